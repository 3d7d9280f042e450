## Gra

title = Mare Nostrum
blurb = Handluj, buduj i walcz wokół Morza Śródziemnego; wygrywa ten, kto pierwszy zdobędzie cztery karty bohaterów i cudów świata albo zbuduje Piramidy.

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
name-site-corsica_gems = Korsyka, karawana (klejnoty)
    .acc = karawanę (klejnoty) w prowincji Korsyka
name-site-temple_corsica = Korsyka, świątynia
    .acc = świątynię w prowincji Korsyka
name-site-market_corsica = Korsyka, targ
    .acc = targ w prowincji Korsyka
name-site-sardinia_slaves = Sardynia, karawana (niewolnicy)
    .acc = karawanę (niewolnicy) w prowincji Sardynia
name-site-temple_sardinia = Sardynia, świątynia
    .acc = świątynię w prowincji Sardynia
name-site-market_sardinia = Sardynia, targ
    .acc = targ w prowincji Sardynia
name-site-syracusae = Syrakuzy (miasto)
    .acc = miasto Syrakuzy
name-site-sicily_grain = Sycylia, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Sycylia
name-site-temple_sicily = Sycylia, świątynia
    .acc = świątynię w prowincji Sycylia
name-site-market_sicily = Sycylia, targ
    .acc = targ w prowincji Sycylia
name-site-cnossus = Knossos (miasto)
    .acc = miasto Knossos
name-site-crete_oil = Kreta, karawana (oliwa)
    .acc = karawanę (oliwa) w prowincji Kreta
name-site-temple_crete = Kreta, świątynia
    .acc = świątynię w prowincji Kreta
name-site-market_crete = Kreta, targ
    .acc = targ w prowincji Kreta
name-site-rhodus = Rodos (miasto)
    .acc = miasto Rodos
name-site-rhodes_fish = Rodos, karawana (ryby)
    .acc = karawanę (ryby) w prowincji Rodos
name-site-temple_rhodes = Rodos, świątynia
    .acc = świątynię w prowincji Rodos
name-site-market_rhodes = Rodos, targ
    .acc = targ w prowincji Rodos
name-site-cyprus_metal = Cypr, karawana (metal)
    .acc = karawanę (metal) w prowincji Cypr
name-site-temple_cyprus = Cypr, świątynia
    .acc = świątynię w prowincji Cypr
name-site-market_cyprus = Cypr, targ
    .acc = targ w prowincji Cypr
name-site-numidia_grain = Numidia, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Numidia
name-site-temple_numidia = Numidia, świątynia
    .acc = świątynię w prowincji Numidia
name-site-market_numidia = Numidia, targ
    .acc = targ w prowincji Numidia
name-site-gaetulia_slaves = Getulia, karawana (niewolnicy)
    .acc = karawanę (niewolnicy) w prowincji Getulia
name-site-temple_gaetulia = Getulia, świątynia
    .acc = świątynię w prowincji Getulia
name-site-market_gaetulia = Getulia, targ
    .acc = targ w prowincji Getulia
name-site-carthago = Kartagina (miasto)
    .acc = miasto Kartagina
name-site-carthage_fruit = Kartagina, karawana (owoce)
    .acc = karawanę (owoce) w prowincji Kartagina
name-site-carthage_perfume = Kartagina, karawana (pachnidło)
    .acc = karawanę (pachnidło) w prowincji Kartagina
name-site-temple_carthage = Kartagina, świątynia
    .acc = świątynię w prowincji Kartagina
name-site-market_carthage = Kartagina, targ
    .acc = targ w prowincji Kartagina
name-site-leptis_magna = Leptis Magna (miasto)
    .acc = miasto Leptis Magna
name-site-tripolitania_oil = Trypolitania, karawana (oliwa)
    .acc = karawanę (oliwa) w prowincji Trypolitania
name-site-tripolitania_fish = Trypolitania, karawana (ryby)
    .acc = karawanę (ryby) w prowincji Trypolitania
name-site-temple_tripolitania = Trypolitania, świątynia
    .acc = świątynię w prowincji Trypolitania
name-site-market_tripolitania = Trypolitania, targ
    .acc = targ w prowincji Trypolitania
name-site-cyrene = Cyrena (miasto)
    .acc = miasto Cyrena
name-site-cyrenaica_livestock = Cyrenajka, karawana (inwentarz)
    .acc = karawanę (inwentarz) w prowincji Cyrenajka
name-site-temple_cyrenaica = Cyrenajka, świątynia
    .acc = świątynię w prowincji Cyrenajka
name-site-market_cyrenaica = Cyrenajka, targ
    .acc = targ w prowincji Cyrenajka
name-site-alexandria = Aleksandria (miasto)
    .acc = miasto Aleksandria
name-site-memphis = Memfis (miasto)
    .acc = miasto Memfis
name-site-lower_egypt_papyrus = Dolny Egipt, karawana (papirus)
    .acc = karawanę (papirus) w prowincji Dolny Egipt
name-site-lower_egypt_grain = Dolny Egipt, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Dolny Egipt
name-site-temple_lower_egypt = Dolny Egipt, świątynia
    .acc = świątynię w prowincji Dolny Egipt
name-site-market_lower_egypt = Dolny Egipt, targ
    .acc = targ w prowincji Dolny Egipt
name-site-thebae = Teby (miasto)
    .acc = miasto Teby
name-site-upper_egypt_papyrus = Górny Egipt, karawana (papirus)
    .acc = karawanę (papirus) w prowincji Górny Egipt
name-site-temple_upper_egypt = Górny Egipt, świątynia
    .acc = świątynię w prowincji Górny Egipt
name-site-market_upper_egypt = Górny Egipt, targ
    .acc = targ w prowincji Górny Egipt
name-site-nubia_gold = Nubia, karawana (złoto)
    .acc = karawanę (złoto) w prowincji Nubia
name-site-temple_nubia = Nubia, świątynia
    .acc = świątynię w prowincji Nubia
name-site-market_nubia = Nubia, targ
    .acc = targ w prowincji Nubia
name-site-arabia_perfume = Arabia, karawana (pachnidło)
    .acc = karawanę (pachnidło) w prowincji Arabia
name-site-temple_arabia = Arabia, świątynia
    .acc = świątynię w prowincji Arabia
name-site-market_arabia = Arabia, targ
    .acc = targ w prowincji Arabia
name-site-hierosolyma = Jerozolima (miasto)
    .acc = miasto Jerozolima
name-site-palestine_fruit = Palestyna, karawana (owoce)
    .acc = karawanę (owoce) w prowincji Palestyna
name-site-temple_palestine = Palestyna, świątynia
    .acc = świątynię w prowincji Palestyna
name-site-market_palestine = Palestyna, targ
    .acc = targ w prowincji Palestyna
name-site-tyrus = Tyr (miasto)
    .acc = miasto Tyr
name-site-phoenicia_fish = Fenicja, karawana (ryby)
    .acc = karawanę (ryby) w prowincji Fenicja
name-site-temple_phoenicia = Fenicja, świątynia
    .acc = świątynię w prowincji Fenicja
name-site-market_phoenicia = Fenicja, targ
    .acc = targ w prowincji Fenicja
name-site-antiochia = Antiochia (miasto)
    .acc = miasto Antiochia
name-site-syria_wine = Syria, karawana (wino)
    .acc = karawanę (wino) w prowincji Syria
name-site-temple_syria = Syria, świątynia
    .acc = świątynię w prowincji Syria
name-site-market_syria = Syria, targ
    .acc = targ w prowincji Syria
name-site-ninive = Niniwa (miasto)
    .acc = miasto Niniwa
name-site-mesopotamia_grain = Mezopotamia, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Mezopotamia
name-site-temple_mesopotamia = Mezopotamia, świątynia
    .acc = świątynię w prowincji Mezopotamia
name-site-market_mesopotamia = Mezopotamia, targ
    .acc = targ w prowincji Mezopotamia
name-site-babylon = Babilon (miasto)
    .acc = miasto Babilon
name-site-babylonia_fruit = Babilonia, karawana (owoce)
    .acc = karawanę (owoce) w prowincji Babilonia
name-site-temple_babylonia = Babilonia, świątynia
    .acc = świątynię w prowincji Babilonia
name-site-market_babylonia = Babilonia, targ
    .acc = targ w prowincji Babilonia
name-site-susiana_gems = Suzjana, karawana (klejnoty)
    .acc = karawanę (klejnoty) w prowincji Suzjana
name-site-temple_susiana = Suzjana, świątynia
    .acc = świątynię w prowincji Suzjana
name-site-market_susiana = Suzjana, targ
    .acc = targ w prowincji Suzjana
name-site-cilicia_slaves = Cylicja, karawana (niewolnicy)
    .acc = karawanę (niewolnicy) w prowincji Cylicja
name-site-temple_cilicia = Cylicja, świątynia
    .acc = świątynię w prowincji Cylicja
name-site-market_cilicia = Cylicja, targ
    .acc = targ w prowincji Cylicja
name-site-sinope = Synopa (miasto)
    .acc = miasto Synopa
name-site-pontus_metal = Pont, karawana (metal)
    .acc = karawanę (metal) w prowincji Pont
name-site-temple_pontus = Pont, świątynia
    .acc = świątynię w prowincji Pont
name-site-market_pontus = Pont, targ
    .acc = targ w prowincji Pont
name-site-galatia_livestock = Galacja, karawana (inwentarz)
    .acc = karawanę (inwentarz) w prowincji Galacja
name-site-temple_galatia = Galacja, świątynia
    .acc = świątynię w prowincji Galacja
name-site-market_galatia = Galacja, targ
    .acc = targ w prowincji Galacja
name-site-lycia_slaves = Licja, karawana (niewolnicy)
    .acc = karawanę (niewolnicy) w prowincji Licja
name-site-temple_lycia = Licja, świątynia
    .acc = świątynię w prowincji Licja
name-site-market_lycia = Licja, targ
    .acc = targ w prowincji Licja
name-site-troas = Troja (miasto)
    .acc = miasto Troja
name-site-asia_oil = Azja, karawana (oliwa)
    .acc = karawanę (oliwa) w prowincji Azja
name-site-temple_asia = Azja, świątynia
    .acc = świątynię w prowincji Azja
name-site-market_asia = Azja, targ
    .acc = targ w prowincji Azja
name-site-constantinopolis = Konstantynopol (miasto)
    .acc = miasto Konstantynopol
name-site-thrace_grain = Tracja, karawana (zboże)
    .acc = karawanę (zboże) w prowincji Tracja
name-site-temple_thrace = Tracja, świątynia
    .acc = świątynię w prowincji Tracja
name-site-market_thrace = Tracja, targ
    .acc = targ w prowincji Tracja
name-site-pella = Pella (miasto)
    .acc = miasto Pella
name-site-macedonia_gold = Macedonia, karawana (złoto)
    .acc = karawanę (złoto) w prowincji Macedonia
name-site-temple_macedonia = Macedonia, świątynia
    .acc = świątynię w prowincji Macedonia
name-site-market_macedonia = Macedonia, targ
    .acc = targ w prowincji Macedonia
name-site-athenae = Ateny (miasto)
    .acc = miasto Ateny
name-site-greece_wine = Grecja, karawana (wino)
    .acc = karawanę (wino) w prowincji Grecja
name-site-greece_fish = Grecja, karawana (ryby)
    .acc = karawanę (ryby) w prowincji Grecja
name-site-temple_greece = Grecja, świątynia
    .acc = świątynię w prowincji Grecja
name-site-market_greece = Grecja, targ
    .acc = targ w prowincji Grecja
name-site-illyria_slaves = Iliria, karawana (niewolnicy)
    .acc = karawanę (niewolnicy) w prowincji Iliria
name-site-temple_illyria = Iliria, świątynia
    .acc = świątynię w prowincji Iliria
name-site-market_illyria = Iliria, targ
    .acc = targ w prowincji Iliria
name-site-mediolanum = Mediolan (miasto)
    .acc = miasto Mediolan
name-site-lombardy_livestock = Lombardia, karawana (inwentarz)
    .acc = karawanę (inwentarz) w prowincji Lombardia
name-site-temple_lombardy = Lombardia, świątynia
    .acc = świątynię w prowincji Lombardia
name-site-market_lombardy = Lombardia, targ
    .acc = targ w prowincji Lombardia
name-site-roma = Rzym (miasto)
    .acc = miasto Rzym
name-site-rome_metal = Rzym, karawana (metal)
    .acc = karawanę (metal) w prowincji Rzym
name-site-rome_fish = Rzym, karawana (ryby)
    .acc = karawanę (ryby) w prowincji Rzym
name-site-temple_rome = Rzym, świątynia
    .acc = świątynię w prowincji Rzym
name-site-market_rome = Rzym, targ
    .acc = targ w prowincji Rzym
name-site-tarentum = Tarent (miasto)
    .acc = miasto Tarent
name-site-magna_graecia_wine = Wielka Grecja, karawana (wino)
    .acc = karawanę (wino) w prowincji Wielka Grecja
name-site-temple_magna_graecia = Wielka Grecja, świątynia
    .acc = świątynię w prowincji Wielka Grecja
name-site-market_magna_graecia = Wielka Grecja, targ
    .acc = targ w prowincji Wielka Grecja
name-ship-stayed = nie płynęła
name-ship-arrived = płynęła
name-ship-arrived_spent = płynęła i atakowała
name-ship-stayed_supported = nie płynęła, już wsparła
name-ship-arrived_supported = płynęła, już wsparła
name-ship-arrived_spent_supported = płynęła i atakowała, już wsparła
name-post-beside = obok budowli
name-post-fortress = forteca
name-post-marker = na znaczniku wpływu
name-post-corsica_gems = Korsyka, karawana (klejnoty)
name-post-temple_corsica = Korsyka, świątynia
name-post-market_corsica = Korsyka, targ
name-post-sardinia_slaves = Sardynia, karawana (niewolnicy)
name-post-temple_sardinia = Sardynia, świątynia
name-post-market_sardinia = Sardynia, targ
name-post-syracusae = Syrakuzy (miasto)
name-post-sicily_grain = Sycylia, karawana (zboże)
name-post-temple_sicily = Sycylia, świątynia
name-post-market_sicily = Sycylia, targ
name-post-cnossus = Knossos (miasto)
name-post-crete_oil = Kreta, karawana (oliwa)
name-post-temple_crete = Kreta, świątynia
name-post-market_crete = Kreta, targ
name-post-rhodus = Rodos (miasto)
name-post-rhodes_fish = Rodos, karawana (ryby)
name-post-temple_rhodes = Rodos, świątynia
name-post-market_rhodes = Rodos, targ
name-post-cyprus_metal = Cypr, karawana (metal)
name-post-temple_cyprus = Cypr, świątynia
name-post-market_cyprus = Cypr, targ
name-post-numidia_grain = Numidia, karawana (zboże)
name-post-temple_numidia = Numidia, świątynia
name-post-market_numidia = Numidia, targ
name-post-gaetulia_slaves = Getulia, karawana (niewolnicy)
name-post-temple_gaetulia = Getulia, świątynia
name-post-market_gaetulia = Getulia, targ
name-post-carthago = Kartagina (miasto)
name-post-carthage_fruit = Kartagina, karawana (owoce)
name-post-carthage_perfume = Kartagina, karawana (pachnidło)
name-post-temple_carthage = Kartagina, świątynia
name-post-market_carthage = Kartagina, targ
name-post-leptis_magna = Leptis Magna (miasto)
name-post-tripolitania_oil = Trypolitania, karawana (oliwa)
name-post-tripolitania_fish = Trypolitania, karawana (ryby)
name-post-temple_tripolitania = Trypolitania, świątynia
name-post-market_tripolitania = Trypolitania, targ
name-post-cyrene = Cyrena (miasto)
name-post-cyrenaica_livestock = Cyrenajka, karawana (inwentarz)
name-post-temple_cyrenaica = Cyrenajka, świątynia
name-post-market_cyrenaica = Cyrenajka, targ
name-post-alexandria = Aleksandria (miasto)
name-post-memphis = Memfis (miasto)
name-post-lower_egypt_papyrus = Dolny Egipt, karawana (papirus)
name-post-lower_egypt_grain = Dolny Egipt, karawana (zboże)
name-post-temple_lower_egypt = Dolny Egipt, świątynia
name-post-market_lower_egypt = Dolny Egipt, targ
name-post-thebae = Teby (miasto)
name-post-upper_egypt_papyrus = Górny Egipt, karawana (papirus)
name-post-temple_upper_egypt = Górny Egipt, świątynia
name-post-market_upper_egypt = Górny Egipt, targ
name-post-nubia_gold = Nubia, karawana (złoto)
name-post-temple_nubia = Nubia, świątynia
name-post-market_nubia = Nubia, targ
name-post-arabia_perfume = Arabia, karawana (pachnidło)
name-post-temple_arabia = Arabia, świątynia
name-post-market_arabia = Arabia, targ
name-post-hierosolyma = Jerozolima (miasto)
name-post-palestine_fruit = Palestyna, karawana (owoce)
name-post-temple_palestine = Palestyna, świątynia
name-post-market_palestine = Palestyna, targ
name-post-tyrus = Tyr (miasto)
name-post-phoenicia_fish = Fenicja, karawana (ryby)
name-post-temple_phoenicia = Fenicja, świątynia
name-post-market_phoenicia = Fenicja, targ
name-post-antiochia = Antiochia (miasto)
name-post-syria_wine = Syria, karawana (wino)
name-post-temple_syria = Syria, świątynia
name-post-market_syria = Syria, targ
name-post-ninive = Niniwa (miasto)
name-post-mesopotamia_grain = Mezopotamia, karawana (zboże)
name-post-temple_mesopotamia = Mezopotamia, świątynia
name-post-market_mesopotamia = Mezopotamia, targ
name-post-babylon = Babilon (miasto)
name-post-babylonia_fruit = Babilonia, karawana (owoce)
name-post-temple_babylonia = Babilonia, świątynia
name-post-market_babylonia = Babilonia, targ
name-post-susiana_gems = Suzjana, karawana (klejnoty)
name-post-temple_susiana = Suzjana, świątynia
name-post-market_susiana = Suzjana, targ
name-post-cilicia_slaves = Cylicja, karawana (niewolnicy)
name-post-temple_cilicia = Cylicja, świątynia
name-post-market_cilicia = Cylicja, targ
name-post-sinope = Synopa (miasto)
name-post-pontus_metal = Pont, karawana (metal)
name-post-temple_pontus = Pont, świątynia
name-post-market_pontus = Pont, targ
name-post-galatia_livestock = Galacja, karawana (inwentarz)
name-post-temple_galatia = Galacja, świątynia
name-post-market_galatia = Galacja, targ
name-post-lycia_slaves = Licja, karawana (niewolnicy)
name-post-temple_lycia = Licja, świątynia
name-post-market_lycia = Licja, targ
name-post-troas = Troja (miasto)
name-post-asia_oil = Azja, karawana (oliwa)
name-post-temple_asia = Azja, świątynia
name-post-market_asia = Azja, targ
name-post-constantinopolis = Konstantynopol (miasto)
name-post-thrace_grain = Tracja, karawana (zboże)
name-post-temple_thrace = Tracja, świątynia
name-post-market_thrace = Tracja, targ
name-post-pella = Pella (miasto)
name-post-macedonia_gold = Macedonia, karawana (złoto)
name-post-temple_macedonia = Macedonia, świątynia
name-post-market_macedonia = Macedonia, targ
name-post-athenae = Ateny (miasto)
name-post-greece_wine = Grecja, karawana (wino)
name-post-greece_fish = Grecja, karawana (ryby)
name-post-temple_greece = Grecja, świątynia
name-post-market_greece = Grecja, targ
name-post-illyria_slaves = Iliria, karawana (niewolnicy)
name-post-temple_illyria = Iliria, świątynia
name-post-market_illyria = Iliria, targ
name-post-mediolanum = Mediolan (miasto)
name-post-lombardy_livestock = Lombardia, karawana (inwentarz)
name-post-temple_lombardy = Lombardia, świątynia
name-post-market_lombardy = Lombardia, targ
name-post-roma = Rzym (miasto)
name-post-rome_metal = Rzym, karawana (metal)
name-post-rome_fish = Rzym, karawana (ryby)
name-post-temple_rome = Rzym, świątynia
name-post-market_rome = Rzym, targ
name-post-tarentum = Tarent (miasto)
name-post-magna_graecia_wine = Wielka Grecja, karawana (wino)
name-post-temple_magna_graecia = Wielka Grecja, świątynia
name-post-market_magna_graecia = Wielka Grecja, targ
name-resource-tax = podatek
name-resource-perfume = pachnidło
name-resource-papyrus = papirus
name-resource-gold = złoto
name-resource-gems = klejnoty
name-resource-oil = oliwa
    .acc = oliwę
name-resource-wine = wino
name-resource-livestock = inwentarz
name-resource-fruit = owoce
name-resource-metal = metal
name-resource-grain = zboże
name-resource-fish = ryby
name-resource-slaves = niewolnicy
    .acc = niewolników
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
name-card-ulysses = Ulisses
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
name-role-director_of_commerce = Dyrektor Handlowy
name-role-political_leader = Przywódca Polityczny
name-role-military_leader = Przywódca Wojskowy
name-verb-influence = Połóż znacznik wpływu
name-verb-city = Zbuduj miasto
name-verb-caravan = Zbuduj karawanę
name-verb-temple = Zbuduj świątynię
name-verb-market = Zbuduj targ
name-verb-legion = Wystaw legion
name-verb-fortress = Zbuduj fortecę
name-verb-trireme = Zbuduj tryremę
name-verb-card = Kup bohatera lub cud świata
name-verb-convert = Podmień znacznik wpływu
name-verb-free_influence = Połóż znacznik wpływu za darmo
name-verb-free_convert = Podmień znacznik wpływu za darmo
name-verb-free_fortress = Zbuduj fortecę za darmo
name-verb-exchange = { name-card-cleopatra }: wymień kartę z bankiem
name-verb-end = Zakończ
name-verb-sail = Wypłyń
name-verb-attack = Zaatakuj na morzu
name-verb-march = Maszeruj
name-verb-halt = Zakończ ruchy
name-verb-fight = Stocz bitwę
name-verb-settle = Rozstrzygnij los prowincji
name-verb-pillage = Splądruj
name-verb-occupy = Okupuj
name-verb-claim = Przekształć prowincję
name-verb-nothing = Nic nie rób
name-verb-use = Skorzystaj
name-verb-pass = Zrezygnuj
name-verb-coins = Podatkami
name-verb-goods = Różnymi towarami
name-verb-lay = Obsadź kolejne budowle
name-verb-alps = Przejdź przez Alpy
part-coins = Podatki
part-goods = Towary
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
    [one] podatek
    [few] podatki
   *[many] podatków
}

## Pytania

ask-aftermath = { $province }: zostały tylko twoje jednostki. Co robisz?
ask-build = Co zbudujesz lub kupisz?
ask-call_number = Ile kart ma zaoferować każdy? Kart na ręce: { $hand }.
ask-campaign = Co robisz podczas tej wyprawy?
ask-campaign_freely = Co robisz podczas tej wyprawy?
ask-choose_civilization = Którą cywilizację poprowadzisz?
ask-choose_foe = { $field }: z którym przeciwnikiem walczysz teraz?
ask-choose_losses = { $field }, przeciwnik: { $opponent }. Tracisz { $count } { $count ->
    [one] jednostkę. Którą?
    [few] jednostki. Które?
   *[other] jednostek. Które?
}
ask-choose_province = Którą prowincją zajmujesz się teraz?
ask-compensate = { $receiver } ma o jedną kartę za mało. Którą oddajesz?
ask-divide_forces = { $field }: { $count ->
    [one] przeciw komu walczy jedyna jednostka?
    [few] jak dzielisz { $count } jednostki między przeciwników?
   *[other] jak dzielisz { $count } jednostek między przeciwników?
}
ask-divide_arrivals = { $field }: z kim walczą jednostki, które wykonały ruch w tej turze ({ $count })?
ask-divide_fortresses = { $field }: w której bitwie liczą się twoje fortece ({ $count })?
ask-draw_choosing_order = Losowanie kolejności wyboru
ask-draw_civilizations = Losowanie cywilizacji
ask-draw_first_holder = Remis rozstrzyga los
ask-draw_layout_order = Losowanie kolejności ustawiania
ask-keep_cards = Które karty zachowujesz? Podatki: najwyżej { $coins }{ $goods ->
    [0] {""}
   *[other] , towary: najwyżej { $goods }
}. Pozostałe karty wracają do banku.
ask-name_new_holders = { $province }: na których budowlach stają legiony przybyłe w tej turze ({ $count })?
ask-leave_posts = { $province }: { $count } { $count ->
    [one] legion odchodzi. Który?
    [few] legiony odchodzą. Które?
   *[other] legionów odchodzi. Które?
}
ask-name_director = Kto zostaje Dyrektorem Handlowym?
ask-name_military_leader = Kto zostaje Przywódcą Wojskowym?
ask-name_next_builder = Kto buduje jako następny?
ask-name_next_general = Kto wyrusza na wojnę jako następny? Każdy wyrusza raz: pierwszy uderza przed innymi, ostatni widział już ruchy pozostałych.
ask-name_political_leader = Kto zostaje Przywódcą Politycznym?
ask-offer_cards = Zaoferuj { $count } { $count ->
    [one] kartę. Którą?
    [few] karty. Które?
   *[other] kart. Które?
}
ask-order_builders = W jakiej kolejności gracze budują?
ask-order_generals = W jakiej kolejności gracze prowadzą wojnę?
ask-pay = { $things }: cena { $price }. Czym płacisz?
ask-place_freely = { $points ->
    [one] Został { $points } punkt
    [few] Zostały { $points } punkty
   *[other] Zostało { $points } punktów
}. Na co je wydajesz?
ask-redirect_take = { $taker } bierze kartę „{ $card }”; oddaje ją { $victim }. Czy Ulisses ma sprawić, że zamiast niej weźmie twoją?
ask-roll_dice = { $field }: atakuje { $attacker }, broni się { $defender }; rzut kośćmi
ask-take_card = Którą kartę bierzesz i od kogo? Kto ją traci, bierze następny. Odkrytych kart: { $left }.
ask-take_extra_good = Jaki towar przyniesie Świątynia Artemidy?
ask-take_spoils = Nabuchodonozor przynosi kartę: { $card }. Bierzesz ją?
ask-turn_legion = Do twoich prowincji weszły legiony: { $enemy }. Czy Helena przekształci jeden z nich w twój legion?
ask-turn_legion_on_entry = { $province }: wkracza { $enemy }. Czy Helena przekształci jeden z wrogich legionów w twój?

## Zdarzenia

event-battle_rolled = { $field }: { $seat } atakuje, wynik { $attack }; { $foe } się broni, wynik { $defence }.
event-built = { $seat } buduje { $site_acc }.
event-card_bought = { $seat } kupuje kartę „{ $card }”.
event-card_taken = { $seat } bierze { $card_acc }; oddaje { $victim }.
event-cards_kept = { $seat } { $coins ->
    [0] { $goods ->
        [0] niczego nie zachowuje
        [one] zachowuje { $goods } towar
        [few] zachowuje { $goods } towary
       *[many] zachowuje { $goods } towarów
    }
    [one] zachowuje { $coins } podatek{ $goods ->
        [0] {""}
        [one] {" "}i { $goods } towar
        [few] {" "}i { $goods } towary
       *[many] {" "}i { $goods } towarów
    }
    [few] zachowuje { $coins } podatki{ $goods ->
        [0] {""}
        [one] {" "}i { $goods } towar
        [few] {" "}i { $goods } towary
       *[many] {" "}i { $goods } towarów
    }
   *[many] zachowuje { $coins } podatków{ $goods ->
        [0] {""}
        [one] {" "}i { $goods } towar
        [few] {" "}i { $goods } towary
       *[many] {" "}i { $goods } towarów
    }
}.
event-civilization_taken = { $player } gra jako { $civilization }.
event-compensated = { $seat } oddaje kartę dla wyrównania; dostaje ją { $receiver }.
event-compensation = { $seat } oddaje { $card_acc } dla wyrównania; dostaje { $receiver }.
event-exchanged = { $seat } wymienia w banku { $given_acc } na { $received_acc }.
event-extra_good = { $seat } dostaje ze Świątyni Artemidy { $good_acc }.
event-income = { $seat } otrzymuje dochód: { $cards }.
event-legion_turned = { $province }: Helena przekształca legion; nowy właściciel to { $seat }.
event-legions_marched = { $seat } prowadzi { $count } { $count ->
    [one] legion
    [few] legiony
   *[many] legionów
}: { $origin } → { $goal }.
event-marker_claimed = { $seat } zaczyna przekształcanie prowincji { $province }: legion staje na znaczniku wpływu.
event-marker_placed = { $seat } kładzie znacznik wpływu w prowincji { $province }.
event-number_called = { $seat } ogłasza liczbę { $count }: { $count ->
    [0] w tej turze nikt nie handluje
    [one] każdy wykłada { $count } kartę
    [few] każdy wykłada { $count } karty
   *[many] każdy wykłada { $count } kart
}.
event-occupied = { $seat } okupuje { $sites_acc }.
event-offer_laid = { $seat } wykłada ofertę.
event-offer_returned = { $seat } zabiera z powrotem { $count } { $count ->
    [one] kartę
    [few] karty
   *[many] kart
}.
event-offer_shown = { $seat } oferuje { $cards_acc }.
event-order_announced = { $seat } ustala kolejność: { $order }.
event-paid = { $seat } płaci: { $cards }.
event-pillaged = { $seat } plądruje { $site_acc }.
event-player_named = Teraz gra { $player }.
event-province_converted = { $province }: { $seat } podmienia obcy znacznik wpływu na swój.
event-role_dealt = { $seat } zaczyna z rolą „{ $role }”.
event-role_passed = { $seat } ma najwięcej i przejmuje rolę „{ $role }”.
event-set_up = { $civilization } rozmieszcza swoje elementy.
event-spoils_taken = { $seat } bierze za to z banku { $card_acc }.
event-take_redirected = Ulisses interweniuje: { $taker } bierze inną kartę, oddaje ją { $seat }.
event-triremes_sailed = { $seat } prowadzi { $count } { $count ->
    [one] tryremę
    [few] tryremy
   *[many] tryrem
}: { $origin } → { $goal }.
event-unit_raised = { $seat } { $unit_id ->
    [legion] wystawia legion
    [trireme] buduje tryremę
   *[other] buduje fortecę
} w prowincji { $province }.
event-units_lost = { $teller ->
    [nobody] { $loser }
   *[seat] { $seat }
} traci { $count } { $count ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
} ({ $field }){ $fortresses ->
    [0] .
    [one] ; pada forteca.
    [few] ; padają { $fortresses } fortece.
   *[many] ; pada { $fortresses } fortec.
}
event-won = { $seat } wygrywa!

## Fazy i zakończenia

round = Tura
phase-game = Gra
phase-setup = Przygotowanie
phase-turn = Tura
phase-picking = Wybór cywilizacji
phase-drawn_civilizations = Losowanie cywilizacji
phase-basic_setup = Ustawienie podstawowe
phase-advanced_setup = Ustawienie zaawansowane
phase-layout = Ustawienie zaawansowane
phase-trade = Handel
phase-taking = Wymiana kart
phase-redirection = Decyzja Ulissesa
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
phase-chosen_civilizations = Wybór cywilizacji
phase-first_role = Pierwsze role
phase-military = Faza militarna
phase-campaign = Wyprawa
phase-campaign_in_sequence = Wyprawa
phase-campaign_interleaved = Wyprawa
phase-named_campaign = Wyprawa
phase-province = Los prowincji
ending-pyramids = budując Piramidy
ending-four_cards = zbierając cztery karty bohaterów i cudów
ending-turn_cap = po ostatniej turze

## Opcje

option-setup_mode = Ustawienie
option-setup_mode-help = Ustawienie podstawowe z kart pomocy gracza albo zaawansowane za 36 punktów.
value-setup_mode-basic = podstawowe
value-setup_mode-advanced = zaawansowane, za 36 punktów
option-civilizations = Cywilizacje
option-civilizations-help = Które cywilizacje biorą udział; pozostałe są neutralne.
value-civilizations-recommended = zrównoważony wybór
value-civilizations-rome-carthage-greece = Rzym, Kartagina, Grecja
value-civilizations-rome-carthage-egypt = Rzym, Kartagina, Egipt
value-civilizations-rome-carthage-babylon = Rzym, Kartagina, Babilon
value-civilizations-rome-greece-egypt = Rzym, Grecja, Egipt
value-civilizations-rome-greece-babylon = Rzym, Grecja, Babilon
value-civilizations-rome-egypt-babylon = Rzym, Egipt, Babilon
value-civilizations-carthage-greece-egypt = Kartagina, Grecja, Egipt
value-civilizations-carthage-greece-babylon = Kartagina, Grecja, Babilon
value-civilizations-carthage-egypt-babylon = Kartagina, Egipt, Babilon
value-civilizations-greece-egypt-babylon = Grecja, Egipt, Babilon
value-civilizations-rome-carthage-greece-egypt = Rzym, Kartagina, Grecja, Egipt
value-civilizations-rome-carthage-greece-babylon = Rzym, Kartagina, Grecja, Babilon
value-civilizations-rome-carthage-egypt-babylon = Rzym, Kartagina, Egipt, Babilon
value-civilizations-rome-greece-egypt-babylon = Rzym, Grecja, Egipt, Babilon
value-civilizations-carthage-greece-egypt-babylon = Kartagina, Grecja, Egipt, Babilon
option-civ_assignment = Przydział cywilizacji
option-civ_assignment-help = Losowo albo przez wybór w wylosowanej kolejności.
value-civ_assignment-random = losowo
value-civ_assignment-choose = gracze wybierają
option-trade_stop = Koniec wymiany
option-trade_stop-help = Czy wolno jeszcze brać karty, gdy ma je tylko jedna osoba.
value-trade_stop-taker_is_sole_holder = gdy kolej przychodzi na jedyną osobę, której zostały karty
value-trade_stop-one_holder = gdy karty ma już tylko jedna osoba
option-order_declaration = Kolejność graczy
option-order_declaration-help = Posiadacz roli ogłasza całą kolejność albo wskazuje graczy po kolei.
value-order_declaration-upfront = od razu
value-order_declaration-stepwise = po kolei
option-interleaved_military_actions = Ruchy na przemian z bitwami
option-interleaved_military_actions-help = Ruchy i bitwy można przeplatać zamiast zachowywać ścisłą kolejność.
value-interleaved_military_actions-false = nie
value-interleaved_military_actions-true = tak
option-temple_pillage = Plądrowanie świątyń
option-temple_pillage-help = Świątynie można plądrować jak inne budowle.
value-temple_pillage-false = nie
value-temple_pillage-true = tak
option-temple_or_market_alone = Sama świątynia lub targ
option-temple_or_market_alone-help = Legiony mogą okupować świątynię bez miasta i targ bez karawany.
value-temple_or_market_alone-false = nie
value-temple_or_market_alone-true = tak
option-hammurabi_marker_may_convert = Hammurabi podmienia znaczniki
option-hammurabi_marker_may_convert-help = Darmowym znacznikiem Hammurabiego można podmienić cudzy.
value-hammurabi_marker_may_convert-false = nie
value-hammurabi_marker_may_convert-true = tak
option-one_role_per_player = Po jednej roli
option-one_role_per_player-help = Kto ma rolę, nie ubiega się o drugą.
value-one_role_per_player-false = nie
value-one_role_per_player-true = tak
option-neutral_greece_includes_aegean = Neutralna Grecja z rejonem egejskim
option-neutral_greece_includes_aegean-help = Do neutralnej Grecji należą też Tracja, Azja, Rodos i Kreta.
value-neutral_greece_includes_aegean-false = nie
value-neutral_greece_includes_aegean-true = tak
option-turn_cap = Ostatnia tura
option-turn_cap-help = Kończy grę po tej turze i ustala miejsca; do symulacji.

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
fact-roles = Role
track-cards = Bohaterowie i cuda
track-offers = Oferty
mark-neutral = neutralna
mark-claim = przekształca
mark-war = wojna
mark-fresh = znacznik z tej tury

# How everybody stands, column by column.
standing-pyramids = Piramidy
standing-cards = Bohaterowie i cuda
standing-income = Dochód
standing-markers = Znaczniki wpływu

# What prices are paid in.
stock-cards = { $n ->
    [one] karta zasobów
    [few] karty zasobów
   *[many] kart zasobów
}
stock-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}

# What each thing is.
card-card-julius_caesar = Twoje legiony i fortece kosztują po 2 karty.
card-card-hannibal = W bitwie lądowej każda kość twoich legionów daje o 1 więcej, w ataku i w obronie.
card-card-pericles = Twoje tryremy kosztują po 2 karty; w bitwie morskiej każda ich kość daje o 1 więcej.
card-card-cleopatra = Raz w swojej kolejce budowy możesz wymienić w banku towar na podatek albo podatek na dowolny towar.
card-card-hammurabi = Co turę jeden darmowy znacznik wpływu tam, gdzie można by go kupić. W wariancie „Hammurabi podmienia znaczniki” może też zastąpić znacznik w przekształcanej prowincji.
card-card-agamemnon = +2 do twoich karawan i targów, gdy ustala się Dyrektora Handlowego.
card-card-archimedes = +2 do twoich legionów, tryrem i fortec, gdy ustala się Przywódcę Wojskowego.
card-card-solomon = +2 do twoich miast i świątyń, gdy ustala się Przywódcę Politycznego.
card-card-helen = Raz w fazie militarnej: jeden wrogi legion, który wszedł do twojej prowincji, zastępujesz własnym z zapasu.
card-card-nebuchadnezzar = Plądrując, możesz wziąć kartę z banku: podatek za miasto, towar karawany za karawanę, nic za świątynię ani targ.
card-card-ulysses = Raz w fazie handlu: gdy ktoś wziął kartę od innego gracza, karta wraca, a zamiast niej trzeba wziąć jedną z twoich odkrytych kart.
card-card-colossus = Jeden podatek więcej przy każdym dochodzie.
card-card-hanging_gardens = Na koniec budowy możesz zachować oprócz podatków 1 towar.
card-card-temple_of_artemis = Jeden dowolny towar więcej przy każdym dochodzie, o ile jest w banku.
card-card-statue_of_zeus = W każdej prowincji możesz mieć dwie fortece; każda dodaje w bitwie 6.
card-card-lighthouse = Twoje znaczniki wpływu mogą trafiać do prowincji, które nie sąsiadują z twoimi; pozostałe warunki obowiązują.
card-card-mausoleum = Miasta i karawany kosztują cię 2 karty, świątynie i targi 5.
card-card-pyramids = Kto je zbuduje, od razu wygrywa. Kosztują 12 podatków albo po jednym towarze każdego rodzaju.
card-role-director_of_commerce = Przechodzi na tego, kto ma więcej karawan i targów niż posiadacz. Ogłasza, ile kart każdy oferuje w handlu, i bierze pierwszy.
card-role-political_leader = Przechodzi na tego, kto ma więcej miast i świątyń niż posiadacz. Decyduje, w jakiej kolejności gracze budują.
card-role-military_leader = Przechodzi na tego, kto ma na planszy więcej legionów, tryrem i fortec niż posiadacz. Decyduje o kolejności w fazie militarnej.
card-resource-tax = Podatki przynoszą miasta; jest ich 35. Cenę płaci się samymi podatkami albo samymi różnymi towarami; na koniec budowy można zachować do 2.
card-resource-perfume = Jeden z dwunastu towarów; razem 5 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-papyrus = Jeden z dwunastu towarów; razem 5 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-gold = Jeden z dwunastu towarów; razem 5 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-gems = Jeden z dwunastu towarów; razem 5 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-oil = Jeden z dwunastu towarów; razem 7 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-wine = Jeden z dwunastu towarów; razem 7 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-livestock = Jeden z dwunastu towarów; razem 7 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-fruit = Jeden z dwunastu towarów; razem 7 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-metal = Jeden z dwunastu towarów; razem 7 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-grain = Jeden z dwunastu towarów; razem 11 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-fish = Jeden z dwunastu towarów; razem 11 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-resource-slaves = Jeden z dwunastu towarów; razem 11 kart. Cenę płaci się różnymi towarami; niewydane wracają do banku.
card-civilization-rome = Główna prowincja: { name-area-rome }. Bohater: { name-card-julius_caesar }. Zaczyna z rolą: { name-role-military_leader }.
card-civilization-carthage = Główna prowincja: { name-area-carthage }. Bohater: { name-card-hannibal }. Zaczyna z rolą: { name-role-director_of_commerce }.
card-civilization-greece = Główna prowincja: { name-area-greece }. Bohater: { name-card-pericles }.
card-civilization-egypt = Główna prowincja: { name-area-lower_egypt }. Bohater: { name-card-cleopatra }. Zaczyna z rolą: { name-role-political_leader }.
card-civilization-babylon = Główna prowincja: { name-area-babylonia }. Bohater: { name-card-hammurabi }.
card-piece-city = Przynosi co turę jeden podatek, a dwa, jeśli masz też świątynię w tej prowincji. Wymaga ikony miasta.
card-piece-caravan = Przynosi co turę jeden towar ze swojej ikony, a dwa, jeśli masz też targ w tej prowincji.
card-piece-temple = Podwaja dochód twoich miast w swojej prowincji; sama nic nie przynosi. Jedna na prowincję.
card-piece-market = Podwaja dochód twoich karawan w swojej prowincji; sam nic nie przynosi. Jeden na prowincję.
card-piece-legion = Maszeruje do sąsiedniej prowincji albo przez łańcuch twoich tryrem. Na lądzie rzuca kością, może plądrować, okupować i przekształcać; masz ich 8.
card-piece-fortress = Dodaje 6 w każdej obronie i w jednym ataku na turę. Nie rzuca kością i nigdy się nie przemieszcza; masz ich 8.
card-piece-trireme = Powstaje w doku i płynie o jedno morze na turę. Na morzu rzuca kością i łączy wybrzeża dla twoich legionów i znaczników wpływu; masz ich 5.
card-piece-influence = Prowincja jest twoja: budujesz w niej tylko ty, a jej budowle zarabiają dla ciebie, o ile nie są okupowane. Masz 12 znaczników.
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
modifier-fortress = forteca
modifier-hannibal = Hannibal
modifier-pericles = Perykles
