# Lady Jane: why a move is refused, what it did, what lies where, the rules page.

lady-jane-no-such-place = no existe ese lugar: { $place }.
lady-jane-nothing-there = no hay nada ahí: { $place }.
lady-jane-foundation-to-foundation = { $card } no puede ir a otra fundación.
lady-jane-does-not-start = las fundaciones empiezan con { $rank }, no con { $card }.
lady-jane-not-a-group = puedes tomar { $most ->
    [one] 1 carta cada vez
   *[other] de 1 a { $most } cartas
} ({ $place }), no { $cards }.
lady-jane-same-pile = las cartas ya están ahí: { $place }.
lady-jane-on-base = nada va sobre { $on }, una carta del valor base.
lady-jane-not-one-lower = sobre { $on } solo va { $wanted } del otro color.
lady-jane-same-colour = { $card } y { $on } son del mismo color.
lady-jane-not-for-empty-pile = una pila vacía solo admite { $rank }, no { $card }.
lady-jane-stock-empty = el mazo está vacío, no queda nada que repartir.
lady-jane-spare-not-dealt = no hay cartas sueltas hasta el último reparto.

lady-jane-dealt-reserve = Repartes una carta a cada pila de reserva: { $cards }.
lady-jane-dealt-spares = Vuelves las últimas cartas del mazo, que quedan sueltas: { $cards }.
lady-jane-moved = { $card } { $more ->
    [0] pasa
    [one] y la carta de encima pasan
   *[other] y las { $more } cartas de encima pasan
}: { $from } → { $to }.
lady-jane-turned-up = Con esto se descubre { $card }.

lady-jane-spare = carta suelta { $number }

lady-jane-move-deal = repartir del mazo
lady-jane-move-to-foundation = mover { $card } ({ $from }) a su fundación
lady-jane-move = mover { $card } { $more ->
    [0] sola
    [one] y la carta de encima
   *[other] y las { $more } cartas de encima
}: { $from } → { $to }

lady-jane-board-base = Las fundaciones empiezan con { $rank }.
lady-jane-board-place = { $place }: { $cards }.
lady-jane-board-tableau = { $down } boca abajo, luego { $cards }

lady-jane-terminal-keys = [Espacio] repartir [letras] mover [f] fundación [u] deshacer [H] pista [W] solución [?] teclas [q] menú

lady-jane-title = Lady Jane
lady-jane-blurb = Construye cuatro palos desde una base que cambia en cada reparto.
lady-jane-author = de Rosanna Yuen, escrito para AisleRiot en 1999
lady-jane-goal = Lleva las 52 cartas a las cuatro fundaciones, un palo en orden ascendente en cada una.
lady-jane-deal = 28 cartas van a las siete pilas del tablero, siete a la reserva y una a la primera fundación. Las últimas 16 son el mazo.
lady-jane-rule-L1 = El mazo está arriba a la izquierda y las cuatro fundaciones arriba a la derecha. Las siete pilas del tablero están debajo, y las siete de reserva a la derecha.
lady-jane-rule-L2 = El tablero se reparte fila por fila, así que la pila 1 tiene una carta, la 2 tiene dos, y así hasta la 7, que tiene siete. Solo la última carta de cada pila está descubierta. Luego cada pila de reserva recibe una carta descubierta, de izquierda a derecha, y la primera fundación recibe una: su valor es la base. Las 16 cartas que quedan son el mazo.
lady-jane-rule-L3 = Una fundación empieza con una carta del valor base y crece en su palo; el as sigue al rey, salvo que la base sea un as. Puedes devolver al tablero la carta de encima de una fundación, incluso una carta base sola, pero nunca llevarla a otra fundación.
lady-jane-rule-L4 = En el tablero se construye hacia abajo alternando colores; un rey puede ir sobre un as, pero nada va sobre una carta del valor base. Puedes mover una carta descubierta junto con todas las que tenga encima si esa carta encaja. Una carta boca abajo se vuelve cuando queda encima.
lady-jane-rule-L5 = Una pila vacía del tablero solo admite una carta del valor inmediatamente inferior a la base, sola o con las que tenga encima. Si la base es un as, es un rey.
lady-jane-rule-L6 = De cada pila de reserva puedes jugar la carta de encima a una fundación o al tablero. No puedes construir sobre la reserva; solo un reparto del mazo pone cartas allí.
lady-jane-rule-L7 = Un reparto del mazo pone una carta descubierta en cada pila de reserva, de izquierda a derecha. Puedes hacerlo dos veces. El tercer reparto descubre las dos últimas cartas, que quedan sueltas y se juegan como las de la reserva. El mazo no se rehace.
lady-jane-rule-L8 = Cada carta en las fundaciones vale un punto. Ganas cuando están allí las 52. Pierdes cuando no te queda ninguna jugada. Si aún puedes mover pero ya nada ayuda, abandona cuando quieras.
lady-jane-rule-L9 = Conoces todas las cartas que están o han estado descubiertas. Las cartas boca abajo y el mazo están ocultos.
lady-jane-scoring = Un punto por cada carta en las fundaciones. Con 52 puntos se gana.
lady-jane-tip-1 = Cuesta llegar a las cartas del fondo de una pila, así que mira primero qué necesitas de las pilas largas.
lady-jane-tip-2 = Vacía la reserva siempre que puedas: cada reparto tapa lo que quede en ella.
