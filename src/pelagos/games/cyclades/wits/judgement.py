"""What a sensible player of Cyclades values. Numbers are rules of thumb, tuned by play."""

from typing import Final

from pelagos.engine.judgement import Judgement
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Space
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.ids import (
    APOLLO,
    ATHENA,
    BUILDING_TYPES,
    CYCLOPS,
    DRYAD,
    GIANT,
    GRIFFON,
    HARPY,
    KRAKEN,
    PEGASUS,
    PHILOSOPHERS_NEEDED,
    SATYR,
    SIREN,
    SPHINX,
    STAY,
    SYLPH,
    ZEUS,
    God,
)
from pelagos.games.cyclades.offerings import Offerings, price

METROPOLIS: Final = 220.0
WON: Final = 400.0
TYPES: Final = (0.0, 14.0, 34.0, 64.0, 64.0)
"""By how many types of building one has; the fourth is a metropolis."""
SCHOOL: Final = (0.0, 14.0, 34.0, 64.0, 64.0)
"""By philosophers."""
SPARE_TILE: Final = 3.0
INCOME: Final = 13.0
PURSE: Final = 2.5
FULL_PURSE: Final = 10
HOARD: Final = 0.6
PRIEST: Final = 9.0
ISLAND: Final = 12.0
UNIT: Final = 3.0
BARE_ISLAND: Final = 6.0
RIVAL: Final = 0.4


class CycladesJudgement(Judgement[Board]):
    """Metropolises first, then what makes them: types of buildings, philosophers, income."""

    scale = 200.0

    def age(self, b: Board) -> int:
        return b.round

    def value(self, b: Board, seat: int) -> float:
        if b.ending:
            return 1000.0 if b.metropolises_of(seat) >= b.box.to_win else 0.0
        have = standings(b)
        rival = max([have[s] for s in b.alive if s != seat], default=0.0)
        return have[seat] - RIVAL * rival + pending(b, seat)

    def hint(self, b: Board, seat: int, step: str, space: Space[object], rng: Rng) -> object | None:
        if step == "lay_offering" and isinstance(space, Offerings):
            return offering(b, seat, space)
        if step == "attacker_retreat":
            region, _, count, _ = b.battle
            return None if count <= b.units[region] else (STAY, ())
        return None


def standings(b: Board) -> list[float]:
    """What each player has, counting next round's income as if it were paid: all in one walk over
    the board, since bots ask for it more often than for anything else."""
    box, holder, tiles = b.box, b.holder, b.tiles
    found, income = [0.0] * box.players, [0] * box.players
    metropolises, types, built = [0] * box.players, [0] * box.players, [0] * box.players
    for island in box.all_islands:
        seat = holder[island]
        if seat >= 0:
            income[seat] += box.prosperity[island] + b.prosperity[island]
            metropolises[seat] += b.metropolis[island]
            found[seat] += ISLAND
            if not b.units[island]:
                found[seat] -= BARE_ISLAND * (1 + 3 * b.metropolis[island])
    for sea in box.trade_seas:
        if holder[sea] >= 0:
            income[holder[sea]] += 1
    for slot, tile in enumerate(tiles):
        if tile >= 0 and holder[box.slot_island[slot]] >= 0:
            seat = holder[box.slot_island[slot]]
            types[seat] |= 1 << tile
            built[seat] += 1
    for seat in range(box.players):
        if seat not in b.alive:
            found[seat] = -200.0
            continue
        kinds = types[seat].bit_count()
        worth = METROPOLIS * metropolises[seat] + TYPES[kinds] + SPARE_TILE * (built[seat] - kinds)
        if metropolises[seat] >= box.to_win:
            worth += WON
        worth += SCHOOL[min(b.philosophers[seat], PHILOSOPHERS_NEEDED)] + PRIEST * b.priests[seat]
        gold = b.gold[seat] + (income[seat] if b.seat >= 0 else 0)
        worth += PURSE * min(gold, FULL_PURSE) + HOARD * max(0, gold - FULL_PURSE)
        worth += INCOME * income[seat] + UNIT * (16 - b.fleets_left[seat] - b.armies_left[seat])
        found[seat] += worth
    return found


def pending(b: Board, seat: int) -> float:
    """What is under way and will show its worth in the next answers."""
    if b.founding.seat == seat:
        return METROPOLIS
    if b.battle.attacker == seat:
        region, _, count, _ = b.battle
        ahead = region < b.box.islands and count > b.units[region]
        return UNIT * count + (ISLAND if ahead else 0.0)
    power = b.power()
    if power < 0 or b.seat != seat or not b.open_decision:
        return 0.0
    if power == CYCLOPS:
        types = len([t for t in range(BUILDING_TYPES) if b.tiles_of(seat, t)])
        if all([len(b.tiles_of(seat, t)) <= 1 for t in range(BUILDING_TYPES)]):
            return 0.0
        return 170.0 if types == BUILDING_TYPES - 1 else 15.0
    if power == SATYR:
        return 170.0 if b.philosophers[seat] == PHILOSOPHERS_NEEDED - 1 else 18.0
    return POWERS.get(power, 0.0)


POWERS: Final = {
    SIREN: 6.0,
    PEGASUS: 12.0,
    GIANT: 6.0,
    SPHINX: 0.0,
    SYLPH: 4.0,
    HARPY: 5.0,
    GRIFFON: 8.0,
    DRYAD: 12.0,
    KRAKEN: 2.0,
}


def appetite(b: Board, seat: int, god: God, left: int) -> float:
    """How much a god's favour is worth, in gold, with `left` gold pieces to spend there."""
    price_of_tile = b.box.building_price
    types = [t for t in range(BUILDING_TYPES) if b.tiles_of(seat, t)]
    room = any([b.free_slots(i) for i in b.islands_of(seat)])
    worth = 2.0
    if room and left >= price_of_tile and god not in types:
        worth += (3.0, 4.0, 5.0, 30.0)[len(types)]
    if god == ATHENA:
        taught = b.philosophers[seat]
        if taught == PHILOSOPHERS_NEEDED - 1 or (taught == PHILOSOPHERS_NEEDED - 2 and left >= 4):
            worth += 30.0
        else:
            worth += 2.0 + taught
    elif god == ZEUS:
        worth += 2.0
    return worth


def offering(b: Board, seat: int, space: Offerings) -> object:
    """The god with the largest gain over the least offering that takes him; or Apollo."""
    best: object = (APOLLO, ())
    best_gain = 3.5 if b.island_count(seat) == 1 else 1.5
    if not b.apollo:
        best_gain += 1.5
    for god, least, most in zip(space.ids, space.least, space.limits, strict=False):
        amount = least
        cost = price(b, seat, amount)
        # a little more than needed keeps the next player away
        while amount < most and price(b, seat, amount + 1) <= min(cost, 1):
            amount += 1
        gain = appetite(b, seat, god, b.gold[seat] - cost) - cost
        if gain > best_gain:
            best, best_gain = (god, amount), gain
    return best


def judgement() -> CycladesJudgement:
    """What bots may know of Cyclades."""
    return CycladesJudgement()
