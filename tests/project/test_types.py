"""What a type can say, no line says again; what has a name is not told by its place in a tuple."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).parents[2]
GAMES = sorted((TOP / "src" / "pelagos" / "games").rglob("*.py"))
ENGINE = sorted((TOP / "src" / "pelagos" / "engine").rglob("*.py"))

REASON = re.compile(r"# \S+ \S+")
PARTS = re.compile(r"^tuple\[(?!.*\.\.\.\]$)|^Claimed$|^Posted$|^Offering$|^Move$|^Going$")
"""Annotations of a tuple whose parts mean different things."""


def checked(text: str) -> list[int]:
    """The lines that assert a type without saying why no annotation could."""
    lines = text.splitlines()
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Assert)
        and "isinstance(" in ast.unparse(node.test)
        and not REASON.search(lines[node.lineno - 1])
    ]


def number(index: ast.expr) -> int | None:
    """The number an index is written as, if it is."""
    try:
        found = ast.literal_eval(index)
    except ValueError:
        return None
    return found if type(found) is int else None


def numbered(text: str) -> list[str]:
    """What is looked up by a bare number: anything beyond the first or the last of a row, and the
    first or the last part of an answer or another parameter that is a tuple of parts."""
    tree = ast.parse(text)
    parts: list[ast.Module | ast.FunctionDef] = [tree, *functions(tree)]
    return [found for part in parts for found in bare(part)]


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def bare(function: ast.FunctionDef | ast.Module) -> Iterator[str]:
    given = function.args.args if isinstance(function, ast.FunctionDef) else []
    parts = {a.arg for a in given if a.annotation and PARTS.match(ast.unparse(a.annotation))}
    parts |= {a.arg for a in given if a.arg == "value"}
    for node in ast.walk(function):
        if isinstance(node, ast.Subscript):
            at = number(node.slice)
            far = at not in (0, -1) and isinstance(function, ast.Module)
            if at is not None and (far or ast.unparse(node.value) in parts):
                yield f"{node.lineno}: {ast.unparse(node)}"


def test_no_type_is_asserted_that_an_annotation_could_tell() -> None:
    assert len(GAMES) > 150
    assert len(ENGINE) > 20
    found = {str(p): checked(p.read_text("utf-8")) for p in [*GAMES, *ENGINE]}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_rules_look_nothing_up_by_a_bare_number() -> None:
    found = {str(p): numbered(p.read_text("utf-8")) for p in GAMES}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_a_bare_number_and_an_assertion_are_seen() -> None:
    text = """
def answer(b, seat: int, value: tuple[int, int], row: tuple[int, ...]) -> None:
    assert isinstance(row, tuple)
    assert isinstance(row, tuple)  # mypy cannot know: it comes from a file
    b.gold = value[0] + row[0] + row[-1] + b.table[3] + b.table[FOUR]
    first, second = value
"""
    assert checked(text) == [3]
    assert numbered(text) == ["5: b.table[3]", "5: value[0]"]


def undocumented(text: str) -> list[str]:
    """The fields of a board that are declared without a word: behind, above or below."""
    lines = text.splitlines()
    found = []
    makers = [f for f in functions(ast.parse(text)) if f.name == "__init__" or "fresh" in f.name]
    for node in [node for maker in makers for node in ast.walk(maker)]:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        if not targets or not isinstance(targets[0], ast.Attribute):
            continue
        assert isinstance(node, ast.Assign | ast.AnnAssign)
        value = "" if node.value is None else ast.unparse(node.value)
        if value.startswith("like.") or value == "box":
            continue
        assert node.end_lineno is not None
        near = lines[node.lineno - 2 : node.end_lineno + 1]
        above, below = near[0].strip(), near[-1].strip()
        behind = any(" # " in line for line in near[1:-1])
        if not behind and not above.startswith("#") and not below.startswith('"""'):
            found.append(ast.unparse(targets[0]))
    return found


def test_every_field_of_a_board_is_explained_where_it_is_declared() -> None:
    boards = [p for p in GAMES if p.name == "board.py"]
    assert len(boards) >= 6
    found = {str(p): undocumented(p.read_text("utf-8")) for p in boards}
    assert {path: names for path, names in found.items() if names} == {}


def test_a_field_without_a_word_is_seen() -> None:
    text = """
class Board:
    def __init__(self, box, like):
        self.box = box
        self.gold = [0]  # by seat
        self.land = []
        \"\"\"By area.\"\"\"
        self.army: int = 0
        self.copied = like.copied
"""
    assert undocumented(text) == ["self.army"]


def test_no_front_end_looks_into_what_only_one_title_tells() -> None:
    """`View.more` is for bots and tests: what is drawn or listed has a type of its own."""
    pages = [p for p in (TOP / "web" / "src").rglob("*") if p.suffix in (".ts", ".svelte")]
    rooms = [TOP / "src" / "pelagos" / room for room in ("cli", "server", "lessons", "table")]
    files = [*pages, *[p for room in rooms for p in room.rglob("*.py")]]
    looks = re.compile(r"view\.more\b|view\??\.\[?.more.\]|\[.more.\]")
    assert len(files) > 300
    assert [str(p) for p in files if looks.search(p.read_text("utf-8"))] == []
