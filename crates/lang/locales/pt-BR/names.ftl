# Cards, tiles and those who play with them.

rank = { $rank ->
    [1] ás
    [11] valete
    [12] dama
    [13] rei
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
    [1] um ás
    [11] um valete
    [12] uma dama
    [13] um rei
   *[other] um { $rank }
}

suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas

card = { $rank } de { $suit }
card-unknown = carta desconhecida
cards-unknown = { $count ->
    [one] { $count } carta desconhecida
   *[other] { $count } cartas desconhecidas
}

tile = { $low }-{ $high }
tile-unknown = pedra desconhecida

seat-player = Você
seat-south = Sul
seat-north = Norte

list-between = ,{" "}
pile-empty = vazia
pile-top = { $count }, em cima { $card }
pile-open = { $count }, de baixo para cima: { $cards }
reserve-pile = pilha de reserva { $number }

tiles-count = { $count ->
    [0] nenhuma pedra
    [one] { $count } pedra desconhecida
   *[other] { $count } pedras desconhecidas
}
