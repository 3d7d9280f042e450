"""A second referee of Civilization, written from the clauses in the plainest way."""

from pelagos.games.civilization.board import Board

LAND = 123
NEOLITHIC, EARLY_BRONZE, LATE_BRONZE, EARLY_IRON, LATE_IRON = range(5)


def tokens(b: Board, seat: int, area: int) -> int:
    return b.tokens[seat * LAND + area]


def owned(b: Board, seat: int) -> list[int]:
    return [card for card in range(len(b.box.price)) if b.cards[seat] & (1 << card)]


def total(b: Board, seat: int) -> int:
    """civ:20.3: cards, treasury, and sets of trade cards at their number squared."""
    value = sum(b.box.price[card] for card in owned(b, seat)) + b.treasury[seat]
    kinds = len(b.box.value)
    for kind in range(kinds):
        count = b.hands[seat * kinds + kind]
        value += count * count * b.box.value[kind]
    return value


def growth(b: Board, seat: int) -> dict[int, int]:
    """civ:7.1 civ:7.2: the areas that grow, and by how much."""
    found: dict[int, int] = {}
    for area in range(LAND):
        count = tokens(b, seat, area)
        if count and b.city[area] < 0:
            found[area] = 1 if count == 1 else 2
    return found


def city_areas(b: Board, seat: int) -> set[int]:
    """civ:12.1 civ:12.2: six tokens on a site, twelve elsewhere, and no city there yet."""
    return {
        area
        for area in range(LAND)
        if b.city[area] < 0 and tokens(b, seat, area) >= (6 if b.box.site[area] else 12)
    }


def fulfils(b: Board, seat: int, epoch: int) -> bool:
    """civ:20.2"""
    cards = owned(b, seat)
    if epoch == EARLY_BRONZE:
        return b.city.count(seat) >= 2
    if epoch == LATE_BRONZE:
        return len({group for card in cards for group in b.box.groups[card]}) >= 3
    if epoch == EARLY_IRON:
        return len(cards) >= 7
    return sum(b.box.price[card] for card in cards) >= 1000


def next_space(b: Board, seat: int) -> int:
    """civ:20.6, word for word; the last space before the finish is that of the game played."""
    space = b.marker[seat]
    epochs, values = b.box.epoch[b.nation[seat]], b.box.space_value[b.nation[seat]]
    if epochs[space] != NEOLITHIC and b.city.count(seat) == 0:
        return space - 1
    if epochs[space] == LATE_IRON and total(b, seat) < values[space]:
        return space - 1
    if space == b.box.last_space:
        return space + 1
    ahead = space + 1
    if epochs[ahead] != epochs[space] and not fulfils(b, seat, epochs[ahead]):
        return space
    if epochs[ahead] == LATE_IRON and total(b, seat) < values[ahead]:
        return space
    return ahead
