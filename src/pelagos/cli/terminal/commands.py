"""What a person may type besides answers; each `do_` is a command, named in three languages."""

from pathlib import Path

from rich.text import Text

from pelagos import clauses
from pelagos.bots import ADVISER, Chance, Seen, weigh
from pelagos.cli.common import write_text
from pelagos.cli.screen import below_map, standings_table, supply
from pelagos.cli.speech import say
from pelagos.cli.terminal import look
from pelagos.cli.terminal.choices import PAGE
from pelagos.cli.terminal.geometry import drawing
from pelagos.cli.terminal.map import picture
from pelagos.cli.terminal.names import Unknown, plain
from pelagos.cli.terminal.session import COMMANDS, UNSEEN, YES, Session
from pelagos.engine.contract import Card
from pelagos.engine.verbs import Actions
from pelagos.table.preview import touched, wins_now
from pelagos.words.advice import advice
from pelagos.words.cards import NoCard, called, described, find

SAVED = ".pelagos"
MOST_REASONS = 3
SEVERAL = 4
"""How many cards of one name are shown together."""


class Leave(Exception):
    """The person gets up."""


class Player(Session):
    """A person who plays: the session with its commands."""

    def run(self) -> bool:
        """Plays until the game is over; whether it came to that."""
        sitting = self.game.sitting
        self.game.introduce()
        try:
            while not sitting.over():
                if not self.game.bots_answer():
                    self.put()
        except (Leave, EOFError, KeyboardInterrupt):
            if self.console.is_terminal and self._unsaved():
                self._offer_to_save()
            return False
        self.show_news()
        return True

    def _unsaved(self) -> bool:
        """Whether the person has answered anything since the game was begun or saved."""
        return any(line.seat == self.me for line in self.game.sitting.record.lines[self.saved :])

    def do_do(self, rest: str) -> None:
        """An answer, though its first word is that of a command."""
        self._answer_text(rest)

    def do_map(self, rest: str) -> None:
        """The map; with a name, what is called so: a place, or a card, which in Russian is the
        same word."""
        if rest:
            self._about(rest)
            return
        game, view = self.game, self.game.sitting.view(self.me)
        if drawing(game.drawn) is None or not self.console.is_terminal:
            self._gazetteer()
            return
        width, height = self.console.width, self.console.height
        colours = self.colours()
        self.tell(picture(game.drawn, view, self.labels(), width, height - 4, colours))
        self.say("term-map-legend" if colours else "term-map-legend-plain", "dim")

    def _gazetteer(self) -> None:
        """Every place with its neighbours, for those who do not see pictures."""
        view = self.game.sitting.view(self.me)
        for kind in self.game.sitting.rules.places:
            for id in range(len(self.game.words.box.names[kind])):
                self.tell(*look.place(self.game, view, None, (kind, id)))

    def _about(self, name: str) -> None:
        places = self.game.sitting.rules.places
        if any(kind in places for kind, _ in self.game.lexicon.anything(name)):
            self.do_look(name)
        else:
            self.do_card(name)

    def do_look(self, rest: str) -> None:
        if not rest:
            self._how_to("look")
            return
        view = self.game.sitting.view(self.me)
        places = self.game.sitting.rules.places
        found = [t for t in self.game.lexicon.anything(rest) if t[0] in places]
        if not found:
            near = [n for kind in places for n in self.game.lexicon.near(rest, kind)]
            raise Unknown(rest, near)
        choices = self.asked.choices if self.asked is not None else None
        for thing in found[:6]:
            self.tell(*look.place(self.game, view, choices, thing))

    def _how_to(self, command: str) -> None:
        """How a command is written that needs a name."""
        word = say(self.lang, f"term-cmd-{command}").split()[0]
        self.tell(Text(f"{word} {say(self.lang, f'term-help-{command}')}"))

    def do_card(self, rest: str) -> None:
        if not rest:
            self._how_to("card")
            return
        places = (*self.game.sitting.rules.places, "verb", "seat", "offer")
        words, rules, lexicon = self.game.words, self.game.sitting.rules, self.game.lexicon
        carded = {(card.kind, card.slug) for card in rules.cards(words.box)}
        meant = [t for t in lexicon.anything(rest) if t[0] not in places]
        if not any(plain(rest) in lexicon.known(kind) for kind, _ in meant):
            pieces = called(rules.title, rest)
            if pieces or not meant:
                self._cards_of_pieces(rest, pieces)
                return
        meant.sort(key=lambda t: (t[0], words.box.slug(*t)) not in carded)
        found = list({words.name(*t): t for t in reversed(meant)}.values())[::-1]
        if len(found) > SEVERAL:
            self.say("term-several", "dim")
            self.tell(Text(words.listed([words.name(*t) for t in found])))
            return
        for thing in found:
            self.tell(*look.card(self.game, thing))

    def _cards_of_pieces(self, name: str, pieces: list[Card]) -> None:
        """What has a card but is no such kind of the box, pieces, markers, places: those called so,
        else those whose name holds it."""
        try:
            shown = pieces or find(self.game.sitting.rules.title, name)
        except NoCard:
            raise Unknown(name, self.game.lexicon.near(name)) from None
        for card in shown[:SEVERAL]:
            it = described(card, self.game.words)
            costs = "".join([f" · {amount} {stock}" for stock, amount in it.price])
            self.tell(Text(it.name, "bold").append(costs, "not bold"), Text(f"  {it.text}"))

    def do_offers(self, rest: str) -> None:
        self.tell(*look.offers(self.game, self.game.sitting.view(self.me)))

    def do_score(self, rest: str) -> None:
        standings = self.game.sitting.view(self.me)["standings"]
        rows = standings["rows"]
        order = sorted(range(len(rows)), key=lambda s: [-(n or 0) for n in rows[s]])
        view, words = self.game.sitting.view(self.me), self.game.words
        left = supply(view, words)
        table = standings_table(standings, words, order)
        self.tell(table, *below_map(view, words), *([] if left is None else [left]))

    def do_show(self, rest: str) -> None:
        self.seen_at = UNSEEN
        self.show_question(fresh=True)

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
        self.tell(Text(f"→ {said}"))

    def do_coach(self, rest: str) -> None:
        self.tell(*look.coach(self.game, self.me))

    def do_ok(self, rest: str) -> None:
        assert self.asked is not None
        proposal = self.asked.proposal()
        if proposal is None:
            self.say("term-no-proposal", "red")
            return
        if not self.asked.proposed:  # nobody takes what he has not seen
            self.tell(self.asked.propose())
            return
        said = self.game.words.choice(self.asked.question.space, proposal)
        self.tell(Text(f"→ {said}", "green"))
        self.give(proposal)

    def do_why(self, rest: str) -> None:
        assert self.asked is not None
        if rest:
            self._why_not(rest)
            return
        clause = clauses.clause(self.asked.question.clause)
        self.tell(Text(f"{clause.id} ", "bold").append(clause.text[self.lang], "not bold"))
        if clause.ruling:
            self.tell(Text(clause.ruling[self.lang], "italic"))

    def _why_not(self, name: str) -> None:
        """Why what lies on the table cannot be had now; what it is, if nothing is to be said."""
        assert self.asked is not None
        board, space = self.game.sitting.board, self.asked.question.space
        meant = set(self.game.lexicon.anything(name))
        found: dict[str, str] = {}
        for value in self.asked.step.in_sight(board, self.me):
            things = touched(space, value)
            if space.holds(value) or not meant & set(things):
                continue
            clause = self.asked.step.why_not(board, self.me, value)
            found.setdefault(clause, ": ".join([self.game.words.name(*t) for t in things[:2]]))
        for kind, id in meant if not found else ():
            if kind == "verb" and (clause := self._verb_clause(id)):
                found[clause] = self.game.words.name(kind, id)
        for clause in list(found)[:MOST_REASONS]:
            said = clauses.clause(clause).text[self.lang]
            self.tell(Text(f"{found[clause]}: ").append(f"[{clause}] ", "dim").append(said))
        if not found:
            self._about(name)

    def _verb_clause(self, id: int) -> str:
        """The clause that speaks of a verb: of the question that stands, or where it is asked."""
        assert self.asked is not None
        now = self.asked.step
        for phase in self.game.sitting.rules.phases.values():
            for step in phase.steps:
                if isinstance(step, Actions) and id in step.by_id:
                    if step is now:
                        return step.why_not(self.game.sitting.board, self.me, (id, ()))
                    return step.by_id[id].clause
        return ""

    def do_log(self, rest: str) -> None:
        """Everything; on a terminal the last screenful, or as many lines as are asked for."""
        self.game.told = 0
        news = self.game.news(self.me)
        if rest.isdecimal():
            news = news[-int(rest[:6]) :]
        elif self.console.is_terminal:
            news = self._latest(news, self.console.height - 3)
        self.tell(*news)

    def do_undo(self, rest: str) -> bool:
        self.game.sitting.undo(self.me)
        self.game.told = min(self.game.told, len(self.game.sitting.events))
        return False

    def do_help(self, rest: str) -> None:
        lines = [Text(say(self.lang, "term-help"))]
        words = {name: say(self.lang, f"term-cmd-{name}").split()[0] for name in COMMANDS}
        width = max(map(len, words.values())) + 2
        for name, word in words.items():
            line = Text(f"  {word:{width}}", "cyan").append(
                say(self.lang, f"term-help-{name}"), "default"
            )
            lines.append(line)
        self.tell(*lines)

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
        self.saved = self.game.sitting.line
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
