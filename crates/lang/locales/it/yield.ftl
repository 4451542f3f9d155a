# Yield: why a move is refused, what it did, what lies where.

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
