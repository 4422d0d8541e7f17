# Les modules du combat antique : leurs unités, ce qu’on achète pour elles, leurs ordres.
ancients-kind-general = Général { $strength }
ancients-kind-shock = Cavalerie de choc { $strength }
ancients-kind-horse_archers = Archers à cheval { $strength }
ancients-unit-general = général { $strength } { DE($side) }
ancients-unit-shock = cavalerie de choc { $strength } { DE($side) }
ancients-unit-horse_archers = archers à cheval { $strength } { DE($side) }
ancients-upgrade-impact = { $unit } : impact
ancients-upgrade-tie_victory = { $unit } : gain des égalités
ancients-upgrade-attack_right = { $unit } : droit d’attaque

ancients-ask-assault = { $seat }, une unité mène l’assaut ({ $unit }) : par où, et contre qui ?
ancients-ask-stand = { $seat }, votre général peut faire tenir des unités battues ({ $unit }). Laquelle ?

ancients-do-assault = Assaut mené par : { $target }
ancients-do-let-stand = Faire tenir : { $target }
ancients-do-give-ground = Laisser reculer

ancients-log-assault = Assaut ordonné par { $unit }, mené par { $lead }.
ancients-log-assault-bonus = Assaut, +{ $n } : { $unit }.
ancients-log-tie-victory = Égalité gagnée : l’attaque l’emporte de 1 ({ $unit }).
ancients-log-stand = Ordre de tenir, donné par { $unit } : { $loser } ne recule pas.

ancients-view-assault-bonus = Assaut
ancients-view-assault-imposed = La cible ne peut pas refuser : un général ordonne l’assaut.
ancients-view-impact = La cible ne peut pas refuser : la cavalerie de choc charge.
ancients-view-wins-ties = Une égalité compte comme gagnée de 1.
ancients-view-commands = commande à { $n } cases à la ronde
ancients-view-needs-attack-right = n’attaque pas seul
ancients-view-has-impact = impact : pas de refus après une case
ancients-view-has-tie-victory = gagne les égalités en attaque
ancients-view-has-attack-right = peut attaquer seul et mener
ancients-view-bears = Acheté pour elle
ancients-view-general-commands = Il peut encore ordonner un assaut, ou faire tenir une unité battue.
ancients-view-general-spent = Activé : il ne donne plus d’ordre à ce tour.

option-ancients-stand_covers = Un ordre de tenir couvre
    .hint = Si l’ordre de tenir d’un général couvre les deux perdants d’une attaque double ou l’un d’eux.
choice-ancients-stand_covers-Both = Les deux perdants
choice-ancients-stand_covers-One = Un seul perdant

refusal-ancients-general_activated = Le général est activé : il ne donne plus d’ordre à ce tour.
    .N-12-07 = Un général qui prend part à ce combat ne fait tenir personne.
refusal-ancients-out_of_command = L’unité est trop loin du général : ses ordres ne l’atteignent pas.
refusal-ancients-combat_imposed = La charge de la cavalerie de choc impose le combat : il faut se battre.
    .N-12-05 = Un général a ordonné cet assaut : il faut se battre.
refusal-ancients-attack_right_missing = Ces archers à cheval n’ont pas le droit d’attaquer : ils ne peuvent que soutenir une attaque double.
    .N-14-03 = Ces archers à cheval n’ont pas le droit d’attaquer : ils n’entrent en contact que pour soutenir.
