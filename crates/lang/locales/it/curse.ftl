# Curse of the Doublet: why a move is refused, what it did, what lies where, the rules page.

curse-not-held = la tessera { $tile } non è in questa mano.
curse-hand-goes-on = chi apre si sceglie solo dopo la mano.
curse-coin-decides = dopo una mano bloccata è la moneta a decidere chi apre.
curse-loser-chooses = { $seat } ha perso la mano e sceglie chi apre la prossima.
curse-set-comes-first = la mano comincia con la tessera iniziale: gioca una tessera qualsiasi.
curse-set-lies-already = la tessera iniziale c’è già: di’ su quale ramo va la tessera.
curse-no-such-side = non c’è un ramo { $side }; i rami vanno da 1 a 4.
curse-does-not-join = la tessera { $tile } non combacia: lì l’estremità aperta è { $end }.
curse-must-play = non puoi passare finché la tessera { $tile } si può giocare.
curse-hand-ended = la mano è finita.
curse-match-decided = la partita è finita.

curse-branch = { $side ->
    [1] ramo in alto
    [2] ramo a sinistra
    [3] ramo a destra
    [4] ramo in basso
   *[other] ramo { $side }
}
curse-branch-name = { curse-branch }

curse-put-set = { $seat } gioca { $tile } come tessera iniziale.
curse-played = { $seat } gioca { $tile } sul { curse-branch }, che ora finisce con { $end }.
curse-played-match = { $seat } gioca { $tile } sul { curse-branch }, che ora finisce con { $end }: abbinamento.
curse-passed = { $seat } passa, quindi non ha nessuno di questi numeri: { $lacks }.
curse-next-hand = Comincia la mano { $number }. Chi ha perso ha scelto che apra { $leader }.
curse-next-hand-by-coin = Comincia la mano { $number }. La moneta fa aprire { $leader }.
curse-blocked = La mano è bloccata e nessuno fa punti.
curse-went-out = { $seat } gioca l’ultima tessera e fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $tiles } per le tessere rimaste nell’altra mano{ $extra ->
    [0] .
   *[other] , e { $extra } per l’abbinamento finale.
}
curse-score = Punti: Sud { $south }, Nord { $north }.
curse-left-with = A { $seat } restavano: { $tiles }.

curse-match-won = { $seat } vince la partita!
curse-choosing = { $seat } sceglie chi apre la prossima mano.
curse-coin-next = La moneta decide chi apre la prossima mano.
curse-turn = Tocca a { $seat }.
curse-turn-again = { $seat } ha fatto un abbinamento e gioca ancora.
curse-turn-to-lead = Apre { $seat }: qualsiasi tessera può essere quella iniziale.

curse-now-lead-by-coin = La moneta ti fa aprire. Metti una tessera qualsiasi al centro.
curse-now-lead = Apri tu. Metti una tessera qualsiasi al centro.
curse-now-turn = Tocca a te.
curse-now-again = Abbinamento: gioca ancora.
curse-now-pass = Nessuna tessera combacia: passa.
curse-now-choose = Scegli tu chi apre.
curse-now-other = { $seat } sta pensando.
curse-now-looking = Guarda la mano, poi continua.
curse-you = { $seat }, tu
curse-opponent = { $seat }, { $opponent }
curse-hand-number = Mano { $hand }, ai { $target } punti
curse-hand-number-short = Mano { $hand }, ai { $target }
curse-score-title = Punti
curse-has-passed-on = { $seat } ha passato su { $numbers }.
curse-last-turn = Ultima giocata: { $tiles }.

curse-move-set = giocare { $tile } come tessera iniziale
curse-move-play = giocare { $tile } sul { curse-branch }, che finirà con { $end }
curse-move-play-anyhow = giocare { $tile } sul ramo { $side }
curse-move-pass = passare
curse-move-lead = far aprire a { $seat } la prossima mano
curse-move-next = far decidere alla moneta chi apre la prossima mano

curse-board-match = Mano { $hand } della partita. Punti: Sud { $south }, Nord { $north }.
curse-board-set = La tessera iniziale è { $tile }.
curse-board-no-set = Non c’è ancora una tessera iniziale.
curse-board-side = Ramo { $side }, { curse-branch-name }: non iniziato, aperto per { $end }.
curse-board-branch = Ramo { $side }, { curse-branch-name }: { $tiles }; finisce con { $end }.
curse-board-hand = { $seat }: { $tiles }.
curse-board-passed = { $seat } ha passato su { $numbers } e non ha nessuno di questi numeri.
curse-board-aside = Da parte: { $tiles }.

curse-level-novice = Principiante
curse-level-casual = Giocatore occasionale
curse-level-club = Giocatore di circolo
curse-level-strong = Esperto
curse-level-best = Maestro
curse-style-novice = fa ogni abbinamento possibile, altrimenti gioca la tessera più pesante: adatto a una prima partita
curse-style-casual = ha occhio per il gioco, ma spesso si accontenta della seconda scelta
curse-style-club = conosce bene il gioco e sbaglia poco
curse-style-strong = gioca con lunga esperienza e nota le tessere che non giochi
curse-style-best = pensa più a lungo e legge le tue mosse e i tuoi passi
curse-against = { $opponent }

curse-passed-on = ha passato su { $numbers }
curse-why-leading = Chi apre ha le possibilità migliori.
curse-why-goes-out = È l’ultima tessera e fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
curse-why-plays-again = Fa un abbinamento con il { $number }, quindi lo stesso giocatore gioca ancora.
curse-why-cannot-be-answered = { $seat } ha passato su { $numbers } e non potrebbe rispondere, perché nient’altro sarebbe aperto.
curse-why-closes-an-end = { $seat } ha passato su { $number } e non può giocare lì.
curse-why-few-answers = Delle { $possible } tessere che l’altro giocatore può avere, { $answers ->
    [0] nessuna combacerebbe
    [one] solo una combacerebbe
   *[other] solo { $answers } combacerebbero
} con un’estremità aperta.
curse-why-doublet = Un doppio combacia con un solo numero, e questa mossa te ne libera.
curse-why-keeps-going = Delle { $held } tessere che restano in mano, { $joinable ->
    [one] 1 combacerebbe
   *[other] { $joinable } combacerebbero
} con un’estremità aperta.
curse-why-on-average = Nessuna ragione spicca, ma è andata meglio delle altre giocando le mani fino in fondo.

hand-review-looking = Calcolo quanto valeva ogni mossa.
hand-review-nobody-erred = Nessuno ha fatto una mossa chiaramente peggiore della migliore, per quanto poteva sapere.
hand-review-costliest = La mossa { $number } è costata di più: { $seat } ha giocato { $play }. Per quanto { $seat } poteva sapere, { $best } valeva in media { $points } in più.
hand-review-given-away = { $seat } ha regalato { $fair } per quanto poteva sapere, e { $seen } con tutte le tessere note.
hand-review-given-up = La mano è stata abbandonata.
hand-review-hand = Mano { $number }. { $ending }
hand-review-move = { $seat }: { $play }
hand-review-set = { $tile } come tessera iniziale
hand-review-play = { $tile } ({ curse-branch-name })
hand-review-went-out = { $seat } gioca l’ultima tessera e fa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
hand-review-points = { $whole },{ $tenths }
hand-review-play-narrows = Per quanto { $watcher } poteva sapere, { $seat } poteva avere { $before } mani diverse prima di questa mossa, e { $after } dopo.
hand-review-play-shows-all = Dopo questa mossa { $watcher } poteva dedurre tutte le tessere di { $seat }.
hand-review-pass-narrows = Questo dimostrava che { $seat } non aveva nessuno di questi numeri: { $lacks }. Delle { $before } mani che { $watcher } doveva considerare, ne restavano { $after }.
hand-review-pass-proves = Questo dimostrava che { $seat } non aveva nessuno di questi numeri: { $lacks }.
hand-review-pass-shows-all = Questo dimostrava che { $seat } non aveva nessuno di questi numeri: { $lacks }. Delle { $before } mani che { $watcher } doveva considerare, ne restava una: { $watcher } poteva dedurre tutte le tessere.
hand-review-no-choice = Non c’era scelta.
hand-review-fair-best = Per quanto { $seat } poteva sapere, niente era meglio: { $points } punti in media.
hand-review-fair-better = Per quanto { $seat } poteva sapere, { $best } era meglio: { $most } punti in media invece di { $points }.
hand-review-seen-best = Con tutte le tessere note, niente era meglio: { $points } punti.
hand-review-seen-better = Con tutte le tessere note, { $best } era meglio: { $most } punti invece di { $points }.
hand-review-column-play = mossa
hand-review-column-fair = equo
hand-review-column-seen = tutto noto
hand-review-table = Le mosse possibili, e quanti punti più dell’altro giocatore ciascuna porta a { $seat }
hand-review-value = valore per { $seat } con tutte le tessere note: { $points }
hand-review-lost = regalati { $points }
hand-review-was-played = giocata
hand-review-previous = Mano precedente
hand-review-none = Non c’è ancora niente da analizzare: la prima mano è ancora in corso.

curse-terminal-keys = [lettera] prendi [w-z] ramo [p] passa [u] annulla [H] aiuto [?] tasti [q] menu

curse-title = Curse of the Doublet
curse-short = Curse
curse-blurb = Domino per due: uguaglia un’estremità aperta e gioca ancora.
curse-author = di Howard Fosdick, 2023, che lo chiama anche Flaken's Frustration; pubblicato da BestFreeNewGames.com
curse-goal = Gioca la tua ultima tessera prima dell’altro giocatore. Ogni tessera che gli resta è un punto per te, e il primo con 11 punti vince la partita.
curse-deal = Ogni giocatore riceve 11 tessere di un domino doppio-sei. Le altre sei sono messe da parte senza essere viste.
curse-rule-C1 = Due giocatori, Sud e Nord, si dividono le 28 tessere di un domino doppio-sei: 11 ciascuno, e sei da parte che nessuno vede né usa.
curse-rule-C2 = Una moneta decide chi apre la prima mano. Poi chi ha perso l’ultima mano sceglie chi apre la prossima. Una mano bloccata non ha perdente, quindi decide di nuovo la moneta.
curse-rule-C3 = Chi apre mette al centro una tessera qualsiasi. È la tessera iniziale, e con essa finisce il suo turno.
curse-rule-C4 = La tessera iniziale ha quattro lati: due per ciascuno dei suoi numeri, o quattro per l’unico numero di un doppio. Da ogni lato può crescere un ramo. Un ramo è aperto all’estremità esterna, per il numero che la sua ultima tessera mostra lì. Un doppio in un ramo è aperto per il suo numero, e una sola volta.
curse-rule-C5 = Si gioca unendo una tessera a un’estremità aperta, numero con numero: alla fine di un ramo, o a un lato della tessera iniziale da cui non parte ancora nessun ramo. Scegli tu dove.
curse-rule-C6 = Se puoi giocare, devi. Se non puoi, passi.
curse-rule-C7 = Fai un abbinamento quando la nuova estremità esterna della tua tessera ha lo stesso numero dell’estremità aperta di un altro ramo iniziato. Allora giochi ancora, o passi se non puoi. Una tessera dà un solo turno in più, qualunque sia il numero di rami abbinati. Un lato della tessera iniziale dove non è stato giocato niente non conta per un abbinamento. Una tessera senza abbinamento finisce il tuo turno.
curse-rule-C8 = La mano finisce quando un giocatore ha giocato l’ultima tessera. È bloccata quando due passi si susseguono; conta anche un passo dopo un abbinamento.
curse-rule-C9 = Chi gioca la sua ultima tessera fa un punto per ogni tessera nell’altra mano, e uno in più se l’ultima tessera ha fatto un abbinamento. In una mano bloccata nessuno fa punti.
curse-rule-C10 = Giocate tutte le mani che servono: il primo con 11 punti vince la partita.
curse-rule-C11 = Vedi le tue tessere, il tavolo, ogni mossa e ogni passo, e quante tessere ha l’altro giocatore. Un passo mostra quali numeri non sono in quella mano. Le altre tessere e quelle da parte restano nascoste.
curse-scoring = Quando giochi l’ultima tessera, un punto per ogni tessera rimasta nell’altra mano, e uno in più se ha fatto un abbinamento. Una mano bloccata non dà niente. 11 punti vincono la partita.
curse-tip-1 = Prepara una catena di abbinamenti prima di giocarne la prima tessera: ogni abbinamento ti fa giocare ancora.
curse-tip-2 = Gioca presto i doppi, a meno che tu abbia anche una tessera che apra loro la strada. Un doppio combacia con un solo numero, e l’altro giocatore può indovinarlo e bloccarlo. È la maledizione del doppio.
curse-tip-3 = Gioca sulla tessera appena messa dall’altro: puoi rovinargli il prossimo abbinamento. La difesa conta quanto l’attacco.
curse-tip-4 = Se sei indietro alla fine di una mano, prova a bloccarla: in una mano bloccata nessuno fa punti.
