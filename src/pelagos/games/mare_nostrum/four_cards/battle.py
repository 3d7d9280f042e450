"""Battles: forces divided among opponents, one exchange of dice; which units fall is in losses."""

from typing import Any, Final

from pelagos.engine.contract import Battle, Fact, Roll, Strength
from pelagos.engine.events import EventKind
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import Allot, Dice, OneOf, Space
from pelagos.engine.steps import Ask, Do, Phase, Step, While
from pelagos.games.mare_nostrum.four_cards.board import B, Board
from pelagos.games.mare_nostrum.four_cards.ids import (
    CARDS,
    NONE,
    SIDES,
    Side,
)
from pelagos.games.mare_nostrum.four_cards.losses import (
    ATTACKER,
    DEFENDER,
    defending_fortresses,
    each_can_do_more,
    place_of,
    side_of,
    units_to_lose,
)
from pelagos.games.mare_nostrum.four_cards.units import (
    possible_foes,
    ready_arrivals,
    units_at,
)
from pelagos.games.mare_nostrum.shared.tables import changed

ROLLED: Final = EventKind(
    "battle_rolled",
    "field:area",
    "foe:civilization",
    "attack:roll",
    "defence:roll",
    clause="mn:7.4.6",
)


def ready_units(b: Board) -> int:
    """The units with which the attacker fights: all that have not attacked yet."""
    n = units_at(b, b.field, b.attacker)
    return n - b.spent[b.field] if b.attacker == b.active else n


def ready_fortresses(b: Board) -> int:
    """The attacker's own fortresses in the province; they count once in their turn."""
    # mn:7.4.7
    field = b.field
    if b.is_sea(field) or b.marker[field] != b.attacker:
        return 0
    return 0 if b.forts_spent >> field & 1 else b.fortresses[field]


def opponents_chosen(b: Board) -> list[int]:
    """The sides to which the attacker has assigned units and that they still have to fight."""
    return [side for side in range(SIDES) if b.assigned[side]]


def by_civilization(b: Board, sides: list[int]) -> list[int]:
    """Sides by their civilizations, which is how opponents are named."""
    return [b.civ[side] for side in sides]


def sides_of(b: Board) -> list[Fact]:
    """Who fights whom in the battle at hand."""
    return [
        Fact("attacker", "civilization", b.civ[b.attacker]),
        Fact("defender", "civilization", b.civ[b.foe]),
    ]


class DivideForces(Ask[Board, tuple[int, ...]]):
    """With several opponents every unit of the attacker is assigned to one of them. None is held
    back, but not every opponent need be attacked.
    """

    name = "divide_forces"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.11 mn:7.4.13 lc:12.13 lc:12.14 lc:12.15

    def who(self, b: Board) -> list[int]:
        if any(b.assigned) or len(possible_foes(b, b.field, b.attacker)) < 2:
            return []
        return [b.attacker] if ready_units(b) else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        foes = possible_foes(b, b.field, seat)
        n = ready_units(b)
        return Allot("civilization", by_civilization(b, foes), [n] * len(foes), n, n)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [place_of(b), Fact("count", "number", ready_units(b))]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for side, n in zip(possible_foes(b, b.field, seat), value, strict=True):
            b.assigned = changed(b.assigned, side, n)


class DivideFortresses(Ask[Board, tuple[int, ...]]):
    """A fortress of the attacker counts in one of their battles in the province, as they choose."""

    name = "divide_fortresses"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.11 lc:12.6 lc:12.13

    def who(self, b: Board) -> list[int]:
        several = len(opponents_chosen(b)) > 1
        if not several or any(b.assigned_forts) or not ready_fortresses(b):
            return []
        return [b.attacker]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        foes = opponents_chosen(b)
        n = ready_fortresses(b)
        return Allot("civilization", by_civilization(b, foes), [n] * len(foes), n, n)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [place_of(b), Fact("count", "number", ready_fortresses(b))]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for side, n in zip(opponents_chosen(b), value, strict=True):
            b.assigned_forts = changed(b.assigned_forts, side, n)


class DivideArrivals(Ask[Board, tuple[int, ...]]):
    """Where survivors that have not moved may still do so: how many of the units assigned to each
    opponent have moved.
    """

    name = "divide_arrivals"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.11 lc:12.14 lc:11.4

    def who(self, b: Board) -> list[int]:
        if b.attacker != b.active or any(b.assigned_new) or not b.box.mixes_moves:
            return []
        if len(opponents_chosen(b)) < 2:
            return []
        return [b.attacker] if 0 < ready_arrivals(b, b.field) < ready_units(b) else []

    def choices(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        foes = opponents_chosen(b)
        new = ready_arrivals(b, b.field)
        most = [min(new, b.assigned[side]) for side in foes]
        return Allot("civilization", by_civilization(b, foes), most, new, new)

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [place_of(b), Fact("count", "number", ready_arrivals(b, b.field))]

    def answer(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        for side, n in zip(opponents_chosen(b), value, strict=True):
            b.assigned_new = changed(b.assigned_new, side, n)


class Engage(Do[Board]):
    """What needs no dividing: against a single opponent the attacker fights with all legions, or
    triremes, and with their fortresses in the province.
    """  # mn:7.4.13 lc:12.5 lc:12.6

    def do(self, b: Board) -> None:
        foes = possible_foes(b, b.field, b.attacker)
        if not any(b.assigned) and len(foes) == 1:
            b.assigned = changed(b.assigned, foes[0], ready_units(b))
        chosen = opponents_chosen(b)
        if len(chosen) == 1 and not any(b.assigned_forts):
            b.assigned_forts = changed(b.assigned_forts, chosen[0], ready_fortresses(b))
        if b.attacker == b.active and chosen:
            b.idle = b.spent[b.field]
            new = 0 if any(b.assigned_new) else ready_arrivals(b, b.field)
            for side in chosen if new else ():
                n = min(new, b.assigned[side])
                b.assigned_new = changed(b.assigned_new, side, n)
                new -= n


def battles_left(b: Board) -> bool:
    """Whether the attacker still has an opponent to fight in this place."""
    return any(b.assigned)


class ChooseFoe(Ask[Board, int]):
    """The attacker fights their opponents one by one, in any order."""

    name = "choose_foe"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.11 lc:12.14

    def who(self, b: Board) -> list[int]:
        if b.foe >= 0 or len(opponents_chosen(b)) < 2:
            return []
        return [b.attacker]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("civilization", by_civilization(b, opponents_chosen(b)))

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [place_of(b)]

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.foe = b.civ.index(value)


class MeetFoe(Do[Board]):
    """There is no choice when one opponent is left."""

    def do(self, b: Board) -> None:
        if b.foe < 0:
            b.foe = opponents_chosen(b)[0]


class RollDice(Ask[B, tuple[int, ...]]):
    """Both sides roll at once: one die per legion or trireme, however many. Each fortress adds 6
    (`fortress_value`), and some cards add to the dice, too. For every full 5 points the other side
    loses a unit. FATE rolls, for neutral units too, and everybody sees the dice.
    """  # mn:3.4.5 lc:12.8 lc:12.17 lc:19.7

    name = "roll_dice"

    def __init__(self, clause: str) -> None:
        self.clause = clause  # mn:7.4.6 mn:2.10 lc:12.7 lc:2.6

    def who(self, b: B) -> list[int]:
        return [FATE] if b.owed[ATTACKER] < 0 else []

    def choices(self, b: B, seat: int) -> Space[tuple[int, ...]]:
        return Dice(b.box.faces, b.assigned[b.foe] + units_at(b, b.field, b.foe))

    def facts(self, b: B, seat: int) -> list[Fact]:
        return [place_of(b), *sides_of(b)]

    def answer(self, b: B, seat: int, value: tuple[int, ...]) -> None:
        per_loss, foe = b.box.points_per_loss, b.foe
        attackers = b.assigned[foe]
        defenders = len(value) - attackers
        own_fortresses = b.assigned_forts[foe]
        their_fortresses = defending_fortresses(b)
        own_dice, their_dice = value[:attackers], value[attackers:]
        attack = self.total(b, b.attacker, own_dice, own_fortresses)
        defence = self.total(b, foe, their_dice, their_fortresses)
        if b.log is not None:
            own_roll = self.roll(b, b.attacker, own_dice, own_fortresses)
            their_roll = self.roll(b, foe, their_dice, their_fortresses)
            b.tell(ROLLED, b.attacker, b.field, b.civ[foe], own_roll, their_roll)
        # One unit per full 5 points of the opponent's total, up to all there are. mn:7.4.9 lc:12.9
        b.owed = (
            min(attackers + own_fortresses, defence // per_loss),
            min(defenders + their_fortresses, attack // per_loss),
        )
        for party in (ATTACKER, DEFENDER):
            self.settle_plain_losses(b, party)

    def settle_plain_losses(self, b: B, party: int) -> None:
        """Neutral units, and those of a player who has nothing to choose, are lost in order."""
        units = units_to_lose(b, party)
        owed = b.owed[party]
        no_choice = not owed or owed == len(units) or units[0] == units[-1]
        neutral = side_of(b, party) >= b.box.players
        if no_choice or neutral or each_can_do_more(b, party, units):
            # Neutral legions go before the fortress. mn:3.4.5 lc:3.9
            b.casualties = changed(b.casualties, party, tuple(units[:owed]))

    def total(self, b: B, side: Side, dice: tuple[int, ...], fortresses: int) -> int:
        """What a side rolled, with what fortresses and cards add to it."""
        found = sum(dice) + fortresses * b.box.fortress_value
        for _, n in self.modifiers(b, side, len(dice)):
            found += n
        return found

    def roll(self, b: B, side: Side, dice: tuple[int, ...], fortresses: int) -> Roll:
        """The dice of a side, and each modifier with its source, as announced."""
        added = self.modifiers(b, side, len(dice))
        if fortresses:
            added.insert(0, ("fortress", fortresses * b.box.fortress_value))
        return Roll(dice, tuple(added), self.total(b, side, dice, fortresses))

    def battle(self, b: B) -> Battle:
        """What both sides bring."""
        attackers, defenders = b.assigned[b.foe], units_at(b, b.field, b.foe)
        return Battle(
            ("area", b.field),
            self.strength(b, b.attacker, attackers, b.assigned_forts[b.foe]),
            self.strength(b, b.foe, defenders, defending_fortresses(b)),
        )

    def strength(self, b: B, side: Side, dice: int, fortresses: int) -> Strength:
        """Fortresses and cards add to the dice; fortresses can be lost like units."""
        added = sum([n for _, n in self.modifiers(b, side, dice)])
        bonus = fortresses * b.box.fortress_value + added
        return Strength(("civilization", b.civ[side]), dice, bonus, dice + fortresses)

    def modifiers(self, b: B, side: Side, dice: int) -> list[tuple[str, int]]:
        """What heroes add to each die of a side, in 2003 Hannibal 1 on land and Pericles 1 at sea;
        a fortress rolls no die and gets nothing.
        """
        # mn:7.4.7 mn:7.4.8 mn:9.1.2 mn:9.1.4 lc:18.1 lc:18.6
        hero, each = b.box.sea_bonus if b.is_sea(b.field) else b.box.land_bonus
        applies = dice > 0 and hero >= 0 and b.owner[hero] == side
        return [(CARDS[hero], each * dice)] if applies else []


def engagement(battle: Phase, division: str, arrivals: str) -> Phase:
    """All battles of the attacker in one place; `division` and `arrivals` are the clauses by which
    they divide their units among several opponents.
    """
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
    """The battles in this place are over."""

    def do(self, b: Board) -> None:
        b.field = NONE
        b.attacker = NONE
