# Puzzles.

puzzles-solved = { $solved } résolus sur { $count }
puzzle-title = { $game } : { $kind }
puzzle-question-number = Question { $number } sur { $count }
puzzle-rating = { $difficulty }, { $rating }
puzzle-none = Il n’y a pas de tels problèmes.

puzzle-kind-way = Trouver le chemin
puzzle-kind-own = De votre partie
puzzle-kind-fair-choice = Choix honnête
puzzle-kind-double-dummy = Mains ouvertes
puzzle-kind-inference = Que savez-vous ?
puzzle-kind-safety-play = Jeu de sécurité

puzzle-difficulty-very-easy = très facile
puzzle-difficulty-easy = facile
puzzle-difficulty-medium = moyen
puzzle-difficulty-hard = difficile
puzzle-difficulty-very-hard = très difficile

puzzle-theme-wait = la patience paie
puzzle-theme-now = maintenant ou jamais
puzzle-theme-which = quelle carte ?
puzzle-theme-match = un accord
puzzle-theme-no-match = un accord qui peut attendre
puzzle-theme-block = pas de réponse
puzzle-theme-quiet = un coup tranquille
puzzle-theme-numbers = nombres absents
puzzle-theme-tile = un domino possible
puzzle-theme-count = compter les mains

puzzle-ask-way = Toutes les cartes sont connues. Trouvez le seul coup qui gagne encore.
puzzle-ask-own = Ici, vous avez laissé échapper la victoire. Trouvez un coup qui la garde.
puzzle-ask-fair-choice = Le talon est caché. Trouvez le coup après lequel le plus grand nombre d’ordres de ses cartes peuvent encore être gagnés.
puzzle-ask-double-dummy = Vous êtes { $seat } et connaissez tous les dominos. Trouvez le seul coup qui garde la manche gagnée.
puzzle-ask-safety-play = Vous êtes { $seat } et ne voyez pas l’autre main. Trouvez le seul coup qui gagne contre toutes les mains que { $other } peut avoir.
puzzle-ask-inference = Vous êtes { $seat }. Que prouvent les passes de { $other } sur ses dominos ?
puzzle-ask-numbers = Vous êtes { $seat }. Quels nombres manquent à coup sûr dans la main de { $other } ?
puzzle-ask-tile = Vous êtes { $seat }. Lequel de ces dominos { $other } peut-il encore avoir ?
puzzle-ask-count = Vous êtes { $seat }. Combien de mains différentes { $other } peut-il avoir ?

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count ->
    [one] 1 main
   *[other] { $count } mains
}

puzzle-right = Juste.
puzzle-right-next = Juste. { $played }
puzzle-played = Les coups qui suivent : { $moves }.
puzzle-solved = Résolu !
puzzle-solved-clean = Résolu sans une faute !
puzzle-shown = La réponse : { $answer }.
puzzle-not-asked = Le problème demande autre chose.

puzzle-wrong-way = Non : après cela, on peut atteindre au plus { $points } points sur { $most }.
puzzle-wrong-own = Non : après cela, la partie ne peut plus être gagnée.
puzzle-wrong-fair-choice = Non : après cela, { $count } ordres sur { $worlds } peuvent être gagnés. Après le meilleur coup, { $best }.
puzzle-wrong-hand = Non : si les deux jouent bien ensuite, { $outcome }.
puzzle-wrong-against = Non : si { $other } a { $tiles }, { $outcome }.
puzzle-wrong-inference = Non. Regardez ce qui était ouvert à chaque passe.
puzzle-wrong-then = Par exemple : { $moves }.

puzzle-outcome-scores = { $seat } marque { $points ->
    [one] 1 point
   *[other] { $points } points
}
puzzle-outcome-nobody = personne ne marque

puzzle-why-way = Après tout autre coup, au moins { $points } points sont hors d’atteinte.
puzzle-why-fair-choice = Il gagne dans { $best } ordres sur { $worlds } ; le meilleur des autres coups, dans { $second }.
puzzle-why-hand = Maintenant, { $outcome }.
puzzle-why-against = Quoi que { $other } ait, au pire { $outcome }.
puzzle-why-pass = { $other } a passé quand { $numbers } étaient ouverts.
puzzle-why-hands = { $count ->
    [one] Une seule main convient à toutes les passes.
   *[other] { $count } mains conviennent à toutes les passes.
}

puzzle-stock = À venir du talon : { $cards }.
puzzle-face-down = Face cachée dans la pile { $number }, celle du dessus d’abord : { $cards }.
puzzle-history = La manche jusqu’ici : { $turns }.

terminal-plain-puzzle = Répondez par un coup ou par le numéro d’une réponse. « moves » énumère les réponses, « hint » montre la bonne, « board » décrit la table et « quit » termine le problème.
terminal-plain-puzzle-why = Tapez win pour voir pourquoi.
terminal-plain-puzzle-own = Tapez puzzle own pour chercher le coup qui garde la victoire.

puzzle-own-looking = Recherche des coups qui gagnent.
puzzle-own-none = Dans cette position, trop de coups gagnent pour en faire un problème.
puzzle-nothing-hidden = On ne sait rien d’autre.

puzzles-intro = Chaque problème est une position d’une vraie partie. Chaque question a une seule bonne réponse, prouvée par les solveurs.
puzzles-of-day = Problème du jour
puzzles-ratings = Classements de { $from } à { $to }
puzzles-list = Tous les problèmes
puzzle-done = résolu
puzzle-solve = Résoudre
puzzle-next = Problème suivant
puzzle-again = Le résoudre à nouveau
puzzle-show-answer = Montrer la réponse
puzzle-show-solution = Montrer la solution
puzzle-show-refutation = Montrer pourquoi
puzzle-back = Revenir au problème
puzzle-no-line = Il n’y a pas de coups à montrer.
puzzle-copy-link = Copier le lien
puzzle-solution = Solution
puzzle-refutation = Pourquoi c’est faux

terminal-puzzle-keys = [lettres] répondre [K] ce que l’on sait [H] montrer la réponse [W] pourquoi [?] touches [Échap] retour
terminal-puzzle-keys-solved = [Entrée] problème suivant [r] encore [W] solution [Échap] retour
terminal-puzzle-keys-line = [flèches] avancer [Échap] revenir au problème
terminal-puzzles-keys = [flèches] choisir [Tab] autre genre [t] problème du jour [Entrée] jouer [Échap] retour
