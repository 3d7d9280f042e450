"""Trading in the 2003 game: Ulysses speaks after a card has been named; everything else is in
four_cards/trade.
"""

from pelagos.engine.steps import Do, Phase
from pelagos.games.mare_nostrum.four_cards.ids import ULYSSES
from pelagos.games.mare_nostrum.four_cards.trade import (
    TakeCard,
    exchange_goes_on,
    may_redirect,
    take_wanted_card,
)
from pelagos.games.mare_nostrum.original.board import OriginalBoard


class TakeUnlessRedirected(TakeCard[OriginalBoard]):
    """The owner of Ulysses is asked after the card has been named, and before it is seen whether
    the exchange is over; a taker they redirect takes again, from them.
    """  # mn:5.6.1 mn:5.6.5

    def __init__(self, redirection: Phase) -> None:
        super().__init__(exchange_goes_on, "mn:5.4.1", "mn:5.4.4", "mn:5.6.1")
        self.redirection = redirection
        self.calls = [redirection]

    def answer(self, b: OriginalBoard, seat: int, value: tuple[int, int]) -> None:
        b.wanted_from, b.wanted = value
        if may_redirect(b, b.owner[ULYSSES]):
            b.call(self.redirection)
        else:
            take_wanted_card(b)


class SettleUnlessRedirected(Do[OriginalBoard]):
    """The card named is taken, if Ulysses let it pass."""

    def do(self, b: OriginalBoard) -> None:
        if b.wanted >= 0:
            take_wanted_card(b)
