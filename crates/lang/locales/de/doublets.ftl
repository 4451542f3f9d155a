# Doublets: warum ein Zug nicht geht, was er bewirkt, was wo liegt, die Regeln.

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
doublets-blurb = Den Wert von Karte zu Karte verdoppeln und die Könige fernhalten.
doublets-author = von Rosanna Yuen, 1998 für AisleRiot geschrieben
doublets-goal = Bring 48 Karten auf den einzigen Grundstapel und verdopple dabei von Karte zu Karte den Wert. Nur die vier Könige bleiben zurück.
doublets-deal = Sieben Karten bilden die Reserve, eine eröffnet den Grundstapel. Die übrigen 44 Karten sind der Talon.
doublets-rule-D1 = Der Talon liegt links, rechts daneben die Ablage. Sieben Reservestapel bilden einen Bogen: 1, 2 und 3 oben, 4 und 5 an den Seiten, 6 und 7 am Fuß. Zwischen den Füßen liegt der Grundstapel.
doublets-rule-D2 = Jeder Reservestapel bekommt eine offene Karte, von Stapel 1 bis Stapel 7, danach der Grundstapel eine. Taucht dabei ein König auf, kommt er sofort ganz nach unten, und die nächste Karte nimmt seinen Platz ein. Die 44 Karten, die übrig bleiben, sind der Talon.
doublets-rule-D3 = Auf den Grundstapel kommt eine Karte mit dem doppelten Wert der obersten. Ein Ass zählt 1, ein Bube 11 und eine Dame 12; ergibt das Doppelte mehr als 13, zieh 13 ab. Die Reihenfolge ist also Ass, 2, 4, 8, 3, 6, Dame, Bube, 9, 5, 10, 7 und wieder Ass. Die Farbe spielt keine Rolle. Spielen darfst du die oberste Karte der Ablage oder eine Karte der Reserve.
doublets-rule-D4 = Ein Reservestapel besteht aus einer einzigen Karte. Sobald du sie spielst, rückt die oberste Karte der Ablage nach. Ist die Ablage leer, rückt die oberste des Talons nach; ist auch der leer, bleibt der Platz frei. Eine Wahl hast du dabei nicht. Ein König, der in die Reserve gerät, sperrt seinen Stapel bis zum Schluss.
doublets-rule-D5 = Vom Talon legst du die Karten einzeln auf die Ablage, wann immer du willst. Von selbst wird nichts aufgedeckt.
doublets-rule-D6 = Ist der Talon leer, darfst du die Ablage wenden: Sie wird in derselben Reihenfolge wieder zum Talon. Das geht zweimal, also gehst du den Talon höchstens dreimal durch.
doublets-rule-D7 = Jede Karte auf dem Grundstapel zählt einen Punkt, auch die erste. Mit 48 Punkten hast du gewonnen. Könige lassen sich nie spielen, darum sind die 52 Punkte, die ein alter Text nennt, nicht zu erreichen. Geht kein Zug mehr, hast du verloren.
doublets-rule-D8 = Du kennst jede Karte, die einmal offen lag: nach einem Durchgang also den ganzen Talon, und von Anfang an die Könige, die beim Geben nach unten gekommen sind.
doublets-scoring = Ein Punkt für jede Karte auf dem Grundstapel. 48 Punkte gewinnen.
doublets-tip-1 = Halte die Könige aus der Reserve heraus: Jeder kostet dich einen Stapel, und zwar für immer. Sieh dir die oberste Karte der Ablage an, bevor du aus der Reserve spielst.
doublets-tip-2 = Vom zweiten Durchgang an weißt du, was kommt. Zähl voraus bis zu den Karten, die du brauchst.
