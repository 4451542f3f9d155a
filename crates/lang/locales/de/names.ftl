# Karten, Steine und wer damit spielt.
#
# Karten stehen ohne Artikel, wie man am Kartentisch spricht: »Herz-Dame kommt auf Pik-König«. So muss kein
# Satz wissen, dass die Dame, der König und das Ass verschiedenen Geschlechts sind.

rank = { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}

a-rank = { $rank ->
    [1] Ass
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}

suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik

card = { $suit }-{ $rank }
card-unknown = unbekannte Karte
cards-unknown = { $count ->
    [one] 1 unbekannte Karte
   *[other] { $count } unbekannte Karten
}

tile = { $low }-{ $high }
tile-unknown = unbekannter Stein

seat-player = Du
seat-south = Süd
seat-north = Nord

list-between = ,{" "}
pile-empty = leer
pile-top = { $count }, oben { $card }
pile-open = { $count }, von unten nach oben: { $cards }
reserve-pile = Reservestapel { $number }

tiles-count = { $count ->
    [0] keine Steine
    [one] 1 unbekannter Stein
   *[other] { $count } unbekannte Steine
}

# Ein Wert in der Ecke einer Karte.
rank-index = { $rank ->
    [1] A
    [11] B
    [12] D
    [13] K
   *[other] { $rank }
}
