"""Plays bot games until every way a title can end has a record in records/<title>/.

    python scripts/records.py TITLE [--games 400] [--bots random,greedy]

A record that is there and still replays is kept.
"""

import argparse
import sys
from pathlib import Path

from pelagos.bots import Chance, Seen, bot
from pelagos.catalogue import load
from pelagos.engine.errors import BadData
from pelagos.engine.record import Record, replay
from pelagos.engine.seats import NOBODY
from pelagos.table import Sitting

FOLDER = Path(__file__).parent.parent / "records"


def finished(
    title: str, players: int, options: dict[str, object], seed: int, level: str
) -> Sitting:
    """One whole game between equal bots."""
    rules = load(title)
    sitting = Sitting.new(rules, players, options, seed.to_bytes(32, "big"))
    player = bot(level, title)
    rng = Chance(seed)
    while not sitting.over():
        seats = [s for s in sitting.asked() if s >= 0]
        if seats:
            seat = seats[rng.below(len(seats))]
            seen = Seen(rules, sitting.board, seat)
            sitting.answer(seat, player.choose(seen, rng))
        else:
            sitting.time_is_up()
    return sitting


def main() -> int:
    """Looks for what is missing; 1 = some ending was not found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="random,greedy")
    given = parser.parse_args()
    rules = load(given.title)
    folder = FOLDER / given.title
    folder.mkdir(parents=True, exist_ok=True)
    missing = set(rules.endings)
    for path in sorted(folder.glob("*.pelagos")):
        try:
            replay(rules, Record.from_text(path.read_text("utf-8")))
            missing.discard(path.stem)
        except BadData as error:
            print(f"{path.name}: {error}")
    levels = given.bots.split(",")
    tables = [(n, o) for n in rules.players for o in rules.option_sets(n)]
    for game in range(given.games):
        if not missing:
            break
        players, options = tables[game % len(tables)]
        sitting = finished(given.title, players, options, game, levels[game % len(levels)])
        result = sitting.result()
        assert result is not None
        if result.ending in missing:
            missing.discard(result.ending)
            text = sitting.export(NOBODY).to_text()
            (folder / f"{result.ending}.pelagos").write_text(text, "utf-8")
            print(f"game {game}: {result.ending}, {sitting.line} lines")
    if missing:
        print(f"not found: {', '.join(sorted(missing))}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
