"""Everything that can be reported in a game of Cyclades."""

from typing import Final

from pelagos.engine.events import EventKind

# cy:19.2 cy:19.3: all of it is open, except the sum the Griffon takes

STARTED: Final = EventKind("started", "islands:region*", "seas:region*", clause="cy:2.3")
ORDER_SET: Final = EventKind("order_set", "order:seat*", clause="cy:2.8")
NEXT_ORDER: Final = EventKind("next_order", "order:seat*", clause="cy:8.5")
ROUND_BEGAN: Final = EventKind("round_began", "round:number", clause="cy:3.1")

CARD_DISCARDED: Final = EventKind("card_discarded", "creature:creature", clause="cy:4.2")
CARD_REVEALED: Final = EventKind(
    "card_revealed", "creature:creature", "price:number", clause="cy:4.2"
)
DECK_RENEWED: Final = EventKind("deck_renewed", clause="cy:4.6")
KRAKEN_LEFT: Final = EventKind("kraken_left", "region:region", clause="cy:18.16")

GODS_SET: Final = EventKind("gods_set", "gods:god*", clause="cy:5.1")
INCOME: Final = EventKind("income", "gold:number", clause="cy:6.1")

OFFERED: Final = EventKind("offered", "god:god", "gold:number", clause="cy:7.1")
OUTBID: Final = EventKind("outbid", "god:god", "by:seat", clause="cy:7.5")
CHOSE_APOLLO: Final = EventKind("chose_apollo", "field:number", clause="cy:7.8")
PAID: Final = EventKind("paid", "god:god", "gold:number", clause="cy:7.10")

TURN_BEGAN: Final = EventKind("turn_began", "god:god", clause="cy:8.1")
TURN_ENDED: Final = EventKind("turn_ended", "god:god", clause="cy:8.5")

SUMMONED: Final = EventKind("summoned", "creature:creature", "gold:number", clause="cy:9.1")
NO_EFFECT: Final = EventKind("no_effect", "creature:creature", clause="cy:9.6")
EXCHANGED: Final = EventKind("exchanged", "creature:creature", "gold:number", clause="cy:12.18")

FLEET_RECRUITED: Final = EventKind(
    "fleet_recruited", "region:region", "gold:number", clause="cy:10.1"
)
ARMY_RECRUITED: Final = EventKind(
    "army_recruited", "region:region", "gold:number", clause="cy:10.3"
)
PRIEST_RECRUITED: Final = EventKind("priest_recruited", "gold:number", clause="cy:10.5")
PHILOSOPHER_RECRUITED: Final = EventKind("philosopher_recruited", "gold:number", clause="cy:10.7")
BUILT: Final = EventKind(
    "built", "building:building", "region:region", "gold:number", clause="cy:11.1"
)

SAILED: Final = EventKind("sailed", "count:number", "region:region", "to:region", clause="cy:12.1")
MARCHED: Final = EventKind(
    "marched", "count:number", "region:region", "to:region", clause="cy:12.7"
)
ISLAND_TAKEN: Final = EventKind("island_taken", "region:region", clause="cy:12.10")
ISLAND_LOST: Final = EventKind("island_lost", "region:region", "to:seat", clause="cy:12.12")

BATTLE: Final = EventKind("battle", "region:region", "defender:seat", clause="cy:13.1")
ASSAULT: Final = EventKind(
    "assault", "region:region", "defender:seat", "attack:roll", "defence:roll",
    clause="cy:13.2",
)  # fmt: skip
UNIT_LOST: Final = EventKind("unit_lost", "region:region", clause="cy:13.3")
RETREATED: Final = EventKind(
    "retreated", "count:number", "region:region", "to:region", clause="cy:13.4"
)
BATTLE_WON: Final = EventKind("battle_won", "region:region", clause="cy:13.9")
ALL_LOST: Final = EventKind("all_lost", "region:region", clause="cy:13.10")

APOLLO_GIFT: Final = EventKind("apollo_gift", "gold:number", clause="cy:14.2")
PROSPERITY_PLACED: Final = EventKind("prosperity_placed", "region:region", clause="cy:14.3")

SET_COMPLETED: Final = EventKind("set_completed", clause="cy:16.2")
SCHOOL_COMPLETED: Final = EventKind("school_completed", clause="cy:16.3")
TILE_REMOVED: Final = EventKind(
    "tile_removed", "building:building", "region:region", clause="cy:16.4"
)
METROPOLIS_FOUNDED: Final = EventKind("metropolis_founded", "region:region", clause="cy:16.5")
METROPOLIS_IN_VAIN: Final = EventKind("metropolis_in_vain", clause="cy:16.7")
ELIMINATED: Final = EventKind("eliminated", "by:seat", clause="cy:15.7")

FIGURE_PLACED: Final = EventKind(
    "figure_placed", "creature:creature", "region:region", clause="cy:18.17"
)
FIGURE_LEFT: Final = EventKind(
    "figure_left", "creature:creature", "region:region", clause="cy:18.20"
)
FIGURES_CLASHED: Final = EventKind(
    "figures_clashed", "creature:creature", "other:creature", "region:region", clause="cy:18.18"
)
COPIED: Final = EventKind("copied", "creature:creature", clause="cy:18.4")
FLEETS_DESTROYED: Final = EventKind(
    "fleets_destroyed", "count:number", "region:region", clause="cy:18.13"
)
FLEET_REPLACED: Final = EventKind(
    "fleet_replaced", "region:region", "victim:seat", clause="cy:18.1"
)
TILE_DESTROYED: Final = EventKind(
    "tile_destroyed", "building:building", "region:region", clause="cy:18.3"
)
TILE_REPLACED: Final = EventKind(
    "tile_replaced", "building:building", "new:building", "region:region", clause="cy:18.5"
)
UNITS_SOLD: Final = EventKind("units_sold", "count:number", "region:region", clause="cy:18.6")
PRIESTS_SOLD: Final = EventKind("priests_sold", "count:number", clause="cy:18.6")
PHILOSOPHERS_SOLD: Final = EventKind("philosophers_sold", "count:number", clause="cy:18.6")
ARMY_SNATCHED: Final = EventKind("army_snatched", "region:region", "victim:seat", clause="cy:18.8")
ROBBED: Final = EventKind("robbed", "victim:seat", clause="cy:18.9")
ROBBED_OF: Final = EventKind(
    "robbed_of", "victim:seat", "gold:number", clause="cy:19.4", reveals=True
)
PHILOSOPHER_LURED: Final = EventKind("philosopher_lured", "victim:seat", clause="cy:18.11")
PRIEST_LURED: Final = EventKind("priest_lured", "victim:seat", clause="cy:18.12")
KRAKEN_ROSE: Final = EventKind("kraken_rose", "region:region", clause="cy:18.13")
PUSHED: Final = EventKind("pushed", "count:number", "region:region", "to:region", clause="cy:18.24")

GAME_OVER: Final = EventKind(
    "game_over", "winners:seat*", "gold:number*", clause="cy:15.2", reveals=True
)
