"""What the coach says at a table: what matters, who is ahead, what the answers cost."""

from pelagos.engine.contract import Standings
from pelagos.lessons.coach import coach
from pelagos.server.present.phrases import phrase
from pelagos.server.present.questions import Asking
from pelagos.server.present.render import Scene, standings_info
from pelagos.server.titles import Titles
from pelagos.server.types.answers import CoachInfo
from pelagos.server.types.table import Listed
from pelagos.table import Sitting
from pelagos.words import Words


def coach_info(
    titles: Titles, scene: Scene, sitting: Sitting, seat: int, words: Words
) -> CoachInfo:
    """What the coach tells `seat`, who learns nothing from it that it may not know."""
    known = coach(scene.head.title)
    tip = known.tip([phase.name for phase in scene.board.phases])
    standings: Standings = sitting.view(seat)["standings"]
    threats = [
        text.in_language(words.lang).replace("{name}", words.seat(other))
        for other, text in known.close_to_winning(standings)
        if other != seat
    ]
    listed = _listed(titles, sitting, seat, words)
    priced = sorted([row for row in listed if _total(row)], key=_total)
    return CoachInfo(
        matters="" if tip is None else tip.in_language(words.lang),
        standing=_standing(standings, words),
        threats=threats,
        free=len(listed) - len(priced),
        cheapest=priced[0] if priced else None,
        dearest=priced[-1] if len(priced) > 1 and _total(priced[-1]) > _total(priced[0]) else None,
    )


def _listed(titles: Titles, sitting: Sitting, seat: int, words: Words) -> list[Listed]:
    if seat not in sitting.asked() or sitting.paused:
        return []
    return Asking(titles, sitting, words, seat).listed() or []


def _total(row: Listed) -> int:
    return sum([cost.amount for cost in row.price])


def _standing(standings: Standings, words: Words) -> str:
    """Who is ahead in what everybody can see, and by what."""
    info = standings_info(_open(standings), words)
    first = [seat for seat, place in enumerate(info.places) if place == 1]
    if len(first) == len(info.places):
        return phrase(words.lang, "coach-level")
    told = [
        f"{column.label}: {info.rows[first[0]][n]}"
        for n, column in enumerate(info.columns)
        if len({row[n] for row in info.rows}) > 1
    ]
    names = words.listed([words.seat(seat) for seat in first])
    return phrase(words.lang, "coach-ahead", names=names, what=", ".join(told))


def _open(standings: Standings) -> Standings:
    """The columns in which nothing is hidden: one's own secrets put nobody ahead."""
    columns, rows = standings["columns"], standings["rows"]
    seen = [n for n in range(len(columns)) if all(row[n] is not None for row in rows)]
    return {"columns": [columns[n] for n in seen], "rows": [[row[n] for n in seen] for row in rows]}
