"""The clause checker: what it finds, and what it renders."""

import ast
from pathlib import Path

import pytest

from pelagos import clauses
from pelagos.catalogue import SHELF, entry
from pelagos.conformance.citing import ENFORCES, NAMED_ONLY, owner, rank
from pelagos.conformance.clauses import (
    citations,
    cited,
    games_folder,
    gaps,
    lens_page,
    report,
)
from pelagos.conformance.proofs import proofs
from pelagos.engine.errors import BadData
from tests.conftest import DEEP_SECONDS

UNKNOWN = "cy:" + "99.9"
"""Put together here, so that the checker does not take it for a citation of ours."""


def test_citations_are_found_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "war.py").write_text("x = 1\ny = 2  # cy:7.5, cy:7.6\n", "utf-8")
    found = citations(tmp_path)
    assert found == {"cy:7.5": ["war.py:2"], "cy:7.6": ["war.py:2"]}


def test_a_rule_without_a_test_is_a_gap(tmp_path: Path) -> None:
    missing = gaps(entry("cyclades"), tmp_path)
    assert "cy:7.5: no test names it" in missing


def write_test(folder: Path, ids: tuple[str, ...], body: str) -> list[str]:
    """The gaps of Cyclades when one test, with this body, carries these clauses."""
    named = ", ".join(f'"{id}"' for id in ids)
    text = f"@clause({named})\ndef test_it() -> None:\n    {body}\n"
    (folder / "test_it.py").write_text(text, "utf-8")
    return gaps(entry("cyclades"), folder)


FOUR = ("cy:7.5", "cy:7.6", "cy:7.7", "cy:7.8")


def test_a_test_of_three_clauses_proves_them(tmp_path: Path) -> None:
    missing = write_test(tmp_path, FOUR[:3], "assert gold() == 3")
    assert not [line for line in missing if line.startswith(FOUR[:3])]


def test_a_test_of_four_clauses_proves_none_of_them(tmp_path: Path) -> None:
    missing = write_test(tmp_path, FOUR, "assert gold() == 3")
    for id in FOUR:
        assert f"{id}: only tests of more than 3 clauses name it" in missing


def test_several_decorators_are_counted_together(tmp_path: Path) -> None:
    stacked = '@clause("cy:7.5", "cy:7.6")\n@clause("cy:7.7", "cy:7.8")\n'
    text = f"{stacked}def test_it() -> None:\n    assert gold() == 3\n"
    (tmp_path / "test_it.py").write_text(text, "utf-8")
    missing = gaps(entry("cyclades"), tmp_path)
    for id in FOUR:
        assert f"{id}: only tests of more than 3 clauses name it" in missing


@pytest.mark.parametrize(
    "body",
    [
        "assert True",
        "gold()",
        "assert 'words'",
        "assert 1 == 1",
        "assert not False",
        "assert (gold() == 3, 'three')",
        "assert x == x",
    ],
)
def test_a_test_that_cannot_fail_proves_nothing(tmp_path: Path, body: str) -> None:
    missing = write_test(tmp_path, ("cy:7.5",), body)
    assert "cy:7.5: no test names it" in missing
    assert "test_it.py::test_it: has no assertion that can fail" in missing


def test_a_refusal_or_a_helper_that_asserts_can_fail(tmp_path: Path) -> None:
    helper = "def poor(b: int) -> None:\n    assert b < 3\n"
    (tmp_path / "support.py").write_text(helper, "utf-8")
    for body in ("with pytest.raises(NotAllowed): bid()", "poor(2)"):
        proofs.cache_clear()
        missing = write_test(tmp_path, ("cy:7.5",), body)
        assert not [line for line in missing if line.startswith(("cy:7.5:", "test_it"))]


def test_every_test_has_a_time_limit(request: pytest.FixtureRequest) -> None:
    limit = float(request.config.getini("timeout"))
    assert 0 < limit <= 300
    for item in request.session.items:
        for mark in item.iter_markers("timeout"):
            assert 0 < mark.args[0] <= DEEP_SECONDS, item.nodeid


def test_a_clause_of_any_title_on_the_shelf_is_a_citation() -> None:
    for shelved in SHELF:
        assert cited(f"as {shelved.prefix}:{'1.2'} says") == [f"{shelved.prefix}:{'1.2'}"]


def test_a_cited_clause_that_does_not_exist_is_a_gap(tmp_path: Path) -> None:
    (tmp_path / "test_war.py").write_text(f"# {UNKNOWN}\n", "utf-8")
    told = f"{UNKNOWN}: cited, but no such clause: test_war.py:1"
    assert told in gaps(entry("cyclades"), tmp_path)


def test_the_report_has_a_row_for_every_clause(tmp_path: Path) -> None:
    page = report(entry("cyclades"), tmp_path)
    for clause in clauses.table("cyclades").clauses:
        assert f"| {clause.id} |" in page


def test_the_lens_lays_editions_side_by_side() -> None:
    page = lens_page(["mare_nostrum", "laget_civilization", "mare_nostrum_empires"])
    trade = page.split("## trade\n")[1].split("\n## ")[0]
    for prefix in ("**mn:", "**lc:", "**mne:"):
        assert prefix in trade


def test_a_clause_is_found_with_or_without_its_prefix() -> None:
    table = clauses.table("cyclades")
    assert table.find("7.5") == table.find("cy:7.5") == clauses.clause("cy:7.5")


@pytest.mark.parametrize("id", [UNKNOWN, "xx:1.1", "", "7.5" * 100])
def test_an_unknown_clause_is_refused_by_name(id: str) -> None:
    with pytest.raises(BadData):
        clauses.clause(id)


def test_an_unknown_topic_is_answered_with_the_topics_there_are() -> None:
    with pytest.raises(BadData, match=r"topics are .*trade"):
        clauses.lens(["mare_nostrum", "laget_civilization"], "weather")


WAR = '''"""War."""

LIMIT = 6  # @1.1


class Fight:
    """A fight."""

    def __init__(self) -> None:
        self.dice = 2
        """Dice."""  # @1.2

    def roll(self) -> int:
        # Both roll at once. @1.3
        return self.dice

    def why_not(self) -> str:
        return "@1.4"
'''.replace("@", "cy:")
"""The marks are put in here, so that the checker does not take them for citations of ours."""


def test_a_citation_names_the_function_it_stands_in(tmp_path: Path) -> None:
    (tmp_path / "war.py").write_text(WAR, "utf-8")
    named = [owner(tmp_path, places[0]) for places in citations(tmp_path).values()]
    assert named == ["LIMIT", "Fight.dice", "Fight.roll", "Fight.why_not"]


def test_what_enforces_a_clause_comes_before_what_only_names_it(tmp_path: Path) -> None:
    (tmp_path / "war.py").write_text(WAR, "utf-8")
    ranks = [rank(tmp_path, places[0])[0] for places in citations(tmp_path).values()]
    assert ranks == [ENFORCES, ENFORCES, ENFORCES, NAMED_ONLY]


def test_clauses_are_cited_in_comments_and_not_in_docstrings() -> None:
    found = []
    for path in sorted(games_folder().rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        told = [n for n in ast.walk(tree) if isinstance(n, (ast.ClassDef, ast.FunctionDef))]
        found += [f"{path}: {n.name}" for n in told if cited(ast.get_docstring(n) or "")]
    assert found == []
