# Le bandeau des joueurs au-dessus du plateau
players-active = À jouer maintenant
players-next = Vient ensuite
players-out = A quitté la partie
players-all = { $name } : { $facts }
players-click = Clic : ouvrir la fiche à côté du plateau, ou la fermer.
players-sheet-close = Fermer la fiche

# Le journal
players-log-open = Clic : montrer toutes les lignes.
players-log-close = Clic : replier les lignes.
players-log-single = Chaque ligne à part
players-log-height = Hauteur du journal : { $n } %
players-log-handle = Tirer, ou flèches haut et bas : hauteur du journal
keys-players = Aller aux joueurs : Tab pour continuer, Entrée pour ouvrir la fiche
keys-log = Aller au journal : Tab pour passer de ligne en ligne
keys-log-higher = Agrandir le journal
keys-log-lower = Réduire le journal
