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
    GOODS,
    KINDS,
    SIDES,
    TAX,
    TEMPLE_OF_ARTEMIS,
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
        """Per seat and kind, the cards due."""
        owed = [0] * (SIDES * KINDS)
        atlas, sites = b.box.atlas, b.sites
        province = atlas.site_province
        owners = self.owners(b)
        # One card per city and caravan, two beside a temple or market of the same hand.
        # mn:5.1.1 mn:5.1.2 mn:5.1.3 mn:5.1.5 lc:7.3 lc:7.4 lc:7.5 lc:7.6 lc:7.8
        for site, kind, doubler in atlas.yields:
            state = sites[site]
            if not state:
                continue
            # A legion on the building earns for its owner, one on the marker does not.
            # mn:5.1.4 mn:5.1.6 mn:5.1.7 lc:7.7 lc:7.9 lc:7.10
            owner = owners[province[site]]
            side = owner if state == 1 else b.controller(site)
            if side < 0:
                continue
            state = sites[doubler]
            if state and (owner if state == 1 else b.controller(doubler)) == side:
                owed[side * KINDS + kind] += 2
            else:
                owed[side * KINDS + kind] += 1
        self.cards_owe(b, owed)
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

    def cards_owe(self, b: B, owed: list[int]) -> None:
        """The Colossus pays a coin."""  # mn:9.3.1 lc:16.3
        if b.owner[COLOSSUS] >= 0:
            owed[b.owner[COLOSSUS] * KINDS + TAX] += 1

    def deal(self, b: B, owed: list[int]) -> None:
        """Gives out what is due; a shortage is settled kind by kind."""
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
        """One card each in rounds from the Director on; the rest is lost."""  # mn:5.1.10
        players = b.box.players
        seat = b.role[DIRECTOR]
        while b.bank[kind]:
            if due[seat]:
                due[seat] -= 1
                b.draw_from_bank(seat, kind, 1)
            seat = (seat + 1) % players


class TakeExtraGood(Ask[Board, int]):
    """The Temple of Artemis brings one good of choice, after all ordinary income."""

    name = "take_extra_good"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:9.3.3 mn:5.1.8 mn:5.1.10 lc:7.12 lc:16.7

    def who(self, b: Board) -> list[int]:
        owner = b.owner[TEMPLE_OF_ARTEMIS]
        waits = owner >= 0 and not b.artemis_served and sum(b.bank) > b.bank[TAX]
        return [owner] if waits else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("resource", [good for good in GOODS if b.bank[good]])  # mn:11.4 lc:20.2

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.artemis_served = True
        b.draw_from_bank(seat, value, 1)
        b.tell(EXTRA_GOOD, seat, value)
