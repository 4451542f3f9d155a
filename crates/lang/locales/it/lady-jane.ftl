# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

lady-jane-no-such-place = questo posto non esiste: { $place }.
lady-jane-nothing-there = lì non c’è niente: { $place }.
lady-jane-foundation-to-foundation = { $card } non può andare su un’altra fondazione.
lady-jane-does-not-start = le fondazioni cominciano con { $rank }, non con { $card }.
lady-jane-not-a-group = puoi prendere { $most ->
    [one] 1 carta alla volta
   *[other] da 1 a { $most } carte
} ({ $place }), non { $cards }.
lady-jane-same-pile = le carte sono già lì: { $place }.
lady-jane-on-base = niente va su { $on }, una carta del valore di base.
lady-jane-not-one-lower = su { $on } va solo { $wanted } dell’altro colore.
lady-jane-same-colour = { $card } e { $on } sono dello stesso colore.
lady-jane-not-for-empty-pile = una colonna vuota accetta solo { $rank }, non { $card }.
lady-jane-stock-empty = il mazzo è vuoto, non c’è più niente da distribuire.
lady-jane-spare-not-dealt = non ci sono carte libere fino all’ultima distribuzione.

lady-jane-dealt-reserve = Dai una carta a ogni mazzetto di riserva: { $cards }.
lady-jane-dealt-spares = Scopri le ultime carte del mazzo, che restano libere: { $cards }.
lady-jane-moved = { $card } { $more ->
    [0] va
    [one] e la carta sopra vanno
   *[other] e le { $more } carte sopra vanno
}: { $from } → { $to }.
lady-jane-turned-up = Così si scopre { $card }.

lady-jane-spare = carta libera { $number }

lady-jane-move-deal = distribuire dal mazzo
lady-jane-move-to-foundation = spostare { $card } ({ $from }) sulla sua fondazione
lady-jane-move = spostare { $card } { $more ->
    [0] da sola
    [one] e la carta sopra
   *[other] e le { $more } carte sopra
}: { $from } → { $to }

lady-jane-board-base = Le fondazioni cominciano con { $rank }.
lady-jane-board-place = { $place }: { $cards }.
lady-jane-board-tableau = { $down } coperte, poi { $cards }

lady-jane-terminal-keys = [Spazio] distribuisci [lettere] muovi [f] fondazione [u] annulla [H] aiuto [W] soluzione [?] tasti [q] menu

lady-jane-title = Lady Jane
lady-jane-blurb = Costruisci quattro semi da una base che cambia a ogni distribuzione.
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
