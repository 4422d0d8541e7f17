# Qui accompagne la pièce en main : les compteurs près de son pion.
compose-with = Avec { $company }
compose-alone = Sans personne
compose-of = { $n } / { $all }
compose-number = { $kind } : { $n } sur { $all } en marche
compose-fewer = { $kind } : un de moins
compose-more = { $kind } : un de plus
compose-all = Tous
compose-all-of = { $kind } : tous en marche
compose-keep-one = Sauf un
compose-keep-one-of = { $kind } : tous en marche, sauf un
compose-none = Aucun
compose-none-of = { $kind } : personne en marche, ou le moins possible

# Fief : ceux qui peuvent accompagner un seigneur.
fief-compose-soldiers = Points de soldats
fief-compose-spent = Points de soldats, les plus avancés d’abord

# Un combat mis en scène : les figures d’une sorte.
battle-rank = { $name } : { $n }
battle-rank-fallen = { $name } : { $n }, et { $fallen } tombés ou pris
