"""What bots may know about value."""

from pelagos.engine.judgement import Judgement
from pelagos.games.mare_nostrum.empires.board import Board


class EmpiresJudgement(Judgement[Board]):
    """Rules of thumb and a sum of what is worth having."""


def judgement() -> EmpiresJudgement:
    """What bots may know of this title."""
    return EmpiresJudgement()
