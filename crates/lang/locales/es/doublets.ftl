# Doublets: why a move is refused, what it did, what lies where.

doublets-no-such-pile = no hay pila de reserva { $pile }.
doublets-waste-empty = el descarte está vacío, no puedes jugar de ahí.
doublets-king-stays = { $card } se queda: un rey bloquea su pila de la reserva.
doublets-reserve-empty = la pila de reserva { $pile } está vacía y así se queda.
doublets-stock-empty = el mazo está vacío, no queda ninguna carta por descubrir.
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

doublets-terminal-keys = [Espacio] descubrir [1-7 w] jugar [u] deshacer [H] pista [W] solución [?] teclas [q] menú

doublets-title = Doublets
doublets-blurb = Dobla el valor carta a carta y deja fuera a los reyes.
