# Yield: why a move is refused, what it did, what lies where, the rules page.

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

yield-terminal-keys = [Espacio] volver carta [letras] pareja [u] deshacer [H] pista [W] solución [?] teclas [q] menú

yield-title = Yield
yield-blurb = Desmonta la pirámide en parejas que sumen trece.
yield-author = de Rosanna Yuen, escrito para AisleRiot en 2001
yield-goal = Quita las 52 cartas: los reyes solos, todas las demás en parejas que sumen 13.
yield-deal = Se reparten 28 cartas descubiertas en una pirámide que se apoya en la punta. Las otras 24 son el mazo.
yield-rule-Y1 = La pirámide tiene filas de 7, 6, 5, 4, 3, 2 y 1 cartas, la más ancha arriba, repartidas fila por fila de izquierda a derecha. Cada carta por debajo de la fila superior tapa dos vecinas de la fila de encima. Las 24 cartas que quedan son el mazo.
yield-rule-Y2 = Una carta de la pirámide está libre cuando ninguna otra la tapa. Al principio, solo lo está la carta de la punta.
yield-rule-Y3 = Vuelves las cartas del mazo sobre el descarte de una en una, y recorres el mazo una sola vez. Puedes usar la carta de encima y la del fondo del descarte. Cuando una sale, su vecina ocupa su lugar. Una carta sola es ambas.
yield-rule-Y4 = Un rey sale solo, cuando está libre o es la carta de encima o del fondo del descarte.
yield-rule-Y5 = Cualquier otra carta sale con una compañera que sume 13: as (1) y reina (12), 2 y jota (11), 3 y 10, 4 y 9, 5 y 8, 6 y 7. Puedes emparejar dos cartas libres, una carta libre con la de encima o la del fondo del descarte, la de encima con la del fondo, y la de encima con la que está justo debajo. Una carta nunca se empareja con otra que la tapa.
yield-rule-Y6 = Cada carta quitada vale un punto. Ganas cuando no queda ninguna de las 52. Pierdes cuando no te queda ninguna jugada.
yield-rule-Y7 = Ves todas las cartas menos las que siguen en el mazo.
yield-scoring = Un punto por cada carta quitada. Con 52 puntos se gana.
yield-tip-1 = Lo difícil es la punta de la pirámide, donde solo una o dos cartas están libres. Ábrela primero.
yield-tip-2 = Una vez abierta la punta, a veces es mejor quitar cartas del descarte que de la pirámide: la pirámide tiene muchas cartas libres que pueden esperar, y el descarte pocas.
yield-tip-3 = Antes de quitar una pareja, mira dónde están las otras cartas de ambos valores. Otra carta puede necesitar justo la compañera que vas a usar.
