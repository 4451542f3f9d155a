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
online-refused-seat-taken = Ya estás sentado en esta mesa.
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
online-sat = { $name } está en la mesa.
online-left = { $name } no está.
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
