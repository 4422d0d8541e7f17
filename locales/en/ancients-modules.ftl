# The modules of the ancient battle: units of their own, what is bought for them, their orders.
ancients-kind-general = General { $strength }
ancients-kind-shock = Shock cavalry { $strength }
ancients-kind-horse_archers = Horse archers { $strength }
ancients-unit-general = { $side }’s general { $strength }
ancients-unit-shock = { $side }’s shock cavalry { $strength }
ancients-unit-horse_archers = { $side }’s horse archers { $strength }
ancients-upgrade-impact = { $unit }: impact
ancients-upgrade-tie_victory = { $unit }: tie victory
ancients-upgrade-attack_right = { $unit }: right to attack

ancients-ask-assault = { $seat }, { $unit } leads the assault: where to, and against whom?
ancients-ask-stand = { $seat }, { $unit } can let beaten units stand. Which one?

ancients-do-assault = Assault led by { $target }
ancients-do-let-stand = Let { $target } stand
ancients-do-give-ground = Let them retreat

ancients-log-bought = { $seat } bought { $unit }.
ancients-log-given-back = { $seat } gave back { $unit }.
ancients-log-assault = { $unit } ordered an assault led by { $lead }.
ancients-log-assault-bonus = The attackers led by { $unit } make an assault: +{ $n }.
ancients-log-tie-victory = { $unit } and whoever attacks with it win ties: the attack is won by 1.
ancients-log-stand = { $unit } let { $loser } stand: it does not retreat.

ancients-view-assault-bonus = Assault
ancients-view-assault-imposed = The target cannot refuse: a general orders the assault.
ancients-view-impact = The target cannot refuse: shock cavalry charges it.
ancients-view-wins-ties = A tie counts as won by 1.
ancients-view-commands = commands { $n ->
        [one] { $n } hex
       *[other] { $n } hexes
    } around
ancients-view-needs-attack-right = no attack of its own
ancients-view-has-impact = impact: no refusal after one hex
ancients-view-has-tie-victory = wins ties when attacking
ancients-view-has-attack-right = may attack alone and lead
ancients-view-bears = Bought for it
ancients-view-general-commands = He can still order an assault, or let a beaten unit stand.
ancients-view-general-spent = Activated: he gives no order in this turn.

option-ancients-stand_covers = A stand order covers
    .hint = Whether a general’s stand order covers both losers of a double attack or one of them.
choice-ancients-stand_covers-Both = Both losers
choice-ancients-stand_covers-One = One loser

refusal-ancients-general_activated = The general is activated: he gives no more orders in this turn.
    .N-12-07 = A general who fights in this combat lets nobody stand.
refusal-ancients-out_of_command = The unit is too far from the general: his orders do not reach it.
refusal-ancients-combat_imposed = The combat is imposed by a charge of shock cavalry: it must be fought.
    .N-12-05 = A general has ordered this assault: the combat must be fought.
refusal-ancients-attack_right_missing = These horse archers have no right to attack: they may only support a double attack.
    .N-14-03 = These horse archers have no right to attack: they do not move into contact unless they support.

# Terrain and stakes.
ancients-terrain-forest = Forest
ancients-terrain-hill = Hill
ancients-terrain-brush = Brush
ancients-stakes = Stakes
ancients-bars-mounted = mounted units

ancients-ask-marker = { $seat }, where do you place a marker ({ $marker })? You may take another one.
ancients-ask-stakes = { $seat }, where do you set stakes? { $n ->
        [one] One is left.
       *[other] { $n } are left.
    }

ancients-do-lay = Place the marker at { $target }
ancients-do-take-marker = Take the marker: { $target }
ancients-do-set-stakes = Set stakes at { $target }
ancients-do-take-stakes = Take back the stakes at { $target }
ancients-do-restore = Restore the stakes
ancients-do-remove = Remove the stakes

ancients-log-marker = { $seat } placed a marker at { $hex }: { $marker }.
ancients-log-stakes-set = { $seat } set stakes at { $hex }.
ancients-log-stakes-turned = { $seat }’s stakes at { $hex } were turned over.
ancients-log-stakes-restored = { $seat } restored the stakes at { $hex }.
ancients-log-stakes-removed = { $seat } removed the stakes at { $hex }.
ancients-log-height = { $unit } fights from a height: +{ $n }.
ancients-log-stakes-defend = The stakes hinder { $unit }: { $n }.

ancients-view-height = From a height
ancients-view-stakes = Stakes
ancients-view-shot-cover = Cover
ancients-view-stakes-do = hinder whoever attacks their occupant; set on plain
ancients-view-ground-bars = Closed to { $units }.
ancients-view-ground-hides = Nobody shoots over it.
ancients-view-ground-cover = A shot at a unit on it has { $n }.
ancients-view-ground-over = Archers on it shoot over friends without a modifier.
ancients-view-ground-height = A side that alone stands on such terrain has +{ $n } in combat.
ancients-view-ground-one-hex = Entered and left by moves of one hex.
ancients-view-stakes-active = { $side }’s stakes, active: they hinder whoever attacks its unit here, and mounted units do not enter.
ancients-view-stakes-turned = { $side }’s stakes, turned over: they have no effect until an occupant restores them.

refusal-ancients-forest_barred = This terrain is closed to the unit.
refusal-ancients-stakes_barred = Mounted units do not enter active stakes, nor stand on stakes that are set.
    .N-17-30 = A mounted unit does not restore stakes.
refusal-ancients-marker_on_flight_hex = No marker lies on maquis.
    .N-17-06 = No stakes are set on maquis.
refusal-ancients-marker_outside_zone = Markers lie on plain between the camps, not beside one of them.
    .N-17-06 = Stakes are set on plain of your own zone.
refusal-ancients-marker_supply_empty = No marker of this terrain is left; take another.
refusal-ancients-stakes_not_eligible = These stakes cannot be restored or removed now.
    .N-17-06 = No stakes of yours stand there.

# Boards with printed terrain.
choice-ancients-board-day_of_elephants = The Day of the Elephants
choice-ancients-board-last_wall = The Last Wall
choice-ancients-board-two_hills = The Two Hills
choice-ancients-board-whispering_wood = The Whispering Wood
