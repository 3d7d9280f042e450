"""What a player of the revised edition may work out beforehand."""

from pelagos.games.mare_nostrum.wits.odds import Side, laget_side
from pelagos.games.mare_nostrum.wits.tools import MareNostrumTools


class LagetTools(MareNostrumTools):
    def side(self, units: int, fortresses: int, bonus: int) -> Side:
        return laget_side(units, fortresses, bonus > 0)


def tools() -> LagetTools:
    """The tools of this title."""
    return LagetTools()
