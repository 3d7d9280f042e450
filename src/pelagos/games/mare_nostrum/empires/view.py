"""What a seat may see."""

from typing import Final

from pelagos.engine.contract import (
    Area,
    Holding,
    Mark,
    Piece,
    Track,
    TrackItem,
    TrackSpace,
    View,
)
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.box import PRICED_SORTS
from pelagos.games.mare_nostrum.empires.ids import (
    CASTOR_POLLUX,
    GOODS,
    NONE,
    PIECES,
    PYRAMIDS,
    RESOURCES,
    TILES,
    TRADE,
)
from pelagos.games.mare_nostrum.empires.standings import standings
from pelagos.games.mare_nostrum.empires.victory import prizes
from pelagos.games.mare_nostrum.shared.tables import ids_in

UNIT_NAMES: Final = ("legions", "triremes", "fortresses", "markers")


def sealed(b: Board) -> bool:
    """Whether offers lie face down; when all are in they are turned up at once."""  # mne:H.3
    return b.offered != 0


def view(b: Board, viewer: int) -> View:
    """The table as one seat or a spectator sees it."""  # mne:H.1 mne:H.2 mne:H.4 mne:H.5
    box = b.box
    return {
        "round": b.round,
        "phase": b.phase_name(),
        "areas": areas(b),
        "seats": [seat_facts(b, s, viewer) for s in range(box.players)],
        "tracks": tracks(b),
        "hand": hand(b, viewer),
        "standings": standings(b),
        "supply": supply(b),
        "more": more(b, viewer),
    }


def hand(b: Board, seat: int) -> list[Holding]:
    """The Resources behind the seat's own screen."""
    if seat < 0:
        return []
    at = seat * RESOURCES
    return [
        Holding("resource", b.box.slug("resource", r), b.hand[at + r])
        for r in range(RESOURCES)
        if b.hand[at + r]
    ]


def areas(b: Board) -> dict[str, Area]:
    """Pieces, buildings and who controls what, for every place with something on it."""  # mne:H.1
    box, seats = b.box, b.box.players
    found: dict[str, Area] = {}
    for province in ids_in(box.in_play):
        pieces: list[Piece] = []
        marks: list[Mark] = []
        slots: dict[str, str] = {}
        posts = 0
        for icon in box.icons_at[province]:
            if b.built >> icon & 1:
                sort = PRICED_SORTS[box.icon_sort[icon]]
                slots[box.slug("icon", icon)] = sort
                pieces.append(Piece(sort, b.controller(icon), 1))
                if box.icon_good[icon] >= 0:
                    marks.append(Mark(f"caravan_{box.slug('resource', box.icon_good[icon])}", 1))
            if b.stand[icon] >= 0:
                posts += 1
        if posts:
            marks.append(Mark("occupied", posts))
        for s in range(seats):
            n = b.legions[province * seats + s]
            if n:
                pieces.append(Piece("legion", s, n))
        if b.fort[province] >= 0:
            pieces.append(Piece("fortress", b.fort[province], 1))
        if b.siege[province] >= 0:
            marks.append(Mark("siege", 1))
        if b.at_war(province):
            marks.append(Mark("at_war", 1))
        if pieces or marks or b.control[province] >= 0:
            found[box.slug("province", province)] = {
                "owner": b.control[province],
                "pieces": pieces,
                "marks": marks,
                "slots": slots,
            }
    for sea in range(box.seas):
        fleets = [
            Piece("trireme", s, b.triremes[sea * seats + s])
            for s in range(seats)
            if b.triremes[sea * seats + s]
        ]
        if fleets:
            found[box.slug("sea", sea)] = {"owner": -1, "pieces": fleets, "marks": []}
    return found


def seat_facts(b: Board, seat: int, viewer: int) -> dict[str, object]:
    """What everybody knows of a seat; with open Resources also what it holds."""  # mne:V.5
    box, seats = b.box, b.box.players
    at = seat * RESOURCES
    facts: dict[str, object] = {
        "name": box.slug("empire", b.empire[seat]) if b.empire[seat] >= 0 else None,
        "trade": b.track[seat],
        "culture": b.track[seats + seat],
        "military": b.track[2 * seats + seat],
        "prizes": prizes(b, seat),
        "tiles": [box.slug("tile", t) for t in range(TILES) if b.owner[t] == seat],
        "resources": b.resources(seat),
        "offer_size": sum(b.offer[at : at + RESOURCES]),
    }
    for piece, name in enumerate(UNIT_NAMES):
        facts[name] = b.stock[seat * PIECES + piece]
    facts["offer"] = None if sealed(b) and seat != viewer else face_up(b, seat)
    facts["goods"] = None if box.screened else open_goods(b, seat)
    return facts


def face_up(b: Board, seat: int) -> list[str]:
    """The Resources that a seat has laid out."""
    laid = b.offer[seat * RESOURCES : seat * RESOURCES + RESOURCES]
    return [b.box.slug("resource", r) for r, number in enumerate(laid) for _ in range(number)]


def open_goods(b: Board, seat: int) -> list[str]:
    """All the seat holds but legendary goods that were never shown."""  # mne:H.2
    box, at = b.box, seat * RESOURCES
    found: list[str] = []
    for r in range(RESOURCES):
        n = b.hand[at + r] + (b.offer[at + r] if sealed(b) else 0)
        if b.known(r):
            found += [box.slug("resource", r)] * n
        else:
            found += ["unknown"] * n
    found.sort()
    return found


def tracks(b: Board) -> list[Track]:
    """The three leadership tracks and the display of Heroes and Wonders."""
    box, seats = b.box, b.box.players
    found: list[Track] = []
    for track, name in enumerate(box.names["track"]):
        levels = b.track[track * seats : track * seats + seats]
        spaces: list[TrackSpace] = []
        for level in sorted(set(levels)):
            there = [s for s in range(seats) if levels[s] == level]
            if track == TRADE:
                there.sort(key=lambda s: b.trade_since[s])
            # Above XV a token is turned to its + side. mne:5.d mne:G.8
            label = str(level) if level <= 15 else f"+{level - 15}"
            spaces.append({"label": label, "items": [TrackItem("token", 1, s) for s in there]})
        spaces.append({"label": "★", "items": [TrackItem("title", 1, b.leaders[track])]})
        found.append({"name": name, "spaces": spaces})
    open_tiles = [TrackItem("tile", box.slug("tile", t), -1) for t in ids_in(b.face_up)]
    found.append({"name": "tiles", "spaces": [{"label": "", "items": open_tiles}]})
    return found


def supply(b: Board) -> dict[str, int]:
    """Reserve and face-down piles."""
    box = b.box
    found = {box.slug("resource", r): b.reserve[r] for r in range(GOODS + 1)}
    found["legendary_pile"] = b.pile.bit_count()
    found["legendary_discard"] = b.discard.bit_count()
    hidden = range(CASTOR_POLLUX, PYRAMIDS)
    found["face_down_tiles"] = sum([1 for t in hidden if b.owner[t] < 0 and not b.face_up >> t & 1])
    return found


def more(b: Board, viewer: int) -> dict[str, object]:
    """Facts that only this title has."""
    box = b.box
    sides = box.marker_sides
    return {
        "stands": [[box.slug("icon", i), s] for i, s in enumerate(b.stand) if s >= 0],
        "sieges": [[box.slug("province", p), s] for p, s in enumerate(b.siege) if s >= 0],
        "leaders": list(b.leaders),
        "played_markers": [list(sides[m]) for m in range(len(sides)) if b.played >> m & 1],
        "number": b.number if b.number >= 0 else None,
        "player": b.player if b.player >= 0 else None,
        "copied": box.slug("tile", b.copied) if b.copied >= 0 else None,
        "peace_with": b.zeus_foe if b.zeus_foe >= 0 else None,
        "used": list(b.used),
        "acted": ids_in(b.had_turn),
        "said_what_is_kept": [kept != (NONE,) for kept in b.kept],
        "kept": list(b.kept[viewer]) if viewer >= 0 else [],
    }
