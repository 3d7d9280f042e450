"""Helen of Troy turns a legion that enters her owner's land."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    HELEN,
    LEGIONS,
    NONE,
    PASS,
    USE,
    Province,
)

TURNED: Final = EventKind("legion_turned", "province:area", clause="mn:7.8.1")


def turn_legion(b: Board, owner: int, province: Province) -> None:
    """A legion of the active player is replaced by one of Helen's owner."""
    # mn:7.8.1 mn:7.8.2 lc:17.3
    b.helen_used = True
    b.moved[province] -= 1  # one of those that had moved there
    b.spent[province] -= b.entered_spent
    b.remove_legions(province, b.active, 1)
    b.place_legion(province, owner)
    b.tell(TURNED, owner, province)


class TurnOnEntry(Ask[B, int]):
    """Helen may turn one legion of those that enter, or attack, her owner's province: once in a
    phase, and with a legion left in her owner's supply.
    """

    name = "turn_legion_on_entry"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.8.1 lc:17.3 lc:17.3a lc:17.3b lc:17.3d

    def who(self, b: B) -> list[int]:
        owner, province = b.owner[HELEN], b.entered
        if province < 0 or owner < 0 or owner == b.active or b.helen_used:
            return []
        if b.marker[province] != owner or not b.in_supply(LEGIONS, owner):
            return []
        return [owner] if b.legions_in(province, b.active) else []

    def choices(self, b: B, seat: int) -> Space[int]:
        return OneOf("verb", [PASS, USE])

    def facts(self, b: B, seat: int) -> list[Fact]:
        return [Fact("province", "area", b.entered), Fact("enemy", "seat", b.active)]

    def answer(self, b: B, seat: int, value: int) -> None:
        province = b.entered
        b.entered = NONE
        if value == USE:
            self.turn(b, seat, province)

    def turn(self, b: B, owner: int, province: Province) -> None:
        """The legion changes sides."""
        turn_legion(b, owner, province)


class Entered(Do[Board]):
    """The legions have entered: Helen can turn none of them any more."""

    def do(self, b: Board) -> None:
        b.entered = NONE
