# The browser's own sentences: buttons, bars, pages, settings.

web-table = Mesa

command-undo = Deshacer
command-redo = Rehacer
command-hint = Pista
command-new-deal = Nuevo reparto
command-new-winnable-deal = Nuevo reparto ganable
web-deal-winnable = Dar uno que se pueda ganar
command-new-graded-deal = Nuevo reparto por dificultad
command-deal-by-number = Reparto por número
command-restart = Empezar de nuevo
command-give-up = Abandonar
command-home = Enviar a la fundación
command-statistics = Estadísticas
command-settings = Ajustes
command-share = Enlace a esta posición
command-games = Todos los juegos
command-menu = Menú
web-yes = Sí
web-no = No

web-against-computer = Contra el ordenador
web-against-computer-note = Tú juegas con Sur.
web-opponent = Rival
web-two-at-one-table-note = Se juega por turnos, y un telón oculta ambas manos entre turno y turno.
web-curtain-note = Ambas manos están ocultas. Continúa cuando solo mire { $seat }.
web-curtain-lift = Mostrar la mano de { $seat }
web-between-hands = Entre manos

web-panel = De un vistazo
web-wanted-sentence = La siguiente en la fundación: { $rank }.

web-page-title = { $page } – Talon
web-tagline = Solitarios y un juego de dominó
web-pages = Páginas
web-close = Cerrar
web-cancel = Cancelar
web-play = Jugar
web-daily = Reparto de hoy
web-continue = { $count ->
    [one] Continuar: 1 jugada
   *[other] Continuar: { $count } jugadas
}
web-friend = Jugar con un amigo
web-continue-for-two = { $count ->
    [one] Dos jugadores, una pantalla: continuar, 1 jugada
   *[other] Dos jugadores, una pantalla: continuar, { $count } jugadas
}
web-to-the-table = A la mesa
web-rule = Regla { $rule }
web-rules-of = Reglas de { $game }
web-other-rules = Reglas por juego

web-deal-number-note = El mismo número es el mismo reparto para todos, para siempre.
web-deal-it = Repartir

web-keys-moving = Con el teclado
web-keys-enter = Tomar, soltar o descubrir una carta
web-keys-escape = Soltar lo que llevas, o cerrar lo que esté abierto
web-keys-pointing = Con el ratón o el dedo
web-keys-drag = Arrastra una carta o ficha a su lugar; los lugares que la admiten se iluminan.
web-keys-tap = O tócala y luego toca su lugar. En Doublets y Yield, una carta con una sola jugada se juega al momento.
web-keys-double-tap = En Lady Jane, toca dos veces una carta para enviarla a su fundación.
web-keys-commands = Comandos
web-keys-piles = Teclas de las pilas

web-hint-more = Más
web-hint-play = Jugarla
web-hint-way = Mostrar el camino
web-way-first = Ir a la primera jugada
web-way-back = Una jugada atrás
web-way-next = Una jugada adelante
web-way-last = Ir a la última jugada
web-way-play-on = Jugar desde aquí

web-ending = Fin de la partida
web-same-again = Jugar otra vez este reparto

web-daily-title = { $game }: reparto de hoy
web-link-copied = Se ha copiado el enlace a esta posición.
web-part-missing = Esta parte de Talon no se pudo cargar. Talon sigue intentándolo.
web-no-link = Esta partida no se repartió por número, así que no tiene enlace.

web-back-to-game = Volver a la partida
web-review-nothing = Todavía no hay jugadas que analizar.
web-review-progress = { $done } de { $all } posiciones comprobadas
web-review-graph = Posición en la partida
web-review-place = En esta posición
web-review-points-to-be-had = puntos aún posibles
web-review-could-be-won = se podía ganar
web-review-could-not-be-won = no se podía ganar
web-review-chance = victorias del consejero honesto (%)
web-review-lost-here = desperdició la victoria
web-review-show-way = Mostrar el mejor camino desde aquí
web-review-try-again = Intentar de nuevo desde aquí
web-review-find-move = Encontrar la jugada que gana
web-review-go-back = Volver a esta posición

setting-theme = Tema
setting-theme-dark = Oscuro
setting-theme-light = Claro
setting-as-system = Como este dispositivo
setting-contrast = Contraste
setting-contrast-high = Alto
setting-motion = Animación
setting-motion-none = Ninguna
setting-sounds = Sonidos
setting-sounds-on = Un sonido al mover una carta, al rechazar una jugada y al ganar
setting-backs = Reverso de las cartas
setting-felt = Mesa
colour-blue = Azul
colour-green = Verde
colour-red = Rojo
colour-grey = Gris
setting-vibrates = Vibrar al mover una carta, al rechazar una jugada y al ganar
setting-pieces = Cartas y fichas
setting-four-colours = Un color distinto para cada palo
setting-large-print = Letra grande
setting-left-handed = Para zurdos: cambiar izquierda y derecha
setting-letter-keys = Las teclas de una letra dan comandos
setting-letters = Mostrar la tecla de cada pila
setting-language = Idioma
setting-as-browser = Como este navegador
setting-status-line = Debajo de la mesa
setting-score = Puntuación
setting-stock = Cartas en el mazo
setting-verdict = Si la partida aún se puede ganar
setting-verdict-when-asked = Mostrar solo cuando lo pida
setting-verdict-all-cards = Mostrar siempre, con todas las cartas
setting-verdict-fair = Mostrar siempre cuántas veces gana el consejero honesto, que solo ve lo que tú ves
setting-verdict-never = No mostrar nunca
setting-hints = Pistas
setting-hints-see-all = Las pistas ven todas las cartas (una partida con una pista así cuenta como asistida)
setting-hide-numbers = Ocultar todos los números sobre mi juego

statistics-empty = Todavía no has terminado ninguna partida. La primera se contará aquí.
statistics-example = Lo que verás aquí: un ejemplo
statistics-hidden = Tus números están ocultos, como pediste. Las partidas se siguen contando.
statistics-progress = { $done } de { $all } partidas contadas
statistics-counting = Contando tus partidas.
web-other-statistics = Estadísticas por juego
graph-results = Partidas recientes
graph-shares = Victorias a lo largo del tiempo (%)
graph-scores = Partidas por puntuación
graph-as-table = Como tabla
graph-too-few = Después de tu segunda partida aparecerán aquí los gráficos.
graph-result = Resultado
graph-in-a-row = Seguidas
graph-game = Partida
graph-lost = Perdida
graph-drawn = Empate
graph-latest = Analizar una partida
web-nothing-here = Aquí no hay nada
web-did-you-mean = ¿Querías esta dirección?
web-unknown-address = Este enlace no lleva a ninguna página de Talon. Aquí están los juegos.
web-unknown-deal = No hay ningún reparto con ese número: los números van de 0 a { $most }. Aquí están los juegos.
web-unknown-day = El calendario no tiene ese día. Aquí están los juegos y los repartos de hoy.

daily-title = Repartos del día
daily-intro = Cada día todos tienen el mismo reparto, y se puede ganar. El reparto del día es una partida aparte, y puedes recuperar días anteriores.
daily-earlier = Días anteriores
daily-later = Días siguientes
daily-day = { $date }: { $state }
daily-none = sin jugar
daily-open = empezada
daily-won = ganada
daily-lost = perdida
daily-share = Copiar los resultados de hoy
daily-result = { $game }: { $state }, { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
}, { $time }
daily-streak = { $count } días seguidos

web-learn = Aprender
web-learn-first = Primera partida
web-first-game-offer = ¿Es tu primera vez?
web-first-game-play = Primera partida guiada (2 minutos)
web-lesson = Lección
web-lesson-show = Mostrar la jugada
web-lesson-next = Siguiente: { $title }
web-lesson-list = Todas las lecciones
web-fetch-failed = No se pudo cargar esta página. Comprueba la conexión e inténtalo de nuevo.
web-other-lessons = Lecciones de los otros juegos
lessons-heading-first = Para empezar
lessons-heading-techniques = Jugar bien
