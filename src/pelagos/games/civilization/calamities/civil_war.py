"""Civil War (4, red)."""

from typing import ClassVar, Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.civilization.board import Board, Ints, changed
from pelagos.games.civilization.calamities.common import (
    PLENTY,
    EndCalamity,
    Strike,
    UnitMenu,
    Units,
    land_row,
    met_loss,
    most_tokens,
)
from pelagos.games.civilization.ids import (
    CITY_POINTS,
    CIVIL_WAR,
    DEMOCRACY,
    PHILOSOPHY,
    Area,
)

NOMINEE_NAMED: Final = EventKind("nominee_named", "nominee:seat", clause="civ:22.2.6.2")
UNITS_PICKED: Final = EventKind("units_picked", "points:number", "area:area", clause="civ:22.2.6.1")
FACTION_KEPT: Final = EventKind("faction_kept", "faction:faction", clause="civ:22.2.6.1")
UNITS_TAKEN_OVER: Final = EventKind(
    "units_taken_over", "points:number", "area:area", clause="civ:22.2.6.3"
)
UNITS_VANISH: Final = EventKind("units_vanish", "points:number", "area:area", clause="civ:22.2.6.3")
NO_CIVIL_WAR: Final = EventKind("no_civil_war", clause="civ:22.2.6.1")

THRESHOLD: Final = 35
VICTIM_PICKS: Final = 15
NOMINEE_PICKS: Final = 20
NOMINEE_PICKS_DEMOCRACY: Final = 30
NOMINEE_PICKS_PHILOSOPHY: Final = 15


def victim_of(b: Board) -> int:
    """Whom the civil war strikes."""
    return b.victims[CIVIL_WAR]


class NameNominee(Ask[Board, int]):
    """Any other player; if any has no units, one of those."""  # civ:22.2.6.2 civ:L.5

    name = "name_nominee"
    clause = "civ:22.2.6.2"

    def who(self, b: Board) -> list[int]:
        return [victim_of(b)] if b.nominee < 0 else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        others = [s for s in b.ast if s != seat]
        return OneOf("seat", [s for s in others if not b.strength(s)] or others)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("points", "number", b.strength(seat))]

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return [s for s in b.ast if s != seat]

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.nominee = value
        b.tell(NOMINEE_NAMED, seat, value)


def unpicked(b: Board) -> tuple[list[tuple[int, int]], list[int]]:
    """Tokens and cities of the victim that are in no faction yet."""
    victim = victim_of(b)
    picked = b.faction
    tokens = [(a, n - picked[a]) for a, n in enumerate(b.row(victim)) if n > picked[a]]
    return tokens, [a for a in b.cities_of(victim) if not picked[a]]


def second_faction(b: Board) -> Ints:
    """The points that are in no faction yet, one number per area."""
    other = list(land_row())
    tokens, cities = unpicked(b)
    for area, n in tokens:
        other[area] = n
    for area in cities:
        other[area] = CITY_POINTS
    return tuple(other)


def factions(b: Board) -> list[Ints]:
    """The two factions while they are formed, points by area: the pieces of the first lie turned
    over for all to see.
    """  # civ:22.2.6.1
    if not b.faction or b.decided:
        return []
    return [b.faction, second_faction(b)]


class BeginPick(Do[Board]):
    """How many points the victim, and after them their nominee, picks for the first faction: 15 and
    20; 30 of the nominee if the victim has Democracy; with Philosophy 15 of the nominee alone.
    Exactly that, or as little more as possible.
    """

    # civ:22.2.6.1 civ:R.52 civ:22.2.6.4 civ:22.2.6.5 civ:22.3.16 civ:22.3.17

    def __init__(self, nominee: bool) -> None:
        self.nominee: Final = nominee

    def do(self, b: Board) -> None:
        victim = victim_of(b)
        figure = VICTIM_PICKS
        if b.holds(victim, PHILOSOPHY):
            figure = NOMINEE_PICKS_PHILOSOPHY if self.nominee else 0
        elif self.nominee:
            democracy = b.holds(victim, DEMOCRACY)
            figure = NOMINEE_PICKS_DEMOCRACY if democracy else NOMINEE_PICKS
        if not self.nominee:
            b.faction = land_row()
        tokens, cities = unpicked(b)
        total = sum([n for _, n in tokens])
        b.losses_left = met_loss(figure, total, len(cities), CITY_POINTS, PLENTY)


class PickUnits(Ask[Board, tuple[int, Units]]):
    """Units for the first faction, first by the victim, then by their nominee."""  # civ:22.2.6.1

    clause = "civ:22.2.6.1"

    def __init__(self, name: str, nominee: bool) -> None:
        self.name = name
        self.nominee: Final = nominee

    def who(self, b: Board) -> list[int]:
        if not b.losses_left:
            return []
        return [b.nominee if self.nominee else victim_of(b)]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, Units]]:
        tokens, cities = unpicked(b)
        total = sum([n for _, n in tokens])
        most = most_tokens(b.losses_left, total, len(cities), CITY_POINTS, PLENTY)
        rest = b.losses_left - CITY_POINTS
        others = len(cities) - 1
        if rest < 0 or others < 0 or most_tokens(rest, total, others, CITY_POINTS, PLENTY) < 0:
            cities = []
        return UnitMenu(tokens, most, cities)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("points", "number", b.losses_left), Fact("victim", "seat", victim_of(b))]

    def answer(self, b: Board, seat: int, value: tuple[int, Units]) -> None:
        area, points = units(value)
        b.faction = changed(b.faction, area, b.faction[area] + points)
        b.losses_left -= points
        b.tell(UNITS_PICKED, seat, points, area)


def units(value: tuple[int, Units]) -> tuple[int, int]:
    """Area and points of a choice of units."""
    _, what = value
    return what if isinstance(what, tuple) else (what, CITY_POINTS)


class KeepFaction(Ask[Board, int]):
    """The victim keeps one of the two; the other is handed over."""  # civ:22.2.6.1

    name = "keep_faction"
    clause = "civ:22.2.6.1"

    def who(self, b: Board) -> list[int]:
        return [] if b.decided else [victim_of(b)]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("faction", [0, 1])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        picked = tuple([a for a, n in enumerate(b.faction) if n])
        return [Fact("points", "number", sum(b.faction)), Fact("areas", "area*", picked)]

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.decided = True
        b.tell(FACTION_KEPT, seat, value)
        if value == 0:
            b.faction = second_faction(b)


class BeginTakeover(Do[Board]):
    """The nominee first, then the others by tokens in stock. What the victim is losing does not
    count towards their stock.
    """  # civ:22.2.6.3 civ:R.34

    def do(self, b: Board) -> None:
        seats = range(b.box.players)
        b.ranking = (b.nominee, *[s for s in b.by_stock() if s != b.nominee])
        b.spare = (*[b.stock[s] for s in seats], *[b.city_pieces(s) for s in seats])
        proceed(b)


def handed_over(b: Board) -> tuple[list[tuple[int, int]], list[int]]:
    """Tokens, by area and number, and cities of the faction handed over, still to be replaced."""
    pieces = [(a, n) for a, n in enumerate(b.faction) if n]
    cities = [a for a, _ in pieces if b.city[a] == victim_of(b)]
    return [(a, n) for a, n in pieces if a not in cities], cities


def proceed(b: Board) -> None:
    """Each taker in turn takes what needs no choice, until one has to choose."""
    n = b.box.players
    while b.ranking:
        taker = b.ranking[0]
        tokens, cities = handed_over(b)
        if sum([k for _, k in tokens]) <= b.spare[taker]:
            for area, count in tokens:
                take_over(b, taker, area, count)
            tokens = []
        if len(cities) <= b.spare[n + taker]:
            for area in cities:
                take_over(b, taker, area, CITY_POINTS)
            cities = []
        if (tokens and b.spare[taker]) or (cities and b.spare[n + taker]):
            return
        b.ranking = b.ranking[1:]
    _remove_rest(b)


def _remove_rest(b: Board) -> None:
    """Pieces that nobody can replace leave the board."""  # civ:22.2.6.3
    victim = victim_of(b)
    tokens, cities = handed_over(b)
    for area, count in tokens:
        for _ in range(count):
            if not b.spared(victim):
                b.remove(victim, area, 1)
                b.tell(UNITS_VANISH, victim, 1, area)
    for area in cities:
        if not b.spared(victim):
            b.lose_city(area)
            b.tell(UNITS_VANISH, victim, CITY_POINTS, area)
    b.faction = b.spare = ()


def take_over(b: Board, taker: int, area: Area, points: int) -> None:
    """Pieces change hands one at a time, as long as the floor allows."""
    # civ:22.2.6.3 civ:24.2 civ:R.50
    victim = victim_of(b)
    b.faction = changed(b.faction, area, b.faction[area] - points)
    if b.city[area] == victim:
        at = b.box.players + taker
        b.spare = changed(b.spare, at, b.spare[at] - 1)
        if taker == victim or b.spared(victim):
            return
        b.lose_city(area)
        b.found_city(taker, area)
        b.tell(UNITS_TAKEN_OVER, taker, points, area)
        return
    b.spare = changed(b.spare, taker, b.spare[taker] - points)
    taken = 0
    for _ in range(points):
        if taker != victim and not b.spared(victim):
            b.remove(victim, area, 1)
            b.place(taker, area, 1)
            taken += 1
    if taken:
        b.tell(UNITS_TAKEN_OVER, taker, taken, area)


class TakeOver(Ask[Board, tuple[int, Units]]):
    """A taker with too few tokens or cities in stock chooses which pieces to replace; the next one
    replaces the rest.
    """  # civ:22.2.6.3 civ:R.34

    name = "take_over"
    clause = "civ:22.2.6.3"

    def who(self, b: Board) -> list[int]:
        return list(b.ranking[:1])

    def choices(self, b: Board, seat: int) -> Space[tuple[int, Units]]:
        tokens, cities = handed_over(b)
        n = b.box.players
        return UnitMenu(tokens, b.spare[seat] if tokens else 0, cities if b.spare[n + seat] else [])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        tokens, cities = handed_over(b)
        pieces = min(b.spare[seat], sum([n for _, n in tokens]))
        pieces += min(b.spare[b.box.players + seat], len(cities))
        return [Fact("pieces", "number", pieces)]

    def answer(self, b: Board, seat: int, value: tuple[int, Units]) -> None:
        area, points = units(value)
        take_over(b, seat, area, points)
        proceed(b)


WAR = Phase(
    "war",
    [
        NameNominee(),
        BeginPick(nominee=False),
        PickUnits("pick_own_faction", nominee=False),
        BeginPick(nominee=True),
        PickUnits("pick_faction", nominee=True),
        KeepFaction(),
        BeginTakeover(),
        TakeOver(),
    ],
)


class BreakOut(Do[Board]):
    """Nothing happens at 35 points or fewer, nor if the victim would be their own nominee. With
    Philosophy the nominee is the player with most tokens in stock.
    """  # civ:22.2.6.1 civ:22.2.6.4 civ:R.33 civ:R.34

    clause = "civ:22.2.6.1"
    calls: ClassVar[list[Phase]] = [WAR]

    def do(self, b: Board) -> None:
        victim = victim_of(b)
        if b.holds(victim, PHILOSOPHY):
            b.nominee = b.by_stock()[0]
        if b.strength(victim) <= THRESHOLD or b.nominee == victim:
            b.tell(NO_CIVIL_WAR, NOBODY)
        else:
            b.call(WAR)


CIVIL_WAR_STRIKES = Phase("civil_war", [Strike(CIVIL_WAR), BreakOut(), EndCalamity(CIVIL_WAR)])
