# Names of piles and places, for keyboard focus and screen readers.

zone = { $zone } : { $told }
zone-stock = talon
zone-waste = défausse
zone-foundation = fondation { $number }
zone-tableau = pile { $number } du tableau
zone-spares = cartes libres
zone-row = rangée { $number }
zone-set = le domino de départ
zone-branch = { curse-branch-name }
zone-aside = à l’écart
zone-choices = vos choix
zone-tiles = { $count ->
    [one] { $count } domino
   *[other] { $count } dominos
}

spot-playable = { $thing }, jouable
spot-where = { $thing }, { $place }
spot-stock = talon, { $count }
spot-face-down = face cachée
spot-face-down-known = face cachée : { $card }
spot-gone = place { $column }, vide
spot-set = le domino de départ va ici
spot-open-end = bout ouvert { $number }, { curse-branch-name }
spot-free-side = côté ouvert { $number }, { curse-branch-name }
spot-pass = Passer
spot-next = Manche suivante
spot-lead = { $seat } ouvre

caption-stock = talon { $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = défausse { $count }
caption-bottom = dessous
deals-left = { $deals ->
    [0] plus de donne
    [one] encore { $deals } donne
   *[other] encore { $deals } donnes
}

counts-wanted = Attendu ensuite : { $rank }. { $left ->
    [one] Il en reste 1
   *[other] Il en reste { $left }
}.
counts-left = Cartes restantes : { $counts }.
counts-rank = { $rank } : { $left }
counts-pair = { $low } avec { $high }
counts-unseen = Dominos non vus pour chaque nombre : { $counts }.
counts-number = { $number } : { $left }
