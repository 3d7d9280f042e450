"""Matches between bots: seats rotated, seeds paired, results with their uncertainty."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

from pelagos.bots import bot
from pelagos.catalogue import Entry
from pelagos.engine.errors import BadData
from pelagos.research.game import Job, Played, referee
from pelagos.research.pool import cluster, here, processes

CONFIDENCE = 0.95


@dataclass(frozen=True)
class Match:
    """Which bots meet, how often, and under which options."""

    entry: Entry
    bots: tuple[str, ...]
    games: int
    players: int = 0
    options: dict[str, object] = field(default_factory=dict)
    seed: int = 0
    limit: float = 60.0
    fallback: str = ""

    def settled(self) -> "Match":
        """The match with its number of players chosen. Raises BadData on anything unknown."""
        if not self.bots or self.games < 1 or self.limit <= 0:
            raise BadData("a match needs bots, at least one game, and a limit above 0 s")
        rules = referee(self.entry)
        for name in dict.fromkeys([*self.bots, *([self.fallback] if self.fallback else [])]):
            bot(name, self.entry)
        players = self.players
        if not players:
            enough = [n for n in rules.players if n >= len(self.bots)]
            if not enough:
                raise BadData(f"{rules.title} has at most {max(rules.players)} seats")
            players = enough[0]
        if players < len(self.bots):
            raise BadData(f"{len(self.bots)} bots cannot share {players} seats")
        options = dict(rules.box(players, self.options).options)
        return Match(**{**vars(self), "players": players, "options": options})

    def lineups(self) -> list[tuple[str, ...]]:
        """Every way to seat the bots of one round: each sits everywhere equally often."""
        bots, n = self.bots, self.players
        found: list[tuple[str, ...]] = []
        for first in range(len(bots) if n % len(bots) else 1):
            row = [bots[(first + i) % len(bots)] for i in range(n)]
            found.extend(tuple(row[-turn:] + row[:-turn]) for turn in range(n))
        return list(dict.fromkeys(found))

    def jobs(self) -> list[Job]:
        """The games: whole rounds, in each of which all line-ups meet the same chance."""
        lineups = self.lineups()
        rounds = -(-self.games // len(lineups))
        return [
            Job(
                number=group * len(lineups) + i,
                group=group,
                entry=self.entry,
                players=self.players,
                options=self.options,
                seed=self.seed + group,
                lineup=lineup,
                limit=self.limit,
                fallback=self.fallback,
            )
            for group in range(rounds)
            for i, lineup in enumerate(lineups)
        ]

    def plain(self) -> dict[str, Any]:
        """As plain data; equal matches are equal data."""
        rules = referee(self.entry)
        rest = {k: v for k, v in vars(self).items() if k not in ("entry", "games", "bots")}
        return {"title": rules.title, "rules": rules.version, "bots": list(self.bots), **rest}


@dataclass(frozen=True)
class Standing:
    """How a bot did: its share of the wins of the games it took part in, and a fair share."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    fair: float
    ms: float
    faults: int


def run(
    match: Match,
    workers: int = 1,
    address: str = "",
    folder: Path | None = None,
    progress: Callable[[Played], object] | None = None,
) -> list[Played]:
    """Plays a match, in order of the games' numbers.

    With a `folder` every game is kept there as it ends, and a match that was broken off goes on.
    """
    match = match.settled()
    kept = _Folder(folder, match) if folder is not None else None
    done = kept.games() if kept is not None else {}
    jobs = [job for job in match.jobs() if job.number not in done]
    if progress is not None:
        for played in done.values():
            progress(played)
    for played in _played(jobs, workers, address):
        done[played.number] = played
        if kept is not None:
            kept.keep(played)
        if progress is not None:
            progress(played)
    return [done[job.number] for job in match.jobs()]


def _played(jobs: list[Job], workers: int, address: str) -> Iterator[Played]:
    if not jobs:
        return iter(())
    if address:
        return cluster(jobs, address)
    return processes(jobs, workers) if workers else here(jobs)


def wilson(wins: float, games: int, confidence: float = CONFIDENCE) -> tuple[float, float]:
    """The score interval of a proportion; shared wins may make `wins` a fraction.

    >>> [round(x, 3) for x in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    p = wins / games
    middle = p + z * z / (2 * games)
    spread = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    return max(0.0, min(p, low)), min(1.0, max(p, high))


def shares(played: Played) -> dict[str, float]:
    """Each bot's share of the win of one game."""
    found = dict.fromkeys(played.lineup, 0.0)
    for seat in played.winners:
        found[played.lineup[seat]] += 1 / len(played.winners)
    return found


def standings(games: list[Played]) -> list[Standing]:
    """The table, best first."""
    found = []
    for name in dict.fromkeys(b for g in games for b in g.lineup):
        mine = [g for g in games if name in g.lineup]
        wins = sum(shares(g)[name] for g in mine)
        fair = sum(g.lineup.count(name) / len(g.lineup) for g in mine) / len(mine)
        seats = [(g, s) for g in mine for s, b in enumerate(g.lineup) if b == name]
        thought = sum(g.thought[s] for g, s in seats)
        spent = sum(g.seconds[s] for g, s in seats)
        faults = sum(1 for g in mine for f in g.faults if f.bot == name)
        low, high = wilson(wins, len(mine))
        ms = 1000 * spent / thought if thought else 0.0
        found.append(Standing(name, len(mine), wins, wins / len(mine), low, high, fair, ms, faults))
    return sorted(found, key=lambda s: -s.rate)


def role_wins(games: list[Played], role: str) -> tuple[float, int]:
    """How often a civilization or colour has won, and in how many games it took part."""
    mine = [(g, g.roles.index(role)) for g in games if role in g.roles]
    wins = sum(1 / len(g.winners) for g, seat in mine if seat in g.winners)
    return wins, len(mine)


class _Folder:
    """Where the games of one match are kept: `match.json`, `games.jsonl`, `records/`."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        header = path / "match.json"
        mine = json.loads(json.dumps(match.plain()))
        try:
            (path / "records").mkdir(parents=True, exist_ok=True)
            if header.exists():
                if json.loads(header.read_text("utf-8")) != mine:
                    raise BadData(f"{path} holds another match; choose another folder")
            else:
                header.write_text(json.dumps(mine, indent=2) + "\n", "utf-8")
        except OSError as error:
            raise BadData(f"cannot keep games in {path}: {error.strerror}") from None
        except ValueError:
            raise BadData(f"{header} is damaged") from None

    def games(self) -> dict[int, Played]:
        """The games kept so far; a last line cut off by an interruption is dropped."""
        found: dict[int, Played] = {}
        kept = self.path / "games.jsonl"
        if not kept.exists():
            return found
        lines = kept.read_text("utf-8").splitlines(keepends=True)
        if lines and not lines[-1].endswith("\n"):
            lines.pop()
            kept.write_text("".join(lines), "utf-8")
        for number, line in enumerate(lines, 1):
            try:
                played = Played.of(json.loads(line))
            except (ValueError, KeyError, TypeError):
                raise BadData(f"{kept}, line {number}: damaged") from None
            found[played.number] = played
        return found

    def keep(self, played: Played) -> None:
        """Adds a game: its record in a file of its own, the rest as one line."""
        name = f"{played.number:06}.pelagos"
        (self.path / "records" / name).write_text(played.record, "utf-8")
        plain = {**played.plain(), "record": f"records/{name}"}
        with (self.path / "games.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(plain) + "\n")
