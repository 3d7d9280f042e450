"""A player's moves in the war phase: ships sail, legions march, posts are left."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import BESIDE, NOBODYS, SIDES

SAILED: Final = EventKind(
    "triremes_sailed", "origin:area", "goal:area", "count:number", clause="mn:7.2.2"
)
MARCHED: Final = EventKind(
    "legions_marched", "origin:area", "goal:area", "count:number", clause="mn:7.3.1"
)

TURNED: Final = EventKind("legion_turned", "province:area", clause="mn:7.8.1")


def sail(b: Board, side: int, origin: int, goal: int, count: int) -> None:
    """Triremes make their one move of the turn."""  # mn:7.1.4 mn:7.2.1 mn:7.2.2 mn:7.2.4 lc:11.6
    b.sail(origin, goal, side, count)
    b.moved[goal] += count
    if origin >= b.box.atlas.provinces:
        carry_spent(b, origin, goal, count)
    b.tell(SAILED, side, origin, goal, count)


def carry_spent(b: Board, origin: int, goal: int, count: int) -> None:
    """Where the player has attacked, all his units that have not moved are spent."""
    if b.fought >> origin & 1:
        b.spent[origin] -= count
        b.spent[goal] += count


def march(b: Board, side: int, origin: int, goal: int, count: int) -> bool:
    """Legions make their one move; whether it must still be said which of them left."""
    posts = b.posts(origin, side)
    # Those that have just come stay, so they are not among those that may have left.
    asks = len(posts) > 0 and count < b.legions[origin * SIDES + side] - b.moved[origin]
    if posts and not asks:
        b.leave_all_posts(origin, side)  # mn:7.3.7 lc:13.17
    b.march(origin, goal, side, count)
    b.moved[goal] += count
    if not b.box.atlas.borders[origin] >> goal & 1:
        b.crossed = True
    carry_spent(b, origin, goal, count)
    if asks:
        b.leaving = origin
        b.leavers = count
    b.tell(MARCHED, side, origin, goal, count)
    return asks


def turn_legion(b: Board, owner: int, province: int) -> None:
    """A legion of the active player is replaced by one of Helen's owner."""
    # mn:7.8.1 mn:7.8.2 lc:17.3
    b.helen_used = True
    b.moved[province] -= 1
    b.remove_legions(province, b.active, 1)
    b.place_legion(province, owner)
    b.tell(TURNED, owner, province)


class LeavePosts(Ask[Board, tuple[int, ...]]):
    """Legions that leave a building or marker give it up: which ones went?"""

    name = "leave_posts"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.3.7 lc:13.17

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.leavers else []

    def choices(self, b: Board, seat: int) -> Space:
        posts = b.posts(b.leaving, seat)
        total = b.legions[b.leaving * SIDES + seat] + b.leavers - b.moved[b.leaving]
        pile = [BESIDE] * (total - len(posts)) + posts
        return SomeOf("post", pile, b.leavers, b.leavers)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for post in value:
            b.leave_post(b.leaving, post)
        b.leaving = NOBODYS
        b.leavers = 0


class EndCampaign(Do[Board]):
    """The turn leaves nothing behind: in the next nobody has moved or attacked yet."""

    def do(self, b: Board) -> None:
        areas = len(b.moved)
        b.stage = 0
        b.settled = 0
        b.fought = 0
        b.forts_spent = 0
        b.crossed = False
        b.moved = [0] * areas
        b.spent = [0] * areas


class Entered(Do[Board]):
    """Nobody can be turned any more."""

    def do(self, b: Board) -> None:
        b.entered = NOBODYS
