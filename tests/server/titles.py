"""The toy title as the only one on offer, with words in English."""

from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from pelagos.bots import Bot, Level, Randomly
from pelagos.engine.box import Box
from pelagos.engine.rules import Rules
from pelagos.server.titles import Titles
from pelagos.words import Words
from tests.support.haven import HavenRules

FTL = """
title = Haven
blurb = Bid for harbours.
ask-bid = { $seat }, what do you bid?
ask-gift = { $seat }, be gracious to a neighbour.
ask-store_or_sell = { $seat }, store or sell?
event-storm = A storm of strength { $strength }.
event-sealed_bid = { $seat } has bid.
event-bids_shown = The bids: { $bids }.
event-harbour_won = { $seat } wins the harbour.
event-card_drawn = { $seat } draws { $good }.
event-bargain = { $seat } gives { $count } gold to { $partner }.
event-stored = { $seat } stores { $good }.
event-sold = { $seat } sells { $good }.
name-good-wine = wine
name-good-oil = oil
name-good-grain = grain
name-verb-store = store
name-verb-sell = sell
name-verb-pass = pass
ending-harbours = Three harbours.
ending-rounds = Six rounds.
option-rounds = Rounds
"""


class HavenWords(Words):
    def __init__(self, lang: str, box: Box, seats: list[str] | None) -> None:
        super().__init__("cyclades", lang, box, seats)
        self._own = FluentBundle([lang], use_isolating=False)
        self._own.add_resource(FluentResource(FTL))


class HavenTitles(Titles):
    def names(self) -> list[str]:
        return ["haven"]

    def stage(self, title: str) -> str:
        return "draft"

    def rules(self, title: str) -> Rules[Any]:
        return HavenRules()

    def words(self, title: str, lang: str, box: Box, seats: list[str] | None = None) -> Words:
        return HavenWords(lang, box, seats)

    def levels(self) -> list[Level]:
        return [Level("random")]

    def bot(self, name: str, title: str) -> Bot:
        return Randomly()
