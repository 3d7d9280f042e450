"""Trading in the revised edition: Odysseus speaks before a card is taken; everything else is in
four_cards/trade.
"""

from pelagos.engine.contract import Fact
from pelagos.games.mare_nostrum.four_cards.ids import NONE, ULYSSES
from pelagos.games.mare_nostrum.four_cards.trade import (
    DECLINED,
    RedirectTake,
    exchange_goes_on,
    has_stopped,
    may_redirect,
)
from pelagos.games.mare_nostrum.laget.board import LagetBoard


def may_compel(b: LagetBoard) -> bool:
    """Whether Odysseus could compel the present taker to take from his owner; by an option even
    where the pair rule bars it.
    """
    # lc:8.20 lc:8.21 lc:21.3
    owner = b.owner[ULYSSES]
    if owner < 0:
        return False
    if may_redirect(b, owner):
        return True
    return (
        b.edition.odysseus_overrides
        and owner == b.barred_source
        and not b.redirected
        and b.redirected_to == NONE
        and owner != b.taker
        and b.offer_size(owner) > 0
    )


def trade_goes_on(b: LagetBoard) -> bool:
    """Whether another card is taken, or Odysseus could still have one taken."""
    # lc:8.14 lc:8.15 lc:8.21
    if not b.traders or b.redirected_to == DECLINED or has_stopped(b):
        return False
    return exchange_goes_on(b) or may_compel(b)


def takes_freely(b: LagetBoard) -> bool:
    """Whether the taker may take from anyone: Odysseus has no say in it."""
    return not may_compel(b) and exchange_goes_on(b)


class CompelTake(RedirectTake[LagetBoard]):
    """When another player is about to take, Odysseus may compel them to take from his owner."""

    # lc:8.20

    name = "compel_take"

    def who(self, b: LagetBoard) -> list[int]:
        return [b.owner[ULYSSES]] if may_compel(b) else []

    def facts(self, b: LagetBoard, seat: int) -> list[Fact]:
        return [Fact("taker", "seat", b.taker)]
