## Gra

title = Cyklady
blurb = Zdobywaj przychylność bogów, wystawiaj floty i armie, buduj świątynie, przyzywaj mityczne stworzenia i wznieś dwie metropolie przed innymi.

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
    [one] flotę
    [few] floty
   *[many] flot
}
amount-armies = { $count } { $count ->
    [one] armię
    [few] armie
   *[many] armii
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
    [one] jednostka
    [few] jednostki
   *[many] jednostek
}
unit-fleet = { $n } { $n ->
    [one] flota
    [few] floty
   *[many] flot
}
unit-army = { $n } { $n ->
    [one] armia
    [few] armie
   *[many] armii
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
unit-gold = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
stock-gold = { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}

## Bogowie, budowle, stworzenia, miasta

name-god-poseidon = Posejdon
    .dat = Posejdonowi
name-god-ares = Ares
    .dat = Aresowi
name-god-zeus = Zeus
    .dat = Zeusowi
name-god-athena = Atena
    .dat = Atenie
name-god-apollo = Apollo
    .dat = Apollowi
name-building-port = Port
    .acc = port
name-building-fortress = Forteca
    .acc = fortecę
name-building-temple = Świątynia
    .acc = świątynię
name-building-university = Uniwersytet
    .acc = uniwersytet
name-creature-siren = Syrena
    .acc = Syrenę
name-creature-pegasus = Pegaz
    .acc = Pegaza
name-creature-giant = Gigant
    .acc = Giganta
name-creature-chimera = Chimera
    .acc = Chimerę
name-creature-cyclops = Cyklop
    .acc = Cyklopa
name-creature-sphinx = Sfinks
    .acc = Sfinksa
name-creature-sylph = Sylfida
    .acc = Sylfidę
name-creature-harpy = Harpia
    .acc = Harpię
name-creature-griffon = Gryf
    .acc = Gryfa
name-creature-moirae = Mojry
    .acc = Mojry
name-creature-satyr = Satyr
    .acc = Satyra
name-creature-dryad = Driada
    .acc = Driadę
name-creature-kraken = Kraken
    .acc = Krakena
name-creature-minotaur = Minotaur
    .acc = Minotaura
name-creature-chiron = Chiron
    .acc = Chirona
name-creature-medusa = Meduza
    .acc = Meduzę
name-creature-polyphemus = Polifem
    .acc = Polifema
name-city-sparta = Sparta
name-city-athens = Ateny
    .seat = Miasto Ateny
name-city-corinth = Korynt
name-city-thebes = Teby
    .seat = Miasto Teby
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
    .poseidon = Zwerbuj flotę
    .ares = Zwerbuj armię
    .zeus = Zwerbuj kapłana
    .athena = Zwerbuj filozofa
name-verb-build = Zbuduj
    .poseidon = Zbuduj port
    .ares = Zbuduj fortecę
    .zeus = Zbuduj świątynię
    .athena = Zbuduj uniwersytet
name-verb-move_fleets = Przesuń floty
name-verb-move_armies = Przesuń armie
name-verb-exchange = Wymień stworzenie
name-verb-sail = Płyń dalej
name-verb-stop = Na tym koniec
name-verb-stay = Walcz dalej
name-verb-retreat = Wycofaj się
name-verb-sell_units = Sprzedaj armie lub floty
name-verb-sell_priests = Sprzedaj kapłanów
name-verb-sell_philosophers = Sprzedaj filozofów
part-count = Ile
part-to = Dokąd

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
name-region-thera = Thera
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
name-slot-amorgos_1 = Amorgos, pole 1
name-slot-amorgos_2 = Amorgos, pole 2
name-slot-anaphe_1 = Anafi, pole 1
name-slot-andros_1 = Andros, pole 1
name-slot-andros_2 = Andros, pole 2
name-slot-andros_3 = Andros, pole 3
name-slot-andros_4 = Andros, pole 4
name-slot-delos_1 = Delos, pole 1
name-slot-donousa_1 = Donusa, pole 1
name-slot-donousa_2 = Donusa, pole 2
name-slot-gyaros_1 = Jaros, pole 1
name-slot-heraclea_1 = Iraklia, pole 1
name-slot-ios_1 = Ios, pole 1
name-slot-ios_2 = Ios, pole 2
name-slot-ios_3 = Ios, pole 3
name-slot-kea_1 = Kea, pole 1
name-slot-kea_2 = Kea, pole 2
name-slot-kea_3 = Kea, pole 3
name-slot-kythnos_1 = Kitnos, pole 1
name-slot-milos_1 = Milos, pole 1
name-slot-milos_2 = Milos, pole 2
name-slot-milos_3 = Milos, pole 3
name-slot-mykonos_1 = Mykonos, pole 1
name-slot-mykonos_2 = Mykonos, pole 2
name-slot-naxos_1 = Naksos, pole 1
name-slot-naxos_2 = Naksos, pole 2
name-slot-naxos_3 = Naksos, pole 3
name-slot-naxos_4 = Naksos, pole 4
name-slot-paros_1 = Paros, pole 1
name-slot-paros_2 = Paros, pole 2
name-slot-paros_3 = Paros, pole 3
name-slot-rhenea_1 = Renia, pole 1
name-slot-rhenea_2 = Renia, pole 2
name-slot-serifos_1 = Serifos, pole 1
name-slot-serifos_2 = Serifos, pole 2
name-slot-sifnos_1 = Sifnos, pole 1
name-slot-sifnos_2 = Sifnos, pole 2
name-slot-sifnos_3 = Sifnos, pole 3
name-slot-sikinos_1 = Sikinos, pole 1
name-slot-syros_1 = Siros, pole 1
name-slot-syros_2 = Siros, pole 2
name-slot-thera_1 = Thera, pole 1
name-slot-thera_2 = Thera, pole 2
name-slot-thera_3 = Thera, pole 3
name-slot-thera_4 = Thera, pole 4
name-slot-tinos_1 = Tinos, pole 1
name-slot-tinos_2 = Tinos, pole 2

## Pytania

ask-deal_positions = Kto gdzie zaczyna?
ask-shuffle_markers = W jakiej kolejności leżą znaczniki na torze kolejności?
ask-turn_up_creature = Które stworzenie zostaje odkryte?
ask-turn_up_god = Który bóg jest następny?
ask-lay_offering = Którego boga wybierasz i ile składasz w ofierze?
ask-place_prosperity = Na której wyspie położysz znacznik dobrobytu?
ask-take_turn = { $god }: co robisz?
ask-roll_dice = Co pokazują obie kości?
ask-defender_retreat = { $region }: atakuje cię { $foe }; siły przed rzutem: przeciwnik { $theirs }, ty { $own }. Walczysz dalej czy się wycofujesz?
ask-attacker_retreat = { $region }: { $foe } nie ustępuje; siły przed rzutem: przeciwnik { $theirs }, ty { $own }. Walczysz dalej czy się wycofujesz?
ask-discard_tile = { $building }: którą z tych budowli oddajesz za metropolię?
ask-choose_site = Gdzie stanie metropolia?
ask-sail_on = { $region }: { $steps ->
    [one] został { $steps } krok
    [few] zostały { $steps } kroki
   *[many] zostało { $steps } kroków
}. Płyniesz dalej czy się zatrzymujesz?
ask-siren_target = Którą samotną flotę zwabi Syrena?
ask-siren_source = Która z twoich flot zajmie jej miejsce?
ask-pegasus_flight = Które armie i dokąd przeniesie Pegaz?
ask-giant_target = Którą budowlę zniszczy Gigant?
ask-chimera_copy = Które odrzucone stworzenie naśladuje Chimera?
ask-cyclops_tile = Którą twoją budowlę przebuduje Cyklop?
ask-cyclops_type = { $region }: co zbuduje tam Cyklop?
ask-sphinx_sale = Co sprzedajesz Sfinksowi?
ask-sylph_step = Które floty popchnie Sylfida?
ask-harpy_target = Z której wyspy Harpia porwie armię?
ask-griffon_target = Kogo okradnie Gryf?
ask-satyr_target = Komu Satyr podkradnie filozofa?
ask-dryad_target = Komu Driada podkradnie kapłana?
ask-place_kraken = Gdzie wynurzy się Kraken?
ask-move_kraken = Czy Kraken płynie dalej, za jedną monetę od pola?
ask-place_figure = { $creature }: na którą wyspę?
ask-push_stack = Które floty Polifem przepędzi teraz?
ask-push_to = { $region }: dokąd przepędzić stamtąd floty?

## Co się stało

event-started = { $seat } zaczyna grę. Wyspy: { $islands }; floty: { $seas }.
event-order_set = Kolejność: { $order }.
event-next_order = Kolejność w następnej rundzie: { $order }.
event-round_began = Zaczyna się runda { $round }.
event-card_discarded = { $creature_id ->
    [moirae] Mojry trafiają na stos odrzuconych.
   *[other] { $creature } trafia na stos odrzuconych.
}
event-card_revealed = { $creature_id ->
    [moirae] Na torze pojawiają się Mojry
   *[other] Na torze pojawia się { $creature }
} ({ $price } { $price ->
    [one] moneta
    [few] monety
   *[many] monet
}).
event-deck_renewed = Talia stworzeń zostaje potasowana na nowo.
event-kraken_left = Kraken znika ({ $region }).
event-gods_set = Kolejność bogów: { $gods }, Apollo.
event-income = { $seat } otrzymuje { amount-gold }.
event-offered = { $seat } składa { $god_dat } w ofierze { amount-gold }.
event-outbid = { $by } przebija ofiarę złożoną { $god_dat }; { $seat } wybiera ponownie.
event-chose_apollo = { $seat } idzie do Apolla (pole { $field }).
event-paid = { $seat } płaci { $god_dat } { amount-gold }.
event-turn_began = Teraz gra { $seat } ({ $god }).
event-turn_ended = { $seat } kończy turę ({ $god }).
event-summoned = { $seat } przyzywa { $creature_acc } { for-gold }.
event-no_effect = { $creature_id ->
    [moirae] Mojry niczego nie dają.
   *[other] { $creature } nie znajduje odpowiedniego celu.
}
event-exchanged = { $seat } odrzuca { $creature_acc } { for-gold }.
event-fleet_recruited = { $seat } werbuje flotę { for-gold } ({ $region }).
event-army_recruited = { $seat } werbuje { for-gold } armię na wyspie { $region }.
event-priest_recruited = { $seat } werbuje kapłana { for-gold }.
event-philosopher_recruited = { $seat } werbuje filozofa { for-gold }.
event-built = { $seat } buduje { for-gold } { $building_acc } na wyspie { $region }.
event-sailed = { $seat } prowadzi { amount-fleets }: { $region } → { $to }.
event-marched = { $seat } przerzuca { amount-armies }: { $region } → { $to }.
event-island_taken = { $seat } zajmuje wyspę { $region }.
event-island_lost = { $seat } traci wyspę { $region }; zdobywa ją { $to }.
event-battle = Zaczyna się bitwa ({ $region }): { $seat } atakuje, { $defender } się broni.
event-assault = { $region }: { $seat } atakuje, wynik { $attack }; { $defender } się broni, wynik { $defence }.
event-unit_lost = { $seat } traci { $region_sort ->
    [sea] flotę ({ $region })
   *[land] armię na wyspie { $region }
}.
event-retreated = { $seat } wycofuje { $region_sort ->
    [sea] { amount-fleets }
   *[land] { amount-armies }
}: { $region } → { $to }.
event-battle_won = { $seat } wygrywa bitwę ({ $region }).
event-all_lost = { $region }: bitwy nikt nie przeżył.
event-apollo_gift = { $seat } otrzymuje od Apolla { amount-gold }.
event-prosperity_placed = { $seat } kładzie znacznik dobrobytu na wyspie { $region }.
event-set_completed = { $seat } ma wszystkie cztery budowle: powstaje metropolia.
event-school_completed = { $seat } ma czterech filozofów: powstaje metropolia.
event-tile_removed = { $seat } oddaje { $building_acc } na wyspie { $region }.
event-metropolis_founded = { $seat } zakłada metropolię na wyspie { $region }.
event-metropolis_in_vain = { $seat } nie ma miejsca na nową metropolię: zapłata przepada.
event-eliminated = { $seat } traci ostatnią wyspę i odpada z gry. Wyspę zdobywa { $by }.
event-figure_placed = { $creature } staje na wyspie { $region }.
event-figure_left = { $creature } opuszcza wyspę { $region }.
event-figures_clashed = { $region }: { $creature } i { $other } spotykają się i znikają.
event-copied = Chimera naśladuje { $creature_acc }.
event-fleets_destroyed = { $seat } traci { amount-fleets } ({ $region }).
event-fleet_replaced = { $region }: { $victim } traci flotę, swoją stawia tam { $seat }.
event-tile_destroyed = Gigant niszczy { $building_acc } na wyspie { $region }.
event-tile_replaced = { $region }: Cyklop przebudowuje { $building_acc } na { $new_acc }.
event-units_sold = { $seat } sprzedaje { $region_sort ->
    [sea] { amount-fleets }
   *[land] { amount-armies }
} ({ $region }).
event-priests_sold = { $seat } sprzedaje { amount-priests }.
event-philosophers_sold = { $seat } sprzedaje { amount-philosophers }.
event-army_snatched = Harpia porywa armię z wyspy { $region }; traci ją { $victim }.
event-robbed = Gryf zabiera połowę złota: traci { $victim }, zyskuje { $seat }.
event-robbed_of = { $seat } zabiera { amount-gold } (traci { $victim }).
event-philosopher_lured = { $seat } podkrada filozofa; traci go { $victim }.
event-priest_lured = { $seat } podkrada kapłana; traci go { $victim }.
event-kraken_rose = Kraken się wynurza ({ $region }).
event-pushed = Polifem przepędza { amount-fleets }: { $region } → { $to }; właściciel: { $seat }.
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
ending-last_survivor = w grze został jeden gracz
ending-round_limit = po osiągnięciu limitu rund

## Warianty

option-start_positions = Pozycje startowe
option-start_positions-help = Kto zaczyna w którym miejscu mapy.
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
option-last_island_proof = Atak na ostatnią wyspę
option-last_island_proof-help = Ostatnią wyspę przeciwnika wolno atakować tylko wtedy, gdy to da zwycięstwo. Co się przy tym liczy.
value-last_island_proof-immediate = tylko to, co zdobycie wyspy daje od razu
value-last_island_proof-this_turn = także to, co można dobudować w tej turze
option-apollo_marker_island = Znacznik Apolla
option-apollo_marker_island-help = Gdzie można położyć znacznik dobrobytu.
value-apollo_marker_island-own = na własnej wyspie
value-apollo_marker_island-any = na dowolnej wyspie
option-minotaur_mode = Minotaur
option-minotaur_mode-help = Jak walczy Minotaur.
value-minotaur_mode-bonus = dodaje 2 do obrony
value-minotaur_mode-unit = walczy jako osobna jednostka
option-moirae_basis = Mojry
option-moirae_basis-help = Który dochód Mojry wypłacają ponownie.
value-moirae_basis-current = według bieżącej sytuacji
value-moirae_basis-round_start = taki jak w fazie dochodu tej rundy
option-kraken_leaves = Kiedy znika Kraken
option-kraken_leaves-help = Jak długo Kraken pozostaje na planszy.
value-kraken_leaves-on_reveal = gdy jego karta znów się pojawi
value-kraken_leaves-on_next_summon = gdy zostanie ponownie przyzwany
option-polyphemus_push_by = Floty przepędzone przez Polifema
option-polyphemus_push_by-help = Kto decyduje, dokąd odpłyną.
value-polyphemus_push_by-summoner = kto przyzwał Polifema
value-polyphemus_push_by-fleet_owner = właściciel flot
option-medusa_blocks_retreat = Meduza a odwrót
option-medusa_blocks_retreat-help = Czy obrońca może wycofać się z wyspy Meduzy.
value-medusa_blocks_retreat-true = odwrót niemożliwy
value-medusa_blocks_retreat-false = odwrót dozwolony
option-round_limit = Limit rund
option-round_limit-help = Po tej rundzie wygrywa ten, kto ma najwięcej metropolii, potem złota.

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
mark-free_slots = wolne pola budowy
mark-trade = pole handlowe
mark-battle = bitwa

# How everybody stands, column by column.
standing-goal = Do zwycięstwa
standing-alive = W grze
standing-metropolises = Metropolie
standing-gold = Złoto

## What each thing is

card-god-poseidon = Werbunek flot: pierwsza w turze za darmo, do trzech następnych za 1, 2 i 3 monety. Porty po 2 monety. Za 1 monetę grupa flot płynie o jedno, dwa lub trzy pola morskie.
card-god-ares = Werbunek armii: pierwsza w turze za darmo, do trzech następnych za 2, 3 i 4 monety. Fortece po 2 monety. Za 1 monetę armie przechodzą na inną wyspę po łańcuchu własnych flot.
card-god-zeus = Jeden kapłan za darmo, drugi za 4 monety. Świątynie po 2 monety. Za 1 monetę można odrzucić stworzenie z toru i odkryć w jego miejsce następną kartę.
card-god-athena = Jeden filozof za darmo, drugi za 4 monety; czterej filozofowie dają metropolię. Uniwersytety po 2 monety. Atena nie ma akcji specjalnej.
card-god-apollo = Nic nie kosztuje. Zamiast tury dostajesz 1 monetę, a jeśli masz tylko jedną wyspę, 4 monety. Kto wybierze Apolla pierwszy, kładzie też na wyspie znacznik dobrobytu.
card-building-port = W bitwie morskiej obrońca dodaje 1 za każdy swój port na wyspach sąsiadujących z tym polem.
card-building-fortress = W bitwie lądowej obrońca dodaje 1 za każdą fortecę na wyspie.
card-building-temple = Raz w rundzie obniża cenę jednego stworzenia o 1 monetę. Na jedno stworzenie może działać kilka świątyń, ale kosztuje ono co najmniej 1 monetę.
card-building-university = Sam nie ma żadnej mocy; razem z portem, fortecą i świątynią tworzy metropolię.
card-creature-siren = Wybrana flota przeciwnika, stojąca samotnie na polu, wraca do rezerwy właściciela, a jej miejsce zajmuje twoja.
card-creature-pegasus = Przenieś dowolną liczbę armii z jednej swojej wyspy na dowolną inną, bez flot.
card-creature-giant = Zniszcz jedną budowlę dowolnego gracza; nie metropolię i nie na wyspie Chirona.
card-creature-chimera = Użyj mocy stworzenia ze stosu kart odrzuconych. Potem stos ten wtasowuje się do talii.
card-creature-cyclops = Zastąp jedną swoją budowlę budowlą innego rodzaju na tym samym polu.
card-creature-sphinx = Sprzedaj dowolną liczbę swoich armii, flot, kapłanów i filozofów po 2 monety.
card-creature-sylph = Masz dziesięć kroków, które dowolnie dzielisz między swoje floty. Floty, które walczyły, nie płyną dalej.
card-creature-harpy = Usuń jedną armię przeciwnika z wyspy, ale nie z wyspy Chirona. Wyspa pozostaje przy właścicielu.
card-creature-griffon = Zabierz jednemu przeciwnikowi połowę złota, zaokrąglając w dół.
card-creature-moirae = Otrzymujesz swój dochód jeszcze raz.
card-creature-satyr = Zabierz filozofa przeciwnikowi. Czwarty od razu daje metropolię.
card-creature-dryad = Zabierz kapłana przeciwnikowi.
card-creature-kraken = Postaw Krakena na polu morskim: wszystkie stojące tam floty przepadają. Za każdą zapłaconą monetę płynie o jedno pole dalej i usuwa następne floty. Dopóki tam jest, żadna flota nie może wpłynąć na jego pole.
card-creature-minotaur = Dodaje 2 do obrony swojej wyspy. Znika, gdy zostanie ona zdobyta, a najpóźniej na początku następnej tury przyzywającego.
card-creature-chiron = Na jego wyspie nie działają Gigant ani Harpia, a Pegaz nie wysadzi tam obcych armii.
card-creature-medusa = Armie nie mogą opuścić jej wyspy: ani z Aresem, ani z Pegazem, ani przez odwrót.
card-creature-polyphemus = Przepędza wszystkie floty z pól wokół swojej wyspy; dopóki na niej stoi, żadna nie może wrócić.
card-piece-army = Utrzymuje wyspę i zdobywa inne. Porusza się z Aresem po łańcuchu twoich flot. Masz ich osiem.
card-piece-fleet = Utrzymuje pole morskie i jest mostem dla twoich armii. Porusza się z Posejdonem. Masz ich osiem.
card-piece-metropolis = Dwie na koniec rundy dają zwycięstwo, przy dwóch graczach trzy. Każda działa jak budowla każdego rodzaju, ale nie liczy się do nowej metropolii.
card-piece-priest = Każdy kapłan obniża cenę ofiary o 1 monetę, ale nie poniżej 1 monety.
card-piece-philosopher = Czterej filozofowie są natychmiast odrzucani w zamian za metropolię.
card-piece-prosperity = Daje właścicielowi wyspy 1 monetę w każdej fazie dochodu.
card-piece-offering = To, ile dajesz za boga. Kto zostaje przelicytowany, od razu wybiera innego boga; płacisz tylko za ofiarę, która się utrzymała.
card-piece-gold = Złotem płaci się za ofiary, werbunek, budowle i stworzenia. Leży za zasłonką.

## What counts in a battle beside the dice

modifier-army = { $number ->
    [one] armia
    [few] armie
   *[other] armii
}
modifier-fleet = { $number ->
    [one] flota
    [few] floty
   *[other] flot
}
modifier-port = { $number ->
    [one] port
    [few] porty
   *[other] portów
}
modifier-fortress = { $number ->
    [one] forteca
    [few] fortece
   *[other] fortec
}
modifier-metropolis = metropolia
modifier-minotaur = Minotaur
