"""Battles and endings: the referee and a second one, written apart from it, agree."""

import os
from typing import Any

from pelagos.bots import Chance
from pelagos.games.cyclades.battles import fight
from pelagos.games.cyclades.board import Board, changed
from pelagos.games.cyclades.ids import RETREAT, STAY
from pelagos.games.cyclades.phases import GAME, ROUND
from pelagos.games.cyclades.special_actions.last_island import is_protected
from tests.cyclades import oracle_battles as oracle
from tests.cyclades.build import ACTION_CALL, LOOP, RULES
from tests.support import clause

DEEP = bool(os.environ.get("PELAGOS_DEEP"))
GAMES = 300 if DEEP else 12
PROOFS = 50_000 if DEEP else 15_000
OPTIONS: list[dict[str, object]] = [
    {},
    {"minotaur_mode": "unit"},
    {"medusa_blocks_retreat": False},
    {"victory_tiebreak": "metropolises_then_gold"},
    {"last_island_proof": "this_turn"},
]
BOXES = [RULES.box(players, {"last_island_proof": "this_turn"}) for players in (2, 3, 5)]


def boards(game: int) -> list[Board]:
    """Boards of a random game, one from every fifteenth decision."""
    options = OPTIONS[game % len(OPTIONS)] | {"round_limit": 10}
    b = RULES.start(RULES.box(2 + game // 2 % 4, options))
    rng = Chance(game)
    found: list[Board] = []
    at = 0
    while not RULES.over(b):
        seat = RULES.asked(b)[0]
        at += 1
        if at % 15 == 0 and b.round > 1:
            found.append(b.copy())
        RULES.answer(b, seat, RULES.choices(b, seat).draw(rng))
    return found


def furnished(b: Board, rng: Chance) -> Board:
    """The board with buildings, metropolises, units, figures and the Kraken put about by chance."""
    b = b.copy()
    b.stop()
    for slot in range(b.box.slots):
        b.tiles[slot] = rng.below(6) - 2 if rng.below(2) else -1
        b.tiles[slot] = max(-1, b.tiles[slot])
    b.metropolis = tuple([int(rng.below(4) == 0) for _ in b.metropolis])
    for sea in b.box.all_seas:
        seat = b.alive[rng.below(len(b.alive))]
        if b.holder[sea] < 0 and rng.below(3) and b.fleets_left[seat] > 4:
            b.place_units(sea, seat, 1)
            b.fleets_left[seat] -= 1
    for region, seat in enumerate(b.holder):
        reserve = b.armies_left if region < b.box.islands else b.fleets_left
        more = rng.below(4)
        if seat >= 0 and reserve[seat] >= more + 2:
            b.units[region] += more
            reserve[seat] -= more
    places = [rng.below(b.box.islands) for _ in range(4)]
    for creature in (oracle.MINOTAUR, oracle.MEDUSA, oracle.POLYPHEMUS):
        b.clear_figure(creature)
        if rng.below(2):
            b.set_figure(creature, places.pop(), b.alive[0])
    b.kraken = b.box.all_seas[rng.below(len(b.box.all_seas))] if rng.below(2) else -1
    return b


@clause("cy:13.3", "cy:13.4", "cy:13.9")
def test_a_second_referee_agrees_on_battles() -> None:
    seen = {"roll_dice": 0, "defender_retreat": 0, "attacker_retreat": 0, "": 0}
    for game in range(GAMES):
        rng = Chance(game)
        for board in boards(game):
            for _ in range(24):
                for question, count in fought(furnished(board, rng), rng).items():
                    seen[question] += count
    assert min(seen.values()) > 10 * GAMES


def fought(b: Board, rng: Chance) -> dict[str, int]:
    """One battle at a place and by an attacker of chance's choice, compared at every question."""
    seen: dict[str, int] = {}
    held = [r for r, holder in enumerate(b.holder) if holder >= 0]
    region, seat = held[rng.below(len(held))], b.alive[rng.below(len(b.alive))]
    reserve = b.armies_left if region < b.box.islands else b.fleets_left
    if b.holder[region] == seat or not reserve[seat]:
        return seen
    if not b.units[region] and not oracle.Battle(b, region, seat, 1).defends():
        return seen
    count = 1 + rng.below(reserve[seat])
    reserve[seat] -= count
    second = oracle.Battle(b.copy(), region, seat, count)
    fight(b, seat, region, count)
    while second.question:
        step = RULES.step(b)
        assert step is not None
        assert step.name == second.question
        seen[step.name] = seen.get(step.name, 0) + 1
        asked = RULES.asked(b)[0]
        space: Any = RULES.choices(b, asked)
        if second.question == oracle.ROLL:
            dice = space.draw(rng)
            RULES.answer(b, asked, dice)
            second.roll(*dice)
        else:
            at_home = second.question == oracle.DEFENDER
            assert asked == (second.defender if at_home else second.attacker)
            assert {v[1] for v in space.values() if v[0] == RETREAT} == second.refuges
            verb, to = answer = space.draw(rng)
            RULES.answer(b, asked, answer)
            second.stay() if verb == STAY else second.retreat(to)
    assert b.holder == second.holder
    assert b.units == second.units
    assert b.armies_left == second.armies
    assert b.fleets_left == second.fleets
    assert b.figure_island(oracle.MINOTAUR) == second.minotaur
    return seen | {"": 1}


@clause("cy:15.3", "cy:15.4", "cy:15.5")
def test_a_second_referee_agrees_on_when_the_game_ends_and_who_wins() -> None:
    ended = went_on = shared = 0
    for game in range(GAMES):
        rng = Chance(game)
        for board in boards(game):
            for _ in range(4):
                b = board.copy()
                b.round = 10 - rng.below(3)
                b.gold = [rng.below(3) for _ in b.gold]
                for island in b.box.all_islands:
                    b.metropolis = changed(b.metropolis, island, int(rng.below(3) == 0))
                expected = oracle.winners(b)
                b.stop()
                b.phases, b.steps, b.turns = [GAME, ROUND], [LOOP, ACTION_CALL], [0, 0]
                RULES.step(b)
                result = RULES.result(b)
                assert (set(result.winners) if result else None) == expected
                ended += expected is not None
                went_on += expected is None
                shared += expected is not None and len(expected) > 1
    assert min(ended, went_on) > 10 * GAMES
    assert shared > GAMES


@clause("cy:12.13", "cy:12.14", "cy:16.12")
def test_a_second_referee_agrees_on_which_last_islands_may_be_attacked() -> None:
    found = {True: 0, False: 0}
    for game in range(GAMES):
        rng = Chance(game)
        for board in boards(game):
            for _ in range(12):
                b = furnished(board, rng)
                seat, owner = b.alive[rng.below(len(b.alive))], b.alive[rng.below(len(b.alive))]
                last = rng.below(b.box.islands)
                if seat == owner:
                    continue
                for island in b.box.all_islands:
                    mine = rng.below(2) == 0
                    b.holder[island] = seat if mine else -1
                    b.metropolis = changed(b.metropolis, island, int(rng.below(6) == 0))
                b.holder[last] = owner
                b.god = rng.below(4)
                b.gold[seat] = 1 + rng.below(6)
                builds = (b.gold[seat] - 1) // 2 if b.box.proof_this_turn else 0
                legal = oracle.would_win(b, seat, last, builds)
                assert is_protected(b, seat, last, 1) is not legal
                found[legal] += 1
    assert min(found.values()) > 10 * GAMES


def crowded(rng: Chance) -> Board:
    """Two players with few islands full of tiles; of one type the supply may be used up."""
    b = RULES.new(BOXES[rng.below(len(BOXES))])
    for _ in range(1 + rng.below(3)):
        b.holder[rng.below(b.box.islands)] = 0
    b.holder[rng.below(b.box.islands)] = 1
    b.god, b.gold[0] = rng.below(4), 1 + rng.below(6)
    scarce, often = not rng.below(3), 1 + rng.below(4)
    for slot, island in enumerate(b.box.slot_island):
        if rng.below(4) < often:
            b.tiles[slot] = rng.below(4)
        if b.holder[island] < 0 and scarce:
            b.tiles[slot] = b.god if b.tiles_left(b.god) else -1
    for island in b.box.all_islands:
        b.metropolis = changed(b.metropolis, island, int(not rng.below(6)))
    return b


@clause("cy:12.14", "cy:16.4", "cy:20.2")
def test_a_second_referee_agrees_on_the_proof_where_tiles_are_many_or_used_up() -> None:
    rng = Chance(12)
    found = {True: 0, False: 0}
    while sum(found.values()) < PROOFS:
        b = crowded(rng)
        last = b.holder.index(1)
        legal = oracle.would_win(b, 0, last, (b.gold[0] - 1) // 2)
        assert is_protected(b, 0, last, 1) is not legal
        found[legal] += 1
    assert found[True] > PROOFS // 20
