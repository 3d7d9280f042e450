"""Where a bot leaves the planner's choice, and what that brings some ages later.

    python benchmarks/second_thoughts.py civilization --bot search@1s --part 0.25

Along a game of planners some of the questions are put to the bot, too. Where it answers otherwise,
both answers are tried on the same redeals with the same chance, everybody going on by rule of
thumb, and the boards are judged after 2, 4, 6, 10 and 16 new ages. Told are, for each question, the
mean gain over the planner's answer in thousandths of a win and its standard error. Seconds of a bot
are of processor time. A game decides between two bots once; this says after minutes where and why.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from statistics import mean, stdev
from time import process_time
from unittest.mock import patch

from pelagos.bots import Chance, Planner, Seen, bot
from pelagos.bots.mind import Mind
from pelagos.catalogue import entry
from pelagos.engine.driver import first_of
from pelagos.engine.position import Position
from pelagos.engine.spaces import forced

AGES = (2, 4, 6, 10, 16)
ANSWERS = 250
"""Answers at most until the next of these ages."""


def outcomes(mind: Mind, board: Position, seat: int, answer: object, seed: int) -> list[float]:
    """What an answer is worth at each age."""
    rng = Chance(seed)
    mind.apply(board, seat, answer)
    mind.finish_turn(board, seat, rng, Planner.turn, Planner.tried)
    found: list[float] = []
    for before, age in zip((0, *AGES), AGES, strict=False):
        mind.play_on(board, rng, age - before, ANSWERS * (age - before), Planner.custom)
        found.append(mind.worth(board, seat))
    return found


def gains(
    mind: Mind, seen: Seen, other: object, planned: object, redeals: int, rng: Chance
) -> list[float]:
    """The mean gain of one answer over another at each age."""
    found: list[list[float]] = []
    for _ in range(redeals):
        world, seed = seen.redeal(rng), rng.below(1 << 30)
        ours = outcomes(mind, world.copy(), seen.seat, other, seed)
        theirs = outcomes(mind, world, seen.seat, planned, seed)
        found.append([a - b for a, b in zip(ours, theirs, strict=True)])
    return [mean(column) for column in zip(*found, strict=True)]


def told(name: str, rows: list[list[float]]) -> str:
    """A line: how often the answers differed, and the gain at each age."""
    parts = []
    for age, column in zip(AGES, zip(*rows, strict=True), strict=True):
        error = stdev(column) / len(column) ** 0.5 if len(column) > 1 else float("nan")
        parts.append(f"{age}: {mean(column):+.1f} ± {error:.1f}")
    return f"{name:22} {len(rows):4}   {'   '.join(parts)}\n"


def main(argv: Sequence[str]) -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("title")
    asked.add_argument("--bot", default="search@1s")
    asked.add_argument("--players", type=int)
    asked.add_argument("--part", type=float, default=0.25, help="of the questions put to the bot")
    asked.add_argument("--redeals", type=int, default=80)
    asked.add_argument("--seed", type=int, default=1)
    args = asked.parse_args(argv)
    for module in ("planner", "search"):
        patch(f"pelagos.bots.{module}.perf_counter", process_time).start()
    where = entry(args.title)
    rules, judgement = where.rules(), where.judgement()
    planner, other, mind = Planner(judgement), bot(args.bot, where), Mind(rules, judgement)
    play, think = Chance(f"{args.seed} play"), Chance(f"{args.seed} think")
    board = rules.start(rules.box(args.players or rules.players[0], {}))
    differing: dict[str, list[list[float]]] = defaultdict(list)
    put = 0
    while (step := rules.step(board)) is not None:
        seat = first_of(board.waiting)
        space = step.choices(board, seat)
        if seat < 0 or forced(space):
            answer = space.draw(play)
        else:
            seen = Seen(rules, board, seat)
            answer = planner.choose(seen, play)
            if step.name not in judgement.routine and think.random() < args.part:
                put += 1
                chosen = other.choose(seen, think)
                if chosen != answer:
                    row = gains(mind, seen, chosen, answer, args.redeals, think)
                    differing[step.name].append(row)
                sys.stderr.write(f"\r{put} questions")
        rules.apply(board, seat, answer)
    everything = [row for rows in differing.values() for row in rows]
    sys.stdout.write(f"{put} questions, {len(everything)} answered otherwise; gain at age\n")
    for name, rows in sorted(differing.items(), key=lambda pair: -len(pair[1])):
        sys.stdout.write(told(name, rows))
    if everything:
        sys.stdout.write(told("all", everything))


if __name__ == "__main__":
    main(sys.argv[1:])
