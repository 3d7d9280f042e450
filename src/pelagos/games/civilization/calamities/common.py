"""What calamities have in common: the victim, and losses counted in unit points."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import Allot, Menu, Number, OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.answer_parts import first, number, second
from pelagos.games.civilization.board import FLOOR, Board, Ints, changed
from pelagos.games.civilization.ids import (
    CALAMITIES,
    CITY,
    CITY_POINTS,
    COMMODITIES,
    LAND,
    TOKENS,
    Area,
    Calamity,
)

CALAMITY_STRIKES: Final = EventKind("calamity_strikes", "card:trade_card", clause="civ:19.6")
CALAMITY_PUT_BACK: Final = EventKind("calamity_put_back", "card:trade_card", clause="civ:19.7")
TOKENS_LOST: Final = EventKind("tokens_lost", "count:number", "area:area", clause="civ:22.2.12.2")
CITY_LOST: Final = EventKind("city_lost", "area:area", clause="civ:22.2.12.1")
LOSSES_ORDERED: Final = EventKind(
    "losses_ordered", "seats:seat*", "points:number*", clause="civ:22.2.5.b"
)

MOST_CALAMITIES: Final = 2
PLENTY: Final = 999


class KeepTwoCalamities(Do[Board]):
    """Nobody suffers more than two of their own: those with the lowest numbers."""

    # civ:19.7 civ:S.12a

    clause = "civ:19.7"

    def do(self, b: Board) -> None:
        if not anybody_struck(b):
            return
        for seat in b.ast:
            own = [c for c in range(CALAMITIES) if b.victims[c] == seat]
            for calamity in own[MOST_CALAMITIES:]:
                b.tell(CALAMITY_PUT_BACK, seat, COMMODITIES + calamity)
                put_back(b, calamity)


def put_back(b: Board, calamity: Calamity) -> None:
    """A calamity card goes under its stack, and strikes nobody any more."""
    b.victims = changed(b.victims, calamity, -1)
    b.traders = changed(b.traders, calamity, -1)
    b.under_stacks((COMMODITIES + calamity,))


def anybody_struck(b: Board) -> bool:
    """Whether anybody has a calamity."""  # civ:5.5
    return max(b.victims) >= 0


class Strikes:
    """A test: whether somebody has this calamity."""  # civ:5.5 civ:19.5 civ:19.6 civ:S.12b

    def __init__(self, calamity: Calamity) -> None:
        self.calamity: Final = calamity

    def __call__(self, b: Board) -> bool:
        return b.victims[self.calamity] >= 0


class Strike(Do[Board]):
    """Announces whom the calamity strikes."""

    def __init__(self, calamity: Calamity) -> None:
        self.calamity: Final = calamity

    def do(self, b: Board) -> None:
        b.tell(CALAMITY_STRIKES, b.victims[self.calamity], COMMODITIES + self.calamity)


class EndCalamity(Do[Board]):
    """The card goes face down under its stack."""  # civ:19.6

    clause = "civ:19.6"

    def __init__(self, calamity: Calamity) -> None:
        self.calamity: Final = calamity

    def do(self, b: Board) -> None:
        put_back(b, self.calamity)
        b.to_lose = b.shown = b.struck = b.areas_decided = ()
        b.area_named = b.nominee = -1
        b.losses_left = 0
        b.decided = False


# -- sums that can be formed --------------------------------------------------------------------


def most_tokens(target: int, tokens: int, cities: int, points: int, spare: int) -> int:
    """The most tokens in any combination of units that makes `target` exactly; -1 = there is none.

    A combination is at most `tokens` tokens and `cities` cities of `points` each; every city
    needs one of the `spare` tokens or of those lost with it.
    """
    for count in range(min(cities, target // points) + 1):
        rest = target - points * count
        if rest <= tokens and count <= spare + rest:
            return rest
    return -1


def met_loss(loss: int, tokens: int, cities: int, points: int, spare: int) -> int:
    """How many points are actually lost when `loss` are due: exactly that many, else as few more as
    possible, else everything. There are `tokens` tokens, and `cities` cities of `points` points
    each; `spare` is as in `most_tokens`.
    """  # civ:22.2.12.2 civ:R.32
    whole = tokens + points * cities
    for target in range(loss, whole + 1):
        if most_tokens(target, tokens, cities, points, spare) >= 0:
            return target
    for target in range(min(loss, whole), 0, -1):
        if most_tokens(target, tokens, cities, points, spare) >= 0:
            return target
    return 0


class Exposure:
    """Which units of a seat a calamity can take, and what a city counts. Ships and treasury are
    never touched.
    """  # civ:22.2.12.3

    city_points: int = CITY_POINTS
    clause: str = "civ:22.2.12.2"
    """The clause that exempts all other units."""

    def tokens(self, b: Board, seat: int) -> list[tuple[int, int]]:
        """Areas, and how many tokens can be lost there."""
        return [(a, n) for a, n in enumerate(b.row(seat)) if n]

    def cities(self, b: Board, seat: int) -> list[int]:
        """The areas of the cities that can be lost."""
        return b.cities_of(seat)

    def spare(self, b: Board, seat: int) -> int:
        """Tokens at hand to take the place of cities."""
        return PLENTY

    def met(self, b: Board, seat: int, loss: int) -> int:
        """What a seat actually loses when this many points are due."""
        if loss <= 0 or b.spared(seat):
            return 0
        tokens = sum([n for _, n in self.tokens(b, seat)])
        cities = len(self.cities(b, seat))
        return met_loss(loss, tokens, cities, self.city_points, self.spare(b, seat))

    def facts(self, b: Board) -> list[Fact]:
        """Where it strikes, if that is a place with a name."""
        return []

    def lose_city(self, b: Board, seat: int, area: Area) -> None:
        """A lost city is eliminated."""  # civ:22.2.12.1
        b.lose_city(area)


class SettleLosses(Do[Board]):
    """Losses must be met exactly, or as nearly as the units of each player allow."""

    # civ:22.2.12.2

    clause = "civ:22.2.12.2"

    def __init__(self, exposure: Exposure) -> None:
        self.exposure: Final = exposure

    def do(self, b: Board) -> None:
        b.to_lose = tuple([self.exposure.met(b, s, loss) for s, loss in enumerate(b.to_lose)])


Units = int | tuple[int, int]
"""A city, or an area and this many tokens."""


class UnitMenu(Menu[Units]):
    """Tokens of an area, or a city."""

    def __init__(self, places: list[tuple[int, int]], most: int, cities: list[int]) -> None:
        self.cities = cities
        self.tokens = {area: min(n, most) for area, n in places} if most > 0 else {}
        ids: list[int] = []
        spaces: list[Space[Units]] = []
        if most > 0:
            areas = [a for a, _ in places]
            counts: list[Space[int]] = [Number(1, min(n, most), "tokens") for _, n in places]
            ids.append(TOKENS)
            spaces.append(Menu("area", areas, counts))
        if cities:
            ids.append(CITY)
            spaces.append(OneOf("area", cities))
        super().__init__("verb", ids, spaces)


class LoseUnits(Ask[Board, tuple[int, Units]]):
    """The loser chooses any combination of their units that makes up the loss."""  # civ:22.2.12.2

    clause = "civ:22.2.12.2"

    def __init__(self, name: str, exposure: Exposure) -> None:
        self.name = name
        self.exposure: Final = exposure

    def who(self, b: Board) -> list[int]:
        for seat in b.ast:
            if b.to_lose[seat]:
                return [seat]
        return []

    def choices(self, b: Board, seat: int) -> UnitMenu:
        exposure = self.exposure
        places, cities = exposure.tokens(b, seat), exposure.cities(b, seat)
        total = sum([n for _, n in places])
        due, points, spare = b.to_lose[seat], exposure.city_points, exposure.spare(b, seat)
        most = most_tokens(due, total, len(cities), points, spare)
        if b.box.floor:  # civ:24.2 civ:R.50 one unit at a time: nobody falls far below
            most = min(most, b.strength(seat) - FLOOR + 1)
        rest = due - points
        others = len(cities) - 1
        possible = rest >= 0 and others >= 0 and spare > 0
        if not possible or most_tokens(rest, total, others, points, spare - 1) < 0:
            cities = []
        return UnitMenu(places, most, cities)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("points", "number", b.to_lose[seat]), *self.exposure.facts(b)]

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, Units]]:
        """All units of the seat, whether or not the calamity can take them."""
        tokens: list[tuple[int, Units]] = [(TOKENS, (a, 1)) for a in b.homes[seat]]
        return [*tokens, *[(CITY, a) for a in b.cities_of(seat)]]

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: units that cannot be taken, a sum other than the one due."""
        verb, what = first(value), second(value)
        if verb == CITY:
            exposed = number(what) in self.exposure.cities(b, seat)
        else:
            places = dict(self.exposure.tokens(b, seat))
            exposed = number(second(what)) <= places.get(number(first(what)), 0)
        return self.clause if exposed else self.exposure.clause

    def answer(self, b: Board, seat: int, value: tuple[int, Units]) -> None:
        _, what = value
        if isinstance(what, tuple):
            area, count = what
            b.remove(seat, area, count)
            b.tell(TOKENS_LOST, seat, count, area)
            left = b.to_lose[seat] - count
        else:
            self.exposure.lose_city(b, seat, what)
            b.tell(CITY_LOST, seat, what)
            left = b.to_lose[seat] - self.exposure.city_points
        b.to_lose = changed(b.to_lose, seat, 0 if b.spared(seat) else left)


class OrderLosses(Ask[Board, Ints]):
    """The victim says how many points others lose; they choose the units."""

    # civ:22.2.5.b civ:22.2.8.1

    def __init__(self, name: str, clause: str, calamity: Calamity, total: int) -> None:
        self.name = name
        self.clause = clause
        self.calamity: Final = calamity
        self.total: Final = total

    def cap(self, b: Board, seat: int) -> int:
        """The most that one player can be ordered to lose."""
        raise NotImplementedError

    def _others(self, b: Board) -> tuple[list[int], list[int]]:
        """Who may be ordered to lose points, and how many at most."""
        victim = b.victims[self.calamity]
        seats: list[int] = []
        caps: list[int] = []
        for seat in b.ast:
            if seat != victim and not b.spared(seat):
                cap = self.cap(b, seat)
                if cap > 0:
                    seats.append(seat)
                    caps.append(cap)
        return seats, caps

    def who(self, b: Board) -> list[int]:
        seats, _ = self._others(b)
        if b.decided or not seats:
            return []
        return [b.victims[self.calamity]]

    def choices(self, b: Board, seat: int) -> Allot:
        seats, caps = self._others(b)
        return Allot("seat", seats, caps, 0, min(self.total, sum(caps)))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        _, caps = self._others(b)
        return [Fact("points", "number", min(self.total, sum(caps)))]

    def answer(self, b: Board, seat: int, value: Ints) -> None:
        b.decided = True
        seats, _ = self._others(b)
        due = [0] * b.box.players
        for other, points in zip(seats, value, strict=True):
            due[other] = points
        b.to_lose = tuple(due)
        b.tell(LOSSES_ORDERED, seat, tuple(seats), value)


def owed_by(b: Board, seat: int, points: int) -> Ints:
    """A list of losses in which only `seat` loses."""
    return changed((0,) * b.box.players, seat, points)


def land_row() -> Ints:
    """One zero per land area."""
    return (0,) * LAND
