"""Boards of provinces: land and sea are parted by the coast, each with borders of its own."""

from dataclasses import dataclass

import shapely
from shapely import Point, Polygon, STRtree, affinity
from shapely.geometry.base import BaseGeometry

from .board import Facts
from .cells import Cells, Junction, Label, dissolved, give_slivers, partition
from .coast import Sheet, land_pieces
from .shapes import lines, union

# Wavelength and strength of the wandering of borders, in board units.
LAND_WANDER = [(246, 17), (94, 12), (35, 5.5), (13, 2.2)]
SEA_WANDER = [(246, 12), (88, 7)]
WINDOW = (-30, 8, 68, 62)


@dataclass
class Country:
    """The shapes of a board: provinces, seas and the lands beyond."""

    sheet: Sheet
    shapes: dict[str, BaseGeometry]  # areas of the rules
    beyond: dict[str, BaseGeometry]  # land and water no rule speaks of
    land: BaseGeometry  # all of it, for the coast


def sheet_of(facts: Facts) -> Sheet:
    """The projection and frame of a board."""
    lenses = facts.get("lenses", [])
    return Sheet(facts["projection"], facts["frame_km"], facts["width"], lenses)


def grown(piece: Polygon, row: Facts) -> Polygon:
    """Small islands are drawn larger than life, as on old maps, so that pieces find room."""
    factor = row.get("grow", 1.0)
    dx, dy = row.get("shift", (0.0, 0.0))
    return affinity.translate(affinity.scale(piece, factor, factor), dx, dy)


def _junctions(facts: Facts, sheet: Sheet, kind: dict[str, str], wanted: str) -> list[Junction]:
    """The points where several borders of one kind must meet."""
    out = []
    for j in facts.get("junctions", []):
        if kind[next(iter(j["around"]))] == wanted:
            x, y = sheet.at(j["at"])[0]
            out.append(Junction((x, y), j["radius"], j["around"]))
    return out


def country(facts: Facts) -> Country:
    """Draw the borders."""
    sheet = sheet_of(facts)
    rows = [*facts["areas"], *facts["beyond"]]
    row = {r["id"]: r for r in rows}
    kind = {name: r["kind"] for name, r in row.items()}
    pieces = land_pieces(sheet, WINDOW, facts["channels"], 60.0)
    owners = [
        (r["id"], Point(p))
        for r in rows
        for p in sheet.at(r["seeds"] if r["kind"] == "island" else r.get("islands", []))
    ]
    mainland, islands = [], []
    for piece in pieces:
        if piece.area > 22000:
            mainland.append(piece)
            continue
        owner = next((n for n, p in owners if piece.distance(p) < 9), None)
        if owner is not None:
            islands.append((owner, grown(piece, row[owner])))
    main = union(mainland).intersection(sheet.frame)
    isles = union(p for _, p in islands).intersection(sheet.frame)
    land = union([main, isles])
    inland = Cells(
        {r["id"]: sheet.at(r["seeds"]) for r in rows if r["kind"] == "land"},
        sheet.frame,
        LAND_WANDER,
        11,
        junctions=_junctions(facts, sheet, kind, "land"),
    )
    water = Cells(
        {r["id"]: sheet.at(r["seeds"]) for r in rows if r["kind"] == "sea"},
        sheet.frame,
        SEA_WANDER,
        23,
        rounds=4,
        junctions=_junctions(facts, sheet, kind, "sea"),
    )
    room = sheet.frame.buffer(5)
    work: list[BaseGeometry] = [sheet.frame.boundary, land.boundary]
    for e in inland.edges:
        work += lines(e.intersection(room).intersection(main.buffer(18)))
    for e in water.edges:
        work += lines(e.intersection(room).difference(land.buffer(-3)))
    tree = STRtree([p for _, p in islands])
    for shape in (main, isles):
        shapely.prepare(shape)

    def classify(point: BaseGeometry) -> Label | None:
        if not sheet.frame.contains(point):
            return None
        if isles.contains(point):
            return "land", islands[int(tree.nearest(point))][0]
        if main.contains(point):
            return "land", inland.owner(point)
        return "sea", water.owner(point)

    scattered = {r["id"] for r in rows if r.get("islands") or r["kind"] == "island"}
    faces = give_slivers(partition(work, classify), 900.0, scattered)
    whole = {name: shape for (_, name), shape in dissolved(faces, 0.55).items()}
    missing = sorted(set(kind) - set(whole))
    if missing:
        raise ValueError(f"seeds without an area: {', '.join(missing)}")
    ids = {r["id"] for r in facts["areas"]}
    shapes = {r["id"]: whole[r["id"]] for r in facts["areas"]}
    beyond = {n: g for n, g in whole.items() if n not in ids}
    coast = union(g for n, g in whole.items() if kind[n] != "sea")
    return Country(sheet, shapes, beyond, coast)
