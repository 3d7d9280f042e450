"""What bots may know about value in the revised edition."""

from pelagos.games.mare_nostrum.four_cards.wits.judgement import MareJudgement, Weights
from pelagos.games.mare_nostrum.laget.income import CollectRevisedIncome

WEIGHTS = Weights(
    of_cards=(0.0, 100.0, 225.0, 420.0),
    of_coin=67.0,
    of_good=22.0,
    of_kind=6.0,
    of_late_kind=25.0,
    coin_held=8.0,
    late_coin_held=85.0,
    good_held=20.0,
    of_marker=5.0,
    of_unit=0.0,
    of_role=(80.0, 60.0, 0.0),
)
"""As fitted to this edition, where two games of five end with the Pyramids."""


def judgement() -> MareJudgement:
    """The judgement of this title."""
    return MareJudgement(CollectRevisedIncome(), WEIGHTS)
