"""A second referee of battles and of the end, written from the clauses in the plainest way."""

from dataclasses import dataclass, field
from itertools import product

from pelagos.games.cyclades.board import Board

PORT, FORTRESS = 0, 1
MINOTAUR, MEDUSA, POLYPHEMUS = 13, 15, 16
ROLL, DEFENDER, ATTACKER = "roll_dice", "defender_retreat", "attacker_retreat"


@dataclass
class Battle:
    """A battle from the first roll to the last, told by lists of its own."""

    b: Board
    region: int
    attacker: int
    attackers: int
    holder: list[int] = field(default_factory=list)
    units: list[int] = field(default_factory=list)
    armies: list[int] = field(default_factory=list)
    """In the reserve, by seat."""
    fleets: list[int] = field(default_factory=list)
    question: str = ROLL
    refuges: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.holder, self.units = list(self.b.holder), list(self.b.units)
        self.armies, self.fleets = list(self.b.armies_left), list(self.b.fleets_left)
        self.minotaur = self.b.figure_island(MINOTAUR)
        self.defender = self.holder[self.region]
        self.bonus = self.defence()

    def is_island(self, region: int) -> bool:
        return region < self.b.box.islands

    def tiles(self, island: int, building: int) -> int:
        box = self.b.box
        return sum(
            1
            for slot in range(box.slots)
            if box.slot_island[slot] == island and self.b.tiles[slot] == building
        )

    def defence(self) -> int:
        """cy:13.5 cy:13.6 cy:13.7 cy:18.21: fortresses here, or their ports around the space."""
        if self.is_island(self.region):
            two = 2 if self.minotaur == self.region else 0
            return self.tiles(self.region, FORTRESS) + self.b.metropolis[self.region] + two
        return sum(
            self.tiles(island, PORT) + self.b.metropolis[island]
            for island in range(self.b.box.islands)
            if self.region in self.b.box.neighbours[island] and self.holder[island] == self.defender
        )

    def total(self, die: int) -> int:
        return self.units[self.region] + die + self.bonus

    def defends(self) -> bool:
        """cy:18.21: as a unit the Minotaur fights on when all armies have fallen."""
        alone = self.b.box.options["minotaur_mode"] == "unit" and self.minotaur == self.region
        return self.units[self.region] > 0 or alone

    def to_reserve(self, seat: int, region: int, count: int) -> None:
        reserve = self.armies if self.is_island(region) else self.fleets
        reserve[seat] += count

    def roll(self, attack: int, defence: int) -> None:
        """cy:13.2 cy:13.3: the lower total loses one unit, on equal totals both."""
        ours, theirs = self.attackers + attack, self.total(defence)
        if theirs <= ours:
            if self.units[self.region]:
                self.units[self.region] -= 1
                self.to_reserve(self.defender, self.region, 1)
            else:
                self.minotaur = -1
        if ours <= theirs:
            self.attackers -= 1
            self.to_reserve(self.attacker, self.region, 1)
        if self.attackers and self.defends():
            self.ask_defender()
        elif self.attackers:
            self.take()
        else:
            self.end()  # cy:13.10: an island stays the defender's
            if not self.is_island(self.region) and not self.units[self.region]:
                self.holder[self.region] = -1

    def ask_defender(self) -> None:
        """cy:13.4 cy:18.21 cy:18.23"""
        self.question, self.refuges = DEFENDER, self.ways_out(self.defender)
        held = self.b.box.options["medusa_blocks_retreat"] is True
        if held and self.b.figure_island(MEDUSA) == self.region:
            self.refuges = set()
        if not self.units[self.region]:
            self.refuges = set()
        if not self.refuges:
            self.ask_attacker()

    def ask_attacker(self) -> None:
        """cy:13.4"""
        self.question, self.refuges = ATTACKER, self.ways_out(self.attacker)
        if not self.refuges:
            self.question = ROLL

    def stay(self) -> None:
        if self.question == DEFENDER:
            self.ask_attacker()
        else:
            self.question, self.refuges = ROLL, set()

    def retreat(self, to: int) -> None:
        """cy:13.13: all of them; the attacker takes what the defender leaves."""
        if self.question == DEFENDER:
            self.units[to] += self.units[self.region]
            self.holder[to] = self.defender
            self.take()
        else:
            self.units[to] += self.attackers
            self.holder[to] = self.attacker
            self.end()

    def take(self) -> None:
        """cy:13.9 cy:12.17 cy:15.7: who loses the last island leaves the game with their fleets."""
        self.holder[self.region] = self.attacker
        self.units[self.region] = self.attackers
        if self.minotaur == self.region:
            self.minotaur = -1
        if self.defender not in self.holder[: self.b.box.islands] and self.is_island(self.region):
            for sea in range(self.b.box.islands, self.b.box.regions):
                if self.holder[sea] == self.defender:
                    self.fleets[self.defender] += self.units[sea]
                    self.holder[sea], self.units[sea] = -1, 0
            if MINOTAUR in self.b.figures_of(self.defender):
                self.minotaur = -1
        self.end()

    def end(self) -> None:
        self.question, self.refuges = "", set()

    def ways_out(self, seat: int) -> set[int]:
        """cy:13.11 cy:13.12 cy:13.14"""
        box = self.b.box
        if not self.is_island(self.region):
            closed = {self.b.kraken}
            if self.b.figure_island(POLYPHEMUS) >= 0:
                closed |= set(box.neighbours[self.b.figure_island(POLYPHEMUS)])
            return {
                sea
                for sea in box.neighbours[self.region]
                if self.holder[sea] in (-1, seat) and sea not in closed
            }
        seen: set[int] = set()
        edge = {s for s in box.neighbours[self.region] if self.holder[s] == seat}
        while edge:
            seen |= edge
            edge = {
                near
                for sea in edge
                for near in box.neighbours[sea]
                if self.holder[near] == seat and near not in seen
            }
        return {
            island
            for island in range(box.islands)
            if island != self.region
            and self.holder[island] == seat
            and seen & set(box.neighbours[island])
        }


def metropolises(b: Board, seat: int) -> int:
    return sum(b.metropolis[i] for i in range(b.box.islands) if b.holder[i] == seat)


def winners(b: Board) -> set[int] | None:
    """Who has won at the end of this round, if it is the last.

    cy:15.2 cy:15.3 cy:15.4 cy:15.5 cy:15.8 cy:17.8
    """
    needed = 3 if b.box.players == 2 else 2
    left = set(b.alive)
    there = {seat for seat in left if metropolises(b, seat) >= needed}
    if there:
        if b.box.options["victory_tiebreak"] == "metropolises_then_gold":
            return richest(b, mightiest(b, there))
        return mightiest(b, richest(b, there))
    if len(left) == 1:
        return left
    if b.box.options["round_limit"] == b.round:
        return richest(b, mightiest(b, left))
    return None


def richest(b: Board, seats: set[int]) -> set[int]:
    return {s for s in seats if b.gold[s] == max(b.gold[t] for t in seats)}


def mightiest(b: Board, seats: set[int]) -> set[int]:
    most = max(metropolises(b, t) for t in seats)
    return {s for s in seats if metropolises(b, s) == most}


def would_win(b: Board, seat: int, island: int, builds: int = 0) -> bool:
    """Whether taking this island proves a victory, if the round ended there; at once, or by option
    with this many tiles built afterwards.

    cy:12.14 cy:12.15 cy:16.2 cy:16.4 cy:16.5 cy:16.6 cy:16.7 cy:16.8 cy:16.12
    """
    box = b.box
    mine = {i for i in range(box.islands) if b.holder[i] == seat or i == island}
    tiles = {s: t for s, t in enumerate(b.tiles) if t >= 0 and box.slot_island[s] in mine}
    built = frozenset(i for i in mine if b.metropolis[i])
    spare = 10 - sum(b.metropolis)
    needed = 3 if box.players == 2 else 2
    return _can_reach(b, mine, tiles, built, spare, needed, builds)


def _can_reach(
    b: Board,
    mine: set[int],
    tiles: dict[int, int],
    built: frozenset[int],
    spare: int,
    needed: int,
    builds: int,
) -> bool:
    """Found while there is a set, in every way there is; the choices are the owner's. Without a
    set he builds."""
    if len(built) >= needed:
        return True
    if builds and len(set(tiles.values())) < 4:
        return any(
            _can_reach(b, mine, {**tiles, slot: b.god}, built, spare, needed, builds - 1)
            for slot in _sites_for_a_tile(b, mine, tiles, built)
        )
    of = [[slot for slot, tile in tiles.items() if tile == kind] for kind in range(4)]
    for price in product(*of):
        left = {slot: tile for slot, tile in tiles.items() if slot not in price}
        open_to = mine - built
        under = {i: {s for s in b.box.site_slots[i] if s in left} for i in open_to}
        free = {i for i in open_to if not under[i]} or open_to
        if (not open_to or not spare) and _can_reach(b, mine, left, built, spare, needed, builds):
            return True
        for site in free if spare else set():
            after = {slot: tile for slot, tile in left.items() if slot not in under[site]}
            if _can_reach(b, mine, after, built | {site}, spare - 1, needed, builds):
                return True
    return False


def _sites_for_a_tile(
    b: Board, mine: set[int], tiles: dict[int, int], built: frozenset[int]
) -> list[int]:
    """cy:11.3 cy:20.2: empty slots of theirs, not under a metropolis, while the supply lasts."""
    where = b.box.slot_island
    others = [t for s, t in enumerate(b.tiles) if where[s] not in mine]
    if others.count(b.god) + list(tiles.values()).count(b.god) >= 10:
        return []
    taken = {s for i in built for s in b.box.site_slots[i]} | set(tiles)
    return [s for s, island in enumerate(where) if island in mine and s not in taken]
