# Was alle Spiele gemeinsam haben.

refusal = { $rule }: { $reason }
does-not-follow = Nach { $before } kommt { $wanted }, nicht { $card }.
already-won = Du hast schon gewonnen.

verdict-playing = { $points } von { $most } Punkten.
verdict-won = Gewonnen, mit allen { $most } Punkten!
verdict-lost = Es geht kein Zug mehr. Du hast { $points } von { $most } Punkten.

cards-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}

board-stock = Talon: { $count }.
board-stock-known = Talon: { $count }, die nächste zuerst: { $cards }.
board-waste = Ablage: { $cards }.
board-foundation = Grundstapel: { $cards }.

move-flip = eine Karte vom Talon aufdecken
effect-turned = Du deckst { $card } auf.

rules-heading-goal = Ziel
rules-heading-deal = Auslage
rules-heading-rules = Regeln
rules-heading-scoring = Punkte
rules-heading-tips = Tipps
