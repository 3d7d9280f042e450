"""Ways on from kept games of both four-card editions, and games by chance with every option.

`python -m tests.mare_nostrum.ways --write` renews ways.json after a change that was meant.
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
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    CIVILIZATION_HEROES,
    KINDS,
    LEGIONS,
    PYRAMIDS,
    SIDES,
    TRIREMES,
    UNSOLD,
)
from pelagos.games.mare_nostrum.laget.board import LagetBoard
from tests.support.ways_on import by_chance, changed, in_other_box, recorded, write

KEPT = Path(__file__).with_name("ways.json")
FOLDER = Path(__file__).parents[2] / "records"
TITLES = ("mare_nostrum", "laget_civilization")
PLAIN = (2, 11)
CHANGED = (1, 5)
ANSWERS = 14
BY_CHANCE = 160
TURNS = ("build", "campaign", "campaign_freely")
TROOPS = 12


def other_hands_and_options(rules: Rules[Any], before: Position, rng: Chance) -> Position:
    """Heroes and wonders change hands, troops are everywhere, and the table has other options."""
    sets = rules.option_sets(before.contents().players)
    b = in_other_box(rules, before, sets[rng.below(len(sets))])
    assert isinstance(b, Board)
    owner = list(b.owner)
    for card in range(len(CIVILIZATION_HEROES), PYRAMIDS):
        if owner[card] >= 0 or (owner[card] == UNSOLD and rng.below(2)):
            owner[card] = rng.below(b.box.players)
    b.owner = tuple(owner)
    step = rules.step(b)
    if step is not None and step.name in TURNS:
        for _ in range(TROOPS):
            reinforce(b, rng)
        make_scarce(b, rng)
    return b


def make_scarce(b: Board, rng: Chance) -> None:
    """Of some pieces, tokens and cards one is left, or none."""
    for at in range(len(b.supply)):
        if rng.below(3) == 0:
            b.supply[at] = min(b.supply[at], rng.below(2))
    b.stock = tuple([min(n, rng.below(2)) if rng.below(3) == 0 else n for n in b.stock])
    for kind in range(KINDS):
        if rng.below(4) == 0:
            b.bank[kind] = min(b.bank[kind], rng.below(2))


def reinforce(b: Board, rng: Chance) -> None:
    """A legion, a trireme and a building, wherever they come to stand."""
    atlas = b.box.atlas
    side = rng.below(b.box.players)
    province, sea = rng.below(atlas.provinces), rng.below(atlas.seas)
    if b.supply[LEGIONS * SIDES + side] and not b.fought >> province & 1:
        b.place_legion(province, side)
        if isinstance(b, LagetBoard):
            b.lapse(province)
    if b.supply[TRIREMES * SIDES + side] and not b.fought >> atlas.provinces + sea & 1:
        b.place_trireme(atlas.provinces + sea, side)
    site = rng.below(len(atlas.sites))
    if b.sites[site] == 0 and b.stock[atlas.site_item[site]]:
        b.build_on(site)


def games() -> dict[str, Iterator[str]]:
    """All of them, by name."""
    found: dict[str, Iterator[str]] = {}
    for title in TITLES:
        rules = load(title)
        change = partial(other_hands_and_options, rules)
        for path in sorted((FOLDER / title).glob("*.pelagos")):
            found[f"{title}: {path.stem}"] = recorded(rules, path, PLAIN)
            found[f"{title}: {path.stem}, changed"] = changed(rules, path, CHANGED, change, ANSWERS)
        for at, players in enumerate(rules.players):
            for n, options in enumerate(rules.option_sets(players)):
                if n % len(rules.players) == at:
                    name = f"{title}: {players} players, options {n}"
                    found[name] = by_chance(rules, players, options, BY_CHANCE)
    return found


if __name__ == "__main__" and "--write" in sys.argv:
    write(KEPT, games())
