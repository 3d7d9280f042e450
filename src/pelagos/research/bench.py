"""How fast a title is: medians of short interleaved runs, in processor time of one core."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Any

from pelagos.bots.base import Chance
from pelagos.engine.driver import anybody
from pelagos.engine.playout import play_by_chance
from pelagos.engine.position import Position
from pelagos.engine.record import Line, Record, Replay
from pelagos.engine.rules import Rules

LISTED = 200
"""A question is meant to list fewer answers than this: what has more is put as two questions or is
there to be sampled. So a space with more is drawn from, as any player program would."""

TABLES = {
    "cyclades": 4,
    "mare_nostrum": 5,
    "laget_civilization": 5,
    "mare_nostrum_empires": 5,
    "civilization": 7,
}
"""The number of players for which each title of the shelf has its bounds."""

SAMPLED = 60
"""Positions of random games on which single operations are timed."""


@dataclass(frozen=True)
class Figures:
    """What was measured for one title at one table size."""

    title: str
    players: int
    decisions_per_game: float
    drawn_per_second: float
    listed_per_second: float
    replayed_per_second: float
    copy_us: float
    choices_us: float
    view_us: float
    redeal_us: float
    saved_bytes: int

    def plain(self) -> dict[str, object]:
        """As plain data, rounded to the precision of the measurement."""
        return {k: round(v, 2) if isinstance(v, float) else v for k, v in vars(self).items()}


def table_size(rules: Rules[Any]) -> int:
    """The title's number in TABLES; else four players, or the nearest number it allows."""
    wanted = TABLES.get(rules.title, 4)
    return min(rules.players, key=lambda n: (abs(n - wanted), n))


def measure(
    rules: Rules[Any],
    players: int | None = None,
    seed: int = 1,
    rounds: int = 5,
    seconds: float = 0.2,
    progress: Callable[[], object] | None = None,
) -> Figures:
    """Times everything `rounds` times in turn, about `seconds` each, and takes the medians."""
    count = table_size(rules) if players is None else players
    games = _Games(rules, count, seed)
    games.sample()
    runs: dict[str, Callable[[float], float]] = {
        "drawn": games.drawn,
        "listed": games.listed,
        "replayed": games.replayed,
        "copy": games.copies,
        "choices": games.choices,
        "view": games.views,
        "redeal": games.redeals,
    }
    rates: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            rates[name].append(run(seconds))
        if progress is not None:
            progress()
    typical = {name: median(found) for name, found in rates.items()}
    return Figures(
        title=rules.title,
        players=count,
        decisions_per_game=median(games.lengths),
        drawn_per_second=typical["drawn"],
        listed_per_second=typical["listed"],
        replayed_per_second=typical["replayed"],
        copy_us=1e6 / typical["copy"],
        choices_us=1e6 / typical["choices"],
        view_us=1e6 / typical["view"],
        redeal_us=1e6 / typical["redeal"],
        saved_bytes=max(len(json.dumps(b.state(), separators=(",", ":"))) for b in games.positions),
    )


class _Games:
    """Random games of one title, played in several ways."""

    def __init__(self, rules: Rules[Any], players: int, seed: int) -> None:
        self.rules = rules
        self.box = rules.box(players, {})
        self.seed = seed
        self.lengths: list[int] = []
        self.positions: list[Position] = []
        self.record = Record(rules.title, rules.version, players, dict(self.box.options))

    def sample(self) -> None:
        """Plays a game and keeps its record and positions spread over it."""
        rules, rng = self.rules, Chance(self.seed)
        every = 1
        b = rules.start(self.box)
        while (step := rules.step(b)) is not None:
            seat = anybody(b.waiting, rng)
            space = step.choices(b, seat)
            value = space.draw(rng)
            if len(self.record.lines) % every == 0:
                self.positions.append(b.copy())
                if len(self.positions) == 2 * SAMPLED:
                    self.positions = self.positions[::2]
                    every *= 2
            self.record.lines.append(Line(seat, step.name, space.write(value, self.box)))
            rules.apply(b, seat, value)

    def _play(self, seconds: float, listing: int) -> float:
        """Whole games until the time is up; answers per second, forced ones and FATE's included."""
        decisions = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            self.seed += 1
            b = self.rules.start(self.box)
            given = play_by_chance(self.rules, b, Chance(self.seed), listing)
            self.lengths.append(given)
            decisions += given
        return decisions / spent

    def drawn(self, seconds: float) -> float:
        return self._play(seconds, listing=0)

    def listed(self, seconds: float) -> float:
        return self._play(seconds, listing=LISTED)

    def replayed(self, seconds: float) -> float:
        """Answers per second when a record is read, checked and reported as a server does it."""
        done = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            play = Replay(self.rules, self.record)
            play.to(len(self.record.lines))
            done += play.at
        return done / spent

    def _each(self, seconds: float, act: Callable[[Position], object]) -> float:
        done = 0
        began = process_time()
        while (spent := process_time() - began) < seconds:
            for b in self.positions:
                act(b)
            done += len(self.positions)
        return done / spent

    def copies(self, seconds: float) -> float:
        return self._each(seconds, _copy)

    def choices(self, seconds: float) -> float:
        """Finding the open question, the seats it asks, and the list of all answers."""
        rules = self.rules

        def listing(b: Position) -> None:
            step = rules.step(b)
            assert step is not None
            step.choices(b, b.waiting[0]).listed(LISTED)

        return self._each(seconds, listing)

    def views(self, seconds: float) -> float:
        return self._each(seconds, lambda b: self.rules.view(b, 0))

    def redeals(self, seconds: float) -> float:
        rng = Chance(self.seed)
        return self._each(seconds, lambda b: self.rules.redeal(b, 0, rng))


def _copy(b: Position) -> Position:
    return b.copy()
