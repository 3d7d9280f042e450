"""Clause by clause: what is told, known to all and allowed in a set."""

import pytest

from pelagos.engine.events import EventKind
from pelagos.games.mare_nostrum.empires import events
from pelagos.games.mare_nostrum.empires.ids import CULTURE, GOODS, LEGENDARY, NONE, RESOURCES
from pelagos.games.mare_nostrum.empires.sets import Goods
from pelagos.games.mare_nostrum.empires.trade import OwnNumber
from tests.mare_nostrum_empires.build import EGYPT, GREECE, ROME, Table
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
    for other in ((False, True), (0, True), (0, "1"), (0, None), (-1, 1), (0, RESOURCES)):
        assert not space.holds(other)
    assert not Goods([1] * RESOURCES, 2).holds((-1, 1))


@clause("mne:X.e")
@pytest.mark.parametrize("twice", [False, True])
def test_sets_are_listed_up_to_the_number_that_is_wanted(twice: bool) -> None:
    space = Goods([2] * GOODS + [0] * (RESOURCES - GOODS), 3, twice=twice)
    every = space.listed(space.count())
    assert every is not None
    assert len(every) == space.count()
    assert space.listed(space.count() - 1) is None


def heard(t: Table, name: str) -> list[tuple[int, tuple[object, ...]]]:
    """Who did it, and the facts, each time that was told."""
    return [(event.seat, event.facts) for event in t.events(name)]


@clause("mne:4.3.1.a", "mne:4.3.1.c", "mne:4.3.3.a")
@pytest.mark.parametrize(("tiles", "number"), [((), 1), (("hamilcar",), 2)])
def test_a_pillage_its_spoils_and_a_seizure_are_told(tiles: tuple[str, ...], number: int) -> None:
    t = Table()
    t.quiet()
    t.own(ROME, *tiles)
    t.legions("cyrenaica", ROME, 1)
    t.legions("aethiopia", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica pillage cyrenaica_papyrus", "aethiopia seize")
    cyrenaica, aethiopia = t.id("province", "cyrenaica"), t.id("province", "aethiopia")
    assert heard(t, "pillaged") == [(ROME, (t.id("icon", "cyrenaica_papyrus"), cyrenaica))]
    assert heard(t, "spoils") == [(ROME, (t.id("resource", "papyrus"), number))]
    assert heard(t, "seized") == [(ROME, (aethiopia,))]


@clause("mne:10.circe")
def test_a_legion_that_goes_to_work_for_circe_is_told() -> None:
    t = Table()
    t.quiet()
    t.own(ROME, "circe")
    t.razed("cyrenaica_papyrus")
    t.legions("cyrenaica", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica leave", "place cyrenaica_papyrus")
    place = t.id("icon", "cyrenaica_papyrus"), t.id("province", "cyrenaica")
    assert heard(t, "placed") == [(ROME, place)]


@clause("mne:4.3.3.b", "mne:4.3.3.c")
@pytest.mark.parametrize(
    ("link", "told", "silent"),
    [
        ("garamantes", "converted", "freed"),
        ("gallia", "freed", "converted"),
    ],
)
def test_a_marker_that_goes_is_told_by_whether_another_comes(
    link: str, told: str, silent: str
) -> None:
    t = Table()
    t.quiet()
    t.control(link, GREECE)
    t.legions("cyrenaica", GREECE, 1)
    t.seized("cyrenaica", GREECE)
    t.war_turn(GREECE)
    t.say(GREECE, "convert cyrenaica")
    assert heard(t, told) == [(GREECE, (t.id("province", "cyrenaica"),))]
    assert heard(t, silent) == []
    assert t.b.siege[t.id("province", "cyrenaica")] == NONE


@clause("mne:10.perseus")
def test_perseus_stepping_before_another_is_told() -> None:
    t = Table()
    t.own(EGYPT, "perseus")
    t.build_turn(ROME)
    t.say(EGYPT, "yes")
    assert heard(t, "perseus_first") == [(EGYPT, ())]


@clause("mne:3.1.3.b", "mne:3.1.3.c", "mne:10.castor_pollux", "mne:3.d")
def test_tiles_that_are_bought_or_copied_are_told_and_what_was_paid() -> None:
    t = Table()
    t.strip()
    t.own(GREECE, "spartacus", "colossus")
    t.give(ROME, coin=19)
    t.build_turn(ROME)
    twins, copied, pyramids = (
        t.id("tile", slug) for slug in ("castor_pollux", "spartacus", "pyramids")
    )
    t.say(ROME, "recruit castor_pollux", "coins", "spartacus", "pyramids", "coins")
    assert heard(t, "recruited") == [(ROME, (twins,)), (ROME, (pyramids,))]
    assert heard(t, "copied") == [(ROME, (copied,))]
    coin = t.id("resource", "coin")
    assert heard(t, "paid") == [(ROME, ((coin,) * price,)) for price in (7, 12)]


@clause("mne:1.2.a", "mne:H.4", "mne:4.3.1.a")
@pytest.mark.parametrize("phase", ["collect", "war"])
def test_all_hear_that_a_legendary_good_is_drawn_and_its_drawer_alone_which(phase: str) -> None:
    t = Table()
    t.quiet()
    t.strip()
    t.control("judea", EGYPT)
    t.raised("jerusalem")
    drawer = EGYPT if phase == "collect" else ROME
    if phase == "collect":
        t.at("collect")
        assert t.question() == "draw_legendary"
    else:
        t.legions("judea", ROME, 1)
        t.war_turn(ROME, "war_conquest")
        t.say(ROME, "judea pillage jerusalem", "legendary_good")
    t.fate("legendary_wine")
    [drawn], [seen] = t.events("legendary_drawn"), t.events("legendary_seen")
    assert (drawn.seat, drawn.facts) == (drawer, ())
    assert (seen.seat, seen.facts) == (drawer, (t.id("resource", "legendary_wine"),))
    assert all(drawn.heard_by(seat) for seat in range(5))
    assert [seat for seat in range(5) if seen.heard_by(seat)] == [drawer]
