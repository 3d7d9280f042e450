"""Phases played by all at once: sealed decisions, opened together, unless somebody insists."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from pelagos.engine.box import Box
from pelagos.engine.contract import DealShape, Fact, SplitArea, Thing
from pelagos.engine.errors import BadNotation
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY, Rng, only
from pelagos.engine.spaces import NOTHING, Deal, Ints, Order, Space
from pelagos.engine.steps import Ask, Do
from pelagos.engine.verbs import Actions, PreparedMenu, Verb
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.city_support import reduce_city, shortage, supportable
from pelagos.games.civilization.ids import (
    BUILD,
    BUILD_HALF_LEVY,
    BUILD_LEVY,
    DONE,
    INSIST,
    SEAL,
)
from pelagos.games.civilization.menus import BiasedMenu
from pelagos.games.civilization.ship_construction import BeginShips, EndShips, TendShips

DECISION_SEALED: Final = EventKind("decision_sealed", clause="civ:S.15")
ORDER_DEMANDED: Final = EventKind("order_demanded", clause="civ:5.3n")
SEALS_OPENED: Final = EventKind("seals_opened", clause="civ:S.15", reveals=True)

PLAN: Final = "VERB:AREA:COAST+VERB:AREA:COAST|-"

V = TypeVar("V")

Plan = tuple[tuple[int, int, int], ...]
"""What is done with ships, one after another: verb, area, coast."""


class Decision(Generic[V]):
    """One decision that may be sealed: who faces it, what the options are, what each does."""

    def asked(self, b: Board) -> list[int]:
        raise NotImplementedError

    def choices(self, b: Board, seat: int) -> Space[V]:
        raise NotImplementedError

    def facts(self, b: Board, seat: int) -> list[Fact]:
        """What it is about."""
        raise NotImplementedError

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """The clause that forbids a decision."""
        raise NotImplementedError

    def carry_out(self, b: Board, seat: int, value: V) -> None:
        raise NotImplementedError


class OneQuestion(Decision[V]):
    """The decision of an ordinary question."""

    def __init__(self, ask: Ask[Board, V], asked: Callable[[Board], list[int]]) -> None:
        self.ask: Final = ask
        self.seats: Final = asked

    def asked(self, b: Board) -> list[int]:
        return self.seats(b)

    def choices(self, b: Board, seat: int) -> Space[V]:
        return self.ask.choices(b, seat)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return self.ask.facts(b, seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return self.ask.why_not(b, seat, value)

    def carry_out(self, b: Board, seat: int, value: V) -> None:
        self.ask.answer(b, seat, value)


class CitiesToReduce(Decision[Ints]):
    """The order in which cities would be given up for lack of support."""  # civ:14.2

    def asked(self, b: Board) -> list[int]:
        return [s for s in b.ast if not supportable(b, s)]

    def choices(self, b: Board, seat: int) -> Space[Ints]:
        return Order("area", b.cities_of(seat))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return shortage(b, seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "civ:14.2"

    def carry_out(self, b: Board, seat: int, value: Ints) -> None:
        while not supportable(b, seat):
            standing = [a for a in value if b.city[a] == seat]
            new = [a for a in standing if a in b.new_cities]
            least, *_ = new or standing
            reduce_city(b, least)


class ShipPlan(Deal[Plan]):
    """All that is done with ships in one turn: (verb, area, coast) for each."""  # civ:9.1

    form = "ship_plan"

    def __init__(self, b: Board, seat: int, tend: TendShips) -> None:
        self.b = b
        self.seat = seat
        self.tend = tend

    def _begun(self) -> Board:
        b = self.b.copy()
        b.active = self.seat
        BeginShips().do(b)
        return b

    def _played(self, value: object) -> Board | None:
        """The board after these orders; None if one of them cannot be carried out."""
        if not isinstance(value, tuple):
            return None
        b = self._begun()
        for order in value:
            if not isinstance(order, tuple) or len(order) != 3:
                return None
            verb, area, coast = order
            if verb == DONE or not self.tend.choices(b, self.seat).holds((verb, area)):
                return None
            split = self.tend.builds(verb) and area == b.box.split_area
            if type(coast) is not int or coast not in ((0, 1) if split else (0,)):
                return None
            self.tend.order(b, self.seat, verb, area, coast)
        return b

    def holds(self, value: object) -> bool:
        b = self._played(value)
        return b is not None and self.tend.choices(b, self.seat).holds((DONE, ()))

    def follow(self, begun: object) -> Space[object] | None:
        """The orders that may follow these; `done` is among them when the plan may end here."""
        b = self._played(begun)
        return None if b is None else self.tend.choices(b, self.seat)

    def why_not(self, value: object) -> str:
        """The clause that forbids the first order that cannot be carried out."""
        b = self._begun()
        for order in value if isinstance(value, tuple) else ():
            if not isinstance(order, tuple) or len(order) != 3:
                return self.tend.clause
            verb, area, _ = order
            if not self.tend.choices(b, self.seat).holds((verb, area)):
                return self.tend.why_not(b, self.seat, (verb, area))
            self.tend.order(b, self.seat, verb, area, 0)  # no reason hangs on the coast
        return self.tend.why_not(b, self.seat, (DONE, ()))

    def draw(self, rng: Rng) -> Plan:
        b = self._begun()
        orders: list[tuple[int, int, int]] = []
        while True:
            verb, area = self.tend.choices(b, self.seat).draw(rng)
            if not isinstance(area, int):  # done
                return tuple(orders)
            split = self.tend.builds(verb) and area == b.box.split_area
            coast = rng.below(2) if split else 0
            orders.append((verb, area, coast))
            self.tend.order(b, self.seat, verb, area, coast)

    def shape(self) -> DealShape:
        b = self._begun()
        first = self.tend.choices(b, self.seat)
        # when building in the area between two waters, the coast must be named. civ:23.3
        split: SplitArea = {"area": b.box.split_area, "verbs": [BUILD, BUILD_HALF_LEVY, BUILD_LEVY]}
        return {"shape": "deal", "form": self.form, "first": first.shape(), "split": split}

    def facts(self, value: Plan) -> list[Fact]:
        orders = tuple([self._told(*order) for order in value])
        return [Fact("number", "number", len(value)), Fact("orders", "orders", orders)]

    def _told(self, verb: int, area: int, coast: int) -> tuple[Thing, ...]:
        said: list[Thing] = [("verb", verb), ("area", area)]
        if self.tend.builds(verb) and area == self.b.box.split_area:
            said.append(("coast", coast))
        return tuple(said)

    def write(self, value: Plan, box: Box) -> str:
        return (
            "+".join([f"{box.slug('verb', v)}:{box.slug('area', a)}:{c + 1}" for v, a, c in value])
            or "-"
        )

    def read(self, words: list[str], box: Box) -> object:
        if not words:
            raise BadNotation("", "pattern", pattern=PLAN)
        word = words.pop(0)
        orders: list[tuple[int, int, int]] = []
        for part in [] if word == "-" else word.split("+"):
            names = part.split(":")
            if len(names) != 3 or names[-1] not in ("1", "2"):
                raise BadNotation(part, "pattern", pattern=PLAN)
            verb, area, coast = names
            orders.append((box.find("verb", verb), box.find("area", area), int(coast) - 1))
        return tuple(orders)


class ShipsAtOnce(Decision[Plan]):
    def __init__(self, tend: TendShips) -> None:
        self.tend: Final = tend

    def asked(self, b: Board) -> list[int]:
        return [s for s in b.ast if b.strength(s) or b.ships[s * 4 : s * 4 + 4].count(-1) < 4]

    def choices(self, b: Board, seat: int) -> Space[Plan]:
        return ShipPlan(b, seat, self.tend)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return self.tend.facts(b, seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return ShipPlan(b, seat, self.tend).why_not(value)

    def carry_out(self, b: Board, seat: int, value: Plan) -> None:
        b.active = seat
        BeginShips().do(b)
        for verb, area, coast in value:
            self.tend.order(b, seat, verb, area, coast)
        EndShips().do(b)
        b.restore_active()


class Seal(Verb[Board, object]):
    """A decision in secret."""  # civ:S.15

    id = SEAL
    clause = "civ:S.15"

    def __init__(self, decision: Decision[Any]) -> None:
        self.decision: Final = decision

    def possible(self, b: Board, seat: int) -> bool:
        return seat in unsealed(b, self.decision)

    def offer(self, b: Board, seat: int) -> Space[object]:
        return self.decision.choices(b, seat)

    def carry_out(self, b: Board, seat: int, value: object) -> None:
        made = {**dict(b.sealed), seat: value}
        b.sealed = tuple([(s, made[s]) for s in sorted(made)])
        b.tell(DECISION_SEALED, seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return self.decision.why_not(b, seat, value)


class Insist(Verb[Board, object]):
    """The phase is played in A.S.T. order after all."""  # civ:5.3n

    id = INSIST
    clause = "civ:5.3n"

    def possible(self, b: Board, seat: int) -> bool:
        return True

    def offer(self, b: Board, seat: int) -> Space[object]:
        return NOTHING

    def carry_out(self, b: Board, seat: int, value: object) -> None:
        b.insisted = True
        b.sealed = ()
        b.tell(ORDER_DEMANDED, seat)


def unsealed(b: Board, decision: Decision[Any]) -> list[int]:
    """Who still has to decide."""
    done = [seat for seat, _ in b.sealed]
    return [s for s in decision.asked(b) if s not in done]


class SealDecision(Actions[Board]):
    """Everybody at once and in secret. Until the last decision is sealed, any player may insist on
    A.S.T. order, even one who has nothing to decide or has already decided.
    """  # civ:5.3n civ:S.15 civ:H.7

    clause = "civ:S.15"

    def __init__(self, name: str, decision: Decision[Any]) -> None:
        super().__init__([Seal(decision), Insist()])
        self.name = name
        self.decision: Final = decision

    def who(self, b: Board) -> list[int]:
        if not b.box.simultaneous or b.insisted:
            return []
        return unsealed(b, self.decision)

    def may(self, b: Board) -> list[int]:
        asked = self.who(b)
        return [s for s in b.ast if s not in asked] if asked else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, object]]:
        if seat not in self.who(b):
            return PreparedMenu(b, seat, self.by_id, [INSIST], [NOTHING])
        spaces = [self.decision.choices(b, seat), NOTHING]
        return BiasedMenu(b, seat, self.by_id, [SEAL, INSIST], spaces, SEAL, 16)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return self.decision.facts(b, seat)

    def seen_by(self, b: Board, seat: int) -> int:
        return only(seat)  # not `secret`: insisting is a race with those who seal

    def guess(self, b: Board, seat: int, rng: Rng) -> object:
        """A decision somebody else might have sealed."""
        return self.decision.choices(b, seat).draw(rng)


class OpenSeals(Do[Board]):
    """All are revealed and carried out in A.S.T. order."""  # civ:S.15

    clause = "civ:S.15"

    def __init__(self, decision: Decision[Any]) -> None:
        self.decision: Final = decision

    def do(self, b: Board) -> None:
        if not b.sealed:
            return
        b.tell(SEALS_OPENED, NOBODY)
        made = dict(b.sealed)
        b.sealed = ()
        for seat in b.ast:
            if seat in made:
                self.decision.carry_out(b, seat, made[seat])


class EndSealing(Do[Board]):
    """All sealed decisions have been carried out."""

    def do(self, b: Board) -> None:
        b.insisted = False
