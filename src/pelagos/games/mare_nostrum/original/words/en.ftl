## Game

title = Mare Nostrum
blurb = Trade, build and wage war around the Mediterranean: win with four heroes and wonders, or with the Pyramids.

## Names

name-area-corsica = Corsica
name-area-sardinia = Sardinia
name-area-sicily = Sicily
name-area-crete = Crete
name-area-rhodes = Rhodes
name-area-cyprus = Cyprus
name-area-numidia = Numidia
name-area-gaetulia = Gaetulia
name-area-carthage = Carthage
name-area-tripolitania = Tripolitania
name-area-cyrenaica = Cyrenaica
name-area-lower_egypt = Lower Egypt
name-area-upper_egypt = Upper Egypt
name-area-nubia = Nubia
name-area-arabia = Arabia
name-area-palestine = Palestine
name-area-phoenicia = Phoenicia
name-area-syria = Syria
name-area-mesopotamia = Mesopotamia
name-area-babylonia = Babylonia
name-area-susiana = Susiana
name-area-cilicia = Cilicia
name-area-pontus = Pontus
name-area-galatia = Galatia
name-area-lycia = Lycia
name-area-asia = Asia
name-area-thrace = Thrace
name-area-macedonia = Macedonia
name-area-greece = Greece
name-area-illyria = Illyria
name-area-lombardy = Lombardy
name-area-rome = Rome
name-area-magna_graecia = Magna Graecia
name-area-mare_sardoum = Sardinian Sea
    .acc = the Sardinian Sea
name-area-mare_tyrrhenum = Tyrrhenian Sea
    .acc = the Tyrrhenian Sea
name-area-mare_adriaticum = Adriatic Sea
    .acc = the Adriatic Sea
name-area-mare_ionium = Ionian Sea
    .acc = the Ionian Sea
name-area-mare_syrticum = African Sea
    .acc = the African Sea
name-area-mare_libycum = Libyan Sea
    .acc = the Libyan Sea
name-area-mare_aegaeum = Aegean Sea
    .acc = the Aegean Sea
name-area-mare_aegyptium = Egyptian Sea
    .acc = the Egyptian Sea
name-area-mare_cilicium = Cilician Sea
    .acc = the Cilician Sea
name-area-pontus_euxinus = Black Sea
    .acc = the Black Sea
name-site-corsica_gems = Corsica, caravan (gems)
    .acc = a caravan (gems) in Corsica
name-site-temple_corsica = Corsica, temple
    .acc = a temple in Corsica
name-site-market_corsica = Corsica, market
    .acc = a market in Corsica
name-site-sardinia_slaves = Sardinia, caravan (slaves)
    .acc = a caravan (slaves) in Sardinia
name-site-temple_sardinia = Sardinia, temple
    .acc = a temple in Sardinia
name-site-market_sardinia = Sardinia, market
    .acc = a market in Sardinia
name-site-syracusae = Syracuse (city)
    .acc = the city of Syracuse
name-site-sicily_grain = Sicily, caravan (grain)
    .acc = a caravan (grain) in Sicily
name-site-temple_sicily = Sicily, temple
    .acc = a temple in Sicily
name-site-market_sicily = Sicily, market
    .acc = a market in Sicily
name-site-cnossus = Knossos (city)
    .acc = the city of Knossos
name-site-crete_oil = Crete, caravan (olive oil)
    .acc = a caravan (olive oil) in Crete
name-site-temple_crete = Crete, temple
    .acc = a temple in Crete
name-site-market_crete = Crete, market
    .acc = a market in Crete
name-site-rhodus = Rhodes (city)
    .acc = the city of Rhodes
name-site-rhodes_fish = Rhodes, caravan (fish)
    .acc = a caravan (fish) in Rhodes
name-site-temple_rhodes = Rhodes, temple
    .acc = a temple in Rhodes
name-site-market_rhodes = Rhodes, market
    .acc = a market in Rhodes
name-site-cyprus_metal = Cyprus, caravan (metal)
    .acc = a caravan (metal) in Cyprus
name-site-temple_cyprus = Cyprus, temple
    .acc = a temple in Cyprus
name-site-market_cyprus = Cyprus, market
    .acc = a market in Cyprus
name-site-numidia_grain = Numidia, caravan (grain)
    .acc = a caravan (grain) in Numidia
name-site-temple_numidia = Numidia, temple
    .acc = a temple in Numidia
name-site-market_numidia = Numidia, market
    .acc = a market in Numidia
name-site-gaetulia_slaves = Gaetulia, caravan (slaves)
    .acc = a caravan (slaves) in Gaetulia
name-site-temple_gaetulia = Gaetulia, temple
    .acc = a temple in Gaetulia
name-site-market_gaetulia = Gaetulia, market
    .acc = a market in Gaetulia
name-site-carthago = Carthage (city)
    .acc = the city of Carthage
name-site-carthage_fruit = Carthage, caravan (fruit)
    .acc = a caravan (fruit) in Carthage
name-site-carthage_perfume = Carthage, caravan (perfume)
    .acc = a caravan (perfume) in Carthage
name-site-temple_carthage = Carthage, temple
    .acc = a temple in Carthage
name-site-market_carthage = Carthage, market
    .acc = a market in Carthage
name-site-leptis_magna = Leptis Magna (city)
    .acc = the city of Leptis Magna
name-site-tripolitania_oil = Tripolitania, caravan (olive oil)
    .acc = a caravan (olive oil) in Tripolitania
name-site-tripolitania_fish = Tripolitania, caravan (fish)
    .acc = a caravan (fish) in Tripolitania
name-site-temple_tripolitania = Tripolitania, temple
    .acc = a temple in Tripolitania
name-site-market_tripolitania = Tripolitania, market
    .acc = a market in Tripolitania
name-site-cyrene = Cyrene (city)
    .acc = the city of Cyrene
name-site-cyrenaica_livestock = Cyrenaica, caravan (livestock)
    .acc = a caravan (livestock) in Cyrenaica
name-site-temple_cyrenaica = Cyrenaica, temple
    .acc = a temple in Cyrenaica
name-site-market_cyrenaica = Cyrenaica, market
    .acc = a market in Cyrenaica
name-site-alexandria = Alexandria (city)
    .acc = the city of Alexandria
name-site-memphis = Memphis (city)
    .acc = the city of Memphis
name-site-lower_egypt_papyrus = Lower Egypt, caravan (papyrus)
    .acc = a caravan (papyrus) in Lower Egypt
name-site-lower_egypt_grain = Lower Egypt, caravan (grain)
    .acc = a caravan (grain) in Lower Egypt
name-site-temple_lower_egypt = Lower Egypt, temple
    .acc = a temple in Lower Egypt
name-site-market_lower_egypt = Lower Egypt, market
    .acc = a market in Lower Egypt
name-site-thebae = Thebes (city)
    .acc = the city of Thebes
name-site-upper_egypt_papyrus = Upper Egypt, caravan (papyrus)
    .acc = a caravan (papyrus) in Upper Egypt
name-site-temple_upper_egypt = Upper Egypt, temple
    .acc = a temple in Upper Egypt
name-site-market_upper_egypt = Upper Egypt, market
    .acc = a market in Upper Egypt
name-site-nubia_gold = Nubia, caravan (gold)
    .acc = a caravan (gold) in Nubia
name-site-temple_nubia = Nubia, temple
    .acc = a temple in Nubia
name-site-market_nubia = Nubia, market
    .acc = a market in Nubia
name-site-arabia_perfume = Arabia, caravan (perfume)
    .acc = a caravan (perfume) in Arabia
name-site-temple_arabia = Arabia, temple
    .acc = a temple in Arabia
name-site-market_arabia = Arabia, market
    .acc = a market in Arabia
name-site-hierosolyma = Jerusalem (city)
    .acc = the city of Jerusalem
name-site-palestine_fruit = Palestine, caravan (fruit)
    .acc = a caravan (fruit) in Palestine
name-site-temple_palestine = Palestine, temple
    .acc = a temple in Palestine
name-site-market_palestine = Palestine, market
    .acc = a market in Palestine
name-site-tyrus = Tyre (city)
    .acc = the city of Tyre
name-site-phoenicia_fish = Phoenicia, caravan (fish)
    .acc = a caravan (fish) in Phoenicia
name-site-temple_phoenicia = Phoenicia, temple
    .acc = a temple in Phoenicia
name-site-market_phoenicia = Phoenicia, market
    .acc = a market in Phoenicia
name-site-antiochia = Antioch (city)
    .acc = the city of Antioch
name-site-syria_wine = Syria, caravan (wine)
    .acc = a caravan (wine) in Syria
name-site-temple_syria = Syria, temple
    .acc = a temple in Syria
name-site-market_syria = Syria, market
    .acc = a market in Syria
name-site-ninive = Nineveh (city)
    .acc = the city of Nineveh
name-site-mesopotamia_grain = Mesopotamia, caravan (grain)
    .acc = a caravan (grain) in Mesopotamia
name-site-temple_mesopotamia = Mesopotamia, temple
    .acc = a temple in Mesopotamia
name-site-market_mesopotamia = Mesopotamia, market
    .acc = a market in Mesopotamia
name-site-babylon = Babylon (city)
    .acc = the city of Babylon
name-site-babylonia_fruit = Babylonia, caravan (fruit)
    .acc = a caravan (fruit) in Babylonia
name-site-temple_babylonia = Babylonia, temple
    .acc = a temple in Babylonia
name-site-market_babylonia = Babylonia, market
    .acc = a market in Babylonia
name-site-susiana_gems = Susiana, caravan (gems)
    .acc = a caravan (gems) in Susiana
name-site-temple_susiana = Susiana, temple
    .acc = a temple in Susiana
name-site-market_susiana = Susiana, market
    .acc = a market in Susiana
name-site-cilicia_slaves = Cilicia, caravan (slaves)
    .acc = a caravan (slaves) in Cilicia
name-site-temple_cilicia = Cilicia, temple
    .acc = a temple in Cilicia
name-site-market_cilicia = Cilicia, market
    .acc = a market in Cilicia
name-site-sinope = Sinope (city)
    .acc = the city of Sinope
name-site-pontus_metal = Pontus, caravan (metal)
    .acc = a caravan (metal) in Pontus
name-site-temple_pontus = Pontus, temple
    .acc = a temple in Pontus
name-site-market_pontus = Pontus, market
    .acc = a market in Pontus
name-site-galatia_livestock = Galatia, caravan (livestock)
    .acc = a caravan (livestock) in Galatia
name-site-temple_galatia = Galatia, temple
    .acc = a temple in Galatia
name-site-market_galatia = Galatia, market
    .acc = a market in Galatia
name-site-lycia_slaves = Lycia, caravan (slaves)
    .acc = a caravan (slaves) in Lycia
name-site-temple_lycia = Lycia, temple
    .acc = a temple in Lycia
name-site-market_lycia = Lycia, market
    .acc = a market in Lycia
name-site-troas = Troy (city)
    .acc = the city of Troy
name-site-asia_oil = Asia, caravan (olive oil)
    .acc = a caravan (olive oil) in Asia
name-site-temple_asia = Asia, temple
    .acc = a temple in Asia
name-site-market_asia = Asia, market
    .acc = a market in Asia
name-site-constantinopolis = Constantinople (city)
    .acc = the city of Constantinople
name-site-thrace_grain = Thrace, caravan (grain)
    .acc = a caravan (grain) in Thrace
name-site-temple_thrace = Thrace, temple
    .acc = a temple in Thrace
name-site-market_thrace = Thrace, market
    .acc = a market in Thrace
name-site-pella = Pella (city)
    .acc = the city of Pella
name-site-macedonia_gold = Macedonia, caravan (gold)
    .acc = a caravan (gold) in Macedonia
name-site-temple_macedonia = Macedonia, temple
    .acc = a temple in Macedonia
name-site-market_macedonia = Macedonia, market
    .acc = a market in Macedonia
name-site-athenae = Athens (city)
    .acc = the city of Athens
name-site-greece_wine = Greece, caravan (wine)
    .acc = a caravan (wine) in Greece
name-site-greece_fish = Greece, caravan (fish)
    .acc = a caravan (fish) in Greece
name-site-temple_greece = Greece, temple
    .acc = a temple in Greece
name-site-market_greece = Greece, market
    .acc = a market in Greece
name-site-illyria_slaves = Illyria, caravan (slaves)
    .acc = a caravan (slaves) in Illyria
name-site-temple_illyria = Illyria, temple
    .acc = a temple in Illyria
name-site-market_illyria = Illyria, market
    .acc = a market in Illyria
name-site-mediolanum = Milan (city)
    .acc = the city of Milan
name-site-lombardy_livestock = Lombardy, caravan (livestock)
    .acc = a caravan (livestock) in Lombardy
name-site-temple_lombardy = Lombardy, temple
    .acc = a temple in Lombardy
name-site-market_lombardy = Lombardy, market
    .acc = a market in Lombardy
name-site-roma = Rome (city)
    .acc = the city of Rome
name-site-rome_metal = Rome, caravan (metal)
    .acc = a caravan (metal) in Rome
name-site-rome_fish = Rome, caravan (fish)
    .acc = a caravan (fish) in Rome
name-site-temple_rome = Rome, temple
    .acc = a temple in Rome
name-site-market_rome = Rome, market
    .acc = a market in Rome
name-site-tarentum = Tarentum (city)
    .acc = the city of Tarentum
name-site-magna_graecia_wine = Magna Graecia, caravan (wine)
    .acc = a caravan (wine) in Magna Graecia
name-site-temple_magna_graecia = Magna Graecia, temple
    .acc = a temple in Magna Graecia
name-site-market_magna_graecia = Magna Graecia, market
    .acc = a market in Magna Graecia
name-ship-stayed = not moved
name-ship-arrived = moved
name-ship-arrived_spent = moved and attacked
name-ship-stayed_supported = not moved, has supported
name-ship-arrived_supported = moved, has supported
name-ship-arrived_spent_supported = moved and attacked, has supported
name-post-beside = beside the buildings
name-post-fortress = fortress
name-post-marker = on the influence marker
name-post-corsica_gems = Corsica, caravan (gems)
name-post-temple_corsica = Corsica, temple
name-post-market_corsica = Corsica, market
name-post-sardinia_slaves = Sardinia, caravan (slaves)
name-post-temple_sardinia = Sardinia, temple
name-post-market_sardinia = Sardinia, market
name-post-syracusae = Syracuse (city)
name-post-sicily_grain = Sicily, caravan (grain)
name-post-temple_sicily = Sicily, temple
name-post-market_sicily = Sicily, market
name-post-cnossus = Knossos (city)
name-post-crete_oil = Crete, caravan (olive oil)
name-post-temple_crete = Crete, temple
name-post-market_crete = Crete, market
name-post-rhodus = Rhodes (city)
name-post-rhodes_fish = Rhodes, caravan (fish)
name-post-temple_rhodes = Rhodes, temple
name-post-market_rhodes = Rhodes, market
name-post-cyprus_metal = Cyprus, caravan (metal)
name-post-temple_cyprus = Cyprus, temple
name-post-market_cyprus = Cyprus, market
name-post-numidia_grain = Numidia, caravan (grain)
name-post-temple_numidia = Numidia, temple
name-post-market_numidia = Numidia, market
name-post-gaetulia_slaves = Gaetulia, caravan (slaves)
name-post-temple_gaetulia = Gaetulia, temple
name-post-market_gaetulia = Gaetulia, market
name-post-carthago = Carthage (city)
name-post-carthage_fruit = Carthage, caravan (fruit)
name-post-carthage_perfume = Carthage, caravan (perfume)
name-post-temple_carthage = Carthage, temple
name-post-market_carthage = Carthage, market
name-post-leptis_magna = Leptis Magna (city)
name-post-tripolitania_oil = Tripolitania, caravan (olive oil)
name-post-tripolitania_fish = Tripolitania, caravan (fish)
name-post-temple_tripolitania = Tripolitania, temple
name-post-market_tripolitania = Tripolitania, market
name-post-cyrene = Cyrene (city)
name-post-cyrenaica_livestock = Cyrenaica, caravan (livestock)
name-post-temple_cyrenaica = Cyrenaica, temple
name-post-market_cyrenaica = Cyrenaica, market
name-post-alexandria = Alexandria (city)
name-post-memphis = Memphis (city)
name-post-lower_egypt_papyrus = Lower Egypt, caravan (papyrus)
name-post-lower_egypt_grain = Lower Egypt, caravan (grain)
name-post-temple_lower_egypt = Lower Egypt, temple
name-post-market_lower_egypt = Lower Egypt, market
name-post-thebae = Thebes (city)
name-post-upper_egypt_papyrus = Upper Egypt, caravan (papyrus)
name-post-temple_upper_egypt = Upper Egypt, temple
name-post-market_upper_egypt = Upper Egypt, market
name-post-nubia_gold = Nubia, caravan (gold)
name-post-temple_nubia = Nubia, temple
name-post-market_nubia = Nubia, market
name-post-arabia_perfume = Arabia, caravan (perfume)
name-post-temple_arabia = Arabia, temple
name-post-market_arabia = Arabia, market
name-post-hierosolyma = Jerusalem (city)
name-post-palestine_fruit = Palestine, caravan (fruit)
name-post-temple_palestine = Palestine, temple
name-post-market_palestine = Palestine, market
name-post-tyrus = Tyre (city)
name-post-phoenicia_fish = Phoenicia, caravan (fish)
name-post-temple_phoenicia = Phoenicia, temple
name-post-market_phoenicia = Phoenicia, market
name-post-antiochia = Antioch (city)
name-post-syria_wine = Syria, caravan (wine)
name-post-temple_syria = Syria, temple
name-post-market_syria = Syria, market
name-post-ninive = Nineveh (city)
name-post-mesopotamia_grain = Mesopotamia, caravan (grain)
name-post-temple_mesopotamia = Mesopotamia, temple
name-post-market_mesopotamia = Mesopotamia, market
name-post-babylon = Babylon (city)
name-post-babylonia_fruit = Babylonia, caravan (fruit)
name-post-temple_babylonia = Babylonia, temple
name-post-market_babylonia = Babylonia, market
name-post-susiana_gems = Susiana, caravan (gems)
name-post-temple_susiana = Susiana, temple
name-post-market_susiana = Susiana, market
name-post-cilicia_slaves = Cilicia, caravan (slaves)
name-post-temple_cilicia = Cilicia, temple
name-post-market_cilicia = Cilicia, market
name-post-sinope = Sinope (city)
name-post-pontus_metal = Pontus, caravan (metal)
name-post-temple_pontus = Pontus, temple
name-post-market_pontus = Pontus, market
name-post-galatia_livestock = Galatia, caravan (livestock)
name-post-temple_galatia = Galatia, temple
name-post-market_galatia = Galatia, market
name-post-lycia_slaves = Lycia, caravan (slaves)
name-post-temple_lycia = Lycia, temple
name-post-market_lycia = Lycia, market
name-post-troas = Troy (city)
name-post-asia_oil = Asia, caravan (olive oil)
name-post-temple_asia = Asia, temple
name-post-market_asia = Asia, market
name-post-constantinopolis = Constantinople (city)
name-post-thrace_grain = Thrace, caravan (grain)
name-post-temple_thrace = Thrace, temple
name-post-market_thrace = Thrace, market
name-post-pella = Pella (city)
name-post-macedonia_gold = Macedonia, caravan (gold)
name-post-temple_macedonia = Macedonia, temple
name-post-market_macedonia = Macedonia, market
name-post-athenae = Athens (city)
name-post-greece_wine = Greece, caravan (wine)
name-post-greece_fish = Greece, caravan (fish)
name-post-temple_greece = Greece, temple
name-post-market_greece = Greece, market
name-post-illyria_slaves = Illyria, caravan (slaves)
name-post-temple_illyria = Illyria, temple
name-post-market_illyria = Illyria, market
name-post-mediolanum = Milan (city)
name-post-lombardy_livestock = Lombardy, caravan (livestock)
name-post-temple_lombardy = Lombardy, temple
name-post-market_lombardy = Lombardy, market
name-post-roma = Rome (city)
name-post-rome_metal = Rome, caravan (metal)
name-post-rome_fish = Rome, caravan (fish)
name-post-temple_rome = Rome, temple
name-post-market_rome = Rome, market
name-post-tarentum = Tarentum (city)
name-post-magna_graecia_wine = Magna Graecia, caravan (wine)
name-post-temple_magna_graecia = Magna Graecia, temple
name-post-market_magna_graecia = Magna Graecia, market
name-resource-tax = tax
    .acc = a tax card
name-resource-perfume = perfume
name-resource-papyrus = papyrus
name-resource-gold = gold
name-resource-gems = gems
name-resource-oil = olive oil
name-resource-wine = wine
name-resource-livestock = livestock
name-resource-fruit = fruit
name-resource-metal = metal
name-resource-grain = grain
name-resource-fish = fish
name-resource-slaves = slaves
name-card-julius_caesar = Julius Caesar
name-card-hannibal = Hannibal
name-card-pericles = Pericles
name-card-cleopatra = Cleopatra
name-card-hammurabi = Hammurabi
name-card-agamemnon = Agamemnon
name-card-archimedes = Archimedes
name-card-solomon = Solomon
name-card-helen = Helen of Troy
name-card-nebuchadnezzar = Nebuchadnezzar
name-card-ulysses = Ulysses
name-card-colossus = Colossus
    .acc = the Colossus
name-card-hanging_gardens = Hanging Gardens
    .acc = the Hanging Gardens
name-card-temple_of_artemis = Temple of Artemis
    .acc = the Temple of Artemis
name-card-statue_of_zeus = Statue of Zeus
    .acc = the Statue of Zeus
name-card-lighthouse = Lighthouse
    .acc = the Lighthouse
name-card-mausoleum = Mausoleum
    .acc = the Mausoleum
name-card-pyramids = Pyramids
    .acc = the Pyramids
name-civilization-rome = Rome
name-civilization-carthage = Carthage
name-civilization-greece = Greece
name-civilization-egypt = Egypt
name-civilization-babylon = Babylon
name-role-director_of_commerce = Director of Commerce
name-role-political_leader = Political Leader
name-role-military_leader = Military Leader
name-verb-influence = Place an influence marker
name-verb-city = Build a city
name-verb-caravan = Build a caravan
name-verb-temple = Build a temple
name-verb-market = Build a market
name-verb-legion = Raise a legion
name-verb-fortress = Build a fortress
name-verb-trireme = Build a trireme
name-verb-card = Buy a hero or wonder
name-verb-convert = Replace an influence marker
name-verb-free_influence = Place a free influence marker
name-verb-free_convert = Replace an influence marker for free
name-verb-free_fortress = Build a free fortress
name-verb-exchange = { name-card-cleopatra }: exchange a card with the bank
name-verb-end = Finish
name-verb-sail = Sail
name-verb-attack = Attack at sea
name-verb-march = March
name-verb-halt = Stop moving
name-verb-fight = Fight on land
name-verb-settle = Decide the fate of a province
name-verb-pillage = Pillage
name-verb-occupy = Occupy
name-verb-claim = Convert the province
name-verb-nothing = Do nothing
name-verb-use = Use it
name-verb-pass = Pass
name-verb-coins = With tax cards
name-verb-goods = With different commodities
name-verb-lay = Occupy more buildings
name-verb-alps = Cross the Alps
part-coins = Tax cards
part-goods = Commodities
unit-card = { $n } { $n ->
    [one] card
   *[other] cards
}
unit-legion = { $n } { $n ->
    [one] legion
   *[other] legions
}
unit-trireme = { $n } { $n ->
    [one] trireme
   *[other] triremes
}
unit-tax = { $n } { $n ->
    [one] tax card
   *[other] tax cards
}

## Questions

ask-aftermath = { $province }: only your units are left. What do you do?
ask-build = What do you build or buy?
ask-call_number = How many cards must everyone offer? You hold { $hand }.
ask-campaign = What do you do in this campaign?
ask-campaign_freely = What do you do in this campaign?
ask-choose_civilization = Which civilization do you play?
ask-choose_foe = { $field }: which opponent do you fight next?
ask-choose_losses = { $field }: against { $opponent } you lose { $count } { $count ->
    [one] unit
   *[other] units
}. Which?
ask-choose_province = Which province do you deal with next?
ask-compensate = { $receiver } is one card short. Which one do you hand over?
ask-divide_forces = { $field }: { $count ->
    [one] which opponent does your unit fight
   *[other] how do you divide your { $count } units among the opponents
}?
ask-divide_arrivals = { $field }: against whom do the { $count } { $count ->
    [one] unit that has
   *[other] units that have
} moved this turn fight?
ask-divide_fortresses = { $field }: in which battle { $count ->
    [one] does your fortress count
   *[other] do your { $count } fortresses count
}?
ask-draw_choosing_order = The order of choosing is drawn by lot
ask-draw_civilizations = Civilizations are drawn by lot
ask-draw_first_holder = A tie is broken by lot
ask-draw_layout_order = The order of setting up is drawn by lot
ask-keep_cards = Which cards do you keep? At most { $coins } tax { $coins ->
    [one] card
   *[other] cards
}{ $goods ->
    [0] { "" }
    [one] { " and 1 commodity" }
   *[other] { " and " }{ $goods } commodities
}. All other cards go back to the bank.
ask-name_new_holders = { $province }: on which { $count ->
    [one] building does the legion
   *[other] { $count } buildings do the legions
} that came this turn stand?
ask-leave_posts = { $province }: { $count } { $count ->
    [one] legion leaves
   *[other] legions leave
}. Which?
ask-name_director = Who becomes Director of Commerce?
ask-name_military_leader = Who becomes Military Leader?
ask-name_next_builder = Who builds next?
ask-name_next_general = Who goes to war next? Everyone goes once: the first strikes before the others can move, the last has seen what they all did.
ask-name_political_leader = Who becomes Political Leader?
ask-offer_cards = Offer { $count } { $count ->
    [one] card
   *[other] cards
}. Which?
ask-order_builders = In what order do the players build?
ask-order_generals = In what order do the players go to war?
ask-pay = { $things }: price { $price }. How do you pay?
ask-place_freely = { $points } { $points ->
    [one] point
   *[other] points
} left. What do you spend them on?
ask-redirect_take = { $taker } takes from { $victim }: { $card }. Should Ulysses make them take one of yours instead?
ask-roll_dice = { $field }: { $attacker } attacks { $defender }, and the dice are rolled
ask-take_card = Which card do you take, and from whom? Whoever loses it takes next. { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} still face up.
ask-take_extra_good = Which commodity do you take with the Temple of Artemis?
ask-take_spoils = Nebuchadnezzar offers you a card: { $card }. Do you take it?
ask-turn_legion = Legions of { $enemy } have entered your land. Will Helen turn one of them?
ask-turn_legion_on_entry = { $province }: legions of { $enemy } are entering. Will Helen turn one of them?

## Events

event-battle_rolled = { $field }: { $seat } attacks with { $attack }, { $foe } defends with { $defence }.
event-built = { $seat } builds { $site_acc }.
event-card_bought = { $seat } buys { $card_acc }.
event-card_taken = { $seat } takes { $card_acc } from { $victim }.
event-cards_kept = { $seat } keeps { $coins ->
    [0] { $goods ->
        [0] nothing
        [one] { $goods } commodity
       *[other] { $goods } commodities
    }
    [one] { $coins } tax card{ $goods ->
        [0] {""}
        [one] {" "}and { $goods } commodity
       *[other] {" "}and { $goods } commodities
    }
   *[other] { $coins } tax cards{ $goods ->
        [0] {""}
        [one] {" "}and { $goods } commodity
       *[other] {" "}and { $goods } commodities
    }
}.
event-civilization_taken = { $player } plays { $civilization }.
event-compensated = { $seat } gives a card to { $receiver } to even things out.
event-compensation = { $seat } gives { $card_acc } to { $receiver } to even things out.
event-exchanged = { $seat } exchanges { $given_acc } for { $received_acc } at the bank.
event-extra_good = { $seat } receives { $good_acc } from the Temple of Artemis.
event-income = { $seat } receives { $cards_acc }.
event-legion_turned = { $province }: Helen wins over a legion for { $seat }.
event-legions_marched = { $seat } marches { $count } { $count ->
    [one] legion
   *[other] legions
} from { $origin } to { $goal }.
event-marker_claimed = { $seat } begins to convert { $province }.
event-marker_placed = { $seat } places an influence marker in { $province }.
event-number_called = { $seat } calls { $count }: { $count ->
    [0] there is no trade this turn
    [one] everyone offers { $count } card
   *[other] everyone offers { $count } cards
}.
event-occupied = { $seat } occupies { $sites_acc }.
event-offer_laid = { $seat } places an offer face down.
event-offer_returned = { $seat } returns { $count } { $count ->
    [one] card
   *[other] cards
} to hand.
event-offer_shown = { $seat } offers { $cards_acc }.
event-order_announced = { $seat } sets the order: { $order }.
event-paid = { $seat } pays { $cards_acc }.
event-pillaged = { $seat } pillages { $site_acc }.
event-player_named = { $player } goes next.
event-province_converted = { $seat } replaces the influence marker in { $province } with one of their own.
event-role_dealt = { $seat } starts as { $role }.
event-role_passed = { $seat } has the highest count and becomes { $role }.
event-set_up = { $civilization } sets up.
event-spoils_taken = { $seat } takes { $card_acc } from the bank in return.
event-take_redirected = Ulysses steps in: { $taker } must take from { $seat } instead.
event-triremes_sailed = { $seat } sails { $count } { $count ->
    [one] trireme
   *[other] triremes
} from { $origin_acc } to { $goal_acc }.
event-unit_raised = { $seat } { $unit_id ->
    [legion] raises a legion
    [trireme] builds a trireme
   *[other] builds a fortress
} in { $province }.
event-units_lost = { $teller ->
    [nobody] { $loser }
   *[seat] { $seat }
} loses { $count } { $count ->
    [one] unit
   *[other] units
} ({ $field }){ $fortresses ->
    [0] .
    [one] , one of them a fortress.
   *[other] , { $fortresses } of them fortresses.
}
event-won = { $seat } wins the game!

## Phases and endings

round = Turn
phase-game = Game
phase-setup = Setup
phase-turn = Turn
phase-picking = Choosing civilizations
phase-drawn_civilizations = Drawing civilizations
phase-basic_setup = Basic setup
phase-advanced_setup = Advanced setup
phase-layout = Advanced setup
phase-trade = Trade
phase-taking = Taking cards
phase-redirection = Ulysses
phase-construction = Construction
phase-building = Building
phase-named_building = Building
phase-payment = Payment
phase-leave_posts = Leaving buildings
phase-engagement = Battle
phase-battle = Battle
phase-sea_battle = Sea battle
phase-land_battle = Land battle
phase-entry = Entering a province
phase-chosen_civilizations = Choosing civilizations
phase-first_role = First roles
phase-military = Military phase
phase-campaign = Campaign
phase-campaign_in_sequence = Campaign
phase-campaign_interleaved = Campaign
phase-named_campaign = Campaign
phase-province = Fate of a province
ending-pyramids = by building the Pyramids
ending-four_cards = with four heroes and wonders
ending-turn_cap = at the turn limit

## Options

option-setup_mode = Setup
option-setup_mode-help = The basic setup from the player sheets, or the advanced one with 36 points to spend.
value-setup_mode-basic = basic
value-setup_mode-advanced = advanced, 36 points
option-civilizations = Civilizations
option-civilizations-help = Which civilizations are in play; the others are neutral.
value-civilizations-recommended = balanced choice
value-civilizations-rome-carthage-greece = Rome, Carthage, Greece
value-civilizations-rome-carthage-egypt = Rome, Carthage, Egypt
value-civilizations-rome-carthage-babylon = Rome, Carthage, Babylon
value-civilizations-rome-greece-egypt = Rome, Greece, Egypt
value-civilizations-rome-greece-babylon = Rome, Greece, Babylon
value-civilizations-rome-egypt-babylon = Rome, Egypt, Babylon
value-civilizations-carthage-greece-egypt = Carthage, Greece, Egypt
value-civilizations-carthage-greece-babylon = Carthage, Greece, Babylon
value-civilizations-carthage-egypt-babylon = Carthage, Egypt, Babylon
value-civilizations-greece-egypt-babylon = Greece, Egypt, Babylon
value-civilizations-rome-carthage-greece-egypt = Rome, Carthage, Greece, Egypt
value-civilizations-rome-carthage-greece-babylon = Rome, Carthage, Greece, Babylon
value-civilizations-rome-carthage-egypt-babylon = Rome, Carthage, Egypt, Babylon
value-civilizations-rome-greece-egypt-babylon = Rome, Greece, Egypt, Babylon
value-civilizations-carthage-greece-egypt-babylon = Carthage, Greece, Egypt, Babylon
option-civ_assignment = Dealing civilizations
option-civ_assignment-help = Drawn at random, or chosen in a drawn order.
value-civ_assignment-random = at random
value-civ_assignment-choose = players choose
option-trade_stop = End of trading
option-trade_stop-help = Whether cards may still be taken when only one player has any left.
value-trade_stop-taker_is_sole_holder = when the turn comes to the only player with cards left
value-trade_stop-one_holder = as soon as only one player has cards left
option-order_declaration = Order of players
option-order_declaration-help = The holder of the role announces the whole order at once, or names players one by one.
value-order_declaration-upfront = all at once
value-order_declaration-stepwise = one by one
option-interleaved_military_actions = Mixed moves and battles
option-interleaved_military_actions-help = Moves and battles may be mixed instead of following the strict order.
value-interleaved_military_actions-false = no
value-interleaved_military_actions-true = yes
option-temple_pillage = Pillaging temples
option-temple_pillage-help = Temples may be pillaged like other buildings.
value-temple_pillage-false = no
value-temple_pillage-true = yes
option-temple_or_market_alone = A temple or market alone
option-temple_or_market_alone-help = Legions may occupy a temple without a city, and a market without a caravan.
value-temple_or_market_alone-false = no
value-temple_or_market_alone-true = yes
option-hammurabi_marker_may_convert = Hammurabi converts
option-hammurabi_marker_may_convert-help = Hammurabi’s free marker may replace another marker.
value-hammurabi_marker_may_convert-false = no
value-hammurabi_marker_may_convert-true = yes
option-one_role_per_player = One role each
option-one_role_per_player-help = A player who holds one role cannot take another.
value-one_role_per_player-false = no
value-one_role_per_player-true = yes
option-neutral_greece_includes_aegean = Neutral Greece holds the Aegean
option-neutral_greece_includes_aegean-help = Neutral Greece also holds Thrace, Asia, Rhodes and Crete.
value-neutral_greece_includes_aegean-false = no
value-neutral_greece_includes_aegean-true = yes
option-turn_cap = Last turn
option-turn_cap-help = The game stops after this turn and players are ranked; for simulations.

## What is on the table

piece-city = city
piece-caravan = caravan
piece-temple = temple
piece-market = market
piece-legion = legion
piece-fortress = fortress
piece-trireme = trireme
piece-influence = influence marker
piece-resource = card
piece-hidden = face-down cards
piece-card = card
fact-name = Civilization
fact-cards = Heroes and wonders
fact-hand_size = Cards in hand
fact-counts = Commerce, politics, military
fact-influence_supply = Markers in supply
fact-legion_supply = Legions in supply
fact-fortress_supply = Fortresses in supply
fact-trireme_supply = Triremes in supply
fact-roles = Roles
track-cards = Heroes and wonders
track-offers = Offers
mark-neutral = neutral
mark-claim = being converted by
mark-war = at war
mark-fresh = marked this turn

# The standings, column by column.
standing-pyramids = Pyramids
standing-cards = Heroes and wonders
standing-income = Income
standing-markers = Influence

# What prices are paid in.
stock-cards = { $n ->
    [one] resource card
   *[other] resource cards
}
stock-points = { $n ->
    [one] point
   *[other] points
}

# What each thing is.
card-card-julius_caesar = Your legions and fortresses cost 2 cards each.
card-card-hannibal = In land battles add 1 to each of your legions’ dice, attacking or defending.
card-card-pericles = Your triremes cost 2 cards each; in sea battles add 1 to each of their dice.
card-card-cleopatra = Once in each of your construction turns you may exchange a commodity for a tax card at the bank, or a tax card for a commodity of your choice.
card-card-hammurabi = Each turn you may place one free influence marker wherever you could buy one. With the option “Hammurabi converts” it may also replace a marker you are converting.
card-card-agamemnon = +2 to your caravans and markets when the Director of Commerce is checked.
card-card-archimedes = +2 to your legions, triremes and fortresses when the Military Leader is checked.
card-card-solomon = +2 to your cities and temples when the Political Leader is checked.
card-card-helen = Once per Military phase you may replace one enemy legion that enters one of your provinces with one of your own from your supply.
card-card-nebuchadnezzar = When you pillage, you may take a card from the bank: a tax card for a city, its commodity for a caravan, nothing for a temple or market.
card-card-ulysses = Once per trade phase: when another player has taken a card from a third, the card goes back and one of your face-up cards must be taken instead.
card-card-colossus = One extra tax card each time you receive income.
card-card-hanging_gardens = At the end of construction you may keep 1 commodity in addition to the tax cards.
card-card-temple_of_artemis = One extra commodity of your choice each time you receive income, if the bank has any.
card-card-statue_of_zeus = You may have two fortresses in each province; each adds 6 in battle.
card-card-lighthouse = Your influence markers may go to provinces that are not adjacent to yours; all other conditions still apply.
card-card-mausoleum = Cities and caravans cost you 2 cards, temples and markets 5.
card-card-pyramids = Whoever builds them wins at once. They cost 12 tax cards, or one of each commodity.
card-role-director_of_commerce = Goes to whoever has more caravans and markets than its holder. Calls how many cards everyone offers in trade, and takes first.
card-role-political_leader = Goes to whoever has more cities and temples than its holder. Decides the order in which players build.
card-role-military_leader = Goes to whoever has more legions, triremes and fortresses on the board than its holder. Decides the order of the Military phase.
card-resource-tax = Paid by cities; 35 cards in all. A price is paid in tax cards only or in different commodities only; at the end of construction you may keep up to 2 tax cards.
card-resource-perfume = One of twelve commodities, 5 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-papyrus = One of twelve commodities, 5 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-gold = One of twelve commodities, 5 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-gems = One of twelve commodities, 5 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-oil = One of twelve commodities, 7 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-wine = One of twelve commodities, 7 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-livestock = One of twelve commodities, 7 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-fruit = One of twelve commodities, 7 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-metal = One of twelve commodities, 7 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-grain = One of twelve commodities, 11 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-fish = One of twelve commodities, 11 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-resource-slaves = One of twelve commodities, 11 cards in all. A price is paid in commodities that are all different; unspent ones go back to the bank.
card-civilization-rome = Capital: { name-area-rome }. Hero: { name-card-julius_caesar }. It starts with the role of { name-role-military_leader }.
card-civilization-carthage = Capital: { name-area-carthage }. Hero: { name-card-hannibal }. It starts with the role of { name-role-director_of_commerce }.
card-civilization-greece = Capital: { name-area-greece }. Hero: { name-card-pericles }.
card-civilization-egypt = Capital: { name-area-lower_egypt }. Hero: { name-card-cleopatra }. It starts with the role of { name-role-political_leader }.
card-civilization-babylon = Capital: { name-area-babylonia }. Hero: { name-card-hammurabi }.
card-piece-city = Pays one tax card each turn, two if you also control the temple of its province. It needs a city icon.
card-piece-caravan = Yields one commodity of its icon each turn, two if you also control the market of its province.
card-piece-temple = Doubles what the cities you control in its province pay; on its own it yields nothing. One per province.
card-piece-market = Doubles what the caravans you control in its province yield; on its own it yields nothing. One per province.
card-piece-legion = Marches to a neighbouring province, or along a chain of your triremes. It rolls a die in land battles and can pillage, occupy and convert; you have 8.
card-piece-fortress = Adds 6 in every battle in which it defends and in one attack a turn. It rolls no die and never moves; you have 8.
card-piece-trireme = Built in dock; sails one sea a turn. At sea it rolls a die in battle and links coasts for your legions and influence markers; you have 5.
card-piece-influence = The province is yours: only you build there, and its buildings work for you unless they are occupied. You have 12.
card-site-corsica_gems = { card-piece-caravan }
card-site-temple_corsica = { card-piece-temple }
card-site-market_corsica = { card-piece-market }
card-site-sardinia_slaves = { card-piece-caravan }
card-site-temple_sardinia = { card-piece-temple }
card-site-market_sardinia = { card-piece-market }
card-site-syracusae = { card-piece-city }
card-site-sicily_grain = { card-piece-caravan }
card-site-temple_sicily = { card-piece-temple }
card-site-market_sicily = { card-piece-market }
card-site-cnossus = { card-piece-city }
card-site-crete_oil = { card-piece-caravan }
card-site-temple_crete = { card-piece-temple }
card-site-market_crete = { card-piece-market }
card-site-rhodus = { card-piece-city }
card-site-rhodes_fish = { card-piece-caravan }
card-site-temple_rhodes = { card-piece-temple }
card-site-market_rhodes = { card-piece-market }
card-site-cyprus_metal = { card-piece-caravan }
card-site-temple_cyprus = { card-piece-temple }
card-site-market_cyprus = { card-piece-market }
card-site-numidia_grain = { card-piece-caravan }
card-site-temple_numidia = { card-piece-temple }
card-site-market_numidia = { card-piece-market }
card-site-gaetulia_slaves = { card-piece-caravan }
card-site-temple_gaetulia = { card-piece-temple }
card-site-market_gaetulia = { card-piece-market }
card-site-carthago = { card-piece-city }
card-site-carthage_fruit = { card-piece-caravan }
card-site-carthage_perfume = { card-piece-caravan }
card-site-temple_carthage = { card-piece-temple }
card-site-market_carthage = { card-piece-market }
card-site-leptis_magna = { card-piece-city }
card-site-tripolitania_oil = { card-piece-caravan }
card-site-tripolitania_fish = { card-piece-caravan }
card-site-temple_tripolitania = { card-piece-temple }
card-site-market_tripolitania = { card-piece-market }
card-site-cyrene = { card-piece-city }
card-site-cyrenaica_livestock = { card-piece-caravan }
card-site-temple_cyrenaica = { card-piece-temple }
card-site-market_cyrenaica = { card-piece-market }
card-site-alexandria = { card-piece-city }
card-site-memphis = { card-piece-city }
card-site-lower_egypt_papyrus = { card-piece-caravan }
card-site-lower_egypt_grain = { card-piece-caravan }
card-site-temple_lower_egypt = { card-piece-temple }
card-site-market_lower_egypt = { card-piece-market }
card-site-thebae = { card-piece-city }
card-site-upper_egypt_papyrus = { card-piece-caravan }
card-site-temple_upper_egypt = { card-piece-temple }
card-site-market_upper_egypt = { card-piece-market }
card-site-nubia_gold = { card-piece-caravan }
card-site-temple_nubia = { card-piece-temple }
card-site-market_nubia = { card-piece-market }
card-site-arabia_perfume = { card-piece-caravan }
card-site-temple_arabia = { card-piece-temple }
card-site-market_arabia = { card-piece-market }
card-site-hierosolyma = { card-piece-city }
card-site-palestine_fruit = { card-piece-caravan }
card-site-temple_palestine = { card-piece-temple }
card-site-market_palestine = { card-piece-market }
card-site-tyrus = { card-piece-city }
card-site-phoenicia_fish = { card-piece-caravan }
card-site-temple_phoenicia = { card-piece-temple }
card-site-market_phoenicia = { card-piece-market }
card-site-antiochia = { card-piece-city }
card-site-syria_wine = { card-piece-caravan }
card-site-temple_syria = { card-piece-temple }
card-site-market_syria = { card-piece-market }
card-site-ninive = { card-piece-city }
card-site-mesopotamia_grain = { card-piece-caravan }
card-site-temple_mesopotamia = { card-piece-temple }
card-site-market_mesopotamia = { card-piece-market }
card-site-babylon = { card-piece-city }
card-site-babylonia_fruit = { card-piece-caravan }
card-site-temple_babylonia = { card-piece-temple }
card-site-market_babylonia = { card-piece-market }
card-site-susiana_gems = { card-piece-caravan }
card-site-temple_susiana = { card-piece-temple }
card-site-market_susiana = { card-piece-market }
card-site-cilicia_slaves = { card-piece-caravan }
card-site-temple_cilicia = { card-piece-temple }
card-site-market_cilicia = { card-piece-market }
card-site-sinope = { card-piece-city }
card-site-pontus_metal = { card-piece-caravan }
card-site-temple_pontus = { card-piece-temple }
card-site-market_pontus = { card-piece-market }
card-site-galatia_livestock = { card-piece-caravan }
card-site-temple_galatia = { card-piece-temple }
card-site-market_galatia = { card-piece-market }
card-site-lycia_slaves = { card-piece-caravan }
card-site-temple_lycia = { card-piece-temple }
card-site-market_lycia = { card-piece-market }
card-site-troas = { card-piece-city }
card-site-asia_oil = { card-piece-caravan }
card-site-temple_asia = { card-piece-temple }
card-site-market_asia = { card-piece-market }
card-site-constantinopolis = { card-piece-city }
card-site-thrace_grain = { card-piece-caravan }
card-site-temple_thrace = { card-piece-temple }
card-site-market_thrace = { card-piece-market }
card-site-pella = { card-piece-city }
card-site-macedonia_gold = { card-piece-caravan }
card-site-temple_macedonia = { card-piece-temple }
card-site-market_macedonia = { card-piece-market }
card-site-athenae = { card-piece-city }
card-site-greece_wine = { card-piece-caravan }
card-site-greece_fish = { card-piece-caravan }
card-site-temple_greece = { card-piece-temple }
card-site-market_greece = { card-piece-market }
card-site-illyria_slaves = { card-piece-caravan }
card-site-temple_illyria = { card-piece-temple }
card-site-market_illyria = { card-piece-market }
card-site-mediolanum = { card-piece-city }
card-site-lombardy_livestock = { card-piece-caravan }
card-site-temple_lombardy = { card-piece-temple }
card-site-market_lombardy = { card-piece-market }
card-site-roma = { card-piece-city }
card-site-rome_metal = { card-piece-caravan }
card-site-rome_fish = { card-piece-caravan }
card-site-temple_rome = { card-piece-temple }
card-site-market_rome = { card-piece-market }
card-site-tarentum = { card-piece-city }
card-site-magna_graecia_wine = { card-piece-caravan }
card-site-temple_magna_graecia = { card-piece-temple }
card-site-market_magna_graecia = { card-piece-market }

# What adds to a roll.
modifier-fortress = fortress
modifier-hannibal = Hannibal
modifier-pericles = Pericles
