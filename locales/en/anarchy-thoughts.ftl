# Why the program orders what it orders.
anarchy-thought-none = an order without thinking (the easy level does so now and then).
anarchy-thought-usual = the usual places of the scenario.
anarchy-thought-next = next in turn to move, those nearest to their goal first.
anarchy-thought-go = of the hexes in reach the best, by its goal, by what can be struck from there and by what can strike there.
anarchy-thought-exit = whoever leaves by this edge counts.
anarchy-thought-lead = a captive who is led off the map counts.
anarchy-thought-shoot = of all shots this costs the enemy most.
anarchy-thought-fire = what burns there is worth more than any shot.
anarchy-thought-attack = the attack of which it expects most, losses counted.
anarchy-thought-join = everybody who can takes part.
anarchy-thought-topple = whoever is on the ladder falls with it.
anarchy-thought-ram = the way in has to be broken open.
anarchy-thought-suffer = of those who may suffer the one who is worth most.
anarchy-thought-retreat = of the hexes that are open to him the best.
anarchy-thought-advance = the hex is better than the one he leaves.
