"""How to play a title: a page of its own, as data, with little boards from real games."""

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct, field

from pelagos.catalogue import entry, load
from pelagos.engine.box import find_seat
from pelagos.engine.errors import BadData, PelagosError
from pelagos.engine.record import Record
from pelagos.lessons.course import Text, converted, line_of, read_game, read_text
from pelagos.lessons.playing import sitting_at
from pelagos.table import Sitting

FILE = "how_to_play.toml"

SECTIONS = ("goal", "round", "actions", "winning", "mistakes")
"""What every page tells, in this order; `edition` comes first where there are others."""


class Board(Struct, frozen=True, forbid_unknown_fields=True):
    """A small board: a game after a number of answers, as a seat sees it, with some places
    highlighted.
    """

    game: str
    line: int
    seat: str
    look: list[str] = []

    @property
    def viewer(self) -> int:
        """The seat through whose eyes the board is seen."""
        return find_seat(self.seat)


class Section(Struct, frozen=True, forbid_unknown_fields=True):
    """A heading with a text, a list, or both; `caption` says what is to be seen on its board."""

    name: str
    heading: Text
    text: Text | None = None
    items: list[Text] = []
    board: Board | None = None
    caption: Text | None = None


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """How a title is played, in five minutes."""

    title: str
    lead: Text
    sections: list[Section] = field(name="section")
    games: dict[str, Record] = {}

    def board(self, section: Section) -> Sitting:
        """The table a section's little board shows."""
        assert section.board is not None
        return sitting_at(load(self.title), self.games[section.board.game], section.board.line)


@cache
def how_to_play(title: str) -> Page:
    """The page of a title on the shelf."""
    return read_page(files(__package__).joinpath(entry(title).title))


def read_page(folder: Traversable) -> Page:
    """The page in a folder. Raises BadData naming the line that is wrong."""
    text = read_text(folder, FILE)
    name = f"{folder.name}/{FILE}"
    found = converted(text, name, Page, "section")
    games: dict[str, Record] = {}
    for number, section in enumerate(found.sections):
        board = section.board
        try:
            if board is not None and board.game not in games:
                games[board.game] = read_game(folder, board.game)
            if board is not None and not 0 <= board.line <= len(games[board.game].lines):
                raise BadData(f"{board.game} has only {len(games[board.game].lines)} answers")
        except PelagosError as error:
            raise BadData(f"{name}, line {line_of(text, 'section', number)}: {error}") from None
    return Page(found.title, found.lead, found.sections, games)
