"""A second referee of turns: everything a player may do, written from the clauses in the plainest
way. Answers are told in notation."""

from itertools import pairwise, permutations

from pelagos.games.cyclades.board import Board
from tests.cyclades.oracle import ARES, POSEIDON, recruiting_places
from tests.cyclades.oracle_battles import would_win

ZEUS, ATHENA, TEMPLE = 2, 3, 2
MEDUSA, POLYPHEMUS = 15, 16
NUMBER_OF_SEAS = 3


def menu(b: Board, seat: int) -> set[str]:
    """cy:8.2 cy:8.4: end, summon, recruit, build, and what the god alone grants."""
    special = {POSEIDON: sailings, ARES: marches, ZEUS: exchanges}
    found = {"end"} | summonings(b, seat) | recruits(b, seat) | buildings(b, seat)
    if b.god in special and b.gold[seat] >= 1:
        found |= special[b.god](b, seat)
    return found


def islands(b: Board, seat: int) -> list[int]:
    return [i for i in range(b.box.islands) if b.holder[i] == seat]


def seas(b: Board) -> range:
    return range(b.box.islands, b.box.regions)


def slug(b: Board, region: int) -> str:
    return b.box.slug("region", region)


def summonings(b: Board, seat: int) -> set[str]:
    """cy:4.1 cy:9.2 cy:9.3 cy:9.8: one gold piece less for each temple or metropolis that was not
    used in this round, never below 1."""
    marks = [s for s, tile in enumerate(b.tiles) if tile == TEMPLE]
    marks = [s for s in marks if b.holder[b.box.slot_island[s]] == seat]
    marks += [b.box.slots + i for i in islands(b, seat) if b.metropolis[i]]
    temples = sum(1 for mark in marks if not b.temples_used >> mark & 1)
    return {
        f"summon {b.box.slug('creature', card)}"
        for printed, card in zip((4, 3, 2), b.track, strict=True)
        if card >= 0 and max(1, printed - temples) <= b.gold[seat]
    }


def recruits(b: Board, seat: int) -> set[str]:
    """cy:10.1 cy:10.3 cy:10.5 cy:10.7 cy:20.3"""
    if b.god in (POSEIDON, ARES):
        return {f"recruit {slug(b, place)}" for place in recruiting_places(b, seat)}
    left = 18 - sum(b.priests) if b.god == ZEUS else 17 - sum(b.philosophers)
    price = (0, 4)[b.recruited] if b.recruited < len((0, 4)) else 99
    return {"recruit"} if left and price <= b.gold[seat] else set()


def buildings(b: Board, seat: int) -> set[str]:
    """cy:11.1 cy:11.3 cy:20.2: 2 gold pieces, a tile of the god's own type, an empty slot."""
    if b.gold[seat] < 2 or list(b.tiles).count(b.god) == 10:
        return set()
    covered = {s for i in islands(b, seat) if b.metropolis[i] for s in b.box.site_slots[i]}
    return {
        f"build {slug(b, island)} {b.box.slug('slot', slot)}"
        for slot, island in enumerate(b.box.slot_island)
        if b.holder[island] == seat and b.tiles[slot] < 0 and slot not in covered
    }


def closed(b: Board) -> set[int]:
    """cy:18.14 cy:18.27"""
    feared = b.figure_island(POLYPHEMUS)
    return {b.kraken} | (set(b.box.neighbours[feared]) if feared >= 0 else set())


def sailings(b: Board, seat: int) -> set[str]:
    """cy:12.1 cy:12.2 cy:12.3 cy:12.6: the first step of a group, into any space not closed."""
    return {
        f"move_fleets {slug(b, sea)} {count} {slug(b, to)}"
        for sea in seas(b)
        if b.holder[sea] == seat
        for count in range(1, b.units[sea] + 1)
        for to in set(b.box.neighbours[sea]) - closed(b)
        if to >= b.box.islands
    }


def linked(b: Board, seat: int, origin: int, goal: int) -> bool:
    """cy:12.7 cy:12.8: over at most this many spaces, every order of own spaces is tried; a longer
    bridge is found by spreading, space by space."""
    own = [s for s in seas(b) if b.holder[s] == seat]
    first, last = b.box.neighbours[origin], b.box.neighbours[goal]
    if len(own) <= NUMBER_OF_SEAS:
        return any(
            way[0] in first
            and way[-1] in last
            and all(there in b.box.neighbours[here] for here, there in pairwise(way))
            for length in range(1, len(own) + 1)
            for way in permutations(own, length)
        )
    reached = {s for s in own if s in first}
    for _ in own:
        reached |= {s for s in own if reached & set(b.box.neighbours[s])}
    return bool(reached & set(last))


def marches(b: Board, seat: int) -> set[str]:
    """cy:12.7 cy:12.10 cy:12.13 cy:18.23"""
    late = b.box.options["last_island_proof"] == "this_turn"
    found: set[str] = set()
    for origin in islands(b, seat):
        if not b.units[origin] or origin == b.figure_island(MEDUSA):
            continue
        for goal in range(b.box.islands):
            if goal == origin or not linked(b, seat, origin, goal):
                continue
            theirs = b.holder[goal]
            if theirs not in (-1, seat) and islands(b, theirs) == [goal]:
                builds = (b.gold[seat] - 1) // 2 if late else 0
                if not would_win(b, seat, goal, builds):
                    continue
            for count in range(1, b.units[origin] + 1):
                found.add(f"move_armies {slug(b, origin)} {count} {slug(b, goal)}")
    return found


def exchanges(b: Board, seat: int) -> set[str]:
    """cy:12.18 cy:12.19: any face-up creature."""
    return {f"exchange {b.box.slug('creature', card)}" for card in b.track if card >= 0}
