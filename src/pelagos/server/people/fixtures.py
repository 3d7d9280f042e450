"""Who plays whom in a series or a cup, who sits where, and how they stand; no I/O. A game of
several players counts as a meeting of each pair of them: the one placed higher scores a point,
equals half a point each. So tables of two and of seven are scored alike.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations

MOST_GAMES = 240
"""No cup is longer; a club of sixteen meets in pairs in 120 games."""


@dataclass(frozen=True)
class Fixture:
    """A game to be played: the members, seat by seat."""

    round: int
    seats: tuple[int, ...]


def series(members: int, games: int) -> list[Fixture]:
    """The same people again and again, everybody one seat further on each time."""
    return [
        Fixture(n, tuple((seat - n) % members for seat in range(members))) for n in range(games)
    ]


def all_against_all(members: int, players: int, times: int = 1) -> list[Fixture]:
    """A cup: everybody meets everybody at least this many times and plays as often as the others.

    Pairs meet in the usual circle. Larger groups are made of those who have played least and met
    least, until everybody has met. Seats go to those who had them least.
    """
    if players == 2:
        return _in_a_circle(members, times)
    met: Counter[frozenset[int]] = Counter()
    played: Counter[int] = Counter()
    sat: Counter[tuple[int, int]] = Counter()
    found: list[Fixture] = []
    busy: set[int] = set()
    round = 0
    pairs = [frozenset(pair) for pair in combinations(range(members), 2)]
    while len(found) < MOST_GAMES:
        is_level = len({played[one] for one in range(members)}) == 1
        if found and is_level and all(met[pair] >= times for pair in pairs):
            break
        group = _group(members, players, played, met, busy)
        if busy.intersection(group):
            round, busy = round + 1, set()
        busy.update(group)
        seats = _seated(group, sat)
        found.append(Fixture(round, seats))
        for seat, one in enumerate(seats):
            sat[one, seat] += 1
            played[one] += 1
        met.update(frozenset(pair) for pair in combinations(group, 2))
    return found


def _in_a_circle(members: int, times: int) -> list[Fixture]:
    """One stays, the others move on by one each round; who meets nobody has the round off.

    The second time they change seats.
    """
    sat: Counter[tuple[int, int]] = Counter()
    found: list[Fixture] = []
    ring = [*range(members), *([-1] if members % 2 else [])]
    for round in range(len(ring) - 1):
        for n in range(len(ring) // 2):
            pair = [ring[n], ring[-1 - n]]
            if -1 not in pair:
                seats = _seated(pair, sat)
                sat.update((one, seat) for seat, one in enumerate(seats))
                found.append(Fixture(round, seats))
        ring = [ring[0], ring[-1], *ring[1:-1]]
    rounds = len(ring) - 1
    return [
        Fixture(time * rounds + x.round, x.seats[::-1] if time % 2 else x.seats)
        for time in range(times)
        for x in found
    ]


def _group(
    members: int,
    players: int,
    played: Counter[int],
    met: Counter[frozenset[int]],
    busy: set[int],
) -> list[int]:
    """Those who have played least; among equals who have met least, and are free in this round."""
    group: list[int] = []
    while len(group) < players:
        free = [one for one in range(members) if one not in group]
        group.append(
            min(
                free,
                key=lambda one: (
                    played[one],
                    sum(met[frozenset((one, other))] for other in group),
                    one in busy,
                    one,
                ),
            )
        )
    return group


def _seated(group: list[int], sat: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """The order of a group in which everybody sits where they sat least."""
    return min(
        permutations(sorted(group)),
        key=lambda order: sum(sat[one, seat] ** 2 for seat, one in enumerate(order)),
    )


@dataclass(frozen=True)
class Outcome:
    """A finished game: the members by seat, and the place of each seat."""

    seats: Sequence[int]
    places: Sequence[int]


@dataclass
class Line:
    """How a member stands. The fields decide in this order, from `points` on."""

    member: int
    games: int = 0
    points: float = 0.0
    wins: int = 0
    direct: float = 0.0
    opposition: float = 0.0
    place: int = 0
    scores: Counter[int] = field(default_factory=Counter)

    @property
    def key(self) -> tuple[float, ...]:
        """Who has the smaller one stands before the other; equals share a place."""
        return (-self.points, -self.wins, -self.direct, -self.opposition)


def standings(members: int, outcomes: list[Outcome]) -> list[Line]:
    """The members in the order of their places."""
    lines = [Line(member) for member in range(members)]
    for outcome in outcomes:
        _count(lines, outcome)
    for line in lines:
        level = [x.member for x in lines if (x.points, x.wins) == (line.points, line.wins)]
        line.direct = sum(line.scores[other] for other in level) / 2
        line.opposition = sum(n * lines[other].points for other, n in line.scores.items()) / 2
    lines.sort(key=lambda line: (line.key, line.member))
    for n, line in enumerate(lines):
        line.place = lines[n - 1].place if n and lines[n - 1].key == line.key else n + 1
    return lines


def _count(lines: list[Line], outcome: Outcome) -> None:
    met = list(zip(outcome.seats, outcome.places, strict=True))
    best = min(outcome.places)
    for member, place in met:
        line = lines[member]
        line.games += 1
        line.wins += place == best and list(outcome.places).count(best) == 1
        for other, elsewhere in met:
            if other != member:
                halves = 2 if place < elsewhere else 1 if place == elsewhere else 0
                line.scores[other] += halves
                line.points += halves / 2
