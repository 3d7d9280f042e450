"""What a player of Empires may work out beforehand."""

from pelagos.games.mare_nostrum.wits.odds import Side, empires_side
from pelagos.games.mare_nostrum.wits.tools import MareNostrumTools


class EmpiresTools(MareNostrumTools):
    def side(self, units: int, fortresses: int, bonus: int) -> Side:
        return empires_side(units, fortresses > 0, bonus)


def tools() -> EmpiresTools:
    """The tools of this title."""
    return EmpiresTools()
