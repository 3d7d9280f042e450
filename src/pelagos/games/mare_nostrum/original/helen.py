"""Helen of Troy in the game of 2003: asked once, after all moves and before any battle."""

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.helen import turn_legion
from pelagos.games.mare_nostrum.four_cards.ids import HELEN, LEGIONS, PASS, USE
from pelagos.games.mare_nostrum.original.board import OriginalBoard
from pelagos.games.mare_nostrum.original.campaign import HELEN_ASKED


def provinces_entered(b: OriginalBoard, owner: int) -> list[int]:
    """Provinces of Helen's owner into which legions of the active player have come in this turn;
    legions that stood there before do not count.
    """  # mn:7.8.1 mn:7.8.3
    return [
        p
        for p, side in enumerate(b.marker)
        if side == owner and b.moved[p] and b.legions_in(p, b.active)
    ]


class TurnLegion(Ask[OriginalBoard, tuple[int, int | tuple[()]]]):
    """After all legion moves and before any land battle, Helen may turn one legion that has
    entered her owner's land, in a province of their choice: once in a military phase, and with a
    legion left in their supply.
    """

    name = "turn_legion"
    clause = "mn:7.8.2"  # mn:7.8.1 mn:9.2.4

    def who(self, b: OriginalBoard) -> list[int]:
        owner = b.owner[HELEN]
        if owner < 0 or owner == b.active or b.helen_used or b.turn_stage == HELEN_ASKED:
            return []
        if not b.in_supply(LEGIONS, owner) or not provinces_entered(b, owner):
            return []
        return [owner]

    def choices(self, b: OriginalBoard, seat: int) -> Space[tuple[int, int | tuple[()]]]:
        return Menu("verb", [PASS, USE], [NOTHING, OneOf("area", provinces_entered(b, seat))])

    def facts(self, b: OriginalBoard, seat: int) -> list[Fact]:
        return [Fact("enemy", "seat", b.active)]

    def answer(self, b: OriginalBoard, seat: int, value: tuple[int, int | tuple[()]]) -> None:
        _, province = value
        b.turn_stage = HELEN_ASKED
        if isinstance(province, int):
            turn_legion(b, seat, province)
