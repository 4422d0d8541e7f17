# The armies in the strip above the board
ancients-players-of = { $n }/{ $of }
ancients-players-points = Victory points
ancients-players-units = Units left
    .hint = Units on the board. A side that has none left loses at once.
ancients-players-may-return = May return
ancients-players-unseen = ?
ancients-players-camp = Camp
    .hint = Hexes of the camp that are not burnt. Each that the enemy burns gives { $points } VP, once in the game.
ancients-players-of-kind = { $n }, of which { $fresh } available

# The headings of the log
ancients-players-set-up = Set-up
ancients-players-armies = Armies
ancients-players-deployment = Deployment
ancients-players-turn = Turn { $turn }

# Runs of the log
ancients-players-run-recruited = { $seat } recruited { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
ancients-players-run-dismissed = { $seat } sent { $n ->
        [one] { $n } unit
       *[other] { $n } units
    } back to the pool.
ancients-players-run-deployed = { $seat } deployed { $n ->
        [one] { $n } unit
       *[other] { $n } units
    }.
ancients-players-run-step = { $unit } went { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }, to { $hex }.
ancients-players-run-burnt = { $seat } burnt { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    }.
