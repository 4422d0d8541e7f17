# Les données de règles en vigueur, pour qui les modifie.
inspector-title = Données de règles
inspector-search = Chercher dans les noms, valeurs et notes
inspector-changed-only = Seulement ce qui diffère
    .hint = Seulement les valeurs qui ne sont pas celles du programme.
inspector-of-program = Du programme lui-même
inspector-of-save = De la partie sauvegardée, qui garde les siennes
inspector-of-folder = Du dossier { $file }
inspector-file-changed = { $file } ✎
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
