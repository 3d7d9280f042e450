"""Phase 9: trade cards are drawn, gold cards bought."""

from typing import Final

from pelagos.engine.contract import FREE, Cost, Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import EVERYONE, FATE, only
from pelagos.engine.spaces import Number, OneOf, Space
from pelagos.engine.steps import Ask, Do
from pelagos.games.civilization.board import Board, changed
from pelagos.games.civilization.ids import (
    BATCH,
    COMMODITIES,
    FIRST_BROWN,
    GOLD_STACK,
    KINDS,
)

CARD_DRAWN: Final = EventKind("card_drawn", "card:trade_card", clause="civ:15.3")
CARDS_TAKEN: Final = EventKind("cards_taken", "count:number", clause="civ:15.3")
CALAMITY_DRAWN: Final = EventKind("calamity_drawn", "card:trade_card", clause="civ:19.2")
GOLD_BOUGHT: Final = EventKind("gold_bought", "count:number", clause="civ:15.7")

GOLD_PRICE: Final = 18


def fewest_cities_first(b: Board) -> list[int]:
    """Ties in A.S.T. order; those who neither draw nor can buy are passed over."""
    # civ:15.2 civ:R.20
    waiting = sorted([(b.cities[s], b.nation[s], s) for s in b.ast])
    return [s for n, _, s in waiting if n or b.treasury[s] >= GOLD_PRICE]


class BeginDraw(Do[Board]):
    """One card from each stack up to the number of their cities; empty ones give nothing."""

    # civ:15.1 civ:15.3 civ:15.4

    def do(self, b: Board) -> None:
        b.draws = tuple([s for s in range(b.cities[b.active]) if b.stacks[s]])
        b.decided = False
        if b.draws:
            b.tell(CARDS_TAKEN, b.active, len(b.draws))


class DrawTradeCard(Ask[Board, int]):
    """A red calamity is seen on top of its stack and strikes the drawer; everything else stays
    in their hand.
    """  # civ:15.3 civ:15.5 civ:15.6 civ:19.2 civ:22.2.1 civ:H.2 civ:S.9a

    name = "draw_trade_card"
    clause = "civ:15.3"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.draws else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("trade_card", list(b.top_batch(b.draws[0])))

    def seen_by(self, b: Board, seat: int) -> int:
        return EVERYONE if b.red_on_top(b.draws[0]) else only(b.active)

    def answer(self, b: Board, seat: int, value: int) -> None:
        stack = b.draws[0]
        b.draws = b.draws[1:]
        cards = b.stacks[stack]
        at = cards.index(value)
        left = (*cards[:at], *cards[at + 1 :])
        b.stacks[stack] = left[1:] if left[:1] == (BATCH,) else left
        drawer = b.active
        calamity = value - COMMODITIES
        if 0 <= calamity < FIRST_BROWN:
            b.victims = changed(b.victims, calamity, drawer)
            b.tell(CALAMITY_DRAWN, drawer, value)
        else:
            b.hands[drawer * KINDS + value] += 1
            b.tell_only(only(drawer), CARD_DRAWN, drawer, value)


def may_buy_gold(b: Board) -> bool:
    """Until they have enough of it, or can pay for no more, or the stack is empty."""  # civ:15.7
    return not b.decided and b.treasury[b.active] >= GOLD_PRICE and len(b.stacks[GOLD_STACK]) > 0


class BuyGold(Ask[Board, int]):
    """Cards of the ninth stack for 18 treasury tokens each, right after their own draw: one at a
    time, so that they look at each before they buy another.
    """  # civ:15.7 civ:R.20 civ:S.9b

    name = "buy_gold"
    clause = "civ:15.7"

    def who(self, b: Board) -> list[int]:
        return [b.active] if may_buy_gold(b) and not b.draws else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return Number(0, 1, "cards")

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("treasury", "number", b.treasury[seat])]

    def price(self, b: Board, seat: int, value: int) -> Cost:
        return (("treasury", GOLD_PRICE * value),) if value else FREE

    def answer(self, b: Board, seat: int, value: int) -> None:
        if value:
            b.treasury[seat] -= GOLD_PRICE
            b.stock[seat] += GOLD_PRICE
            b.draws = (GOLD_STACK,)
            b.tell(GOLD_BOUGHT, seat, value)
        else:
            b.decided = True


class EndDraw(Do[Board]):
    """The player has drawn, and bought what gold they wanted."""

    def do(self, b: Board) -> None:
        b.decided = False
