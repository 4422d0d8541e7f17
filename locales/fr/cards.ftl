# Les cartes en main et sur la table.
cards-now = À présent : { $orders }
cards-not-now = Rien à en faire pour l’instant.
