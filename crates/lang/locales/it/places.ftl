# Names of piles and places, for keyboard focus and screen readers.

zone = { $zone }: { $told }
zone-stock = mazzo
zone-waste = scarti
zone-foundation = fondazione { $number }
zone-tableau = colonna { $number }
zone-spares = carte libere
zone-row = riga { $number }
zone-set = la tessera iniziale
zone-branch = { curse-branch-name }
zone-aside = da parte
zone-choices = le tue scelte
zone-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
}

spot-playable = { $thing }, giocabile
spot-where = { $thing }, { $place }
spot-stock = mazzo, { $count }
spot-face-down = coperta
spot-face-down-known = coperta: { $card }
spot-gone = posto { $column }, vuoto
spot-set = qui va la tessera iniziale
spot-open-end = estremità aperta { $number }, { curse-branch-name }
spot-free-side = lato aperto { $number }, { curse-branch-name }
spot-pass = Passa
spot-next = Prossima mano
spot-lead = Apre { $seat }

caption-stock = mazzo { $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = scarti { $count }
caption-bottom = fondo
deals-left = { $deals ->
    [0] nessuna distribuzione
    [one] ancora 1 distribuzione
   *[other] ancora { $deals } distribuzioni
}

counts-wanted = Prossima cercata: { $rank }. { $left ->
    [one] Ne resta 1
   *[other] Ne restano { $left }
}.
counts-left = Carte rimaste: { $counts }.
counts-rank = { $rank }: { $left }
counts-pair = { $low } con { $high }
counts-unseen = Tessere non viste per ogni numero: { $counts }.
counts-number = { $number }: { $left }
