"""Boards whose land areas run on into coastal water, with open seas beyond."""

from dataclasses import dataclass

import shapely
from shapely import LineString, MultiPolygon, Point, Polygon
from shapely.geometry.base import BaseGeometry

from .board import Facts
from .cells import dissolved, give_slivers, partition
from .coast import Sheet, land_pieces
from .fields import NOBODY, Ints, Lattice, contacts, land_field, outlines, water_field
from .provinces import WINDOW, grown, sheet_of
from .shapes import lines, polygons, union

STEP = 4.0


@dataclass
class Realm:
    """The shapes of a board: whole areas, their land, the lands beyond, and all land."""

    sheet: Sheet
    shapes: dict[str, BaseGeometry]
    beyond: dict[str, BaseGeometry]
    land: BaseGeometry

    def dry(self, name: str) -> BaseGeometry:
        """The land of an area."""
        both = shapely.intersection(self.shapes[name], self.land, grid_size=0.01)
        return MultiPolygon(polygons(both))


@dataclass
class Survey:
    """The lattice with an owner for every cell."""

    sheet: Sheet
    ids: list[str]
    lattice: Lattice
    dry: Ints
    wet: Ints
    land: BaseGeometry

    @property
    def whole(self) -> Ints:
        """Land and water together."""
        merged = self.dry.copy()
        merged[~self.lattice.land] = self.wet[~self.lattice.land]
        return merged

    def borders(self) -> dict[str, dict[tuple[str, str], float]]:
        """Lengths of the borders on land and on water."""
        out = {}
        for what, field in (("land", self.dry), ("water", self.wet)):
            found = contacts(field, STEP)
            out[what] = {
                (min(a, b), max(a, b)): v
                for (i, j), v in found.items()
                for a, b in [(self.ids[i], self.ids[j])]
            }
        return out


def _split_land(facts: Facts, sheet: Sheet) -> tuple[BaseGeometry, list[tuple[str, Polygon]]]:
    """All land that counts, and the islands that go whole to one owner."""
    rows = [*facts["areas"], *facts["beyond"]]
    owners = [(r, Point(p)) for r in rows for p in sheet.at(r.get("islands", []))]
    inhabited = [Point(p) for r in rows if r["kind"] == "island" for p in sheet.at(r["seeds"])]
    main, whole = [], []
    for piece in land_pieces(sheet, WINDOW, facts["channels"], 8.0, facts["bridges"]):
        owner = next((r for r, p in owners if piece.distance(p) < 9), None)
        if piece.area > 22000:
            main.append(piece)
        elif owner is not None:
            whole.append((owner["id"], grown(piece, owner)))
        elif any(piece.contains(p) for p in inhabited):
            main.append(piece)
    land = union([*main, *(p for _, p in whole)]).intersection(sheet.frame)
    return land, whole


def survey(facts: Facts) -> Survey:
    """Decide who owns what, on the lattice."""
    sheet = sheet_of(facts)
    land, islands = _split_land(facts, sheet)
    rows = [*facts["areas"], *facts["beyond"]]
    ids = [r["id"] for r in rows]
    number = {name: i for i, name in enumerate(ids)}
    lattice = Lattice.over(sheet, STEP, land)
    single = {
        name for name, _ in islands if name in {r["id"] for r in rows if r["kind"] == "island"}
    }
    seeds = [
        (number[r["id"]], sheet.at(r["seeds"]))
        for r in rows
        if r["kind"] != "sea" and r["id"] not in single
    ]
    dry = land_field(lattice, seeds, [(number[n], p) for n, p in islands])
    seas = [(number[r["id"]], sheet.at(r["seeds"])) for r in rows if r["kind"] == "sea"]
    patches = [
        {
            "owner": number[p["owner"]],
            "shape": _patch(sheet, p["line"], p["px"]),
            "shore": p.get("shore", 0.0),
        }
        for p in facts["patches"]
    ]
    wet = water_field(lattice, dry, facts["reach"], seas, patches)
    return Survey(sheet, ids, lattice, dry, wet, land)


def _patch(sheet: Sheet, line: list[list[float]], px: float) -> BaseGeometry:
    at = sheet.at(line)
    shape = LineString(at) if len(at) > 1 else Point(at[0])
    return shape.buffer(px)


def realm(facts: Facts) -> Realm:
    """Draw the borders."""
    found = survey(facts)
    sheet, land = found.sheet, found.land
    kind = {r["id"]: r["kind"] for r in [*facts["areas"], *facts["beyond"]]}
    field = found.whole
    work: list[BaseGeometry] = [sheet.frame.boundary, land.boundary]
    for line in outlines(field, STEP):
        work += lines(line.intersection(sheet.frame.buffer(6)))
    rows, columns = field.shape
    shapely.prepare(land)

    def classify(point: BaseGeometry) -> tuple[str, str] | None:
        if not sheet.frame.contains(point):
            return None
        r = min(rows - 1, int(point.y / STEP))
        c = min(columns - 1, int(point.x / STEP))
        owner = int(field[r, c])
        if owner == NOBODY:
            return None
        return "area", found.ids[owner]

    scattered = {r["id"] for r in facts["areas"] if r.get("islands")}
    faces = give_slivers(partition(work, classify), 400.0, scattered)
    whole = {name: shape for (_, name), shape in dissolved(faces, 0.7).items()}
    missing = sorted(set(kind) - set(whole))
    if missing:
        raise ValueError(f"seeds without an area: {', '.join(missing)}")
    ids = {r["id"] for r in facts["areas"]}
    shapes = {r["id"]: whole[r["id"]] for r in facts["areas"]}
    return Realm(sheet, shapes, {n: g for n, g in whole.items() if n not in ids}, land)
