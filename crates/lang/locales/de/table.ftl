# Was Terminal und Browser gleichermaßen über das Spiel auf dem Tisch sagen.

table-deal = Spiel Nr. { $deal }
table-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
table-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
table-wanted = gesucht
table-base = Grundwert { $rank }
table-cards-left = Übrige Karten
table-unseen-tiles = Ungesehene Steine
table-no-target = Damit ist im Moment kein Zug möglich.
table-no-home = Hier liegt nichts, was auf einen Grundstapel könnte.
table-gave-up = Du hast aufgegeben, das Spiel zählt als verloren.
table-players = Wähle deinen Gegner
table-two-players = Zu zweit an einem Bildschirm
table-continue-deal = { $count ->
    [one] Weiterspielen: Nr. { $deal }, 1 Zug
   *[other] Weiterspielen: Nr. { $deal }, { $count } Züge
}
table-deal-number = Nummer des Spiels
table-deal-number-wrong = Bitte gib eine ganze Zahl von 0 bis { $most } ein.
table-statistics-of = Statistik von { $game }
table-keys = Tasten
keys-walk = Von Stapel zu Stapel gehen
label-points = Punkte
label-moves = Züge
label-games = Spiele

# Befehle: ihre Namen auf Knöpfen und in Menüs, und was sie tun.
command-board = Tisch
command-moves = Mögliche Züge
command-try-again = Noch einmal versuchen
command-hint-knowledge = Was Tipps wissen dürfen
command-verdict = Noch zu gewinnen?
command-grade = Wie schwer ist dieses Spiel?
setting-deals = Neue Spiele
setting-deals-easy-at-first = Leichte, bis ich gewinne, dann alle
setting-deals-winnable = Nur solche, die sich gewinnen lassen
setting-deals-any = Alle
command-time = Zeit
command-colours = Vier Farben
command-undo-help = Den letzten Zug zurücknehmen
command-redo-help = Den Zug noch einmal spielen
command-home-help = Die gewählte Karte auf ihren Grundstapel legen
command-sweep = Alles auf einmal
command-sweep-help = Alle Züge machen, bei denen es nichts zu überlegen gibt: alle Karten ablegen, aufdecken, bis etwas passt, oder ein sicheres Spiel beenden
command-next-hand-help = Nach einer Runde Curse of the Doublet: die nächste beginnen
command-board-help = Aufzählen, was wo liegt
command-moves-help = Die möglichen Züge aufzählen
command-new-deal-help = Ein neues Spiel geben
command-new-winnable-deal-help = Ein neues Spiel geben, das man gewinnen kann
command-new-graded-deal-help = Ein leichtes, mittleres, schweres oder sehr schweres Spiel geben
command-deal-by-number-help = Das Spiel mit einer bestimmten Nummer geben
command-daily = Spiel des Tages
command-daily-help = Das Spiel des Tages spielen, für alle dasselbe; das Spiel auf dem Tisch bleibt offen
command-players-help = Den Gegner wählen, oder zu zweit spielen (Curse of the Doublet)
command-restart-help = Dieses Spiel von vorn beginnen
command-try-again-help = Nach dem Ende: dieses Spiel von einem bestimmten Zug an noch einmal versuchen
command-give-up-help = Das Spiel aufgeben
command-hint-help = Einen Tipp zeigen; noch einmal: welche Karte, dann wohin, dann warum
command-hint-knowledge-help = Tipps alle Karten wissen lassen, oder nur die, die du siehst
command-winning-line-help = Einen Weg zum Sieg Zug für Zug zeigen; dein Spiel bleibt, wie es ist
command-verdict-help = Zeigen, ob das Spiel noch zu gewinnen ist, wie oft der faire Berater gewinnt, oder nichts davon
command-grade-help = Zeigen, wie viele von 200 schnellen Spielern dieses Spiel gewinnen, und damit, ob es sich gewinnen lässt
command-deals-help = Wählen, welche neuen Spiele du bekommst: leichte bis zum ersten Sieg, nur gewinnbare oder alle
command-review-help = Nach dem Spiel oder einer Runde Curse of the Doublet: zeigen, welche Züge etwas gekostet haben
command-rules-help = Die Regeln lesen
command-lessons-help = Lernen: eine Lektion für jede Regel; nach einem verbotenen Zug oder einem Tipp die passende
command-puzzles-help = Rätsel aus echten Spielen lösen
command-statistics-help = Die Statistik zeigen
command-settings-help = Die Einstellungen ändern
command-time-help = Die Uhr zeigen oder verbergen
command-colours-help = Die Kartenfarben in zwei oder vier Farben zeigen
command-share-help = Einen Link zu dieser Stellung kopieren
command-help-help = Diese Liste zeigen
command-menu-help = Alle Befehle auflisten
command-brief = Kurz
command-brief-help = Nach einem Zug nur sagen, was sich ändert, oder ganze Sätze und die Punkte
command-archive-help = Alle gespeicherten Spiele zeigen: weiterspielen, zurückblicken oder löschen
command-games-help = Den Tisch verlassen; das Spiel bleibt gespeichert

sweep-home = Alle ablegen
sweep-turn = Aufdecken, bis etwas passt
sweep-finish = Zu Ende spielen
sweep-done = { $count } Züge auf einmal. { $last }
sweep-none = Hier geht nichts auf einmal.

lessons-title = Lektionen
puzzles-title = Rätsel
lessons-of = Lektionen: { $game }
lesson-title = Lektion: { $title }
lesson-step = Schritt { $number } von { $count }
lesson-done = Geschafft
lesson-off-topic = Im Spiel darfst du das, aber dieser Schritt verlangt einen anderen Zug.
lesson-all-done = Das waren alle Lektionen.
