"""How strong players are at a title, by the games people finished against each other.

Ratings are worked out from the games, oldest first, and kept until a game ends, a guest takes one
into an account, or an account goes: all of these show in the stamp of a title's games. Only games
count in which two or more accounts played; bots and guests sit at the table but are not rated.
A player who resigned is placed behind everybody else.
"""

import json
from collections import Counter
from dataclasses import dataclass, field

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import func, select

from pelagos.review.data import Review
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database
from pelagos.server.storage.rows import RESIGNED

MOST_GAMES = 5000
"""The latest games of a title that count."""


@dataclass(frozen=True)
class Sat:
    """Who sat where in a finished game, and how they finished."""

    seat: int
    player: str
    place: int
    won: bool
    people: str = ""


@dataclass(frozen=True)
class Played:
    """A finished game between people, and when it ended."""

    table: str
    title: str
    players: int
    ended: float
    sat: list[Sat]


@dataclass
class Standing:
    """A player at one title. `strength` is a conservative estimate: mu less three sigma."""

    player: str
    games: int = 0
    won: int = 0
    places: int = 0
    mu: float = 25.0
    sigma: float = 25.0 / 3
    streak: int = 0
    best_streak: int = 0
    rank: int = 0
    by_people: Counter[str] = field(default_factory=Counter)
    won_by_people: Counter[str] = field(default_factory=Counter)
    by_seat: Counter[int] = field(default_factory=Counter)
    won_by_seat: Counter[int] = field(default_factory=Counter)

    @property
    def strength(self) -> float:
        """The rating that is shown."""
        return self.mu - 3 * self.sigma


Stamp = tuple[float, ...]

FINISHED = (
    s.tables.c.over,
    ~s.tables.c.uploaded,
    s.tables.c.origin == "",
    s.tables.c.winners != "[]",
)
"""Games that count."""


class Ratings:
    """Reads finished games, and remembers what they add up to for as long as nothing changes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._known: dict[str, tuple[Stamp, dict[str, Standing]]] = {}

    async def rated(self, title: str) -> dict[str, Standing]:
        """The standing of every player of a title."""
        stamp = await self._stamp(title)
        known = self._known.get(title)
        if known is None or known[0] != stamp:
            known = stamp, rated(await self.games(title))
            self._known[title] = known
        return known[1]

    async def _stamp(self, title: str) -> Stamp:
        """Differs whenever the rated games of a title do; one look at their heads."""
        t = s.tables.c
        query = select(
            func.count(), func.max(t.updated), func.sum(t.revision), func.sum(t.rows)
        ).where(t.title == title, *FINISHED)
        async with self.database.glance() as db:
            found = (await db.execute(query)).one()
        return tuple(float(x or 0) for x in found)

    async def luck(self, player: str) -> tuple[int, float]:
        """In how many reviewed games somebody played one seat, and their average luck: the share of
        a win that rolls and draws were worth, as the reviews found it.
        """
        c, r, t = s.seats.c, s.reviews.c, s.tables.c
        query = (
            select(c.seat, r.state)
            .join(s.reviews, r.table == c.table)
            .join(s.tables, t.id == c.table)
            .where(c.player == player, r.done, *FINISHED)
        )
        async with self.database.glance() as db:
            rows = list(await db.execute(query))
        reviews = [(seat, msgspec.json.decode(state, type=Review)) for seat, state in rows]
        found = [review.luck[seat].total for seat, review in reviews if seat < len(review.luck)]
        return len(found), sum(found) / max(1, len(found))

    async def games(self, title: str | None = None, player: str | None = None) -> list[Played]:
        """Finished games between accounts, oldest first."""
        t, c = s.tables.c, s.seats.c
        query = (
            select(
                t.id,
                t.title,
                t.players,
                t.updated,
                t.winners,
                t.places,
                t.peoples,
                c.seat,
                c.player,
                c.why,
            )
            .join(s.seats, c.table == t.id)
            .where(*FINISHED, c.player.is_not(None))
            .order_by(t.updated.desc(), t.id, c.seat)
            .limit(MOST_GAMES)
        )
        if title is not None:
            query = query.where(t.title == title)
        if player is not None:
            theirs = select(c.table).where(c.player == player)
            query = query.where(t.id.in_(theirs))
        async with self.database.glance() as db:
            rows = list(await db.execute(query))
        found: dict[str, Played] = {}
        for table, of, players, ended, winners, places, peoples, seat, who, why in rows:
            game = found.setdefault(table, Played(table, of, players, ended, []))
            won = seat in json.loads(winners)
            place = place_of(seat, won, json.loads(places), why)
            people = (json.loads(peoples) or [""] * players)[seat]
            game.sat.append(Sat(seat, who, place, won, people))
        return [g for g in reversed(found.values()) if len({x.player for x in g.sat}) > 1]


def place_of(seat: int, won: bool, places: list[int], why: str) -> int:
    """The place of a seat; of games stored without places only who won is known."""
    if why == RESIGNED:
        return 100
    return places[seat] if places else 1 if won else 2


def rated(games: list[Played]) -> dict[str, Standing]:
    """The standing of every player after these games of one title."""
    model = PlackettLuce()
    found: dict[str, Standing] = {}
    for game in games:
        here = [found.setdefault(x.player, Standing(x.player)) for x in game.sat]
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in here]
        after = model.rate(teams, ranks=[float(x.place) for x in game.sat])
        for one, sat, (new,) in zip(here, game.sat, after, strict=True):
            one.mu, one.sigma = new.mu, new.sigma
            one.games += 1
            one.won += sat.won
            one.places += min(sat.place, game.players)
            one.streak = one.streak + 1 if sat.won else 0
            one.best_streak = max(one.best_streak, one.streak)
            one.by_seat[sat.seat] += 1
            one.won_by_seat[sat.seat] += sat.won
            if sat.people:
                one.by_people[sat.people] += 1
                one.won_by_people[sat.people] += sat.won
    for rank, one in enumerate(sorted(found.values(), key=lambda x: (-x.strength, x.player)), 1):
        one.rank = rank
    return found


def against(games: list[Played], player: str) -> dict[str, tuple[int, int, int]]:
    """Head to head with each other player: games together, placed before, placed behind."""
    found: dict[str, tuple[int, int, int]] = {}
    for game in games:
        mine = [x for x in game.sat if x.player == player]
        for own in mine:
            for other in [x for x in game.sat if x.player != player]:
                games_, before, behind = found.get(other.player, (0, 0, 0))
                found[other.player] = (
                    games_ + 1,
                    before + (own.place < other.place),
                    behind + (own.place > other.place),
                )
    return found
