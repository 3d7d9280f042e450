"""Marches in the revised edition: nobody may walk into a battle they cannot fight. Ships sail in
campaign; everything else is in four_cards/movement.
"""

from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.four_cards.ids import SIDES, Area, Province, Side
from pelagos.games.mare_nostrum.four_cards.movement import Marches, march
from pelagos.games.mare_nostrum.laget.board import LagetBoard


class RevisedMarches(Marches[LagetBoard]):
    """Marches after which the player can still fight wherever they must."""

    # lc:11.11 lc:11.13 lc:11.16

    def able(self, origin: Area) -> int:
        """All that have not moved; but the last that has not attacked stays where legions that have
        attacked have come to stand beside enemies.
        """  # lc:11.18
        b = self.b
        here = b.legions[origin * SIDES + self.side]
        if b.pinned >> origin & 1 and not b.fought >> origin & 1:
            return min(here - b.moved[origin], here - b.spent[origin] - 1)
        return here - b.moved[origin]

    def doubtful(self) -> int:
        b = self.b
        return b.box.atlas.islands | b.fought | b.pinned

    def goals(self, origin: Area) -> list[int]:
        """Legions that have attacked go to enemies only where the player has fought in this turn,
        or can still fight.
        """
        found = super().goals(origin)
        if not self.b.fought >> origin & 1:
            return found
        return [p for p in found if spent_may_enter(self.b, self.side, p)]


def spent_may_enter(b: LagetBoard, side: Side, province: Province) -> bool:
    """Whether legions that have attacked may go there."""  # lc:11.18
    if not b.enemies_present(province, side) or b.fought >> province & 1:
        return True
    return b.legions[province * SIDES + side] > b.spent[province]


def arrive(
    b: LagetBoard, seat: int, origin: Area, goal: Area, count: int, entry: Phase, leave_posts: Phase
) -> None:
    """Legions enter a province: if that makes war there, all seizures and assimilations end."""
    # lc:12.3 lc:13.17
    b.marched = True
    b.entered_spent = b.fought >> origin & 1 == 1
    if b.entered_spent and not b.fought >> goal & 1 and b.enemies_present(goal, seat):
        b.pinned |= 1 << goal
    b.entered = goal
    b.call(entry)
    if march(b, seat, origin, goal, count):
        b.call(leave_posts)
    b.lapse(goal)
