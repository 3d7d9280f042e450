"""The box clause by clause: boards, nations, tokens, cards, credits."""

import pytest

from pelagos.engine.seats import EVERYONE, FATE, only
from pelagos.games.civilization.ids import BATCH, COMMODITIES, MYSTICISM, STACKS
from tests.civilization.build import RULES, Table
from tests.support import clause


def nations(t: Table) -> list[str]:
    return sorted(t.box.slug("nation", n) for n in t.box.nations)


def in_play(players: int, *areas: str) -> list[bool]:
    t = Table(players=players)
    return [bool(t.box.in_play[t.at(slug)]) for slug in areas]


@clause("civ:2.3.2")
def test_a_set_has_its_tokens_cities_and_ships() -> None:
    t = Table(players=6)
    assert (t.b.stock[0], t.b.city_pieces(0), len(t.b.ships)) == (55, 9, 24)


@clause("civ:4.5", "civ:4.6")
@pytest.mark.parametrize(
    ("players", "tokens"), [(7, 47), (6, 55), (5, 47), (4, 55), (3, 47), (2, 55)]
)
def test_tokens_by_number_of_players(players: int, tokens: int) -> None:
    assert Table(players=players).b.stock == [tokens] * players


@clause("civ:25.0")
def test_six_play_on_the_board_of_seven() -> None:
    six, seven = Table(players=6).box, Table(players=7).box
    assert (six.land, six.nations, six.supply) == (seven.land, seven.nations, seven.supply)
    assert (six.tokens, seven.tokens) == (55, 47)


@clause("civ:2.4.2")
def test_every_row_has_seventeen_spaces() -> None:
    box = Table(players=7).box
    assert [len(row) for row in box.epoch] == [17] * 9


@clause("civ:2.4.3")
def test_nations_enter_the_epochs_on_different_spaces() -> None:
    box = Table(players=7).box
    africa, egypt = box.find("nation", "africa"), box.find("nation", "egypt")
    assert [box.epoch[africa].index(e) for e in range(5)] == [0, 5, 8, 10, 14]
    assert [box.epoch[egypt].index(e) for e in range(5)] == [0, 4, 7, 10, 13]
    assert box.space_value[egypt][13:16] == [1200, 1300, 1400]


@clause("civ:26.1", "civ:26.2.1")
def test_five_play_without_the_western_panel() -> None:
    assert in_play(5, "roma", "ithaca", "tripolitania", "byzantium") == [False, False, False, True]
    assert in_play(7, "roma", "ithaca", "tripolitania") == [True] * 3


@clause("civ:26.2.2")
def test_the_site_of_apollonia_is_lost_to_five() -> None:
    costs = {n: Table(players=n).box.city_cost[Table().at("apollonia")] for n in (5, 7)}
    assert costs == {5: 12, 7: 6}


@clause("civ:26.2.3")
def test_italy_and_africa_are_not_played_by_five() -> None:
    t = Table(players=5)
    assert {"italy", "africa"}.isdisjoint(nations(t))
    starts = t.box.starts[t.box.find("nation", "illyria")]
    assert [t.box.slug("area", a) for a in starts] == ["sudeten"]


@clause("civ:26.3", "civ:26.4")
def test_five_have_47_tokens_and_two_cards_of_mysticism() -> None:
    box = Table(players=5).box
    assert (box.tokens, box.supply[MYSTICISM]) == (47, 2)


@clause("civ:27.1", "civ:27.2")
def test_four_play_east_of_the_line() -> None:
    areas = ("troy", "byzantium", "roma", "black_sea", "aegean_sea")
    assert in_play(4, *areas) == [True, False, False, True, True]


@clause("civ:27.3")
def test_the_nations_of_four() -> None:
    assert nations(Table(players=4)) == ["asia", "assyria", "babylon", "egypt"]


@clause("civ:27.4", "civ:27.5")
def test_four_have_55_tokens_and_two_cards_of_mysticism() -> None:
    box = Table(players=4).box
    assert (box.tokens, box.supply[MYSTICISM]) == (55, 2)


@clause("civ:28.1", "civ:28.2")
def test_three_play_west_of_the_line() -> None:
    areas = ("byzantium", "troy", "babylon", "eastern_mediterranean")
    assert in_play(3, *areas) == [True, False, False, True]


@clause("civ:28.4", "civ:28.5")
def test_three_have_47_tokens_and_one_card_of_mysticism() -> None:
    box = Table(players=3).box
    assert (box.tokens, box.supply[MYSTICISM]) == (47, 1)


@clause("civ:29.1")
def test_a_city_on_an_island_costs_two_players_twelve() -> None:
    t = Table(players=2)
    assert [t.box.city_cost[t.at(a)] for a in ("syracuse", "roma")] == [12, 6]
    assert Table(players=3).box.city_cost[t.at("syracuse")] == 6


@clause("civ:29.2")
def test_two_play_west_of_the_line() -> None:
    areas = ("roma", "troy", "babylon", "eastern_mediterranean")
    assert in_play(2, *areas) == [True, False, False, True]


@clause("civ:29.3")
def test_the_nations_of_two() -> None:
    assert nations(Table(players=2)) == ["africa", "illyria", "italy", "thrace"]


@clause("civ:29.4", "civ:29.5")
def test_two_have_55_tokens_and_one_card_of_mysticism() -> None:
    box = Table(players=2).box
    assert (box.tokens, box.supply[MYSTICISM]) == (55, 1)


@clause("civ:30.1", "civ:30.3")
@pytest.mark.parametrize(("line", "space"), [(1, 6), (2, 9), (3, 12)])
def test_a_short_game_ends_at_its_line_without_mysticism(line: int, space: int) -> None:
    box = Table(players=4, variant="short", short_line=line).box
    assert (box.last_space, box.supply[MYSTICISM]) == (space, 0)


@clause("civ:31.2.1", "civ:31.2.2")
def test_nomads_play_on_the_whole_board_with_all_tokens() -> None:
    box = Table(players=2, variant="nomads_and_seafarers").box
    assert (len(box.land), box.tokens, len(box.nations)) == (123, 55, 9)


@clause("civ:32.1", "civ:32.2.1", "civ:32.2.2")
@pytest.mark.parametrize("players", [2, 7])
def test_farmers_play_on_the_whole_board(players: int) -> None:
    t = Table(players=players, variant="farmers_and_citizens")
    assert (len(t.box.land), t.box.tokens, t.b.city_pieces(0)) == (123, 55, 9)


@clause("civ:32.5.2")
def test_the_farmers_line_moves_to_the_left() -> None:
    lines = [
        Table(players=4, variant="farmers_and_citizens", farmers_shorten=n).box.last_space
        for n in (0, 1, 2)
    ]
    assert lines == [9, 8, 7]


@clause("civ:4.2", "civ:19.1")
def test_calamities_lie_at_the_bottom_of_stacks_two_to_nine() -> None:
    t = Table(players=7)
    assert all(card < COMMODITIES for card in t.b.stacks[0] if card != BATCH)
    for s in range(1, STACKS):
        assert t.b.stacks[s][-1] == COMMODITIES + s - 1


@clause("civ:22.1.1", "civ:22.1.2")
def test_there_are_66_commodities_and_8_calamities() -> None:
    t = Table(players=7)
    assert [t.b.stack_size(s) for s in range(STACKS)] == [14, 11, 10, 9, 8, 7, 6, 5, 4]
    assert (sum(t.box.copies[:COMMODITIES]), sum(t.box.copies[COMMODITIES:])) == (66, 8)


@clause("civ:17.4.1", "civ:X.7", "civ:X.13")
def test_a_set_is_worth_the_square_of_its_number() -> None:
    t = Table(players=7)
    full = {"grain": 256, "salt": 243, "cloth": 245, "bronze": 216, "gold": 81}
    for slug, worth in full.items():
        kind = t.box.find("trade_card", slug)
        assert t.b.set_value((kind,) * t.box.copies[kind]) == worth
    assert t.b.set_value((t.box.find("trade_card", "grain"),) * 3) == 36


@clause("civ:17.4.3")
def test_two_commodities_of_one_value_make_no_set() -> None:
    t = Table(players=7)
    iron, papyrus = t.box.find("trade_card", "iron"), t.box.find("trade_card", "papyrus")
    assert (t.b.set_value((iron, papyrus)), t.b.set_value((iron, iron))) == (4, 8)


def credit(owned: str, bought: str) -> int:
    box = Table(players=7).box
    return box.credit[box.find("card", owned)][box.find("card", bought)]


@clause("civ:17.5.1", "civ:17.5.2")
def test_each_group_gives_its_own_credit() -> None:
    assert (credit("mysticism", "music"), credit("mysticism", "law")) == (5, 5)
    assert (credit("pottery", "cloth_making"), credit("pottery", "democracy")) == (10, 10)
    assert (credit("astronomy", "medicine"), credit("astronomy", "philosophy")) == (20, 20)
    assert credit("pottery", "law") == 0


@clause("civ:17.5.3")
def test_civics_give_no_credit() -> None:
    box = Table(players=7).box
    for slug in ("law", "democracy", "philosophy"):
        assert sum(box.credit[box.find("card", slug)]) == 0


@clause("civ:22.3.5", "civ:22.3.6")
def test_the_special_credits_of_drama_and_music() -> None:
    assert credit("drama_poetry", "literacy") == 20
    assert credit("drama_poetry", "democracy") == 10
    assert credit("music", "philosophy") == 30


@clause("civ:22.3.7")
@pytest.mark.parametrize("bought", ["literacy", "law", "democracy", "philosophy"])
def test_architecture_gives_fifteen_towards_civics(bought: str) -> None:
    assert credit("architecture", bought) == 15


@clause("civ:22.3.12")
@pytest.mark.parametrize("bought", ["law", "democracy", "philosophy"])
def test_literacy_gives_twenty_five_towards_civics(bought: str) -> None:
    assert credit("literacy", bought) == 25


# -- taxes and trade cards -----------------------------------------------------------------------


@clause("civ:6.2", "civ:6.3.4")
def test_cities_the_stock_cannot_pay_for_revolt_and_are_not_taxed_again() -> None:
    t = Table("africa", "italy", "illyria").city(0, "carthage", "numidia", "thapsus")
    t.stock(0, 3).stock(1, 20).stock(2, 30).run("taxation")
    assert (t.b.stock[0], t.b.treasury[0]) == (1, 2)
    assert (t.asked, t.who) == ("take_revolting_city", [2])
    t.answer(2, "numidia", "carthage")
    assert (t.b.treasury[2], t.b.stock[2], t.asked) == (0, 30, "")


@clause("civ:6.3.1")
def test_revolts_wait_until_everybody_has_paid() -> None:
    t = Table("africa", "italy").city(0, "carthage").stock(0, 1).city(1, "roma").stock(1, 20)
    t.run("taxation")
    assert t.asked == "take_revolting_city"
    assert (t.b.treasury[1], t.b.stock[1]) == (2, 18)


@clause("civ:15.1", "civ:15.3", "civ:X.5")
def test_a_card_from_each_stack_up_to_the_number_of_cities() -> None:
    t = Table("italy", "africa").city(0, "roma", "neapolis", "tarentum").run("trade_cards")
    t.answer(FATE, "hides", "iron", "salt")
    assert t.asked == ""
    assert [t.holding(0, k) for k in ("hides", "iron", "salt", "grain")] == [1, 1, 1, 0]


@clause("civ:15.5", "civ:S.9a")
def test_drawn_cards_are_secret() -> None:
    t = Table("italy", "africa").city(0, "roma").run("trade_cards").answer(FATE, "hides")
    (event,) = t.events("card_drawn")
    assert (event.seat, event.audience) == (0, only(0))
    assert "hides" not in str(RULES.view(t.b, 1)["hand"])


@clause("civ:19.2", "civ:22.2.1")
def test_a_red_calamity_strikes_its_drawer_in_the_open() -> None:
    t = Table("italy", "africa").city(0, "roma", "neapolis", "tarentum")
    t.b.stacks[2] = (t.box.find("trade_card", "famine"),)
    t.run("trade_cards").answer(FATE, "hides", "iron", "famine")
    assert (t.b.victims[1], t.b.hand_size(0)) == (0, 2)
    (event,) = t.events("calamity_drawn")
    assert (event.seat, event.audience) == (0, EVERYONE)


@clause("civ:19.3", "civ:22.2.2")
def test_a_brown_calamity_is_held_like_a_commodity() -> None:
    t = Table("italy", "africa").treasury(0, 18)
    t.b.stacks[8] = (t.box.find("trade_card", "piracy"),)
    t.run("trade_cards").answer(0, "1").answer(FATE, "piracy")
    assert (t.holding(0, "piracy"), t.b.victims[7]) == (1, -1)
    assert not t.events("calamity_drawn")
