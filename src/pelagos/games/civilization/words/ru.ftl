## Название

title = Цивилизация
blurb = Проведите свой народ от первого жетона к державе городов: расселяйтесь, стройте, торгуйте, переживайте бедствия и первыми дойдите до конца археологической таблицы.
unit-tokens = { $n } { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}
unit-cards = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}

## Области

name-area-germania = Германия
name-area-sudeten = Судеты
name-area-scythia = Скифия
name-area-kuban = Кубань
name-area-maikop = Майкоп
name-area-nalchik = Нальчик
name-area-caucasus = Кавказ
name-area-pannonia = Паннония
name-area-dacia = Дакия
name-area-danube = Дунай
name-area-crimea = Крым
name-area-cappadocia = Каппадокия
name-area-armenia = Армения
name-area-lesser_armenia = Малая Армения
name-area-etruria = Этрурия
name-area-cisalpina = Цизальпина
name-area-rubicon = Рубикон
name-area-dalmatia = Далмация
name-area-illyricum = Иллирик
name-area-moesia = Мёзия
name-area-tyras = Тира
name-area-sinope = Синопа
name-area-van = Ван
name-area-nineveh = Ниневия
name-area-elam = Элам
name-area-media = Мидия
name-area-corsica = Корсика
name-area-roma = Рим
name-area-samnium = Самний
name-area-apollonia = Аполлония
name-area-paeonia = Пеония
name-area-macedonia = Македония
name-area-thrace = Фракия
name-area-byzantium = Византий
name-area-troy = Троя
name-area-bithynia = Вифиния
name-area-phrygia = Фригия
name-area-ankara = Анкира
name-area-kanesh = Канеш
name-area-cilicia = Киликия
name-area-assyria = Ассирия
name-area-carrhae = Карры
name-area-mesopotamia = Месопотамия
name-area-babylonia = Вавилония
name-area-parthia = Парфия
name-area-susa = Сузы
name-area-sardinia = Сардиния
name-area-caralis = Каралис
name-area-neapolis = Неаполь
name-area-campania = Кампания
name-area-tarentum = Тарент
name-area-ithaca = Итака
name-area-epirus = Эпир
name-area-thessaly = Фессалия
name-area-thessalonica = Фессалоника
name-area-lemnos = Лемнос
name-area-lesbos = Лесбос
name-area-sardes = Сарды
name-area-gordium = Гордион
name-area-galatia = Галатия
name-area-antioch = Антиохия
name-area-aleppo = Алеппо
name-area-syria = Сирия
name-area-mari = Мари
name-area-sumeria = Шумер
name-area-babylon = Вавилон
name-area-ur = Ур
name-area-numidia = Нумидия
name-area-tunisia = Тунис
name-area-carthage = Карфаген
name-area-palermo = Панорм
name-area-milazzo = Милаццо
name-area-syracuse = Сиракузы
name-area-delphi = Дельфы
name-area-corinth = Коринф
name-area-sparta = Спарта
name-area-chalcis = Халкида
name-area-eretria = Эретрия
name-area-athens = Афины
name-area-argos = Аргос
name-area-thera = Фера
name-area-phaestos = Фест
name-area-knossos = Кносс
name-area-rhodes = Родос
name-area-miletus = Милет
name-area-ionia = Иония
name-area-lycia = Ликия
name-area-cyprus = Кипр
name-area-salamis = Саламин
name-area-phoenicia = Финикия
name-area-sidon = Сидон
name-area-damascus = Дамаск
name-area-tyre = Тир
name-area-jerusalem = Иерусалим
name-area-jericho = Иерихон
name-area-sahara = Сахара
name-area-sabratha = Сабрата
name-area-thapsus = Тапс
name-area-tripoli = Триполи
name-area-tripolitania = Триполитания
name-area-libya = Ливия
name-area-cyrene = Кирена
name-area-jalo = Джало
name-area-cyrenaica = Киренаика
name-area-siwa = Сива
name-area-western_desert = Западная пустыня
name-area-alexandria = Александрия
name-area-memphis = Мемфис
name-area-fayum = Фаюм
name-area-upper_egypt = Верхний Египет
name-area-buhen = Бухен
name-area-thebes = Фивы
name-area-nubia = Нубия
name-area-ptolemais = Птолемаида
name-area-eastern_desert = Восточная пустыня
name-area-tanis = Танис
name-area-gaza = Газа
name-area-sinai = Синай
name-area-petra = Петра
name-area-midian = Мидиан
name-area-arabia = Аравия
name-area-charax = Харакс
name-area-chaldaea = Халдея
name-area-western_mediterranean = Западное Средиземноморье
name-area-adriatic_sea = Адриатическое море
name-area-central_mediterranean = Центральное Средиземноморье
name-area-aegean_sea = Эгейское море
name-area-black_sea = Чёрное море
name-area-eastern_mediterranean = Восточное Средиземноморье
name-area-red_sea = Красное море
name-area-persian_gulf = Персидский залив
name-area-caspian_sea = Каспийское море

## Народы

name-nation-africa = Африка
name-nation-italy = Италия
name-nation-illyria = Иллирия
name-nation-thrace = Фракия
name-nation-crete = Крит
name-nation-asia = Азия
name-nation-assyria = Ассирия
name-nation-babylon = Вавилон
name-nation-egypt = Египет

## Карты

name-trade_card-hides = Кожа
name-trade_card-ochre = Охра
name-trade_card-iron = Железо
name-trade_card-papyrus = Папирус
name-trade_card-salt = Соль
name-trade_card-grain = Зерно
name-trade_card-cloth = Ткань
name-trade_card-bronze = Бронза
name-trade_card-spice = Специя
name-trade_card-gems = Драгоценные камни
name-trade_card-gold = Золото
name-trade_card-volcano_earthquake = Извержение вулкана / Землетрясение
name-trade_card-famine = Голод
name-trade_card-civil_war = Гражданская война
name-trade_card-flood = Наводнение
name-trade_card-epidemic = Эпидемия
name-trade_card-civil_disorder = Гражданские беспорядки
name-trade_card-iconoclasm_heresy = Иконоборство и ересь
name-trade_card-piracy = Пиратство
name-card-mysticism = Мистика
name-card-cloth_making = Ткачество
name-card-pottery = Гончарство
name-card-drama_poetry = Драма и поэзия
name-card-music = Музыка
name-card-architecture = Архитектура
name-card-astronomy = Астрономия
name-card-metalworking = Металлургия
name-card-agriculture = Земледелие
name-card-coinage = Чеканка
name-card-literacy = Грамотность
name-card-engineering = Инженерное дело
name-card-medicine = Медицина
name-card-law = Закон
name-card-democracy = Демократия
name-card-philosophy = Философия
name-group-arts = Искусства
name-group-crafts = Ремёсла
name-group-sciences = Науки
name-group-civics = Гражданское право
name-epoch-neolithic = Неолит
name-epoch-early_bronze = Ранний бронзовый век
name-epoch-late_bronze = Поздний бронзовый век
name-epoch-early_iron = Ранний железный век
name-epoch-late_iron = Поздний железный век

## Места и фигуры

name-plain-po = По
name-plain-danube = Дунай
name-plain-nile = Нил
name-plain-tigris_euphrates = Тигр и Евфрат
name-volcano-vesuvius = Везувий
name-volcano-etna = Этна
name-volcano-thera = Тира
name-coast-gulf_of_corinth = Коринфский залив
name-coast-euboean_gulf = Эвбейский залив
name-faction-first = первая партия
name-faction-second = вторая партия
name-ship-ship1 = корабль 1
name-ship-ship2 = корабль 2
name-ship-ship3 = корабль 3
name-ship-ship4 = корабль 4
name-offer-offer1 = предложение 1
name-offer-offer2 = предложение 2
name-offer-offer3 = предложение 3
name-offer-offer4 = предложение 4
name-offer-offer5 = предложение 5
name-offer-offer6 = предложение 6
name-offer-offer7 = предложение 7
name-offer-offer8 = предложение 8
name-offer-offer9 = предложение 9
name-offer-offer10 = предложение 10
name-offer-offer11 = предложение 11
name-offer-offer12 = предложение 12
name-offer-offer13 = предложение 13
name-offer-offer14 = предложение 14
name-offer-offer15 = предложение 15
name-offer-offer16 = предложение 16
name-offer-offer17 = предложение 17
name-offer-offer18 = предложение 18
name-offer-offer19 = предложение 19
name-offer-offer20 = предложение 20
name-offer-offer21 = предложение 21
name-offer-offer22 = предложение 22
name-offer-offer23 = предложение 23
name-offer-offer24 = предложение 24
name-offer-offer25 = предложение 25
name-offer-offer26 = предложение 26
name-offer-offer27 = предложение 27
name-offer-offer28 = предложение 28
name-offer-offer29 = предложение 29
name-offer-offer30 = предложение 30
name-offer-offer31 = предложение 31
name-offer-offer32 = предложение 32
name-offer-offer33 = предложение 33
name-offer-offer34 = предложение 34
name-offer-offer35 = предложение 35
name-offer-offer36 = предложение 36
name-offer-offer37 = предложение 37
name-offer-offer38 = предложение 38
name-offer-offer39 = предложение 39
name-offer-offer40 = предложение 40
name-offer-offer41 = предложение 41
name-offer-offer42 = предложение 42
name-offer-offer43 = предложение 43
name-offer-offer44 = предложение 44
name-offer-offer45 = предложение 45
name-offer-offer46 = предложение 46
name-offer-offer47 = предложение 47
name-offer-offer48 = предложение 48
name-offer-offer49 = предложение 49
name-offer-offer50 = предложение 50
name-offer-offer51 = предложение 51
name-offer-offer52 = предложение 52
name-offer-offer53 = предложение 53
name-offer-offer54 = предложение 54
name-offer-offer55 = предложение 55
name-offer-offer56 = предложение 56
name-offer-offer57 = предложение 57
name-offer-offer58 = предложение 58
name-offer-offer59 = предложение 59
name-offer-offer60 = предложение 60
name-offer-offer61 = предложение 61
name-offer-offer62 = предложение 62
name-offer-offer63 = предложение 63
name-offer-offer64 = предложение 64
name-offer-offer65 = предложение 65
name-offer-offer66 = предложение 66
name-offer-offer67 = предложение 67
name-offer-offer68 = предложение 68
name-offer-offer69 = предложение 69
name-offer-offer70 = предложение 70
name-offer-offer71 = предложение 71
name-offer-offer72 = предложение 72
name-offer-offer73 = предложение 73
name-offer-offer74 = предложение 74
name-offer-offer75 = предложение 75
name-offer-offer76 = предложение 76
name-offer-offer77 = предложение 77
name-offer-offer78 = предложение 78
name-offer-offer79 = предложение 79
name-offer-offer80 = предложение 80
name-offer-offer81 = предложение 81
name-offer-offer82 = предложение 82
name-offer-offer83 = предложение 83
name-offer-offer84 = предложение 84
name-offer-offer85 = предложение 85
name-offer-offer86 = предложение 86
name-offer-offer87 = предложение 87
name-offer-offer88 = предложение 88
name-offer-offer89 = предложение 89
name-offer-offer90 = предложение 90
name-offer-offer91 = предложение 91
name-offer-offer92 = предложение 92
name-offer-offer93 = предложение 93
name-offer-offer94 = предложение 94
name-offer-offer95 = предложение 95
name-offer-offer96 = предложение 96
piece-token = Жетон
piece-city = Город
piece-ship = Корабль

## Действия

name-verb-done = готово
name-verb-march = перейти
name-verb-ferry = перевезти
name-verb-embark = погрузить
name-verb-sail = плыть
name-verb-land = высадить
name-verb-maintain = содержать из казны
name-verb-maintain_by_levy = содержать набором
name-verb-give_up = отказаться
name-verb-build = построить из казны
name-verb-build_half_levy = построить: один из казны, один набором
name-verb-build_levy = построить набором
name-verb-tokens = жетоны
name-verb-city = город
name-verb-none = никого
name-verb-post = предложить
name-verb-counter = ответить
name-verb-accept = принять
name-verb-withdraw = снять
name-verb-pass = пас
name-verb-ready = готов к закрытию
name-verb-acquire = приобрести
name-verb-insist = настоять на очерёдности
name-verb-seal = запечатать

## Вопросы

ask-deal_place_cards = Раздаются карты очерёдности
ask-choose_nation = Выберите народ и область для первого жетона
ask-set_tax_rate = Сколько жетонов платит каждый город?
ask-take_revolting_city = Какой восставший город вы берёте?
ask-remove_revolting_city = Какой восставший город снимается с поля?
ask-expand = Запаса не хватает: куда поставить новые жетоны?
ask-tend_ships = Содержите, распускайте или стройте корабли
ask-choose_coast = У какого берега стоит корабль?
ask-move = Двигайте жетоны и корабли
ask-name_assault = Какой штурм следующий?
ask-build_cities = Где вы строите города?
ask-support_cities = Городам не хватает жетонов: какой город разорить?
ask-draw_trade_card = Берётся торговая карта
ask-buy_gold = Сколько карт девятой стопки вы покупаете?
ask-trade_in_turn = Базар: что вы делаете?
ask-trade_freely = Базар открыт
ask-acquire_cards = Какие карты цивилизации вы приобретаете?
ask-pay_for_cards = Какие торговые карты вы отдаёте?
ask-pay_for_cards-for = Заплатите { $number }. Покупка: { $things }. Какие торговые карты вы отдаёте?
ask-return_trade_cards = Какие торговые карты вы возвращаете? Шесть можно оставить.
ask-choose_volcano = Какой вулкан извергается?
ask-choose_shaken_city = Земля дрожит: какой из ваших городов разрушен?
ask-shake_neighbour = Пострадает ли и чужой город рядом?
ask-show_grain = Сколько карт зерна вы покажете?
ask-lose_to_eruption = Извержение: какие фигуры вы теряете?
ask-lose_to_famine = Голод: какие фигуры вы теряете?
ask-order_famine = Голод: сколько очков потеряют другие?
ask-name_nominee = Гражданская война: кого вы назовёте?
ask-pick_own_faction = Гражданская война: какие фигуры войдут в первую партию?
ask-pick_faction = Гражданская война: какие фигуры вы добавите к первой партии?
ask-keep_faction = Какую партию вы оставите себе?
ask-take_over = Какие фигуры вы берёте под свою власть?
ask-choose_plain = Какую пойму затопит?
ask-lose_to_flood = Наводнение: какие фигуры вы теряете?
ask-divide_flood = Наводнение: кто сколько потеряет?
ask-lose_to_epidemic = Эпидемия: какие фигуры вы теряете?
ask-order_epidemic = Эпидемия: сколько очков потеряют другие?
ask-reduce_by_disorder = Беспорядки: какой город разорён?
ask-reduce_by_iconoclasm = Иконоборство: какой город разорён?
ask-spread_heresy = Ересь: какой чужой город разорён?
ask-sack_city = Пиратство: какой город грабят ваши корабли?
ask-seal_tax_rate = Все сразу: запечатайте ставку налога
ask-seal_expansion = Все сразу: запечатайте размещение жетонов
ask-seal_ships = Все сразу: запечатайте планы для кораблей
ask-seal_cities = Все сразу: запечатайте места строительства
ask-seal_reductions = Все сразу: запечатайте порядок разорения городов

## События

event-place_cards = Порядок подготовки: { $seats }.
event-nation_chosen = { $seat }: { $nation }, первый жетон — { $area }.
event-round_begins = Раунд { $round }.
event-tax_rate = { $seat }: ставка налога { $rate }.
event-tax_paid = { $seat }: налог — { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
event-cities_revolt = { $seat }: восстание — { $count } { $count ->
    [one] город
    [few] города
   *[many] городов
}.
event-city_changes_side = { $area }: новый хозяин города — { $seat }, прежний — { $owner }.
event-city_stays = { $area }: город сохраняет { $seat }.
event-city_dissolves = { $area }: город распался (прежний хозяин — { $owner }).
event-expanded = { $seat }: прирост — { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
event-census = Перепись: { $seats } ({ $counts }).
event-ship_kept = { $seat }: корабль содержится, { $area }.
event-ship_kept_by_levy = { $seat }: корабль содержится набором, { $area }.
event-ship_given_up = { $seat }: корабль распущен, { $area }.
event-ship_built = { $seat }: построен корабль, { $area } (набор: { $levied } { $levied ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}).
event-marched = { $seat }: { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}, { $origin } → { $area }.
event-embarked = { $seat }: на борт — { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}, { $area }.
event-sailed = { $seat }: корабль, { $origin } → { $area }.
event-landed = { $seat }: на берег — { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}, { $area }.
event-conflict = { $area }: столкновение, { $seats }; потери { $losses }.
event-attack_fails = { $area }: { $seat } тщетно нападает на город, потери — { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
event-city_assaulted = { $area }: { $seat } штурмует город; защищается { $owner }.
event-city_capitulates = { $area }: город сдаётся; победитель — { $seat }, побеждённый — { $owner }.
event-city_destroyed = { $area }: { $seat } разрушает город; прежний хозяин — { $owner }.
event-city_built = { $seat }: построен город, { $area }.
event-surplus_removed = { $seat }: излишек — { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
event-city_reduced = { $area }: { $seat } — город разорён, остаётся { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
event-cards_taken = { $seat }: взято — { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}.
event-card_drawn = Вы взяли карту: { $card }.
event-calamity_drawn = { $seat }: вытянуто бедствие — { $card }.
event-gold_bought = { $seat }: куплено из девятой стопки — { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}.
event-bazaar_opens = Базар открывается: { $seats }.
event-offer_posted = { $seat }, { $offer }: { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}, среди них { $named }, стоимость { $total }.
event-offer_addressed = Кому { $offer }: { $addressee }.
event-wish = { $offer }: желательно { $count ->
    [0] карты
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}, среди них { $named } (не обязывает).
event-wish_for_any = { $offer }: желательно { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
} любого вида (не обязывает).
event-remark = { $seat } ({ $offer }) говорит, не проверено: «{ $said }».
event-counter_offered = { $seat }, { $offer } в ответ ({ $answered }): { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}, среди них { $named }, стоимость { $total }.
event-offer_withdrawn = { $seat } снимает: { $offer }.
event-offer_lapsed = Отпадает: { $offer }.
event-deal_struck = { $seat } и { $partner } заключают сделку: карт { $given } на { $received }.
event-cards_received = Вам передано ({ $partner }): { $cards }.
event-calamity_received = { $seat } открывает бедствие: { $card }; передал игрок { $partner }.
event-passed = { $seat }: пас.
event-is_ready = { $seat }: готово.
event-time_is_up = Время вышло.
event-bazaar_closes = Базар закрывается.
event-card_acquired = { $seat } приобретает карту: { $card }.
event-paid = { $seat } платит: { $cards }; из казны — { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
event-cards_returned = { $seat }: возвращено — { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}.
event-calamity_put_back = { $seat }: третье бедствие миновало — { $card }.
event-calamity_strikes = { $card }! Жертва: { $seat }.
event-tokens_lost = { $seat }: потеряно — { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}, { $area }.
event-city_lost = { $seat }: потерян город, { $area }.
event-losses_ordered = { $seat } назначает потери: { $seats } ({ $points }).
event-eruption = Извержение: { $volcano }.
event-units_buried = { $area }: { $seat } теряет { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} и { $cities } { $cities ->
    [one] город
    [few] города
   *[many] городов
}.
event-earthquake = Землетрясение: { $areas }.
event-hand_shown = { $seat } показывает карты: { $cards }.
event-grain_shown = { $seat } показывает зерно: { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}.
event-nominee_named = { $seat } называет: { $nominee }.
event-faction_kept = { $seat }: остаётся { $faction }.
event-units_taken_over = { $area }: { $seat } получает { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
event-units_vanish = { $area }: { $seat } теряет { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}, взять некому.
event-no_civil_war = Гражданская война затухает, не начавшись.
event-plain_flooded = Затоплена пойма: { $plain }.
event-city_sacked = { $area }: пираты разграбили город; { $seat } против { $owner }.
event-marker_advances = { $seat }: вперёд, на деление { $space }.
event-marker_stays = { $seat }: остаётся на делении { $space }.
event-marker_slides_back = { $seat }: назад, на деление { $space }.
event-finished = { $seat } достигает финиша.
event-time_passes = Конец раунда { $round }.
event-decision_sealed = { $seat }: решение принято.
event-order_demanded = { $seat } настаивает на очерёдности таблицы.
event-seals_opened = Решения вскрыты.

## Фазы

phase-main = Цивилизация
phase-full_game = Игра
phase-nomads_game = Кочевники и мореплаватели
phase-farmers_game = Земледельцы и горожане
phase-setup = Подготовка
phase-round = Раунд
phase-nomad_round = Раунд
phase-farmer_round = Раунд
phase-taxation = Налоги
phase-population_expansion = Прирост населения
phase-census = Перепись
phase-ship_construction = Корабли
phase-ship_turn = Корабли
phase-levied_ships = Корабли
phase-levied_ship_turn = Корабли
phase-coast = Корабли
phase-movement = Движение
phase-move = Движение
phase-nomad_movement = Движение
phase-nomad_move = Движение
phase-farmer_movement = Движение
phase-farmer_move = Движение
phase-conflict = Столкновения
phase-assault = Штурм
phase-city_construction = Строительство городов
phase-surplus = Излишек населения
phase-support = Поддержка городов
phase-trade_cards = Торговые карты
phase-draw = Торговые карты
phase-trade = Торговля
phase-trade_in_turns = Базар
phase-trade_cycle = Базар
phase-trade_turn = Базар
phase-trade_at_once = Базар
phase-civilization_cards = Карты цивилизации
phase-purchase = Карты цивилизации
phase-calamities = Бедствия
phase-war = Гражданская война
phase-succession = Таблица
phase-farmer_succession = Таблица
phase-volcano_earthquake = Извержение вулкана / Землетрясение
phase-famine = Голод
phase-civil_war = Гражданская война
phase-flood = Наводнение
phase-epidemic = Эпидемия
phase-civil_disorder = Гражданские беспорядки
phase-iconoclasm_heresy = Иконоборство и ересь
phase-piracy = Пиратство

## Окончания

ending-finish = достигнут конец таблицы
ending-finish_line = пересечена черта финиша
ending-most_areas = больше всего областей в конце
ending-table_closed = стол закрыт: дальше всех по таблице

## Настройки

option-variant = Игра
option-variant-help = В какую из игр коробки играют.
value-variant-full = полная игра
value-variant-short = короткая игра
value-variant-nomads_and_seafarers = Кочевники и мореплаватели
value-variant-farmers_and_citizens = Земледельцы и горожане
option-short_line = Черта финиша короткой игры
option-short_line-help = Где заканчивается короткая игра.
value-short_line-1 = первая: ранний бронзовый век
value-short_line-2 = вторая: поздний бронзовый век
value-short_line-3 = третья: ранний железный век
option-farmers_shorten = Сократить «Земледельцев и горожан»
option-farmers_shorten-help = На сколько раундов черта сдвинута влево.
value-farmers_shorten-0 = нисколько
value-farmers_shorten-1 = на один раунд
value-farmers_shorten-2 = на два раунда
option-preset = Необязательные правила
option-preset-help = Книга советует оба необязательных правила: пощаду слабым, а вшестером и всемером — более поздний железный век для Африки.
value-preset-printed = как выбрано ниже
value-preset-recommended = оба, как советуют
option-calamity_floor_16 = Пощада слабым
option-calamity_floor_16-help = Ниже 16 очков силы бедствия ничего не отнимают.
value-calamity_floor_16-false = нет
value-calamity_floor_16-true = да
option-africa_early_iron_shift = Африка позже входит в железный век
option-africa_early_iron_shift-help = Вшестером и всемером Африке нужно на деление больше.
value-africa_early_iron_shift-false = нет
value-africa_early_iron_shift-true = да
option-simultaneous_phases = Одновременные фазы
option-simultaneous_phases-help = Запечатанные решения там, где позволяют правила; любой может настоять на очерёдности.
value-simultaneous_phases-false = по очереди
value-simultaneous_phases-true = сразу
option-trade_form = Торговля
option-trade_form-help = По очереди или все сразу на время.
value-trade_form-turns = по очереди
value-trade_form-live = все сразу
option-trade_seconds = Секунд на торговлю
option-trade_seconds-help = Сколько открыт базар, когда торгуют все сразу.
option-trade_rounds = Кругов торговли
option-trade_rounds-help = Сколько раз каждый может действовать при торговле по очереди.
option-round_limit = Стол закрывается после
option-round_limit-help = Раунды, после которых побеждает ушедший дальше всех по таблице. Этого нет в правилах.

## Сведения и шкалы

fact-name = Народ
fact-space = Деление
fact-epoch = Эпоха
fact-population = Жетоны на поле
fact-cities = Города
fact-stock = Запас
fact-treasury = Казна
fact-ships = Корабли
fact-cards = Карты цивилизации
fact-card_points = Очки карт
fact-trade_cards = Торговые карты
fact-hand_value = Стоимость руки
fact-calamities = Бедствия
track-succession = Археологическая таблица
track-census = Перепись
track-stacks = Стопки торговых карт
mark-cards = карты
mark-red_back = сверху красная рубашка
