"""Positions of Cyclades by hand, and games told in notation."""

from pelagos.engine.errors import NotAllowed, PelagosError
from pelagos.engine.seats import FATE, NOBODY
from pelagos.games.cyclades import rules
from pelagos.games.cyclades.actions import TURN
from pelagos.games.cyclades.board import Board, changed
from pelagos.games.cyclades.box import CycladesBox
from pelagos.games.cyclades.ids import MINOTAUR
from pelagos.games.cyclades.phases import ACTIONS, GAME, OFFERINGS, ROUND

RULES = rules()
LOOP, OFFERING_CALL, ACTION_CALL, TAKE_TURN = 3, 4, 5, 2


class Table:
    """An empty archipelago in round 5, to be filled by the test."""

    def __init__(self, players: int = 4, **options: object) -> None:
        box = RULES.box(players, options)
        assert isinstance(box, CycladesBox)
        self.box = box
        self.b: Board = RULES.new(box)
        self.b.log = []
        self.b.round = 5
        self.b.row = box.row
        self.b.row_round = 5
        self.b.gods = (0, 1, 2, 3)[: {3: 2, 4: 3, 5: 4}[box.row]]

    @classmethod
    def started(cls, players: int = 4, **options: object) -> "Table":
        """A game from the very beginning."""
        table = cls(players, **options)
        table.b = RULES.start(table.box)
        table.b.log = []
        return table

    # -- setting up ---------------------------------------------------------------------------

    def at(self, slug: str) -> int:
        return self.box.find("region", slug)

    def own(self, seat: int, *islands: str, armies: int = 0) -> "Table":
        for slug in islands:
            self.b.place_units(self.at(slug), seat, armies)
            self.b.armies_left[seat] -= armies
        return self

    def fleet(self, seat: int, *seas: str, count: int = 1) -> "Table":
        for slug in seas:
            self.b.place_units(self.at(slug), seat, count)
            self.b.fleets_left[seat] -= count
        return self

    def tiles(self, **slots: str) -> "Table":
        """`tiles(andros_1="port")`."""
        for slot, building in slots.items():
            self.b.tiles[self.box.find("slot", slot)] = self.box.find("building", building)
        return self

    def metropolis(self, *islands: str) -> "Table":
        for slug in islands:
            self.b.metropolis = changed(self.b.metropolis, self.at(slug), 1)
        return self

    def gold(self, *amounts: int) -> "Table":
        self.b.gold = list(amounts)
        return self

    def track(self, *creatures: str) -> "Table":
        """Cards for 4, 3 and 2 gold; "-" is an empty space. They leave the deck."""
        cards = [self.box.find("creature", c) if c != "-" else -1 for c in creatures]
        self.b.track = (*cards, *([-1] * (3 - len(cards))))
        self.b.deck = tuple(c for c in self.b.deck if c not in cards)
        return self

    def discarded(self, *creatures: str) -> "Table":
        cards = tuple(self.box.find("creature", c) for c in creatures)
        self.b.discards = cards
        self.b.deck = tuple(c for c in self.b.deck if c not in cards)
        return self

    def figure(self, creature: str, island: str, seat: int = 3, round: int = 5) -> "Table":
        card = self.box.find("creature", creature)
        self.b.set_figure(card, self.at(island), seat)
        self.b.figures = changed(self.b.figures, 8 + card - MINOTAUR, round)
        self.b.deck = tuple(c for c in self.b.deck if c != card)
        return self

    def kraken(self, sea: str) -> "Table":
        self.b.kraken = self.at(sea)
        return self

    def turn(self, god: str, seat: int = 0, gold: int | None = None) -> "Table":
        """It is `seat`'s turn with `god`, and nobody's after it."""
        b = self.b
        b.phases = [GAME, ROUND, ACTIONS, TURN]
        b.steps = [LOOP, ACTION_CALL, 0, TAKE_TURN]
        b.turns = [0, 0, 0, 0]
        b.god = self.box.find("god", god)
        b.marker = self.box.owners.index(seat)
        b.seat = seat
        b.acting = True
        if gold is not None:
            b.gold[seat] = gold
        return self

    def offerings(self, *order: int) -> "Table":
        """The markers of these seats are still to be placed, in this order."""
        b = self.b
        b.phases = [GAME, ROUND, OFFERINGS]
        b.steps = [LOOP, OFFERING_CALL, 0]
        b.turns = [0, 0, 0]
        left = list(range(len(self.box.owners)))
        markers = []
        for seat in order:
            marker = next(m for m in left if self.box.owners[m] == seat)
            left.remove(marker)
            markers.append(marker)
        b.order = tuple(markers)
        return self

    def end_of_round(self) -> "Table":
        """All have acted; the end of the round is next."""
        b = self.b
        b.phases = [GAME, ROUND]
        b.steps = [LOOP, ACTION_CALL]
        b.turns = [0, 0]
        return self

    # -- playing ------------------------------------------------------------------------------

    def say(self, seat: int, *answers: str) -> "Table":
        """A seat answers, once or several times in a row."""
        for text in answers:
            RULES.answer(self.b, seat, RULES.read(self.b, seat, text))
        return self

    def fate(self, *answers: str) -> "Table":
        return self.say(FATE, *answers)

    def refuses(self, seat: int, text: str) -> bool:
        """Whether an answer is turned down, leaving everything as it was."""
        before = self.b.state()
        try:
            value = RULES.read(self.b, seat, text)
            RULES.answer(self.b, seat, value)
        except PelagosError:
            assert self.b.state() == before
            return True
        return False

    def why_not(self, seat: int, value: object) -> str:
        """The clause an illegal answer breaks."""
        try:
            RULES.answer(self.b, seat, value)
        except NotAllowed as error:
            return error.clause
        raise AssertionError("allowed")

    # -- looking ------------------------------------------------------------------------------

    def question(self) -> str:
        step = RULES.step(self.b)
        return step.name if step else ""

    def asked(self) -> list[int]:
        return RULES.asked(self.b)

    def choices(self) -> list[str]:
        """Everything the asked seat may answer, in notation."""
        seat = self.asked()[0]
        space = RULES.choices(self.b, seat)
        return [space.write(v, self.box) for v in space.values()]

    def verbs(self) -> set[str]:
        return {c.split()[0] for c in self.choices()}

    def owner(self, region: str) -> int:
        return self.b.holder[self.at(region)]

    def units(self, region: str) -> int:
        return self.b.units[self.at(region)]

    def tile(self, slot: str) -> str:
        building = self.b.tiles[self.box.find("slot", slot)]
        return self.box.slug("building", building) if building >= 0 else ""

    def has_metropolis(self, island: str) -> bool:
        return self.b.metropolis[self.at(island)] == 1

    def figure_island(self, creature: str) -> str:
        island = self.b.figure_island(self.box.find("creature", creature))
        return self.box.slug("region", island) if island >= 0 else ""

    def discards(self) -> set[str]:
        return {self.box.slug("creature", c) for c in self.b.discards}

    def on_track(self) -> list[str]:
        return [self.box.slug("creature", c) if c >= 0 else "-" for c in self.b.track]

    def more(self, viewer: int = NOBODY) -> dict[str, object]:
        """What is under way, as a spectator sees it."""
        found = RULES.view(self.b, viewer)["more"]
        assert isinstance(found, dict)
        return found

    def told(self) -> list[str]:
        """The names of the events so far."""
        return [e.kind.name for e in self.b.log or []]
