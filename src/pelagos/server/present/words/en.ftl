# What the server itself says.
about = One table for five board games of the ancient Mediterranean, in the browser and the terminal.
what-if-name = { $title } – variation from line { $line }
what-if-open = A variation from line { $line } of another table. Everything played before it stands; dice and cards from here on are new.
what-if-redealt = A variation from line { $line } of a running game, as seen by { $seat }. Whatever { $seat } could not see has been dealt anew: one possible world, not the real one.
refused-bad_request = Bad request.
refused-not_signed_in = Please sign in first.
refused-not_yours = You have no access to this.
refused-not_found = There is nothing at this address.
refused-wrong_method = That is not possible at this address.
refused-too_large = That is too large.
refused-wrong_type = This data format is not supported.
refused-too_many = Too many requests; please try again in a moment.
refused-storage = The server cannot save this right now. Nothing has changed; please try again.
refused-fault = Something went wrong. It has been logged; please try again.
refused-bad_name = A name has 2 to 40 letters, digits or symbols.
refused-bad_password = A password has 8 to 200 characters.
refused-bad_text = The text is empty or too long.
refused-bad_lang = The languages are English, Russian and Polish.
refused-old_contract = This page is older than the server. Please load it again. (Clients send “X-Pelagos-Contract: { $wanted }”.)
refused-no_table = There is no such table.
refused-only_replay = This is an uploaded record: it can be replayed, but not played on.
refused-busy = Many answers reached this table at once; please try again.
refused-name_taken = The name “{ $name }” is taken.
refused-wrong_password = There is no account with this name and password.
refused-no_spectators = This table is not open to spectators.
refused-no_seat_here = You have no seat at this table.
refused-not_your_seat = This is not your seat.
refused-not_yet = Everything is revealed once the game is over.
refused-not_utf8 = A record is a text file in UTF-8, and this is not.
refused-no_lesson = There is no lesson { $name }.
refused-no_puzzle = There is no puzzle { $name }.
refused-no_puzzles = There is no puzzle here.
refused-no_review = Nobody has asked for a review of this game.
refused-review_later = A game can be reviewed once it is over.
refused-no_title = There is no game called “{ $title }” here.
refused-own_position = This record starts in the middle of a game, as a variation does. It can only be replayed where it was played.
refused-wrong_seats = The number of players or seats in this record does not fit the game.
refused-damaged_json = This is not a record: its JSON is damaged.
refused-bad_record = This is not a record, or it is damaged.
refused-unplayable = This record does not follow the rules of its game, or was made under an older version.
refused-no_line = The game has { $lines } lines; there is no line { $line }.
refused-empty = This message is empty.
refused-no_bot = There is no bot “{ $bot }”. Choose from: { $bots }.
refused-no_seat = There is no seat { $seat }.
refused-over_there = The game is already over at that line; choose an earlier one.
refused-no_answer = The answer is missing.
refused-not_json = This answer could not be read.
refused-no_order = You have no such standing order.
refused-wrong_players = This game is for { $numbers } players, not for { $players }.
refused-too_many_seats = There are more seats ({ $seats }) than players ({ $players }).
refused-bad_option = This game cannot be set up with these options.
refused-wrong_secret = This link has been used, has expired, or belongs to another table.
refused-not_open = This seat is taken.
refused-undefended = Undefended spaces are taken without a battle.
refused-no_odds = There are no battle odds for “{ $title }”, only for: { $titles }.
refused-bad_webhook = A webhook is an http:// or https:// address without a password.
refused-unknown_host = The address of this webhook leads nowhere.
refused-private_webhook = A webhook must point to the public internet.
refused-too_many_tries = Too many wrong passwords for this name. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-lane_full = The server is very busy; please try again in a moment.
refused-closed = This server’s operator has closed the table.
refused-banned = This account is barred from this server.
refused-too_often = Not so fast. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-too_deep = This is nested too deeply.
refused-bad_characters = This contains characters that cannot be stored.
refused-foreign_page = This request came from a page of another site.
refused-too_many_tables = This server has as many tables as it can take; please try again later.
refused-no_zone = This server does not know the time zone “{ $zone }”.
refused-bad_rest = Rest hours need a start and an end and must leave at least { $hours } hours of each day for playing.
refused-too_many_sockets = Too many pages are open. Try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-thought_enough = Your share of the bots’ thinking time is used up for now. Choose quicker bots, or try again in { $seconds } { $seconds ->
    [one] second
   *[other] seconds
}.
refused-no_hint = There is no hint just now; please try again in a moment.
refused-not_host = Only the host of the table may do that; you can propose a vote.
refused-resigned = You have resigned; a bot plays on for you.
refused-is_over = The game is over.
refused-has_started = The game has started; seats can no longer be changed.
refused-not_over = The game is still going on.
refused-vote_open = The table is already voting on something else.
refused-no_vote = This vote is over.
refused-cannot_vote = You have no vote on this.
refused-too_many_ways = At most { $most } notifications can be set up.
refused-wrong_key = This link has been used or has expired.
refused-no_way = This notification no longer exists.
refused-unconfirmed_way = This e-mail address has not been confirmed yet: open the link in the e-mail.
refused-bad_push = This browser did not say how to reach it.
refused-no_mail = This server sends no e-mail.
refused-bad_mail = This is not an e-mail address.
notice-turn = Your turn: { $table }
notice-vote = Your vote is needed: { $table }
vote-pause = { $name } asks for a pause.
vote-stand_in = { $name } asks for a bot to stand in for { $other }.
vote-draw = { $name } proposes to end the game here and let the standings decide. Everyone has to agree.
vote-more_time = { $name } asks to refill everyone’s clock.
vote-take_back = { $name } asks to undo everything from line { $line } on. Everyone has to agree.
notice-several = { $count ->
    [one] A table is waiting for you
   *[other] { $count } tables are waiting for you
}
notice-end = Stop these messages: { $off }
notice-confirm = Is this your e-mail address?
notice-confirm-text = Somebody asked Pelagos to write to this address when it is their turn. If it was you, open this link. If not, do nothing, and you will hear no more.
notice-try = It works
notice-try-text = This is how Pelagos will tell you that it is your turn.
notice-failed-gone = This address no longer exists.
notice-failed-no_answer = There was no answer.
notice-failed-fault = The server could not compose this message.
notice-failed-refused = The message was refused ({ $detail }).
notice-failed-mail_refused = The mail server does not know this address.
notice-failed-mail_down = The mail server did not accept the message.
refused-on_vacation = You are on vacation already.
refused-not_on_vacation = You are not on vacation.
refused-no_vacation = { $days ->
    [0] You have no vacation days left at this table.
    [one] You have one vacation day left at this table.
   *[other] You have { $days } vacation days left at this table.
}
refused-held_by_bot = A bot is standing in for you; take your seat back first.
refused-bot_there = A bot is already playing there.
refused-too_late_to_leave = The table is waiting for you and less than { $share }% of your time is left. Answer first; then you may leave.
refused-no_cup = There is no such series or cup.
refused-cup_full = Nobody else can join: it has begun or is full.
refused-cup_begun = It has begun; nobody can leave now. In a game you can resign.
refused-cup_over = It is over.
refused-cup_too_long = In a cup everyone can meet everyone at most { $most } times.
refused-cup_needs = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
}
refused-round_running = The games of this round are still being played.
refused-wrong_cup_key = This link does not let you join; ask the host for a new one.
refused-not_cup_host = Only the host may do that.
cup-games = Games
cup-games-help = Games played so far.
cup-points = Points
cup-points-help = One point for every opponent placed behind you, half a point for a shared place.
cup-wins = Wins
cup-wins-help = First tie-break: games won outright.
cup-direct = Direct
cup-direct-help = Second tie-break: points won against players level with you.
cup-opposition = Opposition
cup-opposition-help = Third tie-break: the points of everyone you left behind, half of those you drew with. Players still level share the place.
refused-nothing_to_take_back = There is nothing to undo there.
refused-no_phrase = There is no such phrase.
refused-spectators_only = Only spectators talk here while the game is going on.
a-spectator = Spectator
say-hello = Hello, everyone!
say-good_luck = Good luck and have fun!
say-one_moment = One moment, please.
say-back_soon = I’ll be back soon.
say-your_turn = It’s your turn.
say-thanks = Thank you!
say-well_played = Well played!
say-sorry = Sorry!
say-good_game = Good game!
say-again = Shall we play again?
refused-no_player = There is no such player, or they do not want a page.
a-player = A player
ending-agreed = Ended by agreement; the standings decide.
rules-carried = From here on the game follows version { $now } of the rules; up to here it was version { $was }. Everything played is valid under both.
refused-old_rules = This game was started under version { $was } of the rules and does not fit version { $now } beyond line { $line }. You can watch and download it, but not continue it.
coach-ahead = In the lead: { $names } ({ $what }).
gain-income = Income { $more }
gain-wins = Wins the game
coach-level = Everyone is level so far.

# the topics of rulebooks
topic-overview = Overview
topic-components = Components
topic-map = The map
topic-setup = Setup
topic-options = Options
topic-turn_order = Sequence of a turn
topic-order = Turn order
topic-leadership = Leadership
topic-trade = Trade
topic-trade_cards = Trade cards
topic-income = Income
topic-taxation = Taxation
topic-census = Census
topic-construction = Construction
topic-payment = Payment
topic-influence = Influence
topic-control = Control
topic-capital = Capitals
topic-cities = Cities
topic-metropolis = Metropolises
topic-fortress = Fortresses
topic-heroes = Heroes
topic-wonders = Wonders
topic-gods = Gods
topic-apollo = Apollo
topic-auction = Offerings
topic-actions = Actions
topic-recruiting = Recruiting
topic-creatures = Creatures
topic-summoning = Summoning
topic-movement = Movement
topic-naval = At sea
topic-ships = Ships
topic-battle = Battle
topic-conflict = Conflict
topic-pillage = Pillage
topic-occupation = Occupation
topic-conversion = Conversion
topic-neutral = Neutral powers
topic-calamities = Calamities
topic-civilization_cards = Civilization cards
topic-ast = The Archaeological Succession Table
topic-expansion = Population expansion
topic-surplus = Surplus population
topic-nomads = Nomads and seafarers
topic-farmers = Farmers and citizens
topic-short_game = The short game
topic-two_players = Two players
topic-limits = Limits
topic-hidden = Hidden information
topic-elimination = Elimination
topic-victory = Victory
topic-examples = Examples
