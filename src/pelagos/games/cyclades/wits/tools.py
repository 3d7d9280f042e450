"""What a player of Cyclades may work out beforehand."""

from pelagos.engine.contract import Battle
from pelagos.engine.tools import ATTACKER, DEFENDER, NOBODY_LEFT, Forecast, Muster, Tools
from pelagos.games.cyclades.wits.odds import battle_odds


class CycladesTools(Tools):
    """Battles fought to the end; all bonuses of the defender count in all."""  # cy:13.8

    has_odds = True
    needs_defenders = True

    def odds(self, muster: Muster) -> Forecast:
        bonus = muster.fortresses + muster.defence_bonus
        return forecast(muster.attackers, muster.defenders, bonus)

    def odds_ahead(self, battle: Battle) -> Forecast:
        """A side's units are part of what is added to its die."""  # cy:13.2
        defence = battle.defender
        return forecast(battle.attacker.units, defence.units, defence.bonus - defence.units)


def forecast(attackers: int, defenders: int, bonus: int) -> Forecast:
    """How a battle fought to the end may end."""
    found = battle_odds(attackers, defenders, bonus)
    ends = {
        ATTACKER: found.attacker,
        DEFENDER: found.defender,
        NOBODY_LEFT: found.nobody,
    }
    return Forecast(ends, found.losses(attackers, defenders))


def tools() -> CycladesTools:
    """The tools of this title."""
    return CycladesTools()
