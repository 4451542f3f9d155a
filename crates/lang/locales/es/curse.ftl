# Curse of the Doublet: why a move is refused, what it did, what lies where.

curse-not-held = la ficha { $tile } no está en esta mano.
curse-hand-goes-on = quién sale se elige solo después de la mano.
curse-coin-decides = después de una mano cerrada, la moneda decide quién sale.
curse-loser-chooses = { $seat } ha perdido la mano y elige quién sale en la siguiente.
curse-set-comes-first = la mano empieza con la ficha inicial: pon cualquier ficha.
curse-set-lies-already = la ficha inicial ya está puesta: di a qué rama va la ficha.
curse-no-such-side = no hay rama { $side }; las ramas son de la 1 a la 4.
curse-does-not-join = la ficha { $tile } no encaja: el extremo abierto allí es { $end }.
curse-must-play = no puedes pasar mientras la ficha { $tile } se pueda jugar.
curse-hand-ended = la mano ha terminado.
curse-match-decided = la partida ha terminado.

curse-branch = { $side ->
    [1] rama de arriba
    [2] rama izquierda
    [3] rama derecha
    [4] rama de abajo
   *[other] rama { $side }
}
curse-branch-name = { curse-branch }

curse-put-set = { $seat } pone { $tile } como ficha inicial.
curse-played = { $seat } pone { $tile } en la { curse-branch }, que ahora acaba en { $end }.
curse-played-match = { $seat } pone { $tile } en la { curse-branch }, que ahora acaba en { $end }: coincidencia.
curse-passed = { $seat } pasa, así que no tiene ninguno de estos números: { $lacks }.
curse-next-hand = Empieza la mano { $number }. Quien perdió ha elegido que salga { $leader }.
curse-next-hand-by-coin = Empieza la mano { $number }. La moneda decide que sale { $leader }.
curse-blocked = La mano se cierra y nadie puntúa.
curse-went-out = { $seat } pone su última ficha y suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $tiles } por las fichas que quedan en la otra mano{ $extra ->
    [0] .
   *[other] , y { $extra } por la coincidencia final.
}
curse-score = Puntos: Sur { $south }, Norte { $north }.
curse-left-with = A { $seat } le quedaban: { $tiles }.

curse-match-won = ¡{ $seat } gana la partida!
curse-choosing = { $seat } elige quién sale en la mano siguiente.
curse-coin-next = La moneda decide quién sale en la mano siguiente.
curse-turn = Es el turno de { $seat }.
curse-turn-again = { $seat } ha hecho una coincidencia y juega otra vez.
curse-turn-to-lead = Sale { $seat }: cualquier ficha puede ser la inicial.

curse-now-lead-by-coin = La moneda te hace salir. Pon cualquier ficha en el centro.
curse-now-lead = Sales tú. Pon cualquier ficha en el centro.
curse-now-turn = Tu turno.
curse-now-again = Coincidencia: juega otra vez.
curse-now-pass = No encaja ninguna ficha: pasa.
curse-now-choose = Tú eliges quién sale.
curse-now-other = { $seat } está pensando.
curse-now-looking = Mira la mano y luego continúa.
curse-you = { $seat }, tú
curse-opponent = { $seat }, { $opponent }
curse-hand-number = Mano { $hand }, a { $target } puntos
curse-hand-number-short = Mano { $hand }, a { $target }
curse-score-title = Puntos
curse-match-score = { $south } { $left } : { $right } { $north }
curse-last-turn = Última jugada: { $tiles }.

curse-move-set = poner { $tile } como ficha inicial
curse-move-play = poner { $tile } en la { curse-branch }, que acabará en { $end }
curse-move-play-anyhow = poner { $tile } en la rama { $side }
curse-move-pass = pasar
curse-move-lead = dejar que { $seat } salga en la mano siguiente
curse-move-next = dejar que la moneda decida quién sale en la mano siguiente

curse-board-match = Mano { $hand } de la partida. Puntos: Sur { $south }, Norte { $north }.
curse-board-set = La ficha inicial es { $tile }.
curse-board-no-set = Todavía no hay ficha inicial.
curse-board-side = Rama { $side }, { curse-branch-name }: sin empezar, abierta para { $end }.
curse-board-branch = Rama { $side }, { curse-branch-name }: { $tiles }; acaba en { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-passed = { $seat } ha pasado a { $numbers } y no tiene ninguno de estos números.
curse-board-aside = Aparte: { $tiles }.

curse-level-novice = Principiante
curse-level-casual = Jugador ocasional
curse-level-club = Jugador de club
curse-level-strong = Experto
curse-level-best = Maestro
curse-style-novice = hace toda coincidencia posible; si no hay, juega su ficha más pesada: bueno para una primera partida
curse-style-casual = entiende el juego, pero a menudo se conforma con lo segundo mejor
curse-style-club = conoce bien el juego, pero se equivoca de vez en cuando
curse-style-strong = juega con mucha experiencia y se fija en las fichas que no juegas
curse-style-best = es quien más piensa, y lee tus jugadas y tus pases
curse-against = { $opponent }

curse-passed-on = pasó a { $numbers }
curse-why-leading = Quien sale tiene más posibilidades.
curse-why-goes-out = Es la última ficha y suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
curse-why-plays-again = Coincide con el { $number }, así que el mismo jugador juega otra vez.
curse-why-cannot-be-answered = { $seat } ha pasado a { $numbers } y no podría responder, porque no quedaría nada más abierto.
curse-why-closes-an-end = { $seat } ha pasado a { $number } y no puede jugar ahí.
curse-why-few-answers = De las { $possible } fichas que puede tener el otro jugador, { $answers ->
    [0] ninguna encajaría
    [one] solo una encajaría
   *[other] solo { $answers } encajarían
} en un extremo abierto.
curse-why-doublet = Un doble solo encaja con un número, y así te libras de él.
curse-why-keeps-going = De las { $held } fichas que quedan en la mano, { $joinable ->
    [one] 1 encajaría
   *[other] { $joinable } encajarían
} en un extremo abierto.
curse-why-on-average = No destaca ninguna razón, pero fue lo que mejor resultó al jugar manos hasta el final.

hand-review-looking = Calculando cuánto valía cada jugada.
hand-review-nobody-erred = Nadie hizo una jugada claramente peor que la mejor, según lo que podía saber.
hand-review-costliest = La jugada { $number } fue la más cara: { $seat } jugó { $play }. Según lo que { $seat } podía saber, { $best } valía { $points } más de media.
hand-review-given-away = { $seat } regaló { $fair } según lo que se podía saber, y { $seen } con todas las fichas a la vista.
hand-review-given-up = La mano se abandonó.
hand-review-hand = Mano { $number }. { $ending }
hand-review-move = { $seat }: { $play }
hand-review-set = { $tile } como ficha inicial
hand-review-play = { $tile } ({ curse-branch-name })
hand-review-went-out = { $seat } pone su última ficha y suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hand-review-points = { $whole },{ $tenths }
hand-review-play-narrows = Por lo que { $watcher } podía saber, { $seat } podía tener { $before } manos distintas antes de esta jugada, y { $after } después.
hand-review-play-shows-all = Tras esta jugada, { $watcher } podía deducir todas las fichas de { $seat }.
hand-review-pass-narrows = Esto demostró que { $seat } no tenía ninguno de estos números: { $lacks }. De las { $before } manos que { $watcher } debía considerar, quedaron { $after }.
hand-review-pass-proves = Esto demostró que { $seat } no tenía ninguno de estos números: { $lacks }.
hand-review-pass-shows-all = Esto demostró que { $seat } no tenía ninguno de estos números: { $lacks }. De las { $before } manos que { $watcher } debía considerar, quedó una: { $watcher } podía deducir todas las fichas.
hand-review-no-choice = No había elección.
hand-review-fair-best = Según lo que { $seat } podía saber, no había nada mejor: { $points } puntos de media.
hand-review-fair-better = Según lo que { $seat } podía saber, { $best } era mejor: { $most } puntos de media en lugar de { $points }.
hand-review-seen-best = Con todas las fichas a la vista, no había nada mejor: { $points } puntos.
hand-review-seen-better = Con todas las fichas a la vista, { $best } era mejor: { $most } puntos en lugar de { $points }.
hand-review-column-play = jugada
hand-review-column-fair = honesta
hand-review-column-seen = a la vista
hand-review-table = Las jugadas posibles, y cuántos puntos más que el otro jugador le da cada una a { $seat }
hand-review-value = valor para { $seat } con todas las fichas a la vista: { $points }
hand-review-lost = regaló { $points }
hand-review-was-played = jugada
hand-review-previous = Mano anterior
hand-review-none = Todavía no hay nada que analizar: la primera mano sigue en juego.

curse-terminal-keys = [letra] tomar ficha [w-z] rama [p] pasar [u] deshacer [H] pista [?] teclas [q] menú

curse-title = Curse of the Doublet
curse-short = Curse
curse-blurb = Dominó para dos: iguala un extremo y juega otra vez.
