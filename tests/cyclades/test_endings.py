"""Apollo, the end of a round, elimination, the end of the game."""

import pytest

from pelagos.games.cyclades.board import changed
from tests.cyclades.build import RULES, Table
from tests.support import clause


@clause("cy:14.1", "cy:14.2")
def test_apollo_gives_one_gold_or_four_to_who_has_a_single_island() -> None:
    t = Table().gold(0, 0, 0, 0).own(0, "andros").own(1, "tinos", "kea").own(2, "milos")
    t.offerings(0, 1, 2).say(0, "apollo").say(1, "apollo").say(2, "apollo")
    assert t.b.gold[:3] == [4, 1, 4]


@clause("cy:14.3", "cy:14.2")
def test_the_first_on_apollo_puts_a_prosperity_marker_on_an_island_of_his() -> None:
    t = Table().gold(0, 0, 0, 0).own(0, "andros", "kea").own(1, "tinos", "milos")
    t.offerings(1, 0).say(1, "apollo").say(0, "apollo")
    assert (t.question(), t.asked()) == ("place_prosperity", [1])
    assert set(t.choices()) == {"tinos", "milos"}
    t.say(1, "milos")
    assert t.b.prosperity[t.at("milos")] == 1
    assert t.question() == "turn_up_creature"
    assert sum(t.b.prosperity) == 1


@clause("cy:14.4")
def test_by_option_the_marker_may_go_to_any_island() -> None:
    t = Table(apollo_marker_island="any").gold(0, 0, 0, 0).own(0, "andros")
    t.offerings(0).say(0, "apollo")
    assert len(t.choices()) == t.box.islands
    t.say(0, "thera")
    assert t.b.prosperity[t.at("thera")] == 1


@clause("cy:14.5", "cy:20.3")
def test_without_a_marker_left_none_is_placed() -> None:
    t = Table().gold(0, 0, 0, 0).own(0, "andros", "kea").own(1, "tinos")
    t.b.prosperity = changed(t.b.prosperity, t.at("thera"), 16)
    t.offerings(0).say(0, "apollo")
    assert t.question() == "turn_up_creature"
    assert sum(t.b.prosperity) == 16


@clause("cy:0.3", "cy:15.2", "cy:15.3")
def test_two_metropolises_win_at_the_end_of_the_round_and_not_before() -> None:
    t = Table().own(0, "andros", "thera").own(1, "tinos", armies=1).metropolis("andros", "thera")
    t.turn("ares", seat=1, gold=1)
    assert RULES.result(t.b) is None
    t.say(1, "end")
    result = RULES.result(t.b)
    assert result is not None
    assert (result.winners, result.ending, result.clause) == ((0,), "metropolises", "cy:15.3")


@clause("cy:15.6")
def test_a_metropolis_lost_before_the_end_does_not_count() -> None:
    t = Table().own(0, "andros", "thera").metropolis("andros", "thera")
    t.own(1, "tinos", armies=1).fleet(1, "sea_c3").turn("ares", seat=1, gold=1)
    t.say(1, "move_armies tinos 1 andros", "end")
    assert t.b.ending == 0
    assert RULES.result(t.b) is None


def two_qualify(**options: object) -> Table:
    t = Table(4, **options).own(0, "andros", "thera", "kea").own(1, "tinos", "milos")
    t.metropolis("andros", "thera", "kea", "tinos", "milos")
    return t.end_of_round()


@clause("cy:15.4")
def test_among_several_the_richest_wins() -> None:
    t = two_qualify().gold(3, 4, 9, 9)
    result = RULES.result(t.b)
    assert result is not None
    assert result.winners == (1,)


@clause("cy:15.4")
def test_by_option_metropolises_count_before_gold() -> None:
    t = two_qualify(victory_tiebreak="metropolises_then_gold").gold(3, 4, 9, 9)
    result = RULES.result(t.b)
    assert result is not None
    assert result.winners == (0,)


@clause("cy:15.5")
def test_equal_gold_is_decided_by_metropolises_and_then_shared() -> None:
    t = two_qualify().gold(4, 4, 9, 9)
    result = RULES.result(t.b)
    assert result is not None
    assert result.winners == (0,)
    t = two_qualify().gold(4, 4, 9, 9)
    t.b.metropolis = changed(t.b.metropolis, t.at("kea"), 0)
    result = RULES.result(t.b)
    assert result is not None
    assert result.winners == (0, 1)


@clause("cy:15.2")
@pytest.mark.parametrize(("gold", "winners"), [((3, 4, 0, 0), (1,)), ((4, 4, 0, 0), (0, 1))])
def test_at_the_round_limit_metropolises_and_gold_decide(
    gold: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    t = Table(round_limit=5).own(0, "andros").own(1, "tinos").metropolis("andros", "tinos")
    result = RULES.result(t.gold(*gold).end_of_round().b)
    assert result is not None
    assert (result.winners, result.ending) == (winners, "round_limit")


def conquest(players: int = 4) -> Table:
    """Player 1 takes the last island of player 2 and with it a second metropolis."""
    t = Table(players).own(0, "andros", armies=3).own(1, "tinos").own(2, "kea").own(3, "milos")
    return t.metropolis("andros", "tinos").fleet(0, "sea_c3").turn("ares", gold=2)


@clause("cy:15.7", "cy:12.17")
def test_an_eliminated_player_leaves_nothing_behind() -> None:
    t = conquest().fleet(1, "sea_d3", count=2).figure("medusa", "kea", seat=1).kraken("sea_a1")
    t.b.priests[1] = t.b.philosophers[1] = 2
    t.b.gold[1] = 7
    t.b.queue = ((3, 1, 0), (4, 2, 1))
    t.say(0, "move_armies andros 1 tinos")
    b = t.b
    assert b.alive == (0, 2, 3)
    assert t.owner("sea_d3") == -1
    assert (b.priests[1], b.philosophers[1], b.gold[1]) == (0, 0, 0)
    assert (b.fleets_left[1], b.armies_left[1]) == (8, 8)
    assert t.figure_island("medusa") == ""
    assert "medusa" in t.discards()
    assert b.kraken == t.at("sea_a1")
    assert b.queue == ((4, 2, 1),)


@clause("cy:15.7")
def test_nobody_moves_up_to_the_first_field_of_apollo() -> None:
    t = conquest().own(2, "thera")
    t.b.apollo = (1, 2)
    t.b.queue = ((4, 1, 1), (4, 2, 2))
    t.say(0, "move_armies andros 1 tinos")
    t.b.metropolis = changed(t.b.metropolis, t.at("tinos"), 0)
    t.say(0, "end")
    assert t.question() == "turn_up_creature"
    assert sum(t.b.prosperity) == 0
    assert t.b.order == (2, 0)


@clause("cy:15.7")
def test_gaps_on_the_turn_track_are_closed() -> None:
    t = conquest()
    t.b.turns_over = (3, 1)
    t.say(0, "move_armies andros 1 tinos")
    t.b.metropolis = changed(t.b.metropolis, t.at("tinos"), 0)
    t.say(0, "end")
    assert t.b.order == (0, 3)


@clause("cy:15.8")
def test_after_an_elimination_the_gods_are_those_of_three_players_from_the_start() -> None:
    t = conquest().own(2, "thera").own(3, "sikinos")
    t.b.turns_over = (3, 2)
    t.say(0, "move_armies andros 1 tinos")
    t.b.metropolis = changed(t.b.metropolis, t.at("tinos"), 0)
    t.say(0, "end").fate(t.choices()[0], t.choices()[1], t.choices()[2])
    assert t.question() == "turn_up_god"
    assert set(t.choices()) == {"poseidon", "ares", "zeus", "athena"}
    t.fate("zeus", "ares")
    assert t.question() == "lay_offering"
    assert (t.b.row, t.b.row_round) == (3, 1)
    for seat in (0, 2, 3):
        t.say(seat, "apollo")
    while t.question() == "place_prosperity":
        t.say(t.asked()[0], t.choices()[0])
    while t.question() == "turn_up_creature":
        t.fate(t.choices()[0])
    assert set(t.choices()) == {"poseidon", "athena"}


@clause("cy:15.8")
def test_two_that_remain_of_three_use_the_row_for_three_and_one_marker_each() -> None:
    t = Table(3).own(0, "kythnos", armies=1).own(1, "serifos").own(2, "ios", "thera")
    t.metropolis("kythnos", "serifos").fleet(0, "sea_c1").turn("ares", gold=2)
    t.b.turns_over = (2,)
    t.say(0, "move_armies kythnos 1 serifos")
    t.b.metropolis = changed(t.b.metropolis, t.at("serifos"), 0)
    t.say(0, "end")
    while t.question() == "turn_up_creature":
        t.fate(t.choices()[0])
    assert set(t.choices()) == {"zeus", "athena"}  # the same row goes on
    t.fate("zeus")
    assert t.b.order == (0, 2)
    assert t.box.to_win == 2


@clause("cy:15.8")
def test_the_last_survivor_wins_at_the_end_of_the_round() -> None:
    t = Table(2).own(0, "kythnos", "ios", armies=1).own(1, "serifos")
    t.metropolis("kythnos", "ios", "serifos").fleet(0, "sea_c1").turn("ares", gold=2)
    t.say(0, "move_armies kythnos 1 serifos")
    t.b.metropolis = changed(t.b.metropolis, t.at("ios"), 0)
    assert RULES.result(t.b) is None
    t.say(0, "end")
    result = RULES.result(t.b)
    assert result is not None
    assert (result.winners, result.ending) == ((0,), "last_survivor")


@clause("cy:19.3", "cy:15.2")
def test_at_the_end_all_gold_is_shown() -> None:
    t = two_qualify().gold(3, 4, 9, 8)
    RULES.result(t.b)
    seats = RULES.view(t.b, -3)["seats"]
    assert isinstance(seats, list)
    assert [s["gold"] for s in seats] == [3, 4, 9, 8]
    assert t.told()[-1] == "game_over"
