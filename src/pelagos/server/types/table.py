"""A table as one seat sees it."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from pelagos.engine.contract import View
from pelagos.server.types.common import Name, Request, SeatNumber, Short
from pelagos.server.types.lobby import RestTimes
from pelagos.server.types.shapes import ShapeInfo


class Sit(Request):
    """Taking a seat: by the secret of its link, or by number if it is open."""

    secret: Short | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class Seated(Struct):
    """Where the visitor sits now; with the new key of a seat just taken."""

    table: str
    seat: int
    key: str | None = None


class SeatChange(Request):
    """Who is to get a seat instead, before the start: a bot, or anyone who comes."""

    kind: Literal["bot", "open"]
    bot: Name | None = None


class QrBody(Request):
    """A link to be drawn."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class NewKey(Request):
    """Whether everybody else who holds the seat shall lose it."""

    alone: bool = True


class SeatInfo(Struct):
    """Who sits at a seat.

    `why` a steward holds it; whether its player has come, is `here` now, and was last `seen`; since
    when it is asked. `face` draws the picture of a player who has an account. `vacation`: from
    when until when the player is away; `vacation_left` are the days they have besides.
    """

    seat: int
    name: str
    kind: str
    colour: int
    asked: bool
    mine: bool
    steward: bool
    bot: str
    why: str
    came: bool
    here: bool
    seen: float | None
    asked_since: float | None
    face: str | None = None
    vacation: tuple[float, float] | None = None
    vacation_left: int = 0


class ThingInfo(Struct, omit_defaults=True):
    """Something an answer touches; `place` is the area of the map it stands for, if any."""

    kind: str
    slug: str
    place: str | UnsetType = UNSET


class CostInfo(Struct):
    """What is paid from one stock."""

    stock: str
    amount: int
    label: str


class Listed(Struct, omit_defaults=True):
    """One legal answer: its value, its notation, its words, what it touches and what it costs.

    `final`, whether it could not be taken back, is given where there are few; `offers` gives all.
    """

    value: Any
    text: str
    label: str
    things: list[ThingInfo]
    price: list[CostInfo]
    final: bool | UnsetType = UNSET


class RouteInfo(Struct):
    """Several answers that are one to a player; `text` gives all of them together.

    `names` are those of the things, in the same order. A route that is `proposed` answers the whole
    question; a number tells how many of the thing before it are meant. `gain` says what a purchase
    adds to your income, in titles that count it; `sole` that it can be paid in no other way.
    """

    text: str
    label: str
    things: list[ThingInfo]
    names: list[str]
    price: list[CostInfo]
    proposed: bool
    gain: str = ""
    sole: bool = False


class FactInfo(Struct):
    """Something the question is about, by name; `label` is its value in words."""

    name: str
    kind: str
    value: Any
    label: str


class Withheld(Struct):
    """Something in sight that is no legal answer now, the clause that forbids it, and its price."""

    label: str
    things: list[ThingInfo]
    clause: str
    clause_text: str
    price: list[CostInfo]


class QuestionInfo(Struct):
    """What a seat is asked. `shape` draws the widget; `listed` is None when there are too many.

    `examples` are a few answers as they could be typed. The table `waits` for an answer, unless
    the seat is not asked but may speak up.
    """

    seat: int
    waits: bool
    step: str
    text: str
    clause: str
    clause_text: str
    line: int
    secret: bool
    shape: ShapeInfo
    listed: list[Listed] | None
    examples: list[str]
    facts: list[FactInfo]
    routes: list[RouteInfo]


class ColumnInfo(Struct):
    """One thing that counts."""

    name: str
    label: str


class StandingsInfo(Struct):
    """How everybody stands: columns in the order in which they decide, a row for each seat.

    Higher is better; None is what the viewer may not know. `places` are those of the seats, 1 for
    the first; equals share one.
    """

    columns: list[ColumnInfo]
    rows: list[list[int | None]]
    places: list[int]


class ResultInfo(Struct):
    """How the game ended."""

    winners: list[int]
    places: list[int]
    standings: StandingsInfo
    ending: str
    text: str
    clause: str


class Clocks(Struct):
    """The time everybody has: the full bank, what each turn adds, and what is left.

    `left` is what each seat had at the moment `since`; that of the seats in `running` has run since
    then. `now` is the server's time as this is sent, where a clock runs; `deadline` is when it will
    act by itself. `rests` are the times (from, until) before that in which nothing runs, as the
    table agreed in `rest`. Each player may take `vacation_days`.
    """

    minutes: int | None
    increment: int
    timeout: str
    left: list[float]
    running: list[int]
    since: float
    now: float | None
    deadline: float | None
    rest: RestTimes | None
    rests: list[tuple[float, float]]
    vacation_days: int = 0


class ModifierInfo(Struct):
    """What is added to the dice, and why."""

    source: str
    value: int
    label: str


class RollInfo(Struct):
    """What one side rolled: each die, each modifier, and the total."""

    dice: list[int]
    modifiers: list[ModifierInfo]
    total: int


class EventInfo(Struct):
    """Something that happened, in words, and what was thrown for it."""

    line: int
    seat: int
    text: str
    kind: str
    clause: str
    places: list[str]
    rolls: list[RollInfo]


class MoveInfo(Struct):
    """Equal pieces of one owner that went from one area to another; "" is the supply."""

    piece: str
    owner: int
    origin: str
    target: str
    number: int


class LineTold(Struct):
    """What came of one line of the record: events, and what moved on the map. `moves` is None for
    lines so old that it is no longer known.
    """

    line: int
    seat: int
    events: list[EventInfo]
    moves: list[MoveInfo] | None


class WhatIfInfo(Struct):
    """Where a what-if left another table, also in words. `redealt`: it was seen through the eyes of
    `seat`, and what that seat could not see was redealt.
    """

    table: str
    line: int
    seat: int | None
    redealt: bool
    text: str


class BrokenInfo(Struct):
    """A table begun under older rules that does not fit the present ones beyond a line."""

    line: int
    was: int
    now: int
    text: str


class VoteInfo(Struct):
    """A vote that is going on: what for, by whom, about whom, and who has voted how.

    With `line` the question is whether to go back to before that line. `text` says it all.
    """

    what: str
    by: int
    seat: int | None
    yes: list[int]
    no: list[int]
    voters: list[int]
    text: str
    line: int | None = None


class TableState(Struct):
    """A table as one viewer may see it.

    `names` never change at a table and may be left out; `told` is what happened from line `since`
    on, when that is asked for; `odds` tells whether the title's battles have any.
    """

    table: str
    title: str
    name: str
    board: str
    line: int
    over: bool
    result: ResultInfo | None
    seats: list[SeatInfo]
    you: int
    view: View
    names: dict[str, dict[str, str]]
    places: list[str]
    texts: dict[str, str]
    question: QuestionInfo | None
    undo: list[int]
    paused: bool
    pace: str
    table_name: str
    host: int | None
    started: bool
    listed: bool
    rematch: str
    vote: VoteInfo | None
    clocks: Clocks
    chat_count: int
    options: dict[str, Any]
    uploaded: bool
    chance: str
    length: int
    what_if: WhatIfInfo | None
    version: int
    odds: bool
    standings: StandingsInfo
    broken: BrokenInfo | None = None
    since: int | None = None
    told: list[LineTold] | None = None
