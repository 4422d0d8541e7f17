# Fief.

# Ce qui peut clocher dans les données.
fief-data-label = le nom `{ $name }` ne peut figurer dans les ordres : minuscules, chiffres, `-` et `_` seulement, une lettre d’abord
fief-data-reserved = le nom `{ $name }` désigne autre chose dans les ordres
fief-data-same-initial = le nom d’un autre seigneur commence par la même lettre que celui-ci ({ $name }), et le pion ne porte que la lettre
fief-data-family-order = ici vient la famille `{ $name }` : les places ont un ordre fixe
fief-data-too-many = il y en a { $found } ; le maximum est { $most }
fief-data-too-few = il y en a { $found } ; le minimum est { $least }
fief-data-region-small = la région a { $found ->
        [1] un village
       *[other] { $found } villages
    } ; aucun titre ne vaut pour moins de { $least }
fief-data-road = la route de `{ $from }` à `{ $to }` ne mène nulle part ou y figure deux fois
fief-data-village-apart = aucune route ne relie `{ $name }` au reste du royaume
fief-data-area-apart = on ne peut aller d’un village à l’autre de `{ $name }` sans en sortir
fief-data-cut-village = sans `{ $name }` le royaume se couperait en deux
fief-data-gates-inside = { $found ->
        [one] seul { $found } village de la région a
       *[other] seuls { $found } villages de la région ont
    } une route qui en sort ; { $wanted } seraient plus justes
fief-data-gates-outside = on n’entre dans la région que depuis { $found ->
        [one] { $found } village
       *[other] { $found } villages
    } ; { $wanted } seraient plus justes
fief-data-border-roads = { $found ->
        [one] seule { $found } route sort
       *[other] seules { $found } routes sortent
    } de la région ; { $wanted } seraient plus justes
fief-data-villages-close = `{ $one }` et `{ $other }` sont dessinés trop près l’un de l’autre
fief-data-road-close = la route passe trop près de `{ $village }`
fief-data-roads-cross = la route en croise une autre : { $other }
fief-data-roads-angle = la route quitte son village trop près d’une autre : { $other }
fief-data-counter-values = les valeurs doivent croître à partir de 1, chacune multiple de la précédente
fief-data-no-such-counter = la famille n’a pas de pion de { $value }
fief-data-sum = { $sum } n’est pas un multiple de { $step }
fief-data-not-rising = les lignes doivent croître ; celle-ci ne croît pas
fief-data-first-line = la première ligne doit valoir à partir de { $from }
fief-data-falls = un total plus grand ne doit pas enlever moins
fief-data-same-paint = une autre région a la même couleur que `{ $name }`
fief-data-length = les points ne se comptent que { $every ->
        [1] chaque tour
       *[other] tous les { $every } tours
    }
fief-data-no-such-length = une durée { DE($turns) } n’est pas de celles de limits.ron

# Options d’une partie.
option-group-court = Cour et fiefs
option-group-variants = Variantes

# Le jeu.
game-fief = Fief
    .hint = Trois à six familles nobles se disputent le trône : châteaux, impôts, mariages, complots et guerres.
scenario-fief-kingdom = Le royaume
    .hint = Le trône est vide. Chaque famille commence avec un village, un seigneur et quelques soldats.

# Les chiffres de parties entières, pour comparer des données de règles.
fief-figure-turns = Tours
fief-figure-fiefs = Fiefs pourvus
fief-figure-coronations = Couronnements
fief-figure-weddings = Mariages
fief-figure-battles = Combats
fief-figure-winners = Vainqueurs
fief-figure-eliminated = Familles éliminées

# Familles, lieux, cartes, achats.
fief-side-lily = Maison du Lys
    .inside = la maison du Lys
fief-side-tower = Maison de la Tour
    .inside = la maison de la Tour
fief-side-star = Maison de l’Étoile
    .inside = la maison de l’Étoile
fief-side-crescent = Maison du Croissant
    .inside = la maison du Croissant
fief-side-sword = Maison de l’Épée
    .inside = la maison de l’Épée
fief-side-cross = Maison de la Croix
    .inside = la maison de la Croix
fief-region = la région { $name }
fief-bishopric = l’évêché { DE($name) }
fief-card-lord = { $name }
    .hint = Un seigneur ou une dame de votre famille : la carte est posée devant vous, le pion apparaît dans un de vos villages.
fief-card-darc = d’Arc
    .hint = Pour une dame à vous, célibataire ou veuve et sans titre : elle mène une armée à 3 villages et frappe fort, mais ne se marie jamais.
fief-card-bishop = Évêque { DE($name) }
    .hint = Pour un homme de votre famille, non marié : il devient évêque. Il vote et peut lever la dîme de son évêché, mais ne peut ni se marier ni être roi.
fief-card-tithe = Dîme
    .hint = Sur l’évêché de votre évêque : aux prochains revenus, il reçoit tout ce que ses moulins et pressoirs auraient rapporté.
fief-card-taille = Taille
    .hint = Sur un fief à vous : aux prochains revenus, chacun de ses villages que l’ennemi ne tient pas paie l’impôt.
fief-card-plague = Peste
    .hint = Sur une région : la moitié des soldats de chaque village meurt, et chaque seigneur y joue sa vie au dé.
fief-card-escape = Évasion
    .hint = Libère un prisonnier, ou tous ceux qui sont détenus au même endroit.
fief-card-assassination = Assassinat
    .hint = Tue n’importe quel seigneur en jeu.
fief-card-justice = Justice
    .hint = Aussitôt après un assassinat, même hors de son tour : un seigneur de la famille du meurtrier est condamné.
fief-card-bad-weather = Mauvais temps
    .hint = Sur une région : personne n’y bouge ni ne s’y bat jusqu’au retour du soleil.
fief-card-sun = Soleil
    .hint = Met fin au mauvais temps dans une région.
fief-card-famine = Famine
    .hint = Sur une région : moulins et pressoirs n’y rapportent rien jusqu’à une bonne récolte.
fief-card-good-harvest = Bonnes récoltes
    .hint = Met fin à la famine dans une région.
fief-card-revolt = Révolte
    .hint = Dans une région en famine : des révoltés se soulèvent dans un village, et vous les menez.
fief-card-cardinal = Chapeau de cardinal
    .hint = Pour un évêque : un cardinal peut à lui seul couronner un roi.
fief-building-castle = Château
    .inside = un château
fief-building-city = Cité
    .inside = une cité
fief-building-mill = Moulin
    .inside = un moulin
fief-building-press = Pressoir
    .inside = un pressoir
fief-soldiers = Soldats ({ $points })
    .inside = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de soldats
fief-rebels = Révoltés ({ $points })
    .inside = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de révoltés

# Ce qui est demandé.
fief-ask-start = { $seat }, dans quel village commencez-vous ?
fief-ask-first-lord = { $seat }, avec quel seigneur commencez-vous ?
fief-ask-claim = { $seat }, vous n’avez pas de seigneur. En prenez-vous un dans la défausse avant qu’on la mélange ?
fief-ask-cards = { $seat }, quelles cartes jouez-vous ou défaussez-vous ?
fief-ask-place = { $seat }, où paraît { $lord } ?
fief-ask-bestow = { $seat }, quel seigneur reçoit la carte { $card } ?
fief-ask-lay = { $seat }, où posez-vous la carte { $card } ?
fief-ask-kill = { $seat }, qui faites-vous assassiner ?
fief-ask-justice = { $seat }, { $assassin } a fait assassiner un seigneur. Répondez-vous par la justice ?
fief-ask-escape = { $seat }, qui libérez-vous ?
fief-ask-freed = { $seat }, { $lord } est libre. Où l’envoyez-vous ?
fief-ask-let-in = { $seat }, laissez-vous venir { $lord } à { $village } ?
fief-ask-newcomer = { $seat }, donnez-vous un titre à { $lord } ?
fief-ask-assign = { $seat }, quel seigneur reprend { $area } ?
fief-ask-prince = { $seat }, { $lord } sera-t-il le prince ?
fief-ask-purchases = { $seat }, vous avez { $purse ->
        [one] { $purse } écu
       *[other] { $purse } écus
    }. Qu’achetez-vous ?
    .closing = Finir mes achats
fief-ask-where = { $seat }, où placez-vous { $goods } ?
fief-ask-capital = { $seat }, quel village sera la capitale { DE($area) } ?
fief-ask-holder = { $seat }, quel seigneur reçoit le titre ?
fief-ask-receiver = { $seat }, à quel seigneur passe le titre { DE($area) } ?
fief-ask-moves = { $seat }, vos déplacements.
    .closing = Finir mes déplacements
fief-ask-passage = { $seat }, laissez-vous entrer { $lord } à { $village } ?
fief-ask-toll = { $seat }, vous pouvez passer pour { $amount } écus.
fief-ask-refused = { $seat }, l’entrée { DE($village) } est refusée à { $lord }. Restez-vous, ou allez-vous attaquer à la porte ?
fief-ask-let-out = { $seat }, laissez-vous partir { $lord } pour { $village } ?
fief-ask-declare = { $seat }, qui attaquez-vous ?
fief-ask-foe = { $seat }, qui attaquez-vous à { $village } ?
fief-ask-truce = { $seat }, { $guest }, aux portes { DE($village) }, propose la paix : entrer en visiteur.
fief-ask-retreat = { $seat }, { $guest }, aux portes { DE($village) }, propose de repartir.
fief-ask-fight-next = { $seat }, quel combat ensuite ?
fief-ask-yield = { $seat }, on vous arrête à { $village }. Vous rendez-vous ou résistez-vous ?
fief-ask-stance = { $seat }, de quel côté combattez-vous à { $village } ?
fief-ask-take-on = { $seat }, { $guest } veut combattre à vos côtés à { $village }.
fief-ask-mode = { $seat }, attaquez-vous { $village } ensemble ?
fief-ask-sortie = { $seat }, la garnison { DE($village) } sort-elle rejoindre ses renforts ?
fief-ask-ready = { $seat }, le combat { DE($village) } : êtes-vous prêt ?
fief-ask-grace = { $seat }, { $foe } demande grâce à { $village }.
fief-ask-share = { $seat }, { $points ->
        [one] { $points } point est perdu
       *[other] { $points } points sont perdus
    } à { $village }, et votre part est { $share }. Combien en prenez-vous ?
fief-ask-bear-rest = { $seat }, les autres et vous prenez-vous { $points ->
        [1] le dernier point
       *[other] les { $points } points restants
    } à { $village } ?
fief-ask-which-troops = { $seat }, { $points ->
        [one] { $points } point est perdu
       *[other] { $points } points sont perdus
    } à { $village }. Combien parmi les gardes ?
fief-ask-which-guards = { $seat }, { $points ->
        [one] { $points } point de gardes est perdu
       *[other] { $points } points de gardes sont perdus
    } à { $village }. Combien dans la garde du roi ?
fief-ask-which-lord = { $seat }, quel seigneur tombe à { $village } ?
fief-ask-keeper = { $seat }, qui prend les captifs à { $village } ?
fief-ask-heir = { $seat }, à qui est { $village } maintenant ?
fief-ask-install = { $seat }, entrez-vous à { $village } ?
fief-ask-claim-capital = { $seat }, vous tenez seul { $village }. Prenez-vous son fief ?
fief-ask-calm = { $seat }, { $lord } tente-t-il de calmer la révolte ?
fief-ask-plague-losses = { $seat }, la peste prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Combien parmi les gardes ?
fief-ask-plague-guards = { $seat }, la peste prend { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de gardes à { $village }. Combien dans la garde du roi ?

# Ce que l’on peut faire.
fief-do-settle = Commencer à { $target }
fief-do-take-lord = Commencer avec { $target }
fief-do-done = C’est tout
fief-do-play = Jouer la carte { $target }
fief-do-discard = Défausser la carte { $target }
fief-do-claim-lord = Prendre { $target } dans la défausse
fief-do-place = Placer à { $target }
fief-do-bestow = La donner à { $target }
fief-do-lay = La poser sur { $target }
fief-do-kill = Faire assassiner { $target }
fief-do-condemn = Faire condamner { $target }
fief-do-play-prince = Poser { $target } comme prince
fief-do-consent = Oui, qu’il soit prince
fief-do-withhold = Non
fief-do-free = Libérer { $target }
fief-do-free-all = Libérer tous les prisonniers { DE($target) }
fief-do-return-to = Aller à { $target }
fief-do-agree = Accepter
fief-do-decline = Refuser
fief-do-assign = Donner le fief à { $target }
fief-do-buy = Acheter { $target }
fief-do-put = Placer à { $target }
fief-do-elevate = Faire { DE($target) } un cardinal
fief-do-create-fief = Créer le fief { DE($target) }
fief-do-capital = Prendre { $target } pour capitale
fief-do-invest = Donner le titre à { $target }
fief-do-move-title = Déplacer le titre { DE($target) }
fief-do-give-title = Donner le titre à { $target }
fief-do-grant = Lui donner le titre { DE($target) }
fief-do-lead = { $target } mène la marche
fief-do-join = { $target } vient aussi
fief-do-escort = Emmener { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de soldats
fief-do-escort-spent = Emmener { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de ceux qui ont le plus marché
fief-do-leave = Laisser { $target } ici
fief-do-drop = Laisser ici { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de soldats
fief-do-march = Aller à { $target }
fief-do-storm = Attaquer { $target } depuis la porte
fief-do-ask-passage = Demander l’entrée { DE($target) }
fief-do-let-go = Les laisser sortir
fief-do-hold = Les retenir
fief-do-admit = Les laisser entrer
fief-do-turn-away = Refuser
fief-do-grant-for = Les laisser entrer pour { $target ->
        [one] { $target } centaine
       *[other] { $target } centaines
    } d’écus
fief-do-pay = Payer
fief-do-keep-purse = Ne pas payer
fief-do-stay = Rester
fief-do-force = Aller attaquer à la porte
fief-do-welcome = Laisser toujours passer { $target }
fief-do-bar = Ne jamais laisser passer { $target }
fief-do-hear = Laisser { $target } demander à chaque fois
fief-do-attack = Attaquer à { $target }
fief-do-arrest = Arrêter des visiteurs à { $target }
fief-do-against = Contre { $target }
fief-do-offer-peace = Proposer la paix à { $target }
fief-do-offer-retreat = Proposer de repartir { DE($target) }
fief-do-accept-truce = Accepter
fief-do-reject-truce = Combattre
fief-do-fight-at = Combattre à { $target }
fief-do-yield = Se rendre
fief-do-resist = Résister
fief-do-join-attack = Rejoindre les attaquants
fief-do-join-defence = Rejoindre les défenseurs
fief-do-stand-aside = Rester neutre
fief-do-take-help = Accepter leur aide
fief-do-spurn = Sans eux
fief-do-jointly = Ensemble
fief-do-separately = Séparément
fief-do-sally = Sortir
fief-do-keep-walls = Rester derrière les murs
fief-do-fight = Combattre
fief-do-ask-grace = Demander grâce
fief-do-surrender = Déposer les armes
fief-do-aim = Viser { $target } avec un dé
fief-do-strike = Frapper { $target }
fief-do-grant-life = Accorder la grâce
fief-do-deny = La refuser
fief-do-bear = Prendre { $target ->
        [one] { $target } point
       *[other] { $target } points
    }
fief-do-bear-it = Les prendre
fief-do-not-more = Pas plus que la part
fief-do-lose-guards = { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de gardes
fief-do-lose-kings-guard = { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de la garde du roi
fief-do-lose-lord = { $target } tombe
fief-do-give-captives = Les captifs vont à { $target }
fief-do-give-village = Le village va à { $target }
fief-do-enter = Entrer
fief-do-remain = Rester dehors
fief-do-claim = Prendre le fief
fief-do-waive = Y renoncer
fief-do-lead-rebels = Mener les révoltés à { $target }
fief-do-calm-with = Tenter avec { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de conviction
fief-do-forbear = Ne pas tenter
fief-do-bury-guards = { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de gardes
fief-do-bury-kings-guard = { $target ->
        [one] { $target } point
       *[other] { $target } points
    } de la garde du roi

# Ce qui s’est passé.
fief-log-start-roll = { $seat } a fait { $total } pour le premier choix.
fief-log-settled = { $seat } s’est établie à { $village }.
fief-log-start-money = { $seat } commence avec { $amount } écus.
fief-log-first-lord = { $lord } conduit { $seat }.
fief-log-opened = Les places sont prises ; { $seat } a la carte de premier joueur.
fief-log-turn = Le tour { $turn } commence par { $seat }.
fief-log-dealt = { $seat } a pioché { $cards ->
        [1] une carte
       *[other] { $cards } cartes
    }.
fief-log-claimed = { $seat } a pris { $lord } dans la défausse.
fief-log-reshuffled = La défausse a été mélangée en une nouvelle pioche.
fief-log-discarded = { $seat } a défaussé la carte { $card }.
fief-log-lord = { $lord } a rejoint { $seat } à { $village }.
fief-log-bestowed = { $lord } a reçu la carte { $card }.
fief-log-laid = { $seat } a posé la carte { $card } sur { $area }.
fief-log-assassinated = { $seat } a fait assassiner { $lord }.
fief-log-condemned = { $seat } a répondu par la justice et fait exécuter { $lord }.
fief-log-prince = { $lord } est le prince.
fief-log-consent = { $seat } a consenti au prince.
fief-log-withheld = { $seat } n’a pas consenti au prince.
fief-log-escape = { $seat } a joué une évasion.
fief-log-freed = { $lord } est libre.
fief-log-returned = { $lord } va à { $village }.
fief-log-turned-away = { $seat } a refusé l’entrée { DE($village) } à un seigneur libéré.
fief-log-died = { $lord } n’est plus.
fief-log-inherited = { $lord } tient { $area }.
fief-log-plague-soldiers = La peste à { $village } : { $seat } a perdu { $points ->
        [1] un point
       *[other] { $points } points
    } de soldats.
fief-log-plague-dead = La peste emporte { $lord }.
fief-log-plague-saved = { $lord } a survécu à la peste.
fief-log-tithe = { $seat } a reçu une dîme de { $amount } écus.
fief-log-walls = { $seat } a reçu { $amount } écus de ses châteaux et cités.
fief-log-production = { $seat } a reçu { $amount } écus de ses moulins et pressoirs.
fief-log-frozen = { $amount } écus ont été mis de côté pour un seigneur prisonnier.
fief-log-thawed = { $seat } a reçu { $amount } écus qui avaient été mis de côté.
fief-log-pension = { $seat } a reçu une pension de { $amount } écus.
fief-log-taille = { $seat } a reçu une taille de { $amount } écus.
fief-log-tax-over = La carte { $card } posée sur { $area } a été défaussée.
fief-log-bought = { $seat } a acheté { $goods } ({ $amount } écus).
fief-log-bought-for = { $seat } a acheté { $goods } pour { $village } ({ $amount } écus).
fief-log-paid = { $seat } a payé { $amount } écus.
fief-log-cardinal = { $lord } est devenu cardinal.
fief-log-fief = { $seat } a créé le fief { DE($village) } dans { $area } ; { $lord } le tient.
fief-log-title-moved = Le titre { DE($area) } est passé à { $lord }.
fief-log-points = { $seat } a noté { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
fief-log-marched = { $points ->
        [-1] { $lord } va à { $village }.
        [0] { $lord } va à { $village }.
        [1] { $lord } va à { $village } avec un point de soldats.
       *[other] { $lord } va à { $village } avec { $points } points de soldats.
    }
fief-log-stormed = { $points ->
        [-1] { $lord } est aux portes { DE($village) }.
        [0] { $lord } est aux portes { DE($village) }.
        [1] { $lord } est aux portes { DE($village) } avec un point de soldats.
       *[other] { $lord } est aux portes { DE($village) } avec { $points } points de soldats.
    }
fief-log-marched-with = { $lord } va à { $village } avec { $pieces }.
fief-log-stormed-with = { $lord } est aux portes { DE($village) } avec { $pieces }.
fief-log-admitted = { $seat } les a laissé entrer.
fief-log-entry-refused = { $seat } leur a refusé l’entrée.
fief-log-let-out = { $seat } les a laissé sortir.
fief-log-held = { $seat } ne les a pas laissé sortir.
fief-log-toll = { $amount } écus de péage ont été payés.
fief-log-welcome = { $seat } laisse désormais passer { $guest }.
fief-log-barred = { $seat } ne laisse plus passer { $guest }.
fief-log-hears = { $guest } doit de nouveau demander à { $seat }.
fief-log-walked-in = { $seat } a trouvé { $village } désert et y est entré.
fief-log-taken = { $village } appartient à { $seat }.
fief-log-fief-taken = { $seat } a pris le fief { DE($area) }.
fief-log-declared = { $seat } attaque { $foe } à { $village }.
fief-log-arrest = { $seat } arrête { $foe } à { $village }.
fief-log-truce = Pas de combat avec { $seat } à { $village }.
fief-log-no-truce = { $seat } doit combattre à { $village }.
fief-log-yielded = { $seat } s’est rendu.
fief-log-disarmed = { $seat } a livré { $points ->
        [1] un point
       *[other] { $points } points
    } de soldats.
fief-log-disarmed-of = { $seat } a livré { $pieces }.
fief-log-guard-gone = { $seat } a livré la garde royale qui s’y trouvait.
fief-log-resisted = { $seat } résiste.
fief-log-aside = { $seat } reste neutre.
fief-log-helped = { $guest } combat aux côtés { DE($seat) }.
fief-log-spurned = { $seat } ne veut pas d’aide.
fief-log-jointly = { $seat } veut une attaque commune.
fief-log-separately = { $seat } combat séparément.
fief-log-sortie = { $seat } sort rejoindre les renforts.
fief-log-behind-walls = { $seat } reste derrière les murs.
fief-log-battle = Le combat { DE($village) } commence.
fief-log-grace-asked = { $seat } demande grâce.
fief-log-surrender = { $seat } dépose les armes.
fief-log-grace-granted = { $seat } l’accorde.
fief-log-grace-denied = { $seat } la refuse.
fief-log-aim-hit = Le dé visait { $lord } : coup mortel.
fief-log-aim-missed = { $lord } a été visé et manqué.
fief-log-struck = { $seat }, force { $strength } : total { $total }, soit { $points ->
        [0] rien d’enlevé
        [1] un point enlevé
       *[other] { $points } points enlevés
    }{ $guard ->
        [0] {""}
       *[other] , dont { $guard } pour la garde royale
    }.
fief-log-losses = { $seat } a perdu { $points ->
        [1] un point
       *[other] { $points } points
    } de troupes.
fief-log-rebels-lost = Les révoltés ont perdu { $points ->
        [1] un point
       *[other] { $points } points
    }.
fief-log-fell = { $lord } périt au combat.
fief-log-captured = { $lord } tombe aux mains { DE($captor) }.
fief-log-passed-on = { $lord } est désormais aux mains { DE($captor) }.
fief-log-dungeon = Le cachot du roi se referme sur { $lord }.
fief-log-won = { $seat } a gagné à { $village }.
fief-log-nobody-left = Il ne reste personne du combat { DE($village) }.
fief-log-fell-back = Les attaquants { DE($village) } se sont retirés.
fief-log-wrecked = Moulins et pressoirs { DE($village) } ont été détruits.
fief-log-uprising = { $village } se révolte : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de révoltés.
fief-log-rebels-marched = Les révoltés sont allés à { $village }.
fief-log-rebels-won = Les révoltés ont gagné à { $village }.
fief-log-pillaged = Moulins, pressoirs et château { DE($village) } ont été détruits.
fief-log-seized = Les révoltés tiennent { $village } ; son seigneur a perdu le titre.
fief-log-calmed = { $lord } a calmé la révolte.
fief-log-not-calmed = { $lord } n’a pas pu calmer la révolte.
fief-log-revolt-over = La révolte est finie.

# À quoi servait un dé.
fief-roll-start = premier choix
fief-roll-plague = peste
fief-roll-uprising = révolte
fief-roll-calm = apaisement
fief-roll-aim = visée
fief-roll-battle = combat

# Pourquoi la partie s’est achevée.
fief-end-points = Le nombre de tours convenu est joué ; les points décident.
fief-end-cap = Le dernier tour est joué ; les points décident.

# Pourquoi quelque chose n’est pas permis.
refusal-fief-not_an_option = Cela ne peut pas être choisi maintenant : les lieux éclairés et la liste des ordres montrent ce qui peut l’être.
    .F-3-03 = On ne commence que dans un village.
    .F-5-14 = La carte de ce seigneur n’est pas dans la défausse.
    .F-7-04 = Cela ne s’achète pas.
    .F-8-03 = Ce seigneur mène déjà la marche.
    .F-8-08 = Ce seigneur n’est pas là où est la troupe ; il ne peut donc pas l’accompagner.
    .F-8-14 = Cette famille a déjà cette permission durable, ou a quitté la partie.
    .F-8-17 = Vous n’avez pas à cette porte de troupe qui puisse le proposer ; on ne renonce qu’à un assaut, et l’on ne repart que vers un lieu où l’on a encore le droit d’être.
    .F-9-03 = Aucun combat n’attend en ce lieu.
    .F-9-24 = On ne vise qu’un seigneur combattant de l’ennemi qui prend part à ce combat.
    .F-9-39 = Seules des troupes sans seigneur peuvent déposer les armes ; avec un seigneur, demandez grâce.
    .F-10-01 = Ce n’est pas une région dont on puisse faire un fief.
    .F-10-27 = Il faut d’abord une garnison à la cité : achetez-y des soldats, ou faites-en venir d’un village que vous occupez.
    .F-11-01 = Cela ne peut pas être offert : l’offre le contient déjà, personne n’est là pour y répondre, ou vous vous êtes assez répondu pour cette fois.
    .F-14-02 = On s’est accordé sur un autre cardinal pour présider ; tous doivent nommer le même.
    .F-14-18 = On ne vend des prisonniers que si la table joue avec la reddition des seigneurs.
    .F-17-02 = On ne peut nommer que quelqu’un qui vous attaque ici séparément.
    .F-17-08 = On ne peut nommer que l’un de ceux qui ont gagné ici.
refusal-fief-wrong_phase = Cela ne peut pas se faire à ce moment du tour.
    .F-10-10 = Les titres ne se déplacent qu’avec un nouveau seigneur ou à votre coup d’achats, selon ce dont la table est convenue.
    .F-11-01 = Cette offre ne peut être qu’une rançon : de l’argent contre la liberté d’un prisonnier.
    .F-14-10 = La rançon n’est pas fixée dans cette partie ; convenez-en par une offre.
refusal-fief-already_chosen = Une autre famille l’a déjà choisi : prenez-en un qui soit encore libre.
refusal-fief-card_not_in_hand = Cette carte n’est pas dans la main.
refusal-fief-already_passed = Vous avez déjà joué vos cartes à ce tour ; vous pourrez en jouer au prochain.
refusal-fief-hand_limit = Ce serait trop de cartes dans une main : défaussez d’abord, ou échangez-en moins.
refusal-fief-no_legal_target = Il n’y a rien à quoi cette carte ou ce titre puisse servir maintenant ; une carte peut toujours être défaussée.
refusal-fief-too_many_lords = La famille a déjà autant de seigneurs qu’elle peut en avoir, prisonniers compris.
refusal-fief-no_place_for_lord = Ce seigneur ne peut paraître là : choisissez un de vos châteaux ou cités, ou à défaut un village que vous ou votre allié occupez, ou un village libre.
    .F-9-35 = Des révoltés tiennent ce village : choisissez-en un autre.
refusal-fief-not_your_lord = Ce n’est pas un de vos seigneurs en jeu.
    .F-11-03 = Seuls des seigneurs en jeu se marient.
    .F-12-04 = Seule la famille du roi ou de la régente achète la garde du roi.
    .F-12-09 = Seule la famille de la reine achète la garde de la reine.
    .F-14-04 = Seul un seigneur en jeu peut devenir évêque.
    .F-14-11 = Ce n’est pas à vous de payer la rançon de ce seigneur.
    .F-16-03 = D’Arc est pour une femme de votre famille, en jeu.
    .F-16-05 = Une carte évêque est pour un homme de votre famille, en jeu.
refusal-fief-lord_is_married = Ce seigneur est marié : la carte est pour quelqu’un de célibataire ou veuf.
refusal-fief-woman_is_titled = Elle a un titre ou est reine : d’Arc est pour une femme qui n’est ni l’un ni l’autre.
refusal-fief-lord_not_male = Seul un homme peut recevoir cela.
refusal-fief-already_bishop = Il est déjà évêque, et personne n’a deux évêchés.
refusal-fief-lord_is_royal = Ni le roi ni le prince ne peuvent être évêques.
refusal-fief-lord_is_prisoner = Ce seigneur est prisonnier : il faut d’abord le libérer.
    .F-9-31 = Un prisonnier ne mène personne ; les seigneurs de son ravisseur peuvent l’emmener.
    .F-10-11 = Un prisonnier garde ses titres : sa propre famille ne peut les lui prendre.
    .F-10-30 = Un prisonnier n’hérite que s’il ne reste aucun seigneur libre dans la famille.
    .F-12-10 = Un royal prisonnier n’achète pas de gardes ; une fois libre, il le pourra.
refusal-fief-needs_bishop = Il faut pour la dîme un évêque libre à vous dans cet évêché.
refusal-fief-tax_already_played = Cet impôt y a déjà été joué à ce tour ; essayez un autre lieu ou le prochain tour.
refusal-fief-needs_titled_lord = Il faut pour la taille un de vos seigneurs, libre, qui tienne ce fief.
refusal-fief-region_already_affected = Une telle carte est déjà sur cette région ; choisissez-en une autre.
refusal-fief-no_assassination = La justice ne se joue qu’aussitôt après un assassinat.
refusal-fief-condemned_is_immune = Le roi, la régente et le prince ne peuvent être condamnés ; un autre seigneur de cette famille, si.
refusal-fief-captor_may_not_kill = C’est votre prisonnier, et l’on ne fait pas tuer ceux que l’on retient.
refusal-fief-no_prisoner_there = Il n’y a ici aucun prisonnier à libérer.
refusal-fief-no_famine = Une révolte n’éclate que dans une région en famine.
refusal-fief-revolt_in_progress = Une révolte est déjà en cours, et il n’y en a qu’une à la fois.
refusal-fief-prince_exists = Il y a déjà un prince, et il n’y en a qu’un.
refusal-fief-royal_consent_missing = Il faut pour un prince un roi et une reine, et leur accord à tous deux.
    .F-14-12 = On ne pose pas de prince tant que la reine est prisonnière.
refusal-fief-already_asked = On vous y a déjà refusé à ce tour ; vous ne pouvez pas redemander.
    .F-9-28 = La grâce vous a été refusée à ce round ; vous pourrez la redemander avant le prochain.
    .F-9-35 = On vous y a refusé : choisissez un autre village.
    .F-14-04 = Cette famille a refusé : nommez un autre seigneur.
refusal-fief-not_enough_money = Il n’y a pas assez d’argent dans la bourse pour cela.
refusal-fief-counter_stock_empty = Il n’y a pas assez de pions : ni la réserve ni ceux du plateau ne suffisent pour cela.
    .F-12-04 = La garde du roi est au complet.
    .F-12-09 = La garde de la reine est au complet.
    .F-7-09 = Tous les révoltés sont déjà en jeu.
refusal-fief-building_stock_empty = Il ne reste aucun de ces bâtiments dans la réserve.
refusal-fief-village_not_controlled = Il faut ici un village à vous, sans ennemis et, hors de vos fiefs, avec un de vos pions.
    .F-10-27 = Vous n’avez là aucun soldat à faire venir.
refusal-fief-village_has_castle = Il y a déjà un château ou une cité ici, et un village n’en a qu’un.
refusal-fief-production_full = Ce village a autant de moulins et de pressoirs qu’il peut en avoir ; bâtissez dans un autre.
refusal-fief-bad_muster_place = Les nouveaux soldats se placent dans vos châteaux et cités, ou à côté d’un de vos seigneurs libres.
    .F-7-13 = Des ennemis sont dans ces murs : pas de nouveaux soldats, sauf si un de vos seigneurs libres y est aussi.
refusal-fief-no_revolt = Il n’y a pas de révolte, donc pas de révoltés.
refusal-fief-needs_bishop_rank = Il faut ici un évêque ou un cardinal : personne d’autre ne le peut.
    .F-15-05 = Seul un évêque peut devenir cardinal.
refusal-fief-already_cardinal = Il est déjà cardinal.
refusal-fief-no_cardinal_left = Tous les chapeaux de cardinal sont donnés.
refusal-fief-region_not_occupied = Il faut un de vos pions dans chaque village de la région, et personne d’autre qui l’occupe.
refusal-fief-no_castle_in_region = Il vous faut un château dans la région ; achetez-en d’abord un.
refusal-fief-title_taken = Un autre seigneur a ce titre ; on ne le prend qu’avec la capitale du fief.
refusal-fief-capital_needs_castle = La capitale doit être un village de cette région où vous avez un château.
refusal-fief-keeps_lower_title = Il doit garder pour lui un titre de rang égal ou supérieur.
refusal-fief-not_in_company = Ce seigneur ne marche pas avec la troupe ; on ne peut donc pas l’y laisser.
refusal-fief-needs_leader = Soldats et prisonniers ne marchent qu’avec un de vos seigneurs : choisissez-en un qui mène.
refusal-fief-note_turn = L’échéance d’une note est ce tour ou l’un des trente suivants.
refusal-fief-note_is_empty = La note ne dit rien encore : indiquez d’abord une somme ou une promesse.
refusal-fief-no_such_note = Vous n’avez pas de note à clore ici sous ce numéro ; une note privée se clôt à l’abri des regards.
refusal-fief-no_steps_left = Ils sont allés aussi loin qu’ils le peuvent à ce tour.
    .F-8-06 = Le troisième village n’est que pour ceux qui marchent avec d’Arc.
    .F-16-36 = Les révoltés sont entrés dans un village occupé : ils s’arrêtent et doivent combattre.
refusal-fief-bad_weather_here = Mauvais temps : personne ne bouge ni ne combat ici avant qu’un soleil soit joué.
refusal-fief-no_road = Aucune route n’y mène d’ici : on va de village en village par les routes.
    .F-8-26 = D’une porte, une troupe ne peut que repartir par sa route, à moins qu’on ne la laisse entrer.
refusal-fief-road_held_by_attacker = Un attaquant tient la porte sur cette route ; prenez-en une autre.
refusal-fief-needs_permission = Quelqu’un d’autre occupe ce village : demandez à entrer, ou attaquez-le depuis la porte.
    .F-16-36 = Des révoltés tiennent ce village et ne laissent entrer personne : attaquez-les depuis la porte.
refusal-fief-not_let_out = L’occupant de ces murs ne vous a pas laissé sortir à ce tour.
refusal-fief-prisoner_needs_guard = Un prisonnier ne reste pas sans un pion de son ravisseur : laissez avec lui un soldat ou un seigneur.
    .F-14-18 = Un prisonnier se garde dans un village où vous avez un pion pour le garder.
refusal-fief-nobody_to_attack = Il n’y a ici personne que vous puissiez combattre.
    .F-8-21 = Il n’y a pas ici de visiteurs à arrêter.
refusal-fief-bad_amount = Ce nombre n’est pas possible ici.
    .F-8-07 = La troupe n’a pas tant de soldats.
    .F-8-08 = Il n’y a pas ici tant de soldats qui puissent encore marcher.
    .F-8-14 = Le prix doit être un nombre entier de centaines d’écus que le visiteur puisse payer.
    .F-11-01 = L’argent se donne par centaines entières d’écus, une au moins.
    .F-14-03 = Les enchères montent par centaines entières d’écus.
refusal-fief-bound_to_fight = Ceux qui sont venus aux portes doivent combattre, à moins que les deux côtés n’y renoncent.
refusal-fief-no_grace_from_rebels = Les révoltés n’accordent pas de grâce et ne font pas de prisonniers.
refusal-fief-no_fighting_lord = Vous n’avez ici aucun seigneur pour qui demander.
refusal-fief-cannot_aim_behind_walls = On ne peut pas viser un seigneur derrière des murs.
refusal-fief-too_many_aim_dice = Tous vos dés visent déjà.
refusal-fief-loss_mismatch = Ce n’est pas ce qu’il faut perdre : soldats et gardes d’abord, seigneurs ensuite, autant de points que les dés en ont pris.
    .F-17-01 = Vous ne pouvez prendre ni moins que ce que votre part demande, ni plus que ce que vous avez ici.

# La cour : chapitres 10 à 15.
fief-log-eliminated = { $seat } n’a plus ni seigneur ni soldat et quitte la partie.
fief-log-purse-to-bank = La bourse { DE($seat) } est allée à la banque : { $amount } écus.
fief-log-aside-to-bank = { $amount } écus mis de côté sont allés à la banque.
fief-log-title-to-bank = Le titre { DE($area) } est retourné à la banque.
fief-log-rebels-pass = { $seat } conduit désormais les révoltés.
fief-log-new-king = { $lord }, le prince, est roi.
fief-log-regent = { $lord } est régente.
fief-log-of-age = { $lord } règne désormais pleinement.
fief-log-queen = { $lord } est reine.
fief-log-queen-no-more = { $lord } n’est plus reine.
fief-log-crowned = { $lord } a été sacré roi.
fief-end-alone = Le roi ou la reine et assez de fiefs : une famille gagne seule.
fief-end-pair = Le roi, la reine et assez de fiefs : deux familles alliées gagnent ensemble.
fief-end-shared = Plusieurs familles ont atteint le but au même tour.
fief-end-last = Il ne reste qu’une famille.
fief-end-nobody = Il ne reste aucune famille.
fief-kings-guard = Garde du roi ({ $points })
    .inside = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de la garde du roi
fief-queens-guard = Garde de la reine ({ $points })
    .inside = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de la garde de la reine
fief-ask-royal-gift = { $seat }, à quel seigneur donnez-vous { $area } ?
fief-ask-garrison = { $seat }, quelle garnison mettez-vous à { $village } ?
fief-ask-offers = { $seat }, faites-vous une offre ? Il vous en reste { $offers } pour cette fois.
fief-ask-compose = { $seat }, qu’offrez-vous à { $partner }, et que demandez-vous ?
fief-ask-match = { $seat }, qui sera le conjoint { DE($lord) } ?
fief-ask-answer = { $seat }, { $partner } vous fait une offre. Que répondez-vous ?
fief-ask-write-note = { $said ->
        [0] { $seat }, une note avec { $partner } : qui doit ?
       *[1] { $seat }, la note dit : { $debtor } doit à { $creditor } : { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }{ $until ->
        [0] {""}
       *[other] , jusqu’au tour { $until }
    }.
    }
fief-ask-note = { $seat }, une note : { $debtor } doit à { $creditor } jusqu’au tour { $until } : { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }. Rien ne l’impose. L’acceptez-vous ?
fief-ask-nominate = { $seat }, le trône est vide. Qui présentez-vous ?
fief-ask-vote = { $seat }, à qui { $votes ->
        [1] donnez-vous votre voix
       *[other] donnez-vous vos { $votes } voix
    } ?
fief-ask-crown = { $seat }, vos hommes d’Église sacrent-ils { $lord } ?
fief-ask-sale = { $seat }, la carte { $card } sera-t-elle vendue ? Quel cardinal préside ?
fief-ask-bid = { $seat }, combien offrez-vous pour la carte { $card } ? Au moins { $least } écus.
fief-ask-name-bishop = { $seat }, qui reçoit la carte { $card } ?
fief-ask-accept-mitre = { $seat }, { $lord } peut-il devenir évêque ?
fief-ask-keep-at = { $seat }, où gardez-vous { $lord } ?
fief-do-bestow-fief = Donner le fief à { $target }
fief-do-raise = Acheter { $target } pour la garnison
fief-do-call-from = Faire venir des soldats { DE($target) }
fief-do-negotiate = Faire une offre à { $target }
fief-do-note = Écrire une note avec { $target }
    .hint = Un prêt ou une promesse par écrit. Rien ne l’impose ; les deux familles sont prévenues à l’échéance.
fief-do-note-owed-by = Débiteur : { $target }
fief-do-note-sum = { $target } écus
fief-do-note-votes = Des voix
fief-do-note-passage = Le passage
fief-do-note-peace = La paix
fief-do-note-alliance = Une alliance
fief-do-note-other = Ce que vous vous êtes dit
fief-do-note-until = Jusqu’au tour { $target }
fief-do-note-offer = Proposer la note devant tous
fief-do-note-offer-in-private = La proposer en privé
fief-do-note-drop = Ne rien écrire
fief-do-note-accept = Accepter
fief-do-note-decline = Refuser
fief-do-note-kept = Clore la note { $target } : tenue
fief-do-note-forgiven = Clore la note { $target } : remise
fief-do-note-broken = Clore la note { $target } : trahie
fief-do-pass = Ne rien offrir
fief-do-give-money = Donner { $target } écus
fief-do-ask-money = Demander { $target } écus
fief-do-give-card = Donner la carte { $target }
fief-do-ask-card = Demander la carte { $target }
fief-do-give-freedom = Libérer { $target }
fief-do-ask-freedom = Demander la libération { DE($target) }
fief-do-give-captive = Livrer { $target }
fief-do-ask-captive = Demander { $target } en captivité
fief-do-betroth = Un mariage pour { $target }
fief-do-betroth-to = Avec { $target }
fief-do-propose = Faire l’offre devant tous
fief-do-propose-in-private = Faire l’offre en privé
fief-do-break-off = Renoncer à l’offre
fief-do-accept = Accepter
fief-do-counter = Répondre par une offre
fief-do-nominate = Présenter { $target }
fief-do-vote = Voter pour { $target }
fief-do-abstain = S’abstenir
fief-do-crown = Le sacrer
fief-do-deny-crown = Ne pas le sacrer
fief-do-preside = La vendre ; { $target } préside
fief-do-no-sale = Pas de vente
fief-do-bid = Offrir { $target } écus
fief-do-drop-out = Ne plus enchérir
fief-do-name = Nommer { $target }
fief-do-discard-mitre = Défausser la carte
fief-do-take-mitre = Accepter la mitre
fief-do-decline-mitre = Refuser la mitre
fief-do-pay-ransom = Payer la rançon { DE($target) }
fief-do-keep = Garder à { $target }
fief-log-estate = Les fiefs { DE($family) } reviennent à { $seat }.
fief-log-cleared = { $seat } a perdu avec le fief { $points ->
        [1] un point
       *[other] { $points } points
    } de soldats dans { $area }.
fief-log-cleared-of = { $seat } a perdu avec le fief { $pieces } dans { $area }.
fief-log-raised = { $seat } a acheté { $goods } pour la garnison { DE($village) } ({ $amount } écus).
fief-log-called = { $seat } a fait venir { $points ->
        [1] un point
       *[other] { $points } points
    } de soldats { DE($from) } à { $village }.
fief-log-called-of = { $seat } a fait venir { $pieces } { DE($from) } à { $village }.
fief-log-offer = { $seat } a fait une offre à { $partner }.
fief-log-offer-money = { $seat } offre { $amount } écus.
fief-log-ask-money = { $seat } demande { $amount } écus.
fief-log-offer-card = { $seat } offre la carte { $card }.
fief-log-ask-card = { $seat } demande la carte { $card }.
fief-log-offer-some-card = { $seat } offre une carte.
fief-log-ask-some-card = { $seat } demande une carte.
fief-log-offer-freedom = { $seat } offre de libérer { $lord }.
fief-log-ask-freedom = { $seat } demande la libération { DE($lord) }.
fief-log-offer-captive = { $seat } offre { $lord } en captivité.
fief-log-ask-captive = { $seat } demande { $lord } en captivité.
fief-log-offer-wedding = { $seat } propose un mariage entre { $lord } et { $spouse }.
fief-log-accepted = { $seat } a accepté l’offre { DE($partner) }.
fief-log-note = Note { $number } : { $debtor } doit à { $creditor } : { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, jusqu’au tour { $until }.
fief-log-note-due = La note { $number } arrive à échéance : { $debtor } doit à { $creditor } : { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, jusqu’au tour { $until }.
fief-log-note-kept = La note { $number } est close, elle a été tenue : { $debtor } doit à { $creditor } : { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, jusqu’au tour { $until }.
fief-log-note-forgiven = La note { $number } est close, elle est remise : { $debtor } doit à { $creditor } : { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, jusqu’au tour { $until }.
fief-log-note-broken = La note { $number } est close, elle a été trahie : { $debtor } doit à { $creditor } : { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, jusqu’au tour { $until }.
fief-log-note-void = La note { $number } est caduque, une famille est éliminée : { $debtor } doit à { $creditor } : { $sum ->
        [0] { $promise }
       *[other] { $sum } écus
    }, jusqu’au tour { $until }.
fief-log-note-declined = { $seat } refuse une note { DE($partner) }.
# Ce que promet une note.
fief-note-nothing = rien encore
fief-note-sum = de l’argent
fief-note-votes = des voix
fief-note-passage = le passage
fief-note-peace = la paix
fief-note-alliance = une alliance
fief-note-other = ce qu’ils se sont dit
fief-log-deal-paid = { $seat } a reçu { $amount } écus.
fief-log-card-passed = { $seat } a donné à { $partner } la carte { $card }.
fief-log-wedding = { $lord } et { $spouse } sont mariés.
fief-log-nominated = { $seat } a présenté { $lord } au trône.
fief-log-voted = { $seat } a donné { $votes ->
        [1] une voix
       *[other] { $votes } voix
    } à { $lord }.
fief-log-abstained = { $seat } s’est abstenue avec { $votes ->
        [1] une voix
       *[other] { $votes } voix
    }.
fief-log-no-result = Le scrutin n’a rien donné.
fief-log-elected = { $lord } a été élu.
fief-log-crowning = Les hommes d’Église { DE($seat) } prennent part au sacre.
fief-log-not-crowning = Les hommes d’Église { DE($seat) } ne prennent pas part au sacre.
fief-log-not-crowned = Trop peu d’hommes d’Église y consentent ; le trône reste vide.
fief-log-sale-agreed = { $seat } consent à la vente de l’évêché ; { $lord } préside.
fief-log-no-sale = { $seat } ne consent pas à la vente de l’évêché.
fief-log-bid = { $seat } a offert { $amount } écus.
fief-log-dropped-out = { $seat } n’enchérit plus.
fief-log-sold-mitre = { $seat } a acheté l’évêché pour { $amount } écus.
fief-log-mitre-share = { $seat } a reçu { $amount } écus pour la part du cardinal.
fief-log-mitre-declined = { $seat } a refusé l’évêché.
fief-log-mitre-discarded = La carte { $card } a été défaussée.
fief-log-ransom = { $seat } a payé une rançon de { $amount } écus pour { $lord }.
fief-log-ransom-paid = { $seat } a reçu une rançon de { $amount } écus.
fief-log-sold = { $seat } a repris { $lord } en captivité.
fief-log-kept = { $lord } est gardé à { $village }.
fief-log-forfeit = { $seat } n’a pas payé de rançon : tous ses prisonniers meurent.
refusal-fief-already_married = L’un des deux est déjà marié.
refusal-fief-below_minimum_bid = Cette offre est trop basse : offrez au moins la somme dite dans la question.
refusal-fief-child_king = Un roi ne se marie pas tant qu’une régente gouverne pour lui.
refusal-fief-is_clergy = Un évêque ou un cardinal ne se marie pas.
refusal-fief-is_darc = La femme qui a la carte d’Arc ne se marie jamais.
refusal-fief-lord_is_titled = Ce seigneur a un titre : la mitre achetée est pour quelqu’un qui n’en a pas.
refusal-fief-mother_and_son = La reine mère n’épouse pas son propre fils.
refusal-fief-needs_man_and_woman = Un mariage unit un homme et une femme.
refusal-fief-not_allied = Les cartes ne s’échangent qu’entre alliés ; un mariage fait des alliés.
refusal-fief-not_eligible = Un candidat est un homme libre et titré, qui n’est pas évêque, présenté par sa propre famille.
    .F-11-17 = Il n’est pas candidat à ce scrutin.
refusal-fief-one_candidate_only = Vous avez déjà présenté un candidat ; chaque famille en a un.
refusal-fief-presiding_family_excluded = On ne peut nommer personne de la famille dont le cardinal préside.
refusal-fief-presiding_seat_cannot_bid = Votre cardinal préside la vente ; vous n’enchérissez donc pas.
refusal-fief-promise_not_enforceable = Une offre demande quelque chose qui change de mains aussitôt ; une promesse seule ne s’offre pas.
refusal-fief-same_family = Ils sont de la même famille ; un mariage en unit deux.
refusal-fief-third_alliance = Une famille ne peut avoir qu’une alliée, et l’une de ces deux en a déjà une.
refusal-fief-throne_taken = Il y a un roi ; on n’élit personne avant sa mort.
refusal-fief-votes_not_splittable = Toutes vos voix vont à un seul candidat, et vous les avez données.
fief-log-kings-guard = La garde du roi : { $points ->
        [0] néant
        [1] un point
       *[other] { $points } points
    }.
fief-log-queens-guard = La garde de la reine : { $points ->
        [0] néant
        [1] un point
       *[other] { $points } points
    }.

# Options.
option-fief-mode = Jeu
    .hint = La partie normale s’achève avec un roi et assez de fiefs ; la partie aux points après un nombre de tours convenu. Automatique : aux points à trois familles.
choice-fief-mode-Auto = Automatique
choice-fief-mode-Normal = Partie normale
choice-fief-mode-Points = Partie aux points
option-fief-points_turns = Tours de la partie aux points
    .hint = Après combien de tours la partie aux points s’achève.
option-fief-starting_lord = Premier seigneur
    .hint = Chaque famille tire son premier seigneur au sort ou le choisit.
choice-fief-starting_lord-Draw = Tiré au sort
choice-fief-starting_lord-Choose = Choisi
option-fief-seating = Places à table
    .hint = Qui est à la gauche de qui : dans l’ordre de la liste, ou autour du plateau selon les villages choisis.
choice-fief-seating-SeatList = Selon la liste
choice-fief-seating-ByVillage = Selon les villages
option-fief-counter_model = Pions
    .hint = Les pions se changent librement ou restent comme on les a posés.
choice-fief-counter_model-Representable = Change libre
choice-fief-counter_model-Literal = Comme posés
option-fief-bank = Banque
    .hint = La banque peut-elle se vider ?
choice-fief-bank-Unlimited = Jamais vide
choice-fief-bank-Notes = Les billets de la boîte
option-fief-secret_purse = Bourses secrètes
    .hint = Vous seul voyez ce que contient votre bourse.
option-fief-fog = Piles cachées
    .hint = Les autres familles ne voient pas la force de vos piles.
option-fief-turn_cap = Dernier tour
    .hint = La partie s’achève aux points après ce tour ; 0 : il n’y en a pas.
option-fief-over_18 = Totaux hors de la table
    .hint = Ce que fait un total de plus de 18 : la table continue, ou elle reste à sa dernière colonne.
choice-fief-over_18-Extend = La table continue
choice-fief-over_18-Clamp = Comme 18
option-fief-darc_needs_loss_die = d’Arc demande un dé de pertes
    .hint = Son bonus ne compte que si son côté jette au moins un dé pour les pertes.
option-fief-separate_all_strike = Tous les assaillants séparés frappent
    .hint = Les assaillants qui combattent séparément frappent tous le défenseur à chaque round.
option-fief-rescue_frees_own = Les prisonniers secourus vivent
    .hint = Les prisonniers dont les gardiens meurent dans une bataille que gagne leur famille sont libérés au lieu de mourir.
option-fief-toll = Péage
    .hint = Une permission de passage peut avoir un prix.
option-fief-call_off_by_consent = On peut renoncer à un assaut
    .hint = Une bataille à la porte n’a pas lieu si les deux côtés en conviennent.
option-fief-max_rounds = Rounds d’une bataille au plus
    .hint = Après tant de rounds les assaillants se retirent.
option-fief-ransom_phase = Rançon
    .hint = Quand une rançon peut être payée.
choice-fief-ransom_phase-Negotiations = Pendant les négociations
choice-fief-ransom_phase-OwnGo = À son propre tour
option-fief-prisoner_may_marry = Un prisonnier peut se marier
    .hint = Un prisonnier peut être marié par procuration.
option-fief-title_transfer = Déplacer des titres
    .hint = Quand un titre peut passer à un autre seigneur de la famille.
choice-fief-title_transfer-Both = Avec un nouveau seigneur et aux achats
choice-fief-title_transfer-NewLord = Avec un nouveau seigneur seulement
choice-fief-title_transfer-Purchases = Aux achats seulement
option-fief-occupied_fief_village_pays = Les villages tenus par l’ennemi paient
    .hint = Un ennemi dans un village d’un fief en arrête la taille, mais non les bâtiments.
option-fief-prince_family = La famille du prince
    .hint = À quelle famille appartient le prince.
choice-fief-prince_family-King = Celle du roi
choice-fief-prince_family-LayingSeat = Celle qui l’a posé
option-fief-kings_guard_to_regent = La garde du roi après sa mort
    .hint = Quand la garde passe à la régente.
choice-fief-kings_guard_to_regent-WithHeir = Seulement avec un prince
choice-fief-kings_guard_to_regent-Always = Toujours
option-fief-queen_mother_keeps_title = La reine mère reste reine
    .hint = Elle garde titre, pension et garde jusqu’au mariage du nouveau roi.
option-fief-calm_before_uprising = Apaiser avant le soulèvement
    .hint = Un évêque dans le village peut tenter d’apaiser une révolte avant la première bataille.
option-fief-plague_hits_rebels = La peste frappe les révoltés
    .hint = La peste réduit aussi les révoltés de moitié.
option-fief-bishop_sale = Vente d’évêchés
    .hint = L’évêché d’un évêque mort peut être mis aux enchères.
option-fief-crowded_income = Les villages surpeuplés ne produisent pas
    .hint = Avec trop de pions dans un village, ses moulins et pressoirs ne rapportent rien.
option-fief-crowded_plague = Peste selon la foule
    .hint = Plus il y a de pions dans un village, plus la peste y frappe.
option-fief-crowded_counts = Ce qui compte comme pion
    .hint = La foule se compte en points ou en pions.
choice-fief-crowded_counts-Points = Points
choice-fief-crowded_counts-Counters = Pions
option-fief-surrender = La reddition doit être acceptée
    .hint = Un seigneur qui demande grâce doit être fait prisonnier.

# Pourquoi le programme fait ce qu’il fait.
fief-thought-ahead-won = joué plus loin en pensée, cela fait gagner la partie plus souvent, ou la perdre moins souvent.
fief-thought-ahead-fiefs = joué plus loin en pensée, cela mène à plus de fiefs.
fief-thought-ahead-crowns = joué plus loin en pensée, cela mène plus souvent à une couronne.
fief-thought-ahead-votes = joué plus loin en pensée, cela donne plus de voix.
fief-thought-ahead-lords = joué plus loin en pensée, cela renforce ses seigneurs – plus nombreux, libres, ou coiffés de la mitre ou du chapeau.
fief-thought-ahead-soldiers = joué plus loin en pensée, cela laisse plus de soldats.
fief-thought-ahead-villages = joué plus loin en pensée, cela mène à plus de villages.
fief-thought-ahead-wealth = joué plus loin en pensée, cela rapporte plus d’argent.
fief-thought-ahead-goal = joué plus loin en pensée, cela rapproche de la victoire.
fief-thought-ahead-rivals = joué plus loin en pensée, c’est ce qui nuit le plus à ses rivaux.
fief-thought-ahead-ally = joué plus loin en pensée, cela lui vaut un allié, ou sert celui qu’il a.
fief-thought-none = un ordre donné sans réfléchir (le niveau facile le fait parfois).
fief-thought-whatever = rien ici ne lui sert ; l’un vaut l’autre.
fief-thought-start = une petite région sans rival, bien desservie par les routes.
fief-thought-first-lord = un homme d’abord – il peut devenir roi.
fief-thought-claim = sans seigneur, rien ne bouge.
fief-thought-prince = un héritier pour la couronne.
fief-thought-lord = un seigneur de plus, qui peut mener, se marier et porter un titre.
fief-thought-bishop = un évêque vote, lève la dîme et couronne.
fief-thought-darc = son armée va plus loin et frappe plus fort.
fief-thought-tax = l’impôt rapporte assez à présent.
fief-thought-relief = c’était sa propre terre, ou son armée, qui souffrait.
fief-thought-escape = un seigneur captif vaut bien la carte.
fief-thought-kill = contre celui qui est le plus près de la victoire.
fief-thought-harm = cela nuit à ses rivaux plus qu’à lui-même.
fief-thought-weather = cela retient une armée qui menace une de ses capitales.
fief-thought-discard = sans usage à présent ; une autre carte en aura peut-être.
fief-thought-justice = la famille de l’assassin paie de son meilleur seigneur.
fief-thought-holder = plutôt un seigneur qui y gagne une voix, ou un homme qui peut être roi.
fief-thought-weakest = ni lui ni son allié n’ont plus de seigneur – il va à la famille la plus loin de la victoire.
fief-thought-spread = des titres sur plus de seigneurs, c’est plus de voix.
fief-thought-fief = un fief – des revenus, une voix, un pas vers la victoire.
fief-thought-cardinal = un cardinal suffit à sacrer son candidat.
fief-thought-castle = la région est toute à lui – un château en fait un fief.
fief-thought-castle-begun = il tient déjà la plus grande partie de la région – un château rapproche du fief.
fief-thought-garrison = il y a trop peu de soldats derrière certains de ses murs.
fief-thought-inherited = une cité héritée a besoin d’une garnison.
fief-thought-mill = cela se rembourse en quelques tours.
fief-thought-soldiers = le reste de la bourse arme ses seigneurs.
fief-thought-ransom = pour qu’un de ses seigneurs redevienne libre.
fief-thought-price = pour une somme suffisante, le captif peut partir.
fief-thought-alliance = un mariage avec une famille qui fait une bonne alliée.
fief-thought-dowry = pour ce mariage, il veut être payé.
fief-thought-deal = l’échange en vaut la peine.
fief-thought-refuse = l’offre ne lui suffit pas.
fief-thought-counter = à un meilleur prix, oui.
fief-thought-gift = cette carte sert mieux à son allié.
fief-thought-candidate = son candidat au trône, ou celui de son allié.
fief-thought-against-leader = pour qu’une famille bien partie ne gagne pas.
fief-thought-no-crown = il ne sacre que ses amis.
fief-thought-occupy = { $village } est libre, et utile à tenir.
fief-thought-march = { $village } met les siens plus à l’abri, ou plus près de ce qu’il vise.
fief-thought-admit = ici ils ne peuvent pas lui nuire.
fief-thought-turn-away = de là, ils pourraient prendre une capitale ou toute une région, ou ses troupes voisines sont trop faibles.
fief-thought-cede = { $village } manque à son allié pour un fief.
fief-thought-storm = prendre { $village } vaut le risque.
fief-thought-storm-capital = avec la capitale { $village } tombe tout le fief.
fief-thought-rebels = les révoltés marchent contre ses rivaux.
fief-thought-attack = il y gagnera très probablement.
fief-thought-truce = mieux qu’une bataille qu’il pourrait perdre.
fief-thought-help = il soutient son allié.
fief-thought-sortie = dehors, avec les renforts, ils tiennent plus souvent que derrière les murs.
fief-thought-grace = la bataille est perdue, les seigneurs pas forcément.
fief-thought-aim = un dé pour le roi ou la reine, ou un seigneur titré de la famille en tête.
fief-thought-mercy = un captif rapporte une rançon, un mort rien.
fief-thought-calm = l’évêque sera sans doute entendu, ou l’enjeu est trop grand.
fief-thought-hat = l’évêque qui compte le plus pour lui.
fief-thought-keep-site = c’est là que ses soldats gardent le mieux des murs.
fief-thought-site = l’endroit le plus sûr dont il dispose.
fief-thought-muster = il y a là un seigneur pour les mener, ou le plus de ses soldats.
fief-thought-no-deal = il n’y a plus rien dont les deux veuillent.
fief-thought-abstain = aucun candidat ne lui est utile.
fief-thought-no-mitre = pas d’homme à donner pour la mitre, ou elle coûte trop cher.
fief-thought-guarded = la meilleure garde.
fief-thought-place = derrière des murs, ou auprès de soldats que personne ne mène.
fief-thought-capital = c’est là qu’il y a le plus de soldats pour la tenir.
fief-thought-foe = de ses rivaux en ce lieu, le plus loin de la victoire.
fief-thought-no-truce = il gagnera sans doute.
fief-thought-no-guests = aucun rival n’entre tant qu’il reste de l’espoir.
fief-thought-first-fight = il commence là où il est le plus fort.
fief-thought-resist = il reste de l’espoir, ou aucun seigneur à sauver.
fief-thought-aside = il n’a pas d’allié dans ce combat, ou il en a un des deux côtés.
fief-thought-friend = ce sont ses alliés.
fief-thought-no-friend = ce ne sont pas ses alliés, et ils pourraient se retourner contre lui.
fief-thought-walls = dehors, il ne tiendrait pas mieux.
fief-thought-fight = rien de plus à gagner avant de jeter les dés.
fief-thought-strike = de ses ennemis, le plus près de tomber.
fief-thought-least = ce qui vaut le moins tombe d’abord.
fief-thought-bear = il prend sur lui les pertes que les autres n’ont pas prises.
fief-thought-spoils = ce qu’il a gagné, il le garde.
fief-thought-forbear = trop incertain pour ce que cela coûte.
fief-thought-no-prince = un Prince ne servirait que la couronne des autres.
fief-thought-let-go = les hôtes peuvent toujours partir.
fief-thought-stay = forcer le passage, ce serait une bataille.
fief-thought-toll = le passage vaut bien le péage.
fief-do-refuse = Refuser
fief-log-refused = { $seat } a refusé l’offre { DE($partner) }.
