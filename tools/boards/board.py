"""A finished board and its two files: the art (SVG) and the geometry for play (JSON)."""

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry.base import BaseGeometry

from .places import Label
from .svg import path

HERE = Path(__file__).parent
OUT = HERE.parents[1] / "web" / "public" / "boards"

Mark = dict[str, Any]
Facts = dict[str, Any]


@dataclass
class Area:
    """One space of a board: its shape in board units and everything placed on it."""

    id: str
    kind: str
    names: dict[str, str]
    shape: BaseGeometry
    facts: Facts = field(default_factory=dict)
    label: Label | None = None
    marks: list[Mark] = field(default_factory=list)
    slots: list[tuple[float, float]] = field(default_factory=list)
    harbour: list[tuple[float, float]] = field(default_factory=list)  # places for ships

    def anchor(self) -> tuple[float, float]:
        """A point inside, at the name if the name lies inside."""
        if self.label and shapely.contains_xy(self.shape, self.label.x, self.label.y):
            return self.label.x, self.label.y
        point = self.shape.representative_point()
        return point.x, point.y

    def mark(self, kind: str, x: float, y: float, **more: Any) -> None:
        """Print something on the area."""
        self.marks.append({"kind": kind, "x": _one(x), "y": _one(y), **more})


@dataclass
class Board:
    """All areas, the size of the picture and the picture itself."""

    name: str
    width: float
    height: float
    areas: list[Area]
    art: list[str]
    family: str  # put before every class name, so that the art minds its own page

    def play(self) -> dict[str, Any]:
        """What the client needs for play."""
        areas = []
        for a in self.areas:
            entry: dict[str, Any] = {"id": a.id, "kind": a.kind, "path": path(a.shape)}
            entry["anchor"] = [_one(v) for v in a.anchor()]
            if a.label:
                entry["label"] = _label(a.label)
            entry["slots"] = [[_one(x), _one(y)] for x, y in a.slots]
            if a.harbour:
                entry["harbour"] = [[_one(x), _one(y)] for x, y in a.harbour]
            entry["marks"] = a.marks
            areas.append(entry)
        size = [0, 0, _one(self.width), _one(self.height)]
        return {"board": self.name, "viewBox": size, "areas": areas}

    def _classes(self, found: re.Match[str]) -> str:
        return 'class="' + " ".join(f"{self.family}-{c}" for c in found[1].split()) + '"'

    def write(self) -> tuple[int, int]:
        """Write both files; returns their sizes."""
        OUT.mkdir(parents=True, exist_ok=True)
        rows = self.play()
        areas = rows.pop("areas")
        head = json.dumps(rows, separators=(",", ":"))[:-1]
        body = ",\n".join(json.dumps(a, separators=(",", ":"), ensure_ascii=False) for a in areas)
        text = f'{head},"areas":[\n{body}\n]}}\n'
        art = "\n".join(line for line in self.art if line) + "\n"
        art = re.sub(r'class="([^"]+)"', self._classes, art)
        (OUT / f"{self.name}.json").write_text(text, encoding="utf-8")
        (OUT / f"{self.name}.svg").write_text(art, encoding="utf-8")
        return len(art.encode()), len(text.encode())


def _one(value: float) -> float | int:
    v = round(float(value), 1)
    return int(v) if v == int(v) else v


def _label(label: Label) -> dict[str, Any]:
    out: dict[str, Any] = {
        "x": _one(label.x),
        "y": _one(label.y),
        "angle": _one(label.angle),
        "size": _one(label.size),
        "room": [_one(label.width), _one(label.height)],
    }
    if label.lines > 1:
        out["lines"] = label.lines
    if label.curve:
        out["curve"] = label.curve
    if not label.inside:
        out["inside"] = False
    return out


def facts(name: str) -> Facts:
    """The input file of a board."""
    loaded: Facts = json.loads((HERE / "data" / f"{name}.json").read_text(encoding="utf-8"))
    return loaded
