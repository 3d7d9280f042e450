"""Plays bot games until records/<title>/ has every ending, every question and every verb.

    python scripts/records.py TITLE [--games 400] [--bots random,greedy] [--longest 1500]

A record that is there and still replays is kept. A game that shows an ending nobody has seen is
kept under the ending's name, one with another question or verb as ENDING-QUESTION or ENDING-VERB.
"""

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from pelagos.bots import Chance, Seen, bot
from pelagos.catalogue import load
from pelagos.engine.errors import BadData
from pelagos.engine.record import Record, replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Ask
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


def wanted(rules: Rules[Any]) -> set[str]:
    """The questions and verbs of a title."""
    asks = [s.name for p in rules.phases.values() for s in p.steps if isinstance(s, Ask)]
    return {*asks, *rules.box(max(rules.players), {}).names["verb"]}


def exercised(record: Record) -> set[str]:
    """The questions that were asked in a game, and all words of the answers."""
    found: set[str] = set()
    for line in record.lines:
        found.add(line.step)
        found.update(re.split(r"[ +:,]", line.text))
    return found


def kept(rules: Rules[Any], folder: Path) -> tuple[set[str], set[str]]:
    """Endings, and questions and verbs, that the folder has records of."""
    endings: set[str] = set()
    seen: set[str] = set()
    for path in sorted(folder.glob("*.pelagos")):
        try:
            record = Record.from_text(path.read_text("utf-8"))
            replay(rules, record)
        except BadData as error:
            print(f"{path.name}: {error}")
        else:
            endings.add(path.stem.partition("-")[0])
            seen |= exercised(record)
    return endings, seen


def main() -> int:
    """Looks for what is missing; 1 = something was not found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--longest", type=int, default=1500, help="lines of a record at most")
    given = parser.parse_args()
    rules = load(given.title)
    folder = FOLDER / given.title
    folder.mkdir(parents=True, exist_ok=True)
    endings, seen = kept(rules, folder)
    missing, unseen = set(rules.endings) - endings, wanted(rules) - seen
    levels = given.bots.split(",")
    tables = [(n, o) for n in rules.players for o in rules.option_sets(n)]
    for game in range(given.games):
        if not missing and not unseen:
            break
        players, options = tables[game % len(tables)]
        level = levels[game // len(tables) % len(levels)]
        sitting = finished(given.title, players, options, game, level)
        result = sitting.result()
        assert result is not None
        record = sitting.export(NOBODY)
        new = unseen & exercised(record)
        if result.ending in missing:
            name = result.ending
        elif new and sitting.line <= given.longest:
            name = f"{result.ending}-{min(new)}"
        else:
            continue
        missing.discard(result.ending)
        unseen -= new
        (folder / f"{name}.pelagos").write_text(record.to_text(), "utf-8")
        print(f"game {game}: {name}, {sitting.line} lines, {len(unseen)} to go", flush=True)
    if missing or unseen:
        print(f"not found: {', '.join(sorted(missing | unseen))}")
    return 1 if missing or unseen else 0


if __name__ == "__main__":
    sys.exit(main())
