"""Words for whatever a view holds: slugs, counts, seats, marks, prices."""

from collections import Counter

from pelagos.cli.speech import can_say, say
from pelagos.engine.contract import Cost, Mark, Piece
from pelagos.words import Words

LONE = {"marker", "token", "title"}
"""Things of which a seat has one: the seat's name says all."""
SEATED = {"claim"}
"""Marks whose number is a seat."""
COUNTS = {"prosperity", "free_slots", "occupied"}
"""Marks whose number matters even when it is one."""
DOINGS = {"verb", "post"}
"""Kinds that say what is done with a thing, or where it goes, and bear its slug."""
PREFIXES = ("piece", "mark", "stock", "unit", "fact", "track", "standing")

COLOURS = (
    "red", "dodger_blue2", "green3", "gold1", "magenta", "cyan", "orange3", "grey70", "purple",
)  # fmt: skip


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "bright_black"


def seat_mark(seat: int) -> str:
    """A sign of the seat's own, for eyes and screens without colours."""
    return chr(0x2460 + seat) if seat >= 0 else ""


def label(words: Words, id: str, fallback: str) -> str:
    """The message if there is one."""
    return words.text(id, n=1) if words.has(id) else fallback


def called(words: Words, slug: str, kind: str = "") -> str:
    """A thing by its name, whatever its kind: `kind` is tried first."""
    first = [k for k in (kind, kind.rstrip("s")) if k in words.box.names]
    others = [k for k in words.box.names if k not in DOINGS]
    if (named := _named(words, slug, [*first, *others])) is not None:
        return named
    for prefix in PREFIXES:
        if words.has(f"{prefix}-{slug}"):
            return words.text(f"{prefix}-{slug}", n=1)
    if (done := _named(words, slug, list(words.box.names))) is not None:
        return done
    own = f"term-thing-{slug}"
    return say(words.lang, own) if can_say(words.lang, own) else slug.replace("_", " ")


def _named(words: Words, slug: str, kinds: list[str]) -> str | None:
    found = [k for k in kinds if slug in words.box.ids[k]]
    return words.name(found[0], words.box.ids[found[0]][slug]) if found else None


def counted(words: Words, kind: str, what: object) -> str:
    """A thing with its number: "army ×3"."""
    if isinstance(what, str) and what != kind:
        return called(words, what, kind)
    name = label(words, f"piece-{kind}", called(words, kind))
    return name if what in (1, "", kind) else f"{name} ×{what}"


def value(words: Words, fact: str, what: object) -> str:
    """What a fact says: a number, a name, several of them."""
    if what is None:
        return "?"
    if isinstance(what, bool):
        return "✓" if what else "·"
    if isinstance(what, (list, tuple)):
        if {type(v) for v in what} == {int}:
            return "/".join(str(v) for v in what)
        said = Counter(value(words, fact, v) for v in what)
        return ", ".join(one if n == 1 else f"{one} ×{n}" for one, n in said.items()) or "·"
    return called(words, what, fact) if isinstance(what, str) else str(what)


def pieces(words: Words, there: list[Piece]) -> list[tuple[str, int]]:
    """The pieces of a place, equal ones together, and whose they are."""
    sums: dict[tuple[str, int], int] = {}
    for kind, owner, number in there:
        sums[kind, owner] = sums.get((kind, owner), 0) + number
    return [(counted(words, kind, number), owner) for (kind, owner), number in sums.items()]


def mark(words: Words, kind: str, what: object) -> str:
    """Something true of a place, in words."""
    name = label(words, f"mark-{kind}", called(words, kind))
    if kind in SEATED and isinstance(what, int):
        return f"{name} {words.seat(what)}"
    if what == 1 and kind not in COUNTS:
        return name
    return f"{name}: {value(words, kind, what)}"


def marks(words: Words, there: list[Mark]) -> list[str]:
    """All marks of a place."""
    return [mark(words, kind, what) for kind, what in there]


def price(words: Words, cost: Cost) -> str:
    """What must be paid, stock by stock."""
    said = []
    for stock, number in [(s, n) for s, n in cost if n]:
        for id in (f"stock-{stock}", f"unit-{stock}"):
            if words.has(id):
                text = words.text(id, n=number)
                said.append(text if str(number) in text else f"{number} {text}")
                break
        else:
            said.append(f"{number} × {called(words, stock)}")
    return " + ".join(said)
