"""What a player of Cyclades may work out beforehand."""

from pelagos.engine.tools import ATTACKER, DEFENDER, NOBODY_LEFT, Forecast, Muster, Tools
from pelagos.games.cyclades.wits.odds import battle_odds


class CycladesTools(Tools):
    """Battles fought to the end; all bonuses of the defender count in all. cy:13.8"""

    has_odds = True
    needs_defenders = True

    def odds(self, muster: Muster) -> Forecast:
        attackers, defenders = muster.attackers, muster.defenders
        found = battle_odds(attackers, defenders, muster.fortresses + muster.defence_bonus)
        ends = {
            ATTACKER: found.attacker,
            DEFENDER: found.defender,
            NOBODY_LEFT: found.nobody,
        }
        return Forecast(ends, found.losses(attackers, defenders))


def tools() -> CycladesTools:
    """The tools of this title."""
    return CycladesTools()
