"""Names as people type them: in any language and case, in several words, cut short."""

import difflib
import unicodedata
from collections.abc import Iterable

from pelagos.engine.box import Box, seat_slug
from pelagos.engine.errors import PelagosError
from pelagos.words import LANGUAGES, Words

LONGEST = 8
"""Words of a name at most."""

PLAIN = str.maketrans({"ł": "l", "Ł": "l", "ё": "е", "_": " ", "’": " ", "'": " "})


class Unknown(PelagosError):
    """A word that names nothing here; `near` are names that look like it."""

    code = "unknown"

    def __init__(self, typed: str, near: list[str]) -> None:
        self.typed = typed.replace(" ,", ",")
        self.near = near
        super().__init__(f"nothing here is called {typed!r}")


def plain(text: str) -> str:
    """A name without case, accents and punctuation.

    >>> plain("Île d’Or (Est)")
    'ile d or est'
    """
    bare = unicodedata.normalize("NFKD", text.translate(PLAIN).casefold())
    kept = "".join(c if c.isalnum() else " " for c in bare if not unicodedata.combining(c))
    return " ".join(kept.split())


class Lexicon:
    """All names of a box in all languages, and the codes that the map shows."""

    def __init__(self, title: str, box: Box, lang: str) -> None:
        self.box = box
        self.own = Words(title, lang, box)
        self._words = [Words(title, each, box) for each in LANGUAGES]
        self._known: dict[str, dict[str, set[int]]] = {}
        self.codes: dict[str, tuple[str, int]] = {}
        self.people: list[str] = []
        """What the seats call themselves at this table: nations, cities."""

    def kinds(self) -> list[str]:
        """Every kind of thing that has a name here."""
        return [*self.box.names, "seat"]

    def known(self, kind: str) -> dict[str, set[int]]:
        """The ids of a kind by plain name."""
        found = self._known.get(kind)
        if found is None:
            found = {}
            number = self.box.players if kind == "seat" else len(self.box.names[kind])
            for id in range(number):
                for name in self._names(kind, id):
                    found.setdefault(plain(name), set()).add(id)
            self._known[kind] = found
        return found

    def _names(self, kind: str, id: int) -> list[str]:
        names = [words.name(kind, id) for words in self._words]
        if kind == "seat":
            people = [self.people[id]] if id < len(self.people) else []
            return [*names, seat_slug(id), *[p for p in people if p]]
        forms = [form for words in self._words for form in words.forms(kind, id)]
        return [*names, *forms, self.box.slug(kind, id)]

    def call_seats(self, names: list[str]) -> None:
        """Seats answer to these names too from now on."""
        if names != self.people:
            self.people = names
            self._known.pop("seat", None)

    def take(self, words: list[str], kind: str, ids: Iterable[int] | None = None) -> int | None:
        """Takes the longest name of that kind off the front of `words`: one of `ids` if it can
        be, else any; then what begins so and is the only one that does."""
        known = self.known(kind)
        allowed = set(ids) if ids is not None else None
        for among in (allowed, None) if allowed is not None else (None,):
            for begun in (False, True):
                for n in range(min(len(words), LONGEST), 0, -1):
                    if not plain(words[n - 1]):
                        continue  # a sign after a name, such as "-" for nothing, is not part of it
                    typed = plain(" ".join(words[:n]))
                    found = self._meant(known, kind, typed, among, begun)
                    if len(found) == 1:
                        del words[:n]
                        return found.pop()
        return None

    def _meant(
        self, known: dict[str, set[int]], kind: str, typed: str, among: set[int] | None, begun: bool
    ) -> set[int]:
        if not typed:
            return set()
        found: set[int] = set()
        if begun:
            if len(typed) > 1:
                found = {id for name, ids in known.items() if name.startswith(typed) for id in ids}
        else:
            found = set(known.get(typed, ()))
            code = self.codes.get(typed)
            if code is not None and code[0] == kind and not found:
                found = {code[1]}
        return found if among is None else found & among

    def anything(self, text: str) -> list[tuple[str, int]]:
        """Everything of any kind that is called so; else what begins so; else what holds it."""
        typed = plain(text)
        if not typed:
            return []
        if typed in self.codes:
            return [self.codes[typed]]
        tests = (str.__eq__, str.startswith, str.__contains__)
        for test in tests:
            found = [
                (kind, id)
                for kind in self.kinds()
                for name, ids in self.known(kind).items()
                if test(name, typed)
                for id in ids
            ]
            if found:
                return list(dict.fromkeys(found))
        return []

    def near(self, typed: str, kind: str = "", ids: Iterable[int] | None = None) -> list[str]:
        """Names of this language that look like what was typed."""
        kinds = [kind] if kind else self.kinds()
        found: dict[str, str] = {}
        for each in kinds:
            for name, known in self.known(each).items():
                for id in known:
                    if ids is None or id in ids:
                        found[name] = self.own.name(each, id)
        close = difflib.get_close_matches(plain(typed), list(found), 4, 0.6)
        return list(dict.fromkeys(found[name] for name in close))
