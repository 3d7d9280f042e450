"""Plays bot games until records/<title>/ has every ending, question, verb, hero and wonder.

    python scripts/records.py TITLE [--games 400] [--bots random,greedy] [--longest 1500]

A record that is there and still replays is kept. A game that shows an ending nobody has seen is
kept under the ending's name, one with another question, verb or card as ENDING-QUESTION and so on.
`--bots curious` plays for what no kept game shows, `--bots crowding` for a war of three in the
capital of the first seat; `--options '{"alps_crossing": true}'` with one set of options instead of
all.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any

from pelagos.bots import Chance, Seen, bot
from pelagos.catalogue import load
from pelagos.engine.errors import BadData
from pelagos.engine.position import Position
from pelagos.engine.record import Record, Replay, replay
from pelagos.engine.rules import Rules
from pelagos.engine.seats import NOBODY
from pelagos.engine.steps import Ask
from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.table import Sitting

FOLDER = Path(__file__).parent.parent / "records"
FOUR_CARDS = ("mare_nostrum", "laget_civilization")
ELSEWHERE = {
    "mare_nostrum": {"alps", "free_fortress", "lay"},
    "laget_civilization": {"free_convert", "halt", "nothing"},
}
"""Words of the other edition, in the common list of verbs."""


TRIES = 12
"""How many answers a curious player considers."""


class Curious:
    """Looks one answer ahead for a question, verb or card that no kept game shows."""

    def __init__(self, title: str, unseen: set[str]) -> None:
        self.unseen = set(unseen)
        self.greedy = bot("greedy", title)

    def choose(self, rules: Rules[Any], b: Position, seat: int, rng: Chance) -> object:
        space = rules.choices(b, seat)
        for value in [space.draw(rng) for _ in range(TRIES)]:
            trial = b.copy()
            trial.log = []
            words = set(re.split(r"[ +:,]", space.write(value, b.contents())))
            rules.answer(trial, seat, value)
            step = rules.step(trial)
            words |= {event.kind.name for event in trial.log}
            new = (words | {step.name if isinstance(step, Ask) else ""}) & self.unseen
            if new:
                self.unseen -= new
                return value
        return space.draw(rng) if rng.below(2) else self.greedy.choose(Seen(rules, b, seat), rng)


GATHERED = 4
"""The first turn in which a crowd enters the capital."""
DISPERSED = 16
"""The turn in which it gives up."""


class Crowding:
    """Two players come into the capital of the first, who goes out of their way and comes back to
    the fortress: whom it fights is hardly ever asked otherwise. From then on all play greedily.
    """

    def __init__(self, title: str) -> None:
        self.greedy = bot("greedy", title)
        self.met = False

    def choose(self, rules: Rules[Any], b: Position, seat: int, rng: Chance) -> object:
        step, space = rules.step(b), rules.choices(b, seat)
        assert isinstance(b, Board)
        assert isinstance(step, Ask)
        self.met = self.met or step.name == "divide_fortresses" or b.round == DISPERSED
        found: list[Any] = []
        if not self.met and step.name == "call_number":
            return 0
        if not self.met and step.name == "divide_forces":
            return space.draw(rng)
        if not self.met and step.name == "build":
            home = b.box.slug("area", b.capital(seat))
            found = [f"fortress {home}"] * (seat == 0) + [f"legion {home}", "end"]
        elif not self.met and step.name == "campaign":
            found = self.moves(b, seat, space, rng)
        allowed = {space.write(v, b.box): v for v in space.values()} if found else {}
        wish = next((text for text in found if text in allowed), "")
        return allowed[wish] if wish else self.greedy.choose(Seen(rules, b, seat), rng)

    def moves(self, b: Board, seat: int, space: Any, rng: Chance) -> list[str]:
        """What a seat would like to do with its legions, the best first."""
        goal, steps = b.capital(0), self.steps_to(b, b.capital(0))
        marches = [v for v in space.values() if space.write(v, b.box).startswith("march")]
        crowd = len([s for s in b.sides_present(goal) if s])
        if seat:
            wanted = [
                (origin, (p, n))
                for origin, (p, n) in [v[1] for v in marches]
                if steps.get(p, 99) < steps.get(origin, 99)
                and not b.legions_in(goal, seat)
                and (p != goal or (b.round >= GATHERED and n in (2, 3)))
            ]
            wanted = [wanted[rng.below(len(wanted))]] if wanted else []
        elif crowd > 1:
            wanted = [v[1] for v in marches if v[1][0] != goal and v[1][1][0] == goal][-1:]
        else:
            land = b.box.atlas.neighbours[goal] if not crowd else []
            wanted = [v[1] for v in marches if v[1][0] == goal and v[1][1][0] in land]
            wanted = [move for move in wanted if b.marker[move[1][0]] in (0, NOBODY)][-1:]
        name = [b.box.slug("area", p) for p in range(b.box.atlas.provinces)]
        texts = [f"march {name[origin]} {name[p]} {n}" for origin, (p, n) in wanted]
        fights = [f"fight {province}" for province in name]
        return [*texts, *fights, "halt", "end"]

    def steps_to(self, b: Board, goal: int) -> dict[int, int]:
        """How far each province is over land."""
        found = {goal: 0}
        queue = [goal]
        for p in queue:
            for q in b.box.atlas.neighbours[p]:
                if q not in found:
                    found[q] = found[p] + 1
                    queue.append(q)
        return found


def finished(
    title: str, players: int, options: dict[str, object], seed: int, level: str, unseen: set[str]
) -> Sitting:
    """One whole game between equal bots."""
    rules = load(title)
    sitting = Sitting.new(rules, players, options, seed.to_bytes(32, "big"))
    guide: Curious | Crowding | None = None
    guide = Curious(title, unseen) if level == "curious" else guide
    guide = Crowding(title) if level == "crowding" else guide
    player = bot("greedy" if guide else level, title)
    rng = Chance(seed)
    while not sitting.over():
        seats = [s for s in sitting.asked() if s >= 0]
        if seats:
            seat = seats[rng.below(len(seats))]
            if guide is not None:
                value = guide.choose(rules, sitting.board, seat, rng)
            else:
                value = player.choose(Seen(rules, sitting.board, seat), rng)
            sitting.answer(seat, value)
        else:
            sitting.time_is_up()
    return sitting


def wanted(rules: Rules[Any]) -> set[str]:
    """The questions and verbs of a title, its heroes and wonders."""
    asks = [s.name for p in rules.phases.values() for s in p.steps if isinstance(s, Ask)]
    names = rules.box(max(rules.players), {}).names
    cards = names["card"] if rules.title in FOUR_CARDS else []
    return {*asks, *names.get("verb", ()), *cards} - ELSEWHERE.get(rules.title, set())


def exercised(rules: Rules[Any], record: Record) -> set[str]:
    """The questions that were asked in a game, what was told, and all words of the answers."""
    found: set[str] = set()
    play = Replay(rules, record)
    for line in record.lines:
        play.board.log = []
        play.forward()
        found.add(line.step)
        found.update(re.split(r"[ +:,]", line.text))
        found.update(event.kind.name for event in play.board.log)
    return found


def owned(b: Position) -> set[str]:
    """The heroes and wonders that somebody has."""
    if not isinstance(b, Board):
        return set()
    return {slug for card, slug in enumerate(b.box.names["card"]) if b.owner[card] >= 0}


def kept(rules: Rules[Any], folder: Path) -> tuple[set[str], set[str]]:
    """Endings, and questions and verbs, that the folder has records of."""
    endings: set[str] = set()
    seen: set[str] = set()
    for path in sorted(folder.glob("*.pelagos")):
        try:
            record = Record.from_text(path.read_text("utf-8"))
            b = replay(rules, record)
        except BadData as error:
            print(f"{path.name} no longer replays, delete it if the change was meant: {error}")
        else:
            endings.add(path.stem.partition("-")[0])
            seen |= exercised(rules, record) | owned(b)
    return endings, seen


def main() -> int:
    """Looks for what is missing; 1 = something was not found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", default="random,greedy")
    parser.add_argument("--longest", type=int, default=1500, help="lines of a record at most")
    parser.add_argument("--options", type=json.loads, help="only with these, as JSON")
    parser.add_argument("--seek", default="", help="more to look for: events, cards; with commas")
    parser.add_argument("--players", type=int, help="only at tables of this size")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    given = parser.parse_args()
    rules = load(given.title)
    folder = FOLDER / given.title
    folder.mkdir(parents=True, exist_ok=True)
    endings, seen = kept(rules, folder)
    missing = set(rules.endings) - endings
    sought = set(given.seek.split(",")) - {""}
    unseen = (wanted(rules) | sought) - seen
    levels = given.bots.split(",")
    sizes = [given.players] if given.players else rules.players
    tables = [(n, o) for n in sizes for o in [given.options] if o is not None] or [
        (n, o) for n in sizes for o in rules.option_sets(n)
    ]
    for game in range(given.seed, given.seed + given.games):
        if not missing and not unseen:
            break
        players, options = tables[game % len(tables)]
        level = levels[game // len(tables) % len(levels)]
        sitting = finished(given.title, players, options, game, level, unseen | sought)
        result = sitting.result()
        assert result is not None
        record = sitting.export(NOBODY)
        new = unseen & (exercised(rules, record) | owned(sitting.board))
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
