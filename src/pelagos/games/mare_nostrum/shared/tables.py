"""Rows of numbers and sets of ids, as the boards keep them.

A row that seldom changes is a tuple, so that copies of a board share it; a set is an int with a
bit for each id.
"""

from functools import lru_cache
from typing import TypeVar

V = TypeVar("V")


def changed(row: tuple[V, ...], at: int, value: V) -> tuple[V, ...]:
    """The row with one entry changed.

    >>> changed((1, 2, 3), 1, 7)
    (1, 7, 3)
    """
    entries = list(row)
    entries[at] = value
    return tuple(entries)


def add(row: tuple[int, ...], at: int, count: int) -> tuple[int, ...]:
    """The row with an amount added to one entry.

    >>> add((1, 2, 3), 2, -3)
    (1, 2, 0)
    """
    entries = list(row)
    entries[at] += count
    return tuple(entries)


def shift(row: tuple[int, ...], origin: int, goal: int, count: int) -> tuple[int, ...]:
    """The row with an amount moved from one entry to another.

    >>> shift((1, 2, 3), 2, 0, 1)
    (2, 2, 2)
    """
    entries = list(row)
    entries[origin] -= count
    entries[goal] += count
    return tuple(entries)


@lru_cache(1 << 12)  # the same sets come again and again
def ids_in(mask: int) -> tuple[int, ...]:
    """The ids in a set, lowest first.

    >>> ids_in(0b10110)
    (1, 2, 4)
    """
    return tuple([id for id in range(mask.bit_length()) if mask >> id & 1])
