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
label-points = Punkte
label-moves = Züge
label-games = Spiele
