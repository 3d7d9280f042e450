"""What a seat may see, and a fair guess of what it may not."""

from pelagos.engine.seats import Rng
from pelagos.games.mare_nostrum.common.battle import ATTACKER, DEFENDER, ChooseLosses
from pelagos.games.mare_nostrum.common.board import UNANSWERED, Board
from pelagos.games.mare_nostrum.common.construction import KeepCards
from pelagos.games.mare_nostrum.common.names import (
    ITEMS,
    KINDS,
    NOBODYS,
    RESOURCES,
    ROLES,
    SIDES,
    TAX,
)
from pelagos.games.mare_nostrum.common.payment import purse
from pelagos.games.mare_nostrum.common.roles import counts
from pelagos.games.mare_nostrum.common.tables import put

PIECES = ("influence", "legion", "fortress", "trireme")


def table_view(b: Board, seat: int) -> dict[str, object]:
    """The whole table as `seat` (or a spectator) sees it: sizes of hands, never the others'."""
    # lc:19.3 lc:19.4 lc:19.5 lc:19.7 lc:21.2
    # mn:5.2.2 mn:10.1 mn:10.2 mn:10.3 lc:8.3 lc:19.1 lc:19.2
    box = b.box
    return {
        "round": b.round,
        "phase": b.phases[-1].name if b.phases else "",
        "areas": {slug: area for slug, area in _areas(b) if area},
        "seats": [_seat(b, s) for s in box.seats],
        "tracks": [_cards(b), _offers(b, seat)],
        "hand": _pile(b.hands, seat) if seat >= 0 else [],
        "supply": {
            **{ITEMS[item]: b.stock[item] for item in range(len(ITEMS)) if box.tokens[item]},
            **{RESOURCES[kind]: b.bank[kind] for kind in range(KINDS)},
        },
        "more": _more(b, seat),
    }


def _player(b: Board, side: int) -> int:
    return side if side < b.box.players else -1


def _areas(b: Board) -> list[tuple[str, dict[str, object]]]:
    atlas = b.box.atlas
    found = []
    for area, slug in enumerate(atlas.areas):
        pieces: list[list[object]] = []
        marks: list[list[object]] = []
        owner = -1
        if area < atlas.provinces:
            owner = _province(b, area, pieces, marks)
        for side in range(SIDES):
            ships = b.triremes[area * SIDES + side]
            if ships:
                pieces.append(["trireme", _player(b, side), ships])
        empty = not pieces and not marks
        found.append((slug, {} if empty else _area(owner, pieces, marks)))
    return found


def _area(owner: int, pieces: list[list[object]], marks: list[list[object]]) -> dict[str, object]:
    return {"owner": owner, "pieces": pieces, "marks": marks}


def _province(b: Board, p: int, pieces: list[list[object]], marks: list[list[object]]) -> int:
    box, atlas = b.box, b.box.atlas
    side = b.marker[p]
    owner = _player(b, side)
    if side != NOBODYS:
        pieces.append(["influence", owner, 1])
        if owner < 0:
            marks.append(["neutral", box.slug("civilization", b.civ[side])])
    if b.fortresses[p]:
        pieces.append(["fortress", owner, b.fortresses[p]])
    for s in range(SIDES):
        if b.legions[p * SIDES + s]:
            pieces.append(["legion", _player(b, s), b.legions[p * SIDES + s]])
    for site in atlas.province_sites[p]:
        state = b.sites[site]
        if state:
            pieces.append([ITEMS[atlas.site_item[site]], state - 2 if state > 1 else -1, 1])
            marks.append(["building", atlas.sites[site]])
    if b.claim[p] != NOBODYS:
        marks.append(["claim", b.claim[p]])
    if b.at_war(p):
        marks.append(["war", 1])
    if b.fresh >> p & 1:
        marks.append(["fresh", 1])
    return owner


def _seat(b: Board, seat: int) -> dict[str, object]:
    box = b.box
    known = b.civ[seat] != NOBODYS
    return {
        "name": box.slug("civilization", b.civ[seat]) if known else "",
        "cards": [box.slug("card", c) for c, owner in enumerate(b.owner) if owner == seat],
        "roles": [ROLES[r] for r, holder in enumerate(b.role) if holder == seat],
        "hand_size": b.hand_size(seat),
        "counts": [counts(b, r)[seat] for r in range(len(ROLES))] if known else [],
        **{
            f"{PIECES[piece]}_supply": b.supply[piece * SIDES + seat]
            for piece in range(len(PIECES))
        },
    }


def _cards(b: Board) -> dict[str, object]:
    box = b.box
    spaces = [
        {"label": box.slug("card", card), "items": [["card", box.slug("card", card), owner]]}
        for card, owner in enumerate(b.owner)
        if owner >= -1
    ]
    return {"name": "cards", "spaces": spaces}


def sealed(b: Board) -> bool:
    """Whether offers are still face down."""
    return b.traders & ~b.offered != 0


def _offers(b: Board, seat: int) -> dict[str, object]:
    hidden = sealed(b)
    spaces = []
    for s in b.box.seats:
        if hidden and s != seat:
            items: list[list[object]] = [["hidden", b.called, s]] if b.offered >> s & 1 else []
        else:
            items = [["resource", slug, s] for _, slug, n in _pile(b.offers, s) for _ in range(n)]
        spaces.append({"label": s, "items": items})
    return {"name": "offers", "spaces": spaces}


def _pile(table: list[int], seat: int) -> list[tuple[str, str, int]]:
    first = seat * KINDS
    return [
        ("resource", RESOURCES[kind], table[first + kind])
        for kind in range(KINDS)
        if table[first + kind]
    ]


def _more(b: Board, seat: int) -> dict[str, object]:
    """Where the phase stands: public scratch, and the seat's own sealed answers."""
    return {
        "civilizations": list(b.civ),
        "called": b.called,
        "traders": b.traders,
        "offered": b.offered,
        "taker": b.taker,
        "wanted": [b.wanted_from, b.wanted],
        "redirected": b.redirected,
        "barred": b.barred,
        "line": list(b.line),
        "named": b.named,
        "active": b.active,
        "points": b.points,
        "stage": b.stage,
        "gifts_used": [b.free_marker_used, b.exchanged, b.helen_used],
        "purchase": [b.item, b.target],
        "moved": list(b.moved),
        "spent": list(b.spent),
        "settled": b.settled,
        "field": b.field,
        "attacker": b.attacker,
        "foe": b.foe,
        "assigned": list(b.assigned),
        "owed": list(b.owed),
        "losses": list(_own_casualties(b, seat)),
        "kept": list(b.kept[seat]) if seat >= 0 else [],
        "answered": [kept != UNANSWERED for kept in b.kept],
    }


def _own_casualties(b: Board, seat: int) -> tuple[int, ...]:
    if seat == b.attacker:
        return b.casualties[ATTACKER]
    return b.casualties[DEFENDER] if seat == b.foe else ()


# -- guessing the rest ----------------------------------------------------------------------------


def deal_anew(b: Board, seat: int, price: int, rng: Rng) -> Board:
    """A board that `seat` could believe in: the other hands and sealed answers dealt anew.

    `price` is what the active player is about to pay, 0 when nothing is being paid; a hand that
    must pay it is dealt so that it can.
    """
    new = b.copy()
    hidden = sealed(b)
    pool: list[int] = []
    sizes = [0] * b.box.players
    for s in b.box.seats:
        if s == seat:
            continue
        pool.extend(b.hand(s))
        sizes[s] = b.hand_size(s)
        _empty(new.hands, s)
        if hidden and b.offered >> s & 1:
            pool.extend([k for k in range(KINDS) for _ in range(b.offers[s * KINDS + k])])
            _empty(new.offers, s)
    pool.sort()
    if price and b.active != seat:
        _deal_payment(new, b.active, price, pool, rng)
    for s in b.box.seats:
        if s == seat:
            continue
        while new.hand_size(s) < sizes[s]:
            new.hands[s * KINDS + pool.pop(rng.below(len(pool)))] += 1
        if hidden and b.offered >> s & 1:
            for _ in range(b.called):
                new.offers[s * KINDS + pool.pop(rng.below(len(pool)))] += 1
        if b.kept[s] != UNANSWERED:
            new.kept = put(new.kept, s, UNANSWERED)
            value = KEEP.choices(new, s).draw(rng)
            assert isinstance(value, tuple)
            KEEP.answer(new, s, (value[0], value[1]))
    _choose_losses_anew(new, seat, rng)
    return new


KEEP = KeepCards("")
LOSSES = ChooseLosses("")


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
        if side in (seat, *range(new.box.players, SIDES)) or sealed_choice == UNANSWERED:
            continue
        value = LOSSES.choices(new, side).draw(rng)
        assert isinstance(value, tuple)
        new.casualties = put(new.casualties, which, value)
