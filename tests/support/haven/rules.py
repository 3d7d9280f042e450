from pelagos.engine.box import Box
from pelagos.engine.contract import DealShape, Holding, Standings, View
from pelagos.engine.events import EventKind
from pelagos.engine.rules import Result, Rules, best
from pelagos.engine.seats import FATE, NOBODY, Rng, only
from pelagos.engine.spaces import NOTHING, Deal, Dice, Menu, Number, OneOf, Space
from pelagos.engine.steps import Ask, Do, ForEachSeat, Phase, While
from tests.support.haven.board import (
    GOODS,
    HARBOURS_TO_WIN,
    PASS,
    SELL,
    STORE,
    Board,
    HavenBox,
)

STORM = EventKind("storm", "strength:number", clause="hv:1.1")
SEALED_BID = EventKind("sealed_bid", clause="hv:2.1")
BIDS_SHOWN = EventKind("bids_shown", "bids:number*", clause="hv:2.2", reveals=True)
HARBOUR_WON = EventKind("harbour_won", clause="hv:2.3")
CARD_DRAWN = EventKind("card_drawn", "good:good", clause="hv:3.1")
BARGAIN = EventKind("bargain", "partner:seat", "count:number", clause="hv:4.1")
STORED = EventKind("stored", "good:good", clause="hv:5.1")
SOLD = EventKind("sold", "good:good", clause="hv:5.2")


class NewRound(Do[Board]):
    def do(self, b: Board) -> None:
        b.round += 1
        b.storm = -1
        b.winner = -1
        b.dealt = False
        b.bids = [-1] * b.box.players


class RollStorm(Ask[Board, tuple[int, ...]]):
    name = "roll_storm"
    clause = "hv:1.1"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.storm < 0 else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        return Dice([1, 2, 3], 1)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.storm = value[0]
        b.tell(STORM, NOBODY, b.storm)


class Bid(Ask[Board, int]):
    name = "bid"
    clause = "hv:2.1"
    secret = True

    def who(self, b: Board) -> list[int]:
        return [s for s in range(b.box.players) if b.bids[s] < 0]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return Number(0, b.gold[seat], "gold")

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.bids[seat] = value
        b.gold[seat] -= value
        b.tell(SEALED_BID, seat)


class ShowBids(Do[Board]):
    clause = "hv:2.2"

    def do(self, b: Board) -> None:
        b.tell(BIDS_SHOWN, NOBODY, tuple(b.bids))
        best = max(b.bids)
        if b.bids.count(best) == 1 and best >= b.storm:
            b.winner = b.bids.index(best)
            b.harbours[b.winner] += 1
            b.tell(HARBOUR_WON, b.winner)
        for seat in range(b.box.players):
            b.gold[seat] += 2 if seat == b.winner else b.bids[seat]
        b.bids = [-1] * b.box.players


class DrawCard(Ask[Board, int]):
    name = "draw_card"
    clause = "hv:3.1"

    def who(self, b: Board) -> list[int]:
        waits = b.winner >= 0 and not b.dealt and sum(b.deck) > 0
        return [FATE] if waits else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("good", [g for g in range(len(GOODS)) for _ in range(b.deck[g])])

    def seen_by(self, b: Board, seat: int) -> int:
        return only(b.winner)

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.dealt = True
        b.deck[value] -= 1
        b.change_hand(b.winner, value, 1)
        b.tell_only(only(b.winner), CARD_DRAWN, b.winner, value)


class Swap(Deal[tuple[int, int]]):
    """Give `count` gold to a partner of one's choice, or keep it: (partner, gold)."""

    def __init__(self, partners: list[int], gold: int) -> None:
        self.partners = partners
        self.gold = gold

    def holds(self, value: object) -> bool:
        return (
            isinstance(value, tuple)
            and len(value) == 2
            and all(type(v) is int for v in value)
            and value[0] in self.partners
            and 0 <= value[1] <= self.gold
        )

    def draw(self, rng: Rng) -> tuple[int, int]:
        return (self.partners[rng.below(len(self.partners))], rng.below(self.gold + 1))

    def shape(self) -> DealShape:
        more: dict[str, object] = {"partners": self.partners, "gold": self.gold}
        return {"shape": "deal", "form": "gift", "kind": "seat", "more": more}

    def write(self, value: tuple[int, int], box: Box) -> str:
        partner, gold = value
        return f"{box.slug('seat', partner)} {gold}"

    def read(self, words: list[str], box: Box) -> object:
        partner = OneOf("seat", self.partners).read(words, box)
        return (partner, Number(0, self.gold).read(words, box))


class Gift(Ask[Board, tuple[int, int]]):
    """The winner of the harbour must be gracious to one neighbour."""

    name = "gift"
    clause = "hv:4.1"

    def who(self, b: Board) -> list[int]:
        return [b.winner] if b.winner >= 0 and b.dealt else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int]]:
        return Swap([s for s in range(b.box.players) if s != seat], b.gold[seat])

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        partner, gold = value
        b.gold[seat] -= gold
        b.gold[partner] += gold
        b.dealt = False
        b.winner = -1
        b.tell(BARGAIN, seat, partner, gold)


class BeginTurn(Do[Board]):
    def do(self, b: Board) -> None:
        b.acted = False


class StoreOrSell(Ask[Board, tuple[int, object]]):
    name = "store_or_sell"
    clause = "hv:5.1"

    def who(self, b: Board) -> list[int]:
        return [] if b.acted else [b.active]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, object]]:
        goods = sorted(set(b.hand(seat)))
        if not goods:
            return Menu("verb", [PASS], [NOTHING])
        one = OneOf("good", goods)
        return Menu("verb", [STORE, SELL, PASS], [one, one, NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        verb, good = value
        if isinstance(good, int):
            b.change_hand(seat, good, -1)
            if verb == STORE:
                b.stored[seat] += 1
                b.tell(STORED, seat, good)
            else:
                b.gold[seat] += 3
                b.deck[good] += 1
                b.tell(SOLD, seat, good)
        b.acted = verb == PASS


def seats(b: Board) -> list[int]:
    first = b.round % b.box.players
    return [(first + i) % b.box.players for i in range(b.box.players)]


def undecided(b: Board) -> bool:
    return b.round < b.box.rounds and max(b.harbours) < HARBOURS_TO_WIN


TURN = Phase("turn", [BeginTurn(), StoreOrSell()])
ROUND = Phase(
    "round",
    [NewRound(), RollStorm(), Bid(), ShowBids(), DrawCard(), Gift(), ForEachSeat(seats, TURN)],
)
GAME = Phase("game", [While(undecided, ROUND)])


class HavenRules(Rules[Board]):
    title = "haven"
    version = 1
    players = (2, 3, 4)

    def __init__(self) -> None:
        super().__init__(GAME)

    def box(self, players: int, options: dict[str, object]) -> Box:
        return HavenBox(players, options)

    def option_sets(self, players: int) -> list[dict[str, object]]:
        return [{}, {"rounds": 2}]

    def conserved(self, b: Board) -> dict[str, int]:
        return {"cards": sum(b.deck) + sum(b.hands) + sum(b.stored)}

    def scratch(self) -> dict[str, tuple[str, ...]]:
        return {"round": ("bids", "winner", "dealt")}

    def new(self, box: Box) -> Board:
        assert isinstance(box, HavenBox)
        return Board(box)

    def view(self, b: Board, seat: int) -> View:
        return {
            "round": b.round,
            "phase": b.phase_name(),
            "areas": {},
            "seats": [self._seat(b, s, seat) for s in range(b.box.players)],
            "tracks": [],
            "hand": [Holding("good", GOODS[g], b.hand(seat).count(g)) for g in set(b.hand(seat))]
            if seat >= 0
            else [],
            "supply": {"card": sum(b.deck)},
            "standings": self.standings(b, seat),
            "more": {"storm": b.storm},
        }

    def _seat(self, b: Board, s: int, viewer: int) -> dict[str, object]:
        """A sealed bid lies beside the purse: only its owner knows how much is left."""
        bid, own = b.bids[s], s == viewer
        facts: dict[str, object] = {
            "gold": b.gold[s] + (0 if own else max(bid, 0)),
            "harbours": b.harbours[s],
            "stored": b.stored[s],
            "hand_size": len(b.hand(s)),
        }
        if bid >= 0:
            facts["bid"] = bid if own else None
        return facts

    def standings(self, b: Board, seat: int) -> Standings:
        rows: list[list[int | None]] = [
            [harbours, stored] for harbours, stored in zip(b.harbours, b.stored, strict=True)
        ]
        return {"columns": ["harbours", "stored"], "rows": rows}

    def redeal(self, b: Board, seat: int, rng: Rng) -> Board:
        n = len(GOODS)
        new = b.copy()
        hidden = [g for g in range(n) for _ in range(b.deck[g])]
        sizes = [0] * b.box.players
        for s in range(b.box.players):
            if s != seat:
                sizes[s] = len(b.hand(s))
                hidden.extend(b.hand(s))
                new.hands[s * n : s * n + n] = [0] * n
                if b.bids[s] >= 0:
                    purse = b.gold[s] + b.bids[s]
                    new.bids[s] = rng.below(purse + 1)
                    new.gold[s] = purse - new.bids[s]
        hidden.sort()
        for s, size in enumerate(sizes):
            for _ in range(size):
                new.change_hand(s, hidden.pop(rng.below(len(hidden))), 1)
        new.deck = [hidden.count(g) for g in range(n)]
        return new

    def result(self, b: Board) -> Result | None:
        if not self.over(b):
            return None
        final = self.standings(b, NOBODY)
        ending = "harbours" if max(b.harbours) >= HARBOURS_TO_WIN else "rounds"
        return Result(best(final), final, ending, "hv:6.1")
