"""Cards: what each thing in a box is, and how to find one by any of its names."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import ClassVar

from pelagos import catalogue
from pelagos.engine.box import Box
from pelagos.engine.contract import Card
from pelagos.engine.errors import PelagosError
from pelagos.words import LANGUAGES, Words

NEAR = 5
"""How many names are suggested when none is known."""


class NoCard(PelagosError):
    """Nothing in the box has this name."""

    code: ClassVar[str] = "no_card"

    def __init__(self, name: str, near: list[str]) -> None:
        self.name = name
        self.near = near
        hint = f"; near it: {', '.join(near)}" if near else ""
        super().__init__(f"no card is called {name!r}{hint}")

    def facts(self) -> dict[str, object]:
        return {"name": self.name, "number": len(self.near), "near": ", ".join(self.near)}


@dataclass(frozen=True)
class Described:
    """A card in one language."""

    card: Card
    name: str
    text: str
    price: list[tuple[str, int]]


def box_of(title: str) -> Box:
    """The largest box of a title: everything that has a name is in it."""
    rules = catalogue.load(title)
    return rules.box(rules.players[-1], {})


def described(card: Card, words: Words) -> Described:
    """A card in words; the stocks of its price by name."""
    text = f"card-{card.kind}-{card.slug}"
    price = [(words.stock(stock, amount), amount) for stock, amount in card.price]
    return Described(card, _name(card, words), words.text(text) if words.has(text) else "", price)


def _name(card: Card, words: Words) -> str:
    """A card's name; pieces and markers need not be a kind of the box."""
    if card.kind == "piece":
        return words.text(f"piece-{card.slug}")
    return words.name(card.kind, words.box.find(card.kind, card.slug))


def find(title: str, wanted: str) -> list[Card]:
    """The cards that bear a name in any language, whole or in part; whole ones count first.

    Raises NoCard with the nearest names when there is none.
    """
    names = _names(title, box_of(title))
    asked = wanted.strip().casefold()
    partly = [card for card, known in names if asked and any(asked in name for name in known)]
    found = called(title, wanted) or _told_apart(partly)
    if found:
        return found
    every = list(dict.fromkeys(name for _, known in names for name in known))
    raise NoCard(wanted[:40], get_close_matches(asked, every, NEAR))


def called(title: str, wanted: str) -> list[Card]:
    """The cards that bear exactly this name in any language."""
    asked = wanted.strip().casefold()
    return _told_apart([c for c, known in _names(title, box_of(title)) if asked in known])


def _told_apart(cards: list[Card]) -> list[Card]:
    """Without a second card of the same thing: a unit as it is bought and as it stands there."""
    return list({(card.slug, card.clauses): card for card in cards}.values())


def _names(title: str, box: Box) -> list[tuple[Card, list[str]]]:
    """Every card with its slug and its names, in lower case."""
    speech = [Words(title, lang, box) for lang in LANGUAGES]
    found = []
    for card in catalogue.load(title).cards(box):
        names = [card.slug, card.slug.replace("_", " ")]
        names += [_name(card, words) for words in speech]
        found.append((card, [name.casefold() for name in names]))
    return found
