# Words that every title shares.
seat = Player { $number }
fate = Fate
clock = The clock
nobody = nobody
none = none
ask-unasked = Nothing is asked of you now, but you may speak up
unit-number = { $n }
unit-gold = { $n } gold
stage-draft = draft
stage-beta = beta
stage-settled = settled
play-help = A number or the notation answers; several answers with ; between them are given together; ! = cannot be taken back. Also: undo, why, log, show, hint [BOT], help, save FILE, quit.
advice-only = { $best }: there is nothing else to do.
advice-clear = { $best }: judged { $gain } { $gain ->
    [one] point
   *[other] points
} above the next best, { $next }.
advice-close = { $best }: a little better than { $next }, if at all.
advice-thumb = { $best }: the rule of thumb for such questions.
advice-chance = { $best }: picked by chance, without a thought.
advice-even = { $best }: played on { $times ->
    [one] once
   *[other] { $times } times
}, it came out no clearly worse than { $next } (wins in 1000: { $wins } and { $less }), and the plan for the turn decided.
advice-played = { $best }: played on { $times ->
    [one] once
   *[other] { $times } times
}, it promised a win in { $wins } cases of 1000, the next best, { $next }, in { $less }.
