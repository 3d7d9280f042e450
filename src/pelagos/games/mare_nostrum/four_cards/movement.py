"""Movement: where triremes and legions may go, and what a move does."""

from functools import lru_cache
from typing import Final, Generic

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Menu, Number, SomeOf, Space, pair
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.atlas import Atlas
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    BESIDE,
    LEGIONS,
    NONE,
    SIDES,
    Area,
    Province,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.units import (
    legions_leave,
    possible_foes,
    posts_of_stayed,
    stayed,
    units_at,
)
from pelagos.games.mare_nostrum.shared.tables import ids_in

SAILED: Final = EventKind(
    "triremes_sailed", "origin:area", "goal:area", "count:number", clause="mn:7.2.2"
)
MARCHED: Final = EventKind(
    "legions_marched", "origin:area", "goal:area", "count:number", clause="mn:7.3.1"
)


def provinces_by_chain(b: Board, side: Side) -> tuple[int, ...]:
    """For each chain of adjacent seas with a side's triremes in each, of any length, the provinces
    it joins (a mask). The triremes may have been launched, moved or fought in this turn.
    """  # mn:7.3.3 mn:7.3.4 mn:6.5.8 lc:11.12 lc:10.5
    atlas = b.box.atlas
    # Docked triremes join nothing. A sea is never at war: other players' do not matter.
    # mn:7.2.5 mn:7.3.5 lc:11.8
    return provinces_joined(atlas, b.sailed[side] >> atlas.provinces)


@lru_cache(1 << 12)  # ships stay where they are for most of a game
def provinces_joined(atlas: Atlas, sailed: int) -> tuple[int, ...]:
    """For each chain in a set of seas (a mask, the first sea lowest), the provinces on it."""
    first = atlas.provinces
    chains: list[int] = []
    while sailed:
        provinces = 0
        chain = sailed & -sailed  # one sea; those next to it are added until none is left
        while chain:
            low = chain & -chain
            sailed ^= low
            sea = low.bit_length() - 1
            provinces |= atlas.sea_shores[sea]
            chain = (chain | atlas.sea_masks[sea] >> first) & sailed
        chains.append(provinces)
    return tuple(chains)


def provinces_in_reach(b: Board, province: Province, chains: tuple[int, ...]) -> list[int]:
    """Where legions may go from a province: across a land border, or over one of these chains of
    ships, but never both in one move.
    """  # mn:7.3.1 lc:11.11
    atlas = b.box.atlas
    by_ship = 0
    for provinces in chains:
        if provinces >> province & 1:
            by_ship |= provinces
    if not by_ship:
        return atlas.neighbours[province]
    return list(ids_in((atlas.borders[province] | by_ship) & ~(1 << province)))


Going = tuple[int, tuple[int, int]]
"""From where, where to, how many."""


class Moves(Menu[tuple[int, int]], Generic[B]):
    """From an area with pieces that may still go: where to, and how many. The goals are worked out
    only for origins that are looked at.
    """

    kind = "area"
    unit: str = ""

    def __init__(self, b: B, side: Side) -> None:
        self.b = b
        self.side = side
        self.ids = self.origins()

    def origins(self) -> list[int]:
        """The areas that pieces may leave."""
        raise NotImplementedError

    def able(self, origin: Area) -> int:
        """How many pieces may leave an area."""
        raise NotImplementedError

    def goals(self, origin: Area) -> list[int]:
        """The areas to which they may go."""
        raise NotImplementedError

    def then(self, id: int) -> Menu[int]:
        goals = self.goals(id)
        return Menu("area", goals, [Number(1, self.able(id), self.unit)] * len(goals))

    def draw(self, rng: Rng) -> Going:
        origin = self.ids[rng.below(len(self.ids))]
        goals = self.goals(origin)
        goal = goals[rng.below(len(goals))]
        return (origin, (goal, 1 + rng.below(self.able(origin))))

    def count(self) -> int:
        return sum([len(self.goals(origin)) * self.able(origin) for origin in self.ids])

    def listed(self, most: int) -> list[Going] | None:
        found: list[Going] = []
        for origin in self.ids:
            goals, able = self.goals(origin), self.able(origin)
            if len(found) + len(goals) * able > most:
                return None
            counts = range(1, able + 1)
            for goal in goals:
                for count in counts:
                    found.append((origin, (goal, count)))
        return found


class Sailings(Moves[Board]):
    """From every area with ships that have not moved to the seas next to it."""

    unit = "trireme"

    def origins(self) -> list[int]:
        """Provinces with docked ships, and seas with ships that have not moved."""
        # mn:7.2.1 mn:7.2.2 lc:11.6
        b, side = self.b, self.side
        moved, triremes, first_sea = b.moved, b.triremes, b.box.atlas.provinces
        found: list[int] = []
        for area in ids_in(b.sailed[side]):
            if area < first_sea or triremes[area * SIDES + side] > moved[area]:
                found.append(area)
        return found

    def able(self, origin: Area) -> int:
        """All that are docked; of those at sea, the ones that have not moved."""
        b = self.b
        ships = b.triremes[origin * SIDES + self.side]
        return ships if origin < b.box.atlas.provinces else ships - b.moved[origin]

    def goals(self, origin: Area) -> list[int]:
        """The seas next to it, no matter whose ships lie there."""  # mn:7.2.3 lc:11.8
        atlas = self.b.box.atlas
        first_sea = atlas.provinces
        return atlas.coasts[origin] if origin < first_sea else atlas.sea_borders[origin - first_sea]


class Marches(Moves[B]):
    """From every province with legions that have not moved to those within reach.

    Any number may go the same way, into any province, whoever owns it and whatever stands there,
    and out of a war. Fortresses never move.
    """  # mn:7.1.6 mn:7.3.2 mn:7.3.6 lc:11.13 lc:11.14 lc:13.5

    unit = "legion"
    chains: tuple[int, ...] | None = None
    """The chains of the side, worked out on demand."""

    def origins(self) -> list[int]:
        """Provinces with legions that have not moved and can go anywhere."""
        b, side = self.b, self.side
        legions, moved, doubtful = b.legions, b.moved, self.doubtful()
        found: list[int] = []
        for p in ids_in(b.armed[side]):
            plain = not doubtful >> p & 1
            if legions[p * SIDES + side] > moved[p] and (plain or self.may_leave(p)):
                found.append(p)
        return found

    def may_leave(self, origin: Area) -> bool:
        """Whether legions that have not moved can go anywhere."""
        return self.able(origin) > 0 and len(self.goals(origin)) > 0

    def able(self, origin: Area) -> int:
        """Those that have not moved."""
        return self.b.legions[origin * SIDES + self.side] - self.b.moved[origin]

    def doubtful(self) -> int:
        """The provinces that legions may be unable to leave though they have not moved (a mask)."""
        return self.b.box.atlas.islands

    def goals(self, origin: Area) -> list[int]:
        """The provinces within reach."""
        if self.chains is None:
            self.chains = provinces_by_chain(self.b, self.side)
        return provinces_in_reach(self.b, origin, self.chains)


def have_moved(b: Board, side: Side, value: object, at_sea: bool) -> bool:
    """Whether a move, as it was given, fails because units of its origin have moved: as many as it
    takes are there, but not as many that may still go.
    """
    origin, rest = pair(value)
    _, count = pair(rest)
    atlas = b.box.atlas
    if not isinstance(origin, int):
        return False
    if not 0 <= origin < len(atlas.areas) or (origin >= atlas.provinces) != at_sea:
        return False
    pieces = (b.triremes if at_sea else b.legions)[origin * SIDES + side]
    wanted = count if isinstance(count, int) and count > 0 else 1
    return pieces - b.moved[origin] < wanted <= pieces


def have_attacked(b: Board, side: Side, area: object, at_sea: bool) -> bool:
    """Whether a side could attack in an area if its units there had not attacked already."""
    provinces = b.box.atlas.provinces
    if not isinstance(area, int) or not 0 <= area < len(b.box.atlas.areas):
        return False
    if (area >= provinces) != at_sea or not possible_foes(b, area, side):
        return False
    return 0 < units_at(b, area, side) <= b.spent[area]


def to_a_dock(b: Board, side: Side, value: object) -> bool:
    """Whether ships at sea were told to go to a province."""
    origin, rest = pair(value)
    goal, _ = pair(rest)
    if not isinstance(origin, int) or not isinstance(goal, int):
        return False
    return b.sailed[side] >> max(origin, 0) & 1 == 1 and 0 <= goal < b.box.atlas.provinces <= origin


def has_legions(b: Board, side: Side) -> bool:
    """Whether any legion of a side is on the board."""
    return b.in_supply(LEGIONS, side) < b.box.pieces[LEGIONS]


def seas_to_attack(b: Board, side: Side) -> list[int]:
    """The seas where a side has ships that have not attacked, beside ships of another."""
    first = b.box.atlas.provinces
    own = b.sailed[side] >> first
    if not own:
        return []
    others = 0
    for other, where in enumerate(b.sailed):
        if other != side:
            others |= where
    shared = own & others >> first
    return [sea for sea in ids_in(shared << first) if b.triremes[sea * SIDES + side] > b.spent[sea]]


# -- what a move does ------------------------------------------------------------------------------


def sail(b: Board, side: Side, origin: Area, goal: Area, count: int) -> None:
    """Triremes leave the dock, never to return, or go from one sea to the next."""
    # mn:7.2.1 mn:7.2.2 mn:7.2.4 lc:11.6
    b.sail(origin, goal, side, count)
    b.moved[goal] += count  # Each moves once in a turn. mn:7.1.4
    if b.is_sea(origin):
        carry_spent(b, origin, goal, count)
    b.tell(SAILED, side, origin, goal, count)


def carry_spent(b: Board, origin: Area, goal: Area, count: int) -> None:
    """Units that attacked where they were count as having attacked where they go. Where the player
    has attacked, all their units that had not moved took part.
    """
    if b.fought >> origin & 1:
        b.spent[origin] -= count
        b.spent[goal] += count


def march(b: Board, side: Side, origin: Area, goal: Area, count: int) -> bool:
    """Legions make their one move; returns whether their owner must still say which left."""
    asks = legions_leave(b, origin, count)
    b.march(origin, goal, side, count)
    b.moved[goal] += count
    if not b.box.atlas.borders[origin] >> goal & 1:
        b.crossed = True
    carry_spent(b, origin, goal, count)
    b.tell(MARCHED, side, origin, goal, count)
    return asks


class LeavePosts(Ask[Board, tuple[int, ...]]):
    """Legions that leave a building or marker give up that occupation or conversion. If not all go,
    their owner says which of them do.
    """

    name = "leave_posts"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.3.7 lc:13.17

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.leavers else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        posts = posts_of_stayed(b, b.leaving)
        before = stayed(b, b.leaving) + b.leavers
        legions = [BESIDE] * (before - len(posts)) + posts
        return SomeOf("post", legions, b.leavers, b.leavers)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("province", "area", b.leaving), Fact("count", "number", b.leavers)]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for post in value:
            b.leave_post(b.leaving, post)
        b.leaving = NONE
        b.leavers = 0
