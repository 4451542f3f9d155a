# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = Hallo!
online-phrase-good-luck = Viel Glück!
online-phrase-well-played = Gut gespielt!
online-phrase-thanks = Danke!
online-phrase-oops = Hoppla!
online-phrase-what-luck = So ein Glück!
online-phrase-good-game = Schöne Partie!
online-phrase-goodbye = Tschüss!

# Why the server refuses something.
online-refused-stale = Der Tisch hat sich geändert. Schau noch einmal hin.
online-refused-match-over = Die Partie ist zu Ende.
online-refused-match-not-over = Die Partie ist noch nicht zu Ende.
online-refused-seat-taken = Du sitzt schon an diesem Tisch.
online-refused-seed = Der Anteil dieses Geräts am Mischen zählte nicht.
online-refused-not-dealt = Die Steine sind noch nicht verteilt.
online-refused-not-your-turn = Du bist nicht am Zug.
online-refused-rule = Regel { $rule } lässt diesen Zug nicht zu.
online-refused-bot-plays = Jetzt spielt ein Bot für dich.
online-refused-no-offer = Dieses Angebot gilt nicht mehr.
online-refused-offer-stands = Danach hast du schon gefragt.
online-refused-not-claimable = Der andere Spieler kann noch zurückkommen.
online-refused-said-already = Du kannst in jeder Runde eine Sache sagen.
online-refused-wrong-moment = Das passt jetzt nicht.

# The connection.
online-link-waiting = Keine Verbindung. Neuer Versuch …
online-link-connecting = Verbinde …
online-link-up = Verbunden
online-server-away = Der Server kann gerade nicht speichern. Dein Zug wartet, und keine Uhr läuft ab.
online-rewound = Der Server hat die letzten Züge verloren. Die Partie geht von hier aus weiter.

# What happened besides moves.
online-sat = { $name } hat Platz genommen.
online-left = { $name } ist weg.
online-returned = { $name } ist wieder da.
online-abort-offered = { $who ->
    [you] Du möchtest ohne Ergebnis aufhören.
   *[other] { $name } möchte ohne Ergebnis aufhören.
}
online-abort-declined = { $who ->
    [you] Du möchtest weiterspielen.
   *[other] { $name } möchte weiterspielen.
}
online-bot-took-over = Ein Bot ({ $level }) spielt für { $name } weiter.
online-credited = Der Server war kurz weg. Diese Zeit zählt nicht.
online-said = { $who ->
    [you] Du: „{ $phrase }“
   *[other] { $name }: „{ $phrase }“
}
online-rematch-offered = { $who ->
    [you] Du hast um eine weitere Partie gebeten.
   *[other] { $name } möchte noch eine Partie spielen.
}

# How a match ended.
online-won = { $who ->
    [you] Du gewinnst die Partie!
   *[other] { $name } gewinnt die Partie.
}
online-no-result = Die Partie endet ohne Ergebnis.
online-resigned = { $who ->
    [you] Du hast aufgegeben.
   *[other] { $name } hat aufgegeben.
}
online-flagged = { $who ->
    [you] Deine Zeit ist abgelaufen.
   *[other] Die Zeit von { $name } ist abgelaufen.
}
online-claimed = { $who ->
    [you] Du warst zu lange weg.
   *[other] { $name } war zu lange weg.
}
online-abandoned = Jemand ist nicht gekommen, oder einen Tag lang hat niemand etwas getan.
online-broken-log = Der Server kann diese Partie nicht fortsetzen. Das ist ein Fehler des Servers.
