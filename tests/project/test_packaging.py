"""The package can be installed anywhere, from pinned versions, and its rooms stay closed."""

import ast
import os
import re
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PINS = [
    line
    for line in (ROOT / "constraints.txt").read_text().splitlines()
    if line[:1] not in ("", "#")
]


def load(path: str) -> ModuleType:
    spec = spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("pin", PINS)
def test_every_constraint_is_an_exact_version_without_host_or_path(pin: str) -> None:
    assert re.fullmatch(r"[a-z0-9-]+==[0-9][a-z0-9.+]*( ; [a-z_]+ ([!=><]=|<|>) '[\w.]+')?", pin)


def test_every_dependency_has_an_exact_version() -> None:
    wanted: list[str] = list(PROJECT["project"]["dependencies"])
    for extra in PROJECT["project"]["optional-dependencies"].values():
        wanted += extra
    names = {normal(re.split(r"[\[<>=;, ]", requirement)[0]) for requirement in wanted}
    assert names - {"pelagos"} <= {pin.split("==")[0] for pin in PINS}


def imports_of(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module)
    return {name.split(".")[0] for name in found}


@pytest.mark.parametrize("room", ["engine", "games"])
def test_engine_and_games_need_nothing_but_the_standard_library(room: str) -> None:
    """But for the marks mypyc reads; they do nothing when interpreted."""
    used: set[str] = set()
    for path in (ROOT / "src" / "pelagos" / room).rglob("*.py"):
        used |= imports_of(path)
    assert used - sys.stdlib_module_names <= {"pelagos", "mypy_extensions"}


def test_no_module_hides_from_the_check_of_the_rooms() -> None:
    """import-linter does not look into a folder without __init__.py."""
    package = ROOT / "src" / "pelagos"
    folders = {parent for path in package.rglob("*.py") for parent in path.parents}
    inside = [folder for folder in folders if folder.is_relative_to(package)]
    assert [folder for folder in inside if not (folder / "__init__.py").is_file()] == []


def test_no_compiled_module_lies_in_the_source_tree() -> None:
    found = [path for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".pyd"}]
    assert found == []


def test_every_script_is_executable_and_needs_no_more_than_bash() -> None:
    scripts = [*(ROOT / "scripts").iterdir(), ROOT / ".ci" / "run"]
    commands = [path for path in scripts if path.suffix == "" and path.name[0] not in "_."]
    assert {"check", "play", "serve", "test"} <= {path.name for path in commands if path.is_file()}
    for path in commands:
        if path.is_file():
            assert os.access(path, os.X_OK), path
            assert path.read_text().startswith("#!/usr/bin/env bash\n"), path


def make_client(folder: Path) -> tuple[Path, Path]:
    web, static = folder / "web", folder / "static"
    (web / "src").mkdir(parents=True)
    (web / "package.json").write_text("{}")
    (web / "src" / "app.ts").write_text("1")
    static.mkdir()
    return web, static


def test_a_machine_without_client_sources_has_nothing_to_build(tmp_path: Path) -> None:
    client = load("hatch_build.py").WebClient(tmp_path / "web", tmp_path / "static")
    assert client.is_fresh()


def test_the_client_is_built_again_when_a_source_changes(tmp_path: Path) -> None:
    web, static = make_client(tmp_path)
    client = load("hatch_build.py").WebClient(web, static)
    assert not client.is_fresh()
    client.stamp.write_text(client.fingerprint())
    assert client.is_fresh()
    (web / "src" / "app.ts").write_text("2")
    assert not client.is_fresh()


def test_installed_node_packages_do_not_count_as_client_sources(tmp_path: Path) -> None:
    web, static = make_client(tmp_path)
    client = load("hatch_build.py").WebClient(web, static)
    before = client.fingerprint()
    (web / "node_modules").mkdir()
    (web / "node_modules" / "left.js").write_text("1")
    assert client.fingerprint() == before


def test_a_client_source_that_moves_is_noticed(tmp_path: Path) -> None:
    web, static = make_client(tmp_path)
    client = load("hatch_build.py").WebClient(web, static)
    before = client.fingerprint()
    (web / "src" / "app.ts").rename(web / "src" / "main.ts")
    assert client.fingerprint() != before


def test_without_node_the_build_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    hook = load("hatch_build.py")
    monkeypatch.setattr(hook, "find_spec", lambda name: None)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(hook.ClientBuildError, match=r"there is no Node\.js.*pip install"):
        hook.find_node()


def test_the_compiled_build_leaves_words_and_views_alone() -> None:
    modules = load("scripts/compile.py").modules_to_compile(ROOT)
    assert all(module.startswith(("pelagos/engine/", "pelagos/games/")) for module in modules)
    assert not [module for module in modules if "/words/" in module or module.endswith("/view.py")]


def test_a_failed_client_build_shows_what_npm_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web, static = make_client(tmp_path)
    (web / "package-lock.json").write_text("{}")
    hook = load("hatch_build.py")
    npm = [sys.executable, "-c", "raise SystemExit('the disk is full')"]
    monkeypatch.setattr(hook, "find_node", lambda: (Path(sys.executable), npm))
    with pytest.raises(hook.ClientBuildError, match=r"npm ci .*ended with 1\n.*the disk is full"):
        hook.WebClient(web, static).build()
    assert not (static / ".stamp").exists()


def test_every_test_has_a_time_limit(request: pytest.FixtureRequest) -> None:
    assert request.config.pluginmanager.has_plugin("timeout")
    assert 0 < float(request.config.getini("timeout")) <= 300
