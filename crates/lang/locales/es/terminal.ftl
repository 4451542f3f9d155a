# The terminal's own sentences: menus, keys, questions, saves, statistics.

terminal-pass = pasada { $pass } de { $passes }
terminal-left = quedan { $count }
terminal-tiles-of = { $seat }: { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}

terminal-with-undo = con deshacer
terminal-assisted = asistida
terminal-must-pass = No encaja ninguna ficha: pulsa p para pasar.
terminal-keys-over = [v] análisis [n] nuevo reparto [R] de nuevo [u] deshacer [S] estadísticas [q] menú
terminal-keys-choosing = [Intro] aceptar [v] análisis [u] deshacer [?] teclas [q] menú
terminal-keys-next-hand = [Intro] mano siguiente [v] análisis [u] deshacer [?] teclas [q] menú

terminal-new-here = ¿Primera vez? Pulsa E para una primera partida.
terminal-new-game = Partida nueva
terminal-menu-keys = [Intro] jugar [E] aprender [O] guardadas [B] hoy [N] ganable [Z] problemas [L] reglas [S] estadísticas [,] ajustes [#] número [D] dificultad [?] teclas [q] salir

terminal-too-small = Talon necesita una ventana de { $width } columnas por { $height } filas. Esta es de { $now-width } por { $now-height }: agrándala, o pulsa q para salir.
terminal-curtain-enter = Pulsa Intro cuando solo mire { $seat }.
terminal-curtain-keys = [Intro] seguir [q] menú
terminal-yes = Sí
terminal-no = No
terminal-number-hint = Escribe un número de 0 a { $most }.
terminal-number-keys = [Intro] repartir [Esc] cancelar
terminal-choice-keys = [flechas] elegir [Intro] aceptar [Esc] cancelar

terminal-figures = Resultados
terminal-page-keys-more = [Espacio] hay más [flechas] desplazar [izquierda] [derecha] otros juegos [Esc] volver
terminal-page-keys-games = [flechas] desplazar [izquierda] [derecha] otros juegos [Esc] volver
terminal-message-keys = [Esc] volver

terminal-help-moving = Mover
terminal-help-mouse = Ratón
terminal-help-position = Posición
terminal-help-deal = Reparto
terminal-help-pages = Otros
terminal-name-arrows = flechas
terminal-name-left = izquierda
terminal-name-right = derecha
terminal-name-enter = Intro
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = Espacio .
terminal-name-click = clic
terminal-name-drag = arrastrar
terminal-name-right-click = clic derecho
terminal-key-letter = Usar la pila de esta letra: tomar, soltar o hacer la única jugada
terminal-key-enter = Tomar o soltar en el cursor
terminal-key-tab = Ir a la siguiente pila con jugada
terminal-key-esc = Soltar lo que llevas; sin nada, volver al menú
terminal-key-stock = Descubrir una carta, o repartir
terminal-key-pass = Pasar, en Curse of the Doublet
terminal-key-click = Tomar, soltar o hacer la única jugada
terminal-key-drag = Mover una carta o una ficha
terminal-key-right-click = Enviar una carta a su fundación; un doble clic hace lo mismo
terminal-help-solver = Pistas, veredictos y análisis
terminal-key-interrupt = Salir en cualquier momento; la partida queda guardada
terminal-key-redraw = Volver a dibujar la pantalla
terminal-key-message = Leer el mensaje entero

terminal-settings-keys = [flechas] elegir y cambiar [Intro] valor siguiente [Esc] volver
terminal-setting-verdict = ¿Aún se puede ganar?
terminal-setting-verdict-help = Junto a los mensajes de los solitarios. La tecla v también lo cambia.
terminal-setting-hints = Pistas
terminal-setting-hints-help = Una pista que ve todas las cartas cuenta como ayuda.
terminal-setting-deals-help = Los repartos fáciles del principio se pueden ganar todos.
terminal-setting-opponent = Rival en Curse
terminal-setting-opponent-help = Quién juega contra ti desde la próxima partida.
terminal-setting-colours = Colores de los palos
terminal-setting-colours-help = Con cuatro, los diamantes son azules y los tréboles verdes.
terminal-setting-clock = Reloj
terminal-setting-clock-help = El tiempo que llevas jugando, en la primera línea.
terminal-verdict-solver = un solucionador que ve todas las cartas
terminal-verdict-odds = probabilidad según lo que ves
terminal-hints-fair = ven lo que tú ves
terminal-hints-all-cards = ven todas las cartas
terminal-colours-two = dos
terminal-colours-four = cuatro
terminal-hidden = oculto
terminal-deal-winnable = N: uno ganable
terminal-shown = visible

terminal-verdict-off = Pulsa v otra vez para ocultarlo.
terminal-verdict-back = Pulsa v otra vez para verlo.
terminal-hint-more = Pulsa H para más.
terminal-hint-play = Pulsa H para jugarla, W para ver todo el camino.
terminal-hint-play-fair = Pulsa H para jugarla.
terminal-seek-keys = [Esc] parar
terminal-way-keys-none = [Esc] volver a tu partida
terminal-way-keys = [flechas] paso [Espacio] ver o parar [l] lista [Intro] jugar desde aquí [Esc] volver
terminal-way-keys-list = [flechas] paso [l] mesa [Intro] jugar desde aquí [Esc] volver
terminal-review-legend = { $yes } se podía ganar  { $no } no se podía  { $full } puntos hechos  { $shade } aún posibles
terminal-next-hand = Pulsa Intro para la mano siguiente, v para analizar esta.
terminal-hand-review = Pulsa v para analizar esta mano.
terminal-hand-keys = [flechas] jugadas [t] la más cara [Esc] volver
terminal-hands-keys = [flechas] jugadas [izquierda] [derecha] manos [t] la más cara [Esc] volver
terminal-hands-legend = Barras: puntos de la mano con todas las fichas a la vista. Números: puntos que regala una jugada, en promedio sobre las fichas que puede tener el otro.
terminal-review-keys = [flechas] paso [w] mejor camino [f] encontrar la jugada [a] intentar desde aquí [t] jugada perdedora [Esc] volver

terminal-archive-keys = [Intro] abrir [v] analizar [x] borrar [/] buscar [Tab] abiertas [Esc] volver
terminal-archive-keys-searching = [Intro] conservar [Esc] mostrar todo
terminal-archive-keys-delete = [y] borrar [n] conservar

terminal-plain-which-game = Elige un juego: { $games } o { $last }.
terminal-plain-title = { $game }, reparto { $deal }.
terminal-plain-begin = Escribe una jugada, o help.
terminal-plain-unknown = Escribe moves para ver las jugadas permitidas, o help.
terminal-plain-yes-no = ¿yes o no?
terminal-plain-no-moves = No quedan jugadas.
terminal-plain-goodbye = Hasta luego.
terminal-plain-goodbye-saved = Hasta luego. Tu partida está guardada.
terminal-plain-goodbye-not-saved = Hasta luego. Esta partida no se pudo guardar.
terminal-plain-hint-more = Escribe hint para más.
terminal-plain-hint-write = Escribe { $move } para jugarla.
terminal-plain-verdict-back = Escribe verdict para oírlo una vez, o verdict on para oírlo siempre.
terminal-plain-deal-winnable = Escribe new winnable para un reparto que se pueda ganar.
terminal-plain-verdict-on = Desde ahora oyes si la partida aún se puede ganar cada vez que eso cambia.
terminal-plain-review-first = Análisis de la partida.
terminal-plain-review-not-over = Podrás analizar la partida cuando termine. Para terminarla ahora, escribe give up.
terminal-plain-again-how = Escribe again { $number } para intentarlo de nuevo desde ahí.
terminal-plain-again-number = Esta partida tiene { $count } jugadas: escribe again y un número de 1 a { $most }.
terminal-plain-continue-how = Escribe continue y un número para abrir una de estas partidas.
terminal-plain-continue-number = { $count ->
    [0] Todavía no hay partidas guardadas.
    [one] Hay 1 partida guardada: escribe continue 1.
   *[other] Hay { $count } partidas guardadas: escribe continue y un número de 1 a { $count }.
}
terminal-plain-free = Puedes usar: { $spots }.
terminal-plain-which-move = Esto puede ser varias jugadas: { $moves }. Escribe una de ellas.
terminal-plain-not-there = { $piece } no se ve en la mesa.
terminal-plain-no-answer = En la mesa nada se llama { $words }. Escribe board para oírlo todo.
terminal-plain-must-pass = No encaja ninguna ficha: escribe pass.
terminal-plain-uncovered = Descubierta: { $cards }.
terminal-plain-brief = Desde ahora solo oyes lo que cambia.
terminal-plain-brief-off = Desde ahora oyes frases enteras, y los puntos tras cada jugada.
terminal-plain-way-line = { $number }. { $move }: { $name }.
terminal-plain-way-lines = { $number } a { $last }. { $move }, { $count } veces: { $name }.
terminal-plain-help = Escribe una jugada como la muestra la lista de jugadas, o uno de estos comandos. Las cartas y fichas se pueden nombrar: 9c 4d, 10c jd, 5s home. Basta el rango o los dos números de la ficha si solo vale una jugada: 9 4, 12 para una reina, 26. Un punto descubre una carta o reparte. Una palabra con signo de interrogación pregunta a la mesa: waste?, stock?, wanted?, free?

terminal-lesson-keys = [H] mostrar la jugada [u] deshacer [Esc] salir
terminal-lesson-keys-next = [Intro] siguiente: { $title } [u] deshacer [Esc] salir
terminal-lesson-keys-done = [Intro] salir
terminal-lessons-keys = [flechas] elegir [Intro] empezar [izquierda] [derecha] otros juegos [Esc] volver
terminal-lesson-explains = E lo explica.
terminal-plain-lesson = Escribe la jugada que pide el texto. O: hint, board, undo, quit.
terminal-plain-lesson-move = Escribe: { $move }
terminal-plain-lesson-explains = Escribe learn { $lesson } para la lección que lo explica.
terminal-plain-figure = { $name }: { $value }.
terminal-plain-what-next = Escribe new para otro reparto, restart para el mismo, review para las jugadas o quit.
terminal-plain-new-here = ¿Primera vez? Escribe: learn first
terminal-ending-table = Mirar la mesa

# Matches over the network.
terminal-keys-online = [letra] tomar [w-z] rama [p] pasar [M] hablar, abandonar [?] teclas [q] salir
terminal-keys-online-choosing = [Intro] aceptar [M] hablar, abandonar [?] teclas [q] salir
terminal-keys-online-over = [M] otra partida, hablar [v] análisis [?] teclas [q] salir
terminal-keys-watching = [L] reglas [?] teclas [q] salir
terminal-keys-watched = [v] análisis [?] teclas [q] salir
terminal-online-keys-waiting = [c] código para el móvil [q] salir
terminal-online-keys-link = [Intro] volver a la mesa
terminal-online-away = { $name } puede ausentarse { $seconds } segundos más.
terminal-online-claimable = { $name } lleva demasiado tiempo fuera. Pulsa M para ganar la partida o dejar que siga un bot, o espera.
terminal-online-resign = Abandonar la partida
terminal-online-call-off = Cancelar la partida
terminal-online-abort = Proponer parar sin resultado
terminal-online-agree = Aceptar parar sin resultado
terminal-online-decline = Seguir jugando
terminal-online-claim = Ganar la partida ya
terminal-online-call-bot = Dejar que un bot ({ $level }) juegue por { $name }
terminal-online-rematch = Jugar otra partida
terminal-online-mute = Ocultar lo que dice { $name }
terminal-online-unmute = Volver a mostrar lo que dice { $name }
terminal-online-link = Mostrar el enlace de la partida
terminal-online-menu = ¿Qué quieres hacer?
terminal-online-resign-ask = ¿Abandonar la partida? Entonces gana { $name }.
terminal-online-leave-ask = ¿Dejar la mesa? La partida sigue, y estarás ausente hasta que vuelvas.
terminal-online-leave-hosted-ask = ¿Dejar la mesa? Este programa sirve la partida: la partida espera hasta que vuelvas, y nadie puede jugar mientras tanto.
terminal-online-no-help = En una partida entre dos personas no hay ayuda, ni deshacer, ni otro reparto, porque no sería justo.
terminal-online-record-awaited = El servidor todavía no ha enviado el registro de la partida. Inténtalo de nuevo en un momento.
terminal-online-nothing-to-review = Nadie hizo ninguna jugada en esta partida, así que no hay nada que analizar.
terminal-online-invite = Envía este enlace a la persona con quien quieres jugar:
terminal-online-in-terminal = O en un terminal:
terminal-online-return = Con este enlace vuelves a la partida:
terminal-online-way-back = Con este comando vuelves a la partida:
terminal-online-only-here = El enlace solo funciona en este equipo, porque el servidor solo atiende a este equipo. Con talon play curse --host pueden jugar otras personas de tu red.
terminal-online-go-on-hosting = La partida que sirves no ha terminado. ¿Seguir con ella?
terminal-online-waiting = Esperando a que el otro jugador se siente …
terminal-online-dealing = Ya están los dos. Se reparten las fichas …
terminal-plain-online-against = Juegas contra { $players }.
terminal-plain-online-watching = Ves jugar a: { $players }.
terminal-plain-online-clocks = Tiempo restante, Sur y Norte: { $clocks }.
terminal-plain-online-claim = El otro jugador lleva demasiado tiempo fuera. Escribe claim para ganar la partida, bot para que siga un bot, o espera.
terminal-plain-online-phrases = Puedes decir: { $phrases }. Escribe say y una de ellas, como en say hello.
terminal-plain-online-muted = Desde ahora no oyes lo que dice el otro jugador. Escribe mute otra vez para cambiarlo.
terminal-plain-online-unmuted = Vuelves a oír lo que dice el otro jugador.
terminal-plain-online-blocked = { $name } está en tu lista de bloqueo: no jugarás con esta persona ni oirás lo que dice. Escribe block otra vez para cambiarlo.
terminal-plain-online-unblocked = Ya no bloqueas a { $name }.
terminal-plain-online-help = Escribe una jugada como la muestra la lista, o una de estas palabras: board, moves, rules, players, say, resign, abort, decline, claim, bot, rematch, review, mute, block, link, quit. Una palabra con signo de interrogación pregunta por la mesa, como set?
verify-deal-hands = { $hands ->
    [one] 1 mano se repartió
   *[other] { $hands } manos se repartieron
} a partir de las semillas, como se prometió.
verify-deal-missing = { $seat } no reveló su semilla a tiempo.
verify-deal-winner = Ganó { $seat }.
verify-deal-no-winner = La partida no tiene ganador.
