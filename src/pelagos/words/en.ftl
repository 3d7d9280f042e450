# Words that every title shares.
seat = Player { $number }
fate = Fate
clock = The clock
nobody = nobody
none = none
unit-number = { $n }
unit-gold = { $n } gold
refused-not_now = The game is over; there is nothing left to answer.
refused-not_asked = It is not your question: { $who } must answer now.
refused-not_allowed = “{ $given }” is not allowed here.
refused-bad_notation = “{ $text }” cannot be read here.
refused-bad_data = These data cannot be used: { $detail }
stage-draft = draft
stage-beta = beta
stage-settled = settled
play-help = A number or the notation answers; ! = cannot be taken back. Also: undo, why, log, show, hint, help, save FILE, quit.
advice-only = { $best }: there is nothing else to do.
advice-clear = { $best }: judged { $gain } { $gain ->
    [one] point
   *[other] points
} above the next best, { $next }.
advice-close = { $best }: a little better than { $next }, if at all.
