# Curse of the Doublet: why a move is refused, what it did, what lies where.

curse-not-held = le domino { $tile } n’est pas dans cette main.
curse-hand-goes-on = on ne choisit qui ouvre qu’après la manche.
curse-coin-decides = après une manche bloquée, c’est la pièce qui décide qui ouvre.
curse-loser-chooses = { $seat } a perdu la manche et choisit qui ouvre la suivante.
curse-set-comes-first = la manche commence par le domino de départ : posez n’importe quel domino.
curse-set-lies-already = le domino de départ est déjà posé : dites sur quelle branche va ce domino.
curse-no-such-side = il n’y a pas de branche { $side } ; les branches vont de 1 à 4.
curse-does-not-join = le domino { $tile } ne convient pas : le bout ouvert y est { $end }.
curse-must-play = vous ne pouvez pas passer tant que le domino { $tile } peut être posé.
curse-hand-ended = la manche est terminée.
curse-match-decided = la partie est terminée.

curse-branch = { $side ->
    [1] branche du haut
    [2] branche de gauche
    [3] branche de droite
    [4] branche du bas
   *[other] branche { $side }
}
curse-branch-name = { curse-branch }

curse-put-set = { $seat } pose { $tile } comme domino de départ.
curse-played = { $seat } pose { $tile } sur la { curse-branch }, qui finit maintenant par { $end }.
curse-played-match = { $seat } pose { $tile } sur la { curse-branch }, qui finit maintenant par { $end } : un accord.
curse-passed = { $seat } passe et n’a donc aucun de ces nombres : { $lacks }.
curse-next-hand = La manche { $number } commence. Le perdant a choisi que { $leader } ouvre.
curse-next-hand-by-coin = La manche { $number } commence. La pièce désigne { $leader } pour ouvrir.
curse-blocked = La manche est bloquée, personne ne marque.
curse-went-out = { $seat } pose son dernier domino et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $tiles } pour les dominos restés dans l’autre main{ $extra ->
    [0] .
   *[other] , et { $extra } pour l’accord final.
}
curse-score = Score : Sud { $south }, Nord { $north }.
curse-left-with = Il restait à { $seat } : { $tiles }.

curse-match-won = { $seat } gagne la partie !
curse-choosing = { $seat } choisit qui ouvre la manche suivante.
curse-coin-next = La pièce décide qui ouvre la manche suivante.
curse-turn = C’est à { $seat } de jouer.
curse-turn-again = { $seat } a fait un accord et rejoue.
curse-turn-to-lead = { $seat } ouvre : n’importe quel domino peut servir de départ.

curse-now-lead-by-coin = La pièce vous fait ouvrir. Posez n’importe quel domino au milieu.
curse-now-lead = Vous ouvrez. Posez n’importe quel domino au milieu.
curse-now-turn = À vous.
curse-now-again = Un accord : rejouez.
curse-now-pass = Aucun domino ne convient : passez.
curse-now-choose = Vous choisissez qui ouvre.
curse-now-other = { $seat } réfléchit.
curse-now-looking = Regardez la manche, puis continuez.
curse-you = { $seat }, vous
curse-opponent = { $seat }, { $opponent }
curse-hand-number = Manche { $hand }, en { $target } points
curse-hand-number-short = Manche { $hand }, en { $target }
curse-score-title = Score
curse-match-score = { $south } { $left } : { $right } { $north }
curse-last-turn = Dernier tour : { $tiles }.

curse-move-set = poser { $tile } comme domino de départ
curse-move-play = poser { $tile } sur la { curse-branch }, qui finira par { $end }
curse-move-play-anyhow = poser { $tile } sur la branche { $side }
curse-move-pass = passer
curse-move-lead = laisser { $seat } ouvrir la manche suivante
curse-move-next = laisser la pièce décider qui ouvre la manche suivante

curse-board-match = Manche { $hand } de la partie. Score : Sud { $south }, Nord { $north }.
curse-board-set = Le domino de départ est { $tile }.
curse-board-no-set = Il n’y a pas encore de domino de départ.
curse-board-side = Branche { $side }, { curse-branch-name } : pas commencée, ouverte pour { $end }.
curse-board-branch = Branche { $side }, { curse-branch-name } : { $tiles } ; finit par { $end }.
curse-board-hand = { $seat } : { $tiles }.
curse-board-passed = { $seat } a passé sur { $numbers } et n’a aucun de ces nombres.
curse-board-aside = À l’écart : { $tiles }.

curse-level-novice = Débutant
curse-level-casual = Joueur occasionnel
curse-level-club = Joueur de club
curse-level-strong = Expert
curse-level-best = Maître
curse-style-novice = fait chaque accord possible, sinon pose son domino le plus lourd : bien pour une première partie
curse-style-casual = sent le jeu, mais se contente souvent du deuxième choix
curse-style-club = connaît bien le jeu, mais se trompe de temps en temps
curse-style-strong = joue avec une longue expérience et remarque les dominos que vous ne posez pas
curse-style-best = réfléchit le plus longtemps et lit vos coups et vos passes
curse-against = { $opponent }

curse-passed-on = a passé sur { $numbers }
curse-why-leading = Qui ouvre a les meilleures chances.
curse-why-goes-out = C’est le dernier domino, et il rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
curse-why-plays-again = Il fait un accord avec { $number }, donc le même joueur rejoue.
curse-why-cannot-be-answered = { $seat } a passé sur { $numbers } et ne pourrait pas répondre, car rien d’autre ne serait ouvert.
curse-why-closes-an-end = { $seat } a passé sur { $number } et ne peut pas jouer là.
curse-why-few-answers = Parmi les { $possible } dominos que l’autre joueur peut avoir, { $answers ->
    [0] aucun ne conviendrait
    [one] un seul conviendrait
   *[other] { $answers } seulement conviendraient
} à un bout ouvert.
curse-why-doublet = Un double ne convient qu’à un nombre, et ce coup vous en débarrasse.
curse-why-keeps-going = Parmi les { $held } dominos qui restent en main, { $joinable ->
    [one] { $joinable } conviendrait
   *[other] { $joinable } conviendraient
} à un bout ouvert.
curse-why-on-average = Aucune raison ne domine, mais c’est ce qui a donné le mieux en jouant des manches jusqu’au bout.

hand-review-looking = Calcul de la valeur de chaque coup.
hand-review-nobody-erred = Personne n’a joué un coup nettement moins bon que le meilleur, d’après ce que l’on pouvait savoir.
hand-review-costliest = Le coup { $number } a coûté le plus cher : { $seat } a joué { $play }. D’après ce que { $seat } pouvait savoir, { $best } valait en moyenne { $points } de plus.
hand-review-given-away = { $seat } a laissé échapper { $fair } d’après ce qui était visible, et { $seen } tous dominos connus.
hand-review-given-up = La manche a été abandonnée.
hand-review-hand = Manche { $number }. { $ending }
hand-review-move = { $seat } : { $play }
hand-review-set = { $tile } comme départ
hand-review-play = { $tile } ({ curse-branch-name })
hand-review-went-out = { $seat } pose son dernier domino et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hand-review-points = { $whole },{ $tenths }
hand-review-play-narrows = D’après ce que { $watcher } pouvait savoir, { $seat } pouvait avoir { $before } mains différentes avant ce coup, et { $after } après.
hand-review-play-shows-all = Après ce coup, { $watcher } pouvait déduire tous les dominos de { $seat }.
hand-review-pass-narrows = Cela prouvait que { $seat } n’avait aucun de ces nombres : { $lacks }. Sur les { $before } mains que { $watcher } devait envisager, il en restait { $after }.
hand-review-pass-proves = Cela prouvait que { $seat } n’avait aucun de ces nombres : { $lacks }.
hand-review-pass-shows-all = Cela prouvait que { $seat } n’avait aucun de ces nombres : { $lacks }. Sur les { $before } mains que { $watcher } devait envisager, il en restait une : { $watcher } pouvait déduire tous les dominos.
hand-review-no-choice = Il n’y avait pas le choix.
hand-review-fair-best = D’après ce que { $seat } pouvait savoir, rien n’était meilleur : { $points } points en moyenne.
hand-review-fair-better = D’après ce que { $seat } pouvait savoir, { $best } était meilleur : { $most } points en moyenne au lieu de { $points }.
hand-review-seen-best = Tous dominos connus, rien n’était meilleur : { $points } points.
hand-review-seen-better = Tous dominos connus, { $best } était meilleur : { $most } points au lieu de { $points }.
hand-review-column-play = coup
hand-review-column-fair = visible
hand-review-column-seen = tout connu
hand-review-table = Les coups possibles, et combien de points de plus que l’autre joueur chacun rapporte à { $seat }
hand-review-value = valeur pour { $seat } tous dominos connus : { $points }
hand-review-lost = a laissé échapper { $points }
hand-review-was-played = joué
hand-review-previous = Manche précédente
hand-review-none = Il n’y a encore rien à analyser : la première manche n’est pas finie.

curse-terminal-keys = [lettre] prendre [w-z] branche [p] passer [u] annuler [H] indice [?] touches [q] menu

curse-title = Curse of the Doublet
curse-short = Curse
curse-blurb = Dominos à deux : retrouvez un bout ouvert et rejouez.
