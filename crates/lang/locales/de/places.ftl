# Was wo liegt, für jemanden, der über den Tisch wandert oder ihm zuhört.

zone = { $zone }: { $told }
zone-stock = Talon
zone-waste = Ablage
zone-foundation = Grundstapel { $number }
zone-tableau = Tableaustapel { $number }
zone-spares = Restkarten
zone-row = Reihe { $number }
zone-set = Startstein
zone-branch = { curse-branch-name }
zone-aside = beiseite
zone-choices = was du wählen kannst
zone-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

spot-playable = { $thing }, spielbar
spot-where = { $thing }, { $place }
spot-stock = Talon, { $count }
spot-face-down = verdeckt
spot-face-down-known = verdeckt: { $card }
spot-gone = Platz { $column }, leer
spot-set = hierhin kommt der Startstein
spot-open-end = offenes Ende { $number }, { curse-branch-name }
spot-free-side = freie Seite { $number }, { curse-branch-name }
spot-pass = Passen
spot-next = Nächste Runde
spot-lead = { $seat } eröffnet

caption-stock = Talon { $count }
caption-stock-deals = { caption-stock } · { deals-left }
caption-stock-redeals = { caption-stock } · ↻ { $redeals }
caption-waste = Ablage { $count }
caption-bottom = unten
deals-left = { $deals ->
    [0] kein Geben mehr
    [one] noch einmal geben
   *[other] noch { $deals }-mal geben
}

counts-wanted = Als Nächstes gesucht: { $rank }. Davon { $left ->
    [one] ist noch 1 übrig
   *[other] sind noch { $left } übrig
}.
counts-left = Übrige Karten: { $counts }.
counts-rank = { $rank }: { $left }
counts-pair = { $low } mit { $high }
counts-unseen = Noch nicht gesehene Steine mit jeder Zahl: { $counts }.
counts-number = { $number }: { $left }
