"""2. Trade Resources."""

import json

import pytest

from pelagos.engine.errors import NotAllowed
from pelagos.games.mare_nostrum.empires.trade import has_offer
from tests.mare_nostrum_empires.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, TRADE, Table
from tests.support import clause

G, D, K, V = ROME, GREECE, 2, 3


def trading(leader: int = CARTHAGE, options: dict[str, object] | None = None) -> Table:
    """Phase 2 begins; nobody holds anything."""
    t = Table(5, options)
    t.strip()
    t.leader(TRADE, leader)
    return t.at("trade")


def face_up(t: Table, leader: int, number: int, offers: dict[int, str]) -> None:
    """The number is called and the offers are laid."""
    t.say(leader, str(number))
    for seat, offer in offers.items():
        if seat in t.asked() and t.question() == "offer":
            t.say(seat, offer)


@clause("mne:E.2", "mne:2.1.b", "mne:2.1.c", "mne:R.37")
def test_a_played_marker_is_blocked_on_both_sides_for_the_same_leader() -> None:
    t = trading()
    t.give(CARTHAGE, coin=5)
    assert t.listed(CARTHAGE) == ["0", "1", "2", "3", "4", "5"]
    t.say(CARTHAGE, "3")
    assert t.b.size == (0, 0, 0, 0, 3)
    t.skip_to("build_pick")
    t.at("trade")
    assert sorted(t.listed(CARTHAGE)) == ["0", "1", "2", "5"]


@clause("mne:2.1.c", "mne:R.36")
def test_after_three_markers_all_are_free_again() -> None:
    t = trading()
    for number, left in (("3", 4), ("0", 2), ("2", 6)):
        t.say(CARTHAGE, number)
        t.skip_to("build_pick")
        t.at("trade")
        assert len(t.listed(CARTHAGE)) == left


@clause("mne:2.1.a", "mne:5.e", "mne:R.36")
def test_a_new_trade_leader_gets_all_markers_unplayed() -> None:
    t = trading()
    t.say(CARTHAGE, "5")
    t.skip_to("build_pick")
    t.b.shift(TRADE, GREECE, 20)
    t.at("leadership")
    t.skip_to("trade_marker")
    assert t.asked() == [GREECE]
    assert len(t.listed(GREECE)) == 6


@clause("mne:2.1.d", "mne:H.3")
def test_offers_are_sealed_until_all_are_in() -> None:
    t = trading()
    for seat in range(5):
        t.give(seat, wine=1, coin=2)
    t.say(CARTHAGE, "2")
    assert t.question() == "offer"
    assert t.asked() == [0, 1, 2, 3, 4]
    t.say(ROME, "wine+coin")
    seats = t.rules.view(t.b, GREECE)["seats"]
    assert isinstance(seats, list)
    assert seats[ROME]["offer"] is None
    assert seats[ROME]["offer_size"] == 2
    assert not t.can(GREECE, "wine")
    for seat in (GREECE, 2, EGYPT, CARTHAGE):
        t.say(seat, "wine+coin")
    assert t.question() == "take"
    assert len(t.events("offer_shown")) == 5


@clause("mne:2.1.e")
def test_number_zero_ends_the_trade_at_once() -> None:
    t = trading()
    t.give(ROME, wine=2)
    t.say(CARTHAGE, "0")
    assert t.question() == "build_pick"
    assert t.hand(ROME) == {"wine": 2}


@clause("mne:10.antigone", "mne:2.1.e")
def test_antigone_may_offer_another_number_even_at_zero() -> None:
    t = trading()
    t.own(ROME, "antigone")
    t.give(ROME, wine=2, oil=2)
    t.say(CARTHAGE, "0")
    assert t.question() == "antigone"
    t.say(ROME, "3")
    t.say(ROME, "oil+oil+wine")
    assert t.question() == "take"
    t.say(CARTHAGE, "p1 wine")
    assert t.question() == "compensate"
    t.say(CARTHAGE, "wine")
    assert t.hand(ROME) == {"wine": 2, "oil": 2}


@clause("mne:10.antigone", "mne:R.23")
def test_a_copied_antigone_is_asked_after_the_higher_trader() -> None:
    t = trading()
    t.own(GREECE, "antigone")
    t.own(ROME, "castor_pollux")
    t.b.copied = t.id("tile", "antigone")
    t.b.shift(TRADE, ROME, 9)
    t.say(CARTHAGE, "1")
    assert t.asked() == [ROME]
    t.say(ROME, "1")
    assert t.asked() == [GREECE]


@clause("mne:R.7", "mne:V.4")
def test_a_player_with_too_few_offers_all() -> None:
    t = trading()
    t.give(ROME, wine=2)
    t.give(GREECE, oil=5)
    t.say(CARTHAGE, "4")
    assert t.asked() == [GREECE]
    t.say(GREECE, "oil+oil+oil+oil")
    assert t.b.size == (2, 4, 0, 0, 0)


@clause("mne:R.7", "mne:V.4")
def test_by_the_2003_rule_a_player_with_too_few_sits_out() -> None:
    t = trading(options={"short_offer": "sit_out"})
    t.give(ROME, wine=2)
    t.give(GREECE, oil=5)
    t.give(EGYPT, gold=5)
    t.give(BABYLON, wine=4)
    t.say(CARTHAGE, "4")
    t.say(GREECE, "oil+oil+oil+oil")
    t.say(EGYPT, "gold+gold+gold+gold")
    # Babylon has just enough: it lays all of it.
    assert t.b.size == (0, 4, 4, 4, 0)
    assert t.asked() == [CARTHAGE]
    t.say(CARTHAGE, "p2 oil")
    assert t.asked() == [GREECE]


@clause("mne:E.3", "mne:2.2.a", "mne:2.2.b", "mne:2.2.c", "mne:X.d")
def test_the_chain_goes_to_whoever_lost_a_resource_last() -> None:
    t = trading(G)
    for seat in (G, D, K, V):
        t.give(seat, coin=3)
    face_up(t, G, 2, dict.fromkeys((G, D, K, V), "coin+coin"))
    t.say(G, "p2 coin")
    t.say(D, "p3 coin")
    t.say(K, "p2 coin")
    t.say(D, "p4 coin")
    assert t.asked() == [V]
    assert not t.can(V, "p4 coin")


@clause("mne:E.4", "mne:2.2.d", "mne:X.d")
def test_no_double_exchange_in_a_row() -> None:
    t = trading(G)
    for seat in (G, D, K, V):
        t.give(seat, coin=3)
    face_up(t, G, 2, dict.fromkeys((G, D, K, V), "coin+coin"))
    t.say(G, "p2 coin")
    t.say(D, "p1 coin")
    assert not t.can(G, "p2 coin")
    assert t.can(G, "p3 coin")
    assert t.can(G, "p4 coin")
    with pytest.raises(NotAllowed) as refusal:
        t.rules.answer(t.b, G, (D, t.id("resource", "coin")))
    assert refusal.value.clause == "mne:2.2.d"
    t.say(G, "p3 coin")
    t.say(K, "p1 coin")
    assert t.question() == "take"
    assert t.can(G, "p2 coin")


@clause("mne:E.5", "mne:2.2.e", "mne:R.8", "mne:2.2.1.b", "mne:2.2.1.c")
def test_the_trade_ends_when_only_a_barred_player_has_anything_left() -> None:
    t = trading(G)
    t.give(D, coin=3)
    t.give(V, wine=4)
    face_up(t, G, 3, {})
    t.say(V, "wine+wine+wine")
    t.say(G, "p2 coin")
    t.say(D, "p4 wine")
    t.say(V, "p2 coin")
    assert t.question() == "compensate"
    assert t.asked() == [G]
    t.say(G, "coin")
    assert t.hand(D) == {"coin": 2, "wine": 1}
    assert t.hand(V) == {"wine": 3, "coin": 1}
    assert t.b.offer == []


@clause("mne:E.6", "mne:2.2.1.a", "mne:2.2.f", "mne:R.6")
def test_the_leader_makes_the_numbers_even() -> None:
    t = trading(G)
    for seat, good in ((G, "gold"), (K, "oil"), (V, "wine")):
        t.give(seat, **{good: 2})
    face_up(t, G, 1, {G: "gold", K: "oil", V: "wine"})
    t.say(G, "p3 oil")
    t.say(K, "p1 gold")
    assert t.listed(G) == ["p4 wine"]
    t.say(G, "p4 wine")
    assert t.question() == "compensate"
    assert sorted(t.listed(G)) == ["gold", "oil", "wine"]
    t.say(G, "oil")
    assert [t.b.resources(s) for s in (G, K, V)] == [2, 2, 2]
    assert t.hand(V) == {"wine": 1, "oil": 1}


def test_a_trade_saved_in_its_middle_goes_on() -> None:
    t = trading(G)
    for seat, good in ((G, "gold"), (K, "oil"), (V, "wine")):
        t.give(seat, **{good: 2})
    face_up(t, G, 1, {G: "gold", K: "oil", V: "wine"})
    t.say(G, "p3 oil")
    t.say(K, "p1 gold")
    t.b = t.rules.load(t.box, json.loads(json.dumps(t.b.state())))
    assert t.listed(G) == ["p4 wine"]
    t.say(G, "p4 wine")
    assert t.question() == "compensate"


@clause("mne:2.2.1.a")
def test_nothing_is_owed_when_the_last_resource_was_the_leaders() -> None:
    t = trading(G)
    t.give(G, gold=1)
    t.give(K, oil=1)
    face_up(t, G, 1, {})
    t.say(G, "p3 oil")
    t.say(K, "p1 gold")
    assert t.question() == "build_pick"


@clause("mne:H.6", "mne:R.19")
def test_a_compensation_is_known_to_giver_and_receiver_only() -> None:
    t = trading(G)
    t.give(D, coin=1)
    t.say(G, "1")
    t.say(G, "p2 coin")
    t.say(G, "coin")
    (told,) = t.events("made_even_with")
    assert told.heard_by(G)
    assert told.heard_by(D)
    assert not told.heard_by(V)
    assert t.events("made_even")[0].heard_by(V)


@clause("mne:2.2.b")
def test_nobody_sits_beyond_the_last_seat() -> None:
    t = Table()
    t.b.size = (1,) * 5
    assert [has_offer(t.b, seat) for seat in (-1, 0, 4, 5, "p1")] == [
        False, True, True, False, False,
    ]  # fmt: skip
