"""Clauses that could be broken where the code cites them and no test of theirs noticed."""

import pytest

from pelagos.engine.seats import NOBODY
from pelagos.games.civilization.calamities.common import Strikes, anybody_struck
from pelagos.games.civilization.civilization_cards import affordable, buyers
from pelagos.games.civilization.hand_limit import ReturnTradeCards
from pelagos.games.civilization.movement_orders import Passage
from pelagos.games.civilization.setup import NewRound
from tests.civilization.build import RULES, Table
from tests.support import clause


@clause("civ:2.4.2")
def test_a_row_leads_from_the_arrow_to_the_finish_square() -> None:
    box = Table(players=7).box
    assert box.last_space == 15
    assert [row[0] for row in box.epoch] == [0] * 9
    assert all(row == sorted(row) for row in box.epoch)
    assert [len(row) for row in box.space_value] == [17] * 9
    assert len(box.nations) == 9


@clause("civ:4.5", "civ:4.6")
@pytest.mark.parametrize(("players", "tokens"), [(7, 47), (6, 55), (3, 47)])
def test_the_first_token_is_one_of_those_the_number_of_players_gives(
    players: int, tokens: int
) -> None:
    t = Table.started(players)
    while t.asked != "choose_nation":
        seat = t.who[0]
        t.answer(seat, t.choices(seat)[0])
    seat = t.who[0]
    t.answer(seat, t.choices(seat)[0])
    assert t.b.stock[seat] == tokens - 1
    assert t.who != [seat]


@clause("civ:4.5n")
def test_start_areas_that_are_not_in_play_cannot_be_chosen() -> None:
    for players in (2, 3, 4, 5, 7):
        box = Table(players=players).box
        for nation in box.nations:
            assert box.starts[nation]
            assert all(box.in_play[area] for area in box.starts[nation])


@clause("civ:5.1")
def test_a_new_round_is_counted_told_and_has_no_new_cities_yet() -> None:
    t = Table("italy", "africa")
    t.b.new_cities = tuple(map(t.at, ["roma"]))
    before = t.b.round
    NewRound().do(t.b)
    assert t.b.round == before + 1
    assert not t.b.new_cities
    assert [e.facts for e in t.events("round_begins")] == [(before + 1,)]


@clause("civ:5.5")
def test_who_has_nothing_is_passed_over_and_who_has_something_is_not() -> None:
    t = Table("italy", "africa", "illyria").treasury(0, 3).hand(2, salt=1)
    assert sorted(buyers(t.b)) == [0, 2]
    assert not anybody_struck(t.b)
    t.struck(1, "famine")
    assert anybody_struck(t.b)
    struck = [Strikes(n)(t.b) for n in range(len(t.b.victims))]
    assert sum(struck) == 1


@clause("civ:5.7")
def test_the_first_phases_go_through_their_steps_in_this_order() -> None:
    def steps(phase: str) -> list[str]:
        return [type(step).__name__ for step in RULES.phases[phase].steps]

    assert steps("setup") == ["DealPlaceCards", "ChooseNation", "FixOrder"]
    assert steps("taxation") == [
        "BeginTaxation", "SealDecision", "OpenSeals", "SetTaxRate", "EndSealing", "PayTaxes",
        "TakeRevoltingCity", "RemoveRevoltingCity", "EndTaxation",
    ]  # fmt: skip


@clause("civ:S.6a", "civ:11.1")
def test_beyond_the_limit_tokens_in_the_open_are_fought_over_at_once() -> None:
    t = Table("italy", "africa").tokens(0, germania=3).tokens(1, germania=2)
    limit = t.box.limit[t.at("germania")]
    t.tokens(1, germania=limit - 3).run("conflict")
    assert t.asked == ""
    assert t.b.crowd[t.at("germania")] <= limit
    assert t.there(1, "germania") < limit - 1


@clause("civ:S.10")
def test_in_turns_each_trader_has_one_action_and_what_is_posted_is_sealed() -> None:
    t = Table("italy", "africa").hand(0, salt=2, grain=1).hand(1, iron=3).run("trade")
    assert t.asked == "trade_in_turn"
    assert t.who == [1]
    t.answer(1, "pass")
    assert t.who == [0]
    t.answer(0, "post salt+salt+grain 3 16 salt all 0 -")
    assert t.who == [1]
    step = RULES.step(t.b)
    assert step is not None
    assert step.secret


@clause("civ:8.2")
def test_the_census_sets_the_order_of_movement() -> None:
    t = Table("egypt", "asia", "babylon").tokens(0, thebes=3).tokens(1, kuban=3).tokens(2, media=5)
    t.run("census")
    assert t.b.movers[0] == 2
    assert sorted(t.b.movers) == [0, 1, 2]
    assert [e.facts for e in t.events("census")] == [(t.b.movers, (5, 3, 3))]


@clause("civ:10.3", "civ:10.4")
def test_every_area_in_reach_may_be_entered_whoever_lives_there() -> None:
    t = Table("italy", "africa").tokens(0, etruria=2).tokens(1, rubicon=9).city(1, "roma")
    t.run("move", 0)
    goals = {text.split()[2] for text in t.choices(0) if text.startswith("march etruria")}
    assert {"rubicon", "roma"} <= goals
    assert Passage().may_enter(t.b, 0, t.at("roma"))
    t.answer(0, "march etruria rubicon 2")
    assert t.b.crowd[t.at("rubicon")] == 11


@clause("civ:11.2")
def test_tokens_fight_where_ships_lie_and_the_ships_are_untouched() -> None:
    t = Table("italy", "africa").tokens(0, roma=4).tokens(1, roma=3).ship(1, "roma", "roma")
    t.run("conflict")
    assert t.b.ships[4:6] == [t.at("roma")] * 2
    assert t.b.crowd[t.at("roma")] < 7


@clause("civ:17.4.1", "civ:17.4.3")
def test_a_hand_is_worth_its_sets_each_by_itself() -> None:
    t = Table("italy", "africa").hand(0, salt=3, iron=2, papyrus=1)
    assert t.b.hand_value(0) == 3 * 3 * 3 + 2 * 2 * 2 + 2
    assert t.b.hand_value(1) == 0


@clause("civ:17.4.4")
def test_cards_are_bought_with_the_value_of_sets() -> None:
    t = Table("italy", "africa").hand(0, salt=4)  # 48 as a set, 12 card by card
    dear = [k for k, price in enumerate(t.box.price) if price <= 48]
    assert set(affordable(t.b, 0)) <= set(dear)
    assert affordable(t.b, 0)
    assert affordable(t.b, 1) == []


@clause("civ:17.13")
def test_what_one_owns_is_not_for_sale_again_and_nobody_takes_a_twelfth() -> None:
    t = Table("italy", "africa").treasury(0, 50).own(0, "mysticism")
    mysticism = t.box.find("card", "mysticism")
    assert mysticism not in affordable(t.b, 0)
    others = [slug for slug in t.box.ids["card"] if slug != "mysticism"]
    for slug in others[:9]:
        t.own(0, slug)
    assert t.b.cards[0].bit_count() == 10
    t.treasury(0, 0)
    t.hand(0, salt=9)
    left = affordable(t.b, 0)
    assert left
    t.own(0, others[9])
    assert affordable(t.b, 0) == []


@clause("civ:19.3", "civ:22.2.2")
def test_a_brown_calamity_strikes_the_first_it_is_traded_to() -> None:
    t = Table("italy", "africa").hand(0, salt=2, epidemic=1).hand(1, iron=3)
    t.run("trade").answer(1, "pass").answer(0, "post salt+salt+epidemic 3 12 salt all 0 -")
    t.answer(1, "counter offer1 iron+iron+iron 3 18 iron").answer(0, "accept offer2")
    assert (t.b.victims[4], t.b.traders[4], t.holding(1, "epidemic")) == (1, 0, 0)
    (told,) = t.events("calamity_received")
    assert (told.seat, told.heard_by(NOBODY)) == (1, True)


@clause("civ:27.3", "civ:29.3")
@pytest.mark.parametrize(
    ("players", "nation", "why"), [(4, "crete", "civ:27.3"), (2, "egypt", "civ:29.3")]
)
def test_a_nation_that_is_out_is_refused_by_the_clause_of_the_number_of_players(
    players: int, nation: str, why: str
) -> None:
    t = Table.started(players)
    while t.asked != "choose_nation":
        t.answer(t.who[0], t.choices(t.who[0])[0])
    step = RULES.step(t.b)
    assert step is not None
    left_out = t.box.find("nation", nation)
    assert left_out not in t.box.nations
    assert step.why_not(t.b, t.who[0], (left_out, t.at("roma"))) == why


@clause("civ:R.24")
def test_a_brown_calamity_counts_in_the_hand_and_may_be_kept_or_given_back() -> None:
    t = Table("italy", "africa").hand(0, salt=5, iron=1, epidemic=1)
    step = ReturnTradeCards()
    t.b.active = 0
    space = step.choices(t.b, 0)
    written = {space.write(value, t.box) for value in space.values()}
    assert {"epidemic", "salt", "iron"} <= written
    assert "-" not in written
    assert step.who(t.b) == [0]
