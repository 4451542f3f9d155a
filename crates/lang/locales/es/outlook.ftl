# Whether a game can still be won, hints, ways to win, and the review: what solvers have to say to a player.

outlook-can-be-won = aún se puede ganar
outlook-cannot-be-won = ya no se puede ganar
outlook-never-could = este reparto no se puede ganar
outlook-odds = probabilidad honesta: { $wins } de { $worlds }
outlook-odds-so-far = probabilidad honesta: { $wins } de { $worlds } …
outlook-not-found = desconocido
outlook-looking = comprobando

outlook-sentence-can-be-won = Esta partida aún se puede ganar.
outlook-sentence-cannot-be-won = Esta partida ya no se puede ganar.
outlook-sentence-never-could = Este reparto no se puede ganar, juegues lo que juegues.
outlook-sentence-odds = El consejero honesto, que solo ve lo que tú ves, gana desde aquí en { $wins } de { $worlds } disposiciones posibles de las cartas ocultas.
outlook-sentence-not-found = Al solucionador se le acabó el tiempo, así que no se sabe si esta partida aún se puede ganar.
outlook-sentence-looking = El solucionador comprueba si esta partida aún se puede ganar.
outlook-two-play = Los veredictos y los caminos a la victoria solo están disponibles en los solitarios.
outlook-failed = El solucionador ha fallado, así que no hay más veredictos ni pistas. Puedes seguir jugando.
outlook-off = Ya no ves si la partida aún se puede ganar.
outlook-fair = Desde ahora ves cuántas veces gana desde aquí el consejero honesto, que solo ve lo que tú ves.

hint-looking = Un momento: buscando una jugada útil.
hint-not-found = Al solucionador se le acabó el tiempo, así que no hay pista.
hint-nothing-to-gain = Desde aquí ya no se puede ganar nada más. Abandona o deshaz algunas jugadas.
hint-over = La partida ha terminado, así que no hay pistas.
hints-fair = Las pistas ahora son honestas: solo ven lo que tú ves.
hints-all-cards = Las pistas ahora ven todas las cartas. Una partida con una pista así cuenta como asistida.
hint-win = Hay una jugada tras la que la partida aún se puede ganar.
hint-advised = Tengo una sugerencia, basada solo en lo que tú puedes ver.
hint-points = La partida ya no se puede ganar, pero hay una jugada que lleva a { $points } puntos.
hint-which = Fíjate en { $card }.
hint-which-stock = Fíjate en el mazo.
hint-which-tile = Fíjate en la ficha { $tile }.
hint-where = Puedes { $move }.
hint-why-looking = Comprobando qué harían las otras jugadas.
hint-why-only = Tras cualquier otra jugada, la partida ya no se puede ganar.
hint-why-all = Aquí ninguna jugada pierde la partida, así que esta es tan buena como cualquiera.
hint-why-some = Con { $keep } de { $all } jugadas, la partida aún se puede ganar, y esta es una de ellas.
hint-why-single = Es la única jugada permitida.
hint-why-unknown = Con ella, la partida aún se puede ganar. Con las otras, no se sabe.
hint-why-points = Lleva a { $points } puntos, lo máximo que aún se puede hacer.
hint-why-some-points = Lleva a { $points } puntos, la mejor puntuación encontrada.

fair-why-wins = Ya se conocen todas las cartas, y esta jugada empieza un camino a la victoria en { $count ->
    [one] una jugada
   *[other] { $count } jugadas
}.
fair-why-most-points = Ya se conocen todas las cartas: la partida no se puede ganar, pero esto lleva a { $points } puntos, lo máximo que aún se puede hacer.
fair-why-wanted-soon = { $count ->
    [0] La fundación pide { $card } ahora.
    [one] La fundación pide { $card } tras otra carta: lo bastante pronto para tomarla.
   *[other] La fundación pide { $card } tras otras { $count } cartas: lo bastante pronto para tomarla.
}
fair-why-looks-on = Todavía no hace falta tomar ninguna carta, y cada carta que descubres te dice más.
fair-why-king = Un rey solo estorba.
fair-why-can-wait = La carta de encima del descarte no sirve ahora, y todo lo demás puede esperar a que veas más.
fair-why-nothing-yet = El descarte aún está vacío, y todo puede esperar a que veas más.
fair-why-best = Gano más veces con ella que con la mejor de las otras: { $move }.
fair-why-hopeless = No encontré un camino a la victoria en ninguna de las disposiciones que probé; esta jugada es la que da más puntos.
fair-why-unfinished = No encontré nada mejor a tiempo.
fair-why-safe = Sube una carta, o libera una que puede subir, que no hace falta en ningún otro sitio.
fair-why-only = Ninguna otra jugada lleva a nada nuevo.
fair-why-stuck = No queda nada nuevo que ver, así que sube cada carta que puede subir.
fair-why-counting = Estoy contando cuántas veces gano desde aquí.
fair-why-odds = Con esta jugada gano desde aquí en { $wins } de { $worlds } disposiciones posibles de las cartas ocultas.
fair-why-odds-so-far = Con esta jugada gano desde aquí en { $wins } de { $worlds } disposiciones posibles de las cartas ocultas; sigo contando.

way-title-win = Un camino a la victoria
way-title-points = Un camino a { $points } puntos
way-at = jugada { $move } de { $count }
way-begin = Desde aquí: { $move }.
way-step = { $done } Después: { $move }.
way-next = Después: { $move }.
way-end-win = { $done } Con eso se gana la partida.
way-end-points = { $done } Son { $points } puntos, lo máximo que aún se puede hacer.
way-end-some-points = { $done } Son { $points } puntos, la mejor puntuación encontrada.
way-looking = Un momento: buscando un camino a la victoria.
way-not-found = Al solucionador se le acabó el tiempo y no encontró un camino a la victoria.
way-nothing-to-gain = Desde aquí ningún camino lleva a más puntos.

seek-title = Buscando un reparto de { $game } que se pueda ganar
seek-tried = { $count ->
    [0] Comprobando el primer reparto
    [one] 1 reparto comprobado
   *[other] { $count } repartos comprobados
}
seek-gave-up = Ninguno de los { $count } repartos se puede ganar con seguridad.

grade-easy = fácil
grade-medium = medio
grade-hard = difícil
grade-very-hard = muy difícil
grade-cannot-be-won = imposible de ganar
grade-deal = Este reparto es { $grade }. De { $plays } jugadores rápidos, programas sencillos que no piensan por adelantado, { $wins ->
    [0] no lo gana ninguno.
    [one] lo gana uno.
   *[other] lo ganan { $wins }.
} { $adviser ->
    [wins] El consejero honesto, un programa que solo ve lo que tú ves, lo gana.
   *[loses] El consejero honesto, un programa que solo ve lo que tú ves, no lo gana.
}
grade-deal-cannot-be-won = Nadie puede ganar este reparto.
grade-looking = Un momento: jugadores del ordenador prueban este reparto.
grade-unknown = Al solucionador se le acabó el tiempo: no se sabe lo difícil que es este reparto.
grade-which = Elige una dificultad
seek-title-grade = Buscando un reparto de { $game }: { $grade }
seek-gave-up-grade = Ninguno de los { $count } repartos es { $grade }.

review-title = Análisis
review-looking = Buscando la jugada que perdió la partida.
review-never-won = Todas las jugadas fueron buenas: la partida se pudo ganar hasta el final, y la ganaste.
review-never-left = La partida aún se podía ganar cuando la dejaste.
review-from-the-start = Este reparto no se podía ganar. La mejor puntuación posible era de { $points } puntos.
review-from-the-start-some = Este reparto no se podía ganar. La mejor puntuación encontrada fue de { $points } puntos.
review-move = La jugada { $number } desperdició la victoria: { $move }.
review-move-first = La primera jugada ya desperdició la victoria: { $move }.
review-between = La victoria se perdió entre las jugadas { $from } y { $to }; al solucionador se le acabó el tiempo para decir exactamente dónde.
review-not-found = Al solucionador se le acabó el tiempo, así que no se sabe si este reparto se podía ganar.
review-until = La partida se podía ganar hasta la jugada { $number }.
review-what-would-have-won = Desde ahí, esto habría ganado:
review-before-any-move = antes de la primera jugada
review-position = tras la jugada { $number }: { $move }
review-at-can-be-won = aún se podía ganar
review-at-cannot-be-won = no se podía ganar: como mucho { $points } de { $full } puntos
review-at-some-points = no se podía ganar: al menos { $points } de { $full } puntos
review-at-unknown = al menos { $points } de { $full } puntos
