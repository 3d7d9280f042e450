"""Battles on land and at sea: assaults, losses, retreats."""

from typing import Final

from pelagos.engine import contract
from pelagos.engine.contract import Fact, Roll, Strength
from pelagos.engine.seats import FATE
from pelagos.engine.spaces import NOTHING, Dice, Ints, Menu, OneOf, Space, pair
from pelagos.engine.steps import Ask, Phase, While
from pelagos.games.cyclades.board import (
    ATTACKER_MAY_RETREAT,
    DEFENDER_MAY_RETREAT,
    NO_BATTLE,
    PEACE,
    ROLL,
    Battle,
    Board,
)
from pelagos.games.cyclades.conquest import remove_figure, take_island
from pelagos.games.cyclades.events import (
    ALL_LOST,
    ASSAULT,
    BATTLE,
    BATTLE_WON,
    RETREATED,
    UNIT_LOST,
)
from pelagos.games.cyclades.ids import (
    FORTRESS,
    MEDUSA,
    MINOTAUR,
    PORT,
    RETREAT,
    STAY,
    SYLPH,
    Island,
    Region,
    Sea,
)

MINOTAUR_BONUS: Final = 2


def fight(b: Board, seat: int, region: Region, count: int) -> None:
    """`count` units of `seat`, already taken from where they stood, attack."""  # cy:13.1 cy:12.4
    b.tell(BATTLE, seat, region, b.holder[region])
    b.battle = Battle(region, seat, count, ROLL)
    b.call(FIGHT)


def is_defended(b: Board, island: Island) -> bool:
    """Whether an enemy island must be fought for."""  # cy:12.10 cy:18.21
    return b.units[island] > 0 or minotaur_fights(b, island)


def minotaur_fights(b: Board, region: Region) -> bool:
    """Whether the Minotaur stands there and, by the option, fights as a unit of the owner."""
    # cy:18.21
    return b.box.minotaur_fights and b.figure_island(MINOTAUR) == region and b.holder[region] >= 0


def defence_bonus(b: Board, region: Region) -> int:
    """What the defender adds to the die and units: on an island 1 per fortress and metropolis
    there, at sea 1 per port and metropolis on their adjacent islands. It stays the same throughout
    the battle.
    """  # cy:13.8
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


def defence_modifiers(b: Board, region: Region) -> tuple[tuple[str, int], ...]:
    """The defender's units and each bonus with its source."""  # cy:13.5 cy:13.6 cy:13.7 cy:18.21
    on_land = region < b.box.islands
    islands = [region] if on_land else b.box.coasts[region]
    own = [i for i in islands if b.holder[i] == b.holder[region]]
    building = FORTRESS if on_land else PORT
    found = [
        ("army" if on_land else "fleet", b.units[region]),
        (b.box.slug("building", building),
         sum([1 for i in own for s in b.box.slots_of[i] if b.tiles[s] == building])),
        ("metropolis", sum([b.metropolis[i] for i in own])),
        ("minotaur", MINOTAUR_BONUS if on_land and b.figure_island(MINOTAUR) == region else 0),
    ]  # fmt: skip
    return tuple([(source, n) for source, n in found if n])


def retreats(b: Board, seat: int, region: Region) -> list[int]:
    """Where a side may retreat. Armies, even those that came by Pegasus, go over a chain of their
    fleets to another of their islands; fleets go to an adjacent sea space that is empty or holds
    their fleets.
    """  # cy:13.11 cy:13.12 cy:13.14 cy:13.15
    holder = b.holder
    if region < b.box.islands:
        linked = linked_islands(b.islands_by_chain(seat), region)
        return [i for i in b.box.all_islands if linked >> i & 1 and holder[i] == seat]
    return [s for s in b.open_neighbours(region) if holder[s] == -1 or holder[s] == seat]


def linked_islands(chains: list[int], island: Island) -> int:
    """The islands that chains of fleets connect to `island`, one bit each."""  # cy:12.7 cy:12.8
    found = 0
    for islands in chains:
        if islands >> island & 1:
            found |= islands
    return found & ~(1 << island)


def defender_retreats(b: Board) -> list[int]:
    """Where the defender may retreat: nowhere with the Minotaur alone, nor from Medusa's island."""
    # cy:18.21 cy:18.23
    region = b.battle.region
    if not b.units[region]:
        return []
    if b.box.medusa_holds and b.figure_island(MEDUSA) == region:
        return []
    return retreats(b, b.holder[region], region)


class RollDice(Ask[Board, Ints]):
    """FATE rolls one die for the attacker and one for the defender; its faces are in
    data/gods.toml.
    """  # cy:13.2 cy:1.3

    name = "roll_dice"
    clause = "cy:13.2"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.battle.next == ROLL else []

    def choices(self, b: Board, seat: int) -> Space[Ints]:
        return Dice(b.box.faces, 2)

    def answer(self, b: Board, seat: int, value: Ints) -> None:
        region, attacker, count, _ = b.battle
        attack_die, defence_die = value
        defender = b.holder[region]
        attack = count + attack_die
        defence = b.units[region] + defence_die + defence_bonus(b, region)
        if b.log is not None:
            unit = "army" if region < b.box.islands else "fleet"
            attack_roll = Roll((attack_die,), ((unit, count),), attack)
            defence_roll = Roll((defence_die,), defence_modifiers(b, region), defence)
            b.tell(ASSAULT, attacker, region, defender, attack_roll, defence_roll)
        if attack >= defence:  # cy:13.3: on equal totals both lose one
            defender_loses(b, region)
        if attack <= defence:
            count -= 1
            b.reserve(region, attacker, 1)
            b.tell(UNIT_LOST, attacker, region)
        b.battle = Battle(region, attacker, count, ROLL)
        if not count or not is_defended(b, region):
            end_battle(b, attacker, defender)
        elif defender_retreats(b):  # cy:13.4: first the defender
            b.battle = Battle(region, attacker, count, DEFENDER_MAY_RETREAT)
        elif retreats(b, attacker, region):
            b.battle = Battle(region, attacker, count, ATTACKER_MAY_RETREAT)


def battle_ahead(b: Board) -> contract.Battle | None:
    """The strength of both sides in the roll that comes next."""  # cy:13.2 cy:13.8
    region, attacker, count, then = b.battle
    if then != ROLL:
        return None
    bonus = sum([n for _, n in defence_modifiers(b, region)])
    # a Minotaur who fights is a unit that counts for two: cy:18.21
    units = b.units[region] + (1 if minotaur_fights(b, region) else 0)
    return contract.Battle(
        ("region", region),
        Strength(("seat", attacker), 1, count, count),
        Strength(("seat", b.holder[region]), 1, bonus, units),
    )


def defender_loses(b: Board, region: Region) -> None:
    """The defender loses one unit, for good: it returns to the reserve."""
    b.tell(UNIT_LOST, b.holder[region], region)
    if b.units[region]:
        b.lose_units(region, 1)
    else:
        remove_figure(b, MINOTAUR)  # cy:18.21: the last casualty


def end_battle(b: Board, attacker: int, defender: int) -> None:
    """A side has nobody left: a victorious attacker takes the place. If both are wiped out an
    island stays the defender's, with all that stands on it, and a sea space is empty.
    """  # cy:13.9 cy:13.10 cy:13.16
    region, _, count, _ = b.battle
    b.battle = NO_BATTLE
    if count:
        b.tell(BATTLE_WON, attacker, region)
        occupy(b, attacker, region, count)
    elif is_defended(b, region):
        b.tell(BATTLE_WON, defender, region)
    else:
        b.tell(ALL_LOST, defender, region)


def occupy(b: Board, seat: int, region: Region, count: int) -> None:
    """The attacker's units take the place they fought for."""
    if region < b.box.islands:
        take_island(b, seat, region, count)
    else:
        b.holder[region] = seat
        b.units[region] = count
        note_fought(b, region, count)


def note_fought(b: Board, sea: Sea, count: int) -> None:
    """Fleets that fought take no further steps with the Sylph."""  # cy:18.7
    if b.power() == SYLPH:
        before = sum([n for s, n in b.fought if s == sea])
        others = [(s, n) for s, n in b.fought if s != sea]
        b.fought = (*others, (sea, before + count))


class Retreat(Menu[int | tuple[()]]):
    """Stay, or retreat to one place."""

    def __init__(self, places: list[int]) -> None:
        super().__init__("verb", [STAY, RETREAT], [NOTHING, OneOf("region", places)])


def retreat_refusal(b: Board, value: object) -> str:
    """The clause that forbids a retreat."""
    if b.battle.region < b.box.islands:
        return "cy:13.11"
    _, to = pair(value)
    return "cy:13.14" if to in b.closed_seas() else "cy:13.12"


def battle_facts(b: Board, seat: int) -> list[Fact]:
    """Where, against whom, and how strong both sides are before the dice."""  # cy:13.2
    region, attacker, count, _ = b.battle
    attacked = seat != attacker
    defence = b.units[region] + defence_bonus(b, region)
    return [
        Fact("region", "region", region),
        Fact("foe", "seat", attacker if attacked else b.holder[region]),
        Fact("own", "number", defence if attacked else count),
        Fact("theirs", "number", count if attacked else defence),
    ]


class DefenderRetreat(Ask[Board, tuple[int, int | tuple[()]]]):
    """After each assault the defender may retreat with everything there; the attacker then takes
    the place.
    """

    # cy:13.4 cy:13.13 cy:22.1 cy:22.2

    name = "defender_retreat"
    clause = "cy:13.4"

    def who(self, b: Board) -> list[int]:
        return [b.holder[b.battle.region]] if b.battle.next == DEFENDER_MAY_RETREAT else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return battle_facts(b, seat)

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int | tuple[()]]]:
        return Retreat(defender_retreats(b))

    def answer(self, b: Board, seat: int, value: tuple[int, int | tuple[()]]) -> None:
        region, attacker, count, _ = b.battle
        _, refuge = value
        if isinstance(refuge, int):
            fleeing = b.units[region]
            b.take_units(region, fleeing)
            b.place_units(refuge, seat, fleeing)
            b.tell(RETREATED, seat, fleeing, region, refuge)
            b.battle = NO_BATTLE
            occupy(b, attacker, region, count)
        else:
            able = retreats(b, attacker, region)
            then = ATTACKER_MAY_RETREAT if able else ROLL
            b.battle = Battle(region, attacker, count, then)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return retreat_refusal(b, value)


class AttackerRetreat(Ask[Board, tuple[int, int | tuple[()]]]):
    """If the defender stays, the attacker may retreat."""  # cy:13.4 cy:13.13

    name = "attacker_retreat"
    clause = "cy:13.4"

    def who(self, b: Board) -> list[int]:
        return [b.battle.attacker] if b.battle.next == ATTACKER_MAY_RETREAT else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return battle_facts(b, seat)

    def choices(self, b: Board, seat: int) -> Space[tuple[int, int | tuple[()]]]:
        return Retreat(retreats(b, seat, b.battle.region))

    def answer(self, b: Board, seat: int, value: tuple[int, int | tuple[()]]) -> None:
        region, _, count, _ = b.battle
        _, refuge = value
        if isinstance(refuge, int):
            b.place_units(refuge, seat, count)
            b.tell(RETREATED, seat, count, region, refuge)
            b.battle = NO_BATTLE
            if region >= b.box.islands:
                note_fought(b, refuge, count)
        else:
            b.battle = Battle(region, seat, count, ROLL)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return retreat_refusal(b, value)


def goes_on(b: Board) -> bool:
    """Whether the battle goes on."""
    return b.battle.next != PEACE


ROUND_OF_BATTLE: Final = Phase("assault", [RollDice(), DefenderRetreat(), AttackerRetreat()])
FIGHT: Final = Phase("battle", [While(goes_on, ROUND_OF_BATTLE)])
