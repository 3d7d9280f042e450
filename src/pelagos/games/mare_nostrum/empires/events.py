"""What can happen, as facts; the words are in the word files."""

from pelagos.engine.events import EventKind

# Set-up.
EMPIRE = EventKind("empire", "empire:empire", clause="mne:S.1")
TILE_TURNED = EventKind("tile_turned", "tile:tile", clause="mne:S.6")
NEW_ROUND = EventKind("new_round", "round:number", clause="mne:O.4")

# 1. Collecting.
TEMPLE_CHOICE = EventKind("temple_choice", "city:icon", "yield:yield", clause="mne:1.1.d")
COLLECTED = EventKind("collected", "number:number", clause="mne:1.1.b")
COLLECTED_WHAT = EventKind("collected_what", "resources:resource*", clause="mne:1.1.h")
LEGENDARY_DRAWN = EventKind("legendary_drawn", clause="mne:1.2.a")
LEGENDARY_SEEN = EventKind("legendary_seen", "resource:resource", clause="mne:1.2.a")
RESHUFFLED = EventKind("reshuffled", clause="mne:1.2.c")
COLOSSUS_GOOD = EventKind("colossus_good", "resource:resource", clause="mne:11.colossus")

# 2. Trade.
NUMBER_CALLED = EventKind("number_called", "number:call", clause="mne:2.1.b")
OWN_NUMBER = EventKind("own_number", "number:call", clause="mne:10.antigone")
OFFER_SEALED = EventKind("offer_sealed", clause="mne:2.1.d")
OFFER_SHOWN = EventKind("offer_shown", "resources:resource*", clause="mne:2.1.d", reveals=True)
TAKEN = EventKind("taken", "victim:seat", "resource:resource", clause="mne:2.2.a")
TRADE_OVER = EventKind("trade_over", clause="mne:2.2.e")
MADE_EVEN = EventKind("made_even", "receiver:seat", clause="mne:2.2.1.a")
MADE_EVEN_WITH = EventKind(
    "made_even_with", "receiver:seat", "resource:resource", clause="mne:2.2.1.a", reveals=True
)

# 3. Build.
MAY_BUILD = EventKind("may_build", "player:seat", clause="mne:3.a")
PERSEUS_FIRST = EventKind("perseus_first", clause="mne:10.perseus")
PAID = EventKind("paid", "resources:resource*", clause="mne:3.d", reveals=True)
CLAIMED = EventKind("claimed", "province:province", clause="mne:3.1.1.a")
UNIT_RAISED = EventKind("unit_raised", "unit:unit", "province:province", clause="mne:3.1.2.a")
TRIREME_BUILT = EventKind("trireme_built", "sea:sea", clause="mne:3.1.2.b")
MUSTERED = EventKind("mustered", "number:number", clause="mne:10.penthesilea")
BUILT = EventKind("built", "icon:icon", clause="mne:3.1.2.d")
RECRUITED = EventKind("recruited", "tile:tile", clause="mne:3.1.3.b")
COPIED = EventKind("copied", "tile:tile", clause="mne:10.castor_pollux")
KEPT = EventKind("kept", "resources:resource*", clause="mne:3.f", reveals=True)

# 4. War.
PEACE = EventKind("peace", "opponent:seat", clause="mne:11.statue_of_zeus")
MAY_MOVE = EventKind("may_move", "player:seat", clause="mne:4.a")
CONVERTED = EventKind("converted", "province:province", clause="mne:4.3.3.b")
FREED = EventKind("freed", "province:province", clause="mne:4.3.3.c")
SAILED = EventKind("sailed", "origin:sea", "target:sea", clause="mne:4.1.1.a")
MARCHED = EventKind("marched", "origin:province", "target:province", clause="mne:4.1.2.a")
LAND_BATTLE = EventKind("land_battle", "province:province", "opponent:seat", clause="mne:4.1.2.d")
SEA_BATTLE = EventKind("sea_battle", "sea:sea", "opponent:seat", clause="mne:4.1.1.b")
ROLLED = EventKind("rolled", "dice:number*", "total:number", "hits:number", clause="mne:4.2.b")
LOST = EventKind("lost", "number:number", clause="mne:4.2.c")
PILLAGED = EventKind("pillaged", "icon:icon", clause="mne:4.3.1.a")
SPOILS = EventKind("spoils", "resource:resource", "number:number", clause="mne:4.3.1.a")
OCCUPIED = EventKind("occupied", "icons:icon*", clause="mne:4.3.2.a")
SEIZED = EventKind("seized", "province:province", clause="mne:4.3.3.a")
PLACED = EventKind("placed", "icon:icon", clause="mne:10.circe")

# 5. Leadership, and the end.
LEADER = EventKind("leader", "track:track", clause="mne:5.b")
WON = EventKind("won", clause="mne:6.6")
