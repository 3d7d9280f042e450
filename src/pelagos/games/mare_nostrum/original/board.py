"""The board of the game of 2003."""

from typing import ClassVar

from pelagos.games.mare_nostrum.four_cards.board import Board
from pelagos.games.mare_nostrum.original.box import OriginalBox


class OriginalBoard(Board):
    """`edition` is the box once more, known to be of this edition."""

    fields: ClassVar[tuple[str, ...]] = Board.fields
    __slots__ = ("edition",)

    def __init__(self, box: OriginalBox, like: "OriginalBoard | None" = None) -> None:
        super().__init__(box, like)
        self.edition = box

    def copy(self) -> "OriginalBoard":
        return OriginalBoard(self.edition, self)
