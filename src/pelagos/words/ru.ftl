# Слова, общие для всех игр.
seat = Игрок { $number }
fate = Судьба
clock = Часы
nobody = никто
none = ничего
ask-unasked = Сейчас вас не спрашивают, но вы можете вмешаться
unit-number = { $n }
unit-gold = { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
stage-draft = черновик
stage-beta = бета
stage-settled = проверено
play-help = Ответ — номер или запись; несколько ответов через ; даются вместе; ! = ход нельзя вернуть. Ещё: undo, why, log, show, hint [БОТ], help, save ФАЙЛ, quit.
advice-only = { $best }: ничего другого не остаётся.
advice-clear = { $best }: оценка на { $gain } { $gain ->
    [one] очко
    [few] очка
   *[many] очков
} выше, чем у следующего варианта ({ $next }).
advice-close = { $best }: разве что чуть лучше следующего варианта ({ $next }).
advice-thumb = { $best }: таково простое правило для подобных вопросов.
advice-chance = { $best }: выбрано наугад, без раздумий.
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
refused-bad_data = Эти данные использовать нельзя.
refused-stale = Стол тем временем ушёл вперёд, на строку { $line }. Посмотрите на вопрос ещё раз.
refused-paused = Стол на паузе.
refused-nothing_back = Вернуть вам нечего.
refused-too_far_back = Вернуться можно самое раннее к строке { $line }.
refused-not_now = Партия окончена, отвечать больше не на что.
refused-not_asked = Вопрос не к вам. Сейчас отвечает: { $who }.
refused-not_asked_yet = Сейчас вас ни о чём не спрашивают.
refused-not_allowed = Правила здесь этого не позволяют.
refused-bad_notation = «{ $text }» здесь не прочесть.
refused-part = Ответ { $part }: { $said }
refused-must_be_last = Предыдущий ответ уже не вернуть, поэтому он должен быть последним.
refused-too_many_at_once = Слишком много ответов за один раз.
refused-too_many_orders = Не больше 20 приказов, в каждом не больше 20 ответов.
expected-name = имя, например { $some }
expected-names = имена через +
expected-order = имена через запятую
expected-counts = МЕСТО:ЧИСЛО через +
expected-number = число от { $low } до { $high }
expected-whole = целое число
expected-dice = { $number } { $number ->
    [one] кубик
    [few] кубика
   *[many] кубиков
} через +
expected-one_of = одно из: { $names }
expected-seat = место: p1, p2, … fate или clock
expected-length = не больше { $most } { $most ->
    [one] знака
   *[other] знаков
}
expected-nothing = больше ничего
expected-pattern = запись вида { $pattern }
allowed = Можно: { $what }
expected = Ожидается: { $what }
