"""The ledger of proof: which code is a clause's own, and what the gate refuses."""

import re
import subprocess
from pathlib import Path

import pytest

from tools.mutate import __main__ as command
from tools.mutate import ledger
from tools.mutate.ledger import Row

CHAPTER = '''"""A chapter. zz:1.1"""

# zz:1.2
LIMIT = 3
NAMES = ("x", "y")  # zz:1.3

class Step:
    """What it does. zz:2.1"""

    def __init__(self, clause: int) -> None:
        self.clause = clause  # zz:2.2

    # zz:2.3
    def who(self, b: int) -> bool:
        return b > LIMIT

    def plain(self) -> str:
        return "x"  # zz:2.4

# -- A part of its own: zz:3.1

ORDER = [1, 2]
'''


@pytest.fixture
def chapter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "chapter.py").write_text(CHAPTER, "utf-8")
    places: dict[str, list[str]] = {}
    for number, line in enumerate(CHAPTER.splitlines(), 1):
        for id in re.findall(r"zz:[0-9.]+[0-9]", line):
            places[id] = [f"chapter.py:{number}"]
    monkeypatch.setattr(ledger, "GAMES", tmp_path)
    monkeypatch.setattr(ledger, "enforced", lambda: places)
    ledger._module.cache_clear()
    return tmp_path / "chapter.py"


@pytest.mark.parametrize(
    ("id", "first", "last"),
    [
        ("zz:1.1", 1, 99),  # what a module says of itself
        ("zz:1.2", 4, 4),  # a comment speaks of the line below
        ("zz:2.1", 7, 18),
        ("zz:2.2", 7, 18),  # a constructor speaks for its class
        ("zz:2.3", 14, 15),
        ("zz:3.1", 20, 99),  # a heading speaks for its section
        ("zz:2.4", 7, 18),  # nothing to break in the function itself
    ],
)
def test_the_code_of_a_clause_is_the_smallest_piece_around_that_can_be_broken(
    chapter: Path, id: str, first: int, last: int
) -> None:
    lines = len(CHAPTER.splitlines())
    assert [(s.first, s.last) for s in ledger.code_of(id)] == [(first, min(last, lines))]


def test_data_that_cannot_be_broken_is_no_code(chapter: Path) -> None:
    assert ledger.code_of("zz:1.3") == []


def test_other_code_or_other_tests_make_a_proof_stale_and_comments_and_types_do_not(
    chapter: Path,
) -> None:
    before = ledger.state_of("zz:2.3")
    typed = CHAPTER.replace("b > LIMIT", "b > LIMIT  # as said").replace("b: int", "b: float")
    chapter.write_text(typed, "utf-8")
    ledger._module.cache_clear()
    assert ledger.state_of("zz:2.3") == before
    chapter.write_text(CHAPTER.replace("b > LIMIT", "b >= LIMIT"), "utf-8")
    ledger._module.cache_clear()
    assert ledger.state_of("zz:2.3") != before
    assert ledger.state_of("zz:2.3")[1] == before[1]


CY = "cy:"
SOUND = Row("c", "t", 3, 1, "a line", "a test")


@pytest.mark.parametrize(
    ("row", "why", "said"),
    [
        (SOUND, "", ""),
        (None, "", "never tried; scripts/mutate --stale"),
        (None, "only data", ""),
        (Row("other", "t", 3, 1, "a line", "a test"), "", "its code has changed"),
        (Row("c", "other", 3, 1, "a line", "a test"), "", "its tests have changed"),
        (Row("c", "t", 3, 0, "", ""), "", "survive all 3 mutants"),
        (Row("c", "t", 3, 0, "", ""), "only data", ""),
        (Row("c", "t", 0, 0, "", ""), "", "can be broken"),
        (SOUND, "only data", "take it out"),
    ],
)
def test_the_gate_refuses_what_is_missing_stale_or_unnoticed(
    row: Row | None, why: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "state_of", lambda id: ("c", "t"))
    found = ledger.complaint(f"{CY}1.1", row, why)
    assert said in found if said else not found


def test_the_ledger_is_read_as_it_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ledger, "PROVED", tmp_path)
    monkeypatch.setattr(ledger, "demanded", lambda title: [f"{CY}1.1", f"{CY}1.2"])
    rows = {f"{CY}1.2": SOUND, f"{CY}1.1": Row("c", "t", 7, 0, "", "")}
    ledger.write("cyclades", rows | {f"{CY}gone": SOUND})
    assert list(ledger.read("cyclades").items()) == [
        (f"{CY}1.1", rows[f"{CY}1.1"]),
        (f"{CY}1.2", SOUND),
    ]


def test_what_was_never_tried_has_changed_or_is_not_proved_is_tried_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rows = {
        f"{CY}1": SOUND,
        f"{CY}2": Row("old", "t", 3, 1, "a line", "a test"),
        f"{CY}3": Row("c", "t", 3, 0, "", ""),
        f"{CY}4": Row("c", "t", 3, 0, "", ""),
    }
    monkeypatch.setattr(ledger, "read", lambda title: rows)
    monkeypatch.setattr(ledger, "demanded", lambda title: [*rows, f"{CY}5"])
    monkeypatch.setattr(ledger, "state_of", lambda id: ("c", "t"))
    monkeypatch.setattr(ledger, "explained", lambda: {f"{CY}4": "only data"})
    assert ledger.stale("cyclades") == [f"{CY}2", f"{CY}3", f"{CY}5"]
    monkeypatch.setattr(ledger, "explained", lambda: {f"{CY}4": "only data", f"{CY}9": "gone"})
    assert list(ledger.complaints("cyclades")) == [f"{CY}2", f"{CY}3", f"{CY}5", f"{CY}9"]


def git(folder: Path, *words: str) -> None:
    settings = ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *settings, *words], cwd=folder, check=True, capture_output=True)


def test_the_work_at_hand_begins_with_the_branch_the_release_or_some_commits_ago(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    git(tmp_path, "init", "-b", "main")
    for n in range(3):
        git(tmp_path, "commit", "--allow-empty", "-m", str(n))
    assert command.base() == "HEAD~2"
    git(tmp_path, "tag", "v1", "HEAD~1")
    assert command.base() == "v1"
    git(tmp_path, "checkout", "-b", "work")
    git(tmp_path, "commit", "--allow-empty", "-m", "more")
    main = subprocess.run(["git", "rev-parse", "main"], capture_output=True, text=True, check=True)
    assert command.base() == main.stdout.strip()
