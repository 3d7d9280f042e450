"""How strong bots are, from who won against whom: Bradley-Terry for any number of players.

A game among seats with strengths r is won by seat i with probability exp(r_i) / sum(exp(r)); with
two seats that is the model of Bradley and Terry. A bot in several seats may win with any of them,
and a shared win counts in parts. Strengths are shown on Elo's scale: 400 points are odds of 10:1.
"""

from dataclasses import dataclass
from math import log, sqrt
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from pelagos.engine.errors import BadData
from pelagos.research.arena import CONFIDENCE
from pelagos.research.game import Played

ELO = 400 / log(10)

PRIOR = 1.0
"""Standard deviation, in natural units, of what we expect before any game: it keeps the rating of
a bot that has won or lost everything finite."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A bot's strength on Elo's scale, with its interval; the mean of all bots is 0."""

    bot: str
    elo: float
    low: float
    high: float


def ratings(games: list[Played]) -> list[Rating]:
    """The ladder, strongest first."""
    names = sorted({b for g in games for b in g.lineup})
    if len(names) < 2:
        raise BadData("ratings need at least two bots")
    seats, won = _tables(games, names)

    def surprise(r: Floats) -> tuple[float, Floats]:
        weights = seats * np.exp(r)
        expected = weights / weights.sum(axis=1, keepdims=True)
        share = np.where(won > 0, won * np.log(expected, where=won > 0, out=np.zeros_like(won)), 0)
        played = won.sum(axis=1, keepdims=True)
        value = -share.sum() + (r @ r) / (2 * PRIOR**2)
        slope = (played * expected - won).sum(axis=0) + r / PRIOR**2
        return float(value), slope

    found = minimize(surprise, np.zeros(len(names)), jac=True, method="BFGS")
    strength: Floats = found.x - found.x.mean()
    spread = _spread(found.x, seats, won)
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    table = [
        Rating(name, ELO * s, ELO * (s - z * d), ELO * (s + z * d))
        for name, s, d in zip(names, strength.tolist(), spread, strict=True)
    ]
    return sorted(table, key=lambda r: -r.elo)


def _tables(games: list[Played], names: list[str]) -> tuple[Floats, Floats]:
    """For each game and bot: its seats, and its share of the win."""
    decided = [g for g in games if g.winners]
    seats = np.array([[g.lineup.count(n) for n in names] for g in decided], dtype=float)
    won = np.array(
        [
            [sum(g.lineup[s] == n for s in g.winners) / len(g.winners) for n in names]
            for g in decided
        ]
    )
    return seats, won


def _spread(r: Floats, seats: Floats, won: Floats) -> list[float]:
    """The standard error of each centred strength, from the curvature at the best fit."""
    weights = seats * np.exp(r)
    expected = weights / weights.sum(axis=1, keepdims=True)
    played = won.sum(axis=1)
    n = len(r)
    curve = np.diag((played[:, None] * expected).sum(axis=0)) + np.eye(n) / PRIOR**2
    curve -= np.einsum("g,gi,gj->ij", played, expected, expected)
    centre = np.eye(n) - 1 / n
    errors: Floats = np.diag(centre @ np.linalg.inv(curve) @ centre)
    return [sqrt(max(0.0, e)) for e in errors.tolist()]
