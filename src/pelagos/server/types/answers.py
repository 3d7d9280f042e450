"""What is asked of a table: answers, previews, hints, votes, orders."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct

from pelagos.server.types.common import LineNumber, Name, Problem, Request, SeatNumber, Short
from pelagos.server.types.library import Chance
from pelagos.server.types.table import Listed


class AnswerBody(Request):
    """An answer, as a value or in notation, to the question seen at `line`.

    What happened from `since` on (if left out, from `line` on) is returned.
    """

    seat: SeatNumber
    line: LineNumber
    since: LineNumber | None = None
    value: Any = UNSET
    text: Annotated[str, Meta(max_length=4000)] | None = None


class UndoBody(Request):
    """Taking back the last answer, or all from `line` on."""

    seat: SeatNumber
    line: LineNumber | None = None


class WhatIfBody(Request):
    """A what-if from the moment after this many lines, for `seat`.

    With `bot`, bots of that level play all other seats; without, you play all of them yourself.
    """

    line: LineNumber
    seat: SeatNumber | None = None
    bot: Name | None = None


class FinalInfo(Struct):
    """Whether an answer could not be taken back."""

    final: bool


class Change(Struct):
    """One thing that an answer changes. `seat` is whose it is (-1: nobody's)."""

    label: str
    before: int | str | None
    after: int | str | None
    seat: int


class OfferInfo(Struct):
    """What a listed answer would do at once, as far as that is certain."""

    text: str
    final: bool
    changes: list[Change]
    open: bool


class StrengthInfo(Struct):
    """One side of a battle: its dice, what is added to them, the units it can lose."""

    name: str
    dice: int
    bonus: int
    units: int


class BattleInfo(Struct):
    """A battle that would follow at once, and how it may end."""

    place: str
    attacker: StrengthInfo
    defender: StrengthInfo
    ends: list["Chance"]


class PreviewInfo(Struct):
    """What an answer would do, as far as that is certain. `open`: more will change that depends on
    chance or on what the seat cannot see. `refused` says why the answer would not be accepted;
    nothing else is told then. `wins`: it ends the game, and the seat has won.
    """

    final: bool
    changes: list[Change]
    open: bool
    refused: Problem | None
    battle: BattleInfo | None = None
    wins: bool = False


class Hint(Struct):
    """What a bot would answer."""

    value: Any
    label: str
    why: str


class CoachInfo(Struct):
    """What a learner should think of now: what matters, who is ahead, what the answers cost.

    `goal` is how one wins and what a round is about; `others` what each of them has of that which
    counts in this phase.
    `threats` are the others who are one step from winning. `free` counts the listed answers that
    cost nothing; `cheapest` and `dearest` are among those that cost something.
    """

    goal: str
    matters: str
    others: str
    standing: str
    threats: list[str]
    free: int
    cheapest: Listed | None
    dearest: Listed | None


class StewardBody(Request):
    """A bot takes a seat over (`on`), or gives it back."""

    seat: SeatNumber
    on: bool


class VacationBody(Request):
    """A vacation of this many days, from now on."""

    days: Annotated[int, Meta(ge=1, le=60)]
    seat: SeatNumber | None = None


class SeatBody(Request):
    """One of your seats."""

    seat: SeatNumber


class VoteBody(Request):
    """What the table is asked to agree to.

    A stand-in is for `seat`. All from `line` on is taken back; usually the proposer's last answer.
    """

    what: Literal["pause", "stand_in", "draw", "more_time", "take_back"]
    seat: SeatNumber | None = None
    by: SeatNumber | None = None
    line: LineNumber | None = None


class BallotBody(Request):
    """Your vote."""

    agrees: bool
    seat: SeatNumber | None = None


class PauseInfo(Struct):
    """Whether the table is paused."""

    paused: bool


class OrderBody(Request):
    """A sealed order: at question `step`, the first of `answers` that is legal is given."""

    seat: SeatNumber
    step: Annotated[str, Meta(max_length=60)]
    answers: Annotated[list[Short], Meta(min_length=1, max_length=20)]
    again: bool = False


class StepInfo(Struct):
    """A question of the title, in words."""

    step: str
    text: str


class OrderInfo(Struct):
    """A standing order, told to its own seat only."""

    id: str
    seat: int
    step: str
    answers: list[str]
    again: bool
