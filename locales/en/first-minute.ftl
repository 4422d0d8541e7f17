# The first minute: the match that one click begins, presets, the page for a new match, panels that stay as they are left.
desktop-quick = Quick game
    .of = Quick game: { $game }
    .hint = You against the program, which plays at its middle level. { $preset }: { $options }
    .plain = You against the program, which plays at its middle level, by the usual options.
desktop-continue-none = No match is under way.

# Presets.
preset-short = Short
preset-usual = Usual
preset-tournament = Tournament
preset-own = Own choice
preset-title = Preset
    .sets = { $preset }: { $options }
    .plain = { $preset }: every option as usual.
    .own = These choices are no preset’s.
preset-options-between = { $first }; { $rest }
preset-option = { $option }: { $value }
data-preset-value = this option cannot be `{ $value }`; allowed are { $allowed }
data-preset-not-for = this preset is not for the scenario `{ $scenario }`
check-preset = The preset “{ $preset }” begins no match: { $problem }

# Seats.
setup-person = Person
    .hint = Somebody at this screen
setup-easy = Easy
    .hint = The program, at its easy level
setup-normal = Normal
    .hint = The program, at its middle level
setup-hard = Hard
    .hint = The program, at its hardest level
setup-random = Random
    .hint = Orders by chance: for trying things out
setup-player-of = { $side }: { $player }
setup-arms = Arms of { $side }: { $colour }, { $charge }
    .hint = Change colour and charge
setup-count = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }

# Options as chips.
setup-search = Search the options
setup-changed-only = Changed ({ $n })
setup-none-found = No option has these words.
setup-on = on
setup-off = off
setup-option = { $option }: { $value }
setup-option-changed = { $option }: { $value }, changed; usual: { $usual }
setup-usual-is = Usual: { $value }
setup-less = Less: { $option }
setup-more = More: { $option }
setup-point-at = Point at an option, or go to it with Tab, to read what it changes.
setup-option-range = { $least } to { $most }

# Panels that are folded and resized.
panel-side-fold = Fold the side panel
panel-side-unfold = Unfold the side panel
panel-side-unfold-news = Unfold the side panel: { $news }
    .both = { $one }, and { $other }
panel-news-dice = dice have been rolled
dice-earlier = An earlier throw
panel-news-matter = something is being decided
panel-side-width = Width of the side panel
panel-list-width = Width of the list of orders
panel-width-hint = Drag to make it wider or narrower; arrow keys do the same. A double click restores the usual width.

# Keys of this page.
keys-text-larger = Larger text
keys-text-smaller = Smaller text
keys-text-usual = Text as usual
keys-fold-side = Fold or unfold the side panel
