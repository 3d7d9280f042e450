"""What a player of the 2003 game may work out beforehand."""

from pelagos.games.mare_nostrum.wits.odds import Side, original_side
from pelagos.games.mare_nostrum.wits.tools import MareNostrumTools


class OriginalTools(MareNostrumTools):
    def side(self, units: int, fortresses: int, bonus: int) -> Side:
        return original_side(units, fortresses, bonus)


def tools() -> OriginalTools:
    """The tools of this title."""
    return OriginalTools()
