"""The greedy bot plays sensibly with this title's judgement."""

import pytest

from pelagos.bots.base import Chance, Seen
from pelagos.bots.greedy import Greedy
from pelagos.games.cyclades.wits.judgement import judgement
from tests.cyclades.build import RULES, Table

GREEDY = Greedy(judgement())


def greedy_wins(players: int, seed: int) -> bool:
    """One greedy player in a rotating seat against random ones."""
    rng = Chance(seed)
    b = RULES.start(RULES.box(players, {}))
    place = seed % players
    while who := RULES.asked(b):
        seat = who[0]
        if seat == place:
            value = GREEDY.choose(Seen(RULES, b, seat), rng)
        else:
            value = RULES.choices(b, seat).draw(rng)
        RULES.apply(b, seat, value)
    result = RULES.result(b)
    assert result is not None
    return place in result.winners


@pytest.mark.parametrize(("players", "games", "least"), [(2, 15, 12), (4, 15, 9)])
def test_the_greedy_player_beats_random_ones(players: int, games: int, least: int) -> None:
    assert sum(greedy_wins(players, seed) for seed in range(games)) >= least


def test_the_fourth_type_of_building_is_worth_a_high_offering() -> None:
    t = Table().gold(9, 9, 9, 9).own(0, "andros", "kea").offerings(0, 1, 2, 3)
    t.tiles(andros_1="port", andros_2="temple", andros_3="university")
    answer = GREEDY.choose(Seen(RULES, t.b, 0), Chance(1))
    assert isinstance(answer, tuple)
    assert t.box.slug("god", answer[0]) == "ares"


def test_a_set_is_completed_when_it_can_be() -> None:
    t = Table().own(0, "andros", "kea", armies=1).turn("ares", gold=2)
    t.tiles(andros_1="port", andros_2="temple", andros_3="university")
    answer = GREEDY.choose(Seen(RULES, t.b, 0), Chance(1))
    assert isinstance(answer, tuple)
    assert t.box.slug("verb", answer[0]) == "build"
