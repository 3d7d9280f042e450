"""Units that look alike differ by what they have done in this turn.

Of the active player's legions in a province, or triremes in a sea, some have moved and some have
attacked. Whatever was there when he attacked took part in it, so the counts on the board tell who
is who: those that stayed have attacked if he has fought there (and only then), the others came.
The posts held by legions that came are kept apart in `new_holders`; those that stayed hold the
rest.

Nothing here is decided against the owner: of two units the one that can do less goes first, and
where neither can do less than the other he is asked.
"""

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import SomeOf, Space
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import FIRST_POST, SIDES, Area, Province, Side


def units_at(b: Board, area: Area, side: Side) -> int:
    """Legions in a province, or triremes in a sea: what rolls a die."""
    if area >= b.box.atlas.provinces:
        return b.triremes[area * SIDES + side]
    return b.legions[area * SIDES + side]


def stayed(b: Board, area: Area) -> int:
    """The active player's units there that have not moved."""
    return units_at(b, area, b.active) - b.moved[area]


def spent_arrivals(b: Board, area: Area) -> int:
    """Those that have moved there and have attacked, here or where they came from."""
    return b.spent[area] - (stayed(b, area) if b.fought >> area & 1 else 0)


def ready_arrivals(b: Board, area: Area) -> int:
    """Those that have moved there and may still attack."""
    return b.moved[area] - spent_arrivals(b, area)


def posts_of_stayed(b: Board, province: Province) -> list[int]:
    """The posts held by legions of the active player that have not moved."""
    posts = b.posts(province, b.active)
    return [post for post in posts if not b.newly_held(province, post)] if posts else posts


def legions_leave(b: Board, province: Province, count: int) -> bool:
    """Legions that have not moved leave; whether it must still be said which of them went.

    A seizure or a claim ends only if its own legion leaves.
    """  # mn:7.3.7 lc:13.17
    posts = posts_of_stayed(b, province)
    if not posts:
        return False
    if count < stayed(b, province):
        b.leaving = province
        b.leavers = count
        return True
    for post in posts:
        b.leave_post(province, post)
    return False


def lay_down(b: Board, side: Side, province: Province, posts: list[int]) -> None:
    """Legions stand on posts from now on: those that have moved first, as they stay anyway."""
    # lc:13.15 lc:13.18 lc:13.20
    if side != b.active or not b.box.mixes_moves:
        return
    held = [p for p in b.posts(province, side) if b.newly_held(province, p)]
    new = min(len(posts), b.moved[province] - len(held))
    if new == len(posts):
        for post in posts:
            b.hold_newly(province, post)
    elif new > 0:
        b.laying = tuple(posts)
        b.laid_by_new = new


class NameNewHolders(Ask[Board, tuple[int, ...]]):
    """Too few legions have come for all the posts: on which of them do they stand?"""

    name = "name_new_holders"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.3.7 lc:13.17

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.laying else []

    def choices(self, b: Board, seat: int) -> Space:
        return SomeOf("post", list(b.laying), b.laid_by_new, b.laid_by_new)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        province = b.box.atlas.site_province[b.laying[0] - FIRST_POST]
        return [Fact("province", "area", province), Fact("count", "number", b.laid_by_new)]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for post in value:
            b.hold_newly(0, post)  # Only buildings are ever several, and they name their province.
        b.laying = ()
        b.laid_by_new = 0
