"""Packages of cards as people put them: "post 2 grain, hides for 3 salt to Egypt"."""

import re
from collections import Counter

from pelagos.cli.speech import say
from pelagos.cli.terminal.names import Lexicon, Unknown
from pelagos.cli.terminal.plans import is_plan, plan
from pelagos.cli.terminal.reading import Reader
from pelagos.engine.contract import DealShape
from pelagos.engine.errors import PelagosError
from pelagos.engine.spaces import Deal, Menu, SomeOf, Space

FOR = re.compile(r"\s(?:for|за|взамен|za|na|w zamian za)\s", re.IGNORECASE)
TO = re.compile(r"\s(?:to|для|к|do|dla)\s", re.IGNORECASE)
NOTHING_WISHED = ("all", "0", "-")
QUOTES = '"“”«»„ '


class TooFew(PelagosError):
    """The least number of cards in a package."""

    code = "too_few"

    def __init__(self, least: int) -> None:
        self.least = least
        super().__init__(f"a package has at least {least} cards")


def deal_of(space: Space[object]) -> DealShape | None:
    """The form of a package or posting, if this is one."""
    if isinstance(space, Deal):
        shape = space.shape()
        if shape["form"] in ("package", "posting"):
            return shape
    return None


def own_form(space: Space[object], names: Lexicon, text: str) -> str:
    """The notation of a package or plan, whether it was typed so or said in words."""
    shape = deal_of(space)
    if shape is None and not is_plan(space):
        return text
    try:
        if space.holds(space.read(text.split(), names.box)):
            return text
    except PelagosError:
        pass  # it is not notation, so it is words
    return plan(space, names, text) if shape is None else package(shape, names, text)


def package(shape: DealShape, names: Lexicon, text: str) -> str:
    """The notation of a package: number, total and the card named are worked out, and true."""
    reader = Reader(names)
    kind, box = shape["kind"], names.box
    said, _, remark = text.partition('"')
    offered, wish = _parted(FOR, f" {said} ")
    wish, whom = _parted(TO, f" {wish} ") if wish else ("", "")
    if not wish and not whom:
        offered, whom = _parted(TO, f" {offered} ")
    space = SomeOf(kind, shape["pile"], 0, len(shape["pile"]))
    written = reader.notation(space, offered.strip() or "-")
    cards = [] if written == "-" else [box.find(kind, slug) for slug in written.split("+")]
    if len(cards) < shape["low"]:
        raise TooFew(shape["low"])
    counts = Counter(cards)
    total = sum(n * n * shape["worth"][card] for card, n in counts.items())
    goods = [card for card in counts if shape["worth"][card]]
    if not goods:
        raise Unknown(offered.strip(), [])
    named = max(goods, key=lambda card: (counts[card], shape["worth"][card]))
    claim = f"{written} {len(cards)} {total} {box.slug(kind, named)}"
    if shape["form"] == "posting":
        claim += f" {_addressed(names, whom)} {_wished(names, kind, wish)}"
    return f"{claim} says {remark.strip(QUOTES)}" if remark.strip(QUOTES) else claim


def in_words(shape: DealShape, names: Lexicon) -> str:
    """A package of cards in hand, as a player may type it: the first that fit."""
    own, kind = names.own, shape["kind"]
    pile: list[int] = shape["pile"]
    goods = [card for card in pile if shape["worth"][card]]
    cards = [*goods[:1], *[card for n, card in enumerate(pile) if n != pile.index(goods[0])]]
    counts = Counter(cards[: shape["low"]])
    offered = ", ".join(f"{n} {own.name(kind, card).lower()}" for card, n in counts.items())
    if shape["form"] != "posting":
        return offered
    worth: list[int] = shape["worth"]
    wished = next((card for card, each in enumerate(worth) if each and card not in pile), goods[0])
    whom = shape["others"][0]
    people = names.people[whom] if names.people else ""
    return say(
        own.lang,
        "term-posting",
        cards=offered,
        wish=own.name(kind, wished).lower(),
        whom=people or own.name("seat", whom),
    )


def _parted(mark: re.Pattern[str], text: str) -> tuple[str, str]:
    found = mark.search(text)
    return (text[: found.start()], text[found.end() :]) if found else (text, "")


def _addressed(names: Lexicon, whom: str) -> str:
    words = whom.split()
    if not words:
        return NOTHING_WISHED[0]
    seat = names.take(words, "seat")
    if seat is None:
        raise Unknown(whom.strip(), names.near(whom, "seat"))
    return names.box.slug("seat", seat)


def _wished(names: Lexicon, kind: str, wish: str) -> str:
    words = wish.split()
    number = words.pop(0) if words and words[0].isdecimal() else ""
    if not words:
        return f"{number or NOTHING_WISHED[1]} {NOTHING_WISHED[2]}"
    card = names.take(words, kind)
    if card is None:
        raise Unknown(wish.strip(), names.near(wish, kind))
    return f"{number or 1} {names.box.slug(kind, card)}"


def bazaar_of(space: Space[object], names: Lexicon) -> str | None:
    """How to make an offer in words, if a menu is that of a bazaar."""
    if isinstance(space, Menu):
        for id in space.ids:
            found = deal_of(space.then(id))
            if found is not None:
                verb = names.own.name(space.kind, id).lower()
                return f"{verb} {in_words(found, names)}"
    return None
