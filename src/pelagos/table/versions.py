"""Records made under another version of a title's rules: do they hold under this one?"""

from dataclasses import dataclass
from typing import Any

from pelagos.engine.errors import BadData
from pelagos.engine.record import Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import only


@dataclass(frozen=True)
class Break:
    """Where a record stops to fit: after `line` answers, because of `why`."""

    line: int
    was: int
    now: int
    why: str


def carry_over(rules: Rules[Any], record: Record, over: bool) -> Break | None:
    """Plays a record of another version under these rules; where it breaks, if it does.

    It holds if every answer is accepted, and a game that was over is over. Then, and only then,
    the record has their version.
    """
    trial = record.like(record.lines[:])
    trial.version = rules.version
    try:
        play = Replay(rules, trial)
    except BadData as error:
        return Break(0, record.version, rules.version, str(error))
    for number in range(len(trial.lines)):
        try:
            play.forward()
        except BadData as error:
            return Break(number, record.version, rules.version, str(error))
    if over and not rules.over(play.board):
        why = "the game was over by then"
        return Break(len(trial.lines), record.version, rules.version, why)
    record.version = rules.version
    return None


def up_to(record: Record, at: Break) -> Record:
    """The part of the record that still fits, under the rules it fits."""
    part = record.like(record.lines[: at.line])
    part.version = at.now
    return part


def sealed_from(record: Record, fitting: Record) -> Record:
    """The whole record, once `fitting`, its first part, has been played.

    Who may read an answer is known from playing it. What could not be played is shown to nobody
    but who gave it.
    """
    rest = record.lines[len(fitting.lines) :]
    hidden = [type(x)(x.seat, x.step, x.text, only(x.seat)) for x in rest]
    return record.like([*fitting.lines, *hidden])
