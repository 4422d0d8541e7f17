# Taking orders back
undo-stop-beginning = Nothing has been ordered yet.
undo-stop-roll = Dice have been rolled since; what they showed cannot be taken back.
undo-stop-reveal = A secret has been shown since; it cannot be hidden again.
undo-stop-seat = Another player has decided since, or a secret was settled.
undo-stop-looking-back = You are looking back at the match; go back to the present first.

# Options and the beginning of a match
option-bad-value = The option { $option } cannot be “{ $value }”; it may be: { $allowed }.
option-unknown = There is no option “{ $option }”.
option-unknown-near = There is no option “{ $option }”. Did you mean “{ $near }”?
scenario-unknown = There is no scenario “{ $scenario }”; there are: { $known }.
seats-wrong-number = { $wanted ->
        [one] This game has one seat
       *[other] This game has { $wanted } seats
    }, but { $given ->
        [one] one player was named.
       *[other] { $given } players were named.
    }
seats-out-of-range = This game is for { $least } to { $most ->
        [one] { $most } seat
       *[other] { $most } seats
    }, but { $given ->
        [one] one player was named.
       *[other] { $given } players were named.
    }
script-level-unknown = No scripted opponent plays at the level “{ $level }”; the levels are: { $known }.
position-bad = The position cannot be set up: { $detail }

# Why something may not be done
refusal-not_your_turn = Another player is asked now; wait until it is your turn.
refusal-wrong_phase = This cannot be done at this point of the turn.
refusal-game_over = The match is over.
refusal-no_pending_decision = Nobody is asked for anything now.
refusal-not_an_option = This cannot be chosen now: the lit places and the list of orders show what can.
refusal-off_table = This point lies beyond the edge of the table.
refusal-looking_back = You are looking back at the match; orders can only be given in the present.
refusal-module_disabled = This is not part of this edition, so it cannot be switched on.
refusal-option_not_available = This setting cannot be used here.
    .N-1-01 = Armies are composed here, unit by unit; no ready-made one is taken.
    .N-1-16 = With ready-made armies, take one of those in the list.
    .N-20-10 = The ready-made army that you have taken has no such unit.
    .N-20-03 = Your card does not offer this.
    .N-20-07 = Your card brings no such units.
    .N-20-12 = Only the holder of the card for it may have this.
refusal-options_incompatible = These options do not go together: “{ $one }” and “{ $two }”. Change one of them.
    .N-18-15 = An ambush needs a forest to lie in: switch “{ $two }” on as well, or choose a board with a forest in each half.

# So many of a thing
several = { $n } × { $of }

# A point of an open table, by its square and what is beside it
spot-beside = { $square }, beside { $landmark }

# Directions on an open table, and what is typed for them
bearing-n = north
    .short = n
bearing-nne = north-north-east
    .short = nne
bearing-ne = north-east
    .short = ne
bearing-ene = east-north-east
    .short = ene
bearing-e = east
    .short = e
bearing-ese = east-south-east
    .short = ese
bearing-se = south-east
    .short = se
bearing-sse = south-south-east
    .short = sse
bearing-s = south
    .short = s
bearing-ssw = south-south-west
    .short = ssw
bearing-sw = south-west
    .short = sw
bearing-wsw = west-south-west
    .short = wsw
bearing-w = west
    .short = w
bearing-wnw = west-north-west
    .short = wnw
bearing-nw = north-west
    .short = nw
bearing-nnw = north-north-west
    .short = nnw

# How far it is to a point, and which way
way = { $length } { $bearing }

# What the other seats see while a secret question is being answered.
ask-in-secret = Something is being decided in secret.

# Luck with the dice
decimal = { $whole }.{ $rest }
semicolon = { $first }; { $then }
luck-die = Die with the faces { $faces }
luck-too-few = { $seat }: too few dice to say anything about luck.
luck-ordinary = { $seat }: ordinary luck. { $count ->
        [one] { $count } in { $of } players does
       *[other] { $count } in { $of } players do
    } at least as { $side ->
        [well] well
       *[badly] badly
    }.
luck-lucky = { $seat }: lucky. Only { $count ->
        [one] { $count } in { $of } players does
       *[other] { $count } in { $of } players do
    } at least as well.
luck-very-lucky = { $seat }: very lucky. Only { $count ->
        [one] { $count } in { $of } players does
       *[other] { $count } in { $of } players do
    } at least as well.
luck-unlucky = { $seat }: unlucky. Only { $count ->
        [one] { $count } in { $of } players does
       *[other] { $count } in { $of } players do
    } at least as badly.
luck-very-unlucky = { $seat }: very unlucky. Only { $count ->
        [one] { $count } in { $of } players does
       *[other] { $count } in { $of } players do
    } at least as badly.
luck-drawn = { $count ->
        [one] { $seat }: one card drawn is left out
       *[other] { $seat }: { $count } cards drawn are left out
    }: what a deck still holds depends on the cards drawn before, so that luck evens out by itself.

# The log as a text.
export-fact = { $label }: { $value }
export-scenario = Scenario
export-player = { $name }, { $who }
export-person = a person
export-random = random orders
export-script = the program, level { $level }
export-on = yes
export-off = no
export-seed = Seed of the dice
export-result = Result
export-unfinished = The match is not over.
export-won = { $count ->
        [0] A draw
        [one] { $winners } wins
       *[other] { $winners } win
    }. { $reason }
export-log = Log
export-empty = Nothing has happened yet.
export-dice = { $line } [{ $dice }]
export-die = { $seat }, { $purpose }: { $face }
export-not-written = The log cannot be written to { $file }: { $detail }.

# Lessons: what is said when another order is given.
lesson-do-this = { $count ->
        [one] Not yet. In this lesson, first do this: { $orders }
       *[other] Not yet. In this lesson, first do one of these: { $orders }
    }
lesson-read-on = Read this first, then go on.
lesson-wait = Wait: the other side is playing.
lesson-no-seat = There is no seat “{ $seat }”; there are: { $known }.
