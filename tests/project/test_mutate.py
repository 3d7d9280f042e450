"""The tool that breaks rules: what it changes, and what it leaves alone."""

import ast
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from tools.mutate import mutants, trial
from tools.mutate.__main__ import one_of
from tools.mutate.campaign import Campaign
from tools.mutate.changes import changes
from tools.mutate.report import explanations

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


TOY = """
from functools import cache

LIMIT = 2

class Purse:
    coins = 5

    @property
    def rich(self) -> bool:
        return self.coins > LIMIT

    @classmethod
    def made(cls, times: int) -> int:
        return cls.coins * times

@cache
def doubled(n: int) -> int:
    def once(m: int) -> int:
        return m + m
    return once(n)

def early(n: int) -> int:
    return n + 1
"""


class Toy:
    """A module of its own place, loaded, with its mutants and its functions."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        (folder / "toy.py").write_text(TOY, "utf-8")
        monkeypatch.setattr(mutants, "SOURCE", folder)
        monkeypatch.setattr(trial, "SOURCE", folder)
        monkeypatch.setattr(trial, "ROOT", f"{folder}/")
        spec = spec_from_file_location("toy", folder / "toy.py")
        assert spec is not None
        assert spec.loader is not None
        self.module = module_from_spec(spec)
        spec.loader.exec_module(self.module)
        self.early = f"toy.py:{self.module.early.__code__.co_firstlineno}"
        self.functions = trial.Functions({self.early})

    def mutant(self, function: str, after: str) -> mutants.Mutant:
        found = [
            m for m in mutants.mutants_of("toy.py") if (m.function, m.after) == (function, after)
        ]
        assert len(found) == 1
        return found[0]

    def swap(self, function: str, after: str) -> int:
        """Breaks the toy; how many functions were touched."""
        pairs = self.functions.swaps(self.mutant(function, after))
        for place, code in pairs:
            place.__code__ = code
        return len(pairs)


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    return Toy(tmp_path, monkeypatch)


def test_code_is_swapped_behind_properties_classmethods_and_caches(toy: Toy) -> None:
    purse = toy.module.Purse()
    assert purse.rich
    assert toy.module.Purse.made(3) == 15
    assert toy.swap("Purse.rich", "return self.coins >= LIMIT") == 1
    purse.coins = 2
    assert purse.rich
    assert toy.swap("Purse.made", "return cls.coins + times") == 1
    assert toy.module.Purse.made(3) == 8
    assert toy.swap("doubled.once", "return m - m") == 1
    assert toy.module.doubled(4) == 0


def test_what_was_used_before_the_tests_and_what_stands_outside_is_not_swapped(toy: Toy) -> None:
    assert toy.swap("module", "LIMIT = 3") == 0
    assert toy.swap("Purse", "coins = 6") == 0
    assert toy.swap("early", "return n + 2") == 0
    toy.functions.early.clear()
    assert toy.swap("early", "return n + 2") == 1


def test_tests_of_the_clause_come_first_then_those_that_reach_it_then_others(toy: Toy) -> None:
    mutant = replace(toy.mutant("early", "return n + 2"), clauses=frozenset({"x:1"}))
    campaign = Campaign.__new__(Campaign)
    campaign.functions, campaign.fallen = toy.functions, Counter()
    toy.functions.early.clear()
    campaign.seconds = {"slow": 9.0, "own": 8.0, "other": 1.0, "quick": 2.0, "endless": 90.0}
    campaign.carried = {test: {"x:1"} if test == "own" else set() for test in campaign.seconds}
    campaign.reaching = {toy.early: ["slow", "own", "quick"]}
    assert campaign.tests_for(mutant) == ["own", "quick", "slow", "other"]
    assert campaign.tests_for(mutant, "x:1") == ["own"]
    campaign.reaching.clear()
    assert campaign.tests_for(mutant) == []


def test_a_lane_tells_what_it_found_what_broke_off_and_what_never_ends() -> None:
    heard: list[tuple[int, trial.Found | None]] = []

    def endless() -> trial.Found:
        while True:
            pass

    def broken_off() -> trial.Found:
        raise ValueError

    def sound() -> trial.Found:
        return {"failed": "it"}

    def listener(at: int) -> Callable[[trial.Found | None], None]:
        return lambda found: heard.append((at, found))

    lanes = trial.Lanes(2)
    for at, work in enumerate((sound, broken_off, endless)):
        lanes.start(work, 0.0, listener(at))
    lanes.wait()
    assert sorted(heard, key=lambda h: h[0]) == [
        (0, {"failed": "it"}),
        (1, {"failed": "the run itself"}),
        (2, None),
    ]


def test_a_test_far_slower_than_usual_is_endless_before_the_trial_has_used_its_time() -> None:
    heard: list[trial.Found | None] = []

    def endless() -> trial.Found:
        trial.allow(0.0)
        while True:
            pass

    before = os.times().children_user
    lanes = trial.Lanes(1)
    lanes.start(endless, 60.0, heard.append)
    lanes.wait()
    assert heard == [None]
    assert os.times().children_user - before < 10


def test_a_sample_of_what_changed_keeps_to_one_title() -> None:
    targets = {"table": ["table/motion.py"], "cyclades": ["games/cyclades/ids.py"]}
    drawn = [one_of(targets, seed) for seed in range(12)]
    assert {len(found) for found in drawn} == {1}
    assert all(targets[title] == files for found in drawn for title, files in found.items())
    assert {"table": ["table/motion.py"]} in drawn
    assert one_of({}, 1) == {}


BOTH_WAYS = """
from tools.mutate import mutants
from tools.mutate.campaign import drawn, wage
mutants.SCOPES["table"] = mutants.Scope(("table",), ("tests/table/test_motion.py",))
chosen = drawn("table", ["table/motion.py", "table/chance.py"], "", 10, 4)
for afresh in (False, True):
    found = wage("table", chosen, jobs=2, afresh=afresh)
    print(sorted((v.mutant.file, v.mutant.number, v.outcome) for v in found))
"""


def test_swapped_and_imported_anew_mutants_get_the_same_verdicts() -> None:
    settings = {"CI": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    said = subprocess.run(
        [sys.executable, "-c", BOTH_WAYS],
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | settings,
    )
    quick, slow = [line for line in said.stdout.splitlines() if line.startswith("[(")]
    assert quick == slow
    assert "killed" in quick
    assert "survived" in quick
    assert "10/10 mutants" in said.stderr


def test_every_mutant_that_is_explained_is_still_one() -> None:
    files = {row[0] for row in explanations()}
    known = {m.key for file in sorted(files) for m in mutants.mutants_of(file)}
    assert sorted(set(explanations()) - known) == []
