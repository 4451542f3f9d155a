# Lady Jane: why a move is refused, what it did, what lies where.

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
lady-jane-dealt-spares = Descubres las últimas cartas del mazo, que quedan sueltas: { $cards }.
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
lady-jane-blurb = Construye cuatro palos desde una base que siempre cambia.
