"""4.3 Conquest: pillage, occupy, take over."""

from typing import ClassVar, Final

from pelagos.engine.seats import FATE, only
from pelagos.engine.spaces import NOTHING, Menu, OneOf, SomeOf, Space
from pelagos.engine.steps import Ask, Do, Phase
from pelagos.games.mare_nostrum.common.tables import bits
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.events import (
    LEGENDARY_DRAWN,
    LEGENDARY_SEEN,
    OCCUPIED,
    PILLAGED,
    PLACED,
    RESHUFFLED,
    SEIZED,
    SPOILS,
)
from pelagos.games.mare_nostrum.empires.terms import (
    CARAVAN,
    CIRCE,
    COIN,
    DONE,
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
)
from pelagos.games.mare_nostrum.empires.war import convert


class FindConquests(Do[Board]):
    """After the battles: occupations end where a war goes on; the Active Player is Conqueror of
    the enemy provinces where only own Units stand."""

    # mne:4.3.a, mne:4.3.c, mne:4.3.d, mne:4.2.1.a, mne:4.2.1.b, mne:R.16, mne:R.44

    clause = "mne:4.3.a"

    def do(self, b: Board) -> None:
        player = b.player
        for province in bits(b.war_zones()):
            b.stand_down(province)
        lift_marks(b, player)
        others = 0
        for s, mask in enumerate(b.domain):
            if s != player:
                others |= mask
        b.conquests = b.presence[player] & others & ~b.enemies(player)
        b.finished = False


def lift_marks(b: Board, seat: int) -> None:
    """mne:R.41: Legions that mark the pillages of earlier turns are free to do something else; at
    work on a caravan icon is only a Legion of Circe's."""
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

    def choices(self, b: Board, seat: int) -> Space:
        return OneOf("resource", b.legendary_options())

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


def win_spoils(b: Board, seat: int, resource: int, number: int) -> None:
    """What a pillage brings at once; it stays behind the screen for the next round."""
    got = b.gain(seat, resource, number)  # mne:4.3.1.d
    if got:
        b.tell(SPOILS, seat, resource, got)


def pillage(b: Board, seat: int, icon: int) -> None:
    """mne:4.3.1.a, mne:4.3.1.c, mne:10.hamilcar, mne:G.6: one Building goes, one Legion marks its
    icon, the spoils come at once. The icon can be built on again (mne:4.3.1.b)."""
    sort = b.box.icon_sort[icon]
    b.raze_building(icon)
    b.stand_on(icon, seat)  # mne:R.41
    b.tell(PILLAGED, seat, icon)
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


class ConquestMenu(Menu):
    """A conquered province, then what to do there."""

    def __init__(self, b: Board, seat: int, ids: list[int]) -> None:
        super().__init__("province", ids, [])
        self.b = b
        self.seat = seat

    def then(self, id: int) -> Space:
        b, seat = self.b, self.seat
        verbs, spaces = [LEAVE], [NOTHING]
        buildings = [i for i in b.box.icons_at[id] if b.built >> i & 1]
        legions = b.legions[id * b.box.players + seat]
        found: list[Space] = list(spaces)
        if buildings:
            verbs += [PILLAGE, OCCUPY]
            found.append(OneOf("icon", buildings))
            found.append(SomeOf("icon", buildings, 1, min(legions, len(buildings))))
        if not b.box.capital_provinces >> id & 1:  # mne:4.3.3.d, mne:4.3.5.a
            verbs.append(SEIZE)
            found.append(NOTHING)
            if may_seize_at_once(b, seat, id):
                verbs.append(SEIZE_AT_ONCE)
                found.append(NOTHING)
        return Menu("verb", verbs, found)


def may_seize_at_once(b: Board, seat: int, province: int) -> bool:
    """mne:10.queen_of_sheba, mne:4.3.3.f, mne:R.32, mne:R.10: once per round, with a marker in
    stock; without a link none is needed."""
    if not b.has(seat, QUEEN_OF_SHEBA) or b.used[seat] >> QUEEN_OF_SHEBA & 1:
        return False
    return b.stock[seat * PIECES + MARKER] > 0 or not b.linked(province, seat)


def end_occupations(b: Board, province: int, seat: int, needed: int) -> None:
    """mne:R.30: a fresh choice, which takes so many Legions, ends what stood before it. Circe's
    Legions stay at work if there are enough (mne:R.26); else all are free to be placed again."""
    at_work = b.box.icon_mask[province] & ~b.built
    placed = [icon for icon in bits(at_work) if b.stand[icon] == seat]
    if b.legions[province * b.box.players + seat] < needed + len(placed):
        placed.clear()
    b.besiege(province, NONE)
    for icon in b.box.icons_at[province]:
        if b.stand[icon] >= 0 and icon not in placed:
            b.stand_on(icon, NONE)


class Conquer(Ask[Board, tuple[int, tuple[int, object]]]):
    """In each conquered province one of: pillage a Building, occupy Buildings, occupy the control
    marker; or leave everything as it stands."""

    # mne:4.3.b, mne:4.3.1.d, mne:4.3.2.a, mne:4.3.3.a, mne:R.30, mne:R.46

    name = "war_conquest"
    clause = "mne:4.3.b"
    calls: ClassVar[list[Phase]] = [SPOILS_OF_WAR]

    def who(self, b: Board) -> list[int]:
        return [b.player] if b.conquests else []

    def choices(self, b: Board, seat: int) -> Space:
        return ConquestMenu(b, seat, list(bits(b.conquests)))

    def answer(self, b: Board, seat: int, value: tuple[int, tuple[int, object]]) -> None:
        province, (verb, what) = value
        b.conquests &= ~(1 << province)
        if verb == LEAVE:
            return
        levels, since = b.track[: b.box.players], b.since
        end_occupations(b, province, seat, len(what) if isinstance(what, tuple) and what else 1)
        if verb == PILLAGE:
            assert isinstance(what, int)
            pillage(b, seat, what)
            if b.spoil >= 0:
                b.call(SPOILS_OF_WAR)
        elif verb == OCCUPY:
            assert isinstance(what, tuple)
            for icon in what:
                b.stand_on(icon, seat)
            b.tell(OCCUPIED, seat, what)
        elif verb == SEIZE:
            b.besiege(province, seat)
            b.tell(SEIZED, seat, province)
        else:
            b.use(seat, QUEEN_OF_SHEBA)
            b.add_legions(province, seat, -1)
            convert(b, province, seat)
        # mne:1.2.d: who is on the level of before reached it no later.
        b.since = tuple([since[s] if b.track[s] == n else b.since[s] for s, n in enumerate(levels)])

    def why_not(self, b: Board, seat: int, value: object) -> str:
        if not isinstance(value, tuple) or len(value) != 2 or not isinstance(value[1], tuple):
            return self.clause
        province, how = value
        if province not in bits(b.conquests):
            return "mne:4.3.a"
        verb = how[0] if how and isinstance(how[0], int) else NONE
        if verb in (SEIZE, SEIZE_AT_ONCE) and province in bits(b.box.capital_provinces):
            return "mne:4.3.3.d"
        return CLAUSES.get(verb, self.clause)


CLAUSES: Final = {
    PILLAGE: "mne:4.3.1.a",
    OCCUPY: "mne:4.3.2.a",
    SEIZE: "mne:4.3.3.a",
    SEIZE_AT_ONCE: "mne:10.queen_of_sheba",
}
"""What the choices of a Conqueror rest on."""


def caravan_places(b: Board, seat: int) -> list[int]:
    """mne:10.circe, mne:R.26: empty caravan icons where a Legion without a post can be placed."""
    found: list[int] = []
    empty = b.box.sort_mask[CARAVAN] & ~b.built
    for province in bits(b.presence[seat] & ~b.enemies(seat)):
        here = b.box.icon_mask[province] & empty
        if here and b.legions[province * b.box.players + seat] > b.posts(province, seat):
            found += [icon for icon in bits(here) if b.stand[icon] < 0]
    return found


class PlaceLegions(Ask[Board, tuple[int, object]]):
    """Circe: Legions onto empty caravan icons, at the end of the turn."""

    name = "war_circe"
    clause = "mne:10.circe"

    def who(self, b: Board) -> list[int]:
        if b.owner[CIRCE] < 0 or b.finished or not b.has(b.player, CIRCE):
            return []
        return [b.player] if caravan_places(b, b.player) else []

    def choices(self, b: Board, seat: int) -> Space:
        where = OneOf("icon", caravan_places(b, seat))
        return Menu("verb", [PLACE, DONE], [where, NOTHING])

    def answer(self, b: Board, seat: int, value: tuple[int, object]) -> None:
        icon = value[1]
        if isinstance(icon, int):
            b.stand_on(icon, seat)
            b.tell(PLACED, seat, icon)
        else:
            b.finished = True
