"""Battles: forces divided among opponents, one exchange of dice, losses on both sides."""

from typing import Final

from pelagos.engine.events import EventKind
from pelagos.engine.seats import FATE, NOBODY
from pelagos.engine.spaces import Allot, Dice, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase, Step, While
from pelagos.games.mare_nostrum.common.board import UNANSWERED, Board
from pelagos.games.mare_nostrum.common.names import BESIDE, NOBODYS, SIDES, THE_FORTRESS
from pelagos.games.mare_nostrum.common.tables import put

ROLLED: Final = EventKind(
    "battle_rolled",
    "field:area",
    "foe:civilization",
    "attack:number",
    "defence:number",
    clause="mn:7.4.6",
)
LOST: Final = EventKind(
    "units_lost", "loser:civilization", "field:area", "count:number", clause="mn:7.4.9"
)

ATTACKER: Final = 0
DEFENDER: Final = 1


def units_at(b: Board, area: int, side: int) -> int:
    """Legions in a province, or triremes in a sea: what rolls a die."""
    if area >= b.box.atlas.provinces:
        return b.triremes[area * SIDES + side]
    return b.legions[area * SIDES + side]


def ready_units(b: Board) -> int:
    """The units with which the attacker fights: all that have not attacked yet."""
    n = units_at(b, b.field, b.attacker)
    return n - b.spent[b.field] if b.attacker == b.active else n


def ready_fortresses(b: Board) -> int:
    """The attacker's own fortresses in the province; they count once in his turn."""
    field = b.field
    if field >= b.box.atlas.provinces or b.marker[field] != b.attacker:
        return 0
    return 0 if b.forts_spent >> field & 1 else b.fortresses[field]


def defending_fortresses(b: Board) -> int:
    """The defender's fortresses: they count in every battle."""
    field = b.field
    if field >= b.box.atlas.provinces or b.marker[field] != b.foe:
        return 0
    return b.fortresses[field]


def by_civilization(b: Board, sides: list[int]) -> list[int]:
    """Sides as their civilizations, by which opponents are called."""
    return [b.civ[side] for side in sides]


class DivideForces(Ask[Board, tuple[int, ...]]):
    """With several opponents every unit of the attacker is assigned to one of them."""

    name = "divide_forces"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.11 mn:7.4.13 lc:12.13 lc:12.14 lc:12.15

    def who(self, b: Board) -> list[int]:
        if any(b.assigned) or len(b.foes(b.field, b.attacker)) < 2:
            return []
        return [b.attacker] if ready_units(b) else []

    def choices(self, b: Board, seat: int) -> Space:
        foes = b.foes(b.field, seat)
        n = ready_units(b)
        return Allot("civilization", by_civilization(b, foes), [n] * len(foes), n, n)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for side, n in zip(b.foes(b.field, seat), value, strict=True):
            b.assigned = put(b.assigned, side, n)


class DivideFortresses(Ask[Board, tuple[int, ...]]):
    """A fortress of the attacker counts in one of his battles, as he chooses."""

    name = "divide_fortresses"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.11 lc:12.6 lc:12.13

    def who(self, b: Board) -> list[int]:
        several = sum([1 for n in b.assigned if n]) > 1
        if not several or any(b.assigned_forts) or not ready_fortresses(b):
            return []
        return [b.attacker]

    def choices(self, b: Board, seat: int) -> Space:
        foes = [side for side in range(SIDES) if b.assigned[side]]
        n = ready_fortresses(b)
        return Allot("civilization", by_civilization(b, foes), [n] * len(foes), n, n)

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        foes = [side for side in range(SIDES) if b.assigned[side]]
        for side, n in zip(foes, value, strict=True):
            b.assigned_forts = put(b.assigned_forts, side, n)


class Engage(Do[Board]):
    """Against a single opponent nobody holds back."""  # mn:7.4.13 mn:7.4.7 lc:12.5 lc:12.6

    def do(self, b: Board) -> None:
        foes = b.foes(b.field, b.attacker)
        if not any(b.assigned) and len(foes) == 1:
            b.assigned = put(b.assigned, foes[0], ready_units(b))
        chosen = [side for side in range(SIDES) if b.assigned[side]]
        if len(chosen) == 1 and not any(b.assigned_forts):
            b.assigned_forts = put(b.assigned_forts, chosen[0], ready_fortresses(b))
        if b.attacker == b.active and chosen:
            b.fought |= 1 << b.field


def battles_left(b: Board) -> bool:
    """Whether the attacker still has an opponent to fight in this place."""
    return any(b.assigned)


class ChooseFoe(Ask[Board, int]):
    """The attacker fights his opponents one after the other in an order of his choice."""

    name = "choose_foe"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.11 lc:12.14

    def who(self, b: Board) -> list[int]:
        if b.foe >= 0 or sum([1 for n in b.assigned if n]) < 2:
            return []
        return [b.attacker]

    def choices(self, b: Board, seat: int) -> Space:
        foes = [side for side in range(SIDES) if b.assigned[side]]
        return OneOf("civilization", by_civilization(b, foes))

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.foe = b.civ.index(value)


class MeetFoe(Do[Board]):
    """The only opponent left needs no choosing."""

    def do(self, b: Board) -> None:
        if b.foe < 0:
            b.foe = next(side for side in range(SIDES) if b.assigned[side])


class RollDice(Ask[Board, tuple[int, ...]]):
    """One die per legion or trireme, 6 per fortress, card bonuses; both sides at once."""

    name = "roll_dice"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.6 mn:2.10 lc:12.7 lc:2.6

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.owed[ATTACKER] < 0 else []

    def choices(self, b: Board, seat: int) -> Space:
        return Dice(b.box.faces, b.assigned[b.foe] + units_at(b, b.field, b.foe))

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        box, foe = b.box, b.foe
        attackers = b.assigned[foe]
        defenders = len(value) - attackers
        forts = b.assigned_forts[foe]
        walls = defending_fortresses(b)
        attack = sum(value[:attackers]) + forts * box.fortress_value
        attack += self.bonus(b, b.attacker, attackers)
        defence = sum(value[attackers:]) + walls * box.fortress_value
        defence += self.bonus(b, foe, defenders)
        b.tell(ROLLED, b.attacker, b.field, b.civ[foe], attack, defence)
        # One unit per full 5 points of the opponent's total. mn:7.4.9 lc:12.9
        b.owed = (
            min(attackers + forts, defence // box.points_per_loss),
            min(defenders + walls, attack // box.points_per_loss),
        )
        for which in (ATTACKER, DEFENDER):
            pile = loss_pile(b, which)
            owed = b.owed[which]
            side = b.attacker if which == ATTACKER else foe
            no_choice = not owed or owed == len(pile) or pile[0] == pile[-1]
            if no_choice or side >= box.players:
                # Neutral legions go before the fortress. mn:3.4.5 lc:3.9
                b.casualties = put(b.casualties, which, tuple(pile[:owed]))

    def bonus(self, b: Board, side: int, dice: int) -> int:
        """What cards add to a side's total."""  # mn:7.4.8 mn:9.1.2 mn:9.1.4 lc:18.1 lc:18.6
        at_sea = b.field >= b.box.atlas.provinces
        card, each = b.box.sea_bonus if at_sea else b.box.land_bonus
        return each * dice if card >= 0 and b.owner[card] == side else 0


def loss_pile(b: Board, which: int) -> list[int]:
    """The units a side may lose, sorted by where they stand; legions beside come first."""
    field = b.field
    side = b.attacker if which == ATTACKER else b.foe
    n = units_at(b, field, side)
    forts = b.assigned_forts[b.foe] if which == ATTACKER else defending_fortresses(b)
    posts = [] if field >= b.box.atlas.provinces else b.posts(field, side)
    legions = [BESIDE] * (n - len(posts)) + posts
    if which == ATTACKER and not posts:
        # Losses come from the units assigned; where legions stand on posts, any may be among them.
        legions = legions[: b.assigned[b.foe]]  # mn:7.4.10 mn:7.4.11
    beside = [post for post in legions if post == BESIDE]
    return beside + [THE_FORTRESS] * forts + [post for post in legions if post != BESIDE]


class ChooseLosses(Ask[Board, tuple[int, ...]]):
    """Both sides choose at the same time which of their units go."""

    name = "choose_losses"
    secret = True

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.10 lc:12.10

    def who(self, b: Board) -> list[int]:
        found = []
        if b.casualties[ATTACKER] == UNANSWERED:
            found.append(b.attacker)
        if b.casualties[DEFENDER] == UNANSWERED:
            found.append(b.foe)
        return found

    def choices(self, b: Board, seat: int) -> Space:
        which = ATTACKER if seat == b.attacker else DEFENDER
        return SomeOf("post", loss_pile(b, which), b.owed[which], b.owed[which])

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.casualties = put(b.casualties, ATTACKER if seat == b.attacker else DEFENDER, value)


class RemoveLosses(Do[Board]):
    """The fallen return to their supplies; the survivors of the attack are spent."""

    # mn:7.4.9 mn:7.4.10 lc:12.9 lc:12.10 lc:12.12
    def do(self, b: Board) -> None:
        foe, field = b.foe, b.field
        attackers = b.assigned[foe]
        fallen = self.remove(b, b.attacker, b.casualties[ATTACKER])
        self.remove(b, foe, b.casualties[DEFENDER])
        if b.attacker == b.active:
            b.spent[field] += attackers - fallen
            if b.assigned_forts[foe]:
                b.forts_spent |= 1 << field
        b.assigned = put(b.assigned, foe, 0)
        b.assigned_forts = put(b.assigned_forts, foe, 0)
        b.foe = NOBODYS
        b.owed = (NOBODYS, NOBODYS)
        b.casualties = (UNANSWERED, UNANSWERED)

    def remove(self, b: Board, side: int, posts: tuple[int, ...]) -> int:
        """Takes units off the board; how many of them were legions or triremes."""
        if not posts:
            return 0
        field = b.field
        forts = posts.count(THE_FORTRESS)
        fallen = len(posts) - forts
        if field >= b.box.atlas.provinces:
            b.remove_triremes(field, side, fallen)
        else:
            for post in posts:
                b.leave_post(field, post)
            b.remove_legions(field, side, fallen)
            b.remove_fortresses(field, side, forts)
        if side == b.active:
            # Pieces are alike: those that have moved go first, the others keep their move. Legions
            # on posts have not moved.
            b.moved[field] = max(0, b.moved[field] - posts.count(BESIDE))
            b.spent[field] = min(b.spent[field], units_at(b, field, side))
        b.tell(LOST, side if side < b.box.players else NOBODY, b.civ[side], field, len(posts))
        return fallen


def engagement(battle: Phase, clause: str) -> Phase:
    """All battles of the attacker in one place."""
    return Phase(
        "engagement",
        [
            DivideForces(clause),
            DivideFortresses(clause),
            Engage(),
            While(battles_left, battle),
        ],
    )


def single_battle(before_dice: list[Step[Board]], roll: RollDice, clause: str) -> Phase:
    """One battle against one opponent: a single exchange of dice."""  # mn:7.4.1 lc:12.11
    return Phase(
        "battle",
        [
            ChooseFoe(clause),
            MeetFoe(),
            *before_dice,
            roll,
            ChooseLosses("mn:7.4.10"),
            RemoveLosses(),
        ],
    )


class LeaveField(Do[Board]):
    """The place of the battle is dealt with."""

    def do(self, b: Board) -> None:
        b.field = NOBODYS
        b.attacker = NOBODYS
