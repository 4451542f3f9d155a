# Notices and questions before, during and after a game.

notice-resumed = Ecco la partita che avevi lasciato.
notice-opponent-stays = Avversario: { $here }. La prossima partita: { $next }.
notice-other-move-counts = Quella mossa aveva mostrato una carta o tessera nascosta. Rifarla non cambia niente. Se fai un’altra mossa, questa partita conta come partita con annullamento.
notice-looked-back-counts = Hai fatto un’altra mossa dopo aver visto una carta o tessera nascosta: questa partita conta come partita con annullamento.
notice-hint-counts = Hai usato un suggerimento: questa partita conta come assistita, a parte nelle statistiche.
notice-line-counts = Hai avuto un aiuto che vede le carte o tessere nascoste: questa partita conta come assistita, a parte nelle statistiche.
notice-deal-can-be-won = Questa smazzata si può vincere.
notice-first-deal = Circa { $lost } smazzate di { $game } su 100 non si possono vincere. Questa sì: vedi «Nuove smazzate» nelle impostazioni.
notice-plays-on = La partita riprende da questa posizione.
notice-tries-again = Un nuovo tentativo con la stessa smazzata, dalla mossa { $number }. Conta come assistito.
notice-tries-again-from-the-start = Un nuovo tentativo con la stessa smazzata, dall’inizio. Conta come assistito.
notice-set-aside = Una partita salvata non si può leggere: { $reason }. È stata conservata come { $kept }.
notice-cannot-save = Questa partita non si può salvare: { $reason }. Puoi continuare, ma andrà persa quando esci.
notice-saves-again = Il salvataggio funziona di nuovo, e niente è andato perso.
notice-open-elsewhere = La tua ultima partita è aperta in un’altra finestra, quindi questa è nuova. Viene salvata a parte.
notice-in-use = Questa partita è aperta in un’altra finestra. Chiudila prima lì.
notice-recovered = Questa partita salvata era danneggiata ({ $reason }). Continua dopo l’ultima mossa leggibile, la { $moves }. Il file danneggiato è stato conservato come { $kept }.
notice-newer = La partita salvata { $name } è di una versione più nuova di Talon. È rimasta com’era.
notice-cannot-open = La partita salvata { $name } non si può aprire: { $reason }.

refused-nothing-to-undo = Non c’è niente da annullare.
refused-nothing-to-redo = Non c’è niente da ripetere.

link-unreadable = Il link si ferma alla mossa { $number }, «{ $move }», che non si può leggere. Questa è la posizione prima.
link-refused = Il link si ferma alla mossa { $number }, «{ $move }», che non è permessa. { $reason } Questa è la posizione prima.

steps-undone = { $more ->
    [0] Annullato: { $move }.
    [one] Annullato: { $move }, e 1 altra mossa.
   *[other] Annullato: { $move }, e altre { $more } mosse.
}
steps-redone = Ripetuto: { $moves }

confirm-give-up = Abbandonare? Questa partita conterà come persa.
confirm-restart = Ricominciare questa smazzata? Questa partita conterà come persa.
confirm-winning-line = Mostrare come vincere? Questa partita conterà come assistita.
confirm-new-deal = Lasciare questa partita per un’altra smazzata? Conterà come persa.

figure-played = Giocate
figure-won = Vinte
figure-won-percent = Vittorie (%)
figure-streak = Serie di vittorie
figure-longest-streak = Serie più lunga
figure-best-score = Punteggio migliore
figure-best-time = Tempo migliore
figure-with-undo = Vinte con annullamento
figure-assisted = Assistite (non contano)
figure-won-of = { $won } su { $played }
figure-none = -
statistics-rates = Su 100 smazzate il consigliere onesto, che vede solo ciò che vedi tu, ne vince circa { $fair }. Chi vede tutte le carte può vincerne circa { $all }.
statistics-winnable = { $could } smazzate su { $decided } si potevano vincere. Ne hai vinte { $won }: { $percent }%.
statistics-undecided = { $count ->
    [one] Di 1 partita persa non si sa ancora.
   *[other] Di { $count } partite perse non si sa ancora.
}
statistics-by-grade = Per difficoltà
statistics-by-opponent = Per avversario

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }

ending-points = Punti
ending-points-value = { $points } su { $full }
ending-moves = Mosse
ending-time = Tempo
ending-grade = Difficoltà
ending-grade-value = { $grade }, vincono { $wins } giocatori veloci su { $plays }
ending-streak = Vittorie di fila
ending-hands = Mani
ending-hand = { $seat } { $points }
ending-hand-blocked = bloccata
ending-new-match = Nuova partita
ending-first-win = La tua prima vittoria in questo gioco!
ending-first-unaided = La tua prima vittoria senza annullare e senza aiuto!
ending-longest-streak = { $wins } vittorie di fila: la tua serie più lunga in { $games } partite.
ending-fastest = La più veloce delle tue ultime { $wins } vittorie.
ending-fewest-moves = Quella con meno mosse delle tue ultime { $wins } vittorie.
ending-hard-deal = { $wins ->
    [0] Una smazzata difficile: su { $plays } giocatori veloci non la vince nessuno.
    [one] Una smazzata difficile: su { $plays } giocatori veloci la vince solo uno.
   *[other] Una smazzata difficile: su { $plays } giocatori veloci la vincono solo { $wins }.
}
ending-unaided = Vinta senza annullare e senza aiuto, come { $won } delle tue ultime { $played } partite.
ending-with-undo = Conta come partita con annullamento.
ending-assisted = Conta come assistita.
ending-never-winnable = Questa smazzata non si poteva vincere.
ending-try-again = Riprova dalla mossa { $number }
