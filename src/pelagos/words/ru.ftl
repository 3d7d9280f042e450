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
