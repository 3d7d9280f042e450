"""What may be offered in the bazaar: sealed cards with three statements that must be true."""

from typing import Final

from pelagos.engine.box import Box
from pelagos.engine.contract import DealShape, Fact
from pelagos.engine.errors import BadNotation
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Deal, SomeOf
from pelagos.games.civilization.board import Board, Ints
from pelagos.games.civilization.ids import COMMODITIES, KINDS
from pelagos.games.civilization.trade_remarks import MOST, SILENCE, is_remark, taken, written

FEWEST_CARDS: Final = 3
LARGEST_DRAWN: Final = 7
LARGEST_WISH: Final = 20
EVERYBODY: Final = -1
NO_WISH: Final = -1

CLAIM: Final = "NUMBER TOTAL COMMODITY"
WISH: Final = "SEAT|all NUMBER COMMODITY|-"

Claimed = tuple[Ints, int, int, int, str]
"""cards, their number, their total, the named commodity, a remark"""


def traders(b: Board) -> list[int]:
    """Seats with three or more cards in hand, in A.S.T. order."""  # civ:16.3 civ:T.1
    return [s for s in b.ast if b.hand_size(s) >= FEWEST_CARDS]


class Package(Deal[Claimed]):
    """At least three cards in hand, one of them a commodity; a true claim of their number, total
    and one named commodity; and a remark that may be empty or a lie: (cards, number, total, named,
    remark). Calamities add nothing to the total (Board.set_value). What people may say cannot be
    listed, so remarks are accepted but never drawn.
    """  # civ:16.3 civ:16.3a civ:R.22 civ:T.2 civ:T.3 civ:T.4

    form = "package"

    def __init__(self, b: Board, seat: int) -> None:
        self.b = b
        self.seat = seat

    def pile(self) -> SomeOf:
        """The cards there are to choose from."""
        hand = self.b.hand(self.seat)
        return SomeOf("trade_card", hand, FEWEST_CARDS, len(hand))

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 5:
            return False
        cards, number, total, named, remark = value
        if type(number) is not int or type(total) is not int or type(named) is not int:
            return False
        if not isinstance(cards, tuple) or not self.pile().holds(cards):
            return False
        true = number == len(cards) and total == self.b.set_value(cards)
        return true and named < COMMODITIES and named in cards and is_remark(remark)

    def draw(self, rng: Rng) -> Claimed:
        left = self.b.hand(self.seat)
        goods = [k for k in left if k < COMMODITIES]
        named = goods[rng.below(len(goods))]
        size = FEWEST_CARDS + rng.below(min(LARGEST_DRAWN, len(left)) - FEWEST_CARDS + 1)
        left.remove(named)
        cards = [named] + [left.pop(rng.below(len(left))) for _ in range(size - 1)]
        cards.sort()
        return (tuple(cards), size, self.b.set_value(tuple(cards)), named, SILENCE)

    def shape(self) -> DealShape:
        return {
            "shape": "deal",
            "form": self.form,
            "kind": "trade_card",
            "pile": self.b.hand(self.seat),
            "low": FEWEST_CARDS,
            "worth": list(self.b.box.value),
            "remark": MOST,
        }

    def write(self, value: Claimed, box: Box) -> str:
        *_, remark = value
        return f"{self.claim(value, box)}{written(remark)}"

    def facts(self, value: Claimed) -> list[Fact]:
        cards, number, total, named, remark = value
        return [
            Fact("cards", "trade_card*", cards),
            Fact("number", "number", number),
            Fact("total", "number", total),
            Fact("named", "trade_card", named),
            Fact("spoken", "number", 1 if remark else 0),
            Fact("remark", "text", remark),
        ]

    def claim(self, package: Claimed, box: Box) -> str:
        """The claim, without the remark."""
        cards, number, total, named, _ = package
        return f"{self.pile().write(cards, box)} {number} {total} {box.slug('trade_card', named)}"

    def read(self, words: list[str], box: Box) -> object:
        return (*self.read_claim(words, box), taken(words))

    def read_claim(self, words: list[str], box: Box) -> tuple[object, int, int, int]:
        """The claim at the front of some words."""
        cards = self.pile().read(words, box)
        if len(words) < 3:
            raise BadNotation(" ".join(words), "pattern", pattern=CLAIM)
        number, total = _whole(words.pop(0)), _whole(words.pop(0))
        return (cards, number, total, box.find("trade_card", words.pop(0)))


Posted = tuple[Claimed, int, int, int]
"""a package, to whom, the number and the commodity wished for"""


class Posting(Deal[Posted]):
    """A package to all or to one seat, with a wish that binds nobody: (package, addressee,
    cards wished, commodity wished).
    """  # civ:T.4

    form = "posting"

    def __init__(self, b: Board, seat: int) -> None:
        self.b = b
        self.seat = seat
        self.package = Package(b, seat)

    def others(self) -> list[int]:
        """To whom it can be addressed."""
        return [s for s in traders(self.b) if s != self.seat]

    def holds(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != 4:
            return False
        package, to, number, kind = value
        if type(to) is not int or type(number) is not int or type(kind) is not int:
            return False
        if to != EVERYBODY and to not in self.others():
            return False
        if not 0 <= number <= LARGEST_WISH or not NO_WISH <= kind < COMMODITIES:
            return False
        return self.package.holds(package)

    def draw(self, rng: Rng) -> Posted:
        package = self.package.draw(rng)
        others = self.others()
        to = EVERYBODY if rng.below(2) else others[rng.below(len(others))]
        return (package, to, FEWEST_CARDS + rng.below(3), rng.below(COMMODITIES + 1) - 1)

    def shape(self) -> DealShape:
        return {**self.package.shape(), "form": self.form, "others": self.others()}

    def facts(self, value: Posted) -> list[Fact]:
        package, to, number, kind = value
        return [
            *self.package.facts(package),
            Fact("to", "seat*", () if to == EVERYBODY else (to,)),
            Fact("public", "number", 1 if to == EVERYBODY else 0),
            Fact("wished", "number", number),
            Fact("wanted", "trade_card*", () if kind == NO_WISH else (kind,)),
            Fact("any", "number", 1 if kind == NO_WISH else 0),
        ]

    def write(self, value: Posted, box: Box) -> str:
        package, to, number, kind = value
        whom = "all" if to == EVERYBODY else box.slug("seat", to)
        wish = "-" if kind == NO_WISH else box.slug("trade_card", kind)
        *_, remark = package
        return f"{self.package.claim(package, box)} {whom} {number} {wish}{written(remark)}"

    def read(self, words: list[str], box: Box) -> object:
        claim = self.package.read_claim(words, box)
        if len(words) < 3:
            raise BadNotation(" ".join(words), "pattern", pattern=WISH)
        whom, number, wish = words.pop(0), _whole(words.pop(0)), words.pop(0)
        to = EVERYBODY if whom == "all" else box.find("seat", whom)
        kind = NO_WISH if wish == "-" else box.find("trade_card", wish)
        return ((*claim, taken(words)), to, number, kind)


def _whole(word: str) -> int:
    if len(word) > 6 or not word.isdecimal():
        raise BadNotation(word, "whole")
    return int(word)


def within(hands: list[int], seat: int, package: Ints) -> bool:
    """Whether a hand still holds all cards of a package."""
    return all([package.count(k) <= hands[seat * KINDS + k] for k in package])
