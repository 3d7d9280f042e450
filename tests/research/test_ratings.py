"""Ratings say what the games say, and how sure they are."""

from math import log

import pytest

from pelagos.bots import Chance
from pelagos.engine.errors import BadData
from pelagos.research.game import Played
from pelagos.research.ratings import ELO, ratings


def game(lineup: list[str], *winners: int) -> Played:
    return Played(0, 0, 0, lineup, winners=list(winners))


def test_odds_of_three_to_one_are_191_points() -> None:
    games = [game(["a", "b"], 0)] * 3000 + [game(["b", "a"], 0)] * 1000
    first, second = ratings(games)
    assert (first.bot, second.bot) == ("a", "b")
    assert first.elo - second.elo == pytest.approx(ELO * log(3), abs=2)
    assert first.elo + second.elo == pytest.approx(0, abs=1e-6)


def test_an_interval_shrinks_with_the_games() -> None:
    few = ratings([game(["a", "b"], 0)] * 6 + [game(["a", "b"], 1)] * 4)[0]
    many = ratings([game(["a", "b"], 0)] * 600 + [game(["a", "b"], 1)] * 400)[0]
    assert many.high - many.low < (few.high - few.low) / 5


def test_a_bot_that_won_everything_has_a_finite_rating() -> None:
    first, second = ratings([game(["a", "b"], 0)] * 50)
    assert 200 < first.elo - second.elo < 2000


def test_a_seat_more_or_less_does_not_make_a_bot_stronger() -> None:
    """Equal bots, one in two of three seats: it wins two thirds, and is rated equal."""
    rng = Chance(1)
    games = [game(["a", "a", "b"], rng.below(3)) for _ in range(3000)]
    first, second = ratings(games)
    assert first.elo - second.elo < 20


def test_strengths_are_found_again_among_four_seats() -> None:
    rng = Chance(2)
    weights = {"a": 4, "b": 2, "c": 1, "d": 1}
    pool = [n for n, w in weights.items() for _ in range(w)]
    names = list(weights)
    games = [game(names, names.index(pool[rng.below(len(pool))])) for _ in range(4000)]
    found = {r.bot: r for r in ratings(games)}
    assert found["a"].elo - found["b"].elo == pytest.approx(ELO * log(2), abs=25)
    assert found["a"].low < found["c"].elo + ELO * log(4) < found["a"].high


def test_a_shared_win_counts_in_parts() -> None:
    first, second = ratings([game(["a", "b"], 0, 1)] * 40)
    assert first.elo == pytest.approx(second.elo, abs=1e-3)


def test_one_bot_alone_cannot_be_rated() -> None:
    with pytest.raises(BadData, match="two bots"):
        ratings([game(["a", "a"], 0)])
