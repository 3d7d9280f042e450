"""Cards, records, rules, charts and odds."""

from msgspec import Struct

from pelagos.server.types.table import CostInfo


class CardClause(Struct):
    """A clause a card goes by."""

    id: str
    text: str


class CardInfo(Struct):
    """What a thing of the box is: its name, what it does, its printed price, its clauses."""

    kind: str
    slug: str
    name: str
    text: str
    price: list[CostInfo]
    clauses: list[CardClause]


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


class Lead(Struct):
    """Somebody comes to stand first alone: about when, and who."""

    line: int
    round: int
    seat: int


class Charts(Struct):
    """The game in figures, and who stood first when."""

    series: list[Series]
    luck: list[Luck]
    leads: list[Lead]


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
    """How likely it is that this many are lost."""

    attackers: int
    defenders: int
    chance: float


class OddsInfo(Struct):
    """The odds of a battle."""

    title: str
    ends: list[Chance]
    losses: list[Losses]
