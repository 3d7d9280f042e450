"""A set one would pay with: what is left should buy as much as possible."""

from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.ids import (
    COIN,
    COINS_ONLY,
    GOODS,
    LEGENDARY,
    ONE_RESOURCE,
)
from pelagos.games.mare_nostrum.empires.payment import hand_of, purse_of
from pelagos.games.mare_nostrum.empires.sets import Goods, Paid, Payment, kind_of, tiles_paid


def spare(tiles: list[int], resource: int) -> float:
    """How easily a hand can do without one tile: the higher, the easier."""
    if resource == COIN:
        coins = tiles[COIN]
        return 1.5 if coins % 3 or coins < 6 else 0.8
    kind = kind_of(resource)
    copies = tiles[kind] + tiles[LEGENDARY + kind]
    return copies - 1 + (0.1 if resource < GOODS else 0.0)


def left_over(b: Board, seat: int, paid: tuple[int, ...]) -> float:
    """What the rest of the hand can still buy."""
    tiles = hand_of(b, seat)
    for r in paid:
        tiles[r] -= 1
    purse = purse_of(b, seat, tiles)
    sets = purse.coins // 3 + sum([1 for n in range(3, 13, 3) if purse.kinds >= n])
    best = max([n for n in (0, 3, 6, 7, 8, 9, 10, 12) if purse.affords(n)])
    return 3.0 * sets + best + 0.1 * purse.kinds + 0.05 * purse.coins


def plainest(goods: Goods, tiles: list[int]) -> tuple[int, ...]:
    """A legal set of the goods one has most of."""
    kinds = [g for g in range(GOODS) if tiles[g] + tiles[LEGENDARY + g]]
    kinds.sort(key=lambda g: -(tiles[g] + tiles[LEGENDARY + g]))
    chosen: list[int] = []
    if goods.twice:
        first = kinds.pop(0)
        chosen.append(first if tiles[first] else LEGENDARY + first)
        chosen.append(first if tiles[first] > 1 else LEGENDARY + first)
    for g in kinds[: goods.number - len(chosen)]:
        chosen.append(g if tiles[g] else LEGENDARY + g)
    return tuple(sorted(chosen))


def proposed(b: Board, seat: int, space: Payment) -> tuple[int, Paid]:
    """The set that leaves most to buy with: of each way, the tiles one has most of."""
    tiles = hand_of(b, seat)
    best: tuple[int, Paid] = (space.ids[0], ())
    most = -1.0
    for way in space.ids:
        chosen: Paid = ()
        if way == ONE_RESOURCE:
            chosen = max(space.single, key=lambda r: spare(tiles, r))
        elif way != COINS_ONLY:
            chosen = plainest(space.goods(way), tiles)
        value = left_over(b, seat, tiles_paid(way, chosen, space.number))
        if value > most:
            best, most = (way, chosen), value
    return best
