## Игра

title = Цивилизация Сержа Лаже
blurb = Переработанное издание Mare Nostrum: обновлённые герои, свободный порядок похода и соперники, которым приходится превзойти друг друга.

## Названия

name-area-corsica = Корсика
name-area-sardinia = Сардиния
name-area-sicily = Сицилия
name-area-crete = Крит
name-area-rhodes = Родос
name-area-cyprus = Кипр
name-area-numidia = Нумидия
name-area-gaetulia = Гетулия
name-area-carthage = Карфаген
name-area-tripolitania = Триполитания
name-area-cyrenaica = Киренаика
name-area-lower_egypt = Нижний Египет
name-area-upper_egypt = Верхний Египет
name-area-nubia = Нубия
name-area-arabia = Аравия
name-area-palestine = Палестина
name-area-phoenicia = Финикия
name-area-syria = Сирия
name-area-mesopotamia = Месопотамия
name-area-babylonia = Вавилония
name-area-susiana = Сузиана
name-area-cilicia = Киликия
name-area-pontus = Понт
name-area-galatia = Галатия
name-area-lycia = Ликия
name-area-asia = Азия
name-area-thrace = Фракия
name-area-macedonia = Македония
name-area-greece = Греция
name-area-illyria = Иллирия
name-area-lombardy = Ломбардия
name-area-rome = Рим
name-area-magna_graecia = Великая Греция
name-area-mare_sardoum = Сардинское море
name-area-mare_tyrrhenum = Тирренское море
name-area-mare_adriaticum = Адриатическое море
name-area-mare_ionium = Ионическое море
name-area-mare_syrticum = Африканское море
name-area-mare_libycum = Ливийское море
name-area-mare_aegaeum = Эгейское море
name-area-mare_aegyptium = Египетское море
name-area-mare_cilicium = Киликийское море
name-area-pontus_euxinus = Понт Эвксинский (Чёрное море)
name-site-corsica_gems = Корсика (самоцветы)
name-site-temple_corsica = Корсика (храм)
name-site-market_corsica = Корсика (рынок)
name-site-sardinia_slaves = Сардиния (невольники)
name-site-temple_sardinia = Сардиния (храм)
name-site-market_sardinia = Сардиния (рынок)
name-site-syracusae = Сиракузы (город)
name-site-sicily_grain = Сицилия (зерно)
name-site-temple_sicily = Сицилия (храм)
name-site-market_sicily = Сицилия (рынок)
name-site-cnossus = Кносс (город)
name-site-crete_oil = Крит (масло)
name-site-temple_crete = Крит (храм)
name-site-market_crete = Крит (рынок)
name-site-rhodus = Родос (город)
name-site-rhodes_fish = Родос (рыба)
name-site-temple_rhodes = Родос (храм)
name-site-market_rhodes = Родос (рынок)
name-site-cyprus_metal = Кипр (железо)
name-site-temple_cyprus = Кипр (храм)
name-site-market_cyprus = Кипр (рынок)
name-site-numidia_grain = Нумидия (зерно)
name-site-temple_numidia = Нумидия (храм)
name-site-market_numidia = Нумидия (рынок)
name-site-gaetulia_slaves = Гетулия (невольники)
name-site-temple_gaetulia = Гетулия (храм)
name-site-market_gaetulia = Гетулия (рынок)
name-site-carthago = Карфаген (город)
name-site-carthage_fruit = Карфаген (фрукты)
name-site-carthage_perfume = Карфаген (благовония)
name-site-temple_carthage = Карфаген (храм)
name-site-market_carthage = Карфаген (рынок)
name-site-leptis_magna = Лептис-Магна (город)
name-site-tripolitania_oil = Триполитания (масло)
name-site-tripolitania_fish = Триполитания (рыба)
name-site-temple_tripolitania = Триполитания (храм)
name-site-market_tripolitania = Триполитания (рынок)
name-site-cyrene = Кирена (город)
name-site-cyrenaica_livestock = Киренаика (скот)
name-site-temple_cyrenaica = Киренаика (храм)
name-site-market_cyrenaica = Киренаика (рынок)
name-site-alexandria = Александрия (город)
name-site-memphis = Мемфис (город)
name-site-lower_egypt_papyrus = Нижний Египет (папирус)
name-site-lower_egypt_grain = Нижний Египет (зерно)
name-site-temple_lower_egypt = Нижний Египет (храм)
name-site-market_lower_egypt = Нижний Египет (рынок)
name-site-thebae = Фивы (город)
name-site-upper_egypt_papyrus = Верхний Египет (папирус)
name-site-temple_upper_egypt = Верхний Египет (храм)
name-site-market_upper_egypt = Верхний Египет (рынок)
name-site-nubia_gold = Нубия (золото)
name-site-temple_nubia = Нубия (храм)
name-site-market_nubia = Нубия (рынок)
name-site-arabia_perfume = Аравия (благовония)
name-site-temple_arabia = Аравия (храм)
name-site-market_arabia = Аравия (рынок)
name-site-hierosolyma = Иерусалим (город)
name-site-palestine_fruit = Палестина (фрукты)
name-site-temple_palestine = Палестина (храм)
name-site-market_palestine = Палестина (рынок)
name-site-tyrus = Тир (город)
name-site-phoenicia_fish = Финикия (рыба)
name-site-temple_phoenicia = Финикия (храм)
name-site-market_phoenicia = Финикия (рынок)
name-site-antiochia = Антиохия (город)
name-site-syria_wine = Сирия (вино)
name-site-temple_syria = Сирия (храм)
name-site-market_syria = Сирия (рынок)
name-site-ninive = Ниневия (город)
name-site-mesopotamia_grain = Месопотамия (зерно)
name-site-temple_mesopotamia = Месопотамия (храм)
name-site-market_mesopotamia = Месопотамия (рынок)
name-site-babylon = Вавилон (город)
name-site-babylonia_fruit = Вавилония (фрукты)
name-site-temple_babylonia = Вавилония (храм)
name-site-market_babylonia = Вавилония (рынок)
name-site-susiana_gems = Сузиана (самоцветы)
name-site-temple_susiana = Сузиана (храм)
name-site-market_susiana = Сузиана (рынок)
name-site-cilicia_slaves = Киликия (невольники)
name-site-temple_cilicia = Киликия (храм)
name-site-market_cilicia = Киликия (рынок)
name-site-sinope = Синопа (город)
name-site-pontus_metal = Понт (железо)
name-site-temple_pontus = Понт (храм)
name-site-market_pontus = Понт (рынок)
name-site-galatia_livestock = Галатия (скот)
name-site-temple_galatia = Галатия (храм)
name-site-market_galatia = Галатия (рынок)
name-site-lycia_slaves = Ликия (невольники)
name-site-temple_lycia = Ликия (храм)
name-site-market_lycia = Ликия (рынок)
name-site-troas = Троя (город)
name-site-asia_oil = Азия (масло)
name-site-temple_asia = Азия (храм)
name-site-market_asia = Азия (рынок)
name-site-constantinopolis = Константинополь (город)
name-site-thrace_grain = Фракия (зерно)
name-site-temple_thrace = Фракия (храм)
name-site-market_thrace = Фракия (рынок)
name-site-pella = Пелла (город)
name-site-macedonia_gold = Македония (золото)
name-site-temple_macedonia = Македония (храм)
name-site-market_macedonia = Македония (рынок)
name-site-athenae = Афины (город)
name-site-greece_wine = Греция (вино)
name-site-greece_fish = Греция (рыба)
name-site-temple_greece = Греция (храм)
name-site-market_greece = Греция (рынок)
name-site-illyria_slaves = Иллирия (невольники)
name-site-temple_illyria = Иллирия (храм)
name-site-market_illyria = Иллирия (рынок)
name-site-mediolanum = Медиолан (город)
name-site-lombardy_livestock = Ломбардия (скот)
name-site-temple_lombardy = Ломбардия (храм)
name-site-market_lombardy = Ломбардия (рынок)
name-site-roma = Рим (город)
name-site-rome_metal = Рим (железо)
name-site-rome_fish = Рим (рыба)
name-site-temple_rome = Рим (храм)
name-site-market_rome = Рим (рынок)
name-site-tarentum = Тарент (город)
name-site-magna_graecia_wine = Великая Греция (вино)
name-site-temple_magna_graecia = Великая Греция (храм)
name-site-market_magna_graecia = Великая Греция (рынок)
name-post-beside = рядом с постройками
name-post-fortress = крепость
name-post-marker = на знаке влияния
name-post-corsica_gems = Корсика (самоцветы)
name-post-temple_corsica = Корсика (храм)
name-post-market_corsica = Корсика (рынок)
name-post-sardinia_slaves = Сардиния (невольники)
name-post-temple_sardinia = Сардиния (храм)
name-post-market_sardinia = Сардиния (рынок)
name-post-syracusae = Сиракузы (город)
name-post-sicily_grain = Сицилия (зерно)
name-post-temple_sicily = Сицилия (храм)
name-post-market_sicily = Сицилия (рынок)
name-post-cnossus = Кносс (город)
name-post-crete_oil = Крит (масло)
name-post-temple_crete = Крит (храм)
name-post-market_crete = Крит (рынок)
name-post-rhodus = Родос (город)
name-post-rhodes_fish = Родос (рыба)
name-post-temple_rhodes = Родос (храм)
name-post-market_rhodes = Родос (рынок)
name-post-cyprus_metal = Кипр (железо)
name-post-temple_cyprus = Кипр (храм)
name-post-market_cyprus = Кипр (рынок)
name-post-numidia_grain = Нумидия (зерно)
name-post-temple_numidia = Нумидия (храм)
name-post-market_numidia = Нумидия (рынок)
name-post-gaetulia_slaves = Гетулия (невольники)
name-post-temple_gaetulia = Гетулия (храм)
name-post-market_gaetulia = Гетулия (рынок)
name-post-carthago = Карфаген (город)
name-post-carthage_fruit = Карфаген (фрукты)
name-post-carthage_perfume = Карфаген (благовония)
name-post-temple_carthage = Карфаген (храм)
name-post-market_carthage = Карфаген (рынок)
name-post-leptis_magna = Лептис-Магна (город)
name-post-tripolitania_oil = Триполитания (масло)
name-post-tripolitania_fish = Триполитания (рыба)
name-post-temple_tripolitania = Триполитания (храм)
name-post-market_tripolitania = Триполитания (рынок)
name-post-cyrene = Кирена (город)
name-post-cyrenaica_livestock = Киренаика (скот)
name-post-temple_cyrenaica = Киренаика (храм)
name-post-market_cyrenaica = Киренаика (рынок)
name-post-alexandria = Александрия (город)
name-post-memphis = Мемфис (город)
name-post-lower_egypt_papyrus = Нижний Египет (папирус)
name-post-lower_egypt_grain = Нижний Египет (зерно)
name-post-temple_lower_egypt = Нижний Египет (храм)
name-post-market_lower_egypt = Нижний Египет (рынок)
name-post-thebae = Фивы (город)
name-post-upper_egypt_papyrus = Верхний Египет (папирус)
name-post-temple_upper_egypt = Верхний Египет (храм)
name-post-market_upper_egypt = Верхний Египет (рынок)
name-post-nubia_gold = Нубия (золото)
name-post-temple_nubia = Нубия (храм)
name-post-market_nubia = Нубия (рынок)
name-post-arabia_perfume = Аравия (благовония)
name-post-temple_arabia = Аравия (храм)
name-post-market_arabia = Аравия (рынок)
name-post-hierosolyma = Иерусалим (город)
name-post-palestine_fruit = Палестина (фрукты)
name-post-temple_palestine = Палестина (храм)
name-post-market_palestine = Палестина (рынок)
name-post-tyrus = Тир (город)
name-post-phoenicia_fish = Финикия (рыба)
name-post-temple_phoenicia = Финикия (храм)
name-post-market_phoenicia = Финикия (рынок)
name-post-antiochia = Антиохия (город)
name-post-syria_wine = Сирия (вино)
name-post-temple_syria = Сирия (храм)
name-post-market_syria = Сирия (рынок)
name-post-ninive = Ниневия (город)
name-post-mesopotamia_grain = Месопотамия (зерно)
name-post-temple_mesopotamia = Месопотамия (храм)
name-post-market_mesopotamia = Месопотамия (рынок)
name-post-babylon = Вавилон (город)
name-post-babylonia_fruit = Вавилония (фрукты)
name-post-temple_babylonia = Вавилония (храм)
name-post-market_babylonia = Вавилония (рынок)
name-post-susiana_gems = Сузиана (самоцветы)
name-post-temple_susiana = Сузиана (храм)
name-post-market_susiana = Сузиана (рынок)
name-post-cilicia_slaves = Киликия (невольники)
name-post-temple_cilicia = Киликия (храм)
name-post-market_cilicia = Киликия (рынок)
name-post-sinope = Синопа (город)
name-post-pontus_metal = Понт (железо)
name-post-temple_pontus = Понт (храм)
name-post-market_pontus = Понт (рынок)
name-post-galatia_livestock = Галатия (скот)
name-post-temple_galatia = Галатия (храм)
name-post-market_galatia = Галатия (рынок)
name-post-lycia_slaves = Ликия (невольники)
name-post-temple_lycia = Ликия (храм)
name-post-market_lycia = Ликия (рынок)
name-post-troas = Троя (город)
name-post-asia_oil = Азия (масло)
name-post-temple_asia = Азия (храм)
name-post-market_asia = Азия (рынок)
name-post-constantinopolis = Константинополь (город)
name-post-thrace_grain = Фракия (зерно)
name-post-temple_thrace = Фракия (храм)
name-post-market_thrace = Фракия (рынок)
name-post-pella = Пелла (город)
name-post-macedonia_gold = Македония (золото)
name-post-temple_macedonia = Македония (храм)
name-post-market_macedonia = Македония (рынок)
name-post-athenae = Афины (город)
name-post-greece_wine = Греция (вино)
name-post-greece_fish = Греция (рыба)
name-post-temple_greece = Греция (храм)
name-post-market_greece = Греция (рынок)
name-post-illyria_slaves = Иллирия (невольники)
name-post-temple_illyria = Иллирия (храм)
name-post-market_illyria = Иллирия (рынок)
name-post-mediolanum = Медиолан (город)
name-post-lombardy_livestock = Ломбардия (скот)
name-post-temple_lombardy = Ломбардия (храм)
name-post-market_lombardy = Ломбардия (рынок)
name-post-roma = Рим (город)
name-post-rome_metal = Рим (железо)
name-post-rome_fish = Рим (рыба)
name-post-temple_rome = Рим (храм)
name-post-market_rome = Рим (рынок)
name-post-tarentum = Тарент (город)
name-post-magna_graecia_wine = Великая Греция (вино)
name-post-temple_magna_graecia = Великая Греция (храм)
name-post-market_magna_graecia = Великая Греция (рынок)
name-resource-tax = монета
name-resource-perfume = благовония
name-resource-papyrus = папирус
name-resource-gold = золото
name-resource-gems = самоцветы
name-resource-oil = масло
name-resource-wine = вино
name-resource-livestock = скот
name-resource-fruit = фрукты
name-resource-metal = железо
name-resource-grain = зерно
name-resource-fish = рыба
name-resource-slaves = невольники
name-card-julius_caesar = Юлий Цезарь
name-card-hannibal = Ганнибал
name-card-pericles = Перикл
name-card-cleopatra = Клеопатра
name-card-hammurabi = Хаммурапи
name-card-agamemnon = Агамемнон
name-card-archimedes = Архимед
name-card-solomon = Соломон
name-card-helen = Елена Троянская
name-card-nebuchadnezzar = Навуходоносор
name-card-ulysses = Одиссей
name-card-colossus = Колосс
name-card-hanging_gardens = Висячие сады
name-card-temple_of_artemis = Храм Артемиды
name-card-statue_of_zeus = Статуя Зевса
name-card-lighthouse = Маяк
name-card-mausoleum = Мавзолей
name-card-pyramids = Пирамиды
name-civilization-rome = Рим
name-civilization-carthage = Карфаген
name-civilization-greece = Греция
name-civilization-egypt = Египет
name-civilization-babylon = Вавилон
name-role-director_of_commerce = Великий Мореплаватель
name-role-political_leader = Великий Законодатель
name-role-military_leader = Великий Полководец
name-verb-influence = знак влияния
name-verb-city = город
name-verb-caravan = караван
name-verb-temple = храм
name-verb-market = рынок
name-verb-legion = легион
name-verb-fortress = крепость
name-verb-trireme = трирема
name-verb-card = герой или чудо света
name-verb-convert = заменить знак влияния
name-verb-free_influence = бесплатный знак влияния
name-verb-free_convert = заменить знак влияния бесплатно
name-verb-free_fortress = бесплатная крепость
name-verb-exchange = обменяться с банком
name-verb-end = закончить
name-verb-sail = вывести триремы
name-verb-attack = атаковать на море
name-verb-march = двинуть легионы
name-verb-halt = закончить движение
name-verb-fight = дать сражение
name-verb-settle = распорядиться провинцией
name-verb-pillage = разорить
name-verb-occupy = захватить
name-verb-claim = ассимилировать
name-verb-nothing = ничего не делать
name-verb-use = воспользоваться
name-verb-pass = пропустить
name-verb-coins = монетами
name-verb-goods = разными товарами
name-verb-lay = занять новые постройки
name-verb-alps = перейти через Альпы
unit-card = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
unit-legion = { $n } { $n ->
    [one] легион
    [few] легиона
   *[many] легионов
}
unit-trireme = { $n } { $n ->
    [one] трирема
    [few] триремы
   *[many] трирем
}
unit-tax = { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}

## Вопросы

ask-build = Что вы построите или купите?
ask-call_number = Сколько карт должен выложить каждый?
ask-campaign = Что вы предпримете в этом походе?
ask-choose_chain = Через какие моря переправятся ваши легионы?
ask-choose_civilization = Какую цивилизацию вы возглавите?
ask-choose_foe = С кем вы сразитесь сначала?
ask-choose_losses = Какие ваши отряды будут сняты?
ask-choose_spoils = Какой товар приносит Навуходоносор?
ask-compel_take = Заставит ли Одиссей взять карту у вас?
ask-compensate = Какую карту вы отдадите взамен?
ask-declare_blockade = Заблокируете ли вы переправу здесь?
ask-divide_forces = Как вы распределите отряды между противниками?
ask-divide_fortresses = В каком сражении участвуют ваши крепости?
ask-draw_civilizations = Цивилизации распределяются по жребию
ask-draw_first_holder = Равенство решает жребий
ask-draw_layout_order = Порядок расстановки определяет жребий
ask-keep_cards = Какие карты вы оставите?
ask-leave_posts = Какие легионы ушли?
ask-name_lawgiver = Кто станет Великим Законодателем?
ask-name_navigator = Кто станет Великим Мореплавателем?
ask-name_next_builder = Кто строит следующим?
ask-name_next_general = Кто воюет следующим?
ask-name_warlord = Кто станет Великим Полководцем?
ask-offer_cards = Какие карты вы предложите?
ask-pay = Чем вы заплатите?
ask-pay-for = Заплатите { $number }. Покупка: { $things }. Чем платите?
ask-place_freely = На что вы потратите очки?
ask-roll_dice = Бросок кубиков
ask-roll_for_order = Кубики решают, кто выбирает первым
ask-settle = Вы одни в чужой провинции. Что вы сделаете?
ask-support_battle = Какие корабли поддержат ваши легионы?
ask-take_card = У кого и какую карту вы возьмёте?
ask-take_extra_good = Какой товар принесёт храм Артемиды?
ask-turn_legion_on_entry = Переманит ли Елена один из этих легионов?

## События

event-battle_rolled = { $field }: { $seat } атакует (обороняется { $foe }), суммы { $attack } и { $defence }
event-blockade = { $sea }: { $seat } блокирует переправу
event-built = { $seat } строит: { $site }
event-card_bought = { $seat } покупает карту: { $card }
event-card_taken = { $seat } берёт карту ({ $victim } отдаёт): { $card }
event-cards_kept = { $seat } — на руке остаётся: { $coins } { $coins ->
    [one] монета
    [few] монеты
   *[many] монет
}, { $goods } { $goods ->
    [one] товар
    [few] товара
   *[many] товаров
}
event-civilization_taken = { $seat } — цивилизация: { $civilization }
event-compensated = { $seat } отдаёт карту (получает { $receiver })
event-compensation = { $seat } отдаёт карту (получает { $receiver }): { $card }
event-crossing_stopped = { $goal }: переправа сорвана, легионы остались на месте ({ $seat })
event-exchanged = { $seat } меняется с банком: { $given } → { $received }
event-extra_good = { $seat } — храм Артемиды приносит: { $good }
event-income = { $seat } — доход: { $cards }
event-legion_lost_in_alps = { $seat } теряет легион в Альпах
event-legion_turned = { $province }: Елена переманивает легион, теперь его ведёт { $seat }
event-legions_marched = { $seat } ведёт войско: { $origin } → { $goal }, { $count } { $count ->
    [one] легион
    [few] легиона
   *[many] легионов
}
event-marker_claimed = { $province }: { $seat } начинает ассимиляцию
event-marker_placed = { $province }: { $seat } кладёт знак влияния
event-number_called = { $seat } называет число: { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
} с каждого
event-occupied = { $seat } — легионы заняли: { $sites }
event-offer_laid = { $seat } — предложение выложено
event-offer_returned = { $seat } — возвращается на руку: { $count } { $count ->
    [one] карта
    [few] карты
   *[many] карт
}
event-offer_shown = { $seat } предлагает: { $cards }
event-order_announced = { $seat } назначает порядок: { $order }
event-paid = { $seat } платит: { $cards }
event-pillaged = { $seat } — разорено: { $site }
event-player_named = { $seat } называет следующего: { $player }
event-province_converted = { $province }: { $seat } заменяет знак влияния своим
event-role_dealt = { $role }: { $seat }
event-role_passed = { $role }: теперь { $seat }
event-set_up = { $civilization }: расстановка готова
event-ships_support = { $seat } — поддержка с моря: { $count } { $count ->
    [one] трирема
    [few] триремы
   *[many] трирем
}
event-spoils_taken = { $seat } получает за это из банка: { $card }
event-take_redirected = Одиссей: { $taker } должен брать карту, отдаёт { $seat }
event-triremes_sailed = { $seat } выводит флот: { $origin } → { $goal }, { $count } { $count ->
    [one] трирема
    [few] триремы
   *[many] трирем
}
event-unit_raised = { $province }: { $seat } создаёт отряд ({ $unit })
event-units_lost = { $field }: { $loser } теряет { $count } { $count ->
    [one] отряд
    [few] отряда
   *[many] отрядов
}
event-won = { $seat } побеждает: { $cards } { $cards ->
    [one] карта героя или чуда
    [few] карты героев и чудес
   *[many] карт героев и чудес
}

## Фазы и исходы

phase-game = Игра
phase-setup = Подготовка
phase-turn = Ход
phase-picking = Выбор цивилизаций
phase-drawn_civilizations = Жеребьёвка цивилизаций
phase-basic_setup = Готовая расстановка
phase-advanced_setup = Свободная расстановка
phase-layout = Свободная расстановка
phase-trade = Торговля
phase-taking = Обмен картами
phase-construction = Строительство
phase-building = Строительство
phase-named_building = Строительство
phase-payment = Оплата
phase-leave_posts = Уход с построек
phase-engagement = Сражение
phase-battle = Сражение
phase-sea_battle = Морское сражение
phase-land_battle = Сухопутное сражение
phase-entry = Вход в провинцию
phase-agreed_civilizations = Выбор цивилизаций
phase-rolled_civilizations = Выбор цивилизаций
phase-first_role = Первые титулы
phase-military = Война
phase-activation = Действия игрока
phase-named_activation = Действия игрока
phase-settlement = Судьба провинции
phase-late_settlement = Судьба провинции
phase-crossing = Переправа
phase-all_titles = Титулы
phase-navigator = Мореплаватель
phase-lawgiver = Законодатель
phase-warlord = Полководец
ending-pyramids = построив Пирамиды
ending-four_cards = собрав четыре карты героев и чудес
ending-one_more_card = имея на карту больше любого соперника

## Настройки

option-setup_mode = Расстановка
option-setup_mode-help = Начать с готовых раскладок или свободно потратить 36 очков.
value-setup_mode-basic = готовая
value-setup_mode-advanced = на 36 очков
option-civ_assignment = Распределение цивилизаций
option-civ_assignment-help = По жребию, по договорённости или по выбору в порядке броска кубиков.
value-civ_assignment-random = по жребию
value-civ_assignment-agreed = по договорённости
value-civ_assignment-roll_and_pick = бросок и выбор
option-civ_set = Цивилизации для выбора
option-civ_set-help = Рекомендованные или все пять.
value-civ_set-recommended = рекомендованные
value-civ_set-all = все пять
option-capital_marker_free = Бесплатный знак столицы
option-capital_marker_free-help = В свободной расстановке знак в столице не стоит очков.
value-capital_marker_free-false = нет
value-capital_marker_free-true = да
option-setup_hero_discounts = Герои действуют при расстановке
option-setup_hero_discounts-help = Герой, купленный при расстановке, действует сразу.
value-setup_hero_discounts-false = нет
value-setup_hero_discounts-true = да
option-title_check = Проверка титулов
option-title_check-help = Только титул этой фазы или все три в каждой фазе.
value-title_check-own_phase = в своей фазе
value-title_check-all_titles_each_phase = все в каждой фазе
option-title_claimants = Претенденты
option-title_claimants-help = Имеющие поровну больше всех или все, кто превзошёл владельца.
value-title_claimants-tied_max = равные лучшие
value-title_claimants-any_exceeding = все, кто выше владельца
option-bank_shortage = Нехватка в банке
option-bank_shortage-help = Сначала получает Мореплаватель или этот вид не получает никто.
value-bank_shortage-navigator_first = сначала Мореплаватель
value-bank_shortage-nobody = никто
option-seizure_income = Доход при захвате
option-seizure_income-help = Владелец теряет только занятые постройки или всю провинцию.
value-seizure_income-per_structure = по постройкам
value-seizure_income-whole_province = вся провинция
option-trade_stop = Конец обмена
option-trade_stop-help = Можно ли ещё брать карты, когда они остались у одного игрока.
value-trade_stop-taker_is_sole_holder = когда брать должен сам оставшийся
value-trade_stop-one_holder = как только карты остались у одного
option-odysseus_overrides_limit = Одиссей обходит предел пары
option-odysseus_overrides_limit-help = Вынужденный обмен может быть третьим подряд в одной паре.
value-odysseus_overrides_limit-false = нет
value-odysseus_overrides_limit-true = да
option-temple_market_icons = Значки храмов и рынков
option-temple_market_icons-help = Храм и рынок делят значок с городом и караваном или занимают свой.
value-temple_market_icons-shared = общие
value-temple_market_icons-strict = отдельные
option-naval_attack_after_legion_move = Поздние морские сражения
option-naval_attack_after_legion_move-help = Морские сражения разрешены и после движения легионов.
value-naval_attack_after_legion_move-false = нет
value-naval_attack_after_legion_move-true = да
option-ruin_block = Кому нельзя разорять снова
option-ruin_block-help = Невосстановленную провинцию нельзя разорять никому или только разорившему.
value-ruin_block-province = никому
value-ruin_block-same_player = тому же игроку
option-neutral_capital_assimilable = Нейтральные столицы доступны
option-neutral_capital_assimilable-help = Столицу нейтральной цивилизации можно ассимилировать.
value-neutral_capital_assimilable-false = нет
value-neutral_capital_assimilable-true = да
option-one_more_card_rule = Правило лишней карты
option-one_more_card_rule-help = При нескольких претендентах победителю нужно больше карт, чем у остальных.
value-one_more_card_rule-false = нет
value-one_more_card_rule-true = да
option-crossing_blockade = Блокада переправы
option-crossing_blockade-help = Корабли в цепочке морей могут дать бой переправе.
value-crossing_blockade-false = нет
value-crossing_blockade-true = да
option-alps_crossing = Переход через Альпы
option-alps_crossing-help = Ганнибал может провести войско из Нумидии в Ломбардию ценой одного легиона.
value-alps_crossing-false = нет
value-alps_crossing-true = да
option-pericles_supports_fortress_alone = Перикл поддерживает крепости
option-pericles_supports_fortress_alone-help = Корабли могут поддержать обороняющуюся крепость без легиона.
value-pericles_supports_fortress_alone-false = нет
value-pericles_supports_fortress_alone-true = да

## Что на столе

piece-city = город
piece-caravan = караван
piece-temple = храм
piece-market = рынок
piece-legion = легион
piece-fortress = крепость
piece-trireme = трирема
piece-influence = знак влияния
piece-resource = карта
piece-hidden = закрытые карты
piece-card = карта
fact-name = Цивилизация
fact-cards = Герои и чудеса
fact-hand_size = Карт на руке
fact-counts = Торговля, политика, армия
fact-influence_supply = Знаков в запасе
fact-legion_supply = Легионов в запасе
fact-fortress_supply = Крепостей в запасе
fact-trireme_supply = Трирем в запасе
fact-roles = Титулы
track-cards = Герои и чудеса
track-offers = Предложения
mark-neutral = нейтральная
mark-building = постройка
mark-claim = посягает
mark-war = война
mark-fresh = знак этого хода
