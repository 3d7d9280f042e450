"""OpenSpiel's own random simulations."""

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import SHELF, Entry
from tests.support.bots import HAVEN

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pelagos[spiel]")

from pelagos.research.spiel import game, register  # noqa: E402 - needs pyspiel

ALWAYS = ("cyclades", "mare_nostrum_empires")
"""OpenSpiel looks at every state from all sides; the longer titles are tried in deep runs."""

ENTRIES = [
    pytest.param(e, id=e.title, marks=() if e.title in ALWAYS else (pytest.mark.deep,))
    for e in SHELF
]


@pytest.mark.parametrize("entry", [pytest.param(HAVEN, id="haven"), *ENTRIES])
def test_a_title_passes_openspiels_random_simulation(entry: Entry) -> None:
    (name,) = register(entry)
    fewest = entry.rules().players[0]
    pyspiel.random_sim_test(pyspiel.load_game(name, {"players": fewest}), 1, False, False)


def test_every_title_has_a_game_of_its_own() -> None:
    register(HAVEN)
    assert pyspiel.load_game("python_pelagos_haven", {"players": 3}).num_players() == 3
    assert game("cyclades", 4).num_players() == 4


def test_a_state_told_by_its_actions_is_the_same_state() -> None:
    (name,) = register(HAVEN)
    haven = pyspiel.load_game(name, {"players": 2})
    state = haven.new_initial_state()
    rng = Chance(1)
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    again = haven.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == 0


def test_a_clone_goes_its_own_way() -> None:
    (name,) = register(HAVEN)
    state = pyspiel.load_game(name).new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)


def test_a_seat_is_not_told_what_others_bid() -> None:
    (name,) = register(HAVEN)
    state = pyspiel.load_game(name, {"players": 2}).new_initial_state()
    state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[3])
    assert "p1 bid ?" in state.information_state_string(1)
    assert "p1 bid ?" not in state.information_state_string(0)
