"""The bazaar and victory: the referee and a second one, written apart from it, agree."""

import os
from functools import cache

from pelagos.bots import Chance
from pelagos.engine.spaces import Menu
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.box import CivilizationBox
from pelagos.games.civilization.ids import ACCEPT, COUNTER, KINDS, POST
from tests.civilization import oracle_trade as oracle
from tests.civilization.build import RULES, Table
from tests.support import clause

BAZAARS = 500 if os.environ.get("PELAGOS_DEEP") else 12
RESULTS = 100 * BAZAARS


@cache
def empty(players: int) -> Table:
    return Table(players=players)


def bazaar(rng: Chance) -> Table:
    """A table of seats with hands of chance, brown calamities among them."""
    t = Table(players=3 + rng.below(2), trade_rounds=20)
    b = t.b
    for seat in b.ast:
        for _ in range(4 + rng.below(6)):
            b.hands[seat * KINDS + rng.below(oracle.GOODS)] += 1
    for calamity in range(oracle.CALAMITIES - 4, oracle.CALAMITIES):
        b.hands[b.ast[rng.below(len(b.ast))] * KINDS + oracle.GOODS + calamity] += 1
    return t


def number(value: object) -> int:
    assert isinstance(value, int)
    return value


def wished(b: Board, seat: int, rng: Chance) -> tuple[int, object]:
    """What a keen trader does: mostly accepts, answers or offers rather than rests."""
    space = RULES.choices(b, seat)
    assert isinstance(space, Menu)
    keen = [id for id in (ACCEPT, COUNTER, POST) if id in space.ids]
    verb = space.ids[rng.below(len(space.ids))]
    if keen and rng.below(4):
        verb = keen[rng.below(len(keen))]
    return (verb, space.then(verb).draw(rng))


@clause("civ:T.6", "civ:T.7", "civ:T.8")
def test_a_second_referee_agrees_on_packages_and_deals() -> None:
    rng = Chance(1)
    deals = lapsed = turned_up = 0
    for _ in range(BAZAARS):
        t = bazaar(rng)
        b = t.b
        t.run("trade")
        while t.asked:
            seat = t.who[0]
            value = wished(b, seat, rng)
            deal = oracle.Deal(b.copy(), seat, number(value[1])) if value[0] == ACCEPT else None
            before = len(b.offers)
            RULES.answer(b, seat, value)
            if deal:
                RULES.step(b)
                assert [oracle.hand(b, s) for s in range(b.box.players)] == deal.hands
                assert (list(b.victims), list(b.traders)) == (deal.victims, deal.traders)
                if t.asked:
                    assert list(b.offers) == deal.left
                deals += 1
                lapsed += before - len(deal.left) > 2
                turned_up += max(deal.victims) >= 0
            assert all(oracle.is_sound(b, offer) for offer in b.offers)
    assert deals > 2 * BAZAARS
    assert min(lapsed, turned_up) > 0


@clause("civ:21.1", "civ:21.2", "civ:R.44")
def test_a_second_referee_agrees_on_who_wins() -> None:
    rng = Chance(2)
    shared = 0
    for _ in range(RESULTS):
        b = ended(rng)
        result = RULES.result(b)
        assert result is not None
        assert set(result.winners) == oracle.winners(b)
        shared += len(result.winners) > 1
    assert shared > RESULTS // 40


def ended(rng: Chance) -> Board:
    """A game that is over, with markers, cards, hands and treasuries of chance."""
    t = empty(3 + rng.below(3))
    assert isinstance(t.box, CivilizationBox)
    b = t.b.copy()
    b.stop()
    seats = range(b.box.players)
    b.finished = tuple([s for s in seats if rng.below(3) == 0])
    last = b.box.last_space
    b.marker = tuple([last + 1 if s in b.finished else last - rng.below(2) for s in seats])
    b.cards = [rng.below(2) for _ in seats]
    b.treasury = [rng.below(2) * 10 for _ in seats]
    for seat in seats:
        b.hands[seat * KINDS + rng.below(3)] = rng.below(3)
    return b
