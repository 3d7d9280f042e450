"""What is put before a player in kept games, question by question, is in the player's language."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import to_builtins

from pelagos.catalogue import SHELF, load
from pelagos.engine.record import Record, Replay
from pelagos.engine.seats import NOBODY
from pelagos.server.present.questions import costs
from pelagos.server.present.shapes import Dresser
from pelagos.words import Words
from tests.support.languages import foreign
from tests.support.shelf import enough

RECORDS = Path(__file__).parents[2] / "records"
LOOKS = 2
"""How often a question is looked at in one game."""
MOST = 60
"""Answers of a question."""


def strings(data: object) -> Iterator[str]:
    """Every label in the tree a browser gets, not the ids beside them."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key == "label":
                yield value
            else:
                yield from strings(value)
    elif isinstance(data, (list, tuple)):
        for each in data:
            yield from strings(each)


def shown(replay: Replay, words: Words) -> Iterator[tuple[str, str]]:
    """Everything said of the question at hand: itself, its answers, what they cost, its widget."""
    rules, board = replay.rules, replay.board
    step = rules.step(board)
    assert step is not None
    for seat in [seat for seat in rules.asked(board) if seat >= 0]:
        space = rules.choices(board, seat)
        yield f"ask-{step.name}", words.question(step.name, seat, step.facts(board, seat))
        for label in strings(to_builtins(Dresser(words, rules.places).dressed(space.shape()))):
            yield f"widget of {step.name}", label
        for value in (space.listed(MOST) or [])[:MOST]:
            yield f"answer of {step.name}", words.choice(space, value)
            for cost in costs(step.price(board, seat, value), words):
                yield f"price of {step.name}", cost.label


@pytest.mark.parametrize("lang", ["ru", "pl"])
@pytest.mark.parametrize("title", [found.title for found in SHELF])
def test_questions_of_kept_games_are_in_the_language_of_the_player(title: str, lang: str) -> None:
    rules = load(title)
    strange: dict[str, set[str]] = {}
    read = 0
    for path in sorted((RECORDS / title).glob("*.pelagos")):
        record = Record.from_text(path.read_text("utf-8"))
        replay = Replay(rules, record)
        words = Words(title, lang, replay.board.contents())
        met: dict[str, int] = {}
        for line in record.lines:
            met[line.step] = met.get(line.step, 0) + 1
            if met[line.step] <= LOOKS:
                for where, text in shown(replay, words):
                    read += 1
                    if found := foreign(text, lang):
                        strange.setdefault(where, set()).update(found)
            replay.forward()
    assert read > enough(title, 500)
    assert strange == {}


@pytest.mark.parametrize("title", [entry.title for entry in SHELF])
def test_a_finished_game_is_in_no_phase(title: str) -> None:
    kept = min((RECORDS / title).glob("*.pelagos"), key=lambda path: path.stat().st_size)
    rules, record = load(title), Record.from_text(kept.read_text("utf-8"))
    view = rules.view(Replay(rules, record).to(len(record.lines)), NOBODY)
    assert view["phase"] == ""
