"""The table of contents of the 2003 game.

Where the chapters are, the file to look in first standing first:

1     overview and map          four_cards/atlas, four_cards/board, four_cards/ids, box
2     components                four_cards/ids, four_cards/box; that they add up: four_cards/rules
3.1   preparing                 here (Assign), four_cards/setup, four_cards/board, four_cards/box,
                                box
3.2   basic set-up              four_cards/setup (LayOutSheets), four_cards/roles
                                (HandOutPrintedRoles)
3.3   advanced set-up           four_cards/setup (PlaceFreely), setup
3.4   neutral civilizations     four_cards/setup (PlaceNeutrals); 3.4.4: four_cards/income,
                                four_cards/roles, construction; 3.4.5: four_cards/battle; 3.4.6,
                                3.4.9: aftermath
4.1   turn sequence             here, victory (goes_on), campaign (4.1.3)
4.2   roles                     four_cards/roles, roles, four_cards/board (controller); what a
                                leader does (4.2.1): four_cards/trade, four_cards/turn_order
5.1   income                    four_cards/income
5.2-5 trade                     four_cards/trade
5.6   Ulysses                   trade, four_cards/trade
6.1   order of building         four_cards/turn_order, four_cards/construction
6.2   prices                    four_cards/prices_and_places
6.3   sets                      four_cards/payment
6.4   clean-up                  four_cards/construction (Keep, DiscardRest)
6.5   placing                   four_cards/prices_and_places, construction, four_cards/movement
                                (provinces_by_chain)
6.6   conversion                four_cards/prices_and_places (convertible, convert)
6.7   heroes and wonders        four_cards/prices_and_places
7.1   order of the campaign     four_cards/turn_order, campaign, four_cards/campaign, here
                                (TakeTheField)
7.2-3 moving                    four_cards/movement, four_cards/campaign, four_cards/units
7.4   battles                   four_cards/battle, four_cards/losses, four_cards/units
                                (possible_foes); who must or may fight: campaign,
                                four_cards/campaign, aftermath
7.5   provinces at war          four_cards/board (at_war, controller), aftermath; no building there:
                                four_cards/prices_and_places
7.6   pillage, occupy           aftermath, four_cards/aftermath, campaign (SettleProvince)
7.7   claim                     four_cards/aftermath (claim), aftermath (may_claim),
                                four_cards/prices_and_places (convertible), four_cards/units
                                (legions_leave)
7.8   Helen                     helen, four_cards/helen, campaign (MarchAndEnter)
8     end of the game           victory, four_cards/victory, four_cards/standings, rules
9.1   heroes of civilizations   Caesar, Pericles: four_cards/prices_and_places; Hannibal, Pericles:
                                four_cards/battle; Hammurabi: construction; Cleopatra:
                                four_cards/construction
9.2   general heroes            four_cards/roles (counts); Helen: helen; Nebuchadnezzar: aftermath;
                                Ulysses: trade, four_cards/trade
9.3   wonders                   Colossus, Temple of Artemis: four_cards/income; Hanging Gardens:
                                four_cards/construction; Pyramids: victory; the others:
                                four_cards/prices_and_places
10    hidden information        four_cards/view, four_cards/redeal; `betrays` of each question
11    when pieces run out       four_cards/prices_and_places (pieces, markers), four_cards/aftermath
                                (pillaged tokens), four_cards/trade (empty hand); an empty bank:
                                four_cards/income, four_cards/construction, aftermath
"""

from pelagos.engine.steps import Call, Do, ForEachSeat, Phase, While
from pelagos.games.mare_nostrum.four_cards.aftermath import TakeSpoils
from pelagos.games.mare_nostrum.four_cards.battle import (
    LeaveField,
    RollDice,
    engagement,
    single_battle,
)
from pelagos.games.mare_nostrum.four_cards.campaign import EndCampaign
from pelagos.games.mare_nostrum.four_cards.construction import (
    Build,
    DiscardRest,
    EndBuilding,
    Keep,
)
from pelagos.games.mare_nostrum.four_cards.helen import Entered, TurnOnEntry
from pelagos.games.mare_nostrum.four_cards.ids import (
    DIRECTOR,
    MILITARY_LEADER,
    POLITICAL_LEADER,
)
from pelagos.games.mare_nostrum.four_cards.income import CollectIncome, TakeExtraGood
from pelagos.games.mare_nostrum.four_cards.losses import ChooseLosses, RemoveLosses
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
    BeginLayout,
    ChooseCivilization,
    DrawCivilizations,
    DrawOrder,
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
    RedirectTake,
    ReturnOffers,
    ShowOffers,
)
from pelagos.games.mare_nostrum.four_cards.turn_order import (
    AnnounceOrder,
    ForgetOrder,
    announced_order,
    one_named,
    some_have_not_acted,
)
from pelagos.games.mare_nostrum.four_cards.units import NameNewHolders
from pelagos.games.mare_nostrum.original.aftermath import (
    Aftermath,
    ChooseProvince,
    EnterOnlyProvince,
    ProvinceSettled,
    some_province_open,
)
from pelagos.games.mare_nostrum.original.board import OriginalBoard
from pelagos.games.mare_nostrum.original.campaign import (
    Campaign,
    EndMilitaryPhase,
    InterleavedCampaign,
)
from pelagos.games.mare_nostrum.original.construction import OriginalShop
from pelagos.games.mare_nostrum.original.helen import TurnLegion
from pelagos.games.mare_nostrum.original.roles import challengers, first_holders
from pelagos.games.mare_nostrum.original.setup import PlaceAnywhereOwned
from pelagos.games.mare_nostrum.original.trade import SettleUnlessRedirected, TakeUnlessRedirected
from pelagos.games.mare_nostrum.original.victory import goes_on

SHOP = OriginalShop()

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
ADVANCED_SETUP = free_setup(LAYOUT, "mn:3.3.9")
FIRST_ROLE = Phase(
    "first_role",
    [DrawFirstHolder("mn:4.2.4", first_holders), GiveFirstRole("mn:4.2.4", first_holders)],
)


class Assign(Do[OriginalBoard]):
    """The civilizations in play are drawn; by an option they are chosen, in an order drawn."""

    # mn:3.1.5 mn:3.1.6

    def __init__(self) -> None:
        self.calls = [DRAWN_CIVILIZATIONS, CHOSEN_CIVILIZATIONS]

    def do(self, b: OriginalBoard) -> None:
        b.call(DRAWN_CIVILIZATIONS if b.edition.drawn else CHOSEN_CIVILIZATIONS)


class SetUp(Do[OriginalBoard]):
    """The basic set-up by the start sheets, or the advanced one with 36 points spent freely."""

    # mn:3.2.1 mn:3.3.1

    def __init__(self) -> None:
        self.calls = [BASIC_SETUP, ADVANCED_SETUP]

    def do(self, b: OriginalBoard) -> None:
        b.call(ADVANCED_SETUP if b.edition.advanced else BASIC_SETUP)


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
        *check_of_role(DIRECTOR, "name_director", challengers, passes="mn:4.2.7", ties="mn:4.2.8"),
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
NAMED_BUILDING = one_named(
    "named_building", POLITICAL_LEADER, "name_next_builder", BUILDING, "mn:6.1.2"
)
CONSTRUCTION = Phase(
    "construction",
    [
        *check_of_role(
            POLITICAL_LEADER,
            "name_political_leader",
            challengers,
            passes="mn:4.2.7",
            ties="mn:4.2.8",
        ),
        AnnounceOrder(POLITICAL_LEADER, "order_builders", "mn:6.1.1"),
        ForEachSeat(announced_order, BUILDING),
        While(some_have_not_acted, NAMED_BUILDING),
        ForgetOrder(),
        Keep("mn:6.4.1"),
        DiscardRest(),
    ],
)

# -- military -------------------------------------------------------------------------------------

BATTLE = single_battle(
    "mn:7.4.11", [RollDice("mn:7.4.6"), ChooseLosses("mn:7.4.10"), RemoveLosses()]
)
ENGAGEMENT = engagement(BATTLE, "mn:7.4.11", "mn:7.4.11")
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
    "land_battle",
    [
        Call(ENGAGEMENT),
        Aftermath(),
        NameNewHolders("mn:7.3.7"),
        TakeSpoils("mn:9.2.5"),
        LeaveField(),
    ],
)
ENTRY = Phase("entry", [TurnOnEntry("mn:7.8.1"), Entered()])
INTERLEAVED = Phase(
    "campaign_interleaved",
    [InterleavedCampaign(SEA_BATTLE, LAND_BATTLE, LEAVE_POSTS, ENTRY, "mn:7.1.5")],
)


class TakeTheField(Do[OriginalBoard]):
    """Triremes, sea battles, legions and land battles in this order; by an option all mixed."""

    # mn:7.1.5

    def __init__(self) -> None:
        self.calls = [IN_SEQUENCE, INTERLEAVED]

    def do(self, b: OriginalBoard) -> None:
        b.call(INTERLEAVED if b.edition.interleaved else IN_SEQUENCE)


CAMPAIGN = Phase("campaign", [TakeTheField(), EndCampaign()])
NAMED_CAMPAIGN = one_named(
    "named_campaign", MILITARY_LEADER, "name_next_general", CAMPAIGN, "mn:7.1.1"
)
MILITARY = Phase(
    "military",
    [
        *check_of_role(
            MILITARY_LEADER, "name_military_leader", challengers, passes="mn:4.2.7", ties="mn:4.2.8"
        ),
        AnnounceOrder(MILITARY_LEADER, "order_generals", "mn:7.1.1"),
        ForEachSeat(announced_order, CAMPAIGN),
        While(some_have_not_acted, NAMED_CAMPAIGN),
        EndMilitaryPhase(),
    ],
)

# -- the game -------------------------------------------------------------------------------------


class NewTurn(Do[OriginalBoard]):
    """Markers placed before this turn now count for placing others next to them."""  # mn:6.5.2

    def do(self, b: OriginalBoard) -> None:
        b.round += 1
        b.fresh = 0


TURN = Phase("turn", [NewTurn(), Call(TRADE), Call(CONSTRUCTION), Call(MILITARY)])
# mn:4.1.1 mn:4.1.2
GAME = Phase("game", [Call(SETUP), While(goes_on, TURN)])
