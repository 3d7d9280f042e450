"""Hidden gold, limits of the supply, and whole games."""

import pytest

from pelagos.bots.base import Chance
from pelagos.conformance import check_game
from pelagos.engine.seats import FATE, NOBODY
from tests.cyclades.build import RULES, Table
from tests.support import clause


def purses(t: Table, viewer: int) -> list[object]:
    seats = RULES.view(t.b, viewer)["seats"]
    assert isinstance(seats, list)
    return [s["gold"] for s in seats]


@clause("cy:19.1", "cy:19.3")
def test_a_seat_sees_its_own_gold_and_a_spectator_none() -> None:
    t = Table().gold(1, 2, 3, 4).own(0, "andros").turn("ares")
    assert purses(t, 1) == [None, 2, None, None]
    assert purses(t, NOBODY) == [None] * 4


@clause("cy:19.1")
def test_by_option_gold_lies_open() -> None:
    t = Table(hidden_gold=False).gold(1, 2, 3, 4).own(0, "andros").turn("ares")
    assert purses(t, NOBODY) == [1, 2, 3, 4]
    assert RULES.redeal(t.b, 0, Chance(1)).gold == [1, 2, 3, 4]


@clause("cy:19.2")
def test_everything_else_is_open() -> None:
    t = Table().own(0, "andros", armies=2).tiles(andros_1="port").track("siren").discarded("harpy")
    t.b.priests[0] = 2
    view = RULES.view(t.turn("zeus").b, NOBODY)
    areas, supply, tracks = view["areas"], view["supply"], view["tracks"]
    assert isinstance(areas, dict)
    assert areas["andros"]["pieces"] == [("army", 0, 2), ("port", 0, 1)]
    assert isinstance(supply, dict)
    assert (supply["port"], supply["priest"]) == (9, 16)
    assert isinstance(tracks, list)
    assert tracks[2]["spaces"][0]["items"] == [("creature", "siren", -1)]
    assert tracks[3]["spaces"][0]["items"] == [("creature", "harpy", -1)]


@clause("cy:19.4", "cy:18.9")
def test_only_the_two_concerned_learn_what_the_griffon_took() -> None:
    t = Table().own(0, "andros").track("griffon").turn("zeus", gold=9)
    t.b.gold[2] = 8
    t.say(0, "summon griffon", "p3")
    told = [e for e in t.b.log or [] if e.kind.name == "robbed_of"]
    assert [s for s in range(4) if told[0].heard_by(s)] == [0, 2]
    assert not told[0].heard_by(NOBODY)
    assert told[0].facts == (2, 4)
    fact = next(e for e in t.b.log or [] if e.kind.name == "robbed")
    assert fact.heard_by(3)


@clause("cy:19.3", "cy:19.4")
def test_a_guess_keeps_ones_own_gold_and_lets_everyone_pay_what_he_offered() -> None:
    t = Table().gold(9, 9, 9, 9).own(1, "andros").offerings(0, 1, 2, 3)
    t.say(0, "ares 7").say(1, "zeus 8")
    for seed in range(30):
        guess = RULES.redeal(t.b, 2, Chance(seed))
        assert guess.gold[2] == 9
        assert guess.gold[0] >= 7
        assert guess.gold[1] >= 8
        assert RULES.view(guess, 2) == RULES.view(t.b, 2)


@clause("cy:19.3")
def test_the_kraken_question_does_not_tell_whether_gold_is_left() -> None:
    t = Table().own(0, "andros").track("kraken").turn("zeus", gold=4)
    t.say(0, "summon kraken", "sea_a1")
    assert t.question() == "move_kraken"
    assert t.choices() == ["stop"]


@clause("cy:20.2")
def test_a_type_that_is_used_up_cannot_be_built() -> None:
    t = Table(5).own(0, "andros", "naxos", "kea").own(1, "milos", "tinos").turn("ares", gold=9)
    t.b.tiles = [1 if s < 10 else -1 for s in range(t.box.slots)]
    assert "build" not in t.verbs()


@clause("cy:20.3")
@pytest.mark.parametrize("god", ["zeus", "athena"])
def test_an_empty_supply_gives_no_priest_and_no_philosopher(god: str) -> None:
    t = Table().own(0, "andros").turn(god, gold=9)
    t.b.priests[1] = 18
    t.b.philosophers = [2, 15, 0, 0]
    assert "recruit" not in t.verbs()


@clause("cy:20.4")
def test_coins_and_territory_markers_never_run_out() -> None:
    t = (
        Table(5)
        .own(0, *(t for t in ("andros", "kea", "milos", "naxos", "paros")))
        .gold(60, 60, 60, 60, 60)
    )
    t.turn("ares")
    assert t.b.island_count(0) == 5
    assert "build" in t.verbs()


@clause("cy:22.3", "cy:22.4", "cy:20.1", "cy:0.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_obey_every_law(players: int) -> None:
    assert check_game(RULES, players, {}, seed=players, every=11) > 50


@clause("cy:22.1", "cy:0.4")
def test_at_most_one_player_is_asked_at_a_time() -> None:
    b = RULES.start(RULES.box(5, {}))
    rng = Chance(7)
    others = {"lay_offering", "defender_retreat"}
    while who := RULES.asked(b):
        assert len(who) == 1
        step = RULES.step(b)
        assert step is not None
        if who[0] not in (FATE, b.seat):
            assert step.name in others
        RULES.apply(b, who[0], RULES.choices(b, who[0]).draw(rng))
