"""What is said of an offer beyond its claim: free, short, unverified, and harmless."""

from string import printable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.bots.base import Chance
from pelagos.engine.errors import NotAllowed
from pelagos.engine.record import Line, Record, replay
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import Space
from pelagos.games.civilization.trade_offers import Package, Posting
from pelagos.games.civilization.trade_remarks import MOST, is_remark
from pelagos.table.chance import commitment
from pelagos.table.sitting import Sitting
from pelagos.words import Words
from tests.civilization.build import RULES, Table
from tests.support import clause

POST = "post salt+salt+grain 3 16 salt all 3 bronze"
COUNTER = "counter offer1 bronze+bronze+bronze 3 54 bronze"
SECRET = b"what is said"


def market() -> Table:
    t = Table("italy", "africa", "illyria", players=3, trade_form="live")
    t.hand(0, salt=2, grain=1, hides=1).hand(1, bronze=3, iron=1).hand(2, cloth=4)
    return t.run("trade")


def sitting(t: Table) -> Sitting:
    """A table with a record that begins where `t` stands."""
    record = Record(
        RULES.title, RULES.version, t.box.players, dict(t.box.options),
        chance=commitment(SECRET), position=t.b.state(),
    )  # fmt: skip
    return Sitting(RULES, Record.from_text(record.to_text()), SECRET)


remarks = st.one_of(
    st.text(max_size=MOST),
    st.text(" >;\\\"'?<&{$says-", max_size=MOST),
    st.lists(st.sampled_from([">", r"\>", r"\\>", "\\", "says", ";", "?", "-"])).map(" ".join),
).map(lambda text: " ".join(text.split()))


def sayable(text: str) -> str:
    """What is left of a text when all that cannot be said is left out."""
    return " ".join("".join([c for c in text if c.isprintable()])[:MOST].split())


@clause("civ:T.4", "civ:T.5")
def test_whoever_may_see_an_offer_sees_what_is_said_of_it() -> None:
    t = market()
    t.answer(0, f"{POST} says Two of them are Bronze, my word!")
    t.answer(1, f"{COUNTER} says no calamities; promised")
    for viewer in (0, 1, 2, NOBODY):
        said = [o["remark"] for o in t.offers(viewer)]
        assert said == ["Two of them are Bronze, my word!", "no calamities; promised"]


@clause("civ:T.4", "civ:T.9")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Anna claims (offer 1, unverified): “all <b>salt</b>”."),
        ("ru", "Anna заявляет (предложение 1, не проверяется): «all <b>salt</b>»."),
        ("pl", "Anna twierdzi (oferta 1, nikt tego nie sprawdza): „all <b>salt</b>”."),
    ],
)
def test_the_log_marks_what_is_said_as_unverified(lang: str, told: str) -> None:
    t = market().answer(0, f"{POST} says all <b>salt</b>")
    words = Words("civilization", lang, t.box, ["Anna", "Boris", "Celina"])
    event = t.events("remark")[0]
    assert words.event(event) == told
    assert event.heard_by(NOBODY)


@clause("civ:T.4")
def test_without_a_remark_nothing_is_told_of_one() -> None:
    t = market().answer(0, POST, f"{POST} says")
    assert t.events("remark") == []
    assert [o["remark"] for o in t.offers(2)] == ["", ""]


@clause("civ:T.4")
def test_a_wish_may_name_a_number_alone_or_a_commodity_alone() -> None:
    t = market().answer(0, "post salt+salt+grain 3 16 salt all 4 -")
    t.answer(0, "post salt+salt+hides 3 13 salt all 0 bronze")
    t.answer(0, "post salt+grain+hides 3 8 salt all 0 -")
    told = [Words("civilization", "en", t.box).event(e) for e in t.b.log or []]
    assert [text for text in told if " wants " in text] == [
        "Player 1 wants any 4 cards in return (offer 1, not binding).",
        "Player 1 wants Bronze in return (offer 2, not binding).",
    ]


@clause("civ:T.4")
@pytest.mark.parametrize(
    "said",
    [
        "a" * (MOST + 1),
        "two\nlines",
        "bell\a",
        "\x1b[2J",
        "right\u202eleft",
        "a  b",
        " a",
        "\ud800",
    ],
)
def test_what_is_long_or_cannot_be_printed_is_refused_and_changes_nothing(said: str) -> None:
    t = market()
    before = t.b.state()
    package = RULES.read(t.b, 0, POST)
    assert isinstance(package, tuple)
    verb, ((cards, number, total, named, _), *rest) = package
    with pytest.raises(NotAllowed) as refused:
        RULES.answer(t.b, 0, (verb, ((cards, number, total, named, said), *rest)))
    assert refused.value.clause == "civ:T.4"
    assert t.b.state() == before


@clause("civ:T.4")
def test_a_remark_too_long_is_refused_in_notation_too() -> None:
    t = market()
    assert t.allows(0, f"{POST} says {'a' * MOST}")
    assert t.refuses(0, f"{POST} says {'a' * MOST}b")


@given(remarks)
def test_every_remark_is_read_back_as_it_was_written(said: str) -> None:
    t = market()
    cases: list[tuple[Space[object], object]] = [
        (Posting(t.b, 0), (((9, 9, 9), 3, 27, 9, said), -1, 3, -1)),
        (Package(t.b, 0), ((9, 9, 9), 3, 27, 9, said)),
    ]
    for space, value in cases:
        text = space.write(value, t.box)
        assert RULES.read_in(t.b, space, text) == value


@given(remarks.map(sayable))
def test_a_game_with_remarks_is_its_record(said: str) -> None:
    """As text, as JSON, and answer by answer as a server takes it up again."""
    played = sitting(market())
    value = RULES.read(market().b, 0, POST)
    assert isinstance(value, tuple)
    verb, ((cards, number, total, named, _), *rest) = value
    played.answer(0, (verb, ((cards, number, total, named, said), *rest)))
    for again in (
        Record.from_text(played.record.to_text()),
        Record.from_json(played.record.to_json()),
    ):
        assert replay(RULES, again).state() == played.board.state()
    line = played.record.lines[-1]
    resumed = sitting(market())
    resumed.answer_text(line.seat, line.text)
    assert resumed.board.state() == played.board.state()


@given(st.lists(st.sampled_from(["a", "B,", ">", ";", "says", "?", "9"]), min_size=1, max_size=15))
def test_people_type_remarks_as_they_speak(said: list[str]) -> None:
    t = market().answer(0, f"{POST} says {' '.join(said)}")
    assert t.offers(1)[0]["remark"] == " ".join(said)


def test_several_answers_in_one_text_may_end_with_a_remark() -> None:
    played = sitting(market())
    played.answer_text(0, f"{POST}; {POST} says one; two > three")
    lines = played.record.lines
    assert [line.text for line in lines] == [POST, rf"{POST} says one; two \> three"]


def test_offers_of_earlier_records_say_nothing() -> None:
    t = market()
    record = Record(
        RULES.title, RULES.version, 3, dict(t.box.options), position=t.b.state(),
        lines=[Line(0, "trade_freely", POST), Line(1, "trade_freely", COUNTER)],
    )  # fmt: skip
    board = replay(RULES, record)
    assert board.state() == t.answer(0, POST).answer(1, COUNTER).b.state()


@clause("civ:T.4", "civ:T.9")
def test_others_read_in_an_export_what_was_said_but_not_what_was_sealed() -> None:
    played = sitting(market())
    played.answer_text(0, f"{POST} says trust me")
    assert played.export(1).lines[-1].text == "?"
    assert played.export(0).lines[-1].text == f"{POST} says trust me"
    told = [e.facts for _, e in played.heard(1) if e.kind.name == "remark"]
    assert told == [(0, "trust me")]


@clause("civ:T.4", "civ:H.1")
def test_a_redeal_keeps_what_was_said() -> None:
    t = market().answer(0, f"{POST} says trust me")
    other = RULES.redeal(t.b, 1, Chance(1))
    assert RULES.view(other, 1) == RULES.view(t.b, 1)


def test_every_printable_character_of_a_keyboard_may_be_said() -> None:
    for character in printable.split()[0]:
        assert is_remark(character)
    assert is_remark("Пять бронз?! Żółć…")
