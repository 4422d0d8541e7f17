# The ancient battle.
game-ancients = Ancient battle
    .hint = Two small armies with a camp behind each: destroy the enemy’s units or burn his camp.
scenario-ancients-battle = Battle
    .hint = Both sides compose an army within a budget, deploy it unseen, and fight until one reaches the target or turn 8 ends.

# Figures of whole matches, for comparisons of rule data.
ancients-figure-turns = Turns
ancients-figure-starter-wins = Wins of who began
ancients-figure-destroyed = Units destroyed
ancients-figure-fled = Units fled
ancients-figure-burnt = Camp hexes burnt

# Sides, kinds of units, units, ready-made armies.
ancients-side-red = Red
ancients-side-blue = Blue
ancients-kind-elite = Elite { $strength }
ancients-kind-heavy = Heavy infantry { $strength }
ancients-kind-archers = Archers { $strength }
ancients-kind-cavalry = Cavalry { $strength }
ancients-kind-light = Light infantry { $strength }
ancients-kind-survivors = Survivors { $strength }
ancients-unit-elite = { $side }’s elite { $strength }
ancients-unit-heavy = { $side }’s heavy infantry { $strength }
ancients-unit-archers = { $side }’s archers { $strength }
ancients-unit-cavalry = { $side }’s cavalry { $strength }
ancients-unit-light = { $side }’s light infantry { $strength }
ancients-unit-survivors = { $side }’s survivors { $strength }
ancients-list-legion = Legion
ancients-list-horde = Horde
ancients-list-bowmen = Bowmen
ancients-list-companions = Companions

# What is asked.
ancients-ask-burn = { $seat }, you have { $n ->
        [one] one fire marker
       *[other] { $n } fire markers
    } left for more hexes than that: which burns?
ancients-ask-compose = { $seat }, compose your army: { $points } of { $budget ->
        [one] { $budget } point
       *[other] { $budget } points
    } spent.
ancients-ask-deploy = { $seat }, where do you deploy { $unit }?
ancients-ask-deployed = { $seat }, your whole army is deployed. Confirm it, or take a unit back in hand.
ancients-ask-order = { $seat }, turn { $turn }: which unit do you order?
ancients-ask-act = { $seat }, what will { $unit } do?
ancients-ask-act-on = { $seat }, { $unit } moved. What now?
ancients-ask-support = { $seat }, which unit will support { $unit } against { $target }?
ancients-ask-approach = { $seat }, how will { $unit } come up to { $target }?
ancients-ask-react = { $seat }, { $double ->
        [1] { $attacker } and { $support } attack { $unit } together.
       *[0] { $attacker } attacks { $unit }.
    } Do you accept combat or refuse it?
ancients-ask-refusal-hex = { $seat }, { $unit } will step back. To which hex?
ancients-ask-after-refusal = { $seat }, { $unit } refused combat. { $challenges ->
        [0] Will you advance, or stay?
       *[other] Will you advance, challenge another enemy, or stay?
    }
ancients-ask-retreat = { $seat }, { $unit } must retreat. To which hex?
ancients-ask-second-hex = { $seat }, { $unit } must retreat once more. Which hex do you propose to the enemy?
ancients-ask-permit = { $seat }, { $unit } has to retreat a second time, to { $hex }. Do you allow it? If not, it stays where it is.
ancients-ask-cornered = { $seat }, no hex is left to retreat to from { $hex }. Will { $unit } stay or flee to a refuge?
ancients-ask-advance = { $seat }, the enemy’s hex is free. Who will advance into it?
ancients-ask-pursuit-step = { $seat }, will { $unit } pursue into the second hex?
ancients-ask-return = { $seat }, { $unit } returns from its flight. To which hex of your camp?
ancients-ask-pursuit-attack = { $seat }, will { $unit } attack { $target } once more?

# What can be done.
ancients-do-burn = Burn { $target }
ancients-do-recruit = Recruit: { $target }
ancients-do-dismiss = Send back to the pool: { $target }
ancients-do-take-list = Take the ready-made army: { $target }
ancients-do-usual-army = Take the usual army
ancients-do-hand-back = Let the other player change his army
ancients-do-army-ready = Confirm the army
ancients-do-deploy-at = Deploy at { $target }
ancients-do-take = Take in hand: { $target }
ancients-do-usual-deployment = Deploy everything in the usual way
ancients-do-deployed = Confirm the deployment
ancients-do-activate = Order { $target }
ancients-do-pass = Pass
ancients-do-concede = Concede the battle
ancients-do-hold = Hold
ancients-do-step = Go to { $target }
ancients-do-stop = Stop here
ancients-do-flee = Flee over the maquis at { $target }
ancients-do-shoot = Shoot at { $target }
ancients-do-attack = Attack { $target }
ancients-do-double = Double attack on { $target }
ancients-do-join = Support with { $target }
ancients-do-stand = Support from where it stands
ancients-do-accept = Accept combat
ancients-do-refuse = Refuse combat
ancients-do-challenge = Challenge { $target } instead
ancients-do-retreat = Retreat to { $target }
ancients-do-propose = Propose { $target }
ancients-do-allow = Allow it
ancients-do-deny = Deny it
ancients-do-stay = Stay
ancients-do-escape = Flee to the refuge at { $target }
ancients-do-advance = Advance with { $target }
ancients-do-advance-into = Advance into { $target }
ancients-do-pursue = Pursue into { $target }
ancients-do-return-to = Return to { $target }
ancients-do-press = Attack { $target } once more

# Why the script ordered what it did (class of order).
ancients-thought-1 = defend its camp – attack the enemy who has come in.
ancients-thought-2 = a double attack that will probably win.
ancients-thought-3 = attack a unit that cannot retreat.
ancients-thought-4 = enter the enemy’s camp to burn it.
ancients-thought-5 = shoot where a hit is likely enough.
ancients-thought-6 = an attack with good odds.
ancients-thought-7 = a move – if possible closer to the enemy’s camp, or beside a friend.
ancients-thought-restore = no enemy is near – time to restore the stakes.
ancients-thought-hold = nothing better to do, so the unit holds.
ancients-thought-value = of all orders this one brings it most on average.
ancients-thought-value-attack = of all orders an attack on { $unit } brings it most on average.
ancients-thought-value-shoot = of all orders a shot at { $unit } brings it most on average.
ancients-thought-value-move = of all orders this move brings it most on average.
ancients-thought-recruit = a part of the army that it has in mind.
ancients-thought-deploy = its place in the usual line of battle.
ancients-thought-mislead = the enemy does not know what lies in wait.
ancients-thought-accept = the attack is not dangerous enough to give way.
ancients-thought-refuse = the attack is too dangerous to stand.
ancients-thought-retreat = far from enemies and near friends, with a way out.
ancients-thought-follow = of all that may follow the combat this helps it most.
ancients-thought-challenge = this attack, too, is worth making.
ancients-thought-stay = where it stands it is of most use.
ancients-thought-cornered = a unit that stays may still fight.
ancients-thought-allow = the step does not bring a lone unit back to its friends.
ancients-thought-deny = the step would bring a lone unit back to its friends.
ancients-thought-let-stand = that unit does better to stand than to go.
ancients-thought-give-ground = no unit would do better to stand.
ancients-thought-return = as far from its enemies as it can.
ancients-thought-none = an order without thinking (the easy level does so now and then).

# What happened.
ancients-log-recruited = { $seat } recruited: { $unit }.
ancients-log-dismissed = { $seat } sent back to the pool: { $unit }.
ancients-log-list = { $seat } took the ready-made army { $list }.
ancients-log-usual-army = { $seat } took the usual army.
ancients-log-recomposes = { $seat } may change the army once more.
ancients-log-army-ready = { $seat }’s army is ready.
ancients-log-deployed-at = { $seat } deployed { $unit } at { $hex }.
ancients-log-usual-deployment = { $seat } deployed in the usual way.
ancients-log-deployed = { $seat } has deployed.
ancients-log-revealed = Both armies are revealed.
ancients-log-initiative = { $seat } wins the initiative and starts the first turn.
ancients-log-initiative-tie = The initiative dice are equal and are rolled again.
ancients-log-turn = Turn { $turn } begins; { $seat } starts.
ancients-log-hold = { $unit } held.
ancients-log-step = { $unit } went to { $hex }.
ancients-log-shot-miss = { $unit } shot at { $target } and missed: { $total } against { $against }.
ancients-log-shot-hit = { $unit } hit { $target } by { $difference }: { $total } against { $against }.
ancients-log-shot-destroys = { $unit } hit { $target } hard, by { $difference }: { $total } against { $against }.
ancients-log-attack = { $unit } attacked { $target }.
ancients-log-challenge = { $unit } challenged { $target } after the refusal.
ancients-log-pursuit-attack = { $unit } pursued and attacked { $target } once more.
ancients-log-double = { $unit } and { $support } made a double attack on { $target }.
ancients-log-refused = { $unit } refused combat.
ancients-log-fight-won = { $double ->
        [1] { $unit } and { $support }
       *[0] { $unit }
    } beat { $target } by { $difference }, { $total } to { $against }: { $target } { $loss }{ $rally ->
        [1] , unless it rallies
       *[0] {""}
    }.
ancients-log-fight-lost = { $double ->
        [1] { $unit } and { $support }
       *[0] { $unit }
    } lost to { $target } by { $difference }, { $total } to { $against }: { $unit } { $loss }{ $rally ->
        [1] , unless it rallies
       *[0] {""}
    }{ $double ->
        [1] ; { $support } { $support-loss }
       *[0] {""}
    }.
ancients-log-fight-tie = { $unit } and { $target } fought to a tie, { $total } to { $against }: nobody gave way.
# What a loser suffers; it follows the unit's name.
ancients-loss-nothing = suffers nothing
ancients-loss-retreat-1 = retreats one hex
ancients-loss-retreat-2 = retreats two hexes
ancients-loss-pursuit = retreats two hexes and may be pursued
ancients-loss-destroyed = is destroyed
ancients-log-rallied = { $unit } rallied with a { $roll }.
ancients-log-not-rallied = { $unit } failed to rally with a { $roll }.
ancients-log-retreat = { $unit } retreated to { $hex }.
ancients-log-proposes = { $seat } proposed { $hex } for the second step of { $unit }.
ancients-log-denied = { $seat } denied the second step of { $unit }.
ancients-log-stays = { $unit } found no hex to retreat to and stayed.
ancients-log-stay-put = { $seat } stayed put.
ancients-log-fled = { $unit } fled out of the battle.
ancients-log-destroyed = Destroyed: { $unit }, { $points } VP for the enemy.
ancients-log-advance = { $unit } advanced to { $hex }.
ancients-log-burnt = { $unit } burnt { $hex }: { $points } VP for { $seat }.
ancients-log-end-turn = Turn { $turn } ends. Red has { $red } VP, Blue { $blue }.
ancients-log-rampart-defence = { $unit } defends the rampart: +{ $n }.
ancients-log-comes-back = { $unit } comes back with a { $roll }.
ancients-log-stays-away = { $unit } stays away with a { $roll }.
ancients-log-no-return = { $seat } has no free camp hex out of contact: nobody returns this turn.
ancients-log-returned = { $unit } returned to { $hex }, activated.
ancients-log-emptied = { $seat } has no unit left on the board.
ancients-log-conceded = { $seat } conceded.
ancients-log-over = The battle is over.

# What a die was for.
ancients-roll-initiative = initiative
ancients-roll-shot = shot
ancients-roll-shield = cover from the shot
ancients-roll-attack = attack
ancients-roll-defence = defence
ancients-roll-rally = rally
ancients-roll-return = return

# Why the match ended.
ancients-end-target = The target of victory points is reached.
ancients-end-target-tie = Both sides reach the target with equal totals; { $tiebreak ->
        [Entered] only who alone has entered the enemy camp could win
        [Draw] that is a draw
       *[Burnt] only who alone has burnt a camp hex could win
    }.
ancients-end-turns = After the last turn the higher total wins.
ancients-end-turns-tie = The totals are equal after the last turn; { $tiebreak ->
        [Entered] only who alone has entered the enemy camp could win
        [Draw] that is a draw
       *[Burnt] only who alone has burnt a camp hex could win
    }.
ancients-end-emptied = The enemy has no unit left on the board.
ancients-end-both-emptied = No unit is left on either side; victory points decide{ $tiebreak ->
        [Entered] , and if they are equal who alone has entered the enemy camp
        [Draw] {""}
       *[Burnt] , and if they are equal who alone has burnt a camp hex
    }.
ancients-end-conceded = The enemy has conceded.

# What can be wrong with the rule data.
ancients-data-label = the name `{ $name }` cannot stand in orders: small letters, digits and `_` only
ancients-data-only-logos = every face of the die is the logo, so the mode RerollLogo would never end
ancients-data-no-logo = no face of the die shows { $number }, so there is no logo
ancients-data-kind-unused = the pool has no unit of the kind `{ $kind }`
ancients-data-pool-too-large = the pool has { $found ->
        [one] { $found } unit
       *[other] { $found } units
    }; the most is { $most }
ancients-data-not-rising = the lines must rise; this one does not
ancients-data-no-such-budget = no line of the table has the budget { $budget }
ancients-data-table-gap = the table has no line for the differences { $from } to { $to }
ancients-data-results-order = a greater difference must not have a lighter result
ancients-data-list-beyond-pool = the army has more of `{ $kind }` than the pool
ancients-data-not-in-pool = the pool has no `{ $kind }` of strength { $strength }
ancients-data-list-too-dear = the army costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }; the budget is { $budget }
ancients-data-module-first = the units of modules must stand after all others
ancients-data-list-module = units of a module cannot be in a ready-made army: `{ $kind }`
ancients-data-map-missing = there is no map with the name `{ $name }`
ancients-data-letter = the hex { $hex } has an unknown letter: `{ $letter }`
ancients-data-row-width = the row has { $found ->
        [one] { $found } hex
       *[other] { $found } hexes
    }; it must have { $wanted }
ancients-data-map-too-large = the map has { $found ->
        [one] { $found } hex
       *[other] { $found } hexes
    }; the most is { $most }
ancients-data-zones-overlap = the deployment zones of the two sides overlap
ancients-data-no-camp = the map has no camp for { $side }
ancients-data-zone-too-small = the deployment zone of { $side } has room for { $found ->
        [one] { $found } unit
       *[other] { $found } units
    } only
ancients-data-inner-hex = the inner camp hex { $hex } must touch hexes of its own camp only
ancients-data-rampart-hex = the rampart hex { $hex } must touch plain
ancients-data-camps-touch = the rampart hex { $hex } touches the other camp
ancients-data-hex-apart = no unit can reach the hex { $hex }

# Options of a match.
option-group-match = Match
option-group-dice = Dice
option-group-movement = Movement and shooting
option-group-combat = Combat and retreat
option-group-victory = Turns and victory
option-group-modules = Modules

option-ancients-budget = Budget
    .hint = How many points each side may spend on its army; the target of victory points follows from it.
option-ancients-board = Board
    .hint = Up to 50 points a battle is usually fought on the standard board, beyond that on the large one.
option-ancients-target_override = Agreed target
    .hint = Play to this many victory points instead of those that go with the budget; 0 keeps the usual target.
option-ancients-handicap_red = Red’s share of the budget, in %
    .hint = Red may spend this percentage of the budget; the target stays the same.
option-ancients-handicap_blue = Blue’s share of the budget, in %
    .hint = Blue may spend this percentage of the budget; the target stays the same.
option-ancients-army_lists = Ready-made armies
    .hint = Each side takes one of the ready-made armies instead of composing its own; needs a budget of 50.
option-ancients-dice_mode = Special die
    .hint = How the special die of combat, shooting and initiative is rolled.
option-ancients-rally_from_difference = Rally from a loss by
    .hint = Heavy infantry may roll to rally when it loses by this much or more.
option-ancients-rally_success_from = Rally succeeds on
    .hint = The smallest number on an ordinary die that rallies heavy infantry; with 7 it never rallies.
option-ancients-forbid_slide = No sliding
    .hint = A unit may not step from one hex to another when one enemy unit touches both.
option-ancients-forbid_slip = No slipping between
    .hint = A unit may not step between two available enemies that do not touch each other.
option-ancients-contact_forces_attack = Contact forces an attack
    .hint = A unit that ends its move beside an enemy must attack; when off, it may also stop there.
option-ancients-shoot_in_contact = Shooting in contact
    .hint = Archers may shoot even with an enemy beside them.
option-ancients-sight = Lines of shot
    .hint = Which ways an arrow may take to its target.
option-ancients-isolation = Isolated targets
    .hint = Which friends protect a unit from a double attack.
option-ancients-second_challenge = Second challenge
    .hint = An attacker that was refused may attack another enemy in contact instead of advancing.
option-ancients-refusal_activates = Refusing activates
    .hint = A unit that refuses combat is turned over and can no longer act this turn.
option-ancients-refusal_blocks_burn = Refusing forbids burning
    .hint = A unit that refuses combat may not burn a camp hex at the end of this turn.
option-ancients-refuge_outside_zoc = Safe refuges only
    .hint = A unit flees only to a refuge that no enemy touches; when off, any free refuge will do.
option-ancients-refuge_saves_from_four = Refuge instead of destruction
    .hint = A loser by 4 or more that has a refuge beside it flees there instead of being destroyed.
option-ancients-defender_may_advance = Defender may advance
    .hint = A defender that wins may enter the hex that its attacker has left.
option-ancients-pursuit_attack = Attack in pursuit
    .hint = A pursuer that touches the loser again may attack it once more.
option-ancients-starter = Who starts later turns
    .hint = Whether the sides start the turns alternately or the winner of the initiative starts them all.
option-ancients-tiebreak = Equal totals
    .hint = What decides a battle that ends with equal victory points.
option-ancients-fire_markers = Fire markers
    .hint = How many camp hexes each side can burn; 0 means as many as it reaches.

option-ancients-general = General
    .hint = One general an army, who leads assaults and orders beaten friends to stand.
option-ancients-shock = Shock cavalry
    .hint = Cavalry whose charge cannot be refused.
option-ancients-shock_mod1 = Shock cavalry, modification 1
    .hint = Impact and winning ties are bought separately, and impact works on activated targets only.
option-ancients-horse_archers = Horse archers
    .hint = Cavalry that shoots, but needs a right to attack on its own.
option-ancients-light = Light infantry
    .hint = Cheap infantry that moves two hexes.
option-ancients-light_mod2 = Light infantry, modification 2
    .hint = Light infantry moves two hexes over any ground and is worth half a victory point.
option-ancients-light_pass_contact = Light infantry passes contact
    .hint = With modification 2, light infantry that touches an enemy after its first hex may go on, out of contact.
option-ancients-survivors = Survivors
    .hint = The cheapest units, which may support a double attack but not lead it.
option-ancients-terrain = Terrain markers
    .hint = Forests, hills and brush that the players place before deployment.
option-ancients-stakes = Stakes
    .hint = Two rows of stakes a side that weaken whoever attacks a unit behind them.
option-ancients-ambush = Ambush
    .hint = Hidden tokens in forests, real or not, that may strike by surprise.
option-ancients-rampart_defence = Defence of the rampart
    .hint = A unit attacked on a rampart hex of its own camp has +1 if all its attackers stand outside that camp.
option-ancients-return_of_routed = Return of the routed
    .hint = At the start of a turn a die is thrown for each unit that has fled: it may return to its camp, activated.
option-ancients-asymmetric_cards = Module cards
    .hint = Each side draws a secret card that gives its army a module of its own.
option-ancients-ext2 = Extension II
    .hint = Equipment, elephants, chariots and slingers to be bought with the army.
option-ancients-ext3 = Extension III
    .hint = Special pieces. Nothing belongs to them yet: the option changes nothing.
option-ancients-maquis_markers = Markers on maquis
    .hint = Whether terrain markers may be placed on maquis, and what they do there.

choice-ancients-board-auto = By budget
choice-ancients-board-standard = Standard
choice-ancients-board-large = Large
choice-ancients-dice_mode-Plain = As it falls
choice-ancients-dice_mode-RerollLogo = Logo rolled again
choice-ancients-dice_mode-Deck = Drawn from a pack
choice-ancients-sight-AnyShortestPath = Any shortest path
choice-ancients-sight-Axes = Straight lines only
choice-ancients-isolation-AnyAdjacent = Any adjacent friend protects
choice-ancients-isolation-Flanks = Only friends next to an attacker protect
choice-ancients-starter-Alternate = In turn
choice-ancients-starter-Winner = The winner of the initiative
choice-ancients-tiebreak-Burnt = Who alone has burnt a camp hex
choice-ancients-tiebreak-Entered = Who alone has entered the enemy camp
choice-ancients-tiebreak-Draw = Nothing: a draw
choice-ancients-maquis_markers-Forbidden = Forbidden
choice-ancients-maquis_markers-Option1 = Allowed, still a flight hex
choice-ancients-maquis_markers-Option2 = Allowed, as ordinary ground

# Why something may not be done.
refusal-ancients-wrong_phase = This cannot be done at this point of the turn.
    .N-18-11 = The double attack goes on: its target is not attacked by the lead alone.
    .N-12-11 = The stand order was declined: the loser gives ground.
    .N-1-03 = Red has not confirmed an army yet that could be given back.
    .N-1-07 = Take a unit in hand first, then choose its hex.
    .N-12-06 = Only a unit that has lost this combat and must retreat can be let stand.
    .N-12-10 = A general who has moved orders no assault.
    .N-17-06 = Deploy your units first; stakes are set after them.
    .N-3-10 = A unit that stands still can hold; one that is on its way can stop.
    .N-18-01 = Take a unit in hand first, then hide it.
refusal-ancients-rides_back = A unit does not ride out and back into the hex that it set out from.
refusal-ancients-no_fire_there = None of your units can burn that hex now.
refusal-ancients-unknown_unit = There is no such unit in this battle.
refusal-ancients-not_your_unit = That unit is not in your army.
    .N-18-06 = No token of yours lies there.
    .N-18-01 = No decoy of yours lies there.
refusal-ancients-unit_already_activated = This unit has acted or fought in this turn; choose one that is still available.
refusal-ancients-unit_off_board = This unit is no longer on the board.
refusal-ancients-budget_exceeded = The army would cost more than the budget; take a cheaper unit, or send one back.
    .N-20-10 = What you take may cost no more than what you left out of the ready-made army.
refusal-ancients-pool_exceeded = The pool has no more units of this strength.
    .N-17-06 = You have all the stakes that a side can buy.
    .N-12-01 = An army has one general at the most.
    .N-1-17 = No unit in the army is left for which this could be bought.
    .N-21-01 = Every unit of this strength bears equipment already, or your side has no more of it.
refusal-ancients-empty_army = An army needs at least one unit.
refusal-ancients-deploy_outside_zone = This hex lies outside your deployment zone; choose a lit one.
    .N-19-02 = A unit returns to its own camp only.
refusal-ancients-deploy_hex_occupied = Another unit is deployed on this hex.
refusal-ancients-deploy_on_flight_hex = Nobody is deployed on maquis; choose another hex.
refusal-ancients-deploy_incomplete = There are units left to deploy; place them first.
    .N-17-06 = There are stakes left that you have bought; set them first.
refusal-ancients-hex_off_board = There is no such hex on the board.
refusal-ancients-not_adjacent = This hex is not next to the unit; it goes one hex at a time.
refusal-ancients-hex_occupied = Another unit stands there, and no unit passes through another.
    .N-18-19 = A token lies there, and nobody enters its hex before it is revealed.
    .N-17-01 = A marker lies there already; choose another hex.
    .N-17-17 = Stakes are set on plain that bears neither a marker nor other stakes.
    .N-17-25 = The board shows terrain there, and it takes no marker.
refusal-ancients-too_far = The unit has already gone as far as it can.
    .N-21-05 = Chariots ride their two hexes in one direction.
refusal-ancients-two_hex_not_plain = A move of two hexes has to begin and end on plain.
    .N-4-20 = A hex with a marker or active stakes is not plain: no move of two hexes leads over it, and flight takes one hex.
refusal-ancients-two_hex_through_base = A move of two hexes may not lead through a camp.
refusal-ancients-pass_through_contact = The hex in between touches an enemy, so the move ends there.
refusal-ancients-light_second_step_contact = Light infantry does not come into contact with its second hex.
    .N-15-09 = After two hexes light infantry attacks nobody.
refusal-ancients-slide_along_enemy = One enemy unit touches both hexes, and nobody slides along an enemy: go out of its reach first.
refusal-ancients-slip_between_enemies = That hex lies between two available enemies that do not touch each other, and nobody slips in between.
refusal-ancients-confirm_flight_required = A move that ends on maquis is flight, and the unit is lost to you: choose to flee if you want it.
refusal-ancients-pass_not_allowed = You cannot pass; a unit may hold instead.
refusal-ancients-attack_required = The move has ended in contact: the unit must attack one of the enemies it touches.
refusal-ancients-target_not_in_contact = The target is not in contact with the attacker.
    .N-21-09 = The unit attacks nobody from where it stands: move first.
refusal-ancients-target_is_friend = The target is a friend.
refusal-ancients-target_not_isolated = Two units attack together only an enemy with no friend beside it.
    .N-21-09 = A wedge serves a double attack only, and none can be led from here.
    .N-18-16 = Whoever has just appeared is attacked by one unit alone.
refusal-ancients-double_needs_two_units = A double attack needs a second available unit.
    .N-12-14 = The general orders two others: he does not take part in his assault.
    .N-18-13 = A unit that appears from an ambush attacks alone.
refusal-ancients-support_not_in_contact = The support cannot come into contact with the target this way.
refusal-ancients-lead_not_allowed = This unit may support a double attack, but not lead it: let another one lead.
refusal-ancients-not_a_shooter = Only archers shoot; choose some of those.
refusal-ancients-out_of_range = The target is out of range: archers reach enemies 2 or 3 hexes away, slingers only 2.
refusal-ancients-target_hidden_in_base = A unit in a camp can be shot at only on a rampart hex, and only from plain.
refusal-ancients-line_blocked = There is no clear line: enemies, camp hexes, maquis and forests block it, and from inside a camp nobody shoots.
refusal-ancients-shooter_in_contact = Archers in contact with an enemy may not shoot.
refusal-ancients-moved_and_shot = Archers shoot instead of moving; these have moved.
refusal-ancients-no_retreat_hex = There is no hex to step back to, so the unit has to fight.
refusal-ancients-shot_cannot_be_refused = A shot cannot be refused.
refusal-ancients-retreat_hex_occupied = Another unit stands on this hex.
refusal-ancients-retreat_in_enemy_zoc = This hex is in contact with an enemy.
    .N-19-02 = A unit returns out of contact; this hex touches an enemy.
    .N-8-07 = That refuge touches an enemy, so it is not safe.
refusal-ancients-retreat_not_away = This hex is no farther from the enemy that forces the retreat.
refusal-ancients-retreat_into_enemy_base = No retreat leads into the enemy camp.
refusal-ancients-retreat_class_mismatch = A retreat stays on the same ground: from plain to plain, within a camp from camp hex to camp hex.
    .N-17-03 = From a marker or stakes a unit retreats to the same or to plain.
    .N-17-04 = A unit on plain does not retreat onto a marker or active stakes.
refusal-ancients-retreat_mandatory = There is a legal retreat hex, so the unit can neither stay nor flee.
refusal-ancients-second_proposal_forbidden = The hex proposed is decided on; there is no second proposal.
refusal-ancients-flight_not_allowed = The unit cannot flee there: flight needs a refuge, never follows a refusal, and never starts from a camp.
    .N-17-22 = Only from the first or last hex of a row does a unit leave over the side of the board.
refusal-ancients-advance_not_allowed = Only a unit of this combat beside the hex that was left may advance, and only if the hex is free.
    .N-21-10 = A shield wall stays where it stands: it neither advances nor pursues.
refusal-ancients-pursuit_not_allowed = After this result there is no such pursuit: it takes a clearer victory, and a second hex that the loser has left free.
refusal-ancients-second_challenge_not_allowed = Only a single attack that was refused may be followed by a challenge to another enemy, and only once.

ancients-log-skipped = { $seat } has no available unit: the other side goes on.
ancients-log-reroll = { $seat } rolls the logo again { $count ->
    [one] once.
   *[other] { $count } times.
}
ancients-log-no-marker = { $seat } has no fire marker left: { $unit } does not burn { $hex }.
ancients-data-faces-alike = the faces of the die must not all be alike: a tie for the initiative is rolled again

# The first lesson.
lesson-ancients-first = First steps
    .hint = Move, attack, refuse, shoot and burn a camp: a small battle in under five minutes.
lesson-ancients-first-welcome = You command Red, and your camp lies to the south. Blue’s camp lies to the north. You score 1 victory point (VP) for each enemy unit destroyed and 2 for each hex of the enemy camp burnt. Three points win this little battle.
lesson-ancients-first-choose = You and Blue take it in turns to order one unit. Each unit acts once a turn. Choose your heavy infantry: click on it.
lesson-ancients-first-move = The lit hexes are where it can go. Heavy infantry moves one hex. Go up to Blue’s archers.
lesson-ancients-first-contact = Your unit now touches an enemy. A unit that ends its move in contact must attack (N-4.16). Point at the archers to read your chances: each side adds a die to its strength, and yours is 7 against 4. The wider the gap, the worse for the loser; from 4 on it is destroyed.
lesson-ancients-first-attack = The chances are good. Attack the archers.
lesson-ancients-first-attack-otherwise = In contact the unit has to attack. Click on the archers.
lesson-ancients-first-accepted = Blue may accept combat, or refuse it and step back. Blue accepts, and the dice are thrown.
lesson-ancients-first-advance = 11 against 5: the archers are destroyed, and you have 1 VP. The winner may move into the hex that was left. Advance with your heavy infantry.
lesson-ancients-first-enemy = Your heavy infantry has acted. It is turned over and one point weaker until the turn ends. Now it is Blue’s move: the elite comes up to your archers and attacks.
lesson-ancients-first-refuse = This time you are asked. In a fight your archers would have 5 against 8. A unit that has room behind it may refuse and step back one hex, and may still act this turn. Refuse combat.
lesson-ancients-first-refuse-otherwise = You could accept, but 5 against 8 would end badly. Refuse this time.
lesson-ancients-first-retreat = A unit that steps back must get away from its attacker, out of reach of every enemy. Choose one of the two hexes.
lesson-ancients-first-stays = Blue could advance into the hex that you left, and stays where it is. With that the elite has acted: until the turn ends it is worth 7 instead of 8.
lesson-ancients-first-archers = Archers shoot at enemies 2 or 3 hexes away if the way is clear. The elite stands 2 hexes away. Choose your archers.
lesson-ancients-first-shoot = Nobody can refuse a shot, and the shooter risks nothing. Shoot at the elite.
lesson-ancients-first-hit = 10 against 8, a hit: the elite steps back one hex, and Blue says where to. With a gap of 4 it would have been destroyed.
lesson-ancients-first-cavalry = Blue has no unit left that can act this turn, so it is your move again. Your cavalry stands before Blue’s camp, and nobody guards it. Choose the cavalry.
lesson-ancients-first-camp = A unit burns the enemy camp hex that it stands on when the turn ends, if no enemy touches it. Ride onto the rampart.
lesson-ancients-first-end = All units have acted, so the turn ended and the camp hex burnt: 2 VP, with the archers 3. You have won! In a whole battle you choose your army first and need more points. Whenever something cannot be done, point at it to see why.
