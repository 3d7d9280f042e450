"""Phase 8: surplus population: what an area cannot feed goes back to stock."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.steps import Do
from pelagos.games.civilization.board import Board, Ints
from pelagos.games.civilization.ids import LAND

SURPLUS_REMOVED: Final = EventKind(
    "surplus_removed", "count:number", "areas:area*", clause="civ:13.1"
)


def surplus_if_all_stay(b: Board, seat: int) -> Ints:
    """Where tokens of the seat would be surplus if nobody moved any more, one entry each: those in
    an area with a city of its own and those beyond a limit, unless they could become a city. Where
    others stand too, a conflict decides.
    """  # civ:13.1
    found: list[int] = []
    for area in b.homes[seat]:
        here = b.tokens_at(seat, area)
        if b.city[area] == seat:
            found += [area] * here
        elif b.city[area] < 0 and b.crowd[area] == here and here < b.box.city_cost[area]:
            found += [area] * (here - b.capacity(seat, area))
    return tuple(found)


class RemoveSurplus(Do[Board]):
    """No tokens stay in an area with a city; elsewhere no more than the limit, one more for a
    holder of Agriculture who is alone there. Ships do not count.
    """  # civ:13.1 civ:13.2 civ:13.3 civ:S.8a civ:L.3

    clause = "civ:13.1"

    def do(self, b: Board) -> None:
        crowd, limit, city = b.crowd, b.box.limit, b.city
        lost: list[list[int]] = [[] for _ in range(b.box.players)]  # one entry for each token
        for area in [a for a in b.box.land if crowd[a] and (crowd[a] > limit[a] or city[a] >= 0)]:
            here = b.tokens[area::LAND]
            if city[area] >= 0:
                surplus = here  # no token stays with a city
            elif crowd[area] in here:  # one player alone
                seat = here.index(crowd[area])
                surplus = [0] * seat + [max(0, crowd[area] - b.capacity(seat, area))]
            else:
                continue  # where several are, a conflict decides
            for seat, n in enumerate(surplus):
                if n:
                    b.remove(seat, area, n)
                    lost[seat] += [area] * n
        for seat in b.ast:
            if lost[seat]:
                b.tell(SURPLUS_REMOVED, seat, len(lost[seat]), tuple(lost[seat]))
