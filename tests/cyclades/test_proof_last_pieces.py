"""The last piece, no place at all, nothing to sell."""

from pelagos.engine.spaces import Menu
from pelagos.games.cyclades.ids import RECRUIT
from tests.cyclades.build import RULES, Table
from tests.support import clause


@clause("cy:20.3", "cy:10.5")
def test_the_last_priest_of_the_supply_can_be_recruited_and_none_after_it() -> None:
    t = Table().own(0, "andros").turn("zeus", gold=9)
    t.b.priests[1] = 17
    assert "recruit" in t.verbs()
    t.say(0, "recruit")
    assert "recruit" not in t.verbs()


@clause("cy:10.2")
def test_without_a_sea_space_for_it_no_fleet_is_recruited() -> None:
    t = Table().own(0, "andros").figure("polyphemus", "andros").turn("poseidon", gold=9)
    menu = RULES.choices(t.b, 0)
    assert isinstance(menu, Menu)
    assert RECRUIT not in menu.ids


@clause("cy:18.6")
def test_nobody_sells_nought_priests_or_philosophers_to_the_sphinx() -> None:
    t = Table().own(0, "andros").track("sphinx").turn("zeus", gold=10)
    t.b.priests[0] = t.b.philosophers[0] = 2
    t.say(0, "summon sphinx")
    for answer in ("sell_priests 0", "sell_priests 3", "sell_philosophers 0"):
        assert t.refuses(0, answer)


def test_a_sea_space_borders_on_islands_and_on_sea_spaces() -> None:
    t = Table()
    found = {r for _, r in RULES.neighbours(t.box, "region", t.at("sea_c3"))}
    assert found == {*t.box.coasts[t.at("sea_c3")], *t.box.neighbours[t.at("sea_c3")]}
    assert t.box.neighbours[t.at("sea_c3")]
    assert t.box.coasts[t.at("sea_c3")]


@clause("cy:15.7")
def test_a_place_on_apollo_left_by_an_eliminated_player_is_shown_empty() -> None:
    t = Table().turn("ares")
    t.b.apollo = (-1, 2)
    (gods,) = [track for track in RULES.view(t.b, 0)["tracks"] if track["name"] == "gods"]
    shown = [item for item in gods["spaces"][-1]["items"] if item.kind == "offering"]
    assert len(shown) == 1


def test_what_cannot_be_recruited_any_more_has_no_price() -> None:
    t = Table().own(0, "andros").turn("zeus", gold=9)
    t.say(0, "recruit").say(0, "recruit")
    assert "recruit" not in t.verbs()
    step = RULES.step(t.b)
    assert step is not None
    assert step.price(t.b, 0, (RECRUIT, ())) == ()
