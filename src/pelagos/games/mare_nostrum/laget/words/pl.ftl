## Gra

title = Cywilizacja Serge’a Lageta
blurb = Poprawione wydanie Mare Nostrum: odmienieni bohaterowie, swobodna kolejność działań i rywale, którzy muszą się nawzajem prześcignąć.

## Nazwy

name-area-corsica = Korsyka
name-area-sardinia = Sardynia
name-area-sicily = Sycylia
name-area-crete = Kreta
name-area-rhodes = Rodos
name-area-cyprus = Cypr
name-area-numidia = Numidia
name-area-gaetulia = Getulia
name-area-carthage = Kartagina
name-area-tripolitania = Trypolitania
name-area-cyrenaica = Cyrenajka
name-area-lower_egypt = Dolny Egipt
name-area-upper_egypt = Górny Egipt
name-area-nubia = Nubia
name-area-arabia = Arabia
name-area-palestine = Palestyna
name-area-phoenicia = Fenicja
name-area-syria = Syria
name-area-mesopotamia = Mezopotamia
name-area-babylonia = Babilonia
name-area-susiana = Suzjana
name-area-cilicia = Cylicja
name-area-pontus = Pont
name-area-galatia = Galacja
name-area-lycia = Licja
name-area-asia = Azja
name-area-thrace = Tracja
name-area-macedonia = Macedonia
name-area-greece = Grecja
name-area-illyria = Iliria
name-area-lombardy = Lombardia
name-area-rome = Rzym
name-area-magna_graecia = Wielka Grecja
name-area-mare_sardoum = Morze Sardyńskie
name-area-mare_tyrrhenum = Morze Tyrreńskie
name-area-mare_adriaticum = Morze Adriatyckie
name-area-mare_ionium = Morze Jońskie
name-area-mare_syrticum = Morze Afrykańskie
name-area-mare_libycum = Morze Libijskie
name-area-mare_aegaeum = Morze Egejskie
name-area-mare_aegyptium = Morze Egipskie
name-area-mare_cilicium = Morze Cylicyjskie
name-area-pontus_euxinus = Morze Czarne
name-site-corsica_gems = Korsyka (klejnoty)
name-site-temple_corsica = Korsyka (świątynia)
name-site-market_corsica = Korsyka (targ)
name-site-sardinia_slaves = Sardynia (niewolnicy)
name-site-temple_sardinia = Sardynia (świątynia)
name-site-market_sardinia = Sardynia (targ)
name-site-syracusae = Syrakuzy (miasto)
name-site-sicily_grain = Sycylia (zboże)
name-site-temple_sicily = Sycylia (świątynia)
name-site-market_sicily = Sycylia (targ)
name-site-cnossus = Knossos (miasto)
name-site-crete_oil = Kreta (oliwa)
name-site-temple_crete = Kreta (świątynia)
name-site-market_crete = Kreta (targ)
name-site-rhodus = Rodos (miasto)
name-site-rhodes_fish = Rodos (ryby)
name-site-temple_rhodes = Rodos (świątynia)
name-site-market_rhodes = Rodos (targ)
name-site-cyprus_metal = Cypr (metal)
name-site-temple_cyprus = Cypr (świątynia)
name-site-market_cyprus = Cypr (targ)
name-site-numidia_grain = Numidia (zboże)
name-site-temple_numidia = Numidia (świątynia)
name-site-market_numidia = Numidia (targ)
name-site-gaetulia_slaves = Getulia (niewolnicy)
name-site-temple_gaetulia = Getulia (świątynia)
name-site-market_gaetulia = Getulia (targ)
name-site-carthago = Kartagina (miasto)
name-site-carthage_fruit = Kartagina (owoce)
name-site-carthage_perfume = Kartagina (pachnidło)
name-site-temple_carthage = Kartagina (świątynia)
name-site-market_carthage = Kartagina (targ)
name-site-leptis_magna = Leptis Magna (miasto)
name-site-tripolitania_oil = Trypolitania (oliwa)
name-site-tripolitania_fish = Trypolitania (ryby)
name-site-temple_tripolitania = Trypolitania (świątynia)
name-site-market_tripolitania = Trypolitania (targ)
name-site-cyrene = Cyrena (miasto)
name-site-cyrenaica_livestock = Cyrenajka (inwentarz)
name-site-temple_cyrenaica = Cyrenajka (świątynia)
name-site-market_cyrenaica = Cyrenajka (targ)
name-site-alexandria = Aleksandria (miasto)
name-site-memphis = Memfis (miasto)
name-site-lower_egypt_papyrus = Dolny Egipt (papirus)
name-site-lower_egypt_grain = Dolny Egipt (zboże)
name-site-temple_lower_egypt = Dolny Egipt (świątynia)
name-site-market_lower_egypt = Dolny Egipt (targ)
name-site-thebae = Teby (miasto)
name-site-upper_egypt_papyrus = Górny Egipt (papirus)
name-site-temple_upper_egypt = Górny Egipt (świątynia)
name-site-market_upper_egypt = Górny Egipt (targ)
name-site-nubia_gold = Nubia (złoto)
name-site-temple_nubia = Nubia (świątynia)
name-site-market_nubia = Nubia (targ)
name-site-arabia_perfume = Arabia (pachnidło)
name-site-temple_arabia = Arabia (świątynia)
name-site-market_arabia = Arabia (targ)
name-site-hierosolyma = Jerozolima (miasto)
name-site-palestine_fruit = Palestyna (owoce)
name-site-temple_palestine = Palestyna (świątynia)
name-site-market_palestine = Palestyna (targ)
name-site-tyrus = Tyr (miasto)
name-site-phoenicia_fish = Fenicja (ryby)
name-site-temple_phoenicia = Fenicja (świątynia)
name-site-market_phoenicia = Fenicja (targ)
name-site-antiochia = Antiochia (miasto)
name-site-syria_wine = Syria (wino)
name-site-temple_syria = Syria (świątynia)
name-site-market_syria = Syria (targ)
name-site-ninive = Niniwa (miasto)
name-site-mesopotamia_grain = Mezopotamia (zboże)
name-site-temple_mesopotamia = Mezopotamia (świątynia)
name-site-market_mesopotamia = Mezopotamia (targ)
name-site-babylon = Babilon (miasto)
name-site-babylonia_fruit = Babilonia (owoce)
name-site-temple_babylonia = Babilonia (świątynia)
name-site-market_babylonia = Babilonia (targ)
name-site-susiana_gems = Suzjana (klejnoty)
name-site-temple_susiana = Suzjana (świątynia)
name-site-market_susiana = Suzjana (targ)
name-site-cilicia_slaves = Cylicja (niewolnicy)
name-site-temple_cilicia = Cylicja (świątynia)
name-site-market_cilicia = Cylicja (targ)
name-site-sinope = Synopa (miasto)
name-site-pontus_metal = Pont (metal)
name-site-temple_pontus = Pont (świątynia)
name-site-market_pontus = Pont (targ)
name-site-galatia_livestock = Galacja (inwentarz)
name-site-temple_galatia = Galacja (świątynia)
name-site-market_galatia = Galacja (targ)
name-site-lycia_slaves = Licja (niewolnicy)
name-site-temple_lycia = Licja (świątynia)
name-site-market_lycia = Licja (targ)
name-site-troas = Troja (miasto)
name-site-asia_oil = Azja (oliwa)
name-site-temple_asia = Azja (świątynia)
name-site-market_asia = Azja (targ)
name-site-constantinopolis = Konstantynopol (miasto)
name-site-thrace_grain = Tracja (zboże)
name-site-temple_thrace = Tracja (świątynia)
name-site-market_thrace = Tracja (targ)
name-site-pella = Pella (miasto)
name-site-macedonia_gold = Macedonia (złoto)
name-site-temple_macedonia = Macedonia (świątynia)
name-site-market_macedonia = Macedonia (targ)
name-site-athenae = Ateny (miasto)
name-site-greece_wine = Grecja (wino)
name-site-greece_fish = Grecja (ryby)
name-site-temple_greece = Grecja (świątynia)
name-site-market_greece = Grecja (targ)
name-site-illyria_slaves = Iliria (niewolnicy)
name-site-temple_illyria = Iliria (świątynia)
name-site-market_illyria = Iliria (targ)
name-site-mediolanum = Mediolan (miasto)
name-site-lombardy_livestock = Lombardia (inwentarz)
name-site-temple_lombardy = Lombardia (świątynia)
name-site-market_lombardy = Lombardia (targ)
name-site-roma = Rzym (miasto)
name-site-rome_metal = Rzym (metal)
name-site-rome_fish = Rzym (ryby)
name-site-temple_rome = Rzym (świątynia)
name-site-market_rome = Rzym (targ)
name-site-tarentum = Tarent (miasto)
name-site-magna_graecia_wine = Wielka Grecja (wino)
name-site-temple_magna_graecia = Wielka Grecja (świątynia)
name-site-market_magna_graecia = Wielka Grecja (targ)
name-post-beside = obok budowli
name-post-fortress = forteca
name-post-marker = na znaczniku wpływu
name-post-corsica_gems = Korsyka (klejnoty)
name-post-temple_corsica = Korsyka (świątynia)
name-post-market_corsica = Korsyka (targ)
name-post-sardinia_slaves = Sardynia (niewolnicy)
name-post-temple_sardinia = Sardynia (świątynia)
name-post-market_sardinia = Sardynia (targ)
name-post-syracusae = Syrakuzy (miasto)
name-post-sicily_grain = Sycylia (zboże)
name-post-temple_sicily = Sycylia (świątynia)
name-post-market_sicily = Sycylia (targ)
name-post-cnossus = Knossos (miasto)
name-post-crete_oil = Kreta (oliwa)
name-post-temple_crete = Kreta (świątynia)
name-post-market_crete = Kreta (targ)
name-post-rhodus = Rodos (miasto)
name-post-rhodes_fish = Rodos (ryby)
name-post-temple_rhodes = Rodos (świątynia)
name-post-market_rhodes = Rodos (targ)
name-post-cyprus_metal = Cypr (metal)
name-post-temple_cyprus = Cypr (świątynia)
name-post-market_cyprus = Cypr (targ)
name-post-numidia_grain = Numidia (zboże)
name-post-temple_numidia = Numidia (świątynia)
name-post-market_numidia = Numidia (targ)
name-post-gaetulia_slaves = Getulia (niewolnicy)
name-post-temple_gaetulia = Getulia (świątynia)
name-post-market_gaetulia = Getulia (targ)
name-post-carthago = Kartagina (miasto)
name-post-carthage_fruit = Kartagina (owoce)
name-post-carthage_perfume = Kartagina (pachnidło)
name-post-temple_carthage = Kartagina (świątynia)
name-post-market_carthage = Kartagina (targ)
name-post-leptis_magna = Leptis Magna (miasto)
name-post-tripolitania_oil = Trypolitania (oliwa)
name-post-tripolitania_fish = Trypolitania (ryby)
name-post-temple_tripolitania = Trypolitania (świątynia)
name-post-market_tripolitania = Trypolitania (targ)
name-post-cyrene = Cyrena (miasto)
name-post-cyrenaica_livestock = Cyrenajka (inwentarz)
name-post-temple_cyrenaica = Cyrenajka (świątynia)
name-post-market_cyrenaica = Cyrenajka (targ)
name-post-alexandria = Aleksandria (miasto)
name-post-memphis = Memfis (miasto)
name-post-lower_egypt_papyrus = Dolny Egipt (papirus)
name-post-lower_egypt_grain = Dolny Egipt (zboże)
name-post-temple_lower_egypt = Dolny Egipt (świątynia)
name-post-market_lower_egypt = Dolny Egipt (targ)
name-post-thebae = Teby (miasto)
name-post-upper_egypt_papyrus = Górny Egipt (papirus)
name-post-temple_upper_egypt = Górny Egipt (świątynia)
name-post-market_upper_egypt = Górny Egipt (targ)
name-post-nubia_gold = Nubia (złoto)
name-post-temple_nubia = Nubia (świątynia)
name-post-market_nubia = Nubia (targ)
name-post-arabia_perfume = Arabia (pachnidło)
name-post-temple_arabia = Arabia (świątynia)
name-post-market_arabia = Arabia (targ)
name-post-hierosolyma = Jerozolima (miasto)
name-post-palestine_fruit = Palestyna (owoce)
name-post-temple_palestine = Palestyna (świątynia)
name-post-market_palestine = Palestyna (targ)
name-post-tyrus = Tyr (miasto)
name-post-phoenicia_fish = Fenicja (ryby)
name-post-temple_phoenicia = Fenicja (świątynia)
name-post-market_phoenicia = Fenicja (targ)
name-post-antiochia = Antiochia (miasto)
name-post-syria_wine = Syria (wino)
name-post-temple_syria = Syria (świątynia)
name-post-market_syria = Syria (targ)
name-post-ninive = Niniwa (miasto)
name-post-mesopotamia_grain = Mezopotamia (zboże)
name-post-temple_mesopotamia = Mezopotamia (świątynia)
name-post-market_mesopotamia = Mezopotamia (targ)
name-post-babylon = Babilon (miasto)
name-post-babylonia_fruit = Babilonia (owoce)
name-post-temple_babylonia = Babilonia (świątynia)
name-post-market_babylonia = Babilonia (targ)
name-post-susiana_gems = Suzjana (klejnoty)
name-post-temple_susiana = Suzjana (świątynia)
name-post-market_susiana = Suzjana (targ)
name-post-cilicia_slaves = Cylicja (niewolnicy)
name-post-temple_cilicia = Cylicja (świątynia)
name-post-market_cilicia = Cylicja (targ)
name-post-sinope = Synopa (miasto)
name-post-pontus_metal = Pont (metal)
name-post-temple_pontus = Pont (świątynia)
name-post-market_pontus = Pont (targ)
name-post-galatia_livestock = Galacja (inwentarz)
name-post-temple_galatia = Galacja (świątynia)
name-post-market_galatia = Galacja (targ)
name-post-lycia_slaves = Licja (niewolnicy)
name-post-temple_lycia = Licja (świątynia)
name-post-market_lycia = Licja (targ)
name-post-troas = Troja (miasto)
name-post-asia_oil = Azja (oliwa)
name-post-temple_asia = Azja (świątynia)
name-post-market_asia = Azja (targ)
name-post-constantinopolis = Konstantynopol (miasto)
name-post-thrace_grain = Tracja (zboże)
name-post-temple_thrace = Tracja (świątynia)
name-post-market_thrace = Tracja (targ)
name-post-pella = Pella (miasto)
name-post-macedonia_gold = Macedonia (złoto)
name-post-temple_macedonia = Macedonia (świątynia)
name-post-market_macedonia = Macedonia (targ)
name-post-athenae = Ateny (miasto)
name-post-greece_wine = Grecja (wino)
name-post-greece_fish = Grecja (ryby)
name-post-temple_greece = Grecja (świątynia)
name-post-market_greece = Grecja (targ)
name-post-illyria_slaves = Iliria (niewolnicy)
name-post-temple_illyria = Iliria (świątynia)
name-post-market_illyria = Iliria (targ)
name-post-mediolanum = Mediolan (miasto)
name-post-lombardy_livestock = Lombardia (inwentarz)
name-post-temple_lombardy = Lombardia (świątynia)
name-post-market_lombardy = Lombardia (targ)
name-post-roma = Rzym (miasto)
name-post-rome_metal = Rzym (metal)
name-post-rome_fish = Rzym (ryby)
name-post-temple_rome = Rzym (świątynia)
name-post-market_rome = Rzym (targ)
name-post-tarentum = Tarent (miasto)
name-post-magna_graecia_wine = Wielka Grecja (wino)
name-post-temple_magna_graecia = Wielka Grecja (świątynia)
name-post-market_magna_graecia = Wielka Grecja (targ)
name-resource-tax = moneta
name-resource-perfume = pachnidło
name-resource-papyrus = papirus
name-resource-gold = złoto
name-resource-gems = klejnoty
name-resource-oil = oliwa
name-resource-wine = wino
name-resource-livestock = inwentarz
name-resource-fruit = owoce
name-resource-metal = metal
name-resource-grain = zboże
name-resource-fish = ryby
name-resource-slaves = niewolnicy
name-card-julius_caesar = Juliusz Cezar
name-card-hannibal = Hannibal
name-card-pericles = Perykles
name-card-cleopatra = Kleopatra
name-card-hammurabi = Hammurabi
name-card-agamemnon = Agamemnon
name-card-archimedes = Archimedes
name-card-solomon = Salomon
name-card-helen = Helena Trojańska
name-card-nebuchadnezzar = Nabuchodonozor
name-card-ulysses = Odyseusz
name-card-colossus = Kolos
name-card-hanging_gardens = Wiszące Ogrody
name-card-temple_of_artemis = Świątynia Artemidy
name-card-statue_of_zeus = Posąg Zeusa
name-card-lighthouse = Latarnia Morska
name-card-mausoleum = Mauzoleum
name-card-pyramids = Piramidy
name-civilization-rome = Rzym
name-civilization-carthage = Kartagina
name-civilization-greece = Grecja
name-civilization-egypt = Egipt
name-civilization-babylon = Babilon
name-role-director_of_commerce = Wielki Żeglarz
name-role-political_leader = Wielki Prawodawca
name-role-military_leader = Wielki Wódz
name-verb-influence = znacznik wpływu
name-verb-city = miasto
name-verb-caravan = karawana
name-verb-temple = świątynia
name-verb-market = targ
name-verb-legion = legion
name-verb-fortress = forteca
name-verb-trireme = tryrema
name-verb-card = bohater lub cud świata
name-verb-convert = wymienić znacznik
name-verb-free_influence = darmowy znacznik wpływu
name-verb-free_convert = wymienić znacznik za darmo
name-verb-free_fortress = darmowa forteca
name-verb-exchange = wymiana z bankiem
name-verb-end = zakończyć
name-verb-sail = wypłynąć
name-verb-attack = zaatakować na morzu
name-verb-march = wymarsz
name-verb-halt = koniec ruchów
name-verb-fight = stoczyć bitwę
name-verb-settle = rozstrzygnąć los prowincji
name-verb-pillage = spustoszyć
name-verb-occupy = zająć
name-verb-claim = asymilować
name-verb-nothing = nic nie robić
name-verb-use = skorzystać
name-verb-pass = zrezygnować
name-verb-coins = monetami
name-verb-goods = różnymi towarami
name-verb-lay = obsadzić kolejne budowle
name-verb-alps = przejść przez Alpy
unit-card = { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
}
unit-legion = { $n } { $n ->
    [one] legion
    [few] legiony
   *[many] legionów
}
unit-trireme = { $n } { $n ->
    [one] tryrema
    [few] tryremy
   *[many] tryrem
}
unit-tax = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}

## Pytania

ask-build = Co zbudujesz lub kupisz?
ask-call_number = Ile kart ma wyłożyć każdy?
ask-campaign = Co robisz podczas tej wyprawy?
ask-choose_chain = Przez które morza przeprawiają się legiony?
ask-choose_civilization = Którą cywilizację poprowadzisz?
ask-choose_foe = Z kim walczysz najpierw?
ask-choose_losses = Które z twoich jednostek zdejmujesz?
ask-choose_spoils = Jaki towar przynosi Nabuchodonozor?
ask-compel_take = Czy Odyseusz zmusi biorącego, by wziął od ciebie?
ask-compensate = Którą kartę oddajesz jako wyrównanie?
ask-declare_blockade = Czy blokujesz tu przeprawę?
ask-divide_forces = Jak podzielisz jednostki między przeciwników?
ask-divide_fortresses = W której bitwie liczą się twoje fortece?
ask-draw_civilizations = Losowanie cywilizacji
ask-draw_first_holder = Remis rozstrzyga los
ask-draw_layout_order = Losowanie kolejności rozstawiania
ask-keep_cards = Które karty zachowujesz?
ask-leave_posts = Które legiony odeszły?
ask-name_lawgiver = Kto zostaje Wielkim Prawodawcą?
ask-name_navigator = Kto zostaje Wielkim Żeglarzem?
ask-name_next_builder = Kto buduje jako następny?
ask-name_next_general = Kto wyrusza na wojnę jako następny?
ask-name_warlord = Kto zostaje Wielkim Wodzem?
ask-offer_cards = Które karty oferujesz?
ask-pay = Czym płacisz?
ask-pay-for = Zapłać { $number }. Zakup: { $things }. Czym płacisz?
ask-place_freely = Na co wydasz punkty?
ask-roll_dice = Rzut kośćmi
ask-roll_for_order = Kości decydują, kto wybiera pierwszy
ask-settle = Jesteś sam w obcej prowincji. Co robisz?
ask-support_battle = Które okręty wspierają twoje legiony?
ask-take_card = Od kogo i którą kartę bierzesz?
ask-take_extra_good = Jaki towar przyniesie Świątynia Artemidy?
ask-turn_legion_on_entry = Czy Helena przeciągnie jeden z tych legionów?

## Zdarzenia

event-battle_rolled = { $field }: { $seat } atakuje (broni się { $foe }), sumy { $attack } i { $defence }
event-blockade = { $sea }: { $seat } blokuje przeprawę
event-built = { $seat } buduje: { $site }
event-card_bought = { $seat } kupuje kartę: { $card }
event-card_taken = { $seat } bierze kartę (oddaje { $victim }): { $card }
event-cards_kept = { $seat } — na ręce zostaje: { $coins } { $coins ->
    [one] moneta
    [few] monety
   *[many] monet
}, { $goods } { $goods ->
    [one] towar
    [few] towary
   *[many] towarów
}
event-civilization_taken = { $seat } — cywilizacja: { $civilization }
event-compensated = { $seat } oddaje kartę (otrzymuje { $receiver })
event-compensation = { $seat } oddaje kartę (otrzymuje { $receiver }): { $card }
event-crossing_stopped = { $goal }: przeprawa nieudana, legiony zostały na miejscu ({ $seat })
event-exchanged = { $seat } wymienia z bankiem: { $given } → { $received }
event-extra_good = { $seat } — Świątynia Artemidy przynosi: { $good }
event-income = { $seat } — dochód: { $cards }
event-legion_lost_in_alps = { $seat } traci legion w Alpach
event-legion_turned = { $province }: Helena przeciąga legion, teraz prowadzi go { $seat }
event-legions_marched = { $seat } maszeruje: { $origin } → { $goal }, { $count } { $count ->
    [one] legion
    [few] legiony
   *[many] legionów
}
event-marker_claimed = { $province }: { $seat } rozpoczyna asymilację
event-marker_placed = { $province }: { $seat } kładzie znacznik wpływu
event-number_called = { $seat } ogłasza liczbę: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
} od każdego
event-occupied = { $seat } — legiony zajęły: { $sites }
event-offer_laid = { $seat } — oferta wyłożona
event-offer_returned = { $seat } — wraca na rękę: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}
event-offer_shown = { $seat } oferuje: { $cards }
event-order_announced = { $seat } ustala kolejność: { $order }
event-paid = { $seat } płaci: { $cards }
event-pillaged = { $seat } pustoszy: { $site }
event-player_named = { $seat } wskazuje następną osobę: { $player }
event-province_converted = { $province }: { $seat } wymienia znacznik wpływu na swój
event-role_dealt = { $role }: { $seat }
event-role_passed = { $role }: teraz { $seat }
event-set_up = { $civilization }: rozstawienie gotowe
event-ships_support = { $seat } — wsparcie z morza: { $count } { $count ->
    [one] tryrema
    [few] tryremy
   *[many] tryrem
}
event-spoils_taken = { $seat } — zdobycz z banku: { $card }
event-take_redirected = Odyseusz: { $taker } musi wziąć kartę, oddaje { $seat }
event-triremes_sailed = { $seat } żegluje: { $origin } → { $goal }, { $count } { $count ->
    [one] tryrema
    [few] tryremy
   *[many] tryrem
}
event-unit_raised = { $province }: { $seat } wystawia jednostkę ({ $unit })
event-units_lost = { $field }: { $loser } — straty: { $count } { $count ->
    [one] jednostka
    [few] jednostki
   *[many] jednostek
}
event-won = { $seat } wygrywa: { $cards } { $cards ->
    [one] karta bohatera lub cudu
    [few] karty bohaterów i cudów
   *[many] kart bohaterów i cudów
}

## Fazy i zakończenia

phase-game = Gra
phase-setup = Przygotowanie
phase-turn = Tura
phase-picking = Wybór cywilizacji
phase-drawn_civilizations = Losowanie cywilizacji
phase-basic_setup = Gotowe rozstawienie
phase-advanced_setup = Swobodne rozstawienie
phase-layout = Swobodne rozstawienie
phase-trade = Handel
phase-taking = Wymiana kart
phase-construction = Budowa
phase-building = Budowanie
phase-named_building = Budowanie
phase-payment = Płatność
phase-leave_posts = Opuszczanie budowli
phase-engagement = Bitwa
phase-battle = Bitwa
phase-sea_battle = Bitwa morska
phase-land_battle = Bitwa lądowa
phase-entry = Wkroczenie do prowincji
phase-agreed_civilizations = Wybór cywilizacji
phase-rolled_civilizations = Wybór cywilizacji
phase-first_role = Pierwsze tytuły
phase-military = Wojna
phase-activation = Aktywacja
phase-named_activation = Aktywacja
phase-settlement = Los prowincji
phase-late_settlement = Los prowincji
phase-crossing = Przeprawa
phase-all_titles = Tytuły
phase-navigator = Żeglarz
phase-lawgiver = Prawodawca
phase-warlord = Wódz
ending-pyramids = budując Piramidy
ending-four_cards = zbierając cztery karty bohaterów i cudów
ending-one_more_card = mając o kartę więcej niż każdy rywal

## Opcje

option-setup_mode = Rozstawienie
option-setup_mode-help = Zacznij od gotowych arkuszy albo swobodnie wydaj 36 punktów.
value-setup_mode-basic = gotowe
value-setup_mode-advanced = za 36 punktów
option-civ_assignment = Przydział cywilizacji
option-civ_assignment-help = Losowo, w drodze umowy albo przez wybór w kolejności rzutu kośćmi.
value-civ_assignment-random = losowo
value-civ_assignment-agreed = umowa
value-civ_assignment-roll_and_pick = rzut i wybór
option-civ_set = Cywilizacje do wyboru
option-civ_set-help = Zalecane albo wszystkie pięć.
value-civ_set-recommended = zalecane
value-civ_set-all = wszystkie pięć
option-capital_marker_free = Darmowy znacznik stolicy
option-capital_marker_free-help = W swobodnym rozstawieniu znacznik w stolicy nie kosztuje punktów.
value-capital_marker_free-false = nie
value-capital_marker_free-true = tak
option-setup_hero_discounts = Bohaterowie działają przy rozstawianiu
option-setup_hero_discounts-help = Bohater kupiony przy rozstawianiu działa od razu.
value-setup_hero_discounts-false = nie
value-setup_hero_discounts-true = tak
option-title_check = Sprawdzanie tytułów
option-title_check-help = Tylko tytuł danej fazy albo wszystkie trzy w każdej fazie.
value-title_check-own_phase = we własnej fazie
value-title_check-all_titles_each_phase = wszystkie w każdej fazie
option-title_claimants = Pretendenci
option-title_claimants-help = Ci, którzy mają po równo najwięcej, albo każdy powyżej posiadacza.
value-title_claimants-tied_max = równi najlepsi
value-title_claimants-any_exceeding = każdy powyżej posiadacza
option-bank_shortage = Brak w banku
option-bank_shortage-help = Najpierw dostaje Żeglarz albo danego rodzaju nie dostaje nikt.
value-bank_shortage-navigator_first = najpierw Żeglarz
value-bank_shortage-nobody = nikt
option-seizure_income = Dochód przy zajęciu
option-seizure_income-help = Właściciel traci tylko zajęte budowle albo całą prowincję.
value-seizure_income-per_structure = według budowli
value-seizure_income-whole_province = cała prowincja
option-trade_stop = Koniec wymiany
option-trade_stop-help = Czy wolno jeszcze brać karty, gdy ma je tylko jedna osoba.
value-trade_stop-taker_is_sole_holder = gdy brać ma sam posiadacz
value-trade_stop-one_holder = gdy karty ma już tylko jedna osoba
option-odysseus_overrides_limit = Odyseusz łamie limit pary
option-odysseus_overrides_limit-help = Wymuszone wzięcie może być trzecim z rzędu w jednej parze.
value-odysseus_overrides_limit-false = nie
value-odysseus_overrides_limit-true = tak
option-temple_market_icons = Ikony świątyń i targów
option-temple_market_icons-help = Świątynia i targ dzielą ikonę albo zajmują własną.
value-temple_market_icons-shared = wspólne
value-temple_market_icons-strict = własne
option-naval_attack_after_legion_move = Późne bitwy morskie
option-naval_attack_after_legion_move-help = Bitwy morskie są dozwolone także po ruchu legionów.
value-naval_attack_after_legion_move-false = nie
value-naval_attack_after_legion_move-true = tak
option-ruin_block = Kto nie może pustoszyć ponownie
option-ruin_block-help = Nieodbudowanej prowincji nie może pustoszyć nikt albo tylko sprawca.
value-ruin_block-province = nikt
value-ruin_block-same_player = ten sam gracz
option-neutral_capital_assimilable = Neutralne stolice do zdobycia
option-neutral_capital_assimilable-help = Stolicę neutralnej cywilizacji można zasymilować.
value-neutral_capital_assimilable-false = nie
value-neutral_capital_assimilable-true = tak
option-one_more_card_rule = Reguła dodatkowej karty
option-one_more_card_rule-help = Przy kilku pretendentach zwycięzca musi mieć więcej kart niż reszta.
value-one_more_card_rule-false = nie
value-one_more_card_rule-true = tak
option-crossing_blockade = Blokada przeprawy
option-crossing_blockade-help = Okręty na trasie mogą zaatakować przeprawę.
value-crossing_blockade-false = nie
value-crossing_blockade-true = tak
option-alps_crossing = Przejście przez Alpy
option-alps_crossing-help = Hannibal może przejść z Numidii do Lombardii kosztem jednego legionu.
value-alps_crossing-false = nie
value-alps_crossing-true = tak
option-pericles_supports_fortress_alone = Perykles wspiera fortece
option-pericles_supports_fortress_alone-help = Okręty mogą wesprzeć broniącą się fortecę bez legionu.
value-pericles_supports_fortress_alone-false = nie
value-pericles_supports_fortress_alone-true = tak

## Co jest na stole

piece-city = miasto
piece-caravan = karawana
piece-temple = świątynia
piece-market = targ
piece-legion = legion
piece-fortress = forteca
piece-trireme = tryrema
piece-influence = znacznik wpływu
piece-resource = karta
piece-hidden = zakryte karty
piece-card = karta
fact-name = Cywilizacja
fact-cards = Bohaterowie i cuda
fact-hand_size = Kart na ręce
fact-counts = Handel, polityka, wojsko
fact-influence_supply = Znaczniki w zapasie
fact-legion_supply = Legiony w zapasie
fact-fortress_supply = Fortece w zapasie
fact-trireme_supply = Tryremy w zapasie
fact-roles = Tytuły
track-cards = Bohaterowie i cuda
track-offers = Oferty
mark-neutral = neutralna
mark-building = budowla
mark-claim = roszczenie
mark-war = wojna
mark-fresh = znacznik z tej tury
