# Yield: why a move is refused, what it did, what lies where, the rules page.

yield-no-such-place = la riga { $row } della piramide non ha un posto { $column }.
yield-already-removed = la carta della riga { $row }, posto { $column }, non c’è più.
yield-covered = { $by } copre { $card }.
yield-stock-empty = il mazzo è vuoto e non si rifà.
yield-waste-empty = gli scarti sono vuoti.
yield-no-bottom = gli scarti hanno al massimo una carta: chiamala quella in cima.
yield-no-second = gli scarti devono avere tre carte per averne una seconda.
yield-not-king = { $card } non può andare via da sola come i re: le serve { $partner }.
yield-second-alone = la seconda carta degli scarti non può andare via da sola.
yield-same-place = una coppia vuole due carte diverse.
yield-second-without-top = la seconda carta degli scarti si accoppia solo con quella in cima.
yield-wrong-sum = { $first } e { $second } non fanno { $wanted }: a { $first } serve { $partner }.
yield-king-alone = i re vanno via da soli, non in coppia.

yield-removed-king = Togli { $card } ({ $place }).
yield-removed-pair = Togli { $card } ({ $place }) e { $other } ({ $other_place }).

yield-place = riga { $row }, posto { $column }
yield-place-top = cima degli scarti
yield-place-second = seconda carta degli scarti
yield-place-bottom = fondo degli scarti

yield-move-king = togliere { $card } ({ $place })
yield-move-pair = togliere { $card } ({ $place }) e { $other } ({ $other_place })

yield-board-covered-row = Riga { $row }, tutte coperte: { $cards }.
yield-board-row = Riga { $row }: { $cards }.
yield-spot-gone = tolta
yield-spot-covered = { $card } (coperta)

yield-terminal-keys = [Spazio] gira [lettere] coppia [u] annulla [H] aiuto [W] soluzione [?] tasti [q] menu

yield-title = Yield
yield-blurb = Smonta la piramide in coppie che fanno tredici.
yield-author = di Rosanna Yuen, scritto per AisleRiot nel 2001
yield-goal = Togli tutte le 52 carte: i re da soli, le altre in coppie che fanno 13.
yield-deal = 28 carte sono date scoperte in una piramide che poggia sulla punta. Le altre 24 sono il mazzo.
yield-rule-Y1 = La piramide ha righe di 7, 6, 5, 4, 3, 2 e 1 carte, la più larga in alto, date riga per riga da sinistra a destra. Ogni carta sotto la riga più alta ne copre due vicine della riga sopra. Le 24 carte rimaste sono il mazzo.
yield-rule-Y2 = Una carta della piramide è libera quando nessun’altra la copre. All’inizio lo è solo la carta della punta.
yield-rule-Y3 = Giri le carte dal mazzo agli scarti una alla volta, e passi il mazzo una volta sola. Puoi usare la carta in cima e quella in fondo agli scarti. Quando una va via, la vicina prende il suo posto. Una carta sola è entrambe.
yield-rule-Y4 = Un re va via da solo, quando è libero o è la carta in cima o in fondo agli scarti.
yield-rule-Y5 = Ogni altra carta va via con una compagna che fa 13: asso (1) e regina (12), 2 e fante (11), 3 e 10, 4 e 9, 5 e 8, 6 e 7. Puoi accoppiare due carte libere, una carta libera con quella in cima o in fondo agli scarti, quella in cima con quella in fondo, e quella in cima con quella subito sotto. Una carta non si accoppia mai con una che la copre.
yield-rule-Y6 = Ogni carta tolta vale un punto. Vinci quando tutte e 52 sono andate via. Perdi quando non ti resta nessuna mossa.
yield-rule-Y7 = Vedi tutte le carte tranne quelle ancora nel mazzo.
yield-scoring = Un punto per ogni carta tolta. 52 punti vincono.
yield-tip-1 = Il difficile è la punta della piramide, dove solo una o due carte sono libere. Aprila per prima.
yield-tip-2 = Una volta aperta la punta, a volte è meglio togliere carte dagli scarti che dalla piramide: la piramide ha molte carte libere che possono aspettare, gli scarti poche.
yield-tip-3 = Prima di togliere una coppia, guarda dove sono le altre carte dei due valori. Un’altra carta può aver bisogno proprio della compagna che stai per usare.
