"""What a seat may see, and a fair guess of the rest. Only the gold of others is ever hidden."""

from pelagos.engine.contract import Area, Holding, Mark, Piece, Track, TrackItem, TrackSpace, View
from pelagos.games.cyclades.board import PEACE, Board
from pelagos.games.cyclades.ids import (
    BUILDING_TYPES,
    CITIES,
    CYCLOPS,
    ISLAND_FIGURES,
    MINOTAUR,
    Island,
    Region,
)
from pelagos.games.cyclades.income import income
from pelagos.games.cyclades.standings import sees_gold, standings


def view(b: Board, seat: int) -> View:
    box = b.box
    return {
        "round": b.round,
        "phase": b.phase_name(),
        "areas": {box.slug("region", r): area(b, r) for r in range(box.regions) if in_use(b, r)},
        "seats": [seat_facts(b, s, seat) for s in range(box.players)],
        "tracks": [turn_track(b), god_track(b), creature_track(b), discard_pile(b)],
        "hand": [Holding("gold", "gold", b.gold[seat])] if seat >= 0 else [],
        "supply": supply(b),
        "standings": standings(b, seat),
        "more": more(b),
    }


def in_use(b: Board, region: Region) -> bool:
    """Islands always, sea spaces with fleets, the Kraken or a trade arrow."""
    return (
        region < b.box.islands
        or b.holder[region] >= 0
        or b.kraken == region
        or region in b.box.trade_seas
        or b.battle.region == region
    )


def area(b: Board, region: Region) -> Area:
    box, owner = b.box, b.holder[region]
    pieces: list[Piece] = []
    marks: list[Mark] = []
    on_land = region < box.islands
    unit = "army" if on_land else "fleet"
    if b.units[region]:
        pieces.append(Piece(unit, owner, b.units[region]))
    if b.battle.region == region and b.battle.units:
        pieces.append(Piece(unit, b.battle.attacker, b.battle.units))
        marks.append(Mark("battle", 1))
    if on_land:
        for building in range(BUILDING_TYPES):
            count = sum([1 for s in box.slots_of[region] if b.tiles[s] == building])
            if count:
                pieces.append(Piece(box.slug("building", building), owner, count))
        if b.metropolis[region]:
            pieces.append(Piece("metropolis", owner, 1))
        for n in range(ISLAND_FIGURES):
            if b.figures[n] == region:
                figure = box.slug("creature", MINOTAUR + n)
                pieces.append(Piece(figure, b.figures[ISLAND_FIGURES + n], 1))
        wealth = box.prosperity[region] + b.prosperity[region]
        if wealth:
            marks.append(Mark("prosperity", wealth))
        marks.append(Mark("free_slots", len(b.free_slots(region))))
    else:
        if b.kraken == region:
            pieces.append(Piece("kraken", -1, 1))
        if region in box.trade_seas:
            marks.append(Mark("trade", 1))
    slots = slots_filled(b, region) if on_land else {}
    return {"owner": owner, "pieces": pieces, "marks": marks, "slots": slots}


def slots_filled(b: Board, island: Island) -> dict[str, str]:
    """What stands in which slot of an island."""  # cy:1.8
    slug = b.box.slug
    filled = [s for s in b.box.slots_of[island] if b.tiles[s] >= 0]
    return {slug("slot", s): slug("building", b.tiles[s]) for s in filled}


def seat_facts(b: Board, seat: int, viewer: int) -> dict[str, object]:
    """The public facts of a seat; its gold only for those who may see it."""  # cy:19.2 cy:19.3
    return {
        "name": CITIES[seat],
        "alive": seat in b.alive,
        "gold": b.gold[seat] if sees_gold(b, viewer, seat) else None,
        "income": income(b, seat),
        "islands": b.island_count(seat),
        "metropolises": b.metropolises_of(seat),
        "priests": b.priests[seat],
        "philosophers": b.philosophers[seat],
        "fleets_left": b.fleets_left[seat],
        "armies_left": b.armies_left[seat],
        "temples": len(b.unused_temples(seat)),
    }


def turn_track(b: Board) -> Track:
    owners = b.box.owners
    places = [*b.order, *reversed(b.turns_over)]
    return {
        "name": "turn_order",
        "spaces": [
            {"label": n, "items": [TrackItem("marker", 1, owners[m])]}
            for n, m in enumerate(places, 1)
        ],
    }


def god_track(b: Board) -> Track:
    """The row of gods with the offerings that stand on them, Apollo last."""  # cy:5.1 cy:7.3
    owners = b.box.owners
    spaces: list[TrackSpace] = []
    for n, god in enumerate(b.gods, 1):
        items = [TrackItem("god", b.box.slug("god", god), -1)]
        if b.standing[god] >= 0:
            items.append(TrackItem("offering", b.offers[god], owners[b.standing[god]]))
        spaces.append({"label": n, "items": items})
    items = [TrackItem("god", "apollo", -1)]
    items += [TrackItem("offering", 0, owners[m]) for m in b.apollo if m >= 0]
    spaces.append({"label": len(b.gods) + 1, "items": items})
    return {"name": "gods", "spaces": spaces}


def creature_track(b: Board) -> Track:
    spaces: list[TrackSpace] = []
    for price, card in zip(b.box.track, b.track, strict=True):
        items = [TrackItem("creature", b.box.slug("creature", card), -1)] if card >= 0 else []
        spaces.append({"label": price, "items": items})
    return {"name": "creatures", "spaces": spaces}


def discard_pile(b: Board) -> Track:
    items = [TrackItem("creature", b.box.slug("creature", c), -1) for c in sorted(b.discards)]
    return {"name": "discards", "spaces": [{"label": len(items), "items": items}]}


def supply(b: Board) -> dict[str, int]:
    found = {b.box.slug("building", t): b.tiles_left(t) for t in range(BUILDING_TYPES)}
    found["metropolis"] = b.metropolises_left()
    found["priest"] = b.priests_left()
    found["philosopher"] = b.philosophers_left()
    found["prosperity"] = b.prosperity_left()
    found["creature"] = len(b.deck)
    return found


def more(b: Board) -> dict[str, object]:
    """Slots one by one, whose turn it is and what is under way: all of it open."""  # cy:19.2
    box = b.box
    return {
        "to_win": box.to_win,
        "god": box.slug("god", b.god) if b.god >= 0 else None,
        "acting": b.seat if b.seat >= 0 else None,
        "recruited": b.recruited,
        "temples_used": b.temples_used,
        "steps_left": b.steps_left,
        "at": box.slug("region", b.fleets_at) if b.fleets_at >= 0 else None,
        "picked": picked(b),
        "battle": list(b.battle) if b.battle.next != PEACE else [],
        "power": box.slug("creature", b.power()) if b.power() >= 0 else None,
        "banned": box.slug("god", b.banned) if b.banned >= 0 else None,
        "figures": list(b.figures),
    }


def picked(b: Board) -> str | None:
    """The target a power has found while its next decision is open: a sea space, or a tile."""
    if b.picked_target < 0:
        return None
    return b.box.slug("slot" if b.power() == CYCLOPS else "region", b.picked_target)
