"""Series and cups on paper: who meets whom, who sits where, and who stands before whom."""

from collections import Counter
from itertools import combinations

import pytest

from pelagos.server.people.fixtures import Outcome, all_against_all, series, standings


def test_a_series_moves_everybody_one_seat_further_on() -> None:
    games = series(3, 4)
    assert [game.seats for game in games] == [(0, 1, 2), (2, 0, 1), (1, 2, 0), (0, 1, 2)]
    assert [game.round for game in games] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    ("members", "players"),
    [(2, 2), (5, 2), (8, 2), (16, 2), (7, 3), (9, 3), (5, 4), (8, 4), (6, 5), (8, 7)],
)
def test_in_a_cup_everybody_meets_everybody_and_plays_as_often(members: int, players: int) -> None:
    games = all_against_all(members, players)
    met = Counter(pair for game in games for pair in combinations(sorted(game.seats), 2))
    assert len(met) == members * (members - 1) // 2
    assert len(set(Counter(one for game in games for one in game.seats).values())) == 1
    for game in games:
        assert len(set(game.seats)) == players
        others = [x for x in games if x.round == game.round and x is not game]
        assert not any(set(game.seats) & set(x.seats) for x in others), "one game at a time"


def test_pairs_meet_exactly_as_often_as_agreed_and_change_sides() -> None:
    games = all_against_all(4, 2, times=2)
    assert len(games) == 12
    first = Counter(game.seats[0] for game in games)
    assert set(first.values()) == {3}


def test_points_are_opponents_left_behind() -> None:
    lines = standings(3, [Outcome((0, 1, 2), (1, 2, 3)), Outcome((1, 0, 2), (1, 1, 3))])
    assert [(x.member, x.points, x.wins, x.place) for x in lines] == [
        (0, 3.5, 1, 1), (1, 2.5, 0, 2), (2, 0.0, 0, 3)
    ]  # fmt: skip


def test_equal_points_are_parted_by_wins_then_by_the_direct_encounter() -> None:
    wins = standings(3, [Outcome((0, 1), (1, 2)), Outcome((1, 2), (1, 2)), Outcome((2, 0), (1, 2))])
    assert {x.place for x in wins} == {1}, "everything is equal: they share the place"
    games = [
        Outcome((0, 1), (1, 2)),
        Outcome((1, 2), (1, 2)),
        Outcome((0, 2), (2, 1)),
        Outcome((0, 3), (2, 1)),
        Outcome((1, 3), (1, 2)),
        Outcome((2, 3), (2, 1)),
    ]
    lines = standings(4, games)
    assert [(x.member, x.points, x.direct) for x in lines[:2]] == [(1, 2.0, 1.0), (3, 2.0, 0.0)]


def test_at_last_it_counts_whom_one_has_beaten() -> None:
    draw = Outcome((0, 1), (1, 1))
    games = [draw, Outcome((0, 2), (1, 2)), Outcome((1, 3), (1, 2)), Outcome((2, 3), (1, 2))]
    lines = standings(4, games)
    assert [(x.member, x.points, x.opposition) for x in lines[:2]] == [
        (0, 1.5, 1.75),
        (1, 1.5, 0.75),
    ]
