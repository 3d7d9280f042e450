"""A table being played: its state, answers, undo, events and hints."""

import json
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from pelagos.bots import ADVISER, Chance
from pelagos.engine.box import seat_slug
from pelagos.engine.errors import NotAsked, PelagosError
from pelagos.engine.spaces import freeze
from pelagos.server.bots.minds import BotFailed
from pelagos.server.bots.tasks import task_of
from pelagos.server.context import (
    AnyRequest,
    Language,
    Seat,
    Services,
    Since,
    Sitter,
    TableId,
    TheServices,
    TheVisitor,
    needs_contract,
    scene_of,
    scene_of_timeline,
    viewer_of,
)
from pelagos.server.errors import Refused
from pelagos.server.live.game import Game
from pelagos.server.present.coach import coach_info
from pelagos.server.present.foresight import preview_info
from pelagos.server.present.questions import Asking
from pelagos.server.present.render import heard
from pelagos.server.present.shapes import Dresser
from pelagos.server.present.tags import UNCHANGED, as_state, state_tag
from pelagos.server.types.answers import (
    AnswerBody,
    CoachInfo,
    FinalInfo,
    Hint,
    OfferInfo,
    PreviewInfo,
    UndoBody,
)
from pelagos.server.types.shapes import ShapeInfo
from pelagos.server.types.table import EventInfo, TableState, Withheld
from pelagos.table.preview import wins_now
from pelagos.words.advice import advice

JsonValue = Annotated[str, QueryParameter(max_length=20_000)]
OptionalText = Annotated[str | None, QueryParameter(max_length=20_000)]
BotName = Annotated[str | None, QueryParameter(max_length=20)]


@get("/tables/{table:str}", responses={304: UNCHANGED}, guards=[needs_contract])
async def state(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    request: AnyRequest,
    table: TableId,
    seat: Seat = None,
    names: FromQuery[bool] = True,
    since: Annotated[int | None, QueryParameter(ge=0, le=1_000_000)] = None,
) -> Response[TableState]:
    """The table page for one viewer; with `since`, also what happened from that line on.

    Who has the names of things already asks for none (`names=false`). Who sends the tag of the
    state they have (If-None-Match) learns when nothing has changed.
    """
    head = await services.games.head(table)
    viewer, mine = await services.viewpoint(visitor, head, seat, head.asked)
    tag = state_tag(head, viewer, mine, language, names, since)
    if request.headers.get("if-none-match") == tag:
        return as_state(None, tag)
    if services.games.is_read_only(head):
        head, timeline = await services.games.timeline(table)
        scene = scene_of_timeline(head, timeline)
        found = services.renderer.state(scene, viewer, mine, language, names)
        if since is not None:
            found.since = since
            found.told = services.renderer.told(scene, timeline.events, viewer, language, since)
        return as_state(found, tag)
    async with services.games.at(table, head) as game:
        found = _state(services, game, viewer, mine, language, since, names)
        # the game may have gone on since the head was read
        return as_state(found, state_tag(game.head, viewer, mine, language, names, since))


def _state(
    services: Services,
    game: Game,
    viewer: int,
    mine: list[int],
    lang: str,
    since: int | None,
    names: bool,
) -> TableState:
    scene = scene_of(game)
    found = services.renderer.state(scene, viewer, mine, lang, names)
    if since is not None:
        found.since = since
        found.told = services.renderer.told(scene, game.sitting.events, viewer, lang, since)
    return found


class Asker(Sitter):
    """A seat that gave an answer and is shown its new state."""

    def __init__(self, sitter: Sitter, request: AnyRequest, mine: list[int], lang: str) -> None:
        super().__init__(sitter.services, sitter.visitor, sitter.table, sitter.seat)
        self.client = request.headers.get("x-client", "")
        self.mine = mine
        self.lang = lang
        self.since: int | None = None
        self.state: TableState | None = None

    def see(self, game: Game) -> None:
        line = game.sitting.line
        since = line if self.since is None else min(self.since, line)
        seat = (
            self.seat
            if len(self.mine) == 1
            else viewer_of(game.head, None, self.mine, game.sitting.asked())
        )
        self.state = _state(self.services, game, seat, self.mine, self.lang, since, False)

    def told(self) -> TableState:
        """What it saw."""
        assert self.state is not None  # the answer was stored, or there was a refusal
        return self.state


@post("/tables/{table:str}/answers", status_code=200, guards=[needs_contract])
async def answer(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    request: AnyRequest,
    table: TableId,
    data: JSONBody[AnswerBody],
) -> TableState:
    """Takes an answer and returns what came of it. An acknowledged answer is stored."""
    seat, mine = await services.own_seats(visitor, table, data.seat)
    asker = Asker(Sitter(services, visitor, table, seat), request, mine, language)
    asker.since = data.line if data.since is None else data.since
    await services.games.come_back(table, seat)
    try:
        if data.text is not None:
            await services.games.answer_text(table, seat, data.text, data.line, asker)
        elif data.value is not msgspec.UNSET:
            await services.games.answer(table, seat, data.value, data.line, asker)
        else:
            raise Refused(400, "bad_data", "no_answer")
    except PelagosError as error:
        await _explain(services, table, language, error)
        raise
    return asker.told()


async def _explain(services: Services, table: str, lang: str, error: PelagosError) -> None:
    async with services.games.at(table) as game:
        words = services.renderer.words(scene_of(game), lang)
    raise services.renderer.explain(error, words) from None


@get("/tables/{table:str}/final")
async def final(
    services: TheServices, visitor: TheVisitor, table: TableId, value: JsonValue, seat: Seat = None
) -> FinalInfo:
    """Whether an answer would be final."""
    own = await services.own_seat(visitor, table, seat)
    wanted = _read(value)
    async with services.games.at(table) as game:
        if own not in game.sitting.asked():
            raise NotAsked(f"p{own + 1}", [])
        return FinalInfo(game.sitting.is_final(own, wanted))


@get("/tables/{table:str}/preview")
async def preview(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    value: OptionalText = None,
    text: OptionalText = None,
    seat: Seat = None,
) -> PreviewInfo:
    """What an answer would do, before it is given: a value, or a text that may give several."""
    own = await services.own_seat(visitor, table, seat)
    await services.limit("previews", visitor)
    wanted = _read(value) if value is not None else None
    async with services.games.at(table) as game:
        sitting, then = game.sitting, list[str]()
        if wanted is None:
            first, *then = game.rules.parts(text or "")
            wanted = game.rules.read(sitting.board, own, first)
        told = services.renderer, scene_of(game), sitting
        return preview_info(*told, own, wanted, language, then)


@get("/tables/{table:str}/follow")
async def follow(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    value: JsonValue,
    seat: Seat = None,
) -> ShapeInfo:
    """What may follow an answer that was begun, for those made of one order after another."""
    own = await services.own_seat(visitor, table, seat)
    await services.limit("previews", visitor)
    begun = _read(value)
    async with services.games.at(table) as game:
        found = game.sitting.question(own).space.follow(begun)
        if found is None:
            raise Refused(422, "not_allowed")
        words = services.renderer.words(scene_of(game), language)
        return Dresser(words, game.rules.places).dressed(found.shape())


def _read(value: str) -> object:
    try:
        return freeze(json.loads(value))
    except (ValueError, RecursionError):
        raise Refused(400, "bad_data", "not_json") from None


@post("/tables/{table:str}/undo", status_code=200, guards=[needs_contract])
async def undo(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    request: AnyRequest,
    table: TableId,
    data: JSONBody[UndoBody],
) -> TableState:
    """Undoes the last answer, or all from a line on, and returns the table as it was."""
    seat, mine = await services.own_seats(visitor, table, data.seat)
    asker = Asker(Sitter(services, visitor, table, seat), request, mine, language)
    await services.games.come_back(table, seat)
    await services.games.undo(table, seat, data.line, asker)
    return asker.told()


@get("/tables/{table:str}/withheld")
async def withheld(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    seat: Seat = None,
) -> list[Withheld]:
    """What can be seen but not chosen now, and why not."""
    own = await services.own_seat(visitor, table, seat)
    await services.limit("previews", visitor)
    async with services.games.at(table) as game:
        words = services.renderer.words(scene_of(game), language)
        return Asking(services.games.titles, game.sitting, words, own).withheld()


@get("/tables/{table:str}/offers")
async def offers(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    seat: Seat = None,
) -> list[OfferInfo]:
    """What each listed answer would do at once, and whether it could be undone."""
    own = await services.own_seat(visitor, table, seat)
    await services.limit("previews", visitor)
    async with services.games.at(table) as game:
        words = services.renderer.words(scene_of(game), language)
        return Asking(services.games.titles, game.sitting, words, own).offers()


@get("/tables/{table:str}/events")
async def events(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    seat: Seat = None,
    since: Since = 0,
) -> list[EventInfo]:
    """The events from a line on, as far as the viewer may know them."""
    head = await services.games.head(table)
    viewer, _ = await services.viewpoint(visitor, head, seat, head.asked)
    if services.games.is_read_only(head):
        head, timeline = await services.games.timeline(table)
        scene = scene_of_timeline(head, timeline)
        told = heard(timeline.events, viewer, since)
        return services.renderer.events(scene, told, language, since)
    async with services.games.at(table, head) as game:
        told = heard(game.sitting.events, viewer, since)
        return services.renderer.events(scene_of(game), told, language, since)


@get("/tables/{table:str}/recap")
async def recap(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    seat: Seat = None,
) -> list[EventInfo]:
    """What happened since the seat's last answer."""
    own = await services.own_seat(visitor, table, seat)
    head = await services.games.head(table)
    if services.games.is_read_only(head):
        return []
    async with services.games.at(table, head) as game:
        told = game.sitting.recap(own)
        since = told[0][0] if told else game.sitting.line
        return services.renderer.events(scene_of(game), told, language, since)


@get("/tables/{table:str}/hint")
async def hint(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    seat: Seat = None,
    bot: BotName = None,
) -> Hint:
    """What a bot would answer in this seat, and why, in one sentence."""
    level = ADVISER if bot is None else services.games.titles.level(bot)
    own = await services.own_seat(visitor, table, seat)
    await services.limit("hints", visitor)
    await services.limit_thinking([level], visitor)
    async with services.games.at(table) as game:
        asked = game.sitting.question(own)
        if own not in game.sitting.asked():  # of speaking up unasked no bot knows anything
            raise NotAsked(seat_slug(own), [seat_slug(s) for s in game.sitting.asked()])
        task = task_of(game.sitting, own, level)
        words = services.renderer.words(scene_of(game), language)
        rules, board, line = game.rules, game.sitting.board.copy(), game.sitting.line
    try:
        thought = await services.driver.thinkers.weigh(task, table)
    except BotFailed:
        raise Refused(503, "busy", "no_hint", seconds=5) from None
    value = thought.weighed[0][0]
    label = words.choice(asked.space, value) or asked.space.write(value, words.box)
    wins = wins_now(rules, board, own, value, Chance(line))
    return Hint(value, label, advice(words, asked.space, *thought, wins=wins))


@get("/tables/{table:str}/coach")
async def coach(
    services: TheServices,
    visitor: TheVisitor,
    language: Language,
    table: TableId,
    seat: Seat = None,
) -> CoachInfo:
    """What a learner in this seat should think of now."""
    own = await services.own_seat(visitor, table, seat)
    await services.limit("previews", visitor)
    async with services.games.at(table) as game:
        scene = scene_of(game)
        words = services.renderer.words(scene, language)
        return coach_info(services.games.titles, game.sitting, own, words)


ROUTES = [
    state,
    answer,
    final,
    preview,
    follow,
    undo,
    withheld,
    offers,
    events,
    recap,
    hint,
    coach,
]
