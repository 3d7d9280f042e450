"""A seat's view on the terminal: the seats, the places, the tracks, the hand."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.words import Words

COLOURS = (
    "red", "dodger_blue2", "green3", "gold1", "magenta", "cyan", "orange3", "grey70", "purple",
)  # fmt: skip


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "bright_black"


def seat_mark(seat: int) -> str:
    """A sign of the seat's own, for eyes and screens without colours."""
    return chr(0x2460 + seat) if seat >= 0 else ""


def screen(view: dict[str, Any], words: Words, places: tuple[str, ...]) -> RenderableType:
    """The whole view of a seat."""
    parts: list[RenderableType] = [_seats(view, words)]
    if view.get("areas"):
        parts.append(_areas(view["areas"], words, places))
    parts.extend(_track(track, words) for track in view.get("tracks", []))
    if view.get("hand"):
        parts.append(_hand(view["hand"], words))
    return Group(*parts)


def _label(words: Words, id: str, fallback: str) -> str:
    return words.text(id) if words.has(id) else fallback


def _place_name(slug: str, words: Words, places: tuple[str, ...]) -> str:
    for kind in places:
        if words.has(f"name-{kind}-{slug}"):
            return words.text(f"name-{kind}-{slug}")
    return slug


def _item(kind: str, what: object, words: Words) -> str:
    if isinstance(what, str) and words.has(f"name-{kind}-{what}"):
        return words.text(f"name-{kind}-{what}")
    if what == kind:
        what = 1
    piece = _label(words, f"piece-{kind}", kind)
    return piece if what in (1, "") else f"{piece} ×{what}"


def _seats(view: dict[str, Any], words: Words) -> Table:
    table = Table(box=None, pad_edge=False)
    seats = view.get("seats", [])
    table.add_column("")
    for seat in range(len(seats)):
        name = Text(f"{seat_mark(seat)} {words.seat(seat)}", style=seat_style(seat))
        table.add_column(name, justify="right")
    for fact in [f for f in (seats[0] if seats else {}) if f != "name"]:
        cells = ["?" if row.get(fact) is None else _plain(row[fact]) for row in seats]
        table.add_row(Text(_label(words, f"fact-{fact}", fact), style="dim"), *cells)
    return table


def _plain(value: object) -> str:
    if isinstance(value, bool):
        return "✓" if value else ""
    if isinstance(value, list):
        return " ".join(str(v) for v in value) or "·"
    return str(value)


def _areas(areas: dict[str, Any], words: Words, places: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column("")
    for slug, area in areas.items():
        owner = area.get("owner", -1)
        line = Text()
        for kind, seat, count in area.get("pieces", []):
            shown = f"{_item(kind, count, words)}{seat_mark(seat)}  "
            line.append(shown, style=seat_style(seat))
        for mark, value in area.get("marks", []):
            line.append(f"{_label(words, f'mark-{mark}', mark)} {value}  ", style="dim")
        name = f"{_place_name(slug, words, places)}{seat_mark(owner)}"
        table.add_row(Text(name, style=seat_style(owner)), line)
    return table


def _track(track: dict[str, Any], words: Words) -> Text:
    text = Text(f"{_label(words, 'track-' + track['name'], track['name'])}: ", style="bold")
    for space in track["spaces"]:
        label = str(space.get("label", ""))
        text.append(f"[{label}] " if label else "", style="dim")
        for kind, what, seat in space.get("items", []):
            shown = words.seat(seat) if what == 1 and seat >= 0 else _item(kind, what, words)
            if what != 1 and seat >= 0:
                shown += seat_mark(seat)
            text.append(f"{shown} ", style=seat_style(seat))
    return text


def _hand(hand: list[Any], words: Words) -> Text:
    parts = [
        _item(kind, slug, words) + (f" ×{count}" if count > 1 else "")
        for kind, slug, count in hand
        if count
    ]
    return Text("✋ " + ", ".join(parts))
