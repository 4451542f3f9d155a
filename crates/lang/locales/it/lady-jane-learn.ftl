# Lady Jane: the rules and the lessons. See the English file.

lady-jane-author = di Rosanna Yuen, scritto per AisleRiot nel 1999
lady-jane-goal = Porta tutte le 52 carte sulle quattro fondazioni, un seme in ordine crescente su ciascuna.
lady-jane-deal = 28 carte vanno alle sette colonne, sette alla riserva e una alla prima fondazione. Le ultime 16 sono il mazzo.
lady-jane-rule-L1 = Il mazzo è in alto a sinistra e le quattro fondazioni in alto a destra. Le sette colonne sono sotto, e i sette mazzetti di riserva a destra.
lady-jane-rule-L2 = Le colonne si distribuiscono riga per riga: la colonna 1 ha una carta, la 2 ne ha due, e così via fino alla 7, che ne ha sette. Solo l’ultima carta di ogni colonna è scoperta. Poi ogni mazzetto di riserva riceve una carta scoperta, da sinistra a destra, e la prima fondazione ne riceve una: il suo valore è la base. Le 16 carte rimaste sono il mazzo.
lady-jane-rule-L3 = Una fondazione comincia con una carta del valore di base e cresce nel suo seme; l’asso segue il re, a meno che la base sia un asso. Puoi riportare sulle colonne la carta in cima a una fondazione, anche una carta di base da sola, ma mai spostarla su un’altra fondazione.
lady-jane-rule-L4 = Sulle colonne si scende a colori alternati; un re può andare su un asso, ma niente va mai su una carta del valore di base. Puoi spostare una carta scoperta con tutte quelle sopra se quella carta combacia. Una carta coperta si gira quando arriva in cima.
lady-jane-rule-L5 = Una colonna vuota accetta solo una carta del valore appena sotto la base, da sola o con le carte sopra. Se la base è un asso, è un re.
lady-jane-rule-L6 = Da ogni mazzetto di riserva puoi giocare la carta in cima a una fondazione o alle colonne. Non si costruisce sulla riserva; solo una distribuzione dal mazzo vi mette carte.
lady-jane-rule-L7 = Una distribuzione dal mazzo mette una carta scoperta su ogni mazzetto di riserva, da sinistra a destra. Puoi farlo due volte. La terza distribuzione scopre le ultime due carte, che restano libere e si giocano come quelle della riserva. Il mazzo non si rifà.
lady-jane-rule-L8 = Ogni carta sulle fondazioni vale un punto. Vinci quando ci sono tutte e 52. Perdi quando non ti resta nessuna mossa. Se puoi ancora muovere ma niente serve più, abbandona quando vuoi.
lady-jane-rule-L9 = Conosci ogni carta che è o è stata scoperta. Le carte coperte e il mazzo sono nascosti.
lady-jane-scoring = Un punto per ogni carta sulle fondazioni. 52 punti vincono.
lady-jane-tip-1 = Le carte in fondo a una colonna sono difficili da raggiungere: guarda prima che cosa ti serve dalle colonne lunghe.
lady-jane-tip-2 = Svuota la riserva ogni volta che puoi: ogni distribuzione copre quello che vi resta.

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
lesson-lady-jane-L6-2 = Sotto c’era il 9 di cuori. Manda anche quello.
lesson-lady-jane-L6-3 = Il mazzetto è vuoto e lo resta fino a una distribuzione. Sposta il fante di cuori dalla riserva sulla regina di fiori.
lesson-lady-jane-L6-end = Le carte arrivano alla riserva solo con una distribuzione. Lì non si costruisce.

lesson-lady-jane-L7 = L’ultima distribuzione
lesson-lady-jane-L7-1 = Nel mazzo restano solo due carte. Distribuiscile.
lesson-lady-jane-L7-2 = Restano libere e si giocano come quelle della riserva. Manda il 9 di cuori sulla sua fondazione.
lesson-lady-jane-L7-3 = Sposta il 9 di quadri sul 10 di picche.
lesson-lady-jane-L7-end = Il mazzo non si rifà. 16, 9, 2, niente: è tutto ciò che ha il mazzo.

lesson-lady-jane-L8 = Vincere
lesson-lady-jane-L8-1 = Sulle fondazioni ci sono 50 carte. Aggiungi il 5 di picche.
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

lady-jane-figure-table = Il tavolo: il mazzo e le quattro fondazioni sopra le sette colonne, e le sette carte della riserva.
lady-jane-figure-foundation = Una fondazione di base 10. L’asso segue il re, e il 9 arriva per ultimo.
lady-jane-figure-tableau = Su un 7 nero va un 6 rosso. Un 6 nero no.
