"""A fair guess of what a seat cannot see."""

from pelagos.engine.seats import Rng
from pelagos.games.mare_nostrum.four_cards.board import UNANSWERED, Board
from pelagos.games.mare_nostrum.four_cards.construction import Keep
from pelagos.games.mare_nostrum.four_cards.ids import KINDS, TAX
from pelagos.games.mare_nostrum.four_cards.losses import ATTACKER, DEFENDER, ChooseLosses
from pelagos.games.mare_nostrum.four_cards.payment import purse
from pelagos.games.mare_nostrum.four_cards.view import sealed
from pelagos.games.mare_nostrum.shared.tables import changed

KEEP = Keep("")
LOSSES = ChooseLosses("")


def deal_hidden_anew(b: Board, seat: int, price: int, rng: Rng) -> None:
    """What `seat` cannot see, the other hands and sealed answers, becomes what it could believe.

    `price` is what the active player is about to pay, 0 when nothing is being paid; a hand that
    must pay it is dealt so that it can.
    """
    others = [s for s in b.box.seats if s != seat]
    sizes = [b.hand_size(s) for s in b.box.seats]
    face_down = b.offered if sealed(b) else 0
    pool: list[int] = []
    for s in others:
        pool.extend(b.hand(s))
        _empty(b.hands, s)
        if face_down >> s & 1:
            pool.extend([k for k in range(KINDS) for _ in range(b.offers[s * KINDS + k])])
            _empty(b.offers, s)
    pool.sort()
    if price and b.active != seat:
        _deal_payment(b, b.active, price, pool, rng)
    for s in others:
        while b.hand_size(s) < sizes[s]:
            b.hands[s * KINDS + pool.pop(rng.below(len(pool)))] += 1
        if face_down >> s & 1:
            for _ in range(b.called):
                b.offers[s * KINDS + pool.pop(rng.below(len(pool)))] += 1
        if b.kept[s] != UNANSWERED:
            b.kept = changed(b.kept, s, UNANSWERED)
            KEEP.answer(b, s, KEEP.choices(b, s).draw(rng))
    _choose_losses_anew(b, seat, rng)


def _empty(table: list[int], seat: int) -> None:
    table[seat * KINDS : seat * KINDS + KINDS] = [0] * KINDS


def _deal_payment(new: Board, payer: int, price: int, pool: list[int], rng: Rng) -> None:
    """Gives the payer a set of the price out of the pool."""
    kinds = sorted({k for k in pool if k != TAX})
    with_coins = pool.count(TAX) >= price
    with_goods = len(kinds) >= price
    if with_coins and (not with_goods or rng.below(2)):
        cards = [TAX] * price
    else:
        cards = [kinds.pop(rng.below(len(kinds))) for _ in range(price)]
    for card in cards:
        pool.remove(card)
        new.hands[payer * KINDS + card] += 1
    assert max(purse(new.hands, payer)) >= price


def _choose_losses_anew(new: Board, seat: int, rng: Rng) -> None:
    """A sealed choice of losses, while the other side has yet to choose, could be any."""
    if new.foe < 0 or UNANSWERED not in new.casualties:
        return
    for which, side in ((ATTACKER, new.attacker), (DEFENDER, new.foe)):
        sealed_choice = new.casualties[which]
        known = side == seat or side >= new.box.players
        if known or sealed_choice == UNANSWERED:
            continue
        new.casualties = changed(new.casualties, which, LOSSES.choices(new, side).draw(rng))
