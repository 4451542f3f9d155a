# Doublets: why a move is refused, what it did, what lies where, the rules page.

doublets-no-such-pile = no hay pila de reserva { $pile }.
doublets-waste-empty = el descarte está vacío, no puedes jugar de ahí.
doublets-king-stays = { $card } se queda: un rey bloquea su pila de la reserva.
doublets-reserve-empty = la pila de reserva { $pile } está vacía y así se queda.
doublets-stock-empty = el mazo está vacío, no hay carta que volver.
doublets-stock-not-empty = solo puedes rehacer el mazo cuando está vacío.
doublets-nothing-to-redeal = el descarte está vacío, no hay con qué rehacer el mazo.
doublets-no-redeals-left = ya has rehecho el mazo todas las veces.

doublets-redealt = Rehaces el mazo: el descarte vuelve a ser el mazo ({ $count }).
doublets-played-waste = { $card } pasa del descarte a la fundación.
doublets-played-reserve = { $card } pasa a la fundación; la pila de reserva { $pile } se queda vacía.
doublets-played-reserve-filled-from-waste = { $card } pasa a la fundación; { $with }, del descarte, ocupa la pila de reserva { $pile }.
doublets-played-reserve-filled-from-stock = { $card } pasa a la fundación; { $with }, del mazo, ocupa la pila de reserva { $pile }.

doublets-move-redeal = rehacer el mazo con el descarte
doublets-move-waste = jugar { $card } del descarte a la fundación
doublets-move-reserve = jugar { $card } de la pila de reserva { $pile } a la fundación

doublets-board-reserve = Pila de reserva { $number }: { $cards }.
doublets-board-redeals = { $count ->
    [0] El mazo ya no se puede rehacer.
    [one] El mazo se puede rehacer 1 vez más.
   *[other] El mazo se puede rehacer { $count } veces más.
}

doublets-terminal-keys = [Espacio] volver carta [1-7 w] jugar [u] deshacer [H] pista [W] solución [?] teclas [q] menú

doublets-title = Doublets
doublets-blurb = Dobla el valor carta a carta y deja fuera a los reyes.
doublets-author = de Rosanna Yuen, escrito para AisleRiot en 1998
doublets-goal = Lleva 48 cartas a la única fundación, doblando el valor cada vez. Solo se quedan los cuatro reyes.
doublets-deal = Siete cartas forman la reserva y una empieza la fundación. Las otras 44 son el mazo.
doublets-rule-D1 = El mazo está a la izquierda, con el descarte a su derecha. Siete pilas de reserva forman un arco: 1, 2 y 3 arriba, 4 y 5 a los lados, 6 y 7 a los pies. La fundación está entre los pies.
doublets-rule-D2 = Se reparte una carta descubierta a cada pila de reserva, de la 1 a la 7, y luego una a la fundación. Un rey que aparezca va directamente al fondo, y la carta siguiente ocupa su lugar. Las 44 cartas que quedan son el mazo.
doublets-rule-D3 = La fundación admite una carta del doble de valor que la de encima. El as vale 1, la jota 11 y la reina 12; si el doble pasa de 13, resta 13. El orden es, pues: as, 2, 4, 8, 3, 6, reina, jota, 9, 5, 10, 7 y otra vez as. El palo no importa. Puedes jugar la carta de encima del descarte o una carta de la reserva.
doublets-rule-D4 = Una pila de reserva tiene una sola carta. Cuando la juegas, la de encima del descarte ocupa enseguida su lugar. Si el descarte está vacío, lo hace la de encima del mazo; si ambos están vacíos, el lugar se queda vacío. No tienes elección. Un rey que llega a la reserva bloquea su pila hasta el final.
doublets-rule-D5 = Vuelves las cartas del mazo sobre el descarte de una en una, cuando quieras. Nada se vuelve solo.
doublets-rule-D6 = Cuando el mazo está vacío, puedes rehacerlo: el descarte vuelve a ser el mazo, en el mismo orden. Puedes hacerlo dos veces, así que recorres el mazo tres veces como mucho.
doublets-rule-D7 = Cada carta de la fundación vale un punto, incluida la primera. Ganas con 48 puntos. Los reyes nunca se pueden jugar, así que los 52 puntos que cita un texto antiguo son inalcanzables. Pierdes cuando no te queda ninguna jugada.
doublets-rule-D8 = Conoces todas las cartas que han estado a la vista: todo el mazo tras una pasada y, desde el principio, los reyes que fueron al fondo en el reparto.
doublets-scoring = Un punto por cada carta en la fundación. Con 48 puntos se gana.
doublets-tip-1 = Mantén a los reyes fuera de la reserva: cada uno bloquea una pila para siempre. Mira la carta de encima del descarte antes de jugar una de la reserva.
doublets-tip-2 = Desde la segunda pasada sabes lo que viene. Cuenta por adelantado hasta las cartas que necesitas.
