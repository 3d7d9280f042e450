"""The table of contents of a game of Cyclades. cy:3.1 cy:3.2

Every question is put openly to one player at a time; FATE shuffles, draws and rolls.
cy:0.4 cy:22.4
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
