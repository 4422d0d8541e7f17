# Pourquoi un script a donné un ordre.
thought-of-script = Le programme : { $reason }

# Ce que le programme ferait à la place de celui qui doit répondre.
advice-ask = Que conseilleriez-vous ?
    .hint = Ce que le programme ordonnerait ici, et pourquoi. Il n’en voit pas plus que vous.
    .covered = L’écran est d’abord couvert : le conseil peut trahir ce qu’un seul d’entre vous peut voir.
advice-ask-short = Conseil ?
advice-thinking = Le programme réfléchit.
advice-given = Le programme choisirait « { $order } » : { $reason }
advice-plain = Le programme choisirait « { $order } ».
advice-nothing-better = rien d’autre ici ne vaut mieux pour lui.
advice-off = Dans cette partie, on ne peut pas demander conseil : on en est convenu au début.
advice-do = Le faire
    .hint = Donne cet ordre.
advice-heading = Conseils
advice-allowed = On peut demander conseil
    .hint = Qui doit répondre peut demander ce que ferait le programme, et pourquoi.
keys-advise = Que ferait le programme ici ?
