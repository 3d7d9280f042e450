"""Positions of Civilization by hand, and phases played in notation."""

from pelagos.engine.contract import Package
from pelagos.engine.errors import PelagosError
from pelagos.engine.events import Event
from pelagos.engine.rules import Result
from pelagos.games.civilization import rules
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.ids import BATCH, COMMODITIES, KINDS
from pelagos.games.civilization.victory import result_of
from pelagos.games.civilization.waters import SECOND_COAST

RULES = rules()


class Table:
    """A board without pieces; seats 0, 1, 2 … play the nations named, in A.S.T. order."""

    def __init__(self, *nations: str, players: int = 0, **options: object) -> None:
        count = players or len(nations) or 4
        box = RULES.box(count, options)
        assert isinstance(box, CivilizationBox)
        self.box = box
        self.b: Board = RULES.new(box)
        self.b.log = []
        self.b.round = 5
        ids = [box.find("nation", n) for n in nations] or box.nations[:count]
        self.b.nation = tuple(ids)
        self.b.ast = tuple(sorted(range(count), key=lambda s: ids[s]))

    @classmethod
    def started(cls, players: int = 4, **options: object) -> "Table":
        """A game from the very beginning."""
        table = cls(players=players, **options)
        table.b = RULES.start(table.box)
        table.b.log = []
        return table

    # -- setting up ---------------------------------------------------------------------------

    def at(self, slug: str) -> int:
        return self.box.find("area", slug)

    def tokens(self, seat: int, **areas: int) -> "Table":
        for slug, count in areas.items():
            self.b.place(seat, self.at(slug), count)
        return self

    def city(self, seat: int, *areas: str) -> "Table":
        for slug in areas:
            self.b.found_city(seat, self.at(slug))
        return self

    def ship(self, seat: int, *areas: str, coast: int = 0) -> "Table":
        for slug in areas:
            berth = SECOND_COAST if coast else self.at(slug)
            self.b.ships[self.b.ships.index(-1, seat * 4)] = berth
        return self

    def own(self, seat: int, *cards: str) -> "Table":
        for slug in cards:
            card = self.box.find("card", slug)
            self.b.cards[seat] |= 1 << card
            self.b.supply[card] -= 1
        return self

    def hand(self, seat: int, **cards: int) -> "Table":
        for slug, count in cards.items():
            kind = self.box.find("trade_card", slug)
            for _ in range(count):
                self._take(kind)
                self.b.hands[seat * KINDS + kind] += 1
        return self

    def _take(self, kind: int) -> None:
        stack = self.box.stack_of[kind]
        cards = list(self.b.stacks[stack])
        cards.remove(kind)
        if cards and cards[-1] == BATCH:
            cards.pop()
        if cards and cards[0] == BATCH:
            cards.pop(0)
        self.b.stacks[stack] = tuple(cards)

    def struck(self, seat: int, calamity: str, trader: int = -1) -> "Table":
        """The calamity lies face up before a seat."""
        kind = self.box.find("trade_card", calamity)
        self._take(kind)
        at = kind - COMMODITIES
        b = self.b
        b.victims = (*b.victims[:at], seat, *b.victims[at + 1 :])
        b.traders = (*b.traders[:at], trader, *b.traders[at + 1 :])
        return self

    def treasury(self, seat: int, count: int) -> "Table":
        self.b.treasury[seat] += count
        self.b.stock[seat] -= count
        return self

    def stock(self, seat: int, count: int) -> "Table":
        self.b.stock[seat] = count
        return self

    def marker(self, *spaces: int) -> "Table":
        self.b.marker = spaces
        return self

    # -- playing --------------------------------------------------------------------------------

    def run(self, phase: str, active: int = -1) -> "Table":
        """Opens the rules at a phase and plays on to the first question."""
        self.b.stop()
        self.b.call(RULES.phases[phase])
        if active >= 0:
            self.b.turns[-1] = active + 1
            self.b.active = active
        RULES.step(self.b)
        return self

    @property
    def asked(self) -> str:
        """The name of the question that stands; nothing when the phase is over."""
        step = RULES.step(self.b)
        return step.name if step else ""

    @property
    def who(self) -> list[int]:
        return RULES.asked(self.b)

    def answer(self, seat: int, *texts: str) -> "Table":
        for text in texts:
            RULES.answer(self.b, seat, RULES.read(self.b, seat, text))
        return self

    def choices(self, seat: int) -> list[str]:
        space = RULES.choices(self.b, seat)
        return [space.write(v, self.box) for v in space.values()]

    def verbs(self, seat: int) -> list[str]:
        return list(dict.fromkeys([c.split()[0] for c in self.choices(seat)]))

    def allows(self, seat: int, text: str) -> bool:
        return RULES.choices(self.b, seat).holds(RULES.read(self.b, seat, text))

    def refuses(self, seat: int, text: str) -> bool:
        """Whether an answer is turned down, with the board as it was."""
        before = self.b.state()
        try:
            self.answer(seat, text)
        except PelagosError:
            return self.b.state() == before
        return False

    # -- looking --------------------------------------------------------------------------------

    def there(self, seat: int, slug: str) -> int:
        return self.b.tokens_at(seat, self.at(slug))

    def owner(self, slug: str) -> int:
        return self.b.city[self.at(slug)]

    def holding(self, seat: int, slug: str) -> int:
        return self.b.hands[seat * KINDS + self.box.find("trade_card", slug)]

    def events(self, name: str) -> list[Event]:
        assert self.b.log is not None
        return [e for e in self.b.log if e.kind.name == name]

    def offers(self, viewer: int) -> list[Package]:
        """The offers on the table as a seat sees them."""
        return RULES.view(self.b, viewer)["packages"]

    def result(self) -> Result:
        return result_of(self.b)
