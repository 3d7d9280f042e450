from typing import ClassVar

from pelagos.engine.box import Box
from pelagos.engine.errors import BadData
from pelagos.engine.position import Position

GOODS = ["wine", "oil", "grain"]
VERBS = ["store", "sell", "pass"]
STORE, SELL, PASS = range(3)
COPIES = 4
ROUNDS = 6
HARBOURS_TO_WIN = 3


class HavenBox(Box):
    def __init__(self, players: int, options: dict[str, object]) -> None:
        if players not in (2, 3, 4):
            raise BadData(f"haven is for 2 to 4 players, not {players}")
        unknown = [name for name in options if name != "rounds"]
        if unknown:
            raise BadData(f"haven has no option {unknown[0]!r}; it has: rounds")
        rounds = options.get("rounds", ROUNDS)
        if type(rounds) is not int or not 1 <= rounds <= 20:
            raise BadData("option rounds: a whole number from 1 to 20")
        super().__init__(players, {"rounds": rounds}, {"good": GOODS, "verb": VERBS})
        self.rounds: int = rounds


class Board(Position):
    fields: ClassVar[tuple[str, ...]] = (
        "round",
        "storm",
        "gold",
        "harbours",
        "deck",
        "hands",
        "stored",
        "bids",
        "winner",
        "dealt",
        "acted",
    )

    def __init__(self, box: HavenBox, like: "Board | None" = None) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            self.round = 0
            self.storm = -1
            self.winner = -1
            self.dealt = False
            self.acted = False
            self.gold: list[int] = [6] * box.players
            self.harbours: list[int] = [0] * box.players
            self.deck: list[int] = [COPIES] * len(GOODS)
            self.hands: list[int] = [0] * (box.players * len(GOODS))
            self.stored: list[int] = [0] * box.players
            self.bids: list[int] = [-1] * box.players
        else:
            self.round = like.round
            self.storm = like.storm
            self.winner = like.winner
            self.dealt = like.dealt
            self.acted = like.acted
            self.gold = like.gold[:]
            self.harbours = like.harbours[:]
            self.deck = like.deck[:]
            self.hands = like.hands[:]
            self.stored = like.stored[:]
            self.bids = like.bids[:]

    def contents(self) -> Box:
        return self.box

    def copy(self) -> "Board":
        return Board(self.box, self)

    def hand(self, seat: int) -> list[int]:
        n = len(GOODS)
        return [g for g in range(n) for _ in range(self.hands[seat * n + g])]

    def change_hand(self, seat: int, good: int, by: int) -> None:
        self.hands[seat * len(GOODS) + good] += by
