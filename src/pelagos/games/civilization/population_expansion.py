"""Phase 2: population expansion."""

from itertools import combinations
from math import comb
from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import Allot, Ints
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.answer_parts import numbers
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import LAND

EXPANDED: Final = EventKind("expanded", "count:number", clause="civ:7.1")


def entitled(b: Board, seat: int) -> tuple[list[int], list[int]]:
    """The areas that grow, and by how much: by 1 with one token, by 2 with more, by none with a
    city.
    """  # civ:7.1 civ:7.2
    tokens, city = b.tokens, b.city
    first = seat * LAND
    areas = [a for a in b.homes[seat] if city[a] < 0]
    return areas, [1 if tokens[first + a] == 1 else 2 for a in areas]


def grow(b: Board, seat: int, areas: list[int], growth: list[int]) -> None:
    """Moves tokens from stock into the areas."""
    first = seat * LAND
    tokens, crowd = b.tokens, b.crowd
    for area, count in zip(areas, growth, strict=True):
        tokens[first + area] += count
        crowd[area] += count
    total = sum(growth)
    b.people[seat] += total
    b.stock[seat] -= total
    b.tell(EXPANDED, seat, total)


class ExpandByItself(Do[Board]):
    """A player with enough tokens has no choice. Limits may be exceeded."""  # civ:7.1 civ:7.3

    clause = "civ:7.1"

    def do(self, b: Board) -> None:
        short: list[int] = []
        for seat in b.ast:
            areas, growth = entitled(b, seat)
            total = sum(growth)
            if total > b.stock[seat]:
                if b.stock[seat]:
                    short.append(seat)
                continue
            grow(b, seat, areas, growth)
        b.pending = tuple(short)


class Growth(Allot):
    """A short stock, spread over the areas that grow: one or two tokens each."""

    def fewer(self) -> tuple[list[int], int, int]:
        """Tokens are added up from nothing or taken off the full growth, whichever is shorter:
        where to begin, how many, and their sign.
        """
        missing = sum(self.caps) - self.high
        if missing < self.high:
            return self.caps, missing, -1
        return [0] * len(self.caps), self.high, 1

    def count(self) -> int:
        areas, pairs = len(self.caps), self.caps.count(2)
        _, few, _ = self.fewer()
        return sum([comb(pairs, d) * comb(areas - d, few - 2 * d) for d in range(few // 2 + 1)])

    def listed(self, most: int) -> list[Ints] | None:
        if self.count() > most:
            return None
        begin, few, sign = self.fewer()
        pairs = [i for i, cap in enumerate(self.caps) if cap == 2]
        found: list[Ints] = []
        for d in range(few // 2 + 1):
            for twos in combinations(pairs, d):
                rest = [i for i in range(len(begin)) if i not in twos]
                for ones in combinations(rest, few - 2 * d):
                    counts = begin[:]
                    for i in twos:
                        counts[i] += 2 * sign
                    for i in ones:
                        counts[i] += sign
                    found.append(tuple(counts))
        return found


class Expand(Ask[Board, tuple[int, ...]]):
    """A short stock is placed completely, as its owner likes."""  # civ:7.4 civ:S.2 civ:R.6

    name = "expand"
    clause = "civ:7.4"

    def who(self, b: Board) -> list[int]:
        return list(b.pending[:1])

    def choices(self, b: Board, seat: int) -> Growth:
        areas, growth = entitled(b, seat)
        return Growth("area", areas, growth, b.stock[seat], b.stock[seat])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        _, growth = entitled(b, seat)
        return [
            Fact("stock", "number", b.stock[seat]),
            Fact("growth", "number", sum(growth)),
        ]

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: more than an area grows by, not the whole stock."""
        _, caps = entitled(b, seat)
        given = numbers(value)
        if any([n > cap for n, cap in zip(given, caps, strict=False)]):
            return "civ:7.1"
        return "civ:R.6" if sum(given) < b.stock[seat] else "civ:7.4"

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.pending = tuple([s for s in b.pending if s != seat])
        areas, _ = entitled(b, seat)
        grow(b, seat, areas, list(value))
