"""The 2003 game, clause by clause: marches, battles and what follows them."""

import pytest

from pelagos.engine.seats import FATE
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION
from pelagos.games.mare_nostrum.original import rules
from pelagos.games.mare_nostrum.original.phases import BUILDING, CAMPAIGN
from tests.mare_nostrum.build import BABYLON, EGYPT, GREECE, ROME, Table
from tests.support import clause

RULES = rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")
NEUTRAL = 4
"""With four players the fifth side is neutral: Babylon."""


def table(players: int = 5) -> Table:
    found = Table(RULES, players)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


def invasion(attackers: int, defenders: int, forts: int = 0) -> Table:
    """Egypt has entered Palestine, which is Babylon's."""
    t = table().own(BABYLON, "palestine").built("hierosolyma", "palestine_fruit")
    t.legions(EGYPT, "lower_egypt", attackers).legions(BABYLON, "palestine", defenders)
    t.fort("palestine", forts).play(CAMPAIGN, EGYPT)
    return t.say(EGYPT, f"march lower_egypt > palestine {attackers}").say(EGYPT, "halt")


# -- marches ---------------------------------------------------------------------------------------


@clause("mn:7.3.1")
def test_a_legion_crosses_one_border_or_one_chain_and_never_both() -> None:
    t = table().legions(GREECE, "macedonia").ships(GREECE, "mare_aegaeum").play(CAMPAIGN, GREECE)
    found = {text.split()[2] for text in t.allowed(GREECE) if text.startswith("march macedonia ")}
    by_land = {"greece", "illyria", "thrace"}
    by_sea = {"asia", "crete", "greece", "rhodes", "thrace"}
    assert found == by_land | by_sea
    t.say(GREECE, "march macedonia > asia 1")
    assert "march" not in t.verbs(GREECE)


@clause("mn:7.3.2")
def test_any_number_of_legions_uses_one_border_and_one_chain() -> None:
    t = table().legions(GREECE, "greece", 8).ships(GREECE, "mare_ionium").play(CAMPAIGN, GREECE)
    for goal in ("macedonia", "sicily"):
        found = {text for text in t.allowed(GREECE) if text.startswith(f"march greece {goal} ")}
        assert found == {f"march greece {goal} {n}" for n in range(1, 9)}
    t.say(GREECE, "march greece > sicily 5").say(GREECE, "march greece > sicily 3")
    assert t.legions_at("sicily", GREECE) == 8


@clause("mn:7.3.3")
def test_a_chain_may_be_long_but_has_an_own_trireme_at_sea_in_every_link() -> None:
    links = ("mare_tyrrhenum", "mare_ionium", "mare_libycum")
    t = table().legions(ROME, "rome")
    for sea in links:
        t.ships(ROME, sea)
    assert "march rome lower_egypt 1" in t.play(CAMPAIGN, ROME).allowed(ROME)
    for missing in links:
        t = table().legions(ROME, "rome").ships(GREECE, missing).ships(ROME, "rome", 2)
        for sea in links:
            t.ships(ROME, sea) if sea != missing else None
        assert "march rome lower_egypt 1" not in t.play(CAMPAIGN, ROME).allowed(ROME)


@clause("mn:14.5")
@pytest.mark.parametrize(
    ("seas", "crosses"),
    [
        (("mare_aegaeum", "mare_aegyptium"), True),
        (("mare_ionium", "mare_libycum"), True),
        (("mare_aegaeum",), False),
        (("mare_libycum",), False),
        (("mare_ionium", "mare_aegyptium"), False),
    ],
)
def test_from_greece_to_lower_egypt_over_two_linking_seas(
    seas: tuple[str, ...], crosses: bool
) -> None:
    t = table().legions(GREECE, "greece")
    for sea in seas:
        t.ships(GREECE, sea)
    t.play(CAMPAIGN, GREECE)
    assert t.refused(GREECE, "march greece > lower_egypt 1") is not crosses


@clause("lc:E8")
@pytest.mark.parametrize("seas", [2, 1])
def test_in_the_revised_edition_too_any_number_crosses_two_seas_held_and_none_one(
    seas: int,
) -> None:
    t = Table(LAGET, 5).own(GREECE, "greece").legions(GREECE, "greece", 6)
    for sea in ("mare_aegaeum", "mare_aegyptium")[:seas]:
        t.ships(GREECE, sea)
    t.play(ACTIVATION, GREECE)
    found = [text for text in t.allowed(GREECE) if text.startswith("march greece lower_egypt ")]
    expected = [f"march greece lower_egypt {n}" for n in range(1, 7)]
    assert sorted(found) == (expected if seas == 2 else [])


# -- battles ---------------------------------------------------------------------------------------


@clause("mn:2.10")
def test_there_is_a_die_for_every_legion_however_many() -> None:
    t = invasion(8, 8)
    assert t.asked() == [FATE]
    assert t.refused(FATE, "+".join("1" * 15))
    t.fate("+".join("1" * 16))
    # Eight points a side: one legion lost for each five.
    assert (t.legions_at("palestine", EGYPT), t.legions_at("palestine", BABYLON)) == (7, 7)


@clause("mn:7.4.1")
def test_a_battle_is_one_exchange_of_dice() -> None:
    t = invasion(2, 2).fate("1+1+1+1")
    assert t.step() == ""
    assert (t.legions_at("palestine", EGYPT), t.legions_at("palestine", BABYLON)) == (2, 2)


@clause("mn:7.4.12")
@pytest.mark.parametrize(("defenders", "step"), [(0, "aftermath"), (1, "roll_dice")])
def test_without_an_enemy_unit_no_dice_are_rolled(defenders: int, step: str) -> None:
    assert invasion(1, defenders).step() == step


@clause("mn:14.2")
def test_eleven_against_nine_costs_one_and_two_units() -> None:
    t = invasion(3, 1, forts=1).fate("6+3+2+3")
    assert t.legions_at("palestine", EGYPT) == 2
    assert t.b.sides_present(t.area("palestine")) == [EGYPT]
    assert t.b.fortresses[t.area("palestine")] == 0
    assert t.step() == "aftermath"


@clause("mn:14.3")
def test_eleven_against_eleven_costs_two_units_each_and_jerusalem_is_pillaged() -> None:
    t = invasion(3, 1, forts=1).fate("4+2+5+5")
    assert t.legions_at("palestine", EGYPT) == 1
    assert t.b.fortresses[t.area("palestine")] == t.legions_at("palestine", BABYLON) == 0
    t.say(EGYPT, "pillage hierosolyma")
    assert t.b.sites[t.site("hierosolyma")] == 0
    assert t.owner("palestine") == BABYLON


@clause("mn:3.4.5")
@pytest.mark.parametrize(
    ("dice", "legions", "forts"), [("1+3+1", 1, 1), ("2+3+1", 0, 1), ("5+5+1", 0, 0)]
)
def test_for_neutrals_a_die_a_legion_and_six_for_the_fortress_and_legions_fall_first(
    dice: str, legions: int, forts: int
) -> None:
    t = table(4).legions(NEUTRAL, "babylonia").fort("babylonia").legions(EGYPT, "syria", 2)
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "march syria > babylonia 2").say(EGYPT, "halt")
    assert t.refused(FATE, "1+1")
    t.fate(dice)
    assert t.legions_at("babylonia", NEUTRAL) == legions
    assert t.b.fortresses[t.area("babylonia")] == forts
    # The neutral side rolled 1 and has 6 more: seven points cost Egypt one of two.
    assert t.legions_at("babylonia", EGYPT) == 1


@clause("mn:3.4.9")
def test_beside_neutral_units_one_fights_in_each_own_turn_or_leaves() -> None:
    t = table(4).legions(NEUTRAL, "babylonia").legions(EGYPT, "babylonia").play(CAMPAIGN, EGYPT)
    assert t.b.at_war(t.area("babylonia"))
    t.say(EGYPT, "halt")
    assert t.step() == "roll_dice"
    t.fate("1+1").play(CAMPAIGN, EGYPT).say(EGYPT, "march babylonia > syria 1").say(EGYPT, "halt")
    assert t.step() == ""
    for seat in range(4):
        assert t.play(CAMPAIGN, seat).step() in ("", "campaign")
        assert FATE not in t.asked()


@clause("mn:7.5.1")
@pytest.mark.parametrize(("players", "foe"), [(5, ROME), (4, NEUTRAL)])
def test_where_two_sides_are_left_there_is_war_and_the_attackers_stay(
    players: int, foe: int
) -> None:
    t = table(players).legions(foe, "syria").legions(EGYPT, "palestine").play(CAMPAIGN, EGYPT)
    assert not t.b.at_war(t.area("syria"))
    t.say(EGYPT, "march palestine > syria 1").say(EGYPT, "halt").fate("1+1")
    assert t.b.at_war(t.area("syria"))
    assert t.legions_at("syria", EGYPT) == t.legions_at("syria", foe) == 1


@clause("mn:7.5.2")
def test_at_war_each_fights_again_in_his_own_turn_unless_he_withdraws() -> None:
    t = invasion(1, 1).fate("1+1")
    for seat in (BABYLON, EGYPT, BABYLON):
        t.play(CAMPAIGN, seat).say(seat, "halt")
        assert t.step() == "roll_dice"
        t.fate("1+1")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "march palestine > arabia 1").say(EGYPT, "halt")
    assert t.step() == ""
    assert not t.b.at_war(t.area("palestine"))


# -- aftermath -------------------------------------------------------------------------------------


@clause("mn:7.6.1")
def test_alone_in_a_foreign_province_one_may_pillage_occupy_convert_or_do_nothing() -> None:
    assert invasion(1, 0).verbs(EGYPT) == {"nothing", "pillage", "occupy", "claim"}
    t = table(4).own(NEUTRAL, "syria").legions(EGYPT, "syria").play(CAMPAIGN, EGYPT)
    assert t.say(EGYPT, "halt").verbs(EGYPT) == {"nothing", "claim"}


@clause("mn:7.6.1")
def test_a_fortress_must_fall_before_anything_is_chosen() -> None:
    t = invasion(2, 0, forts=1).fate("1+1")
    assert t.step() == ""
    assert t.b.at_war(t.area("palestine"))


@clause("mn:7.6.4", "mn:9.2.5")
@pytest.mark.parametrize(
    ("site", "card"),
    [("hierosolyma", {"tax": 1}), ("palestine_fruit", {"fruit": 1}), ("market_palestine", {})],
)
def test_nebuchadnezzar_takes_a_card_for_a_city_or_caravan_at_once(
    site: str, card: dict[str, int]
) -> None:
    t = table().own(BABYLON, "palestine").cards(EGYPT, "nebuchadnezzar").legions(EGYPT, "palestine")
    t.built("hierosolyma", "palestine_fruit", "market_palestine").play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "halt").say(EGYPT, f"pillage {site}")
    assert t.b.sites[t.site(site)] == 0
    assert (t.step() == "") is (not card)
    t.say(EGYPT, "use") if card else None
    assert t.holds(EGYPT) == card


@clause("mn:7.7.1")
def test_to_convert_is_to_stand_on_the_marker_and_to_buy_in_the_next_construction() -> None:
    t = invasion(1, 0).say(EGYPT, "claim")
    assert t.owner("palestine") == BABYLON
    assert t.b.claim[t.area("palestine")] == EGYPT
    t.hand(EGYPT, tax=3).play(BUILDING, EGYPT).say(EGYPT, "convert palestine").say(EGYPT, "coins")
    assert t.owner("palestine") == EGYPT


@clause("mn:7.7.2")
def test_without_the_legion_there_is_no_conversion() -> None:
    t = invasion(1, 0).say(EGYPT, "claim").play(CAMPAIGN, EGYPT)
    t.say(EGYPT, "march palestine > arabia 1").say(EGYPT, "halt")
    t.hand(EGYPT, tax=3).play(BUILDING, EGYPT)
    assert "convert" not in t.verbs(EGYPT)


# -- Helen -----------------------------------------------------------------------------------------


@clause("mn:9.2.4")
def test_helen_turns_one_legion_once_a_phase_and_only_in_an_own_province() -> None:
    t = table().own(BABYLON, "palestine", "syria").own(ROME, "arabia").cards(BABYLON, "helen")
    t.legions(EGYPT, "lower_egypt", 2).legions(ROME, "mesopotamia")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "march lower_egypt > palestine 2").say(EGYPT, "halt")
    assert t.asked() == [BABYLON]
    t.say(BABYLON, "use palestine")
    assert (t.legions_at("palestine", EGYPT), t.legions_at("palestine", BABYLON)) == (1, 1)
    t.fate("1+1").play(CAMPAIGN, ROME).say(ROME, "march mesopotamia > syria 1").say(ROME, "halt")
    assert t.asked() == [ROME]
    assert t.step() == "aftermath"


@clause("mn:9.2.4")
def test_helen_does_nothing_where_a_legion_enters_the_land_of_others() -> None:
    t = table().own(ROME, "palestine").cards(BABYLON, "helen").legions(EGYPT, "lower_egypt")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "march lower_egypt > palestine 1").say(EGYPT, "halt")
    assert t.step() == "aftermath"
