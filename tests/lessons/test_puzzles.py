"""Puzzles: every one can be solved, and by its one answer only."""

import pytest

from pelagos.lessons import solution, tried
from pelagos.lessons.puzzles import puzzles
from tests.support.shelf import PAST_DRAFT


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_every_puzzle_is_solved_by_its_answer_and_by_no_other(title: str) -> None:
    found = puzzles(title)
    assert found.lessons
    for puzzle in found.lessons:
        (answer,) = solution(found, puzzle)
        assert tried(found, puzzle, [], answer).done, puzzle.name
        given = found.games[puzzle.game].lines[puzzle.line].text
        assert tried(found, puzzle, [], given).done == (given == answer), puzzle.name
