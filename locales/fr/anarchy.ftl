# L’Anarchie.
game-anarchy = L’Anarchie
    .hint = Angleterre, de 1139 à 1153 : royalistes et Angevins se disputent la couronne homme contre homme, au bois et au château.
scenario-anarchy-sc01 = Le chemin des mules
    .hint = Les royalistes mènent trois animaux de bât de l’autre côté d’un ruisseau et hors de la carte ; les Angevins leur barrent la route. Pour apprendre à se déplacer et à combattre.
scenario-anarchy-sc02 = Des flèches au gué
    .hint = Les Angevins doivent franchir une rivière que cavaliers et hommes en armure ne passent qu’au gué ; les royalistes les attendent avec des arcs, des arbalètes et un fustibale. Pour apprendre à tirer. Difficile pour les Angevins : sur dix parties que le programme joue contre lui-même, les royalistes en gagnent huit ou neuf.
scenario-anarchy-sc03 = La prise du baron
    .hint = Un noble royaliste traverse à cheval un bois où les Angevins veulent le prendre vivant. Pour apprendre à encercler et à capturer. Difficile pour les royalistes : sur dix parties que le programme joue contre lui-même, les Angevins en gagnent neuf ou plus.
scenario-anarchy-sc04 = L’attelage de bœufs
    .hint = Les Angevins doivent mener un bélier jusqu’au bas de la carte et au-delà, poussé par des hommes ou tiré par des bœufs qu’il faut encore amener ; des cavaliers et des tireurs royalistes le poursuivent. Pour apprendre les engins. Difficile pour les Angevins : sur dix parties que le programme joue contre lui-même, les royalistes en gagnent neuf.
scenario-anarchy-sc05 = La grande porte
    .hint = Les Angevins doivent chasser les royalistes d’une église : ils enfoncent sa grande porte, ou font le tour par le cloître. Pour apprendre les bâtiments, les portes, et comment on en enfonce une.
scenario-anarchy-sc06 = Échelles et planches
    .hint = Les Angevins attaquent un prieuré de deux côtés avec des échelles et des torches ; qui tient deux des trois, l’église, le préau et le couvent, gagne. Pour apprendre les échafaudages, les fenêtres, les échelles et le feu.
scenario-anarchy-sc07 = La porte ouverte
    .hint = Les Angevins surprennent un château dont la porte est ouverte ; les royalistes doivent la fermer ou tenir le donjon. Pour apprendre les châteaux : porte, pont, fossé et chemin de ronde. Difficile pour les Angevins : sur dix parties que le programme joue contre lui-même, les royalistes en gagnent huit.

scenario-anarchy-sc08 = Sous les hourds
    .hint = Les Angevins donnent l’assaut à un château avec des échelles et un fossé à demi comblé, derrière des mantelets ; des hourds, chemins de bois couverts, surplombent une partie du mur. Pour apprendre les hourds, les mantelets et les pierres. Difficile pour les Angevins : sur dix parties que le programme joue contre lui-même, les royalistes en gagnent huit.
scenario-anarchy-sc09 = Le beffroi
    .hint = Les Angevins poussent un beffroi, une tour sur roues, par un fossé comblé jusqu’au mur d’un château, abaissent son pont-levis sur le mur, et doivent faire entrer six personnages ; des flèches enflammées peuvent l’arrêter en chemin. Pour apprendre le beffroi.
scenario-anarchy-sc10 = L’huile bouillante
    .hint = Les Angevins donnent l’assaut à un château par les échelles et un fossé à demi comblé ; là-haut attendent trois bassines d’huile bouillante et deux tas de pierres. Pour apprendre l’huile et les pierres. Difficile pour les Angevins : sur dix parties que le programme joue contre lui-même, les royalistes en gagnent presque neuf.
scenario-anarchy-sc11 = Le duel de balistes
    .hint = Deux balistes sur les murailles d’un château contre deux dans le pré qui s’étend devant, derrière des mantelets. Pour apprendre les balistes, où tombent leurs tirs, et les flèches enflammées. Difficile pour les Angevins, qui n’ont pas de muraille devant eux : sur dix parties que le programme joue contre lui-même, les royalistes les gagnent presque toutes.
scenario-anarchy-sc12 = Le bélier
    .hint = Les Angevins poussent un bélier par le pont d’un château contre sa porte, et doivent entrer par la brèche ; une bassine d’huile bouillante les attend au-dessus. Pour apprendre le bélier à l’œuvre. Sur dix parties que le programme joue contre lui-même, les Angevins en gagnent six.
scenario-anarchy-sc13 = La galerie et les mangonneaux
    .hint = Les Angevins poussent une galerie, un toit sur roues, jusqu’au pied d’un mur de château, où leurs sapeurs le minent ; d’au-delà du bord de la carte, deux mangonneaux lancent leurs pierres sur le mur. Les royalistes peuvent faire une sortie contre les sapeurs. Dans la galerie, six hommes la poussent de deux cases par tour, trois d’une. Quand elle est contre le mur, son arrière est au bord de la carte, où seuls ceux qui sont encore à venir peuvent la rejoindre : gardez quelqu’un en réserve. Pour apprendre les galeries, les mines et les mangonneaux.
scenario-anarchy-sc14 = La brèche
    .hint = Les Angevins donnent l’assaut à un château dont la muraille est abattue en un endroit, contre une forte garnison ; il leur faut la porte du donjon. Pour apprendre les éboulis et les brèches.

# Les chiffres de parties entières, pour comparer des données de règles.
anarchy-figure-turns = Tours
anarchy-figure-first-wins = Victoires de qui joue en premier
anarchy-figure-marginal = Victoires marginales
anarchy-figure-royalists-killed = Royalistes tués
anarchy-figure-angevins-killed = Angevins tués
anarchy-figure-led-off = Prisonniers emmenés hors de la carte

# Camps, classes, ceux qui n’ont pas de nom à eux, chevaux. Dans une phrase, un numéro suit la classe.
anarchy-side-royalist = Royaliste
    .inside = le royaliste
anarchy-side-angevin = Angevin
    .inside = l’Angevin
anarchy-class-noble = Noble
    .inside = le noble
    .count = { $n ->
        [one] { $n } noble
       *[other] { $n } nobles
    }
anarchy-class-knight = Chevalier
    .inside = le chevalier
    .count = { $n ->
        [one] { $n } chevalier
       *[other] { $n } chevaliers
    }
anarchy-class-sergeant = Sergent
    .inside = le sergent
    .count = { $n ->
        [one] { $n } sergent
       *[other] { $n } sergents
    }
anarchy-class-man_at_arms = Homme d’armes
    .inside = l’homme d’armes
    .count = { $n ->
        [one] { $n } homme d’armes
       *[other] { $n } hommes d’armes
    }
anarchy-class-archer = Archer
    .inside = l’archer
    .count = { $n ->
        [one] { $n } archer
       *[other] { $n } archers
    }
anarchy-class-crossbowman = Arbalétrier
    .inside = l’arbalétrier
    .count = { $n ->
        [one] { $n } arbalétrier
       *[other] { $n } arbalétriers
    }
anarchy-class-peasant = Paysan
    .inside = le paysan
    .count = { $n ->
        [one] { $n } paysan
       *[other] { $n } paysans
    }
anarchy-class-engineer = Ingénieur
    .inside = l’ingénieur
    .count = { $n ->
        [one] { $n } ingénieur
       *[other] { $n } ingénieurs
    }
anarchy-class-sapper = Sapeur
    .inside = le sapeur
    .count = { $n ->
        [one] { $n } sapeur
       *[other] { $n } sapeurs
    }
anarchy-class-staff_slinger = Frondeur au fustibale
    .inside = le frondeur au fustibale
    .count = { $n ->
        [one] { $n } frondeur au fustibale
       *[other] { $n } frondeurs au fustibale
    }
anarchy-class-welsh_spearman = Lancier gallois
    .inside = le lancier gallois
    .count = { $n ->
        [one] { $n } lancier gallois
       *[other] { $n } lanciers gallois
    }
anarchy-class-welsh_archer = Archer gallois
    .inside = l’archer gallois
    .count = { $n ->
        [one] { $n } archer gallois
       *[other] { $n } archers gallois
    }
anarchy-class-flemish_infantry = Fantassin flamand
    .inside = le fantassin flamand
    .count = { $n ->
        [one] { $n } fantassin flamand
       *[other] { $n } fantassins flamands
    }
anarchy-class-flemish_crossbowman = Arbalétrier flamand
    .inside = l’arbalétrier flamand
    .count = { $n ->
        [one] { $n } arbalétrier flamand
       *[other] { $n } arbalétriers flamands
    }
anarchy-class-light_infantry = Fantassin léger
    .inside = le fantassin léger
    .count = { $n ->
        [one] { $n } fantassin léger
       *[other] { $n } fantassins légers
    }
anarchy-class-ox = Bœuf
    .inside = le bœuf
    .count = { $n ->
        [one] { $n } bœuf
       *[other] { $n } bœufs
    }
anarchy-class-pack_animal = Animal de bât
    .inside = l’animal de bât
    .count = { $n ->
        [one] { $n } animal de bât
       *[other] { $n } animaux de bât
    }
anarchy-numbered = { $class } { $number }
anarchy-horse = cheval { DE($rider) }
    .inside = le cheval { DE($rider) }

# Ce qui est demandé.
anarchy-ask-deploy = { $seat }, où placez-vous { $unit } ? { $left ->
        [1] C’est le dernier.
       *[other] Il en reste { $left } à placer.
    }
anarchy-ask-deployed = { $seat }, tous vos personnages sont placés. Confirmez le déploiement.
anarchy-ask-rear = { $seat }, la case avant { DE($unit) } est { $hex }. Quelle est sa case arrière ?
anarchy-ask-move = { $seat }, tour { $turn }, mouvement : { $engines ->
        [0] qui déplacez-vous ?
       *[other] qui déplacez-vous ? Un engin va vers une case éclairée dans son axe, s’il y en a une.
    }
    .closing = Finir le mouvement
anarchy-ask-walk = { $seat }, où va { $unit } ? Il lui reste { $points } PM.
    .closing = Finir le mouvement
anarchy-ask-escort = { $seat }, { $unit } est votre prisonnier. Où vos personnages le mènent-ils ?
    .closing = Finir le mouvement
anarchy-ask-defensive-fire = { $seat }, tour { $turn }, tir défensif : qui tire ?
    .closing = Ne plus tirer
anarchy-ask-offensive-fire = { $seat }, tour { $turn }, tir offensif : qui tire ?
    .closing = Ne plus tirer
anarchy-ask-aim = { $seat }, sur qui { $unit } tire-t-il ?
    .closing = Ne plus tirer
anarchy-ask-combat = { $seat }, tour { $turn }, combat : qui attaquez-vous ?
    .closing = Ne plus attaquer
anarchy-ask-muster = { $seat }, qui attaque { $target } ? Attaque jusqu’ici : { $attack } ; défense : { $defence }.
anarchy-ask-who-is-stunned = { $seat }, l’un de ceux qui ont attaqué { $unit } est assommé. Lequel ?
anarchy-ask-who-is-wounded = { $seat }, l’un de ceux qui ont attaqué { $unit } est blessé. Lequel ?
anarchy-ask-retreat = { $seat }, { $unit } doit reculer d’une case. Laquelle ?
anarchy-ask-advance = { $seat }, la voie vers { $hex } est libre. Qui avance ?
anarchy-ask-advance-hex = { $seat }, dans quelle case { $unit } avance-t-il ?
anarchy-ask-which-hex = { $seat }, { $unit } est désarçonné. Dans laquelle de ses deux cases se retrouve-t-il ?
anarchy-ask-hands = { $seat }, qui aide { $unit } { $job } ?
anarchy-help-carry = à porter l’échelle
anarchy-help-burst = à enfoncer la porte
anarchy-help-break-bridge = à détruire le pont
anarchy-help-lay-gangway = à poser la passerelle
anarchy-help-put-out = à éteindre le feu
anarchy-help-shift-heap = à déplacer le tas de pierres
anarchy-help-carry-basin = à porter la bassine d’huile
anarchy-help-set-basin = à mettre la bassine d’huile en place au créneau
anarchy-help-work = dans son travail
anarchy-ask-carry = { $seat }, une échelle est portée par { $unit } et { $other }. Où ?
    .closing = Y renoncer
anarchy-ask-wheel = { $seat }, un mantelet est déplacé par { $unit }. Où ? PM restants : { $points }.
    .closing = Y renoncer
anarchy-ask-face = { $seat }, vers lequel des six côtés le mantelet en { $hex } est-il tourné ?
anarchy-ask-heaps = { $seat }, dans quelle case de vos murailles y a-t-il un tas de pierres ? { $left ->
        [1] C’est le dernier.
       *[other] Il en reste { $left }.
    }
    .closing = Ne plus en placer
anarchy-ask-basins = { $seat }, dans quelle case de vos murailles y a-t-il une bassine d’huile ? { $left ->
        [1] C’est la dernière.
       *[other] Il en reste { $left }.
    }
    .closing = Ne plus en placer
anarchy-ask-heap-goes = { $seat }, le tas de pierres en { $hex } est déplacé par { $unit }. Où ?
    .closing = Y renoncer
anarchy-ask-basin-goes = { $seat }, la bassine d’huile en { $hex } est portée par { $unit } et { $other }. Où, case par case ?
    .closing = La poser
anarchy-ask-tip-over = { $seat }, sur quelle case la bassine en { $hex } est-elle renversée ?
    .closing = Y renoncer
anarchy-ask-rubble = { $seat }, quelle case des murailles est abattue ? { $left ->
        [1] C’est la dernière.
       *[other] Il en reste { $left }.
    }
anarchy-ask-fascines = { $seat }, sur quelle case de fossé posez-vous une fascine ? { $left ->
        [1] C’est la dernière.
       *[other] Il en reste { $left }.
    }
    .closing = Ne plus en poser
anarchy-ask-torch = { $seat }, qui met sa torche à { $hex } ?
    .closing = Y renoncer

# Ce qu’on peut faire.
anarchy-do-take-in-hand = Prendre en main : { $target }
anarchy-do-put = Placer en { $target }
anarchy-do-rear-in = Case arrière en { $target }
anarchy-do-usual-deployment = Placer tout le monde de la façon habituelle
anarchy-do-ready = Confirmer le déploiement
anarchy-do-take = Déplacer { $target }
anarchy-do-go = Aller en { $target }
anarchy-do-turn-to = Tourner vers { $target }
anarchy-do-step-back = Faire un pas en arrière
anarchy-do-exit = Quitter la carte
anarchy-do-mount = Monter { $target }
anarchy-do-dismount = Mettre pied à terre
anarchy-do-lead = Le mener en { $target }
anarchy-do-lead-off = L’emmener hors de la carte
anarchy-do-shoot-with = Viser avec { $target }
anarchy-do-shoot-at = Tirer sur { $target }
anarchy-do-attack = Attaquer { $target }
anarchy-do-join = Attaquer avec { $target }
anarchy-do-strike = Lancer l’attaque
anarchy-do-suffer = Choisir { $target }
anarchy-do-retreat = Reculer en { $target }
anarchy-do-retreat-off = Reculer hors de la carte
anarchy-do-fall-in = Tomber en { $target }
anarchy-do-advance-with = Avancer avec { $target }
anarchy-do-advance-into = Avancer en { $target }
anarchy-do-stay = Personne n’avance
anarchy-do-open-door = Ouvrir la porte
anarchy-do-close-door = Fermer la porte
anarchy-do-burst = Enfoncer la porte en { $target }
anarchy-do-break-bridge = Détruire le pont en { $target }
anarchy-do-lay-gangway = Poser une passerelle en { $target }
anarchy-do-raise = Dresser l’échelle contre { $target }
anarchy-do-lower = Abattre l’échelle
anarchy-do-put-out = Éteindre le feu en { $target }
anarchy-do-tether = Atteler le bœuf en { $target }
anarchy-do-free = Dételer le bœuf en { $target }
anarchy-do-draw = Tirer l’engin en { $target }
anarchy-do-push = Pousser l’engin en { $target }
anarchy-do-over-edge = Sortir l’engin de la carte
anarchy-do-with = Avec { $target }
anarchy-do-begin = Commencer avec ceux-là
anarchy-do-leave-it = Y renoncer
anarchy-do-lift = Soulever l’échelle en { $target }
anarchy-do-bring-ladder = Apporter une échelle
anarchy-do-carry = La porter en { $target }
anarchy-do-topple = Repousser l’échelle en { $target }
anarchy-do-take-mantlet = Déplacer un mantelet
anarchy-do-wheel = Le déplacer en { $target }
anarchy-do-face = Le tourner vers { $target }
anarchy-do-throw-at = Jeter une pierre : { $target }
anarchy-do-shift-heap = Déplacer le tas de pierres en { $target }
anarchy-do-heap-to = Le déplacer en { $target }
anarchy-do-lift-basin = Porter la bassine en { $target }
anarchy-do-set-basin = Mettre en place la bassine en { $target }
anarchy-do-basin-to = La porter en { $target }
anarchy-do-tip = Renverser la bassine en { $target }
anarchy-do-ram = Frapper du bélier en { $target }
anarchy-do-pour = Verser sur { $target }
anarchy-do-heap-up = Placer un tas de pierres en { $target }
anarchy-do-place-basin = Placer une bassine d’huile en { $target }
anarchy-do-usual-heaps = Les placer de la façon habituelle
anarchy-do-usual-basins = Les placer de la façon habituelle
anarchy-do-lay = Poser une fascine en { $target }
anarchy-do-breach = Abattre la muraille en { $target }
anarchy-do-usual-rubble = Les abattre de la façon habituelle
anarchy-do-usual-fascines = Les poser de la façon habituelle
anarchy-do-laid = Ne plus en poser
anarchy-do-flaming = Tir enflammé sur { $target }
anarchy-do-torch = Mettre une torche à { $target }
anarchy-do-torch-by = Par { $target }
anarchy-do-done = Finir cette étape
anarchy-do-concede = Abandonner la bataille

# Ce qui s’est passé.
anarchy-log-deployed = { $seat } déploie { $unit } en { $hex }.
anarchy-log-ready = { $seat } a terminé son déploiement.
anarchy-log-turn = Le tour { $turn } commence ; { $seat } joue en premier.
anarchy-log-phase = La phase { DE($seat) } commence.
anarchy-log-recovers = { $unit } se remet et n’est plus assommé.
anarchy-log-rearmed = { $unit } prend l’arme d’un mort.
anarchy-log-enters = { $unit } entre sur la carte et va en { $hex } ({ $points } PM).
anarchy-log-goes = { $unit } va en { $hex } ({ $points } PM).
anarchy-log-rides = { $unit } va à cheval en { $hex } ({ $points } PM).
anarchy-log-turns = { $unit } tourne vers { $hex } ({ $points } PM).
anarchy-log-backs = { $unit } fait un pas en arrière, en { $hex } ({ $points } PM).
anarchy-log-exits = { $unit } quitte la carte depuis { $hex }.
anarchy-log-dismounts = { $unit } met pied à terre.
anarchy-log-mounts = { $unit } monte { $horse }.
anarchy-log-leads = { $seat } mène { $unit }, son prisonnier, en { $hex }.
anarchy-log-led-off = { $seat } emmène { $unit } hors de la carte : il est pris.
anarchy-log-escapes = { $unit } s’échappe, sans armes.
anarchy-log-shot = { $unit } { $thrown ->
        [0] tire sur { $target } avec { $weapon }
       *[other] lance { $weapon } sur { $target }
    } ({ $cover }{ $range ->
        [0] {""}
       *[other] , +{ $range } pour la portée
    }{ $armour ->
        [0] {""}
       *[other] , +{ $armour } pour l’armure
    }{ $hurt ->
        [0] {""}
       *[other] , +{ $hurt } pour la blessure du tireur
    }{ $hunger ->
        [0] {""}
       *[other] , +{ $hunger } pour la faim
    }{ $moving ->
        [0] {""}
       *[other] , +{ $moving } pour le beffroi en mouvement
    }) : { $result }.
anarchy-log-stone = { $unit } tire au fustibale. Point d’impact : { $hex }.
anarchy-log-yields = { $unit } se rend : il est prisonnier (il fallait { $needed } ou moins).
anarchy-log-fights-on = { $unit } ne se rend pas et continue à se battre (il fallait { $needed } ou moins).
anarchy-log-combat = Attaque contre { $target } par { $unit } : { $attack } contre { $defence }, { $table }, colonne { $differentials }{ $shift ->
        [0] {""}
        [-2] , décalage −2
        [-1] , décalage −1
       *[other] , décalage { $shift }
    }{ $added ->
        [0] {""}
       *[other] , +{ $added } au dé
    } ; { $result }.
anarchy-log-stunned = { $unit } est assommé.
anarchy-log-wounded = { $unit } est blessé.
anarchy-log-killed = { $unit } est tué en { $hex }{ $why }.
# Why he was killed; nothing where the shot or the attack did it alone.
anarchy-why-outright = {""}
anarchy-why-wounded-before = {" "}(déjà blessé)
anarchy-why-stunned-before = {" "}(déjà assommé)
anarchy-why-stunned-retreat = {" "}(assommé, il devait reculer)
anarchy-why-wounded-rider = {" "}(blessé et désarçonné)
anarchy-why-in-fire = {" "}(resté dans le feu)
anarchy-log-unhorsed = { $unit } est désarçonné et se retrouve assommé en { $hex }.
anarchy-log-retreats = { $unit } recule en { $hex }.
anarchy-log-cannot-retreat = { $unit } n’a aucune case où les règles le laissent reculer, ce qui vaut une blessure.
anarchy-log-advances = { $unit } avance en { $hex }.
anarchy-log-work-lost = Le travail { DE($unit) } est interrompu.
anarchy-log-begins-open = { $unit } commence à ouvrir la porte en { $hex }.
anarchy-log-begins-close = { $unit } commence à fermer la porte en { $hex }.
anarchy-log-begins-burst = On commence à enfoncer la porte en { $hex } : { $unit }.
anarchy-log-begins-break-bridge = On commence à détruire le pont en { $hex } : { $unit }.
anarchy-log-begins-lay-gangway = On commence à poser une passerelle en { $hex } : { $unit }.
anarchy-log-begins-raise = { $unit } commence à dresser une échelle contre { $hex }.
anarchy-log-begins-lower = { $unit } commence à abattre l’échelle en { $hex }.
anarchy-log-begins-put-out = On commence à combattre le feu en { $hex } : { $unit }.
anarchy-log-begins-tether = { $unit } commence à atteler le bœuf en { $hex }.
anarchy-log-begins-shift-heap = On commence à déplacer un tas de pierres en { $hex } : { $unit }.
anarchy-log-begins-free = { $unit } commence à dételer le bœuf en { $hex }.
anarchy-log-opened = La porte en { $hex } est ouverte.
anarchy-log-closed = La porte en { $hex } est fermée.
anarchy-log-burst = La porte en { $hex } est enfoncée et reste ouverte.
anarchy-log-bridge-broken = Le pont en { $hex } est détruit.
anarchy-log-gangway-laid = Une passerelle est posée en { $hex }.
anarchy-log-ladder-raised = Une échelle est dressée contre { $hex }.
anarchy-log-ladder-lowered = L’échelle en { $hex } est abattue.
anarchy-log-tethered = Le bœuf en { $hex } est attelé à l’engin.
anarchy-log-freed = Le bœuf en { $hex } est dételé.
anarchy-log-drawn = Les bœufs tirent l’engin en { $hex } ({ $hexes ->
        [1] une case
       *[other] { $hexes } cases
    }).
anarchy-log-pushed = Les hommes poussent l’engin en { $hex } ({ $hexes ->
        [1] une case
       *[other] { $hexes } cases
    }).
anarchy-log-over-edge = L’engin est sorti de la carte, avec tous ceux qui l’accompagnaient.
anarchy-log-put-out = Le feu en { $hex } est éteint (il fallait { $needed } ou plus{ $added ->
        [0] {""}
       *[other] , +{ $added } pour les aides
    }).
anarchy-log-still-burns = Le feu en { $hex } n’a pas pu être éteint (il fallait { $needed } ou plus{ $added ->
        [0] {""}
       *[other] , +{ $added } pour les aides
    }).
anarchy-log-carries = Une échelle est portée en { $hex } : { $unit }, { $other }.
anarchy-log-climbs-down = { $unit } est chassé de l’échelle et descend en { $hex }.
anarchy-log-falls = { $unit } tombe en { $hex }.
anarchy-log-topples = { $unit } repousse l’échelle en { $hex } (il fallait { $needed } ou plus).
anarchy-log-ladder-stands = { $unit } pousse l’échelle en { $hex }, qui tient bon (il fallait { $needed } ou plus).
anarchy-log-mantlet = { $unit } déplace un mantelet en { $hex } ; il est tourné vers { $towards }.
anarchy-log-heap = Un tas de pierres se trouve en { $hex }.
anarchy-log-heap-shifted = Un tas de pierres est déplacé en { $hex }.
anarchy-log-basin = Une bassine d’huile se trouve en { $hex }.
anarchy-log-basin-set = La bassine d’huile en { $hex } est mise en place au créneau ({ $unit }).
anarchy-log-basin-carried = Une bassine d’huile est portée en { $hex } ({ $unit }).
anarchy-log-basin-tipped = De l’huile bouillante est versée sur { $hex } ({ $unit }).
anarchy-log-basin-falls = La bassine d’huile en { $hex } tombe et se répand.
anarchy-log-oil = Huile sur { $target } : colonne { $differentials } : { $result }.
anarchy-log-oil-lights = L’huile { DE($unit) } met le feu en { $hex } (il fallait { $needed } ou plus).
anarchy-log-oil-fails = L’huile { DE($unit) } ne met pas le feu en { $hex } (il fallait { $needed } ou plus).
anarchy-log-rubble = La muraille en { $hex } est abattue.
anarchy-log-fascine = Le fossé en { $hex } est comblé d’une fascine.
anarchy-log-incendiary-lights = Un projectile incendiaire { DE($unit) } met le feu en { $hex } (il fallait { $needed } ou plus).
anarchy-log-incendiary-fails = Un projectile incendiaire { DE($unit) } s’éteint en { $hex } (il fallait { $needed } ou plus).
anarchy-log-arrow-lights = Une flèche enflammée { DE($unit) } met le feu en { $hex } (il fallait { $needed } ou plus).
anarchy-log-arrow-fails = Une flèche enflammée { DE($unit) } s’éteint en { $hex } (il fallait { $needed } ou plus).
anarchy-log-torch-lights = { $unit } met le feu en { $hex } avec une torche (il fallait { $needed } ou plus).
anarchy-log-torch-fails = { $unit } met une torche en { $hex }, en vain (il fallait { $needed } ou plus).
anarchy-log-spreads = Le feu se propage en { $hex } (il fallait { $needed } ou plus).
anarchy-log-spreads-not = Le feu ne se propage pas en { $hex } (il fallait { $needed } ou plus).
anarchy-log-in-fire = { $unit } est resté dans le feu.
anarchy-log-burnt-out = Le feu en { $hex } est consumé.
anarchy-log-rams = Le bélier { DE($seat) } frappe { $what } en { $hex } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $tower ->
        [0] {""}
       *[other] , { $tower } contre une tour
    }{ $needed ->
        [0] {""}
       *[other]  ; il fallait { $needed } ou plus
    }) : { $result }.
anarchy-log-damaged = Dommage en { $hex } : degré { $degree } sur les { $of } qui l’abattent.
anarchy-log-demolished = En { $hex }, { $what } s’écroule ; il ne reste que des éboulis.
anarchy-log-gate-falls = La porte en { $hex } s’abat ; le passage est ouvert pour de bon.
anarchy-log-scaffold-falls = L’échafaudage au-dessus { DE($hex) } s’effondre.
anarchy-log-hourd-falls = Le hourd au-dessus { DE($hex) } s’effondre.
anarchy-blow-damages = un degré de dommage
anarchy-blow-nothing = rien
anarchy-blow-destroys = destruction
anarchy-log-leaderless = Le dernier chef { DE($seat) } est tombé : les survivants s’en vont.
anarchy-log-flees = { $unit } fuit en { $hex }.
anarchy-log-end-turn = Fin du tour { $turn }. Points : royalistes { $royalist }, Angevins { $angevin }.
anarchy-log-victory = Victoire { DE($seat) }. { $how }
anarchy-log-draw = La bataille est nulle. { $how }
anarchy-log-conceded = { $seat } abandonne.

# Où la pierre d’un fustibale a frappé, au lieu d’une case.
anarchy-beyond-the-map = au-delà du bord de la carte

# Ce que dit la table de combat ; suit les nombres d’une attaque.
anarchy-result-none = il ne se passe rien
anarchy-result-ar = les attaquants reculent
anarchy-result-as = un attaquant est assommé
anarchy-result-aw = un attaquant est blessé
anarchy-result-dr = le défenseur recule
anarchy-result-ds = le défenseur est assommé
anarchy-result-du = le défenseur est désarçonné
anarchy-result-dw = le défenseur est blessé
anarchy-result-dk = le défenseur est tué

# Ce que fait un tir, et la couverture qu’il a rencontrée.
anarchy-hit-miss = manqué
anarchy-hit-retreat = recul d’une case
anarchy-hit-stunned = assommé
anarchy-hit-unhorsed = désarçonné
anarchy-hit-wounded = blessé
anarchy-hit-killed = tué
anarchy-cover-none = aucune couverture
anarchy-cover-light = couverture légère
anarchy-cover-medium = couverture moyenne
anarchy-cover-strong = couverture forte
anarchy-cover-total = couverture totale

# À quoi servait un dé.
anarchy-roll-combat = combat
anarchy-roll-yield = reddition
anarchy-roll-shot = tir
anarchy-roll-impact = point d’impact du tir
anarchy-roll-oil = huile bouillante
anarchy-roll-ram = bélier
anarchy-roll-put-out = extinction du feu
anarchy-roll-topple = échelle repoussée
anarchy-roll-fire = mise à feu
anarchy-roll-spread = propagation du feu

# Pourquoi la partie s’est terminée.
anarchy-end-wins = La victoire est complète.
anarchy-end-decisively = La victoire est décisive.
anarchy-end-marginally = La victoire est marginale.
anarchy-end-draw = Aucun des deux n’a fait assez pour gagner.
anarchy-end-conceded = Le camp vaincu a abandonné.

# Ce qui peut ne pas aller dans les données des règles.
anarchy-data-label = le nom `{ $name }` ne peut pas figurer dans un ordre : lettres minuscules, chiffres et `_` seulement
anarchy-data-proper-name = un nom propre n’a que des lettres et des espaces ; celui-ci est `{ $name }`
anarchy-data-class-missing = il n’y a pas de classe `{ $name }`, dont les chevaux sans cavalier ont les valeurs
anarchy-data-never-rides = les personnages de la classe `{ $class }` ne montent pas à cheval
anarchy-data-not-rising = les colonnes doivent aller en croissant ; celle-ci ne croît pas
anarchy-data-harm-order = un différentiel plus grand ne doit pas nuire moins au défenseur, ni un dé plus haut lui nuire plus
anarchy-data-cover-order = une meilleure couverture ne doit pas améliorer un tir
anarchy-data-off-map = il n’y a pas de case { $hex } sur la carte
anarchy-data-feature = cela ne peut pas se trouver dans une case du terrain `{ $terrain }`
anarchy-data-too-many = le camp a { $found } pièces, chevaux compris ; le maximum est 250
anarchy-data-too-few-counted = la condition en demande { $wanted } ; le camp en a { $found }
anarchy-data-engine-unknown = engines.ron n’a pas de `{ $engine }`
anarchy-data-no-engines = ce camp n’a pas d’engin sur la carte
anarchy-data-engine-ground = l’engin se tiendrait en { $hex }, sur un terrain où il ne passe pas
anarchy-data-hex-taken = personne ne peut se tenir en { $hex } : la case est fermée, ou déjà prise par quelqu’un ou par un engin
anarchy-data-no-wall = un éboulis prend la place d’un rempart, d’un mur ou d’une archère, et { $hex } n’en est pas
anarchy-data-no-wall-walk = les pierres et l’huile attendent sur un rempart ou une tour, et { $hex } n’en est pas
anarchy-data-no-wall-foot = un hourd surplombe le sol nu ou le fossé au pied d’un mur crénelé, et { $hex } n’en est pas
anarchy-data-hourd-twice = un autre hourd surplombe déjà { $hex }
anarchy-data-hourd-apart = { $hex } n’est pas à côté du reste de sa pièce de hourd, au même niveau
anarchy-data-hourd-long = une pièce de hourd couvre au plus { $most ->
    [1] une case
   *[other] { $most } cases
}, et celle-ci en a { $found }
anarchy-data-no-ditch = une fascine se pose sur une case de fossé, et { $hex } n’en est pas une
anarchy-data-none-to-place = ce camp n’a pas de `{ $class }` à pied qui puisse se tenir ici
anarchy-data-engine-missing = ce camp n’a pas d’engin `{ $engine }` qui puisse quitter la carte, ou n’en a aucun
data-unknown-character = le caractère `{ $character }` de la colonne { $column } ne désigne aucun terrain

# Options d’une partie.
option-anarchy-length_percent = Durée de la bataille, en pour cent
    .hint = Le nombre de tours en pour cent de celui du scénario, arrondi vers le haut.
option-anarchy-zone_mp_surcharge = PM de plus devant l’ennemi
    .hint = Ce que coûte en plus, en PM, un pas d’une case menacée à une autre ; avec 0, il ne coûte rien de plus.
option-anarchy-charge_min_hexes = Élan d’une charge
    .hint = De combien de cases un cavalier doit avancer en ligne droite pour que son attaque soit une charge.
option-anarchy-capture_yields_max = Reddition sur un dé d’au plus
    .hint = Le plus haut jet sur lequel un chevalier ou un noble encerclé se rend ; avec 0, personne ne se rend jamais.

# Pourquoi quelque chose n’est pas permis : à qui est la pièce, et dans quel état.
refusal-anarchy-not_your_piece = Cette pièce n’est pas de votre camp.
refusal-anarchy-piece_dead = Cette pièce est morte : elle ne reçoit plus d’ordre.
refusal-anarchy-piece_stunned = Il est assommé : il ne fait rien avant de s’être remis.
refusal-anarchy-piece_captive = Il est prisonnier : il ne peut que s’échapper, ou se joindre à une attaque contre un de ses gardes.
refusal-anarchy-piece_off_map = Cette pièce n’est pas sur la carte, et ne peut pas y entrer maintenant.
refusal-anarchy-piece_left = Cette pièce a quitté la carte et ne revient pas.

# Le déploiement.
refusal-anarchy-setup_outside_zone = Cette case est hors de votre zone de déploiement ; choisissez-en une éclairée.
refusal-anarchy-men_left_to_place = Il vous reste des personnages à placer ; placez-les d’abord.
refusal-anarchy-not_waiting = On ne peut prendre en main qu’une autre pièce, que l’on place soi-même.
    .A-0-67 = Il est déjà dans l’engin, ou sert un mangonneau : choisissez un personnage qui n’est pas encore entré.
refusal-anarchy-no_room_for_horse = Un cavalier occupe deux cases, et aucune case voisine de celle-ci n’a de place pour son arrière.
refusal-anarchy-too_close = Dans ce scénario, deux personnages de ce camp ne se déploient pas l’un à côté de l’autre.
refusal-anarchy-area_full = Cette partie a autant de personnages que le scénario le permet.
refusal-anarchy-area_wants_men = Les personnages qui restent sont nécessaires là où le scénario en exige ; ces places sont encore vides.

# Le mouvement.
refusal-anarchy-already_taken = Il est déjà choisi ; donnez-lui un ordre, ou choisissez-en un autre.
    .A-0-04 = C’est lui qui se déplace ; donnez-lui un ordre, ou choisissez-en un autre.
    .A-0-38 = C’est lui qui tire ; choisissez sa cible, ou un autre tireur.
refusal-anarchy-no_move_left = Il n’a plus rien à faire dans ce mouvement.
refusal-anarchy-not_enough_mp = Il ne lui reste pas assez de PM pour cela.
refusal-anarchy-terrain_impassable = Personne ne peut entrer dans cette case : son terrain ou le bord de la carte la ferme.
refusal-anarchy-impassable_mounted = Un cavalier ne peut pas entrer dans cette case : son terrain est fermé aux chevaux.
    .A-3-5-07 = Aucun cheval n’entre dans une case où se trouve un mantelet.
refusal-anarchy-armoured_in_river = Personne n’entre dans la rivière en armure ou à cheval.
refusal-anarchy-level_gap = Cette case est à un autre niveau, et rien n’y mène depuis la case voisine.
refusal-anarchy-hex_occupied_enemy = Un ennemi se tient dans cette case.
refusal-anarchy-stack_limit = Quelqu’un se tient déjà dans cette case, et elle n’a de place que pour un.
refusal-anarchy-way_barred = Des ennemis ou un feu barrent tous les chemins.
refusal-anarchy-already_there = Il s’y tient déjà.
refusal-anarchy-path_not_adjacent = Cette case n’est pas adjacente à l’autre.
refusal-anarchy-nobody_leads = Personne ne mènerait l’animal : il ne va que là où un personnage de son camp lui est adjacent.
refusal-anarchy-not_an_exit = Son camp ne peut pas quitter la carte depuis cette case.
refusal-anarchy-no_way_there = Des murs, des portes fermées ou des niveaux les séparent : aucun chemin ne mène à cette case à présent.
refusal-anarchy-hex_burning = Cette case brûle : personne n’y entre.
refusal-anarchy-door_wrong_side = La porte est fermée : on n’entre dans sa case et on n’en sort que par l’intérieur.
refusal-anarchy-window_needs_ladder = On n’entre dans cette fenêtre que d’un échafaudage qui y mène ou de la tête d’une échelle.
refusal-anarchy-ladder_head_taken = L’échelle n’a de place que pour un, et quelqu’un s’y trouve.
refusal-anarchy-kept_back = Les personnages de son camp ne peuvent pas encore quitter leur place.
refusal-anarchy-surprised = Son camp est surpris : un seul de ses personnages agit à ce tour, et il l’a fait.
refusal-anarchy-leaderless = Son camp n’a plus de chef : ses personnages s’en vont, sans tirer ni attaquer.

# Travaux, échelles, feu.
refusal-anarchy-task_impossible = Cela ne peut pas se faire d’où il se tient.
    .A-4-4-04 = Seul un personnage à pied porte une baliste, à côté d’elle ou à côté d’une case qui la touche.
    .A-4-4-05 = Les balistes et les mantelets se placent avant la bataille, jamais en jeu.
    .A-5-2-07 = Un bélier ne frappe qu’une porte fermée ou un mur debout, dans la case droit devant lui.
    .A-4-2-29 = Le pont-levis de ce beffroi est déjà abaissé.
    .A-1-3-06 = Aucun bœuf attelé de votre camp n’est à côté de lui.
    .A-1-3-09 = Aucun bœuf de votre camp n’est à côté de lui à sa place : droit devant la case de tête d’une colonne latérale de l’engin.
    .A-0-54 = Rien ne brûle à côté de lui qu’il puisse éteindre.
    .A-2-3-02 = On n’ouvre ou ne ferme une porte que dans sa case, et seulement si elle est dans l’autre état.
    .A-2-3-06 = Une porte fermée s’enfonce à deux, depuis des cases devant elle, du même côté.
    .A-2-3-07 = Une porte enfoncée reste ouverte.
    .A-2-3-09 = Une porte consumée reste ouverte.
    .A-2-3-10 = Il n’y a qu’une case devant cette porte : le second devrait se tenir au même niveau à côté du premier.
    .A-3-2-04 = Il y faut un pont à côté de lui, à son niveau ou à côté de sa case de fossé, et un second à côté du pont.
    .A-3-2-07 = Il y faut un pont détruit à côté de lui, à son niveau ou à côté de sa case de fossé, et un second à côté.
    .A-3-2-13 = La porte d’un château ne s’enfonce pas à bras d’hommes, et une fois consumée elle reste ouverte.
    .A-3-4-08 = Les fascines se posent avant la bataille, jamais en cours de jeu.
    .A-3-5-01 = Il n’y a pas de mantelet dans sa case, et votre camp n’en a pas à apporter.
    .A-3-6-03 = Il n’y a pas ici d’échelle pour cela, ou personne à côté de lui qui la porterait avec lui.
    .A-3-6-09 = Une échelle dressée ne se porte pas ; il faut d’abord l’abattre.
    .A-4-3-07 = Aucune bassine d’huile à côté de lui ne se prend ainsi en main ; elle se porte là où l’on va à pied, et les bassines se placent avant la bataille seulement.
    .A-4-5-04 = Deux personnages déplacent un tas qui se trouve dans leur case ou à côté, à leur niveau, vers une case voisine du même niveau, sans mur entre les deux ; les tas se placent avant la bataille seulement.
    .A-6-4-01 = Les murailles s’abattent avant la bataille, jamais en cours de jeu.
    .A-6-2-02 = Une galerie ne travaille qu’au pied d’un mur : tout son avant doit se tenir contre des murs, et elle mine l’un de ceux qui sont droit devant elle.
    .A-6-3-01 = Il n’y a plus là de mur debout que l’on puisse miner.
refusal-anarchy-task_interrupted = Il a combattu ou mène un prisonnier : il ne commence aucun travail dans cette phase.
refusal-anarchy-already_at_work = Il est déjà à ce travail.
refusal-anarchy-cannot_share = Il ne peut pas aider : il n’est pas libre, ou ne se tient pas où il le faudrait.
refusal-anarchy-ladder_no_target_hex = Une échelle s’appuie de l’extérieur contre un rempart ou une tour, contre un échafaudage ou contre une fenêtre d’église, et son pied est sur un sol libre.
refusal-anarchy-hourd_blocks_ladder = On ne dresse pas d’échelle sous un hourd.
refusal-anarchy-hourd_weapon = D’un hourd et au travers de son plancher, on ne tire qu’à l’arc ou à l’arbalète ; tout droit vers le bas vont les pierres et les javelots.
refusal-anarchy-hourd_arc = D’un hourd, on ne tire que par les côtés qui tournent le dos au mur.
refusal-anarchy-crenel_behind_hourd = Rien ne passe le hourd accroché devant ce mur.
refusal-anarchy-ladder_in_open_ditch = On ne dresse pas d’échelle dans un fossé ouvert.
refusal-anarchy-no_ladder_to_raise = Une échelle est dressée par un personnage à pied qui se tient dans la case où elle est posée.
refusal-anarchy-somebody_on_ladder = Quelqu’un est sur l’échelle.
refusal-anarchy-one_ladder = Une échelle s’y trouve déjà.
refusal-anarchy-cannot_carry = Il ne peut pas porter d’échelle là : il y faut deux personnages à pied, l’un à côté de l’autre, avec assez de PM, sur le sol.
refusal-anarchy-nobody_above = Personne de votre camp ne se tient au-dessus de l’échelle pour la repousser.
refusal-anarchy-not_flammable = Il n’y a là rien qui brûle.
refusal-anarchy-burns_already = Cette case brûle déjà, ou on vient d’y mettre le feu.
refusal-anarchy-nobody_beside_it = Personne de votre camp n’y est adjacent pour y mettre une torche.

# Mantelets, fascines et éboulis.
refusal-anarchy-mantlet_ground = Ce terrain est fermé aux chevaux, donc aux mantelets ; seul un fossé comblé leur est ouvert.
refusal-anarchy-mantlet_hemmed_in = Avec les PM restants, le mantelet ne va nulle part d’ici : le terrain autour lui est fermé, occupé ou trop coûteux.
refusal-anarchy-one_mantlet = Un mantelet s’y trouve déjà.
refusal-anarchy-cannot_wheel = Un mantelet est déplacé par un personnage à pied qui ne mène pas de prisonnier.
refusal-anarchy-rubble_place = Un éboulis prend la place d’un rempart, d’un mur ou d’une archère, l’un de ceux que nomme le scénario s’il en nomme.
refusal-anarchy-fascine_place = Une fascine se pose sur une case de fossé ouverte, l’une de celles que nomme le scénario s’il en nomme.

# Pierres et huile.
refusal-anarchy-heap_place = Un tas de pierres se place sur un rempart, une tour ou un hourd.
refusal-anarchy-heap_in_rubble = On ne fait pas de tas de pierres là où une muraille est abattue.
refusal-anarchy-one_heap = Un tas de pierres s’y trouve déjà.
refusal-anarchy-basin_place = Une bassine d’huile se place sur un rempart, une tour ou un hourd.
refusal-anarchy-no_room_for_bearers = Les deux ne peuvent pas se retrouver là de part et d’autre d’elle en un pas chacun : les cases sont prises, fermées ou trop coûteuses.
refusal-anarchy-one_basin = Une bassine d’huile s’y trouve déjà.
refusal-anarchy-stone_heap_too_far = Le tas de pierres le plus proche est à plus de 2 cases.
refusal-anarchy-stone_straight_down = D’un hourd, une pierre ne tombe que tout droit, sur un ennemi au pied du mur juste dessous.
refusal-anarchy-stone_from_the_ground = Les pierres se jettent d’une tour ou de sa porte, d’un rempart, d’un échafaudage ou d’un hourd.
refusal-anarchy-stone_target = Une pierre touche un ennemi dans une case adjacente, à un niveau inférieur.
refusal-anarchy-oil_bearers_missing = Il faut deux personnages à pied de part et d’autre de la bassine : tous deux à côté d’elle, sans mur entre les deux, et non l’un à côté de l’autre. Dans un angle, deux personnages à côté d’elle suffisent ; là où une seule case la touche, le second se tient derrière le premier.
refusal-anarchy-oil_target_illegal = L’huile se verse sur une case adjacente plus basse, ou d’un hourd tout droit vers le bas, où se trouve un ennemi ou un engin.
    .A-4-3-01 = L’huile se verse d’un rempart ou d’une tour.
    .A-4-3-03 = L’huile ne se verse pas sur un beffroi, et n’y met jamais le feu.
    .A-4-3-04 = Sur le pont-levis d’un beffroi, l’huile ne se verse que de plus haut que lui.
refusal-anarchy-oil_not_set = Au-dessus d’un créneau, on ne verse que d’une bassine que deux personnages y ont mise en place pendant un mouvement, sans qu’aucun ait bougé depuis.
refusal-anarchy-no_crenel = Il n’y a pas de créneau : une bassine se met en place sur un rempart ou une tour ; dans un hourd, on la renverse sans cela.
refusal-anarchy-basin_is_set = La bassine est déjà en place.
# Les engins.
refusal-anarchy-engine_closed = Cette case est celle d’un engin.
    .A-0-66 = Cette case de l’engin a brûlé et ne porte plus personne.
    .A-5-2-05 = Seuls des hommes à pied se tiennent dans un engin, dans ses cases libres.
    .A-5-2-06 = On entre dans un bélier et on en sort par ses cases avant et arrière ; sa paroi est entre les deux.
    .A-4-2-36 = On n’entre dans un beffroi qu’au sol, par l’arrière ; dedans, l’échelle mène d’un étage à l’autre, et le pont-levis sur le mur.
    .A-4-2-49 = Au sol, un essieu du beffroi occupe cette case.
    .A-4-2-39 = Tant de cases de cet étage ont brûlé que personne n’y vient plus ; qui s’y trouve peut en sortir.
    .A-5-3-06 = Sous son auvent, une galerie n’a de place que tant que tout son avant se tient contre un mur.
    .A-5-3-07 = On n’entre dans une galerie et on n’en sort que par l’arrière ouvert ; sa paroi est entre les deux.
refusal-anarchy-went_along = Il a accompagné un engin en ce mouvement : il ne fait plus que s’y déplacer, ou en sortir d’une case.
refusal-anarchy-no_engine = Votre camp n’a pas d’engin sur la carte.
refusal-anarchy-engine_off_line = Un engin ne va que tout droit, en avant ou en arrière dans son axe, et les bœufs ne le tirent qu’en avant ; cette case n’est pas ainsi placée.
    .A-4-2-16 = Un beffroi ne va que tout droit, en avant ou en arrière, et ne tourne jamais ; cette case n’est pas ainsi placée.
    .A-5-3-02 = Une galerie ne va que tout droit, en avant ou en arrière, et ne tourne jamais ; cette case n’est pas ainsi placée.
refusal-anarchy-engine_too_far = L’engin ne va pas si loin en ce tour.
    .A-1-3-02 = Des bœufs ne tirent pas un engin si loin en un tour.
    .A-5-2-01 = Ceux qui poussent ne le mènent pas si loin en un tour ; s’il en reste, les cases éclairées disent jusqu’où.
    .A-4-2-15 = Ceux qui poussent le beffroi ne le mènent pas si loin en un tour ; s’il en reste, les cases éclairées disent jusqu’où.
    .A-5-3-02 = Ceux qui poussent la galerie ne la mènent pas si loin en un tour ; s’il en reste, les cases éclairées disent jusqu’où.
refusal-anarchy-oxen_missing = Trop peu de bœufs y sont attelés, ou certains sont assommés.
refusal-anarchy-team_too_slow = Il ne reste pas assez de PM à un bœuf ou au bouvier pour aller si loin.
refusal-anarchy-driver_missing = Personne ne conduit les bœufs : un homme de votre camp doit se tenir dans la case droit devant l’engin.
refusal-anarchy-not_both_tractions = En un tour, un engin est tiré ou poussé, pas les deux.
refusal-anarchy-not_enough_pushers = Trop peu d’hommes poussent : ceux qui s’y tiennent, ne sont pas assommés et n’ont pas combattu depuis le dernier mouvement.
    .A-4-2-15 = Trop peu d’hommes poussent le beffroi : il en faut huit pour deux cases et quatre pour une, qui s’y tiennent au sol, ne sont pas assommés et n’ont pas combattu depuis le dernier mouvement.
    .A-5-3-02 = Trop peu d’hommes poussent la galerie : il en faut six pour deux cases et trois pour une, qui s’y tiennent, ne sont pas assommés et n’ont pas combattu depuis le dernier mouvement.
refusal-anarchy-engine_terrain = L’engin, ses bœufs et leur conducteur ne peuvent pas passer sur ce terrain.
    .A-4-2-18 = Un beffroi ne passe que sur terrain plat et fossé comblé.
    .A-5-3-03 = Une galerie ne passe que sur terrain plat.
refusal-anarchy-engine_way_blocked = Quelqu’un ou quelque chose barre la route à l’engin, à ses bœufs ou à leur conducteur, ou un ennemi est dedans.
refusal-anarchy-engine_burnt = Trop de cases de l’engin ont brûlé ; il ne sert plus à rien.
    .A-4-2-40 = La moitié du beffroi a brûlé au sol ; il ne se déplace plus.
    .A-5-3-09 = Trop de cases de la galerie ont brûlé ; elle ne se déplace plus, et plus personne n’y mine.
refusal-anarchy-ram_on_keep = Un bélier ne peut rien contre le donjon.
refusal-anarchy-not_loaded = Le bélier frappe un tour sur deux ; ce n’est pas encore le moment.
    .A-5-2-15 = Un de ses servants a combattu ou éteint un feu : le bélier s’arrête pour ce tour.
    .A-4-4-03 = La baliste n’est pas encore chargée : il y faut trois entretiens de son camp, ses servants à côté d’elle.
    .A-5-1-05 = Le mangonneau n’est pas encore chargé : il y faut quatre entretiens de son camp, ses servants à côté de lui.
    .A-6-3-03 = La mine n’est pas assez avancée : la galerie doit se tenir quelques tours contre le mur avant que ses sapeurs lancent le dé, et autant avant chaque jet suivant.
refusal-anarchy-crew_missing = Trop peu d’hommes servent le bélier : ceux qui s’y tiennent, ne sont pas assommés, n’ont pas combattu à ce tour et ne font rien d’autre.
    .A-4-4-02 = Deux personnages prêts et à pied doivent se tenir à côté de la baliste, dont un ingénieur, sans autre travail ; qui n’est pas ingénieur n’en sert qu’une.
    .A-5-1-04 = Quatre personnages prêts et à pied doivent se tenir à côté du mangonneau, dont un ingénieur, sans autre travail ; qui n’est pas ingénieur ne sert qu’un engin.
    .A-6-3-02 = Aucun sapeur de la galerie ne peut creuser : il ne doit être ni assommé, ni à un autre travail, ni avoir combattu à ce tour.
refusal-anarchy-edge_too_far = Le bord de la carte est trop loin devant l’engin.
refusal-anarchy-engine_keeps_to_map = Cet engin ne peut pas quitter la carte.
refusal-anarchy-ox_tethered = Le bœuf est attelé et suit son engin ; on peut le dételer.
refusal-anarchy-not_from_engine = On ne tire pas de l’intérieur d’un bélier.
    .A-5-3-08 = D’une galerie, seuls tirent les hommes de ses trois cases arrière, et seulement par l’arrière ouvert.

# Cavaliers et chevaux.
refusal-anarchy-no_such_pivot = Un cavalier tourne de 60° autour de sa case arrière ; son avant ne peut pas venir ici en une fois.
refusal-anarchy-not_mounted = Seul un cavalier peut faire cela, et il est à pied.
    .A-0-05 = Seul un cavalier fait un pas en arrière, et il est à pied.
    .A-0-06 = Seul un cavalier met pied à terre, et il est déjà à pied.
refusal-anarchy-has_moved = Monter à cheval ou mettre pied à terre prend tout le mouvement, et il s’est déjà déplacé.
refusal-anarchy-threatened_here = Un ennemi menace une case de l’homme ou du cheval : ici, on ne monte pas à cheval et on ne met pas pied à terre.
refusal-anarchy-horse_not_here = Il ne peut monter qu’un cheval sans cavalier, de son camp, dans une case adjacente.
refusal-anarchy-no_rider = Il ne peut pas monter à cheval : sa classe ne monte pas, ou il est déjà à cheval.
refusal-anarchy-loose_horse_stays = Un cheval sans cavalier reste où il est jusqu’à ce que quelqu’un le monte.

# Le tir.
refusal-anarchy-not_a_shooter = Il n’a rien pour tirer.
refusal-anarchy-no_ammo = Il n’a plus de javelots ni de flèches enflammées.
refusal-anarchy-already_shot = Il a déjà tiré ou jeté une pierre, et son arme, ou la distance du tas, ne permet pas un autre tir dans ce cycle de tir.
    .A-4-3-06 = Il a tiré dans cette phase, et ne verse pas d’huile.
refusal-anarchy-moved_too_far_to_shoot = Il a dépensé trop de PM pour tirer avec son arme, ou pour jeter une pierre d’un tas si éloigné.
    .A-4-4-02 = Ses servants se sont déplacés pendant ce tour : qui tire à la baliste reste où il est.
    .A-4-4-04 = La baliste a été portée pendant ce tour, et ne tire pas.
    .A-5-1-04 = Ses servants se sont déplacés pendant ce tour : qui tire au mangonneau reste où il est.
refusal-anarchy-no_target = Il n’y a personne qu’il puisse toucher.
    .A-4-4-07 = Aucun ennemi ne se tient là, ni à côté, que le tir puisse atteindre.
    .A-5-1-06 = Il n’y a rien là qu’une pierre puisse briser, et aucun ennemi : visez un mur, un engin, quelque chose de bois ou un ennemi.
refusal-anarchy-out_of_range = La cible est hors de portée de son arme.
    .A-5-1-05 = Le mangonneau ne lance pas si loin.
refusal-anarchy-under_min_range = La cible est trop près pour son arme.
    .A-5-1-05 = Le mangonneau lance haut et loin ; cette case est trop près pour lui.
refusal-anarchy-shooter_engaged = Un ennemi menace sa case : il ne peut tirer que sur un ennemi adjacent.
refusal-anarchy-no_line_of_fire = La ligne de tir n’est pas dégagée : quelque chose ou quelqu’un la bloque.
    .A-3-5-05 = Un mantelet est sur la ligne.
    .A-4-2-24 = Un beffroi, ou quelqu’un dedans, est sur la ligne : les tirs n’y entrent et n’en sortent que par les archères, l’arrière ouvert et le pont-levis abaissé, et ne le traversent jamais.
refusal-anarchy-total_cover = La cible a une couverture totale : on ne peut pas tirer sur elle.
    .A-4-2-11 = Il est derrière la paroi d’un beffroi, où on ne l’atteint que par l’arrière ouvert.
    .A-4-2-12 = Il est derrière la paroi de l’étage du pont-levis, où on ne l’atteint que par les archères, par l’arrière et, s’il est abaissé, par le pont-levis.
refusal-anarchy-vertical_bow_shot = On ne tire pas à la verticale, vers le bas ou vers le haut, ni à travers le plancher où l’on se tient.
refusal-anarchy-ditch_shot_forbidden = Le fossé ne permet pas ce tir.
    .A-3-4-01 = Du fossé, on ne tire ni sur un chemin de ronde, ni sur une tour, ni dans une ouverture, ni sur le pont-levis d’un beffroi.
    .A-3-4-03 = De l’extérieur, on ne tire dans le fossé que du fossé, de son bord ou d’en haut, d’un beffroi.
refusal-anarchy-not_from_ladder = On ne tire ni ne jette rien de la tête d’une échelle.

# Le combat.
refusal-anarchy-not_adjacent_for_combat = L’attaquant et la cible ne sont pas adjacents ; un cavalier n’attaque que depuis sa case avant.
refusal-anarchy-combat_level_gap = L’attaquant et la cible sont à des niveaux différents, et rien ne les relie.
    .A-4-2-35 = À deux étages d’un beffroi, on ne se combat que par l’échelle, l’un et l’autre dans sa case, à un étage d’écart.
refusal-anarchy-combat_blocked_hexside = Un mur, une porte fermée, une archère ou une fenêtre les sépare.
    .A-3-5-08 = Le devant d’un mantelet les sépare.
    .A-4-2-36 = La paroi du beffroi les sépare : au sol, on ne se combat que par l’arrière, et des étages au dehors que par le pont-levis abaissé.
refusal-anarchy-already_attacked = Il est déjà de cette attaque, ou a déjà attaqué, mis une torche ou versé de l’huile dans cette étape de combat.
    .A-5-2-16 = Il a balancé la poutre de son bélier à ce tour, et n’y combat plus.
    .A-5-3-10 = Il a creusé dans sa galerie à ce tour, et n’y combat plus.
    .A-4-3-06 = Il a attaqué ou versé de l’huile dans cette phase.
refusal-anarchy-target_already_attacked = Cet ennemi a déjà été attaqué dans cette étape de combat.
refusal-anarchy-target_is_friend = On n’attaque pas une pièce de son propre camp, et on ne tire pas sur elle.
refusal-anarchy-target_is_captive = C’est un prisonnier : on n’attaque pas un prisonnier, et on ne tire pas sur lui.
refusal-anarchy-animals_do_not_fight = Un animal ne combat pas ; choisissez un personnage.
refusal-anarchy-nobody_joins = Personne n’attaque encore ; choisissez d’abord au moins un de vos personnages.
refusal-anarchy-not_an_attacker = Il n’est pas de cette attaque ; choisissez un des attaquants.
refusal-anarchy-not_his_hex = Un cavalier désarçonné se retrouve dans l’une de ses deux cases.
refusal-anarchy-retreat_not_away = Un recul doit éloigner de tous ceux qui l’imposent, ou de la case qu’a frappée la pierre d’un mangonneau, et cette case n’est pas plus loin.
refusal-anarchy-retreat_threatened = Un ennemi menace cette case : on n’y recule pas.
refusal-anarchy-retreat_illegal_hex = On recule dans une case adjacente, et hors de la carte seulement par un bord ouvert à son camp.
    .A-3-5-08 = On ne recule pas par le devant d’un mantelet.
    .A-4-2-31 = Le pont-levis du beffroi tombe aussi sur cette case.
refusal-anarchy-advance_not_allowed = Seul un attaquant adjacent à la case libérée peut y avancer, et seulement si personne ne s’y tient.

# La capture.
refusal-anarchy-guards_a_captive = Il mène un prisonnier dans cette phase : il n’attaque pas, ne tire pas et ne manie rien.
refusal-anarchy-not_enough_guards = Trop peu de vos personnages seraient adjacents au prisonnier tout au long du chemin ; ceux qui ont attaqué ne comptent pas.
refusal-anarchy-too_far_to_lead = Le prisonnier va à l’allure du plus lent de ceux qui marchent, et cela ne suffit pas.
refusal-anarchy-not_at_the_edge = Le prisonnier n’est pas encore au bord de la carte.
refusal-anarchy-well_guarded = Ses gardes lui sont adjacents, et personne ne les a attaqués : il ne peut pas s’échapper.
# Les colonnes de la table de combat, par les différentiels pour lesquels elles valent, comme les écrit le livret.
anarchy-column-first = { $to_below ->
        [0] { $to }
       *[other] −{ $to }
    } ou moins
anarchy-column-below = −{ $from } à { $to_below ->
        [0] { $to }
       *[other] −{ $to }
    }
anarchy-column-between = { $from }–{ $to }
anarchy-column-last = { $from_below ->
        [0] { $from }
       *[other] −{ $from }
    } ou plus
anarchy-table-foot = table à pied
anarchy-table-mounted = table montée
anarchy-weapon-short-bow = un arc court
anarchy-weapon-long-bow = un arc long
anarchy-weapon-crossbow = une arbalète
anarchy-weapon-sling = une fronde
anarchy-weapon-staff-sling = un fustibale
anarchy-weapon-stone = une pierre
anarchy-weapon-javelin = un javelot
