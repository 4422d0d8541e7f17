# La liste des ordres.
orders-title = Ordres
    .hint = Tous les ordres possibles en liste, et ce qui est refusé, avec la raison
orders-none = Personne à cet écran n’a rien à décider pour l’instant.
orders-filter = Tapez une partie d’un ordre
orders-ways = Lieux du plateau ({ $n })
orders-standing = Toujours possible
orders-range = { $order } de { $least } à { $most }
orders-refused = Refusés, et pourquoi ({ $n })
orders-refused-why = { $order } : { $why }
orders-more = … et { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    } : tapez pour trouver ce qui manque
orders-pieces = Ce qui est sur le plateau
orders-piece = { $piece }, { $place }
orders-with = { $order }, avec { $company }
orders-alone = { $order }, sans escorte
orders-piece-spent = { $piece }, { $place }, a agi
orders-way = { $order } : { $way }
orders-point = Tout autre point : { $order }
    .hint = Tout autre point : deux longueurs depuis le coin sud-ouest, vers l’est et vers le nord, ou une longueur et un vent.
    .example = 3,5 ; 2   ou   2,4 no
orders-point-unread = Tapez deux longueurs (3,5 ; 2) ou une longueur et un vent (2,4 no).
orders-table = { $areas ->
        [0] La table. Aucun de ses points n’est demandé.
        [1] La table. Un de ses points est demandé : Tab va d’un point à retenir au suivant.
       *[other] La table. { $areas } choix portent sur un de ses points : Tab va d’un point à retenir au suivant.
    }
orders-board = { $lit ->
        [0] Le plateau. Aucun lieu n’est éclairé.
        [1] Le plateau. Un lieu est éclairé.
       *[other] Le plateau. { $lit } lieux sont éclairés.
    }
orders-nothing-here = Rien à ordonner ici :
