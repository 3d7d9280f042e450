"""A sitting: seats, lines, undo, standing orders, provable chance, save and resume. No I/O."""

from pelagos.table.sitting import (
    MustBeLast,
    NothingBack,
    Paused,
    Question,
    Sitting,
    Stale,
    TooFarBack,
    TooManyAtOnce,
    TooManyOrders,
)

__all__ = [
    "MustBeLast",
    "NothingBack",
    "Paused",
    "Question",
    "Sitting",
    "Stale",
    "TooFarBack",
    "TooManyAtOnce",
    "TooManyOrders",
]
