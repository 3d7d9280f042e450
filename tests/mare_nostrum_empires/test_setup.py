"""Components, board and set-up."""

import pytest

from pelagos.engine.errors import BadData
from pelagos.engine.seats import FATE
from pelagos.games.mare_nostrum.empires.box import EmpiresBox, read
from pelagos.games.mare_nostrum.empires.ids import PIECES, PYRAMIDS, TILES
from pelagos.games.mare_nostrum.shared.tables import ids_in
from tests.mare_nostrum_empires.build import (
    BABYLON,
    CARTHAGE,
    CULTURE,
    EGYPT,
    GREECE,
    MILITARY,
    ROME,
    TRADE,
    Table,
)
from tests.support import clause


@clause("mne:O.1")
@pytest.mark.parametrize("players", [2, 6])
def test_two_and_six_players_are_refused(players: int) -> None:
    with pytest.raises(BadData, match="3 to 5"):
        Table(players)


@clause("mne:C.1", "mne:S.6", "mne:R.39", "mne:10.hercules")
def test_there_are_23_tiles_and_starting_heroes_have_no_bonus() -> None:
    t = Table()
    assert len(t.box.names["tile"]) == TILES == 23
    assert all(sum(t.b.box.bonus[t.box.find("tile", h)]) == 0 for h in ("caesar", "hannibal"))
    assert t.b.box.bonus[t.id("tile", "hercules")] == (2, 2, 2)


@clause("mne:C.2", "mne:C.3", "mne:C.4", "mne:S.2")
def test_the_box_holds_87_goods_44_coins_and_13_legendary_goods() -> None:
    t = Table()
    totals = t.rules.conserved(t.b)
    goods = t.box.names["resource"][:13]
    assert sum(totals[g] for g in goods) == 87
    assert totals["coin"] == 44
    assert [totals[f"legendary_{g}"] for g in goods] == [1] * 13
    assert t.b.pile.bit_count() == 13


@clause("mne:C.5", "mne:L.3", "mne:B.1", "mne:B.2")
def test_there_is_one_building_tile_for_every_icon() -> None:
    box = Table().b.box
    counts = read("pieces.toml")["buildings"]
    assert [m.bit_count() for m in box.sort_mask] == [
        counts[s] for s in ("caravan", "market", "city", "capital", "legendary_city", "temple")
    ]
    assert max(len(icons) for icons in box.icons_at) <= 6


@clause("mne:C.7", "mne:S.3")
def test_every_colour_has_8_legions_5_triremes_5_fortresses_and_7_markers() -> None:
    t = Table()
    totals = t.rules.conserved(t.b)
    for seat in range(5):
        assert totals[f"legions of {seat}"] == 8
        assert totals[f"triremes of {seat}"] == 5
        assert totals[f"fortresses of {seat}"] == 5
        assert totals[f"markers of {seat}"] == 7


@clause("mne:C.8", "mne:C.6", "mne:R.14")
def test_the_markers_show_every_number_once_and_dice_have_six_faces() -> None:
    box = Table().b.box
    assert sorted([n for sides in box.marker_sides for n in sides]) == [0, 1, 2, 3, 4, 5]
    assert box.die == [1, 2, 3, 4, 5, 6]


@clause("mne:B.3")
def test_the_legendary_cities_are_troy_jerusalem_and_syracuse() -> None:
    box = Table().b.box
    where = [box.slug("province", box.icon_province[i]) for i in box.legendary_cities]
    assert sorted(where) == ["asia", "judea", "sicilia"]


@clause("mne:B.4", "mne:B.8")
def test_borders_are_mutual_and_islands_have_no_adjacent_province() -> None:
    box = Table().b.box
    for one in range(box.provinces):
        for two in ids_in(box.land[one]):
            assert box.land[two] >> one & 1
    for island in ("creta", "rhodus", "cyprus", "sardinia", "sicilia"):
        assert box.land[box.find("province", island)] == 0


@clause("mne:B.5")
def test_a_chain_of_own_triremes_connects_provinces_whatever_enemies_sail_there() -> None:
    t = Table()
    t.triremes("ionian_sea", ROME, 1)
    t.triremes("ionian_sea", EGYPT, 2)
    italia, cyrenaica = t.id("province", "italia"), t.id("province", "cyrenaica")
    assert not t.b.connected(italia, t.b.fleet(ROME)) >> cyrenaica & 1
    t.triremes("african_sea", ROME, 1)
    assert t.b.connected(italia, t.b.fleet(ROME)) >> cyrenaica & 1
    assert not t.b.connected(italia, t.b.fleet(ROME)) >> italia & 1
    assert not t.b.connected(italia, t.b.fleet(EGYPT)) >> cyrenaica & 1


@clause("mne:B.6", "mne:S.4", "mne:G.2")
def test_every_empire_starts_in_three_provinces_with_two_markers_laid() -> None:
    t = Table()
    for seat in range(5):
        assert t.b.domain[seat].bit_count() == 3
        assert t.b.domain[seat] >> t.b.capital(seat) & 1
        assert t.b.stock[seat * PIECES + 3] == 5


@clause("mne:E.23", "mne:S.7", "mne:S.4")
def test_start_pieces_give_the_printed_tracks_and_nine_resources() -> None:
    t = Table()
    assert [t.levels(s) for s in range(5)] == [
        (7, 1, 3),
        (4, 4, 3),
        (5, 3, 2),
        (4, 4, 2),
        (7, 1, 2),
    ]
    assert [t.levels(s) for s in range(5)] == [t.recount(s) for s in range(5)]
    assert t.hand(ROME) == {
        "marble": 2, "wine": 2, "gladiators": 2, "sheep": 1, "grain": 1, "coin": 1,
    }  # fmt: skip
    assert t.hand(GREECE) == {"oil": 2, "gladiators": 1, "gold": 1, "coin": 5}
    assert t.hand(BABYLON) == {"spices": 2, "grain": 2, "sheep": 1, "oil": 1, "coin": 3}
    assert t.hand(EGYPT) == {"papyrus": 2, "grain": 1, "gold": 1, "coin": 5}
    assert t.hand(CARTHAGE) == {
        "grain": 2, "wine": 2, "oil": 2, "metal": 1, "gladiators": 1, "coin": 1,
    }  # fmt: skip


@clause("mne:E.23", "mne:1.1.b")
def test_the_start_resources_are_what_the_start_pieces_would_collect() -> None:
    t = Table()
    before = [t.hand(s) for s in range(5)]
    t.strip()
    t.at("collect")
    t.rules.step(t.b)
    assert [t.hand(s) for s in range(5)] == before


@clause("mne:S.7", "mne:S.9")
@pytest.mark.parametrize(("players", "culture"), [(5, EGYPT), (4, 2), (3, GREECE)])
def test_rome_carthage_and_egypt_lead_first_and_greece_with_three(
    players: int, culture: int
) -> None:
    t = Table(players)
    assert t.b.leaders == (players - 1, culture, ROME)
    assert t.b.played == 0


@clause("mne:S.5")
def test_the_first_round_begins_with_the_trade() -> None:
    t = Table()
    assert t.b.round == 1
    assert t.question() == "trade_marker"
    assert [t.b.resources(s) for s in range(5)] == [9] * 5


@clause("mne:S.10")
def test_each_player_owns_the_starting_hero_of_the_empire() -> None:
    t = Table()
    assert [t.b.tiles(s) for s in range(5)] == [1] * 5
    assert t.b.owner[t.id("tile", "cleopatra")] == EGYPT


@clause("mne:S.1", "mne:V.2")
def test_empires_are_dealt_by_fate_or_chosen_in_turn() -> None:
    t = Table(5, {"empire_assignment": "choose"})
    assert t.asked() == [0]
    t.say(0, "egypt")
    assert t.asked() == [1]
    assert not t.can(1, "egypt")
    t.say(1, "rome")
    t.say(2, "greece")
    t.say(3, "carthage")
    t.say(4, "babylon")
    assert t.b.leaders == (3, 0, 1)
    dealt = Table().rules
    b = dealt.start(dealt.box(5, {}))
    assert dealt.asked(b) == [FATE]


@clause("mne:S.6", "mne:V.1")
def test_beginners_see_five_tiles_and_the_pyramids() -> None:
    t = Table(5, {"hero_display": "five_open"})
    assert t.b.face_up.bit_count() == 6
    assert t.b.face_up >> PYRAMIDS & 1
    assert Table(5, {"hero_display": "all_open"}).b.face_up.bit_count() == 18


@clause("mne:S.8", "mne:V.3", "mne:R.3")
@pytest.mark.parametrize(
    ("players", "reduced", "missing"),
    [(5, "compact", 0), (4, "compact", 5), (4, "literal", 3), (3, "compact", 9), (3, "literal", 6)],
)
def test_sub_boards_cover_provinces_with_fewer_players(
    players: int, reduced: str, missing: int
) -> None:
    box = Table(players, {"reduced_board": reduced}).box
    assert isinstance(box, EmpiresBox)
    assert 28 - box.in_play.bit_count() == missing
    judea = box.find("province", "judea")
    assert bool(box.in_play >> judea & 1) == (players > 3 or reduced == "literal")
    covered = box.find("province", "babylonia")
    assert bool(box.in_play >> covered & 1) == (players == 5)
    assert all(not box.land[p] >> covered & 1 for p in range(28)) == (players < 5)


@clause("mne:S.8")
def test_leaders_and_titles_exist_for_each_number_of_players() -> None:
    assert Table(3).box.players == 3
    assert Table(4).b.leaders[TRADE] == 3
    assert Table(4).b.leaders[CULTURE] == 2
    assert Table(4).b.leaders[MILITARY] == 0
