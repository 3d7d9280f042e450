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

# Refusals: what the referee does not take, and what a text should have been.
refused-bad_data = These data cannot be used.
refused-stale = The table has moved on to line { $line } meanwhile. Look at the question again.
refused-paused = The table is paused.
refused-nothing_back = There is nothing that you could take back.
refused-too_far_back = You can go back to line { $line } at the earliest.
refused-not_now = The game is over; there is nothing left to answer.
refused-not_asked = This is not your question. To answer now: { $who }.
refused-not_asked_yet = You are not asked anything at the moment.
refused-not_allowed = The rules do not allow this here.
refused-bad_notation = “{ $text }” cannot be read here.
refused-part = Answer { $part }: { $said }
refused-must_be_last = The answer before it cannot be taken back, so it must be the last.
refused-too_many_at_once = Too many answers in one go.
refused-too_many_orders = At most 20 standing orders, each with at most 20 answers.
expected-name = a name, such as { $some }
expected-names = names joined by +
expected-order = names joined by commas
expected-counts = PLACE:NUMBER joined by +
expected-number = a number from { $low } to { $high }
expected-whole = a whole number
expected-dice = { $number } dice joined by +
expected-one_of = one of: { $names }
expected-seat = a seat: p1, p2, … fate or clock
expected-length = at most { $most } characters
expected-nothing = nothing more
expected-pattern = something of the form { $pattern }
allowed = Allowed: { $what }
expected = Expected: { $what }
