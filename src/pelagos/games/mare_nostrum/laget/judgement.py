"""What bots may know about value in the revised edition."""

from pelagos.games.mare_nostrum.common.judgement import MareJudgement
from pelagos.games.mare_nostrum.laget.income import CollectRevisedIncome


def judgement() -> MareJudgement:
    """The judgement of this title."""
    return MareJudgement(CollectRevisedIncome())
