# Lady Jane: the rules and the lessons. See the English file.

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

lesson-lady-jane-first = Dein erstes Spiel
lesson-lady-jane-first-1 = Bau vier Grundstapel auf, einen für jede Farbe. Hier beginnen sie mit einer 7, denn eine 7 wurde dorthin gegeben: Das ist der Grundwert. Leg die Herz-8 aus der Reserve auf den Grundstapel.
lesson-lady-jane-first-2 = In den sieben Stapeln legst du abwärts an, Rot und Schwarz im Wechsel. Leg die Pik-9 auf die Herz-10.
lesson-lady-jane-first-3 = Leg die Karo-8 auf die Pik-9. Die Karte darunter wird aufgedeckt.
lesson-lady-jane-first-4 = Karten, die in richtiger Folge liegen, legst du zusammen um. Leg die 10, die 9 und die 8 auf den Kreuz-Buben.
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
lesson-lady-jane-L4-end = Offene Karten oben auf einem Stapel legst du zusammen um, wenn die unterste von ihnen passt. Ein König darf auf ein Ass.

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

lady-jane-figure-table = Der Tisch: der Talon und die vier Grundstapel über den sieben Tableaustapeln, dazu die sieben Karten der Reserve.
lady-jane-figure-foundation = Ein Grundstapel mit dem Grundwert 10. Das Ass folgt auf den König, und die 9 kommt zuletzt.
lady-jane-figure-tableau = Auf eine schwarze 7 kommt eine rote 6. Eine schwarze 6 kommt nicht darauf.
