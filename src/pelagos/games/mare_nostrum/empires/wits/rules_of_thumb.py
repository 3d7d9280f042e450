"""Rules of thumb: quick sensible answers to single questions."""

from collections.abc import Callable
from typing import Any, Final, TypeVar

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
from pelagos.games.mare_nostrum.shared.tables import ids_in
from pelagos.games.mare_nostrum.shared.takings import Takings

ThumbRule = Callable[[Board, int, Space[object]], object | None]

S = TypeVar("S", bound=Space[Any])


def to(form: type[S], rule: Callable[[Board, int, S], object | None]) -> ThumbRule:
    """A rule of thumb for questions of one form; asked in another it has no answer."""

    def answer(b: Board, seat: int, space: Space[object]) -> object | None:
        return rule(b, seat, space) if isinstance(space, form) else None

    return answer


def wish(tiles: list[int], resource: int) -> float:
    """How welcome a tile is."""
    if resource == COIN:
        return 1.0 + (0.6 if tiles[COIN] >= 5 else 0.0)
    kind = kind_of(resource)
    return 2.0 if not tiles[kind] + tiles[LEGENDARY + kind] else 0.2


def call_number(b: Board, seat: int, space: OneOf) -> object | None:
    """As many as one has to spare."""
    tiles = hand_of(b, seat)
    extra = sum([n - 1 for n in tiles[:GOODS] if n > 1]) + tiles[COIN] % 3
    return min(space.ids, key=lambda n: abs(n - extra))


def offer(b: Board, seat: int, space: SomeOf) -> object | None:
    """What is spare most, one tile after the other."""
    tiles = hand_of(b, seat)
    chosen: list[int] = []
    for _ in range(space.low):
        best = max([r for r in range(RESOURCES) if tiles[r]], key=lambda r: spare(tiles, r))
        tiles[best] -= 1
        chosen.append(best)
    return tuple(sorted(chosen))


def take(b: Board, seat: int, space: Takings) -> object | None:
    """What the seat lacks, from any player who has it."""
    tiles = hand_of(b, seat)
    found = [(source, kind) for source in space.ids for kind in space.goals(source)]
    wishes = [wish(tiles, kind) for _, kind in found]
    return found[wishes.index(max(wishes))]


def give(b: Board, seat: int, space: OneOf) -> object | None:
    """What is spare most."""
    tiles = hand_of(b, seat)
    return max(space.ids, key=lambda r: spare(tiles, r))


def colossus(b: Board, seat: int, space: Menu[int]) -> object | None:
    """A good one lacks."""
    tiles = hand_of(b, seat)
    return (TAKE, max(space.then(TAKE).values(), key=lambda r: wish(tiles, r)))


def temple(b: Board, seat: int, space: Menu[int]) -> object | None:
    """Legendary goods are mostly new kinds."""
    return (space.ids[0], YIELD_LEGENDARY)


def myself_first(b: Board, seat: int, space: OneOf) -> object | None:
    """Oneself, else the first in line."""
    return seat if seat in space.ids else space.ids[0]


def yes(b: Board, seat: int, space: Space[object]) -> object | None:
    """Yes."""
    return YES


def keep(b: Board, seat: int, space: SomeOf) -> object | None:
    """As much as is allowed."""
    return max(space.values(), key=len)


def pay(b: Board, seat: int, space: Payment) -> object | None:
    """The set that leaves most to buy with."""
    return proposed(b, seat, space)


def peace(b: Board, seat: int, space: Menu[int]) -> object | None:
    """With the strongest opponent who may be named."""
    seats = b.box.players
    return (DECLARE, max(space.then(DECLARE).values(), key=lambda s: b.track[2 * seats + s]))


def first_of_all(b: Board, seat: int, space: Space[object]) -> object | None:
    """Whatever is listed first."""
    return space.values()[0]


def nothing_more(b: Board, seat: int, space: Space[object]) -> object | None:
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


def march(b: Board, seat: int, space: Space[object]) -> object | None:
    """Into the richest undefended enemy province at hand; nobody leaves a better post."""
    best, move = 0.5, (DONE, ())
    found: object = move
    for origin, n in enumerate(b.rested):
        if not n or n <= b.posts(origin, seat):
            continue
        here = prey(b, seat, origin)
        for target in ids_in(destinations(b, seat, origin)):
            gain = prey(b, seat, target) - here
            if gain > best:
                best, found = gain, (MARCH, (origin, target))
    return found


def losses(b: Board, seat: int, space: SomeOf) -> object | None:
    """Idle Legions first, the Fortress last."""
    order = sorted(space.pile, key=lambda p: 1000 if p == WALLS else p - FREE)
    return tuple(sorted(order[: space.low]))


def circe(b: Board, seat: int, space: Menu[int]) -> object | None:
    """Every free Legion works."""
    return (PLACE, space.then(PLACE).values()[0])


def tie(b: Board, seat: int, space: OneOf) -> object | None:
    """Oneself, else the player with fewest titles."""
    if seat in space.ids:
        return seat
    return min(space.ids, key=b.leaders.count)


RULES: Final[dict[str, ThumbRule]] = {
    "temple_choice": to(Menu, temple),
    "colossus": to(Menu, colossus),
    "trade_marker": to(OneOf, call_number),
    "offer": to(SomeOf, offer),
    "take": to(Takings, take),
    "compensate": to(OneOf, give),
    "build_pick": to(OneOf, myself_first),
    "build_perseus": yes,
    "pay": to(Payment, pay),
    "build_castor": first_of_all,
    "keep": to(SomeOf, keep),
    "war_zeus": to(Menu, peace),
    "war_pick": to(OneOf, myself_first),
    "war_convert": first_of_all,
    "war_sail": nothing_more,
    "war_sea_battle": nothing_more,
    "war_march": march,
    "war_leave_post": first_of_all,
    "battle_losses": to(SomeOf, losses),
    "war_circe": to(Menu, circe),
    "lead_tie_trade": to(OneOf, tie),
    "lead_tie_culture": to(OneOf, tie),
    "lead_tie_military": to(OneOf, tie),
}
