# Слова, общие для всех игр.
seat = Игрок { $number }
fate = Судьба
clock = Часы
nobody = никто
none = ничего
unit-number = { $n }
unit-gold = { $n } { $n ->
    [one] монета
    [few] монеты
   *[many] монет
}
refused-not_now = Партия окончена, отвечать больше не на что.
refused-not_asked = Вопрос не к вам: сейчас отвечает { $who }.
refused-not_allowed = «{ $given }» здесь недопустимо.
refused-bad_notation = «{ $text }» здесь не прочесть.
refused-bad_data = Эти данные использовать нельзя: { $detail }
stage-draft = черновик
stage-beta = бета
stage-settled = проверено
play-help = Ответ — номер или запись; ! = ход нельзя вернуть. Ещё: undo, why, log, show, hint, help, save ФАЙЛ, quit.
advice-only = { $best }: ничего другого не остаётся.
advice-clear = { $best }: оценка на { $gain } { $gain ->
    [one] очко
    [few] очка
   *[many] очков
} выше, чем у следующего варианта ({ $next }).
advice-close = { $best }: разве что чуть лучше следующего варианта ({ $next }).
