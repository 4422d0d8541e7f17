# La première minute : la partie qu’un clic commence, les réglages tout faits, la page d’une nouvelle partie, les panneaux.
preset-short = Courte
preset-usual = Habituelle
preset-tournament = Tournoi
data-preset-value = cette option ne peut pas être `{ $value }` ; il faut : { $allowed }
data-preset-not-for = cette formule n’est pas faite pour le scénario `{ $scenario }`
check-preset = La formule « { $preset } » ne commence aucune partie : { $problem }
