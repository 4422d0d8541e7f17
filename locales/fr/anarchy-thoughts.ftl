# Pourquoi le programme ordonne ce qu’il ordonne.
anarchy-thought-none = un ordre donné sans réfléchir (le niveau facile le fait parfois).
anarchy-thought-usual = les places habituelles du scénario.
anarchy-thought-next = le prochain à se déplacer, les plus proches de leur but d’abord.
anarchy-thought-go = le meilleur des hexagones à sa portée, selon son but, ce qu’on y frappe et ce qui peut y frapper.
anarchy-thought-exit = qui sort par ce bord compte.
anarchy-thought-lead = un captif emmené hors de la carte compte.
anarchy-thought-shoot = de tous les tirs, c’est celui qui coûte le plus à l’ennemi.
anarchy-thought-fire = ce qui brûle là vaut plus que tout autre tir.
anarchy-thought-attack = l’attaque dont il attend le plus, pertes comprises.
anarchy-thought-join = tous ceux qui le peuvent y prennent part.
anarchy-thought-topple = qui est sur l’échelle tombe avec elle.
anarchy-thought-ram = il faut ouvrir le passage de force.
anarchy-thought-suffer = de ceux qui peuvent souffrir, celui qui vaut le plus.
anarchy-thought-retreat = le meilleur des hexagones qui lui sont ouverts.
anarchy-thought-advance = l’hexagone vaut mieux que celui qu’il quitte.
