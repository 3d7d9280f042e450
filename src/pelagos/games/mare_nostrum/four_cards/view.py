"""What a seat may see."""

from pelagos.engine.contract import (
    Area,
    Holding,
    Mark,
    Piece,
    Standings,
    Track,
    TrackItem,
    TrackSpace,
    View,
)
from pelagos.games.mare_nostrum.four_cards.board import UNANSWERED, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    FIRST_OCCUPIER,
    ITEMS,
    KINDS,
    NONE,
    RESOURCES,
    ROLES,
    SIDES,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.losses import ATTACKER, DEFENDER
from pelagos.games.mare_nostrum.four_cards.roles import counts

PIECES = ("influence", "legion", "fortress", "trireme")


def table_view(b: Board, seat: int, standings: Standings) -> View:
    """The whole table as `seat` (or a spectator) sees it: of other hands only the size."""
    # lc:19.3 lc:19.4 lc:19.5 lc:19.7 lc:21.2
    # mn:5.2.2 mn:10.1 mn:10.2 mn:10.3 lc:8.3 lc:19.1 lc:19.2
    box = b.box
    return {
        "round": b.round,
        "phase": b.phases[-1].name if b.phases else "",
        "areas": _areas(b),
        "seats": [_seat(b, s) for s in box.seats],
        "tracks": [_cards(b), _offers(b, seat)],
        "hand": _pile(b.hands, seat) if seat >= 0 else [],
        "standings": standings,
        "supply": {
            **{ITEMS[item]: b.stock[item] for item in range(len(ITEMS)) if box.tokens[item]},
            **{RESOURCES[kind]: b.bank[kind] for kind in range(KINDS)},
        },
        "more": _more(b, seat),
    }


def _player(b: Board, side: Side) -> int:
    """The seat of a side; -1 for a neutral one."""
    return side if side < b.box.players else -1


def _areas(b: Board) -> dict[str, Area]:
    """Every place with something on it."""
    atlas = b.box.atlas
    found: dict[str, Area] = {}
    for area, slug in enumerate(atlas.areas):
        pieces: list[Piece] = []
        marks: list[Mark] = []
        slots: dict[str, str] = {}
        owner = -1
        if area < atlas.provinces:
            owner = _province(b, area, pieces, marks, slots)
        for side in range(SIDES):
            ships = b.triremes[area * SIDES + side]
            if ships:
                pieces.append(Piece("trireme", _player(b, side), ships))
        if pieces or marks:
            found[slug] = {"owner": owner, "pieces": pieces, "marks": marks, "slots": slots}
    return found


def _province(
    b: Board, p: int, pieces: list[Piece], marks: list[Mark], slots: dict[str, str]
) -> int:
    box, atlas = b.box, b.box.atlas
    side = b.marker[p]
    owner = _player(b, side)
    if side != NONE:
        pieces.append(Piece("influence", owner, 1))
        if owner < 0:
            marks.append(Mark("neutral", box.slug("civilization", b.civ[side])))
    if b.fortresses[p]:
        pieces.append(Piece("fortress", owner, b.fortresses[p]))
    for s in range(SIDES):
        if b.legions[p * SIDES + s]:
            pieces.append(Piece("legion", _player(b, s), b.legions[p * SIDES + s]))
    for site in atlas.province_sites[p]:
        state = b.sites[site]
        if state:
            building, occupier = ITEMS[atlas.site_item[site]], state - FIRST_OCCUPIER
            pieces.append(Piece(building, occupier if occupier >= 0 else -1, 1))
            slots[atlas.sites[site]] = building
    if b.claim[p] != NONE:
        marks.append(Mark("claim", b.claim[p]))
    if b.at_war(p):
        marks.append(Mark("war", 1))
    if b.fresh >> p & 1:
        marks.append(Mark("fresh", 1))
    return owner


def _seat(b: Board, seat: int) -> dict[str, object]:
    box = b.box
    known = b.civ[seat] != NONE
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


def _cards(b: Board) -> Track:
    box = b.box
    spaces: list[TrackSpace] = [
        {
            "label": box.slug("card", card),
            "items": [TrackItem("card", box.slug("card", card), owner)],
        }
        for card, owner in enumerate(b.owner)
        if owner >= -1
    ]
    return {"name": "cards", "spaces": spaces}


def sealed(b: Board) -> bool:
    """Whether offers are still face down."""
    return b.traders & ~b.offered != 0


def _offers(b: Board, seat: int) -> Track:
    hidden = sealed(b)
    spaces: list[TrackSpace] = []
    for s in b.box.seats:
        if hidden and s != seat:
            items = [TrackItem("hidden", b.called, s)] if b.offered >> s & 1 else []
        else:
            pile = _pile(b.offers, s)
            items = [TrackItem("resource", x.slug, s) for x in pile for _ in range(x.number)]
        spaces.append({"label": s, "items": items})
    return {"name": "offers", "spaces": spaces}


def _pile(table: list[int], seat: int) -> list[Holding]:
    first = seat * KINDS
    return [
        Holding("resource", RESOURCES[kind], table[first + kind])
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
        "barred": b.barred_source,
        "line": list(b.turn_order),
        "named": b.named,
        "active": b.active,
        "points": b.points,
        "stage": b.turn_stage,
        "gifts_used": [b.free_marker_used, b.exchanged, b.helen_used],
        "purchase": [b.item, b.target],
        "moved": list(b.moved),
        "spent": list(b.spent),
        "settled": b.provinces_done,
        "field": b.field,
        "attacker": b.attacker,
        "foe": b.foe,
        "assigned": list(b.assigned),
        "assigned_new": list(b.assigned_new),
        "new_holders": b.new_holders,
        "owed": list(b.owed),
        "losses": list(_own_casualties(b, seat)),
        "kept": list(b.kept[seat]) if seat >= 0 else [],
        "answered": [kept != UNANSWERED for kept in b.kept],
    }


def _own_casualties(b: Board, seat: int) -> tuple[int, ...]:
    if seat == b.attacker:
        return b.casualties[ATTACKER]
    return b.casualties[DEFENDER] if seat == b.foe else ()
