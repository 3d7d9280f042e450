"""Exact battle odds: what a player may work out before they attack. Nobody retreats. cy:E15"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from pelagos.games.cyclades.battles import defence_bonus, minotaur_fights
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.ids import Region

FACES: Final = (0, 1, 1, 2, 2, 3)
"""The faces of a die."""  # cy:1.3


class Odds:
    """The chances that the attacker wins, the defender survives, or both are wiped out.

    `left[(a, d)]` is the chance that this many attackers and defenders are left at the end, so it
    tells the losses of both sides too.
    """

    def __init__(self, left: dict[tuple[int, int], Fraction]) -> None:
        self.left = left
        self.attacker = sum([p for (a, _), p in left.items() if a], Fraction())
        self.defender = sum([p for (_, d), p in left.items() if d], Fraction())
        self.nobody = left.get((0, 0), Fraction())

    def losses(self, attackers: int, defenders: int) -> dict[tuple[int, int], Fraction]:
        """The chance of each pair of losses, given how many began."""
        return {(attackers - a, defenders - d): p for (a, d), p in sorted(self.left.items())}


def assault(margin: int, faces: Sequence[int] = FACES) -> tuple[Fraction, Fraction, Fraction]:
    """One roll of both dice, the attacker's units less all of the defender's being `margin`.

    The chances that the defender alone, the attacker alone, and both lose a unit.
    """  # cy:13.3
    won = lost = even = 0
    for attack in faces:
        for defence in faces:
            difference = margin + attack - defence
            if difference > 0:
                won += 1
            elif difference < 0:
                lost += 1
            else:
                even += 1
    rolls = len(faces) ** 2
    return Fraction(won, rolls), Fraction(lost, rolls), Fraction(even, rolls)


def battle_odds(
    attackers: int, defenders: int, bonus: int = 0, faces: Sequence[int] = FACES
) -> Odds:
    """The odds of a battle fought to the end, the defender adding `bonus` all through.

    >>> odds = battle_odds(1, 1)
    >>> odds.attacker, odds.nobody
    (Fraction(13, 36), Fraction(5, 18))
    """  # cy:13.8
    if attackers < 1 or defenders < 1 or bonus < 0:
        raise ValueError("a battle needs units on both sides, and no bonus below 0")
    chance: dict[tuple[int, int], Fraction] = {(attackers, defenders): Fraction(1)}
    left: dict[tuple[int, int], Fraction] = {}
    for total in range(attackers + defenders, -1, -1):
        for a in range(min(attackers, total), -1, -1):
            d = total - a
            p = chance.pop((a, d), None)
            if p is None:
                continue
            if not a or not d:
                left[a, d] = p
                continue
            won, lost, even = assault(a - d - bonus, faces)
            for key, part in (((a, d - 1), won), ((a - 1, d), lost), ((a - 1, d - 1), even)):
                if part:
                    chance[key] = chance.get(key, Fraction()) + p * part
    return Odds(left)


def attack_odds(b: Board, region: Region, attackers: int) -> Odds:
    """The odds of attacking the units that hold a region, as the board stands."""
    defenders, bonus = b.units[region], defence_bonus(b, region)
    if minotaur_fights(b, region):  # a unit that counts for two: one more unit, one more bonus
        defenders += 1
        bonus -= 1
    if not defenders:
        return Odds({(attackers, 0): Fraction(1)})
    return battle_odds(attackers, defenders, bonus, b.box.faces)
