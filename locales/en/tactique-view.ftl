# What stands on the screen beside what stands there in Fief.
tactique-view-camp = Mercenaries
tactique-view-men-in = { $men } in { $village }
tactique-view-mercenaries = Mercenaries
tactique-view-reserve = In the reserve
tactique-view-upkeep = Upkeep of one

# The auction
tactique-view-auction = For hire: { $men }
tactique-view-bid = Bid
tactique-view-no-bid = nothing
tactique-view-sealed = under seal
tactique-view-bids-now = being chosen
tactique-view-bids-later = not yet asked for
tactique-view-least-bid = The least bid is { $sum }. Only the winner pays.
tactique-view-one-lot = All bids stay hidden until the last one is there; the highest takes all the men.
tactique-view-bid-again = The highest bids were equal: nobody may bid less than before.
tactique-view-hired-fight = They fight as sergeants where a lord of their house fights, but never against rebels.
tactique-view-hired-cost = Whoever keeps them pays { $sum } a man in every turn.
tactique-view-laid-open = The bids are laid open

# Battles
tactique-view-archers = Archers
tactique-view-bows-can = may shoot, bonus { $bonus }
tactique-view-bows-shoot = shoot, bonus { $bonus }
tactique-view-bows-aim = aim at { $lord }
tactique-view-bows-too-few = too few to shoot
tactique-view-volley = Die of the special attack
tactique-view-thrown = Dice thrown
tactique-view-rerolls = Re-rolls a round
tactique-view-guards = Royal guard
tactique-view-guard-damage = { $n ->
        [one] { $n } more point
       *[other] { $n } more points
    } of damage
tactique-view-guard-total = { $n } more on the dice
tactique-view-in-camp = In the camp
tactique-view-carried = { $name }: { $n ->
        [one] { $n } point of damage waits
       *[other] { $n } points of damage wait
    } for the next loss.
tactique-view-shows = which shows { $n }
tactique-view-chances = Archers shoot where they can, dice of { $n } or less are thrown again, and nobody else comes from the camps.
tactique-view-plagued = Plague in this turn
tactique-view-absorbs = { $n ->
        [one] 1 point
       *[other] { $n } points
    }
tactique-view-camp-loses = { $men } there. As many leave as one battle die of { $faces } shows, and { $bonus } more.
tactique-view-special-attack = One battle die of { $faces }{ $bonus ->
        [0] {""}
       *[other] , and { $bonus } more
    }: so many points are removed before the first round.
tactique-view-aim = One die: { $from } or more kills. Attackers without a lord stop, and no round is fought.
tactique-view-guard-duty = Guards cost nothing. They go where their King or Queen goes, and as long as one is left, their side strikes harder in every round.
tactique-view-with-men = Then strength { $strength }, { $dice ->
        [one] one die
       *[other] { $dice } dice
    }{ $lost ->
        [0] {""}
        [one] ; the plague takes one of them
       *[other] ; the plague takes { $lost } of them
    }.
