"""Whether everything that has a name in a box has a card, with a text in every language."""

from pelagos import catalogue
from pelagos.words import LANGUAGES, Words
from pelagos.words.cards import box_of


def missing(title: str, plain: frozenset[str] = frozenset()) -> list[str]:
    """Everything without a card or its text, as "kind slug" or "kind slug (lang)". Kinds in `plain`
    need no cards: their names say it all.
    """
    rules, box = catalogue.load(title), box_of(title)
    known = {(card.kind, card.slug) for card in rules.cards(box)}
    named = [(k, s) for k, slugs in box.names.items() if k not in plain for s in slugs]
    found = [f"{kind} {slug}" for kind, slug in named if (kind, slug) not in known]
    for lang in LANGUAGES:
        words = Words(title, lang, box)
        found += [f"{k} {s} ({lang})" for k, s in sorted(known) if not words.has(f"card-{k}-{s}")]
    return found
