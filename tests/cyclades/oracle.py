"""A second referee of Cyclades, written from the clauses in the plainest way."""

from pelagos.games.cyclades.board import Board

POSEIDON, ARES, APOLLO, POLYPHEMUS = 0, 1, 4, 16


def income(b: Board, seat: int) -> int:
    """cy:6.1 cy:6.2 cy:6.3 cy:6.4: symbols and markers of their islands, their trade spaces."""
    total = 0
    for island in range(b.box.islands):
        if b.holder[island] == seat:
            total += b.box.prosperity[island] + b.prosperity[island]
    for sea in b.box.trade_seas:
        if b.holder[sea] == seat and b.units[sea] > 0:
            total += 1
    return total


def offerings(b: Board, seat: int) -> set[tuple[int, object]]:
    """cy:7.2 cy:7.5 cy:7.7 cy:7.8 cy:7.11: every god and amount he may lay, and Apollo."""
    found: set[tuple[int, object]] = {(APOLLO, ())}
    for god in b.gods:
        if god != b.banned:
            standing = b.offers[god] if b.standing[god] >= 0 else 0
            for amount in range(1, b.gold[seat] + b.priests[seat] + 1):
                price = max(1, amount - b.priests[seat])
                if amount > standing and price <= b.gold[seat]:
                    found.add((god, amount))
    return found


def recruiting_places(b: Board, seat: int) -> set[int]:
    """cy:10.1 cy:10.2 cy:10.3 cy:10.4: where a fleet or an army may be recruited."""
    costs = {POSEIDON: (0, 1, 2, 3), ARES: (0, 2, 3, 4)}[b.god]
    if b.recruited >= 4 or costs[b.recruited] > b.gold[seat]:
        return set()
    own = [i for i in range(b.box.islands) if b.holder[i] == seat]
    on_board = 0
    for region in range(b.box.regions):
        is_island = region < b.box.islands
        if b.holder[region] == seat and is_island == (b.god == ARES):
            on_board += b.units[region]
    if on_board >= 8:
        return set()
    if b.god == ARES:
        return set(own)
    feared = b.figure_island(POLYPHEMUS)
    closed = set(b.box.neighbours[feared]) if feared >= 0 else set()
    closed.add(b.kraken)
    return {
        sea
        for island in own
        for sea in b.box.neighbours[island]
        if b.holder[sea] in (-1, seat) and sea not in closed
    }
