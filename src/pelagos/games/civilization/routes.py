"""Whole moves as one batch of answers: voyages with tokens aboard, purchases with a payment, and
proposals for questions that ask for many small figures."""

from pelagos.engine.contract import FREE, Route, Thing
from pelagos.engine.steps import Ask
from pelagos.games.civilization.board import Board, Ints
from pelagos.games.civilization.calamities.common import LoseUnits, OrderLosses
from pelagos.games.civilization.calamities.flood import DivideFlood
from pelagos.games.civilization.civilization_cards import (
    AcquireCards,
    PayForCards,
    affordable,
    basket_price,
    prices,
    tokens_due,
)
from pelagos.games.civilization.hand_limit import HAND_LIMIT, ReturnTradeCards
from pelagos.games.civilization.ids import (
    ACQUIRE,
    CITY,
    DISEMBARK,
    DONE,
    KINDS,
    SAIL,
    SHIPS,
    TOKENS,
    Ship,
)
from pelagos.games.civilization.movement import Move
from pelagos.games.civilization.movement_orders import Passage, departures
from pelagos.games.civilization.population_expansion import Expand
from pelagos.games.civilization.simultaneous import OneQuestion, SealDecision
from pelagos.games.civilization.waters import is_sea
from pelagos.games.civilization.wits.purchases import best_payment, best_six


def routes(b: Board, seat: int) -> list[Route]:
    """What the seat could do now in one go."""
    step = b.phases[-1].steps[b.steps[-1]] if b.phases else None
    if seat not in b.waiting or not isinstance(step, Ask):
        return []
    if isinstance(step, Move):
        return [r for ship in range(SHIPS) for r in _voyages(b, seat, ship, step.passage)]
    if isinstance(step, AcquireCards):
        return _purchases(b, seat)
    if isinstance(step, PayForCards):
        return [_payment(b, seat)]
    if isinstance(step, ReturnTradeCards):
        return _returns(b, seat, step)
    if isinstance(step, LoseUnits):
        return [_loss(b, seat, step)]
    return _shares(b, seat, step)


# -- voyages ------------------------------------------------------------------------------------


def _voyages(b: Board, seat: int, ship: Ship, passage: Passage) -> list[Route]:
    """To each coast within range, where all that is aboard goes ashore. An empty ship needs no
    batch: it ferries in one answer.
    """  # civ:10.6 civ:10.9
    box = b.box
    cargo = b.aboard[ship]
    if not cargo:
        return []
    name = box.slug("ship", ship)
    found: list[Route] = []
    for path in _paths(b, seat, ship, passage):
        *_, area = path
        if not passage.may_enter(b, seat, area):
            continue
        sails = [f"{box.slug('verb', SAIL)} {name} {box.slug('area', a)}" for a in path]
        lands = f"{box.slug('verb', DISEMBARK)} {name} {cargo}"
        things: tuple[Thing, ...] = (("ship", ship), ("number", cargo), ("area", area))
        found.append(Route((*sails, lands), things, FREE))
    return found


def _paths(b: Board, seat: int, ship: Ship, passage: Passage) -> list[Ints]:
    """The shortest way to each coast, area by area, nearest first."""
    waters = b.box.waters
    rows = waters.borders if passage.open_sea(b, seat) else waters.coastal
    starts = departures(b, seat, ship)
    known = {waters.area_of[starts[0]]}
    front: list[tuple[int, Ints]] = [(start, ()) for start in starts]
    found: list[Ints] = []
    for _ in range(b.range_left[ship]):
        longer: list[tuple[int, Ints]] = []
        for berth, path in front:
            for n in rows[berth]:
                area = waters.area_of[n]
                if area not in known:
                    known.add(area)
                    longer.append((n, (*path, area)))
        found += [path for n, path in longer if not is_sea(n)]
        front = longer
    return found


# -- purchases ----------------------------------------------------------------------------------


def _purchases(b: Board, seat: int) -> list[Route]:
    """What is chosen already, and each card that could be added, paid so that what is left is worth
    most.
    """  # civ:17.18
    begun = basket_price(b, seat)
    priced = prices(b.box, b.cards[seat])
    done = b.box.slug("verb", DONE)
    found: list[Route] = []
    if b.basket:
        things: tuple[Thing, ...] = (("verb", DONE), *_cards(_proposed(b, seat, begun)))
        found.append(Route((done, _paid(b, seat, begun)), things, (("points", begun),)))
    for card in sorted(affordable(b, seat), key=lambda k: priced[k]):
        cost = begun + priced[card]
        answers = (f"acquire {b.box.slug('card', card)}", done, _paid(b, seat, cost))
        things = (("verb", ACQUIRE), ("card", card), *_cards(_proposed(b, seat, cost)))
        found.append(Route(answers, things, (("points", cost),)))
    return found


def _proposed(b: Board, seat: int, cost: int) -> Ints:
    hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
    return best_payment(b.box, hand, b.treasury[seat], cost)


def _cards(paid: Ints) -> tuple[Thing, ...]:
    return tuple([("trade_card", k) for k in paid])


def _paid(b: Board, seat: int, cost: int) -> str:
    """A payment in notation."""
    return "+".join([b.box.slug("trade_card", k) for k in _proposed(b, seat, cost)]) or "-"


def _payment(b: Board, seat: int) -> Route:
    cost = basket_price(b, seat)
    cards = _proposed(b, seat, cost)
    price = (("card_value", b.set_value(cards)), ("treasury", tokens_due(b, seat, cards)))
    return Route((_paid(b, seat, cost),), _cards(cards), price, proposed=True)


def _returns(b: Board, seat: int, step: ReturnTradeCards) -> list[Route]:
    """Nothing, as long as six may stay; else all but the best six."""  # civ:18
    hand = b.hand(seat)
    back = list(hand) if len(hand) > HAND_LIMIT else []
    if back:
        for k in best_six(b.box, b.hands[seat * KINDS : seat * KINDS + KINDS]):
            back.remove(k)
    text = step.choices(b, seat).write(tuple(back), b.box)
    return [Route((text,), _cards(tuple(back)), FREE, proposed=True)]


# -- proposals ----------------------------------------------------------------------------------


def _loss(b: Board, seat: int, step: LoseUnits) -> Route:
    """Tokens before cities, always where most of them are."""  # civ:22.2.12.2
    trial = b.copy()
    tokens: dict[int, int] = {}
    cities: list[int] = []
    while trial.to_lose[seat]:
        menu = step.choices(trial, seat)
        if TOKENS in menu.ids:
            area = max(menu.tokens, key=lambda a: trial.tokens_at(seat, a))
            tokens[area] = tokens.get(area, 0) + 1
            step.answer(trial, seat, (TOKENS, (area, 1)))
        else:
            area = min(menu.cities, key=lambda a: b.box.limit[a])
            cities.append(area)
            step.answer(trial, seat, (CITY, area))
    box = b.box
    answers = [f"tokens {box.slug('area', a)} {n}" for a, n in tokens.items()]
    answers += [f"city {box.slug('area', a)}" for a in cities]
    lost = sum(tokens.values()) + step.exposure.city_points * len(cities)
    things = (*_numbered("area", tokens), *[("area", a) for a in cities])
    return Route(tuple(answers), things, (("points", lost),), proposed=True)


def _shares(b: Board, seat: int, step: Ask[Board, object]) -> list[Route]:
    """An even division, of growth over areas or of losses over players; a sealed one too."""
    asked: object = step
    prefix = ""
    if isinstance(step, SealDecision) and isinstance(step.decision, OneQuestion):
        asked, prefix = step.decision.ask, "seal "
    if not isinstance(asked, (Expand, OrderLosses, DivideFlood)):
        return []
    space = asked.choices(b, seat)
    first = [b.tokens_at(seat, a) for a in space.places] if isinstance(asked, Expand) else []
    shares = even(space.caps, space.high, first)
    things = _numbered(space.kind, dict(zip(space.places, shares, strict=True)))
    text = f"{prefix}{space.write(shares, b.box)}"
    return [Route((text,), things, FREE, proposed=True)]


def _numbered(kind: str, counts: dict[int, int]) -> tuple[Thing, ...]:
    """Things, each with how many of it."""
    found: list[Thing] = []
    for id, n in counts.items():
        if n:
            found += [(kind, id), ("number", n)]
    return tuple(found)


def even(caps: list[int], total: int, have: list[int]) -> Ints:
    """A total in shares as even as the caps allow; of equal shares the one that has least comes
    first."""
    shares = [0] * len(caps)
    held = have or shares
    for _ in range(min(total, sum(caps))):
        open_ = [i for i, cap in enumerate(caps) if shares[i] < cap]
        least = min(open_, key=lambda i: (shares[i], held[i], i))
        shares[least] += 1
    return tuple(shares)
