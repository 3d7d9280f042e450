"""The map in half-blocks: grounds in their owners' colours, a short code for every place."""

from collections.abc import Sequence
from functools import cache

from rich.text import Text

from pelagos.cli.terminal.geometry import OUTSIDE, Outline, drawing, middles, pixels, size
from pelagos.engine.contract import View
from pelagos.words import Words

Colour = tuple[int, int, int]

SEATS: tuple[Colour, ...] = (
    (196, 62, 58), (58, 110, 196), (58, 150, 80), (206, 170, 50), (160, 80, 170),
    (50, 160, 170), (214, 126, 44), (130, 130, 130), (110, 84, 180),
)  # fmt: skip
LAND: Colour = (206, 199, 186)
SEA: Colour = (18, 46, 128)
"""Both chosen so that their shades stay alike where a terminal has but 256 colours."""
NOWHERE: Colour = (12, 18, 26)
SHADES = (1.0, 0.84, 0.92, 0.76)
"""Neighbours differ a little, so that borders are seen where one seat owns both."""

PLAIN = "░▒▓░"


def place_name(slug: str, words: Words, places: tuple[str, ...]) -> str:
    """The name of a place, whichever kind it is."""
    for kind in places:
        if slug in words.box.ids[kind]:
            return words.name(kind, words.box.ids[kind][slug])
    return slug


def codes(board: str, words: Words, places: tuple[str, ...]) -> dict[str, str]:
    """A code of two letters, sometimes three, for every place: made from its name as shown."""
    drawn = drawing(board)
    taken: dict[str, str] = {}
    for area in drawn.areas if drawn is not None else ():
        if not any(area.slug in words.box.ids[kind] for kind in places):
            continue  # this table does not use it
        letters = [c for c in place_name(area.slug, words, places) if c.isalnum()]
        for code in _candidates(letters):
            if code.casefold() not in taken:
                taken[code.casefold()] = area.slug
                break
    return {slug: code.capitalize() for code, slug in taken.items()}


def _candidates(letters: list[str]) -> list[str]:
    """Codes for a name, the best first: its last two signs when it ends in a number."""
    if len(letters) > 2 and letters[-1].isdecimal():
        tail = next(i for i, c in enumerate(letters) if c.isdecimal())
        return ["".join(letters[tail - 1 :]), *_candidates(letters[:tail])]
    first = letters[0]
    pairs = [first + c for c in letters[1:]]
    triples = [first + a + b for i, a in enumerate(letters[1:], 1) for b in letters[i + 1 :]]
    return [*pairs, *triples, *[f"{first}{n}" for n in range(2, 100)]]


@cache
def shades(board: str, columns: int, lines: int) -> list[int]:
    """A shade for each area, other than those of the areas it touches in the picture."""
    picture = pixels(board, columns, lines)
    drawn = drawing(board)
    assert drawn is not None
    touching: list[set[int]] = [set() for _ in drawn.areas]
    for r in range(lines):
        for c in range(columns):
            here = picture[r][c]
            for r2, c2 in ((r + 1, c), (r, c + 1)):
                if r2 < lines and c2 < columns and here != picture[r2][c2] != OUTSIDE != here:
                    touching[here].add(picture[r2][c2])
                    touching[picture[r2][c2]].add(here)
    found = [-1] * len(drawn.areas)
    for area, others in enumerate(touching):
        used = {found[o] for o in others}
        found[area] = next((s for s in range(len(SHADES)) if s not in used), 0)
    return found


def _ground(kind: str, owner: int, shade: int) -> Colour:
    base = SEATS[owner % len(SEATS)] if owner >= 0 else SEA if kind == "sea" else LAND
    if owner >= 0 and kind == "sea":  # ships do not make land of the sea
        base = (base[0] // 2, base[1] // 2 + 12, base[2] // 2 + 30)
    factor = SHADES[shade]
    return (int(base[0] * factor), int(base[1] * factor), int(base[2] * factor))


def _rgb(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def picture(
    board: str, view: View, labels: dict[str, str], columns: int, rows: int, in_colour: bool = True
) -> Text:
    """The map of a view, at most so large. `labels` are what is written in each area."""
    drawn = drawing(board)
    assert drawn is not None
    wide, high = size(board, columns, rows)
    ground = pixels(board, wide, high)
    shade = shades(board, wide, high)
    colours = []
    for number, area in enumerate(drawn.areas):
        seen = view["areas"].get(area.slug)
        owner = owner_shown(view, area.slug) if seen is not None else -1
        colours.append(_ground(area.kind, owner, shade[number]))
    written = _written(board, labels, wide, high)
    out = Text(no_wrap=True, end="")
    for row in range(high // 2):
        for column in range(wide):
            upper, lower = ground[2 * row][column], ground[2 * row + 1][column]
            top = colours[upper] if upper != OUTSIDE else NOWHERE
            low = colours[lower] if lower != OUTSIDE else NOWHERE
            sign = written.get((row, column))
            if not in_colour:
                out.append(sign or _plain(drawn.areas, upper, shade))
            elif sign is None:
                out.append("▀", f"{_rgb(top)} on {_rgb(low)}")
            else:
                out.append(sign, f"bold {_ink(top)} on {_rgb(top)}")
        if row + 1 < high // 2:
            out.append("\n")
    return out


def _plain(areas: Sequence[Outline], area: int, shade: list[int]) -> str:
    """A sign for the ground where there are no colours: neighbours on land differ, sea is bare."""
    if area == OUTSIDE or areas[area].kind == "sea":
        return " "
    return PLAIN[shade[area]]


def owner_shown(view: View, slug: str) -> int:
    """Whose colour a place has: its owner's, else that of the only player with pieces there."""
    area = view["areas"][slug]
    if area["owner"] >= 0:
        return area["owner"]
    owners = {p[1] for p in area["pieces"] if p[1] >= 0}
    return owners.pop() if len(owners) == 1 else -1


def _ink(ground: Colour) -> str:
    light = 0.3 * ground[0] + 0.6 * ground[1] + 0.1 * ground[2]
    return "#000000" if light > 105 else "#ffffff"


def _written(
    board: str, labels: dict[str, str], wide: int, high: int
) -> dict[tuple[int, int], str]:
    """Which sign stands in which cell; a label moves aside if its cells are taken."""
    drawn = drawing(board)
    assert drawn is not None
    found: dict[tuple[int, int], str] = {}
    for area, (x, y) in zip(drawn.areas, middles(board, wide, high), strict=True):
        label = labels.get(area.slug, "")
        row, left = min(int(y) // 2, high // 2 - 1), int(x) - len(label) // 2
        left = max(0, min(left, wide - len(label)))
        cells = [(row, left + i) for i in range(len(label))]
        for down, right in ((0, 0), (0, 1), (0, -1), (0, 2), (0, -2), (1, 0), (-1, 0)):
            moved = [(r + down, c + right) for r, c in cells]
            inside = all(0 <= r < high // 2 and 0 <= c < wide for r, c in moved)
            if inside and not any((r, c + k) in found for r, c in moved for k in (-1, 0, 1)):
                found.update(zip(moved, label, strict=True))
                break
    return found
