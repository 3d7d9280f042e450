"""An activation in the war phase of the revised edition."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.spaces import Allot, Menu, Number, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.common.activation import FreeCampaign, TurnOnEntry
from pelagos.games.mare_nostrum.common.aftermath import OCCUPIED, buildings_of, held_abroad
from pelagos.games.mare_nostrum.common.battle import RemoveLosses, RollDice, units_at
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.campaign import EndCampaign, march, sail, turn_legion
from pelagos.games.mare_nostrum.common.movement import Marches, Moves, have_moved
from pelagos.games.mare_nostrum.common.names import (
    ALPS,
    ATTACK,
    END,
    FIGHT,
    HANNIBAL,
    HELEN,
    LAY,
    MARCH,
    NOBODYS,
    PERICLES,
    SAIL,
    SETTLE,
    SIDES,
)
from pelagos.games.mare_nostrum.common.tables import add, put
from pelagos.games.mare_nostrum.laget.board import UNDECIDED, LagetBoard
from pelagos.games.mare_nostrum.laget.box import box_of
from pelagos.games.mare_nostrum.laget.construction import revised
from pelagos.games.mare_nostrum.laget.settlement import may_choose

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

SUPPORTED: Final = EventKind("ships_support", "count:number", clause="lc:18.3")
FROZEN: Final = EventKind("legion_lost_in_alps", clause="lc:15.11")


class EndPhase(Do[LagetBoard]):
    """All flags of the turn are cleared."""  # lc:11.1

    def do(self, b: LagetBoard) -> None:
        b.choice = (UNDECIDED,) * len(b.choice)
        b.supported = (0,) * len(b.supported)
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


class LeaveTheField(EndCampaign):
    """The activation leaves nothing behind."""

    def do(self, b: Board) -> None:
        super().do(b)
        assert isinstance(b, LagetBoard)
        b.marched = False
        b.entered_spent = False
        b.pinned = 0


class RevisedMarches(Marches):
    """Marches that leave nobody with a fight he cannot give."""  # lc:11.11 lc:11.13 lc:11.16

    def able(self, origin: int) -> int:
        """The last unspent legion stays where spent ones rely on it."""  # lc:11.18
        b = self.b
        assert isinstance(b, LagetBoard)
        here = b.legions[origin * SIDES + self.side]
        if b.pinned >> origin & 1 and not b.fought >> origin & 1:
            return min(here - b.moved[origin], here - b.spent[origin] - 1)
        return here - b.moved[origin]

    def doubtful(self) -> int:
        b = self.b
        assert isinstance(b, LagetBoard)
        return b.box.atlas.islands | b.fought | b.pinned

    def goals(self, origin: int) -> list[int]:
        """Spent legions go to enemies only where the player has fought or can still fight."""
        found = super().goals(origin)
        if not self.b.fought >> origin & 1:
            return found
        return [p for p in found if spent_may_enter(self.b, self.side, p)]


def spent_may_enter(b: Board, side: int, province: int) -> bool:
    """Whether legions that have attacked may go there."""  # lc:11.18
    if not b.enemies_present(province, side) or b.fought >> province & 1:
        return True
    return b.legions[province * SIDES + side] > b.spent[province]


class RevisedCampaign(FreeCampaign):
    """Sail, march, fight at sea and on land in any order; land battles are compulsory."""

    # Survivors of several sides stay, at war, and fight again in the next phase unless they leave.
    # lc:13.1 lc:13.2 lc:13.3 lc:13.4 lc:13.5 lc:13.6 lc:10.21 lc:21.1
    # lc:11.3 lc:11.15 lc:11.17 lc:11.19 lc:12.16
    waits = True

    def __init__(
        self,
        sea_battle: Phase,
        land_battle: Phase,
        settlement: Phase,
        leave_posts: Phase,
        entry: Phase,
        crossing: Phase,
    ) -> None:
        super().__init__(sea_battle, land_battle, settlement, leave_posts, entry, "lc:11.3")
        self.crossing = crossing
        self.calls.append(crossing)

    def may_attack_at_sea(self, b: Board) -> bool:
        """Sea battles come before the first legion moves."""  # lc:11.9 lc:11.10 lc:21.3
        assert isinstance(b, LagetBoard)
        return not b.marched or box_of(b.box).late_sea_battles

    def marches(self, b: Board, seat: int) -> Moves:
        return RevisedMarches(b, seat)

    def add_choices_abroad(
        self, b: Board, seat: int, verbs: list[int], spaces: list[Space]
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
        self, b: Board, seat: int, abroad: list[int], verbs: list[int], spaces: list[Space]
    ) -> None:
        """Provinces where he has not chosen in this turn, and buildings still to be seized."""
        more = revised(b)
        undecided = [p for p in abroad if may_choose(more, p, seat)]  # lc:13.8 lc:20.6
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

    def act_abroad(self, b: Board, seat: int, verb: int, how: object) -> None:
        """Legions are laid on buildings, or cross the Alps."""
        if isinstance(how, int):
            self.cross_alps(b, seat, how)
        else:
            assert isinstance(how, tuple)
            for site in how[1]:
                b.sites = put(b.sites, site, 2 + seat)
            b.tell(OCCUPIED, seat, how[1])

    def why_not(self, b: Board, seat: int, value: object) -> str:
        """The clause of the verb, or of the order in which things must be done."""
        if not isinstance(value, tuple) or len(value) != 2 or type(value[0]) is not int:
            return self.clause
        verb, how = value
        if verb in (SAIL, MARCH) and have_moved(b, seat, how, verb == SAIL):
            return "lc:11.4"
        if verb == ATTACK and not self.may_attack_at_sea(b):
            return "lc:11.10"
        if verb == MARCH and self.would_evade(b, seat, how):
            return "lc:11.18"
        return VERB_CLAUSES.get(verb, self.clause)

    def would_evade(self, b: Board, seat: int, how: object) -> bool:
        """Whether a march would be possible but for the duty to fight."""
        return Marches(b, seat).holds(how)

    def sail(self, b: Board, seat: int, origin: int, goal: int, count: int) -> None:
        """Ships that have supported a battle are the last to leave a sea."""  # lc:11.7 lc:11.8
        sail(b, seat, origin, goal, count)
        n = b.box.atlas.provinces
        if origin >= n and b.owner[PERICLES] == seat:
            more = revised(b)
            over = max(0, more.supported[origin - n] - b.triremes[origin * SIDES + seat])
            more.supported = add(add(more.supported, origin - n, -over), goal - n, over)

    def march(self, b: Board, seat: int, origin: int, goal: int, count: int) -> None:
        """A crossing may be blockaded; any other march takes place."""
        over_land = b.box.atlas.borders[origin] >> goal & 1
        if box_of(b.box).blockade and not over_land:
            revised(b).attempt = (origin, goal, count)
            b.call(self.crossing)
        else:
            arrive(b, seat, origin, goal, count, self.entry, self.leave_posts)

    def cross_alps(self, b: Board, seat: int, count: int) -> None:
        """The march from Numidia to Lombardy costs one legion before any battle."""
        # lc:15.10 lc:15.11 lc:15.12
        box = box_of(b.box)
        start = box.alps_from
        b.remove_legions(start, seat, 1)
        if b.fought >> start & 1:
            b.spent[start] -= 1
        revised(b).marched = True
        if count > 1:
            arrive(b, seat, start, box.alps_to, count - 1, self.entry, self.leave_posts)
        b.tell(FROZEN, seat)


def arrive(
    b: Board, seat: int, origin: int, goal: int, count: int, entry: Phase, leave_posts: Phase
) -> None:
    """Legions enter a province: whatever was seized there lapses if they bring war."""
    # lc:12.3 lc:13.17
    more = revised(b)
    more.marched = True
    more.entered_spent = more.fought >> origin & 1 == 1
    if more.entered_spent and not more.fought >> goal & 1 and b.enemies_present(goal, seat):
        more.pinned |= 1 << goal
    more.entered = goal
    b.call(entry)
    if march(b, seat, origin, goal, count):
        b.call(leave_posts)
    more.lapse(goal)


def alpine_legions(b: Board, seat: int) -> int:
    """How many legions may cross the Alps now."""  # lc:15.9
    if b.owner[HANNIBAL] != seat:
        return 0
    box = box_of(b.box)
    start = box.alps_from
    if not box.alps or b.marker[start] != seat:
        return 0
    ready = RevisedMarches(b, seat).able(start)
    if b.fought >> start & 1 and not spent_may_enter(b, seat, box.alps_to):
        return 0
    return max(0, ready)


class MustSettle(Do[LagetBoard]):
    """Provinces entered with nobody there are settled before the activation ends."""  # lc:13.8

    def do(self, b: LagetBoard) -> None:
        b.field = unsettled(b)[0]


def unsettled(b: LagetBoard) -> list[int]:
    """Foreign provinces entered in this activation in which no choice has been made."""
    seat = b.active
    return [
        p
        for p in held_abroad(b, seat)
        if b.moved[p] >= b.legions[p * SIDES + seat] and may_choose(b, p, seat)
    ]


def some_unsettled(b: LagetBoard) -> bool:
    """Whether a choice is still due."""
    return len(unsettled(b)) > 0


# -- Helen -----------------------------------------------------------------------------------------


class DeclareBattle(Do[LagetBoard]):
    """A battle in Helen's province gives her another chance, before the dice."""  # lc:17.3a

    def do(self, b: LagetBoard) -> None:
        b.entered = b.field
        b.entered_spent = False


class TurnAndKeepState(TurnOnEntry):
    """The turned legion has moved or attacked as the one it replaces."""  # lc:17.3 lc:17.3c

    def turn(self, b: Board, owner: int, province: int) -> None:
        more = revised(b)
        here = b.legions[province * SIDES + b.active]
        more.turned = province
        # Of those that attack, one that has not moved is turned if there is one: unless the player
        # has fought there before, all that have not moved attack.
        more.turned_moved = (
            b.field < 0 or more.fought >> province & 1 == 1 or b.moved[province] >= here
        )
        more.turned_spent = more.entered_spent
        if more.entered_spent:
            b.spent[province] -= 1
        if not more.turned_moved:
            b.moved[province] += 1  # It had not moved: turn_legion takes it off again.
        turn_legion(b, owner, province)
        posts = b.posts(province, b.active)
        while len(posts) > b.legions[province * SIDES + b.active]:
            b.leave_post(province, posts.pop())
        more.lapse(province)


# -- Pericles --------------------------------------------------------------------------------------


def supporters(b: LagetBoard, owner: int) -> list[int]:
    """Per sea of the province at hand, the ships that have not supported a battle this turn."""
    n = b.box.atlas.provinces
    return [
        b.triremes[sea * SIDES + owner] - b.supported[sea - n]
        for sea in b.box.atlas.coasts[b.field]
    ]


class SupportBattle(Ask[LagetBoard, tuple[int, ...]]):
    """Before the dice the owner of Pericles says which ships support his legions."""

    name = "support_battle"
    clause = "lc:18.3a"  # lc:18.3

    def who(self, b: LagetBoard) -> list[int]:
        owner = b.owner[PERICLES]
        if owner < 0 or b.support >= 0 or b.field >= b.box.atlas.provinces:
            return []
        if owner not in (b.attacker, b.foe) or not any(supporters(b, owner)):
            return []
        legions = b.assigned[b.foe] if owner == b.attacker else units_at(b, b.field, owner)
        walls = owner == b.foe and box_of(b.box).support_for_walls  # lc:21.3
        return [owner] if legions or walls else []

    def choices(self, b: LagetBoard, seat: int) -> Space:
        ready = supporters(b, seat)
        return Allot("area", b.box.atlas.coasts[b.field], ready, 0, sum(ready))

    def answer(self, b: LagetBoard, seat: int, value: tuple[int, ...]) -> None:
        n = b.box.atlas.provinces
        for sea, count in zip(b.box.atlas.coasts[b.field], value, strict=True):
            b.supported = add(b.supported, sea - n, count)
        b.support = sum(value)
        b.tell(SUPPORTED, seat, b.support)


class RollWithSupport(RollDice):
    """Supporting ships add one each and cannot be lost."""  # lc:18.3

    def bonus(self, b: Board, side: int, dice: int) -> int:
        total = super().bonus(b, side, dice)
        support = revised(b).support
        if support > 0 and b.owner[PERICLES] == side:
            total += support
        return total


class EndSupport(Do[LagetBoard]):
    """The next battle is another one."""

    def do(self, b: LagetBoard) -> None:
        b.support = NOBODYS


class RemoveRevisedLosses(RemoveLosses):
    """Pieces are alike: ships that have supported go first, and so does the legion turned."""

    # lc:12.10
    def remove(self, b: Board, side: int, posts: tuple[int, ...]) -> int:
        fallen = super().remove(b, side, posts)
        more = revised(b)
        sea = b.field - b.box.atlas.provinces
        if sea >= 0 and b.owner[PERICLES] == side:
            more.supported = put(more.supported, sea, max(0, more.supported[sea] - fallen))
        elif fallen and b.field == more.turned and b.owner[HELEN] == side:
            more.turned = NOBODYS
        return fallen
