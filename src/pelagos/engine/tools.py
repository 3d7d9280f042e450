"""What a player may work out beforehand: the odds of a battle, the best purchases for a hand.

A title that has such tools subclasses Tools in `wits/tools.py`; front ends ask for nothing else.
"""

from fractions import Fraction
from typing import Any, Final

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import Battle
from pelagos.engine.errors import BadData

ATTACKER: Final = "attacker"
DEFENDER: Final = "defender"
GOES_ON: Final = "goes_on"
NOBODY_LEFT: Final = "nobody"


class Muster:
    """Both sides of a battle. Each title says whether a bonus is per die or in total."""

    def __init__(
        self,
        attackers: int,
        defenders: int,
        fortresses: int = 0,
        attack_bonus: int = 0,
        defence_bonus: int = 0,
    ) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.fortresses = fortresses
        self.attack_bonus = attack_bonus
        self.defence_bonus = defence_bonus


class Forecast:
    """How a battle may end, and what it may cost, with exact chances.

    `ends` goes by ATTACKER, DEFENDER, GOES_ON and NOBODY_LEFT: who has units left.
    `losses[(a, d)]` is the chance that the attacker loses a units and the defender d.
    """

    def __init__(self, ends: dict[str, Fraction], losses: dict[tuple[int, int], Fraction]) -> None:
        self.ends = ends
        self.losses = losses


class Wish:
    """Something to buy: its name, its price in cards, and what it is worth to the buyer."""

    def __init__(self, name: str, price: int, worth: int) -> None:
        if not 1 <= price <= 20 or worth < 0:
            raise BadData(f"{name[:40]}: a price from 1 to 20 and a worth from 0 up")
        self.name = name
        self.price = price
        self.worth = worth


class Means:
    """What somebody can buy with: cards as (kind, count), coins, and what is owned already."""

    def __init__(self, hand: list[tuple[int, int]], coins: int, owned: list[int]) -> None:
        self.hand = hand
        self.coins = coins
        self.owned = owned


class Purchase:
    """Things bought together, and the cards and coins that pay for them."""

    def __init__(self, bought: list[int], cost: int, cards: list[int], coins: int) -> None:
        self.bought = bought
        self.cost = cost
        self.cards = cards
        self.coins = coins


@mypyc_attr(allow_interpreted_subclasses=True)
class Tools:
    """The tools of a title; this one has none."""

    has_odds: bool = False
    """Whether `odds` can be asked."""
    needs_defenders: bool = False
    """Whether a place without defenders is taken without a battle."""
    has_plans: bool = False
    """Whether `plan` can be asked."""
    hand_kind: str = ""
    """The kind of the cards in a hand; without one they are numbered as they are given."""
    goods_kind: str = ""
    """The kind of what can be bought; without one a buyer says what they wish for."""

    def odds(self, muster: Muster) -> Forecast:
        """The odds of a battle. Raises BadData where there would be none."""
        raise BadData("this title rolls no dice in battle")

    def odds_ahead(self, battle: Battle) -> Forecast:
        """The odds of a battle that is about to be fought on the board."""
        raise BadData("this title rolls no dice in battle")

    def plan(self, box: Any, means: Means, wishes: list[Wish]) -> list[Purchase]:
        """The best purchases for a hand."""
        raise BadData("this title has nothing to plan")
