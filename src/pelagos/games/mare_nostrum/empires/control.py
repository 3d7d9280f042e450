"""3.1.1 Control: provinces are claimed with a marker."""

from pelagos.engine.contract import FREE, Cost
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import CLAIMED
from pelagos.games.mare_nostrum.empires.ids import (
    CLAIM,
    CLAIM_FREE,
    HAMMURABI,
    MARKER,
    PIECES,
    Province,
)
from pelagos.games.mare_nostrum.empires.payment import (
    PRICE,
    Builder,
    BuildVerb,
    Purchase,
    is_in,
    power_unused,
)
from pelagos.games.mare_nostrum.empires.where_to_build import claims, free_claims
from pelagos.games.mare_nostrum.shared.tables import ids_in


def not_ones_own(b: Board, seat: int) -> list[int]:
    """The provinces in play that the seat does not control."""
    return list(ids_in(b.box.in_play & ~b.domain[seat]))


def take_control(b: Board, seat: int, province: Province) -> None:
    """A player's control marker goes into a province."""
    b.set_control(province, seat)
    b.tell(CLAIMED, seat, province)


def barred(b: Board, seat: int, province: object) -> bool:
    """Whether nobody controls it, but enemy Units stand there."""  # mne:3.1.1.f
    if not isinstance(province, int) or not is_in(b.enemies(seat), province):
        return False
    return b.control[province] < 0


class Claim(Purchase[int]):
    """A marker goes into a province nobody controls, next to one controlled since the start of the
    turn or connected to it."""

    id = CLAIM
    clause = "mne:3.1.1.a"
    kind = "province"

    def places(self, who: Builder) -> int:
        # Each has 7 markers and gets none back from the board. mne:L.2 mne:L.5
        if not who.stock[MARKER] or who.reach < who.b.box.control_price:
            return 0
        return claims(who.b, who.seat)

    def size(self, b: Board, seat: int, value: int) -> int:
        return b.box.control_price

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return not_ones_own(b, seat)

    def put(self, b: Board, seat: int, what: int) -> None:
        take_control(b, seat, what)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if not is_in(claims(b, seat), value):
            return "mne:3.1.1.f" if barred(b, seat, value) else self.clause
        return PRICE if b.stock[seat * PIECES + MARKER] else "mne:L.2"


class ClaimFree(BuildVerb[int]):
    """Hammurabi: once per round a free marker, adjacent by land to a province held since the
    turn began.
    """

    id = CLAIM_FREE
    clause = "mne:10.hammurabi"
    power = HAMMURABI
    kind = "province"

    def places(self, who: Builder) -> int:
        if not who.stock[MARKER] or not power_unused(who.b, who.seat, HAMMURABI):
            return 0
        return free_claims(who.b, who.seat)

    def price(self, b: Board, seat: int, value: int) -> Cost:
        return FREE

    def in_sight(self, b: Board, seat: int) -> list[int]:
        return not_ones_own(b, seat) if b.has(seat, HAMMURABI) else []

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        b.use(seat, HAMMURABI)
        take_control(b, seat, value)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if b.has(seat, HAMMURABI):
            if not power_unused(b, seat, HAMMURABI):
                return "mne:G.4"
            if is_in(free_claims(b, seat), value):
                return "mne:L.2"
        return self.clause
