"""What is hidden, and boards that a seat could believe in."""

import json

from pelagos.bots.base import Chance
from pelagos.engine.seats import NOBODY
from tests.civilization.build import RULES, Table
from tests.support import clause


def full_hands() -> Table:
    t = Table("italy", "africa", "illyria", trade_form="live")
    t.hand(0, salt=3, grain=1).hand(1, bronze=3, iron=1, epidemic=1).hand(2, cloth=4, hides=2)
    return t.run("trade")


@clause("civ:H.1", "civ:15.6", "civ:R.21")
def test_only_the_own_hand_is_seen_but_every_number_of_cards() -> None:
    t = full_hands()
    view = RULES.view(t.b, 1)
    assert view["hand"] == [("trade_card", "iron", 1), ("trade_card", "bronze", 3),
                            ("trade_card", "epidemic", 1)]  # fmt: skip
    seats = view["seats"]
    assert isinstance(seats, list)
    assert [s["trade_cards"] for s in seats] == [4, 5, 6]
    assert [s["hand_value"] for s in seats] == [None, 56, None]
    assert "cloth" not in json.dumps(view["hand"])
    assert RULES.view(t.b, NOBODY)["hand"] == []


@clause("civ:H.2")
def test_stacks_show_their_size_and_a_red_back_on_top() -> None:
    t = full_hands()
    t.b.stacks[2] = (t.box.find("trade_card", "famine"),)
    tracks = RULES.view(t.b, 0)["tracks"]
    assert isinstance(tracks, list)
    stacks = tracks[2]["spaces"]
    assert stacks[2]["items"] == [("cards", 1, -1), ("red_back", 1, -1)]
    assert stacks[3]["items"] == [("cards", 8, -1)]


@clause("civ:H.1", "civ:T.3", "civ:T.9")
def test_a_redeal_keeps_every_claim_on_the_table_true() -> None:
    t = full_hands()
    t.answer(1, "post iron+bronze+epidemic 3 8 bronze all 0 -")
    t.answer(1, "post bronze+bronze+bronze 3 54 bronze all 0 -")
    t.answer(2, "counter offer1 hides+cloth+cloth 3 21 cloth")
    for seed in range(60):
        other = RULES.redeal(t.b, 0, Chance(seed))
        assert RULES.view(other, 0) == RULES.view(t.b, 0)
        assert RULES.conserved(other) == RULES.conserved(t.b)
        for o in other.offers:
            assert other.set_value(o[4]) == o[5]
            assert o[6] in o[4]
            hand = other.hand(o[1])
            for k in o[4]:
                hand.remove(k)


@clause("civ:H.7", "civ:S.15")
def test_a_sealed_decision_is_guessed_not_read() -> None:
    t = Table("italy", "illyria", simultaneous_phases=True)
    t.tokens(0, etruria=2, cisalpina=2).tokens(1, germania=2, pannonia=2)
    t.stock(0, 1).stock(1, 1).run("population_expansion").answer(0, "seal etruria:1")
    guesses = {RULES.redeal(t.b, 1, Chance(seed)).sealed for seed in range(40)}
    assert len(guesses) == 2
    assert {RULES.redeal(t.b, 0, Chance(seed)).sealed for seed in range(9)} == {t.b.sealed}


@clause("civ:H.1", "civ:17.8")
def test_in_a_board_one_could_believe_in_a_buyer_can_pay_for_what_he_has_chosen() -> None:
    paid = 0
    for game in (2, 8):
        b, rng = RULES.start(RULES.box(4, {})), Chance(game)
        for _ in range(1500):
            step = RULES.step(b)
            if step is None:
                break
            buyer = RULES.asked(b)[0]
            if step.name == "pay_for_cards":
                for seat in range(4):
                    believed = RULES.redeal(b, seat, rng)
                    assert RULES.choices(believed, buyer).draw(rng) is not None
                    paid += 1
            RULES.answer(b, buyer, RULES.choices(b, buyer).draw(rng))
    assert paid > 7
