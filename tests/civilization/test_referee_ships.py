"""Ships, clause by clause: the order within a turn is the player's own."""

from pelagos.bots import Chance
from tests.civilization.build import RULES, Table
from tests.support import clause


def fleet() -> Table:
    """Crete with one ship at Knossos."""
    return Table("crete", "italy", "africa", players=3).ship(0, "knossos")


@clause("civ:R.9", "civ:9.3")
def test_a_ship_may_be_built_before_the_one_that_lies_there_is_kept() -> None:
    t = fleet().tokens(0, knossos=4).run("ship_turn", active=0)
    t.answer(0, "build_levy knossos", "maintain_by_levy knossos", "done")
    assert t.there(0, "knossos") == 1
    assert t.b.ships[:4].count(t.at("knossos")) == 2


@clause("civ:R.8", "civ:9.4")
def test_where_a_ship_was_built_none_is_given_up() -> None:
    t = fleet().tokens(0, knossos=4).run("ship_turn", active=0).answer(0, "build_levy knossos")
    assert t.verbs(0) == ["maintain_by_levy"]
    t = fleet().tokens(0, knossos=4).run("ship_turn", active=0).answer(0, "give_up knossos")
    assert t.verbs(0) == ["done"]


@clause("civ:R.8", "civ:R.9")
def test_what_the_upkeep_there_will_cost_cannot_be_spent_before() -> None:
    t = fleet().tokens(0, knossos=2).run("ship_turn", active=0)
    assert "build_levy knossos" not in t.choices(0)
    t = fleet().tokens(0, knossos=2).treasury(0, 1).run("ship_turn", active=0)
    t.answer(0, "build_levy knossos")
    assert t.choices(0) == ["maintain knossos"]
    t = fleet().tokens(0, knossos=2).treasury(0, 2).ship(0, "thera").run("ship_turn", active=0)
    t.answer(0, "build_levy knossos")
    assert "maintain thera" in t.choices(0)
    t.answer(0, "maintain thera")
    assert t.choices(0) == ["maintain knossos"]


@clause("civ:R.9", "civ:S.15")
def test_a_sealed_plan_keeps_the_ships_that_must_be_kept() -> None:
    t = Table("crete", "italy", "africa", players=3, simultaneous_phases=True).ship(0, "knossos")
    t.tokens(0, knossos=4).run("ship_construction")
    assert not t.allows(0, "seal build_levy:knossos:1")
    assert t.allows(0, "seal build_levy:knossos:1+maintain_by_levy:knossos:1")


@clause("civ:R.9")
def test_every_turn_with_ships_comes_to_an_end() -> None:
    rng = Chance(7)
    for treasury in range(4):
        t = fleet().tokens(0, knossos=5, thera=3).ship(0, "thera", "knossos").treasury(0, treasury)
        for _ in range(40):
            b = t.b.copy()
            b.call(RULES.phases["ship_turn"])
            b.turns[-1], b.active = 1, 0
            while RULES.asked(b):
                values = RULES.choices(b, 0).values()
                assert values
                RULES.answer(b, 0, values[rng.below(len(values))])
            for area in ("knossos", "thera"):
                assert b.tokens_at(0, t.at(area)) >= 0
            assert b.treasury[0] >= 0
