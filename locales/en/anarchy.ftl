# The Anarchy.
game-anarchy = The Anarchy
    .hint = England, 1139 to 1153: royalists and Angevins fight man to man for the crown, in woods and in castles.
scenario-anarchy-sc01 = The Mule Track
    .hint = The royalists lead three pack animals across a stream and off the map; the Angevins are in the way. For learning to move and to fight.
scenario-anarchy-sc02 = Arrows at the Ford
    .hint = The Angevins have to cross a river where only a ford lets riders and armour through; the royalists wait with bows, crossbows and a staff sling. For learning to shoot. Hard for the Angevins: of ten matches that the program plays against itself the royalists win eight or nine.
scenario-anarchy-sc03 = Taking the Baron
    .hint = A royalist noble rides through a wood in which the Angevins want to take him alive. For learning to surround and to capture. Hard for the royalists: of ten matches that the program plays against itself the Angevins win nine or more.
scenario-anarchy-sc04 = The Ox Team
    .hint = The Angevins have to bring a ram down the map and off it, pushed by men or drawn by oxen that still have to be fetched; royalist riders and shooters are after it. For learning engines. Hard for the Angevins: of ten matches that the program plays against itself the royalists win nine.
scenario-anarchy-sc05 = The Great Door
    .hint = The Angevins have to clear a church of royalists: they burst its great door, or come round through the cloister. For learning buildings, doors, and how a door is burst.
scenario-anarchy-sc06 = Ladders and Planks
    .hint = The Angevins attack a priory from two sides with ladders and torches; whoever holds two of church, garth and convent wins. For learning scaffolds, windows, ladders and fire.
scenario-anarchy-sc07 = The Open Gate
    .hint = The Angevins surprise a castle whose gate stands open; the royalists have to close it, or hold the keep. For learning castles: gate, bridge, ditch and wall walk. Hard for the Angevins: of ten matches that the program plays against itself the royalists win eight.

scenario-anarchy-sc08 = Under the Hourds
    .hint = The Angevins storm a castle by ladders and a half filled ditch, with mantlets against arrows; before a part of its wall hang hourds, roofed wooden walks. For learning hourds, mantlets and stones. Hard for the Angevins: of ten matches that the program plays against itself the royalists win eight.
scenario-anarchy-sc09 = The Belfry
    .hint = The Angevins push a belfry, a tower on wheels, over a filled ditch to the wall of a castle, let its bridge down on the wall, and have to get six men in; flaming arrows may stop it on its way. For learning belfries.
scenario-anarchy-sc10 = Boiling Oil
    .hint = The Angevins storm a castle by ladders and a half filled ditch; above wait three basins of boiling oil and two heaps of stones. For learning oil and stones. Hard for the Angevins: of ten matches that the program plays against itself the royalists win almost nine.
scenario-anarchy-sc11 = The Ballista Duel
    .hint = Two ballistae on the walls of a castle against two on the meadow before it, behind mantlets. For learning ballistae, where their shots come down, and flaming arrows. Hard for the Angevins, who have no wall before them: of ten matches that the program plays against itself the royalists win nearly all.
scenario-anarchy-sc12 = The Ram
    .hint = The Angevins push a ram over the bridge of a castle against its gate, and have to come in by the breach; above waits a basin of boiling oil. For learning the ram at work. Of ten matches that the program plays against itself the Angevins win six.
scenario-anarchy-sc13 = Gallery and Mangonels
    .hint = The Angevins push a gallery, a roof on wheels, to the foot of a castle wall, where their sappers mine it; from beyond the edge of the map two mangonels throw stones at the wall. The royalists may sally against the sappers. Six men in the gallery push it two hexes a turn, three push it one. Once it stands at the wall, its rear lies on the edge of the map, where only men who are still to come can join it: keep somebody back. For learning galleries, mines and mangonels.
scenario-anarchy-sc14 = The Breach
    .hint = The Angevins storm a castle whose wall is broken in one place, against a strong garrison; they need the door of the keep. For learning rubble and breaches.

# Figures of whole matches, for comparisons of rule data.
anarchy-figure-turns = Turns
anarchy-figure-first-wins = Wins of the side that moves first
anarchy-figure-marginal = Marginal victories
anarchy-figure-royalists-killed = Royalists killed
anarchy-figure-angevins-killed = Angevins killed
anarchy-figure-led-off = Captives led off the map

# Sides, classes, those who have no name of their own, horses. Within a sentence a class is followed by a number.
anarchy-side-royalist = Royalist
    .inside = the royalist
anarchy-side-angevin = Angevin
    .inside = the Angevin
anarchy-class-noble = Noble
    .inside = noble
    .count = { $n ->
        [one] { $n } noble
       *[other] { $n } nobles
    }
anarchy-class-knight = Knight
    .inside = knight
    .count = { $n ->
        [one] { $n } knight
       *[other] { $n } knights
    }
anarchy-class-sergeant = Sergeant
    .inside = sergeant
    .count = { $n ->
        [one] { $n } sergeant
       *[other] { $n } sergeants
    }
anarchy-class-man_at_arms = Man-at-arms
    .inside = man-at-arms
    .count = { $n ->
        [one] { $n } man-at-arms
       *[other] { $n } men-at-arms
    }
anarchy-class-archer = Archer
    .inside = archer
    .count = { $n ->
        [one] { $n } archer
       *[other] { $n } archers
    }
anarchy-class-crossbowman = Crossbowman
    .inside = crossbowman
    .count = { $n ->
        [one] { $n } crossbowman
       *[other] { $n } crossbowmen
    }
anarchy-class-peasant = Peasant
    .inside = peasant
    .count = { $n ->
        [one] { $n } peasant
       *[other] { $n } peasants
    }
anarchy-class-engineer = Engineer
    .inside = engineer
    .count = { $n ->
        [one] { $n } engineer
       *[other] { $n } engineers
    }
anarchy-class-sapper = Sapper
    .inside = sapper
    .count = { $n ->
        [one] { $n } sapper
       *[other] { $n } sappers
    }
anarchy-class-staff_slinger = Staff slinger
    .inside = staff slinger
    .count = { $n ->
        [one] { $n } staff slinger
       *[other] { $n } staff slingers
    }
anarchy-class-welsh_spearman = Welsh spearman
    .inside = Welsh spearman
    .count = { $n ->
        [one] { $n } Welsh spearman
       *[other] { $n } Welsh spearmen
    }
anarchy-class-welsh_archer = Welsh archer
    .inside = Welsh archer
    .count = { $n ->
        [one] { $n } Welsh archer
       *[other] { $n } Welsh archers
    }
anarchy-class-flemish_infantry = Flemish infantryman
    .inside = Flemish infantryman
    .count = { $n ->
        [one] { $n } Flemish infantryman
       *[other] { $n } Flemish infantrymen
    }
anarchy-class-flemish_crossbowman = Flemish crossbowman
    .inside = Flemish crossbowman
    .count = { $n ->
        [one] { $n } Flemish crossbowman
       *[other] { $n } Flemish crossbowmen
    }
anarchy-class-light_infantry = Light infantryman
    .inside = light infantryman
    .count = { $n ->
        [one] { $n } light infantryman
       *[other] { $n } light infantrymen
    }
anarchy-class-ox = Ox
    .inside = ox
    .count = { $n ->
        [one] { $n } ox
       *[other] { $n } oxen
    }
anarchy-class-pack_animal = Pack animal
    .inside = pack animal
    .count = { $n ->
        [one] { $n } pack animal
       *[other] { $n } pack animals
    }
anarchy-numbered = { $class } { $number }
anarchy-horse = horse of { $rider }
    .inside = { $rider }’s horse

# What is asked.
anarchy-ask-deploy = { $seat }, where do you place { $unit }? { $left ->
        [one] This is the last one.
       *[other] { $left } are left to place.
    }
anarchy-ask-deployed = { $seat }, all your men are in place. Confirm the deployment.
anarchy-ask-rear = { $seat }, the front hex of { $unit } is { $hex }. Which is his rear hex?
anarchy-ask-move = { $seat }, turn { $turn }, movement: { $engines ->
        [0] who moves?
       *[other] who moves? An engine goes to a lit hex in its line, where there is one.
    }
    .closing = End the movement
anarchy-ask-walk = { $seat }, where does { $unit } go? MP left: { $points }.
    .closing = End the movement
anarchy-ask-escort = { $seat }, { $unit } is your captive. Where do your men lead him?
    .closing = End the movement
anarchy-ask-defensive-fire = { $seat }, turn { $turn }, defensive fire: who shoots?
    .closing = No more shots
anarchy-ask-offensive-fire = { $seat }, turn { $turn }, offensive fire: who shoots?
    .closing = No more shots
anarchy-ask-aim = { $seat }, at whom does { $unit } shoot?
    .closing = No more shots
anarchy-ask-combat = { $seat }, turn { $turn }, combat: whom do you attack?
    .closing = No more attacks
anarchy-ask-muster = { $seat }, who attacks { $target }? Attack so far: { $attack }; defence: { $defence }.
anarchy-ask-who-is-stunned = { $seat }, one of those who attacked { $unit } is stunned. Which one?
anarchy-ask-who-is-wounded = { $seat }, one of those who attacked { $unit } is wounded. Which one?
anarchy-ask-retreat = { $seat }, { $unit } must retreat one hex. Where to?
anarchy-ask-advance = { $seat }, the way to { $hex } is open. Who advances?
anarchy-ask-advance-hex = { $seat }, into which hex does { $unit } advance?
anarchy-ask-which-hex = { $seat }, { $unit } has been unhorsed. In which of his two hexes does he lie?
anarchy-ask-hands = { $seat }, who helps { $unit } { $job }?
anarchy-help-carry = to carry the ladder
anarchy-help-burst = to burst the door
anarchy-help-break-bridge = to break the bridge
anarchy-help-lay-gangway = to lay the gangway
anarchy-help-put-out = to put out the fire
anarchy-help-shift-heap = to shift the heap of stones
anarchy-help-carry-basin = to carry the basin of oil
anarchy-help-set-basin = to set the basin of oil at the crenel
anarchy-help-work = with his work
anarchy-ask-carry = { $seat }, { $unit } and { $other } carry a ladder. Where to?
    .closing = Leave it
anarchy-ask-wheel = { $seat }, { $unit } moves a mantlet. Where to? MP left: { $points }.
    .closing = Leave it
anarchy-ask-face = { $seat }, which of the six sides does the mantlet in { $hex } face?
anarchy-ask-heaps = { $seat }, in which hex of your walls does a heap of stones lie? { $left ->
        [1] This is the last one.
       *[other] { $left } are left.
    }
    .closing = Place no more
anarchy-ask-basins = { $seat }, in which hex of your walls does a basin of oil stand? { $left ->
        [1] This is the last one.
       *[other] { $left } are left.
    }
    .closing = Place no more
anarchy-ask-heap-goes = { $seat }, { $unit } shifts the heap of stones in { $hex }. Where to?
    .closing = Leave it
anarchy-ask-basin-goes = { $seat }, { $unit } and { $other } carry the basin of oil in { $hex }. Where to, hex by hex?
    .closing = Put it down
anarchy-ask-tip-over = { $seat }, over which hex is the basin in { $hex } tipped?
    .closing = Leave it
anarchy-ask-rubble = { $seat }, which hex of the walls has been brought down? { $left ->
        [1] This is the last one.
       *[other] { $left } are left.
    }
anarchy-ask-fascines = { $seat }, on which ditch hex do you lay a fascine? { $left ->
        [1] This is the last one.
       *[other] { $left } are left.
    }
    .closing = Lay no more
anarchy-ask-torch = { $seat }, who holds the torch to { $hex }?
    .closing = Leave it

# What can be done.
anarchy-do-take-in-hand = Take in hand: { $target }
anarchy-do-put = Place in { $target }
anarchy-do-rear-in = Rear hex in { $target }
anarchy-do-usual-deployment = Place everybody in the usual way
anarchy-do-ready = Confirm the deployment
anarchy-do-take = Move { $target }
anarchy-do-go = Go to { $target }
anarchy-do-turn-to = Turn to { $target }
anarchy-do-step-back = Step back
anarchy-do-exit = Leave the map
anarchy-do-mount = Mount { $target }
anarchy-do-dismount = Dismount
anarchy-do-lead = Lead him to { $target }
anarchy-do-lead-off = Lead him off the map
anarchy-do-shoot-with = Aim with { $target }
anarchy-do-shoot-at = Shoot at { $target }
anarchy-do-attack = Attack { $target }
anarchy-do-join = Attack with { $target }
anarchy-do-strike = Make the attack
anarchy-do-suffer = Choose { $target }
anarchy-do-retreat = Retreat to { $target }
anarchy-do-retreat-off = Retreat off the map
anarchy-do-fall-in = Fall in { $target }
anarchy-do-advance-with = Advance with { $target }
anarchy-do-advance-into = Advance into { $target }
anarchy-do-stay = Nobody advances
anarchy-do-open-door = Open the door
anarchy-do-close-door = Close the door
anarchy-do-burst = Burst the door in { $target }
anarchy-do-break-bridge = Break the bridge in { $target }
anarchy-do-lay-gangway = Lay a gangway in { $target }
anarchy-do-raise = Raise the ladder against { $target }
anarchy-do-lower = Lower the ladder
anarchy-do-put-out = Put out the fire in { $target }
anarchy-do-tether = Tether the ox in { $target }
anarchy-do-free = Free the ox in { $target }
anarchy-do-draw = Draw the engine to { $target }
anarchy-do-push = Push the engine to { $target }
anarchy-do-over-edge = Bring the engine off the map
anarchy-do-with = With { $target }
anarchy-do-begin = Begin with these
anarchy-do-leave-it = Leave it
anarchy-do-lift = Lift the ladder in { $target }
anarchy-do-bring-ladder = Bring a ladder
anarchy-do-carry = Carry it to { $target }
anarchy-do-topple = Push the ladder away at { $target }
anarchy-do-take-mantlet = Move a mantlet
anarchy-do-wheel = Move it to { $target }
anarchy-do-face = Face it towards { $target }
anarchy-do-throw-at = Throw a stone at { $target }
anarchy-do-shift-heap = Shift the heap of stones in { $target }
anarchy-do-heap-to = Shift it to { $target }
anarchy-do-lift-basin = Carry the basin in { $target }
anarchy-do-set-basin = Set the basin in { $target } at its crenel
anarchy-do-basin-to = Carry it to { $target }
anarchy-do-tip = Tip the basin in { $target }
anarchy-do-ram = Ram { $target }
anarchy-do-pour = Pour over { $target }
anarchy-do-heap-up = Place a heap of stones in { $target }
anarchy-do-place-basin = Place a basin of oil in { $target }
anarchy-do-usual-heaps = Place them in the usual way
anarchy-do-usual-basins = Place them in the usual way
anarchy-do-lay = Lay a fascine in { $target }
anarchy-do-breach = Bring down the wall in { $target }
anarchy-do-usual-rubble = Bring them down in the usual way
anarchy-do-usual-fascines = Lay them in the usual way
anarchy-do-laid = Lay no more
anarchy-do-flaming = Flaming shot at { $target }
anarchy-do-torch = Hold a torch to { $target }
anarchy-do-torch-by = By { $target }
anarchy-do-done = End this step
anarchy-do-concede = Concede the battle

# What happened.
anarchy-log-deployed = { $seat } deployed { $unit } in { $hex }.
anarchy-log-ready = { $seat } has deployed.
anarchy-log-turn = Turn { $turn } begins; { $seat } moves first.
anarchy-log-phase = The phase of { $seat } begins.
anarchy-log-recovers = { $unit } recovered and is no longer stunned.
anarchy-log-rearmed = { $unit } took up a dead man’s weapon.
anarchy-log-enters = { $unit } entered the map and came to { $hex } ({ $points } MP).
anarchy-log-goes = { $unit } went to { $hex } ({ $points } MP).
anarchy-log-rides = { $unit } rode to { $hex } ({ $points } MP).
anarchy-log-turns = { $unit } turned to { $hex } ({ $points } MP).
anarchy-log-backs = { $unit } stepped back to { $hex } ({ $points } MP).
anarchy-log-exits = { $unit } left the map from { $hex }.
anarchy-log-dismounts = { $unit } dismounted.
anarchy-log-mounts = { $unit } mounted { $horse }.
anarchy-log-leads = { $seat } led the captive { $unit } to { $hex }.
anarchy-log-led-off = { $seat } led { $unit } off the map: he is captured.
anarchy-log-escapes = { $unit } escaped, without arms.
anarchy-log-shot = { $unit } { $thrown ->
        [0] shot at { $target } with { $weapon }
       *[other] threw { $weapon } at { $target }
    } ({ $cover }{ $range ->
        [0] {""}
       *[other] , +{ $range } for the range
    }{ $armour ->
        [0] {""}
       *[other] , +{ $armour } for mail
    }{ $hurt ->
        [0] {""}
       *[other] , +{ $hurt } for a wounded shooter
    }{ $hunger ->
        [0] {""}
       *[other] , +{ $hunger } for hunger
    }{ $moving ->
        [0] {""}
       *[other] , +{ $moving } for the moving belfry
    }): { $result }.
anarchy-log-stone = { $unit } used the staff sling. Where the shot came down: { $hex }.
anarchy-log-yields = { $unit } surrendered and is a captive (needed { $needed } or less).
anarchy-log-fights-on = { $unit } did not surrender and fights on (needed { $needed } or less).
anarchy-log-combat = { $unit } attacked { $target }: { $attack } against { $defence }, { $table }, column { $differentials }{ $shift ->
        [0] {""}
        [-2] , shifted by −2
        [-1] , shifted by −1
       *[other] , shifted by { $shift }
    }{ $added ->
        [0] {""}
       *[other] , +{ $added } to the die
    }; { $result }.
anarchy-log-stunned = { $unit } was stunned.
anarchy-log-wounded = { $unit } was wounded.
anarchy-log-killed = { $unit } was killed in { $hex }{ $why }.
# Why he was killed; nothing where the shot or the attack did it alone.
anarchy-why-outright = {""}
anarchy-why-wounded-before = {" "}(already wounded)
anarchy-why-stunned-before = {" "}(already stunned)
anarchy-why-stunned-retreat = {" "}(stunned, and had to retreat)
anarchy-why-wounded-rider = {" "}(wounded, and thrown from the horse)
anarchy-why-in-fire = {" "}(stayed in the fire)
anarchy-log-unhorsed = { $unit } was unhorsed and lies stunned in { $hex }.
anarchy-log-retreats = { $unit } retreated to { $hex }.
anarchy-log-cannot-retreat = { $unit } had no hex to which the rules let him retreat, which counts as a wound.
anarchy-log-advances = { $unit } advanced into { $hex }.
anarchy-log-work-lost = The work of { $unit } was interrupted.
anarchy-log-begins-open = { $unit } began to open the door in { $hex }.
anarchy-log-begins-close = { $unit } began to close the door in { $hex }.
anarchy-log-begins-burst = { $unit } began to burst the door in { $hex }.
anarchy-log-begins-break-bridge = { $unit } began to break the bridge in { $hex }.
anarchy-log-begins-lay-gangway = { $unit } began to lay a gangway in { $hex }.
anarchy-log-begins-raise = { $unit } began to raise a ladder against { $hex }.
anarchy-log-begins-lower = { $unit } began to lower the ladder in { $hex }.
anarchy-log-begins-put-out = { $unit } began to fight the fire in { $hex }.
anarchy-log-begins-tether = { $unit } began to tether the ox in { $hex }.
anarchy-log-begins-shift-heap = { $unit } began to shift a heap of stones to { $hex }.
anarchy-log-begins-free = { $unit } began to free the ox in { $hex }.
anarchy-log-opened = The door in { $hex } was opened.
anarchy-log-closed = The door in { $hex } was closed.
anarchy-log-burst = The door in { $hex } was burst and stays open.
anarchy-log-bridge-broken = The bridge in { $hex } was broken.
anarchy-log-gangway-laid = A gangway was laid in { $hex }.
anarchy-log-ladder-raised = A ladder was raised against { $hex }.
anarchy-log-ladder-lowered = The ladder in { $hex } was lowered.
anarchy-log-tethered = The ox in { $hex } was tethered to the engine.
anarchy-log-freed = The ox in { $hex } was freed.
anarchy-log-drawn = Oxen drew the engine { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } to { $hex }.
anarchy-log-pushed = Men pushed the engine { $hexes ->
        [one] one hex
       *[other] { $hexes } hexes
    } to { $hex }.
anarchy-log-over-edge = The engine was brought off the map, with everybody who went along.
anarchy-log-put-out = The fire in { $hex } was put out (needed { $needed } or more{ $added ->
        [0] {""}
       *[other] , +{ $added } for the helpers
    }).
anarchy-log-still-burns = The fire in { $hex } could not be put out (needed { $needed } or more{ $added ->
        [0] {""}
       *[other] , +{ $added } for the helpers
    }).
anarchy-log-carries = { $unit } and { $other } carried a ladder to { $hex }.
anarchy-log-climbs-down = { $unit } was driven down the ladder to { $hex }.
anarchy-log-falls = { $unit } fell to { $hex }.
anarchy-log-topples = { $unit } pushed the ladder in { $hex } away (needed { $needed } or more).
anarchy-log-ladder-stands = { $unit } pushed the ladder in { $hex }, and it stands (needed { $needed } or more).
anarchy-log-mantlet = { $unit } moved a mantlet to { $hex }; it faces { $towards }.
anarchy-log-heap = A heap of stones lies in { $hex }.
anarchy-log-heap-shifted = A heap of stones was shifted to { $hex }.
anarchy-log-basin = A basin of oil stands in { $hex }.
anarchy-log-basin-set = { $unit } set the basin of oil in { $hex } at its crenel.
anarchy-log-basin-carried = { $unit } carried a basin of oil to { $hex }.
anarchy-log-basin-tipped = { $unit } tipped boiling oil over { $hex }.
anarchy-log-basin-falls = The basin of oil in { $hex } fell, and its oil was spilt.
anarchy-log-oil = Oil over { $target }: column { $differentials }: { $result }.
anarchy-log-oil-lights = The oil of { $unit } set { $hex } on fire (needed { $needed } or more).
anarchy-log-oil-fails = The oil of { $unit } set nothing on fire in { $hex } (needed { $needed } or more).
anarchy-log-rubble = The wall in { $hex } lies in ruins.
anarchy-log-fascine = The ditch in { $hex } was filled with a fascine.
anarchy-log-incendiary-lights = An incendiary of { $unit } set { $hex } on fire (needed { $needed } or more).
anarchy-log-incendiary-fails = An incendiary of { $unit } went out in { $hex } (needed { $needed } or more).
anarchy-log-arrow-lights = A flaming arrow of { $unit } set { $hex } on fire (needed { $needed } or more).
anarchy-log-arrow-fails = A flaming arrow of { $unit } at { $hex } went out (needed { $needed } or more).
anarchy-log-torch-lights = { $unit } set { $hex } on fire with a torch (needed { $needed } or more).
anarchy-log-torch-fails = { $unit } held a torch to { $hex }, in vain (needed { $needed } or more).
anarchy-log-spreads = The fire spread to { $hex } (needed { $needed } or more).
anarchy-log-spreads-not = The fire did not spread to { $hex } (needed { $needed } or more).
anarchy-log-in-fire = { $unit } stayed in the fire.
anarchy-log-burnt-out = The fire in { $hex } has burnt out.
anarchy-log-rams = The ram of { $seat } struck { $what } in { $hex } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $tower ->
        [0] {""}
       *[other] , { $tower } against a tower
    }{ $needed ->
        [0] {""}
       *[other] ; needed { $needed } or more
    }): { $result }.
anarchy-log-damaged = Damage in { $hex }: { $degree } of the { $of } degrees that bring it down.
anarchy-log-demolished = In { $hex } { $what } came down; rubble lies there now.
anarchy-log-gate-falls = The gate in { $hex } came down; the way stands open for good.
anarchy-log-scaffold-falls = The scaffold over { $hex } came down.
anarchy-log-hourd-falls = The hourd over { $hex } came down.
anarchy-blow-damages = a degree of damage
anarchy-blow-nothing = nothing
anarchy-blow-destroys = destroyed
anarchy-log-leaderless = The last commander of { $seat } has fallen: those who are left go.
anarchy-log-flees = { $unit } fled to { $hex }.
anarchy-log-end-turn = Turn { $turn } ends. Points: royalists { $royalist }, Angevins { $angevin }.
anarchy-log-victory = Victory of { $seat }. { $how }
anarchy-log-draw = The battle is a draw. { $how }
anarchy-log-conceded = { $seat } conceded.

# Where the stone of a staff sling struck, in place of a hex.
anarchy-beyond-the-map = beyond the edge of the map

# What the table of combat says; it follows the numbers of an attack.
anarchy-result-none = nothing happens
anarchy-result-ar = the attackers retreat
anarchy-result-as = one attacker is stunned
anarchy-result-aw = one attacker is wounded
anarchy-result-dr = the defender retreats
anarchy-result-ds = the defender is stunned
anarchy-result-du = the defender is unhorsed
anarchy-result-dw = the defender is wounded
anarchy-result-dk = the defender is killed

# What a shot does, and the cover that it met.
anarchy-hit-miss = missed
anarchy-hit-retreat = driven back one hex
anarchy-hit-stunned = stunned
anarchy-hit-unhorsed = unhorsed
anarchy-hit-wounded = wounded
anarchy-hit-killed = killed
anarchy-cover-none = no cover
anarchy-cover-light = light cover
anarchy-cover-medium = medium cover
anarchy-cover-strong = strong cover
anarchy-cover-total = total cover

# What a die was for.
anarchy-roll-combat = combat
anarchy-roll-yield = surrender
anarchy-roll-shot = shot
anarchy-roll-impact = where the shot comes down
anarchy-roll-oil = boiling oil
anarchy-roll-ram = the ram
anarchy-roll-put-out = putting out a fire
anarchy-roll-topple = pushing a ladder
anarchy-roll-fire = setting on fire
anarchy-roll-spread = spread of the fire

# Why the match ended.
anarchy-end-wins = The victory is a full one.
anarchy-end-decisively = The victory is a decisive one.
anarchy-end-marginally = The victory is a marginal one.
anarchy-end-draw = Neither side has done enough to win.
anarchy-end-conceded = The side that lost has conceded.

# What can be wrong with the rule data.
anarchy-data-label = the name `{ $name }` cannot stand in orders: small letters, digits and `_` only
anarchy-data-proper-name = a proper name has letters and spaces only; this one is `{ $name }`
anarchy-data-class-missing = there is no class `{ $name }`, whose values loose horses have
anarchy-data-never-rides = men of the class `{ $class }` do not ride
anarchy-data-not-rising = the columns must rise; this one does not
anarchy-data-harm-order = a greater differential must not harm the defender less, nor a higher die harm him more
anarchy-data-cover-order = more cover must not make a shot better
anarchy-data-off-map = there is no hex { $hex } on the map
anarchy-data-feature = this cannot stand in a hex of the terrain `{ $terrain }`
anarchy-data-too-many = the side has { $found } pieces, horses included; the most is 250
anarchy-data-too-few-counted = the condition needs { $wanted } of them; the side has { $found }
anarchy-data-engine-unknown = engines.ron has no `{ $engine }`
anarchy-data-no-engines = the side has no engine on the map
anarchy-data-engine-ground = the engine would stand on { $hex }, over whose ground it does not move
anarchy-data-hex-taken = nobody can stand on { $hex }: it is closed, or somebody or an engine is there already
anarchy-data-no-wall = rubble lies in place of a rampart, a wall or an arrow slit, and { $hex } is none
anarchy-data-no-wall-walk = stones and oil wait on a rampart or a tower, and { $hex } is none
anarchy-data-no-wall-foot = a hourd hangs over open ground or a ditch at the foot of a crenelled wall, and { $hex } is none
anarchy-data-hourd-twice = another hourd hangs over { $hex } already
anarchy-data-hourd-apart = { $hex } does not lie beside the rest of its piece of hourd, at the same level
anarchy-data-hourd-long = a piece of hourd covers at most { $most ->
    [one] 1 hex
   *[other] { $most } hexes
}, and this one has { $found }
anarchy-data-no-ditch = a fascine is laid on a ditch hex, and { $hex } is none
anarchy-data-none-to-place = the side draws no `{ $class }` on foot that could stand here
anarchy-data-engine-missing = the side has no `{ $engine }` that may leave the map, or none at all
data-unknown-character = the character `{ $character }` in column { $column } stands for no terrain

# Options of a match.
option-anarchy-length_percent = Length of the battle, in percent
    .hint = The number of turns in percent of that of the scenario, rounded up.
option-anarchy-zone_mp_surcharge = Extra MP past enemies
    .hint = What a step from one threatened hex to another costs in addition, in MP; with 0 it costs nothing more.
option-anarchy-charge_min_hexes = Run-up of a charge
    .hint = How many hexes a rider must go straight ahead for his attack to be a charge.
option-anarchy-capture_yields_max = Surrender on a die of up to
    .hint = The highest roll on which a surrounded knight or noble surrenders; with 0 nobody ever does.

# Why something may not be done: whose piece it is, and how it is.
refusal-anarchy-not_your_piece = This piece is not on your side.
refusal-anarchy-piece_dead = This piece is dead and takes no orders.
refusal-anarchy-piece_stunned = He is stunned: until he recovers he does nothing.
refusal-anarchy-piece_captive = He is a captive: all he can do is escape, or join an attack on a guard of his.
refusal-anarchy-piece_off_map = This piece is not on the map, and cannot enter it now.
refusal-anarchy-piece_left = This piece has left the map and does not come back.

# Deployment.
refusal-anarchy-setup_outside_zone = This hex lies outside your deployment zone; choose a lit one.
refusal-anarchy-men_left_to_place = Some of your men are still to be placed; place them first.
refusal-anarchy-not_waiting = Only somebody else whom you place yourself can be taken in hand.
    .A-0-67 = He is in the engine already, or serves a mangonel: choose a man who is still to come.
refusal-anarchy-no_room_for_horse = A rider needs two hexes, and no hex beside this one has room for his rear.
refusal-anarchy-too_close = In this scenario no two men of this side are deployed beside each other.
refusal-anarchy-area_full = As many men stand in this part as the scenario allows.
refusal-anarchy-area_wants_men = The men who are left are needed where the scenario demands men; those places are still empty.

# Movement.
refusal-anarchy-already_taken = He has been chosen already; give him an order, or choose another.
    .A-0-04 = He is the one who is moving; give him an order, or choose another.
    .A-0-38 = He is the one who is shooting; choose his target, or another shooter.
refusal-anarchy-no_move_left = There is nothing left for him to do in this movement.
refusal-anarchy-not_enough_mp = He does not have enough MP left for that.
refusal-anarchy-terrain_impassable = Nobody can enter this hex: it is closed by its terrain or the edge of the map.
refusal-anarchy-impassable_mounted = A rider cannot enter this hex; its terrain is closed to horses.
    .A-3-5-07 = No horse enters a hex where a mantlet stands.
refusal-anarchy-armoured_in_river = Nobody enters the river in armour or on horseback.
refusal-anarchy-level_gap = This hex lies at another level, and nothing leads there from the hex beside it.
refusal-anarchy-hex_occupied_enemy = An enemy stands in this hex.
refusal-anarchy-stack_limit = Somebody stands in this hex already, and it has room for one only.
refusal-anarchy-way_barred = Enemies or a fire bar every way there.
refusal-anarchy-already_there = He stands there already.
refusal-anarchy-path_not_adjacent = This hex is not adjacent to the other.
refusal-anarchy-nobody_leads = Nobody would lead the animal: it goes only where a man of its side is adjacent.
refusal-anarchy-not_an_exit = His side cannot leave the map from this hex.
refusal-anarchy-no_way_there = Walls, closed doors or levels lie between: there is no way to this hex now.
refusal-anarchy-hex_burning = This hex burns, and nobody enters it.
refusal-anarchy-door_wrong_side = The door is closed; its hex is entered and left from inside only.
refusal-anarchy-window_needs_ladder = The window is entered only from a scaffold that leads to it or from the head of a ladder.
refusal-anarchy-ladder_head_taken = There is room for one man on the ladder there, and one is in the way.
refusal-anarchy-kept_back = The men of his side may not leave their place yet.
refusal-anarchy-surprised = His side is surprised: only one of its men acts in this turn, and one has.
refusal-anarchy-leaderless = His side has no commander left: its men go, and neither shoot nor attack.

# Work, ladders, fire.
refusal-anarchy-task_impossible = That cannot be done from where he stands.
    .A-4-4-04 = Only a man on foot carries a ballista who stands beside it, or beside a hex that is adjacent to it.
    .A-4-4-05 = Ballistae and mantlets are placed before the battle, none in play.
    .A-5-2-07 = A ram strikes only a closed gate or a wall that stands in the hex straight ahead of it.
    .A-4-2-29 = The bridge of this belfry is down already.
    .A-1-3-06 = There is no tethered ox of your side beside him.
    .A-1-3-09 = No ox of your side stands beside him in its place: straight ahead of the foremost hex of a side column of the engine.
    .A-0-54 = Nothing burns there beside him that he could put out.
    .A-2-3-02 = He opens or closes a door only in its hex, and only if it stands the other way.
    .A-2-3-06 = A closed door is burst by two men who stand in hexes before it, on the same side.
    .A-2-3-07 = A door that was burst stays open.
    .A-2-3-09 = A door that has burnt stays open.
    .A-2-3-10 = Only one hex lies before this door: the second man would have to stand at the same level beside the first.
    .A-3-2-04 = It takes a bridge beside him, at his level or beside his hex in the ditch, and a second man beside it.
    .A-3-2-07 = It takes a broken bridge beside him, at its level or beside his hex in the ditch, and a second man beside it.
    .A-3-2-13 = Men do not burst the gate of a castle, and one that has burnt stands open for good.
    .A-3-4-08 = Fascines are laid before the battle, none in play.
    .A-3-5-01 = There is no mantlet in his hex, and none of your side’s to bring.
    .A-3-6-03 = There is no ladder here for that, or nobody beside him who could carry it with him.
    .A-3-6-09 = A raised ladder is not carried; it has to be lowered first.
    .A-4-3-07 = There is no basin of oil beside him that he could take in hand so; it is carried where men go on foot, and basins are placed before the battle only.
    .A-4-5-04 = Two men shift a heap that lies in their hex or beside it at their level, to a hex beside it of the same level with no wall between; heaps are placed before the battle only.
    .A-6-4-01 = Walls are brought down before the battle, none in play.
    .A-6-2-02 = A gallery works only at the foot of a wall: its whole front has to stand against walls, and it mines one of those straight ahead of it.
    .A-6-3-01 = No wall stands there any more that could be mined.
refusal-anarchy-task_interrupted = He has fought or leads a captive, and begins no work in this phase.
refusal-anarchy-already_at_work = He is at this work already.
refusal-anarchy-cannot_share = He cannot help: he is not free, or does not stand where he would have to.
refusal-anarchy-ladder_no_target_hex = A ladder leans on a rampart or tower from outside, on a scaffold, or on a church window, and its foot stands on free ground.
refusal-anarchy-hourd_blocks_ladder = No ladder is raised under a hourd.
refusal-anarchy-hourd_weapon = Out of a hourd and through its floor one shoots with a bow or a crossbow only; straight down go stones and javelins.
refusal-anarchy-hourd_arc = Out of a hourd one shoots only over the sides that face away from the wall.
refusal-anarchy-crenel_behind_hourd = Nothing passes the hourd that hangs before this wall.
refusal-anarchy-ladder_in_open_ditch = No ladder stands in an open ditch.
refusal-anarchy-no_ladder_to_raise = A ladder is raised by a man on foot who stands in the hex where it lies.
refusal-anarchy-somebody_on_ladder = Somebody is on the ladder.
refusal-anarchy-one_ladder = A ladder lies there already.
refusal-anarchy-cannot_carry = He cannot carry a ladder there: it takes two men on foot, one beside the other, with MP enough, over ground.
refusal-anarchy-nobody_above = Nobody of your side stands above the ladder who could push it.
refusal-anarchy-not_flammable = There is nothing that burns.
refusal-anarchy-burns_already = This hex burns already, or has just been lit.
refusal-anarchy-nobody_beside_it = Nobody of your side is adjacent to it who could hold a torch to it.

# Mantlets, fascines and rubble.
refusal-anarchy-mantlet_ground = This ground is closed to horses, and so to mantlets; only a filled ditch is open to them.
refusal-anarchy-mantlet_hemmed_in = With the MP left the mantlet goes nowhere from here: the ground around is closed to it, taken, or costs too much.
refusal-anarchy-one_mantlet = A mantlet stands there already.
refusal-anarchy-cannot_wheel = A mantlet is moved by a man on foot who leads no captive.
refusal-anarchy-rubble_place = Rubble lies in place of a rampart, a wall or an arrow slit, one of those that the scenario names if it names any.
refusal-anarchy-fascine_place = A fascine is laid on an open ditch hex, one of those that the scenario names if it names any.

# Stones and oil.
refusal-anarchy-heap_place = A heap of stones is placed on a rampart, on a tower or in a hourd.
refusal-anarchy-heap_in_rubble = No heap of stones is made where a wall lies in ruins.
refusal-anarchy-one_heap = A heap of stones lies there already.
refusal-anarchy-basin_place = A basin of oil is placed on a rampart, on a tower or in a hourd.
refusal-anarchy-no_room_for_bearers = The two cannot both come to opposite sides of it there with a step each: the hexes are taken, closed, or cost too much.
refusal-anarchy-one_basin = A basin of oil stands there already.
refusal-anarchy-stone_heap_too_far = The next heap of stones is more than 2 hexes away.
refusal-anarchy-stone_straight_down = Out of a hourd a stone goes straight down only, on an enemy at the foot of the wall below it.
refusal-anarchy-stone_from_the_ground = Stones are thrown from a tower or its door, a rampart, a scaffold or a hourd.
refusal-anarchy-stone_target = A stone hits an enemy in an adjacent hex on a lower level.
refusal-anarchy-oil_bearers_missing = It takes two men on foot on opposite sides of the basin: both adjacent to it with no wall between, and not to each other. In a corner any two adjacent to it will do; where only one hex is adjacent, the second stands behind the first.
refusal-anarchy-oil_target_illegal = Oil goes down on an adjacent lower hex, or from a hourd straight down, where an enemy or an engine stands.
    .A-4-3-01 = Oil is tipped from a rampart or a tower.
    .A-4-3-03 = Oil is not tipped onto a belfry, and never sets it on fire.
    .A-4-3-04 = Onto the bridge of a belfry oil is tipped only from a place that lies higher.
refusal-anarchy-oil_not_set = Over a crenel only a basin is tipped that two men have set there in a movement, and neither has moved since.
refusal-anarchy-no_crenel = There is no crenel: a basin is set on a rampart or a tower; in a hourd it is tipped without that.
refusal-anarchy-basin_is_set = The basin is set already.
# Engines.
refusal-anarchy-engine_closed = This hex belongs to an engine.
    .A-0-66 = This hex of the engine has burnt out and holds nobody.
    .A-5-2-05 = Only men on foot stand in an engine, on its open hexes.
    .A-5-2-06 = A ram is entered and left by its front and rear hexes; its wall lies between.
    .A-4-2-36 = A belfry is entered on the ground, by its rear only; inside, the ladder leads from floor to floor, and the bridge onto the wall.
    .A-4-2-49 = An axle of the belfry fills this hex on the ground.
    .A-4-2-39 = So much of this floor has burnt that nobody goes onto it any more; who is on it may leave it.
    .A-5-3-06 = Under its awning a gallery has room for men only while its whole front stands against a wall.
    .A-5-3-07 = A gallery is entered and left by its open rear only; its wall lies between.
refusal-anarchy-went_along = He has gone along with an engine in this movement: now he only moves in it, or one hex out of it.
refusal-anarchy-no_engine = Your side has no engine on the map.
refusal-anarchy-engine_off_line = An engine moves straight on or back along its axis only, and oxen draw it forward; this hex does not lie so.
    .A-4-2-16 = A belfry moves straight on or back only, and never turns; this hex does not lie so.
    .A-5-3-02 = A gallery moves straight on or back only, and never turns; this hex does not lie so.
refusal-anarchy-engine_too_far = The engine does not come that far in this turn.
    .A-1-3-02 = Oxen do not draw an engine that far in one turn.
    .A-5-2-01 = The men who push do not bring it that far in one turn; the lit hexes, if any are left, tell how far.
    .A-4-2-15 = The men who push do not bring the belfry that far in one turn; the lit hexes, if any are left, tell how far.
    .A-5-3-02 = The men who push do not bring the gallery that far in one turn; the lit hexes, if any are left, tell how far.
refusal-anarchy-oxen_missing = Too few oxen are tethered to it, or one of them is stunned.
refusal-anarchy-team_too_slow = An ox or the driver has too few MP left to go along so far.
refusal-anarchy-driver_missing = Nobody drives the oxen: a man of your side has to stand in the hex straight ahead of the engine.
refusal-anarchy-not_both_tractions = In one turn an engine is either drawn or pushed.
refusal-anarchy-not_enough_pushers = Too few men push: those who stand in it, are not stunned and have not fought since the last movement.
    .A-4-2-15 = Too few men push the belfry: it takes eight for two hexes and four for one, who stand in it on the ground, are not stunned and have not fought since the last movement.
    .A-5-3-02 = Too few men push the gallery: it takes six for two hexes and three for one, who stand in it, are not stunned and have not fought since the last movement.
refusal-anarchy-engine_terrain = The engine, its oxen and their driver cannot move over this ground.
    .A-4-2-18 = A belfry moves over flat ground and filled ditch only.
    .A-5-3-03 = A gallery moves over flat ground only.
refusal-anarchy-engine_way_blocked = Somebody or something stands in the way of the engine, its oxen or their driver, or an enemy is inside.
refusal-anarchy-engine_burnt = Too much of the engine has burnt; it is of no use any more.
    .A-4-2-40 = Half of the belfry has burnt out on the ground; it does not move any more.
    .A-5-3-09 = Too much of the gallery has burnt; it neither moves nor hides sappers at work any more.
refusal-anarchy-ram_on_keep = A ram is no use against the keep.
refusal-anarchy-not_loaded = The ram strikes every second turn; it is not yet time.
    .A-5-2-15 = One of its servants has fought or puts out a fire: the ram stands still in this turn.
    .A-4-4-03 = The ballista is not loaded yet: that takes three upkeeps of its side with its crew beside it.
    .A-5-1-05 = The mangonel is not loaded yet: that takes four upkeeps of its side with its crew beside it.
    .A-6-3-03 = The mine is not far enough yet: the gallery has to stand at the wall for some turns before its sappers roll, and as long again before each roll that follows.
refusal-anarchy-crew_missing = Too few men serve the ram: those who stand in it, are not stunned, have not fought in this turn and do nothing else.
    .A-4-4-02 = Two men on foot who are ready and do no other work have to stand beside the ballista, one of them an engineer; whoever is no engineer serves a single one.
    .A-5-1-04 = Four men on foot who are ready and do no other work have to stand beside the mangonel, one of them an engineer; whoever is no engineer serves a single engine.
    .A-6-3-02 = No sapper in the gallery can dig: he must not be stunned, must not have fought in this turn, and does no other work.
refusal-anarchy-edge_too_far = The edge of the map is too far ahead of the engine.
refusal-anarchy-engine_keeps_to_map = This engine may not leave the map.
refusal-anarchy-ox_tethered = The ox is tethered and goes with its engine; it can be freed.
refusal-anarchy-not_from_engine = Nobody shoots from inside a ram.
    .A-5-3-08 = Out of a gallery only the men in its three rear hexes shoot, and only over its open rear.

# Riders and horses.
refusal-anarchy-no_such_pivot = A rider turns by 60° about his rear hex; his front cannot come here in one turn.
refusal-anarchy-not_mounted = Only a rider can do that, and he is on foot.
    .A-0-05 = Only a rider steps back, and he is on foot.
    .A-0-06 = Only a rider dismounts, and he is on foot.
refusal-anarchy-has_moved = Mounting or dismounting takes the whole movement, and he has moved already.
refusal-anarchy-threatened_here = An enemy threatens a hex of man or horse, so nobody mounts or dismounts here.
refusal-anarchy-horse_not_here = He can mount only a loose horse of his side in an adjacent hex.
refusal-anarchy-no_rider = He cannot mount: his class does not ride, or he is on horseback already.
refusal-anarchy-loose_horse_stays = A loose horse stays where it is until somebody mounts it.

# Shooting.
refusal-anarchy-not_a_shooter = He has nothing to shoot with.
refusal-anarchy-no_ammo = He has no javelins or flaming arrows left.
refusal-anarchy-already_shot = He has shot or thrown already, and his weapon, or the distance of the heap, does not allow another shot in this fire cycle.
    .A-4-3-06 = He has shot in this phase, and tips no oil.
refusal-anarchy-moved_too_far_to_shoot = He has spent too many MP to shoot with his weapon, or to throw a stone from a heap so far away.
    .A-4-4-02 = Its crew has moved in this turn: who shoots with a ballista stays where he is.
    .A-4-4-04 = The ballista has been carried in this turn, and does not shoot.
    .A-5-1-04 = Its crew has moved in this turn: who shoots with a mangonel stays where he is.
refusal-anarchy-no_target = There is nobody whom he could hit.
    .A-4-4-07 = No enemy stands there or beside it, whom the shot could strike.
    .A-5-1-06 = There is nothing that a stone could break, and no enemy: aim at a wall, at an engine, at something of wood, or at an enemy.
refusal-anarchy-out_of_range = The target is beyond the range of his weapon.
    .A-5-1-05 = The mangonel does not throw that far.
refusal-anarchy-under_min_range = The target is too near for his weapon.
    .A-5-1-05 = The mangonel throws high and far; this hex is too near for it.
refusal-anarchy-shooter_engaged = An enemy threatens his hex, so he may shoot only at an adjacent enemy.
refusal-anarchy-no_line_of_fire = There is no clear line of fire: something or somebody stands in the way.
    .A-3-5-05 = A mantlet stands in the way.
    .A-4-2-24 = A belfry, or somebody in it, is in the way: shots go in and out only through its slits, over its open rear and over its lowered bridge, and never through it.
refusal-anarchy-total_cover = The target has total cover and cannot be shot at.
    .A-4-2-11 = He stands behind the wall of a belfry, where he can be hit over its open rear only.
    .A-4-2-12 = He stands behind the wall of the floor of the bridge, where he can be hit only through slits, over the rear and, when it is down, over the bridge.
refusal-anarchy-vertical_bow_shot = Nobody shoots straight down or straight up, or through the floor on which he stands.
refusal-anarchy-ditch_shot_forbidden = The ditch does not allow this shot.
    .A-3-4-01 = From the ditch nobody shoots at men on a wall walk, on a tower, in an opening or on the bridge of a belfry.
    .A-3-4-03 = From outside one shoots into the ditch only from the ditch, from its edge, or from above, out of a belfry.
refusal-anarchy-not_from_ladder = Nobody shoots or throws from the head of a ladder.

# Combat.
refusal-anarchy-not_adjacent_for_combat = Attacker and target are not adjacent; a rider attacks only from his front hex.
refusal-anarchy-combat_level_gap = Attacker and target stand at different levels, and nothing joins the two.
    .A-4-2-35 = On two floors of a belfry men fight each other only by the ladder, each in its hex, one floor apart.
refusal-anarchy-combat_blocked_hexside = A wall, a closed door, a slit or a window lies between the two.
    .A-3-5-08 = The front of a mantlet lies between the two.
    .A-4-2-36 = The wall of the belfry lies between the two: on the ground men fight over its rear only, and from its floors only over the bridge when it is down.
refusal-anarchy-already_attacked = He is in this attack already, or has attacked, used a torch or tipped oil in this combat step.
    .A-5-2-16 = He has swung the beam of his ram in this turn, and fights no more in it.
    .A-5-3-10 = He has dug in his gallery in this turn, and fights no more in it.
    .A-4-3-06 = He has attacked or tipped oil in this phase.
refusal-anarchy-target_already_attacked = This enemy has been attacked in this combat step already.
refusal-anarchy-target_is_friend = You do not attack or shoot at a piece of your own side.
refusal-anarchy-target_is_captive = He is a captive, and captives are neither attacked nor shot at.
refusal-anarchy-animals_do_not_fight = An animal does not fight; choose a man.
refusal-anarchy-nobody_joins = Nobody attacks yet; choose at least one of your men first.
refusal-anarchy-not_an_attacker = He has no part in this attack; choose one of the attackers.
refusal-anarchy-not_his_hex = A rider who is unhorsed lies in one of his own two hexes.
refusal-anarchy-retreat_not_away = A retreat must lead farther away from everybody who forces it, or from where the stone of a mangonel has struck, and this hex is not farther.
refusal-anarchy-retreat_threatened = An enemy threatens this hex, so nobody retreats there.
refusal-anarchy-retreat_illegal_hex = A retreat leads to an adjacent hex, and off the map only by an edge that is open to his side.
    .A-3-5-08 = Nobody retreats over the front of a mantlet.
    .A-4-2-31 = The bridge of the belfry falls on this hex, too.
refusal-anarchy-advance_not_allowed = Only an attacker adjacent to the hex that was left may advance, and only if the hex is free.

# Capture.
refusal-anarchy-guards_a_captive = He leads a captive in this phase, so he neither attacks nor shoots, nor handles anything.
refusal-anarchy-not_enough_guards = Too few of your men would be adjacent to the captive all the way; those who have attacked do not count.
refusal-anarchy-too_far_to_lead = The captive moves at the pace of the slowest of those who go, and that is not enough for this.
refusal-anarchy-not_at_the_edge = The captive is not at the edge of the map yet.
refusal-anarchy-well_guarded = His guards are adjacent to him, and nobody has attacked them, so he cannot escape.
# Columns of the combat table, by the differentials for which they hold, as the book writes them.
anarchy-column-first = { $to_below ->
        [0] { $to }
       *[other] −{ $to }
    } or less
anarchy-column-below = −{ $from } to { $to_below ->
        [0] { $to }
       *[other] −{ $to }
    }
anarchy-column-between = { $from }–{ $to }
anarchy-column-last = { $from_below ->
        [0] { $from }
       *[other] −{ $from }
    } or more
anarchy-table-foot = table on foot
anarchy-table-mounted = mounted table
anarchy-weapon-short-bow = a short bow
anarchy-weapon-long-bow = a long bow
anarchy-weapon-crossbow = a crossbow
anarchy-weapon-sling = a sling
anarchy-weapon-staff-sling = a staff sling
anarchy-weapon-stone = a stone
anarchy-weapon-javelin = a javelin
