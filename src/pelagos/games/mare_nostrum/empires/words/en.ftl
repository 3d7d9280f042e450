## The game

title = Mare Nostrum: Empires
blurb = Lead Rome, Greece, Babylon, Egypt or Carthage: trade, build, win heroes and wonders, and take the Mediterranean by prestige, glory, conquest or leadership.

## Provinces, seas and spaces

name-province-italia = Italy
name-province-gallia = Gaul
name-province-dalmatia = Dalmatia
name-province-germania = Germania
name-province-dacia = Dacia
name-province-macedonia = Macedonia
name-province-athens = Athens
name-province-thracia = Thrace
name-province-creta = Crete
name-province-rhodus = Rhodes
name-province-cyprus = Cyprus
name-province-sardinia = Sardinia
name-province-sicilia = Sicily
name-province-asia = Asia
name-province-cappadocia = Cappadocia
name-province-armenia = Armenia
name-province-syria = Syria
name-province-assyria = Assyria
name-province-babylonia = Babylonia
name-province-arabia = Arabia
name-province-judea = Judea
name-province-aegyptus = Egypt
name-province-aethiopia = Ethiopia
name-province-cyrenaica = Cyrenaica
name-province-garamantes = Garamantes
name-province-tripolitania = Tripolitania
name-province-carthage = Carthage
name-province-numidia = Numidia
name-sea-tyrrhenian_sea = Tyrrhenian Sea
name-sea-sardinian_sea = Sardinian Sea
name-sea-adriatic_sea = Adriatic Sea
name-sea-ionian_sea = Ionian Sea
name-sea-african_sea = African Sea
name-sea-aegean_sea = Aegean Sea
name-sea-black_sea = Black Sea
name-sea-egyptian_sea = Egyptian Sea
name-sea-phoenician_sea = Phoenician Sea

name-icon-italia_marble = Italy: caravan (marble)
name-icon-italia_wine = Italy: caravan (wine)
name-icon-italia_market = Italy: market
name-icon-rome_city = Rome (capital)
name-icon-italia_temple = Italy: temple
name-icon-gallia_sheep = Gaul: caravan (sheep)
name-icon-gallia_grain = Gaul: caravan (grain)
name-icon-gallia_market = Gaul: market
name-icon-dalmatia_gladiators = Dalmatia: caravan (gladiators)
name-icon-dalmatia_market = Dalmatia: market
name-icon-salonae = Salonae (city)
name-icon-dalmatia_temple = Dalmatia: temple
name-icon-germania_gladiators = Germania: caravan (gladiators)
name-icon-germania_wood = Germania: caravan (wood)
name-icon-germania_market = Germania: market
name-icon-dacia_gold = Dacia: caravan (gold)
name-icon-dacia_sheep = Dacia: caravan (sheep)
name-icon-dacia_market = Dacia: market
name-icon-macedonia_gladiators = Macedonia: caravan (gladiators)
name-icon-macedonia_market = Macedonia: market
name-icon-athens_oil = Athens: caravan (oil)
name-icon-athens_market = Athens: market
name-icon-athens_city = Athens (capital)
name-icon-sparta = Sparta (city)
name-icon-athens_temple = Athens: temple
name-icon-thracia_gladiators = Thrace: caravan (gladiators)
name-icon-thracia_wine = Thrace: caravan (wine)
name-icon-thracia_market = Thrace: market
name-icon-byzantium = Byzantium (city)
name-icon-thracia_temple = Thrace: temple
name-icon-creta_ceramics = Crete: caravan (ceramics)
name-icon-creta_market = Crete: market
name-icon-knossos = Knossos (city)
name-icon-creta_temple = Crete: temple
name-icon-rhodus_marble = Rhodes: caravan (marble)
name-icon-rhodus_market = Rhodes: market
name-icon-cyprus_metal = Cyprus: caravan (metal)
name-icon-cyprus_market = Cyprus: market
name-icon-sardinia_oil = Sardinia: caravan (oil)
name-icon-sardinia_market = Sardinia: market
name-icon-syracuse = Syracuse (legendary city)
name-icon-sicilia_temple = Sicily: temple
name-icon-troy = Troy (legendary city)
name-icon-asia_temple = Asia: temple
name-icon-cappadocia_wood = Cappadocia: caravan (wood)
name-icon-cappadocia_market = Cappadocia: market
name-icon-armenia_gold = Armenia: caravan (gold)
name-icon-armenia_wine = Armenia: caravan (wine)
name-icon-armenia_market = Armenia: market
name-icon-syria_oil = Syria: caravan (oil)
name-icon-syria_market = Syria: market
name-icon-antioch = Antioch (city)
name-icon-syria_temple = Syria: temple
name-icon-assyria_sheep = Assyria: caravan (sheep)
name-icon-assyria_market = Assyria: market
name-icon-babylonia_spices = Babylonia: caravan (spices)
name-icon-babylonia_grain = Babylonia: caravan (grain)
name-icon-babylonia_market = Babylonia: market
name-icon-babylon_city = Babylon (capital)
name-icon-babylonia_temple = Babylonia: temple
name-icon-arabia_spices = Arabia: caravan (spices)
name-icon-arabia_gems = Arabia: caravan (gems)
name-icon-arabia_market = Arabia: market
name-icon-jerusalem = Jerusalem (legendary city)
name-icon-judea_temple = Judea: temple
name-icon-aegyptus_papyrus = Egypt: caravan (papyrus)
name-icon-aegyptus_sheep = Egypt: caravan (sheep)
name-icon-aegyptus_market = Egypt: market
name-icon-alexandria = Alexandria (capital)
name-icon-memphis = Memphis (city)
name-icon-aegyptus_temple = Egypt: temple
name-icon-aethiopia_grain = Ethiopia: caravan (grain)
name-icon-aethiopia_gold = Ethiopia: caravan (gold)
name-icon-aethiopia_market = Ethiopia: market
name-icon-cyrenaica_papyrus = Cyrenaica: caravan (papyrus)
name-icon-cyrenaica_market = Cyrenaica: market
name-icon-cyrene = Cyrene (city)
name-icon-cyrenaica_temple = Cyrenaica: temple
name-icon-garamantes_gems = Garamantes: caravan (gems)
name-icon-garamantes_market = Garamantes: market
name-icon-tripolitania_oil = Tripolitania: caravan (oil)
name-icon-tripolitania_market = Tripolitania: market
name-icon-leptis_magna = Leptis Magna (city)
name-icon-tripolitania_temple = Tripolitania: temple
name-icon-carthage_grain = Carthage: caravan (grain)
name-icon-carthage_wine = Carthage: caravan (wine)
name-icon-carthage_market = Carthage: market
name-icon-carthage_city = Carthage (capital)
name-icon-carthage_temple = Carthage: temple
name-icon-numidia_metal = Numidia: caravan (metal)
name-icon-numidia_gladiators = Numidia: caravan (gladiators)
name-icon-numidia_market = Numidia: market

## Resources, tiles, empires

name-resource-ceramics = ceramics
name-resource-gems = gems
name-resource-papyrus = papyrus
name-resource-metal = metal
name-resource-spices = spices
name-resource-marble = marble
name-resource-wood = wood
name-resource-gold = gold
name-resource-grain = grain
name-resource-oil = oil
name-resource-sheep = sheep
name-resource-wine = wine
name-resource-gladiators = gladiators
name-resource-coin = coin
name-resource-legendary_ceramics = legendary ceramics
name-resource-legendary_gems = legendary gems
name-resource-legendary_papyrus = legendary papyrus
name-resource-legendary_metal = legendary metal
name-resource-legendary_spices = legendary spices
name-resource-legendary_marble = legendary marble
name-resource-legendary_wood = legendary wood
name-resource-legendary_gold = legendary gold
name-resource-legendary_grain = legendary grain
name-resource-legendary_oil = legendary oil
name-resource-legendary_sheep = legendary sheep
name-resource-legendary_wine = legendary wine
name-resource-legendary_gladiators = legendary gladiators
name-tile-caesar = Caesar
name-tile-pericles = Pericles
name-tile-hammurabi = Hammurabi
name-tile-cleopatra = Cleopatra
name-tile-hannibal = Hannibal
name-tile-castor_pollux = Castor and Pollux
name-tile-nebuchadnezzar = Nebuchadnezzar
name-tile-circe = Circe
name-tile-penthesilea = Penthesilea
name-tile-gilgamesh = Gilgamesh
name-tile-perseus = Perseus
name-tile-hamilcar = Hamilcar
name-tile-queen_of_sheba = Queen of Sheba
name-tile-hercules = Hercules
name-tile-ramses_ii = Ramses II
name-tile-antigone = Antigone
name-tile-spartacus = Spartacus
name-tile-colossus = Colossus of Rhodes
name-tile-hanging_gardens = Hanging Gardens
name-tile-lighthouse = Lighthouse of Pharos
name-tile-statue_of_zeus = Statue of Zeus
name-tile-temple_of_artemis = Temple of Artemis
name-tile-pyramids = Pyramids
name-empire-rome = Rome
name-empire-greece = Greece
name-empire-babylon = Babylon
name-empire-egypt = Egypt
name-empire-carthage = Carthage
name-call-0 = 0
name-call-1 = 1
name-call-2 = 2
name-call-3 = 3
name-call-4 = 4
name-call-5 = 5

## Posts of legions

name-post-free = a legion without a post
name-post-fortress = the fortress
name-post-marker = the legion on the control marker
name-post-italia_marble = the legion on: Italy: caravan (marble)
name-post-italia_wine = the legion on: Italy: caravan (wine)
name-post-italia_market = the legion on: Italy: market
name-post-rome_city = the legion on: Rome (capital)
name-post-italia_temple = the legion on: Italy: temple
name-post-gallia_sheep = the legion on: Gaul: caravan (sheep)
name-post-gallia_grain = the legion on: Gaul: caravan (grain)
name-post-gallia_market = the legion on: Gaul: market
name-post-dalmatia_gladiators = the legion on: Dalmatia: caravan (gladiators)
name-post-dalmatia_market = the legion on: Dalmatia: market
name-post-salonae = the legion on: Salonae (city)
name-post-dalmatia_temple = the legion on: Dalmatia: temple
name-post-germania_gladiators = the legion on: Germania: caravan (gladiators)
name-post-germania_wood = the legion on: Germania: caravan (wood)
name-post-germania_market = the legion on: Germania: market
name-post-dacia_gold = the legion on: Dacia: caravan (gold)
name-post-dacia_sheep = the legion on: Dacia: caravan (sheep)
name-post-dacia_market = the legion on: Dacia: market
name-post-macedonia_gladiators = the legion on: Macedonia: caravan (gladiators)
name-post-macedonia_market = the legion on: Macedonia: market
name-post-athens_oil = the legion on: Athens: caravan (oil)
name-post-athens_market = the legion on: Athens: market
name-post-athens_city = the legion on: Athens (capital)
name-post-sparta = the legion on: Sparta (city)
name-post-athens_temple = the legion on: Athens: temple
name-post-thracia_gladiators = the legion on: Thrace: caravan (gladiators)
name-post-thracia_wine = the legion on: Thrace: caravan (wine)
name-post-thracia_market = the legion on: Thrace: market
name-post-byzantium = the legion on: Byzantium (city)
name-post-thracia_temple = the legion on: Thrace: temple
name-post-creta_ceramics = the legion on: Crete: caravan (ceramics)
name-post-creta_market = the legion on: Crete: market
name-post-knossos = the legion on: Knossos (city)
name-post-creta_temple = the legion on: Crete: temple
name-post-rhodus_marble = the legion on: Rhodes: caravan (marble)
name-post-rhodus_market = the legion on: Rhodes: market
name-post-cyprus_metal = the legion on: Cyprus: caravan (metal)
name-post-cyprus_market = the legion on: Cyprus: market
name-post-sardinia_oil = the legion on: Sardinia: caravan (oil)
name-post-sardinia_market = the legion on: Sardinia: market
name-post-syracuse = the legion on: Syracuse (legendary city)
name-post-sicilia_temple = the legion on: Sicily: temple
name-post-troy = the legion on: Troy (legendary city)
name-post-asia_temple = the legion on: Asia: temple
name-post-cappadocia_wood = the legion on: Cappadocia: caravan (wood)
name-post-cappadocia_market = the legion on: Cappadocia: market
name-post-armenia_gold = the legion on: Armenia: caravan (gold)
name-post-armenia_wine = the legion on: Armenia: caravan (wine)
name-post-armenia_market = the legion on: Armenia: market
name-post-syria_oil = the legion on: Syria: caravan (oil)
name-post-syria_market = the legion on: Syria: market
name-post-antioch = the legion on: Antioch (city)
name-post-syria_temple = the legion on: Syria: temple
name-post-assyria_sheep = the legion on: Assyria: caravan (sheep)
name-post-assyria_market = the legion on: Assyria: market
name-post-babylonia_spices = the legion on: Babylonia: caravan (spices)
name-post-babylonia_grain = the legion on: Babylonia: caravan (grain)
name-post-babylonia_market = the legion on: Babylonia: market
name-post-babylon_city = the legion on: Babylon (capital)
name-post-babylonia_temple = the legion on: Babylonia: temple
name-post-arabia_spices = the legion on: Arabia: caravan (spices)
name-post-arabia_gems = the legion on: Arabia: caravan (gems)
name-post-arabia_market = the legion on: Arabia: market
name-post-jerusalem = the legion on: Jerusalem (legendary city)
name-post-judea_temple = the legion on: Judea: temple
name-post-aegyptus_papyrus = the legion on: Egypt: caravan (papyrus)
name-post-aegyptus_sheep = the legion on: Egypt: caravan (sheep)
name-post-aegyptus_market = the legion on: Egypt: market
name-post-alexandria = the legion on: Alexandria (capital)
name-post-memphis = the legion on: Memphis (city)
name-post-aegyptus_temple = the legion on: Egypt: temple
name-post-aethiopia_grain = the legion on: Ethiopia: caravan (grain)
name-post-aethiopia_gold = the legion on: Ethiopia: caravan (gold)
name-post-aethiopia_market = the legion on: Ethiopia: market
name-post-cyrenaica_papyrus = the legion on: Cyrenaica: caravan (papyrus)
name-post-cyrenaica_market = the legion on: Cyrenaica: market
name-post-cyrene = the legion on: Cyrene (city)
name-post-cyrenaica_temple = the legion on: Cyrenaica: temple
name-post-garamantes_gems = the legion on: Garamantes: caravan (gems)
name-post-garamantes_market = the legion on: Garamantes: market
name-post-tripolitania_oil = the legion on: Tripolitania: caravan (oil)
name-post-tripolitania_market = the legion on: Tripolitania: market
name-post-leptis_magna = the legion on: Leptis Magna (city)
name-post-tripolitania_temple = the legion on: Tripolitania: temple
name-post-carthage_grain = the legion on: Carthage: caravan (grain)
name-post-carthage_wine = the legion on: Carthage: caravan (wine)
name-post-carthage_market = the legion on: Carthage: market
name-post-carthage_city = the legion on: Carthage (capital)
name-post-carthage_temple = the legion on: Carthage: temple
name-post-numidia_metal = the legion on: Numidia: caravan (metal)
name-post-numidia_gladiators = the legion on: Numidia: caravan (gladiators)
name-post-numidia_market = the legion on: Numidia: market

## Verbs and short answers

name-verb-done = Done
name-verb-claim = Place a control marker
name-verb-legion = Raise a legion
name-verb-fortress = Build a fortress
name-verb-trireme = Build a trireme
name-verb-build = Build
name-verb-recruit = Hero or wonder
name-verb-pyramids = Build the Pyramids
name-verb-claim_free = Free control marker (Hammurabi)
name-verb-cheap_legion = Legion for one resource (Spartacus)
name-verb-cheap_fortress = Fortress for one resource (Gilgamesh)
name-verb-cheap_trireme = Trireme for one resource (Lighthouse)
name-verb-muster = Muster free legions (Penthesilea)
name-verb-take = Take
name-verb-decline = Decline
name-verb-convert = Replace the marker
name-verb-sail = Sail
name-verb-fight = Fight
name-verb-march = March
name-verb-pillage = Pillage
name-verb-occupy = Occupy buildings
name-verb-seize = Occupy the control marker
name-verb-seize_at_once = Take over at once (Queen of Sheba)
name-verb-leave = Leave as it is
name-verb-place = Place a legion
name-verb-declare = Declare peace
name-answer-no = No
name-answer-yes = Yes
name-yield-coin = a coin
name-yield-legendary_good = a legendary good
name-way-coins = Coins only
name-way-goods = Different goods
name-way-goods_and_coin = Goods and one coin (Cleopatra)
name-way-coins_and_good = Coins and one good (Cleopatra)
name-way-goods_one_twice = Goods, one of them twice (Hannibal)
name-way-one_resource = One resource

## Units, tracks

name-unit-legion = legion
name-unit-trireme = trireme
name-unit-fortress = fortress
name-track-trade = Trade
name-track-culture = Culture
name-track-military = Military
track-trade = Trade
track-culture = Culture
track-military = Military
track-tiles = Heroes and wonders

## Pieces, marks, facts

piece-legion = { $n ->
    [one] legion
   *[other] legions
}
piece-trireme = { $n ->
    [one] trireme
   *[other] triremes
}
piece-fortress = fortress
piece-caravan = { $n ->
    [one] caravan
   *[other] caravans
}
piece-market = market
piece-city = city
piece-capital = capital
piece-legendary_city = legendary city
piece-temple = temple
piece-token = token
piece-title = title
piece-tile = hero or wonder
mark-built = built
mark-stands_on = a legion stands on
mark-siege = legion on the control marker
mark-at_war = at war
fact-name = Empire
fact-trade = Trade
fact-culture = Culture
fact-military = Military
fact-prizes = Capitals and legendary cities
fact-tiles = Heroes and wonders
fact-resources = Resources
fact-offer_size = Resources offered
fact-offer = Offer
fact-goods = Holdings
fact-legions = Legions in stock
fact-triremes = Triremes in stock
fact-fortresses = Fortresses in stock
fact-markers = Control markers in stock
fact-legendary_pile = Legendary pile
fact-legendary_discard = Legendary discard
fact-face_down_tiles = Tiles face down

## Phases and endings

phase-game = Game
phase-round = Round
phase-collect = Collecting resources
phase-trade = Trade
phase-build = Building
phase-build_turn = Building
phase-payment = Payment
phase-copy = Castor and Pollux
phase-war = Movement and battles
phase-war_turn = Movement and battles
phase-leaving = Movement
phase-battle = Battle
phase-spoils = Spoils
phase-leadership = Leadership
ending-prestige = Prestige: the Pyramids are built
ending-glory = Glory: five heroes and wonders
ending-conquest = Conquest: four capitals and legendary cities
ending-leadership = Leadership: all three titles
ending-round_limit = Undecided: the agreed number of rounds is over

## Options

option-hero_display = Heroes and wonders on display
option-hero_display-help = Five open tiles suit first games; experienced players see all seventeen.
value-hero_display-five_open = five open
value-hero_display-all_open = all open
option-empire_assignment = Empires
option-empire_assignment-help = Dealt at random, or chosen in the order of the seats.
value-empire_assignment-random = dealt at random
value-empire_assignment-choose = chosen
option-reduced_board = Board for 3 or 4 players
option-reduced_board-help = How much of the map the sub-boards cover: the absent empires with their neighbours, or their start provinces alone.
value-reduced_board-compact = compact
value-reduced_board-literal = start provinces only
option-short_offer = Too few resources to offer
option-short_offer-help = Whoever holds fewer resources than called offers all of them, or sits this trade out.
value-short_offer-offer_all = offers all
value-short_offer-sit_out = sits out
option-resource_visibility = Resources
option-resource_visibility-help = Behind screens, or open but for legendary goods nobody has seen yet.
value-resource_visibility-screened = behind screens
value-resource_visibility-open = open
option-round_limit = Round limit
option-round_limit-help = For simulations: after so many rounds the game ends undecided. Leave it unset to play by the rulebook.
value-round_limit-none = none

## Questions

ask-deal_empires = The empires are dealt.
ask-choose_empire = Which empire will you lead?
ask-turn_up_tile = A hero or wonder is turned up.
ask-temple_choice = The temple brings one thing more: a coin or a legendary good?
ask-draw_legendary = A legendary good is drawn.
ask-colossus = The Colossus: which good do you take from the reserve?
ask-trade_marker = How many resources shall everybody offer?
ask-antigone = Antigone: how many resources will you offer yourself?
ask-offer = Which resources do you offer?
ask-take = From whom do you take, and what?
ask-compensate = You have taken one too many. Which resource do you hand over?
ask-build_pick = Who builds next?
ask-build_perseus = Perseus: will you build first?
ask-build = What do you build?
ask-pay = How do you pay?
ask-build_castor = Whose ability do Castor and Pollux copy?
ask-keep = What do you keep for the next round?
ask-war_zeus = Statue of Zeus: with whom do you make peace?
ask-war_pick = Who moves next?
ask-war_convert = Which control marker do you replace?
ask-war_sail = Where do your triremes sail?
ask-war_sea_battle = Do you fight at sea?
ask-war_march = Where do your legions march?
ask-war_leave_post = Which legion leaves its post?
ask-war_land_battle = Where do you fight, and against whom?
ask-battle_roll = The dice are rolled.
ask-battle_losses = Which units do you lose?
ask-war_conquest = What do you do in the province you have conquered?
ask-war_spoils = Spoils: a coin or a legendary good?
ask-war_draw_spoils = A legendary good is drawn as spoils.
ask-war_circe = Circe: on which empty caravan space does a legion stand?
ask-lead_tie = The track is tied. Who gets the title?

## Events

event-empire = { $seat } leads { $empire }.
event-tile_turned = Turned up: { $tile }.
event-new_round = Round { $round } begins.
event-temple_choice = { $seat } takes { $yield } for the temple of { $city }.
event-collected = { $seat } collects { $number ->
    [one] one resource
   *[other] { $number } resources
}.
event-collected_what = Your income: { $resources }.
event-legendary_drawn = { $seat } draws a legendary good.
event-legendary_seen = You have drawn: { $resource }.
event-reshuffled = The legendary discard is shuffled into a new pile.
event-colossus_good = { $seat } takes from the reserve, thanks to the Colossus: { $resource }.
event-number_called = { $seat } calls the number { $number }.
event-own_number = { $seat } will offer { $number }, thanks to Antigone.
event-offer_sealed = { $seat } has laid an offer face down.
event-offer_shown = { $seat } offers: { $resources }.
event-taken = { $seat } takes from { $victim }: { $resource }.
event-trade_over = The trade is over.
event-made_even = { $seat } gives { $receiver } one resource to make the numbers even.
event-made_even_with = { $seat } gives { $receiver }: { $resource }.
event-may_build = { $seat } lets { $player } build.
event-perseus_first = { $seat } builds first, thanks to Perseus.
event-paid = { $seat } pays: { $resources }.
event-claimed = { $seat } takes control of { $province }.
event-unit_raised = { $seat } raises a { $unit } in { $province }.
event-trireme_built = { $seat } builds a trireme in the { $sea }.
event-mustered = { $seat } musters { $number ->
    [one] one free legion
   *[other] { $number } free legions
}.
event-built = { $seat } builds: { $icon }.
event-recruited = { $seat } wins over: { $tile }.
event-copied = Castor and Pollux copy for { $seat }: { $tile }.
event-kept = { $seat } keeps: { $resources }.
event-peace = { $seat } declares peace with { $opponent }.
event-may_move = { $seat } lets { $player } move.
event-converted = { $seat } takes { $province } over.
event-freed = { $seat } removes the control marker; { $province } belongs to nobody.
event-sailed = { $seat } sails from the { $origin } to the { $target }.
event-marched = { $seat } marches from { $origin } to { $target }.
event-land_battle = { $seat } fights { $opponent } in { $province }.
event-sea_battle = { $seat } fights { $opponent } in the { $sea }.
event-rolled = { $seat } rolls { $dice }: total { $total }, { $hits ->
    [0] no hits
    [one] one hit
   *[other] { $hits } hits
}.
event-lost = { $seat } loses { $number ->
    [one] one unit
   *[other] { $number } units
}.
event-pillaged = { $seat } pillages: { $icon }.
event-spoils = { $seat } carries off { $resource } ×{ $number }.
event-occupied = { $seat } occupies: { $icons }.
event-seized = { $seat } sets a legion on the control marker of { $province }.
event-placed = { $seat } sets a legion to work: { $icon }.
event-leader = { $seat } now holds the title: { $track }.
event-won = { $seat } wins!
