# Was nur der Browser sagt: Knöpfe, Leisten, Seiten, Einstellungen.

web-table = Tisch

command-undo = Zurücknehmen
command-redo = Wiederholen
command-hint = Tipp
command-new-deal = Neu geben
command-new-winnable-deal = Gewinnbares Spiel geben
web-deal-winnable = Ein gewinnbares geben
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
web-against-computer-note = Du spielst Süd.
web-opponent = Gegner
web-two-at-one-table-note = Ihr spielt abwechselnd, und ein Vorhang verbirgt dazwischen beide Hände.
web-curtain-note = Beide Hände sind verborgen. Es geht weiter, wenn nur { $seat } hinsieht.
web-curtain-lift = Hand von { $seat } zeigen
web-between-hands = Zwischen den Runden

web-panel = Auf einen Blick
web-wanted-sentence = Als Nächstes auf den Grundstapel: { $rank }.

command-menu = Menü
web-page-title = { $page } – Talon
web-tagline = Patiencen und ein Dominospiel
web-pages = Seiten
web-close = Schließen
web-cancel = Abbrechen
web-play = Spielen
web-daily = Spiel des Tages
web-continue = { $count ->
    [one] Weiterspielen: 1 Zug
   *[other] Weiterspielen: { $count } Züge
}
web-friend = Mit Freunden spielen
web-continue-for-two = { $count ->
    [one] Zu zweit an einem Bildschirm: weiterspielen, 1 Zug
   *[other] Zu zweit an einem Bildschirm: weiterspielen, { $count } Züge
}
web-to-the-table = Zum Tisch
web-rule = Regel { $rule }
web-rules-of = Regeln von { $game }
web-other-rules = Regeln nach Spiel

web-deal-number-note = Die gleiche Nummer gibt allen dieselben Karten, für immer.
web-deal-it = Geben

web-keys-moving = Mit der Tastatur
web-keys-enter = Aufnehmen, ablegen oder eine Karte aufdecken
web-keys-escape = Zurücklegen, was du hältst, oder schließen, was offen ist
web-keys-pointing = Mit Maus oder Finger
web-keys-drag = Zieh eine Karte oder einen Stein an den gewünschten Platz; passende Plätze leuchten auf.
web-keys-tap = Oder tippe sie an und dann das Ziel. In Doublets und Yield wird eine Karte, die nur einen Zug hat, sofort gespielt.
web-keys-double-tap = In Lady Jane schickt ein Doppeltipp eine Karte auf ihren Grundstapel.
web-keys-commands = Befehle
web-keys-piles = Tasten der Stapel

web-hint-more = Mehr
web-hint-play = Spielen
web-hint-way = Weg zeigen
web-way-first = Zum ersten Zug
web-way-back = Einen Zug zurück
web-way-next = Einen Zug weiter
web-way-last = Zum letzten Zug
web-way-play-on = Von hier weiterspielen

web-ending = Spielende
web-same-again = Dieselben Karten noch einmal

web-daily-title = { $game }: Spiel des Tages
web-link-copied = Der Link zu dieser Stellung wurde kopiert.
web-part-missing = Dieser Teil von Talon ließ sich nicht laden. Talon versucht es weiter.
web-no-link = Dieses Spiel wurde nicht nach Nummer gegeben, darum gibt es keinen Link dazu.

web-back-to-game = Zurück zum Spiel
web-review-nothing = Noch gibt es keine Züge, auf die man zurückblicken könnte.
web-review-progress = { $done } von { $all } Stellungen geprüft
web-review-graph = Stellung im Spiel
web-review-place = In dieser Stellung
web-review-points-to-be-had = Punkte, die noch möglich sind
web-review-could-be-won = zu gewinnen
web-review-could-not-be-won = nicht zu gewinnen
web-review-chance = Siege des fairen Beraters (%)
web-review-lost-here = hat den Sieg verspielt
web-review-show-way = Besten Weg von hier zeigen
web-review-try-again = Von hier neu versuchen
web-review-find-move = Den Gewinnzug finden
web-review-go-back = Zu dieser Stellung zurück

setting-theme = Darstellung
setting-theme-dark = Dunkel
setting-theme-light = Hell
setting-as-system = Wie auf diesem Gerät
setting-contrast = Kontrast
setting-contrast-high = Hoch
setting-motion = Animation
setting-motion-none = Aus
setting-sounds = Töne
setting-sounds-on = Ein Ton bei einer Karte, einem abgelehnten Zug und einem Sieg
setting-backs = Kartenrücken
setting-felt = Tisch
colour-blue = Blau
colour-green = Grün
colour-red = Rot
colour-grey = Grau
setting-vibrates = Vibrieren bei einer Karte, einem abgelehnten Zug und einem Sieg
setting-pieces = Karten und Steine
setting-four-colours = Eine eigene Farbe für jede Kartenfarbe
setting-large-print = Großdruck
setting-left-handed = Linkshändig: links und rechts tauschen die Seiten
setting-letter-keys = Tasten mit einem Buchstaben geben Befehle
setting-letters = Die Taste jedes Stapels zeigen
setting-language = Sprache
setting-as-browser = Wie in diesem Browser
setting-status-line = Unter dem Tisch
setting-score = Punkte
setting-stock = Karten im Talon
setting-verdict = Ob das Spiel noch zu gewinnen ist
setting-verdict-when-asked = Nur zeigen, wenn ich frage
setting-verdict-all-cards = Immer zeigen, mit Blick auf alle Karten
setting-verdict-fair = Immer zeigen, wie oft der faire Berater gewinnt, der nur sieht, was du siehst
setting-verdict-never = Nie zeigen
setting-hints = Tipps
setting-hints-see-all = Tipps sehen alle Karten (ein Spiel mit so einem Tipp zählt als Spiel mit Hilfe)
setting-hide-numbers = Alle Zahlen über mein Spiel verbergen

statistics-empty = Du hast noch kein Spiel beendet. Dein erstes wird hier gezählt.
statistics-example = Was du hier sehen wirst: ein Beispiel
statistics-hidden = Deine Zahlen sind verborgen, wie du es wolltest. Gezählt wird weiter.
statistics-progress = { $done } von { $all } Spielen gezählt
statistics-counting = Deine Spiele werden gezählt.
web-other-statistics = Statistik nach Spiel
graph-results = Die letzten Spiele
graph-shares = Gewonnen im Lauf der Zeit (%)
graph-scores = Spiele nach Punkten
graph-as-table = Als Tabelle
graph-too-few = Nach deinem zweiten Spiel erscheinen hier Diagramme.
graph-result = Ergebnis
graph-in-a-row = Hintereinander
graph-game = Spiel
graph-lost = Verloren
graph-drawn = Unentschieden
graph-latest = Rückblick auf ein Spiel
web-nothing-here = Hier ist nichts
web-did-you-mean = Meintest du diese Adresse?
web-unknown-address = Dieser Link führt zu keiner Seite von Talon. Hier sind die Spiele.
web-unknown-deal = Zu dieser Nummer gibt es kein Spiel: Die Nummern reichen von 0 bis { $most }. Hier sind die Spiele.
web-unknown-day = Diesen Tag gibt es im Kalender nicht. Hier sind die Spiele, auch die von heute.

daily-title = Spiele des Tages
daily-intro = An einem Tag haben alle dasselbe Spiel, und es lässt sich gewinnen. Ein Spiel des Tages steht für sich, und frühere Tage kannst du nachholen.
daily-earlier = Frühere Tage
daily-later = Spätere Tage
daily-day = { $date }: { $state }
daily-none = nicht gespielt
daily-open = begonnen
daily-won = gewonnen
daily-lost = verloren
daily-share = Heutige Ergebnisse kopieren
daily-result = { $game }: { $state }, { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}, { $time }
daily-streak = { $count } Tage in Folge

web-learn = Lernen
web-learn-first = Ein erstes Spiel
web-first-game-offer = Neu hier?
web-first-game-play = Geführtes erstes Spiel (2 Minuten)
web-lesson = Lektion
web-lesson-show = Zug zeigen
web-lesson-next = Weiter: { $title }
web-lesson-list = Alle Lektionen
web-fetch-failed = Diese Seite ließ sich nicht laden. Prüf die Verbindung und versuch es noch einmal.
web-other-lessons = Lektionen der anderen Spiele
lessons-heading-first = Zum Anfang
lessons-heading-techniques = Gut spielen
