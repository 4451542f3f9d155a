# Was um ein Spiel herum gesagt oder gefragt wird.

notice-resumed = Hier ist das Spiel, das du verlassen hast.
notice-opponent-stays = Sie geht weiter gegen: { $here }. Die nächste Partie spielst du gegen: { $next }.
notice-looked-back-counts = Du hast zurückgenommen, was dir eine Karte oder einen Stein gezeigt hat. Dieses Spiel zählt als Spiel mit Hilfe.
notice-hint-counts = Du hast dir einen Tipp geben lassen. Dieses Spiel zählt als Spiel mit Hilfe.
notice-line-counts = Dir wurde gezeigt, was nur der Geber weiß. Dieses Spiel zählt als Spiel mit Hilfe.
notice-deal-can-be-won = Dieses Spiel lässt sich gewinnen.
notice-plays-on = Von hier aus spielst du weiter.
notice-tries-again = Dasselbe Spiel noch einmal, ab Zug { $number }. Es zählt als Spiel mit Hilfe.
notice-tries-again-from-the-start = Dasselbe Spiel noch einmal von vorn. Es zählt als Spiel mit Hilfe.
notice-set-aside = Ein gespeichertes Spiel konnte nicht gelesen werden: { $reason }. Es bleibt als { $kept } erhalten.
notice-cannot-save = Dieses Spiel lässt sich nicht speichern: { $reason }. Du kannst weiterspielen, aber wenn du gehst, ist es weg.
notice-saves-again = Das Speichern klappt wieder, und nichts ist verloren gegangen.
notice-open-elsewhere = Dein letztes Spiel ist anderswo schon offen. Dies ist ein neues, das für sich gespeichert wird.
notice-newer = Das gespeicherte Spiel { $name } stammt aus einer neueren Fassung. Es bleibt, wie es ist.
notice-cannot-open = Das gespeicherte Spiel { $name } lässt sich nicht öffnen: { $reason }.

refused-nothing-to-undo = Es gibt keinen Zug, der sich zurücknehmen ließe.
refused-nothing-to-redo = Es gibt keinen Zug, der sich wiederholen ließe.

link-unreadable = Dem Link lässt sich nicht bis zum Ende folgen: Sein Zug { $number }, „{ $move }“, ist nicht zu lesen. Dies ist die Stellung davor.
link-refused = Dem Link lässt sich nicht bis zum Ende folgen: Sein Zug { $number }, „{ $move }“, ist nicht erlaubt. { $reason } Dies ist die Stellung davor.

steps-taken-back = Zurückgenommen: { $moves }.
steps-played-again = Wiederholt: { $moves }.

question-give-up = Aufgeben? Das Spiel zählt dann als verloren.
question-restart = Dasselbe Spiel von vorn beginnen? Das bisherige zählt dann als verloren.
question-new-deal = Dieses Spiel verlassen und neu geben? Es zählt dann als verloren.

figure-played = Gespielt
figure-won = Gewonnen
figure-won-percent = Gewonnen von hundert
figure-streak = Siege in Folge
figure-longest-streak = Längste Siegesserie
figure-best-score = Bestes Ergebnis
figure-best-time = Beste Zeit
figure-assisted = Mit Hilfe, nicht gewertet
figure-none = -
statistics-rates = Von hundert Spielen gewinnt der faire Berater, der nicht mehr sieht als du, etwa { $fair }; etwa { $all } kann gewinnen, wer alle Karten sieht.

duration = { $minutes }:{ $seconds }
duration-with-hours = { $hours }:{ $minutes }:{ $seconds }
