"""Both editions at their edges: numbers of things, the last piece, who can be lost, saved games."""

from types import ModuleType
from typing import Any

import pytest

from pelagos.bots import Chance
from pelagos.engine.steps import Phase
from pelagos.engine.verbs import VerbMenu
from pelagos.games.mare_nostrum.four_cards import ids
from pelagos.games.mare_nostrum.four_cards.ids import (
    BESIDE,
    CONVERT,
    FIRST_POST,
    INFLUENCE,
    MARCH,
    MARKERS,
    SAIL,
    SIDES,
)
from pelagos.games.mare_nostrum.four_cards.rules import MareRules
from pelagos.games.mare_nostrum.laget import phases as laget_phases
from pelagos.games.mare_nostrum.laget import rules as laget_rules
from pelagos.games.mare_nostrum.laget.phases import ACTIVATION
from pelagos.games.mare_nostrum.laget.phases import BUILDING as REVISED_BUILDING
from pelagos.games.mare_nostrum.laget.phases import CONSTRUCTION as REVISED_CONSTRUCTION
from pelagos.games.mare_nostrum.original import phases as original_phases
from pelagos.games.mare_nostrum.original import rules as original_rules
from pelagos.games.mare_nostrum.original.phases import BUILDING, CAMPAIGN, LAYOUT
from tests.mare_nostrum.build import BABYLON, CARTHAGE, EGYPT, GREECE, ROME, Table, revised
from tests.support import clause

ORIGINAL = original_rules()
LAGET = laget_rules()
CAPITALS = ("rome", "carthage", "greece", "lower_egypt", "babylonia")


def table(rules: MareRules[Any], **options: object) -> Table:
    found = Table(rules, 5, **options)
    for side, capital in enumerate(CAPITALS):
        found.own(side, capital)
    return found


# -- what the box and the table of contents say ----------------------------------------------------


@pytest.mark.parametrize(
    ("slugs", "otherwise", "named"),
    [
        (ids.CARDS, {"julius_caesar": "CAESAR"}, 18),
        (ids.RESOURCES, {}, 1),
        (ids.ROLES, {"director_of_commerce": "DIRECTOR"}, 3),
        (ids.ITEMS, {}, 9),
        (ids.VERBS, {"nothing": "NOTHING_DONE", "goods": "DIFFERENT_GOODS"}, 31),
        (ids.SHIPS, {"stayed_supported": "SUPPORTED"}, 4),
    ],
)
def test_every_number_stands_for_what_is_at_its_place(
    slugs: list[str], otherwise: dict[str, str], named: int
) -> None:
    known = {slug: vars(ids).get(otherwise.get(slug, slug.upper())) for slug in slugs}
    found = {slug: number for slug, number in known.items() if type(number) is int}
    assert found == {slug: slugs.index(slug) for slug in found}
    assert len(found) == named


def test_a_ship_that_has_supported_is_called_so_beside_what_else_it_has_done() -> None:
    plain = ids.SHIPS[: ids.SUPPORTED]
    assert [*plain, *[f"{slug}_supported" for slug in plain]] == ids.SHIPS


@pytest.mark.parametrize(
    ("rules", "contents"), [(ORIGINAL, original_phases), (LAGET, laget_phases)]
)
def test_a_game_may_be_saved_in_every_phase(rules: MareRules[Any], contents: ModuleType) -> None:
    known = [phase for phase in vars(contents).values() if isinstance(phase, Phase)]
    assert len(known) > 10
    assert [p for p in known if rules.phases.get(p.name) is not p] == []


# -- the free set-up -------------------------------------------------------------------------------


@clause("mn:3.3.3")
@pytest.mark.parametrize("left", [0, 1])
def test_markers_are_placed_as_long_as_there_are_any(left: int) -> None:
    t = Table(ORIGINAL, 5, setup_mode="advanced").play(LAYOUT, ROME)
    assert "influence" in t.verbs(ROME)
    t.b.supply[MARKERS * SIDES + ROME] = left
    assert ("influence" in t.verbs(ROME)) is bool(left)


# -- who is lost -----------------------------------------------------------------------------------


@clause("mn:7.4.11")
def test_of_two_attacks_in_one_province_the_second_costs_only_those_who_make_it() -> None:
    t = table(ORIGINAL, interleaved_military_actions=True).own(GREECE, "lombardy")
    t.built("mediolanum").legions(ROME, "lombardy").occupied(ROME, "mediolanum")
    t.legions(GREECE, "lombardy").legions(ROME, "rome").play(CAMPAIGN, ROME)
    t.say(ROME, "fight lombardy").fate("1+1").say(ROME, "march rome > lombardy 1")
    t.say(ROME, "fight lombardy").fate("1+5")
    # The occupier has attacked before: the newcomer falls, and nobody has to choose.
    assert t.step() == "campaign_freely"
    assert t.b.sites[t.site("mediolanum")] == 2 + ROME
    assert t.legions_at("lombardy", ROME) == 1


@clause("lc:12.10")
def test_blockaded_of_a_ship_that_stayed_and_one_that_came_the_one_that_came_is_sunk() -> None:
    t = table(LAGET, crossing_blockade=True).ships(GREECE, "mare_ionium").ships(ROME, "mare_ionium")
    t.ships(GREECE, "greece").legions(GREECE, "greece").play(ACTIVATION, GREECE)
    t.say(GREECE, "sail greece > mare_ionium 1").say(GREECE, "march greece > sicily 1")
    t.say(ROME, "use").fate("5+1+1")
    # Both may still attack; only the one that stayed may also sail.
    assert t.step() == "campaign"
    area = t.area("mare_ionium")
    assert (t.b.moved[area], t.b.spent[area]) == (0, 0)


@clause("lc:18.3")
@pytest.mark.parametrize("sea", ["mare_sardoum", "mare_tyrrhenum"])
def test_a_ship_sunk_takes_its_support_with_it_in_whatever_sea(sea: str) -> None:
    t = table(LAGET).cards(GREECE, "pericles").own(ROME, "sardinia").legions(ROME, "sardinia")
    t.legions(GREECE, "sardinia").ships(GREECE, sea, 2).ships(ROME, sea).play(ACTIVATION, GREECE)
    t.say(GREECE, "fight sardinia").say(GREECE, f"{sea}:1").fate("1+1")
    assert sum(revised(t.b).supporters) == 1
    t.say(GREECE, f"attack {sea}").fate("1+1+5")
    assert t.ships_at(sea, GREECE) == 1
    assert sum(revised(t.b).supporters) == 0


@clause("lc:18.3")
@pytest.mark.parametrize("sea", ["mare_sardoum", "mare_tyrrhenum"])
def test_in_the_turn_of_others_too_a_ship_sunk_takes_its_support_with_it(sea: str) -> None:
    t = table(LAGET).cards(GREECE, "pericles").own(ROME, "sardinia").legions(ROME, "sardinia")
    t.legions(GREECE, "sardinia").ships(GREECE, sea, 2).ships(ROME, sea).play(ACTIVATION, GREECE)
    t.say(GREECE, "fight sardinia").say(GREECE, f"{sea}:1").fate("1+1").say(GREECE, "end")
    assert sum(revised(t.b).supporters) == 1
    t.play(ACTIVATION, ROME).say(ROME, f"attack {sea}").fate("5+1+1")
    assert t.ships_at(sea, GREECE) == 1
    assert sum(revised(t.b).supporters) == 0


@clause("mn:7.4.10")
def test_a_legion_that_comes_from_another_battle_cannot_fall_for_the_occupier_who_fights() -> None:
    t = table(ORIGINAL, interleaved_military_actions=True).own(GREECE, "lombardy")
    t.built("mediolanum").legions(ROME, "lombardy").occupied(ROME, "mediolanum")
    t.legions(GREECE, "lombardy").legions(ROME, "illyria").legions(GREECE, "illyria")
    t.play(CAMPAIGN, ROME).say(ROME, "fight illyria").fate("1+1")
    t.say(ROME, "march illyria > lombardy 1").say(ROME, "fight lombardy").fate("1+5")
    assert t.step() == "campaign_freely"
    assert t.b.sites[t.site("mediolanum")] == 1
    assert t.legions_at("lombardy", ROME) == 1


# -- markers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", [ORIGINAL, LAGET])
def test_with_the_lighthouse_a_marker_goes_to_every_province_without_one(
    rules: MareRules[Any],
) -> None:
    t = table(rules).cards(ROME, "lighthouse").hand(ROME, tax=3)
    t.play(BUILDING if rules is ORIGINAL else REVISED_BUILDING, ROME)
    found = {text.split()[1] for text in t.allowed(ROME) if text.startswith("influence ")}
    provinces = t.box.names["area"][: t.box.atlas.provinces]
    assert found == set(provinces) - set(CAPITALS)


@clause("mn:7.7.3")
def test_a_legion_leaves_any_building_and_it_stands_as_before() -> None:
    t = table(ORIGINAL)
    for site, slug in enumerate(t.box.atlas.sites):
        t.built(slug).occupied(ROME, slug)
        province = t.box.atlas.site_province[site]
        assert t.b.posts(province, ROME) == [FIRST_POST + site]
        t.b.leave_post(province, FIRST_POST + site)
        assert t.b.sites[site] == 1


@clause("lc:15.1")
def test_blockaded_a_ship_that_has_not_attacked_is_sunk_and_the_other_may_attack() -> None:
    t = table(LAGET, crossing_blockade=True).ships(GREECE, "mare_ionium", 2)
    t.ships(ROME, "mare_ionium").legions(GREECE, "greece").play(ACTIVATION, GREECE)
    t.say(GREECE, "march greece > sicily 1").say(ROME, "use").fate("5+1+1")
    assert t.ships_at("mare_ionium", GREECE) == 1
    assert t.b.spent[t.area("mare_ionium")] == 0


@clause("mn:6.5.7", "mn:6.5.2")
@pytest.mark.parametrize("province", [0, 1, 32])
def test_a_marker_beside_enemies_is_refused_for_them_and_elsewhere_for_the_place(
    province: int,
) -> None:
    t = Table(ORIGINAL, 5).hand(ROME, tax=3)
    slug = t.box.slug("area", province)
    t.own(ROME, *[t.box.slug("area", p) for p in range(33) if p != province])
    t.legions(GREECE, slug).play(BUILDING, ROME)
    assert t.why_not(ROME, (INFLUENCE, province)) == "mn:6.5.7"
    for other in (33, 42, (province + 1) % 33):
        assert t.why_not(ROME, (INFLUENCE, other)) == "mn:6.5.2"


@clause("mn:6.6.1", "mn:6.3.2", "lc:13.21", "lc:9.5")
@pytest.mark.parametrize(
    ("rules", "phase", "unclaimed", "unpaid"),
    [(ORIGINAL, BUILDING, "mn:6.6.1", "mn:6.3.2"), (LAGET, REVISED_BUILDING, "lc:13.21", "lc:9.5")],
)
@pytest.mark.parametrize("province", [0, 1, 32])
def test_in_the_province_claimed_only_the_cards_are_lacking_and_elsewhere_the_claim(
    rules: MareRules[Any], phase: Phase, unclaimed: str, unpaid: str, province: int
) -> None:
    t = Table(rules, 5)
    slug = t.box.slug("area", province)
    t.own(GREECE, slug).legions(ROME, slug).claimed(ROME, slug).play(phase, ROME)
    assert t.why_not(ROME, (CONVERT, province)) == unpaid
    for other in (-1, (province + 1) % 33, 33, 42):
        assert t.why_not(ROME, (CONVERT, other)) == unclaimed


@clause("mn:8.2", "lc:14.3")
@pytest.mark.parametrize(("rules", "phase"), [(ORIGINAL, BUILDING), (LAGET, REVISED_BUILDING)])
def test_a_purchase_that_wins_ends_the_turn_and_what_gifts_were_used_in_it(
    rules: MareRules[Any], phase: Phase
) -> None:
    t = table(rules).cards(BABYLON, "hammurabi", "solomon", "archimedes").hand(BABYLON, tax=9)
    t.play(phase, BABYLON).say(BABYLON, "free_influence syria")
    assert t.view(BABYLON)["more"]["gifts_used"] == [True, False, False]
    t.say(BABYLON, "card helen").say(BABYLON, "coins")
    assert t.b.winner == BABYLON
    assert t.view(BABYLON)["more"]["gifts_used"] == [False, False, False]


@clause("mn:8.2", "lc:14.3")
@pytest.mark.parametrize(("rules", "phase"), [(ORIGINAL, BUILDING), (LAGET, REVISED_BUILDING)])
def test_so_it_is_with_an_exchange(rules: MareRules[Any], phase: Phase) -> None:
    t = table(rules).cards(EGYPT, "cleopatra", "solomon", "archimedes").hand(EGYPT, tax=8, oil=1)
    t.play(phase, EGYPT).say(EGYPT, "exchange oil tax")
    assert t.view(EGYPT)["more"]["gifts_used"] == [False, True, False]
    t.say(EGYPT, "card helen").say(EGYPT, "coins")
    assert t.b.winner == EGYPT
    assert t.view(EGYPT)["more"]["gifts_used"] == [False, False, False]


@clause("mn:8.2", "lc:14.3")
def test_whoever_wins_nobody_is_named_and_no_order_is_left() -> None:
    t = table(LAGET).cards(CARTHAGE, "hannibal", "solomon", "archimedes").hand(CARTHAGE, tax=9)
    t.play(REVISED_CONSTRUCTION).say(CARTHAGE, "p3").say(GREECE, "end").say(CARTHAGE, "p2")
    more = t.view(ROME)["more"]
    assert (more["line"], more["named"]) == ([GREECE], CARTHAGE)
    t.say(CARTHAGE, "card helen").say(CARTHAGE, "coins")
    assert t.b.winner == CARTHAGE
    more = t.view(ROME)["more"]
    assert (more["line"], more["named"]) == ([], -1)


# -- the map ---------------------------------------------------------------------------------------


@clause("mn:1.2", "lc:1.4")
@pytest.mark.parametrize("rules", [ORIGINAL, LAGET])
def test_next_to_a_province_are_those_by_land_and_its_seas_and_next_to_a_sea_its_shores(
    rules: MareRules[Any],
) -> None:
    t = table(rules)

    def near(slug: str) -> set[str]:
        return {t.box.slug(*place) for place in rules.neighbours(t.box, "area", t.area(slug))}

    assert near("corsica") == {"mare_sardoum", "mare_tyrrhenum"}
    assert near("upper_egypt") == {"lower_egypt", "nubia"}
    assert near("pontus_euxinus") == {"mare_aegaeum", "asia", "pontus", "thrace"}
    for area in range(len(t.box.names["area"])):
        for _, other in rules.neighbours(t.box, "area", area):
            assert ("area", area) in rules.neighbours(t.box, "area", other)


# -- moves -----------------------------------------------------------------------------------------


@clause("lc:11.18")
@pytest.mark.parametrize("unspent", [1, 2])
def test_the_last_unspent_legion_stays_where_spent_ones_rely_on_it(unspent: int) -> None:
    t = table(LAGET).own(BABYLON, "palestine", "syria").legions(BABYLON, "palestine")
    t.legions(BABYLON, "syria").legions(EGYPT, "palestine").legions(EGYPT, "syria", unspent)
    t.play(ACTIVATION, EGYPT).say(EGYPT, "fight palestine").fate("1+1")
    t.say(EGYPT, "march palestine > syria 1")
    menu = t.rules.choices(t.b, EGYPT)
    assert isinstance(menu, VerbMenu)
    assert (MARCH in menu.ids) is (unspent == 2)


@pytest.mark.parametrize(("rules", "phase"), [(ORIGINAL, CAMPAIGN), (LAGET, ACTIVATION)])
def test_moves_are_listed_if_there_are_no_more_of_them_than_wanted(
    rules: MareRules[Any], phase: Phase
) -> None:
    t = table(rules).legions(EGYPT, "palestine", 2).legions(EGYPT, "arabia", 3)
    t.ships(EGYPT, "mare_aegyptium").ships(EGYPT, "mare_cilicium", 2).play(phase, EGYPT)
    menu = t.rules.choices(t.b, EGYPT)
    assert isinstance(menu, VerbMenu)
    for verb in (MARCH, SAIL):
        moves = menu.then(verb)
        listed = moves.listed(moves.count())
        assert listed is not None
        assert len(set(listed)) == len(listed) == moves.count() > 3
        assert moves.listed(moves.count() - 1) is None


@clause("lc:11.4", "lc:11.6")
def test_a_ship_that_has_moved_is_refused_for_that_and_another_for_its_course() -> None:
    t = table(LAGET).ships(GREECE, "greece").ships(GREECE, "mare_aegaeum").play(ACTIVATION, GREECE)
    t.say(GREECE, "sail greece > mare_ionium 1")
    ionian, aegean, black = [t.area(f) for f in ("mare_ionium", "mare_aegaeum", "pontus_euxinus")]
    assert t.why_not(GREECE, (SAIL, (ionian, (aegean, 1)))) == "lc:11.4"
    assert t.why_not(GREECE, (SAIL, (aegean, (aegean, 1)))) == "lc:11.6"
    assert t.why_not(GREECE, (SAIL, (black, (aegean, 1)))) == "lc:11.6"


@clause("lc:12.14")
def test_where_all_who_attack_have_come_nobody_asks_which_of_them_have() -> None:
    t = table(LAGET).own(BABYLON, "palestine").legions(EGYPT, "lower_egypt", 2)
    t.legions(BABYLON, "palestine").legions(ROME, "palestine").play(ACTIVATION, EGYPT)
    t.say(EGYPT, "march lower_egypt > palestine 2").say(EGYPT, "fight palestine")
    t.say(EGYPT, "rome:1+babylon:1")
    assert t.step() == "choose_foe"


# -- secrets ---------------------------------------------------------------------------------------


@clause("mn:7.4.10")
@pytest.mark.parametrize("first", [EGYPT, BABYLON])
def test_a_sealed_choice_of_losses_may_be_any_for_the_one_who_has_still_to_choose(
    first: int,
) -> None:
    t = table(ORIGINAL).own(BABYLON, "palestine").built("hierosolyma").fort("palestine")
    t.legions(BABYLON, "palestine").legions(EGYPT, "palestine", 2).occupied(EGYPT, "hierosolyma")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt").fate("2+3+1")
    assert sorted(t.asked()) == [EGYPT, BABYLON]
    chosen = t.b.casualties
    assert t.rules.redeal(t.b, first, Chance(1)).casualties == chosen
    t.say(first, "beside")
    other = EGYPT + BABYLON - first
    known = {t.rules.redeal(t.b, first, Chance(n)).casualties for n in range(20)}
    guessed = {t.rules.redeal(t.b, other, Chance(n)).casualties for n in range(20)}
    assert known == {t.b.casualties}
    assert len(guessed) == 2


@clause("mn:3.4.5", "mn:7.4.10")
def test_that_neutral_legions_go_before_their_fortress_is_no_secret() -> None:
    t = Table(ORIGINAL, 3).own(EGYPT, "palestine").built("hierosolyma").fort("palestine")
    t.legions(EGYPT, "palestine").legions(GREECE, "palestine", 2).occupied(GREECE, "hierosolyma")
    t.play(CAMPAIGN, GREECE).say(GREECE, "halt").fate("2+3+1")
    assert t.asked() == [GREECE]
    chosen = t.b.casualties
    assert chosen[0] != chosen[1] == (BESIDE,)
    for seat in range(3):
        assert {t.rules.redeal(t.b, seat, Chance(n)).casualties for n in range(9)} == {chosen}
