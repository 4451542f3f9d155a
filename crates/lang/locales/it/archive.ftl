# The list of saved games.

archive-title = Partite salvate
archive-count = { $open ->
    [0] { $count ->
        [one] 1 partita
       *[other] { $count } partite
    }
   *[other] { $count ->
        [one] 1 partita, ancora aperta
       *[other] { $count } partite, { $open } ancora aperte
    }
}
archive-empty = Non ci sono ancora partite salvate. Una partita si salva dalla prima mossa.
archive-no-match = Nessuna partita salvata corrisponde.
archive-reading = { $left ->
    [one] Ancora 1 partita da leggere …
   *[other] Ancora { $left } partite da leggere …
}
archive-game = Gioco
archive-deal = Smazzata
archive-state = Stato
archive-points = Punti
archive-moves = Mosse
archive-played = Ultima volta
archive-no-deal = posizione propria
archive-two-players = { $game }, in due
archive-open = aperta
archive-won = vinta
archive-lost = persa
archive-drawn = pari
archive-assisted = assistita
archive-score = punteggio { $south } a { $north }
archive-and-more = { $before }, { $part }
archive-search = Cerca
archive-search-hint = Un gioco, un numero di smazzata o uno stato
archive-more = Mostra altro
archive-open-only = Solo partite aperte
archive-continue = Continua
archive-review = Analizza
archive-delete = Elimina
archive-confirm-delete = Eliminare questa partita per sempre? Sparisce anche dalle tue statistiche.

ago-now = adesso
ago-minutes = { $count ->
    [one] 1 minuto fa
   *[other] { $count } minuti fa
}
ago-hours = { $count ->
    [one] 1 ora fa
   *[other] { $count } ore fa
}
ago-days = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}
ago-months = { $count ->
    [one] 1 mese fa
   *[other] { $count } mesi fa
}
ago-years = { $count ->
    [one] 1 anno fa
   *[other] { $count } anni fa
}
