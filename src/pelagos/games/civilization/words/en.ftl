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
name-area-scythia = Scythia
name-area-kuban = Kuban
name-area-maikop = Maikop
name-area-nalchik = Nalchik
name-area-caucasus = Caucasus
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
name-area-alexandria = Alexandria
name-area-memphis = Memphis
name-area-fayum = Fayum
name-area-upper_egypt = Upper Egypt
name-area-buhen = Buhen
name-area-thebes = Thebes
name-area-nubia = Nubia
name-area-ptolemais = Ptolemais
name-area-eastern_desert = Eastern Desert
name-area-tanis = Tanis
name-area-gaza = Gaza
name-area-sinai = Sinai
name-area-petra = Petra
name-area-midian = Midian
name-area-arabia = Arabia
name-area-charax = Charax
name-area-chaldaea = Chaldaea
name-area-western_mediterranean = Western Mediterranean
name-area-adriatic_sea = Adriatic Sea
name-area-central_mediterranean = Central Mediterranean
name-area-aegean_sea = Aegean Sea
name-area-black_sea = Black Sea
name-area-eastern_mediterranean = Eastern Mediterranean
name-area-red_sea = Red Sea
name-area-persian_gulf = Persian Gulf
name-area-caspian_sea = Caspian Sea

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

## Verbs

name-verb-done = done
name-verb-march = march
name-verb-ferry = ship across
name-verb-embark = embark
name-verb-sail = sail
name-verb-land = land
name-verb-maintain = keep from the treasury
name-verb-maintain_by_levy = keep by levy
name-verb-give_up = give up
name-verb-build = build from the treasury
name-verb-build_half_levy = build: one from the treasury, one levied
name-verb-build_levy = build by levy
name-verb-tokens = tokens
name-verb-city = city
name-verb-none = nobody
name-verb-post = post an offer
name-verb-counter = counter
name-verb-accept = accept
name-verb-withdraw = withdraw
name-verb-pass = pass
name-verb-ready = ready
name-verb-acquire = acquire
name-verb-insist = insist on the order
name-verb-seal = seal

## Questions

ask-deal_place_cards = The place cards are dealt
ask-choose_nation = Choose your nation and the area of its first token
ask-set_tax_rate = How many tokens does each city pay?
ask-take_revolting_city = Which revolting city do you take?
ask-remove_revolting_city = Which revolting city is removed?
ask-expand = Your stock is short: where do the new tokens go?
ask-tend_ships = Keep, give up or build ships
ask-choose_coast = On which coast does the ship lie?
ask-move = Move your people and ships
ask-name_assault = Which assault comes next?
ask-build_cities = Where do you build cities?
ask-support_cities = Too few tokens for your cities: which one is reduced?
ask-draw_trade_card = A trade card is drawn
ask-buy_gold = How many cards of the ninth stack do you buy?
ask-trade_in_turn = The bazaar: what do you do?
ask-trade_freely = The bazaar is open
ask-acquire_cards = Which civilization cards do you acquire?
ask-pay_for_cards = Which trade cards do you hand in?
ask-pay_for_cards-for = Pay { $number } for: { $things }. Which trade cards do you hand in?
ask-return_trade_cards = Which trade cards do you put back? Six may stay.
ask-choose_volcano = Which volcano erupts?
ask-choose_shaken_city = The earth shakes: which of your cities is reduced?
ask-shake_neighbour = Does a foreign city nearby suffer too?
ask-show_grain = How many Grain cards do you show?
ask-lose_to_eruption = Eruption: which units do you lose?
ask-lose_to_famine = Famine: which units do you lose?
ask-order_famine = Famine: how many points do the others lose?
ask-name_nominee = Civil war: whom do you name?
ask-pick_own_faction = Civil war: which units join the first faction?
ask-pick_faction = Civil war: which units do you add to the first faction?
ask-keep_faction = Which faction do you keep?
ask-take_over = Which units do you take over?
ask-choose_plain = Which flood plain is flooded?
ask-lose_to_flood = Flood: which units do you lose?
ask-divide_flood = Flood: who loses how much?
ask-lose_to_epidemic = Epidemic: which units do you lose?
ask-order_epidemic = Epidemic: how many points do the others lose?
ask-reduce_by_disorder = Civil disorder: which city is reduced?
ask-reduce_by_iconoclasm = Iconoclasm: which city is reduced?
ask-spread_heresy = Heresy: which foreign city is reduced?
ask-sack_city = Piracy: which city do your ships sack?
ask-seal_tax_rate = All at once: seal your tax rate
ask-seal_expansion = All at once: seal where your tokens go
ask-seal_ships = All at once: seal your plans for ships
ask-seal_cities = All at once: seal where you build
ask-seal_reductions = All at once: seal the order in which cities would be reduced

## Events

event-place_cards = Order of setup: { $seats }.
event-nation_chosen = { $seat }: { $nation }, first token in { $area }.
event-round_begins = Round { $round }.
event-tax_rate = { $seat }: tax rate { $rate }.
event-tax_paid = { $seat } pays { $count } { $count ->
    [one] token
   *[other] tokens
} in tax.
event-cities_revolt = { $seat }: { $count } { $count ->
    [one] city
   *[other] cities
} in revolt.
event-city_changes_side = { $area }: the city goes over from { $owner } to { $seat }.
event-city_stays = { $area }: the city stays with { $seat }.
event-city_dissolves = { $area }: the city of { $owner } dissolves.
event-expanded = { $seat } grows by { $count } { $count ->
    [one] token
   *[other] tokens
}.
event-census = Census: { $seats } ({ $counts }).
event-ship_kept = { $seat } keeps up a ship: { $area }.
event-ship_kept_by_levy = { $seat } keeps up a ship by levy: { $area }.
event-ship_given_up = { $seat } loses a ship: { $area }.
event-ship_built = { $seat } builds a ship: { $area } ({ $levied } { $levied ->
    [one] token
   *[other] tokens
} levied).
event-marched = { $seat }: { $count } { $count ->
    [one] token
   *[other] tokens
} from { $origin } to { $area }.
event-embarked = { $seat }: { $count } { $count ->
    [one] token
   *[other] tokens
} on board, { $area }.
event-sailed = { $seat }: a ship sails from { $origin } to { $area }.
event-landed = { $seat }: { $count } { $count ->
    [one] token
   *[other] tokens
} ashore, { $area }.
event-conflict = { $area }: conflict of { $seats }; losses { $losses }.
event-attack_fails = { $area }: { $seat } attacks the city in vain and loses { $count } { $count ->
    [one] token
   *[other] tokens
}.
event-city_assaulted = { $area }: { $seat } storms the city of { $owner }.
event-city_capitulates = { $area }: the city of { $owner } capitulates to { $seat }.
event-city_destroyed = { $area }: { $seat } destroys the city of { $owner }.
event-city_built = { $seat } builds a city: { $area }.
event-surplus_removed = { $seat } removes { $count } { $count ->
    [one] token
   *[other] tokens
} of surplus.
event-city_reduced = { $area }: the city of { $seat } is reduced to { $count } { $count ->
    [one] token
   *[other] tokens
}.
event-cards_taken = { $seat } takes { $count } { $count ->
    [one] card
   *[other] cards
}.
event-card_drawn = You draw { $card }.
event-calamity_drawn = { $seat } draws a calamity: { $card }.
event-gold_bought = { $seat } buys { $count } { $count ->
    [one] card
   *[other] cards
} of the ninth stack.
event-bazaar_opens = The bazaar opens: { $seats }.
event-offer_posted = { $seat }, { $offer }: { $count } { $count ->
    [one] card
   *[other] cards
}, { $named } among them, worth { $total }.
event-offer_addressed = { $offer } is for { $addressee }.
event-wish = { $offer }: wanted { $count ->
    [0] cards
    [one] { $count } card
   *[other] { $count } cards
}, { $named } among them (not binding).
event-wish_for_any = { $offer }: wanted { $count } { $count ->
    [one] card
   *[other] cards
} of any kind (not binding).
event-remark = { $seat } ({ $offer }) says, unverified: “{ $said }”.
event-counter_offered = { $seat }, { $offer } against { $answered }: { $count } { $count ->
    [one] card
   *[other] cards
}, { $named } among them, worth { $total }.
event-offer_withdrawn = { $seat } withdraws: { $offer }.
event-offer_lapsed = { $offer } lapses.
event-deal_struck = { $seat } and { $partner } strike a deal: { $given } for { $received } cards.
event-cards_received = From { $partner } you receive: { $cards }.
event-calamity_received = { $seat } turns up { $card }, passed by { $partner }.
event-passed = { $seat } passes.
event-is_ready = { $seat } is ready.
event-time_is_up = Time is up.
event-bazaar_closes = The bazaar closes.
event-card_acquired = { $seat } acquires { $card }.
event-paid = { $seat } pays with { $cards } and { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}.
event-cards_returned = { $seat } puts back { $count } { $count ->
    [one] card
   *[other] cards
}.
event-calamity_put_back = { $seat } is spared a third calamity: { $card }.
event-calamity_strikes = { $card } strikes { $seat }.
event-tokens_lost = { $seat } loses { $count } { $count ->
    [one] token
   *[other] tokens
}: { $area }.
event-city_lost = { $seat } loses a city: { $area }.
event-losses_ordered = { $seat } orders losses: { $seats } ({ $points }).
event-eruption = { $volcano } erupts.
event-units_buried = { $area }: { $seat } loses { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} and { $cities } { $cities ->
    [one] city
   *[other] cities
}.
event-earthquake = Earthquake: { $areas }.
event-hand_shown = { $seat } shows: { $cards }.
event-grain_shown = { $seat } shows { $count } { $count ->
    [one] card
   *[other] cards
} of Grain.
event-nominee_named = { $seat } names { $nominee }.
event-faction_kept = { $seat } keeps { $faction }.
event-units_taken_over = { $area }: { $seat } takes over { $points } { $points ->
    [one] point
   *[other] points
}.
event-units_vanish = { $area }: { $seat } loses { $points } { $points ->
    [one] point
   *[other] points
}, nobody can take them.
event-no_civil_war = The civil war dies down before it begins.
event-plain_flooded = The plain is flooded: { $plain }.
event-city_sacked = { $area }: pirates of { $seat } sack the city of { $owner }.
event-marker_advances = { $seat } advances to space { $space }.
event-marker_stays = { $seat } stays on space { $space }.
event-marker_slides_back = { $seat } slides back to space { $space }.
event-finished = { $seat } reaches the finish.
event-time_passes = The end of round { $round }.
event-decision_sealed = { $seat } has decided.
event-order_demanded = { $seat } insists on the order of the A.S.T.
event-seals_opened = The decisions are opened.

## Phases

phase-main = Civilization
phase-full_game = The game
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
phase-support = Support of cities
phase-trade_cards = Trade cards
phase-draw = Trade cards
phase-trade = Trade
phase-trade_in_turns = Bazaar
phase-trade_cycle = Bazaar
phase-trade_turn = Bazaar
phase-trade_at_once = Bazaar
phase-civilization_cards = Civilization cards
phase-purchase = Civilization cards
phase-calamities = Calamities
phase-war = Civil War
phase-succession = Succession
phase-farmer_succession = Succession
phase-volcano_earthquake = Volcanic Eruption / Earthquake
phase-famine = Famine
phase-civil_war = Civil War
phase-flood = Flood
phase-epidemic = Epidemic
phase-civil_disorder = Civil Disorder
phase-iconoclasm_heresy = Iconoclasm and Heresy
phase-piracy = Piracy

## Endings

ending-finish = the end of the A.S.T. is reached
ending-finish_line = the finish line is crossed
ending-most_areas = most areas at the end
ending-table_closed = the table closes: furthest on the A.S.T.

## Options

option-variant = Game
option-variant-help = Which of the games in the box is played.
value-variant-full = the full game
value-variant-short = a short game
value-variant-nomads_and_seafarers = Nomads and Seafarers
value-variant-farmers_and_citizens = Farmers and Citizens
option-short_line = Finish line of the short game
option-short_line-help = Where the short game ends.
value-short_line-1 = first: Early Bronze Age
value-short_line-2 = second: Late Bronze Age
value-short_line-3 = third: Early Iron Age
option-farmers_shorten = Shorten Farmers and Citizens
option-farmers_shorten-help = By how many rounds the line moves to the left.
value-farmers_shorten-0 = not at all
value-farmers_shorten-1 = by one round
value-farmers_shorten-2 = by two rounds
option-preset = Optional rules
option-preset-help = The book recommends both optional rules: mercy for the weak, and a later Iron Age for Africa with six or seven players.
value-preset-printed = as chosen below
value-preset-recommended = both, as recommended
option-calamity_floor_16 = Mercy for the weak
option-calamity_floor_16-help = Below 16 points of strength calamities take nothing.
value-calamity_floor_16-false = off
value-calamity_floor_16-true = on
option-africa_early_iron_shift = Africa enters the Iron Age later
option-africa_early_iron_shift-help = With six or seven players Africa needs one space more.
value-africa_early_iron_shift-false = off
value-africa_early_iron_shift-true = on
option-simultaneous_phases = Phases played at once
option-simultaneous_phases-help = Sealed decisions where the book allows it; anyone may insist on the order.
value-simultaneous_phases-false = in turn
value-simultaneous_phases-true = at once
option-trade_form = Trade
option-trade_form-help = Turn by turn, or all at once against the clock.
value-trade_form-turns = turn by turn
value-trade_form-live = all at once
option-trade_seconds = Seconds for trade
option-trade_seconds-help = How long the bazaar stays open when all trade at once.
option-trade_rounds = Cycles of trade
option-trade_rounds-help = How often everyone may act when trade goes turn by turn.
option-round_limit = The table closes after
option-round_limit-help = Rounds after which the furthest on the A.S.T. wins. Not a rule of the book.

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
fact-card_points = Points of cards
fact-trade_cards = Trade cards
fact-hand_value = Value of the hand
fact-calamities = Calamities
track-succession = Archaeological Succession Table
track-census = Census
track-stacks = Stacks of trade cards
mark-cards = cards
mark-red_back = red back on top
