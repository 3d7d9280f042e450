"""A table in one reader's words: what a seat may see, made ready for the client."""

import json
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, TypeVar

from pelagos.bots import Chance
from pelagos.engine.box import Box
from pelagos.engine.errors import BadData, PelagosError
from pelagos.engine.events import Event
from pelagos.engine.position import Position
from pelagos.engine.record import Record
from pelagos.engine.rules import Rules
from pelagos.engine.seats import CLOCK, NOBODY
from pelagos.engine.spaces import Space
from pelagos.server.errors import Explained, explained
from pelagos.server.odds import KNOWN as ODDS_OF
from pelagos.server.phrases import phrase
from pelagos.server.rows import Head, Origin, SeatRow
from pelagos.server.shelf import Shelf
from pelagos.server.types import (
    BrokenInfo,
    Clocks,
    EventInfo,
    Listed,
    QuestionInfo,
    ResultInfo,
    SeatInfo,
    TableState,
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
"""How a spectator is told in `you`."""

MOST_LISTED = 300
MOST_FORESEEN = 60
"""Answers of which it is told beforehand whether they can be taken back."""

EXAMPLES = 3

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


class Painter:
    """Puts scenes into words. Keeps the names of a box in each language, which never change."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self._labels: dict[tuple[str, str], dict[str, str]] = {}
        self._glossaries: OrderedDict[tuple[str, ...], dict[str, dict[str, str]]] = OrderedDict()
        self._words: OrderedDict[tuple[str, ...], Words] = OrderedDict()
        self._told: OrderedDict[tuple[int, int], tuple[Event, Words, EventInfo]] = OrderedDict()

    def words(self, scene: Scene, lang: str) -> Words:
        """The words of the scene's title, with the names of those who sit there."""
        names = [seat.name for seat in scene.seats]
        key = (*self._box_key(scene), lang, *names)
        found = self._words.get(key)
        if found is None:
            found = self.shelf.words(scene.head.title, lang, scene.board.contents(), names)
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
        asked = rules.asked(scene.board)
        view = _whole_view(scene) if viewer == ALL_KNOWING else rules.view(scene.board, viewer)
        question = None
        undo: list[int] = []
        if scene.sitting is not None:
            undo = scene.sitting.undoable(viewer) if viewer in mine else []
            if viewer in mine and viewer in [*asked, *scene.sitting.may_speak()]:
                question = self.question(scene.sitting, words, rules, viewer)
        return TableState(
            table=head.id,
            title=head.title,
            name=table_name(head, words),
            board=rules.board(scene.board.contents()),
            line=scene.line,
            over=not asked,
            result=_result(scene, words) if not asked else None,
            seats=[_seat(x, words, asked, mine) for x in scene.seats],
            you=viewer if viewer >= 0 else ALL_KNOWING if viewer == ALL_KNOWING else SPECTATOR,
            view=view,
            names=self.names(scene, words) if names else {},
            places=list(rules.places),
            texts=self.labels(scene.head.title, view, words, rules),
            question=question,
            undo=undo,
            paused=head.paused,
            pace=head.pace,
            clocks=Clocks(head.clock_minutes, _deadline(head, asked)),
            chat_count=head.chats,
            options=dict(head.options),
            uploaded=head.uploaded,
            chance=head.chance,
            length=len(scene.record.lines),
            what_if=_what_if(head, words),
            version=head.version,
            odds=head.title in ODDS_OF,
            broken=None if scene.broken is None else _broken(scene.broken, lang),
        )

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

    def labels(
        self, title: str, view: dict[str, Any], words: Words, rules: Rules[Any]
    ) -> dict[str, str]:
        """The labels of whatever the view speaks of, by message id."""
        known = self._labels.setdefault((title, words.lang), {})
        found: dict[str, str] = {}
        for id in label_ids(view, rules):
            if id not in known:
                known[id] = _label_text(id, words)
            if known[id]:
                found[id] = known[id]
        return found

    def question(
        self, sitting: Sitting, words: Words, rules: Rules[Any], seat: int
    ) -> QuestionInfo:
        """What `seat` is asked."""
        asked = sitting.question(seat)
        step = rules.step(sitting.board)
        assert step is not None  # there is a question
        shape = dressed(asked.space.shape(), words, rules.places)
        text = words.question(asked.step, seat, step.about(sitting.board, seat))
        waits = seat in sitting.asked()
        return QuestionInfo(
            seat=seat,
            waits=waits,
            step=asked.step,
            text=text if waits else words.text("ask-unasked"),
            clause=asked.clause,
            clause_text=self.shelf.clause_text(asked.clause, words.lang),
            line=asked.line,
            secret=asked.secret,
            shape=shape,
            listed=_listed(sitting, asked.space, words, seat),
            examples=_examples(asked.space, words.box, asked.line),
        )

    # -- events -------------------------------------------------------------------------------

    def events(
        self, scene: Scene, told: list[tuple[int, Event]], lang: str, since: int = 0
    ) -> list[EventInfo]:
        """Events that the reader may know of, in words; changes of the rules among them."""
        words = self.words(scene, lang)
        places = scene.rules.places
        found = [self._event(line, event, words, places) for line, event in told]
        for line, was, now in scene.head.versions:
            if line >= since:
                text = phrase(lang, "rules-carried", was=was, now=now)
                found.append(EventInfo(line, NOBODY, text, "rules_carried", "", []))
        return sorted(found, key=lambda e: e.line) if scene.head.versions else found

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
            )
            known = (event, words, info)  # kept beside it, so that their ids stay theirs
            _keep(self._told, key, known, EVENTS_KEPT)
        return known[2]

    # -- refusals -----------------------------------------------------------------------------

    def explain(self, error: PelagosError, words: Words) -> Explained:
        """A refusal in the reader's language, with its clause."""
        found = explained(error, words.lang, words.seats)
        if error.clause:
            found.problem.clause_text = self.shelf.clause_text(error.clause, words.lang)
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
    """The title; of a what-if, also where it left another table."""
    title = words.text("title")
    origin = Origin.read(head.origin)
    if origin is None:
        return title
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


def _seat(row: SeatRow, words: Words, asked: list[int], mine: list[int]) -> SeatInfo:
    return SeatInfo(
        row.seat,
        words.seat(row.seat),
        row.kind,
        row.seat,
        row.seat in asked,
        row.seat in mine,
        row.steward,
        row.bot,
    )


def _result(scene: Scene, words: Words) -> ResultInfo | None:
    result = scene.rules.result(scene.board)
    if result is None:
        return None
    text = words.text(f"ending-{result.ending}")
    return ResultInfo(list(result.winners), list(result.scores), result.ending, text, result.clause)


def _deadline(head: Head, asked: list[int]) -> float | None:
    waits = head.clock_minutes is not None or CLOCK in asked
    return head.due if waits and not head.paused and (head.due or 0) > time.time() else None


def _whole_view(scene: Scene) -> dict[str, Any]:
    """The spectator's view with every seat's own facts and hand put in."""
    rules, board = scene.rules, scene.board
    whole = dict(rules.view(board, NOBODY))
    own = [rules.view(board, seat) for seat in range(scene.record.players)]
    facts = [view.get("seats") for view in own]
    if all(isinstance(f, list) for f in facts):
        whole["seats"] = [f[seat] for seat, f in enumerate(facts) if isinstance(f, list)]
    whole["hands"] = [view.get("hand") for view in own]
    return whole


def _places(event: Event, words: Words, places: tuple[str, ...]) -> list[str]:
    found: list[str] = []
    for field, fact in zip(event.kind.fields, event.facts, strict=True):
        kind = field.partition(":")[2]
        if kind.rstrip("*") in places:
            ids = fact if isinstance(fact, (tuple, list)) else [fact]
            found.extend([words.box.slug(kind.rstrip("*"), i) for i in ids if isinstance(i, int)])
    return list(dict.fromkeys(found))


def _listed(sitting: Sitting, space: Space, words: Words, seat: int) -> list[Listed] | None:
    values = space.listed(MOST_LISTED)
    if values is None:
        return None
    rows = []
    for value in values:
        text = space.write(value, words.box)
        row = Listed(value, text, words.choice(space, value) or text)
        if len(values) <= MOST_FORESEEN:
            row.final = sitting.is_final(seat, value)
        rows.append(row)
    return rows


def _examples(space: Space, box: Box, line: int) -> list[str]:
    """A few answers in notation, the same ones whenever the question is looked at."""
    rng = Chance(line)
    drawn = [space.write(space.draw(rng), box) for _ in range(EXAMPLES)]
    return [text for text in dict.fromkeys(drawn) if text]


def dressed(shape: dict[str, Any], words: Words, places: tuple[str, ...]) -> dict[str, Any]:
    """A shape whose ids are also given by slug, label and place."""
    new = dict(shape)
    kind = new.get("kind")
    if isinstance(kind, str):
        for key in ("ids", "pile", "places"):
            if isinstance(new.get(key), list):
                new["items"] = [_item(kind, id, words, places) for id in new[key]]
    if "options" in new and isinstance(kind, str):
        new["options"] = [
            {**_item(kind, o["id"], words, places), "then": dressed(o["then"], words, places)}
            for o in new["options"]
        ]
    if isinstance(new.get("first"), dict):
        new["first"] = dressed(new["first"], words, places)
    if new.get("shape") == "form":
        new["fields"] = [
            {**f, "label": _label(f["name"], words), "then": dressed(f["then"], words, places)}
            for f in new["fields"]
        ]
    return new


def _label_text(id: str, words: Words) -> str:
    """The message, or nothing where there is none or it needs more than a number."""
    if not words.has(id):
        return ""
    try:
        return words.text(id, n=1)
    except BadData:
        return ""


def _label(name: str, words: Words) -> str:
    return words.text(f"fact-{name}") if words.has(f"fact-{name}") else name.replace("_", " ")


def _item(kind: str, id: int, words: Words, places: tuple[str, ...]) -> dict[str, Any]:
    slug = str(id) if kind == "number" else words.box.slug(kind, id)
    item = {"id": id, "slug": slug, "label": words.name(kind, id)}
    if kind in places:
        item["place"] = slug
    return item


def label_ids(view: dict[str, Any], rules: Rules[Any]) -> list[str]:
    """The message ids of the labels of whatever the view speaks of."""
    ids = [f"phase-{phase}" for phase in rules.phases]
    areas = view.get("areas")
    if isinstance(areas, dict):
        for area in areas.values():
            ids.extend(f"piece-{piece[0]}" for piece in area.get("pieces", ()))
            ids.extend(f"mark-{mark[0]}" for mark in area.get("marks", ()))
    seats = view.get("seats")
    if isinstance(seats, list):
        for facts in seats:
            ids.extend(f"fact-{fact}" for fact in facts)
    for track in view.get("tracks", ()):
        ids.append(f"track-{track['name']}")
        for space in track.get("spaces", ()):
            ids.extend(f"piece-{item[0]}" for item in space.get("items", ()))
    supply = view.get("supply")
    if isinstance(supply, dict):
        for thing in supply:
            ids.extend((f"piece-{thing}", f"fact-{thing}", f"supply-{thing}"))
    return list(dict.fromkeys(ids))
