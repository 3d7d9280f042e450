"""The battle an answer leads to is told before the answer is given."""

from pelagos.bots import Chance
from pelagos.server.present.odds import battle_info
from pelagos.table.preview import outlooks
from pelagos.words import Words
from tests.mare_nostrum_empires.build import GREECE, ROME, Table
from tests.support import clause


def test_strengths_and_odds_are_told_before_the_dice() -> None:
    t = Table()
    t.quiet()
    t.legions("gallia", ROME, 3)
    t.legions("gallia", GREECE, 1)
    t.fortress("gallia", GREECE)
    t.war_turn(ROME, "war_land_battle")
    value = (t.id("province", "gallia"), GREECE)
    found = outlooks(t.rules, t.b, ROME, value, Chance(1)).battle
    assert found is not None
    assert found.place == ("province", t.id("province", "gallia"))
    assert found.attacker == (("seat", ROME), 3, 3, 3, 0)  # Caesar
    assert found.defender == (("seat", GREECE), 1, 7, 2, 1)  # fortress and Pericles
    told = battle_info(found, Words("mare_nostrum_empires", "en", t.box))
    assert sum(end.chance for end in told.ends) == 1
    # Three dice take both units with three hits, of which the fortress cancels one: with
    # Caesar's three 12 or more on the dice. The defender never has the 15 that take all three.
    left = {end.name: end.exact for end in told.ends}
    assert left["attacker"] == "3/8"


@clause("mne:4.2.d")
def test_at_sea_triremes_alone_are_told() -> None:
    t = Table()
    t.quiet()
    t.triremes("ionian_sea", ROME, 2)
    t.triremes("ionian_sea", GREECE, 1)
    t.war_turn(ROME, "war_sea_battle")
    value = t.rules.read(t.b, ROME, "fight ionian_sea p2")
    found = outlooks(t.rules, t.b, ROME, value, Chance(1)).battle
    assert found is not None
    assert found.place == ("sea", t.id("sea", "ionian_sea"))
    assert found.attacker == (("seat", ROME), 2, 0, 2, 0)
    assert found.defender == (("seat", GREECE), 1, 0, 1, 0)


def test_what_begins_no_battle_tells_of_none() -> None:
    t = Table()
    t.quiet()
    t.legions("gallia", ROME, 2)
    t.war_turn(ROME, "war_march")
    [march] = [row for row in t.listed(ROME) if row == "march gallia germania"]
    value = t.rules.read(t.b, ROME, march)
    assert outlooks(t.rules, t.b, ROME, value, Chance(1)).battle is None
