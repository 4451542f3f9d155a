# Die Liste der gespeicherten Spiele.

archive-title = Gespeicherte Spiele
archive-count = { $open ->
    [0] { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
   *[other] { $count ->
        [one] 1 Spiel, noch offen
       *[other] { $count } Spiele, davon { $open } noch offen
    }
}
archive-empty = Es gibt noch keine gespeicherten Spiele. Ein Spiel wird ab seinem ersten Zug gespeichert.
archive-no-match = Kein gespeichertes Spiel passt dazu.
archive-reading = { $left ->
    [one] Noch 1 Spiel wird gelesen …
   *[other] Noch { $left } Spiele werden gelesen …
}
archive-game = Spiel
archive-deal = Nummer
archive-state = Stand
archive-points = Punkte
archive-moves = Züge
archive-played = Zuletzt gespielt
archive-no-deal = eigene Stellung
archive-two-players = { $game }, zu zweit
archive-open = offen
archive-won = gewonnen
archive-lost = verloren
archive-drawn = unentschieden
archive-assisted = mit Hilfe
archive-score = Stand { $south } zu { $north }
archive-and-more = { $before }, { $part }
archive-search = Suchen
archive-search-hint = Ein Spiel, eine Nummer oder ein Stand
archive-more = Mehr zeigen
archive-open-only = Nur offene Spiele
archive-continue = Weiterspielen
archive-review = Rückblick
archive-delete = Löschen
archive-confirm-delete = Dieses Spiel endgültig löschen? Es verschwindet auch aus deiner Statistik.

ago-now = gerade eben
ago-minutes = { $count ->
    [one] vor 1 Minute
   *[other] vor { $count } Minuten
}
ago-hours = { $count ->
    [one] vor 1 Stunde
   *[other] vor { $count } Stunden
}
ago-days = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
ago-months = { $count ->
    [one] vor 1 Monat
   *[other] vor { $count } Monaten
}
ago-years = { $count ->
    [one] vor 1 Jahr
   *[other] vor { $count } Jahren
}
