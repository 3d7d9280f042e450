"""The bots look back at a game: everybody's chances, turning points, costly decisions, luck."""

from pelagos.review.data import BUDGET, Costly, Moment, Review, Stroke, Turning
from pelagos.review.reviewer import Reviewer, begin

__all__ = ["BUDGET", "Costly", "Moment", "Review", "Reviewer", "Stroke", "Turning", "begin"]
