# What is wrong in rule data. Names that stand in files are written between backticks.

# The parts of a finding.
data-at-path = { $path }: { $sentence }
data-warning = warning: { $sentence }
data-and-expected-one = { $sentence }; expected { $names }
data-and-expected =
    { $more ->
        [0] { $sentence }; expected one of { $names }
       *[other] { $sentence }; expected one of { $names } and { $more } more
    }
data-and-suggestion = { $sentence }; did you mean `{ $name }`?
data-count =
    { $errors ->
        [0] no errors
        [one] { $errors } error
       *[other] { $errors } errors
    }, { $warnings ->
        [0] no warnings
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }

# Files.
data-file-missing = there is no such file
data-folder-missing = there is no such folder of rule data
data-file-too-large = the file is larger than { $most } MB, which is beyond any use
data-text-too-long = this text is longer than { $most } characters, which is beyond any use; the file has not been read
data-list-too-long = this list has too many values to be of any use (at most { $most }); the file has not been read
data-file-unreadable = the file cannot be read: { $detail }
data-file-unread = no game reads this file
data-folder-unread = no game reads this folder
data-not-utf8 = the file is not UTF-8 text: the byte { $byte } cannot stand here
data-empty-file = the file holds no value

# Names and fields.
data-unknown-field = unknown field `{ $name }`
data-missing-field = missing field `{ $name }`
data-duplicate-field = the field `{ $name }` is given twice
data-unknown-variant = unknown name `{ $name }`
data-unknown-extension = unknown extension `{ $name }`

# Values and signs.
data-expected = expected { $expected }, found { $found }
data-expected-comma = expected `,` or `{ $close }` between { $before } and { $found }
data-trailing = the value of this file ends before { $found }
data-end-of-file = the file ends in the middle of a value
data-unclosed-bracket = { $found } is never closed
data-surplus-bracket = { $found } closes nothing
data-unclosed-before = { $found } is not closed before { $before } on line { $line }
data-unclosed-text = the text that begins here is never closed
data-unopened-text = the text { $found } lacks its first quotation mark
data-unclosed-comment = the comment that begins here is never closed
data-invalid-escape = unknown sequence of characters after `\`
data-invalid-value = { $found } will not do here; expected { $expected }
data-number-too-large = the number { $found } is beyond what can stand here
data-negative = { $found } is negative, which cannot stand here
data-malformed-value = { $found } is not a well-formed value
data-malformed-number = { $found } is not a well-formed number
data-bare-variant = { $found } needs a value in brackets, `(...)`
data-invalid-attribute = expected an attribute such as `#![enable(implicit_some)]`
data-length =
    { $wanted ->
        [one] expected { $wanted } value, found { $found }
       *[other] expected { $wanted } values, found { $found }
    }
data-too-deep = too many brackets within brackets
data-custom = { $detail }
data-ron = the file cannot be read here: { $detail }

# What was expected.
data-kind-value = a value
data-kind-integer = a whole number
data-kind-nonzero = a whole number other than 0
data-kind-number = a number
data-kind-boolean = `true` or `false`
data-kind-text = a text in double quotes
data-kind-character = one character in single quotes
data-kind-name = a name without quotes
data-kind-list = a list, `[...]`
data-kind-map = a table of keys and values, `{ "{" }...{ "}" }`
data-kind-struct = a value in brackets, `(...)`
data-kind-option = `None` or `Some(...)`
data-kind-unit = `()`
data-kind-range = a range such as `1..=6`
data-sign-colon = `:` after the name
data-sign-list-end = `]`
data-sign-map-end = `{ "}" }`
data-sign-struct-end = `)`

# What values mean.
data-out-of-range = { $number } is out of range; allowed are { $low } to { $high }
data-too-small = { $number } is too small; allowed is { $low } or more
data-unknown-name = unknown name `{ $name }`
data-duplicate-name = the name `{ $name }` is already taken
data-missing-entry = there is no entry for `{ $name }`
data-empty-list = the list is empty
data-empty-name = the name is empty
data-falls = this is less than on the line before; the table must not go down
data-no-words = there are no words for `{ $key }` in the language { $lang }; `{ $name }` is shown instead
data-left-out =
    { $more ->
        [0] not checked as long as `{ $what }` cannot be read: { $names }
       *[other] not checked as long as `{ $what }` cannot be read: { $names } and { $more } more
    }
data-gap = the table has no row for { $from } to { $to }
data-overlap = { $from } to { $to } already stands in another row
data-reversed-range = the range from { $from } to { $to } is reversed
data-row-outside = the row is beyond the table, which runs from { $from } to { $to }

# The rules for people.
rules-number-twice = the rule { $number } is there already, on line { $first }
rules-number-missing = the rule { $number } is not in { $file }
rules-no-numbers = there is no numbered rule here; one is written `- **N-1.01** text`

# Lessons.
lesson-no-words = there are no words for `{ $key }`
lesson-no-target = `{ $label }` names no place and no piece
lesson-unknown-word = the order `{ $order }` has a word that names nothing: `{ $word }`
lesson-not-played = the lesson is not played through as long as the rule data have errors
lesson-no-order = this step names no order
lesson-other-seat = the order `{ $order }` is not one of the seat that takes the lesson
lesson-not-asked = the seat that takes the lesson is not asked here
lesson-refused = the order `{ $order }` is refused here: { $reason } { $rule }
lesson-invariant = the position is not sound: { $broken }
lesson-dice-dry = the dice of the lesson run dry here
lesson-dice-left = { $left ->
        [one] one face of the dice is not used
       *[other] { $left } faces of the dice are not used
    }
