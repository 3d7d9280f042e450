"""Which messages a title must have and does not: for whoever writes one."""

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Any

from pelagos.catalogue import entry
from pelagos.engine.events import EventKind
from pelagos.engine.rules import Rules
from pelagos.engine.steps import Ask
from pelagos.words import Words

ALWAYS = ("title", "blurb")


def missing(title: str, lang: str) -> list[str]:
    """The messages that a title lacks in a language, in the order of a word file."""
    rules = entry(title).rules()
    boxes = [rules.box(players, {}) for players in rules.players]
    words = Words(title, lang, boxes[0])
    wanted = [*ALWAYS, *[id for box in boxes for id in names(box.names)]]
    wanted += [f"ask-{name}" for name in questions(rules)]
    wanted += [f"event-{name}" for name in event_kinds(entry(title).package)]
    wanted += options(rules)
    wanted += [f"card-{card.kind}-{card.slug}" for box in boxes for card in rules.cards(box)]
    standings = rules.standings(rules.start(boxes[0]), 0)
    wanted += [f"standing-{column}" for column in standings["columns"]]
    return [id for id in dict.fromkeys(wanted) if not words.has(id)]


def names(box: dict[str, list[str]]) -> list[str]:
    """A name for everything in a box."""
    return [f"name-{kind}-{slug}" for kind, slugs in box.items() for slug in slugs]


def questions(rules: Rules[Any]) -> list[str]:
    """The names of all questions."""
    steps = [step for phase in rules.phases.values() for step in phase.steps]
    return sorted({step.name for step in steps if isinstance(step, Ask)})


def options(rules: Rules[Any]) -> list[str]:
    """Every option, what it means, and its values."""
    wanted: list[str] = []
    for option in rules.options():
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        for value in option.values:
            slug = str(value).lower() if isinstance(value, bool) else str(value)
            if value is not None:
                wanted.append(f"value-{option.name}-{slug}")
    return wanted


def event_kinds(package: str) -> dict[str, EventKind]:
    """Every event kind in a title's own modules and in the shared ones that these make use of."""
    modules = _modules_of(package)
    common = package.rpartition(".")[0] + ".common"
    found: dict[str, EventKind] = {}
    for module in modules:  # grows while we go through it
        for value in vars(module).values():
            home = str(getattr(value, "__module__", ""))
            if home.startswith(common) and import_module(home) not in modules:
                modules.append(import_module(home))
            if isinstance(value, EventKind):
                found[value.name] = value
    return found


def _modules_of(package: str) -> list[ModuleType]:
    top = import_module(package)
    inner = pkgutil.walk_packages(top.__path__, package + ".")
    return [top, *(import_module(m.name) for m in inner)]
