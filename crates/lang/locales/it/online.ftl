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
online-refused-seat-taken = Hai già un posto a questo tavolo.
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
    [you] La tua assenza è durata troppo.
   *[other] L’assenza di { $name } è durata troppo.
}
online-abandoned = Un giocatore non si è presentato, oppure nessuno ha fatto nulla per un giorno.
online-broken-log = Il server non può continuare questa partita. È colpa del server.

# The pages in a browser.
online-lead = Due persone, due dispositivi: senza account, niente da installare.
online-step-link = Crea un link.
online-step-send = Invialo, oppure fai inquadrare il codice.
online-step-play = La partita comincia quando l’altra persona si siede.
online-clock = Orologio
online-clock-none = Senza orologio
online-clock-normal = 5 minuti a testa
online-clock-calm = 10 minuti a testa
online-leader = Prima apertura
online-leader-coin = Decide la moneta
online-leader-you = Tu
online-leader-friend = L’altra persona
online-make-link = Crea link
online-link = Link da inviare
online-copy = Copia
online-copied = Copiato.
online-copy-by-hand = Questo browser non permette di copiare. Seleziona il testo e copialo.
online-share = Condividi
online-share-text = Gioca con me a Curse of the Doublet!
online-qr = Codice QR del link
online-waiting-title = Invita qualcuno
online-waiting = In attesa dell’altra persona …
online-open-seat = Posto libero
online-you-are = A questo tavolo ti chiami { $name }.
online-link-once = La prima persona che apre il link e si siede gioca con te.
online-link-elsewhere = Il link è sul dispositivo su cui l’hai creato.
online-invites = { $name } ti invita
online-agreed-no-clock = Vince chi arriva per primo a { $target } punti. Non c’è orologio.
online-agreed-clock = Vince chi arriva per primo a { $target } punti. Ognuno ha { $minutes } minuti.
online-agreed-leader = { $who ->
    [you] Apri tu la prima mano.
   *[other] { $name } apre la prima mano.
}
online-sit-down = Siediti
online-watch = Guarda
online-watching = Stai guardando.
online-seats-taken = Entrambi i posti di questa partita sono occupati.
online-wrong-invite = Questo link non apre alcun posto. Chiedine uno nuovo.
online-no-match = Questa partita non esiste su questo server.
online-no-hall = Questo sito non ha un server per partite fra due dispositivi. Tutto il resto funziona come sempre.
online-unreachable = Il server non risponde. Le partite fra due dispositivi richiedono una connessione; il resto funziona anche senza.
online-newer = Il server è più recente di questa pagina. Ricarica la pagina.
online-old-key = Un nuovo link ha sostituito quello di questo giocatore, oppure il giocatore è stato cancellato. Apri il nuovo link su questo dispositivo.
online-new-player = Ricomincia come nuovo giocatore
online-too-many = È troppo in una volta. Finisci una partita aperta o riprova più tardi.
online-open-matches = Le tue partite aperte
online-open-match = Partita con { $name }
online-to-match = Vai alla partita
online-friend-here = È arrivata l’altra persona
online-arrived = { $name } è al tavolo. Vuoi giocare adesso?
online-later = Non ancora

# A match at the table.
online-match = Partita
online-your-turn = Tocca a te
online-your-turn-against = Tocca a te nella partita con { $name }.
online-next-hand = La prossima mano è iniziata.
online-turn-of = Tocca a { $name }.
online-dealing = Distribuzione …
online-pending = La tua mossa è in viaggio …
online-time-left = restano { $time }
online-away = assente, restano { $seconds } s
online-gone = { $name } manca da troppo tempo. Decidi tu che cosa succede.
online-claim = Vinci la partita
online-call-bot = Fai continuare un bot
online-wait = Aspetta
online-stop = Smetti senza risultato
online-agree = Accetta
online-play-on = Continua
online-give-up-question = Vuoi abbandonare? Allora vince l’altro giocatore.
online-rematch = Gioca ancora
online-rematch-accept = Accetta la rivincita
online-rematch-waits = In attesa di risposta …
online-to-rematch = Vai alla rivincita
online-off-undo = In una partita fra due persone, una mossa è definitiva.
online-off-help = In una partita fra due persone, Talon non aiuta.
online-off-deal = A questo tavolo c’è una partita fra due persone. Finisce con il risultato o se abbandoni.
online-former-player = Un ex giocatore
online-more = Parla o smetti
online-say = Di’ qualcosa

# The player of a browser, other players, and what comes after a match.
online-me = Tu in rete
online-me-rated = Ti chiami { $name }, il tuo punteggio è { $rating }.
online-keep-title = Conserva questo nome
online-keep-text = Non c’è alcun account. Un link segreto è il tuo giocatore: conservalo, o aprilo su un altro dispositivo per continuare lì.
online-keep-show = Mostra il link segreto
online-keep-link = Il tuo link segreto
online-keep-file = Salva come file
online-new-key = Nuovo link
online-new-key-text = Un nuovo link annulla il vecchio: tutti gli altri dispositivi perdono questo giocatore.
online-key-changed = Ora vale il nuovo link.
online-wrong-key = Questo link non è completo.
online-move-title = Continua su questo dispositivo
online-move-text = Questo link è un giocatore. Se continui, questo browser gioca con quel nome e dimentica il proprio.
online-move = Continua qui
online-data-title = I tuoi dati
online-data-text = Il server conserva un nome generato, le tue partite e il tuo punteggio, e nient’altro su di te.
online-export = Esporta
online-exported = Le tue partite sono nel file talon-matches.json.
online-erase = Cancella tutto
online-erase-question = Il server dimentica il tuo nome e il tuo punteggio, e abbandoni le partite aperte. Non si può annullare.
online-erased = Il server ti ha dimenticato.
online-people = Trova un avversario
online-people-text = Una partita valida per il punteggio contro chi ne cerca una.
online-seek = Trova un avversario
online-seeking = Ricerca di un avversario …
online-seeking-text = La partita si apre da sola. Se intanto giochi ad altro in questa pagina, una barra in alto porta alla partita. Tieni aperta la pagina.
online-meanwhile = Intanto gioca contro il computer
online-seek-stop = Smetti di cercare
online-open-seeks = Cercano un avversario adesso
online-watch-link = Copia il link per guardare
online-mute = Silenzia { $name }
online-unmute = Ascolta di nuovo { $name }
online-block = Blocca { $name }
online-unblock = Sblocca { $name }
online-statistics = Online
online-statistics-matches = Partite contro persone
online-verify = Verifica le distribuzioni
online-verified = Le distribuzioni erano corrette: i numeri casuali dei due giocatori e del server, fissati prima della partita, portano a tutte le mani ({ $hands }).
online-verified-in-part = Tutte le mani ({ $hands }) seguono dai numeri casuali, ma un giocatore non ha rivelato il proprio in tempo.
online-not-verified = La registrazione non dimostra le distribuzioni: { $why }
