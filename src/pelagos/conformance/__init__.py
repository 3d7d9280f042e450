"""The laws every title must pass. Run them on a title of your own:

    from pelagos.conformance import check
    check(MyRules(), games=20)

raises `Broken` naming the law, the game's seed and the line at which it broke.
"""

from pelagos.conformance.laws import check, check_errors_are_ours, check_fields, check_game
from pelagos.conformance.twins import check_twins
from pelagos.conformance.watched import Broken

__all__ = [
    "Broken",
    "check",
    "check_errors_are_ours",
    "check_fields",
    "check_game",
    "check_twins",
]
