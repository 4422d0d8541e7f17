# Ce que Tactique compte d’une famille
tactique-players-mercenaries = Mercenaires
    .hint = Mercenaires au camp et sur le plateau. Ceux de la réserve sont mis aux enchères avant les achats.
