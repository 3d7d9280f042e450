"""The command line as a program calls it."""

import sys
from collections.abc import Callable, Iterator

import pytest

from pelagos.cli.common import console
from pelagos.cli.main import main

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs `pelagos ARGS` with these typed lines; returns exit code and what was printed."""

    def command(*args: str, typed: list[str] | None = None) -> tuple[int, str]:
        lines: Iterator[str] = iter(typed or [])

        def answer(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(sys, "argv", ["pelagos", *args])
        monkeypatch.setattr(console, "input", answer)
        with pytest.raises(SystemExit) as ended:
            main()
        printed = capsys.readouterr()
        code = ended.value.code
        assert isinstance(code, int)
        assert "Traceback" not in printed.out + printed.err
        return code, printed.out + printed.err

    return command
