"""`pelagos review`: a computer's look at a record."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run

SHORT = Path("records") / "civilization" / "finish_line.pelagos"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "nothing it could not know"),
        ("ru", "было от него скрыто"),
        ("pl", "nie było widać"),
    ],
)
def test_the_command_tells_what_it_found_and_how(run: Run, lang: str, said: str) -> None:
    code, out = run("review", str(SHORT), "--seat", "p1", "--lang", lang, "--seconds", "1")
    assert code == 0
    assert said in " ".join(out.split())


def test_a_seat_that_is_not_there_is_refused(run: Run) -> None:
    code, out = run("review", str(SHORT), "--seat", "p9")
    assert code == 2
    assert "p9" in out
