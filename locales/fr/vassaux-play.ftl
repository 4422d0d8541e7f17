# Seigneurs et vassaux : ce qui se demande, s’ordonne, se raconte et se refuse pendant la partie.

# Noms des unités et des combattants
vassaux-unit = { $name ->
        [lord] Seigneur
        [nobles] Nobles
        [sergents] Sergents
        [archers] Archers
        [bretteurs] Bretteurs
        [lanciers] Lanciers
        [arbaletriers] Arbalétriers
        [eclaireurs] Éclaireurs
        [eclaireurs_1] Éclaireurs I
        [eclaireurs_2] Éclaireurs II
        [miliciens] Miliciens
        [reguliers] Réguliers
        [reguliers_1] Réguliers I
        [reguliers_2] Réguliers II
        [villageois] Villageois
        [nomades] Nomades
        [barbares_1] Barbares I
        [barbares_2] Barbares II
        [mercenaires] Mercenaires
        [paysans] Paysans
       *[other] { $name }
    }
    .inside = { $name ->
            [lord] l’unité du seigneur
            [nobles] l’unité Nobles
            [sergents] l’unité Sergents
            [archers] l’unité Archers
            [bretteurs] l’unité Bretteurs
            [lanciers] l’unité Lanciers
            [arbaletriers] l’unité Arbalétriers
            [eclaireurs] l’unité Éclaireurs
            [eclaireurs_1] l’unité Éclaireurs I
            [eclaireurs_2] l’unité Éclaireurs II
            [miliciens] l’unité Miliciens
            [reguliers] l’unité Réguliers
            [reguliers_1] l’unité Réguliers I
            [reguliers_2] l’unité Réguliers II
            [villageois] l’unité Villageois
            [nomades] l’unité Nomades
            [barbares_1] l’unité Barbares I
            [barbares_2] l’unité Barbares II
            [mercenaires] l’unité Mercenaires
            [paysans] l’unité Paysans
           *[other] l’unité { $name }
        }
vassaux-strays = { $name ->
        [lord] Confus (Seigneur)
        [nobles] Confus (Nobles)
        [sergents] Confus (Sergents)
        [archers] Confus (Archers)
        [bretteurs] Confus (Bretteurs)
        [lanciers] Confus (Lanciers)
        [arbaletriers] Confus (Arbalétriers)
        [eclaireurs] Confus (Éclaireurs)
        [eclaireurs_1] Confus (Éclaireurs I)
        [eclaireurs_2] Confus (Éclaireurs II)
        [miliciens] Confus (Miliciens)
        [reguliers] Confus (Réguliers)
        [reguliers_1] Confus (Réguliers I)
        [reguliers_2] Confus (Réguliers II)
        [villageois] Confus (Villageois)
        [nomades] Confus (Nomades)
        [barbares_1] Confus (Barbares I)
        [barbares_2] Confus (Barbares II)
        [mercenaires] Confus (Mercenaires)
        [paysans] Confus (Paysans)
       *[other] Confus ({ $name })
    }
vassaux-fighter = { $name ->
        [lord] Seigneur
        [nobles] Nobles { $number }
        [sergents] Sergents { $number }
        [archers] Archers { $number }
        [bretteurs] Bretteurs { $number }
        [lanciers] Lanciers { $number }
        [arbaletriers] Arbalétriers { $number }
        [eclaireurs] Éclaireurs { $number }
        [eclaireurs_1] Éclaireurs I { $number }
        [eclaireurs_2] Éclaireurs II { $number }
        [miliciens] Miliciens { $number }
        [reguliers] Réguliers { $number }
        [reguliers_1] Réguliers I { $number }
        [reguliers_2] Réguliers II { $number }
        [villageois] Villageois { $number }
        [nomades] Nomades { $number }
        [barbares_1] Barbares I { $number }
        [barbares_2] Barbares II { $number }
        [mercenaires] Mercenaires { $number }
        [paysans] Paysans { $number }
       *[other] { $name } { $number }
    }
    .inside = { $name ->
            [lord] le seigneur
            [nobles] Nobles { $number }
            [sergents] Sergents { $number }
            [archers] Archers { $number }
            [bretteurs] Bretteurs { $number }
            [lanciers] Lanciers { $number }
            [arbaletriers] Arbalétriers { $number }
            [eclaireurs] Éclaireurs { $number }
            [eclaireurs_1] Éclaireurs I { $number }
            [eclaireurs_2] Éclaireurs II { $number }
            [miliciens] Miliciens { $number }
            [reguliers] Réguliers { $number }
            [reguliers_1] Réguliers I { $number }
            [reguliers_2] Réguliers II { $number }
            [villageois] Villageois { $number }
            [nomades] Nomades { $number }
            [barbares_1] Barbares I { $number }
            [barbares_2] Barbares II { $number }
            [mercenaires] Mercenaires { $number }
            [paysans] Paysans { $number }
           *[other] { $name } { $number }
        }

# Les mêmes, où les deux osts ont une unité de ce nom
vassaux-unit-of = { vassaux-unit }
    .inside = { vassaux-unit.inside } ({ $side })
vassaux-strays-of = { vassaux-strays }
    .inside = { vassaux-strays } ({ $side })
vassaux-fighter-of = { vassaux-fighter }
    .inside = { vassaux-fighter.inside } ({ $side })

vassaux-length = { $n } R

# Questions
vassaux-ask-deploy = Déployez une unité : prenez-la en main, puis posez son meneur dans la zone.
vassaux-ask-form-up = Voici comment se tient { $unit } : déplacez des hommes à la main, ou terminez la formation.
vassaux-ask-rejoin = Quelle unité { $fighter } rejoint-il ?
vassaux-ask-pick = Quelle unité est activée ?
vassaux-ask-declare = Quel ordre reçoit { $unit } ?
vassaux-ask-move = Où va { $unit } ?
vassaux-ask-reorganise = { $unit } se réorganise : où va son meneur ?
vassaux-ask-charge = Qui { $unit } charge-t-elle ?
vassaux-ask-charge-line = Sur quelle ligne { $unit } charge-t-elle, et jusqu’où ?
vassaux-ask-attack = Qui { $unit } attaque-t-elle ?
vassaux-ask-again = { $unit } tire-t-elle encore une fois ?
vassaux-ask-allot = Qui { $fighter } frappe-t-il ?
vassaux-ask-first = Quelle unité est frappée d’abord ?
vassaux-ask-first-back = Quelle unité riposte d’abord ?
vassaux-ask-lose = Qui tombe dans { $unit } ?
vassaux-ask-react = { $unit } va agir ({ $order }) : quelqu’un réagit-il ?
vassaux-ask-react-path = { $unit } suit ce chemin : quelqu’un réagit-il ?
vassaux-ask-stage = À quel endroit du chemin { $unit } réagit-elle ?
vassaux-ask-react-with = Par quel ordre { $unit } réagit-elle ?

# Ordres
vassaux-do-take-unit = Prendre en main { $target }
vassaux-do-deploy-at = Déployer en { $target }
vassaux-do-usual-deployment = Déployer à sa place habituelle
vassaux-do-take = Prendre en main { $target }
vassaux-do-take-again = Reprendre { $target }
vassaux-do-stand-at = Placer en { $target }
vassaux-do-formed = Terminer la formation
vassaux-do-join = Rejoindre { $target }
vassaux-do-activate = Activer { $target }
vassaux-do-order = { $target }
vassaux-do-declared = Pas d’autre ordre
vassaux-do-bend = Infléchir le chemin en { $target }
vassaux-do-halt = S’arrêter en { $target }
vassaux-do-regroup = Se réorganiser au lieu de se déplacer
vassaux-do-lead-to = Mener l’unité en { $target }
vassaux-do-charge = Charger { $target }
vassaux-do-charge-to = Charger jusqu’en { $target }
vassaux-do-strike = Combattre { $target }
vassaux-do-shoot = Tirer sur { $target }
vassaux-do-again = Tirer encore une fois
vassaux-do-enough = Ne plus tirer
vassaux-do-strike-at = Frapper { $target }
vassaux-do-strike-target = Tous ceux qui le peuvent frappent la cible de l’ordre
vassaux-do-first = { $target } d’abord
vassaux-do-remove = { $target } tombe
vassaux-do-lose-usual = Accepter les pertes habituelles
vassaux-do-react = Réagir avec { $target }
vassaux-do-at-stage = Réagir à l’étape { $target }
vassaux-do-react-by = Réagir par cet ordre : { $target }
vassaux-do-let-pass = Laisser passer
vassaux-do-let-all-pass = Tout laisser passer jusqu’à la fin de cette activation

# Ce qui s’est passé
vassaux-log-limit = { $turns ->
        [one] La partie dure { $turns } tour.
       *[other] La partie dure { $turns } tours.
    }
vassaux-log-deployed = { $unit } est déployée en { $at }.
vassaux-log-draw = En premier au déploiement : { $seat }.
vassaux-log-turn = Tour { $turn }.
vassaux-log-rejoined = Des combattants confus rejoignent { $unit } : { $men }.
vassaux-log-removed = Des combattants confus sont retirés : { $men }.
vassaux-log-reactivity = { $seat } : réactivité { $reactivity }.
vassaux-log-initiative = Initiative : { $winner }.
vassaux-log-confused = { $unit } : des combattants hors de cohésion sont confus : { $men }.
vassaux-log-order = { $unit } : { $order }.
vassaux-log-skipped = { $unit } ne peut plus exécuter son ordre ({ $order }) et attend.
vassaux-log-moved = { $unit } se déplace en { $to }.
vassaux-log-stopped = { $unit } ne va pas plus loin : halte en { $at }.
vassaux-log-left-behind = { $unit } laisse derrière elle des combattants, qui sont confus : { $men }.
vassaux-log-charged = { $unit } charge { $target }.
vassaux-log-attack = { $unit } contre { $target } : seuil { $threshold }, touches : { $hits }, pertes : { $losses }.
vassaux-log-no-dice = Aucun dé d’attaque contre { $target } pour { $unit }.
vassaux-log-lord-fallen = Le seigneur est tombé ({ $side }).
vassaux-log-wiped-out = { $unit } est anéantie.
vassaux-log-leader-lost = { $unit } a perdu son meneur : elle est en désordre.
vassaux-log-contest = Le jet qui suit le combat : d’abord { $first }.
vassaux-log-reaction-won = { $unit } réagit.
vassaux-log-reaction-lost = { $unit } réagit trop tard et attend.
vassaux-log-closing = Le dernier tour est fini.

# À quoi servent les dés
vassaux-roll-limit = durée de la partie
vassaux-roll-draw = qui déploie en premier
vassaux-roll-initiative = initiative
vassaux-roll-reaction = réaction
vassaux-roll-combat = jet après le combat
vassaux-roll-coin = tirage au sort
vassaux-roll-order = dé d’ordre
vassaux-roll-defence = défense
vassaux-roll-attack = attaque
vassaux-roll-reroll = coup critique, relancé

# Comment finit une partie
vassaux-end-lord = Le seigneur de l’autre ost est perdu.
vassaux-end-both-lords = Les deux seigneurs sont perdus.
vassaux-end-destroyed = Il ne reste aucun ennemi sur la table.
vassaux-end-points = Les points éliminés des deux côtés sont comparés.

# Problèmes
vassaux-no-army = l’armée { $army } n’est pas dans les données de règles, ou ne peut pas être jouée

# Pourquoi un ordre est refusé
refusal-vassaux-not_your_unit = Cette unité appartient à l’autre ost.
refusal-vassaux-unit_already_activated = Cette unité a déjà été activée ce tour.
refusal-vassaux-unit_disordered = Personne ne mène cette unité : des combattants en désordre ne reçoivent pas d’ordre.
refusal-vassaux-fighter_confused = Les ordres vont aux unités ; un combattant confus n’en reçoit pas.
refusal-vassaux-orders_go_to_units = Les ordres vont aux unités, pas à un combattant seul.
refusal-vassaux-unit_not_on_table = Cette unité n’est pas sur la table.
refusal-vassaux-already_deployed = Cette unité est déjà sur la table, ou en main.
refusal-vassaux-cannot_join = Il ne peut rejoindre qu’une unité de combattants semblables, dans l’Aura de son meneur.
refusal-vassaux-no_order_declared = Il faut un ordre à l’unité ; faute de mieux, elle attend.
refusal-vassaux-too_many_simple_orders = Un vassal donne un seul ordre simple.
refusal-vassaux-mixed_simple_and_composite = Ordres simples et ordres composés ne vont pas ensemble.
refusal-vassaux-lord_dead_no_composite = Sans seigneur sur la table, pas d’ordre composé.
refusal-vassaux-vassal_outside_lord_aura = Le vassal est hors de l’Aura du seigneur : il ne peut donner que des ordres simples.
refusal-vassaux-vassal_cannot_see_lord = Le vassal ne voit pas le seigneur : il ne peut donner que des ordres simples.
refusal-vassaux-too_many_order_dice = Le commandement du meneur ne permet pas plus de dés d’ordre.
refusal-vassaux-reserve_empty = Il ne reste aucun dé dans la réserve.
refusal-vassaux-order_repeated = L’unité a déjà cet ordre.
refusal-vassaux-attack_and_cast_exclusive = L’attaque et le sort partagent une face du dé : l’un ou l’autre.
refusal-vassaux-run_must_be_alone = Une course est le seul ordre de son tour.
refusal-vassaux-run_forbidden_by_siege_armour = En armure de siège, on ne court pas.
refusal-vassaux-run_does_not_reorganise = La course ne permet pas de se réorganiser.
refusal-vassaux-fortify_must_be_last = Rien ne suit l’ordre de fortifier.
refusal-vassaux-alert_while_engaged = Une unité au contact d’un ennemi ne peut pas être en alerte.
refusal-vassaux-no_school = L’ost n’a pas d’école de magie.
refusal-vassaux-pinned_units_cannot_march = Un ennemi retient l’unité : seul un mouvement tactique la dégage.
refusal-vassaux-pinned_units_cannot_run = Un ennemi retient l’unité : elle ne peut pas courir.
refusal-vassaux-pinned_units_cannot_charge = Un ennemi retient l’unité : elle ne peut pas charger.
refusal-vassaux-engaged_units_cannot_reorganise = Par une marche, une unité au contact d’un ennemi ne peut pas se réorganiser.
refusal-vassaux-vassal_in_contact_cannot_leave = Le meneur touche un ennemi et ne peut pas partir.
refusal-vassaux-path_too_long = C’est plus loin que l’unité ne peut aller.
    .V-11-07 = En terrain difficile, l’unité ne va pas si loin.
refusal-vassaux-bend_off_joint = Un chemin ne s’infléchit qu’au joint de deux réglettes.
refusal-vassaux-path_blocked_by_enemy = Un ennemi barre le chemin.
refusal-vassaux-path_blocked_by_friend = Un ami qui n’est pas de l’unité barre le chemin.
refusal-vassaux-path_impassable = Un terrain infranchissable barre le chemin.
refusal-vassaux-no_stop_on_obstacle = On ne s’arrête pas sur un obstacle.
refusal-vassaux-off_table = Le socle ne serait pas entièrement sur la table.
refusal-vassaux-difficult_ground_no_run = En terrain difficile, on ne court pas.
refusal-vassaux-difficult_ground_no_charge = En terrain difficile, on ne charge pas.
refusal-vassaux-move_into_contact_is_a_charge = Ce serait un nouveau contact avec un ennemi : c’est une charge.
    .V-16-12 = Cette réorganisation ne permet aucun nouveau contact avec un ennemi.
refusal-vassaux-no_room_at_destination = Il n’y a pas la place pour le socle du meneur.
    .V-10-11 = Un de ses hommes, qui reste, se tient là.
refusal-vassaux-not_in_cohesion = Des hommes n’y trouveraient pas de place en cohésion.
refusal-vassaux-slot_outside_aura = C’est hors de l’Aura du meneur.
refusal-vassaux-slot_overlaps = Un autre socle se tient là.
    .V-11-02 = Le terrain y est infranchissable.
refusal-vassaux-slot_behind_obstacle = Un terrain infranchissable sépare cette place du meneur.
refusal-vassaux-not_in_hand = Il n’est pas de ceux que l’on place.
refusal-vassaux-fighter_in_contact_stays = Il touche un ennemi et reste.
    .V-9-08 = Il est laissé en arrière et reste.
refusal-vassaux-man_taken = Un homme est déjà en main : posez-le d’abord.
refusal-vassaux-placed_by_hand = Vous l’avez placé là : reprenez-le pour le placer ailleurs.
refusal-vassaux-not_placed_by_hand = Il n’a pas été placé là à la main.
refusal-vassaux-shots_keep_target = Les tirs d’un ordre visent une seule cible.
refusal-vassaux-reorganise_too_far = En se réorganisant, le meneur ne va pas plus loin qu’une réglette.
refusal-vassaux-charge_cannot_reach = La charge ne mettrait personne au contact.
refusal-vassaux-charge_not_straight = Une charge va tout droit vers la cible.
refusal-vassaux-charge_not_nearest = Une charge simple vise l’ennemi visible le plus proche.
    .V-17-10 = Dans cette partie, une charge simple vise l’ennemi le plus proche de tous, qu’on puisse l’attaquer ou non.
refusal-vassaux-crosses_front_line = On ne traverse pas la ligne de front ennemie.
    .V-13-17 = Le meneur ne traverse pas la ligne de front ennemie.
refusal-vassaux-first_contact_skipped = L’ennemi rencontré en premier doit être touché.
refusal-vassaux-recharge_after_disengage = L’unité vient de quitter cet ennemi ; seuls des cavaliers peuvent le charger de nouveau.
refusal-vassaux-no_enemy_in_contact = L’unité ne touche aucun ennemi.
refusal-vassaux-target_not_in_contact = L’unité ne touche pas cet ennemi.
    .V-16-02 = Le combattant ne touche pas cette unité.
    .V-16-03 = Cette unité n’a plus de coup à donner ni à recevoir dans ce combat.
refusal-vassaux-no_ranged_weapon = L’unité n’a pas d’arme de tir.
refusal-vassaux-out_of_range = La cible est hors de portée.
refusal-vassaux-target_own_host = Personne ne tire sur son propre ost.
refusal-vassaux-no_line_of_sight = Le meneur ne voit pas celui jusqu’à qui le tir se mesure : le meneur de la cible, ou son homme le plus proche si personne ne la mène.
refusal-vassaux-target_engaged = La cible est au contact d’un ennemi : on ne tire pas dans un corps à corps.
refusal-vassaux-shooter_engaged = L’unité est au contact d’un ennemi et ne peut pas tirer.
refusal-vassaux-target_not_nearest = Une attaque simple ne tire que sur la cible la plus proche.
refusal-vassaux-no_shots_left = L’unité n’a plus de tir ce tour.
refusal-vassaux-loss_not_in_contact = Il ne touchait pas l’unité qui frappe.
refusal-vassaux-loss_wrong_priority = Ceux qui touchent plus d’ennemis tombent d’abord.
    .V-17-11 = Ceux qui sont plus près du meneur des tireurs tombent d’abord.
refusal-vassaux-reactor_cannot_see = Son meneur ne voit pas l’unité qui agit.
    .V-18-20 = Son meneur n’y voit pas celui qui se déplace.
refusal-vassaux-reactor_already_acted = Cette unité a été activée et n’est pas en alerte.
    .V-18-09 = Cette unité a déjà réagi ce tour.
refusal-vassaux-alert_spent = Cette unité a déjà usé de son alerte.
refusal-vassaux-fortified_units_cannot_react = Une unité fortifiée ne réagit pas.
refusal-vassaux-no_window_open = Il n’y a rien à quoi réagir maintenant.
refusal-vassaux-stage_passed = L’unité en mouvement a dépassé cette étape.
refusal-vassaux-stage_unusable = L’unité en mouvement ne peut pas y être arrêtée.
refusal-vassaux-reaction_needs_simple_order = Une réaction est un ordre simple.
refusal-vassaux-reaction_wrong_target = Une réaction ne vise que l’unité interrompue.
refusal-vassaux-unit_exceeds_aura = L’unité est plus grande que ce que contient l’Aura de son meneur.
refusal-vassaux-outside_zone = C’est hors de la zone de déploiement.
refusal-vassaux-deploy_in_contact = On ne se déploie pas au contact d’un ennemi.

# Ce qui est particulier à un scénario
vassaux-ask-exits = Un villageois part-il par la route ?
vassaux-ask-secret = Votre chiffre est { $turn } : à partir de ce tour, vos unités peuvent agir à côté du seigneur. Personne d’autre ne le connaît.
vassaux-ask-departure = L’unité est à la sortie : quitte-t-elle la table ?
vassaux-do-evacuate = { $target } part
vassaux-do-no-more = Plus personne ne part ce tour
vassaux-do-seen = Je l’ai vu
vassaux-do-leave = Quitter la table
vassaux-do-stay = Rester
vassaux-log-escaped = { $fighter } s’échappe.
vassaux-log-fire = Marqueur incendié en { $at } ({ $seat }).
vassaux-log-duel = { $seat } : tirage du tour à partir duquel les unités agissent.
vassaux-log-edge = La sortie est { $edge }.
vassaux-log-left = { $unit } quitte la table : { $men }.
vassaux-log-dishonour = Duel rompu ({ $seat }) : { $unit } attaque, et c’est un déshonneur.
vassaux-log-survivors = { $seat } : survivants { $men }.
vassaux-log-raid-over = La chevauchée est finie : points éliminés chez les pillards : { $points }.
vassaux-roll-duel = à partir de quel tour les unités agissent
vassaux-roll-edge = la sortie
vassaux-edge-north = au nord
vassaux-edge-east = à l’est
vassaux-edge-south = au sud
vassaux-edge-west = à l’ouest
vassaux-end-broken = Assez de points de l’autre ost sont éliminés.
vassaux-end-evacuated = Assez de villageois se sont échappés.
vassaux-end-neither = { $neither ->
    [Draw] Personne n’a atteint son but : la partie est alors nulle.
   *[other] Personne n’a atteint son but : la plus grande part l’emporte, et deux parts égales font partie nulle.
}
vassaux-end-retreat = Trop de chevaliers des pillards sont tombés.
vassaux-end-fires = Une assez grande part du pays brûle.
vassaux-end-held = Les pillards n’ont pas assez brûlé.
vassaux-end-escaped = Une assez grande part de l’ost s’est échappée.
refusal-vassaux-villager_not_on_road = Ne partent que les villageois qui sont sur la route et touchent le bord.
refusal-vassaux-exit_limit_reached = Aucun autre villageois ne part ce tour.
refusal-vassaux-cannot_leave_by_charge = On ne quitte pas la table par une charge.
refusal-vassaux-duel_units_locked = Tant que son tour n’est pas venu, seul le seigneur de cet ost agit.

# La rencontre
vassaux-ask-lay-terrain = Posez une pièce de terrain (de { $least } à { $most } en tout, déjà { $laid }) : forme, sens, place.
vassaux-ask-poi = Posez un point d’intérêt.
vassaux-ask-poi-near-edge = Posez devant votre propre bord le point d’intérêt que l’autre ost doit prendre.
vassaux-do-take-piece = { $target }
vassaux-do-turn-piece = Tourner la pièce
vassaux-do-lay = La poser en { $target }
vassaux-do-table-laid = La table est dressée
vassaux-do-poi-at = Poser le point en { $target }
vassaux-objective-kill-lord = tuer le seigneur ennemi
vassaux-objective-destroy = éliminer { $percent } % des points de l’ost ennemi
vassaux-objective-hold-centre = tenir à la fin le point au centre de la table
vassaux-objective-capture = prendre le point devant le bord ennemi
vassaux-objective-control-more = contrôler à la fin plus de points que l’ennemi
vassaux-objective-keep-behind-line = empêcher le seigneur ennemi et ses vassaux d’avoir percé à la fin
vassaux-objective-as-defender = la même chose que le défenseur
vassaux-met = objectif atteint
vassaux-not-met = objectif manqué
vassaux-log-table = Première pièce de terrain : { $seat }.
vassaux-log-laid = { $seat } : { $form }, en { $at }.
vassaux-log-attacker = Attaquant : { $seat }.
vassaux-log-objective = Objectif ({ $seat }) : { $objective }.
vassaux-log-poi = Point d’intérêt posé en { $at } ({ $seat }).
vassaux-log-objective-met = Objectif atteint pour de bon ({ $seat }) : { $objective }.
vassaux-log-victory-points = { $side } : { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    } ({ $met }).
vassaux-roll-table = qui pose la première pièce
vassaux-roll-attacker = qui attaque
vassaux-roll-objective = objectif
vassaux-end-victory-points = Les points de victoire sont comptés.
refusal-vassaux-no_piece_of_terrain = Ce n’est pas une pièce de terrain qu’on puisse poser.
refusal-vassaux-piece_in_hand = Une pièce est déjà en main : posez-la d’abord.
refusal-vassaux-no_place_for_piece = Il n’y a plus de place pour cette pièce.
refusal-vassaux-piece_turns_no_more = Tournée encore, la pièce aurait le même aspect ou ne trouverait pas de place.
refusal-vassaux-too_few_pieces = Il faut d’abord plus de pièces sur la table.
refusal-vassaux-piece_off_table = La pièce ne serait pas tout entière sur la table.
refusal-vassaux-piece_overlaps = Une autre pièce est posée là.
refusal-vassaux-piece_on_centre = Le milieu de la table ne porte rien d’infranchissable.
refusal-vassaux-piece_crowds_zone = La zone de déploiement n’aurait plus assez de place.
refusal-vassaux-poi_too_close = Un autre point d’intérêt est plus près que permis : restez dans ce qui est éclairé.
refusal-vassaux-poi_wrong_edge = Le milieu de ce point se pose exactement sur la ligne éclairée devant votre propre bord.
refusal-vassaux-poi_on_obstacle = Un point d’intérêt n’est posé sur rien d’infranchissable.
