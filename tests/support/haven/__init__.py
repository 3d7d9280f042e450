"""Haven: the toy title of the tests and of the guide "add a title"; one of everything.

Each round a die is rolled for the storm, everyone secretly bids goods for the harbour, the bids
are shown, the highest bidder (ties: nobody) wins the harbour and draws a card in secret, then the
two neighbours may strike one bargain, then each player in turn stores or sells a card. The first
to three harbours wins; after six rounds the most harbours do.
"""

from tests.support.haven.rules import HavenRules

__all__ = ["HavenRules", "rules"]


def rules() -> HavenRules:
    return HavenRules()
