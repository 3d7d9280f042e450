"""The boards as drawn are the boards the titles play on: same regions, same neighbours."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "pelagos" / "games"

Pair = tuple[str, str]


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def title(*path: str) -> dict[str, Any]:
    return tomllib.loads(GAMES.joinpath(*path).read_text(encoding="utf-8"))


def drawn(board: str) -> tuple[set[str], set[Pair]]:
    path = ROOT / "tools" / "boards" / "data" / f"{board}.json"
    areas = json.loads(path.read_text(encoding="utf-8"))["areas"]
    return {a["id"] for a in areas}, {pair(a["id"], b) for a in areas for b in a["adjacent"]}


def listed(rows: list[dict[str, Any]], name: str, *keys: str) -> tuple[set[str], set[Pair]]:
    """Regions and neighbours of tables that name their neighbours under some keys."""
    near = {pair(r[name], other) for r in rows for key in keys for other in r.get(key, [])}
    return {r[name] for r in rows}, near


@pytest.mark.parametrize("players", ["23", "4", "5"])
def test_cyclades_plays_on_the_archipelago_we_draw(players: str) -> None:
    data = title("cyclades", "data", f"board_{players}.toml")
    assert drawn(f"cyclades_{players}") == listed(data["island"] + data["sea"], "slug", "seas")


def test_both_games_of_2003_play_on_the_provinces_we_draw() -> None:
    data = title("mare_nostrum", "four_cards", "data", "board.toml")
    rows = data["province"] + data["sea"]
    assert drawn("mare_nostrum") == listed(rows, "slug", "borders", "coasts")


def test_empires_plays_on_the_provinces_we_draw() -> None:
    data = title("mare_nostrum", "empires", "data", "map.toml")
    rows = data["province"] + data["sea"]
    assert drawn("mare_nostrum_empires") == listed(rows, "id", "land", "seas")


def test_civilization_plays_on_the_areas_we_draw() -> None:
    data = title("civilization", "data", "board.toml")
    areas, borders = drawn("civilization")
    assert areas == {r["slug"] for r in data["land"]} | set(data["seas"]["slugs"])
    assert borders == {pair(a, b) for kind in data["borders"].values() for a, b in kind}


def test_civilization_draws_land_and_water_borders_as_such() -> None:
    data = title("civilization", "data", "board.toml")["borders"]
    path = ROOT / "tools" / "boards" / "data" / "civilization.json"
    areas = json.loads(path.read_text(encoding="utf-8"))["areas"]
    for kind in ("land", "water"):
        declared = {pair(a, b) for a, b in data[kind] + data["both"]}
        assert {pair(a["id"], b) for a in areas for b in a[kind]} == declared
