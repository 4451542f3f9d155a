# Notices and questions before, during and after a game.

notice-resumed = Esta es la partida que dejaste.
notice-opponent-stays = Rival: { $here }. Tu próxima partida: { $next }.
notice-other-move-counts = Esa jugada había mostrado una carta o ficha oculta. Repetirla no cambia nada. Si haces otra jugada, esta partida cuenta como partida con deshacer.
notice-looked-back-counts = Has hecho otra jugada tras ver una carta o ficha oculta, así que esta partida cuenta como partida con deshacer.
notice-hint-counts = Has usado una pista, así que esta partida cuenta como asistida, aparte en las estadísticas.
notice-line-counts = Has tenido una ayuda que ve las cartas o fichas ocultas, así que esta partida cuenta como asistida, aparte en las estadísticas.
notice-deal-can-be-won = Este reparto se puede ganar.
notice-first-deal = Unos { $lost } de 100 repartos de { $game } no se pueden ganar. Este sí: mira «Repartos nuevos» en los ajustes.
notice-plays-on = La partida continúa desde esta posición.
notice-tries-again = Un nuevo intento del mismo reparto, desde la jugada { $number }. Cuenta como asistido.
notice-tries-again-from-the-start = Un nuevo intento del mismo reparto, desde el principio. Cuenta como asistido.
notice-set-aside = No se pudo leer una partida guardada: { $reason }. Se conserva como { $kept }.
notice-cannot-save = Esta partida no se puede guardar: { $reason }. Puedes seguir jugando, pero se perderá cuando salgas.
notice-saves-again = Guardar vuelve a funcionar, y no se ha perdido nada.
notice-open-elsewhere = Tu última partida está abierta en otra ventana, así que esta es nueva. Se guarda aparte.
notice-in-use = Esta partida está abierta en otra ventana. Ciérrala allí primero.
notice-recovered = Esta partida guardada estaba dañada ({ $reason }). Continúa tras su última jugada legible, la { $moves }. El archivo dañado se conserva como { $kept }.
notice-newer = La partida guardada { $name } es de una versión más nueva de Talon. No se ha tocado.
notice-cannot-open = La partida guardada { $name } no se puede abrir: { $reason }.

refused-nothing-to-undo = No hay nada que deshacer.
refused-nothing-to-redo = No hay nada que rehacer.

link-unreadable = El enlace se detiene en la jugada { $number }, «{ $move }», que no se entiende. Esta es la posición anterior.
link-refused = El enlace se detiene en la jugada { $number }, «{ $move }», que no está permitida. { $reason } Esta es la posición anterior.

steps-undone = { $more ->
    [0] Deshecho: { $move }.
    [one] Deshecho: { $move }, y 1 jugada más.
   *[other] Deshecho: { $move }, y { $more } jugadas más.
}
steps-redone = Rehecho: { $moves }

confirm-give-up = ¿Abandonar? Esta partida contará como perdida.
confirm-restart = ¿Empezar de nuevo este reparto? Esta partida contará como perdida.
confirm-winning-line = ¿Mostrar cómo ganar? Esta partida contará como asistida.
confirm-new-deal = ¿Dejar esta partida por otro reparto? Contará como perdida.

figure-played = Jugadas
figure-won = Ganadas
figure-won-percent = Victorias (%)
figure-streak = Racha de victorias
figure-longest-streak = Racha más larga
figure-best-score = Mejor puntuación
figure-best-time = Mejor tiempo
figure-with-undo = Ganadas con deshacer
figure-assisted = Asistidas (no cuentan)
figure-won-of = { $won } de { $played }
figure-none = -
statistics-rates = De 100 repartos, el consejero honesto, que solo ve lo que tú ves, gana unos { $fair }. Quien ve todas las cartas puede ganar unos { $all }.
statistics-winnable = { $could } de { $decided } repartos se podían ganar. De ellos ganaste { $won }: { $percent } %.
statistics-undecided = { $count ->
    [one] De 1 partida perdida aún no se sabe.
   *[other] De { $count } partidas perdidas aún no se sabe.
}
statistics-by-grade = Por dificultad
statistics-by-opponent = Por rival

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = Puntos
ending-points-value = { $points } de { $full }
ending-moves = Jugadas
ending-time = Tiempo
ending-grade = Dificultad
ending-grade-value = { $grade }, ganan { $wins } de { $plays } jugadores rápidos
ending-streak = Victorias seguidas
ending-hands = Manos
ending-hand = { $seat } { $points }
ending-hand-blocked = cerrada
ending-new-match = Nueva partida
ending-first-win = ¡Tu primera victoria en este juego!
ending-first-unaided = ¡Tu primera victoria sin deshacer y sin ayuda!
ending-longest-streak = { $wins } victorias seguidas: tu racha más larga en { $games } partidas.
ending-fastest = La más rápida de tus últimas { $wins } victorias.
ending-fewest-moves = La de menos jugadas de tus últimas { $wins } victorias.
ending-hard-deal = { $wins ->
    [0] Un reparto difícil: de { $plays } jugadores rápidos no lo gana ninguno.
    [one] Un reparto difícil: de { $plays } jugadores rápidos solo lo gana uno.
   *[other] Un reparto difícil: de { $plays } jugadores rápidos solo lo ganan { $wins }.
}
ending-unaided = Ganada sin deshacer y sin ayuda, como { $won } de tus últimas { $played } partidas.
ending-with-undo = Cuenta como partida con deshacer.
ending-assisted = Cuenta como asistida.
ending-never-winnable = Este reparto no se podía ganar.
ending-try-again = Intentar de nuevo desde la jugada { $number }
