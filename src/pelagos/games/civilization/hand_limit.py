"""Phase 11: the hand limit: at most six trade cards are kept, and more may be returned."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.spaces import SomeOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board, Ints
from pelagos.games.civilization.ids import KINDS

CARDS_RETURNED: Final = EventKind("cards_returned", "count:number", clause="civ:18", reveals=True)
# Nobody sees the cards, but everybody sees the stacks grow. civ:H.2 civ:H.4

HAND_LIMIT: Final = 6


def give_back(b: Board, seat: int, cards: Ints) -> None:
    """Trade cards of a hand go face down under their stacks."""
    for k in cards:
        b.hands[seat * KINDS + k] -= 1
    b.under_stacks(cards)


class BeginReturn(Do[Board]):
    """The player has not said yet which cards they return."""

    def do(self, b: Board) -> None:
        b.decided = False


class ReturnTradeCards(Ask[Board, Ints]):
    """At most six cards stay in hand; they may give back more, brown calamities too."""

    # civ:18 civ:19.4 civ:R.24 civ:R.29 civ:S.11b civ:H.4

    name = "return_trade_cards"
    clause = "civ:18"
    secret = True

    def who(self, b: Board) -> list[int]:
        return [] if b.decided or not b.hand_size(b.active) else [b.active]

    def choices(self, b: Board, seat: int) -> Space[Ints]:
        hand = b.hand(seat)
        return SomeOf("trade_card", hand, max(0, len(hand) - HAND_LIMIT), len(hand))

    def betrays(self, b: Board, seat: int) -> bool:
        return b.hand_size(seat) > 0  # civ:H.1

    def facts(self, b: Board, seat: int) -> list[Fact]:
        hand = b.hand_size(seat)
        return [
            Fact("cards", "number", hand),
            Fact("least", "number", max(0, hand - HAND_LIMIT)),
        ]

    def answer(self, b: Board, seat: int, value: Ints) -> None:
        b.decided = True
        give_back(b, seat, value)
        if value:
            b.tell(CARDS_RETURNED, seat, len(value))
