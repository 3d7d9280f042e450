"""Real coastlines: Natural Earth land by way of the world-atlas package, in board units."""

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import shapely
from pyproj import Transformer
from shapely import LineString, Polygon, box
from shapely.geometry.base import BaseGeometry

from .board import HERE
from .shapes import Points, largest, polygons, rounded_polygon

SOURCE = HERE / "node_modules" / "world-atlas" / "land-10m.json"


class Sheet:
    """A conic projection whose kilometres are scaled to the picture; y grows southward."""

    def __init__(
        self,
        projection: dict[str, float],
        frame: list[float],
        width: float,
        lenses: Sequence[dict[str, Any]] = (),
    ) -> None:
        spec = " ".join(f"+{k}={v}" for k, v in projection.items())
        crs = f"+proj=lcc {spec} +datum=WGS84"
        self._to_metres = Transformer.from_crs("EPSG:4326", crs, always_xy=True)
        self._x0, _, _, self._y1 = frame
        self.scale = width / (frame[2] - frame[0])  # board units a kilometre
        self.width = width
        self.height = float(round((frame[3] - frame[1]) * self.scale))
        self.frame = box(0, 0, self.width, self.height)
        self._lenses: list[tuple[Points, float, float]] = []
        # Crowded coasts are drawn larger, each lens on top of the ones before it.
        for lens in lenses:
            centre = self.at(lens["at"])[0]
            self._lenses.append((centre, lens["strength"], lens["km"] * self.scale))

    def at(self, lonlat: Any) -> Points:
        """Longitudes and latitudes as points of the picture."""
        a = np.asarray(lonlat, dtype=np.float64).reshape(-1, 2)
        x, y = self._to_metres.transform(a[:, 0], a[:, 1])
        km = np.column_stack([x, y]) / 1000.0
        out = np.column_stack([km[:, 0] - self._x0, self._y1 - km[:, 1]]) * self.scale
        for centre, strength, reach in self._lenses:
            off = out - centre
            fade = np.exp(-(off**2).sum(axis=1) / (2 * reach**2))
            out = out + strength * off * fade[:, None]
        return out

    def line(self, lonlat: Any) -> LineString:
        """A line given in degrees."""
        return LineString(self.at(lonlat))

    def shape(self, degrees: BaseGeometry) -> BaseGeometry:
        """Any shape given in degrees."""
        return shapely.transform(shapely.segmentize(degrees, 0.25), self.at)


def _rings(bounds: tuple[float, float, float, float]) -> list[Polygon]:
    """The land of a window in degrees, decoded from TopoJSON."""
    if not SOURCE.exists():
        raise SystemExit("the coastlines are missing: run `npm ci` in tools/boards")
    topo = json.loads(SOURCE.read_text(encoding="utf-8"))
    scale, shift = topo["transform"]["scale"], topo["transform"]["translate"]
    arcs = [np.cumsum(np.asarray(a), axis=0) * scale + shift for a in topo["arcs"]]

    def ring(indices: list[int]) -> Points:
        pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
        return np.vstack([pieces[0], *(p[1:] for p in pieces[1:])])

    window, land = box(*bounds), []
    for shape in topo["objects"]["land"]["geometries"]:
        many = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        for rings in many:
            shell = ring(rings[0])
            if not window.intersects(box(*shell.min(0), *shell.max(0))):
                continue
            whole = shapely.make_valid(Polygon(shell, [ring(r) for r in rings[1:]]))
            land += polygons(whole.intersection(window))
    return land


def land_pieces(
    sheet: Sheet,
    window: tuple[float, float, float, float],
    channels: list[dict[str, Any]],
    smallest: float,
    bridges: Sequence[dict[str, Any]] = (),
    ease: float = 1.3,
) -> list[Polygon]:
    """Mainland and islands with softened coasts; straits are kept open, bridges kept broad."""
    near = sheet.frame.buffer(120)
    cuts = shapely.unary_union(
        [sheet.line(c["line"]).buffer(c["km"] * sheet.scale / 2) for c in channels]
    )
    fills = [sheet.line(b["line"]).buffer(b["km"] * sheet.scale / 2) for b in bridges]
    out = []
    for piece in _rings(window):
        whole = shapely.make_valid(sheet.shape(piece)).intersection(near)
        for p in polygons(whole):
            if p.area < smallest:
                continue
            near_fills = [f for f in fills if f.intersects(p)]
            if near_fills and p.area > 22000:
                p = largest(shapely.unary_union([p, *near_fills]))
            soft = p.simplify(ease)
            if len(soft.exterior.coords) > 8:
                soft = rounded_polygon(soft, 1)
            tidy = shapely.make_valid(shapely.make_valid(soft.simplify(0.3)).difference(cuts))
            out += [q for q in polygons(tidy) if q.area >= smallest]
    return out
