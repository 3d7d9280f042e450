"""Phase 4: offerings, with chains of overbidding, and payment."""

from pelagos.engine.contract import FREE, Cost, Fact
from pelagos.engine.seats import NOBODY
from pelagos.engine.spaces import NOTHING, Menu, Number, Space, pair
from pelagos.engine.steps import Ask, Do
from pelagos.games.cyclades.board import Board, Turn, changed
from pelagos.games.cyclades.events import CHOSE_APOLLO, NEXT_ORDER, OFFERED, OUTBID, PAID
from pelagos.games.cyclades.ids import (
    APOLLO,
    God,
)

Offering = tuple[int, int | tuple[()]]
"""A god and an amount, or Apollo and nothing."""


def price(b: Board, seat: int, amount: int) -> int:
    """What an offering costs: one less for each priest, and never less than 1."""
    # cy:7.10 cy:10.6 cy:17.4
    return max(1, amount - b.priests[seat])


def committed(b: Board, seat: int, but_on: int) -> int:
    """What a player's offerings to gods other than `but_on` will cost."""  # cy:17.5
    total = 0
    owners = b.box.owners
    for god, marker in enumerate(b.standing):
        if marker >= 0 and god != but_on and owners[marker] == seat:
            total += price(b, seat, b.offers[god])
    return total


def most(b: Board, seat: int, god: God) -> int:
    """The largest offering that a player can pay for, priests counted; 0 = none. There is no other
    bound.
    """  # cy:7.11 cy:7.3
    gold = b.gold[seat]
    if b.box.players == 2:
        gold -= committed(b, seat, god)
    return gold + b.priests[seat] if gold > 0 else 0


class Offerings(Menu[int | tuple[()]]):
    """A god and an amount, or Apollo for free. `least` and `most` hold the bounds of each god."""

    kind = "god"

    def __init__(self, gods: list[int], least: list[int], limits: list[int]) -> None:
        self.ids = [*gods, APOLLO]  # cy:7.8: open to all
        self.least = least
        self.limits = limits

    def then(self, id: int) -> Space[int | tuple[()]]:
        if id == APOLLO:
            return NOTHING
        at = self.ids.index(id)
        return Number(self.least[at], self.limits[at], "gold")

    def listed(self, most: int) -> list[Offering] | None:
        found: list[Offering] = []
        for at, least in enumerate(self.least):
            god = self.ids[at]
            for amount in range(least, self.limits[at] + 1):
                found.append((god, amount))
        found.append((APOLLO, ()))
        return found if len(found) <= most else None


class LayOffering(Ask[Board, Offering]):
    """The player just outbid, or else the next in turn order, chooses a god and offers more than
    anyone there, or chooses Apollo for free. It goes on until every marker has a place.
    """

    # cy:7.1 cy:7.6 cy:7.13 cy:7.14 cy:7.16

    name = "lay_offering"
    clause = "cy:7.14"
    pays_later = True

    def who(self, b: Board) -> list[int]:
        if b.displaced >= 0:
            return [b.box.owners[b.displaced]]
        return [b.box.owners[b.order[0]]] if b.order else []

    def choices(self, b: Board, seat: int) -> Space[Offering]:
        gods: list[int] = []
        least: list[int] = []
        limits: list[int] = []
        offers, banned = b.offers, b.banned
        two_markers = b.box.players == 2
        limit = most(b, seat, banned)
        for god in b.gods:  # cy:5.6: only those face up
            higher = offers[god] + 1  # cy:7.2 cy:7.5
            if two_markers:  # cy:17.5: what is committed elsewhere depends on the god
                limit = most(b, seat, god)
            if limit >= higher and god != banned:
                gods.append(god)
                least.append(higher)
                limits.append(limit)
        return Offerings(gods, least, limits)

    def betrays(self, b: Board, seat: int) -> bool:
        return b.box.hidden_gold  # cy:19.1: a player who can only choose Apollo may be out of gold

    def facts(self, b: Board, seat: int) -> list[Fact]:
        """The god the player may not return to, having just been outbid there."""  # cy:7.7
        barred = (b.banned,) if b.banned >= 0 else ()
        return [Fact("barred", "god*", barred), Fact("priests", "number", b.priests[seat])]

    def price(self, b: Board, seat: int, value: Offering) -> Cost:
        """What must be paid if the offering stands; Apollo is free."""  # cy:7.10 cy:7.12
        _, amount = value
        return (("gold", price(b, seat, amount)),) if isinstance(amount, int) else FREE

    def in_sight(self, b: Board, seat: int) -> list[Offering]:
        """Every god face up, with the lowest amount that would outbid."""
        return [(god, b.offers[god] + 1) for god in b.gods]

    def answer(self, b: Board, seat: int, value: Offering) -> None:
        god, amount = value
        marker = b.displaced
        if marker < 0:
            marker = b.order[0]
            b.order = b.order[1:]
        b.displaced = b.banned = -1
        if not isinstance(amount, int):
            b.apollo = (*b.apollo, marker)
            b.tell(CHOSE_APOLLO, seat, len(b.apollo))
            return
        b.tell(OFFERED, seat, god, amount)
        loser = b.standing[god]
        if loser >= 0:  # cy:7.15 cy:17.3: it may be another marker of the same player
            b.displaced = loser
            b.banned = god  # cy:7.7: for the very next offering only
            b.tell(OUTBID, b.box.owners[loser], god, seat)
        b.standing = changed(b.standing, god, marker)  # cy:7.4: alone, with the highest offering
        b.offers = changed(b.offers, god, amount)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        god, amount = pair(value)
        if not isinstance(god, int):
            return self.clause
        if god != APOLLO and god not in b.gods:
            return "cy:5.6"
        if god == b.banned:
            return "cy:7.5"
        if isinstance(amount, int) and god != APOLLO:
            if amount > most(b, seat, god):
                return "cy:17.5" if b.box.players == 2 else "cy:7.11"
            return "cy:7.5" if b.offers[god] else "cy:7.2"
        return "cy:7.8"


class Pay(Do[Board]):
    """Everyone pays for their offerings; Apollo is free. Then the turns are lined up: in the order
    of the gods, on Apollo in order of arrival.

    Nobody has gained or lost gold since the first offering, so all can pay.
    """

    # cy:7.9 cy:7.10 cy:7.12 cy:8.1

    clause = "cy:7.10"

    def do(self, b: Board) -> None:
        owners = b.box.owners
        queue: list[Turn] = []
        for god in b.gods:
            marker = b.standing[god]
            if marker >= 0:
                seat = owners[marker]
                due = price(b, seat, b.offers[god])
                b.gold[seat] -= due
                b.tell(PAID, seat, god, due)
                queue.append((god, marker, 0))
        for place, marker in enumerate(b.apollo, 1):
            queue.append((APOLLO, marker, place))
        b.queue = tuple(queue)


class SetTurnOrder(Do[Board]):
    """The first to act bids last in the next round."""  # cy:8.5 cy:15.1

    clause = "cy:8.5"

    def do(self, b: Board) -> None:
        b.order = tuple(reversed(b.turns_over))
        b.turns_over = ()
        b.tell(NEXT_ORDER, NOBODY, tuple([b.box.owners[m] for m in b.order]))
