"""What a seat may see, and boards it could believe in."""

from typing import Final

from pelagos.engine.rules import View
from pelagos.engine.seats import Rng
from pelagos.games.mare_nostrum.common.tables import bits
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.box import PRICED_SORTS
from pelagos.games.mare_nostrum.empires.sets import Kept
from pelagos.games.mare_nostrum.empires.terms import (
    CASTOR_POLLUX,
    GOODS,
    HANGING_GARDENS,
    LEGENDARY,
    NONE,
    PIECES,
    PYRAMIDS,
    RESOURCES,
    TILES,
    TRADE,
)
from pelagos.games.mare_nostrum.empires.war import prizes

UNIT_NAMES: Final = ("legions", "triremes", "fortresses", "markers")


def sealed(b: Board) -> bool:
    """Whether offers lie face down; when all are in they are turned up at once (mne:H.3)."""
    return b.offered != 0


def seen(b: Board, viewer: int) -> View:
    """mne:H.1, mne:H.2, mne:H.4, mne:H.5: the table as one seat or a spectator sees it."""
    box = b.box
    return {
        "round": b.round,
        "phase": b.phases[-1].name if b.phases else "",
        "areas": areas(b),
        "seats": [seat_facts(b, s, viewer) for s in range(box.players)],
        "tracks": tracks(b),
        "hand": hand(b, viewer),
        "supply": supply(b),
        "more": more(b, viewer),
    }


def hand(b: Board, seat: int) -> list[list[object]]:
    """The Resources behind the seat's own screen."""
    if seat < 0:
        return []
    at = seat * RESOURCES
    return [
        ["resource", b.box.slug("resource", r), b.hand[at + r]]
        for r in range(RESOURCES)
        if b.hand[at + r]
    ]


def areas(b: Board) -> dict[str, object]:
    """Pieces, buildings and who controls what, for every place with something on it."""
    box, seats, found = b.box, b.box.players, {}
    for province in bits(box.in_play):
        pieces: list[list[object]] = []
        marks: list[list[object]] = []
        posts = 0
        for icon in box.icons_at[province]:
            if b.built >> icon & 1:
                pieces.append([PRICED_SORTS[box.icon_sort[icon]], b.controller(icon), 1])
                if box.icon_good[icon] >= 0:
                    marks.append([f"caravan_{box.slug('resource', box.icon_good[icon])}", 1])
            if b.stand[icon] >= 0:
                posts += 1
        if posts:
            marks.append(["occupied", posts])
        for s in range(seats):
            n = b.legions[province * seats + s]
            if n:
                pieces.append(["legion", s, n])
        if b.fort[province] >= 0:
            pieces.append(["fortress", b.fort[province], 1])
        if b.siege[province] >= 0:
            marks.append(["siege", 1])
        if b.at_war(province):
            marks.append(["at_war", 1])
        if pieces or marks or b.control[province] >= 0:
            found[box.slug("province", province)] = {
                "owner": b.control[province],
                "pieces": pieces,
                "marks": marks,
            }
    for sea in range(box.seas):
        fleets: list[list[object]] = [
            ["trireme", s, b.triremes[sea * seats + s]]
            for s in range(seats)
            if b.triremes[sea * seats + s]
        ]
        if fleets:
            found[box.slug("sea", sea)] = {"owner": -1, "pieces": fleets, "marks": []}
    return dict(found)


def seat_facts(b: Board, seat: int, viewer: int) -> dict[str, object]:
    """What everybody knows of a seat; with open Resources also what it holds (mne:V.5)."""
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
    face_up = not sealed(b) or seat == viewer
    facts["offer"] = (
        [box.slug("resource", r) for r in range(RESOURCES) for _ in range(b.offer[at + r])]
        if face_up and b.offer
        else ([] if face_up else None)
    )
    facts["goods"] = None if box.screened else open_goods(b, seat)
    return facts


def open_goods(b: Board, seat: int) -> list[str]:
    """mne:H.2: all the seat holds but legendary goods that were never shown."""
    box, at = b.box, seat * RESOURCES
    found: list[str] = []
    for r in range(RESOURCES):
        n = b.hand[at + r] + (b.offer[at + r] if sealed(b) else 0)
        if known(b, r):
            found += [box.slug("resource", r)] * n
        else:
            found += ["unknown"] * n
    found.sort()
    return found


def known(b: Board, resource: int) -> bool:
    """Whether a tile can be known to all, with open Resources."""
    return resource < LEGENDARY or bool(b.shown >> resource - LEGENDARY & 1)


def tracks(b: Board) -> list[dict[str, object]]:
    """The three leadership tracks and the display of Heroes and Wonders."""
    box, seats = b.box, b.box.players
    found: list[dict[str, object]] = []
    for track, name in enumerate(box.names["track"]):
        levels = b.track[track * seats : track * seats + seats]
        spaces: list[dict[str, object]] = []
        for level in sorted(set(levels)):
            there = [s for s in range(seats) if levels[s] == level]
            if track == TRADE:
                there.sort(key=lambda s: b.since[s])
            # mne:5.d, mne:G.8: above XV a token is turned to its + side.
            label = str(level) if level <= 15 else f"+{level - 15}"
            spaces.append({"label": label, "items": [["token", 1, s] for s in there]})
        spaces.append({"label": "★", "items": [["title", 1, b.leaders[track]]]})
        found.append({"name": name, "spaces": spaces})
    open_tiles = [["tile", box.slug("tile", t), -1] for t in bits(b.face_up)]
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
    """Facts of this title alone."""
    box = b.box
    sides = box.marker_sides
    return {
        "built": [box.slug("icon", i) for i in bits(b.built)],
        "stands": [[box.slug("icon", i), s] for i, s in enumerate(b.stand) if s >= 0],
        "sieges": [[box.slug("province", p), s] for p, s in enumerate(b.siege) if s >= 0],
        "leaders": list(b.leaders),
        "played_markers": [list(sides[m]) for m in range(len(sides)) if b.played >> m & 1],
        "number": b.number if b.number >= 0 else None,
        "player": b.player if b.player >= 0 else None,
        "copied": box.slug("tile", b.copied) if b.copied >= 0 else None,
        "peace_with": b.zeus_foe if b.zeus_foe >= 0 else None,
        "used": list(b.used),
        "acted": bits(b.acted),
        "said_what_is_kept": [kept != (NONE,) for kept in b.kept],
        "kept": list(b.kept[viewer]) if viewer >= 0 else [],
    }


def redealt(b: Board, viewer: int, rng: Rng) -> Board:
    """The same table with everything dealt anew that `viewer` cannot see."""
    new = b.copy()
    closed = sealed(b)
    others = [s for s in range(b.box.players) if s != viewer]
    pool: list[int] = []
    legendary = [LEGENDARY + g for g in range(GOODS) if (b.pile | b.discard) >> g & 1]
    tiles: list[list[int]] = []
    unknown: list[int] = []
    for s in others:
        known_tiles: list[int] = []
        missing = 0
        at = s * RESOURCES
        for r in range(RESOURCES):
            n = b.hand[at + r] + (b.offer[at + r] if closed else 0)
            if not b.box.screened and known(b, r):
                known_tiles += [r] * n
                continue
            missing += n
            if r < LEGENDARY:
                pool += [r] * n
            else:
                legendary += [r] * n
        tiles.append(known_tiles)
        unknown.append(missing)
    legendary.sort()
    new.pile = deal_mask(legendary, b.pile.bit_count(), rng)
    new.discard = deal_mask(legendary, b.discard.bit_count(), rng)
    # A legendary good that changes hands in the guess has been shown by nobody else.
    pool += legendary
    pool.sort()
    for s, dealt, missing in zip(others, tiles, unknown, strict=True):
        for _ in range(missing):
            dealt.append(pool.pop(rng.below(len(pool))))
        dealt.sort()
        lay_out(new, b, s, dealt, closed, rng)
    return new


def deal_mask(legendary: list[int], number: int, rng: Rng) -> int:
    """So many legendary goods off the list, as a set."""
    found = 0
    for _ in range(number):
        found |= 1 << (legendary.pop(rng.below(len(legendary))) - LEGENDARY)
    return found


def lay_out(new: Board, b: Board, seat: int, dealt: list[int], closed: bool, rng: Rng) -> None:
    """Gives a seat its guessed tiles: behind the screen, and face down as its offer."""
    at = seat * RESOURCES
    size = sum(b.offer[at : at + RESOURCES]) if closed else 0
    new.hand[at : at + RESOURCES] = [0] * RESOURCES
    if closed:
        new.offer[at : at + RESOURCES] = [0] * RESOURCES
    for _ in range(size):
        new.offer[at + dealt.pop(rng.below(len(dealt)))] += 1
    for r in dealt:
        new.hand[at + r] += 1
    if b.kept[seat] != (NONE,):
        guess = Kept(new.hand[at : at + RESOURCES], b.owner[HANGING_GARDENS] == seat).draw(rng)
        assert isinstance(guess, tuple)
        new.kept = (*new.kept[:seat], guess, *new.kept[seat + 1 :])
