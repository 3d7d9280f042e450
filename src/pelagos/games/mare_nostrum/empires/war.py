"""4. Movement: who moves, conversions, sailing and marching."""

from typing import ClassVar, Final

from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.common.tables import bits
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import (
    CONVERTED,
    FREED,
    MARCHED,
    MAY_MOVE,
    PEACE,
    SAILED,
    WON,
)
from pelagos.games.mare_nostrum.empires.terms import (
    CONQUEST,
    CONVERT,
    DECLARE,
    DECLINE,
    DONE,
    FIRST_ICON,
    MARCH,
    MARKER,
    MILITARY,
    NONE,
    ON_MARKER,
    PIECES,
    PRIZES_TO_WIN,
    SAIL,
    STATUE_OF_ZEUS,
)


class DeclarePeace(Ask[Board, tuple[int, object]]):
    """The Statue of Zeus: peace with one opponent, not the same two rounds running."""

    name = "war_zeus"
    clause = "mne:11.statue_of_zeus"

    def who(self, b: Board) -> list[int]:
        owner = b.owner[STATUE_OF_ZEUS]
        if owner < 0 or b.used[owner] >> STATUE_OF_ZEUS & 1:
            return []
        return [owner]

    def choices(self, b: Board, seat: int) -> Space:
        others = [s for s in range(b.box.players) if s not in (seat, b.zeus_last)]
        return Menu("verb", [DECLARE, DECLINE], [OneOf("seat", others), NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        b.use(seat, STATUE_OF_ZEUS)
        foe = value[1]
        if isinstance(foe, int):
            b.zeus_foe = foe
            b.tell(PEACE, seat, foe)
            send_home(b, seat, foe)


def send_home(b: Board, owner: int, foe: int) -> None:
    """mne:R.28: the opponent's Legions leave the owner's provinces for their Capital Province."""
    home = b.capital(foe)
    for province in bits(b.domain[owner] & b.presence[foe]):
        n = b.legions[province * b.box.players + foe]
        for icon in b.box.icons_at[province]:
            if b.stand[icon] == foe:
                b.stand_on(icon, NONE)
        if b.siege[province] == foe:
            b.besiege(province, NONE)
        b.change_legions(province, foe, -n)
        b.change_legions(home, foe, n)
    b.settle(home)


def partner_in_peace(b: Board, seat: int) -> int:
    """The seat that is at peace with this one, or NONE."""
    if b.zeus_foe < 0:
        return NONE
    owner = b.owner[STATUE_OF_ZEUS]
    if seat == owner:
        return b.zeus_foe
    return owner if seat == b.zeus_foe else NONE


class NameMover(Ask[Board, int]):
    """The Military Leader names the next Active Player."""  # mne:4.a, mne:G.1

    name = "war_pick"
    clause = "mne:4.a"

    def who(self, b: Board) -> list[int]:
        return [b.leaders[MILITARY]] if b.named < 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("seat", [s for s in range(b.box.players) if not b.acted >> s & 1])

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.named = value
        b.tell(MAY_MOVE, seat, value)


class BeginWarTurn(Do[Board]):
    """The fleets are ready: each Trireme may move once."""  # mne:4.b, mne:4.1.a

    clause = "mne:4.b"

    def do(self, b: Board) -> None:
        b.player = b.named
        b.finished = False


def convertible(b: Board, seat: int) -> list[int]:
    """mne:4.3.3.b, mne:4.3.3.c, mne:4.3.3.e, mne:R.10, mne:R.46: the control markers under the
    seat's Legions that can be removed now: replaced by an own one, or without a link removed."""
    if seat not in b.siege:
        return []
    marker = b.stock[seat * PIECES + MARKER] > 0
    return [
        p
        for p in range(b.box.provinces)
        if b.siege[p] == seat and (marker or not b.linked(p, seat))
    ]


def convert(b: Board, province: int, seat: int) -> None:
    """The enemy marker goes; an own one comes if the province is linked."""
    b.besiege(province, NONE)
    if b.linked(province, seat):
        for icon in b.box.icons_at[province]:
            if b.built >> icon & 1 and b.stand[icon] >= 0:
                b.stand_on(icon, NONE)
        b.set_control(province, seat)
        b.tell(CONVERTED, seat, province)
    else:
        b.set_control(province, NONE)  # mne:R.33, mne:9.e
        b.tell(FREED, seat, province)


class Convert(Ask[Board, tuple[int, object]]):
    """At the start of the turn, one after the other in the order the player likes."""

    # mne:4.3.3.b, mne:R.35

    name = "war_convert"
    clause = "mne:4.3.3.b"

    def who(self, b: Board) -> list[int]:
        return [b.player] if not b.finished and convertible(b, b.player) else []

    def choices(self, b: Board, seat: int) -> Space:
        where = OneOf("province", convertible(b, seat))
        return Menu("verb", [CONVERT, DONE], [where, NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        province = value[1]
        if isinstance(province, int):
            convert(b, province, seat)
        else:
            b.finished = True


class ReadyFleets(Do[Board]):
    """Every Trireme of the Active Player may move once."""

    clause = "mne:4.1.a"

    def do(self, b: Board) -> None:
        seats, player = b.box.players, b.player
        b.rested = b.triremes[player::seats]
        b.finished = False


class SailMenu(Menu):
    """A sea to leave, then an adjacent sea."""

    def __init__(self, origins: list[int], sea_next: list[tuple[int, ...]]) -> None:
        super().__init__("sea", origins, [])
        self.sea_next = sea_next

    def then(self, id: int) -> Space:
        return OneOf("sea", list(self.sea_next[id]))


class Sail(Ask[Board, tuple[int, object]]):
    """One Trireme after the other to an adjacent sea, each once."""  # mne:4.1.1.a, mne:X.c

    name = "war_sail"
    clause = "mne:4.1.1.a"

    def who(self, b: Board) -> list[int]:
        return [b.player] if not b.finished and any(b.rested) else []

    def choices(self, b: Board, seat: int) -> Space:
        rested = b.rested
        origins = [sea for sea in range(b.box.seas) if rested[sea]]
        return Menu("verb", [SAIL, DONE], [SailMenu(origins, b.box.sea_next), NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        move = value[1]
        assert isinstance(move, tuple)
        if not move:
            b.finished = True
            return
        origin, target = move
        seats = b.box.players
        b.rested[origin] -= 1
        b.triremes[origin * seats + seat] -= 1
        b.triremes[target * seats + seat] += 1
        b.tell(SAILED, seat, origin, target)


class FleetsInPlace(Do[Board]):
    """All Triremes have moved; now there may be battles."""

    clause = "mne:4.1.1.b"

    def do(self, b: Board) -> None:
        b.finished = False


class ReadyLegions(Do[Board]):
    """Every Legion of the Active Player that can go anywhere may move once."""

    clause = "mne:4.1.a"

    def do(self, b: Board) -> None:
        b.fleets = b.fleet(b.player)
        rested = b.legions[b.player :: b.box.players]
        for province, n in enumerate(rested):
            if n and not destinations(b, b.player, province):
                rested[province] = 0
        b.rested = rested
        b.fought = 0
        b.finished = False


def destinations(b: Board, seat: int, origin: int) -> int:
    """mne:4.1.2.a, mne:4.1.2.b, mne:4.1.2.c, mne:4.1.2.e: adjacent or connected provinces, but for
    those barred by the peace of Zeus (mne:R.28)."""
    found = b.box.land[origin] | b.connected(origin, b.fleets)
    partner = partner_in_peace(b, seat)
    if partner >= 0:
        found &= ~b.domain[partner]
    return found


class MarchMenu(Menu):
    """A province to leave, then a province to enter."""

    def __init__(self, b: Board, seat: int, origins: list[int]) -> None:
        super().__init__("province", origins, [])
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space:
        return OneOf("province", list(bits(destinations(self.b, self.seat, id))))


class LeavePost(Ask[Board, int]):
    """When every Legion left stands on a post, the owner says which one goes."""  # mne:R.45

    name = "war_leave_post"
    clause = "mne:4.3.2.c"

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.leaving >= 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("post", posts(b, b.leaving, seat))

    def answer(self, b: Board, seat: int, value: int) -> None:
        leave_post(b, b.leaving, value)
        march(b, seat, b.leaving, b.heading)
        b.leaving = NONE
        b.heading = NONE


LEAVING: Final = Phase("leaving", [LeavePost()])


def posts(b: Board, province: int, seat: int) -> list[int]:
    """The posts on which Legions of the seat stand there."""
    found = [ON_MARKER] if b.siege[province] == seat else []
    found += [FIRST_ICON + i for i in b.box.icons_at[province] if b.stand[i] == seat]
    return found


def leave_post(b: Board, province: int, post: int) -> None:
    """mne:4.3.2.c: what the Legion held goes back at once."""
    if post == ON_MARKER:
        b.besiege(province, NONE)
    else:
        b.stand_on(post - FIRST_ICON, NONE)


def march(b: Board, seat: int, origin: int, target: int) -> None:
    """One Legion moves."""
    b.rested[origin] -= 1
    b.change_legions(origin, seat, -1)
    b.change_legions(target, seat, 1)
    b.tell(MARCHED, seat, origin, target)


class March(Ask[Board, tuple[int, object]]):
    """One Legion after the other, each once; those without a post go first."""

    # mne:4.1.2.a, mne:X.c, mne:R.43

    name = "war_march"
    clause = "mne:4.1.2.a"
    calls: ClassVar[list[Phase]] = [LEAVING]

    def who(self, b: Board) -> list[int]:
        return [b.player] if not b.finished and any(b.rested) else []

    def choices(self, b: Board, seat: int) -> Space:
        menu = MarchMenu(b, seat, [p for p, n in enumerate(b.rested) if n])
        return Menu("verb", [MARCH, DONE], [menu, NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        move = value[1]
        assert isinstance(move, tuple)
        if not move:
            b.finished = True
            return
        origin, target = move
        if b.rested[origin] > b.posts(origin, seat):
            march(b, seat, origin, target)
        else:
            b.leaving, b.heading = origin, target
            b.call(LEAVING)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if isinstance(value, tuple) and len(value) == 2 and isinstance(value[1], tuple):
            partner = partner_in_peace(b, seat)
            there = value[1][1] if len(value[1]) == 2 else NONE
            if partner >= 0 and there in bits(b.domain[partner]):
                return "mne:11.statue_of_zeus"
        return self.clause


class EndWarTurn(Do[Board]):
    clause = "mne:4.a"

    def do(self, b: Board) -> None:
        b.acted |= 1 << b.player
        b.player = NONE
        b.named = NONE
        b.fleets = 0
        b.rested = []
        b.fought = 0
        b.conquests = 0
        b.finished = False


def prizes(b: Board, seat: int) -> int:
    """How many Capitals and Legendary Cities the seat controls; occupied ones count."""
    n = 0
    for icon in bits(b.built & b.box.prizes):  # mne:R.38: a pillaged Capital does not count
        if b.controller(icon) == seat:
            n += 1
    return n


class CheckConquest(Do[Board]):
    """Four Capitals and/or Legendary Cities win at the end of the phase."""

    # mne:6.3, mne:R.21, mne:4.3.5.b

    clause = "mne:6.3"

    def do(self, b: Board) -> None:
        b.acted = 0
        b.zeus_last = b.zeus_foe
        b.zeus_foe = NONE
        four = [s for s in range(b.box.players) if prizes(b, s) >= PRIZES_TO_WIN]
        if not four:
            return
        leader = b.leaders[MILITARY]
        mask = 0
        for s in [leader] if leader in four else four:
            mask |= 1 << s
            b.tell(WON, s)
        b.win(mask, CONQUEST)
