"""Volcanic Eruption or Earthquake (2, red)."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import NOTHING, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.civilization.answer_parts import number, second
from pelagos.games.civilization.board import FLOOR, Board, changed
from pelagos.games.civilization.calamities.common import EndCalamity, Exposure, LoseUnits, Strike
from pelagos.games.civilization.city_support import reduce_city
from pelagos.games.civilization.ids import CITY, CITY_POINTS, NONE, VOLCANO

ERUPTION: Final = EventKind("eruption", "volcano:volcano", clause="civ:22.2.4.1")
UNITS_BURIED: Final = EventKind(
    "units_buried", "area:area", "tokens:number", "cities:number", clause="civ:22.2.4.1"
)
EARTHQUAKE: Final = EventKind("earthquake", "areas:area*", clause="civ:22.2.4.3")


def endangered(b: Board) -> list[int]:
    """Volcanoes at which the victim has a unit."""  # civ:22.2.4.1
    victim = b.victims[VOLCANO]
    return [
        v
        for v, areas in enumerate(b.box.volcano_areas)
        if any([b.has_unit(victim, a) for a in areas])
    ]


class ChooseVolcano(Ask[Board, int]):
    """With units at several volcanoes the victim decides."""  # civ:22.2.4.2

    name = "choose_volcano"
    clause = "civ:22.2.4.2"

    def who(self, b: Board) -> list[int]:
        if b.struck or len(endangered(b)) < 2:
            return []
        return [b.victims[VOLCANO]]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("volcano", endangered(b))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.struck = (value,)


class AtTheVolcano(Exposure):
    """Everything a seat has in the areas of the volcano that erupts."""

    clause: str = "civ:22.2.4.1"

    def facts(self, b: Board) -> list[Fact]:
        return [Fact("volcano", "volcano", b.struck[0])]

    def tokens(self, b: Board, seat: int) -> list[tuple[int, int]]:
        areas = b.box.volcano_areas[b.struck[0]]
        return [(a, b.tokens_at(seat, a)) for a in areas if b.tokens_at(seat, a)]

    def cities(self, b: Board, seat: int) -> list[int]:
        return [a for a in b.box.volcano_areas[b.struck[0]] if b.city[a] == seat]

    def points(self, b: Board, seat: int) -> int:
        """What all units of a seat at the volcano are worth."""
        tokens = sum([n for _, n in self.tokens(b, seat)])
        return tokens + CITY_POINTS * len(self.cities(b, seat))


AT_THE_VOLCANO = AtTheVolcano()


class Erupt(Do[Board]):
    """All units of all players at the volcano are lost; ships stay. A player whom the floor
    protects from losing everything chooses which units go.
    """  # civ:22.2.4.1 civ:24.2 civ:R.50

    clause = "civ:22.2.4.1"

    def do(self, b: Board) -> None:
        b.to_lose = (0,) * b.box.players
        if not b.struck:
            b.struck = tuple(endangered(b))
        if not b.struck:
            return
        b.tell(ERUPTION, NOBODY, b.struck[0])
        for seat in b.ast:
            points = AT_THE_VOLCANO.points(b, seat)
            if b.box.floor and b.strength(seat) - points < FLOOR:
                b.to_lose = changed(b.to_lose, seat, 0 if b.spared(seat) else points)
            else:
                self.bury(b, seat)

    def bury(self, b: Board, seat: int) -> None:
        """All units of a seat in the areas of the volcano are lost."""
        for area in b.box.volcano_areas[b.struck[0]]:
            tokens = b.tokens_at(seat, area)
            b.remove(seat, area, tokens)
            cities = 1 if b.city[area] == seat else 0
            if cities:
                b.lose_city(area)
            if tokens or cities:
                b.tell(UNITS_BURIED, seat, area, tokens, cities)


class ChooseShakenCity(Ask[Board, int]):
    """No unit at any volcano: an earthquake reduces a city of the victim's choice."""

    # civ:22.2.4.3

    name = "choose_shaken_city"
    clause = "civ:22.2.4.3"

    def who(self, b: Board) -> list[int]:
        victim = b.victims[VOLCANO]
        if b.struck or b.area_named >= 0 or not b.cities[victim] or b.spared(victim):
            return []
        return [victim]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("area", b.cities_of(seat))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.area_named = value


class ShakeNeighbour(Ask[Board, tuple[int, int | tuple[()]]]):
    """The victim may have one foreign city next to it reduced, too."""  # civ:22.2.4.3 civ:R.39

    name = "shake_neighbour"
    clause = "civ:22.2.4.3"

    def _cities(self, b: Board) -> list[int]:
        """Cities of others in an area next to the one shaken."""
        victim = b.victims[VOLCANO]
        found: list[int] = []
        for a in b.box.neighbours[b.area_named]:
            owner = b.city[a]
            if owner >= 0 and owner != victim and not b.spared(owner):
                found.append(a)
        return found

    def who(self, b: Board) -> list[int]:
        if b.area_named < 0 or b.decided or not self._cities(b):
            return []
        return [b.victims[VOLCANO]]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int | tuple[()]]]:
        return Menu("verb", [CITY, NONE], [OneOf("area", self._cities(b)), NOTHING])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("area", "area", b.area_named)]

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "civ:R.39" if number(second(value)) >= 0 else self.clause

    def answer(self, b: Board, seat: int, value: tuple[int, int | tuple[()]]) -> None:
        b.decided = True
        _, area = value
        if isinstance(area, int):
            b.areas_decided = (area,)


class Shake(Do[Board]):
    """The cities shaken by the earthquake are reduced."""

    def do(self, b: Board) -> None:
        if b.area_named >= 0:
            areas = (b.area_named, *b.areas_decided)
            b.tell(EARTHQUAKE, NOBODY, areas)
            for area in areas:
                reduce_city(b, area)


VOLCANO_STRIKES = Phase(
    "volcano_earthquake",
    [
        Strike(VOLCANO),
        ChooseVolcano(),
        Erupt(),
        LoseUnits("lose_to_eruption", AT_THE_VOLCANO),
        ChooseShakenCity(),
        ShakeNeighbour(),
        Shake(),
        EndCalamity(VOLCANO),
    ],
)
