"""Clauses at their edges: the last piece of a kind, the first seat, what Circe's Legions do."""

import pytest

from pelagos.games.mare_nostrum.empires import ids
from pelagos.games.mare_nostrum.empires.conquest import free_pillagers
from pelagos.games.mare_nostrum.empires.ids import (
    BUILD,
    BUILD_PYRAMIDS,
    CLAIM_FREE,
    COIN,
    FIGHT,
    GOODS,
    GOODS_ONLY,
    LEAVE,
    LEGENDARY,
    LEGION,
    MARKER,
    MUSTER,
    PERSEUS,
    PIECES,
    QUEEN_OF_SHEBA,
    RAISE_LEGION,
    RAISE_TRIREME,
    RECRUIT,
    SAIL,
    SEIZE_AT_ONCE,
)
from pelagos.games.mare_nostrum.empires.payment import BuildMenu
from pelagos.games.mare_nostrum.empires.trade import Compensate
from pelagos.games.mare_nostrum.shared.tables import changed
from tests.mare_nostrum_empires.build import (
    BABYLON,
    CARTHAGE,
    EGYPT,
    GREECE,
    ROME,
    TRADE,
    Table,
)
from tests.mare_nostrum_empires.test_collect import bare
from tests.mare_nostrum_empires.test_referee_refusals import refused
from tests.support import clause


def empty() -> Table:
    """A table without any Unit on the map and with nothing behind the screens."""
    t = Table()
    t.quiet()
    t.strip()
    return t


OTHERWISE = {
    "legion": "RAISE_LEGION", "fortress": "RAISE_FORTRESS", "trireme": "RAISE_TRIREME",
    "coins": "COINS_ONLY", "goods": "GOODS_ONLY",
    "legendary_ceramics": "LEGENDARY",
}  # fmt: skip
"""Constants that are not called as what they stand for is."""


@pytest.mark.parametrize(
    ("kind", "otherwise", "named"),
    [
        ("tile", {}, 23),
        ("verb", {"pyramids": "BUILD_PYRAMIDS"}, 26),
        ("resource", {}, 5),
        ("yield", {"coin": "YIELD_COIN", "legendary_good": "YIELD_LEGENDARY"}, 2),
        ("way", {}, 6),
    ],
)
def test_every_number_stands_for_what_is_at_its_place(
    kind: str, otherwise: dict[str, str], named: int
) -> None:
    names = OTHERWISE | otherwise
    slugs = Table().box.names[kind]
    known = {s: vars(ids).get(names.get(s, s.upper())) for s in slugs}
    found = {slug: number for slug, number in known.items() if number is not None}
    assert found == {slug: slugs.index(slug) for slug in found}
    assert len(found) == named


# -- collecting ------------------------------------------------------------------------------------


@clause("mne:1.1.d")
@pytest.mark.parametrize(
    ("coins", "goods", "question", "gets"),
    [
        (9, 2, "temple_choice", {}),
        (9, 0, "trade_marker", {"coin": 2}),
        (0, 2, "draw_legendary", {}),
        (0, 0, "trade_marker", {}),
    ],
)
def test_a_temple_yields_whatever_of_the_two_there_is(
    coins: int, goods: int, question: str, gets: dict[str, int]
) -> None:
    t = bare()
    t.control("judea", EGYPT)
    t.raised("jerusalem", "judea_temple")
    t.b.reserve[COIN] = coins
    t.b.pile, t.b.discard = (1 << goods) - 1, 0
    assert t.question() == question
    assert t.hand(EGYPT) == gets


@clause("mne:1.2.a")
def test_no_good_counts_twice_as_an_ordinary_and_a_legendary_tile() -> None:
    t = empty()
    t.give(ROME, coin=3)
    t.build_turn(ROME)
    t.say(ROME, "legion italia")
    for good in range(GOODS):
        assert refused(t, ROME, (GOODS_ONLY, (good, LEGENDARY + good))) == "mne:1.2.a"
    assert refused(t, ROME, (GOODS_ONLY, (COIN, COIN + LEGENDARY))) == "mne:3.d"


# -- building --------------------------------------------------------------------------------------


@clause("mne:10.penthesilea")
def test_penthesilea_is_refused_for_want_of_legions_and_a_second_time_of_her_round() -> None:
    t = empty()
    t.own(ROME, "penthesilea")
    t.build_turn(ROME)
    assert refused(t, ROME, (MUSTER, 1)) == "mne:10.penthesilea"
    t.legions("gallia", GREECE, 1)
    t.b.stock[ROME * PIECES + LEGION] = 0
    assert refused(t, ROME, (MUSTER, 1)) == "mne:L.2"
    t.b.stock[ROME * PIECES + LEGION] = 2
    t.say(ROME, "muster 1")
    assert refused(t, ROME, (MUSTER, 1)) == "mne:G.4"


@clause("mne:10.hammurabi")
def test_hammurabi_is_refused_for_the_place_the_round_and_the_marker() -> None:
    t = empty()
    t.build_turn(BABYLON)
    armenia, germania = t.id("province", "armenia"), t.id("province", "germania")
    assert refused(t, BABYLON, (CLAIM_FREE, germania)) == "mne:10.hammurabi"
    t.b.stock[BABYLON * PIECES + MARKER] = 0
    assert refused(t, BABYLON, (CLAIM_FREE, germania)) == "mne:10.hammurabi"
    assert refused(t, BABYLON, (CLAIM_FREE, armenia)) == "mne:L.2"
    t.b.stock[BABYLON * PIECES + MARKER] = 1
    t.say(BABYLON, "claim_free armenia")
    assert refused(t, BABYLON, (CLAIM_FREE, germania)) == "mne:G.4"


@pytest.mark.parametrize(
    ("tile", "verb", "place", "abroad", "clauses"),
    [
        ("spartacus", "legion", "italia", "athens", ("mne:10.spartacus", "mne:3.1.1.c")),
        ("gilgamesh", "fortress", "gallia", "athens", ("mne:10.gilgamesh", "mne:3.1.1.c")),
        ("lighthouse", "trireme", "ionian_sea", "black_sea", ("mne:11.lighthouse", "mne:3.1.2.b")),
    ],
)
def test_a_cheap_unit_is_refused_for_the_power_the_place_the_price_and_the_round(
    tile: str, verb: str, place: str, abroad: str, clauses: tuple[str, str]
) -> None:
    t = empty()
    t.build_turn(ROME)
    kind = "sea" if verb == "trireme" else "province"
    cheap = t.id("verb", f"cheap_{verb}")
    here, there = (cheap, t.id(kind, place)), (cheap, t.id(kind, abroad))
    power, ground = clauses
    assert refused(t, ROME, here) == refused(t, ROME, there) == power
    t.own(ROME, tile)
    assert refused(t, ROME, here) == power
    assert refused(t, ROME, there) == ground
    t.give(ROME, coin=2)
    t.say(ROME, f"cheap_{verb} {place}")
    t.skip_to("build")
    assert refused(t, ROME, here) == refused(t, ROME, there) == "mne:G.4"


@clause("mne:3.1.3.b", "mne:3.1.3.c", "mne:3.1.2.d")
def test_what_cannot_be_had_for_any_money_is_refused_by_its_own_clause() -> None:
    t = empty()
    t.own(GREECE, "circe")
    t.give(ROME, coin=12)
    t.build_turn(ROME)
    assert refused(t, ROME, (RECRUIT, t.id("tile", "circe"))) == "mne:3.1.3.b"
    assert refused(t, ROME, (BUILD_PYRAMIDS, 1)) == "mne:3.1.3.c"
    t.razed("athens_city")
    assert refused(t, ROME, (BUILD, t.id("icon", "athens_city"))) == "mne:3.1.1.c"
    assert refused(t, ROME, (BUILD, "rome_city")) == "mne:3.1.2.d"


@clause("mne:10.castor_pollux", "mne:10.perseus")
def test_perseus_is_refused_to_castor_and_pollux_by_his_own_clause() -> None:
    t = empty()
    t.own(GREECE, "spartacus", "perseus", "colossus")
    t.give(ROME, coin=7)
    t.build_turn(ROME)
    t.say(GREECE, "no")
    t.say(ROME, "recruit castor_pollux", "coins")
    assert refused(t, ROME, PERSEUS) == "mne:10.perseus"
    assert refused(t, ROME, t.id("tile", "colossus")) == "mne:10.castor_pollux"


# -- taking over -----------------------------------------------------------------------------------


@clause("mne:4.3.3.e")
@pytest.mark.parametrize(("left", "able"), [(0, False), (1, True)])
def test_the_last_marker_is_enough_to_take_control(left: int, able: bool) -> None:
    t = empty()
    for province in ("cyrenaica", "garamantes"):
        t.control(province, CARTHAGE if province == "garamantes" else EGYPT)
    t.legions("cyrenaica", CARTHAGE, 1)
    t.seized("cyrenaica", CARTHAGE)
    t.b.stock[CARTHAGE * PIECES + MARKER] = left
    t.war_turn(CARTHAGE)
    assert (t.question() == "war_convert") is able


@clause("mne:9.e")
@pytest.mark.parametrize("seat", [ROME, GREECE])
def test_who_takes_control_ends_the_occupations_there_whoevers_they_are(seat: int) -> None:
    t = empty()
    t.control("garamantes", CARTHAGE)
    t.legions("cyrenaica", CARTHAGE, 1)
    t.legions("cyrenaica", seat, 1)
    t.seized("cyrenaica", CARTHAGE)
    t.occupied("cyrene", seat)
    t.war_turn(CARTHAGE, "war_convert")
    t.say(CARTHAGE, "convert cyrenaica")
    assert t.holder("cyrene") == CARTHAGE


@clause("mne:5.a", "mne:R.33")
@pytest.mark.parametrize("seat", [ROME, GREECE])
def test_what_one_occupies_in_a_province_one_frees_counts_for_oneself_as_before(seat: int) -> None:
    t = empty()
    t.legions("cyrenaica", seat, 2)
    t.seized("cyrenaica", seat)
    t.occupied("cyrene", seat)
    t.war_turn(seat, "war_convert")
    t.say(seat, "convert cyrenaica")
    assert t.controls("cyrenaica") == -1
    assert t.holder("cyrene") == seat
    assert [t.levels(s) for s in range(5)] == [t.recount(s) for s in range(5)]


# -- conquest --------------------------------------------------------------------------------------


@clause("mne:4.3.1.a")
@pytest.mark.parametrize(
    ("coins", "goods", "asked", "gets"),
    [(5, 0, "war_pick", {"coin": 1}), (0, 1, "war_draw_spoils", {}), (5, 1, "war_spoils", {})],
)
def test_of_a_legendary_city_one_gets_what_there_is(
    coins: int, goods: int, asked: str, gets: dict[str, int]
) -> None:
    t = empty()
    t.control("judea", EGYPT)
    t.raised("jerusalem")
    t.legions("judea", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    t.b.reserve[COIN] = coins
    t.b.pile, t.b.discard = (1 << goods) - 1, 0
    t.say(ROME, "judea pillage jerusalem")
    assert t.question() == asked
    assert t.hand(ROME) == gets


@clause("mne:11.statue_of_zeus")
@pytest.mark.parametrize("other", [ROME, EGYPT])
def test_the_owner_of_the_statue_keeps_the_peace_with_whomever_he_has_named(other: int) -> None:
    t = empty()
    t.own(GREECE, "statue_of_zeus")
    for seat in (GREECE, ROME, EGYPT):
        t.triremes("aegean_sea", seat, 1)
    t.at("war")
    t.say(GREECE, f"declare p{other + 1}")
    t.say(t.b.leaders[2], "p2")
    t.skip_to("war_sea_battle")
    aegean = t.id("sea", "aegean_sea")
    assert refused(t, GREECE, (FIGHT, (aegean, other))) == "mne:11.statue_of_zeus"
    assert refused(t, GREECE, (FIGHT, (aegean, BABYLON))) == "mne:4.1.1.b"


@clause("mne:4.3.a", "mne:4.1.1.a")
def test_a_choice_of_war_that_makes_no_sense_is_refused_by_the_clause_of_the_question() -> None:
    t = empty()
    t.triremes("ionian_sea", ROME, 1)
    t.legions("cyrenaica", ROME, 1)
    t.war_turn(ROME)
    ionian = t.id("sea", "ionian_sea")
    assert refused(t, ROME, (SAIL, (ionian, t.id("sea", "black_sea")))) == "mne:4.1.1.a"
    t.skip_to("war_conquest")
    cyrenaica = t.id("province", "cyrenaica")
    for value in ((cyrenaica, 1), (cyrenaica, (99, ())), ("cyrenaica", (LEAVE, ()))):
        assert refused(t, ROME, value) == "mne:4.3.b"
    assert refused(t, ROME, (ionian + 99, (LEAVE, ()))) == "mne:4.3.a"


@clause("mne:R.26", "mne:R.30")
@pytest.mark.parametrize(("legions", "stays"), [(1, False), (2, True)])
@pytest.mark.parametrize("choice", ["pillage cyrene", "seize", "occupy cyrene", "seize_at_once"])
@pytest.mark.parametrize("seat", [ROME, CARTHAGE])
def test_circes_legion_works_on_if_another_is_left_for_the_conquest(
    choice: str, legions: int, stays: bool, seat: int
) -> None:
    t = empty()
    t.razed("cyrenaica_papyrus")
    t.own(seat, "circe", "queen_of_sheba")
    t.legions("cyrenaica", seat, legions)
    t.occupied("cyrenaica_papyrus", seat)
    t.war_turn(seat, "war_conquest")
    t.say(seat, f"cyrenaica {choice}")
    assert (t.b.stand[t.id("icon", "cyrenaica_papyrus")] == seat) is stays


@clause("mne:R.30", "mne:R.33")
@pytest.mark.parametrize(
    ("choice", "holder"),
    [("leave", ROME), ("pillage cyrenaica_market", EGYPT), ("seize", EGYPT), ("seize_at_once", -1)],
)
def test_every_fresh_choice_ends_the_occupation_of_a_building(choice: str, holder: int) -> None:
    t = empty()
    t.own(ROME, "queen_of_sheba")
    t.legions("cyrenaica", ROME, 3)
    t.occupied("cyrene", ROME)
    t.war_turn(ROME, "war_conquest")
    t.say(ROME, f"cyrenaica {choice}")
    assert t.b.controller(t.id("icon", "cyrene")) == holder
    assert [t.levels(s) for s in range(5)] == [t.recount(s) for s in range(5)]


@clause("mne:4.3.3.d", "mne:10.queen_of_sheba", "mne:G.4", "mne:4.3.3.e")
def test_the_queen_of_sheba_is_refused_for_the_capital_the_power_the_round_and_the_marker() -> None:
    t = empty()
    for province in ("aegyptus", "garamantes"):
        t.legions(province, ROME, 1)
    t.control("garamantes", EGYPT)
    t.control("cyrenaica", ROME)  # beside Garamantes
    t.war_turn(ROME, "war_conquest")
    at = {slug: t.id("province", slug) for slug in ("aegyptus", "garamantes")}
    seize = {slug: (province, (SEIZE_AT_ONCE, ())) for slug, province in at.items()}
    assert refused(t, ROME, seize["aegyptus"]) == "mne:4.3.3.d"
    assert refused(t, ROME, seize["garamantes"]) == "mne:10.queen_of_sheba"
    t.own(ROME, "queen_of_sheba")
    markers = t.b.stock[ROME * PIECES + MARKER]
    t.b.stock[ROME * PIECES + MARKER] = 0
    assert refused(t, ROME, seize["garamantes"]) == "mne:4.3.3.e"
    t.b.stock[ROME * PIECES + MARKER] = markers
    t.b.use(ROME, QUEEN_OF_SHEBA)
    assert refused(t, ROME, seize["garamantes"]) == "mne:G.4"
    assert refused(t, ROME, seize["aegyptus"]) == "mne:4.3.3.d"


@clause("mne:1.2.c", "mne:4.3.1.a")
@pytest.mark.parametrize(("pile", "discard", "told"), [(0, 1, [ROME]), (1, 2, [])])
def test_a_good_won_in_war_is_drawn_from_the_discard_once_the_pile_is_empty_and_all_hear_of_it(
    pile: int, discard: int, told: list[int]
) -> None:
    t = empty()
    t.control("judea", EGYPT)
    t.raised("jerusalem")
    t.legions("judea", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    t.b.pile, t.b.discard = pile, discard
    t.say(ROME, "judea pillage jerusalem", "legendary_good")
    t.fate("legendary_ceramics")
    assert [e.seat for e in t.events("reshuffled")] == told
    assert (t.b.pile, t.b.discard) == (0, discard & ~1)
    assert t.hand(ROME) == {"legendary_ceramics": 1}


@clause("mne:4.a")
def test_a_turn_of_war_leaves_nothing_over_for_the_next() -> None:
    t = empty()
    t.own(ROME, "circe")
    t.razed("cyrenaica_papyrus")
    t.triremes("ionian_sea", ROME, 2)
    t.legions("cyrenaica", ROME, 2)
    t.legions("italia", ROME, 1)
    t.legions("italia", GREECE, 1)
    t.war_turn(ROME, "war_land_battle")
    t.say(ROME, "italia p2")
    t.fate("1+1")
    t.say(ROME, "cyrenaica leave")
    b = t.b
    assert t.question() == "war_circe"
    assert all((b.player == ROME, b.named == ROME, b.fleets, b.fought))
    t.say(ROME, "done")
    assert t.question() == "war_pick"
    assert (b.player, b.named, b.rested, b.finished) == (-1, -1, [], False)
    assert (b.fleets, b.fought) == (0, 0)


# -- the map ---------------------------------------------------------------------------------------


@clause("mne:C.7")
def test_a_province_out_of_play_has_no_neighbours() -> None:
    t = Table(3)
    out = [p for p in range(t.box.provinces) if not t.box.in_play >> p & 1]
    assert out
    for p in range(t.box.provinces):
        assert bool(t.rules.neighbours(t.box, "province", p)) is (p not in out)
    assert not any(m >> p & 1 for p, m in enumerate(t.box.land))


@clause("mne:B.4")
def test_around_a_set_of_provinces_lie_the_neighbours_of_each() -> None:
    box = Table().box
    assert box.around(0) == 0
    for p, near in enumerate(box.land):
        assert box.around(1 << p) == near
        assert box.around(1 << p | 1) == near | box.land[0]


# -- what is not on offer --------------------------------------------------------------------------


def test_a_build_that_is_not_on_offer_is_still_told_by_its_own_places() -> None:
    t = empty()
    t.build_turn(ROME)
    assert t.verbs(ROME) == ["done"]
    menu = t.rules.choices(t.b, ROME)
    assert isinstance(menu, BuildMenu)
    shapes = {menu.then(verb).shape().get("kind") for verb in (RAISE_LEGION, RAISE_TRIREME, BUILD)}
    assert shapes == {"province", "sea", "icon"}
    assert [menu.then(verb).count() for verb in (RAISE_LEGION, BUILD)] == [0, 0]
    with pytest.raises(KeyError):
        menu.then(99)


@clause("mne:R.41")
def test_the_legion_on_a_pillaged_icon_is_free_in_the_next_turn_wherever_it_stands() -> None:
    t = Table()
    t.razed(*[t.box.slug("icon", i) for i in range(t.b.box.icons) if t.b.built >> i & 1])
    for icon in range(t.box.icons):
        t.b.stand_on(icon, ROME)
        free_pillagers(t.b, ROME)
        assert t.b.stand[icon] == -1


@clause("mne:4.2.1.a")
@pytest.mark.parametrize("province", ["italia", "gallia"])
def test_enemies_are_where_others_stand_and_nowhere_else(province: str) -> None:
    t = empty()
    t.legions(province, GREECE, 1)
    assert t.b.enemies(ROME) == 1 << t.id("province", province)
    assert t.b.enemies(GREECE) == 0


# -- secrets ---------------------------------------------------------------------------------------


@clause("mne:H.2")
@pytest.mark.parametrize("visible", ["screened", "open"])
def test_an_offer_without_a_choice_betrays_that_all_one_has_is_alike_unless_it_is_seen(
    visible: str,
) -> None:
    t = Table(options={"resource_visibility": visible})
    t.strip()
    t.leader(TRADE, ROME)
    t.give(GREECE, gold=2)
    t.give(EGYPT, gold=1)
    t.at("trade")
    t.say(ROME, "1")
    step = t.rules.step(t.b)
    assert step is not None
    # Egypt offers all it has and is not asked.
    assert t.asked() == [GREECE]
    assert step.choices(t.b, GREECE).count() == 1
    assert step.betrays(t.b, GREECE) is (visible == "screened")
    t.b.size = changed(t.b.size, GREECE, 2)
    assert not step.betrays(t.b, GREECE), "everybody knows that all is laid down"


@clause("mne:H.6", "mne:2.2.1.a")
@pytest.mark.parametrize("visible", ["screened", "open"])
def test_a_compensation_without_a_choice_betrays_a_hand_of_equals_unless_it_is_seen(
    visible: str,
) -> None:
    t = Table(options={"resource_visibility": visible})
    t.strip()
    t.give(ROME, gold=2)
    t.give(GREECE, gold=1)
    step = Compensate()
    assert step.betrays(t.b, ROME) is (visible == "screened")
    assert not step.betrays(t.b, GREECE), "whoever has a single Resource gives it"


@clause("mne:10.circe", "mne:R.26", "mne:R.41")
def test_circes_legions_earn_like_a_caravan_on_empty_caravan_icons_alone() -> None:
    t = bare()
    t.own(ROME, "circe")
    t.legions("cyrenaica", ROME, 2)
    t.raised("cyrenaica_papyrus", "numidia_market")
    for icon in ("cyrenaica_papyrus", "cyrene"):
        t.occupied(icon, ROME)
    t.rules.step(t.b)
    assert t.hand(ROME) == {"papyrus": 1}


@clause("mne:4.3.b")
def test_doing_nothing_takes_no_building() -> None:
    t = Table()
    t.quiet()
    t.legions("cyrenaica", ROME, 1)
    t.war_turn(ROME, "war_conquest")
    cyrenaica = t.id("province", "cyrenaica")
    assert refused(t, ROME, (cyrenaica, (LEAVE, t.id("icon", "cyrene")))) == "mne:4.3.b"
