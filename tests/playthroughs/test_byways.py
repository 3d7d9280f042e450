"""Beside the ways of kept games, too, all goes as it did: other answers, wrong ones, chance."""

import json

import pytest

from tests.playthroughs.byways import (
    GAMES,
    KEPT,
    SCENES,
    STARTS,
    Game,
    Scene,
    Start,
    byways,
    course,
    scenes,
)


@pytest.mark.parametrize("start", [pytest.param(s, id=s.name) for s in STARTS])
def test_byways_lead_where_they_led(start: Start) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))[start.name].split()
    number = 0
    for number, found in enumerate(byways(start)):
        assert found == kept[number], f"something has changed beside line {number * start.every}"
    assert number + 1 == len(kept)


@pytest.mark.parametrize("game", [pytest.param(g, id=g.name) for g in GAMES])
def test_a_game_by_chance_goes_as_it_went(game: Game) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))[game.name].split()
    number = 0
    for number, found in enumerate(course(game)):
        assert found == kept[number], "something has changed in it"
    assert number + 1 == len(kept)


@pytest.mark.parametrize("scene", [pytest.param(s, id=s.name) for s in SCENES])
def test_from_a_scene_by_chance_all_goes_as_it_went(scene: Scene) -> None:
    kept = json.loads(KEPT.read_text("utf-8"))[scene.name].split()
    assert list(scenes(scene)) == kept
