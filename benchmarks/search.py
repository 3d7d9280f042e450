"""How many playout decisions `search` makes in 0.1 s of one core, along a game of Cyclades.

The time is that of whole moves, the ranking of answers before the first playout included.

python benchmarks/search.py
"""

import sys
from statistics import median
from time import process_time

from pelagos.bots import Chance, Seen, bot
from pelagos.bots.search import Search
from pelagos.catalogue import entry
from pelagos.engine.spaces import forced

POSITIONS = 9
EVERY = 12
PLAYOUTS = 100


def main() -> None:
    where = entry("cyclades")
    rules, rng = where.rules(), Chance(5)
    greedy = bot("greedy", where)
    board = rules.start(rules.box(4, {}))
    rates: list[float] = []
    thought = 0
    while len(rates) < POSITIONS and (step := rules.step(board)) is not None:
        seat = step.who(board)[0]
        space = step.choices(board, seat)
        if seat < 0 or forced(space):
            answer = space.draw(rng)
        else:
            answer = greedy.choose(Seen(rules, board, seat), rng)
            thought += 1
            if thought % EVERY == 0:
                search = Search(where.judgement(), PLAYOUTS)
                began = process_time()
                search.choose(Seen(rules, board, seat), rng)
                rates.append(search.decisions / (process_time() - began) / 10)
        rules.apply(board, seat, answer)
    sys.stdout.write(f"{median(rates):,.0f} playout decisions in 0.1 s (median)\n")


if __name__ == "__main__":
    main()
