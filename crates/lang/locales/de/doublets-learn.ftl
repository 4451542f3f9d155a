# Doublets: the rules and the lessons. See the English file.

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

lesson-doublets-first = Dein erstes Spiel
lesson-doublets-first-1 = Die Karte in der Mitte unten ist der Grundstapel. Jede Karte dort zählt doppelt so viel wie die vorige, die Farbe ist egal. Auf die 4 folgt eine 8: Spiel die Herz-8 aus der Reserve ringsum.
lesson-doublets-first-2 = Der Talon hat den leeren Platz sofort gefüllt. Das Doppelte von 8 ist 16. Ist es mehr als 13, zieh 13 ab: Das macht 3. Spiel die Karo-3.
lesson-doublets-first-3 = Auf die 3 folgt eine 6. Spiel die Pik-6.
lesson-doublets-first-4 = Das Doppelte von 6 ist 12, und so viel zählt die Dame. In der Reserve liegt keine: Deck eine Karte vom Talon auf.
lesson-doublets-first-5 = Eine 4 hilft jetzt nicht. Deck noch eine Karte auf.
lesson-doublets-first-6 = Da ist die Herz-Dame. Spiel sie von der Ablage auf den Grundstapel.
lesson-doublets-first-7 = Das Doppelte von 12 ist 24, weniger 13 macht 11: So viel zählt der Bube. Spiel den Kreuz-Buben und sieh auf seinen Platz: Auf der Ablage liegt jetzt eine Karte, also rückt sie nach.
lesson-doublets-first-8 = Auf den Buben folgt eine 9. Spiel eine der beiden. Die Ablage ist leer, also füllt der Talon den Platz.
lesson-doublets-first-end = Pech: Ein König ist nachgerückt. Könige kann man nie spielen, also ist der Platz gesperrt. Sorg dafür, dass eine andere Karte auf der Ablage liegt, wenn du aus der Reserve spielst! Du gehst dreimal durch den Talon, und 48 Karten auf dem Grundstapel gewinnen.

lesson-doublets-D1 = Der Tisch
lesson-doublets-D1-1 = Die Reserve ist ein Bogen aus sieben Stapeln: 1, 2 und 3 oben, 4 und 5 darunter, 6 und 7 neben dem Grundstapel. Auf dem liegt eine 5. Spiel die Karo-10 von Stapel 6.
lesson-doublets-D1-2 = Die Ablage hat Stapel 6 gefüllt. Der Talon ist der Stapel mit verdeckten Karten. Deck eine Karte auf.
lesson-doublets-D1-end = Das ist der ganze Tisch: Talon, Ablage, sieben Reservestapel und ein Grundstapel.

lesson-doublets-D2 = Das Geben
lesson-doublets-D2-1 = Sieben Karten kamen in die Reserve, eine auf den Grundstapel. Zwei Könige tauchten dabei auf und kamen sofort ganz nach unten. Auf dem Grundstapel liegt eine 9: Spiel eine 5.
lesson-doublets-D2-2 = Die 44 anderen Karten sind der Talon. Deck eine Karte auf.
lesson-doublets-D2-end = Zwei Karten dieses Talons kennst du schon: Die Könige, die nach unten kamen, kommen zuletzt.

lesson-doublets-D3 = Verdoppeln
lesson-doublets-D3-1 = Auf dem Grundstapel liegt eine Dame, sie zählt 12. Das Doppelte ist 24, weniger 13 macht 11. Spiel die Karte, die folgt.
lesson-doublets-D3-2 = Der Bube zählt 11, das Doppelte ist 22, weniger 13 macht 9. Spiel die Karte, die folgt.
lesson-doublets-D3-end = Die ganze Runde lautet Ass, 2, 4, 8, 3, 6, Dame, Bube, 9, 5, 10, 7 und wieder Ass. Die Farbe ist immer egal.

lesson-doublets-D4 = Was in die Reserve nachrückt
lesson-doublets-D4-1 = Der König auf Stapel 1 bleibt dort bis zum Schluss. Es folgt eine 5. Spiel sie: Die oberste Karte der Ablage rückt nach.
lesson-doublets-D4-2 = Die 10 von der Ablage folgt als Nächste. Spiel sie: Die Ablage ist jetzt leer, also rückt eine Karte vom Talon nach.
lesson-doublets-D4-end = Was nachrückt, kannst du nicht wählen. Du wählst nur den Zeitpunkt.

lesson-doublets-D5 = Der Talon
lesson-doublets-D5-1 = Die Karten des Talons deckst du einzeln auf. Deck eine auf.
lesson-doublets-D5-2 = Eine 8 muss folgen, und das ist eine 5. Deck die letzte Karte auf.
lesson-doublets-D5-3 = Nun ist der Talon leer. Spiel die Kreuz-8.
lesson-doublets-D5-end = Spielst du die oberste Karte der Ablage, wird nichts von selbst aufgedeckt. Die Karte darunter ist jetzt die oberste.

lesson-doublets-D6 = Noch einmal durch den Talon
lesson-doublets-D6-1 = Die Ablage darfst du erst wenden, wenn der Talon leer ist. Deck die letzte Karte auf.
lesson-doublets-D6-2 = Nun wende die Ablage.
lesson-doublets-D6-3 = Die Reihenfolge ist geblieben: Die Karte, die zuerst kam, kommt wieder zuerst. Deck sie auf.
lesson-doublets-D6-end = Das geht zweimal in einem Spiel, also siehst du jede Karte des Talons dreimal. Hier war es das letzte Mal.

lesson-doublets-D7 = Gewinnen
lesson-doublets-D7-1 = 46 Karten liegen auf dem Grundstapel, jede ist ein Punkt. Spiel die Dame.
lesson-doublets-D7-2 = Spiel die letzte Karte.
lesson-doublets-D7-end = 48 Punkte: gewonnen. Mehr geht nicht, weil die vier Könige nie gespielt werden können. In einem älteren Regeltext stehen 52.

lesson-doublets-D8 = Was du weißt
lesson-doublets-D8-1 = Du bist einmal durch den Talon gegangen, also kennst du die Reihenfolge aller Karten. Auf dem Grundstapel liegt ein Bube: Eine 9 folgt, und sie ist die dritte Karte. Deck eine Karte auf.
lesson-doublets-D8-2 = Deck die nächste auf.
lesson-doublets-D8-3 = Und die 9.
lesson-doublets-D8-4 = Spiel die Karo-9.
lesson-doublets-D8-end = Im ersten Durchgang ist der Talon verdeckt. Danach kannst du mit jeder Karte planen.

lesson-doublets-wanted-soon = Zähl die Karten, die vorher kommen
lesson-doublets-wanted-soon-1 = Die Karo-6 könntest du spielen, aber dann rückte der König von der Ablage nach und bliebe für immer. Deck erst eine Karte auf.
lesson-doublets-wanted-soon-2 = Zähl: Jetzt geht die 6, dann eine Dame, dann ein Bube. Der Kreuz-Bube wird also sehr bald gebraucht und darf nachrücken. Spiel die 6.
lesson-doublets-wanted-soon-3 = Es folgt eine Dame. Deck eine Karte auf.
lesson-doublets-wanted-soon-4 = Spiel die Pik-Dame.
lesson-doublets-wanted-soon-end = Der Bube liegt auf Stapel 2 bereit. Bevor du aus der Reserve spielst, zähl, wie viele Karten vor der kommen, die nachrückt.

lesson-doublets-looks-on = Erst schauen, dann spielen
lesson-doublets-looks-on-1 = Die Karo-8 könnte gehen, aber der König auf der Ablage würde ihren Stapel sperren. Weiterdecken kostet nichts, die Ablage kommt ja wieder. Deck eine Karte auf.
lesson-doublets-looks-on-2 = Deck noch eine auf.
lesson-doublets-looks-on-end = Im ersten Durchgang schaust du vor allem. Vom zweiten an weißt du, wo alles liegt.

doublets-figure-table = Der Tisch: der Talon, daneben die Ablage, der Bogen der sieben Reservestapel und zwischen seinen Füßen der Grundstapel.
doublets-figure-order = Die Reihenfolge auf dem Grundstapel; die Farben spielen keine Rolle. Nach der 7 kommt wieder ein Ass.
doublets-figure-ten = Auf eine 10 kommt eine 7: Zweimal 10 ist 20, und 20 weniger 13 ist 7. Ein Bube kommt nicht auf eine 10.
