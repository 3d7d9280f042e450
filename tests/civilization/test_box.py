"""What is in the box for each number of players."""

import pytest

from pelagos.engine.errors import BadData
from pelagos.games.civilization.box import BLACK_SITE, NO_SITE, WHITE_SITE
from pelagos.games.civilization.ids import BATCH, CARDS, COMMODITIES, KINDS, MYSTICISM, STACKS
from tests.civilization.build import RULES, Table
from tests.support import clause


def slugs(t: Table, ids: list[int]) -> set[str]:
    return {t.box.slug("area", a) for a in ids}


@clause("civ:2.2.i", "civ:2.2.j", "civ:R.1")
def test_there_are_four_flood_plains_and_three_volcanoes() -> None:
    t = Table(players=7)
    assert [len(p) for p in t.box.plain_areas] == [2, 3, 5, 7]
    assert slugs(t, t.box.plain_areas[2]) == {
        "tanis", "alexandria", "memphis", "fayum", "upper_egypt",
    }  # fmt: skip
    assert [slugs(t, v) for v in t.box.volcano_areas] == [
        {"neapolis", "campania"},
        {"milazzo", "syracuse"},
        {"thera"},
    ]
    on_plains = [a for plain in t.box.plain_areas for a in plain]
    assert all(a in on_plains for a in t.box.land if t.box.site[a] == WHITE_SITE)


@clause("civ:2.2.k", "civ:4.5n")
def test_every_nation_but_thrace_has_a_choice_of_start_areas() -> None:
    t = Table(players=7)
    choices = {t.box.slug("nation", n): len(s) for n, s in enumerate(t.box.starts)}
    assert [n for n, count in choices.items() if count == 1] == ["thrace"]
    crete = t.box.find("nation", "crete")
    assert slugs(t, t.box.starts[crete]) == {"phaestos", "knossos"}


@clause("civ:2.3.2", "civ:4.5", "civ:4.6", "civ:25.0")
@pytest.mark.parametrize(
    ("players", "tokens", "mysticism", "areas", "nations"),
    [(7, 47, 3, 123, 9), (6, 55, 3, 123, 9), (5, 47, 2, 96, 7), (4, 55, 2, 66, 4),
     (3, 47, 1, 57, 5), (2, 55, 1, 57, 4)],
)  # fmt: skip
def test_each_number_of_players_has_its_board_and_pieces(
    players: int, tokens: int, mysticism: int, areas: int, nations: int
) -> None:
    t = Table(players=players)
    assert t.b.stock == [tokens] * players
    assert t.b.city_pieces(0) == 9
    assert len(t.b.ships) == 4 * players
    assert t.box.supply[MYSTICISM] == mysticism
    assert (len(t.box.land), len(t.box.nations)) == (areas, nations)


@clause("civ:26.1", "civ:26.2.1", "civ:26.2.2", "civ:26.2.3", "civ:26.3", "civ:26.4", "civ:R.48")
def test_five_players_play_without_the_western_panel() -> None:
    t = Table(players=5)
    for slug in ("roma", "ithaca", "tripolitania"):
        assert not t.box.in_play[t.at(slug)]
    assert t.at("ithaca") not in t.box.waters.borders[t.at("apollonia")]
    assert t.box.city_cost[t.at("apollonia")] == 12
    assert "italy" not in [t.box.slug("nation", n) for n in t.box.nations]
    assert "africa" not in [t.box.slug("nation", n) for n in t.box.nations]
    assert slugs(t, t.box.starts[t.box.find("nation", "illyria")]) == {"sudeten"}
    assert (t.box.tokens, t.box.supply[MYSTICISM]) == (47, 2)


@clause("civ:27.1", "civ:27.2", "civ:27.3", "civ:27.4", "civ:27.5")
def test_four_players_keep_to_the_east() -> None:
    t = Table(players=4)
    assert t.box.in_play[t.at("troy")]
    assert not t.box.in_play[t.at("byzantium")]
    assert t.box.in_play[t.at("black_sea")]
    assert t.box.in_play[t.at("aegean_sea")]
    assert [t.box.slug("nation", n) for n in t.box.nations] == [
        "asia", "assyria", "babylon", "egypt",
    ]  # fmt: skip
    assert (t.box.tokens, t.box.supply[MYSTICISM]) == (55, 2)


@clause("civ:28.1", "civ:28.2", "civ:28.3", "civ:28.4", "civ:28.5")
def test_three_players_keep_to_the_west() -> None:
    t = Table(players=3)
    assert t.box.in_play[t.at("byzantium")]
    assert not t.box.in_play[t.at("troy")]
    assert not t.box.in_play[t.at("babylon")]
    assert t.box.in_play[t.at("eastern_mediterranean")]
    assert len(t.box.nations) == 5
    assert (t.box.tokens, t.box.supply[MYSTICISM]) == (47, 1)


@clause("civ:29.1", "civ:29.2", "civ:29.3", "civ:29.4", "civ:29.5")
def test_two_players_cannot_use_sites_on_islands() -> None:
    t = Table(players=2)
    assert t.box.city_cost[t.at("syracuse")] == 12
    assert Table(players=3).box.city_cost[t.at("syracuse")] == 6
    assert t.box.city_cost[t.at("roma")] == 6
    assert not t.box.in_play[t.at("troy")]
    assert "crete" not in [t.box.slug("nation", n) for n in t.box.nations]
    assert (t.box.tokens, t.box.supply[MYSTICISM]) == (55, 1)


@clause("civ:2.4.2", "civ:2.4.3", "civ:24.3", "civ:24.1")
def test_the_rows_enter_the_epochs_on_their_own_spaces() -> None:
    t = Table(players=7)
    africa, egypt = t.box.find("nation", "africa"), t.box.find("nation", "egypt")
    assert len(t.box.epoch[0]) == 17
    assert [t.box.epoch[africa].index(e) for e in range(5)] == [0, 5, 8, 10, 14]
    assert [t.box.epoch[egypt].index(e) for e in range(5)] == [0, 4, 7, 10, 13]
    assert t.box.space_value[egypt][13:] == [1200, 1300, 1400, 0]
    assert t.box.space_value[africa][13:] == [0, 1100, 1200, 0]
    shifted = Table(players=7, africa_early_iron_shift=True).box
    assert shifted.epoch[africa].index(3) == 11
    with pytest.raises(BadData):
        Table(players=5, africa_early_iron_shift=True)


@clause("civ:24.1", "civ:24.2", "civ:24.3")
@pytest.mark.parametrize(("players", "later"), [(5, False), (6, True), (7, True)])
def test_the_recommended_rules_are_switched_on_together(players: int, later: bool) -> None:
    printed = Table(players=players).box
    assert (printed.floor, printed.options["africa_early_iron_shift"]) == (False, False)
    recommended = Table(players=players, preset="recommended").box
    assert (recommended.floor, recommended.options["africa_early_iron_shift"]) == (True, later)


@clause("civ:2.4.4", "civ:30.1", "civ:30.2", "civ:30.3", "civ:32.5.2")
def test_the_short_games_end_at_their_lines_and_have_no_mysticism() -> None:
    assert Table(players=4, short_line=3).box.last_space == 12  # a line is chosen for a short game
    lines = [Table(players=4, variant="short", short_line=n).box for n in (1, 2, 3)]
    assert [box.last_space for box in lines] == [6, 9, 12]
    assert [box.supply[MYSTICISM] for box in lines] == [0, 0, 0]
    farmers = Table(players=4, variant="farmers_and_citizens", farmers_shorten=2).box
    assert farmers.last_space == 7


@clause("civ:31.1", "civ:31.2.1", "civ:31.2.2", "civ:32.1", "civ:32.2.1", "civ:32.2.2")
def test_the_simple_games_use_the_whole_board_and_all_tokens() -> None:
    for variant in ("nomads_and_seafarers", "farmers_and_citizens"):
        box = Table(players=2, variant=variant).box
        assert (len(box.land), box.tokens, len(box.nations)) == (123, 55, 9)
    with pytest.raises(BadData):
        Table(players=5, variant="nomads_and_seafarers")
    assert Table(players=7, variant="farmers_and_citizens").box.players == 7


@clause("civ:4.2", "civ:19.1", "civ:22.1.1", "civ:H.3")
def test_the_calamities_lie_at_the_bottom_of_the_stacks() -> None:
    t = Table(players=7)
    assert [t.b.stack_size(s) for s in range(STACKS)] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert sum(t.b.stack_size(s) for s in range(STACKS)) == 74
    assert sum(t.box.copies[:COMMODITIES]) == 66
    for s in range(1, STACKS):
        assert t.b.stacks[s][-2:] == (BATCH, COMMODITIES + s - 1)
    assert sorted(set(t.b.top_batch(0))) == [0, 1]
    assert len(set(t.b.top_batch(4))) == 1


@clause("civ:22.1.2", "civ:17.4.1", "civ:17.4.3", "civ:X.13", "civ:X.7")
def test_a_set_is_worth_its_number_squared_times_the_card() -> None:
    t = Table(players=7)
    full = {"grain": 256, "salt": 243, "cloth": 245, "bronze": 216, "gold": 81}
    for slug, worth in full.items():
        kind = t.box.find("trade_card", slug)
        assert t.b.set_value((kind,) * t.box.copies[kind]) == worth
    grain = t.box.find("trade_card", "grain")
    assert t.b.set_value((grain,) * 3) == 36
    iron, papyrus = t.box.find("trade_card", "iron"), t.box.find("trade_card", "papyrus")
    assert t.b.set_value((iron, papyrus)) == 4


@clause("civ:22.3.1", "civ:22.3.2", "civ:L.2")
def test_there_are_seventy_two_civilization_cards() -> None:
    box = Table(players=7).box
    assert sum(box.supply) == 72
    copies = {box.slug("card", k): n for k, n in enumerate(box.supply) if n != 4}
    assert copies == {
        "mysticism": 3, "democracy": 5, "philosophy": 5, "architecture": 6, "literacy": 6, "law": 7,
    }  # fmt: skip
    assert sum(box.price) == 1700


@clause("civ:17.5.1", "civ:17.5.2", "civ:17.5.3", "civ:17.12", "civ:17.14", "civ:R.26")
def test_of_group_and_special_credit_the_larger_counts() -> None:
    box = Table(players=7).box
    card = box.ids["card"]

    def credit(owned: str, bought: str) -> int:
        return box.credit[card[owned]][card[bought]]

    assert credit("mysticism", "astronomy") == 20
    assert credit("mysticism", "law") == 5
    assert credit("pottery", "democracy") == 10
    assert credit("astronomy", "philosophy") == 20
    assert credit("drama_poetry", "literacy") == 20
    assert credit("architecture", "law") == 15
    assert [sum(box.credit[card[c]]) for c in ("law", "democracy", "philosophy")] == [0, 0, 0]
    most = {box.slug("card", k): sum(box.credit[o][k] for o in range(CARDS)) for k in range(CARDS)}
    assert (most["mysticism"], most["astronomy"], most["engineering"]) == (100, 80, 120)
    assert (most["law"], most["democracy"], most["philosophy"]) == (55, 100, 170)


@clause("civ:22.3.5", "civ:22.3.6", "civ:22.3.7", "civ:22.3.12")
def test_special_credits_are_those_on_the_cards() -> None:
    box = Table(players=7).box
    card = box.ids["card"]
    special = {
        ("drama_poetry", "democracy"): 10,
        ("music", "philosophy"): 30,
        ("architecture", "literacy"): 15,
        ("architecture", "democracy"): 15,
        ("literacy", "law"): 25,
        ("literacy", "philosophy"): 25,
    }
    for (owned, bought), worth in special.items():
        assert box.credit[card[owned]][card[bought]] == worth


def test_sites_are_black_white_or_none() -> None:
    box = Table(players=7).box
    assert {box.site[a] for a in box.land} == {NO_SITE, BLACK_SITE, WHITE_SITE}


def test_bad_options_are_refused_with_a_sentence() -> None:
    for options in ({"variant": "long"}, {"trade_rounds": 0}, {"short_line": 4}, {"x": 1}):
        with pytest.raises(BadData):
            RULES.box(4, dict(options))
    assert KINDS == 19
