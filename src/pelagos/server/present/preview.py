"""The changes an answer would make to what a seat can see, in words."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from pelagos.engine.contract import View
from pelagos.server.types.answers import Change
from pelagos.table.preview import Outlooks
from pelagos.words import Words

Fact = tuple[str, str, str, int]
"""A sort (fact, hand, piece), where or of which kind it is, its name, and whose it is."""


def preview_of(
    found: Outlooks, seat: int, words: Words, places: tuple[str, ...]
) -> tuple[list[Change], bool]:
    """What changes in the same way in every world, and whether there will be more. If others answer
    unseen at the same time, what becomes of them is a guess and is not told.
    """
    first, *others = [_differences(found.before, after, seat) for after in found.after]
    sure = {
        fact: pair
        for fact, pair in first.items()
        if all(o.get(fact) == pair for o in others) and (fact[3] == seat or not found.sealed)
    }
    told = {(fact[2], pair) for fact, pair in sure.items() if fact[0] == "hand"}
    rows = [
        Change(_label(fact, words, places), before, after, fact[3])
        for fact, pair in sure.items()
        for before, after in [_values(pair, words)]
        # gold may be both a fact about the seat and part of the hand: it is shown once
        if before != after and (fact[0] != "fact" or fact[3] != seat or (fact[2], pair) not in told)
    ]
    return rows, found.chance or any(len(each) != len(sure) for each in (first, *others))


def _differences(before: View, after: View, seat: int) -> dict[Fact, tuple[object, object]]:
    was, now = facts(before, seat), facts(after, seat)
    return {
        fact: (was.get(fact, 0), now.get(fact, 0))
        for fact in {**was, **now}
        if was.get(fact, 0) != now.get(fact, 0)
    }


def facts(view: View, seat: int) -> dict[Fact, object]:
    """What a view says of holdings: each seat's facts, the viewer's hand, the pieces on the map."""
    counts: Counter[Fact] = Counter()
    for kind, slug, number in view["hand"]:
        counts["hand", kind, slug, seat] += number
    for area, contents in view["areas"].items():
        for piece, owner, number in contents["pieces"]:
            counts["piece", area, piece, owner] += number
    found: dict[Fact, object] = dict(counts)
    for seat_number, row in enumerate(view["seats"]):
        for name, value in row.items():
            found[("fact", "", name, seat_number)] = _plain(value)
    return found


def _plain(value: object) -> object:
    """Something that can be compared and kept in a set."""
    if isinstance(value, (list, tuple)):
        return tuple(_plain(v) for v in value)
    if isinstance(value, Mapping):
        return tuple((k, _plain(v)) for k, v in value.items())
    return value


def _label(fact: Fact, words: Words, places: tuple[str, ...]) -> str:
    sort, where, name, _ = fact
    if sort == "fact":
        return _text(f"fact-{name}", words) or name.replace("_", " ")
    if sort == "hand":
        known = _text(f"name-{where}-{name}", words) or _text(f"piece-{name}", words)
        return known or _called(name, words)
    area = next((t for k in places if (t := _text(f"name-{k}-{where}", words))), where)
    return f"{area}: {_text(f'piece-{name}', words) or name}"


def _text(id: str, words: Words) -> str:
    return words.text(id, n=1) if words.has(id) else ""


def _called(slug: str, words: Words) -> str:
    """A thing by its name, whatever its kind."""
    for kind, slugs in words.box.names.items():
        if slug in slugs:
            return words.name(kind, slugs.index(slug))
    return slug


def _values(pair: tuple[object, object], words: Words) -> tuple[Any, Any]:
    """Before and after; of lists only what goes and what comes, of figures side by side all."""
    before, after = pair
    if isinstance(before, tuple) and isinstance(after, tuple) and not _are_figures(before):
        gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
        before, after = tuple(gone.elements()) or None, tuple(come.elements()) or None
    return _value(before, words), _value(after, words)


def _are_figures(row: tuple[object, ...]) -> bool:
    return bool(row) and all(isinstance(one, int) for one in row)


def _value(value: object, words: Words) -> Any:
    if value is None or isinstance(value, int):
        return value
    if isinstance(value, tuple):
        return words.listed([str(_value(v, words)) for v in value])
    return _called(str(value), words)
