"""Records to the last field: branches, positions, blank lines, empty answers; counted play-outs."""

import json
from hashlib import sha256

import pytest

from pelagos.bots.base import Chance
from pelagos.engine.errors import BadData
from pelagos.engine.playout import play_by_chance
from pelagos.engine.record import Line, Record, Replay, replay
from pelagos.engine.seats import EVERYONE, only
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


def test_a_line_is_read_by_its_audience_and_sealed_for_others() -> None:
    line = Line(1, "bid", "3", only(1))
    assert line.shown_to(1) is line
    sealed = line.shown_to(0)
    assert (sealed.seat, sealed.step, sealed.text, sealed.audience) == (1, "bid", "?", only(1))
    assert line == Line(1, "bid", "3")
    assert line != Line(1, "bid", "4")
    assert line != str(line)


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_promise_of_chance_and_the_secret_that_keeps_it_are_read_back(form: str) -> None:
    record = played(2)
    record.chance, record.secret = "c0ffee", "5ec2e7"
    if form == "text":
        again = Record.from_text(record.to_text())
    else:
        again = Record.from_json(record.to_json())
    assert (again.chance, again.secret) == ("c0ffee", "5ec2e7")
    for name in ("chance", "secret"):
        assert f"\n{name}: " in record.to_text()
        assert f"\n{name}: " not in played(2).to_text()


def test_a_record_has_at_most_four_million_characters() -> None:
    text = "x" * 4_000_000
    with pytest.raises(BadData, match="not a Pelagos record"):
        Record.from_text(text)
    with pytest.raises(BadData, match="at most 4000000"):
        Record.from_text(text + "x")


HEADER = "pelagos record 1\ntitle: haven\nrules: 1\nplayers: 2\n"


def closed(body: str) -> str:
    """A text with the closing line that fits."""
    answers = body.partition("\n\n")[2].count("\n") + 1
    return f"{body}\nend: {answers} lines, {sha256(body.encode()).hexdigest()[:16]}\n"


def test_a_record_is_closed_by_the_number_of_its_lines_and_a_hash_of_all_above() -> None:
    assert Record.from_text(closed(f"{HEADER}\np1 bid 3")).lines == [Line(0, "bid", "3")]
    record = played(3)
    body, _, _ = record.to_text().rpartition("end: ")
    fit = sha256(body[:-1].encode()).hexdigest()[:16]
    assert record.to_text() == f"{body}end: 3 lines, {fit}\n"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("pelagos record 1\nend: 0 lines, 0\n", "no empty line"),
        (closed(f"{HEADER}\np1 bid 3\np7e bid 4"), "line 7: cannot read 'p7e'"),
        (closed(f"{HEADER}\np1 bid 3\np1 bid 4\nbid"), "line 8: expected a seat, a question"),
        (closed(f"{HEADER}position: [1]\n\np1 bid 3"), "an object"),
        (closed(f"{HEADER}position: {{\n\np1 bid 3"), "cannot be read"),
        (closed(HEADER.replace("rules: 1", "rules: 100000") + "\np1 bid 3"), "whole numbers"),
        (closed(HEADER.replace("players: 2", "players: -2") + "\np1 bid 3"), "whole numbers"),
    ],
)
def test_what_is_wrong_with_a_text_is_said_with_its_line(text: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        Record.from_text(text)


def test_a_version_has_at_most_five_digits() -> None:
    text = closed(HEADER.replace("rules: 1", "rules: 99999") + "\np1 bid 3")
    assert Record.from_text(text).version == 99999


@pytest.mark.parametrize("wrong", [{"position": 5}, {"position": []}, {"origin": 7}])
def test_a_position_is_an_object_and_an_origin_a_text(wrong: dict[str, object]) -> None:
    with pytest.raises(BadData):
        Record.from_json({**played(2).to_json(), **wrong})


def test_a_replay_tells_what_happens_and_learns_who_may_read_each_line() -> None:
    replay = Replay(RULES, Record.from_text(played(4).to_text()))
    assert replay.record.lines[1].audience == EVERYONE
    replay.to(4)
    assert [line.audience for line in replay.record.lines[:2]] == [EVERYONE, only(0)]
    assert replay.board.log is not None
    assert replay.board.log[0].kind.name == "storm"
    assert replay.to(4) is replay.board
    with pytest.raises(BadData, match="3 is not there"):
        replay.to(3)


def test_a_line_that_does_not_fit_is_quoted_to_its_sixtieth_letter() -> None:
    record = played(1)
    record.lines.append(Line(0, "bid", "9" * 80))
    with pytest.raises(BadData) as found:
        replay(RULES, record)
    assert str(found.value).startswith(f"answer 2 ({('p1 bid ' + '9' * 53)!r}): ")


def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    record = Record("haven", 1, 2, {"rounds": 1})
    b = RULES.start(RULES.box(2, {"rounds": 1}))
    rng = Chance(4)
    while (step := RULES.step(b)) is not None:
        seat = b.waiting[0]
        value = RULES.choices(b, seat).draw(rng)
        record.lines.append(Line(seat, step.name, RULES.write(b, seat, value)))
        RULES.answer(b, seat, value)
    assert replay(RULES, record).state() == b.state()
    record.lines.append(Line(0, "bid", "3"))
    with pytest.raises(BadData, match="over by then"):
        replay(RULES, record)
