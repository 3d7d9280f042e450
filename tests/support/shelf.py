"""What tests may ask of a title by its stage: a draft can be a small game without lessons."""

from pelagos.catalogue import DRAFT, SHELF, entry

PAST_DRAFT = [found.title for found in SHELF if found.stage != DRAFT]
"""The titles that must have lessons, puzzles and a page how to play."""


def enough(title: str, many: int, draft: int = 1) -> int:
    """How much a test must have looked at to prove anything."""
    return draft if entry(title).stage == DRAFT else many
