"""A sitting: seats, lines, undo, standing orders, provable chance, save and resume. No I/O."""

from pelagos.table.sitting import Question, Sitting, Stale

__all__ = ["Question", "Sitting", "Stale"]
