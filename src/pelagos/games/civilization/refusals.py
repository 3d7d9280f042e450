"""Why an answer is refused: the clause that names the reason best."""

from typing import Final

from pelagos.games.civilization.board import Board
from pelagos.games.civilization.options import FARMERS, NOMADS
from pelagos.games.civilization.things import (
    ACCEPT,
    ACQUIRE,
    BUILD,
    BUILD_HALF_LEVY,
    BUILD_LEVY,
    COMMODITIES,
    COUNTER,
    KINDS,
    LAND,
    MAINTAIN,
    MAINTAIN_BY_LEVY,
    MOST_CARDS,
    POST,
    SHIPS,
    WITHDRAW,
)

NATIONS_OUT: Final = {5: "civ:26.2.3", 4: "civ:27.3", 3: "civ:28.3", 2: "civ:29.3"}
"""By number of players: which nations cannot be played."""
LEVY_ONLY: Final = {NOMADS: "civ:31.5.2", FARMERS: "civ:32.5.1"}
"""Games without a treasury."""
LEVIED: Final = {BUILD: 0, BUILD_HALF_LEVY: 1, BUILD_LEVY: 2}


def first(value: object) -> object:
    return value[0] if isinstance(value, tuple) and value else None


def second(value: object) -> object:
    return value[1] if isinstance(value, tuple) and len(value) > 1 else None


def number(value: object) -> int:
    """An id or a count; -1 for whatever is none."""
    return value if type(value) is int else -1


def numbers(value: object) -> list[int]:
    return [number(v) for v in value] if isinstance(value, tuple) else []


def nation_refusal(b: Board, value: object) -> str:
    """A nation left out with so few players, one that is taken, or not its start area."""
    nation = number(first(value))
    if nation in b.nation:
        return "civ:4.4"
    if nation in b.box.nations:
        return "civ:2.2.k"
    return NATIONS_OUT.get(b.box.players, "civ:4.4")


def growth_refusal(value: object, caps: list[int], stock: int) -> str:
    """More than an area grows by, or not the whole stock."""
    given = numbers(value)
    if any([n > cap for n, cap in zip(given, caps, strict=False)]):
        return "civ:7.1"
    return "civ:R.6" if sum(given) < stock else "civ:7.4"


def ship_refusal(b: Board, seat: int, value: object, money: int) -> str:
    """Pieces, place, payment; what is left concerns the ships that must be kept."""
    verb, area = number(first(value)), number(second(value))
    if b.box.variant in LEVY_ONLY and verb in (MAINTAIN, BUILD, BUILD_HALF_LEVY):
        return LEVY_ONLY[b.box.variant]
    if verb in (MAINTAIN, MAINTAIN_BY_LEVY):
        return "civ:9.3"
    if verb not in LEVIED:
        return "civ:R.8"
    if -1 not in b.ships[seat * SHIPS : seat * SHIPS + SHIPS]:
        return "civ:9.5"
    if not 0 <= area < LAND or not b.has_unit(seat, area):
        return "civ:9.2"
    if not b.box.has_water[area]:
        return "civ:R.7"
    if area in b.given_up:
        return "civ:9.4"
    poor = LEVIED[verb] > b.tokens_at(seat, area) or LEVIED[BUILD_LEVY] - LEVIED[verb] > money
    return "civ:9.1" if poor else "civ:R.8"


def building_refusal(b: Board, seat: int, value: object) -> str:
    """One city in an area, nine of one player; otherwise it is the tokens."""
    areas = numbers(value)
    if any([0 <= a < LAND and b.city[a] >= 0 for a in areas]):
        return "civ:12.1"
    return "civ:12.3" if len(areas) > b.city_pieces(seat) else "civ:12.2"


def support_refusal(b: Board, seat: int, value: object) -> str:
    """An old city while a new one stands."""
    area = number(value)
    own = 0 <= area < LAND and b.city[area] == seat
    return "civ:14.3" if own else "civ:14.2"


def purchase_refusal(b: Board, seat: int, value: object) -> str:
    """A second copy or a twelfth card, an empty supply, Law missing; otherwise it is the price."""
    card = number(second(value))
    if number(first(value)) != ACQUIRE or not 0 <= card < len(b.supply):
        return "civ:17.2"
    have = b.cards[seat] | b.basket
    if have >> card & 1 or have.bit_count() >= MOST_CARDS:
        return "civ:17.7"
    if not b.supply[card]:
        return "civ:17.17"
    requires = b.box.requires[card]
    return "civ:17.16" if requires & b.cards[seat] != requires else "civ:17.2"


# -- the bazaar -----------------------------------------------------------------------------------


def trade_refusal(b: Board, seat: int, value: object) -> str:
    """What is wrong with an action in the bazaar."""
    verb, what = number(first(value)), second(value)
    if verb == POST:
        return _package_refusal(b, seat, first(what))
    if verb == COUNTER:
        return _offer_refusal(b, seat, verb, first(what)) or _package_refusal(b, seat, second(what))
    if verb in (ACCEPT, WITHDRAW):
        return _offer_refusal(b, seat, verb, what)
    return "civ:16.2"


def _package_refusal(b: Board, seat: int, package: object) -> str:
    """Too few cards, cards not in hand, no commodity, an untrue claim, or what may be said freely:
    addressee, wish and remark."""
    cards = numbers(first(package))
    if len(cards) < 3:
        return "civ:16.3"
    own = [0 <= k < KINDS and cards.count(k) <= b.hands[seat * KINDS + k] for k in cards]
    if not all(own) or min(cards) >= COMMODITIES:
        return "civ:T.2"
    assert isinstance(package, tuple)
    named = number(package[3]) if len(package) > 3 else -1
    true = package[1:3] == (len(cards), b.set_value(tuple(cards)))
    return "civ:T.4" if true and 0 <= named < COMMODITIES and named in cards else "civ:T.3"


def _offer_refusal(b: Board, seat: int, verb: int, offer: object) -> str:
    """An offer that is gone, or one that is not the seat's to answer, to accept, to withdraw."""
    posts = {o[0]: o[1] for o in b.offers}
    found = [o for o in b.offers if o[0] == number(offer)]
    if not found:
        return "civ:T.12"
    _, owner, to, answered = found[0][:4]
    if verb == WITHDRAW:
        return "civ:T.7"
    if verb == ACCEPT:
        return "civ:T.6" if answered < 0 or posts[answered] != seat else "civ:T.12"
    if owner == seat:
        return "civ:16.4"
    return "civ:T.5" if answered >= 0 or to not in (-1, seat) else ""
