"""The Siren: an opponent's single fleet becomes one's own. cy:18.1"""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.creature_powers.stages import (
    FIRST,
    NONE_OPEN,
    SECOND,
    open_first,
)
from pelagos.games.cyclades.events import FLEET_REPLACED


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


SIREN_POWER: Final = Phase("siren", [BeginSiren(), ChooseLoneFleet(), ChooseOwnFleet()])
