# Names of piles and places, for keyboard focus and screen readers.

zone = { $zone }: { $told }
zone-stock = stock
zone-waste = waste
zone-foundation = foundation { $number }
zone-tableau = tableau pile { $number }
zone-spares = spares
zone-row = row { $number }
zone-set = the set
zone-branch = { curse-branch-name }
zone-aside = aside
zone-choices = your choices
zone-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}

spot-playable = { $thing }, playable
spot-where = { $thing }, { $place }
spot-stock = stock, { $count }
spot-face-down = face down
spot-face-down-known = face down: the { $card }
spot-gone = place { $column }, empty
spot-set = the set goes here
spot-open-end = open end { $number }, { curse-branch-name }
spot-free-side = open side { $number }, { curse-branch-name }
spot-pass = Pass
spot-next = Next hand
spot-lead = { $seat } leads

caption-stock = stock { $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = waste { $count }
caption-bottom = bottom
deals-left = { $deals ->
    [0] no deals left
    [one] 1 deal left
   *[other] { $deals } deals left
}

counts-wanted = Wanted next: { $rank }. Of this rank { $left ->
    [one] 1 is left
   *[other] { $left } are left
}.
counts-left = Cards left: { $counts }.
counts-rank = { $rank }: { $left }
counts-pair = { $low } with { $high }
counts-unseen = Unseen tiles with each number: { $counts }.
counts-number = { $number }: { $left }
