## Tytuł

title = Cywilizacja
blurb = Poprowadź swój lud od pierwszego żetonu do państwa miast: zasiedlaj, buduj, handluj, przetrwaj klęski i dotrzyj przed innymi do końca Tabeli Sukcesji Archeologicznej.
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
name-area-illyricum = Illyricum
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
name-group-civics = Ustrój
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
name-faction-first = pierwsza frakcja
name-faction-second = druga frakcja
name-ship-ship1 = statek 1
name-ship-ship2 = statek 2
name-ship-ship3 = statek 3
name-ship-ship4 = statek 4
name-offer-offer1 = oferta 1
    .acc = ofertę 1
name-offer-offer2 = oferta 2
    .acc = ofertę 2
name-offer-offer3 = oferta 3
    .acc = ofertę 3
name-offer-offer4 = oferta 4
    .acc = ofertę 4
name-offer-offer5 = oferta 5
    .acc = ofertę 5
name-offer-offer6 = oferta 6
    .acc = ofertę 6
name-offer-offer7 = oferta 7
    .acc = ofertę 7
name-offer-offer8 = oferta 8
    .acc = ofertę 8
name-offer-offer9 = oferta 9
    .acc = ofertę 9
name-offer-offer10 = oferta 10
    .acc = ofertę 10
name-offer-offer11 = oferta 11
    .acc = ofertę 11
name-offer-offer12 = oferta 12
    .acc = ofertę 12
name-offer-offer13 = oferta 13
    .acc = ofertę 13
name-offer-offer14 = oferta 14
    .acc = ofertę 14
name-offer-offer15 = oferta 15
    .acc = ofertę 15
name-offer-offer16 = oferta 16
    .acc = ofertę 16
name-offer-offer17 = oferta 17
    .acc = ofertę 17
name-offer-offer18 = oferta 18
    .acc = ofertę 18
name-offer-offer19 = oferta 19
    .acc = ofertę 19
name-offer-offer20 = oferta 20
    .acc = ofertę 20
name-offer-offer21 = oferta 21
    .acc = ofertę 21
name-offer-offer22 = oferta 22
    .acc = ofertę 22
name-offer-offer23 = oferta 23
    .acc = ofertę 23
name-offer-offer24 = oferta 24
    .acc = ofertę 24
name-offer-offer25 = oferta 25
    .acc = ofertę 25
name-offer-offer26 = oferta 26
    .acc = ofertę 26
name-offer-offer27 = oferta 27
    .acc = ofertę 27
name-offer-offer28 = oferta 28
    .acc = ofertę 28
name-offer-offer29 = oferta 29
    .acc = ofertę 29
name-offer-offer30 = oferta 30
    .acc = ofertę 30
name-offer-offer31 = oferta 31
    .acc = ofertę 31
name-offer-offer32 = oferta 32
    .acc = ofertę 32
name-offer-offer33 = oferta 33
    .acc = ofertę 33
name-offer-offer34 = oferta 34
    .acc = ofertę 34
name-offer-offer35 = oferta 35
    .acc = ofertę 35
name-offer-offer36 = oferta 36
    .acc = ofertę 36
name-offer-offer37 = oferta 37
    .acc = ofertę 37
name-offer-offer38 = oferta 38
    .acc = ofertę 38
name-offer-offer39 = oferta 39
    .acc = ofertę 39
name-offer-offer40 = oferta 40
    .acc = ofertę 40
name-offer-offer41 = oferta 41
    .acc = ofertę 41
name-offer-offer42 = oferta 42
    .acc = ofertę 42
name-offer-offer43 = oferta 43
    .acc = ofertę 43
name-offer-offer44 = oferta 44
    .acc = ofertę 44
name-offer-offer45 = oferta 45
    .acc = ofertę 45
name-offer-offer46 = oferta 46
    .acc = ofertę 46
name-offer-offer47 = oferta 47
    .acc = ofertę 47
name-offer-offer48 = oferta 48
    .acc = ofertę 48
name-offer-offer49 = oferta 49
    .acc = ofertę 49
name-offer-offer50 = oferta 50
    .acc = ofertę 50
name-offer-offer51 = oferta 51
    .acc = ofertę 51
name-offer-offer52 = oferta 52
    .acc = ofertę 52
name-offer-offer53 = oferta 53
    .acc = ofertę 53
name-offer-offer54 = oferta 54
    .acc = ofertę 54
name-offer-offer55 = oferta 55
    .acc = ofertę 55
name-offer-offer56 = oferta 56
    .acc = ofertę 56
name-offer-offer57 = oferta 57
    .acc = ofertę 57
name-offer-offer58 = oferta 58
    .acc = ofertę 58
name-offer-offer59 = oferta 59
    .acc = ofertę 59
name-offer-offer60 = oferta 60
    .acc = ofertę 60
name-offer-offer61 = oferta 61
    .acc = ofertę 61
name-offer-offer62 = oferta 62
    .acc = ofertę 62
name-offer-offer63 = oferta 63
    .acc = ofertę 63
name-offer-offer64 = oferta 64
    .acc = ofertę 64
name-offer-offer65 = oferta 65
    .acc = ofertę 65
name-offer-offer66 = oferta 66
    .acc = ofertę 66
name-offer-offer67 = oferta 67
    .acc = ofertę 67
name-offer-offer68 = oferta 68
    .acc = ofertę 68
name-offer-offer69 = oferta 69
    .acc = ofertę 69
name-offer-offer70 = oferta 70
    .acc = ofertę 70
name-offer-offer71 = oferta 71
    .acc = ofertę 71
name-offer-offer72 = oferta 72
    .acc = ofertę 72
name-offer-offer73 = oferta 73
    .acc = ofertę 73
name-offer-offer74 = oferta 74
    .acc = ofertę 74
name-offer-offer75 = oferta 75
    .acc = ofertę 75
name-offer-offer76 = oferta 76
    .acc = ofertę 76
name-offer-offer77 = oferta 77
    .acc = ofertę 77
name-offer-offer78 = oferta 78
    .acc = ofertę 78
name-offer-offer79 = oferta 79
    .acc = ofertę 79
name-offer-offer80 = oferta 80
    .acc = ofertę 80
name-offer-offer81 = oferta 81
    .acc = ofertę 81
name-offer-offer82 = oferta 82
    .acc = ofertę 82
name-offer-offer83 = oferta 83
    .acc = ofertę 83
name-offer-offer84 = oferta 84
    .acc = ofertę 84
name-offer-offer85 = oferta 85
    .acc = ofertę 85
name-offer-offer86 = oferta 86
    .acc = ofertę 86
name-offer-offer87 = oferta 87
    .acc = ofertę 87
name-offer-offer88 = oferta 88
    .acc = ofertę 88
name-offer-offer89 = oferta 89
    .acc = ofertę 89
name-offer-offer90 = oferta 90
    .acc = ofertę 90
name-offer-offer91 = oferta 91
    .acc = ofertę 91
name-offer-offer92 = oferta 92
    .acc = ofertę 92
name-offer-offer93 = oferta 93
    .acc = ofertę 93
name-offer-offer94 = oferta 94
    .acc = ofertę 94
name-offer-offer95 = oferta 95
    .acc = ofertę 95
name-offer-offer96 = oferta 96
    .acc = ofertę 96
piece-token = żeton
piece-city = miasto
piece-ship = statek
piece-treasury = skarbiec
piece-stock = zapas
piece-marker = znacznik na T.S.A.
piece-census = spis ludności
stock-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
stock-treasury = { $n ->
    [one] żeton ze skarbca
    [few] żetony ze skarbca
   *[many] żetonów ze skarbca
}
stock-tokens = { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
stock-stock = { $n ->
    [one] żeton z zapasu
    [few] żetony z zapasu
   *[many] żetonów z zapasu
}
stock-card_value = { $n ->
    [one] punkt w kartach handlowych
    [few] punkty w kartach handlowych
   *[many] punktów w kartach handlowych
}

## Działania

name-verb-done = Gotowe
name-verb-march = Przejdź
name-verb-ferry = Przewieź
name-verb-embark = Załaduj
name-verb-sail = Płyń
name-verb-land = Wysadź
name-verb-maintain = Utrzymaj ze skarbca
name-verb-maintain_by_levy = Utrzymaj z poboru
name-verb-give_up = Porzuć statek
name-verb-build = Zbuduj ze skarbca
name-verb-build_half_levy = Zbuduj: jeden żeton ze skarbca, jeden z poboru
name-verb-build_levy = Zbuduj z poboru
name-verb-tokens = Żetony
name-verb-city = Miasto
name-verb-none = Żadne
name-verb-post = Złóż ofertę
name-verb-counter = Odpowiedz ofertą
name-verb-accept = Przyjmij
name-verb-withdraw = Wycofaj ofertę
name-verb-pass = Pas
name-verb-ready = Zakończ handel
name-verb-acquire = Kup
name-verb-insist = Zażądaj kolejności T.S.A.
name-verb-seal = Zdecyduj w tajemnicy

## Pytania

ask-deal_place_cards = Rozdawane są karty kolejności
ask-choose_nation = { $free ->
    [1] Twój lud to { $nations }: wybierz obszar dla pierwszego żetonu
   *[other] Wybierz lud i obszar dla pierwszego żetonu. Wolne ludy: { $nations }
}
ask-set_tax_rate = Ile żetonów płaci każde miasto? Twoich miast: { $cities }, żetonów w zapasie: { $stock }
ask-take_revolting_city = Które zbuntowane miasto przejmujesz? Zbuntowanych miast: { $cities }
ask-remove_revolting_city = Które zbuntowane miasto znika z planszy? Zbuntowanych miast: { $cities }
ask-expand = Żetonów w zapasie: { $stock }, a potrzeba { $growth }. Gdzie je postawisz?
ask-tend_ships = { $ships ->
    [0] Czy budujesz statki?
   *[other] Utrzymuj, porzucaj lub buduj statki. Na planszy: { $ships } z 4, do utrzymania: { $waiting }.
} Skarbiec: { $treasury }
ask-choose_coast = { $area }: przy którym wybrzeżu stoi statek?
ask-move = Przesuwaj żetony i statki{ $surplus ->
    [0] {""}
   *[other] . Jeśli nic nie zmienisz, nadmiar żetonów: { $surplus } ({ $areas })
}
ask-name_assault = Który szturm będzie następny? Szturmowane miasta: { $areas }
ask-build_cities = Gdzie budujesz miasta? Na planszy { $cities }, możesz dodać { $pieces }; każde wymaga wsparcia 2 żetonów, a na planszy jest ich { $tokens }
ask-support_cities = Za mało żetonów na wsparcie miast (brakuje { $tokens }): które zredukować?
ask-draw_trade_card = Dobierana jest karta handlowa
ask-buy_gold = Czy kupujesz kartę z dziewiątego stosu za 18 żetonów? W twoim skarbcu: { $treasury }
ask-trade_in_turn = Handel, kolejka { $cycle } z { $cycles }: co robisz? Karty na ręce: { $cards }, wartość: { $points }; oferty dla ciebie: { $posts }; odpowiedzi na twoje: { $answers }
ask-trade_freely = Trwa handel. Karty na ręce: { $cards }, wartość: { $points }; oferty dla ciebie: { $posts }; odpowiedzi na twoje: { $answers }
ask-acquire_cards = Które karty cywilizacji kupujesz? Możesz wydać { $points }{ $price ->
    [0] .
   *[other] {" "}oprócz już wybranych ({ $cards }: { $price }).
}{ $short_cities ->
    [0] {""}
   *[other] {" "}Do następnej epoki brakuje miast: { $short_cities }.
}{ $short_groups ->
    [0] {""}
   *[other] {" "}Do następnej epoki brakuje grup: { $short_groups }.
}{ $short_kinds ->
    [0] {""}
   *[other] {" "}Do następnej epoki brakuje kart: { $short_kinds }.
}{ $short_worth ->
    [0] {""}
   *[other] {" "}Do następnej epoki brakuje punktów na kartach: { $short_worth }.
}{ $short_total ->
    [0] {""}
   *[other] {" "}Do następnego pola brakuje punktów: { $short_total }.
}
ask-pay_for_cards = Zapłać { $price } (zakup: { $cards }). Które karty handlowe oddajesz? Resztę zapłacisz ze skarbca
ask-return_trade_cards = Które karty handlowe odkładasz? Kart na ręce: { $cards }, zostać może sześć{ $least ->
    [0] {""}
   *[other] : odłóż co najmniej { $least }
}
ask-choose_volcano = Który wulkan wybucha?
ask-choose_shaken_city = Trzęsienie ziemi: które z twoich miast zredukować?
ask-shake_neighbour = { $area }: czy ucierpi też sąsiednie obce miasto?
ask-show_grain = Głód zabiera ci { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}, za każdą kartę zboża o 4 mniej. Ile kart pokazujesz?
ask-lose_to_eruption = Wybucha { $volcano }: które jednostki tracisz? Punktów do stracenia: { $points }
ask-lose_to_famine = Głód: które jednostki tracisz? Punktów do stracenia: { $points }
ask-order_famine = Głód: ile punktów tracą inni? Razem najwyżej { $points }, każdy najwyżej 11
ask-name_nominee = Wojna domowa dzieli twoje punkty ({ $points }): kogo wskazujesz?
ask-pick_own_faction = Wojna domowa: które jednostki wejdą do pierwszej frakcji? Punktów do wybrania: { $points }
ask-pick_faction = Wojna domowa, ofiara: { $victim }. Które jednostki dołączasz do pierwszej frakcji? Punktów do wybrania: { $points }
ask-keep_faction = Którą frakcję zatrzymujesz? Pierwsza ma { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
} ({ $areas })
ask-take_over = Które jednostki przejmujesz? Twój zapas wystarczy na { $pieces }
ask-choose_plain = Która równina zalewowa zostanie zalana?
ask-lose_to_flood = Powódź ({ $plain }): które jednostki tracisz? Punktów do stracenia: { $points }
ask-divide_flood = Powódź ({ $plain }): inni tracą razem { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}. Kto ile traci?
ask-lose_to_epidemic = Epidemia: które jednostki tracisz? Punktów do stracenia: { $points }
ask-order_epidemic = Epidemia: ile punktów tracą inni? Razem najwyżej { $points }, każdy najwyżej 10
ask-reduce_by_disorder = Rozruchy: które miasto zredukować? Miast do zredukowania: { $cities }
ask-reduce_by_iconoclasm = Obrazoburstwo: które miasto zredukować? Miast do zredukowania: { $cities }
ask-spread_heresy = Herezja: które obce miasto zredukować? Jeszcze najwyżej: { $cities }
ask-sack_city = Piractwo, ofiara: { $victim }. Które miasto łupią twoje statki? Zostało statków: { $ships }
ask-seal_tax_rate = Wybierz w tajemnicy stawkę podatku. Twoich miast: { $cities }, żetonów w zapasie: { $stock }
ask-seal_expansion = Wybierz w tajemnicy, gdzie trafią ostatnie żetony ({ $stock } z { $growth })
ask-seal_ships = Zdecyduj w tajemnicy, co zrobisz ze statkami. Na planszy: { $ships } z 4, skarbiec: { $treasury }
ask-seal_cities = Wybierz w tajemnicy, gdzie budujesz. Miast na planszy { $cities }, możesz dodać { $pieces }; żetonów na planszy: { $tokens }
ask-seal_reductions = Ustal w tajemnicy kolejność redukcji miast. Brakuje żetonów: { $tokens }

## Zdarzenia

answer-package = w zamian { $cards } ({ $number } { $number ->
    [one] karta
    [few] karty
   *[many] kart
} o wartości { $total }, wśród nich { $named }){ $spoken ->
    [0] {""}
   *[other] , ze słowami „{ $remark }”
}
answer-posting = { $cards } ({ $number } { $number ->
    [one] karta
    [few] karty
   *[many] kart
} o wartości { $total }, wśród nich { $named }), { $public ->
    [0] tylko dla: { $to }
   *[other] dla wszystkich
}{ $any ->
    [0] { $wished ->
        [0] , za karty „{ $wanted }”
        [one] , za { $wished } kartę: { $wanted }
        [few] , za { $wished } karty, wśród nich { $wanted }
       *[many] , za { $wished } kart, wśród nich { $wanted }
    }
   *[other] { $wished ->
        [0] {""}
        [one] , za dowolną kartę
        [few] , za { $wished } dowolne karty
       *[many] , za { $wished } dowolnych kart
    }
}{ $spoken ->
    [0] {""}
   *[other] , ze słowami „{ $remark }”
}
answer-ship_plan = { $number ->
    [0] Nic nie rób
   *[other] { $orders }
}
event-place_cards = Kolejność przygotowania: { $seats }.
event-nation_chosen = { $player } wybiera lud { $nation } i zaczyna w obszarze { $area }.
event-round_begins = Zaczyna się runda { $round }.
event-tax_rate = { $seat } ustala stawkę podatku { $rate }.
event-tax_paid = { $seat } płaci { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} podatku.
event-cities_revolt = { $seat } nie może zapłacić podatku: { $count ->
    [one] buntuje się { $count } miasto
    [few] buntują się { $count } miasta
   *[many] buntuje się { $count } miast
}.
event-city_changes_side = { $seat } przejmuje zbuntowane miasto ({ $area }); traci je { $owner }.
event-city_stays = { $seat } zachowuje zbuntowane miasto ({ $area }).
event-city_dissolves = { $owner } traci zbuntowane miasto ({ $area }): nikt nie może go przejąć.
event-expanded = { $seat } dokłada { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
event-census = Spis ludności: { $pairs }.
event-ship_kept = { $seat } utrzymuje statek ({ $area }).
event-ship_kept_by_levy = { $seat } utrzymuje statek z poboru ({ $area }).
event-ship_given_up = { $seat } porzuca statek ({ $area }).
event-ship_built = { $seat } buduje statek ({ $area }{ $levied ->
    [0] {""}
    [one] , z poboru { $levied } żeton
    [few] , z poboru { $levied } żetony
   *[many] , z poboru { $levied } żetonów
}).
event-marched = { $seat } przesuwa { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}: { $origin } → { $area }.
event-embarked = { $seat } bierze na pokład { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} ({ $area }).
event-sailed = { $seat } przesuwa statek: { $origin } → { $area }.
event-landed = { $seat } wysadza na ląd { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} ({ $area }).
event-conflict = { $area }: dochodzi do konfliktu. Straty: { $pairs }.
event-attack_fails = { $area }: { $seat } bezskutecznie atakuje miasto i traci { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}.
event-city_assaulted = { $area }: { $seat } szturmuje miasto; broni się { $owner }.
event-city_capitulates = { $seat } zmusza miasto do kapitulacji ({ $area }); traci je { $owner }.
event-city_destroyed = { $seat } niszczy miasto ({ $area }); traci je { $owner }.
event-city_built = { $seat } buduje miasto w obszarze { $area }.
event-surplus_removed = { $seat } zdejmuje { $count } { $count ->
    [one] nadmiarowy żeton
    [few] nadmiarowe żetony
   *[many] nadmiarowych żetonów
}: { $areas }.
event-city_reduced = { $area }: { $seat } redukuje miasto, { $count ->
    [0] nie ma go czym zastąpić
    [one] na jego miejscu staje { $count } żeton
    [few] na jego miejscu stają { $count } żetony
   *[many] na jego miejscu staje { $count } żetonów
}.
event-cards_taken = { $seat } dobiera { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}.
event-card_drawn = Dobierasz kartę „{ $card }”.
event-calamity_drawn = { $seat } dobiera kartę klęski „{ $card }”.
event-gold_bought = { $seat } kupuje { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} z dziewiątego stosu.
event-bazaar_opens = Zaczyna się handel, udział biorą: { $seats }.
event-offer_posted = { $seat } oferuje { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} o wartości { $total }, wśród nich { $named } ({ $offer }).
event-offer_addressed = Odpowiedzieć może tylko { $addressee } ({ $offer }).
event-wish = { $seat } chce w zamian { $count ->
    [0] kart „{ $named }”
    [one] { $count } kartę: { $named }
    [few] { $count } karty, wśród nich { $named }
   *[many] { $count } kart, wśród nich { $named }
} ({ $offer }, niewiążąco).
event-wish_for_any = { $seat } chce w zamian { $count ->
    [one] dowolną kartę
    [few] { $count } dowolne karty
   *[many] { $count } dowolnych kart
} ({ $offer }, niewiążąco).
event-remark = { $seat } twierdzi ({ $offer }, nikt tego nie sprawdza): „{ $said }”.
event-counter_offered = { $seat } odpowiada na { $answered_acc } i daje { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} o wartości { $total }, wśród nich { $named } ({ $offer }).
event-offer_withdrawn = { $seat } wycofuje { $offer_acc }.
event-offer_lapsed = Nie obowiązuje już { $offer }.
event-deal_struck = { $seat } i { $partner } dobijają targu: { $given } { $given ->
    [one] karta
    [few] karty
   *[many] kart
} za { $received }.
event-cards_received = { $partner } przekazuje ci: { $cards }.
event-calamity_received = { $seat } odkrywa klęskę „{ $card }”; kartę przekazuje { $partner }.
event-passed = { $seat } pasuje.
event-is_ready = { $seat } kończy handel.
event-time_is_up = Czas minął.
event-bazaar_closes = Handel się kończy.
event-card_acquired = { $seat } kupuje kartę „{ $card }”.
event-paid = { $seat } { $cards_n ->
    [0] { $tokens ->
        [0] niczego nie płaci
        [one] płaci { $tokens } żeton ze skarbca
        [few] płaci { $tokens } żetony ze skarbca
       *[many] płaci { $tokens } żetonów ze skarbca
    }
   *[other] płaci kartami: { $cards }{ $tokens ->
        [0] {""}
        [one] , ze skarbca: { $tokens } żeton
        [few] , ze skarbca: { $tokens } żetony
       *[many] , ze skarbca: { $tokens } żetonów
    }
}.
event-cards_returned = { $seat } odkłada { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}.
event-calamity_put_back = { $seat } odkłada na stos trzecią klęskę („{ $card }”).
event-calamity_strikes = Nadchodzi klęska „{ $card }”, cierpi { $seat }.
event-tokens_lost = { $seat } traci { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} ({ $area }).
event-city_lost = { $seat } traci miasto ({ $area }).
event-losses_ordered = { $seat } wyznacza straty: { $pairs }.
event-eruption = Wybucha wulkan { $volcano }.
event-units_buried = { $area }: { $seat } traci { $cities ->
    [0] { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }
   *[other] { $tokens ->
        [0] miasto
        [one] miasto i { $tokens } żeton
        [few] miasto i { $tokens } żetony
       *[many] miasto i { $tokens } żetonów
    }
}.
event-earthquake = Dochodzi do trzęsienia ziemi ({ $areas }).
event-hand_shown = { $seat } pokazuje karty: { $cards }.
event-grain_shown = { $seat } pokazuje { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
} zboża.
event-nominee_named = { $seat } wskazuje drugą stronę wojny domowej: { $nominee }.
event-units_picked = { $seat } wybiera do pierwszej frakcji jednostki warte { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}: { $area }.
event-faction_kept = { $seat } zatrzymuje { $faction_id ->
    [first] pierwszą frakcję
   *[second] drugą frakcję
}.
event-units_taken_over = { $area }: { $seat } przejmuje jednostki warte { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
event-units_vanish = { $area }: { $seat } traci jednostki warte { $points } { $points ->
    [one] punkt
    [few] punkty
   *[many] punktów
}: nikt nie może ich przejąć.
event-no_civil_war = Wojna domowa gaśnie, zanim się zacznie.
event-plain_flooded = Równinę zalewową ({ $plain }) zalewa powódź.
event-city_sacked = { $area }: piraci łupią miasto. Atakuje { $seat }, miasto traci { $owner }.
event-marker_advances = { $seat } przechodzi na pole { $space }.
event-marker_stays = { $seat } zostaje na polu { $space }: { $epoch_id ->
    [early_bronze] wczesna epoka brązu wymaga { $need } miast
    [late_bronze] późna epoka brązu wymaga { $need } grup kart cywilizacji
    [early_iron] wczesna epoka żelaza wymaga { $need } kart cywilizacji
   *[other] późna epoka żelaza wymaga { $need } punktów na kartach cywilizacji
}, a jest { $have }.
event-marker_stays_below = { $seat } zostaje na polu { $space }: następne wymaga łącznie { $need }.
event-marker_slides_back = { $seat } nie ma miast i cofa się na pole { $space }.
event-marker_falls_below = { $seat } cofa się na pole { $space }: aby zostać, trzeba było łącznie { $need }.
event-finished = { $seat } dociera do mety.
event-time_passes = Koniec rundy { $round }.
event-decision_sealed = { $seat } podejmuje decyzję.
event-order_demanded = { $seat } żąda kolejności T.S.A.
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
phase-population_expansion = Wzrost ludności
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
phase-conflict = Konflikt
phase-assault = Szturm
phase-city_construction = Budowa miast
phase-surplus = Nadmiar ludności
phase-support = Wsparcie miast
phase-trade_cards = Karty handlowe
phase-draw = Karty handlowe
phase-gold = Karty złota
phase-trade = Handel
phase-trade_in_turns = Handel
phase-trade_cycle = Handel
phase-trade_turn = Handel
phase-trade_at_once = Handel
phase-civilization_cards = Karty cywilizacji
phase-purchase = Karty cywilizacji
phase-calamities = Klęski
phase-war = Wojna domowa
phase-succession = T.S.A.
phase-farmer_succession = T.S.A.
phase-volcano_earthquake = Erupcja wulkanu / Trzęsienie ziemi
phase-famine = Głód
phase-civil_war = Wojna domowa
phase-flood = Powódź
phase-epidemic = Epidemia
phase-civil_disorder = Rozruchy społeczne
phase-iconoclasm_heresy = Obrazoburstwo i herezja
phase-piracy = Piractwo

## Zakończenia

ending-finish = dotarcie do końca T.S.A.
ending-finish_line = przekroczenie linii mety
ending-most_areas = najwięcej obszarów na koniec
ending-table_closed = zamknięcie stołu: najdalsze pole T.S.A.

## Opcje

option-variant = Gra
option-variant-help = Która z gier z pudełka.
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
option-farmers_shorten-help = O ile rund skraca się grę.
value-farmers_shorten-0 = wcale
value-farmers_shorten-1 = o jedną rundę
value-farmers_shorten-2 = o dwie rundy
option-preset = Zasady dodatkowe
option-preset-help = Instrukcja zaleca obie zasady dodatkowe: litość dla słabych, a w sześć lub siedem osób późniejszą epokę żelaza dla Afryki.
value-preset-printed = według wyboru poniżej
value-preset-recommended = obie, jak się zaleca
option-calamity_floor_16 = Litość dla słabych
option-calamity_floor_16-help = Klęski niczego nie zabierają ludowi, którego jednostki są warte mniej niż 16 punktów.
value-calamity_floor_16-false = nie
value-calamity_floor_16-true = tak
option-africa_early_iron_shift = Afryka później wchodzi w epokę żelaza
option-africa_early_iron_shift-help = W sześć lub siedem osób Afryka wchodzi we wczesną epokę żelaza o jedno pole później.
value-africa_early_iron_shift-false = nie
value-africa_early_iron_shift-true = tak
option-simultaneous_phases = Fazy jednoczesne
option-simultaneous_phases-help = Decyzje zapadają jednocześnie i w tajemnicy tam, gdzie pozwalają zasady; każdy może zażądać kolejności T.S.A.
value-simultaneous_phases-false = po kolei
value-simultaneous_phases-true = jednocześnie
option-trade_form = Handel
option-trade_form-help = Po kolei albo wszyscy jednocześnie, na czas.
value-trade_form-turns = po kolei
value-trade_form-live = jednocześnie
option-trade_seconds = Sekundy na handel
option-trade_seconds-help = Jak długo trwa handel, gdy wszyscy handlują jednocześnie.
option-trade_rounds = Kolejki handlu
option-trade_rounds-help = Ile razy każdy może działać przy handlu po kolei.
option-round_limit = Limit rund
option-round_limit-help = Po tej rundzie wygrywa osoba najdalej na T.S.A. Tego nie ma w zasadach.

## Dane i tory

fact-name = Lud
fact-space = Pole
fact-epoch = Epoka
fact-population = Żetony na planszy
fact-cities = Miasta
fact-stock = Zapas
fact-treasury = Skarbiec
fact-ships = Statki
fact-cards = Karty cywilizacji
fact-card_points = Punkty kart
fact-trade_cards = Karty handlowe
fact-hand_value = Wartość na ręce
fact-calamities = Klęski
track-succession = Tabela Sukcesji Archeologicznej
track-census = Spis ludności
track-stacks = Stosy kart handlowych
mark-cards = karty
mark-red_back = na wierzchu czerwony rewers
printed-limit = limit ludności
printed-city_site = miejsce pod miasto
printed-flood_plain = równina zalewowa
printed-volcano = wulkan

# How everybody stands, column by column.
standing-areas = Obszary
standing-finished = Meta
standing-space = T.S.A.
standing-cities = Miasta
standing-total = Suma

## Co to jest

card-card-mysticism = Bez własnego działania. Zniżka: 20 na inne karty Nauk i na Filozofię, 5 na inne karty Sztuk i na Prawo.
card-card-cloth_making = Twoje statki pokonują w rundzie do 5 obszarów zamiast 4. Zniżka: 10 na inne karty Rzemiosł i na Demokrację.
card-card-pottery = Każda pokazana karta Zboża zmniejsza twoją stratę z Głodu o 4 punkty. Zniżka: 10 na inne karty Rzemiosł i na Demokrację.
card-card-drama_poetry = Bez własnego działania. Zniżka: 20 na Piśmienność, 10 na Demokrację, 5 na inne karty Sztuk i na Prawo.
card-card-music = Bez własnego działania. Zniżka: 30 na Filozofię, 5 na inne karty Sztuk i na Prawo.
card-card-architecture = Bez własnego działania. Zniżka: 15 na Piśmienność, Prawo, Demokrację i Filozofię, 5 na inne karty Sztuk.
card-card-astronomy = Twoje statki mogą przepływać pełne morze. Zniżka: 20 na inne karty Nauk i na Filozofię.
card-card-metalworking = W konflikcie zdejmujesz żetony dopiero po wszystkich, którzy nie mają Obróbki metali. Zniżka: 10 na inne karty Rzemiosł i na Demokrację.
card-card-agriculture = Obszar, w którym nie ma innych graczy, mieści o 1 żeton więcej niż jego limit, ale nie w konflikcie; ten żeton zostaje też po zredukowanym mieście. Zniżka: 10 na inne karty Rzemiosł i na Demokrację.
card-card-coinage = W każdej rundzie ustalasz jedną stawkę podatku dla wszystkich swoich miast: 1, 2 lub 3 żetony. Zniżka: 20 na inne karty Nauk i na Filozofię.
card-card-literacy = Bez własnego działania. Zniżka: 25 na Prawo, Demokrację i Filozofię, 5 na inne karty Sztuk.
card-card-engineering = Powódź zabiera ci najwyżej 7 punktów, a twoje miasta opierają się 7 atakującym: potrzeba ich 8. Zniżka: 20 na inne karty Nauk i na Filozofię, 10 na inne karty Rzemiosł i na Demokrację.
card-card-medicine = Epidemia zabiera ci 11 punktów zamiast 16, a gdy dotyka kogoś innego, najwyżej 5. Zniżka: 20 na inne karty Nauk i na Filozofię.
card-card-law = Rozruchy społeczne zostawiają ci 5 miast zamiast 4; Obrazoburstwo redukuje 3 twoje miasta zamiast 4, cudza Herezja najwyżej 1. Demokracja i Filozofia wymagają Prawa z wcześniejszej rundy. Nie daje zniżek.
card-card-democracy = Rozruchy społeczne zostawiają ci 6 miast. W Wojnie domowej pierwsza frakcja ma 45 punktów, z których 30 wybiera wskazany gracz. Nie daje zniżek.
card-card-philosophy = Obrazoburstwo redukuje 2 twoje miasta, cudza Herezja żadnego. W Wojnie domowej pierwsza frakcja ma tylko 15 punktów i wszystkie wybiera wskazany gracz: ten, kto ma najwięcej żetonów w zapasie. Nie daje zniżek.
card-trade_card-hides = Stos 1, razem 7 kart. Jedna, dwie, trzy … takie karty są warte 1, 4, 9, 16, 25, 36, 49.
card-trade_card-ochre = Stos 1, razem 7 kart. Jedna, dwie, trzy … takie karty są warte 1, 4, 9, 16, 25, 36, 49.
card-trade_card-iron = Stos 2, razem 5 kart. Jedna, dwie, trzy … takie karty są warte 2, 8, 18, 32, 50.
card-trade_card-papyrus = Stos 2, razem 5 kart. Jedna, dwie, trzy … takie karty są warte 2, 8, 18, 32, 50.
card-trade_card-salt = Stos 3, razem 9 kart. Jedna, dwie, trzy … takie karty są warte 3, 12, 27, 48, 75, 108, 147, 192, 243.
card-trade_card-grain = Stos 4, razem 8 kart. Jedna, dwie, trzy … takie karty są warte 4, 16, 36, 64, 100, 144, 196, 256.
card-trade_card-cloth = Stos 5, razem 7 kart. Jedna, dwie, trzy … takie karty są warte 5, 20, 45, 80, 125, 180, 245.
card-trade_card-bronze = Stos 6, razem 6 kart. Jedna, dwie, trzy … takie karty są warte 6, 24, 54, 96, 150, 216.
card-trade_card-spice = Stos 7, razem 5 kart. Jedna, dwie, trzy … takie karty są warte 7, 28, 63, 112, 175.
card-trade_card-gems = Stos 8, razem 4 karty. Jedna, dwie, trzy … takie karty są warte 8, 32, 72, 128.
card-trade_card-gold = Stos 9, razem 3 karty. Jedna, dwie, trzy … takie karty są warte 9, 36, 81.
card-trade_card-volcano_earthquake = Jeśli ofiara ma jednostkę przy wulkanie, wulkan wybucha: przepadają wszystkie jednostki wszystkich graczy na jego obszarach. W przeciwnym razie trzęsienie ziemi redukuje jedno miasto ofiary, która może zażądać redukcji sąsiedniego obcego miasta. Dotyka tego, kto ją dobrał; nie wolno nią handlować.
card-trade_card-famine = Ofiara traci 9 punktów i może nakazać innym stratę do 20 punktów razem, każdemu najwyżej 11. Kto ma Garncarstwo, traci o 4 mniej za każdą pokazaną kartę Zboża. Dotyka tego, kto ją dobrał; nie wolno nią handlować.
card-trade_card-civil_war = Lud, który ma więcej niż 35 punktów, dzieli się: ofiara wybiera do pierwszej frakcji 15 punktów, wskazany gracz 20, a pozostałe jednostki tworzą drugą. Jedną ofiara zatrzymuje, drugą przejmuje wskazany gracz. Dotyka tego, kto ją dobrał; nie wolno nią handlować.
card-trade_card-flood = Ofiara traci 17 punktów na tej równinie zalewowej, na której ma ich najwięcej, pozostali na niej razem 10, a dzieli je ofiara. Miasta na czarnych miejscach są bezpieczne; kto ma Inżynierię, traci najwyżej 7. Dotyka tego, kto ją dobrał; nie wolno nią handlować.
card-trade_card-epidemic = Ofiara traci 16 punktów i może nakazać innym stratę do 25 punktów razem, każdemu najwyżej 10, ale nie temu, kto oddał kartę. Żaden obszar nie pustoszeje: utracone miasto liczy się za 4 punkty i zostawia żeton. Z Medycyną ofiara traci 11, inni najwyżej 5. Niegroźna dla tego, kto ją dobrał; dotyka pierwszego, kto dostanie ją w handlu.
card-trade_card-civil_disorder = Ofiara zachowuje 4 wybrane miasta, z Prawem 5, z Demokracją 6; pozostałe są redukowane. Niegroźna dla tego, kto ją dobrał; dotyka pierwszego, kto dostanie ją w handlu.
card-trade_card-iconoclasm_heresy = Redukowane są 4 miasta ofiary, z Prawem 3, z Filozofią 2. Ofiara może też zredukować do 2 obcych miast: posiadaczowi Prawa najwyżej 1, posiadaczowi Filozofii żadnego. Niegroźna dla tego, kto ją dobrał; dotyka pierwszego, kto dostanie ją w handlu.
card-trade_card-piracy = Za każdy zdolny tam dopłynąć statek gracza, który oddał kartę, ofiara traci jedno miasto nadbrzeżne; wybiera je ten, kto oddał kartę. Niegroźna dla tego, kto ją dobrał; dotyka pierwszego, kto dostanie ją w handlu.
card-group-arts = Każda karta Sztuk daje zniżkę 5 na każdą inną kartę Sztuk i na Prawo.
card-group-crafts = Każda karta Rzemiosł daje zniżkę 10 na każdą inną kartę Rzemiosł i na Demokrację.
card-group-sciences = Każda karta Nauk daje zniżkę 20 na każdą inną kartę Nauk i na Filozofię.
card-group-civics = Karty Ustroju nie dają zniżki własnej grupie; zniżki na nie dają inne karty.
card-epoch-neolithic = Tu zaczynają wszystkie znaczniki. Niczego nie wymaga i nikt nie cofa się z braku miast.
card-epoch-early_bronze = Aby wejść: 2 miasta na planszy. Od tej epoki znacznik bez miast cofa się o pole.
card-epoch-late_bronze = Aby wejść: karty cywilizacji z 3 spośród 4 grup; karta dwóch grup liczy się w obu. W grze „Rolnicy i mieszczanie” niczego nie wymaga.
card-epoch-early_iron = Aby wejść: 7 kart cywilizacji.
card-epoch-late_iron = Aby wejść: karty cywilizacji warte razem 1000 punktów. Każde pole wymaga też swojej liczby: karty cywilizacji, skarbiec i karty handlowe razem; znacznik, którego suma jest niższa od liczby jego pola, cofa się.
card-nation-africa = Obszary startowe: Tunezja, Sahara, Trypolitania. Wczesna epoka brązu od pola 5, późna epoka brązu od 8, wczesna epoka żelaza od 10 (11, jeśli Afryka wchodzi w nią później), późna epoka żelaza od 14; jej pola wymagają 1100, 1200.
card-nation-italy = Obszary startowe: Panonia, Etruria, Cyzalpina. Wczesna epoka brązu od pola 5, późna epoka brązu od 8, wczesna epoka żelaza od 11, późna epoka żelaza od 14; jej pola wymagają 1100, 1200.
card-nation-illyria = Obszary startowe: Germania, Sudety. Wczesna epoka brązu od pola 6, późna epoka brązu od 8, wczesna epoka żelaza od 11, późna epoka żelaza od 13; jej pola wymagają 1100, 1200, 1300.
card-nation-thrace = Obszary startowe: Scytia. Wczesna epoka brązu od pola 6, późna epoka brązu od 9, wczesna epoka żelaza od 11, późna epoka żelaza od 13; jej pola wymagają 1000, 1100, 1200.
card-nation-crete = Obszary startowe: Fajstos, Knossos. Wczesna epoka brązu od pola 5, późna epoka brązu od 9, wczesna epoka żelaza od 11, późna epoka żelaza od 14; jej pola wymagają 1100, 1200.
card-nation-asia = Obszary startowe: Kubań, Majkop. Wczesna epoka brązu od pola 5, późna epoka brązu od 8, wczesna epoka żelaza od 10, późna epoka żelaza od 13; jej pola wymagają 1100, 1200, 1300.
card-nation-assyria = Obszary startowe: Nalczyk, Kaukaz. Wczesna epoka brązu od pola 5, późna epoka brązu od 8, wczesna epoka żelaza od 10, późna epoka żelaza od 14; jej pola wymagają 1200, 1300.
card-nation-babylon = Obszary startowe: Media, Partia, Suza. Wczesna epoka brązu od pola 5, późna epoka brązu od 8, wczesna epoka żelaza od 10, późna epoka żelaza od 14; jej pola wymagają 1300, 1400.
card-nation-egypt = Obszary startowe: Dżalo, Siwa, Górny Egipt, Buhen, Teby, Nubia. Wczesna epoka brązu od pola 4, późna epoka brązu od 7, wczesna epoka żelaza od 10, późna epoka żelaza od 13; jej pola wymagają 1200, 1300, 1400.
card-plain-danube = Równina zalewowa: Dunaj, Mezja, Tyras. Powódź zabiera stąd jednostki, ale nie miasta na czarnych miejscach.
card-plain-po = Równina zalewowa: Etruria, Rubikon. Powódź zabiera stąd jednostki, ale nie miasta na czarnych miejscach.
card-plain-tigris_euphrates = Równina zalewowa: Mezopotamia, Babilonia, Suza, Sumer, Babilon, Ur, Charaks. Powódź zabiera stąd jednostki, ale nie miasta na czarnych miejscach.
card-plain-nile = Równina zalewowa: Aleksandria, Memfis, Fajum, Górny Egipt, Tanis. Powódź zabiera stąd jednostki, ale nie miasta na czarnych miejscach.
card-volcano-vesuvius = Wulkan: Neapol, Kampania. Przy erupcji przepadają tam wszystkie jednostki; statki zostają.
card-volcano-etna = Wulkan: Milazzo, Syrakuzy. Przy erupcji przepadają tam wszystkie jednostki; statki zostają.
card-volcano-thera = Wulkan: Thera. Przy erupcji przepadają tam wszystkie jednostki; statki zostają.
card-piece-token = Na planszy liczy się za 1 punkt, mnoży się, maszeruje i wspiera miasta. W skarbcu jest pieniądzem, w zapasie czeka.
card-piece-city = Liczy się za 5 punktów. Buduje się je z 6 żetonów na miejscu pod miasto, gdzie indziej z 12; gracz może mieć ich najwyżej 9. Każde płaci 2 żetony podatku, daje kartę handlową i wymaga 2 żetonów na planszy jako wsparcia.
card-piece-ship = Budowa kosztuje 2 żetony, utrzymanie 1 na rundę, ze skarbca lub z poboru. Przewozi do 5 żetonów, do 4 obszarów wzdłuż brzegu; gracz może mieć najwyżej 4 statki.
card-piece-treasury = Żetony jako pieniądze: skarbiec napełniają podatki, płaci się z niego za statki, karty cywilizacji i karty dziewiątego stosu (po 18 żetonów). Żadna klęska go nie narusza.
card-piece-stock = Elementy poza grą. Z zapasu pochodzą nowe żetony i podatki; komu nie starcza na podatki, temu buntują się miasta, a przejmuje je gracz z największym zapasem.
card-piece-marker = Co rundę przechodzi jedno pole T.S.A., o ile lud spełnia wymaganie następnej epoki. Wygrywa ten, kto pierwszy dotrze do końca.
card-piece-census = Wszystkie żetony na planszy, liczone co rundę: pierwszy wykonuje ruch ten, kto ma ich najwięcej, przy remisie według kolejności T.S.A.
