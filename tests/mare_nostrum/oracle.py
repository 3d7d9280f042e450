"""A second referee of both editions, written from the clauses in the plainest way.

It looks at the board province by province and keeps no tables; `laget` says which edition it is.
"""

from collections import Counter
from itertools import combinations

from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.laget.board import LagetBoard

SIDES, KINDS, COIN = 5, 13, 0
CITY, CARAVAN, TEMPLE, MARKET = 1, 2, 3, 4
PRICES = {
    "influence": 3, "convert": 3, "city": 3, "caravan": 3, "legion": 3, "fortress": 3,
    "trireme": 3, "temple": 6, "market": 6,
}  # fmt: skip
CHEAPER_2003 = {
    "julius_caesar": {"legion": 2, "fortress": 2},
    "pericles": {"trireme": 2},
    "mausoleum": {"city": 2, "caravan": 2, "temple": 5, "market": 5},
}
CHEAPER_LAGET = {
    "julius_caesar": {"fortress": 2},
    "mausoleum": {
        "city": 2, "caravan": 2, "temple": 5, "market": 5, "influence": 2, "convert": 2,
    },
}  # fmt: skip
Bought = tuple[str, str]


def owner_of(b: Board, card: str) -> int:
    """Whose a hero or wonder is."""
    return b.owner[b.box.find("card", card)]


def land_units(b: Board, province: int) -> Counter[int]:
    """Legions and fortresses in a province by side."""
    found = Counter({s: b.legions[province * SIDES + s] for s in range(SIDES)})
    if b.fortresses[province]:
        found[b.marker[province]] += b.fortresses[province]
    return +found


# -- income ----------------------------------------------------------------------------------------


def earner(b: Board, site: int) -> int:
    """mn:5.1.4 mn:5.1.6 mn:5.1.7 lc:7.7 lc:7.9 lc:7.10: the occupier, but never in a war."""
    province = b.box.atlas.site_province[site]
    if not b.sites[site]:
        return -1
    if b.sites[site] >= 2 and len(land_units(b, province)) < 2:
        return b.sites[site] - 2
    return b.marker[province]


def owed(b: Board) -> list[Counter[int]]:
    """mn:5.1.1 mn:5.1.2 mn:5.1.3 mn:5.1.5 lc:7.3 lc:7.4 lc:7.8: by seat, cards' gifts aside."""
    atlas = b.box.atlas
    found: list[Counter[int]] = [Counter() for _ in range(b.box.players)]
    for site, item in enumerate(atlas.site_item):
        seat = earner(b, site)
        if item not in (CITY, CARAVAN) or not 0 <= seat < b.box.players:
            continue
        province = atlas.site_province[site]
        doubler = TEMPLE if item == CITY else MARKET
        doubled = any(
            atlas.site_item[other] == doubler and earner(b, other) == seat
            for other in atlas.province_sites[province]
        )
        kind = COIN if item == CITY else atlas.site_good[site]
        found[seat][kind] += 2 if doubled else 1
    return found


def income(b: Board, laget: bool) -> list[Counter[int]]:
    """mn:5.1.8 mn:5.1.10 lc:7.12 lc:7.14: what the bank pays, Artemis left aside."""
    due = owed(b)
    bank = list(b.bank)
    players = b.box.players
    paid: list[Counter[int]] = [Counter() for _ in range(players)]
    colossus = owner_of(b, "colossus")
    if colossus >= 0 and not laget:
        due[colossus][COIN] += 1
    line = [(b.role[0] + i) % players for i in range(players)]
    for kind in range(KINDS):
        if laget:
            for seat in line:
                n = min(bank[kind], due[seat][kind])
                paid[seat][kind] += n
                bank[kind] -= n
            continue
        while bank[kind] and any(due[seat][kind] > paid[seat][kind] for seat in line):
            for seat in line:
                if bank[kind] and due[seat][kind] > paid[seat][kind]:
                    paid[seat][kind] += 1
                    bank[kind] -= 1
    if colossus >= 0 and laget and bank[COIN]:
        paid[colossus][COIN] += 1
    return [+hand for hand in paid]


# -- roles -----------------------------------------------------------------------------------------

ROLE_HEROES = ("agamemnon", "solomon", "archimedes")


def role_counts(b: Board, role: int) -> list[int]:
    """mn:4.2.2 mn:4.2.9 mn:4.2.10 mn:4.2.12 lc:6.3 lc:6.4 lc:6.10: by seat."""
    atlas = b.box.atlas
    found = [0] * b.box.players
    for seat in range(b.box.players):
        if role < 2:
            items = (CARAVAN, MARKET) if role == 0 else (CITY, TEMPLE)
            for site, item in enumerate(atlas.site_item):
                found[seat] += item in items and earner(b, site) == seat
        else:
            for area in range(len(atlas.areas)):
                found[seat] += b.triremes[area * SIDES + seat]
            for province in range(atlas.provinces):
                found[seat] += land_units(b, province)[seat]
        found[seat] += 2 * (owner_of(b, ROLE_HEROES[role]) == seat)
    return found


def heirs(b: Board, role: int) -> list[int]:
    """mn:4.2.6 mn:4.2.7 mn:4.2.8 lc:6.6 lc:6.7 lc:6.8: the greatest above the holder's, or he."""
    found = role_counts(b, role)
    if max(found) == found[b.role[role]]:
        return [b.role[role]]
    return [seat for seat, n in enumerate(found) if n == max(found)]


# -- trade -----------------------------------------------------------------------------------------


def takings(b: Board, taker: int, takes: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """mn:5.4.1 mn:5.4.3 mn:5.4.4 lc:8.12 lc:8.13: any face-up card but of the barred partner."""
    barred = -1
    if len(takes) > 1 and takes[-1] == takes[-2][::-1]:
        barred = takes[-1][0]
    return {
        (seat, kind)
        for seat in range(b.box.players)
        for kind in range(KINDS)
        if seat not in (taker, barred) and b.offers[seat * KINDS + kind]
    }


def offers(b: Board, seat: int) -> set[tuple[int, ...]]:
    """mn:5.3.1 lc:8.4: every choice of this many cards."""
    hand = [k for k in range(KINDS) for _ in range(b.hands[seat * KINDS + k])]
    return {tuple(sorted(chosen)) for chosen in combinations(hand, b.called)}


# -- construction ----------------------------------------------------------------------------------


def price(b: Board, seat: int, item: str, laget: bool) -> int:
    """mn:6.2.1 mn:6.2.2 lc:9.9"""
    found = PRICES[item]
    for card, items in (CHEAPER_LAGET if laget else CHEAPER_2003).items():
        if owner_of(b, card) == seat:
            found = min(found, items.get(item, found))
    return found


def affordable(b: Board, seat: int, cards: int) -> bool:
    """mn:6.3.1 mn:6.3.2 lc:9.5 lc:9.6: this many coins, or this many different goods."""
    hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
    return hand[COIN] >= cards or sum(n > 0 for n in hand[1:]) >= cards


def joined(b: Board, seat: int, province: int) -> set[int]:
    """mn:7.3.1 mn:7.3.3 mn:6.5.8 lc:10.5 lc:11.11: next to it by land or by a chain of ships."""
    atlas = b.box.atlas
    found = set(atlas.neighbours[province])
    sailed = {s for s in range(len(atlas.areas)) if b.triremes[s * SIDES + seat]}
    waiting = [sea for sea in atlas.coasts[province] if sea in sailed]
    seen: set[int] = set()
    while waiting:
        sea = waiting.pop()
        if sea in seen:
            continue
        seen.add(sea)
        found |= {p for p in range(atlas.provinces) if sea in atlas.coasts[p]}
        waiting += [n for n in atlas.sea_borders[sea - atlas.provinces] if n in sailed]
    return found - {province}


def open_to_building(b: Board, seat: int, province: int) -> bool:
    """mn:6.5.1 mn:6.5.3 mn:6.5.6 lc:10.1 lc:10.10 lc:10.17: own, not new, no enemy but at home."""
    if b.marker[province] != seat or b.fresh >> province & 1:
        return False
    return set(land_units(b, province)) <= {seat} or province == b.capital(seat)


def marker_places(b: Board, seat: int, laget: bool) -> set[int]:
    """mn:6.5.2 mn:6.5.7 mn:6.5.10 mn:9.3.5 lc:10.4 lc:10.6 lc:10.8 lc:16.5"""
    atlas = b.box.atlas
    own = [p for p in range(atlas.provinces) if b.marker[p] == seat and not b.fresh >> p & 1]
    near = {n for p in own for n in joined(b, seat, p)}
    if owner_of(b, "lighthouse") == seat:
        near = set(range(atlas.provinces))
    free = {p for p in near if b.marker[p] < 0}
    return free if laget else {p for p in free if set(land_units(b, p)) <= {seat}}


def builds(b: Board, seat: int, laget: bool) -> set[Bought]:
    """mn:6.5.4 mn:6.5.5 mn:6.5.9 mn:11.1 lc:10.2 lc:10.11 lc:10.12 lc:10.13 lc:10.15"""
    atlas = b.box.atlas
    found: set[Bought] = set()
    for province in range(atlas.provinces):
        if not open_to_building(b, seat, province):
            continue
        here, name = atlas.province_sites[province], atlas.areas[province]
        icons = {atlas.site_item[s] for s in here if atlas.site_item[s] in (CITY, CARAVAN)}
        for site in here:
            item = atlas.site_item[site]
            if b.sites[site] or not b.stock[item]:
                continue
            if item in (CITY, CARAVAN):
                found.add(("city" if item == CITY else "caravan", atlas.sites[site]))
            elif not laget or (CITY if item == TEMPLE else CARAVAN) in icons:
                found.add(("temple" if item == TEMPLE else "market", name))
        walls = 2 if owner_of(b, "statue_of_zeus") == seat else 1
        if b.supply[1 * SIDES + seat]:
            found.add(("legion", name))
        if b.supply[2 * SIDES + seat] and b.fortresses[province] < walls:
            found.add(("fortress", name))
        if b.supply[3 * SIDES + seat] and atlas.coasts[province]:
            found.add(("trireme", name))
    if b.supply[0 * SIDES + seat]:
        found |= {("influence", atlas.areas[p]) for p in marker_places(b, seat, laget)}
        for province, side in enumerate(b.claim):  # mn:6.6.1 lc:13.21
            if side == seat and len(land_units(b, province)) < 2:
                found.add(("convert", atlas.areas[province]))
    paid = {(item, at) for item, at in found if affordable(b, seat, price(b, seat, item, laget))}
    return paid | {("card", card) for card in cards(b, seat)}


def gifts(b: Board, seat: int, laget: bool, ready: set[str]) -> set[Bought]:
    """mn:9.1.3 lc:16.5 lc:16.6 lc:18.4: what heroes and wonders still give."""
    atlas = b.box.atlas
    found: set[Bought] = set()
    markers = b.supply[0 * SIDES + seat] > 0
    hammurabi = owner_of(b, "hammurabi") == seat and "hammurabi" in ready
    if hammurabi and markers:
        found |= {("free_influence", atlas.areas[p]) for p in near_markers(b, seat, laget)}
    if not laget:
        if hammurabi and markers:
            for province, side in enumerate(b.claim):
                if side == seat and len(land_units(b, province)) < 2:
                    found.add(("free_convert", atlas.areas[province]))
        return found
    if owner_of(b, "lighthouse") == seat and "lighthouse" in ready and markers:
        free = [p for p in range(atlas.provinces) if b.marker[p] < 0]
        found |= {("free_influence", atlas.areas[p]) for p in free}
    if owner_of(b, "statue_of_zeus") == seat and "statue_of_zeus" in ready:
        for province in range(atlas.provinces):
            room = b.fortresses[province] < 2 and b.supply[2 * SIDES + seat]
            if room and open_to_building(b, seat, province):
                found.add(("free_fortress", atlas.areas[province]))
    return found


def near_markers(b: Board, seat: int, laget: bool) -> set[int]:
    """mn:9.1.3 lc:18.4: Hammurabi's marker goes next to an own province, by land or ship."""
    if laget and owner_of(b, "lighthouse") == seat:
        atlas = b.box.atlas
        own = [p for p in range(atlas.provinces) if b.marker[p] == seat and not b.fresh >> p & 1]
        return {n for p in own for n in joined(b, seat, p) if b.marker[n] < 0}
    return marker_places(b, seat, laget)


def exchanges(b: Board, seat: int) -> set[tuple[int, int]]:
    """mn:9.1.5 lc:18.2: Cleopatra gives a coin for a good of the bank, or a good for a coin."""
    hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
    if owner_of(b, "cleopatra") != seat:
        return set()
    return {
        (given, got)
        for given in range(KINDS)
        for got in range(KINDS)
        if (given == COIN) != (got == COIN) and hand[given] and b.bank[got]
    }


def cards(b: Board, seat: int) -> set[str]:
    """mn:6.7.3 lc:10.24: unsold heroes and wonders, of the civilization heroes their own."""
    names = b.box.names["card"]
    return {
        name
        for card, name in enumerate(names)
        if b.owner[card] == -1
        and (card >= SIDES or card == b.civ[seat])
        and affordable(b, seat, 12 if name == "pyramids" else 9)
    }


# -- war -------------------------------------------------------------------------------------------


def sailings(b: Board, seat: int) -> set[tuple[int, int, int]]:
    """mn:7.2.1 mn:7.2.2 mn:7.2.4 lc:11.6: from a dock to its sea, from a sea to the next, once."""
    atlas = b.box.atlas
    found: set[tuple[int, int, int]] = set()
    for area in range(len(atlas.areas)):
        docked = area < atlas.provinces
        ships = b.triremes[area * SIDES + seat] - (0 if docked else b.moved[area])
        goals = atlas.coasts[area] if docked else atlas.sea_borders[area - atlas.provinces]
        found |= {(area, goal, n) for goal in goals for n in range(1, ships + 1)}
    return found


def marches(b: Board, seat: int, laget: bool, pinned: int = 0) -> set[tuple[int, int, int]]:
    """mn:7.1.4 mn:7.3.1 mn:7.3.6 lc:11.11 lc:11.13 lc:11.18: each legion once, anywhere next."""
    found: set[tuple[int, int, int]] = set()
    for origin in range(b.box.atlas.provinces):
        legions = b.legions[origin * SIDES + seat]
        able = legions - b.moved[origin]
        if pinned >> origin & 1 and not b.fought >> origin & 1:
            able = min(able, legions - b.spent[origin] - 1)
        if able <= 0:
            continue
        for goal in joined(b, seat, origin):
            if laget and b.fought >> origin & 1 and not may_join(b, seat, goal):
                continue
            found |= {(origin, goal, n) for n in range(1, able + 1)}
    return found


def may_join(b: Board, seat: int, goal: int) -> bool:
    """lc:11.18: legions that have attacked go to enemies only beside one that can still fight."""
    if set(land_units(b, goal)) <= {seat} or b.fought >> goal & 1:
        return True
    return b.legions[goal * SIDES + seat] > b.spent[goal]


def battlefields(b: Board, seat: int) -> set[int]:
    """lc:11.15 lc:11.19 lc:12.12: where legions that have not attacked stand beside others."""
    return {
        p
        for p in range(b.box.atlas.provinces)
        if b.legions[p * SIDES + seat] > b.spent[p] and set(land_units(b, p)) - {seat}
    }


def must_fight(b: Board, seat: int) -> bool:
    """lc:11.17: whether a province is left where he could fight and has not fought."""
    return any(not b.fought >> p & 1 for p in battlefields(b, seat))


def sea_battles(b: Board, seat: int) -> set[int]:
    """mn:7.4.3 lc:11.9: any sea with own ships that have not attacked, and others' ships."""
    atlas = b.box.atlas
    return {
        sea
        for sea in range(atlas.provinces, len(atlas.areas))
        if b.triremes[sea * SIDES + seat] > b.spent[sea]
        and any(b.triremes[sea * SIDES + s] for s in range(SIDES) if s != seat)
    }


def losses(b: Board, dice: tuple[int, ...], laget: bool, support: int = 0) -> tuple[int, int]:
    """mn:7.4.6 mn:7.4.7 mn:7.4.8 mn:7.4.9 lc:12.6 lc:12.7 lc:12.9: attacker's, defender's."""
    field, sides = b.field, (b.attacker, b.foe)
    at_sea = field >= b.box.atlas.provinces
    fleet = b.triremes if at_sea else b.legions
    units = [b.assigned[b.foe], fleet[field * SIDES + b.foe]]
    walls = [b.assigned_forts[b.foe], 0]
    if not at_sea and b.marker[field] == b.foe:
        walls[1] = b.fortresses[field]
    totals = [sum(dice[: units[0]]), sum(dice[units[0] :])]
    hero = "pericles" if at_sea else "hannibal"
    for which, side in enumerate(sides):
        totals[which] += 6 * walls[which]
        if owner_of(b, hero) == side and not (laget and at_sea):
            totals[which] += units[which]
        if laget and not at_sea and owner_of(b, "pericles") == side:
            totals[which] += support
    return (
        min(units[0] + walls[0], totals[1] // 5),
        min(units[1] + walls[1], totals[0] // 5),
    )


def aftermath(b: Board, seat: int, laget: bool) -> set[tuple[str, tuple[int, ...]]]:
    """mn:7.6.1 mn:7.6.3 mn:7.6.5 mn:7.7.6 lc:13.7 lc:13.12 lc:13.15 lc:13.20"""
    province = b.field
    built = [s for s in b.box.atlas.province_sites[province] if b.sites[s]]
    most = min(b.legions[province * SIDES + seat], len(built))
    found = {
        ("occupy", chosen) for n in range(1, most + 1) for chosen in combinations(sorted(built), n)
    }
    homes = [b.box.sheets[civ].capital for civ in range(SIDES)]
    if not laget:
        found |= {("nothing", ()), *[("pillage", (site,)) for site in built]}
        if province not in [homes[b.civ[s]] for s in range(b.box.players)]:
            found.add(("claim", ()))
        return found
    if isinstance(b, LagetBoard) and b.choice[province * SIDES + seat] == 0:  # lc:13.8
        if not b.ruined[province]:  # lc:13.13
            found |= {("pillage", (site,)) for site in built}
        if province not in homes:
            found.add(("claim", ()))
    return found


# -- victory ---------------------------------------------------------------------------------------


def winner_laget(b: Board) -> int:
    """lc:14.1 lc:14.2: the Pyramids, or four and more than anybody else."""
    if owner_of(b, "pyramids") >= 0:
        return owner_of(b, "pyramids")
    owned = [b.owner.count(s) for s in range(b.box.players)]
    ahead = [s for s, n in enumerate(owned) if n >= 4 and owned.count(max(owned)) == 1]
    return next((s for s in ahead if owned[s] == max(owned)), -1)


def winner_2003(b: Board) -> int:
    """mn:8.1: the Pyramids, or four heroes and wonders."""
    if owner_of(b, "pyramids") >= 0:
        return owner_of(b, "pyramids")
    return next((s for s in range(b.box.players) if b.owner.count(s) >= 4), -1)


def sets(hand: list[int], size: int) -> int:
    """lc:9.5: how many separate sets of a size a hand makes, of coins or of different goods."""
    goods = list(hand[1:])
    found = hand[COIN] // size
    while sum(n > 0 for n in goods) >= size:
        # The most frequent goods first: no other choice leaves more sets.
        for kind in sorted(range(len(goods)), key=lambda k: -goods[k])[:size]:
            goods[kind] -= 1
        found += 1
    return found


def contenders(b: Board) -> list[int]:
    """lc:14.5 lc:14.7: who could buy the Pyramids, or enough cards to be ahead with four."""
    found = []
    owned = [b.owner.count(s) for s in range(b.box.players)]
    for seat in range(b.box.players):
        hand = b.hands[seat * KINDS : seat * KINDS + KINDS]
        hands = [hand]
        if owner_of(b, "cleopatra") == seat:
            for given in range(KINDS):
                for got in range(KINDS):
                    if hand[given] and b.bank[got] and (given == COIN) != (got == COIN):
                        hands.append([n - (k == given) + (k == got) for k, n in enumerate(hand)])
        most = max(n for s, n in enumerate(owned) if s != seat)
        needed = max(4, most + 1) - owned[seat]
        on_sale = [
            c
            for c, owner in enumerate(b.owner[:-1])
            if owner == -1 and (c >= SIDES or c == b.civ[seat])
        ]
        cards_do = len(on_sale) >= needed and any(sets(h, 9) >= needed for h in hands)
        pyramids = owner_of(b, "pyramids") == -1 and any(sets(h, 12) for h in hands)
        if cards_do or pyramids:
            found.append(seat)
    return found
