"""The 2003 game, clause by clause: the box, the start, trade, construction."""

import pytest

from pelagos.engine.contract import Holding
from pelagos.engine.errors import BadData
from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Phase
from pelagos.games.mare_nostrum.four_cards.ids import CITY, ROLES
from pelagos.games.mare_nostrum.original import rules
from pelagos.games.mare_nostrum.original.phases import (
    BUILDING,
    CAMPAIGN,
    CONSTRUCTION,
    MILITARY,
    TRADE,
    TURN,
)
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause

RULES = rules()
HEROES = ("agamemnon", "archimedes", "helen", "nebuchadnezzar", "solomon", "ulysses")
WONDERS = (
    "colossus", "hanging_gardens", "temple_of_artemis", "statue_of_zeus", "lighthouse",
    "mausoleum", "pyramids",
)  # fmt: skip
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")
OWN_HEROES = ("julius_caesar", "hannibal", "pericles", "cleopatra", "hammurabi")


def table(**options: object) -> Table:
    found = Table(RULES, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def card_slugs(t: Table) -> list[str]:
    return [t.box.slug("card", id) for id in range(len(t.b.owner))]


# -- the box ---------------------------------------------------------------------------------------


@clause("mn:1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_lead_one_civilization_each(players: int) -> None:
    t = Table.set_up(RULES, players)
    names = [t.box.slug("civilization", civ) for civ in t.b.civ[:players]]
    assert len(set(names)) == players
    assert set(names) <= {"rome", "carthage", "greece", "egypt", "babylon"}


@clause("mn:1.1")
@pytest.mark.parametrize("players", [1, 2, 6])
def test_fewer_than_three_or_more_than_five_cannot_play(players: int) -> None:
    with pytest.raises(BadData):
        RULES.box(players, {})


@clause("mn:2.1", "mn:2.2")
def test_the_box_has_144_cards_three_of_them_roles() -> None:
    t = Table(RULES)
    assert tuple(ROLES) == ("director_of_commerce", "political_leader", "military_leader")
    assert len(t.b.role) == 3
    assert sum(t.b.bank) == 123
    assert len(t.b.owner) == 5 + 6 + 7
    assert sum(t.b.bank) + len(t.b.owner) + len(t.b.role) == 144


@clause("mn:2.3")
def test_each_civilization_has_its_hero() -> None:
    assert tuple(card_slugs(Table(RULES))[:5]) == OWN_HEROES


@clause("mn:2.4", "mn:2.5")
def test_there_are_six_general_heroes_and_seven_wonders() -> None:
    assert sorted(card_slugs(Table(RULES))[5:]) == sorted([*HEROES, *WONDERS])


@clause("mn:3.1.4")
def test_every_general_hero_and_wonder_is_for_sale_from_the_first_turn_and_only_once() -> None:
    t = Table.set_up(RULES)
    assert all(t.b.owner[t.box.find("card", slug)] == -1 for slug in HEROES + WONDERS)
    t = table().hand(ROME, tax=9).hand(GREECE, tax=9).play(BUILDING, ROME)
    t.say(ROME, "card helen").say(ROME, "coins")
    t.say(ROME, "end").play(BUILDING, GREECE)
    assert "card helen" not in t.allowed(GREECE)
    assert "card ulysses" in t.allowed(GREECE)


# -- the start -------------------------------------------------------------------------------------


@clause("mn:3.2.2")
@pytest.mark.parametrize("civ", range(5))
def test_a_start_sheet_is_worth_36_points(civ: int) -> None:
    box = Table(RULES).box
    sheet = box.sheets[civ]
    assert len(sheet.influence) == 3
    assert [box.slug("area", p) for p in sheet.fortresses] == [CAPITALS[civ]]
    assert box.card_prices[civ] == 9
    # Cities, caravans and legions cost three each, and so do the triremes.
    assert 3 * (len(sheet.sites) + len(sheet.legions) + len(sheet.triremes)) == 15
    assert 3 * 3 + 3 + 9 + 15 == 36


@clause("mn:3.2.3")
def test_hands_are_empty_until_the_first_income() -> None:
    t = Table.started(RULES).fate("rome,carthage,greece,egypt,babylon")
    assert t.step() == "call_number"
    (first,) = t.events("income")[:1]
    told = [e for e in t.events("income") if isinstance(e.facts[0], tuple)]
    assert sum(len(cards) for e in told for cards in e.facts if isinstance(cards, tuple)) == 23
    assert sum(t.b.hand_size(s) for s in range(5)) == 23
    assert first.kind.clause == "mn:5.1.9"


@clause("mn:14.13")
def test_the_counts_and_the_first_income_of_the_basic_start() -> None:
    t = Table.set_up(RULES)
    assert [t.fact(s, s, "counts") for s in range(5)] == [
        [3, 1, 2],
        [4, 1, 1],
        [3, 2, 1],
        [2, 3, 1],
        [3, 1, 2],
    ]
    assert t.role("military_leader") == ROME
    assert sum(t.b.hand_size(s) for s in range(5)) == 23


# -- roles -----------------------------------------------------------------------------------------


@clause("mn:4.1.2")
def test_each_phase_goes_through_its_steps() -> None:
    t = table().built("roma", "athenae").hand(ROME, wine=1).hand(GREECE, gold=1)
    t.legions(ROME, "rome").play(TURN)
    seen: list[str] = []
    while t.step() and len(seen) < 40:
        seen += [t.step()] if t.step() not in seen else []
        seat = t.asked()[0]
        plain = {"call_number": "1", "campaign": "march rome > lombardy 1"}
        said = plain.get(t.step()) if "march rome lombardy 1" in t.allowed(seat) else None
        said = "1" if t.step() == "call_number" else said
        t.say(seat, said or t.allowed(seat)[0])
    assert seen == [
        "call_number", "offer_cards", "take_card", "order_builders", "build", "keep_cards",
        "order_generals", "campaign",
    ]  # fmt: skip


@clause("mn:4.2.9", "mn:9.2.1")
def test_agamemnon_adds_two_for_the_director() -> None:
    lifts(TRADE, "agamemnon", 0)


@clause("mn:4.2.9", "mn:9.2.3")
def test_solomon_adds_two_for_the_political_leader() -> None:
    lifts(CONSTRUCTION, "solomon", 1)


@clause("mn:4.2.9", "mn:9.2.2")
def test_archimedes_adds_two_for_the_military_leader() -> None:
    lifts(MILITARY, "archimedes", 2)


def lifts(phase: Phase, hero: str, role: int) -> None:
    """Whoever owns the hero beats one who has one thing that counts, and not one who has two."""
    things = (("rome_metal", "rome_fish"), ("roma", "temple_rome"), ())[role]
    for rivals, holder in ((1, BABYLON), (2, ROME), (3, ROME)):
        t = table().cards(BABYLON, hero).own(ROME, "lombardy").hand(BABYLON, tax=1)
        t.built(*(*things, "lombardy_livestock" if role == 0 else "mediolanum")[:rivals])
        t.legions(ROME, "rome", rivals) if role == 2 else None
        counts = t.fact(BABYLON, BABYLON, "counts")
        assert counts == [2 * (role == 0), 2 * (role == 1), 2 * (role == 2)]
        t.play(phase)
        assert t.b.role[role] == holder


# -- the exchange ----------------------------------------------------------------------------------


def trade(number: int, *hands: str) -> Table:
    """Hands like "wine+wine" for p1, p2, ...; the first seat is the Director and calls a number."""
    t = table()
    for seat, hand in enumerate(hands):
        for kind in hand.split("+"):
            t.hand(seat, **{kind: 1})
    return t.play(TRADE).say(0, str(number))


def offered(*piles: str) -> Table:
    """Everybody offers all he has."""
    t = trade(piles[0].count("+") + 1, *piles)
    for seat, pile in enumerate(piles):
        t.say(seat, pile)
    return t


@clause("mn:5.2.2", "mn:10.3")
def test_others_see_how_many_cards_one_holds_and_never_which() -> None:
    one = table().hand(ROME, wine=2).hand(GREECE, gold=3).hand(EGYPT, fish=3).play(TRADE)
    other = table().hand(ROME, wine=2).hand(GREECE, fish=3).hand(EGYPT, gold=3).play(TRADE)
    assert one.step() == other.step() == "call_number"
    assert [one.fact(seat, ROME, "hand_size") for seat in (ROME, GREECE, EGYPT)] == [2, 3, 3]
    assert one.view(ROME)["hand"] == [Holding("resource", "wine", 2)]
    assert one.view(NOBODY)["hand"] == []
    for viewer in (ROME, CARTHAGE, NOBODY):
        assert one.view(viewer) == other.view(viewer)
    assert one.view(GREECE) != other.view(GREECE)


@clause("mn:5.4.1")
def test_the_director_takes_first_any_one_card_of_anybody_else() -> None:
    t = offered("wine+fish", "oil+gold", "gems+slaves")
    assert t.asked() == [0]
    assert sorted(t.allowed(0)) == ["p2 gold", "p2 oil", "p3 gems", "p3 slaves"]


@clause("mn:5.4.2")
def test_who_lost_the_card_takes_next_also_from_the_director() -> None:
    t = offered("wine+fish", "oil+gold", "gems+slaves").say(0, "p3 gems")
    assert t.asked() == [2]
    assert sorted(t.allowed(2)) == ["p1 fish", "p1 wine", "p2 gold", "p2 oil"]


@clause("mn:5.4.3")
def test_a_card_taken_lies_face_down_and_cannot_be_taken_again() -> None:
    t = offered("wine+fish", "oil+gold", "gems+slaves").say(0, "p3 gems").say(2, "p2 oil")
    assert sorted(t.allowed(1)) == ["p1 fish", "p1 wine", "p3 slaves"]


@clause("mn:5.4.6")
def test_who_has_nothing_face_up_still_takes_when_a_card_was_taken_from_him() -> None:
    t = offered("wine", "oil", "gold", "gems").say(0, "p2 oil").say(1, "p1 wine")
    assert t.asked() == [0]
    assert sorted(t.allowed(0)) == ["p3 gold", "p4 gems"]


@clause("mn:5.5.5")
def test_after_an_early_end_the_director_pays_the_last_victim() -> None:
    t = offered("wine+wine", "oil+oil", "gold+gold")
    t.say(0, "p2 oil").say(1, "p1 wine").say(0, "p3 gold").say(2, "p1 wine").say(0, "p2 oil")
    t.say(1, "p3 gold")
    # Nothing lies face up any more: the Director has three, the last victim one.
    assert t.step() == "compensate"
    assert t.asked() == [0]
    assert t.say(0, "gold").holds(2) == {"wine": 1, "gold": 1}


@clause("mn:5.5.5")
def test_a_director_who_was_the_last_victim_owes_nothing() -> None:
    t = offered("wine", "oil").say(0, "p2 oil").say(1, "p1 wine")
    assert t.step() == ""
    assert (t.holds(0), t.holds(1)) == ({"oil": 1}, {"wine": 1})


@clause("mn:5.5.6", "mn:5.5.7")
def test_at_the_end_everybody_has_what_he_took_and_as_many_cards_as_before() -> None:
    t = trade(1, "wine+fish", "oil+oil+oil", "gold")
    t.say(0, "wine").say(1, "oil").say(2, "gold")
    t.say(0, "p2 oil").say(1, "p3 gold").say(2, "p1 wine")
    assert t.step() == ""
    found = [t.holds(s) for s in range(3)]
    assert found == [{"oil": 1, "fish": 1}, {"oil": 2, "gold": 1}, {"wine": 1}]


@clause("mn:14.15")
def test_the_last_player_takes_back_his_own_card_and_the_director_gives_him_one() -> None:
    t = offered("wine+wine", "oil+oil", "gold+gold", "gems+gems")
    for seat, take in ((0, "p2 oil"), (1, "p1 wine"), (0, "p3 gold"), (2, "p1 wine")):
        t.say(seat, take)
    t.say(0, "p2 oil").say(1, "p3 gold").say(2, "p4 gems")
    assert t.step() == "compensate"
    assert t.asked() == [0]
    t.say(0, "oil")
    assert t.holds(3) == {"gems": 1, "oil": 1}


@clause("mn:5.6.3", "mn:9.2.6")
def test_after_ulysses_his_owner_takes_next_and_the_first_victim_does_not() -> None:
    t = trade(1, "wine", "oil", "gold").cards(2, "ulysses")
    t.say(0, "wine").say(1, "oil").say(2, "gold").say(0, "p2 oil")
    assert t.asked() == [2]
    t.say(2, "use")
    assert t.asked() == [0]
    assert t.allowed(0) == ["p3 gold"]
    t.say(0, "p3 gold")
    assert t.asked() == [2]


@clause("mn:9.2.6")
def test_ulysses_works_once_a_trade_phase() -> None:
    t = table().cards(2, "ulysses").hand(0, wine=2).hand(1, oil=2).hand(2, gold=2).play(TRADE)
    t.say(0, "2").say(0, "wine+wine").say(1, "oil+oil").say(2, "gold+gold").say(0, "p2 oil")
    t.say(2, "use").say(0, "p3 gold").say(2, "p2 oil").say(1, "p1 wine")
    assert t.step() == "take_card"
    assert t.asked() == [0]


# -- construction ----------------------------------------------------------------------------------


@clause("mn:6.1.3")
def test_a_turn_of_building_holds_any_number_of_purchases_or_none() -> None:
    t = table().hand(ROME, tax=12).play(BUILDING, ROME)
    for n in range(1, 5):
        t.say(ROME, "legion rome").say(ROME, "coins")
        assert t.legions_at("rome", ROME) == n
        assert t.holds(ROME).get("tax", 0) == 12 - 3 * n
    t = table().hand(ROME, tax=12).play(BUILDING, ROME).say(ROME, "end")
    assert t.holds(ROME) == {"tax": 12}


@clause("mn:6.3.4")
def test_what_is_paid_returns_to_the_bank_at_once() -> None:
    t = table().hand(ROME, gems=1, gold=1, wine=1).play(BUILDING, ROME)
    before = t.b.bank[:]
    t.say(ROME, "legion rome").forced_through("build")
    assert [after - n for after, n in zip(t.b.bank, before, strict=True)] == [
        int(kind in (3, 4, 6)) for kind in range(13)
    ]


@clause("mn:14.1")
def test_a_set_of_five_buys_nothing_for_six_but_three_sets_of_three_buy_three_units() -> None:
    t = table().hand(ROME, tax=3, grain=2, perfume=1, livestock=1, gold=1, slaves=1)
    t.play(BUILDING, ROME)
    assert t.verbs(ROME) == {"caravan", "city", "end", "fortress", "influence", "legion", "trireme"}
    t.say(ROME, "legion rome").say(ROME, "coins")
    t.say(ROME, "legion rome").say(ROME, "goods grain+perfume+livestock")
    t.say(ROME, "trireme rome").say(ROME, "goods grain+gold+slaves")
    assert (t.holds(ROME), t.legions_at("rome", ROME), t.ships_at("rome", ROME)) == ({}, 2, 1)


@clause("mn:6.4.4")
def test_a_card_gained_in_war_is_kept_until_the_next_clean_up() -> None:
    t = table().own(BABYLON, "palestine").built("palestine_fruit").cards(EGYPT, "nebuchadnezzar")
    t.legions(EGYPT, "lower_egypt").play(TURN).say(BABYLON, "0")
    t.say(ROME, "p1,p2,p3,p4,p5")
    for seat in range(5):
        t.say(seat, "end")
    t.say(BABYLON, "0 -").say(t.role("military_leader"), "p4,p1,p2,p3,p5")
    t.say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "halt")
    t.say(EGYPT, "pillage palestine_fruit").say(EGYPT, "use")
    assert t.step() == ""
    assert t.holds(EGYPT) == {"fruit": 1}


@clause("mn:6.6.1")
def test_a_legion_on_the_marker_lets_its_owner_buy_province_and_buildings() -> None:
    t = palestine().say(ROME, "convert palestine").say(ROME, "coins")
    assert t.owner("palestine") == ROME
    assert t.holds(ROME) == {"tax": 3}
    t.play(TRADE)
    assert t.holds(ROME) == {"tax": 4}
    assert t.holds(BABYLON) == {}


def palestine() -> Table:
    """Rome's legion stands on Babylon's marker."""
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(ROME, "palestine")
    return t.claimed(ROME, "palestine").hand(ROME, tax=6).play(BUILDING, ROME)


@clause("mn:6.6.2")
def test_the_replaced_marker_goes_home_and_nothing_more_is_built_there_this_turn() -> None:
    t = palestine()
    before = t.markers_left(BABYLON), t.markers_left(ROME)
    t.say(ROME, "convert palestine").say(ROME, "coins")
    assert (t.markers_left(BABYLON), t.markers_left(ROME)) == (before[0] + 1, before[1] - 1)
    assert not [text for text in t.allowed(ROME) if "palestine" in text]


@clause("mn:6.6.2", "mn:7.7.2")
def test_no_conversion_at_war() -> None:
    t = palestine()
    assert "convert palestine" in t.allowed(ROME)
    t.legions(EGYPT, "palestine")
    assert "convert" not in t.verbs(ROME)


@clause("mn:6.6.3")
def test_after_a_conversion_the_legion_stays_as_a_garrison() -> None:
    t = palestine().say(ROME, "convert palestine").say(ROME, "coins").say(ROME, "end")
    assert t.legions_at("palestine", ROME) == 1
    assert t.b.claim[t.area("palestine")] == -1
    t.play(CAMPAIGN, ROME)
    assert "march palestine syria 1" in t.allowed(ROME)


@clause("mn:7.7.3")
def test_a_claim_not_used_stays_while_the_legion_stays() -> None:
    t = palestine().say(ROME, "end")
    assert t.b.claim[t.area("palestine")] == ROME
    t.play(CAMPAIGN, ROME).say(ROME, "halt").say(ROME, "nothing")
    t.hand(ROME, tax=6).play(BUILDING, ROME)
    assert "convert palestine" in t.allowed(ROME)
    t.say(ROME, "end").play(CAMPAIGN, ROME).say(ROME, "march palestine > syria 1")
    assert t.b.claim[t.area("palestine")] == -1


@clause("mn:6.7.2")
def test_cards_are_not_on_the_board_and_outlive_every_province() -> None:
    t = table().cards(BABYLON, "colossus").built("babylon").legions(ROME, "babylonia")
    t.play(CAMPAIGN, ROME).say(ROME, "halt").say(ROME, "pillage babylon")
    assert t.b.owner[t.box.find("card", "colossus")] == BABYLON
    assert "colossus" not in str(t.view(ROME)["areas"])


@clause("mn:6.7.3")
@pytest.mark.parametrize("seat", range(5))
def test_of_the_civilization_heroes_only_ones_own_is_for_sale(seat: int) -> None:
    t = table().hand(seat, tax=12).play(BUILDING, seat)
    found = {text.split()[1] for text in t.allowed(seat) if text.startswith("card ")}
    assert found == {OWN_HEROES[seat], *HEROES, *WONDERS}


@clause("mn:9.3.2")
@pytest.mark.parametrize("owned", [True, False])
def test_the_hanging_gardens_keep_one_good_beside_two_coins(owned: bool) -> None:
    t = table().hand(ROME, tax=3, wine=2, oil=1)
    t.cards(ROME, "hanging_gardens") if owned else None
    t.play(CONSTRUCTION).say(ROME, "p1,p2,p3,p4,p5")
    for seat in range(5):
        t.say(seat, "end")
    assert ("2 oil" in t.allowed(ROME)) is owned
    assert t.refused(ROME, "3 oil")
    assert t.refused(ROME, "2 oil+wine")
    assert "2 -" in t.allowed(ROME)


@clause("mn:11.3")
def test_a_pillaged_token_may_be_built_again_even_where_it_stood() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma").legions(EGYPT, "palestine")
    t.b.stock = tuple(0 if item == CITY else n for item, n in enumerate(t.b.stock))
    t.hand(BABYLON, tax=3).play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    t.say(EGYPT, "pillage hierosolyma")
    assert t.b.stock[CITY] == 1
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "march palestine > lower_egypt 1").say(EGYPT, "halt")
    t.play(BUILDING, BABYLON).say(BABYLON, "city hierosolyma").say(BABYLON, "coins")
    assert t.b.stock[CITY] == 0
