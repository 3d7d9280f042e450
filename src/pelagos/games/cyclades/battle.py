"""Battles on land and at sea: assaults, losses, retreats."""

from typing import Final

from pelagos.engine.seats import FATE
from pelagos.engine.spaces import NOTHING, Dice, Menu, OneOf, Space
from pelagos.engine.steps import Ask, Phase, While
from pelagos.games.cyclades.board import Board
from pelagos.games.cyclades.conquest import remove_figure, take_island
from pelagos.games.cyclades.events import (
    ALL_LOST,
    ASSAULT,
    BATTLE,
    BATTLE_WON,
    RETREATED,
    UNIT_LOST,
)
from pelagos.games.cyclades.ids import FORTRESS, MEDUSA, MINOTAUR, PORT, RETREAT, STAY, SYLPH

# b.battle is (region, attacker, attacking units, what comes next); the defender holds the region.
ROLL: Final = 0
DEFENDER: Final = 1
ATTACKER: Final = 2

MINOTAUR_BONUS: Final = 2


def fight(b: Board, seat: int, region: int, count: int) -> None:
    """`count` units of `seat`, already taken from where they stood, attack. cy:13.1 cy:12.4"""
    b.tell(BATTLE, seat, region, b.holder[region])
    b.battle = (region, seat, count, ROLL)
    b.call(FIGHT)


def is_defended(b: Board, island: int) -> bool:
    """Whether an enemy island must be fought for. cy:12.10 cy:18.21"""
    return b.units[island] > 0 or minotaur_fights(b, island)


def minotaur_fights(b: Board, region: int) -> bool:
    """Whether the Minotaur stands there as a unit of the owner, by the option. cy:18.21"""
    return b.box.minotaur_fights and b.figure_island(MINOTAUR) == region and b.holder[region] >= 0


def defence_bonus(b: Board, region: int) -> int:
    """What the defender adds to die and units, all through the battle. cy:13.8"""
    box = b.box
    if region < box.islands:
        bonus = b.metropolis[region]  # cy:13.7 cy:16.9
        for slot in box.slots_of[region]:
            if b.tiles[slot] == FORTRESS:  # cy:13.5 cy:11.4
                bonus += 1
        if b.figure_island(MINOTAUR) == region:
            bonus += MINOTAUR_BONUS
        return bonus
    owner = b.holder[region]
    bonus = 0
    for island in box.coasts[region]:  # cy:13.6 cy:1.7: every sea space the island touches
        if b.holder[island] == owner:
            bonus += b.metropolis[island]
            for slot in box.slots_of[island]:
                if b.tiles[slot] == PORT:
                    bonus += 1
    return bonus


def refuges(b: Board, seat: int, region: int) -> list[int]:
    """Where a side may retreat from a battle. cy:13.11 cy:13.12 cy:13.14 cy:13.15"""
    holder = b.holder
    if region < b.box.islands:
        linked = 0
        for coast in b.links(seat):
            if coast >> region & 1:
                linked |= coast
        return [
            i for i in b.box.all_islands if linked >> i & 1 and holder[i] == seat and i != region
        ]
    return [s for s in b.open_neighbours(region) if holder[s] == -1 or holder[s] == seat]


def defender_refuges(b: Board) -> list[int]:
    """None for the Minotaur alone, nor from Medusa's island. cy:18.21 cy:18.23"""
    region = b.battle[0]
    if not b.units[region]:
        return []
    if b.box.medusa_holds and b.figure_island(MEDUSA) == region:
        return []
    return refuges(b, b.holder[region], region)


class RollDice(Ask[Board, tuple[int, int]]):
    """Chance rolls one die for the attacker, one for the defender. cy:13.2 cy:1.3"""

    name = "roll_dice"
    clause = "cy:13.2"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.battle and b.battle[3] == ROLL else []

    def choices(self, b: Board, seat: int) -> Space:
        return Dice(b.box.faces, 2)

    def answer(self, b: Board, seat: int, value: tuple[int, int]) -> None:
        region, attacker, count, _ = b.battle
        defender = b.holder[region]
        attack = count + value[0]
        defence = b.units[region] + value[1] + defence_bonus(b, region)
        b.tell(ASSAULT, attacker, region, defender, attack, defence)
        if attack >= defence:  # cy:13.3: on equal totals both lose one
            defender_loses(b, region)
        if attack <= defence:
            count -= 1
            b.reserve(region, attacker, 1)
            b.tell(UNIT_LOST, attacker, region)
        b.battle = (region, attacker, count, ROLL)
        if not count or not is_defended(b, region):
            finish(b, attacker, defender)
        elif defender_refuges(b):  # cy:13.4: first the defender
            b.battle = (region, attacker, count, DEFENDER)
        elif refuges(b, attacker, region):
            b.battle = (region, attacker, count, ATTACKER)


def defender_loses(b: Board, region: int) -> None:
    b.tell(UNIT_LOST, b.holder[region], region)
    if b.units[region]:
        b.lose_units(region, 1)
    else:
        remove_figure(b, MINOTAUR)  # cy:18.21: the last casualty


def finish(b: Board, attacker: int, defender: int) -> None:
    """One side has nobody left. cy:13.9 cy:13.10 cy:13.16"""
    region, _, count, _ = b.battle
    b.battle = ()
    if count:
        b.tell(BATTLE_WON, attacker, region)
        occupy(b, attacker, region, count)
    elif is_defended(b, region):
        b.tell(BATTLE_WON, defender, region)
    else:
        b.tell(ALL_LOST, defender, region)  # an island stays his, a sea space is empty


def occupy(b: Board, seat: int, region: int, count: int) -> None:
    if region < b.box.islands:
        take_island(b, seat, region, count)
    else:
        b.holder[region] = seat
        b.units[region] = count
        note_fought(b, region, count)


def note_fought(b: Board, sea: int, count: int) -> None:
    """Fleets that fought take no further steps with the Sylph. cy:18.7"""
    if b.power() == SYLPH:
        before = sum([n for s, n in b.fought if s == sea])
        others = [pair for pair in b.fought if pair[0] != sea]
        b.fought = (*others, (sea, before + count))


class Retreat(Menu):
    """Stay, or retreat to one place."""

    def __init__(self, places: list[int]) -> None:
        super().__init__("verb", [STAY, RETREAT], [NOTHING, OneOf("region", places)])


def retreat_refusal(b: Board, value: object) -> str:
    """The clause that forbids a retreat."""
    if b.battle[0] < b.box.islands:
        return "cy:13.11"
    to = value[1] if isinstance(value, tuple) and len(value) == 2 else -1
    at_sea = type(to) is int and b.box.islands <= to < b.box.regions
    return "cy:13.14" if at_sea and to in b.closed_seas() else "cy:13.12"


class DefenderRetreat(Ask[Board, tuple[int, object]]):
    """The defender may retreat, with all he has there; the attacker then takes the place.

    cy:13.4 cy:13.13 cy:22.1 cy:22.2
    """

    name = "defender_retreat"
    clause = "cy:13.4"

    def who(self, b: Board) -> list[int]:
        return [b.holder[b.battle[0]]] if b.battle and b.battle[3] == DEFENDER else []

    def choices(self, b: Board, seat: int) -> Space:
        return Retreat(defender_refuges(b))

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        region, attacker, count, _ = b.battle
        refuge = value[1]
        if isinstance(refuge, int):
            fleeing = b.units[region]
            b.take_units(region, fleeing)
            b.place_units(refuge, seat, fleeing)
            b.tell(RETREATED, seat, fleeing, region, refuge)
            b.battle = ()
            occupy(b, attacker, region, count)
        else:
            able = refuges(b, attacker, region)
            b.battle = (region, attacker, count, ATTACKER if able else ROLL)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return retreat_refusal(b, value)


class AttackerRetreat(Ask[Board, tuple[int, object]]):
    """If the defender stays, the attacker may retreat. cy:13.4 cy:13.13"""

    name = "attacker_retreat"
    clause = "cy:13.4"

    def who(self, b: Board) -> list[int]:
        return [b.battle[1]] if b.battle and b.battle[3] == ATTACKER else []

    def choices(self, b: Board, seat: int) -> Space:
        return Retreat(refuges(b, seat, b.battle[0]))

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        region, _, count, _ = b.battle
        refuge = value[1]
        if isinstance(refuge, int):
            b.place_units(refuge, seat, count)
            b.tell(RETREATED, seat, count, region, refuge)
            b.battle = ()
            if region >= b.box.islands:
                note_fought(b, refuge, count)
        else:
            b.battle = (region, seat, count, ROLL)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return retreat_refusal(b, value)


def goes_on(b: Board) -> bool:
    return len(b.battle) > 0


ROUND_OF_BATTLE: Final = Phase("assault", [RollDice(), DefenderRetreat(), AttackerRetreat()])
FIGHT: Final = Phase("battle", [While(goes_on, ROUND_OF_BATTLE)])
