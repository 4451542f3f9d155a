# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = ¡Hola!
online-phrase-good-luck = ¡Suerte!
online-phrase-well-played = ¡Bien jugado!
online-phrase-thanks = ¡Gracias!
online-phrase-oops = ¡Uy!
online-phrase-what-luck = ¡Qué suerte!
online-phrase-good-game = ¡Buena partida!
online-phrase-goodbye = ¡Adiós!

# Why the server refuses something.
online-refused-stale = La mesa ha cambiado. Mira otra vez.
online-refused-match-over = La partida ha terminado.
online-refused-match-not-over = La partida aún no ha terminado.
online-refused-seat-taken = Ya tienes un sitio en esta mesa.
online-refused-seed = La parte de este dispositivo en el reparto no contó.
online-refused-not-dealt = Las fichas aún no están repartidas.
online-refused-not-your-turn = No es tu turno.
online-refused-rule = La regla { $rule } no permite esta jugada.
online-refused-bot-plays = Ahora juega un bot por ti.
online-refused-no-offer = Esa oferta ya no está en pie.
online-refused-offer-stands = Ya lo has pedido.
online-refused-not-claimable = El otro jugador aún puede volver.
online-refused-said-already = Puedes decir una cosa en cada mano.
online-refused-wrong-moment = Eso no encaja en este momento.

# The connection.
online-link-waiting = Sin conexión. Reintentando …
online-link-connecting = Conectando …
online-link-up = Conectado
online-server-away = El servidor no puede guardar en este momento. Tu jugada espera y ningún reloj se agota.
online-rewound = El servidor perdió las últimas jugadas. La partida sigue desde aquí.

# What happened besides moves.
online-sat = { $name } se ha sentado a la mesa.
online-left = { $name } se ha ausentado.
online-returned = { $name } ha vuelto.
online-abort-offered = { $who ->
    [you] Has pedido parar sin resultado.
   *[other] { $name } quiere parar sin resultado.
}
online-abort-declined = { $who ->
    [you] Quieres seguir jugando.
   *[other] { $name } quiere seguir jugando.
}
online-bot-took-over = Un bot ({ $level }) sigue jugando por { $name }.
online-credited = El servidor no estuvo disponible un momento. Ese tiempo no cuenta.
online-said = { $who ->
    [you] Tú: «{ $phrase }»
   *[other] { $name }: «{ $phrase }»
}
online-rematch-offered = { $who ->
    [you] Has pedido otra partida.
   *[other] { $name } quiere jugar otra partida.
}

# How a match ended.
online-won = { $who ->
    [you] ¡Ganas la partida!
   *[other] { $name } gana la partida.
}
online-no-result = La partida termina sin resultado.
online-resigned = { $who ->
    [you] Has abandonado.
   *[other] { $name } ha abandonado.
}
online-flagged = { $who ->
    [you] Se te acabó el tiempo.
   *[other] A { $name } se le acabó el tiempo.
}
online-claimed = { $who ->
    [you] Estuviste fuera demasiado tiempo.
   *[other] { $name } estuvo fuera demasiado tiempo.
}
online-abandoned = Un jugador no se presentó, o nadie hizo nada durante un día.
online-broken-log = El servidor no puede continuar esta partida. Es culpa del servidor.

# The pages in a browser.
online-lead = Dos personas, dos dispositivos: sin cuenta y sin instalar nada.
online-step-link = Crea un enlace.
online-step-send = Envíalo, o deja que tu amigo escanee el código.
online-step-play = La partida empieza cuando tu amigo se sienta.
online-clock = Reloj
online-clock-none = Sin reloj
online-clock-normal = 5 minutos cada uno
online-clock-calm = 10 minutos cada uno
online-leader = Primera salida
online-leader-coin = Decide la moneda
online-leader-you = Tú
online-leader-friend = Tu amigo
online-make-link = Crear enlace
online-link = Enlace para tu amigo
online-copy = Copiar
online-copied = Copiado.
online-copy-by-hand = Este navegador no permite copiar. Selecciona el texto y cópialo.
online-share = Compartir
online-share-text = ¡Juega conmigo a Curse of the Doublet!
online-qr = Código QR del enlace
online-waiting-title = Invita a un amigo
online-waiting = Esperando a tu amigo …
online-open-seat = Sitio libre
online-you-are = En esta mesa te llamas { $name }.
online-link-once = La primera persona que abra el enlace y se siente jugará contigo.
online-link-elsewhere = El enlace está en el dispositivo donde lo creaste.
online-invites = { $name } te invita
online-agreed-no-clock = Gana quien llegue primero a { $target } puntos. No hay reloj.
online-agreed-clock = Gana quien llegue primero a { $target } puntos. Cada uno tiene { $minutes } minutos.
online-agreed-leader = { $who ->
    [you] Sales tú en la primera mano.
   *[other] { $name } sale en la primera mano.
}
online-sit-down = Sentarse
online-watch = Mirar
online-watching = Estás mirando.
online-seats-taken = Los dos sitios de esta partida están ocupados.
online-wrong-invite = Este enlace no abre ningún sitio. Pide uno nuevo.
online-no-match = No existe esa partida en este servidor.
online-no-hall = Este sitio no tiene servidor para partidas entre dos dispositivos. Todo lo demás funciona como siempre.
online-unreachable = El servidor no responde. Las partidas entre dos dispositivos necesitan conexión; lo demás funciona sin ella.
online-newer = El servidor es más nuevo que esta página. Vuelve a cargar la página.
online-old-key = Un enlace nuevo ha sustituido al de este jugador, o el jugador se ha borrado. Abre el enlace nuevo en este dispositivo.
online-new-player = Empezar como jugador nuevo
online-too-many = Eso es demasiado a la vez. Termina una partida abierta o inténtalo más tarde.
online-open-matches = Tus partidas abiertas
online-open-match = Partida con { $name }
online-to-match = Ir a la partida
online-friend-here = Tu amigo ya está
online-arrived = { $name } se ha sentado a la mesa. ¿Quieres jugar ahora?
online-later = Todavía no

# A match at the table.
online-match = Partida
online-your-turn = Tu turno
online-your-turn-against = Es tu turno en la partida con { $name }.
online-next-hand = La mano siguiente ya ha empezado.
online-turn-of = Le toca a { $name }.
online-dealing = Repartiendo …
online-pending = Tu jugada está en camino …
online-time-left = quedan { $time }
online-away = fuera, quedan { $seconds } s
online-gone = { $name } lleva demasiado tiempo fuera. Tú decides qué pasa.
online-claim = Ganar la partida
online-call-bot = Que siga un bot
online-wait = Esperar
online-stop = Parar sin resultado
online-agree = Aceptar
online-play-on = Seguir jugando
online-give-up-question = ¿Quieres abandonar? Entonces gana el otro jugador.
online-rematch = Jugar otra vez
online-rematch-accept = Aceptar la revancha
online-rematch-waits = Esperando respuesta …
online-to-rematch = Ir a la revancha
online-off-undo = En una partida entre dos personas, cada jugada es definitiva.
online-off-help = En una partida entre dos personas, Talon no ayuda.
online-off-deal = En esta mesa hay una partida entre dos personas. Termina con su resultado o si abandonas.
online-former-player = Un antiguo jugador
online-more = Decir o parar
online-say = Decir algo

# The player of a browser, other players, and what comes after a match.
online-me = Tú en línea
online-me-rated = Te llamas { $name } y tu puntuación es { $rating }.
online-keep-title = Conservar este nombre
online-keep-text = No hay cuenta. Un enlace secreto es tu jugador: guárdalo, o ábrelo en otro dispositivo para seguir jugando allí.
online-keep-show = Mostrar el enlace secreto
online-keep-link = Tu enlace secreto
online-keep-file = Guardar como archivo
online-new-key = Enlace nuevo
online-new-key-text = Un enlace nuevo anula el anterior: los demás dispositivos pierden este jugador.
online-key-changed = El enlace nuevo ya funciona.
online-wrong-key = Este enlace no está completo.
online-move-title = Seguir en este dispositivo
online-move-text = Este enlace es un jugador. Si continúas, este navegador jugará con ese nombre y olvidará el suyo.
online-move = Seguir aquí
online-data-title = Tus datos
online-data-text = El servidor guarda un nombre generado, tus partidas y tu puntuación, y nada más sobre ti.
online-export = Exportar
online-exported = Tus partidas están en el archivo talon-matches.json.
online-erase = Borrar todo
online-erase-question = El servidor olvida tu nombre y tu puntuación, y abandonas tus partidas abiertas. No se puede deshacer.
online-erased = El servidor te ha olvidado.
online-people = Buscar rival
online-people-text = Una partida puntuada contra alguien que también busca una.
online-seek = Buscar rival
online-seeking = Buscando rival …
online-seeking-text = La partida se abre sola. Si mientras tanto juegas a otra cosa en esta página, una barra encima te lleva a la partida. Deja la página abierta.
online-meanwhile = Mientras tanto, jugar contra el ordenador
online-seek-stop = Dejar de buscar
online-open-seeks = Buscan rival ahora
online-watch-link = Copiar el enlace para mirar
online-mute = Silenciar a { $name }
online-unmute = Oír de nuevo a { $name }
online-block = Bloquear a { $name }
online-unblock = Desbloquear a { $name }
online-statistics = En línea
online-statistics-matches = Partidas contra personas
online-verify = Comprobar el reparto
online-verified = El reparto fue limpio: las semillas de ambos jugadores y del servidor, fijadas antes de la partida, llevan a todas las manos ({ $hands }).
online-verified-in-part = Todas las manos ({ $hands }) salen de las semillas, pero un jugador no abrió la suya a tiempo.
online-not-verified = El registro no demuestra el reparto: { $why }
