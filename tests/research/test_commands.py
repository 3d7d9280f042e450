"""The commands of this room, as a person types them."""

import json
from pathlib import Path

import pytest

from pelagos.catalogue import load, titles
from pelagos.cli.main import main
from pelagos.research.bench import TABLES, table_size


def typed(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    monkeypatch.setattr("sys.argv", ["pelagos", *words])
    with pytest.raises(SystemExit) as left:
        main()
    assert isinstance(left.value.code, int)
    return left.value.code


def test_an_arena_keeps_its_games_and_writes_a_report(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["arena", "cyclades", "--bots", "greedy,random", "--games", "2", "--json"]
    assert typed(monkeypatch, *words, "--out", str(tmp_path)) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 2
    assert {s["bot"] for s in found["standings"]} == {"greedy", "random"}
    assert len(found["ratings"]) == 2
    assert "<svg" in (tmp_path / "report.html").read_text()
    table = tmp_path / "games.parquet"
    assert typed(monkeypatch, "export", str(tmp_path), "--to", str(table), "--json") == 0
    written = json.loads(capsys.readouterr().out)
    assert written["games"] == 2
    assert written["decisions"] > 100


def test_a_bench_tells_every_figure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["bench", "cyclades", "--rounds", "1", "--seconds", "0.01", "--json"]
    assert typed(monkeypatch, *words) == 0
    (row,) = json.loads(capsys.readouterr().out)["titles"]
    assert (row["title"], row["players"]) == ("cyclades", 4)
    assert all(value > 0 for name, value in row.items() if name != "title")


def test_a_bench_seats_the_players_for_whom_the_bounds_are_set() -> None:
    seats = {title: table_size(load(title)) for title in titles()}
    assert seats == TABLES


def test_an_export_that_fails_leaves_the_file_that_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tmp_path / "games.parquet"
    table.write_text("of yesterday")
    damaged = tmp_path / "damaged.pelagos"
    damaged.write_text("no record at all")
    assert typed(monkeypatch, "export", str(damaged), "--to", str(table)) == 2
    assert table.read_text() == "of yesterday"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["damaged.pelagos", "games.parquet"]


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "atlantis", "--bots", "random"],
        ["arena", "cyclades", "--bots", "nobody"],
        ["arena", "cyclades", "--bots", "search@soon"],
        ["arena", "cyclades", "--bots", "random", "--games", "0"],
        ["arena", "cyclades", "--bots", "random", "--players", "9"],
        ["arena", "cyclades", "--bots", "random", "--fallback", "nobody"],
        ["bench", "atlantis"],
        ["export", "nowhere.pelagos"],
    ],
)
def test_bad_input_ends_with_code_2(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert typed(monkeypatch, *words) == 2
    told = capsys.readouterr()
    assert "Traceback" not in told.out + told.err
