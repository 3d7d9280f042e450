"""What bots may know about value in the 2003 game."""

from pelagos.games.mare_nostrum.four_cards.income import CollectIncome
from pelagos.games.mare_nostrum.four_cards.wits.judgement import MareJudgement, Weights


def judgement() -> MareJudgement:
    """The judgement of this title."""
    return MareJudgement(CollectIncome(), Weights())
