# What the terminal and the browser both say about the game on the table.

table-deal = smazzata { $deal }
table-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
table-moves = { $count ->
    [one] 1 mossa
   *[other] { $count } mosse
}
table-wanted = cercata
table-base = base { $rank }
table-cards-left = Carte rimaste
table-unseen-tiles = Tessere non viste
table-no-target = Al momento non c’è una mossa per questo.
table-no-home = Niente qui può andare su una fondazione.
table-gave-up = Hai abbandonato, quindi questa partita conta come persa.
table-players = Scegli l’avversario
table-two-players = Due giocatori, uno schermo
table-continue-deal = { $count ->
    [one] Continua: smazzata { $deal }, 1 mossa
   *[other] Continua: smazzata { $deal }, { $count } mosse
}
table-deal-number = Numero della smazzata
table-deal-number-wrong = Scrivi un numero intero da 0 a { $most }.
table-statistics-of = Statistiche di { $game }
table-keys = Tasti
keys-walk = Spostarsi da un mazzetto all’altro
label-points = Punti
label-moves = Mosse
label-games = Partite

command-board = Tavolo
command-moves = Mosse permesse
command-try-again = Riprova
command-hint-knowledge = Che cosa possono usare i suggerimenti
command-verdict = Posso ancora vincere?
command-grade = Quanto è difficile questa smazzata?
setting-deals = Nuove smazzate
setting-deals-easy-at-first = Facili finché non vinco, poi tutte
setting-deals-winnable = Solo quelle che si possono vincere
setting-deals-any = Tutte
command-time = Tempo
command-colours = Quattro colori
command-undo-help = Annullare l’ultima mossa
command-redo-help = Ripetere la mossa
command-home-help = Mandare la carta scelta sulla sua fondazione
command-sweep = Tutto in una volta
command-sweep-help = Fare tutte le mosse ovvie: mandare le carte alla fondazione, girare finché una serve, o finire una partita sicura
command-next-hand-help = Dopo una mano di Curse of the Doublet: cominciare la prossima
command-board-help = Elencare che cosa c’è e dove
command-moves-help = Elencare le mosse permesse
command-new-deal-help = Cominciare una nuova smazzata
command-new-winnable-deal-help = Cominciare una nuova smazzata che si possa vincere
command-new-graded-deal-help = Cominciare una smazzata di una difficoltà scelta: facile, media, difficile o molto difficile
command-deal-by-number-help = Cominciare la smazzata con un numero dato
command-daily = Smazzata di oggi
command-daily-help = Giocare la smazzata di oggi, uguale per tutti; la partita sul tavolo resta aperta
command-players-help = Scegliere l’avversario, o giocare in due (Curse of the Doublet)
command-restart-help = Ricominciare questa smazzata
command-try-again-help = Dopo la partita: rigiocare questa smazzata da una mossa data
command-give-up-help = Abbandonare questa partita
command-hint-help = Mostrare un suggerimento; chiedi ancora per la carta, il posto e la ragione
command-hint-knowledge-help = Far usare ai suggerimenti tutte le carte, o solo quelle che vedi
command-winning-line-help = Mostrare passo per passo una via per vincere; la tua partita resta com’è
command-verdict-help = Mostrare se puoi ancora vincere, quante volte vince il consigliere onesto, o niente
command-grade-help = Mostrare quanti giocatori veloci su 200 vincono questa smazzata, e quindi se si può vincere
command-deals-help = Scegliere quali smazzate ricevi: facili finché non vinci, solo vincibili o tutte
command-review-help = Dopo la partita, o dopo una mano di Curse of the Doublet: mostrare quali mosse ti sono costate
command-rules-help = Leggere le regole
command-lessons-help = Imparare: una lezione per ogni regola; dopo un rifiuto o un suggerimento, quella che lo spiega
command-puzzles-help = Risolvere problemi da partite vere
command-statistics-help = Mostrare le tue statistiche
command-settings-help = Cambiare le impostazioni
command-time-help = Mostrare o nascondere l’orologio
command-colours-help = Mostrare i semi in due o quattro colori
command-share-help = Copiare un link a questa posizione
command-help-help = Mostrare questo elenco
command-menu-help = Elencare tutti i comandi
command-brief = Breve
command-brief-help = Dire dopo una mossa solo ciò che cambia, o frasi intere e i punti
command-archive-help = Elencare le partite salvate: continuare, analizzare o eliminare
command-games-help = Lasciare il tavolo; la partita resta salvata

sweep-home = Manda tutto
sweep-turn = Gira finché qualcosa serve
sweep-finish = Finisci
sweep-done = { $count } mosse in una volta. { $last }
sweep-none = Qui non ci sono mosse da fare in una volta.

lessons-title = Lezioni
puzzles-title = Problemi
lessons-of = Lezioni: { $game }
lesson-title = Lezione: { $title }
lesson-step = passo { $number } di { $count }
lesson-done = Fatto
lesson-off-topic = In una partita puoi farlo, ma questo passo chiede un’altra mossa.
lesson-all-done = Queste erano tutte le lezioni.
