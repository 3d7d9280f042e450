# Что говорит терминал.
term-supply = Запас
term-hand = У вас на руках
term-you = вы
term-dice = кубики: { $dice }
term-earlier = … раньше ещё { $n } (см. журнал)

# Справки
term-ground-land = суша
term-ground-island = остров
term-ground-sea = море
term-printed = На поле
term-pieces = Здесь
term-marks = Ещё
term-neighbours = Рядом
term-can-do = Сейчас можно
term-and-more = … и ещё { $n }
term-no-card = Больше сказать нечего.
term-no-offers = Открытых предложений нет.
term-everybody = все
term-any-cards = любые карты
term-package = { $n } { $n ->
    [one] карта
    [few] карты
   *[many] карт
} стоимостью { $total }, среди них { $named }
term-wish = хочет: { $n } × { $what }
term-answers = ответ на: { $offer }
term-remark = «{ $remark }»
term-several = Что именно?
term-map-legend = Буквы обозначают место (подробнее: смотри МЕСТО), маленькое число — сколько там фигур.
term-map-legend-plain = Буквы — место (смотри МЕСТО). Цифра в кружке — чьё оно.
term-print-metropolis = место для метрополии
term-print-building_slot = клетка для строения
term-print-prosperity = процветание { $what }
term-print-trade = торговое поле
term-print-city = место: { $what }
term-print-good = место каравана ({ $what })
term-print-market = место рынка
term-print-temple = место храма
term-print-limit = предел населения { $what }
term-print-city_site = место под город ({ $what })
term-print-flood_plain = пойма ({ $what })
term-print-volcano = вулкан ({ $what })
term-print-lake = озеро
term-colour-black = чёрное
term-colour-white = белое

# Вопросы
term-first = помощь — все команды · совет · смотри МЕСТО · карточка НАЗВАНИЕ · карта
term-go-on = Enter — дальше · q — хватит
term-back = (назад)
term-page = { $first }–{ $last } из { $all } (ещё; /слово — поиск)
term-proposal = Предложение: { $answer } (ок)
term-example = Например: { $answer }
term-want-number = Число от { $low } до { $high }
term-want-order = Все в нужном вам порядке: { $names }
term-want-some = { $low ->
    [0] Не больше { $high }
   *[other] От { $low } до { $high }
} из: { $pile }
term-want-exactly = Ровно { $high } из: { $pile }
term-want-split = Всего от { $low } до { $high }, разделить между: { $places }
term-want-shares = Всего ровно { $high }, поделить между: { $places }
term-want-package = Не меньше { $low } карт с руки; число, стоимость и верное название добавятся сами
term-want-plan = Приказы через запятую, «-» — ничего: { $orders }
term-posting = { $cards } за 2 { $wish } для { $whom }
term-bazaar = Словами: { $offer } · «предложения» — что на столе
term-no-proposal = Здесь предложения нет.
term-nowhere-back = Это начало вопроса, дальше назад некуда.
term-not-found = Ответов со словом «{ $word }» здесь нет.
term-no-number = В списке номера от { $low } до { $high }.
term-unknown = Не понимаю: «{ $typed }».
term-near = Возможно, вы имели в виду: { $names }.
term-too-few = В наборе не меньше { $n } карт.
term-lost = Вы потеряете: { $what }
term-sure = Отменить это будет нельзя. Продолжить? (да / нет)

# Сохранение
term-exists = { $path } уже есть. Записать поверх? (да / нет)
term-saved = Сохранено: { $path }
term-save-first = Сохранить партию перед выходом? (да / нет)

term-help = Отвечайте номером или названием; несколько ответов сразу — через ; (точку с запятой); 0 завершает выбор; /слово — поиск; ! — отменить нельзя.
term-cmd-map = карта
term-cmd-look = смотри смотреть
term-cmd-card = карточка
term-cmd-offers = предложения
term-cmd-score = счёт счет
term-cmd-show = стол
term-cmd-more = ещё еще
term-cmd-back = назад
term-cmd-hint = совет подсказка
term-cmd-coach = наставник
term-cmd-ok = ок
term-cmd-why = почему
term-cmd-log = журнал
term-cmd-undo = отмена
term-cmd-save = сохранить
term-cmd-help = помощь
term-cmd-quit = выход
term-cmd-do = ответ
term-help-map = карта во весь экран
term-help-look = МЕСТО: что там, что рядом и что там можно сделать
term-help-card = НАЗВАНИЕ: что это за карта, бог, строение, товар
term-help-offers = открытые предложения
term-help-score = положение всех игроков; запас
term-help-show = стол и вопрос ещё раз
term-help-more = следующая страница списка
term-help-back = на шаг назад в списке
term-help-hint = что сделал бы бот и почему
term-help-coach = что сейчас важно, кто впереди, сколько стоят ответы
term-help-ok = принять предложенный ответ
term-help-why = правило, из которого следует вопрос; почему НАЗВАНИЕ: почему этого нельзя
term-help-log = всё, что произошло
term-help-undo = отменить свой последний ответ
term-help-save = ФАЙЛ: сохранить партию; pelagos play --resume ФАЙЛ — продолжить
term-help-help = эта страница
term-help-quit = встать из-за стола
term-help-do = ОТВЕТ: ответ, который начинается со слова команды

# Шансы и покупки
odds-exactly = точно
odds-attacker_wins = победит нападающий
odds-defender_survives = устоит защитник
odds-nobody_is_left = не останется никого
odds-attacker_alone = останется один нападающий
odds-defender_alone = останется один защитник
odds-at_war = война продолжится
odds-losses = потери { $numbers }
plan-coins = { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
plan-paid = { $cost } = { $cards } и { $tokens } из казны

# Lessons
puzzles-found = найдено: { $number }
puzzles-interrupted = Прервано. Найденное сохранено.

# Записи
verified = Сверено бросков и карт: { $n }. Всё как обещано.

# Список игр
titles-id = Код
titles-name = Игра
titles-players = Игроков
titles-stage = Готовность

# Разбор партии
review-stage-chances = шансы по ходу партии
review-stage-luck = броски и карты
review-stage-glance = беглый взгляд на каждое решение
review-stage-closer = подробно о тех, что обошлись дороже всего
review-stage-done = готово
review-chances = Шансы на победу по ходу партии
review-turning = Переломные моменты
review-turning-row = { "" }  строки { $line }–{ $until }: { $seat } { $before } → { $after }
review-costly = Решения, которые обошлись дороже всего
review-costly-row = строка { $line }: { $question }
review-costly-answers = { $given } → лучше: { $better }; потеряно { $cost } ± { $error } п. п. шанса на победу
review-why-wins = выигрывает до следующего раунда в { $n } из { $all } продолжений, данный ответ — в { $m }
review-why-column = к следующему раунду в среднем { $name }: { $better } вместо { $given }
review-why-judged = позицию в начале следующего раунда боты оценивают выше
review-nothing = ничего, что наверняка стоило бы дорого
review-luck = Везение и игра, в процентных пунктах шанса на победу
review-seat = место
review-luck-sum = везение, все броски и карты
review-play-mean = потери от решений, в среднем за одно
decimal = ,
review-method = Как это измерено: боты доигрывали каждую позицию до следующего раунда и оценивали её там. Решения и шансы оценены по раскладам, возможным с точки зрения игрока в тот момент: ничего, что было от него скрыто, разбор не использует. Везение — сравнение бросков и карт ({ $throws }) с другими возможными, на настоящей позиции. Просмотрено решений: { $glanced } из { $decisions }, секунд: { $seconds }. Это мнение ботов: они смотрят на раунд вперёд и могут ошибаться.
review-stopped = Прочитано ответов: { $lines } из { $recorded }. Причина: { $why }
review-unfinished = Прервано: разбор готов на { $percent }.
review-cut-short = Время вышло: просмотрено решений { $glanced } из { $decisions }; --seconds даст больше времени.

term-coach-matters = Что сейчас важно: { $what }
term-coach-ahead = Впереди: { $names } ({ $what }).
term-coach-level = Пока все наравне.
term-coach-free = { $count ->
    [one] { $count } ответ ничего не стоит.
    [few] { $count } ответа ничего не стоят.
   *[other] { $count } ответов ничего не стоят.
}
term-coach-same = { $free ->
    [0] Цена любого варианта — { $price }.
   *[other] Цена любого другого варианта — { $price }.
}
term-coach-cheapest = Дешевле всего: { $what } — { $price }
term-coach-dearest = Дороже всего: { $what } — { $price }
term-coach-offered = Наставник рядом: напишите «наставник».

# Сама командная строка
usage = Вызов:
usage-try = Подробнее: { $command }
usage-stopped = Прервано.
usage-no_option = Параметра { $option } нет.{ $near ->
    [none] {""}
   *[other] {" "}Возможно, вы имели в виду: { $near }.
}
usage-no_command = Команды «{ $command }» нет.{ $near ->
    [none] {""}
   *[other] {" "}Возможно, вы имели в виду: { $near }.
}
usage-missing_command = Не указана команда.
usage-missing_argument = Не хватает аргумента: { $name }.
usage-missing_option = Параметр { $name } обязателен.
usage-takes_value = Параметру { $option } нужно значение.
usage-takes_nothing = Параметр { $option } пишется без значения.
usage-extra = Лишнее в команде: { $words }.
usage-value = { $name }: «{ $given }» не подходит. Ожидается: { $wanted }.
sort-text = текст
sort-whole = число
sort-number = число
sort-file = файл
wanted-text = текст
wanted-whole = целое число
wanted-number = число
wanted-file = путь к файлу
limits-both = от { $low } до { $high }
limits-low = от { $low }
