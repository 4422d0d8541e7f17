# The first minute: the match that one click begins, presets, the page for a new match, panels that stay as they are left.
preset-short = Short
preset-usual = Usual
preset-tournament = Tournament
data-preset-value = this option cannot be `{ $value }`; allowed are { $allowed }
data-preset-not-for = this preset is not for the scenario `{ $scenario }`
check-preset = The preset “{ $preset }” begins no match: { $problem }
