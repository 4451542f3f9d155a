# Notices and questions before, during and after a game.

notice-resumed = Voici la partie que vous aviez laissée.
notice-opponent-stays = Adversaire : { $here }. Votre prochaine partie : { $next }.
notice-other-move-counts = Ce coup avait montré une carte ou un domino caché. Le rejouer ne change rien. Si vous jouez un autre coup, cette partie compte comme une partie avec annulation.
notice-looked-back-counts = Vous avez joué un autre coup après avoir vu une carte ou un domino caché : cette partie compte comme une partie avec annulation.
notice-hint-counts = Vous avez utilisé un indice : cette partie compte comme assistée, à part dans les statistiques.
notice-line-counts = Vous avez eu une aide qui voit les cartes ou dominos cachés : cette partie compte comme assistée, à part dans les statistiques.
notice-deal-can-be-won = Cette donne peut être gagnée.
notice-first-deal = Environ { $lost } donnes de { $game } sur 100 ne peuvent pas être gagnées. Celle-ci peut l’être : voir « Nouvelles donnes » dans les réglages.
notice-plays-on = La partie reprend à cette position.
notice-tries-again = Un nouvel essai de la même donne, à partir du coup { $number }. Il compte comme assisté.
notice-tries-again-from-the-start = Un nouvel essai de la même donne, depuis le début. Il compte comme assisté.
notice-set-aside = Une partie enregistrée n’a pas pu être lue : { $reason }. Elle a été gardée sous { $kept }.
notice-cannot-save = Cette partie ne peut pas être enregistrée : { $reason }. Vous pouvez continuer, mais elle sera perdue quand vous partirez.
notice-saves-again = L’enregistrement fonctionne de nouveau, rien n’a été perdu.
notice-open-elsewhere = Votre dernière partie est ouverte dans une autre fenêtre : en voici une nouvelle. Elle est enregistrée à part.
notice-in-use = Cette partie est ouverte dans une autre fenêtre. Fermez-la d’abord là-bas.
notice-recovered = Cette partie enregistrée était endommagée ({ $reason }). Elle continue après son dernier coup lisible, le numéro { $moves }. Le fichier endommagé a été gardé sous { $kept }.
notice-newer = La partie enregistrée { $name } vient d’une version plus récente de Talon. Elle n’a pas été modifiée.
notice-cannot-open = La partie enregistrée { $name } ne peut pas être ouverte : { $reason }.

refused-nothing-to-undo = Il n’y a rien à annuler.
refused-nothing-to-redo = Il n’y a rien à rétablir.

link-unreadable = Le lien s’arrête au coup { $number }, « { $move } », qui est illisible. Voici la position d’avant.
link-refused = Le lien s’arrête au coup { $number }, « { $move } », qui n’est pas permis. { $reason } Voici la position d’avant.

steps-undone = { $more ->
    [0] Annulé : { $move }.
    [one] Annulé : { $move }, et { $more } autre coup.
   *[other] Annulé : { $move }, et { $more } autres coups.
}
steps-redone = Rétabli : { $moves }

confirm-give-up = Abandonner ? Cette partie comptera comme perdue.
confirm-restart = Recommencer cette donne ? Cette partie comptera comme perdue.
confirm-winning-line = Montrer comment gagner ? Cette partie comptera comme assistée.
confirm-new-deal = Quitter cette partie pour une autre donne ? Elle comptera comme perdue.

figure-played = Jouées
figure-won = Gagnées
figure-won-percent = Taux de victoire (%)
figure-streak = Série de victoires
figure-longest-streak = Plus longue série
figure-best-score = Meilleur score
figure-best-time = Meilleur temps
figure-with-undo = Gagnées avec annulation
figure-assisted = Assistées (non comptées)
figure-won-of = { $won } sur { $played }
figure-none = -
statistics-rates = Sur 100 donnes, le conseiller honnête, qui ne voit que ce que vous voyez, en gagne environ { $fair }. Un joueur qui voit toutes les cartes peut en gagner environ { $all }.
statistics-winnable = { $could } donnes sur { $decided } pouvaient être gagnées. Vous en avez gagné { $won } : { $percent } %.
statistics-undecided = { $count ->
    [one] Pour 1 partie perdue, on ne le sait pas encore.
   *[other] Pour { $count } parties perdues, on ne le sait pas encore.
}
statistics-by-grade = Par difficulté
statistics-by-opponent = Par adversaire

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = Points
ending-points-value = { $points } sur { $full }
ending-moves = Coups
ending-time = Temps
ending-grade = Difficulté
ending-grade-value = { $grade }, { $wins } joueurs rapides sur { $plays } gagnent
ending-streak = Victoires de suite
ending-hands = Manches
ending-hand = { $seat } { $points }
ending-hand-blocked = bloquée
ending-new-match = Nouvelle partie
ending-first-win = Votre première victoire à ce jeu !
ending-first-unaided = Votre première victoire sans annulation ni aide !
ending-longest-streak = { $wins } victoires de suite : votre plus longue série en { $games } parties.
ending-fastest = La plus rapide de vos { $wins } dernières victoires.
ending-fewest-moves = Celle de vos { $wins } dernières victoires qui a demandé le moins de coups.
ending-hard-deal = { $wins ->
    [0] Une donne difficile : sur { $plays } joueurs rapides, aucun ne la gagne.
    [one] Une donne difficile : sur { $plays } joueurs rapides, un seul la gagne.
   *[other] Une donne difficile : sur { $plays } joueurs rapides, seuls { $wins } la gagnent.
}
ending-unaided = Gagnée sans annulation ni aide, comme { $won } de vos { $played } dernières parties.
ending-with-undo = Elle compte comme une partie avec annulation.
ending-assisted = Elle compte comme assistée.
ending-never-winnable = Cette donne ne pouvait pas être gagnée.
ending-try-again = Réessayer à partir du coup { $number }
