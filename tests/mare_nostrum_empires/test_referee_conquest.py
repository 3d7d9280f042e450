"""4.3: marks of a pillage, and what a fresh choice leaves as it was."""

from pelagos.games.mare_nostrum.shared.tables import changed
from tests.mare_nostrum_empires.build import CARTHAGE, EGYPT, ROME, Table
from tests.support import clause


def in_cyrenaica(legions: int) -> Table:
    """Roman Legions alone in Cyrenaica, which stays Egyptian; nobody else is about."""
    t = Table()
    t.quiet()
    t.legions("cyrenaica", ROME, legions)
    return t


@clause("mne:R.41", "mne:10.circe", "mne:R.26")
def test_the_legion_of_an_old_pillage_may_be_placed_by_circe_on_a_caravan_icon() -> None:
    t = in_cyrenaica(1)
    t.own(ROME, "circe")
    t.razed("cyrenaica_papyrus")
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica pillage cyrenaica_market")
    assert t.question() == "war_pick"  # the only Legion has its place for this turn
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica leave")
    assert t.question() == "war_circe"
    t.say(ROME, "place cyrenaica_papyrus")
    assert t.b.stand[t.id("icon", "cyrenaica_market")] == -1


@clause("mne:R.41", "mne:10.circe")
def test_circes_legion_on_a_pillaged_caravan_icon_stays_at_work() -> None:
    t = in_cyrenaica(1)
    t.own(ROME, "circe")
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica pillage cyrenaica_papyrus")
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica leave")
    assert t.b.stand[t.id("icon", "cyrenaica_papyrus")] == ROME


@clause("mne:1.2.d", "mne:4.3.c", "mne:R.18")
def test_who_occupies_the_same_again_has_reached_his_trade_level_no_later() -> None:
    t = in_cyrenaica(2)
    t.occupied("cyrenaica_papyrus", ROME)
    t.b.shift(0, CARTHAGE, t.levels(ROME)[0] - t.levels(CARTHAGE)[0])
    before = t.b.trade_order()
    assert before.index(ROME) < before.index(CARTHAGE)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica occupy cyrenaica_papyrus")
    assert t.levels(ROME)[0] == t.levels(CARTHAGE)[0]
    assert t.b.trade_order() == before


@clause("mne:R.30", "mne:4.3.2.a")
def test_a_fresh_choice_of_buildings_leaves_those_not_chosen() -> None:
    t = in_cyrenaica(2)
    t.occupied("cyrenaica_papyrus", ROME)
    t.occupied("cyrenaica_market", ROME)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica occupy cyrenaica_market+cyrene")
    assert t.holder("cyrenaica_papyrus") == EGYPT
    assert t.holder("cyrenaica_market") == t.holder("cyrene") == ROME


@clause("mne:R.26", "mne:R.30")
def test_circes_legion_works_on_while_others_are_enough_for_a_fresh_choice() -> None:
    t = in_cyrenaica(2)
    t.own(ROME, "circe")
    t.razed("cyrenaica_papyrus")
    t.occupied("cyrenaica_papyrus", ROME)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica seize")
    assert t.question() == "war_pick"
    assert t.b.stand[t.id("icon", "cyrenaica_papyrus")] == ROME
    t.b.siege = changed(t.b.siege, t.id("province", "cyrenaica"), -1)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica occupy cyrenaica_market+cyrene")
    assert t.b.stand[t.id("icon", "cyrenaica_papyrus")] == -1


@clause("mne:10.circe", "mne:R.26")
def test_where_a_legion_works_already_circe_places_no_second_one() -> None:
    t = in_cyrenaica(2)
    t.own(ROME, "circe")
    t.razed("cyrenaica_papyrus")
    t.occupied("cyrenaica_papyrus", ROME)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica leave")
    assert t.question() == "war_pick"
