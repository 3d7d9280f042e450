"""Income of the revised edition."""

from collections.abc import Sequence

from pelagos.games.mare_nostrum.four_cards.ids import (
    COLOSSUS,
    DIRECTOR,
    NONE,
    TAX,
    Province,
    Resource,
)
from pelagos.games.mare_nostrum.four_cards.income import CollectIncome
from pelagos.games.mare_nostrum.laget.board import LagetBoard


class CollectRevisedIncome(CollectIncome[LagetBoard]):
    """As in 2003, but shortages and the Colossus are settled differently."""  # lc:7.2 lc:7.13

    clause = "lc:7.2"

    def owners(self, b: LagetBoard) -> Sequence[int]:
        """Structures without an enemy legion on them still pay the owner of the province; by an
        option none does where an enemy stands alone.
        """  # lc:7.7 lc:7.11 lc:21.3
        if not b.edition.seizure_stops_owner:
            return b.marker
        return [NONE if held_by_enemy(b, p) else owner for p, owner in enumerate(b.marker)]

    def due(self, b: LagetBoard) -> list[int]:
        found = super().due(b)
        if b.owner[COLOSSUS] >= 0:
            found[b.owner[COLOSSUS]] += 1
        return found

    def add_wonders(self, b: LagetBoard, owed: list[int]) -> None:
        """Nothing yet: the Colossus pays after everybody's ordinary income."""  # lc:7.12

    def deal(self, b: LagetBoard, owed: list[int]) -> None:
        """Everybody's income, then the coin of the Colossus if the bank has one left."""
        super().deal(b, owed)
        owner = b.owner[COLOSSUS]
        if owner >= 0 and b.bank[TAX]:
            b.draw_from_bank(owner, TAX, 1)  # lc:7.12 lc:16.3

    def share_out(self, b: LagetBoard, kind: Resource, due: list[int]) -> None:
        """Too few cards of a kind: the Navigator is served first, then the others clockwise, as
        far as they go; by an option nobody gets any.
        """
        # lc:7.14 lc:21.3
        if b.edition.shortage_pays_nobody:
            return
        players = b.box.players
        for i in range(players):
            seat = (b.role[DIRECTOR] + i) % players
            b.draw_from_bank(seat, kind, min(due[seat], b.bank[kind]))


def held_by_enemy(b: LagetBoard, province: Province) -> bool:
    """Whether one other side alone stands there, and is not assimilating the province."""
    present = b.sides_present(province)
    return (
        len(present) == 1 and present[0] != b.marker[province] and b.claim[province] != present[0]
    )
