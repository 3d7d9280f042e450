"""How to play, lessons, reviews and puzzles."""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct

from pelagos.server.types.common import Request
from pelagos.server.types.table import EventInfo, TableState


class SectionInfo(Struct):
    """A part of a page: a text, a list, and perhaps a little board with places to look at and
    what is to be seen there."""

    name: str
    heading: str
    text: str
    items: list[str]
    look: list[str]
    state: TableState | None
    caption: str


class HowToPlay(Struct):
    """How a title is played, to be read in five minutes."""

    title: str
    lead: str
    sections: list[SectionInfo]


class LessonRow(Struct):
    """A lesson by name."""

    name: str
    heading: str


class CourseInfo(Struct):
    """The lessons of a title."""

    title: str
    lessons: list[LessonRow]


class LessonInfo(Struct):
    """A lesson: what to do, what to look at (slugs), how many answers it takes, the table."""

    name: str
    heading: str
    text: str
    look: list[str]
    answers: int
    state: TableState


Names = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=500)]


class Learnt(Request):
    """The lessons done and the puzzles solved, by title."""

    lessons: Annotated[dict[str, Names], Meta(max_length=50)] = {}
    puzzles: Annotated[dict[str, Names], Meta(max_length=50)] = {}


class ChancesInfo(Struct):
    """After this many lines, every seat's chance to win."""

    line: int
    chances: list[float]


class TurningInfo(Struct):
    """Between two lines a seat's chance changed a lot."""

    line: int
    until: int
    seat: int
    before: float
    after: float


class StandInfo(Struct):
    """How the seat stood at the next round on average, by one column: after the better answer, and
    after its own."""

    label: str
    better: float
    given: float


class CostlyInfo(Struct):
    """A decision after `line` lines that cost its seat something, with the better answer, and why.

    The cost and its error are parts of a win. Of `redeals` continuations this many were won before
    the next round, after the better answer and after the seat's own.
    """

    line: int
    seat: int
    question: str
    given: str
    better: str
    cost: float
    error: float
    redeals: int
    better_wins: int
    wins: int
    stands: list[StandInfo]


class StrokeInfo(Struct):
    """A throw or a draw after `line` lines, and what it did to the seat's chance."""

    line: int
    text: str
    luck: float


class FortuneInfo(Struct):
    """Luck apart from play, for one seat: all rolls and draws together, what decisions cost on
    average, and the rolls that mattered most. `played` is None if no decision was looked at.
    """

    seat: int
    luck: float
    luck_error: float
    played: float | None
    played_error: float
    strokes: list[StrokeInfo]


class ReviewInfo(Struct):
    """A computer's look at a game, finished (`done`) or as far as it has come.

    `failed`: it will come no further. `lines` of the `recorded` ones could be read.
    """

    done: bool
    failed: bool
    progress: float
    stage: str
    seconds: float
    budget: float
    lines: int
    recorded: int
    decisions: int
    glanced: int
    throws: int
    moments: list[ChancesInfo]
    turning: list[TurningInfo]
    costly: list[CostlyInfo]
    fortunes: list[FortuneInfo]


class PuzzleRow(Struct):
    """A puzzle in a list: `kind` says what is to be found (win or best), `grade` how hard it is,
    from 1 to 3."""

    name: str
    kind: str
    grade: int


class PuzzleList(Struct):
    """The puzzles of a title, easiest first."""

    title: str
    puzzles: list[PuzzleRow]


class DailyPuzzle(Struct):
    """The puzzle of a day, and the name of its title."""

    day: str
    title: str
    name: str
    puzzle: PuzzleRow


class PuzzleAnswer(Struct):
    """The answer to a puzzle: its notation and its words."""

    text: str
    label: str


class TryBody(Request):
    """A try: an answer as a value or in notation, after those accepted already."""

    given: Annotated[list[Annotated[str, Meta(max_length=4000)]], Meta(max_length=20)] = []
    value: Any = UNSET
    text: Annotated[str, Meta(max_length=4000)] | None = None


class TryInfo(Struct):
    """What came of a try. `reason` is the referee's, `text` the teacher's.

    `given` are the answers accepted so far; `state` is the table after them.
    """

    accepted: bool
    done: bool
    text: str
    reason: str | None
    given: list[str]
    events: list[EventInfo]
    state: TableState
