# Seigneurs et vassaux.

# Ce qui peut clocher dans les données.
vassaux-data-label = le nom `{ $name }` ne peut figurer dans les ordres : minuscules, chiffres et `_` seulement, une lettre d’abord
vassaux-data-no-lord-title = il n’y a aucun titre de seigneur
vassaux-data-no-vassal-title = il n’y a aucun titre de vassal
vassaux-data-prebuilt-points = ce dont ce combattant est fait a un autre prix : { $wanted }
vassaux-data-prebuilt-stat = ce dont ce combattant est fait donne ici { $wanted }
vassaux-data-module = la magie n’est pas encore dans cette édition
vassaux-data-spell-shot = un sort a un tir si sa cible en est une, et seulement alors
vassaux-data-own-objective = `{ $name }` ne peut être l’objectif du défenseur lui-même
vassaux-data-total = toute la liste coûte { $wanted }
vassaux-data-no-whole-unit = { $number } R n’est pas un nombre entier d’unités ; une réglette en a { $ruler }
vassaux-data-too-far = { $number } R dépasse toute table
vassaux-data-table-size = une table de { $number } R ne se joue pas ; sont permis { $low } à { $high } R
vassaux-data-not-convex = le contour n’est pas convexe, ou n’a pas d’intérieur
vassaux-data-piece-off-table = `{ $name }` n’est pas tout entier sur la table
vassaux-data-plateau-outside-slope = `{ $name }` n’est pas tout entier dans un élément du genre `{ $ring }`
vassaux-data-zone-off-table = la zone `{ $name }` n’est pas tout entière sur la table
vassaux-data-zone-too-small = il y a place ici pour { $found } ; `{ $name }` en amène { $wanted }
vassaux-data-not-standable = personne ne peut se tenir ici
vassaux-data-exit = l’issue n’a pas de longueur, ou dépasse le bord
vassaux-data-beyond-table = c’est plus long que la table
vassaux-data-scenario-name = le scénario de ce fichier s’appelle `{ $name }`
vassaux-data-no-army = l’ost ne peut prendre aucune de ces listes

# Pourquoi une liste d’armée est refusée, ou mise en garde.
vassaux-army-no-lord = Un ost a besoin d’un seigneur.
vassaux-army-two-lords = Un ost n’a qu’un seigneur.
vassaux-army-lord-title-on-unit = Le titre de l’unité `{ $unit }` est d’un seigneur, non d’un vassal.
vassaux-army-vassal-title-on-lord = Le titre du seigneur est d’un vassal.
vassaux-army-unit-without-vassal = L’unité n’a pas de vassal pour la mener.
vassaux-army-unit-too-small = L’effectif d’une unité est d’au moins { $least }, non { $size }.
vassaux-army-unit-too-large = L’effectif de l’unité `{ $unit }` est { $size } ; { $most } au plus sont permis.
vassaux-army-unit-exceeds-aura = L’effectif de l’unité `{ $unit }` est { $size }, et l’Aura de son vassal en tient { $most } avec lui.
vassaux-army-over-points = La liste coûte { $total } ; la limite est { $limit }.
vassaux-army-knight-needs-two-levies = Pour son élite ({ $elite }), il faut à l’ost des levées : { $wanted }, et il en a { $levies }.
vassaux-army-knight-armour-reserved = Cette armure n’est pas pour le profil ({ $profile }) : { $armour }.
vassaux-army-heavy-ranged-forbidden = Ces armes ne sont pas pour le profil ({ $profile }) : { $weapon }.
vassaux-army-two-weapon-classes = Un combattant n’a qu’une classe d’armes.
vassaux-army-two-armour-classes = Un combattant n’a qu’une classe d’armure.
vassaux-army-mixed-unit = Tous les combattants d’une unité sont pareils.
vassaux-army-lord-gear-points-not-two = L’équipement du seigneur ajoute { $points } en tout au mouvement, à l’attaque et à la défense, sans rien ôter.
vassaux-army-hp-cannot-be-modified = La santé ne se modifie pas.
vassaux-army-mod-not-balanced = Une modification ajoute 1 à une valeur et ôte 1 à une autre.
vassaux-army-mod-below-minimum = Une modification laisse au moins 1 en mouvement et en défense, et jamais moins que rien en attaque.
vassaux-army-too-many-mods = Plus de modifications d’un profil que permis ({ $most }).
vassaux-army-too-many-powers = Plus de pouvoirs que permis ({ $most }).
vassaux-army-power-wrong-profile = Le profil ({ $profile }) ne peut avoir ce pouvoir : { $power }.
vassaux-army-power-wrong-bearer = Seul un seigneur a ce pouvoir : { $power }.
vassaux-army-power-wrong-school = L’école de magie de l’ost n’a pas ce pouvoir : { $power }.
vassaux-army-magic-disabled = Cette partie se joue sans magie.
vassaux-army-barbarians-forbidden = Le scénario interdit les barbares à cet ost : { $name }.
vassaux-army-franks-forbidden = Le scénario interdit les Francs à cet ost : { $name }.
vassaux-army-mounted-minimum = Le scénario demande des combattants montés avec des armes de corps à corps : au moins { $least }, non { $found }.
vassaux-army-archer-unit-missing = Le scénario demande une unité d’écuyers ou de soldats avec des armes de tir légères.
vassaux-army-lord-must-be-on-foot = Dans ce scénario, le seigneur va à pied.
vassaux-army-villagers-missing = Le scénario demande une unité (taille : { $size } ; combattants : { $of } ; titre : { $title }).
vassaux-army-wrong-title-count = Le scénario demande tant de chefs de ce titre : { $title }. Il en faut { $wanted }, et il y en a { $found }.
vassaux-army-only-lord-may-be-knight = Dans ce scénario, seul le seigneur peut avoir ce profil : { $profile }.
vassaux-army-mounted-majority-missing = Le scénario demande que plus de la moitié des combattants soient montés avec des armes de corps à corps ; ils sont { $found } sur { $all }.
vassaux-army-advice-mostly = La plus grande part des points devrait aller à un profil ({ $profile }) ; un autre en a davantage : { $other }.
vassaux-army-advice-mounted = La plus grande part des points devrait aller aux combattants montés avec des armes de corps à corps.
vassaux-army-unknown-id = Rien ne s’appelle `{ $name }`.
vassaux-army-duplicate-id = Une autre unité s’appelle déjà `{ $name }`.
vassaux-army-no-profile = Des combattants ont un profil ou sont préconstruits.
vassaux-army-prebuilt-and-more = Des combattants préconstruits ont leur profil et leur équipement.

# Combattants.
vassaux-profile-paysan = Paysan
vassaux-profile-ecuyer = Écuyer
vassaux-profile-soldat = Soldat
vassaux-profile-chevalier = Chevalier
vassaux-prebuilt-noble = Noble
vassaux-prebuilt-bretteur = Bretteur
vassaux-prebuilt-barbare = Barbare
vassaux-prebuilt-lancier = Lancier
vassaux-prebuilt-eclaireur = Éclaireur
vassaux-prebuilt-nomade = Nomade
vassaux-prebuilt-arbaletrier = Arbalétrier
vassaux-prebuilt-archer = Archer
vassaux-prebuilt-regulier = Régulier
vassaux-prebuilt-mercenaire = Mercenaire
vassaux-prebuilt-paysan_arme = Paysan armé
vassaux-prebuilt-milicien = Milicien
vassaux-prebuilt-villageois = Villageois
vassaux-prebuilt-sergent_monte = Sergent monté

# Titres.
vassaux-title-baron = Baron
vassaux-title-chef_de_guerre = Chef de guerre
vassaux-title-vassal = Vassal
vassaux-title-vavasseur = Vavasseur
vassaux-title-heros = Héros

# Armes et armures.
vassaux-weapon-improvised = Armes improvisées
vassaux-weapon-melee = Armes de corps à corps
vassaux-weapon-light_ranged = Armes de tir légères
vassaux-weapon-heavy_ranged = Armes de tir lourdes
vassaux-weapon-specialised = Armes spécialisées
vassaux-armour-none = Sans armure
vassaux-armour-light = Armure légère
vassaux-armour-reinforced = Armure renforcée
vassaux-armour-soldier = Armure de soldat
vassaux-armour-knight = Armure de chevalier
vassaux-armour-siege = Armure de siège

# Pouvoirs et sorts.
vassaux-power-presumptuous = Présomptueux
vassaux-power-graduate_mage = Mage diplômé
vassaux-power-infiltration = Infiltration
vassaux-power-camouflage = Camouflage
vassaux-power-flying = Volant
vassaux-power-pack_leader = Chef de meute
vassaux-power-fierce = Féroce
vassaux-power-harassment = Harcèlement
vassaux-power-immaterial = Immatériel
vassaux-power-impulsive = Impulsif
vassaux-power-black_magic = Magie noire
vassaux-power-invoker = Invocateur
vassaux-power-martyrs = Martyrs
vassaux-spell-defence_aura = Aura de défense
vassaux-spell-thorn_aura = Aura épineuse
vassaux-spell-fire_aura = Aura de feu
vassaux-spell-meteor = Météore
vassaux-spell-rain_of_fire = Pluie de feu
vassaux-spell-veiled_moon = Lune voilée
vassaux-spell-death_howl = Hurler à la mort
vassaux-spell-pack_howl = Hurler avec la meute
vassaux-spell-hunt_call = Appel à la chasse
vassaux-spell-necrosis = Nécrose
vassaux-spell-corruption = Corruption
vassaux-spell-resurrection = Résurrection
vassaux-spell-possession = Possession
vassaux-spell-eternal_night = Nuit éternelle

# Ordres.
vassaux-order-tactical_move = Mouvement tactique
vassaux-order-run = Course
vassaux-order-coordinated_attack = Attaque coordonnée
vassaux-order-cast = Lancer un sort
vassaux-order-coordinated_charge = Charge coordonnée
vassaux-order-alert = En alerte
vassaux-order-fortify = Fortifier
vassaux-order-march = Marche
vassaux-order-attack = Attaque
vassaux-order-charge = Charge
vassaux-order-wait = Attente

# Terrain.
vassaux-terrain-road = Route
    .sized = route, { $width } × { $height }
vassaux-terrain-ford = Gué
    .sized = gué, { $width } × { $height }
vassaux-terrain-wood = Bois
    .sized = bois, { $width } × { $height }
vassaux-terrain-low_wall = Muret
    .sized = muret, { $width } × { $height }
vassaux-terrain-marsh = Marais
    .sized = marais, { $width } × { $height }
vassaux-terrain-slope = Pente
    .sized = colline, { $width } × { $height }
vassaux-terrain-plateau = Plateau
    .sized = plateau, { $width } × { $height }
vassaux-terrain-house = Maison
    .sized = maison, { $width } × { $height }
vassaux-terrain-cliff = Falaise
    .sized = falaise, { $width } × { $height }
vassaux-terrain-rock = Rocher
    .sized = rocher, { $width } × { $height }
vassaux-terrain-water = Eau
    .sized = eau, { $width } × { $height }

# Osts, et leurs listes.
vassaux-host-sarrasins = Sarrasins
vassaux-host-francs = Francs
vassaux-host-anglais = Anglais
vassaux-host-louis = Ost de Louis
vassaux-host-berenger = Ost de Bérenger
vassaux-host-croises = Croisés
vassaux-host-turcs = Turcs
vassaux-host-premier = Premier ost
vassaux-host-second = Second ost
vassaux-list-sarrasins = Les Sarrasins
vassaux-list-francs = Les Francs de la maison forte
vassaux-list-anglais = Les cavaliers anglais
vassaux-list-francs_du_roi = Les Francs du roi
vassaux-list-louis = Louis
vassaux-list-berenger = Bérenger
vassaux-list-burel = Burel
vassaux-list-kilic_arslan = Kiliç Arslan
vassaux-list-etoile_rouge = L’Étoile rouge
vassaux-list-meute = La Meute
vassaux-list-nuit = La Nuit
