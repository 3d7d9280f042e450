"""The last island: it may be attacked only if taking it would win the game."""

from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.ids import (
    BUILDING_TYPES,
    METROPOLISES,
    Building,
    Island,
)


def is_protected(b: Board, seat: int, island: Island, cost: int) -> bool:
    """Whether `seat` may not land on `island` by a move that still costs `cost`: it is an
    opponent's only island, and having it would not give the seat the metropolises to win.
    """  # cy:12.13 cy:12.15 cy:12.16
    owner = b.holder[island]
    if owner < 0 or owner == seat or b.island_count(owner) > 1:
        return False
    return not Claim(b, seat, island, cost).holds()


class Claim:
    """What a player would own with the island and all that stands on it, and what metropolises they
    could found with that at once; by an option also with what they can still build in this turn.
    """  # cy:12.14

    def __init__(self, b: Board, seat: int, island: Island, cost: int) -> None:
        box = b.box
        self.box = box
        self.mine: list[bool] = [o == seat or i == island for i, o in enumerate(b.holder)]
        owned = [i for i in box.all_islands if self.mine[i]]
        where = box.slot_island
        self.tiles = tuple([t if self.mine[where[s]] else -1 for s, t in enumerate(b.tiles)])
        self.built = tuple([i for i in owned if b.metropolis[i]])
        self.owned = owned
        self.lacking = box.to_win - len(self.built)
        """How many metropolises more would win."""
        self.left = METROPOLISES - sum(b.metropolis)
        """How many are left in the supply."""
        self.building = b.god
        """The type they can still build, if the option lets that count."""
        self.extra = 0
        """How many tiles of it they can pay for."""
        self.most_tiles = b.tiles_left(b.god) + self.tiles.count(b.god)
        if box.proof_this_turn:
            self.extra = max(0, (b.gold[seat] - cost) // box.building_price)

    def holds(self) -> bool:
        """Whether they would win."""
        return self._reaches(self.tiles, self.built, self.lacking, self.extra)

    def _reaches(
        self, tiles: tuple[int, ...], built: tuple[int, ...], lacking: int, extra: int
    ) -> bool:
        """Whether they can found `lacking` more, giving up and building what suits them best."""
        # cy:16.2 cy:16.4 cy:16.5 cy:16.6 cy:16.7 cy:16.8 cy:16.12
        if lacking <= 0:
            return True
        if not self._enough(tiles, lacking, extra):
            return False
        if all([building in tiles for building in range(BUILDING_TYPES)]):
            return self._founds(tiles, built, lacking, extra)
        if extra and tiles.count(self.building) < self.most_tiles:
            for slot in self._free_slots(tiles, built):
                more = (*tiles[:slot], self.building, *tiles[slot + 1 :])
                if self._reaches(more, built, lacking, extra - 1):
                    return True
        return False

    def _enough(self, tiles: tuple[int, ...], lacking: int, extra: int) -> bool:
        """Whether there are tiles of each type for all the sets that are needed."""
        for building in range(BUILDING_TYPES):
            more = extra if building == self.building else 0
            if tiles.count(building) + more < lacking:
                return False
        return True

    def _founds(
        self, tiles: tuple[int, ...], built: tuple[int, ...], lacking: int, extra: int
    ) -> bool:
        """Whether it is enough to found one with the set at hand, and then the rest."""
        without = [i for i in self.owned if i not in built]
        if not without or self.left <= self.box.to_win - len(self.built) - lacking:
            return False  # cy:16.7: nothing is gained, now or later
        under = self.box.site_slots
        for after in self._ways_to_discard(tiles, 0):
            free = [i for i in without if all([after[s] < 0 for s in under[i]])]
            for site in free or without:
                cleared = list(after)
                for slot in under[site]:
                    cleared[slot] = -1
                if self._reaches(tuple(cleared), (*built, site), lacking - 1, extra):
                    return True
        return False

    def _ways_to_discard(self, tiles: tuple[int, ...], building: Building) -> list[tuple[int, ...]]:
        """The tiles that may be left after giving up one of each type."""  # cy:16.4
        if building == BUILDING_TYPES:
            return [tiles]
        found: list[tuple[int, ...]] = []
        seen: list[tuple[int, bool]] = []
        for slot, tile in enumerate(tiles):
            alike = (self.box.slot_island[slot], self.box.under_site[slot])
            if tile == building and alike not in seen:
                seen.append(alike)
                less = (*tiles[:slot], -1, *tiles[slot + 1 :])
                found.extend(self._ways_to_discard(less, building + 1))
        return found

    def _free_slots(self, tiles: tuple[int, ...], built: tuple[int, ...]) -> list[int]:
        """The slots on their islands where a tile could be built."""
        where, under = self.box.slot_island, self.box.under_site
        return [
            s
            for s, t in enumerate(tiles)
            if t < 0 and self.mine[where[s]] and not (under[s] and where[s] in built)
        ]
