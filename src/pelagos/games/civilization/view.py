"""What a seat, or a spectator, may see."""

from pelagos.engine.contract import (
    Area,
    Band,
    Holding,
    Package,
    Piece,
    Track,
    TrackItem,
    TrackSpace,
    View,
)
from pelagos.games.civilization.board import Board, Ints, Offer
from pelagos.games.civilization.calamities.civil_war import factions
from pelagos.games.civilization.ids import (
    CARDS,
    COMMODITIES,
    FINISH,
    KINDS,
    LAND,
    SHIPS,
    STACKS,
)
from pelagos.games.civilization.standings import standings
from pelagos.games.civilization.waters import SECOND_COAST


def view(b: Board, seat: int) -> View:
    """Everything on the table, and the viewer's own hand."""
    # civ:15.6 civ:R.21 civ:H.1 civ:T.9
    box = b.box
    return {
        "round": b.round,
        "phase": b.phase_name(),
        "areas": areas(b),
        "seats": [seat_facts(b, s, seat) for s in range(box.players)],
        "tracks": tracks(b),
        "hand": hand(b, seat),
        "standings": standings(b, seat),
        "supply": {box.slug("card", k): n for k, n in enumerate(b.supply)},
        "more": more(b, seat),
        "packages": [package(b, o, seat) for o in b.offers],
    }


def areas(b: Board) -> dict[str, Area]:
    box = b.box
    found: dict[str, Area] = {}
    pieces: list[list[Piece]] = [[] for _ in range(len(box.names["area"]))]
    for seat in range(box.players):
        for area in b.homes[seat]:
            pieces[area].append(Piece("token", seat, b.tokens_at(seat, area)))
        for berth in sorted(set(b.ships[seat * SHIPS : seat * SHIPS + SHIPS])):
            if berth >= 0:
                ships = b.ships[seat * SHIPS : seat * SHIPS + SHIPS].count(berth)
                pieces[box.waters.area_of[berth]].append(Piece("ship", seat, ships))
    for area in range(LAND):
        if b.city[area] >= 0:
            pieces[area].insert(0, Piece("city", b.city[area], 1))
    for area, lot in enumerate(pieces):
        if lot:
            found[box.slug("area", area)] = {
                "owner": owner(b, area),
                "pieces": lot,
                "marks": [],
            }
    return found


def owner(b: Board, area: int) -> int:
    """The owner of an area: of the city there, or of the only tokens."""
    if area >= LAND or not (b.crowd[area] or b.city[area] >= 0):
        return -1
    if b.city[area] >= 0:
        return b.city[area]
    here = b.tokens[area::LAND]
    return here.index(b.crowd[area]) if b.crowd[area] in here else -1


def seat_facts(b: Board, seat: int, viewer: int) -> dict[str, object]:
    """What everybody knows of a seat, and to its own player what the hand is worth."""
    box = b.box
    nation = b.nation[seat]
    chosen = nation >= 0
    return {
        "name": box.slug("nation", nation) if chosen else None,
        "space": b.marker[seat],
        "epoch": box.slug("epoch", box.epoch[nation][b.marker[seat]]) if chosen else None,
        "population": b.people[seat],
        "cities": b.cities[seat],
        "stock": b.stock[seat],
        "treasury": b.treasury[seat],
        "ships": SHIPS - b.ships[seat * SHIPS : seat * SHIPS + SHIPS].count(-1),
        "cards": [box.slug("card", k) for k in range(CARDS) if b.holds(seat, k)],
        "card_points": b.card_points(seat),
        "trade_cards": b.hand_size(seat),
        "hand_value": b.hand_value(seat) if seat == viewer else None,
        "calamities": [
            box.slug("trade_card", COMMODITIES + calamity)
            for calamity, victim in enumerate(b.victims)
            if victim == seat
        ],
    }


def tracks(b: Board) -> list[Track]:
    box = b.box
    last = min(FINISH, box.last_space + 1)
    rows: list[TrackSpace] = []
    for space in range(last + 1):
        here = [s for s in b.ast if b.marker[s] == space]
        items = [TrackItem("nation", box.slug("nation", b.nation[s]), s) for s in here]
        rows.append({"label": space, "items": items})
    bands = [epochs(b, seat) for seat in range(box.players)]
    order: list[TrackSpace] = [
        {"label": b.people[s], "items": [TrackItem("nation", box.slug("nation", b.nation[s]), s)]}
        for s in b.movers
    ]
    stacks: list[TrackSpace] = [
        {
            "label": n + 1,
            "items": [TrackItem("cards", b.stack_size(n), -1)]
            + ([TrackItem("red_back", 1, -1)] if b.red_on_top(n) else []),
        }
        for n in range(STACKS)
    ]
    return [
        {"name": "succession", "spaces": rows, "bands": bands},
        {"name": "census", "spaces": order},
        {"name": "stacks", "spaces": stacks},
    ]


def hand(b: Board, seat: int) -> list[Holding]:
    if seat < 0:
        return []
    hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
    return [Holding("trade_card", b.box.slug("trade_card", k), n) for k, n in enumerate(hand) if n]


def hand_value_without(b: Board, seat: int, package: Ints) -> int:
    """What the hand is worth once a package has left it."""
    hand = b.hand(seat)
    for k in package:
        hand.remove(k)
    return b.set_value(tuple(hand))


def coasts(b: Board) -> list[list[object]]:
    """Ships in the area with two coasts: whose, and on which coast they lie."""  # civ:23.3
    split = b.box.waters.split
    found: list[list[object]] = []
    for at, berth in enumerate(b.ships):
        if berth in (split, SECOND_COAST):
            found.append([at // SHIPS, b.box.slug("coast", 1 if berth == SECOND_COAST else 0)])
    return found


def epochs(b: Board, seat: int) -> list[Band]:
    """The epochs on a nation's row of the A.S.T., each with its first space."""
    if b.nation[seat] < 0:
        return []
    row = b.box.epoch[b.nation[seat]]
    found: list[Band] = []
    for space in range(min(FINISH, b.box.last_space + 1) + 1):
        if space == 0 or row[space] != row[space - 1]:
            found.append(Band(b.box.slug("epoch", row[space]), space))
    return found


def factions_shown(b: Board) -> dict[str, dict[str, int]]:
    """In a Civil War both factions, with the points of each area; those the victim gives up, once
    they have decided.
    """  # civ:22.2.6.1
    box = b.box
    if b.faction and b.decided:
        return {"handed_over": points(b, b.faction)}
    return {box.slug("faction", f): points(b, row) for f, row in enumerate(factions(b))}


def points(b: Board, row: Ints) -> dict[str, int]:
    return {b.box.slug("area", a): n for a, n in enumerate(row) if n}


def package(b: Board, offer: Offer, viewer: int) -> Package:
    """What is said of a package; the cards in it are seen by their owner alone."""  # civ:T.9
    box = b.box
    own = offer.seat == viewer
    return {
        "offer": box.slug("offer", offer.number),
        "seat": offer.seat,
        "to": offer.to,
        "answers": box.slug("offer", offer.answers) if offer.answers >= 0 else None,
        "count": len(offer.cards),
        "total": offer.total,
        "named": box.slug("trade_card", offer.named),
        "wish_count": offer.wished,
        "wish": box.slug("trade_card", offer.wish) if offer.wish >= 0 else None,
        "remark": offer.remark,
        "cards": [box.slug("trade_card", k) for k in offer.cards] if own else None,
        "hand_value_without": hand_value_without(b, viewer, offer.cards) if own else None,
    }


def more(b: Board, seat: int) -> dict[str, object]:
    box = b.box
    return {
        "ready": [s for s in range(box.players) if b.ready >> s & 1],
        "basket": [box.slug("card", k) for k in range(CARDS) if b.basket >> k & 1],
        "traders": {
            box.slug("trade_card", COMMODITIES + c): t for c, t in enumerate(b.traders) if t >= 0
        },
        "factions": factions_shown(b),
        "aboard": list(b.aboard),
        "coasts": coasts(b),
        "range_left": list(b.range_left),
    }
