# Was nur das Terminal sagt: Menüs, Tasten, Fragen, Spielstände, Statistik.

terminal-pass = Durchgang { $pass } von { $passes }
terminal-left = noch { $count }
terminal-tiles-of = { $seat }: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}

terminal-with-undo = mit Rücknahme
terminal-assisted = mit Hilfe
terminal-must-pass = Kein Stein passt: Drück p, um zu passen.
terminal-keys-over = [v] Rückblick [n] neu geben [R] von vorn [u] zurück [S] Statistik [q] Menü
terminal-keys-choosing = [Enter] annehmen [v] Rückblick [u] zurück [?] Tasten [q] Menü
terminal-keys-next-hand = [Enter] nächste Runde [v] Rückblick [u] zurück [?] Tasten [q] Menü

terminal-new-here = Neu hier? E zeigt dir ein erstes Spiel.
terminal-new-game = Neues Spiel
terminal-menu-keys = [Enter] spielen [E] lernen [O] Spielstände [B] heute [N] gewinnbar [Z] Rätsel [L] Regeln [S] Statistik [,] Einstellungen [#] Nummer [D] Schwierigkeit [?] Tasten [q] beenden

terminal-too-small = Talon braucht ein Fenster mit { $width } Spalten und { $height } Zeilen. Dieses hat { $now-width } mal { $now-height }: Bitte vergrößer es, oder drück q zum Beenden.
terminal-curtain-enter = Drück Enter, wenn nur { $seat } hinsieht.
terminal-curtain-keys = [Enter] weiter [q] Menü
terminal-yes = Ja
terminal-no = Nein
terminal-number-hint = Gib eine Zahl von 0 bis { $most } ein.
terminal-number-keys = [Enter] geben [Esc] abbrechen
terminal-choice-keys = [Pfeile] wählen [Enter] annehmen [Esc] abbrechen

terminal-figures = Ergebnisse
terminal-page-keys-more = [Leertaste] es geht weiter [Pfeile] blättern [links] [rechts] andere Spiele [Esc] zurück
terminal-page-keys-games = [Pfeile] blättern [links] [rechts] andere Spiele [Esc] zurück
terminal-message-keys = [Esc] zurück

terminal-help-moving = Ziehen
terminal-help-mouse = Maus
terminal-help-position = Stellung
terminal-help-deal = Spiel
terminal-help-pages = Sonstiges
terminal-name-arrows = Pfeile
terminal-name-left = links
terminal-name-right = rechts
terminal-name-enter = Enter
terminal-name-tab = Tab
terminal-name-esc = Esc
terminal-name-space = Leertaste .
terminal-name-click = Klick
terminal-name-drag = Ziehen
terminal-name-right-click = Rechtsklick
terminal-key-letter = Den Stapel mit diesem Buchstaben nehmen, dort ablegen oder seinen einzigen Zug spielen
terminal-key-enter = Am Cursor aufnehmen oder ablegen
terminal-key-tab = Zum nächsten Stapel mit einem möglichen Zug
terminal-key-esc = Zurücklegen, was du hältst; mit leerer Hand zurück zum Menü
terminal-key-stock = Eine Karte aufdecken oder geben
terminal-key-pass = Passen, in Curse of the Doublet
terminal-key-click = Aufnehmen, ablegen oder den einzigen Zug spielen
terminal-key-drag = Eine Karte oder einen Stein tragen
terminal-key-right-click = Eine Karte auf ihren Grundstapel legen; ein Doppelklick tut dasselbe
terminal-help-solver = Tipps, Aussichten und Rückblicke
terminal-key-interrupt = Jederzeit beenden; das Spiel bleibt gespeichert
terminal-key-redraw = Den Bildschirm neu zeichnen
terminal-key-message = Die ganze Meldung lesen

terminal-settings-keys = [Pfeile] wählen und ändern [Enter] nächster Wert [Esc] zurück
terminal-setting-verdict = Noch zu gewinnen?
terminal-setting-verdict-help = Steht in den Patiencen neben den Meldungen. Auch die Taste v ändert es.
terminal-setting-hints = Tipps
terminal-setting-hints-help = Ein Tipp, der alle Karten sieht, zählt als Hilfe.
terminal-setting-deals-help = Die leichten Spiele am Anfang lassen sich alle gewinnen.
terminal-setting-opponent = Gegner in Curse
terminal-setting-opponent-help = Wer ab deiner nächsten Partie gegen dich spielt.
terminal-setting-colours = Farben der Kartenzeichen
terminal-setting-colours-help = Bei vier Farben ist Karo blau und Kreuz grün.
terminal-setting-clock = Uhr
terminal-setting-clock-help = Deine Spielzeit, in der ersten Zeile.
terminal-verdict-solver = Löser, der alle Karten sieht
terminal-verdict-odds = Chancen aus dem, was du siehst
terminal-hints-fair = sehen, was du siehst
terminal-hints-all-cards = sehen alle Karten
terminal-colours-two = zwei
terminal-colours-four = vier
terminal-hidden = verborgen
terminal-deal-winnable = N: eins, das geht
terminal-shown = sichtbar

terminal-verdict-off = Drück noch einmal v, um es zu verbergen.
terminal-verdict-back = Drück noch einmal v, um es wieder zu sehen.
terminal-hint-more = Drück H für mehr.
terminal-hint-play = Drück H, um ihn zu spielen, W für den ganzen Weg.
terminal-hint-play-fair = Drück H, um ihn zu spielen.
terminal-seek-keys = [Esc] aufhören
terminal-way-keys-none = [Esc] zurück zu deinem Spiel
terminal-way-keys = [Pfeile] Schritt [Leertaste] abspielen oder anhalten [l] Liste [Enter] von hier weiterspielen [Esc] zurück
terminal-way-keys-list = [Pfeile] Schritt [l] Tisch [Enter] von hier weiterspielen [Esc] zurück
terminal-review-legend = { $yes } zu gewinnen  { $no } nicht zu gewinnen  { $full } Punkte gemacht  { $shade } noch möglich
terminal-next-hand = Enter: nächste Runde, v: diese ansehen.
terminal-hand-review = Drück v, um auf diese Runde zurückzublicken.
terminal-hand-keys = [Pfeile] Züge [t] teuerster Zug [Esc] zurück
terminal-hands-keys = [Pfeile] Züge [links] [rechts] Runden [t] teuerster Zug [Esc] zurück
terminal-hands-legend = Balken: Punkte der Hand, wenn alle Steine bekannt sind. Zahlen: Punkte, die ein Zug verschenkt, im Mittel über die Steine, die der andere haben kann.
terminal-review-keys = [Pfeile] Schritt [w] bester Weg [f] Zug finden [a] von hier noch einmal [t] Verlustzug [Esc] zurück

terminal-archive-keys = [Enter] öffnen [v] Rückblick [x] löschen [/] suchen [Tab] nur offene [Esc] zurück
terminal-archive-keys-searching = [Enter] behalten [Esc] alle zeigen
terminal-archive-keys-delete = [y] löschen [n] behalten

terminal-plain-which-game = Wähle ein Spiel: { $games } oder { $last }.
terminal-plain-title = { $game }, Spiel Nr. { $deal }.
terminal-plain-begin = Gib einen Zug ein, oder help.
terminal-plain-unknown = Gib moves ein, um die möglichen Züge zu sehen, oder help.
terminal-plain-yes-no = yes oder no?
terminal-plain-no-moves = Es geht kein Zug mehr.
terminal-plain-goodbye = Auf Wiedersehen.
terminal-plain-goodbye-saved = Auf Wiedersehen. Dein Spiel ist gespeichert.
terminal-plain-goodbye-not-saved = Auf Wiedersehen. Dieses Spiel konnte nicht gespeichert werden.
terminal-plain-hint-more = Gib hint ein, um mehr zu erfahren.
terminal-plain-hint-write = Gib { $move } ein, um ihn zu spielen.
terminal-plain-verdict-back = Gib verdict ein, um es einmal zu hören, oder verdict on, um es immer zu hören.
terminal-plain-deal-winnable = Gib new winnable ein, um ein Spiel zu bekommen, das sich gewinnen lässt.
terminal-plain-verdict-on = Ab jetzt hörst du bei jeder Änderung, ob das Spiel noch zu gewinnen ist.
terminal-plain-review-first = Rückblick auf das Spiel.
terminal-plain-review-not-over = Den Rückblick gibt es, wenn das Spiel zu Ende ist. Um es jetzt zu beenden, gib give up ein.
terminal-plain-again-how = Gib again { $number } ein, um es von dort noch einmal zu versuchen.
terminal-plain-again-number = Dieses Spiel hat { $count } Züge: Gib again und eine Zahl von 1 bis { $most } ein.
terminal-plain-continue-how = Gib continue und eine Nummer ein, um eines dieser Spiele zu öffnen.
terminal-plain-continue-number = { $count ->
    [0] Es gibt noch keine gespeicherten Spiele.
    [one] Es gibt 1 gespeichertes Spiel: Gib continue 1 ein.
   *[other] Es gibt { $count } gespeicherte Spiele: Gib continue und eine Nummer von 1 bis { $count } ein.
}
terminal-plain-free = Benutzbar: { $spots }.
terminal-plain-which-move = Das kann mehrere Züge bedeuten: { $moves }. Gib einen davon ein.
terminal-plain-not-there = { $piece } ist auf dem Tisch nicht zu sehen.
terminal-plain-no-answer = Nichts auf dem Tisch heißt { $words }. Gib board ein, um alles zu hören.
terminal-plain-must-pass = Kein Stein passt: Gib pass ein.
terminal-plain-uncovered = Jetzt offen: { $cards }.
terminal-plain-brief = Von jetzt an hörst du nur noch, was sich ändert.
terminal-plain-brief-off = Von jetzt an hörst du ganze Sätze und nach jedem Zug die Punkte.
terminal-plain-way-line = { $number }. { $move }: { $name }.
terminal-plain-way-lines = { $number } bis { $last }. { $move }, { $count }-mal: { $name }.
terminal-plain-help = Gib einen Zug ein, wie ihn die Liste der Züge zeigt, oder einen dieser Befehle. Karten und Steine kannst du beim Namen nennen: 9c 4d, 10c jd, 5s home. Ein Rang oder die zwei Zahlen eines Steins genügen, wenn nur ein Zug passt: 9 4, 12 für eine Dame, 26. Ein Punkt deckt eine Karte auf oder gibt. Ein Wort mit Fragezeichen fragt nach dem Tisch: free? und jedes Wort aus seiner Beschreibung.

terminal-lesson-keys = [H] Zug zeigen [u] zurück [Esc] verlassen
terminal-lesson-keys-next = [Enter] weiter: { $title } [u] zurück [Esc] verlassen
terminal-lesson-keys-done = [Enter] verlassen
terminal-lessons-keys = [Pfeile] wählen [Enter] beginnen [links] [rechts] andere Spiele [Esc] zurück
terminal-lesson-explains = E erklärt es.
terminal-plain-lesson = Gib den Zug ein, den der Text verlangt. Oder: hint, board, undo, quit.
terminal-plain-lesson-move = Gib ein: { $move }
terminal-plain-lesson-explains = Gib learn { $lesson } ein: Diese Lektion erklärt es.
terminal-plain-figure = { $name }: { $value }.
terminal-plain-what-next = Gib new für ein neues Spiel ein, restart für dasselbe noch einmal, review für die Züge oder quit.
terminal-plain-new-here = Neu hier? Gib ein: learn first
terminal-ending-table = Den Tisch ansehen

# Matches over the network.
terminal-keys-online = [Buchstabe] Stein wählen [w-z] Zweig [p] passen [M] reden, aufgeben [?] Tasten [q] gehen
terminal-keys-online-choosing = [Enter] annehmen [M] reden, aufgeben [?] Tasten [q] gehen
terminal-keys-online-over = [M] noch eine Partie, reden [v] Rückblick [?] Tasten [q] gehen
terminal-keys-watching = [L] Regeln [?] Tasten [q] gehen
terminal-keys-watched = [v] Rückblick [?] Tasten [q] gehen
terminal-online-keys-waiting = [c] Code fürs Handy [q] gehen
terminal-online-keys-link = [Enter] zurück an den Tisch
terminal-online-away = { $name } darf noch { $seconds } Sekunden fehlen.
terminal-online-claimable = { $name } war zu lange weg. Drück M, um zu gewinnen oder einen Bot weiterspielen zu lassen, oder warte.
terminal-online-resign = Partie aufgeben
terminal-online-call-off = Partie absagen
terminal-online-abort = Vorschlagen, ohne Ergebnis aufzuhören
terminal-online-agree = Ohne Ergebnis aufhören
terminal-online-decline = Weiterspielen
terminal-online-claim = Jetzt gewinnen
terminal-online-call-bot = Einen Bot ({ $level }) für { $name } spielen lassen
terminal-online-rematch = Noch eine Partie
terminal-online-mute = Nicht mehr lesen, was { $name } sagt
terminal-online-unmute = Wieder lesen, was { $name } sagt
terminal-online-link = Link der Partie zeigen
terminal-online-menu = Was möchtest du tun?
terminal-online-resign-ask = Die Partie aufgeben? Dann gewinnt { $name }.
terminal-online-leave-ask = Den Tisch verlassen? Die Partie läuft weiter, und du bist weg, bis du zurückkommst.
terminal-online-leave-hosted-ask = Den Tisch verlassen? Dieses Programm stellt die Partie bereit: Sie wartet, bis du zurückkommst, und niemand kann so lange spielen.
terminal-online-no-help = In einer Partie zwischen zwei Personen gibt es keine Hilfe, kein Zurücknehmen und kein anderes Spiel: Das wäre nicht fair.
terminal-online-record-awaited = Der Server hat die Aufzeichnung der Partie noch nicht geschickt. Versuch es gleich noch einmal.
terminal-online-nothing-to-review = In dieser Partie hat niemand einen Zug gemacht, also gibt es nichts, worauf man zurückblicken könnte.
terminal-online-invite = Schick diesen Link der Person, mit der du spielen möchtest:
terminal-online-in-terminal = Oder in einem Terminal:
terminal-online-return = Mit diesem Link kommst du zur Partie zurück:
terminal-online-way-back = Mit diesem Befehl kommst du zur Partie zurück:
terminal-online-only-here = Der Link geht nur auf diesem Rechner, denn der Server bedient nur diesen. Mit talon play curse --host können andere in deinem Netz mitspielen.
terminal-online-go-on-hosting = Die Partie, die du bereitstellst, ist noch nicht zu Ende. Weiterspielen?
terminal-online-waiting = Warte, bis dein Gegenüber Platz nimmt …
terminal-online-dealing = Beide sind da. Die Steine werden verteilt …
terminal-plain-online-against = Du spielst gegen { $players }.
terminal-plain-online-watching = Du siehst zu: { $players }.
terminal-plain-online-clocks = Restzeit, Süd und Nord: { $clocks }.
terminal-plain-online-claim = Dein Gegenüber war zu lange weg. Gib claim ein, um zu gewinnen, bot, damit ein Bot weiterspielt, oder warte.
terminal-plain-online-phrases = Du kannst sagen: { $phrases }. Gib say und eines davon ein, zum Beispiel say hello.
terminal-plain-online-muted = Von jetzt an hörst du nicht, was dein Gegenüber sagt. Gib noch einmal mute ein, um das zu ändern.
terminal-plain-online-unmuted = Du hörst wieder, was dein Gegenüber sagt.
terminal-plain-online-blocked = { $name } ist gesperrt: Ihr werdet nie zusammengeführt, und du hörst nichts von dieser Person. Gib noch einmal block ein, um das zu ändern.
terminal-plain-online-unblocked = { $name } ist nicht mehr gesperrt.
terminal-plain-online-help = Gib einen Zug ein, wie ihn die Liste der Züge zeigt, oder eines davon: board, moves, rules, players, say, resign, abort, decline, claim, bot, rematch, review, mute, block, link, quit. Ein Wort mit Fragezeichen gibt Auskunft über den Tisch, zum Beispiel set?
verify-deal-hands = { $hands ->
    [one] 1 Runde wurde
   *[other] { $hands } Runden wurden
} wie versprochen aus den Zufallszahlen verteilt.
verify-deal-missing = { $seat } hat die eigene Zufallszahl nicht rechtzeitig offengelegt.
verify-deal-winner = Gewonnen hat { $seat }.
verify-deal-no-winner = Die Partie hat niemand gewonnen.
