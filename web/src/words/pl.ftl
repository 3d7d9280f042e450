# Słowa samych stron. Teksty gier przychodzą z serwera.
skip = Przejdź do treści
home = Strona główna
settings = Ustawienia
language = Język
theme = Kolory
theme-auto = jak w systemie
theme-light = jasne
theme-dark = ciemne
palette = Kolory przyjazne daltonistom
loading = Wczytywanie…
reload = Wczytaj ponownie
offline = Serwer nie odpowiada. Nic nie przepadło; strona spróbuje znowu.
close = Zamknij
cancel = Anuluj
back = Wstecz
done = Gotowe
send = Wyślij
copy = Kopiuj
copied = Skopiowano
not-copied = Nie skopiowano
kept = Zapisano.
stop = Stop
choose = Wybierz
nowhere = Nie ma takiej strony
none-yet = Jeszcze nic
none-found = Nic nie znaleziono
nobody = nikt
unset = nie ustawiono
name = Nazwa
password = Hasło

lobby-title = Gry starożytnego morza
lobby-lead = Jeden stół dla nich wszystkich: graj od razu z uczciwymi botami albo wyślij linki znajomym.
titles = Gry
players = Graczy: { $low }–{ $high }
play-now = Graj
host = Otwórz stół
rules = Zasady
my-tables = Moje stoły
running-tables = Trwające gry
free-tables = Stoły z wolnym miejscem
finished-tables = Zakończone gry
your-turn = twoja kolej
account = Konto
account-help = Do gry nie jest potrzebne. Nazwa i hasło pozwolą znaleźć swoje stoły na innym urządzeniu.
signed-in = Zalogowano jako { $name }.
sign-in = Zaloguj się
sign-up = Załóż konto
sign-out = Wyloguj się
numbers = Moje partie w liczbach
numbers-row = rozegrane: { $played }, wygrane: { $won } (oczekiwane: { $fair })
numbers-won = wygrana
numbers-lost = bez wygranej
upload = Odtwórz zapis
upload-help = Otwórz plik z zapisem i przejdź partię wiersz po wierszu.

host-title = Nowy stół
what = Gra
game = Gra
how-many = Liczba graczy
seats = Miejsca
seats-help = Każda osoba dostaje własny link. Wolne miejsce może zająć każdy. Boty widzą tylko to, co widać z ich miejsca.
others = Pozostałe miejsca
others-mixed = jak ustawiono niżej
others-bots = boty
others-friends = znajomi: każdy dostaje link
others-anyone = kto pierwszy, ten lepszy
seat-number = Miejsce { $number }
human = Człowiek
bot = Bot
bot-level = Jak gra bot
bot-random = losowo
bot-easy = łatwy: odpowiada od razu
bot-normal = średni: myśli przez chwilę
bot-hard = trudny: { $seconds } s na ruch
open-seat = Wolne
how = Sposób gry
pace = Tempo
pace-live = Na żywo: wszyscy są przy stole
pace-slow = Powoli: przez wiele dni, każdy kiedy może
table-language = Język nazw
spectators = Oglądać może każdy, kto ma adres
options = Warianty zasad
open-table = Otwórz stół

no-title = Nie ma tu gry „{ $title }”.
no-table = Nie ma takiego stołu
closed-table = Ten stół jest tylko dla jego graczy
board = Plansza
panels = Więcej
tracks = Tory
reconnecting = wznawiam połączenie…
log = Dziennik
chat = Czat
notes = Notatki
charts = Wykresy
pause = Pauza
resume = Wznów
paused = Gra wstrzymana
confirm = Potwierdzaj
confirm-always = każdy ruch
confirm-final = nieodwracalne ruchy
confirm-never = nic
you = ty
steward = bot zamiast gracza
steward-on = Posadź bota na zastępstwo
steward-off = Oddaj miejsce graczowi
asked = odpowiada
sit-here = Patrz z tego miejsca
take-seat = Zajmij miejsce
time-left = Pozostały czas
hand = Twoje zasoby
standings = Klasyfikacja
leads = posiadacz
title-passes-to-you = Masz więcej: po najbliższym sprawdzeniu posiadaczem będziesz ty.
title-passes = { $name } ma więcej: przy najbliższym sprawdzeniu posiadacz się zmieni.
title-contested = Kilku graczy ma więcej: przy najbliższym sprawdzeniu następcę wskaże posiadacz.
offers = Oferty
face-down = { $count ->
    [one] jedna zakryta
    [few] { $count } zakryte
   *[other] { $count } zakrytych
}
price = Cena
supply = Wspólne zasoby

odds = Szanse
odds-attackers = Atakujący
odds-defenders = Obrońcy
odds-fortresses = Fortece obrońcy
odds-attack-bonus = Premia atakującego
odds-defence-bonus = Premia obrońcy
odds-attacker = Wygrywa atakujący
odds-defender = Wygrywa obrońca
odds-nobody = Nikt nie przetrwa
odds-open = Przetrwają obie strony
odds-losses = Najbardziej prawdopodobne straty
battle-side = { $name }: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[other] { $dice } kości
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}

why = Dlaczego?
read-rules = W zasadach
secret = tajne, dopóki nie wybiorą wszyscy
chosen-so-far = Dotąd wybrano
checking = Sprawdzam, czy da się to cofnąć…
preview = Co się zmieni
preview-wins = Wygrywasz partię.
preview-open = Dalszego ciągu nie da się przewidzieć.
final = Tego nie da się cofnąć.
not-final = To można cofnąć.
do-it = Zatwierdź
choose-again = Wybierz inaczej
undo = Cofnij
undo-help = Cofa twoją ostatnią odpowiedź
undo-none = Nie ma czego cofnąć
undo-several = Cofnij kilka ({ $count })…
line-number = Wiersz { $line }
hand-over = Teraz gra { $name }
hand-over-help = Niech nikt inny teraz nie patrzy.
hand-over-ready = To ja, { $name }
hint = Podpowiedź
take-hint = Zrób tak
other-hint = Inna opinia:
level-easy = łatwy
level-normal = średni
level-hard = trudny, { $seconds } s
thinking = Myślę…
typed = Wpisz odpowiedź
typed-example = Na przykład:
typed-several = Kilka odpowiedzi naraz, oddzielonych średnikami; jedno cofnięcie cofa wszystkie:
stale = Gra poszła już dalej.
why-not = Dlaczego nie?
nothing-done = Nic nie zostało zrobione; popraw i wyślij całość jeszcze raz.
allowed = Tu wolno:
expected = Oczekiwano:
on-map = Wybierz tutaj albo na mapie.
touch = { $by ->
    [finger] Dotknij tego
   *[mouse] Kliknij to
}, co jest podświetlone na planszy.
touch-table = { $by ->
    [finger] Dotknij tego
   *[mouse] Kliknij to
}, co jest podświetlone: na planszy, wśród kart, na twojej ręce.
touch-next = { $by ->
    [finger] Dotknij celu albo innej figury
   *[mouse] Kliknij cel albo inną figurę
}.
stepwise = Wybierz drogę samodzielnie, krok po kroku
pieces-to-go = Ile
free = za darmo
choose-others = Inne
as-suggested = Zgodnie z propozycją: { $what }
paid-with = Zapłata: { $cards }
pay-otherwise = Zapłać inaczej
choose-more = Wybierz więcej
own-battles = Twoje bitwy
sounds = Dźwięki
unsent = Jeszcze nie wysłano: { $answer }. Nic nie zostało zrobione.
send-again = Wyślij ponownie
went-on = Podczas twojego wyboru gra poszła dalej; zachowano to, co nadal jest możliwe.
turning-points = Punkty zwrotne
leads-first = { $when }: { $name } obejmuje prowadzenie
leads-now = { $when }: { $name } obejmuje prowadzenie; dotąd na prowadzeniu: { $other }
charts-and-luck = Wykresy i szczęście
share-link = Udostępnij link
share-picture = Obraz planszy
auto-pass = Została jedna odpowiedź: odtąd udzielaj jej automatycznie
auto-none = Nic nie trzeba wybierać: odtąd automatycznie niczego nie wybieraj
auto-suggested = Odtąd automatycznie odpowiadaj tak, jak zaproponowano
auto-none-given = nic
list = Lista możliwości
list-open = Zawsze pokazuj listę możliwości
speed = Jak pokazywać ruchy innych
speed-slow = wolno
speed-normal = normalnie
speed-fast = szybko
speed-off = od razu
skip-motion = Pomiń
final-standings = Wynik końcowy
place = Miejsce
player = Gracz
narrow = Szukaj na liście
sum-exact = { $sum } z { $high }
sum-between = Wybrano: { $sum } (od { $low } do { $high })
sum-worth = wartość { $value }, potrzeba co najmniej { $least }
earlier = { $name }: wcześniej
later = { $name }: później
deal-help = Odpowiedzi jest zbyt wiele na listę. Wpisz swoją poniżej albo weź podpowiedź.
stage-draft = szkic
stage-draft-help = Nie wszystkie zasady są jeszcze sprawdzane.
stage-beta = beta
stage-beta-help = Wszystkie zasady są sprawdzane, ale błędy są jeszcze możliwe.
stage-settled = sprawdzone
stage-settled-help = Każdy punkt zasad jest sprawdzany i przetestowany.
nothing-planned = Nic nie rób
package-card = Karta
package-set = Wartość zestawu
package-give = Oddaj
package-hand = Karty na ręce są warte { $before }, bez tych kart { $after }.
package-granted = Jeśli dostaniesz to, czego chcesz: co najmniej { $after }.
bazaar = Oferty na stole
bazaar-says = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
} o wartości { $total }, wśród nich { $named }
bazaar-wish = { $cards ->
    [0] chce kart „{ $named }”
    [one] chce { $cards } kartę: { $named }
    [few] chce { $cards } karty, wśród nich { $named }
   *[other] chce { $cards } kart, wśród nich { $named }
}
bazaar-wish-any = { $cards ->
    [one] chce dowolną kartę
    [few] chce { $cards } dowolne karty
   *[other] chce { $cards } dowolnych kart
}
bazaar-remark = twierdzi (nikt tego nie sprawdza):
bazaar-left = bez nich karty na ręce są warte { $value }
plan = Plan
plan-empty = Nie ma jeszcze rozkazów.
plan-add = Dodaj rozkaz:
plan-where = gdzie?
plan-drop = Usuń
plan-drop-from = Usuń od tego miejsca do końca
coast = Przy którym wybrzeżu
package-says = Kart: { $cards }, wartość { $total } (co najmniej { $low })
package-named = Karta, którą podajesz zgodnie z prawdą
package-to = Komu
package-wish = Chcesz w zamian
package-any = cokolwiek
package-remark = Co jeszcze chcesz powiedzieć
package-remark-help = Przeczytają to wszyscy, ale nikt tego nie sprawdzi.
broken = Tej gry nie da się kontynuować
over = Koniec gry
winners = Zwycięstwo: { $names }
waiting = Czekamy na odpowiedź: { $names }
watching = Oglądasz ten stół.

map-label = Mapa
map-keys = Strzałki prowadzą z miejsca na miejsce, N i P po dozwolonych miejscach, Enter wybiera, plus i minus zmieniają skalę, 0 pokazuje całość.
map-names = Nazwy wszystkich miejsc
map-choices = Gdzie mogę wybrać
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała mapa
place-sites = jeszcze niezbudowane: { $sites }
place-site-out = { $site }, ale w zapasie już takich nie ma
place-legal = można wybrać
no-board = Mapa tej gry nie jest jeszcze narysowana; oto lista miejsc.

log-search = Szukaj w dzienniku
log-seat = Czyje wpisy
log-all = Pokaż cały dziennik
everybody = wszyscy
recap = { $count ->
    [one] { $count } zdarzenie od twojej ostatniej tury
    [few] { $count } zdarzenia od twojej ostatniej tury
   *[many] { $count } zdarzeń od twojej ostatniej tury
}
recap-show = Pokaż na mapie
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Napisz coś
notes-help = Te notatki widzisz tylko ty.
orders = Tajne rozkazy
orders-help = Gdy padnie pytanie, zostanie udzielona pierwsza dozwolona odpowiedź. Nikt inny nigdy tego nie zobaczy.
orders-step = Pytanie
orders-answers = Odpowiedzi, każda w osobnym wierszu, najbardziej pożądane najpierw
orders-again = Za każdym razem, nie tylko raz
orders-seal = Wydaj rozkaz
orders-drop = Anuluj wszystkie rozkazy
keep = Zapisz
notices = Powiadomienia
notices-when = Kiedy
notices-last = gdy wszyscy czekają na ciebie
notices-instant = od razu
notices-digest = zbiorczo, co jakiś czas
notices-lead = Jak Pelagos ma ci powiedzieć, że przyszła twoja kolej, gdy żadna strona nie jest otwarta. Na otwartej stronie widać to na karcie przeglądarki i jej ikonie, a w tle przychodzi powiadomienie.
notices-tables = Dla każdego stołu osobno
notices-usual = jak zwykle
notices-off = nigdy
way-push = Ta przeglądarka
way-email = E-mail
way-ntfy = Temat ntfy
way-webhook = Webhook
way-elsewhere = Gdzie indziej
way-how = Sposób
way-address = Adres
way-add = Dodaj
way-try = Wypróbuj
way-tried = Wiadomość jest w drodze.
way-end = Wyłącz
way-on-again = Włącz ponownie
way-told = Ostatnia wiadomość: { $ago }.
way-gave-up = Wyłączono ({ $ago }): nic więcej nie jest wysyłane.
way-again = Będzie kolejna próba.
way-unconfirmed = Otwórz link w e-mailu wysłanym na ten adres.
way-confirm-sent = E-mail jest w drodze. Otwórz w nim link, a powiadomienia zaczną przychodzić.
way-confirmed = Dziękujemy: adres potwierdzony, powiadomienia będą tam przychodzić.
push-help = Działa także przy zamkniętej stronie, dopóki włączona jest przeglądarka lub telefon. Na iPhonie najpierw dodaj Pelagos do ekranu początkowego.
push-on = Powiadamiaj w tej przeglądarce
push-denied = Powiadomienia z tej strony są zablokowane. Można to zmienić w ustawieniach przeglądarki.
push-none = Ta przeglądarka nie przyjmuje powiadomień przy zamkniętej stronie albo strona nie działa przez HTTPS.
push-refused = Przeglądarka odmówiła powiadomień.
off-done = Gotowe: takich wiadomości już nie będzie.
account-name = Twoja nazwa
account-password = Hasło
account-devices = Urządzenia
account-page = Moja strona
account-page-help = Inni mogą widzieć stronę z moimi wynikami i moją nazwę w rankingach
ratings = Rankingi
ratings-help = Według zakończonych gier, w których grały co najmniej dwie osoby z kontem; na liście są tylko osoby, które tego chcą. Ocena jest ostrożna: zaczyna się od 0 i rośnie wraz z wygranymi.
strength = Siła
strength-unsure = (na razie mało gier)
average-place = średnie miejsce { $place }
streak = wygrane z rzędu: { $count }
head-to-head = Bezpośrednie spotkania
games = Gry
placed-before = Wyżej
placed-behind = Niżej
password-old = Obecne hasło
password-new = Nowe hasło
sign-out-everywhere = Wyloguj wszędzie
delete-account = Usuń moje konto
delete-help = Twoja nazwa zniknie ze wszystkich stołów, a trwające gry dokończą za ciebie boty. Gry zostaną.
delete-sure = Usunąć konto na zawsze?
asides = Widzowie
aside-say = Powiedz coś widzom
phrases = Gotowe zwroty
mute = Wycisz kogoś
search-games = Szukaj w moich grach
waiting-for-me = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
   *[many] { $count } czeka na ciebie
}
archive = Archiwum ({ $count })
archive-it = Do archiwum
hide-it = Ukryj
shelve-back = Przywróć
show-all = Pokaż wszystkie: { $count }
ask-take-back = Cofnij moją ostatnią odpowiedź
hand-seat = Oddaj moje miejsce
hand-seat-help = Miejsce zajmie osoba, która pierwsza otworzy ten link; wtedy je tracisz.
other-device = Otwórz moje miejsce na innym urządzeniu
other-device-help = Otwórz ten link na drugim urządzeniu; zadziała jeden raz.
shut-out = Zamknij moje miejsce przed wszystkimi innymi
shut-out-sure = Zamknąć twoje miejsce we wszystkich innych przeglądarkach? Utworzone przez ciebie linki przestaną działać.
shut-out-done = Teraz nikt inny nie może korzystać z twojego miejsca.

replay = Powtórka
to-replay = Powtórka
to-table = Do stołu
what-if = Co by było, gdyby?
what-if-help = Otwiera od tego miejsca osobny stół tylko dla ciebie. Ta partia trwa bez zmian, a to, czego nie możesz wiedzieć, zostaje rozdane na nowo.
what-if-bots = Za innych grają boty
what-if-alone = Graj za wszystkich
viewpoint = Punkt widzenia:
spectator = widz
all-knowing = wszystko odkryte
download = Pobierz zapis
picture = obraz pozycji
line = Wiersz
to-start = Na początek
to-end = Na koniec
step-back = Wstecz
step-on = Dalej
play = Odtwórz
link-line = Link do tego wiersza
luck = Szczęście
luck-what = Kości
luck-rolls = Rzuty
luck-sum = Suma
luck-expected = Oczekiwano
luck-deviation = Odchylenie
no-charts = Nie ma jeszcze danych do wykresów.

search-rules = Szukaj w zasadach
clauses-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
chapters = Rozdziały
ruling = Rozstrzygnięcie:
lens = Porównanie wydań
lens-help = Co każda instrukcja mówi na ten sam temat.
topic = Temat

learn = Nauka
first-game = Pierwsza partia z przewodnikiem
print = Drukuj
cards-named = Co jest czym
lessons = Lekcje
learnt = ukończona
lesson-of = lekcja { $number } z { $count }
look-at = Zwróć uwagę na:
not-yet = Jeszcze nie.
go-on = Dobrze. Dalej.
well-done = Świetnie!
next-lesson = Następna lekcja
once-more = Jeszcze raz
coach = Trener
coach-matters = Co teraz ważne
coach-goal = Gra w skrócie
coach-others = Rywale
coach-costs = Ile to kosztuje
coach-free = { $count ->
    [one] { $count } możliwość nic nie kosztuje.
    [few] { $count } możliwości nic nie kosztują.
   *[many] { $count } możliwości nic nie kosztuje.
}
coach-same = { $free ->
    [0] Cena każdej możliwości: { $price }.
   *[other] Cena każdej innej możliwości: { $price }.
}
coach-cheapest = Najtaniej: { $what } — { $price }
coach-dearest = Najdrożej: { $what } — { $price }
puzzles = Zagadki
puzzles-lead = Pozycje z prawdziwych gier. Jedna odpowiedź jest wyraźnie lepsza od wszystkich innych: znajdź ją.
puzzles-solved = rozwiązano { $number } z { $count }
puzzle-of = zagadka { $number } z { $count }
puzzle-number = Nr { $number }
puzzle-easy = Łatwe
puzzle-medium = Średnie
puzzle-hard = Trudne
puzzle-win = wygraj teraz
puzzle-solved = rozwiązana
puzzle-next = Następna zagadka
puzzle-show = Pokaż odpowiedź
puzzle-answer = Najlepsza odpowiedź:
puzzle-daily = Zagadka dnia
puzzle-daily-win = Jedna odpowiedź wygrywa grę. Która?
puzzle-daily-best = Jedna odpowiedź jest wyraźnie lepsza od wszystkich innych. Która?
review = Analiza
review-lead = Spojrzenie komputera na tę grę: szanse wszystkich w czasie, punkty zwrotne, najkosztowniejsze decyzje z lepszą odpowiedzią oraz szczęście oddzielone od gry. Potrwa to kilka minut; stronę można opuścić.
review-begin = Przeanalizuj grę
review-under-way = W toku: { $percent }
review-failed = Analizy nie udało się dokończyć; doszła do { $percent }.
review-stage-chances = szanse w czasie
review-stage-luck = rzuty i karty
review-stage-glance = rzut oka na każdą decyzję
review-stage-closer = dokładniejsze spojrzenie na najkosztowniejsze
review-stopped = Udało się odczytać tylko { $lines } z { $recorded } odpowiedzi.
review-chances = Szansa na wygraną w %, według wierszy zapisu
review-turning = Punkty zwrotne
review-lines = Wiersze { $line }–{ $until }
review-line = Wiersz { $line }
review-whose = Czyje decyzje
review-costly = Najkosztowniejsze decyzje
review-given = Odpowiedź:
review-better = Lepiej:
review-cost = Kosztowało to { $cost } ± { $error } pkt proc. szansy na wygraną.
review-why-wins = Wygrywa przed następną rundą w { $better } z { $all } kontynuacji, a udzielona odpowiedź w { $given }.
review-why-stand = W następnej rundzie średnio { $name }: { $better } zamiast { $given }.
review-why-judged = Boty wyżej oceniają pozycję na początku następnej rundy.
review-try = Zagraj stąd
review-not-yet = Jeszcze nie obejrzano.
review-nothing = Nie ma decyzji, która na pewno dużo kosztowała.
review-luck = Szczęście i gra
review-luck-sum = Wszystkie rzuty i karty razem: { $luck } ± { $error } pkt proc.
review-played = Decyzja kosztowała średnio { $cost } pkt proc.
review-method = To opinia botów. Każdą decyzję ocenia się według tego, co było wtedy widać z miejsca gracza: resztę rozdano na nowo. Szczęście ocenia się na prawdziwej planszy, liczba rzutów i kart: { $throws }. Obejrzano { $glanced } z { $decisions } decyzji w { $seconds } s; boty patrzą o jedną rundę naprzód.
# friends at the table
invite-title = Zaproś znajomych
invite-lead = Każde miejsce ma swój link. Wyślij go, udostępnij albo daj do zeskanowania; kto go otworzy, zajmie to miejsce.
invite-seated = Wszyscy mają tu już miejsca i trafią tu z poprzedniego stołu.
invite-missing = jeszcze nie ma
invite-share = Udostępnij
invite-all = Kopiuj wszystkie linki naraz
invite-qr = Kod QR
invite-qr-of = Kod QR linku dla miejsca „{ $name }”
invite-bot = Oddaj miejsce botowi
invite-open = Otwórz miejsce dla każdego
invite-kick = Poproś o zwolnienie miejsca
invite-new = Nowy link
start-now = Zacznij teraz
see-table = Zobacz stół
not-started = Zegary ruszą, gdy wszyscy przyjdą albo gospodarz zacznie partię.
missing = Brakuje jeszcze: { $names }.
your-name = Imię lub pseudonim
sit-down = Usiądź
invited = Masz zaproszenie do tego stołu.
invited-by = Już przy stole: { $names }
table-title = Nazwa stołu
listed = Na liście stołów: wolne miejsce może zająć każdy
preset = Ile czasu na grę?
preset-evening = Jeden wieczór
preset-week = Tydzień
preset-weeks = Dwa tygodnie
preset-learning = Partia do nauki
preset-own = Jak ustawiono niżej
bank = Czas każdego gracza w minutach (puste: bez limitu)
increment = Dodatek za każdą turę, w sekundach
timeout = Gdy czas gracza się skończy
timeout-steward = do powrotu gracza gra bot
timeout-skip = pas tam, gdzie pozwalają na to zasady
timeout-forfeit = walkower, dalej gra bot
terms = Ustalenia tego stołu
terms-bank = Czas każdego gracza: { $time }.
terms-increment = Dodatek za turę: { $time }.
terms-no-clock = Czas nie jest ograniczony.
terms-unlisted = Poza listą stołów: usiąść można tylko z linkiem
rest = Odpoczynek (zegary stoją)
rest-nights = w nocy
rest-weekends = w weekendy
rest-starts = Od
rest-ends = Do
rest-zone = Strefa czasowa: { $zone }
rest-times = Zegary stoją: { $times } ({ $zone })
resting-until = Odpoczynek do { $time }
here = przy stole
away = nie ma przy stole
seen-ago = ostatnia wizyta { $ago }
waited-since = pytanie zadane { $ago }
held-late = Twój czas minął i gra za ciebie bot. Następna odpowiedź odda ci miejsce.
held-absent = Zastępuje cię bot. Następna odpowiedź odda ci miejsce.
held-own = Gra za ciebie bot.
seat-lost = Nie masz już miejsca przy tym stole, ale możesz dalej oglądać grę.
take-back-seat = Wracam do gry
resign = Poddaj się
resign-sure = Poddać się na dobre? Bot zagra za ciebie do końca.
resigned = partia poddana
stand-in-mine = Niech gra za mnie bot
ask-stand-in = Poproś o zastępstwo
vote-tally = za: { $yes }, przeciw: { $no }, uprawnionych: { $all }
agree = Za
disagree = Przeciw
withdraw = Wycofaj
ask-table = Zaproponuj graczom…
ask-draw = Zakończenie według klasyfikacji
ask-more-time = Więcej czasu dla wszystkich
ask-pause = Przerwa
rematch = Rewanż
rematch-there = Do rewanżu
free-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[other] { $count } wolnych miejsc
}
join = Dołącz
notify = Powiadamiaj w tej przeglądarce o mojej turze
notify-on = Ta przeglądarka powiadomi o twojej turze.
notify-no = Ta przeglądarka nie pozwala tu na powiadomienia.
turn-title = Twoja tura
vote-title = Stół czeka na twój głos

vacation-of-each = Dni urlopu na osobę (zegar wtedy stoi)
vacation-take = Weź urlop…
vacation-days = { $count ->
    [one] jeden dzień
    [few] { $count } dni
   *[other] { $count } dni
}
vacation-until = na urlopie do { $time }
vacation-mine = Masz urlop do { $time }; twój zegar stoi.
vacation-end = Już jestem
holding = Ile partii
holding-one = Jedna partia
holding-series = Seria
holding-cup = Puchar, każdy z każdym
series-games = Liczba partii
cup-times = Ile razy każdy gra z każdym
by-itself = Otwieraj następne partie, gdy tylko runda się skończy
cup-seats-help = Kto dołączy, ma miejsce we wszystkich swoich partiach; miejsca się zmieniają. Wystarczy jeden link dla wszystkich.
open-cup = Otwórz zapisy
cups = Serie i puchary
cup-open = trwają zapisy
cup-running = trwają gry
members-count = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
series-of = { $game }, { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[other] { $games } partii
} w tym samym składzie; miejsca się zmieniają.
cup-of = { $game }, osób przy stole: { $players }; { $times ->
    [one] każdy gra z każdym raz.
   *[other] każdy gra z każdym { $times } razy.
}
goes-on-by-itself = Następne partie otwierają się, gdy tylko runda się skończy.
goes-on-by-host = Każdą rundę otwiera gospodarz.
members = Uczestnicy
cup-needs = { $count ->
    [one] Potrzeba jeszcze jednej osoby.
   *[other] Potrzeba jeszcze { $count } osób.
}
cup-join = Dołącz
cup-leave = Wyjdź
cup-link = Kto otworzy ten link, może dołączyć
cup-begin = Zacznij
cup-games = Partie
cup-round = Runda { $number }
cup-play = Do stołu
cup-watch = Oglądaj
cup-next = Otwórz następną rundę
cup-end = Zakończ teraz
cup-end-sure = Zakończyć teraz? Wyniki pozostaną takie, jakie są.
cup-over = Wszystkie partie rozegrane; oto końcowe wyniki.
columns-explained = Co znaczą kolumny
best-streak = najlepsza seria: { $count }
rank = miejsce { $rank } z { $ranked }
won-with = { $name }: wygrane { $won } z { $games }
luck-of = Szczęście: { $percent }% wygranej na partię, średnio z { $count ->
    [one] jednej przeanalizowanej partii
   *[other] { $count } przeanalizowanych partii
}.
