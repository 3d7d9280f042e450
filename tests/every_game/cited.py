"""What a title cites, tells and shows, as plain data: questions, events, cards, views, refusals.

`python -m tests.every_game.cited --write` renews cited.json and shown.json after a change
that was meant; the difference is to be read like code.
"""

import json
import sys
from collections import Counter
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

from pelagos.catalogue import SHELF, Entry, load
from pelagos.engine.events import EventKind
from pelagos.engine.position import Position
from pelagos.engine.record import Line, Record, Replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Ask
from pelagos.engine.verbs import Actions
from pelagos.games.mare_nostrum.laget.events import revised_kind

KEPT = Path(__file__).with_name("cited.json")
SHOWN = Path(__file__).with_name("shown.json")
RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*/*.pelagos"))
POSITIONS = 9
REFUSED_EVERY = 5
FAMILY = "pelagos.games.mare_nostrum"


def modules(entry: Entry) -> list[Any]:
    """The modules of a title, those it shares with another edition included."""
    names = [entry.package]
    if entry.package.startswith(FAMILY) and not entry.package.endswith("empires"):
        names.append(f"{FAMILY}.four_cards")
    found = []
    for name in names:
        package = import_module(name)
        found.append(package)
        for part in walk_packages(package.__path__, f"{name}."):
            found.append(import_module(part.name))
    return found


def told(kind: EventKind) -> str:
    """An event on one line: its facts, its clause, and whether it lays something open."""
    facts = " ".join(kind.fields)
    return f"{kind.name}({facts}) {kind.clause}{' reveals' if kind.reveals else ''}"


def events(entry: Entry) -> list[str]:
    """Every kind of event of a title."""
    kinds = [v for m in modules(entry) for v in vars(m).values() if isinstance(v, EventKind)]
    if entry.title == "laget_civilization":
        kinds = [revised_kind(kind) for kind in kinds]
    return sorted({told(kind) for kind in kinds})


def cited(entry: Entry) -> dict[str, list[str]]:
    """The clauses of a title's steps, options, cards and events."""
    rules = load(entry.title)
    box = rules.box(max(rules.players), {})
    steps = {
        f"{name}: {getattr(step, 'name', type(step).__name__)} {getattr(step, 'clause', '')}"
        for name, phase in rules.phases.items()
        for step in phase.steps
    }
    verbs = {
        f"{name}: {box.slug('verb', verb.id)} {verb.clause}"
        for name, phase in rules.phases.items()
        for step in phase.steps
        if isinstance(step, Actions)
        for verb in step.verbs
    }
    options = {f"{o.name} {o.default} {o.clause}" for o in rules.options()}
    cards = {f"{c.kind} {c.slug} {' '.join(c.clauses)} {c.price}" for c in rules.cards(box)}
    return {
        "steps": sorted(steps),
        "verbs": sorted(verbs),
        "options": sorted(options),
        "cards": sorted(cards),
        "events": events(entry),
    }


def shown(path: Path) -> dict[str, dict[str, object]]:
    """What is shown and refused at some positions of a kept game, and said on the way."""
    record = Record.from_text(path.read_text("utf-8"))
    rules = load(path.parent.name)
    play = Replay(rules, record)
    wanted = {len(record.lines) * n // POSITIONS for n in range(POSITIONS)}
    found: dict[str, dict[str, object]] = {}
    asked: list[object] = []
    for line in range(len(record.lines)):
        if line in wanted:
            asked = []
            found[str(line)] = {**views(rules, play.board), "refused": refused(rules, play.board)}
        asked.append(question(rules, play.board, record.lines[line], line))
        play.forward()
        if line + 1 in wanted or line + 1 == len(record.lines):
            events = [event.key() for event in play.board.log or []]
            found[list(found)[-1]].update(told=digest(events), asked=digest(asked))
            play.board.log = []
    return found


def question(rules: Rules[Any], b: Position, given: Line, line: int) -> object:
    """What a question says beside its choices, and the price of the answer that was given;
    now and then its refusals and routes, too."""
    step, seat = rules.step(b), given.seat
    assert step is not None
    facts = [(f.name, f.kind, f.value) for f in step.facts(b, seat)]
    price = step.price(b, seat, rules.read(b, seat, given.text))
    more: list[object] = []
    if line % REFUSED_EVERY == 0:
        routes = rules.routes(b, seat) if seat >= 0 else []
        more = [refused(rules, b), [(r.answers, r.things, r.price) for r in routes]]
    return (step.name, step.betrays(b, seat), facts, price, more)


def digest(data: object) -> str:
    return sha256(json.dumps(data).encode()).hexdigest()[:8]


def views(rules: Rules[Any], b: Position) -> dict[str, str]:
    """A digest of each part of the views of the first seat, the last, and a spectator."""
    seen = [rules.view(b, seat) for seat in (0, b.contents().players - 1, NOBODY)]
    parts: list[dict[str, Any]] = [dict(view) for view in seen]
    return {part: digest([p[part] for p in parts]) for part in parts[0]}


def refused(rules: Rules[Any], b: Position) -> list[str]:
    """By which clause each thing in sight of whoever is asked is refused, and how often."""
    step = rules.step(b)
    found: Counter[str] = Counter()
    for seat in rules.asked(b) if step is not None else []:
        if seat >= 0 and isinstance(step, Ask):
            space = rules.choices(b, seat)
            for value in step.in_sight(b, seat):
                if not space.holds(value):
                    found[step.why_not(b, seat, value)] += 1
    return [f"{clause} x {n}" for clause, n in sorted(found.items())]


if __name__ == "__main__" and "--write" in sys.argv:
    every = {entry.title: cited(entry) for entry in SHELF}
    KEPT.write_text(json.dumps(every, indent=1, ensure_ascii=False) + "\n", "utf-8")
    games = {f"{p.parent.name}/{p.stem}": shown(p) for p in RECORDS}
    rows = ",\n".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in games.items())
    SHOWN.write_text(f"{{\n{rows}\n}}\n", "utf-8")
