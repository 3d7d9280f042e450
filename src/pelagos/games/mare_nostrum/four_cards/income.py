"""Income: what every city and caravan pays, and to whom."""

from collections.abc import Sequence
from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    COLOSSUS,
    DIRECTOR,
    EMPTY,
    GOODS,
    KINDS,
    SIDES,
    TAX,
    TEMPLE_OF_ARTEMIS,
    UNOCCUPIED,
    Resource,
)

INCOME: Final = EventKind("income", "cards:resource*", clause="mn:5.1.9")
EXTRA_GOOD: Final = EventKind("extra_good", "good:resource", clause="mn:5.1.8")


class CollectIncome(Do[B]):
    """Everybody's income is fixed by the board, dealt at once and open."""  # mn:5.1.9 lc:7.2

    clause = "mn:5.1.9"

    def do(self, b: B) -> None:
        before = b.hands[:]
        self.deal(b, self.owed(b))
        if b.log is not None:
            for seat in b.box.seats:
                cards = [
                    kind
                    for kind in range(KINDS)
                    for _ in range(b.hands[seat * KINDS + kind] - before[seat * KINDS + kind])
                ]
                b.tell(INCOME, seat, tuple(cards))

    def owed(self, b: B) -> list[int]:
        """The cards due: each city pays a coin and each caravan the good of its site, two of them
        if temple or market serve the same player. Index = seat * KINDS + kind.
        """
        owed = [0] * (SIDES * KINDS)
        atlas, sites = b.box.atlas, b.sites
        province = atlas.site_province
        owners = self.owners(b)
        # `kind` is the coin of a city or the good of a caravan, `doubler` the site of the temple
        # for cities, of the market for caravans. mn:5.1.1 mn:5.1.2 lc:7.3 lc:7.4
        for site, kind, doubler in atlas.yields:
            building = sites[site]
            # Only cities and caravans pay: no site without one, no temple or market by itself.
            if building == EMPTY:  # mn:5.1.3 lc:7.5 lc:7.6
                continue
            # The owner of the province, whoever stands on their marker. mn:5.1.7 lc:7.9
            owner = owners[province[site]]
            # Or whose legion is on it, unless there is war. mn:5.1.4 mn:5.1.6 lc:7.7 lc:7.10
            earner = owner if building == UNOCCUPIED else b.controller(site)
            if earner < 0:
                continue
            # Temple and market double only for a player who controls them as well. mn:5.1.5 lc:7.8
            doubling = sites[doubler]
            if doubling and (owner if doubling == UNOCCUPIED else b.controller(doubler)) == earner:
                owed[earner * KINDS + kind] += 2
            else:
                owed[earner * KINDS + kind] += 1
        self.add_wonders(b, owed)
        return owed[: b.box.players * KINDS]  # Neutral sides get nothing. mn:3.4.4 lc:7.13

    def due(self, b: B) -> list[int]:
        """How many cards each seat would be paid now, the gift of Artemis among them."""
        owed = self.owed(b)
        found = [sum(owed[s * KINDS : s * KINDS + KINDS]) for s in b.box.seats]
        if b.owner[TEMPLE_OF_ARTEMIS] >= 0:
            found[b.owner[TEMPLE_OF_ARTEMIS]] += 1
        return found

    def owners(self, b: B) -> Sequence[int]:
        """Per province, the side that its buildings pay when nobody stands on them."""
        return b.marker

    def add_wonders(self, b: B, owed: list[int]) -> None:
        """The Colossus pays its owner one more coin."""  # mn:9.3.1 lc:16.3
        if b.owner[COLOSSUS] >= 0:
            owed[b.owner[COLOSSUS] * KINDS + TAX] += 1

    def deal(self, b: B, owed: list[int]) -> None:
        """The bank pays what is due; if it has too few of a kind, they are shared out."""
        for kind in range(KINDS):
            due = owed[kind::KINDS]
            total = sum(due)
            if total > b.bank[kind]:
                self.share_out(b, kind, due)
            elif total:
                b.bank[kind] -= total
                for seat, count in enumerate(due):
                    b.hands[seat * KINDS + kind] += count

    def share_out(self, b: B, kind: Resource, due: list[int]) -> None:
        """When a kind runs short: one card each in rounds, clockwise from the Director, to those
        who are owed one. The rest is lost.
        """  # mn:5.1.10
        players = b.box.players
        seat = b.role[DIRECTOR]
        while b.bank[kind]:
            if due[seat]:
                due[seat] -= 1
                b.draw_from_bank(seat, kind, 1)
            seat = (seat + 1) % players


class TakeExtraGood(Ask[Board, int]):
    """Every turn, after all ordinary income, the Temple of Artemis brings its owner any one good
    that the bank has.
    """

    name = "take_extra_good"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:9.3.3 mn:5.1.8 mn:5.1.10 lc:7.12 lc:16.7

    def who(self, b: Board) -> list[int]:
        owner = b.owner[TEMPLE_OF_ARTEMIS]
        waits = owner >= 0 and not b.artemis_served and sum(b.bank) > b.bank[TAX]
        return [owner] if waits else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("resource", [good for good in GOODS if b.bank[good]])  # mn:11.4 lc:20.2

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.artemis_served = True
        b.draw_from_bank(seat, value, 1)
        b.tell(EXTRA_GOOD, seat, value)
