"""Titles, hosting, taking seats, lists of tables."""

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from pelagos.engine.errors import BadData
from pelagos.engine.options import Option
from pelagos.lessons import is_taught
from pelagos.server.context import (
    AnyRequest,
    Language,
    Services,
    TableId,
    TheServices,
    TheVisitor,
    with_session,
)
from pelagos.server.errors import Refused
from pelagos.server.keys import digest, new_secret
from pelagos.server.live.game import written
from pelagos.server.people.visitor import Visitor
from pelagos.server.present.phrases import called
from pelagos.server.present.questions import costs
from pelagos.server.present.render import table_name
from pelagos.server.presets import presets
from pelagos.server.routes.opening import new_chance, open_table
from pelagos.server.storage.rows import BOT, HUMAN, OPEN, Head, SeatRow
from pelagos.server.texts import one_line
from pelagos.server.titles import Titles
from pelagos.server.types.library import CardClause, CardInfo
from pelagos.server.types.lobby import (
    LevelInfo,
    NewTable,
    OptionInfo,
    OptionValue,
    PlayNow,
    SeatLink,
    SeatWish,
    TableMade,
    TableRow,
    TitleInfo,
)
from pelagos.server.types.table import NewKey, Seated, Sit
from pelagos.server.types.talk import Shelf
from pelagos.table import Sitting
from pelagos.words import Words
from pelagos.words.cards import described

# -- titles -------------------------------------------------------------------------------------


@get("/titles")
async def titles(services: TheServices, language: Language) -> list[TitleInfo]:
    """The titles on offer."""
    return [
        _title(services.games.titles, title, language) for title in services.games.titles.names()
    ]


def _title(titles: Titles, title: str, lang: str) -> TitleInfo:
    rules = titles.rules(title)
    words = titles.words(title, lang, rules.box(rules.players[0], {}))
    return TitleInfo(
        title,
        words.text("title"),
        words.text("blurb"),
        titles.stage(title),
        list(rules.players),
        [_option(option, words) for option in rules.options()],
        [LevelInfo(*level) for level in titles.levels()],
        presets(title, rules.players),
        is_taught(title),
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
async def host(
    services: TheServices, visitor: TheVisitor, request: AnyRequest, data: JSONBody[NewTable]
) -> Response[TableMade]:
    """Opens a table. The host's browser gets the first human seat."""
    return await _found(services, visitor, request, data)


@post("/play", status_code=200)
async def play(
    services: TheServices, visitor: TheVisitor, request: AnyRequest, data: JSONBody[PlayNow]
) -> Response[TableMade]:
    """One click: a table against bots."""
    if data.title not in services.games.titles.names():
        raise Refused(400, "bad_data", "no_title", title=data.title)
    rules = services.games.titles.rules(data.title)
    players = data.players if data.players is not None else _usual(rules.players)
    seats = [SeatWish("human"), *[SeatWish("bot", bot=data.bot) for _ in range(players - 1)]]
    wish = NewTable(data.title, players, seats=seats, lang=data.lang)
    return await _found(services, visitor, request, wish)


def _usual(players: tuple[int, ...]) -> int:
    """A good number for a first game: four, or the nearest to it."""
    return min(players, key=lambda n: (abs(n - 4), n))


async def _found(
    services: Services, visitor: Visitor, request: AnyRequest, wish: NewTable
) -> Response[TableMade]:
    titles = services.games.titles
    if wish.title not in titles.names():
        raise Refused(400, "bad_data", "no_title", title=wish.title)
    rules = titles.rules(wish.title)
    players = wish.players if wish.players is not None else len(wish.seats) or rules.players[-1]
    if players not in rules.players:
        numbers = ", ".join(str(n) for n in rules.players)
        raise Refused(400, "bad_data", "wrong_players", numbers=numbers, players=players)
    if len(wish.seats) > players:
        raise Refused(400, "bad_data", "too_many_seats", seats=len(wish.seats), players=players)
    await services.limit("tables", visitor)
    bots = [titles.level(x.bot) for x in wish.seats if x.kind == BOT]
    await services.limit_thinking(bots, visitor)
    try:
        await services.lanes.games.run(rules.box, players, wish.options)
    except BadData as error:
        raise Refused(400, "bad_data", "bad_option", detail=str(error)) from None
    first = [n for n, x in enumerate(wish.seats) if x.kind == HUMAN][:1]
    for seat in first:
        wish.seats[seat].name = wish.seats[seat].name or visitor.name
    seats, links = _seats(titles, wish, players)
    names = written(seats)
    played = frozenset(x.seat for x in seats if x.kind == BOT)
    chance = new_chance()
    sitting = await services.lanes.games.run(
        Sitting.new, rules, players, wish.options, chance, names, played
    )
    return await open_table(services, visitor, request, wish, sitting, seats, links, first)


def _seats(titles: Titles, wish: NewTable, players: int) -> tuple[list[SeatRow], list[SeatLink]]:
    rows: list[SeatRow] = []
    links: list[SeatLink] = []
    wishes = wish.seats + [SeatWish("open") for _ in range(players - len(wish.seats))]
    for seat, wanted in enumerate(wishes):
        secret = None if wanted.kind == BOT else new_secret()
        bot = ""
        if wanted.kind == BOT:
            bot = titles.level(wanted.bot)
        name = one_line(wanted.name)
        hashed = None if secret is None else digest(secret)
        rows.append(SeatRow(seat, wanted.kind, name, bot, False, hashed))
        links.append(SeatLink(seat, secret))
    return rows, links


# -- seats --------------------------------------------------------------------------------------


@post("/tables/{table:str}/sit", status_code=200)
async def sit(
    services: TheServices,
    visitor: TheVisitor,
    request: AnyRequest,
    table: TableId,
    data: JSONBody[Sit],
) -> Response[Seated]:
    """Takes the seat a link's key belongs to, or an open seat by its number.

    The key is spent with it; the seat gets a new one, which only its holder gets.
    """
    await services.games.head(table)
    mine = await services.held.held(visitor, table)
    name = one_line(data.name) or one_line(visitor.name)
    visitor, cookies = await with_session(services, visitor, request)
    try:
        if data.secret is not None:
            taken = await services.held.take_by_key(visitor, table, data.secret, name)
        elif data.seat is not None:
            taken = await services.held.take_open(visitor, table, data.seat, name)
        else:
            raise Refused(403, "not_open")
    except Refused:
        if data.seat is None or data.seat not in mine:
            raise
        return Response(Seated(table, data.seat))  # asked for again: it is theirs
    await services.games.revised(table)
    return Response(Seated(table, taken.seat, taken.key), cookies=cookies)


@post("/tables/{table:str}/seats/{seat:int}/key", status_code=200)
async def new_key(
    services: TheServices,
    visitor: TheVisitor,
    table: TableId,
    seat: FromPath[int],
    data: JSONBody[NewKey],
) -> SeatLink:
    """A new key for your own seat: older links stop working, and others lose the seat."""
    own = await services.own_seat(visitor, table, seat)
    key = await services.held.new_key(visitor, table, own, data.alone)
    await services.look_again([table])
    return SeatLink(own, key)


# -- lists --------------------------------------------------------------------------------------


@get("/tables")
async def tables(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    mine: FromQuery[bool] = False,
    running: FromQuery[bool] = False,
    finished: FromQuery[bool] = False,
) -> list[TableRow]:
    """My tables, running tables that may be watched, or finished games."""
    store = services.games.store
    own = await store.of(visitor.owners) if visitor.owners else []
    held = {head.id for head, _ in own}
    chosen = await services.ways.chosen(visitor.owners) if mine else {}
    if mine:
        found = sorted(own, key=lambda row: (row[0].over, -row[0].updated))
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
        my_seats = await services.held.held(visitor, head.id) if head.id in held else []
        row = _row(services.games.titles, head, seats, my_seats, language)
        row.shelf = chosen.get(head.id, ("", ""))[1]
        rows.append(row)
    # those that wait for the reader come first, in the order they were in
    return sorted(rows, key=lambda row: not row.my_turn) if mine else rows


def name_in_list(titles: Titles, head: Head, lang: str) -> str:
    """What a table is called in a list."""
    return table_name(head, _words(titles, head, lang))


def _words(titles: Titles, head: Head, lang: str) -> Words:
    rules = titles.rules(head.title)
    return titles.words(head.title, lang, rules.box(rules.players[0], {}))


def _row(titles: Titles, head: Head, seats: list[SeatRow], mine: list[int], lang: str) -> TableRow:
    names = [called(x.seat, x.name, lang) for x in seats]
    words = _words(titles, head, lang)
    return TableRow(
        head.id,
        head.title,
        table_name(head, words),
        head.round,
        words.text("round"),
        [names[x.seat] for x in seats if x.seat in head.asked],
        head.line,
        head.updated,
        names,
        head.over,
        bool(mine),
        any(seat in head.asked for seat in mine),
        bool(head.origin),
        [] if head.over else [x.seat for x in seats if x.kind == OPEN],
    )


@put("/tables/{table:str}/shelf")
async def put_on_shelf(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[Shelf]
) -> Shelf:
    """Puts a table of yours into the archive, out of sight, or in front again."""
    await services.own_seat(visitor, table, None)
    for owner in visitor.owners:
        await services.ways.choose(owner, table, shelf=data.shelf)
    return data


@get("/titles/{title:str}/cards")
async def cards(services: TheServices, language: Language, title: FromPath[str]) -> list[CardInfo]:
    """What each thing of a title's box is."""
    offered = services.games.titles
    if title not in offered.names():
        raise Refused(404, "no_title", title=title)
    rules = offered.rules(title)
    words = offered.words(title, language, rules.box(rules.players[-1], {}))
    found = [described(card, words) for card in rules.cards(words.box)]
    return [
        CardInfo(
            each.card.kind,
            each.card.slug,
            each.name,
            each.text,
            costs(each.card.price, words),
            [CardClause(id, offered.clause_text(id, language)) for id in each.card.clauses],
        )
        for each in found
    ]


ROUTES = [titles, cards, host, play, sit, new_key, tables, put_on_shelf]
