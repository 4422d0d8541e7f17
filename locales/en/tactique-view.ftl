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
tactique-view-bids-now = is choosing
tactique-view-bids-later = bids after that
tactique-view-least-bid = The least bid is { $sum }. Only the winner pays.
tactique-view-one-lot = All bids stay hidden until the last one is there; the highest takes all the men.
tactique-view-bid-again = The highest bids were equal: nobody may bid less than before.
tactique-view-laid-open = The bids are laid open

# Battles
tactique-view-archers = Archers
tactique-view-bows-can = may shoot, bonus { $bonus }
tactique-view-bows-shoot = shoot, bonus { $bonus }
tactique-view-bows-aim = aim at { $lord }
tactique-view-bows-too-few = too few to shoot
tactique-view-volley = The volley’s die
tactique-view-thrown = Dice thrown
tactique-view-rerolls = Re-rolls a round
tactique-view-guards = Royal guard
tactique-view-guard-damage = { $n } more damage
tactique-view-guard-total = { $n } more on the dice
tactique-view-in-camp = In the camp
tactique-view-carried = { $name }: { $n } of damage waits for the next loss.
tactique-view-shows = which shows { $n }
tactique-view-chances = Volley, dice thrown again and men still in the camp are left out.
