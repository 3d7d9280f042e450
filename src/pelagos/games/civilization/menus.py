"""Menus of verbs worked out together, and menus whose draws by chance favour one answer."""

from typing import Any

from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Space
from pelagos.engine.verbs import Verb, VerbMenu


class PreparedMenu(VerbMenu):
    """Verbs whose offers were worked out together; those that are not possible are asked."""

    def __init__(
        self,
        b: Any,
        seat: int,
        verbs: list[Verb[Any, Any]],
        ids: list[int],
        spaces: list[Space],
    ) -> None:
        self.kind = "verb"
        self.board = b
        self.seat = seat
        self.verbs = verbs
        self.ids = ids
        self.spaces = spaces

    def then(self, id: int) -> Space:
        return self.spaces[self.ids.index(id)] if id in self.ids else super().then(id)

    def draw(self, rng: Rng) -> object:
        at = rng.below(len(self.ids))
        return (self.ids[at], self.spaces[at].draw(rng))


class BiasedMenu(PreparedMenu):
    """All but one of `odds` draws take `favoured`, if it may be had.

    Players by chance would otherwise levy their last tokens for ships in the first rounds, or never
    leave the bazaar.
    """

    def __init__(
        self,
        b: Any,
        seat: int,
        verbs: list[Verb[Any, Any]],
        ids: list[int],
        spaces: list[Space],
        favoured: int,
        odds: int,
    ) -> None:
        super().__init__(b, seat, verbs, ids, spaces)
        self.favoured = favoured
        self.odds = odds

    def draw(self, rng: Rng) -> object:
        if self.favoured in self.ids and rng.below(self.odds):
            return (self.favoured, self.then(self.favoured).draw(rng))
        return super().draw(rng)
