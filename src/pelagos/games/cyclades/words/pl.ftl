## Gra

title = Cyklady
blurb = Zdobywaj przychylność bogów, buduj floty i świątynie, zbieraj armie, przyzywaj mityczne stworzenia i jako pierwszy wznieś dwie metropolie.

## Pomocnicze: ilości w zdaniach

amount-gold = { $gold } { $gold ->
    [one] monetę
    [few] monety
   *[many] monet
}
for-gold = { $gold ->
    [0] za darmo
    [one] za { $gold } monetę
    [few] za { $gold } monety
   *[many] za { $gold } monet
}
amount-fleets = { $count } { $count ->
    [one] flota
    [few] floty
   *[many] flot
}
amount-armies = { $count } { $count ->
    [one] armia
    [few] armie
   *[many] armii
}
amount-units = { $count } { $count ->
    [one] oddział
    [few] oddziały
   *[many] oddziałów
}
amount-priests = { $count } { $count ->
    [one] kapłana
    [few] kapłanów
   *[many] kapłanów
}
amount-philosophers = { $count } { $count ->
    [one] filozofa
    [few] filozofów
   *[many] filozofów
}
unit-unit = { $n } { $n ->
    [one] oddział
    [few] oddziały
   *[many] oddziałów
}
unit-fleet = { $n } { $n ->
    [one] flota
    [few] floty
   *[many] flot
}
unit-priest = { $n } { $n ->
    [one] kapłan
    [few] kapłanów
   *[many] kapłanów
}
unit-philosopher = { $n } { $n ->
    [one] filozof
    [few] filozofów
   *[many] filozofów
}

## Bogowie, budynki, stworzenia, miasta

name-god-poseidon = Posejdon
name-god-ares = Ares
name-god-zeus = Zeus
name-god-athena = Atena
name-god-apollo = Apollo
name-building-port = Port
name-building-fortress = Forteca
name-building-temple = Świątynia
name-building-university = Uniwersytet
name-creature-siren = Syrena
name-creature-pegasus = Pegaz
name-creature-giant = Gigant
name-creature-chimera = Chimera
name-creature-cyclops = Cyklop
name-creature-sphinx = Sfinks
name-creature-sylph = Sylfida
name-creature-harpy = Harpia
name-creature-griffon = Gryf
name-creature-moirae = Mojry
name-creature-satyr = Satyr
name-creature-dryad = Driada
name-creature-kraken = Kraken
name-creature-minotaur = Minotaur
name-creature-chiron = Chiron
name-creature-medusa = Meduza
name-creature-polyphemus = Polifem
name-city-sparta = Sparta
name-city-athens = Ateny
name-city-corinth = Korynt
name-city-thebes = Teby
name-city-argos = Argos
name-position-start_1 = start 1
name-position-start_2 = start 2
name-position-start_3 = start 3
name-position-start_4 = start 4
name-position-start_5 = start 5

## Czynności

name-verb-end = Zakończ turę
name-verb-summon = Przyzwij stworzenie
name-verb-recruit = Zwerbuj
name-verb-build = Zbuduj
name-verb-move_fleets = Przesuń floty
name-verb-move_armies = Przesuń armie
name-verb-exchange = Wymień stworzenie
name-verb-sail = Płyń dalej
name-verb-stop = Zatrzymaj się
name-verb-stay = Walcz dalej
name-verb-retreat = Wycofaj się
name-verb-sell_units = Sprzedaj armie lub floty
name-verb-sell_priests = Sprzedaj kapłanów
name-verb-sell_philosophers = Sprzedaj filozofów

## Wyspy i pola morskie

name-region-amorgos = Amorgos
name-region-anaphe = Anafi
name-region-andros = Andros
name-region-delos = Delos
name-region-donousa = Donusa
name-region-gyaros = Jaros
name-region-heraclea = Iraklia
name-region-ios = Ios
name-region-kea = Kea
name-region-kythnos = Kitnos
name-region-milos = Milos
name-region-mykonos = Mykonos
name-region-naxos = Naksos
name-region-paros = Paros
name-region-rhenea = Renia
name-region-serifos = Serifos
name-region-sifnos = Sifnos
name-region-sikinos = Sikinos
name-region-syros = Siros
name-region-thera = Thira
name-region-tinos = Tinos
name-region-sea_a1 = Morze A1
name-region-sea_a2 = Morze A2
name-region-sea_a3 = Morze A3
name-region-sea_a4 = Morze A4
name-region-sea_a5 = Morze A5
name-region-sea_a6 = Morze A6
name-region-sea_b2 = Morze B2
name-region-sea_b3 = Morze B3
name-region-sea_b4 = Morze B4
name-region-sea_b5 = Morze B5
name-region-sea_b6 = Morze B6
name-region-sea_b7 = Morze B7
name-region-sea_c1 = Morze C1
name-region-sea_c2 = Morze C2
name-region-sea_c3 = Morze C3
name-region-sea_c4 = Morze C4
name-region-sea_c5 = Morze C5
name-region-sea_c6 = Morze C6
name-region-sea_c7 = Morze C7
name-region-sea_c8 = Morze C8
name-region-sea_d1 = Morze D1
name-region-sea_d2 = Morze D2
name-region-sea_d3 = Morze D3
name-region-sea_d4 = Morze D4
name-region-sea_d5 = Morze D5
name-region-sea_d6 = Morze D6
name-region-sea_d7 = Morze D7
name-region-sea_d8 = Morze D8
name-region-sea_e1 = Morze E1
name-region-sea_e2 = Morze E2
name-region-sea_e3 = Morze E3
name-region-sea_e4 = Morze E4
name-region-sea_e6 = Morze E6
name-region-sea_e7 = Morze E7
name-region-sea_e8 = Morze E8
name-region-sea_e10 = Morze E10
name-region-sea_f1 = Morze F1
name-region-sea_f2 = Morze F2
name-region-sea_f3 = Morze F3
name-region-sea_f4 = Morze F4
name-region-sea_f5 = Morze F5
name-region-sea_f6 = Morze F6
name-region-sea_f7 = Morze F7
name-region-sea_f8 = Morze F8
name-region-sea_f9 = Morze F9
name-region-sea_f10 = Morze F10
name-region-sea_f11 = Morze F11
name-region-sea_g2 = Morze G2
name-region-sea_g3 = Morze G3
name-region-sea_g5 = Morze G5
name-region-sea_g6 = Morze G6
name-region-sea_g7 = Morze G7
name-region-sea_g8 = Morze G8
name-region-sea_g9 = Morze G9
name-region-sea_h1 = Morze H1
name-region-sea_h2 = Morze H2
name-region-sea_h3 = Morze H3
name-region-sea_h4 = Morze H4
name-region-sea_h5 = Morze H5
name-region-sea_h6 = Morze H6
name-region-sea_h8 = Morze H8
name-region-sea_i1 = Morze I1
name-region-sea_i2 = Morze I2
name-region-sea_i3 = Morze I3
name-region-sea_i4 = Morze I4
name-region-sea_i5 = Morze I5
name-region-sea_i6 = Morze I6
name-region-sea_i7 = Morze I7
name-region-sea_j1 = Morze J1
name-region-sea_j2 = Morze J2
name-region-sea_j4 = Morze J4
name-region-sea_j6 = Morze J6
name-region-sea_k1 = Morze K1
name-region-sea_k2 = Morze K2
name-region-sea_k3 = Morze K3
name-region-sea_k4 = Morze K4
name-region-sea_k6 = Morze K6
name-slot-amorgos_1 = Amorgos, miejsce 1
name-slot-amorgos_2 = Amorgos, miejsce 2
name-slot-anaphe_1 = Anafi, miejsce 1
name-slot-andros_1 = Andros, miejsce 1
name-slot-andros_2 = Andros, miejsce 2
name-slot-andros_3 = Andros, miejsce 3
name-slot-andros_4 = Andros, miejsce 4
name-slot-delos_1 = Delos, miejsce 1
name-slot-donousa_1 = Donusa, miejsce 1
name-slot-donousa_2 = Donusa, miejsce 2
name-slot-gyaros_1 = Jaros, miejsce 1
name-slot-heraclea_1 = Iraklia, miejsce 1
name-slot-ios_1 = Ios, miejsce 1
name-slot-ios_2 = Ios, miejsce 2
name-slot-ios_3 = Ios, miejsce 3
name-slot-kea_1 = Kea, miejsce 1
name-slot-kea_2 = Kea, miejsce 2
name-slot-kea_3 = Kea, miejsce 3
name-slot-kythnos_1 = Kitnos, miejsce 1
name-slot-milos_1 = Milos, miejsce 1
name-slot-milos_2 = Milos, miejsce 2
name-slot-milos_3 = Milos, miejsce 3
name-slot-mykonos_1 = Mykonos, miejsce 1
name-slot-mykonos_2 = Mykonos, miejsce 2
name-slot-naxos_1 = Naksos, miejsce 1
name-slot-naxos_2 = Naksos, miejsce 2
name-slot-naxos_3 = Naksos, miejsce 3
name-slot-naxos_4 = Naksos, miejsce 4
name-slot-paros_1 = Paros, miejsce 1
name-slot-paros_2 = Paros, miejsce 2
name-slot-paros_3 = Paros, miejsce 3
name-slot-rhenea_1 = Renia, miejsce 1
name-slot-rhenea_2 = Renia, miejsce 2
name-slot-serifos_1 = Serifos, miejsce 1
name-slot-serifos_2 = Serifos, miejsce 2
name-slot-sifnos_1 = Sifnos, miejsce 1
name-slot-sifnos_2 = Sifnos, miejsce 2
name-slot-sifnos_3 = Sifnos, miejsce 3
name-slot-sikinos_1 = Sikinos, miejsce 1
name-slot-syros_1 = Siros, miejsce 1
name-slot-syros_2 = Siros, miejsce 2
name-slot-thera_1 = Thira, miejsce 1
name-slot-thera_2 = Thira, miejsce 2
name-slot-thera_3 = Thira, miejsce 3
name-slot-thera_4 = Thira, miejsce 4
name-slot-tinos_1 = Tinos, miejsce 1
name-slot-tinos_2 = Tinos, miejsce 2

## Pytania

ask-deal_positions = Kto gdzie zaczyna?
ask-shuffle_markers = W jakiej kolejności leżą znaczniki na torze kolejności?
ask-turn_up_creature = Które stworzenie zostaje odkryte?
ask-turn_up_god = Który bóg jest następny?
ask-lay_offering = Którego boga wybierasz i ile składasz w ofierze?
ask-place_prosperity = Na której wyspie położysz znacznik dobrobytu?
ask-take_turn = Co robisz?
ask-roll_dice = Co pokazują obie kości?
ask-defender_retreat = Atakują cię: walczysz dalej czy się wycofujesz?
ask-attacker_retreat = Obrońca zostaje: walczysz dalej czy się wycofujesz?
ask-discard_tile = Który z tych budynków oddajesz za metropolię?
ask-choose_site = Gdzie stanie metropolia?
ask-sail_on = Płyniesz dalej czy się zatrzymujesz?
ask-siren_target = Którą samotną flotę zwabi Syrena?
ask-siren_source = Która z twoich flot zajmie jej miejsce?
ask-pegasus_flight = Które armie i dokąd przeniesie Pegaz?
ask-giant_target = Który budynek zniszczy Gigant?
ask-chimera_copy = Które odrzucone stworzenie naśladuje Chimera?
ask-cyclops_tile = Który twój budynek przebuduje Cyklop?
ask-cyclops_type = Co zbuduje tam Cyklop?
ask-sphinx_sale = Co sprzedajesz Sfinksowi?
ask-sylph_step = Które floty popchnie Sylfida?
ask-harpy_target = Z której wyspy Harpia porwie armię?
ask-griffon_target = Kogo okradnie Gryf?
ask-satyr_target = Komu Satyr zwabi filozofa?
ask-dryad_target = Komu Driada zwabi kapłana?
ask-place_kraken = Gdzie wynurzy się Kraken?
ask-move_kraken = Czy Kraken płynie dalej, za jedną monetę od pola?
ask-place_figure = Na której wyspie osiądzie stworzenie?
ask-push_stack = Które floty Polifem przepędzi teraz?
ask-push_to = Dokąd przepędzić te floty?

## Co się stało

event-started = { $seat } zaczyna tutaj: { $islands }; floty: { $seas }.
event-order_set = Kolejność: { $order }.
event-round_began = Zaczyna się runda { $round }.
event-card_discarded = { $creature }: karta schodzi z toru.
event-card_revealed = { $creature }: nowa karta, cena { $price }.
event-deck_renewed = Talia stworzeń zostaje potasowana na nowo.
event-kraken_left = Kraken znika z pola: { $region }.
event-gods_set = Kolejność bogów: { $gods }, Apollo.
event-income = { $seat } otrzymuje { amount-gold }.
event-offered = { $seat } składa w ofierze { amount-gold }: { $god }.
event-outbid = { $god }: { $by } przebija, { $seat } wybiera ponownie.
event-chose_apollo = { $seat } idzie do Apolla, pole { $field }.
event-paid = { $seat } płaci { amount-gold }: { $god }.
event-turn_began = Teraz { $seat }: { $god }.
event-turn_ended = { $seat } kończy turę: { $god }.
event-summoned = { $seat } przyzywa stworzenie { for-gold }: { $creature }.
event-no_effect = { $creature }: brak odpowiedniego celu.
event-exchanged = { $seat } wymienia stworzenie { for-gold }: { $creature }.
event-fleet_recruited = { $seat } woduje flotę { for-gold }: { $region }.
event-army_recruited = { $seat } werbuje armię { for-gold }: { $region }.
event-priest_recruited = { $seat } zyskuje kapłana { for-gold }.
event-philosopher_recruited = { $seat } zyskuje filozofa { for-gold }.
event-built = { $seat } buduje { for-gold }: { $building } ({ $region }).
event-sailed = { $seat } płynie ({ amount-fleets }): { $region } → { $to }.
event-marched = { $seat } przerzuca wojska ({ amount-armies }): { $region } → { $to }.
event-island_taken = { $seat } zajmuje wyspę: { $region }.
event-island_lost = { $seat } traci wyspę: { $region }. Nowy właściciel: { $to }.
event-battle = Bitwa — { $region }: atakuje { $seat }, broni się { $defender }.
event-assault = { $region }: { $seat } – { $attack }, { $defender } – { $defence }.
event-unit_lost = { $seat } traci oddział: { $region }.
event-retreated = { $seat } wycofuje się ({ amount-units }): { $region } → { $to }.
event-battle_won = { $seat } wygrywa bitwę: { $region }.
event-all_lost = { $region }: bitwy nikt nie przeżył.
event-apollo_gift = { $seat } otrzymuje od Apolla { amount-gold }.
event-prosperity_placed = { $seat } kładzie znacznik dobrobytu: { $region }.
event-set_completed = { $seat } ma wszystkie cztery budynki: powstaje metropolia.
event-school_completed = { $seat } ma czterech filozofów: powstaje metropolia.
event-tile_removed = { $seat } oddaje budynek: { $building } ({ $region }).
event-metropolis_founded = { $seat } zakłada metropolię: { $region }.
event-metropolis_in_vain = { $seat }: brak miejsca na nową metropolię, zapłata przepada.
event-eliminated = { $seat } traci ostatnią wyspę i odpada z gry. Zdobywca: { $by }.
event-figure_placed = { $creature }: figurka staje na wyspie { $region }.
event-figure_left = { $creature }: figurka opuszcza wyspę { $region }.
event-figures_clashed = { $region }: { $creature } i { $other } spotykają się i znikają.
event-copied = Chimera naśladuje: { $creature }.
event-fleets_destroyed = { $seat } traci floty ({ $count }): { $region }.
event-fleet_replaced = { $region }: flotę traci { $victim }, jej miejsce zajmuje { $seat }.
event-tile_destroyed = Gigant niszczy budynek: { $building } ({ $region }).
event-tile_replaced = Cyklop przebudowuje ({ $region }): { $building } → { $new }.
event-units_sold = { $seat } sprzedaje wojska ({ amount-units }): { $region }.
event-priests_sold = { $seat } sprzedaje { amount-priests }.
event-philosophers_sold = { $seat } sprzedaje { amount-philosophers }.
event-army_snatched = Harpia porywa armię ({ $region }): traci ją { $victim }.
event-robbed = Gryf grabi: połowę złota traci { $victim }, zyskuje { $seat }.
event-robbed_of = { $seat } zabiera { amount-gold }; traci { $victim }.
event-philosopher_lured = { $seat } zwabia filozofa; traci { $victim }.
event-priest_lured = { $seat } zwabia kapłana; traci { $victim }.
event-kraken_rose = Kraken się wynurza: { $region }.
event-pushed = Polifem przepędza floty ({ $count }), { $seat }: { $region } → { $to }.
event-game_over = Koniec gry. Zwycięstwo: { $winners }. Złoto: { $gold }.

## Fazy i zakończenie

phase-game = Przygotowanie
phase-round = Runda
phase-creatures = Stworzenia
phase-gods = Bogowie
phase-income = Dochód
phase-offerings = Ofiary
phase-actions = Akcje
phase-turn = Tura
phase-battle = Bitwa
phase-assault = Starcie
phase-metropolis = Metropolia
phase-founding = Zakładanie metropolii
phase-sailing = Żegluga
phase-summoning = Przyzywanie
phase-figure = Ustawianie figurki
phase-push = Przepędzanie flot
phase-replacement = Wymiana stworzenia
phase-end_of_round = Koniec rundy
phase-game_over = Koniec gry
phase-siren = Syrena
phase-pegasus = Pegaz
phase-giant = Gigant
phase-chimera = Chimera
phase-cyclops = Cyklop
phase-sphinx = Sfinks
phase-sylph = Sylfida
phase-harpy = Harpia
phase-griffon = Gryf
phase-moirae = Mojry
phase-satyr = Satyr
phase-dryad = Driada
phase-kraken = Kraken
ending-metropolises = dzięki metropoliom
ending-last_survivor = ostatni ocalały
ending-round_limit = po osiągnięciu limitu rund

## Warianty

option-start_positions = Pozycje startowe
option-start_positions-help = Kto gdzie zaczyna na mapie.
value-start_positions-by_seat = według miejsc
value-start_positions-random = losowo
option-victory_tiebreak = Rozstrzyganie remisu
option-victory_tiebreak-help = Co rozstrzyga, gdy kilku graczy ma dość metropolii.
value-victory_tiebreak-gold = więcej złota
value-victory_tiebreak-metropolises_then_gold = więcej metropolii, potem złota
option-hidden_gold = Ukryte złoto
option-hidden_gold-help = Czy złoto leży za zasłonkami.
value-hidden_gold-true = ukryte
value-hidden_gold-false = jawne
option-last_island_proof = Dowód przy ostatniej wyspie
option-last_island_proof-help = Co się liczy przy ataku na ostatnią wyspę przeciwnika.
value-last_island_proof-immediate = tylko to, co od razu daje zdobycie
value-last_island_proof-this_turn = także to, co można dobudować w tej turze
option-apollo_marker_island = Znacznik Apolla
option-apollo_marker_island-help = Gdzie można położyć znacznik dobrobytu.
value-apollo_marker_island-own = na własnej wyspie
value-apollo_marker_island-any = na dowolnej wyspie
option-minotaur_mode = Minotaur
option-minotaur_mode-help = Jak walczy Minotaur.
value-minotaur_mode-bonus = dodaje 2 do obrony
value-minotaur_mode-unit = jest osobnym oddziałem
option-moirae_basis = Mojry
option-moirae_basis-help = Który dochód Mojry wypłacają ponownie.
value-moirae_basis-current = według bieżącej sytuacji
value-moirae_basis-round_start = taki jak w fazie dochodu tej rundy
option-kraken_leaves = Kiedy znika Kraken
option-kraken_leaves-help = Jak długo Kraken pozostaje na planszy.
value-kraken_leaves-on_reveal = gdy jego karta znów się pojawi
value-kraken_leaves-on_next_summon = gdy zostanie ponownie przyzwany
option-polyphemus_push_by = Pchnięcie Polifema
option-polyphemus_push_by-help = Kto decyduje, dokąd odpłyną przepędzone floty.
value-polyphemus_push_by-summoner = przyzywający
value-polyphemus_push_by-fleet_owner = właściciel flot
option-medusa_blocks_retreat = Meduza a odwrót
option-medusa_blocks_retreat-help = Czy obrońca może wycofać się z wyspy Meduzy.
value-medusa_blocks_retreat-true = odwrót niemożliwy
value-medusa_blocks_retreat-false = odwrót dozwolony
option-round_limit = Limit rund
option-round_limit-help = Po tylu rundach wygrywa ten, kto ma najwięcej metropolii, potem złota.

## Pionki, fakty, tory, oznaczenia

piece-army = armia
piece-fleet = flota
piece-metropolis = metropolia
piece-priest = kapłan
piece-philosopher = filozof
piece-prosperity = znacznik dobrobytu
piece-creature = karta stworzenia
piece-god = bóg
piece-marker = znacznik ofiary
piece-offering = ofiara
piece-gold = złoto
piece-port = port
piece-fortress = forteca
piece-temple = świątynia
piece-university = uniwersytet
piece-kraken = Kraken
piece-minotaur = Minotaur
piece-chiron = Chiron
piece-medusa = Meduza
piece-polyphemus = Polifem
fact-name = Miasto
fact-alive = W grze
fact-gold = Złoto
fact-income = Dochód
fact-islands = Wyspy
fact-metropolises = Metropolie
fact-priests = Kapłani
fact-philosophers = Filozofowie
fact-fleets_left = Floty w rezerwie
fact-armies_left = Armie w rezerwie
fact-temples = Niewykorzystane świątynie
track-turn_order = Kolejność
track-gods = Bogowie i ofiary
track-creatures = Stworzenia
track-discards = Stos odrzuconych
mark-prosperity = dobrobyt
mark-free_slots = wolne miejsca na budynki
mark-trade = pole handlowe
mark-battle = bitwa
