"""Why an answer was not taken, in the reader's language."""

import re
from functools import partial

from pelagos.engine.errors import BadData, BadNotation, NotAllowed, NotAsked, PelagosError
from pelagos.words import bundle_of, formatted

COMMON = "pelagos.words"
WORD = re.compile("[A-Z]+")


def refusal(error: PelagosError, lang: str, seats: list[str] | None = None) -> str:
    """One sentence; `seats` are the names of the players."""
    id, facts = error.code, error.facts()
    if isinstance(error, NotAsked):
        who = [_seat(slug, lang, seats) for slug in error.asked if slug != "clock"]
        id, facts = ("not_asked", {"who": ", ".join(who)}) if who else ("not_asked_yet", {})
    if isinstance(error, BadData) and error.about:
        id = error.about
    if isinstance(error, BadNotation) and not error.text:
        id = "unfinished"
    said = _text(lang, f"refused-{id}", **facts)
    return _text(lang, "refused-part", part=error.part, said=said) if error.part else said


def remedy(error: PelagosError, lang: str) -> str:
    """What would be allowed, what the text should have been, or what is wrong with the data."""
    if isinstance(error, NotAllowed):
        return _text(lang, "allowed", what=error.allowed)
    if isinstance(error, BadNotation):
        return _text(lang, "expected", what=wanted(error, lang))
    return str(error) if isinstance(error, BadData) and not error.about else ""


def wanted(error: BadNotation, lang: str) -> str:
    """What the text should have been."""
    details = dict(error.details)
    if "pattern" in details:  # what is to be put in stands in capitals, the rest as it is typed
        put = partial(_put, lang)
        details["pattern"] = WORD.sub(put, str(details["pattern"]))
    return _text(lang, f"expected-{error.expected}", **details)


def _put(lang: str, word: re.Match[str]) -> str:
    return _text(lang, f"pattern-{word[0].lower()}")


def _seat(slug: str, lang: str, seats: list[str] | None) -> str:
    if not slug[1:].isdecimal():
        return _text(lang, slug)
    number = int(slug[1:])
    return seats[number - 1] if seats else _text(lang, "seat", number=number)


def _text(lang: str, id: str, **facts: object) -> str:
    return formatted(bundle_of(COMMON, lang), lang, id, facts)
