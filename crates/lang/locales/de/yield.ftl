# Yield: warum ein Zug nicht geht, was er bewirkt, was wo liegt, die Regeln.

yield-no-such-place = In Reihe { $row } der Pyramide gibt es keinen Platz { $column }.
yield-already-removed = Die Karte in Reihe { $row }, Platz { $column } ist schon weg.
yield-covered = { $by } liegt über { $card }.
yield-stock-empty = Der Talon ist leer, und die Ablage wird nicht gewendet.
yield-waste-empty = Die Ablage ist leer.
yield-no-bottom = Die Ablage hat höchstens eine Karte, nenn sie die oberste.
yield-no-second = Eine zweite Karte hat die Ablage erst, wenn drei dort liegen.
yield-not-king = { $card } geht nicht allein weg wie ein König, sondern mit { $partner }.
yield-second-alone = Die zweite Karte der Ablage geht nicht allein weg.
yield-same-place = Ein Paar besteht aus zwei verschiedenen Karten.
yield-second-without-top = Die zweite Karte der Ablage geht nur mit der obersten zusammen.
yield-wrong-sum = { $first } und { $second } ergeben nicht { $wanted }: Zu { $first } gehört { $partner }.
yield-king-alone = Könige gehen allein weg, nicht im Paar.

yield-removed-king = Du räumst { $card } ({ $place }) ab.
yield-removed-pair = Du räumst { $card } ({ $place }) und { $other } ({ $other_place }) ab.

yield-place = Reihe { $row }, Platz { $column }
yield-place-top = oberste Karte der Ablage
yield-place-second = zweite Karte der Ablage
yield-place-bottom = unterste Karte der Ablage

yield-move-king = { $card } ({ $place }) abräumen
yield-move-pair = { $card } ({ $place }) und { $other } ({ $other_place }) abräumen

yield-board-covered-row = Reihe { $row }, ganz verdeckt: { $cards }.
yield-board-row = Reihe { $row }: { $cards }.
yield-spot-gone = weg
yield-spot-covered = { $card } (bedeckt)

yield-terminal-keys = [Leertaste] aufdecken [Buchstaben] Paar [u] zurück [H] Tipp [W] Lösungsweg [?] Tasten [q] Menü

yield-title = Yield
yield-blurb = Die Pyramide abräumen, in Paaren, die dreizehn ergeben.
yield-author = von Rosanna Yuen, 2001 für AisleRiot geschrieben
yield-goal = Räum alle 52 Karten ab: die Könige einzeln, alle anderen in Paaren, die 13 ergeben.
yield-deal = 28 Karten liegen offen als Pyramide, die auf der Spitze steht. Die übrigen 24 Karten sind der Talon.
yield-rule-Y1 = Die Pyramide hat Reihen von 7, 6, 5, 4, 3, 2 Karten und 1 Karte, die breiteste oben, Reihe für Reihe von links nach rechts ausgelegt. Ab der zweiten Reihe liegt jede Karte über zwei Nachbarn der Reihe darüber. Die 24 Karten, die übrig bleiben, sind der Talon.
yield-rule-Y2 = Eine Karte der Pyramide ist frei, wenn keine andere mehr über ihr liegt. Am Anfang ist das nur die an der Spitze.
yield-rule-Y3 = Vom Talon legst du die Karten einzeln auf die Ablage, und du gehst ihn nur einmal durch. Von der Ablage darfst du die oberste und die unterste Karte nehmen. Geht eine davon weg, tritt ihre Nachbarin an die Stelle. Liegt dort nur eine Karte, ist sie beides.
yield-rule-Y4 = Ein König geht allein weg, wenn er frei ist oder die oberste oder unterste Karte der Ablage ist.
yield-rule-Y5 = Jede andere Karte geht mit einer Partnerin weg, die sie zu 13 ergänzt: Ass (1) und Dame (12), 2 und Bube (11), 3 und 10, 4 und 9, 5 und 8, 6 und 7. Du darfst zwei freie Karten paaren, eine freie Karte mit der obersten oder untersten der Ablage, die oberste mit der untersten der Ablage und die oberste mit der Karte direkt darunter. Nie paart sich eine Karte mit einer, die über ihr liegt.
yield-rule-Y6 = Jede abgeräumte Karte zählt einen Punkt. Sind alle 52 weg, hast du gewonnen. Geht kein Zug mehr, hast du verloren.
yield-rule-Y7 = Du siehst alle Karten, nur die im Talon nicht.
yield-scoring = Ein Punkt für jede abgeräumte Karte. 52 Punkte gewinnen.
yield-tip-1 = Schwer ist die Spitze der Pyramide, wo nur ein oder zwei Karten frei liegen. Räum sie zuerst ab.
yield-tip-2 = Ist die Spitze weg, nimm manchmal lieber Karten der Ablage als der Pyramide: In der Pyramide liegen viele Karten frei, die warten können, in der Ablage nur wenige.
yield-tip-3 = Bevor du ein Paar abräumst, sieh nach, wo die anderen Karten der beiden Werte liegen. Vielleicht braucht eine andere Karte gerade die Partnerin, die du verwenden willst.
