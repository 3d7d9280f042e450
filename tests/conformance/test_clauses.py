"""The clause checker: what it finds, and what it renders."""

from pathlib import Path

import pytest

from pelagos import clauses
from pelagos.catalogue import entry
from pelagos.conformance.clauses import citations, gaps, lens_page, report
from pelagos.engine.errors import BadData

UNKNOWN = "cy:" + "99.9"
"""Put together here, so that the checker does not take it for a citation of ours."""


def test_citations_are_found_with_file_and_line(tmp_path: Path) -> None:
    (tmp_path / "war.py").write_text("x = 1\ny = 2  # cy:7.5, cy:7.6\n", "utf-8")
    found = citations(tmp_path)
    assert found == {"cy:7.5": ["war.py:2"], "cy:7.6": ["war.py:2"]}


def test_a_rule_without_a_test_is_a_gap(tmp_path: Path) -> None:
    missing = gaps(entry("cyclades"), tmp_path)
    assert "cy:7.5: no test names it" in missing


def test_a_cited_clause_that_does_not_exist_is_a_gap(tmp_path: Path) -> None:
    (tmp_path / "test_war.py").write_text(f"# {UNKNOWN}\n", "utf-8")
    assert f"{UNKNOWN}: cited, but no such clause" in gaps(entry("cyclades"), tmp_path)


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
