"""Whoever is asked to pay reads how much, and what for."""

from pathlib import Path
from typing import cast

import pytest

from pelagos.catalogue import load
from pelagos.engine.record import Record, Replay
from pelagos.words import LANGUAGES, Words

RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.parametrize(
    ("title", "question"),
    [
        ("mare_nostrum", "pay"),
        ("laget_civilization", "pay"),
        ("mare_nostrum_empires", "pay"),
        ("civilization", "pay_for_cards"),
    ],
)
def test_a_payment_names_its_price_and_what_is_bought(title: str, question: str) -> None:
    kept = [path.read_text("utf-8") for path in (RECORDS / title).glob("*.pelagos")]
    text = min((found for found in kept if f" {question} " in found), key=len)
    rules, record = load(title), Record.from_text(text)
    game = Replay(rules, record)
    number = next(n for n, line in enumerate(record.lines) if line.step == question)
    board = game.to(number)
    step = rules.step(board)
    assert step is not None
    [seat] = rules.asked(board)
    price, bought = step.facts(board, seat)
    assert price[:2] == ("price", "number")
    assert isinstance(bought.value, tuple)
    assert bought.value
    kind = bought.kind.rstrip("*")
    things = cast(
        list[tuple[str, int]],
        bought.value if kind == "thing" else [(kind, id) for id in bought.value],
    )
    for lang in LANGUAGES:
        words = Words(title, lang, board.contents())
        text = words.question(step.name, seat, [price, bought])
        assert str(price.value) in text
        assert all(words.name(kind, id) in text for kind, id in things)
