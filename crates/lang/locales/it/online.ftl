# Matches over the network.

# What a player can say. There is no free text.
online-phrase-hello = Ciao!
online-phrase-good-luck = Buona fortuna!
online-phrase-well-played = Bella giocata!
online-phrase-thanks = Grazie!
online-phrase-oops = Ops!
online-phrase-what-luck = Che fortuna!
online-phrase-good-game = Bella partita!
online-phrase-goodbye = Ciao ciao!

# Why the server refuses something.
online-refused-stale = Il tavolo è cambiato. Guarda di nuovo.
online-refused-match-over = La partita è finita.
online-refused-match-not-over = La partita non è ancora finita.
online-refused-seat-taken = Sei già seduto a questo tavolo.
online-refused-seed = La parte di questo dispositivo nella distribuzione non è stata contata.
online-refused-not-dealt = Le tessere non sono ancora distribuite.
online-refused-not-your-turn = Non tocca a te.
online-refused-rule = La regola { $rule } non permette questa mossa.
online-refused-bot-plays = Ora un bot gioca al posto tuo.
online-refused-no-offer = Questa proposta non vale più.
online-refused-offer-stands = L’hai già chiesto.
online-refused-not-claimable = L’altro giocatore può ancora tornare.
online-refused-said-already = Puoi dire una cosa per ogni mano.
online-refused-wrong-moment = Non è il momento giusto.

# The connection.
online-link-waiting = Nessuna connessione. Nuovo tentativo …
online-link-connecting = Connessione …
online-link-up = Connesso
online-server-away = Al momento il server non può salvare. La tua mossa aspetta e nessun orologio scade.
online-rewound = Il server ha perso le ultime mosse. La partita riprende da qui.

# What happened besides moves.
online-sat = { $name } è al tavolo.
online-left = { $name } non c’è.
online-returned = { $name } è di nuovo qui.
online-abort-offered = { $who ->
    [you] Hai chiesto di smettere senza risultato.
   *[other] { $name } vuole smettere senza risultato.
}
online-abort-declined = { $who ->
    [you] Vuoi continuare a giocare.
   *[other] { $name } vuole continuare a giocare.
}
online-bot-took-over = Un bot ({ $level }) continua al posto di { $name }.
online-credited = Il server è mancato per un momento. Quel tempo non conta.
online-said = { $who ->
    [you] Tu: «{ $phrase }»
   *[other] { $name }: «{ $phrase }»
}
online-rematch-offered = { $who ->
    [you] Hai chiesto un’altra partita.
   *[other] { $name } vuole giocare un’altra partita.
}

# How a match ended.
online-won = { $who ->
    [you] Vinci la partita!
   *[other] { $name } vince la partita.
}
online-no-result = La partita finisce senza risultato.
online-resigned = { $who ->
    [you] Hai abbandonato.
   *[other] { $name } ha abbandonato.
}
online-flagged = { $who ->
    [you] Il tuo tempo è scaduto.
   *[other] Il tempo di { $name } è scaduto.
}
online-claimed = { $who ->
    [you] Sei rimasto assente troppo a lungo.
   *[other] { $name } è mancato troppo a lungo.
}
online-abandoned = Un giocatore non si è presentato, oppure nessuno ha fatto nulla per un giorno.
online-broken-log = Il server non può continuare questa partita. È colpa del server.
