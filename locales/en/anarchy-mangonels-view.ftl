# The gallery and mangonels in the window of The Anarchy.
anarchy-mangonels-view-battery = Mangonels
anarchy-mangonels-view-loaded = { $number } · loaded: { $n } of { $of }
anarchy-mangonels-view-state = { $state ->
        [aimed] being aimed
        [alone] no crew
        [ready] ready to shoot
       *[loads] { $left ->
            [one] { $left } more turn
           *[other] { $left } more turns
        }
    }
anarchy-mangonels-view-crew = { $n ->
        [0] No crew is left
        [one] Crew, out of reach: { $n } man
       *[other] Crew, out of reach: { $n } men
    }
anarchy-mangonels-view-engine = { $kind ->
        [gallery] Gallery
        [belfry] Belfry
       *[ram] Ram
    }
anarchy-mangonels-view-engine-stands = { $stands ->
        [gone] Destroyed or gone
        [burnt] Burnt, of no use
        [astride] Men beyond the edge: { $n }
        [wall] Against the wall
       *[map] All of it on the map
    }
anarchy-mangonels-view-engine-pushed = { $men ->
        [0] Nobody pushes it
       *[other] Pushed by { $men }: { $hexes ->
            [0] too few
            [one] { $hexes } hex a turn
           *[other] { $hexes } hexes a turn
        }
    }
anarchy-mangonels-view-engine-moved = Hexes this turn: { $moved } of { $hexes }
anarchy-mangonels-view-engine-rolls = { $left ->
        [0] Sappers may roll now
       *[other] Sappers roll in turn { $turn }
    }
anarchy-mangonels-view-engine-men = Sappers: { $sappers } · others: { $others }

anarchy-mangonels-view-engine-chance = { $percent ->
        [0] No engineer, or nothing to mine
       *[other] Chance of a mine: { $percent }%
    }
anarchy-mangonels-view-run-mans = { $seat } put { $n ->
        [one] { $n } man
       *[other] { $n } men
    } in the part of the engine that lies beyond the edge of the map.
anarchy-mangonels-view-cover = total, none from the rear
anarchy-mangonels-view-outcome-stone = The stone came down in { $hex }.
anarchy-mangonels-view-outcome-damage = Damaged: { $what }, { $hex }.
anarchy-mangonels-view-outcome-dig = { $result }.

anarchy-mangonels-view-gallery = Gallery of { $side }: a roof on wheels, open at the rear only. It goes straight, over flat ground, and over no ditch.
anarchy-mangonels-view-gallery-burnt-hex = This hex of it has burnt out and holds nobody.
anarchy-mangonels-view-awning-closed = Its awning: nobody stands here until it stands against a wall, and as long as somebody does it is not moved.
anarchy-mangonels-view-awning-open = Under its awning, against the wall: one man stands here.
anarchy-mangonels-view-gallery-room = One man stands here. The gallery is entered by its three rear hexes, for { $points } MP.
anarchy-mangonels-view-gallery-rear = By the open rear he can be shot at, and shoots that way himself.
anarchy-mangonels-view-gallery-cover = Nothing that is shot reaches him here, but through the open rear.
anarchy-mangonels-view-gallery-pushed = Men who push it: { $men }. It goes { $hexes ->
        [0] nowhere: three are needed for one hex, six for two
        [one] { $hexes } hex in a turn
       *[other] { $hexes } hexes in a turn
    }.
anarchy-mangonels-view-gallery-at-wall = It stands against the wall.
anarchy-mangonels-view-gallery-men = Sappers in it: { $sappers }. Others: { $others }.
anarchy-mangonels-view-gallery-burnt = { $n ->
        [one] { $n } of its hexes has burnt out
       *[other] { $n } of its hexes have burnt out
    }; with { $most } it is of no use any more.
anarchy-mangonels-view-rolls = It stands against the wall. { $left ->
        [0] Its sappers roll for the mine in this turn’s combat.
        [one] Its sappers roll for the mine in { $left } turn, in turn { $turn }.
       *[other] Its sappers roll for the mine in { $left } turns, in turn { $turn }.
    }
anarchy-mangonels-view-diggers = Sappers who dig: { $sappers }; points: { $points }. { $engineer ->
        [yes] The chance of a mine at each roll is { $percent }%.
       *[no] No engineer is with them: they do not roll.
    }
anarchy-mangonels-view-mined = Mined: { $hexes }.
anarchy-mangonels-view-mine-here = This wall is mined, and its mine is propped up.
anarchy-mangonels-view-gallery-before = A gallery stands against this wall, whose sappers may mine it.
anarchy-mangonels-view-he-digs = He digs at the mine.
anarchy-mangonels-view-he-directs = He directs those who dig.
anarchy-mangonels-view-astride = { $kind ->
        [gallery] He stands in the gallery, beyond the edge of the map. Nobody reaches him there; he pushes, and comes on with it.
        [ram] He stands in the ram, beyond the edge of the map. Nobody reaches him there; he pushes, and comes on with it.
       *[other] He stands in the engine, beyond the edge of the map. Nobody reaches him there; he comes on with it.
    }
anarchy-mangonels-view-serves = He serves the mangonels beyond the edge of the map. Nobody reaches him there, and he does nothing else in this battle.

anarchy-mangonels-view-dig = The mine under { $hex }
anarchy-mangonels-view-dig-sappers = { $n ->
        [one] { $n } sapper
       *[other] { $n } sappers
    }
anarchy-mangonels-view-dig-props = Mined
    .hint = The mine is dug and propped up.
anarchy-mangonels-view-dig-nothing = Not yet
    .hint = Nothing changes.
anarchy-mangonels-view-dig-again = { $n ->
        [one] They roll again in { $n } turn, for one of these walls.
       *[other] They roll again in { $n } turns, for one of these walls.
    }

anarchy-mangonels-view-mangonel = Mangonel { $side ->
        [royalist] of the royalists
       *[angevin] of the Angevins
    }: { $loaded ->
        [yes] loaded
       *[no] not loaded; with its crew beside it that takes { $left ->
            [one] { $left } more upkeep
           *[other] { $left } more upkeeps
        }
    }.
anarchy-mangonels-view-no-crew = It has no crew: { $n } men who are ready have to stand beside it, one of them an engineer.
anarchy-mangonels-view-stands = Nobody enters its hex, no shot passes it, and it never moves.
anarchy-mangonels-view-mangonels = Mangonels
    .hint = Mangonels of this side that still stand.
anarchy-mangonels-view-weapon = mangonel
anarchy-mangonels-view-points = Points: { $hex } where the stone comes down, { $beside } beside it
anarchy-mangonels-view-stone = Mangonel: { $hex }
anarchy-mangonels-view-damages = Damaged
    .hint = The wall aimed at takes one degree of damage.
anarchy-mangonels-view-demolishes = Demolished
    .hint = The wall aimed at comes down.
anarchy-mangonels-view-spares = As it is
    .hint = The wall aimed at takes no damage.
anarchy-mangonels-view-percent = The numbers on the hexes: how often in a hundred the stone comes down there. Whoever stands there dies, friend or enemy.
anarchy-mangonels-view-engine-risk = { $whose ->
        [own] { $kind ->
            [gallery] Beware: your own gallery is destroyed in { $percent }% of cases.
            [belfry] Beware: your own belfry is destroyed in { $percent }% of cases.
           *[ram] Beware: your own ram is destroyed in { $percent }% of cases.
        }
       *[enemy] { $kind ->
            [gallery] The enemy’s gallery is destroyed in { $percent }% of cases.
            [belfry] The enemy’s belfry is destroyed in { $percent }% of cases.
           *[ram] The enemy’s ram is destroyed in { $percent }% of cases.
        }
    }
anarchy-mangonels-view-who = { $unit } ({ $percent }%)
anarchy-mangonels-view-friends = Beware: killed, wounded or stunned of your own may be { $units }.
anarchy-mangonels-view-foes = Enemies who may be killed, wounded or stunned: { $units }.
anarchy-mangonels-view-degrees = On average, the walls take { $whole }.{ $tenths } degrees of damage in all.
anarchy-mangonels-view-others = A hourd, a mantlet or an engine that shoots may be destroyed: { $percent }%.
anarchy-mangonels-view-lost = It comes down beyond the edge of the map in { $percent }% of cases.

anarchy-mangonels-view-if-mined = { $n ->
        [one] at least { $n } wall hex is mined
       *[other] at least { $n } wall hexes are mined
    }
anarchy-mangonels-view-if-damaged = { $n ->
        [one] { $areas } have taken at least { $n } degree of damage
       *[other] { $areas } have taken at least { $n } degrees of damage in all
    }
anarchy-mangonels-view-so-far = As it stands now – { $parts }.
anarchy-mangonels-view-so-far-mined = mined wall hexes: { $n } of { $least }
anarchy-mangonels-view-so-far-damaged = degrees of damage: { $n } of { $least }
anarchy-mangonels-view-so-far-left = { $class ->
        [sapper] sappers left: { $n } (at least { $least } needed)
       *[other] { $name }, left: { $n } (at least { $least } needed)
    }
anarchy-mangonels-view-mines = Mined wall hexes
    .hint = Wall hexes that the sappers of this side have mined, and how many of them it needs.
anarchy-mangonels-view-damage = Damage to walls
    .hint = Degrees of damage that the walls have taken in all, and how many of them this side needs. A wall that has come down counts with all that it takes.
