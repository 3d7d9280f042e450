"""What may be set at a table of Civilization."""

from typing import Final

from pelagos.engine.errors import BadData
from pelagos.engine.options import Option, settle_options

FULL: Final = "full"
SHORT: Final = "short"
NOMADS: Final = "nomads_and_seafarers"
FARMERS: Final = "farmers_and_citizens"
TURNS: Final = "turns"
LIVE: Final = "live"
PRINTED: Final = "printed"
RECOMMENDED: Final = "recommended"

OPTIONS: Final = [
    # civ:32.1 the other games are for every number of players; Nomads for four at most
    Option("variant", FULL, (FULL, SHORT, NOMADS, FARMERS)),
    Option("short_line", 1, (1, 2, 3), clause="civ:30.2"),
    Option("farmers_shorten", 0, (0, 1, 2), clause="civ:32.5.2"),
    # civ:24.1 both are off unless the table switches them on, one by one or together
    Option("preset", PRINTED, (PRINTED, RECOMMENDED), clause="civ:24.1"),
    Option("calamity_floor_16", False, (False, True), clause="civ:24.2"),
    Option("africa_early_iron_shift", False, (False, True), clause="civ:24.3"),
    Option("simultaneous_phases", False, (False, True), clause="civ:S.15"),
    Option("trade_form", TURNS, (TURNS, LIVE), clause="civ:T.11"),
    Option("trade_seconds", 300, low=30, high=3600, clause="civ:16.5"),
    Option("trade_rounds", 12, low=1, high=50, clause="civ:T.11"),
    # The book knows no end of time; a table that nobody can win must still close.
    Option("round_limit", 60, low=1, high=500),
]


def settle(players: int, given: dict[str, object]) -> dict[str, object]:
    """Every option with its value; refuses what does not go together."""
    if "variant" not in given and given.get("short_line"):  # civ:30.2 a line is for a short game
        given = {**given, "variant": SHORT}
    options = settle_options("civilization", OPTIONS, given)
    if options["preset"] == RECOMMENDED:  # civ:24.1
        options["calamity_floor_16"] = True
        options["africa_early_iron_shift"] = players in (6, 7)
    if options["variant"] == NOMADS and players > 4:  # civ:31.1
        raise BadData(f"Nomads and Seafarers is for 2 to 4 players, not {players}")
    if options["africa_early_iron_shift"] and players not in (6, 7):  # civ:24.3
        raise BadData("option africa_early_iron_shift is for 6 or 7 players")
    return options
