## Игра

title = Mare Nostrum: Империи
blurb = Ведите Рим, Грецию, Вавилон, Египет или Карфаген: торгуйте, стройте, привлекайте героев, возводите чудеса света и покорите Средиземноморье престижем, славой, завоеванием или лидерством.

## Провинции, моря и места для построек

name-province-italia = Италия
name-province-gallia = Галлия
name-province-dalmatia = Далмация
name-province-germania = Германия
name-province-dacia = Дакия
name-province-macedonia = Македония
name-province-athens = Афины
name-province-thracia = Фракия
name-province-creta = Крит
name-province-rhodus = Родос
name-province-cyprus = Кипр
name-province-sardinia = Сардиния
name-province-sicilia = Сицилия
name-province-asia = Азия
name-province-cappadocia = Каппадокия
name-province-armenia = Армения
name-province-syria = Сирия
name-province-assyria = Ассирия
name-province-babylonia = Вавилония
name-province-arabia = Аравия
name-province-judea = Иудея
name-province-aegyptus = Египет
name-province-aethiopia = Эфиопия
name-province-cyrenaica = Киренаика
name-province-garamantes = Гараманты
name-province-tripolitania = Триполитания
name-province-carthage = Карфаген
name-province-numidia = Нумидия
name-sea-tyrrhenian_sea = Тирренское море
name-sea-sardinian_sea = Сардинское море
name-sea-adriatic_sea = Адриатическое море
name-sea-ionian_sea = Ионическое море
name-sea-african_sea = Африканское море
name-sea-aegean_sea = Эгейское море
name-sea-black_sea = Чёрное море
name-sea-egyptian_sea = Египетское море
name-sea-phoenician_sea = Финикийское море

name-icon-italia_marble = Италия, караван (мрамор)
    .acc = караван (мрамор) в провинции Италия
name-icon-italia_wine = Италия, караван (вино)
    .acc = караван (вино) в провинции Италия
name-icon-italia_market = Италия, рынок
    .acc = рынок в провинции Италия
name-icon-rome_city = Рим (столица)
    .acc = столицу Рим
name-icon-italia_temple = Италия, храм
    .acc = храм в провинции Италия
name-icon-gallia_sheep = Галлия, караван (овцы)
    .acc = караван (овцы) в провинции Галлия
name-icon-gallia_grain = Галлия, караван (зерно)
    .acc = караван (зерно) в провинции Галлия
name-icon-gallia_market = Галлия, рынок
    .acc = рынок в провинции Галлия
name-icon-dalmatia_gladiators = Далмация, караван (гладиаторы)
    .acc = караван (гладиаторы) в провинции Далмация
name-icon-dalmatia_market = Далмация, рынок
    .acc = рынок в провинции Далмация
name-icon-salonae = Салона (город)
    .acc = город Салону
name-icon-dalmatia_temple = Далмация, храм
    .acc = храм в провинции Далмация
name-icon-germania_gladiators = Германия, караван (гладиаторы)
    .acc = караван (гладиаторы) в провинции Германия
name-icon-germania_wood = Германия, караван (лес)
    .acc = караван (лес) в провинции Германия
name-icon-germania_market = Германия, рынок
    .acc = рынок в провинции Германия
name-icon-dacia_gold = Дакия, караван (золото)
    .acc = караван (золото) в провинции Дакия
name-icon-dacia_sheep = Дакия, караван (овцы)
    .acc = караван (овцы) в провинции Дакия
name-icon-dacia_market = Дакия, рынок
    .acc = рынок в провинции Дакия
name-icon-macedonia_gladiators = Македония, караван (гладиаторы)
    .acc = караван (гладиаторы) в провинции Македония
name-icon-macedonia_market = Македония, рынок
    .acc = рынок в провинции Македония
name-icon-athens_oil = Афины, караван (масло)
    .acc = караван (масло) в провинции Афины
name-icon-athens_market = Афины, рынок
    .acc = рынок в провинции Афины
name-icon-athens_city = Афины (столица)
    .acc = столицу Афины
name-icon-sparta = Спарта (город)
    .acc = город Спарту
name-icon-athens_temple = Афины, храм
    .acc = храм в провинции Афины
name-icon-thracia_gladiators = Фракия, караван (гладиаторы)
    .acc = караван (гладиаторы) в провинции Фракия
name-icon-thracia_wine = Фракия, караван (вино)
    .acc = караван (вино) в провинции Фракия
name-icon-thracia_market = Фракия, рынок
    .acc = рынок в провинции Фракия
name-icon-byzantium = Византий (город)
    .acc = город Византий
name-icon-thracia_temple = Фракия, храм
    .acc = храм в провинции Фракия
name-icon-creta_ceramics = Крит, караван (керамика)
    .acc = караван (керамика) в провинции Крит
name-icon-creta_market = Крит, рынок
    .acc = рынок в провинции Крит
name-icon-knossos = Кносс (город)
    .acc = город Кносс
name-icon-creta_temple = Крит, храм
    .acc = храм в провинции Крит
name-icon-rhodus_marble = Родос, караван (мрамор)
    .acc = караван (мрамор) в провинции Родос
name-icon-rhodus_market = Родос, рынок
    .acc = рынок в провинции Родос
name-icon-cyprus_metal = Кипр, караван (металл)
    .acc = караван (металл) в провинции Кипр
name-icon-cyprus_market = Кипр, рынок
    .acc = рынок в провинции Кипр
name-icon-sardinia_oil = Сардиния, караван (масло)
    .acc = караван (масло) в провинции Сардиния
name-icon-sardinia_market = Сардиния, рынок
    .acc = рынок в провинции Сардиния
name-icon-syracuse = Сиракузы (легендарный город)
    .acc = легендарный город Сиракузы
name-icon-sicilia_temple = Сицилия, храм
    .acc = храм в провинции Сицилия
name-icon-troy = Троя (легендарный город)
    .acc = легендарный город Трою
name-icon-asia_temple = Азия, храм
    .acc = храм в провинции Азия
name-icon-cappadocia_wood = Каппадокия, караван (лес)
    .acc = караван (лес) в провинции Каппадокия
name-icon-cappadocia_market = Каппадокия, рынок
    .acc = рынок в провинции Каппадокия
name-icon-armenia_gold = Армения, караван (золото)
    .acc = караван (золото) в провинции Армения
name-icon-armenia_wine = Армения, караван (вино)
    .acc = караван (вино) в провинции Армения
name-icon-armenia_market = Армения, рынок
    .acc = рынок в провинции Армения
name-icon-syria_oil = Сирия, караван (масло)
    .acc = караван (масло) в провинции Сирия
name-icon-syria_market = Сирия, рынок
    .acc = рынок в провинции Сирия
name-icon-antioch = Антиохия (город)
    .acc = город Антиохию
name-icon-syria_temple = Сирия, храм
    .acc = храм в провинции Сирия
name-icon-assyria_sheep = Ассирия, караван (овцы)
    .acc = караван (овцы) в провинции Ассирия
name-icon-assyria_market = Ассирия, рынок
    .acc = рынок в провинции Ассирия
name-icon-babylonia_spices = Вавилония, караван (специи)
    .acc = караван (специи) в провинции Вавилония
name-icon-babylonia_grain = Вавилония, караван (зерно)
    .acc = караван (зерно) в провинции Вавилония
name-icon-babylonia_market = Вавилония, рынок
    .acc = рынок в провинции Вавилония
name-icon-babylon_city = Вавилон (столица)
    .acc = столицу Вавилон
name-icon-babylonia_temple = Вавилония, храм
    .acc = храм в провинции Вавилония
name-icon-arabia_spices = Аравия, караван (специи)
    .acc = караван (специи) в провинции Аравия
name-icon-arabia_gems = Аравия, караван (алмазы)
    .acc = караван (алмазы) в провинции Аравия
name-icon-arabia_market = Аравия, рынок
    .acc = рынок в провинции Аравия
name-icon-jerusalem = Иерусалим (легендарный город)
    .acc = легендарный город Иерусалим
name-icon-judea_temple = Иудея, храм
    .acc = храм в провинции Иудея
name-icon-aegyptus_papyrus = Египет, караван (папирус)
    .acc = караван (папирус) в провинции Египет
name-icon-aegyptus_sheep = Египет, караван (овцы)
    .acc = караван (овцы) в провинции Египет
name-icon-aegyptus_market = Египет, рынок
    .acc = рынок в провинции Египет
name-icon-alexandria = Александрия (столица)
    .acc = столицу Александрию
name-icon-memphis = Мемфис (город)
    .acc = город Мемфис
name-icon-aegyptus_temple = Египет, храм
    .acc = храм в провинции Египет
name-icon-aethiopia_grain = Эфиопия, караван (зерно)
    .acc = караван (зерно) в провинции Эфиопия
name-icon-aethiopia_gold = Эфиопия, караван (золото)
    .acc = караван (золото) в провинции Эфиопия
name-icon-aethiopia_market = Эфиопия, рынок
    .acc = рынок в провинции Эфиопия
name-icon-cyrenaica_papyrus = Киренаика, караван (папирус)
    .acc = караван (папирус) в провинции Киренаика
name-icon-cyrenaica_market = Киренаика, рынок
    .acc = рынок в провинции Киренаика
name-icon-cyrene = Кирена (город)
    .acc = город Кирену
name-icon-cyrenaica_temple = Киренаика, храм
    .acc = храм в провинции Киренаика
name-icon-garamantes_gems = Гараманты, караван (алмазы)
    .acc = караван (алмазы) в провинции Гараманты
name-icon-garamantes_market = Гараманты, рынок
    .acc = рынок в провинции Гараманты
name-icon-tripolitania_oil = Триполитания, караван (масло)
    .acc = караван (масло) в провинции Триполитания
name-icon-tripolitania_market = Триполитания, рынок
    .acc = рынок в провинции Триполитания
name-icon-leptis_magna = Лептис-Магна (город)
    .acc = город Лептис-Магну
name-icon-tripolitania_temple = Триполитания, храм
    .acc = храм в провинции Триполитания
name-icon-carthage_grain = Карфаген, караван (зерно)
    .acc = караван (зерно) в провинции Карфаген
name-icon-carthage_wine = Карфаген, караван (вино)
    .acc = караван (вино) в провинции Карфаген
name-icon-carthage_market = Карфаген, рынок
    .acc = рынок в провинции Карфаген
name-icon-carthage_city = Карфаген (столица)
    .acc = столицу Карфаген
name-icon-carthage_temple = Карфаген, храм
    .acc = храм в провинции Карфаген
name-icon-numidia_metal = Нумидия, караван (металл)
    .acc = караван (металл) в провинции Нумидия
name-icon-numidia_gladiators = Нумидия, караван (гладиаторы)
    .acc = караван (гладиаторы) в провинции Нумидия
name-icon-numidia_market = Нумидия, рынок
    .acc = рынок в провинции Нумидия

## Ресурсы, жетоны, империи

name-resource-ceramics = керамика
    .acc = керамику
name-resource-gems = алмазы
name-resource-papyrus = папирус
name-resource-metal = металл
name-resource-spices = специи
name-resource-marble = мрамор
name-resource-wood = лес
name-resource-gold = золото
name-resource-grain = зерно
name-resource-oil = масло
name-resource-sheep = овцы
    .acc = овец
name-resource-wine = вино
name-resource-gladiators = гладиаторы
    .acc = гладиаторов
name-resource-coin = монета
    .acc = монету
name-resource-legendary_ceramics = легендарная керамика
    .acc = легендарную керамику
name-resource-legendary_gems = легендарные алмазы
name-resource-legendary_papyrus = легендарный папирус
name-resource-legendary_metal = легендарный металл
name-resource-legendary_spices = легендарные специи
name-resource-legendary_marble = легендарный мрамор
name-resource-legendary_wood = легендарный лес
name-resource-legendary_gold = легендарное золото
name-resource-legendary_grain = легендарное зерно
name-resource-legendary_oil = легендарное масло
name-resource-legendary_sheep = легендарные овцы
    .acc = легендарных овец
name-resource-legendary_wine = легендарное вино
name-resource-legendary_gladiators = легендарные гладиаторы
    .acc = легендарных гладиаторов
name-tile-caesar = Цезарь
name-tile-pericles = Перикл
name-tile-hammurabi = Хаммурапи
name-tile-cleopatra = Клеопатра
name-tile-hannibal = Ганнибал
name-tile-castor_pollux = Кастор и Поллукс
name-tile-nebuchadnezzar = Навуходоносор
name-tile-circe = Цирцея
name-tile-penthesilea = Пентесилея
name-tile-gilgamesh = Гильгамеш
name-tile-perseus = Персей
name-tile-hamilcar = Гамилькар
name-tile-queen_of_sheba = Царица Савская
name-tile-hercules = Геркулес
name-tile-ramses_ii = Рамзес II
name-tile-antigone = Антигона
name-tile-spartacus = Спартак
name-tile-colossus = Колосс Родосский
name-tile-hanging_gardens = Висячие сады
name-tile-lighthouse = Александрийский маяк
name-tile-statue_of_zeus = Статуя Зевса
name-tile-temple_of_artemis = Храм Артемиды
name-tile-pyramids = Пирамиды
name-empire-rome = Рим
name-empire-greece = Греция
name-empire-babylon = Вавилон
name-empire-egypt = Египет
name-empire-carthage = Карфаген
name-call-0 = 0
name-call-1 = 1
name-call-2 = 2
name-call-3 = 3
name-call-4 = 4
name-call-5 = 5

## Посты легионов

name-post-free = легион вне зданий
name-post-fortress = крепость
name-post-marker = легион на маркере контроля
name-post-italia_marble = легион: Италия, караван (мрамор)
name-post-italia_wine = легион: Италия, караван (вино)
name-post-italia_market = легион: Италия, рынок
name-post-rome_city = легион: Рим (столица)
name-post-italia_temple = легион: Италия, храм
name-post-gallia_sheep = легион: Галлия, караван (овцы)
name-post-gallia_grain = легион: Галлия, караван (зерно)
name-post-gallia_market = легион: Галлия, рынок
name-post-dalmatia_gladiators = легион: Далмация, караван (гладиаторы)
name-post-dalmatia_market = легион: Далмация, рынок
name-post-salonae = легион: Салона (город)
name-post-dalmatia_temple = легион: Далмация, храм
name-post-germania_gladiators = легион: Германия, караван (гладиаторы)
name-post-germania_wood = легион: Германия, караван (лес)
name-post-germania_market = легион: Германия, рынок
name-post-dacia_gold = легион: Дакия, караван (золото)
name-post-dacia_sheep = легион: Дакия, караван (овцы)
name-post-dacia_market = легион: Дакия, рынок
name-post-macedonia_gladiators = легион: Македония, караван (гладиаторы)
name-post-macedonia_market = легион: Македония, рынок
name-post-athens_oil = легион: Афины, караван (масло)
name-post-athens_market = легион: Афины, рынок
name-post-athens_city = легион: Афины (столица)
name-post-sparta = легион: Спарта (город)
name-post-athens_temple = легион: Афины, храм
name-post-thracia_gladiators = легион: Фракия, караван (гладиаторы)
name-post-thracia_wine = легион: Фракия, караван (вино)
name-post-thracia_market = легион: Фракия, рынок
name-post-byzantium = легион: Византий (город)
name-post-thracia_temple = легион: Фракия, храм
name-post-creta_ceramics = легион: Крит, караван (керамика)
name-post-creta_market = легион: Крит, рынок
name-post-knossos = легион: Кносс (город)
name-post-creta_temple = легион: Крит, храм
name-post-rhodus_marble = легион: Родос, караван (мрамор)
name-post-rhodus_market = легион: Родос, рынок
name-post-cyprus_metal = легион: Кипр, караван (металл)
name-post-cyprus_market = легион: Кипр, рынок
name-post-sardinia_oil = легион: Сардиния, караван (масло)
name-post-sardinia_market = легион: Сардиния, рынок
name-post-syracuse = легион: Сиракузы (легендарный город)
name-post-sicilia_temple = легион: Сицилия, храм
name-post-troy = легион: Троя (легендарный город)
name-post-asia_temple = легион: Азия, храм
name-post-cappadocia_wood = легион: Каппадокия, караван (лес)
name-post-cappadocia_market = легион: Каппадокия, рынок
name-post-armenia_gold = легион: Армения, караван (золото)
name-post-armenia_wine = легион: Армения, караван (вино)
name-post-armenia_market = легион: Армения, рынок
name-post-syria_oil = легион: Сирия, караван (масло)
name-post-syria_market = легион: Сирия, рынок
name-post-antioch = легион: Антиохия (город)
name-post-syria_temple = легион: Сирия, храм
name-post-assyria_sheep = легион: Ассирия, караван (овцы)
name-post-assyria_market = легион: Ассирия, рынок
name-post-babylonia_spices = легион: Вавилония, караван (специи)
name-post-babylonia_grain = легион: Вавилония, караван (зерно)
name-post-babylonia_market = легион: Вавилония, рынок
name-post-babylon_city = легион: Вавилон (столица)
name-post-babylonia_temple = легион: Вавилония, храм
name-post-arabia_spices = легион: Аравия, караван (специи)
name-post-arabia_gems = легион: Аравия, караван (алмазы)
name-post-arabia_market = легион: Аравия, рынок
name-post-jerusalem = легион: Иерусалим (легендарный город)
name-post-judea_temple = легион: Иудея, храм
name-post-aegyptus_papyrus = легион: Египет, караван (папирус)
name-post-aegyptus_sheep = легион: Египет, караван (овцы)
name-post-aegyptus_market = легион: Египет, рынок
name-post-alexandria = легион: Александрия (столица)
name-post-memphis = легион: Мемфис (город)
name-post-aegyptus_temple = легион: Египет, храм
name-post-aethiopia_grain = легион: Эфиопия, караван (зерно)
name-post-aethiopia_gold = легион: Эфиопия, караван (золото)
name-post-aethiopia_market = легион: Эфиопия, рынок
name-post-cyrenaica_papyrus = легион: Киренаика, караван (папирус)
name-post-cyrenaica_market = легион: Киренаика, рынок
name-post-cyrene = легион: Кирена (город)
name-post-cyrenaica_temple = легион: Киренаика, храм
name-post-garamantes_gems = легион: Гараманты, караван (алмазы)
name-post-garamantes_market = легион: Гараманты, рынок
name-post-tripolitania_oil = легион: Триполитания, караван (масло)
name-post-tripolitania_market = легион: Триполитания, рынок
name-post-leptis_magna = легион: Лептис-Магна (город)
name-post-tripolitania_temple = легион: Триполитания, храм
name-post-carthage_grain = легион: Карфаген, караван (зерно)
name-post-carthage_wine = легион: Карфаген, караван (вино)
name-post-carthage_market = легион: Карфаген, рынок
name-post-carthage_city = легион: Карфаген (столица)
name-post-carthage_temple = легион: Карфаген, храм
name-post-numidia_metal = легион: Нумидия, караван (металл)
name-post-numidia_gladiators = легион: Нумидия, караван (гладиаторы)
name-post-numidia_market = легион: Нумидия, рынок

## Отметки и запас

mark-caravan_ceramics = караван (керамика)
mark-caravan_gems = караван (алмазы)
mark-caravan_papyrus = караван (папирус)
mark-caravan_metal = караван (металл)
mark-caravan_spices = караван (специи)
mark-caravan_marble = караван (мрамор)
mark-caravan_wood = караван (лес)
mark-caravan_gold = караван (золото)
mark-caravan_grain = караван (зерно)
mark-caravan_oil = караван (масло)
mark-caravan_sheep = караван (овцы)
mark-caravan_wine = караван (вино)
mark-caravan_gladiators = караван (гладиаторы)
supply-ceramics = Керамика
supply-gems = Алмазы
supply-papyrus = Папирус
supply-metal = Металл
supply-spices = Специи
supply-marble = Мрамор
supply-wood = Лес
supply-gold = Золото
supply-grain = Зерно
supply-oil = Масло
supply-sheep = Овцы
supply-wine = Вино
supply-gladiators = Гладиаторы
supply-coin = Монеты

## Действия и короткие ответы

name-verb-done = Готово
name-verb-claim = Поставить маркер контроля
name-verb-legion = Создать легион
name-verb-fortress = Построить крепость
name-verb-trireme = Построить трирему
name-verb-build = Построить
name-verb-recruit = Купить героя или чудо света
name-verb-pyramids = Построить Пирамиды
name-verb-claim_free = Поставить маркер контроля бесплатно (Хаммурапи)
name-verb-cheap_legion = Создать легион за один ресурс (Спартак)
name-verb-cheap_fortress = Построить крепость за один ресурс (Гильгамеш)
name-verb-cheap_trireme = Построить трирему за один ресурс (Маяк)
name-verb-muster = Создать легионы бесплатно (Пентесилея)
name-verb-take = Взять
name-verb-decline = Отказаться
name-verb-convert = Преобразовать маркер контроля
name-verb-sail = Плыть
name-verb-fight = Сразиться
name-verb-march = Идти
name-verb-pillage = Разграбить
name-verb-occupy = Оккупировать здания
name-verb-seize = Оккупировать маркер контроля
name-verb-seize_at_once = Преобразовать сразу (Царица Савская)
name-verb-leave = Оставить как есть
name-verb-place = Поставить легион
name-verb-declare = Объявить мир
name-answer-no = Нет
name-answer-yes = Да
name-yield-coin = монета
    .acc = монету
name-yield-legendary_good = легендарный товар
name-way-coins = Только монеты
name-way-goods = Разные товары
name-way-goods_and_coin = Товары и одна монета (Клеопатра)
name-way-coins_and_good = Монеты и один товар (Клеопатра)
name-way-goods_one_twice = Товары, один из них дважды (Ганнибал)
name-way-one_resource = Один ресурс

## Войска, шкалы

name-unit-legion = легион
name-unit-trireme = трирема
name-unit-fortress = крепость
name-track-trade = торговля
name-track-culture = культура
name-track-military = армия
track-trade = Торговля
track-culture = Культура
track-military = Армия
track-tiles = Герои и чудеса света

## Фигуры, отметки, сведения

piece-legion = легион
piece-trireme = трирема
piece-fortress = крепость
piece-caravan = караван
piece-market = рынок
piece-city = город
piece-capital = столица
piece-legendary_city = легендарный город
piece-temple = храм
piece-control_marker = маркер контроля
piece-exchange_marker = маркер обмена
piece-token = фишка
piece-title = титул
piece-tile = герой или чудо света
mark-occupied = оккупированные здания
mark-siege = легион на маркере контроля
mark-at_war = идёт война
fact-name = Империя
fact-trade = Торговля
fact-culture = Культура
fact-military = Армия
fact-prizes = Столицы и легендарные города
fact-tiles = Герои и чудеса света
fact-resources = Ресурсы
fact-offer_size = Предложено ресурсов
fact-offer = Предложение
fact-goods = Ресурсы
fact-legions = Легионы в запасе
fact-triremes = Триремы в запасе
fact-fortresses = Крепости в запасе
fact-markers = Маркеры контроля в запасе
supply-legendary_pile = Стопка легендарных товаров
supply-legendary_discard = Сброс легендарных товаров
supply-face_down_tiles = Закрытые жетоны

## Фазы и исходы

phase-game = Игра
phase-round = Раунд
phase-collect = Сбор ресурсов
phase-trade = Торговля
phase-build = Строительство
phase-build_turn = Строительство
phase-payment = Оплата
phase-copy = Кастор и Поллукс
phase-war = Движение и битвы
phase-war_turn = Движение и битвы
phase-leaving = Движение
phase-battle = Битва
phase-spoils = Добыча
phase-leadership = Лидерство
ending-prestige = Престиж: построены Пирамиды
ending-glory = Слава: пять героев и чудес света
ending-conquest = Завоевание: четыре столицы и/или легендарных города
ending-leadership = Лидерство: все три титула
ending-round_limit = Ничья: достигнут предел раундов

## Настройки

option-hero_display = Герои и чудеса на виду
option-hero_display-help = Пять открытых жетонов — для первых партий; опытные игроки видят все семнадцать.
value-hero_display-five_open = пять открытых
value-hero_display-all_open = все открыты
option-empire_assignment = Империи
option-empire_assignment-help = Раздаются случайно или выбираются по порядку мест.
value-empire_assignment-random = случайно
value-empire_assignment-choose = по выбору
option-reduced_board = Поле для 3 и 4 игроков
option-reduced_board-help = Какую часть карты закрывают дополнительные планшеты: отсутствующие империи с соседями или только их стартовые провинции.
value-reduced_board-compact = компактное
value-reduced_board-literal = закрыты только стартовые провинции
option-short_offer = Не хватает ресурсов для предложения
option-short_offer-help = У кого ресурсов меньше названного числа, тот предлагает всё, что есть, или пропускает эту торговлю.
value-short_offer-offer_all = предлагает всё, что есть
value-short_offer-sit_out = не участвует
option-resource_visibility = Ресурсы
option-resource_visibility-help = За ширмами или открыто, кроме легендарных товаров, которых ещё никто не видел.
value-resource_visibility-screened = за ширмами
value-resource_visibility-open = открыто
option-round_limit = Предел раундов
option-round_limit-help = Для моделирования: после этого раунда игра заканчивается вничью. По правилам предела нет.
value-round_limit-none = нет

## Вопросы

ask-deal_empires = Раздаются империи.
ask-choose_empire = Какой империей вы будете править?
ask-turn_up_tile = Открывается герой или чудо света.
ask-temple_choice = { $cities }: храм даёт ещё одно — монету или легендарный товар?
ask-draw_legendary = { $player } берёт легендарный товар.
ask-colossus = Колосс: какой товар взять из резерва?
ask-trade_marker = Сколько ресурсов предлагает каждый? У вас их { $resources }.
ask-antigone = Антигона: каждый предлагает { $called }. Сколько ресурсов предложите вы?
ask-offer = { $number ->
    [one] Какой ресурс вы предлагаете?
    [few] Какие { $number } ресурса вы предлагаете?
   *[other] Какие { $number } ресурсов вы предлагаете?
}
ask-take = У кого и что вы берёте? На столе осталось: { $left }.
ask-compensate = Вы взяли на один ресурс больше, чем отдали. Какой ресурс получит { $receiver }?
ask-build_pick = Кто строит следующим?
ask-build_perseus = Персей: начинает { $player }. Хотите строить раньше?
ask-build = Что вы строите? Монет: { $coins }, разных товаров: { $goods }.
ask-pay = { $things }: цена { $price }. Чем вы платите?
ask-build_castor = Чью способность копируют Кастор и Поллукс?
ask-keep = Что вы оставляете до следующего раунда? Монет: не больше { $coins }{ $goods ->
    [0] {""}
   *[other] ; разных товаров: не больше { $goods }
}.
ask-war_zeus = Статуя Зевса: с кем заключить мир?
ask-war_pick = Кто ходит следующим?
ask-war_convert = Какой маркер контроля преобразовать? Ваши легионы стоят здесь: { $provinces }.
ask-war_sail = Куда плывут ваши триремы? Ещё могут двигаться: { $number }.
ask-war_sea_battle = Будете сражаться на море? { $seas }: ваших трирем { $own }, вражеских { $theirs }.
ask-war_march = Куда идут ваши легионы? Ещё могут двигаться: { $number }.
ask-war_leave_post = { $origin } → { $target }: какой легион уходит из занятой ячейки?
ask-war_land_battle = Где и с кем вы сражаетесь? { $provinces }: ваших отрядов { $own }, вражеских { $theirs }.
ask-battle_roll = { $place }: бросаются кубики. Сколько их: { $player } — { $own }, { $opponent } — { $theirs }.
ask-battle_losses = { $place }: какие отряды вы теряете? Противник — { $opponent }, потери — { $number } из { $units }.
ask-war_conquest = Завоевание завершено ({ $provinces }). Что вы там делаете?
ask-war_spoils = Добыча: монета или легендарный товар?
ask-war_draw_spoils = { $player } берёт как добычу легендарный товар.
ask-war_circe = Цирцея: на какую пустую ячейку каравана поставить легион?
ask-lead_tie_trade = На треке торговли ничья ({ $level }): { $players }. Кто станет Торговым лидером?
ask-lead_tie_culture = На треке культуры ничья ({ $level }): { $players }. Кто станет Культурным лидером?
ask-lead_tie_military = На треке армии ничья ({ $level }): { $players }. Кто станет Военным лидером?

## События

event-empire = { $player } правит империей { $empire }.
event-tile_turned = Открывается жетон «{ $tile }».
event-new_round = Начинается раунд { $round }.
event-temple_choice = { $city }: храм приносит { $yield_acc }, получает { $seat }.
event-collected = { $seat } собирает { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[many] { $number } ресурсов
}.
event-collected_what = Вы получаете { $resources_acc }.
event-legendary_drawn = { $seat } берёт легендарный товар.
event-legendary_seen = Вы берёте { $resource_acc }.
event-reshuffled = Сброс легендарных товаров перемешан в новую стопку.
event-colossus_good = { $seat } получает от Колосса { $resource_acc }.
event-number_called = { $seat } называет число { $number }.
event-own_number = { $seat } благодаря Антигоне предлагает { $number }.
event-offer_sealed = { $seat } кладёт предложение лицом вниз.
event-offer_shown = { $seat } { $resources_n ->
    [0] ничего не предлагает
   *[other] предлагает { $resources_acc }
}.
event-taken = { $seat } берёт { $resource_acc }; отдаёт { $victim }.
event-trade_over = Торговля окончена.
event-made_even = { $seat } отдаёт один ресурс в возмещение; получает его { $receiver }.
event-made_even_with = { $seat } отдаёт { $resource_acc } в возмещение; получает { $receiver }.
event-may_build = Теперь строит { $player }.
event-perseus_first = { $seat } строит раньше всех благодаря Персею.
event-paid = { $seat } платит: { $resources }.
event-claimed = { $seat } ставит маркер контроля в провинции { $province }.
event-unit_raised = { $seat } { $unit_id ->
    [legion] создаёт легион
    [trireme] строит трирему
   *[fortress] строит крепость
} в провинции { $province }.
event-trireme_built = { $seat } строит трирему ({ $sea }).
event-mustered = { $province }: { $seat } создаёт бесплатно { $number ->
    [one] { $number } легион
    [few] { $number } легиона
   *[many] { $number } легионов
}.
event-built = { $seat } строит { $icon_acc }.
event-recruited = { $seat } получает жетон «{ $tile }».
event-copied = { $seat } копирует способность героя «{ $tile }» (Кастор и Поллукс).
event-kept = { $seat } { $resources_n ->
    [0] ничего не оставляет
   *[other] оставляет { $resources_acc }
}.
event-peace = Объявлен мир: { $seat } и { $opponent } в этом раунде не нападают друг на друга.
event-may_move = Теперь ходит { $player }.
event-converted = { $seat } преобразует маркер контроля в провинции { $province }.
event-freed = { $province }: { $seat } снимает маркер контроля, провинция теперь ничья.
event-sailed = { $seat } ведёт трирему: { $origin } → { $target }.
event-marched = { $seat } ведёт легион: { $origin } → { $target }.
event-land_battle = Начинается битва ({ $province }): { $seat } нападает, { $opponent } защищается.
event-sea_battle = Начинается морская битва ({ $sea }): { $seat } нападает, { $opponent } защищается.
event-rolled = { $seat } бросает { $roll }: { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}{ $cancelled ->
    [0] {""}
   *[other] , { $hits ->
        [0] одно
       *[other] ещё одно
    } отменила крепость
}.
event-lost = { $seat } несёт потери в провинции { $province }: { $units }.
event-given_up = { $province }: { $seat } отдаёт легион (Царица Савская).
event-sent_home = { $seat } возвращает { $number ->
    [one] { $number } легион
    [few] { $number } легиона
   *[many] { $number } легионов
}: { $origin } → { $target }.
event-sunk = { $sea }: { $seat } теряет { $number ->
    [one] { $number } трирему
    [few] { $number } триремы
   *[many] { $number } трирем
}.
event-pillaged = { $seat } грабит { $icon_acc }.
event-spoils = { $seat } получает добычу: { $resource }{ $number ->
    [1] {""}
   *[other] {" "}×{ $number }
}.
event-occupied = { $seat } оккупирует { $icons_acc }.
event-seized = { $province }: { $seat } ставит легион на маркер контроля.
event-placed = { $seat } ставит легион на пустую ячейку: { $icon }.
event-leader = { $seat } становится { $track_id ->
    [trade] Торговым лидером
    [culture] Культурным лидером
   *[military] Военным лидером
}.
event-won = { $seat } побеждает!

# How everybody stands, column by column.
standing-victory = Победа
standing-tiles = Герои и чудеса
standing-prizes = Столицы и легендарные города
standing-titles = Титулы

## Что прибавляется к броску

modifier-caesar = Цезарь
modifier-pericles = Перикл
modifier-fortress = крепость
modifier-nebuchadnezzar = Навуходоносор

## Что есть что

unit-coin = { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
stock-resources = { $n ->
    [one] ресурс
    [few] ресурса
   *[many] ресурсов
}
-legendary-good = Единственный жетон такого рода; его берут наугад за легендарный город. Он того же вида, что и обычный товар, поэтому в один набор вместе они не входят.
card-tile-caesar = В ваш ход каждый кубик ваших легионов в сухопутной битве даёт на 1 больше.
card-tile-pericles = В чужой ход каждый кубик ваших легионов в сухопутной битве даёт на 2 больше.
card-tile-hammurabi = Раз за раунд: бесплатный маркер контроля в провинции без контроля и без вражеских отрядов, граничащей по суше с той, которую вы контролируете с начала раунда.
card-tile-cleopatra = В каждом наборе товаров, которым вы платите, одна монета может заменить товар, а в каждом наборе монет один товар — монету.
card-tile-hannibal = В каждом наборе товаров, которым вы платите, один товар может встретиться дважды.
card-tile-castor_pollux = При покупке выберите героя другого игрока, не стартового и не Персея: его способность, но не бонусы, Кастор и Поллукс копируют до конца игры.
card-tile-nebuchadnezzar = +5 к вашей сумме в сухопутной битве в вашей провинции, где у вас есть отряд, в чей бы ход она ни шла.
card-tile-circe = Торговля +1, армия +1. В фазе 4 вы можете ставить легионы на пустые ячейки караванов; при следующем сборе ресурсов каждый работает как караван.
card-tile-penthesilea = Культура +2, армия +2. Раз за раунд: по бесплатному легиону в столичной провинции за каждую вашу провинцию, где есть вражеский легион; можно и меньше.
card-tile-gilgamesh = Раз за раунд: крепость за одну монету или один мрамор.
card-tile-perseus = Торговля +1, культура +2, армия +1. Вы можете строить раньше того, кого назвали первым, а пятый герой или чудо сразу приносит победу. Копировать его нельзя.
card-tile-hamilcar = +1 на всех трёх треках. Разграбление приносит две монеты за город, два товара за караван, монету и легендарный товар за легендарный город.
card-tile-queen_of_sheba = Культура +1, армия +1. Раз за раунд, оккупировав вражеский маркер контроля, вы можете отдать там легион и преобразовать его сразу.
card-tile-hercules = +2 на всех трёх треках. Способности нет.
card-tile-ramses_ii = Дополнительный кубик в каждой сухопутной битве, где у вас есть отряд.
card-tile-antigone = Торговля +2, культура +2. Когда число названо, вы можете предложить вместо него любое от 0 до 5.
card-tile-spartacus = Раз за раунд: легион за одну монету или один жетон гладиаторов.
card-tile-colossus = Когда все собрали ресурсы, вы берёте из резерва один товар по выбору.
card-tile-hanging_gardens = Торговля +2. После строительства можно оставить два разных товара помимо двух монет.
card-tile-lighthouse = Раз за раунд: трирема за одну монету или один лес.
card-tile-statue_of_zeus = В начале фазы 4 вы можете объявить мир с одним противником, но не с одним и тем же два раунда подряд. Его легионы уходят из ваших провинций в его столичную; в этом раунде вы не нападаете друг на друга и не входите в провинции друг друга.
card-tile-temple_of_artemis = Ещё одна монета при каждом сборе ресурсов.
card-tile-pyramids = Кто построит Пирамиды, сразу побеждает. В число пяти героев и чудес они не входят.
card-resource-ceramics = Один из тринадцати товаров, всего жетонов: 3. Товарами платят наборами, в которых все они разные.
card-resource-gems = Один из тринадцати товаров, всего жетонов: 5. Товарами платят наборами, в которых все они разные.
card-resource-papyrus = Один из тринадцати товаров, всего жетонов: 5. Товарами платят наборами, в которых все они разные.
card-resource-metal = Один из тринадцати товаров, всего жетонов: 5. Товарами платят наборами, в которых все они разные.
card-resource-spices = Один из тринадцати товаров, всего жетонов: 5. Товарами платят наборами, в которых все они разные.
card-resource-marble = Один из тринадцати товаров, всего жетонов: 5. Товарами платят наборами, в которых все они разные. С Гильгамешем за один мрамор строят крепость.
card-resource-wood = Один из тринадцати товаров, всего жетонов: 5. Товарами платят наборами, в которых все они разные. С Маяком за один лес строят трирему.
card-resource-gold = Один из тринадцати товаров, всего жетонов: 7. Товарами платят наборами, в которых все они разные.
card-resource-grain = Один из тринадцати товаров, всего жетонов: 9. Товарами платят наборами, в которых все они разные.
card-resource-oil = Один из тринадцати товаров, всего жетонов: 9. Товарами платят наборами, в которых все они разные.
card-resource-sheep = Один из тринадцати товаров, всего жетонов: 9. Товарами платят наборами, в которых все они разные.
card-resource-wine = Один из тринадцати товаров, всего жетонов: 9. Товарами платят наборами, в которых все они разные.
card-resource-gladiators = Один из тринадцати товаров, всего жетонов: 11. Товарами платят наборами, в которых все они разные. Со Спартаком за один такой жетон создают легион.
card-resource-coin = Монеты приносят города, всего их 44. Цену платят только монетами или только разными товарами; две монеты можно оставить до следующего раунда.
card-resource-legendary_ceramics = { -legendary-good }
card-resource-legendary_gems = { -legendary-good }
card-resource-legendary_papyrus = { -legendary-good }
card-resource-legendary_metal = { -legendary-good }
card-resource-legendary_spices = { -legendary-good }
card-resource-legendary_marble = { -legendary-good }
card-resource-legendary_wood = { -legendary-good }
card-resource-legendary_gold = { -legendary-good }
card-resource-legendary_grain = { -legendary-good }
card-resource-legendary_oil = { -legendary-good }
card-resource-legendary_sheep = { -legendary-good }
card-resource-legendary_wine = { -legendary-good }
card-resource-legendary_gladiators = { -legendary-good }
card-empire-rome = Италия, Галлия и Далмация; правит Цезарь, с начала игры — Военный лидер. Вначале торговля 7, культура 1, армия 3.
card-empire-greece = Афины, Фракия и Дакия; правит Перикл, при трёх игроках с начала игры — Культурный лидер. Вначале торговля 4, культура 4, армия 3.
card-empire-babylon = Вавилония, Ассирия и Сирия; правит Хаммурапи. Участвует только при пяти игроках. Вначале торговля 5, культура 3, армия 2.
card-empire-egypt = Египет, Эфиопия и Киренаика; правит Клеопатра, с начала игры — Культурный лидер. Участвует при четырёх и пяти игроках. Вначале торговля 4, культура 4, армия 2.
card-empire-carthage = Карфаген, Триполитания и Нумидия; правит Ганнибал, с начала игры — Торговый лидер. Вначале торговля 7, культура 1, армия 2.
card-track-trade = Считает ваши караваны, рынки и бонусы. Кто выше всех, тот Торговый лидер: называет, сколько ресурсов предлагает каждый, и берёт первым.
card-track-culture = Считает ваши города всех видов, храмы и бонусы. Кто выше всех, тот Культурный лидер и называет, кто строит следующим.
card-track-military = Считает ваши легионы, триремы и крепости на карте и бонусы. Кто выше всех, тот Военный лидер и называет, кто ходит следующим.
card-piece-legion = Идёт в соседнюю провинцию или в любую, с которой соединяют ваши триремы. Бросает кубик на суше, может грабить и оккупировать; у вас их 8.
card-piece-trireme = Плывёт в соседнее море. Бросает кубик в морских битвах и соединяет ваши провинции с берегами, до которых достаёт флот; у вас их 5.
card-piece-fortress = В сухопутных битвах в своей провинции прибавляет 5 к вашей сумме и отменяет одно попадание. Кубик не бросает и не движется; одна на провинцию, у вас их 5.
card-piece-caravan = Каждый раунд приносит один товар своего вида, а если вы контролируете и рынок провинции — два.
card-piece-market = Удваивает товары караванов, которые вы контролируете в его провинции. Сам по себе ничего не приносит.
card-piece-city = Каждый раунд приносит одну монету, а если вы контролируете и храм провинции — две.
card-piece-capital = Приносит монеты, как город. Её провинцию нельзя преобразовать, а владелец всегда может там строить; для победы нужно четыре столицы и легендарных города вместе.
card-piece-legendary_city = Каждый раунд приносит монету и случайный легендарный товар, а с храмом провинции — ещё одно из двух. Для победы нужно четыре столицы и легендарных города вместе.
card-piece-temple = Каждый город, который вы контролируете в его провинции, приносит ещё одну монету, легендарный — монету или легендарный товар. Сам по себе ничего не приносит.
card-piece-control_marker = Провинция ваша: её здания, если они не оккупированы, приносят ресурсы вам, и строить там можете только вы. Маркеров у вас 7.
card-piece-exchange_marker = Торговый лидер играет по одному за раунд: 5/0, 2/1 или 4/3. Сторона показывает, сколько ресурсов предлагает каждый; снова сыграть его можно, когда сыграны все три.
card-piece-token = Показывает ваше место на треке. Выше 15 переворачивается стороной + и считает снова с 1.
card-piece-title = Достаётся тому, кто выше всех на треке; при ничьей решает прежний владелец титула. У кого все три, тот побеждает.
card-piece-tile = Открытый герой или чудо стоит 7, если это ваш второй жетон, затем 8, 9 и 10 за пятый. Пять жетонов — победа, когда все построили.
card-unit-legion = { card-piece-legion }
card-unit-trireme = { card-piece-trireme }
card-unit-fortress = { card-piece-fortress }
card-icon-italia_marble = { card-piece-caravan }
card-icon-italia_wine = { card-piece-caravan }
card-icon-italia_market = { card-piece-market }
card-icon-rome_city = { card-piece-capital }
card-icon-italia_temple = { card-piece-temple }
card-icon-gallia_sheep = { card-piece-caravan }
card-icon-gallia_grain = { card-piece-caravan }
card-icon-gallia_market = { card-piece-market }
card-icon-dalmatia_gladiators = { card-piece-caravan }
card-icon-dalmatia_market = { card-piece-market }
card-icon-salonae = { card-piece-city }
card-icon-dalmatia_temple = { card-piece-temple }
card-icon-germania_gladiators = { card-piece-caravan }
card-icon-germania_wood = { card-piece-caravan }
card-icon-germania_market = { card-piece-market }
card-icon-dacia_gold = { card-piece-caravan }
card-icon-dacia_sheep = { card-piece-caravan }
card-icon-dacia_market = { card-piece-market }
card-icon-macedonia_gladiators = { card-piece-caravan }
card-icon-macedonia_market = { card-piece-market }
card-icon-athens_oil = { card-piece-caravan }
card-icon-athens_market = { card-piece-market }
card-icon-athens_city = { card-piece-capital }
card-icon-sparta = { card-piece-city }
card-icon-athens_temple = { card-piece-temple }
card-icon-thracia_gladiators = { card-piece-caravan }
card-icon-thracia_wine = { card-piece-caravan }
card-icon-thracia_market = { card-piece-market }
card-icon-byzantium = { card-piece-city }
card-icon-thracia_temple = { card-piece-temple }
card-icon-creta_ceramics = { card-piece-caravan }
card-icon-creta_market = { card-piece-market }
card-icon-knossos = { card-piece-city }
card-icon-creta_temple = { card-piece-temple }
card-icon-rhodus_marble = { card-piece-caravan }
card-icon-rhodus_market = { card-piece-market }
card-icon-cyprus_metal = { card-piece-caravan }
card-icon-cyprus_market = { card-piece-market }
card-icon-sardinia_oil = { card-piece-caravan }
card-icon-sardinia_market = { card-piece-market }
card-icon-syracuse = { card-piece-legendary_city }
card-icon-sicilia_temple = { card-piece-temple }
card-icon-troy = { card-piece-legendary_city }
card-icon-asia_temple = { card-piece-temple }
card-icon-cappadocia_wood = { card-piece-caravan }
card-icon-cappadocia_market = { card-piece-market }
card-icon-armenia_gold = { card-piece-caravan }
card-icon-armenia_wine = { card-piece-caravan }
card-icon-armenia_market = { card-piece-market }
card-icon-syria_oil = { card-piece-caravan }
card-icon-syria_market = { card-piece-market }
card-icon-antioch = { card-piece-city }
card-icon-syria_temple = { card-piece-temple }
card-icon-assyria_sheep = { card-piece-caravan }
card-icon-assyria_market = { card-piece-market }
card-icon-babylonia_spices = { card-piece-caravan }
card-icon-babylonia_grain = { card-piece-caravan }
card-icon-babylonia_market = { card-piece-market }
card-icon-babylon_city = { card-piece-capital }
card-icon-babylonia_temple = { card-piece-temple }
card-icon-arabia_spices = { card-piece-caravan }
card-icon-arabia_gems = { card-piece-caravan }
card-icon-arabia_market = { card-piece-market }
card-icon-jerusalem = { card-piece-legendary_city }
card-icon-judea_temple = { card-piece-temple }
card-icon-aegyptus_papyrus = { card-piece-caravan }
card-icon-aegyptus_sheep = { card-piece-caravan }
card-icon-aegyptus_market = { card-piece-market }
card-icon-alexandria = { card-piece-capital }
card-icon-memphis = { card-piece-city }
card-icon-aegyptus_temple = { card-piece-temple }
card-icon-aethiopia_grain = { card-piece-caravan }
card-icon-aethiopia_gold = { card-piece-caravan }
card-icon-aethiopia_market = { card-piece-market }
card-icon-cyrenaica_papyrus = { card-piece-caravan }
card-icon-cyrenaica_market = { card-piece-market }
card-icon-cyrene = { card-piece-city }
card-icon-cyrenaica_temple = { card-piece-temple }
card-icon-garamantes_gems = { card-piece-caravan }
card-icon-garamantes_market = { card-piece-market }
card-icon-tripolitania_oil = { card-piece-caravan }
card-icon-tripolitania_market = { card-piece-market }
card-icon-leptis_magna = { card-piece-city }
card-icon-tripolitania_temple = { card-piece-temple }
card-icon-carthage_grain = { card-piece-caravan }
card-icon-carthage_wine = { card-piece-caravan }
card-icon-carthage_market = { card-piece-market }
card-icon-carthage_city = { card-piece-capital }
card-icon-carthage_temple = { card-piece-temple }
card-icon-numidia_metal = { card-piece-caravan }
card-icon-numidia_gladiators = { card-piece-caravan }
card-icon-numidia_market = { card-piece-market }
