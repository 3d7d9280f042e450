# What the terminal says.
term-round = Round { $n }
term-supply = Supply
term-hand = Your hand
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
term-no-card = Nothing more to say about it.
term-no-offers = No open offers.
term-everybody = everyone
term-any-cards = any cards
term-package = { $n } { $n ->
    [one] card
   *[other] cards
} worth { $total }, including { $named }
term-wish = wants { $n } × { $what }
term-answers = answers { $offer }
term-several = Which one?
term-map-legend = Letters: a place (look PLACE). Small number: players’ pieces there.
term-print-metropolis = site for a metropolis
term-print-building_slot = building slot
term-print-prosperity = prosperity { $what }
term-print-trade = trade space
term-print-city = city site ({ $what })
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
term-want-package = At least { $low } cards of your hand; number, value and a true name are added for you
term-bazaar = Bazaar: post 2 grain, hides for 3 salt to p2 · counter offer1 2 iron, hides · accept offer3 · withdraw offer1 · offers
term-no-proposal = There is no proposal here.
term-nowhere-back = This is the whole question already.
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
term-cmd-ok = ok
term-cmd-why = why
term-cmd-log = log
term-cmd-undo = undo
term-cmd-save = save
term-cmd-help = help
term-cmd-quit = quit
term-cmd-do = do
term-help-map = the map over the whole screen
term-help-look = PLACE: what is there, what is next to it, what you can do there
term-help-card = NAME: what a card, god, building, good is
term-help-offers = open offers
term-help-score = the standings; the supply
term-help-show = the table and the question again
term-help-more = the next page of the list
term-help-back = one step back in the list
term-help-hint = what a bot would do, and why
term-help-ok = takes the proposal
term-help-why = the rule behind the question; why NAME: why it is not available
term-help-log = everything that has happened
term-help-undo = undo your last answer
term-help-save = FILE: saves the game; pelagos play --resume FILE goes on
term-help-help = this page
term-help-quit = leaves the table
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
term-learn-type = Type your answer, for example by names; quit leaves.
puzzles-found = { $number } found
puzzles-interrupted = Stopped. What was found is kept.

# The list of games
titles-id = ID
titles-name = Game
titles-players = Players
titles-stage = Stage

# Reviews
review-stage-chances = chances over time
review-stage-luck = throws and draws
review-stage-glance = a glance at every decision
review-stage-closer = a closer look at the costliest
review-stage-done = done
review-chances = Chance to win over time
review-turning = Turning points
review-turning-row = { "" }  lines { $line }–{ $until }: { $seat } { $before } → { $after }
review-costly = Costliest decisions
review-costly-row = line { $line }: { $question }
review-costly-answers = { $given } → better: { $better }; cost { $cost } ± { $error } points of the chance to win
review-why-wins = it wins before the next round in { $n } of { $all } continuations, yours in { $m }
review-why-column = at the next round on average { $name }: { $better } instead of { $given }
review-why-judged = the bots judge the position at the next round to be better
review-nothing = nothing that clearly cost much
review-luck = Luck and play, in points of the chance to win
review-seat = seat
review-luck-sum = luck, all throws and draws
review-play-mean = lost by play, per decision
review-method = How this was measured: the bots played each position on to the next round and judged it there. Decisions and chances were judged on redeals of what the seat could see at the time; nothing it could not know was used. Luck compares { $throws } throws and draws with others that could have come, on the true board. { $glanced } of { $decisions } decisions were looked at in { $seconds } seconds. It is the bots’ opinion: they look one round ahead and can be wrong.
review-stopped = Only { $lines } of { $recorded } answers could be read: { $why }
review-unfinished = Interrupted: the review came to { $percent }.
review-cut-short = The time was up after { $glanced } of { $decisions } decisions; --seconds gives it more.
