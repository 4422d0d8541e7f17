# The hosts in the strip above the board
vassaux-players-of = { $n }/{ $of }
vassaux-players-points = Points left
    .hint = Points of the fighters that are not eliminated. On the table: { $men }.
vassaux-players-dice = Dice in reserve
vassaux-players-lord = Lord
    .hint = Whoever has lost his lord loses the match in the next command phase, unless the scenario says otherwise.

# The headings of the log
vassaux-players-set-up = Set-up
vassaux-players-command = Command phase
vassaux-players-orders = Orders phase
vassaux-players-closing = After the last turn
vassaux-players-turn = Turn { $turn }

# Runs of the log
vassaux-players-run-deployed = { $seat } deployed { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
vassaux-players-run-laid = { $n ->
        [one] { $n } piece of terrain was laid
       *[other] { $n } pieces of terrain were laid
    }.
vassaux-players-run-moved = { $unit } moved { $n ->
        [one] { $n } time
       *[other] { $n } times
    }, last to { $to }.
vassaux-players-run-morale = The morale of { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } changed.
vassaux-players-run-not = Not possible: { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } of the table.
