## The title

title = Cyclades
blurb = Win the favour of the gods, raise fleets, armies and temples, summon creatures of myth, and be the first to own two metropolises.

## Helpers: amounts in sentences

amount-gold = { $gold } GP
for-gold = { $gold ->
    [0] for free
   *[other] for { $gold } GP
}
amount-fleets = { $count } { $count ->
    [one] fleet
   *[other] fleets
}
amount-armies = { $count } { $count ->
    [one] army
   *[other] armies
}
amount-priests = { $count } { $count ->
    [one] priest
   *[other] priests
}
amount-philosophers = { $count } { $count ->
    [one] philosopher
   *[other] philosophers
}
unit-unit = { $n } { $n ->
    [one] unit
   *[other] units
}
unit-fleet = { $n } { $n ->
    [one] fleet
   *[other] fleets
}
unit-army = { $n } { $n ->
    [one] army
   *[other] armies
}
unit-priest = { $n } { $n ->
    [one] priest
   *[other] priests
}
unit-philosopher = { $n } { $n ->
    [one] philosopher
   *[other] philosophers
}
unit-gold = { $n } GP
stock-gold = GP

## Gods, buildings, creatures, cities

name-god-poseidon = Poseidon
name-god-ares = Ares
name-god-zeus = Zeus
name-god-athena = Athena
name-god-apollo = Apollo
name-building-port = Port
    .acc = port
name-building-fortress = Fortress
    .acc = fortress
name-building-temple = Temple
    .acc = temple
name-building-university = University
    .acc = university
name-creature-siren = Siren
name-creature-pegasus = Pegasus
name-creature-giant = Giant
name-creature-chimera = Chimera
name-creature-cyclops = Cyclops
name-creature-sphinx = Sphinx
name-creature-sylph = Sylph
name-creature-harpy = Harpy
name-creature-griffon = Griffon
name-creature-moirae = Moirae
name-creature-satyr = Satyr
name-creature-dryad = Dryad
name-creature-kraken = Kraken
name-creature-minotaur = Minotaur
name-creature-chiron = Chiron
name-creature-medusa = Medusa
name-creature-polyphemus = Polyphemus
name-city-sparta = Sparta
name-city-athens = Athens
name-city-corinth = Corinth
name-city-thebes = Thebes
name-city-argos = Argos
name-position-start_1 = start 1
name-position-start_2 = start 2
name-position-start_3 = start 3
name-position-start_4 = start 4
name-position-start_5 = start 5

## What a player can do

name-verb-end = End the turn
name-verb-summon = Summon a creature
name-verb-recruit = Recruit
    .poseidon = Recruit a fleet
    .ares = Recruit an army
    .zeus = Recruit a priest
    .athena = Recruit a philosopher
name-verb-build = Build
    .poseidon = Build a port
    .ares = Build a fortress
    .zeus = Build a temple
    .athena = Build a university
name-verb-move_fleets = Move fleets
name-verb-move_armies = Move armies
name-verb-exchange = Exchange a creature
name-verb-sail = Sail on
name-verb-stop = Stop
name-verb-stay = Fight on
name-verb-retreat = Retreat
name-verb-sell_units = Sell armies or fleets
name-verb-sell_priests = Sell priests
name-verb-sell_philosophers = Sell philosophers
part-count = How many
part-to = Where to

## Islands and sea spaces

name-region-amorgos = Amorgos
name-region-anaphe = Anaphe
name-region-andros = Andros
name-region-delos = Delos
name-region-donousa = Donousa
name-region-gyaros = Gyaros
name-region-heraclea = Heraclea
name-region-ios = Ios
name-region-kea = Kea
name-region-kythnos = Kythnos
name-region-milos = Milos
name-region-mykonos = Mykonos
name-region-naxos = Naxos
name-region-paros = Paros
name-region-rhenea = Rhenea
name-region-serifos = Serifos
name-region-sifnos = Sifnos
name-region-sikinos = Sikinos
name-region-syros = Syros
name-region-thera = Thera
name-region-tinos = Tinos
name-region-sea_a1 = Sea A1
name-region-sea_a2 = Sea A2
name-region-sea_a3 = Sea A3
name-region-sea_a4 = Sea A4
name-region-sea_a5 = Sea A5
name-region-sea_a6 = Sea A6
name-region-sea_b2 = Sea B2
name-region-sea_b3 = Sea B3
name-region-sea_b4 = Sea B4
name-region-sea_b5 = Sea B5
name-region-sea_b6 = Sea B6
name-region-sea_b7 = Sea B7
name-region-sea_c1 = Sea C1
name-region-sea_c2 = Sea C2
name-region-sea_c3 = Sea C3
name-region-sea_c4 = Sea C4
name-region-sea_c5 = Sea C5
name-region-sea_c6 = Sea C6
name-region-sea_c7 = Sea C7
name-region-sea_c8 = Sea C8
name-region-sea_d1 = Sea D1
name-region-sea_d2 = Sea D2
name-region-sea_d3 = Sea D3
name-region-sea_d4 = Sea D4
name-region-sea_d5 = Sea D5
name-region-sea_d6 = Sea D6
name-region-sea_d7 = Sea D7
name-region-sea_d8 = Sea D8
name-region-sea_e1 = Sea E1
name-region-sea_e2 = Sea E2
name-region-sea_e3 = Sea E3
name-region-sea_e4 = Sea E4
name-region-sea_e6 = Sea E6
name-region-sea_e7 = Sea E7
name-region-sea_e8 = Sea E8
name-region-sea_e10 = Sea E10
name-region-sea_f1 = Sea F1
name-region-sea_f2 = Sea F2
name-region-sea_f3 = Sea F3
name-region-sea_f4 = Sea F4
name-region-sea_f5 = Sea F5
name-region-sea_f6 = Sea F6
name-region-sea_f7 = Sea F7
name-region-sea_f8 = Sea F8
name-region-sea_f9 = Sea F9
name-region-sea_f10 = Sea F10
name-region-sea_f11 = Sea F11
name-region-sea_g2 = Sea G2
name-region-sea_g3 = Sea G3
name-region-sea_g5 = Sea G5
name-region-sea_g6 = Sea G6
name-region-sea_g7 = Sea G7
name-region-sea_g8 = Sea G8
name-region-sea_g9 = Sea G9
name-region-sea_h1 = Sea H1
name-region-sea_h2 = Sea H2
name-region-sea_h3 = Sea H3
name-region-sea_h4 = Sea H4
name-region-sea_h5 = Sea H5
name-region-sea_h6 = Sea H6
name-region-sea_h8 = Sea H8
name-region-sea_i1 = Sea I1
name-region-sea_i2 = Sea I2
name-region-sea_i3 = Sea I3
name-region-sea_i4 = Sea I4
name-region-sea_i5 = Sea I5
name-region-sea_i6 = Sea I6
name-region-sea_i7 = Sea I7
name-region-sea_j1 = Sea J1
name-region-sea_j2 = Sea J2
name-region-sea_j4 = Sea J4
name-region-sea_j6 = Sea J6
name-region-sea_k1 = Sea K1
name-region-sea_k2 = Sea K2
name-region-sea_k3 = Sea K3
name-region-sea_k4 = Sea K4
name-region-sea_k6 = Sea K6
name-slot-amorgos_1 = Amorgos, slot 1
name-slot-amorgos_2 = Amorgos, slot 2
name-slot-anaphe_1 = Anaphe, slot 1
name-slot-andros_1 = Andros, slot 1
name-slot-andros_2 = Andros, slot 2
name-slot-andros_3 = Andros, slot 3
name-slot-andros_4 = Andros, slot 4
name-slot-delos_1 = Delos, slot 1
name-slot-donousa_1 = Donousa, slot 1
name-slot-donousa_2 = Donousa, slot 2
name-slot-gyaros_1 = Gyaros, slot 1
name-slot-heraclea_1 = Heraclea, slot 1
name-slot-ios_1 = Ios, slot 1
name-slot-ios_2 = Ios, slot 2
name-slot-ios_3 = Ios, slot 3
name-slot-kea_1 = Kea, slot 1
name-slot-kea_2 = Kea, slot 2
name-slot-kea_3 = Kea, slot 3
name-slot-kythnos_1 = Kythnos, slot 1
name-slot-milos_1 = Milos, slot 1
name-slot-milos_2 = Milos, slot 2
name-slot-milos_3 = Milos, slot 3
name-slot-mykonos_1 = Mykonos, slot 1
name-slot-mykonos_2 = Mykonos, slot 2
name-slot-naxos_1 = Naxos, slot 1
name-slot-naxos_2 = Naxos, slot 2
name-slot-naxos_3 = Naxos, slot 3
name-slot-naxos_4 = Naxos, slot 4
name-slot-paros_1 = Paros, slot 1
name-slot-paros_2 = Paros, slot 2
name-slot-paros_3 = Paros, slot 3
name-slot-rhenea_1 = Rhenea, slot 1
name-slot-rhenea_2 = Rhenea, slot 2
name-slot-serifos_1 = Serifos, slot 1
name-slot-serifos_2 = Serifos, slot 2
name-slot-sifnos_1 = Sifnos, slot 1
name-slot-sifnos_2 = Sifnos, slot 2
name-slot-sifnos_3 = Sifnos, slot 3
name-slot-sikinos_1 = Sikinos, slot 1
name-slot-syros_1 = Syros, slot 1
name-slot-syros_2 = Syros, slot 2
name-slot-thera_1 = Thera, slot 1
name-slot-thera_2 = Thera, slot 2
name-slot-thera_3 = Thera, slot 3
name-slot-thera_4 = Thera, slot 4
name-slot-tinos_1 = Tinos, slot 1
name-slot-tinos_2 = Tinos, slot 2

## Questions

ask-deal_positions = Who starts where?
ask-shuffle_markers = In what order do the markers start on the turn track?
ask-turn_up_creature = Which creature is revealed?
ask-turn_up_god = Which god comes next?
ask-lay_offering = Which god do you choose, and how much do you offer?
ask-place_prosperity = Which island gets the prosperity marker?
ask-take_turn = { $god }: what do you do?
ask-roll_dice = What do the dice show?
ask-defender_retreat = { $foe } attacks you at { $region }, { $theirs } against { $own } before the dice: fight on or retreat?
ask-attacker_retreat = { $foe } stays at { $region }, { $theirs } against your { $own } before the dice: fight on or retreat?
ask-discard_tile = { $building }: which one do you give up for the metropolis?
ask-choose_site = Where will the metropolis stand?
ask-sail_on = You are at { $region } with { $steps ->
    [one] one step
   *[other] { $steps } steps
} left: sail on or stop?
ask-siren_target = Which lone fleet does the Siren lure?
ask-siren_source = Which of your fleets takes its place?
ask-pegasus_flight = Which armies does Pegasus carry, and where to?
ask-giant_target = Which building does the Giant destroy?
ask-chimera_copy = Which discarded creature does the Chimera copy?
ask-cyclops_tile = Which of your buildings does the Cyclops rebuild?
ask-cyclops_type = { $region }: what does the Cyclops build there?
ask-sphinx_sale = What do you sell to the Sphinx?
ask-sylph_step = Which fleets does the Sylph move?
ask-harpy_target = From which island does the Harpy carry off an army?
ask-griffon_target = Whom does the Griffon rob?
ask-satyr_target = Whose philosopher does the Satyr steal?
ask-dryad_target = Whose priest does the Dryad steal?
ask-place_kraken = Where does the Kraken surface?
ask-move_kraken = Does the Kraken move on, for 1 GP a space?
ask-place_figure = { $creature }: on which island?
ask-push_stack = Which fleets does Polyphemus drive away next?
ask-push_to = Where are the fleets at { $region } driven?

## What happened

event-started = { $seat } starts on { $islands }, with fleets at { $seas }.
event-order_set = Turn order: { $order }.
event-next_order = Turn order of the next round: { $order }.
event-round_began = Round { $round } begins.
event-card_discarded = { $creature_id ->
    [moirae] The Moirae leave the track.
    [pegasus] Pegasus leaves the track.
    [chiron] Chiron leaves the track.
    [polyphemus] Polyphemus leaves the track.
    [medusa] Medusa leaves the track.
   *[other] The { $creature } leaves the track.
}
event-card_revealed = { $creature_id ->
    [moirae] The Moirae appear ({ $price } GP).
    [pegasus] Pegasus appears ({ $price } GP).
    [chiron] Chiron appears ({ $price } GP).
    [polyphemus] Polyphemus appears ({ $price } GP).
    [medusa] Medusa appears ({ $price } GP).
   *[other] The { $creature } appears ({ $price } GP).
}
event-deck_renewed = The creature deck is reshuffled.
event-kraken_left = The Kraken leaves { $region }.
event-gods_set = Order of the gods: { $gods }, Apollo.
event-income = { $seat } receives { amount-gold }.
event-offered = { $seat } offers { amount-gold } to { $god }.
event-outbid = { $by } outbids { $seat } for { $god }.
event-chose_apollo = { $seat } goes to Apollo, space { $field }.
event-paid = { $seat } pays { amount-gold } to { $god }.
event-turn_began = { $seat } takes a turn with { $god }.
event-turn_ended = { $seat } ends their turn with { $god }.
event-summoned = { $seat } summons { $creature_id ->
    [pegasus] Pegasus
    [chiron] Chiron
    [polyphemus] Polyphemus
    [medusa] Medusa
   *[other] the { $creature }
} { for-gold }.
event-no_effect = { $creature_id ->
    [moirae] The Moirae have no effect.
    [pegasus] Pegasus has no target.
    [chiron] Chiron has no target.
    [polyphemus] Polyphemus has no target.
    [medusa] Medusa has no target.
   *[other] The { $creature } has no target.
}
event-exchanged = { $seat } discards { $creature_id ->
    [pegasus] Pegasus
    [chiron] Chiron
    [polyphemus] Polyphemus
    [medusa] Medusa
   *[other] the { $creature }
} { for-gold }.
event-fleet_recruited = { $seat } recruits a fleet at { $region } { for-gold }.
event-army_recruited = { $seat } recruits an army on { $region } { for-gold }.
event-priest_recruited = { $seat } recruits a priest { for-gold }.
event-philosopher_recruited = { $seat } recruits a philosopher { for-gold }.
event-built = { $seat } builds a { $building_acc } on { $region } { for-gold }.
event-sailed = { $seat } sails { amount-fleets } from { $region } to { $to }.
event-marched = { $seat } moves { amount-armies } from { $region } to { $to }.
event-island_taken = { $seat } takes { $region }.
event-island_lost = { $seat } loses { $region } to { $to }.
event-battle = { $seat } attacks { $defender } at { $region }.
event-assault = { $seat } attacks { $region }: { $attack }. { $defender } defends: { $defence }.
event-unit_lost = { $seat } loses { $region_sort ->
    [sea] a fleet at { $region }
   *[land] an army on { $region }
}.
event-retreated = { $seat } retreats with { $region_sort ->
    [sea] { amount-fleets }
   *[land] { amount-armies }
} from { $region } to { $to }.
event-battle_won = { $seat } wins the battle at { $region }.
event-all_lost = Nobody survives the battle at { $region }.
event-apollo_gift = { $seat } receives { amount-gold } from Apollo.
event-prosperity_placed = { $seat } places a prosperity marker on { $region }.
event-set_completed = { $seat } owns all four buildings and builds a metropolis.
event-school_completed = { $seat } has four philosophers and builds a metropolis.
event-tile_removed = { $seat } gives up the { $building_acc } on { $region }.
event-metropolis_founded = { $seat } founds a metropolis on { $region }.
event-metropolis_in_vain = { $seat } has no room for another metropolis; what it was made of is lost.
event-eliminated = { $seat } loses their last island to { $by } and is out of the game.
event-figure_placed = { $creature_id ->
    [minotaur] The Minotaur
   *[other] { $creature }
} is placed on { $region }.
event-figure_left = { $creature_id ->
    [minotaur] The Minotaur
   *[other] { $creature }
} leaves { $region }.
event-figures_clashed = { $creature_id ->
    [minotaur] The Minotaur
   *[other] { $creature }
} and { $other_id ->
    [minotaur] the Minotaur
   *[other] { $other }
} meet on { $region }, and both leave the board.
event-copied = The Chimera copies { $creature_id ->
    [pegasus] Pegasus
    [chiron] Chiron
    [polyphemus] Polyphemus
    [medusa] Medusa
   *[other] the { $creature }
}.
event-fleets_destroyed = { $seat } loses { amount-fleets } at { $region }.
event-fleet_replaced = { $victim } loses a fleet at { $region }; { $seat } takes its place.
event-tile_destroyed = The Giant destroys the { $building_acc } on { $region }.
event-tile_replaced = The Cyclops turns the { $building_acc } on { $region } into a { $new_acc }.
event-units_sold = { $seat } sells { $region_sort ->
    [sea] { amount-fleets }
   *[land] { amount-armies }
} from { $region }.
event-priests_sold = { $seat } sells { amount-priests }.
event-philosophers_sold = { $seat } sells { amount-philosophers }.
event-army_snatched = The Harpy carries off an army of { $victim } from { $region }.
event-robbed = The Griffon takes half of { $victim }’s gold for { $seat }.
event-robbed_of = { $seat } takes { amount-gold } from { $victim }.
event-philosopher_lured = { $seat } steals a philosopher from { $victim }.
event-priest_lured = { $seat } steals a priest from { $victim }.
event-kraken_rose = The Kraken surfaces at { $region }.
event-pushed = Polyphemus drives { amount-fleets } of { $seat } from { $region } to { $to }.
event-game_over = The game is over. Victory: { $winners }. Gold: { $gold }.

## Phases and endings

phase-game = Setup
phase-round = Round
phase-creatures = Creatures
phase-gods = Gods
phase-income = Income
phase-offerings = Offerings
phase-actions = Actions
phase-turn = Turn
phase-battle = Battle
phase-assault = Assault
phase-metropolis = Metropolis
phase-founding = Founding a metropolis
phase-sailing = Sailing
phase-summoning = Summoning creatures
phase-figure = Placing a figure
phase-push = Driving fleets away
phase-replacement = Exchange
phase-end_of_round = End of the round
phase-siren = Siren
phase-pegasus = Pegasus
phase-giant = Giant
phase-chimera = Chimera
phase-cyclops = Cyclops
phase-sphinx = Sphinx
phase-sylph = Sylph
phase-harpy = Harpy
phase-griffon = Griffon
phase-moirae = Moirae
phase-satyr = Satyr
phase-dryad = Dryad
phase-kraken = Kraken
ending-metropolises = by metropolises
ending-last_survivor = as the last player left
ending-round_limit = at the round limit

## Options

option-start_positions = Start positions
option-start_positions-help = Who starts where on the map.
value-start_positions-by_seat = in seat order
value-start_positions-random = at random
option-victory_tiebreak = Tie-breaker
option-victory_tiebreak-help = What decides when several players own enough metropolises.
value-victory_tiebreak-gold = most gold
value-victory_tiebreak-metropolises_then_gold = most metropolises, then gold
option-hidden_gold = Hidden gold
option-hidden_gold-help = Whether gold is kept behind the screens.
value-hidden_gold-true = hidden
value-hidden_gold-false = open
option-last_island_proof = Attacking the last island
option-last_island_proof-help = An opponent’s last island may be attacked only to win the game. What counts as proof.
value-last_island_proof-immediate = only what the capture gives at once
value-last_island_proof-this_turn = also what can be built this turn
option-apollo_marker_island = Apollo’s marker
option-apollo_marker_island-help = Where the prosperity marker may be placed.
value-apollo_marker_island-own = on one of your islands
value-apollo_marker_island-any = on any island
option-minotaur_mode = The Minotaur
option-minotaur_mode-help = How the Minotaur fights.
value-minotaur_mode-bonus = adds 2 to the defence
value-minotaur_mode-unit = fights as a unit
option-moirae_basis = The Moirae
option-moirae_basis-help = Which income the Moirae pay again.
value-moirae_basis-current = the income of the current position
value-moirae_basis-round_start = the income received this round
option-kraken_leaves = When the Kraken leaves
option-kraken_leaves-help = How long the Kraken stays on the board.
value-kraken_leaves-on_reveal = when its card appears again
value-kraken_leaves-on_next_summon = when it is summoned again
option-polyphemus_push_by = Fleets driven away by Polyphemus
option-polyphemus_push_by-help = Who decides where they go.
value-polyphemus_push_by-summoner = the summoner
value-polyphemus_push_by-fleet_owner = the owner of the fleets
option-medusa_blocks_retreat = Medusa and retreat
option-medusa_blocks_retreat-help = Whether the defender may retreat from Medusa’s island.
value-medusa_blocks_retreat-true = no retreat
value-medusa_blocks_retreat-false = retreat allowed
option-round_limit = Round limit
option-round_limit-help = After this round the player with the most metropolises wins, then the most gold.

## Pieces, facts, tracks, marks

piece-army = army
piece-fleet = fleet
piece-metropolis = metropolis
piece-priest = priest
piece-philosopher = philosopher
piece-prosperity = prosperity marker
piece-creature = creature card
piece-god = god
piece-marker = offering marker
piece-offering = offering
piece-gold = gold
piece-port = port
piece-fortress = fortress
piece-temple = temple
piece-university = university
piece-kraken = Kraken
piece-minotaur = Minotaur
piece-chiron = Chiron
piece-medusa = Medusa
piece-polyphemus = Polyphemus
fact-name = City
fact-alive = In the game
fact-gold = Gold
fact-income = Income
fact-islands = Islands
fact-metropolises = Metropolises
fact-priests = Priests
fact-philosophers = Philosophers
fact-fleets_left = Fleets in reserve
fact-armies_left = Armies in reserve
fact-temples = Unused temples
track-turn_order = Turn order
track-gods = Gods and offerings
track-creatures = Creatures
track-discards = Discard pile
mark-prosperity = prosperity
mark-free_slots = free building slots
mark-trade = trade space
mark-battle = battle

standing-goal = Goal
standing-alive = In the game
standing-metropolises = Metropolises
standing-gold = Gold

## What each thing is

card-god-poseidon = Recruit fleets: the first of the turn is free, up to three more cost 1, 2 and 3 GP. Build ports for 2 GP. For 1 GP a group of fleets sails up to three sea spaces.
card-god-ares = Recruit armies: the first of the turn is free, up to three more cost 2, 3 and 4 GP. Build fortresses for 2 GP. For 1 GP armies cross to another island along a chain of your fleets.
card-god-zeus = Recruit a priest for free and another for 4 GP. Build temples for 2 GP. For 1 GP discard a creature on the track and reveal the next card in its place.
card-god-athena = Recruit a philosopher for free and another for 4 GP; four philosophers make a metropolis. Build universities for 2 GP. Athena has no special action.
card-god-apollo = Costs nothing. Instead of a turn you receive 1 GP, or 4 GP if you own a single island. Whoever comes first also puts a prosperity marker on an island.
card-building-port = In a sea battle the defender adds 1 for each of their ports on islands that touch the sea space.
card-building-fortress = In a land battle the defender adds 1 for each fortress on the island.
card-building-temple = Once a round it lowers the price of one creature by 1 GP. You may use several temples for one creature, but it always costs at least 1 GP.
card-building-university = No power of its own; together with a port, a fortress and a temple it makes a metropolis.
card-creature-siren = Choose an opponent’s fleet that is alone in its sea space: it returns to its owner, and one of your fleets takes its place.
card-creature-pegasus = Fly any number of armies from one of your islands to any other island; no fleets are needed.
card-creature-giant = Destroy one building of any player; not a metropolis, and not on Chiron’s island.
card-creature-chimera = Use the power of a creature in the discard pile. Then the discard pile is shuffled into the deck.
card-creature-cyclops = Replace one of your buildings with one of another type, in the same slot.
card-creature-sphinx = Sell any number of your armies, fleets, priests and philosophers for 2 GP each.
card-creature-sylph = Your fleets have ten steps in all, divided as you like. Fleets that have fought go no further.
card-creature-harpy = Remove one army of an opponent from an island, but not Chiron’s. The island stays theirs.
card-creature-griffon = Take half of one opponent’s gold, rounded down.
card-creature-moirae = Receive your income once more.
card-creature-satyr = Take a philosopher from an opponent. A fourth one makes a metropolis at once.
card-creature-dryad = Take a priest from an opponent.
card-creature-kraken = Put the Kraken on a sea space: all fleets there are lost. For 1 GP a step it moves on and destroys the fleets it meets. No fleet may enter its space while it is there.
card-creature-minotaur = Adds 2 to the defence of its island. It leaves when the island is taken, at the latest when its summoner’s next turn begins.
card-creature-chiron = On its island neither Giant nor Harpy can act, and Pegasus cannot land an opponent’s armies.
card-creature-medusa = Armies on her island cannot leave it, whether with Ares, with Pegasus or by retreating.
card-creature-polyphemus = Drives all fleets away from the sea spaces around its island; none may come back while it stands there.
card-piece-army = Holds an island and takes others. It moves with Ares, along a chain of your fleets. You have eight.
card-piece-fleet = Holds a sea space and is a bridge for your armies. It moves with Poseidon. You have eight.
card-piece-metropolis = Two of them win the game at the end of a round, three with two players. Each works as one building of every type, but does not count towards another metropolis.
card-piece-priest = Each priest lowers what you pay for an offering by 1 GP, to no less than 1 GP.
card-piece-philosopher = As soon as you have four, you discard them for a metropolis.
card-piece-prosperity = Pays 1 GP in every income phase to whoever owns the island.
card-piece-offering = What you bid for a god. If you are outbid, you must choose another god at once; you pay only if your offering stands.
card-piece-gold = Gold pays for offerings, pieces, buildings and creatures. It lies behind your screen.

## What counts in a battle beside the dice

modifier-army = { $number ->
    [one] army
   *[other] armies
}
modifier-fleet = { $number ->
    [one] fleet
   *[other] fleets
}
modifier-port = { $number ->
    [one] port
   *[other] ports
}
modifier-fortress = { $number ->
    [one] fortress
   *[other] fortresses
}
modifier-metropolis = metropolis
modifier-minotaur = Minotaur
