"""Records: written, read back, replayed; and every way one can be damaged."""

import json

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.errors import BadData
from pelagos.engine.record import Line, Record, Replay, replay
from tests.support.haven import HavenRules

RULES = HavenRules()


def played(lines: int = 12) -> Record:
    record = Record("haven", 1, 2, {"rounds": 6}, ["Anna", "Boris  B."])
    b = RULES.start(RULES.box(2, {}))
    rng = Chance(4)
    for _ in range(lines):
        step = RULES.step(b)
        assert step is not None
        seat = RULES.asked(b)[0]
        value = RULES.choices(b, seat).draw(rng)
        text = RULES.write(b, seat, value)
        record.lines.append(Line(seat, step.name, text, step.seen_by(b, seat)))
        RULES.answer(b, seat, value)
    return record


def test_a_record_is_read_back_as_it_was_written() -> None:
    record = played()
    again = Record.from_text(record.to_text())
    assert again.lines == record.lines
    assert (again.title, again.version, again.players) == ("haven", 1, 2)
    assert again.options == {"rounds": 6}
    assert again.seats == ["Anna", "Boris B."]


def test_the_json_form_says_the_same() -> None:
    record = played()
    again = Record.from_json(json.loads(json.dumps(record.to_json())))
    assert again.lines == record.lines
    assert replay(RULES, again).state() == replay(RULES, record).state()


def test_a_replay_can_stop_at_any_line() -> None:
    record = played()
    play = Replay(RULES, record)
    assert play.to(5) is play.board
    assert play.at == 5
    with pytest.raises(BadData, match="12 answers; 13 is not there"):
        play.to(13)


def test_sealed_lines_cannot_be_replayed() -> None:
    record = played()
    sealed = Record.from_text(record.shown_to(1).to_text())
    assert any(line.text == "?" for line in sealed.lines)
    with pytest.raises(BadData, match="sealed"):
        replay(RULES, sealed)


def change(old: str, new: str) -> str:
    text = played().to_text()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a Pelagos record"),
        ("hello\n", "not a Pelagos record"),
        (played().to_text()[:-40], "closing line"),
        ("\n".join(played().to_text().split("\n")[:-2]), "cut off"),
        (change("p1 bid", "p2 bid"), "edited"),
        (change("title: haven", "title haven"), "name: value"),
        (change("rules: 1", "rules: one"), "whole numbers"),
        (change("players: 2\n", ""), "players"),
        (change("option rounds: 6", "option rounds: {"), "line 5"),
        (change("fate roll_storm", "fete roll_storm"), "a seat"),
        ("pelagos record 1\n" + "x" * 4_000_001, "at most"),
    ],
)
def test_a_damaged_record_is_refused_naming_the_place(text: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        Record.from_text(text)


@pytest.mark.parametrize(
    "data",
    [None, [], {}, {"format": "pelagos record 1"}, {**played(1).to_json(), "answers": [["p1"]]},
     {**played(1).to_json(), "rules": "1"}, {**played(1).to_json(), "seats": None},
     {**played(1).to_json(), "chance": 3}, {**played(1).to_json(), "answers": 5}],
)  # fmt: skip
def test_a_damaged_json_record_is_refused(data: object) -> None:
    with pytest.raises(BadData):
        Record.from_json(data)


def test_an_illegal_or_misplaced_answer_is_named_by_its_line() -> None:
    record = played()
    record.lines[1] = Line(0, "bid", "99")
    with pytest.raises(BadData, match=r"answer 2 .*may not answer"):
        replay(RULES, record)
    record.lines[1] = Line(0, "gift", "p2 1")
    with pytest.raises(BadData, match="the question is bid, not gift"):
        replay(RULES, record)


def test_a_record_of_other_rules_is_refused() -> None:
    record = played()
    record.version = 2
    with pytest.raises(BadData, match="rules version 2 of haven; this is version 1"):
        replay(RULES, record)
    record.title = "chess"
    with pytest.raises(BadData, match="a record of chess"):
        replay(RULES, record)
