"""Reads the data files of the package, once; nothing here changes during a game."""

import tomllib
from importlib.resources import files
from typing import Any

from pelagos.games.civilization.roads import Roads
from pelagos.games.civilization.waters import Waters


class Contents:
    """What is in the box for every number of players."""

    def __init__(self) -> None:
        self.board = _table("board")
        self.cards = _table("cards")
        self.nations = _table("nations")
        self.setups = _table("setups")
        self.ways: dict[tuple[int, ...], tuple[Waters, Roads]] = {}
        """Distances by water and ways over land, for each part of the board once in play."""


def _table(name: str) -> dict[str, Any]:
    source = files("pelagos.games.civilization").joinpath("data").joinpath(f"{name}.toml")
    return tomllib.loads(source.read_text(encoding="utf-8"))
