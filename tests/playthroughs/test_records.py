"""Finished games kept as fixtures: they replay to the end they had, and their chance is proved."""

import re
from pathlib import Path

import pytest

from pelagos.catalogue import SHELF, Entry, load
from pelagos.engine.record import Record, replay
from pelagos.engine.steps import Ask
from pelagos.table.chance import verify

FOLDER = Path(__file__).parents[2] / "records"
RECORDS = sorted(FOLDER.glob("*/*.pelagos"))
NOT_YET: dict[str, set[str]] = {
    "mare_nostrum": {
        "choose_civilization", "divide_fortresses", "draw_choosing_order", "name_director",
        "name_next_builder", "name_next_general", "name_political_leader", "take_spoils",
        "turn_legion", "turn_legion_on_entry",
        "alps", "free_fortress", "lay", "pass",
    },
    "laget_civilization": {
        "choose_chain", "choose_civilization", "choose_spoils", "declare_blockade",
        "divide_fortresses", "roll_for_order", "turn_legion_on_entry",
        "alps", "free_convert", "halt", "nothing",
    },
    "civilization": {
        "choose_plain", "divide_flood", "lose_to_epidemic", "lose_to_eruption", "name_assault",
        "order_epidemic", "reduce_by_disorder", "reduce_by_iconoclasm", "remove_revolting_city",
        "sack_city", "seal_tax_rate", "spread_heresy", "take_over",
        "none",
    },
}  # fmt: skip
"""Questions and verbs that no kept game shows; the list may only become shorter."""


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
    verbs = set(rules.box(max(rules.players), {}).names["verb"])
    asked: set[str] = set()
    said: set[str] = set()
    for path in (FOLDER / entry.title).glob("*.pelagos"):
        for line in Record.from_text(path.read_text("utf-8")).lines:
            asked.add(line.step)
            said.update(re.split(r"[ +:,]", line.text))
    assert asks - asked == NOT_YET.get(entry.title, set()) & asks
    assert verbs - said == NOT_YET.get(entry.title, set()) & verbs


@pytest.mark.parametrize("path", [pytest.param(p, id=f"{p.parent.name}-{p.stem}") for p in RECORDS])
def test_a_kept_game_replays_to_the_end_it_had(path: Path) -> None:
    record = Record.from_text(path.read_text("utf-8"))
    rules = load(path.parent.name)
    result = rules.result(replay(rules, record))
    assert result is not None
    assert result.ending == path.stem.partition("-")[0]
    assert verify(rules, record) > 0
