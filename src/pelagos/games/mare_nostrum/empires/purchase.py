"""Paying for one object and putting it where it belongs."""

from typing import ClassVar, Final

from pelagos.engine.spaces import OneOf, Space
from pelagos.engine.steps import Ask, Phase
from pelagos.games.mare_nostrum.common.tables import put
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import (
    BUILT,
    CLAIMED,
    COPIED,
    PAID,
    RECRUITED,
    TRIREME_BUILT,
    UNIT_RAISED,
    WON,
)
from pelagos.games.mare_nostrum.empires.sets import Payment, Purse, tiles_paid
from pelagos.games.mare_nostrum.empires.terms import (
    BUILD,
    CASTOR_POLLUX,
    CHEAP_FORTRESS,
    CHEAP_LEGION,
    CHEAP_TRIREME,
    CLAIM,
    CLAIM_FREE,
    CLEOPATRA,
    COIN,
    CULTURE,
    FIRST_FURTHER_HERO,
    FIRST_WONDER,
    FORTRESS,
    GILGAMESH,
    GLADIATORS,
    GLORY,
    HAMMURABI,
    HANNIBAL,
    LEGENDARY,
    LEGION,
    LIGHTHOUSE,
    MARBLE,
    MILITARY,
    NONE,
    ONE_RESOURCE,
    PERSEUS,
    PRESTIGE,
    PYRAMIDS,
    RAISE_FORTRESS,
    RAISE_LEGION,
    RAISE_TRIREME,
    RECRUIT,
    RESOURCES,
    SPARTACUS,
    TILES_TO_WIN,
    TRADE,
    TRIREME,
    WOOD,
)


def hand_of(b: Board, seat: int) -> list[int]:
    """The counts of the seat's Resources."""
    return b.hand[seat * RESOURCES : seat * RESOURCES + RESOURCES]


def discount(verb: int, tiles: list[int]) -> list[int]:
    """mne:10.spartacus, mne:10.gilgamesh, mne:11.lighthouse, mne:3.1.2.f, mne:R.24: the tiles of a
    hand that pay a one-Resource price; empty for other verbs."""
    if verb == CHEAP_LEGION:
        good = GLADIATORS
    elif verb == CHEAP_FORTRESS:
        good = MARBLE
    elif verb == CHEAP_TRIREME:
        good = WOOD
    else:
        return []
    return [r for r in (good, COIN, LEGENDARY + good) if tiles[r]]


def price_of(b: Board, seat: int, verb: int, what: int) -> int:
    """mne:3.c, mne:3.1.3.a, mne:3.1.3.c: how large a set an object takes."""
    box = b.box
    if verb == CLAIM:
        return box.control_price
    if verb == CLAIM_FREE:
        return 0
    if verb == RAISE_LEGION:
        return box.unit_price[LEGION]
    if verb == RAISE_FORTRESS:
        return box.unit_price[FORTRESS]
    if verb == RAISE_TRIREME:
        return box.unit_price[TRIREME]
    if verb == BUILD:
        return box.icon_price[box.icon_sort[what]]
    if verb == RECRUIT:
        return box.tile_price[b.tiles(seat)]
    if verb in (CHEAP_LEGION, CHEAP_FORTRESS, CHEAP_TRIREME):
        return 1
    return box.pyramids_price


def copyable(b: Board, seat: int) -> list[int]:
    """mne:10.castor_pollux: Heroes of others, but no starting Hero, no Wonder and not Perseus."""
    return [
        tile
        for tile in range(FIRST_FURTHER_HERO, FIRST_WONDER)
        if tile != PERSEUS and b.owner[tile] >= 0 and b.owner[tile] != seat
    ]


class CopyHero(Ask[Board, int]):
    """Castor and Pollux copy one Hero's ability for the rest of the game."""  # mne:R.23

    name = "build_castor"
    clause = "mne:10.castor_pollux"

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.copied < 0 and copyable(b, b.player) else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("tile", copyable(b, seat))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.copied = value
        b.tell(COPIED, seat, value)


COPY: Final = Phase("copy", [CopyHero()])


PLACE_KINDS: Final = [
    "", "province", "province", "province", "sea", "icon", "tile", "",
    "province", "province", "province", "sea", "",
]  # fmt: skip
"""By verb, up to MUSTER."""


class Pay(Ask[Board, tuple[int, object]]):
    """Exactly so many Resources: only coins, or only different goods; Heroes bend it a little."""

    # mne:3.d, mne:3.g

    name = "pay"
    clause = "mne:3.d"
    calls: ClassVar[list[Phase]] = [COPY]

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.price else []

    def choices(self, b: Board, seat: int) -> Space:
        tiles = hand_of(b, seat)
        single = discount(b.buying, tiles)
        if single:
            return Payment(tiles, 1, [ONE_RESOURCE], single)
        purse = Purse(tiles, b.owner[CLEOPATRA] == seat, b.owner[HANNIBAL] == seat)
        return Payment(tiles, b.price, purse.ways(b.price), single)

    def about(self, b: Board, seat: int) -> list[tuple[str, int]]:
        found = [("number", b.price)]
        if b.buying not in (BUILD, RECRUIT):  # their objects have names that say it all
            found.append(("verb", b.buying))
        if PLACE_KINDS[b.buying]:
            found.append((PLACE_KINDS[b.buying], b.object))
        return found

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        way, chosen = value
        paid = tiles_paid(way, chosen, b.price)
        for r in paid:
            b.give_back(seat, r)
        b.tell(PAID, seat, paid)
        complete(b, seat)


def complete(b: Board, seat: int) -> None:
    """The object paid for is put in its place."""
    verb, what = b.buying, b.object
    b.buying, b.object, b.price = NONE, NONE, 0
    if verb in (CLAIM, CLAIM_FREE):
        if verb == CLAIM_FREE:
            b.use(seat, HAMMURABI)
        b.set_control(what, seat)
        b.tell(CLAIMED, seat, what)
    elif verb in (RAISE_LEGION, CHEAP_LEGION):
        if verb == CHEAP_LEGION:
            b.use(seat, SPARTACUS)
        b.add_legions(what, seat, 1)
        b.settle(what)  # mne:R.29
        b.tell(UNIT_RAISED, seat, LEGION, what)
    elif verb in (RAISE_FORTRESS, CHEAP_FORTRESS):
        if verb == CHEAP_FORTRESS:
            b.use(seat, GILGAMESH)
        b.add_fortress(what, seat)
        b.settle(what)
        b.tell(UNIT_RAISED, seat, FORTRESS, what)
    elif verb in (RAISE_TRIREME, CHEAP_TRIREME):
        if verb == CHEAP_TRIREME:
            b.use(seat, LIGHTHOUSE)
        b.add_triremes(what, seat, 1)
        b.tell(TRIREME_BUILT, seat, what)
    elif verb == BUILD:
        b.raise_building(what)
        b.tell(BUILT, seat, what)
    elif verb == RECRUIT:
        recruit(b, seat, what)
    else:
        b.owner = put(b.owner, PYRAMIDS, seat)
        b.tell(RECRUITED, seat, PYRAMIDS)
        b.tell(WON, seat)
        b.win(1 << seat, PRESTIGE)  # mne:6.1, mne:11.pyramids


def recruit(b: Board, seat: int, tile: int) -> None:
    """The tile goes to the empire board; ability and bonus count at once."""
    # mne:3.1.3.b, mne:7.b
    perseus = b.owner[PERSEUS] == seat
    b.face_up &= ~(1 << tile)
    b.owner = put(b.owner, tile, seat)
    trade, culture, military = b.box.bonus[tile]
    b.shift(TRADE, seat, trade)
    b.shift(CULTURE, seat, culture)
    b.shift(MILITARY, seat, military)
    b.tell(RECRUITED, seat, tile)
    if perseus and b.tiles(seat) >= TILES_TO_WIN:  # mne:6.5, mne:R.13
        b.tell(WON, seat)
        b.win(1 << seat, GLORY)
    elif tile == CASTOR_POLLUX:
        b.call(COPY)


PAYMENT: Final = Phase("payment", [Pay()])
