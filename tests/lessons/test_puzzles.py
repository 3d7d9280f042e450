"""Puzzles: every one can be solved, and by its one answer only."""

import pytest

from pelagos.lessons import solution, tried
from pelagos.lessons.puzzles import puzzles
from tests.support.shelf import PAST_DRAFT

LEAST = 30
"""Puzzles in the box of every title."""


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_every_puzzle_is_solved_by_its_answer_and_by_no_other(title: str) -> None:
    found = puzzles(title)
    for puzzle in found.lessons:
        (answer,) = solution(found, puzzle)
        assert tried(found, puzzle, [], answer).done, puzzle.name
        given = found.games[puzzle.game].lines[puzzle.line].text
        assert tried(found, puzzle, [], given).done == (given == answer), puzzle.name


@pytest.mark.parametrize("title", PAST_DRAFT)
def test_there_are_enough_puzzles_and_no_two_are_the_same_position(title: str) -> None:
    found = puzzles(title)
    before = {
        (puzzle.game, puzzle.line): "\n".join(
            map(str, found.games[puzzle.game].lines[: puzzle.line])
        )
        for puzzle in found.lessons
    }
    assert len(set(before.values())) == len(before) >= LEAST
