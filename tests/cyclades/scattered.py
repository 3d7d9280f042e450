"""Archipelagos by chance: what stands where in the middle of a game, rare things not rarely."""

from pelagos.bots import Chance
from pelagos.games.cyclades.board import Board, changed
from pelagos.games.cyclades.ids import (
    BUILDING_TYPES,
    CREATURES,
    ISLAND_FIGURES,
    MINOTAUR,
    PRIESTS,
    PROSPERITY_MARKERS,
    SUMMON,
    UNITS_EACH,
)
from pelagos.games.cyclades.income import earnings
from pelagos.games.cyclades.metropolises import has_set
from tests.cyclades.build import RULES, Table


def scattered(players: int, options: dict[str, object], rng: Chance) -> Board:
    """Somebody's turn, or the offerings, where all is scattered by chance."""
    table = Table(players, **options)
    b = table.b
    settle(b, rng)
    build(b, rng)
    man(b, rng)
    summon(b, rng)
    b.gold = [rng.below(14) for _ in b.gold]
    b.incomes = tuple(earnings(b)[:players])
    if rng.below(4):
        god = b.gods[rng.below(len(b.gods))]
        table.turn(table.box.slug("god", god), rng.below(players))
        b.recruited = rng.below(3)
        b.turns_over = tuple(m for m in range(len(b.box.owners)) if m != b.marker)
        if rng.below(2):
            b.gold[b.seat] += max(b.box.track)
            creature = b.track[rng.below(len(b.track))]
            RULES.answer(b, b.seat, (SUMMON, creature))
    else:
        order = list(b.box.owners)
        table.offerings(*[order.pop(rng.below(len(order))) for _ in b.box.owners])
    return b


def settle(b: Board, rng: Chance) -> None:
    """Everybody has one island, some have more; some land has markers of prosperity."""
    left = list(b.box.all_islands)
    for number, seat in enumerate(b.alive, 1):
        spared = len(b.alive) - number
        for _ in range(min(1 + rng.below(2) * rng.below(3), len(left) - spared)):
            b.place_units(left.pop(rng.below(len(left))), seat, 0)
    for island in b.box.all_islands:
        b.prosperity = changed(b.prosperity, island, rng.below(2) * rng.below(3))
    if not rng.below(6):
        more = PROSPERITY_MARKERS - sum(b.prosperity)
        b.prosperity = changed(b.prosperity, 0, b.prosperity[0] + more)


def build(b: Board, rng: Chance) -> None:
    """Tiles in many slots, nobody's set complete; here and there a metropolis."""
    for island in b.box.all_islands:
        if b.holder[island] < 0:
            continue
        there = not rng.below(3)
        b.metropolis = changed(b.metropolis, island, int(there))
        for slot in b.free_slots(island):
            if rng.below(2):
                b.tiles[slot] = rng.below(BUILDING_TYPES)
    for seat in b.alive:
        if has_set(b, seat):
            lacking = rng.below(BUILDING_TYPES)
            for slot in b.tiles_of(seat, lacking):
                b.tiles[slot] = -1
        for mark in b.unused_temples(seat):
            b.temples_used |= rng.below(2) << mark


def man(b: Board, rng: Chance) -> None:
    """Armies and fleets, priests and philosophers; of some kinds all there are."""
    for island in b.box.all_islands:
        seat = b.holder[island]
        count = rng.below(4)
        if seat >= 0 and b.armies_left[seat] >= count:
            b.place_units(island, seat, count)
            b.armies_left[seat] -= count
    for seat in b.alive:
        for _ in range(rng.below(4)):
            near = [s for i in b.islands_of(seat) for s in b.box.neighbours[i]]
            free = [s for s in near if b.holder[s] in (-1, seat)] or b.box.all_seas
            sea = free[rng.below(len(free))]
            count = 1 + rng.below(3)
            if b.holder[sea] in (-1, seat) and b.fleets_left[seat] >= count:
                b.place_units(sea, seat, count)
                b.fleets_left[seat] -= count
        b.priests[seat] = rng.below(4)
        b.philosophers[seat] = rng.below(4)
    if not rng.below(6):
        b.priests[0] += PRIESTS - sum(b.priests) - rng.below(2)
    if not rng.below(6):
        last = b.alive[-1]
        home = b.islands_of(last)[0]
        b.place_units(home, last, b.armies_left[last])
        b.armies_left[last] = 0
        assert b.units[home] <= UNITS_EACH


def summon(b: Board, rng: Chance) -> None:
    """Creatures on the track and on islands, the Kraken at sea, the rest in two piles."""
    left = list(range(CREATURES))
    b.track = tuple(left.pop(rng.below(len(left))) for _ in b.track)
    for creature in range(MINOTAUR, MINOTAUR + ISLAND_FIGURES):
        free = [i for i in b.box.all_islands if b.figure_on(i) < 0]
        if creature in left and not rng.below(3):
            left.remove(creature)
            b.set_figure(creature, free[rng.below(len(free))], rng.below(b.box.players))
            b.figures = changed(b.figures, 2 * ISLAND_FIGURES + creature - MINOTAUR, b.round - 1)
    free_seas = [s for s in b.box.all_seas if b.holder[s] < 0]
    if rng.below(2):
        b.kraken = free_seas[rng.below(len(free_seas))]
    b.discards = tuple(c for c in left if not rng.below(3))
    b.deck = tuple(c for c in left if c not in b.discards)
