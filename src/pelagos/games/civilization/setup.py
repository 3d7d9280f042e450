"""Setting up: place cards, nations, the opening token. The board for each number of players is in
box (`_areas`).
"""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import FATE, NOBODY
from pelagos.engine.spaces import Menu, OneOf, Order, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.answer_parts import first, number
from pelagos.games.civilization.board import NONE_YET, Board, changed

PLACE_CARDS: Final = EventKind("place_cards", "seats:seat*", clause="civ:4.3")
NATION_CHOSEN: Final = EventKind("nation_chosen", "nation:nation", "area:area", clause="civ:4.4")
ROUND_BEGINS: Final = EventKind("round_begins", "round:number", clause="civ:5.1")


NATIONS_OUT: Final = {5: "civ:26.2.3", 4: "civ:27.3", 3: "civ:28.3", 2: "civ:29.3"}
"""By number of players: which nations cannot be played."""


def free_nations(b: Board) -> list[int]:
    """The nations in play that nobody has chosen yet."""
    return [n for n in b.box.nations if n not in b.nation]


class DealPlaceCards(Ask[Board, tuple[int, ...]]):
    """They fix only the order of setup."""  # civ:4.3 civ:S.0a

    name = "deal_place_cards"
    clause = "civ:4.3"

    def who(self, b: Board) -> list[int]:
        return [] if b.places else [FATE]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Order("seat", list(range(b.box.players)))

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.places = value
        b.tell(PLACE_CARDS, NOBODY, value)


class ChooseNation(Ask[Board, tuple[int, int]]):
    """In place-card order: a free nation and the area of its first token."""

    # civ:4.4 civ:4.5 civ:4.6 civ:S.0b

    name = "choose_nation"
    clause = "civ:4.4"

    def who(self, b: Board) -> list[int]:
        for seat in b.places:
            if b.nation[seat] == NONE_YET:
                return [seat]
        return []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        free = free_nations(b)
        return [Fact("free", "number", len(free)), Fact("nations", "nation*", tuple(free))]

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, int]]:
        return [(n, a) for n in range(len(b.box.starts)) for a in b.box.starts[n]]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        free = free_nations(b)
        return Menu("nation", free, [OneOf("area", b.box.starts[n]) for n in free])

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """Reasons in order: the nation is taken, the area is not its own, so few players do without
        it.
        """
        nation = number(first(value))
        if nation in b.nation:
            return "civ:4.4"
        if nation in b.box.nations:
            return "civ:2.2.k"
        return NATIONS_OUT.get(b.box.players, "civ:4.4")

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        nation, area = value
        b.nation = changed(b.nation, seat, nation)
        b.place(seat, area, 1)
        b.tell(NATION_CHOSEN, seat, nation, area)


class FixOrder(Do[Board]):
    """From now on players act in the order of their rows on the A.S.T."""  # civ:5.2

    def do(self, b: Board) -> None:
        rows = sorted([(n, seat) for seat, n in enumerate(b.nation)])
        b.ast = tuple([seat for _, seat in rows])


class NewRound(Do[Board]):
    """A round begins."""  # civ:5.1

    def do(self, b: Board) -> None:
        b.round += 1
        b.new_cities = ()
        b.tell(ROUND_BEGINS, NOBODY, b.round)
