"""Players for empty seats. A bot sees a seat's view and redeals of it, never the board."""

from pelagos.bots.base import Bot, Chance, Seen
from pelagos.bots.greedy import Greedy
from pelagos.bots.ladder import bot, levels
from pelagos.bots.randomly import Randomly

__all__ = ["Bot", "Chance", "Greedy", "Randomly", "Seen", "bot", "levels"]
