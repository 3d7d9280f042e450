"""Clause by clause: what is told, shown and cited, each by its own name."""

import pytest

from pelagos.engine.contract import Holding, Piece, TrackItem
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.games.cyclades import events
from pelagos.games.cyclades.actions import TakeTurn
from pelagos.games.cyclades.creature_powers.giant import BeginGiant
from pelagos.games.cyclades.ids import DRYAD
from pelagos.games.cyclades.income import earnings, income
from pelagos.games.cyclades.offerings import SetTurnOrder
from pelagos.games.cyclades.setup import PlaceBySeat
from pelagos.games.cyclades.special_actions.fleets import MoveFleets
from tests.cyclades.build import RULES, Table
from tests.support import clause


class AlwaysHasTarget:
    """Chance that throws the lowest or the highest number, always the same."""

    def __init__(self, *, high: bool) -> None:
        self.high = high

    def below(self, n: int) -> int:
        return n - 1 if self.high else 0


# -- what is told ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fields", "cited"),
    [
        (events.CARD_REVEALED, ("creature:creature", "price:number"), "cy:4.2"),
        (events.OUTBID, ("god:god", "by:seat"), "cy:7.5"),
        (events.PAID, ("god:god", "gold:number"), "cy:7.10"),
        (events.NO_EFFECT, ("creature:creature",), "cy:9.6"),
        (events.BATTLE_WON, ("region:region",), "cy:13.9"),
        (events.SET_COMPLETED, (), "cy:16.2"),
        (events.FIGURE_PLACED, ("creature:creature", "region:region"), "cy:18.17"),
        (events.PHILOSOPHER_LURED, ("victim:seat",), "cy:18.11"),
    ],
    ids=lambda value: value.name if isinstance(value, EventKind) else "",
)
def test_an_event_names_its_facts_and_its_clause(
    kind: EventKind, fields: tuple[str, ...], cited: str
) -> None:
    assert (kind.fields, kind.clause) == (fields, cited)


@clause("cy:13.9", "cy:13.10")
def test_a_defender_who_stands_at_the_end_has_won() -> None:
    t = Table().own(0, "andros", armies=1).own(1, "tinos", armies=3).own(1, "kea")
    t.fleet(0, "sea_c3").turn("ares", gold=5)
    t.say(0, "move_armies andros 1 tinos").fate("0+0")
    won = [e for e in t.b.log or [] if e.kind is events.BATTLE_WON]
    assert [(e.seat, e.facts) for e in won] == [(1, (t.at("tinos"),))]


# -- what is cited ---------------------------------------------------------------------------------


@clause("cy:8.2", "cy:8.5", "cy:2.3")
def test_questions_cite_the_paragraph_that_asks_them() -> None:
    assert TakeTurn.clause == "cy:8.2"
    assert SetTurnOrder.clause == "cy:8.5"
    assert PlaceBySeat.clause == "cy:2.3"
    assert BeginGiant.clause == "cy:18.3"


@clause("cy:9.1")
def test_a_card_says_what_a_god_costs_and_which_paragraph_a_creature_follows() -> None:
    box = RULES.box(5, {})
    cards = {(card.kind, card.slug): card for card in RULES.cards(box)}
    for god in ("zeus", "ares", "poseidon", "athena"):
        assert cards["god", god].price == (("gold", 1),)
    assert cards["god", "apollo"].price == ()
    creatures = box.names["creature"]
    paragraphs = [int(cards["creature", c].clauses[0].rpartition(".")[2]) for c in creatures[:12]]
    assert paragraphs == list(range(1, 13))
    assert cards["creature", creatures[0]].clauses == ("cy:18.1",)
    assert creatures[DRYAD] == "dryad"


# -- what is shown ---------------------------------------------------------------------------------


@clause("cy:7.3")
def test_with_apollo_a_marker_offers_nothing() -> None:
    t = Table()
    t.b.apollo = (t.box.owners.index(2), *t.b.apollo[1:])
    [track] = [t for t in RULES.view(t.b, 0)["tracks"] if t["name"] == "gods"]
    assert track["spaces"][-1]["items"] == [
        TrackItem("god", "apollo", -1),
        TrackItem("offering", 0, 2),
    ]


@clause("cy:19.1")
def test_everybody_sees_his_own_purse_and_a_spectator_none() -> None:
    t = Table().gold(7, 1, 2, 3)
    for seat, gold in enumerate((7, 1, 2, 3)):
        assert RULES.view(t.b, seat)["hand"] == [Holding("gold", "gold", gold)]
    assert RULES.view(t.b, NOBODY)["hand"] == []


@clause("cy:18.17")
def test_a_figure_stands_on_its_island_alone() -> None:
    t = Table().own(1, "tinos", armies=1).figure("medusa", "tinos", seat=2)
    areas = RULES.view(t.b, NOBODY)["areas"]
    assert [a for a, area in areas.items() if Piece("medusa", 2, 1) in area["pieces"]] == ["tinos"]


@clause("cy:12.1", "cy:8.2")
def test_fleets_are_in_sight_for_him_who_has_poseidon() -> None:
    t = Table().fleet(0, "sea_a2").turn("poseidon", gold=5)
    sea = t.at("sea_a2")
    moves = [(sea, (1, to)) for to in t.box.neighbours[sea]]
    assert MoveFleets().in_sight(t.b, 0) == moves != []
    assert MoveFleets().in_sight(t.turn("ares").b, 0) == []


@clause("cy:6.1", "cy:6.3")
def test_income_is_counted_for_every_seat_and_for_nobody() -> None:
    t = Table()
    nothing = earnings(t.b)
    assert (len(nothing), nothing[:4]) == (5, [0, 0, 0, 0])
    t.own(2, "tinos")
    gained = t.box.prosperity[t.at("tinos")]
    assert earnings(t.b) == [0, 0, gained, 0, nothing[-1] - gained]


@clause("cy:15.4", "cy:15.5")
def test_by_the_option_metropolises_come_before_gold() -> None:
    t = Table(victory_tiebreak="metropolises_then_gold").own(1, "tinos").metropolis("tinos")
    t.gold(5, 4, 3, 2)
    found = RULES.standings(t.b, 1)
    assert found["columns"] == ["alive", "metropolises", "gold"]
    assert found["rows"][1] == [int(1 in t.b.alive), 1, 4]


# -- what is guessed -------------------------------------------------------------------------------


@clause("cy:19.4")
def test_a_guessed_purse_pays_what_it_has_offered_and_not_much_more() -> None:
    t = Table().own(1, "tinos").gold(9, 9, 9, 9)
    ares = t.box.find("god", "ares")
    marker = t.box.owners.index(1)
    t.b.standing = tuple(marker if g == ares else m for g, m in enumerate(t.b.standing))
    t.b.offers = tuple(6 if g == ares else n for g, n in enumerate(t.b.offers))
    t.b.order, t.b.displaced = (), 0
    assert RULES.redeal(t.b, 0, AlwaysHasTarget(high=False)).gold == [9, 6, 0, 0]
    most = 2 * income(t.b, 1) + 4
    assert RULES.redeal(t.b, 0, AlwaysHasTarget(high=True)).gold == [9, 6 + most, 4, 4]
