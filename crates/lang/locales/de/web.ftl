# Was nur der Browser sagt: Knöpfe, Leisten, Seiten, Einstellungen.

web-table = Der Tisch

command-undo = Zurücknehmen
command-redo = Wiederholen
command-hint = Tipp
command-new-deal = Neu geben
command-new-winnable-deal = Gewinnbares Spiel geben
command-new-graded-deal = Spiel nach Schwierigkeit geben
command-deal-by-number = Spiel nach Nummer
command-restart = Von vorn
command-give-up = Aufgeben
command-home = Auf den Grundstapel
command-statistics = Statistik
command-settings = Einstellungen
command-share = Link zu dieser Stellung
command-games = Alle Spiele
web-yes = Ja
web-no = Nein

web-against-computer = Gegen den Computer
web-against-computer-note = Du bist Süd.
web-opponent = Gegner
web-two-at-one-table-note = Ihr spielt abwechselnd, und ein Vorhang verbirgt dazwischen beide Hände.
web-curtain-note = Beide Hände sind verborgen. { $seat } macht weiter, wenn niemand sonst hinsieht.
web-curtain-lift = { $seat } sieht jetzt hin
web-between-hands = Zwischen zwei Runden
web-choose-leader = { $seat } hat die Runde verloren und wählt, wer die nächste eröffnet. Wer eröffnet, legt den Startstein; dann ist die andere Seite am Zug.
web-coin-chooses-leader = Niemand hat diese Runde verloren, also entscheidet die Münze, wer die nächste eröffnet.

web-panel = Was du im Blick behalten solltest
web-wanted-told = Auf dem Grundstapel fehlt als Nächstes: { $rank }.

command-menu = Menü
web-page-title = { $page } – Talon
web-tagline = Drei Patiencen und ein Dominospiel
web-pages = Seiten
web-close = Schließen
web-cancel = Abbrechen
web-play = Spielen
web-daily = Spiel des Tages
web-continue = { $count ->
    [one] Weiterspielen: 1 Zug
   *[other] Weiterspielen: { $count } Züge
}
web-continue-for-two = { $count ->
    [one] Zu zweit weiterspielen, 1 Zug
   *[other] Zu zweit weiterspielen, { $count } Züge
}
web-to-the-table = Zum Tisch
web-rule = Regel { $rule }
web-rules-of = Regeln von { $game }
web-other-rules = Regeln aller Spiele

web-deal-number-note = Die gleiche Nummer gibt allen dieselben Karten, für immer.
web-deal-it = Geben

web-keys-moving = Mit der Tastatur
web-keys-walk = Von Stapel zu Stapel gehen
web-keys-enter = Aufnehmen, ablegen oder eine Karte aufdecken
web-keys-escape = Loslassen, was du hältst; schließen, was offen ist
web-keys-pointing = Mit Maus oder Finger
web-keys-drag = Zieh eine Karte oder einen Stein dorthin, wo sie hingehören; passende Plätze leuchten auf.
web-keys-tap = Oder tippe sie an und dann das Ziel. Was nur an einen Platz kann, geht gleich dorthin.
web-keys-double-tap = In Lady Jane schickt ein Doppeltipp eine Karte auf ihren Grundstapel.
web-keys-commands = Befehle
web-keys-piles = Tasten der Stapel

web-verdict-question = Noch zu gewinnen?
web-hint-more = Mehr
web-hint-play = Spielen
web-hint-way = Weg zeigen
web-way-first = An den Anfang des Weges
web-way-back = Einen Zug zurück
web-way-next = Einen Zug weiter
web-way-last = Ans Ende des Weges
web-way-play-on = Von hier weiterspielen

web-ending = Wie das Spiel ausging
web-same-again = Noch einmal

web-daily-title = Heute zu spielen: { $game }
web-link-title = Ein Link zu dieser Stellung
web-link-copied = Ein Link zu dieser Stellung wurde kopiert.
web-no-link = Dieses Spiel hat keine Nummer, deshalb gibt es keinen Link dazu.

web-back-to-game = Zurück zum Spiel
web-review-nothing = Es wurden noch keine Züge gemacht, auf die man zurückblicken könnte.
web-review-progress = { $done } von { $all } Stellungen sind durchgesehen
web-review-graph = Stelle im Spiel
web-review-place = An dieser Stelle
web-review-points-to-be-had = Punkte, die noch möglich waren
web-review-could-be-won = zu gewinnen
web-review-could-not-be-won = nicht zu gewinnen
web-review-lost-here = hat den Sieg verspielt
web-review-show-way = Besten Weg von hier zeigen
web-review-try-again = Von hier neu versuchen
web-review-go-back = Hierher zurückgehen

setting-theme = Farben
setting-theme-dark = Dunkel
setting-theme-light = Hell
setting-as-system = Wie auf diesem Gerät
setting-contrast = Kontrast
setting-contrast-high = Hoch
setting-motion = Bewegung
setting-motion-none = Keine
setting-pieces = Karten und Steine
setting-four-colours = Vier Farben für die vier Kartenfarben
setting-large-print = Großdruck
setting-left-handed = Linkshändig: links und rechts tauschen die Seiten
setting-letters = Die Taste jedes Stapels zeigen
setting-language = Sprache
setting-as-browser = Wie in diesem Browser
setting-status-line = Unter dem Tisch
setting-score = Punkte
setting-time = Zeit
setting-stock = Karten im Talon
setting-verdict = Ob das Spiel noch zu gewinnen ist
setting-verdict-when-asked = Zeigen, wenn ich frage
setting-verdict-all-cards = Zeigen, aus Sicht von jemandem, der alle Karten kennt
setting-verdict-fair = Zeigen, wie oft der faire Berater gewinnt, der nicht mehr sieht als du
setting-verdict-never = Nicht zeigen
setting-hints = Tipps
setting-hints-see-all = Tipps sehen alle Karten (ein Spiel damit zählt als Spiel mit Hilfe)
setting-winnable-only = Nur Spiele geben, die gewonnen werden können
setting-hide-numbers = Alle Zahlen verbergen, die mich messen

statistics-empty = Noch ist kein Spiel zu Ende. Das erste wird hier gezählt.
statistics-hidden = Die Zahlen sind verborgen, wie du es wolltest. Gezählt wird weiter.
statistics-progress = { $done } von { $all } Spielen sind gezählt
statistics-counting = Die Spiele werden gezählt.
web-other-statistics = Statistik aller Spiele
graph-results = Die letzten Spiele
graph-shares = Gewonnen von hundert, von Spiel zu Spiel
graph-scores = Spiele nach Punkten
graph-as-table = Als Tabelle
graph-result = Ergebnis
graph-in-a-row = Hintereinander
graph-game = Spiel
graph-lost = Verloren
graph-drawn = Unentschieden
