"""Finding room: for names, for printed marks and for pieces."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import shapely
from shapely import LineString, Polygon, affinity, box
from shapely.geometry.base import BaseGeometry

from .shapes import Points, largest, rounded
from .svg import path

# Average advance of a letter in the serif families the client uses, in ems, spacing included.
LATIN, CYRILLIC = 0.56, 0.62


@dataclass(frozen=True)
class Label:
    """Where a name goes: centre, slope in degrees, font size, the room it was given."""

    x: float
    y: float
    angle: float
    size: float
    width: float
    height: float
    lines: int = 1
    curve: str = ""
    inside: bool = True

    @property
    def room(self) -> Polygon:
        """The box of the name on the board."""
        b = box(-self.width / 2, -self.height / 2, self.width / 2, self.height / 2)
        return affinity.translate(affinity.rotate(b, self.angle, origin=(0, 0)), self.x, self.y)


def text_width(text: str, size: float) -> float:
    """A careful estimate of the width of a name."""
    wide = CYRILLIC if any("Ѐ" <= c <= "ӿ" for c in text) else LATIN
    return len(text) * wide * size


def broken(text: str, count: int) -> list[str]:
    """A name in at most this many lines of even length."""
    words = text.split()
    if count == 1 or len(words) == 1:
        return [text]
    cuts = range(1, len(words))
    best = min(cuts, key=lambda k: max(len(" ".join(words[:k])), len(" ".join(words[k:]))))
    return [" ".join(words[:best]), " ".join(words[best:])]


def name_box(names: Sequence[str], size: float, lines: int) -> tuple[float, float]:
    """The box that holds the name in every language."""
    width = max(text_width(line, size) for n in names for line in broken(n, lines))
    return width, size * 1.08 * lines


def grid(zone: BaseGeometry, step: float) -> Points:
    """Points of a square grid inside a zone."""
    if zone.is_empty:
        return np.empty((0, 2))
    x0, y0, x1, y1 = zone.bounds
    xs = np.arange(x0 + step / 2, x1, step)
    ys = np.arange(y0 + step / 2, y1, step)
    if not len(xs) or not len(ys):
        return np.empty((0, 2))
    at = np.array([(x, y) for x in xs for y in ys])
    return np.asarray(at[shapely.contains_xy(zone, at[:, 0], at[:, 1])])


@dataclass
class Taken:
    """The room already given away."""

    shapes: list[BaseGeometry] = field(default_factory=list)

    def add(self, shape: BaseGeometry) -> None:
        self.shapes.append(shape)

    def near(self, zone: BaseGeometry) -> BaseGeometry:
        """What is taken inside a zone."""
        return shapely.unary_union([s for s in self.shapes if s.intersects(zone)])


FLAT = (0.0,)
TILTED = (0.0, -12.0, 12.0, -25.0, 25.0, -40.0, 40.0, -56.0, 56.0, -74.0, 74.0)


def fit_name(
    zone: BaseGeometry,
    names: Sequence[str],
    sizes: Sequence[float],
    taken: Taken,
    *,
    angles: Sequence[float] = TILTED,
    step: float = 7.0,
    margin: float = 2.5,
) -> Label | None:
    """The largest size at which the name in every language lies inside the zone."""
    body = zone.buffer(-margin)
    if body.is_empty:
        return None
    body = largest(body)
    at = grid(body, step)
    if not len(at):
        return None
    centre = np.array([zone.centroid.x, zone.centroid.y])
    at = at[np.argsort(np.hypot(*(at - centre).T))]
    shapely.prepare(body)
    block = taken.near(body)
    shapely.prepare(block)
    options = (1, 2) if any(" " in n for n in names) else (1,)
    for size in sizes:
        best: tuple[float, Label] | None = None
        for angle in angles:
            for lines in options:
                width, height = name_box(names, size, lines)
                corners = shapely.get_coordinates(Label(0, 0, angle, size, width, height).room)
                boxes = shapely.polygons(corners[None, :, :] + at[:, None, :])
                ok = shapely.contains_properly(body, boxes) & ~shapely.intersects(block, boxes)
                hits = np.flatnonzero(ok)
                if not len(hits):
                    continue
                x, y = at[hits[0]]
                cost = math.dist((x, y), centre) * 0.5 + abs(angle) * 0.8 + 8 * (lines - 1)
                if best is None or cost < best[0]:
                    best = cost, Label(x, y, angle, size, width, height, lines)
        if best:
            return best[1]
    return None


def curved(line: LineString, names: Sequence[str], most: float) -> tuple[Label, BaseGeometry]:
    """A name along a line, as large as the longest language allows, and the room it takes."""
    smooth = rounded(line, 4)
    longest = max(text_width(n, 1.0) for n in names)
    size = math.floor(2 * min(most, 0.94 * smooth.length / longest)) / 2
    mid = smooth.interpolate(0.5, normalized=True)
    track = path(smooth.simplify(0.4))
    label = Label(mid.x, mid.y, 0, size, smooth.length, size * 1.1, 1, track)
    return label, affinity.translate(smooth, 0, -0.3 * size).buffer(0.6 * size)


def fit_box(
    zone: BaseGeometry,
    width: float,
    height: float,
    target: tuple[float, float],
    taken: Taken,
    *,
    step: float = 4.0,
) -> tuple[float, float] | None:
    """The place nearest to the target where a box lies inside the zone and on nothing else."""
    at = grid(zone, step)
    if not len(at):
        return None
    order = np.argsort(np.hypot(*(at - np.asarray(target)).T))
    corners = shapely.get_coordinates(box(-width / 2, -height / 2, width / 2, height / 2))
    boxes = shapely.polygons(corners[None, :, :] + at[order][:, None, :])
    block = taken.near(zone)
    shapely.prepare(zone)
    shapely.prepare(block)
    ok = np.flatnonzero(shapely.covers(zone, boxes) & ~shapely.intersects(block, boxes))
    if not len(ok):
        return None
    x, y = at[order][ok[0]]
    return float(x), float(y)


ENOUGH = 5  # places for pieces that every area should have


def spread(
    zone: BaseGeometry, taken: Taken, *, count: int, apart: float, margin: float, step: float
) -> list[tuple[float, float]]:
    """Points for pieces, best first: away from the edge, from print and from each other.

    Pieces keep off the print if they can, and move closer together before they stand on it.
    """
    everywhere = grid(zone, step)
    block = taken.near(zone)
    clear = everywhere[~shapely.intersects_xy(block.buffer(6), everywhere[:, 0], everywhere[:, 1])]
    best: list[tuple[float, float]] = []
    for candidates, gap in ((clear, apart), (clear, 22.0), (everywhere, apart), (everywhere, 22.0)):
        if len(candidates):
            found = _spread(zone, block, candidates, count, gap, margin)
            best = max(best, found, key=len)
        if len(best) >= ENOUGH:
            return best
    p = zone.representative_point()
    return best or [(p.x, p.y)]


def _spread(
    zone: BaseGeometry,
    block: BaseGeometry,
    candidates: Points,
    count: int,
    apart: float,
    margin: float,
) -> list[tuple[float, float]]:
    at = shapely.points(candidates)
    edge = shapely.distance(zone.boundary, at)
    free = shapely.distance(block, at) if not block.is_empty else np.full(len(at), 1e9)
    comfort = np.minimum(edge, margin) + 0.8 * np.minimum(free, margin)
    lean = shapely.distance(at, zone.representative_point()) / max(1.0, math.sqrt(zone.area))
    gap = np.full(len(at), 4 * apart)
    spots: list[tuple[float, float]] = []
    while len(spots) < count:
        score = comfort + 0.35 * np.minimum(gap, 1.6 * apart) - 6 * lean
        score[gap < apart] = -1e9
        i = int(np.argmax(score))
        if score[i] < -1e8:
            break
        x, y = candidates[i]
        spots.append((float(x), float(y)))
        gap = np.minimum(gap, np.hypot(*(candidates - candidates[i]).T))
    return spots
