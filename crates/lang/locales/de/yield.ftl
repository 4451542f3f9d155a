# Yield: warum ein Zug nicht geht, was er bewirkt, was wo liegt.

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
