"""The coach as data: what matters in each phase of a title, and when somebody is about to win."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct, field

from pelagos.engine.contract import Standings
from pelagos.engine.errors import BadData
from pelagos.lessons.course import Text, converted, line_of, read_text

FILE = "coach.toml"


class Tip(Struct, frozen=True, forbid_unknown_fields=True):
    """What matters in some phases, in a sentence or two.

    `column` is what should be looked at then, a column of the standings or a figure of the seats:
    what each of the others has.
    """

    phases: list[str]
    text: Text
    column: str = ""


class Threat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who has `at` in a column of the standings is one step from winning.

    `{name}` in the text is the player; `players` are the numbers of players for which it holds,
    all of them if none is named.
    """

    column: str
    at: int
    text: Text
    players: list[int] = []


class Coach(Struct, frozen=True, forbid_unknown_fields=True):
    """What there is to say about a title while it is played; `goal` is what a newcomer is told
    first: how one wins, how a round goes, what things buy."""

    title: str
    goal: Text | None = None
    tips: list[Tip] = field(name="tip", default_factory=list)
    threats: list[Threat] = field(name="threat", default_factory=list)

    def tip(self, phases: list[str]) -> Tip | None:
        """What matters in the innermost of these phases, given from the outside in."""
        known = {phase: tip for tip in self.tips for phase in tip.phases}
        return next((known[phase] for phase in reversed(phases) if phase in known), None)

    def close_to_winning(self, standings: Standings) -> list[tuple[int, Text]]:
        """The seats that are one step from winning, with what is said of them."""
        rows = standings["rows"]
        found = []
        for threat in self.threats:
            fits = not threat.players or len(rows) in threat.players
            if not fits or threat.column not in standings["columns"]:
                continue
            column = standings["columns"].index(threat.column)
            close = [seat for seat, row in enumerate(rows) if (row[column] or 0) >= threat.at]
            found.extend([(seat, threat.text) for seat in close])
        return found


@cache
def coach(title: str) -> Coach:
    """The coach of a title; if there is none, one that says nothing."""
    folder = files(__package__).joinpath(title)
    return read_coach(folder) if folder.joinpath(FILE).is_file() else Coach(title)


def read_coach(folder: Traversable) -> Coach:
    """The coach in a folder. Raises BadData naming the line that is wrong."""
    text = read_text(folder, FILE)
    name = f"{folder.name}/{FILE}"
    found = converted(text, name, Coach, "tip")
    seen: set[str] = set()
    for number, tip in enumerate(found.tips):
        twice = seen.intersection(tip.phases)
        if twice:
            at = line_of(text, "tip", number)
            raise BadData(f"{name}, line {at}: there are two tips for {', '.join(sorted(twice))}")
        seen.update(tip.phases)
    return found
