# Ballistae of The Anarchy.
anarchy-weapon-ballista = a ballista

anarchy-ask-ballistae = { $seat }, in which hex does a ballista stand? { $left ->
        [1] This is the last one.
       *[other] { $left } are left.
    }
anarchy-ask-mantlets = { $seat }, in which hex does a mantlet stand? { $left ->
        [1] This is the last one.
       *[other] { $left } are left.
    }
anarchy-ask-screen = { $seat }, which of the six sides does the mantlet in { $hex } face?
anarchy-ask-ballista = { $seat }, at which hex does the ballista in { $hex } shoot?
    .closing = Shoot no more
anarchy-ask-ballista-goes = { $seat }, { $unit } and those with him carry the ballista in { $hex }. Where to, hex by hex?
    .closing = Put it down
anarchy-help-carry-ballista = to carry the ballista

anarchy-do-place-ballista = Place a ballista in { $target }
anarchy-do-place-mantlet = Place a mantlet in { $target }
anarchy-do-screen = Face it towards { $target }
anarchy-do-usual-ballistae = Place them in the usual way
anarchy-do-usual-mantlets = Place them in the usual way
anarchy-do-loose = Shoot with the ballista in { $target }
anarchy-do-loose-at = Shoot at { $target }
anarchy-do-lift-ballista = Carry the ballista in { $target }
anarchy-do-ballista-to = Carry it to { $target }

anarchy-log-ballista = A ballista stands in { $hex }.
anarchy-log-mantlet-placed = A mantlet stands in { $hex }.
anarchy-log-bolt = The ballista in { $from } shot at { $target }. Where the shot came down: { $hex }{ $empty ->
        [0] .
       *[other] , where nobody stood.
    }
anarchy-log-reloads = The ballista in { $hex } is being loaded: { $n } of { $of }.
anarchy-log-ballista-carried = The ballista in { $from } was carried to { $hex }.

anarchy-data-no-ground = { $hex } is no ground on which that can stand, or none that the scenario allows

refusal-anarchy-no_ballista = No ballista stands there.
refusal-anarchy-ballista_own_fire = A ballista shoots in its own side’s fire only, not in the enemy’s turn.
refusal-anarchy-ballista_burns = The ballista is on fire.
refusal-anarchy-ballista_there = A ballista fills this hex: nobody enters it, and nothing else stands in it.
refusal-anarchy-carriers_missing = It takes four men who have done nothing in this turn, beside the ballista or beside a hex that is adjacent to it.
refusal-anarchy-carrier_not_idle = He has moved or shot in this turn; who carries a ballista does nothing else.
refusal-anarchy-ballista_ground = A ballista is carried to an adjacent hex with no wall between: open ground, rampart, tower, stairs or bridge, where nothing else stands.
refusal-anarchy-ballista_too_far = A ballista is carried two hexes in a turn on easy ground, and one over brush or stairs.
refusal-anarchy-no_room_for_carriers = There is no room there for the ballista and the men who carry it.
refusal-anarchy-enemy_ballista = This is a ballista of the enemy.
refusal-anarchy-carries_ballista = He carries a ballista, and does nothing else in this turn.
refusal-anarchy-ballista_place = A ballista stands on open ground or on a wall where nobody and nothing else stands, neither on stairs nor on a bridge, and where the scenario allows it.
    .A-3-3-22 = A ballista never stands in a hourd.
refusal-anarchy-mantlet_place = A mantlet stands on ground that is open to horses, one in a hex, and where the scenario allows it.
refusal-anarchy-still_to_place = There is still room for those that are left: all of them are placed.

anarchy-view-ballista = Ballista { $side ->
        [royalist] of the royalists
       *[angevin] of the Angevins
    }: { $loaded ->
        [yes] loaded
       *[no] not loaded; with its crew beside it that takes { $left ->
            [one] one more upkeep
           *[other] { $left } more upkeeps
        }
    }. Nobody enters its hex, and no shot passes it.
anarchy-view-ballista-crew = It is served by { $units }.
anarchy-view-ballista-no-crew = It has no crew: two men who are ready have to stand beside it, one of them an engineer.
anarchy-view-ballista-carried = It has been carried in this turn, and does not shoot.
anarchy-view-ballistae = Ballistae
    .hint = Ballistae of this side that still stand.
anarchy-view-weapon-ballista = ballista
anarchy-view-loose-at = Ballista: { $hex }
anarchy-view-loose-on = Ballista: { $target }
anarchy-view-loose-strays = The shot comes down on { $hex } in { $percent }% of cases, else on one of the hexes around it, which the chances take into account. Friend or enemy is hit.
anarchy-view-loose-others = It may strike: { $units }.
anarchy-view-loose-empty = Nobody stands there; the shot may come down beside it.
anarchy-view-aim-ballistae = Each enemy ballista that is gone, or whose side has no engineer left, brings { $side } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anarchy-view-otherwise-most-points = When turn { $turn } is over, whoever has more points wins; equal points are a draw.
