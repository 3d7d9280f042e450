"""`pelagos puzzle`, `pelagos puzzles` and `pelagos lesson`."""

import tomllib
from pathlib import Path

import pytest

from pelagos.engine.record import Record
from pelagos.lessons import solution, tried
from pelagos.lessons.course import read_course
from pelagos.lessons.puzzles import puzzle_rows, puzzles, read_puzzles
from tests.cli.conftest import Run

GAMES = Path("src/pelagos/lessons")


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_puzzle_is_solved_at_the_terminal(run: Run, lang: str) -> None:
    found = puzzles("cyclades")
    first = found.lessons[0]
    code, out = run("puzzle", "cyclades", "--lang", lang, typed=[*solution(found, first), "quit"])
    assert code == 0
    assert first.right.in_language(lang) in " ".join(out.split())


def test_puzzles_are_found_in_a_record_and_can_be_played(run: Run, tmp_path: Path) -> None:
    """The clearest puzzle of the box is found again, with less effort."""
    title = "mare_nostrum"
    row = max(puzzle_rows(title), key=lambda r: r.margin)
    game = puzzles(title).games[row.game]
    short = game.like(game.lines[: row.line + 1])
    short.secret = game.secret
    tmp_path.joinpath("short.pelagos").write_text(short.to_text(), "utf-8")
    into = tmp_path / "found"
    code, _ = run(
        *("puzzles", title, "--from", str(tmp_path), "--into", str(into)),
        *("--last", "1", "--effort", "300"),
    )
    assert code == 0
    (found,) = read_puzzles(into).lessons
    assert (found.game, found.line) == ("short", row.line)
    assert tried(read_puzzles(into), found, [], row.answer).done


def test_records_of_another_title_or_without_a_secret_are_refused(run: Run, tmp_path: Path) -> None:
    text = (GAMES / "cyclades" / "puzzle_1.pelagos").read_text("utf-8")
    code, out = run("puzzles", "civilization", "--from", str(GAMES / "cyclades"))
    assert code == 2
    assert "no record of civilization" in " ".join(out.split())
    running = tmp_path / "running.pelagos"
    record = Record.from_text(text)
    record.secret = ""
    running.write_text(record.to_text(), "utf-8")
    code, out = run("puzzles", "cyclades", "--from", str(running))
    assert code == 2
    assert "secret" in out


def test_a_line_of_a_record_becomes_a_lesson(run: Run, tmp_path: Path) -> None:
    game = GAMES / "cyclades" / "sparta.pelagos"
    code, out = run("lesson", str(game), "70")
    assert code == 0
    rows = tomllib.loads(out)["lesson"]
    assert rows[0]["line"] == 70
    folder = tmp_path / "cyclades"
    folder.mkdir()
    folder.joinpath("course.toml").write_text(f'title = "cyclades"\n\n{out}', "utf-8")
    folder.joinpath("sparta.pelagos").write_bytes(game.read_bytes())
    made = read_course(folder)
    assert solution(made, made.lessons[0]) == [made.games["sparta"].lines[70].text]


def test_a_line_at_which_no_player_answered_is_no_lesson(run: Run) -> None:
    game = GAMES / "cyclades" / "sparta.pelagos"
    code, out = run("lesson", str(game), "0")
    assert code == 2
    code, out = run("lesson", str(game), "7000")
    assert code == 2
    assert "7000" in out
