# The site around the table: its front page, and what frames its pages.

site-skip = Aller au contenu
site-documents = Documents
site-documents-english = Les documents sont en anglais.
site-source = Code source
site-feed = Flux des nouveautés

site-play = Jouer dans le navigateur
site-games = Quatre jeux
site-features = Ce que Talon sait faire

site-lead = Talon dit quelle règle interdit un coup et si une patience peut encore être gagnée, et il ne perd jamais une partie que vous avez commencée.

site-referee = Un arbitre qui explique
site-referee-text = Chaque refus nomme sa règle, dit ce qui serait juste et mène à une leçon à ce sujet.
site-winnable = Encore gagnable ?
site-winnable-text = Après chaque coup, vous voyez si un solveur qui connaît toutes les cartes peut encore gagner, ou combien de fois gagne le conseiller honnête, qui ne voit que ce que vous voyez.
site-learn = Appris en quelques minutes
site-learn-text = Une première partie guidée de chaque jeu, une leçon pour chaque règle et { $count } problèmes tirés de vraies parties.
site-friend = À deux
site-friend-text = Jouez à Curse of the Doublet contre un ami : sur deux appareils, par un lien et sans compte, ou sur un seul écran.
site-open = Ouvert à tous
site-open-text = Clavier, souris, écran tactile ou lecteur d’écran ; gros caractères, contraste élevé et cartes en quatre couleurs ; neuf langues ; et même sans réseau.
site-programs = Pour les programmes aussi
site-programs-text = Un arbitre auquel d’autres programmes s’adressent, et un paquet Python avec les solveurs, les adversaires et des environnements d’apprentissage.

site-commands = Deux commandes
site-commands-text = Avec Rust sur votre machine, deux commandes suffisent :
site-command-play = compile les jeux et les ouvre dans votre navigateur
site-command-verify = lance toutes les vérifications et tous les tests

site-for-players = Pour les joueurs
site-for-hosts = Pour les hébergeurs
site-for-developers = Pour les développeurs
site-for-researchers = Résultats

site-licence = Logiciel libre sous licence MIT ou Apache 2.0.
site-privacy = Ce site n’utilise aucun cookie, ne compte pas les visites et ne charge rien d’autres serveurs.
