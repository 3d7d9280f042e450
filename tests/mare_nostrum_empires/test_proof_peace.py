"""Clause by clause: the box, the trade, building, the Pyramids."""

import pytest

from pelagos.engine.errors import NotAllowed
from tests.mare_nostrum_empires.build import CARTHAGE, EGYPT, GREECE, ROME, TRADE, Table
from tests.support import clause

STARTING = ("caesar", "hannibal", "pericles", "cleopatra", "hammurabi")
HEROES = (
    "antigone", "castor_pollux", "circe", "gilgamesh", "hamilcar", "hercules", "nebuchadnezzar",
    "penthesilea", "perseus", "queen_of_sheba", "ramses_ii", "spartacus",
)  # fmt: skip
WONDERS = ("colossus", "hanging_gardens", "lighthouse", "statue_of_zeus", "temple_of_artemis")
CARAVAN, MARKET = 0, 1
G, D, K, V = ROME, GREECE, 2, EGYPT


# -- the box ---------------------------------------------------------------------------------------


@clause("mne:C.1")
def test_there_are_five_starting_heroes_twelve_others_five_wonders_and_the_pyramids() -> None:
    tiles = Table().box.names["tile"]
    assert len(tiles) == len(set(tiles)) == 5 + 12 + 5 + 1
    assert {*STARTING, *HEROES, *WONDERS, "pyramids"} == set(tiles)


@clause("mne:C.2")
@pytest.mark.parametrize(
    ("number", "goods"),
    [
        (3, "ceramics"),
        (5, "gems papyrus metal spices marble wood"),
        (7, "gold"),
        (9, "grain oil sheep wine"),
        (11, "gladiators"),
    ],
)
def test_each_ordinary_good_exists_so_many_times(number: int, goods: str) -> None:
    t = Table()
    totals = t.rules.conserved(t.b)
    assert [totals[good] for good in goods.split()] == [number] * len(goods.split())
    assert sum(totals[good] for good in t.box.names["resource"][:13]) == 87


@clause("mne:C.3")
def test_there_are_44_coins() -> None:
    t = Table()
    assert t.rules.conserved(t.b)["coin"] == 44
    assert t.b.reserve[t.id("resource", "coin")] == 44 - sum(t.hand(s)["coin"] for s in range(5))


@clause("mne:C.4", "mne:S.2")
def test_the_reserve_is_open_and_each_good_has_one_legendary_kind_face_down() -> None:
    t = Table()
    goods = t.box.names["resource"][:13]
    assert t.box.names["resource"][14:] == [f"legendary_{good}" for good in goods]
    supply = t.rules.view(t.b, ROME)["supply"]
    assert all(supply[good] == t.b.reserve[t.id("resource", good)] for good in goods)
    assert supply["coin"] == t.b.reserve[t.id("resource", "coin")]
    assert not [name for name in supply if name.startswith("legendary_") and name[10:] in goods]
    assert [t.b.pile >> good & 1 for good in range(len(goods))] == [1] * 13


@clause("mne:C.5", "mne:L.3")
def test_there_is_a_building_for_each_icon_so_none_runs_out() -> None:
    t = Table()
    assert [mask.bit_count() for mask in t.b.box.sort_mask] == [37, 25, 8, 5, 3, 14]
    assert sum([37, 25, 8, 5, 3, 14]) == t.box.icons
    for icon in range(t.box.icons):
        if not t.b.built >> icon & 1:
            t.b.raise_building(icon)
    assert t.b.built.bit_count() == t.box.icons


@clause("mne:B.1")
def test_every_icon_lies_in_a_province_and_each_caravan_names_its_good() -> None:
    t = Table()
    box = t.b.box
    goods = set(t.box.names["resource"][:13])
    for icon, slug in enumerate(t.box.names["icon"]):
        assert 0 <= box.icon_province[icon] < box.provinces
        if box.sort_mask[0] >> icon & 1:
            assert slug.rpartition("_")[2] in goods
    assert {"creta", "rhodus", "cyprus", "sardinia", "sicilia"} <= set(t.box.names["province"])


@clause("mne:R.39")
@pytest.mark.parametrize("hero", STARTING)
def test_a_starting_hero_has_no_bonus(hero: str) -> None:
    t = Table()
    assert t.b.box.bonus[t.id("tile", hero)] == (0, 0, 0)


@clause("mne:10.hercules")
def test_hercules_brings_two_on_each_track_and_no_new_verb() -> None:
    t = building(ROME, coin=10)
    before, verbs = t.levels(ROME), t.verbs(ROME)
    t.say(ROME, "recruit hercules", "coins")
    assert [a - b for a, b in zip(t.levels(ROME), before, strict=True)] == [2, 2, 2]
    t.give(ROME, coin=7)
    assert set(t.verbs(ROME)) <= set(verbs)


# -- trade -----------------------------------------------------------------------------------------


def trading(leader: int, **hands: str) -> Table:
    """Phase 2; p1="coin+wine" and so on are what lies behind the screens."""
    t = Table()
    t.strip()
    t.leader(TRADE, leader)
    for name, pile in hands.items():
        for good in pile.split("+"):
            t.give(int(name[1:]) - 1, **{good: 1})
    return t.at("trade")


@clause("mne:2.1.b")
def test_the_number_played_is_what_everybody_must_put_up_the_leader_too() -> None:
    t = trading(CARTHAGE, p5="coin+coin+wine", p1="oil+oil+gold", p2="gold+gold+oil")
    t.say(CARTHAGE, "2")
    assert t.asked() == [ROME, GREECE, CARTHAGE]
    for seat, wrong in ((ROME, "oil"), (GREECE, "gold+gold+oil"), (CARTHAGE, "coin")):
        assert not t.can(seat, wrong)
    assert t.can(CARTHAGE, "coin+wine")


@clause("mne:E.2", "mne:R.37")
def test_side_three_of_a_marker_blocks_four_too_for_the_next_round_also_in_round_one() -> None:
    t = trading(CARTHAGE)
    t.b.round = 1
    t.say(CARTHAGE, "3")
    t.skip_to("build_pick")
    t.at("trade")
    assert sorted(t.listed(CARTHAGE)) == ["0", "1", "2", "5"]


@clause("mne:2.2.a")
def test_the_leader_takes_first_one_face_up_resource_of_anybody_else() -> None:
    t = trading(G, p1="coin+coin", p2="wine+oil", p3="gold+gold")
    t.say(G, "2")
    assert t.asked() == [G]
    assert sorted(t.listed(G)) == ["p2 oil", "p2 wine", "p3 gold"]
    t.say(G, "p2 oil")
    assert t.asked() == [D]
    # What was taken is out of the trade.
    assert sorted(t.listed(D)) == ["p1 coin", "p3 gold"]


@clause("mne:2.2.f", "mne:R.6")
def test_who_can_take_must() -> None:
    t = trading(G, p1="coin", p2="wine")
    t.say(G, "1")
    assert t.listed(G) == ["p2 wine"]
    with pytest.raises(NotAllowed):
        t.rules.answer(t.b, G, ())
    t.say(G, "p2 wine")
    assert t.listed(D) == ["p1 coin"]


@clause("mne:E.3")
def test_taking_back_once_is_legal_throughout() -> None:
    t = trading(G, p1="coin+coin", p2="coin+coin", p3="coin+coin", p4="coin+coin")
    t.say(G, "2")
    for taker, victim in ((G, D), (D, K), (K, D), (D, V), (V, G), (G, K), (K, V)):
        assert t.asked() == [taker]
        t.say(taker, f"p{victim + 1} coin")
    assert t.listed(V) == ["p1 coin"]


@clause("mne:2.2.e", "mne:2.2.1.c")
def test_the_trade_ends_with_a_barred_taker_and_the_rest_goes_back_behind_the_screens() -> None:
    t = trading(G, p1="gold+gold", p2="coin+coin")
    t.say(G, "2")
    t.say(G, "p2 coin")
    t.say(D, "p1 gold")
    assert t.question() == "build_pick"
    assert (t.hand(G), t.hand(D)) == ({"coin": 1, "gold": 1}, {"coin": 1, "gold": 1})
    assert t.b.offer == []


def early_end() -> Table:
    """D and V alone have something face up; they exchange, and D is barred."""
    t = trading(G, p2="coin+coin+coin", p4="wine+wine+wine")
    t.say(G, "3")
    t.say(G, "p2 coin")
    t.say(D, "p4 wine")
    t.say(V, "p2 coin")
    return t


@clause("mne:E.5", "mne:R.8", "mne:2.2.1.b")
def test_after_an_early_end_the_leader_owes_the_last_victim_one() -> None:
    t = early_end()
    assert t.question() == "compensate"
    assert t.asked() == [G]
    t.say(G, "coin")
    assert (t.hand(G), t.hand(D)) == ({}, {"coin": 2, "wine": 1})


@clause("mne:2.2.1.c")
def test_after_the_compensation_nothing_lies_face_up() -> None:
    t = early_end()
    t.say(G, "coin")
    assert t.b.offer == []
    assert t.hand(V) == {"wine": 2, "coin": 1}


@clause("mne:E.6")
def test_who_has_won_two_gives_one_of_choice_to_who_has_won_none() -> None:
    t = trading(G, p1="gold", p3="oil", p4="wine")
    t.say(G, "1")
    t.say(G, "p3 oil")
    t.say(K, "p1 gold")
    assert t.listed(G) == ["p4 wine"]
    t.say(G, "p4 wine")
    assert sorted(t.listed(G)) == ["oil", "wine"]
    t.say(G, "wine")
    assert [t.hand(s) for s in (G, K, V)] == [{"oil": 1}, {"gold": 1}, {"wine": 1}]


# -- building --------------------------------------------------------------------------------------


def building(seat: int, **resources: int) -> Table:
    """The seat's build turn with exactly these Resources."""
    t = Table()
    t.strip()
    t.give(seat, **resources)
    t.build_turn(seat)
    return t


@clause("mne:3.b")
def test_a_build_turn_holds_builds_of_every_sort_in_any_order() -> None:
    t = building(GREECE, coin=3 + 7 + 3 + 3 + 3)
    for what in (
        "build thracia_wine", "recruit colossus", "claim germania", "trireme aegean_sea",
        "legion athens",
    ):  # fmt: skip
        t.say(GREECE, what, "coins")
    assert t.hand(GREECE) == {}
    assert t.question() == "build"
    t = building(GREECE, coin=12)
    t.say(GREECE, "legion athens", "coins")
    t.say(GREECE, "done")
    assert t.hand(GREECE) == {"coin": 9}


@clause("mne:3.e")
def test_what_is_spent_returns_to_the_reserve_and_legendary_goods_to_their_discard() -> None:
    t = building(ROME, oil=1, gold=1, legendary_wine=1)
    before = t.b.reserve[:]
    t.say(ROME, "legion italia", "goods gold+oil+legendary_wine")
    found = [t.box.slug("resource", r) for r, n in enumerate(t.b.reserve) if n == before[r] + 1]
    assert sorted(found) == ["gold", "oil"]
    assert t.b.discard == 1 << t.id("resource", "wine")
    assert not t.b.pile >> t.id("resource", "wine") & 1


@clause("mne:3.1.1.a", "mne:E.9")
def test_control_costs_three_and_goes_to_free_land_beside_ones_own() -> None:
    t = building(GREECE, coin=3)
    t.legions("macedonia", ROME, 1)
    assert t.controls("dalmatia") == ROME
    found = [text.split()[1] for text in t.listed(GREECE) if text.startswith("claim ")]
    assert "germania" in found
    assert {"asia", "dalmatia", "macedonia"}.isdisjoint(found)
    t.say(GREECE, "claim germania", "coins")
    assert (t.controls("germania"), t.hand(GREECE)) == (GREECE, {})
    t = building(GREECE, coin=2)
    assert t.verbs(GREECE) == ["done"]


@clause("mne:E.10", "mne:E.11")
def test_trireme_control_and_troy_in_one_turn_for_nine() -> None:
    t = building(GREECE, coin=9)
    before = t.levels(GREECE)
    assert not t.can(GREECE, "claim asia")
    t.say(GREECE, "trireme aegean_sea", "coins")
    t.say(GREECE, "claim asia", "coins")
    t.say(GREECE, "build troy", "coins")
    assert (t.holder("troy"), t.hand(GREECE)) == (GREECE, {})
    assert [a - b for a, b in zip(t.levels(GREECE), before, strict=True)] == [0, 1, 1]
    icons = t.b.box.icons_at[t.id("province", "asia")]
    assert {t.b.box.icon_sort[icon] for icon in icons}.isdisjoint((CARAVAN, MARKET))


@clause("mne:3.1.3.c", "mne:11.pyramids", "mne:6.1")
@pytest.mark.parametrize("owned", [0, 2, 4])
def test_the_pyramids_cost_twelve_whatever_is_owned_and_win_at_once(owned: int) -> None:
    t = building(ROME, coin=11)
    t.own(ROME, *("colossus", "hercules", "circe", "perseus")[:owned])
    assert "pyramids" not in t.verbs(ROME)
    t.give(ROME, coin=1)
    t.say(ROME, "pyramids", "coins")
    result = t.result()
    assert result is not None
    assert (result.winners, result.ending) == ((ROME,), "prestige")
    assert t.asked() == []


@clause("mne:6.1")
def test_the_pyramids_win_although_somebody_else_built_five_earlier_in_the_phase() -> None:
    t = Table()
    t.strip()
    t.own(EGYPT, "colossus", "hercules", "circe")
    t.give(EGYPT, coin=10)
    t.give(ROME, coin=12)
    t.build_turn(EGYPT)
    t.say(EGYPT, "recruit perseus", "coins")
    t.say(EGYPT, "done")
    assert t.result() is None
    t.say(EGYPT, "p1")
    t.say(ROME, "pyramids", "coins")
    result = t.result()
    assert result is not None
    assert result.winners == (ROME,)


@clause("mne:9.a", "mne:R.4")
def test_perseus_steps_before_the_named_opponent_and_wins_by_the_pyramids() -> None:
    t = Table()
    t.strip()
    t.own(ROME, "perseus")
    for seat in (ROME, GREECE):
        t.give(seat, coin=12)
    t.at("build")
    t.say(EGYPT, "p2")
    assert t.asked() == [ROME]
    t.say(ROME, "yes")
    t.say(ROME, "pyramids", "coins")
    result = t.result()
    assert result is not None
    assert result.winners == (ROME,)


@clause("mne:R.4")
def test_perseus_does_not_touch_the_trade() -> None:
    t = trading(CARTHAGE, p1="coin", p5="wine")
    t.own(ROME, "perseus")
    assert t.asked() == [CARTHAGE]
    t.say(CARTHAGE, "1")
    assert t.asked() == [CARTHAGE]
    assert t.question() == "take"


@clause("mne:L.7")
def test_who_has_lost_every_unit_still_plays_every_phase() -> None:
    t = Table()
    t.quiet()
    t.strip()
    for phase, leader in (("build", EGYPT), ("war", ROME)):
        t.at(phase)
        t.b.had_turn = 0
        assert t.asked() == [leader]
        assert {f"p{s + 1}" for s in range(5)} == set(t.listed(leader))


@clause("mne:3.1.1.c", "mne:3.1.2.a", "mne:3.1.2.b", "mne:3.1.2.d")
@pytest.mark.parametrize("seat", range(5))
def test_one_builds_in_ones_own_provinces_and_on_their_coasts_alone(seat: int) -> None:
    t = Table()
    t.quiet()
    t.razed(*[t.box.slug("icon", i) for i in range(t.box.icons) if t.b.built >> i & 1])
    t.give(seat, coin=9)
    t.build_turn(seat)
    box, own = t.box, [p for p, owner in enumerate(t.b.control) if owner == seat]
    coasts = {sea for p in own for sea in box.coast[p]}
    places = {
        "build": {box.slug("icon", i) for p in own for i in box.icons_at[p]},
        "fortress": {box.slug("province", p) for p in own},
        "trireme": {box.slug("sea", sea) for sea in coasts},
    }
    said = [answer.split() for answer in t.listed(seat)]
    for verb, expected in places.items():
        assert {what[1] for what in said if what[0] == verb} == expected


@clause("mne:6.1", "mne:10.perseus")
def test_a_game_won_in_the_middle_of_a_turn_leaves_nothing_of_the_turn() -> None:
    t = Table()
    t.strip()
    t.own(GREECE, "perseus")
    t.give(ROME, coin=12)
    t.build_turn(ROME)
    t.say(GREECE, "no")
    assert t.b.claimed
    t.say(ROME, "pyramids", "coins")
    assert t.result() is not None
    assert (t.b.claimed, t.b.sources) == (False, 0)
