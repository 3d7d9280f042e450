"""The laws notice: the toy title, broken in one place at a time."""

import re
from typing import Any, ClassVar

import pytest

from pelagos.conformance import Broken, check
from pelagos.conformance.contract import misshapen
from pelagos.engine.box import Box
from pelagos.engine.contract import Cost, Fact, View
from pelagos.engine.events import EventKind
from pelagos.engine.rules import Rules
from pelagos.engine.seats import EVERYONE, FATE, Rng
from pelagos.engine.spaces import Dice, Ints, Space
from pelagos.engine.steps import Ask, Phase, Step, While
from tests.support.haven import HavenRules
from tests.support.haven.board import Board, HavenBox
from tests.support.haven.rules import (
    CARD_DRAWN,
    ROUND,
    Bid,
    DrawCard,
    Gift,
    ShowBids,
    Swap,
    undecided,
)

OVERHEARD = EventKind("overheard", "gold:number")
LAID_OPEN = EventKind("laid_open", "gold:number", reveals=True)


class Changed(HavenRules):
    """Haven with one step of the round written anew."""

    def __init__(self, step: Step[Board]) -> None:
        steps: list[Step[Any]] = [
            step if isinstance(step, type(old)) else old for old in ROUND.steps
        ]
        Rules.__init__(self, Phase("game", [While(undecided, Phase("round", steps))]))


def broken(rules: HavenRules, games: int = 20) -> Broken:
    with pytest.raises(Broken) as found:
        check(rules, games=games)
    return found.value


# -- what is hidden ------------------------------------------------------------------------------


class OpenDraw(DrawCard):
    """Everybody sees the card that is drawn."""

    def seen_by(self, b: Board, seat: int) -> int:
        return EVERYONE


class LoudDraw(DrawCard):
    """Everybody is told the card that is drawn."""

    def answer(self, b: Board, seat: int, value: int) -> None:
        super().answer(b, seat, value)
        b.tell(CARD_DRAWN, b.winner, value)


class OpenBid(Bid):
    """Everybody hears the bids as they are made."""

    secret = False


class LoudBid(Bid):
    """Everybody is told the bids as they are made."""

    def answer(self, b: Board, seat: int, value: int) -> None:
        super().answer(b, seat, value)
        b.tell(OVERHEARD, seat, value)


class LoudBidInDisguise(Bid):
    """The same, told as if it were time to lay them open."""

    def answer(self, b: Board, seat: int, value: int) -> None:
        super().answer(b, seat, value)
        b.tell(LAID_OPEN, seat, value)


@pytest.mark.parametrize(
    ("step", "law"),
    [
        (OpenDraw(), "an answer nobody else can see is sealed"),
        (LoudDraw(), "no event tells a sealed answer"),
        (OpenBid(), "an answer nobody else can see is sealed"),
        (LoudBid(), "no event tells a sealed answer"),
        (LoudBidInDisguise(), "no event tells a sealed answer"),
    ],
    ids=["seen_by", "tell_only", "secret", "tell", "reveals"],
)
def test_a_secret_that_is_heard_is_named_with_title_and_step(step: Ask[Any, Any], law: str) -> None:
    found = broken(Changed(step))
    assert found.law == law
    assert re.search(rf"haven, \d players, .*line \d+ \({step.name}\)", found.where)


class Clairvoyant(HavenRules):
    """No sealed bid is shown, but every guess knows it."""

    def redeal(self, b: Board, seat: int, rng: Rng) -> Board:
        new = super().redeal(b, seat, rng)
        new.gold, new.bids = b.gold.copy(), b.bids.copy()
        return new


class Glass(Clairvoyant):
    """Sealed bids lie open on the table, too."""

    def view(self, b: Board, seat: int) -> View:
        found = super().view(b, seat)
        found["more"]["bids"] = list(b.bids)
        return found


@pytest.mark.parametrize(("rules", "where"), [(Glass(), "view: "), (Clairvoyant(), "redeal: ")])
def test_a_sealed_answer_that_is_seen_on_the_board_is_named_with_its_field(
    rules: HavenRules, where: str
) -> None:
    found = broken(rules)
    assert (found.law, "(bid)" in found.where) == ("a sealed answer stays sealed", True)
    assert where in found.detail
    assert "bids" in found.detail or "more" in found.detail


class Fair(HavenRules):
    """Everybody begins with a card of each good, so that there is something to sell."""

    def new(self, box: Box) -> Board:
        b = super().new(box)
        b.hands = [1] * len(b.hands)
        return b


def test_what_was_hidden_may_be_shown_and_hidden_again() -> None:
    """A card is sold for all to see, and shuffled into the deck."""
    assert check(Fair(), games=3, every=1) > 100


# -- prices --------------------------------------------------------------------------------------


class Priced(Gift):
    """A gift has a price: what is given."""

    off = 0

    def price(self, b: Board, seat: int, value: tuple[int, int]) -> Cost:
        _, gold = value
        return (("gold", gold + self.off),) if gold else ()


class Dear(Priced):
    """One more is told than is paid."""

    off = 1


class Owed(Priced):
    """It is paid at once, though it is said to be due later."""

    pays_later = True


def test_a_price_that_is_paid_keeps_the_law() -> None:
    assert check(Changed(Priced()), games=5) > 100


@pytest.mark.parametrize(("gift", "paid"), [(Dear(), 1), (Owed(), 0)])
def test_a_wrong_price_is_named_with_title_step_and_stock(gift: Priced, paid: int) -> None:
    found = broken(Changed(gift))
    assert found.law == "the price told is the one paid"
    assert re.search(r"haven, .*\(gift\)", found.where)
    told = re.fullmatch(r"p\d \d+: (\d+) gold told, (\d+) paid", found.detail)
    assert told is not None
    assert int(told[1]) - int(told[2]) == paid


# -- the contract --------------------------------------------------------------------------------


class Unlabelled(Swap):
    """What the title says of its own form stands where no front end knows it."""

    def shape(self) -> Any:
        return {**super().shape(), "colour": "red"}


class UnlabelledGift(Gift):
    def choices(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return Unlabelled([s for s in range(b.box.players) if s != seat], b.gold[seat])


class BidByWeight(Bid):
    """Tells what nobody can name."""

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("good", "good", 99)]


MISTOLD = EventKind("mistold", "good:good")


class MistoldDraw(DrawCard):
    """The event promises a good and tells the winner."""

    def answer(self, b: Board, seat: int, value: int) -> None:
        winner = b.winner
        super().answer(b, seat, value)
        b.tell(MISTOLD, winner, (winner,))


class BriefDraw(DrawCard):
    """The event promises a good and tells nothing."""

    def answer(self, b: Board, seat: int, value: int) -> None:
        super().answer(b, seat, value)
        b.tell(MISTOLD, b.winner)


@pytest.mark.parametrize(
    ("step", "law"),
    [
        (UnlabelledGift(), "a shape has the form of the contract"),
        (BidByWeight(), "a fact is of the kind it says"),
        (MistoldDraw(), "a fact is of the kind it says"),
        (BriefDraw(), "an event has a fact for each of its fields"),
    ],
    ids=["shape", "question", "event", "fields"],
)
def test_what_breaks_the_contract_is_named(step: Ask[Any, Any], law: str) -> None:
    assert broken(Changed(step)).law == law


@pytest.mark.parametrize(
    ("shape", "fault"),
    [
        ({"shape": "one_of", "kind": "good", "ids": [1, 2]}, ""),
        ({"shape": "heap"}, "$.shape is 'heap'"),
        ({"shape": "one_of", "kind": "good"}, "$ has no ['ids']"),
        ({"shape": "one_of", "kind": "good", "ids": ["a"]}, "$.ids: Expected `int`, got `str`"),
        (
            {"shape": "menu", "kind": "verb", "options": [{"id": 1, "then": {"shape": "?"}}]},
            "$.options[0].then.shape is '?'",
        ),
        ({"shape": "deal", "form": "plan", "first": {"shape": "nothing"}}, ""),
        (
            {"shape": "deal", "form": "plan", "first": {"shape": "nothing", "ids": []}},
            "$.first has ['ids'], which the contract does not know",
        ),
    ],
)
def test_what_is_wrong_with_a_shape_is_told_with_its_place(
    shape: dict[str, Any], fault: str
) -> None:
    assert misshapen(shape).startswith(fault)
    assert bool(misshapen(shape)) == bool(fault)


# -- what was forgotten --------------------------------------------------------------------------


class Forgetful(HavenRules):
    """A copy of the board goes without the storm."""

    def new(self, box: Box) -> Board:
        assert isinstance(box, HavenBox)
        return Hasty(box)


class Hasty(Board):
    def copy(self) -> "Board":
        new = Hasty(self.box, self)
        del new.storm
        return new


def test_a_field_that_is_missing_in_a_copy_is_named() -> None:
    found = broken(Forgetful())
    assert (found.law, found.detail) == ("a copy has every field", "storm")


class Brawl(Ask[Board, Ints]):
    name = "brawl"

    def who(self, b: Board) -> list[int]:
        return [] if b.acted else [FATE]

    def choices(self, b: Board, seat: int) -> Space[Ints]:
        return Dice([1, 2], 1)

    def answer(self, b: Board, seat: int, value: Ints) -> None:
        b.acted = True


BRAWL = Phase("brawl", [Brawl()])


class Calling(ShowBids):
    """Bids are followed by a brawl."""

    def do(self, b: Board) -> None:
        super().do(b)
        b.acted = False
        b.call(BRAWL)


class Listed(Calling):
    calls: ClassVar[list[Phase]] = [BRAWL]


class Scratched(Changed):
    def scratch(self) -> dict[str, tuple[str, ...]]:
        return {**super().scratch(), "brawl": ()}


@pytest.mark.parametrize("rules", [Changed(Calling()), Scratched(Calling())])
def test_a_phase_that_no_step_lists_is_named(rules: HavenRules) -> None:
    found = broken(rules)
    assert found.law == "every phase is in the table of contents"
    assert "'brawl': list it in the `calls`" in found.detail


def test_a_phase_that_is_listed_keeps_the_law() -> None:
    assert check(Scratched(Listed()), games=2) > 50
