"""What a taker may take in an exchange."""

from pelagos.engine.spaces import Ways


class Takings(Ways):
    """From whom, and which of the things that lie face up before them; there are `kinds` kinds."""

    def __init__(self, sources: list[int], offers: list[int], kinds: int) -> None:
        super().__init__("seat", sources, "resource")
        self.offers = offers
        self.kinds = kinds

    def goals(self, id: int) -> list[int]:
        """The kinds that lie face up before a participant."""
        first = id * self.kinds
        found: list[int] = []
        for kind, n in enumerate(self.offers[first : first + self.kinds]):
            if n:
                found.append(kind)
        return found
