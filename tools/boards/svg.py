"""SVG path data: relative moves on a grid of tenths, so that shared borders stay shared."""

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, Point, Polygon
from shapely.geometry.base import BaseGeometry


def number(value: float) -> str:
    """At most one decimal, without a needless zero."""
    text = f"{value:.1f}"
    text = text.removesuffix(".0")
    return "0" if text == "-0" else text


def _tenths(value: int) -> str:
    sign, size = ("-", -value) if value < 0 else ("", value)
    whole, rest = divmod(size, 10)
    if not rest:
        return f"{sign}{whole}"
    return f"{sign}{whole or ''}.{rest}"


def _ring(coords: NDArray[np.float64], close: bool) -> str:
    grid = np.rint(coords[:, :2] * 10).astype(np.int64)
    keep = np.r_[True, np.any(np.diff(grid, axis=0) != 0, axis=1)]
    grid = grid[keep]
    if close and len(grid) > 1 and bool(np.all(grid[0] == grid[-1])):
        grid = grid[:-1]
    # A path of one point is a syntax error that makes browsers drop all that follows.
    if len(grid) < (3 if close else 2):
        return ""
    steps = [
        _tenths(int(x)) + ("" if y < 0 else ",") + _tenths(int(y)) for x, y in np.diff(grid, axis=0)
    ]
    x, y = grid[0]
    text = f"M{_tenths(int(x))},{_tenths(int(y))}l" + " ".join(steps)
    return text.replace(" -", "-") + ("z" if close else "")


def path(shape: BaseGeometry) -> str:
    """The path data of a polygon, a line or a collection of them."""
    if shape.is_empty or isinstance(shape, Point):
        return ""
    if isinstance(shape, Polygon):
        rings = [shape.exterior, *shape.interiors]
        return "".join(_ring(shapely.get_coordinates(r), True) for r in rings)
    if isinstance(shape, LineString):
        return _ring(shapely.get_coordinates(shape), shape.is_ring)
    return "".join(path(p) for p in shapely.get_parts(shape))


def spot(x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """A transform attribute."""
    text = f"translate({number(x)},{number(y)})"
    if turn:
        text += f"rotate({number(turn)})"
    if scale != 1.0:
        text += f"scale({scale:.2f})"
    return f'transform="{text}"'
