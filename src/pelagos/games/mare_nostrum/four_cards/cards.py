"""What each thing in the box is: the clauses its text rests on, and its printed price."""

from typing import Final

from pelagos.engine.contract import FREE, Card, Cost
from pelagos.games.mare_nostrum.four_cards.box import MareBox
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARDS,
    CIVILIZATIONS,
    ITEMS,
    RESOURCES,
    ROLES,
    TAX,
)

PLAIN: Final = ("area", "verb", "post", "ship")
"""Kinds whose names say it all: places and words of answers."""


class Grounds:
    """The clauses of an edition on which the texts of its cards rest."""

    def __init__(
        self,
        cards: dict[str, tuple[str, ...]],
        roles: dict[str, tuple[str, ...]],
        pieces: dict[str, tuple[str, ...]],
        civilization: tuple[str, ...],
        tax: tuple[str, ...],
        good: tuple[str, ...],
    ) -> None:
        self.cards = cards
        self.roles = roles
        self.pieces = pieces
        self.civilization = civilization
        self.tax = tax
        self.good = good


def in_cards(number: int) -> Cost:
    """A price in cards of one set: tax cards or coins alone, or goods that are all different."""
    return (("cards", number),) if number else FREE


def cards(box: MareBox, grounds: Grounds) -> list[Card]:
    """A card for everything that is more than its name."""
    pieces = {
        slug: Card("piece", slug, grounds.pieces[slug], in_cards(box.prices[item]))
        for item, slug in enumerate(ITEMS[:-1])
    }
    found = [
        Card("card", slug, grounds.cards[slug], in_cards(box.card_prices[card]))
        for card, slug in enumerate(CARDS)
    ]
    found += [Card("role", slug, grounds.roles[slug]) for slug in ROLES]
    for kind, slug in enumerate(RESOURCES):
        found.append(Card("resource", slug, grounds.tax if kind == TAX else grounds.good))
    found += [Card("civilization", slug, grounds.civilization) for slug in CIVILIZATIONS]
    found += pieces.values()
    for slug, item in zip(box.atlas.sites, box.atlas.site_item, strict=True):
        built = pieces[ITEMS[item]]
        found.append(Card("site", slug, built.clauses, built.price))
    return found
