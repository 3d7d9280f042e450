"""What is hidden, the options, and the laws."""

import json

import pytest

from pelagos.bots.base import Chance
from pelagos.conformance import check_game
from pelagos.engine.seats import NOBODY
from pelagos.games.mare_nostrum.empires import rules
from tests.mare_nostrum_empires.build import CARTHAGE, GREECE, ROME, Table
from tests.support import clause


@clause("mne:H.2", "mne:R.19")
def test_the_number_of_resources_is_public_and_their_kinds_are_not() -> None:
    t = Table()
    seats = t.rules.view(t.b, GREECE)["seats"]
    assert isinstance(seats, list)
    assert seats[ROME]["resources"] == 9
    assert seats[ROME]["goods"] is None
    assert "marble" not in json.dumps(t.rules.view(t.b, GREECE)["hand"])
    assert t.rules.view(t.b, NOBODY)["hand"] == []


@clause("mne:H.2", "mne:V.5")
def test_with_open_resources_only_unseen_legendary_goods_stay_hidden() -> None:
    t = Table(5, {"resource_visibility": "open"})
    t.strip()
    t.give(ROME, wine=1, legendary_oil=1)
    seats = t.rules.view(t.b, GREECE)["seats"]
    assert isinstance(seats, list)
    assert seats[ROME]["goods"] == ["unknown", "wine"]
    t.say(CARTHAGE, "2")
    seats = t.rules.view(t.b, GREECE)["seats"]
    assert isinstance(seats, list)
    assert seats[ROME]["offer"] == ["wine", "legendary_oil"]


@clause("mne:H.1")
def test_map_tracks_titles_and_reserve_are_public() -> None:
    t = Table()
    view = t.rules.view(t.b, NOBODY)
    areas, more, supply = view["areas"], view["more"], view["supply"]
    assert isinstance(areas, dict)
    assert isinstance(more, dict)
    assert isinstance(supply, dict)
    assert areas["italia"]["owner"] == ROME
    assert ("legion", ROME, 2) in areas["italia"]["pieces"]
    assert more["leaders"] == [CARTHAGE, 3, ROME]
    assert supply["legendary_pile"] == 13
    assert supply["coin"] == 44 - 15


@clause("mne:H.2", "mne:H.4", "mne:H.5")
def test_a_redeal_keeps_what_the_seat_sees_and_changes_the_rest() -> None:
    t = Table()
    t.strip(ROME)
    t.give(ROME, legendary_oil=1, wine=2)
    t.give(GREECE, legendary_wine=1)
    before = t.rules.view(t.b, ROME)
    guesses = [t.rules.redeal(t.b, ROME, Chance(seed)) for seed in range(8)]
    assert all(t.rules.view(g, ROME) == before for g in guesses)
    assert len({tuple(g.hand) for g in guesses}) > 1
    assert len({g.pile for g in guesses}) > 1
    assert all(t.rules.conserved(g) == t.rules.conserved(t.b) for g in guesses)


@clause("mne:X.a", "mne:X.b")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_laws_hold_for_every_number_of_players(players: int) -> None:
    assert check_game(rules(), players, {}, seed=players, every=29) > 100


@clause("mne:V.1", "mne:V.2", "mne:V.3", "mne:V.4", "mne:V.5")
@pytest.mark.parametrize("options", rules().option_sets(4)[1:])
def test_the_laws_hold_for_every_option(options: dict[str, object]) -> None:
    assert check_game(rules(), 4, options, seed=7, every=41) > 100
