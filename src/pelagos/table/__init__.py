"""A sitting: seats, lines, undo, standing orders, provable chance, save and resume. No I/O."""

from pelagos.table.sitting import (
    NothingBack,
    Paused,
    Question,
    Sitting,
    Stale,
    TooFarBack,
    TooManyOrders,
)

__all__ = [
    "NothingBack",
    "Paused",
    "Question",
    "Sitting",
    "Stale",
    "TooFarBack",
    "TooManyOrders",
]
