"""The table of contents of the revised edition."""

from pelagos.engine.steps import Call, Do, ForEachSeat, Phase, While
from pelagos.games.mare_nostrum.common.battle import (
    ChooseFoe,
    ChooseLosses,
    DivideForces,
    DivideFortresses,
    Engage,
    LeaveField,
    MeetFoe,
    battles_left,
)
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.campaign import Entered, LeavePosts
from pelagos.games.mare_nostrum.common.construction import DiscardRest, KeepCards, Pay
from pelagos.games.mare_nostrum.common.income import TakeExtraGood
from pelagos.games.mare_nostrum.common.names import (
    DIRECTOR,
    MILITARY_LEADER,
    POLITICAL_LEADER,
)
from pelagos.games.mare_nostrum.common.order import (
    ForgetOrder,
    HasActed,
    NameLast,
    NameNext,
    named_player,
    some_have_not_acted,
)
from pelagos.games.mare_nostrum.common.refusals import Reasons
from pelagos.games.mare_nostrum.common.roles import (
    DrawFirstHolder,
    GiveFirstRole,
    HandOutPrintedRoles,
    NameHeir,
    PassRole,
    some_role_unheld,
)
from pelagos.games.mare_nostrum.common.setup import (
    ChooseCivilization,
    DrawCivilizations,
    DrawOrder,
    ForgetDrawnOrder,
    ForgetFreshMarkers,
    LayOutSheets,
    PlaceNeutrals,
    drawn_order,
)
from pelagos.games.mare_nostrum.common.trade import (
    CallNumber,
    Compensate,
    EndTrade,
    OfferCards,
    ReturnOffers,
    ShowOffers,
    TakeCard,
)
from pelagos.games.mare_nostrum.laget.blockade import (
    AnnounceCrossing,
    ChooseChain,
    CompleteCrossing,
    DeclareBlockade,
)
from pelagos.games.mare_nostrum.laget.box import box_of
from pelagos.games.mare_nostrum.laget.construction import (
    BuildWithGifts,
    EndActivation,
    EndOfContest,
    LagetShop,
)
from pelagos.games.mare_nostrum.laget.contenders import LookForContenders
from pelagos.games.mare_nostrum.laget.income import CollectRevisedIncome
from pelagos.games.mare_nostrum.laget.settlement import (
    ChooseSpoils,
    LayAgain,
    LeaveProvince,
    Settle,
    TakeOnlySpoils,
)
from pelagos.games.mare_nostrum.laget.setup import (
    BeginLayout,
    EndLayout,
    FixOrder,
    PlaceInCapital,
    RollForOrder,
    agreed_order,
)
from pelagos.games.mare_nostrum.laget.titles import claimants, first_holders
from pelagos.games.mare_nostrum.laget.trade import (
    CompelTake,
    takes_freely,
    trade_goes_on,
)
from pelagos.games.mare_nostrum.laget.war import (
    DeclareBattle,
    EndPhase,
    EndSupport,
    LeaveTheField,
    MustSettle,
    RemoveRevisedLosses,
    RevisedCampaign,
    RollWithSupport,
    SupportBattle,
    TakeTheField,
    TurnAndKeepState,
    some_unsettled,
)

SHOP = LagetShop(
    Reasons(
        own_marker="lc:10.1",
        fresh="lc:10.10",
        war="lc:10.17",
        occupied="lc:10.18",
        stock="lc:10.2",
        coast="lc:10.15",
        icons="lc:10.11",
        site="lc:10.12",
        limit="lc:10.13",
        sets="lc:9.5",
        markers="lc:10.4",
        marker_supply="lc:20.1",
        marker_enemies="",
        convert="lc:13.21",
        convert_war="lc:13.22",
        cards="lc:10.24",
        free_marker="lc:9.11",
        free_convert="lc:13.25",
        free_fortress="lc:16.6",
        exchange="lc:18.2",
    )
)

# -- set-up ---------------------------------------------------------------------------------------

PICKING = Phase("picking", [ChooseCivilization("lc:3.5")])
DRAWN_CIVILIZATIONS = Phase("drawn_civilizations", [DrawCivilizations("lc:3.5")])
AGREED_CIVILIZATIONS = Phase("agreed_civilizations", [ForEachSeat(agreed_order, PICKING)])
ROLLED_CIVILIZATIONS = Phase(
    "rolled_civilizations",
    [RollForOrder(), FixOrder(), ForEachSeat(drawn_order, PICKING), ForgetDrawnOrder()],
)
LAYOUT = Phase("layout", [BeginLayout(), PlaceInCapital(SHOP, "lc:5.1"), EndLayout()])
BASIC_SETUP = Phase("basic_setup", [LayOutSheets(), HandOutPrintedRoles("lc:4.3")])
ADVANCED_SETUP = Phase(
    "advanced_setup",
    [
        DrawOrder("draw_layout_order", "lc:5.12"),
        ForEachSeat(drawn_order, LAYOUT),
        ForgetDrawnOrder(),
        ForgetFreshMarkers(),
    ],
)
FIRST_TITLE = Phase(
    "first_role",
    [DrawFirstHolder("lc:4.5", first_holders), GiveFirstRole("lc:4.5", first_holders)],
)


class Assign(Do[Board]):
    """Civilizations are drawn, agreed on, or picked in an order that is rolled."""  # lc:3.5

    def __init__(self) -> None:
        self.calls = [DRAWN_CIVILIZATIONS, AGREED_CIVILIZATIONS, ROLLED_CIVILIZATIONS]

    def do(self, b: Board) -> None:
        ways = {
            "random": DRAWN_CIVILIZATIONS,
            "agreed": AGREED_CIVILIZATIONS,
            "roll_and_pick": ROLLED_CIVILIZATIONS,
        }
        b.call(ways[box_of(b.box).assignment])


class SetUp(Do[Board]):
    """The printed layouts, or 36 points spent freely."""  # lc:4.1 lc:5.1

    def __init__(self) -> None:
        self.calls = [BASIC_SETUP, ADVANCED_SETUP]

    def do(self, b: Board) -> None:
        b.call(ADVANCED_SETUP if box_of(b.box).advanced else BASIC_SETUP)


SETUP = Phase("setup", [Assign(), PlaceNeutrals(), SetUp(), While(some_role_unheld, FIRST_TITLE)])

# -- titles ---------------------------------------------------------------------------------------

NAVIGATOR = Phase(
    "navigator",
    [
        NameHeir(DIRECTOR, "name_navigator", "lc:6.8", claimants),
        PassRole(DIRECTOR, "lc:6.7", claimants),
    ],
)
LAWGIVER = Phase(
    "lawgiver",
    [
        NameHeir(POLITICAL_LEADER, "name_lawgiver", "lc:6.8", claimants),
        PassRole(POLITICAL_LEADER, "lc:6.7", claimants),
    ],
)
WARLORD = Phase(
    "warlord",
    [
        NameHeir(MILITARY_LEADER, "name_warlord", "lc:6.8", claimants),
        PassRole(MILITARY_LEADER, "lc:6.7", claimants),
    ],
)
ALL_TITLES = Phase("all_titles", [Call(NAVIGATOR), Call(LAWGIVER), Call(WARLORD)])


class CheckTitle(Do[Board]):
    """The title of the phase is checked before anything else; or all three, as an option."""

    # lc:6.1 lc:6.5 lc:6.9 lc:6.11 lc:21.3
    def __init__(self, own: Phase) -> None:
        self.own = own
        self.calls = [own, ALL_TITLES]

    def do(self, b: Board) -> None:
        b.call(ALL_TITLES if box_of(b.box).all_titles else self.own)


# -- trade ----------------------------------------------------------------------------------------

TAKING = Phase("taking", [CompelTake("lc:8.20"), TakeCard(takes_freely, "lc:8.8", "lc:8.12")])
TRADE = Phase(
    "trade",
    [
        CheckTitle(NAVIGATOR),
        CollectRevisedIncome(),
        TakeExtraGood("lc:7.12"),
        CallNumber("lc:8.1"),
        OfferCards("lc:8.4"),
        ShowOffers(),
        While(trade_goes_on, TAKING),
        ReturnOffers(),
        Compensate("lc:8.16"),
        EndTrade(),
    ],
)  # lc:6.2 lc:7.1 lc:8.2 lc:8.19

# -- construction ---------------------------------------------------------------------------------

PAYMENT = Phase("payment", [Pay(SHOP, "lc:9.6", "lc:9.5")])
BUILDING = Phase(
    "building",
    [BuildWithGifts(SHOP, PAYMENT, "lc:9.3"), EndActivation()],
)
NAMED_BUILDING = Phase(
    "named_building",
    [
        NameNext(POLITICAL_LEADER, "name_next_builder", "lc:9.2"),
        NameLast(),
        ForEachSeat(named_player, BUILDING),
        HasActed(),
    ],
)
CONSTRUCTION = Phase(
    "construction",
    [
        CheckTitle(LAWGIVER),
        LookForContenders(),
        While(some_have_not_acted, NAMED_BUILDING),
        ForgetOrder(),
        KeepCards("lc:9.8"),
        DiscardRest(),
        EndOfContest(),
    ],
)  # lc:9.1

# -- war ------------------------------------------------------------------------------------------

BATTLE = Phase(
    "battle",
    [
        ChooseFoe("lc:12.14"),
        MeetFoe(),
        SupportBattle(),
        RollWithSupport("lc:12.7"),
        ChooseLosses("lc:12.10"),
        RemoveRevisedLosses(),
        EndSupport(),
    ],
)  # lc:12.4 lc:12.8 lc:12.11 lc:12.17
ENGAGEMENT = Phase(
    "engagement",
    [
        DivideForces("lc:12.13"),
        DivideFortresses("lc:12.13"),
        Engage(),
        While(battles_left, BATTLE),
    ],
)
SEA_BATTLE = Phase("sea_battle", [Call(ENGAGEMENT), LeaveField()])
ENTRY = Phase("entry", [TurnAndKeepState("lc:17.3"), Entered()])
LEAVE_POSTS = Phase("leave_posts", [LeavePosts("lc:13.17")])
SETTLEMENT = Phase(
    "settlement", [Settle(), LayAgain(), ChooseSpoils(), TakeOnlySpoils(), LeaveProvince()]
)
LAND_BATTLE = Phase(
    "land_battle",
    [DeclareBattle(), Call(ENTRY), Call(ENGAGEMENT), Call(SETTLEMENT)],
)
CROSSING = Phase(
    "crossing",
    [
        ChooseChain(),
        AnnounceCrossing(),
        DeclareBlockade(SEA_BATTLE),
        CompleteCrossing(ENTRY, LEAVE_POSTS),
    ],
)
LATE_SETTLEMENT = Phase("late_settlement", [MustSettle(), Call(SETTLEMENT)])
ACTIVATION = Phase(
    "activation",
    [
        TakeTheField(),
        RevisedCampaign(SEA_BATTLE, LAND_BATTLE, SETTLEMENT, LEAVE_POSTS, ENTRY, CROSSING),
        While(some_unsettled, LATE_SETTLEMENT),
        LeaveTheField(),
    ],
)
NAMED_ACTIVATION = Phase(
    "named_activation",
    [
        NameNext(MILITARY_LEADER, "name_next_general", "lc:11.2"),
        NameLast(),
        ForEachSeat(named_player, ACTIVATION),
        HasActed(),
    ],
)
WAR = Phase(
    "military",
    [
        CheckTitle(WARLORD),
        While(some_have_not_acted, NAMED_ACTIVATION),
        ForgetOrder(),
        EndPhase(),
    ],
)  # lc:11.1

# -- the game -------------------------------------------------------------------------------------


class NewTurn(Do[Board]):
    """Only provinces marked before this turn radiate."""  # lc:10.6

    def do(self, b: Board) -> None:
        b.round += 1
        b.fresh = 0


def nobody_has_won(b: Board) -> bool:
    """Turns repeat until somebody wins; there is no limit and no draw."""  # lc:1.3
    return b.winner < 0


TURN = Phase("turn", [NewTurn(), Call(TRADE), Call(CONSTRUCTION), Call(WAR)])
GAME = Phase("game", [Call(SETUP), While(nobody_has_won, TURN)])
