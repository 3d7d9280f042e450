"""What lies in sight in trade and war and cannot be had says why."""

from pelagos.games.mare_nostrum.empires.ids import (
    CONVERT,
    DECLARE,
    FIGHT,
    MARCH,
    MARKER,
    PIECES,
    QUEEN_OF_SHEBA,
    SAIL,
    SEIZE,
    SEIZE_AT_ONCE,
    TAKE,
)
from tests.mare_nostrum_empires.build import (
    CARTHAGE,
    EGYPT,
    GREECE,
    MILITARY,
    ROME,
    TRADE,
    Table,
)
from tests.support import clause


def reasons(t: Table, seat: int) -> dict[object, str]:
    """What is in sight and not legal, and the clause that forbids it."""
    step = t.rules.step(t.b)
    assert step is not None
    space = step.choices(t.b, seat)
    seen = step.in_sight(t.b, seat)
    assert len(seen) == len(set(seen))
    return {v: step.why_not(t.b, seat, v) for v in seen if not space.holds(v)}


def quiet() -> Table:
    t = Table()
    t.quiet()
    return t


@clause("mne:L.1", "mne:11.colossus")
def test_a_good_of_which_none_is_left_cannot_be_taken() -> None:
    t = Table()
    t.strip()
    t.own(GREECE, "colossus")
    ceramics = t.id("resource", "ceramics")
    t.give(ROME, ceramics=t.b.reserve[ceramics])
    t.at("collect")
    t.skip_to("colossus")
    assert reasons(t, GREECE) == {(TAKE, ceramics): "mne:L.1"}


@clause("mne:2.1.c", "mne:2.2.c", "mne:2.2.d")
def test_played_markers_ones_own_offer_and_a_barred_partner_say_why() -> None:
    t = Table()
    t.strip()
    t.leader(TRADE, ROME)
    for seat in (ROME, GREECE, EGYPT):
        t.give(seat, coin=2)
    t.b.played = 1
    t.at("trade")
    assert reasons(t, ROME) == {5: "mne:2.1.c", 0: "mne:2.1.c"}
    t.say(ROME, "2")
    coin = t.id("resource", "coin")
    assert reasons(t, ROME) == {(ROME, coin): "mne:2.2.c"}
    t.say(ROME, "p2 coin")
    t.say(GREECE, "p1 coin")
    assert reasons(t, ROME) == {(ROME, coin): "mne:2.2.c", (GREECE, coin): "mne:2.2.d"}


@clause("mne:3.a", "mne:4.a")
def test_whoever_has_had_a_turn_is_not_named_again() -> None:
    for phase, why in (("build", "mne:3.a"), ("war", "mne:4.a")):
        t = quiet()
        t.at(phase)
        leader = t.asked()[0]
        t.say(leader, "p5")
        while not t.question().endswith("pick"):
            t.say(t.asked()[0], "done")
        assert reasons(t, leader) == {CARTHAGE: why}


@clause("mne:11.statue_of_zeus")
def test_peace_is_not_declared_with_the_same_opponent_twice_running() -> None:
    t = quiet()
    t.own(GREECE, "statue_of_zeus")
    t.b.zeus_last = ROME
    t.at("war")
    assert reasons(t, GREECE) == {(DECLARE, ROME): "mne:11.statue_of_zeus"}


@clause("mne:4.1.a", "mne:4.2.a")
def test_what_has_moved_or_fought_does_not_do_so_again() -> None:
    t = quiet()
    aegean, black = t.id("sea", "aegean_sea"), t.id("sea", "black_sea")
    t.triremes("aegean_sea", ROME, 2)
    t.triremes("black_sea", GREECE, 2)
    t.triremes("aegean_sea", GREECE, 1)
    t.war_turn(ROME, "war_sail")
    assert reasons(t, ROME) == {}
    t.say(ROME, "sail aegean_sea black_sea")
    assert reasons(t, ROME) == {(SAIL, (black, aegean)): "mne:4.1.a"}
    t.say(ROME, "done", "fight black_sea p2")
    t.fate("1+1+1")
    assert reasons(t, ROME) == {(FIGHT, (black, GREECE)): "mne:4.2.a"}
    t = quiet()
    t.legions("gallia", ROME, 2)
    t.war_turn(ROME, "war_march")
    t.say(ROME, "march gallia germania")
    germania, gallia = t.id("province", "germania"), t.id("province", "gallia")
    why = reasons(t, ROME)
    assert why[MARCH, (germania, gallia)] == "mne:4.1.a"
    assert set(why.values()) == {"mne:4.1.a"}


@clause("mne:4.3.3.e")
def test_without_a_marker_in_stock_a_marker_is_not_converted() -> None:
    t = quiet()
    for province in ("dacia", "cyrenaica"):
        t.legions(province, ROME, 1)
        t.seized(province, ROME)
    t.b.stock[ROME * PIECES + MARKER] = 0
    t.leader(MILITARY, ROME)
    t.at("war")
    t.say(ROME, "p1")
    assert t.question() == "war_convert"  # cyrenaica is not linked: it needs no marker
    assert reasons(t, ROME) == {(CONVERT, t.id("province", "dacia")): "mne:4.3.3.e"}


@clause("mne:4.3.3.d")
def test_the_control_of_a_capital_province_is_in_sight_and_cannot_be_had() -> None:
    t = quiet()
    t.legions("aegyptus", ROME, 1)
    t.legions("cyrenaica", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    assert reasons(t, ROME) == {(t.id("province", "aegyptus"), (SEIZE, ())): "mne:4.3.3.d"}


@clause("mne:10.queen_of_sheba", "mne:4.3.3.e")
def test_the_queen_of_sheba_needs_a_marker_and_helps_once_per_round() -> None:
    t = quiet()
    t.own(ROME, "queen_of_sheba")
    t.legions("dacia", ROME, 1)
    t.b.stock[ROME * PIECES + MARKER] = 0
    t.war_turn(ROME, "war_conquest")
    dacia = t.id("province", "dacia")
    assert reasons(t, ROME) == {(dacia, (SEIZE_AT_ONCE, ())): "mne:4.3.3.e"}
    t.b.stock[ROME * PIECES + MARKER] = 1
    assert reasons(t, ROME) == {}
    t.b.use(ROME, QUEEN_OF_SHEBA)
    assert reasons(t, ROME) == {(dacia, (SEIZE_AT_ONCE, ())): "mne:G.4"}
