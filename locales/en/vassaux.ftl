# Lords and vassals.

# What can be wrong in its rule data.
vassaux-data-label = the name `{ $name }` cannot stand in orders: small letters, digits and `_` only, a letter first
vassaux-data-no-lord-title = there is no title for a lord
vassaux-data-no-vassal-title = there is no title for a vassal
vassaux-data-prebuilt-points = what this fighter is built of has another price: { $wanted }
vassaux-data-prebuilt-stat = what this fighter is built of comes to { $wanted } here
vassaux-data-module = magic is not in this edition yet
vassaux-data-spell-shot = a spell has a shot if its target is one, and only then
vassaux-data-own-objective = `{ $name }` cannot be the defender’s own objective
vassaux-data-total = the whole list costs { $wanted }
vassaux-data-no-whole-unit = { $number } R is no whole number of units; a ruler has { $ruler }
vassaux-data-too-far = { $number } R is beyond any table
vassaux-data-table-size = a table of { $number } R is none to play on; allowed are { $low } to { $high } R
vassaux-data-not-convex = the outline is not convex, or has no inside
vassaux-data-piece-off-table = `{ $name }` does not lie wholly on the table
vassaux-data-plateau-outside-slope = `{ $name }` does not lie wholly inside one piece of the kind `{ $ring }`
vassaux-data-zone-off-table = the zone `{ $name }` does not lie wholly on the table
vassaux-data-zone-too-small = there is room for { $found } here; `{ $name }` brings { $wanted }
vassaux-data-not-standable = nobody can stand here
vassaux-data-exit = the way out has no length, or lies beyond the edge
vassaux-data-beyond-table = this is longer than the table
vassaux-data-scenario-name = the scenario of this file is called `{ $name }`
vassaux-data-no-army = the host may take none of these lists

# Why a list of an army is refused, or warned of.
vassaux-army-no-lord = A host needs a lord.
vassaux-army-two-lords = A host has one lord only.
vassaux-army-lord-title-on-unit = The title of the unit `{ $unit }` is for a lord, not for a vassal.
vassaux-army-vassal-title-on-lord = The lord’s title is for a vassal.
vassaux-army-unit-without-vassal = The unit has no vassal to lead it.
vassaux-army-unit-too-small = The size of a unit is at least { $least }, not { $size }.
vassaux-army-unit-too-large = The size of the unit `{ $unit }` is { $size }; at most { $most } are allowed.
vassaux-army-unit-exceeds-aura = The size of the unit `{ $unit }` is { $size }, and its vassal’s Aura holds { $most } with him.
vassaux-army-over-points = The list costs { $total }; the limit is { $limit }.
vassaux-army-knight-needs-two-levies = For its elite of { $elite } the host needs levies in the number of { $wanted }, and has { $levies }.
vassaux-army-knight-armour-reserved = This armour is not for the profile ({ $profile }): { $armour }.
vassaux-army-heavy-ranged-forbidden = These weapons are not for the profile ({ $profile }): { $weapon }.
vassaux-army-two-weapon-classes = A fighter has one class of weapons only.
vassaux-army-two-armour-classes = A fighter has one class of armour only.
vassaux-army-mixed-unit = All fighters of a unit are alike.
vassaux-army-lord-gear-points-not-two = The lord’s gear raises movement, attack and defence by { $points } in all, none of them lowered.
vassaux-army-hp-cannot-be-modified = Health cannot be modified.
vassaux-army-mod-not-balanced = A modification raises one figure by 1 and lowers another by 1.
vassaux-army-mod-below-minimum = A modification leaves at least 1 of movement and defence, and no less than nothing of attack.
vassaux-army-too-many-mods = More modifications of a profile than allowed ({ $most }).
vassaux-army-too-many-powers = More powers than allowed ({ $most }).
vassaux-army-power-wrong-profile = The profile ({ $profile }) cannot have this power: { $power }.
vassaux-army-power-wrong-bearer = Only a lord has this power: { $power }.
vassaux-army-power-wrong-school = The host’s school of magic does not have this power: { $power }.
vassaux-army-magic-disabled = This match is played without magic.
vassaux-army-barbarians-forbidden = The scenario bars barbarians from this host: { $name }.
vassaux-army-franks-forbidden = The scenario bars Franks from this host: { $name }.
vassaux-army-mounted-minimum = The scenario asks for mounted fighters with melee weapons: at least { $least }, not { $found }.
vassaux-army-archer-unit-missing = The scenario asks for a unit of squires or soldiers with light ranged weapons.
vassaux-army-lord-must-be-on-foot = In this scenario the lord goes on foot.
vassaux-army-villagers-missing = The scenario asks for one unit of { $size } (fighters: { $of }; title: { $title }).
vassaux-army-wrong-title-count = The scenario asks for leaders with this title in the number of { $wanted }, not { $found }: { $title }.
vassaux-army-only-lord-may-be-knight = In this scenario only the lord may have this profile: { $profile }.
vassaux-army-mounted-majority-missing = The scenario asks for more than half of the fighters mounted with melee weapons; these are { $found } of { $all }.
vassaux-army-advice-mostly = Most points should be in one profile ({ $profile }); another has more: { $other }.
vassaux-army-advice-mounted = Most points should be in mounted fighters with melee weapons.
vassaux-army-unknown-id = Nothing is called `{ $name }`.
vassaux-army-duplicate-id = Another unit is called `{ $name }` already.
vassaux-army-no-profile = Fighters have a profile or are ready-made.
vassaux-army-prebuilt-and-more = Ready-made fighters have a profile and gear of their own.

# Fighters.
vassaux-profile-paysan = Peasant
vassaux-profile-ecuyer = Squire
vassaux-profile-soldat = Soldier
vassaux-profile-chevalier = Knight
vassaux-prebuilt-noble = Noble
vassaux-prebuilt-bretteur = Swordsman
vassaux-prebuilt-barbare = Barbarian
vassaux-prebuilt-lancier = Spearman
vassaux-prebuilt-eclaireur = Scout
vassaux-prebuilt-nomade = Nomad
vassaux-prebuilt-arbaletrier = Crossbowman
vassaux-prebuilt-archer = Archer
vassaux-prebuilt-regulier = Regular
vassaux-prebuilt-mercenaire = Mercenary
vassaux-prebuilt-paysan_arme = Armed peasant
vassaux-prebuilt-milicien = Militiaman
vassaux-prebuilt-villageois = Villager
vassaux-prebuilt-sergent_monte = Mounted sergeant

# Titles.
vassaux-title-baron = Baron
vassaux-title-chef_de_guerre = Warlord
vassaux-title-vassal = Vassal
vassaux-title-vavasseur = Vavasour
vassaux-title-heros = Hero

# Weapons and armours.
vassaux-weapon-improvised = Improvised weapons
vassaux-weapon-melee = Melee weapons
vassaux-weapon-light_ranged = Light ranged weapons
vassaux-weapon-heavy_ranged = Heavy ranged weapons
vassaux-weapon-specialised = Specialised weapons
vassaux-armour-none = No armour
vassaux-armour-light = Light armour
vassaux-armour-reinforced = Reinforced armour
vassaux-armour-soldier = Soldier’s armour
vassaux-armour-knight = Knight’s armour
vassaux-armour-siege = Siege armour

# Powers and spells.
vassaux-power-presumptuous = Presumptuous
vassaux-power-graduate_mage = Graduate mage
vassaux-power-infiltration = Infiltration
vassaux-power-camouflage = Camouflage
vassaux-power-flying = Flying
vassaux-power-pack_leader = Pack leader
vassaux-power-fierce = Fierce
vassaux-power-harassment = Harassment
vassaux-power-immaterial = Immaterial
vassaux-power-impulsive = Impulsive
vassaux-power-black_magic = Black magic
vassaux-power-invoker = Invoker
vassaux-power-martyrs = Martyrs
vassaux-spell-defence_aura = Aura of defence
vassaux-spell-thorn_aura = Aura of thorns
vassaux-spell-fire_aura = Aura of fire
vassaux-spell-meteor = Meteor
vassaux-spell-rain_of_fire = Rain of fire
vassaux-spell-veiled_moon = Veiled moon
vassaux-spell-death_howl = Death howl
vassaux-spell-pack_howl = Howl with the pack
vassaux-spell-hunt_call = Call to the hunt
vassaux-spell-necrosis = Necrosis
vassaux-spell-corruption = Corruption
vassaux-spell-resurrection = Resurrection
vassaux-spell-possession = Possession
vassaux-spell-eternal_night = Eternal night

# Orders.
vassaux-order-tactical_move = Tactical move
vassaux-order-run = Run
vassaux-order-coordinated_attack = Coordinated attack
vassaux-order-cast = Cast a spell
vassaux-order-coordinated_charge = Coordinated charge
vassaux-order-alert = On alert
vassaux-order-fortify = Fortify
vassaux-order-march = March
vassaux-order-attack = Attack
vassaux-order-charge = Charge
vassaux-order-wait = Wait

# Terrain.
vassaux-terrain-road = Road
    .sized = road, { $width } × { $height }
vassaux-terrain-ford = Ford
    .sized = ford, { $width } × { $height }
vassaux-terrain-wood = Wood
    .sized = wood, { $width } × { $height }
vassaux-terrain-low_wall = Low wall
    .sized = low wall, { $width } × { $height }
vassaux-terrain-marsh = Marsh
    .sized = marsh, { $width } × { $height }
vassaux-terrain-slope = Slope
    .sized = hill, { $width } × { $height }
vassaux-terrain-plateau = Plateau
    .sized = plateau, { $width } × { $height }
vassaux-terrain-house = House
    .sized = house, { $width } × { $height }
vassaux-terrain-cliff = Cliff
    .sized = cliff, { $width } × { $height }
vassaux-terrain-rock = Rock
    .sized = rock, { $width } × { $height }
vassaux-terrain-water = Water
    .sized = water, { $width } × { $height }

# Hosts, and their lists.
vassaux-host-sarrasins = Saracens
vassaux-host-francs = Franks
vassaux-host-anglais = English
vassaux-host-louis = Host of Louis
vassaux-host-berenger = Host of Bérenger
vassaux-host-croises = Crusaders
vassaux-host-turcs = Turks
vassaux-host-premier = First host
vassaux-host-second = Second host
vassaux-list-sarrasins = The Saracens
vassaux-list-francs = The Franks of the manor
vassaux-list-anglais = The English riders
vassaux-list-francs_du_roi = The Franks of the king
vassaux-list-louis = Louis
vassaux-list-berenger = Bérenger
vassaux-list-burel = Burel
vassaux-list-kilic_arslan = Kiliç Arslan
vassaux-list-etoile_rouge = The Red Star
vassaux-list-meute = The Pack
vassaux-list-nuit = The Night
