"""Boards of provinces: names, printed marks, places for pieces, and the art."""

import shapely
from shapely import LineString, Point, box
from shapely.geometry.base import BaseGeometry

from . import emblems, mapping, ornament
from .board import Area, Board, Facts
from .glyphs import TRIREME, compass
from .places import TILTED, Label, Taken, curved, fit_box, fit_name, spread, text_width
from .provinces import Country, country
from .shapes import largest, union
from .svg import number, path, spot
from .theme import style

FAMILY = "landmap"
GOOD = 14.0
SIZES = (32, 30, 28, 26, 24, 22, 20, 18.5, 17, 16, 15)
RULES = {
    "place": (
        "fill:var(--token);fill-opacity:.85;stroke:var(--ink);stroke-width:1.1;"
        "stroke-dasharray:3 2.2"
    ),
    "beyond": "fill:var(--t4);opacity:.20",
}


def build(facts: Facts) -> Board:
    """The whole board."""
    land = country(facts)
    taken = Taken()
    for o in facts["ornaments"]:
        x, y = land.sheet.at(o["at"])[0]
        taken.add(Point(x, y).buffer(44 * o["size"]))
    frame = land.sheet.frame.buffer(-26)
    areas = [Area(r["id"], r["kind"], r["names"], land.shapes[r["id"]], r) for r in facts["areas"]]
    for a in areas:
        if a.kind == "sea":
            line = land.sheet.line(a.facts["curve"])
            a.label, strip = curved(line, list(a.names.values()), a.facts.get("size", 30))
            taken.add(strip)
    for a in areas:
        if a.kind != "sea":
            _cities(a, land, taken)
    order = sorted((a for a in areas if a.kind != "sea"), key=lambda a: a.shape.area)
    for a in order:
        _print_on(a, land, taken, frame)
    for a in areas:
        a.slots = _slots(a, taken, frame)
    art = _draw(facts, land, areas, taken)
    return Board(facts["board"], land.sheet.width, land.sheet.height, areas, art, FAMILY)


def _cities(area: Area, land: Country, taken: Taken) -> None:
    """Cities stand where they stood, nudged a little inland if need be."""
    for c in area.facts["cities"]:
        x, y = land.sheet.at(c["at"])[0]
        for inset in (11, 7, 3, 0, -8):
            at = fit_box(area.shape.buffer(-inset), 2, 2, (x, y), taken, step=2)
            room = at and box(at[0] - 15, at[1] - 16, at[0] + 15, at[1] + 11)
            if at and room is not None and not taken.near(room).intersects(room):
                break
        else:
            raise ValueError(f"no room for {c['id']}")
        more = {k: c[k] for k in ("type", "capital_of") if k in c}
        area.mark("city", *at, id=c["id"], **more)
        taken.add(room)


def _print_on(area: Area, land: Country, taken: Taken, frame: BaseGeometry) -> None:
    """The name, then goods, market and temple near it."""
    shape = largest(area.shape).intersection(frame)
    names = list(area.names.values())
    wanted = len(area.facts["goods"]) + ("market" in area.facts) + ("temple" in area.facts)
    small = shape.area < 3200 * (1 + wanted)
    area.label = None if small else fit_name(shape, names, SIZES, taken, angles=TILTED)
    if area.label is None:
        if not small or area.kind == "land":
            area.label = fit_name(shape.buffer(6), names, SIZES[4:], taken, margin=0, step=5)
        if area.label is None:
            _marks(area, land, taken, frame)
            area.label = _beside(area, names, land, taken, frame)
            taken.add(area.label.room)
            return
    taken.add(area.label.room)
    _marks(area, land, taken, frame)


def _marks(area: Area, land: Country, taken: Taken, frame: BaseGeometry) -> None:
    rows = [("good", {"id": g["id"], "good": g["good"]}) for g in area.facts["goods"]]
    rows += [(k, {"id": area.facts[k]}) for k in ("market", "temple") if k in area.facts]
    centre = largest(area.shape).centroid
    here = (area.label.x, area.label.y + 24) if area.label else (centre.x, centre.y)
    away = land.land.difference(area.shape)
    for kind, more in rows:
        half = GOOD + 1 if kind == "good" else 15.0
        for zone in (
            area.shape.buffer(-2).intersection(frame),
            area.shape.buffer(5).intersection(frame),
            area.shape.buffer(14).difference(away).intersection(frame),
            area.shape.buffer(34).difference(away.buffer(2)).intersection(frame),
        ):
            at = fit_box(zone, 2 * half, 2 * half, here, taken, step=3)
            if at:
                break
        else:
            raise ValueError(f"no room for a {kind} of {area.id}")
        area.mark(kind, *at, **more)
        taken.add(Point(at).buffer(half + 1))


def _beside(
    area: Area, names: list[str], land: Country, taken: Taken, frame: BaseGeometry
) -> Label:
    """The name of a small island in the water beside it."""
    x0, y0, x1, y1 = area.shape.bounds
    for size in (19, 18, 17, 16, 15, 14):
        width = max(text_width(n, size) for n in names)
        height = size * 1.1
        away = land.land.buffer(1)
        zone = box(x0 - width - 40, y0 - 50, x1 + width + 40, y1 + 50).intersection(frame)
        water = zone.difference(away)
        for target in (
            ((x0 + x1) / 2, y1 + height),
            ((x0 + x1) / 2, y0 - height),
            (x1 + width / 2 + 6, (y0 + y1) / 2),
            (x0 - width / 2 - 6, (y0 + y1) / 2),
        ):
            at = fit_box(water, width, height, target, taken, step=3)
            if at and area.shape.distance(Point(at)) < width / 2 + 26:
                return Label(*at, 0, size, width, height, inside=False)
    raise ValueError(f"no room for the name of {area.id}")


def _slots(area: Area, taken: Taken, frame: BaseGeometry) -> list[tuple[float, float]]:
    zone = largest(area.shape).intersection(frame)
    # Pieces on a small island may stand with one foot in the water.
    inner = zone.buffer(12 if area.kind == "island" and zone.area < 9000 else -13)
    if inner.is_empty or inner.area < 500:
        inner = zone.buffer(-3)
    return spread(
        largest(inner), taken, count=14 if zone.area > 12000 else 9, apart=30, margin=24, step=6
    )


def _draw(facts: Facts, land: Country, areas: list[Area], taken: Taken) -> list[str]:
    board, sheet = facts["board"], land.sheet
    w, h = sheet.width, sheet.height
    full = f'width="{number(w)}" height="{number(h)}"'
    provinces = {a.id: a.shape for a in areas if a.kind != "sea"}
    seas = {a.id: a.shape for a in areas if a.kind == "sea"}
    apart = {a.id: set(a.facts["adjacent"]) & set(provinces) for a in areas if a.kind != "sea"}
    tint = mapping.tints(provinces, 4, 26, apart)
    goods = {m["good"] for a in areas for m in a.marks if m["kind"] == "good"}
    d = {n: path(g) for n, g in provinces.items()}
    shapes = "".join(f'<path id="{board}-{n}" d="{p}"/>' for n, p in d.items())
    clips = "".join(
        f'<clipPath id="{board}-c-{n}"><use href="#{board}-{n}"/></clipPath>' for n in d
    )
    out = [
        ornament.opening(w, h),
        style(FAMILY, None, RULES),
        "<defs>",
        ornament.paper_defs(board) + emblems.symbols(board, goods),
        mapping.hatch(board) + shapes + clips,
        "</defs>",
        f'<rect class="sea" {full}/><rect {full} fill="url(#{board}-hatch)"/>',
        mapping.graticule(sheet),
    ]
    rose = facts["rose"]
    cx, cy = sheet.at(rose["winds"])[0]
    out.append(mapping.rhumbs(sheet, cx, cy))
    out.append(mapping.water_lines(land.land, sheet, mapping.WATER_LINES))
    coast = path(land.land)
    out.append(f'<path class="land" d="{coast}"/>')
    wild = [g for n, g in land.beyond.items() if _kind(facts, n) == "land"]
    out.append(f'<path class="beyond" d="{path(union(wild))}"/>')
    for n in provinces:
        ref = f"#{board}-{n}"
        out.append(
            f'<use href="{ref}" class="fill f{tint[n]}"/><g clip-path="url(#{board}-c-{n})">'
            f'<use href="{ref}" class="band b{tint[n]}" stroke-width="15"/></g>'
        )
    out.append(mapping.rivers(sheet, land.land))
    edges = _borders(provinces, land)
    out.append(f'<path class="border" d="{"".join(path(e) for e in edges)}"/>')
    parted = _borders(seas, land)
    out.append(f'<path class="seaborder" d="{"".join(path(e) for e in parted)}"/>')
    out.append(f'<path class="coast" d="{coast}"/>')
    out.append(_relief(facts, land, areas, taken, edges))
    out.append(f"<g {spot(*sheet.at(rose['at'])[0])}>{compass(rose['size'])}</g>")
    for o in facts["ornaments"]:
        x, y = sheet.at(o["at"])[0]
        out.append(f"<g {spot(x, y, o['size'])}>{TRIREME}</g>")
    out += [_printed(board, m) for a in areas for m in a.marks]
    out.append(ornament.paper(board, w, h))
    out.append(ornament.vignette(board, w, h) + ornament.neat_line(w, h) + "</svg>")
    return out


def _kind(facts: Facts, name: str) -> str:
    return str(next(r["kind"] for r in facts["beyond"] if r["id"] == name))


def _printed(board: str, m: dict[str, object]) -> str:
    x, y = float(str(m["x"])), float(str(m["y"]))
    match m["kind"]:
        case "good":
            return emblems.good(board, str(m["good"]), x, y, GOOD)
        case "city":
            kind = "capital" if "capital_of" in m else str(m.get("type", "city"))
            return emblems.city(x, y, kind)
        case "market":
            return emblems.market(x, y)
        case "temple":
            return emblems.temple(x, y)
    raise ValueError(f"nothing to draw for {m['kind']}")


def _borders(shapes: dict[str, BaseGeometry], land: Country) -> list[LineString]:
    """Every border of these areas once, those with the lands beyond included."""
    rims = union(g.boundary for g in shapes.values())
    coast = land.land.boundary.buffer(0.05)
    frame = land.sheet.frame.boundary.buffer(0.5)
    inner = rims.difference(coast).difference(frame)
    return [e for e in shapely.get_parts(shapely.line_merge(inner)) if e.length > 1]


def _relief(
    facts: Facts, land: Country, areas: list[Area], taken: Taken, edges: list[LineString]
) -> str:
    sheet = land.sheet
    relief = mapping.Relief(taken.shapes, 5)
    inside = sheet.frame.buffer(-30)
    relief.ranges(sheet, land.land.intersection(inside), union(edges), 1.0)
    north, south = sheet.at([(27, 43.2)])[0][1], sheet.at([(27, 31.6)])[0][1]
    bands = {
        "wood": ("t", 21.0, 0.8),
        "plain": ("t", 40.0, 0.5),
        "desert": ("d", 38.0, 0.75),
        "mountain": ("m", 30.0, 0.7),
    }
    for row in facts["beyond"]:
        if row["kind"] == "land":
            relief.scatter(
                land.beyond[row["id"]].buffer(-9).intersection(inside), *bands[row["terrain"]]
            )
    for a in areas:
        if a.kind == "sea":
            continue
        body = a.shape.buffer(-13).intersection(inside)
        y = a.shape.centroid.y
        if y > south:
            relief.scatter(body, "d", 38, 0.6)
        elif y < north:
            relief.scatter(body, "t", 24, 0.55)
        else:
            relief.scatter(body, "t", 34, 0.45)
    open_water = inside.difference(land.land.buffer(32))
    relief.scatter(open_water, "w", 64, 0.8)
    return ornament.relief(relief.glyphs)
