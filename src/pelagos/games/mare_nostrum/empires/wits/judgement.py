"""What bots may know about value."""

from typing import Final

from pelagos.engine.judgement import Judgement
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Space
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.build import PAY
from pelagos.games.mare_nostrum.empires.collect import incomes
from pelagos.games.mare_nostrum.empires.ids import (
    COIN,
    CULTURE,
    GOODS,
    MILITARY,
    ROUNDS_OVER,
    TRADE,
)
from pelagos.games.mare_nostrum.empires.victory import prizes
from pelagos.games.mare_nostrum.empires.wits.rules_of_thumb import RULES, ThumbRule
from pelagos.games.mare_nostrum.shared.tables import ids_in

WON, LOST, DRAWN = 1000.0, 0.0, 200.0
TILE_VALUE: Final = (0.0, 0.0, 60.0, 130.0, 220.0, 600.0)
PRIZE_VALUE: Final = (0.0, 15.0, 40.0, 90.0, 400.0)
TITLE_VALUE: Final = 14.0
ALL_TITLES_VALUE: Final = 250.0
INCOME_VALUE: Final = 7.0
KIND_VALUE: Final = 4.0
ROOM_VALUE: Final = (2.5, 1.5, 2.5, 3.0, 6.0, 1.5)
"""What an empty icon of each sort is worth to a player who may build on it."""


class EmpiresJudgement(Judgement[Board]):
    """Income above all, then Heroes and Wonders, great cities and titles."""

    scale = 115.0

    def age(self, b: Board) -> int:
        return b.round

    def value(self, b: Board, seat: int) -> float:
        if b.ending:
            if b.ending == ROUNDS_OVER:
                return DRAWN
            return WON if b.winners >> seat & 1 else LOST
        if b.price and b.player == seat:
            bought = b.copy()
            price = bought.price
            PAY.complete(bought, seat)
            return self.value(bought, seat) - 0.3 * price
        return (
            100.0
            + self.economy(b, seat)
            + self.standing(b, seat)
            + TILE_VALUE[min(b.tiles(seat), 5)]
            + PRIZE_VALUE[min(prizes(b, seat), 4)]
            + 0.2 * b.resources(seat)
            - self.threat(b, seat)
        )

    def economy(self, b: Board, seat: int) -> float:
        """What comes in each round, and where there is room for more."""
        box = b.box
        owed = incomes(b)[seat * (GOODS + 1) : (seat + 1) * (GOODS + 1)]
        kinds = sum([1 for n in owed[:COIN] if n])
        legendary = 0
        for city in box.legendary_cities:
            if b.built >> city & 1 and b.controller(city) == seat:
                legendary += 1
        total = INCOME_VALUE * (sum(owed) + 1.5 * legendary) + KIND_VALUE * kinds
        for province in ids_in(b.domain[seat]):
            for icon in box.icons_at[province]:
                if not b.built >> icon & 1:
                    total += ROOM_VALUE[box.icon_sort[icon]]
        for province, holder in enumerate(b.siege):
            if holder == seat:
                total += 3.0 * len(box.icons_at[province])
        return total

    def standing(self, b: Board, seat: int) -> float:
        """Tracks and titles."""
        seats, found, leads = b.box.players, 0.0, 0
        for track in (TRADE, CULTURE, MILITARY):
            levels = b.track[track * seats : track * seats + seats]
            own = levels[seat]
            best = max([n for s, n in enumerate(levels) if s != seat])
            found += 0.8 * own + 0.3 * max(-6, min(own - best, 2))
            if own > best or (own == best and b.leaders[track] == seat):
                leads += 1
                found += TITLE_VALUE
        return found + (ALL_TITLES_VALUE if leads == 3 else 0.0)

    def threat(self, b: Board, seat: int) -> float:
        """How near others are to a victory."""
        seats, found = b.box.players, 0.0
        for s in range(seats):
            if s == seat:
                continue
            found += 0.2 * TILE_VALUE[min(b.tiles(s), 5)]
            top = [max(b.track[t * seats : t * seats + seats]) for t in range(3)]
            if all([b.track[t * seats + s] == top[t] for t in range(3)]):
                found += 60.0
        return found

    def hint(self, b: Board, seat: int, step: str, space: Space[object], rng: Rng) -> object | None:
        rule: ThumbRule | None = RULES.get(step)
        return rule(b, seat, space) if rule is not None else None


def judgement() -> EmpiresJudgement:
    """What bots may know of this title."""
    return EmpiresJudgement()
