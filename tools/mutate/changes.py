"""The ways to break a module: every single small change of its syntax tree."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

CLAUSE = re.compile(r"[a-z]+:\w+(?:\.\w+)*")

Compared = type[ast.cmpop]
COMPARISONS: dict[Compared, Compared] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
UNTOUCHED = (ast.Import, ast.ImportFrom, ast.Assert, ast.Raise, ast.Pass)
"""Imports, what tells mypy a type, and the text of errors that are bugs."""

TYPES = ("Callable", "tuple", "dict", "list")
UNTOUCHED_NAMES = ("__slots__", "__all__", "fields", "ADDED")
UNTOUCHED_FUNCTIONS = ("__repr__", "__hash__")


class Edit:
    """Another value for an attribute of a node or an item of a list: swapped in, and out again."""

    def __init__(self, holder: ast.AST | list[Any], key: str | int, value: object) -> None:
        self.holder = holder
        self.key = key
        self.value = value

    def swap(self) -> None:
        if isinstance(self.holder, list):
            assert isinstance(self.key, int)
            self.holder[self.key], self.value = self.value, self.holder[self.key]
        else:
            before = getattr(self.holder, str(self.key))
            setattr(self.holder, str(self.key), self.value)
            self.value = before


@dataclass
class Change:
    """One change of a statement, not made yet."""

    statement: ast.stmt
    owners: tuple[ast.AST, ...]
    operator: str
    edit: Edit

    @property
    def function(self) -> str:
        """The qualified name of the function or class it lies in."""
        named = [o.name for o in self.owners if isinstance(o, Owner)]
        return ".".join(named) or "module"


Owner = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)


def changes(tree: ast.Module) -> Iterator[Change]:
    """Every change of a module, always in the same order."""
    clauses = sorted({text for n in ast.walk(tree) if (text := _clause(n))})
    yield from _in_body(tree.body, (), clauses)


def _clause(node: ast.AST) -> str:
    """The clause a constant names, or nothing."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return ""
    return node.value if CLAUSE.fullmatch(node.value) else ""


def _in_body(
    body: list[ast.stmt], owners: tuple[ast.AST, ...], clauses: list[str]
) -> Iterator[Change]:
    for at, statement in enumerate(body):
        if isinstance(statement, UNTOUCHED) or _is_text(statement):
            continue
        if isinstance(statement, Owner):
            if statement.name not in UNTOUCHED_FUNCTIONS:
                yield from _in_body(statement.body, (*owners, statement), clauses)
            continue
        if _is_declaration(statement):
            continue
        for operator, edit in _of_statement(body, at, owners):
            yield Change(statement, owners, operator, edit)
        for expression in _expressions(statement):
            for operator, edit in _of_expression(expression, clauses):
                yield Change(statement, owners, operator, edit)
        for part in ("body", "orelse"):
            yield from _in_body(getattr(statement, part, []), owners, clauses)


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _is_declaration(statement: ast.stmt) -> bool:
    if isinstance(statement, ast.If):
        return isinstance(statement.test, ast.Name) and statement.test.id == "TYPE_CHECKING"
    targets: list[ast.expr] = []
    if isinstance(statement, ast.Assign):
        value = statement.value
        if isinstance(value, ast.Subscript) and ast.unparse(value.value) in TYPES:
            return True  # a name for a type
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "TypeVar":
            return True
        targets = statement.targets
    elif isinstance(statement, ast.AnnAssign):
        targets = [statement.target]
    return any(isinstance(t, ast.Name) and t.id in UNTOUCHED_NAMES for t in targets)


def _of_statement(
    body: list[ast.stmt], at: int, owners: tuple[ast.AST, ...]
) -> Iterator[tuple[str, Edit]]:
    statement = body[at]

    called = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call)
    stored = isinstance(statement, ast.Assign) and isinstance(
        statement.targets[0], (ast.Attribute, ast.Subscript)
    )
    if called or stored or isinstance(statement, (ast.AugAssign, ast.Continue, ast.Break)):
        yield "statement removed", Edit(body, at, _passing(statement))
    if isinstance(statement, ast.AugAssign) and type(statement.op) in ARITHMETIC:
        yield "arithmetic", Edit(statement, "op", ARITHMETIC[type(statement.op)]())
    if isinstance(statement, ast.If):
        yield "branch skipped", Edit(statement, "body", [_passing(statement)])
    if isinstance(statement, ast.Return) and statement.value is not None:
        other = _other_result(statement.value, owners)
        if other is not None:
            yield "result", Edit(statement, "value", other)


def _passing(where: ast.stmt) -> ast.stmt:
    return ast.copy_location(ast.Pass(), where)


def _other_result(value: ast.expr, owners: tuple[ast.AST, ...]) -> ast.expr | None:
    """A wrong result of the type the function declares; comparisons are broken by themselves."""
    function = owners[-1] if owners else None
    if not isinstance(function, ast.FunctionDef) or function.returns is None:
        return None
    declared = ast.unparse(function.returns)
    if declared == "int" and not isinstance(value, ast.Constant):
        return ast.BinOp(left=value, op=ast.Add(), right=ast.Constant(1))
    if declared == "bool" and isinstance(value, (ast.Call, ast.Name, ast.Attribute)):
        return ast.UnaryOp(op=ast.Not(), operand=value)
    if declared.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        return ast.List(elts=[], ctx=ast.Load())
    return None


def _expressions(statement: ast.stmt) -> Iterator[ast.expr]:
    """The expressions of a statement itself, without those of the statements inside it."""
    for name, value in ast.iter_fields(statement):
        if name in ("annotation", "target", "targets", "type_comment"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.expr):
                yield from _walk(child)


def _walk(node: ast.expr) -> Iterator[ast.expr]:
    yield node
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.keyword):
            if child.arg != "strict":
                yield from _walk(child.value)
        elif isinstance(child, ast.comprehension):
            for part in (child.iter, *child.ifs):
                yield from _walk(part)
        elif isinstance(child, ast.expr):
            yield from _walk(child)


def _of_expression(node: ast.expr, clauses: list[str]) -> Iterator[tuple[str, Edit]]:
    if isinstance(node, ast.Compare):
        for at, op in enumerate(node.ops):
            if type(op) in COMPARISONS:
                yield "comparison", Edit(node.ops, at, COMPARISONS[type(op)]())
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield "arithmetic", Edit(node, "op", ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.BoolOp):
        swapped = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and, or", Edit(node, "op", swapped)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        # Twice "not" is what it says, and keeps the type.
        yield "not", Edit(node, "operand", ast.UnaryOp(op=ast.Not(), operand=node.operand))
    elif isinstance(node, ast.Constant):
        yield from _of_constant(node, clauses)
    elif isinstance(node, ast.List) and len(node.elts) > 1:
        for at in range(len(node.elts)):
            yield "list", Edit(node, "elts", node.elts[:at] + node.elts[at + 1 :])
    elif isinstance(node, (ast.ListComp, ast.GeneratorExp, ast.SetComp)):
        for part in node.generators:
            if part.ifs:
                yield "filter", Edit(part, "ifs", [])


def _of_constant(node: ast.Constant, clauses: list[str]) -> Iterator[tuple[str, Edit]]:
    if isinstance(node.value, bool):
        yield "constant", Edit(node, "value", not node.value)
    elif isinstance(node.value, int):
        yield "constant", Edit(node, "value", node.value + 1)
        if node.value == 1:
            yield "constant", Edit(node, "value", 0)
    elif _clause(node) and len(clauses) > 1:
        other = clauses[clauses.index(_clause(node)) - 1]
        yield "clause", Edit(node, "value", other)
