"""Rules of thumb: quick sensible answers to single questions."""

from collections.abc import Callable
from typing import Final

from pelagos.engine.spaces import Menu, OneOf, SomeOf, Space
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.ids import (
    COIN,
    DECLARE,
    DONE,
    FREE,
    GOODS,
    LEGENDARY,
    MARCH,
    PLACE,
    RESOURCES,
    TAKE,
    WALLS,
    YES,
    YIELD_LEGENDARY,
)
from pelagos.games.mare_nostrum.empires.movement import destinations
from pelagos.games.mare_nostrum.empires.payment import hand_of
from pelagos.games.mare_nostrum.empires.sets import (
    Payment,
    kind_of,
)
from pelagos.games.mare_nostrum.empires.wits.payments import proposed, spare
from pelagos.games.mare_nostrum.shared.tables import bits

ThumbRule = Callable[[Board, int, Space], object | None]


def wish(tiles: list[int], resource: int) -> float:
    """How welcome a tile is."""
    if resource == COIN:
        return 1.0 + (0.6 if tiles[COIN] >= 5 else 0.0)
    kind = kind_of(resource)
    return 2.0 if not tiles[kind] + tiles[LEGENDARY + kind] else 0.2


def call_number(b: Board, seat: int, space: Space) -> object | None:
    """As many as one has to spare."""
    assert isinstance(space, OneOf)
    tiles = hand_of(b, seat)
    extra = sum([n - 1 for n in tiles[:GOODS] if n > 1]) + tiles[COIN] % 3
    return min(space.ids, key=lambda n: abs(n - extra))


def offer(b: Board, seat: int, space: Space) -> object | None:
    """What is spare most, one tile after the other."""
    assert isinstance(space, SomeOf)
    tiles = hand_of(b, seat)
    chosen: list[int] = []
    for _ in range(space.low):
        best = max([r for r in range(RESOURCES) if tiles[r]], key=lambda r: spare(tiles, r))
        tiles[best] -= 1
        chosen.append(best)
    return tuple(sorted(chosen))


def take(b: Board, seat: int, space: Space) -> object | None:
    """What one lacks, from whoever has it."""
    tiles = hand_of(b, seat)
    return max(space.values(), key=lambda v: wish(tiles, v[1]) if isinstance(v, tuple) else 0.0)


def give(b: Board, seat: int, space: Space) -> object | None:
    """What is spare most."""
    assert isinstance(space, OneOf)
    tiles = hand_of(b, seat)
    return max(space.ids, key=lambda r: spare(tiles, r))


def colossus(b: Board, seat: int, space: Space) -> object | None:
    """A good one lacks."""
    assert isinstance(space, Menu)
    goods = space.then(TAKE)
    assert isinstance(goods, OneOf)
    tiles = hand_of(b, seat)
    return (TAKE, max(goods.ids, key=lambda r: wish(tiles, r)))


def temple(b: Board, seat: int, space: Space) -> object | None:
    """Legendary goods are mostly new kinds."""
    assert isinstance(space, Menu)
    return (space.ids[0], YIELD_LEGENDARY)


def myself_first(b: Board, seat: int, space: Space) -> object | None:
    """Oneself, else whoever comes first."""
    assert isinstance(space, OneOf)
    return seat if seat in space.ids else space.ids[0]


def yes(b: Board, seat: int, space: Space) -> object | None:
    """Yes."""
    return YES


def keep(b: Board, seat: int, space: Space) -> object | None:
    """As much as is allowed."""
    return max(space.values(), key=lambda v: len(v) if isinstance(v, tuple) else 0)


def pay(b: Board, seat: int, space: Space) -> object | None:
    """The set that leaves most to buy with."""
    assert isinstance(space, Payment)
    return proposed(b, seat, space)


def peace(b: Board, seat: int, space: Space) -> object | None:
    """With the strongest opponent who may be named."""
    assert isinstance(space, Menu)
    foes = space.then(DECLARE)
    assert isinstance(foes, OneOf)
    seats = b.box.players
    return (DECLARE, max(foes.ids, key=lambda s: b.track[2 * seats + s]))


def first_of_all(b: Board, seat: int, space: Space) -> object | None:
    """Whatever is listed first."""
    return space.values()[0]


def nothing_more(b: Board, seat: int, space: Space) -> object | None:
    """Done."""
    return (DONE, ())


def prey(b: Board, seat: int, province: int) -> float:
    """What an enemy province without Units has to offer a Legion that walks in."""
    owner = b.control[province]
    if owner < 0 or owner == seat or b.enemies(seat) >> province & 1:
        return 0.0
    found = 0.0
    for icon in b.box.icons_at[province]:
        if b.built >> icon & 1:
            found += 4.0 if b.box.prizes >> icon & 1 else 1.0
    return found / (1 + b.legions[province * b.box.players + seat])


def march(b: Board, seat: int, space: Space) -> object | None:
    """Into the richest undefended enemy province at hand; nobody leaves a better post."""
    best, move = 0.5, (DONE, ())
    found: object = move
    for origin, n in enumerate(b.rested):
        if not n or n <= b.posts(origin, seat):
            continue
        here = prey(b, seat, origin)
        for target in bits(destinations(b, seat, origin)):
            gain = prey(b, seat, target) - here
            if gain > best:
                best, found = gain, (MARCH, (origin, target))
    return found


def losses(b: Board, seat: int, space: Space) -> object | None:
    """Idle Legions first, the Fortress last."""
    assert isinstance(space, SomeOf)
    order = sorted(space.pile, key=lambda p: 1000 if p == WALLS else p - FREE)
    return tuple(sorted(order[: space.low]))


def circe(b: Board, seat: int, space: Space) -> object | None:
    """Every free Legion works."""
    assert isinstance(space, Menu)
    icons = space.then(PLACE)
    assert isinstance(icons, OneOf)
    return (PLACE, icons.ids[0])


def tie(b: Board, seat: int, space: Space) -> object | None:
    """Oneself, else whoever holds fewest titles."""
    assert isinstance(space, OneOf)
    if seat in space.ids:
        return seat
    return min(space.ids, key=b.leaders.count)


RULES: Final[dict[str, ThumbRule]] = {
    "temple_choice": temple,
    "colossus": colossus,
    "trade_marker": call_number,
    "offer": offer,
    "take": take,
    "compensate": give,
    "build_pick": myself_first,
    "build_perseus": yes,
    "pay": pay,
    "build_castor": first_of_all,
    "keep": keep,
    "war_zeus": peace,
    "war_pick": myself_first,
    "war_convert": first_of_all,
    "war_sail": nothing_more,
    "war_sea_battle": nothing_more,
    "war_march": march,
    "war_leave_post": first_of_all,
    "battle_losses": losses,
    "war_circe": circe,
    "lead_tie_trade": tie,
    "lead_tie_culture": tie,
    "lead_tie_military": tie,
}
