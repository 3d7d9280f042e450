"""The text of a question uses its facts."""

import pytest

from pelagos.catalogue import load
from pelagos.engine.contract import Fact
from pelagos.engine.errors import BadData
from pelagos.engine.events import Event
from pelagos.games.mare_nostrum.empires.events import OFFER_SHOWN, PAID
from pelagos.words import LANGUAGES, Words

POINTS = Fact("points", "number", 12)


def words(lang: str) -> Words:
    return Words("civilization", lang, load("civilization").box(3, {}))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_lists_and_numbers_are_put_in_by_their_names(lang: str) -> None:
    w = words(lang)
    text = w.question("keep_faction", 0, [POINTS, Fact("areas", "area*", (0, 1))])
    assert "12" in text
    assert f"{w.name('area', 0)}, {w.name('area', 1)}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_several_kinds_stand_in_one_list(lang: str) -> None:
    w = words(lang)
    things = Fact("areas", "thing*", (("area", 0), ("card", 1)))
    text = w.question("keep_faction", 0, [POINTS, things])
    assert f"{w.name('area', 0)}, {w.name('card', 1)}" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_done_is_told_with_its_place_in_brackets(lang: str) -> None:
    w = words(lang)
    things = Fact("areas", "thing*", (("verb", 0), ("area", 0)))
    text = w.question("keep_faction", 0, [POINTS, things])
    assert f"{w.name('verb', 0)} ({w.name('area', 0)})" in text


def test_a_fact_that_is_missing_is_an_error_unless_the_question_is_told_in_general() -> None:
    w = words("en")
    with pytest.raises(BadData, match="areas"):
        w.question("keep_faction", 0, [POINTS])
    assert w.any_question("keep_faction") == (
        "Which faction do you keep? The first has … points: …"
    )


@pytest.mark.parametrize("title", ["mare_nostrum", "laget_civilization"])
@pytest.mark.parametrize(
    ("lang", "last", "bank", "next_one"),
    [
        ("en", "the last", "go back to the bank", "takes next"),
        ("ru", "последний", "вернутся в банк", "Следующим берёт"),
        ("pl", "ostatni", "wracają do banku", "bierze następny"),
    ],
)
def test_questions_tell_what_hangs_on_the_answer(
    title: str, lang: str, last: str, bank: str, next_one: str
) -> None:
    w = Words(title, lang, load(title).box(3, {}))
    assert last in w.any_question("name_next_general")
    for goods in (0, 2):
        kept = [Fact("coins", "number", 2), Fact("goods", "number", goods)]
        assert bank in w.question("keep_cards", 0, kept)
    assert next_one in w.question("take_card", 0, [Fact("left", "number", 3)])


@pytest.mark.parametrize(
    ("lang", "one", "two", "nothing"),
    [
        ("en", "Anna pays a coin, grain.", "Anna pays 2 coins, grain.", "Anna offers nothing."),
        (
            "ru",
            "Anna платит: монета, зерно.",
            "Anna платит: 2 монеты, зерно.",
            "ничего не предлагает",
        ),
        ("pl", "Anna płaci: moneta, zboże.", "Anna płaci: 2 monety, zboże.", "niczego nie wykłada"),
    ],
)
def test_what_is_paid_and_offered_is_counted_as_people_do(
    lang: str, one: str, two: str, nothing: str
) -> None:
    box = load("mare_nostrum_empires").box(3, {})
    w = Words("mare_nostrum_empires", lang, box, ["Anna", "", ""])
    coin, grain = box.find("resource", "coin"), box.find("resource", "grain")
    assert w.event(Event(PAID, 0, ((coin, grain),))) == one
    assert w.event(Event(PAID, 0, ((coin, grain, coin),))) == two
    assert nothing in w.event(Event(OFFER_SHOWN, 0, ((),)))
