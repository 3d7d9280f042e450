"""Clause by clause: what is told, known to all and allowed in a set."""

import pytest

from pelagos.engine.events import EventKind
from pelagos.games.mare_nostrum.empires import events
from pelagos.games.mare_nostrum.empires.ids import CULTURE, GOODS, LEGENDARY, RESOURCES
from pelagos.games.mare_nostrum.empires.sets import Goods
from pelagos.games.mare_nostrum.empires.trade import OwnNumber
from tests.mare_nostrum_empires.build import ROME, Table
from tests.support import clause


@pytest.mark.parametrize(
    ("kind", "fields", "cited"),
    [
        (events.MUSTERED, ("number:number", "province:province"), "mne:10.penthesilea"),
        (events.BUILT, ("icon:icon", "province:province"), "mne:3.1.2.d"),
        (events.MAY_MOVE, ("player:seat",), "mne:4.a"),
        (events.OCCUPIED, ("icons:icon*", "province:province"), "mne:4.3.2.a"),
        (events.WON, (), "mne:6.6"),
    ],
    ids=lambda value: value.name if isinstance(value, EventKind) else "",
)
def test_an_event_names_its_facts_and_its_clause(
    kind: EventKind, fields: tuple[str, ...], cited: str
) -> None:
    assert (kind.fields, kind.clause) == (fields, cited)


@clause("mne:10.antigone")
def test_a_number_of_ones_own_is_granted_by_antigone() -> None:
    assert OwnNumber.clause == "mne:10.antigone"


@clause("mne:3.a")
def test_the_culture_leader_is_heard_to_name_the_builder() -> None:
    t = Table()
    t.build_turn(2)
    [told] = t.events("may_build")
    assert (told.seat, told.facts) == (t.b.leaders[CULTURE], (2,))


@clause("mne:4.3.2.a")
def test_an_occupation_is_told_building_by_building() -> None:
    t = Table()
    t.quiet()
    t.strip()
    t.legions("cyrenaica", ROME, 2)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica occupy cyrenaica_papyrus+cyrene")
    [told] = t.events("occupied")
    icons = tuple(sorted(t.id("icon", slug) for slug in ("cyrenaica_papyrus", "cyrene")))
    assert (told.seat, told.facts) == (ROME, (icons, t.id("province", "cyrenaica")))


@clause("mne:1.2.a")
def test_only_the_legendary_good_that_was_shown_is_known() -> None:
    b = Table().b
    b.shown = 1 << 3
    known = [r for r in range(RESOURCES) if b.known(r)]
    assert known == [*range(LEGENDARY), LEGENDARY + 3]


@clause("mne:1.2.a", "mne:X.e")
def test_an_ordinary_and_a_legendary_tile_make_the_kind_that_is_there_twice() -> None:
    tiles = [0] * RESOURCES
    tiles[0] = tiles[1] = tiles[LEGENDARY] = 1
    space = Goods(tiles, 3, twice=True)
    assert space.values() == [(0, 1, LEGENDARY)]
    assert space.count() == 1
    assert space.holds((0, 1, LEGENDARY))


@clause("mne:X.e")
def test_a_set_is_made_of_tiles_and_of_nothing_that_looks_like_them() -> None:
    space = Goods([1] * GOODS + [0] * (RESOURCES - GOODS), 2)
    assert space.holds((0, 1))
    for other in ((False, True), (0, True), (0, "1"), (0, None)):
        assert not space.holds(other)
