## The title

title = Civilization
blurb = Lead a people from its first token to an empire of cities: spread, build, trade, survive calamities, and be first at the end of the Archaeological Succession Table.
unit-tokens = { $n } { $n ->
    [one] token
   *[other] tokens
}
unit-cards = { $n } { $n ->
    [one] card
   *[other] cards
}

## Areas

name-area-germania = Germania
name-area-sudeten = Sudetes
    .acc = the Sudetes
name-area-scythia = Scythia
name-area-kuban = Kuban
name-area-maikop = Maikop
name-area-nalchik = Nalchik
name-area-caucasus = Caucasus
    .acc = the Caucasus
name-area-pannonia = Pannonia
name-area-dacia = Dacia
name-area-danube = Danube
name-area-crimea = Crimea
name-area-cappadocia = Cappadocia
name-area-armenia = Armenia
name-area-lesser_armenia = Lesser Armenia
name-area-etruria = Etruria
name-area-cisalpina = Cisalpina
name-area-rubicon = Rubicon
name-area-dalmatia = Dalmatia
name-area-illyricum = Illyricum
name-area-moesia = Moesia
name-area-tyras = Tyras
name-area-sinope = Sinope
name-area-van = Van
name-area-nineveh = Nineveh
name-area-elam = Elam
name-area-media = Media
name-area-corsica = Corsica
name-area-roma = Rome
name-area-samnium = Samnium
name-area-apollonia = Apollonia
name-area-paeonia = Paeonia
name-area-macedonia = Macedonia
name-area-thrace = Thrace
name-area-byzantium = Byzantium
name-area-troy = Troy
name-area-bithynia = Bithynia
name-area-phrygia = Phrygia
name-area-ankara = Ankara
name-area-kanesh = Kanesh
name-area-cilicia = Cilicia
name-area-assyria = Assyria
name-area-carrhae = Carrhae
name-area-mesopotamia = Mesopotamia
name-area-babylonia = Babylonia
name-area-parthia = Parthia
name-area-susa = Susa
name-area-sardinia = Sardinia
name-area-caralis = Caralis
name-area-neapolis = Neapolis
name-area-campania = Campania
name-area-tarentum = Tarentum
name-area-ithaca = Ithaca
name-area-epirus = Epirus
name-area-thessaly = Thessaly
name-area-thessalonica = Thessalonica
name-area-lemnos = Lemnos
name-area-lesbos = Lesbos
name-area-sardes = Sardes
name-area-gordium = Gordium
name-area-galatia = Galatia
name-area-antioch = Antioch
name-area-aleppo = Aleppo
name-area-syria = Syria
name-area-mari = Mari
name-area-sumeria = Sumeria
name-area-babylon = Babylon
name-area-ur = Ur
name-area-numidia = Numidia
name-area-tunisia = Tunisia
name-area-carthage = Carthage
name-area-palermo = Panormus
name-area-milazzo = Milazzo
name-area-syracuse = Syracuse
name-area-delphi = Delphi
name-area-corinth = Corinth
name-area-sparta = Sparta
name-area-chalcis = Chalcis
name-area-eretria = Eretria
name-area-athens = Athens
name-area-argos = Argos
name-area-thera = Thera
name-area-phaestos = Phaestos
name-area-knossos = Knossos
name-area-rhodes = Rhodes
name-area-miletus = Miletus
name-area-ionia = Ionia
name-area-lycia = Lycia
name-area-cyprus = Cyprus
name-area-salamis = Salamis
name-area-phoenicia = Phoenicia
name-area-sidon = Sidon
name-area-damascus = Damascus
name-area-tyre = Tyre
name-area-jerusalem = Jerusalem
name-area-jericho = Jericho
name-area-sahara = Sahara
    .acc = the Sahara
name-area-sabratha = Sabratha
name-area-thapsus = Thapsus
name-area-tripoli = Tripoli
name-area-tripolitania = Tripolitania
name-area-libya = Libya
name-area-cyrene = Cyrene
name-area-jalo = Jalo
name-area-cyrenaica = Cyrenaica
name-area-siwa = Siwa
name-area-western_desert = Western Desert
    .acc = the Western Desert
name-area-alexandria = Alexandria
name-area-memphis = Memphis
name-area-fayum = Fayum
    .acc = the Fayum
name-area-upper_egypt = Upper Egypt
name-area-buhen = Buhen
name-area-thebes = Thebes
name-area-nubia = Nubia
name-area-ptolemais = Ptolemais
name-area-eastern_desert = Eastern Desert
    .acc = the Eastern Desert
name-area-tanis = Tanis
name-area-gaza = Gaza
name-area-sinai = Sinai
name-area-petra = Petra
name-area-midian = Midian
name-area-arabia = Arabia
name-area-charax = Charax
name-area-chaldaea = Chaldaea
name-area-western_mediterranean = Western Mediterranean
    .acc = the Western Mediterranean
name-area-adriatic_sea = Adriatic Sea
    .acc = the Adriatic Sea
name-area-central_mediterranean = Central Mediterranean
    .acc = the Central Mediterranean
name-area-aegean_sea = Aegean Sea
    .acc = the Aegean Sea
name-area-black_sea = Black Sea
    .acc = the Black Sea
name-area-eastern_mediterranean = Eastern Mediterranean
    .acc = the Eastern Mediterranean
name-area-red_sea = Red Sea
    .acc = the Red Sea
name-area-persian_gulf = Persian Gulf
    .acc = the Persian Gulf
name-area-caspian_sea = Caspian Sea
    .acc = the Caspian Sea

## Nations

name-nation-africa = Africa
name-nation-italy = Italy
name-nation-illyria = Illyria
name-nation-thrace = Thrace
name-nation-crete = Crete
name-nation-asia = Asia
name-nation-assyria = Assyria
name-nation-babylon = Babylon
name-nation-egypt = Egypt

## Cards

name-trade_card-hides = Hides
name-trade_card-ochre = Ochre
name-trade_card-iron = Iron
name-trade_card-papyrus = Papyrus
name-trade_card-salt = Salt
name-trade_card-grain = Grain
name-trade_card-cloth = Cloth
name-trade_card-bronze = Bronze
name-trade_card-spice = Spice
name-trade_card-gems = Gems
name-trade_card-gold = Gold
name-trade_card-volcano_earthquake = Volcanic Eruption / Earthquake
name-trade_card-famine = Famine
name-trade_card-civil_war = Civil War
name-trade_card-flood = Flood
name-trade_card-epidemic = Epidemic
name-trade_card-civil_disorder = Civil Disorder
name-trade_card-iconoclasm_heresy = Iconoclasm and Heresy
name-trade_card-piracy = Piracy
name-card-mysticism = Mysticism
name-card-cloth_making = Cloth Making
name-card-pottery = Pottery
name-card-drama_poetry = Drama and Poetry
name-card-music = Music
name-card-architecture = Architecture
name-card-astronomy = Astronomy
name-card-metalworking = Metalworking
name-card-agriculture = Agriculture
name-card-coinage = Coinage
name-card-literacy = Literacy
name-card-engineering = Engineering
name-card-medicine = Medicine
name-card-law = Law
name-card-democracy = Democracy
name-card-philosophy = Philosophy
name-group-arts = Arts
name-group-crafts = Crafts
name-group-sciences = Sciences
name-group-civics = Civics
name-epoch-neolithic = Neolithic (New Stone Age)
name-epoch-early_bronze = Early Bronze Age
name-epoch-late_bronze = Late Bronze Age
name-epoch-early_iron = Early Iron Age
name-epoch-late_iron = Late Iron Age

## Places and pieces

name-plain-po = Po
name-plain-danube = Danube
name-plain-nile = Nile
name-plain-tigris_euphrates = Tigris and Euphrates
name-volcano-vesuvius = Vesuvius
name-volcano-etna = Etna
name-volcano-thera = Thera
name-coast-gulf_of_corinth = Gulf of Corinth
name-coast-euboean_gulf = Euboean Gulf
name-faction-first = the first faction
name-faction-second = the second faction
name-ship-ship1 = ship 1
name-ship-ship2 = ship 2
name-ship-ship3 = ship 3
name-ship-ship4 = ship 4
name-offer-offer1 = offer 1
name-offer-offer2 = offer 2
name-offer-offer3 = offer 3
name-offer-offer4 = offer 4
name-offer-offer5 = offer 5
name-offer-offer6 = offer 6
name-offer-offer7 = offer 7
name-offer-offer8 = offer 8
name-offer-offer9 = offer 9
name-offer-offer10 = offer 10
name-offer-offer11 = offer 11
name-offer-offer12 = offer 12
name-offer-offer13 = offer 13
name-offer-offer14 = offer 14
name-offer-offer15 = offer 15
name-offer-offer16 = offer 16
name-offer-offer17 = offer 17
name-offer-offer18 = offer 18
name-offer-offer19 = offer 19
name-offer-offer20 = offer 20
name-offer-offer21 = offer 21
name-offer-offer22 = offer 22
name-offer-offer23 = offer 23
name-offer-offer24 = offer 24
name-offer-offer25 = offer 25
name-offer-offer26 = offer 26
name-offer-offer27 = offer 27
name-offer-offer28 = offer 28
name-offer-offer29 = offer 29
name-offer-offer30 = offer 30
name-offer-offer31 = offer 31
name-offer-offer32 = offer 32
name-offer-offer33 = offer 33
name-offer-offer34 = offer 34
name-offer-offer35 = offer 35
name-offer-offer36 = offer 36
name-offer-offer37 = offer 37
name-offer-offer38 = offer 38
name-offer-offer39 = offer 39
name-offer-offer40 = offer 40
name-offer-offer41 = offer 41
name-offer-offer42 = offer 42
name-offer-offer43 = offer 43
name-offer-offer44 = offer 44
name-offer-offer45 = offer 45
name-offer-offer46 = offer 46
name-offer-offer47 = offer 47
name-offer-offer48 = offer 48
name-offer-offer49 = offer 49
name-offer-offer50 = offer 50
name-offer-offer51 = offer 51
name-offer-offer52 = offer 52
name-offer-offer53 = offer 53
name-offer-offer54 = offer 54
name-offer-offer55 = offer 55
name-offer-offer56 = offer 56
name-offer-offer57 = offer 57
name-offer-offer58 = offer 58
name-offer-offer59 = offer 59
name-offer-offer60 = offer 60
name-offer-offer61 = offer 61
name-offer-offer62 = offer 62
name-offer-offer63 = offer 63
name-offer-offer64 = offer 64
name-offer-offer65 = offer 65
name-offer-offer66 = offer 66
name-offer-offer67 = offer 67
name-offer-offer68 = offer 68
name-offer-offer69 = offer 69
name-offer-offer70 = offer 70
name-offer-offer71 = offer 71
name-offer-offer72 = offer 72
name-offer-offer73 = offer 73
name-offer-offer74 = offer 74
name-offer-offer75 = offer 75
name-offer-offer76 = offer 76
name-offer-offer77 = offer 77
name-offer-offer78 = offer 78
name-offer-offer79 = offer 79
name-offer-offer80 = offer 80
name-offer-offer81 = offer 81
name-offer-offer82 = offer 82
name-offer-offer83 = offer 83
name-offer-offer84 = offer 84
name-offer-offer85 = offer 85
name-offer-offer86 = offer 86
name-offer-offer87 = offer 87
name-offer-offer88 = offer 88
name-offer-offer89 = offer 89
name-offer-offer90 = offer 90
name-offer-offer91 = offer 91
name-offer-offer92 = offer 92
name-offer-offer93 = offer 93
name-offer-offer94 = offer 94
name-offer-offer95 = offer 95
name-offer-offer96 = offer 96
piece-token = Token
piece-city = City
piece-ship = Ship
piece-treasury = Treasury
piece-stock = Stock
piece-marker = Succession marker
piece-census = Census
stock-points = { $n ->
    [one] point
   *[other] points
}
stock-treasury = { $n ->
    [one] token from the treasury
   *[other] tokens from the treasury
}
stock-tokens = { $n ->
    [one] token
   *[other] tokens
}
stock-stock = { $n ->
    [one] token from stock
   *[other] tokens from stock
}
stock-card_value = { $n ->
    [one] point in trade cards
   *[other] points in trade cards
}

## Verbs

name-verb-done = Done
name-verb-march = March
name-verb-ferry = Ferry across
name-verb-embark = Embark
name-verb-sail = Sail
name-verb-land = Land
name-verb-maintain = Maintain from the treasury
name-verb-maintain_by_levy = Maintain by levy
name-verb-give_up = Give up the ship
name-verb-build = Build from the treasury
name-verb-build_half_levy = Build: one token from the treasury, one levied
name-verb-build_levy = Build by levy
name-verb-tokens = Tokens
name-verb-city = City
name-verb-none = None
name-verb-post = Make an offer
name-verb-counter = Counter
name-verb-accept = Accept
name-verb-withdraw = Withdraw
name-verb-pass = Pass
name-verb-ready = Stop trading
name-verb-acquire = Acquire
name-verb-insist = Insist on A.S.T. order
name-verb-seal = Decide in secret

## Questions

ask-deal_place_cards = Place cards are dealt
ask-choose_nation = { $free ->
    [one] You are { $nations }: choose the area of your first token
   *[other] Choose your nation and the area of its first token. Free: { $nations }
}
ask-set_tax_rate = How many tokens does each city pay? Your cities: { $cities }, tokens in stock: { $stock }
ask-take_revolting_city = Which city in revolt do you take? Cities in revolt: { $cities }
ask-remove_revolting_city = Which city in revolt is removed? Cities in revolt: { $cities }
ask-expand = You are due { $growth } tokens, but have only { $stock } in stock: where do they go?
ask-tend_ships = { $ships ->
    [0] Build ships?
   *[other] Maintain, give up or build ships. In play: { $ships } of 4, to maintain: { $waiting }.
} Treasury: { $treasury }
ask-choose_coast = { $area }: which coast is the ship on?
ask-move = Move your tokens and ships{ $surplus ->
    [0] {""}
    [one] . As they stand, { $surplus } token would be surplus: { $areas }
   *[other] . As they stand, { $surplus } tokens would be surplus: { $areas }
}
ask-name_assault = Which assault comes next? Under assault: { $areas }
ask-build_cities = Where do you build cities? You have { $cities } and can build { $pieces } more; each needs 2 tokens to support it, and you have { $tokens } on the board
ask-support_cities = You are { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} short of supporting your cities: which one is reduced?
ask-draw_trade_card = A trade card is drawn
ask-buy_gold = Do you buy a card from stack 9 for 18 tokens? Your treasury holds { $treasury }
ask-trade_in_turn = Trade, turn { $cycle } of { $cycles }: what do you do? Your hand: { $cards } cards worth { $points }; offers you may answer: { $posts }; answers to yours: { $answers }
ask-trade_freely = Trading is open. Your hand: { $cards } cards worth { $points }; offers you may answer: { $posts }; answers to yours: { $answers }
ask-acquire_cards = Which civilization cards do you acquire? You can spend { $points }{ $price ->
    [0] .
   *[other] {" "}on top of { $price } for { $cards }.
}{ $short_cities ->
    [0] {""}
   *[other] {" "}The next epoch needs { $short_cities ->
        [one] { $short_cities } more city.
       *[other] { $short_cities } more cities.
    }
}{ $short_groups ->
    [0] {""}
   *[other] {" "}The next epoch needs { $short_groups ->
        [one] cards of { $short_groups } more group.
       *[other] cards of { $short_groups } more groups.
    }
}{ $short_kinds ->
    [0] {""}
   *[other] {" "}The next epoch needs { $short_kinds ->
        [one] { $short_kinds } more card.
       *[other] { $short_kinds } more cards.
    }
}{ $short_worth ->
    [0] {""}
   *[other] {" "}The next epoch needs cards worth { $short_worth } more points.
}{ $short_total ->
    [0] {""}
   *[other] {" "}The next space needs { $short_total } more points.
}
ask-pay_for_cards = Pay { $price } for { $cards }. Which trade cards do you hand in? The treasury pays the rest
ask-return_trade_cards = Which trade cards do you return? You have { $cards } and may keep six{ $least ->
    [0] {""}
   *[other] : return at least { $least }
}
ask-choose_volcano = Which volcano erupts?
ask-choose_shaken_city = Earthquake: which of your cities is reduced?
ask-shake_neighbour = Is a city next to { $area } hit as well?
ask-show_grain = Famine: you lose { $points } points, 4 fewer for each Grain card. How many do you show?
ask-lose_to_eruption = { $volcano } erupts: which units do you lose? Points to lose: { $points }
ask-lose_to_famine = Famine: which units do you lose? Points to lose: { $points }
ask-order_famine = Famine: how many points do the others lose? At most { $points } in all, 11 each
ask-name_nominee = Civil war splits your { $points } points: who is your nominee?
ask-pick_own_faction = Civil war: which units join the first faction? Points to pick: { $points }
ask-pick_faction = Civil war, victim: { $victim }. Which units do you add to the first faction? Points to pick: { $points }
ask-keep_faction = Which faction do you keep? The first has { $points } points: { $areas }
ask-take_over = Which units do you take over? You have pieces for { $pieces }
ask-choose_plain = Which flood plain is flooded?
ask-lose_to_flood = Flood ({ $plain }): which units do you lose? Points to lose: { $points }
ask-divide_flood = Flood ({ $plain }): the others lose { $points } points. How are they divided?
ask-lose_to_epidemic = Epidemic: which units do you lose? Points to lose: { $points }
ask-order_epidemic = Epidemic: how many points do the others lose? At most { $points } in all, 10 each
ask-reduce_by_disorder = Civil disorder: which city is reduced? Cities to reduce: { $cities }
ask-reduce_by_iconoclasm = Iconoclasm: which city is reduced? Cities to reduce: { $cities }
ask-spread_heresy = Heresy: which foreign city is reduced? At most { $cities } more
ask-sack_city = Piracy, victim: { $victim }. Which city do your ships sack? Ships left: { $ships }
ask-seal_tax_rate = Choose your tax rate in secret. Your cities: { $cities }, tokens in stock: { $stock }
ask-seal_expansion = Choose in secret where your new tokens go. You are due { $growth }, but have only { $stock } in stock
ask-seal_ships = Decide in secret what to do with your ships. In play: { $ships } of 4, treasury: { $treasury }
ask-seal_cities = Choose in secret where to build cities. You have { $cities } and can build { $pieces } more; tokens on the board: { $tokens }
ask-seal_reductions = Choose in secret the order in which your cities are reduced. Tokens short: { $tokens }

## Events

answer-package = with { $cards } ({ $number } cards worth { $total }, including { $named }){ $spoken ->
    [0] {""}
   *[other] , saying “{ $remark }”
}
answer-posting = { $cards } ({ $number } cards worth { $total }, including { $named }) to { $public ->
    [0] { $to }
   *[other] everyone
}{ $any ->
    [0] { $wished ->
        [0] {" "}for { $wanted }
        [one] {" "}for { $wished } card: { $wanted }
       *[other] {" "}for { $wished } cards including { $wanted }
    }
   *[other] { $wished ->
        [0] {""}
        [one] {" "}for any card
       *[other] {" "}for any { $wished } cards
    }
}{ $spoken ->
    [0] {""}
   *[other] , saying “{ $remark }”
}
answer-ship_plan = { $number ->
    [0] Do nothing
   *[other] { $orders }
}
event-place_cards = Order of setup: { $seats }.
event-nation_chosen = { $player } chooses { $nation } and starts in { $area_acc }.
event-round_begins = Round { $round } begins.
event-tax_rate = { $seat } sets a tax rate of { $rate }.
event-tax_paid = { $seat } pays { $count } { $count ->
    [one] token
   *[other] tokens
} in tax.
event-cities_revolt = { $seat } cannot pay the tax: { $count } { $count ->
    [one] city revolts
   *[other] cities revolt
}.
event-city_changes_side = { $seat } takes over the city in revolt in { $area_acc } from { $owner }.
event-city_stays = { $seat } keeps the city in revolt in { $area_acc }.
event-city_dissolves = { $owner } loses the city in revolt in { $area_acc }: nobody can take it.
event-expanded = { $seat } adds { $count } { $count ->
    [one] token
   *[other] tokens
}.
event-census = Census: { $pairs }.
event-ship_kept = { $seat } maintains a ship in { $area_acc }.
event-ship_kept_by_levy = { $seat } maintains a ship in { $area_acc } by levy.
event-ship_given_up = { $seat } gives up a ship in { $area_acc }.
event-ship_built = { $seat } builds a ship in { $area_acc }{ $levied ->
    [0] .
    [one] {" "}({ $levied } token levied).
   *[other] {" "}({ $levied } tokens levied).
}
event-marched = { $seat } moves { $count } { $count ->
    [one] token
   *[other] tokens
} from { $origin_acc } to { $area_acc }.
event-embarked = { $seat } embarks { $count } { $count ->
    [one] token
   *[other] tokens
} in { $area_acc }.
event-sailed = { $seat } sails a ship from { $origin_acc } to { $area_acc }.
event-landed = { $seat } lands { $count } { $count ->
    [one] token
   *[other] tokens
} in { $area_acc }.
event-conflict = Conflict in { $area_acc }. Losses: { $pairs }.
event-attack_fails = { $seat } attacks the city in { $area_acc } in vain and loses { $count } { $count ->
    [one] token
   *[other] tokens
}.
event-city_assaulted = { $seat } attacks the city in { $area_acc }; { $owner } defends.
event-city_capitulates = { $seat } forces the city in { $area_acc } to surrender; { $owner } loses it.
event-city_destroyed = { $seat } destroys the city in { $area_acc }; { $owner } loses it.
event-city_built = { $seat } builds a city in { $area_acc }.
event-surplus_removed = { $seat } removes { $count } surplus { $count ->
    [one] token
   *[other] tokens
}: { $areas }.
event-city_reduced = { $seat } reduces the city in { $area_acc } to { $count } { $count ->
    [one] token
   *[other] tokens
}.
event-cards_taken = { $seat } draws { $count } { $count ->
    [one] card
   *[other] cards
}.
event-card_drawn = You draw { $card }.
event-calamity_drawn = { $seat } draws a calamity: { $card }.
event-gold_bought = { $seat } buys { $count } { $count ->
    [one] card
   *[other] cards
} from stack 9.
event-bazaar_opens = Trading opens: { $seats }.
event-offer_posted = { $seat } offers { $count } { $count ->
    [one] card
   *[other] cards
} worth { $total }, including { $named } ({ $offer }).
event-offer_addressed = Only { $addressee } may answer ({ $offer }).
event-wish = { $seat } wants { $count ->
    [0] { $named }
    [one] { $count } card: { $named }
   *[other] { $count } cards including { $named }
} in return ({ $offer }, not binding).
event-wish_for_any = { $seat } wants any { $count ->
    [one] card
   *[other] { $count } cards
} in return ({ $offer }, not binding).
event-remark = { $seat } claims ({ $offer }, unverified): “{ $said }”.
event-counter_offered = { $seat } counters { $answered } with { $count } { $count ->
    [one] card
   *[other] cards
} worth { $total }, including { $named } ({ $offer }).
event-offer_withdrawn = { $seat } withdraws { $offer }.
event-offer_lapsed = No longer on the table: { $offer }.
event-deal_struck = { $seat } and { $partner } make a deal: { $given } { $given ->
    [one] card
   *[other] cards
} for { $received }.
event-cards_received = { $partner } hands you { $cards }.
event-calamity_received = { $seat } reveals { $card }, received from { $partner }.
event-passed = { $seat } passes.
event-is_ready = { $seat } stops trading.
event-time_is_up = Time is up.
event-bazaar_closes = Trading closes.
event-card_acquired = { $seat } acquires { $card }.
event-paid = { $seat } pays { $cards_n ->
    [0] { $tokens ->
        [0] nothing
        [one] { $tokens } token from the treasury
       *[other] { $tokens } tokens from the treasury
    }
   *[other] with { $cards }{ $tokens ->
        [0] {""}
        [one] {" "}and { $tokens } token from the treasury
       *[other] {" "}and { $tokens } tokens from the treasury
    }
}.
event-cards_returned = { $seat } returns { $count } { $count ->
    [one] card
   *[other] cards
}.
event-calamity_put_back = { $seat } returns a third calamity to its stack: { $card }.
event-calamity_strikes = { $card } strikes { $seat }.
event-tokens_lost = { $seat } loses { $count } { $count ->
    [one] token
   *[other] tokens
} in { $area_acc }.
event-city_lost = { $seat } loses the city in { $area_acc }.
event-losses_ordered = { $seat } assigns losses: { $pairs }.
event-eruption = { $volcano } erupts.
event-units_buried = { $seat } loses { $cities ->
    [0] { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
   *[other] { $tokens ->
        [0] a city
        [one] a city and { $tokens } token
       *[other] a city and { $tokens } tokens
    }
} in { $area_acc }.
event-earthquake = An earthquake hits { $areas }.
event-hand_shown = { $seat } shows: { $cards }.
event-grain_shown = { $seat } shows { $count } Grain { $count ->
    [one] card
   *[other] cards
}.
event-nominee_named = { $seat } nominates { $nominee }.
event-units_picked = { $seat } picks { $points } { $points ->
        [one] point
       *[other] points
    } in { $area_acc } for the first faction.
event-faction_kept = { $seat } keeps { $faction }.
event-units_taken_over = { $area }: { $seat } takes over units worth { $points } { $points ->
    [one] point
   *[other] points
}.
event-units_vanish = { $area }: { $seat } loses units worth { $points } { $points ->
    [one] point
   *[other] points
}; nobody can replace them.
event-no_civil_war = The civil war ends before it begins.
event-plain_flooded = { $plain_id ->
    [tigris_euphrates] The Tigris and Euphrates flood their plain.
   *[other] The { $plain } floods its plain.
}
event-city_sacked = Pirates of { $seat } sack the city in { $area_acc }; { $owner } loses it.
event-marker_advances = { $seat } advances to space { $space }.
event-marker_stays = { $seat } stays on space { $space }: the { $epoch } needs { $epoch_id ->
    [early_bronze] { $need } cities
    [late_bronze] { $need } groups of civilization cards
    [early_iron] { $need } civilization cards
   *[other] { $need } points in civilization cards
}, not { $have }.
event-marker_stays_below = { $seat } stays on space { $space }: the next one needs a total of { $need }.
event-marker_slides_back = { $seat } has no city and slides back to space { $space }.
event-marker_falls_below = { $seat } slides back to space { $space }: a total of { $need } was needed to stay.
event-finished = { $seat } reaches the finish.
event-time_passes = Round { $round } ends.
event-decision_sealed = { $seat } has decided.
event-order_demanded = { $seat } insists on A.S.T. order.
event-seals_opened = The decisions are revealed.

## Phases

phase-main = Civilization
phase-full_game = Game
phase-nomads_game = Nomads and Seafarers
phase-farmers_game = Farmers and Citizens
phase-setup = Setup
phase-round = Round
phase-nomad_round = Round
phase-farmer_round = Round
phase-taxation = Taxation
phase-population_expansion = Population expansion
phase-census = Census
phase-ship_construction = Ships
phase-ship_turn = Ships
phase-levied_ships = Ships
phase-levied_ship_turn = Ships
phase-coast = Ships
phase-movement = Movement
phase-move = Movement
phase-nomad_movement = Movement
phase-nomad_move = Movement
phase-farmer_movement = Movement
phase-farmer_move = Movement
phase-conflict = Conflict
phase-assault = Assault
phase-city_construction = City construction
phase-surplus = Surplus population
phase-support = City support
phase-trade_cards = Trade cards
phase-draw = Trade cards
phase-gold = Gold cards
phase-trade = Trade
phase-trade_in_turns = Trade
phase-trade_cycle = Trade
phase-trade_turn = Trade
phase-trade_at_once = Trade
phase-civilization_cards = Civilization cards
phase-purchase = Civilization cards
phase-calamities = Calamities
phase-war = Civil War
phase-succession = A.S.T.
phase-farmer_succession = A.S.T.
phase-volcano_earthquake = Volcanic Eruption / Earthquake
phase-famine = Famine
phase-civil_war = Civil War
phase-flood = Flood
phase-epidemic = Epidemic
phase-civil_disorder = Civil Disorder
phase-iconoclasm_heresy = Iconoclasm and Heresy
phase-piracy = Piracy

## Endings

ending-finish = the end of the A.S.T. was reached
ending-finish_line = the finish line was crossed
ending-most_areas = most areas at the end
ending-table_closed = the table was closed; furthest along the A.S.T.

## Options

option-variant = Game
option-variant-help = Which of the games in the box you play.
value-variant-full = full game
value-variant-short = short game
value-variant-nomads_and_seafarers = Nomads and Seafarers
value-variant-farmers_and_citizens = Farmers and Citizens
option-short_line = Finish line of the short game
option-short_line-help = Where the short game ends.
value-short_line-1 = first: Early Bronze Age
value-short_line-2 = second: Late Bronze Age
value-short_line-3 = third: Early Iron Age
option-farmers_shorten = Shorten Farmers and Citizens
option-farmers_shorten-help = By how many rounds the game is shortened.
value-farmers_shorten-0 = not at all
value-farmers_shorten-1 = by one round
value-farmers_shorten-2 = by two rounds
option-preset = Optional rules
option-preset-help = The rulebook recommends both optional rules: mercy for the weak and, with six or seven players, a later Iron Age for Africa.
value-preset-printed = as chosen below
value-preset-recommended = both, as recommended
option-calamity_floor_16 = Mercy for the weak
option-calamity_floor_16-help = Calamities take nothing from a nation with fewer than 16 points of units.
value-calamity_floor_16-false = off
value-calamity_floor_16-true = on
option-africa_early_iron_shift = Africa enters the Iron Age later
option-africa_early_iron_shift-help = With six or seven players Africa enters the Early Iron Age one space later.
value-africa_early_iron_shift-false = off
value-africa_early_iron_shift-true = on
option-simultaneous_phases = Simultaneous phases
option-simultaneous_phases-help = Decide secretly and simultaneously where the rulebook allows it; any player may insist on A.S.T. order.
value-simultaneous_phases-false = in turn
value-simultaneous_phases-true = simultaneously
option-trade_form = Trade
option-trade_form-help = In turns, or simultaneously against the clock.
value-trade_form-turns = in turns
value-trade_form-live = simultaneously
option-trade_seconds = Trading time in seconds
option-trade_seconds-help = How long trading lasts when everyone trades at once.
option-trade_rounds = Trading rounds
option-trade_rounds-help = How many times each player may act when trading in turns.
option-round_limit = Round limit
option-round_limit-help = After this round whoever is furthest along the A.S.T. wins. Not in the rulebook.

## Facts and tracks

fact-name = Nation
fact-space = Space
fact-epoch = Epoch
fact-population = Tokens on the board
fact-cities = Cities
fact-stock = Stock
fact-treasury = Treasury
fact-ships = Ships
fact-cards = Civilization cards
fact-card_points = Card points
fact-trade_cards = Trade cards
fact-hand_value = Hand value
fact-calamities = Calamities
track-succession = Archaeological Succession Table
track-census = Census
track-stacks = Trade card stacks
mark-cards = cards
mark-red_back = red back on top
printed-limit = population limit
printed-city_site = city site
printed-flood_plain = flood plain
printed-volcano = volcano

# The standings, column by column.
standing-areas = Areas
standing-finished = Finished
standing-space = A.S.T.
standing-cities = Cities
standing-total = Total

## What each thing is

card-card-mysticism = No ability of its own. Credit: 20 towards other Sciences cards and Philosophy, 5 towards other Arts cards and Law.
card-card-cloth_making = Your ships sail up to 5 areas instead of 4. Credit: 10 towards other Crafts cards and Democracy.
card-card-pottery = Each Grain card you show lowers your loss to Famine by 4 points. Credit: 10 towards other Crafts cards and Democracy.
card-card-drama_poetry = No ability of its own. Credit: 20 towards Literacy, 10 towards Democracy, 5 towards other Arts cards and Law.
card-card-music = No ability of its own. Credit: 30 towards Philosophy, 5 towards other Arts cards and Law.
card-card-architecture = No ability of its own. Credit: 15 towards Literacy, Law, Democracy and Philosophy, 5 towards other Arts cards.
card-card-astronomy = Your ships may cross open sea. Credit: 20 towards other Sciences cards and Philosophy.
card-card-metalworking = In a conflict you remove each token only after all players without Metalworking have removed theirs. Credit: 10 towards other Crafts cards and Democracy.
card-card-agriculture = An area where you are alone holds 1 token more than its limit, though not in a conflict; a reduced city leaves that token too. Credit: 10 towards other Crafts cards and Democracy.
card-card-coinage = Each round you set one tax rate for all your cities: 1, 2 or 3 tokens. Credit: 20 towards other Sciences cards and Philosophy.
card-card-literacy = No ability of its own. Credit: 25 towards Law, Democracy and Philosophy, 5 towards other Arts cards.
card-card-engineering = A Flood costs you at most 7 points, and your cities withstand 7 attackers: it takes 8. Credit: 20 towards other Sciences cards and Philosophy, 10 towards other Crafts cards and Democracy.
card-card-medicine = An Epidemic costs you 11 points instead of 16, and at most 5 when it strikes somebody else. Credit: 20 towards other Sciences cards and Philosophy.
card-card-law = Civil Disorder leaves you 5 cities instead of 4; Iconoclasm reduces 3 of your cities instead of 4, another player’s Heresy at most 1. Democracy and Philosophy need Law from an earlier round. Gives no credit.
card-card-democracy = Civil Disorder leaves you 6 cities. In a Civil War the first faction has 45 points, 30 of them picked by the nominee. Gives no credit.
card-card-philosophy = Iconoclasm reduces 2 of your cities, another player’s Heresy none. In a Civil War the first faction has only 15 points, all picked by the nominee, who is the player with the most tokens in stock. Gives no credit.
card-trade_card-hides = Stack 1, 7 cards. One, two, three … of them are worth 1, 4, 9, 16, 25, 36, 49.
card-trade_card-ochre = Stack 1, 7 cards. One, two, three … of them are worth 1, 4, 9, 16, 25, 36, 49.
card-trade_card-iron = Stack 2, 5 cards. One, two, three … of them are worth 2, 8, 18, 32, 50.
card-trade_card-papyrus = Stack 2, 5 cards. One, two, three … of them are worth 2, 8, 18, 32, 50.
card-trade_card-salt = Stack 3, 9 cards. One, two, three … of them are worth 3, 12, 27, 48, 75, 108, 147, 192, 243.
card-trade_card-grain = Stack 4, 8 cards. One, two, three … of them are worth 4, 16, 36, 64, 100, 144, 196, 256.
card-trade_card-cloth = Stack 5, 7 cards. One, two, three … of them are worth 5, 20, 45, 80, 125, 180, 245.
card-trade_card-bronze = Stack 6, 6 cards. One, two, three … of them are worth 6, 24, 54, 96, 150, 216.
card-trade_card-spice = Stack 7, 5 cards. One, two, three … of them are worth 7, 28, 63, 112, 175.
card-trade_card-gems = Stack 8, 4 cards. One, two, three … of them are worth 8, 32, 72, 128.
card-trade_card-gold = Stack 9, 3 cards. One, two, three … of them are worth 9, 36, 81.
card-trade_card-volcano_earthquake = If the victim has a unit at a volcano, the volcano erupts: all units of all players in its areas are lost. Otherwise an earthquake reduces one city of the victim, who may demand that a foreign city next to it be reduced too. Strikes whoever draws it; cannot be traded.
card-trade_card-famine = The victim loses 9 points and may order other players to lose up to 20 in all, at most 11 each. A holder of Pottery loses 4 fewer for each Grain card shown. Strikes whoever draws it; cannot be traded.
card-trade_card-civil_war = A nation with more than 35 points splits: the victim picks 15 points and the nominee 20 for the first faction, all other units form the second. The victim keeps one of them, the nominee takes over the other. Strikes whoever draws it; cannot be traded.
card-trade_card-flood = The victim loses 17 points on the flood plain where they have the most; the others there lose 10 together, as the victim divides them. Cities on black sites are safe; a holder of Engineering loses at most 7. Strikes whoever draws it; cannot be traded.
card-trade_card-epidemic = The victim loses 16 points and may order others to lose up to 25 in all, at most 10 each, but not whoever traded the card. No area is emptied: a lost city counts 4 points and leaves a token. With Medicine a victim loses 11, another at most 5. Harmless to whoever draws it, strikes the first to receive it in trade.
card-trade_card-civil_disorder = The victim chooses 4 cities to keep, 5 with Law, 6 with Democracy; all others are reduced. Harmless to whoever draws it, strikes the first to receive it in trade.
card-trade_card-iconoclasm_heresy = Of the victim’s cities 4 are reduced, 3 with Law, 2 with Philosophy. The victim may also have up to 2 foreign cities reduced: at most 1 of a holder of Law, none of a holder of Philosophy. Harmless to whoever draws it, strikes the first to receive it in trade.
card-trade_card-piracy = For each ship of whoever traded the card that could sail there, the victim loses one coastal city, chosen by the player who traded the card. Harmless to whoever draws it, strikes the first to receive it in trade.
card-group-arts = Each Arts card gives a credit of 5 towards every other Arts card and towards Law.
card-group-crafts = Each Crafts card gives a credit of 10 towards every other Crafts card and towards Democracy.
card-group-sciences = Each Sciences card gives a credit of 20 towards every other Sciences card and towards Philosophy.
card-group-civics = Civics cards give no group credit; other cards give credits towards them.
card-epoch-neolithic = Every marker begins here. No marker slides back here for lack of a city.
card-epoch-early_bronze = To enter: 2 cities on the board. From here on, a marker without a city slides back a space.
card-epoch-late_bronze = To enter: civilization cards of 3 of the 4 groups; a card of two groups counts for both. No condition in Farmers and Citizens.
card-epoch-early_iron = To enter: 7 civilization cards.
card-epoch-late_iron = To enter: civilization cards worth 1000 points. Each space also demands its number in civilization cards, treasury and trade cards together; a marker whose total is below its space slides back.
card-nation-africa = Start areas: Tunisia, Sahara, Tripolitania. Enters the Early Bronze Age on space 5, the Late Bronze Age on 8, the Early Iron Age on 10 (11 if Africa enters it later), the Late Iron Age on 14; its spaces there demand 1100, 1200.
card-nation-italy = Start areas: Pannonia, Etruria, Cisalpina. Enters the Early Bronze Age on space 5, the Late Bronze Age on 8, the Early Iron Age on 11, the Late Iron Age on 14; its spaces there demand 1100, 1200.
card-nation-illyria = Start areas: Germania, Sudetes. Enters the Early Bronze Age on space 6, the Late Bronze Age on 8, the Early Iron Age on 11, the Late Iron Age on 13; its spaces there demand 1100, 1200, 1300.
card-nation-thrace = Start areas: Scythia. Enters the Early Bronze Age on space 6, the Late Bronze Age on 9, the Early Iron Age on 11, the Late Iron Age on 13; its spaces there demand 1000, 1100, 1200.
card-nation-crete = Start areas: Phaestos, Knossos. Enters the Early Bronze Age on space 5, the Late Bronze Age on 9, the Early Iron Age on 11, the Late Iron Age on 14; its spaces there demand 1100, 1200.
card-nation-asia = Start areas: Kuban, Maikop. Enters the Early Bronze Age on space 5, the Late Bronze Age on 8, the Early Iron Age on 10, the Late Iron Age on 13; its spaces there demand 1100, 1200, 1300.
card-nation-assyria = Start areas: Nalchik, Caucasus. Enters the Early Bronze Age on space 5, the Late Bronze Age on 8, the Early Iron Age on 10, the Late Iron Age on 14; its spaces there demand 1200, 1300.
card-nation-babylon = Start areas: Media, Parthia, Susa. Enters the Early Bronze Age on space 5, the Late Bronze Age on 8, the Early Iron Age on 10, the Late Iron Age on 14; its spaces there demand 1300, 1400.
card-nation-egypt = Start areas: Jalo, Siwa, Upper Egypt, Buhen, Thebes, Nubia. Enters the Early Bronze Age on space 4, the Late Bronze Age on 7, the Early Iron Age on 10, the Late Iron Age on 13; its spaces there demand 1200, 1300, 1400.
card-plain-danube = Flood plain: Danube, Moesia, Tyras. A Flood takes units here, but no cities on black sites.
card-plain-po = Flood plain: Etruria, Rubicon. A Flood takes units here, but no cities on black sites.
card-plain-tigris_euphrates = Flood plain: Mesopotamia, Babylonia, Susa, Sumeria, Babylon, Ur, Charax. A Flood takes units here, but no cities on black sites.
card-plain-nile = Flood plain: Alexandria, Memphis, Fayum, Upper Egypt, Tanis. A Flood takes units here, but no cities on black sites.
card-volcano-vesuvius = Volcano: Neapolis, Campania. When it erupts, all units there are lost; ships stay.
card-volcano-etna = Volcano: Milazzo, Syracuse. When it erupts, all units there are lost; ships stay.
card-volcano-thera = Volcano: Thera. When it erupts, all units there are lost; ships stay.
card-piece-token = Counts 1 point on the board, where it multiplies, marches and supports cities. In the treasury it is money; in stock it waits to be used.
card-piece-city = Counts 5 points. Built from 6 tokens on a city site, from 12 elsewhere; a player has at most 9. Each pays 2 tokens in tax, draws a trade card and needs 2 tokens on the board to support it.
card-piece-ship = Costs 2 tokens to build and 1 each round to keep, from the treasury or by levy. Carries up to 5 tokens over up to 4 areas along the coast; a player has at most 4.
card-piece-treasury = Tokens used as money: taxes fill it; ships, civilization cards and cards from stack 9 (18 tokens each) are paid for from it. No calamity touches it.
card-piece-stock = Pieces not in play. New tokens and taxes come from it; when somebody cannot pay all taxes, cities revolt and go to the player with the largest stock.
card-piece-marker = Moves one space along the A.S.T. each round, unless the next epoch asks for more than its nation has. The first to reach the end wins.
card-piece-census = All tokens on the board, counted each round: the player with the most moves first; ties follow A.S.T. order.
