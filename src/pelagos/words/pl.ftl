# Słowa wspólne dla wszystkich gier.
seat = Gracz { $number }
fate = Los
clock = Zegar
nobody = nikt
none = nic
ask-unasked = Nikt cię teraz o nic nie pyta, ale możesz zabrać głos
unit-number = { $n }
unit-gold = { $n } { $n ->
    [one] moneta
    [few] monety
   *[many] monet
}
stage-draft = szkic
stage-beta = beta
stage-settled = sprawdzone
play-help = Odpowiada się numerem lub zapisem; kilka odpowiedzi rozdzielonych znakiem ; podaje się razem; ! = ruchu nie można cofnąć. Także: undo, why, log, show, hint [BOT], help, save PLIK, quit.
advice-only = { $best }: nic innego nie pozostaje.
advice-clear = { $best }: ocena o { $gain } { $gain ->
    [one] punkt
    [few] punkty
   *[many] punktów
} wyższa niż następnego wyboru ({ $next }).
advice-close = { $best }: najwyżej odrobinę lepsze niż następny wybór ({ $next }).
advice-thumb = { $best }: tak każe prosta reguła dla takich pytań.
advice-chance = { $best }: wybrane na chybił trafił, bez namysłu.
advice-even = { $best }: rozegranie { $times } { $times ->
    [one] próby
   *[many] prób
} niczego nie rozstrzygnęło (zwycięstw na tysiąc: { $wins } wobec { $less } przy wyborze „{ $next }”), zdecydował więc plan na turę.
advice-played = { $best }: po rozegraniu { $times } { $times ->
    [one] próby
   *[many] prób
} zwycięstwo wypada w { $wins } { $wins ->
    [one] przypadku
   *[many] przypadkach
} na 1000, a przy następnym wyborze ({ $next }) w { $less }.

# Odmowy: czego sędzia nie przyjmuje i co należało napisać.
refused-bad_data = Tych danych nie można użyć.
refused-stale = Stół poszedł tymczasem dalej, do wiersza { $line }. Spójrz na pytanie jeszcze raz.
refused-paused = Stół jest wstrzymany.
refused-nothing_back = Nie masz czego cofnąć.
refused-too_far_back = Można się cofnąć najdalej do wiersza { $line }.
refused-not_now = Gra skończona, nie ma już na co odpowiadać.
refused-not_asked = To pytanie nie do ciebie. Teraz odpowiada: { $who }.
refused-not_asked_yet = Teraz nikt cię o nic nie pyta.
refused-not_allowed = Zasady tu na to nie pozwalają.
refused-bad_notation = Nie da się tu odczytać „{ $text }”.
refused-part = Odpowiedź { $part }: { $said }
refused-must_be_last = Poprzedniej odpowiedzi nie da się cofnąć, więc musi być ostatnia.
refused-too_many_at_once = Za dużo odpowiedzi naraz.
refused-too_many_orders = Najwyżej 20 rozkazów, każdy z najwyżej 20 odpowiedziami.
expected-name = nazwa, na przykład { $some }
expected-names = nazwy połączone znakiem +
expected-order = nazwy po przecinku
expected-counts = MIEJSCE:LICZBA, połączone znakiem +
expected-number = liczba od { $low } do { $high }
expected-whole = liczba całkowita
expected-dice = { $number } { $number ->
    [one] kość
    [few] kości
   *[many] kości
} ze znakiem + między nimi
expected-one_of = jedno z: { $names }
expected-seat = miejsce: p1, p2, … fate lub clock
expected-length = najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}
expected-nothing = nic więcej
expected-pattern = zapis postaci { $pattern }
allowed = Można: { $what }
expected = Oczekiwano: { $what }
