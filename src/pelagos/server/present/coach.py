"""What the coach says at a table, in words."""

from pelagos.lessons.coaching import Coaching, coaching
from pelagos.server.present.phrases import phrase
from pelagos.server.present.questions import Asking
from pelagos.server.present.render import standing_label
from pelagos.server.titles import Titles
from pelagos.server.types.answers import CoachInfo
from pelagos.table import Sitting
from pelagos.words import Words


def coach_info(titles: Titles, sitting: Sitting, seat: int, words: Words) -> CoachInfo:
    """What the coach tells `seat`."""
    said = coaching(sitting, seat)
    asking = None if said.cheapest is None else Asking(titles, sitting, words, seat)
    return CoachInfo(
        goal="" if said.goal is None else said.goal.in_language(words.lang),
        others=_others(said, words),
        matters="" if said.matters is None else said.matters.in_language(words.lang),
        standing=_standing(said, words),
        threats=[
            text.in_language(words.lang).replace("{name}", words.seat(other))
            for other, text in said.threats
        ],
        free=said.free,
        cheapest=None if asking is None else asking.row(said.cheapest),
        dearest=None if asking is None or said.dearest is None else asking.row(said.dearest),
    )


def _others(said: Coaching, words: Words) -> str:
    """What each of the others has of that which counts in this phase."""
    if not said.others:
        return ""
    told = [f"{words.seat(seat)} — {number}" for seat, number in said.others]
    fact = f"fact-{said.column}"
    label = words.text(fact) if words.has(fact) else standing_label(said.column, words)
    return f"{label}: {', '.join(told)}"


def _standing(said: Coaching, words: Words) -> str:
    """Who is ahead in what everybody can see, and by what."""
    if not said.ahead:
        return phrase(words.lang, "coach-level")
    told = [f"{standing_label(column, words)}: {number}" for column, number in said.lead]
    names = words.listed([words.seat(seat) for seat in said.ahead])
    return phrase(words.lang, "coach-ahead", names=names, what=", ".join(told))
