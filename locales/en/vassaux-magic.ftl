# Lords and vassals: magic, its questions and orders, what it does, and why it is refused.

# Questions
vassaux-ask-spell = Which spell does { $unit } cast?
vassaux-ask-aim = At whom is the spell cast ({ $spell })?
vassaux-ask-power = How strong is the meteor? The dice must reach this number, and as many dice attack.
vassaux-ask-stake = { $spell } needs { $threshold }: how many dice of the reserve are rolled with the order die?
vassaux-ask-summon = { $spell } needs { $threshold }: how many invocation dice are rolled too? They do not come back.
vassaux-ask-counter = { $unit } has cast a spell ({ $spell }): does anybody dispel it?
vassaux-ask-verdict = The contest is won: does the spell apply ({ $spell })?
vassaux-ask-doom = { $unit } is corrupted: which order must it carry out?
vassaux-ask-martyrs = { $unit }: are the martyrs sacrificed? They strike with { $times ->
        [one] their own dice
       *[other] { $times } times their dice
    }, and leave after the fight.
vassaux-ask-disengage = { $unit } is held by more enemies than the leader’s command frees it from: who goes with him?
vassaux-ask-presume = Is the initiative given away for a die?
vassaux-ask-fall-upon = Upon whom does { $unit } fall as it arrives?
vassaux-ask-marker = On which marker does { $unit } arrive?

# Orders
vassaux-do-cast = Cast: { $target }
vassaux-do-cast-at = Cast it at { $target }
vassaux-do-announce = Strength { $target }
vassaux-do-add-dice = { $target ->
        [0] No die of the reserve
        [one] { $target } die of the reserve
       *[other] { $target } dice of the reserve
    }
vassaux-do-add-invocation = { $target ->
        [0] No invocation die
        [one] { $target } invocation die
       *[other] { $target } invocation dice
    }
vassaux-do-dispel = Dispel it with { $target }
vassaux-do-let-cast = Let it be cast
vassaux-do-apply = The spell applies
vassaux-do-cancel = The spell does not apply
vassaux-do-doom-to = Bind it to this order: { $target }
vassaux-do-sacrifice = Sacrifice them
vassaux-do-spare = Spare them
vassaux-do-set-free = { $target } goes with the unit
vassaux-do-hunt = Tactical move as a simple order
vassaux-do-give-way = Give the initiative away and take back a die
vassaux-do-hold-initiative = Roll for the initiative
vassaux-do-marker-at = Lay a marker at { $target }
vassaux-do-fall-upon = Fall upon { $target }
vassaux-do-come-out = Arrive on marker { $target }

# What happened
vassaux-log-spell = { $unit } casts a spell: { $spell } ({ $total } against { $threshold }).
vassaux-log-spell-failed = { $unit } fails at a spell: { $spell } ({ $total } against { $threshold }).
vassaux-log-counter = { $unit } tries to dispel the spell ({ $spell }). The decision goes to: { $winner }.
vassaux-log-dispelled = The spell does not apply ({ $spell }).
vassaux-log-charm = A spell lies on { $target } now: { $spell }.
vassaux-log-gave-way = { $seat } gives the initiative away and takes back a die. Initiative: { $winner }.
vassaux-log-burns = The fire on { $target }: hits: { $hits }, losses: { $losses }.
vassaux-log-thorns = Thorns strike back, { $unit } against { $target }: hits: { $hits }, losses: { $losses }.
vassaux-log-doomed = { $unit } is bound to an order: { $order }.
vassaux-log-possessed = { $seat } takes a die from the reserve of the other side ({ $other }).
vassaux-log-night = An eternal night falls: no shot reaches far any more.
vassaux-log-martyrs = Martyrs are sacrificed: { $unit }.
vassaux-log-martyrs-leave = { $unit }, martyrs who leave the table: { $men }.
vassaux-log-marker = A marker of { $unit } is laid at { $at }.
vassaux-log-arrived = { $unit } arrives.

# What dice are rolled for
vassaux-roll-spell = spell
vassaux-roll-counter = dispelling
vassaux-roll-fire = fire

# Why an order is refused
refusal-vassaux-not_a_caster = Only lords and vassals on the table cast spells.
refusal-vassaux-not_a_spell = This is no spell.
refusal-vassaux-wrong_school = The host’s school of magic does not have this spell.
refusal-vassaux-spell_already_cast = The leader has cast all that he may in this turn.
refusal-vassaux-target_not_visible = The caster does not see this unit.
refusal-vassaux-spells_go_to_units = Spells are cast at units, not at single fighters.
refusal-vassaux-no_loss_this_turn = The unit has lost nobody in this turn.
refusal-vassaux-nobody_in_aura = No enemy stands in the caster’s Aura.
refusal-vassaux-target_already_ordered = This unit has its order of this turn already.
refusal-vassaux-enemy_reserve_empty = The enemy’s reserve has no dice.
refusal-vassaux-meteor_needs_m = The strength is 1 at least, and no more than all dice together could show.
refusal-vassaux-too_many_spell_dice = No more dice than the caster’s command, and than the reserve has.
refusal-vassaux-no_invocation_dice = There are not so many invocation dice.
refusal-vassaux-counter_cannot_see_caster = Its leader does not see the caster.
refusal-vassaux-counter_out_of_aura = The caster is outside the Aura of the one who would counter the spell.
refusal-vassaux-counter_already_tried = One counter-spell has been tried already.
refusal-vassaux-howl_cannot_be_countered = A howl cannot be dispelled.
refusal-vassaux-discard_empty = No die lies in the discard.
refusal-vassaux-eternal_night_limit = In the eternal night no shot reaches so far.
refusal-vassaux-target_veiled = A veiled moon hides this unit from shots.
refusal-vassaux-target_camouflaged = The camouflaged unit is covered: no shot can be aimed at it.
refusal-vassaux-corrupted_unit_first = A corrupted unit has to act first.
refusal-vassaux-corruption_fixes_order = The corruption says what the unit does.
    .V-18-15 = A corrupted unit does not react.
refusal-vassaux-doom_needs_simple_order = A corruption gives a simple order.
refusal-vassaux-impulsive_must_charge = The unit cannot hold itself back: it charges the nearest enemy, else goes straight at him, or fights whom it touches.
    .V-21-13 = It goes straight at the nearest enemy, as far as it can.
refusal-vassaux-too_many_disengaged = The leader’s command frees no more men.
refusal-vassaux-not_in_contact = He touches no enemy.
refusal-vassaux-no_hunt_call = Without a call to the hunt a tactical move is a composite order.
refusal-vassaux-infiltrator_must_arrive = A unit that waits arrives first, by march or charge.
refusal-vassaux-marker_not_standable = The leader’s base could not stand there.
refusal-vassaux-marker_without_room = On this marker the unit has no room.
refusal-vassaux-no_such_marker = The unit has no such marker.
refusal-vassaux-markers_first = Lay all markers of the unit first.

# What spells do
vassaux-magic-defence_aura = The unit has one defence die more in its next fight.
vassaux-magic-thorn_aura = In the next fight in which it is attacked, half of the hits on the unit strike back at its attacker.
vassaux-magic-fire_aura = Every enemy unit with a man in the caster’s Aura takes hits without defence (dice: { $fire }).
vassaux-magic-meteor = A shot over { $range } R, at targets out of sight too: the strength that the dice must reach is its number of attack dice, and the caster’s own join it.
vassaux-magic-rain_of_fire = A shot over { $range } R (attack dice: { $dice }, and the caster’s own).
vassaux-magic-veiled_moon = Until the end of the turn no shot can be aimed at the units in the caster’s Aura.
vassaux-magic-death_howl = Until the end of the turn each fighter of the caster’s unit has one attack die more; only after a loss in this turn.
vassaux-magic-pack_howl = Until the end of the turn the units in the caster’s Aura need no sight of the lord for composite orders.
vassaux-magic-hunt_call = Until the end of the turn the units in the caster’s Aura may take a tactical move as a simple order.
vassaux-magic-necrosis = Until the end of the turn the unit defends itself with the worst of its dice.
vassaux-magic-corruption = The unit, which has had no order in this turn, gets a simple order of the caster’s choice, and must act next.
vassaux-magic-resurrection = Against the next attack the health of every fighter of the unit counts as { $hp }.
vassaux-magic-possession = A die moves from the enemy’s reserve to the own one.
vassaux-magic-eternal_night = For the rest of the match no shot reaches farther than { $night } R.
vassaux-magic-note = { $spell }: { $what }
vassaux-magic-doomed = Under corruption: its order is settled ({ $order }).
vassaux-magic-chance = { $label }: { $percent }%
vassaux-magic-mean = { $n ->
        [one] Strength { $power } with { $n } die
       *[other] Strength { $power } with { $n } dice
    }
vassaux-magic-succeeds = The spell succeeds
vassaux-magic-fails = The spell fails
vassaux-magic-chosen = said by the caster
vassaux-magic-howl = A howl: nobody can dispel it.
vassaux-magic-ritual = A ritual: invocation dice may be added.
vassaux-magic-threshold = Needs
vassaux-magic-page = Spells
vassaux-magic-night = dark
vassaux-magic-if = If the spell succeeds.
vassaux-magic-and-m = If the spell succeeds; its strength is added to the attack dice.
vassaux-magic-dice = dice: { $dice } + { $invocation }, Re { $reactivity }
vassaux-magic-host = School: { $school }. Invocation dice: { $invocation }. Dice taken from the enemy: { $stolen }, taken by him: { $gone }.
vassaux-magic-ask-marker = { $unit }: where does marker { $number } of { $all } lie? Anywhere on the table where its leader could stand.
vassaux-magic-usual-markers = All markers that are left, spread over the middle of the table.
