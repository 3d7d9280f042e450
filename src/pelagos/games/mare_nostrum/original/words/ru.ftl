## Игра

title = Mare Nostrum
blurb = Торгуйте, стройте и воюйте в Средиземноморье: побеждает тот, кто первым соберёт четыре карты героев и чудес света или построит Пирамиды.

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
name-site-corsica_gems = Корсика, караван (самоцветы)
    .acc = караван (самоцветы) в провинции Корсика
name-site-temple_corsica = Корсика, храм
    .acc = храм в провинции Корсика
name-site-market_corsica = Корсика, рынок
    .acc = рынок в провинции Корсика
name-site-sardinia_slaves = Сардиния, караван (невольники)
    .acc = караван (невольники) в провинции Сардиния
name-site-temple_sardinia = Сардиния, храм
    .acc = храм в провинции Сардиния
name-site-market_sardinia = Сардиния, рынок
    .acc = рынок в провинции Сардиния
name-site-syracusae = Сиракузы (город)
    .acc = город Сиракузы
name-site-sicily_grain = Сицилия, караван (зерно)
    .acc = караван (зерно) в провинции Сицилия
name-site-temple_sicily = Сицилия, храм
    .acc = храм в провинции Сицилия
name-site-market_sicily = Сицилия, рынок
    .acc = рынок в провинции Сицилия
name-site-cnossus = Кносс (город)
    .acc = город Кносс
name-site-crete_oil = Крит, караван (масло)
    .acc = караван (масло) в провинции Крит
name-site-temple_crete = Крит, храм
    .acc = храм в провинции Крит
name-site-market_crete = Крит, рынок
    .acc = рынок в провинции Крит
name-site-rhodus = Родос (город)
    .acc = город Родос
name-site-rhodes_fish = Родос, караван (рыба)
    .acc = караван (рыба) в провинции Родос
name-site-temple_rhodes = Родос, храм
    .acc = храм в провинции Родос
name-site-market_rhodes = Родос, рынок
    .acc = рынок в провинции Родос
name-site-cyprus_metal = Кипр, караван (железо)
    .acc = караван (железо) в провинции Кипр
name-site-temple_cyprus = Кипр, храм
    .acc = храм в провинции Кипр
name-site-market_cyprus = Кипр, рынок
    .acc = рынок в провинции Кипр
name-site-numidia_grain = Нумидия, караван (зерно)
    .acc = караван (зерно) в провинции Нумидия
name-site-temple_numidia = Нумидия, храм
    .acc = храм в провинции Нумидия
name-site-market_numidia = Нумидия, рынок
    .acc = рынок в провинции Нумидия
name-site-gaetulia_slaves = Гетулия, караван (невольники)
    .acc = караван (невольники) в провинции Гетулия
name-site-temple_gaetulia = Гетулия, храм
    .acc = храм в провинции Гетулия
name-site-market_gaetulia = Гетулия, рынок
    .acc = рынок в провинции Гетулия
name-site-carthago = Карфаген (город)
    .acc = город Карфаген
name-site-carthage_fruit = Карфаген, караван (фрукты)
    .acc = караван (фрукты) в провинции Карфаген
name-site-carthage_perfume = Карфаген, караван (благовония)
    .acc = караван (благовония) в провинции Карфаген
name-site-temple_carthage = Карфаген, храм
    .acc = храм в провинции Карфаген
name-site-market_carthage = Карфаген, рынок
    .acc = рынок в провинции Карфаген
name-site-leptis_magna = Лептис-Магна (город)
    .acc = город Лептис-Магну
name-site-tripolitania_oil = Триполитания, караван (масло)
    .acc = караван (масло) в провинции Триполитания
name-site-tripolitania_fish = Триполитания, караван (рыба)
    .acc = караван (рыба) в провинции Триполитания
name-site-temple_tripolitania = Триполитания, храм
    .acc = храм в провинции Триполитания
name-site-market_tripolitania = Триполитания, рынок
    .acc = рынок в провинции Триполитания
name-site-cyrene = Кирена (город)
    .acc = город Кирену
name-site-cyrenaica_livestock = Киренаика, караван (скот)
    .acc = караван (скот) в провинции Киренаика
name-site-temple_cyrenaica = Киренаика, храм
    .acc = храм в провинции Киренаика
name-site-market_cyrenaica = Киренаика, рынок
    .acc = рынок в провинции Киренаика
name-site-alexandria = Александрия (город)
    .acc = город Александрию
name-site-memphis = Мемфис (город)
    .acc = город Мемфис
name-site-lower_egypt_papyrus = Нижний Египет, караван (папирус)
    .acc = караван (папирус) в провинции Нижний Египет
name-site-lower_egypt_grain = Нижний Египет, караван (зерно)
    .acc = караван (зерно) в провинции Нижний Египет
name-site-temple_lower_egypt = Нижний Египет, храм
    .acc = храм в провинции Нижний Египет
name-site-market_lower_egypt = Нижний Египет, рынок
    .acc = рынок в провинции Нижний Египет
name-site-thebae = Фивы (город)
    .acc = город Фивы
name-site-upper_egypt_papyrus = Верхний Египет, караван (папирус)
    .acc = караван (папирус) в провинции Верхний Египет
name-site-temple_upper_egypt = Верхний Египет, храм
    .acc = храм в провинции Верхний Египет
name-site-market_upper_egypt = Верхний Египет, рынок
    .acc = рынок в провинции Верхний Египет
name-site-nubia_gold = Нубия, караван (золото)
    .acc = караван (золото) в провинции Нубия
name-site-temple_nubia = Нубия, храм
    .acc = храм в провинции Нубия
name-site-market_nubia = Нубия, рынок
    .acc = рынок в провинции Нубия
name-site-arabia_perfume = Аравия, караван (благовония)
    .acc = караван (благовония) в провинции Аравия
name-site-temple_arabia = Аравия, храм
    .acc = храм в провинции Аравия
name-site-market_arabia = Аравия, рынок
    .acc = рынок в провинции Аравия
name-site-hierosolyma = Иерусалим (город)
    .acc = город Иерусалим
name-site-palestine_fruit = Палестина, караван (фрукты)
    .acc = караван (фрукты) в провинции Палестина
name-site-temple_palestine = Палестина, храм
    .acc = храм в провинции Палестина
name-site-market_palestine = Палестина, рынок
    .acc = рынок в провинции Палестина
name-site-tyrus = Тир (город)
    .acc = город Тир
name-site-phoenicia_fish = Финикия, караван (рыба)
    .acc = караван (рыба) в провинции Финикия
name-site-temple_phoenicia = Финикия, храм
    .acc = храм в провинции Финикия
name-site-market_phoenicia = Финикия, рынок
    .acc = рынок в провинции Финикия
name-site-antiochia = Антиохия (город)
    .acc = город Антиохию
name-site-syria_wine = Сирия, караван (вино)
    .acc = караван (вино) в провинции Сирия
name-site-temple_syria = Сирия, храм
    .acc = храм в провинции Сирия
name-site-market_syria = Сирия, рынок
    .acc = рынок в провинции Сирия
name-site-ninive = Ниневия (город)
    .acc = город Ниневию
name-site-mesopotamia_grain = Месопотамия, караван (зерно)
    .acc = караван (зерно) в провинции Месопотамия
name-site-temple_mesopotamia = Месопотамия, храм
    .acc = храм в провинции Месопотамия
name-site-market_mesopotamia = Месопотамия, рынок
    .acc = рынок в провинции Месопотамия
name-site-babylon = Вавилон (город)
    .acc = город Вавилон
name-site-babylonia_fruit = Вавилония, караван (фрукты)
    .acc = караван (фрукты) в провинции Вавилония
name-site-temple_babylonia = Вавилония, храм
    .acc = храм в провинции Вавилония
name-site-market_babylonia = Вавилония, рынок
    .acc = рынок в провинции Вавилония
name-site-susiana_gems = Сузиана, караван (самоцветы)
    .acc = караван (самоцветы) в провинции Сузиана
name-site-temple_susiana = Сузиана, храм
    .acc = храм в провинции Сузиана
name-site-market_susiana = Сузиана, рынок
    .acc = рынок в провинции Сузиана
name-site-cilicia_slaves = Киликия, караван (невольники)
    .acc = караван (невольники) в провинции Киликия
name-site-temple_cilicia = Киликия, храм
    .acc = храм в провинции Киликия
name-site-market_cilicia = Киликия, рынок
    .acc = рынок в провинции Киликия
name-site-sinope = Синопа (город)
    .acc = город Синопу
name-site-pontus_metal = Понт, караван (железо)
    .acc = караван (железо) в провинции Понт
name-site-temple_pontus = Понт, храм
    .acc = храм в провинции Понт
name-site-market_pontus = Понт, рынок
    .acc = рынок в провинции Понт
name-site-galatia_livestock = Галатия, караван (скот)
    .acc = караван (скот) в провинции Галатия
name-site-temple_galatia = Галатия, храм
    .acc = храм в провинции Галатия
name-site-market_galatia = Галатия, рынок
    .acc = рынок в провинции Галатия
name-site-lycia_slaves = Ликия, караван (невольники)
    .acc = караван (невольники) в провинции Ликия
name-site-temple_lycia = Ликия, храм
    .acc = храм в провинции Ликия
name-site-market_lycia = Ликия, рынок
    .acc = рынок в провинции Ликия
name-site-troas = Троя (город)
    .acc = город Трою
name-site-asia_oil = Азия, караван (масло)
    .acc = караван (масло) в провинции Азия
name-site-temple_asia = Азия, храм
    .acc = храм в провинции Азия
name-site-market_asia = Азия, рынок
    .acc = рынок в провинции Азия
name-site-constantinopolis = Константинополь (город)
    .acc = город Константинополь
name-site-thrace_grain = Фракия, караван (зерно)
    .acc = караван (зерно) в провинции Фракия
name-site-temple_thrace = Фракия, храм
    .acc = храм в провинции Фракия
name-site-market_thrace = Фракия, рынок
    .acc = рынок в провинции Фракия
name-site-pella = Пелла (город)
    .acc = город Пеллу
name-site-macedonia_gold = Македония, караван (золото)
    .acc = караван (золото) в провинции Македония
name-site-temple_macedonia = Македония, храм
    .acc = храм в провинции Македония
name-site-market_macedonia = Македония, рынок
    .acc = рынок в провинции Македония
name-site-athenae = Афины (город)
    .acc = город Афины
name-site-greece_wine = Греция, караван (вино)
    .acc = караван (вино) в провинции Греция
name-site-greece_fish = Греция, караван (рыба)
    .acc = караван (рыба) в провинции Греция
name-site-temple_greece = Греция, храм
    .acc = храм в провинции Греция
name-site-market_greece = Греция, рынок
    .acc = рынок в провинции Греция
name-site-illyria_slaves = Иллирия, караван (невольники)
    .acc = караван (невольники) в провинции Иллирия
name-site-temple_illyria = Иллирия, храм
    .acc = храм в провинции Иллирия
name-site-market_illyria = Иллирия, рынок
    .acc = рынок в провинции Иллирия
name-site-mediolanum = Медиолан (город)
    .acc = город Медиолан
name-site-lombardy_livestock = Ломбардия, караван (скот)
    .acc = караван (скот) в провинции Ломбардия
name-site-temple_lombardy = Ломбардия, храм
    .acc = храм в провинции Ломбардия
name-site-market_lombardy = Ломбардия, рынок
    .acc = рынок в провинции Ломбардия
name-site-roma = Рим (город)
    .acc = город Рим
name-site-rome_metal = Рим, караван (железо)
    .acc = караван (железо) в провинции Рим
name-site-rome_fish = Рим, караван (рыба)
    .acc = караван (рыба) в провинции Рим
name-site-temple_rome = Рим, храм
    .acc = храм в провинции Рим
name-site-market_rome = Рим, рынок
    .acc = рынок в провинции Рим
name-site-tarentum = Тарент (город)
    .acc = город Тарент
name-site-magna_graecia_wine = Великая Греция, караван (вино)
    .acc = караван (вино) в провинции Великая Греция
name-site-temple_magna_graecia = Великая Греция, храм
    .acc = храм в провинции Великая Греция
name-site-market_magna_graecia = Великая Греция, рынок
    .acc = рынок в провинции Великая Греция
name-ship-stayed = не двигалась
name-ship-arrived = двигалась
name-ship-arrived_spent = двигалась и нападала
name-ship-stayed_supported = не двигалась, уже поддержала
name-ship-arrived_supported = двигалась, уже поддержала
name-ship-arrived_spent_supported = двигалась и нападала, уже поддержала
name-post-beside = рядом с сооружениями
name-post-fortress = крепость
name-post-marker = на знаке влияния
name-post-corsica_gems = Корсика, караван (самоцветы)
name-post-temple_corsica = Корсика, храм
name-post-market_corsica = Корсика, рынок
name-post-sardinia_slaves = Сардиния, караван (невольники)
name-post-temple_sardinia = Сардиния, храм
name-post-market_sardinia = Сардиния, рынок
name-post-syracusae = Сиракузы (город)
name-post-sicily_grain = Сицилия, караван (зерно)
name-post-temple_sicily = Сицилия, храм
name-post-market_sicily = Сицилия, рынок
name-post-cnossus = Кносс (город)
name-post-crete_oil = Крит, караван (масло)
name-post-temple_crete = Крит, храм
name-post-market_crete = Крит, рынок
name-post-rhodus = Родос (город)
name-post-rhodes_fish = Родос, караван (рыба)
name-post-temple_rhodes = Родос, храм
name-post-market_rhodes = Родос, рынок
name-post-cyprus_metal = Кипр, караван (железо)
name-post-temple_cyprus = Кипр, храм
name-post-market_cyprus = Кипр, рынок
name-post-numidia_grain = Нумидия, караван (зерно)
name-post-temple_numidia = Нумидия, храм
name-post-market_numidia = Нумидия, рынок
name-post-gaetulia_slaves = Гетулия, караван (невольники)
name-post-temple_gaetulia = Гетулия, храм
name-post-market_gaetulia = Гетулия, рынок
name-post-carthago = Карфаген (город)
name-post-carthage_fruit = Карфаген, караван (фрукты)
name-post-carthage_perfume = Карфаген, караван (благовония)
name-post-temple_carthage = Карфаген, храм
name-post-market_carthage = Карфаген, рынок
name-post-leptis_magna = Лептис-Магна (город)
name-post-tripolitania_oil = Триполитания, караван (масло)
name-post-tripolitania_fish = Триполитания, караван (рыба)
name-post-temple_tripolitania = Триполитания, храм
name-post-market_tripolitania = Триполитания, рынок
name-post-cyrene = Кирена (город)
name-post-cyrenaica_livestock = Киренаика, караван (скот)
name-post-temple_cyrenaica = Киренаика, храм
name-post-market_cyrenaica = Киренаика, рынок
name-post-alexandria = Александрия (город)
name-post-memphis = Мемфис (город)
name-post-lower_egypt_papyrus = Нижний Египет, караван (папирус)
name-post-lower_egypt_grain = Нижний Египет, караван (зерно)
name-post-temple_lower_egypt = Нижний Египет, храм
name-post-market_lower_egypt = Нижний Египет, рынок
name-post-thebae = Фивы (город)
name-post-upper_egypt_papyrus = Верхний Египет, караван (папирус)
name-post-temple_upper_egypt = Верхний Египет, храм
name-post-market_upper_egypt = Верхний Египет, рынок
name-post-nubia_gold = Нубия, караван (золото)
name-post-temple_nubia = Нубия, храм
name-post-market_nubia = Нубия, рынок
name-post-arabia_perfume = Аравия, караван (благовония)
name-post-temple_arabia = Аравия, храм
name-post-market_arabia = Аравия, рынок
name-post-hierosolyma = Иерусалим (город)
name-post-palestine_fruit = Палестина, караван (фрукты)
name-post-temple_palestine = Палестина, храм
name-post-market_palestine = Палестина, рынок
name-post-tyrus = Тир (город)
name-post-phoenicia_fish = Финикия, караван (рыба)
name-post-temple_phoenicia = Финикия, храм
name-post-market_phoenicia = Финикия, рынок
name-post-antiochia = Антиохия (город)
name-post-syria_wine = Сирия, караван (вино)
name-post-temple_syria = Сирия, храм
name-post-market_syria = Сирия, рынок
name-post-ninive = Ниневия (город)
name-post-mesopotamia_grain = Месопотамия, караван (зерно)
name-post-temple_mesopotamia = Месопотамия, храм
name-post-market_mesopotamia = Месопотамия, рынок
name-post-babylon = Вавилон (город)
name-post-babylonia_fruit = Вавилония, караван (фрукты)
name-post-temple_babylonia = Вавилония, храм
name-post-market_babylonia = Вавилония, рынок
name-post-susiana_gems = Сузиана, караван (самоцветы)
name-post-temple_susiana = Сузиана, храм
name-post-market_susiana = Сузиана, рынок
name-post-cilicia_slaves = Киликия, караван (невольники)
name-post-temple_cilicia = Киликия, храм
name-post-market_cilicia = Киликия, рынок
name-post-sinope = Синопа (город)
name-post-pontus_metal = Понт, караван (железо)
name-post-temple_pontus = Понт, храм
name-post-market_pontus = Понт, рынок
name-post-galatia_livestock = Галатия, караван (скот)
name-post-temple_galatia = Галатия, храм
name-post-market_galatia = Галатия, рынок
name-post-lycia_slaves = Ликия, караван (невольники)
name-post-temple_lycia = Ликия, храм
name-post-market_lycia = Ликия, рынок
name-post-troas = Троя (город)
name-post-asia_oil = Азия, караван (масло)
name-post-temple_asia = Азия, храм
name-post-market_asia = Азия, рынок
name-post-constantinopolis = Константинополь (город)
name-post-thrace_grain = Фракия, караван (зерно)
name-post-temple_thrace = Фракия, храм
name-post-market_thrace = Фракия, рынок
name-post-pella = Пелла (город)
name-post-macedonia_gold = Македония, караван (золото)
name-post-temple_macedonia = Македония, храм
name-post-market_macedonia = Македония, рынок
name-post-athenae = Афины (город)
name-post-greece_wine = Греция, караван (вино)
name-post-greece_fish = Греция, караван (рыба)
name-post-temple_greece = Греция, храм
name-post-market_greece = Греция, рынок
name-post-illyria_slaves = Иллирия, караван (невольники)
name-post-temple_illyria = Иллирия, храм
name-post-market_illyria = Иллирия, рынок
name-post-mediolanum = Медиолан (город)
name-post-lombardy_livestock = Ломбардия, караван (скот)
name-post-temple_lombardy = Ломбардия, храм
name-post-market_lombardy = Ломбардия, рынок
name-post-roma = Рим (город)
name-post-rome_metal = Рим, караван (железо)
name-post-rome_fish = Рим, караван (рыба)
name-post-temple_rome = Рим, храм
name-post-market_rome = Рим, рынок
name-post-tarentum = Тарент (город)
name-post-magna_graecia_wine = Великая Греция, караван (вино)
name-post-temple_magna_graecia = Великая Греция, храм
name-post-market_magna_graecia = Великая Греция, рынок
name-resource-tax = монета
    .acc = монету
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
    .acc = рыбу
name-resource-slaves = невольники
    .acc = невольников
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
name-verb-influence = Поставить знак влияния
name-verb-city = Построить город
name-verb-caravan = Поставить караван
name-verb-temple = Построить храм
name-verb-market = Построить рынок
name-verb-legion = Создать легион
name-verb-fortress = Построить крепость
name-verb-trireme = Построить трирему
name-verb-card = Купить героя или чудо света
name-verb-convert = Заменить знак влияния
name-verb-free_influence = Поставить знак влияния бесплатно
name-verb-free_convert = Заменить знак влияния бесплатно
name-verb-free_fortress = Построить крепость бесплатно
name-verb-exchange = { name-card-cleopatra }: обменять карту в банке
name-verb-end = Закончить
name-verb-sail = Вывести триремы
name-verb-attack = Атаковать на море
name-verb-march = Двинуть легионы
name-verb-halt = Закончить движение
name-verb-fight = Начать битву
name-verb-settle = Распорядиться провинцией
name-verb-pillage = Разорить
name-verb-occupy = Захватить
name-verb-claim = Ассимилировать
name-verb-nothing = Ничего не делать
name-verb-use = Воспользоваться
name-verb-pass = Пропустить
name-verb-coins = Монетами
name-verb-goods = Разными товарами
name-verb-lay = Захватить ещё сооружения
name-verb-alps = Перейти через Альпы
part-coins = Монеты
part-goods = Товары
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

ask-aftermath = { $province }: остались только ваши отряды. Что вы делаете?
ask-build = Что вы построите или купите?
ask-call_number = Сколько карт предлагает каждый? Карт у вас на руках: { $hand }.
ask-campaign = Что вы предпримете в этом походе?
ask-campaign_freely = Что вы предпримете в этом походе?
ask-choose_civilization = Какую цивилизацию вы возглавите?
ask-choose_foe = { $field }: с каким противником вы сражаетесь дальше?
ask-choose_losses = { $field }: противник — { $opponent }, вы теряете { $count } { $count ->
    [one] отряд. Какой?
    [few] отряда. Какие?
   *[other] отрядов. Какие?
}
ask-choose_province = Какой провинцией займётесь теперь?
ask-compensate = { $receiver }: не хватает одной карты. Какую вы отдаёте?
ask-divide_forces = { $field }: как вы разделите { $count } { $count ->
    [one] отряд
    [few] отряда
   *[other] отрядов
} между противниками?
ask-divide_arrivals = { $field }: против кого сражаются отряды, которые двигались в этот ход ({ $count })?
ask-divide_fortresses = { $field }: в какой битве участвуют ваши крепости ({ $count })?
ask-draw_choosing_order = Порядок выбора определяет жребий
ask-draw_civilizations = Цивилизации распределяются по жребию
ask-draw_first_holder = Ничью решает жребий
ask-draw_layout_order = Порядок расстановки определяет жребий
ask-keep_cards = Какие карты вы сохраняете? Монет — не больше { $coins }{ $goods ->
    [0] {""}
   *[other] , товаров — не больше { $goods }
}. Остальные карты вернутся в банк.
ask-name_new_holders = { $province }: на каких сооружениях стоят легионы, пришедшие в этот ход ({ $count })?
ask-leave_posts = { $province }: { $count } { $count ->
    [one] легион уходит. Какой?
    [few] легиона уходят. Какие?
   *[other] легионов уходят. Какие?
}
ask-name_director = Кто станет Великим Мореплавателем?
ask-name_military_leader = Кто станет Великим Полководцем?
ask-name_next_builder = Кто строит следующим?
ask-name_next_general = Кто воюет следующим? Каждый воюет один раз: первый бьёт раньше всех, последний уже видит ходы остальных.
ask-name_political_leader = Кто станет Великим Законодателем?
ask-offer_cards = Предложите { $count } { $count ->
    [one] карту. Какую?
    [few] карты. Какие?
   *[other] карт. Какие?
}
ask-order_builders = В каком порядке строят игроки?
ask-order_generals = В каком порядке воюют игроки?
ask-pay = { $things }: цена { $price }. Чем платите?
ask-place_freely = Осталось { $points } { $points ->
    [one] очко
    [few] очка
   *[other] очков
}. На что вы их тратите?
ask-redirect_take = { $taker } берёт карту «{ $card }»; её отдаёт { $victim }. Вмешается ли Одиссей, чтобы вместо неё взяли вашу?
ask-roll_dice = { $field }: нападает { $attacker }, обороняется { $defender }; бросаются кубики
ask-take_card = Какую карту вы берёте и у кого? Следующим берёт тот, кто её лишился. Открытых карт: { $left }.
ask-take_extra_good = Какой товар принесёт Храм Артемиды?
ask-take_spoils = Навуходоносор приносит карту: { $card }. Вы берёте её?
ask-turn_legion = В ваши провинции вошли легионы: { $enemy }. Переманит ли Елена один из них?
ask-turn_legion_on_entry = { $province }: входит { $enemy }. Переманит ли Елена один из легионов?

## События

event-battle_rolled = { $field }: { $seat } атакует, результат { $attack }; { $foe } обороняется, результат { $defence }.
event-built = { $seat } строит { $site_acc }.
event-card_bought = { $seat } покупает карту «{ $card }».
event-card_taken = { $seat } берёт { $card_acc }; отдаёт { $victim }.
event-cards_kept = { $seat } { $coins ->
    [0] { $goods ->
        [0] ничего не оставляет
        [one] оставляет { $goods } товар
        [few] оставляет { $goods } товара
       *[many] оставляет { $goods } товаров
    }
    [one] оставляет { $coins } монету{ $goods ->
        [0] {""}
        [one] {" "}и { $goods } товар
        [few] {" "}и { $goods } товара
       *[many] {" "}и { $goods } товаров
    }
    [few] оставляет { $coins } монеты{ $goods ->
        [0] {""}
        [one] {" "}и { $goods } товар
        [few] {" "}и { $goods } товара
       *[many] {" "}и { $goods } товаров
    }
   *[many] оставляет { $coins } монет{ $goods ->
        [0] {""}
        [one] {" "}и { $goods } товар
        [few] {" "}и { $goods } товара
       *[many] {" "}и { $goods } товаров
    }
}.
event-civilization_taken = { $player } играет за цивилизацию { $civilization }.
event-compensated = { $seat } отдаёт карту в возмещение; получает её { $receiver }.
event-compensation = { $seat } отдаёт { $card_acc } в возмещение; получает { $receiver }.
event-exchanged = { $seat } обменивает в банке { $given_acc } на { $received_acc }.
event-extra_good = { $seat } получает от Храма Артемиды { $good_acc }.
event-income = { $seat } получает доход: { $cards }.
event-legion_turned = { $province }: Елена переманивает легион, его получает { $seat }.
event-legions_marched = { $seat } ведёт { $count } { $count ->
    [one] легион
    [few] легиона
   *[many] легионов
}: { $origin } → { $goal }.
event-marker_claimed = { $seat } начинает ассимиляцию провинции { $province }: легион встаёт на знак влияния.
event-marker_placed = { $seat } ставит знак влияния в провинции { $province }.
event-number_called = { $seat } называет число { $count }: { $count ->
    [0] торговли в этот ход не будет
    [one] каждый выкладывает { $count } карту
    [few] каждый выкладывает { $count } карты
   *[many] каждый выкладывает { $count } карт
}.
event-occupied = { $seat } захватывает { $sites_acc }.
event-offer_laid = { $seat } выкладывает предложение.
event-offer_returned = { $seat } забирает обратно { $count } { $count ->
    [one] карту
    [few] карты
   *[many] карт
}.
event-offer_shown = { $seat } предлагает { $cards_acc }.
event-order_announced = { $seat } назначает порядок: { $order }.
event-paid = { $seat } платит: { $cards }.
event-pillaged = { $seat } разоряет { $site_acc }.
event-player_named = Теперь действует { $player }.
event-province_converted = { $province }: { $seat } заменяет чужой знак влияния своим.
event-role_dealt = { $seat } начинает с титулом «{ $role }».
event-role_passed = { $seat } превосходит прежнего владельца и получает титул «{ $role }».
event-set_up = { $civilization } расставляет фишки.
event-spoils_taken = { $seat } получает за это из банка { $card_acc }.
event-take_redirected = Одиссей вмешивается: { $taker } берёт другую карту, отдаёт её { $seat }.
event-triremes_sailed = { $seat } ведёт { $count } { $count ->
    [one] трирему
    [few] триремы
   *[many] трирем
}: { $origin } → { $goal }.
event-unit_raised = { $seat } { $unit_id ->
    [legion] создаёт легион
    [trireme] строит трирему
   *[other] строит крепость
} в провинции { $province }.
event-units_lost = { $teller ->
    [nobody] { $loser }
   *[seat] { $seat }
} теряет { $count } { $count ->
    [one] отряд
    [few] отряда
   *[many] отрядов
} ({ $field }){ $fortresses ->
    [0] .
   *[other] ; из них крепостей — { $fortresses }.
}
event-won = { $seat } побеждает!

## Фазы и исходы

round = Ход
phase-game = Игра
phase-setup = Подготовка
phase-turn = Ход
phase-picking = Выбор цивилизаций
phase-drawn_civilizations = Жеребьёвка цивилизаций
phase-basic_setup = Исходная расстановка
phase-advanced_setup = Свободная расстановка
phase-layout = Свободная расстановка
phase-trade = Торговля
phase-taking = Обмен картами
phase-redirection = Слово Одиссея
phase-construction = Строительство
phase-building = Строительство
phase-named_building = Строительство
phase-payment = Оплата
phase-leave_posts = Уход с сооружений
phase-engagement = Битва
phase-battle = Битва
phase-sea_battle = Морская битва
phase-land_battle = Сухопутная битва
phase-entry = Вход в провинцию
phase-chosen_civilizations = Выбор цивилизаций
phase-first_role = Первые титулы
phase-military = Фаза войны
phase-campaign = Поход
phase-campaign_in_sequence = Поход
phase-campaign_interleaved = Поход
phase-named_campaign = Поход
phase-province = Судьба провинции
ending-pyramids = построены Пирамиды
ending-four_cards = собраны четыре карты героев и чудес света
ending-turn_cap = сыгран последний ход

## Настройки

option-setup_mode = Расстановка
option-setup_mode-help = Исходная расстановка с листов игроков или свободная на 36 очков.
value-setup_mode-basic = исходная
value-setup_mode-advanced = свободная, на 36 очков
option-civilizations = Цивилизации
option-civilizations-help = Какие цивилизации участвуют; остальные нейтральны.
value-civilizations-recommended = сбалансированный выбор
value-civilizations-rome-carthage-greece = Рим, Карфаген, Греция
value-civilizations-rome-carthage-egypt = Рим, Карфаген, Египет
value-civilizations-rome-carthage-babylon = Рим, Карфаген, Вавилон
value-civilizations-rome-greece-egypt = Рим, Греция, Египет
value-civilizations-rome-greece-babylon = Рим, Греция, Вавилон
value-civilizations-rome-egypt-babylon = Рим, Египет, Вавилон
value-civilizations-carthage-greece-egypt = Карфаген, Греция, Египет
value-civilizations-carthage-greece-babylon = Карфаген, Греция, Вавилон
value-civilizations-carthage-egypt-babylon = Карфаген, Египет, Вавилон
value-civilizations-greece-egypt-babylon = Греция, Египет, Вавилон
value-civilizations-rome-carthage-greece-egypt = Рим, Карфаген, Греция, Египет
value-civilizations-rome-carthage-greece-babylon = Рим, Карфаген, Греция, Вавилон
value-civilizations-rome-carthage-egypt-babylon = Рим, Карфаген, Египет, Вавилон
value-civilizations-rome-greece-egypt-babylon = Рим, Греция, Египет, Вавилон
value-civilizations-carthage-greece-egypt-babylon = Карфаген, Греция, Египет, Вавилон
option-civ_assignment = Распределение цивилизаций
option-civ_assignment-help = По жребию или по выбору в порядке, определённом жребием.
value-civ_assignment-random = по жребию
value-civ_assignment-choose = по выбору
option-trade_stop = Конец обмена
option-trade_stop-help = Можно ли ещё брать карты, когда они остались у одного игрока.
value-trade_stop-taker_is_sole_holder = когда ход у того, у кого остались карты
value-trade_stop-one_holder = как только карты остались у одного игрока
option-order_declaration = Порядок игроков
option-order_declaration-help = Владелец титула объявляет весь порядок сразу или называет игроков по одному.
value-order_declaration-upfront = сразу
value-order_declaration-stepwise = по одному
option-interleaved_military_actions = Движение вперемешку с битвами
option-interleaved_military_actions-help = Движение и битвы можно чередовать, а не соблюдать строгий порядок.
value-interleaved_military_actions-false = нет
value-interleaved_military_actions-true = да
option-temple_pillage = Разорение храмов
option-temple_pillage-help = Храмы можно разорять, как и другие сооружения.
value-temple_pillage-false = нет
value-temple_pillage-true = да
option-temple_or_market_alone = Храм или рынок отдельно
option-temple_or_market_alone-help = Легионы могут захватить храм без города и рынок без каравана.
value-temple_or_market_alone-false = нет
value-temple_or_market_alone-true = да
option-hammurabi_marker_may_convert = Хаммурапи заменяет знаки
option-hammurabi_marker_may_convert-help = Бесплатным знаком Хаммурапи можно заменить чужой.
value-hammurabi_marker_may_convert-false = нет
value-hammurabi_marker_may_convert-true = да
option-one_role_per_player = По одному титулу
option-one_role_per_player-help = Владелец титула не претендует на другой.
value-one_role_per_player-false = нет
value-one_role_per_player-true = да
option-neutral_greece_includes_aegean = Нейтральная Греция владеет Эгеидой
option-neutral_greece_includes_aegean-help = Нейтральной Греции принадлежат также Фракия, Азия, Родос и Крит.
value-neutral_greece_includes_aegean-false = нет
value-neutral_greece_includes_aegean-true = да
option-turn_cap = Последний ход
option-turn_cap-help = Прекращает игру после этого хода и расставляет игроков по местам; для симуляций.

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
fact-hand_size = Карт на руках
fact-counts = Торговля, законы, война
fact-influence_supply = Знаков в запасе
fact-legion_supply = Легионов в запасе
fact-fortress_supply = Крепостей в запасе
fact-trireme_supply = Трирем в запасе
fact-roles = Титулы
track-cards = Герои и чудеса
track-offers = Предложения
mark-neutral = нейтральная
mark-claim = ассимилирует
mark-war = война
mark-fresh = знак этого хода

# How everybody stands, column by column.
standing-pyramids = Пирамиды
standing-cards = Герои и чудеса
standing-income = Доход
standing-markers = Влияние

# What prices are paid in.
stock-cards = { $n ->
    [one] карта ресурсов
    [few] карты ресурсов
   *[many] карт ресурсов
}
stock-points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}

# What each thing is.
card-card-julius_caesar = Ваши легионы и крепости стоят по 2 карты.
card-card-hannibal = В сухопутной битве каждый кубик ваших легионов даёт на 1 больше, и в нападении, и в защите.
card-card-pericles = Ваши триремы стоят по 2 карты; в морской битве каждый их кубик даёт на 1 больше.
card-card-cleopatra = Раз за свою очередь в строительстве можно обменять в банке товар на монету или монету на любой товар.
card-card-hammurabi = Каждый ход один бесплатный знак влияния там, где вы могли бы его купить. По варианту «Хаммурапи заменяет знаки» им можно завершить и ассимиляцию.
card-card-agamemnon = +2 к вашим караванам и рынкам, когда решается, кто Великий Мореплаватель.
card-card-archimedes = +2 к вашим легионам, триремам и крепостям, когда решается, кто Великий Полководец.
card-card-solomon = +2 к вашим городам и храмам, когда решается, кто Великий Законодатель.
card-card-helen = Раз за фазу войны: один чужой легион, вошедший в вашу провинцию, заменяется вашим из запаса.
card-card-nebuchadnezzar = Разоряя, можно взять карту из банка: за город — монету, за караван — его товар; за храм и рынок — ничего.
card-card-ulysses = Раз за фазу торговли: когда один игрок взял карту у другого, карта возвращается, и вместо неё надо взять одну из ваших открытых карт.
card-card-colossus = Одна монета сверх каждого дохода.
card-card-hanging_gardens = В конце строительства можно сохранить, кроме монет, 1 товар.
card-card-temple_of_artemis = Один товар на выбор сверх каждого дохода, если он есть в банке.
card-card-statue_of_zeus = В каждой провинции у вас может быть две крепости; каждая даёт в битве 6.
card-card-lighthouse = Ваши знаки влияния можно ставить и не по соседству; все прочие условия остаются.
card-card-mausoleum = Города и караваны стоят вам 2 карты, храмы и рынки — 5.
card-card-pyramids = Кто их построил, сразу побеждает. Цена — 12 монет или по одному товару каждого вида.
card-role-director_of_commerce = Достаётся тому, у кого караванов и рынков больше, чем у владельца титула. Называет, сколько карт предлагает каждый, и берёт первым.
card-role-political_leader = Достаётся тому, у кого городов и храмов больше, чем у владельца титула. Решает, в каком порядке строят игроки.
card-role-military_leader = Достаётся тому, у кого легионов, трирем и крепостей на поле больше, чем у владельца титула. Решает, в каком порядке игроки действуют в фазе войны.
card-resource-tax = Монеты приносят города; всего 35. Цену платят одними монетами или одними разными товарами; в конце строительства можно сохранить до 2.
card-resource-perfume = Один из двенадцати товаров; карт всего 5. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-papyrus = Один из двенадцати товаров; карт всего 5. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-gold = Один из двенадцати товаров; карт всего 5. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-gems = Один из двенадцати товаров; карт всего 5. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-oil = Один из двенадцати товаров; карт всего 7. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-wine = Один из двенадцати товаров; карт всего 7. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-livestock = Один из двенадцати товаров; карт всего 7. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-fruit = Один из двенадцати товаров; карт всего 7. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-metal = Один из двенадцати товаров; карт всего 7. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-grain = Один из двенадцати товаров; карт всего 11. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-fish = Один из двенадцати товаров; карт всего 11. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-resource-slaves = Один из двенадцати товаров; карт всего 11. Цену платят товарами разных видов; непотраченные возвращаются в банк.
card-civilization-rome = Столица: { name-area-rome }. Герой: { name-card-julius_caesar }. Начинает с титулом «{ name-role-military_leader }».
card-civilization-carthage = Столица: { name-area-carthage }. Герой: { name-card-hannibal }. Начинает с титулом «{ name-role-director_of_commerce }».
card-civilization-greece = Столица: { name-area-greece }. Герой: { name-card-pericles }.
card-civilization-egypt = Столица: { name-area-lower_egypt }. Герой: { name-card-cleopatra }. Начинает с титулом «{ name-role-political_leader }».
card-civilization-babylon = Столица: { name-area-babylonia }. Герой: { name-card-hammurabi }.
card-piece-city = Приносит монету за ход, две — если вам принадлежит и храм этой провинции. Ставится на значок города.
card-piece-caravan = Приносит за ход один товар своего значка, два — если вам принадлежит и рынок этой провинции.
card-piece-temple = Удваивает доход ваших городов в своей провинции; сам ничего не приносит. Один на провинцию.
card-piece-market = Удваивает доход ваших караванов в своей провинции; сам ничего не приносит. Один на провинцию.
card-piece-legion = Идёт в соседнюю провинцию или по цепочке ваших трирем. Бросает кубик на суше, может разорять, захватывать и ассимилировать; у вас их 8.
card-piece-fortress = Даёт 6 в каждой битве при защите и в одном нападении за ход. Кубика не бросает и не движется; у вас их 8.
card-piece-trireme = Строится в доке и проходит одно море за ход. В море бросает кубик и связывает берега для ваших легионов и знаков влияния; у вас их 5.
card-piece-influence = Провинция ваша: строите там только вы, и её сооружения приносят доход вам, пока их не захватили. Знаков у вас 12.
card-site-corsica_gems = { card-piece-caravan }
card-site-temple_corsica = { card-piece-temple }
card-site-market_corsica = { card-piece-market }
card-site-sardinia_slaves = { card-piece-caravan }
card-site-temple_sardinia = { card-piece-temple }
card-site-market_sardinia = { card-piece-market }
card-site-syracusae = { card-piece-city }
card-site-sicily_grain = { card-piece-caravan }
card-site-temple_sicily = { card-piece-temple }
card-site-market_sicily = { card-piece-market }
card-site-cnossus = { card-piece-city }
card-site-crete_oil = { card-piece-caravan }
card-site-temple_crete = { card-piece-temple }
card-site-market_crete = { card-piece-market }
card-site-rhodus = { card-piece-city }
card-site-rhodes_fish = { card-piece-caravan }
card-site-temple_rhodes = { card-piece-temple }
card-site-market_rhodes = { card-piece-market }
card-site-cyprus_metal = { card-piece-caravan }
card-site-temple_cyprus = { card-piece-temple }
card-site-market_cyprus = { card-piece-market }
card-site-numidia_grain = { card-piece-caravan }
card-site-temple_numidia = { card-piece-temple }
card-site-market_numidia = { card-piece-market }
card-site-gaetulia_slaves = { card-piece-caravan }
card-site-temple_gaetulia = { card-piece-temple }
card-site-market_gaetulia = { card-piece-market }
card-site-carthago = { card-piece-city }
card-site-carthage_fruit = { card-piece-caravan }
card-site-carthage_perfume = { card-piece-caravan }
card-site-temple_carthage = { card-piece-temple }
card-site-market_carthage = { card-piece-market }
card-site-leptis_magna = { card-piece-city }
card-site-tripolitania_oil = { card-piece-caravan }
card-site-tripolitania_fish = { card-piece-caravan }
card-site-temple_tripolitania = { card-piece-temple }
card-site-market_tripolitania = { card-piece-market }
card-site-cyrene = { card-piece-city }
card-site-cyrenaica_livestock = { card-piece-caravan }
card-site-temple_cyrenaica = { card-piece-temple }
card-site-market_cyrenaica = { card-piece-market }
card-site-alexandria = { card-piece-city }
card-site-memphis = { card-piece-city }
card-site-lower_egypt_papyrus = { card-piece-caravan }
card-site-lower_egypt_grain = { card-piece-caravan }
card-site-temple_lower_egypt = { card-piece-temple }
card-site-market_lower_egypt = { card-piece-market }
card-site-thebae = { card-piece-city }
card-site-upper_egypt_papyrus = { card-piece-caravan }
card-site-temple_upper_egypt = { card-piece-temple }
card-site-market_upper_egypt = { card-piece-market }
card-site-nubia_gold = { card-piece-caravan }
card-site-temple_nubia = { card-piece-temple }
card-site-market_nubia = { card-piece-market }
card-site-arabia_perfume = { card-piece-caravan }
card-site-temple_arabia = { card-piece-temple }
card-site-market_arabia = { card-piece-market }
card-site-hierosolyma = { card-piece-city }
card-site-palestine_fruit = { card-piece-caravan }
card-site-temple_palestine = { card-piece-temple }
card-site-market_palestine = { card-piece-market }
card-site-tyrus = { card-piece-city }
card-site-phoenicia_fish = { card-piece-caravan }
card-site-temple_phoenicia = { card-piece-temple }
card-site-market_phoenicia = { card-piece-market }
card-site-antiochia = { card-piece-city }
card-site-syria_wine = { card-piece-caravan }
card-site-temple_syria = { card-piece-temple }
card-site-market_syria = { card-piece-market }
card-site-ninive = { card-piece-city }
card-site-mesopotamia_grain = { card-piece-caravan }
card-site-temple_mesopotamia = { card-piece-temple }
card-site-market_mesopotamia = { card-piece-market }
card-site-babylon = { card-piece-city }
card-site-babylonia_fruit = { card-piece-caravan }
card-site-temple_babylonia = { card-piece-temple }
card-site-market_babylonia = { card-piece-market }
card-site-susiana_gems = { card-piece-caravan }
card-site-temple_susiana = { card-piece-temple }
card-site-market_susiana = { card-piece-market }
card-site-cilicia_slaves = { card-piece-caravan }
card-site-temple_cilicia = { card-piece-temple }
card-site-market_cilicia = { card-piece-market }
card-site-sinope = { card-piece-city }
card-site-pontus_metal = { card-piece-caravan }
card-site-temple_pontus = { card-piece-temple }
card-site-market_pontus = { card-piece-market }
card-site-galatia_livestock = { card-piece-caravan }
card-site-temple_galatia = { card-piece-temple }
card-site-market_galatia = { card-piece-market }
card-site-lycia_slaves = { card-piece-caravan }
card-site-temple_lycia = { card-piece-temple }
card-site-market_lycia = { card-piece-market }
card-site-troas = { card-piece-city }
card-site-asia_oil = { card-piece-caravan }
card-site-temple_asia = { card-piece-temple }
card-site-market_asia = { card-piece-market }
card-site-constantinopolis = { card-piece-city }
card-site-thrace_grain = { card-piece-caravan }
card-site-temple_thrace = { card-piece-temple }
card-site-market_thrace = { card-piece-market }
card-site-pella = { card-piece-city }
card-site-macedonia_gold = { card-piece-caravan }
card-site-temple_macedonia = { card-piece-temple }
card-site-market_macedonia = { card-piece-market }
card-site-athenae = { card-piece-city }
card-site-greece_wine = { card-piece-caravan }
card-site-greece_fish = { card-piece-caravan }
card-site-temple_greece = { card-piece-temple }
card-site-market_greece = { card-piece-market }
card-site-illyria_slaves = { card-piece-caravan }
card-site-temple_illyria = { card-piece-temple }
card-site-market_illyria = { card-piece-market }
card-site-mediolanum = { card-piece-city }
card-site-lombardy_livestock = { card-piece-caravan }
card-site-temple_lombardy = { card-piece-temple }
card-site-market_lombardy = { card-piece-market }
card-site-roma = { card-piece-city }
card-site-rome_metal = { card-piece-caravan }
card-site-rome_fish = { card-piece-caravan }
card-site-temple_rome = { card-piece-temple }
card-site-market_rome = { card-piece-market }
card-site-tarentum = { card-piece-city }
card-site-magna_graecia_wine = { card-piece-caravan }
card-site-temple_magna_graecia = { card-piece-temple }
card-site-market_magna_graecia = { card-piece-market }

# What adds to a roll.
modifier-fortress = крепость
modifier-hannibal = Ганнибал
modifier-pericles = Перикл
