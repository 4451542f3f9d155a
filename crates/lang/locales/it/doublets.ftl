# Doublets: why a move is refused, what it did, what lies where.

doublets-no-such-pile = non c’è un mazzetto di riserva { $pile }.
doublets-waste-empty = gli scarti sono vuoti, non puoi giocare da lì.
doublets-king-stays = { $card } resta dov’è: un re blocca il suo mazzetto di riserva.
doublets-reserve-empty = il mazzetto di riserva { $pile } è vuoto e resta vuoto.
doublets-stock-empty = il mazzo è vuoto, non c’è carta da girare.
doublets-stock-not-empty = puoi rifare il mazzo solo quando è vuoto.
doublets-nothing-to-redeal = gli scarti sono vuoti, non c’è niente con cui rifare il mazzo.
doublets-no-redeals-left = hai già rifatto il mazzo tutte le volte.

doublets-redealt = Rifai il mazzo: gli scarti tornano a essere il mazzo ({ $count }).
doublets-played-waste = { $card } va dagli scarti alla fondazione.
doublets-played-reserve = { $card } va alla fondazione; il mazzetto di riserva { $pile } resta vuoto.
doublets-played-reserve-filled-from-waste = { $card } va alla fondazione; { $with }, dagli scarti, riempie il mazzetto di riserva { $pile }.
doublets-played-reserve-filled-from-stock = { $card } va alla fondazione; { $with }, dal mazzo, riempie il mazzetto di riserva { $pile }.

doublets-move-redeal = rifare il mazzo con gli scarti
doublets-move-waste = giocare { $card } dagli scarti alla fondazione
doublets-move-reserve = giocare { $card } dal mazzetto di riserva { $pile } alla fondazione

doublets-board-reserve = Mazzetto di riserva { $number }: { $cards }.
doublets-board-redeals = { $count ->
    [0] Il mazzo non si può più rifare.
    [one] Il mazzo si può rifare ancora 1 volta.
   *[other] Il mazzo si può rifare ancora { $count } volte.
}

doublets-terminal-keys = [Spazio] gira [1-7 w] gioca [u] annulla [H] aiuto [W] soluzione [?] tasti [q] menu

doublets-title = Doublets
doublets-blurb = Raddoppia il valore carta dopo carta e tieni fuori i re.
