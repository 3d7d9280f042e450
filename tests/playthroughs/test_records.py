"""Finished games kept as fixtures: they replay to the end they had, and their chance is proved."""

import re
from pathlib import Path

import pytest

from pelagos.catalogue import SHELF, Entry, load
from pelagos.engine.box import Box
from pelagos.engine.events import Event
from pelagos.engine.record import Record, Replay, replay
from pelagos.engine.steps import Ask
from pelagos.games.civilization.ids import COMMODITIES
from pelagos.games.mare_nostrum.empires.board import Board as EmpiresBoard
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.table.chance import verify
from tests.every_game.cited import events

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = sorted(FOLDER.glob("*/*.pelagos"))
ELSEWHERE: dict[str, set[str]] = {
    "mare_nostrum": {"alps", "free_fortress", "lay"},
    "laget_civilization": {"free_convert", "halt", "nothing"},
}
"""Verbs of the other edition: two titles have one list of verbs."""


@pytest.mark.parametrize("entry", [pytest.param(e, id=e.title) for e in SHELF])
def test_every_way_a_title_can_end_has_a_record(entry: Entry) -> None:
    kept = {path.stem for path in RECORDS if path.parent.name == entry.title}
    endings = set(entry.rules().endings)
    assert endings
    assert endings <= kept


@pytest.mark.parametrize("entry", [pytest.param(e, id=e.title) for e in SHELF])
def test_every_question_and_every_verb_of_a_title_occurs_in_a_record(entry: Entry) -> None:
    rules = entry.rules()
    asks = {s.name for p in rules.phases.values() for s in p.steps if isinstance(s, Ask)}
    verbs = set(rules.box(max(rules.players), {}).names.get("verb", ()))
    verbs -= ELSEWHERE.get(entry.title, set())
    asked: set[str] = set()
    said: set[str] = set()
    for path in (FOLDER / entry.title).glob("*.pelagos"):
        for line in Record.from_text(path.read_text("utf-8")).lines:
            asked.add(line.step)
            said.update(re.split(r"[ +:,]", line.text))
    assert not asks - asked
    assert not verbs - said


NOT_TOLD = {"laget_civilization": {"order_announced"}}
"""In the revised edition players are always named one by one."""
CARDS = {"mare_nostrum": "card", "laget_civilization": "card", "mare_nostrum_empires": "tile"}


@pytest.mark.parametrize("title", CARDS)
def test_every_hero_and_wonder_is_somebodys_in_a_record(title: str) -> None:
    rules = load(title)
    names = rules.box(max(rules.players), {}).names[CARDS[title]]
    owned: set[str] = set()
    for path in (FOLDER / title).glob("*.pelagos"):
        b = replay(rules, Record.from_text(path.read_text("utf-8")))
        assert isinstance(b, Board | EmpiresBoard)
        owned.update(slug for card, slug in enumerate(names) if b.owner[card] >= 0)
    assert owned == set(names)


@pytest.mark.parametrize("title", CARDS)
def test_whatever_is_told_of_moves_sieges_and_trade_is_told_in_a_record(title: str) -> None:
    entry = next(e for e in SHELF if e.title == title)
    rules = entry.rules()
    told: set[str] = set()
    for path in (FOLDER / title).glob("*.pelagos"):
        record = Record.from_text(path.read_text("utf-8"))
        play = Replay(rules, record)
        for _ in record.lines:
            play.board.log = []
            play.forward()
            told.update(event.kind.name for event in play.board.log)
    kinds = {text.partition("(")[0] for text in events(entry)}
    assert kinds - told == NOT_TOLD.get(title, set())


TOLD = [
    ("cyclades", "summoned", "creature"),
    ("cyclades", "exchanged", "creature"),
    ("cyclades", "built", "god"),
    ("civilization", "calamity_strikes", "trade_card"),
    ("civilization", "card_acquired", "card"),
]
"""What happens to each thing of a kind in some kept game: title, event, kind."""
HAPPENED = {
    "cyclades": {"sailed", "marched", "fleet_recruited", "army_recruited", "kraken_rose"},
    "civilization": {
        "eruption", "earthquake", "ship_built", "sailed", "conflict", "city_capitulates",
        "city_sacked", "faction_kept",
    },
}  # fmt: skip
"""What has no verb of its own and yet is to be seen in a kept game."""


def told(title: str) -> tuple[Box, list[Event]]:
    """All events of the kept games of a title."""
    rules = load(title)
    found: list[Event] = []
    for path in sorted((FOLDER / title).glob("*.pelagos")):
        record = Record.from_text(path.read_text("utf-8"))
        found += replay(rules, record).log or []
    return rules.box(max(rules.players), {}), found


@pytest.mark.parametrize("title", HAPPENED)
def test_everything_a_title_is_made_of_happens_in_a_record(title: str) -> None:
    box, events = told(title)
    assert HAPPENED[title] <= {event.kind.name for event in events}
    for name, kind in [(name, kind) for of, name, kind in TOLD if of == title]:
        facts = [event.facts[0] for event in events if event.kind.name == name]
        seen = {box.slug(kind, thing) for thing in facts if isinstance(thing, int)}
        every = set(box.names[kind])
        if name == "calamity_strikes":
            every = set(box.names[kind][COMMODITIES:])
        if name == "built":
            every -= {"apollo"}
        assert seen == every, name


@pytest.mark.parametrize("path", [pytest.param(p, id=f"{p.parent.name}-{p.stem}") for p in RECORDS])
def test_a_kept_game_replays_to_the_end_it_had(path: Path) -> None:
    record = Record.from_text(path.read_text("utf-8"))
    rules = load(path.parent.name)
    result = rules.result(replay(rules, record))
    assert result is not None
    assert result.ending == path.stem.partition("-")[0]
    assert verify(rules, record) > 0
