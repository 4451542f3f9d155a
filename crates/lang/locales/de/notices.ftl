# Was um ein Spiel herum gesagt oder gefragt wird.

notice-resumed = Hier ist das Spiel, das du verlassen hast.
notice-opponent-stays = Gegner: { $here }, in der nächsten Partie: { $next }.
notice-other-move-counts = Dieser Zug hat eine verdeckte Karte oder einen verdeckten Stein gezeigt. Spielst du ihn noch einmal, ändert sich nichts. Spielst du einen anderen, zählt dieses Spiel als Spiel mit Rücknahme.
notice-looked-back-counts = Du hast anders gespielt, nachdem du eine verdeckte Karte oder einen verdeckten Stein gesehen hast. Dieses Spiel zählt als Spiel mit Rücknahme.
notice-hint-counts = Du hast einen Tipp genutzt. Dieses Spiel zählt als Spiel mit Hilfe, und die Statistik führt es getrennt auf.
notice-line-counts = Du hattest Hilfe, die verdeckte Karten oder Steine sieht. Dieses Spiel zählt als Spiel mit Hilfe, und die Statistik führt es getrennt auf.
notice-deal-can-be-won = Dieses Spiel lässt sich gewinnen.
notice-first-deal = Etwa { $lost } von 100 Spielen { $game } lassen sich nicht gewinnen. Dieses schon: siehe „Neue Spiele“ in den Einstellungen.
notice-plays-on = Von hier aus geht das Spiel weiter.
notice-tries-again = Ein neuer Versuch mit denselben Karten, ab Zug { $number }. Er zählt als Spiel mit Hilfe.
notice-tries-again-from-the-start = Ein neuer Versuch mit denselben Karten, von vorn. Er zählt als Spiel mit Hilfe.
notice-set-aside = Ein gespeichertes Spiel konnte nicht gelesen werden: { $reason }. Es bleibt als { $kept } erhalten.
notice-cannot-save = Dieses Spiel lässt sich nicht speichern: { $reason }. Du kannst weiterspielen, aber wenn du gehst, ist es verloren.
notice-saves-again = Das Speichern klappt wieder, und nichts ist verloren gegangen.
notice-open-elsewhere = Dein letztes Spiel ist in einem anderen Fenster offen, darum ist dies ein neues. Es wird für sich gespeichert.
notice-in-use = Dieses Spiel ist in einem anderen Fenster offen. Schließe es zuerst dort.
notice-recovered = Dieses gespeicherte Spiel war beschädigt ({ $reason }). Es geht nach dem letzten lesbaren Zug weiter, Nummer { $moves }. Die beschädigte Datei bleibt als { $kept } erhalten.
notice-newer = Das gespeicherte Spiel { $name } stammt aus einer neueren Version von Talon. Es bleibt unverändert.
notice-cannot-open = Das gespeicherte Spiel { $name } lässt sich nicht öffnen: { $reason }.

refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.

link-unreadable = Der Link endet bei Zug { $number }, „{ $move }“, der nicht zu lesen ist. Dies ist die Stellung davor.
link-refused = Der Link endet bei Zug { $number }, „{ $move }“, der nicht erlaubt ist. { $reason } Dies ist die Stellung davor.

steps-undone = { $more ->
    [0] Zurückgenommen: { $move }.
    [one] Zurückgenommen: { $move }, und 1 weiterer Zug.
   *[other] Zurückgenommen: { $move }, und { $more } weitere Züge.
}
steps-redone = Wiederholt: { $moves }

confirm-give-up = Aufgeben? Dieses Spiel zählt dann als verloren.
confirm-restart = Noch einmal von vorn beginnen? Dieses Spiel zählt dann als verloren.
confirm-winning-line = Den Weg zum Sieg zeigen? Dieses Spiel zählt dann als Spiel mit Hilfe.
confirm-new-deal = Dieses Spiel verlassen und neu geben? Es zählt dann als verloren.

figure-played = Gespielt
figure-won = Gewonnen
figure-won-percent = Gewonnen (%)
figure-streak = Siege in Folge
figure-longest-streak = Längste Siegesserie
figure-best-score = Bestes Ergebnis
figure-best-time = Beste Zeit
figure-with-undo = Gewonnen mit Rücknahme
figure-assisted = Mit Hilfe (nicht gewertet)
figure-won-of = { $won } von { $played }
figure-none = -
statistics-rates = Von 100 Spielen gewinnt der faire Berater, der nur sieht, was du siehst, etwa { $fair }. Wer alle Karten sieht, kann etwa { $all } gewinnen.
statistics-winnable = { $could } von { $decided } Spielen waren zu gewinnen. Davon hast du { $won } gewonnen: { $percent } %.
statistics-undecided = { $count ->
    [one] Von 1 verlorenen Spiel ist das noch nicht bekannt.
   *[other] Von { $count } verlorenen Spielen ist das noch nicht bekannt.
}
statistics-by-grade = Nach Schwierigkeit
statistics-by-opponent = Nach Gegnern

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = Punkte
ending-points-value = { $points } von { $full }
ending-moves = Züge
ending-time = Zeit
ending-grade = Schwierigkeit
ending-grade-value = { $grade }, { $wins } von { $plays } schnellen Spielern gewinnen
ending-streak = Siege in Folge
ending-hands = Runden
ending-hand = { $seat } { $points }
ending-hand-blocked = gesperrt
ending-new-match = Neue Partie
ending-first-win = Dein erster Sieg in diesem Spiel!
ending-first-unaided = Dein erster Sieg ohne Rücknahme und Hilfe!
ending-longest-streak = { $wins } Siege in Folge: deine längste Serie in { $games } Spielen.
ending-fastest = Der schnellste deiner letzten { $wins } Siege.
ending-fewest-moves = Die wenigsten Züge in deinen letzten { $wins } Siegen.
ending-hard-deal = { $wins ->
    [0] Ein schweres Spiel: Von { $plays } schnellen Spielern gewinnt es keiner.
    [one] Ein schweres Spiel: Von { $plays } schnellen Spielern gewinnt es nur einer.
   *[other] Ein schweres Spiel: Von { $plays } schnellen Spielern gewinnen es nur { $wins }.
}
ending-unaided = Ohne Rücknahme und Hilfe gewonnen, wie { $won } deiner letzten { $played } Spiele.
ending-with-undo = Es zählt als Spiel mit Rücknahme.
ending-assisted = Es zählt als Spiel mit Hilfe.
ending-never-winnable = Dieses Spiel ließ sich nicht gewinnen.
ending-try-again = Noch einmal ab Zug { $number }
