"""What every board shares around the map: paper, neat line, vignette, relief."""

import random
import re
from collections.abc import Iterable

from .glyphs import CYPRESS, DUNE, MOUNTAINS, TREE, WAVE
from .svg import number, spot


def opening(width: float, height: float) -> str:
    """The root element; `color-scheme` decides between light and dark."""
    w, h = number(width), number(height)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="0 0 {w} {h}" '
        f'width="{w}" height="{h}" aria-hidden="true" focusable="false">'
    )


def paper_defs(board: str) -> str:
    """Gradients for stains and vignette and a tile of paper grain."""
    rng = random.Random(17)
    specks = "".join(
        f"M{rng.uniform(0, 180):.1f},{rng.uniform(0, 180):.1f}"
        f"h{rng.uniform(0.5, 2.2):.1f}v{rng.uniform(0.5, 1.3):.1f}h-{rng.uniform(0.4, 1.6):.1f}z"
        for _ in range(240)
    )
    return (
        f'<radialGradient id="{board}-stain"><stop offset="0" class="s-stain"/>'
        '<stop offset="1" class="s-stain" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="{board}-bleach"><stop offset="0" class="s-bleach"/>'
        '<stop offset="1" class="s-bleach" stop-opacity="0"/></radialGradient>'
        f'<radialGradient id="{board}-edge" cx=".5" cy=".5" r=".75">'
        '<stop offset=".6" class="s-edge" stop-opacity="0"/>'
        '<stop offset="1" class="s-edge"/></radialGradient>'
        f'<pattern id="{board}-grain" width="180" height="180" patternUnits="userSpaceOnUse">'
        f'<path class="speck" d="{specks}"/></pattern>'
    )


def paper(board: str, width: float, height: float, count: int = 46) -> str:
    """Uneven, slightly stained paper."""
    rng = random.Random(29)
    blots = []
    for i in range(count):
        rx = rng.uniform(0.05, 0.17) * width
        ry = rx * rng.uniform(0.45, 0.9)
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        kind = "stain" if i % 2 else "bleach"
        blots.append(
            f'<ellipse {spot(x, y, 1, rng.uniform(-40, 40))} rx="{rx:.0f}" ry="{ry:.0f}" '
            f'fill="url(#{board}-{kind})"/>'
        )
    full = f'width="{number(width)}" height="{number(height)}"'
    return "".join(blots) + f'<rect {full} fill="url(#{board}-grain)"/>'


def vignette(board: str, width: float, height: float) -> str:
    """Darker towards the corners."""
    w, h = number(width), number(height)
    return f'<rect width="{w}" height="{h}" fill="url(#{board}-edge)"/>'


def neat_line(width: float, height: float) -> str:
    """The scale-bar frame of an old map."""
    bars = []
    for inset, stroke, dash in ((4, 8, ""), (18, 1.5, ""), (13, 7, ' stroke-dasharray="40 40"')):
        w, h = number(width - 2 * inset), number(height - 2 * inset)
        bars.append(
            f'<rect class="frame" x="{inset}" y="{inset}" width="{w}" height="{h}" '
            f'stroke-width="{stroke}"{dash}/>'
        )
    return "".join(bars)


Glyph = tuple[float, float, str, int, float]  # y, x, kind (m, t, d, w), form, size


def relief(glyphs: Iterable[Glyph]) -> str:
    """Mountains, the southern ones in front; then all waves, all dunes and all trees.

    Those are one path for each sort: a browser is slow with many small elements.
    """
    placed = sorted(glyphs)
    out = []
    for y, x, kind, form, size in placed:
        if kind == "m":
            outline, shading = MOUNTAINS[form]
            out.append(f'<path class="mount" d="{moved(outline, x, y, size)}"/>')
            out.append(f'<path class="shade" d="{moved(shading, x, y, size)}"/>')
    for cls, forms in SMALL.items():
        path = "".join(
            moved(forms[kind, form], x, y, size)
            for y, x, kind, form, size in placed
            if (kind, form) in forms
        )
        if path:
            out.append(f'<path class="{cls}" d="{path}"/>')
    return "".join(out)


SMALL = {
    "wave": {("w", 0): WAVE},
    "dune": {("d", 0): DUNE},
    "tree": {("t", 0): TREE, ("t", 1): CYPRESS},
}
"""The small glyphs of the relief by their class."""


def moved(path: str, x: float, y: float, size: float) -> str:
    """The path of a glyph, made of M, C, V and Z, at another place and in another size.

    Its steps become relative ones, which are shorter.
    """
    out = []
    left, top = 0.0, 0.0  # where the pen is, in the glyph's own units
    for command, numbers in re.findall(r"([A-Z])([^A-Z]*)", path):
        at = [float(n) for n in re.findall(r"-?[\d.]+", numbers)]
        if command == "M":
            out.append(f"M{number(x + at[0] * size)},{number(y + at[1] * size)}")
            left, top = at
        elif command == "V":
            out.append(f"v{number((at[0] - top) * size)}")
            top = at[0]
        elif command == "C":
            for n in range(0, len(at), 6):
                steps = [(at[n + i] - (left, top)[i % 2]) * size for i in range(6)]
                out.append("c" + " ".join(map(number, steps)).replace(" -", "-"))
                left, top = at[n + 4 : n + 6]
        else:
            out.append("z")
    return "".join(out)
