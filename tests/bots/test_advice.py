"""Every choice can be explained in one sentence, in every language."""

import re

import pytest

from pelagos.bots import Chance, Planner, Seen, weigh
from pelagos.bots.mind import first_of
from pelagos.catalogue import SHELF, Entry, load
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Number, forced
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


@pytest.mark.parametrize("entry", SHELF, ids=lambda e: e.title)
def test_a_choice_in_the_midst_of_any_game_is_explained_in_one_sentence(entry: Entry) -> None:
    rules, rng = entry.rules(), Chance(entry.title)
    b = rules.start(rules.box(rules.players[0], {}))
    explained: set[str] = set()
    while len(explained) < 8 and (step := rules.step(b)) is not None:
        seat = first_of(b.waiting)
        space = step.choices(b, seat)
        if seat >= 0 and not forced(space) and step.name not in explained:
            explained.add(step.name)
            weighed = Planner(entry.judgement(), effort=20, worlds=1).weigh(
                Seen(rules, b, seat), rng
            )
            for lang in LANGUAGES:
                text = advice(Words(entry.title, lang, b.contents()), space, weighed)
                assert re.fullmatch(r"\S.*[^.]\.", text), text
                assert not re.search(r"[.!?] +[A-ZА-ЯŁŚŻ]", text), text
        rules.apply(b, seat, space.draw(rng))
    assert len(explained) > 3


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
