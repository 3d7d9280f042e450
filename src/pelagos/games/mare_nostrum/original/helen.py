"""Helen of Troy in the game of 2003: asked once, after all moves and before any battle."""

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.helen import turn_legion
from pelagos.games.mare_nostrum.four_cards.ids import HELEN, LEGIONS, PASS, SIDES, USE
from pelagos.games.mare_nostrum.original.board import OriginalBoard
from pelagos.games.mare_nostrum.original.campaign import HELEN_ASKED


def provinces_entered(b: OriginalBoard, owner: int) -> list[int]:
    """Provinces of Helen's owner into which legions of the active player have just come."""
    # mn:7.8.1 mn:7.8.3
    active = b.active
    return [
        p
        for p, side in enumerate(b.marker)
        if side == owner and b.moved[p] and b.legions[p * SIDES + active]
    ]


class TurnLegion(Ask[OriginalBoard, tuple[int, object]]):
    """After all moves and before any battle, Helen may turn one legion that has entered."""

    name = "turn_legion"
    clause = "mn:7.8.2"  # mn:7.8.1 mn:9.2.4

    def who(self, b: OriginalBoard) -> list[int]:
        owner = b.owner[HELEN]
        if owner < 0 or owner == b.active or b.helen_used or b.stage == HELEN_ASKED:
            return []
        if not b.supply[LEGIONS * SIDES + owner] or not provinces_entered(b, owner):
            return []
        return [owner]

    def choices(self, b: OriginalBoard, seat: int) -> Space:
        return Menu("verb", [PASS, USE], [NOTHING, OneOf("area", provinces_entered(b, seat))])

    def facts(self, b: OriginalBoard, seat: int) -> list[Fact]:
        return [Fact("enemy", "seat", b.active)]

    def answer(self, b: OriginalBoard, seat: int, value: tuple[int, object]) -> None:
        verb, province = value
        b.stage = HELEN_ASKED
        if verb == USE:
            assert isinstance(province, int)
            turn_legion(b, seat, province)
