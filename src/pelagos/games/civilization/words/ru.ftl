## Название

title = Цивилизация
blurb = Проведите свой народ от первого жетона к державе городов: расселяйтесь, стройте, торгуйте, переживайте бедствия и первыми дойдите до конца Доски Археологической Цепи.
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
name-trade_card-spice = Специи
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
name-volcano-thera = Фера
name-coast-gulf_of_corinth = Коринфский залив
name-coast-euboean_gulf = Эвбейский залив
name-faction-first = первая фракция
name-faction-second = вторая фракция
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
piece-treasury = Казна
piece-stock = Запас
piece-marker = Маркер Д.А.Ц.
piece-census = Перепись
stock-points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
stock-treasury = { $n ->
    [one] жетон из казны
    [few] жетона из казны
   *[many] жетонов из казны
}
stock-tokens = { $n ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}
stock-stock = { $n ->
    [one] жетон из запаса
    [few] жетона из запаса
   *[many] жетонов из запаса
}
stock-card_value = { $n ->
    [one] очко торговыми картами
    [few] очка торговыми картами
   *[many] очков торговыми картами
}

## Действия

name-verb-done = Готово
name-verb-march = Перейти
name-verb-ferry = Перевезти
name-verb-embark = Погрузить
name-verb-sail = Плыть
name-verb-land = Высадить
name-verb-maintain = Содержать из казны
name-verb-maintain_by_levy = Содержать за счёт жетонов области
name-verb-give_up = Снять корабль
name-verb-build = Построить из казны
name-verb-build_half_levy = Построить: один жетон из казны, один из области
name-verb-build_levy = Построить за счёт жетонов области
name-verb-tokens = Жетоны
name-verb-city = Город
name-verb-none = Никакой
name-verb-post = Сделать предложение
name-verb-counter = Сделать встречное предложение
name-verb-accept = Принять
name-verb-withdraw = Снять предложение
name-verb-pass = Пас
name-verb-ready = Закончить торговлю
name-verb-acquire = Приобрести
name-verb-insist = Настоять на порядке Д.А.Ц.
name-verb-seal = Решить тайно

## Вопросы

ask-deal_place_cards = Раздаются карты очереди
ask-choose_nation = { $free ->
    [1] Ваш народ — { $nations }: выберите область для первого жетона
   *[other] Выберите народ и область для первого жетона. Свободны: { $nations }
}
ask-set_tax_rate = Сколько жетонов платит каждый город? Ваших городов: { $cities }, жетонов в запасе: { $stock }
ask-take_revolting_city = Какой восставший город вы берёте? Восставших городов: { $cities }
ask-remove_revolting_city = Какой восставший город снимается с поля? Восставших городов: { $cities }
ask-expand = В запасе жетонов { $stock }, а нужно { $growth }. Куда их поставить?
ask-tend_ships = { $ships ->
    [0] Будете строить корабли?
   *[other] Содержите, снимайте или стройте корабли. На поле: { $ships } из 4, ждут содержания: { $waiting }.
} Казна: { $treasury }
ask-choose_coast = { $area }: у какого берега стоит корабль?
ask-move = Двигайте жетоны и корабли{ $surplus ->
    [0] {""}
   *[other] . Если оставить как есть, лишних жетонов: { $surplus } ({ $areas })
}
ask-name_assault = Какой штурм следующий? Под штурмом: { $areas }
ask-build_cities = Где вы строите города? На поле { $cities }, можно ещё { $pieces }; каждому для поддержки нужно 2 жетона, а на поле их { $tokens }
ask-support_cities = Городам не хватает жетонов ({ $tokens }): какой город упразднить?
ask-draw_trade_card = Берётся торговая карта
ask-buy_gold = Хотите купить карту из девятой стопки за 18 жетонов? В вашей казне: { $treasury }
ask-trade_in_turn = Торговля, круг { $cycle } из { $cycles }: что вы делаете? Карт на руке: { $cards }, стоимость: { $points }; предложений для вас: { $posts }; ответов на ваши: { $answers }
ask-trade_freely = Идёт торговля. Карт на руке: { $cards }, стоимость: { $points }; предложений для вас: { $posts }; ответов на ваши: { $answers }
ask-acquire_cards = Какие карты цивилизации вы приобретаете? Можно потратить очков: { $points }{ $price ->
    [0] .
   *[other] {" "}сверх уже выбранного ({ $cards }: { $price }).
}{ $short_cities ->
    [0] {""}
   *[other] {" "}Для следующей эпохи не хватает городов: { $short_cities }.
}{ $short_groups ->
    [0] {""}
   *[other] {" "}Для следующей эпохи не хватает групп: { $short_groups }.
}{ $short_kinds ->
    [0] {""}
   *[other] {" "}Для следующей эпохи не хватает карт: { $short_kinds }.
}{ $short_worth ->
    [0] {""}
   *[other] {" "}Для следующей эпохи не хватает очков на картах: { $short_worth }.
}{ $short_total ->
    [0] {""}
   *[other] {" "}Для следующей клетки не хватает очков: { $short_total }.
}
ask-pay_for_cards = Заплатите { $price } (покупка: { $cards }). Какие торговые карты вы отдаёте? Остальное платит казна
ask-return_trade_cards = Какие торговые карты вы возвращаете? На руке { $cards }, шесть можно оставить{ $least ->
    [0] {""}
   *[other] : верните не меньше { $least }
}
ask-choose_volcano = Какой вулкан извергается?
ask-choose_shaken_city = Землетрясение: какой из ваших городов упразднить?
ask-shake_neighbour = { $area }: пострадает ли и чужой город рядом?
ask-show_grain = Голод отнимает очков: { $points }, за каждую карту зерна — на 4 меньше. Сколько карт вы покажете?
ask-lose_to_eruption = Извергается { $volcano }: какие фишки вы теряете? Нужно снять очков: { $points }
ask-lose_to_famine = Голод: какие фишки вы теряете? Нужно снять очков: { $points }
ask-order_famine = Голод: сколько очков теряют другие? Всего не больше { $points }, каждый не больше 11
ask-name_nominee = Гражданская война делит ваши очки ({ $points }): кто будет кандидатом?
ask-pick_own_faction = Гражданская война: какие фишки войдут в первую фракцию? Нужно очков: { $points }
ask-pick_faction = Гражданская война, жертва — { $victim }. Какие фишки вы добавите к первой фракции? Нужно очков: { $points }
ask-keep_faction = Какую фракцию вы оставите себе? В первой очков: { $points } ({ $areas })
ask-take_over = Какие фишки вы заменяете своими? Фишек в вашем запасе хватит на { $pieces }
ask-choose_plain = Какую пойму затопит?
ask-lose_to_flood = Наводнение ({ $plain }): какие фишки вы теряете? Нужно снять очков: { $points }
ask-divide_flood = Наводнение ({ $plain }): другие теряют очков: { $points }. Кто сколько потеряет?
ask-lose_to_epidemic = Эпидемия: какие фишки вы теряете? Нужно снять очков: { $points }
ask-order_epidemic = Эпидемия: сколько очков теряют другие? Всего не больше { $points }, каждый не больше 10
ask-reduce_by_disorder = Беспорядки: какой город упразднить? Осталось упразднить: { $cities }
ask-reduce_by_iconoclasm = Иконоборство: какой город упразднить? Осталось упразднить: { $cities }
ask-spread_heresy = Ересь: какой чужой город упразднить? Можно ещё: { $cities }
ask-sack_city = Пиратство, жертва — { $victim }. Какой город грабят ваши корабли? Осталось кораблей: { $ships }
ask-seal_tax_rate = Тайно выберите ставку налога. Ваших городов: { $cities }, жетонов в запасе: { $stock }
ask-seal_expansion = Тайно выберите, куда поставить жетоны. Нужно { $growth }, а в запасе только { $stock }
ask-seal_ships = Тайно решите, что делать с кораблями. На поле: { $ships } из 4, казна: { $treasury }
ask-seal_cities = Тайно выберите, где строить города. На поле { $cities }, можно ещё { $pieces }; жетонов на поле: { $tokens }
ask-seal_reductions = Тайно назначьте, в каком порядке упразднять города. Не хватает жетонов: { $tokens }

## События

answer-package = взамен { $cards } ({ $number } { $number ->
    [one] карта
    [few] карты
   *[many] карт
} стоимостью { $total }, среди них { $named }){ $spoken ->
    [0] {""}
   *[other] , со словами «{ $remark }»
}
answer-posting = { $cards } ({ $number } { $number ->
    [one] карта
    [few] карты
   *[many] карт
} стоимостью { $total }, среди них { $named }), { $public ->
    [0] только для: { $to }
   *[other] для всех
}{ $any ->
    [0] { $wished ->
        [0] , за карты «{ $wanted }»
        [one] , за { $wished } карту: { $wanted }
        [few] , за { $wished } карты, среди них { $wanted }
       *[many] , за { $wished } карт, среди них { $wanted }
    }
   *[other] { $wished ->
        [0] {""}
        [one] , за любую карту
        [few] , за любые { $wished } карты
       *[many] , за любые { $wished } карт
    }
}{ $spoken ->
    [0] {""}
   *[other] , со словами «{ $remark }»
}
answer-ship_plan = { $number ->
    [0] Ничего не делать
   *[other] { $orders }
}
event-place_cards = Порядок подготовки: { $seats }.
event-nation_chosen = { $player } выбирает народ { $nation } и начинает в области { $area }.
event-round_begins = Начинается раунд { $round }.
event-tax_rate = { $seat } назначает ставку налога { $rate }.
event-tax_paid = { $seat } платит в казну { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} налога.
event-cities_revolt = { $seat } не может заплатить налог: { $count ->
    [one] восстаёт { $count } город
    [few] восстают { $count } города
   *[many] восстают { $count } городов
}.
event-city_changes_side = { $seat } забирает восставший город ({ $area }); теряет его { $owner }.
event-city_stays = { $seat } сохраняет восставший город ({ $area }).
event-city_dissolves = { $owner } теряет восставший город ({ $area }): забрать его некому.
event-expanded = { $seat } добавляет { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
event-census = Перепись: { $pairs }.
event-ship_kept = { $seat } содержит корабль ({ $area }).
event-ship_kept_by_levy = { $seat } содержит корабль за счёт жетонов области ({ $area }).
event-ship_given_up = { $seat } снимает корабль ({ $area }).
event-ship_built = { $seat } строит корабль ({ $area }{ $levied ->
    [0] {""}
    [one] , из области взят { $levied } жетон
    [few] , из области взято { $levied } жетона
   *[many] , из области взято { $levied } жетонов
}).
event-marched = { $seat } ведёт { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}: { $origin } → { $area }.
event-embarked = { $seat } берёт на борт { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} ({ $area }).
event-sailed = { $seat } ведёт корабль: { $origin } → { $area }.
event-landed = { $seat } высаживает { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} ({ $area }).
event-conflict = { $area }: происходит конфликт. Потери: { $pairs }.
event-attack_fails = { $area }: { $seat } безуспешно нападает на город и теряет { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
event-city_assaulted = { $area }: { $seat } штурмует город; защищается { $owner }.
event-city_capitulates = { $seat } вынуждает город сдаться ({ $area }); теряет его { $owner }.
event-city_destroyed = { $seat } разрушает город ({ $area }); теряет его { $owner }.
event-city_built = { $seat } строит город в области { $area }.
event-surplus_removed = { $seat } убирает { $count } { $count ->
    [one] лишний жетон
    [few] лишних жетона
   *[many] лишних жетонов
}: { $areas }.
event-city_reduced = { $area }: { $seat } упраздняет город, { $count ->
    [0] поставить взамен нечего
    [one] взамен встаёт { $count } жетон
    [few] взамен встают { $count } жетона
   *[many] взамен встают { $count } жетонов
}.
event-cards_taken = { $seat } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}.
event-card_drawn = Вы берёте карту «{ $card }».
event-calamity_drawn = { $seat } берёт карту бедствия «{ $card }».
event-gold_bought = { $seat } покупает { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} из девятой стопки.
event-bazaar_opens = Начинается торговля, участвуют: { $seats }.
event-offer_posted = { $seat } предлагает { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} стоимостью { $total }, среди них { $named } ({ $offer }).
event-offer_addressed = Ответить может только { $addressee } ({ $offer }).
event-wish = { $seat } хочет взамен { $count ->
    [0] карты «{ $named }»
    [one] { $count } карту: { $named }
    [few] { $count } карты, среди них { $named }
   *[many] { $count } карт, среди них { $named }
} ({ $offer }, не обязывает).
event-wish_for_any = { $seat } хочет взамен { $count ->
    [one] любую карту
    [few] любые { $count } карты
   *[many] любые { $count } карт
} ({ $offer }, не обязывает).
event-remark = { $seat } заявляет ({ $offer }, не проверяется): «{ $said }».
event-counter_offered = { $seat } отвечает на { $answered } и предлагает взамен { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} стоимостью { $total }, среди них { $named } ({ $offer }).
event-offer_withdrawn = { $seat } снимает { $offer }.
event-offer_lapsed = Больше не действует { $offer }.
event-deal_struck = { $seat } и { $partner } заключают сделку: { $given } { $given ->
    [one] карта
    [few] карты
   *[many] карт
} за { $received }.
event-cards_received = { $partner } передаёт вам: { $cards }.
event-calamity_received = { $seat } открывает бедствие «{ $card }»; карту передаёт { $partner }.
event-passed = { $seat } пасует.
event-is_ready = { $seat } заканчивает торговлю.
event-time_is_up = Время вышло.
event-bazaar_closes = Торговля окончена.
event-card_acquired = { $seat } приобретает карту «{ $card }».
event-paid = { $seat } { $cards_n ->
    [0] { $tokens ->
        [0] ничего не платит
        [one] платит { $tokens } жетон из казны
        [few] платит { $tokens } жетона из казны
       *[many] платит { $tokens } жетонов из казны
    }
   *[other] платит картами: { $cards }{ $tokens ->
        [0] {""}
        [one] , из казны — { $tokens } жетон
        [few] , из казны — { $tokens } жетона
       *[many] , из казны — { $tokens } жетонов
    }
}.
event-cards_returned = { $seat } возвращает { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}.
event-calamity_put_back = { $seat } возвращает в стопку третье бедствие («{ $card }»).
event-calamity_strikes = Приходит бедствие «{ $card }», страдает { $seat }.
event-tokens_lost = { $seat } теряет { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} ({ $area }).
event-city_lost = { $seat } теряет город ({ $area }).
event-losses_ordered = { $seat } назначает потери: { $pairs }.
event-eruption = Извергается вулкан { $volcano }.
event-units_buried = { $area }: { $seat } теряет { $cities ->
    [0] { $tokens ->
        [one] { $tokens } жетон
        [few] { $tokens } жетона
       *[many] { $tokens } жетонов
    }
   *[other] { $tokens ->
        [0] город
        [one] город и { $tokens } жетон
        [few] город и { $tokens } жетона
       *[many] город и { $tokens } жетонов
    }
}.
event-earthquake = Происходит землетрясение: { $areas }.
event-hand_shown = { $seat } показывает карты: { $cards }.
event-grain_shown = { $seat } показывает { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
} зерна.
event-nominee_named = { $seat } называет кандидата: { $nominee }.
event-units_picked = { $seat } выбирает в первую фракцию фишки на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}: { $area }.
event-faction_kept = { $seat } оставляет себе { $faction_id ->
    [first] первую фракцию
   *[second] вторую фракцию
}.
event-units_taken_over = { $area }: { $seat } забирает фишки на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}.
event-units_vanish = { $area }: { $seat } теряет фишки на { $points } { $points ->
    [one] очко
    [few] очка
   *[many] очков
}: заменить их некому.
event-no_civil_war = Гражданская война затухает, не начавшись.
event-plain_flooded = Наводнение затапливает пойму ({ $plain }).
event-city_sacked = { $area }: пираты грабят город. Нападает { $seat }, город теряет { $owner }.
event-marker_advances = { $seat } продвигается на клетку { $space }.
event-marker_stays = { $seat } остаётся на клетке { $space }: { $epoch_id ->
    [early_bronze] для раннего бронзового века { $need ->
        [one] нужен { $need } город
        [few] нужны { $need } города
       *[many] нужно { $need } городов
    }
    [late_bronze] для позднего бронзового века { $need ->
        [one] нужна { $need } группа карт цивилизации
        [few] нужны { $need } группы карт цивилизации
       *[many] нужно { $need } групп карт цивилизации
    }
    [early_iron] для раннего железного века { $need ->
        [one] нужна { $need } карта цивилизации
        [few] нужны { $need } карты цивилизации
       *[many] нужно { $need } карт цивилизации
    }
   *[other] для позднего железного века { $need ->
        [one] нужно { $need } очко на картах цивилизации
        [few] нужны { $need } очка на картах цивилизации
       *[many] нужно { $need } очков на картах цивилизации
    }
}, а есть { $have }.
event-marker_stays_below = { $seat } остаётся на клетке { $space }: для следующей нужна сумма { $need }.
event-marker_slides_back = { $seat } не имеет городов и сдвигается назад на клетку { $space }.
event-marker_falls_below = { $seat } сдвигается назад на клетку { $space }: чтобы остаться, нужна была сумма { $need }.
event-finished = { $seat } достигает финиша.
event-time_passes = Конец раунда { $round }.
event-decision_sealed = { $seat } принимает решение.
event-order_demanded = { $seat } настаивает на порядке Д.А.Ц.
event-seals_opened = Решения открываются.

## Фазы

phase-main = Цивилизация
phase-full_game = Игра
phase-nomads_game = Кочевники и мореплаватели
phase-farmers_game = Фермеры и граждане
phase-setup = Подготовка
phase-round = Раунд
phase-nomad_round = Раунд
phase-farmer_round = Раунд
phase-taxation = Налоги
phase-population_expansion = Рост населения
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
phase-conflict = Конфликт
phase-assault = Штурм
phase-city_construction = Строительство городов
phase-surplus = Лишнее население
phase-support = Поддержка городов
phase-trade_cards = Торговые карты
phase-draw = Торговые карты
phase-gold = Карты золота
phase-trade = Торговля
phase-trade_in_turns = Торговля
phase-trade_cycle = Торговля
phase-trade_turn = Торговля
phase-trade_at_once = Торговля
phase-civilization_cards = Карты цивилизации
phase-purchase = Карты цивилизации
phase-calamities = Бедствия
phase-war = Гражданская война
phase-succession = Д.А.Ц.
phase-farmer_succession = Д.А.Ц.
phase-volcano_earthquake = Извержение вулкана / Землетрясение
phase-famine = Голод
phase-civil_war = Гражданская война
phase-flood = Наводнение
phase-epidemic = Эпидемия
phase-civil_disorder = Гражданские беспорядки
phase-iconoclasm_heresy = Иконоборство и ересь
phase-piracy = Пиратство

## Окончания

ending-finish = достигнут конец Д.А.Ц.
ending-finish_line = пересечена черта финиша
ending-most_areas = больше всего областей в конце игры
ending-table_closed = стол закрыт: дальше всех на Д.А.Ц.

## Настройки

option-variant = Игра
option-variant-help = В какую из игр в коробке вы играете.
value-variant-full = полная игра
value-variant-short = короткая игра
value-variant-nomads_and_seafarers = Кочевники и мореплаватели
value-variant-farmers_and_citizens = Фермеры и граждане
option-short_line = Черта финиша короткой игры
option-short_line-help = Где заканчивается короткая игра.
value-short_line-1 = первая: ранний бронзовый век
value-short_line-2 = вторая: поздний бронзовый век
value-short_line-3 = третья: ранний железный век
option-farmers_shorten = Сократить «Фермеров и граждан»
option-farmers_shorten-help = На сколько раундов черта сдвинута влево.
value-farmers_shorten-0 = нисколько
value-farmers_shorten-1 = на один раунд
value-farmers_shorten-2 = на два раунда
option-preset = Необязательные правила
option-preset-help = Авторы игры советуют оба необязательных правила: пощаду слабым, а вшестером и всемером — более поздний железный век для Африки.
value-preset-printed = как выбрано ниже
value-preset-recommended = оба, как советуют
option-calamity_floor_16 = Пощада слабым
option-calamity_floor_16-help = У народа, чьи фишки стоят меньше 16 очков, бедствия ничего не отнимают.
value-calamity_floor_16-false = нет
value-calamity_floor_16-true = да
option-africa_early_iron_shift = Африка позже входит в железный век
option-africa_early_iron_shift-help = Вшестером и всемером Африке нужно пройти на клетку больше.
value-africa_early_iron_shift-false = нет
value-africa_early_iron_shift-true = да
option-simultaneous_phases = Одновременные фазы
option-simultaneous_phases-help = Решения принимаются тайно и одновременно там, где позволяют правила; любой может настоять на порядке Д.А.Ц.
value-simultaneous_phases-false = по очереди
value-simultaneous_phases-true = одновременно
option-trade_form = Торговля
option-trade_form-help = По очереди или все одновременно, на время.
value-trade_form-turns = по очереди
value-trade_form-live = одновременно
option-trade_seconds = Секунд на торговлю
option-trade_seconds-help = Сколько длится торговля, когда все торгуют одновременно.
option-trade_rounds = Кругов торговли
option-trade_rounds-help = Сколько раз каждый может действовать при торговле по очереди.
option-round_limit = Предел раундов
option-round_limit-help = После этого раунда побеждает тот, кто дальше всех на Д.А.Ц. Этого нет в правилах.

## Сведения и шкалы

fact-name = Народ
fact-space = Клетка
fact-epoch = Эпоха
fact-population = Жетоны на поле
fact-cities = Города
fact-stock = Запас
fact-treasury = Казна
fact-ships = Корабли
fact-cards = Карты цивилизации
fact-card_points = Очки карт
fact-trade_cards = Торговые карты
fact-hand_value = Стоимость карт на руке
fact-calamities = Бедствия
track-succession = Доска Археологической Цепи
track-census = Перепись
track-stacks = Стопки торговых карт
mark-cards = карты
mark-red_back = сверху красная рубашка
printed-limit = предел населения
printed-city_site = место под город
printed-flood_plain = пойма
printed-volcano = вулкан

# How everybody stands, column by column.
standing-areas = Области
standing-finished = Финиш
standing-space = Д.А.Ц.
standing-cities = Города
standing-total = Сумма

## Что это такое

card-card-mysticism = Собственного свойства нет. Скидка: 20 на другие карты Наук и на Философию, 5 на другие карты Искусств и на Закон.
card-card-cloth_making = Ваши корабли проходят до 5 областей вместо 4. Скидка: 10 на другие карты Ремёсел и на Демократию.
card-card-pottery = Каждая показанная карта Зерна уменьшает ваши потери от Голода на 4 очка. Скидка: 10 на другие карты Ремёсел и на Демократию.
card-card-drama_poetry = Собственного свойства нет. Скидка: 20 на Грамотность, 10 на Демократию, 5 на другие карты Искусств и на Закон.
card-card-music = Собственного свойства нет. Скидка: 30 на Философию, 5 на другие карты Искусств и на Закон.
card-card-architecture = Собственного свойства нет. Скидка: 15 на Грамотность, Закон, Демократию и Философию, 5 на другие карты Искусств.
card-card-astronomy = Ваши корабли могут пересекать открытое море. Скидка: 20 на другие карты Наук и на Философию.
card-card-metalworking = В конфликте вы снимаете жетоны только после всех, у кого нет Металлургии. Скидка: 10 на другие карты Ремёсел и на Демократию.
card-card-agriculture = Область, где нет чужих фишек, вмещает на 1 жетон больше предела, но не в конфликте; этот жетон остаётся и от упразднённого города. Скидка: 10 на другие карты Ремёсел и на Демократию.
card-card-coinage = Каждый раунд вы назначаете одну ставку налога для всех своих городов: 1, 2 или 3 жетона. Скидка: 20 на другие карты Наук и на Философию.
card-card-literacy = Собственного свойства нет. Скидка: 25 на Закон, Демократию и Философию, 5 на другие карты Искусств.
card-card-engineering = Наводнение отнимает у вас не больше 7 очков, а ваши города выдерживают 7 нападающих: их нужно 8. Скидка: 20 на другие карты Наук и на Философию, 10 на другие карты Ремёсел и на Демократию.
card-card-medicine = Эпидемия отнимает у вас 11 очков вместо 16, а если она поражает другого — не больше 5. Скидка: 20 на другие карты Наук и на Философию.
card-card-law = Гражданские беспорядки оставляют вам 5 городов вместо 4; Иконоборство упраздняет 3 ваших города вместо 4, чужая Ересь — не больше 1. Демократия и Философия требуют Закона, приобретённого в одном из прежних раундов. Скидок не даёт.
card-card-democracy = Гражданские беспорядки оставляют вам 6 городов. В Гражданской войне в первой фракции 45 очков, из них 30 выбирает кандидат. Скидок не даёт.
card-card-philosophy = Иконоборство упраздняет 2 ваших города, чужая Ересь — ни одного. В Гражданской войне в первой фракции только 15 очков, и все выбирает кандидат — тот, у кого больше всех жетонов в запасе. Скидок не даёт.
card-trade_card-hides = Стопка 1, всего 7 карт. Одна, две, три … такие карты стоят 1, 4, 9, 16, 25, 36, 49.
card-trade_card-ochre = Стопка 1, всего 7 карт. Одна, две, три … такие карты стоят 1, 4, 9, 16, 25, 36, 49.
card-trade_card-iron = Стопка 2, всего 5 карт. Одна, две, три … такие карты стоят 2, 8, 18, 32, 50.
card-trade_card-papyrus = Стопка 2, всего 5 карт. Одна, две, три … такие карты стоят 2, 8, 18, 32, 50.
card-trade_card-salt = Стопка 3, всего 9 карт. Одна, две, три … такие карты стоят 3, 12, 27, 48, 75, 108, 147, 192, 243.
card-trade_card-grain = Стопка 4, всего 8 карт. Одна, две, три … такие карты стоят 4, 16, 36, 64, 100, 144, 196, 256.
card-trade_card-cloth = Стопка 5, всего 7 карт. Одна, две, три … такие карты стоят 5, 20, 45, 80, 125, 180, 245.
card-trade_card-bronze = Стопка 6, всего 6 карт. Одна, две, три … такие карты стоят 6, 24, 54, 96, 150, 216.
card-trade_card-spice = Стопка 7, всего 5 карт. Одна, две, три … такие карты стоят 7, 28, 63, 112, 175.
card-trade_card-gems = Стопка 8, всего 4 карты. Одна, две, три … такие карты стоят 8, 32, 72, 128.
card-trade_card-gold = Стопка 9, всего 3 карты. Одна, две, три … такие карты стоят 9, 36, 81.
card-trade_card-volcano_earthquake = Если у жертвы есть фишка у вулкана, он извергается: все фишки всех игроков в его областях потеряны. Иначе землетрясение упраздняет один город жертвы, и она может потребовать упразднить соседний чужой город. Поражает того, кто взял карту; не обменивается.
card-trade_card-famine = Жертва теряет 9 очков и может назначить другим потери до 20 очков вместе, не больше 11 каждому. У кого есть Гончарство, теряет на 4 меньше за каждую показанную карту Зерна. Поражает того, кто взял карту; не обменивается.
card-trade_card-civil_war = Народ, у которого больше 35 очков, раскалывается: жертва выбирает в первую фракцию 15 очков, кандидат — 20, остальные фишки образуют вторую. Одну жертва оставляет себе, другую заменяет своими фишками кандидат. Поражает того, кто взял карту; не обменивается.
card-trade_card-flood = Жертва теряет 17 очков на той пойме, где у неё их больше всего, остальные там вместе — 10, и делит их жертва. Города на чёрных местах в безопасности; у кого есть Инженерное дело, теряет не больше 7. Поражает того, кто взял карту; не обменивается.
card-trade_card-epidemic = Жертва теряет 16 очков и может назначить другим потери до 25 очков вместе, не больше 10 каждому, но не тому, кто отдал карту. Ни одна область не пустеет: потерянный город — это 4 очка, и на его месте остаётся жетон. С Медициной жертва теряет 11, другие — не больше 5. Безвредно для взявшего карту, поражает первого, кто получит её в торговле.
card-trade_card-civil_disorder = Жертва оставляет 4 города по своему выбору, с Законом 5, с Демократией 6; остальные упраздняются. Безвредно для взявшего карту, поражает первого, кто получит её в торговле.
card-trade_card-iconoclasm_heresy = Упраздняются 4 города жертвы, с Законом 3, с Философией 2. Жертва может упразднить и до 2 чужих городов: у владельца Закона не больше 1, у владельца Философии ни одного. Безвредно для взявшего карту, поражает первого, кто получит её в торговле.
card-trade_card-piracy = За каждый корабль того, кто отдал карту, способный туда доплыть, жертва теряет один прибрежный город; выбирает отдавший карту. Безвредно для взявшего карту, поражает первого, кто получит её в торговле.
card-group-arts = Каждая карта Искусств даёт скидку 5 на каждую другую карту Искусств и на Закон.
card-group-crafts = Каждая карта Ремёсел даёт скидку 10 на каждую другую карту Ремёсел и на Демократию.
card-group-sciences = Каждая карта Наук даёт скидку 20 на каждую другую карту Наук и на Философию.
card-group-civics = Карты Гражданского права не дают скидки своей группе; на них дают скидки другие карты.
card-epoch-neolithic = Здесь начинают все маркеры. Ничего не требует, и без городов никто не сдвигается назад.
card-epoch-early_bronze = Чтобы войти, нужны 2 города на поле. С этой эпохи маркер без городов сдвигается на клетку назад.
card-epoch-late_bronze = Чтобы войти, нужны карты цивилизации 3 групп из 4; карта двух групп считается в обеих. В игре «Фермеры и граждане» ничего не требует.
card-epoch-early_iron = Чтобы войти, нужны 7 карт цивилизации.
card-epoch-late_iron = Чтобы войти, нужны карты цивилизации на 1000 очков. Каждая клетка требует ещё и своего числа — карты цивилизации, казна и торговые карты вместе; маркер, у которого сумма меньше числа его клетки, сдвигается назад.
card-nation-africa = Стартовые области: Тунис, Сахара, Триполитания. Ранний бронзовый век с клетки 5, поздний бронзовый с 8, ранний железный с 10 (11, если Африка входит в него позже), поздний железный с 14; его клетки требуют 1100, 1200.
card-nation-italy = Стартовые области: Паннония, Этрурия, Цизальпина. Ранний бронзовый век с клетки 5, поздний бронзовый с 8, ранний железный с 11, поздний железный с 14; его клетки требуют 1100, 1200.
card-nation-illyria = Стартовые области: Германия, Судеты. Ранний бронзовый век с клетки 6, поздний бронзовый с 8, ранний железный с 11, поздний железный с 13; его клетки требуют 1100, 1200, 1300.
card-nation-thrace = Стартовая область: Скифия. Ранний бронзовый век с клетки 6, поздний бронзовый с 9, ранний железный с 11, поздний железный с 13; его клетки требуют 1000, 1100, 1200.
card-nation-crete = Стартовые области: Фест, Кносс. Ранний бронзовый век с клетки 5, поздний бронзовый с 9, ранний железный с 11, поздний железный с 14; его клетки требуют 1100, 1200.
card-nation-asia = Стартовые области: Кубань, Майкоп. Ранний бронзовый век с клетки 5, поздний бронзовый с 8, ранний железный с 10, поздний железный с 13; его клетки требуют 1100, 1200, 1300.
card-nation-assyria = Стартовые области: Нальчик, Кавказ. Ранний бронзовый век с клетки 5, поздний бронзовый с 8, ранний железный с 10, поздний железный с 14; его клетки требуют 1200, 1300.
card-nation-babylon = Стартовые области: Мидия, Парфия, Сузы. Ранний бронзовый век с клетки 5, поздний бронзовый с 8, ранний железный с 10, поздний железный с 14; его клетки требуют 1300, 1400.
card-nation-egypt = Стартовые области: Джало, Сива, Верхний Египет, Бухен, Фивы, Нубия. Ранний бронзовый век с клетки 4, поздний бронзовый с 7, ранний железный с 10, поздний железный с 13; его клетки требуют 1200, 1300, 1400.
card-plain-danube = Пойма: Дунай, Мёзия, Тира. Наводнение уносит здесь фишки, кроме городов на чёрных местах.
card-plain-po = Пойма: Этрурия, Рубикон. Наводнение уносит здесь фишки, кроме городов на чёрных местах.
card-plain-tigris_euphrates = Пойма: Месопотамия, Вавилония, Сузы, Шумер, Вавилон, Ур, Харакс. Наводнение уносит здесь фишки, кроме городов на чёрных местах.
card-plain-nile = Пойма: Александрия, Мемфис, Фаюм, Верхний Египет, Танис. Наводнение уносит здесь фишки, кроме городов на чёрных местах.
card-volcano-vesuvius = Вулкан: Неаполь, Кампания. При извержении все фишки там потеряны, корабли остаются.
card-volcano-etna = Вулкан: Милаццо, Сиракузы. При извержении все фишки там потеряны, корабли остаются.
card-volcano-thera = Вулкан: Фера. При извержении все фишки там потеряны, корабли остаются.
card-piece-token = На поле считается за 1 очко, прирастает, ходит и поддерживает города. В казне жетоны служат деньгами, в запасе ждут своего часа.
card-piece-city = Считается за 5 очков. Строится из 6 жетонов на месте под город, из 12 в другой области; не больше 9 у игрока. Каждый платит налог в 2 жетона, даёт торговую карту и требует 2 жетонов на поле для поддержки.
card-piece-ship = Постройка стоит 2 жетона, содержание — 1 за раунд, из казны или за счёт жетонов области. Перевозит до 5 жетонов на расстояние до 4 областей вдоль берега; не больше 4 у игрока.
card-piece-treasury = Жетоны как деньги: казну пополняют налоги, из неё платят за корабли, карты цивилизации и карты девятой стопки (по 18 жетонов). Бедствия её не трогают.
card-piece-stock = Жетоны, города и корабли вне игры. Из запаса идут новые жетоны и налоги; у кого не хватает на налоги, у того восстают города, и забирает их тот, у кого запас больше всех.
card-piece-marker = Каждый раунд проходит одну клетку Д.А.Ц., если выполнено условие следующей эпохи. Побеждает тот, кто первым дойдёт до конца.
card-piece-census = Все жетоны на поле, сосчитанные в этом раунде: первым ходит тот, у кого их больше, при равенстве — по порядку Д.А.Ц.
