"""The Sylph: ten steps, shared among the player's fleets. cy:18.7"""

from typing import Final

from pelagos.engine.spaces import NOTHING, Menu, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import (
    FIRST,
    NONE_OPEN,
)
from pelagos.games.cyclades.ids import (
    SAIL,
    STOP,
    Sea,
)
from pelagos.games.cyclades.spaces import Journey, Move
from pelagos.games.cyclades.special_actions.fleets import step

SYLPH_STEPS: Final = 10


def fresh_fleets(b: Board, sea: Sea) -> int:
    """How many of the player's fleets in a space have not fought since the Sylph came."""
    # cy:18.7
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
    return Journey("fleet", starts, counts, ends)


class BeginSylph(Do[Board]):
    """The Sylph needs fleets that have somewhere to go."""

    clause = "cy:18.7"

    def do(self, b: Board) -> None:
        b.open_decision = FIRST
        b.steps_left = SYLPH_STEPS


class SylphStep(Ask[Board, tuple[int, Move | tuple[()]]]):
    """Ten steps, divided freely; fleets that have fought move no further."""  # cy:18.7

    name = "sylph_step"
    clause = "cy:18.7"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, Move | tuple[()]]]:
        journey = sylph_space(b, seat)
        if not journey.ids:
            return Menu("verb", [STOP], [NOTHING])
        return Menu("verb", [SAIL, STOP], [journey, NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, Move | tuple[()]]) -> None:
        _, how = value
        if not how:
            b.steps_left = 0
        else:
            origin, (count, to) = how
            b.steps_left -= 1
            step(b, seat, origin, count, to)
        if not b.steps_left:
            b.open_decision = NONE_OPEN


class EndSylph(Do[Board]):
    """No more steps are taken."""

    clause = "cy:18.7"

    def do(self, b: Board) -> None:
        b.fought = ()


SYLPH_POWER: Final = Phase("sylph", [BeginSylph(), SylphStep(), EndSylph()])
