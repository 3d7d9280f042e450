"""From seed points to borders: Voronoi cells with smooth, slightly wandering edges."""

import math
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely import LineString, MultiPoint, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from .shapes import Octave, Points, Warp, lines, polygons, rounded, union, warp

Label = tuple[str, str]  # kind, id


@dataclass(frozen=True)
class Junction:
    """A point where borders must meet: one seed of each owner at the same distance around it."""

    at: tuple[float, float]
    radius: float
    around: dict[str, float]  # owner: compass bearing in degrees

    def seeds(self, move: Warp) -> dict[str, Points]:
        """The seeds, placed so that the point is right after the borders have wandered."""
        goal = np.array([self.at])
        back = goal.copy()
        for _ in range(12):
            back += goal - move(back)
        out = {}
        for name, bearing in self.around.items():
            a = math.radians(bearing)
            out[name] = back + self.radius * np.array([[math.sin(a), -math.cos(a)]])
        return out


class Cells:
    """The cells of all seeds, united by owner, with smoothed and warped edges."""

    def __init__(
        self,
        seeds: dict[str, Points],
        frame: Polygon,
        octaves: Sequence[Octave],
        seed: int,
        rounds: int = 3,
        junctions: Sequence[Junction] = (),
    ) -> None:
        move = warp(octaves, seed)
        seeds = {name: points.copy() for name, points in seeds.items()}
        for j in junctions:
            for name, points in j.seeds(move).items():
                seeds[name] = np.vstack([seeds[name], points])
        wide = frame.buffer(400, join_style="mitre")
        at = np.vstack(list(seeds.values()))
        owner = [name for name, points in seeds.items() for _ in points]
        tiles = list(shapely.voronoi_polygons(MultiPoint(at), extend_to=wide).geoms)
        tree = STRtree(tiles)
        owned: dict[str, list[BaseGeometry]] = defaultdict(list)
        for name, point in zip(owner, shapely.points(at), strict=True):
            owned[name].append(tiles[int(tree.query(point, predicate="intersects")[0])])
        whole = {name: union(parts).intersection(wide) for name, parts in owned.items()}
        raw = shapely.line_merge(union(g.boundary for g in whole.values()))
        self.edges = [
            LineString(
                move(
                    shapely.get_coordinates(
                        shapely.segmentize(rounded(shapely.segmentize(e, 70), rounds), 3.5)
                    )
                )
            )
            for e in lines(raw)
        ]
        faces = list(shapely.polygonize(lines(union(self.edges))).geoms)
        face_tree = STRtree(faces)
        found: dict[str, dict[int, Polygon]] = defaultdict(dict)
        for name, point in zip(owner, shapely.points(move(at)), strict=True):
            for i in face_tree.query(point, predicate="intersects"):
                found[name][int(i)] = faces[int(i)]
        self.names = list(found)
        self.shapes = [union(found[n].values()) for n in self.names]

    def owner(self, point: BaseGeometry) -> str:
        """Whose cell a point lies in."""
        return self.names[int(np.argmin(shapely.distance(self.shapes, point)))]


def partition(
    linework: list[BaseGeometry], classify: Callable[[BaseGeometry], Label | None]
) -> list[tuple[Label, Polygon]]:
    """Node all lines at once, label every face, and unite faces of one label that touch.

    Lines are never clipped first: their rounded ends would miss the coast.
    """
    faces = shapely.polygonize(lines(union(linework)))
    groups: dict[Label, list[Polygon]] = defaultdict(list)
    for face in shapely.get_parts(faces):
        label = classify(face.representative_point())
        if label is not None:
            groups[label].append(face)
    return [
        (label, piece)
        for label, parts in groups.items()
        for piece in polygons(shapely.coverage_union_all(parts))
    ]


def give_slivers(
    pieces: list[tuple[Label, Polygon]], smallest: float, keep: set[str]
) -> list[tuple[Label, Polygon]]:
    """Small stray pieces go to the neighbour of their kind that they touch most."""
    shapes = [p for _, p in pieces]
    labels = [label for label, _ in pieces]
    tree = STRtree(shapes)
    best: dict[Label, float] = defaultdict(float)
    for label, p in pieces:
        best[label] = max(best[label], p.area)
    for i in sorted(range(len(shapes)), key=lambda k: shapes[k].area):
        mine = labels[i]
        if mine[1] in keep and shapes[i].area >= smallest / 8:
            continue
        if shapes[i].area >= smallest or shapes[i].area >= best[mine]:
            continue
        score: dict[Label, float] = defaultdict(float)
        for j in tree.query(shapes[i], predicate="intersects"):
            if labels[j] != mine:
                length = shapes[i].boundary.intersection(shapes[j].boundary).length
                # Another kind takes a piece only if nobody else touches it.
                score[labels[j]] += length if labels[j][0] == mine[0] else length / 1e4
        if score and max(score.values()) > 0:
            labels[i] = max(score, key=lambda k: score[k])
    return list(zip(labels, shapes, strict=True))


def dissolved(pieces: list[tuple[Label, Polygon]], ease: float) -> dict[Label, BaseGeometry]:
    """One shape a label, simplified so that neighbours still share every point."""
    groups: dict[Label, list[Polygon]] = defaultdict(list)
    for label, piece in pieces:
        groups[label].append(piece)
    labels = list(groups)
    shapes = [shapely.coverage_union_all(groups[k]) for k in labels]
    eased = shapely.coverage_simplify(shapes, ease)
    # Holes run against their shell, so that every fill rule leaves them open.
    return dict(zip(labels, shapely.orient_polygons(eased), strict=True))


def shared_borders(areas: dict[str, BaseGeometry]) -> dict[tuple[str, str], float]:
    """How long a border each two areas share, in board units."""
    ids = sorted(areas)
    shapes = [areas[i] for i in ids]
    tree = STRtree(shapes)
    out = {}
    for a, b in zip(*tree.query(shapes, predicate="intersects"), strict=True):
        if a < b:
            length = shapes[a].boundary.intersection(shapes[b].boundary).length
            if length > 0.3:
                out[ids[a], ids[b]] = float(length)
    return out
