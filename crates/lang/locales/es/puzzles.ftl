# Puzzles.

puzzles-solved = { $solved } de { $count } resueltos
puzzle-title = { $game }: { $kind }
puzzle-question-number = Pregunta { $number } de { $count }
puzzle-rating = { $difficulty }, { $rating }
puzzle-none = No hay problemas así.

puzzle-kind-way = Encuentra el camino
puzzle-kind-own = De tu partida
puzzle-kind-fair-choice = Elección honesta
puzzle-kind-double-dummy = Manos abiertas
puzzle-kind-inference = ¿Qué sabes?
puzzle-kind-safety-play = Jugada segura

puzzle-difficulty-very-easy = muy fácil
puzzle-difficulty-easy = fácil
puzzle-difficulty-medium = medio
puzzle-difficulty-hard = difícil
puzzle-difficulty-very-hard = muy difícil

puzzle-theme-wait = la paciencia da frutos
puzzle-theme-now = ahora o nunca
puzzle-theme-which = ¿qué carta?
puzzle-theme-match = una coincidencia
puzzle-theme-no-match = una coincidencia que puede esperar
puzzle-theme-block = sin respuesta
puzzle-theme-quiet = una jugada tranquila
puzzle-theme-numbers = números que faltan
puzzle-theme-tile = una ficha posible
puzzle-theme-count = contar manos

puzzle-ask-way = Se conocen todas las cartas. Encuentra la única jugada que aún gana.
puzzle-ask-own = Aquí desperdiciaste la victoria. Encuentra una jugada que la conserve.
puzzle-ask-fair-choice = El mazo está oculto. Encuentra la jugada tras la cual aún se pueden ganar más órdenes de sus cartas.
puzzle-ask-double-dummy = Eres { $seat } y conoces todas las fichas. Encuentra la única jugada que mantiene ganada la mano.
puzzle-ask-safety-play = Eres { $seat } y no ves la otra mano. Encuentra la única jugada que gana contra cualquier mano que pueda tener { $other }.
puzzle-ask-inference = Eres { $seat }. ¿Qué demuestran los pases de { $other } sobre sus fichas?
puzzle-ask-numbers = Eres { $seat }. ¿Qué números faltan con seguridad en la mano de { $other }?
puzzle-ask-tile = Eres { $seat }. ¿Cuál de estas fichas puede tener aún { $other }?
puzzle-ask-count = Eres { $seat }. ¿Cuántas manos distintas puede tener { $other }?

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count ->
    [one] 1 mano
   *[other] { $count } manos
}

puzzle-right = Correcto.
puzzle-right-next = Correcto. { $played }
puzzle-played = Las jugadas que siguen: { $moves }.
puzzle-solved = ¡Resuelto!
puzzle-solved-clean = ¡Resuelto sin un fallo!
puzzle-shown = La respuesta: { $answer }.
puzzle-not-asked = El problema pide otra cosa.

puzzle-wrong-way = No: después se pueden alcanzar como mucho { $points } de { $most } puntos.
puzzle-wrong-own = No: después la partida ya no se puede ganar.
puzzle-wrong-fair-choice = No: después se pueden ganar { $count } de { $worlds } órdenes. Tras la mejor jugada, { $best }.
puzzle-wrong-hand = No: si después ambos juegan bien, { $outcome }.
puzzle-wrong-against = No: si { $other } tiene { $tiles }, { $outcome }.
puzzle-wrong-inference = No. Mira qué estaba abierto en cada pase.
puzzle-wrong-then = Por ejemplo: { $moves }.

puzzle-outcome-scores = { $seat } suma { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
puzzle-outcome-nobody = nadie puntúa

puzzle-why-way = Tras cualquier otra jugada, al menos { $points } puntos quedan fuera de alcance.
puzzle-why-fair-choice = Gana en { $best } de { $worlds } órdenes; la mejor de las otras jugadas, en { $second }.
puzzle-why-hand = Ahora { $outcome }.
puzzle-why-against = Tenga lo que tenga { $other }, como mínimo { $outcome }.
puzzle-why-pass = { $other } pasó cuando estaban abiertos { $numbers }.
puzzle-why-hands = { $count ->
    [one] Una mano encaja con todos los pases.
   *[other] { $count } manos encajan con todos los pases.
}

puzzle-stock = Siguientes del mazo: { $cards }.
puzzle-face-down = Boca abajo en la pila { $number }, la de encima primero: { $cards }.
puzzle-history = La mano hasta ahora: { $turns }.

terminal-plain-puzzle = Responde con una jugada o con el número de una respuesta. «moves» muestra las respuestas, «hint» muestra la correcta, «board» describe la mesa y «quit» termina el problema.
terminal-plain-puzzle-why = Escribe win para ver por qué.
terminal-plain-puzzle-own = Escribe puzzle own para buscar la jugada que conserva la victoria.

puzzle-own-looking = Buscando las jugadas que ganan.
puzzle-own-none = En esta posición ganan demasiadas jugadas para un problema.
puzzle-nothing-hidden = No se sabe nada más.

puzzles-intro = Cada problema es una posición de una partida real. Cada pregunta tiene una sola respuesta correcta, y está demostrado.
puzzles-of-day = Problema del día
puzzles-ratings = Puntuaciones de { $from } a { $to }
puzzles-list = Todos los problemas
puzzle-done = resuelto
puzzle-solve = Resolver
puzzle-next = Siguiente problema
puzzle-again = Resolverlo de nuevo
puzzle-show-answer = Mostrar la respuesta
puzzle-show-solution = Mostrar la solución
puzzle-show-refutation = Mostrar por qué
puzzle-back = Volver al problema
puzzle-no-line = No hay jugadas que mostrar.
puzzle-copy-link = Copiar el enlace
puzzle-solution = Solución
puzzle-refutation = Por qué es incorrecto

terminal-puzzle-keys = [letras] responder [K] lo que se sabe [H] mostrar la respuesta [W] por qué [?] teclas [Esc] volver
terminal-puzzle-keys-solved = [Intro] siguiente problema [r] otra vez [W] solución [Esc] volver
terminal-puzzle-keys-line = [flechas] paso [Esc] volver al problema
terminal-puzzles-keys = [flechas] elegir [Tab] otro tipo [t] problema del día [Intro] jugar [Esc] volver
