"""The spaces of moves and building slots, worked out only as far as they are looked at."""

from pelagos.engine.spaces import Menu, Number, OneOf, Space, both, pair
from pelagos.games.cyclades.board import Board

Move = tuple[int, tuple[int, int]]
"""Origin, number, destination."""


class Journey(Menu[tuple[int, int]]):
    """From where, how many, where to: (origin, (count, destination))."""

    kind = "region"

    def __init__(
        self, unit: str, origins: list[int], counts: list[int], ends: list[list[int]]
    ) -> None:
        self.unit = unit
        self.ids = origins
        self.counts = counts
        self.ends = ends

    def then(self, id: int) -> Space[tuple[int, int]]:
        at = self.ids.index(id)
        number = Number(1, self.counts[at], self.unit)
        return both(("count", "to"), number, OneOf("region", self.ends[at]))

    def listed(self, most: int) -> list[Move] | None:
        found: list[Move] = []
        for origin, count, ends in zip(self.ids, self.counts, self.ends, strict=True):
            for n in range(1, count + 1):
                for to in ends:
                    found.append((origin, (n, to)))
        return found if len(found) <= most else None


class Slots(Menu[int]):
    """An island, then one of its slots: (island, slot)."""

    kind = "region"

    def __init__(self, slots: list[int], b: Board) -> None:
        self.slots = slots
        self.slot_island = b.box.slot_island
        found: list[int] = []
        for slot in slots:
            island = self.slot_island[slot]
            if island not in found:
                found.append(island)
        self.ids = found

    def then(self, id: int) -> Space[int]:
        return OneOf("slot", [s for s in self.slots if self.slot_island[s] == id])

    def listed(self, most: int) -> list[tuple[int, int]] | None:
        return [(self.slot_island[s], s) for s in self.slots] if len(self.slots) <= most else None


def target(move: object) -> int:
    """Where a move (origin, (count, to)) goes, or -1 when it is none."""
    _, how = pair(move)
    _, to = pair(how)
    return to if isinstance(to, int) else -1
