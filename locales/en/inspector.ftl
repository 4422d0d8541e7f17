# The rule data in force, for designers.
inspector-title = Rule data
inspector-search = Search in names, values and notes
inspector-changed-only = Only what differs
    .hint = Only values that are not the program’s own.
inspector-of-program = From the program itself
inspector-of-save = From the saved match, which carries its own
inspector-of-folder = From { $file }
inspector-file-changed = { $file } (changed)
inspector-instead = instead of { $usual }
inspector-new = new
inspector-missing = { $path } is missing here; the program has { $usual }
inspector-nothing = There is nothing in this file.
inspector-nothing-changed = Everything in this file is as the program has it.
inspector-found = { $n ->
        [0] Nothing was found.
        [one] One value
       *[other] { $n } values
    }
inspector-open = Rule data
    .hint = Every value of the rule data, with where it comes from. For those who change the rules.

# Matches with the program's rule data and with those of the folder.
comparison-open = Compare
    .hint = Plays the same matches with the program’s rule data and with yours, and shows what has changed.
comparison-title = Comparison
comparison-begin = Compare
comparison-stop = Stop
comparison-playing = Matches are being played: { $percent }%
comparison-what = { $game }: scripted opponents play the same matches twice, with the program’s rule data and with those of { $folder }.
comparison-matches = { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
comparison-seats = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
comparison-share = { $n }%
comparison-pairs = { $pairs } pairs of matches
comparison-more =
    { $n ->
        [one] One more is not shown.
       *[other] { $n } more are not shown.
    }
# Beside the chart: how it is read.
comparison-shares = In percent of the matches. The black lines are intervals with a confidence of 95%.
comparison-percent = In percent of what it is with the program’s rule data. The black lines are intervals with a confidence of 95%.
comparison-how = What stands here has changed more than by chance: the interval of its change with a confidence of 99.9% leaves out 0.
