"""A menu whose draws by chance lean towards one answer."""

from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Menu, Space


class Leaning(Menu):
    """All but one of `odds` draws take `lean`, if it may be had. Players by chance would otherwise
    levy their last tokens for ships in the first rounds, or never leave the bazaar."""

    def __init__(
        self, kind: str, ids: list[int], spaces: list[Space], lean: int, odds: int
    ) -> None:
        super().__init__(kind, ids, spaces)
        self.lean = lean
        self.odds = odds

    def draw(self, rng: Rng) -> object:
        if self.lean in self.ids and rng.below(self.odds):
            return (self.lean, self.then(self.lean).draw(rng))
        return super().draw(rng)
