# Names of piles and places, for keyboard focus and screen readers.

zone = { $zone }: { $told }
zone-stock = monte
zone-waste = descarte
zone-foundation = fundação { $number }
zone-tableau = coluna { $number }
zone-spares = cartas soltas
zone-row = fileira { $number }
zone-set = a pedra inicial
zone-branch = { curse-branch-name }
zone-aside = de lado
zone-choices = suas opções
zone-tiles = { $count ->
    [one] { $count } pedra
   *[other] { $count } pedras
}

spot-playable = { $thing }, pode ser jogada
spot-where = { $thing }, { $place }
spot-stock = monte, { $count }
spot-face-down = fechada
spot-face-down-known = fechada: { $card }
spot-gone = lugar { $column }, vazio
spot-set = a pedra inicial vai aqui
spot-open-end = ponta aberta { $number }, { curse-branch-name }
spot-free-side = lado aberto { $number }, { curse-branch-name }
spot-pass = Passar
spot-next = Próxima rodada
spot-lead = { $seat } sai

caption-stock = monte { $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = descarte { $count }
caption-bottom = fundo
deals-left = { $deals ->
    [0] nenhuma distribuição
    [one] falta { $deals } distribuição
   *[other] faltam { $deals } distribuições
}

counts-wanted = Procura-se: { $rank }. { $left ->
    [one] Resta 1
   *[other] Restam { $left }
}.
counts-left = Cartas restantes: { $counts }.
counts-rank = { $rank }: { $left }
counts-pair = { $low } com { $high }
counts-unseen = Pedras não vistas de cada número: { $counts }.
counts-number = { $number }: { $left }
