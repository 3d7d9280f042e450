"""The boards of the browser as pixels: which area each small square of the map belongs to."""

import json
import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

OUTSIDE = -1
STRETCH = 1.4
"""A map may be this much broader than drawn, for names are."""
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")

Point = tuple[float, float]


@dataclass(frozen=True)
class Printed:
    """Something the board itself shows in an area: a city site, a limit, a good."""

    kind: str
    value: str


@dataclass(frozen=True)
class Outline:
    """One area: its slug, whether it is land, island or sea, its rings, its middle, its print."""

    slug: str
    kind: str
    rings: tuple[tuple[Point, ...], ...]
    middle: Point
    printed: tuple[Printed, ...]


@dataclass(frozen=True)
class Drawing:
    """A board: its size and its areas."""

    width: float
    height: float
    areas: tuple[Outline, ...]


@cache
def drawing(board: str) -> Drawing | None:
    """The geometry that the browser draws from; nothing for a title without a drawn map."""
    file = files("pelagos").joinpath("static", "boards", f"{board}.json")
    if not board or not file.is_file():
        return None
    data = json.loads(file.read_text(encoding="utf-8"))
    _, _, width, height = data["viewBox"]
    return Drawing(width, height, tuple(_outline(area) for area in data["areas"]))


def _outline(area: dict[str, Any]) -> Outline:
    printed = tuple(_printed(mark) for mark in area.get("marks", []))
    x, y = area["anchor"]
    return Outline(area["id"], area["kind"], _rings(area["path"]), (x, y), printed)


def _printed(mark: dict[str, Any]) -> Printed:
    for field in ("good", "colour", "value", "id"):
        if field in mark:
            return Printed(mark["kind"], str(mark[field]))
    return Printed(mark["kind"], "")


def _rings(path: str) -> tuple[tuple[Point, ...], ...]:
    """The closed rings of a path made of M, l and z alone."""
    rings: list[tuple[Point, ...]] = []
    for part in path.split("M")[1:]:
        numbers = [float(n) for n in _NUMBER.findall(part)]
        x, y = numbers[0], numbers[1]
        ring = [(x, y)]
        for i in range(2, len(numbers) - 1, 2):
            x, y = x + numbers[i], y + numbers[i + 1]
            ring.append((x, y))
        rings.append(tuple(ring))
    return tuple(rings)


@cache
def pixels(board: str, columns: int, lines: int) -> list[list[int]]:
    """For each square of a picture, the number of the area whose ground its middle is."""
    drawn = drawing(board)
    assert drawn is not None
    found = [[OUTSIDE] * columns for _ in range(lines)]
    across, down = drawn.width / columns, drawn.height / lines
    for number, area in enumerate(drawn.areas):
        for line in range(lines):
            crossings = _crossings(area.rings, (line + 0.5) * down)
            for left, right in zip(crossings[::2], crossings[1::2], strict=True):
                first = max(0, round(left / across))
                for column in range(first, min(columns, round(right / across))):
                    found[line][column] = number
    return found


def _crossings(rings: tuple[tuple[Point, ...], ...], y: float) -> list[float]:
    """Where a level line crosses the rings, from left to right; always an even number."""
    found: list[float] = []
    for ring in rings:
        x0, y0 = ring[-1]
        for x1, y1 in ring:
            if (y0 <= y) != (y1 <= y):
                found.append(x0 + (x1 - x0) * (y - y0) / (y1 - y0))
            x0, y0 = x1, y1
    found.sort()
    return found


def size(board: str, columns: int, rows: int) -> tuple[int, int]:
    """The columns and the pixel lines of the largest picture that fits; two lines make a row."""
    drawn = drawing(board)
    assert drawn is not None
    scale = min(columns / drawn.width, 2 * rows / drawn.height)
    wide = min(columns, int(drawn.width * scale * STRETCH))
    return max(1, wide), 2 * max(1, int(drawn.height * scale / 2))


@cache
def middles(board: str, columns: int, lines: int) -> list[Point]:
    """Where the name of each area goes: the square of its ground that is farthest from others."""
    drawn = drawing(board)
    assert drawn is not None
    picture = pixels(board, columns, lines)
    found: list[Point] = []
    for number, area in enumerate(drawn.areas):
        x = area.middle[0] * columns / drawn.width
        y = area.middle[1] * lines / drawn.height
        own = [(c, r) for r in range(lines) for c in range(columns) if picture[r][c] == number]
        if own:
            x, y = max(own, key=lambda at: _room(picture, at, number, (x, y)))
        found.append((x, y))
    return found


def _room(
    picture: list[list[int]], at: tuple[int, int], number: int, near: Point
) -> tuple[int, float]:
    """How much of its own ground lies to the left and right of a square; then, how near it is."""
    column, line = at
    row = picture[line]
    room = 0
    while (
        room < 3
        and column - room - 1 >= 0
        and column + room + 1 < len(row)
        and row[column - room - 1] == row[column + room + 1] == number
    ):
        room += 1
    return room, -((column - near[0]) ** 2 + (line - near[1]) ** 2)
