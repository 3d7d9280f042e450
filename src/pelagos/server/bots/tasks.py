"""What a bot is asked: a position as plain data, and a seat. It sees that seat's view alone."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import json

from pelagos.bots import Chance, Seen, Thought
from pelagos.catalogue import entry
from pelagos.engine.record import Record
from pelagos.review import Review, Reviewer
from pelagos.server.titles import Titles
from pelagos.table import Sitting


@dataclass(frozen=True)
class Task:
    """A question to a bot: the position as plain data, the seat, and the bot's name."""

    title: str
    players: int
    options: dict[str, object]
    state: dict[str, object]
    seat: int
    level: str
    seed: int


def task_of(sitting: Sitting, seat: int, level: str) -> Task:
    """The position as it is now; the sitting may go on while the bot thinks."""
    record = sitting.record
    seed = secrets.randbits(48)
    options, state = dict(record.options), sitting.board.state()
    return Task(record.title, record.players, options, state, seat, level, seed)


def _seen(titles: Titles, task: Task) -> Seen:
    rules = titles.rules(task.title)
    board = rules.load(rules.box(task.players, task.options), task.state)
    return Seen(rules, board, task.seat)


def think(titles: Titles, task: Task) -> object:
    """The bot's answer. It is shown its seat's view and redeals only."""
    bot = titles.bot(task.level, task.title)
    return bot.choose(_seen(titles, task), Chance(task.seed))


def weigh(titles: Titles, task: Task) -> Thought:
    """What a bot thinks of the question a seat is asked."""
    return titles.weigh(_seen(titles, task), Chance(task.seed), task.title, task.level)


@dataclass(frozen=True)
class ReviewTask:
    """A piece of a review: the record, how far the review has come, as JSON, and how long to go on
    with it, in seconds of a core."""

    table: str
    record: str
    state: str
    seconds: float


_under_way: list[tuple[str, str, Reviewer]] = []
"""The review this process went on with last: the next piece is most often of the same."""


def review(_: Titles, task: ReviewTask) -> str:
    """The review after one more piece of work, as JSON."""
    if _under_way and _under_way[0][:2] == (task.table, task.state):
        reviewer = _under_way[0][2]
    else:
        record = Record.from_text(task.record)
        found = json.decode(task.state, type=Review)
        where = entry(record.title)
        reviewer = Reviewer(where, where.rules(), record, found)
    reviewer.go_on(task.seconds)
    state = json.encode(reviewer.review).decode()
    _under_way[:] = [(task.table, state, reviewer)]
    return state


def ready(titles: Titles, task: Task | ReviewTask) -> None:
    """Nothing yet, but what a thought needs is read."""
    if isinstance(task, Task):
        titles.rules(task.title)
        titles.bot(task.level, task.title)


READY, THINK, WEIGH, REVIEW = "ready", "think", "weigh", "review"
JOBS: dict[str, Callable[[Titles, Any], object]] = {
    READY: ready,
    THINK: think,
    WEIGH: weigh,
    REVIEW: review,
}
