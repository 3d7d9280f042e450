"""The ledger of proof: for each clause, whether its tests fall when its code is broken.

`scripts/mutate TITLE --clauses` fills `proved/TITLE.toml`, a line a clause, and `--stale` renews
what has changed since. `python -m tools.mutate.ledger` reads it without running a test and refuses
a clause that is missing, whose code or tests have changed, or whose tests survive every mutant of
its code. Where nothing can be broken, `unbroken.toml` says why.
"""

import ast
import hashlib
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path

from pelagos import clauses
from pelagos.catalogue import DRAFT, SHELF, entry
from pelagos.conformance.clauses import enforced
from pelagos.conformance.proofs import Proof, proving, told

from .changes import Owner, changes

TESTS = Path("tests")
GAMES = Path("src/pelagos/games")
PROVED = Path(__file__).with_name("proved")
UNBROKEN = Path(__file__).with_name("unbroken.toml")
SECTION = "# -- "
RENEW = "scripts/mutate --stale tries it again"
HEAD = (
    "# Written by scripts/mutate: which broken line of its code the tests of a clause notice.\n"
    "# After a merge of two versions: take either and run scripts/mutate --stale.\n"
)


@dataclass(frozen=True)
class Span:
    """A function, a class or a statement that cites a clause: where it lies, and what it says."""

    file: str
    first: int
    last: int
    text: str
    cited: int = 0
    """The line of the citation, once one is known."""


@dataclass(frozen=True)
class Row:
    """What was found for a clause, and the state of its code and tests at the time."""

    code: str
    tests: str
    tried: int
    killed: int
    broken: str
    by: str


def demanded(title: str) -> list[str]:
    """The clauses of a title that code enforces and tests prove."""
    return [
        c.id for c in clauses.table(title).clauses if c.id in enforced() and proving(c.id, TESTS)
    ]


def code_of(id: str) -> list[Span]:
    """The innermost functions and classes that cite a clause and have something to break."""
    found = {}
    for place in enforced().get(id, []):
        file, _, line = place.rpartition(":")
        span = _module(file).span_at(int(line))
        if span is not None:
            found[span.file, span.first] = replace(span, cited=int(line))
    return list(found.values())


class _Module:
    """A module of the games: its owners, and the lines on which something can be broken."""

    def __init__(self, file: str) -> None:
        self.file = file
        text = (GAMES / file).read_text(encoding="utf-8")
        self.lines = text.splitlines()
        tree = ast.parse(text)
        self.tree = tree
        self.known: dict[ast.AST, str] = {}
        self.head = (tree.body[0].end_lineno or 0) if ast.get_docstring(tree) else 0
        self.breakable = sorted({change.statement.lineno for change in changes(tree)})
        self.nodes = [(_first(node), node.end_lineno or node.lineno, node) for node in _nodes(tree)]

    def span_at(self, line: int) -> Span | None:
        """The smallest owner around a citation; a comment speaks of what follows it."""
        if self.lines[line - 1].startswith(SECTION):
            return self._section(line)
        while self.lines[line - 1].lstrip().startswith("#") and line < len(self.lines):
            line += 1
        if line <= self.head:  # what a module says of itself is true of all of it
            return Span(self.file, 1, len(self.lines), self._told(self.tree))
        around = [n for n in self.nodes if n[0] <= line <= n[1] and self._can_break(n[0], n[1])]
        if not around:
            return None
        first, last, node = min(around, key=lambda n: n[1] - n[0])
        return Span(self.file, first, last, self._told(node))

    def _section(self, line: int) -> Span | None:
        """From a heading to the next one."""
        later = enumerate(self.lines[line:], line + 1)
        end = next((n - 1 for n, text in later if text.startswith(SECTION)), len(self.lines))
        if not self._can_break(line, end):
            return None
        said = [self._told(node) for first, _, node in self.nodes if line < first <= end]
        return Span(self.file, line, end, "\n".join(said))

    def _told(self, node: ast.AST) -> str:
        if node not in self.known:
            self.known[node] = told(node)
        return self.known[node]

    def _can_break(self, first: int, last: int) -> bool:
        return any(first <= line <= last for line in self.breakable)


@cache
def _module(file: str) -> _Module:
    return _Module(file)


def _nodes(tree: ast.Module) -> Iterator[ast.stmt]:
    """Functions, classes, and the statements outside of both."""
    for node in ast.walk(tree):
        # What stands in a constructor is said of the whole class.
        if isinstance(node, Owner) and node.name != "__init__":
            yield node
    for statement in tree.body:
        if not isinstance(statement, Owner):
            yield statement


def _first(node: ast.stmt) -> int:
    decorators = node.decorator_list if isinstance(node, Owner) else []
    return min([node.lineno, *[d.lineno for d in decorators]])


def digest(texts: list[str]) -> str:
    """A short mark that changes with the texts, whatever their order."""
    return hashlib.sha256("\n".join(sorted(texts)).encode()).hexdigest()[:10]


def state_of(id: str) -> tuple[str, str]:
    """The marks of a clause's code and of its tests as they are now."""
    tests: list[Proof] = proving(id, TESTS)
    return digest([s.text for s in code_of(id)]), digest([t.text for t in tests])


def read(title: str) -> dict[str, Row]:
    """The rows of a title."""
    path = PROVED / f"{title}.toml"
    if not path.exists():
        return {}
    rows = tomllib.loads(path.read_text(encoding="utf-8"))
    return {id: Row(**row) for id, row in rows.items()}


def write(title: str, rows: dict[str, Row]) -> None:
    """Writes the rows of a title in the order of its rulebook."""
    out = [HEAD]
    for id in demanded(title):
        if id in rows:
            cells = [f"{key} = {_quoted(value)}" for key, value in asdict(rows[id]).items()]
            out.append(f'"{id}" = {{ {", ".join(cells)} }}\n')
    PROVED.mkdir(exist_ok=True)
    (PROVED / f"{title}.toml").write_text("".join(out), encoding="utf-8")


def _quoted(value: object) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def explained() -> dict[str, str]:
    """Why nothing that a test could notice can be broken in some clauses."""
    rows: dict[str, str] = tomllib.loads(UNBROKEN.read_text(encoding="utf-8"))
    return rows


def complaint(id: str, row: Row | None, why: str) -> str:
    """What is wrong with a clause's proof, or nothing."""
    if row is None:
        return "" if why else f"its proof was never tried; {RENEW}"
    code, tests = state_of(id)
    if row.code != code:
        return f"its code has changed since its proof was tried; {RENEW}"
    if row.tests != tests:
        return f"its tests have changed since they were tried; {RENEW}"
    if row.killed:
        return "explained in unbroken.toml, but its tests notice; take it out" if why else ""
    if why:
        return ""
    if not row.tried:
        return "no code that cites it can be broken; cite it where it is enforced"
    return f"its tests survive all {row.tried} mutants of its code; write one that does not"


def complaints(title: str) -> dict[str, str]:
    """What is wrong with the proof of each clause of a title."""
    rows, reasons = read(title), explained()
    found = {id: complaint(id, rows.get(id), reasons.get(id, "")) for id in demanded(title)}
    prefix = entry(title).prefix
    for id in reasons:
        if id.partition(":")[0] == prefix and id not in found:
            found[id] = "explained in unbroken.toml, but no such clause is enforced and tested"
    return {id: what for id, what in found.items() if what}


def stale(title: str) -> list[str]:
    """The clauses to be tried again: new, changed, or not proved so far."""
    rows = read(title)
    return [
        id
        for id in demanded(title)
        if id not in rows
        or (rows[id].code, rows[id].tests) != state_of(id)
        or (not rows[id].killed and id not in explained())
    ]


def main() -> int:
    """Tells what is wrong with the ledger; 1 when a title past the draft stage has something."""
    failed = False
    for on_shelf in SHELF:
        wrong = complaints(on_shelf.title)
        number = len(demanded(on_shelf.title))
        sys.stdout.write(f"{on_shelf.title}: {number} clauses to prove, {len(wrong)} not proved\n")
        for id, what in wrong.items():
            sys.stdout.write(f"  {id}: {what}\n")
        failed = failed or (bool(wrong) and on_shelf.stage != DRAFT)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
