"""Records to the last field: branches, positions, blank lines, empty answers; counted play-outs."""

import json

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.errors import BadData
from pelagos.engine.playout import play_by_chance
from pelagos.engine.record import Line, Record
from tests.engine.test_record import RULES, played


def branched() -> Record:
    record = played(4)
    record.branch, record.origin, record.position = 7, "abc", {"round": 3, "gold": [1, 2]}
    return record


@pytest.mark.parametrize("form", ["text", "json"])
def test_branch_and_position_are_read_back(form: str) -> None:
    record = branched()
    if form == "text":
        again = Record.from_text(record.to_text())
    else:
        again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert (again.branch, again.origin) == (7, "abc")
    assert again.position == {"round": 3, "gold": [1, 2]}
    assert again.lines == record.lines


def test_a_plain_record_has_neither_branch_nor_position() -> None:
    data = played(2).to_json()
    assert {"branch", "origin", "position"}.isdisjoint(data)
    assert "branch" not in played(2).to_text()


def test_blank_lines_at_the_end_do_no_harm() -> None:
    record = played(4)
    for end in ("\n", "\n\n  \n", "\r\n"):
        assert Record.from_text(record.to_text() + end).lines == record.lines


def test_an_empty_answer_is_kept_and_a_lone_word_is_refused() -> None:
    record = played(2)
    record.lines.append(Line(1, "pass", ""))
    assert Record.from_text(record.to_text()).lines[-1].text == ""
    data = {**record.to_json(), "answers": [["p1", "bid"]]}
    with pytest.raises(BadData, match="answer 1"):
        Record.from_json(data)


def test_a_play_out_counts_its_answers() -> None:
    b = RULES.start(RULES.box(2, {}))
    played_out = play_by_chance(RULES, b, Chance(4))
    again = RULES.start(RULES.box(2, {}))
    rng, answers = Chance(4), 0
    while (step := RULES.step(again)) is not None:
        asked = again.waiting
        seat = asked[0] if len(asked) == 1 else asked[rng.below(len(asked))]
        step.answer(again, seat, step.choices(again, seat).draw(rng))
        answers += 1
    assert played_out == answers > 0
    assert b.state() == again.state()
