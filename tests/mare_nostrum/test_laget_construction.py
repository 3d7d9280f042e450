"""The revised edition: construction, cards, the end of the game."""

import pytest

from pelagos.bots import Chance
from pelagos.games.mare_nostrum.laget import rules
from pelagos.games.mare_nostrum.laget.phases import BUILDING, CONSTRUCTION, GAME, TURN
from pelagos.games.mare_nostrum.shared.tables import changed
from pelagos.table.preview import wins_now
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

RULES = rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")
ALL_GOODS = (
    "perfume", "papyrus", "gold", "gems", "oil", "wine",
    "livestock", "fruit", "metal", "grain", "fish", "slaves",
)  # fmt: skip


def table(**options: object) -> Table:
    found = Table(RULES, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def places(t: Table, seat: int, verb: str) -> list[str]:
    return sorted([text.split()[1] for text in t.allowed(seat) if text.split()[0] == verb])


# -- order, sets, prices ------------------------------------------------------------------------


@clause("lc:9.1", "lc:9.2", "lc:9.3")
def test_the_lawgiver_names_one_player_after_another() -> None:
    t = table().play(CONSTRUCTION)
    for seat in (3, 1, 0, 2):
        assert t.step() == "name_next_builder"
        assert t.asked() == [ROME]
        t.say(ROME, f"p{seat + 1}").say(seat, "end")
    assert t.asked() == [4]
    assert t.step() == "build"


@clause("lc:E5", "lc:9.4", "lc:9.5", "lc:9.6", "lc:9.7")
def test_three_sets_of_three() -> None:
    t = table().hand(ROME, tax=3, grain=2, perfume=1, livestock=1, gold=1, slaves=1)
    t.play(BUILDING, ROME)
    assert {"temple", "market", "card"}.isdisjoint(t.verbs(ROME))
    t.say(ROME, "legion rome").say(ROME, "coins")
    t.say(ROME, "legion rome").say(ROME, "goods perfume+livestock+grain")
    t.say(ROME, "trireme rome").say(ROME, "goods gold+grain+slaves")
    assert t.holds(ROME) == {}
    assert sum(t.b.bank) == 123


@clause("lc:E6", "lc:9.5", "lc:9.10")
def test_prices_and_illegal_payments() -> None:
    t = table().hand(ROME, tax=3, grain=2, gems=1, metal=1).play(BUILDING, ROME)
    t.say(ROME, "city roma")
    assert t.refused(ROME, "goods grain+grain+metal")
    assert t.refused(ROME, "goods metal+grain")
    t.say(ROME, "goods gems+metal+grain")
    t = table().hand(EGYPT, **dict.fromkeys(ALL_GOODS, 1)).play(BUILDING, EGYPT)
    t.say(EGYPT, "card pyramids").say(EGYPT, "goods " + "+".join(ALL_GOODS))
    assert t.b.winner == EGYPT


@clause("lc:E10", "lc:9.9", "lc:16.4", "lc:18.5")
def test_the_mausoleum_cheapens_markers_too_and_caesar_only_fortresses() -> None:
    t = table().cards(ROME, "mausoleum").hand(ROME, tax=2).play(BUILDING, ROME)
    assert t.verbs(ROME) == {"end", "city", "caravan", "influence"}
    t = table().cards(ROME, "mausoleum").hand(ROME, tax=5).play(BUILDING, ROME)
    assert {"temple", "market"} <= t.verbs(ROME)
    t = table().cards(ROME, "julius_caesar").hand(ROME, tax=2).play(BUILDING, ROME)
    assert t.verbs(ROME) == {"end", "fortress"}
    t = table().cards(GREECE, "pericles").hand(GREECE, tax=2).play(BUILDING, GREECE)
    assert t.verbs(GREECE) == {"end"}


@clause("lc:9.8", "lc:16.2", "lc:19.5")
def test_two_coins_are_kept_and_the_gardens_keep_two_goods() -> None:
    t = table().hand(ROME, tax=4, wine=2, oil=1).cards(ROME, "hanging_gardens").play(CONSTRUCTION)
    for seat in range(5):
        if seat < 4:
            t.say(ROME, f"p{seat + 1}")
        t.say(seat, "end")
    assert t.step() == "keep_cards"
    assert t.refused(ROME, "3 -")
    t.say(ROME, "2 oil+wine")
    assert t.holds(ROME) == {"tax": 2, "oil": 1, "wine": 1}


# -- where things may be built ---------------------------------------------------------------------


@clause("lc:10.1", "lc:10.2", "lc:10.3", "lc:20.1")
def test_building_needs_an_own_marker_and_a_piece() -> None:
    t = table().own(GREECE, "macedonia").legions(ROME, "macedonia", 8).hand(ROME, tax=3)
    t.play(BUILDING, ROME)
    assert "legion" not in t.verbs(ROME)
    assert t.refused(ROME, "city pella")


@clause("lc:E7", "lc:10.4", "lc:10.6", "lc:10.7")
def test_marker_a_then_b() -> None:
    t = table().hand(BABYLON, tax=6).play(BUILDING, BABYLON)
    t.say(BABYLON, "influence mesopotamia").say(BABYLON, "coins")
    # Pontus borders Mesopotamia only; Susiana borders Babylonia, held before the turn.
    assert places(t, BABYLON, "influence") == ["susiana", "syria"]


@clause("lc:10.5", "lc:10.8", "lc:10.9")
def test_chains_make_neighbours_and_enemy_units_do_not_bar_a_marker() -> None:
    t = table().ships(GREECE, "mare_aegaeum").ships(GREECE, "greece").legions(ROME, "crete")
    t.own(ROME, "rhodes").hand(GREECE, tax=3).play(BUILDING, GREECE)
    assert places(t, GREECE, "influence") == ["asia", "crete", "macedonia", "thrace"]


@clause("lc:10.10", "lc:13.26")
def test_a_province_marked_this_turn_waits() -> None:
    t = table().hand(ROME, tax=6).play(BUILDING, ROME)
    t.say(ROME, "influence lombardy").say(ROME, "coins")
    assert places(t, ROME, "legion") == ["rome"]


@clause("lc:10.11", "lc:10.12", "lc:10.13", "lc:10.14")
def test_temples_need_a_city_icon_and_share_it() -> None:
    t = table().own(EGYPT, "arabia").hand(EGYPT, tax=6).play(BUILDING, EGYPT)
    assert places(t, EGYPT, "temple") == ["lower_egypt"]
    assert places(t, EGYPT, "market") == ["arabia", "lower_egypt"]
    t = table().built("roma", "temple_rome").hand(ROME, tax=6).fort("rome").play(BUILDING, ROME)
    assert {"city", "temple", "fortress"}.isdisjoint(t.verbs(ROME))


@clause("lc:10.14", "lc:21.3")
def test_with_strict_icons_a_temple_takes_a_city_icon_of_its_own() -> None:
    t = table(temple_market_icons="strict").built("roma", "rome_metal").hand(ROME, tax=6)
    t.play(BUILDING, ROME)
    assert "temple" not in t.verbs(ROME)
    t.say(ROME, "market rome").say(ROME, "coins")
    t.hand(ROME, tax=3)
    assert "caravan" not in t.verbs(ROME)


@clause("lc:10.15", "lc:10.16", "lc:10.21")
def test_triremes_are_built_on_coasts_only() -> None:
    t = table().own(BABYLON, "syria").ships(ROME, "syria").hand(BABYLON, tax=3)
    t.play(BUILDING, BABYLON)
    assert places(t, BABYLON, "trireme") == ["syria"]


@clause("lc:10.17", "lc:10.18", "lc:10.19", "lc:13.3")
def test_war_and_occupation_bar_building_except_in_the_capital() -> None:
    t = table().own(ROME, "lombardy", "magna_graecia").legions(CARTHAGE, "lombardy")
    t.legions(ROME, "magna_graecia").legions(GREECE, "magna_graecia").legions(EGYPT, "rome")
    t.hand(ROME, tax=3).play(BUILDING, ROME)
    assert places(t, ROME, "city") == ["roma"]
    assert places(t, ROME, "legion") == ["rome"]


@clause("lc:10.20", "lc:13.17")
def test_a_legion_raised_in_an_occupied_capital_ends_the_seizure() -> None:
    t = table().built("roma").legions(EGYPT, "rome").occupied(EGYPT, "roma").hand(ROME, tax=3)
    t.play(BUILDING, ROME).say(ROME, "legion rome").say(ROME, "coins")
    assert t.b.at_war(t.area("rome"))
    assert t.b.sites[t.site("roma")] == 1


@clause("lc:13.21", "lc:13.22", "lc:13.23", "lc:13.24", "lc:13.25", "lc:13.27")
def test_assimilation_is_paid_and_no_free_marker_serves_for_it() -> None:
    t = table().own(ROME, "syria").built("antiochia").legions(BABYLON, "syria").ships(ROME, "syria")
    t.claimed(BABYLON, "syria").cards(BABYLON, "hammurabi").play(BUILDING, BABYLON)
    assert {"convert", "free_convert"}.isdisjoint(t.verbs(BABYLON))
    t.hand(BABYLON, tax=3)
    t.say(BABYLON, "convert syria").say(BABYLON, "coins")
    assert t.owner("syria") == BABYLON
    assert t.ships_at("syria", ROME) == 1
    assert t.fact(BABYLON, BABYLON, "counts") == [0, 1, 1]
    contested = table().own(ROME, "syria").legions(BABYLON, "syria").claimed(BABYLON, "syria")
    contested.legions(EGYPT, "syria").hand(BABYLON, tax=3).play(BUILDING, BABYLON)
    assert "convert" not in contested.verbs(BABYLON)


# -- heroes and wonders -------------------------------------------------------------------------


@clause("lc:10.22", "lc:10.24", "lc:16.5", "lc:9.11")
def test_the_lighthouse_gives_one_marker_anywhere_in_the_same_activation() -> None:
    t = table().hand(ROME, tax=9).play(BUILDING, ROME)
    assert "hannibal" not in places(t, ROME, "card")
    t.say(ROME, "card lighthouse").say(ROME, "coins")
    t.say(ROME, "free_influence nubia")
    assert t.owner("nubia") == ROME
    assert t.allowed(ROME) == ["end"]
    unused = table().hand(ROME, tax=9).play(BUILDING, ROME)
    unused.say(ROME, "card lighthouse").say(ROME, "coins").say(ROME, "end")
    assert not revised(unused.b).lighthouse_gift


@clause("lc:16.6", "lc:10.13")
def test_the_statue_of_zeus_gives_one_fortress() -> None:
    t = table().fort("rome").hand(ROME, tax=9).play(BUILDING, ROME)
    t.say(ROME, "card statue_of_zeus").say(ROME, "coins")
    assert places(t, ROME, "free_fortress") == ["rome"]
    t.say(ROME, "free_fortress rome")
    assert t.b.fortresses[t.area("rome")] == 2
    assert t.allowed(ROME) == ["end"]


@clause("lc:18.4", "lc:R56")
def test_hammurabis_marker_stays_with_neighbours_even_with_the_lighthouse() -> None:
    t = table().cards(BABYLON, "hammurabi", "lighthouse").play(BUILDING, BABYLON)
    assert places(t, BABYLON, "free_influence") == ["mesopotamia", "susiana", "syria"]
    t.say(BABYLON, "free_influence syria")
    assert t.allowed(BABYLON) == ["end"]


@clause("lc:16.5", "lc:18.4")
def test_both_gifts_may_be_used() -> None:
    t = table().cards(BABYLON, "hammurabi").hand(BABYLON, tax=9).play(BUILDING, BABYLON)
    t.say(BABYLON, "card lighthouse").say(BABYLON, "coins")
    t.say(BABYLON, "free_influence syria").say(BABYLON, "free_influence corsica")
    assert t.allowed(BABYLON) == ["end"]


@clause("lc:18.2", "lc:20.2", "lc:20.5")
def test_cleopatra_exchanges_once() -> None:
    t = table().cards(EGYPT, "cleopatra").hand(EGYPT, wine=1).play(BUILDING, EGYPT)
    t.say(EGYPT, "exchange wine tax")
    assert t.holds(EGYPT) == {"tax": 1}
    assert t.allowed(EGYPT) == ["end"]


@clause("lc:10.23", "lc:10.25", "lc:20.4")
def test_several_cards_may_be_bought_in_one_activation_each_once() -> None:
    t = table().hand(ROME, tax=18).cards(GREECE, "colossus").play(BUILDING, ROME)
    assert t.refused(ROME, "card colossus")
    t.say(ROME, "card helen").say(ROME, "coins").say(ROME, "card solomon").say(ROME, "coins")
    assert t.b.cards_of(ROME) == 2


# -- the end ---------------------------------------------------------------------------------------


def contest(*rich: int, lawgiver: int = BABYLON, **options: object) -> Table:
    """Rome and Carthage own three cards each; some of them hold nine coins."""
    t = table(**options).cards(ROME, "julius_caesar", "helen", "solomon")
    t.cards(CARTHAGE, "hannibal", "colossus", "mausoleum")
    t.built("babylon", "temple_babylonia", "alexandria")
    for seat in rich:
        t.hand(seat, tax=9)
    t.roles(lawgiver, lawgiver, lawgiver)
    t.b.owner = changed(t.b.owner, t.box.find("card", "solomon"), -1)
    t.cards(ROME, "archimedes")
    t.b.call(GAME)
    return t.play(CONSTRUCTION)


@clause("lc:E16", "lc:14.5", "lc:14.6", "lc:14.7", "lc:14.9", "lc:19.6")
def test_two_contenders_must_outdo_each_other() -> None:
    t = contest(ROME, CARTHAGE)
    assert "contested" not in str(t.view(ROME))
    for seat, card in ((ROME, "agamemnon"), (CARTHAGE, "lighthouse")):
        t.say(BABYLON, f"p{seat + 1}").say(seat, f"card {card}").say(seat, "coins")
        assert t.b.winner == -1
        t.say(seat, "end")
    t.say(BABYLON, "p3").say(GREECE, "end").say(BABYLON, "p4").say(EGYPT, "end")
    t.say(BABYLON, "end")
    assert t.b.winner == -1
    assert t.b.phases != []
    later = table().cards(ROME, "julius_caesar", "helen", "archimedes", "agamemnon")
    later.cards(CARTHAGE, "hannibal", "colossus", "mausoleum", "lighthouse").built("carthago")
    later.hand(CARTHAGE, tax=9).play(CONSTRUCTION)
    later.say(CARTHAGE, "p2").say(CARTHAGE, "card solomon").say(CARTHAGE, "coins")
    result = later.rules.result(later.b)
    assert result is not None
    assert (result.winners, result.ending) == ((CARTHAGE,), "one_more_card")


@clause("lc:14.9", "lc:19.6")
def test_a_fourth_card_that_does_not_win_tells_of_other_hands_and_stands() -> None:
    t = contest(ROME, CARTHAGE)
    t.say(BABYLON, "p1").say(ROME, "card agamemnon").say(ROME, "coins")
    told = t.events("not_won_yet")
    assert [(e.seat, e.kind.clause) for e in told] == [(ROME, "lc:14.9")]
    assert told[0].kind.reveals
    t.say(ROME, "end").say(BABYLON, "p2").say(CARTHAGE, "card lighthouse").say(CARTHAGE, "coins")
    # Four against four is no victory in any case.
    assert len(t.events("not_won_yet")) == 1


@clause("lc:14.9", "lc:19.6")
def test_whether_cards_are_compared_is_guessed_until_a_fourth_card_shows_it() -> None:
    t = contest(ROME, CARTHAGE)
    guesses = [RULES.redeal(revised(t.b), GREECE, Chance(n)).contested for n in range(20)]
    assert set(guesses) == {True, False}
    t.say(BABYLON, "p1").say(ROME, "card agamemnon").say(ROME, "coins")
    assert all(RULES.redeal(revised(t.b), GREECE, Chance(n)).contested for n in range(20))


@clause("lc:14.9", "lc:19.6")
@pytest.mark.parametrize("rich", [(ROME,), (ROME, CARTHAGE)])
def test_no_victory_is_promised_that_hangs_on_the_hands_of_others(rich: tuple[int, ...]) -> None:
    t = contest(*rich).hand(ROME, tax=12).say(BABYLON, "p1")
    tried = {
        text: wins_now(t.rules, t.b, ROME, t.rules.read(t.b, ROME, text), Chance(1))
        for text in ("card agamemnon", "card pyramids")
    }
    assert tried == {"card agamemnon": False, "card pyramids": True}


@clause("lc:E17", "lc:14.2", "lc:14.3", "lc:14.5")
def test_a_single_contender_wins_at_once() -> None:
    t = contest(ROME)
    t.say(BABYLON, "p1").say(ROME, "card agamemnon").say(ROME, "coins")
    result = t.rules.result(t.b)
    assert result is not None
    assert (result.winners, result.ending) == ((ROME,), "four_cards")
    assert t.asked() == []


@clause("lc:14.6")
def test_whoever_has_more_at_the_end_of_a_contested_phase_wins() -> None:
    t = contest(ROME, CARTHAGE)
    t.say(BABYLON, "p1").say(ROME, "card agamemnon").say(ROME, "coins").say(ROME, "end")
    for seat in (CARTHAGE, GREECE, EGYPT):
        t.say(BABYLON, f"p{seat + 1}").say(seat, "end")
    t.say(BABYLON, "end")
    t.say(CARTHAGE, "0 -")
    assert t.b.winner == ROME


@clause("lc:14.4", "lc:14.7")
def test_a_lawgiver_who_is_a_contender_wins_by_naming_himself_first() -> None:
    t = table().cards(ROME, "julius_caesar", "helen", "archimedes").hand(ROME, tax=9)
    t.cards(CARTHAGE, "hannibal", "colossus", "mausoleum").hand(CARTHAGE, tax=9)
    t.roles(political=ROME).play(CONSTRUCTION)
    t.say(ROME, "p1").say(ROME, "card agamemnon").say(ROME, "coins")
    assert t.b.winner == ROME


@clause("lc:14.5")
def test_cleopatras_exchange_makes_a_contender() -> None:
    t = table().cards(EGYPT, "cleopatra", "helen", "archimedes").hand(EGYPT, tax=8, wine=1)
    t.cards(CARTHAGE, "hannibal", "colossus", "mausoleum").hand(CARTHAGE, tax=9)
    t.play(CONSTRUCTION)
    assert revised(t.b).contested


@clause("lc:14.6", "lc:21.3")
def test_without_the_rule_a_fourth_card_always_wins_at_once() -> None:
    t = contest(ROME, CARTHAGE, one_more_card_rule=False)
    t.say(BABYLON, "p2").say(CARTHAGE, "card agamemnon").say(CARTHAGE, "coins")
    assert t.b.winner == CARTHAGE


@clause("lc:14.1", "lc:14.8", "lc:16.1")
def test_the_pyramids_win_at_once_even_in_a_contested_phase() -> None:
    t = contest(ROME, CARTHAGE)
    t.hand(GREECE, tax=12)
    t.say(BABYLON, "p3").say(GREECE, "card pyramids").say(GREECE, "coins")
    result = t.rules.result(t.b)
    assert result is not None
    assert (result.winners, result.ending) == ((GREECE,), "pyramids")


@clause("lc:1.3")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_turn_is_trade_construction_war(players: int) -> None:
    names = [step.phase.name for step in TURN.steps[1:] if hasattr(step, "phase")]
    assert names == ["trade", "construction", "military"]
    assert Table.set_up(RULES, players).b.phases[1].name == "turn"
