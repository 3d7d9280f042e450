"""Everything that can be reported in a game of Empires."""

from typing import Final

from pelagos.engine.events import EventKind

# Set-up.
EMPIRE: Final = EventKind("empire", "empire:empire", clause="mne:S.1")
TILE_TURNED: Final = EventKind("tile_turned", "tile:tile", clause="mne:S.6")
NEW_ROUND: Final = EventKind("new_round", "round:number", clause="mne:O.4")

# 1. Collecting.
TEMPLE_CHOICE: Final = EventKind("temple_choice", "city:icon", "yield:yield", clause="mne:1.1.d")
COLLECTED: Final = EventKind("collected", "number:number", clause="mne:1.1.b")
COLLECTED_WHAT: Final = EventKind("collected_what", "resources:resource*", clause="mne:1.1.h")
LEGENDARY_DRAWN: Final = EventKind("legendary_drawn", clause="mne:1.2.a")
LEGENDARY_SEEN: Final = EventKind("legendary_seen", "resource:resource", clause="mne:1.2.a")
RESHUFFLED: Final = EventKind("reshuffled", clause="mne:1.2.c")
COLOSSUS_GOOD: Final = EventKind("colossus_good", "resource:resource", clause="mne:11.colossus")

# 2. Trade.
NUMBER_CALLED: Final = EventKind("number_called", "number:call", clause="mne:2.1.b")
OWN_NUMBER: Final = EventKind("own_number", "number:call", clause="mne:10.antigone")
OFFER_SEALED: Final = EventKind("offer_sealed", clause="mne:2.1.d")
OFFER_SHOWN: Final = EventKind(
    "offer_shown", "resources:resource*", clause="mne:2.1.d", reveals=True
)
TAKEN: Final = EventKind("taken", "victim:seat", "resource:resource", clause="mne:2.2.a")
TRADE_OVER: Final = EventKind("trade_over", clause="mne:2.2.e")
MADE_EVEN: Final = EventKind("made_even", "receiver:seat", clause="mne:2.2.1.a")
MADE_EVEN_WITH: Final = EventKind(
    "made_even_with", "receiver:seat", "resource:resource", clause="mne:2.2.1.a", reveals=True
)

# 3. Build.
MAY_BUILD: Final = EventKind("may_build", "player:seat", clause="mne:3.a")
PERSEUS_FIRST: Final = EventKind("perseus_first", clause="mne:10.perseus")
PAID: Final = EventKind("paid", "resources:resource*", clause="mne:3.d", reveals=True)
CLAIMED: Final = EventKind("claimed", "province:province", clause="mne:3.1.1.a")
UNIT_RAISED: Final = EventKind(
    "unit_raised", "unit:unit", "province:province", clause="mne:3.1.2.a"
)
TRIREME_BUILT: Final = EventKind("trireme_built", "sea:sea", clause="mne:3.1.2.b")
MUSTERED: Final = EventKind(
    "mustered", "number:number", "province:province", clause="mne:10.penthesilea"
)
BUILT: Final = EventKind("built", "icon:icon", "province:province", clause="mne:3.1.2.d")
RECRUITED: Final = EventKind("recruited", "tile:tile", clause="mne:3.1.3.b")
COPIED: Final = EventKind("copied", "tile:tile", clause="mne:10.castor_pollux")
KEPT: Final = EventKind("kept", "resources:resource*", clause="mne:3.f", reveals=True)

# 4. War.
PEACE: Final = EventKind("peace", "opponent:seat", clause="mne:11.statue_of_zeus")
SENT_HOME: Final = EventKind(
    "sent_home",
    "number:number",
    "origin:province",
    "target:province",
    clause="mne:11.statue_of_zeus",
)
MAY_MOVE: Final = EventKind("may_move", "player:seat", clause="mne:4.a")
CONVERTED: Final = EventKind("converted", "province:province", clause="mne:4.3.3.b")
FREED: Final = EventKind("freed", "province:province", clause="mne:4.3.3.c")
SAILED: Final = EventKind("sailed", "origin:sea", "target:sea", clause="mne:4.1.1.a")
MARCHED: Final = EventKind("marched", "origin:province", "target:province", clause="mne:4.1.2.a")
LAND_BATTLE: Final = EventKind(
    "land_battle", "province:province", "opponent:seat", clause="mne:4.1.2.d"
)
SEA_BATTLE: Final = EventKind("sea_battle", "sea:sea", "opponent:seat", clause="mne:4.1.1.b")
ROLLED: Final = EventKind(
    "rolled", "roll:roll", "hits:number", "cancelled:number", clause="mne:4.2.b"
)
LOST: Final = EventKind("lost", "units:unit*", "province:province", clause="mne:4.2.c")
SUNK: Final = EventKind("sunk", "number:number", "sea:sea", clause="mne:4.2.c")
PILLAGED: Final = EventKind("pillaged", "icon:icon", "province:province", clause="mne:4.3.1.a")
SPOILS: Final = EventKind("spoils", "resource:resource", "number:number", clause="mne:4.3.1.a")
OCCUPIED: Final = EventKind("occupied", "icons:icon*", "province:province", clause="mne:4.3.2.a")
SEIZED: Final = EventKind("seized", "province:province", clause="mne:4.3.3.a")
GIVEN_UP: Final = EventKind("given_up", "province:province", clause="mne:10.queen_of_sheba")
PLACED: Final = EventKind("placed", "icon:icon", "province:province", clause="mne:10.circe")

# 5. Leadership, and the end.
LEADER: Final = EventKind("leader", "track:track", clause="mne:5.b")
WON: Final = EventKind("won", clause="mne:6.6")
