"""The Siren: an opponent's single fleet becomes yours. cy:18.1"""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.decisions import (
    FIRST,
    NONE_OPEN,
    SECOND,
    ask_for_target,
)
from pelagos.games.cyclades.events import FLEET_REPLACED
from pelagos.games.cyclades.ids import Sea


def lone_fleets(b: Board) -> list[int]:
    """The sea spaces with a single fleet of an opponent."""
    holder, units, seat = b.holder, b.units, b.seat
    return [s for s in b.box.all_seas if units[s] == 1 and holder[s] != seat]


class BeginSiren(Do[Board]):
    """The Siren needs a single fleet of an opponent."""

    clause = "cy:18.1"

    def do(self, b: Board) -> None:
        ask_for_target(b, len(lone_fleets(b)) > 0)


class ChooseLoneFleet(Ask[Board, int]):
    """An opponent's single fleet goes; one of yours takes its place."""  # cy:18.1

    name = "siren_target"
    clause = "cy:18.1"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == FIRST else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", lone_fleets(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        if b.fleets_left[seat]:
            b.fleets_left[seat] -= 1
            replace_fleet(b, seat, value)
        else:
            b.picked_target = value
            b.open_decision = SECOND


class ChooseOwnFleet(Ask[Board, int]):
    """With all eight fleets at sea, one of them must come over."""  # cy:18.1

    name = "siren_source"
    clause = "cy:18.1"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == SECOND else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", b.fleet_seas(seat))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.take_units(value, 1)
        replace_fleet(b, seat, b.picked_target)


def replace_fleet(b: Board, seat: int, sea: Sea) -> None:
    """The opponent's fleet returns to its reserve; one of yours takes its place."""
    victim = b.holder[sea]
    b.lose_units(sea, 1)
    b.place_units(sea, seat, 1)
    b.picked_target = -1
    b.open_decision = NONE_OPEN
    b.tell(FLEET_REPLACED, seat, sea, victim)


SIREN_POWER: Final = Phase("siren", [BeginSiren(), ChooseLoneFleet(), ChooseOwnFleet()])
