"""4.2 Battles: one exchange of dice, at sea and on land."""

from typing import ClassVar, Final

from pelagos.engine.contract import Battle, Fact, Roll, Strength, Thing
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Dice, Menu, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import LAND_BATTLE, LOST, ROLLED, SEA_BATTLE, SUNK
from pelagos.games.mare_nostrum.empires.ids import (
    CAESAR,
    FIGHT,
    FORTRESS,
    FREE,
    LEGION,
    NEBUCHADNEZZAR,
    NONE,
    PERICLES,
    RAMSES_II,
    WALLS,
    Province,
    Sea,
)
from pelagos.games.mare_nostrum.empires.movement import leave_post, posts
from pelagos.games.mare_nostrum.empires.passing import Done
from pelagos.games.mare_nostrum.empires.zeus import partner_in_peace
from pelagos.games.mare_nostrum.shared.tables import bits

HIT_DIVISOR: Final = 5
FORTRESS_BONUS: Final = 5
NEBUCHADNEZZAR_BONUS: Final = 5
AT_SEA: Final = 1 << 20
"""Marks a battle place as a sea."""


def land_dice(b: Board, province: Province, seat: int) -> int:
    """One die per Legion, one more for Ramses."""  # mne:4.2.b mne:4.2.d mne:10.ramses_ii mne:R.25
    return b.legions[province * b.box.players + seat] + (1 if b.has(seat, RAMSES_II) else 0)


def land_roll(b: Board, province: Province, seat: int, dice: tuple[int, ...]) -> Roll:
    """Dice, bonuses per Legion's die, flat bonuses."""  # mne:X.g mne:4.2.e mne:4.2.f
    found: list[tuple[str, int]] = []
    legions = b.legions[province * b.box.players + seat]
    if legions:
        if b.player == seat:
            if b.owner[CAESAR] == seat:
                found.append(("caesar", legions))  # mne:10.caesar
        elif b.owner[PERICLES] == seat:
            found.append(("pericles", 2 * legions))  # mne:10.pericles mne:R.5
    if b.fort[province] == seat:
        found.append(("fortress", FORTRESS_BONUS))
    if b.control[province] == seat and b.has(seat, NEBUCHADNEZZAR):
        found.append(("nebuchadnezzar", NEBUCHADNEZZAR_BONUS))  # mne:10.nebuchadnezzar
    return Roll(dice, tuple(found), sum(dice) + sum([n for _, n in found]))


def battlefield(b: Board) -> Thing:
    """The province or sea of the battle under way."""
    return ("sea", b.place - AT_SEA) if b.place >= AT_SEA else ("province", b.place)


def units_at(b: Board, province: Province, seat: int) -> int:
    """Legions and Fortress of the seat there."""
    return b.legions[province * b.box.players + seat] + (1 if b.fort[province] == seat else 0)


class RollDice(Ask[Board, tuple[int, ...]]):
    """Both sides roll together: first the Active Player's dice, then the opponent's."""

    # mne:4.2.a mne:4.2.b mne:L.6 mne:R.14

    name = "battle_roll"
    clause = "mne:4.2.b"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.hits < 0 else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        own, theirs = self.dice(b)
        return [
            Fact("place", "thing", battlefield(b)),
            Fact("player", "seat", b.player),
            Fact("opponent", "seat", b.foe),
            Fact("own", "number", own),
            Fact("theirs", "number", theirs),
        ]

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
        hits = self.strike(b, b.player, b.foe, value[:own])
        own_hits = self.strike(b, b.foe, b.player, value[own:])
        b.hits = self.suffer(b, b.foe, hits)
        b.own_hits = self.suffer(b, b.player, own_hits)

    def battle(self, b: Board) -> Battle:
        """What both sides bring."""
        own, theirs = self.dice(b)
        return Battle(
            battlefield(b), self.strength(b, b.player, own), self.strength(b, b.foe, theirs)
        )

    def strength(self, b: Board, seat: int, dice: int) -> Strength:
        """At sea the Triremes alone; on land with all that is added."""  # mne:4.2.e mne:4.2.f
        side = ("seat", seat)
        if b.place >= AT_SEA:
            return Strength(side, dice, 0, dice)
        bonus = land_roll(b, b.place, seat, ()).total
        cancels = 1 if b.fort[b.place] == seat else 0
        return Strength(side, dice, bonus, units_at(b, b.place, seat), cancels)

    def strike(self, b: Board, seat: int, target: int, dice: tuple[int, ...]) -> int:
        """The hits of one side, less one if the other has a Fortress."""  # mne:4.2.b mne:4.2.e
        at_sea = b.place >= AT_SEA
        roll = Roll(dice, (), sum(dice)) if at_sea else land_roll(b, b.place, seat, dice)
        hits = roll.total // HIT_DIVISOR
        cancelled = 1 if hits and not at_sea and b.fort[b.place] == target else 0
        b.tell(ROLLED, seat, roll, hits - cancelled, cancelled)
        return hits - cancelled

    def suffer(self, b: Board, seat: int, hits: int) -> int:
        """Takes off what leaves no choice; returns the hits still to be assigned."""  # mne:4.2.c
        if not hits:
            return 0
        if b.place >= AT_SEA:
            sea = b.place - AT_SEA
            n = min(hits, b.triremes[sea * b.box.players + seat])
            b.add_triremes(sea, seat, -n)
            b.tell(SUNK, seat, n, sea)
            return 0
        if hits < units_at(b, b.place, seat):
            if b.fort[b.place] == seat or b.posts(b.place, seat):
                return hits
            b.add_legions(b.place, seat, -hits)
            b.tell(LOST, seat, (LEGION,) * hits, b.place)
            return 0
        for post in posts(b, b.place, seat):
            leave_post(b, b.place, post)
        legions = b.legions[b.place * b.box.players + seat]
        lost = (LEGION,) * legions
        b.add_legions(b.place, seat, -legions)
        if b.fort[b.place] == seat:
            b.remove_fortress(b.place)
            lost = (*lost, FORTRESS)
        b.tell(LOST, seat, lost, b.place)
        return 0


class AssignLosses(Ask[Board, tuple[int, ...]]):
    """Each side chooses which of its own Units are lost, and so which occupations survive."""

    # mne:4.2.c mne:R.31 mne:R.44 mne:4.3.d

    name = "battle_losses"
    clause = "mne:4.2.c"

    def who(self, b: Board) -> list[int]:
        seats = [b.player] if b.own_hits > 0 else []
        if b.hits > 0:
            seats.append(b.foe)
        return seats

    def due(self, b: Board, seat: int) -> int:
        """How many Units the seat must lose."""
        return b.own_hits if seat == b.player else b.hits

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [
            Fact("number", "number", self.due(b, seat)),
            Fact("units", "number", units_at(b, b.place, seat)),
            Fact("place", "province", b.place),
            Fact("opponent", "seat", b.foe if seat == b.player else b.player),
        ]

    def choices(self, b: Board, seat: int) -> Space:
        n = self.due(b, seat)
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
        lost = tuple([FORTRESS if post == WALLS else LEGION for post in value])
        b.tell(LOST, seat, lost, b.place)
        if seat == b.player:
            b.own_hits = 0
        else:
            b.hits = 0


class EndBattle(Do[Board]):
    clause = "mne:4.2.a"

    def do(self, b: Board) -> None:
        b.place, b.foe, b.hits, b.own_hits = NONE, NONE, NONE, NONE


BATTLE: Final = Phase("battle", [RollDice(), AssignLosses(), EndBattle()])


class FoeMenu(Menu):
    """A place, then one of the opponents there."""

    def __init__(self, b: Board, seat: int, kind: str, ids: list[int]) -> None:
        super().__init__(kind, ids, [])
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space:
        find = sea_foes if self.kind == "sea" else land_foes
        return OneOf("seat", find(self.b, self.seat, id))


def sea_foes(b: Board, seat: int, sea: Sea) -> list[int]:
    """Opponents with Triremes there who may be fought."""  # mne:4.1.1.b mne:R.28
    at, partner = sea * b.box.players, partner_in_peace(b, seat)
    return [s for s in range(b.box.players) if s != seat and s != partner and b.triremes[at + s]]


def land_foes(b: Board, seat: int, province: Province) -> list[int]:
    """Opponents with Units there who may be fought."""  # mne:4.2.a mne:9.d
    partner = partner_in_peace(b, seat)
    return [
        s
        for s in range(b.box.players)
        if s != seat and s != partner and b.presence[s] >> province & 1
    ]


def battle_refusal(b: Board, seat: int, fight: object, clause: str) -> str:
    """The clause that forbids a battle, given as place and opponent."""
    if not isinstance(fight, tuple) or len(fight) != 2:
        return clause
    place, foe = fight
    if foe == partner_in_peace(b, seat) >= 0:
        return "mne:11.statue_of_zeus"
    # one battle in each place
    return "mne:4.2.a" if place in bits(b.fought) else clause


def contested_seas(b: Board, seat: int) -> list[int]:
    """The seas where a battle can still be fought."""
    seats = b.box.players
    return [
        sea
        for sea in range(b.box.seas)
        if b.triremes[sea * seats + seat] and not b.fought >> sea & 1 and sea_foes(b, seat, sea)
    ]


class FightAtSea(Verb[Board, tuple[int, int]]):
    """A battle in a shared sea with one opponent there."""  # mne:4.1.1.b mne:4.2.a

    id = FIGHT
    clause = "mne:4.1.1.b"

    def possible(self, b: Board, seat: int) -> bool:
        return True

    def offer(self, b: Board, seat: int) -> Space:
        return FoeMenu(b, seat, "sea", contested_seas(b, seat))

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        """Every fleet beside an own one, that of a partner in peace too."""
        seats = b.box.players
        return [
            (sea, s)
            for sea in range(b.box.seas)
            if b.triremes[sea * seats + seat]
            for s in range(seats)
            if s != seat and b.triremes[sea * seats + s]
        ]

    def carry_out(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        sea, foe = value
        b.fought |= 1 << sea
        b.place, b.foe = AT_SEA + sea, foe
        b.tell(SEA_BATTLE, seat, sea, foe)
        b.call(BATTLE)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return battle_refusal(b, seat, value, self.clause)


class SeaBattle(Actions[Board]):
    """Sea battles are never compulsory; one in each shared sea, after all Triremes have moved."""

    # mne:4.1.1.b mne:4.1.1.c

    name = "war_sea_battle"
    clause = "mne:4.1.1.b"
    calls: ClassVar[list[Phase]] = [BATTLE]

    def __init__(self) -> None:
        super().__init__([FightAtSea(), Done()])

    def who(self, b: Board) -> list[int]:
        return [b.player] if not b.finished and contested_seas(b, b.player) else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        seas, seats = contested_seas(b, seat), b.box.players
        own = sum([b.triremes[sea * seats + seat] for sea in seas])
        foes = [b.triremes[sea * seats + s] for sea in seas for s in sea_foes(b, seat, sea)]
        return [
            Fact("seas", "sea*", tuple(seas)),
            Fact("own", "number", own),
            Fact("theirs", "number", sum(foes)),
        ]


class LandBattle(Ask[Board, tuple[int, int]]):
    """The Active Player must fight wherever own and enemy Units stand together, once each."""

    # mne:4.1.2.d mne:4.2.a mne:4.2.g mne:R.15 mne:R.43

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

    def facts(self, b: Board, seat: int) -> list[Fact]:
        fields = list(bits(self.fields(b, seat)))
        own = sum([units_at(b, p, seat) for p in fields])
        foes = [units_at(b, p, s) for p in fields for s in land_foes(b, seat, p)]
        return [
            Fact("provinces", "province*", tuple(fields)),
            Fact("own", "number", own),
            Fact("theirs", "number", sum(foes)),
        ]

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        """Every enemy beside an own Unit, a partner in peace too."""
        return [
            (province, s)
            for province in bits(b.presence[seat])
            for s in range(b.box.players)
            if s != seat and b.presence[s] >> province & 1
        ]

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
