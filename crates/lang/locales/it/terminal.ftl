# The terminal's own sentences: menus, keys, questions, saves, statistics.

terminal-pass = passaggio { $pass } di { $passes }
terminal-left = { $count } rimaste
terminal-tiles-of = { $seat }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}

terminal-with-undo = con annullamento
terminal-assisted = assistita
terminal-must-pass = Nessuna tessera combacia: premi p per passare.
terminal-keys-over = [v] analisi [n] nuova smazzata [R] ricomincia [u] annulla [S] statistiche [q] menu
terminal-keys-choosing = [Invio] accetta [v] analisi [u] annulla [?] tasti [q] menu
terminal-keys-next-hand = [Invio] prossima mano [v] analisi [u] annulla [?] tasti [q] menu

terminal-new-here = Prima volta? Premi E per una prima partita.
terminal-new-game = Nuova partita
terminal-menu-keys = [Invio] gioca [E] impara [O] salvate [B] oggi [N] vincibile [Z] problemi [L] regole [S] statistiche [,] impostazioni [#] numero [D] difficoltà [?] tasti [q] esci

terminal-too-small = Talon ha bisogno di una finestra di { $width } colonne per { $height } righe. Questa è di { $now-width } per { $now-height }: ingrandiscila, o premi q per uscire.
terminal-curtain-enter = Premi Invio quando guarda solo { $seat }.
terminal-curtain-keys = [Invio] continua [q] menu
terminal-yes = Sì
terminal-no = No
terminal-number-hint = Scrivi un numero da 0 a { $most }.
terminal-number-keys = [Invio] distribuisci [Esc] annulla
terminal-choice-keys = [frecce] scegli [Invio] accetta [Esc] annulla

terminal-figures = Risultati
terminal-page-keys-more = [Spazio] continua [frecce] scorri [sinistra] [destra] altri giochi [Esc] indietro
terminal-page-keys-games = [frecce] scorri [sinistra] [destra] altri giochi [Esc] indietro
terminal-message-keys = [Esc] indietro

terminal-help-moving = Muovere
terminal-help-mouse = Mouse
terminal-help-position = Posizione
terminal-help-deal = Smazzata
terminal-help-pages = Altro
terminal-name-arrows = frecce
terminal-name-left = sinistra
terminal-name-right = destra
terminal-name-enter = Invio
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = Spazio .
terminal-name-click = clic
terminal-name-drag = trascina
terminal-name-right-click = clic destro
terminal-key-letter = Usare il mazzetto con questa lettera: prendere, posare o fare l’unica mossa
terminal-key-enter = Prendere o posare al cursore
terminal-key-tab = Andare al prossimo mazzetto con una mossa
terminal-key-esc = Posare ciò che tieni; a mano vuota, tornare al menu
terminal-key-stock = Girare una carta, o distribuire
terminal-key-pass = Passare, in Curse of the Doublet
terminal-key-click = Prendere, posare o fare l’unica mossa
terminal-key-drag = Spostare una carta o una tessera
terminal-key-right-click = Mandare una carta sulla sua fondazione; un doppio clic fa lo stesso
terminal-help-solver = Suggerimenti, verdetti e analisi
terminal-key-interrupt = Uscire in ogni momento; la partita resta salvata
terminal-key-redraw = Ridisegnare lo schermo
terminal-key-message = Leggere tutto il messaggio

terminal-settings-keys = [frecce] scegli e cambia [Invio] valore seguente [Esc] indietro
terminal-setting-verdict = Si può ancora vincere?
terminal-setting-verdict-help = Mostrato accanto ai messaggi dei solitari. Anche il tasto v lo cambia.
terminal-setting-hints = Suggerimenti
terminal-setting-hints-help = Un suggerimento che vede tutte le carte conta come aiuto.
terminal-setting-deals-help = Le smazzate facili iniziali si possono vincere tutte.
terminal-setting-opponent = Avversario in Curse
terminal-setting-opponent-help = Chi gioca contro di te dalla prossima partita.
terminal-setting-colours = Colori dei semi
terminal-setting-colours-help = Con quattro, i quadri sono blu e i fiori verdi.
terminal-setting-clock = Orologio
terminal-setting-clock-help = Il tempo che hai giocato, nella prima riga.
terminal-verdict-solver = un risolutore che vede tutte le carte
terminal-verdict-odds = probabilità da ciò che vedi
terminal-hints-fair = vedono ciò che vedi
terminal-hints-all-cards = vedono tutte le carte
terminal-colours-two = due
terminal-colours-four = quattro
terminal-hidden = nascosto
terminal-deal-winnable = N: una vincibile
terminal-shown = visibile

terminal-verdict-off = Premi di nuovo v per nasconderlo.
terminal-verdict-back = Premi di nuovo v per vederlo.
terminal-hint-more = Premi H per saperne di più.
terminal-hint-play = Premi H per giocarla, W per vedere tutta la via.
terminal-hint-play-fair = Premi H per giocarla.
terminal-seek-keys = [Esc] ferma
terminal-way-keys-none = [Esc] torna alla tua partita
terminal-way-keys = [frecce] passo [Spazio] guarda o ferma [l] elenco [Invio] gioca da qui [Esc] indietro
terminal-way-keys-list = [frecce] passo [l] tavolo [Invio] gioca da qui [Esc] indietro
terminal-review-legend = { $yes } si poteva vincere  { $no } non si poteva  { $full } punti fatti  { $shade } ancora possibili
terminal-next-hand = Premi Invio per la prossima mano, v per analizzare questa.
terminal-hand-review = Premi v per analizzare questa mano.
terminal-hand-keys = [frecce] mosse [t] la più costosa [Esc] indietro
terminal-hands-keys = [frecce] mosse [sinistra] [destra] mani [t] la più costosa [Esc] indietro
terminal-hands-legend = Barre: punti della mano con tutte le tessere note. Numeri: punti che una giocata regala, in media sulle tessere che l’altro può avere.
terminal-review-keys = [frecce] passo [w] via migliore [f] trova la mossa [a] riprova da qui [t] mossa perdente [Esc] indietro

terminal-archive-keys = [Invio] apri [v] analizza [x] elimina [/] cerca [Tab] aperte [Esc] indietro
terminal-archive-keys-searching = [Invio] tieni [Esc] mostra tutto
terminal-archive-keys-delete = [y] elimina [n] conserva

terminal-plain-which-game = Scegli un gioco: { $games } o { $last }.
terminal-plain-title = { $game }, smazzata { $deal }.
terminal-plain-begin = Scrivi una mossa, o help.
terminal-plain-unknown = Scrivi moves per vedere le mosse permesse, o help.
terminal-plain-yes-no = yes o no?
terminal-plain-no-moves = Nessuna mossa rimasta.
terminal-plain-goodbye = Arrivederci.
terminal-plain-goodbye-saved = Arrivederci. La tua partita è salvata.
terminal-plain-goodbye-not-saved = Arrivederci. Questa partita non si è potuta salvare.
terminal-plain-hint-more = Scrivi hint per saperne di più.
terminal-plain-hint-write = Scrivi { $move } per giocarla.
terminal-plain-verdict-back = Scrivi verdict per sentirlo una volta, o verdict on per sentirlo sempre.
terminal-plain-deal-winnable = Scrivi new winnable per una smazzata che si possa vincere.
terminal-plain-verdict-on = D’ora in poi senti se la partita si può ancora vincere ogni volta che cambia.
terminal-plain-review-first = Analisi della partita.
terminal-plain-review-not-over = Puoi analizzare la partita quando è finita. Per finirla ora, scrivi give up.
terminal-plain-again-how = Scrivi again { $number } per riprovare da lì.
terminal-plain-again-number = Questa partita ha { $count } mosse: scrivi again e un numero da 1 a { $most }.
terminal-plain-continue-how = Scrivi continue e un numero per aprire una di queste partite.
terminal-plain-continue-number = { $count ->
    [0] Non ci sono ancora partite salvate.
    [one] C’è 1 partita salvata: scrivi continue 1.
   *[other] Ci sono { $count } partite salvate: scrivi continue e un numero da 1 a { $count }.
}
terminal-plain-free = Puoi usare: { $spots }.
terminal-plain-which-move = Può essere più mosse: { $moves }. Scrivine una.
terminal-plain-not-there = { $piece } non si vede sul tavolo.
terminal-plain-no-answer = Niente sul tavolo si chiama { $words }. Scrivi board per tutto.
terminal-plain-must-pass = Nessuna tessera combacia: scrivi pass.
terminal-plain-uncovered = Scoperta: { $cards }.
terminal-plain-brief = D’ora in poi senti solo ciò che cambia.
terminal-plain-brief-off = D’ora in poi senti frasi intere, e i punti dopo ogni mossa.
terminal-plain-way-line = { $number }. { $move }: { $name }.
terminal-plain-way-lines = { $number } a { $last }. { $move }, { $count } volte: { $name }.
terminal-plain-help = Scrivi una mossa come la mostra l’elenco delle mosse, o uno di questi comandi. Carte e tessere si possono nominare: 9c 4d, 10c jd, 5s home. Bastano il valore o i due numeri di una tessera se è possibile una sola mossa: 9 4, 12 per una regina, 26. Un punto gira una carta o distribuisce. Una parola con il punto interrogativo è una domanda al tavolo: waste?, stock?, wanted?, free?

terminal-lesson-keys = [H] mostra la mossa [u] annulla [Esc] esci
terminal-lesson-keys-next = [Invio] avanti: { $title } [u] annulla [Esc] esci
terminal-lesson-keys-done = [Invio] esci
terminal-lessons-keys = [frecce] scegli [Invio] comincia [sinistra] [destra] altri giochi [Esc] indietro
terminal-lesson-explains = E lo spiega.
terminal-plain-lesson = Scrivi la mossa che il testo chiede. Oppure: hint, board, undo, quit.
terminal-plain-lesson-move = Scrivi: { $move }
terminal-plain-lesson-explains = Scrivi learn { $lesson } per la lezione che lo spiega.
terminal-plain-figure = { $name }: { $value }.
terminal-plain-what-next = Scrivi new per un’altra smazzata, restart per la stessa, review per le mosse, oppure quit.
terminal-plain-new-here = Prima volta? Scrivi: learn first
terminal-ending-table = Guardare il tavolo

# Matches over the network.
terminal-keys-online = [lettera] prendi [w-z] ramo [p] passa [M] parla, abbandona [?] tasti [q] esci
terminal-keys-online-choosing = [Invio] accetta [M] parla, abbandona [?] tasti [q] esci
terminal-keys-online-over = [M] rigioca, parla [v] analisi [?] tasti [q] esci
terminal-keys-watching = [L] regole [?] tasti [q] esci
terminal-keys-watched = [v] analisi [?] tasti [q] esci
terminal-online-keys-waiting = [c] codice per il telefono [q] esci
terminal-online-keys-link = [Invio] torna al tavolo
terminal-online-away = { $name } può mancare ancora { $seconds } secondi.
terminal-online-claimable = { $name } manca da troppo tempo. Premi M per vincere la partita o far continuare un bot, oppure aspetta.
terminal-online-resign = Abbandona la partita
terminal-online-call-off = Annulla la partita
terminal-online-abort = Proponi di smettere senza risultato
terminal-online-agree = Accetta di smettere senza risultato
terminal-online-decline = Continua a giocare
terminal-online-claim = Vinci la partita ora
terminal-online-call-bot = Fai giocare un bot ({ $level }) al posto di { $name }
terminal-online-rematch = Gioca un’altra partita
terminal-online-mute = Nascondi quello che dice { $name }
terminal-online-unmute = Mostra di nuovo quello che dice { $name }
terminal-online-link = Mostra il link della partita
terminal-online-menu = Che cosa vuoi fare?
terminal-online-resign-ask = Abbandonare la partita? Allora vince { $name }.
terminal-online-leave-ask = Lasciare il tavolo? La partita continua, e sarai assente finché non torni.
terminal-online-leave-hosted-ask = Lasciare il tavolo? Questo programma ospita la partita: aspetta il tuo ritorno, e intanto nessuno può giocare.
terminal-online-no-help = In una partita fra due persone non ci sono aiuti, né annullamenti, né altre smazzate: non sarebbe leale.
terminal-online-record-awaited = Il server non ha ancora inviato la registrazione della partita. Riprova tra un momento.
terminal-online-nothing-to-review = In questa partita nessuno ha fatto una mossa, quindi non c’è niente da analizzare.
terminal-online-invite = Invia questo link alla persona con cui vuoi giocare:
terminal-online-in-terminal = Oppure, in un terminale:
terminal-online-return = Con questo link torni alla partita:
terminal-online-way-back = Con questo comando torni alla partita:
terminal-online-only-here = Il link funziona solo su questo computer, perché il server serve solo questo. Con talon play curse --host possono giocare altri nella tua rete.
terminal-online-go-on-hosting = La partita che ospiti non è finita. Continuarla?
terminal-online-waiting = In attesa che l’altro giocatore si sieda …
terminal-online-dealing = Ci sono entrambi. Si distribuiscono le tessere …
terminal-plain-online-against = Giochi contro { $players }.
terminal-plain-online-watching = Guardi giocare: { $players }.
terminal-plain-online-clocks = Tempo rimasto, Sud e Nord: { $clocks }.
terminal-plain-online-claim = L’altro giocatore manca da troppo tempo. Scrivi claim per vincere la partita, bot per far continuare un bot, oppure aspetta.
terminal-plain-online-phrases = Puoi dire: { $phrases }. Scrivi say e una di queste, per esempio say hello.
terminal-plain-online-muted = D’ora in poi non senti quello che dice l’altro giocatore. Scrivi di nuovo mute per cambiare.
terminal-plain-online-unmuted = Senti di nuovo quello che dice l’altro giocatore.
terminal-plain-online-blocked = Hai bloccato { $name }: non giocherete mai insieme e non senti quello che dice. Scrivi di nuovo block per cambiare.
terminal-plain-online-unblocked = Non blocchi più { $name }.
terminal-plain-online-help = Scrivi una mossa come la mostra l’elenco, o una di queste parole: board, moves, rules, players, say, resign, abort, decline, claim, bot, rematch, review, mute, block, link, quit. Una parola con il punto interrogativo chiede del tavolo, per esempio set?
verify-deal-hands = { $hands ->
    [one] 1 mano è stata distribuita
   *[other] { $hands } mani sono state distribuite
} dai numeri casuali, come promesso.
verify-deal-missing = { $seat } non ha rivelato in tempo il suo numero casuale.
verify-deal-winner = Ha vinto { $seat }.
verify-deal-no-winner = Nessuno ha vinto la partita.
