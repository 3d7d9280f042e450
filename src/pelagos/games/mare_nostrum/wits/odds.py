"""Exact odds of a battle: one exchange of dice, by convolution and not by simulation.

All three editions roll one die per legion or trireme, add bonuses, and take one unit for every
full five points of the other side's total. They differ in what a fortress and a hero add, so a
side is given by plain numbers and each edition has its own way to count them.
"""

from fractions import Fraction
from typing import Final

from pelagos.engine.errors import BadData

SIDES_OF_A_DIE: Final = 6
POINTS_PER_LOSS: Final = 5
MOST_UNITS: Final = 40


class Side:
    """What one side brings: dice, bonuses, units that can be lost, and hits it cancels."""

    def __init__(
        self, dice: int, units: int, per_die: int = 0, flat: int = 0, cancels: int = 0
    ) -> None:
        for n in (dice, units, per_die, flat, cancels):
            if not 0 <= n <= MOST_UNITS:
                raise BadData(f"a side is counted from 0 to {MOST_UNITS}, not {n}")
        self.dice: Final = dice
        self.units: Final = units
        self.bonus: Final = per_die * dice + flat
        self.cancels: Final = cancels

    def totals(self) -> dict[int, Fraction]:
        """The chance of every total."""
        chances = {self.bonus: Fraction(1)}
        for _ in range(self.dice):
            wider: dict[int, Fraction] = {}
            for total, p in chances.items():
                for face in range(1, SIDES_OF_A_DIE + 1):
                    wider[total + face] = wider.get(total + face, Fraction()) + p / SIDES_OF_A_DIE
            chances = wider
        return chances

    def losses_from(self, other: "Side") -> dict[int, Fraction]:
        """The chance of each number of units lost to `other`."""
        found: dict[int, Fraction] = {}
        for total, p in other.totals().items():
            hits = max(0, total // POINTS_PER_LOSS - self.cancels)
            lost = min(self.units, hits)
            found[lost] = found.get(lost, Fraction()) + p
        return found


class Exchange:
    """What a battle may cost: `losses[(attackers lost, defenders lost)]` is its chance."""

    def __init__(self, attacker: Side, defender: Side) -> None:
        mine = attacker.losses_from(defender)
        theirs = defender.losses_from(attacker)
        self.losses = {(a, d): p * q for a, p in mine.items() for d, q in theirs.items()}
        self.survivors = {
            (attacker.units - a, defender.units - d): p for (a, d), p in self.losses.items()
        }

    def chance_that(self, attackers_left: bool, defenders_left: bool) -> Fraction:
        """The chance that each side has units left, or not."""
        ways = self.survivors.items()
        return sum(
            [p for (a, d), p in ways if (a > 0, d > 0) == (attackers_left, defenders_left)],
            Fraction(),
        )

    @property
    def attacker_alone(self) -> Fraction:
        """The attacker holds the field."""
        return self.chance_that(True, False)

    @property
    def defender_alone(self) -> Fraction:
        """The defender holds the field."""
        return self.chance_that(False, True)

    @property
    def goes_on(self) -> Fraction:
        """Both have units left: the place is at war."""
        return self.chance_that(True, True)

    @property
    def nobody_left(self) -> Fraction:
        """Both are wiped out."""
        return self.chance_that(False, False)


def original_side(units: int, fortresses: int = 0, bonus_per_die: int = 0) -> Side:
    """2003: 6 for a fortress, 1 a die with Hannibal on land or Pericles at sea."""
    # mn:7.4.6 mn:7.4.7 mn:7.4.8 mn:7.4.9
    return Side(units, units + fortresses, bonus_per_die, 6 * fortresses)


def laget_side(
    units: int, fortresses: int = 0, hannibal: bool = False, supporting_triremes: int = 0
) -> Side:
    """The revised edition: Pericles' triremes may support on land."""  # lc:12.7 lc:12.9 lc:18.3
    return Side(units, units + fortresses, int(hannibal), 6 * fortresses + supporting_triremes)


def empires_side(
    units: int, fortress: bool = False, bonus_per_die: int = 0, flat: int = 0, extra_dice: int = 0
) -> Side:
    """Empires: a fortress adds 5 and cancels a hit; Nebuchadnezzar is flat, Ramses a die more."""
    # mne:4.2.b mne:4.2.e mne:4.2.f
    fort = int(fortress)
    # The bonus per die is for legions and triremes, not for a hero's extra die.
    return Side(units + extra_dice, units + fort, 0, bonus_per_die * units + flat + 5 * fort, fort)
