# What the terminal and the browser both say about the game on the table.

table-deal = donne { $deal }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
table-wanted = attendu
table-base = base { $rank }
table-cards-left = Cartes restantes
table-unseen-tiles = Dominos non vus
table-no-target = Aucun coup possible avec cela pour l’instant.
table-no-home = Rien ici ne peut aller sur une fondation.
table-gave-up = Vous avez abandonné : cette partie compte comme perdue.
table-players = Choisissez votre adversaire
table-two-players = Deux joueurs, un écran
table-continue-deal = { $count ->
    [one] Continuer : donne { $deal }, { $count } coup
   *[other] Continuer : donne { $deal }, { $count } coups
}
table-deal-number = Numéro de la donne
table-deal-number-wrong = Veuillez saisir un nombre entier de 0 à { $most }.
table-statistics-of = Statistiques de { $game }
table-keys = Touches
keys-walk = Aller de pile en pile
label-points = Points
label-moves = Coups
label-games = Parties

command-board = Table
command-moves = Coups permis
command-try-again = Réessayer
command-hint-knowledge = Ce que les indices peuvent utiliser
command-verdict = Puis-je encore gagner ?
command-grade = Difficulté de cette donne
setting-deals = Nouvelles donnes
setting-deals-easy-at-first = Faciles jusqu’à une victoire, puis toutes
setting-deals-winnable = Seulement les donnes gagnables
setting-deals-any = Toutes les donnes
command-time = Temps
command-colours = Quatre couleurs
command-undo-help = Annuler le dernier coup
command-redo-help = Rejouer le coup annulé
command-home-help = Envoyer la carte choisie sur sa fondation
command-sweep = Tout en une fois
command-sweep-help = Jouer tous les coups évidents : envoyer les cartes à la fondation, retourner jusqu’à ce qu’une carte convienne, ou finir une partie sûre
command-next-hand-help = Après une manche de Curse of the Doublet : commencer la suivante
command-board-help = Énumérer ce qui se trouve où
command-moves-help = Énumérer les coups permis
command-new-deal-help = Commencer une nouvelle donne
command-new-winnable-deal-help = Commencer une nouvelle donne qui peut être gagnée
command-new-graded-deal-help = Commencer une nouvelle donne d’une difficulté choisie : facile, moyenne, difficile ou très difficile
command-deal-by-number-help = Commencer la donne d’un numéro donné
command-daily = Donne du jour
command-daily-help = Jouer la donne du jour, la même pour tous ; la partie sur la table reste ouverte
command-players-help = Choisir l’adversaire, ou jouer à deux (Curse of the Doublet)
command-restart-help = Recommencer cette donne
command-try-again-help = Après la partie : rejouer cette donne à partir d’un coup donné
command-give-up-help = Abandonner cette partie
command-hint-help = Montrer un indice ; redemander pour la carte, la place et la raison
command-hint-knowledge-help = Laisser les indices utiliser toutes les cartes, ou seulement celles que vous voyez
command-winning-line-help = Montrer pas à pas un chemin vers la victoire ; votre partie ne change pas
command-verdict-help = Montrer si vous pouvez encore gagner, combien de fois le conseiller honnête gagne, ou rien
command-grade-help = Montrer combien de joueurs rapides sur 200 gagnent cette donne, donc si elle peut être gagnée
command-deals-help = Choisir les nouvelles donnes : faciles jusqu’à la première victoire, seulement gagnables, ou toutes
command-review-help = Après la partie, ou après une manche de Curse of the Doublet : montrer quels coups ont coûté cher
command-rules-help = Lire les règles
command-lessons-help = Apprendre : une leçon par règle ; après un refus ou un indice, celle qui l’explique
command-puzzles-help = Résoudre des problèmes tirés de vraies parties
command-statistics-help = Montrer vos statistiques
command-settings-help = Changer les réglages
command-time-help = Montrer ou cacher l’horloge
command-colours-help = Montrer les enseignes en deux ou quatre couleurs
command-share-help = Copier un lien vers cette position
command-help-help = Montrer cette liste
command-menu-help = Énumérer toutes les commandes
command-brief = Bref
command-brief-help = Ne dire après un coup que ce qui change, ou des phrases entières et les points
command-archive-help = Énumérer les parties enregistrées : continuer, analyser ou supprimer
command-games-help = Quitter la table ; la partie est enregistrée

sweep-home = Tout envoyer
sweep-turn = Retourner jusqu’à une carte utile
sweep-finish = Finir
sweep-done = { $count } coups joués d’office. { $last }
sweep-none = Aucun coup ne peut être joué d’office ici.

lessons-title = Leçons
puzzles-title = Problèmes
lessons-of = Leçons : { $game }
lesson-title = Leçon : { $title }
lesson-step = étape { $number } sur { $count }
lesson-done = Fait
lesson-off-topic = Dans une partie, vous pourriez le faire, mais cette étape demande un autre coup.
lesson-all-done = C’étaient toutes les leçons.
