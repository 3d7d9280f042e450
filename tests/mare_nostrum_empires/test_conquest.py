"""4.3 Conquest."""

from tests.mare_nostrum_empires.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table
from tests.support import clause


def conqueror(legions: int = 2, province: str = "cyrenaica", seat: int = ROME) -> Table:
    """The seat stands alone in an Egyptian province at the end of its turn."""
    t = Table()
    t.quiet()
    t.strip()
    t.raised("cyrenaica_temple")
    t.legions(province, seat, legions)
    t.war_turn(seat, "war_conquest")
    return t


def next_turn(t: Table, seat: int, until: str = "") -> None:
    """The seat's next turn in phase 4."""
    t.war_turn(seat, until)


@clause("mne:4.3.a", "mne:4.3.b", "mne:R.16", "mne:R.30")
def test_the_conqueror_chooses_one_of_three_or_nothing() -> None:
    t = conqueror()
    answers = t.listed(ROME)
    assert "cyrenaica leave" in answers
    assert "cyrenaica pillage cyrene" in answers
    assert "cyrenaica occupy cyrenaica_papyrus+cyrene" in answers
    assert "cyrenaica seize" in answers
    assert not t.can(ROME, "cyrenaica occupy cyrenaica_papyrus+cyrenaica_market+cyrene")
    t.say(ROME, "cyrenaica pillage cyrene")
    assert t.question() == "war_pick"


@clause("mne:R.16")
def test_who_is_left_alone_in_anothers_turn_must_wait() -> None:
    t = Table()
    t.quiet()
    t.legions("cyrenaica", ROME, 2)
    t.legions("cyrenaica", CARTHAGE, 1)
    t.battle("cyrenaica", CARTHAGE, ROME, "1+5+1")
    assert t.troops("cyrenaica", CARTHAGE) == 0
    assert t.question() == "war_pick"


@clause("mne:4.3.a")
def test_nobody_conquers_own_or_uncontrolled_provinces() -> None:
    t = Table()
    t.quiet()
    t.legions("italia", ROME, 1)
    t.legions("germania", ROME, 1)
    t.war_turn(ROME, "war_march")
    t.say(ROME, "done")
    assert t.question() == "war_pick"


@clause("mne:E.16", "mne:4.3.1.a", "mne:G.6", "mne:4.3.1.d")
def test_a_pillaged_caravan_pays_one_good_although_a_market_stands_there() -> None:
    t = conqueror()
    t.say(ROME, "cyrenaica pillage cyrenaica_papyrus")
    assert t.hand(ROME) == {"papyrus": 1}
    assert t.holder("cyrenaica_papyrus") == -1
    assert t.b.stand[t.id("icon", "cyrenaica_papyrus")] == ROME


@clause("mne:4.3.1.a")
def test_cities_pay_a_coin_and_markets_and_temples_nothing() -> None:
    for icon, spoils in (
        ("cyrene", {"coin": 1}),
        ("cyrenaica_market", {}),
        ("cyrenaica_temple", {}),
    ):
        t = conqueror()
        t.say(ROME, f"cyrenaica pillage {icon}")
        assert t.hand(ROME) == spoils


@clause("mne:4.3.1.a")
def test_a_pillaged_legendary_city_pays_a_coin_or_a_legendary_good() -> None:
    for answer, spoils in (("coin", {"coin": 1}), ("legendary_good", {"legendary_wine": 1})):
        t = Table()
        t.quiet()
        t.strip()
        t.control("judea", EGYPT)
        t.raised("jerusalem")
        t.legions("judea", ROME, 1)
        t.war_turn(ROME, "war_conquest")
        t.say(ROME, "judea pillage jerusalem")
        assert t.question() == "war_spoils"
        t.say(ROME, answer)
        if answer == "legendary_good":
            t.fate("legendary_wine")
        assert t.hand(ROME) == spoils


@clause("mne:10.hamilcar", "mne:4.3.1.c")
def test_hamilcar_doubles_the_spoils() -> None:
    for icon, spoils in (("cyrene", {"coin": 2}), ("cyrenaica_papyrus", {"papyrus": 2})):
        t = conqueror()
        t.own(ROME, "hamilcar")
        t.say(ROME, f"cyrenaica pillage {icon}")
        assert t.hand(ROME) == spoils
    t = Table()
    t.quiet()
    t.strip()
    t.own(ROME, "hamilcar")
    t.control("judea", EGYPT)
    t.raised("jerusalem")
    t.legions("judea", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "judea pillage jerusalem")
    t.fate("legendary_wine")
    assert t.hand(ROME) == {"coin": 1, "legendary_wine": 1}


@clause("mne:4.3.1.b", "mne:R.38")
def test_a_pillaged_capital_can_be_built_again_by_its_owner() -> None:
    t = conqueror(province="aegyptus")
    t.say(ROME, "aegyptus pillage alexandria")
    assert t.hand(ROME) == {"coin": 1}
    t.strip()
    t.give(EGYPT, coin=3)
    t.build_turn(EGYPT)
    t.say(EGYPT, "build alexandria", "coins")
    assert t.holder("alexandria") == EGYPT


@clause("mne:E.17", "mne:4.3.2.a", "mne:4.3.2.b", "mne:4.3.4.a")
def test_occupied_caravan_and_market_pay_the_occupier_double() -> None:
    t = Table()
    t.quiet()
    t.strip()
    t.legions("cyrenaica", ROME, 2)
    before = t.levels(ROME)[0], t.levels(EGYPT)[0]
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica occupy cyrenaica_papyrus+cyrenaica_market")
    assert (t.levels(ROME)[0], t.levels(EGYPT)[0]) == (before[0] + 2, before[1] - 2)
    t.razed("alexandria", "memphis", "aethiopia_grain", "aethiopia_gold")
    t.strip()
    t.at("collect")
    t.rules.step(t.b)
    assert t.hand(ROME)["papyrus"] == 2
    assert t.hand(EGYPT) == {"coin": 1}


@clause("mne:4.3.2.c", "mne:R.45")
def test_a_building_returns_when_its_legion_marches_off() -> None:
    t = conqueror()
    t.say(ROME, "cyrenaica occupy cyrenaica_papyrus+cyrene")
    next_turn(t, ROME, "war_march")
    t.say(ROME, "march cyrenaica aegyptus")
    assert t.question() == "war_leave_post"
    assert sorted(t.listed(ROME)) == ["cyrenaica_papyrus", "cyrene"]
    t.say(ROME, "cyrene")
    assert t.holder("cyrene") == EGYPT
    assert t.holder("cyrenaica_papyrus") == ROME
    assert t.troops("aegyptus", ROME) == 1


@clause("mne:R.31", "mne:4.3.d", "mne:4.3.2.c")
def test_the_owner_chooses_which_occupying_legion_dies() -> None:
    t = conqueror()
    t.say(ROME, "cyrenaica occupy cyrenaica_papyrus+cyrene")
    t.legions("cyrenaica", CARTHAGE, 1)
    t.battle("cyrenaica", CARTHAGE, ROME, "5+4+1")
    assert t.asked() == [ROME]
    t.say(ROME, "cyrene")
    assert t.troops("cyrenaica", CARTHAGE) == 0
    assert t.holder("cyrene") == EGYPT
    assert t.holder("cyrenaica_papyrus") == ROME


@clause("mne:4.3.d")
def test_occupations_end_when_units_of_two_players_remain() -> None:
    t = conqueror()
    t.say(ROME, "cyrenaica occupy cyrenaica_papyrus+cyrene")
    t.legions("cyrenaica", CARTHAGE, 1)
    t.battle("cyrenaica", CARTHAGE, ROME, "1+1+1")
    assert t.b.at_war(t.id("province", "cyrenaica"))
    assert t.holder("cyrene") == EGYPT
    assert t.holder("cyrenaica_papyrus") == EGYPT


@clause("mne:E.18", "mne:4.3.3.a", "mne:4.3.3.b", "mne:R.35")
def test_a_control_marker_held_until_the_next_turn_may_be_replaced() -> None:
    t = Table()
    t.quiet()
    t.control("tripolitania", ROME)
    t.legions("cyrenaica", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "cyrenaica seize")
    assert t.holder("cyrene") == EGYPT
    markers = t.b.stock[EGYPT * 4 + 3]
    next_turn(t, ROME)
    assert t.question() == "war_convert"
    t.say(ROME, "convert cyrenaica")
    assert t.controls("cyrenaica") == ROME
    assert t.holder("cyrene") == ROME
    assert t.b.stock[EGYPT * 4 + 3] == markers + 1
    assert [t.levels(s) for s in range(5)] == [t.recount(s) for s in range(5)]


@clause("mne:4.3.3.b", "mne:4.3.c")
def test_a_conversion_may_be_declined_and_chosen_afresh() -> None:
    t = conqueror()
    t.say(ROME, "cyrenaica seize")
    next_turn(t, ROME)
    t.say(ROME, "done")
    t.skip_to("war_conquest")
    t.say(ROME, "cyrenaica occupy cyrene")
    assert t.b.siege[t.id("province", "cyrenaica")] == -1
    assert t.holder("cyrene") == ROME


@clause("mne:E.21", "mne:4.3.3.c", "mne:9.e", "mne:R.46", "mne:R.33")
def test_a_conversion_without_a_link_leaves_the_province_to_nobody() -> None:
    t = Table()
    t.quiet()
    t.legions("cyrenaica", GREECE, 1)
    t.war_turn(GREECE, "war_conquest")
    t.say(GREECE, "cyrenaica seize")
    next_turn(t, GREECE)
    t.say(GREECE, "convert cyrenaica")
    assert t.controls("cyrenaica") == -1
    assert t.holder("cyrene") == -1
    assert t.b.built >> t.id("icon", "cyrene") & 1
    assert [t.levels(s) for s in range(5)] == [t.recount(s) for s in range(5)]


@clause("mne:4.3.3.e", "mne:R.10")
def test_without_a_marker_in_stock_only_an_unlinked_marker_can_be_removed() -> None:
    for linked in (True, False):
        t = Table()
        t.quiet()
        t.b.stock[ROME * 4 + 3] = 0
        t.legions("cyrenaica", ROME, 1)
        t.seized("cyrenaica", ROME)
        if linked:
            t.triremes("ionian_sea", ROME, 1)
            t.triremes("african_sea", ROME, 1)
        t.war_turn(ROME)
        assert (t.question() == "war_convert") == (not linked)


@clause("mne:4.3.3.d", "mne:4.3.5.a", "mne:4.3.5.b")
def test_a_capital_province_is_never_converted_but_its_capital_can_be_occupied() -> None:
    t = conqueror(province="aegyptus")
    t.own(ROME, "queen_of_sheba")
    assert "aegyptus seize" not in t.listed(ROME)
    assert "aegyptus seize_at_once" not in t.listed(ROME)
    t.say(ROME, "aegyptus occupy alexandria")
    assert t.holder("alexandria") == ROME


@clause("mne:R.30", "mne:4.3.c")
def test_a_fresh_choice_ends_the_old_one_and_leaving_keeps_it() -> None:
    t = conqueror()
    t.say(ROME, "cyrenaica occupy cyrenaica_papyrus+cyrene")
    next_turn(t, ROME, "war_conquest")
    t.say(ROME, "cyrenaica leave")
    assert t.holder("cyrene") == ROME
    next_turn(t, ROME, "war_conquest")
    t.say(ROME, "cyrenaica seize")
    assert t.holder("cyrene") == EGYPT
    next_turn(t, ROME)
    t.say(ROME, "done")
    t.skip_to("war_conquest")
    t.say(ROME, "cyrenaica pillage cyrenaica_market")
    assert t.b.siege[t.id("province", "cyrenaica")] == -1


@clause("mne:10.queen_of_sheba", "mne:R.32", "mne:G.4")
def test_the_queen_of_sheba_converts_at_once_for_a_legion_once_a_round() -> None:
    t = Table()
    t.quiet()
    t.own(CARTHAGE, "queen_of_sheba")
    t.legions("cyrenaica", CARTHAGE, 1)
    t.legions("aethiopia", CARTHAGE, 1)
    t.war_turn(CARTHAGE, "war_conquest")
    t.say(CARTHAGE, "cyrenaica seize_at_once")
    assert t.controls("cyrenaica") == CARTHAGE
    assert t.troops("cyrenaica", CARTHAGE) == 0
    assert "aethiopia seize_at_once" not in t.listed(CARTHAGE)


@clause("mne:R.46")
def test_several_conversions_go_one_after_the_other_and_count_for_the_next() -> None:
    t = Table()
    t.quiet()
    for province in ("aethiopia", "cyrenaica"):
        t.legions(province, CARTHAGE, 1)
        t.seized(province, CARTHAGE)
    t.control("garamantes", CARTHAGE)
    t.war_turn(CARTHAGE)
    assert sorted(t.listed(CARTHAGE)) == ["convert aethiopia", "convert cyrenaica", "done"]
    t.say(CARTHAGE, "convert aethiopia")
    assert t.controls("aethiopia") == CARTHAGE
    t.say(CARTHAGE, "convert cyrenaica")
    assert t.controls("cyrenaica") == CARTHAGE


@clause("mne:10.circe", "mne:R.26")
def test_circe_places_free_legions_on_empty_caravan_icons() -> None:
    t = Table()
    t.quiet()
    t.own(BABYLON, "circe")
    t.legions("arabia", BABYLON, 1)
    t.legions("armenia", BABYLON, 1)
    t.legions("armenia", GREECE, 1)
    t.war_turn(BABYLON, "war_land_battle")
    t.say(BABYLON, "armenia p2")
    t.fate("1+1")
    assert t.question() == "war_circe"
    assert sorted(t.listed(BABYLON)) == ["done", "place arabia_gems", "place arabia_spices"]
    t.say(BABYLON, "place arabia_gems")
    assert t.question() == "war_pick"
    t.give(BABYLON, coin=3)
    t.control("arabia", BABYLON)
    t.build_turn(BABYLON)
    t.say(BABYLON, "build arabia_gems")
    t.say(BABYLON, "coins")
    assert t.b.stand[t.id("icon", "arabia_gems")] == -1


@clause("mne:6.3", "mne:4.3.5.b", "mne:R.38")
def test_four_capitals_or_legendary_cities_win_at_the_end_of_the_phase() -> None:
    t = Table()
    t.quiet()
    for province in ("asia", "judea"):
        t.control(province, ROME)
    t.raised("troy", "jerusalem")
    t.legions("athens", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, "athens occupy athens_city")
    assert t.result() is None
    t.skip_to("")
    result = t.result()
    assert result is not None
    assert (result.winners, result.ending) == ((ROME,), "conquest")


@clause("mne:R.21", "mne:6.6")
def test_of_two_with_four_cities_the_military_leader_wins_alone() -> None:
    for leader, winners in ((ROME, (ROME,)), (EGYPT, (ROME, CARTHAGE))):
        t = Table()
        t.quiet()
        for province in ("asia", "judea"):
            t.control(province, ROME)
        t.control("sicilia", CARTHAGE)
        t.raised("troy", "jerusalem", "syracuse")
        for province, seat in (("athens", ROME), ("babylonia", CARTHAGE), ("aegyptus", CARTHAGE)):
            t.legions(province, seat, 1)
        t.occupied("athens_city", ROME)
        t.occupied("babylon_city", CARTHAGE)
        t.occupied("alexandria", CARTHAGE)
        t.leader(2, leader)
        t.b.had_turn = 31
        t.at("war")
        result = t.result()
        assert result is not None
        assert result.winners == winners
