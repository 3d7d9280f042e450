"""What a player of Civilization may work out beforehand."""

from pelagos.engine.tools import Means, Purchase, Tools, Wish
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.wits.purchases import best_purchase


class CivilizationTools(Tools):
    """The best civilization cards for a hand of trade cards and a treasury."""  # civ:17.18

    has_plans = True
    hand_kind = "trade_card"
    goods_kind = "card"

    def plan(self, box: CivilizationBox, means: Means, wishes: list[Wish]) -> list[Purchase]:
        hand = [0] * len(box.names[self.hand_kind])
        for kind, n in means.hand:
            hand[kind] += n
        owned = sum([1 << card for card in set(means.owned)])
        supply = [1] * len(box.names[self.goods_kind])
        best = best_purchase(box, owned, supply, hand, means.coins)
        return [Purchase(list(best.cards), best.cost, list(best.spent), best.tokens)]


def tools() -> CivilizationTools:
    """The tools of this title."""
    return CivilizationTools()
