"""One run of tests in a process of its own, with one module broken."""

import importlib.abc
import importlib.machinery
import json
import os
import select
import signal
import sys
import time
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest

from .mutants import SOURCE, Mutant, broken

ARGUMENTS = ["-q", "-x", "-p", "no:cacheprovider", "-p", "pytest_timeout", "--no-header"]
HYPOTHESIS = ["-p", "_hypothesis_pytestplugin"]


class BrokenModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Hands out one module with a change in it."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = mutant.module
        self.path = str((SOURCE / mutant.file).resolve())
        self.code: CodeType = compile(broken(mutant), self.path, "exec")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        spec = spec_from_loader(fullname, self, origin=self.path)
        assert spec is not None
        spec.has_location = True
        return spec

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


@dataclass(eq=False)
class Listener:
    """A pytest plugin: picks and orders the tests, notes which failed, or who reached what."""

    wanted: list[str] | None = None
    traced: bool = False
    without: tuple[str, ...] = ()
    failed: str = ""
    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, list[str]] = field(default_factory=dict)
    carried: dict[str, list[str]] = field(default_factory=dict)
    _seen: set[CodeType] = field(default_factory=set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.wanted is not None:
            place = {name: at for at, name in enumerate(self.wanted)}
            items[:] = sorted(
                [item for item in items if item.nodeid in place], key=lambda i: place[i.nodeid]
            )
        else:
            items[:] = [
                i
                for i in items
                if not any(f"[{t}-" in i.name or f"[{t}]" in i.name for t in self.without)
            ]
        for item in items:
            self.carried[item.nodeid] = [
                str(id) for mark in item.iter_markers("clause") for id in mark.args
            ]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._seen = set()
        begun = time.perf_counter()
        if self.traced:
            sys.setprofile(self._note)
        try:
            return (yield)
        finally:
            sys.setprofile(None)
            self.seconds[item.nodeid] = time.perf_counter() - begun
            if self.traced:
                self.reached[item.nodeid] = sorted({place(code) for code in self._seen} - {""})

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self._seen.add(frame.f_code)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid or "collection"


ROOT = str(SOURCE.resolve()) + os.sep


def place(code: CodeType) -> str:
    """Where a function of ours begins."""
    if not code.co_filename.startswith(ROOT):
        return ""
    return f"{Path(code.co_filename[len(ROOT) :]).as_posix()}:{code.co_firstlineno}"


def run(
    paths: Sequence[str], listener: Listener, mutant: Mutant | None, limit: float
) -> dict[str, Any] | None:
    """Runs tests in a child process; None when they took longer than `limit` seconds."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        _be_the_child(paths, listener, mutant, writer)
    os.close(writer)
    return _wait(child, reader, limit)


def _be_the_child(
    paths: Sequence[str], listener: Listener, mutant: Mutant | None, writer: int
) -> None:
    status = 1
    try:
        os.setsid()
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        for name in [m for m in sys.modules if m.split(".")[0] in ("pelagos", "tests")]:
            del sys.modules[name]
        if mutant is not None:
            sys.meta_path.insert(0, BrokenModule(mutant))
        result = pytest.main([*ARGUMENTS, *HYPOTHESIS, *paths], plugins=[listener])
        found = {
            "status": int(result),
            "failed": listener.failed,
            "seconds": listener.seconds,
            "reached": listener.reached,
            "carried": listener.carried,
        }
        with os.fdopen(writer, "w") as out:
            json.dump(found, out)
        status = 0
    finally:
        os._exit(status)


def _wait(child: int, reader: int, limit: float) -> dict[str, Any] | None:
    """What the child wrote; a child that broke off says that something failed."""
    text = b""
    end = time.monotonic() + limit
    with os.fdopen(reader, "rb", buffering=0) as source:
        while True:
            left = end - time.monotonic()
            ready = select.select([source], [], [], max(0.0, left))[0] if left > 0 else []
            if not ready:
                os.killpg(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return None
            piece = source.read(1 << 16)
            if not piece:
                break
            text += piece
    os.waitpid(child, 0)
    if not text:
        return {"status": 1, "failed": "the run itself", "seconds": {}, "carried": {}}
    found: dict[str, Any] = json.loads(text)
    return found
