# What the terminal and the browser both say about the game on the table.

table-deal = reparto { $deal }
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
table-moves = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}
table-wanted = se busca
table-base = base { $rank }
table-cards-left = Cartas restantes
table-unseen-tiles = Fichas no vistas
table-no-target = Con eso no hay ninguna jugada ahora mismo.
table-no-home = Nada de aquí puede ir a una fundación.
table-gave-up = Has abandonado, así que esta partida cuenta como perdida.
table-players = Elige rival
table-two-players = Dos jugadores, una pantalla
table-continue-deal = { $count ->
    [one] Continuar: reparto { $deal }, 1 jugada
   *[other] Continuar: reparto { $deal }, { $count } jugadas
}
table-deal-number = Número del reparto
table-deal-number-wrong = Escribe un número entero de 0 a { $most }.
table-statistics-of = Estadísticas de { $game }
table-keys = Teclas
keys-walk = Ir de pila en pila
label-points = Puntos
label-moves = Jugadas
label-games = Partidas

command-board = Mesa
command-moves = Jugadas permitidas
command-try-again = Intentar de nuevo
command-hint-knowledge = Qué pueden usar las pistas
command-verdict = ¿Aún puedo ganar?
command-grade = ¿Qué dificultad tiene este reparto?
setting-deals = Repartos nuevos
setting-deals-easy-at-first = Fáciles hasta que gane, luego cualquiera
setting-deals-winnable = Solo los que se pueden ganar
setting-deals-any = Cualquiera
command-time = Tiempo
command-colours = Cuatro colores
command-undo-help = Deshacer la última jugada
command-redo-help = Volver a hacer la jugada
command-home-help = Enviar la carta elegida a su fundación
command-sweep = Todo de una vez
command-sweep-help = Hacer todas las jugadas evidentes: enviar las cartas a la fundación, descubrir cartas hasta que una sirva, o terminar una partida segura
command-next-hand-help = Tras una mano de Curse of the Doublet: empezar la siguiente
command-board-help = Enumerar qué hay en cada sitio
command-moves-help = Enumerar las jugadas permitidas
command-new-deal-help = Empezar un reparto nuevo
command-new-winnable-deal-help = Empezar un reparto nuevo que se pueda ganar
command-new-graded-deal-help = Empezar un reparto de una dificultad elegida: fácil, medio, difícil o muy difícil
command-deal-by-number-help = Empezar el reparto de un número dado
command-daily = Reparto de hoy
command-daily-help = Jugar el reparto de hoy, el mismo para todos; la partida de la mesa sigue abierta
command-players-help = Elegir rival, o jugar dos personas (Curse of the Doublet)
command-restart-help = Empezar de nuevo este reparto
command-try-again-help = Tras la partida: jugar de nuevo este reparto desde una jugada dada
command-give-up-help = Abandonar esta partida
command-hint-help = Mostrar una pista; pide otra vez para saber la carta, el lugar y la razón
command-hint-knowledge-help = Dejar que las pistas usen todas las cartas, o solo las que ves
command-winning-line-help = Mostrar paso a paso un camino a la victoria; tu partida no cambia
command-verdict-help = Mostrar si aún puedes ganar, cuántas veces gana el consejero honesto, o nada
command-grade-help = Mostrar cuántos de 200 jugadores rápidos ganan este reparto y, por tanto, si se puede ganar
command-deals-help = Elegir qué repartos nuevos recibes: fáciles hasta que ganes, solo los que se pueden ganar o cualquiera
command-review-help = Tras la partida, o tras una mano de Curse of the Doublet: mostrar qué jugadas te costaron
command-rules-help = Leer las reglas
command-lessons-help = Aprender: una lección por regla; tras un rechazo o una pista, la que lo explica
command-puzzles-help = Resolver problemas de partidas reales
command-statistics-help = Mostrar tus estadísticas
command-settings-help = Cambiar los ajustes
command-time-help = Mostrar u ocultar el reloj
command-colours-help = Mostrar los palos en dos colores o en cuatro
command-share-help = Copiar un enlace a esta posición
command-help-help = Mostrar esta lista
command-menu-help = Enumerar todos los comandos
command-brief = Breve
command-brief-help = Decir tras una jugada solo lo que cambia, o frases enteras y los puntos
command-archive-help = Enumerar las partidas guardadas: continuar, analizar o borrar
command-games-help = Dejar la mesa; la partida queda guardada

sweep-home = Enviar todo
sweep-turn = Descubrir hasta que algo sirva
sweep-finish = Terminar
sweep-done = { $count } jugadas de una vez. { $last }
sweep-none = Aquí no hay jugadas que hacer de una vez.

lessons-title = Lecciones
puzzles-title = Problemas
lessons-of = Lecciones: { $game }
lesson-title = Lección: { $title }
lesson-step = paso { $number } de { $count }
lesson-done = Hecho
lesson-off-topic = En una partida puedes hacerlo, pero este paso pide otra jugada.
lesson-all-done = Estas eran todas las lecciones.
