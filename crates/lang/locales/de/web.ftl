# Was nur der Browser sagt: Knöpfe, Leisten, Seiten, Einstellungen.

web-table = Der Tisch
web-deal = Spiel Nr. { $deal }
web-score = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-moves = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
web-no-target = Im Moment passt das nirgends hin.
web-no-home = Hier liegt nichts, was auf einen Grundstapel könnte.

web-undo = Zurücknehmen
web-redo = Wiederholen
web-hint = Tipp
web-new-deal = Neu geben
web-deal-by-number = Spiel nach Nummer
web-restart = Von vorn
web-give-up = Aufgeben
web-home = Auf den Grundstapel
web-review = Rückblick
web-statistics = Statistik
web-rules = Regeln
web-keys = Tasten
web-settings = Einstellungen
web-share = Link zu dieser Stellung
web-start = Alle Spiele
web-yes = Ja
web-no = Nein

web-panel = Was du im Blick behalten solltest
web-wanted = gesucht
web-wanted-told = Auf dem Grundstapel fehlt als Nächstes: { $rank }.
web-cards-left = Übrige Karten
web-unseen-tiles = Ungesehene Steine
web-base = Grundwert { $rank }
