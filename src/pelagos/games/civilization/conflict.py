"""Phase 6: conflict between tokens, and assaults on cities."""

from itertools import cycle
from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import (
    ENGINEERING,
    LAND,
    METALWORKING,
    Area,
)

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


def groups_in_order(b: Board, tokens: list[int]) -> list[list[int]]:
    """The order in which players remove tokens, by the number each has in the area: fewest first,
    holders of Metalworking after all others. Players with equal numbers form a group and remove
    together.
    """  # civ:11.5.4 civ:22.3.9 civ:R.12
    order = sorted([(b.holds(seat, METALWORKING), n, seat) for seat, n in enumerate(tokens) if n])
    groups: list[list[int]] = []
    before = (False, 0)
    for metalworking, n, seat in order:
        if (metalworking, n) != before:
            groups.append([])
            before = (metalworking, n)
        groups[-1].append(seat)
    return groups


def fight(b: Board, area: Area, limit: int) -> None:
    """The players in an area remove one token each in turn, until only one player's are left or
    all together keep the limit, which Agriculture does not raise.
    """  # civ:11.1 civ:11.5.1 civ:11.5.5 civ:23.2
    tokens = b.tokens[area::LAND]  # by seat
    total = b.crowd[area]
    only_one_player = total in tokens
    if total <= limit or only_one_player:
        return
    groups = groups_in_order(b, tokens)
    left = tokens[:]
    players_left = sum([len(group) for group in groups])
    for group in cycle(groups):
        if players_left <= 1 or total <= limit:  # looked at after each group
            break
        if not left[group[0]]:
            continue  # they have no token left
        for seat in group:  # Equals remove together, and stay equal. civ:11.5.2 civ:11.5.3
            left[seat] -= 1
            total -= 1
        if not left[group[0]]:
            players_left -= len(group)
    losses: list[int] = []
    seats = [seat for group in groups for seat in group]
    for seat in seats:
        lost = tokens[seat] - left[seat]
        losses.append(lost)
        if lost:
            b.remove(seat, area, lost)  # to stock. civ:11.3
    b.tell(CONFLICT, NOBODY, area, tuple(seats), tuple(losses))


class FightInTheOpen(Do[Board]):
    """Tokens fight wherever there is no city and they exceed the limit; ships take no part."""

    # civ:11.1 civ:11.2 civ:S.6a

    clause = "civ:11.1"

    def do(self, b: Board) -> None:
        crowd, limit, city = b.crowd, b.box.limit, b.city
        for area in [a for a in b.box.land if crowd[a] > limit[a] and city[a] < 0]:
            fight(b, area, limit[area])


class FightForCities(Do[Board]):
    """In a city area all tokens fight until one player's are left; too few attackers are removed,
    enough of them wait for the assault.
    """  # civ:11.6.3 civ:11.7 civ:R.13 civ:S.6b

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
            if count < attackers_needed(b, owner):  # The city stands.
                b.remove(attacker, area, count)
                b.tell(ATTACK_FAILS, attacker, area, count)
            else:
                waiting.append(area)
        b.assaults = tuple(waiting)


def attackers_needed(b: Board, owner: int) -> int:
    """How many tokens it takes to attack a city: 7, against an owner with Engineering 8."""
    # civ:11.6.1 civ:11.6.4 civ:22.3.13
    return ATTACKERS + (1 if b.holds(owner, ENGINEERING) else 0)


def intruder(b: Board, area: Area) -> int:
    """The attacker in a city area, whose tokens are not the owner's; -1 if there is none."""
    owner = b.city[area]
    for seat in b.ast:
        if seat != owner and b.tokens[seat * LAND + area]:
            return seat
    return -1


def assaults_wait(b: Board) -> bool:
    """Whether an assault is still to come."""
    return bool(b.assaults)


def nameable(b: Board) -> tuple[int, list[int]]:
    """Who names the next assault, and among which: those on their own cities, or their own attacks
    while one could refill their stock.
    """  # civ:11.8.2 civ:R.14
    for seat in b.ast:
        own = [a for a in b.assaults if b.city[a] == seat]
        if own:
            if b.stock[seat] < DEFENDERS:
                own += [a for a in b.assaults if b.city[a] != seat and intruder(b, a) == seat]
            return seat, own
    raise AssertionError("an assault waits without a city")


class NameAssault(Ask[Board, int]):
    """Of the owners under assault the earliest in A.S.T. order names the next."""

    # civ:11.8.2 civ:S.6c

    name = "name_assault"
    clause = "civ:11.8.2"

    def who(self, b: Board) -> list[int]:
        if b.area_named >= 0 or len(b.assaults) < 2:
            return []
        seat, areas = nameable(b)
        return [seat] if len(areas) > 1 else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        _, areas = nameable(b)
        return OneOf("area", areas)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("areas", "area*", b.assaults)]

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return list(b.assaults)

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.area_named = value


class Assault(Do[Board]):
    """The city is replaced by 6 tokens of its owner, and all tokens fight until the area's limit is
    kept. If they have too few in stock it capitulates: the attacker has a city in its place.
    """

    clause = "civ:11.6.2"

    def do(self, b: Board) -> None:
        _, areas = nameable(b)
        area = b.area_named if b.area_named >= 0 else areas[0]
        b.area_named = -1
        b.assaults = tuple([a for a in b.assaults if a != area])
        owner, attacker = b.city[area], intruder(b, area)
        b.lose_city(area)
        if b.stock[owner] >= DEFENDERS:  # civ:11.6.2 civ:R.15
            b.tell(CITY_ASSAULTED, attacker, area, owner)
            b.place(owner, area, DEFENDERS)
            fight(b, area, b.box.limit[area])
        elif b.city_pieces(attacker):  # Too few tokens: the attacker has the city. civ:11.8.1
            b.found_city(attacker, area)
            b.tell(CITY_CAPITULATES, attacker, area, owner)
        else:  # They have no city piece left: nobody has it. civ:R.16 civ:L.4
            b.tell(CITY_DESTROYED, attacker, area, owner)
