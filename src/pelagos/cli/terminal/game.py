"""A sitting with bots in some seats, told in words."""

import re

from rich.text import Text

from pelagos.bots import Bot, Chance, Seen
from pelagos.cli.speech import say
from pelagos.cli.terminal.bazaar import own_form
from pelagos.cli.terminal.called import seat_style
from pelagos.cli.terminal.map import codes
from pelagos.cli.terminal.names import Lexicon, plain
from pelagos.cli.terminal.reading import Reader
from pelagos.engine.contract import Roll
from pelagos.engine.record import Record
from pelagos.engine.seats import FATE, NOBODY
from pelagos.table import Sitting
from pelagos.words import Words

PERSON = "Player {}"
BOT = "Bot {} ({})"
BOT_NAME = re.compile(r"Bot \d+ \((.+)\)$")
DICE = re.compile(r"\d+(\+\d+)*$")


def seat_names(players: int, me: int, level: str) -> list[str]:
    """How the seats are called in the record, so that a saved game knows who sits where."""
    return [PERSON.format(s + 1) if s == me else BOT.format(s + 1, level) for s in range(players)]


def seated(names: list[str]) -> tuple[int | None, str | None]:
    """The person's seat and the bots' level, if the record was made at the terminal."""
    levels = {s: found[1] for s, name in enumerate(names) if (found := BOT_NAME.match(name))}
    people = [s for s in range(len(names)) if s not in levels]
    if not levels or len(people) != 1:
        return None, None
    return people[0], next(iter(levels.values()))


def own_names(record: Record) -> list[str] | None:
    """What the players of a record call themselves; those the terminal has given do not count."""
    return None if seated(record.seats)[0] is not None else record.seats or None


class Game:
    """The sitting, the words for it, and what has been shown."""

    def __init__(self, sitting: Sitting, lang: str, bots: dict[int, Bot], seed: int) -> None:
        rules, box = sitting.rules, sitting.board.contents()
        self.sitting = sitting
        self.words = Words(rules.title, lang, box, own_names(sitting.record))
        self.names = list(self.words.seats)
        self.bots = bots
        self.rng = Chance(seed)
        self.told = 0
        self.drawn = rules.board(box)
        self.codes = codes(self.drawn, self.words, rules.places)
        self.lexicon = Lexicon(rules.title, box, lang)
        for slug, code in self.codes.items():
            kind = next(k for k in rules.places if slug in box.ids[k])
            self.lexicon.codes[plain(code)] = (kind, box.ids[kind][slug])
        self.reader = Reader(self.lexicon, own_form)

    def bots_answer(self) -> bool:
        """Lets one bot answer, if one is asked."""
        for seat in self.sitting.asked():
            if seat in self.bots:
                seen = Seen(self.sitting.rules, self.sitting.board, seat)
                self.sitting.answer(seat, self.bots[seat].choose(seen, self.rng))
                return True
        return False

    def introduce(self) -> None:
        """Seats bear the names of their nations or cities as soon as they have them, beside those
        of their players."""
        rules, words = self.sitting.rules, self.words
        peoples = rules.led(self.sitting.board)
        people = words.people(peoples, rules.people)
        self.lexicon.call_seats(people)
        words.introduce(peoples, rules.people)
        told = zip(words.seats, words.named, people, strict=True)
        words.seats = [f"{name} ({who})" if named and who else name for name, named, who in told]

    def called(self, me: int) -> list[str]:
        """The seats, as short as they can be without being mixed up, and which one is yours."""
        people = self.lexicon.people or self.names
        known = [who or name for who, name in zip(people, self.names, strict=True)]
        you = say(self.words.lang, "term-you")
        return [f"{name} ({you})" if s == me else name for s, name in enumerate(known)]

    def news(self, viewer: int = NOBODY) -> list[Text]:
        """What `viewer` has heard since the last time, a line each."""
        self.introduce()
        lines: list[Text] = []
        told = self.told
        events = self.sitting.events
        while told < len(events):
            line, event = events[told]
            if told == 0 or events[told - 1][0] != line:
                lines += self._dice(line)
            told += 1
            if event.heard_by(viewer):
                said = Text("  ").append("● ", seat_style(event.seat))
                said.append(self.words.event(event))
                lines.append(
                    said.append(f" [{event.kind.clause}]" if event.kind.clause else "", "dim")
                )
        self.told = told
        return lines

    def _dice(self, number: int) -> list[Text]:
        """The dice that were thrown at a line of the record, where the events do not show them."""
        line = self.sitting.record.lines[number]
        shown = any(
            isinstance(fact, Roll)
            for at, event in self.sitting.events
            if at == number
            for fact in event.facts
        )
        if line.seat != FATE or not DICE.match(line.text) or shown:
            return []
        dice = " + ".join(line.text.split("+"))
        return [Text(f"  ⚄ {say(self.words.lang, 'term-dice', dice=dice)}", "dim")]
