"""Chat, notes that nobody else reads, and notices by webhook."""

from litestar import get, post, put
from litestar.params import JSONBody

from pelagos.server.context import (
    Language,
    Seat,
    Services,
    Since,
    TableId,
    TheServices,
    TheVisitor,
    scene_of,
    scene_of_timeline,
)
from pelagos.server.errors import Refused
from pelagos.server.present.phrases import phrase
from pelagos.server.present.render import Scene
from pelagos.server.storage.rows import ChatRow
from pelagos.server.texts import one_line, storable
from pelagos.server.types.talk import (
    AsideBody,
    AsideInfo,
    ChatBody,
    ChatInfo,
    NotesBody,
    NotesInfo,
    NoticeBody,
    NoticeInfo,
    PhraseInfo,
)
from pelagos.words import LANGUAGES

PHRASES = (
    "hello", "good_luck", "one_moment", "back_soon", "your_turn", "thanks", "well_played",
    "sorry", "good_game", "again",
)  # fmt: skip
"""What is often said at a table; the words are `say-…`."""


@get("/tables/{table:str}/chat")
async def read_chat(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    since: Since = 0,
) -> list[ChatInfo]:
    """The table's chat."""
    await services.seats(visitor, await services.games.head(table))
    names = await _names(services, table)
    said = await services.talk.chat(table, since)
    return [_said(row, names, language) for row in said]


@post("/tables/{table:str}/chat", status_code=200)
async def say(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    data: JSONBody[ChatBody],
) -> ChatInfo:
    """Posts a chat message or a phrase; only seated players may."""
    seat = await services.own_seat(visitor, table, data.seat)
    text = _meant(data.text, data.phrase)
    await services.limit("chat", visitor)
    row = await services.talk.say(table, seat, text, data.phrase)
    await _told(services, table)
    return _said(row, await _names(services, table), language)


async def _told(services: Services, table: str) -> None:
    """Lets everybody who listens to the table know that something has been said."""
    head = await services.games.head(table)
    services.games.hub.tell(table, head.line, head.rows, head.revision, head.talk)


def _meant(text: str, said: str) -> str:
    """What is to be kept of something said; refuses nothing at all, and unknown phrases."""
    kept = "".join(c for c in text if c.isprintable() or c == "\n").strip()
    if said and said not in PHRASES:
        raise Refused(400, "bad_data", "no_phrase")
    if not kept and not said:
        raise Refused(400, "empty")
    return kept


def _read(text: str, said: str, lang: str) -> str:
    return phrase(lang, f"say-{said}") if said else text


async def _names(services: Services, table: str) -> dict[str, list[str]]:
    """What the seats are called at the table, in each language."""
    head = await services.games.head(table)
    if services.games.is_read_only(head):
        return _called(services, scene_of_timeline(*await services.games.timeline(table)))
    async with services.games.at(table, head) as game:
        return _called(services, scene_of(game))


def _called(services: Services, scene: Scene) -> dict[str, list[str]]:
    return {lang: services.renderer.words(scene, lang).seats for lang in LANGUAGES}


def _said(row: ChatRow, names: dict[str, list[str]], lang: str) -> ChatInfo:
    text = _read(row.text, row.phrase, lang)
    name = names[lang][row.seat]
    return ChatInfo(row.number, row.seat, name, text, row.at, _mentions(row, names))


def _mentions(row: ChatRow, names: dict[str, list[str]]) -> list[int]:
    """Who is mentioned, in whatever language the writer saw the names of the seats."""
    said = "" if row.phrase else row.text
    return sorted({seat for each in names.values() for seat in mentioned(said, each)})


def mentioned(text: str, names: list[str]) -> list[int]:
    """The seats that a text names with an @; of names that begin alike the longest is meant."""
    found: set[int] = set()
    lower = text.casefold()
    at = lower.find("@")
    while at >= 0:
        after = lower[at + 1 :]
        fit = [n for n, name in enumerate(names) if name and after.startswith(name.casefold())]
        longest = max([len(names[n]) for n in fit], default=0)
        found.update(n for n in fit if len(names[n]) == longest)
        at = lower.find("@", at + 1)
    return sorted(found)


@get("/phrases")
async def phrases(language: Language) -> list[PhraseInfo]:
    """What is often said; everybody reads it in their own language."""
    return [PhraseInfo(each, phrase(language, f"say-{each}")) for each in PHRASES]


@get("/tables/{table:str}/asides")
async def read_asides(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    since: Since = 0,
) -> list[AsideInfo]:
    """What spectators say among themselves; players read it when the game is over."""
    head = await services.games.head(table)
    if await services.seats(visitor, head) and not head.over:
        raise Refused(403, "not_yours", "spectators_only")
    said = await services.talk.asides(table, since)
    return [AsideInfo(x.number, x.name, _read(x.text, x.phrase, language), x.at) for x in said]


@post("/tables/{table:str}/asides", status_code=200)
async def say_aside(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    data: JSONBody[AsideBody],
) -> AsideInfo:
    """Says something to the other spectators."""
    head = await services.games.head(table)
    if await services.seats(visitor, head) and not head.over:
        raise Refused(403, "not_yours", "spectators_only")
    text = _meant(data.text, data.phrase)
    storable(data.name)
    name = one_line(visitor.name or data.name) or phrase(language, "a-spectator")
    await services.limit("chat", visitor)
    row = await services.talk.say_aside(table, name, text, data.phrase)
    await _told(services, table)
    return AsideInfo(row.number, row.name, _read(row.text, row.phrase, language), row.at)


@get("/tables/{table:str}/notes")
async def read_notes(
    services: TheServices, visitor: TheVisitor, table: TableId, seat: Seat = None
) -> NotesInfo:
    """Your private notes."""
    own = await services.own_seat(visitor, table, seat)
    return NotesInfo(own, await services.talk.notes(table, own))


@put("/tables/{table:str}/notes")
async def write_notes(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[NotesBody]
) -> NotesInfo:
    """Replaces your private notes."""
    own = await services.own_seat(visitor, table, data.seat)
    storable(data.text)
    await services.talk.write_notes(table, own, data.text)
    return NotesInfo(own, data.text)


@get("/tables/{table:str}/notices")
async def read_notices(
    services: TheServices, visitor: TheVisitor, table: TableId, seat: Seat = None
) -> NoticeInfo:
    """Where and when your seat is notified that it must answer."""
    own = await services.own_seat(visitor, table, seat)
    for wish in await services.notices.wishes(table):
        if wish.seat == own:
            return NoticeInfo(own, wish.url, wish.mode)
    return NoticeInfo(own, "", "instant")


@put("/tables/{table:str}/notices")
async def choose_notices(
    services: TheServices, visitor: TheVisitor, table: TableId, data: JSONBody[NoticeBody]
) -> NoticeInfo:
    """Sets a webhook for your seat; an empty address removes it."""
    own = await services.own_seat(visitor, table, data.seat)
    await services.limit("ways", visitor)
    storable(data.url)
    await services.notices.wish(visitor, table, own, data.url, data.mode)
    return NoticeInfo(own, data.url, data.mode)


ROUTES = [
    phrases,
    read_chat,
    say,
    read_asides,
    say_aside,
    read_notes,
    write_notes,
    read_notices,
    choose_notices,
]
