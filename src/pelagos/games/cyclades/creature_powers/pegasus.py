"""Pegasus: armies fly to any island. cy:18.2"""

from typing import Final

from pelagos.engine.spaces import Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import FIRST, NONE_OPEN, ask_for_target
from pelagos.games.cyclades.ids import CHIRON
from pelagos.games.cyclades.spaces import Journey, target
from pelagos.games.cyclades.special_actions.armies import (
    landing_refusal,
    march,
    may_land,
    origins,
)


def flight_refusal(b: Board, seat: int, move: object) -> str:
    """The clause that forbids a flight of Pegasus."""
    to = target(move)
    if to == b.figure_island(CHIRON) >= 0 and b.holder[to] != seat:
        return "cy:18.22"
    return landing_refusal(b, seat, move, 0) or "cy:18.2"


def flight_ends(b: Board, seat: int) -> list[int]:
    """Where Pegasus may land: not on Chiron's island, unless it is yours."""
    # cy:18.2 cy:18.22
    shielded = b.figure_island(CHIRON)
    return [
        i
        for i in b.box.all_islands
        if (i != shielded or b.holder[i] == seat) and may_land(b, seat, i, 0)
    ]


def flight_space(b: Board, seat: int) -> Journey:
    """From each of the player's islands with armies: how many may fly, and where to."""
    everywhere = flight_ends(b, seat)
    starts: list[int] = []
    counts: list[int] = []
    ends: list[list[int]] = []
    for origin in origins(b, seat):
        found = [i for i in everywhere if i != origin]
        if found:
            starts.append(origin)
            counts.append(b.units[origin])
            ends.append(found)
    return Journey("army", starts, counts, ends)


class BeginPegasus(Do[Board]):
    """Pegasus needs an army that has somewhere to land."""

    clause = "cy:18.2"

    def do(self, b: Board) -> None:
        ask_for_target(b, len(flight_space(b, b.seat).ids) > 0)


class Fly(Ask[Board, tuple[int, tuple[int, int]]]):
    """Armies of one island land on any other, without fleets."""  # cy:18.2

    name = "pegasus_flight"
    clause = "cy:18.2"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, tuple[int, int]]]:
        return flight_space(b, seat)

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, int]]) -> None:
        origin, (count, to) = value
        b.open_decision = NONE_OPEN
        march(b, seat, origin, count, to)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return flight_refusal(b, seat, value)


PEGASUS_POWER: Final = Phase("pegasus", [BeginPegasus(), Fly()])
