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
    piece = _label(words, f"piece-{kind}", kind)
    return piece if what in (1, "") else f"{piece} ×{what}"


def _seats(view: dict[str, Any], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, title_justify="left")
    seats = view.get("seats", [])
    facts = [f for f in (seats[0] if seats else {}) if f != "name"]
    table.add_column("")
    for fact in facts:
        table.add_column(_label(words, f"fact-{fact}", fact), justify="right")
    for seat, row in enumerate(seats):
        cells = []
        for f in facts:
            value = row.get(f)
            cells.append("?" if value is None else _plain(value))
        table.add_row(Text(words.seat(seat), style=seat_style(seat)), *cells)
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
            line.append(f"{_item(kind, count, words)}  ", style=seat_style(seat))
        for mark, value in area.get("marks", []):
            line.append(f"{_label(words, f'mark-{mark}', mark)} {value}  ", style="dim")
        table.add_row(Text(_place_name(slug, words, places), style=seat_style(owner)), line)
    return table


def _track(track: dict[str, Any], words: Words) -> Text:
    text = Text(f"{_label(words, 'track-' + track['name'], track['name'])}: ", style="bold")
    for space in track["spaces"]:
        label = str(space.get("label", ""))
        text.append(f"[{label}] " if label else "", style="dim")
        for kind, what, seat in space.get("items", []):
            if kind == "seat" and isinstance(what, int):
                text.append(f"{words.seat(what)} ", style=seat_style(what))
            else:
                text.append(f"{_item(kind, what, words)} ", style=seat_style(seat))
    return text


def _hand(hand: list[Any], words: Words) -> Text:
    parts = [
        _item(kind, slug, words) + (f" ×{count}" if count > 1 else "")
        for kind, slug, count in hand
        if count
    ]
    return Text("✋ " + ", ".join(parts))
