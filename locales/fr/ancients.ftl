# La bataille antique.
game-ancients = Bataille antique
    .hint = Deux petites armées, chacune avec son camp derrière elle : détruisez les unités adverses ou incendiez le camp adverse.
scenario-ancients-battle = Bataille
    .hint = Chaque joueur compose une armée dans la limite d’un budget, la déploie en secret, puis combat jusqu’à ce que l’un des deux atteigne l’objectif ou que le tour 8 s’achève.

# Les chiffres de parties entières, pour comparer des données de règles.
ancients-figure-turns = Tours
ancients-figure-starter-wins = Victoires de qui commence
ancients-figure-destroyed = Unités détruites
ancients-figure-fled = Unités en fuite
ancients-figure-burnt = Hexagones de camp brûlés

# Camps, types d’unités, unités, armées toutes faites.
ancients-side-red = Rouge
ancients-side-blue = Bleu
ancients-kind-elite = Élite { $strength }
ancients-kind-heavy = Infanterie lourde { $strength }
ancients-kind-archers = Archers { $strength }
ancients-kind-cavalry = Cavalerie { $strength }
ancients-kind-light = Infanterie légère { $strength }
ancients-kind-survivors = Survivants { $strength }
ancients-unit-elite = élite { $strength } { DE($side) }
ancients-unit-heavy = infanterie lourde { $strength } { DE($side) }
ancients-unit-archers = archers { $strength } { DE($side) }
ancients-unit-cavalry = cavalerie { $strength } { DE($side) }
ancients-unit-light = infanterie légère { $strength } { DE($side) }
ancients-unit-survivors = survivants { $strength } { DE($side) }
ancients-list-legion = Légion
ancients-list-horde = Horde
ancients-list-bowmen = Gens de trait
ancients-list-companions = Compagnons

# Ce qui est demandé.
ancients-ask-burn = { $seat }, il reste { $n ->
        [1] un marqueur incendie
       *[other] { $n } marqueurs incendie
    } pour plus de cases : laquelle brûle ?
ancients-ask-compose = { $seat }, composez votre armée : { $points ->
        [0] aucun point dépensé
        [1] un point dépensé
       *[other] { $points } points dépensés
    } sur { $budget }.
ancients-ask-deploy = { $seat }, où déployez-vous cette unité : { $unit } ?
ancients-ask-deployed = { $seat }, toute votre armée est déployée. Confirmez, ou reprenez une unité en main.
ancients-ask-order = { $seat }, tour { $turn } : à quelle unité donnez-vous un ordre ?
ancients-ask-act = { $seat }, que fait cette unité : { $unit } ?
ancients-ask-act-on = { $seat }, votre unité s’est déplacée ({ $unit }). Que fait-elle maintenant ?
ancients-ask-support = { $seat }, quelle unité soutient l’attaque contre { $target } ? Le meneur : { $unit }.
ancients-ask-approach = { $seat }, par où le soutien ({ $unit }) rejoint-il la cible ({ $target }) ?
ancients-ask-react = { $seat }, on attaque votre unité ({ $unit }). { $double ->
        [1] Les attaquants : { $attacker } et { $support }, ensemble.
       *[0] L’attaquant : { $attacker }.
    } Acceptez-vous le combat ou le refusez-vous ?
ancients-ask-refusal-hex = { $seat }, votre unité ({ $unit }) refuse le combat. Sur quelle case recule-t-elle ?
ancients-ask-after-refusal = { $seat }, la cible ({ $unit }) a refusé le combat. { $challenges ->
        [0] Avancez-vous, ou restez-vous sur place ?
       *[other] Avancez-vous, défiez-vous un autre adversaire, ou restez-vous sur place ?
    }
ancients-ask-retreat = { $seat }, votre unité ({ $unit }) doit reculer. Sur quelle case ?
ancients-ask-second-hex = { $seat }, votre unité ({ $unit }) doit reculer une seconde fois. Quelle case proposez-vous à l’adversaire ?
ancients-ask-permit = { $seat }, l’adversaire doit reculer une seconde fois, en { $hex } ({ $unit }). L’accordez-vous ? Sinon, l’unité reste où elle est.
ancients-ask-cornered = { $seat }, votre unité ({ $unit }) est acculée en { $hex }. Reste-t-elle sur place ou fuit-elle vers un refuge ?
ancients-ask-advance = { $seat }, la case de l’adversaire est libre. Qui s’y avance ?
ancients-ask-pursuit-step = { $seat }, votre unité ({ $unit }) poursuit-elle jusqu’à la seconde case ?
ancients-ask-return = { $seat }, votre unité ({ $unit }) revient de sa fuite. Sur quelle case de votre camp ?
ancients-ask-pursuit-attack = { $seat }, votre unité ({ $unit }) attaque-t-elle encore une fois ? La cible : { $target }.

# Ce qu’on peut faire.
ancients-do-burn = Incendier { $target }
ancients-do-recruit = Prendre dans l’armée : { $target }
ancients-do-dismiss = Rendre à la réserve : { $target }
ancients-do-take-list = Prendre l’armée toute faite : { $target }
ancients-do-usual-army = Prendre l’armée habituelle
ancients-do-hand-back = Laisser l’autre joueur recomposer son armée
ancients-do-army-ready = Confirmer l’armée
ancients-do-deploy-at = Déployer en { $target }
ancients-do-take = Prendre en main : { $target }
ancients-do-usual-deployment = Tout déployer de la façon habituelle
ancients-do-deployed = Confirmer le déploiement
ancients-do-activate = Donner un ordre : { $target }
ancients-do-pass = Passer
ancients-do-concede = Abandonner la bataille
ancients-do-hold = Tenir la position
ancients-do-step = Aller en { $target }
ancients-do-stop = S’arrêter ici
ancients-do-flee = Fuir par le maquis en { $target }
ancients-do-shoot = Tirer : { $target }
ancients-do-attack = Attaquer : { $target }
ancients-do-double = Attaque double : { $target }
ancients-do-join = Soutenir avec : { $target }
ancients-do-stand = Soutenir sans bouger
ancients-do-accept = Accepter le combat
ancients-do-refuse = Refuser le combat
ancients-do-challenge = Défier à la place : { $target }
ancients-do-retreat = Reculer en { $target }
ancients-do-propose = Proposer { $target }
ancients-do-allow = Accorder
ancients-do-deny = Refuser
ancients-do-stay = Rester sur place
ancients-do-escape = Fuir vers le refuge en { $target }
ancients-do-advance = S’avancer avec : { $target }
ancients-do-advance-into = S’avancer en { $target }
ancients-do-pursue = Poursuivre en { $target }
ancients-do-return-to = Revenir en { $target }
ancients-do-press = Attaquer encore une fois : { $target }

# Pourquoi le script a donné son ordre (classe d’ordre).
ancients-thought-1 = défendre son camp – attaquer l’ennemi qui y est entré.
ancients-thought-2 = une attaque double qui devrait l’emporter.
ancients-thought-3 = attaquer une unité qui ne peut pas reculer.
ancients-thought-4 = entrer dans le camp adverse pour l’incendier.
ancients-thought-5 = tirer là où toucher est assez probable.
ancients-thought-6 = une attaque qui a de bonnes chances.
ancients-thought-7 = un mouvement – si possible vers le camp adverse, ou auprès d’une unité amie.
ancients-thought-restore = aucun ennemi n’est proche – c’est le moment de redresser les pieux.
ancients-thought-hold = rien de mieux à faire, l’unité tient sa position.
ancients-thought-value = de tous les ordres, celui-ci lui rapporte le plus en moyenne.
ancients-thought-value-attack = de tous les ordres, une attaque contre { $unit } lui rapporte le plus en moyenne.
ancients-thought-value-shoot = de tous les ordres, un tir sur { $unit } lui rapporte le plus en moyenne.
ancients-thought-value-move = de tous les ordres, ce mouvement lui rapporte le plus en moyenne.
ancients-thought-recruit = une partie de l’armée qu’il a en tête.
ancients-thought-deploy = sa place dans la ligne de bataille habituelle.
ancients-thought-mislead = l’adversaire ne sait pas ce qui se cache.
ancients-thought-accept = l’attaque n’est pas assez dangereuse pour reculer.
ancients-thought-refuse = l’attaque est trop dangereuse pour tenir.
ancients-thought-retreat = loin des ennemis et près des siens, avec une issue.
ancients-thought-follow = de tout ce qui peut suivre le combat, c’est ce qui l’aide le plus.
ancients-thought-challenge = cette attaque aussi en vaut la peine.
ancients-thought-stay = c’est là que l’unité sert le mieux.
ancients-thought-cornered = une unité qui reste peut encore combattre.
ancients-thought-allow = ce pas ne ramène pas une unité seule auprès des siens.
ancients-thought-deny = ce pas ramènerait une unité seule auprès des siens.
ancients-thought-let-stand = mieux vaut que cette unité tienne.
ancients-thought-give-ground = aucune unité ne ferait mieux de tenir.
ancients-thought-return = aussi loin que possible des ennemis.
ancients-thought-none = un ordre donné sans réfléchir (le niveau facile le fait parfois).

# Ce qui s’est passé.
ancients-log-recruited = { $seat } prend dans son armée : { $unit }.
ancients-log-dismissed = { $seat } rend à la réserve : { $unit }.
ancients-log-list = { $seat } prend l’armée toute faite : { $list }.
ancients-log-usual-army = { $seat } prend l’armée habituelle.
ancients-log-recomposes = { $seat } peut encore recomposer son armée.
ancients-log-army-ready = L’armée est prête ({ $seat }).
ancients-log-deployed-at = { $seat } déploie en { $hex } : { $unit }.
ancients-log-usual-deployment = { $seat } déploie de la façon habituelle.
ancients-log-deployed = { $seat } a terminé son déploiement.
ancients-log-revealed = Les deux armées sont révélées.
ancients-log-initiative = { $seat } a l’initiative et commence le premier tour.
ancients-log-initiative-tie = Égalité à l’initiative : on relance les dés.
ancients-log-turn = Le tour { $turn } commence ; { $seat } joue en premier.
ancients-log-hold = Tient la position : { $unit }.
ancients-log-step = Déplacement en { $hex } : { $unit }.
ancients-log-shot-miss = Tir manqué : { $unit } contre { $target }, { $total } à { $against }.
ancients-log-shot-hit = Tir réussi de { $difference } : { $unit } contre { $target }, { $total } à { $against }.
ancients-log-shot-destroys = Tir meurtrier, réussi de { $difference } : { $unit } contre { $target }, { $total } à { $against }.
ancients-log-attack = Attaque : { $unit } contre { $target }.
ancients-log-challenge = Second défi après le refus : { $unit } contre { $target }.
ancients-log-pursuit-attack = Attaque de poursuite : { $unit } contre { $target }.
ancients-log-double = Attaque double : { $unit } et { $support } contre { $target }.
ancients-log-refused = Combat refusé : { $unit }.
ancients-log-fight-won = Attaque gagnée de { $difference } : { $double ->
        [1] { $unit } et { $support }
       *[0] { $unit }
    } contre { $target }, { $total } à { $against } ; { $target } : { $loss }{ $rally ->
        [1] , sauf ralliement
       *[0] {""}
    }.
ancients-log-fight-lost = Attaque perdue de { $difference } : { $double ->
        [1] { $unit } et { $support }
       *[0] { $unit }
    } contre { $target }, { $total } à { $against } ; { $unit } : { $loss }{ $rally ->
        [1] , sauf ralliement
       *[0] {""}
    }{ $double ->
        [1]  ; { $support } : { $support-loss }
       *[0] {""}
    }.
ancients-log-fight-tie = Égalité : { $unit } contre { $target }, { $total } à { $against }. Personne ne recule.
# Ce que subit le perdant ; suit le nom de l’unité.
ancients-loss-nothing = rien
ancients-loss-retreat-1 = recul d’une case
ancients-loss-retreat-2 = recul de deux cases
ancients-loss-pursuit = recul de deux cases, poursuite possible
ancients-loss-destroyed = destruction
ancients-log-rallied = Ralliement réussi avec un { $roll } : { $unit }.
ancients-log-not-rallied = Ralliement manqué avec un { $roll } : { $unit }.
ancients-log-retreat = Recul en { $hex } : { $unit }.
ancients-log-proposes = { $seat } propose { $hex } pour le second recul : { $unit }.
ancients-log-denied = { $seat } refuse le second recul ; reste sur place : { $unit }.
ancients-log-stays = Aucune case de recul ; reste sur place : { $unit }.
ancients-log-stay-put = { $seat } reste sur place.
ancients-log-fled = En fuite, hors de la bataille : { $unit }.
ancients-log-destroyed = Unité détruite, { $points } PV pour l’adversaire : { $unit }.
ancients-log-advance = Avance en { $hex } : { $unit }.
ancients-log-burnt = { $hex } est en flammes, { $points } PV pour { $seat } : { $unit }.
ancients-log-end-turn = Fin du tour { $turn }. Rouge a { $red } PV, Bleu { $blue }.
ancients-log-rampart-defence = Défense du rempart, +{ $n } : { $unit }.
ancients-log-comes-back = Retour de fuite avec un { $roll } : { $unit }.
ancients-log-stays-away = Pas de retour, avec un { $roll } : { $unit }.
ancients-log-no-return = { $seat } n’a pas de case de camp libre hors de contact : personne ne revient à ce tour.
ancients-log-returned = Retour en { $hex }, unité activée : { $unit }.
ancients-log-emptied = { $seat } n’a plus d’unité sur le plateau.
ancients-log-conceded = { $seat } abandonne.
ancients-log-over = La bataille est terminée.

# À quoi servait un dé.
ancients-roll-initiative = initiative
ancients-roll-shot = tir
ancients-roll-shield = protection contre le tir
ancients-roll-attack = attaque
ancients-roll-defence = défense
ancients-roll-rally = ralliement
ancients-roll-return = retour

# Pourquoi la partie s’est terminée.
ancients-end-target = L’objectif de points de victoire est atteint.
ancients-end-target-tie = Les deux joueurs atteignent l’objectif à égalité ; { $tiebreak ->
        [Entered] seul celui qui est entré, et lui seul, dans le camp adverse pouvait l’emporter
        [Draw] la bataille est nulle
       *[Burnt] seul celui qui a incendié, et lui seul, une case du camp adverse pouvait l’emporter
    }.
ancients-end-turns = Après le dernier tour, le plus haut total gagne.
ancients-end-turns-tie = Les totaux sont égaux après le dernier tour ; { $tiebreak ->
        [Entered] seul celui qui est entré, et lui seul, dans le camp adverse pouvait l’emporter
        [Draw] la bataille est nulle
       *[Burnt] seul celui qui a incendié, et lui seul, une case du camp adverse pouvait l’emporter
    }.
ancients-end-emptied = L’adversaire n’a plus d’unité sur le plateau.
ancients-end-both-emptied = Aucun des deux joueurs n’a plus d’unité ; les points de victoire décident{ $tiebreak ->
        [Entered] , et à égalité le seul qui soit entré dans le camp adverse
        [Draw] {""}
       *[Burnt] , et à égalité le seul qui ait incendié une case du camp adverse
    }.
ancients-end-conceded = L’adversaire a abandonné.

# Ce qui peut ne pas aller dans les données des règles.
ancients-data-label = le nom `{ $name }` ne peut pas figurer dans un ordre : lettres minuscules, chiffres et `_` seulement
ancients-data-only-logos = toutes les faces du dé sont le logo, si bien que le mode RerollLogo ne finirait jamais
ancients-data-no-logo = aucune face du dé ne porte { $number } : il n’y a pas de logo
ancients-data-kind-unused = la réserve n’a aucune unité du type `{ $kind }`
ancients-data-pool-too-large = la réserve compte { $found ->
        [one] { $found } unité
       *[other] { $found } unités
    } ; le maximum est { $most }
ancients-data-not-rising = les lignes doivent aller en croissant ; celle-ci ne croît pas
ancients-data-no-such-budget = aucune ligne du tableau n’a le budget { $budget }
ancients-data-table-gap = le tableau n’a pas de ligne pour les écarts de { $from } à { $to }
ancients-data-results-order = un écart plus grand ne doit pas avoir un résultat plus léger
ancients-data-list-beyond-pool = l’armée a plus de `{ $kind }` que la réserve
ancients-data-not-in-pool = la réserve n’a pas de `{ $kind }` de force { $strength }
ancients-data-list-too-dear = l’armée coûte { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } ; le budget est de { $budget }
ancients-data-module-first = les unités des modules doivent venir après toutes les autres
ancients-data-list-module = une armée toute faite ne peut avoir d’unité d’un module : `{ $kind }`
ancients-data-map-missing = il n’y a pas de plateau du nom de `{ $name }`
ancients-data-letter = la case { $hex } porte une lettre inconnue : `{ $letter }`
ancients-data-row-width = la rangée a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } ; il en faut { $wanted }
ancients-data-map-too-large = le plateau a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } ; le maximum est { $most }
ancients-data-zones-overlap = les zones de déploiement des deux joueurs se chevauchent
ancients-data-no-camp = le plateau n’a pas de camp pour { $side }
ancients-data-zone-too-small = la zone de déploiement { DE($side) } n’a de place que pour { $found ->
        [one] { $found } unité
       *[other] { $found } unités
    }
ancients-data-inner-hex = la case intérieure { $hex } ne doit toucher que des cases de son propre camp
ancients-data-rampart-hex = la case de rempart { $hex } doit toucher la plaine
ancients-data-hex-apart = aucune unité ne peut atteindre la case { $hex }
ancients-data-camps-touch = la case de rempart { $hex } touche l’autre camp

# Options d’une partie.
option-group-match = Partie
option-group-dice = Dés
option-group-movement = Déplacement et tir
option-group-combat = Combat et recul
option-group-victory = Tours et victoire
option-group-modules = Modules

option-ancients-budget = Budget
    .hint = Combien de points chaque joueur peut dépenser pour son armée ; l’objectif de points de victoire en découle.
option-ancients-board = Plateau
    .hint = Jusqu’à 50 points, on joue d’ordinaire sur le plateau standard, au-delà sur le grand.
option-ancients-target_override = Objectif convenu
    .hint = Jouer à ce nombre de points de victoire et non à celui qui va avec le budget ; 0 garde l’objectif ordinaire.
option-ancients-handicap_red = Part du budget de Rouge, en %
    .hint = Rouge peut dépenser ce pourcentage du budget ; l’objectif reste le même.
option-ancients-handicap_blue = Part du budget de Bleu, en %
    .hint = Bleu peut dépenser ce pourcentage du budget ; l’objectif reste le même.
option-ancients-army_lists = Armées toutes faites
    .hint = Chaque joueur prend une des armées toutes faites au lieu de composer la sienne ; il faut un budget de 50.
option-ancients-dice_mode = Dé spécial
    .hint = Comment se lance le dé spécial du combat, du tir et de l’initiative.
option-ancients-rally_from_difference = Ralliement à partir d’un écart de
    .hint = L’infanterie lourde peut tenter de se rallier quand elle perd d’au moins cet écart.
option-ancients-rally_success_from = Ralliement réussi sur
    .hint = Le plus petit nombre du dé ordinaire qui rallie l’infanterie lourde ; avec 7, elle ne se rallie jamais.
option-ancients-forbid_slide = Glissement interdit
    .hint = Une unité ne peut pas faire un pas d’une case à une autre quand une même unité adverse touche les deux.
option-ancients-forbid_slip = Faufilement interdit
    .hint = Une unité ne peut pas faire un pas entre deux unités adverses disponibles qui ne se touchent pas.
option-ancients-contact_forces_attack = Le contact oblige à attaquer
    .hint = Une unité qui finit son déplacement auprès d’un adversaire doit attaquer ; désactivée, elle peut aussi s’y arrêter.
option-ancients-shoot_in_contact = Tir au contact
    .hint = Les archers peuvent tirer même avec un adversaire à leur côté.
option-ancients-sight = Lignes de tir
    .hint = Quels chemins une flèche peut prendre jusqu’à sa cible.
option-ancients-isolation = Cibles isolées
    .hint = Quelles unités amies protègent une unité d’une attaque double.
option-ancients-second_challenge = Second défi
    .hint = Un attaquant à qui l’on a refusé le combat peut attaquer un autre adversaire en contact au lieu de s’avancer.
option-ancients-refusal_activates = Le refus active
    .hint = Une unité qui refuse le combat est retournée et ne peut plus agir à ce tour.
option-ancients-refusal_blocks_burn = Le refus empêche d’incendier
    .hint = Une unité qui refuse le combat ne peut pas incendier de case du camp adverse à la fin de ce tour.
option-ancients-refuge_outside_zoc = Refuges sûrs seulement
    .hint = Une unité ne fuit que vers un refuge qu’aucun adversaire ne touche ; désactivée, tout refuge libre convient.
option-ancients-refuge_saves_from_four = Un refuge plutôt que la destruction
    .hint = Un perdant de 4 ou plus qui a un refuge à son côté s’y enfuit au lieu d’être détruit.
option-ancients-defender_may_advance = Le défenseur peut s’avancer
    .hint = Un défenseur vainqueur peut entrer sur la case que son attaquant a quittée.
option-ancients-pursuit_attack = Attaque de poursuite
    .hint = Un poursuivant qui touche de nouveau le perdant peut l’attaquer encore une fois.
option-ancients-starter = Qui commence les tours suivants
    .hint = Si les joueurs commencent les tours à tour de rôle ou si le gagnant de l’initiative les commence tous.
option-ancients-tiebreak = Totaux égaux
    .hint = Ce qui décide d’une bataille qui se termine à égalité de points de victoire.
option-ancients-fire_markers = Marqueurs d’incendie
    .hint = Combien de cases du camp adverse chaque joueur peut incendier ; 0 : autant qu’il en atteint.

option-ancients-general = Général
    .hint = Un général par armée, qui mène des assauts et ordonne aux unités battues de tenir.
option-ancients-shock = Cavalerie de choc
    .hint = Une cavalerie dont la charge ne peut pas être refusée.
option-ancients-shock_mod1 = Cavalerie de choc, modification 1
    .hint = L’impact et le gain des égalités s’achètent à part, et l’impact ne vaut que contre des cibles activées.
option-ancients-horse_archers = Archers à cheval
    .hint = Une cavalerie qui tire, mais qui doit avoir le droit d’attaquer seule.
option-ancients-light = Infanterie légère
    .hint = Une infanterie bon marché qui se déplace de deux cases.
option-ancients-light_mod2 = Infanterie légère, modification 2
    .hint = L’infanterie légère se déplace de deux cases sur tout terrain et vaut un demi-point de victoire.
option-ancients-light_pass_contact = L’infanterie légère passe au contact
    .hint = Avec la modification 2, l’infanterie légère qui touche un adversaire après sa première case peut repartir hors de contact.
option-ancients-survivors = Survivants
    .hint = Les unités les moins chères, qui peuvent soutenir une attaque double mais non la mener.
option-ancients-terrain = Marqueurs de terrain
    .hint = Des forêts, des collines et des broussailles que les joueurs placent avant le déploiement.
option-ancients-stakes = Pieux
    .hint = Deux rangées de pieux par joueur, qui affaiblissent ceux qui attaquent leur occupant.
option-ancients-ambush = Embuscade
    .hint = Des pions cachés en forêt, vrais ou faux, qui peuvent frapper par surprise.
option-ancients-rampart_defence = Défense du rempart
    .hint = Une unité attaquée sur un rempart de son propre camp a +1 si tous les attaquants sont hors de ce camp.
option-ancients-return_of_routed = Retour des fuyards
    .hint = Au début d’un tour, on jette un dé pour chaque unité en fuite : elle peut revenir dans son camp, activée.
option-ancients-asymmetric_cards = Cartes de modules
    .hint = Chaque joueur tire une carte secrète qui donne à son armée un module à elle.
option-ancients-ext2 = Extension II
    .hint = De l’équipement, des éléphants, des chars et des frondeurs à acheter avec l’armée.
option-ancients-ext3 = Extension III
    .hint = Des pièces spéciales. Rien n’en fait encore partie : l’option ne change rien.
option-ancients-maquis_markers = Marqueurs sur le maquis
    .hint = Si l’on peut placer des marqueurs de terrain sur le maquis, et ce qu’ils y font.

choice-ancients-board-auto = Selon le budget
choice-ancients-board-standard = Standard
choice-ancients-board-large = Grand
choice-ancients-dice_mode-Plain = Tel qu’il tombe
choice-ancients-dice_mode-RerollLogo = Logo relancé
choice-ancients-dice_mode-Deck = Tiré d’un paquet
choice-ancients-sight-AnyShortestPath = N’importe quel plus court chemin
choice-ancients-sight-Axes = Lignes droites seulement
choice-ancients-isolation-AnyAdjacent = Toute unité amie adjacente protège
choice-ancients-isolation-Flanks = Seules protègent les amies voisines d’un attaquant
choice-ancients-starter-Alternate = À tour de rôle
choice-ancients-starter-Winner = Le gagnant de l’initiative
choice-ancients-tiebreak-Burnt = Qui est seul à avoir incendié une case
choice-ancients-tiebreak-Entered = Qui est seul à être entré dans le camp adverse
choice-ancients-tiebreak-Draw = Rien : partie nulle
choice-ancients-maquis_markers-Forbidden = Interdits
choice-ancients-maquis_markers-Option1 = Permis, et toujours case de fuite
choice-ancients-maquis_markers-Option2 = Permis, comme terrain ordinaire

# Pourquoi quelque chose n’est pas permis.
refusal-ancients-wrong_phase = Cela ne peut pas se faire à ce moment du tour.
    .N-18-11 = La double attaque se poursuit : le meneur n’attaque pas seul sa cible.
    .N-12-11 = L’ordre de tenir a été refusé : le perdant recule.
    .N-1-03 = Rouge n’a pas encore confirmé d’armée que l’on puisse lui rendre.
    .N-1-07 = Prenez d’abord une unité en main, puis choisissez sa case.
    .N-12-06 = Seule une unité qui a perdu ce combat et doit reculer peut tenir par ordre.
    .N-12-10 = Un général qui s’est déplacé n’ordonne pas d’assaut.
    .N-17-06 = Déployez d’abord vos unités ; les pieux se plantent ensuite.
    .N-3-10 = Une unité qui n’a pas bougé peut tenir la position ; une unité en chemin peut s’arrêter.
    .N-18-01 = Prenez d’abord une unité en main, puis cachez-la.
refusal-ancients-rides_back = Une unité ne revient pas à la case d’où elle est partie.
refusal-ancients-no_fire_there = Aucune de vos unités ne peut incendier cette case maintenant.
refusal-ancients-unknown_unit = Il n’y a pas de telle unité dans cette bataille.
refusal-ancients-not_your_unit = Cette unité n’est pas dans votre armée.
    .N-18-06 = Aucun de vos pions d’embuscade n’est là.
    .N-18-01 = Aucun de vos leurres n’est là.
refusal-ancients-unit_already_activated = Cette unité a déjà agi ou combattu à ce tour ; choisissez-en une encore disponible.
refusal-ancients-unit_off_board = Cette unité n’est plus sur le plateau.
refusal-ancients-budget_exceeded = L’armée coûterait plus que le budget ; prenez une unité moins chère, ou rendez-en une.
    .N-20-10 = Ce que vous prenez ne peut coûter plus que ce que vous avez laissé de l’armée toute faite.
refusal-ancients-pool_exceeded = La réserve n’a plus d’unité de cette force.
    .N-17-06 = Vous avez tous les pieux qu’un joueur peut acheter.
    .N-12-01 = Une armée compte un général au plus.
    .N-1-17 = Il n’y a plus d’unité dans l’armée pour laquelle l’acheter.
    .N-21-01 = Toute unité de cette force porte déjà un équipement, ou vous n’en avez plus.
refusal-ancients-empty_army = Une armée compte au moins une unité.
refusal-ancients-deploy_outside_zone = Cette case est hors de votre zone de déploiement ; choisissez-en une éclairée.
    .N-19-02 = Une unité ne revient que dans son propre camp.
refusal-ancients-deploy_hex_occupied = Une autre unité est déployée sur cette case.
refusal-ancients-deploy_on_flight_hex = On ne déploie personne sur le maquis ; choisissez une autre case.
refusal-ancients-deploy_incomplete = Il reste des unités à déployer ; placez-les d’abord.
    .N-17-06 = Il reste des pieux que vous avez achetés ; plantez-les d’abord.
refusal-ancients-hex_off_board = Il n’y a pas de telle case sur le plateau.
refusal-ancients-not_adjacent = Cette case ne touche pas l’unité ; on avance case par case.
refusal-ancients-hex_occupied = Une autre unité s’y tient, et aucune unité ne passe à travers une autre.
    .N-18-19 = Un jeton y est posé : nul n’entre sur sa case avant qu’il ne soit révélé.
    .N-17-01 = Un marqueur s’y trouve déjà ; choisissez une autre case.
    .N-17-17 = Les pieux se plantent en plaine, là où il n’y a ni marqueur ni autres pieux.
    .N-17-25 = Le plateau y montre un terrain, qui ne reçoit pas de marqueur.
refusal-ancients-too_far = L’unité est déjà allée aussi loin qu’elle le peut.
    .N-21-05 = Les chars font leurs deux cases dans une seule direction.
refusal-ancients-two_hex_not_plain = Un déplacement de deux cases doit commencer et se terminer en plaine.
    .N-4-20 = Une case à marqueur ou à pieux actifs n’est pas de la plaine : aucun déplacement de deux cases n’y passe, et la fuite se fait d’une case.
refusal-ancients-two_hex_through_base = Un déplacement de deux cases ne peut pas traverser un camp.
refusal-ancients-pass_through_contact = La case intermédiaire touche un adversaire : le déplacement s’y termine.
refusal-ancients-light_second_step_contact = L’infanterie légère ne vient pas au contact avec sa seconde case.
    .N-15-09 = Après deux cases, l’infanterie légère n’attaque personne.
refusal-ancients-slide_along_enemy = Une même unité adverse touche les deux cases, et l’on ne glisse pas le long d’un adversaire : éloignez-vous-en d’abord.
refusal-ancients-slip_between_enemies = Cette case est entre deux adversaires disponibles qui ne se touchent pas, et l’on ne se faufile pas entre eux.
refusal-ancients-confirm_flight_required = Finir son déplacement sur le maquis est une fuite, et l’unité est perdue pour vous : choisissez de fuir si vous le voulez.
refusal-ancients-pass_not_allowed = On ne peut pas passer ; une unité peut tenir la position.
refusal-ancients-attack_required = Le déplacement s’est terminé en contact : l’unité doit attaquer l’un des adversaires qu’elle touche.
refusal-ancients-target_not_in_contact = La cible n’est pas en contact avec l’attaquant.
    .N-21-09 = L’unité n’attaque personne d’où elle est : déplacez-la d’abord.
refusal-ancients-target_is_friend = La cible est une unité amie.
refusal-ancients-target_not_isolated = On n’attaque à deux qu’un adversaire isolé, sans unité amie à côté de lui.
    .N-21-09 = Le coin ne sert qu’à une attaque double, et aucune n’est possible d’ici.
    .N-18-16 = Qui vient d’apparaître n’est attaqué que par une seule unité.
refusal-ancients-double_needs_two_units = Une attaque double demande une seconde unité disponible.
    .N-12-14 = Le général donne l’ordre à deux autres : il ne prend pas part à son assaut.
    .N-18-13 = Une unité qui sort d’embuscade attaque seule.
refusal-ancients-support_not_in_contact = Le soutien ne peut pas arriver ainsi au contact de la cible.
refusal-ancients-lead_not_allowed = Cette unité peut soutenir une attaque double, mais non la mener ; qu’une autre la mène.
refusal-ancients-not_a_shooter = Seuls les archers tirent ; choisissez-en.
refusal-ancients-out_of_range = La cible est hors de portée : les archers atteignent les adversaires à 2 ou 3 cases, les frondeurs à 2 seulement.
refusal-ancients-target_hidden_in_base = Une unité dans un camp ne peut être visée que sur un rempart, et seulement depuis la plaine.
refusal-ancients-line_blocked = La ligne n’est pas dégagée : les adversaires, les cases de camp, le maquis et les forêts la bloquent, et on ne tire pas de l’intérieur d’un camp.
refusal-ancients-shooter_in_contact = Des archers en contact avec un adversaire ne peuvent pas tirer.
refusal-ancients-moved_and_shot = Les archers tirent au lieu de se déplacer ; ceux-ci se sont déplacés.
refusal-ancients-no_retreat_hex = Il n’y a aucune case où reculer ; l’unité doit donc combattre.
refusal-ancients-shot_cannot_be_refused = On ne peut pas refuser un tir.
refusal-ancients-retreat_hex_occupied = Une autre unité se tient sur cette case.
refusal-ancients-retreat_in_enemy_zoc = Cette case est en contact avec un adversaire.
    .N-19-02 = Une unité revient hors de contact ; cette case touche un adversaire.
    .N-8-07 = Ce refuge touche un adversaire : il n’est pas sûr.
refusal-ancients-retreat_not_away = Cette case n’est pas plus loin de l’adversaire qui force le recul.
refusal-ancients-retreat_into_enemy_base = Aucun recul ne mène dans le camp adverse.
refusal-ancients-retreat_class_mismatch = Un recul reste sur le même terrain : de plaine en plaine, ou d’une case de camp à une autre du même camp.
    .N-17-03 = Depuis un marqueur ou des pieux, une unité recule vers les mêmes ou vers la plaine.
    .N-17-04 = Une unité en plaine ne recule ni sur un marqueur ni sur des pieux actifs.
refusal-ancients-retreat_mandatory = Il existe une case de recul permise ; l’unité ne peut donc ni rester ni fuir.
refusal-ancients-second_proposal_forbidden = La case proposée est déjà jugée ; il n’y a pas de seconde proposition.
refusal-ancients-flight_not_allowed = L’unité ne peut pas fuir là : il faut un refuge, et l’on ne fuit ni après un refus ni depuis un camp.
    .N-17-22 = Une unité ne quitte le plateau par le côté que de la première ou de la dernière case d’une rangée.
refusal-ancients-advance_not_allowed = Seule une unité de ce combat, adjacente à la case abandonnée, peut s’y avancer, et seulement si elle est libre.
    .N-21-10 = Un mur de boucliers reste où il est : il n’avance pas et ne poursuit pas.
refusal-ancients-pursuit_not_allowed = Après ce résultat, il n’y a pas de telle poursuite : il faut une victoire plus nette et une seconde case que le perdant ait laissée libre.
refusal-ancients-second_challenge_not_allowed = Seule une attaque simple qui a été refusée permet de défier un autre adversaire, et une seule fois.

ancients-log-skipped = { $seat } n’a pas d’unité disponible : l’adversaire continue.
ancients-log-reroll = { $seat } relance le logo { $count ->
    [1] une fois.
   *[other] { $count } fois.
}
ancients-log-no-marker = { $seat } n’a plus de marqueur incendie : { $unit } n’incendie pas { $hex }.
ancients-data-faces-alike = les faces du dé ne doivent pas être toutes les mêmes : une égalité pour l’initiative se rejoue

# La première leçon.
lesson-ancients-first = Premiers pas
    .hint = Se déplacer, attaquer, refuser, tirer et incendier un camp : une petite bataille en moins de cinq minutes.
lesson-ancients-first-welcome = Vous commandez Rouge ; votre camp est au sud. Celui de Bleu est au nord. Vous marquez 1 point de victoire (PV) par unité adverse détruite et 2 par case incendiée du camp adverse. Trois points suffisent dans cette petite bataille.
lesson-ancients-first-choose = Bleu et vous donnez un ordre à une unité, chacun son tour. Chaque unité agit une fois par tour. Choisissez votre infanterie lourde : cliquez dessus.
lesson-ancients-first-move = Les cases éclairées sont celles où elle peut aller. L’infanterie lourde se déplace d’une case. Approchez-la des archers bleus.
lesson-ancients-first-contact = Votre unité touche maintenant un adversaire. Une unité qui finit son déplacement au contact doit attaquer (N-4.16). Pointez les archers pour lire vos chances : chaque joueur ajoute un dé à sa force, et vous avez 7 contre 4. Plus l’écart est grand, plus le perdant souffre ; à partir de 4, il est détruit.
lesson-ancients-first-attack = Les chances sont bonnes. Attaquez les archers.
lesson-ancients-first-attack-otherwise = Au contact, l’unité doit attaquer. Cliquez sur les archers.
lesson-ancients-first-accepted = Bleu peut accepter le combat, ou le refuser et reculer. Bleu accepte, et les dés sont jetés.
lesson-ancients-first-advance = 11 contre 5 : les archers sont détruits, et vous avez 1 PV. Le vainqueur peut occuper la case libérée. Avancez avec votre infanterie lourde.
lesson-ancients-first-enemy = Votre infanterie lourde a agi. Elle est retournée et vaut un point de moins jusqu’à la fin du tour. C’est à Bleu : l’élite s’approche de vos archers et les attaque.
lesson-ancients-first-refuse = Cette fois, c’est à vous de répondre. Au combat, vos archers auraient 5 contre 8. Une unité qui a de la place derrière elle peut refuser et reculer d’une case, et peut encore agir ce tour-ci. Refusez le combat.
lesson-ancients-first-refuse-otherwise = Vous pourriez accepter, mais 5 contre 8 finirait mal. Cette fois, refusez.
lesson-ancients-first-retreat = Une unité qui recule doit s’éloigner de l’attaquant, hors d’atteinte de tout adversaire. Choisissez l’une des deux cases.
lesson-ancients-first-stays = Bleu pourrait avancer dans la case que vous avez quittée, et reste sur place. L’élite aura alors agi : jusqu’à la fin du tour, elle vaut 7 au lieu de 8.
lesson-ancients-first-archers = Les archers tirent sur un adversaire à 2 ou 3 cases si la voie est libre. L’élite est à 2 cases. Choisissez vos archers.
lesson-ancients-first-shoot = Personne ne peut refuser un tir, et le tireur ne risque rien. Tirez sur l’élite.
lesson-ancients-first-hit = 10 contre 8, touchée : l’élite recule d’une case, et c’est Bleu qui dit laquelle. Avec un écart de 4, elle aurait été détruite.
lesson-ancients-first-cavalry = Bleu n’a plus d’unité qui puisse agir ce tour-ci ; c’est encore à vous. Votre cavalerie est devant le camp de Bleu, et personne ne le garde. Choisissez la cavalerie.
lesson-ancients-first-camp = À la fin du tour, une unité incendie la case du camp adverse où elle se trouve, si aucun adversaire ne la touche. Montez sur le rempart.
lesson-ancients-first-end = Toutes les unités ont agi : le tour a pris fin et la case a brûlé. 2 PV, et 3 avec les archers : vous avez gagné ! Dans une vraie bataille, vous composez d’abord votre armée et il faut plus de points. Quand une chose n’est pas possible, pointez-la pour savoir pourquoi.
