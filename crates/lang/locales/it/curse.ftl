# Curse of the Doublet: why a move is refused, what it did, what lies where.

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
curse-match-score = { $south } { $left } : { $right } { $north }
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
curse-style-club = conosce bene il gioco, ma ogni tanto sbaglia
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
hand-review-column-fair = onesta
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
curse-blurb = Domino per due: uguaglia un’estremità e gioca ancora.
