"""Land borders, and the orders to march over them, written out once for every board."""

from typing import Final

from pelagos.games.civilization.ids import (
    LAND,
    MARCH,
    Area,
)

WRITTEN_OUT: Final = 8
"""Marches of this many tokens are kept ready; larger ones are rare."""

March = tuple[int, tuple[int, tuple[int, int]]]
"""The verb; from where, where to, how many."""


class Roads:
    """The neighbours of each land area across land borders."""

    def __init__(self, borders: list[list[int]]) -> None:
        self.borders = borders
        self.marches: list[list[March]] = [_marches(borders, a, WRITTEN_OUT) for a in range(LAND)]

    def orders(self, area: Area, tokens: int) -> list[March]:
        """Every order to march from an area with this many tokens, small counts first."""
        if tokens > WRITTEN_OUT:
            return _marches(self.borders, area, tokens)
        return self.marches[area][: tokens * len(self.borders[area])]


def _marches(borders: list[list[int]], area: Area, tokens: int) -> list[March]:
    return [(MARCH, (area, (n, count))) for count in range(1, tokens + 1) for n in borders[area]]
