## Игра

title = Киклады
blurb = Добивайтесь милости богов, стройте корабли и храмы, собирайте войска, призывайте мифических существ — и первым возведите две метрополии.

## Подсобное: количества в предложениях

amount-gold = { $gold } { $gold ->
    [one] монету
    [few] монеты
   *[many] монет
}
for-gold = { $gold ->
    [0] бесплатно
    [one] за { $gold } монету
    [few] за { $gold } монеты
   *[many] за { $gold } монет
}
amount-fleets = { $count } { $count ->
    [one] флот
    [few] флота
   *[many] флотов
}
amount-armies = { $count } { $count ->
    [one] армия
    [few] армии
   *[many] армий
}
amount-units = { $count } { $count ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}
amount-priests = { $count } { $count ->
    [one] жреца
    [few] жрецов
   *[many] жрецов
}
amount-philosophers = { $count } { $count ->
    [one] философа
    [few] философов
   *[many] философов
}
unit-unit = { $n } { $n ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}
unit-fleet = { $n } { $n ->
    [one] флот
    [few] флота
   *[many] флотов
}
unit-priest = { $n } { $n ->
    [one] жрец
    [few] жреца
   *[many] жрецов
}
unit-philosopher = { $n } { $n ->
    [one] философ
    [few] философа
   *[many] философов
}

## Боги, строения, существа, города

name-god-poseidon = Посейдон
name-god-ares = Арес
name-god-zeus = Зевс
name-god-athena = Афина
name-god-apollo = Аполлон
name-building-port = Порт
name-building-fortress = Крепость
name-building-temple = Храм
name-building-university = Университет
name-creature-siren = Сирена
name-creature-pegasus = Пегас
name-creature-giant = Гигант
name-creature-chimera = Химера
name-creature-cyclops = Циклоп
name-creature-sphinx = Сфинкс
name-creature-sylph = Сильфида
name-creature-harpy = Гарпия
name-creature-griffon = Грифон
name-creature-moirae = Мойры
name-creature-satyr = Сатир
name-creature-dryad = Дриада
name-creature-kraken = Кракен
name-creature-minotaur = Минотавр
name-creature-chiron = Хирон
name-creature-medusa = Медуза
name-creature-polyphemus = Полифем
name-city-sparta = Спарта
name-city-athens = Афины
name-city-corinth = Коринф
name-city-thebes = Фивы
name-city-argos = Аргос
name-position-start_1 = старт 1
name-position-start_2 = старт 2
name-position-start_3 = старт 3
name-position-start_4 = старт 4
name-position-start_5 = старт 5

## Действия

name-verb-end = Закончить ход
name-verb-summon = Призвать существо
name-verb-recruit = Набрать
name-verb-build = Построить
name-verb-move_fleets = Переместить флоты
name-verb-move_armies = Переместить армии
name-verb-exchange = Заменить существо
name-verb-sail = Плыть дальше
name-verb-stop = Остановиться
name-verb-stay = Сражаться дальше
name-verb-retreat = Отступить
name-verb-sell_units = Продать армии или флоты
name-verb-sell_priests = Продать жрецов
name-verb-sell_philosophers = Продать философов

## Острова и морские поля

name-region-amorgos = Аморгос
name-region-anaphe = Анафи
name-region-andros = Андрос
name-region-delos = Делос
name-region-donousa = Донуса
name-region-gyaros = Гиарос
name-region-heraclea = Ираклия
name-region-ios = Иос
name-region-kea = Кея
name-region-kythnos = Китнос
name-region-milos = Милос
name-region-mykonos = Миконос
name-region-naxos = Наксос
name-region-paros = Парос
name-region-rhenea = Рения
name-region-serifos = Серифос
name-region-sifnos = Сифнос
name-region-sikinos = Сикинос
name-region-syros = Сирос
name-region-thera = Тира
name-region-tinos = Тинос
name-region-sea_a1 = Море A1
name-region-sea_a2 = Море A2
name-region-sea_a3 = Море A3
name-region-sea_a4 = Море A4
name-region-sea_a5 = Море A5
name-region-sea_a6 = Море A6
name-region-sea_b2 = Море B2
name-region-sea_b3 = Море B3
name-region-sea_b4 = Море B4
name-region-sea_b5 = Море B5
name-region-sea_b6 = Море B6
name-region-sea_b7 = Море B7
name-region-sea_c1 = Море C1
name-region-sea_c2 = Море C2
name-region-sea_c3 = Море C3
name-region-sea_c4 = Море C4
name-region-sea_c5 = Море C5
name-region-sea_c6 = Море C6
name-region-sea_c7 = Море C7
name-region-sea_c8 = Море C8
name-region-sea_d1 = Море D1
name-region-sea_d2 = Море D2
name-region-sea_d3 = Море D3
name-region-sea_d4 = Море D4
name-region-sea_d5 = Море D5
name-region-sea_d6 = Море D6
name-region-sea_d7 = Море D7
name-region-sea_d8 = Море D8
name-region-sea_e1 = Море E1
name-region-sea_e2 = Море E2
name-region-sea_e3 = Море E3
name-region-sea_e4 = Море E4
name-region-sea_e6 = Море E6
name-region-sea_e7 = Море E7
name-region-sea_e8 = Море E8
name-region-sea_e10 = Море E10
name-region-sea_f1 = Море F1
name-region-sea_f2 = Море F2
name-region-sea_f3 = Море F3
name-region-sea_f4 = Море F4
name-region-sea_f5 = Море F5
name-region-sea_f6 = Море F6
name-region-sea_f7 = Море F7
name-region-sea_f8 = Море F8
name-region-sea_f9 = Море F9
name-region-sea_f10 = Море F10
name-region-sea_f11 = Море F11
name-region-sea_g2 = Море G2
name-region-sea_g3 = Море G3
name-region-sea_g5 = Море G5
name-region-sea_g6 = Море G6
name-region-sea_g7 = Море G7
name-region-sea_g8 = Море G8
name-region-sea_g9 = Море G9
name-region-sea_h1 = Море H1
name-region-sea_h2 = Море H2
name-region-sea_h3 = Море H3
name-region-sea_h4 = Море H4
name-region-sea_h5 = Море H5
name-region-sea_h6 = Море H6
name-region-sea_h8 = Море H8
name-region-sea_i1 = Море I1
name-region-sea_i2 = Море I2
name-region-sea_i3 = Море I3
name-region-sea_i4 = Море I4
name-region-sea_i5 = Море I5
name-region-sea_i6 = Море I6
name-region-sea_i7 = Море I7
name-region-sea_j1 = Море J1
name-region-sea_j2 = Море J2
name-region-sea_j4 = Море J4
name-region-sea_j6 = Море J6
name-region-sea_k1 = Море K1
name-region-sea_k2 = Море K2
name-region-sea_k3 = Море K3
name-region-sea_k4 = Море K4
name-region-sea_k6 = Море K6
name-slot-amorgos_1 = Аморгос, место 1
name-slot-amorgos_2 = Аморгос, место 2
name-slot-anaphe_1 = Анафи, место 1
name-slot-andros_1 = Андрос, место 1
name-slot-andros_2 = Андрос, место 2
name-slot-andros_3 = Андрос, место 3
name-slot-andros_4 = Андрос, место 4
name-slot-delos_1 = Делос, место 1
name-slot-donousa_1 = Донуса, место 1
name-slot-donousa_2 = Донуса, место 2
name-slot-gyaros_1 = Гиарос, место 1
name-slot-heraclea_1 = Ираклия, место 1
name-slot-ios_1 = Иос, место 1
name-slot-ios_2 = Иос, место 2
name-slot-ios_3 = Иос, место 3
name-slot-kea_1 = Кея, место 1
name-slot-kea_2 = Кея, место 2
name-slot-kea_3 = Кея, место 3
name-slot-kythnos_1 = Китнос, место 1
name-slot-milos_1 = Милос, место 1
name-slot-milos_2 = Милос, место 2
name-slot-milos_3 = Милос, место 3
name-slot-mykonos_1 = Миконос, место 1
name-slot-mykonos_2 = Миконос, место 2
name-slot-naxos_1 = Наксос, место 1
name-slot-naxos_2 = Наксос, место 2
name-slot-naxos_3 = Наксос, место 3
name-slot-naxos_4 = Наксос, место 4
name-slot-paros_1 = Парос, место 1
name-slot-paros_2 = Парос, место 2
name-slot-paros_3 = Парос, место 3
name-slot-rhenea_1 = Рения, место 1
name-slot-rhenea_2 = Рения, место 2
name-slot-serifos_1 = Серифос, место 1
name-slot-serifos_2 = Серифос, место 2
name-slot-sifnos_1 = Сифнос, место 1
name-slot-sifnos_2 = Сифнос, место 2
name-slot-sifnos_3 = Сифнос, место 3
name-slot-sikinos_1 = Сикинос, место 1
name-slot-syros_1 = Сирос, место 1
name-slot-syros_2 = Сирос, место 2
name-slot-thera_1 = Тира, место 1
name-slot-thera_2 = Тира, место 2
name-slot-thera_3 = Тира, место 3
name-slot-thera_4 = Тира, место 4
name-slot-tinos_1 = Тинос, место 1
name-slot-tinos_2 = Тинос, место 2

## Вопросы

ask-deal_positions = Кто где начинает?
ask-shuffle_markers = В каком порядке лежат жетоны на шкале хода?
ask-turn_up_creature = Какое существо открывается?
ask-turn_up_god = Какой бог следующий?
ask-lay_offering = Какого бога вы выбираете и сколько жертвуете?
ask-place_prosperity = На какой остров положить маркер процветания?
ask-take_turn = Что вы делаете?
ask-roll_dice = Что выпало на двух кубиках?
ask-defender_retreat = Вас атакуют: сражаться дальше или отступить?
ask-attacker_retreat = Защитник остаётся: сражаться дальше или отступить?
ask-discard_tile = Каким из этих строений вы жертвуете ради метрополии?
ask-choose_site = Где встанет метрополия?
ask-sail_on = Плыть дальше или остановиться?
ask-siren_target = Какой одинокий флот заманит Сирена?
ask-siren_source = Какой из ваших флотов займёт его место?
ask-pegasus_flight = Какие армии и куда перенесёт Пегас?
ask-giant_target = Какое строение разрушит Гигант?
ask-chimera_copy = Какому существу из сброса подражает Химера?
ask-cyclops_tile = Какое ваше строение перестроит Циклоп?
ask-cyclops_type = Что Циклоп построит на его месте?
ask-sphinx_sale = Что вы продаёте Сфинксу?
ask-sylph_step = Какие флоты подгонит Сильфида?
ask-harpy_target = С какого острова Гарпия унесёт армию?
ask-griffon_target = Кого ограбит Грифон?
ask-satyr_target = У кого Сатир переманит философа?
ask-dryad_target = У кого Дриада переманит жреца?
ask-place_kraken = Где всплывёт Кракен?
ask-move_kraken = Плывёт ли Кракен дальше, по монете за шаг?
ask-place_figure = На каком острове поселится существо?
ask-push_stack = Какие флоты Полифем прогонит следующими?
ask-push_to = Куда отогнать эти флоты?

## Что произошло

event-started = { $seat } начинает здесь: { $islands }; флоты: { $seas }.
event-order_set = Порядок хода: { $order }.
event-round_began = Начинается раунд { $round }.
event-card_discarded = { $creature }: карта уходит в сброс.
event-card_revealed = { $creature }: новая карта, цена { $price }.
event-deck_renewed = Колода существ перемешана заново.
event-kraken_left = Кракен уходит с поля: { $region }.
event-gods_set = Порядок богов: { $gods }, Аполлон.
event-income = { $seat } получает { amount-gold }.
event-offered = { $seat } жертвует { amount-gold }: { $god }.
event-outbid = { $god }: { $by } перебивает ставку, { $seat } выбирает снова.
event-chose_apollo = { $seat } идёт к Аполлону, поле { $field }.
event-paid = { $seat } платит { amount-gold }: { $god }.
event-turn_began = Ходит { $seat }: { $god }.
event-turn_ended = { $seat } заканчивает ход: { $god }.
event-summoned = { $seat } призывает существо { for-gold }: { $creature }.
event-no_effect = { $creature }: подходящей цели нет.
event-exchanged = { $seat } заменяет существо { for-gold }: { $creature }.
event-fleet_recruited = { $seat } спускает на воду флот { for-gold }: { $region }.
event-army_recruited = { $seat } набирает армию { for-gold }: { $region }.
event-priest_recruited = { $seat } получает жреца { for-gold }.
event-philosopher_recruited = { $seat } получает философа { for-gold }.
event-built = { $seat } строит { for-gold }: { $building } ({ $region }).
event-sailed = { $seat } плывёт ({ amount-fleets }): { $region } → { $to }.
event-marched = { $seat } перебрасывает войска ({ amount-armies }): { $region } → { $to }.
event-island_taken = { $seat } занимает остров: { $region }.
event-island_lost = { $seat } теряет остров: { $region }. Новый хозяин — { $to }.
event-battle = Битва — { $region }: нападает { $seat }, защищается { $defender }.
event-assault = { $region }: { $seat } — { $attack }, { $defender } — { $defence }.
event-unit_lost = { $seat } теряет отряд: { $region }.
event-retreated = { $seat } отступает ({ amount-units }): { $region } → { $to }.
event-battle_won = { $seat } побеждает в битве: { $region }.
event-all_lost = { $region }: в битве не уцелел никто.
event-apollo_gift = { $seat } получает от Аполлона { amount-gold }.
event-prosperity_placed = { $seat } кладёт маркер процветания: { $region }.
event-set_completed = { $seat } владеет всеми четырьмя строениями: возводится метрополия.
event-school_completed = { $seat } собирает четырёх философов: возводится метрополия.
event-tile_removed = { $seat } отдаёт строение: { $building } ({ $region }).
event-metropolis_founded = { $seat } основывает метрополию: { $region }.
event-metropolis_in_vain = { $seat }: места для новой метрополии нет, плата пропадает.
event-eliminated = { $seat } теряет последний остров и выходит из игры. Победитель — { $by }.
event-figure_placed = { $creature }: фигурка встаёт на остров { $region }.
event-figure_left = { $creature }: фигурка покидает остров { $region }.
event-figures_clashed = { $region }: { $creature } и { $other } исчезают, встретившись.
event-copied = Химера подражает: { $creature }.
event-fleets_destroyed = { $seat } теряет флоты ({ $count }): { $region }.
event-fleet_replaced = { $region }: флот теряет { $victim }, на его место приходит { $seat }.
event-tile_destroyed = Гигант разрушает строение: { $building } ({ $region }).
event-tile_replaced = Циклоп перестраивает ({ $region }): { $building } → { $new }.
event-units_sold = { $seat } продаёт войска ({ amount-units }): { $region }.
event-priests_sold = { $seat } продаёт { amount-priests }.
event-philosophers_sold = { $seat } продаёт { amount-philosophers }.
event-army_snatched = Гарпия уносит армию ({ $region }): её теряет { $victim }.
event-robbed = Грифон грабит: половину золота теряет { $victim }, получает { $seat }.
event-robbed_of = { $seat } забирает { amount-gold }; теряет { $victim }.
event-philosopher_lured = { $seat } переманивает философа; теряет { $victim }.
event-priest_lured = { $seat } переманивает жреца; теряет { $victim }.
event-kraken_rose = Кракен всплывает: { $region }.
event-pushed = Полифем отгоняет флоты ({ $count }), { $seat }: { $region } → { $to }.
event-game_over = Игра окончена. Победа: { $winners }. Золото: { $gold }.

## Фазы и окончание

phase-game = Подготовка
phase-round = Раунд
phase-creatures = Существа
phase-gods = Боги
phase-income = Доход
phase-offerings = Приношения
phase-actions = Действия
phase-turn = Ход
phase-battle = Битва
phase-assault = Схватка
phase-metropolis = Метрополия
phase-founding = Основание метрополии
phase-sailing = Плавание
phase-summoning = Призыв
phase-figure = Размещение фигурки
phase-push = Изгнание флотов
phase-replacement = Замена существа
phase-end_of_round = Конец раунда
phase-game_over = Игра окончена
phase-siren = Сирена
phase-pegasus = Пегас
phase-giant = Гигант
phase-chimera = Химера
phase-cyclops = Циклоп
phase-sphinx = Сфинкс
phase-sylph = Сильфида
phase-harpy = Гарпия
phase-griffon = Грифон
phase-moirae = Мойры
phase-satyr = Сатир
phase-dryad = Дриада
phase-kraken = Кракен
ending-metropolises = по метрополиям
ending-last_survivor = последний уцелевший
ending-round_limit = по достижении предела раундов

## Варианты

option-start_positions = Стартовые позиции
option-start_positions-help = Кто где начинает на карте.
value-start_positions-by_seat = по порядку мест
value-start_positions-random = случайно
option-victory_tiebreak = При равенстве
option-victory_tiebreak-help = Что решает, если метрополий хватает у нескольких игроков.
value-victory_tiebreak-gold = больше золота
value-victory_tiebreak-metropolises_then_gold = больше метрополий, затем золота
option-hidden_gold = Скрытое золото
option-hidden_gold-help = Лежит ли золото за ширмами.
value-hidden_gold-true = скрыто
value-hidden_gold-false = открыто
option-last_island_proof = Доказательство для последнего острова
option-last_island_proof-help = Что учитывается при нападении на последний остров соперника.
value-last_island_proof-immediate = только то, что сразу даёт захват
value-last_island_proof-this_turn = и то, что можно достроить в этот ход
option-apollo_marker_island = Маркер Аполлона
option-apollo_marker_island-help = Куда можно положить маркер процветания.
value-apollo_marker_island-own = на свой остров
value-apollo_marker_island-any = на любой остров
option-minotaur_mode = Минотавр
option-minotaur_mode-help = Как сражается Минотавр.
value-minotaur_mode-bonus = даёт защите +2
value-minotaur_mode-unit = отдельный боец
option-moirae_basis = Мойры
option-moirae_basis-help = Какой доход Мойры выплачивают ещё раз.
value-moirae_basis-current = по текущему положению
value-moirae_basis-round_start = как в фазе дохода этого раунда
option-kraken_leaves = Когда уходит Кракен
option-kraken_leaves-help = Как долго Кракен остаётся на поле.
value-kraken_leaves-on_reveal = когда его карта снова появится
value-kraken_leaves-on_next_summon = когда его призовут снова
option-polyphemus_push_by = Толчок Полифема
option-polyphemus_push_by-help = Кто решает, куда отходят изгнанные флоты.
value-polyphemus_push_by-summoner = призвавший
value-polyphemus_push_by-fleet_owner = владелец флотов
option-medusa_blocks_retreat = Медуза и отступление
option-medusa_blocks_retreat-help = Может ли защитник отступить с острова Медузы.
value-medusa_blocks_retreat-true = отступать нельзя
value-medusa_blocks_retreat-false = отступать можно
option-round_limit = Предел раундов
option-round_limit-help = После стольких раундов побеждает тот, у кого больше метрополий, затем золота.

## Фишки, сведения, шкалы, пометки

piece-army = армия
piece-fleet = флот
piece-metropolis = метрополия
piece-priest = жрец
piece-philosopher = философ
piece-prosperity = маркер процветания
piece-creature = карта существа
piece-god = бог
piece-marker = жетон приношения
piece-offering = приношение
piece-gold = золото
piece-port = порт
piece-fortress = крепость
piece-temple = храм
piece-university = университет
piece-kraken = Кракен
piece-minotaur = Минотавр
piece-chiron = Хирон
piece-medusa = Медуза
piece-polyphemus = Полифем
fact-name = Город
fact-alive = В игре
fact-gold = Золото
fact-income = Доход
fact-islands = Острова
fact-metropolises = Метрополии
fact-priests = Жрецы
fact-philosophers = Философы
fact-fleets_left = Флоты в запасе
fact-armies_left = Армии в запасе
fact-temples = Свободные храмы
track-turn_order = Порядок хода
track-gods = Боги и приношения
track-creatures = Существа
track-discards = Сброс
mark-prosperity = процветание
mark-free_slots = свободные места для строений
mark-trade = торговое поле
mark-battle = битва
