## The game

title = Mare Nostrum: Empires
blurb = Lead Rome, Greece, Babylon, Egypt or Carthage: trade, build, win heroes and wonders, and rule the Mediterranean through prestige, glory, conquest or leadership.

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

name-icon-italia_marble = Italy, caravan (marble)
    .acc = a caravan (marble) in Italy
name-icon-italia_wine = Italy, caravan (wine)
    .acc = a caravan (wine) in Italy
name-icon-italia_market = Italy, market
    .acc = a market in Italy
name-icon-rome_city = Rome (capital)
    .acc = the capital Rome
name-icon-italia_temple = Italy, temple
    .acc = a temple in Italy
name-icon-gallia_sheep = Gaul, caravan (sheep)
    .acc = a caravan (sheep) in Gaul
name-icon-gallia_grain = Gaul, caravan (grain)
    .acc = a caravan (grain) in Gaul
name-icon-gallia_market = Gaul, market
    .acc = a market in Gaul
name-icon-dalmatia_gladiators = Dalmatia, caravan (gladiators)
    .acc = a caravan (gladiators) in Dalmatia
name-icon-dalmatia_market = Dalmatia, market
    .acc = a market in Dalmatia
name-icon-salonae = Salonae (city)
    .acc = the city of Salonae
name-icon-dalmatia_temple = Dalmatia, temple
    .acc = a temple in Dalmatia
name-icon-germania_gladiators = Germania, caravan (gladiators)
    .acc = a caravan (gladiators) in Germania
name-icon-germania_wood = Germania, caravan (wood)
    .acc = a caravan (wood) in Germania
name-icon-germania_market = Germania, market
    .acc = a market in Germania
name-icon-dacia_gold = Dacia, caravan (gold)
    .acc = a caravan (gold) in Dacia
name-icon-dacia_sheep = Dacia, caravan (sheep)
    .acc = a caravan (sheep) in Dacia
name-icon-dacia_market = Dacia, market
    .acc = a market in Dacia
name-icon-macedonia_gladiators = Macedonia, caravan (gladiators)
    .acc = a caravan (gladiators) in Macedonia
name-icon-macedonia_market = Macedonia, market
    .acc = a market in Macedonia
name-icon-athens_oil = Athens, caravan (oil)
    .acc = a caravan (oil) in Athens
name-icon-athens_market = Athens, market
    .acc = a market in Athens
name-icon-athens_city = Athens (capital)
    .acc = the capital Athens
name-icon-sparta = Sparta (city)
    .acc = the city of Sparta
name-icon-athens_temple = Athens, temple
    .acc = a temple in Athens
name-icon-thracia_gladiators = Thrace, caravan (gladiators)
    .acc = a caravan (gladiators) in Thrace
name-icon-thracia_wine = Thrace, caravan (wine)
    .acc = a caravan (wine) in Thrace
name-icon-thracia_market = Thrace, market
    .acc = a market in Thrace
name-icon-byzantium = Byzantium (city)
    .acc = the city of Byzantium
name-icon-thracia_temple = Thrace, temple
    .acc = a temple in Thrace
name-icon-creta_ceramics = Crete, caravan (ceramics)
    .acc = a caravan (ceramics) in Crete
name-icon-creta_market = Crete, market
    .acc = a market in Crete
name-icon-knossos = Knossos (city)
    .acc = the city of Knossos
name-icon-creta_temple = Crete, temple
    .acc = a temple in Crete
name-icon-rhodus_marble = Rhodes, caravan (marble)
    .acc = a caravan (marble) in Rhodes
name-icon-rhodus_market = Rhodes, market
    .acc = a market in Rhodes
name-icon-cyprus_metal = Cyprus, caravan (metal)
    .acc = a caravan (metal) in Cyprus
name-icon-cyprus_market = Cyprus, market
    .acc = a market in Cyprus
name-icon-sardinia_oil = Sardinia, caravan (oil)
    .acc = a caravan (oil) in Sardinia
name-icon-sardinia_market = Sardinia, market
    .acc = a market in Sardinia
name-icon-syracuse = Syracuse (legendary city)
    .acc = the legendary city of Syracuse
name-icon-sicilia_temple = Sicily, temple
    .acc = a temple in Sicily
name-icon-troy = Troy (legendary city)
    .acc = the legendary city of Troy
name-icon-asia_temple = Asia, temple
    .acc = a temple in Asia
name-icon-cappadocia_wood = Cappadocia, caravan (wood)
    .acc = a caravan (wood) in Cappadocia
name-icon-cappadocia_market = Cappadocia, market
    .acc = a market in Cappadocia
name-icon-armenia_gold = Armenia, caravan (gold)
    .acc = a caravan (gold) in Armenia
name-icon-armenia_wine = Armenia, caravan (wine)
    .acc = a caravan (wine) in Armenia
name-icon-armenia_market = Armenia, market
    .acc = a market in Armenia
name-icon-syria_oil = Syria, caravan (oil)
    .acc = a caravan (oil) in Syria
name-icon-syria_market = Syria, market
    .acc = a market in Syria
name-icon-antioch = Antioch (city)
    .acc = the city of Antioch
name-icon-syria_temple = Syria, temple
    .acc = a temple in Syria
name-icon-assyria_sheep = Assyria, caravan (sheep)
    .acc = a caravan (sheep) in Assyria
name-icon-assyria_market = Assyria, market
    .acc = a market in Assyria
name-icon-babylonia_spices = Babylonia, caravan (spices)
    .acc = a caravan (spices) in Babylonia
name-icon-babylonia_grain = Babylonia, caravan (grain)
    .acc = a caravan (grain) in Babylonia
name-icon-babylonia_market = Babylonia, market
    .acc = a market in Babylonia
name-icon-babylon_city = Babylon (capital)
    .acc = the capital Babylon
name-icon-babylonia_temple = Babylonia, temple
    .acc = a temple in Babylonia
name-icon-arabia_spices = Arabia, caravan (spices)
    .acc = a caravan (spices) in Arabia
name-icon-arabia_gems = Arabia, caravan (gems)
    .acc = a caravan (gems) in Arabia
name-icon-arabia_market = Arabia, market
    .acc = a market in Arabia
name-icon-jerusalem = Jerusalem (legendary city)
    .acc = the legendary city of Jerusalem
name-icon-judea_temple = Judea, temple
    .acc = a temple in Judea
name-icon-aegyptus_papyrus = Egypt, caravan (papyrus)
    .acc = a caravan (papyrus) in Egypt
name-icon-aegyptus_sheep = Egypt, caravan (sheep)
    .acc = a caravan (sheep) in Egypt
name-icon-aegyptus_market = Egypt, market
    .acc = a market in Egypt
name-icon-alexandria = Alexandria (capital)
    .acc = the capital Alexandria
name-icon-memphis = Memphis (city)
    .acc = the city of Memphis
name-icon-aegyptus_temple = Egypt, temple
    .acc = a temple in Egypt
name-icon-aethiopia_grain = Ethiopia, caravan (grain)
    .acc = a caravan (grain) in Ethiopia
name-icon-aethiopia_gold = Ethiopia, caravan (gold)
    .acc = a caravan (gold) in Ethiopia
name-icon-aethiopia_market = Ethiopia, market
    .acc = a market in Ethiopia
name-icon-cyrenaica_papyrus = Cyrenaica, caravan (papyrus)
    .acc = a caravan (papyrus) in Cyrenaica
name-icon-cyrenaica_market = Cyrenaica, market
    .acc = a market in Cyrenaica
name-icon-cyrene = Cyrene (city)
    .acc = the city of Cyrene
name-icon-cyrenaica_temple = Cyrenaica, temple
    .acc = a temple in Cyrenaica
name-icon-garamantes_gems = Garamantes, caravan (gems)
    .acc = a caravan (gems) in Garamantes
name-icon-garamantes_market = Garamantes, market
    .acc = a market in Garamantes
name-icon-tripolitania_oil = Tripolitania, caravan (oil)
    .acc = a caravan (oil) in Tripolitania
name-icon-tripolitania_market = Tripolitania, market
    .acc = a market in Tripolitania
name-icon-leptis_magna = Leptis Magna (city)
    .acc = the city of Leptis Magna
name-icon-tripolitania_temple = Tripolitania, temple
    .acc = a temple in Tripolitania
name-icon-carthage_grain = Carthage, caravan (grain)
    .acc = a caravan (grain) in Carthage
name-icon-carthage_wine = Carthage, caravan (wine)
    .acc = a caravan (wine) in Carthage
name-icon-carthage_market = Carthage, market
    .acc = a market in Carthage
name-icon-carthage_city = Carthage (capital)
    .acc = the capital Carthage
name-icon-carthage_temple = Carthage, temple
    .acc = a temple in Carthage
name-icon-numidia_metal = Numidia, caravan (metal)
    .acc = a caravan (metal) in Numidia
name-icon-numidia_gladiators = Numidia, caravan (gladiators)
    .acc = a caravan (gladiators) in Numidia
name-icon-numidia_market = Numidia, market
    .acc = a market in Numidia

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
    .acc = a coin
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
    .acc = the Queen of Sheba
name-tile-hercules = Hercules
name-tile-ramses_ii = Ramses II
name-tile-antigone = Antigone
name-tile-spartacus = Spartacus
name-tile-colossus = Colossus of Rhodes
    .acc = the Colossus of Rhodes
name-tile-hanging_gardens = Hanging Gardens
    .acc = the Hanging Gardens
name-tile-lighthouse = Lighthouse of Pharos
    .acc = the Lighthouse of Pharos
name-tile-statue_of_zeus = Statue of Zeus
    .acc = the Statue of Zeus
name-tile-temple_of_artemis = Temple of Artemis
    .acc = the Temple of Artemis
name-tile-pyramids = Pyramids
    .acc = the Pyramids
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

name-post-free = a legion outside the buildings
name-post-fortress = the fortress
name-post-marker = the legion on the control marker
name-post-italia_marble = legion: Italy, caravan (marble)
name-post-italia_wine = legion: Italy, caravan (wine)
name-post-italia_market = legion: Italy, market
name-post-rome_city = legion: Rome (capital)
name-post-italia_temple = legion: Italy, temple
name-post-gallia_sheep = legion: Gaul, caravan (sheep)
name-post-gallia_grain = legion: Gaul, caravan (grain)
name-post-gallia_market = legion: Gaul, market
name-post-dalmatia_gladiators = legion: Dalmatia, caravan (gladiators)
name-post-dalmatia_market = legion: Dalmatia, market
name-post-salonae = legion: Salonae (city)
name-post-dalmatia_temple = legion: Dalmatia, temple
name-post-germania_gladiators = legion: Germania, caravan (gladiators)
name-post-germania_wood = legion: Germania, caravan (wood)
name-post-germania_market = legion: Germania, market
name-post-dacia_gold = legion: Dacia, caravan (gold)
name-post-dacia_sheep = legion: Dacia, caravan (sheep)
name-post-dacia_market = legion: Dacia, market
name-post-macedonia_gladiators = legion: Macedonia, caravan (gladiators)
name-post-macedonia_market = legion: Macedonia, market
name-post-athens_oil = legion: Athens, caravan (oil)
name-post-athens_market = legion: Athens, market
name-post-athens_city = legion: Athens (capital)
name-post-sparta = legion: Sparta (city)
name-post-athens_temple = legion: Athens, temple
name-post-thracia_gladiators = legion: Thrace, caravan (gladiators)
name-post-thracia_wine = legion: Thrace, caravan (wine)
name-post-thracia_market = legion: Thrace, market
name-post-byzantium = legion: Byzantium (city)
name-post-thracia_temple = legion: Thrace, temple
name-post-creta_ceramics = legion: Crete, caravan (ceramics)
name-post-creta_market = legion: Crete, market
name-post-knossos = legion: Knossos (city)
name-post-creta_temple = legion: Crete, temple
name-post-rhodus_marble = legion: Rhodes, caravan (marble)
name-post-rhodus_market = legion: Rhodes, market
name-post-cyprus_metal = legion: Cyprus, caravan (metal)
name-post-cyprus_market = legion: Cyprus, market
name-post-sardinia_oil = legion: Sardinia, caravan (oil)
name-post-sardinia_market = legion: Sardinia, market
name-post-syracuse = legion: Syracuse (legendary city)
name-post-sicilia_temple = legion: Sicily, temple
name-post-troy = legion: Troy (legendary city)
name-post-asia_temple = legion: Asia, temple
name-post-cappadocia_wood = legion: Cappadocia, caravan (wood)
name-post-cappadocia_market = legion: Cappadocia, market
name-post-armenia_gold = legion: Armenia, caravan (gold)
name-post-armenia_wine = legion: Armenia, caravan (wine)
name-post-armenia_market = legion: Armenia, market
name-post-syria_oil = legion: Syria, caravan (oil)
name-post-syria_market = legion: Syria, market
name-post-antioch = legion: Antioch (city)
name-post-syria_temple = legion: Syria, temple
name-post-assyria_sheep = legion: Assyria, caravan (sheep)
name-post-assyria_market = legion: Assyria, market
name-post-babylonia_spices = legion: Babylonia, caravan (spices)
name-post-babylonia_grain = legion: Babylonia, caravan (grain)
name-post-babylonia_market = legion: Babylonia, market
name-post-babylon_city = legion: Babylon (capital)
name-post-babylonia_temple = legion: Babylonia, temple
name-post-arabia_spices = legion: Arabia, caravan (spices)
name-post-arabia_gems = legion: Arabia, caravan (gems)
name-post-arabia_market = legion: Arabia, market
name-post-jerusalem = legion: Jerusalem (legendary city)
name-post-judea_temple = legion: Judea, temple
name-post-aegyptus_papyrus = legion: Egypt, caravan (papyrus)
name-post-aegyptus_sheep = legion: Egypt, caravan (sheep)
name-post-aegyptus_market = legion: Egypt, market
name-post-alexandria = legion: Alexandria (capital)
name-post-memphis = legion: Memphis (city)
name-post-aegyptus_temple = legion: Egypt, temple
name-post-aethiopia_grain = legion: Ethiopia, caravan (grain)
name-post-aethiopia_gold = legion: Ethiopia, caravan (gold)
name-post-aethiopia_market = legion: Ethiopia, market
name-post-cyrenaica_papyrus = legion: Cyrenaica, caravan (papyrus)
name-post-cyrenaica_market = legion: Cyrenaica, market
name-post-cyrene = legion: Cyrene (city)
name-post-cyrenaica_temple = legion: Cyrenaica, temple
name-post-garamantes_gems = legion: Garamantes, caravan (gems)
name-post-garamantes_market = legion: Garamantes, market
name-post-tripolitania_oil = legion: Tripolitania, caravan (oil)
name-post-tripolitania_market = legion: Tripolitania, market
name-post-leptis_magna = legion: Leptis Magna (city)
name-post-tripolitania_temple = legion: Tripolitania, temple
name-post-carthage_grain = legion: Carthage, caravan (grain)
name-post-carthage_wine = legion: Carthage, caravan (wine)
name-post-carthage_market = legion: Carthage, market
name-post-carthage_city = legion: Carthage (capital)
name-post-carthage_temple = legion: Carthage, temple
name-post-numidia_metal = legion: Numidia, caravan (metal)
name-post-numidia_gladiators = legion: Numidia, caravan (gladiators)
name-post-numidia_market = legion: Numidia, market

## Marks and supply

mark-caravan_ceramics = caravan (ceramics)
mark-caravan_gems = caravan (gems)
mark-caravan_papyrus = caravan (papyrus)
mark-caravan_metal = caravan (metal)
mark-caravan_spices = caravan (spices)
mark-caravan_marble = caravan (marble)
mark-caravan_wood = caravan (wood)
mark-caravan_gold = caravan (gold)
mark-caravan_grain = caravan (grain)
mark-caravan_oil = caravan (oil)
mark-caravan_sheep = caravan (sheep)
mark-caravan_wine = caravan (wine)
mark-caravan_gladiators = caravan (gladiators)
supply-ceramics = Ceramics
supply-gems = Gems
supply-papyrus = Papyrus
supply-metal = Metal
supply-spices = Spices
supply-marble = Marble
supply-wood = Wood
supply-gold = Gold
supply-grain = Grain
supply-oil = Oil
supply-sheep = Sheep
supply-wine = Wine
supply-gladiators = Gladiators
supply-coin = Coins

## Verbs and short answers

name-verb-done = Done
name-verb-claim = Place a control marker
name-verb-legion = Raise a legion
name-verb-fortress = Build a fortress
name-verb-trireme = Build a trireme
name-verb-build = Build
name-verb-recruit = Buy a hero or wonder
name-verb-pyramids = Build the Pyramids
name-verb-claim_free = Free control marker (Hammurabi)
name-verb-cheap_legion = Legion for one resource (Spartacus)
name-verb-cheap_fortress = Fortress for one resource (Gilgamesh)
name-verb-cheap_trireme = Trireme for one resource (Lighthouse)
name-verb-muster = Muster free legions (Penthesilea)
name-verb-take = Take
name-verb-decline = Decline
name-verb-convert = Convert the control marker
name-verb-sail = Sail
name-verb-fight = Fight
name-verb-march = March
name-verb-pillage = Pillage
name-verb-occupy = Occupy buildings
name-verb-seize = Occupy the control marker
name-verb-seize_at_once = Convert at once (Queen of Sheba)
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

piece-legion = legion
piece-trireme = trireme
piece-fortress = fortress
piece-caravan = caravan
piece-market = market
piece-city = city
piece-capital = capital
piece-legendary_city = legendary city
piece-temple = temple
piece-control_marker = control marker
piece-exchange_marker = exchange marker
piece-token = token
piece-title = title
piece-tile = hero or wonder
mark-occupied = occupied buildings
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
fact-goods = Resources
fact-legions = Legions in stock
fact-triremes = Triremes in stock
fact-fortresses = Fortresses in stock
fact-markers = Control markers in stock
supply-legendary_pile = Legendary pile
supply-legendary_discard = Legendary discard
supply-face_down_tiles = Face-down tiles

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
ending-round_limit = Draw: the round limit was reached

## Options

option-hero_display = Heroes and wonders on display
option-hero_display-help = Five face-up tiles for first games, all seventeen for experienced players.
value-hero_display-five_open = five face up
value-hero_display-all_open = all face up
option-empire_assignment = Empires
option-empire_assignment-help = Dealt at random, or chosen in seat order.
value-empire_assignment-random = dealt at random
value-empire_assignment-choose = chosen
option-reduced_board = Board for 3 or 4 players
option-reduced_board-help = How much of the map the sub-boards cover: the absent empires with their neighbours, or their start provinces alone.
value-reduced_board-compact = compact
value-reduced_board-literal = only start provinces covered
option-short_offer = Too few resources to offer
option-short_offer-help = Whoever holds fewer resources than called offers all of them, or sits this trade out.
value-short_offer-offer_all = offers all
value-short_offer-sit_out = sits out
option-resource_visibility = Resources
option-resource_visibility-help = Behind screens, or open except for legendary goods nobody has seen yet.
value-resource_visibility-screened = behind screens
value-resource_visibility-open = open
option-round_limit = Round limit
option-round_limit-help = For simulations: after this round the game ends in a draw. The rules have no limit.
value-round_limit-none = none

## Questions

ask-deal_empires = Empires are dealt.
ask-choose_empire = Which empire do you lead?
ask-turn_up_tile = A hero or wonder is revealed.
ask-temple_choice = { $cities }: what does the temple add, a coin or a legendary good?
ask-draw_legendary = { $player } draws a legendary good.
ask-colossus = The Colossus: which good do you take from the reserve?
ask-trade_marker = How many resources must everyone offer? You have { $resources }.
ask-antigone = Antigone: everyone offers { $called }. How many resources do you offer?
ask-offer = Which { $number ->
    [one] resource
   *[other] { $number } resources
} do you offer?
ask-take = What do you take, and from whom? Still on the table: { $left }.
ask-compensate = You took one more than you gave. Which resource do you give to { $receiver }?
ask-build_pick = Who builds next?
ask-build_perseus = Perseus: { $player } has been named to build first. Do you build first instead?
ask-build = What do you build? Coins: { $coins }, different goods: { $goods }.
ask-pay = { $things }: it costs { $price }. How do you pay?
ask-build_castor = Whose ability do Castor and Pollux copy?
ask-keep = What do you keep for the next round? Coins: at most { $coins }{ $goods ->
    [0] {""}
   *[other] ; different goods: at most { $goods }
}.
ask-war_zeus = Statue of Zeus: with whom do you make peace?
ask-war_pick = Who moves next?
ask-war_convert = Which control marker do you convert? Your legions hold { $provinces }.
ask-war_sail = Where do your triremes sail? Still to move: { $number }.
ask-war_sea_battle = Do you fight at sea? { $seas }: your triremes { $own }, enemy triremes { $theirs }.
ask-war_march = Where do your legions march? Still to move: { $number }.
ask-war_leave_post = { $origin } → { $target }: which legion leaves its slot?
ask-war_land_battle = Where do you fight, and against whom? { $provinces }: your units { $own }, enemy units { $theirs }.
ask-battle_roll = { $place }: the dice are rolled. Number of dice: { $player } { $own }, { $opponent } { $theirs }.
ask-battle_losses = { $place }, against { $opponent }: which { $number ->
    [one] unit
   *[other] { $number } units
} of your { $units } do you lose?
ask-war_conquest = You have conquered { $provinces }. What do you do there?
ask-war_spoils = Spoils: a coin or a legendary good?
ask-war_draw_spoils = { $player } draws a legendary good as spoils.
ask-war_circe = Circe: which empty caravan slot does a legion go to?
ask-lead_tie_trade = Trade is tied at { $level }: { $players }. Who becomes Trade Leader?
ask-lead_tie_culture = Culture is tied at { $level }: { $players }. Who becomes Culture Leader?
ask-lead_tie_military = Military is tied at { $level }: { $players }. Who becomes Military Leader?

## Events

event-empire = { $player } plays { $empire }.
event-tile_turned = A new tile is revealed: { $tile }.
event-new_round = Round { $round } begins.
event-temple_choice = { $city }: the temple gives { $seat } { $yield }.
event-collected = { $seat } collects { $number ->
    [one] one resource
   *[other] { $number } resources
}.
event-collected_what = You receive { $resources_acc }.
event-legendary_drawn = { $seat } draws a legendary good.
event-legendary_seen = You draw { $resource }.
event-reshuffled = The legendary discard is shuffled into a new pile.
event-colossus_good = { $seat } receives { $resource } from the Colossus.
event-number_called = { $seat } calls { $number }.
event-own_number = { $seat } offers { $number } thanks to Antigone.
event-offer_sealed = { $seat } places an offer face down.
event-offer_shown = { $seat } offers { $resources_n ->
    [0] nothing
   *[other] { $resources_acc }
}.
event-taken = { $seat } takes { $resource_acc } from { $victim }.
event-trade_over = Trading is over.
event-made_even = { $seat } gives one resource to { $receiver } to even things out.
event-made_even_with = { $seat } gives { $resource_acc } to { $receiver } to even things out.
event-may_build = { $player } builds next.
event-perseus_first = { $seat } builds first thanks to Perseus.
event-paid = { $seat } pays { $resources_acc }.
event-claimed = { $seat } places a control marker in { $province }.
event-unit_raised = { $seat } { $unit_id ->
    [legion] raises a legion
    [trireme] builds a trireme
   *[fortress] builds a fortress
} in { $province }.
event-trireme_built = { $seat } builds a trireme in the { $sea }.
event-mustered = { $seat } raises { $number ->
    [one] { $number } legion
   *[other] { $number } legions
} in { $province } for free.
event-built = { $seat } builds { $icon_acc }.
event-recruited = { $seat } buys { $tile_acc }.
event-copied = { $seat } copies { $tile_acc } with Castor and Pollux.
event-kept = { $seat } keeps { $resources_n ->
    [0] nothing
   *[other] { $resources_acc }
}.
event-peace = { $seat } declares peace with { $opponent }.
event-may_move = { $player } moves next.
event-converted = { $seat } converts { $province }.
event-freed = { $seat } removes the control marker; { $province } now belongs to nobody.
event-sailed = { $seat } sails a trireme from the { $origin } to the { $target }.
event-marched = { $seat } marches a legion from { $origin } to { $target }.
event-land_battle = { $seat } attacks { $opponent } in { $province }.
event-sea_battle = { $seat } attacks { $opponent } in the { $sea }.
event-rolled = { $seat } rolls { $roll }: { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $cancelled ->
    [0] {""}
   *[other] , after the fortress has cancelled one
}.
event-lost = { $seat } takes losses in { $province }: { $units }.
event-given_up = { $seat } gives up a legion in { $province } for the Queen of Sheba.
event-sent_home = { $number ->
    [one] A legion of { $seat } returns
   *[other] { $number } legions of { $seat } return
} from { $origin } to { $target }.
event-sunk = { $seat } loses { $number ->
    [one] a trireme
   *[other] { $number } triremes
} in the { $sea }.
event-pillaged = { $seat } pillages { $icon_acc }.
event-spoils = { $seat } takes spoils: { $resource }{ $number ->
    [1] {""}
   *[other] {" "}×{ $number }
}.
event-occupied = { $seat } occupies { $icons_acc }.
event-seized = { $seat } places a legion on the control marker of { $province }.
event-placed = { $seat } places a legion on an empty caravan slot ({ $icon }).
event-leader = { $seat } is now { $track_id ->
    [trade] Trade Leader
    [culture] Culture Leader
   *[military] Military Leader
}.
event-won = { $seat } wins the game!

# The standings, column by column.
standing-victory = Victory
standing-tiles = Heroes and wonders
standing-prizes = Capitals and legendary cities
standing-titles = Titles

## Modifiers of a roll

modifier-caesar = Caesar
modifier-pericles = Pericles
modifier-fortress = fortress
modifier-nebuchadnezzar = Nebuchadnezzar

## What things are

unit-coin = { $n } { $n ->
    [one] coin
   *[other] coins
}
stock-resources = { $n ->
    [one] resource
   *[other] resources
}
-legendary-good = The only tile of its kind, drawn at random for a legendary city. It counts as its good, so it cannot be in the same set as an ordinary tile of that good.
card-tile-caesar = On your own turn add 1 to each die of your legions in a land battle.
card-tile-pericles = On other players’ turns add 2 to each die of your legions in a land battle.
card-tile-hammurabi = Once per round: a free control marker in an uncontrolled province without enemy units that shares a land border with one you have controlled since the round began.
card-tile-cleopatra = In each set of goods you pay, one coin may stand in for a good; in each set of coins, one good may stand in for a coin.
card-tile-hannibal = In each set of goods you pay, one good may appear twice.
card-tile-castor_pollux = When you buy them, they copy the ability of another player’s hero for the rest of the game, but no bonuses. They cannot copy a starting hero or Perseus.
card-tile-nebuchadnezzar = +5 to your total in a land battle in a province you control and have a unit in, on anybody’s turn.
card-tile-circe = Trade +1, Military +1. In phase 4 you may place legions on empty caravan slots; each works as a caravan the next time resources are collected.
card-tile-penthesilea = Culture +2, Military +2. Once per round: a free legion in your capital province for each of your provinces that holds an enemy legion, or fewer if you like.
card-tile-gilgamesh = Once per round: a fortress for one coin or one marble.
card-tile-perseus = Trade +1, Culture +2, Military +1. You may build before the player named first, and your fifth hero or wonder wins at once. He cannot be copied.
card-tile-hamilcar = +1 on all three tracks. Pillaging gives you two coins for a city, two goods for a caravan, a coin and a legendary good for a legendary city.
card-tile-queen_of_sheba = Culture +1, Military +1. Once per round, when you occupy an enemy control marker, you may give up a legion there to convert it at once.
card-tile-hercules = +2 on all three tracks. No ability.
card-tile-ramses_ii = One extra die in every land battle in which you have a unit.
card-tile-antigone = Trade +2, Culture +2. When the number has been called, you may offer any number from 0 to 5 instead.
card-tile-spartacus = Once per round: a legion for one coin or one gladiators tile.
card-tile-colossus = When everyone has collected, you take one good of your choice from the reserve.
card-tile-hanging_gardens = Trade +2. After building you may keep two different goods in addition to the two coins.
card-tile-lighthouse = Once per round: a trireme for one coin or one wood.
card-tile-statue_of_zeus = At the start of phase 4 you may declare peace with one opponent, not the same one two rounds running. Their legions leave your provinces for their capital province; this round you neither attack each other nor enter each other’s provinces.
card-tile-temple_of_artemis = One extra coin each time resources are collected.
card-tile-pyramids = Whoever builds the Pyramids wins at once. They are not one of the five heroes and wonders.
card-resource-ceramics = One of thirteen goods, 3 tiles in all. Goods are paid in sets of different ones.
card-resource-gems = One of thirteen goods, 5 tiles in all. Goods are paid in sets of different ones.
card-resource-papyrus = One of thirteen goods, 5 tiles in all. Goods are paid in sets of different ones.
card-resource-metal = One of thirteen goods, 5 tiles in all. Goods are paid in sets of different ones.
card-resource-spices = One of thirteen goods, 5 tiles in all. Goods are paid in sets of different ones.
card-resource-marble = One of thirteen goods, 5 tiles in all. Goods are paid in sets of different ones. With Gilgamesh one marble pays for a fortress.
card-resource-wood = One of thirteen goods, 5 tiles in all. Goods are paid in sets of different ones. With the Lighthouse one wood pays for a trireme.
card-resource-gold = One of thirteen goods, 7 tiles in all. Goods are paid in sets of different ones.
card-resource-grain = One of thirteen goods, 9 tiles in all. Goods are paid in sets of different ones.
card-resource-oil = One of thirteen goods, 9 tiles in all. Goods are paid in sets of different ones.
card-resource-sheep = One of thirteen goods, 9 tiles in all. Goods are paid in sets of different ones.
card-resource-wine = One of thirteen goods, 9 tiles in all. Goods are paid in sets of different ones.
card-resource-gladiators = One of thirteen goods, 11 tiles in all. Goods are paid in sets of different ones. With Spartacus one such tile pays for a legion.
card-resource-coin = Paid by cities; 44 in all. A price is paid in coins only or in different goods only; you may keep two coins for the next round.
card-resource-legendary_ceramics = { -legendary-good }
card-resource-legendary_gems = { -legendary-good }
card-resource-legendary_papyrus = { -legendary-good }
card-resource-legendary_metal = { -legendary-good }
card-resource-legendary_spices = { -legendary-good }
card-resource-legendary_marble = { -legendary-good }
card-resource-legendary_wood = { -legendary-good }
card-resource-legendary_gold = { -legendary-good }
card-resource-legendary_grain = { -legendary-good }
card-resource-legendary_oil = { -legendary-good }
card-resource-legendary_sheep = { -legendary-good }
card-resource-legendary_wine = { -legendary-good }
card-resource-legendary_gladiators = { -legendary-good }
card-empire-rome = Holds Italy, Gaul and Dalmatia, is led by Caesar and starts as Military Leader. Trade 7, Culture 1, Military 3 at the start.
card-empire-greece = Holds Athens, Thrace and Dacia and is led by Pericles; with three players it starts as Culture Leader. Trade 4, Culture 4, Military 3 at the start.
card-empire-babylon = Holds Babylonia, Assyria and Syria and is led by Hammurabi. In play only with five players. Trade 5, Culture 3, Military 2 at the start.
card-empire-egypt = Holds Egypt, Ethiopia and Cyrenaica, is led by Cleopatra and starts as Culture Leader. In play with four or five players. Trade 4, Culture 4, Military 2 at the start.
card-empire-carthage = Holds Carthage, Tripolitania and Numidia, is led by Hannibal and starts as Trade Leader. Trade 7, Culture 1, Military 2 at the start.
card-track-trade = Counts your caravans, markets and bonuses. Whoever is highest becomes Trade Leader: calls how many resources everyone offers and takes first.
card-track-culture = Counts your cities of all kinds, temples and bonuses. Whoever is highest becomes Culture Leader and says who builds next.
card-track-military = Counts your legions, triremes and fortresses on the map and your bonuses. Whoever is highest becomes Military Leader and says who moves next.
card-piece-legion = Marches to a neighbouring province, or to any your triremes connect. It rolls a die in land battles and can pillage or occupy; you have 8.
card-piece-trireme = Sails to an adjacent sea. It rolls a die in sea battles and connects your provinces with every other coast your fleet reaches; you have 5.
card-piece-fortress = In land battles in its province it adds 5 to your total and cancels one hit. It rolls no die and never moves; one per province, and you have 5.
card-piece-caravan = Yields one good of its kind each round, two if you also control the market of its province.
card-piece-market = Doubles what the caravans you control in its province yield. On its own it yields nothing.
card-piece-city = Pays one coin each round, two if you also control the temple of its province.
card-piece-capital = Pays coins like a city. Its province can never be converted and its owner may always build there; four capitals and legendary cities in all win the game.
card-piece-legendary_city = Yields a coin and a random legendary good each round; with the temple of its province, one more of the two. Four capitals and legendary cities in all win the game.
card-piece-temple = Each city you control in its province pays one more coin; a legendary city yields one more coin or legendary good. On its own it yields nothing.
card-piece-control_marker = The province is yours: its buildings work for you unless they are occupied, and only you build there. You have 7.
card-piece-exchange_marker = The Trade Leader plays one each round: 5/0, 2/1 or 4/3. The side shown is how many resources everyone offers. A marker can be played again once all three have been.
card-piece-token = Shows how far you are on a track. Above 15 it is turned to its + side and counts from 1 again.
card-piece-title = Goes to whoever is highest on its track; if there is a tie, the current holder decides. Whoever has all three wins.
card-piece-tile = A face-up hero or wonder costs 7 for your second, then 8, 9 and 10 for the fifth. Five of them win once everyone has built.
card-unit-legion = { card-piece-legion }
card-unit-trireme = { card-piece-trireme }
card-unit-fortress = { card-piece-fortress }
card-icon-italia_marble = { card-piece-caravan }
card-icon-italia_wine = { card-piece-caravan }
card-icon-italia_market = { card-piece-market }
card-icon-rome_city = { card-piece-capital }
card-icon-italia_temple = { card-piece-temple }
card-icon-gallia_sheep = { card-piece-caravan }
card-icon-gallia_grain = { card-piece-caravan }
card-icon-gallia_market = { card-piece-market }
card-icon-dalmatia_gladiators = { card-piece-caravan }
card-icon-dalmatia_market = { card-piece-market }
card-icon-salonae = { card-piece-city }
card-icon-dalmatia_temple = { card-piece-temple }
card-icon-germania_gladiators = { card-piece-caravan }
card-icon-germania_wood = { card-piece-caravan }
card-icon-germania_market = { card-piece-market }
card-icon-dacia_gold = { card-piece-caravan }
card-icon-dacia_sheep = { card-piece-caravan }
card-icon-dacia_market = { card-piece-market }
card-icon-macedonia_gladiators = { card-piece-caravan }
card-icon-macedonia_market = { card-piece-market }
card-icon-athens_oil = { card-piece-caravan }
card-icon-athens_market = { card-piece-market }
card-icon-athens_city = { card-piece-capital }
card-icon-sparta = { card-piece-city }
card-icon-athens_temple = { card-piece-temple }
card-icon-thracia_gladiators = { card-piece-caravan }
card-icon-thracia_wine = { card-piece-caravan }
card-icon-thracia_market = { card-piece-market }
card-icon-byzantium = { card-piece-city }
card-icon-thracia_temple = { card-piece-temple }
card-icon-creta_ceramics = { card-piece-caravan }
card-icon-creta_market = { card-piece-market }
card-icon-knossos = { card-piece-city }
card-icon-creta_temple = { card-piece-temple }
card-icon-rhodus_marble = { card-piece-caravan }
card-icon-rhodus_market = { card-piece-market }
card-icon-cyprus_metal = { card-piece-caravan }
card-icon-cyprus_market = { card-piece-market }
card-icon-sardinia_oil = { card-piece-caravan }
card-icon-sardinia_market = { card-piece-market }
card-icon-syracuse = { card-piece-legendary_city }
card-icon-sicilia_temple = { card-piece-temple }
card-icon-troy = { card-piece-legendary_city }
card-icon-asia_temple = { card-piece-temple }
card-icon-cappadocia_wood = { card-piece-caravan }
card-icon-cappadocia_market = { card-piece-market }
card-icon-armenia_gold = { card-piece-caravan }
card-icon-armenia_wine = { card-piece-caravan }
card-icon-armenia_market = { card-piece-market }
card-icon-syria_oil = { card-piece-caravan }
card-icon-syria_market = { card-piece-market }
card-icon-antioch = { card-piece-city }
card-icon-syria_temple = { card-piece-temple }
card-icon-assyria_sheep = { card-piece-caravan }
card-icon-assyria_market = { card-piece-market }
card-icon-babylonia_spices = { card-piece-caravan }
card-icon-babylonia_grain = { card-piece-caravan }
card-icon-babylonia_market = { card-piece-market }
card-icon-babylon_city = { card-piece-capital }
card-icon-babylonia_temple = { card-piece-temple }
card-icon-arabia_spices = { card-piece-caravan }
card-icon-arabia_gems = { card-piece-caravan }
card-icon-arabia_market = { card-piece-market }
card-icon-jerusalem = { card-piece-legendary_city }
card-icon-judea_temple = { card-piece-temple }
card-icon-aegyptus_papyrus = { card-piece-caravan }
card-icon-aegyptus_sheep = { card-piece-caravan }
card-icon-aegyptus_market = { card-piece-market }
card-icon-alexandria = { card-piece-capital }
card-icon-memphis = { card-piece-city }
card-icon-aegyptus_temple = { card-piece-temple }
card-icon-aethiopia_grain = { card-piece-caravan }
card-icon-aethiopia_gold = { card-piece-caravan }
card-icon-aethiopia_market = { card-piece-market }
card-icon-cyrenaica_papyrus = { card-piece-caravan }
card-icon-cyrenaica_market = { card-piece-market }
card-icon-cyrene = { card-piece-city }
card-icon-cyrenaica_temple = { card-piece-temple }
card-icon-garamantes_gems = { card-piece-caravan }
card-icon-garamantes_market = { card-piece-market }
card-icon-tripolitania_oil = { card-piece-caravan }
card-icon-tripolitania_market = { card-piece-market }
card-icon-leptis_magna = { card-piece-city }
card-icon-tripolitania_temple = { card-piece-temple }
card-icon-carthage_grain = { card-piece-caravan }
card-icon-carthage_wine = { card-piece-caravan }
card-icon-carthage_market = { card-piece-market }
card-icon-carthage_city = { card-piece-capital }
card-icon-carthage_temple = { card-piece-temple }
card-icon-numidia_metal = { card-piece-caravan }
card-icon-numidia_gladiators = { card-piece-caravan }
card-icon-numidia_market = { card-piece-market }
