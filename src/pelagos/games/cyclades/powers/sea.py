"""Siren, Sylph, Kraken."""

from typing import Final

from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.events import FLEET_REPLACED, FLEETS_DESTROYED, KRAKEN_ROSE
from pelagos.games.cyclades.fleets import step
from pelagos.games.cyclades.ids import SAIL, STOP
from pelagos.games.cyclades.journeys import Journey
from pelagos.games.cyclades.powers.stages import FIRST, NONE_OPEN, SECOND, Always, open_first

SYLPH_STEPS: Final = 10
KRAKEN_STEP: Final = 1


def lone_fleets(b: Board) -> list[int]:
    holder, units, seat = b.holder, b.units, b.seat
    return [s for s in b.box.all_seas if units[s] == 1 and holder[s] != seat]


class BeginSiren(Do[Board]):
    clause = "cy:18.1"

    def do(self, b: Board) -> None:
        open_first(b, len(lone_fleets(b)) > 0)


class ChooseLoneFleet(Ask[Board, int]):
    """An opponent's single fleet goes; one's own comes in its place. cy:18.1"""

    name = "siren_target"
    clause = "cy:18.1"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("region", lone_fleets(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        if b.fleets_left[seat]:
            b.fleets_left[seat] -= 1
            replace_fleet(b, seat, value)
        else:
            b.picked = value
            b.stage = SECOND


class ChooseOwnFleet(Ask[Board, int]):
    """With all eight fleets at sea, one of them must come over. cy:18.1"""

    name = "siren_source"
    clause = "cy:18.1"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == SECOND else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("region", b.fleet_seas(seat))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.take_units(value, 1)
        replace_fleet(b, seat, b.picked)


def replace_fleet(b: Board, seat: int, sea: int) -> None:
    victim = b.holder[sea]
    b.lose_units(sea, 1)
    b.place_units(sea, seat, 1)
    b.picked = -1
    b.stage = NONE_OPEN
    b.tell(FLEET_REPLACED, seat, sea, victim)


def fresh_fleets(b: Board, sea: int) -> int:
    """How many of one's fleets in a space have not fought since the Sylph came. cy:18.7"""
    tired = sum([n for s, n in b.fought if s == sea])
    return b.units[sea] - tired


def sylph_space(b: Board, seat: int) -> Journey:
    starts: list[int] = []
    counts: list[int] = []
    ends: list[list[int]] = []
    for sea in b.fleet_seas(seat):
        fresh = fresh_fleets(b, sea)
        near = b.open_neighbours(sea)
        if fresh and near:
            starts.append(sea)
            counts.append(fresh)
            ends.append(near)
    return Journey(starts, counts, ends)


class BeginSylph(Do[Board]):
    clause = "cy:18.7"

    def do(self, b: Board) -> None:
        b.stage = FIRST
        b.steps_left = SYLPH_STEPS


class SylphStep(Ask[Board, tuple[int, object]]):
    """Ten steps, divided as one likes; fleets that fought are done. cy:18.7"""

    name = "sylph_step"
    clause = "cy:18.7"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        journey = sylph_space(b, seat)
        if not journey.ids:
            return Menu("verb", [STOP], [NOTHING])
        return Menu("verb", [SAIL, STOP], [journey, NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        how = value[1]
        if not isinstance(how, tuple) or value[0] == STOP:
            b.steps_left = 0
        else:
            origin, (count, to) = how
            b.steps_left -= 1
            step(b, seat, origin, count, to)
        if not b.steps_left:
            b.stage = NONE_OPEN


class EndSylph(Do[Board]):
    clause = "cy:18.7"

    def do(self, b: Board) -> None:
        b.fought = ()


class PlaceKraken(Ask[Board, int]):
    """The Kraken rises in any sea space, from wherever it was. cy:18.13"""

    name = "place_kraken"
    clause = "cy:18.13"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == FIRST else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("region", b.box.all_seas)

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.stage = SECOND
        swallow(b, seat, value)


class MoveKraken(Ask[Board, tuple[int, object]]):
    """It goes on from space to space as long as one pays. Polyphemus does not stop it. cy:18.13"""

    name = "move_kraken"
    clause = "cy:18.13"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.stage == SECOND else []  # even without gold: nobody may learn that

    def choices(self, b: Board, seat: int) -> Space:
        if b.gold[seat] < KRAKEN_STEP:
            return Menu("verb", [STOP], [NOTHING])
        near = OneOf("region", b.box.neighbours[b.kraken])
        return Menu("verb", [SAIL, STOP], [near, NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        to = value[1]
        if isinstance(to, int):
            b.gold[seat] -= KRAKEN_STEP
            swallow(b, seat, to)
        else:
            b.stage = NONE_OPEN  # cy:18.15: the figure stays where it stopped


def swallow(b: Board, seat: int, sea: int) -> None:
    """All fleets in the Kraken's space go back to their reserves."""
    b.kraken = sea
    b.tell(KRAKEN_ROSE, seat, sea)
    count = b.units[sea]
    if count:
        b.tell(FLEETS_DESTROYED, b.holder[sea], count, sea)
        b.lose_units(sea, count)


SIREN_POWER: Final = Phase("siren", [BeginSiren(), ChooseLoneFleet(), ChooseOwnFleet()])
SYLPH_POWER: Final = Phase("sylph", [BeginSylph(), SylphStep(), EndSylph()])
KRAKEN_POWER: Final = Phase("kraken", [Always(), PlaceKraken(), MoveKraken()])
