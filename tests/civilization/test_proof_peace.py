"""Clause by clause: from the set-up to the end of the trade."""

import pytest

from pelagos.engine.seats import FATE, NOBODY
from tests.civilization.build import Table
from tests.support import clause

# -- pieces and set-up -----------------------------------------------------------------------------


@clause("civ:2.3.3")
def test_a_city_is_worth_five_points_a_token_one_and_a_ship_none() -> None:
    t = Table("africa", "italy").tokens(0, tunisia=3).city(0, "carthage", "thapsus")
    assert t.b.strength(0) == 3 + 2 * 5
    t.ship(0, "carthage")
    assert (t.b.strength(0), t.b.people[0], t.b.cities[0]) == (13, 3, 2)


@clause("civ:2.7.1")
def test_what_leaves_the_board_returns_to_stock_and_may_be_used_again() -> None:
    t = Table("africa", "italy").tokens(0, tunisia=3).city(0, "carthage")
    stock, cities = t.b.stock[0], t.b.city_pieces(0)
    t.b.remove(0, t.at("tunisia"), 2)
    t.b.lose_city(t.at("carthage"))
    assert (t.b.stock[0], t.b.city_pieces(0)) == (stock + 2, cities + 1)
    t.tokens(0, libya=2).city(0, "thapsus")
    assert (t.b.stock[0], t.b.city_pieces(0)) == (stock, cities)


@clause("civ:4.3", "civ:S.0a")
def test_place_cards_are_dealt_openly_by_chance_one_to_each() -> None:
    t = Table.started(3)
    assert (t.asked, t.who) == ("deal_place_cards", [FATE])
    assert len(t.choices(FATE)) == 6
    t.answer(FATE, "p3,p1,p2")
    assert t.who == [2]
    assert all(e.heard_by(NOBODY) for e in t.b.log or [])


@clause("civ:S.0b")
def test_in_the_order_of_the_place_cards_each_picks_a_free_nation_and_one_of_its_areas() -> None:
    t = Table.started(3)
    t.answer(FATE, "p3,p1,p2").answer(2, "crete knossos")
    assert t.who == [0]
    assert not [c for c in t.choices(0) if c.startswith("crete ")]
    assert t.refuses(0, "italy knossos")
    t.answer(0, "italy etruria")
    assert t.who == [1]
    t.answer(1, "africa sahara")
    # One token each, which has grown in the first round.
    assert [t.there(s, a) for s, a in ((2, "knossos"), (0, "etruria"), (1, "sahara"))] == [2] * 3


# -- taxation, growth, census ----------------------------------------------------------------------


@clause("civ:S.1c")
def test_the_largest_stock_chooses_among_the_revolting_cities_and_who_says_what_goes() -> None:
    t = Table("africa", "italy", "illyria").city(0, "carthage", "numidia", "thapsus")
    t.stock(0, 2).stock(1, 20).stock(2, 30).run("taxation")
    assert (t.asked, t.who) == ("take_revolting_city", [2])
    assert sorted(t.choices(2)) == ["carthage", "numidia", "thapsus"]


@clause("civ:S.1c")
def test_of_cities_that_nobody_can_take_the_first_in_rank_says_which_are_removed() -> None:
    t = Table("africa", "italy").city(0, "carthage", "numidia")
    for seat in (0, 1):
        while t.b.city_pieces(seat):
            t.b.found_city(seat, t.b.city.index(-1))
    t.stock(0, 2 * 9 - 1).stock(1, 40).run("taxation")
    # One of nine is not paid for, and nobody has a piece to replace it.
    assert (t.asked, t.who) == ("remove_revolting_city", [1])
    t.answer(1, "numidia")
    assert (t.owner("numidia"), t.b.cities[:2], t.asked) == (-1, [8, 9], "")


@clause("civ:6.3.3n")
def test_the_owner_may_be_next_in_line_and_recover_his_city() -> None:
    t = Table("africa", "italy").city(0, "carthage", "numidia").stock(0, 1).stock(1, 40)
    t.city(
        1, "roma", "neapolis", "tarentum", "etruria", "samnium", "campania", "syracuse", "milazzo"
    )
    t.run("taxation").answer(1, "carthage")
    assert (t.asked, t.who, t.choices(0)) == ("take_revolting_city", [0], ["numidia"])
    assert t.answer(0, "numidia").owner("numidia") == 0


@clause("civ:7.2", "civ:7.3")
def test_no_token_is_added_beside_a_city_and_the_limit_may_be_exceeded() -> None:
    t = Table("africa", "italy").tokens(0, sahara=1, tunisia=4, carthage=2).city(0, "carthage")
    limit = t.box.limit[t.at("tunisia")]
    t.run("population_expansion")
    assert [t.there(0, a) for a in ("sahara", "tunisia", "carthage")] == [2, 6, 2]
    assert t.there(0, "tunisia") > limit


@clause("civ:S.2")
def test_only_who_is_short_of_tokens_decides_and_all_grow_in_the_order_of_the_table() -> None:
    t = Table("africa", "italy", "illyria").tokens(0, libya=2).tokens(1, roma=2)
    t.tokens(2, germania=2, pannonia=2).stock(2, 1).run("population_expansion")
    assert (t.there(0, "libya"), t.there(1, "roma")) == (4, 4)
    assert (t.asked, t.who) == ("expand", [2])


@clause("civ:X.20")
def test_areas_with_one_two_and_four_tokens_grow_by_one_two_and_two() -> None:
    def grow() -> Table:
        return Table("africa", "italy").tokens(0, sahara=1, libya=2, tunisia=4).city(0, "carthage")

    t = grow().run("population_expansion")
    assert [t.there(0, a) for a in ("sahara", "libya", "tunisia", "carthage")] == [2, 4, 6, 0]
    t = grow().stock(0, 3).run("population_expansion")
    ways = [dict([part.split(":") for part in c.split("+")]) for c in t.choices(0)]
    found = {tuple([int(way.get(a, 0)) for a in ("sahara", "libya", "tunisia")]) for way in ways}
    assert found == {(0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 1, 1), (1, 2, 0)}


def counted() -> Table:
    """Egypt and Asia have three tokens each, Babylon five, Assyria one beside city and ship."""
    t = Table("egypt", "asia", "babylon", "assyria")
    t.tokens(0, thebes=3).tokens(1, kuban=3).tokens(2, media=5).tokens(3, nalchik=1)
    return t.city(3, "van").ship(3, "maikop")


@clause("civ:8.1", "civ:S.3")
def test_tokens_alone_are_counted_openly_and_the_most_move_first() -> None:
    t = counted().run("census")
    assert t.asked == ""
    (told,) = t.events("census")
    assert told.facts == ((2, 1, 0, 3), (5, 3, 3, 1))
    assert told.heard_by(NOBODY)
    assert t.run("movement").who == [2]


@clause("civ:8.3")
def test_equal_counts_move_in_the_order_of_the_table() -> None:
    t = counted().run("census")
    assert t.b.ast.index(1) < t.b.ast.index(0)
    assert t.b.movers == (2, 1, 0, 3)


@clause("civ:8.2")
def test_the_census_changes_nothing_but_the_order_of_movement() -> None:
    t = counted()
    before = t.b.copy()
    t.run("census")
    assert (t.b.tokens, t.b.stock, t.b.treasury) == (before.tokens, before.stock, before.treasury)
    assert t.b.ast == before.ast
    for phase in ("population_expansion", "city_construction"):
        assert t.run(phase).b.ast == before.ast


# -- ships -----------------------------------------------------------------------------------------


@clause("civ:S.4a")
def test_each_ship_is_kept_from_the_treasury_or_by_levy_or_given_up() -> None:
    t = Table("africa", "italy").tokens(0, carthage=1).treasury(0, 2)
    t.ship(0, "carthage", "numidia", "roma").run("ship_turn", 0)
    found = set(t.choices(0))
    assert {"maintain carthage", "maintain_by_levy carthage", "give_up carthage"} <= found
    assert "maintain_by_levy numidia" not in found
    t.answer(0, "give_up numidia", "maintain roma", "maintain_by_levy carthage", "done")
    assert sorted(t.b.ships[:4]) == sorted([t.at("carthage"), t.at("roma"), -1, -1])


@clause("civ:S.4a")
def test_a_ship_for_which_there_is_no_token_goes_to_stock() -> None:
    t = Table("africa", "italy").ship(0, "roma").tokens(0, carthage=1).run("ship_turn", 0)
    assert t.choices(0) == ["done", "give_up roma"]
    t.answer(0, "done")
    assert t.b.ships[:4] == [-1] * 4


@clause("civ:S.4b")
def test_in_the_same_turn_ships_are_built_up_to_four() -> None:
    t = Table("africa", "italy").tokens(0, carthage=9).run("ship_turn", 0)
    for _ in range(4):
        t.answer(0, "build_levy carthage")
    assert t.b.ships[:4] == [t.at("carthage")] * 4
    assert t.verbs(0) == ["done"]
    t = Table("africa", "italy").tokens(0, carthage=9).run("ship_turn", 0).answer(0, "done")
    assert t.b.ships[:4] == [-1] * 4


@clause("civ:9.2")
def test_a_ship_from_the_treasury_may_lie_at_a_city_and_a_levied_one_where_the_levy_was() -> None:
    t = Table("africa", "italy").tokens(0, carthage=2, sahara=4).city(0, "numidia").treasury(0, 2)
    t.run("ship_turn", 0)
    found = set(t.choices(0))
    assert {"build numidia", "build carthage", "build_levy carthage"} <= found
    assert {"build sahara", "build roma", "build_levy numidia", "build_levy sahara"}.isdisjoint(
        found
    )
    t.answer(0, "build_levy carthage")
    assert (t.there(0, "carthage"), t.b.ships[0]) == (0, t.at("carthage"))


@clause("civ:9.6")
@pytest.mark.parametrize("verb", ["build", "build_half_levy", "build_levy"])
def test_tokens_spent_on_a_ship_go_to_stock(verb: str) -> None:
    t = Table("africa", "italy").tokens(0, carthage=2).treasury(0, 2)
    stock = t.b.stock[0]
    t.run("ship_turn", 0).answer(0, f"{verb} carthage")
    assert t.b.stock[0] == stock + 2
    assert t.b.treasury[0] + t.there(0, "carthage") == 2


# -- conflict, cities ------------------------------------------------------------------------------


@clause("civ:11.5.3", "civ:X.17")
def test_three_remove_tokens_in_ascending_order_and_equals_together() -> None:
    t = Table("italy", "africa", "illyria")
    assert t.box.limit[t.at("roma")] == 2
    t.tokens(0, roma=5).tokens(1, roma=3).tokens(2, roma=3).run("conflict")
    assert [t.there(s, "roma") for s in range(3)] == [3, 0, 0]
    t.run("surplus")
    assert t.there(0, "roma") == 2


@clause("civ:11.5.3")
@pytest.mark.parametrize(
    ("before", "after"), [((3, 2, 1), (2, 0, 0)), ((4, 4, 1), (1, 1, 0)), ((2, 1, 1), (2, 0, 0))]
)
def test_whether_the_conflict_is_over_is_seen_after_each_group(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    t = Table("italy", "africa", "illyria")
    for seat, count in enumerate(before):
        t.tokens(seat, roma=count)
    t.run("conflict")
    assert tuple([t.there(s, "roma") for s in range(3)]) == after


@clause("civ:23.2")
def test_what_concerns_three_is_split_into_actions_of_one_or_two() -> None:
    t = Table("italy", "africa", "illyria")
    t.tokens(0, roma=5, etruria=1).tokens(1, roma=3, etruria=3).tokens(2, roma=3).run("conflict")
    alone = Table("italy", "africa", "illyria").tokens(0, etruria=1).tokens(1, etruria=3)
    alone.run("conflict")
    assert [t.there(s, "etruria") for s in (0, 1)] == [alone.there(s, "etruria") for s in (0, 1)]
    assert [t.there(s, "roma") for s in range(3)] == [3, 0, 0]


@clause("civ:12.4", "civ:S.8a")
def test_tokens_beyond_the_city_stay_until_surplus_is_removed_by_itself() -> None:
    t = Table("italy", "africa").tokens(0, roma=8, etruria=6, cisalpina=4)
    t.run("city_construction").answer(0, "roma")
    assert (t.there(0, "roma"), t.owner("roma")) == (2, 0)
    t.run("surplus")
    assert t.asked == ""
    assert (t.there(0, "roma"), t.there(0, "etruria")) == (0, t.box.limit[t.at("etruria")])


@clause("civ:14.1")
@pytest.mark.parametrize(("area", "stands"), [("etruria", True), ("cisalpina", False)])
def test_support_is_checked_after_the_surplus_is_gone(area: str, stands: bool) -> None:
    t = Table("italy", "africa").city(0, "roma").tokens(0, **{area: 4}).run("surplus")
    # Two tokens support a city: of four in each area two or one are left.
    assert t.there(0, area) == t.box.limit[t.at(area)] == (2 if stands else 1)
    assert (t.asked == "") is stands


# -- trade -----------------------------------------------------------------------------------------


def market() -> Table:
    """Italy has salt and grain, Africa iron; Africa passes, Italy speaks."""
    t = Table("italy", "africa").hand(0, salt=2, grain=1).hand(1, iron=3)
    return t.run("trade").answer(1, "pass")


@clause("civ:16.3", "civ:S.10")
@pytest.mark.parametrize(("cards", "trades"), [(3, True), (2, False)])
def test_who_has_three_cards_trades_and_who_has_two_does_not(cards: int, trades: bool) -> None:
    t = Table("italy", "africa", "illyria", trade_form="live").hand(0, salt=3).hand(1, iron=3)
    t.hand(2, cloth=cards).run("trade")
    assert (2 in t.who) is trades
    assert {0, 1} <= set(t.who)


@clause("civ:16.3", "civ:16.3a")
@pytest.mark.parametrize(
    "said",
    [
        "salt+salt+grain 3 10 salt",
        "salt+salt+grain 3 17 salt",
        "salt+salt+grain 2 16 salt",
        "salt+salt+grain 3 16 iron",
        "salt+salt 2 12 salt",
    ],
)
def test_a_false_statement_or_fewer_than_three_cards_are_refused(said: str) -> None:
    t = market()
    assert t.allows(0, "post salt+salt+grain 3 16 salt all 0 -")
    assert t.refuses(0, f"post {said} all 0 -")


@clause("civ:X.6", "civ:17.4.4")
def test_two_salt_and_a_grain_are_worth_sixteen_as_sets() -> None:
    t = market()
    for named in ("salt", "grain"):
        assert t.allows(0, f"post salt+salt+grain 3 16 {named} all 0 -")
    assert t.refuses(0, "post salt+salt+grain 3 10 salt all 0 -")
    kinds = [t.box.find("trade_card", k) for k in ("salt", "salt", "grain")]
    assert t.b.set_value(tuple(kinds)) == 2 * 2 * 3 + 4


@clause("civ:16.6")
def test_a_calamity_adds_nothing_to_the_total() -> None:
    t = Table("italy", "africa").hand(0, salt=2, epidemic=1).hand(1, iron=3)
    t.run("trade").answer(1, "pass")
    assert t.allows(0, "post salt+salt+epidemic 3 12 salt all 0 -")
    assert t.refuses(0, "post salt+salt+epidemic 3 18 salt all 0 -")
    assert t.refuses(0, "post salt+salt+epidemic 3 12 epidemic all 0 -")


@clause("civ:16.7")
def test_a_calamity_received_is_turned_up_at_once_and_cannot_be_traded_on() -> None:
    t = Table("italy", "africa").hand(0, salt=2, epidemic=1).hand(1, iron=3, bronze=3)
    t.run("trade").answer(1, "pass").answer(0, "post salt+salt+epidemic 3 12 salt all 0 -")
    t.answer(1, "counter offer1 iron+iron+iron 3 18 iron").answer(0, "accept offer2")
    (told,) = t.events("calamity_received")
    assert told.heard_by(NOBODY)
    assert (t.holding(1, "epidemic"), t.b.victims[4]) == (0, 1)
    assert t.refuses(1, "post bronze+bronze+epidemic 3 36 bronze all 0 -")
