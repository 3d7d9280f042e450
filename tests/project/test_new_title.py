"""`pelagos new-title` in a copy of the source tree: what it writes keeps every law at once."""

import ast
import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.cli.new_title import Scaffold
from pelagos.engine.errors import BadData

TOP = Path(__file__).parents[2]
NAME = "tiny_isles"
PELAGOS = "from pelagos.cli import command; command()"

SERVED = """
from litestar.testing import TestClient
from pelagos.server.app import create_app
from pelagos.server.settings import Settings
from pathlib import Path

with TestClient(create_app(Settings(database=str(Path.cwd() / "t.db")))) as client:
    shelf = {t["title"]: t for t in client.get("/api/titles").json()}
    assert shelf["tiny_isles"]["blurb"], shelf
    made = client.post("/api/play", json={"title": "tiny_isles", "players": 2, "bot": "easy"})
    assert made.status_code < 300, made.text
    board = client.get("/boards/tiny_isles.json")
    assert len(board.json()["areas"]) == 6, board.text
"""


class Tree:
    """A copy of the source tree with a title that was not there before."""

    def __init__(self, top: Path) -> None:
        self.top = top
        shutil.copytree(
            TOP / "src", top / "src", ignore=shutil.ignore_patterns("__pycache__", "*.svg")
        )
        boards = top / "src" / "pelagos" / "static" / "boards"
        boards.mkdir(parents=True, exist_ok=True)
        for folder in ("scripts", "tests/support"):
            shutil.copytree(TOP / folder, top / folder)
        for file in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py"):
            shutil.copy(TOP / file, top / file)
        made = Scaffold(top, NAME, "ti")
        made.write()
        made.play_records()

    def run(self, *args: str, typed: str = "") -> str:
        """What a Python of this tree prints; it must end well."""
        done = subprocess.run(
            [sys.executable, *args],
            cwd=self.top,
            env={"PYTHONPATH": f"{self.top / 'src'}:{self.top}", "HOME": str(self.top)},
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout


def docstrings(path: Path) -> Iterator[str]:
    """All strings of a file that only say something."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield str(node.value.value)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Tree:
    return Tree(tmp_path_factory.mktemp("tree"))


def test_a_new_title_keeps_every_law(tree: Tree) -> None:
    told = json.loads(tree.run("-c", PELAGOS, "check", NAME, "--games", "8", "--json"))
    assert told["games"] == 8
    assert "0 gaps" in tree.run("-m", "pelagos.conformance.clauses", "--check", NAME)


def test_its_clauses_are_proved_and_its_endings_recorded(tree: Tree) -> None:
    told = tree.run("-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{NAME}")
    assert "10 passed" in told
    kept = {path.stem for path in (tree.top / "records" / NAME).glob("*.pelagos")}
    assert kept >= {"places", "rounds"}


def test_its_code_is_clean_and_cites_clauses_in_comments(tree: Tree) -> None:
    written = (f"src/pelagos/games/{NAME}", f"tests/{NAME}")
    tree.run("-m", "ruff", "check", "--no-cache", *written)
    tree.run("-m", "ruff", "format", "--check", "--no-cache", *written)
    where = "from pelagos.conformance.clauses import where_enforced as w; print(*w('ti:{}'))"
    for clause, place in (("1.3", "phases.py:1"), ("2.1", "RollHarvest"), ("3.2", "Settle")):
        assert place in tree.run("-c", where.format(clause))
    for path in (tree.top / written[0]).glob("*.py"):
        for text in docstrings(path):
            assert "ti:" not in text, path.name


def test_it_is_played_in_the_terminal(tree: Tree) -> None:
    args = ("-c", PELAGOS, "play", NAME, "--players", "2", "--bot", "random", "--seed", "1")
    for lang, word in (("en", "Bay"), ("ru", "Залив"), ("pl", "Zatoka")):
        assert word in tree.run(*args, "--lang", lang, typed="settle bay\nquit\n")


def test_it_is_served_with_a_board_of_its_own(tree: Tree) -> None:
    tree.run("-c", SERVED)


@pytest.mark.parametrize(
    ("name", "prefix", "says"),
    [
        ("Tiny", "ti", "small letters"),
        ("../x", "ti", "small letters"),
        ("tiny", "t1", "two to four"),
        ("cyclades", "cc", "already"),
        ("tiny", "cy", "clauses of cyclades"),
    ],
)
def test_a_name_that_will_not_do_writes_nothing(name: str, prefix: str, says: str) -> None:
    before = sorted((TOP / "src" / "pelagos" / "games").iterdir())
    with pytest.raises(BadData, match=says):
        Scaffold(TOP, name, prefix)
    assert sorted((TOP / "src" / "pelagos" / "games").iterdir()) == before


def test_outside_a_source_tree_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="not the top of a source tree"):
        Scaffold(tmp_path, "tiny", "ti")
