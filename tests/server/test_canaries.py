"""Canaries: no notice, on no channel and in no title, says what its reader may not know.

Whatever happened and was told to others alone is a canary: its words must not leave in a notice.
"""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, cast

import pytest

from pelagos import catalogue
from pelagos.bots import Chance
from pelagos.engine.events import Event
from pelagos.engine.seats import CLOCK, EVERYONE
from pelagos.server.live.game import Game
from pelagos.server.live.votes import DRAW, MORE_TIME, PAUSE, STAND_IN, TAKE_BACK, Vote
from pelagos.server.people.notices import MOST_TOLD, Notices, _scene, last_answer
from pelagos.server.people.post import Letter, Post
from pelagos.server.people.ways import EMAIL, NTFY, PUSH, Way
from pelagos.server.present.render import Renderer, Scene
from pelagos.server.routes.opening import _head as drawn
from pelagos.server.storage.rows import HUMAN, SeatRow, Whole
from pelagos.server.titles import Titles
from pelagos.server.types.lobby import NewTable
from pelagos.table import Sitting
from pelagos.words import LANGUAGES
from tests.support.shelf import PAST_DRAFT, enough

WEBHOOK = "webhook"
ANSWERS = 1500
"""Enough for a game in which something secret has happened, in every title."""
SELDOM = 50
"""After this many answers everybody who is asked is looked at, secret or not."""


class Caught:
    """Stands at the door of every channel and keeps what leaves."""

    def __init__(self) -> None:
        self.left: list[str] = []
        self.url, self.body = "", b""
        self.headers: dict[str, str] = {}
        self.sender = ""

    async def send(self, *words: object) -> Any:
        self.left.extend(str(word) for word in words)
        return 200 if len(words) == 3 else ""

    async def post(self, _: str, words: dict[str, object]) -> int:
        self.left.extend(str(word) for word in words.values())
        return 200

    def sealed(self, _: str, message: dict[str, object], __: str) -> "Caught":
        self.left.extend(str(word) for word in message.values())
        return self

    async def new_pass(self, *_: object) -> str:
        return "pass"


def way(kind: str, lang: str) -> Way:
    return Way("w", "o", kind, "https://place.example/topic", "instant", lang, "https://x.example",
               "off", True, 0.0)  # fmt: skip


def begun(title: str) -> Game:
    rules = catalogue.load(title)
    players = rules.players[-1]
    names = [f"N{n}" for n in range(players)]
    sitting = Sitting.new(rules, players, {}, b"canary".ljust(32), names, frozenset())
    seats = [SeatRow(n, HUMAN, name, came=True) for n, name in enumerate(names)]
    head = drawn(NewTable(title), sitting, seats, [0])
    game = Game(rules, Whole(head, seats, [], [], None))
    game.sitting = sitting
    return game


def played(game: Game, rng: Chance) -> bool:
    """One answer of somebody; whether there was one to give."""
    asked = [seat for seat in game.sitting.asked() if seat != CLOCK]
    if not asked:
        if CLOCK in game.sitting.asked():
            game.sitting.time_is_up()
            return True
        return False
    seat = asked[rng.below(len(asked))]
    game.sitting.answer(seat, game.sitting.question(seat).space.draw(rng))
    return True


async def leaving(
    notices: Notices, post: Post, door: Caught, game: Game, seat: int, lang: str
) -> str:
    """All that leaves for a seat, on every channel, one notice and two in one."""
    door.left.clear()
    letter = Letter("l", game.head.id, seat, notices._letter(game, seat, lang), 1)
    for kind in (EMAIL, PUSH, NTFY, WEBHOOK):
        assert await post._sent(way(kind, lang), [letter]) == ""
        assert await post._sent(way(kind, lang), [letter, letter]) == "", "a digest"
    told = notices._for_programs(game, seat)
    return "\n".join([*door.left, *[str(part) for part in told.values()]])


def is_bait(game: Game, seat: int) -> bool:
    """Whether the latest things a recap could tell this seat are not all for its ears."""
    sitting = game.sitting
    since = last_answer(game, seat)
    latest = [event for n, event in sitting.events if n > since][-MOST_TOLD:]
    return any(not event.heard_by(seat) for event in latest)


def leaked(renderer: Renderer, game: Game, seat: int, lang: str, told: str) -> list[str]:
    """Canaries that have left: the words of what happened and was told to others alone."""
    sitting = game.sitting
    scene = Scene(game.head, game.seats, game.rules, sitting.record, sitting.board,
                  sitting.line, sitting)  # fmt: skip
    found: list[str] = []
    for tongue in {lang, game.head.lang}:
        words = renderer.words(scene, tongue)
        heard = {words.event(e) for _, e in sitting.events if e.heard_by(seat)}
        secret = {words.event(e) for _, e in sitting.events if not e.heard_by(seat)} - heard
        found += [text for text in secret if text and text in told]
    return found


def with_mail(renderer: Renderer, door: Caught) -> tuple[Notices, Post]:
    """What writes notices and what sends them, right up to the door."""
    anything = cast(Any, door)
    post = Post(anything, anything, anything, anything, anything, anything, anything, "")
    return Notices(anything, renderer, anything, post), post


def leaks(title: str) -> Iterator[list[str]]:
    """What leaves that should not, look by look, in a game of random answers."""
    renderer, door, rng, tongues = Renderer(Titles()), Caught(), Chance(7), Chance(8)
    notices, post = with_mail(renderer, door)
    game = begun(title)
    for step in range(ANSWERS):
        if not played(game, rng):
            break
        for seat in [x for x in game.sitting.asked() if x >= 0]:
            if step % SELDOM == 0 or is_bait(game, seat):
                lang = LANGUAGES[tongues.below(len(LANGUAGES))]
                told = asyncio.run(leaving(notices, post, door, game, seat, lang))
                yield leaked(renderer, game, seat, lang, told)


def motions(game: Game) -> Iterator[Vote]:
    """Everything the table could be asked for, by the seat that answered last."""
    lines = game.sitting.record.lines
    latest = [n for n, line in enumerate(lines) if line.seat >= 0]
    if latest:
        by = lines[latest[-1]].seat
        yield from (Vote(what, by) for what in (PAUSE, DRAW, MORE_TIME))
        yield Vote(STAND_IN, by, (by + 1) % len(game.seats))
        yield from (Vote(TAKE_BACK, by, line=line) for line in latest[-3:])


def voted(title: str) -> Iterator[list[str]]:
    """The same of votes, which all who have one are told of, asked or not."""
    renderer, door, rng, tongues = Renderer(Titles()), Caught(), Chance(7), Chance(8)
    notices, post = with_mail(renderer, door)
    game = begun(title)
    for _ in range(ANSWERS):
        if not played(game, rng):
            break
        sitting, since = game.sitting, game.sitting.line - 1
        is_bait = any(event.audience != EVERYONE for n, event in sitting.events if n >= since)
        for vote in motions(game) if is_bait else ():
            game.head = replace(game.head, vote=vote.text())
            for seat in vote.missing(game.seats):
                lang = LANGUAGES[tongues.below(len(LANGUAGES))]
                letter = Letter("l", game.head.id, seat, notices._letter(game, seat, lang), 1)
                door.left.clear()
                for kind in (EMAIL, PUSH, NTFY, WEBHOOK):
                    assert asyncio.run(post._sent(way(kind, lang), [letter])) == ""
                told = "\n".join(door.left)
                assert letter.words["text"].splitlines()[0] in told, "the vote comes first"
                yield leaked(renderer, game, seat, lang, told)
        game.head = replace(game.head, vote="")


SECRETIVE = ("cyclades", "civilization")
"""Titles in which something is soon told to one seat alone."""


@pytest.mark.parametrize("title", SECRETIVE)
def test_no_vote_tells_what_its_reader_may_not_know(title: str) -> None:
    found = list(islice(voted(title), 100))
    assert len(found) == 100
    assert [texts for texts in found if texts] == []


@pytest.mark.parametrize("title", SECRETIVE)
def test_a_vote_that_told_what_is_to_be_undone_would_be_noticed(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def chatty(notices: Notices, game: Game, seat: int, lang: str) -> dict[str, str]:
        words = letter(notices, game, seat, lang)
        vote = Vote.read(game.head.vote)
        if vote is not None and vote.line is not None:
            names = notices.renderer.words(_scene(game), lang)
            undone = [names.event(e) for n, e in game.sitting.events if n >= vote.line]
            words["text"] += "\n" + "\n".join(undone)
        return words

    letter = Notices._letter
    monkeypatch.setattr(Notices, "_letter", chatty)
    assert any(islice(voted(title), 100))


@pytest.mark.parametrize("title", catalogue.titles())
def test_no_notice_tells_what_its_reader_may_not_know(title: str) -> None:
    found = list(leaks(title))
    assert len(found) >= enough(title, 21)
    assert [texts for texts in found if texts] == []


@pytest.mark.parametrize("title", PAST_DRAFT)  # a draft may have no secrets
def test_a_recap_that_tells_everything_would_be_noticed(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def everything(sitting: Sitting, _: int, since: int = 0) -> list[tuple[int, Event]]:
        return [(n, event) for n, event in sitting.events if n >= since]

    monkeypatch.setattr(Sitting, "heard", everything)
    assert any(leaks(title)), "nothing secret came into a recap: the canaries show nothing"
