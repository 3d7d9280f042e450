"""The boards as drawn agree with the boards as declared.

Everything is read from the committed files: what the rules say from tools/boards/data, what
players see from web/public/boards. Nothing is generated here.
"""

import json
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from shapely import Point, Polygon
from shapely.geometry.base import BaseGeometry

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tools" / "boards" / "data"
DRAWN = ROOT / "web" / "public" / "boards"
BOARDS = (
    "civilization",
    "cyclades_23",
    "cyclades_4",
    "cyclades_5",
    "mare_nostrum",
    "mare_nostrum_empires",
)
GEOGRAPHIC = ("civilization", "mare_nostrum", "mare_nostrum_empires")
HEXES = ("cyclades_23", "cyclades_4", "cyclades_5")

BORDER = 14.0  # board units: the shortest border a player can be asked to see
DOUBT = 14.0  # an undeclared contact shorter than this is a corner, not a border

Corner = tuple[int, int]
Pair = tuple[str, str]


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def rings(path: str) -> list[list[Corner]]:
    """The rings of a path, in tenths of a board unit."""
    out = []
    for part in path.split("M")[1:]:
        assert part.endswith("z"), "an area is a closed shape"
        numbers = [round(float(n) * 10) for n in re.findall(r"-?(?:\d+\.\d+|\d+|\.\d+)", part)]
        x, y = numbers[:2]
        ring = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        out.append(ring)
    return out


def turn(ring: list[Corner]) -> float:
    """Twice the signed area of a ring."""
    return sum(
        x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True)
    )


def _polygon(ring: list[Corner]) -> Polygon:
    return Polygon([(x / 10, y / 10) for x, y in ring])


@dataclass(frozen=True)
class Drawn:
    """One board: declared facts and drawn areas."""

    facts: dict[str, Any]
    play: dict[str, Any]

    def declared(self) -> set[Pair]:
        return {pair(a["id"], b) for a in self.facts["areas"] for b in a["adjacent"]}

    def agreed(self) -> set[Pair]:
        return {pair(*e["pair"]) for e in self.facts.get("exceptions", [])}

    def shape(self, area: dict[str, Any]) -> BaseGeometry:
        """The area with its holes, in board units."""
        whole = rings(area["path"])
        sign = turn(max(whole, key=lambda r: abs(turn(r))))
        solid = [_polygon(r) for r in whole if turn(r) * sign > 0]
        holes = [_polygon(r) for r in whole if turn(r) * sign < 0]
        out: BaseGeometry = Polygon()
        for p in solid:
            out = out.union(p.buffer(0))
        for p in holes:
            out = out.difference(p.buffer(0))
        return out

    def borders(self) -> dict[Pair, float]:
        """How long a line each two areas share, counted by their common segments."""
        owners: dict[tuple[Corner, Corner], set[str]] = defaultdict(set)
        for area in self.play["areas"]:
            for ring in rings(area["path"]):
                for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
                    owners[min(a, b), max(a, b)].add(area["id"])
        out: dict[Pair, float] = defaultdict(float)
        for (a, b), who in owners.items():
            if len(who) == 2:
                length = ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 / 10
                out[pair(*sorted(who))] += length
        return out


@cache
def board(name: str) -> Drawn:
    facts = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    play = json.loads((DRAWN / f"{name}.json").read_text(encoding="utf-8"))
    return Drawn(facts, play)


@pytest.mark.parametrize("name", BOARDS)
def test_every_region_yields_an_area(name: str) -> None:
    b = board(name)
    assert [a["id"] for a in b.play["areas"]] == [a["id"] for a in b.facts["areas"]]
    kinds = {a["id"]: a["kind"] for a in b.facts["areas"]}
    assert {a["id"]: a["kind"] for a in b.play["areas"]} == kinds


@pytest.mark.parametrize("name", BOARDS)
def test_declared_adjacency_is_symmetric(name: str) -> None:
    near = {a["id"]: set(a["adjacent"]) for a in board(name).facts["areas"]}
    for a, neighbours in near.items():
        assert a not in neighbours
        for b in neighbours:
            assert a in near[b], f"{a} - {b} is declared on one side only"


@pytest.mark.parametrize("name", GEOGRAPHIC)
def test_every_declared_pair_shares_a_border_one_can_see(name: str) -> None:
    b = board(name)
    lengths = b.borders()
    short = {p: lengths.get(p, 0.0) for p in b.declared() - b.agreed()}
    assert not {p: v for p, v in short.items() if v < BORDER}


@pytest.mark.parametrize("name", GEOGRAPHIC)
def test_areas_that_touch_are_declared_neighbours(name: str) -> None:
    b = board(name)
    strange = {p: v for p, v in b.borders().items() if v >= DOUBT and p not in b.declared()}
    assert not {p: v for p, v in strange.items() if p not in b.agreed()}


@pytest.mark.parametrize("name", GEOGRAPHIC)
def test_exceptions_are_few_and_each_has_a_reason(name: str) -> None:
    b = board(name)
    ids = {a["id"] for a in b.facts["areas"]}
    exceptions = b.facts.get("exceptions", [])
    assert len(exceptions) <= 12
    for e in exceptions:
        assert set(e["pair"]) <= ids
        assert e["why"]


@pytest.mark.parametrize("name", GEOGRAPHIC)
def test_each_area_is_one_piece_unless_it_owns_islands(name: str) -> None:
    b = board(name)
    scattered = {a["id"] for a in b.facts["areas"] if a.get("islands") or a["kind"] == "island"}
    for area in b.play["areas"]:
        whole = rings(area["path"])
        sign = turn(max(whole, key=lambda r: abs(turn(r))))
        pieces = [r for r in whole if turn(r) * sign > 0]
        assert len(pieces) == 1 or area["id"] in scattered, area["id"]


@pytest.mark.parametrize("name", BOARDS)
def test_anchors_lie_inside_and_pieces_find_places(name: str) -> None:
    b = board(name)
    for area in b.play["areas"]:
        shape = b.shape(area)
        assert shape.is_valid
        assert shape.buffer(0.1).contains(Point(area["anchor"])), area["id"]
        assert len(area["slots"]) >= 3, area["id"]
        reach = 13.0 if area["kind"] == "island" else 0.1
        for x, y in area["slots"]:
            assert shape.distance(Point(x, y)) <= reach, area["id"]


@pytest.mark.parametrize("name", BOARDS)
def test_places_for_pieces_stand_apart(name: str) -> None:
    for area in board(name).play["areas"]:
        at = [Point(p) for p in area["slots"]]
        for i, p in enumerate(at):
            assert all(p.distance(q) >= 22 for q in at[:i]), area["id"]


@pytest.mark.parametrize("name", BOARDS)
def test_names_have_room_on_the_sheet(name: str) -> None:
    play = board(name).play
    _, _, width, height = play["viewBox"]
    for area in play["areas"]:
        label = area["label"]
        assert 0 < label["x"] < width
        assert 0 < label["y"] < height
        assert label["size"] >= 11
        assert min(label["room"]) > 0


@pytest.mark.parametrize("name", BOARDS)
def test_no_path_is_degenerate(name: str) -> None:
    for area in board(name).play["areas"]:
        assert area["path"]
        for ring in rings(area["path"]):
            assert len(ring) >= 3, area["id"]
            assert turn(ring) != 0, area["id"]


@pytest.mark.parametrize("name", BOARDS)
def test_the_art_is_clean_svg_that_follows_the_theme(name: str) -> None:
    text = (DRAWN / f"{name}.svg").read_text(encoding="utf-8")
    root = ET.fromstring(text)
    tags = [e.tag.rpartition("}")[2] for e in root.iter()]
    assert not {"image", "script", "foreignObject"} & set(tags)
    assert "light-dark(" in text
    assert re.search(r"M[\d.,-]+l(?:[z\"M]|$)", text) is None, "a path of one point"
    assert 'd=""' not in text
    assert set(re.findall(r"https?://[^\"' ]+", text)) == {"http://www.w3.org/2000/svg"}
    # Names belong to the client, which draws them in the player's language.
    words = [e.text or "" for e in root.iter() if e.tag.endswith("}text")]
    assert all(w.isdigit() for w in words)


@pytest.mark.parametrize("name", BOARDS)
def test_every_reference_inside_the_art_is_kept(name: str) -> None:
    text = (DRAWN / f"{name}.svg").read_text(encoding="utf-8")
    ids = re.findall(r"\bid=\"([^\"]+)\"", text)
    assert len(ids) == len(set(ids))
    wanted = set(re.findall(r"(?:href=\"#|url\(#)([^\")]+)", text))
    assert wanted <= set(ids)


@pytest.mark.parametrize("name", BOARDS)
def test_files_stay_small(name: str) -> None:
    assert (DRAWN / f"{name}.json").stat().st_size <= 155_000
    assert (DRAWN / f"{name}.svg").stat().st_size <= 900_000


def marks(area: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [m for m in area["marks"] if m["kind"] == kind]


def declared_once(facts: dict[str, Any], kind: str) -> list[Any]:
    return [facts[kind]] if kind in facts else []


@pytest.mark.parametrize("name", ["mare_nostrum", "mare_nostrum_empires"])
def test_provinces_show_their_cities_goods_and_places(name: str) -> None:
    b = board(name)
    for facts, area in zip(b.facts["areas"], b.play["areas"], strict=True):
        for kind, plural in (("city", "cities"), ("good", "goods")):
            wanted = sorted(x["id"] for x in facts.get(plural, []))
            assert sorted(m["id"] for m in marks(area, kind)) == wanted
        for kind in ("market", "temple"):
            assert [m["id"] for m in marks(area, kind)] == declared_once(facts, kind)


def test_civilization_areas_show_limits_sites_volcanoes_and_flood_plains() -> None:
    b = board("civilization")
    for facts, area in zip(b.facts["areas"], b.play["areas"], strict=True):
        assert [m["value"] for m in marks(area, "limit")] == declared_once(facts, "limit")
        for kind, key in (("city_site", "colour"), ("volcano", "id"), ("flood_plain", "id")):
            assert [m[key] for m in marks(area, kind)] == declared_once(facts, kind)
        assert [m["id"] for m in marks(area, "lake")] == declared_once(facts, "lake")


STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@pytest.mark.parametrize("name", HEXES)
def test_hexes_touch_exactly_where_the_rules_say(name: str) -> None:
    b = board(name)
    owner = {(q, r): a["id"] for a in b.facts["areas"] for q, r in a["hexes"]}
    assert len(owner) == sum(len(a["hexes"]) for a in b.facts["areas"])
    touching = {
        pair(who, owner[q + dq, r + dr])
        for (q, r), who in owner.items()
        for dq, dr in STEPS
        if owner.get((q + dq, r + dr), who) != who
    }
    assert touching == b.declared()


@pytest.mark.parametrize("name", HEXES)
def test_sea_spaces_share_a_whole_edge_and_islands_stay_in_their_hexes(name: str) -> None:
    b = board(name)
    kind = {a["id"]: a["kind"] for a in b.facts["areas"]}
    lengths = b.borders()
    seas = {p for p in b.declared() if kind[p[0]] == kind[p[1]] == "sea"}
    assert {p for p, v in lengths.items() if v > 1} == seas
    assert all(85 < lengths[p] < 88 for p in seas)
    shapes = {a["id"]: b.shape(a) for a in b.play["areas"]}
    water = [shapes[n] for n in shapes if kind[n] == "sea"]
    for n, shape in shapes.items():
        if kind[n] == "island":
            assert all(shape.intersection(s).area < 1 for s in water), n


@pytest.mark.parametrize("name", HEXES)
def test_islands_show_their_buildings_metropolis_and_prosperity(name: str) -> None:
    b = board(name)
    for facts, area in zip(b.facts["areas"], b.play["areas"], strict=True):
        if facts["kind"] == "sea":
            assert sum(m["value"] for m in marks(area, "trade")) == facts.get("trade", 0)
            continue
        assert len(marks(area, "metropolis")) == 1
        assert sum(m["value"] for m in marks(area, "prosperity")) == facts["prosperity"]
        wanted = {s["id"]: s["metropolis"] for s in facts["building_slots"]}
        assert {m["slot"]: m["metropolis"] for m in marks(area, "building_slot")} == wanted
        shape = b.shape(area)
        assert all(shape.contains(Point(m["x"], m["y"])) for m in area["marks"])
