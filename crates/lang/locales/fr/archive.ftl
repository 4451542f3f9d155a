# The list of saved games.

archive-title = Parties enregistrées
archive-count = { $open ->
    [0] { $count ->
        [one] 1 partie
       *[other] { $count } parties
    }
   *[other] { $count ->
        [one] 1 partie, encore ouverte
       *[other] { $count } parties, dont { $open } ouvertes
    }
}
archive-empty = Il n’y a pas encore de partie enregistrée. Une partie est enregistrée dès son premier coup.
archive-no-match = Aucune partie enregistrée ne correspond.
archive-reading = { $left ->
    [one] Encore 1 partie à lire …
   *[other] Encore { $left } parties à lire …
}
archive-game = Jeu
archive-deal = Donne
archive-state = État
archive-points = Points
archive-moves = Coups
archive-played = Dernière activité
archive-no-deal = position arrangée
archive-two-players = { $game }, à deux
archive-open = ouverte
archive-won = gagnée
archive-lost = perdue
archive-drawn = nulle
archive-assisted = assistée
archive-score = score { $south } à { $north }
archive-and-more = { $before }, { $part }
archive-search = Rechercher
archive-search-hint = Un jeu, un numéro de donne ou un état
archive-more = Afficher plus
archive-open-only = Seulement les parties ouvertes
archive-continue = Continuer
archive-review = Analyser
archive-delete = Supprimer
archive-confirm-delete = Supprimer cette partie pour toujours ? Elle disparaît aussi de vos statistiques.

ago-now = à l’instant
ago-minutes = { $count ->
    [one] il y a 1 minute
   *[other] il y a { $count } minutes
}
ago-hours = { $count ->
    [one] il y a 1 heure
   *[other] il y a { $count } heures
}
ago-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
ago-months = { $count ->
    [one] il y a 1 mois
   *[other] il y a { $count } mois
}
ago-years = { $count ->
    [one] il y a 1 an
   *[other] il y a { $count } ans
}
