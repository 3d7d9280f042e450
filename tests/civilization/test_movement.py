"""Phase 5: movement."""

from tests.civilization.build import Table
from tests.support import clause


@clause("civ:10.1", "civ:10.2", "civ:10.11", "civ:S.5")
def test_a_token_crosses_one_land_border_and_is_spent() -> None:
    t = Table("italy", "africa").tokens(0, etruria=2).tokens(1, tunisia=1)
    t.run("move", 0)
    assert "march tunisia" not in " ".join(t.choices(0))
    t.answer(0, "march etruria > roma 1")
    assert t.there(0, "roma") == 1
    assert not any(c.startswith("march roma") for c in t.choices(0))
    t.answer(0, "march etruria > roma 1", "done")
    assert t.asked == ""


@clause("civ:10.2")
def test_nothing_is_obliged_to_move() -> None:
    t = Table("italy", "africa").tokens(0, etruria=2)
    t.run("move", 0).answer(0, "done")
    assert t.there(0, "etruria") == 2


@clause("civ:10.3", "civ:10.4")
def test_tokens_may_enter_full_and_foreign_areas_and_cities() -> None:
    t = Table("italy", "africa").tokens(0, etruria=9).tokens(1, rubicon=4).city(1, "roma")
    t.run("move", 0)
    t.answer(0, "march etruria rubicon 4", "march etruria roma 5")
    assert (t.there(0, "rubicon"), t.there(0, "roma")) == (4, 5)


@clause("civ:10.5", "civ:10.9")
def test_a_ship_holds_five_and_lands_them_in_the_same_round() -> None:
    t = Table("crete", "italy", "thrace").tokens(0, knossos=9).ship(0, "knossos")
    t.run("move", 0)
    assert t.refuses(0, "embark ship1 6")
    t.answer(0, "embark ship1 5")
    assert "done" not in t.verbs(0)
    assert t.refuses(0, "embark ship1 1")
    t.answer(0, "sail ship1 thera", "land ship1 5", "done")
    assert (t.there(0, "thera"), t.there(0, "knossos")) == (5, 4)


@clause("civ:10.5", "civ:10.9")
def test_who_marched_may_not_board_and_who_landed_may_not_board_again() -> None:
    t = Table("crete", "italy", "thrace").tokens(0, knossos=1, phaestos=1)
    t.ship(0, "phaestos", "thera")
    t.run("move", 0)
    t.answer(0, "march knossos phaestos 1", "embark ship1 1")
    assert t.refuses(0, "embark ship1 1")
    t.answer(0, "sail ship1 thera", "land ship1 1")
    assert t.refuses(0, "embark ship2 1")


@clause("civ:10.6", "civ:22.3.3")
def test_a_ship_sails_four_areas_or_five_with_cloth_making() -> None:
    for cards, steps in (((), 4), (("cloth_making",), 5)):
        t = Table("crete", "italy", "thrace").ship(0, "knossos").own(0, *cards)
        t.run("move", 0)
        for _ in range(steps):
            t.answer(0, next(c for c in t.choices(0) if c.startswith("sail")))
        assert "sail" not in t.verbs(0)


@clause("civ:10.7", "civ:22.3.8")
def test_open_sea_needs_astronomy_and_is_no_place_to_stay() -> None:
    t = Table("crete", "italy", "thrace").ship(0, "knossos")
    t.run("move", 0)
    seas = {t.box.slug("area", a) for a in range(123, 132)}
    assert not [c for c in t.choices(0) if c.split()[-1] in seas]
    t = Table("crete", "italy", "thrace").ship(0, "knossos").own(0, "astronomy")
    t.run("move", 0)
    sea = next(c for c in t.choices(0) if c.startswith("sail") and c.split()[-1] in seas)
    t.answer(0, sea)
    assert "done" not in t.verbs(0)


@clause("civ:10.11", "civ:10.7")
def test_no_ship_enters_open_sea_with_its_last_step() -> None:
    t = Table("crete", "italy", "thrace").ship(0, "knossos").own(0, "astronomy")
    t.run("move", 0)
    t.answer(0, "sail ship1 thera", "sail ship1 knossos", "sail ship1 thera")
    seas = {t.box.slug("area", a) for a in range(123, 132)}
    assert not [c for c in t.choices(0) if c.startswith("sail") and c.split()[-1] in seas]


@clause("civ:10.8", "civ:X.2")
def test_one_ship_ferries_two_loads_over_a_strait() -> None:
    t = Table(players=7).tokens(0, byzantium=10).ship(0, "byzantium")
    t.run("move", 0)
    t.answer(0, "ferry ship1 troy 5", "ferry ship1 byzantium 0", "ferry ship1 troy 5")
    assert (t.there(0, "troy"), t.there(0, "byzantium")) == (10, 0)
    assert t.b.range_left[0] == 1


@clause("civ:10.8")
def test_a_ship_picks_up_and_drops_along_the_way() -> None:
    t = Table("crete", "italy", "thrace").tokens(0, knossos=1, thera=2).ship(0, "knossos")
    t.run("move", 0)
    t.answer(0, "embark ship1 1", "sail ship1 thera", "embark ship1 2")
    t.answer(0, "sail ship1 knossos", "land ship1 3", "done")
    assert t.there(0, "knossos") == 3


@clause("civ:10.10", "civ:R.10")
def test_lakes_are_sailed_but_no_border_that_is_all_land() -> None:
    t = Table(players=7).ship(0, "van")
    t.run("move", 0)
    assert {c for c in t.choices(0) if c.startswith("sail")} == {"sail ship1 armenia"}


@clause("civ:23.3", "civ:R.55")
def test_a_ship_changes_coast_only_in_a_later_round_and_with_a_unit_there() -> None:
    t = Table("crete", "italy", "thrace").ship(0, "delphi")
    t.run("move", 0)
    without = {c.split()[-1] for c in t.choices(0) if c.startswith("sail")}
    assert without == {"corinth", "epirus", "ithaca"}
    t = Table("crete", "italy", "thrace").ship(0, "delphi").tokens(0, delphi=1)
    t.run("move", 0)
    with_unit = {c.split()[-1] for c in t.choices(0) if c.startswith("sail")}
    assert with_unit == without | {"athens", "chalcis", "thessaly"}
    t.answer(0, "sail ship1 corinth", "sail ship1 delphi")
    assert {c.split()[-1] for c in t.choices(0) if c.startswith("sail")} == without


@clause("civ:S.5")
def test_a_whole_order_and_its_steps_end_alike() -> None:
    one = Table("crete", "italy", "thrace").tokens(0, knossos=3).ship(0, "knossos").run("move", 0)
    two = Table("crete", "italy", "thrace").tokens(0, knossos=3).ship(0, "knossos").run("move", 0)
    one.answer(0, "ferry ship1 thera 2")
    two.answer(0, "embark ship1 2", "sail ship1 thera", "land ship1 2")
    assert one.b.state() == two.b.state()


@clause("civ:10.9", "civ:R.11")
def test_who_boards_and_lands_in_the_same_area_has_moved() -> None:
    t = Table("crete", "italy", "thrace").tokens(0, knossos=1).ship(0, "knossos")
    t.run("move", 0).answer(0, "embark ship1 1", "land ship1 1")
    assert t.there(0, "knossos") == 1
    assert "march" not in t.verbs(0)
    assert "embark" not in t.verbs(0)
