# What the window tells of a battle: header and track.
anarchy-view-turn = Turn
    .hint = The battle ends with turn { $turns } at the latest. Victory is looked at when a turn ends.
anarchy-view-turn-of = { $turn } of { $turns }
anarchy-view-phase = Step
anarchy-view-phase-set-up = Deployment
    .hint = Both sides place their men in their zones.
anarchy-view-phase-movement = Movement
    .hint = The side whose phase it is moves its men, one after the other.
anarchy-view-phase-defensive-fire = Defensive fire
    .hint = The other side shoots.
anarchy-view-phase-offensive-fire = Offensive fire
    .hint = The side whose phase it is shoots.
anarchy-view-phase-combat = Combat
    .hint = The side whose phase it is attacks, one enemy after the other.

# Players.
anarchy-view-score = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
anarchy-view-score-label = Points
anarchy-view-n-of = { $n }/{ $of }
anarchy-view-men-left = Men left
    .hint = Men who are alive, no captives and not gone from the map. A side without any has lost.
anarchy-view-animals-left = Animals left
    .hint = Animals that are alive and still on the map, or have yet to enter it.
anarchy-view-killed = Enemies killed
    .hint = Enemies whom this side has killed.
anarchy-view-captured = Enemies captured
    .hint = Enemies who are captives of this side, on the field or led off the map. Each counts for points; for the conditions of a scenario only those who were led off.
anarchy-view-exited = Off the map
    .hint = Those of this side who have left the map by an edge that is open to them.
anarchy-view-own-killed = Own killed
anarchy-view-own-captured = Own captured
anarchy-view-phase-of = Its phase
    .hint = It is the phase of this side: it moves, shoots after the enemy, and attacks.
anarchy-view-of-class = { $n } (wounded: { $wounded }, stunned: { $stunned })

# What each side wants.
anarchy-view-fact-turns = { $n ->
        [1] The battle lasts one turn.
       *[other] The battle lasts at most { $n } turns.
    }
anarchy-view-fact-force = { $side }: { $men ->
        [one] { $men } man
       *[other] { $men } men
    }{ $animals ->
        [0] .
        [one] { " and " }{ $animals } animal.
       *[other] { " and " }{ $animals } animals.
    }
anarchy-view-aim-wins = { $side } wins { $when } if { $condition }.
anarchy-view-aim-marginally = { $side } wins marginally { $when } if { $condition }.
anarchy-view-aim-decisive = The victory of { $side } is a decisive one if { $condition }.
anarchy-view-aim-draw = The battle is a draw { $when } if { $condition }.
anarchy-view-at-any-time = at the end of any turn
anarchy-view-from-turn = at the end of turn { $turn } or any later turn
anarchy-view-at-end = at the end of turn { $turn }
# After “if” and after a colon; what is joined by “or” belongs closer together.
anarchy-view-and = { ", and " }
anarchy-view-or = { " or " }
anarchy-view-not = it is not true that { $condition }
anarchy-view-if-exited = { $who ->
        [animals] { $n ->
            [one] at least { $n } animal of { $side } has left the map by its exit
           *[other] at least { $n } animals of { $side } have left the map by their exit
        }
        [men] { $n ->
            [one] at least { $n } man of { $side } has left the map by his exit
           *[other] at least { $n } men of { $side } have left the map by their exit
        }
       *[class] { $n ->
            [1] { $class ->
                [noble] a noble of { $side } has left the map by his exit
               *[other] at least { $several } of { $side } has left the map by his exit
            }
           *[other] at least { $several } of { $side } have left the map by their exit
        }
    }
anarchy-view-if-led-off = { $who ->
        [animals] { $n ->
            [one] at least { $n } animal of { $side } has been led off the map
           *[other] at least { $n } animals of { $side } have been led off the map
        }
        [men] { $n ->
            [one] at least { $n } man of { $side } has been captured and led off the map
           *[other] at least { $n } men of { $side } have been captured and led off the map
        }
       *[class] { $n ->
            [1] { $class ->
                [noble] a noble of { $side } has been captured and led off the map
               *[other] at least { $several } of { $side } has been captured and led off the map
            }
           *[other] at least { $several } of { $side } have been captured and led off the map
        }
    }
anarchy-view-if-killed = { $who ->
        [animals] { $n ->
            [one] at least { $n } animal of { $side } has been killed
           *[other] at least { $n } animals of { $side } have been killed
        }
        [men] { $n ->
            [one] at least { $n } man of { $side } has been killed
           *[other] at least { $n } men of { $side } have been killed
        }
       *[class] { $n ->
            [1] { $class ->
                [noble] a noble of { $side } has been killed
               *[other] at least { $several } of { $side } has been killed
            }
           *[other] at least { $several } of { $side } have been killed
        }
    }
anarchy-view-if-taken = { $who ->
        [animals] { $n ->
            [one] at least { $n } animal of { $side } has been captured
           *[other] at least { $n } animals of { $side } have been captured
        }
        [men] { $n ->
            [one] at least { $n } man of { $side } has been captured
           *[other] at least { $n } men of { $side } have been captured
        }
       *[class] { $n ->
            [1] { $class ->
                [noble] a noble of { $side } has been captured
               *[other] at least { $several } of { $side } has been captured
            }
           *[other] at least { $several } of { $side } have been captured
        }
    }
anarchy-view-if-fewer-exited = { $who ->
        [animals] { $n ->
            [1] no animal of { $side } has left the map by its exit
           *[other] fewer than { $n } animals of { $side } have left the map by their exit
        }
        [men] { $n ->
            [1] no man of { $side } has left the map by his exit
           *[other] fewer than { $n } men of { $side } have left the map by their exit
        }
       *[class] { $n ->
            [1] not even { $several } of { $side } has left the map by his exit
           *[other] fewer than { $several } of { $side } have left the map by their exit
        }
    }
anarchy-view-if-remain = { $who ->
        [animals] { $n ->
            [one] at least { $n } animal of { $side } is left
           *[other] at least { $n } animals of { $side } are left
        }
        [men] { $n ->
            [one] at least { $n } active man of { $side } is left
           *[other] at least { $n } active men of { $side } are left
        }
       *[class] { $class ->
            [sapper] { $n ->
                [one] at least { $n } active sapper of { $side } is left
               *[other] at least { $n } active sappers of { $side } are left
            }
           *[other] { $n ->
                [one] at least { $several } of { $side } is left and active
               *[other] at least { $several } of { $side } are left and active
            }
        }
    }
anarchy-view-if-fewer = { $who ->
        [animals] { $n ->
            [1] no animal of { $side } is left
           *[other] fewer than { $n } animals of { $side } are left
        }
        [men] { $n ->
            [1] no active man of { $side } is left
           *[other] fewer than { $n } active men of { $side } are left
        }
       *[class] { $n ->
            [1] not even { $several } of { $side } is left and active
           *[other] fewer than { $several } of { $side } are left and active
        }
    }
anarchy-view-if-only = all active men of { $side } stand in { $area }
anarchy-view-if-none-left = { $who ->
        [animals] no animal of { $side } is left
        [men] no active man of { $side } is left
       *[class] not even { $several } of { $side } is left and active
    }
anarchy-view-if-stand = { $n ->
        [one] at least { $n } active man of { $side } stands in { $area }
       *[other] at least { $n } active men of { $side } stand in { $area }
    }
anarchy-view-if-fewer-stand = { $n ->
        [1] no active man of { $side } stands in { $area }
       *[other] fewer than { $n } active men of { $side } stand in { $area }
    }
anarchy-view-if-holds = { $of ->
        [1] { $side } holds { $areas }
       *[other] { $side } holds at least { $n } of these: { $areas }
    }
anarchy-view-if-engine-left = the ram of { $side } has left the map over the edge ahead of it
anarchy-view-if-demolished = { $of ->
        [1] { $area } has come down
       *[other] { $n ->
            [one] at least { $n } hex of { $area } has come down
           *[other] at least { $n } hexes of { $area } have come down
        }
    }
anarchy-view-if-closed = { $area } is closed
anarchy-view-aim-keeps-to = Up to turn { $turn }, the men of { $side } may not leave { $areas }.
anarchy-view-aim-surprised = { $turn ->
        [1] On turn { $turn }, only one man of { $side } may act.
       *[other] Up to turn { $turn }, only one man of { $side } may act in each turn.
    }
anarchy-view-aim-needs-leader = When the last noble or knight of { $side } has fallen, the rest of his men leave the battle.
anarchy-view-aim-burnt = Each scaffold hex that burns or has burnt brings { $side } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
anarchy-view-hold = To hold a place is to have an active man in it and no active enemy.
anarchy-area-church = the church
anarchy-area-garth = the garth
anarchy-area-cloister = the cloister
anarchy-area-convent = the convent
anarchy-area-great_door = the great door
anarchy-area-scaffolds = the scaffolds
anarchy-area-court = the court
anarchy-area-keep = the keep
anarchy-area-wall_walk = the wall walk
anarchy-area-gate = the castle gate
anarchy-area-bridge = the bridge
anarchy-area-ditch = the ditch
anarchy-area-keep_door = the door of the keep
anarchy-area-enclosure = the enclosure
anarchy-area-inside = the inside of the place
anarchy-view-otherwise-wins = Otherwise, { $side } wins when turn { $turn } is over.
anarchy-view-otherwise-points = Otherwise, when turn { $turn } is over, whoever has more points for enemies killed and captured wins marginally.
anarchy-view-otherwise-draw = Otherwise, the battle is a draw when turn { $turn } is over.
anarchy-view-all-join = { $joined ->
        [0] All { $n } take part
       *[other] The others, too ({ $n })
    }
anarchy-view-names-and = { $names } and { $last }
anarchy-view-aim-no-men = A side that has no active man left has lost.
anarchy-view-cause-condition = This decided it: { $condition }.
anarchy-view-cause-both = Both sides had reached their goals; the points decided, { $royalist } of the royalists against { $angevin } of the Angevins.
anarchy-view-cause-nobody-left = No active man was left on either side; the points decided, { $royalist } of the royalists against { $angevin } of the Angevins.
anarchy-view-cause-no-men = { $side } had no active man left.
anarchy-view-cause-points = The last turn was over; the points decided, { $royalist } of the royalists against { $angevin } of the Angevins.
anarchy-view-cause-length = The last turn was over, and no goal that would have decided the battle had been reached.
anarchy-view-cause-missed = To win, { $side } would have needed this: { $condition }.

# Headings and folded lines of the log.
anarchy-view-set-up = Deployment
anarchy-view-turn-heading = Turn { $turn }
anarchy-view-run-deployed = { $seat } deployed { $animals ->
        [0] { $n ->
            [one] { $n } man
           *[other] { $n } men
        }
       *[other] { $n } men and animals
    }.
anarchy-view-run-enters = { $seat } brought { $animals ->
        [0] { $n ->
            [one] { $n } man
           *[other] { $n } men
        }
       *[other] { $n } men and animals
    } onto the map.

# A piece.
anarchy-view-class = Class
anarchy-view-now = Attack, defence, MP now
anarchy-view-foot = On foot, healthy
anarchy-view-foot-wounded = On foot, wounded
anarchy-view-mounted = On horseback, healthy
anarchy-view-mounted-wounded = On horseback, wounded
anarchy-view-values-of = { $attack } – { $defence } – { $moves }
anarchy-view-points-left = MP left
anarchy-view-left-of = { $left } of { $of }
anarchy-view-points = { $n } MP
anarchy-view-weapons = Weapons
anarchy-view-weapon-sword = sword
anarchy-view-weapon-lance = lance
anarchy-view-weapon-spear = spear
anarchy-view-weapon-axe = axe
anarchy-view-weapon-tool = tool
anarchy-view-weapon-pick = pick
anarchy-view-weapon-short-bow = short bow
anarchy-view-weapon-long-bow = long bow
anarchy-view-weapon-crossbow = crossbow
anarchy-view-weapon-sling = sling
anarchy-view-weapon-staff-sling = staff sling
anarchy-view-weapon-javelin = javelins
anarchy-view-range = Short, medium, long range
anarchy-view-ranges = up to { $short }, { $medium }, { $long }
anarchy-view-ranges-from = up to { $short }, { $medium }, { $long }, not nearer than { $nearest }
anarchy-view-ammunition = Javelins left
anarchy-view-armour = Armour
anarchy-view-mail = mail
anarchy-view-hex = Hex
anarchy-view-both-hexes = { $front }, rear in { $rear }; looks { $looks }
anarchy-view-looks-n = north
anarchy-view-looks-ne = north-east
anarchy-view-looks-se = south-east
anarchy-view-looks-s = south
anarchy-view-looks-sw = south-west
anarchy-view-looks-nw = north-west
anarchy-view-worth = Worth in points
anarchy-view-waiting = He is not on the map yet.
anarchy-view-captive = He is a captive.
anarchy-view-stunned = He is stunned and misses the whole next phase of his side.
anarchy-view-stunned-recovers = He is stunned and recovers when the next phase of his side begins.
anarchy-view-wounded = He is wounded: another wound or stun kills him.
anarchy-view-disarmed = He has no arms: he has the values of a wounded man.
anarchy-view-guards = He leads a captive: he neither attacks nor shoots in this phase.
anarchy-view-has-attacked = He has attacked in this combat step.
anarchy-view-was-attacked = He was attacked in this combat step.
anarchy-view-charges = He charges whoever stands straight before him.
anarchy-view-guarded = Guards beside him: { $n } of { $least } that it takes.
anarchy-view-threatened = An enemy threatens his hex.
anarchy-view-may-shoot = He may still shoot in this step.
anarchy-view-may-throw = He may throw a stone in this step.

# A hex.
anarchy-view-place = { $ground }, { $hex }
anarchy-view-on-foot = To enter on foot
anarchy-view-on-horse = To enter on horseback
anarchy-view-closed = closed
anarchy-view-cover = Cover
anarchy-view-cover-none = none
anarchy-view-cover-light = light
anarchy-view-cover-medium = medium
anarchy-view-cover-strong = strong
anarchy-view-cover-total = total
anarchy-view-attack-out = Shift when attacking out of it
anarchy-view-attack-into = Shift when attacked in it
anarchy-view-level = Level
anarchy-view-crest = It covers against shots that enter over its crest, and against no others.
anarchy-view-corner = It covers against shots that enter by its covered sides, and against no others.
anarchy-view-no-mail = Nobody enters it in armour or on horseback. It gives no cover against a shooter beside the water.
anarchy-view-blocks = Trees block lines of fire that pass below their tops.
anarchy-view-door-closed = The door is closed: this hex is entered and left from inside only, and no shot passes.
anarchy-view-door-open = The door is open. Who stands here can close it.
anarchy-view-door-burst = The door is open for good.
anarchy-view-crenels = The crenels cover against shots from outside, not from the court.
anarchy-view-church-window = It is entered from a scaffold that leads to it or from the head of a ladder, not from the floor; from it one drops to the floor inside. It covers against shots from outside.
anarchy-view-opening = It is entered from inside only, and covers against shots from outside.
anarchy-view-under-scaffold = Over this ground stands a scaffold.
anarchy-view-under-hourd = Over this ground hangs a hourd: no ladder is raised here, and who stands in it drops stones straight down.
anarchy-view-behind-hourd = A hourd hangs before the crenels: over that side nobody can be shot at here, nor shoots or throws anything out.
anarchy-view-hourd = Out of it only bows and crossbows shoot, over the sides that face away from the wall. It covers strongly against shots from outside, less against those through the floor and from the crenels behind it.
anarchy-view-hourd-floor = Through its floor stones, javelins and oil go down on who stands at the foot of the wall below.
anarchy-view-ladder-raised = A ladder stands here and leans on { $hex }.
anarchy-view-ladder-lies = A ladder lies here.
anarchy-view-mantlet = A mantlet stands here and faces { $hex }: strong cover against shots over that side and the two beside it; nobody fights or retreats over its front.
anarchy-view-mantlet-outwards = A mantlet stands here and faces off the map.
anarchy-view-heap = A heap of stones lies here: up to 2 hexes away men on the walls throw them at enemies below, in adjacent hexes. In its hex they are bound as with a short bow, one hex away as with a long bow, two hexes away as with a crossbow.
anarchy-view-basin = A basin of boiling oil stands here. Two men on opposite sides of it carry it, or set it at its crenel.
anarchy-view-basin-borne = A basin of boiling oil, borne by { $units }. It falls and spills if one of them is stunned, killed or retreats.
anarchy-view-basin-set = A basin of boiling oil, set at its crenel by { $units }: they tip it in their combat step, as long as both stay where they are.
anarchy-view-oil-on = Boiling oil on { $target }
anarchy-view-oil-over = Boiling oil over { $hex }
anarchy-view-oil-roof = Under the roof of the engine men suffer only if it catches fire: { $n } or more.
anarchy-view-oil-also = Under it, too, each with a die of his own: { $units }
anarchy-view-oil-beside = Beside it, column { $column }: { $units }
anarchy-view-oil-retreats = Whoever survives under it retreats at once, whatever the result. Armour gives nothing.
anarchy-view-mantlets-left = Mantlets
    .hint = Mantlets that men of this side still bring onto the map.
anarchy-view-burns = It burns: nobody enters. The fire ends with turn { $turn }.
anarchy-view-lit = It has been set on fire and burns from the end of this turn on.
anarchy-view-burnt = It has burnt out.
anarchy-view-work-here = At work here: { $units } ({ $n ->
        [one] { $n } upkeep
       *[other] { $n } upkeeps
    } left).
anarchy-view-works = { $work }; done when { $n ->
        [one] the next phase of his side begins
       *[other] { $n } more phases of his side have begun
    }, unless he does something else or is hurt.
anarchy-view-job-open = He opens the door in { $hex }
anarchy-view-job-close = He closes the door in { $hex }
anarchy-view-job-burst = He bursts the door in { $hex }
anarchy-view-job-break-bridge = He breaks the bridge in { $hex }
anarchy-view-job-lay-gangway = He lays a gangway in { $hex }
anarchy-view-job-raise = He raises a ladder against { $hex }
anarchy-view-job-lower = He lowers the ladder in { $hex }
anarchy-view-job-put-out = He puts out the fire in { $hex }
anarchy-view-job-tether = He tethers the ox in { $hex }
anarchy-view-job-free = He frees the ox in { $hex }
anarchy-view-job-shift-heap = He shifts a heap of stones to { $hex }
anarchy-view-in-fire = It burns where he stands: he must leave, or is wounded and then killed.
anarchy-view-at-head = He is at the head of a ladder: he has no cover, cannot shoot, and fights only the man above.
anarchy-view-surprised = His side is surprised, and another of its men has acted in this turn.
anarchy-view-bodies = { $n ->
        [one] { $n } body lies here.
       *[other] { $n } bodies lie here.
    }
anarchy-view-bodies-slow = { $n } bodies lie here: entering costs double.
anarchy-view-threatened-by = Threatened by { $side }.
anarchy-view-exit = From here men of { $side } may leave the map.
anarchy-view-terrain-flat = Open ground
anarchy-view-terrain-brush = Brush
anarchy-view-terrain-tree = Trees
anarchy-view-terrain-embankment = Embankment
anarchy-view-terrain-beach = Beach
anarchy-view-terrain-shallows = Shallows
anarchy-view-terrain-river = River
anarchy-view-terrain-ford = Ford
anarchy-view-terrain-interior = Inside of a building
anarchy-view-terrain-wall = Wall
anarchy-view-terrain-wall-window = Window in a wall
anarchy-view-terrain-wall-door = Doorway
anarchy-view-terrain-great-door = Great door
anarchy-view-terrain-church-window = Church window
anarchy-view-terrain-chapel-window = Chapel window
anarchy-view-terrain-furniture = Furniture
anarchy-view-terrain-low-wall = Low wall
anarchy-view-terrain-outer-corner = Outer corner
anarchy-view-terrain-scaffold = Scaffold
anarchy-view-terrain-stairs = Stairs
anarchy-view-terrain-court = Court
anarchy-view-terrain-ditch = Ditch
anarchy-view-terrain-filled-ditch = Filled ditch
anarchy-view-terrain-fixed-bridge = Fixed bridge
anarchy-view-terrain-burnt-bridge = Destroyed bridge
anarchy-view-terrain-gangway = Gangway
anarchy-view-terrain-gate = Castle gate
anarchy-view-terrain-rubble = Rubble
anarchy-view-terrain-hourd = Hourd
anarchy-view-terrain-rampart = Rampart
anarchy-view-terrain-tower-top = Tower top
anarchy-view-terrain-tower-door = Tower door
anarchy-view-terrain-castle-wall = Castle wall
anarchy-view-terrain-keep-hall = Hall of the keep
anarchy-view-terrain-keep-door = Door of the keep
anarchy-view-terrain-platform = Platform
anarchy-view-terrain-arrow-slit = Arrow slit
anarchy-view-terrain-castle-window = Window
anarchy-view-terrain-twin-window = Twin window
anarchy-view-terrain-ladder-head = Head of a ladder

# Before an order is given.
anarchy-view-turns = { $n ->
        [1] 1 turn
       *[other] { $n } turns
    }
anarchy-view-area = Part of
anarchy-view-fire-at = { $shooter } shoots fire at { $hex }
anarchy-view-needed = { $n } or more
anarchy-view-own-man-there = { $unit } of your own side stands there.
anarchy-view-result-lights = Lit
    .hint = it burns from the end of the turn on
anarchy-view-result-goes-out = Goes out
    .hint = nothing happens
anarchy-view-whole-movement = his whole movement
anarchy-view-can-charge = So far straight ahead: he then charges whoever stands straight before him.
anarchy-view-still-waiting = { $n ->
        [one] { $n } piece waits to enter the map and can still do so.
       *[other] { $n } pieces wait to enter the map and can still do so.
    }
anarchy-view-confirm-concede = Concede the battle? The other side wins at once.

# What an attack would bring.
anarchy-view-fight = { $attackers } against { $target }
anarchy-view-with-all = { $n ->
        [one] Only { $n } man can attack.
       *[other] With all { $n } men who can attack.
    }
anarchy-view-half-defence = stunned: half
anarchy-view-shift-ground = column: the defender’s hex, { $ground }
anarchy-view-shift-worst = column: the worst of the attackers’ hexes
anarchy-view-shift-charge = column: charge
anarchy-view-shift-height = column: one level higher or lower, across stairs or a door
anarchy-view-die-unsupplied = on the die: no supplies
anarchy-view-differential = Differential { $difference }: column { $column }.
anarchy-view-shifted = Shifted to column { $column }.
anarchy-view-attacker-hurt = { $unit } is wounded: stunned or wounded again, he would die.
anarchy-view-attacker-stuck = { $unit } has no hex to go back to: thrown back, he would be { $dies ->
        [0] wounded
       *[other] killed
    }.
anarchy-view-may-yield = Before the combat die, { $target } surrenders on a die of { $most } or less ({ $percent }%).
anarchy-view-result-shot-dead = Killed
    .hint = he is dead
anarchy-view-result-killed = Killed
    .hint = he is dead; an attacker beside him may advance
anarchy-view-result-wounded = Wounded
    .hint = he turns to his wounded values
anarchy-view-result-unhorsed = Unhorsed
    .hint = he lies stunned; the horse is gone
anarchy-view-result-stunned = Stunned
    .hint = he misses his side’s next phase
anarchy-view-result-retreat = Retreats
    .hint = he goes back one hex
anarchy-view-result-nothing = Nothing
    .hint = both sides stay as they are
anarchy-view-result-attackers-retreat = Thrown back
    .hint = all attackers go back one hex
anarchy-view-result-attacker-stunned = Own stunned
    .hint = one attacker is stunned
anarchy-view-result-attacker-wounded = Own wounded
    .hint = one attacker is wounded

# What a shot would bring.
anarchy-view-shot = { $shooter } shoots at { $target }
anarchy-view-throw = { $shooter } throws a stone at { $target }
anarchy-view-die-added = +{ $added }
anarchy-view-die-range = on the die: range
anarchy-view-die-armour = on the die: the target’s armour
anarchy-view-die-wounded = on the die: the shooter is wounded
anarchy-view-distance = { $n ->
        [one] { $n } hex to { $hex }.
       *[other] { $n } hexes to { $hex }.
    }
anarchy-view-low-is-good = The lower the die, the better the shot; whatever is added to it makes it worse.
anarchy-view-stone-strays = The shot comes down on the hex that it is aimed at in { $percent }% of cases; the chances hold for these. Elsewhere it hits whoever stands there.
anarchy-view-result-miss = Missed
    .hint = nothing happens

# How it has come out.
anarchy-view-outcome-rolled = Die: { $die }
anarchy-view-outcome-killed = { $target } is killed.
anarchy-view-outcome-wounded = { $target } is wounded.
anarchy-view-outcome-unhorsed = { $target } is unhorsed.
anarchy-view-outcome-stunned = { $target } is stunned.
anarchy-view-outcome-retreat = { $target } has to retreat.
anarchy-view-outcome-nothing = Nothing happens to { $target }.
anarchy-view-outcome-miss = The shot misses { $target }.
anarchy-view-outcome-attackers-retreat = { $target } throws the attackers back.
anarchy-view-outcome-attacker-stunned = One of those who attacked { $target } is stunned.
anarchy-view-outcome-attacker-wounded = One of those who attacked { $target } is wounded.

# Engines.
anarchy-view-engine = A ram of { $side }.
anarchy-view-engine-room = One man stands here. The ram is entered by its front and rear hexes, for { $points } MP, and shots reach him only through these.
anarchy-view-engine-beams = Its beam: nobody stands here.
anarchy-view-engine-burnt-hex = This hex of it has burnt out and holds nobody.
anarchy-view-engine-idle = { $men ->
        [0] Nobody pushes it.
        [one] One man pushes it, which is too few.
       *[other] { $men } men push it, which is too few.
    }
anarchy-view-engine-pushed = { $men } men push it, { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } a turn.
anarchy-view-engine-team = { $oxen ->
        [0] No ox is tethered.
        [one] One ox of two is tethered.
       *[other] Two oxen are tethered.
    }
anarchy-view-engine-driven = { $driver } drives them.
anarchy-view-engine-undriven = Nobody drives them.
anarchy-view-ram-strikes = Men at its beam: { $men }. Points against the wall ahead: { $points }.
anarchy-view-ram-too-few = Too few men serve its beam.
anarchy-view-ram-bars = It stands in the way of its own breach: pushed back, it lets others in.
anarchy-view-ram-later = It strikes again in turn { $turn }.
anarchy-view-ram = The ram against { $hex }
anarchy-view-ram-servants = { $men } { $men ->
        [one] servant
       *[other] servants
    }
anarchy-view-ram-damages = Damaged
    .hint = A degree more of damage; it stands as before.
anarchy-view-ram-demolishes = Demolished
    .hint = It comes down: a wall leaves rubble, the castle gate a free way. The ram bars it until it is pushed back.
anarchy-view-ram-nothing = Nothing
    .hint = It stands as before.
anarchy-view-ram-tower = Against a tower
anarchy-view-damage = Damaged: { $degree } of { $of } degrees. It stands as before until the last.
anarchy-view-resistance = It comes down with { $of } { $of ->
        [one] degree
       *[other] degrees
    } of damage.
anarchy-view-engine-burnt = { $n ->
        [one] One of its hexes has burnt out
       *[other] { $n } of its hexes have burnt out
    }; with { $most } it is useless.
anarchy-view-engine-beyond = Beyond the edge of the map: { $units }.
anarchy-view-yoke = Place for an ox: it is tethered here, by a man beside it.
anarchy-view-yoke-taken = The ox here is tethered.
anarchy-view-driver = Who stands here drives the oxen.
anarchy-view-ox-tethered = Tethered to the engine that it draws: it goes where that goes, and can be freed.
anarchy-view-ox-in-place = It stands in its place before the engine; a man beside it can tether it.
anarchy-view-pushes = He is in the engine and pushes.
anarchy-view-too-busy-to-push = He has fought since his side last moved, and does not push.
anarchy-view-drives = He stands where the oxen are driven.
anarchy-view-went-along = He has gone along with the engine in this movement.
