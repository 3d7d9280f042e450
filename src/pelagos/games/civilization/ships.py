"""Phase 4: keeping up ships and building new ones."""

from typing import ClassVar, Final

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import NOTHING, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.civilization.board import Board, changed
from pelagos.games.civilization.leaning import Leaning
from pelagos.games.civilization.refusals import ship_refusal
from pelagos.games.civilization.things import (
    BUILD,
    BUILD_HALF_LEVY,
    BUILD_LEVY,
    DONE,
    GIVE_UP,
    LAND,
    MAINTAIN,
    MAINTAIN_BY_LEVY,
    SHIPS,
)
from pelagos.games.civilization.waters import SECOND_COAST

SHIP_KEPT: Final = EventKind("ship_kept", "area:area", clause="civ:9.3")
SHIP_KEPT_BY_LEVY: Final = EventKind("ship_kept_by_levy", "area:area", clause="civ:9.3")
SHIP_GIVEN_UP: Final = EventKind("ship_given_up", "area:area", clause="civ:9.3")
SHIP_BUILT: Final = EventKind("ship_built", "area:area", "levied:number", clause="civ:9.1")

PRICE: Final = 2
KEPT: Final = 1
BUILT: Final = 2
"""What `kept` notes for a ship that was built this turn."""


class ChooseCoast(Ask[Board, int]):
    """A ship built between two waters is put on either coast. civ:23.3"""

    name = "choose_coast"
    clause = "civ:23.3"

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.building >= 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("coast", [0, 1])

    def answer(self, b: Board, seat: int, value: int) -> None:
        if value:
            b.ships[b.building] = SECOND_COAST
        b.building = -1


COAST = Phase("coast", [ChooseCoast()])


class BeginShips(Do[Board]):
    def do(self, b: Board) -> None:
        seat = b.active
        own = b.ships[seat * SHIPS : seat * SHIPS + SHIPS]
        b.kept = tuple([KEPT if berth < 0 else 0 for berth in own])
        b.given_up = ()


def built_in(b: Board, seat: int) -> list[int]:
    """Areas where the seat has built a ship this turn."""
    area_of = b.box.waters.area_of
    return [area_of[b.ships[seat * SHIPS + i]] for i, kept in enumerate(b.kept) if kept == BUILT]


class TendShips(Ask[Board, tuple[int, object]]):
    """One ship at a time, in any order: keep it, give it up, build one; `done` gives up what was
    not kept. Where one was built none is given up, and so the others there must be kept.
    civ:9.1 civ:9.2 civ:9.3 civ:9.4 civ:9.5 civ:9.6 civ:S.4a civ:R.7 civ:R.9 civ:S.4b civ:L.6"""

    name = "tend_ships"
    clause = "civ:9.1"
    calls: ClassVar[list[Phase]] = [COAST]

    def money(self, b: Board, seat: int) -> int:
        """Tokens in the treasury that may pay for ships."""
        return b.treasury[seat]

    def who(self, b: Board) -> list[int]:
        return [] if b.acted else [b.active]

    def choices(self, b: Board, seat: int) -> Space:
        box = b.box
        money = self.money(b, seat)
        first = seat * LAND
        own = b.ships[seat * SHIPS : seat * SHIPS + SHIPS]
        waiting: list[int] = []
        if 0 in b.kept:
            for i in range(SHIPS):
                area = box.waters.area_of[own[i]]
                if not b.kept[i] and area not in waiting:
                    waiting.append(area)
        built = built_in(b, seat) if waiting else []
        tied = [a for a in waiting if a in built]  # where ships must be kept
        ids: list[int] = []
        spaces: list[Space] = []
        if not tied:
            ids.append(DONE)
            spaces.append(NOTHING)
        if waiting:
            paid = waiting if money else []
            if tied:
                paid = [a for a in paid if self.can_keep(b, seat, 1, a, 0)]
            if paid:
                ids.append(MAINTAIN)
                spaces.append(OneOf("area", paid))
            levied = [a for a in waiting if b.tokens[first + a]]
            if levied:
                ids.append(MAINTAIN_BY_LEVY)
                spaces.append(OneOf("area", levied))
            spared = [a for a in waiting if a not in built] if tied else waiting
            if spared:
                ids.append(GIVE_UP)
                spaces.append(OneOf("area", spared))
        if -1 in own:  # civ:9.5
            has_water, tokens = box.has_water, b.tokens
            gone = b.given_up  # civ:9.4 civ:R.8
            homes = b.areas_of(seat) if money >= PRICE else list(b.homes[seat])
            ports = [a for a in homes if has_water[a] and a not in gone]
            one = [a for a in ports if tokens[first + a]] if money else []
            two = [a for a in ports if tokens[first + a] >= PRICE]
            if money < PRICE:
                ports = []
            if waiting:  # of these only the ships in the same area, or those already tied, matter
                free = [] if tied else [a for a in homes if a not in waiting]
                ports = [a for a in ports if a in free or self.can_keep(b, seat, PRICE, a, 0, True)]
                one = [a for a in one if a in free or self.can_keep(b, seat, 1, a, 1, True)]
                two = [a for a in two if a in free or self.can_keep(b, seat, 0, a, PRICE, True)]
            if ports:
                ids.append(BUILD)
                spaces.append(OneOf("area", ports))
            if one:
                ids.append(BUILD_HALF_LEVY)
                spaces.append(OneOf("area", one))
            if two:
                ids.append(BUILD_LEVY)
                spaces.append(OneOf("area", two))
        return Leaning("verb", ids, spaces, MAINTAIN if waiting and money else DONE, 16)

    def can_keep(
        self, b: Board, seat: int, paid: int, area: int, levied: int, builds: bool = False
    ) -> bool:
        """Whether the ships that must be kept still can be, once so much is paid and levied in an
        area to build a ship there or to keep one. civ:9.3 civ:R.8 civ:R.9"""
        owed = 0
        area_of = b.box.waters.area_of
        waiting = [area_of[b.ships[seat * SHIPS + i]] for i, kept in enumerate(b.kept) if not kept]
        built = set(built_in(b, seat))
        if builds:
            built.add(area)
        else:
            waiting.remove(area)
        for a in built:
            left = b.tokens[seat * LAND + a] - (levied if a == area else 0)
            owed += max(0, waiting.count(a) - left)
        return owed <= self.money(b, seat) - paid

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return ship_refusal(b, seat, value, self.money(b, seat))

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, area = value
        if verb == DONE:
            b.acted = True
            return
        assert isinstance(area, int)
        ship = self.carry_out(b, seat, verb, area, 0)
        if self.builds(verb) and area == b.box.split_area:
            b.building = ship
            b.call(COAST)

    def builds(self, verb: int) -> bool:
        return verb in (BUILD, BUILD_HALF_LEVY, BUILD_LEVY)

    def carry_out(self, b: Board, seat: int, verb: int, area: int, coast: int) -> int:
        """Does what was ordered; the ship it was done with."""
        if not self.builds(verb):
            ship = self._keep(b, seat, area)
            if verb == MAINTAIN:
                _pay(b, seat, 1)
                b.tell(SHIP_KEPT, seat, area)
            elif verb == MAINTAIN_BY_LEVY:
                b.remove(seat, area, 1)
                b.tell(SHIP_KEPT_BY_LEVY, seat, area)
            else:
                b.given_up = (*b.given_up, area)
                give_up(b, seat, ship)
            return ship
        levied = 0 if verb == BUILD else 1 if verb == BUILD_HALF_LEVY else PRICE
        _pay(b, seat, PRICE - levied)
        if levied:
            b.remove(seat, area, levied)
        ship = b.ships.index(-1, seat * SHIPS)
        b.ships[ship] = SECOND_COAST if coast else area
        b.kept = changed(b.kept, ship - seat * SHIPS, BUILT)
        b.tell(SHIP_BUILT, seat, area, levied)
        return ship

    def _keep(self, b: Board, seat: int, area: int) -> int:
        for i in range(SHIPS):
            if not b.kept[i] and b.box.waters.area_of[b.ships[seat * SHIPS + i]] == area:
                b.kept = changed(b.kept, i, KEPT)
                return seat * SHIPS + i
        raise AssertionError("no ship waits in that area")


class TendShipsByLevy(TendShips):
    """The simple games have no treasury. civ:31.5.2 civ:32.5.1"""

    clause = "civ:31.5.2"

    def money(self, b: Board, seat: int) -> int:
        return 0


class EndShips(Do[Board]):
    """A ship not kept up returns to stock. civ:9.3"""

    clause = "civ:9.3"

    def do(self, b: Board) -> None:
        seat = b.active
        for i, kept in enumerate(b.kept):
            if not kept:
                give_up(b, seat, seat * SHIPS + i)
        b.acted = False
        b.kept = b.given_up = ()


def give_up(b: Board, seat: int, ship: int) -> None:
    b.tell(SHIP_GIVEN_UP, seat, b.box.waters.area_of[b.ships[ship]])
    b.ships[ship] = -1


def _pay(b: Board, seat: int, count: int) -> None:
    """Tokens spent go to stock. civ:9.6"""
    b.treasury[seat] -= count
    b.stock[seat] += count
