"""Shapes: smooth noise that moves both sides of a border alike, rounded lines, small helpers."""

from collections.abc import Callable, Iterable, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

Points = NDArray[np.float64]
Warp = Callable[[Points], Points]
Octave = tuple[float, float]  # wavelength, strength


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """The polygons a shape is made of."""
    return [p for p in shapely.get_parts(shape) if isinstance(p, Polygon) and not p.is_empty]


def lines(shape: BaseGeometry) -> list[LineString]:
    """The lines a shape is made of."""
    return [p for p in shapely.get_parts(shape) if isinstance(p, LineString) and not p.is_empty]


def largest(shape: BaseGeometry) -> Polygon:
    """The biggest piece of a shape."""
    return max(polygons(shape), key=lambda p: p.area)


def _lattice(ix: NDArray[np.int64], iy: NDArray[np.int64], seed: int) -> Points:
    """A repeatable value in [-1, 1] for each lattice point."""
    mask = np.int64(0xFFFFFFFF)
    h = (ix * 374761393 + iy * 668265263 + seed * 2147483647) & mask
    h = ((h ^ (h >> 13)) * 1274126177) & mask
    h = (h ^ (h >> 16)) & mask
    return np.asarray(h / float(mask) * 2 - 1, dtype=np.float64)


def noise(at: Points, wavelength: float, seed: int) -> Points:
    """Smooth value noise."""
    q = at / wavelength
    i = np.floor(q).astype(np.int64)
    f = q - i
    u = f * f * f * (f * (f * 6 - 15) + 10)
    x, y = i[:, 0], i[:, 1]
    low = _lattice(x, y, seed) * (1 - u[:, 0]) + _lattice(x + 1, y, seed) * u[:, 0]
    high = _lattice(x, y + 1, seed) * (1 - u[:, 0]) + _lattice(x + 1, y + 1, seed) * u[:, 0]
    return np.asarray(low * (1 - u[:, 1]) + high * u[:, 1])


def warp(octaves: Sequence[Octave], seed: int) -> Warp:
    """A smooth displacement that depends on the place alone, so neighbours keep fitting."""

    def moved(at: Points) -> Points:
        start = np.asarray(at, dtype=np.float64).reshape(-1, 2)
        out = start.copy()
        for wavelength, strength in octaves:
            out[:, 0] += strength * noise(start, wavelength, seed)
            out[:, 1] += strength * noise(start + 31.7, wavelength, seed + 77)
        return out

    return moved


def rounded(line: LineString, rounds: int) -> LineString:
    """Chaikin's corner cutting; the ends of an open line stay where they are."""
    c = shapely.get_coordinates(line)
    closed = bool(np.allclose(c[0], c[-1]))
    for _ in range(rounds):
        q = np.empty((2 * (len(c) - 1), 2))
        q[0::2] = 0.75 * c[:-1] + 0.25 * c[1:]
        q[1::2] = 0.25 * c[:-1] + 0.75 * c[1:]
        c = np.vstack([q, q[:1]]) if closed else np.vstack([c[:1], q, c[-1:]])
    return LineString(c)


def rounded_polygon(shape: Polygon, rounds: int) -> Polygon:
    """Corner cutting for a polygon and its holes."""
    shell = rounded(LineString(shape.exterior.coords), rounds)
    holes = [rounded(LineString(r.coords), rounds).coords for r in shape.interiors]
    return Polygon(shell.coords, holes)


def union(shapes: Iterable[BaseGeometry]) -> BaseGeometry:
    """The union of any number of shapes."""
    return shapely.unary_union(list(shapes))
