"""The coach at a table: who is ahead or about to win, the cheapest and the dearest answer."""

import pytest

from pelagos.bots import Chance
from pelagos.catalogue import load
from pelagos.lessons import course, position, solution, taught
from pelagos.lessons.coaching import coaching
from pelagos.server.present.coach import coach_info
from pelagos.server.titles import Titles
from pelagos.table import Sitting
from pelagos.words import Words


def test_prices_are_those_of_the_answers_and_only_for_who_is_asked() -> None:
    sitting = Sitting.new(load("cyclades"), 3, {}, bytes(32))
    (seat,) = sitting.asked()
    step = sitting.rules.step(sitting.board)
    assert step is not None
    values = sitting.question(seat).space.listed(300) or []
    paid = {v: sum(n for _, n in step.price(sitting.board, seat, v)) for v in values}
    said = coaching(sitting, seat)
    assert said.free == list(paid.values()).count(0)
    assert paid[said.cheapest] == min(n for n in paid.values() if n)
    assert paid[said.dearest] == max(paid.values())
    for other in {0, 1, 2} - {seat}:
        assert coaching(sitting, other)[-3:] == (0, None, None)


@pytest.mark.parametrize("title", ["laget_civilization", "mare_nostrum"])
def test_before_offering_the_income_of_each_of_the_others_is_told(title: str) -> None:
    found = course(title)
    lesson = found.lesson("doubles")
    sitting = position(found, lesson)
    said = coaching(sitting, lesson.asked)
    standings = sitting.view(lesson.asked)["standings"]
    incomes = [row[standings["columns"].index("income")] for row in standings["rows"]]
    assert said.column == "income"
    assert said.others == [(s, n) for s, n in enumerate(incomes) if s != lesson.asked]


def test_who_names_the_next_builder_is_told_how_many_cards_the_others_hold() -> None:
    found = course("laget_civilization")
    lesson = found.lesson("win")
    sitting = position(found, lesson)
    said = coaching(sitting, lesson.asked)
    hands = [facts["hand_size"] for facts in sitting.view(lesson.asked)["seats"]]
    assert said.others == [(s, n) for s, n in enumerate(hands) if s != lesson.asked]
    assert all(n for _, n in said.others)
    words = Words(found.title, "en", sitting.board.contents())
    assert coach_info(Titles(), sitting, lesson.asked, words).others.startswith("Cards in hand: ")


def test_one_step_from_winning_is_a_threat_to_the_others_alone() -> None:
    found = course("laget_civilization")
    lesson = found.lesson("hero")
    sitting = position(found, lesson, solution(found, lesson))
    assert lesson.asked in [seat for seat, _ in coaching(sitting, (lesson.asked + 1) % 3).threats]
    assert lesson.asked not in [seat for seat, _ in coaching(sitting, lesson.asked).threats]


@pytest.mark.parametrize("title", taught())
def test_nothing_is_told_that_the_seat_may_not_know(title: str) -> None:
    """On every board the seat could believe in the coach says the same."""
    found = course(title)
    for lesson in found.lessons:
        sitting = position(found, lesson)
        said = coaching(sitting, lesson.asked)
        for seed in range(3):
            board = sitting.rules.redeal(sitting.board, lesson.asked, Chance(seed))
            other = position(found, lesson)
            other.board = board
            assert coaching(other, lesson.asked) == said
