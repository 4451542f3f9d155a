# Cards, tiles and those who play with them.

rank = { $rank ->
    [1] as
    [11] jota
    [12] reina
    [13] rey
   *[other] { $rank }
}

rank-index = { $rank ->
    [1] A
    [11] J
    [12] Q
    [13] K
   *[other] { $rank }
}

a-rank = { $rank ->
    [1] un as
    [11] una jota
    [12] una reina
    [13] un rey
   *[other] un { $rank }
}

suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas

card = { $rank } de { $suit }
card-unknown = carta desconocida
cards-unknown = { $count ->
    [one] 1 carta desconocida
   *[other] { $count } cartas desconocidas
}

tile = { $low }-{ $high }
tile-unknown = ficha desconocida

seat-player = Tú
seat-south = Sur
seat-north = Norte

list-between = ,{" "}
pile-empty = vacía
pile-top = { $count }, encima { $card }
pile-open = { $count }, de abajo arriba: { $cards }
reserve-pile = pila de reserva { $number }

tiles-count = { $count ->
    [0] ninguna ficha
    [one] 1 ficha desconocida
   *[other] { $count } fichas desconocidas
}
