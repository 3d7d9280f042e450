"""Which units move, fight and fall, where they look alike and differ by what they have done.

Of the active player's legions in a province, or triremes in a sea, some have moved in this turn and
some have attacked. Everything that is there when he attacks takes part. So three counts are enough:
units that have not moved have attacked if he has fought there, and not otherwise; of those that
came, `spent` says how many have attacked. Buildings and markers held by legions that came are noted
in `new_holders`; all others are held by legions that stayed.

When units are lost, the one that can do less goes first; if neither can do less than the other,
their owner is asked.
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


def possible_foes(b: Board, area: Area, side: Side) -> list[int]:
    """The sides a side could fight: land units against land units, ships at sea against ships."""
    # mn:7.4.2 lc:12.1 lc:12.2
    if b.is_sea(area):
        return [s for s in range(SIDES) if s != side and b.sailed[s] >> area & 1]
    return [s for s in b.sides_present(area) if s != side]


def enemies_of(b: Board, side: Side) -> int:
    """The provinces where land units of other sides stand (a mask)."""
    found = 0
    for where in b.armed[:side]:
        found |= where
    for where in b.armed[side + 1 :]:
        found |= where
    return found


def stayed(b: Board, area: Area) -> int:
    """The active player's units there that have not moved."""
    return units_at(b, area, b.active) - b.moved[area]


def spent_arrivals(b: Board, area: Area) -> int:
    """The active player's units that have moved there and have attacked, there or before."""
    return b.spent[area] - (stayed(b, area) if b.fought >> area & 1 else 0)


def ready_arrivals(b: Board, area: Area) -> int:
    """The active player's units that have moved there and may still attack."""
    return b.moved[area] - spent_arrivals(b, area)


def posts_of_stayed(b: Board, province: Province) -> list[int]:
    """The posts held by legions of the active player that have not moved."""
    posts = b.posts(province, b.active)
    return [post for post in posts if not b.newly_held(province, post)] if posts else posts


def leave_all_posts(b: Board, province: Province, side: Side) -> None:
    """Takes all legions of a side off buildings and the marker."""
    for post in b.posts(province, side):
        b.leave_post(province, post)


def legions_leave(b: Board, province: Province, count: int) -> bool:
    """Legions that have not moved leave a province. An occupation or claim lasts as long as its own
    legion stays. Returns whether the owner must still say which of them went.
    """  # mn:7.3.7 mn:7.7.3 lc:13.17 lc:13.24
    posts = posts_of_stayed(b, province)
    if not posts:
        return False  # nobody stands on a building or the marker
    if count < stayed(b, province):
        b.leaving = province
        b.leavers = count
        return True
    for post in posts:  # all of them have gone
        b.leave_post(province, post)
    return False


def lay_down(b: Board, side: Side, province: Province, posts: list[int]) -> None:
    """Legions go onto posts: first those that have moved, since they stay anyway."""
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
    """Of several legions put on buildings at once some have moved in this turn: the owner says on
    which buildings those stand, as only the others may leave.
    """

    name = "name_new_holders"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.3.7 lc:13.17

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.laying else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return SomeOf("post", list(b.laying), b.laid_by_new, b.laid_by_new)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        province = b.box.atlas.site_province[b.laying[0] - FIRST_POST]
        return [Fact("province", "area", province), Fact("count", "number", b.laid_by_new)]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for post in value:
            b.hold_newly(0, post)  # Only buildings can be several, and they tell their province.
        b.laying = ()
        b.laid_by_new = 0
