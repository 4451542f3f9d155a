# Was eine Suche über eine Stellung herausgefunden hat.

solve-won = { $moves ->
    [0] Das Spiel ist schon gewonnen.
    [one] Zu gewinnen in 1 Zug:
   *[other] Zu gewinnen in { $moves } Zügen:
}
solve-lost = Nicht zu gewinnen, was auch immer du spielst.
solve-score = Nicht zu gewinnen. { $moves ->
    [0] Kein Zug bringt mehr als { $points }.
    [one] Das Höchste sind { $points }, in 1 Zug:
   *[other] Das Höchste sind { $points }, in { $moves } Zügen:
}
solve-score-so-far = Die Suche hat vorzeitig aufgehört. { $moves ->
    [0] Einen Weg über { $points } hinaus hat sie nicht gefunden.
    [one] Das Höchste, was sie fand, sind { $points }, in 1 Zug:
   *[other] Das Höchste, was sie fand, sind { $points }, in { $moves } Zügen:
}
solve-hand-ahead = Wenn alle Steine bekannt sind, macht { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als { $other }:
solve-hand-even = Wenn alle Steine bekannt sind, macht keiner mehr Punkte als der andere:
solve-hand-over = Diese Runde ist zu Ende.
