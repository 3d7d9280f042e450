"""Where ships lie and sail. A berth is an area, but the area with two coasts has two berths."""

from typing import Final

from pelagos.games.civilization.ids import (
    AREAS,
    LAND,
    Area,
    Berth,
)

OPEN_SEA: Final = 1
"""The tables of ships that may cross it; 0 has those of ships that may not."""

Way = tuple[int, int, int]
"""area, berth in it, steps to get there"""

BERTHS: Final = AREAS + 1
SECOND_COAST: Final = AREAS
"""The berth on the other coast of the one area that has two."""  # civ:23.3 civ:R.10
FARTHEST: Final = 5


class Waters:
    """Water borders between berths; distances along coasts alone and across open sea."""

    def __init__(self, wet: list[list[int]], split: int, second: list[int]) -> None:
        self.split = split
        self.area_of: list[int] = [*range(AREAS), split]
        self.borders: list[list[int]] = [_berths(wet, split, second, n) for n in range(BERTHS)]
        self.coastal: list[list[int]] = [
            [n for n in row if not is_sea(n)] if not is_sea(berth) else []
            for berth, row in enumerate(self.borders)
        ]
        self.shores: list[list[int]] = [[n for n in row if not is_sea(n)] for row in self.borders]
        # [with open sea?][berth] -> the areas one step away
        self.next_areas: list[list[list[int]]] = [
            [[self.area_of[n] for n in row] for row in rows] for rows in (self.shores, self.borders)
        ]
        # [across open sea?][berth] -> the shortest way to each other area, nearest first
        self.ways: list[list[list[Way]]] = [
            [self._ways(rows, n) for n in range(BERTHS)] for rows in (self.coastal, self.borders)
        ]
        # [across open sea?][range left][berth] -> the areas that can be reached, nearest first
        self.ports: list[list[list[list[int]]]] = [
            [[_within(row, left) for row in rows] for left in range(FARTHEST + 1)]
            for rows in self.ways
        ]
        self.bodies: list[list[int]] = [_bodies(self.coastal), _bodies(self.borders)]

    def _ways(self, borders: list[list[int]], start: int) -> list[Way]:
        seen = {self.area_of[start]}
        found: list[Way] = []
        for berth, steps in _reach(borders, start):
            area = self.area_of[berth]
            if area not in seen:
                seen.add(area)
                found.append((area, berth, steps))
        return found

    def berths(self, area: Area) -> list[int]:
        """The berths of an area: two where it has two coasts."""
        return [area, SECOND_COAST] if area == self.split else [area]


def is_sea(berth: Berth) -> bool:
    """Whether it is open sea, where no ship may stay."""  # civ:2.2.c civ:10.7
    return LAND <= berth < AREAS


def _berths(wet: list[list[int]], split: int, second: list[int], berth: Berth) -> list[int]:
    if berth == SECOND_COAST:
        return list(second)
    if berth == split:
        return [n for n in wet[split] if n not in second]
    return [SECOND_COAST if n == split and berth in second else n for n in wet[berth]]


def _reach(borders: list[list[int]], start: int) -> list[tuple[int, int]]:
    """Berths on land within the longest range and the steps to them, nearest first."""
    steps = {start: 0}
    line = [start]
    for berth in line:
        if steps[berth] < FARTHEST:
            for n in borders[berth]:
                if n not in steps:
                    steps[n] = steps[berth] + 1
                    line.append(n)
    return [(n, d) for n, d in steps.items() if d > 0 and not is_sea(n)]


def _within(ways: list[Way], left: int) -> list[int]:
    return [area for area, _, steps in ways if steps <= left]


def _bodies(borders: list[list[int]]) -> list[int]:
    """For each berth, the lowest berth reachable from it, which stands for its waters."""
    found = [-1] * BERTHS
    for start in range(BERTHS):
        if found[start] < 0:
            line = [start]
            found[start] = start
            for berth in line:
                for n in borders[berth]:
                    if found[n] < 0:
                        found[n] = start
                        line.append(n)
    return found
