"""Income: what every city and caravan pays, and to whom."""

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import (
    CARAVAN,
    CITY,
    COLOSSUS,
    DIRECTOR,
    GOODS,
    KINDS,
    SIDES,
    TAX,
    TEMPLE_OF_ARTEMIS,
)

INCOME = EventKind("income", "cards:resource*", clause="mn:5.1.9")
EXTRA_GOOD = EventKind("extra_good", "good:resource", clause="mn:5.1.8")


class CollectIncome(Do[Board]):
    """Everybody's income is fixed by the board, dealt at once and open."""  # mn:5.1.9 lc:7.2

    clause = "mn:5.1.9"

    def do(self, b: Board) -> None:
        owed = self.owed(b)
        before = b.hands[:]
        self.deal(b, owed)
        if b.log is not None:
            for seat in b.box.seats:
                cards = [
                    kind
                    for kind in range(KINDS)
                    for _ in range(b.hands[seat * KINDS + kind] - before[seat * KINDS + kind])
                ]
                b.tell(INCOME, seat, tuple(cards))

    def owed(self, b: Board) -> list[int]:
        """Per seat and kind, the cards due."""
        owed = [0] * ((SIDES + 1) * KINDS)
        atlas, sites, marker = b.box.atlas, b.sites, b.marker
        for province in range(atlas.provinces):
            states = [sites[site] for site in atlas.province_sites[province]]
            if not any(states):
                continue
            owner = marker[province]
            occupied = max(states) > 1 and not b.at_war(province)  # mn:5.1.6 lc:7.10
            self.province_owes(b, province, owner, occupied, owed)
        self.cards_owe(b, owed)
        return owed[: b.box.players * KINDS]

    def province_owes(
        self, b: Board, province: int, owner: int, occupied: bool, owed: list[int]
    ) -> None:
        """One card per city and caravan, two beside a temple or market of the same hand."""
        atlas, sites = b.box.atlas, b.sites
        temple = _holder(sites[atlas.temple[province]], owner, occupied)
        market = _holder(sites[atlas.market[province]], owner, occupied)
        for site in atlas.province_sites[province]:
            item = atlas.site_item[site]
            if not sites[site] or item not in (CITY, CARAVAN):
                continue
            # A legion on the building earns for its owner, one on the marker does not.
            # mn:5.1.4 mn:5.1.7 lc:7.7 lc:7.9
            side = _holder(sites[site], owner, occupied)
            if side < 0:
                continue
            doubler = temple if item == CITY else market
            # mn:5.1.1 mn:5.1.2 mn:5.1.3 mn:5.1.5 lc:7.3 lc:7.4 lc:7.5 lc:7.6 lc:7.8
            kind = TAX if item == CITY else atlas.site_good[site]
            owed[side * KINDS + kind] += 2 if doubler == side else 1

    def cards_owe(self, b: Board, owed: list[int]) -> None:
        """The Colossus pays a coin."""  # mn:9.3.1 lc:16.3
        if b.owner[COLOSSUS] >= 0:
            owed[b.owner[COLOSSUS] * KINDS + TAX] += 1

    def deal(self, b: Board, owed: list[int]) -> None:
        """Gives out what is due; a shortage is settled kind by kind."""
        players = b.box.players
        for kind in range(KINDS):
            due = owed[kind::KINDS]
            total = sum(due)
            if not total:
                continue
            if total > b.bank[kind]:
                self.share_out(b, kind, due)
            else:
                for seat in range(players):
                    if due[seat]:
                        b.draw_from_bank(seat, kind, due[seat])

    def share_out(self, b: Board, kind: int, due: list[int]) -> None:
        """One card each in rounds from the Director on; the rest is lost."""  # mn:5.1.10
        players = b.box.players
        seat = b.role[DIRECTOR]
        while b.bank[kind]:
            if due[seat]:
                due[seat] -= 1
                b.draw_from_bank(seat, kind, 1)
            seat = (seat + 1) % players


def _holder(state: int, owner: int, occupied: bool) -> int:
    """The side that has the use of a site: -1 when it is empty."""
    if not state:
        return -1
    return state - 2 if state > 1 and occupied else owner


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
        return OneOf("resource", [good for good in GOODS if b.bank[good]])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.artemis_served = True
        b.draw_from_bank(seat, value, 1)
        b.tell(EXTRA_GOOD, seat, value)
