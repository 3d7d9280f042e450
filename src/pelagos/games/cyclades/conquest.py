"""Taking an island, and what follows: all that stands on it, and perhaps an owner's end."""

from pelagos.engine.seats import NOBODY
from pelagos.games.cyclades.board import Board, changed
from pelagos.games.cyclades.events import ELIMINATED, FIGURE_LEFT, ISLAND_LOST, ISLAND_TAKEN
from pelagos.games.cyclades.ids import (
    MINOTAUR,
    Creature,
    Island,
)
from pelagos.games.cyclades.metropolises import found_if_due


def take_island(b: Board, seat: int, island: Island, armies: int) -> None:
    """Armies land where no enemy army is left: the island is theirs, with all that stands on it."""
    # cy:11.6 cy:12.10 cy:12.12 cy:13.9
    loser = b.holder[island]
    if loser == seat:
        b.units[island] += armies
        return
    b.holder[island] = seat
    b.units[island] = armies
    b.tell(ISLAND_TAKEN, seat, island)
    if loser < 0:
        return
    b.tell(ISLAND_LOST, loser, island, seat)
    if b.figure_island(MINOTAUR) == island:  # cy:18.21
        remove_figure(b, MINOTAUR)
    if not b.island_count(loser):
        eliminate(b, loser, seat)  # cy:12.17
    found_if_due(b, seat)


def remove_figure(b: Board, creature: Creature) -> None:
    """A creature's figure leaves its island."""
    b.tell(FIGURE_LEFT, NOBODY, creature, b.figure_island(creature))
    b.clear_figure(creature)


def eliminate(b: Board, seat: int, by: int) -> None:
    """Everything of a player without islands leaves the game at once."""  # cy:15.7
    b.tell(ELIMINATED, seat, by)
    for sea in b.fleet_seas(seat):
        b.lose_units(sea, b.units[sea])
    b.priests[seat] = b.philosophers[seat] = b.gold[seat] = 0
    for creature in b.figures_of(seat):
        remove_figure(b, creature)
    owners = b.box.owners
    b.alive = tuple([s for s in b.alive if s != seat])
    b.turns_over = tuple([m for m in b.turns_over if owners[m] != seat])
    # Places on Apollo stay as they were: nobody moves up to the first.
    b.queue = tuple([(god, m, place) for god, m, place in b.queue if owners[m] != seat])
    b.apollo = tuple([m if m < 0 or owners[m] != seat else -1 for m in b.apollo])
    for god, marker in enumerate(b.standing):
        if marker >= 0 and owners[marker] == seat:
            b.standing = changed(b.standing, god, -1)
            b.offers = changed(b.offers, god, 0)
