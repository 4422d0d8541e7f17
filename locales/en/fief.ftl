# Fief.

# What can be wrong with the rule data.
fief-data-label = the name `{ $name }` cannot stand in orders: small letters, digits, `-` and `_` only, a letter first
fief-data-reserved = the name `{ $name }` means something else in orders
fief-data-same-initial = another lord’s name begins with the same letter as { $name }, and only the letter is on the piece
fief-data-family-order = in this place comes the family `{ $name }`: the seats have a fixed order
fief-data-too-many = there are { $found }; the most is { $most }
fief-data-too-few = there are { $found }; the fewest is { $least }
fief-data-region-small = the region has { $found ->
        [one] one village
       *[other] { $found } villages
    }; no title is for fewer than { $least }
fief-data-road = the road from `{ $from }` to `{ $to }` leads nowhere or is there twice
fief-data-kingdom-apart = the roads do not join all villages
fief-data-area-apart = one cannot go between all villages of `{ $name }` without leaving it
fief-data-cut-village = without `{ $name }` the kingdom would fall apart
fief-data-gates-inside = only { $found } villages of the region have a road out of it; { $wanted } are fairer
fief-data-gates-outside = the region can be entered from only { $found } villages; { $wanted } are fairer
fief-data-border-roads = only { $found } roads lead out of the region; { $wanted } are fairer
fief-data-villages-close = `{ $one }` and `{ $other }` are drawn too close to each other
fief-data-road-close = the road passes too close by `{ $village }`
fief-data-roads-cross = the road crosses another: { $other }
fief-data-roads-angle = the road leaves its village too close to another: { $other }
fief-data-counter-values = the values must rise from 1, each a multiple of the one before
fief-data-no-such-counter = the family has no counter of { $value }
fief-data-sum = { $sum } is not a multiple of { $step }
fief-data-not-rising = the lines must rise; this one does not
fief-data-first-line = the first line must hold from { $from } on
fief-data-falls = a greater total must not remove less
fief-data-length = points are counted every { $every } turns only
fief-data-no-such-length = { $turns } turns is not one of the lengths in limits.ron

# Options of a match.
option-group-court = Court and fiefs
option-group-variants = Variants
