"""The engraver's work that boards of real geography share."""

import json
import math
import random
from collections.abc import Iterable

import numpy as np
import shapely
from shapely import LineString, Point, STRtree
from shapely.geometry.base import BaseGeometry

from .board import HERE
from .coast import Sheet
from .ornament import Glyph
from .places import grid
from .shapes import lines, rounded, union, warp
from .svg import path

WATER_LINES = ((3.2, 1.2, 0.75), (7.5, 1.0, 0.55), (13, 0.9, 0.4), (20, 0.8, 0.28), (29, 0.7, 0.18))


def geography(sheet: Sheet, what: str) -> list[LineString]:
    """The rivers or the ranges, on the sheet."""
    table = json.loads((HERE / "data" / "geography.json").read_text(encoding="utf-8"))[what]
    return [sheet.line(points) for points in table.values()]


def hatch(board: str) -> str:
    """The fine ruling of engraved water."""
    return (
        f'<pattern id="{board}-hatch" width="6" height="6" patternUnits="userSpaceOnUse">'
        '<path class="hatch" d="M0 3H6"/></pattern>'
    )


def water_lines(
    land: BaseGeometry, sheet: Sheet, rings: Iterable[tuple[float, float, float]]
) -> str:
    """Engraved lines that follow the coast out to sea."""
    out, base = [], land.simplify(0.6)
    for far, thick, strong in rings:
        ring = base.buffer(far, quad_segs=3).simplify(0.6).boundary.intersection(sheet.frame)
        d = path(shapely.line_merge(ring)) if not ring.is_empty else ""
        out.append(f'<path class="wl" stroke-width="{thick}" opacity="{strong}" d="{d}"/>')
    return "".join(out)


def graticule(sheet: Sheet) -> str:
    """Meridians and parallels every five degrees."""
    d = []
    for lon in range(-30, 71, 5):
        line = sheet.line([(lon, y) for y in np.arange(10, 58, 1.0)])
        d.append(path(line.intersection(sheet.frame).simplify(0.3)))
    for lat in range(10, 58, 5):
        line = sheet.line([(x, lat) for x in np.arange(-30, 71, 1.0)])
        d.append(path(line.intersection(sheet.frame).simplify(0.3)))
    return f'<path class="grid" d="{"".join(d)}"/>'


def rhumbs(sheet: Sheet, x: float, y: float) -> str:
    """Lines of the thirty-two winds."""
    far = sheet.width + sheet.height
    d = "".join(
        f"M{x:.0f},{y:.0f}l{far * math.cos(a):.0f},{far * math.sin(a):.0f}"
        for a in (math.radians(11.25 * k) for k in range(32))
    )
    return f'<path class="rhumb" d="{d}"/>'


def rivers(sheet: Sheet, land: BaseGeometry) -> str:
    """Rivers, thinner towards the source."""
    wander = warp([(30, 3.5), (12, 1.5)], 5)
    by_width: dict[float, list[str]] = {2.6: [], 2.1: [], 1.6: [], 1.1: []}
    for line in geography(sheet, "rivers"):
        smooth = shapely.segmentize(rounded(line, 3), 6)
        bent = LineString(wander(shapely.get_coordinates(smooth))).simplify(0.4)
        for part in lines(bent.intersection(land)):
            c = shapely.get_coordinates(part)
            step = max(1, len(c) // 4)
            for i, width in enumerate(by_width):
                seg = c[i * step : (i + 1) * step + 1] if i < 3 else c[i * step :]
                if len(seg) > 1:
                    by_width[width].append(path(LineString(seg)))
    return "".join(
        f'<path class="river" stroke-width="{w}" d="{"".join(d)}"/>' for w, d in by_width.items()
    )


def shared_lines(a: BaseGeometry, b: BaseGeometry) -> list[LineString]:
    """The border of two areas as long lines."""
    common = lines(a.boundary.intersection(b.boundary))
    return lines(shapely.line_merge(union(common))) if common else []


def tints(
    shapes: dict[str, BaseGeometry], count: int, near: float, avoid: dict[str, set[str]]
) -> dict[str, int]:
    """Colours so that neighbours differ: the most constrained area first."""
    names = list(shapes)
    tree = STRtree([shapes[n] for n in names])
    close: dict[str, set[str]] = {n: set(avoid.get(n, ())) for n in names}
    for n in names:
        for j in tree.query(shapes[n], predicate="dwithin", distance=near):
            if names[j] != n:
                close[n].add(names[j])
                close[names[j]].add(n)
    out: dict[str, int] = {}
    used = [0] * count
    while len(out) < len(names):
        n = max(
            (n for n in names if n not in out),
            key=lambda n: (len({out[m] for m in close[n] if m in out}), len(close[n]), n),
        )
        taken = [sum(out.get(m) == c for m in close[n]) for c in range(count)]
        out[n] = min(range(count), key=lambda c: (taken[c], used[c]))
        used[out[n]] += 1
    return out


class Relief:
    """Scatters mountains, trees and dunes where nothing else is printed."""

    def __init__(self, taken: Iterable[BaseGeometry], seed: int) -> None:
        self._taken = STRtree(list(taken))
        self._rng = random.Random(seed)
        self.glyphs: list[Glyph] = []

    def _free(self, x: float, y: float, room: float) -> bool:
        at = Point(x, y).buffer(room)
        return not len(self._taken.query(at, predicate="intersects"))

    def ranges(self, sheet: Sheet, land: BaseGeometry, edges: BaseGeometry, size: float) -> None:
        """Mountains along the great ranges."""
        rng = self._rng
        for line in geography(sheet, "ranges"):
            ridge, far = rounded(line, 2), 0.0
            while far < ridge.length:
                at = ridge.interpolate(far)
                x, y = at.x + rng.uniform(-5, 5), at.y + rng.uniform(-6, 6)
                far += rng.uniform(13, 19) * size
                clear = shapely.contains_xy(land, x, y) and edges.distance(Point(x, y)) > 6
                if clear and self._free(x, y, 9):
                    form, grow = rng.randrange(3), rng.uniform(0.8, 1.15) * size
                    self.glyphs.append((y, x, "m", form, grow))

    def scatter(self, zone: BaseGeometry, kind: str, gap: float, chance: float) -> None:
        """Glyphs of one kind on a loose grid."""
        rng = self._rng
        for x, y in grid(zone, gap):
            u, v = x + rng.uniform(-0.4, 0.4) * gap, y + rng.uniform(-0.4, 0.4) * gap
            if rng.random() > chance or not shapely.contains_xy(zone, u, v):
                continue
            crowded = any(abs(u - g[1]) < 14 and abs(v - g[0]) < 12 for g in self.glyphs)
            if self._free(u, v, 9) and not crowded:
                form = {"m": rng.randrange(3), "t": rng.randrange(2)}.get(kind, 0)
                self.glyphs.append((v, u, kind, form, rng.uniform(0.85, 1.15)))
