# Cards, tiles and those who play with them.

rank = { $rank ->
    [1] as
    [11] valet
    [12] dame
    [13] roi
   *[other] { $rank }
}

rank-index = { $rank ->
    [1] A
    [11] V
    [12] D
    [13] R
   *[other] { $rank }
}

a-rank = { $rank ->
    [1] un as
    [11] un valet
    [12] une dame
    [13] un roi
   *[other] un { $rank }
}

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique

card = { $rank } de { $suit }
card-unknown = carte inconnue
cards-unknown = { $count ->
    [one] { $count } carte inconnue
   *[other] { $count } cartes inconnues
}

tile = { $low }-{ $high }
tile-unknown = domino inconnu

seat-player = Vous
seat-south = Sud
seat-north = Nord

list-between = ,{" "}
pile-empty = vide
pile-top = { $count }, { $card } sur le dessus
pile-open = { $count }, du bas vers le haut : { $cards }
reserve-pile = pile de réserve { $number }

tiles-count = { $count ->
    [0] aucun domino
    [one] { $count } domino inconnu
   *[other] { $count } dominos inconnus
}
