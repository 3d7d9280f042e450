"""Players for empty seats. A bot sees a seat's view and redeals of it, never the board."""

from pelagos.bots.advice import ADVISER, weigh
from pelagos.bots.base import Bot, Chance, Seen, Thought
from pelagos.bots.greedy import Greedy
from pelagos.bots.ladder import Level, bot, levels, offered
from pelagos.bots.planner import Planner
from pelagos.bots.randomly import Randomly
from pelagos.bots.search import Search

__all__ = [
    "ADVISER",
    "Bot",
    "Chance",
    "Greedy",
    "Level",
    "Planner",
    "Randomly",
    "Search",
    "Seen",
    "Thought",
    "bot",
    "levels",
    "offered",
    "weigh",
]
