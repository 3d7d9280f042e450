# Co mówi sam serwer.
about = Pięć gier planszowych o starożytnym Śródziemnomorzu przy jednym stole, w przeglądarce i w terminalu.
what-if-name = { $title }: co by było, gdyby? (od wiersza { $line })
what-if-open = „Co by było, gdyby?” od wiersza { $line } innego stołu. Wszystko, co rozegrano wcześniej, zostaje; dalsze rzuty i karty będą nowe.
what-if-redealt = „Co by było, gdyby?” od wiersza { $line } trwającej partii, tak jak widzi ją { $seat }. Wszystko, czego z tego miejsca nie widać, rozdano na nowo: to jeden z możliwych światów, nie prawdziwy.
refused-bad_request = Niezrozumiałe żądanie.
refused-not_signed_in = Najpierw się zaloguj.
refused-not_yours = Nie masz dostępu.
refused-not_found = Pod tym adresem nic nie ma.
refused-wrong_method = Pod tym adresem nie da się tego zrobić.
refused-too_large = Za dużo danych.
refused-wrong_type = Ten format danych nie jest obsługiwany.
refused-too_many = Za dużo żądań; spróbuj za chwilę.
refused-storage = Serwer nie może teraz tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
refused-fault = Coś poszło nie tak. Błąd został zapisany; spróbuj jeszcze raz.
refused-bad_name = Nazwa ma od 2 do 40 liter, cyfr lub innych znaków.
refused-bad_password = Hasło ma od 8 do 200 znaków.
refused-bad_text = Tekst jest pusty albo za długi.
refused-bad_lang = Języki to angielski, rosyjski i polski.
refused-old_contract = Ta strona jest starsza niż serwer: wczytaj ją ponownie. (Programy podają „X-Pelagos-Contract: { $wanted }”.)
refused-no_table = Nie ma takiego stołu.
refused-only_replay = To wczytany zapis: można go obejrzeć, ale nie grać dalej.
refused-busy = Do tego stołu przyszło naraz wiele odpowiedzi; spróbuj jeszcze raz.
refused-name_taken = Nazwa „{ $name }” jest zajęta.
refused-wrong_password = Nie ma konta z taką nazwą i hasłem.
refused-no_spectators = Ten stół jest zamknięty dla widzów.
refused-no_seat_here = Nie masz miejsca przy tym stole.
refused-not_your_seat = To nie twoje miejsce.
refused-not_yet = Wszystko zostanie odkryte, gdy gra się skończy.
refused-not_utf8 = Zapis gry to plik tekstowy w UTF-8; to nie jest taki plik.
refused-no_lesson = Nie ma lekcji „{ $name }”.
refused-no_puzzle = Nie ma zagadki „{ $name }”.
refused-no_puzzles = Nie ma tu zagadek.
refused-no_review = Nikt jeszcze nie poprosił o analizę tej gry.
refused-review_later = Analiza jest możliwa po zakończeniu gry.
refused-no_title = Nie ma tu gry „{ $title }”.
refused-own_position = Ten zapis zaczyna się w środku gry, jak to bywa przy „co by było, gdyby?”. Obejrzeć go można tylko tam, gdzie go rozegrano.
refused-wrong_seats = Liczba graczy lub miejsc w tym zapisie nie pasuje do gry.
refused-damaged_json = To nie jest zapis gry: JSON jest uszkodzony.
refused-bad_record = To nie jest zapis gry albo jest uszkodzony.
refused-unplayable = Ten zapis nie zgadza się z zasadami swojej gry albo powstał według starszej wersji zasad.
refused-no_line = W grze jest wierszy: { $lines }; wiersza { $line } nie ma.
refused-empty = Wiadomość jest pusta.
refused-no_bot = Nie ma bota „{ $bot }”; są: { $bots }.
refused-no_seat = Nie ma miejsca { $seat }.
refused-over_there = W tym wierszu gra jest już skończona; wybierz wcześniejszy.
refused-no_answer = Brakuje odpowiedzi.
refused-not_json = Tej odpowiedzi nie da się odczytać.
refused-no_order = Nie masz takiego rozkazu.
refused-wrong_players = Liczba graczy w tej grze to { $numbers }; { $players } nie pasuje.
refused-too_many_seats = Miejsc ({ $seats }) jest więcej niż graczy ({ $players }).
refused-bad_option = Z takimi ustawieniami nie da się zacząć tej gry.
refused-wrong_secret = Ten link został już użyty, wygasł albo prowadzi do innego stołu.
refused-not_open = To miejsce jest zajęte.
refused-undefended = Niebronione pole zajmuje się bez bitwy.
refused-no_odds = Dla gry „{ $title }” nie da się obliczyć szans bitwy; można dla: { $titles }.
refused-bad_webhook = Webhook to adres http:// lub https:// bez hasła.
refused-unknown_host = Adres tego webhooka donikąd nie prowadzi.
refused-private_webhook = Webhook musi prowadzić do otwartego internetu.
refused-too_many_tries = Za dużo błędnych haseł dla tej nazwy. Spróbuj ponownie za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
}.
refused-lane_full = Serwer jest bardzo zajęty; spróbuj ponownie za chwilę.
refused-closed = Ten stół został zamknięty przez gospodarza serwera.
refused-banned = To konto nie ma dostępu do tego serwera.
refused-too_often = Zbyt często. Spróbuj ponownie za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
}.
refused-too_deep = Zbyt głębokie zagnieżdżenie.
refused-bad_characters = Są tu znaki, których nie można zapisać.
refused-foreign_page = To żądanie przyszło ze strony innej witryny.
refused-too_many_tables = Serwer nie przyjmie teraz więcej stołów; spróbuj później.
refused-no_zone = Serwer nie zna strefy czasowej „{ $zone }”.
refused-bad_rest = Godziny odpoczynku muszą mieć początek i koniec, a każdego dnia na grę musi zostać co najmniej { $hours } godzin.
refused-too_many_sockets = Za dużo otwartych stron. Spróbuj za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
}.
refused-thought_enough = Boty wykorzystały już twój czas na myślenie. Wybierz szybsze albo spróbuj ponownie za { $seconds } { $seconds ->
    [one] sekundę
    [few] sekundy
   *[many] sekund
}.
refused-no_hint = W tej chwili nie ma podpowiedzi; spróbuj za chwilę.
refused-not_host = To może zrobić tylko gospodarz stołu; możesz zaproponować głosowanie.
refused-resigned = Ta partia jest poddana; gra za ciebie bot.
refused-is_over = Partia jest skończona.
refused-has_started = Partia się zaczęła; miejsc nie można już zmieniać.
refused-not_over = Partia jeszcze trwa.
refused-vote_open = Trwa już inne głosowanie.
refused-no_vote = To głosowanie jest zakończone.
refused-cannot_vote = W tej sprawie nie możesz głosować.
refused-too_many_ways = Można ustawić najwyżej { $most } powiadomień.
refused-wrong_key = Ten link został już użyty albo wygasł.
refused-no_way = Nie masz (już) takiego powiadomienia.
refused-unconfirmed_way = Ten adres nie został jeszcze potwierdzony: otwórz link z e-maila.
refused-bad_push = Przeglądarka nie podała, jak do niej dotrzeć.
refused-no_mail = Ten serwer nie wysyła e-maili.
refused-bad_mail = To nie jest adres e-mail.
notice-turn = Twoja kolej: { $table }
notice-vote = Czeka twój głos: { $table }
vote-pause = { $name } prosi o przerwę.
vote-stand_in = { $name } proponuje, by bot zastąpił gracza ({ $other }).
vote-draw = { $name } proponuje zakończyć partię i uznać obecną klasyfikację za wynik. Potrzebna jest zgoda wszystkich.
vote-more_time = { $name } prosi, by wszyscy znów mieli pełny czas.
vote-take_back = { $name } prosi o cofnięcie wszystkiego od wiersza { $line }. Muszą zgodzić się wszyscy.
notice-several = { $count ->
    [one] Czeka na ciebie { $count } stół
    [few] Czekają na ciebie { $count } stoły
   *[many] Czeka na ciebie { $count } stołów
}
notice-end = Nie przysyłaj więcej takich wiadomości: { $off }
notice-confirm = Czy to twój adres e-mail?
notice-confirm-text = Ktoś poprosił, by Pelagos pisał na ten adres, gdy przyjdzie jego kolej. Jeśli to ty, otwórz ten link. Jeśli nie, nie rób nic: więcej wiadomości nie będzie.
notice-try = Działa
notice-try-text = Tak Pelagos powie ci, że przyszła twoja kolej.
notice-failed-gone = Ten adres już nie istnieje.
notice-failed-no_answer = Nie było odpowiedzi.
notice-failed-fault = Serwer nie zdołał napisać tej wiadomości.
notice-failed-refused = Wiadomość została odrzucona ({ $detail }).
notice-failed-mail_refused = Serwer poczty nie zna takiego adresu.
notice-failed-mail_down = Serwer poczty nie przyjął wiadomości.
refused-on_vacation = Masz już urlop.
refused-not_on_vacation = Nie masz teraz urlopu.
refused-no_vacation = { $days ->
    [0] Przy tym stole nie masz już dni urlopu.
    [one] Przy tym stole został ci jeden dzień urlopu.
    [few] Przy tym stole zostały ci { $days } dni urlopu.
   *[other] Przy tym stole zostało ci { $days } dni urlopu.
}
refused-held_by_bot = Zastępuje cię bot; najpierw wróć na swoje miejsce.
refused-bot_there = Gra tam już bot.
refused-too_late_to_leave = Gra czeka na ciebie, a zostało ci mniej niż { $share }% czasu. Najpierw odpowiedz, potem możesz wyjechać.
refused-no_cup = Nie ma takiej serii ani takiego pucharu.
refused-cup_full = Nie można już dołączyć: gry się zaczęły albo nie ma miejsc.
refused-cup_begun = Gry się zaczęły; nie można już wyjść. W partii można się poddać.
refused-cup_over = To już koniec.
refused-cup_too_long = W pucharze każdy może zagrać z każdym najwyżej { $most } razy.
refused-cup_needs = { $count ->
    [one] Potrzeba jeszcze jednej osoby.
    [few] Potrzeba jeszcze { $count } osób.
   *[other] Potrzeba jeszcze { $count } osób.
}
refused-round_running = Partie tej rundy jeszcze trwają.
refused-wrong_cup_key = Ten link nie pozwala dołączyć; poproś gospodarza o nowy.
refused-not_cup_host = Może to zrobić tylko gospodarz.
cup-games = Partie
cup-games-help = Rozegrane partie.
cup-points = Punkty
cup-points-help = Punkt za każdego, kto zajął miejsce za tobą, pół punktu za miejsce dzielone.
cup-wins = Wygrane
cup-wins-help = Pierwsze kryterium przy równości: partie wygrane samodzielnie.
cup-direct = Bezpośrednie
cup-direct-help = Drugie kryterium: punkty zdobyte na tych, którzy mają tyle samo.
cup-opposition = Rywale
cup-opposition-help = Trzecie kryterium: punkty wszystkich, których zostawiasz za sobą, i połowa punktów tych, z którymi dzielisz miejsce. Przy dalszej równości miejsce jest dzielone.
refused-nothing_to_take_back = Nie ma tu czego cofać.
refused-no_phrase = Nie ma takiego zwrotu.
refused-spectators_only = Dopóki gra trwa, rozmawiają tu tylko widzowie.
a-spectator = Widz
say-hello = Cześć wszystkim!
say-good_luck = Powodzenia i dobrej zabawy!
say-one_moment = Chwileczkę, proszę.
say-back_soon = Zaraz wracam.
say-your_turn = Twoja kolej.
say-thanks = Dziękuję!
say-well_played = Dobrze zagrane!
say-sorry = Przepraszam!
say-good_game = To była dobra gra!
say-again = Zagramy jeszcze raz?
refused-no_player = Nie ma takiego gracza albo jego strona jest ukryta.
a-player = Gracz
ending-agreed = Partia zakończona za zgodą graczy; decyduje klasyfikacja.
rules-carried = Odtąd gra toczy się według zasad w wersji { $now }; dotąd była to wersja { $was }. Wszystko, co rozegrano, zgadza się z obiema.
refused-old_rules = Tę grę zaczęto według zasad w wersji { $was }, a po wierszu { $line } nie zgadza się ona z wersją { $now }. Można ją oglądać i pobrać, ale nie grać dalej.
coach-ahead = Na prowadzeniu: { $names } ({ $what }).
gain-income = Dochód { $more }
gain-wins = Wygrana
coach-level = Na razie nikt nie prowadzi.

# the topics of rulebooks
topic-overview = Przegląd
topic-components = Elementy gry
topic-map = Mapa
topic-setup = Przygotowanie gry
topic-options = Warianty zasad
topic-turn_order = Przebieg tury
topic-order = Kolejność gry
topic-leadership = Przywództwo
topic-trade = Handel
topic-trade_cards = Karty handlowe
topic-income = Dochód
topic-taxation = Podatki
topic-census = Spis ludności
topic-construction = Budowa
topic-payment = Płatność
topic-influence = Wpływ
topic-control = Kontrola
topic-capital = Stolice
topic-cities = Miasta
topic-metropolis = Metropolie
topic-fortress = Fortece
topic-heroes = Bohaterowie
topic-wonders = Cuda świata
topic-gods = Bogowie
topic-apollo = Apollo
topic-auction = Ofiary
topic-actions = Akcje
topic-recruiting = Werbunek
topic-creatures = Stworzenia
topic-summoning = Przyzywanie
topic-movement = Ruch
topic-naval = Na morzu
topic-ships = Statki
topic-battle = Bitwy
topic-conflict = Konflikty
topic-pillage = Plądrowanie (pustoszenie)
topic-occupation = Okupacja (zajęcie)
topic-conversion = Przekształcenie (asymilacja, przejęcie)
topic-neutral = Siły neutralne
topic-calamities = Klęski
topic-civilization_cards = Karty cywilizacji
topic-ast = Tabela Sukcesji Archeologicznej
topic-expansion = Wzrost ludności
topic-surplus = Nadmiar ludności
topic-nomads = Koczownicy i żeglarze
topic-farmers = Rolnicy i mieszczanie
topic-short_game = Krótka gra
topic-two_players = Gra dwuosobowa
topic-limits = Ograniczenia
topic-hidden = Informacje ukryte
topic-elimination = Odpadnięcie z gry
topic-victory = Zwycięstwo
topic-examples = Przykłady
