## Gra

title = Mare Nostrum: Imperia
blurb = Pokieruj Rzymem, Grecją, Babilonem, Egiptem lub Kartaginą: handluj, buduj, zdobywaj bohaterów i cuda świata i zapanuj nad Morzem Śródziemnym dzięki prestiżowi, chwale, podbojom albo przywództwu.

## Prowincje, morza i pola budowli

name-province-italia = Italia
name-province-gallia = Galia
name-province-dalmatia = Dalmacja
name-province-germania = Germania
name-province-dacia = Dacja
name-province-macedonia = Macedonia
name-province-athens = Ateny
name-province-thracia = Tracja
name-province-creta = Kreta
name-province-rhodus = Rodos
name-province-cyprus = Cypr
name-province-sardinia = Sardynia
name-province-sicilia = Sycylia
name-province-asia = Azja
name-province-cappadocia = Kapadocja
name-province-armenia = Armenia
name-province-syria = Syria
name-province-assyria = Asyria
name-province-babylonia = Babilonia
name-province-arabia = Arabia
name-province-judea = Judea
name-province-aegyptus = Egipt
name-province-aethiopia = Etiopia
name-province-cyrenaica = Cyrenajka
name-province-garamantes = Kraj Garamantów
name-province-tripolitania = Trypolitania
name-province-carthage = Kartagina
name-province-numidia = Numidia
name-sea-tyrrhenian_sea = Morze Tyrreńskie
name-sea-sardinian_sea = Morze Sardyńskie
name-sea-adriatic_sea = Morze Adriatyckie
name-sea-ionian_sea = Morze Jońskie
name-sea-african_sea = Morze Afrykańskie
name-sea-aegean_sea = Morze Egejskie
name-sea-black_sea = Morze Czarne
name-sea-egyptian_sea = Morze Egipskie
name-sea-phoenician_sea = Morze Fenickie

name-icon-italia_marble = Italia: karawana (marmur)
name-icon-italia_wine = Italia: karawana (wino)
name-icon-italia_market = Italia: targ
name-icon-rome_city = Rzym (stolica)
name-icon-italia_temple = Italia: świątynia
name-icon-gallia_sheep = Galia: karawana (owce)
name-icon-gallia_grain = Galia: karawana (zboże)
name-icon-gallia_market = Galia: targ
name-icon-dalmatia_gladiators = Dalmacja: karawana (gladiatorzy)
name-icon-dalmatia_market = Dalmacja: targ
name-icon-salonae = Salona (miasto)
name-icon-dalmatia_temple = Dalmacja: świątynia
name-icon-germania_gladiators = Germania: karawana (gladiatorzy)
name-icon-germania_wood = Germania: karawana (drewno)
name-icon-germania_market = Germania: targ
name-icon-dacia_gold = Dacja: karawana (złoto)
name-icon-dacia_sheep = Dacja: karawana (owce)
name-icon-dacia_market = Dacja: targ
name-icon-macedonia_gladiators = Macedonia: karawana (gladiatorzy)
name-icon-macedonia_market = Macedonia: targ
name-icon-athens_oil = Ateny: karawana (oliwa)
name-icon-athens_market = Ateny: targ
name-icon-athens_city = Ateny (stolica)
name-icon-sparta = Sparta (miasto)
name-icon-athens_temple = Ateny: świątynia
name-icon-thracia_gladiators = Tracja: karawana (gladiatorzy)
name-icon-thracia_wine = Tracja: karawana (wino)
name-icon-thracia_market = Tracja: targ
name-icon-byzantium = Bizancjum (miasto)
name-icon-thracia_temple = Tracja: świątynia
name-icon-creta_ceramics = Kreta: karawana (ceramika)
name-icon-creta_market = Kreta: targ
name-icon-knossos = Knossos (miasto)
name-icon-creta_temple = Kreta: świątynia
name-icon-rhodus_marble = Rodos: karawana (marmur)
name-icon-rhodus_market = Rodos: targ
name-icon-cyprus_metal = Cypr: karawana (metal)
name-icon-cyprus_market = Cypr: targ
name-icon-sardinia_oil = Sardynia: karawana (oliwa)
name-icon-sardinia_market = Sardynia: targ
name-icon-syracuse = Syrakuzy (legendarne miasto)
name-icon-sicilia_temple = Sycylia: świątynia
name-icon-troy = Troja (legendarne miasto)
name-icon-asia_temple = Azja: świątynia
name-icon-cappadocia_wood = Kapadocja: karawana (drewno)
name-icon-cappadocia_market = Kapadocja: targ
name-icon-armenia_gold = Armenia: karawana (złoto)
name-icon-armenia_wine = Armenia: karawana (wino)
name-icon-armenia_market = Armenia: targ
name-icon-syria_oil = Syria: karawana (oliwa)
name-icon-syria_market = Syria: targ
name-icon-antioch = Antiochia (miasto)
name-icon-syria_temple = Syria: świątynia
name-icon-assyria_sheep = Asyria: karawana (owce)
name-icon-assyria_market = Asyria: targ
name-icon-babylonia_spices = Babilonia: karawana (przyprawy)
name-icon-babylonia_grain = Babilonia: karawana (zboże)
name-icon-babylonia_market = Babilonia: targ
name-icon-babylon_city = Babilon (stolica)
name-icon-babylonia_temple = Babilonia: świątynia
name-icon-arabia_spices = Arabia: karawana (przyprawy)
name-icon-arabia_gems = Arabia: karawana (klejnoty)
name-icon-arabia_market = Arabia: targ
name-icon-jerusalem = Jerozolima (legendarne miasto)
name-icon-judea_temple = Judea: świątynia
name-icon-aegyptus_papyrus = Egipt: karawana (papirus)
name-icon-aegyptus_sheep = Egipt: karawana (owce)
name-icon-aegyptus_market = Egipt: targ
name-icon-alexandria = Aleksandria (stolica)
name-icon-memphis = Memfis (miasto)
name-icon-aegyptus_temple = Egipt: świątynia
name-icon-aethiopia_grain = Etiopia: karawana (zboże)
name-icon-aethiopia_gold = Etiopia: karawana (złoto)
name-icon-aethiopia_market = Etiopia: targ
name-icon-cyrenaica_papyrus = Cyrenajka: karawana (papirus)
name-icon-cyrenaica_market = Cyrenajka: targ
name-icon-cyrene = Kyrene (miasto)
name-icon-cyrenaica_temple = Cyrenajka: świątynia
name-icon-garamantes_gems = Kraj Garamantów: karawana (klejnoty)
name-icon-garamantes_market = Kraj Garamantów: targ
name-icon-tripolitania_oil = Trypolitania: karawana (oliwa)
name-icon-tripolitania_market = Trypolitania: targ
name-icon-leptis_magna = Leptis Magna (miasto)
name-icon-tripolitania_temple = Trypolitania: świątynia
name-icon-carthage_grain = Kartagina: karawana (zboże)
name-icon-carthage_wine = Kartagina: karawana (wino)
name-icon-carthage_market = Kartagina: targ
name-icon-carthage_city = Kartagina (stolica)
name-icon-carthage_temple = Kartagina: świątynia
name-icon-numidia_metal = Numidia: karawana (metal)
name-icon-numidia_gladiators = Numidia: karawana (gladiatorzy)
name-icon-numidia_market = Numidia: targ

## Zasoby, kafle, imperia

name-resource-ceramics = ceramika
name-resource-gems = klejnoty
name-resource-papyrus = papirus
name-resource-metal = metal
name-resource-spices = przyprawy
name-resource-marble = marmur
name-resource-wood = drewno
name-resource-gold = złoto
name-resource-grain = zboże
name-resource-oil = oliwa
name-resource-sheep = owce
name-resource-wine = wino
name-resource-gladiators = gladiatorzy
name-resource-coin = moneta
name-resource-legendary_ceramics = legendarna ceramika
name-resource-legendary_gems = legendarne klejnoty
name-resource-legendary_papyrus = legendarny papirus
name-resource-legendary_metal = legendarny metal
name-resource-legendary_spices = legendarne przyprawy
name-resource-legendary_marble = legendarny marmur
name-resource-legendary_wood = legendarne drewno
name-resource-legendary_gold = legendarne złoto
name-resource-legendary_grain = legendarne zboże
name-resource-legendary_oil = legendarna oliwa
name-resource-legendary_sheep = legendarne owce
name-resource-legendary_wine = legendarne wino
name-resource-legendary_gladiators = legendarni gladiatorzy
name-tile-caesar = Cezar
name-tile-pericles = Perykles
name-tile-hammurabi = Hammurabi
name-tile-cleopatra = Kleopatra
name-tile-hannibal = Hannibal
name-tile-castor_pollux = Kastor i Polluks
name-tile-nebuchadnezzar = Nabuchodonozor
name-tile-circe = Kirke
name-tile-penthesilea = Pentesilea
name-tile-gilgamesh = Gilgamesz
name-tile-perseus = Perseusz
name-tile-hamilcar = Hamilkar
name-tile-queen_of_sheba = Królowa Saby
name-tile-hercules = Herkules
name-tile-ramses_ii = Ramzes II
name-tile-antigone = Antygona
name-tile-spartacus = Spartakus
name-tile-colossus = Kolos Rodyjski
name-tile-hanging_gardens = Wiszące Ogrody
name-tile-lighthouse = Latarnia na Faros
name-tile-statue_of_zeus = Posąg Zeusa
name-tile-temple_of_artemis = Świątynia Artemidy
name-tile-pyramids = Piramidy
name-empire-rome = Rzym
name-empire-greece = Grecja
name-empire-babylon = Babilon
name-empire-egypt = Egipt
name-empire-carthage = Kartagina
name-call-0 = 0
name-call-1 = 1
name-call-2 = 2
name-call-3 = 3
name-call-4 = 4
name-call-5 = 5

## Posterunki legionów

name-post-free = legion bez posterunku
name-post-fortress = forteca
name-post-marker = legion na znaczniku kontroli
name-post-italia_marble = legion na polu „Italia: karawana (marmur)”
name-post-italia_wine = legion na polu „Italia: karawana (wino)”
name-post-italia_market = legion na polu „Italia: targ”
name-post-rome_city = legion na polu „Rzym (stolica)”
name-post-italia_temple = legion na polu „Italia: świątynia”
name-post-gallia_sheep = legion na polu „Galia: karawana (owce)”
name-post-gallia_grain = legion na polu „Galia: karawana (zboże)”
name-post-gallia_market = legion na polu „Galia: targ”
name-post-dalmatia_gladiators = legion na polu „Dalmacja: karawana (gladiatorzy)”
name-post-dalmatia_market = legion na polu „Dalmacja: targ”
name-post-salonae = legion na polu „Salona (miasto)”
name-post-dalmatia_temple = legion na polu „Dalmacja: świątynia”
name-post-germania_gladiators = legion na polu „Germania: karawana (gladiatorzy)”
name-post-germania_wood = legion na polu „Germania: karawana (drewno)”
name-post-germania_market = legion na polu „Germania: targ”
name-post-dacia_gold = legion na polu „Dacja: karawana (złoto)”
name-post-dacia_sheep = legion na polu „Dacja: karawana (owce)”
name-post-dacia_market = legion na polu „Dacja: targ”
name-post-macedonia_gladiators = legion na polu „Macedonia: karawana (gladiatorzy)”
name-post-macedonia_market = legion na polu „Macedonia: targ”
name-post-athens_oil = legion na polu „Ateny: karawana (oliwa)”
name-post-athens_market = legion na polu „Ateny: targ”
name-post-athens_city = legion na polu „Ateny (stolica)”
name-post-sparta = legion na polu „Sparta (miasto)”
name-post-athens_temple = legion na polu „Ateny: świątynia”
name-post-thracia_gladiators = legion na polu „Tracja: karawana (gladiatorzy)”
name-post-thracia_wine = legion na polu „Tracja: karawana (wino)”
name-post-thracia_market = legion na polu „Tracja: targ”
name-post-byzantium = legion na polu „Bizancjum (miasto)”
name-post-thracia_temple = legion na polu „Tracja: świątynia”
name-post-creta_ceramics = legion na polu „Kreta: karawana (ceramika)”
name-post-creta_market = legion na polu „Kreta: targ”
name-post-knossos = legion na polu „Knossos (miasto)”
name-post-creta_temple = legion na polu „Kreta: świątynia”
name-post-rhodus_marble = legion na polu „Rodos: karawana (marmur)”
name-post-rhodus_market = legion na polu „Rodos: targ”
name-post-cyprus_metal = legion na polu „Cypr: karawana (metal)”
name-post-cyprus_market = legion na polu „Cypr: targ”
name-post-sardinia_oil = legion na polu „Sardynia: karawana (oliwa)”
name-post-sardinia_market = legion na polu „Sardynia: targ”
name-post-syracuse = legion na polu „Syrakuzy (legendarne miasto)”
name-post-sicilia_temple = legion na polu „Sycylia: świątynia”
name-post-troy = legion na polu „Troja (legendarne miasto)”
name-post-asia_temple = legion na polu „Azja: świątynia”
name-post-cappadocia_wood = legion na polu „Kapadocja: karawana (drewno)”
name-post-cappadocia_market = legion na polu „Kapadocja: targ”
name-post-armenia_gold = legion na polu „Armenia: karawana (złoto)”
name-post-armenia_wine = legion na polu „Armenia: karawana (wino)”
name-post-armenia_market = legion na polu „Armenia: targ”
name-post-syria_oil = legion na polu „Syria: karawana (oliwa)”
name-post-syria_market = legion na polu „Syria: targ”
name-post-antioch = legion na polu „Antiochia (miasto)”
name-post-syria_temple = legion na polu „Syria: świątynia”
name-post-assyria_sheep = legion na polu „Asyria: karawana (owce)”
name-post-assyria_market = legion na polu „Asyria: targ”
name-post-babylonia_spices = legion na polu „Babilonia: karawana (przyprawy)”
name-post-babylonia_grain = legion na polu „Babilonia: karawana (zboże)”
name-post-babylonia_market = legion na polu „Babilonia: targ”
name-post-babylon_city = legion na polu „Babilon (stolica)”
name-post-babylonia_temple = legion na polu „Babilonia: świątynia”
name-post-arabia_spices = legion na polu „Arabia: karawana (przyprawy)”
name-post-arabia_gems = legion na polu „Arabia: karawana (klejnoty)”
name-post-arabia_market = legion na polu „Arabia: targ”
name-post-jerusalem = legion na polu „Jerozolima (legendarne miasto)”
name-post-judea_temple = legion na polu „Judea: świątynia”
name-post-aegyptus_papyrus = legion na polu „Egipt: karawana (papirus)”
name-post-aegyptus_sheep = legion na polu „Egipt: karawana (owce)”
name-post-aegyptus_market = legion na polu „Egipt: targ”
name-post-alexandria = legion na polu „Aleksandria (stolica)”
name-post-memphis = legion na polu „Memfis (miasto)”
name-post-aegyptus_temple = legion na polu „Egipt: świątynia”
name-post-aethiopia_grain = legion na polu „Etiopia: karawana (zboże)”
name-post-aethiopia_gold = legion na polu „Etiopia: karawana (złoto)”
name-post-aethiopia_market = legion na polu „Etiopia: targ”
name-post-cyrenaica_papyrus = legion na polu „Cyrenajka: karawana (papirus)”
name-post-cyrenaica_market = legion na polu „Cyrenajka: targ”
name-post-cyrene = legion na polu „Kyrene (miasto)”
name-post-cyrenaica_temple = legion na polu „Cyrenajka: świątynia”
name-post-garamantes_gems = legion na polu „Kraj Garamantów: karawana (klejnoty)”
name-post-garamantes_market = legion na polu „Kraj Garamantów: targ”
name-post-tripolitania_oil = legion na polu „Trypolitania: karawana (oliwa)”
name-post-tripolitania_market = legion na polu „Trypolitania: targ”
name-post-leptis_magna = legion na polu „Leptis Magna (miasto)”
name-post-tripolitania_temple = legion na polu „Trypolitania: świątynia”
name-post-carthage_grain = legion na polu „Kartagina: karawana (zboże)”
name-post-carthage_wine = legion na polu „Kartagina: karawana (wino)”
name-post-carthage_market = legion na polu „Kartagina: targ”
name-post-carthage_city = legion na polu „Kartagina (stolica)”
name-post-carthage_temple = legion na polu „Kartagina: świątynia”
name-post-numidia_metal = legion na polu „Numidia: karawana (metal)”
name-post-numidia_gladiators = legion na polu „Numidia: karawana (gladiatorzy)”
name-post-numidia_market = legion na polu „Numidia: targ”

## Czynności i krótkie odpowiedzi

name-verb-done = Gotowe
name-verb-claim = Połóż znacznik kontroli
name-verb-legion = Wystaw legion
name-verb-fortress = Zbuduj fortecę
name-verb-trireme = Zbuduj triremę
name-verb-build = Zbuduj
name-verb-recruit = Bohater lub cud świata
name-verb-pyramids = Zbuduj Piramidy
name-verb-claim_free = Darmowy znacznik kontroli (Hammurabi)
name-verb-cheap_legion = Legion za jeden zasób (Spartakus)
name-verb-cheap_fortress = Forteca za jeden zasób (Gilgamesz)
name-verb-cheap_trireme = Trirema za jeden zasób (Latarnia)
name-verb-muster = Zwołaj darmowe legiony (Pentesilea)
name-verb-take = Weź
name-verb-decline = Zrezygnuj
name-verb-convert = Wymień znacznik
name-verb-sail = Płyń
name-verb-fight = Walcz
name-verb-march = Maszeruj
name-verb-pillage = Złup
name-verb-occupy = Zajmij budowle
name-verb-seize = Zajmij znacznik kontroli
name-verb-seize_at_once = Przejmij od razu (Królowa Saby)
name-verb-leave = Zostaw bez zmian
name-verb-place = Postaw legion
name-verb-declare = Ogłoś pokój
name-answer-no = Nie
name-answer-yes = Tak
name-yield-coin = moneta
name-yield-legendary_good = legendarny towar
name-way-coins = Same monety
name-way-goods = Różne towary
name-way-goods_and_coin = Towary i jedna moneta (Kleopatra)
name-way-coins_and_good = Monety i jeden towar (Kleopatra)
name-way-goods_one_twice = Towary, jeden z nich podwójnie (Hannibal)
name-way-one_resource = Jeden zasób

## Jednostki, tory

name-unit-legion = legion
name-unit-trireme = trirema
name-unit-fortress = forteca
name-track-trade = handel
name-track-culture = kultura
name-track-military = wojsko
track-trade = Handel
track-culture = Kultura
track-military = Wojsko
track-tiles = Bohaterowie i cuda świata

## Elementy, oznaczenia, informacje

piece-legion = { $n ->
    [one] legion
    [few] legiony
   *[many] legionów
}
piece-trireme = { $n ->
    [one] trirema
    [few] triremy
   *[many] trirem
}
piece-fortress = forteca
piece-caravan = { $n ->
    [one] karawana
    [few] karawany
   *[many] karawan
}
piece-market = targ
piece-city = miasto
piece-capital = stolica
piece-legendary_city = legendarne miasto
piece-temple = świątynia
piece-token = żeton
piece-title = tytuł
piece-tile = bohater lub cud świata
mark-built = zbudowane
mark-stands_on = stoi legion
mark-siege = legion na znaczniku kontroli
mark-at_war = trwa wojna
fact-name = Imperium
fact-trade = Handel
fact-culture = Kultura
fact-military = Wojsko
fact-prizes = Stolice i legendarne miasta
fact-tiles = Bohaterowie i cuda świata
fact-resources = Zasoby
fact-offer_size = Liczba wyłożonych zasobów
fact-offer = Oferta
fact-goods = Posiadane zasoby
fact-legions = Legiony w zapasie
fact-triremes = Triremy w zapasie
fact-fortresses = Fortece w zapasie
fact-markers = Znaczniki kontroli w zapasie
fact-legendary_pile = Stos legendarnych towarów
fact-legendary_discard = Odrzucone legendarne towary
fact-face_down_tiles = Zakryte kafle

## Fazy i zakończenia

phase-game = Gra
phase-round = Runda
phase-collect = Zbieranie zasobów
phase-trade = Handel
phase-build = Budowa
phase-build_turn = Budowa
phase-payment = Zapłata
phase-copy = Kastor i Polluks
phase-war = Ruch i bitwy
phase-war_turn = Ruch i bitwy
phase-leaving = Ruch
phase-battle = Bitwa
phase-spoils = Łupy
phase-leadership = Przywództwo
ending-prestige = Prestiż: Piramidy zbudowane
ending-glory = Chwała: pięciu bohaterów i cudów
ending-conquest = Podbój: cztery stolice i legendarne miasta
ending-leadership = Przywództwo: wszystkie trzy tytuły
ending-round_limit = Bez rozstrzygnięcia: minęła umówiona liczba rund

## Ustawienia

option-hero_display = Widoczni bohaterowie i cuda
option-hero_display-help = Pięć odkrytych kafli na pierwsze partie; doświadczeni gracze widzą wszystkie siedemnaście.
value-hero_display-five_open = pięć odkrytych
value-hero_display-all_open = wszystkie odkryte
option-empire_assignment = Imperia
option-empire_assignment-help = Rozdawane losowo albo wybierane w kolejności miejsc.
value-empire_assignment-random = losowo
value-empire_assignment-choose = do wyboru
option-reduced_board = Plansza dla 3 i 4 graczy
option-reduced_board-help = Ile mapy zakrywają plansze dodatkowe: nieobecne imperia wraz z sąsiedztwem czy tylko ich prowincje początkowe.
value-reduced_board-compact = zwarta
value-reduced_board-literal = bez prowincji początkowych
option-short_offer = Za mało zasobów na ofertę
option-short_offer-help = Kto ma mniej zasobów, niż zapowiedziano, wykłada wszystkie albo pauzuje w tym handlu.
value-short_offer-offer_all = wykłada wszystkie
value-short_offer-sit_out = pauzuje
option-resource_visibility = Zasoby
option-resource_visibility-help = Za zasłonkami albo jawne, oprócz legendarnych towarów, których nikt jeszcze nie widział.
value-resource_visibility-screened = za zasłonkami
value-resource_visibility-open = jawne
option-round_limit = Limit rund
option-round_limit-help = Do symulacji: po tylu rundach gra kończy się bez rozstrzygnięcia. Zgodnie z zasadami limitu nie ma.
value-round_limit-none = brak

## Pytania

ask-deal_empires = Rozdawane są imperia.
ask-choose_empire = Którym imperium pokierujesz?
ask-turn_up_tile = Odkrywany jest bohater lub cud świata.
ask-temple_choice = Świątynia daje coś jeszcze: monetę czy legendarny towar?
ask-draw_legendary = Ciągniony jest legendarny towar.
ask-colossus = Kolos: jaki towar bierzesz z zapasu?
ask-trade_marker = Ile zasobów ma wyłożyć każdy gracz?
ask-antigone = Antygona: ile zasobów wyłożysz?
ask-offer = Jakie zasoby wykładasz?
ask-take = Komu i co zabierasz?
ask-compensate = Masz o jeden zasób za dużo. Który oddajesz?
ask-build_pick = Kto teraz buduje?
ask-build_perseus = Perseusz: czy chcesz budować jako pierwszy gracz?
ask-build = Co budujesz?
ask-pay = Czym płacisz?
ask-build_castor = Czyją zdolność kopiują Kastor i Polluks?
ask-keep = Co zachowujesz na następną rundę?
ask-war_zeus = Posąg Zeusa: z kim zawierasz pokój?
ask-war_pick = Kto teraz się rusza?
ask-war_convert = Który znacznik kontroli wymieniasz?
ask-war_sail = Dokąd płyną twoje triremy?
ask-war_sea_battle = Czy walczysz na morzu?
ask-war_march = Dokąd maszerują twoje legiony?
ask-war_leave_post = Który legion opuszcza posterunek?
ask-war_land_battle = Gdzie i z kim walczysz?
ask-battle_roll = Rzut kośćmi.
ask-battle_losses = Które jednostki tracisz?
ask-war_conquest = Co robisz w podbitej prowincji?
ask-war_spoils = Łupy: moneta czy legendarny towar?
ask-war_draw_spoils = Ciągniony jest legendarny towar jako łup.
ask-war_circe = Kirke: na którym pustym polu karawany stanie legion?
ask-lead_tie = Na torze jest remis. Kto otrzyma tytuł?

## Wydarzenia

event-empire = { $seat }: imperium — { $empire }.
event-tile_turned = Odkryto: { $tile }.
event-new_round = Zaczyna się runda { $round }.
event-temple_choice = { $seat }: { $city }, za świątynię — { $yield }.
event-collected = { $seat }: zebrano { $number ->
    [one] { $number } zasób
    [few] { $number } zasoby
   *[many] { $number } zasobów
}.
event-collected_what = Twój dochód: { $resources }.
event-legendary_drawn = { $seat } ciągnie legendarny towar.
event-legendary_seen = Wyciągnięto dla ciebie: { $resource }.
event-reshuffled = Odrzucone legendarne towary przetasowano w nowy stos.
event-colossus_good = { $seat }: Kolos przynosi — { $resource }.
event-number_called = { $seat } ogłasza liczbę { $number }.
event-own_number = { $seat } dzięki Antygonie wyłoży { $number }.
event-offer_sealed = { $seat }: oferta leży zakryta.
event-offer_shown = { $seat } wykłada: { $resources }.
event-taken = { $seat } bierze zasób ({ $resource }), poprzedni właściciel — { $victim }.
event-trade_over = Koniec handlu.
event-made_even = { $seat } wyrównuje rachunek i oddaje jeden zasób; dostaje go { $receiver }.
event-made_even_with = { $seat } oddaje: { $resource }; dostaje { $receiver }.
event-may_build = { $seat }: teraz buduje { $player }.
event-perseus_first = { $seat } dzięki Perseuszowi buduje przed innymi.
event-paid = { $seat } płaci: { $resources }.
event-claimed = { $seat }: nowa prowincja — { $province }.
event-unit_raised = { $seat }: { $unit }, { $province }.
event-trireme_built = { $seat }: nowa trirema, { $sea }.
event-mustered = { $seat }: darmowe siły — { $number ->
    [one] { $number } legion
    [few] { $number } legiony
   *[many] { $number } legionów
}.
event-built = { $seat } buduje: { $icon }.
event-recruited = { $seat } pozyskuje: { $tile }.
event-copied = { $seat }: Kastor i Polluks kopiują zdolność — { $tile }.
event-kept = { $seat } zachowuje: { $resources }.
event-peace = { $seat } ogłasza pokój; druga strona — { $opponent }.
event-may_move = { $seat }: teraz rusza się { $player }.
event-converted = { $province }: kontrolę przejmuje { $seat }.
event-freed = { $seat } zdejmuje znacznik kontroli; prowincja { $province } jest niczyja.
event-sailed = { $seat }: trirema płynie, { $origin } → { $target }.
event-marched = { $seat }: legion maszeruje, { $origin } → { $target }.
event-land_battle = { $province }: bitwa, { $seat } kontra { $opponent }.
event-sea_battle = { $sea }: bitwa morska, { $seat } kontra { $opponent }.
event-rolled = { $seat }: na kościach { $dice }, razem { $total }, { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}.
event-lost = { $seat } traci { $number ->
    [one] { $number } jednostkę
    [few] { $number } jednostki
   *[many] { $number } jednostek
}.
event-pillaged = { $seat } łupi: { $icon }.
event-spoils = { $seat }: łup — { $resource } ×{ $number }.
event-occupied = { $seat } zajmuje: { $icons }.
event-seized = { $seat }: legion staje na znaczniku kontroli, { $province }.
event-placed = { $seat }: legion pracuje jak karawana, { $icon }.
event-leader = { $seat }: tytuł przywódcy — { $track }.
event-won = Zwycięstwo: { $seat }!
