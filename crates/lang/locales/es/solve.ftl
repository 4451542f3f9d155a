# What a search found out about a position.

solve-won = { $moves ->
    [0] Ya está ganada.
    [one] Se puede ganar en 1 jugada:
   *[other] Se puede ganar en { $moves } jugadas:
}
solve-lost = No se puede ganar, juegues lo que juegues.
solve-score = No se puede ganar. { $moves ->
    [0] Ninguna jugada mejora la puntuación de { $points }.
    [one] La puntuación máxima es { $points }, en 1 jugada:
   *[other] La puntuación máxima es { $points }, en { $moves } jugadas:
}
solve-score-so-far = La búsqueda terminó antes de tiempo. { $moves ->
    [0] No encontró cómo mejorar la puntuación de { $points }.
    [one] La puntuación máxima encontrada es { $points }, en 1 jugada:
   *[other] La puntuación máxima encontrada es { $points }, en { $moves } jugadas:
}
solve-hand-ahead = Con todas las fichas a la vista, { $seat } hace { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} más que { $other }:
solve-hand-even = Con todas las fichas a la vista, ningún jugador hace más puntos:
solve-hand-over = Esta mano ha terminado.
