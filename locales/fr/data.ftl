# Ce qui ne va pas dans les données des règles. Les noms écrits dans les fichiers sont entre accents graves.

# Les parties d’un constat.
data-at-path = { $path } : { $sentence }
data-warning = avertissement : { $sentence }
data-and-expected-one = { $sentence } ; il faut { $names }
data-and-expected =
    { $more ->
        [0] { $sentence } ; il faut l’un de { $names }
        [one] { $sentence } ; il faut l’un de { $names } ou { $more } autre
       *[other] { $sentence } ; il faut l’un de { $names } ou { $more } autres
    }
data-and-suggestion = { $sentence } ; vouliez-vous dire `{ $name }` ?
data-count =
    { $errors ->
        [0] aucune erreur
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }, { $warnings ->
        [0] aucun avertissement
        [one] { $warnings } avertissement
       *[other] { $warnings } avertissements
    }

# Les fichiers.
data-file-missing = ce fichier n’existe pas
data-folder-missing = ce dossier de données n’existe pas
data-file-too-large = le fichier dépasse { $most } Mo, ce qui n’a plus de sens
data-text-too-long = ce texte dépasse { $most } caractères, ce qui n’a plus de sens ; le fichier n’a pas été lu
data-list-too-long = cette liste a trop de valeurs pour avoir un sens (au plus { $most }) ; le fichier n’a pas été lu
data-file-unreadable = le fichier est illisible : { $detail }
data-file-unread = aucun jeu ne lit ce fichier
data-folder-unread = aucun jeu ne lit ce dossier
data-not-utf8 = le fichier n’est pas du texte UTF-8 : l’octet { $byte } n’a pas sa place ici
data-empty-file = le fichier ne contient aucune valeur

# Les noms et les champs.
data-unknown-field = champ inconnu : `{ $name }`
data-missing-field = il manque le champ `{ $name }`
data-duplicate-field = le champ `{ $name }` est donné deux fois
data-unknown-variant = nom inconnu : `{ $name }`
data-unknown-extension = extension inconnue : `{ $name }`

# Les valeurs et les signes.
data-expected = il faut { $expected }, et non { $found }
data-expected-comma = il faut `,` ou `{ $close }` entre { $before } et { $found }
data-trailing = la valeur de ce fichier s’achève avant { $found }
data-end-of-file = le fichier s’achève au milieu d’une valeur
data-unclosed-bracket = { $found } n’est jamais fermé
data-surplus-bracket = { $found } ne ferme rien
data-unclosed-before = { $found } n’est pas fermé avant { $before } à la ligne { $line }
data-unclosed-text = le texte qui commence ici n’est jamais fermé
data-unopened-text = il manque le premier guillemet du texte { $found }
data-unclosed-comment = le commentaire qui commence ici n’est jamais fermé
data-invalid-escape = suite de caractères inconnue après `\`
data-invalid-value = { $found } ne convient pas ici ; il faut { $expected }
data-number-too-large = le nombre { $found } dépasse ce qui est permis ici
data-negative = { $found } est négatif, ce qui n’est pas permis ici
data-malformed-value = { $found } n’est pas une valeur bien formée
data-malformed-number = { $found } n’est pas un nombre bien formé
data-bare-variant = { $found } demande une valeur entre parenthèses, `(...)`
data-invalid-attribute = il faut un attribut tel que `#![enable(implicit_some)]`
data-length =
    { $wanted ->
        [one] il faut { $wanted } valeur, et non { $found }
       *[other] il faut { $wanted } valeurs, et non { $found }
    }
data-too-deep = trop de parenthèses imbriquées
data-custom = { $detail }
data-ron = le fichier est illisible à cet endroit : { $detail }

# Ce qu’il fallait.
data-kind-value = une valeur
data-kind-integer = un nombre entier
data-kind-nonzero = un nombre entier différent de 0
data-kind-number = un nombre
data-kind-boolean = `true` ou `false`
data-kind-text = un texte entre guillemets droits
data-kind-character = un caractère entre apostrophes
data-kind-name = un nom sans guillemets
data-kind-list = une liste, `[...]`
data-kind-map = une table de clés et de valeurs, `{ "{" }...{ "}" }`
data-kind-struct = une valeur entre parenthèses, `(...)`
data-kind-option = `None` ou `Some(...)`
data-kind-unit = `()`
data-kind-range = un intervalle tel que `1..=6`
data-sign-colon = `:` après le nom
data-sign-list-end = `]`
data-sign-map-end = `{ "}" }`
data-sign-struct-end = `)`

# Ce que les valeurs veulent dire.
data-out-of-range = { $number } est hors limites ; il faut un nombre de { $low } à { $high }
data-too-small = { $number } est trop petit ; il faut au moins { $low }
data-unknown-name = nom inconnu : `{ $name }`
data-duplicate-name = le nom `{ $name }` est déjà pris
data-missing-entry = il manque une entrée pour `{ $name }`
data-empty-list = la liste est vide
data-empty-name = le nom est vide
data-falls = c’est moins qu’à la ligne précédente ; la table ne doit pas décroître
data-no-words = il n’y a pas de texte pour `{ $key }` dans la langue { $lang } ; on verra `{ $name }`
data-left-out =
    { $more ->
        [0] non vérifié tant que `{ $what }` est illisible : { $names }
        [1] non vérifié tant que `{ $what }` est illisible : { $names } et { $more } autre
       *[other] non vérifié tant que `{ $what }` est illisible : { $names } et { $more } autres
    }
data-gap = la table n’a aucune ligne de { $from } à { $to }
data-overlap = une autre ligne contient déjà { $from } à { $to }
data-reversed-range = l’intervalle de { $from } à { $to } est à l’envers
data-row-outside = la ligne sort de la table, qui va de { $from } à { $to }

# Les règles pour les joueurs.
rules-number-twice = la règle { $number } est déjà là, ligne { $first }
rules-number-missing = la règle { $number } n’est pas dans { $file }
rules-no-numbers = il n’y a ici aucune règle numérotée ; elles s’écrivent `- **N-1.01** texte`

# Leçons.
lesson-no-words = il n’y a pas de texte pour `{ $key }`
lesson-no-target = `{ $label }` ne désigne ni lieu ni pièce
lesson-unknown-word = l’ordre `{ $order }` contient un mot qui ne désigne rien : `{ $word }`
lesson-not-played = la leçon n’est pas jouée tant que les données des règles ont des erreurs
lesson-no-order = cette étape ne nomme aucun ordre
lesson-other-seat = l’ordre `{ $order }` n’est pas de la place qui suit la leçon
lesson-not-asked = la place qui suit la leçon n’est pas interrogée ici
lesson-refused = l’ordre `{ $order }` est refusé ici : { $reason } { $rule }
lesson-invariant = la position n’est pas saine : { $broken }
lesson-dice-dry = les dés de la leçon s’épuisent ici
lesson-dice-left = { $left ->
        [1] une face de dé n’est pas employée
       *[other] { $left } faces de dé ne sont pas employées
    }
