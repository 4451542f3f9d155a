# Curse of the Doublet: the rules and the lessons. See the English file.

curse-author = von Howard Fosdick, 2023, der es auch Flaken's Frustration nennt; veröffentlicht von BestFreeNewGames.com
curse-goal = Leg deinen letzten Stein, bevor es der andere tut. Jeder Stein, den er dann noch hat, ist ein Punkt für dich, und wer zuerst 11 Punkte hat, gewinnt die Partie.
curse-deal = Beide bekommen 11 Steine eines Dominos bis Sechserpasch. Die anderen sechs bleiben verdeckt beiseite.
curse-rule-C1 = Zwei Spieler, Süd und Nord, teilen sich die 28 Steine eines Dominos bis Sechserpasch: jeder 11, und sechs bleiben beiseite, die niemand sieht oder braucht.
curse-rule-C2 = Wer die erste Runde eröffnet, entscheidet eine Münze. Danach bestimmt, wer die letzte Runde verloren hat, wer die nächste eröffnet. Eine gesperrte Runde hat keinen Verlierer, dann entscheidet wieder die Münze.
curse-rule-C3 = Wer eröffnet, legt irgendeinen Stein in die Mitte. Er heißt Startstein, und mit ihm ist der Zug zu Ende.
curse-rule-C4 = Der Startstein hat vier Seiten: zwei für jede seiner Zahlen oder, wenn er ein Pasch ist, vier für seine einzige. Von jeder Seite kann ein Zweig ausgehen. Ein Zweig ist an seinem äußeren Ende offen, für die Zahl, die sein letzter Stein dort zeigt. Ein Pasch in einem Zweig ist für seine Zahl offen, und das nur einmal.
curse-rule-C5 = Angelegt wird an ein offenes Ende, Zahl an Zahl: am Ende eines Zweigs oder an einer Seite des Startsteins, von der noch kein Zweig ausgeht. Wo, das suchst du dir aus.
curse-rule-C6 = Wer anlegen kann, muss. Wer nicht kann, passt.
curse-rule-C7 = Ein Treffer ist es, wenn das neue äußere Ende deines Steins dieselbe Zahl hat wie das offene Ende eines anderen begonnenen Zweigs. Dann bist du noch einmal dran; passt keiner deiner Steine, passt du. Ein Stein bringt nur einen weiteren Zug, wie viele Zweige er auch trifft. Eine Seite des Startsteins, an der noch nichts liegt, zählt für einen Treffer nicht. Ein Stein ohne Treffer beendet deinen Zug.
curse-rule-C8 = Die Runde ist zu Ende, wenn jemand den letzten Stein gelegt hat. Sie ist gesperrt, wenn zweimal hintereinander gepasst wird; auch Passen nach einem Treffer zählt.
curse-rule-C9 = Wer seinen letzten Stein legt, bekommt einen Punkt für jeden Stein auf der anderen Hand und einen dazu, wenn der letzte Stein ein Treffer war. In einer gesperrten Runde bekommt niemand Punkte.
curse-rule-C10 = Spielt so viele Runden wie nötig: Wer zuerst 11 Punkte hat, gewinnt die Partie.
curse-rule-C11 = Du siehst deine eigenen Steine, den Tisch, jedes Anlegen und jedes Passen und wie viele Steine der andere noch hat. Passen verrät, welche Zahlen dort fehlen. Die anderen Steine und die beiseite bleiben verdeckt.
curse-scoring = Ein Punkt für jeden Stein, den der andere noch hat, wenn du fertig bist, und einer dazu, wenn dein letzter Stein ein Treffer war. Eine gesperrte Runde bringt nichts. 11 Punkte gewinnen die Partie.
curse-tip-1 = Plane eine Kette, bevor du ihren ersten Stein legst: Mit jedem Treffer bist du noch einmal dran.
curse-tip-2 = Leg deine Päsche früh, außer du hast auch einen Stein, der ihnen den Weg öffnet. Ein Pasch passt nur an eine Zahl, und der andere errät sie vielleicht und sperrt sie. Das ist der Fluch des Paschs, von dem das Spiel seinen Namen hat.
curse-tip-3 = Leg an den Stein an, den der andere gerade gelegt hat: Vielleicht verdirbst du ihm den nächsten Treffer. Abwehr zählt so viel wie Angriff.
curse-tip-4 = Liegst du spät in der Runde zurück, versuch sie zu sperren: In einer gesperrten Runde bekommt niemand Punkte.

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
lesson-curse-C2-end = In der ersten Runde und nach einer gesperrten entscheidet die Münze. Eröffnen ist oft besser: Du wirst zuerst einen Stein los.

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

curse-figure-table = Der Tisch mitten in einer Runde: Vom Startstein gehen Zweige aus, deine Steine liegen vor dir, die des anderen und die sechs beiseitegelegten sind verdeckt.
curse-figure-turn-0 = Ein Zug aus vier Steinen. Süd hat 3-4, 4-4, 4-5 und 0-2. Drei Zweige sind offen, für 4, 5 und 0, und eine 3 des Startsteins ist frei.
curse-figure-turn-1 = Zuerst kommt 3-4 an die freie 3. Die 4 trifft den Zweig, der für 4 offen ist, also ist Süd noch einmal dran.
curse-figure-turn-2 = Dann kommt 4-4 an die eine 4 und trifft die andere 4. Süd ist noch einmal dran.
curse-figure-turn-3 = Als Drittes kommt 4-5 an die 4-4. Die 5 trifft den Zweig, der für 5 offen ist. Süd ist noch einmal dran.
curse-figure-turn-4 = Zuletzt kommt 0-2 an die 0. Kein anderer Zweig ist für 2 offen, also endet der Zug. Gleich am Anfang hätte 0-2 ihn sofort beendet.
