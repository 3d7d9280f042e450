"""From what a person types to the notation of an answer, whatever the form of the question."""

import re
from collections.abc import Callable

from pelagos.cli.terminal.names import Lexicon, Unknown
from pelagos.engine.box import Box
from pelagos.engine.spaces import (
    Allot,
    Form,
    Menu,
    Nothing,
    Number,
    OneOf,
    Order,
    SomeOf,
    Space,
)

ARROWS = {">", "→", "->"}
MARKS = re.compile(r"([,+:×])")
TIMES = re.compile(r"[x×](\d+)$")
NONE = {"-", "none", "nothing", "ничего", "никого", "nic", "nikt"}


class Reader:
    """Reads names in any language; what has a form of its own is left to its space."""

    def __init__(
        self, names: Lexicon, own: Callable[[Space[object], Lexicon, str], str] | None = None
    ) -> None:
        """`own` puts what a person says for a title's own form into its notation."""
        self.names = names
        self.own = own
        self.box: Box = names.box
        self.range: tuple[int, int] | None = None
        """The bounds of a number that lay outside of them, in the text read last."""

    def notation(self, space: Space[object], text: str) -> str:
        """The notation that a text means. Raises Unknown at a name that it cannot find."""
        self.range = None
        words = [w for w in MARKS.sub(r" \1 ", text).split() if w not in ARROWS]
        said = self._read(space, words, text)
        left = [w for w in words if w != ","]
        return " ".join([said, *left]).strip()

    def _read(self, space: Space[object], words: list[str], text: str) -> str:
        if isinstance(space, Nothing):
            return ""
        if isinstance(space, Menu):
            return self._menu(space, words, text)
        if isinstance(space, Form):
            parts = [self._read(field, words, text) for field in space.fields]
            return " ".join(p for p in parts if p)
        if isinstance(space, OneOf):
            return self._name(words, space.kind, space.ids)
        if isinstance(space, Number):
            return self._number(space, words)
        if isinstance(space, SomeOf):
            return self._some(space, words)
        if isinstance(space, Allot):
            return self._allot(space, words)
        if isinstance(space, Order):
            return self._order(space, words)
        rest = self._as_typed(words, text)
        return rest if self.own is None else self.own(space, self.names, rest)

    def _name(self, words: list[str], kind: str, ids: list[int]) -> str:
        while words and words[0] in (",", ":"):
            words.pop(0)
        typed = " ".join(words)
        id = self.names.take(words, kind, ids)
        if id is None:
            raise Unknown(typed, self.names.near(typed, kind, ids))
        return self.box.slug(kind, id)

    def _menu(self, space: Menu[object], words: list[str], text: str) -> str:
        slug = self._name(words, space.kind, space.ids)
        id = self.box.find(space.kind, slug)
        if id in space.ids:
            return f"{slug} {self._read(space.then(id), words, text)}".strip()
        return f"{slug} {self._loosely(words)}".strip()

    def _loosely(self, words: list[str]) -> str:
        """Names after something that is not on offer, so that the refusal can speak of them."""
        said: list[str] = []
        while words:
            for kind in self.names.kinds():
                id = self.names.take(words, kind)
                if id is not None:
                    said.append(self.box.slug(kind, id))
                    break
            else:
                said.append(words.pop(0))
        return " ".join(w for w in said if w not in (",", ":", "+"))

    def _number(self, space: Number, words: list[str]) -> str:
        while words and words[0] in (",", ":", "×"):
            words.pop(0)
        if words and words[0].isdecimal() and not space.low <= int(words[0]) <= space.high:
            self.range = (space.low, space.high)
        return words.pop(0) if words else ""

    def _some(self, space: SomeOf, words: list[str]) -> str:
        ids = list(dict.fromkeys(space.pile))
        found: list[str] = []
        if words and words[0].casefold() in NONE:
            words.pop(0)
            return "-"
        while words:
            if words[0] in (",", "+"):
                words.pop(0)
                continue
            count, slug = self._counted(space.kind, ids, words)
            found += [slug] * count
        return "+".join(found) or "-"

    def _counted(self, kind: str, ids: list[int], words: list[str]) -> tuple[int, str]:
        """A name with a number before or after it, or the number it has in the list shown."""
        count = 1
        if words[0].isdecimal():
            count = int(words.pop(0)[:4])
            if words and words[0] == "×":
                words.pop(0)
            if not words or words[0] in (",", "+") or words[0].isdecimal():
                if 1 <= count <= len(ids):
                    return 1, self.box.slug(kind, ids[count - 1])
                raise Unknown(str(count), [])
        slug = self._name(words, kind, ids)
        if len(words) > 1 and words[0] in (":", "×") and words[1].isdecimal():
            count = int(words[1][:4])
            del words[:2]
        elif words and (times := TIMES.match(words[0])):
            count = int(times[1][:4])
            words.pop(0)
        return count, slug

    def _allot(self, space: Allot, words: list[str]) -> str:
        found: list[str] = []
        if words and words[0].casefold() in NONE:
            words.pop(0)
            return "-"
        while words:
            if words[0] in (",", "+"):
                words.pop(0)
                continue
            count = "1"
            if words[0].isdecimal():
                count = words.pop(0)
                slug = self._name(words, space.kind, space.places)
            else:
                slug = self._name(words, space.kind, space.places)
                if len(words) > 1 and words[0] in (":", "×"):
                    words.pop(0)
                if words and words[0].isdecimal():
                    count = words.pop(0)
            found.append(f"{slug}:{count}")
        return "+".join(found) or "-"

    def _order(self, space: Order, words: list[str]) -> str:
        found: list[str] = []
        while words:
            if words[0] == ",":
                words.pop(0)
                continue
            if words[0].isdecimal() and 1 <= int(words[0][:4]) <= len(space.ids):
                found.append(self.box.slug(space.kind, space.ids[int(words.pop(0)) - 1]))
            else:
                found.append(self._name(words, space.kind, space.ids))
        return ",".join(found)

    def _as_typed(self, words: list[str], text: str) -> str:
        """Forms of a title's own are read by it, as they were typed after what has been read."""
        rest = MARKS.sub(r" \1 ", text).split()
        taken = len([w for w in rest if w not in ARROWS]) - len(words)
        words.clear()
        raw = [w for w in text.split() if w not in ARROWS]
        return " ".join(raw[min(taken, len(raw)) :])
