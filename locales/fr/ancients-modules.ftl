# Les modules du combat antique : leurs unités, ce qu’on achète pour elles, leurs ordres.
ancients-kind-general = Général { $strength }
ancients-kind-shock = Cavalerie de choc { $strength }
ancients-kind-horse_archers = Archers à cheval { $strength }
ancients-unit-general = général { $strength } { DE($side) }
ancients-unit-shock = cavalerie de choc { $strength } { DE($side) }
ancients-unit-horse_archers = archers à cheval { $strength } { DE($side) }
ancients-upgrade-impact = { $unit } : impact
ancients-upgrade-tie_victory = { $unit } : gain des égalités
ancients-upgrade-attack_right = { $unit } : droit d’attaque

ancients-ask-assault = { $seat }, une unité mène l’assaut ({ $unit }) : par où, et contre qui ?
ancients-ask-stand = { $seat }, votre général peut faire tenir des unités battues ({ $unit }). Laquelle ?

ancients-do-assault = Assaut mené par : { $target }
ancients-do-let-stand = Faire tenir : { $target }
ancients-do-give-ground = Laisser reculer

ancients-log-bought = { $seat } a acheté : { $unit }.
ancients-log-given-back = { $seat } a rendu : { $unit }.
ancients-log-assault = Assaut ordonné par { $unit }, mené par { $lead }.
ancients-log-assault-bonus = Assaut, +{ $n } : { $unit }.
ancients-log-tie-victory = Égalité gagnée : l’attaque l’emporte de 1 ({ $unit }).
ancients-log-stand = Ordre de tenir, donné par { $unit } : { $loser } ne recule pas.

ancients-view-assault-bonus = Assaut
ancients-view-assault-imposed = La cible ne peut pas refuser : un général ordonne l’assaut.
ancients-view-impact = La cible ne peut pas refuser : la cavalerie de choc charge.
ancients-view-wins-ties = Une égalité compte comme gagnée de 1.
ancients-view-commands = commande à { $n ->
        [one] { $n } case
       *[other] { $n } cases
    } à la ronde
ancients-view-needs-attack-right = n’attaque pas seul
ancients-view-has-impact = impact : pas de refus après une case
ancients-view-has-tie-victory = gagne les égalités en attaque
ancients-view-has-attack-right = peut attaquer seul et mener
ancients-view-bears = Acheté pour elle
ancients-view-general-commands = Il peut encore ordonner un assaut, ou faire tenir une unité battue.
ancients-view-general-spent = Activé : il ne donne plus d’ordre à ce tour.

option-ancients-stand_covers = Un ordre de tenir couvre
    .hint = Si l’ordre de tenir d’un général couvre les deux perdants d’une attaque double ou l’un d’eux.
choice-ancients-stand_covers-Both = Les deux perdants
choice-ancients-stand_covers-One = Un seul perdant

refusal-ancients-general_activated = Le général est activé : il ne donne plus d’ordre à ce tour.
    .N-12-07 = Un général qui prend part à ce combat ne fait tenir personne.
refusal-ancients-out_of_command = L’unité est trop loin du général : ses ordres ne l’atteignent pas.
refusal-ancients-combat_imposed = La charge de la cavalerie de choc impose le combat : il faut se battre.
    .N-12-05 = Un général a ordonné cet assaut : il faut se battre.
refusal-ancients-attack_right_missing = Ces archers à cheval n’ont pas le droit d’attaquer : ils ne peuvent que soutenir une attaque double.
    .N-14-03 = Ces archers à cheval n’ont pas le droit d’attaquer : ils n’entrent en contact que pour soutenir.

# Terrain et pieux.
ancients-terrain-forest = Forêt
ancients-terrain-hill = Colline
ancients-terrain-brush = Broussaille
ancients-stakes = Pieux
ancients-bars-mounted = unités montées

ancients-ask-marker = { $seat }, où placez-vous un marqueur ({ $marker }) ? Vous pouvez en prendre un autre.
ancients-ask-stakes = { $seat }, où plantez-vous des pieux ? À planter : { $n }.

ancients-do-lay = Placer le marqueur en { $target }
ancients-do-take-marker = Prendre le marqueur : { $target }
ancients-do-set-stakes = Planter des pieux en { $target }
ancients-do-take-stakes = Reprendre les pieux en { $target }
ancients-do-restore = Remettre les pieux
ancients-do-remove = Retirer les pieux

ancients-log-marker = { $seat } a placé un marqueur en { $hex } : { $marker }.
ancients-log-stakes-set = { $seat } a planté des pieux en { $hex }.
ancients-log-stakes-turned = Pieux retournés en { $hex } : ceux { DE($seat) }.
ancients-log-stakes-restored = { $seat } a remis les pieux en { $hex }.
ancients-log-stakes-removed = { $seat } a retiré les pieux en { $hex }.
ancients-log-height = Combat d’en haut, +{ $n } : { $unit }.
ancients-log-stakes-defend = Les pieux gênent l’attaque, { $n } : { $unit }.

ancients-view-height = D’en haut
ancients-view-stakes = Pieux
ancients-view-shot-cover = Abri
ancients-view-stakes-do = gênent qui attaque leur occupant ; plantés en plaine
ancients-view-ground-bars = Fermé à : { $units }.
ancients-view-ground-hides = Personne ne tire par-dessus.
ancients-view-ground-cover = Un tir sur une unité qui s’y tient a { $n }.
ancients-view-ground-over = Les archers qui s’y tiennent tirent par-dessus les amies sans modificateur.
ancients-view-ground-height = Qui se tient seul sur un tel terrain a +{ $n } au combat.
ancients-view-ground-one-hex = On y entre et on en sort par des déplacements d’une case.
ancients-view-stakes-active = Pieux actifs { DE($side) } : ils gênent qui attaque là une de ses unités, et les unités montées n’y entrent pas.
ancients-view-stakes-turned = Pieux retournés { DE($side) } : sans effet jusqu’à ce qu’un occupant les remette.

refusal-ancients-forest_barred = Ce terrain est fermé à cette unité.
refusal-ancients-stakes_barred = Les unités montées n’entrent pas sur des pieux actifs et ne s’y tiennent pas.
    .N-17-30 = Une unité montée ne remet pas les pieux.
refusal-ancients-marker_on_flight_hex = Aucun marqueur ne se place sur le maquis.
    .N-17-06 = On ne plante pas de pieux sur le maquis.
refusal-ancients-marker_outside_zone = Les marqueurs se placent en plaine entre les camps, sans toucher aucun des deux.
    .N-17-06 = Les pieux se plantent en plaine, dans votre propre zone.
refusal-ancients-marker_supply_empty = Il n’y a plus de marqueur de ce terrain ; prenez-en un autre.
refusal-ancients-stakes_not_eligible = Ces pieux ne peuvent être ni remis ni retirés maintenant.
    .N-17-06 = Aucun de vos pieux ne s’y trouve.

# Boards with printed terrain.
choice-ancients-board-day_of_elephants = Le Jour des éléphants
choice-ancients-board-last_wall = Le Dernier Rempart
choice-ancients-board-two_hills = Les Deux Collines
choice-ancients-board-whispering_wood = Le Bois qui murmure
