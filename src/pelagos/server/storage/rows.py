"""What the store hands out: one class for each kind of row."""

import re
from dataclasses import dataclass, field

from pelagos.server.rest import Rest, passed

Talk = tuple[int, int]
"""How much players have said, and how much spectators among themselves."""
HUMAN, BOT, OPEN = "human", "bot", "open"
LIVE, SLOW = "live", "slow"
LATE, ABSENT, OWN, RESIGNED = "late", "absent", "own", "resigned"
"""Why a steward holds a seat: time was up, the others asked for it, its owner did, or gave up."""
STEWARD, SKIP, FORFEIT = "steward", "skip", "forfeit"
"""What happens to a player whose time is up."""


@dataclass(frozen=True)
class Banks:
    """The players' time: what each had left at the moment `since`, and whose runs since then.

    `waiting` tells since when each seat has been asked. `paid` is the line up to which increments
    have been earned. `floor` is what is left of an open floor's own time, which runs as well unless
    the table is `stopped`. `vacations` are those of seats, from and until.
    """

    left: list[float] = field(default_factory=list)
    running: list[int] = field(default_factory=list)
    since: float = 0.0
    waiting: dict[int, float] = field(default_factory=dict)
    paid: int = 0
    floor: float | None = None
    stopped: bool = False
    vacations: dict[int, tuple[float, float]] = field(default_factory=dict)

    def left_at(self, seat: int, now: float, rest: Rest | None = None) -> float:
        """The seconds a seat has at a moment."""
        if seat not in self.running:
            return self.left[seat]
        start, end = self.vacations.get(seat, (now, now))
        start, end = max(start, self.since), min(end, now)
        away = passed(rest, start, end) if start < end else 0.0
        return self.left[seat] - (passed(rest, self.since, now) - away)


@dataclass(frozen=True)
class Head:
    """A table without its answers."""

    id: str
    title: str
    version: int
    players: int
    options: dict[str, object]
    secret: bytes
    chance: str
    pace: str
    clock_minutes: int | None
    spectators: bool
    lang: str
    uploaded: bool
    created: float
    paused: bool
    revision: int
    sealed: int
    chats: int
    rows: int
    line: int
    round: int
    asked: list[int]
    over: bool
    updated: float
    due: float | None
    origin: str = ""
    branch: int = 0
    winners: list[int] = field(default_factory=list)
    versions: list[tuple[int, int, int]] = field(default_factory=list)
    closed: bool = False
    name: str = ""
    host: int | None = None
    started: bool = True
    listed: bool = True
    increment_seconds: int = 0
    timeout: str = STEWARD
    banks: Banks = field(default_factory=Banks)
    agreed: bool = False
    rematch: str = ""
    vote: str = ""
    asides: int = 0
    places: list[int] = field(default_factory=list)
    rest: Rest | None = None
    vacation_days: int = 0
    peoples: list[str] = field(default_factory=list)

    @property
    def talk(self) -> Talk:
        """How much has been said here."""
        return self.chats, self.asides


def heard_of(talk: Talk, mine: list[int]) -> int:
    """How much of it is for the ears of somebody with these seats: spectators hear all."""
    said, aside = talk
    return said if mine else said + aside


@dataclass(frozen=True)
class Origin:
    """Where a what-if left another table; `seat` if that was seen through one seat's eyes.

    >>> str(Origin("k3x7", 12, 1))
    'k3x7, line 12 as p2'
    >>> Origin.read("k3x7, line 12")
    Origin(table='k3x7', line=12, seat=None)
    """

    table: str
    line: int
    seat: int | None = None

    def __str__(self) -> str:
        eyes = "" if self.seat is None else f" as p{self.seat + 1}"
        return f"{self.table}, line {self.line}{eyes}"

    @staticmethod
    def read(text: str) -> "Origin | None":
        """The origin a text names; nothing where it names none."""
        found = re.fullmatch(r"([a-z0-9]{1,16}), line ([0-9]{1,7})(?: as p([1-9]))?", text)
        if found is None:
            return None
        table, line, seat = found.groups()
        return Origin(table, int(line), None if seat is None else int(seat) - 1)


@dataclass(frozen=True)
class SeatRow:
    """Who sits there. `steward`: a bot holds the seat for its player, and `why`.

    `came`: its player has been here; `seen`: when a page of theirs was last open. `player` is the
    account that plays, if one does. The vacation is the latest; `vacation_taken` counts the days of
    all.
    """

    seat: int
    kind: str
    name: str
    bot: str = ""
    steward: bool = False
    secret: str | None = None
    why: str = ""
    came: bool = True
    seen: float | None = None
    player: str | None = None
    vacation_from: float | None = None
    vacation_until: float | None = None
    vacation_taken: int = 0

    @property
    def vacation(self) -> tuple[float, float] | None:
        """The latest vacation of its player."""
        if self.vacation_from is None or self.vacation_until is None:
            return None
        return self.vacation_from, self.vacation_until

    @property
    def is_run_by_bot(self) -> bool:
        """Whether a bot answers for it now."""
        return self.kind == BOT or self.steward


@dataclass(frozen=True)
class AnswerRow:
    """One row of the truth: an answer, or (`back_to`) the taking back of answers."""

    seat: int
    step: str
    text: str
    back_to: int | None = None


@dataclass(frozen=True)
class OrderRow:
    """A sealed standing order."""

    id: str
    seat: int
    step: str
    answers: tuple[str, ...]
    again: bool


@dataclass(frozen=True)
class Whole:
    """Everything about a game. `start`: the position it begins in, where it is not the usual."""

    head: Head
    seats: list[SeatRow]
    orders: list[OrderRow]
    rows: list[AnswerRow]
    start: dict[str, object] | None = None


@dataclass(frozen=True)
class ChatRow:
    """Something said at the table."""

    number: int
    seat: int
    text: str
    at: float
    phrase: str = ""


@dataclass(frozen=True)
class AsideRow:
    """Something a spectator said."""

    number: int
    name: str
    text: str
    at: float
    phrase: str = ""


@dataclass(frozen=True)
class Summary:
    """What is derived from the answers and stored with them for lists and clocks."""

    line: int
    round: int
    asked: list[int]
    over: bool
    due: float | None
    winners: list[int]
    banks: Banks
    places: list[int] = field(default_factory=list)
    peoples: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Finish:
    """A game somebody played to the end, and whether they won it."""

    table: str
    title: str
    players: int
    won: bool
