"""What a taker may take in an exchange."""

from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Menu, OneOf, Space


class Takings(Menu):
    """From whom, and which of the things that lie face up before him; there are `kinds` kinds."""

    kind = "seat"

    def __init__(self, sources: list[int], offers: list[int], kinds: int) -> None:
        self.ids = sources
        self.offers = offers
        self.kinds = kinds

    def then(self, id: int) -> Space:
        return OneOf("resource", self.cards(id))

    def cards(self, source: int) -> list[int]:
        """The kinds that lie face up before a participant."""
        first = source * self.kinds
        found: list[int] = []
        for kind, n in enumerate(self.offers[first : first + self.kinds]):
            if n:
                found.append(kind)
        return found

    def draw(self, rng: Rng) -> object:
        source = self.ids[rng.below(len(self.ids))]
        cards = self.cards(source)
        return (source, cards[rng.below(len(cards))])

    def listed(self, most: int) -> list[object] | None:
        found: list[object] = [(s, card) for s in self.ids for card in self.cards(s)]
        return found if len(found) <= most else None
