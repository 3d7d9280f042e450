"""Phase 12: calamities, step by step."""

from pelagos.games.civilization.calamities.common import met_loss
from tests.civilization.build import Table
from tests.support import clause


def table(**options: object) -> Table:
    """Africa, Italy and Illyria."""
    return Table("africa", "italy", "illyria", players=3, **options)


# -- common rules --


@clause("civ:19.5", "civ:19.6", "civ:S.12b")
def test_calamities_come_in_the_order_of_their_numbers_and_go_under_their_stacks() -> None:
    t = table().tokens(0, sahara=1, libya=1).struck(0, "famine").struck(0, "volcano_earthquake")
    t.run("calamities")
    while t.asked:
        t.answer(t.who[0], t.choices(t.who[0])[0])
    order = [e.facts[0] for e in t.events("calamity_strikes")]
    assert order == [t.box.find("trade_card", c) for c in ("volcano_earthquake", "famine")]
    assert t.b.victims == (-1,) * 8
    assert t.b.stacks[2][-1] == t.box.find("trade_card", "famine")


@clause("civ:19.7", "civ:S.12a")
def test_nobody_suffers_more_than_the_two_lowest_of_his_own() -> None:
    t = table().tokens(0, sahara=1).struck(0, "flood").struck(0, "famine")
    t.struck(0, "epidemic", trader=1)
    t.run("calamities")
    put_back = [e.facts[0] for e in t.events("calamity_put_back")]
    assert put_back == [t.box.find("trade_card", "epidemic")]


@clause("civ:22.2.12.2", "civ:X.22", "civ:R.32", "civ:R.52")
def test_a_loss_is_met_exactly_or_exceeded_by_as_little_as_possible() -> None:
    assert met_loss(9, 3, 2, 5, 999) == 10
    assert met_loss(9, 9, 2, 5, 999) == 9
    assert met_loss(9, 3, 0, 5, 999) == 3
    t = table().tokens(0, libya=1, sahara=2).city(0, "carthage", "thapsus").struck(0, "famine")
    t.run("famine")
    assert t.choices(0) == ["city carthage", "city thapsus"]
    t.answer(0, "city carthage", "city thapsus")
    assert (t.b.people[0], t.b.cities[0]) == (3, 0)


@clause("civ:22.2.12.1", "civ:22.2.12.3", "civ:11.3")
def test_a_lost_city_leaves_nothing_and_ships_and_treasury_are_never_touched() -> None:
    t = table().city(0, "carthage").ship(0, "carthage").treasury(0, 7).struck(0, "famine")
    t.run("famine").answer(0, "city carthage")
    assert (t.owner("carthage"), t.there(0, "carthage")) == (-1, 0)
    assert (t.b.ships[0], t.b.treasury[0]) == (t.at("carthage"), 7)


# -- volcano and earthquake --


@clause("civ:22.2.4.1")
def test_an_eruption_takes_all_units_of_all_players_but_no_ships() -> None:
    t = table().tokens(1, campania=1).city(0, "neapolis").tokens(2, campania=1)
    t.ship(2, "neapolis").struck(1, "volcano_earthquake")
    t.run("volcano_earthquake")
    assert (t.b.people[1], t.b.people[2], t.owner("neapolis")) == (0, 0, -1)
    assert t.b.ships[8] == t.at("neapolis")
    assert t.b.cities[0] == 0


@clause("civ:22.2.4.2")
def test_with_units_at_two_volcanoes_the_victim_decides() -> None:
    t = table().tokens(1, campania=1, milazzo=2).struck(1, "volcano_earthquake")
    t.run("volcano_earthquake")
    assert set(t.choices(1)) == {"vesuvius", "etna"}
    t.answer(1, "etna")
    assert (t.there(1, "campania"), t.there(1, "milazzo")) == (1, 0)


@clause("civ:22.2.4.3", "civ:R.39")
def test_an_earthquake_reduces_a_city_and_perhaps_one_next_to_it() -> None:
    t = table().city(0, "carthage", "thapsus").city(1, "sabratha", "roma")
    t.struck(0, "volcano_earthquake")
    t.run("volcano_earthquake").answer(0, "thapsus")
    near = [c for c in t.choices(0) if c.startswith("city")]
    assert "city roma" not in near
    assert "none" in t.choices(0)
    t.answer(0, near[0])
    assert (t.owner("thapsus"), t.there(0, "thapsus")) == (-1, 3)
    assert t.owner(near[0].split()[1]) == -1
    assert table().struck(0, "volcano_earthquake").run("volcano_earthquake").asked == ""


# -- famine --


@clause("civ:22.2.5.a", "civ:22.2.5.b")
def test_famine_takes_nine_and_the_victim_orders_twenty_from_others() -> None:
    t = table().tokens(0, libya=12).tokens(1, roma=15).tokens(2, germania=15).struck(0, "famine")
    t.run("famine").answer(0, "tokens libya 9")
    assert t.asked == "order_famine"
    assert t.refuses(0, "p2:12")
    assert t.refuses(0, "p2:11+p3:10")
    t.answer(0, "p2:11+p3:9")
    assert t.who == [1]
    t.answer(1, "tokens roma 11").answer(2, "tokens germania 9")
    assert (t.b.people, t.asked) == ([3, 4, 6], "")


@clause("civ:22.2.5.c", "civ:22.3.4", "civ:H.5", "civ:R.31")
def test_pottery_lowers_a_loss_by_four_for_each_grain_shown() -> None:
    t = table().tokens(0, libya=12).own(0, "pottery").hand(0, grain=2).struck(0, "famine")
    t.run("famine")
    assert (t.asked, t.choices(0)) == ("show_grain", ["0", "1", "2"])
    t.answer(0, "2").answer(0, "tokens libya 1")
    assert (t.b.people[0], t.holding(0, "grain")) == (11, 2)
    assert t.events("grain_shown")[0].facts == (2,)


# -- civil war --


def torn() -> Table:
    """Africa has 40 points: four cities and twenty tokens."""
    t = table().city(0, "carthage", "thapsus", "cyrene", "tripoli").tokens(0, libya=10, sahara=10)
    return t.tokens(1, roma=1).tokens(2, germania=1).struck(0, "civil_war")


@clause("civ:22.2.6.1", "civ:22.2.6.2")
def test_a_nation_splits_and_the_victim_keeps_the_part_he_likes() -> None:
    t = torn().run("civil_war")
    assert (t.asked, set(t.choices(0))) == ("name_nominee", {"p2", "p3"})
    t.answer(0, "p2", "city carthage", "city thapsus", "city cyrene")
    assert (t.asked, t.who) == ("pick_faction", [1])
    t.answer(1, "tokens libya 10", "tokens sahara 10")
    assert t.asked == "keep_faction"
    t.answer(0, "first")
    assert (t.owner("tripoli"), t.owner("carthage")) == (1, 0)
    assert (t.b.people[0], t.asked) == (20, "")


@clause("civ:22.2.6.1")
def test_the_other_faction_goes_over_with_every_piece_replaced() -> None:
    t = torn().run("civil_war")
    t.answer(0, "p2", "city carthage", "city thapsus", "city cyrene")
    t.answer(1, "tokens libya 10", "tokens sahara 10").answer(0, "second")
    assert (t.there(1, "libya"), t.there(1, "sahara"), t.b.cities) == (10, 10, [1, 3, 0])
    assert t.b.people[0] == 0


@clause("civ:22.2.6.1", "civ:R.33")
def test_thirty_five_points_or_fewer_do_not_split() -> None:
    t = table().tokens(0, libya=35).struck(0, "civil_war").run("civil_war")
    assert (t.asked, t.b.people[0]) == ("", 35)


@clause("civ:22.2.6.2", "civ:L.5")
def test_a_player_without_units_must_be_named() -> None:
    t = torn()
    t.b.remove(2, t.at("germania"), 1)
    t.run("civil_war")
    assert t.choices(0) == ["p3"]


@clause("civ:22.2.6.3", "civ:R.34")
def test_who_lacks_pieces_chooses_and_the_next_in_stock_takes_the_rest() -> None:
    t = torn().stock(1, 4).stock(2, 30)
    t.run("civil_war")
    t.answer(0, "p2", "city carthage", "city thapsus", "city cyrene")
    t.answer(1, "tokens libya 10", "tokens sahara 10").answer(0, "second")
    assert (t.asked, t.who) == ("take_over", [1])
    assert t.b.cities == [1, 3, 0]
    t.answer(1, "tokens libya 4")
    assert (t.there(1, "libya"), t.there(2, "libya"), t.there(2, "sahara")) == (4, 6, 10)


@clause("civ:22.2.6.3", "civ:L.4")
def test_pieces_that_nobody_can_replace_leave_the_board() -> None:
    t = torn().stock(0, 0).stock(1, 0).stock(2, 0)
    t.run("civil_war")
    t.answer(0, "p2", "city carthage", "city thapsus", "city cyrene")
    t.answer(1, "tokens libya 10", "tokens sahara 10").answer(0, "second")
    assert (t.b.people, t.b.cities, t.asked) == ([0, 1, 1], [1, 3, 0], "")


@clause("civ:22.2.6.4", "civ:22.3.17", "civ:X.24")
def test_with_philosophy_the_richest_stock_picks_fifteen() -> None:
    t = table().tokens(0, libya=35).own(0, "philosophy").struck(0, "civil_war")
    assert t.run("civil_war").asked == ""
    t = table().tokens(0, libya=36).own(0, "philosophy").struck(0, "civil_war").stock(2, 50)
    t.run("civil_war")
    assert (t.asked, t.who) == ("pick_faction", [2])
    t.answer(2, "tokens libya 15").answer(0, "second")
    assert (t.there(0, "libya"), t.there(2, "libya")) == (21, 15)


@clause("civ:22.2.6.4")
def test_with_philosophy_and_the_richest_stock_nothing_changes() -> None:
    t = table().tokens(0, libya=36).own(0, "philosophy").struck(0, "civil_war").stock(0, 60)
    assert (t.run("civil_war").asked, t.b.people[0]) == ("", 36)


@clause("civ:22.2.6.5", "civ:22.3.16")
def test_with_democracy_the_first_faction_has_forty_five_points() -> None:
    t = table().tokens(0, libya=25, sahara=25).own(0, "democracy").struck(0, "civil_war")
    t.b.stock = [30, 47, 47]
    t.run("civil_war").answer(0, "p2", "tokens libya 15").answer(1, "tokens sahara 25")
    t.answer(1, "tokens libya 5").answer(0, "first")
    assert (t.b.people[0], t.there(1, "libya")) == (45, 5)


# -- flood --


def nile() -> Table:
    return Table("asia", "babylon", "egypt", "assyria")


@clause("civ:22.2.7.1", "civ:22.2.7.2", "civ:22.2.7.3")
def test_a_flood_takes_seventeen_and_ten_more_from_the_others_there() -> None:
    t = nile().city(2, "memphis", "alexandria").tokens(2, fayum=9, susa=2).city(1, "tanis")
    t.tokens(1, upper_egypt=4).tokens(3, fayum=4).struck(2, "flood")
    t.run("flood")
    assert t.asked == "lose_to_flood"
    t.answer(2, "city memphis", "city alexandria", "tokens fayum 7")
    assert t.asked == "divide_flood"
    assert t.refuses(2, "p2:9")
    t.answer(2, "p2:6+p4:4")
    t.answer(3, "tokens fayum 4").answer(1, "city tanis", "tokens upper_egypt 1")
    assert (t.b.people[1], t.b.cities[1], t.b.people[3], t.asked) == (3, 0, 0, "")
    assert t.there(2, "susa") == 2


@clause("civ:22.2.7.2")
def test_others_with_fewer_than_ten_points_lose_all_there() -> None:
    t = nile().tokens(2, fayum=3).tokens(1, tanis=4).struck(2, "flood")
    t.run("flood").answer(2, "tokens fayum 3").answer(1, "tokens tanis 4")
    assert (t.b.people[1], t.b.people[2], t.asked) == (0, 0, "")


@clause("civ:22.2.7.1", "civ:R.35")
def test_cities_on_black_sites_are_safe_and_a_dry_nation_loses_nothing() -> None:
    t = nile().city(1, "susa").tokens(1, sumeria=1).struck(1, "flood")
    t.run("flood")
    assert t.choices(1) == ["tokens sumeria 1"]
    t.answer(1, "tokens sumeria 1")
    assert t.owner("susa") == 1
    assert nile().tokens(1, kuban=3).struck(1, "flood").run("flood").asked == ""


@clause("civ:22.2.7.3")
def test_between_equal_plains_the_victim_chooses() -> None:
    t = nile().tokens(2, fayum=3, ur=3).struck(2, "flood").run("flood")
    assert set(t.choices(2)) == {"nile", "tigris_euphrates"}
    t.answer(2, "nile").answer(2, "tokens fayum 3")
    assert t.there(2, "ur") == 3


@clause("civ:22.2.7.4", "civ:22.3.13")
def test_engineering_loses_seven_points_at_most() -> None:
    t = nile().tokens(2, fayum=12).own(2, "engineering").tokens(1, tanis=12)
    t.own(1, "engineering").struck(2, "flood")
    t.run("flood").answer(2, "tokens fayum 7")
    t.answer(1, "tokens tanis 7")
    assert (t.b.people[2], t.b.people[1]) == (5, 5)


# -- epidemic --


@clause("civ:22.2.8.1", "civ:22.2.8.2")
def test_an_epidemic_empties_no_area_and_spares_the_trader() -> None:
    t = table().tokens(0, libya=10, sahara=5).city(0, "carthage").tokens(1, roma=12)
    t.tokens(2, germania=12).struck(0, "epidemic", trader=1)
    t.run("epidemic")
    assert t.refuses(0, "tokens libya 10")
    t.answer(0, "tokens libya 9", "tokens sahara 3", "city carthage")
    assert (t.there(0, "carthage"), t.there(0, "libya"), t.there(0, "sahara")) == (1, 1, 2)
    assert t.asked == "order_epidemic"
    assert t.refuses(0, "p2:1")
    assert t.refuses(0, "p3:11")
    t.answer(0, "p3:10").answer(2, "tokens germania 10")
    assert (t.b.people[2], t.asked) == (2, "")


@clause("civ:22.2.8.2", "civ:R.36")
def test_a_city_without_a_token_at_hand_cannot_be_given_up() -> None:
    t = table().city(0, "carthage", "thapsus").tokens(0, libya=2).stock(0, 0)
    t.struck(0, "epidemic", trader=1).run("epidemic")
    assert t.choices(0) == ["tokens libya 1"]
    t.answer(0, "tokens libya 1")
    assert set(t.choices(0)) == {"city carthage", "city thapsus"}
    t.answer(0, "city carthage")
    assert (t.b.cities[0], t.b.stock[0]) == (1, 0)


@clause("civ:22.2.8.3", "civ:22.3.14")
def test_medicine_softens_an_epidemic() -> None:
    t = table().tokens(0, libya=30).own(0, "medicine").tokens(2, germania=20).own(2, "medicine")
    t.struck(0, "epidemic", trader=1).run("epidemic").answer(0, "tokens libya 11")
    assert t.refuses(0, "p3:11")
    t.answer(0, "p3:10").answer(2, "tokens germania 5")
    assert (t.b.people[0], t.b.people[2]) == (19, 15)
    assert t.asked != "lose_to_epidemic"


# -- unrest --

SEVEN = ("carthage", "thapsus", "cyrene", "tripoli", "libya", "sabratha", "numidia")


@clause("civ:22.2.9.1", "civ:22.2.9.2", "civ:22.2.9.3", "civ:22.2.9.4", "civ:22.3.15", "civ:R.54")
def test_disorder_leaves_four_cities_five_with_law_six_with_democracy() -> None:
    cards: tuple[tuple[tuple[str, ...], int], ...] = (
        ((), 4), (("law",), 5), (("law", "democracy"), 6),
    )  # fmt: skip
    for owned, left in cards:
        t = table().city(0, *SEVEN).own(0, *owned).struck(0, "civil_disorder", trader=1)
        t.b.new_cities = (t.at("carthage"),)
        t.run("civil_disorder")
        assert len(t.choices(0)) == 7
        while t.asked:
            t.answer(0, t.choices(0)[0])
        assert t.b.cities[0] == left


@clause("civ:22.2.10.1", "civ:22.2.10.2", "civ:22.2.10.3", "civ:22.3.17")
def test_iconoclasm_reduces_four_cities_three_with_law_two_with_philosophy() -> None:
    cards: tuple[tuple[tuple[str, ...], int], ...] = (
        ((), 3), (("law",), 4), (("law", "philosophy"), 5),
    )  # fmt: skip
    for owned, left in cards:
        t = table().city(0, *SEVEN).own(0, *owned).struck(0, "iconoclasm_heresy", trader=1)
        t.run("iconoclasm_heresy")
        while t.asked:
            t.answer(0, t.choices(0)[0])
        assert t.b.cities[0] == left


@clause("civ:22.2.10.4", "civ:R.37")
def test_heresy_spreads_to_two_foreign_cities_unless_cards_protect_them() -> None:
    t = table().city(1, "roma", "neapolis").city(2, "moesia").own(1, "law").own(2, "philosophy")
    t.struck(0, "iconoclasm_heresy", trader=1).run("iconoclasm_heresy")
    assert set(t.choices(0)) == {"city roma", "city neapolis", "none"}
    t.answer(0, "city roma")
    assert (t.asked, t.owner("neapolis"), t.owner("roma")) == ("", 1, -1)


# -- piracy --


@clause("civ:22.2.11.1", "civ:22.2.11.2", "civ:X.14", "civ:R.38")
def test_every_ship_of_the_trader_takes_a_city_it_can_reach() -> None:
    t = Table("africa", "italy", "babylon", "egypt", "thrace", "crete", players=6)
    t.city(0, "syracuse", "susa", "damascus").ship(1, "sinope").struck(0, "piracy", trader=1)
    t.run("piracy")
    assert (t.who, t.choices(1)) == ([1], ["syracuse"])
    t.answer(1, "syracuse")
    assert (t.owner("syracuse"), t.there(0, "syracuse"), t.asked) == (-1, 0, "")


@clause("civ:22.2.11.1")
def test_as_many_cities_are_taken_as_ships_can_be_assigned() -> None:
    t = Table("africa", "italy", "babylon", "egypt", "thrace", "crete", players=6)
    t.city(0, "syracuse", "palermo", "athens").ship(1, "sinope", "roma")
    t.struck(0, "piracy", trader=1).run("piracy").answer(1, "athens", "palermo")
    assert (t.b.cities[0], t.asked) == (1, "")


# -- the floor --


@clause("civ:24.2", "civ:24.1")
def test_with_the_floor_nobody_falls_further_than_below_sixteen() -> None:
    t = table(calamity_floor_16=True).tokens(0, libya=18).struck(0, "famine")
    t.run("famine").answer(0, "tokens libya 3")
    assert (t.b.people[0], t.asked) == (15, "")
    t = table(calamity_floor_16=True).tokens(0, libya=15).tokens(1, roma=15)
    assert t.struck(0, "famine").run("famine").asked == ""


@clause("civ:24.2", "civ:R.50")
def test_with_the_floor_a_volcano_and_a_civil_war_stop_in_time() -> None:
    t = table(calamity_floor_16=True).tokens(1, campania=10, roma=8)
    t.struck(1, "volcano_earthquake").run("volcano_earthquake").answer(1, "tokens campania 3")
    assert (t.b.strength(1), t.asked) == (15, "")
    t = table(calamity_floor_16=True).tokens(0, libya=20, sahara=20)
    t.tokens(1, roma=1).tokens(2, germania=1)
    t.struck(0, "civil_war").run("civil_war")
    t.answer(0, "p2", "tokens libya 15").answer(1, "tokens sahara 20").answer(0, "second")
    assert t.b.strength(0) == 15
