"""Phase 13: the markers on the A.S.T., and the end of a game."""

from typing import Final

from pelagos.engine.contract import Fact
from pelagos.engine.events import EventKind
from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Do
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.ids import (
    COMMODITIES,
    EARLY_BRONZE,
    EARLY_IRON,
    LATE_BRONZE,
    LATE_IRON,
    NEOLITHIC,
)

MARKER_ADVANCES: Final = EventKind("marker_advances", "space:number", clause="civ:20.1")
MARKER_STAYS: Final = EventKind(
    "marker_stays", "space:number", "epoch:epoch", "have:number", "need:number", clause="civ:20.2"
)
MARKER_STAYS_BELOW: Final = EventKind(
    "marker_stays_below", "space:number", "need:number", clause="civ:20.3"
)
MARKER_SLIDES_BACK: Final = EventKind("marker_slides_back", "space:number", clause="civ:20.5")
MARKER_FALLS_BELOW: Final = EventKind(
    "marker_falls_below", "space:number", "need:number", clause="civ:20.4"
)
FINISHED: Final = EventKind("finished", clause="civ:21.1")
HAND_SHOWN: Final = EventKind("hand_shown", "cards:trade_card*", clause="civ:H.6", reveals=True)
TIME_PASSES: Final = EventKind("time_passes", "round:number", clause="civ:31.2.3")

CITIES_FOR_BRONZE: Final = 2
GROUPS_FOR_LATE_BRONZE: Final = 3
CARDS_FOR_IRON: Final = 7
POINTS_FOR_LATE_IRON: Final = 1000


def groups_held(b: Board, seat: int) -> int:
    """How many of the four groups the seat's cards belong to; a card of two counts for both."""
    owned = b.cards[seat]
    return len([group for group in b.box.members if owned & group]) if owned else 0


def show_if_needed(b: Board, seat: int, figure: int) -> None:
    """Trade cards are shown to all if a total is reached only with them."""  # civ:H.6
    if b.card_points(seat) + b.treasury[seat] < figure <= b.worth(seat):
        goods = tuple([k for k in b.hand(seat) if k < COMMODITIES])
        b.tell(HAND_SHOWN, seat, goods)


class Succession(Do[Board]):
    """All markers move at once, one space each: sixteen steps from start to finish."""

    # civ:20.1 civ:5.4 civ:S.13

    clause = "civ:20.1"

    def requirement(self, b: Board, seat: int, epoch: int) -> tuple[int, int]:
        """What a nation has of what an epoch asks for, and how much that is."""  # civ:20.2
        if epoch == EARLY_BRONZE:
            return b.cities[seat], CITIES_FOR_BRONZE
        if epoch == LATE_BRONZE:
            return groups_held(b, seat), GROUPS_FOR_LATE_BRONZE
        if epoch == EARLY_IRON:
            return b.cards[seat].bit_count(), CARDS_FOR_IRON
        return b.card_points(seat), POINTS_FOR_LATE_IRON

    def may_enter(self, b: Board, seat: int, epoch: int) -> bool:
        """Whether a nation meets the requirement of an epoch."""
        have, need = self.requirement(b, seat, epoch)
        return have >= need

    def next_space(self, b: Board, seat: int) -> int:
        """The space the marker goes to: one forward, where it is, or one back."""
        nation = b.nation[seat]
        space = b.marker[seat]
        epochs, points = b.box.epoch[nation], b.box.space_value[nation]
        epoch = epochs[space]
        # Without a city a marker goes back, but not in the Neolithic. civ:20.5 civ:20.6 civ:R.42
        if epoch != NEOLITHIC and not b.cities[seat]:
            return space - 1
        # So it does with fewer points than its own space asks for. civ:20.4 civ:R.43
        if epoch == LATE_IRON and b.worth(seat) < points[space]:
            return space - 1
        # The last step asks for nothing more. civ:21.1 civ:30.2 civ:R.45 civ:32.3.1
        if space == b.box.last_space:
            return space + 1
        # A new epoch may be entered only by meeting its requirement. civ:20.2 civ:R.40
        epoch_ahead = epochs[space + 1]
        if epoch_ahead != epoch and not self.may_enter(b, seat, epoch_ahead):
            return space
        # And a space of the Late Iron Age only with its points. civ:20.3 civ:R.41
        if epoch_ahead == LATE_IRON and b.worth(seat) < points[space + 1]:
            return space
        return space + 1

    def report(self, b: Board, seat: int, space: int) -> None:
        """Where a marker goes, or why it does not. If a total falls short, only the points needed
        are announced: the total itself may be secret.
        """  # civ:20.1 civ:H.6
        epochs, values = b.box.epoch[b.nation[seat]], b.box.space_value[b.nation[seat]]
        old = b.marker[seat]
        if space > old:
            b.tell(MARKER_ADVANCES, seat, space)
        elif space < old and b.cities[seat]:
            b.tell(MARKER_FALLS_BELOW, seat, space, values[old])
        elif space < old:
            b.tell(MARKER_SLIDES_BACK, seat, space)
        elif epochs[old] != epochs[old + 1] and not self.may_enter(b, seat, epochs[old + 1]):
            have, need = self.requirement(b, seat, epochs[old + 1])
            b.tell(MARKER_STAYS, seat, space, epochs[old + 1], have, need)
        else:
            b.tell(MARKER_STAYS_BELOW, seat, space, values[old + 1])

    def figure(self, b: Board, seat: int, space: int) -> int:
        """The total that took the marker to a space or kept it there; 0 if none was needed."""
        values = b.box.space_value[b.nation[seat]]
        old = b.marker[seat]
        if space < old or space > b.box.last_space:
            return values[old] if space > old else 0
        return max(values[old], values[space])

    def do(self, b: Board) -> None:
        moved = [self.next_space(b, s) for s in range(b.box.players)]
        for seat in b.ast:
            space = moved[seat]
            show_if_needed(b, seat, self.figure(b, seat, space))
            if b.log is not None:
                self.report(b, seat, space)
        b.marker = tuple(moved)
        # The game ends when a marker finishes. civ:21.1 civ:S.14 civ:L.5
        b.finished = tuple([s for s in b.ast if moved[s] > b.box.last_space])
        for seat in b.finished:
            b.tell(FINISHED, seat)
        self.compare(b)

    def compare(self, b: Board) -> None:
        """Several at once compare their totals."""  # civ:21.2
        for seat in b.finished:
            rivals = [b.worth(s) for s in b.finished if s != seat]
            show_if_needed(b, seat, max(rivals, default=0))


class FarmersSuccession(Succession):
    """Early Bronze needs two cities, Late Bronze nothing."""  # civ:32.3.2 civ:R.47

    clause = "civ:32.3.2"

    def compare(self, b: Board) -> None:
        """Several at once count their cities."""  # civ:32.3.1

    def requirement(self, b: Board, seat: int, epoch: int) -> tuple[int, int]:
        return super().requirement(b, seat, epoch) if epoch == EARLY_BRONZE else (0, 0)


FULL_GAME: Final = Succession()
NEEDS: Final = ("cities", "groups", "kinds", "worth")
"""What the epochs after the Neolithic ask for, in order."""


def lacking(b: Board, seat: int) -> list[Fact]:
    """What keeps a marker from its next space in the full game, number by number."""
    # civ:20.2 civ:20.3
    short = dict.fromkeys([*NEEDS, "total"], 0)
    space = b.marker[seat]
    if space < b.box.last_space:
        nation = b.nation[seat]
        epoch, ahead = b.box.epoch[nation][space], b.box.epoch[nation][space + 1]
        if ahead != epoch:
            have, need = FULL_GAME.requirement(b, seat, ahead)
            short[NEEDS[ahead - EARLY_BRONZE]] = max(0, need - have)
        if ahead == LATE_IRON:
            short["total"] = max(0, b.box.space_value[nation][space + 1] - b.worth(seat))
    return [Fact(f"short_{what}", "number", count) for what, count in short.items()]


class AnnounceRound(Do[Board]):
    """In the Nomads' game one marker counts the rounds for everyone. The game ends by
    phases.time_left.
    """  # civ:31.2.3

    clause = "civ:31.2.3"

    def do(self, b: Board) -> None:
        b.tell(TIME_PASSES, NOBODY, b.round)
