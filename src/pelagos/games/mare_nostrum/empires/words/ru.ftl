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

name-icon-italia_marble = Италия: караван (мрамор)
name-icon-italia_wine = Италия: караван (вино)
name-icon-italia_market = Италия: рынок
name-icon-rome_city = Рим (столица)
name-icon-italia_temple = Италия: храм
name-icon-gallia_sheep = Галлия: караван (овцы)
name-icon-gallia_grain = Галлия: караван (зерно)
name-icon-gallia_market = Галлия: рынок
name-icon-dalmatia_gladiators = Далмация: караван (гладиаторы)
name-icon-dalmatia_market = Далмация: рынок
name-icon-salonae = Салона (город)
name-icon-dalmatia_temple = Далмация: храм
name-icon-germania_gladiators = Германия: караван (гладиаторы)
name-icon-germania_wood = Германия: караван (лес)
name-icon-germania_market = Германия: рынок
name-icon-dacia_gold = Дакия: караван (золото)
name-icon-dacia_sheep = Дакия: караван (овцы)
name-icon-dacia_market = Дакия: рынок
name-icon-macedonia_gladiators = Македония: караван (гладиаторы)
name-icon-macedonia_market = Македония: рынок
name-icon-athens_oil = Афины: караван (масло)
name-icon-athens_market = Афины: рынок
name-icon-athens_city = Афины (столица)
name-icon-sparta = Спарта (город)
name-icon-athens_temple = Афины: храм
name-icon-thracia_gladiators = Фракия: караван (гладиаторы)
name-icon-thracia_wine = Фракия: караван (вино)
name-icon-thracia_market = Фракия: рынок
name-icon-byzantium = Византий (город)
name-icon-thracia_temple = Фракия: храм
name-icon-creta_ceramics = Крит: караван (керамика)
name-icon-creta_market = Крит: рынок
name-icon-knossos = Кносс (город)
name-icon-creta_temple = Крит: храм
name-icon-rhodus_marble = Родос: караван (мрамор)
name-icon-rhodus_market = Родос: рынок
name-icon-cyprus_metal = Кипр: караван (металл)
name-icon-cyprus_market = Кипр: рынок
name-icon-sardinia_oil = Сардиния: караван (масло)
name-icon-sardinia_market = Сардиния: рынок
name-icon-syracuse = Сиракузы (легендарный город)
name-icon-sicilia_temple = Сицилия: храм
name-icon-troy = Троя (легендарный город)
name-icon-asia_temple = Азия: храм
name-icon-cappadocia_wood = Каппадокия: караван (лес)
name-icon-cappadocia_market = Каппадокия: рынок
name-icon-armenia_gold = Армения: караван (золото)
name-icon-armenia_wine = Армения: караван (вино)
name-icon-armenia_market = Армения: рынок
name-icon-syria_oil = Сирия: караван (масло)
name-icon-syria_market = Сирия: рынок
name-icon-antioch = Антиохия (город)
name-icon-syria_temple = Сирия: храм
name-icon-assyria_sheep = Ассирия: караван (овцы)
name-icon-assyria_market = Ассирия: рынок
name-icon-babylonia_spices = Вавилония: караван (специи)
name-icon-babylonia_grain = Вавилония: караван (зерно)
name-icon-babylonia_market = Вавилония: рынок
name-icon-babylon_city = Вавилон (столица)
name-icon-babylonia_temple = Вавилония: храм
name-icon-arabia_spices = Аравия: караван (специи)
name-icon-arabia_gems = Аравия: караван (алмазы)
name-icon-arabia_market = Аравия: рынок
name-icon-jerusalem = Иерусалим (легендарный город)
name-icon-judea_temple = Иудея: храм
name-icon-aegyptus_papyrus = Египет: караван (папирус)
name-icon-aegyptus_sheep = Египет: караван (овцы)
name-icon-aegyptus_market = Египет: рынок
name-icon-alexandria = Александрия (столица)
name-icon-memphis = Мемфис (город)
name-icon-aegyptus_temple = Египет: храм
name-icon-aethiopia_grain = Эфиопия: караван (зерно)
name-icon-aethiopia_gold = Эфиопия: караван (золото)
name-icon-aethiopia_market = Эфиопия: рынок
name-icon-cyrenaica_papyrus = Киренаика: караван (папирус)
name-icon-cyrenaica_market = Киренаика: рынок
name-icon-cyrene = Кирена (город)
name-icon-cyrenaica_temple = Киренаика: храм
name-icon-garamantes_gems = Гараманты: караван (алмазы)
name-icon-garamantes_market = Гараманты: рынок
name-icon-tripolitania_oil = Триполитания: караван (масло)
name-icon-tripolitania_market = Триполитания: рынок
name-icon-leptis_magna = Лептис-Магна (город)
name-icon-tripolitania_temple = Триполитания: храм
name-icon-carthage_grain = Карфаген: караван (зерно)
name-icon-carthage_wine = Карфаген: караван (вино)
name-icon-carthage_market = Карфаген: рынок
name-icon-carthage_city = Карфаген (столица)
name-icon-carthage_temple = Карфаген: храм
name-icon-numidia_metal = Нумидия: караван (металл)
name-icon-numidia_gladiators = Нумидия: караван (гладиаторы)
name-icon-numidia_market = Нумидия: рынок

## Ресурсы, жетоны, империи

name-resource-ceramics = керамика
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
name-resource-wine = вино
name-resource-gladiators = гладиаторы
name-resource-coin = монета
name-resource-legendary_ceramics = легендарная керамика
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
name-resource-legendary_wine = легендарное вино
name-resource-legendary_gladiators = легендарные гладиаторы
name-tile-caesar = Цезарь
name-tile-pericles = Перикл
name-tile-hammurabi = Хаммураби
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
name-tile-hanging_gardens = Висячие Сады
name-tile-lighthouse = Маяк Фарос
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

name-post-free = легион без поста
name-post-fortress = крепость
name-post-marker = легион на маркере контроля
name-post-italia_marble = легион на месте «Италия: караван (мрамор)»
name-post-italia_wine = легион на месте «Италия: караван (вино)»
name-post-italia_market = легион на месте «Италия: рынок»
name-post-rome_city = легион на месте «Рим (столица)»
name-post-italia_temple = легион на месте «Италия: храм»
name-post-gallia_sheep = легион на месте «Галлия: караван (овцы)»
name-post-gallia_grain = легион на месте «Галлия: караван (зерно)»
name-post-gallia_market = легион на месте «Галлия: рынок»
name-post-dalmatia_gladiators = легион на месте «Далмация: караван (гладиаторы)»
name-post-dalmatia_market = легион на месте «Далмация: рынок»
name-post-salonae = легион на месте «Салона (город)»
name-post-dalmatia_temple = легион на месте «Далмация: храм»
name-post-germania_gladiators = легион на месте «Германия: караван (гладиаторы)»
name-post-germania_wood = легион на месте «Германия: караван (лес)»
name-post-germania_market = легион на месте «Германия: рынок»
name-post-dacia_gold = легион на месте «Дакия: караван (золото)»
name-post-dacia_sheep = легион на месте «Дакия: караван (овцы)»
name-post-dacia_market = легион на месте «Дакия: рынок»
name-post-macedonia_gladiators = легион на месте «Македония: караван (гладиаторы)»
name-post-macedonia_market = легион на месте «Македония: рынок»
name-post-athens_oil = легион на месте «Афины: караван (масло)»
name-post-athens_market = легион на месте «Афины: рынок»
name-post-athens_city = легион на месте «Афины (столица)»
name-post-sparta = легион на месте «Спарта (город)»
name-post-athens_temple = легион на месте «Афины: храм»
name-post-thracia_gladiators = легион на месте «Фракия: караван (гладиаторы)»
name-post-thracia_wine = легион на месте «Фракия: караван (вино)»
name-post-thracia_market = легион на месте «Фракия: рынок»
name-post-byzantium = легион на месте «Византий (город)»
name-post-thracia_temple = легион на месте «Фракия: храм»
name-post-creta_ceramics = легион на месте «Крит: караван (керамика)»
name-post-creta_market = легион на месте «Крит: рынок»
name-post-knossos = легион на месте «Кносс (город)»
name-post-creta_temple = легион на месте «Крит: храм»
name-post-rhodus_marble = легион на месте «Родос: караван (мрамор)»
name-post-rhodus_market = легион на месте «Родос: рынок»
name-post-cyprus_metal = легион на месте «Кипр: караван (металл)»
name-post-cyprus_market = легион на месте «Кипр: рынок»
name-post-sardinia_oil = легион на месте «Сардиния: караван (масло)»
name-post-sardinia_market = легион на месте «Сардиния: рынок»
name-post-syracuse = легион на месте «Сиракузы (легендарный город)»
name-post-sicilia_temple = легион на месте «Сицилия: храм»
name-post-troy = легион на месте «Троя (легендарный город)»
name-post-asia_temple = легион на месте «Азия: храм»
name-post-cappadocia_wood = легион на месте «Каппадокия: караван (лес)»
name-post-cappadocia_market = легион на месте «Каппадокия: рынок»
name-post-armenia_gold = легион на месте «Армения: караван (золото)»
name-post-armenia_wine = легион на месте «Армения: караван (вино)»
name-post-armenia_market = легион на месте «Армения: рынок»
name-post-syria_oil = легион на месте «Сирия: караван (масло)»
name-post-syria_market = легион на месте «Сирия: рынок»
name-post-antioch = легион на месте «Антиохия (город)»
name-post-syria_temple = легион на месте «Сирия: храм»
name-post-assyria_sheep = легион на месте «Ассирия: караван (овцы)»
name-post-assyria_market = легион на месте «Ассирия: рынок»
name-post-babylonia_spices = легион на месте «Вавилония: караван (специи)»
name-post-babylonia_grain = легион на месте «Вавилония: караван (зерно)»
name-post-babylonia_market = легион на месте «Вавилония: рынок»
name-post-babylon_city = легион на месте «Вавилон (столица)»
name-post-babylonia_temple = легион на месте «Вавилония: храм»
name-post-arabia_spices = легион на месте «Аравия: караван (специи)»
name-post-arabia_gems = легион на месте «Аравия: караван (алмазы)»
name-post-arabia_market = легион на месте «Аравия: рынок»
name-post-jerusalem = легион на месте «Иерусалим (легендарный город)»
name-post-judea_temple = легион на месте «Иудея: храм»
name-post-aegyptus_papyrus = легион на месте «Египет: караван (папирус)»
name-post-aegyptus_sheep = легион на месте «Египет: караван (овцы)»
name-post-aegyptus_market = легион на месте «Египет: рынок»
name-post-alexandria = легион на месте «Александрия (столица)»
name-post-memphis = легион на месте «Мемфис (город)»
name-post-aegyptus_temple = легион на месте «Египет: храм»
name-post-aethiopia_grain = легион на месте «Эфиопия: караван (зерно)»
name-post-aethiopia_gold = легион на месте «Эфиопия: караван (золото)»
name-post-aethiopia_market = легион на месте «Эфиопия: рынок»
name-post-cyrenaica_papyrus = легион на месте «Киренаика: караван (папирус)»
name-post-cyrenaica_market = легион на месте «Киренаика: рынок»
name-post-cyrene = легион на месте «Кирена (город)»
name-post-cyrenaica_temple = легион на месте «Киренаика: храм»
name-post-garamantes_gems = легион на месте «Гараманты: караван (алмазы)»
name-post-garamantes_market = легион на месте «Гараманты: рынок»
name-post-tripolitania_oil = легион на месте «Триполитания: караван (масло)»
name-post-tripolitania_market = легион на месте «Триполитания: рынок»
name-post-leptis_magna = легион на месте «Лептис-Магна (город)»
name-post-tripolitania_temple = легион на месте «Триполитания: храм»
name-post-carthage_grain = легион на месте «Карфаген: караван (зерно)»
name-post-carthage_wine = легион на месте «Карфаген: караван (вино)»
name-post-carthage_market = легион на месте «Карфаген: рынок»
name-post-carthage_city = легион на месте «Карфаген (столица)»
name-post-carthage_temple = легион на месте «Карфаген: храм»
name-post-numidia_metal = легион на месте «Нумидия: караван (металл)»
name-post-numidia_gladiators = легион на месте «Нумидия: караван (гладиаторы)»
name-post-numidia_market = легион на месте «Нумидия: рынок»

## Действия и короткие ответы

name-verb-done = Готово
name-verb-claim = Поставить маркер контроля
name-verb-legion = Набрать легион
name-verb-fortress = Построить крепость
name-verb-trireme = Построить трирему
name-verb-build = Построить
name-verb-recruit = Герой или чудо света
name-verb-pyramids = Построить Пирамиды
name-verb-claim_free = Маркер контроля даром (Хаммураби)
name-verb-cheap_legion = Легион за один ресурс (Спартак)
name-verb-cheap_fortress = Крепость за один ресурс (Гильгамеш)
name-verb-cheap_trireme = Трирема за один ресурс (Маяк)
name-verb-muster = Призвать легионы даром (Пентесилея)
name-verb-take = Взять
name-verb-decline = Отказаться
name-verb-convert = Заменить маркер
name-verb-sail = Плыть
name-verb-fight = Сразиться
name-verb-march = Идти
name-verb-pillage = Разграбить
name-verb-occupy = Занять постройки
name-verb-seize = Занять маркер контроля
name-verb-seize_at_once = Взять под контроль сразу (Царица Савская)
name-verb-leave = Оставить как есть
name-verb-place = Поставить легион
name-verb-declare = Объявить мир
name-answer-no = Нет
name-answer-yes = Да
name-yield-coin = монета
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
name-track-military = война
track-trade = Торговля
track-culture = Культура
track-military = Война
track-tiles = Герои и чудеса света

## Фигуры, отметки, сведения

piece-legion = { $n ->
    [one] легион
    [few] легиона
   *[many] легионов
}
piece-trireme = { $n ->
    [one] трирема
    [few] триремы
   *[many] трирем
}
piece-fortress = крепость
piece-caravan = { $n ->
    [one] караван
    [few] каравана
   *[many] караванов
}
piece-market = рынок
piece-city = город
piece-capital = столица
piece-legendary_city = легендарный город
piece-temple = храм
piece-token = фишка
piece-title = титул
piece-tile = герой или чудо света
mark-built = построено
mark-stands_on = стоит легион
mark-siege = легион на маркере контроля
mark-at_war = идёт война
fact-name = Империя
fact-trade = Торговля
fact-culture = Культура
fact-military = Война
fact-prizes = Столицы и легендарные города
fact-tiles = Герои и чудеса света
fact-resources = Ресурсы
fact-offer_size = Предложено ресурсов
fact-offer = Предложение
fact-goods = Имущество
fact-legions = Легионы в запасе
fact-triremes = Триремы в запасе
fact-fortresses = Крепости в запасе
fact-markers = Маркеры контроля в запасе
fact-legendary_pile = Стопка легендарных товаров
fact-legendary_discard = Сброс легендарных товаров
fact-face_down_tiles = Закрытые жетоны

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
ending-conquest = Завоевание: четыре столицы и легендарных города
ending-leadership = Лидерство: все три титула
ending-round_limit = Победителя нет: условленные раунды сыграны

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
option-reduced_board-help = Сколько карты закрывают дополнительные планшеты: отсутствующие империи с соседями или только их начальные провинции.
value-reduced_board-compact = компактное
value-reduced_board-literal = без начальных провинций
option-short_offer = Не хватает ресурсов для предложения
option-short_offer-help = У кого ресурсов меньше названного числа, тот предлагает все или пропускает эту торговлю.
value-short_offer-offer_all = предлагает все
value-short_offer-sit_out = пропускает
option-resource_visibility = Ресурсы
option-resource_visibility-help = За ширмами или открыто, кроме легендарных товаров, которых ещё никто не видел.
value-resource_visibility-screened = за ширмами
value-resource_visibility-open = открыто
option-round_limit = Предел раундов
option-round_limit-help = Для моделирования: после стольких раундов игра кончается без победителя. По правилам предела нет.
value-round_limit-none = нет

## Вопросы

ask-deal_empires = Раздаются империи.
ask-choose_empire = Какой империей вы будете править?
ask-turn_up_tile = Открывается герой или чудо света.
ask-temple_choice = Храм даёт ещё одно: монету или легендарный товар?
ask-draw_legendary = Вытягивается легендарный товар.
ask-colossus = Колосс: какой товар взять из запаса?
ask-trade_marker = Сколько ресурсов должен предложить каждый?
ask-antigone = Антигона: сколько ресурсов предложите вы?
ask-offer = Какие ресурсы вы предлагаете?
ask-take = У кого и что вы берёте?
ask-compensate = Вы взяли на один ресурс больше. Какой ресурс отдать?
ask-build_pick = Кто строит следующим?
ask-build_perseus = Персей: будете строить первым?
ask-build = Что вы строите?
ask-pay = Чем вы платите?
ask-build_castor = Чьё умение копируют Кастор и Поллукс?
ask-keep = Что вы оставляете до следующего раунда?
ask-war_zeus = Статуя Зевса: с кем заключить мир?
ask-war_pick = Кто ходит следующим?
ask-war_convert = Какой маркер контроля заменить?
ask-war_sail = Куда плывут ваши триремы?
ask-war_sea_battle = Будете сражаться на море?
ask-war_march = Куда идут ваши легионы?
ask-war_leave_post = Какой легион покидает свой пост?
ask-war_land_battle = Где и с кем вы сражаетесь?
ask-battle_roll = Бросаются кубики.
ask-battle_losses = Какие войска вы теряете?
ask-war_conquest = Что вы делаете в завоёванной провинции?
ask-war_spoils = Добыча: монета или легендарный товар?
ask-war_draw_spoils = Вытягивается легендарный товар — добыча.
ask-war_circe = Цирцея: на какое пустое место каравана поставить легион?
ask-lead_tie = На шкале равенство. Кто получит титул?

## События

event-empire = { $seat }: империя — { $empire }.
event-tile_turned = Открыто: { $tile }.
event-new_round = Начинается раунд { $round }.
event-temple_choice = { $seat }: { $city }, за храм — { $yield }.
event-collected = { $seat }: собрано { $number ->
    [one] { $number } ресурс
    [few] { $number } ресурса
   *[many] { $number } ресурсов
}.
event-collected_what = Ваш доход: { $resources }.
event-legendary_drawn = { $seat }: вытянут легендарный товар.
event-legendary_seen = Вы вытянули: { $resource }.
event-reshuffled = Сброс легендарных товаров перемешан в новую стопку.
event-colossus_good = { $seat }: Колосс приносит — { $resource }.
event-number_called = { $seat }: названо число { $number }.
event-own_number = { $seat }: благодаря Антигоне предложит { $number }.
event-offer_sealed = { $seat }: предложение лежит лицом вниз.
event-offer_shown = { $seat }: предложено — { $resources }.
event-taken = { $seat } берёт ресурс ({ $resource }), прежний владелец — { $victim }.
event-trade_over = Торговля окончена.
event-made_even = { $seat } уравнивает счёт и отдаёт один ресурс; получатель — { $receiver }.
event-made_even_with = { $seat } отдаёт: { $resource }; получатель — { $receiver }.
event-may_build = { $seat }: право строить получает { $player }.
event-perseus_first = { $seat } строит раньше всех благодаря Персею.
event-paid = { $seat } платит: { $resources }.
event-claimed = { $seat }: новая провинция — { $province }.
event-unit_raised = { $seat }: { $unit }, { $province }.
event-trireme_built = { $seat }: новая трирема, { $sea }.
event-mustered = { $seat }: призвано даром — { $number ->
    [one] { $number } легион
    [few] { $number } легиона
   *[many] { $number } легионов
}.
event-built = { $seat } строит: { $icon }.
event-recruited = { $seat }: новый союзник — { $tile }.
event-copied = { $seat }: Кастор и Поллукс копируют умение — { $tile }.
event-kept = { $seat }: оставлено — { $resources }.
event-peace = { $seat } объявляет мир; другая сторона — { $opponent }.
event-may_move = { $seat }: право хода получает { $player }.
event-converted = { $province }: контроль переходит, новый хозяин — { $seat }.
event-freed = { $seat } снимает маркер контроля; провинция { $province } ничья.
event-sailed = { $seat }: трирема плывёт, { $origin } → { $target }.
event-marched = { $seat }: легион идёт, { $origin } → { $target }.
event-land_battle = { $province }: битва, стороны: { $seat } и { $opponent }.
event-sea_battle = { $sea }: морская битва, стороны: { $seat } и { $opponent }.
event-rolled = { $seat }: на кубиках { $dice }, всего { $total }, { $hits ->
    [0] попаданий нет
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[many] { $hits } попаданий
}.
event-lost = { $seat } теряет { $number ->
    [one] { $number } отряд
    [few] { $number } отряда
   *[many] { $number } отрядов
}.
event-pillaged = { $seat } разоряет: { $icon }.
event-spoils = { $seat }: добыча — { $resource } ×{ $number }.
event-occupied = { $seat } занимает: { $icons }.
event-seized = { $seat }: легион встал на маркер контроля, { $province }.
event-placed = { $seat }: легион работает за караван, { $icon }.
event-leader = { $seat }: титул лидера — { $track }.
event-won = Победитель — { $seat }!
