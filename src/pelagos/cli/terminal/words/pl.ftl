# Co mówi terminal.
term-round = Runda { $n }
term-supply = Zapas
term-hand = Masz na ręce
term-dice = kości: { $dice }
term-earlier = … wcześniej jeszcze { $n } (zob. dziennik)

# Sprawdzanie
term-ground-land = ląd
term-ground-island = wyspa
term-ground-sea = morze
term-printed = Na planszy
term-pieces = Tutaj
term-marks = Poza tym
term-neighbours = Obok
term-can-do = Możesz teraz
term-and-more = … i jeszcze { $n }
term-no-card = Nic więcej nie da się o tym powiedzieć.
term-no-offers = Nie ma otwartych ofert.
term-everybody = wszyscy
term-any-cards = dowolne karty
term-package = { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
} o wartości { $total }, wśród nich { $named }
term-wish = chce: { $n } × { $what }
term-answers = odpowiedź na: { $offer }
term-several = Co dokładnie?
term-map-legend = Litery: miejsce (patrz MIEJSCE). Mała liczba: ile tam figur graczy.
term-print-metropolis = miejsce na metropolię
term-print-building_slot = miejsce na budowlę
term-print-prosperity = dobrobyt { $what }
term-print-trade = pole handlowe
term-print-city = miejsce na miasto ({ $what })
term-print-good = miejsce na karawanę ({ $what })
term-print-market = miejsce na targ
term-print-temple = miejsce na świątynię
term-print-limit = limit ludności { $what }
term-print-city_site = miejsce na miasto ({ $what })
term-print-flood_plain = równina zalewowa ({ $what })
term-print-volcano = wulkan ({ $what })
term-print-lake = jezioro
term-colour-black = czarne
term-colour-white = białe

# Pytania
term-back = (wstecz)
term-page = { $first }–{ $last } z { $all } (więcej; /słowo szuka)
term-proposal = Propozycja: { $answer } (ok)
term-example = Na przykład: { $answer }
term-want-number = Liczba od { $low } do { $high }
term-want-order = Wszystkie w twojej kolejności: { $names }
term-want-some = { $low ->
    [0] Najwyżej { $high }
   *[other] Od { $low } do { $high }
} z: { $pile }
term-want-exactly = Dokładnie { $high } z: { $pile }
term-want-split = Razem od { $low } do { $high }, podzielone między: { $places }
term-want-package = Co najmniej { $low } kart z ręki; liczba, wartość i prawdziwa nazwa dopiszą się same
term-bazaar = Bazar: wystaw 2 zboże, skóry za 3 sól dla gracz 2 · odpowiedz oferta 1 2 żelazo, skóry · przyjmij oferta 3 · wycofaj oferta 1 · oferty
term-no-proposal = Tu nie ma propozycji.
term-nowhere-back = To już całe pytanie.
term-not-found = Żadna odpowiedź nie zawiera „{ $word }”.
term-no-number = Lista ma numery od { $low } do { $high }.
term-unknown = Nie rozumiem: „{ $typed }”.
term-near = Może: { $names }?
term-too-few = Zestaw ma co najmniej { $n } kart.
term-lost = Stracisz: { $what }
term-sure = Tego nie da się cofnąć. Na pewno? (tak / nie)

# Zapisywanie
term-exists = { $path } już istnieje. Zastąpić? (tak / nie)
term-saved = Zapisano: { $path }
term-save-first = Zapisać grę przed wyjściem? (tak / nie)

# Polecenia
term-help = Odpowiada się numerem lub nazwą; kilka odpowiedzi rozdzielonych znakiem ; podaje się razem; 0 kończy; /słowo szuka; ! = nie da się cofnąć.
term-cmd-map = mapa
term-cmd-look = patrz
term-cmd-card = karta
term-cmd-offers = oferty
term-cmd-score = wynik
term-cmd-show = stół
term-cmd-more = więcej
term-cmd-back = wstecz
term-cmd-hint = rada
term-cmd-ok = ok
term-cmd-why = czemu
term-cmd-log = dziennik
term-cmd-undo = cofnij
term-cmd-save = zapisz
term-cmd-help = pomoc
term-cmd-quit = koniec
term-cmd-do = odpowiedź
term-help-map = mapa na cały ekran
term-help-look = MIEJSCE: co tam jest, co leży obok i co tam można zrobić
term-help-card = NAZWA: czym jest karta, bóg, budowla, towar
term-help-offers = otwarte oferty
term-help-score = klasyfikacja; zapas
term-help-show = stół i pytanie jeszcze raz
term-help-more = następna strona listy
term-help-back = krok wstecz na liście
term-help-hint = co zrobiłby bot i dlaczego
term-help-ok = przyjmuje propozycję
term-help-why = zasada, z której wynika pytanie; czemu NAZWA: dlaczego tego nie można
term-help-log = wszystko, co się wydarzyło
term-help-undo = cofa twoją ostatnią odpowiedź
term-help-save = PLIK: zapisuje grę; pelagos play --resume PLIK gra dalej
term-help-help = ta strona
term-help-quit = odejście od stołu
term-help-do = ODPOWIEDŹ: odpowiedź, która zaczyna się słowem polecenia

# Szanse i zakupy
odds-exactly = dokładnie
odds-attacker_wins = wygrywa atakujący
odds-defender_survives = obrońca się utrzyma
odds-nobody_is_left = nikt nie zostaje
odds-attacker_alone = zostaje sam atakujący
odds-defender_alone = zostaje sam obrońca
odds-at_war = wojna trwa
odds-losses = straty { $numbers }
plan-coins = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
plan-paid = { $cost } = { $cards } i { $tokens } ze skarbca

# Lessons
term-learn-type = Wpisz odpowiedź, na przykład nazwami; „koniec” kończy.
puzzles-found = znaleziono: { $number }
puzzles-interrupted = Przerwano. Znalezione zostaje.

# Lista gier
titles-id = Kod
titles-name = Gra
titles-players = Gracze
titles-stage = Stan

# Analiza gry
review-stage-chances = szanse w czasie gry
review-stage-luck = rzuty i karty
review-stage-glance = rzut oka na każdą decyzję
review-stage-closer = dokładniej o najdroższych
review-stage-done = gotowe
review-chances = Szanse na zwycięstwo w czasie gry
review-turning = Punkty zwrotne
review-turning-row = { "" }  wiersze { $line }–{ $until }: { $seat } { $before } → { $after }
review-costly = Najdroższe decyzje
review-costly-row = wiersz { $line }: { $question }
review-costly-answers = { $given } → lepiej: { $better }; strata { $cost } ± { $error } pkt proc. szansy na zwycięstwo
review-why-wins = wygrywa przed następną rundą w { $n } kontynuacjach na { $all }, twoja odpowiedź w { $m }
review-why-column = na początku następnej rundy średnio { $name }: { $better } zamiast { $given }
review-why-judged = boty wyżej oceniają pozycję na początku następnej rundy
review-nothing = nic, co na pewno dużo kosztowało
review-luck = Szczęście i gra, w punktach procentowych szansy na zwycięstwo
review-seat = miejsce
review-luck-sum = szczęście, wszystkie rzuty i karty
review-play-mean = strata przez grę, na decyzję
review-method = Jak to zmierzono: boty rozgrywały każdą pozycję do następnej rundy i tam ją oceniały. Decyzje i szanse oceniono na rozdaniach możliwych z punktu widzenia gracza w tamtej chwili; nie użyto niczego, czego nie mógł wiedzieć. Szczęście to porównanie rzutów i kart ({ $throws }) z innymi możliwymi, na prawdziwej pozycji. Obejrzane decyzje: { $glanced } z { $decisions }, sekundy: { $seconds }. To opinia botów: patrzą o rundę naprzód i mogą się mylić.
review-stopped = Odczytano odpowiedzi: { $lines } z { $recorded }. Powód: { $why }
review-unfinished = Przerwano: analiza gotowa w { $percent }.
review-cut-short = Czas minął po { $glanced } z { $decisions } decyzji; --seconds daje go więcej.
