"""All ids. Data files name the same things in the same order."""

from typing import Final, TypeAlias

Province: TypeAlias = int
Sea: TypeAlias = int
Icon: TypeAlias = int
"""Where a Building may stand."""
Tile: TypeAlias = int
"""A Hero or Wonder."""
Resource: TypeAlias = int
Track: TypeAlias = int
Post: TypeAlias = int
"""Where a Legion stands in a province: free, in the Fortress, on the marker, on an icon."""
Mask: TypeAlias = int
"""A set of ids, a bit for each."""

NONE: Final = -1

# Resources: thirteen goods, the coin, then the legendary tile of each good.
GOODS: Final = 13
COIN: Final = 13
LEGENDARY: Final = 14
RESOURCES: Final = 27
ALL_LEGENDARY: Final = (1 << GOODS) - 1  # mne:C.4
"""The legendary goods, one of each good, as a mask."""

MARBLE: Final = 5
WOOD: Final = 6
GLADIATORS: Final = 12

# Tracks and titles.
TRADE: Final = 0
CULTURE: Final = 1
MILITARY: Final = 2

# Kinds of icon.
CARAVAN: Final = 0
MARKET: Final = 1
CITY: Final = 2
CAPITAL: Final = 3
LEGENDARY_CITY: Final = 4
TEMPLE: Final = 5

# Pieces of a colour.
LEGION: Final = 0
TRIREME: Final = 1
FORTRESS: Final = 2
MARKER: Final = 3
PIECES: Final = 4

# Heroes and Wonders.
CAESAR: Final = 0
PERICLES: Final = 1
HAMMURABI: Final = 2
CLEOPATRA: Final = 3
HANNIBAL: Final = 4
CASTOR_POLLUX: Final = 5
NEBUCHADNEZZAR: Final = 6
CIRCE: Final = 7
PENTHESILEA: Final = 8
GILGAMESH: Final = 9
PERSEUS: Final = 10
HAMILCAR: Final = 11
QUEEN_OF_SHEBA: Final = 12
HERCULES: Final = 13
RAMSES_II: Final = 14
ANTIGONE: Final = 15
SPARTACUS: Final = 16
COLOSSUS: Final = 17
HANGING_GARDENS: Final = 18
LIGHTHOUSE: Final = 19
STATUE_OF_ZEUS: Final = 20
TEMPLE_OF_ARTEMIS: Final = 21
PYRAMIDS: Final = 22
FIRST_FURTHER_HERO: Final = 5
FIRST_WONDER: Final = 17
TILES: Final = 23
TILES_SHOWN: Final = 5
TILES_TO_WIN: Final = 5
PRIZES_TO_WIN: Final = 4

# Verbs.
DONE: Final = 0
CLAIM: Final = 1
RAISE_LEGION: Final = 2
RAISE_FORTRESS: Final = 3
RAISE_TRIREME: Final = 4
BUILD: Final = 5
RECRUIT: Final = 6
BUILD_PYRAMIDS: Final = 7
CLAIM_FREE: Final = 8
CHEAP_LEGION: Final = 9
CHEAP_FORTRESS: Final = 10
CHEAP_TRIREME: Final = 11
MUSTER: Final = 12
TAKE: Final = 13
DECLINE: Final = 14
CONVERT: Final = 15
SAIL: Final = 16
FIGHT: Final = 17
MARCH: Final = 18
PILLAGE: Final = 19
OCCUPY: Final = 20
SEIZE: Final = 21
SEIZE_AT_ONCE: Final = 22
LEAVE: Final = 23
PLACE: Final = 24
DECLARE: Final = 25

VERBS: Final = [
    "done", "claim", "legion", "fortress", "trireme", "build", "recruit", "pyramids",
    "claim_free", "cheap_legion", "cheap_fortress", "cheap_trireme", "muster", "take", "decline",
    "convert", "sail", "fight", "march", "pillage", "occupy", "seize", "seize_at_once", "leave",
    "place", "declare",
]  # fmt: skip

NO: Final = 0
YES: Final = 1
ANSWERS: Final = ["no", "yes"]

YIELD_COIN: Final = 0
YIELD_LEGENDARY: Final = 1
YIELDS: Final = ["coin", "legendary_good"]

# Ways to make up a set (mne:X.e), and the one-resource prices.
COINS_ONLY: Final = 0
GOODS_ONLY: Final = 1
GOODS_AND_COIN: Final = 2
COINS_AND_GOOD: Final = 3
GOODS_ONE_TWICE: Final = 4
ONE_RESOURCE: Final = 5
WAYS: Final = [
    "coins", "goods", "goods_and_coin", "coins_and_good", "goods_one_twice", "one_resource",
]  # fmt: skip

# Where a Legion can stand inside a province; the icons follow.
FREE: Final = 0
WALLS: Final = 1
ON_MARKER: Final = 2
FIRST_ICON: Final = 3

# How a game ends.
UNDECIDED: Final = 0
PRESTIGE: Final = 1
GLORY: Final = 2
CONQUEST: Final = 3
LEADERSHIP: Final = 4
ROUNDS_OVER: Final = 5
ENDINGS: Final = ["undecided", "prestige", "glory", "conquest", "leadership", "round_limit"]
