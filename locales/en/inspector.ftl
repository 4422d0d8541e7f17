# The rule data in force, for designers.
inspector-title = Rule data
inspector-search = Search in names, values and notes
inspector-changed-only = Only what differs
    .hint = Only values that are not the program’s own.
inspector-of-program = From the program itself
inspector-of-save = From the saved match, which carries its own
inspector-of-folder = From { $file }
inspector-file-changed = { $file } ✎
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
