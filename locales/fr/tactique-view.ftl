# Ce qui est à l’écran en plus de ce qui s’y trouve dans Fief.
tactique-view-camp = Mercenaires
tactique-view-men-in = { $men } à { $village }
tactique-view-mercenaries = Mercenaires
tactique-view-reserve = Dans la réserve
tactique-view-upkeep = Entretien de l’un d’eux

# L’enchère
tactique-view-auction = À louer : { $men }
tactique-view-bid = Mise
tactique-view-no-bid = rien
tactique-view-sealed = sous scellé
tactique-view-bids-now = réfléchit
tactique-view-bids-later = mise ensuite
tactique-view-least-bid = La plus petite mise est de { $sum }. Seul le gagnant paie.
tactique-view-one-lot = Toutes les mises restent cachées jusqu’à la dernière ; la plus haute emporte tous les hommes.
tactique-view-bid-again = Les plus hautes mises étaient égales : nul ne peut miser moins qu’avant.
tactique-view-laid-open = Les mises sont dévoilées

# Les batailles
tactique-view-archers = Archers
tactique-view-bows-can = peuvent tirer, bonus { $bonus }
tactique-view-bows-shoot = tirent, bonus { $bonus }
tactique-view-bows-aim = visent { $lord }
tactique-view-bows-too-few = trop peu pour tirer
tactique-view-volley = Dé de la volée
tactique-view-thrown = Dés lancés
tactique-view-rerolls = Relances par assaut
tactique-view-guards = Garde royale
tactique-view-guard-damage = { $n } de dégâts en plus
tactique-view-guard-total = { $n } de plus aux dés
tactique-view-in-camp = Au camp
tactique-view-carried = { $name } : { $n } de dégâts attendent la prochaine perte.
tactique-view-shows = qui montre { $n }
tactique-view-chances = La volée, les dés relancés et les hommes encore au camp n’y comptent pas.
