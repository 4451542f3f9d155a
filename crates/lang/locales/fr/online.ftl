# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = Bonjour !
online-phrase-good-luck = Bonne chance !
online-phrase-well-played = Bien joué !
online-phrase-thanks = Merci !
online-phrase-oops = Oups !
online-phrase-what-luck = Quelle chance !
online-phrase-good-game = Belle partie !
online-phrase-goodbye = Au revoir !

# Why the server refuses something.
online-refused-stale = La table a changé. Regardez de nouveau.
online-refused-match-over = La partie est terminée.
online-refused-match-not-over = La partie n’est pas encore terminée.
online-refused-seat-taken = Vous êtes déjà à cette table.
online-refused-seed = La part de cet appareil dans la distribution n’a pas compté.
online-refused-not-dealt = Les dominos ne sont pas encore distribués.
online-refused-not-your-turn = Ce n’est pas votre tour.
online-refused-rule = La règle { $rule } n’autorise pas ce coup.
online-refused-bot-plays = Un bot joue maintenant à votre place.
online-refused-no-offer = Cette proposition ne tient plus.
online-refused-offer-stands = Vous l’avez déjà demandé.
online-refused-not-claimable = L’autre joueur peut encore revenir.
online-refused-said-already = Vous pouvez dire une chose par manche.
online-refused-wrong-moment = Cela ne convient pas à ce moment.

# The connection.
online-link-waiting = Pas de connexion. Nouvel essai …
online-link-connecting = Connexion …
online-link-up = Connecté
online-server-away = Le serveur ne peut pas enregistrer pour le moment. Votre coup attend et aucune pendule n’arrive à zéro.
online-rewound = Le serveur a perdu les derniers coups. La partie reprend d’ici.

# What happened besides moves.
online-sat = { $name } a pris place.
online-left = { $name } n’est plus là.
online-returned = { $name } est de retour.
online-abort-offered = { $who ->
    [you] Vous avez demandé d’arrêter sans résultat.
   *[other] { $name } veut arrêter sans résultat.
}
online-abort-declined = { $who ->
    [you] Vous voulez continuer.
   *[other] { $name } veut continuer.
}
online-bot-took-over = Un bot ({ $level }) continue à la place de { $name }.
online-credited = Le serveur a été absent un instant. Ce temps ne compte pas.
online-said = { $who ->
    [you] Vous : « { $phrase } »
   *[other] { $name } : « { $phrase } »
}
online-rematch-offered = { $who ->
    [you] Vous avez demandé une autre partie.
   *[other] { $name } veut jouer une autre partie.
}

# How a match ended.
online-won = { $who ->
    [you] Vous gagnez la partie !
   *[other] { $name } gagne la partie.
}
online-no-result = La partie se termine sans résultat.
online-resigned = { $who ->
    [you] Vous avez abandonné.
   *[other] { $name } a abandonné.
}
online-flagged = { $who ->
    [you] Votre temps est écoulé.
   *[other] { $name } n’a plus de temps.
}
online-claimed = { $who ->
    [you] Votre absence a duré trop longtemps.
   *[other] L’absence de { $name } a duré trop longtemps.
}
online-abandoned = Un joueur n’est pas venu, ou personne n’a rien fait pendant un jour.
online-broken-log = Le serveur ne peut pas continuer cette partie. C’est la faute du serveur.

# The pages in a browser.
online-lead = Deux personnes, deux appareils : sans compte, rien à installer.
online-step-link = Créez un lien.
online-step-send = Envoyez-le, ou faites scanner le code.
online-step-play = La partie commence dès que l’autre personne prend place.
online-clock = Pendule
online-clock-none = Sans pendule
online-clock-normal = 5 minutes chacun
online-clock-calm = 10 minutes chacun
online-leader = Première ouverture
online-leader-coin = La pièce décide
online-leader-you = Vous
online-leader-friend = L’autre personne
online-make-link = Créer un lien
online-link = Lien à envoyer
online-copy = Copier
online-copied = Copié.
online-copy-by-hand = Ce navigateur n’autorise pas la copie. Sélectionnez le texte et copiez-le.
online-share = Partager
online-share-text = Jouez avec moi à Curse of the Doublet !
online-qr = QR code du lien
online-waiting-title = Invitez quelqu’un
online-waiting = En attente de l’autre personne …
online-open-seat = Place libre
online-you-are = À cette table, vous vous appelez { $name }.
online-link-once = La première personne qui ouvre le lien et prend place joue avec vous.
online-link-elsewhere = Le lien se trouve sur l’appareil où vous l’avez créé.
online-invites = { $name } vous invite
online-agreed-no-clock = Le premier à { $target } points gagne. Il n’y a pas de pendule.
online-agreed-clock = Le premier à { $target } points gagne. Chacun dispose de { $minutes } minutes.
online-agreed-leader = { $who ->
    [you] Vous ouvrez la première manche.
   *[other] { $name } ouvre la première manche.
}
online-sit-down = Prendre place
online-watch = Regarder
online-watching = Vous regardez.
online-seats-taken = Les deux places de cette partie sont prises.
online-wrong-invite = Ce lien n’ouvre aucune place. Demandez-en un nouveau.
online-no-match = Cette partie n’existe pas sur ce serveur.
online-no-hall = Ce site n’a pas de serveur pour des parties entre deux appareils. Tout le reste fonctionne comme toujours.
online-unreachable = Le serveur ne répond pas. Les parties entre deux appareils ont besoin d’une connexion ; le reste s’en passe.
online-newer = Le serveur est plus récent que cette page. Rechargez la page.
online-old-key = Un nouveau lien a remplacé celui de ce joueur, ou le joueur a été effacé. Ouvrez le nouveau lien sur cet appareil.
online-new-player = Commencer comme nouveau joueur
online-too-many = C’est trop à la fois. Terminez une partie en cours ou réessayez plus tard.
online-open-matches = Vos parties en cours
online-open-match = Partie avec { $name }
online-to-match = Aller à la partie
online-friend-here = L’autre personne est là
online-arrived = { $name } a pris place. Voulez-vous jouer maintenant ?
online-later = Pas encore

# A match at the table.
online-match = Partie
online-your-turn = À vous
online-your-turn-against = C’est à vous dans la partie avec { $name }.
online-next-hand = La manche suivante a commencé.
online-turn-of = C’est à { $name }.
online-dealing = Distribution …
online-pending = Votre coup est en route …
online-time-left = reste { $time }
online-away = absent, reste { $seconds } s
online-gone = L’absence de { $name } dure depuis trop longtemps. À vous de décider.
online-claim = Gagner la partie
online-call-bot = Laisser jouer un bot
online-wait = Attendre
online-stop = Arrêter sans résultat
online-agree = Accepter
online-play-on = Continuer
online-give-up-question = Voulez-vous abandonner ? L’autre joueur gagne alors.
online-rematch = Rejouer
online-rematch-accept = Accepter la revanche
online-rematch-waits = En attente d’une réponse …
online-to-rematch = Aller à la revanche
online-off-undo = Dans une partie entre deux personnes, un coup est définitif.
online-off-help = Dans une partie entre deux personnes, Talon n’aide pas.
online-off-deal = Une partie entre deux personnes se joue à cette table. Elle finit par son résultat ou par votre abandon.
online-former-player = Un ancien joueur
online-more = Parler ou arrêter
online-say = Dire quelque chose

# The player of a browser, other players, and what comes after a match.
online-me = Vous en ligne
online-me-rated = Vous vous appelez { $name }, votre classement est { $rating }.
online-keep-title = Garder ce nom
online-keep-text = Il n’y a pas de compte. Un lien secret est votre joueur : gardez-le, ou ouvrez-le sur un autre appareil pour y continuer.
online-keep-show = Afficher le lien secret
online-keep-link = Votre lien secret
online-keep-file = Enregistrer dans un fichier
online-new-key = Nouveau lien
online-new-key-text = Un nouveau lien met fin à l’ancien : tous les autres appareils perdent ce joueur.
online-key-changed = Le nouveau lien est valable maintenant.
online-wrong-key = Ce lien n’est pas complet.
online-move-title = Continuer sur cet appareil
online-move-text = Ce lien est un joueur. Si vous continuez, ce navigateur joue sous ce nom et oublie le sien.
online-move = Continuer ici
online-data-title = Vos données
online-data-text = Le serveur garde un nom généré, vos parties et votre classement, et rien d’autre sur vous.
online-export = Exporter
online-exported = Vos parties sont dans le fichier talon-matches.json.
online-erase = Tout effacer
online-erase-question = Le serveur oublie votre nom et votre classement, et vous abandonnez vos parties en cours. C’est irréversible.
online-erased = Le serveur vous a oublié.
online-people = Trouver un adversaire
online-people-text = Une partie classée contre quelqu’un qui en cherche une aussi.
online-seek = Trouver un adversaire
online-seeking = Recherche d’un adversaire …
online-seeking-text = La partie s’ouvre d’elle-même. Si vous jouez à autre chose sur cette page, une barre au-dessus du jeu mène à la partie. Gardez la page ouverte.
online-meanwhile = Jouer contre l’ordinateur en attendant
online-seek-stop = Arrêter la recherche
online-open-seeks = Cherchent un adversaire
online-watch-link = Copier le lien pour regarder
online-mute = Rendre { $name } muet
online-unmute = Entendre de nouveau { $name }
online-block = Bloquer { $name }
online-unblock = Débloquer { $name }
online-statistics = En ligne
online-statistics-matches = Parties contre des personnes
online-verify = Vérifier les donnes
online-verified = Les donnes étaient honnêtes : les graines des deux joueurs et du serveur, fixées avant la partie, mènent à toutes les manches ({ $hands }).
online-verified-in-part = Toutes les manches ({ $hands }) découlent des graines, mais l’un des joueurs n’a pas ouvert la sienne à temps.
online-not-verified = L’enregistrement ne prouve pas les donnes : { $why }
