# Co mówi terminal.
term-supply = Zapas
term-hand = Masz na ręce
term-you = ty
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
term-no-card = Nie ma o tym nic więcej.
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
term-remark = „{ $remark }”
term-several = Co dokładnie?
term-map-legend = Litery: miejsce (patrz MIEJSCE). Mała liczba: ile tam figur graczy.
term-map-legend-plain = Litery: miejsce (patrz MIEJSCE). Cyfra w kółku: czyje ono jest.
term-print-metropolis = miejsce na metropolię
term-print-building_slot = pole budowy
term-print-prosperity = dobrobyt { $what }
term-print-trade = pole handlowe
term-print-city = miejsce: { $what }
term-print-good = miejsce na karawanę ({ $what })
term-print-market = miejsce na targ
term-print-temple = miejsce na świątynię
term-print-limit = limit ludności { $what }
term-print-city_site = miejsce pod miasto ({ $what })
term-print-flood_plain = równina zalewowa ({ $what })
term-print-volcano = wulkan ({ $what })
term-print-lake = jezioro
term-colour-black = czarne
term-colour-white = białe

# Pytania
term-first = pomoc: wszystkie polecenia · rada · patrz MIEJSCE · karta NAZWA · mapa
term-go-on = Enter: dalej · q: dość
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
term-want-shares = Razem dokładnie { $high }, do podziału między: { $places }
term-want-package = Co najmniej { $low } { $low ->
    [one] karta
    [few] karty
   *[many] kart
} z ręki; liczba, wartość i prawdziwa nazwa dopiszą się same
term-want-plan = Rozkazy rozdzielone przecinkami albo - (żadnych): { $orders }
term-posting = { $cards } za 2 { $wish } do { $whom }
term-bazaar = Słowami: { $offer } · „oferty” — co leży na stole
term-no-proposal = Tu nie ma propozycji.
term-nowhere-back = To już początek pytania.
term-not-found = Żadna odpowiedź nie zawiera „{ $word }”.
term-no-number = Lista ma numery od { $low } do { $high }.
term-unknown = Nie rozumiem: „{ $typed }”.
term-near = Może chodzi o: { $names }?
term-too-few = Pakiet ma co najmniej { $n } { $n ->
    [one] kartę
    [few] karty
   *[many] kart
}.
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
term-cmd-coach = trener
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
term-help-coach = co teraz ważne, kto prowadzi, ile kosztują odpowiedzi
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
odds-defender_survives = obrońca się utrzymuje
odds-nobody_is_left = nikt nie przetrwa
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
puzzles-found = znaleziono: { $number }
puzzles-interrupted = Przerwano. Znalezione zagadki zostają zachowane.

# Zapisy
verified = { $n ->
    [one] { $n } rzut lub karta, zgodnie z zobowiązaniem
    [few] { $n } rzuty i karty, wszystkie zgodne z zobowiązaniem
   *[many] { $n } rzutów i kart, wszystkie zgodne z zobowiązaniem
}

# Lista gier
titles-id = Kod
titles-name = Gra
titles-players = Gracze
titles-stage = Stan

# Analiza gry
review-stage-chances = szanse w czasie gry
review-stage-luck = rzuty i karty
review-stage-glance = rzut oka na każdą decyzję
review-stage-closer = dokładniejsze spojrzenie na najkosztowniejsze
review-stage-done = gotowe
review-chances = Szanse na zwycięstwo w czasie gry
review-turning = Punkty zwrotne
review-turning-row = { "" }  wiersze { $line }–{ $until }: { $seat } { $before } → { $after }
review-costly = Najkosztowniejsze decyzje
review-costly-row = wiersz { $line }: { $question }
review-costly-answers = { $given } → lepiej: { $better }; strata { $cost } ± { $error } pkt proc. szansy na zwycięstwo
review-why-wins = wygrywa przed następną rundą w { $n } z { $all } kontynuacji, a udzielona odpowiedź w { $m }
review-why-column = na początku następnej rundy średnio { $name }: { $better } zamiast { $given }
review-why-judged = boty wyżej oceniają pozycję na początku następnej rundy
review-nothing = nic, co na pewno dużo kosztowało
review-luck = Szczęście i gra, w punktach procentowych szansy na zwycięstwo
review-seat = miejsce
review-luck-sum = szczęście: wszystkie rzuty i karty
review-play-mean = strata na błędach, średnio na decyzję
decimal = ,
review-method = Jak to zmierzono: boty rozgrywały każdą pozycję do następnej rundy i tam ją oceniały. Decyzje i szanse oceniono na rozdaniach możliwych z punktu widzenia gracza w tamtej chwili; nie użyto niczego, czego z jego miejsca nie było widać. Szczęście to porównanie rzutów i kart ({ $throws }) z innymi możliwymi, na prawdziwej pozycji. Obejrzane decyzje: { $glanced } z { $decisions }, sekundy: { $seconds }. To opinia botów: patrzą o rundę naprzód i mogą się mylić.
review-stopped = Odczytano odpowiedzi: { $lines } z { $recorded }. Powód: { $why }
review-unfinished = Przerwano: analiza gotowa w { $percent }.
review-cut-short = Czas minął; obejrzane decyzje: { $glanced } z { $decisions }; --seconds da go więcej.

term-coach-matters = Co teraz ważne: { $what }
term-coach-ahead = Na prowadzeniu: { $names } ({ $what }).
term-coach-level = Na razie nikt nie prowadzi.
term-coach-free = { $count ->
    [one] { $count } odpowiedź nic nie kosztuje.
    [few] { $count } odpowiedzi nic nie kosztują.
   *[other] { $count } odpowiedzi nic nie kosztuje.
}
term-coach-same = { $free ->
    [0] Cena każdej możliwości: { $price }.
   *[other] Cena każdej innej możliwości: { $price }.
}
term-coach-cheapest = Najtaniej: { $what } — { $price }
term-coach-dearest = Najdrożej: { $what } — { $price }
term-coach-offered = Trener jest pod ręką: wpisz „trener”.

# Sam wiersz poleceń
usage = Użycie:
usage-try = Więcej: { $command }
usage-stopped = Przerwano.
usage-no_option = Nie ma opcji { $option }.{ $near ->
    [none] {""}
   *[other] {" "}Może chodzi o: { $near }?
}
usage-no_command = Nie ma polecenia „{ $command }”.{ $near ->
    [none] {""}
   *[other] {" "}Może chodzi o: { $near }?
}
usage-missing_command = Brakuje polecenia.
usage-missing_argument = Brakuje argumentu: { $name }.
usage-missing_option = Opcja { $name } jest wymagana.
usage-takes_value = Opcja { $option } wymaga wartości.
usage-takes_nothing = Opcja { $option } nie przyjmuje wartości.
usage-extra = Zbędne w poleceniu: { $words }.
usage-value = { $name }: „{ $given }” nie pasuje. Oczekiwano: { $wanted }.
sort-text = tekst
sort-whole = liczba
sort-number = liczba
sort-file = plik
wanted-text = tekst
wanted-whole = liczba całkowita
wanted-number = liczba
wanted-file = ścieżka do pliku
limits-both = od { $low } do { $high }
limits-low = od { $low }
