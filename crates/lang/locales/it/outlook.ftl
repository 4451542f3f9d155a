# Whether a game can still be won, hints, ways to win, and the review: what solvers have to say to a player.

outlook-can-be-won = si può ancora vincere
outlook-cannot-be-won = non si può più vincere
outlook-never-could = questa smazzata non si può vincere
outlook-odds = probabilità oneste: { $wins } su { $worlds }
outlook-odds-so-far = probabilità oneste: { $wins } su { $worlds } …
outlook-not-found = sconosciuto
outlook-looking = verifica in corso

outlook-sentence-can-be-won = Questa partita si può ancora vincere.
outlook-sentence-cannot-be-won = Questa partita non si può più vincere.
outlook-sentence-never-could = Questa smazzata non si può vincere, qualunque cosa giochi.
outlook-sentence-odds = Il consigliere onesto, che vede solo ciò che vedi tu, vince da qui in { $wins } delle { $worlds } disposizioni possibili delle carte nascoste.
outlook-sentence-not-found = Il risolutore ha finito il tempo: non si sa se questa partita si può ancora vincere.
outlook-sentence-looking = Il risolutore verifica se questa partita si può ancora vincere.
outlook-two-play = I verdetti e le vie per vincere ci sono solo nei solitari.
outlook-failed = Il risolutore si è guastato: niente più verdetti né suggerimenti. Puoi continuare a giocare.
outlook-off = Non vedi più se la partita si può ancora vincere.
outlook-fair = D’ora in poi vedi quante volte vince da qui il consigliere onesto, che vede solo ciò che vedi tu.

hint-looking = Un momento: cerco una mossa utile.
hint-not-found = Il risolutore ha finito il tempo: niente suggerimento.
hint-nothing-to-gain = Da qui non si può guadagnare altro. Abbandona, o annulla qualche mossa.
hint-over = La partita è finita: niente suggerimenti.
hints-fair = Ora i suggerimenti sono onesti: vedono solo ciò che vedi tu.
hints-all-cards = Ora i suggerimenti vedono tutte le carte. Una partita con un suggerimento così conta come assistita.
hint-win = C’è una mossa che mantiene vincibile la partita.
hint-advised = Ho un suggerimento, basato solo su ciò che puoi vedere.
hint-points = La partita non si può più vincere, ma c’è una mossa che porta a { $points } punti.
hint-which = Guarda { $card }.
hint-which-stock = Guarda il mazzo.
hint-which-tile = Guarda la tessera { $tile }.
hint-where = Puoi { $move }.
hint-why-looking = Verifico che cosa farebbero le altre mosse.
hint-why-only = Dopo qualsiasi altra mossa la partita non si può più vincere.
hint-why-all = Qui nessuna mossa perde la partita, quindi questa vale quanto le altre.
hint-why-some = { $keep } mosse su { $all } mantengono vincibile la partita, e questa è una di esse.
hint-why-single = È l’unica mossa permessa.
hint-why-unknown = Mantiene vincibile la partita. Le altre mosse, forse no.
hint-why-points = Porta a { $points } punti, il massimo che si può ancora fare.
hint-why-some-points = Porta a { $points } punti, il punteggio migliore trovato.

fair-why-wins = Ora tutte le carte sono note, e questa mossa comincia una via per vincere in { $count ->
    [one] una mossa
   *[other] { $count } mosse
}.
fair-why-most-points = Ora tutte le carte sono note: la partita non si può più vincere, ma questa mossa porta a { $points } punti, il massimo che si può ancora fare.
fair-why-wanted-soon = { $count ->
    [0] La fondazione vuole { $card } adesso.
    [one] La fondazione vuole { $card } dopo un’altra carta: abbastanza presto per prenderla.
   *[other] La fondazione vuole { $card } dopo altre { $count } carte: abbastanza presto per prenderla.
}
fair-why-looks-on = Non serve ancora prendere una carta, e ogni carta che giri ti dice di più.
fair-why-king = Un re è solo d’intralcio.
fair-why-can-wait = La carta in cima agli scarti ora non serve, e tutto il resto può aspettare che tu veda di più.
fair-why-nothing-yet = Gli scarti sono ancora vuoti, e tutto può aspettare che tu veda di più.
fair-why-best = Vinco più spesso con questa che con la migliore delle altre: { $move }.
fair-why-hopeless = Non ho trovato una via per vincere in nessuna delle disposizioni provate; questa mossa fa più punti.
fair-why-unfinished = Non ho trovato di meglio in tempo.
fair-why-safe = Fa salire una carta, o ne libera una che può salire, che non serve altrove.
fair-why-only = Nessun’altra mossa porta a qualcosa di nuovo.
fair-why-stuck = Non c’è più niente di nuovo da vedere, quindi sale ogni carta che può salire.
fair-why-counting = Conto quante volte vinco da qui.
fair-why-odds = Con questa mossa vinco da qui in { $wins } delle { $worlds } disposizioni possibili delle carte nascoste.
fair-why-odds-so-far = Con questa mossa vinco da qui in { $wins } delle { $worlds } disposizioni possibili delle carte nascoste; sto ancora contando.

way-title-win = Una via per vincere
way-title-points = Una via per { $points } punti
way-at = mossa { $move } di { $count }
way-begin = Da qui: { $move }.
way-step = { $done } Poi: { $move }.
way-next = Poi: { $move }.
way-end-win = { $done } Così la partita è vinta.
way-end-points = { $done } Fa { $points } punti, il massimo che si può ancora fare.
way-end-some-points = { $done } Fa { $points } punti, il punteggio migliore trovato.
way-looking = Un momento: cerco una via per vincere.
way-not-found = Il risolutore ha finito il tempo e non ha trovato una via per vincere.
way-nothing-to-gain = Da qui nessuna via porta a più punti.

seek-title = Cerco una smazzata di { $game } che si possa vincere
seek-tried = { $count ->
    [0] Verifico la prima smazzata
    [one] 1 smazzata verificata
   *[other] { $count } smazzate verificate
}
seek-gave-up = Nessuna delle { $count } smazzate si può vincere con certezza.

grade-easy = facile
grade-medium = media
grade-hard = difficile
grade-very-hard = molto difficile
grade-cannot-be-won = impossibile da vincere
grade-deal = Questa smazzata è { $grade }. Su { $plays } giocatori veloci, programmi semplici che non pensano mai in anticipo, { $wins ->
    [0] non la vince nessuno.
    [one] la vince uno.
   *[other] la vincono { $wins }.
} { $adviser ->
    [wins] Il consigliere onesto, un programma che vede solo ciò che vedi tu, la vince.
   *[loses] Il consigliere onesto, un programma che vede solo ciò che vedi tu, non la vince.
}
grade-deal-cannot-be-won = Nessuno può vincere questa smazzata.
grade-looking = Un momento: i giocatori del computer provano questa smazzata.
grade-unknown = Il risolutore ha esaurito il tempo: non si sa quanto sia difficile questa smazzata.
grade-which = Scegli una difficoltà
seek-title-grade = Cerco una smazzata di { $game }: { $grade }
seek-gave-up-grade = Nessuna delle { $count } smazzate è { $grade }.

review-title = Analisi
review-looking = Cerco la mossa che ha perso la partita.
review-never-won = Ogni mossa era giusta: la partita è rimasta vincibile fino alla fine, e l’hai vinta.
review-never-left = La partita si poteva ancora vincere quando l’hai lasciata.
review-from-the-start = Questa smazzata non si poteva vincere. Il punteggio migliore possibile era di { $points } punti.
review-from-the-start-some = Questa smazzata non si poteva vincere. Il punteggio migliore trovato era di { $points } punti.
review-move = La mossa { $number } ha gettato via la vittoria: { $move }.
review-move-first = Già la prima mossa ha gettato via la vittoria: { $move }.
review-between = La vittoria è stata persa tra le mosse { $from } e { $to }; il risolutore ha finito il tempo per dire esattamente dove.
review-not-found = Il risolutore ha finito il tempo: non si sa se questa smazzata si poteva vincere.
review-until = La partita si poteva vincere fino alla mossa { $number }.
review-what-would-have-won = Da lì, questo avrebbe vinto:
review-before-any-move = prima della prima mossa
review-position = dopo la mossa { $number }: { $move }
review-at-can-be-won = si poteva ancora vincere
review-at-cannot-be-won = non si poteva vincere: al massimo { $points } punti su { $full }
review-at-some-points = non si poteva vincere: almeno { $points } punti su { $full }
review-at-unknown = almeno { $points } punti su { $full }
