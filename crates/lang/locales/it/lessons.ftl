# The lessons: see the English file.

lesson-doublets-first = La tua prima partita
lesson-doublets-first-1 = La carta al centro della riga in basso è la fondazione. Ogni carta lì vale il doppio della precedente, e i semi non contano. Dopo il 4 viene un 8: gioca l’8 di cuori dalla riserva intorno.
lesson-doublets-first-2 = Il mazzo ha subito riempito il posto vuoto. Due volte 8 fa 16. Se il numero supera 13, sottrai 13: resta 3. Gioca il 3 di quadri.
lesson-doublets-first-3 = Dopo un 3 viene un 6. Gioca il 6 di picche.
lesson-doublets-first-4 = Due volte 6 fa 12, e la regina vale 12. La riserva non ne ha: gira una carta dal mazzo.
lesson-doublets-first-5 = Un 4 ora non serve. Gira un’altra carta.
lesson-doublets-first-6 = Ecco la regina di cuori. Giocala dagli scarti alla fondazione.
lesson-doublets-first-7 = Due volte 12 fa 24, meno 13 fa 11: il fante vale 11. Gioca il fante di fiori e guarda il suo posto: ora gli scarti hanno una carta, quindi lo riempiono gli scarti.
lesson-doublets-first-8 = Dopo un fante viene un 9. Gioca uno dei 9. Gli scarti sono vuoti, quindi riempie il mazzo.
lesson-doublets-first-end = Che sfortuna: un re ha riempito il posto. I re non si possono mai giocare, quindi quel posto è bloccato. Abbi un’altra carta sugli scarti quando giochi dalla riserva! Passi il mazzo tre volte, e 48 carte sulla fondazione vincono.

lesson-doublets-D1 = Il tavolo
lesson-doublets-D1-1 = La riserva è un arco di sette mazzetti: 1, 2 e 3 in alto, 4 e 5 sotto, 6 e 7 accanto alla fondazione. La fondazione mostra un 5. Gioca il 10 di quadri dal mazzetto 6.
lesson-doublets-D1-2 = Gli scarti hanno riempito il mazzetto 6. Il mazzo è la pila di carte coperte. Gira una carta.
lesson-doublets-D1-end = Questo è tutto il tavolo: mazzo, scarti, sette mazzetti di riserva e una fondazione.

lesson-doublets-D2 = La distribuzione
lesson-doublets-D2-1 = Sette carte sono andate alla riserva e una alla fondazione. Sono usciti due re, andati subito in fondo. La fondazione mostra un 9: gioca un 5.
lesson-doublets-D2-2 = Le altre 44 carte sono il mazzo. Gira una carta.
lesson-doublets-D2-end = Di questo mazzo conosci già due carte: i re rimessi in fondo vengono per ultimi.

lesson-doublets-D3 = Raddoppiare
lesson-doublets-D3-1 = La fondazione mostra una regina, che vale 12. Due volte 12 fa 24, meno 13 fa 11. Gioca la carta che segue.
lesson-doublets-D3-2 = Il fante vale 11; due volte 11 fa 22, meno 13 fa 9. Gioca la carta che segue.
lesson-doublets-D3-end = Il giro intero è asso, 2, 4, 8, 3, 6, regina, fante, 9, 5, 10, 7 e di nuovo asso. I semi non contano mai.

lesson-doublets-D4 = Che cosa riempie un mazzetto di riserva
lesson-doublets-D4-1 = Il re nel mazzetto 1 ci resta fino alla fine. Segue un 5. Giocalo: la carta in cima agli scarti riempie il suo mazzetto.
lesson-doublets-D4-2 = Segue il 10 venuto dagli scarti. Giocalo: gli scarti sono vuoti, quindi il mazzo riempie il mazzetto.
lesson-doublets-D4-end = Non scegli che cosa riempie un mazzetto. Scegli solo il momento.

lesson-doublets-D5 = Il mazzo
lesson-doublets-D5-1 = Giri le carte del mazzo una alla volta. Girane una.
lesson-doublets-D5-2 = Deve venire un 8, e questo è un 5. Gira l’ultima carta.
lesson-doublets-D5-3 = Ora il mazzo è vuoto. Gioca l’8 di fiori.
lesson-doublets-D5-end = Quando giochi la carta in cima agli scarti, niente si gira da solo. Ora è in cima la carta sotto.

lesson-doublets-D6 = Ripassare il mazzo
lesson-doublets-D6-1 = Puoi riprendere gli scarti solo quando il mazzo è vuoto. Gira l’ultima carta del mazzo.
lesson-doublets-D6-2 = Ora rimetti gli scarti nel mazzo.
lesson-doublets-D6-3 = L’ordine non è cambiato: la carta girata per prima torna per prima. Girala.
lesson-doublets-D6-end = Puoi farlo due volte per partita, quindi vedi ogni carta del mazzo tre volte. Qui era l’ultima.

lesson-doublets-D7 = Vincere
lesson-doublets-D7-1 = Sulla fondazione ci sono 46 carte, e ognuna è un punto. Gioca la regina.
lesson-doublets-D7-2 = Gioca l’ultima carta.
lesson-doublets-D7-end = 48 punti: hai vinto. Di più non si può, perché i quattro re non si possono mai giocare. Un vecchio testo delle regole dice 52.

lesson-doublets-D8 = Che cosa sai
lesson-doublets-D8-1 = Hai passato il mazzo una volta, quindi conosci l’ordine di tutte le sue carte. La fondazione mostra un fante: segue un 9, ed è la terza carta. Gira una carta.
lesson-doublets-D8-2 = Gira la prossima.
lesson-doublets-D8-3 = E il 9.
lesson-doublets-D8-4 = Gioca il 9 di quadri.
lesson-doublets-D8-end = Nel primo passaggio il mazzo è nascosto. Poi puoi fare piani con ogni carta.

lesson-doublets-wanted-soon = Conta le carte che vanno prima
lesson-doublets-wanted-soon-1 = Potresti giocare il 6 di quadri, ma allora il re sugli scarti riempirebbe il suo mazzetto per sempre. Gira prima una carta.
lesson-doublets-wanted-soon-2 = Conta: ora va il 6, poi una regina, poi un fante. Il fante di fiori servirà molto presto, quindi può riempire il mazzetto. Gioca il 6.
lesson-doublets-wanted-soon-3 = Segue una regina. Gira una carta.
lesson-doublets-wanted-soon-4 = Gioca la regina di picche.
lesson-doublets-wanted-soon-end = Il fante è pronto nel mazzetto 2. Prima di giocare dalla riserva, conta quante carte vanno prima di quella che riempie il mazzetto.

lesson-doublets-looks-on = Guarda prima di giocare
lesson-doublets-looks-on-1 = L’8 di quadri potrebbe andare, ma il re sugli scarti bloccherebbe il suo mazzetto. Non perdi niente a girare ancora: gli scarti tornano. Gira una carta.
lesson-doublets-looks-on-2 = Girane ancora una.
lesson-doublets-looks-on-end = Nel primo passaggio si guarda soprattutto. Dal secondo sai dov’è tutto.

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
lesson-yield-first-end = Sai tutto quello che serve. Passi il mazzo una volta sola: cerca le coppie che aprono più carte.

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
lesson-yield-Y3-3 = Il mazzo è vuoto, e gli scarti non tornano mai. Togli l’8 di fiori con la cima degli scarti.
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

lesson-lady-jane-first = La tua prima partita
lesson-lady-jane-first-1 = Costruisci quattro fondazioni, una per seme. Qui cominciano con un 7, perché lì è uscito un 7: è la base. Manda l’8 di cuori dalla riserva alla fondazione.
lesson-lady-jane-first-2 = Nelle sette colonne si scende a colori alternati. Sposta il 9 di picche sul 10 di cuori.
lesson-lady-jane-first-3 = Sposta l’8 di quadri sul 9 di picche. La carta sotto si gira.
lesson-lady-jane-first-4 = Le carte in ordine si muovono insieme. Sposta il 10, il 9 e l’8 sul fante di fiori.
lesson-lady-jane-first-5 = La colonna 1 è vuota. Può andarci solo un 6, perché 6 è appena sotto la base. Sposta il 6 di fiori.
lesson-lady-jane-first-6 = Una carta di base comincia una sua fondazione. Manda lì il 7 di picche.
lesson-lady-jane-first-7 = Quando niente serve più, distribuisci: ogni mazzetto di riserva riceve una carta.
lesson-lady-jane-first-end = Puoi distribuire così due volte, e una terza per le ultime due carte. Svuota la riserva prima di ogni distribuzione. 52 carte sulle fondazioni vincono.

lesson-lady-jane-L1 = Il tavolo
lesson-lady-jane-L1-1 = Mazzo e fondazioni sono in alto, sette colonne sotto, e la riserva di sette carte accanto o sotto. Manda il 7 di picche dalla colonna 4 a una fondazione.
lesson-lady-jane-L1-2 = Sposta il 9 di picche dalla colonna 1 alla colonna 2.
lesson-lady-jane-L1-end = Tutto ciò che è scoperto in cima a una colonna si può giocare.

lesson-lady-jane-L2 = La distribuzione
lesson-lady-jane-L2-1 = La colonna 1 ha una carta, la 2 due, fino alla 7 con sette. Solo l’ultima di ognuna è scoperta. Altre sette carte sono la riserva, e il valore della carta sulla prima fondazione è la base. Distribuisci dal mazzo.
lesson-lady-jane-L2-end = Il mazzo aveva 16 carte. Ora ne ha 9.

lesson-lady-jane-L3 = Le fondazioni
lesson-lady-jane-L3-1 = La base è 7. Una fondazione cresce nel suo seme: dopo il 7 di cuori viene l’8 di cuori. Mandalo lì.
lesson-lady-jane-L3-2 = Una carta di base comincia un’altra fondazione. Manda lì il 7 di picche.
lesson-lady-jane-L3-3 = Manda lì l’8 di picche.
lesson-lady-jane-L3-4 = E il 9 di picche.
lesson-lady-jane-L3-end = Dopo il re viene l’asso, e la carta appena sotto la base è l’ultima. Puoi riportare la carta in cima sulle colonne quando serve.

lesson-lady-jane-L4 = Scendere
lesson-lady-jane-L4-1 = Una carta va su una di un valore in più e dell’altro colore. Qui niente va su un 7, perché 7 è la base. Sposta l’8 di picche sul 9 di quadri.
lesson-lady-jane-L4-2 = Insieme vanno sul 10 di picche. Sposta il 9 con l’8.
lesson-lady-jane-L4-3 = Sposta le tre carte sul fante di cuori.
lesson-lady-jane-L4-end = Le carte scoperte in cima a una colonna si muovono insieme quando la più bassa va bene. Un re può andare su un asso.

lesson-lady-jane-L5 = Colonne vuote
lesson-lady-jane-L5-1 = La colonna 1 è vuota, e può andarci solo un 6, il valore sotto la base. Prima sposta il 5 di picche sul 6 di quadri.
lesson-lady-jane-L5-2 = Ora sposta il 6 con il 5 sulla colonna vuota.
lesson-lady-jane-L5-end = Se la base è un asso, sulle colonne vuote vanno solo i re.

lesson-lady-jane-L6 = La riserva
lesson-lady-jane-L6-1 = La carta in cima a ogni mazzetto di riserva si può giocare. Manda l’8 di cuori sulla sua fondazione.
lesson-lady-jane-L6-2 = Sotto c’era il 9 di cuori. Mandalo dopo.
lesson-lady-jane-L6-3 = Il mazzetto è vuoto e lo resta fino a una distribuzione. Sposta il fante di cuori dalla riserva sulla regina di fiori.
lesson-lady-jane-L6-end = Le carte arrivano alla riserva solo con una distribuzione. Lì non si costruisce.

lesson-lady-jane-L7 = L’ultima distribuzione
lesson-lady-jane-L7-1 = Nel mazzo restano solo due carte. Distribuiscile.
lesson-lady-jane-L7-2 = Restano libere e si giocano come quelle della riserva. Manda il 9 di cuori sulla sua fondazione.
lesson-lady-jane-L7-3 = Sposta il 9 di quadri sul 10 di picche.
lesson-lady-jane-L7-end = Il mazzo non si rifà. 16, 9, 2, niente: è tutto ciò che ha il mazzo.

lesson-lady-jane-L8 = Vincere
lesson-lady-jane-L8-1 = Sulle fondazioni ci sono 50 carte. Manda dopo di loro il 5 di picche.
lesson-lady-jane-L8-2 = E l’ultima.
lesson-lady-jane-L8-end = 52 punti: hai vinto. Quando puoi ancora muovere ma niente serve più, abbandona quando vuoi.

lesson-lady-jane-L9 = Che cosa sai
lesson-lady-jane-L9-1 = Vedi solo le carte scoperte. Sposta il 9 di picche sul 10 di cuori.
lesson-lady-jane-L9-2 = Sposta l’8 di quadri sul 9 di picche e guarda che cosa c’è sotto.
lesson-lady-jane-L9-end = Una carta vista una volta resta nota, anche se poi viene coperta.

lesson-lady-jane-safe = Una carta che non serve a niente
lesson-lady-jane-safe-1 = Un 9 in una colonna serve solo a un 8 dell’altro colore. Entrambi gli 8 neri sono sulle loro fondazioni, quindi niente ha bisogno del 9 di cuori. Mandalo su.
lesson-lady-jane-safe-2 = Nemmeno su una carta di base va mai niente. Manda su il 7 di quadri.
lesson-lady-jane-safe-end = Carte così possono sempre salire. Altre possono valere di più nelle colonne: aspetta.

lesson-lady-jane-turns-up = Scopri la colonna più lunga
lesson-lady-jane-turns-up-1 = Due 8 rossi vanno sul 9 di picche. Uno è su una colonna corta, uno su una lunga. Ciò che è in fondo è più difficile da raggiungere: sposta quello che copre più carte.
lesson-lady-jane-turns-up-end = Una mossa che scopre una carta porta qualcosa di nuovo. Se ce ne sono più d’una, scegli la colonna più lunga.

lesson-lady-jane-reserve = Svuota la riserva prima di distribuire
lesson-lady-jane-reserve-1 = Una distribuzione copre la riserva. Gioca prima ciò che va bene: l’8 di quadri sul 9 di picche.
lesson-lady-jane-reserve-2 = Un fante rosso va sulla regina di fiori.
lesson-lady-jane-reserve-3 = Il 5 di cuori va sul 6 di fiori.
lesson-lady-jane-reserve-4 = E il 2 di fiori sul 3 di quadri.
lesson-lady-jane-reserve-5 = Ora distribuisci.
lesson-lady-jane-reserve-end = La distribuzione ha sepolto quattro carte in meno. Copre tutto ciò che resta nella riserva.

lesson-curse-first = La tua prima mano
lesson-curse-first-1 = Sei Sud e apri. Qualsiasi tessera può essere la prima, la tessera iniziale. Gioca la 3-5.
lesson-curse-first-2 = Nord ha unito un 5 al 5 e lasciato aperto un 6. Possono crescere quattro rami, due per numero. Gioca la tua 3-6 su un 3 libero, così si apre un altro 6.
lesson-curse-first-3 = Due estremità aperte con lo stesso numero: è un abbinamento, e giochi ancora. Gioca la 1-6 sul 6 di Nord.
lesson-curse-first-4 = L’1 non abbinava niente, quindi ha giocato Nord. Gioca la 1-5 sul 5 libero: lascia aperto un secondo 1.
lesson-curse-first-5 = Un abbinamento, quindi continui. Gioca la 1-3 sul 3 libero: un terzo 1.
lesson-curse-first-6 = Ancora un abbinamento. Un doppio combacia con un solo numero: gioca la 1-1 finché puoi.
lesson-curse-first-7 = Di nuovo un abbinamento. Se puoi, devi giocare: la tua 2-6 va sul 6.
lesson-curse-first-end = Il 2 non abbinava niente, e il turno è passato a Nord. Gioca per primo l’ultima tessera e fai un punto per ogni tessera che Nord ha ancora, e uno in più se l’ultima fa un abbinamento. 11 punti vincono.

lesson-curse-C1 = Le tessere
lesson-curse-C1-1 = Ci sono 28 tessere. Tu ne hai 11, Nord 11, e sei sono da parte senza che nessuno le veda. Gioca una delle tue.
lesson-curse-C1-end = Conosci le tue tessere e il tavolo, nient’altro.

lesson-curse-C2 = Chi apre
lesson-curse-C2-1 = Nord ha vinto questa mano. Chi perde sceglie chi apre la prossima: fai aprire Sud o Nord.
lesson-curse-C2-end = Una moneta decide nella prima mano e dopo una bloccata. Aprire è spesso meglio: ti liberi prima di una tessera.

lesson-curse-C3 = La tessera iniziale
lesson-curse-C3-1 = La prima tessera sta sola al centro, e con essa finisce il turno. Apri con la 1-1.
lesson-curse-C3-end = Ora tocca a Nord. Nessuna tessera può abbinarsi a quella iniziale.

lesson-curse-C4 = Quattro rami
lesson-curse-C4-1 = Una tessera iniziale con due numeri ha due lati per ciascuno. Un doppio ha quattro lati per il suo unico numero. Apri con la 4-4.
lesson-curse-C4-2 = Nord ha iniziato un ramo, e tre lati sono ancora liberi per un 4. Iniziane un altro con la 0-4.
lesson-curse-C4-end = Un ramo è aperto solo all’estremità esterna. Un doppio in un ramo è aperto una volta, per il suo numero.

lesson-curse-C5 = Unire una tessera
lesson-curse-C5-1 = Deve toccarsi lo stesso numero. Unisci la 2-6, al 6 aperto o al lato libero della tessera iniziale con un 2.
lesson-curse-C5-end = Scegli tu dove. Non si chiede altro.

lesson-curse-C6 = Giocare e passare
lesson-curse-C6-1 = È aperto un 6, e hai la 2-6. Devi giocarla.
lesson-curse-C6-2 = Ora nessuna tua tessera va con 3, 5 o 4. Quindi passi.
lesson-curse-C6-end = Un passo dice all’altro quali numeri non hai.

lesson-curse-C7 = Gli abbinamenti
lesson-curse-C7-1 = Sono aperti un 5 e un 2. Gioca la 2-5 sul 2: allora sono aperti due 5, un abbinamento.
lesson-curse-C7-2 = Un doppio su uno di essi li lascia aperti entrambi: ancora un abbinamento. Gioca la 5-5.
lesson-curse-C7-3 = Gioca la 1-5 sul lato libero con l’1: un terzo 5.
lesson-curse-C7-4 = Ora va bene solo la 0-5. Il suo 0 non abbina niente, quindi finisce il tuo turno.
lesson-curse-C7-end = Un abbinamento dà una mossa in più, qualunque sia il numero di rami. Un lato della tessera iniziale senza tessera non conta mai.

lesson-curse-C8 = La fine di una mano
lesson-curse-C8-1 = Tutti gli altri 0 sono fuori gioco. Gioca la 0-2 sul 2, e sono aperti solo 0.
lesson-curse-C8-2 = Nord ha passato. Neanche tu puoi giocare.
lesson-curse-C8-end = Due passi di fila bloccano la mano. Finisce anche quando un giocatore ha giocato l’ultima tessera.

lesson-curse-C9 = I punti
lesson-curse-C9-1 = La tua ultima tessera va su un 2, e il suo 4 si abbinerebbe ai 4. Giocala sul ramo 2.
lesson-curse-C9-end = Nord aveva quattro tessere: 4 punti, e 1 in più per l’abbinamento dell’ultima. In una mano bloccata nessuno fa punti.

lesson-curse-C10 = La partita
lesson-curse-C10-1 = Hai 10 punti. Gioca la tua ultima tessera.
lesson-curse-C10-end = Hai vinto la partita: vince il primo con 11 punti, in tutte le mani che servono.

lesson-curse-C11 = Che cosa dice un passo
lesson-curse-C11-1 = Vedi le tue tessere, il tavolo e quante tessere ha Nord. Gioca la 3-4 su un 3.
lesson-curse-C11-2 = Nord ha passato con 3, 4 e 5 aperti, quindi non ne ha nessuno. Hai tempo: gioca la 3-5.
lesson-curse-C11-end = Ogni passo è una prova. Ricordala fino alla fine della mano.

lesson-curse-chain = Una catena di abbinamenti
lesson-curse-chain-1 = Conta prima della prima tessera: tre delle tue fanno abbinamenti, la 3-6 no. Comincia con la 2-3, così sono aperti due 3.
lesson-curse-chain-2 = Gioca il doppio 3-3 finché è aperto un 3.
lesson-curse-chain-3 = Gioca la 0-3 sul lato libero con lo 0: un terzo 3.
lesson-curse-chain-4 = Solo ora la tessera che finisce il tuo turno: la 3-6.
lesson-curse-chain-end = Quattro tessere in un turno. Tieni per ultima quella che non abbina niente.

lesson-curse-passed-on = Lascia aperto ciò su cui l’altro ha passato
lesson-curse-passed-on-1 = Gioca la 2-3 su un 2.
lesson-curse-passed-on-2 = Nord ha passato, quindi non ha 2, 3 o 4. La 4-5 aprirebbe un 5. Gioca invece la 3-3: così tutto ciò che è aperto resta chiuso per Nord.
lesson-curse-passed-on-end = Nord ha dovuto passare di nuovo, e tocca a te. Chiudi le altre estremità e lascia aperte quelle su cui ha passato.

lesson-curse-few-answers = Poche risposte
lesson-curse-few-answers-1 = Due tessere vanno sul 6: una apre un 4, l’altra un 3. Vedi cinque dei sette 4, ma pochi 3. Apri il numero a cui Nord può appena rispondere.
lesson-curse-few-answers-end = Conta le tessere di un numero sul tavolo e nella tua mano. Ce ne sono sette per ciascuno.

lesson-curse-doublet = La maledizione del doppio
lesson-curse-doublet-1 = La tua 2-2 e la tua 2-3 vanno entrambe sul 2. La 2-3 va in due modi, il doppio in uno. Gioca il doppio.
lesson-curse-doublet-end = A un doppio serve un numero esatto, e l’altro può chiuderlo. È la maledizione nel nome del gioco. Tieni un doppio solo se hai una tessera che gli apre la strada.

lesson-curse-keeps-going = Tieni qualcosa da giocare
lesson-curse-keeps-going-1 = La 1-4 e la 1-6 vanno entrambe sull’1. Hai altri tre 4 e nessun altro 6. Apri il numero con cui puoi continuare.
lesson-curse-keeps-going-end = Quando tocca di nuovo a te, tre tessere vanno a quell’estremità. Chi può sempre giocare non passa mai.

lesson-curse-block = Blocca quando sei indietro
lesson-curse-block-1 = Nord ha due tessere e tu cinque: stai perdendo. Nessun altro 5 è in gioco. Gioca la 2-5 sul 2, e sono aperti solo 5.
lesson-curse-block-2 = Nord ha passato. Passa anche tu.
lesson-curse-block-end = Una mano bloccata: nessuno fa punti. Alla fine di una mano che va male, bloccarla salva i punti. La difesa conta quanto l’attacco.

# Le immagini delle pagine delle regole.

doublets-figure-table = Il tavolo: il mazzo, gli scarti accanto, l’arco dei sette mazzetti di riserva e la fondazione tra i suoi piedi.
doublets-figure-order = L’ordine sulla fondazione, qualunque sia il seme. Dopo il 7 torna un asso.
doublets-figure-ten = Su un 10 va un 7: due volte 10 fa 20, e 20 meno 13 fa 7. Un fante non va su un 10.
yield-figure-table = Il tavolo: la piramide sulla sua punta, il mazzo e gli scarti accanto.
yield-figure-exposed = Una carta è libera quando nessun’altra la copre. Le due carte segnate sono libere e fanno 13, quindi vanno via insieme.
yield-figure-pairs = Le coppie che fanno 13, e un re, che va via da solo.
lady-jane-figure-table = Il tavolo: il mazzo e le quattro fondazioni sopra le sette colonne, e le sette carte della riserva.
lady-jane-figure-foundation = Una fondazione di base 10. L’asso segue il re, e il 9 arriva per ultimo.
lady-jane-figure-tableau = Su un 7 nero va un 6 rosso. Un 6 nero no.
curse-figure-table = Il tavolo a metà di una mano: dalla tessera iniziale crescono i rami, le tue tessere sono davanti a te, quelle dell’altro giocatore e le sei messe da parte sono coperte.
curse-figure-turn-0 = Un turno di quattro tessere. Sud ha 3-4, 4-4, 4-5 e 0-2. Tre rami sono aperti, per 4, 5 e 0, e un 3 della tessera iniziale è libero.
curse-figure-turn-1 = Prima, 3-4 va sul 3 libero. Il suo 4 si abbina al ramo aperto per 4, quindi Sud gioca ancora.
curse-figure-turn-2 = Seconda, 4-4 va su un 4 e si abbina all’altro 4. Sud gioca ancora.
curse-figure-turn-3 = Terza, 4-5 va sul 4-4. Il suo 5 si abbina al ramo aperto per 5. Sud gioca ancora.
curse-figure-turn-4 = Infine, 0-2 va sullo 0. Nessun altro ramo è aperto per 2, quindi il turno finisce. Giocata per prima, 0-2 l’avrebbe finito subito.
