"""All ids, and the slugs that stand for them."""

from typing import Final, TypeAlias

Side: TypeAlias = int
"""A civilization at the table: a seat or, after the seats, a neutral one."""
Area: TypeAlias = int
"""A province or a sea; the provinces come first."""
Province: TypeAlias = int
Site: TypeAlias = int
"""An icon where a city or caravan may stand, or the place of a temple or market."""
Item: TypeAlias = int
"""Something to buy; units and buildings are items."""
CardId: TypeAlias = int
"""A hero or wonder."""
Resource: TypeAlias = int
Role: TypeAlias = int
Post: TypeAlias = int
"""Where a legion stands in a province: free, in the fortress, on the marker, on a building."""
Mask: TypeAlias = int
"""A set of ids, a bit for each."""

CIVILIZATIONS: Final = ["rome", "carthage", "greece", "egypt", "babylon"]  # mn:1.1 lc:1.1
SIDES: Final = 5
"""Every civilization is a side: seats first, then the neutral ones."""

NONE: Final = -1
"""No owner, no side, nothing there."""

# -- resource cards ---------------------------------------------------------------------------

TAX: Final = 0
GOODS: Final = range(1, 13)
RESOURCES: Final = [
    "tax", "perfume", "papyrus", "gold", "gems", "oil", "wine", "livestock", "fruit", "metal",
    "grain", "fish", "slaves",
]  # fmt: skip
KINDS: Final = 13

# -- heroes and wonders -----------------------------------------------------------------------
# Of the civilizations five, general heroes six, wonders seven. mn:2.3 mn:2.4 mn:2.5 lc:2.7

CAESAR: Final = 0
HANNIBAL: Final = 1
PERICLES: Final = 2
CLEOPATRA: Final = 3
HAMMURABI: Final = 4
AGAMEMNON: Final = 5
ARCHIMEDES: Final = 6
SOLOMON: Final = 7
HELEN: Final = 8
NEBUCHADNEZZAR: Final = 9
ULYSSES: Final = 10
COLOSSUS: Final = 11
HANGING_GARDENS: Final = 12
TEMPLE_OF_ARTEMIS: Final = 13
STATUE_OF_ZEUS: Final = 14
LIGHTHOUSE: Final = 15
MAUSOLEUM: Final = 16
PYRAMIDS: Final = 17
CARDS: Final = [
    "julius_caesar", "hannibal", "pericles", "cleopatra", "hammurabi",
    "agamemnon", "archimedes", "solomon", "helen", "nebuchadnezzar", "ulysses",
    "colossus", "hanging_gardens", "temple_of_artemis", "statue_of_zeus", "lighthouse",
    "mausoleum", "pyramids",
]  # fmt: skip
CIVILIZATION_HEROES: Final = range(5)
"""A civilization and its hero have the same id."""

WONDERS: Final = range(11, 18)
UNSOLD: Final = -1
OUT_OF_THE_GAME: Final = -2

# -- roles ------------------------------------------------------------------------------------
# mn:2.2

# The leaders of trade, of construction and of war; Navigator, Lawgiver and Warlord in the revised
# edition.
DIRECTOR: Final = 0
POLITICAL_LEADER: Final = 1
MILITARY_LEADER: Final = 2
ROLES: Final = ["director_of_commerce", "political_leader", "military_leader"]

# -- things to buy; the first five lie in the province, the next three are units -----------------

INFLUENCE: Final = 0
CITY: Final = 1
CARAVAN: Final = 2
TEMPLE: Final = 3
MARKET: Final = 4
LEGION: Final = 5
FORTRESS: Final = 6
TRIREME: Final = 7
CARD: Final = 8
ITEMS: Final = [
    "influence", "city", "caravan", "temple", "market", "legion", "fortress", "trireme", "card",
]  # fmt: skip

# -- other verbs -------------------------------------------------------------------------------

CONVERT: Final = 9
FREE_INFLUENCE: Final = 10
FREE_CONVERT: Final = 11
FREE_FORTRESS: Final = 12
EXCHANGE: Final = 13
END: Final = 14
SAIL: Final = 15
ATTACK: Final = 16
MARCH: Final = 17
HALT: Final = 18
FIGHT: Final = 19
SETTLE: Final = 20
PILLAGE: Final = 21
OCCUPY: Final = 22
CLAIM: Final = 23
NOTHING_DONE: Final = 24
USE: Final = 25
PASS: Final = 26
COINS: Final = 27
DIFFERENT_GOODS: Final = 28
LAY: Final = 29
ALPS: Final = 30
VERBS: Final = [
    *ITEMS, "convert", "free_influence", "free_convert", "free_fortress", "exchange", "end",
    "sail", "attack", "march", "halt", "fight", "settle", "pillage", "occupy", "claim", "nothing",
    "use", "pass", "coins", "goods", "lay", "alps",
]  # fmt: skip

# -- what stands on a site ---------------------------------------------------------------------

EMPTY: Final = 0
UNOCCUPIED: Final = 1
"""A building, and no legion on it."""
FIRST_OCCUPIER: Final = 2
"""A building on which a legion of side s stands is FIRST_OCCUPIER + s."""

# -- where a unit stands when it must go -------------------------------------------------------

BESIDE: Final = 0
THE_FORTRESS: Final = 1
ON_MARKER: Final = 2
FIRST_POST: Final = 3
"""A legion on the building of site s is post FIRST_POST + s."""

# -- triremes in a battle, by what they have done in this turn ----------------------------------

STAYED: Final = 0
ARRIVED: Final = 1
ARRIVED_SPENT: Final = 2
SUPPORTED: Final = 3
"""Added if the trireme has supported a battle."""

SHIPS: Final = [
    "stayed", "arrived", "arrived_spent",
    "stayed_supported", "arrived_supported", "arrived_spent_supported",
]  # fmt: skip

# -- a player's supply of pieces, index = piece * SIDES + side ------------------------------------

MARKERS: Final = 0
LEGIONS: Final = 1
FORTRESSES: Final = 2
TRIREMES: Final = 3
