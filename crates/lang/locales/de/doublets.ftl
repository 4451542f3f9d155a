# Doublets: warum ein Zug nicht geht, was er bewirkt, was wo liegt.

doublets-no-such-pile = Einen Reservestapel { $pile } gibt es nicht.
doublets-waste-empty = Die Ablage ist leer, von dort kannst du nichts spielen.
doublets-king-stays = { $card } bleibt liegen: Ein König sperrt seinen Reservestapel.
doublets-reserve-empty = Reservestapel { $pile } ist leer und bleibt es.
doublets-stock-empty = Der Talon ist leer, es gibt keine Karte mehr aufzudecken.
doublets-stock-not-empty = Wenden darfst du die Ablage erst, wenn der Talon leer ist.
doublets-nothing-to-redeal = Die Ablage ist leer, da gibt es nichts zu wenden.
doublets-no-redeals-left = Du darfst die Ablage nicht noch einmal wenden.

doublets-redealt = Du wendest die Ablage, sie ist wieder der Talon ({ $count }).
doublets-played-waste = { $card } kommt von der Ablage auf den Grundstapel.
doublets-played-reserve = { $card } kommt auf den Grundstapel; Reservestapel { $pile } bleibt leer.
doublets-played-reserve-filled-from-waste = { $card } kommt auf den Grundstapel; auf Reservestapel { $pile } rückt { $with } von der Ablage nach.
doublets-played-reserve-filled-from-stock = { $card } kommt auf den Grundstapel; auf Reservestapel { $pile } rückt { $with } vom Talon nach.

doublets-move-redeal = die Ablage wenden
doublets-move-waste = { $card } von der Ablage auf den Grundstapel spielen
doublets-move-reserve = { $card } von Reservestapel { $pile } auf den Grundstapel spielen

doublets-board-reserve = Reservestapel { $number }: { $cards }.
doublets-board-redeals = { $count ->
    [0] Die Ablage darf nicht mehr gewendet werden.
    [one] Die Ablage darf noch einmal gewendet werden.
    [2] Die Ablage darf noch zweimal gewendet werden.
   *[other] Die Ablage darf noch { $count }-mal gewendet werden.
}

doublets-terminal-keys = [Leertaste] aufdecken [1-7 w] spielen [u] zurück [H] Tipp [W] Lösungsweg [?] Tasten [q] Menü

doublets-title = Doublets
doublets-blurb = Den Wert von Karte zu Karte verdoppeln, ohne die Könige.
