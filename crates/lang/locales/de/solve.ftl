# Was eine Suche über eine Stellung herausgefunden hat.

solve-won = { $moves ->
    [0] Das Spiel ist gewonnen.
    [one] Zu gewinnen mit 1 Zug:
   *[other] Zu gewinnen mit { $moves } Zügen:
}
solve-lost = Nicht zu gewinnen, was auch immer du spielst.
solve-score = Nicht zu gewinnen. { $moves ->
    [0] Über { $points } hinaus führt kein Zug.
    [one] Mehr als { $points } ist nicht zu holen, und zwar mit 1 Zug:
   *[other] Mehr als { $points } ist nicht zu holen, und zwar mit { $moves } Zügen:
}
solve-score-so-far = Die Suche hat vorzeitig aufgehört. { $moves ->
    [0] Einen Weg über { $points } hinaus hat sie nicht gefunden.
    [one] Am meisten fand sie mit { $points }, und zwar mit 1 Zug:
   *[other] Am meisten fand sie mit { $points }, und zwar mit { $moves } Zügen:
}
solve-hand-ahead = Wenn beide alle Steine kennen, macht { $seat } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} mehr als { $other }:
solve-hand-even = Wenn beide alle Steine kennen, macht keiner mehr Punkte als der andere:
solve-hand-over = Diese Runde ist zu Ende.
