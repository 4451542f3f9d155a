# The site around the table: its front page, and what frames its pages.

site-skip = Zum Inhalt springen
site-documents = Dokumente
site-documents-english = Die Dokumente sind auf Englisch.
site-source = Quelltext
site-feed = Neuigkeiten als Feed

site-play = Im Browser spielen
site-games = Vier Spiele
site-features = Was Talon kann

site-lead = Talon sagt, welche Regel einen Zug verbietet und ob eine Patience noch zu gewinnen ist, und verliert nie ein Spiel, das du begonnen hast.

site-referee = Ein Schiedsrichter, der erklärt
site-referee-text = Jede Ablehnung nennt ihre Regel, sagt, was richtig wäre, und führt zu einer Lektion darüber.
site-winnable = Noch zu gewinnen?
site-winnable-text = Nach jedem Zug siehst du, ob ein Löser, der alle Karten kennt, noch gewinnen kann, oder wie oft der faire Berater gewinnt, der nur sieht, was du siehst.
site-learn = In Minuten gelernt
site-learn-text = Zu jedem Spiel ein erstes Spiel mit Anleitung, zu jeder Regel eine Lektion und { $count } Rätsel aus echten Spielen.
site-friend = Zu zweit
site-friend-text = Spiel Curse of the Doublet gegen einen Freund: auf zwei Geräten über einen Link und ohne Konto oder an einem Bildschirm.
site-open = Offen für alle
site-open-text = Tastatur, Maus, Finger oder Screenreader; Großdruck, hoher Kontrast und Karten in vier Farben; neun Sprachen; auch ohne Netz.
site-programs = Auch für Programme
site-programs-text = Ein Schiedsrichter, mit dem andere Programme sprechen, und ein Python-Paket mit den Lösern, den Gegnern und Umgebungen zum Lernen.

site-commands = Zwei Befehle
site-commands-text = Mit Rust auf deinem Rechner genügen zwei Befehle:
site-command-play = baut die Spiele und öffnet sie im Browser
site-command-verify = führt alle Prüfungen und alle Tests aus

site-for-players = Für Spieler
site-for-hosts = Für Betreiber
site-for-developers = Für Entwickler
site-for-researchers = Ergebnisse

site-licence = Freie Software unter der MIT- oder der Apache-2.0-Lizenz.
site-privacy = Diese Seite setzt keine Cookies, zählt keine Besucher und lädt nichts von anderen Servern.
