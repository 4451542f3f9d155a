# The browser's own sentences: buttons, bars, pages, settings.

web-table = Tavolo

command-undo = Annulla
command-redo = Ripeti
command-hint = Suggerimento
command-new-deal = Nuova smazzata
command-new-winnable-deal = Nuova smazzata vincibile
web-deal-winnable = Distribuiscine una vincibile
command-new-graded-deal = Nuova smazzata per difficoltà
command-deal-by-number = Smazzata per numero
command-restart = Ricomincia
command-give-up = Abbandona
command-home = Manda alla fondazione
command-statistics = Statistiche
command-settings = Impostazioni
command-share = Link a questa posizione
command-games = Tutti i giochi
command-menu = Menu
web-yes = Sì
web-no = No

web-against-computer = Contro il computer
web-against-computer-note = Tu giochi Sud.
web-opponent = Avversario
web-two-at-one-table-note = Giocate a turno, e un sipario nasconde entrambe le mani tra un turno e l’altro.
web-curtain-note = Entrambe le mani sono nascoste. Continua quando guarda solo { $seat }.
web-curtain-lift = Mostra la mano di { $seat }
web-between-hands = Tra le mani

web-panel = A colpo d’occhio
web-wanted-sentence = Prossima sulla fondazione: { $rank }.

web-page-title = { $page } – Talon
web-tagline = Solitari e un gioco di domino
web-pages = Pagine
web-close = Chiudi
web-cancel = Annulla
web-play = Gioca
web-daily = Smazzata di oggi
web-continue = { $count ->
    [one] Continua: 1 mossa
   *[other] Continua: { $count } mosse
}
web-friend = Gioca con un amico
web-continue-for-two = { $count ->
    [one] Due giocatori, uno schermo: continua, 1 mossa
   *[other] Due giocatori, uno schermo: continua, { $count } mosse
}
web-to-the-table = Al tavolo
web-rule = Regola { $rule }
web-rules-of = Regole di { $game }
web-other-rules = Regole per gioco

web-deal-number-note = Lo stesso numero è la stessa smazzata per tutti, per sempre.
web-deal-it = Distribuisci

web-keys-moving = Con la tastiera
web-keys-enter = Prendere, posare o girare una carta
web-keys-escape = Posare ciò che tieni, o chiudere ciò che è aperto
web-keys-pointing = Con il mouse o il dito
web-keys-drag = Trascina una carta o una tessera al suo posto; i posti che l’accettano si illuminano.
web-keys-tap = Oppure toccala, poi tocca il suo posto. In Doublets e Yield una carta con una sola mossa si gioca subito.
web-keys-double-tap = In Lady Jane tocca due volte una carta per mandarla sulla sua fondazione.
web-keys-commands = Comandi
web-keys-piles = Tasti dei mazzetti

web-hint-more = Altro
web-hint-play = Giocala
web-hint-way = Mostra la via
web-way-first = Vai alla prima mossa
web-way-back = Una mossa indietro
web-way-next = Una mossa avanti
web-way-last = Vai all’ultima mossa
web-way-play-on = Gioca da qui

web-ending = Partita finita
web-same-again = Rigioca questa smazzata

web-daily-title = { $game }: smazzata di oggi
web-link-copied = Il link a questa posizione è stato copiato.
web-part-missing = Questa parte di Talon non si è potuta caricare. Talon continua a provare.
web-no-link = Questa partita non è stata distribuita per numero, quindi non ha un link.

web-back-to-game = Torna alla partita
web-review-nothing = Non ci sono ancora mosse da analizzare.
web-review-progress = { $done } posizioni verificate su { $all }
web-review-graph = Posizione nella partita
web-review-place = In questa posizione
web-review-points-to-be-had = punti ancora possibili
web-review-could-be-won = si poteva vincere
web-review-could-not-be-won = non si poteva vincere
web-review-chance = vittorie del consigliere onesto (%)
web-review-lost-here = ha gettato via la vittoria
web-review-show-way = Mostra la via migliore da qui
web-review-try-again = Riprova da qui
web-review-find-move = Trova la mossa che vince
web-review-go-back = Torna a questa posizione

setting-theme = Tema
setting-theme-dark = Scuro
setting-theme-light = Chiaro
setting-as-system = Come questo dispositivo
setting-contrast = Contrasto
setting-contrast-high = Alto
setting-motion = Animazione
setting-motion-none = Nessuna
setting-sounds = Suoni
setting-sounds-on = Un suono per una carta, una mossa rifiutata e una vittoria
setting-backs = Dorso delle carte
setting-felt = Tavolo
colour-blue = Blu
colour-green = Verde
colour-red = Rosso
colour-grey = Grigio
setting-vibrates = Vibra per una carta, una mossa rifiutata e una vittoria
setting-pieces = Carte e tessere
setting-four-colours = Un colore diverso per ogni seme
setting-large-print = Caratteri grandi
setting-left-handed = Per mancini: scambia sinistra e destra
setting-letter-keys = I tasti di una lettera danno comandi
setting-letters = Mostra il tasto di ogni mazzetto
setting-language = Lingua
setting-as-browser = Come questo browser
setting-status-line = Sotto il tavolo
setting-score = Punteggio
setting-stock = Carte nel mazzo
setting-verdict = Se la partita si può ancora vincere
setting-verdict-when-asked = Mostra solo quando lo chiedo
setting-verdict-all-cards = Mostra sempre, con tutte le carte
setting-verdict-fair = Mostra sempre quante volte vince il consigliere onesto, che vede solo ciò che vedi tu
setting-verdict-never = Non mostrare mai
setting-hints = Suggerimenti
setting-hints-see-all = I suggerimenti vedono tutte le carte (una partita con un suggerimento così conta come assistita)
setting-hide-numbers = Nascondi tutti i numeri sul mio gioco

statistics-empty = Non hai ancora finito una partita. La prima sarà contata qui.
statistics-example = Che cosa vedrai qui: un esempio
statistics-hidden = I tuoi numeri sono nascosti, come hai chiesto. Le partite si contano comunque.
statistics-progress = { $done } partite contate su { $all }
statistics-counting = Conto le tue partite.
web-other-statistics = Statistiche per gioco
graph-results = Partite recenti
graph-shares = Vittorie nel tempo (%)
graph-scores = Partite per punteggio
graph-as-table = In tabella
graph-too-few = Dopo la tua seconda partita qui appariranno i grafici.
graph-result = Risultato
graph-in-a-row = Di fila
graph-game = Partita
graph-lost = Persa
graph-drawn = Pari
graph-latest = Analizza una partita
web-nothing-here = Qui non c’è nulla
web-did-you-mean = Intendevi questo indirizzo?
web-unknown-address = Questo link non porta a nessuna pagina di Talon. Ecco i giochi.
web-unknown-deal = Nessuna smazzata ha questo numero: i numeri vanno da 0 a { $most }. Ecco i giochi.
web-unknown-day = Il calendario non ha questo giorno. Ecco i giochi e le smazzate di oggi.

daily-title = Smazzate del giorno
daily-intro = Ogni giorno tutti hanno la stessa smazzata, e si può vincere. La smazzata del giorno è una partita a sé, e puoi recuperare i giorni passati.
daily-earlier = Giorni precedenti
daily-later = Giorni successivi
daily-day = { $date }: { $state }
daily-none = non giocata
daily-open = iniziata
daily-won = vinta
daily-lost = persa
daily-share = Copia i risultati di oggi
daily-result = { $game }: { $state }, { $count ->
    [one] { $count } mossa
   *[other] { $count } mosse
}, { $time }
daily-streak = { $count } giorni di fila

web-learn = Impara
web-learn-first = Prima partita
web-first-game-offer = Prima volta qui?
web-first-game-play = Prima partita guidata (2 minuti)
web-lesson = Lezione
web-lesson-show = Mostra la mossa
web-lesson-next = Avanti: { $title }
web-lesson-list = Tutte le lezioni
web-fetch-failed = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
web-other-lessons = Lezioni degli altri giochi
lessons-heading-first = Per cominciare
lessons-heading-techniques = Giocare bene
