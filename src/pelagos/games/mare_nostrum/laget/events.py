"""The clauses of the revised edition for what both editions tell."""

from typing import Final

from pelagos.engine.events import EventKind

BY_CLAUSE: Final = {
    "mn:6.1.2": "lc:9.2",
    "mn:7.1.1": "lc:11.2",
    "mn:3.2.1": "lc:4.3",
    "mn:4.2.4": "lc:4.5",
}
"""Where one kind of event belongs to several clauses."""

CLAUSES: Final = {
    "battle_rolled": "lc:12.7",
    "units_lost": "lc:12.9",
    "pillaged": "lc:13.12",
    "occupied": "lc:13.15",
    "marker_claimed": "lc:13.20",
    "spoils_taken": "lc:17.4",
    "paid": "lc:9.7",
    "exchanged": "lc:18.2",
    "cards_kept": "lc:9.8",
    "number_called": "lc:8.1",
    "offer_laid": "lc:8.4",
    "offer_shown": "lc:8.6",
    "card_taken": "lc:8.8",
    "offer_returned": "lc:8.14",
    "compensated": "lc:8.16",
    "compensation": "lc:8.16",
    "take_redirected": "lc:8.20",
    "marker_placed": "lc:10.4",
    "province_converted": "lc:13.21",
    "built": "lc:10.1",
    "unit_raised": "lc:10.1",
    "card_bought": "lc:10.22",
    "won": "lc:14.3",
    "civilization_taken": "lc:3.5",
    "set_up": "lc:4.1",
    "triremes_sailed": "lc:11.6",
    "legions_marched": "lc:11.11",
    "legion_turned": "lc:17.3",
    "income": "lc:7.2",
    "extra_good": "lc:7.12",
    "role_passed": "lc:6.7",
}


def revised_kind(kind: EventKind) -> EventKind:
    """The same kind of event, with the clause of this edition."""
    clause = CLAUSES.get(kind.name) or BY_CLAUSE.get(kind.clause, kind.clause)
    return EventKind(kind.name, *kind.fields, clause=clause, reveals=kind.reveals)
