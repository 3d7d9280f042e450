"""The spaces of moves and of building places, built only as far as somebody looks at them."""

from pelagos.engine.spaces import Form, Menu, Number, OneOf, Space
from pelagos.games.cyclades.board import Board


class Journey(Menu):
    """From where, how many, where to: (origin, (count, destination))."""

    kind = "region"

    def __init__(self, origins: list[int], counts: list[int], ends: list[list[int]]) -> None:
        self.ids = origins
        self.counts = counts
        self.ends = ends

    def then(self, id: int) -> Space:
        at = self.ids.index(id)
        number = Number(1, self.counts[at], "unit")
        return Form(["count", "to"], [number, OneOf("region", self.ends[at])])

    def listed(self, most: int) -> list[object] | None:
        found: list[object] = [
            (origin, (n, to))
            for origin, count, ends in zip(self.ids, self.counts, self.ends, strict=True)
            for n in range(1, count + 1)
            for to in ends
        ]
        return found if len(found) <= most else None


class Slots(Menu):
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

    def then(self, id: int) -> Space:
        return OneOf("slot", [s for s in self.slots if self.slot_island[s] == id])

    def listed(self, most: int) -> list[object] | None:
        return [(self.slot_island[s], s) for s in self.slots] if len(self.slots) <= most else None


def target(move: object) -> int:
    """Where a move (origin, (count, to)) goes, or -1 when it is none."""
    if isinstance(move, tuple) and len(move) == 2:
        how = move[1]
        if isinstance(how, tuple) and len(how) == 2 and type(how[1]) is int:
            return how[1]
    return -1
