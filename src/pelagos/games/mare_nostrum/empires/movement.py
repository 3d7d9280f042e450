"""4.1 Movement: who moves, sailing and marching."""

from typing import Any, ClassVar, Final

from pelagos.engine.contract import Fact
from pelagos.engine.spaces import OneOf, Space, Ways, pair
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.engine.verbs import LATER, Actions, Verb
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import (
    MARCHED,
    MAY_MOVE,
    SAILED,
)
from pelagos.games.mare_nostrum.empires.ids import (
    FIRST_ICON,
    MARCH,
    MILITARY,
    NONE,
    ON_MARKER,
    SAIL,
    Post,
    Province,
)
from pelagos.games.mare_nostrum.empires.passing import Done
from pelagos.games.mare_nostrum.empires.zeus import partner_in_peace
from pelagos.games.mare_nostrum.shared.tables import ids_in


class NameMover(Ask[Board, int]):
    """The Military Leader names the next Active Player."""  # mne:4.a mne:G.1

    name = "war_pick"
    clause = "mne:4.a"

    def who(self, b: Board) -> list[int]:
        return [b.leaders[MILITARY]] if b.named < 0 else []

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return list(range(b.box.players))

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("seat", [s for s in range(b.box.players) if not b.had_turn >> s & 1])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.named = value
        b.tell(MAY_MOVE, seat, value)


class BeginWarTurn(Do[Board]):
    """The player just named is the Active Player."""

    clause = "mne:4.b"

    def do(self, b: Board) -> None:
        b.player = b.named
        b.finished = False


class ReadyFleets(Do[Board]):
    """Every Trireme of the Active Player may move once."""  # mne:4.1.a

    clause = "mne:4.1.a"

    def do(self, b: Board) -> None:
        seats, player = b.box.players, b.player
        b.rested = b.triremes[player::seats]  # by sea
        b.finished = False


class SailMenu(Ways):
    """A sea to leave, then an adjacent sea."""

    def __init__(self, origins: list[int], sea_next: list[tuple[int, ...]]) -> None:
        super().__init__("sea", origins, "sea")
        self.sea_next = sea_next

    def goals(self, id: int) -> tuple[int, ...]:
        return self.sea_next[id]


class SailTrireme(Verb[Board, tuple[int, int]]):
    """One Trireme to an adjacent sea."""  # mne:4.1.1.a

    id = SAIL
    clause = "mne:4.1.1.a"

    def now(self, b: Board, seat: int) -> Space[Any]:
        return LATER

    def offer(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return SailMenu([sea for sea, n in enumerate(b.rested) if n], b.box.sea_next)

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        """From every sea with a Trireme of the player's, even one that has moved."""
        seats = b.box.players
        return [
            (sea, near)
            for sea, around in enumerate(b.box.sea_next)
            if b.triremes[sea * seats + seat]
            for near in around
        ]

    def carry_out(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        origin, target = value
        seats = b.box.players
        b.rested[origin] -= 1
        b.triremes[origin * seats + seat] -= 1
        b.triremes[target * seats + seat] += 1
        b.tell(SAILED, seat, origin, target)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Either the fleet has moved already, or it cannot go there."""
        return "mne:4.1.a" if value in self.in_sight(b, seat) else self.clause


class Sail(Actions[Board]):
    """One Trireme after the other, each once."""  # mne:4.1.1.a mne:X.c

    name = "war_sail"
    clause = "mne:4.1.1.a"

    def __init__(self) -> None:
        super().__init__([SailTrireme(), Done()])

    def who(self, b: Board) -> list[int]:
        return [b.player] if not b.finished and any(b.rested) else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("number", "number", sum(b.rested))]


class FleetsInPlace(Do[Board]):
    """All Triremes have moved; now there may be battles."""

    clause = "mne:4.1.1.b"

    def do(self, b: Board) -> None:
        b.finished = False


class ReadyLegions(Do[Board]):
    """Every Legion of the Active Player that can go anywhere may move once; a Fortress never."""

    # mne:4.1.a

    clause = "mne:4.1.a"

    def do(self, b: Board) -> None:
        b.fleets = b.fleet(b.player)
        rested = b.legions[b.player :: b.box.players]  # by province
        for province, n in enumerate(rested):
            if n and not destinations(b, b.player, province):
                rested[province] = 0
        b.rested = rested
        b.fought = 0
        b.finished = False


def destinations(b: Board, seat: int, origin: int) -> int:
    """Where Legions of a province may go: to any province that is adjacent or connected by the
    player's Triremes (even those that have fought), whoever controls it, except for the peace of
    Zeus. Enemies in the province they leave do not hold them back.
    """
    # mne:4.1.2.a mne:4.1.2.b mne:4.1.2.c mne:4.1.2.e mne:R.28
    found = b.box.land[origin] | b.connected(origin, b.fleets)
    partner = partner_in_peace(b, seat)
    if partner >= 0:
        found &= ~b.domain[partner]
    return found


class MarchMenu(Ways):
    """A province to leave, then a province to enter."""

    def __init__(self, b: Board, seat: int, origins: list[int]) -> None:
        super().__init__("province", origins, "province")
        self.b = b
        self.seat = seat

    def goals(self, id: int) -> tuple[int, ...]:
        return ids_in(destinations(self.b, self.seat, id))


class LeavePost(Ask[Board, int]):
    """When every Legion left stands on a post, the owner says which one goes."""  # mne:R.45

    name = "war_leave_post"
    clause = "mne:4.3.2.c"

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.leaving >= 0 else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("origin", "province", b.leaving), Fact("target", "province", b.heading)]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("post", posts(b, b.leaving, seat))

    def answer(self, b: Board, seat: int, value: int) -> None:
        leave_post(b, b.leaving, value)
        march(b, seat, b.leaving, b.heading)
        b.leaving = NONE
        b.heading = NONE


LEAVING: Final = Phase("leaving", [LeavePost()])


def posts(b: Board, province: Province, seat: int) -> list[int]:
    """The posts (control marker, icons) on which Legions of the seat stand there."""
    found = [ON_MARKER] if b.siege[province] == seat else []
    found += [FIRST_ICON + i for i in b.box.icons_at[province] if b.stand[i] == seat]
    return found


def leave_post(b: Board, province: Province, post: Post) -> None:
    """A Legion leaves a Building or control marker, which returns to its owner at once."""
    # mne:4.3.2.c
    if post == ON_MARKER:
        b.stand_on_marker(province, NONE)
    else:
        b.stand_on(post - FIRST_ICON, NONE)


def march(b: Board, seat: int, origin: int, target: int) -> None:
    """One Legion moves."""
    b.rested[origin] -= 1
    b.change_legions(origin, seat, -1)
    b.change_legions(target, seat, 1)
    b.tell(MARCHED, seat, origin, target)


class MarchLegion(Verb[Board, tuple[int, int]]):
    """One Legion to an adjacent or connected province."""  # mne:4.1.2.a

    id = MARCH
    clause = "mne:4.1.2.a"

    def now(self, b: Board, seat: int) -> Space[Any]:
        return LATER

    def offer(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return MarchMenu(b, seat, [p for p, n in enumerate(b.rested) if n])

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        """Every move from where Legions stand, even for those that have moved and into provinces
        barred by the peace of Zeus.
        """
        return [
            (origin, target)
            for origin, n in enumerate(b.legions[seat :: b.box.players])
            if n
            for target in ids_in(b.box.land[origin] | b.connected(origin, b.fleets))
        ]

    def carry_out(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        origin, target = value
        if b.rested[origin] > b.posts(origin, seat):
            march(b, seat, origin, target)
        else:
            b.leaving, b.heading = origin, target
            b.call(LEAVING)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        partner = partner_in_peace(b, seat)
        _, target = pair(value)
        if partner >= 0 and target in ids_in(b.domain[partner]):
            return "mne:11.statue_of_zeus"
        return "mne:4.1.a" if value in self.in_sight(b, seat) else self.clause


class March(Actions[Board]):
    """One Legion after the other, each once; those without a post go first."""

    # mne:4.1.2.a mne:X.c mne:R.43

    name = "war_march"
    clause = "mne:4.1.2.a"
    calls: ClassVar[list[Phase]] = [LEAVING]

    def __init__(self) -> None:
        super().__init__([MarchLegion(), Done()])

    def who(self, b: Board) -> list[int]:
        return [b.player] if not b.finished and any(b.rested) else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("number", "number", sum(b.rested))]


class EndWarTurn(Do[Board]):
    """The Active Player has had their turn, and the Military Leader names the next."""

    clause = "mne:4.a"

    def do(self, b: Board) -> None:
        b.had_turn |= 1 << b.player
        b.player = NONE
        b.named = NONE
        b.fleets = 0
        b.rested = []
        b.fought = 0
        b.finished = False
