"""Areas that run on into the water, grown on a fine lattice.

Land goes to the seed that is nearest over land, so an area never jumps a gulf. Coastal water goes
to the nearest coast as far as the areas reach, the rest to the open seas; patches set by hand
widen or narrow that.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import dijkstra
from scipy.spatial import cKDTree
from shapely import LineString
from shapely.geometry.base import BaseGeometry

from .coast import Sheet
from .shapes import Points, lines, noise, rounded, warp

Ints = NDArray[np.int64]
NOBODY = -1


@dataclass
class Lattice:
    """Square cells over the sheet; row 0 is the northern one."""

    sheet: Sheet
    step: float
    land: NDArray[np.bool_]  # rows by columns

    @classmethod
    def over(cls, sheet: Sheet, step: float, land: BaseGeometry) -> "Lattice":
        columns, rows = int(sheet.width / step), int(sheet.height / step)
        x = (np.arange(columns) + 0.5) * step
        y = (np.arange(rows) + 0.5) * step
        gx, gy = np.meshgrid(x, y)
        return cls(sheet, step, np.asarray(shapely.contains_xy(land, gx, gy)))

    def centres(self) -> Points:
        rows, columns = self.land.shape
        gx, gy = np.meshgrid((np.arange(columns) + 0.5), (np.arange(rows) + 0.5))
        return np.column_stack([gx.ravel(), gy.ravel()]) * self.step

    def cells(self, points: Points, mask: NDArray[np.bool_]) -> Ints:
        """The cells of the mask nearest to some points."""
        at = np.flatnonzero(mask.ravel())
        _, nearest = cKDTree(self.centres()[at]).query(points)
        return np.asarray(at[nearest])

    def _edges(self, mask: NDArray[np.bool_], rough: Points) -> tuple[Ints, Ints, Points]:
        rows, columns = mask.shape
        index = np.arange(rows * columns).reshape(rows, columns)
        heads, tails, costs = [], [], []
        for dy, dx, length in ((0, 1, 1.0), (1, 0, 1.0), (1, 1, 1.414), (1, -1, 1.414)):
            a = index[: rows - dy, max(0, -dx) : columns - max(0, dx)]
            b = index[dy:, max(0, dx) : columns + min(0, dx)]
            both = mask.ravel()[a] & mask.ravel()[b]
            heads.append(a[both])
            tails.append(b[both])
            costs.append(length * self.step * (rough[a[both]] + rough[b[both]]) / 2)
        return np.concatenate(heads), np.concatenate(tails), np.concatenate(costs)

    def grow(
        self, mask: NDArray[np.bool_], sources: list[tuple[int, Ints]], wander: float, seed: int
    ) -> tuple[Ints, Points]:
        """Which source each cell of the mask is nearest to, and how far away that is."""
        rows, columns = mask.shape
        cells = rows * columns
        at = self.centres()
        rough = 1 + wander * (noise(at, 60, seed) + 0.6 * noise(at, 23, seed + 1)) / 1.6
        heads, tails, costs = self._edges(mask, rough)
        names = sorted({name for name, _ in sources})
        node = {name: cells + i for i, name in enumerate(names)}
        from_source = [np.full(len(c), node[n]) for n, c in sources]
        to_cell = [c for _, c in sources]
        graph = coo_matrix(
            (
                np.concatenate([costs, np.full(sum(map(len, to_cell)), 1e-3)]),
                (np.concatenate([heads, *from_source]), np.concatenate([tails, *to_cell])),
            ),
            shape=(cells + len(names), cells + len(names)),
        ).tocsr()
        far, _, origin = dijkstra(
            graph,
            directed=False,
            indices=list(node.values()),
            min_only=True,
            return_predecessors=True,
        )
        label = np.full(cells, NOBODY)
        known = np.isfinite(far[:cells])
        label[known] = np.asarray(names)[origin[:cells][known] - cells]
        return label.reshape(rows, columns), np.asarray(far[:cells]).reshape(rows, columns)


def _sources(
    lattice: Lattice, seeds: list[tuple[int, Points]], mask: NDArray[np.bool_]
) -> list[tuple[int, Ints]]:
    cells = lattice.cells(np.vstack([p for _, p in seeds]), mask)
    ends = np.cumsum([len(p) for _, p in seeds])
    return [
        (owner, part) for (owner, _), part in zip(seeds, np.split(cells, ends[:-1]), strict=True)
    ]


def land_field(
    lattice: Lattice,
    seeds: list[tuple[int, Points]],
    whole: list[tuple[int, BaseGeometry]],
    wander: float = 0.5,
) -> Ints:
    """Whose land each cell is. Whole islands go to their owner."""
    at = lattice.centres()
    fixed = np.full(lattice.land.size, NOBODY)
    for owner, shape in whole:
        x0, y0, x1, y1 = shape.bounds
        near = np.flatnonzero((at[:, 0] > x0) & (at[:, 0] < x1) & (at[:, 1] > y0) & (at[:, 1] < y1))
        fixed[near[shapely.contains_xy(shape, at[near, 0], at[near, 1])]] = owner
    free = lattice.land & (fixed.reshape(lattice.land.shape) == NOBODY)
    sources = _sources(lattice, seeds, free)
    label, _ = lattice.grow(free, sources, wander, 41)
    return np.where(label == NOBODY, fixed.reshape(label.shape), label)


def water_field(
    lattice: Lattice,
    land: Ints,
    reach: float,
    open_seas: list[tuple[int, Points]],
    patches: list[dict[str, Any]],
) -> Ints:
    """Whose water each cell is."""
    wet = ~lattice.land
    sources = [
        (int(owner), np.flatnonzero((land == owner).ravel()))
        for owner in np.unique(land)
        if owner != NOBODY
    ]
    label, far = lattice.grow(np.ones_like(wet), sources, 0.0, 7)
    wide, _ = lattice.grow(wet, _sources(lattice, open_seas, wet), 0.3, 9)
    at = lattice.centres()
    ripple = reach * (1 + 0.22 * noise(at, 90, 3)).reshape(wet.shape)
    out = np.where(wet & (far > ripple) & (wide != NOBODY), wide, label)
    for patch in patches:
        near = shapely.contains_xy(patch["shape"], at[:, 0], at[:, 1]).reshape(wet.shape)
        out[near & wet & ((far > patch["shore"]) | (label == patch["owner"]))] = patch["owner"]
    return np.where(wet, out, NOBODY)


def outlines(field: Ints, step: float) -> list[LineString]:
    """The lines between cells of different owners, smoothed between their junctions.

    The field is carried on a little beyond the sheet, so that every line crosses the frame.
    """
    margin = 3
    wide = np.pad(field, margin, mode="edge")
    segments = []
    for r, c in zip(*np.nonzero(wide[:, 1:] != wide[:, :-1]), strict=True):
        segments.append(((c + 1, r), (c + 1, r + 1)))
    for r, c in zip(*np.nonzero(wide[1:, :] != wide[:-1, :]), strict=True):
        segments.append(((c, r + 1), (c + 1, r + 1)))
    at = (np.array(segments, dtype=np.float64) - margin) * step
    merged = shapely.line_merge(shapely.union_all(shapely.linestrings(at)))
    move = warp([(26, 1.6)], 19)
    return [
        LineString(move(shapely.get_coordinates(rounded(_eased(line, step), 3).simplify(0.25))))
        for line in lines(merged)
    ]


def _eased(line: LineString, step: float) -> LineString:
    """Steps of the lattice become slopes: every inner point is the mean of its neighbours."""
    c = shapely.get_coordinates(line)
    closed = bool(np.allclose(c[0], c[-1]))
    for _ in range(6):
        if closed:
            body = c[:-1]
            body = (np.roll(body, 1, 0) + 2 * body + np.roll(body, -1, 0)) / 4
            c = np.vstack([body, body[:1]])
        elif len(c) > 2:
            c[1:-1] = (c[:-2] + 2 * c[1:-1] + c[2:]) / 4
    return LineString(c).simplify(step * 0.18)


def contacts(field: Ints, step: float) -> dict[tuple[int, int], float]:
    """How long a border each two owners share on the lattice."""
    out: dict[tuple[int, int], float] = {}
    for a, b in ((field[:, 1:], field[:, :-1]), (field[1:, :], field[:-1, :])):
        differ = (a != b) & (a != NOBODY) & (b != NOBODY)
        pairs = np.column_stack(
            [np.minimum(a[differ], b[differ]), np.maximum(a[differ], b[differ])]
        )
        found, count = np.unique(pairs, axis=0, return_counts=True)
        for (i, j), n in zip(found, count, strict=True):
            key = (int(i), int(j))
            out[key] = out.get(key, 0.0) + float(n) * step * 0.85
    return out
