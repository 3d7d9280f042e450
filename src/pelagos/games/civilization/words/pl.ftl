## Tytuł

title = Cywilizacja
blurb = Poprowadź swój lud od pierwszego żetonu do państwa miast: zasiedlaj, buduj, handluj, przetrwaj klęski i jako pierwszy dotrzyj do końca tablicy sukcesji.
unit-tokens = { $n } { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
unit-cards = { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
}

## Obszary

name-area-germania = Germania
name-area-sudeten = Sudety
name-area-scythia = Scytia
name-area-kuban = Kubań
name-area-maikop = Majkop
name-area-nalchik = Nalczyk
name-area-caucasus = Kaukaz
name-area-pannonia = Panonia
name-area-dacia = Dacja
name-area-danube = Dunaj
name-area-crimea = Krym
name-area-cappadocia = Kapadocja
name-area-armenia = Armenia
name-area-lesser_armenia = Mała Armenia
name-area-etruria = Etruria
name-area-cisalpina = Cyzalpina
name-area-rubicon = Rubikon
name-area-dalmatia = Dalmacja
name-area-illyricum = Ilirik
name-area-moesia = Mezja
name-area-tyras = Tyras
name-area-sinope = Synopa
name-area-van = Wan
name-area-nineveh = Niniwa
name-area-elam = Elam
name-area-media = Media
name-area-corsica = Korsyka
name-area-roma = Rzym
name-area-samnium = Samnium
name-area-apollonia = Apollonia
name-area-paeonia = Peonia
name-area-macedonia = Macedonia
name-area-thrace = Tracja
name-area-byzantium = Bizancjum
name-area-troy = Troja
name-area-bithynia = Bitynia
name-area-phrygia = Frygia
name-area-ankara = Ankara
name-area-kanesh = Kanesz
name-area-cilicia = Cylicja
name-area-assyria = Asyria
name-area-carrhae = Karry
name-area-mesopotamia = Mezopotamia
name-area-babylonia = Babilonia
name-area-parthia = Partia
name-area-susa = Suza
name-area-sardinia = Sardynia
name-area-caralis = Karalis
name-area-neapolis = Neapol
name-area-campania = Kampania
name-area-tarentum = Tarent
name-area-ithaca = Itaka
name-area-epirus = Epir
name-area-thessaly = Tesalia
name-area-thessalonica = Tesalonika
name-area-lemnos = Lemnos
name-area-lesbos = Lesbos
name-area-sardes = Sardes
name-area-gordium = Gordion
name-area-galatia = Galacja
name-area-antioch = Antiochia
name-area-aleppo = Aleppo
name-area-syria = Syria
name-area-mari = Mari
name-area-sumeria = Sumer
name-area-babylon = Babilon
name-area-ur = Ur
name-area-numidia = Numidia
name-area-tunisia = Tunezja
name-area-carthage = Kartagina
name-area-palermo = Panormos
name-area-milazzo = Milazzo
name-area-syracuse = Syrakuzy
name-area-delphi = Delfy
name-area-corinth = Korynt
name-area-sparta = Sparta
name-area-chalcis = Chalkida
name-area-eretria = Eretria
name-area-athens = Ateny
name-area-argos = Argos
name-area-thera = Thera
name-area-phaestos = Fajstos
name-area-knossos = Knossos
name-area-rhodes = Rodos
name-area-miletus = Milet
name-area-ionia = Jonia
name-area-lycia = Licja
name-area-cyprus = Cypr
name-area-salamis = Salamina
name-area-phoenicia = Fenicja
name-area-sidon = Sydon
name-area-damascus = Damaszek
name-area-tyre = Tyr
name-area-jerusalem = Jerozolima
name-area-jericho = Jerycho
name-area-sahara = Sahara
name-area-sabratha = Sabrata
name-area-thapsus = Tapsus
name-area-tripoli = Trypolis
name-area-tripolitania = Trypolitania
name-area-libya = Libia
name-area-cyrene = Cyrena
name-area-jalo = Dżalo
name-area-cyrenaica = Cyrenajka
name-area-siwa = Siwa
name-area-western_desert = Pustynia Zachodnia
name-area-alexandria = Aleksandria
name-area-memphis = Memfis
name-area-fayum = Fajum
name-area-upper_egypt = Górny Egipt
name-area-buhen = Buhen
name-area-thebes = Teby
name-area-nubia = Nubia
name-area-ptolemais = Ptolemais
name-area-eastern_desert = Pustynia Wschodnia
name-area-tanis = Tanis
name-area-gaza = Gaza
name-area-sinai = Synaj
name-area-petra = Petra
name-area-midian = Madian
name-area-arabia = Arabia
name-area-charax = Charaks
name-area-chaldaea = Chaldea
name-area-western_mediterranean = Zachodnie Morze Śródziemne
name-area-adriatic_sea = Morze Adriatyckie
name-area-central_mediterranean = Środkowe Morze Śródziemne
name-area-aegean_sea = Morze Egejskie
name-area-black_sea = Morze Czarne
name-area-eastern_mediterranean = Wschodnie Morze Śródziemne
name-area-red_sea = Morze Czerwone
name-area-persian_gulf = Zatoka Perska
name-area-caspian_sea = Morze Kaspijskie

## Ludy

name-nation-africa = Afryka
name-nation-italy = Italia
name-nation-illyria = Iliria
name-nation-thrace = Tracja
name-nation-crete = Kreta
name-nation-asia = Azja
name-nation-assyria = Asyria
name-nation-babylon = Babilon
name-nation-egypt = Egipt

## Karty

name-trade_card-hides = Skóry
name-trade_card-ochre = Ochra
name-trade_card-iron = Żelazo
name-trade_card-papyrus = Papirus
name-trade_card-salt = Sól
name-trade_card-grain = Zboże
name-trade_card-cloth = Tkaniny
name-trade_card-bronze = Brąz
name-trade_card-spice = Przyprawy
name-trade_card-gems = Klejnoty
name-trade_card-gold = Złoto
name-trade_card-volcano_earthquake = Erupcja wulkanu / Trzęsienie ziemi
name-trade_card-famine = Głód
name-trade_card-civil_war = Wojna domowa
name-trade_card-flood = Powódź
name-trade_card-epidemic = Epidemia
name-trade_card-civil_disorder = Rozruchy społeczne
name-trade_card-iconoclasm_heresy = Obrazoburstwo i herezja
name-trade_card-piracy = Piractwo
name-card-mysticism = Mistycyzm
name-card-cloth_making = Tkactwo
name-card-pottery = Garncarstwo
name-card-drama_poetry = Dramat i poezja
name-card-music = Muzyka
name-card-architecture = Architektura
name-card-astronomy = Astronomia
name-card-metalworking = Obróbka metali
name-card-agriculture = Rolnictwo
name-card-coinage = Bicie monety
name-card-literacy = Piśmienność
name-card-engineering = Inżynieria
name-card-medicine = Medycyna
name-card-law = Prawo
name-card-democracy = Demokracja
name-card-philosophy = Filozofia
name-group-arts = Sztuki
name-group-crafts = Rzemiosła
name-group-sciences = Nauki
name-group-civics = Prawa obywatelskie
name-epoch-neolithic = Neolit
name-epoch-early_bronze = Wczesna epoka brązu
name-epoch-late_bronze = Późna epoka brązu
name-epoch-early_iron = Wczesna epoka żelaza
name-epoch-late_iron = Późna epoka żelaza

## Miejsca i piony

name-plain-po = Pad
name-plain-danube = Dunaj
name-plain-nile = Nil
name-plain-tigris_euphrates = Tygrys i Eufrat
name-volcano-vesuvius = Wezuwiusz
name-volcano-etna = Etna
name-volcano-thera = Thera
name-coast-gulf_of_corinth = Zatoka Koryncka
name-coast-euboean_gulf = Zatoka Eubejska
name-faction-first = pierwsze stronnictwo
name-faction-second = drugie stronnictwo
name-ship-ship1 = statek 1
name-ship-ship2 = statek 2
name-ship-ship3 = statek 3
name-ship-ship4 = statek 4
name-offer-offer1 = oferta 1
name-offer-offer2 = oferta 2
name-offer-offer3 = oferta 3
name-offer-offer4 = oferta 4
name-offer-offer5 = oferta 5
name-offer-offer6 = oferta 6
name-offer-offer7 = oferta 7
name-offer-offer8 = oferta 8
name-offer-offer9 = oferta 9
name-offer-offer10 = oferta 10
name-offer-offer11 = oferta 11
name-offer-offer12 = oferta 12
name-offer-offer13 = oferta 13
name-offer-offer14 = oferta 14
name-offer-offer15 = oferta 15
name-offer-offer16 = oferta 16
name-offer-offer17 = oferta 17
name-offer-offer18 = oferta 18
name-offer-offer19 = oferta 19
name-offer-offer20 = oferta 20
name-offer-offer21 = oferta 21
name-offer-offer22 = oferta 22
name-offer-offer23 = oferta 23
name-offer-offer24 = oferta 24
name-offer-offer25 = oferta 25
name-offer-offer26 = oferta 26
name-offer-offer27 = oferta 27
name-offer-offer28 = oferta 28
name-offer-offer29 = oferta 29
name-offer-offer30 = oferta 30
name-offer-offer31 = oferta 31
name-offer-offer32 = oferta 32
name-offer-offer33 = oferta 33
name-offer-offer34 = oferta 34
name-offer-offer35 = oferta 35
name-offer-offer36 = oferta 36
name-offer-offer37 = oferta 37
name-offer-offer38 = oferta 38
name-offer-offer39 = oferta 39
name-offer-offer40 = oferta 40
name-offer-offer41 = oferta 41
name-offer-offer42 = oferta 42
name-offer-offer43 = oferta 43
name-offer-offer44 = oferta 44
name-offer-offer45 = oferta 45
name-offer-offer46 = oferta 46
name-offer-offer47 = oferta 47
name-offer-offer48 = oferta 48
name-offer-offer49 = oferta 49
name-offer-offer50 = oferta 50
name-offer-offer51 = oferta 51
name-offer-offer52 = oferta 52
name-offer-offer53 = oferta 53
name-offer-offer54 = oferta 54
name-offer-offer55 = oferta 55
name-offer-offer56 = oferta 56
name-offer-offer57 = oferta 57
name-offer-offer58 = oferta 58
name-offer-offer59 = oferta 59
name-offer-offer60 = oferta 60
name-offer-offer61 = oferta 61
name-offer-offer62 = oferta 62
name-offer-offer63 = oferta 63
name-offer-offer64 = oferta 64
name-offer-offer65 = oferta 65
name-offer-offer66 = oferta 66
name-offer-offer67 = oferta 67
name-offer-offer68 = oferta 68
name-offer-offer69 = oferta 69
name-offer-offer70 = oferta 70
name-offer-offer71 = oferta 71
name-offer-offer72 = oferta 72
name-offer-offer73 = oferta 73
name-offer-offer74 = oferta 74
name-offer-offer75 = oferta 75
name-offer-offer76 = oferta 76
name-offer-offer77 = oferta 77
name-offer-offer78 = oferta 78
name-offer-offer79 = oferta 79
name-offer-offer80 = oferta 80
name-offer-offer81 = oferta 81
name-offer-offer82 = oferta 82
name-offer-offer83 = oferta 83
name-offer-offer84 = oferta 84
name-offer-offer85 = oferta 85
name-offer-offer86 = oferta 86
name-offer-offer87 = oferta 87
name-offer-offer88 = oferta 88
name-offer-offer89 = oferta 89
name-offer-offer90 = oferta 90
name-offer-offer91 = oferta 91
name-offer-offer92 = oferta 92
name-offer-offer93 = oferta 93
name-offer-offer94 = oferta 94
name-offer-offer95 = oferta 95
name-offer-offer96 = oferta 96
piece-token = Żeton
piece-city = Miasto
piece-ship = Statek

## Działania

name-verb-done = gotowe
name-verb-march = przejdź
name-verb-ferry = przewieź
name-verb-embark = załaduj
name-verb-sail = płyń
name-verb-land = wysadź
name-verb-maintain = utrzymaj ze skarbca
name-verb-maintain_by_levy = utrzymaj z poboru
name-verb-give_up = porzuć
name-verb-build = zbuduj ze skarbca
name-verb-build_half_levy = zbuduj: jeden ze skarbca, jeden z poboru
name-verb-build_levy = zbuduj z poboru
name-verb-tokens = żetony
name-verb-city = miasto
name-verb-none = nikogo
name-verb-post = wystaw ofertę
name-verb-counter = odpowiedz
name-verb-accept = przyjmij
name-verb-withdraw = wycofaj
name-verb-pass = pas
name-verb-ready = gotowość
name-verb-acquire = nabądź
name-verb-insist = zażądaj kolejności
name-verb-seal = zapieczętuj

## Pytania

ask-deal_place_cards = Rozdawane są karty kolejności
ask-choose_nation = Wybierz lud i obszar dla pierwszego żetonu
ask-set_tax_rate = Ile żetonów płaci każde miasto?
ask-take_revolting_city = Które zbuntowane miasto przejmujesz?
ask-remove_revolting_city = Które zbuntowane miasto znika z planszy?
ask-expand = Zasób nie wystarcza: gdzie trafią nowe żetony?
ask-tend_ships = Utrzymuj, porzucaj lub buduj statki
ask-choose_coast = Przy którym wybrzeżu stoi statek?
ask-move = Przesuwaj żetony i statki
ask-name_assault = Który szturm będzie następny?
ask-build_cities = Gdzie budujesz miasta?
ask-support_cities = Za mało żetonów na utrzymanie miast: które zredukować?
ask-draw_trade_card = Dobierana jest karta handlowa
ask-buy_gold = Ile kart z dziewiątego stosu kupujesz?
ask-trade_in_turn = Targ: co robisz?
ask-trade_freely = Targ jest otwarty
ask-acquire_cards = Które karty cywilizacji nabywasz?
ask-pay_for_cards = Które karty handlowe oddajesz?
ask-pay_for_cards-for = Zapłać { $number }. Zakup: { $things }. Które karty handlowe oddajesz?
ask-return_trade_cards = Które karty handlowe odkładasz? Sześć może zostać.
ask-choose_volcano = Który wulkan wybucha?
ask-choose_shaken_city = Ziemia drży: które z twoich miast ucierpi?
ask-shake_neighbour = Czy ucierpi też obce miasto w pobliżu?
ask-show_grain = Ile kart zboża pokazujesz?
ask-lose_to_eruption = Erupcja: które jednostki tracisz?
ask-lose_to_famine = Głód: które jednostki tracisz?
ask-order_famine = Głód: ile punktów stracą inni?
ask-name_nominee = Wojna domowa: kogo wskazujesz?
ask-pick_own_faction = Wojna domowa: które jednostki wejdą do pierwszego stronnictwa?
ask-pick_faction = Wojna domowa: które jednostki dołączasz do pierwszego stronnictwa?
ask-keep_faction = Które stronnictwo zatrzymujesz?
ask-take_over = Które jednostki przejmujesz?
ask-choose_plain = Którą równinę zalewa?
ask-lose_to_flood = Powódź: które jednostki tracisz?
ask-divide_flood = Powódź: kto ile traci?
ask-lose_to_epidemic = Epidemia: które jednostki tracisz?
ask-order_epidemic = Epidemia: ile punktów stracą inni?
ask-reduce_by_disorder = Rozruchy: które miasto zostaje zredukowane?
ask-reduce_by_iconoclasm = Obrazoburstwo: które miasto zostaje zredukowane?
ask-spread_heresy = Herezja: które obce miasto zostaje zredukowane?
ask-sack_city = Piractwo: które miasto łupią twoje statki?
ask-seal_tax_rate = Wszyscy naraz: zapieczętuj stawkę podatku
ask-seal_expansion = Wszyscy naraz: zapieczętuj rozmieszczenie żetonów
ask-seal_ships = Wszyscy naraz: zapieczętuj plany dla statków
ask-seal_cities = Wszyscy naraz: zapieczętuj miejsca budowy
ask-seal_reductions = Wszyscy naraz: zapieczętuj kolejność redukcji miast

## Zdarzenia

event-place_cards = Kolejność przygotowania: { $seats }.
event-nation_chosen = { $seat }: { $nation }, pierwszy żeton — { $area }.
event-round_begins = Runda { $round }.
event-tax_rate = { $seat }: stawka podatku { $rate }.
event-tax_paid = { $seat }: podatek — { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
event-cities_revolt = { $seat }: bunt — { $count } { $count ->
    [one] miasto
    [few] miasta
   *[many] miast
}.
event-city_changes_side = { $area }: nowy właściciel miasta — { $seat }, dawny — { $owner }.
event-city_stays = { $area }: miasto zachowuje { $seat }.
event-city_dissolves = { $area }: miasto znika (dawny właściciel — { $owner }).
event-expanded = { $seat }: przyrost — { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
event-census = Spis ludności: { $seats } ({ $counts }).
event-ship_kept = { $seat }: statek utrzymany, { $area }.
event-ship_kept_by_levy = { $seat }: statek utrzymany z poboru, { $area }.
event-ship_given_up = { $seat }: statek porzucony, { $area }.
event-ship_built = { $seat }: zbudowano statek, { $area } (pobór: { $levied } { $levied ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}).
event-marched = { $seat }: { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}, { $origin } → { $area }.
event-embarked = { $seat }: na pokład — { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}, { $area }.
event-sailed = { $seat }: statek, { $origin } → { $area }.
event-landed = { $seat }: na ląd — { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}, { $area }.
event-conflict = { $area }: konflikt, { $seats }; straty { $losses }.
event-attack_fails = { $area }: { $seat } na próżno atakuje miasto, straty — { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
event-city_assaulted = { $area }: { $seat } szturmuje miasto; broni się { $owner }.
event-city_capitulates = { $area }: miasto kapituluje; zwycięzca — { $seat }, pokonany — { $owner }.
event-city_destroyed = { $area }: { $seat } niszczy miasto; dawny właściciel — { $owner }.
event-city_built = { $seat }: zbudowano miasto, { $area }.
event-surplus_removed = { $seat }: nadwyżka — { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
event-city_reduced = { $area }: { $seat } — miasto zredukowane, zostaje { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
event-cards_taken = { $seat }: dobrano — { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}.
event-card_drawn = Dobierasz kartę: { $card }.
event-calamity_drawn = { $seat }: dobrano klęskę — { $card }.
event-gold_bought = { $seat }: kupiono z dziewiątego stosu — { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}.
event-bazaar_opens = Targ się otwiera: { $seats }.
event-offer_posted = { $seat }, { $offer }: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}, wśród nich { $named }, wartość { $total }.
event-offer_addressed = Adresat ({ $offer }): { $addressee }.
event-wish = { $offer }: życzenie — { $count ->
    [0] karty
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}, wśród nich { $named } (niewiążące).
event-wish_for_any = { $offer }: życzenie — { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
} dowolnego rodzaju (niewiążące).
event-remark = { $seat } ({ $offer }) mówi, niesprawdzone: „{ $said }”.
event-counter_offered = { $seat }, { $offer } w odpowiedzi ({ $answered }): { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}, wśród nich { $named }, wartość { $total }.
event-offer_withdrawn = { $seat } wycofuje: { $offer }.
event-offer_lapsed = Przepada: { $offer }.
event-deal_struck = { $seat } i { $partner } dobijają targu: kart { $given } za { $received }.
event-cards_received = Otrzymujesz ({ $partner }): { $cards }.
event-calamity_received = { $seat } odkrywa klęskę: { $card }; przekazuje { $partner }.
event-passed = { $seat }: pas.
event-is_ready = { $seat }: gotowe.
event-time_is_up = Czas minął.
event-bazaar_closes = Targ się zamyka.
event-card_acquired = { $seat } nabywa kartę: { $card }.
event-paid = { $seat } płaci: { $cards }; ze skarbca — { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
event-cards_returned = { $seat }: odłożono — { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}.
event-calamity_put_back = { $seat }: trzecia klęska ominięta — { $card }.
event-calamity_strikes = { $card }! Ofiara: { $seat }.
event-tokens_lost = { $seat }: strata — { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}, { $area }.
event-city_lost = { $seat }: utracone miasto, { $area }.
event-losses_ordered = { $seat } wyznacza straty: { $seats } ({ $points }).
event-eruption = Erupcja: { $volcano }.
event-units_buried = { $area }: { $seat } traci { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} i { $cities } { $cities ->
    [one] miasto
    [few] miasta
   *[many] miast
}.
event-earthquake = Trzęsienie ziemi: { $areas }.
event-hand_shown = { $seat } pokazuje karty: { $cards }.
event-grain_shown = { $seat } pokazuje zboże: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}.
event-nominee_named = { $seat } wskazuje: { $nominee }.
event-faction_kept = { $seat }: zostaje { $faction }.
event-units_taken_over = { $area }: { $seat } przejmuje { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-units_vanish = { $area }: { $seat } traci { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, nikt nie może przejąć.
event-no_civil_war = Wojna domowa gaśnie, zanim się zacznie.
event-plain_flooded = Zalana równina: { $plain }.
event-city_sacked = { $area }: piraci złupili miasto; { $seat } przeciw { $owner }.
event-marker_advances = { $seat }: naprzód, na pole { $space }.
event-marker_stays = { $seat }: pozostaje na polu { $space }.
event-marker_slides_back = { $seat }: wstecz, na pole { $space }.
event-finished = { $seat } dociera do mety.
event-time_passes = Koniec rundy { $round }.
event-decision_sealed = { $seat }: decyzja podjęta.
event-order_demanded = { $seat } żąda kolejności tablicy.
event-seals_opened = Decyzje zostają ujawnione.

## Fazy

phase-main = Cywilizacja
phase-full_game = Gra
phase-nomads_game = Koczownicy i żeglarze
phase-farmers_game = Rolnicy i mieszczanie
phase-setup = Przygotowanie
phase-round = Runda
phase-nomad_round = Runda
phase-farmer_round = Runda
phase-taxation = Podatki
phase-population_expansion = Przyrost ludności
phase-census = Spis ludności
phase-ship_construction = Statki
phase-ship_turn = Statki
phase-levied_ships = Statki
phase-levied_ship_turn = Statki
phase-coast = Statki
phase-movement = Ruch
phase-move = Ruch
phase-nomad_movement = Ruch
phase-nomad_move = Ruch
phase-farmer_movement = Ruch
phase-farmer_move = Ruch
phase-conflict = Konflikty
phase-assault = Szturm
phase-city_construction = Budowa miast
phase-surplus = Nadwyżka ludności
phase-support = Utrzymanie miast
phase-trade_cards = Karty handlowe
phase-draw = Karty handlowe
phase-trade = Handel
phase-trade_in_turns = Targ
phase-trade_cycle = Targ
phase-trade_turn = Targ
phase-trade_at_once = Targ
phase-civilization_cards = Karty cywilizacji
phase-purchase = Karty cywilizacji
phase-calamities = Klęski
phase-war = Wojna domowa
phase-succession = Sukcesja
phase-farmer_succession = Sukcesja
phase-volcano_earthquake = Erupcja wulkanu / Trzęsienie ziemi
phase-famine = Głód
phase-civil_war = Wojna domowa
phase-flood = Powódź
phase-epidemic = Epidemia
phase-civil_disorder = Rozruchy społeczne
phase-iconoclasm_heresy = Obrazoburstwo i herezja
phase-piracy = Piractwo

## Zakończenia

ending-finish = dotarcie do końca tablicy
ending-finish_line = przekroczenie linii mety
ending-most_areas = najwięcej obszarów na koniec
ending-table_closed = stół zamknięty: najdalej na tablicy

## Opcje

option-variant = Gra
option-variant-help = W którą z gier z pudełka się gra.
value-variant-full = gra pełna
value-variant-short = gra krótka
value-variant-nomads_and_seafarers = Koczownicy i żeglarze
value-variant-farmers_and_citizens = Rolnicy i mieszczanie
option-short_line = Linia mety gry krótkiej
option-short_line-help = Gdzie kończy się gra krótka.
value-short_line-1 = pierwsza: wczesna epoka brązu
value-short_line-2 = druga: późna epoka brązu
value-short_line-3 = trzecia: wczesna epoka żelaza
option-farmers_shorten = Skróć „Rolników i mieszczan”
option-farmers_shorten-help = O ile rund linia przesuwa się w lewo.
value-farmers_shorten-0 = wcale
value-farmers_shorten-1 = o jedną rundę
value-farmers_shorten-2 = o dwie rundy
option-preset = Zasady dodatkowe
option-preset-help = Instrukcja zaleca obie zasady dodatkowe: litość dla słabych, a w sześć lub siedem osób późniejszą epokę żelaza dla Afryki.
value-preset-printed = według wyboru poniżej
value-preset-recommended = obie, jak się zaleca
option-calamity_floor_16 = Litość dla słabych
option-calamity_floor_16-help = Poniżej 16 punktów siły klęski niczego nie zabierają.
value-calamity_floor_16-false = nie
value-calamity_floor_16-true = tak
option-africa_early_iron_shift = Afryka później wchodzi w epokę żelaza
option-africa_early_iron_shift-help = W sześć lub siedem osób Afryka potrzebuje o jedno pole więcej.
value-africa_early_iron_shift-false = nie
value-africa_early_iron_shift-true = tak
option-simultaneous_phases = Fazy jednoczesne
option-simultaneous_phases-help = Zapieczętowane decyzje tam, gdzie pozwalają zasady; każdy może zażądać kolejności.
value-simultaneous_phases-false = po kolei
value-simultaneous_phases-true = jednocześnie
option-trade_form = Handel
option-trade_form-help = Po kolei albo wszyscy naraz na czas.
value-trade_form-turns = po kolei
value-trade_form-live = wszyscy naraz
option-trade_seconds = Sekundy na handel
option-trade_seconds-help = Jak długo otwarty jest targ, gdy handlują wszyscy naraz.
option-trade_rounds = Kolejki handlu
option-trade_rounds-help = Ile razy każdy może działać przy handlu po kolei.
option-round_limit = Stół zamyka się po
option-round_limit-help = Rundy, po których wygrywa najdalszy na tablicy. Tego nie ma w zasadach.

## Dane i tory

fact-name = Lud
fact-space = Pole
fact-epoch = Epoka
fact-population = Żetony na planszy
fact-cities = Miasta
fact-stock = Zasób
fact-treasury = Skarbiec
fact-ships = Statki
fact-cards = Karty cywilizacji
fact-card_points = Punkty kart
fact-trade_cards = Karty handlowe
fact-hand_value = Wartość ręki
fact-calamities = Klęski
track-succession = Tablica sukcesji archeologicznej
track-census = Spis ludności
track-stacks = Stosy kart handlowych
mark-cards = karty
mark-red_back = na wierzchu czerwony rewers
