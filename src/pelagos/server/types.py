"""What goes over the wire. These types are the API: the published schema is made from them."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

Lang = Literal["en", "ru", "pl"]
Name = Annotated[str, Meta(max_length=40)]
Short = Annotated[str, Meta(max_length=200)]
SeatNumber = Annotated[int, Meta(ge=-3, le=8)]
LineNumber = Annotated[int, Meta(ge=0, le=1_000_000)]


class Request(Struct, forbid_unknown_fields=True):
    """The base of every request body: an unknown field is a mistake worth telling."""


class Problem(Struct, omit_defaults=True):
    """Why something was refused: a code, and a sentence in the reader's language.

    `part` is the one refused of several answers given in one go (nothing was done then).
    `detail` is for who writes clients or records: technical, and in English.
    """

    error: str
    message: str
    clause: str | None = None
    clause_text: str | None = None
    allowed: str | None = None
    line: int | None = None
    part: int | None = None
    detail: str | None = None


class Health(Struct):
    """That the server answers."""

    ok: bool
    version: str


# -- lobby --------------------------------------------------------------------------------------


class OptionValue(Struct):
    """One value an option may have."""

    value: Any
    label: str


class OptionInfo(Struct, omit_defaults=True):
    """An option of a title: a list of values, or a whole number from `low` to `high`."""

    name: str
    label: str
    help: str
    default: Any
    values: list[OptionValue] | None = None
    low: int | None = None
    high: int | None = None
    clause: str | None = None


class LevelInfo(Struct):
    """A bot to choose: its name, and the seconds it takes for a move; 0 = at once."""

    name: str
    seconds: int


class TitleInfo(Struct):
    """A title on the shelf."""

    title: str
    name: str
    blurb: str
    stage: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[LevelInfo]


class SeatWish(Request):
    """Who should sit there."""

    kind: Literal["human", "bot", "open"] = "human"
    name: Name | None = None
    bot: Name | None = None


class NewTable(Request):
    """A table to be hosted."""

    title: Name
    players: Annotated[int, Meta(ge=1, le=9)] | None = None
    options: dict[Name, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=9)] = []
    pace: Literal["live", "slow"] = "live"
    clock_minutes: Annotated[int, Meta(ge=1, le=60 * 24 * 30)] | None = None
    spectators: bool = True
    lang: Lang = "en"


class PlayNow(Request):
    """One click: a table against bots."""

    title: Name
    players: Annotated[int, Meta(ge=1, le=9)] | None = None
    bot: Name | None = None
    lang: Lang = "en"


class SeatLink(Struct):
    """The secret of a seat's link; a bot's seat has none."""

    seat: int
    secret: str | None


class TableMade(Struct):
    """A new table. The links are told this once."""

    table: str
    links: list[SeatLink]


class TableRow(Struct):
    """A table in a list."""

    table: str
    title: str
    name: str
    round: int
    asked: list[str]
    line: int
    updated: float
    seats: list[str]
    over: bool
    mine: bool
    my_turn: bool
    what_if: bool


# -- table --------------------------------------------------------------------------------------


class Sit(Request):
    """Taking a seat: by the secret of its link, or by number if it is open."""

    secret: Short | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class Seated(Struct):
    """Where one sits now."""

    table: str
    seat: int


class SeatInfo(Struct):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: str
    colour: int
    asked: bool
    mine: bool
    steward: bool
    bot: str


class Listed(Struct, omit_defaults=True):
    """One legal answer: its value, its notation, its words."""

    value: Any
    text: str
    label: str
    final: bool | UnsetType = UNSET


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
    shape: dict[str, Any]
    listed: list[Listed] | None
    examples: list[str]


class ResultInfo(Struct):
    """How the game ended."""

    winners: list[int]
    scores: list[int]
    ending: str
    text: str
    clause: str


class Clocks(Struct):
    """The minutes for an answer, and when the present ones are over (Unix time)."""

    minutes: int | None
    deadline: float | None


class EventInfo(Struct):
    """Something that happened, in words."""

    line: int
    seat: int
    text: str
    kind: str
    clause: str
    places: list[str]


class WhatIfInfo(Struct):
    """Where a what-if left another table, in words, too.

    `redealt`: it was seen through the eyes of `seat`, and what that seat could not see was dealt
    anew.
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


class TableState(Struct):
    """A table as one viewer may see it.

    `names` never change at a table and may be left out; `events` come when asked for; `odds` tells
    whether the title's battles have any.
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
    view: dict[str, Any]
    names: dict[str, dict[str, str]]
    places: list[str]
    texts: dict[str, str]
    question: QuestionInfo | None
    undo: list[int]
    paused: bool
    pace: str
    clocks: Clocks
    chat_count: int
    options: dict[str, Any]
    uploaded: bool
    chance: str
    length: int
    what_if: WhatIfInfo | None
    version: int
    odds: bool
    broken: BrokenInfo | None = None
    events: list[EventInfo] | None = None


class AnswerBody(Request):
    """An answer, as a value or in notation, to the question seen at `line`."""

    seat: SeatNumber
    line: LineNumber
    value: Any = UNSET
    text: Annotated[str, Meta(max_length=4000)] | None = None


class UndoBody(Request):
    """Taking back the last answer, or all from `line` on."""

    seat: SeatNumber
    line: LineNumber | None = None


class WhatIfBody(Request):
    """A what-if from the moment after so many lines, for `seat`.

    With `bot`, bots of that level play all other seats; without, one plays all of them oneself.
    """

    line: LineNumber
    seat: SeatNumber | None = None
    bot: Name | None = None


class LineInfo(Struct):
    """How many answers the table has now."""

    line: int


class FinalInfo(Struct):
    """Whether an answer could not be taken back."""

    final: bool


class Change(Struct):
    """One thing that an answer changes. `seat` is whose it is (-1: nobody's)."""

    label: str
    before: int | str | None
    after: int | str | None
    seat: int


class PreviewInfo(Struct):
    """What an answer would do, as far as that is certain.

    `open`: more will change that hangs on chance, or on what the seat cannot see. `refused` says
    why the answer would not be taken; there is nothing else to tell then.
    """

    final: bool
    changes: list[Change]
    open: bool
    refused: Problem | None


class Hint(Struct):
    """What a bot would answer."""

    value: Any
    label: str
    why: str


class StewardBody(Request):
    """A bot takes a seat over (`on`), or gives it back."""

    seat: SeatNumber
    on: bool


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


# -- talk ---------------------------------------------------------------------------------------


class ChatBody(Request):
    """Something to say to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]
    seat: SeatNumber | None = None


class ChatInfo(Struct):
    """Something said."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class NotesBody(Request):
    """Private notes of a seat."""

    text: Annotated[str, Meta(max_length=20_000)]
    seat: SeatNumber | None = None


class NotesInfo(Struct):
    """Private notes, told to their own seat only."""

    seat: int
    text: str


class NoticeBody(Request):
    """Where and when a seat wants to be told that it is asked; an empty url stops it."""

    url: Annotated[str, Meta(max_length=500)]
    mode: Literal["instant", "digest", "last"] = "instant"
    seat: SeatNumber | None = None


class NoticeInfo(Struct):
    """What a seat has chosen; no address = no notices."""

    seat: int
    url: str
    mode: str


# -- people -------------------------------------------------------------------------------------


class Credentials(Request):
    """A name and a password."""

    name: Annotated[str, Meta(min_length=2, max_length=40)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct):
    """Who one is here."""

    name: str | None
    signed_in: bool


class Played(Struct):
    """One finished game."""

    table: str
    won: bool


class Numbers(Struct):
    """How one has fared at one title.

    `fair` is how many games a player as good as the others would have won.
    """

    title: str
    name: str
    played: int
    won: int
    fair: float
    latest: list[Played]


# -- records, rules, charts ---------------------------------------------------------------------


class Uploaded(Struct):
    """The table at which an uploaded record can be replayed."""

    table: str


class Series(Struct):
    """One line chart: for each round, one figure per seat."""

    name: str
    label: str
    points: list[tuple[int, list[int]]]


class Luck(Struct):
    """The dice of one question against what was to be expected."""

    name: str
    label: str
    rolls: int
    sum: float
    expected: float
    deviation: float


class Charts(Struct):
    """The game in figures."""

    series: list[Series]
    luck: list[Luck]


class ClauseInfo(Struct):
    """One paragraph of a rulebook."""

    id: str
    kind: str
    topic: str
    text: str
    ruling: str
    reason: str


class ChapterInfo(Struct):
    """One chapter of a rulebook."""

    id: str
    heading: str
    clauses: list[ClauseInfo]


class RulesInfo(Struct):
    """A rulebook."""

    title: str
    chapters: list[ChapterInfo]


class CompareRow(Struct):
    """What each title says about a topic; `name` is the topic in the reader's language."""

    topic: str
    name: str
    titles: dict[str, list[ClauseInfo]]


class Comparison(Struct):
    """Editions side by side."""

    rows: list[CompareRow]


class Chance(Struct):
    """How likely it is that the attacker, the defender or nobody is left, or that it goes on."""

    name: str
    chance: float
    exact: str


class Losses(Struct):
    """How likely it is that so many are lost."""

    attackers: int
    defenders: int
    chance: float


class OddsInfo(Struct):
    """The odds of a battle."""

    title: str
    ends: list[Chance]
    losses: list[Losses]
