"""Ways on from kept games of Empires, and games by chance with every option.

`python -m tests.mare_nostrum_empires.ways --write` renews ways.json after a change that was meant.
"""

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from pelagos.bots import Chance
from pelagos.catalogue import load
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.ids import LEGION, NONE, PIECES, PYRAMIDS, TRIREME
from tests.support.ways_on import by_chance, changed, in_other_box, recorded, write

KEPT = Path(__file__).with_name("ways.json")
FOLDER = Path(__file__).parents[2] / "records"
TITLE = "mare_nostrum_empires"
PLAIN = (2, 11)
CHANGED = (1, 5)
ANSWERS = 14
BY_CHANCE = 160
TURNS = ("trade_marker", "build", "war_pick", "war_sail", "war_march")
TROOPS = 12


def other_hands_and_options(rules: Rules[Any], before: Position, rng: Chance) -> Position:
    """Heroes and wonders change hands, troops are everywhere, and the table has other options."""
    box = before.contents()
    sets = rules.option_sets(box.players)
    same_map = {"reduced_board": box.options["reduced_board"]}
    b = in_other_box(rules, before, {**sets[rng.below(len(sets))], **same_map})
    assert isinstance(b, Board)
    owner = list(b.owner)
    for tile in range(PYRAMIDS):
        if owner[tile] != NONE or rng.below(2):
            owner[tile] = rng.below(b.box.players)
            b.face_up &= ~(1 << tile)
    b.owner = tuple(owner)
    step = rules.step(b)
    if step is not None and step.name in TURNS:
        for _ in range(TROOPS):
            reinforce(b, rng)
        make_scarce(b, rng)
    return b


def make_scarce(b: Board, rng: Chance) -> None:
    """Of some pieces and Resources one is left, or none."""
    for at in range(len(b.stock)):
        if rng.below(3) == 0:
            b.stock[at] = min(b.stock[at], rng.below(2))
    for kind in range(len(b.reserve)):
        if rng.below(4) == 0:
            b.reserve[kind] = min(b.reserve[kind], rng.below(2))
    if rng.below(3) == 0:
        b.pile = b.discard = 0


def reinforce(b: Board, rng: Chance) -> None:
    """A Legion, a Trireme and a Building, wherever they come to stand."""
    seat = rng.below(b.box.players)
    province, sea, icon = rng.below(b.box.provinces), rng.below(b.box.seas), rng.below(b.box.icons)
    if b.stock[seat * PIECES + LEGION] and b.box.in_play >> province & 1:
        b.add_legions(province, seat, 1)
        b.settle(province)
    if b.stock[seat * PIECES + TRIREME]:
        b.add_triremes(sea, seat, 1)
    if b.box.in_play >> b.box.icon_province[icon] & 1 and not b.built >> icon & 1:
        b.raise_building(icon)


def games() -> dict[str, Iterator[str]]:
    """All of them, by name."""
    found: dict[str, Iterator[str]] = {}
    rules = load(TITLE)
    change = partial(other_hands_and_options, rules)
    for path in sorted((FOLDER / TITLE).glob("*.pelagos")):
        found[path.stem] = recorded(rules, path, PLAIN)
        found[f"{path.stem}, changed"] = changed(rules, path, CHANGED, change, ANSWERS)
    for at, players in enumerate(rules.players):
        for n, options in enumerate(rules.option_sets(players)):
            if n % len(rules.players) == at:
                name = f"{players} players, options {n}"
                found[name] = by_chance(rules, players, options, BY_CHANCE)
    return found


if __name__ == "__main__" and "--write" in sys.argv:
    write(KEPT, games())
