"""Phase 6: conflict between tokens, and assaults on cities."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import ENGINEERING, LAND, METALWORKING

CONFLICT: Final = EventKind(
    "conflict", "area:area", "seats:seat*", "losses:number*", clause="civ:11.5.1"
)
ATTACK_FAILS: Final = EventKind("attack_fails", "area:area", "count:number", clause="civ:11.6.1")
CITY_ASSAULTED: Final = EventKind("city_assaulted", "area:area", "owner:seat", clause="civ:11.6.2")
CITY_CAPITULATES: Final = EventKind(
    "city_capitulates", "area:area", "owner:seat", clause="civ:11.8.1"
)
CITY_DESTROYED: Final = EventKind("city_destroyed", "area:area", "owner:seat", clause="civ:11.8.1")

DEFENDERS: Final = 6
ATTACKERS: Final = 7


def fight(b: Board, area: int, limit: int) -> None:
    """Everybody removes one token in turn: fewer tokens first, equals together, holders of
    Metalworking after all others; until one is left or the limit is kept. civ:11.1 civ:11.3
    civ:11.5.1 civ:11.5.2 civ:11.5.3 civ:11.5.4 civ:R.12 civ:11.5.5 civ:22.3.9 civ:23.2"""
    here = b.tokens[area::LAND]
    total = b.crowd[area]
    if total <= limit or total in here:
        return
    strong = [(b.holds(seat, METALWORKING), n, seat) for seat, n in enumerate(here) if n]
    strong.sort()
    left = [n for _, n, _ in strong]
    alive = len(strong)
    at = 0
    while alive > 1 and total > limit:
        end = at + 1
        while end < len(strong) and strong[end][:2] == strong[at][:2]:
            end += 1
        if left[at]:  # equals stay equal: all of a group fall together
            for i in range(at, end):
                left[i] -= 1
                total -= 1
                if not left[i]:
                    alive -= 1
        at = end if end < len(strong) else 0
    losses: list[int] = []
    for (_, n, seat), rest in zip(strong, left, strict=True):
        losses.append(n - rest)
        if n > rest:
            b.remove(seat, area, n - rest)
    b.tell(CONFLICT, NOBODY, area, tuple([s for _, _, s in strong]), tuple(losses))


class FightInTheOpen(Do[Board]):
    """Token conflicts outside city areas; ships have no part in them. civ:11.1 civ:11.2 civ:S.6a"""

    clause = "civ:11.1"

    def do(self, b: Board) -> None:
        crowd, limit, city = b.crowd, b.box.limit, b.city
        for area in [a for a in b.box.land if crowd[a] > limit[a] and city[a] < 0]:
            fight(b, area, limit[area])


class FightForCities(Do[Board]):
    """In a city area all tokens fight until one player's are left; too few attackers are removed,
    enough of them wait for the assault. civ:11.6.1 civ:11.6.3 civ:11.6.4 civ:11.7 civ:R.13
    civ:22.3.13
    civ:S.6b"""

    clause = "civ:11.6.1"

    def do(self, b: Board) -> None:
        waiting: list[int] = []
        crowd, city = b.crowd, b.city
        for area in [a for a in b.box.land if city[a] >= 0 and crowd[a]]:
            owner = city[area]
            fight(b, area, 0)
            attacker = intruder(b, area)
            if attacker < 0:
                continue
            count = b.tokens_at(attacker, area)
            if count < ATTACKERS + (1 if b.holds(owner, ENGINEERING) else 0):
                b.remove(attacker, area, count)
                b.tell(ATTACK_FAILS, attacker, area, count)
            else:
                waiting.append(area)
        b.assaults = tuple(waiting)


def intruder(b: Board, area: int) -> int:
    """Whose tokens stand in a city area that are not the owner's; -1 nobody's."""
    owner = b.city[area]
    for seat in b.ast:
        if seat != owner and b.tokens[seat * LAND + area]:
            return seat
    return -1


def assaults_wait(b: Board) -> bool:
    return bool(b.assaults)


def nameable(b: Board) -> tuple[int, list[int]]:
    """Who names the next assault, and which he may name: one on his own city, or one of his own
    attacks while that could fill his stock. civ:11.8.2 civ:R.14"""
    for seat in b.ast:
        own = [a for a in b.assaults if b.city[a] == seat]
        if own:
            if b.stock[seat] < DEFENDERS:
                own += [a for a in b.assaults if b.city[a] != seat and intruder(b, a) == seat]
            return seat, own
    raise AssertionError("an assault waits without a city")


class NameAssault(Ask[Board, int]):
    """Of the owners under assault the earliest in A.S.T. order names the next. civ:11.8.2
    civ:S.6c"""

    name = "name_assault"
    clause = "civ:11.8.2"

    def who(self, b: Board) -> list[int]:
        if b.named >= 0 or len(b.assaults) < 2:
            return []
        seat, areas = nameable(b)
        return [seat] if len(areas) > 1 else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("area", nameable(b)[1])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("areas", "area*", b.assaults)]

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return list(b.assaults)

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.named = value


class Assault(Do[Board]):
    """The city becomes 6 tokens that fight under the limit of the area, or it capitulates.
    civ:11.6.2 civ:11.8.1 civ:R.15 civ:R.16 civ:L.4"""

    clause = "civ:11.6.2"

    def do(self, b: Board) -> None:
        area = b.named if b.named >= 0 else nameable(b)[1][0]
        b.named = -1
        b.assaults = tuple([a for a in b.assaults if a != area])
        owner, attacker = b.city[area], intruder(b, area)
        b.lose_city(area)
        if b.stock[owner] >= DEFENDERS:
            b.tell(CITY_ASSAULTED, attacker, area, owner)
            b.place(owner, area, DEFENDERS)
            fight(b, area, b.box.limit[area])
        elif b.city_pieces(attacker):
            b.found_city(attacker, area)
            b.tell(CITY_CAPITULATES, attacker, area, owner)
        else:
            b.tell(CITY_DESTROYED, attacker, area, owner)
