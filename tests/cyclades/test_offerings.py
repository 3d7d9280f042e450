"""Phase 4: the auction, its chains, and payment."""

import pytest

from tests.cyclades.build import Table
from tests.support import clause

BLUE, RED, YELLOW, GREEN = range(4)


def auction(*gold: int) -> Table:
    return Table().gold(*(gold or (9, 9, 9, 9))).offerings(BLUE, RED, YELLOW, GREEN)


@clause("cy:E4", "cy:7.5", "cy:7.6", "cy:7.7", "cy:7.15", "cy:7.4")
def test_the_chain_of_overbidding_of_the_rulebook() -> None:
    t = auction()
    t.say(BLUE, "ares 5").say(RED, "ares 6")
    assert t.asked() == [BLUE]
    assert t.refuses(BLUE, "ares 7")
    assert t.why_not(BLUE, (1, 7)) == "cy:7.5"
    t.say(BLUE, "poseidon 1").say(YELLOW, "poseidon 3")
    assert t.asked() == [BLUE]
    t.say(BLUE, "ares 7")
    assert t.asked() == [RED]
    assert not any(c.startswith("ares") for c in t.choices())
    t.say(RED, "zeus 1")
    assert t.asked() == [GREEN]


@clause("cy:7.1", "cy:7.14")
def test_players_bid_in_the_order_of_the_turn_track() -> None:
    t = Table().gold(5, 5, 5, 5).offerings(GREEN, BLUE, YELLOW, RED)
    for seat in (GREEN, BLUE, YELLOW, RED):
        assert t.asked() == [seat]
        t.say(seat, "apollo")


@clause("cy:7.2", "cy:7.5")
def test_an_offering_is_at_least_one_and_more_than_the_standing_one() -> None:
    t = auction()
    assert t.refuses(BLUE, "ares 0")
    assert t.why_not(BLUE, (1, 0)) == "cy:7.2"
    t.say(BLUE, "ares 4")
    assert t.refuses(RED, "ares 4")
    assert t.why_not(RED, (1, 3)) == "cy:7.5"
    t.say(RED, "ares 5")


@clause("cy:E3", "cy:7.3")
def test_thirteen_gold_is_a_legal_offering() -> None:
    t = auction(13, 1, 1, 1).say(BLUE, "zeus 13")
    assert t.b.offers[2] == 13


@clause("cy:7.8")
def test_apollo_is_free_takes_everybody_and_displaces_nobody() -> None:
    t = auction(0, 0, 0, 0)
    for seat in range(4):
        assert t.choices() == ["apollo"]
        t.own(seat, ("andros", "tinos", "kea", "milos")[seat])
        t.say(seat, "apollo")
    fields = [(e.seat, e.facts) for e in t.b.log or [] if e.kind.name == "chose_apollo"]
    assert fields == [(0, (1,)), (1, (2,)), (2, (3,)), (3, (4,))]


@clause("cy:7.11", "cy:7.14")
def test_what_cannot_be_paid_cannot_be_offered() -> None:
    t = auction(3, 9, 9, 9)
    assert t.refuses(BLUE, "ares 4")
    assert t.why_not(BLUE, (1, 4)) == "cy:7.11"
    t.b.priests[BLUE] = 2
    t.say(BLUE, "ares 5")


@clause("cy:7.11")
def test_priests_do_not_help_a_player_without_gold() -> None:
    t = auction(0, 9, 9, 9)
    t.b.priests[BLUE] = 4
    assert t.choices() == ["apollo"]


@clause("cy:E11", "cy:7.10", "cy:10.6")
@pytest.mark.parametrize(
    ("amount", "priests", "paid"), [(5, 2, 3), (2, 4, 1), (5, 0, 5), (1, 0, 1)]
)
def test_each_priest_saves_one_but_one_is_always_paid(amount: int, priests: int, paid: int) -> None:
    t = Table().gold(9, 0, 0, 0).offerings(BLUE).own(BLUE, "andros", armies=1)
    t.b.priests[BLUE] = priests
    t.say(BLUE, f"ares {amount}")
    assert t.b.gold[BLUE] == 9 - paid
    assert t.question() == "take_turn"


@clause("cy:E11", "cy:7.10")
def test_apollo_costs_nothing_with_any_priests() -> None:
    t = Table().gold(3, 0, 0, 0).own(BLUE, "andros", "tinos").offerings(BLUE)
    t.b.priests[BLUE] = 3
    t.say(BLUE, "apollo")
    assert t.b.gold[BLUE] == 3 + 1


@clause("cy:7.9", "cy:7.16")
def test_the_auction_ends_when_every_marker_stands_and_empty_gods_are_skipped() -> None:
    t = auction().own(YELLOW, "andros").own(GREEN, "tinos").own(BLUE, "kea").own(RED, "milos")
    t.say(BLUE, "zeus 1").say(RED, "apollo").say(YELLOW, "apollo").say(GREEN, "apollo")
    assert t.question() == "take_turn"
    assert t.b.god == 2


@clause("cy:7.16", "cy:7.15")
def test_a_displaced_marker_never_waits_for_its_place_in_the_order() -> None:
    t = auction().say(BLUE, "ares 1").say(RED, "ares 2")
    assert t.b.order == (YELLOW, GREEN)
    assert t.b.displaced == BLUE
    t.say(BLUE, "apollo")
    assert t.asked() == [YELLOW]
