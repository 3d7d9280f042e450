"""2.2.1: what the Trade Leader may give when the trade ends early."""

import json

from pelagos.catalogue import load
from tests.mare_nostrum_empires.build import GREECE, ROME, TRADE, Table
from tests.support import clause

RULES = load("mare_nostrum_empires")
LEADER, DONOR, LAST = ROME, GREECE, 2


@clause("mne:2.2.e", "mne:2.2.1.a", "mne:2.2.1.b", "mne:X.d")
def test_what_the_leader_has_left_face_up_is_behind_the_screen_before_he_pays() -> None:
    t = Table(5)
    t.strip()
    t.leader(TRADE, LEADER)
    t.give(LEADER, gold=3)
    t.give(DONOR, coin=1)
    t.give(LAST, oil=3)
    t.at("trade")
    t.say(LEADER, "3")
    t.say(LEADER, "p2 coin")
    t.say(DONOR, "p3 oil")
    t.say(LAST, "p1 gold")
    t.say(LEADER, "p3 oil")
    assert t.question() == "compensate"
    assert t.asked() == [LEADER]
    assert sorted(t.listed(LEADER)) == ["coin", "gold", "oil"]
    t.say(LEADER, "gold")
    assert t.hand(LEADER) == {"coin": 1, "oil": 1, "gold": 1}
    assert t.hand(LAST) == {"oil": 1, "gold": 2}
    assert t.hand(DONOR) == {"oil": 1}


def test_a_trade_that_was_saved_goes_on_as_it_was() -> None:
    t = Table(5)
    t.strip()
    t.leader(TRADE, LEADER)
    t.give(LEADER, gold=2)
    t.give(DONOR, coin=2)
    t.give(LAST, oil=2)
    t.at("trade")
    t.say(LEADER, "2")
    t.say(LEADER, "p2 coin")
    t.say(DONOR, "p1 gold")
    saved = RULES.load(t.b.contents(), json.loads(json.dumps(t.b.state())))
    [asked] = RULES.asked(t.b)
    assert RULES.choices(saved, asked).shape() == RULES.choices(t.b, asked).shape()
