"""One game between bots: played to its end whatever they do, with its record and its faults."""

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from time import monotonic, perf_counter
from traceback import extract_tb
from types import FrameType
from typing import Any

from pelagos.bots import Bot, Chance, Seen, bot
from pelagos.catalogue import Entry
from pelagos.engine.box import seat_slug
from pelagos.engine.contract import View
from pelagos.engine.driver import anybody, time_is_up
from pelagos.engine.position import Position
from pelagos.engine.record import Line, Record
from pelagos.engine.rules import Rules
from pelagos.engine.seats import CLOCK, FATE
from pelagos.engine.spaces import Space, forced
from pelagos.engine.steps import Ask

CRASHED, STALLED, ILLEGAL = "crashed", "stalled", "answered illegally"


@dataclass(frozen=True)
class Job:
    """A game to play. Jobs of one `group` have the same seed and differ in who sits where."""

    number: int
    group: int
    entry: Entry
    players: int
    options: dict[str, object]
    seed: int
    lineup: tuple[str, ...]
    limit: float = 60.0
    fallback: str = ""
    """Who takes over the seat of a bot that fails; nobody = the game is forfeit."""


@dataclass(frozen=True)
class Fault:
    """A bot that failed to answer properly, and what it did instead."""

    seat: int
    bot: str
    kind: str
    detail: str
    line: int

    def __str__(self) -> str:
        return f"{self.bot} ({seat_slug(self.seat)}) {self.kind} at line {self.line}: {self.detail}"


@dataclass
class Played:
    """What became of a job. Everything except the times is the same each time it is played."""

    number: int
    group: int
    seed: int
    lineup: list[str]
    winners: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    ending: str = ""
    roles: list[str] = field(default_factory=list)
    lines: int = 0
    rounds: int = 0
    thought: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    longest: list[float] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    record: str = ""

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)

    @staticmethod
    def of(data: dict[str, Any]) -> "Played":
        """Reads plain data back."""
        return Played(**{**data, "faults": [Fault(**f) for f in data["faults"]]})


class Stalled(Exception):
    """A bot took longer than it may."""


@cache
def referee(entry: Entry) -> Rules[Any]:
    """The rules of a title, made once in each process."""
    return entry.rules()


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Interrupts what takes longer than these seconds. Only a main thread can be interrupted."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: FrameType | None) -> None:
        raise Stalled(f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def play(job: Job, thinks: Callable[[int, float], object] | None = None) -> Played:
    """Plays a job. `thinks` gets the seat that began to think and when, for a watchdog."""
    return _Game(job, thinks).play()


class _Game:
    def __init__(self, job: Job, thinks: Callable[[int, float], object] | None) -> None:
        self.job = job
        self.thinks = thinks
        self.rules = referee(job.entry)
        self.box = self.rules.box(job.players, job.options)
        self.board: Position = self.rules.start(self.box)
        self.fate = Chance(f"{job.seed} fate")
        self.floor = Chance(f"{job.seed} floor")
        self.rngs = [Chance(f"{job.seed} {seat}") for seat in range(job.players)]
        self.bots: list[Bot | None] = [None] * job.players
        rules = self.rules
        seats = list(job.lineup)
        self.record = Record(rules.title, rules.version, job.players, dict(self.box.options), seats)
        nothing = [0] * job.players
        self.played = Played(
            job.number,
            job.group,
            job.seed,
            seats,
            thought=nothing[:],
            seconds=[0.0] * job.players,
            longest=[0.0] * job.players,
        )
        self.forfeit = False
        self.talk = 0

    def play(self) -> Played:
        rules, b = self.rules, self.board
        limit = rules.step_limit(self.box)
        standing: Ask[Any, object] | None = None
        while not self.forfeit and (step := rules.step(b)) is not None:
            if len(self.record.lines) >= limit:
                self.played.ending = "endless"
                break
            self.talk = self.talk + 1 if step is standing else 0
            standing = step
            seat = self._next(b.waiting)
            self._answer(step, seat, step.choices(b, seat))
        return self._close()

    def _next(self, seats: list[int]) -> int:
        if len(seats) == 1:
            return seats[0]
        if time_is_up(seats, self.talk, self.job.players):
            return CLOCK
        return anybody(seats, self.floor)

    def _answer(self, step: Ask[Any, object], seat: int, space: Space[object]) -> None:
        if seat == FATE:
            value = space.draw(self.fate)
        elif seat == CLOCK or forced(space):
            value = space.values()[0]
        else:
            value = self._thought(seat, space)
        if self.forfeit:
            return
        text = space.write(value, self.box)
        audience = step.seen_by(self.board, seat)
        self.record.lines.append(Line(seat, step.name, text, audience))
        self.rules.apply(self.board, seat, value)

    def _thought(self, seat: int, space: Space[object]) -> object:
        """What the bot of `seat` answers, or its substitute."""
        played, job = self.played, self.job
        if self.thinks is not None:
            self.thinks(seat, monotonic())
        began = perf_counter()
        kind, detail, value = "", "", None
        try:
            with patience(job.limit):
                value = self._bot(seat).choose(Seen(self.rules, self.board, seat), self.rngs[seat])
            if not space.holds(value):
                kind, detail = ILLEGAL, repr(value)[:80]
        except Stalled as error:
            kind, detail = STALLED, str(error)
        except Exception as error:  # whatever a bot may raise is its own fault and is reported
            kind, detail = CRASHED, f"{type(error).__name__}: {error}{_place(error)}"[:300]
        spent = perf_counter() - began
        if self.thinks is not None:
            self.thinks(-1, 0.0)
        played.thought[seat] += 1
        played.seconds[seat] += spent
        played.longest[seat] = max(played.longest[seat], spent)
        return value if not kind else self._failed(seat, kind, detail)

    def _bot(self, seat: int) -> Bot:
        found = self.bots[seat]
        if found is None:
            found = self.bots[seat] = bot(self.job.lineup[seat], self.job.entry)
        return found

    def _failed(self, seat: int, kind: str, detail: str) -> object:
        name = self.job.lineup[seat]
        self.played.faults.append(Fault(seat, name, kind, detail, len(self.record.lines)))
        if not self.job.fallback:
            self.forfeit = True
            return None
        stand_in = bot(self.job.fallback, self.job.entry)
        self.bots[seat] = stand_in
        return stand_in.choose(Seen(self.rules, self.board, seat), self.rngs[seat])

    def _close(self) -> Played:
        played, players = self.played, self.job.players
        view = self.rules.view(self.board, 0)
        played.roles = [_role(view, seat) for seat in range(players)]
        played.rounds = view["round"]
        played.lines = len(self.record.lines)
        played.record = self.record.to_text()
        if self.forfeit:
            guilty = {f.seat for f in played.faults}
            forfeited(played, guilty, players)
            return played
        result = self.rules.result(self.board)
        if result is not None:
            played.winners, played.places = list(result.winners), result.places()
            played.ending = result.ending
        return played


def forfeited(played: Played, guilty: set[int], players: int) -> None:
    """Scores a game that a bot has forfeited: all others share the win."""
    played.winners = [s for s in range(players) if s not in guilty]
    played.places = [2 if s in guilty else 1 for s in range(players)]
    played.ending = "forfeit"


def _place(error: Exception) -> str:
    """Where in whose code an error arose."""
    frames = extract_tb(error.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


def _role(view: View, seat: int) -> str:
    """The civilization or colour of a seat, where the title's view names one."""
    name = view["seats"][seat].get("name")
    return name if isinstance(name, str) else seat_slug(seat)
