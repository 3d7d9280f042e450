"""What the revised edition has to remember besides the common board."""

from typing import ClassVar, Final

from pelagos.engine.events import EventKind
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.names import NOBODYS, SIDES
from pelagos.games.mare_nostrum.laget.box import LagetBox
from pelagos.games.mare_nostrum.laget.events import revised_kind

UNDECIDED: Final = 0
RUIN: Final = 1
SEIZE: Final = 2
ASSIMILATE: Final = 3


ADDED: Final = (
    "lots", "lighthouse_gift", "zeus_gift", "contested", "choice", "ruined", "laid",
    "marched", "entered_spent", "pinned", "turned", "turned_moved", "turned_spent",
    "supported", "support", "attempt", "chain", "blockades",
)  # fmt: skip


class LagetBoard(Board):
    """`choice` says what a side chose in a province in this war phase; `ruined` who has ruined a
    province since it was last restored (a mask of sides)."""

    fields: ClassVar[tuple[str, ...]] = (*Board.fields, *ADDED)
    __slots__ = ADDED

    def __init__(self, box: LagetBox, like: "LagetBoard | None" = None) -> None:
        super().__init__(box, like)
        atlas = box.atlas
        if like is None:
            # Dice rolled for the order of choosing, one sequence per seat.
            self.lots: tuple[tuple[int, ...], ...] = ((),) * box.players
            self.lighthouse_gift = False
            self.zeus_gift = False
            self.contested = False
            self.choice: tuple[int, ...] = (UNDECIDED,) * (atlas.provinces * SIDES)
            self.ruined: tuple[int, ...] = (0,) * atlas.provinces
            self.laid = False
            # The activation: whether a legion has moved, whether the last to enter were spent,
            # provinces whose last unspent legion must stay (a mask).
            self.marched = False
            self.entered_spent = False
            self.pinned = 0
            # Where Helen turned a legion in this phase, and the state that legion was in.
            self.turned = NOBODYS
            self.turned_moved = False
            self.turned_spent = False
            self.supported: tuple[int, ...] = (0,) * atlas.seas
            self.support = NOBODYS
            # A crossing under way: (origin, goal, legions), its seas, and the (seat, sea) pairs
            # that may still blockade it, flattened.
            self.attempt: tuple[int, ...] = ()
            self.chain: tuple[int, ...] = ()
            self.blockades: tuple[int, ...] = ()
        else:
            self.lots = like.lots
            self.lighthouse_gift = like.lighthouse_gift
            self.zeus_gift = like.zeus_gift
            self.contested = like.contested
            self.choice = like.choice
            self.ruined = like.ruined
            self.laid = like.laid
            self.marched = like.marched
            self.entered_spent = like.entered_spent
            self.pinned = like.pinned
            self.turned = like.turned
            self.turned_moved = like.turned_moved
            self.turned_spent = like.turned_spent
            self.supported = like.supported
            self.support = like.support
            self.attempt = like.attempt
            self.chain = like.chain
            self.blockades = like.blockades

    def copy(self) -> "LagetBoard":
        box = self.box
        assert isinstance(box, LagetBox)
        return LagetBoard(box, self)

    def tell(self, kind: EventKind, seat: int, *facts: object) -> None:
        if self.log is not None:
            super().tell(revised_kind(kind), seat, *facts)

    def tell_only(self, audience: int, kind: EventKind, seat: int, *facts: object) -> None:
        if self.log is not None:
            super().tell_only(audience, revised_kind(kind), seat, *facts)

    def lapse(self, province: int) -> None:
        """All seizures and assimilations end as soon as a province is at war."""
        # lc:13.17 lc:10.20
        if self.at_war(province):
            for side in range(SIDES):
                self.leave_all_posts(province, side)
