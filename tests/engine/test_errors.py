"""Errors say in one sentence what was wrong, and keep the facts for other languages."""

from pelagos.engine.errors import BadData, BadNotation, NotAllowed, NotAsked, PelagosError


def test_an_error_knows_its_clause_and_which_of_several_answers_it_speaks_of() -> None:
    error = PelagosError("no", "cy:7.5")
    assert (str(error), error.clause, error.part, error.facts()) == ("no", "cy:7.5", 0, {})
    assert PelagosError("no").clause == ""


def test_who_is_not_asked_is_told_who_must_answer() -> None:
    error = NotAsked("p1", ["p2", "p3"])
    assert (error.seat, error.asked) == ("p1", ["p2", "p3"])
    assert str(error) == "p1 is not asked now; p2 and p3 must answer"
    assert str(NotAsked("p1", [])) == "p1 is not asked now; nobody must answer"


def test_a_refused_answer_is_quoted_with_its_clause_and_what_would_be_allowed() -> None:
    error = NotAllowed("p1", "bid", "9", "1 to 7", "cy:7.5")
    assert (error.seat, error.step, error.given, error.allowed) == ("p1", "bid", "9", "1 to 7")
    assert error.clause == "cy:7.5"
    assert str(error) == "p1 may not answer '9' to bid (cy:7.5); allowed: 1 to 7"
    assert str(NotAllowed("p1", "bid", "9", "1 to 7")).startswith("p1 may not answer '9' to bid;")


def test_a_text_that_cannot_be_read_is_quoted_as_far_as_a_line_goes() -> None:
    error = BadNotation("x" * 100, "number", low=1, high=7)
    assert error.text == "x" * 80
    assert (error.expected, error.details) == ("number", {"low": 1, "high": 7})
    assert error.facts() == {"text": "x" * 80}
    assert str(error) == f"cannot read {'x' * 80!r}; expected a number from 1 to 7"


def test_bad_data_keeps_what_its_sentence_is_about() -> None:
    error = BadData("no such title", about="unknown_title", title="chess")
    assert (error.about, error.details, error.clause) == ("unknown_title", {"title": "chess"}, "")
    assert error.facts() == {"title": "chess"}
    assert BadData("no").about == ""
