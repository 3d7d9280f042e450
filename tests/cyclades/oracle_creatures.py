"""A second referee of the creatures: what each may be used on, written from the clauses in the
plainest way. Answers are told in notation."""

from collections.abc import Callable

from pelagos.games.cyclades.board import Board
from tests.cyclades.oracle_battles import would_win
from tests.cyclades.oracle_turns import closed, islands, seas, slug

BUILDINGS = ("port", "fortress", "temple", "university")
CHIRON, MEDUSA, POLYPHEMUS = 14, 15, 16


def siren(b: Board, seat: int) -> set[str]:
    """cy:18.1: exactly one fleet, an opponent's."""
    lone = [s for s in seas(b) if b.units[s] == 1 and b.holder[s] not in (-1, seat)]
    return {slug(b, s) for s in lone}


def siren_source(b: Board, seat: int) -> set[str]:
    """cy:18.1: with all eight on the board, from any of their sea spaces."""
    own = [s for s in seas(b) if b.holder[s] == seat]
    assert sum(b.units[s] for s in own) == 8
    return {slug(b, s) for s in own}


def pegasus(b: Board, seat: int) -> set[str]:
    """cy:18.2 cy:18.22 cy:18.23 cy:12.13 cy:12.15: from an island to any other."""
    late = b.box.options["last_island_proof"] == "this_turn"
    found: set[str] = set()
    for origin in islands(b, seat):
        if origin == b.figure_island(MEDUSA):
            continue
        for goal in set(range(b.box.islands)) - {origin}:
            theirs = b.holder[goal]
            if goal == b.figure_island(CHIRON) and theirs != seat:
                continue
            if theirs not in (-1, seat) and islands(b, theirs) == [goal]:
                builds = b.gold[seat] // 2 if late else 0
                if not would_win(b, seat, goal, builds):
                    continue
            for count in range(1, b.units[origin] + 1):
                found.add(f"{slug(b, origin)} {count} {slug(b, goal)}")
    return found


def tile(b: Board, slot: int) -> str:
    return f"{slug(b, b.box.slot_island[slot])} {b.box.slug('slot', slot)}"


def giant(b: Board, seat: int) -> set[str]:
    """cy:18.3 cy:18.22: any building tile of anybody."""
    kept = b.figure_island(CHIRON)
    built = [s for s, t in enumerate(b.tiles) if t >= 0]
    return {tile(b, s) for s in built if b.box.slot_island[s] != kept}


def chimera(b: Board, seat: int) -> set[str]:
    """cy:18.4"""
    return {b.box.slug("creature", card) for card in b.discards}


def types(b: Board, old: int) -> set[str]:
    """cy:18.5 cy:20.2: another type, while its ten tiles last."""
    left = [t for t in range(4) if t != old and list(b.tiles).count(t) < 10]
    return {BUILDINGS[t] for t in left}


def cyclops(b: Board, seat: int) -> set[str]:
    """cy:18.5"""
    own = [s for s, t in enumerate(b.tiles) if t >= 0 and b.holder[b.box.slot_island[s]] == seat]
    return {tile(b, s) for s in own if types(b, b.tiles[s])}


def cyclops_type(b: Board, seat: int) -> set[str]:
    return types(b, b.tiles[b.picked_target])


def sphinx(b: Board, seat: int) -> set[str]:
    """cy:18.6 cy:9.6: as many as he has of what he likes, or none."""
    found = {"stop"}
    for region in range(b.box.regions):
        if b.holder[region] == seat:
            counts = range(1, b.units[region] + 1)
            found |= {f"sell_units {slug(b, region)} {count}" for count in counts}
    found |= {f"sell_priests {count}" for count in range(1, b.priests[seat] + 1)}
    return found | {f"sell_philosophers {n}" for n in range(1, b.philosophers[seat] + 1)}


def sylph(b: Board, seat: int) -> set[str]:
    """cy:18.7: a step of a group that has not fought, or no more."""
    found = {"stop"}
    for sea in seas(b):
        tired = sum(count for where, count in b.fought if where == sea)
        for to in set(b.box.neighbours[sea]) - closed(b):
            for count in range(1, b.units[sea] - tired + 1):
                if b.holder[sea] == seat and to >= b.box.islands:
                    found.add(f"sail {slug(b, sea)} {count} {slug(b, to)}")
    return found


def harpy(b: Board, seat: int) -> set[str]:
    """cy:18.8 cy:18.22"""
    held = [i for i in range(b.box.islands) if b.units[i] and b.holder[i] not in (-1, seat)]
    return {slug(b, i) for i in held if i != b.figure_island(CHIRON)}


def opponents(b: Board, seat: int, having: list[int] | None = None) -> set[str]:
    return {f"p{s + 1}" for s in b.alive if s != seat and (having is None or having[s])}


def griffon(b: Board, seat: int) -> set[str]:
    """cy:18.9 cy:18.29: a poor one gives nothing, but may be chosen."""
    return opponents(b, seat)


def satyr(b: Board, seat: int) -> set[str]:
    """cy:18.11"""
    return opponents(b, seat, b.philosophers)


def dryad(b: Board, seat: int) -> set[str]:
    """cy:18.12"""
    return opponents(b, seat, b.priests)


def kraken(b: Board, seat: int) -> set[str]:
    """cy:18.13: any sea space."""
    return {slug(b, s) for s in seas(b)}


def kraken_step(b: Board, seat: int) -> set[str]:
    """cy:18.13 cy:18.29: the next space for 1 gold piece, whoever is there, or no more."""
    near = b.box.neighbours[b.kraken] if b.gold[seat] else []
    return {"stop"} | {f"sail {slug(b, s)}" for s in near if s >= b.box.islands}


def figure(b: Board, seat: int) -> set[str]:
    """cy:18.17: any island."""
    return {slug(b, i) for i in range(b.box.islands)}


def stacks(b: Board, seat: int) -> set[str]:
    """cy:18.24 cy:18.25"""
    near = b.box.neighbours[b.figure_island(POLYPHEMUS)]
    return {slug(b, s) for s in near if b.units[s]}


def shelters(b: Board, seat: int) -> set[str]:
    """cy:18.24: one step, no others there, nothing closed."""
    stack = b.picked_target
    near = set(b.box.neighbours[stack]) - closed(b)
    free = {s for s in near if s >= b.box.islands and b.holder[s] in (-1, b.holder[stack])}
    return {slug(b, s) for s in free}


QUESTIONS: dict[str, Callable[[Board, int], set[str]]] = {
    "siren_target": siren,
    "siren_source": siren_source,
    "pegasus_flight": pegasus,
    "giant_target": giant,
    "chimera_copy": chimera,
    "cyclops_tile": cyclops,
    "cyclops_type": cyclops_type,
    "sphinx_sale": sphinx,
    "sylph_step": sylph,
    "harpy_target": harpy,
    "griffon_target": griffon,
    "satyr_target": satyr,
    "dryad_target": dryad,
    "place_kraken": kraken,
    "move_kraken": kraken_step,
    "place_figure": figure,
    "push_stack": stacks,
    "push_to": shelters,
}
