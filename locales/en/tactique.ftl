# The expansion of Fief: archers, bombards, a royal guard, mercenaries. Everything else is said in fief.ftl.

game-tactique = Fief Tactique
    .hint = Fief with archers, bombards, a royal guard and mercenaries for hire: no two soldiers are alike any more.
scenario-tactique-kingdom = The kingdom
    .hint = The throne is empty. Every family begins with one village, one lord, five sergeants and a knight.

# Figures of whole matches, for comparisons of rule data.
tactique-figure-mercenaries = Mercenaries hired

# Settings
option-group-tactics = Troops
option-tactique-engine = Dice of battles
    .hint = The table of losses, or battle dice that count what they show, fewer of them against walls.
choice-tactique-engine-Table = the table of losses
choice-tactique-engine-BattleDice = battle dice
option-tactique-knight_partial = Too little damage for a knight
    .hint = What becomes of damage that cannot remove a knight.
choice-tactique-knight_partial-Carry = is kept for the next loss in the battle
choice-tactique-knight_partial-Lost = is lost
choice-tactique-knight_partial-WholePiece = removes a whole piece
option-tactique-guard_bonus = Bonus of the royal guard
    .hint = To what a side with royal guards adds 1 in each round.
choice-tactique-guard_bonus-Damage = to the damage
choice-tactique-guard_bonus-DiceTotal = to the total of the dice
option-tactique-royal_guard = Royal guard
    .hint = Own pieces that become guards, or the free guards of Fief.
choice-tactique-royal_guard-Tactique = own pieces become guards
choice-tactique-royal_guard-Fief2 = the guards of Fief
option-tactique-min_bid = Least bid for mercenaries
    .hint = In écus. Whoever bids less bids nothing.
option-tactique-camp_revolt_needs_famine = A revolt in a camp needs a famine
    .hint = Otherwise the revolt card can always be played on mercenaries.
option-tactique-lordless_may_attack = Troops without a lord may attack
    .hint = Otherwise they only defend themselves.

# Troops
tactique-troop-sergeant = sergeant
    .count = { $n ->
        [one] { $n } sergeant
       *[other] { $n } sergeants
    }
    .inside = a sergeant
tactique-troop-knight = knight
    .count = { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
    .inside = a knight
tactique-troop-archer = archer
    .count = { $n ->
        [one] { $n } archer
       *[other] { $n } archers
    }
    .inside = an archer
tactique-troop-bombard = bombard
    .count = { $n ->
        [one] { $n } bombard
       *[other] { $n } bombards
    }
    .inside = a bombard
tactique-troop-mercenary = mercenary
    .count = { $n ->
        [one] { $n } mercenary
       *[other] { $n } mercenaries
    }
    .inside = a mercenary
tactique-kings-guard-sergeant = sergeant of the King’s guard
    .count = { $n ->
        [one] { $n } sergeant of the King’s guard
       *[other] { $n } sergeants of the King’s guard
    }
    .inside = a sergeant of the King’s guard
tactique-kings-guard-knight = knight of the King’s guard
    .count = { $n ->
        [one] { $n } knight of the King’s guard
       *[other] { $n } knights of the King’s guard
    }
    .inside = a knight of the King’s guard
tactique-queens-guard-sergeant = sergeant of the Queen’s guard
    .count = { $n ->
        [one] { $n } sergeant of the Queen’s guard
       *[other] { $n } sergeants of the Queen’s guard
    }
    .inside = a sergeant of the Queen’s guard
tactique-queens-guard-knight = knight of the Queen’s guard
    .count = { $n ->
        [one] { $n } knight of the Queen’s guard
       *[other] { $n } knights of the Queen’s guard
    }
    .inside = a knight of the Queen’s guard

# Questions
tactique-ask-upkeep = { $seat }, { $camp ->
        [one] one mercenary is
       *[other] { $camp } mercenaries are
    } in your camp: how many do you keep, for { $upkeep } écus each?
tactique-ask-bid = { $seat }, { $first ->
        [0] what do you bid
       *[other] somebody else has bid { $first } écus too. What do you bid now
    } for { $men ->
        [one] the mercenary
       *[other] the { $men } mercenaries
    } in the reserve? In the purse: { $purse } écus.
tactique-ask-engage = { $seat }, the battle of { $village }: do you engage mercenaries? In the camp: { $camp }.{ $plague ->
        [0] {""}
       *[other] {" "}The plague is here: of several who come together half die.
    }
tactique-ask-volley = { $seat }, your archers in { $village }: do they shoot, for one battle die{ $bonus ->
        [0] ?
       *[other] {" "}and { $bonus }?
    }
tactique-ask-throw-again = { $seat }, the special attack in { $village } shows { $face }: throw again? Bombards left: { $left }.
tactique-ask-reroll = { $seat }, your dice in { $village } show { $faces }: throw one again? Bombards left: { $left }.
tactique-ask-guard = { $seat }, which troops beside { $lord } become royal guards? Up to { $knights } and { $sergeants }.
tactique-ask-which-piece = { $seat }, { $points ->
        [one] one point
       *[other] { $points } points
    } of damage in { $village }: which piece goes?
tactique-ask-bury = { $seat }, the plague in { $village } takes { $points ->
        [one] one more point
       *[other] { $points } more points
    } of troops: which piece?

# Orders
tactique-do-take-sergeants = Sergeants who come along: { $target }
tactique-do-take-knights = Knights who come along: { $target }
tactique-do-take-archers = Archers who come along: { $target }
tactique-do-take-bombards = Bombards that come along: { $target }
tactique-do-take-spent-sergeants = Of the sergeants gone furthest, come along: { $target }
tactique-do-take-spent-knights = Of the knights gone furthest, come along: { $target }
tactique-do-take-spent-archers = Of the archers gone furthest, come along: { $target }
tactique-do-take-spent-bombards = Of the bombards gone furthest, come along: { $target }
tactique-do-leave-sergeants = Sergeants who stay here: { $target }
tactique-do-leave-knights = Knights who stay here: { $target }
tactique-do-leave-archers = Archers who stay here: { $target }
tactique-do-leave-bombards = Bombards that stay here: { $target }
tactique-do-call-from = Call the weakest piece from { $target }
tactique-do-call-sergeants = Call a sergeant from { $target }
tactique-do-call-knights = Call a knight from { $target }
tactique-do-call-archers = Call an archer from { $target }
tactique-do-escort = { $target ->
        [one] About { $target } point comes
       *[other] About { $target } points come
    } along, knights first
tactique-do-escort-spent = { $target ->
        [one] About { $target } point
       *[other] About { $target } points
    } of those gone furthest
tactique-do-drop = { $target ->
        [one] About { $target } point stays
       *[other] About { $target } points stay
    } here, the weakest first
tactique-do-shoot = Special attack
tactique-do-shoot-at = Special attack on { $target }
tactique-do-aim-bows = Aim the bows at { $target }
tactique-do-no-volley = Do not shoot
tactique-do-reroll = Throw die { $target } again
tactique-do-let-lie = Let the dice lie
tactique-do-swap = One becomes a guard: { $target }
tactique-do-swap-all = All who may become guards
tactique-do-keep-men = { $target ->
        [0] Keep no mercenary
        [one] Keep one mercenary
       *[other] Keep { $target } mercenaries
    }
tactique-do-bid = Bid { $target } écus
tactique-do-no-bid = Bid nothing
tactique-do-engage = { $target ->
        [one] Engage one mercenary
       *[other] Engage { $target } mercenaries
    }
tactique-do-hold-back = Nobody more
tactique-do-revolt-in-camp = Revolt in the camp of { $target }
tactique-do-lose-piece = Lose: { $target }
tactique-do-bury = Bury: { $target }
tactique-do-lose-rest = All at once, the smallest first
tactique-do-bury-rest = All at once, the smallest first

# The log
tactique-log-kept = { $men ->
        [0] { $seat } kept no mercenary
        [one] { $seat } kept one mercenary for { $amount } écus
       *[other] { $seat } kept { $men } mercenaries for { $amount } écus
    }{ $gone ->
        [0] .
        [one] ; one went back to the reserve.
       *[other] ; { $gone } went back to the reserve.
    }
tactique-log-bid = { $sum ->
        [0] { $seat } bid nothing for the mercenaries.
       *[other] { $seat } bid { $sum } écus for the mercenaries.
    }
tactique-log-tied = The highest bids are equal: those who made them bid again.
tactique-log-nobody-hires = Nobody hired the mercenaries.
tactique-log-hired = { $seat } hired { $men ->
        [one] one mercenary
       *[other] { $men } mercenaries
    } for { $amount } écus.
tactique-log-engaged = { $seat } engaged { $men ->
        [one] one mercenary
       *[other] { $men } mercenaries
    } in { $village }.
tactique-log-plagued = The plague took { $men ->
        [one] one mercenary
       *[other] { $men } mercenaries
    } of { $seat }.
tactique-log-camp-revolt = { $seat } stirred up the camp of { $camp }: { $men ->
        [0] nobody left it
        [one] one mercenary left it
       *[other] { $men } mercenaries left it
    }.
tactique-log-volley = The archers of { $seat } shot, bonus { $bonus }: { $points ->
        [0] no point
        [one] one point
       *[other] { $points } points
    } of damage.
tactique-log-stopped = Without a lord the attackers of { $village } stopped at the gate.
tactique-log-reroll = A bombard of { $seat } had a die thrown again.
tactique-log-guard = { $lord } now has in the guard: { $pieces }.
tactique-log-guard-freed = Back from the guard among the troops of { $seat }: { $pieces }.
tactique-log-lost = { $seat } lost { $pieces }.
tactique-log-buried = The plague took { $pieces } of { $seat }.
tactique-log-together = What is left of the damage falls together on { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
tactique-log-carried = { $points ->
        [one] One point
       *[other] { $points } points
    } of damage against { $seat } will count with the next: too little for a knight.
tactique-roll-volley = archers
tactique-roll-camp = revolt in a camp

# What the program thinks
tactique-thought-upkeep = mercenaries are kept while war is near.
tactique-thought-dismiss = they would decide no battle now, so they are not paid to wait.
tactique-thought-idle = mercenaries who have stood idle for two turns are not worth their upkeep.
tactique-thought-hire = with war near, hired men are worth their price.
tactique-thought-engage = each of these mercenaries raises its chances enough.
tactique-thought-volley = archers shoot whenever they can.
tactique-thought-aim = aiming at that lord saves the walls more often than shooting at everybody.
tactique-thought-reroll = a low die is thrown again.
tactique-thought-arms = archers and bombards go with the army.
tactique-thought-arms-buy = its army has too few archers or bombards.
tactique-thought-camp = a rival’s mercenaries are sent away by a revolt.
tactique-thought-hold-back = they would change too little.
tactique-thought-least = the smallest pieces fall first, guards last.
tactique-thought-guards = all the guards there may be.
tactique-thought-no-bid = hired men would decide no battle now, cost too much, or have just been dismissed.
tactique-thought-rebid = the bids are equal – the least that is allowed, or a little more, may win.
tactique-thought-let-lie = these dice are good enough.

# Rule data
tactique-data-guard = a knight must be worth { $least } or more: more than all sergeants of the guard together

# Refusals
refusal-tactique-not_an_option = This cannot be chosen now: the lit places and the list of orders show what can.
    .F-9-24 = Only a fighting lord of the enemy who takes part in this battle can be aimed at.
    .F-10-27 = None of these troops can be called from there: they must stand in a village that you occupy.
    .F-17-02 = You can only name somebody who attacks you here on his own.
    .T-1-04 = The special attack is made only once, before the first round.
    .T-1-14 = Only archers who defend walls can aim at a lord; others make the special attack.
    .T-2-05 = That die cannot be thrown again: neither a die that aims nor one that was not thrown.
    .T-3-01 = Only sergeants and knights become royal guards.
refusal-tactique-no_fighting_lord = You need a lord here who fights: a man, a woman with a title, the Queen or d’Arc.
refusal-tactique-bad_muster_place = Troops are placed in your own castles and cities or beside a free lord of yours, guards beside the King or Queen.
refusal-tactique-counter_stock_empty = No piece of this sort is left for that.
    .T-3-02 = The King’s guard has as many of these as it may have.
    .T-3-03 = The Queen’s guard has as many of these as it may have.
refusal-tactique-loss_mismatch = That is not what has to be lost: first troops, each piece removed by as much damage as it is worth; then lords.
    .T-2-08 = Bombards absorb no damage: choose another piece.
    .T-2-11 = The plague spares this piece: choose another.
    .T-5-05 = Lords fall only when no troops are left.
refusal-empty_camp = There are no mercenaries in that camp, so nobody could leave it.
refusal-too_few_archers = Too few archers: against walls it takes more than in the open, and against a city most.
refusal-attacker_inside_walls = That lord is inside the walls himself, so the archers cannot aim at him.
refusal-no_reroll_left = No bombard is left to have a die thrown again in this round.
refusal-bombard_needs_escort = A bombard is never left alone: leave troops or a lord with it.
refusal-mercenary_already_used = These mercenaries have fought in this turn already.
refusal-mercenaries_refuse_revolt = Mercenaries do not fight where rebels fight.
refusal-rebid_too_low = The second bid may not be lower than the first.

# The settings of Fief
option-tactique-mode = { option-fief-mode }
    .hint = { option-fief-mode.hint }
choice-tactique-mode-Auto = { choice-fief-mode-Auto }
choice-tactique-mode-Normal = { choice-fief-mode-Normal }
choice-tactique-mode-Points = { choice-fief-mode-Points }
option-tactique-points_turns = { option-fief-points_turns }
    .hint = { option-fief-points_turns.hint }
option-tactique-starting_lord = { option-fief-starting_lord }
    .hint = { option-fief-starting_lord.hint }
choice-tactique-starting_lord-Draw = { choice-fief-starting_lord-Draw }
choice-tactique-starting_lord-Choose = { choice-fief-starting_lord-Choose }
option-tactique-seating = { option-fief-seating }
    .hint = { option-fief-seating.hint }
choice-tactique-seating-SeatList = { choice-fief-seating-SeatList }
choice-tactique-seating-ByVillage = { choice-fief-seating-ByVillage }
option-tactique-bank = { option-fief-bank }
    .hint = { option-fief-bank.hint }
choice-tactique-bank-Unlimited = { choice-fief-bank-Unlimited }
choice-tactique-bank-Notes = { choice-fief-bank-Notes }
option-tactique-secret_purse = { option-fief-secret_purse }
    .hint = { option-fief-secret_purse.hint }
option-tactique-fog = { option-fief-fog }
    .hint = { option-fief-fog.hint }
option-tactique-turn_cap = { option-fief-turn_cap }
    .hint = { option-fief-turn_cap.hint }
option-tactique-over_18 = { option-fief-over_18 }
    .hint = { option-fief-over_18.hint }
choice-tactique-over_18-Extend = { choice-fief-over_18-Extend }
choice-tactique-over_18-Clamp = { choice-fief-over_18-Clamp }
option-tactique-darc_needs_loss_die = { option-fief-darc_needs_loss_die }
    .hint = { option-fief-darc_needs_loss_die.hint }
option-tactique-separate_all_strike = { option-fief-separate_all_strike }
    .hint = { option-fief-separate_all_strike.hint }
option-tactique-rescue_frees_own = { option-fief-rescue_frees_own }
    .hint = { option-fief-rescue_frees_own.hint }
option-tactique-toll = { option-fief-toll }
    .hint = { option-fief-toll.hint }
option-tactique-call_off_by_consent = { option-fief-call_off_by_consent }
    .hint = { option-fief-call_off_by_consent.hint }
option-tactique-max_rounds = { option-fief-max_rounds }
    .hint = { option-fief-max_rounds.hint }
option-tactique-ransom_phase = { option-fief-ransom_phase }
    .hint = { option-fief-ransom_phase.hint }
choice-tactique-ransom_phase-Negotiations = { choice-fief-ransom_phase-Negotiations }
choice-tactique-ransom_phase-OwnGo = { choice-fief-ransom_phase-OwnGo }
option-tactique-prisoner_may_marry = { option-fief-prisoner_may_marry }
    .hint = { option-fief-prisoner_may_marry.hint }
option-tactique-title_transfer = { option-fief-title_transfer }
    .hint = { option-fief-title_transfer.hint }
choice-tactique-title_transfer-Both = { choice-fief-title_transfer-Both }
choice-tactique-title_transfer-NewLord = { choice-fief-title_transfer-NewLord }
choice-tactique-title_transfer-Purchases = { choice-fief-title_transfer-Purchases }
option-tactique-occupied_fief_village_pays = { option-fief-occupied_fief_village_pays }
    .hint = { option-fief-occupied_fief_village_pays.hint }
option-tactique-prince_family = { option-fief-prince_family }
    .hint = { option-fief-prince_family.hint }
choice-tactique-prince_family-King = { choice-fief-prince_family-King }
choice-tactique-prince_family-LayingSeat = { choice-fief-prince_family-LayingSeat }
option-tactique-kings_guard_to_regent = { option-fief-kings_guard_to_regent }
    .hint = { option-fief-kings_guard_to_regent.hint }
choice-tactique-kings_guard_to_regent-WithHeir = { choice-fief-kings_guard_to_regent-WithHeir }
choice-tactique-kings_guard_to_regent-Always = { choice-fief-kings_guard_to_regent-Always }
option-tactique-queen_mother_keeps_title = { option-fief-queen_mother_keeps_title }
    .hint = { option-fief-queen_mother_keeps_title.hint }
option-tactique-calm_before_uprising = { option-fief-calm_before_uprising }
    .hint = { option-fief-calm_before_uprising.hint }
option-tactique-plague_hits_rebels = { option-fief-plague_hits_rebels }
    .hint = { option-fief-plague_hits_rebels.hint }
option-tactique-bishop_sale = { option-fief-bishop_sale }
    .hint = { option-fief-bishop_sale.hint }
option-tactique-crowded_income = { option-fief-crowded_income }
    .hint = { option-fief-crowded_income.hint }
option-tactique-crowded_plague = { option-fief-crowded_plague }
    .hint = { option-fief-crowded_plague.hint }
option-tactique-crowded_counts = { option-fief-crowded_counts }
    .hint = { option-fief-crowded_counts.hint }
choice-tactique-crowded_counts-Points = { choice-fief-crowded_counts-Points }
choice-tactique-crowded_counts-Counters = { choice-fief-crowded_counts-Counters }
option-tactique-surrender = { option-fief-surrender }
    .hint = { option-fief-surrender.hint }
