"""An activation in the war phase of the revised edition."""

from typing import Final

from pelagos.engine.spaces import Menu, Number, OneOf, SomeOf, Space
from pelagos.engine.steps import Do, Phase
from pelagos.games.mare_nostrum.four_cards.aftermath import buildings_of, held_abroad, stand_on
from pelagos.games.mare_nostrum.four_cards.campaign import EndCampaign, FreeCampaign
from pelagos.games.mare_nostrum.four_cards.ids import (
    ALPS,
    ATTACK,
    END,
    FIGHT,
    HELEN,
    LAY,
    MARCH,
    NOBODYS,
    SAIL,
    SETTLE,
    SIDES,
    Area,
)
from pelagos.games.mare_nostrum.four_cards.movement import Marches, Moves, have_moved, sail
from pelagos.games.mare_nostrum.four_cards.units import ready_arrivals
from pelagos.games.mare_nostrum.laget.aftermath import may_choose
from pelagos.games.mare_nostrum.laget.alps import alpine_legions, cross_alps
from pelagos.games.mare_nostrum.laget.board import UNDECIDED, LagetBoard, Move
from pelagos.games.mare_nostrum.laget.movement import RevisedMarches, arrive
from pelagos.games.mare_nostrum.laget.pericles import supporters_leave, supporters_rest

VERB_CLAUSES: Final = {
    SAIL: "lc:11.6",
    ATTACK: "lc:11.9",
    MARCH: "lc:11.11",
    FIGHT: "lc:12.5",
    SETTLE: "lc:13.8",
    LAY: "lc:13.18",
    ALPS: "lc:15.9",
    END: "lc:11.17",
}


class EndPhase(Do[LagetBoard]):
    """All flags of the turn are cleared."""  # lc:11.1

    def do(self, b: LagetBoard) -> None:
        b.choice = (UNDECIDED,) * len(b.choice)
        b.supporters = (0,) * len(b.supporters)
        b.helen_used = False
        b.turned = NOBODYS
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
        b.entered_spent = False
        b.pinned = 0
        supporters_rest(b)


class RevisedCampaign(FreeCampaign[LagetBoard]):
    """Sail, march, fight at sea and on land in any order; land battles are compulsory."""

    # lc:11.3
    waits = True  # The end of an activation is always asked. lc:21.1

    def __init__(
        self,
        sea_battle: Phase,
        land_battle: Phase,
        settlement: Phase,
        leave_posts: Phase,
        entry: Phase,
        crossing: Phase,
        hold_posts: Phase,
        name_supporters: Phase,
    ) -> None:
        super().__init__(sea_battle, land_battle, settlement, leave_posts, entry, "lc:11.3")
        self.crossing = crossing
        self.hold_posts = hold_posts
        self.name_supporters = name_supporters
        self.calls += [crossing, hold_posts, name_supporters]

    def may_attack_at_sea(self, b: LagetBoard) -> bool:
        """Sea battles come before the first legion moves."""  # lc:11.9 lc:11.10 lc:21.3
        return not b.marched or b.edition.late_sea_battles

    def marches(self, b: LagetBoard, seat: int) -> Moves[LagetBoard]:
        return RevisedMarches(b, seat)

    def add_choices_abroad(
        self, b: LagetBoard, seat: int, verbs: list[int], spaces: list[Space]
    ) -> None:
        """Settlements, and the way over the Alps."""
        abroad = held_abroad(b, seat)
        if abroad:
            self.add_settlements(b, seat, abroad, verbs, spaces)
        most = alpine_legions(b, seat)
        if most:
            verbs.append(ALPS)
            spaces.append(Number(1, most, "legion"))

    def add_settlements(
        self, b: LagetBoard, seat: int, abroad: list[int], verbs: list[int], spaces: list[Space]
    ) -> None:
        """Provinces where he has not chosen in this turn, and buildings still to be seized."""
        undecided = [p for p in abroad if may_choose(b, p, seat)]  # lc:13.8 lc:20.6
        if undecided:
            verbs.append(SETTLE)
            spaces.append(OneOf("area", undecided))
        seizing: list[int] = []
        piles: list[Space] = []
        for p in abroad:
            built = buildings_of(b, p)
            bare = [s for s in built if b.sites[s] == 1]
            spare = b.legions[p * SIDES + seat] - len(b.posts(p, seat))
            if spare and 0 < len(bare) < len(built):
                seizing.append(p)
                piles.append(SomeOf("site", bare, 1, min(spare, len(bare))))
        if seizing:
            verbs.append(LAY)  # lc:13.18
            spaces.append(Menu("area", seizing, piles))

    def act_abroad(self, b: LagetBoard, seat: int, verb: int, how: object) -> None:
        """Legions are laid on buildings, or cross the Alps."""
        if isinstance(how, int):
            cross_alps(b, seat, how, self.entry, self.leave_posts)
        else:
            assert isinstance(how, tuple)
            province, sites = how
            b.call(self.hold_posts)
            stand_on(b, seat, province, sites)

    def why_not(self, b: LagetBoard, seat: int, value: object) -> str:
        """The clause of the verb, or of the order in which things must be done."""
        if not isinstance(value, tuple) or len(value) != 2 or type(value[0]) is not int:
            return self.clause
        verb, how = value
        if verb in (SAIL, MARCH) and have_moved(b, seat, how, verb == SAIL):
            return "lc:11.4"
        if verb == ATTACK and not self.may_attack_at_sea(b):
            return "lc:11.10"
        if verb == END and self.must_sail(b, seat):
            return "lc:11.7"
        if verb == MARCH and self.would_evade(b, seat, how):
            return "lc:11.18"
        return VERB_CLAUSES.get(verb, self.clause)

    def would_evade(self, b: LagetBoard, seat: int, how: object) -> bool:
        """Whether a march would be possible but for the duty to fight."""
        return Marches(b, seat).holds(how)

    def seas_to_attack(self, b: LagetBoard, seat: int) -> list[int]:
        """All of them, or as an option only those into which a trireme has moved."""  # lc:21.3
        found = super().seas_to_attack(b, seat)
        if b.edition.only_arrivals_attack:
            found = [sea for sea in found if ready_arrivals(b, sea)]
        return found

    def must_sail(self, b: LagetBoard, seat: int) -> bool:
        """As an option nobody may leave a trireme in dock."""  # lc:11.7 lc:21.3
        docks = (1 << b.box.atlas.provinces) - 1
        return b.sailed[seat] & docks != 0 and b.edition.docks_must_empty

    def must_fight(self, b: LagetBoard, fields: list[int]) -> bool:
        """One battle in each province is enough, also if more legions come later."""
        return any([not b.fought >> p & 1 for p in fields])  # lc:11.17 lc:12.16

    def sail(self, b: LagetBoard, seat: int, origin: Area, goal: Area, count: int) -> None:
        """Ships may leave any sea, and take with them what they have done."""  # lc:11.7
        sail(b, seat, origin, goal, count)
        if supporters_leave(b, origin, goal, count):
            b.call(self.name_supporters)

    def march(self, b: LagetBoard, seat: int, origin: Area, goal: Area, count: int) -> None:
        """A crossing may be blockaded; any other march takes place."""
        over_land = b.box.atlas.borders[origin] >> goal & 1
        if b.edition.blockade and not over_land:
            b.attempt = Move(origin, goal, count)
            b.call(self.crossing)
        else:
            arrive(b, seat, origin, goal, count, self.entry, self.leave_posts)
