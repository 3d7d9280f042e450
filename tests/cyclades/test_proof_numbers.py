"""The small numbers of the rules are those of the data, and what may be set at a table."""

import pytest

from pelagos.engine.errors import BadData
from pelagos.engine.seats import NOBODY
from pelagos.games.cyclades import ids
from tests.cyclades.build import RULES, Table
from tests.support import clause


@pytest.mark.parametrize("kind", ["god", "building", "creature", "verb"])
def test_what_the_rules_call_by_name_has_its_number_in_the_data(kind: str) -> None:
    slugs = Table().box.names[kind]
    assert [vars(ids)[slug.upper()] for slug in slugs] == list(range(len(slugs)))


@clause("cy:15.2")
def test_a_limit_of_rounds_is_from_one_to_a_thousand() -> None:
    for n in (1, 1000):
        assert RULES.box(4, {"round_limit": n}).options["round_limit"] == n
    for n in (0, 1001):
        with pytest.raises(BadData, match="from 1 to 1000"):
            RULES.box(4, {"round_limit": n})


@clause("cy:2.5", "cy:19.1", "cy:15.4")
def test_unless_a_table_says_otherwise_the_first_reading_of_each_rule_holds() -> None:
    defaults = {o.name: o.default for o in RULES.options()}
    assert defaults == {
        "start_positions": "by_seat", "victory_tiebreak": "gold", "hidden_gold": True,
        "last_island_proof": "immediate", "apollo_marker_island": "own",
        "minotaur_mode": "bonus", "moirae_basis": "current", "kraken_leaves": "on_reveal",
        "polyphemus_push_by": "summoner", "medusa_blocks_retreat": True, "round_limit": None,
    }  # fmt: skip
    for option in RULES.options():
        if option.values:
            assert option.values[0] == option.default
            assert len(option.values) == 2


def seen(t: Table) -> dict[str, object]:
    """What only this title has of a spectator's view."""
    more = RULES.view(t.b, NOBODY)["more"]
    assert isinstance(more, dict)
    return more


@clause("cy:19.2")
def test_what_has_the_number_nought_is_seen_like_everything_else() -> None:
    t = (
        Table()
        .own(0, "andros", armies=2)
        .track("siren")
        .fleet(1, "sea_f1")
        .turn("poseidon", gold=9)
    )
    t.say(0, "summon siren")
    assert [seen(t)[name] for name in ("god", "acting", "power")] == ["poseidon", 0, "siren"]
    t = Table().own(0, "andros").track("cyclops").tiles(andros_1="port").turn("athena", gold=9)
    t.say(0, "summon cyclops", "andros andros_1")
    assert (seen(t)["power"], seen(t)["picked"]) == ("cyclops", "andros_1")
    t.b.banned = t.box.find("god", "poseidon")
    assert seen(t)["banned"] == "poseidon"


@clause("cy:19.2")
def test_what_is_not_under_way_is_not_seen() -> None:
    nothing = {"god": None, "acting": None, "at": None, "picked": None, "power": None}
    found = seen(Table())
    assert {name: found[name] for name in nothing} == nothing
    assert (found["banned"], found["battle"]) == (None, [])
