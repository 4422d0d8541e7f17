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

ancients-log-assault = { $unit } ordered an assault led by { $lead }.
ancients-log-assault-bonus = The attackers led by { $unit } make an assault: +{ $n }.
ancients-log-tie-victory = { $unit } and whoever attacks with it win ties: the attack is won by 1.
ancients-log-stand = { $unit } let { $loser } stand: it does not retreat.

ancients-view-assault-bonus = Assault
ancients-view-assault-imposed = The target cannot refuse: a general orders the assault.
ancients-view-impact = The target cannot refuse: shock cavalry charges it.
ancients-view-wins-ties = A tie counts as won by 1.
ancients-view-commands = commands { $n } hexes around
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
