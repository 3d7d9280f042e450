"""A menu whose draws by chance lean towards one answer."""

from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Menu, Space


class Leaning(Menu):
    """Players by chance would otherwise levy their last tokens for ships in the first rounds and
    leave an empty board: fifteen draws of sixteen take `lean`, if it may be had."""

    def __init__(self, kind: str, ids: list[int], spaces: list[Space], lean: int) -> None:
        super().__init__(kind, ids, spaces)
        self.lean = lean

    def draw(self, rng: Rng) -> object:
        if self.lean in self.ids and rng.below(16):
            return (self.lean, self.then(self.lean).draw(rng))
        return super().draw(rng)
