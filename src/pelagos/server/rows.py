"""What the store hands out: one class per sort of row."""

from dataclasses import dataclass

HUMAN, BOT, OPEN = "human", "bot", "open"
LIVE, SLOW = "live", "slow"


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


@dataclass(frozen=True)
class SeatRow:
    """Who sits there. `steward`: a bot holds the seat for an absent player."""

    seat: int
    kind: str
    name: str
    bot: str = ""
    steward: bool = False
    secret: str | None = None

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
class ChatRow:
    """Something said at the table."""

    number: int
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class Outlook:
    """What is derived from the answers and kept beside them for lists and clocks."""

    line: int
    round: int
    asked: list[int]
    over: bool
    due: float | None
