# The words of the pages. Game texts come from the server.
skip = Skip to content
home = Lobby
settings = Settings
language = Language
theme = Colours
theme-auto = system
theme-light = light
theme-dark = dark
palette = Colour-blind-friendly palette
loading = Loading…
reload = Reload
offline = The server cannot be reached. Nothing is lost; this page will try again.
close = Close
cancel = Cancel
back = Back
done = Done
send = Send
copy = Copy
copied = Copied
not-copied = Not copied
kept = Saved.
stop = Stop
choose = Choose
nowhere = Page not found
none-yet = None yet
none-found = Nothing found
nobody = nobody
unset = not set
name = Name
password = Password

lobby-title = Games of the ancient sea
lobby-lead = One table for all of them: play against fair bots right away, or send each friend a link.
titles = Games
players = { $low }–{ $high } players
play-now = Play now
host = Host a table
rules = Rules
my-tables = My tables
running-tables = Tables in play
free-tables = Tables with a free seat
finished-tables = Finished games
your-turn = your turn
account = Account
account-help = Not needed to play. A name and a password let you find your tables on another device.
signed-in = You are { $name }.
sign-in = Sign in
sign-up = Create an account
sign-out = Sign out
numbers = My games in numbers
numbers-row = { $played } played, { $won } won ({ $fair } expected)
numbers-won = won
numbers-lost = not won
upload = Replay a record
upload-help = Open a record file and step through the game line by line.

host-title = Host a table
what = The game
game = Game
how-many = Players
seats = Seats
seats-help = Every person gets their own link. Anyone may take an open seat. Bots see only what their seat sees.
others = Everyone else
others-mixed = as set below
others-bots = bots
others-friends = friends: each gets a link
others-anyone = anyone who joins
seat-number = Seat { $number }
human = A person
bot = Bot
bot-level = How the bot plays
bot-random = at random
bot-easy = easy: answers at once
bot-normal = normal: thinks for a moment
bot-hard = hard: { $seconds } s per move
open-seat = Open
how = How to play
pace = Pace
pace-live = Live: everyone is here
pace-slow = Slow: over days, each at their own pace
table-language = Language of names
spectators = Anyone with the address may watch
options = Rule options
open-table = Open the table

no-title = There is no game called “{ $title }” here.
no-table = There is no such table
closed-table = This table is for its players only
board = Board
panels = More
tracks = Tracks
reconnecting = reconnecting…
log = Log
chat = Chat
notes = Notes
charts = Charts
pause = Pause
resume = Resume
paused = The table is paused
confirm = Confirm
confirm-always = every move
confirm-final = irreversible moves
confirm-never = never
you = you
steward = stand-in
steward-on = Let a bot stand in
steward-off = Give the seat back to the player
asked = deciding
sit-here = View from here
take-seat = Take this seat
time-left = Time left
hand = Your holdings
standings = Standings
leads = current holder
title-passes-to-you = You have more: you take over at the next check.
title-passes = { $name } has more and takes over at the next check.
title-contested = Several have more: at the next check the holder chooses who takes over.
offers = Offers
face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
price = Price
supply = Supply

odds = Odds
odds-attackers = Attackers
odds-defenders = Defenders
odds-fortresses = Defender’s fortresses
odds-attack-bonus = Attacker’s bonus
odds-defence-bonus = Defender’s bonus
odds-attacker = Attacker wins
odds-defender = Defender wins
odds-nobody = Nobody survives
odds-open = Both sides survive
odds-losses = Most likely losses
battle-side = { $name }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}

why = Why?
read-rules = In the rules
secret = secret until everyone has chosen
chosen-so-far = Chosen so far
checking = Checking whether this can be undone…
preview = What it changes
preview-wins = You win the game.
preview-open = The outcome is not known yet.
final = This cannot be undone.
not-final = This can be undone.
do-it = Confirm
choose-again = Choose again
undo = Undo
undo-help = Undoes your last answer
undo-none = Nothing to undo
undo-several = Undo several ({ $count })…
line-number = Line { $line }
hand-over = It is { $name }’s turn
hand-over-help = Everyone else, please look away.
hand-over-ready = I’m { $name }
hint = Hint
take-hint = Do it
other-hint = A second opinion:
level-easy = easy
level-normal = normal
level-hard = hard, { $seconds } s
thinking = Thinking…
typed = Type the answer
typed-example = For example:
typed-several = Several answers at once, separated by semicolons; one undo reverts them all:
stale = The game has moved on.
why-not = Why not?
nothing-done = Nothing was done. Correct it and send everything again.
allowed = Allowed here:
expected = Expected:
on-map = Choose here or on the map.
touch = { $by ->
    [finger] Tap
   *[mouse] Click
} what is highlighted on the board.
touch-table = { $by ->
    [finger] Tap
   *[mouse] Click
} what is highlighted: on the board, among the cards, in your hand.
touch-next = { $by ->
    [finger] Tap
   *[mouse] Click
} a target, or another piece.
stepwise = Choose the route myself, step by step
pieces-to-go = How many
free = free
choose-others = Others
as-suggested = As suggested: { $what }
paid-with = Paid with { $cards }
pay-otherwise = Pay another way
choose-more = Choose more
own-battles = Your battles
sounds = Sounds
unsent = Not sent yet: { $answer }. Nothing was done.
send-again = Send it again
went-on = The table moved on while you were choosing; whatever still applies was kept.
turning-points = Turning points
leads-first = { $when }: { $name } takes the lead
leads-now = { $when }: { $name } takes the lead from { $other }
charts-and-luck = Charts and luck
share-link = Share a link
share-picture = Picture of the board
auto-pass = Only one answer is left: give it automatically from now on
auto-none = You need not choose anything: choose nothing automatically from now on
auto-suggested = Answer as suggested automatically from now on
auto-none-given = nothing
list = List of choices
list-open = Always show the list of choices
speed = Animation of other players’ moves
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = at once
skip-motion = Skip
final-standings = Final standings
place = Place
player = Player
narrow = Filter the list
sum-exact = { $sum } of { $high }
sum-between = Chosen: { $sum } ({ $low } to { $high })
sum-worth = worth { $value }, at least { $least } needed
earlier = { $name }: earlier
later = { $name }: later
deal-help = This question has too many answers to list. Type yours below, or take a hint.
stage-draft = draft
stage-draft-help = Not all rules are enforced yet.
stage-beta = beta
stage-beta-help = All rules are enforced; there may still be bugs.
stage-settled = settled
stage-settled-help = Every clause is enforced and tested.
nothing-planned = Do nothing
package-card = Card
package-set = Set worth
package-give = Give
package-hand = Your hand is worth { $before }; without these cards { $after }.
package-granted = If you get what you want: at least { $after }.
bazaar = Offers on the table
bazaar-says = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} worth { $total }, including { $named }
bazaar-wish = { $cards ->
    [0] wants { $named }
    [one] wants { $cards } card: { $named }
   *[other] wants { $cards } cards including { $named }
}
bazaar-wish-any = { $cards ->
    [one] wants any card
   *[other] wants any { $cards } cards
}
bazaar-remark = claims (unverified):
bazaar-left = without them your hand is worth { $value }
plan = The plan
plan-empty = No orders yet.
plan-add = Add an order:
plan-where = where?
plan-drop = Remove
plan-drop-from = Remove from here on
coast = On which coast
package-says = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } worth { $total } (at least { $low } cards)
package-named = Card you truthfully name
package-to = To
package-wish = You want
package-any = anything
package-remark = Anything else you say
package-remark-help = Everyone reads it; nobody checks it.
broken = This table cannot go on
over = The game is over
winners = Victory: { $names }
waiting = Waiting for { $names }
watching = You are watching this table.

map-label = Map
map-keys = Arrow keys move from place to place, N and P through the legal ones, Enter chooses, plus and minus zoom, 0 shows everything.
map-names = Names of all places
map-choices = Where I may choose
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Whole map
place-sites = not built yet: { $sites }
place-site-out = { $site }, but none is left in the supply
place-legal = can be chosen
no-board = The map of this game is not drawn yet; here is a list of its places.

log-search = Search the log
log-seat = Whose entries
log-all = Show the full log
everybody = everyone
recap = { $count ->
    [one] 1 event since your last turn
   *[other] { $count } events since your last turn
}
recap-show = Show on the map
chat-empty = Nobody has said anything yet.
chat-say = Say something
notes-help = Only you can read these notes.
orders = Secret orders
orders-help = When the question comes up, the first legal answer is given for you. Nobody else ever sees it.
orders-step = Question
orders-answers = Answers, one per line, most preferred first
orders-again = Every time, not just once
orders-seal = Give the order
orders-drop = Cancel all orders
keep = Save
notices = Notifications
notices-when = When
notices-last = when everyone is waiting for you
notices-instant = at once
notices-digest = as a digest, now and then
notices-lead = How Pelagos tells you that it is your turn when no page is open. With the page open you see it in the tab, on its icon and, in the background, as a notification.
notices-tables = Table by table
notices-usual = as usual
notices-off = not at all
way-push = This browser
way-email = E-mail
way-ntfy = ntfy topic
way-webhook = Webhook
way-elsewhere = Elsewhere
way-how = How
way-address = Address
way-add = Add
way-try = Send a test
way-tried = A message is on its way.
way-end = Stop
way-on-again = Switch on again
way-told = Last notified { $ago }.
way-gave-up = Gave up { $ago }; nothing more is sent there.
way-again = It will be tried again.
way-unconfirmed = Open the link in the e-mail that was sent there.
way-confirm-sent = An e-mail is on its way. Open the link in it to be notified there.
way-confirmed = Thank you: the address is confirmed, and you will be notified there.
push-help = Works with the page closed, as long as the browser or the phone is on. On an iPhone, add Pelagos to the home screen first.
push-on = Notify me in this browser
push-denied = Notifications from this page are blocked. You can change that in the browser’s settings.
push-none = This browser cannot receive notifications while no page is open, or this page is not served over HTTPS.
push-refused = The browser refused notifications.
off-done = Done: you will get no more messages this way.
account-name = Your name
account-password = Password
account-devices = Devices
account-page = My page
account-page-help = Others may see a page with my results, and my name in the ratings
ratings = Ratings
ratings-help = Based on finished games with at least two people who have accounts; only players with a public page are listed. The figure is a cautious estimate: it starts at 0 and grows with games won.
strength = Strength
strength-unsure = (few games so far)
average-place = average place { $place }
streak = { $count } won in a row
head-to-head = Head to head
games = Games
placed-before = Ahead
placed-behind = Behind
password-old = Current password
password-new = New password
sign-out-everywhere = Sign out everywhere
delete-account = Delete my account
delete-help = Your name is removed from every table, and bots play on for you in running games. The games stay.
delete-sure = Delete your account for good?
asides = Spectators
aside-say = Say something to the spectators
phrases = Quick phrases
mute = Mute somebody
search-games = Search my games
waiting-for-me = { $count } { $count ->
    [one] waits for you
   *[other] wait for you
}
archive = Archive ({ $count })
archive-it = Archive
hide-it = Hide
shelve-back = Restore
show-all = Show all { $count }
ask-take-back = Take back my last answer
hand-seat = Hand over my seat
hand-seat-help = Whoever opens this link first takes your seat, and you lose it.
other-device = Open my seat on another device
other-device-help = Open this link on your other device; it works once.
shut-out = Shut everyone else out of my seat
shut-out-sure = Sign every other browser out of your seat? Links you have made stop working.
shut-out-done = Nobody else can use your seat now.

replay = Replay
to-replay = Replay
to-table = To the table
what-if = What if?
what-if-help = Opens a separate table from this point, just for you. This game is not affected, and whatever you cannot know is dealt at random.
what-if-bots = Bots play the other seats
what-if-alone = Play all seats
viewpoint = View as
spectator = spectator
all-knowing = everything revealed
download = Download the record
picture = picture of the position
line = Line
to-start = To the start
to-end = To the end
step-back = Back
step-on = Forward
play = Play
link-line = Link to this line
luck = Luck
luck-what = Dice
luck-rolls = Rolls
luck-sum = Sum
luck-expected = Expected
luck-deviation = Deviation
no-charts = Nothing to chart yet.

search-rules = Search the rules
clauses-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
chapters = Chapters
ruling = Ruling:
lens = Compare editions
lens-help = What each rulebook says on a topic.
topic = Topic

learn = Learn
first-game = Guided first game
print = Print
cards-named = What’s what
lessons = Lessons
learnt = learnt
lesson-of = lesson { $number } of { $count }
look-at = Look at:
not-yet = Not yet.
go-on = Right. Go on.
well-done = Well done!
next-lesson = Next lesson
once-more = Once more
coach = Coach
coach-matters = What matters now
coach-goal = The game in short
coach-others = The others
coach-costs = What it costs
coach-free = { $count ->
    [one] { $count } choice costs nothing.
   *[other] { $count } choices cost nothing.
}
coach-same = { $free ->
    [0] Every choice costs { $price }.
   *[other] Every other choice costs { $price }.
}
coach-cheapest = Cheapest: { $what } – { $price }
coach-dearest = Most expensive: { $what } – { $price }
puzzles = Puzzles
puzzles-lead = Positions from real games. One answer is clearly better than all others: find it.
puzzles-solved = { $number } of { $count } solved
puzzle-of = puzzle { $number } of { $count }
puzzle-number = No. { $number }
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-win = win now
puzzle-solved = solved
puzzle-next = Next puzzle
puzzle-show = Show the answer
puzzle-answer = The best answer:
puzzle-daily = Puzzle of the day
puzzle-daily-win = One answer wins the game. Which?
puzzle-daily-best = One answer is clearly better than all others. Which?
review = Review
review-lead = The computer’s view of this game: everyone’s chances over time, turning points, the costliest decisions with a better answer, and luck kept apart from skill. It takes a few minutes; you may leave the page.
review-begin = Review this game
review-under-way = Under way: { $percent }
review-failed = The review could not be finished; it got to { $percent }.
review-stage-chances = chances over time
review-stage-luck = rolls and draws
review-stage-glance = a glance at every decision
review-stage-closer = a closer look at the costliest
review-stopped = Only { $lines } of { $recorded } answers could be read.
review-chances = Chance of winning in %, by line of the record
review-turning = Turning points
review-lines = Lines { $line }–{ $until }
review-line = Line { $line }
review-whose = Decisions of
review-costly = Costliest decisions
review-given = Answered:
review-better = Better:
review-cost = It lowered the chance of winning by { $cost } ± { $error } percentage points.
review-why-wins = It wins before the next round in { $better } of { $all } continuations, the answer given in { $given }.
review-why-stand = At the next round, on average, { $name }: { $better } instead of { $given }.
review-why-judged = The bots judge the position at the next round to be better.
review-try = Try it from here
review-not-yet = Not looked at yet.
review-nothing = No decision was clearly costly.
review-luck = Luck and play
review-luck-sum = All rolls and draws together: { $luck } ± { $error } percentage points.
review-played = On average, a decision cost { $cost } points.
review-method = This is the bots’ opinion. Each decision is judged by what its player could see at the time; everything hidden was dealt at random. Luck is judged on the real board, over { $throws } rolls and draws. { $glanced } of { $decisions } decisions were looked at in { $seconds } seconds; the bots look one round ahead.
# friends at the table
invite-title = Invite your friends
invite-lead = Each seat has its own link. Send it, share it or have it scanned; whoever opens it takes the seat.
invite-seated = Everyone already has a seat here and can come over from the last table.
invite-missing = not here yet
invite-share = Share
invite-all = Copy all links at once
invite-qr = QR code
invite-qr-of = QR code of the link for { $name }
invite-bot = Give the seat to a bot
invite-open = Open the seat to anyone
invite-kick = Ask them to leave
invite-new = New link
start-now = Start now
see-table = See the table
not-started = The clocks start when everyone is here or the host starts the game.
missing = Still missing: { $names }.
your-name = Your name
sit-down = Sit down
invited = You are invited to this table.
invited-by = Already at the table: { $names }
table-title = Name of the table
listed = Listed in the lobby: anyone may take an open seat
preset = How long?
preset-evening = One evening
preset-week = A week
preset-weeks = Two weeks
preset-learning = A learning game
preset-own = As set below
bank = Time for each player, in minutes (empty: no clock)
increment = Added for each turn, in seconds
timeout = When a player’s time is up
timeout-steward = a bot stands in until they return
timeout-skip = the player passes where the rules allow it
timeout-forfeit = the player forfeits and a bot plays on
terms = What this table has agreed on
terms-bank = Each player has { $time }.
terms-increment = Each turn adds { $time }.
terms-no-clock = There is no clock.
terms-unlisted = Not in the lobby: only those with a link can join
rest = Rest hours, when no clock runs
rest-nights = at night
rest-weekends = on weekends
rest-starts = From
rest-ends = To
rest-zone = Time zone: { $zone }
rest-times = No clock runs: { $times } ({ $zone })
resting-until = Resting until { $time }
here = here
away = away
seen-ago = last seen { $ago }
waited-since = asked { $ago }
held-late = Your time ran out and a bot took over. Your next answer takes the seat back.
held-absent = A bot is standing in for you. Your next answer takes the seat back.
held-own = A bot is playing for you.
seat-lost = You no longer have a seat here, but you can go on watching.
take-back-seat = I’m back
resign = Resign
resign-sure = Resign for good? A bot will play on for you.
resigned = resigned
stand-in-mine = Let a bot play for me
ask-stand-in = Ask for a stand-in
vote-tally = { $yes } for, { $no } against, { $all } may vote
agree = Agree
disagree = Disagree
withdraw = Withdraw
ask-table = Ask the table…
ask-draw = End the game here; the standings decide
ask-more-time = More time for everyone
ask-pause = A pause
rematch = Rematch
rematch-there = To the rematch
free-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
join = Join
notify = Notify me in this browser when it is my turn
notify-on = This browser will tell you when it is your turn.
notify-no = This browser does not allow notifications here.
turn-title = Your turn
vote-title = A vote is waiting for you

vacation-of-each = Vacation days for each player (their clock stops)
vacation-take = Go on vacation…
vacation-days = { $count ->
    [one] one day
   *[other] { $count } days
}
vacation-until = on vacation until { $time }
vacation-mine = You are on vacation until { $time }; your clock has stopped.
vacation-end = I’m back
holding = How many games
holding-one = One game
holding-series = Series
holding-cup = Cup, everyone against everyone
series-games = Number of games
cup-times = How often everyone meets everyone
by-itself = Start the next round as soon as one is over
cup-seats-help = Everyone who joins has a seat in each of their games; seats rotate. One link is enough for everyone.
open-cup = Open for joining
cups = Series and cups
cup-open = open for joining
cup-running = in progress
members-count = { $count ->
    [one] one player
   *[other] { $count } players
}
series-of = { $game }, { $games ->
    [one] one game
   *[other] { $games } games
} with the same people; seats rotate.
cup-of = { $game }, { $players } at a table; { $times ->
    [one] everyone meets everyone.
   *[other] everyone meets everyone { $times } times.
}
goes-on-by-itself = The next round starts by itself as soon as one is over.
goes-on-by-host = The host starts each round.
members = Players
cup-needs = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
cup-join = Join
cup-leave = Leave
cup-link = Whoever opens this link can join
cup-begin = Begin
cup-games = Games
cup-round = Round { $number }
cup-play = To the table
cup-watch = Watch
cup-next = Start the next round
cup-end = End it now
cup-end-sure = End it now? The standings stay as they are.
cup-over = All games have been played; these are the final standings.
columns-explained = What the columns mean
best-streak = best streak { $count }
rank = rank { $rank } of { $ranked }
won-with = { $name }: { $won } of { $games } won
luck-of = Luck: { $percent }% of a win per game, on average over { $count ->
    [one] one reviewed game
   *[other] { $count } reviewed games
}.
