# Yield: why a move is refused, what it did, what lies where.

yield-no-such-place = la fila { $row } de la pirámide no tiene lugar { $column }.
yield-already-removed = la carta de la fila { $row }, lugar { $column }, ya no está.
yield-covered = { $by } tapa { $card }.
yield-stock-empty = el mazo está vacío y no se rehace.
yield-waste-empty = el descarte está vacío.
yield-no-bottom = el descarte tiene como mucho una carta: llámala la de encima.
yield-no-second = el descarte necesita tres cartas para tener una segunda.
yield-not-king = { $card } no puede salir sola como los reyes: necesita { $partner }.
yield-second-alone = la segunda carta del descarte no puede salir sola.
yield-same-place = una pareja necesita dos cartas distintas.
yield-second-without-top = la segunda carta del descarte solo se empareja con la de encima.
yield-wrong-sum = { $first } y { $second } no suman { $wanted }: { $first } necesita { $partner }.
yield-king-alone = los reyes salen solos, no en pareja.

yield-removed-king = Quitas { $card } ({ $place }).
yield-removed-pair = Quitas { $card } ({ $place }) y { $other } ({ $other_place }).

yield-place = fila { $row }, lugar { $column }
yield-place-top = encima del descarte
yield-place-second = segunda carta del descarte
yield-place-bottom = fondo del descarte

yield-move-king = quitar { $card } ({ $place })
yield-move-pair = quitar { $card } ({ $place }) y { $other } ({ $other_place })

yield-board-covered-row = Fila { $row }, todas tapadas: { $cards }.
yield-board-row = Fila { $row }: { $cards }.
yield-spot-gone = quitada
yield-spot-covered = { $card } (tapada)

yield-terminal-keys = [Espacio] descubrir [letras] pareja [u] deshacer [H] pista [W] solución [?] teclas [q] menú

yield-title = Yield
yield-blurb = Desmonta la pirámide en parejas que sumen trece.
