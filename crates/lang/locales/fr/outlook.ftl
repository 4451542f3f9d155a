# Whether a game can still be won, hints, ways to win, and the review: what solvers have to say to a player.

outlook-can-be-won = peut encore être gagnée
outlook-cannot-be-won = ne peut plus être gagnée
outlook-never-could = cette donne ne peut pas être gagnée
outlook-odds = chances honnêtes : { $wins } sur { $worlds }
outlook-odds-so-far = chances honnêtes : { $wins } sur { $worlds } …
outlook-not-found = inconnu
outlook-looking = vérification

outlook-sentence-can-be-won = Cette partie peut encore être gagnée.
outlook-sentence-cannot-be-won = Cette partie ne peut plus être gagnée.
outlook-sentence-never-could = Cette donne ne peut pas être gagnée, quoi que vous jouiez.
outlook-sentence-odds = Le conseiller honnête, qui ne voit que ce que vous voyez, gagne à partir d’ici dans { $wins } des { $worlds } dispositions possibles des cartes cachées.
outlook-sentence-not-found = Le solveur a manqué de temps : on ne sait pas si cette partie peut encore être gagnée.
outlook-sentence-looking = Le solveur vérifie si cette partie peut encore être gagnée.
outlook-two-play = Les verdicts et les chemins vers la victoire n’existent que dans les patiences.
outlook-failed = Le solveur a échoué : il n’y aura plus de verdicts ni d’indices. Vous pouvez continuer à jouer.
outlook-off = Vous ne voyez plus si la partie peut encore être gagnée.
outlook-fair = Désormais, vous voyez combien de fois gagne d’ici le conseiller honnête, qui ne voit que ce que vous voyez.

hint-looking = Un instant : recherche d’un coup utile.
hint-not-found = Le solveur a manqué de temps : pas d’indice.
hint-nothing-to-gain = Il n’y a plus rien à gagner d’ici. Abandonnez, ou annulez quelques coups.
hint-over = La partie est finie : il n’y a plus d’indices.
hints-fair = Les indices sont maintenant honnêtes : ils ne voient que ce que vous voyez.
hints-all-cards = Les indices voient maintenant toutes les cartes. Une partie avec un tel indice compte comme assistée.
hint-win = Il y a un coup qui garde la partie gagnable.
hint-advised = J’ai une suggestion, fondée seulement sur ce que vous pouvez voir.
hint-points = La partie ne peut plus être gagnée, mais un coup mène à { $points } points.
hint-which = Regardez { $card }.
hint-which-stock = Regardez le talon.
hint-which-tile = Regardez le domino { $tile }.
hint-where = Vous pouvez { $move }.
hint-why-looking = Vérification de ce que feraient les autres coups.
hint-why-only = Après tout autre coup, la partie ne peut plus être gagnée.
hint-why-all = Aucun coup ne perd la partie ici : celui-ci en vaut un autre.
hint-why-some = { $keep } coups sur { $all } gardent la partie gagnable, et celui-ci en est un.
hint-why-single = C’est le seul coup permis.
hint-why-unknown = Il garde la partie gagnable. Les autres coups, peut-être pas.
hint-why-points = Il mène à { $points } points, le plus que l’on puisse encore faire.
hint-why-some-points = Il mène à { $points } points, le meilleur score trouvé.

fair-why-wins = Toutes les cartes sont connues maintenant, et ce coup commence un chemin vers la victoire en { $count ->
    [one] un coup
   *[other] { $count } coups
}.
fair-why-most-points = Toutes les cartes sont connues maintenant : la partie ne peut plus être gagnée, mais ce coup mène à { $points } points, le plus que l’on puisse encore faire.
fair-why-wanted-soon = { $count ->
    [0] La fondation attend { $card } maintenant.
    [one] La fondation attend { $card } après une autre carte : assez tôt pour la prendre.
   *[other] La fondation attend { $card } après { $count } autres cartes : assez tôt pour la prendre.
}
fair-why-looks-on = Rien n’oblige à prendre une carte pour l’instant, et chaque carte retournée vous en apprend plus.
fair-why-king = Un roi ne fait que gêner.
fair-why-can-wait = La carte du dessus de la défausse ne sert à rien maintenant, et tout le reste peut attendre que vous en voyiez plus.
fair-why-nothing-yet = La défausse est encore vide, et tout peut attendre que vous en voyiez plus.
fair-why-best = Je gagne plus souvent avec ce coup qu’avec le meilleur des autres : { $move }.
fair-why-hopeless = Je n’ai trouvé de chemin vers la victoire dans aucune des dispositions essayées ; ce coup fait le plus de points.
fair-why-unfinished = Je n’ai rien trouvé de mieux à temps.
fair-why-safe = Il fait monter une carte qui n’est utile nulle part ailleurs, ou en libère une.
fair-why-only = Aucun autre coup ne mène à quelque chose de nouveau.
fair-why-stuck = Il n’y a plus rien de nouveau à voir, donc chaque carte qui peut monter monte.
fair-why-counting = Je compte combien de fois je gagne à partir d’ici.
fair-why-odds = Avec ce coup, je gagne à partir d’ici dans { $wins } des { $worlds } dispositions possibles des cartes cachées.
fair-why-odds-so-far = Avec ce coup, je gagne à partir d’ici dans { $wins } des { $worlds } dispositions possibles des cartes cachées ; je compte encore.

way-title-win = Un chemin vers la victoire
way-title-points = Un chemin vers { $points } points
way-at = coup { $move } sur { $count }
way-begin = À partir d’ici : { $move }.
way-step = { $done } Ensuite : { $move }.
way-next = Ensuite : { $move }.
way-end-win = { $done } La partie est gagnée.
way-end-points = { $done } Cela fait { $points } points, le plus que l’on puisse encore faire.
way-end-some-points = { $done } Cela fait { $points } points, le meilleur score trouvé.
way-looking = Un instant : recherche d’un chemin vers la victoire.
way-not-found = Le solveur a manqué de temps et n’a trouvé aucun chemin vers la victoire.
way-nothing-to-gain = Aucun chemin ne mène à plus de points d’ici.

seek-title = Recherche d’une donne gagnable de { $game }
seek-tried = { $count ->
    [0] Vérification de la première donne
    [one] { $count } donne vérifiée
   *[other] { $count } donnes vérifiées
}
seek-gave-up = Aucune des { $count } donnes n’est gagnable à coup sûr.

grade-easy = facile
grade-medium = moyenne
grade-hard = difficile
grade-very-hard = très difficile
grade-cannot-be-won = impossible à gagner
grade-deal = Cette donne est { $grade }. Sur { $plays } joueurs rapides, des programmes simples qui ne prévoient rien, { $wins ->
    [0] aucun ne la gagne.
    [one] un seul la gagne.
   *[other] { $wins } la gagnent.
} { $adviser ->
    [wins] Le conseiller honnête, un programme qui ne voit que ce que vous voyez, la gagne.
   *[loses] Le conseiller honnête, un programme qui ne voit que ce que vous voyez, ne la gagne pas.
}
grade-deal-cannot-be-won = Personne ne peut gagner cette donne.
grade-looking = Un instant : des joueurs de l’ordinateur essaient cette donne.
grade-unknown = Le solveur a manqué de temps : la difficulté de cette donne reste inconnue.
grade-which = Choisissez une difficulté
seek-title-grade = Recherche d’une donne de { $game } : { $grade }
seek-gave-up-grade = Aucune des { $count } donnes n’est { $grade }.

review-title = Analyse
review-looking = Recherche du coup qui a perdu la partie.
review-never-won = Tous les coups étaient bons : la partie est restée gagnable jusqu’au bout, et vous l’avez gagnée.
review-never-left = La partie pouvait encore être gagnée quand vous l’avez quittée.
review-from-the-start = Cette donne ne pouvait pas être gagnée. Le meilleur score possible était de { $points } points.
review-from-the-start-some = Cette donne ne pouvait pas être gagnée. Le meilleur score trouvé était de { $points } points.
review-move = Le coup { $number } a laissé échapper la victoire : { $move }.
review-move-first = Le tout premier coup a laissé échapper la victoire : { $move }.
review-between = La victoire a été perdue entre les coups { $from } et { $to } ; le solveur a manqué de temps pour dire exactement où.
review-not-found = Le solveur a manqué de temps : on ne sait pas si cette donne pouvait être gagnée.
review-until = La partie pouvait être gagnée jusqu’au coup { $number }.
review-what-would-have-won = À partir de là, ceci aurait gagné :
review-before-any-move = avant le premier coup
review-position = après le coup { $number } : { $move }
review-at-can-be-won = pouvait encore être gagnée
review-at-cannot-be-won = ne pouvait pas être gagnée : au plus { $points } points sur { $full }
review-at-some-points = ne pouvait pas être gagnée : au moins { $points } points sur { $full }
review-at-unknown = au moins { $points } points sur { $full }
