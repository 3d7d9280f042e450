"""What a saved position of a game of four cards holds, by its present and its former names."""

from typing import Final

FIELDS: Final = (
    "round", "winner", "civ", "role", "owner", "marker", "land", "claim", "fortresses",
    "legions", "armed", "triremes", "sailed", "sites", "supply", "stock", "bank", "hands",
    "points", "picking", "artemis_served", "called", "traders", "offers", "offered", "taker",
    "last_taker", "barred_source", "wanted", "wanted_from", "redirected_to", "redirected",
    "turn_order", "named", "fresh", "item", "target", "free_marker_used", "exchanged", "kept",
    "turn_stage", "moved", "spent", "fought", "forts_spent", "provinces_done", "crossed",
    "entered", "entered_spent", "leaving", "leavers", "new_holders", "laying", "laid_by_new",
    "field", "attacker", "foe", "assigned", "assigned_new", "idle", "assigned_forts", "owed",
    "casualties", "helen_used", "spoils_due",
)  # fmt: skip

FORMER: Final = {
    "turn_order": "line",
    "turn_stage": "stage",
    "provinces_done": "settled",
    "spoils_due": "spoils",
    "barred_source": "barred",
    "redirected_to": "forced",
}
