## Игра

title = Киклады
blurb = Добивайтесь милости богов, снаряжайте флоты и армии, стройте храмы, вызывайте мифических существ — и возведите две метрополии раньше всех.

## Подсобное: количества в предложениях

amount-gold = { $gold } ЗМ
for-gold = { $gold ->
    [0] бесплатно
   *[other] за { $gold } ЗМ
}
amount-fleets = { $count } { $count ->
    [one] флот
    [few] флота
   *[many] флотов
}
amount-armies = { $count } { $count ->
    [one] армию
    [few] армии
   *[many] армий
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
unit-unit = { $n } шт.
unit-fleet = { $n } { $n ->
    [one] флот
    [few] флота
   *[many] флотов
}
unit-army = { $n } { $n ->
    [one] армия
    [few] армии
   *[many] армий
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
unit-gold = { $n } ЗМ
stock-gold = ЗМ

## Боги, строения, существа, города

name-god-poseidon = Посейдон
    .dat = Посейдону
name-god-ares = Арес
    .dat = Аресу
name-god-zeus = Зевс
    .dat = Зевсу
name-god-athena = Афина
    .dat = Афине
name-god-apollo = Аполлон
    .dat = Аполлону
name-building-port = Порт
    .acc = порт
name-building-fortress = Крепость
    .acc = крепость
name-building-temple = Храм
    .acc = храм
name-building-university = Университет
    .acc = университет
name-creature-siren = Сирена
    .acc = Сирену
name-creature-pegasus = Пегас
    .acc = Пегаса
name-creature-giant = Гигант
    .acc = Гиганта
name-creature-chimera = Химера
    .acc = Химеру
name-creature-cyclops = Циклоп
    .acc = Циклопа
name-creature-sphinx = Сфинкс
    .acc = Сфинкса
name-creature-sylph = Сильфида
    .acc = Сильфиду
name-creature-harpy = Гарпия
    .acc = Гарпию
name-creature-griffon = Грифон
    .acc = Грифона
name-creature-moirae = Мойры
    .acc = Мойр
name-creature-satyr = Сатир
    .acc = Сатира
name-creature-dryad = Дриада
    .acc = Дриаду
name-creature-kraken = Кракен
    .acc = Кракена
name-creature-minotaur = Минотавр
    .acc = Минотавра
name-creature-chiron = Хирон
    .acc = Хирона
name-creature-medusa = Медуза
    .acc = Медузу
name-creature-polyphemus = Полифем
    .acc = Полифема
name-city-sparta = Спарта
name-city-athens = Афины
    .seat = Город Афины
name-city-corinth = Коринф
name-city-thebes = Фивы
    .seat = Город Фивы
name-city-argos = Аргос
name-position-start_1 = старт 1
name-position-start_2 = старт 2
name-position-start_3 = старт 3
name-position-start_4 = старт 4
name-position-start_5 = старт 5

## Действия

name-verb-end = Закончить ход
name-verb-summon = Вызвать существо
name-verb-recruit = Нанять
    .poseidon = Нанять флот
    .ares = Нанять армию
    .zeus = Нанять жреца
    .athena = Нанять философа
name-verb-build = Построить
    .poseidon = Построить порт
    .ares = Построить крепость
    .zeus = Построить храм
    .athena = Построить университет
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
part-count = Сколько
part-to = Куда

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
name-region-thera = Фера
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
name-slot-amorgos_1 = Аморгос, клетка 1
name-slot-amorgos_2 = Аморгос, клетка 2
name-slot-anaphe_1 = Анафи, клетка 1
name-slot-andros_1 = Андрос, клетка 1
name-slot-andros_2 = Андрос, клетка 2
name-slot-andros_3 = Андрос, клетка 3
name-slot-andros_4 = Андрос, клетка 4
name-slot-delos_1 = Делос, клетка 1
name-slot-donousa_1 = Донуса, клетка 1
name-slot-donousa_2 = Донуса, клетка 2
name-slot-gyaros_1 = Гиарос, клетка 1
name-slot-heraclea_1 = Ираклия, клетка 1
name-slot-ios_1 = Иос, клетка 1
name-slot-ios_2 = Иос, клетка 2
name-slot-ios_3 = Иос, клетка 3
name-slot-kea_1 = Кея, клетка 1
name-slot-kea_2 = Кея, клетка 2
name-slot-kea_3 = Кея, клетка 3
name-slot-kythnos_1 = Китнос, клетка 1
name-slot-milos_1 = Милос, клетка 1
name-slot-milos_2 = Милос, клетка 2
name-slot-milos_3 = Милос, клетка 3
name-slot-mykonos_1 = Миконос, клетка 1
name-slot-mykonos_2 = Миконос, клетка 2
name-slot-naxos_1 = Наксос, клетка 1
name-slot-naxos_2 = Наксос, клетка 2
name-slot-naxos_3 = Наксос, клетка 3
name-slot-naxos_4 = Наксос, клетка 4
name-slot-paros_1 = Парос, клетка 1
name-slot-paros_2 = Парос, клетка 2
name-slot-paros_3 = Парос, клетка 3
name-slot-rhenea_1 = Рения, клетка 1
name-slot-rhenea_2 = Рения, клетка 2
name-slot-serifos_1 = Серифос, клетка 1
name-slot-serifos_2 = Серифос, клетка 2
name-slot-sifnos_1 = Сифнос, клетка 1
name-slot-sifnos_2 = Сифнос, клетка 2
name-slot-sifnos_3 = Сифнос, клетка 3
name-slot-sikinos_1 = Сикинос, клетка 1
name-slot-syros_1 = Сирос, клетка 1
name-slot-syros_2 = Сирос, клетка 2
name-slot-thera_1 = Фера, клетка 1
name-slot-thera_2 = Фера, клетка 2
name-slot-thera_3 = Фера, клетка 3
name-slot-thera_4 = Фера, клетка 4
name-slot-tinos_1 = Тинос, клетка 1
name-slot-tinos_2 = Тинос, клетка 2

## Вопросы

ask-deal_positions = Кто где начинает?
ask-shuffle_markers = В каком порядке лежат маркеры на линейке порядка ходов?
ask-turn_up_creature = Какое существо открывается?
ask-turn_up_god = Какой бог следующий?
ask-lay_offering = Какого бога вы выбираете и каким будет приношение?
ask-place_prosperity = На какой остров положить маркер процветания?
ask-take_turn = { $god }: что вы делаете?
ask-roll_dice = Что выпало на двух кубиках?
ask-defender_retreat = { $region }: вас атакует { $foe }; силы до броска — { $theirs } против ваших { $own }. Сражаться дальше или отступить?
ask-attacker_retreat = { $region }: { $foe } не отступает; силы до броска — { $theirs } против ваших { $own }. Сражаться дальше или отступить?
ask-discard_tile = { $building }: какое из этих строений отдать за метрополию?
ask-choose_site = Где встанет метрополия?
ask-sail_on = { $region }: { $steps ->
    [one] остался { $steps } шаг
    [few] осталось { $steps } шага
   *[many] осталось { $steps } шагов
}. Плыть дальше или остановиться?
ask-siren_target = Какой одинокий флот заманит Сирена?
ask-siren_source = Какой из ваших флотов займёт его место?
ask-pegasus_flight = Какие армии и куда перенесёт Пегас?
ask-giant_target = Какое строение разрушит Гигант?
ask-chimera_copy = Чью силу из сброса повторяет Химера?
ask-cyclops_tile = Какое ваше строение перестроит Циклоп?
ask-cyclops_type = { $region }: что Циклоп построит на месте снесённого?
ask-sphinx_sale = Что вы продаёте Сфинксу?
ask-sylph_step = Какие флоты подгонит Сильфида?
ask-harpy_target = С какого острова Гарпия унесёт армию?
ask-griffon_target = Кого ограбит Грифон?
ask-satyr_target = У кого Сатир переманит философа?
ask-dryad_target = У кого Дриада переманит жреца?
ask-place_kraken = Где всплывёт Кракен?
ask-move_kraken = Плывёт ли Кракен дальше, по 1 ЗМ за поле?
ask-place_figure = { $creature }: на какой остров?
ask-push_stack = Какие флоты Полифем прогонит следующими?
ask-push_to = { $region }: куда отогнать оттуда флоты?

## Что произошло

event-started = { $seat } начинает игру. Острова: { $islands }; флоты: { $seas }.
event-order_set = Порядок хода: { $order }.
event-next_order = Порядок хода в следующем раунде: { $order }.
event-round_began = Начинается раунд { $round }.
event-card_discarded = { $creature_id ->
    [moirae] Мойры уходят в сброс.
   *[other] { $creature } уходит в сброс.
}
event-card_revealed = { $creature_id ->
    [moirae] В ряду существ появляются Мойры за { $price } ЗМ.
   *[other] В ряду существ появляется { $creature } за { $price } ЗМ.
}
event-deck_renewed = Колода существ перемешана заново.
event-kraken_left = Кракен уходит ({ $region }).
event-gods_set = Порядок богов: { $gods }, Аполлон.
event-income = { $seat } получает { amount-gold }.
event-offered = { $seat } приносит { $god_dat } { amount-gold }.
event-outbid = { $by } перебивает приношение { $god_dat }; { $seat } выбирает снова.
event-chose_apollo = { $seat } идёт к Аполлону, на клетку { $field }.
event-paid = { $seat } платит { $god_dat } { amount-gold }.
event-turn_began = { $seat } начинает ход ({ $god }).
event-turn_ended = { $seat } заканчивает ход ({ $god }).
event-summoned = { $seat } вызывает { $creature_acc } { for-gold }.
event-no_effect = { $creature_id ->
    [moirae] Мойры ничего не приносят.
   *[other] { $creature } не находит подходящей цели.
}
event-exchanged = { $seat } сбрасывает { $creature_acc } { for-gold }.
event-fleet_recruited = { $seat } нанимает флот { for-gold } ({ $region }).
event-army_recruited = { $seat } нанимает { for-gold } армию на острове { $region }.
event-priest_recruited = { $seat } нанимает жреца { for-gold }.
event-philosopher_recruited = { $seat } нанимает философа { for-gold }.
event-built = { $seat } строит { for-gold } { $building_acc } на острове { $region }.
event-sailed = { $seat } ведёт { amount-fleets }: { $region } → { $to }.
event-marched = { $seat } перемещает { amount-armies }: { $region } → { $to }.
event-island_taken = { $seat } захватывает остров { $region }.
event-island_lost = { $seat } теряет остров { $region }; его захватывает { $to }.
event-battle = Начинается сражение ({ $region }): { $seat } нападает, { $defender } обороняется.
event-assault = { $region }: { $seat } атакует, результат { $attack }; { $defender } обороняется, результат { $defence }.
event-unit_lost = { $seat } теряет { $region_sort ->
    [sea] флот ({ $region })
   *[land] армию на острове { $region }
}.
event-retreated = { $seat } отводит { $region_sort ->
    [sea] { amount-fleets }
   *[land] { amount-armies }
}: { $region } → { $to }.
event-battle_won = { $seat } побеждает в сражении ({ $region }).
event-all_lost = { $region }: в сражении не уцелел никто.
event-apollo_gift = { $seat } получает от Аполлона { amount-gold }.
event-prosperity_placed = { $seat } кладёт маркер процветания на остров { $region }.
event-set_completed = { $seat } владеет всеми четырьмя строениями: возводится метрополия.
event-school_completed = { $seat } собирает четырёх философов: возводится метрополия.
event-tile_removed = { $seat } отдаёт { $building_acc } на острове { $region }.
event-metropolis_founded = { $seat } основывает метрополию на острове { $region }.
event-metropolis_in_vain = { $seat } не находит места для новой метрополии: плата пропадает.
event-eliminated = { $seat } теряет последний остров и выбывает из игры. Остров захватывает { $by }.
event-figure_placed = { $creature } встаёт на остров { $region }.
event-figure_left = { $creature } покидает остров { $region }.
event-figures_clashed = { $region }: { $creature } и { $other } встречаются и исчезают.
event-copied = Химера повторяет силу существа «{ $creature }».
event-fleets_destroyed = { $seat } теряет { amount-fleets } ({ $region }).
event-fleet_replaced = { $region }: { $victim } теряет флот, своим его заменяет { $seat }.
event-tile_destroyed = Гигант разрушает { $building_acc } на острове { $region }.
event-tile_replaced = Циклоп перестраивает { $building_acc } на острове { $region } в { $new_acc }.
event-units_sold = { $seat } продаёт { $region_sort ->
    [sea] { amount-fleets }
   *[land] { amount-armies }
} ({ $region }).
event-priests_sold = { $seat } продаёт { amount-priests }.
event-philosophers_sold = { $seat } продаёт { amount-philosophers }.
event-army_snatched = Гарпия уносит армию с острова { $region }; теряет её { $victim }.
event-robbed = Грифон отнимает половину золота: теряет { $victim }, получает { $seat }.
event-robbed_of = { $seat } забирает { amount-gold } (теряет { $victim }).
event-philosopher_lured = { $seat } переманивает философа; теряет его { $victim }.
event-priest_lured = { $seat } переманивает жреца; теряет его { $victim }.
event-kraken_rose = Кракен всплывает ({ $region }).
event-pushed = Полифем отгоняет { amount-fleets }: { $region } → { $to }; владелец — { $seat }.
event-game_over = Игра окончена. Победа: { $winners }. Золото в порядке мест: { $gold }.

## Фазы и окончание

phase-game = Подготовка
phase-round = Раунд
phase-creatures = Существа
phase-gods = Боги
phase-income = Доход
phase-offerings = Приношения
phase-actions = Действия
phase-turn = Ход
phase-battle = Сражение
phase-assault = Штурм
phase-metropolis = Метрополия
phase-founding = Основание метрополии
phase-sailing = Плавание
phase-summoning = Вызов существ
phase-figure = Размещение фигурки
phase-push = Вытеснение флотов
phase-replacement = Замена существа
phase-end_of_round = Конец раунда
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
ending-metropolises = набрано нужное число метрополий
ending-last_survivor = в игре остался один игрок
ending-round_limit = достигнут предел раундов

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
option-last_island_proof = Нападение на последний остров
option-last_island_proof-help = Что учитывается, когда решают, принесёт ли захват победу: иначе на последний остров нападать нельзя.
value-last_island_proof-immediate = только то, что захват приносит сразу
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
value-kraken_leaves-on_next_summon = когда его вызовут снова
option-polyphemus_push_by = Флоты, отогнанные Полифемом
option-polyphemus_push_by-help = Кто решает, куда они уходят.
value-polyphemus_push_by-summoner = тот, кто вызвал Полифема
value-polyphemus_push_by-fleet_owner = владелец флотов
option-medusa_blocks_retreat = Медуза и отступление
option-medusa_blocks_retreat-help = Может ли защитник отступить с острова Медузы.
value-medusa_blocks_retreat-true = отступать нельзя
value-medusa_blocks_retreat-false = отступать можно
option-round_limit = Предел раундов
option-round_limit-help = После этого раунда побеждает тот, у кого больше метрополий, затем золота.

## Фишки, сведения, шкалы, пометки

piece-army = армия
piece-fleet = флот
piece-metropolis = метрополия
piece-priest = жрец
piece-philosopher = философ
piece-prosperity = маркер процветания
piece-creature = карта существа
piece-god = бог
piece-marker = маркер приношения
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
mark-free_slots = свободные клетки для строений
mark-trade = торговое поле
mark-battle = сражение

# How everybody stands, column by column.
standing-goal = До победы
standing-alive = В игре
standing-metropolises = Метрополии
standing-gold = Золото

## What each thing is

card-god-poseidon = Наём флотов: первый за ход бесплатно, ещё до трёх — за 1, 2 и 3 ЗМ. Порты по 2 ЗМ. За 1 ЗМ группа флотов проходит до трёх морских полей.
card-god-ares = Наём армий: первая за ход бесплатно, ещё до трёх — за 2, 3 и 4 ЗМ. Крепости по 2 ЗМ. За 1 ЗМ армии переходят на другой остров по цепочке ваших флотов.
card-god-zeus = Один жрец бесплатно, второй за 4 ЗМ. Храмы по 2 ЗМ. За 1 ЗМ можно сбросить существо из ряда и открыть на его месте следующую карту.
card-god-athena = Один философ бесплатно, второй за 4 ЗМ; четыре философа дают метрополию. Университеты по 2 ЗМ. Особого действия у Афины нет.
card-god-apollo = Ничего не стоит. Вместо хода вы получаете 1 ЗМ, а если у вас всего один остров — 4 ЗМ. Тот, кто пришёл первым, кладёт ещё и маркер процветания на остров.
card-building-port = В морском сражении защитник прибавляет 1 за каждый свой порт на островах рядом с этим полем.
card-building-fortress = В сражении на острове защитник прибавляет 1 за каждую крепость на нём.
card-building-temple = Раз в раунд снижает цену одного существа на 1 ЗМ. На одно существо можно потратить несколько храмов, но оно стоит не меньше 1 ЗМ.
card-building-university = Сам по себе ничего не даёт; вместе с портом, крепостью и храмом образует метрополию.
card-creature-siren = Чужой флот, который стоит на морском поле в одиночку, возвращается в запас владельца, а его место занимает ваш.
card-creature-pegasus = Перенесите любое число армий с одного своего острова на любой другой без флотов.
card-creature-giant = Разрушьте одно строение любого игрока; не метрополию и не на острове Хирона.
card-creature-chimera = Примените силу существа из сброса. Затем сброс замешивают в колоду.
card-creature-cyclops = Замените одно своё строение на строение другого вида на том же месте.
card-creature-sphinx = Продайте любое число своих армий, флотов, жрецов и философов по 2 ЗМ.
card-creature-sylph = У ваших флотов десять шагов на всех; делите их как угодно. Сражавшиеся флоты дальше не идут.
card-creature-harpy = Уберите одну чужую армию с острова, но не с острова Хирона. Остров остаётся за владельцем.
card-creature-griffon = Заберите у одного соперника половину золота, округляя вниз.
card-creature-moirae = Получите свой доход ещё раз.
card-creature-satyr = Заберите философа у соперника. Четвёртый сразу даёт метрополию.
card-creature-dryad = Заберите жреца у соперника.
card-creature-kraken = Поставьте Кракена на морское поле: все флоты там гибнут. За 1 ЗМ за шаг он плывёт дальше и губит флоты на пути. На его поле флоты войти не могут.
card-creature-minotaur = Прибавляет 2 к защите своего острова. Уходит, когда остров захватят, самое позднее — в начале следующего хода того, кто его вызвал.
card-creature-chiron = На его острове бессильны Гигант и Гарпия, а Пегас не может высадить чужие армии.
card-creature-medusa = Армии не могут покинуть её остров ни с Аресом, ни с Пегасом, ни отступлением.
card-creature-polyphemus = Отгоняет все флоты с полей вокруг своего острова; пока он стоит, ни один не вернётся.
card-piece-army = Удерживает остров и захватывает чужие. Ходит с Аресом по цепочке ваших флотов. У вас их восемь.
card-piece-fleet = Удерживает морское поле и служит мостом вашим армиям. Ходит с Посейдоном. У вас их восемь.
card-piece-metropolis = Две метрополии в конце раунда — победа; при игре вдвоём нужны три. Каждая действует как строение каждого вида, но не идёт в счёт новой метрополии.
card-piece-priest = Каждый жрец снижает цену приношения на 1 ЗМ, но не ниже 1 ЗМ.
card-piece-philosopher = Четыре философа сразу сбрасываются и дают метрополию.
card-piece-prosperity = Приносит владельцу острова 1 ЗМ в каждой фазе дохода.
card-piece-offering = Ваша ставка на бога. Если её перебили, сразу выбирайте другого бога; платят только за приношение, которое устояло.
card-piece-gold = Золотом платят за приношения, наём, строения и существ. Оно лежит за ширмой.

## What counts in a battle beside the dice

modifier-army = { $number ->
    [one] армия
    [few] армии
   *[other] армий
}
modifier-fleet = { $number ->
    [one] флот
    [few] флота
   *[other] флотов
}
modifier-port = { $number ->
    [one] порт
    [few] порта
   *[other] портов
}
modifier-fortress = { $number ->
    [one] крепость
    [few] крепости
   *[other] крепостей
}
modifier-metropolis = метрополия
modifier-minotaur = Минотавр
