"""Rows of numbers and sets of ids, as the boards keep them.

A row that seldom changes is a tuple, so that copies of a board share it; a set is an int with a
bit for each id.
"""

from typing import Final, TypeVar

V = TypeVar("V")


def put(row: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The row with one entry changed.

    >>> put((1, 2, 3), 1, 7)
    (1, 7, 3)
    """
    entries = list(row)
    entries[at] = value
    return tuple(entries)


def add(row: tuple[int, ...], at: int, count: int) -> tuple[int, ...]:
    """The row with so much added to one entry.

    >>> add((1, 2, 3), 2, -3)
    (1, 2, 0)
    """
    return put(row, at, row[at] + count)


def shift(row: tuple[int, ...], origin: int, goal: int, count: int) -> tuple[int, ...]:
    """The row with so much taken from one entry and added to another.

    >>> shift((1, 2, 3), 2, 0, 1)
    (2, 2, 2)
    """
    entries = list(row)
    entries[origin] -= count
    entries[goal] += count
    return tuple(entries)


_EIGHTS: Final = [
    [[first + i for i in range(8) if byte >> i & 1] for byte in range(256)]
    for first in range(0, 128, 8)
]
"""For each eight ids and each way to have some of them, which ones."""


def bits(mask: int) -> list[int]:
    """The ids in a set of at most 128, lowest first.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    for ids in _EIGHTS:
        if not mask:
            break
        found += ids[mask & 255]
        mask >>= 8
    return found
