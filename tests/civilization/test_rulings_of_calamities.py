"""The rulings on calamities, succession, victory and the variants."""

from pelagos.games.civilization.ids import FINISH
from tests.civilization.build import RULES, Table
from tests.support import clause

FOUR = ("carthage", "thapsus", "cyrene", "tripoli")


def table(**options: object) -> Table:
    """Africa, Italy and Illyria in the west."""
    return Table("africa", "italy", "illyria", players=3, **options)


def whole_board() -> Table:
    return Table("africa", "italy", "babylon", "egypt", "thrace", "crete")


# -- losses in points -----------------------------------------------------------------------------


@clause("civ:R.31")
def test_pottery_is_optional() -> None:
    t = table().tokens(0, libya=12).own(0, "pottery").hand(0, grain=2).struck(0, "famine")
    t.run("famine").answer(0, "0")
    assert t.refuses(0, "tokens libya 10")
    t.answer(0, "tokens libya 9")
    assert t.b.people[0] == 3


@clause("civ:R.31")
def test_what_pottery_saves_is_not_ordered_from_others() -> None:
    t = table().tokens(0, libya=12).tokens(1, roma=20).tokens(2, germania=20).own(1, "pottery")
    t.hand(1, grain=3).struck(0, "famine").run("famine")
    t.answer(0, "tokens libya 9").answer(0, "p2:11+p3:9")
    assert (t.asked, t.who) == ("show_grain", [1])
    t.answer(1, "3").answer(2, "tokens germania 9")
    assert (t.b.people, t.asked) == ([3, 20, 11], "")


@clause("civ:R.32")
def test_who_cannot_make_the_figure_exactly_exceeds_even_a_cap() -> None:
    t = whole_board().city(3, "memphis", "fayum").own(3, "engineering").struck(3, "flood")
    t.run("flood").answer(3, "city memphis", "city fayum")
    assert (t.b.cities[3], t.asked) == (0, "")


@clause("civ:R.35")
def test_safe_cities_count_for_the_plain_but_are_not_lost() -> None:
    t = whole_board().city(3, "susa").tokens(3, fayum=4, ur=1).struck(3, "flood").run("flood")
    assert t.events("plain_flooded")[0].facts == (t.box.find("plain", "tigris_euphrates"),)
    assert t.choices(3) == ["tokens ur 1"]
    t.answer(3, "tokens ur 1")
    assert (t.owner("susa"), t.there(3, "fayum"), t.asked) == (3, 4, "")


@clause("civ:R.35")
def test_the_division_of_a_flood_respects_engineering_and_what_is_exposed() -> None:
    t = whole_board().tokens(3, fayum=17).tokens(2, tanis=12).tokens(1, memphis=4)
    t.own(2, "engineering").struck(3, "flood").run("flood").answer(3, "tokens fayum 17")
    assert t.asked == "divide_flood"
    assert t.refuses(3, "p3:8+p2:2")
    assert t.refuses(3, "p3:5+p2:5")
    assert t.refuses(3, "p3:5+p2:4")
    t.answer(3, "p2:3+p3:7").answer(1, "tokens memphis 3").answer(2, "tokens tanis 7")
    assert (t.b.people[1], t.b.people[2]) == (1, 5)


@clause("civ:R.36")
def test_an_epidemic_leaves_a_token_in_every_area_a_nation_occupied() -> None:
    t = table().tokens(0, libya=3, sahara=1, numidia=2).tokens(1, libya=4)
    t.struck(0, "epidemic", trader=1).run("epidemic")
    assert t.refuses(0, "tokens sahara 1")
    t.answer(0, "tokens libya 2", "tokens numidia 1")
    assert [t.there(0, a) for a in ("libya", "sahara", "numidia")] == [1, 1, 1]
    assert t.asked == ""


@clause("civ:R.36")
def test_a_token_lost_in_the_same_epidemic_may_take_the_place_of_a_city() -> None:
    t = table().city(0, "carthage").tokens(0, libya=13).stock(0, 0)
    t.struck(0, "epidemic", trader=1).run("epidemic")
    assert "city carthage" not in t.choices(0)
    t.answer(0, "tokens libya 12", "city carthage")
    assert (t.there(0, "carthage"), t.there(0, "libya"), t.b.stock[0]) == (1, 1, 11)


@clause("civ:R.50")
def test_above_the_floor_units_go_one_at_a_time_and_a_reduction_is_one() -> None:
    t = table(calamity_floor_16=True).city(0, *FOUR[1:]).tokens(0, sahara=2)
    t.struck(0, "iconoclasm_heresy", trader=1).run("iconoclasm_heresy").answer(0, "tripoli")
    # 17 points have become 13: two cities stand although four should be reduced
    assert (t.b.cities[0], t.b.strength(0), t.asked) == (2, 13, "")
    t = table(calamity_floor_16=True).city(0, *FOUR).struck(0, "famine")
    t.run("famine").answer(0, "city carthage")
    assert (t.b.cities[0], t.asked) == (3, "")


@clause("civ:R.50", "civ:22.2.4.1")
def test_whom_the_floor_protects_chooses_what_a_volcano_takes() -> None:
    t = table(calamity_floor_16=True).city(1, "neapolis").tokens(1, campania=5, roma=10)
    t.tokens(0, campania=1, libya=20).tokens(2, campania=3).struck(1, "volcano_earthquake")
    t.run("volcano_earthquake")
    assert (t.there(0, "campania"), t.there(2, "campania")) == (0, 3)
    assert (t.who, t.asked) == ([1], "lose_to_eruption")
    assert t.refuses(1, "tokens roma 1")
    t.answer(1, "city neapolis")
    assert (t.b.strength(1), t.there(1, "campania"), t.asked) == (15, 5, "")


# -- civil war ------------------------------------------------------------------------------------


def torn(*cards: str) -> Table:
    """Africa has 40 points."""
    t = table().city(0, *FOUR).tokens(0, libya=10, sahara=10).own(0, *cards)
    return t.tokens(1, roma=1).tokens(2, germania=1).struck(0, "civil_war")


@clause("civ:R.33")
def test_democracy_leaves_nothing_for_a_second_faction_up_to_forty_five_points() -> None:
    t = torn("democracy").run("civil_war")
    t.answer(0, "p2", "tokens libya 10", "city carthage")
    t.answer(1, "tokens sahara 10", "city thapsus", "city cyrene", "city tripoli")
    assert t.asked == "keep_faction"
    t.answer(0, "first")
    assert (t.b.cities, t.b.people, t.asked) == ([4, 0, 0], [20, 1, 1], "")


@clause("civ:R.34")
def test_philosophy_names_the_richest_even_if_somebody_has_no_units() -> None:
    t = torn("philosophy").stock(1, 50)
    t.b.remove(2, t.at("germania"), 1)
    t.run("civil_war")
    assert (t.asked, t.who) == ("pick_faction", [1])


@clause("civ:R.34")
def test_tokens_cannot_replace_a_city_nor_a_city_piece_tokens() -> None:
    italian = ("roma", "neapolis", "campania", "etruria", "samnium", "rubicon", "cisalpina",
               "tarentum", "palermo")  # fmt: skip
    t = torn().city(1, *italian).stock(0, 0).stock(1, 40).stock(2, 1).run("civil_war")
    t.answer(0, "p2", "tokens libya 10", "tokens sahara 5")
    t.answer(1, "tokens sahara 5", "city carthage", "city thapsus", "city cyrene")
    t.answer(0, "second")
    # Italy takes the tokens but has no city piece; Illyria comes before Africa itself
    assert (t.there(1, "libya"), t.there(1, "sahara")) == (10, 10)
    assert [t.owner(a) for a in FOUR] == [2, 2, 2, 0]


@clause("civ:R.52")
def test_neither_side_picks_more_than_its_figure() -> None:
    t = torn().run("civil_war").answer(0, "p2")
    t.answer(0, "tokens libya 10")
    assert t.refuses(0, "tokens sahara 6")
    t.answer(0, "tokens sahara 3")
    # two points are left: no city fits
    assert "city carthage" not in t.choices(0)
    t.answer(0, "tokens sahara 2")
    assert (t.asked, t.who) == ("pick_faction", [1])
    t.answer(1, "city carthage", "city thapsus", "city cyrene", "city tripoli")
    assert t.asked == "keep_faction"


# -- cities reduced and sacked --------------------------------------------------------------------


@clause("civ:R.37")
def test_heresy_may_hit_the_trader() -> None:
    t = table().city(1, "roma").struck(0, "iconoclasm_heresy", trader=1).run("iconoclasm_heresy")
    t.answer(0, "city roma")
    assert t.owner("roma") == -1


@clause("civ:R.38")
def test_pirates_take_a_city_on_a_lake_only_from_that_lake() -> None:
    t = whole_board().city(0, "van", "roma").ship(1, "armenia").struck(0, "piracy", trader=1)
    assert t.run("piracy").choices(1) == ["van"]
    t = whole_board().city(0, "van").ship(1, "roma").own(1, "astronomy")
    assert t.struck(0, "piracy", trader=1).run("piracy").asked == ""


@clause("civ:R.38")
def test_two_ships_take_two_cities_and_two_on_one_lake_take_both_of_its_cities() -> None:
    t = whole_board().city(0, "van", "roma", "neapolis").ship(1, "armenia", "armenia", "palermo")
    t.struck(0, "piracy", trader=1).run("piracy").answer(1, "roma")
    assert t.choices(1) == ["van"]
    t.answer(1, "van")
    assert (t.b.cities[0], t.asked) == (1, "")


@clause("civ:R.39")
def test_an_earthquake_spreads_only_to_neighbours_of_the_city_it_reduces() -> None:
    t = table().city(0, "carthage", "cyrene").city(1, "palermo", "roma", "sabratha")
    t.struck(0, "volcano_earthquake").run("volcano_earthquake").answer(0, "carthage")
    assert set(t.choices(0)) == {"city palermo", "none"}
    t = table().city(0, "carthage", "cyrene").city(1, "palermo")
    t.struck(0, "volcano_earthquake").run("volcano_earthquake").answer(0, "cyrene")
    assert (t.asked, t.owner("palermo")) == ("", 1)


@clause("civ:R.54")
def test_a_calamity_may_reduce_an_old_city_before_a_new_one() -> None:
    t = table().city(0, *FOUR, "sabratha").struck(0, "civil_disorder", trader=1)
    t.b.new_cities = (t.at("carthage"),)
    t.run("civil_disorder")
    assert set(t.choices(0)) == {*FOUR, "sabratha"}


# -- succession and victory -----------------------------------------------------------------------

THOUSAND = ("philosophy", "democracy", "law", "medicine", "engineering", "literacy")


@clause("civ:R.40")
def test_an_epoch_once_left_must_be_earned_again() -> None:
    t = table().marker(5, 0, 0).run("succession")
    assert t.b.marker[0] == 4
    t.city(0, "carthage").run("succession")
    assert t.b.marker[0] == 4
    t.city(0, "thapsus").run("succession")
    assert t.b.marker[0] == 5


@clause("civ:R.41")
def test_riches_do_not_replace_the_thousand_points_of_cards() -> None:
    asia = Table("asia", "crete", "africa", "italy", "illyria", "egypt").city(0, "troy")
    asia.marker(12, 0, 0, 0, 0, 0).own(0, *THOUSAND[:5], "cloth_making", "pottery")
    asia.hand(0, salt=9, grain=8)
    assert (asia.b.card_points(0), asia.b.worth(0) > 1400) == (980, True)
    assert asia.run("succession").b.marker[0] == 12


@clause("civ:R.42")
def test_without_a_city_nobody_finishes() -> None:
    t = whole_board().marker(15, 0, 0, 0, 0, 0).own(0, *THOUSAND, "coinage", "agriculture", "music")
    t.run("succession")
    assert (t.b.marker[0], t.b.finished) == (14, ())


@clause("civ:R.43")
def test_the_last_step_needs_the_points_of_the_space_it_leaves() -> None:
    t = whole_board().marker(15, 0, 0, 0, 0, 0).own(0, *THOUSAND).city(0, "carthage")
    needed = t.box.space_value[t.b.nation[0]][15]
    t.treasury(0, needed - 1001).run("succession")
    assert (t.b.marker[0], t.b.finished) == (14, ())
    t.marker(15, 0, 0, 0, 0, 0).treasury(0, 1).run("succession")
    assert (t.b.marker[0], t.b.finished) == (FINISH, (0,))


@clause("civ:R.44", "civ:R.47")
def test_still_tied_the_victory_is_shared() -> None:
    for variant in ("full", "farmers_and_citizens"):
        t = table(variant=variant).city(0, "carthage").city(2, "sparta").treasury(0, 2)
        t.treasury(2, 2)
        t.b.finished = (0, 2)
        assert t.result().winners == (0, 2)


@clause("civ:R.45")
def test_a_finish_line_needs_no_epoch_beyond_it_but_those_before_it() -> None:
    t = table(variant="short", short_line=2).city(0, "carthage")
    line = t.box.last_space
    t.marker(line, 0, 0).run("succession")
    assert t.b.finished == (0,)
    epochs = t.box.epoch[t.b.nation[0]]
    before = epochs.index(2) - 1
    t = table(variant="short", short_line=2).city(0, "carthage", "thapsus")
    assert before < line
    assert t.marker(before, 0, 0).run("succession").b.marker[0] == before


# -- player counts and simple games ---------------------------------------------------------------


@clause("civ:R.46")
def test_nomads_choose_among_all_nine_nations_and_sail_four_areas() -> None:
    t = Table.started(2, variant="nomads_and_seafarers").answer(-1, "p2,p1")
    assert len({c.split()[0] for c in t.choices(1)}) == 9
    t = table(variant="nomads_and_seafarers").tokens(0, carthage=1).ship(0, "carthage")
    t.run("nomad_move", 0)
    assert t.b.range_left == (4, 4, 4, 4)


@clause("civ:R.47")
def test_farmers_without_cities_slide_back_and_have_fifty_five_tokens_at_any_count() -> None:
    t = table(variant="farmers_and_citizens").marker(6, 3, 3).run("farmer_succession")
    assert t.b.marker == (5, 4, 4)
    for players in range(2, 8):
        assert RULES.new(RULES.box(players, {"variant": "farmers_and_citizens"})).stock[0] == 55


@clause("civ:R.48")
def test_unusable_areas_do_not_exist_for_the_game() -> None:
    box = Table(players=5).box
    for slug in ("ithaca", "tripolitania"):
        gone = box.find("area", slug)
        assert not box.land_borders[gone]
        assert not box.neighbours[gone]
        assert not box.waters.borders[gone]
        assert not [a for a in box.land if gone in box.neighbours[a] or gone in box.land_borders[a]]
        assert not [row for row in box.waters.borders if gone in row]
    assert "africa" not in [box.slug("nation", n) for n in box.nations]
