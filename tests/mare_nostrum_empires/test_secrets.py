"""What is hidden, the options, and the laws."""

import json

import pytest

from pelagos.bots.base import Chance
from pelagos.conformance import check_game
from pelagos.engine.seats import NOBODY
from pelagos.games.mare_nostrum.empires import rules
from tests.mare_nostrum_empires.build import CARTHAGE, EGYPT, GREECE, ROME, Table
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


@clause("mne:H.2", "mne:H.4")
@pytest.mark.parametrize("buying", [False, True])
def test_a_guess_comes_of_what_the_seat_sees_alone(buying: bool) -> None:
    def guess(greek: dict[str, int], egyptian: dict[str, int], seed: int) -> list[int]:
        t = Table()
        t.strip()
        t.give(GREECE, **greek)
        t.give(EGYPT, **egyptian)
        if buying:
            t.build_turn(GREECE)
            t.say(GREECE, "legion athens")
        return t.rules.redeal(t.b, ROME, Chance(seed)).hand

    one = {"wine": 1, "gold": 2, "marble": 1, "legendary_wine": 1}
    other = {"gold": 1, "wine": 2, "oil": 1, "legendary_oil": 1}
    for seed in range(4):
        assert guess(one, other, seed) == guess(other, one, seed)


@clause("mne:H.2", "mne:3.d")
def test_in_a_guess_who_has_bought_something_can_pay_for_it() -> None:
    t = Table()
    t.strip()
    t.give(GREECE, coin=3)
    t.give(EGYPT, gold=2, wine=1)
    t.build_turn(GREECE)
    t.say(GREECE, "legion athens")
    for seed in range(8):
        guess = t.rules.redeal(t.b, ROME, Chance(seed))
        assert t.rules.choices(guess, GREECE).count() > 0


@clause("mne:X.a", "mne:X.b")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_laws_hold_for_every_number_of_players(players: int) -> None:
    assert check_game(rules(), players, {}, seed=players, every=29) > 100


@clause("mne:V.1", "mne:V.2", "mne:V.3", "mne:V.4", "mne:V.5")
@pytest.mark.parametrize("options", rules().option_sets(4)[1:])
def test_the_laws_hold_for_every_option(options: dict[str, object]) -> None:
    assert check_game(rules(), 4, options, seed=7, every=41) > 100


@clause("mne:V.5", "mne:H.2")
@pytest.mark.parametrize("visibility", ["screened", "open"])
def test_behind_a_screen_everything_is_hidden_and_in_the_open_unknown_goods_alone(
    visibility: str,
) -> None:
    t = Table(options={"resource_visibility": visibility})
    t.strip()
    assert not t.b.hides(ROME)
    t.give(ROME, wine=1)
    assert t.b.hides(ROME) is (visibility == "screened")
    t.give(ROME, legendary_ceramics=1)
    assert t.b.hides(ROME)
    t.b.shown = 1
    assert t.b.hides(ROME) is (visibility == "screened")


@clause("mne:1.2.b", "mne:H.2")
def test_a_legendary_good_given_back_is_forgotten() -> None:
    t = Table()
    t.give(ROME, legendary_wine=1)
    wine = t.id("resource", "legendary_wine")
    t.b.shown = 1 << t.id("resource", "wine")
    assert t.b.known(wine)
    t.b.give_back(ROME, wine)
    assert not t.b.known(wine)
