# Lords and vassals: what is asked, ordered, told and refused while it is played.

# Names of units and fighters
vassaux-unit = { $name ->
        [lord] Lord
        [nobles] Nobles
        [sergents] Sergeants
        [archers] Archers
        [bretteurs] Swordsmen
        [lanciers] Spearmen
        [arbaletriers] Crossbowmen
        [eclaireurs] Scouts
        [eclaireurs_1] Scouts I
        [eclaireurs_2] Scouts II
        [miliciens] Militia
        [reguliers] Regulars
        [reguliers_1] Regulars I
        [reguliers_2] Regulars II
        [villageois] Villagers
        [nomades] Nomads
        [barbares_1] Barbarians I
        [barbares_2] Barbarians II
        [mercenaires] Mercenaries
        [paysans] Peasants
       *[other] { $name }
    }
    .inside = { $name ->
            [lord] the lord
            [nobles] the unit Nobles
            [sergents] the unit Sergeants
            [archers] the unit Archers
            [bretteurs] the unit Swordsmen
            [lanciers] the unit Spearmen
            [arbaletriers] the unit Crossbowmen
            [eclaireurs] the unit Scouts
            [eclaireurs_1] the unit Scouts I
            [eclaireurs_2] the unit Scouts II
            [miliciens] the unit Militia
            [reguliers] the unit Regulars
            [reguliers_1] the unit Regulars I
            [reguliers_2] the unit Regulars II
            [villageois] the unit Villagers
            [nomades] the unit Nomads
            [barbares_1] the unit Barbarians I
            [barbares_2] the unit Barbarians II
            [mercenaires] the unit Mercenaries
            [paysans] the unit Peasants
           *[other] the unit { $name }
        }
vassaux-strays = { $name ->
        [lord] Confused men (Lord)
        [nobles] Confused men (Nobles)
        [sergents] Confused men (Sergeants)
        [archers] Confused men (Archers)
        [bretteurs] Confused men (Swordsmen)
        [lanciers] Confused men (Spearmen)
        [arbaletriers] Confused men (Crossbowmen)
        [eclaireurs] Confused men (Scouts)
        [eclaireurs_1] Confused men (Scouts I)
        [eclaireurs_2] Confused men (Scouts II)
        [miliciens] Confused men (Militia)
        [reguliers] Confused men (Regulars)
        [reguliers_1] Confused men (Regulars I)
        [reguliers_2] Confused men (Regulars II)
        [villageois] Confused men (Villagers)
        [nomades] Confused men (Nomads)
        [barbares_1] Confused men (Barbarians I)
        [barbares_2] Confused men (Barbarians II)
        [mercenaires] Confused men (Mercenaries)
        [paysans] Confused men (Peasants)
       *[other] Confused men ({ $name })
    }
vassaux-fighter = { $name ->
        [lord] Lord
        [nobles] Nobles { $number }
        [sergents] Sergeants { $number }
        [archers] Archers { $number }
        [bretteurs] Swordsmen { $number }
        [lanciers] Spearmen { $number }
        [arbaletriers] Crossbowmen { $number }
        [eclaireurs] Scouts { $number }
        [eclaireurs_1] Scouts I { $number }
        [eclaireurs_2] Scouts II { $number }
        [miliciens] Militia { $number }
        [reguliers] Regulars { $number }
        [reguliers_1] Regulars I { $number }
        [reguliers_2] Regulars II { $number }
        [villageois] Villagers { $number }
        [nomades] Nomads { $number }
        [barbares_1] Barbarians I { $number }
        [barbares_2] Barbarians II { $number }
        [mercenaires] Mercenaries { $number }
        [paysans] Peasants { $number }
       *[other] { $name } { $number }
    }
    .inside = { $name ->
            [lord] the lord
            [nobles] Nobles { $number }
            [sergents] Sergeants { $number }
            [archers] Archers { $number }
            [bretteurs] Swordsmen { $number }
            [lanciers] Spearmen { $number }
            [arbaletriers] Crossbowmen { $number }
            [eclaireurs] Scouts { $number }
            [eclaireurs_1] Scouts I { $number }
            [eclaireurs_2] Scouts II { $number }
            [miliciens] Militia { $number }
            [reguliers] Regulars { $number }
            [reguliers_1] Regulars I { $number }
            [reguliers_2] Regulars II { $number }
            [villageois] Villagers { $number }
            [nomades] Nomads { $number }
            [barbares_1] Barbarians I { $number }
            [barbares_2] Barbarians II { $number }
            [mercenaires] Mercenaries { $number }
            [paysans] Peasants { $number }
           *[other] { $name } { $number }
        }

# The same where both hosts have a unit of that name
vassaux-unit-of = { vassaux-unit }
    .inside = { vassaux-unit.inside } ({ $side })
vassaux-strays-of = { vassaux-strays }
    .inside = { vassaux-strays } ({ $side })
vassaux-fighter-of = { vassaux-fighter }
    .inside = { vassaux-fighter.inside } ({ $side })

vassaux-length = { $n } R

# Questions
vassaux-ask-deploy = Deploy a unit: take it up, then set its leader down in the zone.
vassaux-ask-form-up = { $unit } stands like this: move men by hand, or finish the formation.
vassaux-ask-rejoin = Which unit does { $fighter } join?
vassaux-ask-pick = Which unit is activated?
vassaux-ask-declare = Which order does { $unit } get?
vassaux-ask-move = Where does { $unit } go?
vassaux-ask-reorganise = { $unit } reorganises: where does its leader go?
vassaux-ask-charge = Whom does { $unit } charge?
vassaux-ask-charge-line = Along which line does { $unit } charge, and how far?
vassaux-ask-attack = Whom does { $unit } attack?
vassaux-ask-again = Does { $unit } shoot once more?
vassaux-ask-allot = Whom does { $fighter } strike?
vassaux-ask-first = Which unit is struck first?
vassaux-ask-first-back = Which unit strikes back first?
vassaux-ask-lose = Who of { $unit } falls?
vassaux-ask-react = { $unit } is about to act ({ $order }): does anybody react?
vassaux-ask-react-path = { $unit } moves along this path: does anybody react?
vassaux-ask-stage = Where on the path does { $unit } react?
vassaux-ask-react-with = With which order does { $unit } react?

# Orders
vassaux-do-take-unit = Take up { $target }
vassaux-do-deploy-at = Deploy at { $target }
vassaux-do-usual-deployment = Deploy where it usually stands
vassaux-do-take = Take up { $target }
vassaux-do-take-again = Take up { $target } again
vassaux-do-stand-at = Stand at { $target }
vassaux-do-formed = Finish the formation
vassaux-do-join = Join { $target }
vassaux-do-activate = Activate { $target }
vassaux-do-order = { $target }
vassaux-do-declared = No more orders
vassaux-do-bend = Bend the path at { $target }
vassaux-do-halt = Halt at { $target }
vassaux-do-regroup = Reorganise instead of moving
vassaux-do-lead-to = Lead the unit to { $target }
vassaux-do-charge = Charge { $target }
vassaux-do-charge-to = Charge up to { $target }
vassaux-do-strike = Fight { $target }
vassaux-do-shoot = Shoot at { $target }
vassaux-do-again = Shoot once more
vassaux-do-enough = Shoot no more
vassaux-do-strike-at = Strike { $target }
vassaux-do-strike-target = All who can strike the target of the order
vassaux-do-first = { $target } first
vassaux-do-remove = { $target } falls
vassaux-do-lose-usual = Take the usual losses
vassaux-do-react = React with { $target }
vassaux-do-at-stage = React at stage { $target }
vassaux-do-react-by = React by this order: { $target }
vassaux-do-let-pass = Let it pass
vassaux-do-let-all-pass = Let everything pass until this activation is over

# What happened
vassaux-log-limit = { $turns ->
        [one] The match lasts { $turns } turn.
       *[other] The match lasts { $turns } turns.
    }
vassaux-log-deployed = { $unit } is deployed at { $at }.
vassaux-log-draw = First to deploy: { $seat }.
vassaux-log-turn = Turn { $turn }.
vassaux-log-rejoined = Confused fighters join { $unit }: { $men }.
vassaux-log-removed = Confused fighters are removed: { $men }.
vassaux-log-reactivity = { $seat }: reactivity { $reactivity }.
vassaux-log-initiative = Initiative: { $winner }.
vassaux-log-confused = { $unit }: fighters out of cohesion are confused: { $men }.
vassaux-log-order = { $unit }: { $order }.
vassaux-log-skipped = { $unit } cannot carry out its order any more ({ $order }) and waits.
vassaux-log-moved = { $unit } moves to { $to }.
vassaux-log-stopped = { $unit } goes no farther than { $at }.
vassaux-log-left-behind = { $unit } leaves fighters behind, who are confused: { $men }.
vassaux-log-charged = { $unit } charges { $target }.
vassaux-log-attack = { $unit } against { $target }: threshold { $threshold }, hits: { $hits }, losses: { $losses }.
vassaux-log-no-dice = No attack dice against { $target } for { $unit }.
vassaux-log-lord-fallen = The lord has fallen ({ $side }).
vassaux-log-wiped-out = { $unit } is wiped out.
vassaux-log-leader-lost = { $unit } has lost its leader and is disordered.
vassaux-log-contest = The contest after the fight: first { $first }.
vassaux-log-reaction-won = { $unit } reacts.
vassaux-log-reaction-lost = { $unit } reacts too late and waits.
vassaux-log-closing = The last turn is over.

# What dice are rolled for
vassaux-roll-limit = length of the match
vassaux-roll-draw = who deploys first
vassaux-roll-initiative = initiative
vassaux-roll-reaction = reaction
vassaux-roll-combat = contest after the fight
vassaux-roll-coin = drawn by lot
vassaux-roll-order = order die
vassaux-roll-defence = defence
vassaux-roll-attack = attack
vassaux-roll-reroll = critical, rolled again

# How a match ends
vassaux-end-lord = The lord of the other host is lost.
vassaux-end-both-lords = Both lords are lost.
vassaux-end-destroyed = No enemy is left on the table.
vassaux-end-points = The points eliminated on both sides are compared.

# Problems
vassaux-no-army = the army { $army } is not in the rule data, or cannot be played

# Why an order is refused
refusal-vassaux-not_your_unit = This unit belongs to the other host.
refusal-vassaux-unit_already_activated = This unit has been activated in this turn.
refusal-vassaux-unit_disordered = Nobody leads this unit: disordered fighters receive no orders.
refusal-vassaux-fighter_confused = Orders go to units; a confused fighter receives none.
refusal-vassaux-orders_go_to_units = Orders go to units, not to single fighters.
refusal-vassaux-unit_not_on_table = This unit is not on the table.
refusal-vassaux-already_deployed = This unit is on the table already, or in hand.
refusal-vassaux-cannot_join = He can join a unit of the same fighters only, in whose leader’s Aura he stands.
refusal-vassaux-no_order_declared = The unit needs an order; without a better one it waits.
refusal-vassaux-too_many_simple_orders = A vassal gives one simple order.
refusal-vassaux-mixed_simple_and_composite = Simple and composite orders do not go together.
refusal-vassaux-lord_dead_no_composite = Without a lord on the table there are no composite orders.
refusal-vassaux-vassal_outside_lord_aura = The vassal is outside the lord’s Aura: he can give simple orders only.
refusal-vassaux-vassal_cannot_see_lord = The vassal does not see the lord: he can give simple orders only.
refusal-vassaux-too_many_order_dice = The leader’s command allows no more order dice.
refusal-vassaux-reserve_empty = The reserve has no dice left.
refusal-vassaux-order_repeated = The unit has this order already.
refusal-vassaux-attack_and_cast_exclusive = Attack and spell share a face of the die: one or the other.
refusal-vassaux-run_must_be_alone = A run is the only order of its turn.
refusal-vassaux-run_forbidden_by_siege_armour = In siege armour nobody runs.
refusal-vassaux-run_does_not_reorganise = Running does not allow reorganising.
refusal-vassaux-fortify_must_be_last = Nothing follows after fortifying.
refusal-vassaux-alert_while_engaged = A unit in contact with an enemy cannot be on alert.
refusal-vassaux-no_school = The host has no school of magic.
refusal-vassaux-pinned_units_cannot_march = The unit is held by an enemy: only a tactical move gets it away.
refusal-vassaux-pinned_units_cannot_run = The unit is held by an enemy and cannot run.
refusal-vassaux-pinned_units_cannot_charge = The unit is held by an enemy and cannot charge.
refusal-vassaux-engaged_units_cannot_reorganise = By a march a unit in contact with an enemy cannot reorganise.
refusal-vassaux-vassal_in_contact_cannot_leave = The leader touches an enemy and cannot leave.
refusal-vassaux-path_too_long = That is farther than the unit can go.
    .V-11-07 = Over difficult ground the unit does not go so far.
refusal-vassaux-bend_off_joint = A path bends only where one ruler ends and another follows.
refusal-vassaux-path_blocked_by_enemy = An enemy stands in the way.
refusal-vassaux-path_blocked_by_friend = A friend who is not of the unit stands in the way.
refusal-vassaux-path_impassable = Impassable ground lies in the way.
refusal-vassaux-no_stop_on_obstacle = Nobody can stop on an obstacle.
refusal-vassaux-off_table = The base would not be wholly on the table.
refusal-vassaux-difficult_ground_no_run = Over difficult ground nobody runs.
refusal-vassaux-difficult_ground_no_charge = Over difficult ground nobody charges.
refusal-vassaux-move_into_contact_is_a_charge = This would make new contact with an enemy: that is a charge.
    .V-16-12 = Reorganising like this may make no new contact with an enemy.
refusal-vassaux-no_room_at_destination = There is no room there for the leader’s base.
    .V-10-11 = One of his own men who stays stands there.
refusal-vassaux-not_in_cohesion = There some of the men would find no place in cohesion.
refusal-vassaux-slot_outside_aura = That is outside the leader’s Aura.
refusal-vassaux-slot_overlaps = Another base stands there.
    .V-11-02 = Impassable ground is there.
refusal-vassaux-slot_behind_obstacle = Impassable ground lies between the leader and this place.
refusal-vassaux-not_in_hand = He is none of the men who are being placed.
refusal-vassaux-fighter_in_contact_stays = He touches an enemy and stays.
    .V-9-08 = He is left behind and stays.
refusal-vassaux-man_taken = A man is in hand already: put him down first.
refusal-vassaux-placed_by_hand = You have put him there: take him up again to put him elsewhere.
refusal-vassaux-not_placed_by_hand = He has not been put there by hand.
refusal-vassaux-shots_keep_target = The shots of an order are at one target.
refusal-vassaux-reorganise_too_far = Reorganising takes the leader one ruler at most.
refusal-vassaux-charge_cannot_reach = The charge would bring nobody into contact.
refusal-vassaux-charge_not_straight = A charge goes straight at the target.
refusal-vassaux-charge_not_nearest = A simple charge goes at the nearest enemy in sight.
    .V-17-10 = In this match a simple charge goes at the nearest enemy of all, whether it may be attacked or not.
refusal-vassaux-crosses_front_line = Nobody passes through the enemy’s front line.
    .V-13-17 = The leader does not pass through the enemy’s front line.
refusal-vassaux-first_contact_skipped = The enemy who is met first must be touched.
refusal-vassaux-recharge_after_disengage = The unit has just torn loose from this enemy; only riders may charge him again.
refusal-vassaux-no_enemy_in_contact = The unit touches no enemy.
refusal-vassaux-target_not_in_contact = The unit does not touch this enemy.
    .V-16-02 = The fighter does not touch this unit.
    .V-16-03 = This unit has no strike left in this fight.
refusal-vassaux-no_ranged_weapon = The unit has no ranged weapons.
refusal-vassaux-out_of_range = The target is out of range.
refusal-vassaux-target_own_host = Nobody shoots at his own host.
refusal-vassaux-no_line_of_sight = The leader does not see the one whom a shot is measured to: the target’s leader, or its nearest man where nobody leads it.
refusal-vassaux-target_engaged = The target is in contact with an enemy: nobody shoots into a melee.
refusal-vassaux-shooter_engaged = The unit is in contact with an enemy and cannot shoot.
refusal-vassaux-target_not_nearest = A simple attack shoots at nobody but the nearest target.
refusal-vassaux-no_shots_left = The unit has no shots left in this turn.
refusal-vassaux-loss_not_in_contact = He did not touch the striking unit.
refusal-vassaux-loss_wrong_priority = Those who touch more enemies fall first.
    .V-17-11 = Those nearer to the shooters’ leader fall first.
refusal-vassaux-reactor_cannot_see = Its leader does not see the unit that acts.
    .V-18-20 = Its leader does not see the mover there.
refusal-vassaux-reactor_already_acted = This unit has been activated and is not on alert.
    .V-18-09 = This unit has reacted in this turn.
refusal-vassaux-alert_spent = This unit has used its alert.
refusal-vassaux-fortified_units_cannot_react = A fortified unit does not react.
refusal-vassaux-no_window_open = There is nothing to react to now.
refusal-vassaux-stage_passed = The mover has passed this stage.
refusal-vassaux-stage_unusable = The mover cannot be stopped there.
refusal-vassaux-reaction_needs_simple_order = A reaction is a simple order.
refusal-vassaux-reaction_wrong_target = A reaction is against the interrupted unit only.
refusal-vassaux-unit_exceeds_aura = The unit is larger than its leader’s Aura holds.
refusal-vassaux-outside_zone = That is outside the zone of deployment.
refusal-vassaux-deploy_in_contact = Nobody deploys in contact with an enemy.

# What is particular to a scenario
vassaux-ask-exits = Does a villager leave by the road?
vassaux-ask-secret = Your number is { $turn }: from that turn on your units may act beside the lord. Nobody else knows it.
vassaux-ask-departure = The unit stands at the way out: does it leave the table?
vassaux-do-evacuate = { $target } leaves
vassaux-do-no-more = Nobody else leaves in this turn
vassaux-do-seen = I have seen it
vassaux-do-leave = Leave the table
vassaux-do-stay = Stay
vassaux-log-escaped = Away by the road: { $fighter }.
vassaux-log-fire = A marker is lit at { $at } ({ $seat }).
vassaux-log-duel = { $seat }: the turn from which on the units act is drawn.
vassaux-log-edge = The way out is { $edge }.
vassaux-log-left = { $unit } leaves the table: { $men }.
vassaux-log-dishonour = The duel is broken ({ $seat }): { $unit } attacks, and that is dishonour.
vassaux-log-survivors = { $seat }: survivors { $men }.
vassaux-log-raid-over = The raid is over: points of the raiders eliminated: { $points }.
vassaux-roll-duel = from which turn on units act
vassaux-roll-edge = the way out
vassaux-edge-north = in the north
vassaux-edge-east = in the east
vassaux-edge-south = in the south
vassaux-edge-west = in the west
vassaux-end-broken = Enough of the other host’s points are eliminated.
vassaux-end-evacuated = Enough villagers have got away.
vassaux-end-neither = { $neither ->
    [Draw] Neither has reached the goal, and then the match is a draw.
   *[other] Neither has reached the goal: the larger share of it counts, and equal shares make a draw.
}
vassaux-end-retreat = Too many knights of the raiders have fallen.
vassaux-end-fires = Enough of the country burns.
vassaux-end-held = The raiders have not burnt enough.
vassaux-end-escaped = Enough of the host has got away.
refusal-vassaux-villager_not_on_road = Only villagers leave, who stand on the road and touch the edge.
refusal-vassaux-exit_limit_reached = No more villagers leave in this turn.
refusal-vassaux-cannot_leave_by_charge = Nobody leaves the table by a charge.
refusal-vassaux-duel_units_locked = Until its turn has come, only the lord of this host acts.

# The encounter
vassaux-ask-lay-terrain = Lay a piece of terrain ({ $least } to { $most } in all, { $laid } so far): form, turn, place.
vassaux-ask-poi = Lay a point of interest.
vassaux-ask-poi-near-edge = Lay the point of interest before your own edge that the other host is to take.
vassaux-do-take-piece = { $target }
vassaux-do-turn-piece = Turn the piece
vassaux-do-lay = Lay it at { $target }
vassaux-do-table-laid = The table is laid
vassaux-do-poi-at = Lay the point at { $target }
vassaux-objective-kill-lord = kill the enemy lord
vassaux-objective-destroy = eliminate { $percent }% of the enemy host’s points
vassaux-objective-hold-centre = hold the point in the middle of the table at the end
vassaux-objective-capture = take the point before the enemy’s edge
vassaux-objective-control-more = control more points than the enemy at the end
vassaux-objective-keep-behind-line = let the enemy lord and his vassals not break through at the end
vassaux-objective-as-defender = the same as the defender
vassaux-met = objective met
vassaux-not-met = objective not met
vassaux-log-table = First to lay terrain: { $seat }.
vassaux-log-laid = { $seat }: { $form }, laid at { $at }.
vassaux-log-attacker = Attacker: { $seat }.
vassaux-log-objective = Objective ({ $seat }): { $objective }.
vassaux-log-poi = A point of interest is laid at { $at } ({ $seat }).
vassaux-log-objective-met = Objective met for good ({ $seat }): { $objective }.
vassaux-log-victory-points = { $side }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } ({ $met }).
vassaux-roll-table = who lays the first piece
vassaux-roll-attacker = who attacks
vassaux-roll-objective = objective
vassaux-end-victory-points = The victory points are counted.
refusal-vassaux-no_piece_of_terrain = This is no piece of terrain that could be laid.
refusal-vassaux-piece_in_hand = A piece is in hand already: lay it first.
refusal-vassaux-no_place_for_piece = There is no place left for this piece.
refusal-vassaux-piece_turns_no_more = Turned on, the piece would look the same or find no place.
refusal-vassaux-too_few_pieces = More pieces have to lie on the table first.
refusal-vassaux-piece_off_table = The piece would not lie wholly on the table.
refusal-vassaux-piece_overlaps = Another piece lies there.
refusal-vassaux-piece_on_centre = The middle of the table bears nothing impassable.
refusal-vassaux-piece_crowds_zone = The zone of deployment would have too little room left.
refusal-vassaux-poi_too_close = Another point of interest lies nearer than allowed: keep to what is lit.
refusal-vassaux-poi_wrong_edge = The middle of this point lies exactly on the lit line before your own edge.
refusal-vassaux-poi_on_obstacle = A point of interest lies on nothing impassable.
