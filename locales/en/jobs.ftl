# The command line. Keys of help: cli-JOB-about (.long, .examples) and cli-JOB-ARGUMENT.
cli-heading-usage = Usage:
cli-heading-jobs = Jobs
cli-heading-job = JOB
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-default = [default: { $value }]
cli-help = Show this help; --help says more than -h
cli-version = Show the version

cli-about = Medieval and ancient board wargames around one screen
    .long = Medieval and ancient board wargames around one screen. Without a job the window opens; the jobs run without one.
    .examples =
        Examples:
          mesnie                                  open the window
          mesnie list                             what can be played
          mesnie simulate ancients --games 1000   play a thousand matches and report on them
          mesnie check my-rules                   is the rule data in this folder sound?

        Every job says more with --help. Exit codes: 0 all is well, 1 something is wrong, 2 the command line is.
cli-lang = Language of all messages: en or fr [default: that of the system]
cli-rules = A folder of rule data that replaces the built-in one, file by file

cli-list-about = List games, scenarios, seats, levels and options
    .long = List the games with their scenarios, seats, levels of scripted opponents, and options: what each may be, its default, its rule.
    .examples =
        Examples:
          mesnie list
          mesnie list ancients --json
cli-list-game = Only this game
cli-list-json = As JSON

cli-check-about = Check rule data
    .long = Check the rule data of every game, in the folder given or as built in, or a single file: every error of every file in one go, each with its place and what was expected; then whether every scenario begins.
    .examples =
        Examples:
          mesnie check
          mesnie check my-rules        a folder like rules/; a file that it lacks is the built-in one
          mesnie check my-rules/fief/money.ron
          mesnie check my-rules --json
cli-check-path = Folder of rule data with one folder a game in it, or a file of rule data, a lesson or a rule book [default: the built-in data]
cli-check-json = As JSON

cli-rules-about = Show the numbers of a game
    .long = Show every value of the rule data of a game, file by file: its line, what its author noted beside it, and how it differs from the program’s own.
    .examples =
        Examples:
          mesnie rules
          mesnie rules ancients --find "archers cost"
          mesnie rules --rules my-rules --changed      what this folder does otherwise
cli-rules-game = Only this game
cli-rules-find = Only values in whose path, name or comment these words occur
cli-rules-changed = Only values that differ from the program’s own

cli-roster-about = Show the list that a player brings to a match, or print it
    .long = Show a list, of the program, of yours or in a file, as a table: what each row is and costs; then what the rules forbid in it, each with the number of the rule. With --html it becomes a sheet that any browser prints. The exit code is 1 if the list may not be played.
    .examples =
        Examples:
          mesnie roster --list
          mesnie roster francs
          mesnie roster my-army.ron --html my-army.html
cli-roster-roster = A list by its name, or a file
cli-roster-game = Only lists of this game
cli-roster-html = Write a sheet to print into this file
cli-roster-list = Name all lists

cli-simulate-about = Play many matches and report on their balance
    .long =
        Play many matches without a window and report on them: wins by seat and by player, draws, length, how they ended, the game’s own figures, how often each verb was ordered.

        The players move on by one seat a match, so that none of them always begins. The seed of each match comes from the seed of the batch and the number of the match: the results are the same on any number of threads. A match that fails (a panic, a broken invariant, no end) is reported with its seed, and its orders are left as a journal that `mesnie replay` and the window can load.
    .examples =
        Examples:
          mesnie simulate ancients
          mesnie simulate ancients --games 2000 --seats script,random --seed 7
          mesnie simulate ancients --options budget=60,shock=true --csv matches.csv
          mesnie simulate ancients --seats random --verify
          mesnie simulate fief --games 500 --compare my-rules
cli-simulate-game = The game
cli-simulate-scenario = The scenario [default: the usual one]
cli-simulate-options = Options of the match, name=value; those not named have their defaults
cli-simulate-games = How many matches
cli-simulate-seconds = Begin no further match after N seconds; how many that makes depends on the machine
cli-simulate-seed = The seed of the batch
cli-simulate-seats = Who plays: script (level normal), script:LEVEL or random, one for each seat or one for all [default: script]
cli-simulate-fixed-seats = Every player keeps the same seat
cli-simulate-threads = How many threads; 0: one for each processor
cli-simulate-compare = Play the same matches with the rule data in this folder too, and show both side by side
cli-simulate-csv = Write a table with a line for each match into this file
cli-simulate-json = Print the report as JSON, with the counts of rules
cli-simulate-rules-used = Count how often each rule did something
cli-simulate-verify = Check the game’s invariants after every order
cli-simulate-most-orders = A match with more orders than this has failed
cli-simulate-failures = Folder for the journals of matches that failed

cli-script-about = Run rule scripts
    .long = Run rule scripts: a position, dice, orders, and what must come of them. Each failure is told with its file, line and step. A folder stands for every .ron file in it.
    .examples =
        Examples:
          mesnie script tests/scripts
          mesnie script tests/scripts/ancients idea.ron
          mesnie script idea.ron --json      the position at the end
cli-script-paths = Scripts, or folders of scripts
cli-script-fail-fast = End with the first script that fails
cli-script-json = Print the final position of the script as JSON; of several scripts, what came of each

cli-replay-about = Play a saved match again and verify it
    .long = Play a saved match again, compare the position after every order with the one that was saved, and tell what happened. A damaged file is played up to its last good order.
    .examples =
        Examples:
          mesnie replay match.mesnie
          mesnie replay match.mesnie --until 20 --json      the position after 20 orders
cli-replay-file = The saved match
cli-replay-until = Only the first N orders
cli-replay-json = Print orders and position as JSON

cli-advise-about = Ask what the program would do in a saved match
    .long = Ask what the best script of the game would order for the seat that is asked in a saved match, and why. It sees what that seat may see.
    .examples =
        Examples:
          mesnie advise match.mesnie
          mesnie advise match.mesnie --until 20 --json      after 20 orders
cli-advise-file = The saved match
cli-advise-until = After the first N orders
cli-advise-json = Print the order and the key of its reason as JSON
advise-nobody-asked = { $file }: nobody is asked anything that the program could advise on.
advise-forbidden = { $file }: in this match no advice may be asked for.

# What is wrong with the command line.
cli-unknown-argument = There is no argument { $what } here.
cli-unknown-job = There is no job “{ $what }”.
cli-missing-argument = Something is missing: { $what }
cli-missing-value = { $what } needs a value.
cli-bad-value = { $what } cannot be “{ $value }”. { $reason }
cli-did-you-mean = Did you mean “{ $near }”?
cli-try-help = More with --help.
cli-no-display = Mesnie finds no screen to open its window on; see --help for what it can do without.
cli-window-failed = The window cannot be opened: { $detail }; see --help for what Mesnie can do without it.
cli-no-window = This program was built without the window; see --help for what it can do without.
cli-no-folder = There is no folder { $folder }.
cli-game-unknown = There is no game “{ $word }”; there are: { $known }.
cli-game-unknown-near = There is no game “{ $word }”. Did you mean “{ $near }”?
cli-scenario-unknown = There is no scenario “{ $word }”; there are: { $known }.
cli-scenario-unknown-near = There is no scenario “{ $word }”. Did you mean “{ $near }”?
cli-option-form = An option is written name=value, not “{ $text }”.
cli-option-unknown = There is no option “{ $word }”; there are: { $known }.
cli-option-unknown-near = There is no option “{ $word }”. Did you mean “{ $near }”?
cli-option-locked = The option { $option } cannot be changed in this edition.
cli-player-unknown = “{ $word }” cannot play; a player is one of: { $known }.
cli-player-unknown-near = “{ $word }” cannot play. Did you mean “{ $near }”?
cli-level-unknown = No scripted opponent plays at the level “{ $word }”; the levels are: { $known }.
cli-level-unknown-near = No scripted opponent plays at the level “{ $word }”. Did you mean “{ $near }”?
cli-data-bad = The rule data of { $game } cannot be used.

# mesnie list
list-seats = seats: { $list }
list-seat-counts = from { $least } to { $most } of them take part
list-scenarios = scenarios: { $list }
list-levels = levels of scripted opponents: { $list }
list-options = options:
list-locked = fixed

# mesnie check
check-sound = All is well: { $games }.
check-file-sound = All is well: { $file }.
check-no-such-file = No game reads a file { $word }. The files are: { $known }.
check-no-such-file-near = No game reads a file { $word }. Did you mean “{ $near }”?
check-which-file = Several games have a file { $file }: { $files }. Put it into the folder of its game.
check-no-rules = { $folder } holds no rule data; it should have a folder for a game in it: { $games }.

# mesnie rules
inventory-of-program = the program’s own
inventory-of-save = from a saved match
inventory-new = new
inventory-usual = usual: { $value }
inventory-missing = missing here
inventory-none = There is no such value.

# mesnie simulate
simulate-person = Nobody is there to play for a person; name scripts or random players.
simulate-matches = matches
simulate-failed = Match { $number } failed (seed { $seed }):
simulate-failed-order = while this order was carried out: { $order }
simulate-failed-journal = its orders ({ $orders }) are in { $file }
simulate-failed-more =
    { $more ->
        [one] One more match failed.
       *[other] { $more } more matches failed.
    }
simulate-journal-failed = its orders cannot be played again, so there is no journal
simulate-panic = the program broke off: { $detail }
simulate-refused = a player ordered what is not on offer: { $detail }
simulate-cannot-begin = it cannot begin: { $detail }
simulate-endless = it has not ended; orders given: { $detail }
simulate-no-end = nobody is asked anything, and yet it is not over
simulate-nothing-offered = a question offers nothing: { $detail }
simulate-invariant = an invariant is broken: { $detail }
compare-heading = { $game }: { $pairs ->
        [one] { $pairs } match
       *[other] { $pairs } matches
    } with the same seeds, seed { $seed }
compare-sides = Program: { $usual }. Yours: { $own }.
compare-program = the program’s own rule data
compare-failed-usual = With the program’s rule data { $failed ->
        [one] { $failed } match
       *[other] { $failed } matches
    } failed.
compare-failed-own = With yours { $failed ->
        [one] { $failed } match
       *[other] { $failed } matches
    } failed.
compare-seats = Wins by seat
compare-draws = No winner
compare-endings = How they ended
compare-orders = Orders in a match
compare-figures = Figures of a match
compare-verbs = Uses of each verb in a match
compare-head-usual = program
compare-head-own = yours
compare-head-change = change
compare-nothing = Nothing has changed beyond chance.
compare-beyond-chance = Changed beyond chance:
compare-changed = { $what }: { $usual } → { $own }
compare-how = In brackets the interval with a confidence of 95%. A change marked * is more than chance: its interval with a confidence of 99.9% leaves out 0.

report-settings = Settings
report-program = program
report-game = game / scenario
report-players = players
report-seats = seats
report-fixed = fixed
report-alternating = each player moves on by one a match
report-seed = seed
report-threads = threads
report-options = options
report-defaults = as usual
report-matches = Matches
report-ended = ended
report-failed = failed
report-orders = orders
report-time = time
report-orders-a-second = orders a second
report-matches-a-second = matches a second
report-orders-a-match = orders a match
report-results = Results
report-wins-of-seat = { $seat } wins
report-wins-of-player = player { $number } ({ $player }) wins
report-draws = draws
report-endings = Endings
report-figures = Figures: mean (least … most)
report-verbs = Orders by verb: all, and a match
report-rules = Rules that did something: times, and a match

# mesnie script
script-count = { $passed } passed, { $failed } failed
script-none = No rule script (.ron) is to be found in { $paths }.
script-unreadable = { $file } cannot be read: { $detail }
script-panic = the program broke off: { $detail }
script-refused = refused: { $why } asked: { $asked }; on offer: { $offer }
script-not-refused = this would be allowed, but should be refused
script-other-reason = refused for another reason: { $found }
script-refusal-changed = the refusal has changed the position
script-not-offered = not on offer: { $why }
script-is-offered = on offer, but should not be
script-no-verb = “{ $text }” is no seat with a verb
script-choices = on offer: { $found }; missing: { $missing }; too many: { $surplus }
script-range = the range on offer: { $found }
script-no-area = no area is on offer with this verb
script-no-spot = { $word } is no point: a point is written x,y in units of the table
script-outside-area = { $spot } is not in the area: { $why }
script-inside-area = { $spot } is in the area
script-choices-area = an area is on offer with this verb; its points are not listed, use Area
script-asked-other = asked: { $asked }
script-no-seat = there is no seat “{ $seat }”
script-see = expected { $wanted }, found { $found }
script-no-path = nothing at “{ $part }”. { $near }
script-no-log = no such entry; what happened: { $happened }
script-log = there is such an entry
script-cannot-undo = it cannot be taken back: { $why }
script-undo = can it be taken back? What stops it: “{ $found }”
script-no-redo = nothing was taken back
script-ended = the match is over; winners: { $winners }; reason: { $reason }
script-not-ended = the match goes on; asked: { $asked }
script-invariant = an invariant is broken: { $broken }
script-dice-unfit = the die has no face { $face }
script-dice-dry = the dice of the script have run dry: one more face was wanted
script-dice-left =
    { $left ->
        [one] one face of the dice was not used
       *[other] { $left } faces of the dice were not used
    }

# mesnie replay
replay-won = Won by { $winners }: { $reason }
replay-draw = A draw: { $reason }
replay-asked = { $seat } is asked: { $question }
