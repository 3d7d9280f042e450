"""Answers as numbers and views as vectors: the encoding all environments share.

**Actions.** There are `size` actions. Action 0 is WAIT: it is legal only for a seat that is not
asked. An answer has the number `1 + crc32("<question> <answer in notation>") % (size - 1)`: it
depends on nothing but the text of the answer, so it is the same in every game, on every machine
and after every rules fix. Where two answers to one question fall on the same number, the one that
the question lists later takes the next free one. A question with more than `offered` answers (or
one that cannot be listed) offers a sample of that many, drawn from a stream that depends on the
environment's seed and the line of the record.

**Observations.** The seat's view is flattened to leaves ("seats.0.gold" = 5) and each leaf is
added to the cell `crc32(path) % cells` of a vector: a number as sign(x) * log(1 + |x|), a word as
1 in the cell of "path=word", something hidden as 1 in the cell of "path?". Seats are counted from
the viewer, so that one policy can play every seat. The question asked is a leaf too.
"""

from functools import lru_cache
from math import copysign, log1p
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from pelagos.bots.base import Chance
from pelagos.engine.box import Box
from pelagos.engine.contract import View
from pelagos.engine.errors import BadData
from pelagos.engine.spaces import Space

WAIT = 0

Mask = NDArray[np.int8]
Vector = NDArray[np.float32]


@lru_cache(maxsize=200_000)
def _hash(text: str) -> int:
    return crc32(text.encode())


class Encoding:
    """The numbers of a title's answers, and the shape of its observations."""

    def __init__(self, size: int = 1024, cells: int = 512, offered: int = 256) -> None:
        if not 2 <= offered < size or cells < 8:
            raise BadData("an encoding needs 2 <= offered < size actions and at least 8 cells")
        self.size = size
        self.cells = cells
        self.offered = offered

    def actions(self, step: str, space: Space[object], box: Box, rng: Chance) -> dict[int, object]:
        """The answers on offer by their numbers. `rng` samples a space too large to list."""
        answers = space.listed(self.offered)
        if answers is None:
            answers = list(dict.fromkeys([space.draw(rng) for _ in range(self.offered)]))
        found: dict[int, object] = {}
        room = self.size - 1
        for answer in answers:
            at = _hash(f"{step} {space.write(answer, box)}") % room
            while at + 1 in found:
                at = (at + 1) % room
            found[at + 1] = answer
        return found

    def mask(self, actions: dict[int, object]) -> Mask:
        """1 for each action on offer; WAIT alone where there is none."""
        mask: Mask = np.zeros(self.size, dtype=np.int8)
        mask[list(actions) if actions else [WAIT]] = 1
        return mask

    def vector(self, view: View, seat: int, players: int, step: str) -> Vector:
        """What `seat` sees and is asked, as an array."""
        vector: Vector = np.zeros(self.cells, dtype=np.float32)
        self._add(vector, f"ask={step}", True)
        for key, value in view.items():
            if isinstance(value, list) and len(value) == players:
                value = [value[(seat + i) % players] for i in range(players)]
            self._add(vector, key, value)
        return vector

    def _add(self, vector: Vector, path: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                self._add(vector, f"{path}.{key}", inner)
        elif isinstance(value, (list, tuple)):
            for at, inner in enumerate(value):
                self._add(vector, f"{path}.{at}", inner)
        elif value is None:
            vector[_hash(path + "?") % self.cells] += 1
        elif isinstance(value, str):
            vector[_hash(f"{path}={value}") % self.cells] += 1
        elif value:
            size = log1p(abs(value))
            vector[_hash(path) % self.cells] += copysign(size, value)


def nearest(mask: Mask, action: int) -> int:
    """The action itself if it is legal, else the next legal one, starting over after the last."""
    legal = np.flatnonzero(mask)
    at = int(np.searchsorted(legal, action))
    return int(legal[at % len(legal)])
