"""Every choice can be explained in one sentence, in every language."""

import pytest

from pelagos.bots import Chance, Seen, weigh
from pelagos.catalogue import load
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Number
from pelagos.words import LANGUAGES, Words
from pelagos.words.advice import advice


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_at_cyclades_is_one_sentence(lang: str) -> None:
    rules = load("cyclades")
    rng = Chance(3)
    b = rules.start(rules.box(2, {}))
    while FATE in rules.asked(b):
        rules.answer(b, FATE, rules.choices(b, FATE).draw(rng))
    (seat, *_) = rules.asked(b)
    seen = Seen(rules, b, seat)
    weighed = weigh(seen, rng, "cyclades")
    assert seen.space.holds(weighed[0][0])
    text = advice(Words("cyclades", lang, b.contents()), seen.space, weighed)
    assert text.endswith(".")
    assert "\n" not in text


@pytest.mark.parametrize(
    ("lang", "gain", "part"),
    [
        ("en", 1, "1 point above"),
        ("en", 7, "7 points above"),
        ("ru", 21, "на 21 очко выше"),
        ("ru", 23, "на 23 очка выше"),
        ("ru", 25, "на 25 очков выше"),
        ("pl", 4, "o 4 punkty wyższa"),
        ("pl", 5, "o 5 punktów wyższa"),
    ],
)
def test_points_are_counted_in_the_right_plural(lang: str, gain: int, part: str) -> None:
    words = Words("cyclades", lang, load("cyclades").box(2, {}))
    text = words.text("advice-clear", best="1", next="2", gain=gain)
    assert part in text


def test_equal_answers_are_not_called_better() -> None:
    words = Words("cyclades", "en", load("cyclades").box(2, {}))
    assert "if at all" in advice(words, Number(1, 2), [(1, 10.0), (2, 9.5)])
    assert "nothing else" in advice(words, Number(1, 1), [(1, 10.0)])
