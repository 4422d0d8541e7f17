# Ce qui est à l’écran en plus de ce qui s’y trouve dans Fief.
tactique-view-camp = Mercenaires
tactique-view-men-in = { $men } à { $village }
tactique-view-mercenaries = Mercenaires
tactique-view-reserve = Dans la réserve
tactique-view-upkeep = Entretien de l’un d’eux

# L’enchère
tactique-view-auction = À engager : { $men }
tactique-view-bid = Mise
tactique-view-no-bid = rien
tactique-view-sealed = sous scellé
tactique-view-bids-now = en train d’être choisie
tactique-view-bids-later = pas encore demandée
tactique-view-least-bid = La plus petite mise est de { $sum }. Seul le gagnant paie.
tactique-view-one-lot = Toutes les mises restent cachées jusqu’à la dernière ; la plus haute emporte tous les hommes.
tactique-view-bid-again = Les plus hautes mises étaient égales : nul ne peut miser moins qu’avant.
tactique-view-hired-fight = Ils se battent comme des sergents là où se bat un seigneur de leur maison, mais jamais contre des révoltés.
tactique-view-hired-cost = Qui les garde paie { $sum } par homme à chaque tour.
tactique-view-laid-open = Les mises sont dévoilées

# Les batailles
tactique-view-archers = Archers
tactique-view-bows-can = peuvent tirer, bonus { $bonus }
tactique-view-bows-shoot = tirent, bonus { $bonus }
tactique-view-bows-aim = visent { $lord }
tactique-view-bows-too-few = trop peu pour tirer
tactique-view-volley = Dé de l’attaque spéciale
tactique-view-thrown = Dés lancés
tactique-view-rerolls = Relances par round
tactique-view-guards = Garde royale
tactique-view-guard-damage = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de dégâts en plus
tactique-view-guard-total = { $n } de plus aux dés
tactique-view-in-camp = Au camp
tactique-view-carried = { $name } : { $n ->
        [one] { $n } point de dégâts attend
       *[other] { $n } points de dégâts attendent
    } la prochaine perte.
tactique-view-shows = qui montre { $n }
tactique-view-chances = Les archers tirent s’ils le peuvent, les dés de { $n } ou moins sont relancés, et nul autre ne vient des camps.
tactique-view-plagued = Peste ce tour-ci
tactique-view-absorbs = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
tactique-view-camp-loses = { $men } s’y trouvent. Il en part autant que montre un dé de bataille ({ $faces }), plus { $bonus }.
tactique-view-special-attack = Un dé de bataille ({ $faces }){ $bonus ->
        [0] {""}
       *[other] , plus { $bonus }
    } : autant de points sont retirés avant le premier round.
tactique-view-aim = Un dé : { $from } ou plus tue. Sans plus aucun seigneur les attaquants s’arrêtent, et il n’y a pas de round.
tactique-view-guard-duty = La garde ne coûte rien. Elle va où va son Roi ou sa Reine, et tant qu’il en reste une pièce, son côté frappe plus fort à chaque round.
tactique-view-with-men = Force { $strength }, { $dice ->
        [1] un dé
       *[other] { $dice } dés
    }{ $lost ->
        [0] {""}
        [1]  ; la peste en prend un
       *[other]  ; la peste en prend { $lost }
    }.
