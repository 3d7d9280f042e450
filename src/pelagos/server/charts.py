"""A game in figures: public facts over time, and a luck report."""

from fractions import Fraction
from math import sqrt

from pelagos.engine.seats import NOBODY
from pelagos.server.film import Film, Roll
from pelagos.server.types import Charts, Luck, Series
from pelagos.words import Words

MOST_POINTS = 240


def charts_of(film: Film, words: Words) -> Charts:
    """The charts of a game, from what a spectator could see."""
    series: dict[str, list[tuple[int, list[int]]]] = {}
    for line in _moments(film.length):
        view = film.rules.view(film.at(line), NOBODY)
        seats = view.get("seats")
        if not isinstance(seats, list):
            break
        for fact in seats[0]:
            figures = [facts.get(fact) for facts in seats]
            if all(type(n) is int for n in figures):
                series.setdefault(fact, []).append((line, figures))
    found = [
        Series(fact, _label(fact, words), points)
        for fact, points in series.items()
        if len({tuple(figures) for _, figures in points}) > 1
    ]
    return Charts(found, luck_of(film.rolls, words))


def _moments(length: int) -> list[int]:
    """Evenly spread lines, the first and the last among them."""
    step = max(1, -(-length // MOST_POINTS))
    return sorted({*range(0, length + 1, step), length})


def _label(fact: str, words: Words) -> str:
    return words.text(f"fact-{fact}") if words.has(f"fact-{fact}") else fact


def luck_of(rolls: list[Roll], words: Words) -> list[Luck]:
    """For each question that is answered by dice, their sum against its expectation.

    `deviation` is in standard deviations: beyond 2 either way was rare luck.
    """
    found: dict[str, list[Roll]] = {}
    for roll in rolls:
        found.setdefault(roll.step, []).append(roll)
    report = []
    for step, thrown in found.items():
        total, expected, variance, dice = 0, Fraction(), Fraction(), 0
        for roll in thrown:
            n = len(roll.faces)
            mean = Fraction(sum(roll.faces), n)
            spread = Fraction(sum(f * f for f in roll.faces), n) - mean * mean
            total += sum(roll.shown)
            expected += mean * len(roll.shown)
            variance += spread * len(roll.shown)
            dice += len(roll.shown)
        deviation = float(total - expected) / sqrt(variance) if variance else 0.0
        id = f"ask-{step}"
        label = words.question(step, NOBODY) if words.has(id) else step.replace("_", " ")
        report.append(Luck(step, label, dice, float(total), float(expected), round(deviation, 3)))
    return report
