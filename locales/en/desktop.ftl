# The window.
desktop-subtitle = Medieval and ancient board wargames around one screen
desktop-continue = Continue the last match
desktop-new-match = New match
desktop-load = Load a match
desktop-quit = Quit
desktop-text-smaller = Text is shown at { $shown } %: this window has no room for { $wanted } %.
desktop-back = Back
desktop-cancel = Cancel
desktop-close = Close
desktop-problem = Something went wrong
desktop-load-panicked = The match cannot be opened: a fault of the program ({ $detail }). The file is as it was.
desktop-rules-broken = The rule data cannot be played: see what is wrong with them, mend the files, and they are read again.

# A new match.
desktop-start = Start the match
desktop-usual-options = Usual options
desktop-scenario = Scenario
desktop-seats = Who plays
desktop-name = Name
desktop-player-person = a person at this screen
desktop-player-random = random orders
desktop-player-easy = the program, easy
desktop-player-normal = the program, normal
desktop-player-hard = the program, hard
desktop-player-script = the program, { $level }
desktop-undo-agreement = Taking orders back
desktop-undo-usual = Until dice, a secret or the other player’s decision
desktop-undo-agreed = Without limit: the players have agreed to it
desktop-seed = Dice
desktop-seed-label = Seed
desktop-seed-empty = from the clock
desktop-seed-hint = The same seed and the same orders give the same match. A number or any words will do.
desktop-options-changed = { $n ->
        [one] one changed
       *[other] { $n } changed
    }
desktop-locked = { $hint } In this edition that cannot be changed ({ $rule }).

# Saved matches.
desktop-save = Save
desktop-save-as = Save as…
desktop-save-exists = There is one of this name already: it will be replaced.
desktop-save-name = Name of the save
desktop-no-saves = There are no saved matches yet.
desktop-load-this = Load
desktop-delete = Delete…
desktop-delete-ask = Delete for good?
desktop-delete-yes = Delete
desktop-delete-no = Keep it
desktop-delete-on-table = This match is being played.
desktop-autosave = Saved by itself
desktop-save-under-way = under way
desktop-save-finished = finished
desktop-save-damaged = damaged: loads up to the last good order
desktop-ago-now = just now
desktop-ago-minutes = { $n ->
        [one] a minute ago
       *[other] { $n } minutes ago
    }
desktop-ago-hours = { $n ->
        [one] an hour ago
       *[other] { $n } hours ago
    }
desktop-ago-days = { $n ->
        [one] a day ago
       *[other] { $n } days ago
    }

# The file of a match.
desktop-view-only = You are looking at a match that is being played in another window, as it stood when you opened it. Nobody can order anything here.
desktop-in-use = This match is open
    .hint = Two windows cannot play the same match: each would write over the orders of the other. You can look at it as it stands now, or go on from here in a copy of your own.
desktop-in-use-look = Look at it
desktop-in-use-copy = Go on in a copy
desktop-unsaved = This match is not saved
    .hint = Its last orders are in no file. If you leave now, they are lost.
desktop-unsaved-folder = Save it in another folder:
desktop-unsaved-save = Save there and leave
desktop-unsaved-leave = Leave without saving
desktop-unsaved-stay = Stay with the match
desktop-saved-elsewhere = The match has been saved as { $file }. To go on with it, choose this folder on the Settings page.
desktop-window-lost = Mesnie: the window is gone, so the program ends.

# At the table.
desktop-menu = Menu
desktop-resume = Back to the match
desktop-fit-board = Show the whole board
desktop-concede = Concede…
desktop-to-title = Leave to the title page
desktop-saved-by-itself = The match saves itself after every order. You can leave at any time and go on later.
desktop-registers = Registers
    .hint = Families, titles, lords and the state of the realm
desktop-undo = Undo
    .hint = Take the last order back
desktop-redo = Redo
    .hint = Play the order that was taken back again
desktop-undo-to-here = Take everything back to here
desktop-skip = Skip
desktop-log = Log
desktop-log-rule = Rule { $rule }
desktop-numbered = { $n } · { $text }
reserves = Not on the board yet
reserves-take = { $piece }: take it in hand
reserves-in-hand = { $piece } is in hand: click a lit place
# What a match is about.
briefing-title = What it is about
briefing-you = You play { $name }.
briefing-close = Close; the menu tells it again
desktop-against = against
desktop-all-orders = { $n ->
        [one] The one order
       *[other] All { $n } orders
    }
desktop-other-orders = Other orders
desktop-put-back = Not this one after all: let go of it
desktop-thinking = Now deciding: { $name }
desktop-given-alone = { $name } had no choice. It was ordered: { $orders }.
desktop-enter-waits = “{ $order }” could not be taken back, so Enter does not order it: press the button or its digit.
desktop-possible-instead = Possible instead: { $orders }{ $more ->
        [0] .
       *[other] {" "}and { $more } more.
    }
desktop-watch = …
desktop-wait = Nobody is asked for anything.
desktop-match-over = The match is over.
desktop-in-the-army = In the army
desktop-points-used = { $spent } of { $budget ->
        [one] { $budget } point
       *[other] { $budget } points
    }
desktop-take-in = One more: { $name }
desktop-take-out = One less: { $name }
desktop-taken-of = { $taken } of { $stock }

# The curtain.
desktop-curtain = What comes next is for one player only: { $name }. Everybody else, please look away.
desktop-card = Play: { $game }
desktop-card-seats = for { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
desktop-card-seats-between = for { $least } to { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
desktop-seat-count = Players
desktop-own-hand = Look at my hand and purse
    .hint = The curtain falls first, so that the others can look away.
desktop-curtain-news = What has just happened
desktop-lift-curtain = Here I am: { $name }
desktop-lift-curtain-watch = Here I am: { $name }. Show me first what happened
desktop-fact = { $label } { $value }

# The end.
desktop-end-winner = Victory: { $name }
desktop-end-winners = Victory: { $names }
desktop-end-draw = A draw
desktop-summary = Summary
desktop-rematch = Rematch
    .hint = The same players and options, new dice
desktop-look-at-board = Look at the board

# The ancient battle on the table.
ancients-view-points = { $points } of { $target } VP
    .hint = Victory points: one for each enemy unit destroyed, two for each enemy camp hex burnt. Whoever has { $target } at the end of a turn wins.
    .hint-each = Victory points: one for each enemy unit destroyed, two for each enemy camp hex burnt. At the end of a turn Red wins with { $red }, Blue with { $blue }.
ancients-view-turn = Turn
    .hint = The battle ends after turn { $limit } at the latest.
ancients-view-turn-of = { $turn } of { $limit }
ancients-view-set-up = set-up
ancients-view-starter = Starts
    .hint = The side that has the first activation this turn.
ancients-view-strength = Strength
ancients-view-strength-now = { $now } (available { $fresh }, activated { $activated })
ancients-view-cost = Points
ancients-view-moves = Move
ancients-view-hexes = { $n ->
        [one] one hex
       *[other] up to { $n } hexes
    }
ancients-view-specials = Special
ancients-view-shoots = shoots { $from } to { $to ->
        [one] { $to } hex
       *[other] { $to } hexes
    } far
ancients-view-rallies = may rally
ancients-view-mounted = mounted
ancients-view-roams = second hex anywhere out of contact
ancients-view-supports-only = supports double attacks, leads none
ancients-view-state = State
ancients-view-available = available
ancients-view-activated = activated
ancients-view-worth = Worth
ancients-view-points-worth = { $points } VP
ancients-view-hex = Hex
ancients-view-no-burn = May not burn a camp hex this turn
ancients-view-isolated = Isolated: no friend beside it, so it can be attacked by two units at once
ancients-view-in-contact = In contact with an enemy
ancients-view-place = { $ground }, hex { $hex }
ancients-view-plain = Plain
ancients-view-maquis = Maquis
    .hint = A unit that ends its move here flees: it leaves the battle without victory points for the enemy.
ancients-view-rampart = Rampart
    .hint = Shots at a unit here have −1; it can be shot at only from plain.
ancients-view-inner = Inside of a camp
    .hint = A unit here can neither shoot nor be shot at.
ancients-view-burnt = Burnt
ancients-view-can-burn = An enemy that stands here at the end of a turn, with no enemy of its own beside it, burns it: { $points } VP.
ancients-view-confirm-flight = The unit leaves the battle for good; the enemy gets no points for it.
ancients-view-confirm-concede = Give the battle up? The other side wins, whatever the points.
ancients-view-fight = { $attackers } against { $target }
ancients-view-shot = { $shooter } shoot at { $target }
ancients-view-by = { $side } by { $n }
ancients-view-by-more = { $side } by { $n }+
ancients-view-tie = Tie
ancients-view-loss-nothing = nothing happens
ancients-view-loss-retreat1 = one step back
ancients-view-loss-retreat2 = a step, a second if allowed
ancients-view-loss-pursuit = two steps back, pursuit
ancients-view-loss-destroyed = destroyed
ancients-view-loss-cornered = no way back: destroyed
ancients-view-loss-flees = no way back: flees
ancients-view-loss-rally = rally on { $from }+, else { $else }
ancients-view-can-refuse = The target may refuse and step back to { $hexes } (N-6.09).
ancients-view-cannot-refuse = The target cannot refuse: it has no hex to step back to (N-6.09).
ancients-view-best-support = With { $unit } as support:
ancients-view-if-surprise = If it then attacks { $target } on the spot:
ancients-view-target-destroyed = In { $percent }% of all cases the target is destroyed, rallies counted in.
ancients-view-shot-in-contact = a friend touches the target
ancients-view-shot-over-friends = over friends
ancients-view-shot-rampart = target on a rampart
ancients-view-rampart-defence = target defends its rampart
ancients-view-rampart-defends = Who defends this camp here against attackers who all stand outside it has +{ $n }.
ancients-view-shot-not-refused = A shot cannot be refused (N-5.14).
ancients-view-hit-retreats = activated, one step back
ancients-view-hit-stays = activated, stays
ancients-view-hit-hexes = Hit, it steps back to { $hexes }.
ancients-view-destroys = Destroyed
ancients-view-hits = Hit
ancients-view-misses = Miss
ancients-view-victory-points = Victory points
ancients-view-units-left = Units on the board
ancients-view-units-destroyed = Units lost
ancients-view-units-fled = Units fled
ancients-view-fires = Camp hexes burnt
ancients-view-turns-played = Turns
# How a combat or a shot has come out, in short, over the board.
ancients-view-outcome-won = { $target } { $loss }{ $rally ->
        [1] , unless it rallies
       *[0] {""}
    }
ancients-view-outcome-lost = { $unit } { $loss }{ $rally ->
        [1] , unless it rallies
       *[0] {""}
    }
ancients-view-outcome-support = { $support } { $support-loss }
ancients-view-outcome-destroyed = { $unit } is destroyed
ancients-view-outcome-fled = { $unit } flees
ancients-view-outcome-rallied = { $unit } rallies and stays
ancients-view-outcome-tie = Nobody gives way
ancients-view-outcome-miss = { $target } is missed
ancients-view-outcome-hit = { $target } is hit
ancients-view-outcome-hard-hit = { $target } is hit hard

# Looking back, the log, the dice.
desktop-walking = You are looking back. The match goes on when you return to now.
desktop-walk-now = Back to now
desktop-walk-on = One step on
desktop-walk-back = One step back
desktop-walk-first = To the beginning
desktop-walk-play = Show everything from here on, step by step
desktop-walk-pause = Stop here
desktop-walk-news = Show what happened since my last order
desktop-walk-here = Show the board at this moment
desktop-log-search = Search the log
desktop-log-all = Everything
desktop-log-dice = Dice
desktop-log-bookmarks = Bookmarks
desktop-log-more = Copy, write out, statistics
desktop-log-copy = Copy the log as text
desktop-log-copied = The log is on the clipboard.
desktop-log-export = Write the log to a file…
desktop-log-write = Write
desktop-log-file = Name of the file
desktop-log-file-exists = There is a file of this name already: it will be replaced.
desktop-log-goes-to = It will be written to { $file }. A name that ends in .txt gives plain text, any other Markdown.
desktop-log-plain = plain text
desktop-log-markdown = Markdown
desktop-log-exported = { $n ->
        [one] The log, one line, was written as { $form } to { $file }.
       *[other] The log, { $n } lines, was written as { $form } to { $file }.
    }
desktop-log-click = Click: show the board at this moment. Right button: more.
desktop-bookmark = Set a bookmark
desktop-bookmark-off = Remove the bookmark
desktop-luck = Dice statistics
    .hint = Full bars: what was rolled. Outlines: what fair dice would have shown.
desktop-luck-none = No die was rolled yet.
desktop-luck-face = { $face }: rolled { $rolled ->
    [one] once
   *[other] { $rolled } times
}, expected { $expected }
desktop-luck-mean = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, mean { $mean } (fair dice: { $fair })

# The rules in the app.
desktop-rules = Rules
desktop-rules-search = Search the rules, or a number
desktop-rules-found = { $n ->
    [0] Nothing was found.
    [one] 1 place was found.
   *[other] { $n } places were found.
}
desktop-rules-go = Open: { $chapter }
desktop-rules-missing = The rules of this game are not there in this language.
desktop-rule-open = Read rule { $rule }

# Lessons.
desktop-lessons = Learn to play
desktop-lesson-take = Begin
desktop-lesson-step = Step { $step } of { $of }
desktop-lesson-go-on = Go on
desktop-lesson-back = Back
    .hint = Back to what was said before, with the board as it was then
desktop-lesson-again = Once more
desktop-lesson-gone = There is no lesson { $file } any more.

# For designers.
desktop-rules-read-again = The rule data have changed and were read again. The next match is played with them; one under way keeps its own.
desktop-rules-still =
    The rule data have changed, but something is wrong. What was read before stays in force.
    { $findings }

# The drawer with hand and purse.
desktop-hand-open = Open this hand: { $name }
    .hint = Everybody else looks away.
desktop-hand-shut = Shut
desktop-hand-empty = No cards in hand.
desktop-hand-count = { $card } (×{ $n })

# Odds.
desktop-chance = { $label }: { $consequence }, { $count } of { $all }
desktop-percent = { $n }%
desktop-log-newest = To the newest lines
desktop-end-you-won = You have won
desktop-end-you-lost = You have lost
desktop-enter-waits-board = “{ $order }” could not be taken back, so Enter does not order it: click on the board, or go there with Tab and press Enter.
desktop-card-choose = { $card }…
desktop-phase = Phase
ancients-view-or = {" or "}
