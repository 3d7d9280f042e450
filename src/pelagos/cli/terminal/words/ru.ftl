# Что говорит терминал.
term-round = Раунд { $n }
term-supply = Запас
term-hand = У вас на руках
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
term-several = Что именно?
term-map-legend = Буквы: место (смотри МЕСТО). Маленькое число: сколько там фигур игроков.
term-print-metropolis = место для метрополии
term-print-building_slot = место для строения
term-print-prosperity = процветание { $what }
term-print-trade = торговая клетка
term-print-city = место города ({ $what })
term-print-good = место каравана ({ $what })
term-print-market = место рынка
term-print-temple = место храма
term-print-limit = предел населения { $what }
term-print-city_site = место города ({ $what })
term-print-flood_plain = пойма ({ $what })
term-print-volcano = вулкан ({ $what })
term-print-lake = озеро
term-colour-black = чёрное
term-colour-white = белое

# Вопросы
term-back = (назад)
term-page = { $first }–{ $last } из { $all } (ещё; /слово — поиск)
term-proposal = Предложение: { $answer } (ок)
term-example = Например: { $answer }
term-want-number = Число от { $low } до { $high }
term-want-order = Все они в вашем порядке: { $names }
term-want-some = { $low ->
    [0] Не больше { $high }
   *[other] От { $low } до { $high }
} из: { $pile }
term-want-exactly = Ровно { $high } из: { $pile }
term-want-split = Всего от { $low } до { $high }, разделить между: { $places }
term-want-package = Не меньше { $low } карт с руки; число, стоимость и верное название добавятся сами
term-bazaar = Базар: предложить 2 зерно, кожа за 3 соль для игрок 2 · ответить предложение 1 2 железо, кожа · принять предложение 3 · снять предложение 1 · предложения
term-no-proposal = Здесь предложения нет.
term-nowhere-back = Это уже весь вопрос.
term-not-found = Ответов со словом «{ $word }» здесь нет.
term-no-number = В списке номера от { $low } до { $high }.
term-unknown = Не понимаю: «{ $typed }».
term-near = Может быть: { $names }?
term-too-few = В наборе не меньше { $n } карт.
term-lost = Вы потеряете: { $what }
term-sure = Отменить это будет нельзя. Продолжить? (да / нет)

# Сохранение
term-exists = { $path } уже есть. Записать поверх? (да / нет)
term-saved = Сохранено: { $path }
term-save-first = Сохранить партию перед уходом? (да / нет)

term-help = Отвечайте номером или названием; несколько ответов сразу — через ;; 0 завершает; /слово — поиск; ! = отменить нельзя.
term-cmd-map = карта
term-cmd-look = смотри смотреть
term-cmd-card = карточка
term-cmd-offers = предложения
term-cmd-score = счёт счет
term-cmd-show = стол
term-cmd-more = ещё еще
term-cmd-back = назад
term-cmd-hint = совет
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
term-help-ok = принять предложенный ответ
term-help-why = правило, из которого следует вопрос; почему НАЗВАНИЕ: отчего этого нельзя
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
term-learn-type = Напишите ответ, например названиями; «выход» завершает.
puzzles-found = найдено: { $number }
puzzles-interrupted = Прервано. Найденное сохранено.

# Список игр
titles-id = Код
titles-name = Игра
titles-players = Игроков
titles-stage = Готовность

# Разбор партии
review-stage-chances = шансы по ходу партии
review-stage-luck = броски и карты
review-stage-glance = беглый взгляд на каждое решение
review-stage-closer = подробно о самых дорогих
review-stage-done = готово
review-chances = Шансы на победу по ходу партии
review-turning = Переломные моменты
review-turning-row = { "" }  строки { $line }–{ $until }: { $seat } { $before } → { $after }
review-costly = Самые дорогие решения
review-costly-row = строка { $line }: { $question }
review-costly-answers = { $given } → лучше: { $better }; потеряно { $cost } ± { $error } п. п. шанса на победу
review-why-wins = выигрывает до следующего раунда в { $n } продолжениях из { $all }, ваш ответ — в { $m }
review-why-column = к следующему раунду в среднем { $name }: { $better } вместо { $given }
review-why-judged = позицию в начале следующего раунда боты оценивают выше
review-nothing = ничего, что наверняка стоило бы дорого
review-luck = Везение и игра, в процентных пунктах шанса на победу
review-seat = место
review-luck-sum = везение, все броски и карты
review-play-mean = потеряно игрой, на решение
review-method = Как это измерено: боты доигрывали каждую позицию до следующего раунда и оценивали её там. Решения и шансы оценены по раскладам, возможным с точки зрения игрока в тот момент; того, чего он знать не мог, разбор не использует. Везение — сравнение бросков и карт ({ $throws }) с другими возможными, на настоящей позиции. Просмотрено решений: { $glanced } из { $decisions }, секунд: { $seconds }. Это мнение ботов: они смотрят на раунд вперёд и могут ошибаться.
review-stopped = Прочитано ответов: { $lines } из { $recorded }. Причина: { $why }
review-unfinished = Прервано: разбор готов на { $percent }.
review-cut-short = Время вышло: просмотрено решений { $glanced } из { $decisions }; --seconds даст больше времени.
