"""The mutants of a title: where they lie, what they are, and which clauses their code cites."""

import ast
from dataclasses import dataclass
from pathlib import Path

from pelagos.catalogue import SHELF
from pelagos.conformance.clauses import cited

from .changes import Change, Owner, changes

SOURCE = Path("src/pelagos")

RULES, EVENTS, REFUSALS, VIEWS, ASIDE = "rules", "events", "refusals", "views", "aside"
KINDS = (RULES, EVENTS, REFUSALS, VIEWS)
"""What a mutant breaks. Bots, odds and input for the laws are left out."""

FILE_KINDS = {
    EVENTS: ("events",),
    REFUSALS: ("refusals", "refused_moves"),
    VIEWS: ("view", "redeal", "redeal_hands"),
    ASIDE: ("notation",),
}
FUNCTION_KINDS = {
    REFUSALS: ("why_not",),
    VIEWS: ("view", "redeal", "about"),
    ASIDE: ("conserved", "scratch", "option_sets"),
}


@dataclass(frozen=True)
class Scope:
    """What is broken, and the tests that should notice."""

    folders: tuple[str, ...]
    tests: tuple[str, ...]
    shared_with: tuple[str, ...] = ()
    """Titles whose whole games run through this code, too."""


PLAYED = (
    "tests/playthroughs",
    "tests/every_game/test_proof_copies.py",
    "tests/every_game/test_cited.py",
)
TOY = "tests/every_game/test_laws.py::test_the_toy_title_keeps_every_law"
"""Whole games beside the tests of the rules; the laws are too slow to be played for each mutant."""
MARE = "games/mare_nostrum"
SCOPES = {
    "cyclades": Scope(("games/cyclades",), ("tests/cyclades", *PLAYED)),
    "mare_nostrum": Scope(
        (f"{MARE}/original", f"{MARE}/four_cards"),
        ("tests/mare_nostrum", *PLAYED),
        shared_with=("laget_civilization",),
    ),
    "laget_civilization": Scope((f"{MARE}/laget",), ("tests/mare_nostrum", *PLAYED)),
    "mare_nostrum_empires": Scope((f"{MARE}/empires",), ("tests/mare_nostrum_empires", *PLAYED)),
    "civilization": Scope(("games/civilization",), ("tests/civilization", *PLAYED)),
    "engine": Scope(("engine",), ("tests/engine", "tests/table", TOY)),
    "table": Scope(("table",), ("tests/table", "tests/engine", TOY, "tests/playthroughs")),
}


@dataclass(frozen=True)
class Mutant:
    """One broken line. `number` finds the change again in the file."""

    file: str
    number: int
    line: int
    function: str
    first_line: int
    operator: str
    kind: str
    before: str
    after: str
    clauses: frozenset[str]

    @property
    def module(self) -> str:
        return ".".join(("pelagos", *Path(self.file).with_suffix("").parts))

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is, wherever its line has moved to."""
        return (self.file, self.function, self.before, self.after)


def files_of(title: str) -> list[str]:
    """The modules of a title, by path below the package."""
    found: list[str] = []
    for folder in SCOPES[title].folders:
        found += [p.relative_to(SOURCE).as_posix() for p in sorted((SOURCE / folder).rglob("*.py"))]
    return found


def foreign_titles(title: str) -> list[str]:
    """The titles whose whole games say nothing about this one; the engine serves all of them."""
    titles = [e.title for e in SHELF]
    own = (title, *SCOPES[title].shared_with)
    return [t for t in titles if t not in own] if title in titles else []


def mutants_of(file: str) -> list[Mutant]:
    """Every mutant of a module."""
    text = (SOURCE / file).read_text(encoding="utf-8")
    lines = text.splitlines()
    found = []
    for number, change in enumerate(changes(ast.parse(text))):
        kind = _kind(file, change)
        if kind == ASIDE:
            continue
        before = _shown(change.statement)
        change.edit.swap()
        after = _shown(change.statement)
        change.edit.swap()
        if change.operator == "statement removed":
            after = "pass"
        elif change.operator == "branch skipped":
            after = f"{before} pass"
        found.append(_mutant(file, number, change, kind, before, after, lines))
    return found


def broken(mutant: Mutant) -> ast.Module:
    """The syntax tree of the module with the mutant's change made."""
    tree = ast.parse((SOURCE / mutant.file).read_text(encoding="utf-8"))
    for number, change in enumerate(changes(tree)):
        if number == mutant.number:
            change.edit.swap()
            return ast.fix_missing_locations(tree)
    raise LookupError(f"{mutant.file} has changed under our hands")


def _shown(statement: ast.stmt) -> str:
    """The statement on one line, without the statements inside it."""
    inner = {
        name: getattr(statement, name) for name in ("body", "orelse") if name in statement._fields
    }
    for name in inner:
        setattr(statement, name, [])
    text = " ".join(ast.unparse(ast.fix_missing_locations(statement)).split())
    for name, value in inner.items():
        setattr(statement, name, value)
    return text


def _kind(file: str, change: Change) -> str:
    stem = Path(file).stem
    if "wits" in Path(file).parts:
        return ASIDE
    names = change.function.split(".")
    for kind, stems in FILE_KINDS.items():
        if stem in stems:
            return kind
    for kind, functions in FUNCTION_KINDS.items():
        if set(functions) & set(names) or (kind == REFUSALS and names[-1].endswith("_refusal")):
            return kind
    if _tells(change.statement):
        return EVENTS
    return REFUSALS if change.operator == "clause" else RULES


def _tells(statement: ast.stmt) -> bool:
    if not isinstance(statement, ast.Expr) or not isinstance(statement.value, ast.Call):
        return False
    called = statement.value.func
    return isinstance(called, ast.Attribute) and called.attr in ("tell", "tell_only")


def _clauses(change: Change, lines: list[str]) -> frozenset[str]:
    """What the innermost function, or else its class, cites."""
    for owner in reversed(change.owners):
        assert isinstance(owner, Owner)
        ids = cited("\n".join(lines[owner.lineno - 1 : owner.end_lineno]))
        if ids:
            return frozenset(ids)
    return frozenset(cited(lines[change.statement.lineno - 1]))


def _mutant(
    file: str, number: int, change: Change, kind: str, before: str, after: str, lines: list[str]
) -> Mutant:
    owner = change.owners[-1] if change.owners else None
    first = 0
    if isinstance(owner, ast.FunctionDef):
        first = min([owner.lineno, *[d.lineno for d in owner.decorator_list]])
    return Mutant(
        file,
        number,
        change.statement.lineno,
        change.function,
        first,
        change.operator,
        kind,
        before,
        after,
        _clauses(change, lines),
    )
