"""Every message of a title as players meet it, for native readers who check a translation.

Random games are played, and the first questions and events in them stand for their messages. A
message that no game needed is shown as it is written.
"""

from dataclasses import dataclass, field
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

from pelagos.bots.base import Chance
from pelagos.catalogue import entry
from pelagos.engine.driver import anybody
from pelagos.words import LANGUAGES, Words


@dataclass
class Heard:
    """What a game said, by message id, in each language; at most `most` examples of a message."""

    most: int = 2
    said: dict[str, list[dict[str, str]]] = field(default_factory=dict)

    def add(self, id: str, texts: dict[str, str]) -> None:
        """Adds an example, if it is new."""
        kept = self.said.setdefault(id, [])
        if len(kept) < self.most and texts not in kept:
            kept.append(texts)


def listen(title: str, seed: int, answers: int, heard: Heard) -> None:
    """Plays a random game and adds what it says."""
    rules = entry(title).rules()
    rng = Chance(seed)
    players = rules.players[seed % len(rules.players)]
    b: Any = rules.start(rules.box(players, {}))
    b.log = []
    spoken = {lang: Words(title, lang, b.contents()) for lang in LANGUAGES}
    for _ in range(answers):
        step = rules.step(b)
        if step is None:
            break
        seat = anybody(rules.asked(b), rng)
        facts = step.facts(b, seat)
        heard.add(
            f"ask-{step.name}",
            {lang: words.question(step.name, seat, facts) for lang, words in spoken.items()},
        )
        space = rules.choices(b, seat)
        value = space.draw(rng)
        heard.add(
            f"choice of {step.name}",
            {lang: words.choice(space, value) for lang, words in spoken.items()},
        )
        rules.apply(b, seat, value)
        for event in b.log:
            told = {lang: words.event(event) for lang, words in spoken.items()}
            heard.add(f"event-{event.kind.name}", told)
        b.log.clear()


def written(title: str, lang: str) -> dict[str, str]:
    """Every message of a title as its file has it."""
    path = files(entry(title).package).joinpath("words", f"{lang}.ftl")
    return parsed(path.read_text(encoding="utf-8"))


def parsed(text: str) -> dict[str, str]:
    """The messages of a Fluent file, by id, without their variables' marks."""
    found = {}
    for part in FluentParser().parse(text).body:
        if isinstance(part, Message):
            found[part.id.name] = FluentSerializer().serialize_entry(part).partition("=")[2].strip()
    return found
