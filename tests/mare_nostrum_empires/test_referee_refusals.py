"""Every refusal names the clause that forbids the answer."""

import pytest

from pelagos.engine.errors import NotAllowed
from pelagos.games.mare_nostrum.empires.ids import (
    BUILD,
    BUILD_PYRAMIDS,
    CHEAP_LEGION,
    CLAIM,
    CLAIM_FREE,
    FIGHT,
    LEGION,
    MARCH,
    MARKER,
    OCCUPY,
    PIECES,
    PYRAMIDS,
    RAISE_FORTRESS,
    RAISE_LEGION,
    RAISE_TRIREME,
    RECRUIT,
    SEIZE,
    SEIZE_AT_ONCE,
)
from tests.mare_nostrum_empires.build import EGYPT, GREECE, ROME, TRADE, Table
from tests.support import clause


def refused(t: Table, seat: int, value: object) -> str:
    """The clause a refusal names; nothing has changed."""
    before = t.b.state()
    with pytest.raises(NotAllowed) as refusal:
        t.rules.answer(t.b, seat, value)
    assert t.b.state() == before
    return refusal.value.clause


@clause("mne:3.d", "mne:3.1.1.c", "mne:3.1.2.a", "mne:3.1.2.b", "mne:3.1.2.d")
def test_a_build_is_refused_for_its_place_before_its_price() -> None:
    t = Table()
    t.strip()
    t.build_turn(ROME)
    italia, athens = t.id("province", "italia"), t.id("province", "athens")
    assert refused(t, ROME, (RAISE_LEGION, italia)) == "mne:3.d"
    assert refused(t, ROME, (RAISE_LEGION, athens)) == "mne:3.1.1.c"
    assert refused(t, ROME, (RAISE_FORTRESS, italia)) == "mne:3.1.2.a"
    assert refused(t, ROME, (RAISE_TRIREME, t.id("sea", "black_sea"))) == "mne:3.1.2.b"
    assert refused(t, ROME, (BUILD, t.id("icon", "rome_city"))) == "mne:3.1.2.d"
    assert refused(t, ROME, (BUILD, t.id("icon", "italia_temple"))) == "mne:3.d"
    assert refused(t, ROME, (CLAIM, athens)) == "mne:3.1.1.a"
    assert refused(t, ROME, (BUILD_PYRAMIDS, ())) == "mne:3.d"


@clause("mne:3.1.2.c", "mne:L.2", "mne:3.1.3.a", "mne:3.1.3.b")
def test_a_build_is_refused_for_want_of_pieces_and_of_tiles() -> None:
    t = Table()
    t.give(ROME, coin=12)
    t.build_turn(ROME)
    t.b.stock[ROME * PIECES + LEGION] = t.b.stock[ROME * PIECES + MARKER] = 0
    assert refused(t, ROME, (RAISE_LEGION, t.id("province", "italia"))) == "mne:3.1.2.c"
    assert refused(t, ROME, (CLAIM, t.id("province", "germania"))) == "mne:L.2"
    assert refused(t, ROME, (RECRUIT, PYRAMIDS)) == "mne:3.1.3.b"
    t.own(ROME, "circe", "hercules", "spartacus", "perseus")
    assert refused(t, ROME, (RECRUIT, t.id("tile", "antigone"))) == "mne:3.1.3.a"
    assert refused(t, ROME, (CLAIM_FREE, t.id("province", "germania"))) == "mne:10.hammurabi"
    assert refused(t, ROME, (CHEAP_LEGION, t.id("province", "italia"))) == "mne:3.1.2.c"


@clause("mne:2.2.b", "mne:2.2.c")
def test_a_take_is_refused_from_oneself_and_from_who_has_nothing_left() -> None:
    t = Table()
    t.strip()
    t.leader(TRADE, ROME)
    t.give(ROME, gold=1)
    t.give(GREECE, coin=1)
    t.at("trade")
    t.say(ROME, "1")
    assert refused(t, ROME, (ROME, t.id("resource", "gold"))) == "mne:2.2.c"
    assert refused(t, ROME, (EGYPT, t.id("resource", "coin"))) == "mne:2.2.b"
    assert refused(t, ROME, (GREECE, t.id("resource", "gold"))) == "mne:2.2.b"


@clause("mne:11.statue_of_zeus", "mne:R.28")
def test_the_peace_of_zeus_is_named_when_it_forbids() -> None:
    t = Table()
    t.quiet()
    t.own(GREECE, "statue_of_zeus")
    t.legions("macedonia", ROME, 1)
    t.triremes("aegean_sea", ROME, 1)
    t.triremes("aegean_sea", GREECE, 1)
    t.triremes("aegean_sea", EGYPT, 1)
    t.at("war")
    t.say(GREECE, "declare p1")
    t.say(t.b.leaders[2], "p1")
    t.skip_to("war_sea_battle")
    aegean = t.id("sea", "aegean_sea")
    assert refused(t, ROME, (FIGHT, (aegean, GREECE))) == "mne:11.statue_of_zeus"
    t.say(ROME, "done")
    macedonia, athens = t.id("province", "macedonia"), t.id("province", "athens")
    assert t.question() == "war_march"
    assert refused(t, ROME, (MARCH, (macedonia, athens))) == "mne:11.statue_of_zeus"
    assert refused(t, ROME, (MARCH, (macedonia, t.id("province", "arabia")))) == "mne:4.1.2.a"


@clause("mne:4.3.a", "mne:4.3.3.d", "mne:4.3.2.a", "mne:10.queen_of_sheba")
def test_a_conquerors_choice_is_refused_by_what_it_rests_on() -> None:
    t = Table()
    t.quiet()
    t.legions("aegyptus", ROME, 1)
    t.legions("cyrenaica", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    capital, beside = t.id("province", "aegyptus"), t.id("province", "cyrenaica")
    both = (t.id("icon", "cyrenaica_papyrus"), t.id("icon", "cyrene"))
    assert refused(t, ROME, (capital, (SEIZE, ()))) == "mne:4.3.3.d"
    assert refused(t, ROME, (beside, (OCCUPY, both))) == "mne:4.3.2.a"
    assert refused(t, ROME, (beside, (SEIZE_AT_ONCE, ()))) == "mne:10.queen_of_sheba"
    assert refused(t, ROME, (t.id("province", "judea"), (SEIZE, ()))) == "mne:4.3.a"


@clause("mne:3.d", "mne:3.1.1.c", "mne:3.1.2.b")
def test_a_typed_refusal_looks_at_all_the_words() -> None:
    t = Table()
    t.strip()
    t.build_turn(ROME)
    for text, clause_id in (
        ("legion italia", "mne:3.d"),
        ("legion athens", "mne:3.1.1.c"),
        ("trireme black_sea", "mne:3.1.2.b"),
    ):
        assert refused(t, ROME, t.rules.read(t.b, ROME, text)) == clause_id
