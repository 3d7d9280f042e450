"""A game in figures: public facts over time, and a luck report."""

from fractions import Fraction
from math import sqrt
from typing import Any

from pelagos.engine.contract import Standings
from pelagos.engine.rules import Rules
from pelagos.engine.seats import NOBODY
from pelagos.server.present.timeline import Roll, Timeline
from pelagos.server.types.library import Charts, Lead, Luck, Series
from pelagos.words import Words

MOST_POINTS = 240


def charts_of(timeline: Timeline, words: Words) -> Charts:
    """The charts of a game, from what a spectator could see."""
    series: dict[str, list[tuple[int, list[int]]]] = {}
    leads: list[Lead] = []
    for line, board in timeline.walk(_moments(timeline.length)):
        view = timeline.rules.view(board, NOBODY)
        seats = view["seats"]
        first = leader(view["standings"])
        if first is not None and (not leads or leads[-1].seat != first):
            leads.append(Lead(line, view["round"], first))
        for fact in seats[0]:
            figures = [n for facts in seats if isinstance(n := facts.get(fact), int)]
            if len(figures) == len(seats):
                series.setdefault(fact, []).append((line, figures))
    found = [
        Series(fact, _label(fact, words), points)
        for fact, points in series.items()
        if len({tuple(figures) for _, figures in points}) > 1
    ]
    return Charts(found, luck_of(timeline.rolls, timeline.rules, words), leads)


def leader(standings: Standings) -> int | None:
    """Who is in the lead alone, as far as everybody can see; None while several are level."""
    hidden = [n for row in standings["rows"] for n, figure in enumerate(row) if figure is None]
    known = min(hidden, default=len(standings["columns"]))
    rows = [[figure or 0 for figure in row[:known]] for row in standings["rows"]]
    best = max(rows)
    return rows.index(best) if rows.count(best) == 1 else None


def _moments(length: int) -> list[int]:
    """Evenly spread lines, the first and the last among them."""
    step = max(1, -(-length // MOST_POINTS))
    return sorted({*range(0, length + 1, step), length})


def _label(fact: str, words: Words) -> str:
    return words.text(f"fact-{fact}") if words.has(f"fact-{fact}") else fact


def luck_of(rolls: list[Roll], rules: Rules[Any], words: Words) -> list[Luck]:
    """For each question that is answered by dice, their sum against its expectation.

    It goes by the name of the phase in which it is asked.

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
        phases = rules.phases.items()
        asking = next(name for name, phase in phases if step in [each.name for each in phase.steps])
        id = f"phase-{asking}"
        label = words.text(id) if words.has(id) else step.replace("_", " ")
        report.append(Luck(step, label, dice, float(total), float(expected), round(deviation, 3)))
    return report
