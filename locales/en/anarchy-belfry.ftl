# Belfries of The Anarchy.
# Places over a hex: the floors of a belfry; a scaffold or the head of a ladder.
anarchy-place-shelter = { $hex }, shelter floor
anarchy-place-bridge-floor = { $hex }, bridge floor
anarchy-place-top = { $hex }, top of the belfry
anarchy-place-above = { $hex }, above

anarchy-do-lower-bridge = Let down the bridge of the belfry
anarchy-help-lower-bridge = to let down the bridge of the belfry

anarchy-log-begins-lower-bridge = { $unit } began to let down the bridge of the belfry in { $hex }.
anarchy-log-bridge-let-go = The bridge of the belfry in { $hex } was let go.
anarchy-log-bridge-down = The bridge of the belfry is down; it lies on the wall in { $hex }.
anarchy-log-crushed = The bridge of the belfry fell on { $unit } in { $hex } (stunned from { $stunned } on, wounded from { $wounded }, killed from { $killed }{ $armour ->
        [0] {""}
       *[other] ; +{ $armour } for mail
    }): { $result }.
anarchy-log-belfry-collapses = The belfry of { $seat } collapsed.
anarchy-log-collapse = The belfry came down over { $unit }{ $lies ->
        [0] {""}
       *[other] {" "}(needed { $unhurt } or more to escape unhurt, { $wounded } or more to escape wounded)
    }: { $result }.

# What the bridge does to whom it falls on, and what the collapse does to those on the ground.
anarchy-crush-retreats = driven back one hex
anarchy-crush-stunned = driven back one hex and stunned
anarchy-crush-wounded = driven back one hex and wounded
anarchy-crush-killed = killed
anarchy-collapse-escapes = escaped unhurt
anarchy-collapse-wounded = escaped wounded
anarchy-collapse-killed = killed

anarchy-why-crushed = {" "}(under the bridge of the belfry)
anarchy-why-collapse = {" "}(the belfry collapsed)

anarchy-roll-crush = the bridge of the belfry
anarchy-roll-collapse = collapse of the belfry

refusal-anarchy-belfry_level_full = This floor of the belfry is full and holds no more men.
refusal-anarchy-belfry_moving = In one movement a belfry moves, or its men climb to its lowest floor or from it, never both.
refusal-anarchy-bridge_is_down = The bridge of the belfry has been let down: the belfry does not move any more.
refusal-anarchy-winch_men_missing = The bridge is let down by two men of the belfry’s side, one in each hex of the winch, who do nothing else for a turn.
refusal-anarchy-bridge_not_adjacent = No rampart of its height is within reach of the bridge: straight ahead of one of the three foremost hexes, at most 2 hexes away, with nothing as high between.
refusal-anarchy-hourd_blocks_bridge = A hourd hangs before the belfry: the bridge is let down only when none is left straight ahead of it up to the wall.
    .A-3-3-07 = A hourd hangs where the bridge would lie, and a bridge is not let down on a hourd.
refusal-anarchy-hourd_vs_bridge = Nobody in a hourd fights with a man on the bridge of a belfry, nor such a man with him.
    .A-3-3-37 = Where the bridge lies on the wall, men on the wall fight those on it; who is in a hourd beside it does not.
