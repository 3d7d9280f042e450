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

name-icon-italia_marble = Italia, karawana (marmur)
    .acc = karawanę (marmur) w prowincji Italia
name-icon-italia_wine = Italia, karawana (wino)
    .acc = karawanę (wino) w prowincji Italia
name-icon-italia_market = Italia, targ
    .acc = targ w prowincji Italia
name-icon-rome_city = Rzym (stolica)
    .acc = stolicę Rzym
name-icon-italia_temple = Italia, świątynia
    .acc = świątynię w prowincji Italia
name-icon-gallia_sheep = Galia, karawana (owce)
    .acc = karawanę (owce) w prowincji Galia
name-icon-gallia_grain = Galia, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Galia
name-icon-gallia_market = Galia, targ
    .acc = targ w prowincji Galia
name-icon-dalmatia_gladiators = Dalmacja, karawana (gladiatorzy)
    .acc = karawanę (gladiatorzy) w prowincji Dalmacja
name-icon-dalmatia_market = Dalmacja, targ
    .acc = targ w prowincji Dalmacja
name-icon-salonae = Salona (miasto)
    .acc = miasto Salona
name-icon-dalmatia_temple = Dalmacja, świątynia
    .acc = świątynię w prowincji Dalmacja
name-icon-germania_gladiators = Germania, karawana (gladiatorzy)
    .acc = karawanę (gladiatorzy) w prowincji Germania
name-icon-germania_wood = Germania, karawana (drewno)
    .acc = karawanę (drewno) w prowincji Germania
name-icon-germania_market = Germania, targ
    .acc = targ w prowincji Germania
name-icon-dacia_gold = Dacja, karawana (złoto)
    .acc = karawanę (złoto) w prowincji Dacja
name-icon-dacia_sheep = Dacja, karawana (owce)
    .acc = karawanę (owce) w prowincji Dacja
name-icon-dacia_market = Dacja, targ
    .acc = targ w prowincji Dacja
name-icon-macedonia_gladiators = Macedonia, karawana (gladiatorzy)
    .acc = karawanę (gladiatorzy) w prowincji Macedonia
name-icon-macedonia_market = Macedonia, targ
    .acc = targ w prowincji Macedonia
name-icon-athens_oil = Ateny, karawana (oliwa)
    .acc = karawanę (oliwa) w prowincji Ateny
name-icon-athens_market = Ateny, targ
    .acc = targ w prowincji Ateny
name-icon-athens_city = Ateny (stolica)
    .acc = stolicę Ateny
name-icon-sparta = Sparta (miasto)
    .acc = miasto Sparta
name-icon-athens_temple = Ateny, świątynia
    .acc = świątynię w prowincji Ateny
name-icon-thracia_gladiators = Tracja, karawana (gladiatorzy)
    .acc = karawanę (gladiatorzy) w prowincji Tracja
name-icon-thracia_wine = Tracja, karawana (wino)
    .acc = karawanę (wino) w prowincji Tracja
name-icon-thracia_market = Tracja, targ
    .acc = targ w prowincji Tracja
name-icon-byzantium = Bizancjum (miasto)
    .acc = miasto Bizancjum
name-icon-thracia_temple = Tracja, świątynia
    .acc = świątynię w prowincji Tracja
name-icon-creta_ceramics = Kreta, karawana (ceramika)
    .acc = karawanę (ceramika) w prowincji Kreta
name-icon-creta_market = Kreta, targ
    .acc = targ w prowincji Kreta
name-icon-knossos = Knossos (miasto)
    .acc = miasto Knossos
name-icon-creta_temple = Kreta, świątynia
    .acc = świątynię w prowincji Kreta
name-icon-rhodus_marble = Rodos, karawana (marmur)
    .acc = karawanę (marmur) w prowincji Rodos
name-icon-rhodus_market = Rodos, targ
    .acc = targ w prowincji Rodos
name-icon-cyprus_metal = Cypr, karawana (metal)
    .acc = karawanę (metal) w prowincji Cypr
name-icon-cyprus_market = Cypr, targ
    .acc = targ w prowincji Cypr
name-icon-sardinia_oil = Sardynia, karawana (oliwa)
    .acc = karawanę (oliwa) w prowincji Sardynia
name-icon-sardinia_market = Sardynia, targ
    .acc = targ w prowincji Sardynia
name-icon-syracuse = Syrakuzy (legendarne miasto)
    .acc = legendarne miasto Syrakuzy
name-icon-sicilia_temple = Sycylia, świątynia
    .acc = świątynię w prowincji Sycylia
name-icon-troy = Troja (legendarne miasto)
    .acc = legendarne miasto Troja
name-icon-asia_temple = Azja, świątynia
    .acc = świątynię w prowincji Azja
name-icon-cappadocia_wood = Kapadocja, karawana (drewno)
    .acc = karawanę (drewno) w prowincji Kapadocja
name-icon-cappadocia_market = Kapadocja, targ
    .acc = targ w prowincji Kapadocja
name-icon-armenia_gold = Armenia, karawana (złoto)
    .acc = karawanę (złoto) w prowincji Armenia
name-icon-armenia_wine = Armenia, karawana (wino)
    .acc = karawanę (wino) w prowincji Armenia
name-icon-armenia_market = Armenia, targ
    .acc = targ w prowincji Armenia
name-icon-syria_oil = Syria, karawana (oliwa)
    .acc = karawanę (oliwa) w prowincji Syria
name-icon-syria_market = Syria, targ
    .acc = targ w prowincji Syria
name-icon-antioch = Antiochia (miasto)
    .acc = miasto Antiochia
name-icon-syria_temple = Syria, świątynia
    .acc = świątynię w prowincji Syria
name-icon-assyria_sheep = Asyria, karawana (owce)
    .acc = karawanę (owce) w prowincji Asyria
name-icon-assyria_market = Asyria, targ
    .acc = targ w prowincji Asyria
name-icon-babylonia_spices = Babilonia, karawana (przyprawy)
    .acc = karawanę (przyprawy) w prowincji Babilonia
name-icon-babylonia_grain = Babilonia, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Babilonia
name-icon-babylonia_market = Babilonia, targ
    .acc = targ w prowincji Babilonia
name-icon-babylon_city = Babilon (stolica)
    .acc = stolicę Babilon
name-icon-babylonia_temple = Babilonia, świątynia
    .acc = świątynię w prowincji Babilonia
name-icon-arabia_spices = Arabia, karawana (przyprawy)
    .acc = karawanę (przyprawy) w prowincji Arabia
name-icon-arabia_gems = Arabia, karawana (klejnoty)
    .acc = karawanę (klejnoty) w prowincji Arabia
name-icon-arabia_market = Arabia, targ
    .acc = targ w prowincji Arabia
name-icon-jerusalem = Jerozolima (legendarne miasto)
    .acc = legendarne miasto Jerozolima
name-icon-judea_temple = Judea, świątynia
    .acc = świątynię w prowincji Judea
name-icon-aegyptus_papyrus = Egipt, karawana (papirus)
    .acc = karawanę (papirus) w prowincji Egipt
name-icon-aegyptus_sheep = Egipt, karawana (owce)
    .acc = karawanę (owce) w prowincji Egipt
name-icon-aegyptus_market = Egipt, targ
    .acc = targ w prowincji Egipt
name-icon-alexandria = Aleksandria (stolica)
    .acc = stolicę Aleksandria
name-icon-memphis = Memfis (miasto)
    .acc = miasto Memfis
name-icon-aegyptus_temple = Egipt, świątynia
    .acc = świątynię w prowincji Egipt
name-icon-aethiopia_grain = Etiopia, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Etiopia
name-icon-aethiopia_gold = Etiopia, karawana (złoto)
    .acc = karawanę (złoto) w prowincji Etiopia
name-icon-aethiopia_market = Etiopia, targ
    .acc = targ w prowincji Etiopia
name-icon-cyrenaica_papyrus = Cyrenajka, karawana (papirus)
    .acc = karawanę (papirus) w prowincji Cyrenajka
name-icon-cyrenaica_market = Cyrenajka, targ
    .acc = targ w prowincji Cyrenajka
name-icon-cyrene = Cyrena (miasto)
    .acc = miasto Cyrena
name-icon-cyrenaica_temple = Cyrenajka, świątynia
    .acc = świątynię w prowincji Cyrenajka
name-icon-garamantes_gems = Kraj Garamantów, karawana (klejnoty)
    .acc = karawanę (klejnoty) w prowincji Kraj Garamantów
name-icon-garamantes_market = Kraj Garamantów, targ
    .acc = targ w prowincji Kraj Garamantów
name-icon-tripolitania_oil = Trypolitania, karawana (oliwa)
    .acc = karawanę (oliwa) w prowincji Trypolitania
name-icon-tripolitania_market = Trypolitania, targ
    .acc = targ w prowincji Trypolitania
name-icon-leptis_magna = Leptis Magna (miasto)
    .acc = miasto Leptis Magna
name-icon-tripolitania_temple = Trypolitania, świątynia
    .acc = świątynię w prowincji Trypolitania
name-icon-carthage_grain = Kartagina, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Kartagina
name-icon-carthage_wine = Kartagina, karawana (wino)
    .acc = karawanę (wino) w prowincji Kartagina
name-icon-carthage_market = Kartagina, targ
    .acc = targ w prowincji Kartagina
name-icon-carthage_city = Kartagina (stolica)
    .acc = stolicę Kartagina
name-icon-carthage_temple = Kartagina, świątynia
    .acc = świątynię w prowincji Kartagina
name-icon-numidia_metal = Numidia, karawana (metal)
    .acc = karawanę (metal) w prowincji Numidia
name-icon-numidia_gladiators = Numidia, karawana (gladiatorzy)
    .acc = karawanę (gladiatorzy) w prowincji Numidia
name-icon-numidia_market = Numidia, targ
    .acc = targ w prowincji Numidia

## Zasoby, żetony, imperia

name-resource-ceramics = ceramika
    .acc = ceramikę
name-resource-gems = klejnoty
name-resource-papyrus = papirus
name-resource-metal = metal
name-resource-spices = przyprawy
name-resource-marble = marmur
name-resource-wood = drewno
name-resource-gold = złoto
name-resource-grain = zboże
name-resource-oil = oliwa
    .acc = oliwę
name-resource-sheep = owce
name-resource-wine = wino
name-resource-gladiators = gladiatorzy
    .acc = gladiatorów
name-resource-coin = moneta
    .acc = monetę
name-resource-legendary_ceramics = legendarna ceramika
    .acc = legendarną ceramikę
name-resource-legendary_gems = legendarne klejnoty
name-resource-legendary_papyrus = legendarny papirus
name-resource-legendary_metal = legendarny metal
name-resource-legendary_spices = legendarne przyprawy
name-resource-legendary_marble = legendarny marmur
name-resource-legendary_wood = legendarne drewno
name-resource-legendary_gold = legendarne złoto
name-resource-legendary_grain = legendarne zboże
name-resource-legendary_oil = legendarna oliwa
    .acc = legendarną oliwę
name-resource-legendary_sheep = legendarne owce
name-resource-legendary_wine = legendarne wino
name-resource-legendary_gladiators = legendarni gladiatorzy
    .acc = legendarnych gladiatorów
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

name-post-free = legion poza budowlami
name-post-fortress = forteca
name-post-marker = legion na znaczniku kontroli
name-post-italia_marble = legion: Italia, karawana (marmur)
name-post-italia_wine = legion: Italia, karawana (wino)
name-post-italia_market = legion: Italia, targ
name-post-rome_city = legion: Rzym (stolica)
name-post-italia_temple = legion: Italia, świątynia
name-post-gallia_sheep = legion: Galia, karawana (owce)
name-post-gallia_grain = legion: Galia, karawana (zboże)
name-post-gallia_market = legion: Galia, targ
name-post-dalmatia_gladiators = legion: Dalmacja, karawana (gladiatorzy)
name-post-dalmatia_market = legion: Dalmacja, targ
name-post-salonae = legion: Salona (miasto)
name-post-dalmatia_temple = legion: Dalmacja, świątynia
name-post-germania_gladiators = legion: Germania, karawana (gladiatorzy)
name-post-germania_wood = legion: Germania, karawana (drewno)
name-post-germania_market = legion: Germania, targ
name-post-dacia_gold = legion: Dacja, karawana (złoto)
name-post-dacia_sheep = legion: Dacja, karawana (owce)
name-post-dacia_market = legion: Dacja, targ
name-post-macedonia_gladiators = legion: Macedonia, karawana (gladiatorzy)
name-post-macedonia_market = legion: Macedonia, targ
name-post-athens_oil = legion: Ateny, karawana (oliwa)
name-post-athens_market = legion: Ateny, targ
name-post-athens_city = legion: Ateny (stolica)
name-post-sparta = legion: Sparta (miasto)
name-post-athens_temple = legion: Ateny, świątynia
name-post-thracia_gladiators = legion: Tracja, karawana (gladiatorzy)
name-post-thracia_wine = legion: Tracja, karawana (wino)
name-post-thracia_market = legion: Tracja, targ
name-post-byzantium = legion: Bizancjum (miasto)
name-post-thracia_temple = legion: Tracja, świątynia
name-post-creta_ceramics = legion: Kreta, karawana (ceramika)
name-post-creta_market = legion: Kreta, targ
name-post-knossos = legion: Knossos (miasto)
name-post-creta_temple = legion: Kreta, świątynia
name-post-rhodus_marble = legion: Rodos, karawana (marmur)
name-post-rhodus_market = legion: Rodos, targ
name-post-cyprus_metal = legion: Cypr, karawana (metal)
name-post-cyprus_market = legion: Cypr, targ
name-post-sardinia_oil = legion: Sardynia, karawana (oliwa)
name-post-sardinia_market = legion: Sardynia, targ
name-post-syracuse = legion: Syrakuzy (legendarne miasto)
name-post-sicilia_temple = legion: Sycylia, świątynia
name-post-troy = legion: Troja (legendarne miasto)
name-post-asia_temple = legion: Azja, świątynia
name-post-cappadocia_wood = legion: Kapadocja, karawana (drewno)
name-post-cappadocia_market = legion: Kapadocja, targ
name-post-armenia_gold = legion: Armenia, karawana (złoto)
name-post-armenia_wine = legion: Armenia, karawana (wino)
name-post-armenia_market = legion: Armenia, targ
name-post-syria_oil = legion: Syria, karawana (oliwa)
name-post-syria_market = legion: Syria, targ
name-post-antioch = legion: Antiochia (miasto)
name-post-syria_temple = legion: Syria, świątynia
name-post-assyria_sheep = legion: Asyria, karawana (owce)
name-post-assyria_market = legion: Asyria, targ
name-post-babylonia_spices = legion: Babilonia, karawana (przyprawy)
name-post-babylonia_grain = legion: Babilonia, karawana (zboże)
name-post-babylonia_market = legion: Babilonia, targ
name-post-babylon_city = legion: Babilon (stolica)
name-post-babylonia_temple = legion: Babilonia, świątynia
name-post-arabia_spices = legion: Arabia, karawana (przyprawy)
name-post-arabia_gems = legion: Arabia, karawana (klejnoty)
name-post-arabia_market = legion: Arabia, targ
name-post-jerusalem = legion: Jerozolima (legendarne miasto)
name-post-judea_temple = legion: Judea, świątynia
name-post-aegyptus_papyrus = legion: Egipt, karawana (papirus)
name-post-aegyptus_sheep = legion: Egipt, karawana (owce)
name-post-aegyptus_market = legion: Egipt, targ
name-post-alexandria = legion: Aleksandria (stolica)
name-post-memphis = legion: Memfis (miasto)
name-post-aegyptus_temple = legion: Egipt, świątynia
name-post-aethiopia_grain = legion: Etiopia, karawana (zboże)
name-post-aethiopia_gold = legion: Etiopia, karawana (złoto)
name-post-aethiopia_market = legion: Etiopia, targ
name-post-cyrenaica_papyrus = legion: Cyrenajka, karawana (papirus)
name-post-cyrenaica_market = legion: Cyrenajka, targ
name-post-cyrene = legion: Cyrena (miasto)
name-post-cyrenaica_temple = legion: Cyrenajka, świątynia
name-post-garamantes_gems = legion: Kraj Garamantów, karawana (klejnoty)
name-post-garamantes_market = legion: Kraj Garamantów, targ
name-post-tripolitania_oil = legion: Trypolitania, karawana (oliwa)
name-post-tripolitania_market = legion: Trypolitania, targ
name-post-leptis_magna = legion: Leptis Magna (miasto)
name-post-tripolitania_temple = legion: Trypolitania, świątynia
name-post-carthage_grain = legion: Kartagina, karawana (zboże)
name-post-carthage_wine = legion: Kartagina, karawana (wino)
name-post-carthage_market = legion: Kartagina, targ
name-post-carthage_city = legion: Kartagina (stolica)
name-post-carthage_temple = legion: Kartagina, świątynia
name-post-numidia_metal = legion: Numidia, karawana (metal)
name-post-numidia_gladiators = legion: Numidia, karawana (gladiatorzy)
name-post-numidia_market = legion: Numidia, targ

## Oznaczenia i zapas

mark-caravan_ceramics = karawana (ceramika)
mark-caravan_gems = karawana (klejnoty)
mark-caravan_papyrus = karawana (papirus)
mark-caravan_metal = karawana (metal)
mark-caravan_spices = karawana (przyprawy)
mark-caravan_marble = karawana (marmur)
mark-caravan_wood = karawana (drewno)
mark-caravan_gold = karawana (złoto)
mark-caravan_grain = karawana (zboże)
mark-caravan_oil = karawana (oliwa)
mark-caravan_sheep = karawana (owce)
mark-caravan_wine = karawana (wino)
mark-caravan_gladiators = karawana (gladiatorzy)
supply-ceramics = Ceramika
supply-gems = Klejnoty
supply-papyrus = Papirus
supply-metal = Metal
supply-spices = Przyprawy
supply-marble = Marmur
supply-wood = Drewno
supply-gold = Złoto
supply-grain = Zboże
supply-oil = Oliwa
supply-sheep = Owce
supply-wine = Wino
supply-gladiators = Gladiatorzy
supply-coin = Monety

## Czynności i krótkie odpowiedzi

name-verb-done = Gotowe
name-verb-claim = Połóż znacznik kontroli
name-verb-legion = Wystaw legion
name-verb-fortress = Zbuduj fortecę
name-verb-trireme = Zbuduj tryremę
name-verb-build = Zbuduj
name-verb-recruit = Kup bohatera lub cud świata
name-verb-pyramids = Zbuduj Piramidy
name-verb-claim_free = Darmowy znacznik kontroli (Hammurabi)
name-verb-cheap_legion = Legion za jeden zasób (Spartakus)
name-verb-cheap_fortress = Forteca za jeden zasób (Gilgamesz)
name-verb-cheap_trireme = Tryrema za jeden zasób (Latarnia)
name-verb-muster = Zwołaj darmowe legiony (Pentesilea)
name-verb-take = Weź
name-verb-decline = Zrezygnuj
name-verb-convert = Przejmij znacznik kontroli
name-verb-sail = Płyń
name-verb-fight = Walcz
name-verb-march = Maszeruj
name-verb-pillage = Splądruj
name-verb-occupy = Okupuj budowle
name-verb-seize = Okupuj znacznik kontroli
name-verb-seize_at_once = Przejmij od razu (Królowa Saby)
name-verb-leave = Zostaw bez zmian
name-verb-place = Postaw legion
name-verb-declare = Ogłoś pokój
name-answer-no = Nie
name-answer-yes = Tak
name-yield-coin = moneta
    .acc = monetę
name-yield-legendary_good = legendarny towar
name-way-coins = Same monety
name-way-goods = Różne towary
name-way-goods_and_coin = Towary i jedna moneta (Kleopatra)
name-way-coins_and_good = Monety i jeden towar (Kleopatra)
name-way-goods_one_twice = Towary, jeden z nich podwójnie (Hannibal)
name-way-one_resource = Jeden zasób

## Jednostki, tory

name-unit-legion = legion
name-unit-trireme = tryrema
name-unit-fortress = forteca
name-track-trade = handel
name-track-culture = kultura
name-track-military = wojsko
track-trade = Handel
track-culture = Kultura
track-military = Wojsko
track-tiles = Bohaterowie i cuda świata

## Elementy, oznaczenia, informacje

piece-legion = legion
piece-trireme = tryrema
piece-fortress = forteca
piece-caravan = karawana
piece-market = targ
piece-city = miasto
piece-capital = stolica
piece-legendary_city = legendarne miasto
piece-temple = świątynia
piece-control_marker = znacznik kontroli
piece-exchange_marker = znacznik wymiany
piece-token = żeton
piece-title = tytuł
piece-tile = bohater lub cud świata
mark-occupied = okupowane budowle
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
fact-triremes = Tryremy w zapasie
fact-fortresses = Fortece w zapasie
fact-markers = Znaczniki kontroli w zapasie
supply-legendary_pile = Stos legendarnych towarów
supply-legendary_discard = Odrzucone legendarne towary
supply-face_down_tiles = Zakryte żetony

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
ending-glory = Chwała: łącznie pięć żetonów bohaterów i cudów świata
ending-conquest = Podbój: łącznie cztery stolice i legendarne miasta
ending-leadership = Przywództwo: wszystkie trzy tytuły
ending-round_limit = Remis: osiągnięto limit rund

## Ustawienia

option-hero_display = Widoczni bohaterowie i cuda
option-hero_display-help = Pięć odkrytych żetonów na pierwsze partie; doświadczeni gracze widzą wszystkie siedemnaście.
value-hero_display-five_open = pięć odkrytych
value-hero_display-all_open = wszystkie odkryte
option-empire_assignment = Imperia
option-empire_assignment-help = Rozdawane losowo albo wybierane w kolejności miejsc.
value-empire_assignment-random = losowo
value-empire_assignment-choose = do wyboru
option-reduced_board = Plansza dla 3 i 4 graczy
option-reduced_board-help = Jaką część mapy zakrywają plansze dodatkowe: nieobecne imperia wraz z sąsiedztwem czy tylko ich prowincje startowe.
value-reduced_board-compact = zwarta
value-reduced_board-literal = zakryte tylko prowincje startowe
option-short_offer = Za mało zasobów na ofertę
option-short_offer-help = Kto ma mniej zasobów, niż ogłoszono, wykłada wszystkie albo pauzuje w tym handlu.
value-short_offer-offer_all = wykłada wszystkie
value-short_offer-sit_out = nie bierze udziału
option-resource_visibility = Zasoby
option-resource_visibility-help = Za zasłonkami albo jawne, oprócz legendarnych towarów, których nikt jeszcze nie widział.
value-resource_visibility-screened = za zasłonkami
value-resource_visibility-open = jawne
option-round_limit = Limit rund
option-round_limit-help = Do symulacji: po tej rundzie gra kończy się remisem. Zasady nie znają limitu.
value-round_limit-none = brak

## Pytania

ask-deal_empires = Rozdawane są imperia.
ask-choose_empire = Którym imperium pokierujesz?
ask-turn_up_tile = Odkrywany jest bohater lub cud świata.
ask-temple_choice = { $cities }: co jeszcze daje świątynia, monetę czy legendarny towar?
ask-draw_legendary = { $player } dobiera legendarny towar.
ask-colossus = Kolos: jaki towar bierzesz z puli?
ask-trade_marker = Ile zasobów ma wyłożyć każdy gracz? Masz ich { $resources }.
ask-antigone = Antygona: każdy wykłada { $called }. Ile zasobów wyłożysz?
ask-offer = { $number ->
    [one] Który zasób wykładasz?
    [few] Które { $number } zasoby wykładasz?
   *[other] Które zasoby wykładasz? Masz wyłożyć { $number }.
}
ask-take = Komu i co zabierasz? Na stole zostało: { $left }.
ask-compensate = Masz o jeden zasób za dużo. Który dostanie { $receiver }?
ask-build_pick = Kto buduje jako następny?
ask-build_perseus = Perseusz: zaczyna { $player }. Czy chcesz budować wcześniej?
ask-build = Co budujesz? Monety: { $coins }, różne towary: { $goods }.
ask-pay = { $things }: cena { $price }. Czym płacisz?
ask-build_castor = Czyją zdolność kopiują Kastor i Polluks?
ask-keep = Co zachowujesz na następną rundę? Monety: najwyżej { $coins }{ $goods ->
    [0] {""}
   *[other] ; różne towary: najwyżej { $goods }
}.
ask-war_zeus = Posąg Zeusa: z kim zawierasz pokój?
ask-war_pick = Kto wykonuje ruch jako następny?
ask-war_convert = Który znacznik kontroli przejmujesz? Twoje legiony stoją tu: { $provinces }.
ask-war_sail = Dokąd płyną twoje tryremy? Zostało do ruchu: { $number }.
ask-war_sea_battle = Czy walczysz na morzu? { $seas } (twoje tryremy: { $own }, wrogie: { $theirs }).
ask-war_march = Dokąd maszerują twoje legiony? Zostało do ruchu: { $number }.
ask-war_leave_post = { $origin } → { $target }: który legion opuszcza zajęte pole?
ask-war_land_battle = Gdzie i z kim walczysz? { $provinces } (twoje jednostki: { $own }, wrogie: { $theirs }).
ask-battle_roll = { $place }: rzut kośćmi. Liczba kości: { $player } — { $own }, { $opponent } — { $theirs }.
ask-battle_losses = { $place }: które jednostki tracisz? Przeciwnik to { $opponent }, straty: { $number } z { $units }.
ask-war_conquest = Zdobyte prowincje: { $provinces }. Co tam robisz?
ask-war_spoils = Łupy: moneta czy legendarny towar?
ask-war_draw_spoils = { $player } dobiera jako łup legendarny towar.
ask-war_circe = Kirke: na którym pustym polu karawany stanie legion?
ask-lead_tie_trade = Na torze handlu jest remis ({ $level }): { $players }. Kto zostanie Przywódcą Handlu?
ask-lead_tie_culture = Na torze kultury jest remis ({ $level }): { $players }. Kto zostanie Przywódcą Kultury?
ask-lead_tie_military = Na torze wojska jest remis ({ $level }): { $players }. Kto zostanie Przywódcą Wojskowym?

## Wydarzenia

event-empire = { $player } obejmuje imperium { $empire }.
event-tile_turned = Odkryty zostaje żeton „{ $tile }”.
event-new_round = Zaczyna się runda { $round }.
event-temple_choice = { $city }: { $seat } dostaje dzięki świątyni { $yield_acc }.
event-collected = { $seat } zbiera { $number ->
    [one] { $number } zasób
    [few] { $number } zasoby
   *[many] { $number } zasobów
}.
event-collected_what = Otrzymujesz { $resources_acc }.
event-legendary_drawn = { $seat } dobiera legendarny towar.
event-legendary_seen = Dobierasz { $resource_acc }.
event-reshuffled = Odrzucone legendarne towary tworzą nowy, potasowany stos.
event-colossus_good = { $seat } dostaje od Kolosa { $resource_acc }.
event-number_called = { $seat } ogłasza liczbę { $number }.
event-own_number = { $seat } dzięki Antygonie zmienia swoją liczbę na { $number }.
event-offer_sealed = { $seat } kładzie zakrytą ofertę.
event-offer_shown = { $seat } { $resources_n ->
    [0] niczego nie wykłada
   *[other] wykłada { $resources_acc }
}.
event-taken = { $seat } bierze { $resource_acc }; oddaje { $victim }.
event-trade_over = Koniec handlu.
event-made_even = { $seat } oddaje jeden zasób dla wyrównania; dostaje go { $receiver }.
event-made_even_with = { $seat } oddaje { $resource_acc }; dostaje { $receiver }.
event-may_build = Teraz buduje { $player }.
event-perseus_first = { $seat } dzięki Perseuszowi buduje przed innymi.
event-paid = { $seat } płaci: { $resources }.
event-claimed = { $seat } kładzie znacznik kontroli w prowincji { $province }.
event-unit_raised = { $seat } { $unit_id ->
    [legion] wystawia legion
    [trireme] buduje tryremę
   *[fortress] buduje fortecę
} w prowincji { $province }.
event-trireme_built = { $seat } buduje tryremę ({ $sea }).
event-mustered = { $province }: { $seat } wystawia za darmo { $number ->
    [one] { $number } legion
    [few] { $number } legiony
   *[many] { $number } legionów
}.
event-built = { $seat } buduje { $icon_acc }.
event-recruited = { $seat } zdobywa żeton „{ $tile }”.
event-copied = { $seat } kopiuje zdolność bohatera „{ $tile }” (Kastor i Polluks).
event-kept = { $seat } { $resources_n ->
    [0] niczego nie zachowuje
   *[other] zachowuje { $resources_acc }
}.
event-peace = { $seat } ogłasza pokój z przeciwnikiem ({ $opponent }).
event-may_move = Teraz ruch wykonuje { $player }.
event-converted = { $seat } przejmuje kontrolę nad prowincją { $province }.
event-freed = { $province }: { $seat } zdejmuje znacznik kontroli, prowincja jest teraz niczyja.
event-sailed = { $seat } przesuwa tryremę: { $origin } → { $target }.
event-marched = { $seat } przesuwa legion: { $origin } → { $target }.
event-land_battle = Zaczyna się bitwa ({ $province }): { $seat } atakuje, { $opponent } się broni.
event-sea_battle = Zaczyna się bitwa morska ({ $sea }): { $seat } atakuje, { $opponent } się broni.
event-rolled = { $seat } wyrzuca { $roll }: { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}{ $cancelled ->
    [0] {""}
   *[other] , { $hits ->
        [0] jedno
       *[other] jeszcze jedno
    } anulowała forteca
}.
event-lost = { $seat } ponosi straty w prowincji { $province }: { $units }.
event-given_up = { $province }: { $seat } oddaje legion (Królowa Saby).
event-sent_home = { $seat } wycofuje { $number ->
    [one] { $number } legion
    [few] { $number } legiony
   *[many] { $number } legionów
}: { $origin } → { $target }.
event-sunk = { $sea }: { $seat } traci { $number ->
    [one] { $number } tryremę
    [few] { $number } tryremy
   *[many] { $number } tryrem
}.
event-pillaged = { $seat } plądruje { $icon_acc }.
event-spoils = { $seat } dostaje łup: { $resource }{ $number ->
    [1] {""}
   *[other] {" "}×{ $number }
}.
event-occupied = { $seat } okupuje { $icons_acc }.
event-seized = { $province }: { $seat } stawia legion na znaczniku kontroli.
event-placed = { $seat } stawia legion na pustym polu ({ $icon }).
event-leader = { $seat } zostaje { $track_id ->
    [trade] Przywódcą Handlu
    [culture] Przywódcą Kultury
   *[military] Przywódcą Wojskowym
}.
event-won = { $seat } wygrywa!

# How everybody stands, column by column.
standing-victory = Zwycięstwo
standing-tiles = Bohaterowie i cuda
standing-prizes = Stolice i legendarne miasta
standing-titles = Tytuły

## Co dodaje się do rzutu

modifier-caesar = Cezar
modifier-pericles = Perykles
modifier-fortress = forteca
modifier-nebuchadnezzar = Nabuchodonozor

## Co jest czym

unit-coin = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
stock-resources = { $n ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
}
-legendary-good = Jedyny żeton swojego rodzaju, dobierany losowo za legendarne miasto. Liczy się jako swój towar, więc nie może być w jednym zestawie ze zwykłym żetonem tego towaru.
card-tile-caesar = W twojej turze każda kość twoich legionów w bitwie lądowej daje o 1 więcej.
card-tile-pericles = W turach innych graczy każda kość twoich legionów w bitwie lądowej daje o 2 więcej.
card-tile-hammurabi = Raz na rundę: darmowy znacznik kontroli w prowincji bez kontroli i bez wrogich jednostek, graniczącej lądem z tą, którą kontrolujesz od początku rundy.
card-tile-cleopatra = W każdym zestawie towarów, którym płacisz, jedna moneta może zastąpić towar, a w każdym zestawie monet jeden towar monetę.
card-tile-hannibal = W każdym zestawie towarów, którym płacisz, jeden towar może wystąpić dwa razy.
card-tile-castor_pollux = Po zakupie kopiują do końca gry zdolność jednego bohatera innego gracza, ale nie bohatera startowego ani Perseusza; premii nie kopiują.
card-tile-nebuchadnezzar = +5 do twojej sumy w bitwie lądowej w kontrolowanej przez ciebie prowincji, w której masz jednostkę, w czyjejkolwiek turze.
card-tile-circe = Handel +1, wojsko +1. W fazie 4 możesz stawiać legiony na pustych polach karawan; przy następnym zbieraniu zasobów każdy działa jak karawana.
card-tile-penthesilea = Kultura +2, wojsko +2. Raz na rundę: po darmowym legionie w prowincji stołecznej za każdą twoją prowincję, w której stoi wrogi legion; może być ich mniej.
card-tile-gilgamesh = Raz na rundę: forteca za jedną monetę lub jeden marmur.
card-tile-perseus = Handel +1, kultura +2, wojsko +1. Możesz budować przed graczem wskazanym jako pierwszy, a piąty bohater lub cud od razu daje ci zwycięstwo. Nie można go skopiować.
card-tile-hamilcar = +1 na wszystkich trzech torach. Plądrowanie daje ci dwie monety za miasto, dwa towary za karawanę, monetę i legendarny towar za legendarne miasto.
card-tile-queen_of_sheba = Kultura +1, wojsko +1. Raz na rundę, okupując wrogi znacznik kontroli, możesz oddać tam legion i od razu przejąć ten znacznik.
card-tile-hercules = +2 na wszystkich trzech torach. Nie ma zdolności.
card-tile-ramses_ii = Dodatkowa kość w każdej bitwie lądowej, w której masz jednostkę.
card-tile-antigone = Handel +2, kultura +2. Po ogłoszeniu liczby możesz zamiast niej wyłożyć dowolną liczbę zasobów od 0 do 5.
card-tile-spartacus = Raz na rundę: legion za jedną monetę lub jeden żeton gladiatorów.
card-tile-colossus = Gdy wszyscy zebrali zasoby, bierzesz z puli jeden wybrany towar.
card-tile-hanging_gardens = Handel +2. Po budowie możesz zachować dwa różne towary oprócz dwóch monet.
card-tile-lighthouse = Raz na rundę: tryrema za jedną monetę lub jedno drewno.
card-tile-statue_of_zeus = Na początku fazy 4 możesz ogłosić pokój z jednym przeciwnikiem, ale nie z tym samym dwie rundy z rzędu. Jego legiony wracają z twoich prowincji do jego prowincji stołecznej; w tej rundzie nie atakujecie się nawzajem i żadne z was nie wkracza do prowincji drugiego.
card-tile-temple_of_artemis = O jedną monetę więcej przy każdym zbieraniu zasobów.
card-tile-pyramids = Kto zbuduje Piramidy, od razu wygrywa. Nie liczą się do pięciu żetonów bohaterów i cudów.
card-resource-ceramics = Jeden z trzynastu towarów, razem 3 żetony. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-gems = Jeden z trzynastu towarów, razem 5 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-papyrus = Jeden z trzynastu towarów, razem 5 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-metal = Jeden z trzynastu towarów, razem 5 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-spices = Jeden z trzynastu towarów, razem 5 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-marble = Jeden z trzynastu towarów, razem 5 żetonów. Towarami płaci się w zestawach, w których każdy jest inny. Z Gilgameszem za jeden marmur buduje się fortecę.
card-resource-wood = Jeden z trzynastu towarów, razem 5 żetonów. Towarami płaci się w zestawach, w których każdy jest inny. Z Latarnią za jedno drewno buduje się tryremę.
card-resource-gold = Jeden z trzynastu towarów, razem 7 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-grain = Jeden z trzynastu towarów, razem 9 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-oil = Jeden z trzynastu towarów, razem 9 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-sheep = Jeden z trzynastu towarów, razem 9 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-wine = Jeden z trzynastu towarów, razem 9 żetonów. Towarami płaci się w zestawach, w których każdy jest inny.
card-resource-gladiators = Jeden z trzynastu towarów, razem 11 żetonów. Towarami płaci się w zestawach, w których każdy jest inny. Ze Spartakusem za jeden taki żeton wystawia się legion.
card-resource-coin = Monety przynoszą miasta, jest ich 44. Płaci się samymi monetami albo samymi różnymi towarami; dwie monety można zachować na następną rundę.
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
card-empire-rome = Italia, Galia i Dalmacja pod wodzą Cezara; zaczyna jako Przywódca Wojskowy. Na starcie handel 7, kultura 1, wojsko 3.
card-empire-greece = Ateny, Tracja i Dacja pod wodzą Peryklesa; przy trzech graczach zaczyna jako Przywódca Kultury. Na starcie handel 4, kultura 4, wojsko 3.
card-empire-babylon = Babilonia, Asyria i Syria pod wodzą Hammurabiego. Bierze udział tylko przy pięciu graczach. Na starcie handel 5, kultura 3, wojsko 2.
card-empire-egypt = Egipt, Etiopia i Cyrenajka pod wodzą Kleopatry; zaczyna jako Przywódca Kultury. Bierze udział przy czterech i pięciu graczach. Na starcie handel 4, kultura 4, wojsko 2.
card-empire-carthage = Kartagina, Trypolitania i Numidia pod wodzą Hannibala; zaczyna jako Przywódca Handlu. Na starcie handel 7, kultura 1, wojsko 2.
card-track-trade = Liczy twoje karawany, targi i premie. Kto jest najwyżej, zostaje Przywódcą Handlu: ogłasza, ile zasobów wykłada każdy, i bierze pierwszy.
card-track-culture = Liczy twoje miasta wszystkich rodzajów, świątynie i premie. Kto jest najwyżej, zostaje Przywódcą Kultury i wskazuje, kto teraz buduje.
card-track-military = Liczy twoje legiony, tryremy i fortece na mapie oraz premie. Kto jest najwyżej, zostaje Przywódcą Wojskowym i wskazuje, kto teraz wykonuje ruch.
card-piece-legion = Maszeruje do sąsiedniej prowincji albo do dowolnej, z którą łączą ją twoje tryremy. Rzuca kością na lądzie, może plądrować i okupować; masz ich 8.
card-piece-trireme = Płynie na sąsiednie morze. Rzuca kością w bitwach morskich i łączy twoje prowincje z wybrzeżami, do których sięga flota; masz ich 5.
card-piece-fortress = W bitwach lądowych w swojej prowincji dodaje 5 do twojej sumy i anuluje jedno trafienie. Nie rzuca kością i nigdy się nie przemieszcza; jedna na prowincję, masz ich 5.
card-piece-caravan = Co rundę przynosi jeden towar swojego rodzaju, a jeśli kontrolujesz też targ tej prowincji, dwa.
card-piece-market = Podwaja towary karawan, które kontrolujesz w jego prowincji. Sam nic nie przynosi.
card-piece-city = Co rundę przynosi jedną monetę, a jeśli kontrolujesz też świątynię tej prowincji, dwie.
card-piece-capital = Przynosi monety jak miasto. Jej prowincji nie można przejąć, a właściciel zawsze może tam budować. Łącznie cztery stolice i legendarne miasta dają zwycięstwo.
card-piece-legendary_city = Co rundę przynosi monetę i losowy legendarny towar, a ze świątynią tej prowincji jeszcze jedno z dwojga. Łącznie cztery stolice i legendarne miasta dają zwycięstwo.
card-piece-temple = Każde miasto, które kontrolujesz w jej prowincji, przynosi o jedną monetę więcej, a legendarne dodatkowo monetę lub legendarny towar. Sama nic nie przynosi.
card-piece-control_marker = Prowincja jest twoja: jej budowle, jeśli nie są okupowane, przynoszą zasoby tobie i tylko ty tam budujesz. Masz 7 znaczników.
card-piece-exchange_marker = Przywódca Handlu zagrywa jeden na rundę: 5/0, 2/1 lub 4/3. Wybrana strona mówi, ile zasobów wykłada każdy; zagrać go ponownie można, gdy zagrano wszystkie trzy.
card-piece-token = Pokazuje twoje miejsce na torze. Powyżej 15 odwraca się na stronę + i liczy znów od 1.
card-piece-title = Dostaje go ten, kto jest najwyżej na torze; przy remisie decyduje poprzedni posiadacz. Kto ma wszystkie trzy, wygrywa.
card-piece-tile = Odkryty bohater lub cud kosztuje 7, jeśli to twój drugi żeton, potem 8, 9 i 10 za piąty. Pięć żetonów daje zwycięstwo na koniec fazy budowy.
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
