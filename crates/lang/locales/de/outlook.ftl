# Ob ein Spiel noch zu gewinnen ist, Tipps, Wege zum Sieg und der Rückblick: was der Löser einem Spieler sagt.

outlook-can-be-won = noch zu gewinnen
outlook-cannot-be-won = nicht mehr zu gewinnen
outlook-never-could = von Anfang an nicht zu gewinnen
outlook-odds = faire Aussicht: { $wins } von { $worlds }
outlook-odds-so-far = faire Aussicht: { $wins } von { $worlds } …
outlook-not-found = unbekannt
outlook-looking = wird geprüft

outlook-sentence-can-be-won = Dieses Spiel ist noch zu gewinnen.
outlook-sentence-cannot-be-won = Dieses Spiel ist nicht mehr zu gewinnen.
outlook-sentence-never-could = Dieses Spiel war von Anfang an nicht zu gewinnen, was auch immer du spielst.
outlook-sentence-odds = Der faire Berater, der nur sieht, was du siehst, gewinnt von hier aus bei { $wins } von { $worlds } möglichen Verteilungen der verdeckten Karten.
outlook-sentence-not-found = Dem Löser ist die Zeit ausgegangen: Ob dieses Spiel noch zu gewinnen ist, ist unbekannt.
outlook-sentence-looking = Der Löser prüft, ob dieses Spiel noch zu gewinnen ist.
outlook-two-play = Aussichten und Wege zum Sieg gibt es nur in den Patiencen.
outlook-failed = Der Löser ist ausgefallen: Aussichten und Tipps gibt es nicht mehr. Du kannst weiterspielen.
outlook-off = Du siehst nicht mehr, ob das Spiel noch zu gewinnen ist.
outlook-fair = Von jetzt an siehst du, wie oft der faire Berater, der nur sieht, was du siehst, von hier aus gewinnt.

hint-looking = Einen Moment, ich suche einen Zug, der hilft.
hint-not-found = Dem Löser ist die Zeit ausgegangen, darum gibt es keinen Tipp.
hint-nothing-to-gain = Hier ist nichts mehr zu holen. Gib auf oder nimm Züge zurück.
hint-over = Das Spiel ist zu Ende, da gibt es keinen Tipp mehr.
hints-fair = Tipps sind jetzt fair: Sie sehen nur, was du siehst.
hints-all-cards = Tipps sehen jetzt alle Karten. Ein Spiel mit so einem Tipp zählt als Spiel mit Hilfe.
hint-win = Es gibt einen Zug, nach dem das Spiel noch zu gewinnen ist.
hint-advised = Ich habe einen Vorschlag, der nur auf dem beruht, was du sehen kannst.
hint-points = Das Spiel ist nicht mehr zu gewinnen, aber ein Zug führt zu { $points } Punkten.
hint-which = Achte auf { $card }.
hint-which-stock = Achte auf den Talon.
hint-which-tile = Sieh dir den Stein { $tile } an.
hint-where = Du kannst { $move }.
hint-why-looking = Ich prüfe, was die anderen Züge bewirken.
hint-why-only = Nach jedem anderen Zug ist das Spiel nicht mehr zu gewinnen.
hint-why-all = Kein Zug verliert hier das Spiel, dieser ist so gut wie jeder andere.
hint-why-some = Nach { $keep } von { $all } Zügen bleibt das Spiel zu gewinnen, und dieser gehört dazu.
hint-why-single = Einen anderen Zug gibt es nicht.
hint-why-unknown = Nach ihm bleibt das Spiel zu gewinnen. Ob auch nach anderen Zügen, ist unbekannt.
hint-why-points = Er führt zu { $points } Punkten, und mehr ist nicht zu holen.
hint-why-some-points = Er führt zu { $points } Punkten, mehr hat die Suche nicht gefunden.

# Warum der faire Berater, der nicht mehr sieht als der Spieler, seinen Zug macht.
fair-why-wins = Alle Karten sind jetzt bekannt, und damit beginnt ein Weg zum Sieg in { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
}.
fair-why-most-points = Alle Karten sind jetzt bekannt: Das Spiel ist nicht mehr zu gewinnen, aber dieser Zug führt zu { $points } Punkten, und mehr ist nicht zu holen.
fair-why-wanted-soon = { $count ->
    [0] Der Grundstapel braucht jetzt { $card }.
    [one] Der Grundstapel braucht { $card } nach nur einer anderen Karte, das ist bald genug.
   *[other] Der Grundstapel braucht { $card } nach { $count } anderen Karten, das ist bald genug.
}
fair-why-looks-on = Noch musst du nichts nehmen, und jede Karte, die du aufdeckst, verrät dir mehr.
fair-why-king = Ein König ist nur im Weg.
fair-why-can-wait = Mit der obersten Karte der Ablage ist jetzt nichts anzufangen, und alles andere kann warten, bis du mehr siehst.
fair-why-nothing-yet = Die Ablage ist noch leer, und alles kann warten, bis du mehr siehst.
fair-why-best = Ich gewinne damit öfter als mit dem nächstbesten Zug: { $move }.
fair-why-hopeless = Bei keiner der Verteilungen, die ich versucht habe, fand ich einen Weg zum Sieg; dieser Zug bringt die meisten Punkte.
fair-why-unfinished = Etwas Besseres habe ich nicht rechtzeitig gefunden.
fair-why-safe = Eine Karte geht hinauf oder wird dafür frei, die sonst nirgends gebraucht wird.
fair-why-only = Kein anderer Zug führt zu etwas Neuem.
fair-why-stuck = Neues ist nicht mehr zu sehen, darum geht jede Karte hinauf, die hinaufgehen kann.
fair-why-counting = Ich zähle gerade, wie oft ich von hier aus gewinne.
fair-why-odds = Mit diesem Zug gewinne ich von hier aus bei { $wins } von { $worlds } möglichen Verteilungen der verdeckten Karten.
fair-why-odds-so-far = Mit diesem Zug gewinne ich von hier aus bei { $wins } von { $worlds } möglichen Verteilungen der verdeckten Karten; ich zähle noch.

way-title-win = Ein Weg zum Sieg
way-title-points = Ein Weg zu { $points } Punkten
way-at = Zug { $move } von { $count }
way-begin = Von hier aus: { $move }.
way-step = { $done } Als Nächstes: { $move }.
way-next = Als Nächstes: { $move }.
way-end-win = { $done } Damit ist das Spiel gewonnen.
way-end-points = { $done } Das macht { $points } Punkte, und mehr ist nicht zu holen.
way-end-some-points = { $done } Das macht { $points } Punkte, mehr hat die Suche nicht gefunden.
way-looking = Einen Moment, ich suche einen Weg zum Sieg.
way-not-found = Dem Löser ist die Zeit ausgegangen, er hat keinen Weg zum Sieg gefunden.
way-nothing-to-gain = Von hier führt kein Weg zu mehr Punkten.

seek-title = Suche nach einem gewinnbaren Spiel: { $game }
seek-tried = { $count ->
    [0] Das erste Spiel wird geprüft
    [one] 1 Spiel geprüft
   *[other] { $count } Spiele geprüft
}
seek-gave-up = Keines von { $count } Spielen ist sicher zu gewinnen.

grade-easy = leicht
grade-medium = mittel
grade-hard = schwer
grade-very-hard = sehr schwer
grade-cannot-be-won = nicht zu gewinnen
grade-deal = Dieses Spiel ist { $grade }. Von { $plays } schnellen Spielern, einfachen Programmen, die nie vorausdenken, { $wins ->
    [0] gewinnt es keiner.
    [one] gewinnt es einer.
   *[other] gewinnen es { $wins }.
} { $adviser ->
    [wins] Der faire Berater, ein Programm, das nur sieht, was du siehst, gewinnt es.
   *[loses] Der faire Berater, ein Programm, das nur sieht, was du siehst, gewinnt es nicht.
}
grade-deal-cannot-be-won = Dieses Spiel kann niemand gewinnen.
grade-looking = Einen Moment: Computerspieler probieren dieses Spiel aus.
grade-unknown = Die Zeit des Lösers reichte nicht. Wie schwer dieses Spiel ist, bleibt unbekannt.
grade-which = Wähle eine Schwierigkeit
seek-title-grade = Suche nach einem Spiel: { $game }, { $grade }
seek-gave-up-grade = Keines von { $count } Spielen ist { $grade }.

review-title = Rückblick
review-looking = Ich suche den Zug, der das Spiel verloren hat.
review-never-won = Jeder Zug war richtig: Das Spiel blieb bis zum Schluss zu gewinnen, und du hast gewonnen.
review-never-left = Als du gegangen bist, war das Spiel noch zu gewinnen.
review-from-the-start = Dieses Spiel war nicht zu gewinnen. Mehr als { $points } Punkte waren nicht zu holen.
review-from-the-start-some = Dieses Spiel war nicht zu gewinnen. Mehr als { $points } Punkte hat die Suche nicht gefunden.
review-move = Zug { $number } hat den Sieg verspielt: { $move }.
review-move-first = Schon der erste Zug hat den Sieg verspielt: { $move }.
review-between = Der Sieg wurde zwischen Zug { $from } und Zug { $to } verspielt; für die genaue Stelle reichte dem Löser die Zeit nicht.
review-not-found = Dem Löser ist die Zeit ausgegangen: Ob dieses Spiel zu gewinnen war, ist unbekannt.
review-until = Bis Zug { $number } war das Spiel zu gewinnen.
review-what-would-have-won = Das hätte von dort aus gewonnen:
review-before-any-move = vor dem ersten Zug
review-position = nach Zug { $number }: { $move }
review-at-can-be-won = noch zu gewinnen
review-at-cannot-be-won = nicht zu gewinnen: höchstens { $points } von { $full } Punkten
review-at-some-points = nicht zu gewinnen: mindestens { $points } von { $full } Punkten
review-at-unknown = mindestens { $points } von { $full } Punkten
