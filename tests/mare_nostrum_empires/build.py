"""A table set in the middle of things, spoken to in notation."""

from pelagos.engine.errors import BadNotation
from pelagos.engine.events import Event
from pelagos.engine.rules import Result
from pelagos.engine.seats import FATE
from pelagos.games.mare_nostrum.empires import rules
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.box import EmpiresBox
from pelagos.games.mare_nostrum.empires.ids import NONE, RESOURCES
from pelagos.games.mare_nostrum.empires.leadership import highest
from pelagos.games.mare_nostrum.empires.phases import (
    BUILDING,
    COLLECT,
    GAME,
    LEADING,
    ROUND,
    TRADING,
    WAR,
)
from pelagos.games.mare_nostrum.empires.setup import TurnUpTile
from pelagos.games.mare_nostrum.shared.tables import changed

ROME, GREECE, BABYLON, EGYPT, CARTHAGE = range(5)
TRADE, CULTURE, MILITARY = range(3)
PHASES = {
    "collect": (COLLECT, 2),
    "trade": (TRADING, 3),
    "build": (BUILDING, 4),
    "war": (WAR, 5),
    "leadership": (LEADING, 6),
}


class Table:
    """Seats are numbers: ROME is p1, GREECE p2, ... in the order of the empires in play."""

    def __init__(self, players: int = 5, options: dict[str, object] | None = None) -> None:
        self.rules = rules()
        chosen: dict[str, object] = {"hero_display": "all_open", **(options or {})}
        box = self.rules.box(players, chosen)
        assert isinstance(box, EmpiresBox)
        self.box = box
        self.b: Board = self.rules.start(self.box)
        self.b.log = []
        self.rules.step(self.b)
        if not box.chosen:
            self.rules.answer(self.b, FATE, self.rules.choices(self.b, FATE).values()[0])
        while self.question() == TurnUpTile.name:
            self.rules.answer(self.b, FATE, self.rules.choices(self.b, FATE).values()[0])

    # -- setting things up --------------------------------------------------------------------

    def at(self, phase: str) -> "Table":
        """Goes to the beginning of a phase of the present round."""
        found, line = PHASES[phase]
        b = self.b
        b.round = max(b.round, 2)
        b.phases[:] = [GAME, ROUND, found]
        b.steps[:] = [len(GAME.steps) - 1, line, 0]
        b.turns[:] = [0, 0, 0]
        return self

    def id(self, kind: str, slug: str) -> int:
        return self.box.find(kind, slug)

    def give(self, seat: int, **resources: int) -> None:
        for slug, n in resources.items():
            r = self.id("resource", slug)
            self.b.hand[seat * RESOURCES + r] += n
            if slug.startswith("legendary_"):
                self.b.pile &= ~(1 << (r - 14))
            else:
                self.b.reserve[r] -= n

    def strip(self, *seats: int) -> None:
        """Takes everything from behind the screens."""
        for seat in seats or range(self.box.players):
            for r in self.b.pile_of(seat):
                self.b.give_back(seat, r)

    def own(self, seat: int, *tiles: str) -> None:
        for slug in tiles:
            tile = self.id("tile", slug)
            self.b.owner = changed(self.b.owner, tile, seat)
            self.b.face_up &= ~(1 << tile)
            for track, by in enumerate(self.b.box.bonus[tile]):
                self.b.shift(track, seat, by)

    def control(self, province: str, seat: int) -> None:
        self.b.set_control(self.id("province", province), seat)

    def legions(self, province: str, seat: int, number: int) -> None:
        """Exactly this many Legions of the seat stand there."""
        at = self.id("province", province)
        now = self.b.legions[at * self.box.players + seat]
        self.b.add_legions(at, seat, number - now)

    def fortress(self, province: str, seat: int) -> None:
        self.b.add_fortress(self.id("province", province), seat)

    def no_fortress(self, province: str) -> None:
        self.b.remove_fortress(self.id("province", province))

    def triremes(self, sea: str, seat: int, number: int) -> None:
        self.b.add_triremes(self.id("sea", sea), seat, number)

    def raised(self, *icons: str) -> None:
        for icon in icons:
            self.b.raise_building(self.id("icon", icon))

    def razed(self, *icons: str) -> None:
        for icon in icons:
            self.b.raze_building(self.id("icon", icon))

    def occupied(self, icon: str, seat: int) -> None:
        self.b.stand_on(self.id("icon", icon), seat)

    def seized(self, province: str, seat: int) -> None:
        self.b.stand_on_marker(self.id("province", province), seat)

    def leader(self, track: int, seat: int) -> None:
        self.b.leaders = changed(self.b.leaders, track, seat)

    def quiet(self) -> None:
        """Takes every Unit off the map."""
        for province in range(self.box.provinces):
            for seat in range(self.box.players):
                n = self.b.legions[province * self.box.players + seat]
                self.b.add_legions(province, seat, -n)
            if self.b.fort[province] >= 0:
                self.b.remove_fortress(province)

    # -- playing ------------------------------------------------------------------------------

    def say(self, seat: int, *texts: str) -> None:
        for text in texts:
            self.rules.answer(self.b, seat, self.rules.read(self.b, seat, text))

    def fate(self, *texts: str) -> None:
        self.say(FATE, *texts)

    def can(self, seat: int, text: str) -> bool:
        """Whether the seat may answer that to the present question. The words must exist."""
        known = {slug for slugs in self.box.names.values() for slug in slugs}
        for word in text.replace("+", " ").split():
            assert word in known or word in ("-", "p1", "p2", "p3", "p4", "p5"), word
        space = self.rules.choices(self.b, seat)
        try:
            return space.holds(self.rules.read(self.b, seat, text))
        except BadNotation:
            return False

    def verbs(self, seat: int) -> list[str]:
        """The verbs the present question offers."""
        shape = self.rules.choices(self.b, seat).shape()
        assert shape["shape"] == "menu"
        return [self.box.slug("verb", option["id"]) for option in shape["options"]]

    def listed(self, seat: int) -> list[str]:
        """Every answer to the present question, in notation."""
        space = self.rules.choices(self.b, seat)
        return [space.write(v, self.box) for v in space.values()]

    def question(self) -> str:
        step = self.rules.step(self.b)
        return step.name if step else ""

    def asked(self) -> list[int]:
        return self.rules.asked(self.b)

    def skip_to(self, question: str) -> None:
        """Answers "done" or the first choice until that question stands."""
        for _ in range(200):
            if self.question() == question:
                return
            seat = self.asked()[0]
            space = self.rules.choices(self.b, seat)
            done = [v for v in space.values() if v in ((0, ()), ())]
            self.rules.answer(self.b, seat, done[0] if done else space.values()[0])
        raise AssertionError(f"{question} is never asked")

    def build_turn(self, seat: int) -> None:
        self.at("build")
        self.b.had_turn = 0
        self.say(self.b.leaders[CULTURE], f"p{seat + 1}")

    def war_turn(self, seat: int, until: str = "") -> None:
        self.at("war")
        self.b.had_turn = 0
        self.say(self.b.leaders[MILITARY], f"p{seat + 1}")
        if until:
            self.skip_to(until)

    def battle(self, province: str, seat: int, foe: int, dice: str) -> None:
        """The seat's turn up to and including one land battle."""
        self.war_turn(seat, "war_land_battle")
        self.say(seat, f"{province} p{foe + 1}")
        self.fate(dice)

    # -- looking ------------------------------------------------------------------------------

    def hand(self, seat: int) -> dict[str, int]:
        pile = [self.box.slug("resource", r) for r in self.b.pile_of(seat)]
        return {r: pile.count(r) for r in pile}

    def troops(self, province: str, seat: int) -> int:
        return self.b.legions[self.id("province", province) * self.box.players + seat]

    def walls(self, province: str) -> int:
        return self.b.fort[self.id("province", province)]

    def ships(self, sea: str, seat: int) -> int:
        return self.b.triremes[self.id("sea", sea) * self.box.players + seat]

    def controls(self, province: str) -> int:
        return self.b.control[self.id("province", province)]

    def holder(self, icon: str) -> int:
        """Who controls the Building, or NONE when there is none."""
        at = self.id("icon", icon)
        return self.b.controller(at) if self.b.built >> at & 1 else NONE

    def levels(self, seat: int) -> tuple[int, int, int]:
        track, n = self.b.track, self.box.players
        return track[seat], track[n + seat], track[2 * n + seat]

    def recount(self, seat: int) -> tuple[int, int, int]:
        """mne:5.a: the tracks counted from the map."""
        b, box = self.b, self.box
        trade = culture = 0
        for icon in range(box.icons):
            if b.built >> icon & 1 and b.controller(icon) == seat:
                if box.icon_sort[icon] < 2:
                    trade += 1
                else:
                    culture += 1
        military = sum(b.legions[seat :: box.players]) + sum(b.triremes[seat :: box.players])
        military += b.fort.count(seat)
        for tile, owner in enumerate(b.owner):
            if owner == seat:
                trade += box.bonus[tile][0]
                culture += box.bonus[tile][1]
                military += box.bonus[tile][2]
        return trade, culture, military

    def events(self, name: str) -> list[Event]:
        assert self.b.log is not None
        return [e for e in self.b.log if e.kind.name == name]

    def result(self) -> Result | None:
        self.rules.step(self.b)
        return self.rules.result(self.b)

    def top(self, track: int) -> list[int]:
        return highest(self.b, track)
