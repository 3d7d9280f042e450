# Słowa wspólne dla wszystkich gier.
seat = Gracz { $number }
fate = Los
clock = Zegar
nobody = nikt
everybody = wszyscy
none = nic
round = Runda
ask-unasked = To nie twoja kolej, ale możesz się włączyć
unit-number = { $n }
stock-gold = złoto
stock-cards = { $n ->
    [one] karta
    [few] karty
   *[many] kart
}
stock-points = { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
stock-treasury = { $n ->
    [one] żeton ze skarbca
    [few] żetony ze skarbca
   *[many] żetonów ze skarbca
}
stock-tokens = { $n ->
    [one] żeton
    [few] żetony
   *[many] żetonów
}
stage-draft = szkic
stage-beta = beta
stage-settled = sprawdzone
advice-wins = { $best }: ten ruch od razu daje zwycięstwo.
advice-only = { $best }: nie ma innego wyboru.
advice-clear = { $best }: ocena o { $gain } { $gain ->
    [one] punkt
    [few] punkty
   *[many] punktów
} wyższa niż przy następnym wyborze ({ $next }).
advice-close = { $best }: co najwyżej nieznacznie lepsze niż następny wybór ({ $next }).
advice-thumb = { $best }: tak podpowiada prosta reguła.
advice-chance = { $best }: wybrane losowo.
advice-even = { $best }: rozegranie { $times } { $times ->
    [one] próby
   *[many] prób
} niczego nie rozstrzygnęło (zwycięstw na tysiąc: { $wins } wobec { $less } przy wyborze „{ $next }”), zdecydował więc plan na turę.
advice-played = { $best }: po rozegraniu { $times } { $times ->
    [one] próby
   *[many] prób
} wygrana w { $wins } { $wins ->
    [one] przypadku
   *[many] przypadkach
} na 1000, a przy następnym wyborze ({ $next }) w { $less }.

# Odmowy: czego sędzia nie przyjmuje i co należało napisać.
refused-bad_data = Nieprawidłowe dane.
refused-stale = Gra tymczasem poszła dalej, do wiersza { $line }. Spójrz na pytanie jeszcze raz.
refused-paused = Gra jest wstrzymana.
refused-nothing_back = Nie masz czego cofnąć.
refused-too_far_back = Można się cofnąć najdalej do wiersza { $line }.
refused-not_now = Gra się skończyła.
refused-not_asked = To nie twoja kolej. Czekamy na odpowiedź: { $who }.
refused-not_asked_yet = Teraz nie czekamy na twoją odpowiedź.
refused-not_allowed = Zasady na to nie pozwalają.
refused-bad_notation = Nie rozumiem „{ $text }”.
refused-unfinished = Odpowiedź jest niepełna.
refused-part = Odpowiedź { $part }: { $said }
refused-must_be_last = Poprzedniej odpowiedzi nie da się cofnąć, więc musi być ostatnia.
refused-too_many_at_once = Za dużo odpowiedzi naraz.
refused-no_card = W tej grze nic nie nazywa się „{ $name }”.{ $number ->
    [0] {""}
   *[other] {" "}Może chodzi o: { $near }?
}
refused-too_many_orders = Najwyżej 20 rozkazów, każdy z najwyżej 20 odpowiedziami.
expected-name = nazwa, na przykład { $some }
expected-names = nazwy połączone znakiem +
expected-order = nazwy rozdzielone przecinkami
expected-counts = MIEJSCE:LICZBA, połączone znakiem +
expected-number = liczba od { $low } do { $high }
expected-whole = liczba całkowita
expected-dice = { $number } { $number ->
    [one] kość
    [few] kości połączone znakiem +
   *[many] kości połączonych znakiem +
}
expected-one_of = jedno z: { $names }
expected-seat = miejsce: p1, p2, …, fate lub clock
expected-length = najwyżej { $most } { $most ->
    [one] znak
    [few] znaki
   *[many] znaków
}
expected-nothing = nic więcej
expected-words = odpowiedź słowami tej gry
expected-pattern = zapis postaci { $pattern }
pattern-number = LICZBA
pattern-total = WARTOŚĆ
pattern-commodity = TOWAR
pattern-seat = GRACZ
pattern-verb = ROZKAZ
pattern-area = OBSZAR
pattern-coast = WYBRZEŻE
allowed = Można: { $what }
expected = Oczekiwano: { $what }

# Co bywa nie tak w wierszu poleceń.
refused-unknown_title = Nie ma gry „{ $title }”. Są: { $titles }.
refused-missing_words = Gra { $title } nie ma w języku { $lang } tekstów: { $ids }.
refused-title_form = Kod gry to od 2 do 40 małych liter łacińskich, cyfr i znaków _, na początku litera; „{ $name }” nie pasuje.
refused-prefix_form = Przedrostek to od dwóch do czterech małych liter łacińskich; „{ $prefix }” nie pasuje.
refused-no_source_tree = { $path } to nie główny folder kodu źródłowego Pelagos; zob. --into.
refused-title_taken = Gra lub folder { $name } już istnieje.
refused-prefix_taken = Od { $prefix } zaczynają się już punkty gry { $title }; inne litery można podać w --prefix.
refused-wrong_number = Liczba graczy w tej grze to { $numbers }; { $players } nie pasuje.
refused-unknown_option = Ta gra nie ma wariantu zasad „{ $option }”. Ma: { $options }.
refused-option_value = Wariant zasad { $option } nie może mieć wartości „{ $value }”. Możliwe: { $values }.
refused-option_number = Wariant zasad { $option } to liczba całkowita od { $low } do { $high }; „{ $value }” nie pasuje.
refused-option_form = Wariant zasad zapisuje się w postaci nazwa=wartość, a nie „{ $text }”.
refused-cannot_read = Nie można odczytać { $path }{ $why ->
    [missing] : nie ma takiego pliku.
    [binary] : to nie jest plik tekstowy.
   *[other] .
}
refused-cannot_write = Nie można zapisać { $path }.
refused-no_record = { $path } nie jest zapisem gry albo jest uszkodzony{ $line ->
    [0] .
   *[other] {" "}(wiersz { $line }).
}
refused-other_rules = Zapis powstał według zasad w wersji { $made }, a tu jest wersja { $now }.
refused-misfit = Odpowiedź { $number } w zapisie nie pasuje do gry.
refused-still_secret = Zapis nie ujawnia jeszcze sekretu: gra trwa.
refused-other_secret = Sekret zapisu nie jest tym, do którego zobowiązał się stół.
refused-other_draw = Odpowiedź { $number } w zapisie, rzut lub karta, nie zgadza się z sekretem.
refused-no_secret = Gry { $path } nie da się wznowić; można wznowić tylko gry zapisane poleceniem „zapisz”.
refused-unknown_seat = Nie ma miejsca { $seat }; przy stole jest ich { $players }.
refused-unknown_clause = Nie ma punktu „{ $asked }”. Punkty wyglądają tak: { $some }.
refused-unknown_topic = Nie ma tematu „{ $topic }”. Są: { $topics }.
refused-no_lessons = Nie ma jeszcze lekcji gry „{ $title }”.
refused-unknown_lesson = Nie ma lekcji „{ $lesson }”. Są: { $lessons }.
refused-unknown_language = Nie ma języka „{ $lang }”; są en, ru, pl.
refused-rules_form = Podaj grę i najwyżej jeden punkt.
refused-compare_form = Podaj co najmniej dwie gry i najwyżej jeden temat.
refused-no_battle = Niebronione pole zajmuje się bez bitwy.
refused-no_dice = W tej grze walki rozstrzyga się bez kości.
refused-nothing_to_plan = W tej grze nie ma czego planować: wszystko kupuje się za złoto.
refused-cards_form = Karty zapisuje się w postaci nazwa:liczba, a nie „{ $text }”.
refused-wish_form = Zakup zapisuje się w postaci nazwa:cena:wartość, a nie „{ $text }”.
