"""Apollo: gold for everyone there, a prosperity marker for the first."""

from typing import Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask
from pelagos.games.cyclades.board import Board, changed
from pelagos.games.cyclades.creature_powers.decisions import NONE_OPEN
from pelagos.games.cyclades.events import APOLLO_GIFT, PROSPERITY_PLACED
from pelagos.games.cyclades.ids import (
    APOLLO,
    Island,
)

ISLAND_TO_CHOOSE: Final = 1
"""In `open_decision`: the island for the prosperity marker has not been chosen."""


def receive_gifts(b: Board, seat: int) -> None:
    """A marker on Apollo brings its owner one gold piece, or four with a single island. The first
    there also places a prosperity marker, if one is left.
    """  # cy:14.2 cy:17.7
    gold = b.box.apollo_one if b.island_count(seat) == 1 else b.box.apollo_several
    b.gold[seat] += gold
    b.tell(APOLLO_GIFT, seat, gold)
    if b.apollo_place == 1 and b.prosperity_left():  # cy:14.3 cy:14.5
        islands = marker_islands(b, seat)
        if len(islands) == 1:
            place_marker(b, seat, islands[0])
        else:
            b.open_decision = ISLAND_TO_CHOOSE


def marker_islands(b: Board, seat: int) -> list[int]:
    """The islands that may take the marker: the player's own, or any with the option."""  # cy:14.4
    return b.box.all_islands if b.box.marker_anywhere else b.islands_of(seat)


def place_marker(b: Board, seat: int, island: Island) -> None:
    """A prosperity marker goes on an island, for the rest of the game."""
    b.prosperity = changed(b.prosperity, island, b.prosperity[island] + 1)
    b.open_decision = NONE_OPEN
    b.tell(PROSPERITY_PLACED, seat, island)


class PlaceProsperity(Ask[Board, int]):
    """The first on Apollo puts a prosperity marker on an island."""  # cy:14.3

    name = "place_prosperity"
    clause = "cy:14.3"

    def who(self, b: Board) -> list[int]:
        return [b.seat] if b.open_decision == ISLAND_TO_CHOOSE and b.god == APOLLO else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("region", marker_islands(b, seat))

    def answer(self, b: Board, seat: int, value: int) -> None:
        place_marker(b, seat, value)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "cy:14.4"
