# Les familles dans le bandeau au-dessus du plateau
fief-players-name-lily = Lys
fief-players-name-tower = Tour
fief-players-name-star = Étoile
fief-players-name-crescent = Croissant
fief-players-name-sword = Épée
fief-players-name-cross = Croix
fief-players-score = { $n ->
        [one] { $n } fief
       *[other] { $n } fiefs
    }
fief-players-points = Points
    .hint = Points notés jusqu’ici. À la fin, la plus grande somme gagne.
fief-players-fiefs = Fiefs
    .hint = Fiefs tenus. Qui en a assez, avec une couronne, gagne.
fief-players-soldiers = Soldats
    .hint = Points de soldats sur le plateau. Nulle famille ne peut en avoir plus que ses pions n’en montrent.
fief-players-votes = Voix
    .hint = Évêques libres, hommes titrés et femmes couronnées : chacun a une voix à l’élection du roi.
fief-players-cards = Cartes
    .hint = Cartes en main. On complète la main au début d’un tour ; seul son joueur la voit.
fief-players-income = Prochains revenus
    .hint = En écus, en l’état : châteaux et cités { $walls }, moulins et pressoirs { $production }, dîmes { $tithes }, tailles { $tailles }, pensions { $pensions }.
fief-players-king = Roi
    .hint = Le roi est de cette famille : { $name }.
fief-players-queen = Reine
    .hint = La reine est de cette famille : { $name }.
fief-players-prince = Prince
    .hint = Le prince est de cette famille : { $name }.
fief-players-mitres = Mitres
    .hint = Évêques et cardinaux. Ceux qui sont libres peuvent couronner le roi élu.
fief-players-first = Premier joueur
    .hint = A la carte de premier joueur : chaque phase commence par cette famille.

# Les titres du journal
fief-players-set-up = Avant le premier tour
fief-players-turn = Tour { $turn }
fief-players-turn-end = Fin du tour

# Les lignes repliées du journal
fief-players-run-dealt = { $n ->
        [one] { $n } famille a pioché ses cartes
       *[other] { $n } familles ont pioché leurs cartes
    }.
fief-players-run-start-money = { $n ->
        [one] { $n } famille a son premier argent
       *[other] { $n } familles ont leur premier argent
    }.
fief-players-run-discarded = { $seat } a défaussé { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.
fief-players-run-bought = { $seat } a fait { $n ->
        [one] { $n } achat
       *[other] { $n } achats
    }.
fief-players-run-bought-for = { $seat } a fait { $n ->
        [one] { $n } achat
       *[other] { $n } achats
    } pour { $village }.
fief-players-run-marched = { $lord } est allé jusqu’à { $village }, { $n ->
        [one] { $n } village
       *[other] { $n } villages
    } en chemin.
fief-players-run-tax-over = { $n ->
        [one] { $n } carte { $card } a été défaussée
       *[other] { $n } cartes { $card } ont été défaussées
    }.
