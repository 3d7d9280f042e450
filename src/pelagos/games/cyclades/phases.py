"""The table of contents of a game of Cyclades. cy:3.1 cy:3.2

Every question is put openly to one player at a time; FATE shuffles, draws and rolls.
cy:0.4 cy:22.4

Where the chapters are:

1        components and map          box, ids
2        set-up                      setup, board
3        course of a round           here
4        creatures                   creatures
5        gods                        gods
6        income                      income
7        offerings                   offerings
8        actions                     actions
9        summoning creatures         summoning
10       recruiting                  recruiting
11       building                    building
12       special actions             special_actions, conquest
13       battles                     battles
14       Apollo                      apollo
15       end of round and game       ending, standings, conquest
16       metropolises                metropolises
17       two-player game             where they act, as `offerings`
18       creature powers             creature_powers, a file each
19       hidden information          view, redeal
20       limits                      where pieces are taken
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
