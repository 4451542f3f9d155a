# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = Bonjour !
online-phrase-good-luck = Bonne chance !
online-phrase-well-played = Bien joué !
online-phrase-thanks = Merci !
online-phrase-oops = Oups !
online-phrase-what-luck = Quelle chance !
online-phrase-good-game = Belle partie !
online-phrase-goodbye = Au revoir !

# Why the server refuses something.
online-refused-stale = La table a changé. Regardez de nouveau.
online-refused-match-over = La partie est terminée.
online-refused-match-not-over = La partie n’est pas encore terminée.
online-refused-seat-taken = Vous êtes déjà à cette table.
online-refused-seed = La part de cet appareil dans la donne n’a pas compté.
online-refused-not-dealt = Les dominos ne sont pas encore distribués.
online-refused-not-your-turn = Ce n’est pas à vous.
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
online-sat = { $name } est à table.
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
    [you] Vous : « { $phrase } »
   *[other] { $name } : « { $phrase } »
}
online-rematch-offered = { $who ->
    [you] Vous avez demandé une autre partie.
   *[other] { $name } veut jouer une autre partie.
}

# How a match ended.
online-won = { $who ->
    [you] Vous gagnez la partie !
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
    [you] Vous êtes resté absent trop longtemps.
   *[other] { $name } est resté absent trop longtemps.
}
online-abandoned = Un joueur n’est pas venu, ou personne n’a rien fait pendant un jour.
online-broken-log = Le serveur ne peut pas continuer cette partie. C’est la faute du serveur.
