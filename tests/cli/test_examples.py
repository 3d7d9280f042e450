"""Examples of answers are in the names that a player sees, and can be typed as they stand."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import SHELF, load
from pelagos.cli.terminal.ask import typed
from pelagos.cli.terminal.bazaar import deal_of, own_form
from pelagos.cli.terminal.names import Lexicon
from pelagos.cli.terminal.reading import Reader
from pelagos.engine.record import Record, Replay
from pelagos.engine.spaces import Menu, Space
from pelagos.words import LANGUAGES, Words
from tests.cli.conftest import Run
from tests.support.languages import foreign
from tests.support.shelf import enough

RECORDS = Path(__file__).parents[2] / "records"
GAMES = 3
LOOKS = 3
"""How often a question is looked at in one language."""
SEATS = {f"p{n}" for n in range(1, 10)}


def is_deal(space: Space[Any], value: Any) -> bool:
    while isinstance(space, Menu):
        space, value = space.then(value[0]), value[1]
    return deal_of(space) is not None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", [entry.title for entry in SHELF])
def test_an_example_can_be_typed_as_it_stands(title: str, lang: str) -> None:
    rules, met, tried = load(title), dict[str, int](), 0
    for path in sorted((RECORDS / title).glob("*.pelagos"))[:GAMES]:
        record = Record.from_text(path.read_text("utf-8"))
        replay = Replay(rules, record)
        board = replay.board
        lexicon = Lexicon(title, board.contents(), lang)
        game: Any = SimpleNamespace(words=Words(title, lang, board.contents()), lexicon=lexicon)
        reader = Reader(lexicon, own_form)
        for line in record.lines:
            met[line.step] = met.get(line.step, 0) + 1
            for seat in [s for s in rules.asked(board) if s >= 0 and met[line.step] <= LOOKS]:
                space = rules.choices(board, seat)
                value = space.draw(Chance(tried))
                text = typed(space, value, game)
                for shown in (text, text.upper()):
                    read = rules.read(board, seat, reader.notation(space, shown))
                    assert space.holds(read) if is_deal(space, value) else read == value, shown
                if lang != "en":
                    assert foreign(text, lang) - SEATS == set()
                tried += 1
            replay.forward()
            board = replay.board
    assert tried > enough(title, 30)


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "apollo 3", "I don’t understand “3”."),
        ("ru", "аполлон 3", "Не понимаю «3»."),
        ("pl", "apollo 3", "Nie rozumiem „3”."),
    ],
)
def test_what_cannot_be_read_is_answered_with_an_example(
    run: Run, lang: str, typed: str, said: str
) -> None:
    args = ["play", "cyclades", "--players", "3", "--seed", "4", "--lang", lang]
    code, out = run(*args, typed=[typed, "quit"])
    assert code == 0
    after = out[out.index(said) :]
    assert {"en": "For example: ", "ru": "Например: ", "pl": "Na przykład: "}[lang] in after
