# Слова, общие для всех игр.
seat = Игрок { $number }
fate = Судьба
clock = Часы
nobody = никто
everybody = все
none = ничего
round = Раунд
ask-unasked = Сейчас отвечаете не вы, но вы можете вмешаться
unit-number = { $n }
stock-gold = золото
stock-cards = { $n ->
    [one] карта
    [few] карты
   *[many] карт
}
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
stage-draft = черновик
stage-beta = бета
stage-settled = проверено
advice-wins = { $best }: этот ход сразу приносит победу.
advice-only = { $best }: другого выбора нет.
advice-clear = { $best }: оценка на { $gain } { $gain ->
    [one] очко
    [few] очка
   *[many] очков
} выше, чем у следующего варианта ({ $next }).
advice-close = { $best }: если и лучше следующего варианта ({ $next }), то ненамного.
advice-thumb = { $best }: так подсказывает простое правило.
advice-chance = { $best }: выбрано наугад.
advice-even = { $best }: розыгрыш { $times } { $times ->
    [one] продолжения
   *[other] продолжений
} ничего не решил (побед на тысячу: { $wins } против { $less } у варианта «{ $next }»), и выбор сделан по плану хода.
advice-played = { $best }: после розыгрыша { $times } { $times ->
    [one] продолжения
   *[other] продолжений
} победа ожидается в { $wins } { $wins ->
    [one] случае
   *[other] случаях
} из 1000, а со следующим вариантом ({ $next }) — в { $less }.

# Отказы: чего судья не принимает и что следовало написать.
refused-bad_data = Такие данные не подходят.
refused-stale = Партия тем временем дошла до строки { $line }. Посмотрите на вопрос ещё раз.
refused-paused = Стол на паузе.
refused-nothing_back = Отменять нечего.
refused-too_far_back = Отменить ходы можно не дальше чем до строки { $line }.
refused-not_now = Партия окончена.
refused-not_asked = Сейчас не ваш ход. Ждём ответа: { $who }.
refused-not_asked_yet = Сейчас от вас ответа не ждут.
refused-not_allowed = Правила этого не позволяют.
refused-bad_notation = Не понимаю «{ $text }».
refused-unfinished = Ответ не закончен.
refused-part = Ответ { $part }: { $said }
refused-must_be_last = Предыдущий ответ нельзя отменить, поэтому он должен быть последним.
refused-too_many_at_once = Слишком много ответов за один раз.
refused-no_card = В этой игре нет ничего с названием «{ $name }».{ $number ->
    [0] {""}
   *[other] {" "}Возможно, вы имели в виду: { $near }.
}
refused-too_many_orders = Не больше 20 приказов, в каждом не больше 20 ответов.
expected-name = название, например { $some }
expected-names = названия через +
expected-order = названия через запятую
expected-counts = МЕСТО:ЧИСЛО через +
expected-number = число от { $low } до { $high }
expected-whole = целое число
expected-dice = { $number } { $number ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} через +
expected-one_of = одно из: { $names }
expected-seat = место: p1, p2, …, fate или clock
expected-length = не больше { $most } { $most ->
    [one] знака
   *[other] знаков
}
expected-nothing = конец ответа
expected-words = ответ словами этой игры
expected-pattern = запись вида { $pattern }
pattern-number = ЧИСЛО
pattern-total = СТОИМОСТЬ
pattern-commodity = ТОВАР
pattern-seat = ИГРОК
pattern-verb = ПРИКАЗ
pattern-area = ОБЛАСТЬ
pattern-coast = БЕРЕГ
allowed = Можно: { $what }
expected = Ожидается: { $what }

# Что бывает не так в командной строке.
refused-unknown_title = Игры «{ $title }» нет. Есть: { $titles }.
refused-missing_words = В игре { $title } на языке { $lang } нет текстов: { $ids }.
refused-title_form = Код игры — от 2 до 40 строчных латинских букв, цифр и знаков _, первая — буква; «{ $name }» не подходит.
refused-prefix_form = Приставка — от двух до четырёх строчных латинских букв; «{ $prefix }» не подходит.
refused-no_source_tree = { $path } — не корень исходников Pelagos; см. --into.
refused-title_taken = Игра или папка { $name } уже есть.
refused-prefix_taken = С { $prefix } уже начинаются пункты игры { $title }; другие буквы задаёт --prefix.
refused-wrong_number = Число игроков в этой игре: { $numbers }; { $players } не подходит.
refused-unknown_option = Варианта правил «{ $option }» в этой игре нет. Есть: { $options }.
refused-option_value = У варианта правил { $option } не бывает значения «{ $value }». Возможны: { $values }.
refused-option_number = Вариант правил { $option } — целое число от { $low } до { $high }; «{ $value }» не подходит.
refused-option_form = Вариант правил записывается так: имя=значение, а не «{ $text }».
refused-cannot_read = Не удаётся прочитать { $path }{ $why ->
    [missing] : такого файла нет.
    [binary] : это не текстовый файл.
   *[other] .
}
refused-cannot_write = Не удаётся записать { $path }.
refused-no_record = { $path } — не запись партии, или она повреждена{ $line ->
    [0] .
   *[other] {" "}(строка { $line }).
}
refused-other_rules = Запись сделана по правилам версии { $made }, а здесь версия { $now }.
refused-misfit = Ответ { $number } в записи не подходит к партии.
refused-still_secret = Секрет в записи ещё не раскрыт: партия не окончена.
refused-other_secret = Секрет записи — не тот, за который поручился стол.
refused-other_draw = Ответ { $number } в записи, бросок или карта, расходится с секретом.
refused-no_secret = { $path } нельзя продолжить: продолжают только партии, сохранённые командой «сохранить».
refused-unknown_seat = Места { $seat } нет; за столом их { $players }.
refused-unknown_clause = Пункта «{ $asked }» нет. Пункты выглядят так: { $some }.
refused-unknown_topic = Темы «{ $topic }» нет. Есть: { $topics }.
refused-no_lessons = Уроков по игре «{ $title }» пока нет.
refused-unknown_lesson = Урока «{ $lesson }» нет. Есть: { $lessons }.
refused-unknown_language = Языка «{ $lang }» нет; есть en, ru, pl.
refused-rules_form = Укажите игру и не больше одного пункта.
refused-compare_form = Укажите не меньше двух игр и не больше одной темы.
refused-no_battle = Место без защитников занимают без боя.
refused-no_dice = В этой игре сражения решаются без кубиков.
refused-nothing_to_plan = В этой игре планировать нечего: всё покупают за золото.
refused-cards_form = Карты записываются так: название:число, а не «{ $text }».
refused-wish_form = Покупка записывается так: название:цена:ценность, а не «{ $text }».
