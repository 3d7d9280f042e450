"""4.3 Conquest: pillage, occupy, take over."""

from functools import cache
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from pelagos.engine.contract import Fact
from pelagos.engine.seats import FATE, only
from pelagos.engine.spaces import NOTHING, Menu, OneOf, SomeOf, Space, pair
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.engine.verbs import LATER, Actions, Verb, VerbMenu, Verbs, by_id
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
from pelagos.games.mare_nostrum.shared.tables import ids_in

V = TypeVar("V")


def provinces_at_war(b: Board) -> Mask:
    """The provinces At War: with Units of two or more players."""
    one_player, several_players = 0, 0
    for provinces in b.presence:
        several_players |= one_player & provinces
        one_player |= provinces
    return several_players


class FindConquests(Do[Board]):
    """After the battles: where Units of several players are left it is war, now and later, and all
    occupations end. The Active Player is Conqueror of every province that an opponent controls
    and in which nobody else has Units, on this and each later turn."""

    # mne:4.3.a mne:4.3.c mne:4.3.d mne:4.2.1.a mne:4.2.1.b mne:R.16 mne:R.44

    clause = "mne:4.3.a"

    def do(self, b: Board) -> None:
        player = b.player
        for province in ids_in(provinces_at_war(b)):
            b.stand_down(province)
        free_pillagers(b, player)
        controlled_by_others = 0
        for s, provinces in enumerate(b.domain):
            if s != player:
                controlled_by_others |= provinces
        b.conquests = b.presence[player] & controlled_by_others & ~b.enemies(player)
        b.finished = False


def free_pillagers(b: Board, seat: int) -> None:
    """Legions that mark the pillages of earlier turns are free again. On an icon without a Building
    only Circe's Legion stays, at work on a caravan icon.
    """  # mne:R.41
    if seat not in b.stand:
        return
    at_work = b.box.sort_mask[CARAVAN] if b.has(seat, CIRCE) else 0
    for icon, on_it in enumerate(b.stand):
        if on_it == seat and not (b.built | at_work) >> icon & 1:
            b.stand_on(icon, NONE)


CHOICE_OPEN: Final = 2
"""In `spoils_due`: the Conqueror may choose between coin and legendary good."""
DRAW_DUE: Final = 1
"""In `spoils_due`: the legendary good is theirs and has to be drawn."""


class Spoils(Ask[Board, int]):
    """A pillaged Legendary City yields a coin or a legendary good, at the Conqueror's choice."""

    name = "war_spoils"
    clause = "mne:4.3.1.a"

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.spoils_due == CHOICE_OPEN else []

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("yield", [YIELD_COIN, YIELD_LEGENDARY])

    def answer(self, b: Board, seat: int, value: int) -> None:
        if value == YIELD_COIN:
            b.spoils_due = NONE
            win_spoils(b, seat, COIN, 1)
        else:
            b.spoils_due = DRAW_DUE


class DrawSpoils(Ask[Board, int]):
    """FATE draws the legendary good of a pillaged Legendary City."""

    name = "war_draw_spoils"
    clause = "mne:4.3.1.a"

    def who(self, b: Board) -> list[int]:
        return [FATE] if b.spoils_due == DRAW_DUE else []

    def facts(self, b: Board, seat: int) -> list[Fact]:
        return [Fact("player", "seat", b.player)]

    def choices(self, b: Board, seat: int) -> Space[int]:
        return OneOf("resource", legendary_options(b))

    def seen_by(self, b: Board, seat: int) -> int:
        return only(b.player)

    def answer(self, b: Board, seat: int, value: int) -> None:
        b.spoils_due = NONE
        if not b.pile:
            b.tell(RESHUFFLED, b.player)
        b.draw_legendary(b.player, value)
        b.tell(LEGENDARY_DRAWN, b.player)
        b.tell_only(only(b.player), LEGENDARY_SEEN, b.player, value)


SPOILS_OF_WAR: Final = Phase("spoils", [Spoils(), DrawSpoils()])


def win_spoils(b: Board, seat: int, resource: Resource, number: int) -> None:
    """What a pillage brings at once, as far as the reserve goes."""
    got = b.gain(seat, resource, number)  # It is behind the screen, for the next round. mne:4.3.1.d
    if got:
        b.tell(SPOILS, seat, resource, got)


def pillage(b: Board, seat: int, icon: Icon) -> None:
    """A Building goes to the reserve, a Legion marks its icon, the spoils come at once: a coin for
    a city or capital, its good for a caravan, a coin or a legendary good for a Legendary City.
    """  # mne:4.3.1.a
    sort = b.box.icon_sort[icon]
    b.raze_building(icon)  # The icon can be built on again. mne:4.3.1.b
    b.stand_on(icon, seat)  # mne:R.41
    b.tell(PILLAGED, seat, icon, b.box.icon_province[icon])
    if sort in (MARKET, TEMPLE):
        return
    hamilcar = b.has(seat, HAMILCAR)
    number = 2 if hamilcar else 1  # Hamilcar doubles them. mne:10.hamilcar mne:4.3.1.c mne:G.6
    if sort == CARAVAN:
        win_spoils(b, seat, b.box.icon_good[icon], number)
    elif sort != LEGENDARY_CITY:
        win_spoils(b, seat, COIN, number)
    elif hamilcar:  # Both, the coin and the legendary good. mne:4.3.1.c
        win_spoils(b, seat, COIN, 1)
        b.spoils_due = DRAW_DUE if b.draw_pile() else NONE
    elif b.draw_pile():
        b.spoils_due = CHOICE_OPEN if b.reserve[COIN] else DRAW_DUE
    else:
        win_spoils(b, seat, COIN, 1)


def may_seize_at_once(b: Board, seat: int, province: Province) -> bool:
    """Whether the Queen of Sheba can convert a marker at once: once per round, and with a marker in
    stock unless the province is neither adjacent nor connected to one of the player's.
    """  # mne:10.queen_of_sheba mne:4.3.3.f mne:R.32 mne:R.10
    if not b.has(seat, QUEEN_OF_SHEBA) or b.used[seat] >> QUEEN_OF_SHEBA & 1:
        return False
    return b.stock[seat * PIECES + MARKER] > 0 or not b.linked(province, seat)


def end_occupations(b: Board, province: Province, seat: int, needed: int) -> None:
    """A new choice, which needs `needed` Legions, ends the earlier one. Circe's Legions stay at
    work if the others are enough; otherwise all may be placed again.
    """  # mne:R.26 mne:R.30
    empty_icons = b.box.icon_mask[province] & ~b.built
    at_work = [icon for icon in ids_in(empty_icons) if b.stand[icon] == seat]
    if b.legions_in(province, seat) < needed + len(at_work):
        at_work.clear()
    b.stand_on_marker(province, NONE)
    for icon in b.box.icons_at[province]:
        if b.stand[icon] >= 0 and icon not in at_work:
            b.stand_on(icon, NONE)


def buildings(b: Board, province: Province) -> list[int]:
    """The icons of a province on which a Building stands."""
    return [i for i in b.box.icons_at[province] if b.is_built(i)]


def is_capital_province(b: Board, province: Province) -> bool:
    """Whether a province is that of Rome, Carthage, Athens, Alexandria or Babylon, whose control is
    printed and can never be converted.
    """  # mne:4.3.3.d mne:4.3.5.a
    return bool(b.box.capital_provinces >> province & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class ConquestVerb(Verb[Board, V], Generic[V]):
    """What the Conqueror may do in one province."""

    def __init__(self, province: Province) -> None:
        self.province = province


class Leave(ConquestVerb[tuple[()]]):
    """The Conqueror does nothing: everything stays as it is."""  # mne:4.3.b

    id = LEAVE
    clause = "mne:4.3.b"

    def now(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def offer(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        """Nothing happens."""


class Pillage(ConquestVerb[int]):
    """One Building is removed, and its spoils come at once."""  # mne:4.3.1.a

    id = PILLAGE
    clause = "mne:4.3.1.a"

    def now(self, b: Board, seat: int) -> Space[int] | None:
        icons = buildings(b, self.province)
        return OneOf("icon", icons) if icons else None

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("icon", buildings(b, self.province))

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        end_occupations(b, self.province, seat, 1)
        pillage(b, seat, value)
        if b.spoils_due >= 0:
            b.call(SPOILS_OF_WAR)


class Occupy(ConquestVerb[tuple[int, ...]]):
    """A Legion goes on each Building chosen: the occupant controls those, the controller of the
    province all others.
    """  # mne:4.3.2.a

    id = OCCUPY
    clause = "mne:4.3.2.a"

    def possible(self, b: Board, seat: int) -> bool:
        return bool(buildings(b, self.province))

    def offer(self, b: Board, seat: int) -> Space[tuple[int, ...]]:
        icons = buildings(b, self.province)
        legions = b.legions_in(self.province, seat)
        return SomeOf("icon", icons, 1, min(legions, len(icons)))

    def carry_out(self, b: Board, seat: int, value: tuple[int, ...]) -> None:
        end_occupations(b, self.province, seat, len(value))
        for icon in value:
            b.stand_on(icon, seat)
        b.tell(OCCUPIED, seat, value, self.province)


class Seize(ConquestVerb[tuple[()]]):
    """A Legion occupies the enemy control marker, to convert it on a later turn; nothing changes
    yet.
    """  # mne:4.3.3.a

    id = SEIZE
    clause = "mne:4.3.3.a"

    def now(self, b: Board, seat: int) -> Space[tuple[()]] | None:
        return None if is_capital_province(b, self.province) else NOTHING

    def offer(self, b: Board, seat: int) -> Space[tuple[()]]:
        return NOTHING

    def in_sight(self, b: Board, seat: int) -> list[tuple[()]]:
        return [()]

    def carry_out(self, b: Board, seat: int, value: tuple[()]) -> None:
        end_occupations(b, self.province, seat, 1)
        b.stand_on_marker(self.province, seat)
        b.tell(SEIZED, seat, self.province)

    def why_not(self, b: Board, seat: int, value: object) -> str:
        return "mne:4.3.3.d" if is_capital_province(b, self.province) else self.clause


class SeizeAtOnce(ConquestVerb[tuple[()]]):
    """The Queen of Sheba: the marker is converted at once, at the cost of a Legion."""

    # mne:10.queen_of_sheba

    id = SEIZE_AT_ONCE
    clause = "mne:10.queen_of_sheba"

    def possible(self, b: Board, seat: int) -> bool:
        if is_capital_province(b, self.province):
            return False
        return may_seize_at_once(b, seat, self.province)

    def offer(self, b: Board, seat: int) -> Space[tuple[()]]:
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


@cache
def verbs_in(province: Province) -> Verbs:
    """Everything a Conqueror could do there."""
    verbs: list[Verb[Board, Any]] = [
        Leave(province),
        Pillage(province),
        Occupy(province),
        Seize(province),
        SeizeAtOnce(province),
    ]
    return by_id(verbs)


class ConquestMenu(Menu[tuple[int, object]]):
    """A conquered province, then what to do there."""

    def __init__(self, b: Board, seat: int, ids: list[int]) -> None:
        super().__init__("province", ids, [])
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space[tuple[int, object]]:
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
        return [Fact("provinces", "province*", tuple(ids_in(b.conquests)))]

    def in_sight(self, b: Board, seat: int) -> list[tuple[int, tuple[int, object]]]:
        return [
            (province, (verb.id, value))
            for province in ids_in(b.conquests)
            for verb in verbs_in(province).values()
            for value in verb.in_sight(b, seat)
        ]

    def choices(self, b: Board, seat: int) -> Space[tuple[int, tuple[int, object]]]:
        return ConquestMenu(b, seat, list(ids_in(b.conquests)))

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, object]]) -> None:
        province, (chosen, what) = value
        b.conquests &= ~(1 << province)
        levels, since = b.track[: b.box.players], b.trade_since
        verbs_in(province)[chosen].carry_out(b, seat, what)
        # A player back on the same level still reached it when they first did. mne:1.2.d
        b.trade_since = tuple(
            [since[s] if b.track[s] == n else b.trade_since[s] for s, n in enumerate(levels)]
        )

    def why_not(self, b: Board, seat: int, value: object) -> str:
        province, how = pair(value)
        chosen, what = pair(how)
        if not isinstance(province, int) or not isinstance(how, tuple):
            return self.clause
        if province not in ids_in(b.conquests):
            return "mne:4.3.a"
        verb = verbs_in(province).get(chosen) if isinstance(chosen, int) else None
        return self.clause if verb is None else verb.why_not(b, seat, what)


def caravan_places(b: Board, seat: int) -> list[int]:
    """Empty caravan icons where a Legion without a post can be placed."""  # mne:10.circe mne:R.26
    found: list[int] = []
    empty = b.box.sort_mask[CARAVAN] & ~b.built
    for province in ids_in(b.presence[seat] & ~b.enemies(seat)):
        here = b.box.icon_mask[province] & empty
        if here and b.legions_in(province, seat) > b.posts(province, seat):
            found += [icon for icon in ids_in(here) if b.stand[icon] < 0]
    return found


class PlaceLegion(Verb[Board, int]):
    """A Legion without a post onto an empty caravan icon."""  # mne:10.circe

    id = PLACE
    clause = "mne:10.circe"

    def now(self, b: Board, seat: int) -> Space[Any]:
        return LATER

    def offer(self, b: Board, seat: int) -> Space[int]:
        return OneOf("icon", caravan_places(b, seat))

    def in_sight(self, b: Board, seat: int) -> list[int]:
        """Every caravan icon in a province with a Legion of the player's."""
        caravans = b.box.sort_mask[CARAVAN]
        return [i for p in ids_in(b.presence[seat]) for i in ids_in(b.box.icon_mask[p] & caravans)]

    def carry_out(self, b: Board, seat: int, value: int) -> None:
        b.stand_on(value, seat)
        b.tell(PLACED, seat, value, b.box.icon_province[value])


class PlaceLegions(Actions[Board]):
    """Circe: at the end of the turn Legions without a post may go onto empty caravan icons, where
    they work as caravans.
    """

    name = "war_circe"
    clause = "mne:10.circe"

    def __init__(self) -> None:
        super().__init__([PlaceLegion(), Done()])

    def who(self, b: Board) -> list[int]:
        if b.owner[CIRCE] < 0 or b.finished or not b.has(b.player, CIRCE):
            return []
        return [b.player] if caravan_places(b, b.player) else []
