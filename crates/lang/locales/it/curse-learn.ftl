# Curse of the Doublet: the rules and the lessons. See the English file.

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

lesson-curse-first = La tua prima mano
lesson-curse-first-1 = Sei Sud e apri. Qualsiasi tessera può essere la prima, la tessera iniziale. Gioca la 3-5.
lesson-curse-first-2 = Nord ha unito un 5 al 5 e lasciato aperto un 6. Possono crescere quattro rami, due per numero. Gioca la tua 3-6 su un 3 libero, così si apre un altro 6.
lesson-curse-first-3 = Due estremità aperte con lo stesso numero: è un abbinamento, e giochi ancora. Gioca la 1-6 sul 6 di Nord.
lesson-curse-first-4 = L’1 non si abbinava a niente, quindi toccava a Nord. Gioca la 1-5 sul 5 libero: lascia aperto un secondo 1.
lesson-curse-first-5 = Un abbinamento, quindi continui. Gioca la 1-3 sul 3 libero: un terzo 1.
lesson-curse-first-6 = Ancora un abbinamento. Un doppio combacia con un solo numero: gioca la 1-1 finché puoi.
lesson-curse-first-7 = Di nuovo un abbinamento. Se puoi, devi giocare: la tua 2-6 va sul 6.
lesson-curse-first-end = Il 2 non si abbinava a niente, e il turno è passato a Nord. Se giochi l’ultima tessera prima di Nord, fai un punto per ogni tessera che Nord ha ancora, e uno in più se l’ultima fa un abbinamento. 11 punti vincono.

lesson-curse-C1 = Le tessere
lesson-curse-C1-1 = Ci sono 28 tessere. Tu ne hai 11, Nord 11, e sei sono da parte senza che nessuno le veda. Gioca una delle tue.
lesson-curse-C1-end = Conosci le tue tessere e il tavolo, nient’altro.

lesson-curse-C2 = Chi apre
lesson-curse-C2-1 = Nord ha vinto questa mano. Chi perde sceglie chi apre la prossima: fai aprire Sud o Nord.
lesson-curse-C2-end = La moneta decide nella prima mano e dopo una bloccata. Aprire è spesso meglio: ti liberi prima di una tessera.

lesson-curse-C3 = La tessera iniziale
lesson-curse-C3-1 = La prima tessera sta sola al centro, e con essa finisce il turno. Apri con la 1-1.
lesson-curse-C3-end = Ora tocca a Nord. Nessuna tessera può abbinarsi a quella iniziale.

lesson-curse-C4 = Quattro rami
lesson-curse-C4-1 = Una tessera iniziale con due numeri ha due lati per ciascuno. Un doppio ha quattro lati per il suo unico numero. Apri con la 4-4.
lesson-curse-C4-2 = Nord ha iniziato un ramo, e tre lati sono ancora liberi per un 4. Iniziane un altro con la 0-4.
lesson-curse-C4-end = Un ramo è aperto solo all’estremità esterna. Un doppio in un ramo è aperto una volta, per il suo numero.

lesson-curse-C5 = Unire una tessera
lesson-curse-C5-1 = I numeri che si toccano devono essere uguali. Unisci la 2-6, al 6 aperto o al lato libero della tessera iniziale con un 2.
lesson-curse-C5-end = Scegli tu dove. Nient’altro conta.

lesson-curse-C6 = Giocare e passare
lesson-curse-C6-1 = È aperto un 6, e hai la 2-6. Devi giocarla.
lesson-curse-C6-2 = Ora nessuna tua tessera va con 3, 5 o 4. Quindi passi.
lesson-curse-C6-end = Un passo dice all’altro quali numeri non hai.

lesson-curse-C7 = Gli abbinamenti
lesson-curse-C7-1 = Sono aperti un 5 e un 2. Gioca la 2-5 sul 2: allora sono aperti due 5, un abbinamento.
lesson-curse-C7-2 = Un doppio su uno di essi li lascia aperti entrambi: ancora un abbinamento. Gioca la 5-5.
lesson-curse-C7-3 = Gioca la 1-5 sul lato libero con l’1: un terzo 5.
lesson-curse-C7-4 = Ora va bene solo la 0-5. Il suo 0 non si abbina a niente, quindi finisce il tuo turno.
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
lesson-curse-chain-end = Quattro tessere in un turno. Tieni per ultima quella che non si abbina a niente.

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

curse-figure-table = Il tavolo a metà di una mano: dalla tessera iniziale crescono i rami, le tue tessere sono davanti a te, quelle dell’altro giocatore e le sei messe da parte sono coperte.
curse-figure-turn-0 = Un turno di quattro tessere. Sud ha 3-4, 4-4, 4-5 e 0-2. Tre rami sono aperti, per 4, 5 e 0, e un 3 della tessera iniziale è libero.
curse-figure-turn-1 = Prima, 3-4 va sul 3 libero. Il suo 4 si abbina al ramo aperto per 4, quindi Sud gioca ancora.
curse-figure-turn-2 = Seconda, 4-4 va su un 4 e si abbina all’altro 4. Sud gioca ancora.
curse-figure-turn-3 = Terza, 4-5 va sulla 4-4. Il suo 5 si abbina al ramo aperto per 5. Sud gioca ancora.
curse-figure-turn-4 = Infine, 0-2 va sullo 0. Nessun altro ramo è aperto per 2, quindi il turno finisce. Giocata per prima, 0-2 l’avrebbe finito subito.
