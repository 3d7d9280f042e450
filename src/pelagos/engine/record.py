"""A game is its record: a header and the answers, one per line, FATE's included.

The text form:

    pelagos record 1
    title: cyclades
    rules: 1
    players: 4
    option hidden_gold: true
    seat p1: Anna
    chance: <hash of the secret the table committed to>
    secret: <the secret itself, once the game is over>
    branch: 12 of k3x7, line 12

    fate marker_order p3,p1,p4,p2
    p3 offer ares 5
    end: 2 lines, <hash of all above>

A line is a seat, the name of the question and the answer in notation. An answer that the reader
may not see is written `?`.

A "what if" says where it left another game: how many of its lines were played there, and which
game that was. One that knows the other game through a single seat's eyes has none of its lines; it
begins in a position that this seat could believe in, which is then part of the header
(`position: {...}`).
"""

import hashlib
import json
from typing import Any, Final

from pelagos.engine.box import find_seat, seat_slug
from pelagos.engine.errors import BadData, BadNotation, PelagosError
from pelagos.engine.position import Position
from pelagos.engine.rules import Rules
from pelagos.engine.seats import EVERYONE, hears

FORMAT: Final = "pelagos record 1"
SEALED: Final = "?"
LARGEST: Final = 4_000_000
"""Characters; the longest games we know of stay far below."""


class Line:
    """One answer: who, to which question, in notation, and who may read it."""

    def __init__(self, seat: int, step: str, text: str, audience: int = EVERYONE) -> None:
        self.seat: Final = seat
        self.step: Final = step
        self.text: Final = text
        self.audience: Final = audience

    def shown_to(self, seat: int) -> "Line":
        """The line as `seat` may read it."""
        if hears(self.audience, seat):
            return self
        return Line(self.seat, self.step, SEALED, self.audience)

    def __str__(self) -> str:
        return f"{seat_slug(self.seat)} {self.step} {self.text}".rstrip()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


class Record:
    """The header and the lines of one game."""

    def __init__(
        self,
        title: str,
        version: int,
        players: int,
        options: dict[str, object],
        seats: list[str] | None = None,
        chance: str = "",
        lines: list[Line] | None = None,
        secret: str = "",
        branch: int = 0,
        origin: str = "",
        position: dict[str, object] | None = None,
    ) -> None:
        """`branch` lines were played in the game `origin`; the rest, from `position` if given."""
        self.title = title
        self.version = version
        self.players = players
        self.options = options
        self.seats = seats if seats is not None else [seat_slug(s) for s in range(players)]
        self.chance = chance
        self.lines = lines if lines is not None else []
        self.secret = secret
        self.branch = branch
        self.origin = origin
        self.position = position

    def like(self, lines: list[Line], secret: str = "") -> "Record":
        """A record with this header and other lines, which reveals `secret`."""
        return Record(
            self.title,
            self.version,
            self.players,
            self.options,
            self.seats,
            self.chance,
            lines,
            secret,
            self.branch,
            self.origin,
            self.position,
        )

    def shown_to(self, seat: int) -> "Record":
        """The record as `seat` (NOBODY: a spectator) may read it while the game runs."""
        return self.like([line.shown_to(seat) for line in self.lines])

    # -- writing ------------------------------------------------------------------------------

    def to_text(self) -> str:
        """The text form; `from_text` reads it back."""
        out = [FORMAT, f"title: {self.title}", f"rules: {self.version}"]
        out.append(f"players: {self.players}")
        for name, value in self.options.items():
            out.append(f"option {name}: {json.dumps(value)}")
        for seat, name in enumerate(self.seats):
            out.append(f"seat {seat_slug(seat)}: {' '.join(name.split())}")
        if self.chance:
            out.append(f"chance: {self.chance}")
        if self.secret:
            out.append(f"secret: {self.secret}")
        if self.origin:
            out.append(f"branch: {self.branch} of {self.origin}")
        if self.position is not None:
            out.append(f"position: {json.dumps(self.position, separators=(',', ':'))}")
        out.append("")
        out.extend([str(line) for line in self.lines])
        body = "\n".join(out)
        return f"{body}\nend: {len(self.lines)} lines, {_digest(body)}\n"

    def to_json(self) -> dict[str, object]:
        """The same as plain data."""
        data: dict[str, object] = {
            "format": FORMAT,
            "title": self.title,
            "rules": self.version,
            "players": self.players,
            "options": dict(self.options),
            "seats": list(self.seats),
            "chance": self.chance,
            "secret": self.secret,
            "answers": [[seat_slug(x.seat), x.step, x.text] for x in self.lines],
        }
        if self.origin:
            data["branch"] = self.branch
            data["origin"] = self.origin
        if self.position is not None:
            data["position"] = self.position
        return data

    # -- reading ------------------------------------------------------------------------------

    @staticmethod
    def from_text(text: str) -> "Record":
        """Reads the text form. Raises BadData naming the line that is wrong."""
        if len(text) > LARGEST:
            raise BadData(f"a record has at most {LARGEST} characters")
        rows = text.replace("\r\n", "\n").split("\n")
        if rows[0].strip() != FORMAT:
            raise BadData(f"line 1: not a Pelagos record; it should begin with {FORMAT!r}")
        while rows and not rows[-1].strip():
            rows.pop()
        closing = rows.pop() if len(rows) > 1 else ""
        if not closing.startswith("end: "):
            raise BadData(
                f"line {len(rows) + 1}: the record is cut off; its closing line is missing"
            )
        if "" not in rows:
            raise BadData("the record has no empty line between header and answers")
        gap = rows.index("")
        record = _header(rows[1:gap])
        for number, row in enumerate(rows[gap + 1 :], gap + 2):
            record.lines.append(_line(row, number))
        expected = f"end: {len(record.lines)} lines, {_digest(chr(10).join(rows))}"
        if closing.strip() != expected:
            raise BadData(
                f"line {len(rows) + 1}: the closing line does not fit;"
                " the record was edited or damaged"
            )
        return record

    @staticmethod
    def from_json(data: object) -> "Record":
        """Reads the JSON form."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadData(f"not a Pelagos record: its format should be {FORMAT!r}")
        title, version, players = data.get("title"), data.get("rules"), data.get("players")
        options, seats, answers = data.get("options"), data.get("seats"), data.get("answers")
        chance, secret = data.get("chance", ""), data.get("secret", "")
        if not (isinstance(title, str) and type(version) is int and type(players) is int):
            raise BadData("a record needs a title, a rules version and a number of players")
        if not (isinstance(options, dict) and isinstance(seats, list)):
            raise BadData("a record needs options and seats")
        if not (isinstance(chance, str) and isinstance(secret, str)):
            raise BadData("a record's chance and secret are texts")
        branch, origin, position = (
            data.get("branch", 0),
            data.get("origin", ""),
            data.get("position"),
        )
        if not (type(branch) is int and branch >= 0 and isinstance(origin, str)):
            raise BadData("a record's branch is a number of lines of another game")
        if not (position is None or isinstance(position, dict)):
            raise BadData("the position a record begins in is an object")
        if not isinstance(answers, list):
            raise BadData("a record needs a list of answers")
        lines: list[Line] = []
        for number, row in enumerate(answers, 1):
            if not (
                isinstance(row, list) and len(row) == 3 and all(isinstance(w, str) for w in row)
            ):
                raise BadData(f"answer {number}: should be [seat, question, text]")
            lines.append(_line(" ".join(row), number))
        names = [str(s) for s in seats]
        return Record(
            title,
            version,
            players,
            options,
            names,
            chance,
            lines,
            secret,
            branch,
            origin,
            position,
        )


def _digest(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def _header(rows: list[str]) -> Record:
    fields: dict[str, str] = {}
    options: dict[str, object] = {}
    seats: list[str] = []
    for number, row in enumerate(rows, 2):
        key, colon, value = row.partition(": ")
        if not colon:
            raise BadData(f"line {number}: expected 'name: value'")
        if key.startswith("option "):
            try:
                options[key[7:]] = json.loads(value)
            except ValueError:
                raise BadData(f"line {number}: cannot read the value of {key}") from None
        elif key.startswith("seat "):
            seats.append(value)
        else:
            fields[key] = value
    for need in ("title", "rules", "players"):
        if need not in fields:
            raise BadData(f"the record's header does not say its {need}")
    numbers = [fields["rules"], fields["players"]]
    if not all(n.isdecimal() and len(n) < 6 for n in numbers):
        raise BadData("the rules version and the number of players should be whole numbers")
    version, players = int(numbers[0]), int(numbers[1])
    chance, secret = fields.get("chance", ""), fields.get("secret", "")
    count, _, origin = fields.get("branch", "0").partition(" of ")
    if not (count.isdecimal() and len(count) < 8):
        raise BadData("the branch of a record is a number of lines of another game")
    position = _position(fields["position"]) if "position" in fields else None
    return Record(
        fields["title"],
        version,
        players,
        options,
        seats,
        chance,
        None,
        secret,
        int(count),
        origin,
        position,
    )


def _position(text: str) -> dict[str, object]:
    try:
        found = json.loads(text)
    except ValueError:
        raise BadData("the position a record begins in cannot be read") from None
    if not isinstance(found, dict):
        raise BadData("the position a record begins in is an object")
    return found


def _line(row: str, number: int) -> Line:
    words = row.split(" ", 2)
    if len(words) < 2:
        raise BadData(f"line {number}: expected a seat, a question and an answer")
    try:
        seat = find_seat(words[0])
    except BadNotation as error:
        raise BadData(f"line {number}: {error}") from None
    return Line(seat, words[1], words[2] if len(words) > 2 else "")


class Replay:
    """A record being played: the board after each line, one line at a time."""

    def __init__(self, rules: Rules[Any], record: Record) -> None:
        if record.title != rules.title:
            raise BadData(f"this is a record of {record.title}, not of {rules.title}")
        if record.version != rules.version:
            said = (
                f"the record was made with rules version {record.version} of {record.title};"
                f" this is version {rules.version}"
            )
            raise BadData(said, about="other_rules", made=record.version, now=rules.version)
        self.rules = rules
        self.record = record
        self.at = 0
        box = rules.box(record.players, dict(record.options))
        self.board: Position = (
            rules.start(box) if record.position is None else rules.load(box, record.position)
        )
        self.board.log = []
        rules.step(self.board)

    def forward(self) -> Line:
        """Plays the next line. Raises BadData naming it when it does not fit the position."""
        line = self.record.lines[self.at]
        rules, b = self.rules, self.board
        step = rules.step(b)
        if step is None:
            raise self._misfit(line, "the game is over by then")
        if line.text == SEALED:
            raise self._misfit(line, "it is sealed; this record cannot be played beyond it")
        if step.name != line.step:
            raise self._misfit(line, f"the question is {step.name}, not {line.step}")
        try:
            space = rules.offered(b, line.seat, step)
            value = rules.read_in(b, space, line.text)
            audience = step.seen_by(b, line.seat)
            rules.give(b, line.seat, value, space, line.text)
        except PelagosError as error:
            raise self._misfit(line, str(error)) from None
        self.record.lines[self.at] = Line(line.seat, line.step, line.text, audience)
        self.at += 1
        return line

    def _misfit(self, line: Line, reason: str) -> BadData:
        said = f"answer {self.at + 1} ({str(line)[:60]!r}): {reason}"
        return BadData(said, about="misfit", number=self.at + 1)

    def to(self, line: int) -> Position:
        """Plays on until `line` answers have been given."""
        if not self.at <= line <= len(self.record.lines):
            raise BadData(f"the record has {len(self.record.lines)} answers; {line} is not there")
        while self.at < line:
            self.forward()
        return self.board


def replay(rules: Rules[Any], record: Record) -> Position:
    """The board at the end of a record."""
    return Replay(rules, record).to(len(record.lines))
