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
    Province,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.losses import ATTACKER, DEFENDER
from pelagos.games.mare_nostrum.four_cards.roles import counts

PIECES = ("influence", "legion", "fortress", "trireme")


def view(b: Board, seat: int, standings: Standings) -> View:
    """The whole table as `seat` (or a spectator) sees it: of other hands only the size."""
    # lc:19.3 lc:19.4 lc:19.5 lc:19.7 lc:21.2
    # mn:10.1 mn:10.2 mn:10.3 lc:8.3 lc:19.1 lc:19.2
    box = b.box
    return {
        "round": b.round,
        "phase": b.phase_name(),
        "areas": areas(b),
        "seats": [seat_facts(b, s) for s in box.seats],
        "tracks": [card_track(b), offer_track(b, seat)],
        "hand": holdings(b.hands, seat) if seat >= 0 else [],
        "standings": standings,
        "supply": {
            **{ITEMS[item]: b.stock[item] for item in range(len(ITEMS)) if box.tokens[item]},
            **{RESOURCES[kind]: b.bank[kind] for kind in range(KINDS)},
        },
        "more": more(b, seat),
    }


def player(b: Board, side: Side) -> int:
    """The seat of a side; -1 for a neutral one."""
    return side if side < b.box.players else -1


def areas(b: Board) -> dict[str, Area]:
    """Every place with something on it."""
    atlas = b.box.atlas
    found: dict[str, Area] = {}
    for area, slug in enumerate(atlas.areas):
        pieces: list[Piece] = []
        marks: list[Mark] = []
        slots: dict[str, str] = {}
        owner = -1
        if area < atlas.provinces:
            owner = lay_out(b, area, pieces, marks, slots)
        for side in range(SIDES):
            ships = b.triremes[area * SIDES + side]
            if ships:
                pieces.append(Piece("trireme", player(b, side), ships))
        if pieces or marks:
            found[slug] = {"owner": owner, "pieces": pieces, "marks": marks, "slots": slots}
    return found


def lay_out(
    b: Board, province: Province, pieces: list[Piece], marks: list[Mark], slots: dict[str, str]
) -> int:
    """Adds what is in a province to the lists; returns its owner."""
    box, atlas = b.box, b.box.atlas
    side = b.marker[province]
    owner = player(b, side)
    if side != NONE:
        pieces.append(Piece("influence", owner, 1))
        if owner < 0:
            marks.append(Mark("neutral", box.slug("civilization", b.civ[side])))
    if b.fortresses[province]:
        pieces.append(Piece("fortress", owner, b.fortresses[province]))
    for side in range(SIDES):
        if legions := b.legions_in(province, side):
            pieces.append(Piece("legion", player(b, side), legions))
    for site in atlas.province_sites[province]:
        state = b.sites[site]
        if state:
            building, occupier = ITEMS[atlas.site_item[site]], state - FIRST_OCCUPIER
            pieces.append(Piece(building, occupier if occupier >= 0 else -1, 1))
            slots[atlas.sites[site]] = building
    if b.claim[province] != NONE:
        marks.append(Mark("claim", b.claim[province]))
    if b.at_war(province):
        marks.append(Mark("war", 1))
    if b.fresh >> province & 1:
        marks.append(Mark("fresh", 1))
    return owner


def seat_facts(b: Board, seat: int) -> dict[str, object]:
    """What everybody knows of a seat."""
    box = b.box
    known = b.civ[seat] != NONE
    return {
        "name": box.slug("civilization", b.civ[seat]) if known else "",
        "cards": [box.slug("card", c) for c, owner in enumerate(b.owner) if owner == seat],
        "roles": [ROLES[r] for r, holder in enumerate(b.role) if holder == seat],
        "hand_size": b.hand_size(seat),  # mn:5.2.2 mn:10.3
        "counts": [counts(b, r)[seat] for r in range(len(ROLES))] if known else [],
        **{
            f"{PIECES[piece]}_supply": b.supply[piece * SIDES + seat]
            for piece in range(len(PIECES))
        },
    }


def card_track(b: Board) -> Track:
    """The heroes and wonders in the game, and who owns them."""
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


def offer_track(b: Board, seat: int) -> Track:
    """The cards laid out in trade; face down, only how many."""
    hidden = sealed(b)
    spaces: list[TrackSpace] = []
    for s in b.box.seats:
        if hidden and s != seat:
            items = [TrackItem("hidden", b.called, s)] if b.offered >> s & 1 else []
        else:
            pile = holdings(b.offers, s)
            items = [TrackItem("resource", x.slug, s) for x in pile for _ in range(x.number)]
        spaces.append({"label": s, "items": items})
    return {"name": "offers", "spaces": spaces}


def holdings(table: list[int], seat: int) -> list[Holding]:
    """The cards of a seat in a table of cards."""
    first = seat * KINDS
    return [
        Holding("resource", RESOURCES[kind], table[first + kind])
        for kind in range(KINDS)
        if table[first + kind]
    ]


def more(b: Board, seat: int) -> dict[str, object]:
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
        "losses": list(own_casualties(b, seat)),
        "kept": list(b.kept[seat]) if seat >= 0 else [],
        "answered": [kept != UNANSWERED for kept in b.kept],
    }


def own_casualties(b: Board, seat: int) -> tuple[int, ...]:
    """The losses a seat has chosen, which are sealed until both sides have."""
    if seat == b.attacker:
        return b.casualties[ATTACKER]
    return b.casualties[DEFENDER] if seat == b.foe else ()
