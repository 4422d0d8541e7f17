# Mangonels, galleries and mines of The Anarchy.
anarchy-ask-man = { $seat }, who stands in the part of { $engine } that lies beyond the edge of the map? { $left ->
        [1] One more man is wanted.
       *[other] { $left } are still wanted.
    }
anarchy-ask-mangonel = { $seat }, at which hex { $beyond ->
        [0] does the mangonel in { $hex } throw its stone?
       *[other] does a mangonel beyond the edge of the map throw its stone?
    }
    .closing = Shoot no more

anarchy-do-man = Place inside: { $target }
anarchy-do-usual-crew = Choose them in the usual way
anarchy-do-man-mangonel = Shoot with the mangonel in { $target }
anarchy-do-battery = Shoot with a mangonel beyond the edge
anarchy-do-bombard = Bombard { $target }
anarchy-do-dig = Mine the wall in { $target }

anarchy-log-mans = { $seat } put { $unit } in the part of the engine that lies beyond the edge of the map.
anarchy-log-mangonel = { $beyond ->
        [0] The mangonel in { $from }
       *[other] A mangonel beyond the edge of the map
    } threw a stone at { $target }. Where the stone came down: { $hex }.
anarchy-log-mangonel-reloads = { $beyond ->
        [0] The mangonel in { $hex }
       *[other] A mangonel beyond the edge of the map
    } is being loaded: { $n } of { $of }.
anarchy-log-bombards = The stone against { $what } in { $hex } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $keep ->
        [0] {""}
       *[other] , { $keep } against the keep
    }{ $needed ->
        [0] {""}
       *[other] ; needed { $needed } or more
    }): { $result }.
anarchy-log-struck-beside = { $target } stood beside where the stone came down ({ $cover }{ $range ->
        [0] {""}
       *[other] , +{ $range } for the range
    }{ $hunger ->
        [0] {""}
       *[other] , +{ $hunger } for hunger
    }): { $result }.
anarchy-log-engine-wrecked = In { $hex } { $what } of { $seat } was destroyed.
anarchy-log-digs = The sappers of { $seat } dug under the wall in { $hex } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $needed ->
        [0] {""}
       *[other] ; needed { $needed } or more
    }): { $result }.

# What a stone is thrown against, what a ram strikes, and what comes down.
anarchy-struck-wall = the wall
anarchy-struck-tower = the tower
anarchy-struck-door = the door
anarchy-struck-gate = the gate
anarchy-struck-bridge = the bridge
anarchy-why-stone = {" "}(by the stone)
anarchy-struck-floor = the hourd or the scaffold
anarchy-struck-ram = the ram
anarchy-struck-belfry = the belfry
anarchy-struck-gallery = the gallery
anarchy-struck-ballista = the ballista
anarchy-struck-mangonel = the mangonel
anarchy-struck-mantlet = the mantlet

# What digging comes to.
anarchy-dig-props = the wall is mined and propped up
anarchy-dig-nothing = the mine does not reach under it yet

anarchy-roll-stone = where the stone comes down
anarchy-roll-bombard = the stone
anarchy-roll-dig = the mine

anarchy-data-mangonel-missing = a scenario has mangonels, and nothing here says what they can do
anarchy-data-battery = { $found } men serve the mangonels beyond the edge of the map; { $wanted } are needed, one of them an `engineer` for each two, and none where no mangonel stands there
anarchy-data-manned = { $wanted } men are to stand in the engines beyond the edge of the map; the side has { $found } on foot for it
anarchy-data-not-dry = { $hex } is no hex of a ditch that could be dry
anarchy-data-no-engineer = mangonels beyond the edge of the map are served by an `engineer` at least, and their crew has none
anarchy-data-no-mining = no wall is mined in this scenario: it has no `mining`

refusal-anarchy-not_in_engine = Only a man on foot who is still to come on goes into the engine: no rider, no animal, nobody who serves the mangonels, and nobody twice.
refusal-anarchy-no_mangonel = None of your mangonels stands there.
refusal-anarchy-mangonel_own_fire = A mangonel shoots in its own side’s fire only, not in the enemy’s turn.
refusal-anarchy-mangonel_burns = The mangonel is on fire; it shoots again only when the fire has been put out.
refusal-anarchy-mangonel_there = A mangonel fills this hex: nobody enters it, and nothing else stands in it.
refusal-anarchy-aims_elsewhere = In this scenario the mangonels are aimed at one stretch of wall only; choose one of its hexes.
refusal-anarchy-hourd_shields_wall = The stone would come over the hourd that hangs before this wall and shields it; the hourd itself can be aimed at.
    .A-3-3-36 = The hourd before this wall came down in this turn, and still shields it until the next turn begins.
refusal-anarchy-hex_already_bombarded = In one turn the mangonels of a side are aimed at one hourd hex only, and yours have been aimed at another.
refusal-anarchy-gallery_at_ditch = A gallery does not go over a ditch, filled or not, and so never comes to a wall that stands behind one.
refusal-anarchy-awning_manned = The gallery does not move while anybody stands under its awning: he has to go farther back in it, or out.
refusal-anarchy-engineer_missing = Nobody directs the sappers: an engineer who is not stunned has to be in the gallery with them.
refusal-anarchy-already_mined = This wall is mined already; choose another of those straight ahead of the gallery.
