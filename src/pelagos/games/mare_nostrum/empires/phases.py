"""The table of contents."""

from typing import ClassVar, Final

from pelagos.engine.steps import Call, Do, Phase, While
from pelagos.games.mare_nostrum.empires.battle import LandBattle, SeaBattle
from pelagos.games.mare_nostrum.empires.board import Board
from pelagos.games.mare_nostrum.empires.build import (
    BeginBuildTurn,
    CheckGlory,
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
from pelagos.games.mare_nostrum.empires.leadership import (
    CheckLeadership,
    NewRound,
    SettleTitles,
    TitleOfHighest,
)
from pelagos.games.mare_nostrum.empires.setup import (
    ChooseEmpire,
    DealEmpires,
    PlacePieces,
    TurnUpTile,
)
from pelagos.games.mare_nostrum.empires.terms import CULTURE, MILITARY, TRADE
from pelagos.games.mare_nostrum.empires.trade import (
    CountOffers,
    EndTrade,
    MakeEven,
    Offer,
    OwnNumber,
    PlayMarker,
    ShowOffers,
    Take,
    TakeBack,
)
from pelagos.games.mare_nostrum.empires.war import (
    BeginWarTurn,
    CheckConquest,
    Convert,
    DeclarePeace,
    EndWarTurn,
    FleetsInPlace,
    March,
    NameMover,
    ReadyFleets,
    ReadyLegions,
    Sail,
)

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
        TakeBack(),
        MakeEven(),
        EndTrade(),
    ],
)

BUILD_TURN: Final = Phase(
    "build_turn",
    [NameBuilder(), ClaimFirstPlace(), BeginBuildTurn(), ChooseBuild(), EndBuildTurn()],
)

# mne:X.a: the order at the end of phase 3.
BUILDING: Final = Phase(
    "build",
    [While(somebody_waits, BUILD_TURN), CheckGlory(), Keep(), ShowKept(), TurnUpTile()],
)

# mne:4.b: conversions, Triremes, sea battles, Legions, land battles, conquest.
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

# mne:O.4: the five phases of a round.
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
    """mne:O.2, mne:L.7: rounds follow without a fixed number and nobody is eliminated."""
    return not b.ending


GAME: Final = Phase(
    "game",
    [DealEmpires(), ChooseEmpire(), PlacePieces(), TurnUpTile(), While(undecided, ROUND)],
)
