"""Questions that hardly ever come up, each in a position set up for it.

Bots meet none of them in hundreds of games. The pieces are put where the tests of the rules put
them, with the same helpers.
"""

from collections.abc import Callable
from typing import Any

from pelagos.engine.position import Position
from pelagos.engine.record import Record
from pelagos.engine.rules import Rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION
from pelagos.games.mare_nostrum.original.phases import CAMPAIGN
from pelagos.server.present.timeline import Timeline
from pelagos.server.routes import what_if
from pelagos.server.storage.rows import Head
from tests.browser.situations import NAMES, Key, Situation
from tests.civilization.build import RULES
from tests.civilization.build import Table as Civilization
from tests.mare_nostrum import test_laget_war as laget
from tests.mare_nostrum import test_original_military as original
from tests.mare_nostrum.build import BABYLON, EGYPT, ROME
from tests.mare_nostrum_empires import test_conquest as empires
from tests.mare_nostrum_empires.build import ROME as EMPIRES_ROME

Stage = tuple[Rules[Any], Position]


def _laget_fortresses() -> Stage:
    t = laget.palestine().fort("palestine").legions(BABYLON, "palestine", 2)
    t.legions(ROME, "palestine").legions(EGYPT, "palestine")
    t.play(ACTIVATION, BABYLON).say(BABYLON, "fight palestine")
    t.say(BABYLON, "rome:1+egypt:1")
    return t.rules, t.b


def _laget_spoils() -> Stage:
    t = laget.table().own(ROME, "tripolitania").cards(EGYPT, "nebuchadnezzar")
    t.built("market_tripolitania").legions(EGYPT, "tripolitania")
    t.play(ACTIVATION, EGYPT).say(EGYPT, "settle tripolitania")
    t.say(EGYPT, "pillage market_tripolitania")
    return t.rules, t.b


def _original_fortresses() -> Stage:
    t = original.table().own(BABYLON, "palestine").fort("palestine")
    t.legions(BABYLON, "palestine", 2).legions(ROME, "palestine")
    t.legions(EGYPT, "palestine").play(CAMPAIGN, BABYLON)
    t.say(BABYLON, "halt").say(BABYLON, "rome:1+egypt:1")
    return t.rules, t.b


def _original_entry() -> Stage:
    t = original.helen(1, interleaved_military_actions=True)
    return t.rules, t.b


def _original_spoils() -> Stage:
    t = original.table(5, interleaved_military_actions=True).own(ROME, "tripolitania")
    t.cards(EGYPT, "nebuchadnezzar").built("leptis_magna")
    t.legions(EGYPT, "tripolitania", 2).legions(ROME, "tripolitania")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "fight tripolitania")
    t.fate("6+6+1").say(EGYPT, "pillage leptis_magna")
    return t.rules, t.b


def _empires_post() -> Stage:
    t = empires.conqueror()
    t.say(EMPIRES_ROME, "cyrenaica occupy cyrenaica_papyrus+cyrene")
    empires.next_turn(t, EMPIRES_ROME, "war_march")
    t.say(EMPIRES_ROME, "march cyrenaica aegyptus")
    return t.rules, t.b


def _revolt() -> Stage:
    t = Civilization("africa", "crete")
    free = [area for area in t.box.land if t.box.in_play[area]]
    for seat in (0, 1):
        for area in free[seat * 9 : seat * 9 + 9]:
            t.b.found_city(seat, area)
    t.stock(0, 40).stock(1, 14)
    t.run("taxation")
    return RULES, t.b


def _assault() -> Stage:
    t = Civilization("africa", "italy").city(0, "carthage").tokens(1, carthage=7).stock(1, 20)
    t.city(1, "roma").tokens(0, roma=7).stock(0, 5)
    t.run("conflict")
    return RULES, t.b


MARK = "staged"
"""What a record without lines says it comes from, before the title, phase and question."""
OPTIONS: dict[str, dict[str, object]] = {
    "turn_legion_on_entry": {"interleaved_military_actions": True},
    "take_spoils": {"interleaved_military_actions": True},
    "war_leave_post": {"hero_display": "all_open"},
}
STAGES: dict[tuple[str, str, str], Callable[[], Stage]] = {
    ("laget_civilization", "engagement", "divide_fortresses"): _laget_fortresses,
    ("laget_civilization", "settlement", "choose_spoils"): _laget_spoils,
    ("mare_nostrum", "engagement", "divide_fortresses"): _original_fortresses,
    ("mare_nostrum", "land_battle", "take_spoils"): _original_spoils,
    ("mare_nostrum", "entry", "turn_legion_on_entry"): _original_entry,
    ("mare_nostrum_empires", "leaving", "war_leave_post"): _empires_post,
    ("civilization", "taxation", "remove_revolting_city"): _revolt,
    ("civilization", "assault", "name_assault"): _assault,
}


def situations(title: str) -> dict[Key, Situation]:
    """A record without lines for each question; a server that knows `taken_over` stages it."""
    found: dict[Key, Situation] = {}
    for (name, phase, step), stage in STAGES.items():
        if name != title:
            continue
        rules, board = stage()
        origin = f"{MARK} {name} {phase} {step}"
        players = board.contents().players
        record = Record(
            title,
            rules.version,
            players,
            OPTIONS.get(step, {}),
            list(NAMES[:players]),
            origin=origin,
        )
        found[phase, step] = Situation(record, 0, rules.asked(board)[0])
    return found


_real = what_if._taken_over


def taken_over(head: Head, timeline: Timeline, line: int) -> Record:
    """In place of the server's own: goes on from a staged position where a record names one."""
    found = _real(head, timeline, line)
    mark, _, names = head.origin.partition(" ")
    if mark == MARK:
        title, phase, step = names.split()
        found.position = STAGES[title, phase, step]()[1].state()
        found.branch = 0
    return found
