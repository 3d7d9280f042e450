"""The table of contents of the revised edition.

Where the chapters are, the file to look in first standing first:

1, 2   components and map       four_cards/ids, four_cards/box, four_cards/atlas, box; that they add
                                up: four_cards/rules
3      preparing                here (Assign), four_cards/setup, setup, four_cards/board, box;
                                neutral civilizations also: four_cards/roles, four_cards/battle
4      default layout           four_cards/setup (LayOutSheets), four_cards/roles, titles
                                (first_holders)
5      free layout              setup, four_cards/setup (PlaceFreely), titles (5.13)
6      turn order and titles    here, titles, four_cards/roles, four_cards/board (controller);
                                what a holder does (6.2): four_cards/trade,
                                four_cards/turn_order
7      income                   income, four_cards/income
8      trading                  trade, four_cards/trade
9      construction             four_cards/construction, four_cards/turn_order, four_cards/payment,
                                four_cards/prices_and_places (9.9), construction (9.11)
10     placing                  construction, four_cards/prices_and_places, four_cards/movement
                                (provinces_by_chain)
11     war                      campaign, movement, four_cards/campaign, four_cards/movement,
                                four_cards/turn_order (11.2)
12     battles                  four_cards/battle, four_cards/losses, four_cards/units
                                (possible_foes), campaign (12.16), movement (12.3), pericles (12.10)
13     results of battles       aftermath, four_cards/aftermath, four_cards/units
       provinces at war         four_cards/board (at_war, controller), four_cards/campaign
                                (fields_of_battle)
       assimilated provinces    four_cards/prices_and_places, construction (replacing the marker,
                                13.20-27)
14     end of the game          victory, construction (card_bought), four_cards/victory,
                                four_cards/standings
15     additional rules         blockade (15.1-8), alps (15.9-12)
16     wonders                  Pyramids: victory; Hanging Gardens: four_cards/construction;
                                Colossus, Temple of Artemis: income, four_cards/income; Mausoleum,
                                Lighthouse: four_cards/prices_and_places; gifts of Lighthouse and
                                Statue of Zeus: construction
17     general heroes           helen, four_cards/helen; Nebuchadnezzar: aftermath; Odysseus: trade,
                                four_cards/trade; the others: four_cards/roles (counts)
18     heroes of civilizations  Pericles: pericles; Hammurabi: construction; Cleopatra:
                                four_cards/construction; Caesar: four_cards/prices_and_places;
                                Hannibal: four_cards/battle
19     what each seat may see   four_cards/view, four_cards/redeal, four_cards/trade (Compensate),
                                victory (14.9); `betrays` of each question
20     limits                   four_cards/prices_and_places (pieces, markers, cards), construction
                                (20.1), four_cards/trade (empty hand), four_cards/campaign (20.6),
                                four_cards/rules (20.7); an empty bank: four_cards/income,
                                four_cards/construction, aftermath
21     options                  box; where they act, by `b.edition`
"""

from pelagos.engine.steps import Call, Do, ForEachSeat, Phase, While
from pelagos.games.mare_nostrum.four_cards.battle import (
    LeaveField,
    engagement,
    single_battle,
)
from pelagos.games.mare_nostrum.four_cards.construction import DiscardRest, Keep
from pelagos.games.mare_nostrum.four_cards.helen import Entered
from pelagos.games.mare_nostrum.four_cards.ids import (
    DIRECTOR,
    MILITARY_LEADER,
    POLITICAL_LEADER,
)
from pelagos.games.mare_nostrum.four_cards.income import TakeExtraGood
from pelagos.games.mare_nostrum.four_cards.losses import ChooseLosses
from pelagos.games.mare_nostrum.four_cards.movement import LeavePosts
from pelagos.games.mare_nostrum.four_cards.payment import Pay
from pelagos.games.mare_nostrum.four_cards.roles import (
    DrawFirstHolder,
    GiveFirstRole,
    HandOutPrintedRoles,
    check_of_role,
    some_role_unheld,
)
from pelagos.games.mare_nostrum.four_cards.setup import (
    ChooseCivilization,
    DrawCivilizations,
    ForgetDrawnOrder,
    LayOutSheets,
    PlaceNeutrals,
    drawn_order,
    free_setup,
)
from pelagos.games.mare_nostrum.four_cards.trade import (
    CallNumber,
    Compensate,
    EndTrade,
    OfferCards,
    ReturnOffers,
    ShowOffers,
    TakeCard,
)
from pelagos.games.mare_nostrum.four_cards.turn_order import (
    ForgetOrder,
    one_named,
    some_have_not_acted,
)
from pelagos.games.mare_nostrum.four_cards.units import NameNewHolders
from pelagos.games.mare_nostrum.laget.aftermath import (
    ChooseSpoils,
    LayAgain,
    LeaveProvince,
    MustSettle,
    Settle,
    TakeOnlySpoils,
    some_unsettled,
)
from pelagos.games.mare_nostrum.laget.blockade import (
    AnnounceCrossing,
    ChooseChain,
    CompleteCrossing,
    DeclareBlockade,
)
from pelagos.games.mare_nostrum.laget.board import LagetBoard
from pelagos.games.mare_nostrum.laget.campaign import (
    Attack,
    CrossAlps,
    End,
    EndPhase,
    Fight,
    Lay,
    LeaveTheField,
    March,
    RevisedCampaign,
    Sail,
    SettleProvince,
    TakeTheField,
)
from pelagos.games.mare_nostrum.laget.construction import BuildWithGifts, EndActivation, LagetShop
from pelagos.games.mare_nostrum.laget.helen import DeclareBattle, TurnAndKeepState
from pelagos.games.mare_nostrum.laget.income import CollectRevisedIncome
from pelagos.games.mare_nostrum.laget.pericles import (
    EndSupport,
    HaveAttacked,
    NameSupporters,
    RemoveRevisedLosses,
    RollWithSupport,
    SupportBattle,
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
from pelagos.games.mare_nostrum.laget.victory import EndOfContest, LookForContenders

SHOP = LagetShop()

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
ADVANCED_SETUP = free_setup(LAYOUT, "lc:5.12")
FIRST_TITLE = Phase(
    "first_role",
    [DrawFirstHolder("lc:4.5", first_holders), GiveFirstRole("lc:4.5", first_holders)],
)


class Assign(Do[LagetBoard]):
    """Civilizations are drawn, agreed on, or picked in an order that is rolled."""  # lc:3.5

    def __init__(self) -> None:
        self.calls = [DRAWN_CIVILIZATIONS, AGREED_CIVILIZATIONS, ROLLED_CIVILIZATIONS]

    def do(self, b: LagetBoard) -> None:
        ways = {
            "random": DRAWN_CIVILIZATIONS,
            "agreed": AGREED_CIVILIZATIONS,
            "roll_and_pick": ROLLED_CIVILIZATIONS,
        }
        b.call(ways[b.edition.assignment])


class SetUp(Do[LagetBoard]):
    """The printed layouts, or 36 points spent freely."""  # lc:4.1 lc:5.1

    def __init__(self) -> None:
        self.calls = [BASIC_SETUP, ADVANCED_SETUP]

    def do(self, b: LagetBoard) -> None:
        b.call(ADVANCED_SETUP if b.edition.advanced else BASIC_SETUP)


SETUP = Phase("setup", [Assign(), PlaceNeutrals(), SetUp(), While(some_role_unheld, FIRST_TITLE)])

# -- titles ---------------------------------------------------------------------------------------

NAVIGATOR = Phase(
    "navigator",
    check_of_role(DIRECTOR, "name_navigator", claimants, passes="lc:6.7", ties="lc:6.8"),
)
LAWGIVER = Phase(
    "lawgiver",
    check_of_role(POLITICAL_LEADER, "name_lawgiver", claimants, passes="lc:6.7", ties="lc:6.8"),
)
WARLORD = Phase(
    "warlord",
    check_of_role(MILITARY_LEADER, "name_warlord", claimants, passes="lc:6.7", ties="lc:6.8"),
)
ALL_TITLES = Phase("all_titles", [Call(NAVIGATOR), Call(LAWGIVER), Call(WARLORD)])


class CheckTitle(Do[LagetBoard]):
    """The title of the phase is checked before anything else; or all three, as an option."""

    # lc:6.1 lc:6.5 lc:6.11 lc:21.3
    def __init__(self, own: Phase) -> None:
        self.own = own
        self.calls = [ALL_TITLES]

    def do(self, b: LagetBoard) -> None:
        b.call(ALL_TITLES if b.edition.all_titles else self.own)


# -- trade ----------------------------------------------------------------------------------------

TAKING = Phase(
    "taking", [CompelTake("lc:8.20"), TakeCard(takes_freely, "lc:8.13", "lc:8.12", "lc:8.20")]
)
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
NAMED_BUILDING = one_named(
    "named_building", POLITICAL_LEADER, "name_next_builder", BUILDING, "lc:9.2"
)
CONSTRUCTION = Phase(
    "construction",
    [
        CheckTitle(LAWGIVER),
        LookForContenders(),
        While(some_have_not_acted, NAMED_BUILDING),
        ForgetOrder(),
        Keep("lc:9.8"),
        DiscardRest(),
        EndOfContest(),
    ],
)  # lc:9.1

# -- war ------------------------------------------------------------------------------------------

ROLL = RollWithSupport("lc:12.7")
BATTLE = single_battle(
    "lc:12.14",
    [
        SupportBattle(),
        ROLL,
        ChooseLosses("lc:12.10"),
        RemoveRevisedLosses(),
        EndSupport(),
    ],
)
ENGAGEMENT = engagement(BATTLE, "lc:12.13", "lc:12.14")
SEA_BATTLE = Phase("sea_battle", [Call(ENGAGEMENT), HaveAttacked(), LeaveField()])
ENTRY = Phase("entry", [TurnAndKeepState("lc:17.3"), Entered()])
LEAVE_POSTS = Phase("leave_posts", [LeavePosts("lc:13.17")])
HOLD_POSTS = Phase("hold_posts", [NameNewHolders("lc:13.17")])
NAME_SUPPORTERS = Phase("name_supporters", [NameSupporters()])
SETTLEMENT = Phase(
    "settlement",
    [
        Settle(),
        LayAgain(),
        NameNewHolders("lc:13.17"),
        ChooseSpoils(),
        TakeOnlySpoils(),
        LeaveProvince(),
    ],
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
        RevisedCampaign(
            [
                Sail(NAME_SUPPORTERS),
                Attack(SEA_BATTLE, "lc:11.9"),
                March(ENTRY, LEAVE_POSTS, CROSSING),
                Fight(LAND_BATTLE, "lc:12.5"),
                SettleProvince(SETTLEMENT, "lc:13.8"),
                Lay(HOLD_POSTS),
                CrossAlps(ENTRY, LEAVE_POSTS),
                End("lc:11.17"),
            ],
            [
                SEA_BATTLE,
                LAND_BATTLE,
                SETTLEMENT,
                LEAVE_POSTS,
                ENTRY,
                CROSSING,
                HOLD_POSTS,
                NAME_SUPPORTERS,
            ],
            "lc:11.3",
        ),
        While(some_unsettled, LATE_SETTLEMENT),
        LeaveTheField(),
    ],
)
NAMED_ACTIVATION = one_named(
    "named_activation", MILITARY_LEADER, "name_next_general", ACTIVATION, "lc:11.2"
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


class NewTurn(Do[LagetBoard]):
    """Markers placed before this turn now count for placing others next to them."""  # lc:10.6

    def do(self, b: LagetBoard) -> None:
        b.round += 1
        b.fresh = 0


def nobody_has_won(b: LagetBoard) -> bool:
    """Turns repeat until somebody wins; there is no limit and no draw."""  # lc:1.3
    return b.winner < 0


# lc:1.3 lc:6.1
TURN = Phase("turn", [NewTurn(), Call(TRADE), Call(CONSTRUCTION), Call(WAR)])
GAME = Phase("game", [Call(SETUP), While(nobody_has_won, TURN)])
