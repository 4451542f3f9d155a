# What a search found out about a position.

solve-won = { $moves ->
    [0] È già vinta.
    [one] Si può vincere in 1 mossa:
   *[other] Si può vincere in { $moves } mosse:
}
solve-lost = Non si può vincere, qualunque cosa giochi.
solve-score = Non si può vincere. { $moves ->
    [0] Nessuna mossa migliora il punteggio di { $points }.
    [one] Il punteggio più alto è { $points }, in 1 mossa:
   *[other] Il punteggio più alto è { $points }, in { $moves } mosse:
}
solve-score-so-far = La ricerca è finita in anticipo. { $moves ->
    [0] Non ha trovato come superare il punteggio di { $points }.
    [one] Il punteggio più alto trovato è { $points }, in 1 mossa:
   *[other] Il punteggio più alto trovato è { $points }, in { $moves } mosse:
}
solve-hand-ahead = Con tutte le tessere note, { $seat } fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
} più di { $other }:
solve-hand-even = Con tutte le tessere note, nessun giocatore fa più punti:
solve-hand-over = Questa mano è finita.
