"""A lesson to be filled in: what a line of a record already says about it."""

import json
import re

from pelagos.catalogue import load
from pelagos.engine.box import find_seat, seat_slug
from pelagos.engine.errors import BadData
from pelagos.engine.record import Record, Replay

TEXTS = ("heading", "text", "right", "wrong")


def skeleton(record: Record, game: str, line: int, seat: str = "") -> str:
    """The lesson in which `seat` finds the answer that was given after `line` answers, as TOML.

    The texts are left to be written. Raises BadData where nobody, or somebody else, was asked.
    """
    if not 0 <= line < len(record.lines):
        raise BadData(f"the record has {len(record.lines)} answers; there is none after {line}")
    rules = load(record.title)
    trial = record.like(record.lines[:])
    trial.version = rules.version
    play = Replay(rules, trial)
    while play.at < line:
        play.forward()
    given = record.lines[line]
    if given.seat < 0:
        raise BadData(f"after {line} answers no player is asked, but chance or the clock")
    if seat and find_seat(seat) != given.seat:
        raise BadData(f"after {line} answers {seat_slug(given.seat)} answered, not {seat[:20]}")
    box = play.board.contents()
    space = rules.choices(play.board, given.seat)
    value = rules.read(play.board, given.seat, given.text)
    kinds = {kind: names for kind, names in box.ids.items() if kind != "verb"}
    touched = [f"{kind}/{slug}" for kind, slug in _things(space.write(value, box), kinds)]
    rows = [
        "[[lesson]]",
        f'name = "{given.step.replace("_", "-")}"',
        f'game = "{game}"',
        f"line = {line}",
        f'seat = "{seat_slug(given.seat)}"',
        f"look = {json.dumps(touched)}",
        f"done = {json.dumps([re.escape(f'{given.step} {given.text}'.rstrip())])}",
    ]
    empty = '{ en = "…", ru = "…", pl = "…" }'
    return "\n".join([*rows, *(f"{name} = {empty}" for name in TEXTS), ""])


def _things(text: str, kinds: dict[str, dict[str, int]]) -> list[tuple[str, str]]:
    """What of the box an answer names."""
    words = re.split(r"[\s+:,]+", text)
    return [(kind, word) for word in words for kind, slugs in kinds.items() if word in slugs][:4]
