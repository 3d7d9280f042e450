"""What a bot may know about value: rules of thumb for growth, trade and payment."""

from typing import Any, NamedTuple

from pelagos.engine.judgement import Judgement
from pelagos.engine.seats import Rng
from pelagos.engine.spaces import Menu, Number, OneOf, Order, SomeOf, Space
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.construction import Keep, Placings, exchanges
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARAVAN,
    CARD,
    CITY,
    COINS,
    CONVERT,
    DIFFERENT_GOODS,
    END,
    EXCHANGE,
    FIGHT,
    FORTRESS,
    FREE_CONVERT,
    FREE_FORTRESS,
    FREE_INFLUENCE,
    HALT,
    INFLUENCE,
    KINDS,
    LEGION,
    MARCH,
    MARKET,
    MAUSOLEUM,
    NONE,
    NOTHING_DONE,
    OCCUPY,
    PYRAMIDS,
    SETTLE,
    SIDES,
    TAX,
    TEMPLE,
    TEMPLE_OF_ARTEMIS,
    TRIREME,
    TRIREMES,
)
from pelagos.games.mare_nostrum.four_cards.income import CollectIncome
from pelagos.games.mare_nostrum.four_cards.movement import Moves
from pelagos.games.mare_nostrum.four_cards.payment import Payments, most_sets
from pelagos.games.mare_nostrum.shared.takings import Takings

KEEP = Keep("")


class Weights(NamedTuple):
    """What things add to the logarithm of a player's odds, in hundredths. By default as fitted to
    the 2003 game."""

    of_cards: tuple[float, ...] = (0.0, 100.0, 200.0, 375.0)
    """By the number of heroes and wonders."""
    of_coin: float = 45.0
    of_good: float = 24.0
    of_kind: float = 10.0
    of_late_kind: float = 20.0
    """Income; kinds of goods beyond the sixth count more."""
    coin_held: float = 10.0
    late_coin_held: float = 65.0
    good_held: float = 16.0
    """In hand; coins beyond the fifth count more."""
    of_marker: float = 9.0
    of_unit: float = 2.0
    of_role: tuple[float, ...] = (60.0, 25.0, 0.0)


ORDER_OF_NEED = (
    CARD, FREE_CONVERT, FREE_INFLUENCE, CONVERT, FREE_FORTRESS, CARAVAN, CITY, INFLUENCE, MARKET,
    TEMPLE, FORTRESS, LEGION, TRIREME,
)  # fmt: skip


class MareJudgement(Judgement[Board]):
    """Heroes and wonders first, then an income of many different goods, then defence."""

    scale = 100.0

    def __init__(self, income: CollectIncome[Any], weights: Weights) -> None:
        self.income = income
        self.weights = weights

    # -- how good a board is ----------------------------------------------------------------------

    def age(self, b: Board) -> int:
        return b.round

    def value(self, b: Board, seat: int) -> float:
        """The logarithm of a player's odds in hundredths, but for a constant: fitted to who won
        from the beginnings of rounds."""
        if b.winner >= 0:
            return 1000.0 if b.winner == seat else 0.0
        income = self.income.owed(b)[seat * KINDS : seat * KINDS + KINDS]
        hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
        coins, kinds = income[TAX], KINDS - 1 - income[1:].count(0)
        w = self.weights
        found = w.of_cards[min(b.cards_of(seat), len(w.of_cards) - 1)]
        found += w.of_coin * coins + w.of_good * (sum(income) - coins)
        found += w.of_kind * kinds + w.of_late_kind * max(0, kinds - 6)
        found += w.coin_held * hand[TAX] + w.late_coin_held * max(0, hand[TAX] - 5)
        found += w.good_held * (sum(hand) - hand[TAX])
        found += w.of_marker * b.marker.count(seat) + w.of_unit * self._units(b, seat)
        for role, worth in enumerate(w.of_role):
            if b.role[role] == seat:
                found += worth
        return found

    def _units(self, b: Board, seat: int) -> int:
        return sum(b.legions[seat::SIDES]) + sum(b.triremes[seat::SIDES])

    # -- rules of thumb ----------------------------------------------------------------------------

    def hint(self, b: Board, seat: int, step: str, space: Space[object], rng: Rng) -> object | None:
        if isinstance(space, Order):
            return (seat, *[s for s in space.ids if s != seat]) if seat in space.ids else None
        if step == "call_number" and isinstance(space, Number):
            return self._number(b, seat, space)
        if step == "offer_cards" and isinstance(space, SomeOf):
            return self._offer(b, seat, space.low)
        if step == "compensate" and isinstance(space, OneOf):
            (given,) = self._offer(b, seat, 1)
            return given
        if step == "take_extra_good" and isinstance(space, OneOf):
            hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
            return min(space.ids, key=lambda kind: hand[kind])
        if step.startswith("name_") and isinstance(space, OneOf):
            return seat if seat in space.ids else space.ids[0]
        if step == "keep_cards":
            return self._kept(b, seat)
        if step == "take_card" and isinstance(space, Takings):
            return self._card_to_take(b, seat, space)
        if step in ("build", "place_freely") and isinstance(space, Placings):
            return self._purchase(b, seat, space)
        if step == "pay" and isinstance(space, Payments):
            return self._payment(b, seat, space)
        if isinstance(space, Menu):
            if step.startswith("campaign"):
                return self._campaign(b, seat, space, rng)
            if step in ("aftermath", "settle"):
                return self._settlement(space)
        return None

    def _saves_coins(self, hand: list[int]) -> bool:
        """Whether nine coins are nearer than nine different goods."""
        return hand[TAX] >= sum([1 for n in hand[1:] if n])

    def _number(self, b: Board, seat: int, space: Number) -> int:
        """As many cards as are of no use for the set that is nearest."""
        hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
        if self._saves_coins(hand):
            spare = sum(hand[1:])
        else:
            spare = sum([n - 1 for n in hand[1:] if n > 1]) + hand[TAX]
        return min(space.high, max(1, spare))

    def _offer(self, b: Board, seat: int, size: int) -> tuple[int, ...]:
        """Duplicates first, then whatever the nearest set does not need."""
        hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
        saves_coins = self._saves_coins(hand)
        offer: list[int] = []
        while len(offer) < size:
            most = max(range(1, KINDS), key=lambda kind: hand[kind])
            coins_go = hand[TAX] > 0 and (not hand[most] or not saves_coins)
            kind = TAX if coins_go and hand[most] < 2 else most
            hand[kind] -= 1
            offer.append(kind)
        return tuple(sorted(offer))

    def _kept(self, b: Board, seat: int) -> object:
        goods = KEEP.goods(b, seat)
        return (KEEP.coins(b, seat).high, tuple(sorted(goods.pile[: goods.high])))

    def _card_to_take(self, b: Board, seat: int, space: Takings) -> object:
        """A good the hand lacks, the rarer the better; or coins, when they are nearer to a set."""
        copies = b.box.atlas.copies
        coin = 4.0 if self._saves_coins(b.hands[seat * KINDS : seat * KINDS + KINDS]) else 0.5
        best: object = None
        best_value = -1.0
        for source in space.ids:
            for kind in space.goals(source):
                held = b.hands[seat * KINDS + kind] + b.offers[seat * KINDS + kind]
                worth = coin if kind == TAX else 2.0 / (1 + 2 * held) + 1.0 / copies[kind]
                if worth > best_value:
                    best, best_value = (source, kind), worth
        return best

    def _purchase(self, b: Board, seat: int, space: Placings) -> object:
        """The first thing in the order of need that is to be had, in the best place for it."""
        hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
        if EXCHANGE in space.ids and CARD not in space.ids:
            found = self._exchange(b, seat, hand)
            if found is not None:
                return (EXCHANGE, found)
        for verb in ORDER_OF_NEED:
            if verb not in space.ids:
                continue
            places = space.places[space.ids.index(verb)]
            best = max(places, key=lambda t: self._worth(b, seat, verb, t))
            if verb == TRIREME and b.supply[TRIREMES * SIDES + seat] < b.box.pieces[TRIREMES]:
                continue
            return (verb, best)
        return (END, ())

    def _exchange(self, b: Board, seat: int, hand: list[int]) -> object | None:
        """The exchange that completes a set for a hero, if there is one."""
        price = b.box.cheapest_card
        for given, received in exchanges(b, seat).values():
            other = hand[:]
            other[given] -= 1
            other[received] += 1
            if most_sets(other, price) > most_sets(hand, price):
                return (given, received)
        return None

    def _worth(self, b: Board, seat: int, verb: int, target: int) -> float:
        """How good a place is for a purchase."""
        atlas = b.box.atlas
        if verb == CARD:
            return {PYRAMIDS: 9.0, TEMPLE_OF_ARTEMIS: 3.0, MAUSOLEUM: 2.0}.get(target, 1.0)
        if verb == CITY:
            return 1.0 + (b.sites[atlas.temple[atlas.site_province[target]]] > 0)
        if verb == CARAVAN:
            good = atlas.site_good[target]
            same = [
                s
                for s, g in enumerate(atlas.site_good)
                if g == good and b.sites[s] and b.marker[atlas.site_province[s]] == seat
            ]
            market = b.sites[atlas.market[atlas.site_province[target]]] > 0
            return 3.0 - 2.0 * (len(same) > 0) + market
        if verb == MARKET:
            return float(sum([b.sites[s] > 0 for s in atlas.caravans[target]]))
        if verb == TEMPLE:
            return float(sum([b.sites[s] > 0 for s in atlas.cities[target]]))
        if verb in (INFLUENCE, FREE_INFLUENCE, CONVERT, FREE_CONVERT):
            built = [s for s in atlas.province_sites[target] if b.sites[s]]
            return len(atlas.caravans[target]) + len(atlas.cities[target]) + 2.0 * len(built)
        threat = sum(b.legions[target * SIDES : target * SIDES + SIDES])
        return float(len(atlas.province_sites[target])) + threat

    def _payment(self, b: Board, seat: int, space: Payments) -> object:
        """With the goods held most often; with coins when they are many."""
        hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
        if space.ids == [COINS] or (COINS in space.ids and hand[TAX] > 4):
            return (COINS, ())
        by_number = sorted(space.goods, key=lambda kind: -hand[kind])
        return (DIFFERENT_GOODS, tuple(sorted(by_number[: space.price])))

    def _campaign(self, b: Board, seat: int, space: Menu[object], rng: Rng) -> object:
        """Settle what is to be settled, take what is weakly held, otherwise stay at home."""
        for verb in (SETTLE, FIGHT):
            if verb in space.ids:
                return (verb, space.then(verb).draw(rng))
        marches = space.then(MARCH) if MARCH in space.ids else None
        if isinstance(marches, Moves):
            found = self._conquest(b, seat, marches)
            if found is not None:
                return (MARCH, found)
        for verb in (HALT, END):
            if verb in space.ids:
                return (verb, ())
        return space.draw(rng)

    def _conquest(self, b: Board, seat: int, marches: Moves[Board]) -> object | None:
        """The richest foreign province that the legions beside it can overrun."""
        atlas = b.box.atlas
        best: object = None
        most = 0
        for origin in marches.ids:
            able = marches.able(origin)
            for goal in marches.goals(origin):
                if b.marker[goal] in (NONE, seat):
                    continue
                first = goal * SIDES
                defenders = sum(b.legions[first : first + SIDES]) - b.legions[first + seat]
                worth = len([site for site in atlas.province_sites[goal] if b.sites[site] == 1])
                strong = able >= 1 + 2 * defenders + 2 * b.fortresses[goal]
                if strong and worth > most:
                    best, most = (origin, (goal, able)), worth
        return best

    def _settlement(self, space: Menu[object]) -> object:
        """Occupy as much as possible."""
        sites = space.then(OCCUPY) if OCCUPY in space.ids else None
        if isinstance(sites, SomeOf):
            return (OCCUPY, tuple(sites.pile[: sites.high]))
        others = [verb for verb in space.ids if verb != NOTHING_DONE]
        verb = others[-1] if others else NOTHING_DONE
        return (verb, space.then(verb).values()[0])
