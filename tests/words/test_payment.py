"""A player who is asked to pay reads how much, and what for."""

from pathlib import Path
from typing import cast

import pytest

from pelagos.catalogue import load
from pelagos.cli.terminal.called import price
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


@pytest.mark.parametrize(
    ("title", "stock", "lang", "one", "three", "six"),
    [
        ("cyclades", "gold", "en", "GP", "GP", "GP"),
        ("cyclades", "gold", "ru", "ЗМ", "ЗМ", "ЗМ"),
        ("cyclades", "gold", "pl", "moneta", "monety", "monet"),
        ("mare_nostrum", "cards", "en", "resource card", "resource cards", "resource cards"),
        ("mare_nostrum", "cards", "ru", "карта ресурсов", "карты ресурсов", "карт ресурсов"),
        ("civilization", "tokens", "pl", "żeton", "żetony", "żetonów"),
    ],
)
def test_what_is_paid_with_is_called_as_its_number_asks_for(
    title: str, stock: str, lang: str, one: str, three: str, six: str
) -> None:
    rules = load(title)
    words = Words(title, lang, rules.box(rules.players[0], {}))
    assert [words.stock(stock, n) for n in (1, 3, 6)] == [one, three, six]
    assert price(words, ((stock, 6), (stock, 0))) == f"6 {six}"
