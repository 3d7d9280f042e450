"""Rulebooks, clause by clause, and editions side by side."""

from typing import Annotated

from litestar import get
from litestar.params import FromPath, QueryParameter

from pelagos import clauses
from pelagos.clauses import Clause, ClauseTable
from pelagos.engine.errors import BadData
from pelagos.engine.tools import Muster
from pelagos.server.context import Language, TheServices
from pelagos.server.errors import Refused
from pelagos.server.present.odds import odds_of
from pelagos.server.present.phrases import phrase
from pelagos.server.types.library import (
    ChapterInfo,
    ClauseInfo,
    CompareRow,
    Comparison,
    OddsInfo,
    RulesInfo,
)


@get("/rules/compare")
async def compare(
    language: Language,
    titles: Annotated[str, QueryParameter(max_length=200)],
    topic: Annotated[str, QueryParameter(max_length=60)] = "",
) -> Comparison:
    """Topic by topic, what each of the titles (joined by commas) says."""
    wanted = [t for t in titles.split(",") if t]
    for title in wanted:
        _table(title)
    found = clauses.lens(wanted, topic)
    return Comparison(
        [
            CompareRow(
                topic,
                phrase(language, f"topic-{topic}"),
                {t: [_clause(c, language) for c in cs] for t, cs in row.items()},
            )
            for topic, row in found.items()
        ]
    )


@get("/rules/{title:str}")
async def rulebook(language: Language, title: FromPath[str]) -> RulesInfo:
    """A rulebook in the reader's language."""
    return RulesInfo(title, _chapters(_table(title), language))


def _table(title: str) -> ClauseTable:
    try:
        return clauses.table(title)
    except BadData:
        raise Refused(400, "bad_data", "no_title", title=title[:40]) from None


Units = Annotated[int, QueryParameter(ge=0, le=20)]
Bonus = Annotated[int, QueryParameter(ge=0, le=9)]


@get("/odds")
async def odds(
    services: TheServices,
    title: Annotated[str, QueryParameter(max_length=40)],
    attackers: Annotated[int, QueryParameter(ge=1, le=20)],
    defenders: Units,
    fortresses: Bonus = 0,
    attack_bonus: Bonus = 0,
    defence_bonus: Bonus = 0,
) -> OddsInfo:
    """The exact odds of a battle."""
    muster = Muster(attackers, defenders, fortresses, attack_bonus, defence_bonus)
    return await services.lanes.reading.run(odds_of, title, muster)


def _chapters(table: ClauseTable, lang: str) -> list[ChapterInfo]:
    return [
        ChapterInfo(
            chapter.id,
            chapter.heading[lang],
            [_clause(c, lang) for c in table.clauses if c.chapter == chapter.id],
        )
        for chapter in table.chapters
    ]


def _clause(clause: Clause, lang: str) -> ClauseInfo:
    ruling = clause.ruling.get(lang, "")
    # why the referee does not enforce a clause concerns developers alone: English only
    reason = clause.reason if lang == "en" else ""
    return ClauseInfo(clause.id, clause.kind, clause.topic, clause.text[lang], ruling, reason)


ROUTES = [compare, rulebook, odds]
