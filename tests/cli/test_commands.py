"""The command line, as a person or a program uses it."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from pelagos import games
from pelagos.catalogue import load
from pelagos.cli.speech import say
from pelagos.engine.record import Record
from tests.cli.conftest import Run


def test_titles_lists_the_shelf(run: Run) -> None:
    code, out = run("titles")
    assert code == 0
    assert "cyclades" in out
    code, out = run("titles", "--json", "--lang", "ru")
    shelf = json.loads(out)
    assert {"title", "name", "players", "stage"} <= set(shelf[0])
    assert shelf[0]["name"] == "Киклады"


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_person_can_play_a_turn_ask_why_and_leave(run: Run, lang: str) -> None:
    code, out = run(
        "play", "cyclades", "--seed", "5", "--lang", lang, "--players", "2",
        typed=["why", "show", "hint", "hint greedy", "hint nobody", "nonsense", "1", "log", "quit"],
    )  # fmt: skip
    assert code == 0
    assert "cy:7.1" in out
    assert out.count("→ ") == 2
    assert "nobody" in out
    assert "nonsense" in out
    said = {"en": "don’t understand", "ru": "Не понимаю", "pl": "Nie rozumiem"}
    assert [word in out for word in said.values()] == [lang == each for each in said]


def test_a_saved_game_can_be_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pelagos"
    code, _ = run(
        "play", "cyclades", "--seed", "5", "--players", "2", typed=["1", f"save {file}", "quit"]
    )
    assert code == 0
    assert file.read_text("utf-8").startswith("pelagos record 1")
    code, out = run("play", "--resume", str(file), typed=["quit"])
    assert code == 0
    assert "cy:" in out


def test_bots_play_a_whole_game_whose_record_replays_and_verifies(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pelagos"
    args = ["watch", "cyclades", "--players", "2", "--bots", "random", "--seed", "3"]
    code, out = run(*args, "-o", "round_limit=3", "--save", str(file))
    assert code == 0
    code, out = run("verify", str(file))
    assert code == 0
    code, out = run("replay", str(file), "--lang", "pl")
    assert code == 0
    code, out = run("replay", str(file), "--to", "10", "--json")
    assert json.loads(out)["line"] == 10


def test_a_record_is_told_with_the_names_of_cities(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pelagos"
    args = ["watch", "mare_nostrum", "--players", "3", "--bots", "random", "--seed", "3"]
    run(*args, "-o", "turn_cap=3", "--save", str(file))
    _, out = run("replay", str(file), "--to", "9", "--lang", "pl")
    assert "Kartagina otrzymuje dochód" in out
    assert "Gracz 2 otrzymuje" not in out
    _, out = run("verify", str(file), "--lang", "ru")
    assert say("ru", "verified", n=1) in " ".join(out.split())
    _, out = run("review", str(file), "--seat", "2", "--seconds", "1", "--lang", "pl")
    assert "Kartagina" in out
    assert "…" not in out.split("Jak to zmierzono")[0]  # questions are told with their facts
    code, out = run("review", str(file), "--seat", "9", "--lang", "pl")
    assert code == 2
    assert "9" in out


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("rules: ", "rules: 9", "версии 9"),
        ("players: ", "players", "(строка "),
        ("secret: ", "secret: 00", "повреждена (строка"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_in_the_readers_language(
    run: Run, tmp_path: Path, before: str, after: str, said: str
) -> None:
    file = tmp_path / "game.pelagos"
    run("play", "cyclades", "--players", "2", "--seed", "5", typed=["1", f"save {file}", "quit"])
    lines = file.read_text("utf-8").split("\n")
    record = Record.from_text("\n".join(lines))
    if before == "rules: ":
        record.version = 9
        file.write_text(record.to_text(), "utf-8")
    else:
        edited = [after if line.startswith(before) else line for line in lines]
        file.write_text("\n".join(edited), "utf-8")
    code, out = run("replay", str(file), "--lang", "ru")
    assert code == 2
    assert said in " ".join(out.split())
    assert not re.search(r"the record|damaged|line", out)


def test_rules_are_found_by_a_word_in_the_readers_language(run: Run) -> None:
    _, out = run("rules", "cyclades", "медуз", "--lang", "ru")
    found = re.findall(r"^cy:[\d.]+", out, re.M)
    assert "cy:18.23" in found
    assert 1 < len(found) < 12
    code, _ = run("rules", "cyclades", "xyzzy")
    assert code == 2


def test_a_plan_takes_names_in_any_language_and_lists_those_there_are(run: Run) -> None:
    _, out = run("plan", "civilization", "соль:5,grain:2", "--lang", "pl")
    assert "Sól ×5" in out
    code, out = run("plan", "civilization", "frob:1", "--lang", "ru")
    assert code == 2
    assert "Соль" in out
    assert "_" not in out


def test_an_edited_record_is_refused_with_exit_code_2(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pelagos"
    run("watch", "cyclades", "--players", "2", "--bots", "random", "-o", "round_limit=2",
        "--save", str(file))  # fmt: skip
    text = file.read_text("utf-8")
    file.write_text(text.replace("fate", "p1", 1), "utf-8")
    code, out = run("replay", str(file))
    assert code == 2
    assert "edited or damaged" in " ".join(out.split())


def test_check_tries_the_laws(run: Run) -> None:
    code, out = run("check", "cyclades", "--games", "2", "--json")
    assert code == 0
    assert json.loads(out)["broken"] is None


def test_check_says_that_it_tries_the_rules_alone(run: Run) -> None:
    code, out = run("check", "cyclades", "--games", "1", "--every", "900")
    assert code == 0
    assert "every law holds" in out
    assert "words and board have tests of their own" in out


def test_check_tries_the_same_games_on_any_number_of_processes(run: Run) -> None:
    words = ["check", "cyclades", "--games", "3", "--every", "900", "--json"]
    code, out = run(*words, "--workers", "2")
    assert code == 0
    assert json.loads(out)["games"] == 3
    assert run(*words) == (code, out)


def test_check_can_try_each_table(run: Run) -> None:
    words = ["check", "cyclades", "--games", "1", "--each", "--players", "3", "--every", "900"]
    code, out = run(*words, "--json")
    assert code == 0
    assert json.loads(out)["games"] == len(load("cyclades").option_sets(3))


def test_rules_tells_a_clause_in_our_words_and_where_it_is_enforced(run: Run) -> None:
    code, out = run("rules", "cyclades", "7.5")
    assert code == 0
    assert "cy:7.5" in out
    assert "offerings.py" not in out
    assert "offerings.py" in run("rules", "cyclades", "7.5", "--code")[1]
    code, out = run("rules", "cyclades", "cy:7.5", "--lang", "pl", "--json")
    assert json.loads(out)[0]["id"] == "cy:7.5"


def test_editions_are_compared_under_headings_the_reader_knows(run: Run) -> None:
    titles = ["mare_nostrum", "laget_civilization"]
    code, out = run("rules", "--compare", *titles, "pillage", "--lang", "ru")
    assert code == 0
    assert "Разорение" in out
    assert "Цивилизация Сержа Лаже" in out
    assert "laget_civilization" not in out


def test_a_reader_gets_every_message_in_three_languages(run: Run) -> None:
    code, out = run("words", "cyclades", "--lang", "pl", "--games", "1")
    assert code == 0
    assert "Posejdon" in out
    assert "Посейдон" in out
    code, out = run("words", "cyclades", "--changed-since", "no-such-tag")
    assert code == 2
    assert "no-such-tag" in out


def test_a_reader_can_ask_for_the_messages_that_changed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = Path(games.__file__).parent / "cyclades" / "words"
    before = (folder / "pl.ftl").read_text("utf-8").replace("unit-gold =", "unit-gold = dawniej", 1)
    shown = subprocess.CompletedProcess([], 0, before.encode())
    monkeypatch.setattr(subprocess, "run", lambda *_args, **_options: shown)
    args = ["words", "cyclades", "--lang", "pl", "--games", "1", "--changed-since", "v1"]
    code, out = run(*args)
    assert code == 0
    assert "unit-gold" in out
    assert "Posejdon" not in out


def test_editions_are_compared_topic_by_topic(run: Run) -> None:
    code, out = run("rules", "--compare", "mare_nostrum", "laget_civilization", "trade")
    assert code == 0
    assert "mn:5.2.1" in out
    assert "lc:8.1" in out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["play", "chess"], "there is no title 'chess'"),
        (["play", "cyclades", "--players", "9"], "players"),
        (["play", "cyclades", "--seat", "7"], "seat 7"),
        (["play", "cyclades", "--bot", "oracle"], "there is no bot 'oracle'"),
        (["play", "cyclades", "--lang", "xx"], "no words in 'xx'"),
        (["play", "cyclades", "-o", "colour=red"], "no option 'colour'"),
        (["play", "cyclades", "-o", "nonsense"], "name=value"),
        (["play", "cyclades", "-o", "hidden_gold=maybe"], "option hidden_gold"),
        (["rules", "cyclades", "99.9"], "no clause '99.9'"),
        (["rules", "--compare", "mare_nostrum"], "at least two titles"),
        (["replay", "no/such/file"], "cannot read"),
        (["check", "cyclades", "--games", "0"], "games"),
        (["check", "cyclades", "--every", "0"], "every"),
        (["check", "cyclades", "--workers", "0"], "workers"),
        (["nonsense"], "nonsense"),
    ],
)
def test_bad_input_is_one_clear_sentence_and_exit_code_2(
    run: Run, args: list[str], message: str
) -> None:
    code, out = run(*args)
    assert code == 2
    assert message in " ".join(out.split())


def test_a_binary_file_is_not_a_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    code, out = run("verify", str(file))
    assert code == 2
    assert "not a text" in " ".join(out.split())


def test_battle_odds_are_exact(run: Run) -> None:
    code, out = run("odds", "cyclades", "1", "1", "--json")
    assert code == 0
    assert json.loads(out)["attacker wins"][0] == "13/36"
    code, out = run("odds", "mare_nostrum_empires", "2", "1", "--fortresses", "1")
    assert code == 0
    assert "at war" in out


def test_the_best_purchases_are_planned(run: Run) -> None:
    code, out = run(
        "plan", "mare_nostrum", "wine:2,gems:2,grain:1,metal:1", "--coins", "3",
        "--wish", "legion:3:5", "--wish", "temple:6:12", "--wish", "city:3:6", "--json",
    )  # fmt: skip
    assert code == 0
    assert sorted(row["buy"] for row in json.loads(out)) == ["city", "legion"]
    code, out = run("plan", "civilization", "salt:5", "--coins", "10")
    assert code == 0
    assert "=" in out


def test_several_answers_are_typed_in_one_go_and_refused_together(run: Run) -> None:
    args = ["play", "civilization", "--players", "2", "--seed", "5"]
    code, out = run(*args, typed=["nonsense; done", "quit"])
    assert code == 0
    assert "Answer 1: I don’t understand “nonsense”" in out


def test_a_refusal_quotes_whatever_was_typed_and_tells_the_clause(run: Run) -> None:
    args = ["play", "civilization", "--players", "2", "--seed", "5"]
    code, out = run(*args, typed=["[/red] [bold]", "egypt", "quit"])
    assert code == 0
    assert "[/red]" in out


def test_a_process_that_the_script_starts_for_games_imports_no_command_line() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    module, _, function = project["project"]["scripts"]["pelagos"].partition(":")
    seen = f"import sys, {module}; print({module}.{function}.__name__, 'typer' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", seen], capture_output=True, text=True, check=True)
    assert told.stdout.split() == [function, "False"]
