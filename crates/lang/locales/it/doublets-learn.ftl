# Doublets: the rules and the lessons. See the English file.

doublets-author = di Rosanna Yuen, scritto per AisleRiot nel 1998
doublets-goal = Porta 48 carte sull’unica fondazione, raddoppiando ogni volta il valore. Restano indietro solo i quattro re.
doublets-deal = Sette carte formano la riserva e una comincia la fondazione. Le altre 44 sono il mazzo.
doublets-rule-D1 = Il mazzo è a sinistra, con gli scarti alla sua destra. Sette mazzetti di riserva formano un arco: 1, 2 e 3 in alto, 4 e 5 ai lati, 6 e 7 ai piedi. La fondazione sta tra i piedi.
doublets-rule-D2 = Si dà una carta scoperta a ogni mazzetto di riserva, dall’1 al 7, poi una alla fondazione. Un re che compare va subito in fondo, e la carta seguente prende il suo posto. Le 44 carte rimaste sono il mazzo.
doublets-rule-D3 = La fondazione accetta una carta di valore doppio di quella in cima. L’asso vale 1, il fante 11 e la regina 12; se il doppio supera 13, sottrai 13. L’ordine è quindi asso, 2, 4, 8, 3, 6, regina, fante, 9, 5, 10, 7, poi di nuovo asso. Il seme non conta. Puoi giocare la carta in cima agli scarti o una carta della riserva.
doublets-rule-D4 = Un mazzetto di riserva ha una sola carta. Quando la giochi, la carta in cima agli scarti prende subito il suo posto. Se gli scarti sono vuoti, lo fa quella in cima al mazzo; se sono vuoti entrambi, il posto resta vuoto. Non hai scelta. Un re che finisce nella riserva blocca il suo mazzetto fino alla fine.
doublets-rule-D5 = Giri le carte dal mazzo agli scarti una alla volta, quando vuoi. Niente si gira da solo.
doublets-rule-D6 = Quando il mazzo è vuoto puoi rifarlo: gli scarti tornano a essere il mazzo, nello stesso ordine. Puoi farlo due volte, quindi scorri il mazzo tre volte al massimo.
doublets-rule-D7 = Ogni carta sulla fondazione vale un punto, compresa la prima. Vinci con 48 punti. I re non si possono mai giocare, quindi i 52 punti di cui parla un vecchio testo sono irraggiungibili. Perdi quando non ti resta nessuna mossa.
doublets-rule-D8 = Conosci ogni carta che è stata scoperta: tutto il mazzo dopo un passaggio e, dall’inizio, i re finiti in fondo nella distribuzione.
doublets-scoring = Un punto per ogni carta sulla fondazione. 48 punti vincono.
doublets-tip-1 = Tieni i re fuori dalla riserva: ognuno blocca un mazzetto per sempre. Guarda la carta in cima agli scarti prima di giocarne una della riserva.
doublets-tip-2 = Dal secondo passaggio sai che cosa arriva. Conta in anticipo fino alle carte che ti servono.

lesson-doublets-first = La tua prima partita
lesson-doublets-first-1 = La carta al centro della riga in basso è la fondazione. Ogni carta lì vale il doppio della precedente, e i semi non contano. Dopo il 4 viene un 8: gioca l’8 di cuori dalla riserva intorno.
lesson-doublets-first-2 = Il mazzo ha subito riempito il posto vuoto. Il doppio di 8 è 16. Se il numero supera 13, sottrai 13: resta 3. Gioca il 3 di quadri.
lesson-doublets-first-3 = Dopo un 3 viene un 6. Gioca il 6 di picche.
lesson-doublets-first-4 = Il doppio di 6 è 12, e la regina vale 12. La riserva non ne ha: gira una carta dal mazzo.
lesson-doublets-first-5 = Un 4 ora non serve. Gira un’altra carta.
lesson-doublets-first-6 = Ecco la regina di cuori. Giocala dagli scarti alla fondazione.
lesson-doublets-first-7 = Il doppio di 12 è 24; meno 13, resta 11: il fante vale 11. Gioca il fante di fiori e guarda il suo posto: ora gli scarti hanno una carta, quindi lo riempiono gli scarti.
lesson-doublets-first-8 = Dopo un fante viene un 9. Gioca uno dei 9. Gli scarti sono vuoti, quindi il posto lo riempie il mazzo.
lesson-doublets-first-end = Che sfortuna: un re ha riempito il posto. I re non si possono mai giocare, quindi quel posto è bloccato. Abbi un’altra carta sugli scarti quando giochi dalla riserva! Scorri il mazzo tre volte, e 48 carte sulla fondazione vincono.

lesson-doublets-D1 = Il tavolo
lesson-doublets-D1-1 = La riserva è un arco di sette mazzetti: 1, 2 e 3 in alto, 4 e 5 sotto, 6 e 7 accanto alla fondazione. La fondazione mostra un 5. Gioca il 10 di quadri dal mazzetto 6.
lesson-doublets-D1-2 = Gli scarti hanno riempito il mazzetto 6. Il mazzo è la pila di carte coperte. Gira una carta.
lesson-doublets-D1-end = Questo è tutto il tavolo: mazzo, scarti, sette mazzetti di riserva e una fondazione.

lesson-doublets-D2 = La distribuzione
lesson-doublets-D2-1 = Sette carte sono andate alla riserva e una alla fondazione. Sono usciti due re, andati subito in fondo. La fondazione mostra un 9: gioca un 5.
lesson-doublets-D2-2 = Le altre 44 carte sono il mazzo. Gira una carta.
lesson-doublets-D2-end = Di questo mazzo conosci già due carte: i re rimessi in fondo vengono per ultimi.

lesson-doublets-D3 = Raddoppiare
lesson-doublets-D3-1 = La fondazione mostra una regina, che vale 12. Il doppio di 12 è 24; meno 13, resta 11. Gioca la carta che segue.
lesson-doublets-D3-2 = Il fante vale 11; il doppio di 11 è 22; meno 13, resta 9. Gioca la carta che segue.
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

lesson-doublets-D6 = Scorrere di nuovo il mazzo
lesson-doublets-D6-1 = Puoi rifare il mazzo solo quando è vuoto. Gira la sua ultima carta.
lesson-doublets-D6-2 = Ora rifai il mazzo con gli scarti.
lesson-doublets-D6-3 = L’ordine non è cambiato: la carta girata per prima torna per prima. Girala.
lesson-doublets-D6-end = Puoi farlo due volte per partita, quindi vedi ogni carta del mazzo tre volte. Qui era l’ultima.

lesson-doublets-D7 = Vincere
lesson-doublets-D7-1 = Sulla fondazione ci sono 46 carte, e ognuna è un punto. Gioca la regina.
lesson-doublets-D7-2 = Gioca l’ultima carta.
lesson-doublets-D7-end = 48 punti: hai vinto. Di più non si può, perché i quattro re non si possono mai giocare. Un vecchio testo delle regole dice 52.

lesson-doublets-D8 = Che cosa sai
lesson-doublets-D8-1 = Hai già scorso il mazzo una volta, quindi conosci l’ordine di tutte le sue carte. La fondazione mostra un fante: segue un 9, ed è la terza carta. Gira una carta.
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
lesson-doublets-looks-on-1 = L’8 di quadri potrebbe andare, ma il re sugli scarti bloccherebbe il suo mazzetto. Non perdi niente a girare ancora: le carte degli scarti tornano. Gira una carta.
lesson-doublets-looks-on-2 = Girane ancora una.
lesson-doublets-looks-on-end = Nel primo passaggio si guarda soprattutto. Dal secondo sai dov’è tutto.

doublets-figure-table = Il tavolo: il mazzo, gli scarti accanto, l’arco dei sette mazzetti di riserva e la fondazione tra i suoi piedi.
doublets-figure-order = L’ordine sulla fondazione, qualunque sia il seme. Dopo il 7 torna un asso.
doublets-figure-ten = Su un 10 va un 7: il doppio di 10 è 20, e 20 meno 13 fa 7. Un fante non va su un 10.
