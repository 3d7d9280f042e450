"""4.2 Battles: one exchange of dice, at sea and on land."""

from typing import Any, ClassVar, Final

from pelagos.engine.contract import Battle, Fact, Roll, Strength, Thing
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Dice, SomeOf, Space, Ways, pair
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.engine.verbs import LATER, Actions, Verb
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
from pelagos.games.mare_nostrum.shared.tables import ids_in

HIT_DIVISOR: Final = 5
FORTRESS_BONUS: Final = 5
NEBUCHADNEZZAR_BONUS: Final = 5
AT_SEA: Final = 1 << 20
"""Marks a battle place as a sea."""


def land_dice(b: Board, province: Province, seat: int) -> int:
    """One die per Legion, no Trireme counting, and one more for Ramses II."""
    # mne:4.2.b mne:4.2.d mne:10.ramses_ii mne:R.25
    return b.legions_in(province, seat) + (1 if b.has(seat, RAMSES_II) else 0)


def land_modifiers(b: Board, province: Province, seat: int) -> list[tuple[str, int]]:
    """What is added to the dice: for each Legion's die, then flat bonuses."""
    # mne:X.g mne:4.2.e mne:4.2.f
    found: list[tuple[str, int]] = []
    legions = b.legions_in(province, seat)
    is_active_player = b.player == seat
    if legions:
        if is_active_player:
            if b.owner[CAESAR] == seat:
                found.append(("caesar", legions))  # 1 each, while active. mne:10.caesar
        elif b.owner[PERICLES] == seat:
            # 2 each, while another is active. mne:10.pericles mne:R.5
            found.append(("pericles", 2 * legions))
    if b.fort[province] == seat:
        found.append(("fortress", FORTRESS_BONUS))
    if b.control[province] == seat and b.has(seat, NEBUCHADNEZZAR):
        found.append(("nebuchadnezzar", NEBUCHADNEZZAR_BONUS))  # mne:10.nebuchadnezzar
    return found


def land_roll(b: Board, province: Province, seat: int, dice: tuple[int, ...]) -> Roll:
    """The number of dice, and what is added to them."""
    added = land_modifiers(b, province, seat)
    return Roll(dice, tuple(added), sum(dice) + sum([n for _, n in added]))


def battlefield(b: Board) -> Thing:
    """The province or sea of the battle under way."""
    return ("sea", sea_of_battle(b)) if is_at_sea(b) else ("province", b.place)


def is_at_sea(b: Board) -> bool:
    """Whether the battle under way is at sea."""
    return b.place >= AT_SEA


def sea_of_battle(b: Board) -> Sea:
    """The sea of the battle under way."""
    return b.place - AT_SEA


def units_at(b: Board, province: Province, seat: int) -> int:
    """Legions and Fortress of the seat there."""
    return b.legions_in(province, seat) + (1 if b.fort[province] == seat else 0)


class RollDice(Ask[Board, tuple[int, ...]]):
    """Both sides roll together, once: one die per Trireme or Legion. Of each total every full 5
    points are a hit on the other side. The first dice are the Active Player's.
    """

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

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        own, other = self.dice(b)
        return Dice(b.box.die, own + other)

    def dice(self, b: Board) -> tuple[int, int]:
        """How many dice the Active Player and the opponent roll."""
        if is_at_sea(b):
            sea = sea_of_battle(b)
            return b.triremes_in(sea, b.player), b.triremes_in(sea, b.foe)
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
        if is_at_sea(b):
            return Strength(side, dice, 0, dice)
        bonus = land_roll(b, b.place, seat, ()).total
        cancels = 1 if b.fort[b.place] == seat else 0
        return Strength(side, dice, bonus, units_at(b, b.place, seat), cancels)

    def strike(self, b: Board, seat: int, target: int, dice: tuple[int, ...]) -> int:
        """The hits of one side: a fifth of its total, rounded down, less one if the other has a
        Fortress there.
        """  # mne:4.2.b mne:4.2.e
        at_sea = is_at_sea(b)
        added = [] if at_sea else land_modifiers(b, b.place, seat)
        total = sum(dice)
        for _, n in added:
            total += n
        hits = total // HIT_DIVISOR
        cancelled = 1 if hits and not at_sea and b.fort[b.place] == target else 0
        if b.log is not None:
            roll = Roll(dice, tuple(added), total)
            b.tell(ROLLED, seat, roll, hits - cancelled, cancelled)
        return hits - cancelled

    def suffer(self, b: Board, seat: int, hits: int) -> int:
        """Removes the Units lost where there is no choice; returns the hits for which the owner
        must choose. Hits beyond the Units present are ignored.
        """  # mne:4.2.c
        if not hits:
            return 0
        if is_at_sea(b):
            sea = sea_of_battle(b)
            n = min(hits, b.triremes_in(sea, seat))
            b.add_triremes(sea, seat, -n)
            b.tell(SUNK, seat, n, sea)
            return 0
        if hits < units_at(b, b.place, seat):
            if b.fort[b.place] == seat or b.posts(b.place, seat):
                return hits
            b.add_legions(b.place, seat, -hits)
            b.tell(LOST, seat, (LEGION,) * hits, b.place)
            return 0
        # All Units are lost.
        for post in posts(b, b.place, seat):
            leave_post(b, b.place, post)
        legions = b.legions_in(b.place, seat)
        lost = (LEGION,) * legions
        b.add_legions(b.place, seat, -legions)
        if b.fort[b.place] == seat:
            b.remove_fortress(b.place)
            lost = (*lost, FORTRESS)
        b.tell(LOST, seat, lost, b.place)
        return 0


class AssignLosses(Ask[Board, tuple[int, ...]]):
    """Each side chooses which of its own Units are lost, and so which occupations survive.

    The Fortress may go at any time; it must when there are more hits than Legions.
    """

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

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        n = self.due(b, seat)
        manned = posts(b, b.place, seat)
        free = b.legions_in(b.place, seat) - len(manned)
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
    """Nothing of the battle is left."""

    clause = "mne:4.2.a"

    def do(self, b: Board) -> None:
        b.place, b.foe, b.hits, b.own_hits = NONE, NONE, NONE, NONE


BATTLE: Final = Phase("battle", [RollDice(), AssignLosses(), EndBattle()])


class FoeMenu(Ways):
    """A place, then one of the opponents there."""

    def __init__(self, b: Board, seat: int, kind: str, ids: list[int]) -> None:
        super().__init__(kind, ids, "seat")
        self.b = b
        self.seat = seat

    def goals(self, id: int) -> list[int]:
        find = sea_foes if self.kind == "sea" else land_foes
        return find(self.b, self.seat, id)


def sea_foes(b: Board, seat: int, sea: Sea) -> list[int]:
    """Opponents with Triremes there who may be fought: all except a partner in Zeus' peace."""
    # mne:4.1.1.b mne:R.28
    partner = partner_in_peace(b, seat)
    return [s for s in range(b.box.players) if s != seat and s != partner and b.triremes_in(sea, s)]


def land_foes(b: Board, seat: int, province: Province) -> list[int]:
    """Opponents with Units there who may be fought: all except a partner in peace."""
    # mne:4.2.a mne:9.d
    partner = partner_in_peace(b, seat)
    return [
        s
        for s in range(b.box.players)
        if s != seat and s != partner and b.presence[s] >> province & 1
    ]


def battle_refusal(b: Board, seat: int, fight: object, clause: str) -> str:
    """The clause that forbids a battle, given as place and opponent."""
    place, foe = pair(fight)
    if foe == partner_in_peace(b, seat) >= 0:
        return "mne:11.statue_of_zeus"
    # one battle in each place
    return "mne:4.2.a" if place in ids_in(b.fought) else clause


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

    def now(self, b: Board, seat: int) -> Space[Any]:
        return LATER

    def offer(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return FoeMenu(b, seat, "sea", contested_seas(b, seat))

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        """Every fleet in a sea with one of the player's, even that of a partner in peace."""
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
    """In each sea shared with enemy Triremes the Active Player may fight one battle, after the
    Triremes have moved and before any Legion does.
    """

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
    """The Active Player must fight once wherever their Units stand with enemy Units."""

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
        fields = list(ids_in(self.fields(b, seat)))
        own = sum([units_at(b, p, seat) for p in fields])
        foes = [units_at(b, p, s) for p in fields for s in land_foes(b, seat, p)]
        return [
            Fact("provinces", "province*", tuple(fields)),
            Fact("own", "number", own),
            Fact("theirs", "number", sum(foes)),
        ]

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        """Every enemy in a province with a Unit of the player's, even a partner in peace."""
        return [
            (province, s)
            for province in ids_in(b.presence[seat])
            for s in range(b.box.players)
            if s != seat and b.presence[s] >> province & 1
        ]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return FoeMenu(b, seat, "province", list(ids_in(self.fields(b, seat))))

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        province, foe = value
        b.fought |= 1 << province
        b.place, b.foe = province, foe
        b.tell(LAND_BATTLE, seat, province, foe)
        b.call(BATTLE)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return battle_refusal(b, seat, value, self.clause)
