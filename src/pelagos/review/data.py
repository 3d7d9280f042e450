"""A review as plain data: what has been found so far, and how far it has come."""

from math import sqrt

from msgspec import Struct, field

BUDGET = 150.0
"""Seconds of one core that a review may take, unless told otherwise."""

NAMED = 3
"""How many decisions are named for each seat, costliest first."""

SURE = 2.0
"""By how many standard errors a decision must have cost something to be named."""

LEAST = 0.01
"""The smallest cost worth mentioning, as a fraction of a win."""

TURNS = 5
"""Turning points named."""

CHANCES, LUCK, GLANCE, CLOSER, DONE = "chances", "luck", "glance", "closer", "done"
STAGES = (CHANCES, LUCK, GLANCE, CLOSER)
"""Everybody's chances over time; rolls and draws; a glance at each decision; a closer look at those
that seem to have cost most.
"""


class Sum(Struct):
    """A sum of measured figures and its variance."""

    total: float = 0.0
    variance: float = 0.0
    count: int = 0

    @property
    def error(self) -> float:
        """The standard error of the sum."""
        return sqrt(self.variance)

    def add(self, mean: float, error: float) -> None:
        """Adds a figure that was measured with this error."""
        self.total += mean
        self.variance += error * error
        self.count += 1


class Moment(Struct):
    """After this many lines, every seat's chance to win."""

    line: int
    chances: list[float]


class Stroke(Struct):
    """What a roll or draw after `line` lines did to everybody's chances."""

    line: int
    step: str
    luck: list[float]


class Suspect(Struct):
    """A decision after `line` lines that a glance found wanting."""

    line: int
    seat: int
    cost: float


class Costly(Struct):
    """A decision that was looked at closely, and the answer that is better by `cost`.

    `error` is the standard error of the cost, over redeals on which neither answer was
    chosen. `better_wins` and `wins` count those in which the seat had won by then. `columns` tells
    how the seat stands at the next round, on average: after the better answer, and after its own.
    """

    line: int
    seat: int
    step: str
    answer: str
    better: str
    cost: float
    error: float
    redeals: int
    better_wins: int
    wins: int
    columns: dict[str, tuple[float, float]]

    @property
    def is_sure(self) -> bool:
        """Whether it has certainly cost something."""
        return self.cost >= max(LEAST, SURE * self.error)


class Turning(Struct):
    """Between two moments a seat's chance changed a lot."""

    line: int
    until: int
    seat: int
    before: float
    after: float


class Review(Struct):
    """A review under way or finished. `lines` of the record's `recorded` could be played;
    `stopped` says why not all of them."""

    title: str
    players: int
    recorded: int
    lines: int
    stopped: str
    seats: list[int]
    """Whose decisions are looked at."""
    budget: float = BUDGET
    spent: float = 0.0
    seed: int = 1
    stage: str = CHANCES
    at: int = 0
    """How many of the stage's pieces are done, of `pieces`."""
    pieces: int = 0
    decisions: int = 0
    """How many there are; `glanced` counts those that were looked at."""
    glanced: int = 0
    throws: int = 0
    moments: list[Moment] = field(default_factory=list)
    luck: list[Sum] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    play: list[Sum] = field(default_factory=list)
    """For each seat, what the decisions glanced at have cost it altogether."""
    suspects: list[Suspect] = field(default_factory=list)
    costly: list[Costly] = field(default_factory=list)

    @property
    def done(self) -> bool:
        """Whether there is nothing more to do."""
        return self.stage == DONE

    @property
    def cut_short(self) -> bool:
        """Whether the budget ended before every decision was glanced at."""
        return self.done and self.glanced < self.decisions

    @property
    def progress(self) -> float:
        """How far it has come, from 0 to 1."""
        if self.done:
            return 1.0
        part = self.at / self.pieces if self.pieces else 0.0
        return (STAGES.index(self.stage) + part) / len(STAGES)

    def costliest(self, seat: int) -> list[Costly]:
        """The decisions that certainly cost a seat most."""
        found = [c for c in self.costly if c.seat == seat and c.is_sure]
        return sorted(found, key=lambda c: -c.cost)[:NAMED]

    def turning_points(self) -> list[Turning]:
        """The greatest changes of a chance from one moment to the next, in their order."""
        found = []
        for was, now in zip(self.moments, self.moments[1:], strict=False):
            changes = [
                after - before for before, after in zip(was.chances, now.chances, strict=True)
            ]
            seat = max(range(self.players), key=lambda s: abs(changes[s]))
            found.append(Turning(was.line, now.line, seat, was.chances[seat], now.chances[seat]))
        found.sort(key=lambda t: -abs(t.after - t.before))
        return sorted(found[:TURNS], key=lambda t: t.line)

    def luckiest(self, seat: int, most: int = 2) -> list[Stroke]:
        """The rolls and draws that did most for a seat or against it."""
        return sorted(self.strokes, key=lambda s: -abs(s.luck[seat]))[:most]
