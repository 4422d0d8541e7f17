# Seigneurs et vassaux : la magie, ses questions et ses ordres, ce qu’elle fait, et pourquoi elle est refusée.

# Questions
vassaux-ask-spell = Quel sort lance { $unit } ?
vassaux-ask-aim = Sur qui le sort est-il lancé ({ $spell }) ?
vassaux-ask-power = Quelle est la force du météore ? Les dés doivent atteindre ce nombre, et autant de dés attaquent.
vassaux-ask-stake = { $spell } exige { $threshold } : combien de dés de la réserve avec le dé d’ordre ?
vassaux-ask-summon = { $spell } exige { $threshold } : combien de dés d’invocation en plus ? Ils ne reviennent pas.
vassaux-ask-counter = { $unit } lance un sort ({ $spell }) : quelqu’un le dissipe-t-il ?
vassaux-ask-verdict = Le duel de magie est gagné : le sort s’applique-t-il ({ $spell }) ?
vassaux-ask-doom = { $unit } est sous corruption : quel ordre doit-elle exécuter ?
vassaux-ask-martyrs = { $unit } : les martyrs sont-ils sacrifiés ? Ils frappent avec { $times ->
        [one] { $times } fois leurs dés
       *[other] { $times } fois leurs dés
    }, et partent après le combat.
vassaux-ask-disengage = Trop d’ennemis tiennent { $unit } pour que son meneur libère tous ses hommes : qui part avec lui ?
vassaux-ask-presume = L’initiative est-elle cédée contre un dé ?
vassaux-ask-fall-upon = Sur qui { $unit } fond-elle en arrivant ?
vassaux-ask-marker = Sur quel marqueur { $unit } arrive-t-elle ?

# Ordres
vassaux-do-cast = Lancer : { $target }
vassaux-do-cast-at = Le lancer sur { $target }
vassaux-do-announce = Force { $target }
vassaux-do-add-dice = { $target ->
        [0] Aucun dé de la réserve
        [one] { $target } dé de la réserve
       *[other] { $target } dés de la réserve
    }
vassaux-do-add-invocation = { $target ->
        [0] Aucun dé d’invocation
        [one] { $target } dé d’invocation
       *[other] { $target } dés d’invocation
    }
vassaux-do-dispel = Le dissiper avec { $target }
vassaux-do-let-cast = Le laisser lancer
vassaux-do-apply = Le sort s’applique
vassaux-do-cancel = Le sort ne s’applique pas
vassaux-do-doom-to = La lier à cet ordre : { $target }
vassaux-do-sacrifice = Les sacrifier
vassaux-do-spare = Les épargner
vassaux-do-set-free = { $target } part avec l’unité
vassaux-do-hunt = Mouvement tactique en ordre simple
vassaux-do-give-way = Céder l’initiative et reprendre un dé
vassaux-do-hold-initiative = Jeter les dés pour l’initiative
vassaux-do-marker-at = Poser un marqueur en { $target }
vassaux-do-fall-upon = Fondre sur { $target }
vassaux-do-come-out = Arriver sur le marqueur { $target }

# Ce qui s’est passé
vassaux-log-spell = { $unit } lance un sort : { $spell } ({ $total } contre { $threshold }).
vassaux-log-spell-failed = { $unit } manque un sort : { $spell } ({ $total } contre { $threshold }).
vassaux-log-counter = { $unit } tente de dissiper le sort ({ $spell }). La décision revient à : { $winner }.
vassaux-log-dispelled = Le sort ne s’applique pas ({ $spell }).
vassaux-log-charm = Un sort pèse sur { $target } : { $spell }.
vassaux-log-gave-way = { $seat } : l’initiative est cédée contre un dé. Initiative : { $winner }.
vassaux-log-burns = Le feu sur { $target } : touches : { $hits }, pertes : { $losses }.
vassaux-log-thorns = Les épines frappent en retour, { $unit } contre { $target } : touches : { $hits }, pertes : { $losses }.
vassaux-log-doomed = { $unit } est liée à un ordre : { $order }.
vassaux-log-possessed = { $seat } : un dé est volé dans la réserve adverse ({ $other }).
vassaux-log-night = Une nuit éternelle tombe : plus aucun tir ne porte loin.
vassaux-log-martyrs = Des martyrs sont sacrifiés : { $unit }.
vassaux-log-martyrs-leave = { $unit }, martyrs qui quittent la table : { $men }.
vassaux-log-marker = { $unit } : un marqueur est posé en { $at }.
vassaux-log-arrived = { $unit } arrive.

# Raisons des jets de dés
vassaux-roll-spell = sort
vassaux-roll-counter = contre-sort
vassaux-roll-fire = feu

# Pourquoi un ordre est refusé
refusal-vassaux-not_a_caster = Seuls les seigneurs et les vassaux présents sur la table lancent des sorts.
refusal-vassaux-not_a_spell = Ce n’est pas un sort.
refusal-vassaux-wrong_school = L’école de magie de l’ost n’a pas ce sort.
refusal-vassaux-spell_already_cast = Le meneur a lancé tout ce qu’il peut lancer ce tour-ci.
refusal-vassaux-target_not_visible = Le lanceur ne voit pas cette unité.
refusal-vassaux-spells_go_to_units = Les sorts visent des unités, pas des combattants seuls.
refusal-vassaux-no_loss_this_turn = L’unité n’a perdu personne ce tour-ci.
refusal-vassaux-nobody_in_aura = Aucun ennemi n’est dans l’Aura du lanceur.
refusal-vassaux-target_already_ordered = Cette unité a déjà reçu son ordre de ce tour.
refusal-vassaux-enemy_reserve_empty = La réserve adverse n’a plus de dé.
refusal-vassaux-meteor_needs_m = La force est d’au moins 1, et pas plus que tous les dés ne peuvent montrer ensemble.
refusal-vassaux-too_many_spell_dice = Pas plus de dés que le commandement du lanceur, ni que la réserve n’en a.
refusal-vassaux-no_invocation_dice = Il n’y a pas autant de dés d’invocation.
refusal-vassaux-counter_cannot_see_caster = Son meneur ne voit pas le lanceur.
refusal-vassaux-counter_out_of_aura = Le lanceur est hors de l’Aura de celui qui voudrait contrer le sort.
refusal-vassaux-counter_already_tried = Un contre-sort a déjà été tenté.
refusal-vassaux-howl_cannot_be_countered = Un hurlement ne se dissipe pas.
refusal-vassaux-discard_empty = La défausse n’a pas de dé.
refusal-vassaux-eternal_night_limit = Dans la nuit éternelle, aucun tir ne porte si loin.
refusal-vassaux-target_veiled = Une lune voilée dérobe cette unité aux tirs.
refusal-vassaux-target_camouflaged = L’unité camouflée est à couvert : aucun tir ne peut la viser.
refusal-vassaux-corrupted_unit_first = Une unité sous corruption doit agir d’abord.
refusal-vassaux-corruption_fixes_order = La corruption dit ce que fait l’unité.
    .V-18-15 = Une unité sous corruption ne réagit pas.
refusal-vassaux-doom_needs_simple_order = Une corruption donne un ordre simple.
refusal-vassaux-impulsive_must_charge = L’unité ne peut se retenir : elle charge l’ennemi le plus proche, sinon va droit sur lui, ou combat qui elle touche.
    .V-21-13 = Elle va droit sur l’ennemi le plus proche, aussi loin qu’elle peut.
refusal-vassaux-too_many_disengaged = Le commandement du meneur ne libère pas plus d’hommes.
refusal-vassaux-not_in_contact = Il ne touche aucun ennemi.
refusal-vassaux-no_hunt_call = Sans appel à la chasse, le mouvement tactique est un ordre composé.
refusal-vassaux-infiltrator_must_arrive = Une unité qui attend arrive d’abord, par une marche ou une charge.
refusal-vassaux-marker_not_standable = Le socle du meneur ne pourrait pas s’y tenir.
refusal-vassaux-marker_without_room = Sur ce marqueur, l’unité n’a pas la place.
refusal-vassaux-no_such_marker = L’unité n’a pas de tel marqueur.
refusal-vassaux-markers_first = Posez d’abord tous les marqueurs de l’unité.

# Ce que font les sorts
vassaux-magic-defence_aura = L’unité a un dé de défense de plus dans son prochain combat.
vassaux-magic-thorn_aura = Dans le prochain combat où elle est attaquée, la moitié des touches subies frappe son attaquant en retour.
vassaux-magic-fire_aura = Toute unité ennemie dont un homme est dans l’Aura du lanceur subit des touches sans défense (dés : { $fire }).
vassaux-magic-meteor = Un tir à { $range } R, même sur une cible cachée : la force que les dés doivent atteindre est son nombre de dés d’attaque, et ceux du lanceur s’y joignent.
vassaux-magic-rain_of_fire = Un tir à { $range } R (dés d’attaque : { $dice }, et ceux du lanceur).
vassaux-magic-veiled_moon = Jusqu’à la fin du tour, aucun tir ne peut viser les unités dans l’Aura du lanceur.
vassaux-magic-death_howl = Jusqu’à la fin du tour, chaque combattant de l’unité du lanceur a un dé d’attaque de plus ; seulement après une perte dans ce tour.
vassaux-magic-pack_howl = Jusqu’à la fin du tour, les unités dans l’Aura du lanceur n’ont pas besoin de voir le seigneur pour recevoir des ordres composés.
vassaux-magic-hunt_call = Jusqu’à la fin du tour, les unités dans l’Aura du lanceur font un mouvement tactique en ordre simple.
vassaux-magic-necrosis = Jusqu’à la fin du tour, l’unité se défend avec le plus mauvais de ses dés.
vassaux-magic-corruption = L’unité, qui n’a pas encore reçu d’ordre ce tour-ci, reçoit un ordre simple au choix du lanceur et doit agir la prochaine.
vassaux-magic-resurrection = Contre la prochaine attaque, la santé de chaque combattant de l’unité compte pour { $hp }.
vassaux-magic-possession = Un dé passe de la réserve ennemie à la sienne.
vassaux-magic-eternal_night = Pour le reste de la partie, aucun tir ne porte loin (limite : { $night } R).
vassaux-magic-note = { $spell } : { $what }
vassaux-magic-doomed = Sous corruption : son ordre est fixé ({ $order }).
vassaux-magic-chance = { $label } : { $percent } %
vassaux-magic-mean = { $n ->
        [one] Force { $power } avec { $n } dé
       *[other] Force { $power } avec { $n } dés
    }
vassaux-magic-succeeds = Le sort réussit
vassaux-magic-fails = Le sort échoue
vassaux-magic-chosen = dit par le lanceur
vassaux-magic-howl = Un hurlement : personne ne peut le dissiper.
vassaux-magic-ritual = Un rituel : des dés d’invocation peuvent s’ajouter.
vassaux-magic-threshold = Exige
vassaux-magic-page = Sorts
vassaux-magic-night = il fait noir
vassaux-magic-if = Si le sort réussit.
vassaux-magic-and-m = Si le sort réussit ; sa force s’ajoute aux dés d’attaque.
vassaux-magic-dice = dés : { $dice } + { $invocation }, Re { $reactivity }
vassaux-magic-host = École : { $school }. Dés d’invocation : { $invocation }. Dés pris à l’ennemi : { $stolen }, pris par lui : { $gone }.
vassaux-magic-ask-marker = { $unit } : où poser le marqueur { $number } sur { $all } ? N’importe où sur la table où son meneur pourrait se tenir.
vassaux-magic-usual-markers = Tous les marqueurs qui restent, répartis au milieu de la table.
