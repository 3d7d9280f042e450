"""An activation in the war phase of the revised edition."""

from pelagos.engine.spaces import NOTHING, Ints, Menu, Number, SomeOf, Space
from pelagos.engine.steps import Do, Phase
from pelagos.engine.verbs import Verb
from pelagos.games.mare_nostrum.four_cards import campaign
from pelagos.games.mare_nostrum.four_cards.aftermath import buildings_of, held_abroad, stand_on
from pelagos.games.mare_nostrum.four_cards.campaign import (
    EndCampaign,
    FreeCampaign,
    OpenField,
    fields_of_battle,
)
from pelagos.games.mare_nostrum.four_cards.ids import (
    ALPS,
    HELEN,
    LAY,
    NONE,
    SETTLE,
    SIDES,
    UNOCCUPIED,
)
from pelagos.games.mare_nostrum.four_cards.movement import (
    Going,
    Marches,
    Moves,
    have_moved,
    sail,
    seas_to_attack,
)
from pelagos.games.mare_nostrum.four_cards.units import ready_arrivals
from pelagos.games.mare_nostrum.laget.aftermath import has_choice, may_choose
from pelagos.games.mare_nostrum.laget.alps import alpine_legions, cross_alps
from pelagos.games.mare_nostrum.laget.board import UNDECIDED, LagetBoard, Move
from pelagos.games.mare_nostrum.laget.movement import RevisedMarches, arrive
from pelagos.games.mare_nostrum.laget.pericles import supporters_leave, supporters_rest


class EndPhase(Do[LagetBoard]):
    """All flags of the turn are cleared."""  # lc:11.1

    def do(self, b: LagetBoard) -> None:
        b.choice = (UNDECIDED,) * len(b.choice)
        b.supporters = (0,) * len(b.supporters)
        b.supported_one = False
        b.helen_used = False
        b.turned = NONE
        b.turned_moved = False
        b.turned_spent = False


class TakeTheField(Do[LagetBoard]):
    """Nobody has moved or attacked, except a legion that Helen turned on its way."""  # lc:17.3c

    def do(self, b: LagetBoard) -> None:
        turned = b.turned
        if turned >= 0 and b.owner[HELEN] == b.active and b.legions[turned * SIDES + b.active]:
            b.moved[turned] += b.turned_moved
            b.spent[turned] += b.turned_spent


class LeaveTheField(EndCampaign[LagetBoard]):
    """The activation leaves nothing behind."""

    def do(self, b: LagetBoard) -> None:
        super().do(b)
        b.marched = False
        b.pinned = 0
        supporters_rest(b)


class Sail(campaign.Sail[LagetBoard]):
    """Ships may leave any sea or dock, and never return to a dock; what they have done goes with
    them.
    """  # lc:11.7

    def __init__(self, name_supporters: Phase) -> None:
        super().__init__("lc:11.6", "lc:11.4", "lc:11.7")
        self.name_supporters = name_supporters

    def carry_out(self, b: LagetBoard, seat: int, value: Going) -> None:
        origin, (goal, count) = value
        sail(b, seat, origin, goal, count)
        if supporters_leave(b, origin, goal, count):
            b.call(self.name_supporters)


class Attack(campaign.Attack[LagetBoard]):
    """Sea battles come before the first legion moves."""  # lc:11.9 lc:11.10 lc:21.3

    attacked = "lc:11.4"

    def in_time(self, b: LagetBoard) -> bool:
        """Whether sea battles are still possible: no legion has moved."""
        return not b.marched or b.edition.late_sea_battles

    def fields(self, b: LagetBoard, seat: int) -> list[int]:
        """All of them, or by an option only those into which a trireme has moved."""  # lc:21.3
        if not b.sailed[seat] or not self.in_time(b):
            return []
        found = seas_to_attack(b, seat)
        if b.edition.only_arrivals_attack:
            found = [sea for sea in found if ready_arrivals(b, sea)]
        return found

    def why_not(self, b: LagetBoard, seat: int, value: object) -> str:
        return super().why_not(b, seat, value) if self.in_time(b) else "lc:11.10"


class Fight(campaign.Fight[LagetBoard]):
    """Legions attack the land units beside them."""

    attacked = "lc:11.4"
    walls = "lc:11.19"
    nobody = "lc:12.3"


class March(campaign.March[LagetBoard]):
    """A crossing may be blockaded; any other march takes place."""

    def __init__(self, entry: Phase, leave_posts: Phase, crossing: Phase) -> None:
        super().__init__(leave_posts, "lc:11.11", "lc:11.4")
        self.entry = entry
        self.crossing = crossing

    def marches(self, b: LagetBoard, seat: int) -> Moves[LagetBoard]:
        return RevisedMarches(b, seat)

    def carry_out(self, b: LagetBoard, seat: int, value: Going) -> None:
        origin, (goal, count) = value
        over_land = b.box.atlas.borders[origin] >> goal & 1
        if b.edition.blockade and not over_land:
            b.attempt = Move(origin, goal, count)
            b.call(self.crossing)
        else:
            arrive(b, seat, origin, goal, count, self.entry, self.leave_posts)

    def why_not(self, b: LagetBoard, seat: int, value: object) -> str:
        if have_moved(b, seat, value, at_sea=False):
            return self.moved
        # possible but for the duty to fight
        return "lc:11.18" if Marches(b, seat).holds(value) else self.clause


class SettleProvince(OpenField[LagetBoard]):
    """A player alone in another's province chooses what to do there, once per turn."""

    # lc:13.8 lc:20.6

    id = SETTLE

    def fields(self, b: LagetBoard, seat: int) -> list[int]:
        return [p for p in held_abroad(b, seat) if may_choose(b, p, seat)]

    def why_not(self, b: LagetBoard, seat: int, value: object) -> str:
        if not isinstance(value, int) or not 0 <= value < b.box.atlas.provinces:
            return self.clause
        if b.marker[value] in (NONE, seat):
            return "lc:13.10"
        if value not in held_abroad(b, seat):
            return "lc:13.7"
        return self.clause if has_choice(b, value, seat) else "lc:13.9"


class Lay(Verb[LagetBoard, tuple[int, Ints]]):
    """Legions are laid on buildings of a province of which some are held already."""  # lc:13.18

    id = LAY
    clause = "lc:13.18"

    def __init__(self, hold_posts: Phase) -> None:
        self.hold_posts = hold_posts

    def now(self, b: LagetBoard, seat: int) -> Space[tuple[int, Ints]] | None:
        piles = self.piles(b, seat)
        return piles if piles.ids else None

    def offer(self, b: LagetBoard, seat: int) -> Space[tuple[int, Ints]]:
        return self.piles(b, seat)

    def piles(self, b: LagetBoard, seat: int) -> Menu[Ints]:
        """The buildings still to be seized, by province."""
        seizing: list[int] = []
        piles: list[Space[Ints]] = []
        for p in held_abroad(b, seat):
            legions = b.legions[p * SIDES + seat]
            if legions == 1:
                continue  # one holds a building already, another is to
            built = buildings_of(b, p)
            bare = [s for s in built if b.sites[s] == UNOCCUPIED]
            spare = legions - len(b.posts(p, seat))
            if spare and 0 < len(bare) < len(built):
                seizing.append(p)
                piles.append(SomeOf("site", bare, 1, min(spare, len(bare))))
        return Menu("area", seizing, piles)

    def carry_out(self, b: LagetBoard, seat: int, value: tuple[int, Ints]) -> None:
        province, sites = value
        b.call(self.hold_posts)
        stand_on(b, seat, province, sites)


class CrossAlps(Verb[LagetBoard, int]):
    """Hannibal's way from Numidia to Lombardy."""

    id = ALPS
    clause = "lc:15.9"

    def __init__(self, entry: Phase, leave_posts: Phase) -> None:
        self.entry = entry
        self.leave_posts = leave_posts

    def now(self, b: LagetBoard, seat: int) -> Space[int] | None:
        ready = alpine_legions(b, seat)
        return Number(1, ready, "legion") if ready else None

    def offer(self, b: LagetBoard, seat: int) -> Space[int]:
        return Number(1, alpine_legions(b, seat), "legion")

    def carry_out(self, b: LagetBoard, seat: int, value: int) -> None:
        cross_alps(b, seat, value, self.entry, self.leave_posts)


class End(campaign.End[LagetBoard]):
    """Every province at war must have seen one battle this turn; legions that come later oblige to
    no second.
    """  # lc:11.17 lc:12.16

    def now(self, b: LagetBoard, seat: int) -> Space[tuple[()]] | None:
        for field in fields_of_battle(b, seat):
            if not b.fought >> field & 1:
                return None
        if b.edition.docks_must_empty and self.must_sail(b, seat):
            return None
        return NOTHING

    def must_sail(self, b: LagetBoard, seat: int) -> bool:
        """With the option nobody may leave a trireme in dock; otherwise it may stay."""
        # lc:11.7 lc:21.3
        return b.sailed[seat] & (1 << b.box.atlas.provinces) - 1 != 0

    def why_not(self, b: LagetBoard, seat: int, value: object) -> str:
        docked = b.edition.docks_must_empty and self.must_sail(b, seat)
        return "lc:11.7" if docked else self.clause


class RevisedCampaign(FreeCampaign[LagetBoard]):
    """Sail, march, fight at sea and on land in any order; land battles are compulsory."""

    # lc:11.3
    waits = True  # The end of an activation is always asked. lc:21.1
