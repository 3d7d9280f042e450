"""Presets: what suits an evening, a week, two weeks or learning, title by title, as data."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from pelagos.server.types.lobby import PresetInfo

HERE = Path(__file__).with_name("presets.toml")
EVERY = "every"


@cache
def _all() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(HERE.read_text(encoding="utf-8"))


def presets(title: str, players: tuple[int, ...]) -> list[PresetInfo]:
    """The presets of a title that is played by these numbers of players."""
    own = _all().get(title, {})
    return [
        _preset(name, {**usual, **own.get(name, {})}, players)
        for name, usual in _all()[EVERY].items()
    ]


def _preset(name: str, told: dict[str, Any], players: tuple[int, ...]) -> PresetInfo:
    return PresetInfo(
        name,
        min(players, key=lambda n: (abs(n - told["players"]), n)),
        told["pace"],
        told.get("minutes"),
        told.get("increment", 0),
        told.get("timeout", "steward"),
        told.get("nights", False),
        told.get("weekends", False),
        told.get("vacation_days", 0),
        told.get("bots", False),
        told.get("options", {}),
    )
