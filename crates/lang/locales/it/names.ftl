# Cards, tiles and those who play with them.

rank = { $rank ->
    [1] asso
    [11] fante
    [12] regina
    [13] re
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
    [1] un asso
    [8] un 8
    [11] un fante
    [12] una regina
    [13] un re
   *[other] un { $rank }
}

suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche

card = { $rank } di { $suit }
card-unknown = carta sconosciuta
cards-unknown = { $count ->
    [one] 1 carta sconosciuta
   *[other] { $count } carte sconosciute
}

tile = { $low }-{ $high }
tile-unknown = tessera sconosciuta

seat-player = Tu
seat-south = Sud
seat-north = Nord

list-between = ,{" "}
pile-empty = vuoto
pile-top = { $count }, in cima { $card }
pile-open = { $count }, dal fondo alla cima: { $cards }
reserve-pile = mazzetto di riserva { $number }

tiles-count = { $count ->
    [0] nessuna tessera
    [one] 1 tessera sconosciuta
   *[other] { $count } tessere sconosciute
}
