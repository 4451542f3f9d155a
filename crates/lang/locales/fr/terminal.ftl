# The terminal's own sentences: menus, keys, questions, saves, statistics.

terminal-pass = passage { $pass } sur { $passes }
terminal-left = reste { $count }
terminal-tiles-of = { $seat } : { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}

terminal-with-undo = avec annulation
terminal-assisted = assistée
terminal-must-pass = Aucun domino ne convient : appuyez sur p pour passer.
terminal-keys-over = [v] analyse [n] nouvelle donne [R] recommencer [u] annuler [S] statistiques [q] menu
terminal-keys-choosing = [Entrée] valider [v] analyse [u] annuler [?] touches [q] menu
terminal-keys-next-hand = [Entrée] manche suivante [v] analyse [u] annuler [?] touches [q] menu

terminal-new-here = Nouveau ici ? Appuyez sur E pour une première partie.
terminal-new-game = Nouvelle partie
terminal-menu-keys = [Entrée] jouer [E] apprendre [O] parties [B] aujourd’hui [N] gagnable [Z] problèmes [L] règles [S] statistiques [,] réglages [#] numéro [D] difficulté [?] touches [q] quitter

terminal-too-small = Talon a besoin d’une fenêtre de { $width } colonnes sur { $height } lignes. Celle-ci fait { $now-width } sur { $now-height } : veuillez l’agrandir, ou appuyez sur q pour quitter.
terminal-curtain-enter = Appuyez sur Entrée quand seul { $seat } regarde.
terminal-curtain-keys = [Entrée] continuer [q] menu
terminal-yes = Oui
terminal-no = Non
terminal-number-hint = Tapez un nombre de 0 à { $most }.
terminal-number-keys = [Entrée] donner [Échap] annuler
terminal-choice-keys = [flèches] choisir [Entrée] valider [Échap] annuler

terminal-figures = Résultats
terminal-page-keys-more = [Espace] la suite [flèches] défiler [gauche] [droite] autres jeux [Échap] retour
terminal-page-keys-games = [flèches] défiler [gauche] [droite] autres jeux [Échap] retour
terminal-message-keys = [Échap] retour

terminal-help-moving = Jouer
terminal-help-mouse = Souris
terminal-help-position = Position
terminal-help-deal = Donne
terminal-help-pages = Autres
terminal-name-arrows = flèches
terminal-name-left = gauche
terminal-name-right = droite
terminal-name-enter = Entrée
terminal-name-tab = Tab
terminal-name-esc = Échap
terminal-name-space = Espace .
terminal-name-click = clic
terminal-name-drag = glisser
terminal-name-right-click = clic droit
terminal-key-letter = Utiliser la pile de cette lettre : prendre, poser, ou jouer le seul coup
terminal-key-enter = Prendre ou poser au curseur
terminal-key-tab = Aller à la prochaine pile jouable
terminal-key-esc = Reposer ce que vous tenez ; sinon, revenir au menu
terminal-key-stock = Retourner une carte, ou donner
terminal-key-pass = Passer, dans Curse of the Doublet
terminal-key-click = Prendre, poser, ou jouer le seul coup
terminal-key-drag = Déplacer une carte ou un domino
terminal-key-right-click = Envoyer une carte sur sa fondation ; un double clic fait de même
terminal-help-solver = Indices, verdicts et analyses
terminal-key-interrupt = Quitter à tout moment ; la partie est enregistrée
terminal-key-redraw = Redessiner l’écran
terminal-key-message = Lire le message en entier

terminal-settings-keys = [flèches] choisir et changer [Entrée] valeur suivante [Échap] retour
terminal-setting-verdict = Puis-je encore gagner ?
terminal-setting-verdict-help = Affiché à côté des messages des patiences. La touche v le change aussi.
terminal-setting-hints = Indices
terminal-setting-hints-help = Un indice qui voit toutes les cartes compte comme une aide.
terminal-setting-deals-help = Les donnes faciles du début peuvent toutes être gagnées.
terminal-setting-opponent = Adversaire dans Curse
terminal-setting-opponent-help = Qui joue contre vous à partir de la prochaine partie.
terminal-setting-colours = Couleurs des enseignes
terminal-setting-colours-help = Avec quatre, les carreaux sont bleus et les trèfles verts.
terminal-setting-clock = Horloge
terminal-setting-clock-help = Le temps que vous avez joué, dans la première ligne.
terminal-verdict-solver = un solveur qui voit toutes les cartes
terminal-verdict-odds = les chances d’après ce que vous voyez
terminal-hints-fair = voient ce que vous voyez
terminal-hints-all-cards = voient toutes les cartes
terminal-colours-two = deux
terminal-colours-four = quatre
terminal-hidden = cachée
terminal-deal-winnable = N : une gagnable
terminal-shown = affichée

terminal-verdict-off = Appuyez encore sur v pour le cacher.
terminal-verdict-back = Appuyez encore sur v pour le revoir.
terminal-hint-more = Appuyez sur H pour en savoir plus.
terminal-hint-play = Appuyez sur H pour le jouer, W pour voir tout le chemin.
terminal-hint-play-fair = Appuyez sur H pour le jouer.
terminal-seek-keys = [Échap] arrêter
terminal-way-keys-none = [Échap] revenir à votre partie
terminal-way-keys = [flèches] avancer [Espace] regarder, arrêter [l] liste [Entrée] jouer d’ici [Échap] retour
terminal-way-keys-list = [flèches] avancer [l] table [Entrée] jouer d’ici [Échap] retour
terminal-review-legend = { $yes } gagnable  { $no } non gagnable  { $full } points faits  { $shade } encore possibles
terminal-next-hand = Appuyez sur Entrée pour la manche suivante, v pour analyser celle-ci.
terminal-hand-review = Appuyez sur v pour analyser cette manche.
terminal-hand-keys = [flèches] coups [t] le plus coûteux [Échap] retour
terminal-hands-keys = [flèches] coups [gauche] [droite] manches [t] le plus coûteux [Échap] retour
terminal-hands-legend = Barres : points de la manche, tous dominos connus. Nombres : points qu’un coup laisse échapper, en moyenne sur les dominos que l’autre peut avoir.
terminal-review-keys = [flèches] avancer [w] meilleur chemin [f] trouver le coup [a] réessayer d’ici [t] coup perdant [Échap] retour

terminal-archive-keys = [Entrée] ouvrir [v] analyser [x] supprimer [/] chercher [Tab] ouvertes [Échap] retour
terminal-archive-keys-searching = [Entrée] garder [Échap] tout afficher
terminal-archive-keys-delete = [y] supprimer [n] garder

terminal-plain-which-game = Choisissez un jeu : { $games } ou { $last }.
terminal-plain-title = { $game }, donne { $deal }.
terminal-plain-begin = Tapez un coup, ou help.
terminal-plain-unknown = Tapez moves pour voir les coups permis, ou help.
terminal-plain-yes-no = yes ou no ?
terminal-plain-no-moves = Plus aucun coup possible.
terminal-plain-goodbye = Au revoir.
terminal-plain-goodbye-saved = Au revoir. Votre partie est enregistrée.
terminal-plain-goodbye-not-saved = Au revoir. Cette partie n’a pas pu être enregistrée.
terminal-plain-hint-more = Tapez hint pour en savoir plus.
terminal-plain-hint-write = Tapez { $move } pour le jouer.
terminal-plain-verdict-back = Tapez verdict pour l’entendre une fois, ou verdict on pour l’entendre toujours.
terminal-plain-deal-winnable = Tapez new winnable pour une donne qui peut être gagnée.
terminal-plain-verdict-on = Désormais, à chaque changement, vous entendez si la partie peut encore être gagnée.
terminal-plain-review-first = Analyse de la partie.
terminal-plain-review-not-over = Vous pourrez analyser la partie quand elle sera finie. Pour la finir maintenant, tapez give up.
terminal-plain-again-how = Tapez again { $number } pour réessayer à partir de là.
terminal-plain-again-number = Cette partie a { $count } coups : tapez again et un nombre de 1 à { $most }.
terminal-plain-continue-how = Tapez continue et un numéro pour ouvrir l’une de ces parties.
terminal-plain-continue-number = { $count ->
    [0] Il n’y a pas encore de partie enregistrée.
    [one] Il y a 1 partie enregistrée : tapez continue 1.
   *[other] Il y a { $count } parties enregistrées : tapez continue et un numéro de 1 à { $count }.
}
terminal-plain-free = Vous pouvez utiliser : { $spots }.
terminal-plain-which-move = Cela peut désigner plusieurs coups : { $moves }. Tapez l’un d’eux.
terminal-plain-not-there = On ne voit pas { $piece } sur la table.
terminal-plain-no-answer = Rien sur la table ne s’appelle { $words }. Tapez board pour tout entendre.
terminal-plain-must-pass = Aucun domino ne convient : tapez pass.
terminal-plain-uncovered = Découvert : { $cards }.
terminal-plain-brief = Désormais, vous n’entendez que ce qui change.
terminal-plain-brief-off = Désormais, vous entendez des phrases entières, et les points après chaque coup.
terminal-plain-way-line = { $number }. { $move } : { $name }.
terminal-plain-way-lines = { $number } à { $last }. { $move }, { $count } fois : { $name }.
terminal-plain-help = Tapez un coup comme le montre la liste des coups, ou l’une de ces commandes. Les cartes et dominos peuvent être nommés : 9c 4d, 10c jd, 5s home. Une valeur ou les deux nombres d’un domino suffisent si un seul coup convient : 9 4, 12 pour une dame, 26. Un point retourne une carte ou donne. Un mot suivi d’un point d’interrogation est une question à la table : waste?, stock?, wanted?, free?

terminal-lesson-keys = [H] montrer le coup [u] annuler [Échap] quitter
terminal-lesson-keys-next = [Entrée] suite : { $title } [u] annuler [Échap] quitter
terminal-lesson-keys-done = [Entrée] quitter
terminal-lessons-keys = [flèches] choisir [Entrée] commencer [gauche] [droite] autres jeux [Échap] retour
terminal-lesson-explains = E l’explique.
terminal-plain-lesson = Tapez le coup que demande le texte. Ou : hint, board, undo, quit.
terminal-plain-lesson-move = Tapez : { $move }
terminal-plain-lesson-explains = Tapez learn { $lesson } pour la leçon qui l’explique.
terminal-plain-figure = { $name } : { $value }.
terminal-plain-what-next = Tapez new pour une autre donne, restart pour la même, review pour les coups, ou quit.
terminal-plain-new-here = Nouveau ici ? Tapez : learn first
terminal-ending-table = Regarder la table

# Matches over the network.
terminal-keys-online = [lettre] prendre [w-z] branche [p] passer [M] parler, abandonner [?] touches [q] sortir
terminal-keys-online-choosing = [Entrée] valider [M] parler, abandonner [?] touches [q] sortir
terminal-keys-online-over = [M] rejouer, parler [v] analyse [?] touches [q] sortir
terminal-keys-watching = [L] règles [?] touches [q] sortir
terminal-keys-watched = [v] analyse [?] touches [q] sortir
terminal-online-keys-waiting = [c] code pour téléphone [q] sortir
terminal-online-keys-link = [Entrée] revenir à la table
terminal-online-away = { $name } peut s’absenter encore { $seconds } secondes.
terminal-online-claimable = L’absence de { $name } dure depuis trop longtemps. Appuyez sur M pour gagner la partie ou laisser un bot continuer, ou attendez.
terminal-online-resign = Abandonner la partie
terminal-online-call-off = Annuler la partie
terminal-online-abort = Proposer d’arrêter sans résultat
terminal-online-agree = Accepter d’arrêter sans résultat
terminal-online-decline = Continuer à jouer
terminal-online-claim = Gagner la partie maintenant
terminal-online-call-bot = Laisser un bot ({ $level }) jouer à la place de { $name }
terminal-online-rematch = Jouer une autre partie
terminal-online-mute = Masquer ce que dit { $name }
terminal-online-unmute = Afficher de nouveau ce que dit { $name }
terminal-online-link = Afficher le lien de la partie
terminal-online-menu = Que voulez-vous faire ?
terminal-online-resign-ask = Abandonner la partie ? { $name } gagne alors.
terminal-online-leave-ask = Quitter la table ? La partie continue, et vous êtes absent jusqu’à votre retour.
terminal-online-leave-hosted-ask = Quitter la table ? Ce programme héberge la partie : elle attend votre retour, et personne ne peut jouer d’ici là.
terminal-online-no-help = Dans une partie entre deux personnes, il n’y a ni aide, ni annulation, ni autre donne : ce ne serait pas équitable.
terminal-online-record-awaited = Le serveur n’a pas encore envoyé l’enregistrement de la partie. Réessayez dans un instant.
terminal-online-nothing-to-review = Personne n’a joué de coup dans cette partie : il n’y a rien à analyser.
terminal-online-invite = Envoyez ce lien à la personne avec qui vous voulez jouer :
terminal-online-in-terminal = Ou, dans un terminal :
terminal-online-return = Ce lien vous ramène à la partie :
terminal-online-way-back = Cette commande vous ramène à la partie :
terminal-online-only-here = Le lien ne marche que sur cette machine, car le serveur ne sert qu’elle. Avec talon play curse --host, d’autres personnes de votre réseau peuvent jouer.
terminal-online-go-on-hosting = La partie que vous hébergez n’est pas finie. La continuer ?
terminal-online-waiting = En attente de l’autre joueur …
terminal-online-dealing = Les deux joueurs sont là. On distribue les dominos …
terminal-plain-online-against = Vous jouez contre { $players }.
terminal-plain-online-watching = Vous regardez : { $players }.
terminal-plain-online-clocks = Temps restant, Sud et Nord : { $clocks }.
terminal-plain-online-claim = L’autre joueur s’est absenté trop longtemps. Tapez claim pour gagner la partie, bot pour qu’un bot continue, ou attendez.
terminal-plain-online-phrases = Vous pouvez dire : { $phrases }. Tapez say et l’une d’elles, par exemple say hello.
terminal-plain-online-muted = Désormais, vous n’entendez plus ce que dit l’autre joueur. Tapez de nouveau mute pour changer cela.
terminal-plain-online-unmuted = Vous entendez de nouveau ce que dit l’autre joueur.
terminal-plain-online-blocked = Vous bloquez { $name } : vous ne serez jamais opposés, et vous n’entendez plus ses messages. Tapez de nouveau block pour changer cela.
terminal-plain-online-unblocked = Vous ne bloquez plus { $name }.
terminal-plain-online-help = Tapez un coup comme le montre la liste, ou l’un de ces mots : board, moves, rules, players, say, resign, abort, decline, claim, bot, rematch, review, mute, block, link, quit. Un mot suivi d’un point d’interrogation interroge la table, par exemple set?
verify-deal-hands = { $hands ->
    [one] { $hands } manche a été distribuée
   *[other] { $hands } manches ont été distribuées
} à partir des graines, comme promis.
verify-deal-missing = { $seat } n’a pas révélé sa graine à temps.
verify-deal-winner = Victoire : { $seat }.
verify-deal-no-winner = Personne n’a gagné la partie.
