# Lady Jane: warum ein Zug nicht geht, was er bewirkt, was wo liegt, die Regeln.

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
lady-jane-blurb = Vier Farben aufbauen, von einer Grundkarte aus, die jedes Mal wechselt.
lady-jane-author = von Rosanna Yuen, 1999 für AisleRiot geschrieben
lady-jane-goal = Bring alle 52 Karten auf die vier Grundstapel, jeder in einer Farbe aufsteigend.
lady-jane-deal = 28 Karten liegen auf den sieben Tableaustapeln, sieben in der Reserve, eine auf dem ersten Grundstapel. Die letzten 16 sind der Talon.
lady-jane-rule-L1 = Der Talon liegt oben links, die vier Grundstapel oben rechts. Darunter liegen die sieben Tableaustapel und rechts die sieben Reservestapel.
lady-jane-rule-L2 = Das Tableau wird Reihe für Reihe ausgelegt: Stapel 1 hat eine Karte, Stapel 2 zwei und so fort bis zu Stapel 7 mit sieben. Nur die letzte Karte jedes Stapels liegt offen. Danach bekommt jeder Reservestapel von links nach rechts eine offene Karte und der erste Grundstapel eine: Ihr Wert ist der Grundwert. Die 16 Karten, die übrig bleiben, sind der Talon.
lady-jane-rule-L3 = Ein Grundstapel beginnt mit einer Karte vom Grundwert und steigt in ihrer Farbe auf. Ist der Grundwert kein Ass, folgt das Ass auf den König. Die oberste Karte eines Grundstapels darfst du ins Tableau zurückholen, auch eine Grundkarte, die allein liegt, aber nie auf einen anderen Grundstapel legen.
lady-jane-rule-L4 = Im Tableau legst du absteigend an, rot und schwarz im Wechsel; auf ein Ass darf ein König, aber auf eine Karte vom Grundwert kommt nie etwas. Eine offene Karte darfst du mit allen Karten darauf umlegen, wenn sie passt. Eine verdeckte Karte wird aufgedeckt, sobald sie oben liegt.
lady-jane-rule-L5 = Auf einen leeren Tableaustapel kommt nur eine Karte, die um eins unter dem Grundwert liegt, allein oder mit den Karten darauf. Ist der Grundwert Ass, ist das ein König.
lady-jane-rule-L6 = Von jedem Reservestapel darfst du die oberste Karte auf einen Grundstapel oder ins Tableau spielen. Auf der Reserve wird nicht angelegt; Karten kommen dorthin nur beim Geben vom Talon.
lady-jane-rule-L7 = Beim Geben vom Talon kommt eine offene Karte auf jeden Reservestapel, von links nach rechts. Das geht zweimal. Beim dritten Mal werden die letzten beiden Karten als Restkarten aufgedeckt; sie werden wie Karten der Reserve gespielt. Noch einmal von vorn geht es nicht.
lady-jane-rule-L8 = Jede Karte auf den Grundstapeln zählt einen Punkt. Liegen alle 52 dort, hast du gewonnen. Geht kein Zug mehr, hast du verloren. Wenn zwar noch Züge gehen, aber keiner mehr hilft, gib auf, wann du willst.
lady-jane-rule-L9 = Du kennst jede Karte, die offen liegt oder einmal offen lag. Die verdeckten Karten und der Talon bleiben geheim.
lady-jane-scoring = Ein Punkt für jede Karte auf den Grundstapeln. 52 Punkte gewinnen.
lady-jane-tip-1 = An Karten, die tief in einem Stapel liegen, kommst du schwer heran. Sieh also zuerst nach, was du aus den langen Stapeln brauchst.
lady-jane-tip-2 = Leere die Reserve, wann immer du kannst: Jedes Geben deckt zu, was noch dort liegt.
