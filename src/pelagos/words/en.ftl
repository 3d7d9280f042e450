# Words that every title shares.
seat = Player { $number }
fate = Fate
clock = The clock
nobody = nobody
everybody = everyone
none = none
round = Round
ask-unasked = It is not your turn, but you may step in
unit-number = { $n }
stock-gold = gold
stock-cards = { $n ->
    [one] card
   *[other] cards
}
stock-points = { $n ->
    [one] point
   *[other] points
}
stock-treasury = { $n ->
    [one] token from the treasury
   *[other] tokens from the treasury
}
stock-tokens = { $n ->
    [one] token
   *[other] tokens
}
stage-draft = draft
stage-beta = beta
stage-settled = settled
advice-wins = { $best }: wins the game now.
advice-only = { $best }: the only move.
advice-clear = { $best }: rated { $gain } { $gain ->
    [one] point
   *[other] points
} above the next best, { $next }.
advice-close = { $best }: slightly better than { $next }, if at all.
advice-thumb = { $best }: a rule of thumb.
advice-chance = { $best }: picked at random.
advice-even = { $best }: played out { $times ->
    [one] once
   *[other] { $times } times
}, it came out about even with { $next } (wins in 1000: { $wins } and { $less }), so the plan for the turn decided.
advice-played = { $best }: played out { $times ->
    [one] once
   *[other] { $times } times
}, it wins { $wins } times in 1000; the next best, { $next }, { $less }.

# Refusals: what the referee does not take, and what a text should have been.
refused-bad_data = Invalid data.
refused-stale = The game has moved on to line { $line }. Look at the question again.
refused-paused = The table is paused.
refused-nothing_back = Nothing to undo.
refused-too_far_back = You can undo back to line { $line } at the earliest.
refused-not_now = The game is over.
refused-not_asked = It is not your turn. Waiting for { $who }.
refused-not_asked_yet = You have nothing to answer right now.
refused-not_allowed = The rules do not allow this.
refused-bad_notation = I don’t understand “{ $text }”.
refused-unfinished = The answer is incomplete.
refused-part = Answer { $part }: { $said }
refused-must_be_last = The answer before this one cannot be undone, so nothing may follow it.
refused-too_many_at_once = Too many answers at once.
refused-no_card = Nothing in this game is called “{ $name }”.{ $number ->
    [0] {""}
   *[other] {" "}Did you mean: { $near }?
}
refused-too_many_orders = At most 20 standing orders with up to 20 answers each.
expected-name = a name, such as { $some }
expected-names = names joined by +
expected-order = names joined by commas
expected-counts = PLACE:NUMBER joined by +
expected-number = a number from { $low } to { $high }
expected-whole = a whole number
expected-dice = { $number } dice joined by +
expected-one_of = one of: { $names }
expected-seat = a seat: p1, p2, … or fate, clock
expected-length = at most { $most } characters
expected-nothing = nothing more
expected-words = an answer in the words of this game
expected-pattern = something of the form { $pattern }
pattern-number = NUMBER
pattern-total = TOTAL
pattern-commodity = COMMODITY
pattern-seat = SEAT
pattern-verb = VERB
pattern-area = AREA
pattern-coast = COAST
allowed = Allowed: { $what }
expected = Expected: { $what }

# What people get wrong on the command line.
refused-unknown_title = There is no game “{ $title }”. Choose from: { $titles }.
refused-missing_words = { $title } has no words in { $lang } for: { $ids }.
refused-title_form = A title is written in 2 to 40 lowercase letters, digits and underscores and begins with a letter, not “{ $name }”.
refused-prefix_form = A prefix is two to four lowercase letters, not “{ $prefix }”.
refused-no_source_tree = { $path } is not the top of a source tree of Pelagos; see --into.
refused-title_taken = There is already a title or a folder called { $name }.
refused-prefix_taken = The clauses of { $title } already begin with { $prefix }; choose other letters with --prefix.
refused-wrong_number = This game is for { $numbers } players, not { $players }.
refused-unknown_option = This game has no option “{ $option }”. Its options: { $options }.
refused-option_value = The option { $option } cannot be “{ $value }”. Possible: { $values }.
refused-option_number = The option { $option } is a whole number from { $low } to { $high }, not “{ $value }”.
refused-option_form = Write an option as name=value, not “{ $text }”.
refused-cannot_read = Cannot read { $path }{ $why ->
    [missing] : there is no such file.
    [binary] : it is not a text file.
   *[other] .
}
refused-cannot_write = Cannot write { $path }.
refused-no_record = { $path } is not a record of a game, or it is damaged{ $line ->
    [0] .
   *[other] : see line { $line }.
}
refused-other_rules = The record was made with version { $made } of the rules; this is version { $now }.
refused-misfit = Answer { $number } of the record does not fit the game.
refused-still_secret = The record does not reveal its secret yet: the game is still running.
refused-other_secret = The secret of the record is not the one the table committed to.
refused-other_draw = Answer { $number } of the record, a roll or draw, is not what the secret gives.
refused-no_secret = { $path } cannot be resumed; only games kept with “save” can.
refused-unknown_seat = There is no seat { $seat }; the table seats { $players }.
refused-unknown_clause = There is no clause “{ $asked }”. Clauses look like this: { $some }.
refused-unknown_topic = There is no topic “{ $topic }”. Choose from: { $topics }.
refused-no_lessons = There are no lessons for “{ $title }” yet.
refused-unknown_lesson = There is no lesson “{ $lesson }”. Choose from: { $lessons }.
refused-unknown_language = “{ $lang }” is not one of the languages: en, ru, pl.
refused-rules_form = Give a game and at most one clause.
refused-compare_form = Give at least two games and at most one topic.
refused-no_battle = A place without defenders is taken without a battle.
refused-no_dice = Battles in this game are decided without dice.
refused-nothing_to_plan = There is nothing to plan in this game: everything costs gold.
refused-cards_form = Write cards as name:count, not “{ $text }”.
refused-wish_form = Write a wish as name:price:worth, not “{ $text }”.
