"""Piracy (9, brown)."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Phase
from pelagos.games.civilization.answer_parts import number
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.calamities.common import EndCalamity, Strike
from pelagos.games.civilization.ids import ASTRONOMY, PIRACY, SHIPS

CITY_SACKED: Final = EventKind("city_sacked", "area:area", "owner:seat", clause="civ:22.2.11.1")


def hunting_grounds(b: Board, trader: int) -> list[list[int]]:
    """The waters that each ship of the trader can sail, over any distance."""
    # civ:22.2.11.2 civ:R.38
    waters = b.box.waters
    bodies = waters.bodies[1 if b.holds(trader, ASTRONOMY) else 0]
    found: list[list[int]] = []
    for berth in b.ships[trader * SHIPS : trader * SHIPS + SHIPS]:
        if berth >= 0:
            area = waters.area_of[berth]
            either = area == waters.split and b.has_unit(trader, area)
            found.append([bodies[n] for n in (waters.berths(area) if either else [berth])])
    return found


def raidable(b: Board) -> list[int]:
    """Coastal cities of the victim that can be taken besides those already taken: each ship takes
    one.
    """  # civ:22.2.11.1 civ:R.38
    victim, trader = b.victims[PIRACY], b.traders[PIRACY]
    if b.spared(victim):
        return []
    grounds = hunting_grounds(b, trader)
    if len(b.areas_decided) >= len(grounds):
        return []
    bodies = b.box.waters.bodies[1 if b.holds(trader, ASTRONOMY) else 0]
    taken = [[bodies[n] for n in b.box.waters.berths(a)] for a in b.areas_decided]
    found: list[int] = []
    for area in b.cities_of(victim):
        if b.box.has_water[area]:
            coasts = [bodies[n] for n in b.box.waters.berths(area)]
            if assignable([*taken, coasts], grounds):
                found.append(area)
    return found


def assignable(cities: list[list[int]], ships: list[list[int]]) -> bool:
    """Whether every city can have a ship of its own that reaches one of its coasts."""
    if not cities:
        return True
    for i, grounds in enumerate(ships):
        fits = any([c in grounds for c in cities[0]])
        if fits and assignable(cities[1:], ships[:i] + ships[i + 1 :]):
            return True
    return False


class SackCity(Ask[Board, int]):
    """The trader chooses, as many cities as their ships can take."""  # civ:22.2.11.1

    name = "sack_city"
    clause = "civ:22.2.11.1"

    def who(self, b: Board) -> list[int]:
        return [b.traders[PIRACY]] if raidable(b) else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("area", raidable(b))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        ships = len(hunting_grounds(b, seat)) - len(b.areas_decided)
        return [Fact("victim", "seat", b.victims[PIRACY]), Fact("ships", "number", ships)]

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return b.cities_of(b.victims[PIRACY])

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Either no ship can reach that coastal city, or it is none of the victim's on a coast."""
        area = number(value)
        coastal = area in b.cities_of(b.victims[PIRACY]) and b.box.has_water[area]
        return "civ:22.2.11.2" if coastal else self.clause

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.areas_decided = (*b.areas_decided, value)
        b.lose_city(value)
        b.tell(CITY_SACKED, seat, value, b.victims[PIRACY])


PIRACY_STRIKES = Phase("piracy", [Strike(PIRACY), SackCity(), EndCalamity(PIRACY)])
