# The words of the pages. Game texts come from the server.
skip = Skip to the page
home = To the lobby
settings = Settings
language = Language
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
palette = Colours for all eyes
loading = Loading…
reload = Load again
offline = The server cannot be reached. Nothing is lost; this page tries again.
close = Close
cancel = Cancel
back = Back
done = Done
send = Send
copy = Copy
copied = Copied
kept = Kept.
stop = Stop
choose = Choose
nowhere = There is no such page
none-yet = None yet
none-found = Nothing found
nobody = nobody
unset = not set
name = Name
password = Password

lobby-title = Games of the ancient sea
lobby-lead = Five rulebooks, one table: play against fair bots at once, or send your friends a link each.
titles = Games
players = { $low }–{ $high } players
play-now = Play now
host = Host a table
rules = Rules
my-tables = My tables
running-tables = Tables in play
finished-tables = Finished games
your-turn = your turn
account = Account
account-help = Not needed to play. With a name and a password you find your tables on another device.
signed-in = You are { $name }.
sign-in = Sign in
sign-up = Make an account
sign-out = Sign out
numbers = My games in numbers
numbers-row = { $played } played, { $won } won; { $fair } to be expected
numbers-won = won
numbers-lost = not won
upload = Replay a record
upload-help = Open a record file and go through the game line by line.

host-title = Host a table
what = The game
game = Game
how-many = Players
seats = Seats
seats-help = Each person gets a link of their own. Anyone may take an open seat. Bots see only what their seat may see.
seat-number = Seat { $number }
human = A person
bot = Bot
bot-level = How the bot plays
bot-random = at random
bot-easy = easy: answers at once
bot-normal = normal: thinks for a moment
bot-hard = hard: { $seconds } s a move
open-seat = Open
how = How to play
pace = Pace
pace-live = Live: everybody is here
pace-slow = Slow: over days, each when they can
clock = Minutes for an answer (empty: no clock)
table-language = Language of names
spectators = Anyone with the address may watch
options = Options of the rules
open-table = Open the table

no-table = There is no such table
closed-table = This table is for its players only
board = Board
panels = More about the table
tracks = Tracks
round = Round { $round }
round-word = Round
reconnecting = reconnecting…
log = Log
chat = Chat
notes = Notes
charts = Charts
pause = Pause
resume = Go on
paused = The table is paused
confirm = Ask again before
confirm-always = every choice
confirm-final = final choices
confirm-never = no choice
you = you
steward = steward
steward-on = Let a bot stand in
steward-off = Give the seat back
asked = to answer
sit-here = See from here
take-seat = Take this seat
time-left = Time left
hand = Your holdings
standings = Standings
leads = leads
offers = Offers
face-down = { $count ->
    [one] one face down
   *[other] { $count } face down
}
price = Price
supply = Supply
invite = { $count ->
    [one] One seat link to send
   *[other] { $count } seat links to send
}
invite-help = Send each player one link. Whoever has it plays that seat.

odds = Odds
odds-attackers = Attackers
odds-defenders = Defenders
odds-fortresses = Fortresses of the defender
odds-attack-bonus = Bonus of the attacker (heroes, leaders)
odds-defence-bonus = Bonus of the defender
odds-attacker = The attacker holds the field
odds-defender = The defender holds the field
odds-nobody = Nobody is left
odds-open = Both are left
odds-losses = The likeliest losses

why = Why?
read-rules = In the rules
secret = sealed until all have chosen
chosen-so-far = Chosen so far
which = What do you want there?
checking = Looking whether this can be taken back…
preview = What it changes
preview-open = More will follow that nobody can foresee.
final = This cannot be taken back.
not-final = This can be taken back.
do-it = Do it
choose-again = Choose again
undo = Take back
undo-help = Takes back your last answer
undo-none = Nothing can be taken back now
undo-several = Several ({ $count })…
line-number = Line { $line }
hand-over = It is { $name }’s turn
hand-over-help = Nobody else should look now.
hand-over-ready = I am { $name }
hint = Hint
take-hint = Take it
other-hint = Another opinion:
level-easy = easy
level-normal = normal
level-hard = hard, { $seconds } s
thinking = Thinking …
typed = Type the answer
typed-example = For example:
typed-several = Several answers in one go, with semicolons; one take-back undoes them all:
stale = The table has moved on.
why-not = Why not?
nothing-done = Nothing was done; correct it and send all of it again.
allowed = Allowed here:
expected = Expected:
on-map = Choose here or on the map.
narrow = Narrow the list
sum-exact = { $sum } of { $high }
sum-between = { $sum } ({ $low } to { $high })
sum-worth = worth { $value }, at least { $least } needed
earlier = { $name }: earlier
later = { $name }: later
deal-help = This question has too many answers to list. Type yours below, or take a hint.
stage-draft = draft
stage-draft-help = The referee is not complete yet.
stage-beta = beta
stage-beta-help = The referee is complete and may still err.
stage-settled = settled
stage-settled-help = Every clause is enforced and tested.
nothing-planned = Do nothing
package-card = Card
package-set = Set worth
package-give = Give
package-hand = Your hand is worth { $before }; without these cards { $after }.
package-granted = With your wish granted: at least { $after }.
bazaar = Offers on the table
bazaar-says = { $cards } cards worth { $total }, { $named } among them
bazaar-wish = { $cards ->
    [0] wishes for { $named }
    [one] wishes for { $cards } card, { $named }
   *[other] wishes for { $cards } cards, { $named } among them
}
bazaar-wish-any = { $cards ->
    [one] wishes for any card
   *[other] wishes for any { $cards } cards
}
bazaar-remark = says, unverified:
bazaar-left = without them your hand is worth { $value }
plan = The plan
plan-empty = No orders yet.
plan-add = Add an order:
plan-where = where?
plan-drop = Remove
plan-drop-from = Remove from here on
coast = On which coast
package-says = { $cards } cards, worth { $total } (at least { $low } cards)
package-named = You name truly
package-to = To
package-wish = You wish for
package-any = anything
package-remark = Anything else you say
package-remark-help = Everybody reads it; nobody checks it.
broken = This table cannot go on
over = The game is over
winners = Victory: { $names }
waiting = Waiting for { $names }
watching = You are watching this table.

map-label = Map
map-keys = Arrow keys go from place to place, N and P through the legal places, Enter chooses, plus and minus zoom, 0 shows all.
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole map
place-legal = can be chosen
no-board = The map of this title is not drawn yet; here are its places as a list.

log-search = Search the log
log-seat = Whose lines
log-all = Show the whole log
everybody = everybody
recap = { $count ->
    [one] Since your last turn: one thing
   *[other] Since your last turn: { $count } things
}
recap-show = Show on the map
chat-empty = Nobody has said anything yet.
chat-say = Say something
notes-help = Only you can read these notes.
orders = Sealed orders
orders-help = When the question comes, the first answer that is legal is given for you. Nobody else ever sees it.
orders-step = Question
orders-answers = Answers, one a line, the dearest first
orders-again = Every time, not only once
orders-seal = Seal the order
orders-drop = Tear up all orders
keep = Keep
notices = Notices
notices-help = A message is sent to this address when you are asked. Empty: none.
notices-url = Address (webhook)
notices-when = When
notices-last = when all wait for you
notices-instant = at once
notices-digest = now and then, together

replay = Replay
to-replay = Replay
to-table = To the table
what-if = What if…
what-if-help = Opens another table at this point, for you alone. This game goes on as it is, and what you cannot know is dealt anew.
what-if-bots = Bots play the others
what-if-alone = I play all seats
viewpoint = Seen by
spectator = a spectator
all-knowing = one who knows all
download = Download the record
picture = picture of the position
line = Line
to-start = To the start
to-end = To the end
step-back = Back
step-on = On
play = Play
link-line = Link to this line
luck = Luck
luck-what = Dice
luck-rolls = Rolls
luck-sum = Sum
luck-expected = Expected
luck-deviation = Deviation
no-charts = There is nothing to chart yet.

search-rules = Search the rules
clauses-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
chapters = Chapters
ruling = Ruling:
lens = Editions side by side
lens-help = What each rulebook says on the same topic.
topic = Topic
