"""A second referee of Empires, written from the clauses in the plainest way."""

from collections import Counter
from itertools import combinations

from pelagos.games.mare_nostrum.empires.board import Board

GOODS, COIN, LEGENDARY, RESOURCES = 13, 13, 14, 27
CARAVAN, MARKET, CITY, CAPITAL, LEGENDARY_CITY, TEMPLE = range(6)
LEGION, TRIREME, FORTRESS, MARKER = range(4)
AT_SEA = 1 << 20
Move = tuple[int, int]


def tile(b: Board, slug: str) -> int:
    return b.box.find("tile", slug)


def has(b: Board, seat: int, slug: str) -> bool:
    """Owns it, or has its power from Castor and Pollux."""
    copied = b.copied == tile(b, slug) and b.owner[tile(b, "castor_pollux")] == seat
    return b.owner[tile(b, slug)] == seat or copied


def legions(b: Board, province: int, seat: int) -> int:
    return b.legions[province * b.box.players + seat]


def ships(b: Board, sea: int, seat: int) -> int:
    return b.triremes[sea * b.box.players + seat]


def present(b: Board, province: int) -> set[int]:
    """Whose Legions or Fortress stand there."""
    seats = range(b.box.players)
    return {s for s in seats if legions(b, province, s) or b.fort[province] == s}


def controls(b: Board, icon: int) -> int:
    """mne:X.f mne:1.1.f: whose a Building is; at war always the Controlling Player's."""
    province = b.box.icon_province[icon]
    if not b.built >> icon & 1:
        return -1
    if len(present(b, province)) < 2 and b.stand[icon] >= 0:
        return b.stand[icon]
    return b.control[province]


def income(b: Board) -> list[Counter[int]]:
    """mne:1.1.b mne:1.1.c mne:1.1.e mne:10.circe mne:11.temple_of_artemis: coins and goods due."""
    box = b.box
    found: list[Counter[int]] = [Counter() for _ in range(box.players)]
    for icon in range(box.icons):
        sort = box.icon_sort[icon]
        seat = controls(b, icon)
        if sort == CARAVAN and not b.built >> icon & 1 and b.stand[icon] >= 0:
            seat = b.stand[icon] if has(b, b.stand[icon], "circe") else -1
        if seat < 0 or sort in (MARKET, TEMPLE):
            continue
        doubler = MARKET if sort == CARAVAN else TEMPLE
        doubled = any(
            box.icon_sort[other] == doubler and controls(b, other) == seat
            for other in box.icons_at[box.icon_province[icon]]
        )
        kind = box.icon_good[icon] if sort == CARAVAN else COIN
        found[seat][kind] += 2 if doubled and sort != LEGENDARY_CITY else 1
    artemis = b.owner[tile(b, "temple_of_artemis")]
    if artemis >= 0:
        found[artemis][COIN] += 1
    return found


def tracks(b: Board) -> list[int]:
    """mne:5.a: Trade, Culture and Military of every seat, counted anew."""
    box = b.box
    found = [0] * (3 * box.players)
    for icon in range(box.icons):
        seat = controls(b, icon)
        if seat >= 0:
            found[(0 if box.icon_sort[icon] in (CARAVAN, MARKET) else box.players) + seat] += 1
    for seat in range(box.players):
        at = 2 * box.players + seat
        found[at] += sum(legions(b, p, seat) for p in range(box.provinces))
        found[at] += sum(ships(b, sea, seat) for sea in range(box.seas))
        found[at] += b.fort.count(seat)
        for owned, owner in enumerate(b.owner):
            for track in range(3):
                if owner == seat:
                    found[track * box.players + seat] += box.bonus[owned][track]
    return found


def leads(b: Board, track: int, seat: int) -> bool:
    """mne:5.b mne:5.c: nobody stands higher on a track."""
    players = b.box.players
    levels = tracks(b)[track * players : track * players + players]
    return levels[seat] == max(levels)


# -- trade -----------------------------------------------------------------------------------------

MARKERS = ((0, 5), (1, 2), (3, 4))


def numbers(played: list[int]) -> set[int]:
    """mne:C.8 mne:2.1.b mne:2.1.c: the sides of the markers this leader has not played yet."""
    since = played[len(played) // 3 * 3 :]
    return {n for sides in MARKERS if not set(sides) & set(since) for n in sides}


def offers(b: Board, seat: int) -> set[tuple[int, ...]]:
    """mne:2.1.d: every choice of this many Resources."""
    hand = [r for r in range(RESOURCES) for _ in range(b.hand[seat * RESOURCES + r])]
    return {tuple(sorted(chosen)) for chosen in combinations(hand, b.size[seat])}


def takings(b: Board, taker: int, takes: list[Move]) -> set[Move]:
    """mne:2.2.b mne:2.2.c mne:2.2.d: any face-up Resource, but no third take within one pair."""
    barred = -1
    if len(takes) > 1 and takes[-1] == takes[-2][::-1]:
        barred = takes[-1][0]
    return {
        (seat, r)
        for seat in range(b.box.players)
        for r in range(RESOURCES)
        if seat not in (taker, barred) and b.offer[seat * RESOURCES + r]
    }


# -- construction ----------------------------------------------------------------------------------


def affords(b: Board, seat: int, number: int) -> bool:
    """mne:X.e: coins, or different goods, bent by Cleopatra or Hannibal."""
    hand = b.hand[seat * RESOURCES : seat * RESOURCES + RESOURCES]
    coins = hand[COIN]
    goods = [hand[g] + hand[LEGENDARY + g] for g in range(GOODS)]
    kinds = sum(n > 0 for n in goods)
    if coins >= number or kinds >= number:
        return True
    if b.owner[tile(b, "cleopatra")] == seat and coins and kinds:
        return kinds >= number - 1 or coins >= number - 1
    return b.owner[tile(b, "hannibal")] == seat and max(goods) > 1 and kinds >= number - 1


def in_play(b: Board) -> list[int]:
    """mne:S.8: with fewer players some provinces are covered."""
    return [p for p in range(b.box.provinces) if b.box.in_play >> p & 1]


def neighbours(b: Board, province: int) -> set[int]:
    return {p for p in range(b.box.provinces) if b.box.land[province] >> p & 1}


def over_sea(b: Board, seat: int, province: int) -> set[int]:
    """mne:B.5: provinces on the shores of an unbroken chain of own Triremes."""
    waiting = [sea for sea in b.box.coast[province] if ships(b, sea, seat)]
    seen: set[int] = set()
    while waiting:
        sea = waiting.pop()
        if sea not in seen:
            seen.add(sea)
            waiting += [n for n in b.box.sea_next[sea] if ships(b, n, seat)]
    return {p for p in in_play(b) if seen & set(b.box.coast[p])} - {province}


def builds(b: Board, seat: int) -> set[tuple[str, str]]:
    """mne:3.1.1.a mne:3.1.1.c mne:3.1.1.d mne:3.1.1.f mne:3.1.2.a mne:3.1.2.b mne:3.1.2.d"""
    box = b.box
    stock = b.stock[seat * 4 : seat * 4 + 4]
    provinces = in_play(b)
    own = [p for p in provinces if b.control[p] == seat and present(b, p) <= {seat}]
    ground = {*own, b.capital(seat)}
    found: set[tuple[str, str]] = set()
    if affords(b, seat, 3):
        if stock[LEGION]:
            found |= {("legion", box.slug("province", p)) for p in ground}
        if stock[FORTRESS]:
            found |= {("fortress", box.slug("province", p)) for p in ground if b.fort[p] < 0}
        if stock[TRIREME]:
            found |= {("trireme", box.slug("sea", s)) for p in ground for s in box.coast[p]}
        if stock[MARKER]:
            old = [p for p in provinces if b.sources >> p & 1]
            near = {n for p in old for n in neighbours(b, p) | over_sea(b, seat, p)}
            free = [p for p in near if p in provinces and b.control[p] < 0]
            found |= {("claim", box.slug("province", p)) for p in free if present(b, p) <= {seat}}
    for icon in range(box.icons):
        price = 6 if box.icon_sort[icon] in (MARKET, TEMPLE) else 3
        empty = box.icon_province[icon] in ground and not b.built >> icon & 1
        if empty and affords(b, seat, price):
            found.add(("build", box.slug("icon", icon)))
    owned = b.owner[:-1].count(seat)
    if owned < 5 and affords(b, seat, {0: 0, 1: 7, 2: 8, 3: 9, 4: 10}[owned]):  # mne:3.1.3.a
        on_sale = [t for t in range(len(b.owner) - 1) if b.face_up >> t & 1]
        found |= {("recruit", box.slug("tile", t)) for t in on_sale}
    return found


# -- war -------------------------------------------------------------------------------------------


def at_peace(b: Board, seat: int) -> int:
    """mne:11.statue_of_zeus: with whom the seat is at peace."""
    zeus = b.owner[tile(b, "statue_of_zeus")]
    if b.zeus_foe < 0 or seat not in (zeus, b.zeus_foe):
        return -1
    return b.zeus_foe if seat == zeus else zeus


def sailings(b: Board, left: Counter[int]) -> set[Move]:
    """mne:4.1.a mne:4.1.1.a: each Trireme once, to an adjacent sea; `left` says who has not."""
    return {(sea, n) for sea in left if left[sea] for n in b.box.sea_next[sea]}


def marches(b: Board, seat: int, left: Counter[int]) -> set[Move]:
    """mne:4.1.2.a mne:4.1.2.b mne:R.28: each Legion once, by land or over the own Triremes."""
    peace = at_peace(b, seat)
    return {
        (p, goal)
        for p in left
        if left[p]
        for goal in neighbours(b, p) | over_sea(b, seat, p)
        if peace < 0 or b.control[goal] != peace
    }


def sea_battles(b: Board, seat: int, fought: set[int]) -> set[Move]:
    """mne:4.1.1.b mne:4.2.a: one battle in each shared sea, never against a partner in peace."""
    return {
        (sea, foe)
        for sea in range(b.box.seas)
        for foe in range(b.box.players)
        if sea not in fought
        and foe not in (seat, at_peace(b, seat))
        and ships(b, sea, seat)
        and ships(b, sea, foe)
    }


def land_battles(b: Board, seat: int, fought: set[int]) -> set[Move]:
    """mne:4.1.2.d mne:4.2.a: once in every province shared with an enemy."""
    return {
        (p, foe)
        for p in range(b.box.provinces)
        if p not in fought and seat in present(b, p)
        for foe in present(b, p) - {seat, at_peace(b, seat)}
    }


def conquered(b: Board, seat: int) -> set[int]:
    """mne:4.3.a: an opponent's provinces where only the own Legions stand."""
    return {
        p
        for p in range(b.box.provinces)
        if b.control[p] not in (-1, seat, at_peace(b, seat))
        and legions(b, p, seat)
        and present(b, p) == {seat}
    }


def conquests(b: Board, seat: int, province: int, sheba: bool) -> set[tuple[str, tuple[int, ...]]]:
    """mne:4.3.b mne:4.3.1.a mne:4.3.2.a mne:4.3.3.a mne:4.3.3.d mne:10.queen_of_sheba"""
    box = b.box
    built = [i for i in box.icons_at[province] if b.built >> i & 1]
    most = min(len(built), legions(b, province, seat))
    found: set[tuple[str, tuple[int, ...]]] = {("leave", ())}
    found |= {("pillage", (icon,)) for icon in built}
    for number in range(1, most + 1):
        found |= {("occupy", chosen) for chosen in combinations(sorted(built), number)}
    home = any(box.icon_sort[i] == CAPITAL for i in box.icons_at[province])
    if not home:
        found.add(("seize", ()))
        own = {p for p in range(box.provinces) if b.control[p] == seat}
        linked = own & (neighbours(b, province) | over_sea(b, seat, province))
        able = b.stock[seat * 4 + MARKER] > 0 or not linked
        if able and has(b, seat, "queen_of_sheba") and not sheba:
            found.add(("seize_at_once", ()))
    return found


def dice(b: Board, seat: int) -> int:
    """mne:4.2.b mne:10.ramses_ii"""
    if b.place >= AT_SEA:
        return ships(b, b.place - AT_SEA, seat)
    return legions(b, b.place, seat) + has(b, seat, "ramses_ii")


def hits(b: Board, seat: int, target: int, rolled: tuple[int, ...]) -> int:
    """mne:4.2.b mne:4.2.e mne:4.2.f: what a side scores, at most all Units of the other."""
    total = sum(rolled)
    if b.place >= AT_SEA:
        return min(total // 5, ships(b, b.place - AT_SEA, target))
    men = legions(b, b.place, seat)
    if b.owner[tile(b, "caesar")] == seat == b.player:
        total += men
    if b.owner[tile(b, "pericles")] == seat != b.player:
        total += 2 * men
    if b.fort[b.place] == seat:
        total += 5
    if has(b, seat, "nebuchadnezzar") and b.control[b.place] == seat:
        total += 5
    found = total // 5
    walls = b.fort[b.place] == target
    return min(max(0, found - walls), legions(b, b.place, target) + walls)


def winners(b: Board) -> list[set[int]]:
    """mne:6.1 mne:6.2 mne:6.3 mne:6.4: whoever fulfils a condition, in the order of the list."""
    seats = range(b.box.players)
    pyramids = b.owner[tile(b, "pyramids")]
    prizes = [i for i in range(b.box.icons) if b.box.icon_sort[i] in (CAPITAL, LEGENDARY_CITY)]
    return [
        {pyramids} - {-1},
        {s for s in seats if b.owner[:-1].count(s) >= 5},
        {s for s in seats if sum(controls(b, i) == s for i in prizes) >= 4},
        {s for s in seats if b.leaders.count(s) == 3},
    ]
