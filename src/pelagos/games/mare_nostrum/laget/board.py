"""What the revised edition remembers in addition to the shared board."""

from typing import Any, ClassVar, Final, NamedTuple

from pelagos.engine.events import EventKind
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.four_cards.ids import NONE, PERICLES, SIDES, Area, Province, Side
from pelagos.games.mare_nostrum.four_cards.units import leave_all_posts
from pelagos.games.mare_nostrum.laget.box import LagetBox
from pelagos.games.mare_nostrum.laget.events import revised_kind

UNDECIDED: Final = 0
RUIN: Final = 1
SEIZE: Final = 2
ASSIMILATE: Final = 3

RANKS: Final = 3
"""Triremes that stayed, that came, that came and have attacked."""


class Move(NamedTuple):
    """Pieces that go from one area to another, or try to."""

    origin: Area
    goal: Area
    pieces: int


NO_MOVE: Final = Move(NONE, NONE, 0)


class Blockader(NamedTuple):
    """A player whose ships lie in a sea of a crossing."""

    seat: int
    sea: Area


ADDED: Final = (
    "lots", "lighthouse_gift", "zeus_gift", "contested", "choice", "ruined", "choice_made",
    "marched", "pinned", "turned", "turned_moved", "turned_spent",
    "supporters", "supported_one", "sailing", "support", "attempt", "chain", "blockades",
)  # fmt: skip


class LagetBoard(Board):
    """`edition` is the box once more, known to be of this edition."""

    fields: ClassVar[tuple[str, ...]] = (*Board.fields, *ADDED)
    records: ClassVar[dict[str, Any]] = {"sailing": Move, "attempt": Move, "blockades": Blockader}
    former: ClassVar[dict[str, str]] = {**Board.former, "choice_made": "laid"}
    __slots__ = ("edition", *ADDED)

    def __init__(self, box: LagetBox, like: "LagetBoard | None" = None) -> None:
        super().__init__(box, like)
        self.edition = box
        if like is None:
            self._fresh_too(box)
        else:
            self._like_too(like)

    def _fresh_too(self, box: LagetBox) -> None:
        atlas = box.atlas
        # -- set-up
        self.lots: tuple[tuple[int, ...], ...] = ((),) * box.players
        """Dice rolled for the order of choosing, one sequence per seat."""
        # -- construction
        self.lighthouse_gift = False
        """Whether the Lighthouse still has its marker to give."""
        self.zeus_gift = False
        """Whether the Statue of Zeus still has its fortress to give."""
        self.contested = False
        """Whether several could win in this phase, so that the cards are compared."""
        # -- from turn to turn
        self.ruined: tuple[int, ...] = (0,) * atlas.provinces
        """Who has ruined a province since it was last restored (a mask of sides)."""
        # -- war
        self.choice: tuple[int, ...] = (UNDECIDED,) * (atlas.provinces * SIDES)
        """What a side chose in a province in this war phase: index = province * SIDES + side."""
        self.choice_made = False
        """Whether the choice in the province at hand has been made."""
        self.marched = False
        """Whether a legion has moved in this activation."""
        self.pinned = 0
        """Provinces whose last unspent legion must stay (a mask)."""
        self.turned = NONE
        """Where Helen turned a legion in this phase, and the state that legion was in."""
        self.turned_moved = False  # whether it had moved
        self.turned_spent = False  # whether it had attacked
        self.supporters: tuple[int, ...] = (0,) * (atlas.seas * RANKS)
        """Per sea, the ships of Pericles' owner that have supported a battle: of those that
        stayed, of those that came, of those that came and have attacked."""
        self.supported_one = False
        """Whether any ships have supported a battle in this turn, be they sunk since."""
        self.sailing: Move = NO_MOVE
        """A sail, until its owner says how many of the ships had supported."""
        self.support = NONE
        """How many ships support the battle at hand."""
        self.attempt: Move = NO_MOVE
        """The crossing under way, which may be blockaded."""
        self.chain: tuple[int, ...] = ()
        """Its seas."""
        self.blockades: tuple[Blockader, ...] = ()
        """Who may still blockade it."""

    def _like_too(self, like: "LagetBoard") -> None:
        self.lots = like.lots
        self.lighthouse_gift = like.lighthouse_gift
        self.zeus_gift = like.zeus_gift
        self.contested = like.contested
        self.choice = like.choice
        self.ruined = like.ruined
        self.choice_made = like.choice_made
        self.marched = like.marched
        self.pinned = like.pinned
        self.turned = like.turned
        self.turned_moved = like.turned_moved
        self.turned_spent = like.turned_spent
        self.supporters = like.supporters
        self.supported_one = like.supported_one
        self.sailing = like.sailing
        self.support = like.support
        self.attempt = like.attempt
        self.chain = like.chain
        self.blockades = like.blockades

    def copy(self) -> "LagetBoard":
        return LagetBoard(self.edition, self)

    def tell(self, kind: EventKind, seat: int, *facts: object) -> None:
        if self.log is not None:
            super().tell(revised_kind(kind), seat, *facts)

    def tell_only(self, audience: int, kind: EventKind, seat: int, *facts: object) -> None:
        if self.log is not None:
            super().tell_only(audience, revised_kind(kind), seat, *facts)

    @property
    def supported(self) -> tuple[int, ...]:
        """Per sea, the ships that have supported a battle in this turn."""
        used = self.supporters
        return tuple([sum(used[i : i + RANKS]) for i in range(0, len(used), RANKS)])

    def supports(self, side: Side) -> bool:
        return self.owner[PERICLES] == side

    def supporters_at(self, sea: Area) -> tuple[int, ...]:
        if self.owner[PERICLES] != self.active:
            return (0, 0, 0)
        first = (sea - self.box.atlas.provinces) * RANKS
        return self.supporters[first : first + RANKS]

    def lapse(self, province: Province) -> None:
        """As soon as a province is at war all seizures and assimilations there end."""
        # lc:13.17 lc:10.20
        if self.at_war(province):
            for side in range(SIDES):
                leave_all_posts(self, province, side)
