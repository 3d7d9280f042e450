"""What a person may type besides answers; each `do_` is a command, named in three languages."""

from pathlib import Path

from rich.text import Text

from pelagos import clauses
from pelagos.bots import ADVISER, Chance, Seen, weigh
from pelagos.cli.common import write_text
from pelagos.cli.screen import standings_table, supply
from pelagos.cli.speech import say
from pelagos.cli.terminal import look
from pelagos.cli.terminal.choices import PAGE
from pelagos.cli.terminal.geometry import drawing
from pelagos.cli.terminal.map import picture
from pelagos.cli.terminal.names import Unknown
from pelagos.cli.terminal.session import COMMANDS, LEAST_NEWS, YES, Session
from pelagos.engine.spaces import Menu, OneOf
from pelagos.table.preview import wins_now
from pelagos.words.advice import advice

SAVED = ".pelagos"


class Leave(Exception):
    """The person gets up."""


class Player(Session):
    """A person who plays: the session with its commands."""

    def run(self) -> bool:
        """Plays until the game is over; whether it came to that."""
        sitting = self.game.sitting
        self.game.introduce(self.me)
        try:
            while not sitting.over():
                if not self.game.bots_answer():
                    self.put()
        except (Leave, EOFError):
            return False
        except KeyboardInterrupt:
            self._offer_to_save()
            return False
        self.show_news()
        return True

    def do_do(self, rest: str) -> None:
        """An answer, though its first word is that of a command."""
        self._answer_text(rest)

    def do_map(self, rest: str) -> None:
        game, view = self.game, self.game.sitting.view(self.me)
        if drawing(game.drawn) is None or not self.console.is_terminal:
            self._gazetteer()
            return
        width, height = self.console.width, self.console.height
        self.console.print(picture(game.drawn, view, self.labels(), width, height - 4))
        self.say("term-map-legend", "dim")

    def _gazetteer(self) -> None:
        """Every place with its neighbours, for those who do not see pictures."""
        view = self.game.sitting.view(self.me)
        for kind in self.game.sitting.rules.places:
            for id in range(len(self.game.words.box.names[kind])):
                for line in look.place(self.game, view, None, (kind, id)):
                    self.console.print(line)

    def do_look(self, rest: str) -> None:
        view = self.game.sitting.view(self.me)
        places = self.game.sitting.rules.places
        found = [t for t in self.game.lexicon.anything(rest) if t[0] in places]
        if not found:
            near = [n for kind in places for n in self.game.lexicon.near(rest, kind)]
            raise Unknown(rest, near)
        for thing in found[:6]:
            choices = self.asked.choices if self.asked is not None else None
            for line in look.place(self.game, view, choices, thing):
                self.console.print(line)

    def do_card(self, rest: str) -> None:
        places = (*self.game.sitting.rules.places, "verb", "seat", "offer")
        found = [t for t in self.game.lexicon.anything(rest) if t[0] not in places]
        if not found:
            raise Unknown(rest, self.game.lexicon.near(rest))
        if len(found) > 4:
            self.say("term-several", "dim")
            names = dict.fromkeys(self.game.words.name(*t) for t in found)
            self.console.print(Text(", ".join(names)))
            return
        for thing in found:
            for line in look.card(self.game, thing):
                self.console.print(line)

    def do_offers(self, rest: str) -> None:
        for line in look.offers(self.game, self.game.sitting.view(self.me)):
            self.console.print(line)

    def do_score(self, rest: str) -> None:
        standings = self.game.sitting.view(self.me)["standings"]
        rows = standings["rows"]
        order = sorted(range(len(rows)), key=lambda s: [-(n or 0) for n in rows[s]])
        self.console.print(standings_table(standings, self.game.words, order))
        left = supply(self.game.sitting.view(self.me), self.game.words)
        if left is not None:
            self.console.print(left)

    def do_show(self, rest: str) -> None:
        assert self.asked is not None
        self.show_board(self._height(self.asked.lines(self.console)), LEAST_NEWS)
        self.show_question()

    def do_more(self, rest: str) -> None:
        assert self.asked is not None
        choices = self.asked.choices
        pages = -(-len(choices.numbered()) // PAGE)
        choices.page = (choices.page + 1) % max(1, pages)
        self.show_question()

    def do_back(self, rest: str) -> None:
        assert self.asked is not None
        if not self.asked.choices.back():
            self.say("term-nowhere-back", "dim")
            return
        self.show_question()

    def do_hint(self, rest: str) -> None:
        assert self.asked is not None
        sitting = self.game.sitting
        seen = Seen(sitting.rules, sitting.board, self.me)
        thought = weigh(seen, self.game.rng, sitting.rules.title, rest or ADVISER)
        best = thought.weighed[0][0]
        wins = wins_now(sitting.rules, sitting.board, self.me, best, Chance(sitting.line))
        said = advice(self.game.words, self.asked.question.space, *thought, wins=wins)
        self.console.print(Text(f"→ {said}"))

    def do_ok(self, rest: str) -> None:
        assert self.asked is not None
        proposal = self.asked.proposal()
        if proposal is None:
            self.say("term-no-proposal", "red")
            return
        said = self.game.words.choice(self.asked.question.space, proposal)
        self.console.print(Text(f"→ {said}", "green"))
        self.game.sitting.answer(self.me, proposal, self.asked.question.line)

    def do_why(self, rest: str) -> None:
        assert self.asked is not None
        if rest:
            self._why_not(rest)
            return
        clause = clauses.clause(self.asked.question.clause)
        self.console.print(Text(f"{clause.id} ", "bold").append(clause.text[self.lang], "not bold"))
        if clause.ruling:
            self.console.print(Text(clause.ruling[self.lang], "italic"))

    def _why_not(self, name: str) -> None:
        """Why what lies on the table cannot be had now; what it is, if nothing is to be said."""
        assert self.asked is not None
        board, space = self.game.sitting.board, self.asked.question.space
        meant = self.game.lexicon.anything(name)
        for value in self.asked.step.in_sight(board, self.me):
            if space.holds(value) or not set(_things(value, space)) & set(meant):
                continue
            found = self.asked.step.why_not(board, self.me, value)
            said = clauses.clause(found).text[self.lang]
            self.console.print(Text(f"[{found}] ", "dim").append(said, "not dim"))
            return
        self.do_card(name)

    def do_log(self, rest: str) -> None:
        self.game.told = 0
        for line in self.game.news(self.me):
            self.console.print(line)

    def do_undo(self, rest: str) -> bool:
        self.game.sitting.undo(self.me)
        self.game.told = min(self.game.told, len(self.game.sitting.events))
        return False

    def do_help(self, rest: str) -> None:
        self.say("term-help")
        for name in COMMANDS:
            word = say(self.lang, f"term-cmd-{name}").split()[0]
            line = Text(f"  {word:11}", "cyan").append(
                say(self.lang, f"term-help-{name}"), "default"
            )
            self.console.print(line)

    def do_quit(self, rest: str) -> None:
        raise Leave

    def do_save(self, rest: str) -> None:
        record = self.game.sitting.record
        path = Path(rest) if rest else self._free_name(record.title)
        if path.exists():
            self.say("term-exists", "yellow", path=str(path))
            if self.input("? ").strip().casefold() not in YES - {"0"}:
                return
        record.secret = self.game.sitting.secret.hex()
        try:
            write_text(path, record.to_text())
        finally:
            record.secret = ""
        self.say("term-saved", path=str(path))

    def _free_name(self, title: str) -> Path:
        path, number = Path(f"{title}{SAVED}"), 1
        while path.exists():
            number += 1
            path = Path(f"{title}-{number}{SAVED}")
        return path

    def _offer_to_save(self) -> None:
        """Nobody loses a game to a slip of the finger."""
        self.console.print()
        self.say("term-save-first", "yellow")
        try:
            if self.input("? ").strip().casefold() in YES - {"0"}:
                self.do_save("")
        except (EOFError, KeyboardInterrupt):
            return


def _things(value: object, space: object) -> list[tuple[str, int]]:
    """What an answer touches, legal or not, as far as its menus tell."""
    found: list[tuple[str, int]] = []
    at = space
    while isinstance(at, Menu) and isinstance(value, tuple) and len(value) == 2:
        found.append((at.kind, value[0]))
        at = at.then(value[0]) if value[0] in at.ids else None
        value = value[1]
    if isinstance(at, OneOf) and isinstance(value, int):
        found.append((at.kind, value))
    return found
