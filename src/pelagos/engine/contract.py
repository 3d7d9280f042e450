"""What every title gives every front end (browser, terminal, API, screen reader), as types.

All of it is plain data at run time. A front end needs to know nothing else about a title: a *view*
is what a seat sees, a *card* what a thing is, a *shape* what may be answered, a *price* what an
answer costs, a *fact* what a question or an event is about, a *roll* what was thrown, *standings*
how everybody stands.
"""

from typing import Final, Literal, NamedTuple, NotRequired, TypedDict

Seat = int
"""0 for the first player; see `seats` for FATE, CLOCK and NOBODY."""

Thing = tuple[str, int]
"""A kind of the box and an id of that kind: ("region", 3). ("number", 2) is two of something."""

Cost = tuple[tuple[str, int], ...]
"""What must be paid, stock by stock: (("gold", 3),). Stocks have names: `stock-<name>`."""

FREE: Final[Cost] = ()


# -- views --------------------------------------------------------------------------------------


class Piece(NamedTuple):
    """Equal pieces of one owner in one place; -1 = nobody's."""

    kind: str
    owner: int
    number: int


class Mark(NamedTuple):
    """Something true of a place: ("prosperity", 2)."""

    kind: str
    value: int | str


class Area(TypedDict):
    """A place on the map. `slots` says what stands on each of its printed sites, by their names."""

    owner: int
    pieces: list[Piece]
    marks: list[Mark]
    slots: NotRequired[dict[str, str]]


class Holding(NamedTuple):
    """Equal things in a hand."""

    kind: str
    slug: str
    number: int


class TrackItem(NamedTuple):
    """Something on a track: a card or tile by its slug, a number, a seat's marker."""

    kind: str
    what: str | int
    owner: int


class TrackSpace(TypedDict):
    """One space of a track."""

    label: str | int
    items: list[TrackItem]


class Band(NamedTuple):
    """A stretch of a track with a name of its own: an epoch, from its first space on."""

    name: str
    first: int


class Track(TypedDict):
    """A row of spaces beside the map: turn order, offers, cards for sale.

    In a race each seat may have a row of its own, in `bands`.
    """

    name: str
    spaces: list[TrackSpace]
    bands: NotRequired[list[list[Band]]]


class Package(TypedDict):
    """Cards on offer, with what their owner says of them, which may be untrue.

    `to` is the seat they are for, -1 = everybody; `answers` the offer they answer. `cards` and
    `hand_value_without` are told to their owner alone.
    """

    offer: str
    seat: int
    to: int
    answers: str | None
    count: int
    total: int
    named: str
    wish_count: int
    wish: str | None
    remark: str
    cards: list[str] | None
    hand_value_without: int | None


class Standings(TypedDict):
    """How everybody stands: columns in the order in which they decide, and a row for each seat.

    Higher is better in every column; None is what the viewer may not know.
    """

    columns: list[str]
    rows: list[list[int | None]]


class View(TypedDict):
    """What a seat, or a spectator, may see.

    `phase` is "" once the game is over. `seats` has a row of named facts for each seat; `packages`
    lie on the table of a bazaar. `more` holds what only this title has; no front end looks into it.
    `hands` are everybody's, in a finished game that is seen whole.
    """

    round: int
    phase: str
    areas: dict[str, Area]
    seats: list[dict[str, object]]
    tracks: list[Track]
    hand: list[Holding]
    supply: dict[str, int]
    standings: Standings
    more: dict[str, object]
    packages: NotRequired[list[Package]]
    hands: NotRequired[list[list[Holding]]]


# -- cards --------------------------------------------------------------------------------------


class Card(NamedTuple):
    """What a thing is. Its name and text are the messages `name-` and `card-<kind>-<slug>`."""

    kind: str
    slug: str
    clauses: tuple[str, ...]
    price: Cost = FREE


# -- questions ----------------------------------------------------------------------------------


class Fact(NamedTuple):
    """Something a question is about; its text refers to it by name.

    `kind` is a kind of the box, or number or text, or thing for a `Thing` of any kind; "region*" =
    a tuple of regions; "orders" = a tuple of orders, each a tuple of things.
    """

    name: str
    kind: str
    value: str | int | tuple[object, ...]


class Route(NamedTuple):
    """Several answers that a player thinks of as one: a fleet crossing three seas.

    `things` are what a player would touch, in order; `answers` the notation of each answer. A
    route that is `proposed` answers the whole question; a number tells how many of the thing
    before it are meant. `sole` says that after its first answer there is no other second one.
    """

    answers: tuple[str, ...]
    things: tuple[Thing, ...]
    price: Cost
    proposed: bool = False
    sole: bool = False


class Strength(NamedTuple):
    """One side of a battle: its dice, what is added to them, its units, the hits it cancels."""

    side: Thing
    dice: int
    bonus: int
    units: int
    cancels: int = 0


class Battle(NamedTuple):
    """A battle about to be rolled, as both sides stand now."""

    place: Thing
    attacker: Strength
    defender: Strength


# -- shapes -------------------------------------------------------------------------------------


class NothingShape(TypedDict):
    """Nothing more need be said."""

    shape: Literal["nothing"]


class OneOfShape(TypedDict):
    """One of these."""

    shape: Literal["one_of"]
    kind: str
    ids: list[int]


class OrderShape(TypedDict):
    """All of these, in some order."""

    shape: Literal["order"]
    kind: str
    ids: list[int]


class NumberShape(TypedDict):
    """A number of something."""

    shape: Literal["number"]
    low: int
    high: int
    unit: str


class SomeOfShape(TypedDict):
    """Some of a pile.

    `answers` lists the legal choices where not every choice is legal; None = too many to list.
    Where a sum must be reached, `least` is that sum and `worth` the value of each card.
    """

    shape: Literal["some_of"]
    kind: str
    pile: list[int]
    low: int
    high: int
    answers: NotRequired[list[list[int]] | None]
    least: NotRequired[int]
    worth: NotRequired[list[int]]


class AllotShape(TypedDict):
    """A number for each place, up to its cap; from `low` to `high` in total."""

    shape: Literal["allot"]
    kind: str
    places: list[int]
    caps: list[int]
    low: int
    high: int


class DiceShape(TypedDict):
    """A throw."""

    shape: Literal["dice"]
    faces: list[int]
    number: int


class OptionShape(TypedDict):
    """An entry of a menu, and what must be said next once it is chosen."""

    id: int
    then: "Shape"


class MenuShape(TypedDict):
    """One of these, then its own answer. `aspect` is what the names of the options depend on."""

    shape: Literal["menu"]
    kind: str
    options: list[OptionShape]
    aspect: NotRequired[str]


class FieldShape(TypedDict):
    """One of several answers given at once."""

    name: str
    then: "Shape"


class FormShape(TypedDict):
    """Several answers at once."""

    shape: Literal["form"]
    fields: list[FieldShape]


class SplitArea(TypedDict):
    """The area with two coasts, and the verbs that must say which coast they mean."""

    area: int
    verbs: list[int]


class DealShape(TypedDict):
    """An answer too large to list; `form` says which widget it needs.

    Packages are put together from a `pile`: at least `low` cards, each of its `worth`, with a
    `remark` of at most that many characters; a posting is addressed to one of `others`. A plan of
    ships is made step by step from `first`. `more` is what only this title's form has.
    """

    shape: Literal["deal"]
    form: str
    kind: NotRequired[str]
    pile: NotRequired[list[int]]
    low: NotRequired[int]
    worth: NotRequired[list[int]]
    remark: NotRequired[int]
    others: NotRequired[list[int]]
    first: NotRequired["Shape"]
    split: NotRequired[SplitArea]
    more: NotRequired[dict[str, object]]


Shape = (
    NothingShape
    | OneOfShape
    | OrderShape
    | NumberShape
    | SomeOfShape
    | AllotShape
    | DiceShape
    | MenuShape
    | FormShape
    | DealShape
)
"""From which a front end draws its widget; `shape["shape"]` tells them apart."""


# -- events -------------------------------------------------------------------------------------


class Roll(NamedTuple):
    """What one side rolled: each die, each modifier with its source, and the total."""

    dice: tuple[int, ...]
    modifiers: tuple[tuple[str, int], ...]
    total: int
