"""Clauses that could be broken where the code cites them and no test of theirs noticed."""

from pelagos.engine.seats import NOBODY
from pelagos.games.mare_nostrum.four_cards.units import possible_foes
from pelagos.games.mare_nostrum.original import rules
from pelagos.games.mare_nostrum.original.phases import (
    CAMPAIGN,
    CONSTRUCTION,
    MILITARY,
    TRADE,
)
from tests.mare_nostrum.build import BABYLON, EGYPT, GREECE, ROME, Table
from tests.support import clause

RULES = rules()


def table(**options: object) -> Table:
    found = Table(RULES, 5, **options)
    for side, capital in enumerate(("rome", "carthage", "greece", "lower_egypt", "babylonia")):
        found.own(side, capital)
    return found


def turn_after_turn(t: Table, questions: int) -> list[tuple[int, str]]:
    """The round and the question, each once, while everybody answers the first thing allowed."""
    seen: dict[tuple[int, str], None] = {}
    for _ in range(questions):
        seat = t.asked()[0]
        seen[t.b.round, t.step()] = None
        space = t.rules.choices(t.b, seat)
        t.rules.answer(t.b, seat, space.values()[0])
    return list(seen)


@clause("mn:1.2")
def test_an_island_is_a_province_that_borders_on_no_other() -> None:
    atlas = Table(RULES).box.atlas
    alone = [p for p in range(atlas.provinces) if not atlas.neighbours[p]]
    assert atlas.islands == sum(1 << p for p in alone)
    assert len(alone) == 6


@clause("mn:4.1.1")
def test_turn_follows_turn_without_end_after_one_setup() -> None:
    t = Table.started(RULES, 3)
    found = turn_after_turn(t, 400)
    rounds = [number for number, _ in found]
    assert rounds == sorted(rounds)
    assert rounds[-1] > 3
    assert [step for number, step in found if number == 0] == ["draw_civilizations"]


@clause("mn:4.1.2")
def test_setup_comes_first_and_every_turn_opens_with_the_call() -> None:
    t = Table.started(RULES, 3)
    found = turn_after_turn(t, 400)
    second = [step for number, step in found if number == 2]
    assert second[0] == "call_number"
    assert second.index("order_builders") < second.index("order_generals")


@clause("mn:4.1.3")
def test_whoever_has_something_to_move_is_asked_and_the_others_are_passed_over() -> None:
    t = table().legions(EGYPT, "lower_egypt").ships(GREECE, "mare_ionium").play(MILITARY)
    assert t.step() == "name_military_leader"
    t.say(ROME, "p4").say(EGYPT, "p1,p2,p3,p4,p5")
    assert t.asked() == [GREECE]
    t.say(GREECE, "halt")
    assert t.asked() == [EGYPT]
    t.say(EGYPT, "halt")
    assert t.step() == ""


@clause("mn:4.2.1", "mn:4.2.3")
def test_the_director_is_found_before_the_income_and_calls_the_number() -> None:
    t = table().built("athenae", "roma").hand(ROME, wine=1).hand(GREECE, oil=1)
    t.own(GREECE, "sicily").built("sicily_grain").play(TRADE)
    assert t.role("director_of_commerce") == GREECE
    assert t.step() == "call_number"
    assert t.asked() == [GREECE]


@clause("mn:4.2.6")
def test_with_a_tie_nobody_is_asked_to_name_an_heir() -> None:
    t = table().built("roma", "athenae").roles(political=GREECE).play(CONSTRUCTION)
    assert t.step() == "order_builders"
    assert t.asked() == [GREECE]
    assert not t.events("role_passed")


@clause("mn:6.7.2")
def test_a_card_bought_goes_to_its_owner_and_to_no_place() -> None:
    t = table().built("roma").hand(ROME, tax=12).play(CONSTRUCTION)
    t.say(ROME, "p1,p2,p3,p4,p5")
    before = t.view(GREECE)["areas"]
    t.say(ROME, next(text for text in t.allowed(ROME) if "colossus" in text))
    t.say(ROME, t.allowed(ROME)[0])
    assert t.b.owner[t.box.find("card", "colossus")] == ROME
    assert t.view(GREECE)["areas"] == before


@clause("mn:7.1.6")
def test_legions_leave_and_the_fortress_beside_them_stays() -> None:
    t = table().fort("rome").legions(ROME, "rome").play(CAMPAIGN, ROME)
    t.say(ROME, "march rome > lombardy 1")
    assert (t.legions_at("rome", ROME), t.legions_at("lombardy", ROME)) == (0, 1)
    assert t.b.fortresses[t.area("rome")] == 1
    assert {text.split()[0] for text in t.allowed(ROME)} == {"halt"}


@clause("mn:7.2.4")
def test_a_trireme_at_sea_sails_on_and_never_back_to_its_dock() -> None:
    t = table().ships(GREECE, "greece").play(CAMPAIGN, GREECE)
    t.say(GREECE, "sail greece > mare_ionium 1")
    assert (t.ships_at("greece", GREECE), t.ships_at("mare_ionium", GREECE)) == (0, 1)
    assert "sail" not in t.verbs(GREECE)
    t.say(GREECE, "halt").play(CAMPAIGN, GREECE)
    goals = {text.split()[2] for text in t.allowed(GREECE) if text.startswith("sail")}
    assert goals
    assert all(goal.startswith("mare_") for goal in goals)


@clause("mn:7.4.2")
def test_legions_fight_legions_and_ships_at_sea_fight_ships_at_sea() -> None:
    t = table().ships(GREECE, "mare_ionium").ships(ROME, "rome").legions(ROME, "greece")
    sea, land = t.area("mare_ionium"), t.area("greece")
    assert possible_foes(t.b, sea, GREECE) == []
    assert possible_foes(t.b, land, GREECE) == [ROME]
    t.ships(ROME, "mare_ionium").ships(EGYPT, "mare_ionium")
    assert possible_foes(t.b, sea, GREECE) == [ROME, EGYPT]
    assert possible_foes(t.b, land, ROME) == []


@clause("mn:7.6.8")
def test_abroad_there_is_a_choice_at_home_and_in_free_land_there_is_none() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma", "alexandria")
    t.legions(EGYPT, "palestine").legions(EGYPT, "lower_egypt").legions(EGYPT, "arabia")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt")
    assert t.step() == "aftermath"
    t.say(EGYPT, "nothing")
    assert t.step() == ""


@clause("mn:7.6.10")
def test_a_pillage_ends_the_occupation_of_the_same_province() -> None:
    t = table().own(BABYLON, "palestine").built("hierosolyma", "palestine_fruit")
    t.legions(EGYPT, "palestine", 2).occupied(EGYPT, "hierosolyma")
    t.play(CAMPAIGN, EGYPT).say(EGYPT, "halt").say(EGYPT, "pillage palestine_fruit")
    assert t.b.sites[t.site("palestine_fruit")] == 0
    assert t.b.sites[t.site("hierosolyma")] == 1


@clause("mn:5.5.6")
def test_what_nobody_took_goes_back_to_the_hand_it_came_from() -> None:
    t = table().hand(0, wine=3).hand(1, oil=3).play(TRADE).say(0, "3")
    t.say(0, "wine+wine+wine").say(1, "oil+oil+oil").say(0, "p2 oil").say(1, "p1 wine")
    assert t.step() == ""
    assert [t.holds(s) for s in (0, 1)] == [{"wine": 2, "oil": 1}, {"oil": 2, "wine": 1}]
    assert sum(t.b.offers) == 0
    assert [(e.seat, e.facts) for e in t.events("offer_returned")] == [(0, (2,)), (1, (2,))]


@clause("mn:10.1")
def test_everybody_sees_the_phase_the_bank_and_the_number_of_cards() -> None:
    t = table().hand(ROME, wine=2).hand(GREECE, oil=1).play(TRADE)
    view = t.view(NOBODY)
    assert (view["round"], view["phase"]) == (1, "trade")
    assert view["supply"]["wine"] == t.b.bank[t.box.find("resource", "wine")]
    assert [t.fact(s, NOBODY, "hand_size") for s in range(3)] == [2, 0, 1]
    assert t.view(ROME)["hand"] == [("resource", "wine", 2)]
