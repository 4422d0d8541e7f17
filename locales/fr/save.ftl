# Parties sauvegardées
save-unreadable = { $file } est illisible : { $detail }
save-foreign = { $file } n’est pas une partie sauvegardée de Mesnie.
save-from-future = { $file } a été sauvegardé par une version plus récente de Mesnie (forme { $version } du fichier ; ce programme connaît les formes jusqu’à { $known }). Installez-la pour reprendre cette partie.
save-header-broken = { $file }, ligne { $line } : le début de la partie sauvegardée est abîmé, rien ne peut en être repris. { $detail }
save-game-unknown = { $file } est une partie d’un jeu que ce programme n’a pas : { $game }.
save-data-bad = { $file } : les données de règles { DE($game) } avec lesquelles la partie a été jouée ne sont pas acceptées par ce programme.

save-good-part =
    { $orders ->
        [0] Aucun ordre n’est sain avant elle ; la partie en est à son début.
       *[other] Tout ce qui précède est sain ; le dernier bon ordre est le numéro { $orders } : { $order }.
    }
save-line-damaged = { $file }, ligne { $line } : la ligne est abîmée. { save-good-part }
save-line-unfit = { $file }, ligne { $line } : la ligne ne s’accorde pas avec ce qui précède. { save-good-part }
save-order-refused = { $file }, ligne { $line } : l’ordre « { $refused } » est refusé ({ $reason }). { save-good-part }
save-hash-differs = { $file }, ligne { $line } : après l’ordre « { $differs } », la position n’est pas celle qui a été sauvegardée. { save-good-part }
save-torn = { $file } : la dernière ligne, interrompue par une panne, a été laissée de côté. { $orders ->
        [0] La partie en est à son début.
       *[other] La partie reprend après l’ordre numéro { $orders }.
    }

save-not-verified = { $file } a été sauvegardé par une autre version de Mesnie, qui compose les positions autrement : ses ordres ont été vérifiés, ses positions ne peuvent pas être comparées.

save-not-written = { $file } ne peut pas être écrit : { $detail }. Rien n’est perdu tant que la partie est ouverte ; le prochain ordre essaiera de nouveau.
save-not-deleted = { $file } ne peut pas être supprimé. { $detail }
save-too-large = { $file } pèse { $size } Mo. Aucune partie sauvegardée ne dépasse { $most } Mo ; il n’a pas été lu.
save-in-use = { $file } est en train d’être joué dans une autre fenêtre de Mesnie.
save-in-use-by = { $file } est en train d’être joué dans une autre fenêtre de Mesnie (processus { $process }).
save-abandoned = La fenêtre où se jouait cette partie s’est arrêtée brutalement. La partie reprend après le dernier ordre sauvegardé. ({ $file })
save-abandoned-by = La fenêtre où se jouait cette partie s’est arrêtée brutalement. La partie reprend après le dernier ordre sauvegardé. ({ $file }, processus { $process })
save-not-recorded = Cette partie ne peut pas être enregistrée : elle a commencé au milieu, comme les leçons.
save-no-folder = Il n’y a pas de dossier pour les parties sauvegardées ; nommez-en un dans la variable d’environnement MESNIE_SAVES.
save-name-empty = Donnez à la sauvegarde un nom qui contient au moins une lettre ou un chiffre.
