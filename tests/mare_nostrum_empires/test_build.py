"""3. Build: payment, control, units, buildings, tracks."""

import pytest

from pelagos.engine.errors import NotAllowed
from tests.mare_nostrum_empires.build import BABYLON, CARTHAGE, CULTURE, EGYPT, GREECE, ROME, Table
from tests.support import clause

STOCK = {"coin": 3, "grain": 2, "wood": 1, "sheep": 1, "gold": 1, "gladiators": 1}


def building(seat: int, **resources: int) -> Table:
    """The seat's build turn with exactly these Resources."""
    t = Table()
    t.strip()
    t.give(seat, **resources)
    t.build_turn(seat)
    return t


def buy(t: Table, seat: int, what: str, payment: str) -> None:
    t.say(seat, what)
    t.say(seat, payment)


@clause("mne:3.a")
def test_the_culture_leader_names_every_builder_in_turn() -> None:
    t = Table().at("build")
    assert t.asked() == [EGYPT]
    t.say(EGYPT, "p3")
    t.say(BABYLON, "done")
    assert t.asked() == [EGYPT]
    assert not t.can(EGYPT, "p3")
    assert t.can(EGYPT, "p4")


@clause("mne:E.7", "mne:X.e", "mne:3.d")
def test_three_sets_of_three_can_be_made_but_no_set_of_six() -> None:
    t = building(GREECE, **STOCK)
    t.raised("dacia_market")
    t.razed("dacia_gold")
    buy(t, GREECE, "build dacia_sheep", "coins")
    buy(t, GREECE, "legion athens", "goods grain+sheep+wood")
    buy(t, GREECE, "legion athens", "goods gold+grain+gladiators")
    assert t.hand(GREECE) == {}
    assert t.verbs(GREECE) == ["done"]
    t = building(GREECE, **STOCK)
    assert not t.can(GREECE, "build dacia_market")
    assert t.can(GREECE, "build thracia_wine")


@clause("mne:E.8", "mne:10.hannibal", "mne:3.g")
def test_hannibal_may_use_one_good_twice_in_a_set() -> None:
    t = building(CARTHAGE, **STOCK)
    t.say(CARTHAGE, "build numidia_market")
    assert t.listed(CARTHAGE) == ["goods_one_twice wood+gold+grain+grain+sheep+gladiators"]
    t.say(CARTHAGE, "goods_one_twice wood+gold+grain+grain+sheep+gladiators")
    assert t.hand(CARTHAGE) == {"coin": 3}
    t.say(CARTHAGE, "legion carthage")
    assert t.listed(CARTHAGE) == ["coins"]


@clause("mne:10.cleopatra", "mne:3.g")
def test_cleopatra_may_put_one_coin_among_goods_or_one_good_among_coins() -> None:
    t = building(EGYPT, coin=2, wine=2, oil=1)
    t.say(EGYPT, "legion aegyptus")
    assert sorted(t.listed(EGYPT)) == [
        "coins_and_good oil",
        "coins_and_good wine",
        "goods_and_coin oil+wine",
    ]
    t.say(EGYPT, "goods_and_coin oil+wine")
    assert t.hand(EGYPT) == {"coin": 1, "wine": 1}
    assert t.verbs(EGYPT) == ["done"]


@clause("mne:10.cleopatra", "mne:X.e")
def test_nobody_else_mixes_coins_and_goods() -> None:
    t = building(ROME, coin=2, wine=2, oil=1)
    assert t.verbs(ROME) == ["done"]


@clause("mne:1.2.a", "mne:1.2.b", "mne:X.e", "mne:3.e")
def test_a_legendary_good_is_no_other_kind_than_its_good_and_goes_to_its_own_discard() -> None:
    t = building(ROME, wine=1, legendary_wine=1, oil=1)
    assert t.verbs(ROME) == ["done"]
    t = building(ROME, wine=1, legendary_wine=1, oil=1, gold=1)
    reserve = t.b.reserve[t.id("resource", "oil")]
    t.say(ROME, "legion italia")
    assert sorted(t.listed(ROME)) == ["goods gold+oil+legendary_wine", "goods gold+oil+wine"]
    t.say(ROME, "goods gold+oil+legendary_wine")
    assert t.b.discard == 1 << t.id("resource", "wine")
    assert t.b.reserve[t.id("resource", "oil")] == reserve + 1
    assert t.hand(ROME) == {"wine": 1}


@clause("mne:3.c")
def test_prices_are_three_six_and_twelve() -> None:
    t = building(ROME, coin=5)
    assert not t.can(ROME, "build gallia_market")
    t = building(ROME, coin=6)
    t.say(ROME, "build gallia_market")
    t.say(ROME, "coins")
    assert t.hand(ROME) == {}
    t = building(ROME, coin=11)
    assert "pyramids" not in t.verbs(ROME)
    t = building(ROME, coin=12)
    assert "pyramids" in t.verbs(ROME)


@clause("mne:E.9", "mne:3.1.1.a", "mne:3.1.1.f", "mne:4.1.2.e")
def test_control_spreads_to_free_neighbours_only() -> None:
    t = building(GREECE, coin=3)
    t.legions("macedonia", ROME, 1)
    assert t.can(GREECE, "claim germania")
    for province in ("asia", "dalmatia", "macedonia"):
        assert not t.can(GREECE, f"claim {province}")
    with pytest.raises(NotAllowed) as refusal:
        t.say(GREECE, "claim asia")
    assert refusal.value.clause == "mne:3.1.1.a"


@clause("mne:E.10", "mne:3.1.1.b", "mne:3.1.1.c", "mne:R.9", "mne:3.1.2.d", "mne:3.b", "mne:E.11")
def test_a_trireme_bought_now_connects_and_troy_is_built_in_the_same_turn() -> None:
    t = building(GREECE, coin=9)
    before = t.levels(GREECE)
    buy(t, GREECE, "trireme aegean_sea", "coins")
    buy(t, GREECE, "claim asia", "coins")
    t.give(GREECE, coin=9)
    assert not any(a.startswith("build asia_") and "temple" not in a for a in t.listed(GREECE))
    t.strip(GREECE)
    t.give(GREECE, coin=3)
    buy(t, GREECE, "build troy", "coins")
    assert t.holder("troy") == GREECE
    after = t.levels(GREECE)
    assert [a - b for a, b in zip(after, before, strict=True)] == [0, 1, 1]


@clause("mne:3.1.1.b", "mne:R.9")
def test_a_province_claimed_this_turn_is_no_source_this_turn() -> None:
    t = building(GREECE, coin=6)
    assert not t.can(GREECE, "claim cappadocia")
    t.triremes("aegean_sea", GREECE, 1)
    buy(t, GREECE, "claim asia", "coins")
    assert not t.can(GREECE, "claim cappadocia")


@clause("mne:3.1.1.d", "mne:4.2.1.c", "mne:3.1.1.c")
def test_nothing_is_built_beside_an_enemy_unit_outside_the_capital_province() -> None:
    t = building(ROME, coin=9)
    t.legions("gallia", GREECE, 1)
    t.legions("italia", GREECE, 1)
    assert not t.can(ROME, "legion gallia")
    assert not t.can(ROME, "build gallia_market")
    assert t.can(ROME, "legion italia")
    assert t.can(ROME, "build italia_temple")
    assert not t.can(ROME, "legion athens")
    with pytest.raises(NotAllowed) as refusal:
        t.say(ROME, "legion gallia")
    assert refusal.value.clause == "mne:3.1.1.d"


@clause("mne:R.29", "mne:4.3.5.a", "mne:R.41")
def test_a_unit_raised_in_the_invaded_capital_province_ends_occupations() -> None:
    t = building(ROME, coin=6)
    t.no_fortress("italia")
    t.legions("italia", ROME, 0)
    t.legions("italia", GREECE, 2)
    t.occupied("rome_city", GREECE)
    t.razed("italia_wine")
    t.occupied("italia_wine", GREECE)
    buy(t, ROME, "build italia_wine", "coins")
    assert t.holder("italia_wine") == ROME
    assert t.holder("rome_city") == GREECE
    buy(t, ROME, "legion italia", "coins")
    assert t.holder("rome_city") == ROME


@clause("mne:3.1.2.a")
def test_a_province_holds_one_fortress_and_any_number_of_legions() -> None:
    t = building(ROME, coin=9)
    assert not t.can(ROME, "fortress italia")
    assert t.can(ROME, "fortress gallia")
    t.legions("italia", ROME, 6)
    assert t.can(ROME, "legion italia")


@clause("mne:3.1.2.b", "mne:R.34", "mne:4.3.5.a")
def test_triremes_need_a_clean_province_on_the_coast_or_the_own_capital_province() -> None:
    t = building(ROME, coin=9)
    t.legions("gallia", GREECE, 1)
    assert not t.can(ROME, "trireme sardinian_sea")
    t.legions("italia", GREECE, 1)
    assert t.can(ROME, "trireme tyrrhenian_sea")
    t.triremes("tyrrhenian_sea", GREECE, 3)
    assert t.can(ROME, "trireme tyrrhenian_sea")
    assert not t.can(ROME, "trireme aegean_sea")


@clause("mne:3.1.2.c", "mne:9.b", "mne:L.2")
def test_units_are_limited_to_the_pieces_of_the_colour() -> None:
    t = building(ROME, coin=9)
    t.legions("italia", ROME, 8)
    t.triremes("ionian_sea", ROME, 5)
    assert "legion" not in t.verbs(ROME)
    assert "trireme" not in t.verbs(ROME)


@clause("mne:L.5", "mne:L.2")
def test_nobody_controls_more_than_seven_provinces_and_the_capital_province() -> None:
    t = building(ROME, coin=9)
    for province in ("germania", "macedonia", "sicilia", "sardinia", "creta"):
        t.control(province, ROME)
    assert t.b.domain[ROME].bit_count() == 8
    assert "claim" not in t.verbs(ROME)


@clause("mne:3.1.2.d", "mne:B.2")
def test_one_building_per_icon_and_none_without() -> None:
    t = building(ROME, coin=9)
    assert not t.can(ROME, "build italia_wine")
    assert t.can(ROME, "build salonae")
    with pytest.raises(NotAllowed) as refusal:
        t.say(ROME, "build italia_wine")
    assert refusal.value.clause == "mne:3.1.2.d"


@clause("mne:3.1.1.e", "mne:8.b")
def test_control_is_never_given_up_or_handed_over() -> None:
    t = building(ROME, coin=12)
    assert set(t.verbs(ROME)) <= {
        "done", "claim", "legion", "fortress", "trireme", "build", "recruit", "pyramids",
    }  # fmt: skip


@clause("mne:3.2.a", "mne:5.a", "mne:R.22")
def test_each_build_moves_the_right_token() -> None:
    t = building(ROME, coin=18)
    buy(t, ROME, "legion italia", "coins")
    assert t.levels(ROME) == (7, 1, 4)
    buy(t, ROME, "build gallia_market", "coins")
    assert t.levels(ROME) == (8, 1, 4)
    buy(t, ROME, "build italia_temple", "coins")
    assert t.levels(ROME) == (8, 2, 4)
    buy(t, ROME, "build salonae", "coins")
    assert t.levels(ROME) == t.recount(ROME) == (8, 3, 4)


@clause("mne:3.f", "mne:H.6", "mne:X.a")
def test_at_most_two_coins_are_kept_and_shown() -> None:
    t = Table().at("build")
    t.strip()
    t.give(ROME, coin=5, wine=3)
    t.skip_to("keep")
    assert t.asked() == [ROME]
    assert sorted(t.listed(ROME)) == ["-", "coin", "coin+coin"]
    t.say(ROME, "coin+coin")
    assert t.hand(ROME) == {"coin": 2}
    assert t.events("kept")[0].heard_by(GREECE)
    assert t.b.reserve[t.id("resource", "wine")] == 9


@clause("mne:11.hanging_gardens", "mne:3.f", "mne:1.2.b")
def test_the_hanging_gardens_keep_two_different_goods_besides() -> None:
    t = Table().at("build")
    t.strip()
    t.own(ROME, "hanging_gardens")
    t.give(ROME, coin=5, wine=3, legendary_wine=1, oil=1)
    t.skip_to("keep")
    assert t.can(ROME, "oil+wine+coin+coin")
    assert not t.can(ROME, "wine+wine")
    assert not t.can(ROME, "wine+legendary_wine")
    t.say(ROME, "oil+wine+coin+coin")
    assert t.hand(ROME) == {"oil": 1, "wine": 1, "coin": 2}
    assert t.b.discard == 1 << t.id("resource", "wine")


@clause("mne:S.6", "mne:L.4", "mne:H.5", "mne:X.b")
def test_the_display_is_filled_up_to_five_after_each_build_phase() -> None:
    t = Table(5, {"hero_display": "five_open"})
    t.strip()
    t.give(ROME, coin=7)
    t.leader(CULTURE, ROME)
    t.build_turn(ROME)
    tile = t.listed(ROME)
    bought = next(a for a in tile if a.startswith("recruit"))
    t.say(ROME, bought)
    t.say(ROME, "coins")
    t.skip_to("turn_up_tile")
    view = t.rules.view(t.b, GREECE)
    assert isinstance(view["supply"], dict)
    assert view["supply"]["face_down_tiles"] == 12
    assert len(t.listed(-1)) == 12
    t.fate(t.listed(-1)[0])
    assert t.b.face_up.bit_count() == 6
    assert t.question() != "turn_up_tile"


@clause("mne:L.4")
def test_when_few_tiles_are_left_they_are_all_shown() -> None:
    t = Table(5, {"hero_display": "five_open"})
    for tile in range(5, 20):
        t.own(tile % 5, t.box.slug("tile", tile))
    t.b.face_up |= 0b11 << 20
    t.at("build")
    t.strip()
    t.skip_to("war_pick")
    assert t.b.face_up.bit_count() == 3
