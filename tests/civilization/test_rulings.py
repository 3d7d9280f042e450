"""The rulings on the phases up to the purchase of cards: where the book leaves a doubt."""

from pelagos.engine.seats import FATE
from pelagos.games.civilization.ids import BATCH, NEOLITHIC
from tests.civilization.build import RULES, Table
from tests.support import clause

NINE_WESTERN = (
    "carthage", "thapsus", "cyrene", "tripoli", "libya", "sabratha", "numidia", "sahara", "tunisia",
)  # fmt: skip
NINE_ITALIAN = (
    "roma", "neapolis", "campania", "etruria", "samnium", "rubicon", "cisalpina", "tarentum",
    "palermo",
)  # fmt: skip
NINE_GREEK = (
    "athens", "corinth", "sparta", "argos", "delphi", "thessaly", "epirus", "apollonia",
    "macedonia",
)  # fmt: skip


def table(**options: object) -> Table:
    """Africa, Italy and Illyria in the west."""
    return Table("africa", "italy", "illyria", players=3, **options)


def greece() -> Table:
    return Table("crete", "thrace", "italy", "africa", "illyria", "egypt")


# -- the board ------------------------------------------------------------------------------------


@clause("civ:R.1")
def test_each_of_the_four_flood_plains_covers_several_areas() -> None:
    plains = Table(players=7).box.plain_areas
    assert len(plains) == 4
    assert min(len(areas) for areas in plains) == 2


@clause("civ:R.2")
def test_the_start_arrow_is_neolithic_so_a_nation_without_cities_leaves_it() -> None:
    t = table()
    assert {row[0] for row in t.box.epoch} == {NEOLITHIC}
    assert t.run("succession").b.marker == (1, 1, 1)


@clause("civ:R.10")
def test_only_delphi_has_two_waters_and_lakes_lead_nowhere_else() -> None:
    t = Table("babylon", "assyria", "asia", "egypt", "crete", "thrace")
    assert t.box.slug("area", t.box.split_area) == "delphi"
    t.tokens(0, armenia=1).own(0, "astronomy").ship(0, "armenia").run("move", 0)
    assert [c for c in t.choices(0) if c.startswith("sail")] == ["sail ship1 van"]


# -- taxation and expansion -----------------------------------------------------------------------


@clause("civ:R.3")
def test_a_city_is_paid_in_full_or_revolts_and_the_remainder_stays_in_stock() -> None:
    t = table().city(0, "carthage", "thapsus", "cyrene").stock(0, 5).stock(1, 20).stock(2, 10)
    t.run("taxation")
    assert (t.b.treasury[0], t.b.stock[0]) == (4, 1)
    assert (t.asked, t.who) == ("take_revolting_city", [1])
    t.answer(1, "cyrene")
    assert (t.asked, t.owner("cyrene")) == ("", 1)


@clause("civ:R.4")
def test_a_beneficiary_needs_city_pieces_not_tokens() -> None:
    t = table().city(0, "carthage").city(1, *NINE_ITALIAN).stock(0, 0).stock(1, 40).stock(2, 0)
    t.city(0, "cyrene").run("taxation")
    # Italy is richest but has no piece; Africa and Illyria have no tokens, and A.S.T. order counts
    assert t.who == [0]
    t.answer(0, "carthage").answer(0, "cyrene")
    assert (t.b.cities, t.asked) == ([2, 9, 0], "")


@clause("civ:R.5")
def test_pieces_that_come_back_during_a_revolt_count_for_nobody() -> None:
    t = table().city(0, *NINE_WESTERN).city(1, *NINE_ITALIAN[:8]).city(2, *NINE_GREEK)
    t.stock(0, 14).stock(1, 30).stock(2, 47).run("taxation")
    assert (t.asked, t.who) == ("take_revolting_city", [1])
    t.answer(1, "carthage")
    # Africa has a piece again, but the richest, Illyria, now says which city is removed
    assert (t.asked, t.who) == ("remove_revolting_city", [2])
    assert t.refuses(2, "carthage")
    t.answer(2, "thapsus")
    assert (t.b.cities, t.owner("thapsus"), t.asked) == ([7, 9, 9], -1, "")


@clause("civ:R.6")
def test_a_short_stock_must_be_placed_completely() -> None:
    t = table().tokens(0, libya=2, numidia=2).stock(0, 3).run("population_expansion")
    assert t.refuses(0, "libya:2")
    t.answer(0, "libya:2+numidia:1")
    assert (t.there(0, "libya"), t.there(0, "numidia"), t.b.stock[0]) == (4, 3, 0)


# -- ships and movement ---------------------------------------------------------------------------


@clause("civ:R.7")
def test_no_ship_is_built_where_there_is_no_water() -> None:
    t = table().tokens(0, sahara=4, libya=4).treasury(0, 6).run("ship_turn", 0)
    for verb in ("build", "build_levy", "build_half_levy"):
        assert t.allows(0, f"{verb} libya")
        assert not t.allows(0, f"{verb} sahara")


@clause("civ:R.8")
def test_where_a_ship_was_given_up_none_is_built_but_elsewhere_one_may_be() -> None:
    t = table().tokens(0, libya=2, cyrene=2).treasury(0, 4).ship(0, "libya").run("ship_turn", 0)
    t.answer(0, "give_up libya")
    assert not t.allows(0, "build libya")
    assert not t.allows(0, "build_levy libya")
    t.answer(0, "build cyrene", "done")
    assert [n for n in t.b.ships[:4] if n >= 0] == [t.at("cyrene")]


@clause("civ:R.8", "civ:9.4")
def test_a_ship_built_beside_another_means_that_the_other_is_kept() -> None:
    for orders in (
        ("maintain libya", "build_half_levy libya"),
        ("build_half_levy libya", "maintain libya"),
        ("build libya", "maintain_by_levy libya"),
    ):
        t = table().tokens(0, libya=1).treasury(0, 2).ship(0, "libya").run("ship_turn", 0)
        t.answer(0, orders[0])
        assert not orders[0].startswith("build") or t.verbs(0) == [orders[1].split()[0]]
        t.answer(0, orders[1], "done")
        assert t.b.ships[:4].count(t.at("libya")) == 2
        assert (t.b.people[0], t.b.treasury[0]) == (0, 0)


@clause("civ:R.9")
def test_tokens_levied_go_to_stock_which_pays_for_nothing() -> None:
    t = table().tokens(0, libya=2, cyrene=2).ship(0, "cyrene").run("ship_turn", 0)
    stock = t.b.stock[0]
    t.answer(0, "build_levy libya")
    assert t.b.stock[0] == stock + 2
    assert set(t.verbs(0)) == {"done", "maintain_by_levy", "give_up"}
    t.answer(0, "maintain_by_levy cyrene", "done")
    assert (t.b.people[0], t.b.ships[:4].count(-1)) == (1, 2)


@clause("civ:R.11")
def test_boarding_and_landing_in_the_same_area_uses_up_the_move() -> None:
    t = table().tokens(0, libya=1).ship(0, "libya").run("move", 0)
    assert t.allows(0, "march libya cyrene 1")
    t.answer(0, "embark ship1 1", "land ship1 1")
    assert (t.there(0, "libya"), "march" in t.verbs(0), "embark" in t.verbs(0)) == (1, False, False)


@clause("civ:R.55")
def test_a_token_loaded_in_delphi_lets_the_ship_leave_by_the_other_coast() -> None:
    t = greece().ship(0, "delphi").run("move", 0)
    assert t.refuses(0, "sail ship1 athens")
    t = greece().tokens(0, delphi=1).ship(0, "delphi").run("move", 0)
    t.answer(0, "embark ship1 1")
    assert t.there(0, "delphi") == 0
    t.answer(0, "sail ship1 athens")
    assert t.b.range_left[0] == 3


# -- conflict and cities --------------------------------------------------------------------------


@clause("civ:R.12")
def test_the_end_of_a_conflict_is_tested_after_every_single_removal() -> None:
    t = table().tokens(0, germania=4).tokens(1, germania=2).run("conflict")
    assert (t.there(0, "germania"), t.there(1, "germania")) == (4, 1)
    t = table().tokens(0, roma=5).tokens(1, roma=3).tokens(2, roma=3).run("conflict")
    assert [t.there(s, "roma") for s in (0, 1, 2)] == [3, 0, 0]


@clause("civ:R.13")
def test_attackers_of_a_city_fight_without_regard_to_the_limit() -> None:
    t = table().city(0, "germania").tokens(1, germania=2).tokens(2, germania=2).run("conflict")
    assert (t.b.people, t.owner("germania")) == ([0, 0, 0], 0)
    t = table().city(0, "carthage").tokens(1, carthage=9).tokens(2, carthage=9).run("conflict")
    assert (t.b.people, t.owner("carthage")) == ([0, 0, 0], 0)


@clause("civ:R.14")
def test_of_two_owners_who_attack_each_other_the_earlier_one_names_the_assault() -> None:
    t = table().city(0, "tripoli").tokens(1, tripoli=7).city(1, "neapolis").tokens(0, neapolis=7)
    t.stock(0, 1).stock(1, 6).run("conflict")
    assert (t.asked, t.who, set(t.choices(0))) == ("name_assault", [0], {"tripoli", "neapolis"})
    t.answer(0, "neapolis")
    # the five tokens lost in Neapolis are in stock when Tripolis is assaulted
    assert [e.kind.name for e in t.b.log or [] if e.kind.name.startswith("city_")] == [
        "city_assaulted", "city_assaulted",
    ]  # fmt: skip
    assert (t.there(0, "neapolis"), t.there(1, "tripoli"), t.there(0, "tripoli")) == (2, 2, 0)


@clause("civ:R.15")
def test_when_a_city_has_become_tokens_the_plain_limit_counts() -> None:
    t = table().city(0, "carthage").own(0, "agriculture").own(1, "agriculture")
    t.tokens(1, carthage=7).run("conflict")
    assert (t.there(1, "carthage"), t.there(0, "carthage")) == (2, 1)


@clause("civ:R.16")
def test_after_a_capitulation_the_attackers_stay_until_surplus_is_removed() -> None:
    t = table().city(0, "carthage").stock(0, 5).tokens(1, carthage=7, roma=2).run("conflict")
    assert (t.owner("carthage"), t.there(1, "carthage")) == (1, 7)
    t.run("surplus")
    assert (t.owner("carthage"), t.there(1, "carthage")) == (1, 0)


@clause("civ:R.18")
def test_a_city_taken_over_this_round_counts_with_the_old_ones() -> None:
    t = table().city(0, "carthage", "thapsus", "cyrene", "tripoli").tokens(0, libya=10, numidia=10)
    t.city(1, "roma").tokens(1, etruria=1).tokens(2, germania=1).struck(0, "civil_war")
    t.b.new_cities = (t.at("tripoli"),)
    t.run("calamities").answer(0, "p2", "city carthage", "city thapsus", "city cyrene")
    t.answer(1, "tokens libya 10", "tokens numidia 10").answer(0, "first")
    assert t.owner("tripoli") == 1
    assert (t.asked, t.who, set(t.choices(1))) == ("support_cities", [1], {"roma", "tripoli"})


@clause("civ:R.18")
def test_the_newest_cities_go_first_in_both_support_checks() -> None:
    for phase in ("support", "calamities"):
        t = table().city(0, "carthage", "thapsus").tokens(0, libya=1)
        t.b.new_cities = (t.at("thapsus"),)
        assert t.run(phase).choices(0) == ["thapsus"]


@clause("civ:R.19")
def test_a_reduced_city_leaves_as_many_tokens_as_the_plain_limit() -> None:
    for area, left in (("carthage", 3), ("libya", 1), ("germania", 5)):
        t = table().city(0, area).run("support").answer(0, area)
        assert t.there(0, area) == left


# -- cards and trade ------------------------------------------------------------------------------


@clause("civ:R.20")
def test_a_player_without_cities_may_buy_gold_and_acts_first() -> None:
    t = table().city(0, "carthage").treasury(0, 18).treasury(2, 18).run("trade_cards")
    assert (t.asked, t.who) == ("buy_gold", [2])
    t.answer(2, "1")
    assert t.events("gold_bought")[0].facts == (1,)
    t.answer(FATE, t.choices(FATE)[0])
    assert (t.b.active, t.who) == (0, [FATE])
    t.answer(FATE, t.choices(FATE)[0])
    assert (t.asked, t.who) == ("buy_gold", [0])


@clause("civ:R.21")
def test_the_number_of_cards_is_open_and_their_kinds_are_not() -> None:
    t = table().hand(0, gold=2, salt=1)
    seats = RULES.view(t.b, 1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["trade_cards"] == 3
    assert "gold" not in str(seats)


@clause("civ:R.22")
def test_a_counter_needs_three_cards_and_three_true_statements_too() -> None:
    t = table(trade_form="live").hand(0, salt=3).hand(1, bronze=3, iron=1).run("trade")
    t.answer(0, "post salt+salt+salt 3 27 salt all 0 -")
    assert t.refuses(1, "counter offer1 bronze+bronze 2 24 bronze")
    assert t.refuses(1, "counter offer1 bronze+bronze+bronze 3 18 bronze")
    assert t.refuses(1, "counter offer1 bronze+bronze+bronze 3 54 iron")
    assert t.allows(1, "counter offer1 iron+bronze+bronze+bronze 4 56 iron")


@clause("civ:R.23")
def test_a_calamity_is_turned_up_while_the_bazaar_is_still_open() -> None:
    t = table(trade_form="live").hand(0, salt=2, piracy=1, hides=3).hand(1, iron=3, cloth=3)
    t.run("trade")
    t.answer(0, "post salt+salt+piracy 3 12 salt all 0 -")
    t.answer(1, "counter offer1 iron+iron+iron 3 18 iron").answer(0, "accept offer2")
    assert t.asked == "trade_freely"
    seats = RULES.view(t.b, 2)["seats"]
    assert isinstance(seats, list)
    assert seats[1]["calamities"] == ["piracy"]
    assert t.refuses(1, "post salt+salt+piracy 3 12 salt all 0 -")


@clause("civ:R.24")
def test_a_brown_calamity_may_be_traded_in_the_round_it_is_drawn() -> None:
    t = table().hand(1, iron=3).city(0, *NINE_WESTERN[:6])
    t.b.stacks[5] = (t.box.find("trade_card", "epidemic"),)
    t.run("trade_cards")
    while t.asked:
        t.answer(FATE, t.choices(FATE)[0])
    assert t.holding(0, "epidemic") == 1
    t.run("trade")
    assert t.allows(0, "post salt+grain+epidemic 3 7 salt all 0 -")


@clause("civ:R.25")
def test_law_bought_now_opens_democracy_only_next_round() -> None:
    t = table().hand(0, salt=9, cloth=7).run("purchase", 0)
    t.answer(0, "acquire law")
    assert "acquire democracy" not in t.choices(0)
    t = table().own(0, "law").hand(0, salt=9, cloth=7).run("purchase", 0)
    assert "acquire democracy" in t.choices(0)


@clause("civ:R.26")
def test_the_larger_of_group_and_special_credit_is_taken() -> None:
    t = table()

    def credit(owned: str, bought: str) -> int:
        return t.box.credit[t.box.find("card", owned)][t.box.find("card", bought)]

    assert credit("drama_poetry", "literacy") == 20
    assert credit("drama_poetry", "music") == 5
    assert credit("engineering", "mysticism") == 20


@clause("civ:R.27")
def test_cards_returned_together_lie_in_an_order_nobody_knows() -> None:
    t = table()
    bronze, epidemic = t.box.find("trade_card", "bronze"), t.box.find("trade_card", "epidemic")
    t.b.stacks[5] = (bronze,)
    t.b.under_stacks((bronze, epidemic))
    t.b.under_stacks((bronze,))
    assert t.b.stacks[5] == (bronze, BATCH, bronze, epidemic, BATCH, bronze)
    t.b.stacks[5] = t.b.stacks[5][2:]
    assert set(t.b.top_batch(5)) == {bronze, epidemic}


@clause("civ:R.28")
def test_more_trade_cards_may_be_handed_in_than_needed() -> None:
    t = table().hand(0, grain=4, hides=2).treasury(0, 9).run("purchase", 0)
    t.answer(0, "acquire pottery", "done")
    assert t.refuses(0, "hides+hides")
    t.answer(0, "hides+hides+grain+grain+grain+grain")
    assert (t.b.treasury[0], t.b.hand_size(0)) == (9, 0)


@clause("civ:R.29")
def test_any_card_may_be_returned_even_from_a_small_hand() -> None:
    t = table().hand(0, salt=2, piracy=1).run("purchase", 0).answer(0, "done")
    t.answer(0, "salt+piracy")
    assert (t.b.hand(0), t.b.stacks[8][-1]) == (
        [t.box.find("trade_card", "salt")], t.box.find("trade_card", "piracy"),
    )  # fmt: skip
