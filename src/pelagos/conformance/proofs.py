"""Which tests carry which clauses, read from the tests' source.

A clause is proved by a test that names it among three clauses at most and holds an assertion that
can fail: a test of seven clauses passes on the strength of any of them.
"""

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

MOST_CLAUSES = 3
RAISING = ("raises", "fail", "warns")


@dataclass(frozen=True)
class Proof:
    """A test, the number of clauses it names together, and its text."""

    test: str
    clauses: int
    text: str


@cache
def proofs(tests: Path) -> dict[str, list[Proof]]:
    """The tests that carry each clause; those that cannot fail carry nothing."""
    found: dict[str, list[Proof]] = {}
    for test, function, asserting in _tests(tests):
        if not _can_fail(function, asserting):
            continue
        text = told(function)
        for ids in _carried(function):
            for id in ids:
                found.setdefault(id, []).append(Proof(test, len(ids), text))
    return found


class _Bare(ast.NodeTransformer):
    """Leaves out what is not run: texts beside the code, and declared types."""

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)


def told(node: ast.AST) -> str:
    """What a piece of code does, in a form that neither comments, texts nor types change."""
    return _plain(_Bare().visit(copy.deepcopy(node)))


def _plain(part: object) -> str:
    """A tree as text, the same under every Python: `ast.dump` has changed what it leaves out."""
    if isinstance(part, ast.AST):
        said = [
            f"{name}={_plain(v)}" for name, v in ast.iter_fields(part) if v is not None and v != []
        ]
        return f"{type(part).__name__}({', '.join(said)})"
    if isinstance(part, list):
        return f"[{', '.join([_plain(each) for each in part])}]"
    return repr(part)


def proving(id: str, tests: Path) -> list[Proof]:
    """The tests that prove a clause: they name few."""
    return [proof for proof in proofs(tests).get(id, []) if proof.clauses <= MOST_CLAUSES]


@cache
def idle(tests: Path) -> dict[str, list[str]]:
    """The tests that name clauses and have no assertion that can fail."""
    return {
        test: [id for ids in _carried(function) for id in ids]
        for test, function, asserting in _tests(tests)
        if any(_carried(function)) and not _can_fail(function, asserting)
    }


def _tests(tests: Path) -> Iterator[tuple[str, ast.FunctionDef, set[str]]]:
    """Every test with its name, and the names of all helpers that assert something."""
    trees = {
        path.relative_to(tests).as_posix(): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(tests.rglob("*.py"))
    }
    functions = [
        (f"{file}::{node.name}", node)
        for file, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
    ]
    asserting = {
        node.name
        for _, node in functions
        if not node.name.startswith("test") and _can_fail(node, set())
    }
    for name, node in functions:
        if node.name.startswith("test"):
            yield name, node, asserting


def _carried(function: ast.FunctionDef) -> list[list[str]]:
    """The ids that a test carries together: those of all its decorators, and of each parameter."""
    every: list[str] = []
    found = [every]
    for decorator in function.decorator_list:
        for node in ast.walk(decorator):
            if isinstance(node, ast.Call) and _name(node.func) == "clause":
                ids = [str(a.value) for a in node.args if isinstance(a, ast.Constant)]
                if node is decorator:
                    every += ids
                else:
                    found.append(ids)
    return [ids for ids in found if ids]


def _can_fail(function: ast.FunctionDef, asserting: set[str]) -> bool:
    for node in ast.walk(function):
        if isinstance(node, ast.Assert) and not _always_true(node.test):
            return True
        if isinstance(node, ast.Call) and _name(node.func) in (*RAISING, *asserting):
            return True
    return False


def _always_true(test: ast.expr) -> bool:
    """Whether nothing that is played can change it: constants only, a tuple, or x == x."""
    if isinstance(test, ast.Tuple) and test.elts:
        return True
    if not any(isinstance(node, ast.Name | ast.Call) for node in ast.walk(test)):
        return True
    if isinstance(test, ast.Compare) and len(test.ops) == 1:
        same = ast.dump(test.left) == ast.dump(test.comparators[0])
        return same and isinstance(test.ops[0], ast.Eq | ast.Is | ast.LtE | ast.GtE)
    return False


def _name(called: ast.expr) -> str:
    if isinstance(called, ast.Attribute):
        return called.attr
    return called.id if isinstance(called, ast.Name) else ""
