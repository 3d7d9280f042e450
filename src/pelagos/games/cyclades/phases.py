"""The table of contents of a game of Cyclades. cy:3.1 cy:3.2

Every question is put openly to one player at a time; FATE shuffles, draws and rolls.
cy:0.4 cy:22.4

Where the chapters are:

0        overview                    here, ending, ids
1        components and map          box, ids; dice: battles
2        set-up                      setup, board
3        course of a round           here, creatures (NewRound)
4        creatures                   creatures
5        gods                        gods
6        income                      income
7        offerings                   offerings
8        actions                     actions
9        summoning creatures         summoning, board (unused_temples)
10       recruiting                  recruiting; what priests save: offerings (price)
11       building                    building; in battle (11.4): battles
12       special actions             special_actions, conquest; ships as bridges (12.7-8): battles
                                     (linked_islands)
13       battles                     battles
14       Apollo                      apollo, actions (BeginTurn, EndTurn)
15       end of round and game       ending, standings, conquest (eliminate), gods (row_for)
16       metropolises                metropolises; proof of a win: special_actions/last_island
17       two-player game             gods, setup, offerings, actions, apollo, ending
18       creature powers             creature_powers, a file each, and figures for those that stay;
                                     where they stand: board; in battle: battles; the card put away:
                                     summoning
19       hidden information          view, redeal, standings (sees_gold)
20       limits                      ids, board (what is left); an empty supply: recruiting,
                                     building, metropolises, creature_powers/cyclops; that all adds
                                     up: rules
22       who decides when            actions, battles (DefenderRetreat), creature_powers/polyphemus
"""

from typing import Final

from pelagos.engine.steps import Call, Phase, While
from pelagos.games.cyclades.actions import TURN, turns_left
from pelagos.games.cyclades.creatures import MoveCreatures, NewRound, TurnUpCreature
from pelagos.games.cyclades.ending import CheckEnd, undecided
from pelagos.games.cyclades.gods import LayGods, TurnUpGod
from pelagos.games.cyclades.income import CollectIncome
from pelagos.games.cyclades.offerings import LayOffering, Pay, SetTurnOrder
from pelagos.games.cyclades.setup import DealPositions, PlaceBySeat, ShuffleMarkers

CREATURES: Final = Phase("creatures", [NewRound(), MoveCreatures(), TurnUpCreature()])
GODS: Final = Phase("gods", [LayGods(), TurnUpGod()])
INCOME: Final = Phase("income", [CollectIncome()])
OFFERINGS: Final = Phase("offerings", [LayOffering(), Pay()])
ACTIONS: Final = Phase("actions", [While(turns_left, TURN), SetTurnOrder()])
END_OF_ROUND: Final = Phase("end_of_round", [CheckEnd()])

ROUND: Final = Phase(
    "round",
    [
        Call(CREATURES),
        Call(GODS),
        Call(INCOME),
        Call(OFFERINGS),
        Call(ACTIONS),
        Call(END_OF_ROUND),
    ],
)
GAME: Final = Phase(
    "game", [DealPositions(), PlaceBySeat(), ShuffleMarkers(), While(undecided, ROUND)]
)
