"""A space that both editions need: one of several sets."""

from pelagos.engine.contract import SomeOfShape
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Ints, SomeOf


class OneSetOf(SomeOf):
    """One of several sets of things."""

    def __init__(self, kind: str, found: list[Ints]) -> None:
        pile = sorted({thing for chosen in found for thing in chosen})
        sizes = [len(chosen) for chosen in found]
        super().__init__(kind, pile, min(sizes), max(sizes))
        self.found = found

    def holds(self, value: object) -> bool:
        return super().holds(value) and value in self.found

    def draw(self, rng: Rng) -> Ints:
        return self.found[rng.below(len(self.found))]

    def count(self) -> int:
        return len(self.found)

    def listed(self, most: int) -> list[Ints] | None:
        return list(self.found) if len(self.found) <= most else None

    def shape(self) -> SomeOfShape:
        return self.narrowed()
