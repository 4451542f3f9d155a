# Puzzles.

puzzles-solved = { $solved } risolti su { $count }
puzzle-title = { $game }: { $kind }
puzzle-question-number = Domanda { $number } di { $count }
puzzle-rating = { $difficulty }, { $rating }
puzzle-none = Non ci sono problemi così.

puzzle-kind-way = Trova la via
puzzle-kind-own = Dalla tua partita
puzzle-kind-fair-choice = Scelta onesta
puzzle-kind-double-dummy = Mani scoperte
puzzle-kind-inference = Che cosa sai?
puzzle-kind-safety-play = Gioco di sicurezza

puzzle-difficulty-very-easy = molto facile
puzzle-difficulty-easy = facile
puzzle-difficulty-medium = medio
puzzle-difficulty-hard = difficile
puzzle-difficulty-very-hard = molto difficile

puzzle-theme-wait = la pazienza premia
puzzle-theme-now = ora o mai più
puzzle-theme-which = quale carta?
puzzle-theme-match = un abbinamento
puzzle-theme-no-match = un abbinamento che può aspettare
puzzle-theme-block = nessuna risposta
puzzle-theme-quiet = una mossa tranquilla
puzzle-theme-numbers = numeri mancanti
puzzle-theme-tile = una tessera possibile
puzzle-theme-count = contare le mani

puzzle-ask-way = Tutte le carte sono note. Trova la sola mossa che vince ancora.
puzzle-ask-own = Qui hai gettato via la vittoria. Trova una mossa che la conservi.
puzzle-ask-fair-choice = Il mazzo è nascosto. Trova la mossa dopo cui si può ancora vincere il maggior numero di ordini delle sue carte.
puzzle-ask-double-dummy = Sei { $seat } e conosci tutte le tessere. Trova la sola mossa che tiene vinta la mano.
puzzle-ask-safety-play = Sei { $seat } e non vedi l’altra mano. Trova la sola mossa che vince contro ogni mano che { $other } può avere.
puzzle-ask-inference = Sei { $seat }. Che cosa dimostrano i passi di { $other } sulle sue tessere?
puzzle-ask-numbers = Sei { $seat }. Quali numeri mancano di sicuro nella mano di { $other }?
puzzle-ask-tile = Sei { $seat }. Quale di queste tessere può ancora avere { $other }?
puzzle-ask-count = Sei { $seat }. Quante mani diverse può avere { $other }?

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count ->
    [one] 1 mano
   *[other] { $count } mani
}

puzzle-right = Giusto.
puzzle-right-next = Giusto. { $played }
puzzle-played = Le mosse che seguono: { $moves }.
puzzle-solved = Risolto!
puzzle-solved-clean = Risolto senza un errore!
puzzle-shown = La risposta: { $answer }.
puzzle-not-asked = Il problema chiede altro.

puzzle-wrong-way = No: dopo si possono raggiungere al massimo { $points } punti su { $most }.
puzzle-wrong-own = No: dopo la partita non si può più vincere.
puzzle-wrong-fair-choice = No: dopo si possono vincere { $count } ordini su { $worlds }. Dopo la mossa migliore, { $best }.
puzzle-wrong-hand = No: se poi entrambi giocano bene, { $outcome }.
puzzle-wrong-against = No: se { $other } ha { $tiles }, { $outcome }.
puzzle-wrong-inference = No. Guarda che cosa era aperto a ogni passo.
puzzle-wrong-then = Per esempio: { $moves }.

puzzle-outcome-scores = { $seat } fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
puzzle-outcome-nobody = nessuno fa punti

puzzle-why-way = Dopo ogni altra mossa almeno { $points } punti sono irraggiungibili.
puzzle-why-fair-choice = Vince in { $best } ordini su { $worlds }; la migliore delle altre mosse, in { $second }.
puzzle-why-hand = Ora { $outcome }.
puzzle-why-against = Qualunque cosa abbia { $other }, come minimo { $outcome }.
puzzle-why-pass = { $other } ha passato quando erano aperti { $numbers }.
puzzle-why-hands = { $count ->
    [one] Una sola mano spiega tutti i passi.
   *[other] { $count } mani spiegano tutti i passi.
}

puzzle-stock = Le prossime dal mazzo: { $cards }.
puzzle-face-down = Coperte nella colonna { $number }, quella in cima per prima: { $cards }.
puzzle-history = La mano finora: { $turns }.

terminal-plain-puzzle = Rispondi con una mossa o con il numero di una risposta. «moves» elenca le risposte, «hint» mostra quella giusta, «board» descrive il tavolo e «quit» chiude il problema.
terminal-plain-puzzle-why = Scrivi win per vedere perché.
terminal-plain-puzzle-own = Scrivi puzzle own per cercare la mossa che conserva la vittoria.

puzzle-own-looking = Cerco le mosse che vincono.
puzzle-own-none = In questa posizione vincono troppe mosse per un problema.
puzzle-nothing-hidden = Non si sa altro.

puzzles-intro = Ogni problema è una posizione di una partita vera. Ogni domanda ha una sola risposta giusta, dimostrata dai risolutori.
puzzles-of-day = Problema del giorno
puzzles-ratings = Punteggi da { $from } a { $to }
puzzles-list = Tutti i problemi
puzzle-done = risolto
puzzle-solve = Risolvi
puzzle-next = Problema successivo
puzzle-again = Risolvi di nuovo
puzzle-show-answer = Mostra la risposta
puzzle-show-solution = Mostra la soluzione
puzzle-show-refutation = Mostra perché
puzzle-back = Torna al problema
puzzle-no-line = Non ci sono mosse da mostrare.
puzzle-copy-link = Copia il link
puzzle-solution = Soluzione
puzzle-refutation = Perché è sbagliato

terminal-puzzle-keys = [lettere] rispondi [K] che cosa si sa [H] mostra la risposta [W] perché [?] tasti [Esc] indietro
terminal-puzzle-keys-solved = [Invio] prossimo problema [r] ancora [W] soluzione [Esc] indietro
terminal-puzzle-keys-line = [frecce] passo [Esc] torna al problema
terminal-puzzles-keys = [frecce] scegli [Tab] altro tipo [t] problema del giorno [Invio] gioca [Esc] indietro
