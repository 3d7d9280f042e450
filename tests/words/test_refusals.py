"""Refusals by the referee and the table, in three languages."""

import re
from string import Formatter

import pytest

from pelagos.engine.errors import (
    EXPECTED,
    BadData,
    BadNotation,
    NotAllowed,
    NotAsked,
    NotNow,
    PelagosError,
)
from pelagos.games.civilization.simultaneous import PLAN
from pelagos.games.civilization.trade_offers import CLAIM, WISH
from pelagos.table import (
    MustBeLast,
    NothingBack,
    Paused,
    Stale,
    TooFarBack,
    TooManyAtOnce,
    TooManyOrders,
)
from pelagos.words import LANGUAGES
from pelagos.words.refusals import refusal, remedy, wanted

REFUSALS = [
    NotNow("over"),
    NotAsked("p1", ["p2", "fate"]),
    NotAsked("p1", ["clock"]),
    NotAllowed("p1", "bid", "9", "1, 2", "cy:7.5"),
    BadNotation("omega", "whole"),
    BadData("no such bot"),
    Stale(0, 3, 17),
    Paused(),
    NothingBack(0),
    TooFarBack(0, 17),
    MustBeLast(),
    TooManyAtOnce(200),
    TooManyOrders(),
]


@pytest.mark.parametrize("error", REFUSALS, ids=lambda error: type(error).__name__)
def test_every_refusal_has_a_sentence_of_its_own_in_every_language(error: PelagosError) -> None:
    told = [refusal(error, lang, ["Anna", "Boris"]) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    for fact in error.facts().values():
        assert all(str(fact) in text for text in told)


def test_refusals_are_told_apart() -> None:
    assert len({refusal(error, "en") for error in REFUSALS}) == len(REFUSALS)


@pytest.mark.parametrize("pattern", [CLAIM, WISH, PLAN])
def test_the_form_of_an_offer_or_a_plan_is_told_in_the_readers_words(pattern: str) -> None:
    error = BadNotation("frob", "pattern", pattern=pattern)
    assert pattern in remedy(error, "en")
    for lang in ("ru", "pl"):
        said = re.findall(r"[^\W_]+", remedy(error, lang))
        blanks = re.findall("[A-Z]+", pattern)
        assert not set(said) & set(blanks)
        assert len([word for word in said if word.isupper()]) == len(blanks)


def test_whoever_is_asked_is_named() -> None:
    told = refusal(NotAsked("p1", ["p2", "fate"]), "ru", ["Anna", "Boris"])
    assert "Boris" in told
    assert "Судьба" in told
    assert "Gracz 2" in refusal(NotAsked("p1", ["p2"]), "pl")


def test_which_of_several_answers_was_refused_is_told() -> None:
    error = BadNotation("omega", "nothing")
    error.part = 3
    assert "3" in refusal(error, "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("form", EXPECTED)
def test_what_a_text_should_have_been_is_told_in_every_language(form: str, lang: str) -> None:
    named = [name for _, name, _, _ in Formatter().parse(EXPECTED[form]) if name]
    error = BadNotation("omega", form, **{name: n + 41 for n, name in enumerate(named)})
    told = remedy(error, lang)
    assert wanted(error, lang) in told
    for n, name in enumerate(named):
        assert str(n + 41) in told or name == "kind"


def test_what_would_be_allowed_is_told() -> None:
    assert "1, 2" in remedy(REFUSALS[3], "ru")
    assert remedy(BadData("no such bot"), "pl") == "no such bot"
    assert remedy(Paused(), "en") == ""
