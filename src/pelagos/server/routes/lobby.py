"""Titles, hosting, taking seats, lists of tables."""

import asyncio

from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody

from pelagos import __version__
from pelagos.engine.errors import BadData
from pelagos.engine.options import Option
from pelagos.server.context import Desk, Reader, TableId, TheDesk, TheVisitor, with_session
from pelagos.server.errors import Refused
from pelagos.server.founding import new_chance, open_table
from pelagos.server.people import Visitor, digest, new_secret
from pelagos.server.render import table_name
from pelagos.server.rows import BOT, HUMAN, OPEN, Head, SeatRow
from pelagos.server.shelf import Shelf
from pelagos.server.types import (
    Health,
    LevelInfo,
    NewTable,
    OptionInfo,
    OptionValue,
    PlayNow,
    Seated,
    SeatLink,
    SeatWish,
    Sit,
    TableMade,
    TableRow,
    TitleInfo,
)
from pelagos.table import Sitting
from pelagos.words import Words


@get("/health")
async def health() -> Health:
    """That the server answers."""
    return Health(True, __version__)


# -- titles -------------------------------------------------------------------------------------


@get("/titles")
async def titles(desk: TheDesk, reader: Reader) -> list[TitleInfo]:
    """The titles on the shelf."""
    return [_title(desk.house.shelf, title, reader) for title in desk.house.shelf.titles()]


def _title(shelf: Shelf, title: str, lang: str) -> TitleInfo:
    rules = shelf.rules(title)
    words = shelf.words(title, lang, rules.box(rules.players[0], {}))
    return TitleInfo(
        title,
        words.text("title"),
        words.text("blurb"),
        shelf.stage(title),
        list(rules.players),
        [_option(option, words) for option in rules.options()],
        [LevelInfo(*level) for level in shelf.levels()],
    )


def _option(option: Option, words: Words) -> OptionInfo:
    info = OptionInfo(
        option.name,
        _or(words, f"option-{option.name}", option.name),
        _or(words, f"option-{option.name}-help", ""),
        option.default,
        clause=option.clause or None,
    )
    if option.values:
        info.values = [OptionValue(v, _value(words, option.name, v)) for v in option.values]
    else:
        info.low, info.high = option.low, option.high
    return info


def _value(words: Words, option: str, value: object) -> str:
    slug = str(value).lower() if isinstance(value, bool) or value is None else str(value)
    return _or(words, f"value-{option}-{slug}", _or(words, f"value-{slug}", slug))


def _or(words: Words, id: str, otherwise: str) -> str:
    return words.text(id) if words.has(id) else otherwise


# -- hosting ------------------------------------------------------------------------------------


@post("/tables", status_code=200)
async def host(desk: TheDesk, visitor: TheVisitor, data: JSONBody[NewTable]) -> Response[TableMade]:
    """Hosts a table. The founder's browser gets the first human seat."""
    return await _found(desk, visitor, data)


@post("/play", status_code=200)
async def play(desk: TheDesk, visitor: TheVisitor, data: JSONBody[PlayNow]) -> Response[TableMade]:
    """One click: a table against bots."""
    if data.title not in desk.house.shelf.titles():
        raise Refused(400, "bad_data", "no_title", title=data.title)
    rules = desk.house.shelf.rules(data.title)
    players = data.players if data.players is not None else _usual(rules.players)
    seats = [SeatWish("human"), *[SeatWish("bot", bot=data.bot) for _ in range(players - 1)]]
    return await _found(desk, visitor, NewTable(data.title, players, seats=seats, lang=data.lang))


def _usual(players: tuple[int, ...]) -> int:
    """A good number for a first game: four, or the nearest to it."""
    return min(players, key=lambda n: (abs(n - 4), n))


async def _found(desk: Desk, visitor: Visitor, wish: NewTable) -> Response[TableMade]:
    shelf = desk.house.shelf
    if wish.title not in shelf.titles():
        raise Refused(400, "bad_data", "no_title", title=wish.title)
    rules = shelf.rules(wish.title)
    players = wish.players if wish.players is not None else len(wish.seats) or rules.players[-1]
    if players not in rules.players:
        numbers = ", ".join(str(n) for n in rules.players)
        raise Refused(400, "bad_data", "wrong_players", numbers=numbers, players=players)
    if len(wish.seats) > players:
        raise Refused(400, "bad_data", "too_many_seats", seats=len(wish.seats), players=players)
    try:
        box = await asyncio.to_thread(rules.box, players, wish.options)
    except BadData as error:
        raise Refused(400, "bad_data", "bad_option", detail=str(error)) from None
    words = shelf.words(wish.title, wish.lang, box)
    seats, links = _seats(shelf, wish, players, words)
    names = [x.name for x in seats]
    bots = frozenset(x.seat for x in seats if x.kind == BOT)
    chance = new_chance()
    sitting = await asyncio.to_thread(
        Sitting.new, rules, players, wish.options, chance, names, bots
    )
    first = [x.seat for x in seats if x.kind == HUMAN][:1]
    return await open_table(desk, visitor, wish, sitting, seats, links, first)


def _seats(
    shelf: Shelf, wish: NewTable, players: int, words: Words
) -> tuple[list[SeatRow], list[SeatLink]]:
    rows: list[SeatRow] = []
    links: list[SeatLink] = []
    wishes = wish.seats + [SeatWish("open") for _ in range(players - len(wish.seats))]
    for seat, wanted in enumerate(wishes):
        secret = None if wanted.kind == BOT else new_secret()
        bot = ""
        if wanted.kind == BOT:
            bot = shelf.level(wanted.bot)
        name = _clean(wanted.name) or words.seats[seat]
        hashed = None if secret is None else digest(secret)
        rows.append(SeatRow(seat, wanted.kind, name, bot, False, hashed))
        links.append(SeatLink(seat, secret))
    return rows, links


def _clean(name: str | None) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in name or "").split())


# -- seats --------------------------------------------------------------------------------------


@post("/tables/{table:str}/sit", status_code=200)
async def sit(
    desk: TheDesk, visitor: TheVisitor, table: TableId, data: JSONBody[Sit]
) -> Response[Seated]:
    """Takes the seat a link's secret belongs to, or an open seat by its number."""
    await desk.house.head(table)
    rows = await desk.house.store.seats(table)
    if data.secret is not None:
        hashed = digest(data.secret)
        row = next((x for x in rows if x.secret == hashed), None)
        if row is None:
            raise Refused(403, "wrong_secret")
    else:
        row = next((x for x in rows if x.seat == data.seat and x.kind == OPEN), None)
        if row is None:
            raise Refused(403, "not_open")
    visitor, cookies = await with_session(desk, visitor)
    await desk.people.hold(visitor, table, row.seat)
    name = _clean(data.name)
    if row.kind == OPEN or (name and name != row.name):
        await desk.house.store.revise_seat(table, row.seat, kind=HUMAN, name=name or row.name)
        await desk.house.revised(table)
    return Response(Seated(table, row.seat), cookies=cookies)


# -- lists --------------------------------------------------------------------------------------


@get("/tables")
async def tables(
    desk: TheDesk,
    visitor: TheVisitor,
    reader: Reader,
    mine: FromQuery[bool] = False,
    running: FromQuery[bool] = False,
    finished: FromQuery[bool] = False,
) -> list[TableRow]:
    """My tables, running tables that may be watched, or finished games."""
    store = desk.house.store
    own = await store.of(visitor.owners) if visitor.owners else []
    held = {head.id for head, _ in own}
    if mine:
        found = own
    elif finished:
        found = await store.public(over=True)
    else:
        found = await store.public(over=False)
    if mine and finished:
        found = [(h, s) for h, s in found if h.over]
    if mine and running:
        found = [(h, s) for h, s in found if not h.over]
    rows = []
    for head, seats in found:
        my_seats = await desk.people.held(visitor, head.id) if head.id in held else []
        rows.append(_row(desk.house.shelf, head, seats, my_seats, reader))
    return rows


def _row(shelf: Shelf, head: Head, seats: list[SeatRow], mine: list[int], lang: str) -> TableRow:
    rules = shelf.rules(head.title)
    words = shelf.words(head.title, lang, rules.box(rules.players[0], {}))
    return TableRow(
        head.id,
        head.title,
        table_name(head, words),
        head.round,
        [x.name for x in seats if x.seat in head.asked],
        head.line,
        head.updated,
        [x.name for x in seats],
        head.over,
        bool(mine),
        any(seat in head.asked for seat in mine),
        bool(head.origin),
    )


ROUTES = [health, titles, host, play, sit, tables]
