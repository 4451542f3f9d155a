# Yield: the rules and the lessons. See the English file.

yield-author = von Rosanna Yuen, 2001 für AisleRiot geschrieben
yield-goal = Räum alle 52 Karten ab: die Könige einzeln, alle anderen in Paaren, die 13 ergeben.
yield-deal = 28 Karten liegen offen als Pyramide, die auf der Spitze steht. Die übrigen 24 Karten sind der Talon.
yield-rule-Y1 = Die Pyramide hat Reihen von 7, 6, 5, 4, 3, 2 Karten und 1 Karte, die breiteste oben, Reihe für Reihe von links nach rechts ausgelegt. Ab der zweiten Reihe liegt jede Karte über zwei Nachbarn der Reihe darüber. Die 24 Karten, die übrig bleiben, sind der Talon.
yield-rule-Y2 = Eine Karte der Pyramide ist frei, wenn keine andere mehr über ihr liegt. Am Anfang ist das nur die an der Spitze.
yield-rule-Y3 = Vom Talon legst du die Karten einzeln auf die Ablage, und du gehst ihn nur einmal durch. Von der Ablage darfst du die oberste und die unterste Karte nehmen. Geht eine davon weg, tritt ihre Nachbarin an die Stelle. Liegt dort nur eine Karte, ist sie beides.
yield-rule-Y4 = Ein König geht allein weg, wenn er frei ist oder die oberste oder unterste Karte der Ablage ist.
yield-rule-Y5 = Jede andere Karte geht mit einem Partner weg, der sie zu 13 ergänzt: Ass (1) und Dame (12), 2 und Bube (11), 3 und 10, 4 und 9, 5 und 8, 6 und 7. Du darfst zwei freie Karten paaren, eine freie Karte mit der obersten oder untersten der Ablage, die oberste mit der untersten der Ablage und die oberste mit der Karte direkt darunter. Nie paart sich eine Karte mit einer, die über ihr liegt.
yield-rule-Y6 = Jede abgeräumte Karte zählt einen Punkt. Sind alle 52 weg, hast du gewonnen. Geht kein Zug mehr, hast du verloren.
yield-rule-Y7 = Du siehst alle Karten, nur die im Talon nicht.
yield-scoring = Ein Punkt für jede abgeräumte Karte. 52 Punkte gewinnen.
yield-tip-1 = Schwer ist die Spitze der Pyramide, wo nur ein oder zwei Karten frei liegen. Räum sie zuerst ab.
yield-tip-2 = Ist die Spitze weg, nimm manchmal lieber Karten der Ablage als der Pyramide: In der Pyramide liegen viele Karten frei, die warten können, in der Ablage nur wenige.
yield-tip-3 = Bevor du ein Paar abräumst, sieh nach, wo die anderen Karten der beiden Werte liegen. Vielleicht braucht eine andere Karte gerade den Partner, den du verwenden willst.

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
lesson-yield-partners-2 = Die Pik-8 ist frei, und ihr Partner ist noch da. Nimm sie mit der 5 von der Ablage weg.
lesson-yield-partners-end = Jede Karte hat vier Partner. Bevor du einen nimmst, sieh nach, wer ihn sonst noch braucht und welcher im Weg liegt.

lesson-yield-point = Erst die Spitze
lesson-yield-point-1 = In der Pyramide bewegt sich nichts, bevor die Spitze weg ist. Nimm die 6 mit der 7 ganz unten auf der Ablage weg.
lesson-yield-point-2 = Nimm die 5 mit der 8 weg.
lesson-yield-point-end = Am schmalen Ende sind nur ein, zwei Karten frei, darum ist es der schwerste Teil. Ist es offen, ist es manchmal besser, Karten von der Ablage zu nehmen.

yield-figure-table = Der Tisch: die Pyramide auf ihrer Spitze, der Talon und daneben die Ablage.
yield-figure-exposed = Eine Karte ist frei, wenn keine andere über ihr liegt. Die beiden markierten Karten sind frei und ergeben 13, also gehen sie zusammen.
yield-figure-pairs = Die Paare, die 13 ergeben, und ein König, der allein geht.
