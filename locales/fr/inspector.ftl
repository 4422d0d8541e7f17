# Les données de règles en vigueur, pour qui les modifie.
inspector-title = Données de règles
inspector-search = Chercher dans les noms, valeurs et notes
inspector-changed-only = Seulement ce qui diffère
    .hint = Seulement les valeurs qui ne sont pas celles du programme.
inspector-of-program = Du programme lui-même
inspector-of-save = De la partie sauvegardée, qui garde les siennes
inspector-of-folder = Du dossier { $file }
inspector-file-changed = { $file } (modifié)
inspector-instead = au lieu { DE($usual) }
inspector-new = nouveau
inspector-missing = { $path } manque ici ; le programme a { $usual }
inspector-nothing = Ce fichier ne contient rien.
inspector-nothing-changed = Tout dans ce fichier est comme dans le programme.
inspector-found = { $n ->
        [0] Rien n’a été trouvé.
        [1] Une valeur
       *[other] { $n } valeurs
    }
inspector-open = Données de règles
    .hint = Chaque valeur des données de règles, et d’où elle vient. Pour qui modifie les règles.

# Des parties avec les données du programme et avec celles du dossier.
comparison-open = Comparer
    .hint = Joue les mêmes parties avec les données du programme et avec les vôtres, et montre ce qui a changé.
comparison-title = Comparaison
comparison-begin = Comparer
comparison-stop = Arrêter
comparison-playing = Les parties se jouent : { $percent } %
comparison-what = { $game } : des adversaires automatiques jouent deux fois les mêmes parties, avec les données du programme et avec celles du dossier { $folder }.
comparison-matches = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
comparison-seats = { $n ->
        [one] { $n } place
       *[other] { $n } places
    }
comparison-share = { $n } %
comparison-pairs = { $pairs } paires de parties
comparison-more =
    { $n ->
        [1] Une autre n’est pas montrée.
       *[other] { $n } autres ne sont pas montrées.
    }
# À côté du graphique : comment il se lit.
comparison-shares = En pour cent des parties. Les traits noirs sont les intervalles de confiance à 95 %.
comparison-percent = En pour cent de ce que donnent les données du programme. Les traits noirs sont les intervalles de confiance à 95 %.
comparison-how = Ce qui est ici a changé au-delà du hasard : l’intervalle de confiance à 99,9 % de l’écart exclut 0.
