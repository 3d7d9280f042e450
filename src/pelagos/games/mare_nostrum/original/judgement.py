"""What bots may know about value in the 2003 game."""

from pelagos.games.mare_nostrum.common.income import CollectIncome
from pelagos.games.mare_nostrum.common.judgement import MareJudgement, Weights


def judgement() -> MareJudgement:
    """The judgement of this title."""
    return MareJudgement(CollectIncome(), Weights())
