"""4.2 Battles: one exchange of dice, at sea and on land."""

from typing import ClassVar, Final

from pelagos.engine.seats import FATE
from pelagos.engine.spaces import NOTHING, Dice, Menu, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.common.tables import bits
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import LAND_BATTLE, LOST, ROLLED, SEA_BATTLE
from pelagos.games.mare_nostrum.empires.terms import (
    CAESAR,
    DONE,
    FIGHT,
    FREE,
    NEBUCHADNEZZAR,
    NONE,
    PERICLES,
    RAMSES_II,
    WALLS,
)
from pelagos.games.mare_nostrum.empires.war import leave_post, partner_in_peace, posts

HIT_DIVISOR: Final = 5
FORTRESS_BONUS: Final = 5
NEBUCHADNEZZAR_BONUS: Final = 5
AT_SEA: Final = 1 << 20
"""Marks a battle place as a sea."""


def land_dice(b: Board, province: int, seat: int) -> int:
    """mne:4.2.b, mne:4.2.d, mne:10.ramses_ii, mne:R.25: one die per Legion, one more for Ramses."""
    return b.legions[province * b.box.players + seat] + (1 if b.has(seat, RAMSES_II) else 0)


def land_total(b: Board, province: int, seat: int, dice: tuple[int, ...]) -> int:
    """mne:X.g, mne:4.2.e, mne:4.2.f: dice, bonuses per Legion's die, flat bonuses."""
    total = sum(dice)
    legions = b.legions[province * b.box.players + seat]
    if b.player == seat:
        if b.owner[CAESAR] == seat:
            total += legions  # mne:10.caesar
    elif b.owner[PERICLES] == seat:
        total += 2 * legions  # mne:10.pericles, mne:R.5
    if b.fort[province] == seat:
        total += FORTRESS_BONUS
    if b.control[province] == seat and b.has(seat, NEBUCHADNEZZAR):
        total += NEBUCHADNEZZAR_BONUS  # mne:10.nebuchadnezzar
    return total


def units_at(b: Board, province: int, seat: int) -> int:
    """Legions and Fortress of the seat there."""
    return b.legions[province * b.box.players + seat] + (1 if b.fort[province] == seat else 0)


class Roll(Ask[Board, tuple[int, ...]]):
    """Both sides roll together: first the Active Player's dice, then the opponent's."""

    # mne:4.2.a, mne:4.2.b, mne:L.6, mne:R.14

    name = "battle_roll"
    clause = "mne:4.2.b"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.hits < 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        own, other = self.dice(b)
        return Dice(b.box.die, own + other)

    def dice(self, b: Board) -> tuple[int, int]:
        """How many dice the Active Player and the opponent roll."""
        if b.place >= AT_SEA:
            at = (b.place - AT_SEA) * b.box.players
            return b.triremes[at + b.player], b.triremes[at + b.foe]
        return land_dice(b, b.place, b.player), land_dice(b, b.place, b.foe)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        own, _ = self.dice(b)
        mine, theirs = value[:own], value[own:]
        if b.place >= AT_SEA:
            strength, resistance = sum(mine), sum(theirs)
            hits, own_hits = strength // HIT_DIVISOR, resistance // HIT_DIVISOR
        else:
            strength = land_total(b, b.place, b.player, mine)
            resistance = land_total(b, b.place, b.foe, theirs)
            hits, own_hits = strength // HIT_DIVISOR, resistance // HIT_DIVISOR
            if b.fort[b.place] == b.foe and hits:
                hits -= 1
            if b.fort[b.place] == b.player and own_hits:
                own_hits -= 1
        b.tell(ROLLED, b.player, mine, strength, hits)
        b.tell(ROLLED, b.foe, theirs, resistance, own_hits)
        b.hits = self.suffer(b, b.foe, hits)
        b.own_hits = self.suffer(b, b.player, own_hits)

    def suffer(self, b: Board, seat: int, hits: int) -> int:
        """mne:4.2.c: takes off what leaves no choice; returns the hits still to be assigned."""
        if not hits:
            return 0
        if b.place >= AT_SEA:
            sea = b.place - AT_SEA
            n = min(hits, b.triremes[sea * b.box.players + seat])
            b.add_triremes(sea, seat, -n)
            b.tell(LOST, seat, n)
            return 0
        if hits < units_at(b, b.place, seat):
            if b.fort[b.place] == seat or b.posts(b.place, seat):
                return hits
            b.add_legions(b.place, seat, -hits)
            b.tell(LOST, seat, hits)
            return 0
        b.tell(LOST, seat, units_at(b, b.place, seat))
        for post in posts(b, b.place, seat):
            leave_post(b, b.place, post)
        b.add_legions(b.place, seat, -b.legions[b.place * b.box.players + seat])
        if b.fort[b.place] == seat:
            b.remove_fortress(b.place)
        return 0


class AssignLosses(Ask[Board, tuple[int, ...]]):
    """Each side chooses which of its own Units are lost, and so which occupations survive."""

    # mne:4.2.c, mne:R.31, mne:R.44, mne:4.3.d

    name = "battle_losses"
    clause = "mne:4.2.c"

    def who(self, b: Board) -> list[int]:
        seats = [b.player] if b.own_hits > 0 else []
        if b.hits > 0:
            seats.append(b.foe)
        return seats

    def choices(self, b: Board, seat: int) -> Space:
        n = b.own_hits if seat == b.player else b.hits
        manned = posts(b, b.place, seat)
        free = b.legions[b.place * b.box.players + seat] - len(manned)
        pile = [FREE] * min(free, n) + manned
        if b.fort[b.place] == seat:
            pile.append(WALLS)
        return SomeOf("post", pile, n, n)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for post in value:
            if post == WALLS:
                b.remove_fortress(b.place)
            else:
                if post != FREE:
                    leave_post(b, b.place, post)
                b.add_legions(b.place, seat, -1)
        b.tell(LOST, seat, len(value))
        if seat == b.player:
            b.own_hits = 0
        else:
            b.hits = 0


class EndBattle(Do[Board]):
    clause = "mne:4.2.a"

    def do(self, b: Board) -> None:
        b.place, b.foe, b.hits, b.own_hits = NONE, NONE, NONE, NONE


BATTLE: Final = Phase("battle", [Roll(), AssignLosses(), EndBattle()])


class FoeMenu(Menu):
    """A place, then one of the opponents there."""

    def __init__(self, b: Board, seat: int, kind: str, ids: list[int]) -> None:
        super().__init__(kind, ids, [])
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space:
        find = sea_foes if self.kind == "sea" else land_foes
        return OneOf("seat", find(self.b, self.seat, id))


def sea_foes(b: Board, seat: int, sea: int) -> list[int]:
    """mne:4.1.1.b, mne:R.28: opponents with Triremes there who may be fought."""
    at, partner = sea * b.box.players, partner_in_peace(b, seat)
    return [s for s in range(b.box.players) if s != seat and s != partner and b.triremes[at + s]]


def land_foes(b: Board, seat: int, province: int) -> list[int]:
    """mne:4.2.a, mne:9.d: opponents with Units there who may be fought."""
    partner = partner_in_peace(b, seat)
    return [
        s
        for s in range(b.box.players)
        if s != seat and s != partner and b.presence[s] >> province & 1
    ]


def battle_refusal(b: Board, seat: int, fight: object, clause: str) -> str:
    """The clause that forbids a battle, given as place and opponent."""
    partner = partner_in_peace(b, seat)
    if isinstance(fight, tuple) and len(fight) == 2 and fight[1] == partner >= 0:
        return "mne:11.statue_of_zeus"
    return clause


class SeaBattle(Ask[Board, tuple[int, object]]):
    """Sea battles are never compulsory; one in each shared sea, after all Triremes have moved."""

    # mne:4.1.1.b, mne:4.1.1.c

    name = "war_sea_battle"
    clause = "mne:4.1.1.b"
    calls: ClassVar[list[Phase]] = [BATTLE]

    def who(self, b: Board) -> list[int]:
        return [b.player] if not b.finished and self.seas(b, b.player) else []

    def seas(self, b: Board, seat: int) -> list[int]:
        """The seas where a battle can still be fought."""
        seats = b.box.players
        return [
            sea
            for sea in range(b.box.seas)
            if b.triremes[sea * seats + seat] and not b.fought >> sea & 1 and sea_foes(b, seat, sea)
        ]

    def choices(self, b: Board, seat: int) -> Space:
        menu = FoeMenu(b, seat, "sea", self.seas(b, seat))
        return Menu("verb", [FIGHT, DONE], [menu, NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        battle = value[1]
        assert isinstance(battle, tuple)
        if not battle:
            b.finished = True
            return
        sea, foe = battle
        b.fought |= 1 << sea
        b.place, b.foe = AT_SEA + sea, foe
        b.tell(SEA_BATTLE, seat, sea, foe)
        b.call(BATTLE)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        fight = value[1] if isinstance(value, tuple) and len(value) == 2 else ()
        return battle_refusal(b, seat, fight, self.clause)


class LandBattle(Ask[Board, tuple[int, int]]):
    """The Active Player must fight wherever own and enemy Units stand together, once each."""

    # mne:4.1.2.d, mne:4.2.a, mne:4.2.g, mne:R.15, mne:R.43

    name = "war_land_battle"
    clause = "mne:4.1.2.d"
    calls: ClassVar[list[Phase]] = [BATTLE]

    def who(self, b: Board) -> list[int]:
        return [b.player] if self.fields(b, b.player) else []

    def fields(self, b: Board, seat: int) -> int:
        """The provinces where a battle is still to be fought."""
        partner, others = partner_in_peace(b, seat), 0
        for s, mask in enumerate(b.presence):
            if s != seat and s != partner:
                others |= mask
        return b.presence[seat] & others & ~b.fought

    def choices(self, b: Board, seat: int) -> Space:
        return FoeMenu(b, seat, "province", list(bits(self.fields(b, seat))))

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        province, foe = value
        b.fought |= 1 << province
        b.place, b.foe = province, foe
        b.tell(LAND_BATTLE, seat, province, foe)
        b.call(BATTLE)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return battle_refusal(b, seat, value, self.clause)
