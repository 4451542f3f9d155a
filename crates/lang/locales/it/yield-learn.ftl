# Yield: the rules and the lessons. See the English file.

yield-author = di Rosanna Yuen, scritto per AisleRiot nel 2001
yield-goal = Togli tutte le 52 carte: i re da soli, le altre in coppie che fanno 13.
yield-deal = 28 carte sono date scoperte in una piramide che poggia sulla punta. Le altre 24 sono il mazzo.
yield-rule-Y1 = La piramide ha righe di 7, 6, 5, 4, 3, 2 e 1 carte, la più larga in alto, date riga per riga da sinistra a destra. Ogni carta sotto la riga più alta ne copre due vicine della riga sopra. Le 24 carte rimaste sono il mazzo.
yield-rule-Y2 = Una carta della piramide è libera quando nessun’altra la copre. All’inizio lo è solo la carta della punta.
yield-rule-Y3 = Giri le carte dal mazzo agli scarti una alla volta, e scorri il mazzo una volta sola. Puoi usare la carta in cima e quella in fondo agli scarti. Quando una va via, la vicina prende il suo posto. Una carta sola è entrambe.
yield-rule-Y4 = Un re va via da solo, quando è libero o è la carta in cima o in fondo agli scarti.
yield-rule-Y5 = Ogni altra carta va via con una compagna che fa 13: asso (1) e regina (12), 2 e fante (11), 3 e 10, 4 e 9, 5 e 8, 6 e 7. Puoi accoppiare due carte libere, una carta libera con quella in cima o in fondo agli scarti, quella in cima con quella in fondo, e quella in cima con quella subito sotto. Una carta non si accoppia mai con una che la copre.
yield-rule-Y6 = Ogni carta tolta vale un punto. Vinci quando tutte e 52 sono andate via. Perdi quando non ti resta nessuna mossa.
yield-rule-Y7 = Vedi tutte le carte tranne quelle ancora nel mazzo.
yield-scoring = Un punto per ogni carta tolta. 52 punti vincono.
yield-tip-1 = Il difficile è la punta della piramide, dove solo una o due carte sono libere. Aprila per prima.
yield-tip-2 = Una volta aperta la punta, a volte è meglio togliere carte dagli scarti che dalla piramide: la piramide ha molte carte libere che possono aspettare, gli scarti poche.
yield-tip-3 = Prima di togliere una coppia, guarda dove sono le altre carte dei due valori. Un’altra carta può aver bisogno proprio della compagna che stai per usare.

lesson-yield-first = La tua prima partita
lesson-yield-first-1 = Togli tutte le carte. Una carta della piramide è libera quando nessun’altra la copre. All’inizio lo è solo quella in basso. È un re, e i re vanno via da soli: togli il re di picche.
lesson-yield-first-2 = Ora sono libere due carte. Le altre vanno via in coppie che fanno 13, e 8 e 5 lo fanno. Togli l’8 di quadri e il 5 di fiori.
lesson-yield-first-3 = Sono libere tre carte: una regina (12), un 3 e un 9. Nessuna coppia fa 13. Gira una carta dal mazzo.
lesson-yield-first-4 = Un asso vale 1, e 1 e 12 fanno 13. Togli la regina di cuori con l’asso.
lesson-yield-first-5 = Gira un’altra carta.
lesson-yield-first-6 = A un 10 serve un 3. Togli il 3 di picche con il 10.
lesson-yield-first-7 = Gira un’altra carta.
lesson-yield-first-8 = A un 7 serve un 6. Gira ancora una carta.
lesson-yield-first-9 = Ecco un 6. Puoi usare la carta in cima e quella in fondo agli scarti, e qui fanno coppia. Toglile.
lesson-yield-first-end = Sai tutto quello che serve. Scorri il mazzo una volta sola: cerca le coppie che aprono più carte.

lesson-yield-Y1 = La piramide
lesson-yield-Y1-1 = 28 carte in sette righe, sette nella prima e una nell’ultima. Ogni carta ne copre due della riga sopra. Togli l’ultima, il 9 di cuori, con il 4 degli scarti.
lesson-yield-Y1-2 = Le altre 24 carte sono il mazzo. Girane una.
lesson-yield-Y1-end = Tutte le carte della piramide si vedono dall’inizio. Solo il mazzo è nascosto.

lesson-yield-Y2 = Carte libere
lesson-yield-Y2-1 = Il 7 e il 6 fanno 13, ma il 10 li copre entrambi. Togli il 10 di quadri con il 3 degli scarti.
lesson-yield-Y2-2 = Ora niente copre il 7 e il 6. Toglili.
lesson-yield-Y2-3 = Ora sono libere tre carte. Togli le due che fanno 13.
lesson-yield-Y2-end = Una carta si libera quando vanno via le due che la coprono. Al bordo è una sola.

lesson-yield-Y3 = Gli scarti
lesson-yield-Y3-1 = Degli scarti servono due carte: quella in cima, e quella in fondo, girata per prima. Togli il 2 di fiori con il fondo degli scarti.
lesson-yield-Y3-2 = Gira l’ultima carta del mazzo.
lesson-yield-Y3-3 = Il mazzo è vuoto, e non si rifà. Togli l’8 di fiori con la cima degli scarti.
lesson-yield-Y3-4 = Togli le ultime due carte.
lesson-yield-Y3-end = Quando togli la cima o il fondo degli scarti, la carta vicina prende il suo posto.

lesson-yield-Y4 = I re
lesson-yield-Y4-1 = Un re vale 13, quindi va via da solo. Togli il re di cuori.
lesson-yield-Y4-2 = Questo ha liberato un altro re. Togli il re di fiori.
lesson-yield-Y4-3 = Anche un re in fondo agli scarti può andare via. Toglilo.
lesson-yield-Y4-end = Togli un re appena puoi: è solo d’intralcio.

lesson-yield-Y5 = Le coppie
lesson-yield-Y5-1 = L’asso vale 1, il fante 11, la regina 12. Togli il 4 di quadri con la carta in fondo agli scarti.
lesson-yield-Y5-2 = La cima degli scarti va anche con la seconda carta. Togli la regina e l’asso.
lesson-yield-Y5-3 = Gira una carta.
lesson-yield-Y5-4 = Togli il 10 di picche con la cima degli scarti.
lesson-yield-Y5-end = Le coppie: due carte libere, una di esse con la cima o il fondo degli scarti, cima con fondo, e cima con seconda.

lesson-yield-Y6 = Vincere
lesson-yield-Y6-1 = Ogni carta tolta è un punto. Togli il 5 e l’8.
lesson-yield-Y6-2 = Gira l’ultima carta.
lesson-yield-Y6-3 = Togli il re.
lesson-yield-Y6-end = 52 punti: hai vinto. La partita è persa quando non resta nessuna mossa.

lesson-yield-Y7 = Che cosa sai
lesson-yield-Y7-1 = Vedi tutto tranne il mazzo. Mancano due carte: un 4 e una regina. Sono le compagne del 9 e dell’asso. Gira una carta.
lesson-yield-Y7-2 = Togli il 9 con il 4.
lesson-yield-Y7-3 = L’ultima carta può essere solo la regina. Girala.
lesson-yield-Y7-4 = Togli l’asso con la regina.
lesson-yield-Y7-end = Contare ciò che hai visto ti dice che cosa deve ancora venire.

lesson-yield-can-wait = Una coppia che può aspettare
lesson-yield-can-wait-1 = Il 9 e il 4 fanno coppia, e niente può coprirli: possono aspettare. Guarda prima che cosa viene e gira una carta.
lesson-yield-can-wait-2 = Un altro 9, e la prossima carta lo coprirebbe. Togli il 4 con questo 9; l’altro 9 conserva la sua occasione.
lesson-yield-can-wait-3 = Gira un’altra carta.
lesson-yield-can-wait-4 = Un 2 va con il fante. Toglili.
lesson-yield-can-wait-end = Una coppia libera della piramide non scappa. Una carta degli scarti sì: la prossima la copre.

lesson-yield-partners = Cerca le altre compagne
lesson-yield-partners-1 = L’8 di fiori può andare via con il 5 degli scarti o con il 5 di cuori. Il 5 di cuori copre un altro 8. Usa quello che è d’intralcio.
lesson-yield-partners-2 = L’8 di picche è libero, e la sua compagna c’è ancora. Toglilo con il 5 degli scarti.
lesson-yield-partners-end = Ogni valore ha quattro compagne. Prima di usarne una, guarda quale altra carta può averne bisogno, e quale è d’intralcio.

lesson-yield-point = Apri prima la punta
lesson-yield-point-1 = Niente si muove nella piramide finché c’è la punta. Togli il 6 con il 7 in fondo agli scarti.
lesson-yield-point-2 = Togli il 5 con l’8.
lesson-yield-point-end = All’estremità stretta solo una o due carte sono libere: è la parte più dura. Una volta aperta, a volte è meglio togliere dagli scarti.

yield-figure-table = Il tavolo: la piramide sulla sua punta, il mazzo e gli scarti accanto.
yield-figure-exposed = Una carta è libera quando nessun’altra la copre. Le due carte segnate sono libere e fanno 13, quindi vanno via insieme.
yield-figure-pairs = Le coppie che fanno 13, e un re, che va via da solo.
