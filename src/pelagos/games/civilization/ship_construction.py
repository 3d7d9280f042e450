"""Phase 4: keeping up ships and building new ones."""

from typing import ClassVar, Final

from pelagos.engine.contract import Cost, Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import NOTHING, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.engine.verbs import Actions, Verb
from pelagos.games.civilization.answer_parts import number
from pelagos.games.civilization.board import Board, changed
from pelagos.games.civilization.ids import (
    BUILD,
    BUILD_HALF_LEVY,
    BUILD_LEVY,
    DONE,
    GIVE_UP,
    LAND,
    MAINTAIN,
    MAINTAIN_BY_LEVY,
    SHIPS,
    Area,
    Ship,
)
from pelagos.games.civilization.menus import BiasedMenu
from pelagos.games.civilization.options import NOMADS
from pelagos.games.civilization.waters import SECOND_COAST

SHIP_KEPT: Final = EventKind("ship_kept", "area:area", clause="civ:9.3")
SHIP_KEPT_BY_LEVY: Final = EventKind("ship_kept_by_levy", "area:area", clause="civ:9.3")
SHIP_GIVEN_UP: Final = EventKind("ship_given_up", "area:area", clause="civ:9.3")
SHIP_BUILT: Final = EventKind("ship_built", "area:area", "levied:number", clause="civ:9.1")

PRICE: Final = 2
KEPT: Final = 1
BUILT: Final = 2
"""What `kept` notes for a ship that was built this turn."""


class Money:
    """The tokens that may pay for ships: those in the treasury."""  # civ:9.1

    def of(self, b: Board, seat: int) -> int:
        """How many tokens the seat may spend."""
        return b.treasury[seat]

    def clause(self, b: Board) -> str:
        """The clause that forbids paying from the treasury; "" = it may pay."""
        return ""


class LevyOnly(Money):
    """The simple games have no treasury."""  # civ:31.5.2 civ:32.5.1

    def of(self, b: Board, seat: int) -> int:
        return 0

    def clause(self, b: Board) -> str:
        return "civ:31.5.2" if b.box.variant == NOMADS else "civ:32.5.1"


class ChooseCoast(Ask[Board, int]):
    """A ship built between two waters is put on either coast."""  # civ:23.3

    name = "choose_coast"
    clause = "civ:23.3"

    def who(self, b: Board) -> list[int]:
        return [b.active] if b.building >= 0 else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("coast", [0, 1])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("area", "area", b.box.split_area)]

    def answer(self, b: Board, seat: int, value: int) -> None:
        if value:
            b.ships[b.building] = SECOND_COAST
        b.building = -1


COAST = Phase("coast", [ChooseCoast()])


class BeginShips(Do[Board]):
    """Every ship on the board still has to be kept up."""

    def do(self, b: Board) -> None:
        seat = b.active
        own = b.ships[seat * SHIPS : seat * SHIPS + SHIPS]
        b.kept = tuple([KEPT if berth < 0 else 0 for berth in own])
        b.given_up = ()


def built_in(b: Board, seat: int) -> list[int]:
    """Areas where the seat has built a ship this turn."""
    area_of = b.box.waters.area_of
    return [area_of[b.ships[seat * SHIPS + i]] for i, kept in enumerate(b.kept) if kept == BUILT]


class Yard:
    """A seat's ships in its turn: which still wait to be kept up, which must be, and the tokens of
    the treasury. In an area where a ship was built none is given up: the others there must be kept.
    """  # civ:9.3 civ:R.9

    def __init__(self, b: Board, seat: int, money: int) -> None:
        self.b = b
        self.seat = seat
        self.money = money
        self.waiting: list[int] = []
        self.built: list[int] = []
        self.to_be_kept: list[int] = []
        if 0 in b.kept:
            self.waiting = list(dict.fromkeys(self._unkept()))
            self.built = built_in(b, seat) if BUILT in b.kept else []
            self.to_be_kept = [a for a in self.waiting if a in self.built] if self.built else []
        self.ports: list[int] = self._ports()

    def _ports(self) -> list[int]:
        """Where the seat may put a new ship, if not all four are on the board: paid wholly from the
        treasury in any area with water and a unit of its own, else where its tokens are levied; and
        not where it has given up a ship in this turn.
        """
        # civ:9.2 civ:9.4 civ:9.5 civ:R.7 civ:R.8
        b, seat = self.b, self.seat
        if -1 not in b.ships[seat * SHIPS : seat * SHIPS + SHIPS]:
            return []
        homes = b.areas_of(seat) if self.money >= PRICE else b.homes[seat]
        has_water, gone = b.box.has_water, b.given_up
        return [a for a in homes if has_water[a] and a not in gone]

    def _unkept(self) -> list[int]:
        """The areas of the ships that have not been kept up yet."""
        b, area_of = self.b, self.b.box.waters.area_of
        ships = b.ships[self.seat * SHIPS : self.seat * SHIPS + SHIPS]
        return [area_of[ships[i]] for i, kept in enumerate(b.kept) if not kept]

    def can_keep(self, paid: int, area: Area, levied: int, builds: bool) -> bool:
        """Whether the ships that must be kept still can be, once this much is paid and levied in an
        area to build a ship there or to keep one.
        """  # civ:9.3 civ:R.8 civ:R.9
        owed = 0
        waiting = self._unkept()
        built = set(self.built)
        if builds:
            built.add(area)
        else:
            waiting.remove(area)
        for a in built:
            left = self.b.tokens[self.seat * LAND + a] - (levied if a == area else 0)
            owed += max(0, waiting.count(a) - left)
        return owed <= self.money - paid


class Tending(Verb[Board, int]):
    """Something done with one ship in an area; `money` says what may pay for it."""

    money: Money

    def __init__(self, money: Money) -> None:
        self.money = money

    def areas(self, yard: Yard) -> list[int]:
        """Where it may be done."""
        raise NotImplementedError

    def order(self, b: Board, seat: int, area: Area, coast: int) -> int:
        """Does it; the ship it was done with."""
        raise NotImplementedError

    def possible(self, b: Board, seat: int) -> bool:
        return bool(self.areas(Yard(b, seat, self.money.of(b, seat))))

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("area", self.areas(Yard(b, seat, self.money.of(b, seat))))

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        self.order(b, seat, value, 0)


class Keeping(Tending):
    """What becomes of a ship that is already on the board: it costs a token each round, or goes."""

    # civ:9.3

    clause = "civ:9.3"

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return Yard(b, seat, 0).waiting

    def ship(self, b: Board, seat: int, area: Area) -> int:
        """Notes that one ship there is settled."""
        for i in range(SHIPS):
            if not b.kept[i] and b.box.waters.area_of[b.ships[seat * SHIPS + i]] == area:
                b.kept = changed(b.kept, i, KEPT)
                return seat * SHIPS + i
        raise AssertionError("no ship waits in that area")


class Maintain(Keeping):
    """A ship is kept up for one token from the treasury."""  # civ:9.3

    id = MAINTAIN

    def areas(self, yard: Yard) -> list[int]:
        if not yard.money:
            return []
        if not yard.to_be_kept:
            return yard.waiting
        return [a for a in yard.waiting if yard.can_keep(1, a, 0, False)]

    def price(self, b: Board, seat: int, value: int) -> Cost:
        return (("treasury", 1),)

    def order(self, b: Board, seat: int, area: Area, coast: int) -> int:
        ship = self.ship(b, seat, area)
        _pay(b, seat, 1)
        b.tell(SHIP_KEPT, seat, area)
        return ship

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return self.money.clause(b) or self.clause


class MaintainByLevy(Keeping):
    """A ship is kept up by levy: for one token in its own area."""  # civ:9.3

    id = MAINTAIN_BY_LEVY

    def areas(self, yard: Yard) -> list[int]:
        tokens, first_area = yard.b.tokens, yard.seat * LAND
        return [a for a in yard.waiting if tokens[first_area + a]]

    def price(self, b: Board, seat: int, value: int) -> Cost:
        return (("tokens", 1),)

    def order(self, b: Board, seat: int, area: Area, coast: int) -> int:
        ship = self.ship(b, seat, area)
        b.remove(seat, area, 1)
        b.tell(SHIP_KEPT_BY_LEVY, seat, area)
        return ship


class GiveUp(Keeping):
    """A ship is not paid for: it returns to stock and may be built again, but in another area."""

    # civ:9.4

    id = GIVE_UP
    clause = "civ:R.8"

    def areas(self, yard: Yard) -> list[int]:
        if not yard.to_be_kept:
            return yard.waiting
        return [a for a in yard.waiting if a not in yard.built]

    def order(self, b: Board, seat: int, area: Area, coast: int) -> int:
        ship = self.ship(b, seat, area)
        b.given_up = (*b.given_up, area)
        give_up(b, seat, ship)
        return ship


class Build(Tending):
    """A new ship, of four at most, for two tokens: both from the treasury, or one or both of them
    (`levied`) from the area where it is built.
    """

    # civ:9.1 civ:9.2 civ:9.5 civ:R.7

    clause = "civ:9.1"

    def __init__(self, id: int, levied: int, money: Money) -> None:
        super().__init__(money)
        self.id = id
        self.levied = levied

    def areas(self, yard: Yard) -> list[int]:
        paid, levied, ports = PRICE - self.levied, self.levied, yard.ports
        if yard.money < paid or not ports:
            return []
        if levied:
            tokens, first_area = yard.b.tokens, yard.seat * LAND
            ports = [a for a in ports if tokens[first_area + a] >= levied]
        if not yard.waiting:
            return ports
        # of the ships that wait only those in the same area, or those to be kept anyway, matter
        free = [] if yard.to_be_kept else [a for a in ports if a not in yard.waiting]
        return [a for a in ports if a in free or yard.can_keep(paid, a, levied, True)]

    def price(self, b: Board, seat: int, value: int) -> Cost:
        parts = (("treasury", PRICE - self.levied), ("tokens", self.levied))
        return tuple([(stock, n) for stock, n in parts if n])

    def in_sight(self, b: Board, seat: int) -> list[int]:
        """Coasts where the seat lives."""
        return [a for a in b.areas_of(seat) if b.box.has_water[a]]

    def order(self, b: Board, seat: int, area: Area, coast: int) -> int:
        _pay(b, seat, PRICE - self.levied)
        if self.levied:
            b.remove(seat, area, self.levied)
        ship = b.ships.index(-1, seat * SHIPS)
        b.ships[ship] = SECOND_COAST if coast else area
        b.kept = changed(b.kept, ship - seat * SHIPS, BUILT)
        b.tell(SHIP_BUILT, seat, area, self.levied)
        return ship

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        ship = self.order(b, seat, value, 0)
        if value == b.box.split_area:
            b.building = ship
            b.call(COAST)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: no treasury in this game, no ship left, the place, the payment, the
        ships that must be kept.
        """
        area = number(value)
        no_money = self.money.clause(b)
        if no_money and self.levied < PRICE:
            return no_money
        if -1 not in b.ships[seat * SHIPS : seat * SHIPS + SHIPS]:
            return "civ:9.5"
        if not 0 <= area < LAND or not b.has_unit(seat, area):
            return "civ:9.2"
        if not b.box.has_water[area]:
            return "civ:R.7"
        if area in b.given_up:
            return "civ:9.4"
        poor = PRICE - self.levied > self.money.of(b, seat)
        return self.clause if poor or self.levied > b.tokens_at(seat, area) else "civ:R.8"


class EndTending(Verb[Board, object]):
    """The turn ends, and ships not kept up are given up; not while some must be kept."""

    # civ:9.3 civ:R.8

    id = DONE
    clause = "civ:R.8"

    def possible(self, b: Board, seat: int) -> bool:
        return not Yard(b, seat, 0).to_be_kept

    def offer(self, b: Board, seat: int) -> Space[object]:
        return NOTHING

    def carry_out(self, b: Board, seat: int, value: object) -> None:
        b.decided = True


class TendShips(Actions[Board]):
    """One ship at a time, in any order: keep it, give it up, build one; `done` gives up what was
    not kept.
    """  # civ:9.1 civ:9.2 civ:9.3 civ:9.4 civ:9.5 civ:9.6 civ:S.4a civ:R.7 civ:R.9 civ:S.4b civ:L.6

    name = "tend_ships"
    clause = "civ:9.1"
    calls: ClassVar[list[Phase]] = [COAST]

    def __init__(self, money: Money) -> None:
        self.money: Final = money
        self.keeping: Final[list[Tending]] = [
            Maintain(money),
            MaintainByLevy(money),
            GiveUp(money),
        ]
        self.building: Final[list[Tending]] = [
            Build(BUILD, 0, money),
            Build(BUILD_HALF_LEVY, 1, money),
            Build(BUILD_LEVY, PRICE, money),
        ]
        super().__init__([EndTending(), *self.keeping, *self.building])

    def who(self, b: Board) -> list[int]:
        return [] if b.decided else [b.active]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, object]]:
        yard = Yard(b, seat, self.money.of(b, seat))
        ids: list[int] = []
        spaces: list[Space[object]] = []
        if not yard.to_be_kept:
            ids.append(DONE)
            spaces.append(NOTHING)
        for verbs in (self.keeping if yard.waiting else [], self.building if yard.ports else []):
            for verb in verbs:
                areas = verb.areas(yard)
                if areas:
                    ids.append(verb.id)
                    spaces.append(OneOf("area", areas))
        lean = MAINTAIN if yard.waiting and yard.money else DONE
        return BiasedMenu(b, seat, self.by_id, ids, spaces, lean, 16)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        own = b.ships[seat * SHIPS : seat * SHIPS + SHIPS]
        afloat = SHIPS - own.count(-1)
        waiting = b.kept.count(0) if b.kept else afloat
        return [
            Fact("ships", "number", afloat),
            Fact("waiting", "number", waiting),
            Fact("treasury", "number", self.money.of(b, seat)),
        ]

    def builds(self, verb: int) -> bool:
        return verb in (BUILD, BUILD_HALF_LEVY, BUILD_LEVY)

    def order(self, b: Board, seat: int, verb: int, area: Area, coast: int) -> None:
        """Does what was ordered, on the coast that was named."""
        for one in (*self.keeping, *self.building):
            if one.id == verb:
                one.order(b, seat, area, coast)


class EndShips(Do[Board]):
    """A ship not kept up returns to stock."""  # civ:9.3

    clause = "civ:9.3"

    def do(self, b: Board) -> None:
        seat = b.active
        for i, kept in enumerate(b.kept):
            if not kept:
                give_up(b, seat, seat * SHIPS + i)
        b.decided = False
        b.kept = b.given_up = ()


def give_up(b: Board, seat: int, ship: Ship) -> None:
    """A ship returns to stock."""
    b.tell(SHIP_GIVEN_UP, seat, b.box.waters.area_of[b.ships[ship]])
    b.ships[ship] = -1


def _pay(b: Board, seat: int, count: int) -> None:
    """Tokens spent go to stock."""  # civ:9.6
    b.treasury[seat] -= count
    b.stock[seat] += count
