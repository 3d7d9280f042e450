# What the terminal says.
term-supply = Supply
term-hand = Your hand
term-you = you
term-dice = dice: { $dice }
term-earlier = … { $n } earlier (see: log)

# Looking things up
term-ground-land = land
term-ground-island = island
term-ground-sea = sea
term-printed = On the board
term-pieces = Here
term-marks = Also
term-neighbours = Next to it
term-can-do = You can now
term-and-more = … and { $n } more
term-no-card = There is nothing more to say about it.
term-no-offers = No open offers.
term-everybody = everyone
term-any-cards = any cards
term-package = { $n } { $n ->
    [one] card
   *[other] cards
} worth { $total }, including { $named }
term-wish = wants { $n } × { $what }
term-answers = answers { $offer }
term-remark = “{ $remark }”
term-several = Which one?
term-map-legend = Letters: a place (look PLACE). Small number: players’ pieces there.
term-map-legend-plain = Letters: a place (look PLACE). Number in a circle: whose it is.
term-print-metropolis = site for a metropolis
term-print-building_slot = building slot
term-print-prosperity = prosperity { $what }
term-print-trade = trade space
term-print-city = site: { $what }
term-print-good = caravan site ({ $what })
term-print-market = market site
term-print-temple = temple site
term-print-limit = population limit { $what }
term-print-city_site = city site ({ $what })
term-print-flood_plain = flood plain ({ $what })
term-print-volcano = volcano ({ $what })
term-print-lake = lake
term-colour-black = black
term-colour-white = white

# Questions
term-first = help: all commands · hint: advice · look PLACE · card NAME · map
term-go-on = Enter: more · q: enough
term-back = (back)
term-page = { $first }–{ $last } of { $all } (more; /word searches)
term-proposal = Proposal: { $answer } (ok)
term-example = For example: { $answer }
term-want-number = A number from { $low } to { $high }
term-want-order = All of these in your order: { $names }
term-want-some = { $low ->
    [0] Up to { $high }
   *[other] From { $low } to { $high }
} of: { $pile }
term-want-exactly = Exactly { $high } of: { $pile }
term-want-split = { $low } to { $high } in all, divided among: { $places }
term-want-shares = Exactly { $high } in all, divided among: { $places }
term-want-package = At least { $low } cards from your hand; their number, their value and one true name are filled in for you
term-want-plan = Orders with commas between them, or - for none: { $orders }
term-posting = { $cards } for 2 { $wish } to { $whom }
term-bazaar = In words: { $offer } · offers lists what is open
term-no-proposal = There is no proposal here.
term-nowhere-back = You are already at the start of the question.
term-not-found = No answer here contains “{ $word }”.
term-no-number = The list has the numbers { $low } to { $high }.
term-unknown = I don’t understand “{ $typed }”.
term-near = Did you mean: { $names }?
term-too-few = A package has at least { $n } cards.
term-lost = You would lose: { $what }
term-sure = This cannot be undone. Sure? (yes / no)

# Saving
term-exists = { $path } exists. Overwrite it? (yes / no)
term-saved = Saved: { $path }
term-save-first = Save the game before you leave? (yes / no)

term-help = Answer with a number or a name; give several answers at once with ; between them; 0 ends; /word searches; ! = cannot be undone.
term-cmd-map = map
term-cmd-look = look
term-cmd-card = card
term-cmd-offers = offers
term-cmd-score = score
term-cmd-show = show
term-cmd-more = more
term-cmd-back = back
term-cmd-hint = hint
term-cmd-coach = coach
term-cmd-ok = ok
term-cmd-why = why
term-cmd-log = log
term-cmd-undo = undo
term-cmd-save = save
term-cmd-help = help
term-cmd-quit = quit
term-cmd-do = do
term-help-map = the map, full screen
term-help-look = PLACE: what is there, what is next to it, what you can do there
term-help-card = NAME: what a card, god, building or good does
term-help-offers = open offers
term-help-score = the standings; the supply
term-help-show = the table and the question again
term-help-more = the next page of the list
term-help-back = one step back in the list
term-help-hint = what a bot would do, and why
term-help-coach = what matters now, who is ahead, what each answer costs
term-help-ok = take the proposal
term-help-why = the rule behind the question; why NAME: why it is not available
term-help-log = everything that has happened
term-help-undo = undo your last answer
term-help-save = FILE: save the game; pelagos play --resume FILE continues it
term-help-help = this page
term-help-quit = leave the table
term-help-do = ANSWER: an answer that begins with the word of a command

# Odds and plans
odds-exactly = exactly
odds-attacker_wins = attacker wins
odds-defender_survives = defender survives
odds-nobody_is_left = nobody left
odds-attacker_alone = attacker alone
odds-defender_alone = defender alone
odds-at_war = still at war
odds-losses = losses { $numbers }
plan-coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
plan-paid = { $cost } = { $cards } and { $tokens } from the treasury

# Lessons
puzzles-found = { $number } found
puzzles-interrupted = Stopped. What was found is kept.

# Records
verified = { $n ->
    [one] { $n } roll or draw, as committed
   *[other] { $n } rolls and draws, all as committed
}

# The list of games
titles-id = ID
titles-name = Game
titles-players = Players
titles-stage = Stage

# Reviews
review-stage-chances = chances over time
review-stage-luck = rolls and draws
review-stage-glance = a glance at every decision
review-stage-closer = a closer look at the costliest
review-stage-done = done
review-chances = Chance of winning over time
review-turning = Turning points
review-turning-row = { "" }  lines { $line }–{ $until }: { $seat } { $before } → { $after }
review-costly = Costliest decisions
review-costly-row = line { $line }: { $question }
review-costly-answers = { $given } → better: { $better }; it lowered the chance of winning by { $cost } ± { $error } points
review-why-wins = it wins before the next round in { $n } of { $all } continuations, yours in { $m }
review-why-column = at the next round, on average, { $name }: { $better } instead of { $given }
review-why-judged = the bots judge the position at the next round to be better
review-nothing = no decision was clearly costly
review-luck = Luck and play, in points of winning chance
review-seat = seat
review-luck-sum = luck, all rolls and draws
review-play-mean = lost by play, per decision
decimal = .
review-method = How this was measured: the bots played each position on to the next round and judged it there. Decisions and chances were judged on redeals of what the seat could see at the time; nothing it could not know was used. Luck compares { $throws } rolls and draws with the others that were possible, on the real board. { $glanced } of { $decisions } decisions were looked at in { $seconds } seconds. It is the bots’ opinion: they look one round ahead and can be wrong.
review-stopped = Only { $lines } of { $recorded } answers could be read: { $why }
review-unfinished = Interrupted: the review got to { $percent }.
review-cut-short = Time ran out after { $glanced } of { $decisions } decisions; --seconds allows more.

term-coach-matters = What matters now: { $what }
term-coach-ahead = In the lead: { $names } ({ $what }).
term-coach-level = Everyone is level so far.
term-coach-free = { $count ->
    [one] { $count } answer costs nothing.
   *[other] { $count } answers cost nothing.
}
term-coach-same = { $free ->
    [0] Every choice costs { $price }.
   *[other] Every other choice costs { $price }.
}
term-coach-cheapest = Cheapest: { $what } – { $price }
term-coach-dearest = Most expensive: { $what } – { $price }
term-coach-offered = A coach is at hand: type “coach”.

# The command line itself
usage = Usage:
usage-try = For help: { $command }
usage-stopped = Stopped.
usage-no_option = There is no option { $option }.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean: { $near }?
}
usage-no_command = There is no command “{ $command }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean: { $near }?
}
usage-missing_command = A command is missing.
usage-missing_argument = Missing: { $name }.
usage-missing_option = The option { $name } is required.
usage-takes_value = The option { $option } needs a value.
usage-takes_nothing = The option { $option } takes no value.
usage-extra = Too many arguments: { $words }.
usage-value = { $name } cannot be “{ $given }”. Expected: { $wanted }.
sort-text = text
sort-whole = number
sort-number = number
sort-file = file
wanted-text = text
wanted-whole = a whole number
wanted-number = a number
wanted-file = the path of a file
limits-both = { $low } to { $high }
limits-low = { $low } or more
