# Names of piles and places, for keyboard focus and screen readers.

zone = { $zone }: { $told }
zone-stock = mazo
zone-waste = descarte
zone-foundation = fundación { $number }
zone-tableau = pila { $number } del tablero
zone-spares = cartas sueltas
zone-row = fila { $number }
zone-set = la ficha inicial
zone-branch = { curse-branch-name }
zone-aside = aparte
zone-choices = tus opciones
zone-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
}

spot-playable = { $thing }, se puede jugar
spot-where = { $thing }, { $place }
spot-stock = mazo, { $count }
spot-face-down = boca abajo
spot-face-down-known = boca abajo: { $card }
spot-gone = lugar { $column }, vacío
spot-set = aquí va la ficha inicial
spot-open-end = extremo abierto { $number }, { curse-branch-name }
spot-free-side = lado abierto { $number }, { curse-branch-name }
spot-pass = Pasar
spot-next = Mano siguiente
spot-lead = Sale { $seat }

caption-stock = mazo { $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = descarte { $count }
caption-bottom = fondo
deals-left = { $deals ->
    [0] no quedan repartos
    [one] queda 1 reparto
   *[other] quedan { $deals } repartos
}

counts-wanted = Se busca: { $rank }. { $left ->
    [one] Queda 1
   *[other] Quedan { $left }
}.
counts-left = Cartas restantes: { $counts }.
counts-rank = { $rank }: { $left }
counts-pair = { $low } con { $high }
counts-unseen = Fichas no vistas de cada número: { $counts }.
counts-number = { $number }: { $left }
