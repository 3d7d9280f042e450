"""The small numbers that stand for cards, verbs and epochs. Their order is that of the data."""

from typing import Final, TypeAlias

Area: TypeAlias = int
"""Land areas first, then seas from LAND on."""
Berth: TypeAlias = int
"""An area, or the second coast of the one that has two."""
Ship: TypeAlias = int
Nation: TypeAlias = int
CivCard: TypeAlias = int
TradeCard: TypeAlias = int
"""A kind of trade card: commodities, then calamities from COMMODITIES on."""
Calamity: TypeAlias = int
"""Counted from the first calamity."""
Stack: TypeAlias = int

LAND: Final = 123
"""Land areas are 0 to 122; open seas follow."""
AREAS: Final = 132

CITIES: Final = 9
SHIPS: Final = 4
CITY_POINTS: Final = 5
HOLD: Final = 5
"""Tokens a ship carries at most."""

# -- trade cards: eleven commodities, then eight calamities in the order of their numbers 2 to 9 --
HIDES: Final = 0
OCHRE: Final = 1
IRON: Final = 2
PAPYRUS: Final = 3
SALT: Final = 4
GRAIN: Final = 5
CLOTH: Final = 6
BRONZE: Final = 7
SPICE: Final = 8
GEMS: Final = 9
GOLD: Final = 10
COMMODITIES: Final = 11
KINDS: Final = 19

VOLCANO: Final = 0
FAMINE: Final = 1
CIVIL_WAR: Final = 2
FLOOD: Final = 3
EPIDEMIC: Final = 4
CIVIL_DISORDER: Final = 5
ICONOCLASM: Final = 6
PIRACY: Final = 7
CALAMITIES: Final = 8
FIRST_BROWN: Final = 4
"""Calamities before this one have red backs, the others brown ones."""

STACKS: Final = 9
GOLD_STACK: Final = 8
BATCH: Final = -1
"""Between two batches of a stack: cards of one batch lie in an unknown order."""

# -- civilization cards ---------------------------------------------------------------------------
MYSTICISM: Final = 0
CLOTH_MAKING: Final = 1
POTTERY: Final = 2
DRAMA_POETRY: Final = 3
MUSIC: Final = 4
ARCHITECTURE: Final = 5
ASTRONOMY: Final = 6
METALWORKING: Final = 7
AGRICULTURE: Final = 8
COINAGE: Final = 9
LITERACY: Final = 10
ENGINEERING: Final = 11
MEDICINE: Final = 12
LAW: Final = 13
DEMOCRACY: Final = 14
PHILOSOPHY: Final = 15
CARDS: Final = 16
MOST_CARDS: Final = 11

# -- epochs ---------------------------------------------------------------------------------------
NEOLITHIC: Final = 0
EARLY_BRONZE: Final = 1
LATE_BRONZE: Final = 2
EARLY_IRON: Final = 3
LATE_IRON: Final = 4
FINISH: Final = 16

# -- verbs ----------------------------------------------------------------------------------------
VERBS: Final = [
    "done",
    "march",
    "ferry",
    "embark",
    "sail",
    "land",
    "maintain",
    "maintain_by_levy",
    "give_up",
    "build",
    "build_half_levy",
    "build_levy",
    "tokens",
    "city",
    "none",
    "post",
    "counter",
    "accept",
    "withdraw",
    "pass",
    "ready",
    "acquire",
    "insist",
    "seal",
]
DONE: Final = 0
MARCH: Final = 1
FERRY: Final = 2
EMBARK: Final = 3
SAIL: Final = 4
DISEMBARK: Final = 5
MAINTAIN: Final = 6
MAINTAIN_BY_LEVY: Final = 7
GIVE_UP: Final = 8
BUILD: Final = 9
BUILD_HALF_LEVY: Final = 10
BUILD_LEVY: Final = 11
TOKENS: Final = 12
CITY: Final = 13
NONE: Final = 14
POST: Final = 15
COUNTER: Final = 16
ACCEPT: Final = 17
WITHDRAW: Final = 18
PASS: Final = 19
READY: Final = 20
ACQUIRE: Final = 21
INSIST: Final = 22
SEAL: Final = 23

OFFERS: Final = 96
"""How many numbers offers have; then they start again."""
