# The browser's own sentences: buttons, bars, pages, settings.

web-table = Table

command-undo = Annuler
command-redo = Rétablir
command-hint = Indice
command-new-deal = Nouvelle donne
command-new-winnable-deal = Nouvelle donne gagnable
web-deal-winnable = Donner une partie gagnable
command-new-graded-deal = Nouvelle donne par difficulté
command-deal-by-number = Donne par numéro
command-restart = Recommencer
command-give-up = Abandonner
command-home = Envoyer à la fondation
command-statistics = Statistiques
command-settings = Réglages
command-share = Lien vers cette position
command-games = Tous les jeux
command-menu = Menu
web-yes = Oui
web-no = Non

web-against-computer = Contre l’ordinateur
web-against-computer-note = Vous jouez Sud.
web-opponent = Adversaire
web-two-at-one-table-note = Vous jouez à tour de rôle, et un rideau cache les deux mains entre les tours.
web-curtain-note = Les deux mains sont cachées. Continuez quand seul { $seat } regarde.
web-curtain-lift = Montrer la main de { $seat }
web-between-hands = Entre deux manches

web-panel = En un coup d’œil
web-wanted-sentence = Prochaine sur la fondation : { $rank }.

web-page-title = { $page } – Talon
web-tagline = Des patiences et un jeu de dominos
web-pages = Pages
web-close = Fermer
web-cancel = Annuler
web-play = Jouer
web-daily = Donne du jour
web-continue = { $count ->
    [one] Continuer : { $count } coup
   *[other] Continuer : { $count } coups
}
web-friend = Jouer avec un ami
web-continue-for-two = { $count ->
    [one] Deux joueurs, un écran : continuer, { $count } coup
   *[other] Deux joueurs, un écran : continuer, { $count } coups
}
web-to-the-table = À la table
web-rule = Règle { $rule }
web-rules-of = Règles de { $game }
web-other-rules = Règles par jeu

web-deal-number-note = Le même numéro est la même donne pour tous, pour toujours.
web-deal-it = Donner

web-keys-moving = Au clavier
web-keys-enter = Prendre, poser ou retourner une carte
web-keys-escape = Reposer ce que vous tenez, ou fermer ce qui est ouvert
web-keys-pointing = À la souris ou au doigt
web-keys-drag = Glissez une carte ou un domino à sa place ; les places qui l’acceptent s’allument.
web-keys-tap = Ou touchez-le, puis touchez sa place. Dans Doublets et Yield, une carte qui n’a qu’un coup est jouée aussitôt.
web-keys-double-tap = Dans Lady Jane, touchez une carte deux fois pour l’envoyer sur sa fondation.
web-keys-commands = Commandes
web-keys-piles = Touches des piles

web-hint-more = Plus
web-hint-play = Jouer ce coup
web-hint-way = Montrer le chemin
web-way-first = Aller au premier coup
web-way-back = Un coup en arrière
web-way-next = Un coup en avant
web-way-last = Aller au dernier coup
web-way-play-on = Jouer à partir d’ici

web-ending = Partie terminée
web-same-again = Rejouer cette donne

web-daily-title = { $game } : donne du jour
web-link-copied = Le lien vers cette position a été copié.
web-part-missing = Cette partie de Talon n’a pas pu être chargée. Talon continue d’essayer.
web-no-link = Cette partie n’a pas été donnée par numéro : elle n’a pas de lien.

web-back-to-game = Retour à la partie
web-review-nothing = Il n’y a encore aucun coup à analyser.
web-review-progress = { $done } positions vérifiées sur { $all }
web-review-graph = Position dans la partie
web-review-place = À cette position
web-review-points-to-be-had = points encore possibles
web-review-could-be-won = pouvait être gagnée
web-review-could-not-be-won = ne pouvait pas être gagnée
web-review-chance = victoires du conseiller honnête (%)
web-review-lost-here = a laissé échapper la victoire
web-review-show-way = Montrer le meilleur chemin d’ici
web-review-try-again = Réessayer à partir d’ici
web-review-find-move = Trouver le coup gagnant
web-review-go-back = Revenir à cette position

setting-theme = Thème
setting-theme-dark = Sombre
setting-theme-light = Clair
setting-as-system = Comme cet appareil
setting-contrast = Contraste
setting-contrast-high = Élevé
setting-motion = Animation
setting-motion-none = Aucune
setting-sounds = Sons
setting-sounds-on = Un son pour une carte, un coup refusé et une victoire
setting-backs = Dos des cartes
setting-felt = Table
colour-blue = Bleu
colour-green = Vert
colour-red = Rouge
colour-grey = Gris
setting-vibrates = Vibrer pour une carte, un coup refusé et une victoire
setting-pieces = Cartes et dominos
setting-four-colours = Une couleur différente par enseigne
setting-large-print = Gros caractères
setting-left-handed = Gaucher : échanger gauche et droite
setting-letter-keys = Les touches d’une lettre donnent des commandes
setting-letters = Montrer la touche de chaque pile
setting-language = Langue
setting-as-browser = Comme ce navigateur
setting-status-line = Sous la table
setting-score = Score
setting-stock = Cartes du talon
setting-verdict = Si la partie peut encore être gagnée
setting-verdict-when-asked = Montrer seulement sur demande
setting-verdict-all-cards = Toujours montrer, avec toutes les cartes
setting-verdict-fair = Toujours montrer combien de fois gagne le conseiller honnête, qui ne voit que ce que vous voyez
setting-verdict-never = Ne jamais montrer
setting-hints = Indices
setting-hints-see-all = Les indices voient toutes les cartes (une partie avec un tel indice compte comme assistée)
setting-hide-numbers = Cacher tous les chiffres sur mon jeu

statistics-empty = Vous n’avez pas encore fini de partie. La première sera comptée ici.
statistics-example = Ce que vous verrez ici : un exemple
statistics-hidden = Vos chiffres sont cachés, comme demandé. Les parties sont toujours comptées.
statistics-progress = { $done } parties comptées sur { $all }
statistics-counting = Comptage de vos parties.
web-other-statistics = Statistiques par jeu
graph-results = Parties récentes
graph-shares = Taux de victoire au fil du temps (%)
graph-scores = Parties par score
graph-as-table = En tableau
graph-too-few = Les graphiques apparaîtront ici après votre deuxième partie.
graph-result = Résultat
graph-in-a-row = À la suite
graph-game = Partie
graph-lost = Perdue
graph-drawn = Nulle
graph-latest = Analyser une partie
web-nothing-here = Rien ici
web-did-you-mean = Vouliez-vous cette adresse ?
web-unknown-address = Ce lien ne mène à aucune page de Talon. Voici les jeux.
web-unknown-deal = Aucune donne ne porte ce numéro : les numéros vont de 0 à { $most }. Voici les jeux.
web-unknown-day = Ce jour n’existe pas dans le calendrier. Voici les jeux et les donnes du jour.

daily-title = Donnes du jour
daily-intro = Chaque jour, tout le monde a la même donne, et elle peut être gagnée. Une donne du jour est une partie à part, et vous pouvez rattraper les jours passés.
daily-earlier = Jours précédents
daily-later = Jours suivants
daily-day = { $date } : { $state }
daily-none = pas jouée
daily-open = commencée
daily-won = gagnée
daily-lost = perdue
daily-share = Copier les résultats du jour
daily-result = { $game } : { $state }, { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}, { $time }
daily-streak = { $count } jours de suite

web-learn = Apprendre
web-learn-first = Première partie
web-first-game-offer = Première visite ?
web-first-game-play = Première partie guidée (2 minutes)
web-lesson = Leçon
web-lesson-show = Montrer le coup
web-lesson-next = Suite : { $title }
web-lesson-list = Toutes les leçons
web-fetch-failed = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
web-other-lessons = Leçons des autres jeux
lessons-heading-first = Pour commencer
lessons-heading-techniques = Bien jouer
