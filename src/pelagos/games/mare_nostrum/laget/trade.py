"""Trading in the revised edition: Odysseus speaks before a card is taken."""

from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import NOBODYS, ULYSSES
from pelagos.games.mare_nostrum.common.trade import (
    DECLINED,
    RedirectTake,
    exchange_goes_on,
    has_stopped,
    may_redirect,
)
from pelagos.games.mare_nostrum.laget.box import box_of


def may_compel(b: Board) -> bool:
    """Whether Odysseus could compel the present taker; as an option even past the pair limit."""
    # lc:8.20 lc:8.21 lc:21.3
    owner = b.owner[ULYSSES]
    if owner < 0:
        return False
    if may_redirect(b, owner):
        return True
    return (
        box_of(b.box).odysseus_overrides
        and owner == b.barred
        and not b.redirected
        and b.forced == NOBODYS
        and owner != b.taker
        and b.offer_size(owner) > 0
    )


def trade_goes_on(b: Board) -> bool:
    """Whether another card is taken, or Odysseus could still have one taken."""
    # lc:8.14 lc:8.15 lc:8.21
    if not b.traders or b.forced == DECLINED or has_stopped(b):
        return False
    return exchange_goes_on(b) or may_compel(b)


def takes_freely(b: Board) -> bool:
    """Whether the present taker takes a card, Odysseus having nothing to say about it."""
    return not may_compel(b) and exchange_goes_on(b)


class CompelTake(RedirectTake):
    """When another player is about to take, Odysseus may compel him to take from his owner."""

    name = "compel_take"

    def who(self, b: Board) -> list[int]:
        return [b.owner[ULYSSES]] if may_compel(b) else []
