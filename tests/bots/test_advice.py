"""Every choice can be explained in one sentence, in every language."""

import re

import pytest

from pelagos.bots import Chance, Seen, bot, levels, weigh
from pelagos.bots.base import CHANCE, JUDGED, PLAYED, THUMB, Thought
from pelagos.catalogue import SHELF, Entry, load
from pelagos.engine.driver import first_of
from pelagos.engine.errors import BadData
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Number, forced
from pelagos.words import LANGUAGES, Words
from pelagos.words.advice import advice
from tests.support.shelf import enough


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_at_cyclades_is_one_sentence(lang: str) -> None:
    rules = load("cyclades")
    rng = Chance(3)
    b = rules.start(rules.box(2, {}))
    while FATE in rules.asked(b):
        rules.answer(b, FATE, rules.choices(b, FATE).draw(rng))
    (seat, *_) = rules.asked(b)
    seen = Seen(rules, b, seat)
    thought = weigh(seen, rng, "cyclades")
    assert seen.space.holds(thought.weighed[0][0])
    text = advice(Words("cyclades", lang, b.contents()), seen.space, *thought)
    assert text.endswith(".")
    assert "\n" not in text


@pytest.mark.parametrize("name", ["random", "greedy", "planner", "search@4"])
@pytest.mark.parametrize("entry", SHELF, ids=lambda e: e.title)
def test_every_bot_explains_its_choices_in_one_sentence_each(entry: Entry, name: str) -> None:
    rules, rng = entry.rules(), Chance(entry.title)
    b = rules.start(rules.box(rules.players[0], {}))
    explained: set[str] = set()
    while len(explained) < 8 and (step := rules.step(b)) is not None:
        seat = first_of(b.waiting)
        space = step.choices(b, seat)
        if seat >= 0 and not forced(space) and step.name not in explained:
            explained.add(step.name)
            thought = weigh(Seen(rules, b, seat), rng, entry, name)
            for lang in LANGUAGES:
                text = advice(Words(entry.title, lang, b.contents()), space, *thought)
                assert re.fullmatch(r"\S.*[^.]\.", text), text
                assert not re.search(r"[.!?] +[A-ZА-ЯŁŚŻ]", text), text
        rules.apply(b, seat, space.draw(rng))
    assert len(explained) > enough(entry.title, 3, draft=0)


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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("times", [1, 2, 5, 22])
def test_playouts_are_told_with_what_they_promised(lang: str, times: int) -> None:
    words = Words("cyclades", lang, load("cyclades").box(2, {}))
    text = advice(words, Number(1, 2), [(2, 431.4), (1, 388.6)], PLAYED, times)
    assert [n for n in re.findall(r"\d+", text) if int(n) > 22] == ["431", "1000", "389"]
    assert str(times) in text or times == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_kept_for_want_of_proof_is_not_called_better(lang: str) -> None:
    words = Words("cyclades", lang, load("cyclades").box(2, {}))
    kept = advice(words, Number(1, 2), [(2, 328.0), (1, 344.0)], PLAYED, 29)
    assert [n for n in re.findall(r"\d+", kept) if len(n) == 3] == ["328", "344"]
    assert ("plan" in kept) == (lang != "ru")
    assert ("план" in kept) == (lang == "ru")


def test_greedy_tells_a_rule_of_thumb_from_what_it_has_looked_at() -> None:
    rules, rng = load("mare_nostrum"), Chance(2)
    greedy = bot("greedy", "mare_nostrum")
    b = rules.start(rules.box(3, {}))
    hows: dict[str, Thought] = {}
    while len(hows) < 2 and (step := rules.step(b)) is not None:
        seat = first_of(b.waiting)
        space = step.choices(b, seat)
        if seat >= 0 and not forced(space):
            seed = rng.below(1 << 30)
            thought = weigh(Seen(rules, b, seat), Chance(seed), "mare_nostrum", "greedy")
            chosen = greedy.choose(Seen(rules, b, seat), Chance(seed))
            assert thought.weighed[0][0] == chosen
            hows[thought.how] = thought
        rules.apply(b, seat, space.draw(rng))
    assert len(hows[THUMB].weighed) == 1
    worths = [worth for _, worth in hows[JUDGED].weighed]
    assert len(worths) > 1
    assert worths == sorted(worths, reverse=True)


def test_random_does_not_pretend_to_have_thought() -> None:
    words = Words("cyclades", "en", load("cyclades").box(2, {}))
    assert "at random" in advice(words, Number(1, 2), [(1, 0.0)], CHANCE)
    assert "rule of thumb" in advice(words, Number(1, 2), [(1, 0.0)], THUMB)


class Silent:
    """Answers and says nothing."""

    name = "silent"

    def __init__(self, judgement: object) -> None:
        pass

    def choose(self, seen: Seen, rng: Chance) -> object:
        return seen.space.draw(rng)


def test_a_bot_that_cannot_explain_itself_is_named() -> None:
    rules = load("cyclades")
    b = rules.start(rules.box(2, {}))
    with pytest.raises(BadData, match="Silent keeps its thoughts"):
        weigh(Seen(rules, b, rules.asked(b)[0]), Chance(1), "cyclades", f"{__name__}:Silent")
    assert all(hasattr(bot(name, "cyclades"), "think") for name in levels())


def test_equal_answers_are_not_called_better() -> None:
    words = Words("cyclades", "en", load("cyclades").box(2, {}))
    assert "if at all" in advice(words, Number(1, 2), [(1, 10.0), (2, 9.5)])
    assert "only move" in advice(words, Number(1, 1), [(1, 10.0)])


@pytest.mark.parametrize(
    ("lang", "part"), [("en", "wins the game now"), ("ru", "победу"), ("pl", "zwycięstwo")]
)
def test_an_answer_that_wins_is_not_weighed_against_others(lang: str, part: str) -> None:
    words = Words("cyclades", lang, load("cyclades").box(2, {}))
    text = advice(words, Number(1, 2), [(2, 10.0), (1, 9.5)], wins=True)
    assert text.startswith("2")
    assert part in text
