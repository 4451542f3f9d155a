# Die Lektionen: ein Titel, ein Satz für jeden Schritt und einer für das Ende. Wie man zieht, sagt jede Oberfläche selbst.

# Doublets

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

# Yield

lesson-yield-first = Dein erstes Spiel
lesson-yield-first-1 = Räum alle Karten ab. Eine Karte der Pyramide ist frei, wenn keine andere auf ihr liegt. Am Anfang ist das nur die unterste. Sie ist ein König, und Könige gehen allein: Nimm den Pik-König weg.
lesson-yield-first-2 = Nun sind zwei Karten frei. Andere Karten gehen in Paaren, die 13 ergeben, wie 8 und 5. Nimm die Karo-8 und die Kreuz-5 weg.
lesson-yield-first-3 = Drei Karten sind frei: eine Dame (12), eine 3 und eine 9. Keine zwei davon ergeben 13. Deck eine Karte vom Talon auf.
lesson-yield-first-4 = Ein Ass zählt 1, und 1 und 12 sind 13. Nimm die Herz-Dame mit dem Ass weg.
lesson-yield-first-5 = Deck noch eine Karte auf.
lesson-yield-first-6 = Zur 10 gehört eine 3. Nimm die Pik-3 mit der 10 weg.
lesson-yield-first-7 = Deck noch eine Karte auf.
lesson-yield-first-8 = Zur 7 gehört eine 6. Deck noch eine Karte auf.
lesson-yield-first-9 = Da ist eine 6. Von der Ablage darfst du die oberste und die unterste Karte nehmen, und hier sind sie ein Paar. Nimm sie weg.
lesson-yield-first-end = Mehr musst du nicht wissen. Durch den Talon gehst du nur einmal, also such die Paare, die am meisten Karten frei machen.

lesson-yield-Y1 = Die Pyramide
lesson-yield-Y1-1 = 28 Karten liegen in sieben Reihen, sieben in der ersten und eine in der letzten. Jede Karte liegt auf zwei Karten der Reihe darüber. Nimm die letzte, die Herz-9, mit der 4 von der Ablage weg.
lesson-yield-Y1-2 = Die übrigen 24 Karten sind der Talon. Deck eine auf.
lesson-yield-Y1-end = Alle Karten der Pyramide liegen von Anfang an offen. Verdeckt ist nur der Talon.

lesson-yield-Y2 = Freie Karten
lesson-yield-Y2-1 = 7 und 6 ergeben 13, aber die 10 liegt auf beiden. Nimm die Karo-10 mit der 3 von der Ablage weg.
lesson-yield-Y2-2 = Nun liegt nichts mehr auf der 7 und der 6. Nimm sie weg.
lesson-yield-Y2-3 = Drei Karten sind frei geworden. Nimm die beiden weg, die 13 ergeben.
lesson-yield-Y2-end = Eine Karte wird frei, wenn beide Karten weg sind, die auf ihr liegen. Am Rand ist es nur eine.

lesson-yield-Y3 = Die Ablage
lesson-yield-Y3-1 = Zwei Karten der Ablage darfst du nehmen: die oberste und die unterste, die zuerst kam. Nimm die Kreuz-2 mit der untersten der Ablage weg.
lesson-yield-Y3-2 = Deck die letzte Karte des Talons auf.
lesson-yield-Y3-3 = Der Talon ist leer, und die Ablage wird nie gewendet. Nimm die Kreuz-8 mit der obersten der Ablage weg.
lesson-yield-Y3-4 = Nimm die letzten beiden Karten weg.
lesson-yield-Y3-end = Geht die oberste oder unterste Karte der Ablage weg, tritt die nächste an ihre Stelle.

lesson-yield-Y4 = Könige
lesson-yield-Y4-1 = Ein König zählt 13, also geht er allein. Nimm den Herz-König weg.
lesson-yield-Y4-2 = Damit ist noch ein König frei. Nimm den Kreuz-König weg.
lesson-yield-Y4-3 = Auch ein König ganz unten auf der Ablage darf gehen. Nimm ihn weg.
lesson-yield-Y4-end = Nimm einen König weg, sobald du kannst: Er ist nur im Weg.

lesson-yield-Y5 = Paare
lesson-yield-Y5-1 = Das Ass zählt 1, der Bube 11, die Dame 12. Nimm die Karo-4 mit der untersten Karte der Ablage weg.
lesson-yield-Y5-2 = Die oberste Karte der Ablage darf auch mit der zweiten gehen. Nimm die Dame und das Ass weg.
lesson-yield-Y5-3 = Deck eine Karte auf.
lesson-yield-Y5-4 = Nimm die Pik-10 mit der obersten der Ablage weg.
lesson-yield-Y5-end = Paare sind: zwei freie Karten der Pyramide, eine davon mit der obersten oder untersten der Ablage, die oberste mit der untersten, und die oberste mit der zweiten.

lesson-yield-Y6 = Gewinnen
lesson-yield-Y6-1 = Jede Karte, die weg ist, zählt einen Punkt. Nimm die 5 und die 8 weg.
lesson-yield-Y6-2 = Deck die letzte Karte auf.
lesson-yield-Y6-3 = Nimm den König weg.
lesson-yield-Y6-end = 52 Punkte: gewonnen. Verloren ist das Spiel, wenn kein Zug mehr geht.

lesson-yield-Y7 = Was du weißt
lesson-yield-Y7-1 = Du siehst alle Karten außer dem Talon. Zwei fehlen: eine 4 und eine Dame. Sie gehören zur 9 und zum Ass. Deck eine Karte auf.
lesson-yield-Y7-2 = Nimm die 9 mit der 4 weg.
lesson-yield-Y7-3 = Die letzte Karte kann nur die Dame sein. Deck sie auf.
lesson-yield-Y7-4 = Nimm das Ass mit der Dame weg.
lesson-yield-Y7-end = Wer zählt, was schon da war, weiß, was noch kommt.

lesson-yield-can-wait = Ein Paar, das warten kann
lesson-yield-can-wait-1 = Die 9 und die 4 sind ein Paar, und nichts kann sie zudecken: Sie können warten. Sieh erst, was kommt, und deck eine Karte auf.
lesson-yield-can-wait-2 = Noch eine 9, und die nächste Karte würde sie zudecken. Nimm die 4 mit dieser 9 weg; die andere 9 behält ihre Chance.
lesson-yield-can-wait-3 = Deck noch eine Karte auf.
lesson-yield-can-wait-4 = Zur 2 gehört der Bube. Nimm beide weg.
lesson-yield-can-wait-end = Ein freies Paar der Pyramide läuft nicht weg. Eine Karte der Ablage schon: Die nächste deckt sie zu.

lesson-yield-partners = Sieh nach den anderen Partnern
lesson-yield-partners-1 = Die Kreuz-8 kann mit der 5 von der Ablage gehen oder mit der Herz-5. Die Herz-5 liegt auf einer anderen 8. Nimm die, die im Weg liegt.
lesson-yield-partners-2 = Die Pik-8 ist frei, und ihre Partnerin ist noch da. Nimm sie mit der 5 von der Ablage weg.
lesson-yield-partners-end = Jede Karte hat vier Partner. Bevor du einen nimmst, sieh nach, wer ihn sonst noch braucht und welcher im Weg liegt.

lesson-yield-point = Erst die Spitze
lesson-yield-point-1 = In der Pyramide bewegt sich nichts, bevor die Spitze weg ist. Nimm die 6 mit der 7 ganz unten auf der Ablage weg.
lesson-yield-point-2 = Nimm die 5 mit der 8 weg.
lesson-yield-point-end = Am schmalen Ende sind nur ein, zwei Karten frei, darum ist es der schwerste Teil. Ist es offen, ist es manchmal besser, Karten von der Ablage zu nehmen.

# Lady Jane

lesson-lady-jane-first = Dein erstes Spiel
lesson-lady-jane-first-1 = Bau vier Grundstapel auf, einen für jede Farbe. Hier beginnen sie mit einer 7, denn eine 7 wurde dorthin gegeben: Das ist der Grundwert. Leg die Herz-8 aus der Reserve auf den Grundstapel.
lesson-lady-jane-first-2 = In den sieben Stapeln legst du abwärts an, Rot und Schwarz im Wechsel. Leg die Pik-9 auf die Herz-10.
lesson-lady-jane-first-3 = Leg die Karo-8 auf die Pik-9. Die Karte darunter wird aufgedeckt.
lesson-lady-jane-first-4 = Karten in der richtigen Folge ziehen zusammen um. Leg die 10, die 9 und die 8 auf den Kreuz-Buben.
lesson-lady-jane-first-5 = Stapel 1 ist leer. Nur eine 6 darf dorthin, denn 6 kommt gleich unter dem Grundwert. Leg die Kreuz-6 dorthin.
lesson-lady-jane-first-6 = Eine Karte vom Grundwert beginnt einen eigenen Grundstapel. Leg die Pik-7 dorthin.
lesson-lady-jane-first-7 = Hilft nichts mehr weiter, gib: Jeder Reservestapel bekommt eine Karte.
lesson-lady-jane-first-end = So geben darfst du zweimal, und ein drittes Mal für die letzten beiden Karten. Leere vorher die Reserve, so gut es geht. 52 Karten auf den Grundstapeln gewinnen.

lesson-lady-jane-L1 = Der Tisch
lesson-lady-jane-L1-1 = Talon und Grundstapel liegen oben, darunter sieben Stapel, und die Reserve mit sieben Karten daneben oder darunter. Leg die Pik-7 von Stapel 4 auf einen Grundstapel.
lesson-lady-jane-L1-2 = Leg die Pik-9 von Stapel 1 auf Stapel 2.
lesson-lady-jane-L1-end = Was offen oben auf einem Stapel liegt, kannst du spielen.

lesson-lady-jane-L2 = Das Geben
lesson-lady-jane-L2-1 = Stapel 1 hat eine Karte, Stapel 2 zwei und so weiter bis Stapel 7. Nur die letzte liegt jeweils offen. Sieben weitere Karten sind die Reserve, und der Wert der Karte auf dem ersten Grundstapel ist der Grundwert. Gib vom Talon.
lesson-lady-jane-L2-end = Der Talon hatte 16 Karten. Jetzt hat er 9.

lesson-lady-jane-L3 = Grundstapel
lesson-lady-jane-L3-1 = Der Grundwert ist 7. Ein Grundstapel steigt in seiner Farbe auf: Auf die Herz-7 folgt die Herz-8. Leg sie dorthin.
lesson-lady-jane-L3-2 = Eine Karte vom Grundwert beginnt einen weiteren Grundstapel. Leg die Pik-7 dorthin.
lesson-lady-jane-L3-3 = Leg die Pik-8 dorthin.
lesson-lady-jane-L3-4 = Und die Pik-9.
lesson-lady-jane-L3-end = Auf den König folgt das Ass, und die Karte unter dem Grundwert kommt zuletzt. Eine oberste Karte darfst du zurückholen, wenn es hilft.

lesson-lady-jane-L4 = Abwärts anlegen
lesson-lady-jane-L4-1 = Eine Karte kommt auf eine, die um eins höher ist und die andere Farbe hat. Auf eine 7 kommt hier nichts, denn 7 ist der Grundwert. Leg die Pik-8 auf die Karo-9.
lesson-lady-jane-L4-2 = Beide zusammen passen auf die Pik-10. Leg die 9 mit der 8 dorthin.
lesson-lady-jane-L4-3 = Leg die drei Karten auf den Herz-Buben.
lesson-lady-jane-L4-end = Offene Karten oben auf einem Stapel ziehen zusammen um, wenn die unterste von ihnen passt. Ein König darf auf ein Ass.

lesson-lady-jane-L5 = Leere Stapel
lesson-lady-jane-L5-1 = Stapel 1 ist leer, und dorthin darf nur eine 6, die Karte unter dem Grundwert. Leg erst die Pik-5 auf die Karo-6.
lesson-lady-jane-L5-2 = Nun leg die 6 mit der 5 auf den leeren Stapel.
lesson-lady-jane-L5-end = Ist der Grundwert ein Ass, kommen auf leere Stapel nur Könige.

lesson-lady-jane-L6 = Die Reserve
lesson-lady-jane-L6-1 = Von jedem Reservestapel kannst du die oberste Karte spielen. Leg die Herz-8 auf ihren Grundstapel.
lesson-lady-jane-L6-2 = Darunter lag die Herz-9. Leg sie hinterher.
lesson-lady-jane-L6-3 = Der Stapel ist leer und bleibt es bis zum nächsten Geben. Leg den Herz-Buben aus der Reserve auf die Kreuz-Dame.
lesson-lady-jane-L6-end = In die Reserve kommen Karten nur beim Geben. Angelegt wird dort nicht.

lesson-lady-jane-L7 = Das letzte Geben
lesson-lady-jane-L7-1 = Nur noch zwei Karten sind im Talon. Gib sie.
lesson-lady-jane-L7-2 = Sie liegen offen als Restkarten, und du spielst sie wie die Reserve. Leg die Herz-9 auf ihren Grundstapel.
lesson-lady-jane-L7-3 = Leg die Karo-9 auf die Pik-10.
lesson-lady-jane-L7-end = Noch einmal von vorn geht es nicht. 16, 9, 2, keine: Das ist alles, was der Talon hat.

lesson-lady-jane-L8 = Gewinnen
lesson-lady-jane-L8-1 = 50 Karten liegen auf den Grundstapeln. Leg die Pik-5 hinterher.
lesson-lady-jane-L8-2 = Und die letzte.
lesson-lady-jane-L8-end = 52 Punkte: gewonnen. Wenn noch Züge gehen, aber nichts mehr hilft, gib auf, wann du willst.

lesson-lady-jane-L9 = Was du weißt
lesson-lady-jane-L9-1 = Du siehst nur die offenen Karten. Leg die Pik-9 auf die Herz-10.
lesson-lady-jane-L9-2 = Leg die Karo-8 auf die Pik-9 und sieh, was darunter liegt.
lesson-lady-jane-L9-end = Was du einmal gesehen hast, kennst du weiter, auch wenn es wieder zugedeckt wird.

lesson-lady-jane-safe = Eine Karte, die niemand braucht
lesson-lady-jane-safe-1 = Eine 9 im Stapel nützt nur einer 8 der anderen Farbe. Beide schwarzen 8 liegen schon oben, also braucht niemand die Herz-9. Leg sie auf ihren Grundstapel.
lesson-lady-jane-safe-2 = Auch auf eine Karte vom Grundwert kommt nie etwas. Leg die Karo-7 hinauf.
lesson-lady-jane-safe-end = Solche Karten dürfen immer hinauf. Andere sind in den Stapeln vielleicht mehr wert, also warte mit ihnen.

lesson-lady-jane-turns-up = Deck beim längsten Stapel auf
lesson-lady-jane-turns-up-1 = Zwei rote 8 passen auf die Pik-9. Eine liegt auf einem kurzen Stapel, eine auf einem langen. Am schwersten ist zu erreichen, was tief liegt: Nimm die, unter der mehr Karten liegen.
lesson-lady-jane-turns-up-end = Ein Zug, der eine Karte aufdeckt, bringt etwas Neues. Gibt es mehrere, nimm den längeren Stapel.

lesson-lady-jane-reserve = Vor dem Geben die Reserve leeren
lesson-lady-jane-reserve-1 = Beim Geben wird die Reserve zugedeckt. Spiel vorher, was passt: die Karo-8 auf die Pik-9.
lesson-lady-jane-reserve-2 = Ein roter Bube kommt auf die Kreuz-Dame.
lesson-lady-jane-reserve-3 = Die Herz-5 kommt auf die Kreuz-6.
lesson-lady-jane-reserve-4 = Und die Kreuz-2 auf die Karo-3.
lesson-lady-jane-reserve-5 = Nun gib.
lesson-lady-jane-reserve-end = Vier Karten weniger sind zugedeckt. Jedes Geben deckt zu, was in der Reserve noch liegt.

# Curse of the Doublet

lesson-curse-first = Deine erste Runde
lesson-curse-first-1 = Du bist Süd und eröffnest. Jeder Stein darf der erste sein; er heißt Startstein. Leg die 3-5.
lesson-curse-first-2 = Nord hat eine 5 an die 5 gelegt, und nun ist eine 6 offen. Vier Zweige können wachsen, zwei von jeder Zahl. Leg deine 3-6 an eine freie 3, dann ist noch eine 6 offen.
lesson-curse-first-3 = Zwei offene Enden mit derselben Zahl: Das ist ein Treffer, und du bist noch einmal dran. Leg die 1-6 an die 6 von Nord.
lesson-curse-first-4 = Die 1 traf nichts, also war Nord am Zug. Leg die 1-5 an die freie 5: Dann ist eine zweite 1 offen.
lesson-curse-first-5 = Ein Treffer, also weiter. Leg die 1-3 an die freie 3: eine dritte 1.
lesson-curse-first-6 = Wieder ein Treffer. Ein Pasch passt nur an eine Zahl, also leg die 1-1, solange es geht.
lesson-curse-first-7 = Noch ein Treffer. Wer kann, muss legen: Deine 2-6 passt an die 6.
lesson-curse-first-end = Die 2 traf nichts, und Nord kam an den Zug. Wer zuerst alle Steine gelegt hat, bekommt einen Punkt für jeden Stein des anderen und noch einen, wenn der letzte Stein ein Treffer war. 11 Punkte gewinnen.

lesson-curse-C1 = Die Steine
lesson-curse-C1-1 = Es gibt 28 Steine. Du hast 11, Nord hat 11, und sechs liegen beiseite, die niemand sieht. Leg irgendeinen von deinen.
lesson-curse-C1-end = Du kennst deine Steine und den Tisch, sonst nichts.

lesson-curse-C2 = Wer eröffnet
lesson-curse-C2-1 = Nord hat diese Runde gewonnen. Wer verloren hat, bestimmt, wer die nächste eröffnet: Lass Süd oder Nord eröffnen.
lesson-curse-C2-end = In der ersten Runde und nach einer gesperrten entscheidet das Los. Eröffnen ist oft besser: Du wirst zuerst einen Stein los.

lesson-curse-C3 = Der Startstein
lesson-curse-C3-1 = Der erste Stein liegt allein in der Mitte, und mit ihm ist der Zug zu Ende. Eröffne mit 1-1.
lesson-curse-C3-end = Jetzt ist Nord am Zug. Mit dem Startstein gibt es keinen Treffer.

lesson-curse-C4 = Vier Zweige
lesson-curse-C4-1 = Ein Startstein mit zwei Zahlen hat zwei Seiten für jede. Ein Pasch hat vier Seiten für seine eine Zahl. Eröffne mit 4-4.
lesson-curse-C4-2 = Nord hat einen Zweig begonnen, drei Seiten sind noch frei für eine 4. Beginn mit 0-4 einen weiteren.
lesson-curse-C4-end = Ein Zweig ist nur an seinem äußeren Ende offen. Ein Pasch im Zweig ist einmal offen, für seine eigene Zahl.

lesson-curse-C5 = Anlegen
lesson-curse-C5-1 = Gleiche Zahlen müssen sich berühren. Leg die 2-6 an, entweder an die offene 6 oder an die freie Seite des Startsteins mit der 2.
lesson-curse-C5-end = Wo, bestimmst du. Mehr wird nicht verlangt.

lesson-curse-C6 = Legen und passen
lesson-curse-C6-1 = Eine 6 ist offen, und du hast die 2-6. Du musst sie legen.
lesson-curse-C6-2 = Keiner deiner Steine passt an 3, 5 oder 4. Also passt du.
lesson-curse-C6-end = Wer passt, verrät, welche Zahlen er nicht hat.

lesson-curse-C7 = Treffer
lesson-curse-C7-1 = Eine 5 und eine 2 sind offen. Leg die 2-5 an die 2: Dann sind zwei 5 offen, ein Treffer.
lesson-curse-C7-2 = Ein Pasch an einer davon lässt beide offen: wieder ein Treffer. Leg die 5-5.
lesson-curse-C7-3 = Leg die 1-5 an die freie Seite mit der 1: eine dritte 5.
lesson-curse-C7-4 = Nun passt nur noch die 0-5. Ihre 0 trifft nichts, also ist dein Zug danach zu Ende.
lesson-curse-C7-end = Ein Treffer bringt einen weiteren Zug, wie viele Zweige er auch trifft. Eine Seite des Startsteins ohne Stein zählt nie.

lesson-curse-C8 = Das Ende einer Runde
lesson-curse-C8-1 = Alle anderen 0 sind aus dem Spiel. Leg die 0-2 an die 2, dann ist nur noch 0 offen.
lesson-curse-C8-2 = Nord hat gepasst. Auch du kannst nicht legen.
lesson-curse-C8-end = Zweimal Passen hintereinander sperrt die Runde. Sie endet auch, wenn jemand den letzten Stein legt.

lesson-curse-C9 = Punkte
lesson-curse-C9-1 = Dein letzter Stein passt an eine 2, und seine 4 träfe die anderen 4. Leg ihn an Zweig 2.
lesson-curse-C9-end = Nord hatte noch vier Steine: 4 Punkte, und 1 dazu für den Treffer mit dem letzten Stein. In einer gesperrten Runde bekommt niemand Punkte.

lesson-curse-C10 = Die Partie
lesson-curse-C10-1 = Du hast 10 Punkte. Leg deinen letzten Stein.
lesson-curse-C10-end = Du hast die Partie gewonnen: Wer zuerst 11 Punkte hat, gewinnt, wie viele Runden es auch dauert.

lesson-curse-C11 = Was Passen verrät
lesson-curse-C11-1 = Du siehst deine Steine, den Tisch und wie viele Steine Nord hat. Leg die 3-4 an eine 3.
lesson-curse-C11-2 = Nord hat gepasst, als 3, 4 und 5 offen waren, hat also keine davon. Du hast Zeit: Leg die 3-5.
lesson-curse-C11-end = Jedes Passen ist ein Beweis. Merk ihn dir bis zum Ende der Runde.

lesson-curse-chain = Eine Kette von Treffern
lesson-curse-chain-1 = Zähl vor dem ersten Stein: Drei deiner Steine treffen, die 3-6 nicht. Fang mit der 2-3 an, damit zwei 3 offen sind.
lesson-curse-chain-2 = Leg den Pasch 3-3, solange eine 3 offen ist.
lesson-curse-chain-3 = Leg die 0-3 an die freie Seite mit der 0: eine dritte 3.
lesson-curse-chain-4 = Erst jetzt der Stein, der deinen Zug beendet: die 3-6.
lesson-curse-chain-end = Vier Steine in einem Zug. Heb den Stein, der nichts trifft, bis zuletzt auf.

lesson-curse-passed-on = Lass offen, worauf gepasst wurde
lesson-curse-passed-on-1 = Leg die 2-3 an eine 2.
lesson-curse-passed-on-2 = Nord hat gepasst, hat also keine 2, 3 oder 4. Die 4-5 würde eine 5 öffnen. Leg lieber die 3-3: Dann ist für Nord alles zu.
lesson-curse-passed-on-end = Nord musste wieder passen, und du bist dran. Schließ die anderen Enden und lass die offen, auf die gepasst wurde.

lesson-curse-few-answers = Wenige Antworten
lesson-curse-few-answers-1 = Zwei Steine passen an die 6: Einer öffnet eine 4, der andere eine 3. Von den sieben 4 siehst du fünf, von den 3 nur wenige. Öffne die Zahl, auf die Nord kaum antworten kann.
lesson-curse-few-answers-end = Zähl die Steine einer Zahl auf dem Tisch und in deiner Hand. Von jeder gibt es sieben.

lesson-curse-doublet = Der Fluch des Paschs
lesson-curse-doublet-1 = Die 2-2 und die 2-3 passen beide an die 2. Die 2-3 passt an zwei Zahlen, der Pasch nur an eine. Leg den Pasch.
lesson-curse-doublet-end = Ein Pasch braucht genau eine Zahl, und der andere kann sie schließen. Das ist der Fluch im Namen des Spiels. Behalte einen Pasch nur, wenn du einen Stein hast, der ihm den Weg öffnet.

lesson-curse-keeps-going = Behalte etwas zum Legen
lesson-curse-keeps-going-1 = Die 1-4 und die 1-6 passen beide an die 1. Du hast noch drei 4 und keine andere 6. Öffne die Zahl, mit der du weiterkommst.
lesson-curse-keeps-going-end = Wenn du wieder dran bist, passen drei Steine an dieses Ende. Wer immer legen kann, muss nie passen.

lesson-curse-block = Sperren, wenn du zurückliegst
lesson-curse-block-1 = Nord hat zwei Steine und du fünf: Du verlierst. Keine andere 5 ist im Spiel. Leg die 2-5 an die 2, dann ist nur noch 5 offen.
lesson-curse-block-2 = Nord hat gepasst. Pass auch.
lesson-curse-block-end = Eine gesperrte Runde: Niemand bekommt Punkte. Spät in einer schlechten Runde rettet das die Punkte. Verteidigen ist so wichtig wie angreifen.

# Die Bilder der Regelseiten.

doublets-figure-table = Der Tisch: der Talon, daneben die Ablage, der Bogen der sieben Reservestapel und zwischen seinen Füßen der Grundstapel.
doublets-figure-order = Die Reihenfolge auf dem Grundstapel; die Farben spielen keine Rolle. Nach der 7 kommt wieder ein Ass.
doublets-figure-ten = Auf eine 10 kommt eine 7: Zweimal 10 ist 20, und 20 weniger 13 ist 7. Ein Bube kommt nicht auf eine 10.
yield-figure-table = Der Tisch: die Pyramide auf ihrer Spitze, der Talon und daneben die Ablage.
yield-figure-exposed = Eine Karte ist frei, wenn keine andere über ihr liegt. Die beiden markierten Karten sind frei und ergeben 13, also gehen sie zusammen.
yield-figure-pairs = Die Paare, die 13 ergeben, und ein König, der allein geht.
lady-jane-figure-table = Der Tisch: der Talon und die vier Grundstapel über den sieben Tableaustapeln, dazu die sieben Karten der Reserve.
lady-jane-figure-foundation = Ein Grundstapel mit dem Grundwert 10. Das Ass folgt auf den König, und die 9 kommt zuletzt.
lady-jane-figure-tableau = Auf eine schwarze 7 kommt eine rote 6. Eine schwarze 6 kommt nicht darauf.
curse-figure-table = Der Tisch mitten in einer Runde: Vom Startstein gehen Zweige aus, deine Steine liegen vor dir, die des anderen und die sechs beiseitegelegten sind verdeckt.
curse-figure-turn-0 = Ein Zug aus vier Steinen. Süd hat 3-4, 4-4, 4-5 und 0-2. Drei Zweige sind offen, für 4, 5 und 0, und eine 3 des Startsteins ist frei.
curse-figure-turn-1 = Zuerst kommt 3-4 an die freie 3. Die 4 trifft den Zweig, der für 4 offen ist, also ist Süd noch einmal dran.
curse-figure-turn-2 = Dann kommt 4-4 an die eine 4 und trifft die andere 4. Süd ist noch einmal dran.
curse-figure-turn-3 = Als Drittes kommt 4-5 an den 4-4. Die 5 trifft den Zweig, der für 5 offen ist. Süd ist noch einmal dran.
curse-figure-turn-4 = Zuletzt kommt 0-2 an die 0. Kein anderer Zweig ist für 2 offen, also endet der Zug. Gleich am Anfang hätte 0-2 ihn sofort beendet.
