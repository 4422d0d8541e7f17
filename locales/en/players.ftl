# The strip of the players above the board
players-active = To play now
players-next = Comes next
players-out = Out of the game
players-all = { $name }: { $facts }
players-click = Click: open the sheet beside the board, or close it.
players-sheet-close = Close the sheet

# The log
players-log-open = Click: show every line.
players-log-close = Click: fold the lines again.
players-log-single = Every line by itself
players-log-height = Height of the log: { $n }%
players-log-handle = Drag, or press the up and down arrows: height of the log
keys-players = Go to the players: Tab goes on, Enter opens the sheet
keys-log = Go to the log: Tab goes on from line to line
keys-log-higher = Make the log higher
keys-log-lower = Make the log lower
