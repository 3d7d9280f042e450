"""Short forms of orders in movement, as people write them.

    3 etruria > roma               march etruria > roma 3
    ship1 > rhodes with 2          ferry ship1 > rhodes 2
    ship knossos > rhodes with 2   the same for a ship that lies at Knossos
    sail ship1 > thera > rhodes    sail ship1 > thera; sail ship1 > rhodes

The record holds the long forms.
"""

from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import SHIPS


def legs(part: str) -> list[str]:
    """A route of a ship as its single steps."""  # civ:10.6 civ:10.8
    words = [w for w in part.split() if w != ">"]
    if len(words) < 4 or words[0].lower() != "sail":
        return [part]
    _, ship, *areas = words
    return [f"sail {ship} {area}" for area in areas]


def spelled_out(b: Board, seat: int, text: str) -> str:
    """The long form of an order; anything else stays as it is."""
    words = [w.lower() for w in text.split() if w not in (">", "with")]
    if len(words) == 3 and words[0].isdecimal():
        count, origin, goal = words
        return f"march {origin} {goal} {count}"
    if words and words[0] == "ship":
        _, *where = words
        words = [*_ships_at(b, seat, where[0]), *where[1:]] if where else []
    if len(words) in (2, 3) and words[0] in b.box.ids["ship"]:
        ship, goal, *load = words
        return f"ferry {ship} {goal} {load[0] if load else 0}"
    return text


def _ships_at(b: Board, seat: int, slug: str) -> list[str]:
    """The name of a ship of the seat that lies there and can still sail, if there is one."""
    area = b.box.ids["area"].get(slug, -1)
    area_of = b.box.waters.area_of
    for i in range(SHIPS):
        berth = b.ships[seat * SHIPS + i]
        if berth >= 0 and area_of[berth] == area and b.range_left[i] and not b.aboard[i]:
            return [b.box.slug("ship", i)]
    return []
