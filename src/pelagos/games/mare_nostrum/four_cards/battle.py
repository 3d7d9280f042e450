"""Battles: forces divided among opponents, one exchange of dice, losses on both sides."""

from itertools import pairwise
from typing import Any, Final

from pelagos.engine.contract import Battle, Fact, Roll, Strength
from pelagos.engine.events import EventKind
from pelagos.engine.seats import FATE, NOBODY
from pelagos.engine.spaces import Allot, Dice, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase, Step, While
from pelagos.games.mare_nostrum.four_cards.board import UNANSWERED, B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    ARRIVED_SPENT,
    BESIDE,
    CARDS,
    NOBODYS,
    SIDES,
    STAYED,
    SUPPORTED,
    THE_FORTRESS,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.units import (
    ready_arrivals,
    spent_arrivals,
    stayed,
    units_at,
)
from pelagos.games.mare_nostrum.shared.tables import put

ROLLED: Final = EventKind(
    "battle_rolled",
    "field:area",
    "foe:civilization",
    "attack:roll",
    "defence:roll",
    clause="mn:7.4.6",
)
LOST: Final = EventKind(
    "units_lost",
    "loser:civilization",
    "field:area",
    "count:number",
    "fortresses:number",
    clause="mn:7.4.9",
)
"""How many units, and how many of them fortresses; the others are legions or, at sea, triremes."""

ATTACKER: Final = 0
DEFENDER: Final = 1


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


def place_of(b: Board) -> Fact:
    """Where the battle at hand is."""
    return Fact("field", "area", b.field)


def sides_of(b: Board) -> list[Fact]:
    """Who fights whom in the battle at hand."""
    return [
        Fact("attacker", "civilization", b.civ[b.attacker]),
        Fact("defender", "civilization", b.civ[b.foe]),
    ]


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

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [place_of(b), Fact("count", "number", ready_units(b))]

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

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [place_of(b), Fact("count", "number", ready_fortresses(b))]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        foes = [side for side in range(SIDES) if b.assigned[side]]
        for side, n in zip(foes, value, strict=True):
            b.assigned_forts = put(b.assigned_forts, side, n)


class DivideArrivals(Ask[Board, tuple[int, ...]]):
    """Units that have moved and units that have not are told apart before the dice."""

    name = "divide_arrivals"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.11 lc:12.14 lc:11.4

    def who(self, b: Board) -> list[int]:
        if b.attacker != b.active or any(b.assigned_new) or not b.box.mixes_moves:
            return []
        if sum([1 for n in b.assigned if n]) < 2:
            return []
        return [b.attacker] if 0 < ready_arrivals(b, b.field) < ready_units(b) else []

    def choices(self, b: Board, seat: int) -> Space:
        foes = [side for side in range(SIDES) if b.assigned[side]]
        new = ready_arrivals(b, b.field)
        most = [min(new, b.assigned[side]) for side in foes]
        return Allot("civilization", by_civilization(b, foes), most, new, new)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [place_of(b), Fact("count", "number", ready_arrivals(b, b.field))]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        foes = [side for side in range(SIDES) if b.assigned[side]]
        for side, n in zip(foes, value, strict=True):
            b.assigned_new = put(b.assigned_new, side, n)


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
            b.idle = b.spent[b.field]
            new = 0 if any(b.assigned_new) else ready_arrivals(b, b.field)
            for side in chosen if new else ():
                n = min(new, b.assigned[side])
                b.assigned_new = put(b.assigned_new, side, n)
                new -= n


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

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [place_of(b)]

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.foe = b.civ.index(value)


class MeetFoe(Do[Board]):
    """The only opponent left needs no choosing."""

    def do(self, b: Board) -> None:
        if b.foe < 0:
            b.foe = next(side for side in range(SIDES) if b.assigned[side])


class RollDice(Ask[B, tuple[int, ...]]):
    """One die per legion or trireme, 6 per fortress, card bonuses; both sides at once.

    The referee rolls, for neutral units too, and everybody sees the dice.
    """  # mn:3.4.5 lc:12.8 lc:12.17 lc:19.7

    name = "roll_dice"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.6 mn:2.10 lc:12.7 lc:2.6

    def who(self, b: B) -> list[int]:
        return [FATE] if b.owed[ATTACKER] < 0 else []

    def choices(self, b: B, seat: int) -> Space:
        return Dice(b.box.faces, b.assigned[b.foe] + units_at(b, b.field, b.foe))

    def facts(self, b: B, seat: int) -> list[Fact]:
        return [place_of(b), *sides_of(b)]

    def answer(self, b: B, seat: int, value: tuple[int, ...]) -> None:
        box, foe = b.box, b.foe
        attackers = b.assigned[foe]
        defenders = len(value) - attackers
        forts = b.assigned_forts[foe]
        walls = defending_fortresses(b)
        attack = self.total(b, b.attacker, value[:attackers], forts)
        defence = self.total(b, foe, value[attackers:], walls)
        b.tell(ROLLED, b.attacker, b.field, b.civ[foe], attack, defence)
        # One unit per full 5 points of the opponent's total. mn:7.4.9 lc:12.9
        b.owed = (
            min(attackers + forts, defence.total // box.points_per_loss),
            min(defenders + walls, attack.total // box.points_per_loss),
        )
        for which in (ATTACKER, DEFENDER):
            pile = loss_pile(b, which)
            owed = b.owed[which]
            side = b.attacker if which == ATTACKER else foe
            no_choice = not owed or owed == len(pile) or pile[0] == pile[-1]
            if no_choice or side >= box.players or each_can_do_more(b, which, pile):
                # Neutral legions go before the fortress. mn:3.4.5 lc:3.9
                b.casualties = put(b.casualties, which, tuple(pile[:owed]))

    def total(self, b: B, side: Side, dice: tuple[int, ...], forts: int) -> Roll:
        """What a side threw and what is added to it."""
        added = self.modifiers(b, side, len(dice))
        if forts:
            added.insert(0, ("fortress", forts * b.box.fortress_value))
        return Roll(dice, tuple(added), sum(dice) + sum([n for _, n in added]))

    def battle(self, b: B) -> Battle:
        """What both sides bring."""
        attackers, defenders = b.assigned[b.foe], units_at(b, b.field, b.foe)
        return Battle(
            ("area", b.field),
            self.strength(b, b.attacker, attackers, b.assigned_forts[b.foe]),
            self.strength(b, b.foe, defenders, defending_fortresses(b)),
        )

    def strength(self, b: B, side: Side, dice: int, forts: int) -> Strength:
        """Fortresses and cards add to the dice; fortresses can be lost like units."""
        added = sum([n for _, n in self.modifiers(b, side, dice)])
        bonus = forts * b.box.fortress_value + added
        return Strength(("civilization", b.civ[side]), dice, bonus, dice + forts)

    def modifiers(self, b: B, side: Side, dice: int) -> list[tuple[str, int]]:
        """What cards add to a side's total."""  # mn:7.4.8 mn:9.1.2 mn:9.1.4 lc:18.1 lc:18.6
        at_sea = b.field >= b.box.atlas.provinces
        card, each = b.box.sea_bonus if at_sea else b.box.land_bonus
        applies = dice > 0 and card >= 0 and b.owner[card] == side
        return [(CARDS[card], each * dice)] if applies else []


def loss_pile(b: Board, which: int) -> list[int]:
    """The units a side may lose, sorted by where they stand; legions beside come first."""
    field = b.field
    side = b.attacker if which == ATTACKER else b.foe
    if field >= b.box.atlas.provinces:
        return ship_marks(b, which) if side == b.active else [BESIDE] * units_at(b, field, side)
    n = units_at(b, field, side)
    forts = b.assigned_forts[b.foe] if which == ATTACKER else defending_fortresses(b)
    posts = b.posts(field, side)
    if which == ATTACKER and side == b.active and (not posts or b.fought >> field & 1):
        legions = [BESIDE] * b.assigned[b.foe]  # mn:7.4.11 lc:12.12
    else:
        # Where legions stand on posts, any that has not attacked yet may be among those assigned.
        n -= b.idle if which == ATTACKER else 0
        legions = [BESIDE] * (n - len(posts)) + posts  # mn:7.4.10
    beside = [post for post in legions if post == BESIDE]
    return beside + [THE_FORTRESS] * forts + [post for post in legions if post != BESIDE]


def ship_marks(b: Board, which: int) -> list[int]:
    """The active player's triremes in a battle, marked by what they have done; least able first."""
    sea = b.field
    if which == ATTACKER:
        new = b.assigned_new[b.foe]
        ranks = (b.assigned[b.foe] - new, new, 0)
    else:
        ranks = (stayed(b, sea), ready_arrivals(b, sea), spent_arrivals(b, sea))
    supporters = b.supporters_at(sea)
    marks: list[int] = []
    for rank, n in enumerate(ranks):
        used = min(n, supporters[rank])
        marks += [rank + SUPPORTED] * used + [rank] * (n - used)
    return sorted(marks, key=lambda mark: (abilities(b, which, mark).bit_count(), mark))


def abilities(b: Board, which: int, mark: int) -> int:
    """What a trireme could still do in this turn if it survives: move, attack, support (a mask)."""
    # lc:11.4 lc:18.3
    rank = mark % SUPPORTED
    spent = which == ATTACKER or rank == ARRIVED_SPENT
    if rank == STAYED and b.fought >> b.field & 1:
        spent = True
    supports = b.supports(b.active) and mark < SUPPORTED
    return (rank == STAYED) + 2 * (not spent) + 4 * supports


def each_can_do_more(b: Board, which: int, pile: list[int]) -> bool:
    """Whether each unit of a pile can do all that the one before it can: the first ones fall."""
    side = b.attacker if which == ATTACKER else b.foe
    if side != b.active or b.field < b.box.atlas.provinces:
        return False
    masks = [abilities(b, which, mark) for mark in pile]
    return all([less & ~more == 0 for less, more in pairwise(masks)])


class ChooseLosses(Ask[Board, tuple[int, ...]]):
    """Both sides choose at the same time which of their units go."""

    name = "choose_losses"
    secret = True  # lc:21.2

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
        kind = "post" if b.field < b.box.atlas.provinces else "ship"
        return SomeOf(kind, sorted(loss_pile(b, which)), b.owed[which], b.owed[which])

    def facts(self, b: Board, seat: int) -> list[Fact]:
        which = ATTACKER if seat == b.attacker else DEFENDER
        opponent = b.foe if which == ATTACKER else b.attacker
        return [
            place_of(b),
            Fact("opponent", "civilization", b.civ[opponent]),
            Fact("count", "number", b.owed[which]),
        ]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        b.casualties = put(b.casualties, ATTACKER if seat == b.attacker else DEFENDER, value)


class RemoveLosses(Do[B]):
    """The fallen return to their supplies; the survivors of the attack are spent."""

    # mn:7.4.9 mn:7.4.10 lc:12.9 lc:12.10 lc:12.12
    def do(self, b: B) -> None:
        foe, field = b.foe, b.field
        attackers = b.assigned[foe]
        fallen = self.remove(b, b.attacker, b.casualties[ATTACKER])
        self.remove(b, foe, b.casualties[DEFENDER])
        b.assigned = put(b.assigned, foe, 0)
        b.assigned_new = put(b.assigned_new, foe, 0)
        if b.attacker == b.active:
            b.spent[field] += attackers - fallen
            if b.assigned_forts[foe]:
                b.forts_spent |= 1 << field
            if not any(b.assigned):
                b.fought |= 1 << field
                b.idle = 0
        b.assigned_forts = put(b.assigned_forts, foe, 0)
        b.foe = NOBODYS
        b.owed = (NOBODYS, NOBODYS)
        b.casualties = (UNANSWERED, UNANSWERED)

    def remove(self, b: B, side: Side, posts: tuple[int, ...]) -> int:
        """Takes units off the board; how many of them were legions or triremes."""
        if not posts:
            return 0
        field = b.field
        at_sea = field >= b.box.atlas.provinces
        forts = 0 if at_sea else posts.count(THE_FORTRESS)
        fallen = len(posts) - forts
        if side == b.active:
            self.strike_off(b, posts)
        if at_sea:
            b.remove_triremes(field, side, fallen)
        else:
            for post in posts:
                b.leave_post(field, post)
            b.remove_legions(field, side, fallen)
            b.remove_fortresses(field, side, forts)
        teller = side if side < b.box.players else NOBODY
        b.tell(LOST, teller, b.civ[side], field, len(posts), forts)
        return fallen

    def strike_off(self, b: B, posts: tuple[int, ...]) -> None:
        """What the fallen of the active player had done no longer counts."""  # lc:11.4 lc:12.12
        field = b.field
        if field < b.box.atlas.provinces:
            held = [p for p in b.posts(field, b.active) if b.newly_held(field, p)]
            # Of the attackers beside, those that have moved go first: the others keep their move.
            beside = max(0, b.assigned_new[b.foe] - len(held))
            b.moved[field] -= min(posts.count(BESIDE), beside)
            b.moved[field] -= sum([p in held for p in posts])
            return
        ranks = [mark % SUPPORTED for mark in posts]
        old = ranks.count(STAYED)
        b.moved[field] -= len(ranks) - old
        b.spent[field] -= ranks.count(ARRIVED_SPENT)
        # As an attacker whoever stayed had not attacked before.
        b.spent[field] -= old if b.fought >> field & 1 and b.foe == b.active else 0


def engagement(battle: Phase, division: str, arrivals: str) -> Phase:
    """All battles of the attacker in one place; with the clauses of dividing his forces."""
    return Phase(
        "engagement",
        [
            DivideForces(division),
            DivideFortresses(division),
            DivideArrivals(arrivals),
            Engage(),
            While(battles_left, battle),
        ],
    )


def single_battle(choice: str, exchange: list[Step[Any]]) -> Phase:
    """One battle against one opponent: a single exchange of dice."""  # mn:7.4.1 lc:12.11
    return Phase("battle", [ChooseFoe(choice), MeetFoe(), *exchange])


class LeaveField(Do[Board]):
    """The place of the battle is dealt with."""

    def do(self, b: Board) -> None:
        b.field = NOBODYS
        b.attacker = NOBODYS
