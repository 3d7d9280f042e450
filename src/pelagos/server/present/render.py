"""A table in one viewer's words: what a seat may see, made ready for the client."""

import json
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from pelagos.engine.contract import Roll, Standings, View
from pelagos.engine.errors import BadData, PelagosError
from pelagos.engine.events import Event
from pelagos.engine.position import Position
from pelagos.engine.record import Record
from pelagos.engine.rules import Result, Rules
from pelagos.engine.seats import CLOCK, NOBODY
from pelagos.server.errors import Explained, explained
from pelagos.server.keys import face
from pelagos.server.live.votes import Vote, by_agreement
from pelagos.server.present.phrases import phrase
from pelagos.server.present.questions import Asking
from pelagos.server.storage.rows import Head, Origin, SeatRow, heard_of
from pelagos.server.titles import Titles
from pelagos.server.types.lobby import RestTimes
from pelagos.server.types.table import (
    BrokenInfo,
    Clocks,
    ColumnInfo,
    EventInfo,
    LineTold,
    ModifierInfo,
    MoveInfo,
    ResultInfo,
    RollInfo,
    SeatInfo,
    StandingsInfo,
    TableState,
    VoteInfo,
    WhatIfInfo,
)
from pelagos.table import Sitting
from pelagos.table.versions import Break
from pelagos.words import Words

K = TypeVar("K")
T = TypeVar("T")

ALL_KNOWING = -2
"""Asked for as a seat in a replay: everything, once the game is over."""

SPECTATOR = -1
"""What `you` is for a spectator."""

"""How a game ended that the players agreed to end."""
KEPT = 256
EVENTS_KEPT = 4000


@dataclass(frozen=True)
class Scene:
    """What is to be shown: a moment of a game. A replay has no sitting."""

    head: Head
    seats: list[SeatRow]
    rules: Rules[Any]
    record: Record
    board: Position
    line: int
    sitting: Sitting | None
    broken: Break | None = None


class Renderer:
    """Puts scenes into words. Keeps the names of a box in each language, which never change."""

    def __init__(self, titles: Titles) -> None:
        self.titles = titles
        self.now: Callable[[], float] = time.time
        self.present: Callable[[str], frozenset[int]] = _nobody
        """Which seats of a table have a page open."""
        self._labels: dict[tuple[str, str], dict[str, str]] = {}
        self._glossaries: OrderedDict[tuple[str, ...], dict[str, dict[str, str]]] = OrderedDict()
        self._words: OrderedDict[tuple[str, ...], Words] = OrderedDict()
        self._told: OrderedDict[tuple[int, int], tuple[Event, Words, EventInfo]] = OrderedDict()

    def words(self, scene: Scene, lang: str) -> Words:
        """The words of the scene's title, with the names of those who sit there; who has none is
        called by the people they lead."""
        names = [seat.name for seat in scene.seats]
        peoples = scene.rules.led(scene.board)
        key = (*self._box_key(scene), lang, *names, *peoples)
        found = self._words.get(key)
        if found is None:
            found = self.titles.words(scene.head.title, lang, scene.board.contents(), names)
            found.introduce(peoples, scene.rules.people)
            _keep(self._words, key, found)
        return found

    def _box_key(self, scene: Scene) -> tuple[str, ...]:
        """Boxes with the same key have the same contents."""
        options = json.dumps(scene.record.options, sort_keys=True)
        return scene.record.title, str(scene.record.players), options

    # -- a table ------------------------------------------------------------------------------

    def state(
        self, scene: Scene, viewer: int, mine: list[int], lang: str, names: bool = True
    ) -> TableState:
        """The table page for `viewer`: a seat, NOBODY, or ALL_KNOWING."""
        words, head, rules = self.words(scene, lang), scene.head, scene.rules
        asked = [] if head.agreed else rules.asked(scene.board)
        view = _whole_view(scene) if viewer == ALL_KNOWING else rules.view(scene.board, viewer)
        question = None
        undo: list[int] = []
        if scene.sitting is not None:
            undo = scene.sitting.undoable(viewer) if viewer in mine else []
            is_asked = viewer in [*asked, *scene.sitting.may_speak()]
            if viewer in mine and is_asked and not scene.sitting.paused:
                question = Asking(self.titles, scene.sitting, words, viewer).info()
        return TableState(
            table=head.id,
            title=head.title,
            name=table_name(head, words),
            board=rules.board(scene.board.contents()),
            line=scene.line,
            over=not asked,
            result=_result(scene, words) if not asked else None,
            seats=self._seats(scene, words, asked, mine),
            you=viewer if viewer >= 0 else ALL_KNOWING if viewer == ALL_KNOWING else SPECTATOR,
            view=view,
            names=self.names(scene, words) if names else {},
            places=list(rules.places),
            texts=self.labels(scene.head.title, view, words, rules),
            question=question,
            undo=undo,
            paused=head.paused,
            pace=head.pace,
            table_name=head.name,
            host=head.host,
            started=head.started,
            listed=head.listed,
            rematch=head.rematch,
            vote=_vote(scene, words),
            clocks=_clocks(head, asked, self.now()),
            chat_count=heard_of(head.talk, mine),
            options=dict(head.options),
            uploaded=head.uploaded,
            chance=head.chance,
            length=len(scene.record.lines),
            what_if=_what_if(head, words),
            version=head.version,
            odds=self.titles.tools(head.title).has_odds,
            standings=standings_info(view["standings"], words),
            broken=None if scene.broken is None else _broken(scene.broken, lang),
        )

    def _seats(
        self, scene: Scene, words: Words, asked: list[int], mine: list[int]
    ) -> list[SeatInfo]:
        here, waiting = self.present(scene.head.id), scene.head.banks.waiting
        return [
            SeatInfo(
                row.seat,
                words.seat(row.seat),
                row.kind,
                row.seat,
                row.seat in asked,
                row.seat in mine,
                row.steward,
                row.bot,
                row.why,
                row.came,
                row.seat in here,
                row.seen,
                waiting.get(row.seat) if row.seat in asked else None,
                None if row.player is None else face(row.player),
                row.vacation if row.vacation and row.vacation[1] > self.now() else None,
                max(0, scene.head.vacation_days - row.vacation_taken),
            )
            for row in scene.seats
        ]

    def names(self, scene: Scene, words: Words) -> dict[str, dict[str, str]]:
        """The names of everything in the box."""
        key = (*self._box_key(scene), words.lang)
        found = self._glossaries.get(key)
        if found is None:
            box = words.box
            found = {
                kind: {slug: words.name(kind, id) for id, slug in enumerate(slugs)}
                for kind, slugs in box.names.items()
            }
            _keep(self._glossaries, key, found)
        return found

    def labels(self, title: str, view: View, words: Words, rules: Rules[Any]) -> dict[str, str]:
        """The labels of everything in the view, by message id."""
        known = self._labels.setdefault((title, words.lang), {})
        found: dict[str, str] = {}
        for id in label_ids(view, rules):
            if id not in known:
                known[id] = _label_text(id, words)
            if known[id]:
                found[id] = known[id]
        return found

    # -- events -------------------------------------------------------------------------------

    def events(
        self, scene: Scene, told: list[tuple[int, Event]], lang: str, since: int = 0
    ) -> list[EventInfo]:
        """Events that the viewer may know of, in words; changes of the rules among them."""
        words = self.words(scene, lang)
        places = scene.rules.places
        found = [self._event(line, event, words, places) for line, event in told]
        for line, was, now in scene.head.versions:
            if line >= since:
                text = phrase(lang, "rules-carried", was=was, now=now)
                found.append(EventInfo(line, NOBODY, text, "rules_carried", "", [], []))
        return sorted(found, key=lambda e: e.line) if scene.head.versions else found

    def told(
        self, scene: Scene, happened: list[tuple[int, Event]], viewer: int, lang: str, since: int
    ) -> list[LineTold]:
        """What each line from `since` on brought: its events, and what moved on the map."""
        by_line: dict[int, list[EventInfo]] = {line: [] for line in range(since, scene.line)}
        for event in self.events(scene, heard(happened, viewer, since), lang, since):
            by_line.setdefault(event.line, []).append(event)
        lines = scene.record.lines
        motion = _motion(scene, since)
        return [
            LineTold(
                line, lines[line].seat if line < len(lines) else NOBODY, told, motion.get(line)
            )
            for line, told in by_line.items()
        ]

    def _event(self, line: int, event: Event, words: Words, places: tuple[str, ...]) -> EventInfo:
        """One event. All who hear of it in one language read the same, so it is put once."""
        key = (id(event), id(words))
        known = self._told.get(key)
        if known is None:
            info = EventInfo(
                line,
                event.seat,
                words.event(event),
                event.kind.name,
                event.kind.clause,
                _places(event, words, places),
                _rolls(event, words),
            )
            known = (event, words, info)  # kept beside it, so that their ids stay theirs
            _keep(self._told, key, known, EVENTS_KEPT)
        return known[2]

    # -- refusals -----------------------------------------------------------------------------

    def explain(self, error: PelagosError, words: Words) -> Explained:
        """A refusal in the reader's language, with its clause."""
        found = explained(error, words.lang, words.seats)
        if error.clause:
            found.problem.clause_text = self.titles.clause_text(error.clause, words.lang)
        return found


def _keep(cache: OrderedDict[K, T], key: K, found: T, most: int = KEPT) -> None:
    """Remembers, and forgets the oldest."""
    cache[key] = found
    while len(cache) > most:
        cache.popitem(last=False)


def heard(events: list[tuple[int, Event]], viewer: int, since: int) -> list[tuple[int, Event]]:
    """The events from a line on that the viewer may know of."""
    knows_all = viewer == ALL_KNOWING
    return [(n, e) for n, e in events if n >= since and (knows_all or e.heard_by(viewer))]


def table_name(head: Head, words: Words) -> str:
    """The title with the name the host gave; of a what-if, also where it left another table."""
    title = words.text("title")
    origin = Origin.read(head.origin)
    if origin is None:
        return f"{head.name} · {title}" if head.name else title
    return phrase(words.lang, "what-if-name", title=title, line=origin.line)


def _broken(at: Break, lang: str) -> BrokenInfo:
    text = phrase(lang, "refused-old_rules", was=at.was, now=at.now, line=at.line)
    return BrokenInfo(at.line, at.was, at.now, text)


def _what_if(head: Head, words: Words) -> WhatIfInfo | None:
    origin = Origin.read(head.origin)
    if origin is None:
        return None
    redealt = origin.seat is not None
    seat = words.seat(NOBODY if origin.seat is None else origin.seat)
    id = "what-if-redealt" if redealt else "what-if-open"
    text = phrase(words.lang, id, line=origin.line, seat=seat)
    return WhatIfInfo(origin.table, origin.line, origin.seat, redealt, text)


def _result(scene: Scene, words: Words) -> ResultInfo | None:
    result = scene.rules.result(scene.board)
    if result is None:
        if not scene.head.agreed:
            return None
        result = by_agreement(scene.rules, scene.board, scene.head.players)
        text = phrase(words.lang, "ending-agreed")
    else:
        text = words.text(f"ending-{result.ending}")
    standings = standings_info(result.standings, words)
    standings.places = result.places()
    return ResultInfo(
        list(result.winners), result.places(), standings, result.ending, text, result.clause
    )


def standings_info(standings: Standings, words: Words) -> StandingsInfo:
    """How everybody stands, with the names of the columns."""
    columns = [ColumnInfo(c, standing_label(c, words)) for c in standings["columns"]]
    return StandingsInfo(columns, standings["rows"], Result((), standings, "").places())


def standing_label(column: str, words: Words) -> str:
    """The name of a column of the standings."""
    id = f"standing-{column}"
    return words.text(id) if words.has(id) else column.replace("_", " ")


def _motion(scene: Scene, since: int) -> dict[int, list[MoveInfo]]:
    """What moved at each line from `since` on that is still remembered; the map is open to all."""
    sitting = scene.sitting
    if sitting is None:
        return {}
    seen = {line: sitting.moved(line) for line in range(since, scene.line)}
    return {
        n: [MoveInfo(*move) for move in found] for n, found in seen.items() if found is not None
    }


def _rolls(event: Event, words: Words) -> list[RollInfo]:
    """What was thrown, of an event that tells it."""
    fields = zip(event.kind.fields, event.facts, strict=True)
    rolls = [fact for field, fact in fields if field.endswith(":roll")]
    return [_roll(roll, words) for roll in rolls if isinstance(roll, Roll)]


def _roll(roll: Roll, words: Words) -> RollInfo:
    modifiers = [ModifierInfo(s, n, words.modifier(s, n)) for s, n in roll.modifiers]
    return RollInfo(list(roll.dice), modifiers, roll.total)


def _vote(scene: Scene, words: Words) -> VoteInfo | None:
    found = Vote.read(scene.head.vote)
    if found is None or scene.head.over:
        return None
    voters, text = found.voters(scene.seats), motion(found, words)
    return VoteInfo(found.what, found.by, found.seat, found.yes, found.no, voters, text, found.line)


def motion(vote: Vote, words: Words) -> str:
    """What the table votes on, in a sentence."""
    about = "" if vote.seat is None else words.seats[vote.seat]
    name = words.seats[vote.by]
    return phrase(words.lang, f"vote-{vote.what}", name=name, other=about, line=vote.line or 0)


def _nobody(_: str) -> frozenset[int]:
    return frozenset()


def _clocks(head: Head, asked: list[int], now: float) -> Clocks:
    waits = head.clock_minutes is not None or CLOCK in asked
    due = head.due if waits and not head.paused and (head.due or 0) > now else None
    banks = head.banks
    return Clocks(
        head.clock_minutes,
        head.increment_seconds,
        head.timeout,
        banks.left,
        banks.running,
        banks.since,
        now if waits else None,
        due,
        None if head.rest is None else RestTimes(**vars(head.rest)),
        _rests(head, now),
        head.vacation_days,
    )


def _rests(head: Head, now: float) -> list[tuple[float, float]]:
    banks = head.banks
    if head.rest is None or banks.stopped or not (banks.running or banks.floor):
        return []
    return head.rest.between(banks.since, max(now, head.due or 0.0))


def _whole_view(scene: Scene) -> View:
    """The spectator's view with every seat's own facts and hand put in."""
    rules, board = scene.rules, scene.board
    own: list[View] = [rules.view(board, seat) for seat in range(scene.record.players)]
    whole: View = rules.view(board, NOBODY)
    whole["seats"] = [view["seats"][seat] for seat, view in enumerate(own)]
    whole["hands"] = [view["hand"] for view in own]
    return whole


def _places(event: Event, words: Words, places: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for field, fact in zip(event.kind.fields, event.facts, strict=True):
        kind = field.partition(":")[2]
        if kind.rstrip("*") in places:
            ids = fact if isinstance(fact, (tuple, list)) else [fact]
            found.extend([words.box.slug(kind.rstrip("*"), i) for i in ids if isinstance(i, int)])
    return list(dict.fromkeys(found))


def _label_text(id: str, words: Words) -> str:
    """The message, or nothing where there is none or it needs more than a number."""
    if not words.has(id):
        return ""
    try:
        return words.text(id, n=1)
    except BadData:
        return ""


PRINTED = ("limit", "city_site", "flood_plain", "volcano")
"""What is printed on a board and shown for a place where the title has a word for it."""


def label_ids(view: View, rules: Rules[Any]) -> list[str]:
    """The message ids of the labels of everything in the view."""
    ids = ["round", *(f"phase-{phase}" for phase in rules.phases)]
    ids.extend(f"printed-{kind}" for kind in PRINTED)
    for area in view["areas"].values():
        ids.extend(f"piece-{piece.kind}" for piece in area["pieces"])
        ids.extend(f"mark-{mark.kind}" for mark in area["marks"])
    for facts in view["seats"]:
        ids.extend(f"fact-{fact}" for fact in facts)
    for track in view["tracks"]:
        ids.append(f"track-{track['name']}")
        for space in track["spaces"]:
            ids.extend(f"piece-{item.kind}" for item in space["items"])
    for thing in view["supply"]:
        ids.extend((f"piece-{thing}", f"fact-{thing}", f"supply-{thing}"))
    ids.extend(f"standing-{column}" for column in view["standings"]["columns"])
    return list(dict.fromkeys(ids))
