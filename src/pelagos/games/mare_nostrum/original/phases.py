"""The table of contents of the 2003 game."""

from pelagos.engine.steps import Call, Do, ForEachSeat, Phase, While
from pelagos.games.mare_nostrum.common.activation import TurnOnEntry
from pelagos.games.mare_nostrum.common.aftermath import TakeSpoils
from pelagos.games.mare_nostrum.common.battle import (
    LeaveField,
    RollDice,
    engagement,
    single_battle,
)
from pelagos.games.mare_nostrum.common.board import Board
from pelagos.games.mare_nostrum.common.campaign import (
    EndCampaign,
    Entered,
    LeavePosts,
)
from pelagos.games.mare_nostrum.common.construction import (
    Build,
    DiscardRest,
    EndBuilding,
    KeepCards,
    Pay,
)
from pelagos.games.mare_nostrum.common.income import CollectIncome, TakeExtraGood
from pelagos.games.mare_nostrum.common.names import (
    DIRECTOR,
    MILITARY_LEADER,
    POLITICAL_LEADER,
)
from pelagos.games.mare_nostrum.common.order import (
    AnnounceOrder,
    ForgetOrder,
    HasActed,
    NameLast,
    NameNext,
    announced_order,
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
    BeginLayout,
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
    RedirectTake,
    ReturnOffers,
    ShowOffers,
)
from pelagos.games.mare_nostrum.original.box import box_of
from pelagos.games.mare_nostrum.original.construction import OriginalShop, PlaceAnywhereOwned
from pelagos.games.mare_nostrum.original.military import (
    Aftermath,
    Campaign,
    ChooseProvince,
    EndMilitaryPhase,
    EnterOnlyProvince,
    InterleavedCampaign,
    ProvinceSettled,
    TurnLegion,
    some_province_open,
)
from pelagos.games.mare_nostrum.original.roles import challengers, first_holders
from pelagos.games.mare_nostrum.original.trade import SettleUnlessRedirected, TakeUnlessRedirected

SHOP = OriginalShop(
    Reasons(
        own_marker="mn:6.5.1",
        fresh="mn:6.5.3",
        war="mn:6.5.6",
        occupied="mn:6.5.6",
        stock="mn:11.1",
        coast="mn:6.5.5",
        icons="",
        site="mn:6.5.4",
        limit="mn:6.5.4",
        sets="mn:6.3.2",
        markers="mn:6.5.2",
        marker_supply="mn:11.2",
        marker_enemies="mn:6.5.7",
        convert="mn:6.6.1",
        convert_war="mn:6.6.2",
        cards="mn:6.7.3",
        free_marker="mn:9.1.3",
        free_convert="mn:9.1.3",
        free_fortress="mn:9.3.4",
        exchange="mn:9.1.5",
    )
)

# -- set-up ---------------------------------------------------------------------------------------

PICKING = Phase("picking", [ChooseCivilization("mn:3.1.5")])
DRAWN_CIVILIZATIONS = Phase("drawn_civilizations", [DrawCivilizations("mn:3.1.5")])
CHOSEN_CIVILIZATIONS = Phase(
    "chosen_civilizations",
    [
        DrawOrder("draw_choosing_order", "mn:3.1.5"),
        ForEachSeat(drawn_order, PICKING),
        ForgetDrawnOrder(),
    ],
)
BASIC_SETUP = Phase("basic_setup", [LayOutSheets()])
LAYOUT = Phase("layout", [BeginLayout(3), PlaceAnywhereOwned(SHOP, "mn:3.3.1")])
ADVANCED_SETUP = Phase(
    "advanced_setup",
    [
        DrawOrder("draw_layout_order", "mn:3.3.9"),
        ForEachSeat(drawn_order, LAYOUT),
        ForgetDrawnOrder(),
        ForgetFreshMarkers(),
    ],
)
FIRST_ROLE = Phase(
    "first_role",
    [DrawFirstHolder("mn:4.2.4", first_holders), GiveFirstRole("mn:4.2.4", first_holders)],
)


class Assign(Do[Board]):
    """Civilizations are drawn or chosen."""  # mn:3.1.5 mn:3.1.6

    def __init__(self) -> None:
        self.calls = [DRAWN_CIVILIZATIONS, CHOSEN_CIVILIZATIONS]

    def do(self, b: Board) -> None:
        b.call(DRAWN_CIVILIZATIONS if box_of(b.box).drawn else CHOSEN_CIVILIZATIONS)


class SetUp(Do[Board]):
    """The printed sheets, or 36 points spent freely."""  # mn:3.2.1 mn:3.3.1

    def __init__(self) -> None:
        self.calls = [BASIC_SETUP, ADVANCED_SETUP]

    def do(self, b: Board) -> None:
        b.call(ADVANCED_SETUP if box_of(b.box).advanced else BASIC_SETUP)


SETUP = Phase(
    "setup",
    [
        Assign(),
        PlaceNeutrals(),
        SetUp(),
        HandOutPrintedRoles("mn:3.2.1"),  # mn:3.3.10
        While(some_role_unheld, FIRST_ROLE),
    ],
)

# -- trade ----------------------------------------------------------------------------------------

REDIRECTION = Phase("redirection", [RedirectTake("mn:5.6.1"), SettleUnlessRedirected()])
TAKING = Phase("taking", [TakeUnlessRedirected(REDIRECTION)])
TRADE = Phase(
    "trade",
    [
        # Each role is checked at the beginning of its own phase. mn:4.2.1 mn:4.2.3
        NameHeir(DIRECTOR, "name_director", "mn:4.2.8", challengers),
        PassRole(DIRECTOR, "mn:4.2.7", challengers),
        CollectIncome(),
        TakeExtraGood("mn:9.3.3"),
        CallNumber("mn:5.2.1"),
        OfferCards("mn:5.3.1"),
        ShowOffers(),
        Call(TAKING),
        ReturnOffers(),
        Compensate("mn:5.5.4"),
        EndTrade(),
    ],
)

# -- construction ---------------------------------------------------------------------------------

PAYMENT = Phase("payment", [Pay(SHOP, "mn:6.3.2", "mn:6.3.1")])
BUILDING = Phase("building", [Build(SHOP, PAYMENT, "mn:6.1.3"), EndBuilding()])
NAMED_BUILDING = Phase(
    "named_building",
    [
        NameNext(POLITICAL_LEADER, "name_next_builder", "mn:6.1.2"),
        NameLast(),
        ForEachSeat(named_player, BUILDING),
        HasActed(),
    ],
)
CONSTRUCTION = Phase(
    "construction",
    [
        NameHeir(POLITICAL_LEADER, "name_political_leader", "mn:4.2.8", challengers),
        PassRole(POLITICAL_LEADER, "mn:4.2.7", challengers),
        AnnounceOrder(POLITICAL_LEADER, "order_builders", "mn:6.1.1"),
        ForEachSeat(announced_order, BUILDING),
        While(some_have_not_acted, NAMED_BUILDING),
        ForgetOrder(),
        KeepCards("mn:6.4.1"),
        DiscardRest(),
    ],
)

# -- military -------------------------------------------------------------------------------------

BATTLE = single_battle([], RollDice("mn:7.4.6"), "mn:7.4.11")
ENGAGEMENT = engagement(BATTLE, "mn:7.4.11")
SEA_BATTLE = Phase("sea_battle", [Call(ENGAGEMENT), LeaveField()])
LEAVE_POSTS = Phase("leave_posts", [LeavePosts("mn:7.3.7")])
PROVINCE = Phase(
    "province",
    [
        EnterOnlyProvince(),
        ChooseProvince(),
        Call(ENGAGEMENT),
        Aftermath(),
        TakeSpoils("mn:9.2.5"),
        ProvinceSettled(),
    ],
)
IN_SEQUENCE = Phase(
    "campaign_in_sequence",
    [
        Campaign(SEA_BATTLE, LEAVE_POSTS),
        TurnLegion(),
        While(some_province_open, PROVINCE),
    ],
)
LAND_BATTLE = Phase(
    "land_battle", [Call(ENGAGEMENT), Aftermath(), TakeSpoils("mn:9.2.5"), LeaveField()]
)
ENTRY = Phase("entry", [TurnOnEntry("mn:7.8.1"), Entered()])
INTERLEAVED = Phase(
    "campaign_interleaved",
    [InterleavedCampaign(SEA_BATTLE, LAND_BATTLE, LAND_BATTLE, LEAVE_POSTS, ENTRY, "mn:7.1.5")],
)


class TakeTheField(Do[Board]):
    """Moves before battles, or both mixed."""  # mn:7.1.5

    def __init__(self) -> None:
        self.calls = [IN_SEQUENCE, INTERLEAVED]

    def do(self, b: Board) -> None:
        b.call(INTERLEAVED if box_of(b.box).interleaved else IN_SEQUENCE)


CAMPAIGN = Phase("campaign", [TakeTheField(), EndCampaign()])
NAMED_CAMPAIGN = Phase(
    "named_campaign",
    [
        NameNext(MILITARY_LEADER, "name_next_general", "mn:7.1.1"),
        NameLast(),
        ForEachSeat(named_player, CAMPAIGN),
        HasActed(),
    ],
)
MILITARY = Phase(
    "military",
    [
        NameHeir(MILITARY_LEADER, "name_military_leader", "mn:4.2.8", challengers),
        PassRole(MILITARY_LEADER, "mn:4.2.7", challengers),
        AnnounceOrder(MILITARY_LEADER, "order_generals", "mn:7.1.1"),
        ForEachSeat(announced_order, CAMPAIGN),
        While(some_have_not_acted, NAMED_CAMPAIGN),
        EndMilitaryPhase(),
    ],
)

# -- the game -------------------------------------------------------------------------------------


class NewTurn(Do[Board]):
    """Markers of earlier turns now extend adjacency."""  # mn:6.5.2

    def do(self, b: Board) -> None:
        b.round += 1
        b.fresh = 0


def goes_on(b: Board) -> bool:
    """There is no turn limit but the optional one."""  # mn:4.1.1 mn:8.4
    cap = box_of(b.box).turn_cap
    return not cap or b.round < cap


TURN = Phase("turn", [NewTurn(), Call(TRADE), Call(CONSTRUCTION), Call(MILITARY)])
# mn:4.1.1 mn:4.1.2
GAME = Phase("game", [Call(SETUP), While(goes_on, TURN)])
