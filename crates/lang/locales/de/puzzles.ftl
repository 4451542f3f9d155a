# Rätsel: Stellungen aus echten Spielen mit je einer richtigen Antwort auf jede Frage.

puzzles-solved = { $solved } von { $count } gelöst
puzzle-title = { $game }: { $kind }
puzzle-question-number = Frage { $number } von { $count }
puzzle-rating = { $difficulty }, { $rating }
puzzle-none = Solche Rätsel gibt es nicht.

puzzle-kind-way = Finde den Weg
puzzle-kind-own = Aus deinem Spiel
puzzle-kind-fair-choice = Faire Wahl
puzzle-kind-double-dummy = Offene Hände
puzzle-kind-inference = Was weißt du?
puzzle-kind-safety-play = Sicherheitsspiel

puzzle-difficulty-very-easy = sehr leicht
puzzle-difficulty-easy = leicht
puzzle-difficulty-medium = mittel
puzzle-difficulty-hard = schwer
puzzle-difficulty-very-hard = sehr schwer

puzzle-theme-wait = Abwarten
puzzle-theme-now = Jetzt oder nie
puzzle-theme-which = Welche Karte?
puzzle-theme-match = Ein Treffer
puzzle-theme-no-match = Ein Treffer, der warten kann
puzzle-theme-block = Keine Antwort
puzzle-theme-quiet = Ein stiller Zug
puzzle-theme-numbers = Fehlende Zahlen
puzzle-theme-tile = Ein möglicher Stein
puzzle-theme-count = Hände zählen

puzzle-ask-way = Alle Karten sind bekannt. Finde den einzigen Zug, der noch gewinnt.
puzzle-ask-own = Hier hast du den Sieg verspielt. Finde einen Zug, der ihn hält.
puzzle-ask-fair-choice = Der Talon ist verdeckt. Finde den Zug, nach dem die meisten Reihenfolgen seiner Karten noch zu gewinnen sind.
puzzle-ask-double-dummy = Du bist { $seat } und kennst alle Steine. Finde den einzigen Zug, mit dem die Runde gewonnen bleibt.
puzzle-ask-safety-play = Du bist { $seat } und siehst die andere Hand nicht. Finde den einzigen Zug, der gegen jede Hand gewinnt, die { $other } haben kann.
puzzle-ask-inference = Du bist { $seat }. Was beweist das Passen von { $other } über die Steine dort?
puzzle-ask-numbers = Du bist { $seat }. Welche Zahlen fehlen { $other } mit Sicherheit?
puzzle-ask-tile = Du bist { $seat }. Welchen dieser Steine kann { $other } noch haben?
puzzle-ask-count = Du bist { $seat }. Wie viele verschiedene Hände kann { $other } haben?

puzzle-answer-numbers = { $numbers }
puzzle-answer-count = { $count ->
    [one] 1 Hand
   *[other] { $count } Hände
}

puzzle-right = Richtig.
puzzle-right-next = Richtig. { $played }
puzzle-played = Dann folgt: { $moves }.
puzzle-solved = Gelöst!
puzzle-solved-clean = Ohne Fehler gelöst!
puzzle-shown = Die Antwort: { $answer }.
puzzle-not-asked = Danach fragt das Rätsel nicht.

puzzle-wrong-way = Nein: Danach sind höchstens noch { $points } von { $most } Punkten zu erreichen.
puzzle-wrong-own = Nein: Danach ist das Spiel nicht mehr zu gewinnen.
puzzle-wrong-fair-choice = Nein: Danach sind { $count } von { $worlds } Reihenfolgen zu gewinnen, nach dem besten Zug { $best }.
puzzle-wrong-hand = Nein: Wenn beide dann gut spielen, gilt: { $outcome }.
puzzle-wrong-against = Nein: Wenn { $other } { $tiles } hat, gilt: { $outcome }.
puzzle-wrong-inference = Nein. Achte darauf, was bei jedem Passen offen lag.
puzzle-wrong-then = Zum Beispiel: { $moves }.

puzzle-outcome-scores = { $seat } bekommt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
puzzle-outcome-nobody = niemand bekommt Punkte

puzzle-why-way = Nach jedem anderen Zug bleiben mindestens { $points } Punkte unerreichbar.
puzzle-why-fair-choice = Er gewinnt in { $best } von { $worlds } Reihenfolgen, der nächstbeste in { $second }.
puzzle-why-hand = Jetzt gilt: { $outcome }.
puzzle-why-against = Was { $other } auch hat, mindestens gilt: { $outcome }.
puzzle-why-pass = { $other } passte, als { $numbers } offen lagen.
puzzle-why-hands = { $count ->
    [one] Eine Hand passt dazu.
   *[other] { $count } Hände passen dazu.
}

puzzle-stock = Als Nächstes vom Talon: { $cards }.
puzzle-face-down = Verdeckt in Stapel { $number }, von oben: { $cards }.
puzzle-history = Die Runde bisher: { $turns }.

terminal-plain-puzzle = Antworte mit einem Zug oder mit der Nummer einer Antwort. „moves“ nennt die Antworten, „hint“ zeigt die richtige, „board“ beschreibt den Tisch, „quit“ beendet das Rätsel.
terminal-plain-puzzle-why = Gib win ein, um zu sehen, warum.
terminal-plain-puzzle-own = Gib puzzle own ein, um den Zug zu suchen, der den Sieg hält.

puzzle-own-looking = Die gewinnenden Züge werden gesucht.
puzzle-own-none = In dieser Stellung gewinnen zu viele Züge für ein Rätsel.
puzzle-nothing-hidden = Mehr ist nicht bekannt.

puzzles-intro = Jedes Rätsel ist eine Stellung aus einem echten Spiel. Jede Frage hat genau eine richtige Antwort, und das ist bewiesen.
puzzles-of-day = Rätsel des Tages
puzzles-ratings = Wertungen { $from } bis { $to }
puzzles-list = Alle Rätsel
puzzle-done = gelöst
puzzle-solve = Lösen
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal lösen
puzzle-show-answer = Antwort zeigen
puzzle-show-solution = Lösung zeigen
puzzle-show-refutation = Zeigen, warum
puzzle-back = Zurück zum Rätsel
puzzle-no-line = Dafür gibt es keine Züge zu zeigen.
puzzle-copy-link = Link kopieren
puzzle-solution = Lösung
puzzle-refutation = Warum das falsch ist

terminal-puzzle-keys = [Buchstaben] antworten [K] was bekannt ist [H] Antwort zeigen [W] warum [?] Tasten [Esc] zurück
terminal-puzzle-keys-solved = [Enter] nächstes Rätsel [r] noch einmal [W] Lösung [Esc] zurück
terminal-puzzle-keys-line = [Pfeile] Schritt [Esc] zurück zum Rätsel
terminal-puzzles-keys = [Pfeile] wählen [Tab] andere Art [t] Rätsel des Tages [Enter] spielen [Esc] zurück
