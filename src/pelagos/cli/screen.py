"""A seat's view on the terminal: banner, map, seats, tracks, supply, hand, standings."""

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pelagos.cli.common import console
from pelagos.cli.speech import say
from pelagos.cli.terminal.called import (
    LONE,
    called,
    counted,
    label,
    marks,
    pieces,
    seat_mark,
    seat_style,
    value,
)
from pelagos.cli.terminal.geometry import drawing
from pelagos.cli.terminal.map import picture, place_name
from pelagos.engine.contract import Area, Standings, Track, TrackItem, View
from pelagos.words import Words

__all__ = ["screen", "seat_mark", "seat_style", "standings_table"]

TABLE = 40
"""Columns for the seats' facts beside the map."""
MAP_WANTED = 12
"""With fewer rows than that for the map, lists and tracks are cut to a line each."""
MAP_LEAST = 5
"""With fewer rows than that there is no map."""


def screen(view: View, words: Words, places: tuple[str, ...]) -> RenderableType:
    """The whole view in lines, without a picture: for pipes, screen readers and records."""
    names = [words.seat(seat) for seat in range(len(view["seats"]))]
    parts: list[RenderableType] = [
        banner(view, words),
        _seats(view, words),
        who(names, console.width),
    ]
    if view["areas"]:
        parts.append(_areas(view["areas"], words, places))
    held = hand(view, words)
    return Group(*parts, *below_map(view, words), *([] if held is None else [held]))


def board(
    view: View,
    words: Words,
    drawn: str,
    labels: dict[str, str],
    names: list[str],
    room: tuple[int, int],
    colours: bool = True,
) -> Group:
    """The table in at most this many columns and rows: the banner, the map with the seats' facts
    beside it, lists, tracks and the hand. `names` are those of the seats."""
    columns, rows = room
    head = banner(view, words)
    head.truncate(columns, overflow="ellipsis")
    lists, held = below_map(view, words), [line for line in [hand(view, words)] if line is not None]
    left = rows - 1 - height(held, columns)
    if left - height(lists, columns) < MAP_WANTED:
        for line in lists:
            line.truncate(columns, overflow="ellipsis")
    lists = lists[: max(0, left)]
    high = left - height(lists, columns)
    if high < MAP_LEAST:
        return Group(head, *lists, *held)
    marked = who(names, TABLE)
    facts = Group(_seats(view, words, high - height([marked], TABLE)), marked)
    if drawing(drawn) is None:
        return Group(head, facts, *lists, *held)
    side = Table.grid(padding=(0, 1), expand=False)
    side.add_column(no_wrap=True)
    side.add_column(width=TABLE)
    side.add_row(picture(drawn, view, labels, columns - TABLE - 2, high, colours), facts)
    return Group(head, side, *lists, *held)


def height(lines: list[Text], columns: int) -> int:
    """The rows that some lines take, long ones broken."""
    return sum(len(line.wrap(console, columns)) for line in lines)


def banner(view: View, words: Words) -> Text:
    """The round, the phase, and how everybody stands in what decides first."""
    said = Text(words.text("title"), style="bold")
    said.append(f" · {words.text('round')} {view['round']}")
    phase = view["phase"]
    if phase and words.has(f"phase-{phase}"):
        said.append(f" · {words.text(f'phase-{phase}')}")
    standings = view["standings"]
    shown = [i for i, _ in enumerate(standings["columns"]) if _differ(standings, i)][:2]
    for i in shown:
        said.append(f" · {words.text('standing-' + standings['columns'][i])}", "dim")
        for seat, row in enumerate(standings["rows"]):
            number = "?" if row[i] is None else row[i]
            said.append(f" {seat_mark(seat)}{number}", seat_style(seat))
    return said


def _differ(standings: Standings, column: int) -> bool:
    return len({row[column] for row in standings["rows"]}) > 1


def supply(view: View, words: Words) -> Text | None:
    """What is left in the bank."""
    if not view["supply"]:
        return None
    parts = [
        f"{label(words, f'supply-{kind}', called(words, kind))} {number}"
        for kind, number in view["supply"].items()
    ]
    text = Text(f"{say(words.lang, 'term-supply')}: ", style="bold")
    return text.append(", ".join(parts), "not bold dim")


def below_map(view: View, words: Words) -> list[Text]:
    """What seats have of which there may be several, and the tracks."""
    tracks = [_track(track, words) for track in view["tracks"]]
    return [*_lists(view, words), *[line for line in tracks if line is not None]]


def hand(view: View, words: Words) -> Text | None:
    """What the viewer holds."""
    if not view["hand"]:
        return None
    parts = [
        called(words, slug, kind) + (f" ×{number}" if number != 1 else "")
        for kind, slug, number in view["hand"]
        if number
    ]
    text = Text(f"{say(words.lang, 'term-hand')}: ", style="bold")
    return text.append(", ".join(parts) or words.text("none"), "not bold")


def _facts(view: View) -> list[str]:
    return [f for f in (view["seats"][0] if view["seats"] else {}) if f != "name"]


def _numbers(view: View) -> list[str]:
    """The facts that are numbers and known of somebody, but not what goes without saying."""
    found = []
    for fact in _facts(view):
        cells = [row.get(fact) for row in view["seats"]]
        known = [c for c in cells if c is not None]
        told = known and not all(c is True for c in known)
        if told and all(isinstance(c, int) for c in known):
            found.append(fact)
    return found


def _seats(view: View, words: Words, rows: int | None = None) -> Table:
    """Numbers of each seat, a column a seat, in at most this many rows: first to go is what is
    the same for all."""
    facts = _numbers(view)
    if rows is not None and len(facts) >= rows:
        facts.sort(key=lambda fact: len({row.get(fact) for row in view["seats"]}) == 1)
        facts = [fact for fact in _numbers(view) if fact in facts[: max(0, rows - 1)]]
    shown = {fact: [value(words, fact, row.get(fact)) for row in view["seats"]] for fact in facts}
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    columns = [max([1, *map(len, cells)]) for cells in zip(*shown.values(), strict=True)]
    room = TABLE - sum(columns) - len(columns) - 1
    table.add_column("", no_wrap=True, overflow="ellipsis", max_width=room)
    for seat in range(len(view["seats"])):
        table.add_column(Text(seat_mark(seat), seat_style(seat)), justify="right", no_wrap=True)
    for fact, cells in shown.items():
        table.add_row(Text(label(words, f"fact-{fact}", called(words, fact)), "dim"), *cells)
    return table


def who(names: list[str], columns: int) -> Text:
    """The seats by their marks, in lines so wide; no name is broken."""
    text, at = Text(), 0
    for seat, name in enumerate(names):
        said = f"{seat_mark(seat)} {name}"
        if at and at + 2 + cell_len(said) > columns:
            text.append("\n")
            at = 0
        text.append("  " if at else "").append(said, seat_style(seat))
        at += cell_len(said) + (2 if at else 0)
    return text


def _lists(view: View, words: Words) -> list[Text]:
    """What the seats have of which there may be several."""
    lines = []
    numbers = _numbers(view)
    for fact in _facts(view):
        cells = [row.get(fact) for row in view["seats"]]
        if fact in numbers or not any(cells) or all(c is True for c in cells):
            continue
        line = Text(f"{label(words, f'fact-{fact}', called(words, fact))}: ", "bold")
        for seat, cell in enumerate(cells):
            if cell:
                said = f"{seat_mark(seat)} {value(words, fact, cell)}  "
                line.append(said, f"not bold {seat_style(seat)}")
        lines.append(line)
    return lines


def _areas(areas: dict[str, Area], words: Words, places: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column("")
    table.add_column("")
    for slug, area in areas.items():
        line = Text()
        for text, owner in pieces(words, area["pieces"]):
            line.append(f"{text}{seat_mark(owner)}  ", seat_style(owner))
        line.append("  ".join(marks(words, area["marks"])), "dim")
        name = f"{place_name(slug, words, places)}{seat_mark(area['owner'])}"
        table.add_row(Text(name, seat_style(area["owner"])), line)
    return table


def _track(track: Track, words: Words) -> Text | None:
    spaces = [space for space in track["spaces"] if space["items"]]
    if not spaces:
        return None
    text = Text(f"{label(words, 'track-' + track['name'], called(words, track['name']))}: ", "bold")
    for number, space in enumerate(spaces, 1):
        name = str(space["label"])
        own = name in [item[1] for item in space["items"]]  # it says no more than the thing there
        text.append(f"[{_heading(name, words)}] " if name and not own else "", "not bold dim")
        for item in space["items"]:
            last = item is space["items"][-1] or (item[0] in LONE and item[2] >= 0)
            text.append(_item(item, words), f"not bold {seat_style(item[2])}")
            text.append(" " if last else ", ", "not bold dim")
        if own and number < len(spaces):
            text.append("· ", "not bold dim")
    return text


def _heading(name: str, words: Words) -> str:
    return name if not name.isidentifier() else called(words, name)


def _item(item: TrackItem, words: Words) -> str:
    kind, what, owner = item
    if owner >= 0 and (kind in LONE or what == 0):
        return seat_mark(owner)
    if isinstance(what, int):
        unit = f"unit-{kind}"
        named = words.text(unit, n=what) if words.has(unit) else f"{called(words, kind)} {what}"
        return f"{named}{seat_mark(owner)}"
    return f"{counted(words, kind, what)}{seat_mark(owner)}"


def standings_table(standings: Standings, words: Words, order: list[int]) -> Table:
    """How everybody stands: columns in the order in which they decide."""
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for column in standings["columns"]:
        table.add_column(words.text(f"standing-{column}"), justify="right")
    for seat in order:
        row = ["?" if n is None else str(n) for n in standings["rows"][seat]]
        table.add_row(f"{seat_mark(seat)} {words.seat(seat)}", *row, style=seat_style(seat))
    return table
