# Belfries in the window of The Anarchy.
anarchy-belfry-view-title = Belfry
anarchy-belfry-view-ground = Ground
    .inside = the ground
anarchy-belfry-view-shelter = Shelter floor
    .inside = the shelter floor
anarchy-belfry-view-bridge-floor = Bridge floor
    .inside = the bridge floor
anarchy-belfry-view-top = Top
    .inside = the top
anarchy-belfry-view-on-map = { $floor }, on the map
anarchy-belfry-view-caption = Level { $level } · { $dead ->
        [yes] of no use
       *[no] { $men } of { $most } men
    }

anarchy-belfry-view-terrain-ground = Under a belfry
anarchy-belfry-view-terrain-floor = Floor of a belfry
anarchy-belfry-view-terrain-bridge = Bridge of a belfry
anarchy-belfry-view-terrain-winch = Winch of a belfry
anarchy-belfry-view-job-lower-bridge = He lets down the bridge of the belfry in { $hex }

anarchy-belfry-view-if-stand-among = { $n ->
        [one] at least { $n } active man of { $side } stands in one of these places: { $areas }
       *[other] at least { $n } active men of { $side } stand in these places, counted together: { $areas }
    }
anarchy-belfry-view-if-stuck = the belfry of { $side } has burnt so far that it does not move any more, and its bridge has never been let down

anarchy-belfry-view-here = Belfry of { $side }, { $floor }, level { $level }. Men there: { $men } of { $most } for whom there is room.
anarchy-belfry-view-burnt = This hex has burnt out: nobody enters it.
anarchy-belfry-view-dead = So much of this floor has burnt that nobody else comes onto it.
anarchy-belfry-view-axle = An axle: on the ground nobody stands here.
anarchy-belfry-view-enter = On the ground it is open at the rear only: men go in there, for { $points } MP, and fight there.
anarchy-belfry-view-ladder-up = By the ladder here up to { $floor }: { $points } MP.
anarchy-belfry-view-ladder-down = By the ladder here down to { $floor }: { $points } MP.
anarchy-belfry-view-winch = One of the hexes of the winch: { $men } men at it let the bridge down when they have done nothing else for a turn.
anarchy-belfry-view-overlooks = From the top one sees over the wall: enemies have cover only right behind a crenel or under a shelter.
anarchy-belfry-view-pushed = Men who push it: { $men }. It goes { $hexes ->
        [0] nowhere
        [one] one hex
       *[other] { $hexes } hexes
    } in a turn, straight forward or back.
anarchy-belfry-view-has-moved = It has moved in this turn: nobody of its side climbs to its lowest floor or down from it.
anarchy-belfry-view-has-climbed = Somebody has climbed to its lowest floor in this turn, or down from it: it does not move.
anarchy-belfry-view-burnt-hexes = { $n ->
        [one] One of its hexes on the ground has burnt out
       *[other] { $n } of its hexes on the ground have burnt out
    }; with { $most } it does not move any more.
anarchy-belfry-view-bridge-down = Its bridge is down: it never moves again.
anarchy-belfry-view-bridge-up = Its bridge is up. { $columns ->
        [0] From here it reaches no wall.
       *[other] From here { $columns } of its { $of } columns reach the wall.
    }
anarchy-belfry-view-storey = { $floor }: { $who }
anarchy-belfry-view-storeys = In the same hex: { $storeys }.
anarchy-belfry-view-nobody = nobody

anarchy-belfry-view-bridge-here = The bridge of the belfry of { $side } lies here. From it to the wall or back it is { $points } MP.
anarchy-belfry-view-bridge-above = Over this ground lies the bridge of the belfry of { $side }.
anarchy-belfry-view-bridge-would-fall = If the belfry of { $side } lets its bridge down now, it falls here, on whoever stands here.
anarchy-belfry-view-bridge-would-hang = If the belfry of { $side } lets its bridge down now, it lies over this ground.

anarchy-belfry-view-cover-slits = { $cover } through slits
anarchy-belfry-view-cover-open = { $cover } where it is open

anarchy-belfry-view-he-is = He is in the belfry, on { $floor }, level { $level }.
anarchy-belfry-view-on-bridge = He stands on the bridge of a belfry, and fights those on the wall beside him.
anarchy-belfry-view-at-winch = He stands at the winch of the bridge.
anarchy-belfry-view-shoots-moving = The belfry has moved in this turn, which adds to the die of a shot out of it.
anarchy-belfry-view-under-fire = The floor above him burns: he must leave, or is wounded and then killed.
anarchy-belfry-view-die-moving = on the die: the belfry has moved
