"""4.3 Conquest: pillage, occupy, take over."""

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import Fact
from pelagos.engine.seats import FATE, only
from pelagos.engine.spaces import NOTHING, Menu, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.engine.verbs import Actions, Verb, VerbMenu
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.collect import legendary_options
from pelagos.games.mare_nostrum.empires.events import (
    GIVEN_UP,
    LEGENDARY_DRAWN,
    LEGENDARY_SEEN,
    OCCUPIED,
    PILLAGED,
    PLACED,
    RESHUFFLED,
    SEIZED,
    SPOILS,
)
from pelagos.games.mare_nostrum.empires.ids import (
    CARAVAN,
    CIRCE,
    COIN,
    HAMILCAR,
    LEAVE,
    LEGENDARY_CITY,
    MARKER,
    MARKET,
    NONE,
    OCCUPY,
    PIECES,
    PILLAGE,
    PLACE,
    QUEEN_OF_SHEBA,
    SEIZE,
    SEIZE_AT_ONCE,
    TEMPLE,
    YIELD_COIN,
    YIELD_LEGENDARY,
    Icon,
    Mask,
    Province,
    Resource,
)
from pelagos.games.mare_nostrum.empires.passing import Done
from pelagos.games.mare_nostrum.empires.takeover import convert
from pelagos.games.mare_nostrum.shared.tables import bits

V = TypeVar("V")


def war_zones(b: Board) -> Mask:
    """The provinces At War."""
    once, twice = 0, 0
    for mask in b.presence:
        twice |= once & mask
        once |= mask
    return twice


class FindConquests(Do[Board]):
    """After the battles: occupations end where a war goes on; the Active Player is Conqueror of the
    enemy provinces where only own Units stand."""

    # mne:4.3.a mne:4.3.c mne:4.3.d mne:4.2.1.a mne:4.2.1.b mne:R.16 mne:R.44

    clause = "mne:4.3.a"

    def do(self, b: Board) -> None:
        player = b.player
        for province in bits(war_zones(b)):
            b.stand_down(province)
        lift_marks(b, player)
        others = 0
        for s, mask in enumerate(b.domain):
            if s != player:
                others |= mask
        b.conquests = b.presence[player] & others & ~b.enemies(player)
        b.finished = False


def lift_marks(b: Board, seat: int) -> None:
    """Legions that mark the pillages of earlier turns are free to do something else; at work on a
    caravan icon is only a Legion of Circe's."""  # mne:R.41
    if seat not in b.stand:
        return
    at_work = b.box.sort_mask[CARAVAN] if b.has(seat, CIRCE) else 0
    for icon, on_it in enumerate(b.stand):
        if on_it == seat and not (b.built | at_work) >> icon & 1:
            b.stand_on(icon, NONE)


class Spoils(Ask[Board, int]):
    """A pillaged Legendary City yields a coin or a legendary good, as the Conqueror likes."""

    name = "war_spoils"
    clause = "mne:4.3.1.a"

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.spoil == BOTH else []

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("yield", [YIELD_COIN, YIELD_LEGENDARY])

    def answer(self, b: Board, seat: int, value: int) -> None:
        if value == YIELD_COIN:
            b.spoil = NONE
            win_spoils(b, seat, COIN, 1)
        else:
            b.spoil = TO_DRAW


BOTH: Final = 2
TO_DRAW: Final = 1


class DrawSpoils(Ask[Board, int]):
    """FATE draws the legendary good of a pillaged Legendary City."""

    name = "war_draw_spoils"
    clause = "mne:4.3.1.a"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.spoil == TO_DRAW else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("player", "seat", b.player)]

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("resource", legendary_options(b))

    def seen_by(self, b: Board, seat: int) -> int:
        return only(b.player)

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.spoil = NONE
        if not b.pile:
            b.tell(RESHUFFLED, b.player)
        b.draw_legendary(b.player, value)
        b.tell(LEGENDARY_DRAWN, b.player)
        b.tell_only(only(b.player), LEGENDARY_SEEN, b.player, value)


SPOILS_OF_WAR: Final = Phase("spoils", [Spoils(), DrawSpoils()])


def win_spoils(b: Board, seat: int, resource: Resource, number: int) -> None:
    """What a pillage brings at once; it stays behind the screen for the next round."""
    got = b.gain(seat, resource, number)  # mne:4.3.1.d
    if got:
        b.tell(SPOILS, seat, resource, got)


def pillage(b: Board, seat: int, icon: Icon) -> None:
    """One Building goes, one Legion marks its icon, the spoils come at once. The icon can be built
    on again."""  # mne:4.3.1.a mne:4.3.1.c mne:10.hamilcar mne:G.6 mne:4.3.1.b
    sort = b.box.icon_sort[icon]
    b.raze_building(icon)
    b.stand_on(icon, seat)  # mne:R.41
    b.tell(PILLAGED, seat, icon, b.box.icon_province[icon])
    hamilcar = b.has(seat, HAMILCAR)
    if sort in (MARKET, TEMPLE):
        return
    if sort == CARAVAN:
        win_spoils(b, seat, b.box.icon_good[icon], 2 if hamilcar else 1)
    elif sort != LEGENDARY_CITY:
        win_spoils(b, seat, COIN, 2 if hamilcar else 1)
    elif hamilcar:
        win_spoils(b, seat, COIN, 1)
        b.spoil = TO_DRAW if b.draw_pile() else NONE
    elif b.draw_pile():
        b.spoil = BOTH if b.reserve[COIN] else TO_DRAW
    else:
        win_spoils(b, seat, COIN, 1)


def may_seize_at_once(b: Board, seat: int, province: Province) -> bool:
    """Once per round, with a marker in stock; without a link none is needed."""
    # mne:10.queen_of_sheba mne:4.3.3.f mne:R.32 mne:R.10
    if not b.has(seat, QUEEN_OF_SHEBA) or b.used[seat] >> QUEEN_OF_SHEBA & 1:
        return False
    return b.stock[seat * PIECES + MARKER] > 0 or not b.linked(province, seat)


def end_occupations(b: Board, province: Province, seat: int, needed: int) -> None:
    """A fresh choice, which needs `needed` Legions, ends what stood before it. Circe's Legions stay
    at work if there are enough (mne:R.26); else all are free to be placed again."""  # mne:R.30
    at_work = b.box.icon_mask[province] & ~b.built
    placed = [icon for icon in bits(at_work) if b.stand[icon] == seat]
    if b.legions[province * b.box.players + seat] < needed + len(placed):
        placed.clear()
    b.besiege(province, NONE)
    for icon in b.box.icons_at[province]:
        if b.stand[icon] >= 0 and icon not in placed:
            b.stand_on(icon, NONE)


def buildings(b: Board, province: Province) -> list[int]:
    """The icons of a province on which a Building stands."""
    return [i for i in b.box.icons_at[province] if b.built >> i & 1]


def is_capital_province(b: Board, province: Province) -> bool:
    """Whether its control is printed and cannot be had."""  # mne:4.3.3.d mne:4.3.5.a
    return bool(b.box.capital_provinces >> province & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class ConquestVerb(Verb[Board, V], Generic[V]):
    """What the Conqueror may do in one province."""

    def __init__(self, province: Province) -> None:
        self.province = province


class Leave(ConquestVerb[tuple[()]]):
    """Everything stays as it stands."""  # mne:4.3.b

    id = LEAVE
    clause = "mne:4.3.b"

    def possible(self, b: Board, seat: int) -> bool:
        return True

    def offer(self, b: Board, seat: int) -> Space:
        return NOTHING

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        """Nothing happens."""


class Pillage(ConquestVerb[int]):
    """One Building goes, and its spoils come at once."""  # mne:4.3.1.a

    id = PILLAGE
    clause = "mne:4.3.1.a"

    def possible(self, b: Board, seat: int) -> bool:
        return bool(buildings(b, self.province))

    def offer(self, b: Board, seat: int) -> Space:
        return OneOf("icon", buildings(b, self.province))

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        end_occupations(b, self.province, seat, 1)
        pillage(b, seat, value)
        if b.spoil >= 0:
            b.call(SPOILS_OF_WAR)


class Occupy(ConquestVerb[tuple[int, ...]]):
    """A Legion on each of some Buildings."""  # mne:4.3.2.a

    id = OCCUPY
    clause = "mne:4.3.2.a"

    def possible(self, b: Board, seat: int) -> bool:
        return bool(buildings(b, self.province))

    def offer(self, b: Board, seat: int) -> Space:
        icons = buildings(b, self.province)
        legions = b.legions[self.province * b.box.players + seat]
        return SomeOf("icon", icons, 1, min(legions, len(icons)))

    def carry_out(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        end_occupations(b, self.province, seat, len(value))
        for icon in value:
            b.stand_on(icon, seat)
        b.tell(OCCUPIED, seat, value, self.province)


class Seize(ConquestVerb[tuple[()]]):
    """A Legion on the control marker."""  # mne:4.3.3.a

    id = SEIZE
    clause = "mne:4.3.3.a"

    def possible(self, b: Board, seat: int) -> bool:
        return not is_capital_province(b, self.province)

    def offer(self, b: Board, seat: int) -> Space:
        return NOTHING

    def in_sight(self, b: Board, seat: int) -> list[tuple[()]]:
        return [()]

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        end_occupations(b, self.province, seat, 1)
        b.besiege(self.province, seat)
        b.tell(SEIZED, seat, self.province)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "mne:4.3.3.d" if is_capital_province(b, self.province) else self.clause


class SeizeAtOnce(ConquestVerb[tuple[()]]):
    """The Queen of Sheba: the marker is converted now, for a Legion."""  # mne:10.queen_of_sheba

    id = SEIZE_AT_ONCE
    clause = "mne:10.queen_of_sheba"

    def possible(self, b: Board, seat: int) -> bool:
        if is_capital_province(b, self.province):
            return False
        return may_seize_at_once(b, seat, self.province)

    def offer(self, b: Board, seat: int) -> Space:
        return NOTHING

    def in_sight(self, b: Board, seat: int) -> list[tuple[()]]:
        return [()] if b.has(seat, QUEEN_OF_SHEBA) else []

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        end_occupations(b, self.province, seat, 1)
        b.use(seat, QUEEN_OF_SHEBA)
        b.add_legions(self.province, seat, -1)
        b.tell(GIVEN_UP, seat, self.province)
        convert(b, self.province, seat)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if is_capital_province(b, self.province):
            return "mne:4.3.3.d"
        if not b.has(seat, QUEEN_OF_SHEBA):
            return self.clause
        return "mne:G.4" if b.used[seat] >> QUEEN_OF_SHEBA & 1 else "mne:4.3.3.e"


def verbs_in(province: Province) -> list[Verb[Board, Any]]:
    """What a Conqueror may think of doing there."""
    return [
        Leave(province),
        Pillage(province),
        Occupy(province),
        Seize(province),
        SeizeAtOnce(province),
    ]


class ConquestMenu(Menu):
    """A conquered province, then what to do there."""

    def __init__(self, b: Board, seat: int, ids: list[int]) -> None:
        super().__init__("province", ids, [])
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space:
        return VerbMenu(self.b, self.seat, verbs_in(id))


class Conquer(Ask[Board, tuple[int, tuple[int, object]]]):
    """In each conquered province one of: pillage a Building, occupy Buildings, occupy the control
    marker; or leave everything as it stands."""

    # mne:4.3.b mne:4.3.1.d mne:4.3.2.a mne:4.3.3.a mne:R.30 mne:R.46

    name = "war_conquest"
    clause = "mne:4.3.b"
    calls: ClassVar[list[Phase]] = [SPOILS_OF_WAR]

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.conquests else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("provinces", "province*", tuple(bits(b.conquests)))]

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, tuple[int, object]]]:
        return [
            (province, (verb.id, value))
            for province in bits(b.conquests)
            for verb in verbs_in(province)
            for value in verb.in_sight(b, seat)
        ]

    def choices(self, b: Board, seat: int) -> Space:
        return ConquestMenu(b, seat, list(bits(b.conquests)))

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, object]]) -> None:
        province, (chosen, what) = value
        b.conquests &= ~(1 << province)
        levels, since = b.track[: b.box.players], b.since
        for verb in verbs_in(province):
            if verb.id == chosen:
                verb.carry_out(b, seat, what)
        # Who is on the level of before reached it no later. mne:1.2.d
        b.since = tuple([since[s] if b.track[s] == n else b.since[s] for s, n in enumerate(levels)])

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[1], tuple):
            return self.clause
        province, how = value
        if province not in bits(b.conquests):
            return "mne:4.3.a"
        for verb in verbs_in(province):
            if len(how) == 2 and how[0] == verb.id:
                return verb.why_not(b, seat, how[1])
        return self.clause


def caravan_places(b: Board, seat: int) -> list[int]:
    """Empty caravan icons where a Legion without a post can be placed."""  # mne:10.circe mne:R.26
    found: list[int] = []
    empty = b.box.sort_mask[CARAVAN] & ~b.built
    for province in bits(b.presence[seat] & ~b.enemies(seat)):
        here = b.box.icon_mask[province] & empty
        if here and b.legions[province * b.box.players + seat] > b.posts(province, seat):
            found += [icon for icon in bits(here) if b.stand[icon] < 0]
    return found


class PlaceLegion(Verb[Board, int]):
    """A Legion without a post onto an empty caravan icon."""  # mne:10.circe

    id = PLACE
    clause = "mne:10.circe"

    def possible(self, b: Board, seat: int) -> bool:
        return True

    def offer(self, b: Board, seat: int) -> Space:
        return OneOf("icon", caravan_places(b, seat))

    def in_sight(self, b: Board, seat: int) -> list[int]:
        """Every caravan icon where an own Legion stands."""
        caravans = b.box.sort_mask[CARAVAN]
        return [i for p in bits(b.presence[seat]) for i in bits(b.box.icon_mask[p] & caravans)]

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        b.stand_on(value, seat)
        b.tell(PLACED, seat, value, b.box.icon_province[value])


class PlaceLegions(Actions[Board]):
    """Circe: Legions onto empty caravan icons, at the end of the turn."""

    name = "war_circe"
    clause = "mne:10.circe"

    def __init__(self) -> None:
        super().__init__([PlaceLegion(), Done()])

    def who(self, b: Board) -> list[int]:
        if b.owner[CIRCE] < 0 or b.finished or not b.has(b.player, CIRCE):
            return []
        return [b.player] if caravan_places(b, b.player) else []
