"""The 2003 game: roles, income, the exchange, Ulysses."""

import pytest

from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.original import rules
from pelagos.games.mare_nostrum.original.phases import CONSTRUCTION, MILITARY, TRADE
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause

RULES = rules()


def table(**options: object) -> Table:
    found = Table(RULES, 5, **options)
    for side, capital in enumerate(("rome", "carthage", "greece", "lower_egypt", "babylonia")):
        found.own(side, capital)
    return found


# -- roles ----------------------------------------------------------------------------------------


@clause("mn:4.2.1", "mn:4.2.2", "mn:4.2.6")
def test_a_tie_favours_the_holder() -> None:
    t = table().built("roma", "athenae").roles(political=GREECE).play(CONSTRUCTION)
    assert t.role("political_leader") == GREECE
    assert t.asked() == [GREECE]


@clause("mn:4.2.7", "mn:4.2.3")
def test_the_only_challenger_takes_the_card_at_the_beginning_of_its_phase() -> None:
    t = table().legions(ROME, "rome", 2).ships(GREECE, "greece", 3).roles().play(MILITARY)
    assert t.role("military_leader") == GREECE
    assert t.role("political_leader") == ROME


@clause("mn:4.2.8")
def test_the_holder_decides_between_tied_challengers_and_cannot_keep_the_card() -> None:
    t = table().legions(GREECE, "greece").legions(EGYPT, "lower_egypt").play(MILITARY)
    assert t.step() == "name_military_leader"
    assert t.asked() == [ROME]
    assert t.refused(ROME, "p1")
    t.say(ROME, "p4")
    assert t.role("military_leader") == EGYPT


@clause("mn:4.2.9", "mn:9.2.1", "mn:9.2.2", "mn:9.2.3")
@pytest.mark.parametrize(
    ("hero", "role", "phase"),
    [
        ("agamemnon", "director_of_commerce", TRADE),
        ("solomon", "political_leader", CONSTRUCTION),
        ("archimedes", "military_leader", MILITARY),
    ],
)
def test_a_hero_adds_two_to_one_count(hero: str, role: str, phase: Phase) -> None:
    t = table().cards(BABYLON, hero).hand(BABYLON, tax=1)
    assert t.fact(BABYLON, BABYLON, "counts") == [
        2 * (name == role)
        for name in ("director_of_commerce", "political_leader", "military_leader")
    ]
    t.play(phase)
    assert t.role(role) == BABYLON


@clause("mn:4.2.10", "mn:14.12")
def test_an_occupied_caravan_counts_for_the_occupier() -> None:
    t = table().own(CARTHAGE, "numidia", "tripolitania").own(ROME, "lombardy")
    t.built("carthage_fruit", "carthage_perfume", "numidia_grain", "tripolitania_oil")
    t.built("rome_metal", "rome_fish", "lombardy_livestock")
    t.legions(ROME, "numidia").occupied(ROME, "numidia_grain")
    counts = [t.fact(s, s, "counts") for s in (CARTHAGE, ROME)]
    assert [c[0] for c in counts if isinstance(c, list)] == [3, 4]


@clause("mn:4.2.11", "mn:7.5.4")
def test_at_war_or_under_conversion_a_building_counts_for_the_owner() -> None:
    t = table().own(CARTHAGE, "numidia").built("numidia_grain")
    t.legions(ROME, "numidia").occupied(ROME, "numidia_grain").legions(CARTHAGE, "numidia")
    assert t.fact(CARTHAGE, CARTHAGE, "counts") == [1, 0, 1]
    claimed = table().own(CARTHAGE, "numidia").built("numidia_grain")
    claimed.legions(ROME, "numidia").claimed(ROME, "numidia")
    assert claimed.fact(CARTHAGE, CARTHAGE, "counts") == [1, 0, 0]


@clause("mn:4.2.12")
def test_an_idle_market_and_a_docked_trireme_count() -> None:
    t = table().built("market_greece").ships(GREECE, "greece").fort("greece")
    assert t.fact(GREECE, GREECE, "counts") == [1, 0, 2]


@clause("mn:4.2.13")
@pytest.mark.parametrize(("each", "holder"), [(False, GREECE), (True, EGYPT)])
def test_with_one_role_each_a_holder_is_passed_over(each: bool, holder: int) -> None:
    t = table(one_role_per_player=each).legions(GREECE, "greece", 3).legions(EGYPT, "lower_egypt")
    t.roles(director=GREECE, political=CARTHAGE, military=ROME).play(MILITARY)
    assert t.role("military_leader") == holder


@clause("mn:4.2.13", "mn:4.2.6")
def test_with_one_role_each_too_the_greatest_number_takes_it() -> None:
    t = table(one_role_per_player=True).legions(BABYLON, "babylonia", 3)
    t.legions(EGYPT, "lower_egypt", 2)
    t.roles(director=GREECE, political=CARTHAGE, military=ROME).play(MILITARY)
    assert t.role("military_leader") == BABYLON


# -- income ---------------------------------------------------------------------------------------


@clause("mn:5.1.1")
def test_a_temple_doubles_every_city_of_its_province() -> None:
    t = table().built("alexandria", "memphis").play(TRADE)
    assert t.holds(EGYPT) == {"tax": 2}
    t = table().built("alexandria", "memphis", "temple_lower_egypt").play(TRADE)
    assert t.holds(EGYPT) == {"tax": 4}


@clause("mn:5.1.2", "mn:5.1.3", "mn:14.8")
def test_caravans_of_carthage() -> None:
    t = table().built("carthage_fruit").play(TRADE)
    assert t.holds(CARTHAGE) == {"fruit": 1}
    t = table().built("carthage_fruit", "carthage_perfume").play(TRADE)
    assert t.holds(CARTHAGE) == {"fruit": 1, "perfume": 1}
    t = table().built("carthage_fruit", "carthage_perfume", "market_carthage").play(TRADE)
    assert t.holds(CARTHAGE) == {"fruit": 2, "perfume": 2}


@clause("mn:5.1.3")
def test_a_temple_without_city_and_a_market_without_caravan_yield_nothing() -> None:
    t = table().built("temple_rome", "market_rome").play(TRADE)
    assert t.holds(ROME) == {}


@clause("mn:5.1.4", "mn:14.11")
def test_the_occupier_of_a_city_earns_it_and_the_doubling_only_on_the_temple() -> None:
    def palestine(*sites: str) -> Table:
        t = table().own(BABYLON, "palestine").built("hierosolyma", "temple_palestine")
        return t.legions(EGYPT, "palestine", 2).occupied(EGYPT, *sites).play(TRADE)

    t = palestine("hierosolyma")
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({"tax": 1}, {})
    t = palestine("hierosolyma", "temple_palestine")
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({"tax": 2}, {})


@clause("mn:5.1.5")
def test_an_occupied_temple_doubles_nothing_for_the_owner() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma", "temple_palestine")
    t.legions(EGYPT, "palestine").occupied(EGYPT, "temple_palestine").play(TRADE)
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({}, {"tax": 1})


@clause("mn:5.1.6", "mn:7.5.3")
def test_a_province_at_war_pays_its_owner_alone() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine")
    t.occupied(EGYPT, "hierosolyma").legions(ROME, "palestine").play(TRADE)
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({}, {"tax": 1})


@clause("mn:5.1.7", "mn:7.7.4")
def test_a_legion_on_the_marker_takes_no_income() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine")
    t.claimed(EGYPT, "palestine").play(TRADE)
    assert (t.holds(EGYPT), t.holds(BABYLON)) == ({}, {"tax": 1})


@clause("mn:5.1.8", "mn:9.3.1", "mn:9.3.3")
def test_colossus_and_temple_of_artemis_pay_every_turn() -> None:
    t = table().cards(GREECE, "colossus", "temple_of_artemis").play(TRADE)
    assert t.step() == "take_extra_good"
    assert t.refused(GREECE, "tax")
    t.say(GREECE, "gems")
    assert t.holds(GREECE) == {"tax": 1, "gems": 1}


@clause("mn:5.1.9", "mn:10.1")
def test_income_is_told_to_everybody() -> None:
    t = table().built("roma").play(TRADE)
    told = [e for e in t.events("income") if e.facts == ((0,),)]
    assert len(told) == 1
    assert told[0].heard_by(NOBODY)


@clause("mn:5.1.10", "mn:11.4")
def test_a_shortage_is_dealt_round_by_round_from_the_director_on() -> None:
    t = table().built("alexandria", "memphis", "temple_lower_egypt", "roma", "athenae")
    t.roles(director=GREECE).hand(BABYLON, tax=32).play(TRADE)
    # Three coins are left for six: Greece, Egypt and, past Babylon and round again, Rome.
    assert (t.holds(GREECE), t.holds(EGYPT), t.holds(ROME)) == (
        {"tax": 1},
        {"tax": 1},
        {"tax": 1},
    )


@clause("mn:5.1.10")
def test_artemis_finds_only_what_the_bank_still_has() -> None:
    t = table().cards(GREECE, "temple_of_artemis").hand(BABYLON, gems=5).play(TRADE)
    assert "gems" not in t.allowed(GREECE)


@clause("mn:5.1.10", "mn:11.4")
def test_artemis_asks_nothing_where_the_bank_has_coins_alone() -> None:
    t = table().cards(GREECE, "temple_of_artemis")
    t.b.bank = [n if kind == 0 else 0 for kind, n in enumerate(t.b.bank)]
    assert t.play(TRADE).step() != "take_extra_good"


# -- the exchange ---------------------------------------------------------------------------------


def trade(number: int, *hands: str, **options: object) -> Table:
    """Hands like "3 wine" for p1, p2, ...; the first seat is the Director and calls a number."""
    t = table(**options)
    for seat, hand in enumerate(hands):
        for word in hand.split("+"):
            if word:
                n, _, kind = word.partition(" ")
                t.hand(seat, **{kind: int(n)})
    t.play(TRADE)
    return t.say(0, str(number))


def offers(t: Table, *piles: str) -> Table:
    for seat, pile in enumerate(piles):
        if pile:
            t.say(seat, pile)
    return t


@clause("mn:5.2.1", "mn:11.5")
def test_the_number_called_is_at_most_the_directors_hand() -> None:
    t = table().hand(ROME, wine=2).play(TRADE)
    assert t.allowed(ROME) == ["0", "1", "2"]
    t.say(ROME, "0")
    assert t.step() == ""
    empty = table().play(TRADE)
    assert empty.step() == ""


@clause("mn:5.2.2", "mn:10.1", "mn:10.2", "mn:10.3")
def test_hand_sizes_are_public_and_hands_are_not() -> None:
    t = table().hand(ROME, wine=2).hand(GREECE, gold=3).play(TRADE)
    assert t.fact(GREECE, ROME, "hand_size") == 3
    assert "gold" not in str(t.view(ROME)["hand"])
    assert t.view(GREECE)["hand"] == [("resource", "gold", 3)]
    assert t.view(NOBODY)["hand"] == []


@clause("mn:5.3.1", "mn:5.3.2")
def test_whoever_has_enough_cards_must_offer_exactly_that_many() -> None:
    t = trade(2, "3 wine", "2 oil", "1 gold")
    assert t.asked() == [0, 1]
    assert t.refused(1, "oil")
    assert t.refused(1, "-")
    t.say(1, "oil+oil")
    assert t.asked() == [0]


@clause("mn:5.3.3", "mn:10.2")
def test_offers_are_hidden_until_all_are_laid_and_then_shown_together() -> None:
    t = trade(1, "1 wine+1 oil", "1 gold+1 gems")
    t.say(1, "gold")
    assert "gold" not in str(t.view(0)["tracks"])
    assert "'gold'" in str(t.view(1)["tracks"])
    t.say(0, "wine")
    assert "'gold'" in str(t.view(0)["tracks"])
    assert len(t.events("offer_shown")) == 2


@clause("mn:5.3.4")
def test_a_lone_director_keeps_his_cards() -> None:
    t = trade(3, "3 wine", "2 oil")
    assert t.step() == ""
    assert t.holds(0) == {"wine": 3}


@clause("mn:5.4.1", "mn:5.4.2", "mn:5.4.3", "mn:5.4.6", "mn:4.1.2")
def test_the_one_who_lost_a_card_takes_next_even_with_nothing_left_to_lose() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    assert t.asked() == [0]
    assert sorted(t.allowed(0)) == ["p2 oil", "p3 gold"]
    t.say(0, "p2 oil")
    assert t.asked() == [1]
    # The oil lies face down before its taker and cannot be taken back.
    assert sorted(t.allowed(1)) == ["p1 wine", "p3 gold"]


@clause("mn:5.4.4", "mn:14.4")
def test_no_third_take_in_a_row_between_the_same_two() -> None:
    t = offers(trade(2, "2 wine", "2 oil", "2 gold"), "wine+wine", "oil+oil", "gold+gold")
    t.say(0, "p2 oil").say(1, "p1 wine")
    assert t.allowed(0) == ["p3 gold"]
    t.say(0, "p3 gold").say(2, "p1 wine")
    assert t.allowed(0) == ["p2 oil"]


@clause("mn:5.4.5")
def test_a_taker_who_can_take_must() -> None:
    t = offers(trade(1, "1 wine", "1 oil"), "wine", "oil")
    assert t.allowed(0) == ["p2 oil"]


@clause("mn:5.5.1", "mn:5.5.2", "mn:5.5.3")
def test_two_participants_exchange_one_card_each_and_take_back_the_rest() -> None:
    t = offers(trade(2, "2 wine", "2 oil"), "wine+wine", "oil+oil")
    t.say(0, "p2 oil").say(1, "p1 wine")
    assert t.step() == ""
    assert t.holds(0) == {"wine": 1, "oil": 1}
    assert t.holds(1) == {"wine": 1, "oil": 1}


@clause("mn:14.14", "mn:5.5.3", "mn:5.5.6", "mn:5.5.8")
def test_all_cards_gone_and_nothing_owed() -> None:
    t = offers(trade(1, "1 wine", "1 oil", "1 gold"), "wine", "oil", "gold")
    t.say(0, "p2 oil").say(1, "p3 gold").say(2, "p1 wine")
    assert t.step() == ""
    assert [t.holds(s) for s in range(3)] == [{"oil": 1}, {"gold": 1}, {"wine": 1}]


@clause("mn:14.14", "mn:5.5.4", "mn:10.2")
def test_all_cards_gone_and_the_director_owes_one() -> None:
    t = offers(trade(1, "1 wine+1 gems", "1 oil", "1 gold"), "wine", "oil", "gold")
    t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold")
    assert t.step() == "compensate"
    assert sorted(t.allowed(0)) == ["gems", "gold", "oil"]
    t.say(0, "gems")
    assert t.holds(2) == {"gems": 1}
    (told,) = t.events("compensation")
    assert told.heard_by(0)
    assert told.heard_by(2)
    assert not told.heard_by(1)


@clause("mn:14.15", "mn:5.5.1", "mn:5.5.5", "mn:5.5.7")
def test_the_one_player_left_takes_his_card_back_and_is_compensated() -> None:
    t = trade(2, "2 wine", "2 oil", "2 gold", "2 gems")
    offers(t, "wine+wine", "oil+oil", "gold+gold", "gems+gems")
    t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold").say(2, "p1 wine")
    t.say(0, "p2 oil").say(1, "p3 gold").say(2, "p4 gems")
    assert t.step() == "compensate"
    t.say(0, "oil")
    assert [t.b.hand_size(s) for s in range(4)] == [2, 2, 2, 2]
    assert t.holds(3) == {"gems": 1, "oil": 1}


@clause("mn:5.5.8")
def test_the_strict_reading_stops_as_soon_as_one_holder_is_left() -> None:
    t = trade(1, "1 wine", "1 oil", "1 gold", trade_stop="one_holder")
    offers(t, "wine", "oil", "gold").say(0, "p2 oil").say(1, "p3 gold")
    # Only the Director's wine lies face up: he takes it back and compensates the last victim.
    assert t.step() == "compensate"


@clause("mn:5.6.1", "mn:5.6.3", "mn:9.2.6", "mn:13.23")
def test_ulysses_cancels_a_take_and_offers_his_own_cards_instead() -> None:
    t = trade(1, "1 wine", "1 oil", "1 gold")
    t.cards(2, "ulysses")
    offers(t, "wine", "oil", "gold").say(0, "p2 oil")
    assert t.step() == "redirect_take"
    assert t.asked() == [2]
    t.say(2, "use")
    assert t.allowed(0) == ["p3 gold"]
    t.say(0, "p3 gold")
    # The owner of Ulysses lost the card and takes next; the oil lies face up again.
    assert t.asked() == [2]
    assert sorted(t.allowed(2)) == ["p1 wine", "p2 oil"]


@clause("mn:5.6.1", "mn:5.6.2")
def test_ulysses_must_have_a_card_face_up_and_no_part_in_the_take() -> None:
    t = trade(1, "1 wine", "1 oil", "1 gold")
    t.cards(2, "ulysses")
    offers(t, "wine", "oil", "gold").say(0, "p3 gold")
    assert t.step() == "take_card"
    absent = trade(2, "2 wine", "2 oil", "1 gold")
    absent.cards(2, "ulysses")
    offers(absent, "wine+wine", "oil+oil").say(0, "p2 oil")
    assert absent.step() == "take_card"


@clause("mn:5.6.4")
def test_ulysses_does_not_break_the_pair_rule_and_works_once() -> None:
    t = trade(2, "2 wine", "2 oil", "2 gold")
    t.cards(2, "ulysses")
    offers(t, "wine+wine", "oil+oil", "gold+gold")
    t.say(0, "p3 gold").say(2, "p1 wine").say(0, "p2 oil")
    # A redirected take would be the third in a row between p1 and p3.
    assert t.step() == "take_card"
    once = trade(2, "2 wine", "2 oil", "2 gold")
    once.cards(2, "ulysses")
    offers(once, "wine+wine", "oil+oil", "gold+gold").say(0, "p2 oil").say(2, "use")
    once.say(0, "p3 gold").say(2, "p1 wine").say(0, "p2 oil")
    assert once.step() == "take_card"


@clause("mn:5.6.5")
def test_a_take_that_would_end_the_exchange_may_still_be_redirected() -> None:
    t = trade(1, "1 wine", "1 oil", "1 gold", "1 gems")
    t.cards(3, "ulysses")
    offers(t, "wine", "oil", "gold", "gems").say(0, "p2 oil").say(3, "pass")
    t.say(1, "p3 gold").say(3, "pass").say(2, "p1 wine")
    assert t.asked() == [3]
    t.say(3, "use").say(2, "p4 gems")
    assert t.asked() == [3]
    assert t.allowed(3) == ["p1 wine"]
