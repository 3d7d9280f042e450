"""What a citation in the code is worth: the function it stands in, and whether that enforces the
clause.
"""

import ast
import re
from functools import cache
from pathlib import Path

ENFORCES, KEEPS, SHOWS, NAMED_ONLY = range(4)
"""A chapter acts by the clause; the board or the box keeps it; a front end is shown it; or it is
only named, by a refusal, an event, an option or a card."""

NOT_A_CHAPTER = {
    **dict.fromkeys(("ids", "box", "board", "standings"), KEEPS),
    **dict.fromkeys(("view", "redeal", "routes"), SHOWS),
    **dict.fromkeys(("events", "cards", "options"), NAMED_ONLY),
}
"""Files that hold no steps: they cite a clause beside the chapter that acts on it."""

_ID = re.compile(r"\b[a-z]+:\w+(?:\.\w+)*")


@cache
def _module(path: Path) -> tuple[list[str], list[tuple[int, int, str]]]:
    """The lines of a file, and each of its functions, classes and names: first line, last, name."""
    text = path.read_text(encoding="utf-8")
    found: list[tuple[int, int, str]] = []
    _collect(ast.parse(text), "", found)
    return text.splitlines(), found


def _collect(tree: ast.AST, above: str, found: list[tuple[int, int, str]]) -> None:
    for node in ast.iter_child_nodes(tree):
        inside = above
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            name = f"{above}{node.name}"
            found.append((node.lineno, node.end_lineno or node.lineno, name))
            inside = f"{name}."
        elif isinstance(node, (ast.AnnAssign, ast.Assign)):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            last = node.end_lineno or node.lineno
            if isinstance(target, ast.Name) and not above:
                found.append((node.lineno, last, target.id))
            elif isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self":
                found.append((node.lineno, last, f"{above.split('.')[0]}.{target.attr}"))
        elif isinstance(node, ast.Expr) and found and isinstance(node.value, ast.Constant):
            first, last, name = found[-1]
            if last == node.lineno - 1:  # what is said of a name below it
                found[-1] = (first, node.end_lineno or last, name)
        _collect(node, inside, found)


def owner(root: Path, place: str) -> str:
    """The innermost function, class or name at a place ("file:line"); "" = the file itself.

    A comment on a line of its own speaks of what follows it, a constructor for its class.
    """
    file, _, number = place.rpartition(":")
    lines, known = _module(root / file)
    line = int(number)
    while line < len(lines) and lines[line - 1].lstrip().startswith("#"):
        line += 1
    around = [k for k in known if k[0] <= line <= k[1]]
    if not around:
        return ""
    name = min(around, key=lambda k: k[1] - k[0])[2]
    # A step that several editions share is given its clause by its constructor.
    return name.removesuffix(".__init__").removesuffix(".clause")


def rank(root: Path, place: str) -> tuple[int, bool, int]:
    """The enforcing places come first; of those a file as a whole last, long lists after short."""
    file, _, number = place.rpartition(":")
    line = _module(root / file)[0][int(number) - 1]
    before, mark, comment = line.partition("#")
    function = owner(root, place)
    role = NOT_A_CHAPTER.get(Path(file).stem, ENFORCES)
    told = not mark and function and _ID.search(before)
    if told or 'clause="' in before or ".why_" in function or function.endswith("_refusal"):
        role = NAMED_ONLY
    return (role, not function, len(_ID.findall(comment)))
