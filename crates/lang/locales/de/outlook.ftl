# Ob ein Spiel noch zu gewinnen ist, Tipps, Wege zum Sieg und der Rückblick: was der Löser einem Spieler sagt.

outlook-can-be-won = noch zu gewinnen
outlook-cannot-be-won = nicht mehr zu gewinnen
outlook-never-could = so gegeben nicht zu gewinnen
outlook-odds = fair: { $wins } von { $worlds }
outlook-odds-so-far = fair: { $wins } von { $worlds } …
outlook-not-found = nicht herausgefunden
outlook-looking = ist es noch zu gewinnen?

outlook-sentence-can-be-won = Dieses Spiel ist noch zu gewinnen.
outlook-sentence-cannot-be-won = Dieses Spiel ist nicht mehr zu gewinnen.
outlook-sentence-never-could = So, wie hier gegeben wurde, ist das Spiel nicht zu gewinnen, was man auch spielt.
outlook-sentence-odds = Der Berater, der nicht mehr sieht als du, gewinnt von hier aus in { $wins } von { $worlds } Fällen, wie die verdeckten Karten liegen können.
outlook-sentence-not-found = Ob dieses Spiel noch zu gewinnen ist, ließ sich nicht rechtzeitig herausfinden.
outlook-sentence-looking = Ob dieses Spiel noch zu gewinnen ist, wird gerade untersucht.
outlook-two-play = Auskünfte und Wege zum Sieg gibt es für die Patiencen. Hier sitzt jemand, der dich verlieren sehen will.
outlook-failed = Der Löser ist ausgefallen: Auskünfte und Tipps gibt es nicht mehr. Das Spiel geht weiter.
outlook-off = Ob das Spiel noch zu gewinnen ist, wird nicht mehr angezeigt.
outlook-fair = Von jetzt an siehst du, wie oft der faire Berater von hier aus gewinnt, der nicht mehr sieht als du.

hint-looking = Einen Moment, ich suche einen Zug, der hilft.
hint-not-found = Ob dieses Spiel noch zu gewinnen ist, ließ sich nicht rechtzeitig herausfinden, darum gibt es keinen Tipp.
hint-nothing-to-gain = Hier ist nichts mehr zu holen. Gib auf oder nimm Züge zurück.
hint-over = Das Spiel ist zu Ende, da gibt es keinen Tipp mehr.
hints-fair = Von jetzt an sind Tipps fair: Sie sehen nicht mehr als du.
hints-all-cards = Von jetzt an sehen Tipps alle Karten, und ein Spiel damit zählt als Spiel mit Hilfe.
hint-win = Es gibt einen Zug, nach dem das Spiel noch zu gewinnen ist.
hint-advised = Es gibt einen Zug, den ich machen würde, obwohl ich nicht mehr sehe als du.
hint-points = Das Spiel ist nicht mehr zu gewinnen, aber ein Zug führt zu { $points } Punkten.
hint-which = Achte auf { $card }.
hint-which-stock = Achte auf den Talon.
hint-which-tile = Sieh dir den Stein { $tile } an.
hint-where = Du kannst { $move }.
hint-why-looking = Einen Moment, ich zähle, was die anderen Züge bewirken.
hint-why-only = Nach jedem anderen Zug ist das Spiel nicht mehr zu gewinnen.
hint-why-all = Kein Zug verliert hier das Spiel, dieser ist so gut wie jeder andere.
hint-why-some = Nach { $keep } von { $all } Zügen bleibt das Spiel zu gewinnen, und dieser gehört dazu.
hint-why-single = Einen anderen Zug gibt es nicht.
hint-why-unknown = Nach ihm bleibt das Spiel zu gewinnen; von anderen Zügen weiß man es nicht.
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
fair-why-looks-on = Noch muss nichts genommen werden, und jede umgedrehte Karte zeigt mehr.
fair-why-king = Ein König ist nur im Weg.
fair-why-can-wait = Mit der obersten Karte der Ablage ist nichts anzufangen, und alles andere kann warten, bis mehr zu sehen ist.
fair-why-best = Ich gewinne damit öfter als mit dem nächstbesten Zug: { $move }.
fair-why-hopeless = In keinem der Fälle, die ich angesehen habe, ist das Spiel zu gewinnen; dieser Zug bringt die meisten Punkte.
fair-why-unfinished = Etwas Besseres hat sich nicht rechtzeitig gefunden.
fair-why-safe = Eine Karte geht hinauf oder wird dafür frei, die sonst nirgends gebraucht wird.
fair-why-only = Kein anderer Zug führt zu etwas Neuem.
fair-why-stuck = Neues ist nicht mehr zu sehen, darum geht hinauf, was hinaufgehen kann.
fair-why-counting = Jetzt zähle ich, wie oft ich von hier aus gewinne.
fair-why-odds = In { $wins } von { $worlds } Fällen, wie die verdeckten Karten liegen können, gewinne ich von hier aus mit diesem Zug.
fair-why-odds-so-far = In { $wins } von { $worlds } Fällen, wie die verdeckten Karten liegen können, gewinne ich von hier aus mit diesem Zug; ich zähle noch.

way-title-win = Ein Weg zum Sieg
way-title-points = Ein Weg zu { $points } Punkten
way-at = Zug { $move } von { $count }
way-begin = Von hier aus: { $move }.
way-step = { $done } Als Nächstes: { $move }.
way-next = Als Nächstes: { $move }.
way-end-win = { $done } Damit ist das Spiel gewonnen.
way-end-points = { $done } Das macht { $points } Punkte, und mehr ist nicht zu holen.
way-end-some-points = { $done } Das macht { $points } Punkte, mehr hat die Suche nicht gefunden.
way-looking = Einen Moment, ich suche einen Weg.
way-not-found = Ein Weg ließ sich nicht rechtzeitig finden.
way-nothing-to-gain = Von hier führt kein Weg zu mehr Punkten.

seek-title = { $game }: ein Spiel, das zu gewinnen ist
seek-tried = { $count ->
    [0] Das erste Spiel wird untersucht
    [one] 1 Spiel untersucht
   *[other] { $count } Spiele untersucht
}
seek-gave-up = Unter { $count } Spielen war keines, das sicher zu gewinnen ist.

grade-easy = leicht
grade-medium = mittel
grade-hard = schwer
grade-very-hard = sehr schwer
grade-cannot-be-won = nicht zu gewinnen
grade-told = Dieses Spiel ist { $grade }: Von { $plays } flüchtigen Spielern { $wins ->
    [0] gewinnt es keiner.
    [one] gewinnt es einer.
   *[other] gewinnen es { $wins }.
} { $adviser ->
    [wins] Der faire Berater gewinnt es.
   *[loses] Der faire Berater gewinnt es nicht.
}
grade-told-cannot-be-won = Dieses Spiel kann niemand gewinnen.
grade-which = Wie schwer soll das neue Spiel sein?
seek-title-grade = { $game }: ein Spiel, { $grade }
seek-gave-up-grade = Unter { $count } Spielen war keines, das { $grade } ist.

review-title = Rückblick
review-looking = Ich suche den Zug, der das Spiel verloren hat.
review-never-won = Jeder Zug war richtig: Das Spiel blieb bis zum Schluss zu gewinnen, und du hast gewonnen.
review-never-left = Als du gegangen bist, war das Spiel noch zu gewinnen.
review-from-the-start = So, wie gegeben wurde, war nicht zu gewinnen. Mehr als { $points } Punkte waren nicht zu holen.
review-from-the-start-some = So, wie gegeben wurde, war nicht zu gewinnen. Mehr als { $points } Punkte hat die Suche nicht gefunden.
review-move = Zug { $number } hat den Sieg verspielt: { $move }.
review-move-first = Schon der erste Zug hat den Sieg verspielt: { $move }.
review-between = Zwischen Zug { $from } und Zug { $to } wurde der Sieg verspielt. Bei welchem, ließ sich nicht rechtzeitig herausfinden.
review-not-found = Ob dieses Spiel zu gewinnen war, ließ sich nicht rechtzeitig herausfinden.
review-until = Bis Zug { $number } war das Spiel zu gewinnen.
review-what-would-have-won = Was von dort aus gewonnen hätte:
review-before-any-move = vor dem ersten Zug
review-position = nach Zug { $number }: { $move }
review-at-can-be-won = noch zu gewinnen
review-at-cannot-be-won = nicht zu gewinnen: höchstens { $points } von { $full } Punkten
review-at-some-points = nicht zu gewinnen: mindestens { $points } von { $full } Punkten
review-at-unknown = mindestens { $points } von { $full } Punkten
