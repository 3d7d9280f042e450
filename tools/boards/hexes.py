"""Boards of hexagons: islands made of hexes in a sea of circles."""

import math
import random

import numpy as np
import shapely
from shapely import LineString, Point, Polygon, box

from . import ornament
from .board import Area, Board, Facts
from .glyphs import DOLPHIN, HORN, TRIREME, compass
from .places import FLAT, Label, Taken, fit_box, fit_name, grid, name_box, spread
from .shapes import largest, lines, rounded_polygon, union, warp
from .svg import number, path, spot
from .theme import HEX_COLOURS, style

UNIT = 150.0  # between the centres of neighbouring hexes
RADIUS = UNIT / math.sqrt(3)
RING = 46.0  # the circle of a sea space
SLOT, METRO = 36.0, 50.0
MARGIN = 120.0
FAMILY = "hexmap"

RULES = {
    "hex": "fill:none;stroke:var(--water);stroke-opacity:.34;stroke-width:1.5",
    "ring": (
        "fill:var(--water);fill-opacity:.09;stroke:var(--water);stroke-opacity:.75;stroke-width:1.8"
    ),
    "ring2": "fill:none;stroke:var(--water);stroke-opacity:.45;stroke-width:.9",
    "trade": (
        "fill:var(--gold);fill-opacity:.28;stroke:var(--gold);stroke-width:3;stroke-opacity:.95"
    ),
    "foam": "fill:none;stroke:var(--water);stroke-linejoin:round",
    "cast": "fill:var(--shade)",
    "sand": "fill:var(--sand)",
    "grass": "fill:var(--grass)",
    "s-grass": "stop-color:var(--grass)",
    "s-rock": "stop-color:var(--rock)",
    "shore": "fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linejoin:round",
    "seam": ("fill:none;stroke:var(--ink2);stroke-width:1.1;stroke-dasharray:3 4;opacity:.6"),
    "slot": (
        "fill:var(--token);fill-opacity:.82;stroke:var(--ink);stroke-width:1.4;"
        "stroke-dasharray:3.4 2.6"
    ),
    "metro": "fill:var(--gold);fill-opacity:.30;stroke:var(--ink);stroke-width:1.6",
    "metro2": "fill:none;stroke:var(--ink);stroke-width:.7",
    "wave": "fill:none;stroke:var(--water);stroke-width:1.1;opacity:.42;stroke-linecap:round",
    "beast": (
        "fill:var(--deep);fill-opacity:.5;stroke:var(--water);stroke-opacity:.8;stroke-width:1.4;"
        "stroke-linejoin:round"
    ),
    "rhumb": "fill:none;stroke:var(--water);stroke-width:.8;opacity:.2",
    "line": "fill:none;stroke:var(--water);stroke-width:1",
    "dark": "fill:var(--frame);stroke:var(--ink);stroke-width:.8",
    "hull": "fill:var(--frame);stroke:var(--ink)",
}


class HexGrid:
    """Axial coordinates, pointy-top, laid out in board units."""

    def __init__(self, hexes: list[tuple[int, int]]) -> None:
        at = [self._raw(q, r) for q, r in hexes]
        self.x0 = min(x for x, _ in at) - UNIT / 2 - MARGIN
        self.y0 = min(y for _, y in at) - RADIUS - MARGIN / 2
        self.width = max(x for x, _ in at) + UNIT / 2 + MARGIN - self.x0
        self.height = max(y for _, y in at) + RADIUS + MARGIN / 2 - self.y0

    @staticmethod
    def _raw(q: int, r: int) -> tuple[float, float]:
        return UNIT * (q + r / 2), UNIT * math.sqrt(3) / 2 * r

    def centre(self, q: int, r: int) -> tuple[float, float]:
        x, y = self._raw(q, r)
        return x - self.x0, y - self.y0

    def cell(self, q: int, r: int) -> Polygon:
        x, y = self.centre(q, r)
        turn = [math.radians(60 * k - 30) for k in range(6)]
        return Polygon([(x + RADIUS * math.cos(a), y + RADIUS * math.sin(a)) for a in turn])


def island_shape(hexes: list[Polygon]) -> Polygon:
    """The hexes as one piece of coast: shrunk, rounded and made uneven."""
    move = warp([(120, 6), (42, 5), (17, 2.4)], 9)
    cells = union(h.buffer(0.5) for h in hexes)
    body = largest(cells.buffer(-11).buffer(-12).buffer(12))
    coast = shapely.segmentize(rounded_polygon(body, 3), 4)
    uneven = shapely.make_valid(shapely.transform(coast, move))
    # Rounding fills the inner corners; no island may reach into a neighbouring space.
    return largest(uneven.intersection(cells.buffer(-4)).simplify(0.35))


def _furnish(area: Area, centres: list[tuple[float, float]], inner: Polygon) -> Taken:
    """Place the metropolis frame, the building slots, the prosperity and the name."""
    taken = Taken()
    slots = area.facts["building_slots"]
    under = [s for s in slots if s["metropolis"]]
    free = [s for s in slots if not s["metropolis"]]
    wide = SLOT * len(under) + 5 * (len(under) - 1) + 14
    best: tuple[float, float, float, float, float] | None = None
    target = centres[len(free)] if free and not slots[0]["metropolis"] else centres[0]
    if len(under) > 1 and len(centres) == len(under):
        target = (float(np.mean([x for x, _ in centres])), float(np.mean([y for _, y in centres])))
    lift = 10 if len(centres) == 1 else 0
    for w, h in {(wide, METRO), (METRO, wide)}:
        at = fit_box(inner, w, h, (target[0], target[1] - lift), taken)
        if at:
            far = math.dist(at, target) + (0 if w >= h else 1)
            if best is None or far < best[0]:
                best = far, at[0], at[1], w, h
    if best is None:
        raise ValueError(f"no room for the metropolis of {area.id}")
    _, mx, my, mw, mh = best
    area.mark("metropolis", mx, my, w=mw, h=mh)
    taken.add(box(mx - mw / 2, my - mh / 2, mx + mw / 2, my + mh / 2).buffer(2))
    for i, s in enumerate(under):
        along = (i - (len(under) - 1) / 2) * (SLOT + 5)
        x, y = (mx + along, my) if mw >= mh else (mx, my + along)
        area.mark("building_slot", x, y, slot=s["id"], size=SLOT, metropolis=True)
    for s in free:
        goal = max(centres, key=lambda c: min(math.dist(c, (m["x"], m["y"])) for m in area.marks))
        spot_at = fit_box(inner, SLOT + 4, SLOT + 4, goal, taken)
        if spot_at is None:
            raise ValueError(f"no room for a building on {area.id}")
        x, y = spot_at
        area.mark("building_slot", x, y, slot=s["id"], size=SLOT, metropolis=False)
        taken.add(box(x - SLOT / 2, y - SLOT / 2, x + SLOT / 2, y + SLOT / 2).buffer(3))
    area.marks.sort(key=lambda m: (m["kind"] != "metropolis", m.get("slot", 0)))
    names = list(area.names.values())
    area.label = fit_name(inner.buffer(6), names, (25, 23, 21, 19, 18), taken, angles=FLAT, step=4)
    if area.label is None:
        x, y = mx, my + mh / 2 + 14
        area.label = Label(x, y, 0, 18, *name_box(names, 18, 1))
    taken.add(area.label.room)
    for _ in range(area.facts["prosperity"]):
        at = fit_box(inner.buffer(2), 23, 17, (mx + mw / 2, my - mh / 2 - 12), taken, step=3)
        if at is None:
            raise ValueError(f"no room for the prosperity of {area.id}")
        area.mark("prosperity", *at, value=1)
        taken.add(box(at[0] - 12, at[1] - 9, at[0] + 12, at[1] + 9))
    return taken


def build(facts: Facts) -> Board:
    """The whole board."""
    name = facts["board"]
    rows = facts["areas"]
    net = HexGrid([(q, r) for row in rows for q, r in row["hexes"]])
    rng = random.Random(3)
    areas, islands, taken = [], [], {}
    for row in rows:
        cells = [net.cell(q, r) for q, r in row["hexes"]]
        centres = [net.centre(q, r) for q, r in row["hexes"]]
        if row["kind"] == "sea":
            area = Area(row["id"], "sea", row["names"], cells[0], row)
            x, y = centres[0]
            area.label = Label(x, y + 58, 0, 12, 84, 14)
            if row.get("trade"):
                area.mark("trade", x, y - 44, value=row["trade"])
            area.slots = [(x, y), (x - 25, y + 14), (x + 25, y + 14), (x, y - 25), (x, y + 29)]
            area.slots += [(x - 28, y - 14), (x + 28, y - 14)]
        else:
            shape = island_shape(cells)
            area = Area(row["id"], "island", row["names"], shape, row)
            inner = largest(shape.buffer(-8))
            print_on = _furnish(area, centres, inner)
            taken[area.id] = print_on
            area.slots = spread(
                inner, print_on, count=4 + 2 * len(cells), apart=24, margin=17, step=4
            )
            islands.append(area)
        areas.append(area)
    art = _draw(name, net, areas, islands, taken, rng)
    return Board(name, net.width, net.height, areas, art, FAMILY)


def _draw(
    board: str,
    net: HexGrid,
    areas: list[Area],
    islands: list[Area],
    taken: dict[str, Taken],
    rng: random.Random,
) -> list[str]:
    w, h = net.width, net.height
    coast = union(a.shape for a in islands)
    seas = [a for a in areas if a.kind == "sea"]
    water = union(net.cell(q, r) for a in areas for q, r in a.facts["hexes"])
    full = f'width="{number(w)}" height="{number(h)}"'
    out = [ornament.opening(w, h)]
    out.append(
        style(FAMILY, HEX_COLOURS, RULES)
        + "<defs>"
        + ornament.paper_defs(board)
        + f'<radialGradient id="{board}-sea" cx=".5" cy=".48" r=".72">'
        '<stop offset="0" class="s-sea"/><stop offset="1" class="s-deep"/></radialGradient>'
        f'<linearGradient id="{board}-grass" x1="0" y1="0" x2=".3" y2="1">'
        '<stop offset="0" class="s-grass"/><stop offset="1" class="s-rock"/></linearGradient>'
        f'<g id="{board}-horn">{HORN}</g></defs>'
    )
    out.append(f'<rect {full} fill="url(#{board}-sea)"/>')
    out.append(ornament.paper(board, w, h))
    cx, cy = w - 128, 150.0
    rays = (
        f"M{cx:.0f},{cy:.0f}l{3000 * math.cos(a):.0f},{3000 * math.sin(a):.0f}"
        for a in (math.radians(11.25 * k) for k in range(32))
    )
    out.append(f'<path class="rhumb" d="{"".join(rays)}"/>')
    out.append(_nets(net, seas, coast))
    for far, thick, strong in ((5, 2.2, 0.85), (12, 1.7, 0.6), (20, 1.3, 0.42), (29, 1, 0.28)):
        ring = path(coast.buffer(far).simplify(0.6).boundary)
        out.append(f'<path class="foam" stroke-width="{thick}" opacity="{strong}" d="{ring}"/>')
    out.append(_waves(board, box(30, 30, w - 30, h - 30), coast, water, rng))
    out.append(_rings(board, seas))
    for area in islands:
        out.append(_island(board, net, area, taken[area.id], rng))
    out.append(f"<g {spot(cx, cy)}>{compass(76)}</g>")
    ship = min(0.9, w / 1500)
    out.append(f'<g {spot(120, h - 105, 1.2 * ship)} opacity=".9">{TRIREME}</g>')
    out.append(f'<path class="beast" {spot(115, 120, 1.15)} d="{DOLPHIN}"/>')
    out.append(f'<path class="beast" {spot(w - 110, h - 112, 1.05, -14)} d="{DOLPHIN}"/>')
    out.append(ornament.vignette(board, w, h) + ornament.neat_line(w, h) + "</svg>")
    return out


def _nets(net: HexGrid, seas: list[Area], coast: shapely.Geometry) -> str:
    """Hex lines, once each, ending at the beaches."""
    edges = union(a.shape.boundary for a in seas).difference(coast.buffer(6))
    return f'<path class="hex" d="{path(shapely.line_merge(edges))}"/>'


def _rings(board: str, seas: list[Area]) -> str:
    out = []
    for a in seas:
        x, y = a.slots[0]
        at = f'cx="{number(x)}" cy="{number(y)}"'
        if a.marks:
            out.append(f'<circle class="trade" {at} r="{RING:.0f}"/>')
        out.append(f'<circle class="ring" {at} r="{RING:.0f}"/>')
        out.append(f'<circle class="ring2" {at} r="{RING - 5:.0f}"/>')
        for m in a.marks:
            out.append(f'<use href="#{board}-horn" {spot(m["x"], m["y"], 1.25)}/>')
    return "".join(out)


def _waves(
    board: str,
    sheet: Polygon,
    coast: shapely.Geometry,
    water: shapely.Geometry,
    rng: random.Random,
) -> str:
    """Waves in the open water around the net, a few inside it."""
    glyphs: list[ornament.Glyph] = []
    for x, y in grid(sheet, 62):
        u, v = x + rng.uniform(-22, 22), y + rng.uniform(-22, 22)
        at = Point(u, v)
        inside = water.contains(at)
        if coast.distance(at) > 34 and (not inside or rng.random() < 0.25):
            glyphs.append((v, u, "w", 0, rng.uniform(0.9, 1.3)))
    return ornament.relief(glyphs)


def _island(board: str, net: HexGrid, area: Area, taken: Taken, rng: random.Random) -> str:
    shape = area.shape
    inner = largest(shape.buffer(-8).simplify(0.5))
    d = path(shape)
    out = [
        f'<path class="cast" transform="translate(5,8)" d="{d}"/>',
        f'<path class="sand" d="{d}"/>',
        f'<path fill="url(#{board}-grass)" d="{path(inner)}"/>',
    ]
    hexes = area.facts["hexes"]
    if len(hexes) > 1:
        seam = union(net.cell(q, r).boundary for q, r in hexes).intersection(inner.buffer(-3))
        merged: list[LineString] = lines(shapely.line_merge(seam))
        out.append(f'<path class="seam" d="{"".join(path(s) for s in merged)}"/>')
    out.append(f'<path class="shore" d="{d}"/>')
    body = inner.buffer(-9)
    glyphs: list[ornament.Glyph] = []
    block = union(taken.shapes)
    for x, y in rng.sample([*map(tuple, grid(body, 13))], k=len(grid(body, 13))):
        if len(glyphs) >= 6 * len(hexes):
            break
        if block.distance(Point(x, y)) < 10 or any(
            math.dist((x, y), (g[1], g[0])) < 17 for g in glyphs
        ):
            continue
        kind, form = ("m", rng.randrange(3)) if rng.random() < 0.35 else ("t", rng.randrange(2))
        glyphs.append((y, x, kind, form, rng.uniform(0.85, 1.05)))
    out.append(ornament.relief(glyphs))
    for m in area.marks:
        x, y = m["x"], m["y"]
        if m["kind"] == "metropolis":
            out.append(_frame("metro", x, y, m["w"], m["h"], 7))
            out.append(_frame("metro2", x, y, m["w"] - 6, m["h"] - 6, 5))
        elif m["kind"] == "building_slot":
            out.append(_frame("slot", x, y, SLOT - 2, SLOT - 2, 4))
        else:
            out.append(f'<use href="#{board}-horn" {spot(x, y, 0.95)}/>')
    return "".join(out)


def _frame(cls: str, x: float, y: float, w: float, h: float, r: float) -> str:
    return (
        f'<rect class="{cls}" x="{number(x - w / 2)}" y="{number(y - h / 2)}" '
        f'width="{number(w)}" height="{number(h)}" rx="{number(r)}"/>'
    )
