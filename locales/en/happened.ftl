# What others have done.
settings-trails = The last moves of others stay on the board until your next order
keys-trails = Show or hide the last moves of others

# Since your last turn.
happened-title = Since your last turn
happened-close = Close: what has happened stands in the log
happened-loss = A loss of yours
happened-great = A great event
happened-others = { $n ->
        [one] and one other event
       *[other] and { $n } other events
    }
    .hint = Go to the first of them in the log
happened-all = { $n ->
        [one] One event, no loss of yours
       *[other] { $n } events, no loss of yours
    }
happened-lesson-done = The lesson is done
happened-threat = You are threatened
