# Lady Jane: warum ein Zug nicht geht, was er bewirkt, was wo liegt.

lady-jane-no-such-place = { $place } gibt es nicht.
lady-jane-nothing-there = { $place } ist leer.
lady-jane-foundation-to-foundation = { $card } darf nicht auf einen anderen Grundstapel.
lady-jane-does-not-start = Grundstapel beginnen mit { $rank }, nicht mit { $card }.
lady-jane-not-a-group = Du kannst { $most ->
    [one] nur 1 Karte auf einmal
   *[other] 1 bis { $most } Karten
} von { $place } nehmen, nicht { $cards }.
lady-jane-same-pile = Die Karten liegen schon auf { $place }.
lady-jane-on-base = Auf { $on } kommt nichts, das ist eine Karte vom Grundwert.
lady-jane-not-one-lower = Auf { $on } passt nur { $wanted } in der anderen Farbe.
lady-jane-same-colour = { $card } und { $on } haben dieselbe Farbe.
lady-jane-not-for-empty-pile = Leere Stapel beginnen mit { $rank }, nicht mit { $card }.
lady-jane-stock-empty = Der Talon ist leer, es gibt nichts mehr zu geben.
lady-jane-spare-not-dealt = Restkarten gibt es erst beim letzten Geben.

lady-jane-dealt-reserve = Du gibst eine Karte auf jeden Reservestapel: { $cards }.
lady-jane-dealt-spares = Du deckst die letzten Karten des Talons als Restkarten auf: { $cards }.
lady-jane-moved = { $card } { $more ->
    [0] kommt
    [one] und die Karte darauf kommen
   *[other] und die { $more } Karten darauf kommen
} von { $from } auf { $to }.
lady-jane-turned-up = Das deckt { $card } auf.

lady-jane-spare = Restkarte { $number }

lady-jane-move-deal = vom Talon geben
lady-jane-move-to-foundation = { $card } von { $from } auf den Grundstapel legen
lady-jane-move = { $card } { $more ->
    [0] von
    [one] und die Karte darauf von
   *[other] und die { $more } Karten darauf von
} { $from } auf { $to } legen

lady-jane-board-base = Die Grundstapel beginnen mit { $rank }.
lady-jane-board-place = Auf { $place }: { $cards }.
lady-jane-board-tableau = { $down } verdeckt, dann { $cards }

lady-jane-terminal-keys = [Leertaste] geben [Buchstaben] ziehen [f] ablegen [u] zurück [H] Tipp [W] Lösungsweg [?] Tasten [q] Menü

lady-jane-title = Lady Jane
lady-jane-blurb = Vier Farben aufbauen; die Grundkarte wechselt jedes Mal.
