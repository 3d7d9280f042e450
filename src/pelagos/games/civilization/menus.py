"""Menus whose random draws favour one answer."""

from typing import Any

from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Space
from pelagos.engine.verbs import PreparedMenu, Verbs


class BiasedMenu(PreparedMenu):
    """All but one in `odds` draws take `favoured`, if it is on offer. Random players would
    otherwise levy their last tokens for ships in the first rounds, or never leave the bazaar.
    """

    def __init__(
        self,
        b: Any,
        seat: int,
        verbs: Verbs,
        ids: list[int],
        spaces: list[Space[object]],
        favoured: int,
        odds: int,
    ) -> None:
        self.board = b
        self.seat = seat
        self.verbs = verbs
        self.ids = ids
        self.spaces = spaces
        self.favoured = favoured
        self.odds = odds

    def draw(self, rng: Rng) -> tuple[int, object]:
        if self.favoured in self.ids and rng.below(self.odds):
            return (self.favoured, self.then(self.favoured).draw(rng))
        return super().draw(rng)
