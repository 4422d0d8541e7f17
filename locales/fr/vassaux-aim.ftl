# Seigneurs et vassaux : ce qui est dit des ordres avant qu’on les donne.

# Questions en entier
vassaux-aim-ask-deploy = Où place-t-on { $unit } ? Montrez la place de son meneur dans la zone.
vassaux-aim-ask-stand = Où se tient { $fighter } ?
vassaux-aim-ask-declare = Quel ordre reçoit { $unit } ? Dés en réserve : { $reserve } ; cette unité en prend au plus : { $cmd }.
vassaux-aim-ask-declare-more = Quel autre ordre reçoit { $unit } après { $given } ? Dés en réserve : { $reserve } ; cette unité en prend au plus : { $cmd }.
vassaux-aim-ask-move = Où va { $unit } ({ $order }) ? Il reste { $length } de réglette.
vassaux-aim-ask-attack = Contre qui { $unit } exécute-t-elle son ordre ({ $order }) ?
vassaux-aim-ask-charge = Qui { $unit } charge-t-elle ({ $order }) ?
vassaux-aim-ask-line = Sur quelle ligne { $unit } charge-t-elle { $target } ? Montrez un ennemi, ou la place du meneur.
vassaux-aim-ask-line-fixed = Jusqu’où { $unit } charge-t-elle { $target } ? La ligne va droit au combattant le plus proche.
vassaux-aim-ask-again = { $unit } tire-t-elle encore sur { $target } ? { $shots ->
        [one] Il reste { $shots } tir.
       *[other] Il reste { $shots } tirs.
    }
vassaux-aim-ask-react = { $unit } va agir ({ $order }) : quelqu’un réagit-il ?
vassaux-aim-ask-react-path = { $unit } suit ce chemin ({ $order }) : quelqu’un réagit-il ?
vassaux-aim-ask-stage = À quel endroit du chemin { DE($mover) } réagit { $unit } ? La réaction réussit à { $percent } %.
vassaux-aim-ask-react-with = Par quel ordre { $unit } réagit-elle contre { $mover } ? Elle réussit à { $percent } %.
vassaux-aim-ask-lose = { $n ->
        [1] Un combattant tombe dans { $unit } : lequel ?
       *[other] { $n } combattants tombent dans { $unit } : lequel est le suivant ?
    }

# Ordres, leur prix et leur effet
vassaux-aim-stays = le meneur reste
vassaux-aim-cost = 1 dé sur { $left }
vassaux-aim-hint-tactical-move = L’unité se déplace ou se réorganise. Elle peut se dégager tant que l’ennemi ne tient pas son meneur ; qui touche l’ennemi est laissé en arrière.
vassaux-aim-hint-run = Deux réglettes de plus qu’un mouvement, sur terrain libre seulement, et aucun autre ordre.
vassaux-aim-hint-coordinated-attack = Une attaque sur toute unité au contact ou à portée ; le dé d’ordre ajoute un à six dés d’attaque.
vassaux-aim-hint-cast = Un sort du meneur.
vassaux-aim-hint-coordinated-charge = Une charge droite sur toute unité ; le dé d’ordre ajoute un à six dés d’attaque.
vassaux-aim-hint-alert = Une fois ce tour, l’unité réagit sans duel de dés.
vassaux-aim-hint-fortify = Les dés de défense sont doublés jusqu’au tour suivant. L’unité ne fait plus rien et ne réagit pas.
vassaux-aim-hint-march = L’unité se déplace, ou se réorganise sans prendre contact.
vassaux-aim-hint-attack = Une attaque sur un ennemi au contact, ou un tir sur le plus proche.
vassaux-aim-hint-charge = Droit sur l’ennemi visible le plus proche ; le combat suit aussitôt.
vassaux-aim-hint-wait = L’unité ne fait rien ce tour.
vassaux-aim-hint-hunt-move = Un mouvement tactique qui ne coûte aucun dé.
vassaux-aim-bend-hint = Après ce coude, il reste { $length }.
vassaux-aim-front-line = Ligne de front (V-13.06)
vassaux-aim-charge-hint = Combattants au contact : { $men } ; pertes attendues : { $losses }.
vassaux-aim-react-hint = Réussit à { $percent } %.
vassaux-aim-regroup-hint = Le meneur avance d’une réglette au plus, et les hommes qui ne touchent aucun ennemi sont replacés.
vassaux-aim-all-pass-hint = On ne demande plus rien à cet ost jusqu’à la fin de l’activation.
vassaux-aim-usual-deployment-hint = Au milieu de sa zone.
vassaux-aim-lost-hint = { $n ->
        [1] Un homme n’y trouve pas de place et reste en arrière.
       *[other] { $n } hommes n’y trouvent pas de place et restent en arrière.
    }
vassaux-aim-watched-hint = Vue en chemin par : { $units }.

# Ce qui resterait à faire
vassaux-aim-undone-wait = L’unité ne ferait rien ce tour. Elle pourrait : { $orders }.
vassaux-aim-undone-react-wait = Attendre n’est pas une réponse, et use le tour de l’unité. Elle pourrait : { $orders }.
vassaux-aim-undone-pass = Pourraient encore réagir dans cette activation : { $units }.
vassaux-aim-undone-formed = { $n ->
        [1] Un homme n’a pas de place en cohésion : il reste où il était, confus.
       *[other] { $n } hommes n’ont pas de place en cohésion : ils restent où ils étaient, confus.
    }
vassaux-aim-undone-exits = { $n ->
        [1] Un villageois pourrait encore partir ce tour.
       *[other] { $n } villageois pourraient encore partir ce tour.
    }
vassaux-aim-confirm-leave = Qui quitte la table ne revient pas. La quitter ?

# Points à retenir
vassaux-aim-halt = aller { $way }{ $onto }
vassaux-aim-bend = tourner { $way }{ $onto }
vassaux-aim-lead = mener { $way }{ $onto }
vassaux-aim-charge = charger { $way }{ $onto }
vassaux-aim-stand = placer à { $way } du meneur{ $onto }
vassaux-aim-deploy = déployer en { $way }{ $onto }
vassaux-aim-poi = poser le point { $way }{ $onto }
vassaux-aim-lay = la poser { $way }{ $onto }
vassaux-aim-marker = poser un marqueur en { $way }{ $onto }
vassaux-aim-in-middle = au milieu de la table
vassaux-aim-off-middle = à { $way } du milieu de la table
vassaux-aim-from-edge = à { $length } du bord { DE($side) }
vassaux-aim-piece = la pièce { $number } ({ $form })
vassaux-aim-interest = le point d’intérêt { $number }
vassaux-aim-here = nulle part : rester
vassaux-aim-onto = , sur : { $terrain }
vassaux-aim-join = {", "}
vassaux-aim-nearest = à { $length } { DE($unit) }
vassaux-aim-why-usual = place habituelle
vassaux-aim-why-toward = vers { $unit }
vassaux-aim-why-away = loin { DE($unit) }
vassaux-aim-why-aura = dans l’Aura du seigneur
vassaux-aim-why-shooting = pour tirer sur { $unit }
vassaux-aim-why-safe = hors d’atteinte { DE($unit) }
vassaux-aim-why-charging = pour charger ensuite { $unit }
vassaux-aim-why-cover = à couvert
vassaux-aim-why-exit = vers la sortie
vassaux-aim-why-marker = vers le marqueur { $number }
vassaux-aim-why-edge-north = vers le bord nord
vassaux-aim-why-edge-east = vers le bord est
vassaux-aim-why-edge-south = vers le bord sud
vassaux-aim-why-edge-west = vers le bord ouest
vassaux-aim-why-interest = vers le point d’intérêt { $number }
vassaux-aim-why-line = au-delà de la ligne
vassaux-aim-why-joint = { $rulers ->
        [1] après une réglette
       *[other] après { $rulers } réglettes
    }
vassaux-aim-why-contacts = le plus de combattants au contact
vassaux-aim-why-shortest = au plus court
vassaux-aim-why-longest = au bout de la ligne
vassaux-aim-why-sheltered = le meneur le moins exposé
vassaux-aim-why-meets = contre { $unit }
vassaux-aim-why-front = devant
vassaux-aim-why-middle = à mi-profondeur
vassaux-aim-why-rear = derrière
vassaux-aim-why-left = à gauche
vassaux-aim-why-centre = au centre
vassaux-aim-why-right = à droite
vassaux-aim-why-zone = { $rank } { $file }
vassaux-aim-why-lord = près du seigneur
vassaux-aim-why-against = contre { $unit }
vassaux-aim-why-ahead = devant
vassaux-aim-why-behind = derrière
vassaux-aim-why-at-edge = au bord de la table
vassaux-aim-why-in-corner = dans le coin de la table
vassaux-aim-why-opposite = symétrique { DE($thing) } par rapport au milieu
vassaux-aim-why-across = juste en face { DE($thing) }

# Chances
vassaux-aim-title-shot = { $unit } tire sur { $target }
vassaux-aim-title-charge = { $unit } charge { $target }
vassaux-aim-title-melee = { $unit } frappe { $target }
vassaux-aim-title-reaction = Une réaction { DE($unit) }
vassaux-aim-dice = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
vassaux-aim-men = { $n ->
        [one] { $n } combattant
       *[other] { $n } combattants
    }{ $order ->
        [0] {""}
       *[other] {" "}+ dé d’ordre
    }
vassaux-aim-health = touches pour une perte : { $n }
vassaux-aim-fortified = Fortifiée : défense doublée
vassaux-aim-in-cover = À couvert : défense doublée
vassaux-aim-siege = Armure de siège : défense doublée
vassaux-aim-losses = { $n ->
        [0] aucune perte
        [one] { $n } perte
       *[other] { $n } pertes
    }
vassaux-aim-losses-more = { $n } pertes ou plus
vassaux-aim-thresholds = Seuil (le meilleur dé de défense) : { $list }.
vassaux-aim-threshold = { $value } à { $percent } %
vassaux-aim-expected = À attendre : touches { $hits }, pertes { $losses }.
vassaux-aim-block = À { $percent } %, un six en défense bloque tous les coups critiques.
vassaux-aim-knight-guard = Contre l’armure de chevalier, seuls des chevaliers relancent leurs critiques (V-14.14).
vassaux-aim-order-die = Le dé d’ordre ajoute un à six dés à cette attaque.
vassaux-aim-high-ground = D’une hauteur, les critiques relancent aussi les uns (V-17.13).
vassaux-aim-covered = Combattants à couvert : { $covered } sur { $all } ; plus de la moitié double la défense.
vassaux-aim-also = Aussi au contact, et frappées à leur tour : { $units }.
vassaux-aim-strikes-back = Qui reste riposte ensuite.
vassaux-aim-reactivity = Re { $n }
vassaux-aim-reaction-won = Elle réussit
    .after = l’ordre s’exécute aussitôt
vassaux-aim-reaction-lost = Elle échoue
    .after = l’unité attend, et son activation est passée
vassaux-aim-contest = Les deux lancent 2d6 contre leur réactivité, qui vaut d’autant mieux qu’elle est basse ; la plus grande marge gagne (V-18.04).
vassaux-aim-on-alert = L’unité est en alerte : il n’y a pas de duel de dés (V-18.05).
vassaux-aim-stages = Étapes du chemin où elle peut réagir : { $n }.
