# Słowa samych stron. Teksty gier przychodzą z serwera.
skip = Przejdź do treści
home = Do holu
settings = Ustawienia
language = Język
theme = Kolory
theme-auto = jak w systemie
theme-light = jasne
theme-dark = ciemne
palette = Barwy dla każdych oczu
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
kept = Zapisano.
stop = Stop
choose = Wybierz
nowhere = Nie ma takiej strony
none-yet = Jeszcze nic
none-found = Nic nie znaleziono
nobody = nikt
unset = nie ustawiono
name = Imię
password = Hasło

lobby-title = Gry starożytnego morza
lobby-lead = Pięć instrukcji, jeden stół: graj od razu z uczciwymi botami albo wyślij przyjaciołom po linku.
titles = Gry
players = Graczy: { $low }–{ $high }
play-now = Graj
host = Otwórz stół
rules = Zasady
my-tables = Moje stoły
running-tables = Trwające gry
finished-tables = Zakończone gry
your-turn = twoja kolej
account = Konto
account-help = Do gry niepotrzebne. Imię i hasło pozwolą znaleźć swoje stoły na innym urządzeniu.
signed-in = Zalogowano: { $name }.
sign-in = Zaloguj
sign-up = Załóż konto
sign-out = Wyloguj
numbers = Moje partie w liczbach
numbers-row = rozegrane: { $played }, wygrane: { $won }; oczekiwane: { $fair }
numbers-won = wygrana
numbers-lost = bez wygranej
upload = Odtwórz zapis
upload-help = Otwórz plik z zapisem i przejdź partię linia po linii.

host-title = Nowy stół
what = Gra
game = Gra
how-many = Liczba graczy
seats = Miejsca
seats-help = Każda osoba dostaje własny link. Wolne miejsce może zająć każdy. Boty widzą tylko to, co widać z ich miejsca.
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
clock = Minut na odpowiedź (puste: bez zegara)
table-language = Język imion
spectators = Oglądać może każdy, kto ma adres
options = Warianty zasad
open-table = Otwórz stół

no-table = Nie ma takiego stołu
closed-table = Ten stół jest tylko dla jego graczy
board = Plansza
panels = Więcej o stole
tracks = Tory
round = Runda { $round }
round-word = Runda
reconnecting = wznawiam połączenie…
log = Dziennik
chat = Rozmowa
notes = Notatki
charts = Wykresy
pause = Pauza
resume = Wznów
paused = Stół wstrzymany
confirm = Pytaj ponownie
confirm-always = przed każdym wyborem
confirm-final = przed ostatecznym wyborem
confirm-never = nigdy
you = ty
steward = zastępca
steward-on = Niech zastąpi bot
steward-off = Oddaj miejsce
asked = odpowiada
sit-here = Patrz stąd
take-seat = Zajmij miejsce
time-left = Pozostały czas
hand = Twoje zasoby
standings = Stan graczy
leads = prowadzi
offers = Oferty
face-down = { $count ->
    [one] jedna zakryta
    [few] { $count } zakryte
   *[other] { $count } zakrytych
}
price = Cena
supply = Wspólne zasoby
invite = { $count ->
    [one] { $count } link dla gracza
    [few] { $count } linki dla graczy
   *[many] { $count } linków dla graczy
}
invite-help = Wyślij każdemu graczowi jeden link. Kto go ma, gra na tym miejscu.

odds = Szanse
odds-attackers = Atakujący
odds-defenders = Obrońcy
odds-fortresses = Twierdze obrońcy
odds-attack-bonus = Premia atakującego (bohaterowie, wodzowie)
odds-defence-bonus = Premia obrońcy
odds-attacker = Pole zostaje przy atakującym
odds-defender = Pole zostaje przy obrońcy
odds-nobody = Nikt nie został
odds-open = Zostały obie strony
odds-losses = Najbardziej prawdopodobne straty

why = Dlaczego?
read-rules = W zasadach
secret = tajne, dopóki nie wybiorą wszyscy
chosen-so-far = Dotąd wybrano
which = Co chcesz tu zrobić?
checking = Sprawdzam, czy da się to cofnąć…
preview = Co się zmieni
preview-open = Nastąpi też to, czego nie da się przewidzieć.
final = Tego nie da się cofnąć.
not-final = To można cofnąć.
do-it = Zatwierdź
choose-again = Wybierz inaczej
undo = Cofnij
undo-help = Cofa twoją ostatnią odpowiedź
undo-none = Teraz nie ma czego cofnąć
undo-several = Kilka ({ $count })…
line-number = Wiersz { $line }
hand-over = Teraz gra { $name }
hand-over-help = Niech nikt inny teraz nie patrzy.
hand-over-ready = To ja, { $name }
hint = Podpowiedź
take-hint = Tak zrób
other-hint = Inne zdanie:
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
narrow = Szukaj na liście
sum-exact = { $sum } z { $high }
sum-between = { $sum } (od { $low } do { $high })
sum-worth = wartość { $value }, potrzeba co najmniej { $least }
earlier = { $name }: wcześniej
later = { $name }: później
deal-help = Odpowiedzi jest zbyt wiele na listę. Wpisz swoją poniżej albo weź podpowiedź.
stage-draft = szkic
stage-draft-help = Sędzia nie jest jeszcze kompletny.
stage-beta = beta
stage-beta-help = Sędzia jest kompletny, ale może się mylić.
stage-settled = gotowe
stage-settled-help = Każdy punkt jest egzekwowany i sprawdzony.
nothing-planned = Nic nie rób
package-card = Karta
package-set = Zestaw
package-give = Oddaj
package-hand = Ręka jest warta { $before }, bez tych kart { $after }.
package-granted = Gdy życzenie się spełni: co najmniej { $after }.
bazaar = Oferty na stole
bazaar-says = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } kart
} za { $total }, wśród nich { $named }
bazaar-wish = { $cards ->
    [0] życzy sobie: { $named }
    [one] życzy sobie { $cards } karty: { $named }
   *[other] życzy sobie { $cards } kart, wśród nich { $named }
}
bazaar-wish-any = { $cards ->
    [one] życzy sobie { $cards } dowolnej karty
   *[other] życzy sobie { $cards } dowolnych kart
}
bazaar-remark = mówi, niesprawdzone:
bazaar-left = bez nich ręka jest warta { $value }
plan = Plan
plan-empty = Nie ma jeszcze rozkazów.
plan-add = Dodaj rozkaz:
plan-where = gdzie?
plan-drop = Usuń
plan-drop-from = Usuń odtąd do końca
coast = Przy którym wybrzeżu
package-says = Kart: { $cards }, wartość { $total } (co najmniej { $low })
package-named = Zgodnie z prawdą wymieniasz
package-to = Komu
package-wish = Chcesz w zamian
package-any = cokolwiek
package-remark = Co jeszcze mówisz
package-remark-help = Przeczytają to wszyscy, nikt tego nie sprawdza.
broken = Tego stołu nie da się kontynuować
over = Koniec gry
winners = Zwycięstwo: { $names }
waiting = Czekamy: { $names }
watching = Oglądasz ten stół.

map-label = Mapa
map-keys = Strzałki prowadzą z miejsca na miejsce, N i P po dozwolonych miejscach, Enter wybiera, plus i minus zmieniają skalę, 0 pokazuje całość.
zoom-in = Bliżej
zoom-out = Dalej
zoom-fit = Cała mapa
place-legal = można wybrać
no-board = Mapa tej gry nie jest jeszcze narysowana; oto lista miejsc.

log-search = Szukaj w dzienniku
log-seat = Czyje wpisy
log-all = Pokaż cały dziennik
everybody = wszyscy
recap = { $count ->
    [one] Od twojej tury: { $count } zdarzenie
    [few] Od twojej tury: { $count } zdarzenia
   *[many] Od twojej tury: { $count } zdarzeń
}
recap-show = Pokaż na mapie
chat-empty = Nikt jeszcze nic nie powiedział.
chat-say = Powiedz coś
notes-help = Te notatki widzisz tylko ty.
orders = Zapieczętowane rozkazy
orders-help = Gdy padnie pytanie, zostanie udzielona pierwsza dozwolona odpowiedź. Nikt inny nigdy jej nie zobaczy.
orders-step = Pytanie
orders-answers = Odpowiedzi, każda w osobnej linii, najważniejsze najpierw
orders-again = Za każdym razem, nie tylko raz
orders-seal = Zapieczętuj
orders-drop = Podrzyj wszystkie rozkazy
keep = Zapisz
notices = Powiadomienia
notices-help = Gdy przyjdzie twoja kolej, na ten adres wyślemy wiadomość. Puste: żadnych.
notices-url = Adres (webhook)
notices-when = Kiedy
notices-last = gdy wszyscy czekają na ciebie
notices-instant = od razu
notices-digest = co jakiś czas, razem

replay = Powtórka
to-replay = Powtórka
to-table = Do stołu
what-if = Co by było, gdyby…
what-if-help = Otwiera od tego miejsca osobny stół tylko dla ciebie. Ta partia trwa bez zmian, a to, czego nie możesz wiedzieć, zostaje rozdane na nowo.
what-if-bots = Za innych grają boty
what-if-alone = Gram za wszystkich
viewpoint = Oczami
spectator = widza
all-knowing = wszechwiedzącego
download = Pobierz zapis
picture = obraz pozycji
line = Linia
to-start = Na początek
to-end = Na koniec
step-back = Wstecz
step-on = Dalej
play = Odtwarzaj
link-line = Link do tej linii
luck = Szczęście
luck-what = Kości
luck-rolls = Rzutów
luck-sum = Suma
luck-expected = Oczekiwano
luck-deviation = Odchylenie
no-charts = Nie ma jeszcze czego rysować.

search-rules = Szukaj w zasadach
clauses-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
chapters = Rozdziały
ruling = Rozstrzygnięcie:
lens = Wydania obok siebie
lens-help = Co każda instrukcja mówi na ten sam temat.
topic = Temat
