"""The board: everything that changes during a game, as flat lists of small numbers."""

from bisect import bisect
from typing import Any, ClassVar, Final, NamedTuple

from pelagos.engine.box import Box
from pelagos.engine.position import Position
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.ids import (
    AGRICULTURE,
    BATCH,
    CALAMITIES,
    CITIES,
    CITY_POINTS,
    COMMODITIES,
    KINDS,
    LAND,
    SHIPS,
    STACKS,
    Area,
    CivCard,
    Stack,
)

Ints = tuple[int, ...]

NONE_YET: Final = -1
FLOOR: Final = 16


class Offer(NamedTuple):
    """A sealed package on the table and what is said of it. -1 stands for: to all, a post that
    answers nothing, no commodity wished for; 0 cards wished for means that no number was said."""

    number: int
    seat: int
    to: int
    answers: int
    cards: Ints
    total: int
    named: int
    wished: int
    wish: int
    remark: str


class Board(Position):
    """Tables are flat: `tokens[seat * LAND + area]`, `hands[seat * KINDS + kind]`. Sums that are
    often asked for are kept: `crowd` of an area, `people` and `cities` of a seat. `homes[seat]`,
    the areas with its tokens, are derived from `tokens` and no part of the state.

    What changes seldom is a tuple, so that copies share it.
    """

    fields: ClassVar[tuple[str, ...]] = (
        "round", "nation", "ast", "marker", "tokens", "crowd", "city", "cities", "people",
        "stock", "treasury", "ships", "cards", "supply", "hands", "stacks", "victims", "traders",
        "new_cities", "finished", "places", "pending", "decided", "rates", "shortfall", "pieces",
        "ranking", "areas_decided", "movers", "moved", "range_left", "aboard", "kept", "given_up",
        "building", "assaults", "area_named", "draws", "basket", "to_lose", "shown", "struck",
        "nominee", "faction", "spare", "losses_left", "offers", "ready", "passes", "cycle",
        "packages", "sealed", "insisted",
    )  # fmt: skip
    records: ClassVar[dict[str, Any]] = {"offers": Offer}
    former: ClassVar[dict[str, str]] = {
        "to_lose": "due", "losses_left": "picks", "areas_decided": "settled",
        "area_named": "named", "decided": "acted",
    }  # fmt: skip
    __slots__ = ("box", "homes", *fields)  # more than thirty attributes are slow to copy without

    def __init__(  # two lines for each field, fresh and copied: nothing copies quicker
        self, box: CivilizationBox, like: "Board | None" = None
    ) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            n = box.players
            self.round = 0  # from 1; 0 before the first
            self.nation: Ints = (NONE_YET,) * n  # of each seat, or NONE_YET
            self.ast: Ints = ()  # seats in A.S.T. order. civ:5.2
            self.marker: Ints = (0,) * n  # the space of each seat on the A.S.T.
            self.tokens: list[int] = [0] * (LAND * n)  # by seat and area
            self.homes: list[Ints] = [()] * n  # derived: the areas with tokens of each seat
            self.crowd: list[int] = [0] * LAND  # tokens of all in an area
            self.city: list[int] = [-1] * LAND  # the seat whose city stands in an area, or -1
            self.cities: list[int] = [0] * n  # on the board, by seat
            self.people: list[int] = [0] * n  # tokens on the board, by seat
            self.stock: list[int] = [box.tokens] * n
            """Tokens neither on the board nor in treasury, by seat."""
            self.treasury: list[int] = [0] * n  # tokens in treasury, by seat
            self.ships: list[int] = [-1] * (SHIPS * n)  # the berth of each ship, or -1
            self.cards: list[int] = [0] * n  # civilization cards of each seat, as bits
            self.supply: list[int] = list(box.supply)
            """Civilization cards of each kind that nobody has."""
            self.hands: list[int] = [0] * (KINDS * n)  # trade cards by seat and kind
            # trade cards face down, from the top
            self.stacks: list[Ints] = [_stack(box, s) for s in range(STACKS)]
            self.victims: Ints = (-1,) * CALAMITIES  # who holds each calamity, or -1. civ:19.2
            self.traders: Ints = (-1,) * CALAMITIES  # who traded it to the victim, or -1
            self.new_cities: Ints = ()  # areas with a city built this round
            self.finished: Ints = ()  # seats whose marker reached the finish. civ:21.1
            # what a phase notes down for itself
            self.places: Ints = ()  # setup: seats in the order of their place cards. civ:4.3
            self.pending: Ints = ()  # expansion, cities: seats that still have to decide
            self.decided = False  # whether the seat at hand has decided
            self.rates: Ints = ()  # taxation: the rate of each seat
            self.shortfall: Ints = ()  # taxation: cities of each seat that revolt
            self.pieces: Ints = ()  # taxation: city pieces each seat has left for them
            self.ranking: Ints = ()  # taxation, civil war: seats by their stocks
            self.areas_decided: Ints = ()  # taxation, piracy, volcano: areas that are decided
            self.movers: Ints = ()  # movement: seats in the order of the census. civ:8.1
            self.moved: list[int] = []  # movement: tokens of the mover that have come to each area
            self.range_left: Ints = ()  # movement: steps each ship still has
            self.aboard: Ints = ()  # movement: tokens on each ship
            self.kept: Ints = ()  # ships: what each has been decided to be
            self.given_up: Ints = ()  # ships: areas where one was given up
            self.building = -1  # ships: the new one whose coast is asked for, or -1
            self.assaults: Ints = ()  # conflict: areas with an assault to come
            self.area_named = -1  # conflict: the one that is next, or -1
            self.draws: Ints = ()  # trade cards: stacks still to draw from
            self.basket = 0  # purchase: cards chosen, as bits
            self.to_lose: Ints = ()  # calamity: unit points each seat has to lose
            self.shown: Ints = ()  # famine: grain shown by each seat, or -1
            self.struck: Ints = ()  # calamity: the volcano, the plain or the owners hit so far
            self.nominee = -1  # civil war: who takes over, or -1. civ:22.2.6.1
            self.faction: Ints = ()  # civil war: units picked for the first
            self.spare: Ints = ()  # civil war: tokens and city pieces each taker has
            self.losses_left = 0  # calamity: cities or points still to be chosen
            self.offers: tuple[Offer, ...] = ()  # trade: packages on the table. civ:T.7
            self.ready = 0  # trade: seats that are ready to close, as bits
            self.passes = 0  # trade: passes in a row
            self.cycle = 0  # trade: rounds of the bazaar
            self.packages: Ints = ()  # trade: packages each seat has offered this round
            self.sealed: tuple[tuple[int, object], ...] = ()  # sealed decisions by seat. civ:S.15
            self.insisted = False  # whether somebody insists on the order. civ:S.15
        else:
            self.round = like.round
            self.nation = like.nation
            self.ast = like.ast
            self.marker = like.marker
            self.tokens = like.tokens.copy()
            self.homes = like.homes.copy()
            self.crowd = like.crowd.copy()
            self.city = like.city.copy()
            self.cities = like.cities.copy()
            self.people = like.people.copy()
            self.stock = like.stock.copy()
            self.treasury = like.treasury.copy()
            self.ships = like.ships.copy()
            self.cards = like.cards.copy()
            self.supply = like.supply.copy()
            self.hands = like.hands.copy()
            self.stacks = like.stacks.copy()
            self.victims = like.victims
            self.traders = like.traders
            self.new_cities = like.new_cities
            self.finished = like.finished
            self.places = like.places
            self.pending = like.pending
            self.decided = like.decided
            self.rates = like.rates
            self.shortfall = like.shortfall
            self.pieces = like.pieces
            self.ranking = like.ranking
            self.areas_decided = like.areas_decided
            self.movers = like.movers
            self.moved = like.moved.copy()
            self.range_left = like.range_left
            self.aboard = like.aboard
            self.kept = like.kept
            self.given_up = like.given_up
            self.building = like.building
            self.assaults = like.assaults
            self.area_named = like.area_named
            self.draws = like.draws
            self.basket = like.basket
            self.to_lose = like.to_lose
            self.shown = like.shown
            self.struck = like.struck
            self.nominee = like.nominee
            self.faction = like.faction
            self.spare = like.spare
            self.losses_left = like.losses_left
            self.offers = like.offers
            self.ready = like.ready
            self.passes = like.passes
            self.cycle = like.cycle
            self.packages = like.packages
            self.sealed = like.sealed
            self.insisted = like.insisted

    def contents(self) -> Box:
        return self.box

    def copy(self) -> "Board":
        return Board(self.box, self)

    # -- tokens and cities --------------------------------------------------------------------

    def row(self, seat: int) -> list[int]:
        """The seat's tokens, one number per land area."""
        return self.tokens[seat * LAND : seat * LAND + LAND]

    def tokens_at(self, seat: int, area: Area) -> int:
        """How many tokens of a seat stand in an area."""
        return self.tokens[seat * LAND + area]

    def find_homes(self) -> None:
        """Derives `homes` from `tokens`."""
        for seat in range(self.box.players):
            self.homes[seat] = tuple([a for a, n in enumerate(self.row(seat)) if n])

    def enter_area(self, seat: int, area: Area, count: int) -> None:
        """Tokens come into an area."""
        at = seat * LAND + area
        if count and not self.tokens[at]:
            homes = self.homes[seat]
            i = bisect(homes, area)
            self.homes[seat] = (*homes[:i], area, *homes[i:])
        self.tokens[at] += count
        self.crowd[area] += count

    def leave_area(self, seat: int, area: Area, count: int) -> None:
        """Tokens leave an area."""
        at = seat * LAND + area
        if count and self.tokens[at] == count:
            self.homes[seat] = tuple([a for a in self.homes[seat] if a != area])
        self.tokens[at] -= count
        self.crowd[area] -= count

    def place(self, seat: int, area: Area, count: int) -> None:
        """Tokens from stock onto the board."""
        self.enter_area(seat, area, count)
        self.people[seat] += count
        self.stock[seat] -= count

    def remove(self, seat: int, area: Area, count: int) -> None:
        """Tokens from the board to stock; they may come back."""  # civ:2.7.1 civ:11.3
        self.leave_area(seat, area, count)
        self.people[seat] -= count
        self.stock[seat] += count

    def found_city(self, seat: int, area: Area) -> None:
        """Puts a city piece down."""
        self.city[area] = seat
        self.cities[seat] += 1

    def lose_city(self, area: Area) -> None:
        """A city piece goes back to its owner's stock."""  # civ:2.7.1
        self.cities[self.city[area]] -= 1
        self.city[area] = -1
        if area in self.new_cities:
            self.new_cities = tuple([a for a in self.new_cities if a != area])

    def city_pieces(self, seat: int) -> int:
        """City pieces in stock."""  # civ:2.3.2 civ:12.3
        return CITIES - self.cities[seat]

    def cities_of(self, seat: int) -> list[int]:
        """The areas with a city of the seat."""
        if not self.cities[seat]:
            return []
        city = self.city
        return [a for a in self.box.land if city[a] == seat]

    def areas_of(self, seat: int) -> list[int]:
        """Areas with a token or a city of the seat."""
        if not self.cities[seat]:
            return list(self.homes[seat])
        return sorted({*self.homes[seat], *self.cities_of(seat)})

    def has_unit(self, seat: int, area: Area) -> bool:
        """Whether a seat has tokens or a city in an area."""
        return self.tokens[seat * LAND + area] > 0 or self.city[area] == seat

    def strength(self, seat: int) -> int:
        """Unit points on the board: a token 1, a city 5."""  # civ:2.3.3
        return self.people[seat] + CITY_POINTS * self.cities[seat]

    def spared(self, seat: int) -> bool:
        """Whether, by an option, calamities take nothing more: below a strength of 16."""
        # civ:24.2
        return self.box.floor and self.strength(seat) < FLOOR

    def capacity(self, seat: int, area: Area) -> int:
        """Tokens the area holds for a seat alone there: its limit, one more with Agriculture."""
        # civ:13.1 civ:13.3 civ:22.3.10
        return self.box.limit[area] + (1 if self.holds(seat, AGRICULTURE) else 0)

    # -- cards --------------------------------------------------------------------------------

    def holds(self, seat: int, card: CivCard) -> bool:
        """Whether the seat owns a civilization card."""
        return self.cards[seat] >> card & 1 == 1

    def hand(self, seat: int) -> list[int]:
        """The trade cards in hand, one entry per card, in order of kind."""
        first = seat * KINDS
        return [k for k in range(KINDS) for _ in range(self.hands[first + k])]

    def hand_size(self, seat: int) -> int:
        """How many trade cards a seat holds."""
        return sum(self.hands[seat * KINDS : seat * KINDS + KINDS])

    def hand_value(self, seat: int) -> int:
        """Set values of the commodities in hand."""  # civ:17.4.1 civ:17.4.3
        first = seat * KINDS
        value, hands = self.box.value, self.hands
        total = 0
        for k in range(COMMODITIES):
            n = hands[first + k]
            if n:
                total += n * n * value[k]
        return total

    def card_points(self, seat: int) -> int:
        """The prices of the civilization cards owned, together."""
        owned, price = self.cards[seat], self.box.price
        return sum([p for k, p in enumerate(price) if owned >> k & 1])

    def worth(self, seat: int) -> int:
        """Civilization cards, treasury and trade cards in hand together."""  # civ:20.3
        return self.card_points(seat) + self.treasury[seat] + self.hand_value(seat)

    def set_value(self, package: Ints) -> int:
        """The total of a package with the sets inside it; calamities are worth nothing."""
        # civ:16.3a civ:22.1.2 civ:16.6
        value = self.box.value
        counts = [0] * KINDS
        for k in package:
            counts[k] += 1
        return sum([n * n * value[k] for k, n in enumerate(counts) if n])

    def under_stacks(self, cards: Ints) -> None:
        """Cards go under their stacks, those of one stack as one shuffled batch."""
        # civ:17.6 civ:R.27
        stack_of = self.box.stack_of
        for s in sorted({stack_of[k] for k in cards}):
            batch = tuple([k for k in cards if stack_of[k] == s])
            below = self.stacks[s]
            self.stacks[s] = (*below, BATCH, *batch) if below else batch

    def top_batch(self, stack: Stack) -> Ints:
        """The cards among which the top one is: they lie in an order nobody knows."""
        cards = self.stacks[stack]
        return cards[: cards.index(BATCH)] if BATCH in cards else cards

    def stack_size(self, stack: Stack) -> int:
        """How many cards lie in a stack."""
        cards = self.stacks[stack]
        return len(cards) - cards.count(BATCH)

    def red_on_top(self, stack: Stack) -> bool:
        """Whether the back of the top card is red. A red calamity is never mixed with others."""
        top = self.stacks[stack][:1]
        return bool(top) and COMMODITIES <= top[0] < COMMODITIES + 4

    def offer(self, number: int) -> Offer:
        """The offer on the table with this number."""
        for o in self.offers:
            if o.number == number:
                return o
        raise AssertionError("no such offer")

    # -- order --------------------------------------------------------------------------------

    def by_stock(self) -> Ints:
        """Seats by tokens in stock, most first; ties in A.S.T. order."""  # civ:5.3 civ:6.3.2
        return tuple(sorted(self.ast, key=self._stock_key))

    def _stock_key(self, seat: int) -> int:
        return -self.stock[seat]


def changed(row: Ints, at: int, value: int) -> Ints:
    """`row` with another number at `at`."""
    return (*row[:at], value, *row[at + 1 :])


def _stack(box: CivilizationBox, stack: Stack) -> Ints:
    """Commodities above, shuffled where there are two, the calamity at the bottom."""
    # civ:4.2 civ:19.1 civ:H.3
    above = [k for k in range(COMMODITIES) if box.stack_of[k] == stack]
    cards = [k for k in above for _ in range(box.copies[k])]
    below = [k for k in range(COMMODITIES, KINDS) if box.stack_of[k] == stack]
    return (*cards, BATCH, *below) if below else tuple(cards)
