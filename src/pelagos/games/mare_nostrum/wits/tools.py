"""What a player of any edition may work out beforehand: an exchange of dice, sets to pay with."""

from pelagos.engine.box import Box
from pelagos.engine.contract import Battle, Strength
from pelagos.engine.tools import (
    ATTACKER,
    DEFENDER,
    GOES_ON,
    NOBODY_LEFT,
    Forecast,
    Means,
    Muster,
    Purchase,
    Tools,
    Wish,
)
from pelagos.games.mare_nostrum.wits.odds import Exchange, Side
from pelagos.games.mare_nostrum.wits.purchases import best_purchases


class MareNostrumTools(Tools):
    """An edition says what a fortress and a bonus are worth to a side."""

    has_odds = True
    has_plans = True

    def side(self, units: int, fortresses: int, bonus: int) -> Side:
        """What one side brings."""
        raise NotImplementedError

    def odds(self, muster: Muster) -> Forecast:
        attackers = self.side(muster.attackers, 0, muster.attack_bonus)
        defenders = self.side(muster.defenders, muster.fortresses, muster.defence_bonus)
        return forecast(attackers, defenders)

    def odds_ahead(self, battle: Battle) -> Forecast:
        return forecast(counted(battle.attacker), counted(battle.defender))

    def plan(self, box: Box, means: Means, wishes: list[Wish]) -> list[Purchase]:
        """Cards are numbered as they lie in the hand, things as they are wished for."""
        paid = best_purchases(means.coins, [n for _, n in means.hand], wishes)
        return [
            Purchase([wishes.index(b.wish)], b.wish.price, list(b.goods), b.coins) for b in paid
        ]


def counted(strength: Strength) -> Side:
    """A side whose bonuses are known in all."""
    return Side(strength.dice, strength.units, 0, strength.bonus, strength.cancels)


def forecast(attackers: Side, defenders: Side) -> Forecast:
    """How one exchange of dice may end."""
    odds = Exchange(attackers, defenders)
    ends = {
        ATTACKER: odds.attacker_alone,
        DEFENDER: odds.defender_alone,
        GOES_ON: odds.goes_on,
        NOBODY_LEFT: odds.nobody_left,
    }
    return Forecast(ends, dict(sorted(odds.losses.items())))
