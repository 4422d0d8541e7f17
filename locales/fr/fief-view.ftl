# Fief: what the window tells.
fief-view-turn = Tour
    .hint = Un tour a six phases : cartes, revenus, achats, déplacements, combats, négociations.
fief-view-phase-cards = Cartes
    .hint = Chaque famille à son tour joue et défausse des cartes.
fief-view-phase-revenues = Revenus
    .hint = Châteaux, cités, moulins, pressoirs, impôts et pensions rapportent.
fief-view-phase-purchases = Achats
    .hint = On achète soldats, bâtiments, titres et chapeaux.
fief-view-phase-moves = Déplacements
    .hint = Les seigneurs mènent leurs soldats le long des routes.
fief-view-phase-battles = Combats
    .hint = On déclare et on livre les combats.
fief-view-phase-negotiations = Négociations
    .hint = Marchés, mariages et élection d’un roi.
fief-view-of-points = { $n ->
        [one] { $n } pt
       *[other] { $n } pts
    }
fief-view-none = néant
fief-view-deal-nothing = rien
fief-view-nobody = personne
fief-view-money = { $sum ->
        [one] { $sum } écu
       *[other] { $sum } écus
    }
fief-view-land-baron = baronnie
fief-view-rank-baron = baron
fief-view-rank-baron-woman = baronne
fief-view-land-count = comté
fief-view-rank-count = comte
fief-view-rank-count-woman = comtesse
fief-view-land-duke = duché
fief-view-rank-duke = duc
fief-view-rank-duke-woman = duchesse
fief-view-title-of = { $rank } { DE($fief) }
fief-view-king = Roi
fief-view-child-king = roi enfant
fief-view-queen = Reine
fief-view-regent = Régente
fief-view-prince = Prince
fief-view-cardinal = cardinal
fief-view-bishop-of = évêque { DE($see) }
fief-view-family = Famille
fief-view-sex = Est
fief-view-man = un homme
fief-view-woman = une femme
fief-view-dignities = Dignités
fief-view-spouse = Marié avec
fief-view-where = Où
fief-view-dungeon = dans le cachot du roi
fief-view-at-gate = à la porte { DE($village) }, sur la route { DE($from) }
fief-view-prisoner-of = Prisonnier de
fief-view-guard = Garde
fief-view-has-vote = A une voix à l’élection du roi
fief-view-eligible = Peut être candidat au trône
fief-view-does-not-fight = Sans titre, ne combat pas
fief-view-points-of-soldiers = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de soldats
fief-view-hidden-soldiers = des soldats, nul ne voit combien
fief-view-royal-guard = garde royale
fief-view-points-of-guard = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de gardes
fief-view-points-of-rebels = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
fief-view-come-along = En marche : { $target } sur { $all }
fief-view-spent-come-along = En marche, les plus avancés : { $target } sur { $all }
fief-view-stay-here = Restent ici : { $target } sur { $all }
fief-view-ask-march = { $lord } prend la tête. Vers où ?
fief-view-ask-march-with = { $lord } prend la tête, avec { $company }. Vers où ?
fief-view-left-moves = { $n ->
        [one] { $names } n’a pas bougé. Finir quand même les déplacements ?
       *[other] Ces seigneurs n’ont pas bougé : { $names }. Finir quand même les déplacements ?
    }
fief-view-left-fiefs = { $n ->
        [one] Vous pourriez créer le fief { DE($names) }. Continuer quand même ?
       *[other] Vous pourriez créer ces fiefs : { $names }. Continuer quand même ?
    }
fief-view-left-attacks = { $n ->
        [one] Vous pourriez attaquer à { $names }. Continuer quand même ?
       *[other] Vous pourriez attaquer dans ces villages : { $names }. Continuer quand même ?
    }
fief-view-left-cards = { $n ->
        [one] Vous pouvez encore jouer ce seigneur : { $names }. Continuer quand même ?
       *[other] Vous pouvez encore jouer ces seigneurs : { $names }. Continuer quand même ?
    }
fief-view-captive-name = { $name } (prisonnier)
fief-view-family-at-gate = { $name }, à la porte (venant { DE($from) })
fief-view-rebels = Révoltés, menés par { $name }
fief-view-mills = { $n } × moulin
fief-view-presses = { $n } × pressoir
fief-view-region = Région
fief-view-bishopric = Évêché
fief-view-owner = Propriétaire
fief-view-occupant = Occupé par
fief-view-buildings = Bâtiments
fief-view-capital = Capitale de son fief : qui la prend prend le fief
fief-view-bad-weather = Mauvais temps : ni mouvement ni combat ici
fief-view-famine = Famine : moulins et pressoirs ne rapportent rien
fief-view-in-castle = Derrière les murs du château, les dés de l’ennemi portent moins
fief-view-in-city = Derrière les murs de la cité, les dés de l’ennemi portent le moins
fief-view-who-what = { $who } : { $what }
fief-view-captive-of = prisonnier { DE($name) }
fief-view-fiefs = Fiefs
fief-view-ally = Alliée à
fief-view-votes = Voix
fief-view-soldiers = Soldats
fief-view-cards = Cartes
fief-view-purse = Bourse
    .hint = Vous seul la voyez.
fief-view-points = Points
fief-view-may-stand = Candidats possibles
fief-view-out = A quitté la partie
fief-view-held-by-rebels = retiré à son titulaire par les révoltés
fief-view-unassigned = { $name }, qui n’a pas de seigneur à qui le donner
fief-view-holder = Titulaire
fief-view-price = Prix
fief-view-villages = Villages
fief-view-capital-is = Capitale
fief-view-missing = { $name }, à qui il manque { $missing }
fief-view-claim = Qui s’en approche
fief-view-set-aside = Mis de côté
    .hint = Revenus des seigneurs captifs : ils peuvent payer leur rançon.
fief-view-families = Familles
fief-view-titles = Titres
fief-view-lords = Seigneurs
fief-view-realm = Royaume
fief-view-crown = Couronne
fief-view-regency = Régence
fief-view-regency-turns = tour { $n } sur { $of }
fief-view-signs = Sur la carte
fief-view-revolt-at = { $n ->
        [one] { $n } point à { $village }, mené
       *[other] { $n } points à { $village }, menés
    } par { $name }
fief-view-deck = Cartes bleues
fief-view-stock = Reste à piocher
fief-view-discarded = Défausse
fief-view-income = Prochains revenus
    .hint = En l’état : châteaux et cités { $walls }, moulins et pressoirs { $production }, dîmes { $tithes }, tailles { $tailles }, pensions { $pensions }.
fief-view-turns-played = Tours
fief-view-deal = Marché
fief-view-deal-gives = Ce que donne { $name }
fief-view-deal-private = Seules les deux familles connaissent cette offre
fief-view-deal-open = Chacun peut voir cette offre
fief-view-hidden-card = une carte
fief-view-deal-card = la carte { $card }
fief-view-deal-release = la liberté { DE($lord) }
fief-view-deal-captive = le prisonnier { $lord }
fief-view-deal-wedding = { $one } épouse { $other }
fief-view-election = Élection du roi
fief-view-votes-needed = Il faut { $n } voix, et plus que tout autre
fief-view-clergy-needed = Puis des cardinaux ({ $cardinals }) ou des évêques ({ $bishops }) doivent le couronner
fief-view-elected = { $lord } est élu et attend la couronne
fief-view-highest-bid = Meilleure enchère
fief-view-presides = { $lord } préside la vente
fief-view-sale = La mitre { DE($see) } est à vendre
fief-view-the-rebels = les révoltés
fief-view-column-open = à découvert
fief-view-column-castle = derrière les murs d’un château
fief-view-column-city = derrière les murs d’une cité
fief-view-strength = Force
fief-view-dice = Dés
fief-view-stands = Position
fief-view-loses-at = Perd à chaque round, selon le total des dés de l’ennemi
fief-view-at-total = { $lost ->
        [0] rien à { $totals }
        [one] { $lost } point à { $totals }
       *[other] { $lost } points à { $totals }
    }
fief-view-each-die = autant de points que montre chaque dé ({ $faces })
fief-view-army = Troupes
fief-view-adds = + { $n } au total des dés
fief-view-attackers = Attaque : { $names }
fief-view-defenders = Défense : { $names }
fief-view-battle-of = Combat { DE($village) }
fief-view-round = Round { $n }
fief-view-aimed-at = Un dé vise { $lord } : un 6 le tue
fief-view-must-lose = { $name } : encore { $n ->
        [one] { $n } point
       *[other] { $n } points
    } à perdre
fief-view-chances = Chances
fief-view-attackers-win = L’attaque gagne
fief-view-defenders-win = La défense gagne
fief-view-aim-alone = Une famille qui a le Roi ou la Reine et { $alone ->
        [1] un fief
       *[other] { $alone } fiefs
    } à la fin d’un tour gagne.
fief-view-aim-pair = Deux familles alliées gagnent ensemble si elles ont à elles deux le Roi, la Reine et { $pair ->
        [1] un fief
       *[other] { $pair } fiefs
    }.
fief-view-aim-points = Tous les cinq tours, l’argent, les titres, les mitres et les couronnes sont comptés en points ; après le dernier tour, la plus forte somme gagne.
fief-view-nobody-left = Plus personne
fief-view-attackers-fall-back = L’attaque se replie
fief-view-expected-losses = Pertes en moyenne : attaque { $attackers }, défense { $defenders }
fief-view-exact = Exact, si nul ne vise, ne demande grâce ni ne reçoit d’aide.
fief-view-sampled = Estimé sur { $n ->
        [one] { $n } combat joué
       *[other] { $n } combats joués
    }.
fief-view-left-empty = { $village } reste vide : qui y entre le prend.
fief-view-brings = Rapporte { $sum } à chaque phase de revenus.
fief-view-chance-to-win = { $n } % de victoire
fief-view-ask-declare = À une porte, le combat est certain : { $villages }. { $attacks ->
        [0] Autre chose auparavant ?
       *[other] Qui d’autre attaquez-vous ?
    }
fief-view-left-walls = { $n ->
        [one] { $names } reste sans personne : qui y entre le prend.
       *[other] Personne n’y reste : { $names }. Qui y entre les prend.
    }{ $alone ->
        [1] {" "}Finir quand même les déplacements ?
       *[0] {""}
    }
