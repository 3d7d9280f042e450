"""Boards of areas that run into the water: names, printed marks, places for pieces, and art."""

import shapely
from shapely import LineString, Point, box
from shapely.geometry.base import BaseGeometry

from . import mapping, ornament
from .areas import Realm, realm
from .board import Area, Board, Facts
from .glyphs import TRIREME, compass
from .places import ENOUGH, Label, Taken, curved, fit_box, fit_name, name_box, spread
from .shapes import largest, lines, polygons, union, warp
from .svg import number, path, spot
from .theme import style

FAMILY = "areamap"
LIMIT, SITE = 11.5, 7.0
TIGHT = 5200.0  # on less land than this the print comes before the name
SIZES = (24, 22, 20.5, 19, 18, 17, 16, 15, 14, 13, 12)
SEA_SIZES = (44, 40, 36, 32, 28, 25, 22, 20, 18, 16, 14, 13, 12)
COLOURS = {
    "t0": ("#d7b26a", "#8a6a2f"),
    "t1": ("#c9a08a", "#84523a"),
    "t2": ("#a9b878", "#55703f"),
    "t3": ("#c3bd7d", "#6f6f3c"),
    "t4": ("#ead9a8", "#54472d"),
    "sea": ("#c2d8da", "#16303f"),
    "deep": ("#8fb4bf", "#0a1822"),
}
RULES = {
    "fill": "opacity:.5",
    "band": "fill:none;opacity:.5;stroke-linejoin:round",
    "open": "fill:var(--deep);opacity:.75",
    "border": "fill:none;stroke:var(--ink2);stroke-width:1.7;stroke-linejoin:round",
    "seaborder": (
        "fill:none;stroke:var(--water);stroke-width:1.7;stroke-linejoin:round;opacity:.85"
    ),
    "beyond": "fill:var(--t4);opacity:.35",
    "flood": "fill:none;stroke:var(--water);stroke-width:1.1;opacity:.75",
    "lake": "fill:var(--sea);stroke:var(--ink);stroke-width:1.2",
    "site": "fill:var(--ink);stroke:var(--token);stroke-width:1.2",
    "white": "fill:var(--token);stroke:var(--ink);stroke-width:2",
    "islet": "fill:var(--land);stroke:var(--ink);stroke-width:1.3",
    "crater": "fill:var(--red);stroke:var(--ink);stroke-width:.9;stroke-linejoin:round",
}


def build(facts: Facts) -> Board:
    """The whole board."""
    land = realm(facts)
    taken = Taken()
    for o in facts["ornaments"]:
        x, y = land.sheet.at(o["at"])[0]
        taken.add(Point(x, y).buffer(46 * o["size"]))
    frame = land.sheet.frame.buffer(-26)
    areas = [Area(r["id"], r["kind"], r["names"], land.shapes[r["id"]], r) for r in facts["areas"]]
    dry = {a.id: land.dry(a.id) for a in areas if a.kind != "sea"}
    lakes = _lakes(facts, land, dry)
    for name, shape in lakes.items():
        taken.add(shape.buffer(3))
        for a in areas:
            if a.facts.get("lake") == name:
                a.mark("lake", shape.centroid.x, shape.centroid.y, id=name)
    _volcanoes(facts, land, areas, taken)
    for a in sorted(areas, key=lambda a: dry.get(a.id, a.shape).area):
        if a.kind == "sea":
            _name(a, a.shape, land, taken, frame)
        elif dry[a.id].area < TIGHT:
            _print_on(a, dry[a.id], taken, frame)
            _name(a, dry[a.id], land, taken, frame)
        else:
            _name(a, dry[a.id], land, taken, frame)
            _print_on(a, dry[a.id], taken, frame)
    for a in areas:
        _slots(a, dry.get(a.id), land, taken, frame)
    art = _draw(facts, land, areas, dry, lakes, taken)
    return Board(facts["board"], land.sheet.width, land.sheet.height, areas, art, FAMILY)


def _name(area: Area, zone: BaseGeometry, land: Realm, taken: Taken, frame: BaseGeometry) -> None:
    names = list(area.names.values())
    if "curve" in area.facts:
        area.label, strip = curved(land.sheet.line(area.facts["curve"]), names, SEA_SIZES[0])
        taken.add(strip)
        return
    if area.kind == "sea":
        open_water = largest(zone.intersection(frame))
        label = fit_name(open_water, names, SEA_SIZES, taken, step=9, margin=4)
        label = label or fit_name(open_water, names, (12, 11), taken, step=4, margin=0)
    else:
        solid = largest(zone.intersection(frame))
        whole = largest(area.shape.intersection(frame))
        label = (
            fit_name(solid, names, SIZES, taken, step=5, margin=2)
            or fit_name(whole, names, SIZES[3:], taken, step=4, margin=1)
            or fit_name(whole.buffer(9), names, SIZES[6:], taken, step=4, margin=0)
        )
    if label is None:
        at = area.shape.representative_point()
        label = Label(at.x, at.y, 0, 12, *name_box(names, 12, 1), inside=False)
    area.label = label
    taken.add(label.room)


def _print_on(area: Area, dry: BaseGeometry, taken: Taken, frame: BaseGeometry) -> None:
    """The population limit and the city site, near the name."""
    middle = largest(dry).representative_point()
    here = (middle.x, middle.y)
    if area.label is not None:
        here = (area.label.x, area.label.y + area.label.size)
    for kind, half in (("limit", LIMIT), ("city_site", SITE)):
        if kind not in area.facts:
            continue
        for zone in (
            dry.buffer(-1.5).intersection(frame),
            area.shape.buffer(-1).intersection(frame),
            area.shape.buffer(5).intersection(frame),
            area.shape.buffer(16).intersection(frame),
        ):
            at = fit_box(zone, 2 * half, 2 * half, here, taken, step=3)
            if at:
                break
        else:
            raise ValueError(f"no room for the {kind} of {area.id}")
        if kind == "limit":
            area.mark("limit", *at, value=area.facts["limit"])
        else:
            area.mark("city_site", *at, colour=area.facts["city_site"])
        taken.add(Point(at).buffer(half + 1))
    if "flood_plain" in area.facts:
        at = dry.representative_point()
        area.mark("flood_plain", at.x, at.y, id=area.facts["flood_plain"])


def _slots(
    area: Area, dry: BaseGeometry | None, land: Realm, taken: Taken, frame: BaseGeometry
) -> None:
    # Pieces stand on land; where land is scarce they use the whole area.
    whole = area.shape.intersection(frame)
    for zone, inset in ((dry, 11), (whole, 8), (whole, 3)):
        inner = zone.intersection(frame).buffer(-inset) if zone is not None else None
        if inner is not None and not inner.is_empty:
            count = 12 if area.kind != "sea" else 14
            area.slots = spread(largest(inner), taken, count=count, apart=24, margin=20, step=4)
        if len(area.slots) >= ENOUGH:
            break
    water = area.shape.difference(land.land).intersection(frame)
    wet = [p for p in polygons(water.buffer(-7)) if p.area > 60]
    if dry is not None and wet:
        area.harbour = spread(
            max(wet, key=lambda p: p.area), taken, count=4, apart=26, margin=14, step=5
        )


def _lakes(facts: Facts, land: Realm, dry: dict[str, BaseGeometry]) -> dict[str, BaseGeometry]:
    """Each lake lies across the border of the two areas that share it."""
    out = {}
    wobble = warp([(24, 3.5), (9, 1.2)], 31)
    for lake in facts["lakes"]:
        a, b = lake["areas"]
        edge = max(mapping.shared_lines(dry[a], dry[b]), key=lambda e: e.length)
        at = edge.interpolate(0.5, normalized=True)
        ring = Point(at).buffer(15, quad_segs=8)
        out[lake["id"]] = shapely.transform(shapely.segmentize(ring, 3), wobble)
    return out


def _volcanoes(facts: Facts, land: Realm, areas: list[Area], taken: Taken) -> None:
    for v in facts["volcanoes"]:
        touching = [a for a in areas if a.facts.get("volcano") == v["id"]]
        if len(touching) > 1:
            edges = mapping.shared_lines(touching[0].shape, touching[1].shape)
            dry = [e for e in lines(union(edges).intersection(land.land)) if e.length > 8]
            at = max(dry, key=lambda e: e.length).interpolate(0.5, normalized=True)
        else:
            at = Point(land.sheet.at(v["at"])[0])
        taken.add(box(at.x - 15, at.y - 22, at.x + 15, at.y + 11))
        for a in touching:
            a.mark("volcano", at.x, at.y, id=v["id"])


def _printed(m: dict[str, object]) -> str:
    x, y = float(str(m["x"])), float(str(m["y"]))
    if m["kind"] == "limit":
        return (
            f'<circle class="token" cx="{x:g}" cy="{y:g}" r="{LIMIT - 1:g}"/>'
            f'<text class="num" font-size="16" x="{x:g}" y="{y + 5.4:g}">{m["value"]}</text>'
        )
    if m["kind"] == "city_site":
        cls = "white" if m["colour"] == "white" else "site"
        return f'<rect class="{cls}" x="{x - 6:g}" y="{y - 6:g}" width="12" height="12" rx="1.5"/>'
    return ""


def _volcano(x: float, y: float, alone: bool) -> str:
    """A smoking mountain, on an islet of its own if it stands in the sea."""
    islet = '<ellipse class="islet" cy="8" rx="19" ry="8"/>' if alone else ""
    return (
        f'<g transform="translate({x:g},{y:g})">{islet}'
        '<path class="mount" d="M-14,9L-4.5,-7H4.5L14,9z"/>'
        '<path class="shade" d="M-2,-5L-5,8M1,-5L1,8M3,-4L8,8"/>'
        '<path class="crater" d="M-4.5,-7C-7,-14-1,-14 0,-20C4,-14 7,-12 4.5,-7z"/></g>'
    )


def _ripples(board: str) -> str:
    """The pattern of flood plains."""
    return (
        f'<pattern id="{board}-flood" width="14" height="8" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(-14)">'
        '<path class="flood" d="M0 4C2 1 5 1 7 4S12 7 14 4"/></pattern>'
    )


def _draw(
    facts: Facts,
    land: Realm,
    areas: list[Area],
    dry: dict[str, BaseGeometry],
    lakes: dict[str, BaseGeometry],
    taken: Taken,
) -> list[str]:
    board, sheet = facts["board"], land.sheet
    w, h = sheet.width, sheet.height
    full = f'width="{number(w)}" height="{number(h)}"'
    row = {a.id: a.facts for a in areas}
    desert_line = sheet.at([(30, 31.4)])[0][1]
    desert = {n for n, g in dry.items() if row[n]["limit"] == 1 and g.centroid.y > desert_line} - {
        n for n in dry if "flood_plain" in row[n]
    }
    tint = mapping.tints({n: g for n, g in dry.items() if n not in desert}, 4, 18, {})
    tint |= dict.fromkeys(desert, 4)
    shapes = "".join(f'<path id="{board}-{n}" d="{path(g)}"/>' for n, g in dry.items())
    clips = "".join(
        f'<clipPath id="{board}-c-{n}"><use href="#{board}-{n}"/></clipPath>' for n in dry
    )
    out = [
        ornament.opening(w, h),
        style(FAMILY, COLOURS, RULES),
        "<defs>",
        ornament.paper_defs(board),
        _ripples(board) + mapping.hatch(board) + shapes + clips,
        "</defs>",
        f'<rect class="sea" {full}/>',
    ]
    deep = path(union(a.shape for a in areas if a.kind == "sea"))
    out.append(f'<path class="open" d="{deep}"/><path fill="url(#{board}-hatch)" d="{deep}"/>')
    out.append(mapping.graticule(sheet))
    out.append(mapping.rhumbs(sheet, *sheet.at(facts["rose"]["winds"])[0]))
    out.append(mapping.water_lines(land.land, sheet, mapping.WATER_LINES[:3]))
    coast = path(land.land)
    out.append(f'<path class="land" d="{coast}"/>')
    wild = union(land.beyond.values()).intersection(land.land)
    out.append(f'<path class="beyond" d="{path(wild)}"/>')
    for n in dry:
        ref = f"#{board}-{n}"
        out.append(f'<use href="{ref}" class="fill f{tint[n]}"/>')
        if "flood_plain" in row[n]:
            out.append(f'<use href="{ref}" fill="url(#{board}-flood)"/>')
        out.append(
            f'<g clip-path="url(#{board}-c-{n})"><use href="{ref}" class="band b{tint[n]}" '
            'stroke-width="11"/></g>'
        )
    out.append(mapping.rivers(sheet, land.land))
    on_land, on_water = _borders(land, areas)
    out.append(f'<path class="seaborder" d="{"".join(path(e) for e in on_water)}"/>')
    out.append(f'<path class="border" d="{"".join(path(e) for e in on_land)}"/>')
    out.append(f'<path class="coast" d="{coast}"/>')
    out += [f'<path class="lake" d="{path(shape)}"/>' for shape in lakes.values()]
    out.append(_relief(facts, land, dry, desert, taken, on_land))
    rose = facts["rose"]
    out.append(f"<g {spot(*sheet.at(rose['at'])[0])}>{compass(rose['size'])}</g>")
    for o in facts["ornaments"]:
        x, y = sheet.at(o["at"])[0]
        out.append(f"<g {spot(x, y, o['size'])}>{TRIREME}</g>")
    craters = {(m["x"], m["y"]) for a in areas for m in a.marks if m["kind"] == "volcano"}
    out += [_volcano(x, y, not shapely.contains_xy(land.land, x, y)) for x, y in sorted(craters)]
    out += [_printed(m) for a in areas for m in a.marks]
    out.append(ornament.paper(board, w, h))
    out.append(ornament.vignette(board, w, h) + ornament.neat_line(w, h) + "</svg>")
    return out


def _borders(land: Realm, areas: list[Area]) -> tuple[list[LineString], list[LineString]]:
    rims = union(a.shape.boundary for a in areas)
    edge = land.sheet.frame.boundary.buffer(0.6)
    coast = land.land.boundary.buffer(0.9)
    rims = rims.difference(edge).difference(coast)
    solid = land.land.buffer(0.05)
    on_land = shapely.line_merge(rims.intersection(solid))
    on_water = shapely.line_merge(rims.difference(solid))
    return (
        [e for e in lines(on_land) if e.length > 2],
        [e for e in lines(on_water) if e.length > 2],
    )


def _relief(
    facts: Facts,
    land: Realm,
    dry: dict[str, BaseGeometry],
    desert: set[str],
    taken: Taken,
    edges: list[LineString],
) -> str:
    sheet = land.sheet
    relief = mapping.Relief(taken.shapes, 8)
    inside = sheet.frame.buffer(-30)
    solid = land.land.intersection(inside)
    lonely = union(edges)
    relief.ranges(sheet, solid, lonely, 0.9)
    north = sheet.at([(30, 42.0)])[0][1]
    for n, shape in dry.items():
        body = shape.buffer(-10).intersection(inside)
        if n in desert:
            relief.scatter(body, "d", 34, 0.6)
        elif shape.centroid.y < north:
            relief.scatter(body, "t", 26, 0.5)
        else:
            relief.scatter(body, "t", 36, 0.35)
    bands = {"wood": ("t", 24.0, 0.7), "plain": ("t", 40.0, 0.5)}
    bands |= {"desert": ("d", 40.0, 0.7), "mountain": ("m", 32.0, 0.6)}
    for row in facts["beyond"]:
        zone = land.beyond[row["id"]].intersection(land.land).buffer(-10).intersection(inside)
        relief.scatter(zone, *bands[row["terrain"]])
    open_water = union(g for g in _seas(facts, land)).buffer(-16).intersection(inside)
    relief.scatter(open_water, "w", 62, 0.75)
    return ornament.relief(relief.glyphs)


def _seas(facts: Facts, land: Realm) -> list[BaseGeometry]:
    return [land.shapes[r["id"]] for r in facts["areas"] if r["kind"] == "sea"]
