"""Helen of Troy in the revised edition: asked at every entry and before every battle."""

from pelagos.engine.steps import Do
from pelagos.games.mare_nostrum.four_cards.helen import TurnOnEntry, turn_legion
from pelagos.games.mare_nostrum.four_cards.ids import SIDES, Province
from pelagos.games.mare_nostrum.laget.board import LagetBoard


class DeclareBattle(Do[LagetBoard]):
    """Before the dice roll in her owner's province Helen may turn a legion, as at an entry."""

    # lc:17.3a

    def do(self, b: LagetBoard) -> None:
        b.entered = b.field
        b.entered_spent = False


class TurnAndKeepState(TurnOnEntry[LagetBoard]):
    """Helen as in `TurnOnEntry`; the turned legion has moved and attacked as the one it replaces
    had.
    """  # lc:17.3 lc:17.3c

    def turn(self, b: LagetBoard, owner: int, province: Province) -> None:
        """The legion changes sides, and what it has done is remembered."""
        here = b.legions[province * SIDES + b.active]
        b.turned = province
        # Of the attackers, one that has not moved is turned if there is one: unless the player has
        # fought there before, all that have not moved attack.
        b.turned_moved = b.field < 0 or b.fought >> province & 1 == 1 or b.moved[province] >= here
        b.turned_spent = b.entered_spent
        if not b.turned_moved:
            b.moved[province] += 1  # It had not moved: turn_legion takes it off again.
        turn_legion(b, owner, province)
        # Posts beyond the legions that are left fall vacant.
        posts = b.posts(province, b.active)
        while len(posts) > b.legions[province * SIDES + b.active]:
            b.leave_post(province, posts.pop())
        b.lapse(province)
