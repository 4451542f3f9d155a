# The list of saved games.

archive-title = Partidas guardadas
archive-count = { $open ->
    [0] { $count ->
        [one] 1 partida
       *[other] { $count } partidas
    }
   *[other] { $count ->
        [one] 1 partida, aún abierta
       *[other] { $count } partidas, { $open } aún abiertas
    }
}
archive-empty = Todavía no hay partidas guardadas. Una partida se guarda desde su primera jugada.
archive-no-match = Ninguna partida guardada coincide.
archive-reading = { $left ->
    [one] Falta leer 1 partida …
   *[other] Falta leer { $left } partidas …
}
archive-game = Juego
archive-deal = Reparto
archive-state = Estado
archive-points = Puntos
archive-moves = Jugadas
archive-played = Última vez
archive-no-deal = posición propia
archive-two-players = { $game }, dos jugadores
archive-open = abierta
archive-won = ganada
archive-lost = perdida
archive-drawn = empatada
archive-assisted = asistida
archive-score = marcador { $south } a { $north }
archive-and-more = { $before }, { $part }
archive-search = Buscar
archive-search-hint = Un juego, un número de reparto o un estado
archive-more = Mostrar más
archive-open-only = Solo partidas abiertas
archive-continue = Continuar
archive-review = Analizar
archive-delete = Borrar
archive-confirm-delete = ¿Borrar esta partida para siempre? También desaparece de tus estadísticas.

ago-now = ahora mismo
ago-minutes = { $count ->
    [one] hace 1 minuto
   *[other] hace { $count } minutos
}
ago-hours = { $count ->
    [one] hace 1 hora
   *[other] hace { $count } horas
}
ago-days = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
ago-months = { $count ->
    [one] hace 1 mes
   *[other] hace { $count } meses
}
ago-years = { $count ->
    [one] hace 1 año
   *[other] hace { $count } años
}
