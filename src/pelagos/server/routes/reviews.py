"""Reviews: asking for one, and what it has found so far."""

from litestar import get, post

from pelagos.catalogue import titles
from pelagos.server.context import (
    Language,
    Services,
    TableId,
    TheServices,
    TheVisitor,
    scene_of_timeline,
)
from pelagos.server.errors import Refused
from pelagos.server.people.visitor import Visitor
from pelagos.server.present.review import review_info
from pelagos.server.present.timeline import Timeline
from pelagos.server.storage.rows import Head
from pelagos.server.types.learning import ReviewInfo


@post("/tables/{table:str}/review", status_code=200)
async def ask(
    services: TheServices, visitor: TheVisitor, language: Language, table: TableId
) -> ReviewInfo:
    """Asks for a review of a game that is over, or of an uploaded record."""
    head, timeline = await _game(services, visitor, table)
    if await services.reviews.find(table) is None:
        await services.limit("reviews", visitor)
        await services.reviews.begin(table, timeline)
    return await _found(services, head, timeline, language)


@get("/tables/{table:str}/review")
async def found(
    services: TheServices, visitor: TheVisitor, language: Language, table: TableId
) -> ReviewInfo:
    """What a review has found so far."""
    head, timeline = await _game(services, visitor, table)
    return await _found(services, head, timeline, language)


async def _game(services: Services, visitor: Visitor, table: str) -> tuple[Head, Timeline]:
    head = await services.games.head(table)
    await services.seats(visitor, head)
    if not (head.over or head.uploaded):
        raise Refused(409, "not_yet", "review_later")
    if head.title not in titles():
        raise Refused(404, "not_found", "no_review")
    return await services.games.timeline(table)


async def _found(services: Services, head: Head, timeline: Timeline, lang: str) -> ReviewInfo:
    found = await services.reviews.find(head.id)
    if found is None:
        raise Refused(404, "not_found", "no_review")
    words = services.renderer.words(scene_of_timeline(head, timeline), lang)
    return await services.lanes.reading.run(
        review_info, found.review, found.failed, timeline, words
    )


ROUTES = [ask, found]
