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

# The pages in a browser.
online-lead = Zwei Personen, zwei Geräte: ohne Konto, ohne Installation.
online-step-link = Erstelle einen Link.
online-step-send = Schick ihn weiter, oder lass den Code abfotografieren.
online-step-play = Die Partie beginnt, sobald dein Gegenüber Platz nimmt.
online-clock = Uhr
online-clock-none = Ohne Uhr
online-clock-normal = Je 5 Minuten
online-clock-calm = Je 10 Minuten
online-leader = Wer eröffnet zuerst?
online-leader-coin = Die Münze entscheidet
online-leader-you = Du
online-leader-friend = Dein Gegenüber
online-make-link = Link erstellen
online-link = Link für dein Gegenüber
online-copy = Kopieren
online-copied = Kopiert.
online-copy-by-hand = Dieser Browser erlaubt kein Kopieren. Markiere den Text und kopiere ihn selbst.
online-share = Teilen
online-share-text = Spiel mit mir Curse of the Doublet!
online-qr = QR-Code des Links
online-waiting-title = Lade jemanden ein
online-waiting = Warte auf dein Gegenüber …
online-open-seat = Freier Platz
online-you-are = An diesem Tisch heißt du { $name }.
online-link-once = Wer den Link öffnet und zuerst Platz nimmt, spielt mit dir.
online-link-elsewhere = Der Link ist auf dem Gerät, auf dem du ihn erstellt hast.
online-invites = { $name } lädt dich ein
online-agreed-no-clock = Wer zuerst { $target } Punkte hat, gewinnt. Es gibt keine Uhr.
online-agreed-clock = Wer zuerst { $target } Punkte hat, gewinnt. Jeder hat { $minutes } Minuten.
online-agreed-leader = { $who ->
    [you] Du eröffnest die erste Runde.
   *[other] { $name } eröffnet die erste Runde.
}
online-sit-down = Platz nehmen
online-watch = Zuschauen
online-watching = Du schaust zu.
online-seats-taken = Beide Plätze dieser Partie sind besetzt.
online-wrong-invite = Dieser Link öffnet keinen Platz. Bitte um einen neuen.
online-no-match = Diese Partie gibt es auf diesem Server nicht.
online-no-hall = Diese Seite hat keinen Server für Partien zwischen zwei Geräten. Alles andere geht wie immer.
online-unreachable = Der Server antwortet nicht. Partien zwischen zwei Geräten brauchen eine Verbindung, alles andere geht ohne.
online-newer = Der Server ist neuer als diese Seite. Lade die Seite neu.
online-old-key = Ein neuer Link hat den Link dieses Spielers ersetzt, oder der Spieler wurde gelöscht. Öffne den neuen Link auf diesem Gerät.
online-new-player = Als neuer Spieler anfangen
online-too-many = Das ist zu viel auf einmal. Beende eine offene Partie oder versuch es später.
online-open-matches = Deine offenen Partien
online-open-match = Partie mit { $name }
online-to-match = Zur Partie
online-friend-here = Dein Gegenüber ist da
online-arrived = { $name } hat Platz genommen. Möchtest du jetzt spielen?
online-later = Noch nicht

# A match at the table.
online-match = Partie
online-your-turn = Du bist am Zug
online-your-turn-against = Du bist in der Partie mit { $name } am Zug.
online-next-hand = Die nächste Runde hat begonnen.
online-turn-of = { $name } ist am Zug.
online-dealing = Die Steine werden verteilt …
online-pending = Dein Zug ist unterwegs …
online-time-left = noch { $time }
online-away = weg, noch { $seconds } s
online-gone = { $name } ist zu lange weg. Du entscheidest, wie es weitergeht.
online-claim = Partie gewinnen
online-call-bot = Bot weiterspielen lassen
online-wait = Warten
online-stop = Ohne Ergebnis aufhören
online-agree = Zustimmen
online-play-on = Weiterspielen
online-give-up-question = Möchtest du aufgeben? Dann gewinnt dein Gegenüber.
online-rematch = Noch einmal spielen
online-rematch-accept = Revanche annehmen
online-rematch-waits = Warte auf eine Antwort …
online-to-rematch = Zur Revanche
online-off-undo = In einer Partie zwischen zwei Personen gilt jeder Zug.
online-off-help = In einer Partie zwischen zwei Personen hilft Talon nicht.
online-off-deal = An diesem Tisch läuft eine Partie zwischen zwei Personen. Sie endet mit dem Ergebnis oder wenn du aufgibst.
online-former-player = Ein früherer Spieler
online-more = Sagen oder aufhören
online-say = Etwas sagen

# The player of a browser, other players, and what comes after a match.
online-me = Du im Netz
online-me-rated = Du heißt { $name }, deine Wertung ist { $rating }.
online-keep-title = Diesen Namen behalten
online-keep-text = Es gibt kein Konto. Ein geheimer Link ist dein Spieler: Bewahre ihn auf, oder öffne ihn auf einem anderen Gerät, um dort weiterzuspielen.
online-keep-show = Geheimen Link zeigen
online-keep-link = Dein geheimer Link
online-keep-file = Als Datei speichern
online-new-key = Neuer Link
online-new-key-text = Ein neuer Link beendet den alten: Alle anderen Geräte verlieren diesen Spieler.
online-key-changed = Der neue Link gilt jetzt.
online-wrong-key = Dieser Link ist nicht vollständig.
online-move-title = Auf diesem Gerät weiterspielen
online-move-text = Dieser Link ist ein Spieler. Wenn du weitermachst, spielt dieser Browser unter dessen Namen und vergisst den eigenen.
online-move = Hier weiterspielen
online-data-title = Deine Daten
online-data-text = Der Server speichert einen erzeugten Namen, deine Partien und deine Wertung, sonst nichts über dich.
online-export = Exportieren
online-exported = Deine Partien stehen in der Datei talon-matches.json.
online-erase = Alles löschen
online-erase-question = Der Server vergisst deinen Namen und deine Wertung, und du gibst deine offenen Partien auf. Das lässt sich nicht rückgängig machen.
online-erased = Der Server hat dich vergessen.
online-people = Gegner finden
online-people-text = Eine gewertete Partie gegen jemanden, der auch eine sucht.
online-seek = Gegner finden
online-seeking = Suche einen Gegner …
online-seeking-text = Die Partie öffnet sich von selbst. Während du auf dieser Seite etwas anderes spielst, führt eine Leiste darüber zur Partie. Lass die Seite offen.
online-meanwhile = Solange gegen den Computer spielen
online-seek-stop = Suche beenden
online-open-seeks = Suchen gerade einen Gegner
online-watch-link = Link zum Zuschauen kopieren
online-mute = { $name } stummschalten
online-unmute = { $name } wieder hören
online-block = { $name } sperren
online-unblock = { $name } entsperren
online-statistics = Online
online-statistics-matches = Partien gegen Menschen
online-verify = Mischen prüfen
online-verified = Das Mischen war ehrlich: Die vor der Partie festgelegten Zufallszahlen beider Spieler und des Servers führen zu allen Runden ({ $hands }).
online-verified-in-part = Alle Runden ({ $hands }) folgen aus den Zufallszahlen, aber ein Spieler hat seine nicht rechtzeitig offengelegt.
online-not-verified = Die Aufzeichnung belegt das Mischen nicht: { $why }
