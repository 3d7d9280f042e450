"""Tests run on broken code, each trial in a forked process of its own.

A session has imported and collected the tests once. A trial forks it, puts the code of the broken
function into place of the sound one, and runs the tests wanted. What a function made while modules
were imported and tests collected cannot be made anew by that: for such a function, and for what
stands outside of functions, the fork forgets all modules and collects again.
"""

import gc
import importlib.abc
import importlib.machinery
import json
import os
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest

from .mutants import SOURCE, Mutant, broken

ARGUMENTS = ["-qq", "-x", "-s", "-p", "no:cacheprovider", "-p", "pytest_timeout", "--no-header"]
HYPOTHESIS = ["-p", "_hypothesis_pytestplugin"]
ROOT = str(SOURCE.resolve()) + os.sep
PATIENCE = 6.0
"""Seconds, and multiples of the usual time, before a test counts as endless."""
COLLECTION = 15.0
"""Seconds to import and collect again before that counts as endless."""
MEMORY = 2 << 30
"""What a trial may take beside what the session has: endless loops like to fill lists."""

Found = dict[str, Any]


def place(code: CodeType) -> str:
    """Where a function of ours begins."""
    if not code.co_filename.startswith(ROOT):
        return ""
    return f"{Path(code.co_filename[len(ROOT) :]).as_posix()}:{code.co_firstlineno}"


class Watch:
    """Notes which functions of ours are called."""

    def __init__(self) -> None:
        self._seen: set[CodeType] = set()

    def begin(self) -> None:
        self._seen = set()
        sys.setprofile(self._note)

    def end(self) -> set[str]:
        sys.setprofile(None)
        return {place(code) for code in self._seen} - {""}

    def _note(self, frame: FrameType, event: str, argument: Any) -> None:
        if event == "call":
            self._seen.add(frame.f_code)


class BrokenModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Hands out one module with a change in it."""

    def __init__(self, mutant: Mutant) -> None:
        self.name = mutant.module
        self.path = _path(mutant)
        self.code = compile(broken(mutant), self.path, "exec")

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


def _path(mutant: Mutant) -> str:
    return str((SOURCE / mutant.file).resolve())


@dataclass(eq=False)
class Collected:
    """A pytest plugin: collects the tests, then hands them over instead of running them."""

    then: Callable[["Collected"], Any]
    without: tuple[str, ...] = ()
    items: dict[str, pytest.Item] = field(default_factory=dict)
    early: set[str] = field(default_factory=set)
    result: Any = None
    failed: str = ""
    _watch: Watch = field(default_factory=Watch)

    def run(self, paths: Sequence[str], watched: bool = False) -> Any:
        """What was made of the tests; whatever is wrong with them is left in `failed`.

        When watched, `early` tells which functions were called before the first test.
        """
        if watched:
            self._watch.begin()
        status = pytest.main([*ARGUMENTS, *HYPOTHESIS, *paths], plugins=[self])
        if status != 0 and not self.failed:
            self.failed = f"status {int(status)}"
        return self.result

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.early = self._watch.end()
        if session.testsfailed:
            raise session.Interrupted("the tests cannot be collected")
        self.items = {item.nodeid: item for item in session.items if self._is_wanted(item)}
        self.result = self.then(self)
        return True

    def _is_wanted(self, item: pytest.Item) -> bool:
        return not any(f"[{t}-" in item.name or f"[{t}]" in item.name for t in self.without)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid or "collection"

    def carried(self) -> dict[str, list[str]]:
        """The clauses each test carries."""
        return {
            name: [str(id) for mark in item.iter_markers("clause") for id in mark.args]
            for name, item in self.items.items()
        }

    def learn(self, names: Sequence[str]) -> Found:
        """Runs tests on sound code: how long each takes, and what it reaches."""
        found: Found = {"seconds": {}, "reached": {}}
        for name, next_item in self._in_turn(names):
            begun = time.process_time()
            self._watch.begin()
            self._run(name, next_item)
            found["reached"][name] = sorted(self._watch.end())
            found["seconds"][name] = time.process_time() - begun
        return found | {"failed": self.failed}

    def fallen(self, usual: Mapping[str, float]) -> str:
        """The first of these tests that fails, if any, given the seconds they usually take."""
        for name, next_item in self._in_turn(list(usual)):
            allow(PATIENCE + PATIENCE * usual[name])
            self._run(name, next_item)
            if self.failed:
                break
        return self.failed

    def _in_turn(self, names: Sequence[str]) -> Iterator[tuple[str, pytest.Item | None]]:
        following = [*[self.items[name] for name in names[1:]], None][: len(names)]
        return zip(names, following, strict=True)

    def _run(self, name: str, next_item: pytest.Item | None) -> None:
        item = self.items[name]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=next_item)


class Functions:
    """All functions of ours in this process, by where they begin and what they are called."""

    def __init__(self, early: set[str]) -> None:
        self.early = early
        self.known: dict[tuple[str, str], list[FunctionType]] = {}
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType) and (where := place(thing.__code__)):
                key = (where, thing.__code__.co_qualname)
                self.known.setdefault(key, []).append(thing)

    def swaps(self, mutant: Mutant) -> list[tuple[FunctionType, CodeType]]:
        """The functions that get other code, or none where swapping would not do."""
        if not mutant.first_line:
            return []
        path = _path(mutant)
        for code in _functions_in(compile(broken(mutant), path, "exec")):
            lines = {c.co_firstlineno for c in (code, *_within(code))}
            if mutant.first_line not in lines:
                continue
            if self.early & {f"{mutant.file}:{line}" for line in lines}:
                return []
            found = self.known.get((f"{mutant.file}:{code.co_firstlineno}", code.co_qualname), [])
            if all(_fits(function.__code__, code) for function in found):
                return [(function, code) for function in found]
            return []
        return []


def _fits(old: CodeType, new: CodeType) -> bool:
    return old.co_freevars == new.co_freevars and old.co_flags == new.co_flags


def _within(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from _within(inner)


def _functions_in(code: CodeType) -> Iterator[CodeType]:
    """The functions of a module and the methods of its classes, not those inside functions."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            # A class's body keeps no locals of its own.
            if inner.co_flags & 0x2:
                yield inner
            else:
                yield from _functions_in(inner)


def swapped(
    session: Collected, functions: Functions, mutant: Mutant, usual: Mapping[str, float]
) -> Found:
    """Runs tests with the function's code swapped."""
    for function, code in functions.swaps(mutant):
        function.__code__ = code
    return {"failed": session.fallen(usual)}


def anew(mutant: Mutant, usual: Mapping[str, float]) -> Found:
    """Runs tests after all is imported and collected again, one module broken."""
    allow(COLLECTION)
    forget()
    sys.meta_path.insert(0, BrokenModule(mutant))
    session = Collected(lambda session: session.fallen(usual))
    session.run(sorted({name.partition("::")[0] for name in usual}))
    return {"failed": session.failed}


def allow(seconds: float) -> None:
    """Limits the processor time this process may still use."""
    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    if hard != resource.RLIM_INFINITY:
        due = int(time.process_time() + seconds) + 1
        resource.setrlimit(resource.RLIMIT_CPU, (min(due, hard - 1), hard))


def forget() -> None:
    """Lets all modules of ours and of the tests be imported again."""
    for name in [m for m in sys.modules if m.split(".")[0] in ("pelagos", "tests")]:
        del sys.modules[name]


@dataclass
class Trial:
    """A forked process under way, and what becomes of what it says."""

    child: int
    reader: int
    done: Callable[[Found | None], None]
    text: bytes = b""

    def hear(self) -> bool:
        """Takes in what the child says; true when it has ended."""
        piece = os.read(self.reader, 1 << 16)
        self.text += piece
        if piece:
            return False
        os.close(self.reader)
        _, status = os.waitpid(self.child, 0)
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL):
            self.done(None)
        else:
            # A child that broke off says that something failed.
            self.done(json.loads(self.text) if self.text else {"failed": "the run itself"})
        return True


class Lanes:
    """Runs trials side by side, this many at a time."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.running: list[Trial] = []

    def start(
        self, work: Callable[[], Found], limit: float, done: Callable[[Found | None], None]
    ) -> None:
        """Forks, when there is room. `done` hears None after `limit` seconds of processor time."""
        self.wait(self.number - 1)
        reader, writer = os.pipe()
        child = os.fork()
        if child == 0:
            _be_the_child(work, limit, writer)
        os.close(writer)
        self.running.append(Trial(child, reader, done))

    def wait(self, most: int = 0) -> None:
        """Waits until no more than this many trials are running."""
        while len(self.running) > most:
            ready = select.select([trial.reader for trial in self.running], [], [])[0]
            for trial in [t for t in self.running if t.reader in ready]:
                if trial.hear():
                    self.running.remove(trial)


def _be_the_child(work: Callable[[], Found], limit: float, writer: int) -> None:
    status = 1
    try:
        os.setsid()
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        resource.setrlimit(resource.RLIMIT_CPU, (int(limit) + 1, int(limit) + 2))
        size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (size + MEMORY, size + MEMORY))
        found = json.dumps(work()).encode()
        while found:
            found = found[os.write(writer, found) :]
        status = 0
    finally:
        os._exit(status)
