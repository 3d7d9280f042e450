"""Compiles the engine and the games with mypyc, beside the source tree and never inside it.

build/compiled/pelagos is a copy of src/pelagos with the compiled modules lying next to their
sources, so `PYTHONPATH=build/compiled` is all it takes to use it, and deleting build/ all it takes
to be rid of it. What is compiled is said in pyproject.toml under [tool.pelagos.compile].
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
COMPILED = {".so", ".pyd"}

# Run in a process of its own, inside the copy: mypyc and setuptools work in the current folder.
SETUP = """
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from setuptools import setup  # before distutils, which it provides
from distutils.ccompiler import new_compiler
from mypyc.build import mypycify

config, *modules = sys.argv[1:]
Compiler = type(new_compiler())
compile_one = Compiler.compile

def compile_all(self, sources, *args, **options):  # setuptools would take one file after another
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        parts = pool.map(lambda source: compile_one(self, [source], *args, **options), sources)
        return [made for part in parts for made in part]

Compiler.compile = compile_all
work = ["--build-temp", "../mypyc", "--build-lib", "../mypyc/lib"]
setup(
    name="pelagos-compiled",
    packages=[],
    ext_modules=mypycify(
        [f"--config-file={config}", *modules],
        opt_level=os.environ.get("PELAGOS_OPT", "3"),
        multi_file=True,
        target_dir="../mypyc",
    ),
    script_args=["--quiet", "build_ext", "--inplace", *work],
)
"""


def compile_package(root: Path) -> Path:
    """Brings build/compiled up to date and returns it."""
    built = root / "build" / "compiled"
    stamp = root / "build" / "compiled.stamp"
    modules = modules_to_compile(root)
    if not modules:
        raise SystemExit("nothing to compile: see [tool.pelagos.compile] in pyproject.toml")
    wanted = fingerprint(root, modules)
    is_fresh = stamp.is_file() and stamp.read_text() == wanted
    copy_sources(root, built, keep_compiled=is_fresh)
    if not is_fresh:
        stamp.unlink(missing_ok=True)
        run_mypyc(root, built, modules)
        stamp.write_text(wanted)
    return built


def modules_to_compile(root: Path) -> list[str]:
    """Paths relative to src/, in a fixed order."""
    with (root / "pyproject.toml").open("rb") as file:
        patterns = tomllib.load(file)["tool"]["pelagos"]["compile"]
    package = root / "src" / "pelagos"
    found = {path for pattern in patterns["include"] for path in package.glob(pattern)}
    found -= {path for pattern in patterns["exclude"] for path in package.glob(pattern)}
    return sorted(
        path.relative_to(root / "src").as_posix() for path in found if path.suffix == ".py"
    )


def fingerprint(root: Path, modules: list[str]) -> str:
    """A hash over everything the compiled modules depend on."""
    level = os.environ.get("PELAGOS_OPT", "3")
    tools = f"{sys.version} mypy {version('mypy')} -O{level}\n{SETUP}"
    digest = hashlib.sha256(tools.encode())
    for module in modules:
        digest.update(module.encode() + b"\0" + (root / "src" / module).read_bytes())
    return digest.hexdigest()


def copy_sources(root: Path, built: Path, *, keep_compiled: bool) -> None:
    """Makes the copy equal to src/pelagos, but for compiled modules when these still hold."""
    kept: dict[Path, Path] = {}
    aside = built.with_name("compiled.aside")
    shutil.rmtree(aside, ignore_errors=True)
    if built.exists():
        built.rename(aside)
        if keep_compiled:
            kept = {path: path.relative_to(aside) for path in aside.rglob("*") if is_module(path)}
    shutil.copytree(root / "src" / "pelagos", built / "pelagos", ignore=NOT_COPIED)
    for path, place in kept.items():
        path.rename(built / place)
    shutil.rmtree(aside, ignore_errors=True)


def is_module(path: Path) -> bool:
    return path.suffix in COMPILED


def run_mypyc(root: Path, built: Path, modules: list[str]) -> None:
    print(f"compiling {len(modules)} modules", file=sys.stderr)
    config = root / "pyproject.toml"
    done = subprocess.run(
        [sys.executable, "-c", SETUP, str(config), *modules],
        cwd=built,
        env={**os.environ, "PYTHONPATH": str(built)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"mypyc failed:\n{done.stdout}")


if __name__ == "__main__":
    print(compile_package(Path(__file__).resolve().parent.parent))
