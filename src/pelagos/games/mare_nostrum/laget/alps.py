"""Hannibal's way over the Alps, used by agreement."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.four_cards.ids import HANNIBAL
from pelagos.games.mare_nostrum.laget.board import LagetBoard
from pelagos.games.mare_nostrum.laget.movement import RevisedMarches, arrive, spent_may_enter

FROZEN: Final = EventKind("legion_lost_in_alps", clause="lc:15.11")


def alpine_legions(b: LagetBoard, seat: int) -> int:
    """How many legions of Hannibal's owner may cross the Alps now: from Numidia (`alps_from`), if
    their marker lies there, to Lombardy (`alps_to`).
    """  # lc:15.9
    if b.owner[HANNIBAL] != seat:
        return 0
    box = b.edition
    start = box.alps_from
    if not box.alps or b.marker[start] != seat:
        return 0
    ready = RevisedMarches(b, seat).able(start)
    if b.fought >> start & 1 and not spent_may_enter(b, seat, box.alps_to):
        return 0
    return max(0, ready)


def cross_alps(b: LagetBoard, seat: int, count: int, entry: Phase, leave_posts: Phase) -> None:
    """Legions march from Numidia to Lombardy; there is no way back."""  # lc:15.10
    # Only legions cross: provinces are not adjacent over the Alps for markers. lc:15.12
    box = b.edition
    start = box.alps_from
    b.remove_legions(start, seat, 1)  # One legion is lost before any battle. lc:15.11
    if b.fought >> start & 1:
        b.spent[start] -= 1
    b.marched = True
    if count > 1:
        arrive(b, seat, start, box.alps_to, count - 1, entry, leave_posts)
    b.tell(FROZEN, seat)
