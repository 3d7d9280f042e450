"""Phase 2: population expansion; phase 3: census."""

from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import Allot, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.things import LAND, SHIPS

EXPANDED = EventKind("expanded", "count:number", clause="civ:7.1")
CENSUS = EventKind("census", "seats:seat*", "counts:number*", clause="civ:8.1")


def entitled(b: Board, seat: int) -> tuple[list[int], list[int]]:
    """The areas that grow and by how much: 1 where one token is, 2 where more are, none beside
    a city. civ:7.1 civ:7.2"""
    tokens, city = b.tokens, b.city
    first = seat * LAND
    areas = [a for a in b.peopled(seat) if city[a] < 0]
    return areas, [1 if tokens[first + a] == 1 else 2 for a in areas]


class ExpandByItself(Do[Board]):
    """Whoever has enough tokens has no choice. Limits may be exceeded. civ:7.1 civ:7.3"""

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
            for area, count in zip(areas, growth, strict=True):
                b.place(seat, area, count)
            b.tell(EXPANDED, seat, total)
        b.pending = tuple(short)


class Expand(Ask[Board, tuple[int, ...]]):
    """A short stock is placed completely, as its owner likes. civ:7.4 civ:S.2 civ:R.6"""

    name = "expand"
    clause = "civ:7.4"

    def who(self, b: Board) -> list[int]:
        return list(b.pending[:1])

    def choices(self, b: Board, seat: int) -> Space:
        areas, growth = entitled(b, seat)
        return Allot("area", areas, growth, b.stock[seat], b.stock[seat])

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.pending = tuple([s for s in b.pending if s != seat])
        areas, _ = entitled(b, seat)
        for area, count in zip(areas, value, strict=True):
            if count:
                b.place(seat, area, count)
        b.tell(EXPANDED, seat, sum(value))


class TakeCensus(Do[Board]):
    """Most tokens on the board move first; ties in A.S.T. order. civ:8.1 civ:8.2 civ:8.3 civ:S.3"""

    clause = "civ:8.1"

    def do(self, b: Board) -> None:
        counted = sorted([(-b.people[s], b.nation[s], s) for s in b.ast])
        b.movers = tuple([s for _, _, s in counted])
        b.tell(CENSUS, NOBODY, b.movers, tuple([b.people[s] for s in b.movers]))


def in_census_order(b: Board) -> list[int]:
    """Those who have something to move. civ:10.1"""
    return [s for s in b.movers if b.people[s] or afloat(b, s)]


def nomads_in_order(b: Board) -> list[int]:
    """Without a census: A.S.T. order. civ:31.5.4 civ:R.46"""
    return [s for s in b.ast if b.people[s] or afloat(b, s)]


def afloat(b: Board, seat: int) -> bool:
    return max(b.ships[seat * SHIPS : seat * SHIPS + SHIPS]) >= 0
