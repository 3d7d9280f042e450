## Game

title = Laget’s Civilization
blurb = The revised edition of Mare Nostrum: collect goods, trade and build; win with four heroes and wonders, or with the Pyramids. Reworked heroes and freer campaigns.

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
name-post-beside = beside the structures
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
name-resource-tax = coin
    .acc = a coin
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
name-card-ulysses = Odysseus
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
name-role-director_of_commerce = Great Navigator
name-role-political_leader = Great Lawgiver
name-role-military_leader = Great Warlord
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
name-verb-pillage = Ruin
name-verb-occupy = Seize
name-verb-claim = Assimilate
name-verb-nothing = Do nothing
name-verb-use = Use it
name-verb-pass = Pass
name-verb-coins = With coins
name-verb-goods = With different goods
name-verb-lay = Seize more structures
name-verb-alps = Cross the Alps
part-coins = Coins
part-goods = Goods
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
    [one] coin
   *[other] coins
}

## Questions

ask-build = What do you build or buy?
ask-call_number = How many cards must everyone offer? You hold { $hand }.
ask-campaign = What do you do in this campaign?
ask-choose_chain = { $count } { $count ->
    [one] legion crosses
   *[other] legions cross
}: { $origin } to { $goal }. Over which seas?
ask-choose_civilization = Which civilization do you play?
ask-choose_foe = { $field }: which opponent do you fight next?
ask-choose_losses = { $field }: against { $opponent } you lose { $count } { $count ->
    [one] unit
   *[other] units
}. Which?
ask-choose_spoils = { $site }: which good do you take with Nebuchadnezzar?
ask-compel_take = { $taker } is about to take a card. Should Odysseus make them take one of yours?
ask-compensate = { $receiver } is one card short. Which one do you hand over?
ask-declare_blockade = { $enemy } is crossing { $sea }. Do you blockade the crossing here?
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
ask-draw_civilizations = Civilizations are drawn by lot
ask-draw_first_holder = A tie is broken by lot
ask-draw_layout_order = The order of setting up is drawn by lot
ask-keep_cards = Which cards do you keep? At most { $coins } { $coins ->
    [one] coin
   *[other] coins
}{ $goods ->
    [0] { "" }
    [one] { " and 1 good" }
   *[other] { " and " }{ $goods } goods
}. All other cards go back to the bank.
ask-name_new_holders = { $province }: on which { $count ->
    [one] structure does the legion
   *[other] { $count } structures do the legions
} that came this turn stand?
ask-name_supporters = { $sea }: how many of the { $count } departing triremes have already supported a battle?
ask-leave_posts = { $province }: { $count } { $count ->
    [one] legion leaves
   *[other] legions leave
}. Which?
ask-name_lawgiver = Who becomes Great Lawgiver?
ask-name_navigator = Who becomes Great Navigator?
ask-name_next_builder = Who builds next?
ask-name_next_general = Who goes to war next? Everyone goes once: the first strikes before the others can move, the last has seen what they all did.
ask-name_warlord = Who becomes Great Warlord?
ask-offer_cards = Offer { $count } { $count ->
    [one] card
   *[other] cards
}. Which?
ask-pay = { $things }: price { $price }. How do you pay?
ask-place_freely = { $points } { $points ->
    [one] point
   *[other] points
} left. What do you spend them on?
ask-roll_dice = { $field }: { $attacker } attacks { $defender }, and the dice are rolled
ask-roll_for_order = Dice decide who chooses first
ask-settle = { $province }: only your units are left. What do you do?
ask-support_battle = { $field }: { $attacker } attacks { $defender }. Which triremes support your legions?
ask-take_card = Which card do you take, and from whom? Whoever loses it takes next. { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} still face up.
ask-take_extra_good = Which good do you take with the Temple of Artemis?
ask-turn_legion_on_entry = { $province }: legions of { $enemy } are entering. Will Helen turn one of them?

## Events

event-battle_rolled = { $field }: { $seat } attacks with { $attack }, { $foe } defends with { $defence }.
event-blockade = { $seat } blockades the crossing in the { $sea }.
event-built = { $seat } builds { $site_acc }.
event-card_bought = { $seat } buys { $card_acc }.
event-card_taken = { $seat } takes { $card_acc } from { $victim }.
event-cards_kept = { $seat } keeps { $coins ->
    [0] { $goods ->
        [0] nothing
        [one] { $goods } good
       *[other] { $goods } goods
    }
    [one] { $coins } coin{ $goods ->
        [0] {""}
        [one] {" "}and { $goods } good
       *[other] {" "}and { $goods } goods
    }
   *[other] { $coins } coins{ $goods ->
        [0] {""}
        [one] {" "}and { $goods } good
       *[other] {" "}and { $goods } goods
    }
}.
event-civilization_taken = { $player } plays { $civilization }.
event-compensated = { $seat } gives a card to { $receiver } to even things out.
event-compensation = { $seat } gives { $card_acc } to { $receiver } to even things out.
event-crossing_stopped = { $seat } fails to cross to { $goal }.
event-exchanged = { $seat } exchanges { $given_acc } for { $received_acc } at the bank.
event-extra_good = { $seat } receives { $good_acc } from the Temple of Artemis.
event-income = { $seat } receives { $cards_acc }.
event-legion_lost_in_alps = { $seat } loses a legion in the Alps.
event-legion_turned = { $province }: Helen wins over a legion for { $seat }.
event-legions_marched = { $seat } marches { $count } { $count ->
    [one] legion
   *[other] legions
} from { $origin } to { $goal }.
event-marker_claimed = { $seat } begins to assimilate { $province }.
event-marker_placed = { $seat } places an influence marker in { $province }.
event-not_won_yet = { $seat } does not win yet: hero and wonder cards are compared at the end of the phase.
event-number_called = { $seat } calls { $count }: { $count ->
    [0] there is no trade this turn
    [one] everyone offers { $count } card
   *[other] everyone offers { $count } cards
}.
event-occupied = { $seat } seizes { $sites_acc }.
event-offer_laid = { $seat } places an offer face down.
event-offer_returned = { $seat } returns { $count } { $count ->
    [one] card
   *[other] cards
} to hand.
event-offer_shown = { $seat } offers { $cards_acc }.
event-order_announced = { $seat } sets the order: { $order }.
event-paid = { $seat } pays { $cards_acc }.
event-pillaged = { $seat } ruins { $site_acc }.
event-player_named = { $player } goes next.
event-province_converted = { $seat } replaces the influence marker in { $province } with one of their own.
event-role_dealt = { $seat } starts as { $role }.
event-role_passed = { $seat } has the highest count and becomes { $role }.
event-set_up = { $civilization } sets up.
event-ships_support = { $seat } { $count ->
    [0] sends no triremes to support the legions.
    [one] supports the legions with { $count } trireme.
   *[other] supports the legions with { $count } triremes.
}
event-spoils_taken = { $seat } takes { $card_acc } from the bank in return.
event-take_redirected = Odysseus steps in: { $taker } must take from { $seat }.
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
phase-basic_setup = Standard layout
phase-advanced_setup = Free layout
phase-layout = Free layout
phase-trade = Trade
phase-taking = Taking cards
phase-construction = Construction
phase-building = Building
phase-named_building = Building
phase-payment = Payment
phase-hold_posts = Taking up positions
phase-name_supporters = Departing triremes
phase-leave_posts = Leaving structures
phase-engagement = Battle
phase-battle = Battle
phase-sea_battle = Sea battle
phase-land_battle = Land battle
phase-entry = Entering a province
phase-agreed_civilizations = Choosing civilizations
phase-rolled_civilizations = Choosing civilizations
phase-first_role = First titles
phase-military = War phase
phase-activation = Activation
phase-named_activation = Activation
phase-settlement = Fate of a province
phase-late_settlement = Fate of a province
phase-crossing = Crossing
phase-all_titles = Titles
phase-navigator = Navigator
phase-lawgiver = Lawgiver
phase-warlord = Warlord
ending-pyramids = by building the Pyramids
ending-four_cards = with four heroes and wonders
ending-one_more_card = with one card more than anyone else

## Options

option-setup_mode = Setup
option-setup_mode-help = The standard layout from the player sheets, or a free layout with 36 points to spend.
value-setup_mode-basic = standard layout
value-setup_mode-advanced = free layout, 36 points
option-civ_assignment = Dealing civilizations
option-civ_assignment-help = Drawn at random, agreed among the players, or picked in an order that is rolled.
value-civ_assignment-random = at random
value-civ_assignment-agreed = agreed
value-civ_assignment-roll_and_pick = roll and pick
option-civ_set = Civilizations in the draw
option-civ_set-help = The recommended ones, or all five.
value-civ_set-recommended = recommended
value-civ_set-all = all five
option-capital_marker_free = Free capital marker
option-capital_marker_free-help = The capital’s marker costs no points in the free layout.
value-capital_marker_free-false = no
value-capital_marker_free-true = yes
option-setup_hero_discounts = Heroes work in the layout
option-setup_hero_discounts-help = A hero bought in the free layout works at once.
value-setup_hero_discounts-false = no
value-setup_hero_discounts-true = yes
option-title_check = Checking titles
option-title_check-help = Only the phase’s own title, or all three in every phase.
value-title_check-own_phase = own phase
value-title_check-all_titles_each_phase = all in every phase
option-title_claimants = Claimants
option-title_claimants-help = Those tied for the most, or everyone above the holder.
value-title_claimants-tied_max = tied for the most
value-title_claimants-any_exceeding = anyone above the holder
option-bank_shortage = Shortage in the bank
option-bank_shortage-help = The Navigator is served first, or no one receives that kind.
value-bank_shortage-navigator_first = Navigator first
value-bank_shortage-nobody = no one
option-seizure_income = Income under seizure
option-seizure_income-help = The owner loses only covered structures, or the whole province.
value-seizure_income-per_structure = per structure
value-seizure_income-whole_province = whole province
option-trade_stop = End of trading
option-trade_stop-help = Whether cards may still be taken when only one player has any left.
value-trade_stop-taker_is_sole_holder = when the turn comes to the only player with cards left
value-trade_stop-one_holder = as soon as only one player has cards left
option-odysseus_overrides_limit = Odysseus overrides the pair rule
option-odysseus_overrides_limit-help = The take Odysseus compels may be the third in a row between two players.
value-odysseus_overrides_limit-false = no
value-odysseus_overrides_limit-true = yes
option-temple_market_icons = Icons of temples and markets
option-temple_market_icons-help = Temples and markets share an icon, or need one of their own.
value-temple_market_icons-shared = shared
value-temple_market_icons-strict = their own
option-fortress_under_occupation = Fortress in a seized province
option-fortress_under_occupation-help = The owner may raise a fortress in a province held by an enemy alone; this starts a war there.
value-fortress_under_occupation-false = no
value-fortress_under_occupation-true = yes
option-new_triremes_must_sail = New triremes put to sea
option-new_triremes_must_sail-help = A player cannot end a war turn with triremes still in dock.
value-new_triremes_must_sail-false = no
value-new_triremes_must_sail-true = yes
option-only_arriving_triremes_attack = Only arriving triremes attack
option-only_arriving_triremes_attack-help = A sea battle is possible only where one of the player’s triremes has moved in this turn.
value-only_arriving_triremes_attack-false = no
value-only_arriving_triremes_attack-true = yes
option-naval_attack_after_legion_move = Late sea battles
option-naval_attack_after_legion_move-help = Sea battles are allowed after legions have moved.
value-naval_attack_after_legion_move-false = no
value-naval_attack_after_legion_move-true = yes
option-ruin_block = Who may not ruin again
option-ruin_block-help = An unrestored province is barred to everyone, or only to the player who ruined it.
value-ruin_block-province = everyone
value-ruin_block-same_player = the same player
option-neutral_capital_assimilable = Assimilating neutral capitals
option-neutral_capital_assimilable-help = The capital of a neutral civilization may be assimilated.
value-neutral_capital_assimilable-false = no
value-neutral_capital_assimilable-true = yes
option-one_more_card_rule = One-more-card rule
option-one_more_card_rule-help = With several contenders the winner needs more hero and wonder cards than anyone else.
value-one_more_card_rule-false = no
value-one_more_card_rule-true = yes
option-crossing_blockade = Crossing blockade
option-crossing_blockade-help = Triremes along the way may fight a crossing.
value-crossing_blockade-false = no
value-crossing_blockade-true = yes
option-alps_crossing = Crossing the Alps
option-alps_crossing-help = Hannibal may march from Numidia to Lombardy at the cost of one legion.
value-alps_crossing-false = no
value-alps_crossing-true = yes
option-pericles_support = Support of Pericles
option-pericles_support-help = Each ship may support one battle a turn, or all ships together one.
value-pericles_support-per_ship = per ship
value-pericles_support-one_battle = one battle a turn
option-pericles_supports_fortress_alone = Pericles supports fortresses
option-pericles_supports_fortress_alone-help = Triremes may support a defending fortress without a legion.
value-pericles_supports_fortress_alone-false = no
value-pericles_supports_fortress_alone-true = yes

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
fact-roles = Titles
track-cards = Heroes and wonders
track-offers = Offers
mark-neutral = neutral
mark-claim = being assimilated by
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
card-card-julius_caesar = Your fortresses cost 2 cards each.
card-card-hannibal = A free legion if you own him before the first turn. In every land battle +1 for each of your legions fighting in it.
card-card-pericles = A free trireme if you own him before the first turn. Once a turn each of your triremes at sea may support your legions in a land battle beside its sea: +1 each, and it cannot be lost there.
card-card-cleopatra = Once in each of your construction activations you may exchange a good for a coin at the bank, or a coin for a good of your choice.
card-card-hammurabi = Each turn you may place one free influence marker in an adjacent province without a marker. It cannot replace a marker.
card-card-agamemnon = +3 to your caravans and markets when the Great Navigator is determined.
card-card-archimedes = +3 to your legions, triremes and fortresses when the Great Warlord is determined.
card-card-solomon = +2 to your cities and temples when the Great Lawgiver is determined.
card-card-helen = Once per War phase you may replace one enemy legion that enters or attacks one of your provinces with one of your own from your supply.
card-card-nebuchadnezzar = When you ruin a structure, you take a card from the bank: a coin for a city or temple, a local good for a caravan or market.
card-card-ulysses = Once per trade phase: a player who is about to take a card must take one of your face-up cards.
card-card-colossus = One extra coin each time you receive income.
card-card-hanging_gardens = At the end of construction you may keep up to 2 goods in addition to the coins.
card-card-temple_of_artemis = One extra good of your choice each time you receive income, if the bank has any. It is not a temple: it doubles nothing and counts towards no title.
card-card-statue_of_zeus = You may have two fortresses in each province; each adds 6 in battle. When bought: one free fortress in one of your provinces.
card-card-lighthouse = Your influence markers may go to any province without a marker. When bought: one free marker, anywhere.
card-card-mausoleum = Cities, caravans and influence markers cost you 2 cards, temples and markets 5.
card-card-pyramids = Whoever builds them wins at once. They cost 12 coins, or one of each good.
card-role-director_of_commerce = Goes to whoever has more caravans and markets than its holder. Calls how many cards everyone offers in trade, and takes first.
card-role-political_leader = Goes to whoever has more cities and temples than its holder. Decides the order in which players build.
card-role-military_leader = Goes to whoever has more legions, triremes and fortresses on the board than its holder. Decides the order of the War phase.
card-resource-tax = Paid by cities; 35 cards in all. A price is paid in coins only or in different goods only; at the end of construction you may keep up to 2 coins.
card-resource-perfume = One of twelve goods, 5 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-papyrus = One of twelve goods, 5 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-gold = One of twelve goods, 5 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-gems = One of twelve goods, 5 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-oil = One of twelve goods, 7 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-wine = One of twelve goods, 7 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-livestock = One of twelve goods, 7 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-fruit = One of twelve goods, 7 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-metal = One of twelve goods, 7 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-grain = One of twelve goods, 11 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-fish = One of twelve goods, 11 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-resource-slaves = One of twelve goods, 11 cards in all. A price is paid in goods that are all different; unspent ones go back to the bank.
card-civilization-rome = Capital: { name-area-rome }. Hero: { name-card-julius_caesar }. It starts with the title of { name-role-military_leader }.
card-civilization-carthage = Capital: { name-area-carthage }. Hero: { name-card-hannibal }. It starts with the title of { name-role-director_of_commerce }.
card-civilization-greece = Capital: { name-area-greece }. Hero: { name-card-pericles }.
card-civilization-egypt = Capital: { name-area-lower_egypt }. Hero: { name-card-cleopatra }. It starts with the title of { name-role-political_leader }.
card-civilization-babylon = Capital: { name-area-babylonia }. Hero: { name-card-hammurabi }.
card-piece-city = Pays one coin each turn, two if you also control the temple of its province. It needs a city icon.
card-piece-caravan = Yields one good of its icon each turn, two if you also control the market of its province.
card-piece-temple = Doubles what the cities you control in its province pay; on its own it yields nothing. One per province.
card-piece-market = Doubles what the caravans you control in its province yield; on its own it yields nothing. One per province.
card-piece-legion = Marches to a neighbouring province, or along a chain of your triremes. It rolls a die in land battles and can ruin, seize and assimilate; you have 8.
card-piece-fortress = Adds 6 in every battle in which it defends and in one attack a turn. It rolls no die and never moves; you have 8.
card-piece-trireme = Built in dock; sails one sea a turn. At sea it rolls a die in battle and links coasts for your legions and influence markers; you have 5.
card-piece-influence = The province is yours: only you build there, and its structures work for you unless they are seized. You have 12.
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
modifier-support = { $number ->
    [one] supporting trireme
   *[other] supporting triremes
}
