"""The table of contents: each game as a list of steps in rulebook order. civ:5.7

Where the chapters are:

2        components                  box, board, waters
4        set-up                      setup, board
5, S     order, steps of the round   here, setup (FixOrder, NewRound), simultaneous
6        taxation                    taxation
7        population expansion        population_expansion
8        census                      census
9        ship construction           ship_construction
10       movement                    movement, movement_orders; who moves when: census
11       conflict                    conflict
12       city construction           city_construction
13       surplus population          surplus_population
14       city support                city_support
15       trade cards                 trade_cards
16, T    trade                       trade, trade_offers, trade_remarks; a package's value: board
                                     (set_value); what is seen: view
17       civilization cards          civilization_cards; prices and credits in box; a hand's value:
                                     board (hand_value)
18       hand limit                  hand_limit
19       calamities                  calamities/common; drawn in trade_cards, revealed in trade,
                                     kept from return in hand_limit
20, 21   succession, victory         succession, victory, standings
22       cards in detail             box; a calamity in calamities/<its name>, losses in
                                     calamities/common; a card's help where it acts:
                                     movement_orders, conflict, taxation, board (capacity)
23       disputes                    conflict (23.2); two coasts (23.3): waters, movement_orders,
                                     ship_construction
24       optional rules              options; 24.2: board (spared), calamities; 24.3: box
25-29    fewer than seven players    box
30       short versions              box, succession
31, 32   the two simple games        here, movement_orders, ship_construction (LevyOnly), census,
                                     succession, victory, standings, box
H        hidden information          view, redeal, redeal_hands; H.2, H.4: hand_limit, trade_cards,
                                     civilization_cards; H.5: calamities/famine; H.6: succession;
                                     H.7: simultaneous
L        limits and invariants       rules; where they bite, as surplus_population
R        rulings                     with the chapter they belong to
"""

from typing import ClassVar

from pelagos.engine.steps import Call, Do, ForEachSeat, Phase, While
from pelagos.games.civilization import (
    census,
    civilization_cards,
    conflict,
    hand_limit,
    population_expansion,
    succession,
    trade,
)
from pelagos.games.civilization.board import Board
from pelagos.games.civilization.calamities.civil_disorder import CIVIL_DISORDER_STRIKES
from pelagos.games.civilization.calamities.civil_war import CIVIL_WAR_STRIKES
from pelagos.games.civilization.calamities.common import KeepTwoCalamities, Strikes, anybody_struck
from pelagos.games.civilization.calamities.epidemic import EPIDEMIC_STRIKES
from pelagos.games.civilization.calamities.famine import FAMINE_STRIKES
from pelagos.games.civilization.calamities.flood import FLOOD_STRIKES
from pelagos.games.civilization.calamities.iconoclasm import ICONOCLASM_STRIKES
from pelagos.games.civilization.calamities.piracy import PIRACY_STRIKES
from pelagos.games.civilization.calamities.volcano import VOLCANO_STRIKES
from pelagos.games.civilization.city_construction import BeginBuilding, BuildCities
from pelagos.games.civilization.city_support import SupportCities
from pelagos.games.civilization.ids import (
    CIVIL_DISORDER,
    CIVIL_WAR,
    EPIDEMIC,
    FAMINE,
    FINISH,
    FLOOD,
    ICONOCLASM,
    PIRACY,
    VOLCANO,
)
from pelagos.games.civilization.movement import BeginMove, EndMove, EndMovement, Move
from pelagos.games.civilization.movement_orders import FarmersPassage, NomadsPassage, Passage
from pelagos.games.civilization.options import FARMERS, NOMADS
from pelagos.games.civilization.setup import (
    ChooseNation,
    DealPlaceCards,
    FixOrder,
    NewRound,
)
from pelagos.games.civilization.ship_construction import (
    BeginShips,
    EndShips,
    LevyOnly,
    Money,
    TendShips,
)
from pelagos.games.civilization.simultaneous import (
    CitiesToReduce,
    EndSealing,
    OneQuestion,
    OpenSeals,
    SealDecision,
    ShipsAtOnce,
)
from pelagos.games.civilization.surplus_population import RemoveSurplus
from pelagos.games.civilization.taxation import (
    BeginTaxation,
    EndTaxation,
    PayTaxes,
    RemoveRevoltingCity,
    SetTaxRate,
    TakeRevoltingCity,
    undecided,
)
from pelagos.games.civilization.trade_cards import (
    BeginDraw,
    BuyGold,
    DrawTradeCard,
    EndDraw,
    fewest_cities_first,
    may_buy_gold,
)


def waiting(b: Board) -> list[int]:
    """Seats that still have to decide."""
    return list(b.pending)


def one_by_one(b: Board) -> list[int]:
    """Africa first, Egypt last, unless they have already decided together."""  # civ:5.2 civ:S.15
    return list(b.ast) if b.insisted or not b.box.simultaneous else []


SETUP = Phase("setup", [DealPlaceCards(), ChooseNation(), FixOrder()])

# -- the thirteen phases of the full game ---------------------------------------------------------

TAX_RATES = OneQuestion(SetTaxRate(), undecided)
TAXATION = Phase(
    "taxation",
    [
        BeginTaxation(),
        SealDecision("seal_tax_rate", TAX_RATES),
        OpenSeals(TAX_RATES),
        SetTaxRate(),
        EndSealing(),
        PayTaxes(),
        TakeRevoltingCity(),
        RemoveRevoltingCity(),
        EndTaxation(),
    ],
)
GROWTH = OneQuestion(population_expansion.Expand(), waiting)
POPULATION_EXPANSION = Phase(
    "population_expansion",
    [
        population_expansion.ExpandByItself(),
        SealDecision("seal_expansion", GROWTH),
        OpenSeals(GROWTH),
        population_expansion.Expand(),
        EndSealing(),
    ],
)
CENSUS = Phase("census", [census.TakeCensus()])
TEND_SHIPS = TendShips(Money())
SHIP_TURN = Phase("ship_turn", [BeginShips(), TEND_SHIPS, EndShips()])
SHIP_PLANS = ShipsAtOnce(TEND_SHIPS)
SHIP_CONSTRUCTION = Phase(
    "ship_construction",
    [
        SealDecision("seal_ships", SHIP_PLANS),
        OpenSeals(SHIP_PLANS),
        ForEachSeat(one_by_one, SHIP_TURN),
        EndSealing(),
    ],
)
MOVE = Phase("move", [BeginMove(), Move(Passage()), EndMove()])
MOVEMENT = Phase("movement", [ForEachSeat(census.in_census_order, MOVE), EndMovement()])
ASSAULT = Phase("assault", [conflict.NameAssault(), conflict.Assault()])
CONFLICT = Phase(
    "conflict",
    [
        conflict.FightInTheOpen(),
        conflict.FightForCities(),
        While(conflict.assaults_wait, ASSAULT),
    ],
)
BUILDING = OneQuestion(BuildCities(), waiting)
CITY_CONSTRUCTION = Phase(
    "city_construction",
    [
        BeginBuilding(),
        SealDecision("seal_cities", BUILDING),
        OpenSeals(BUILDING),
        BuildCities(),
        EndSealing(),
    ],
)
SUPPORT = Phase("support", [SupportCities()])
REDUCTIONS = CitiesToReduce()
SURPLUS = Phase(
    "surplus",
    [
        RemoveSurplus(),
        SealDecision("seal_reductions", REDUCTIONS),
        OpenSeals(REDUCTIONS),
        Call(SUPPORT),
        EndSealing(),
    ],
)
GOLD = Phase("gold", [BuyGold(), DrawTradeCard()])
DRAW = Phase("draw", [BeginDraw(), DrawTradeCard(), While(may_buy_gold, GOLD), EndDraw()])
TRADE_CARDS = Phase("trade_cards", [ForEachSeat(fewest_cities_first, DRAW)])
TRADE = Phase("trade", [trade.BeginTrade(), trade.EndTrade()])
PURCHASE = Phase(
    "purchase",
    [
        civilization_cards.BeginPurchase(),
        civilization_cards.AcquireCards(
            [civilization_cards.Acquire(), civilization_cards.EndChoice()]
        ),
        civilization_cards.PayForCards(),
        hand_limit.BeginReturn(),
        hand_limit.ReturnTradeCards(),
        civilization_cards.EndPurchase(),
    ],
)
CIVILIZATION_CARDS = Phase("civilization_cards", [ForEachSeat(civilization_cards.buyers, PURCHASE)])
STRIKES = Phase(
    "strikes",
    [
        While(Strikes(VOLCANO), VOLCANO_STRIKES),
        While(Strikes(FAMINE), FAMINE_STRIKES),
        While(Strikes(CIVIL_WAR), CIVIL_WAR_STRIKES),
        While(Strikes(FLOOD), FLOOD_STRIKES),
        While(Strikes(EPIDEMIC), EPIDEMIC_STRIKES),
        While(Strikes(CIVIL_DISORDER), CIVIL_DISORDER_STRIKES),
        While(Strikes(ICONOCLASM), ICONOCLASM_STRIKES),
        While(Strikes(PIRACY), PIRACY_STRIKES),
    ],
)
CALAMITIES = Phase(
    "calamities", [KeepTwoCalamities(), While(anybody_struck, STRIKES), Call(SUPPORT)]
)
SUCCESSION = Phase("succession", [succession.Succession()])

ROUND = Phase(
    "round",
    [
        NewRound(),
        Call(TAXATION),
        Call(POPULATION_EXPANSION),
        Call(CENSUS),
        Call(SHIP_CONSTRUCTION),
        Call(MOVEMENT),
        Call(CONFLICT),
        Call(CITY_CONSTRUCTION),
        Call(SURPLUS),
        Call(TRADE_CARDS),
        Call(TRADE),
        Call(CIVILIZATION_CARDS),
        Call(CALAMITIES),
        Call(SUCCESSION),
    ],
)

# -- Nomads and Seafarers: civ:31.4 civ:31.5.5 civ:31.5.6 -----------------------------------------

LEVY_SHIPS = TendShips(LevyOnly())
LEVIED_SHIP_TURN = Phase("levied_ship_turn", [BeginShips(), LEVY_SHIPS, EndShips()])
LEVIED_PLANS = ShipsAtOnce(LEVY_SHIPS)
LEVIED_SHIPS = Phase(
    "levied_ships",
    [
        SealDecision("seal_ships", LEVIED_PLANS),
        OpenSeals(LEVIED_PLANS),
        ForEachSeat(one_by_one, LEVIED_SHIP_TURN),
        EndSealing(),
    ],
)
NOMAD_MOVE = Phase("nomad_move", [BeginMove(), Move(NomadsPassage()), EndMove()])
NOMAD_MOVEMENT = Phase(  # civ:31.5.6
    "nomad_movement", [ForEachSeat(census.nomads_in_order, NOMAD_MOVE), RemoveSurplus()]
)
NOMAD_ROUND = Phase(
    "nomad_round",
    [
        NewRound(),
        Call(POPULATION_EXPANSION),
        Call(LEVIED_SHIPS),
        Call(NOMAD_MOVEMENT),
        succession.AnnounceRound(),
    ],
)

# -- Farmers and Citizens: civ:32.1 civ:32.4 ------------------------------------------------------

FARMER_MOVE = Phase("farmer_move", [BeginMove(), Move(FarmersPassage()), EndMove()])
FARMER_MOVEMENT = Phase(
    "farmer_movement", [ForEachSeat(census.in_census_order, FARMER_MOVE), EndMovement()]
)
FARMER_SUCCESSION = Phase("farmer_succession", [succession.FarmersSuccession()])
FARMER_ROUND = Phase(
    "farmer_round",
    [
        NewRound(),
        Call(POPULATION_EXPANSION),
        Call(CENSUS),
        Call(LEVIED_SHIPS),
        Call(FARMER_MOVEMENT),
        Call(CONFLICT),
        Call(CITY_CONSTRUCTION),
        Call(SURPLUS),
        Call(FARMER_SUCCESSION),
    ],
)

# -- whole games ----------------------------------------------------------------------------------


def nobody_finished(b: Board) -> bool:
    """Until a marker reaches the finish, or the table closes."""
    return not b.finished and b.round < b.box.round_limit


def time_left(b: Board) -> bool:
    """Until the common marker reaches the last square."""  # civ:31.2.3
    return b.round < FINISH


FULL_GAME = Phase("full_game", [Call(SETUP), While(nobody_finished, ROUND)])
NOMADS_GAME = Phase("nomads_game", [Call(SETUP), While(time_left, NOMAD_ROUND)])
FARMERS_GAME = Phase("farmers_game", [Call(SETUP), While(nobody_finished, FARMER_ROUND)])


class OpenRulebook(Do[Board]):
    """Opens the rules at the game the table plays."""  # civ:I.b

    calls: ClassVar[list[Phase]] = [FULL_GAME, NOMADS_GAME, FARMERS_GAME]

    def do(self, b: Board) -> None:
        if b.box.variant == NOMADS:
            b.call(NOMADS_GAME)
        elif b.box.variant == FARMERS:
            b.call(FARMERS_GAME)
        else:
            b.call(FULL_GAME)


MAIN = Phase("main", [OpenRulebook()])
