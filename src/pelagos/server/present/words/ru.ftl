# Что говорит сам сервер.
about = Пять настольных игр о древнем Средиземноморье за одним столом, в браузере и в терминале.
what-if-name = { $title }: что, если? (со строки { $line })
what-if-open = «Что, если?» со строки { $line } другого стола. Всё сыгранное до неё осталось как было; кубики и карты дальше будут новыми.
what-if-redealt = «Что, если?» со строки { $line } идущей партии, какой её видит { $seat }. Всё, что с этого места не видно, роздано заново: это один из возможных миров, а не настоящий.
refused-bad_request = Запрос непонятен.
refused-not_signed_in = Сначала войдите в учётную запись.
refused-not_yours = У вас нет доступа.
refused-not_found = По этому адресу ничего нет.
refused-wrong_method = По этому адресу так сделать нельзя.
refused-too_large = Слишком большой объём данных.
refused-wrong_type = Такой формат данных не поддерживается.
refused-too_many = Слишком много запросов; попробуйте чуть позже.
refused-storage = Сервер сейчас не может это сохранить. Ничего не изменилось; попробуйте ещё раз.
refused-fault = Что-то пошло не так. Ошибка записана; попробуйте ещё раз.
refused-bad_name = В имени от 2 до 40 букв, цифр или знаков.
refused-bad_password = В пароле от 8 до 200 знаков.
refused-bad_text = Текст пустой или слишком длинный.
refused-bad_lang = Языки: английский, русский и польский.
refused-old_contract = Эта страница старше сервера: загрузите её заново. (Программы-клиенты передают «X-Pelagos-Contract: { $wanted }».)
refused-no_table = Такого стола нет.
refused-only_replay = Это загруженная запись: её можно просмотреть, но не продолжить.
refused-busy = За этот стол пришло сразу много ответов; попробуйте ещё раз.
refused-name_taken = Имя «{ $name }» занято.
refused-wrong_password = Учётной записи с таким именем и паролем нет.
refused-no_spectators = Этот стол закрыт для зрителей.
refused-no_seat_here = У вас нет места за этим столом.
refused-not_your_seat = Это не ваше место.
refused-not_yet = Всё откроется, когда партия закончится.
refused-not_utf8 = Запись партии — текстовый файл в UTF-8; это не он.
refused-no_lesson = Урока «{ $name }» нет.
refused-no_puzzle = Задачи «{ $name }» нет.
refused-no_puzzles = Задач здесь нет.
refused-no_review = Разбора этой партии ещё нет: его никто не начинал.
refused-review_later = Разбор возможен, когда партия окончена.
refused-no_title = Игры «{ $title }» здесь нет.
refused-own_position = Эта запись начинается с середины партии, как бывает в «Что, если?». Просмотреть её можно только там, где она сыграна.
refused-wrong_seats = Число игроков или мест в записи не подходит к её игре.
refused-damaged_json = Это не запись партии: JSON повреждён.
refused-bad_record = Это не запись партии, или она повреждена.
refused-unplayable = Эта запись нарушает правила своей игры или сделана по старой версии правил.
refused-no_line = В партии строк: { $lines }; строки { $line } нет.
refused-empty = Сообщение пустое.
refused-no_bot = Бота «{ $bot }» нет; есть: { $bots }.
refused-no_seat = Места { $seat } нет.
refused-over_there = На этой строке партия уже окончена; выберите строку пораньше.
refused-no_answer = Ответ не указан.
refused-not_json = Не удалось разобрать этот ответ.
refused-no_order = Такого приказа у вас нет.
refused-wrong_players = Число игроков в этой игре: { $numbers }; { $players } не подходит.
refused-too_many_seats = Мест ({ $seats }) больше, чем игроков ({ $players }).
refused-bad_option = С такими настройками эту игру начать нельзя.
refused-wrong_secret = Эта ссылка уже использована, устарела или ведёт за другой стол.
refused-not_open = Это место занято.
refused-undefended = Место без защитников занимают без боя.
refused-no_odds = Для игры «{ $title }» расчёта шансов боя нет; он есть для: { $titles }.
refused-bad_webhook = Вебхук — это адрес http:// или https:// без пароля.
refused-unknown_host = Адрес этого вебхука никуда не ведёт.
refused-private_webhook = Вебхук должен вести в открытый интернет.
refused-too_many_tries = Слишком много неверных паролей для этого имени. Попробуйте через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
}.
refused-lane_full = Сервер очень занят; попробуйте ещё раз чуть позже.
refused-closed = Этот стол закрыт хозяином сервера.
refused-banned = Этой учётной записи закрыт доступ на сервер.
refused-too_often = Слишком часто. Попробуйте снова через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
}.
refused-too_deep = Слишком глубокая вложенность.
refused-bad_characters = Здесь есть символы, которые нельзя сохранить.
refused-foreign_page = Этот запрос пришёл со страницы другого сайта.
refused-too_many_tables = Сервер больше не может принять новых столов; попробуйте позже.
refused-no_zone = Сервер не знает часового пояса «{ $zone }».
refused-bad_rest = У часов отдыха должны быть начало и конец, и каждый день для игры должно оставаться не меньше { $hours } часов.
refused-too_many_sockets = Открыто слишком много страниц. Попробуйте через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
}.
refused-thought_enough = Боты уже исчерпали отведённое вам время на раздумья. Выберите ботов побыстрее или попробуйте снова через { $seconds } { $seconds ->
    [one] секунду
    [few] секунды
   *[many] секунд
}.
refused-no_hint = Сейчас подсказки нет; попробуйте чуть позже.
refused-not_host = Это может только хозяин стола; вы можете предложить столу голосование.
refused-resigned = Вы сдались; за вас доигрывает бот.
refused-is_over = Партия окончена.
refused-has_started = Партия началась; места больше нельзя менять.
refused-not_over = Партия ещё идёт.
refused-vote_open = Стол уже голосует о другом.
refused-no_vote = Это голосование окончено.
refused-cannot_vote = В этом голосовании у вас нет голоса.
refused-too_many_ways = Уведомлений можно настроить не больше { $most }.
refused-wrong_key = Эта ссылка уже использована или устарела.
refused-no_way = Такого уведомления у вас (больше) нет.
refused-unconfirmed_way = Этот адрес ещё не подтверждён: откройте ссылку из письма.
refused-bad_push = Браузер не сообщил, как его оповещать.
refused-no_mail = Этот сервер не отправляет писем.
refused-bad_mail = Это не адрес электронной почты.
notice-turn = Ваш ход: { $table }
notice-vote = Ждут вашего голоса: { $table }
vote-pause = { $name } просит паузу.
vote-stand_in = { $name } предлагает замену: за игрока { $other } сыграет бот.
vote-draw = { $name } предлагает закончить партию по текущему положению. Нужно согласие всех.
vote-more_time = { $name } просит снова дать всем полное время.
vote-take_back = { $name } просит отменить всё начиная со строки { $line }. Нужно согласие всех.
notice-several = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[many] Вас ждут { $count } столов
}
notice-end = Больше не присылать: { $off }
notice-confirm = Это ваш адрес?
notice-confirm-text = Кто-то попросил Pelagos сообщать на этот адрес о своих ходах. Если это вы, откройте ссылку. Если нет, ничего делать не нужно: писем больше не будет.
notice-try = Всё работает
notice-try-text = Так Pelagos сообщит вам, что наступил ваш ход.
notice-failed-gone = Этого адреса больше нет.
notice-failed-no_answer = Ответа не было.
notice-failed-fault = Сервер не смог составить это сообщение.
notice-failed-refused = Сообщение отклонено ({ $detail }).
notice-failed-mail_refused = Почтовый сервер не знает такого адреса.
notice-failed-mail_down = Почтовый сервер не принял сообщение.
refused-on_vacation = Вы уже в отпуске.
refused-not_on_vacation = Вы не в отпуске.
refused-no_vacation = { $days ->
    [0] У вас не осталось дней отпуска за этим столом.
    [one] У вас остался { $days } день отпуска за этим столом.
    [few] У вас осталось { $days } дня отпуска за этим столом.
   *[other] У вас осталось { $days } дней отпуска за этим столом.
}
refused-held_by_bot = Вас замещает бот; сначала вернитесь на своё место.
refused-bot_there = Там уже играет бот.
refused-too_late_to_leave = Стол ждёт вас, а времени осталось меньше { $share } %. Сначала ответьте, потом можно уйти в отпуск.
refused-no_cup = Такой серии или кубка нет.
refused-cup_full = Присоединиться больше нельзя: игры начались или мест нет.
refused-cup_begun = Игры начались; выйти уже нельзя. В партии можно сдаться.
refused-cup_over = Всё уже сыграно.
refused-cup_too_long = В кубке каждый может встретиться с каждым не больше { $most } раз.
refused-cup_needs = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужно ещё { $count } игрока.
   *[other] Нужно ещё { $count } игроков.
}
refused-round_running = Партии этого тура ещё идут.
refused-wrong_cup_key = По этой ссылке присоединиться нельзя; попросите новую.
refused-not_cup_host = Это может только хозяин.
cup-games = Партии
cup-games-help = Сколько партий сыграно.
cup-points = Очки
cup-points-help = Очко за каждого соперника, занявшего место ниже, пол-очка за делёж места.
cup-wins = Победы
cup-wins-help = Первый показатель при равенстве: партии, выигранные единолично.
cup-direct = Личные
cup-direct-help = Второй показатель: очки против тех, с кем вы сравнялись.
cup-opposition = Соперники
cup-opposition-help = Третий показатель: очки всех, кого вы опередили, и половина очков тех, с кем поделили место. Кто и тогда равен, делит место.
refused-nothing_to_take_back = Здесь нечего отменять.
refused-no_phrase = Такой фразы нет.
refused-spectators_only = Пока партия идёт, здесь говорят только зрители.
a-spectator = Зритель
say-hello = Всем привет!
say-good_luck = Удачи и приятной игры!
say-one_moment = Минутку, пожалуйста.
say-back_soon = Скоро вернусь.
say-your_turn = Ваш ход.
say-thanks = Спасибо!
say-well_played = Отлично сыграно!
say-sorry = Извините!
say-good_game = Хорошая была игра!
say-again = Сыграем ещё?
refused-no_player = Такого игрока нет, или его страница скрыта.
a-player = Игрок
ending-agreed = Партия окончена по соглашению; решает текущее положение.
rules-carried = С этого места партия идёт по правилам версии { $now }; до этого была версия { $was }. Всё сыгранное верно по обеим версиям.
refused-old_rules = Эта партия начата по правилам версии { $was } и после строки { $line } не сходится с версией { $now }. Её можно смотреть и скачать, но не продолжить.
coach-ahead = Впереди: { $names } ({ $what }).
gain-income = Доход { $more }
gain-wins = Победа
coach-level = Пока все наравне.

# the topics of rulebooks
topic-overview = Обзор
topic-components = Компоненты
topic-map = Карта
topic-setup = Подготовка к игре
topic-options = Варианты правил
topic-turn_order = Порядок хода
topic-order = Очерёдность
topic-leadership = Лидерство
topic-trade = Торговля
topic-trade_cards = Торговые карты
topic-income = Доход
topic-taxation = Налоги
topic-census = Перепись
topic-construction = Строительство
topic-payment = Оплата
topic-influence = Влияние
topic-control = Контроль
topic-capital = Столицы
topic-cities = Города
topic-metropolis = Метрополии
topic-fortress = Крепости
topic-heroes = Герои
topic-wonders = Чудеса света
topic-gods = Боги
topic-apollo = Аполлон
topic-auction = Приношения
topic-actions = Действия
topic-recruiting = Наём
topic-creatures = Существа
topic-summoning = Вызов существ
topic-movement = Движение
topic-naval = На море
topic-ships = Корабли
topic-battle = Сражения
topic-conflict = Конфликт
topic-pillage = Разорение и разграбление
topic-occupation = Захват (оккупация)
topic-conversion = Ассимиляция (преобразование)
topic-neutral = Нейтральные державы
topic-calamities = Бедствия
topic-civilization_cards = Карты цивилизации
topic-ast = Доска Археологической Цепи
topic-expansion = Рост населения
topic-surplus = Лишнее население
topic-nomads = Кочевники и мореплаватели
topic-farmers = Фермеры и граждане
topic-short_game = Короткая игра
topic-two_players = Игра вдвоём
topic-limits = Ограничения
topic-hidden = Скрытая информация
topic-elimination = Выбывание
topic-victory = Победа
topic-examples = Примеры
