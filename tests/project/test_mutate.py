"""The tool that breaks rules: what it changes, and what it leaves alone."""

import ast

from tools.mutate.changes import changes

SOURCE = """
LIMIT: Final = 2

def may(b: int, who: list[int]) -> bool:
    'Words.'
    assert b
    if b < LIMIT and not who:
        b.gold += 1
        return False
    b.tell('x:1.1', 'x:1.2')
    return b in [w for w in who if w > 0]
"""


def broken() -> list[tuple[str, str]]:
    found = []
    tree = ast.parse(SOURCE)
    whole = ast.unparse(tree)
    for change in changes(tree):
        change.edit.swap()
        found.append((change.operator, ast.unparse(ast.fix_missing_locations(tree))))
        change.edit.swap()
        assert ast.unparse(tree) == whole
    return found


def test_every_change_is_a_different_program() -> None:
    texts = [text for _, text in broken()]
    assert len(set(texts)) == len(texts)
    assert ast.unparse(ast.parse(SOURCE)) not in texts


def test_every_operator_finds_its_place() -> None:
    found = broken()
    for operator, text in (
        ("constant", "LIMIT: Final = 3"),
        ("comparison", "if b <= LIMIT and (not who)"),
        ("and, or", "if b < LIMIT or not who"),
        ("not", "if b < LIMIT and (not not who)"),
        ("arithmetic", "b.gold -= 1"),
        ("branch skipped", "(not who):\n        pass"),
        ("constant", "return True"),
        ("clause", "b.tell('x:1.2', 'x:1.2')"),
        ("filter", "[w for w in who]"),
        ("comparison", "return b not in"),
    ):
        assert any(kind == operator and text in whole for kind, whole in found), (operator, text)
    removed = [text for kind, text in found if kind == "statement removed"]
    assert any("gold" not in text for text in removed)
    assert any("tell" not in text for text in removed)


def test_words_and_assertions_are_left_alone() -> None:
    assert all("Words." in text and "assert b\n" in text for _, text in broken())
