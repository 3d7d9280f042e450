"""The table of contents.

Where the chapters are:

O, X     rounds, who decides         here, leadership (NewRound), passing
C, B     components, board           box, board, ids; that they add up: rules
S        set-up                      setup, board
1        collect Resources           collect, board
2        trade Resources             trade, leadership (give_title)
3        build                       build, payment, sets
3.1.1    control                     control, where_to_build
3.1.2    Units and Buildings         units_and_buildings, where_to_build
3.1.3    Heroes and Wonders          heroes, where_to_build
3.2      Leadership tracks           board (shift)
4.1      movement                    movement, zeus
4.2      battles                     battle; provinces at war: board (at_war), conquest,
                                     where_to_build
4.3      conquest                    conquest, takeover; 4.3.5: where_to_build,
                                     conquest (is_capital_province), victory
5        leadership                  leadership
6        victory                     victory, standings, heroes
7, 8, 9  tiles, bargains, questions  heroes, board; 9.a: build; 9.b: units_and_buildings; 9.d:
                                     battle; 9.e: takeover
10       abilities of Heroes         Circe: collect, conquest; Antigone: trade; Cleopatra, Hannibal:
                                     sets, payment; Hammurabi: control, where_to_build; Gilgamesh,
                                     Spartacus, Penthesilea: units_and_buildings, where_to_build;
                                     Castor and Pollux: heroes; Perseus: build (ClaimFirstPlace),
                                     heroes; Caesar, Nebuchadnezzar, Pericles, Ramses II: battle;
                                     Hamilcar, Queen of Sheba: conquest; Hercules: box
11       abilities of Wonders        Colossus, Temple of Artemis: collect; Hanging Gardens: build,
                                     sets; Lighthouse: units_and_buildings; Pyramids: heroes; Statue
                                     of Zeus: zeus; the peace is kept in battle, movement
G        glossary                    G.4 once per turn: payment (power_unused), leadership
                                     (NewRound)
H        hidden information          view, redeal; what becomes known: build (ShowKept), collect
                                     (Colossus), trade (Compensate); H.3: trade (Offer); H.4:
                                     collect (DrawLegendary)
L        limits                      where pieces are taken: collect, board (gain), control,
                                     units_and_buildings, where_to_build, takeover
V, R     options, rulings            where they act; options are named in box
"""

from typing import ClassVar, Final

from pelagos.engine.steps import Call, Do, Phase, While
from pelagos.games.mare_nostrum.empires.battle import LandBattle, SeaBattle
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.build import (
    BeginBuildTurn,
    ChooseBuild,
    ClaimFirstPlace,
    EndBuildTurn,
    Keep,
    NameBuilder,
    ShowKept,
    somebody_waits,
)
from pelagos.games.mare_nostrum.empires.collect import (
    ChooseTempleYield,
    ColossusGood,
    DrawLegendary,
    FindTempleChoices,
    ForgetDraws,
    Income,
)
from pelagos.games.mare_nostrum.empires.conquest import Conquer, FindConquests, PlaceLegions
from pelagos.games.mare_nostrum.empires.ids import CULTURE, MILITARY, TRADE
from pelagos.games.mare_nostrum.empires.leadership import NewRound, SettleTitles, TitleOfHighest
from pelagos.games.mare_nostrum.empires.movement import (
    BeginWarTurn,
    EndWarTurn,
    FleetsInPlace,
    March,
    NameMover,
    ReadyFleets,
    ReadyLegions,
    Sail,
)
from pelagos.games.mare_nostrum.empires.setup import (
    ChooseEmpire,
    DealEmpires,
    PlacePieces,
    TurnUpTile,
)
from pelagos.games.mare_nostrum.empires.takeover import Convert
from pelagos.games.mare_nostrum.empires.trade import (
    Compensate,
    CountOffers,
    EndTrade,
    Offer,
    OwnNumber,
    PlayMarker,
    ReturnOffers,
    ShowOffers,
    Take,
)
from pelagos.games.mare_nostrum.empires.victory import CheckConquest, CheckGlory, CheckLeadership
from pelagos.games.mare_nostrum.empires.zeus import DeclarePeace

COLLECT: Final = Phase(
    "collect",
    [
        FindTempleChoices(),
        ChooseTempleYield(),
        Income(),
        DrawLegendary(),
        ForgetDraws(),
        ColossusGood(),
    ],
)


class CollectAfterFirstRound(Do[Board]):
    """The nine start Resources are the yield of round 1."""  # mne:S.5

    clause = "mne:S.5"
    calls: ClassVar[list[Phase]] = [COLLECT]

    def do(self, b: Board) -> None:
        if b.round > 1:
            b.call(COLLECT)


TRADING: Final = Phase(
    "trade",
    [
        PlayMarker(),
        OwnNumber(),
        CountOffers(),
        Offer(),
        ShowOffers(),
        Take(),
        ReturnOffers(),
        Compensate(),
        EndTrade(),
    ],
)

BUILD_TURN: Final = Phase(
    "build_turn",
    [NameBuilder(), ClaimFirstPlace(), BeginBuildTurn(), ChooseBuild(), EndBuildTurn()],
)

# The order at the end of phase 3. mne:X.a
BUILDING: Final = Phase(
    "build",
    [While(somebody_waits, BUILD_TURN), CheckGlory(), Keep(), ShowKept(), TurnUpTile()],
)

# Conversions, Triremes, sea battles, Legions, land battles, conquest. mne:4.b
WAR_TURN: Final = Phase(
    "war_turn",
    [
        NameMover(),
        BeginWarTurn(),
        Convert(),
        ReadyFleets(),
        Sail(),
        FleetsInPlace(),
        SeaBattle(),
        ReadyLegions(),
        March(),
        LandBattle(),
        FindConquests(),
        Conquer(),
        PlaceLegions(),
        EndWarTurn(),
    ],
)

WAR: Final = Phase("war", [DeclarePeace(), While(somebody_waits, WAR_TURN), CheckConquest()])

LEADING: Final = Phase(
    "leadership",
    [
        SettleTitles(TRADE, "lead_tie_trade"),
        TitleOfHighest(TRADE),
        SettleTitles(CULTURE, "lead_tie_culture"),
        TitleOfHighest(CULTURE),
        SettleTitles(MILITARY, "lead_tie_military"),
        TitleOfHighest(MILITARY),
        CheckLeadership(),
    ],
)

# The five phases of a round. mne:O.4
ROUND: Final = Phase(
    "round",
    [
        NewRound(),
        CollectAfterFirstRound(),
        Call(TRADING),
        Call(BUILDING),
        Call(WAR),
        Call(LEADING),
    ],
)


def undecided(b: Board) -> bool:
    """There is no fixed number of rounds, and nobody is eliminated."""  # mne:O.2 mne:L.7
    return not b.ending


GAME: Final = Phase(
    "game",
    [DealEmpires(), ChooseEmpire(), PlacePieces(), TurnUpTile(), While(undecided, ROUND)],
)
