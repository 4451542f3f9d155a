# Was ein Browser zeigt, bevor das Programm läuft.

start-title = Talon
start-description = Patiencen und ein Dominospiel, die ihre Regeln beim Spielen erklären.
start-no-script = Talon läuft in deinem Browser und braucht Skripte. Bitte erlaube sie für diese Seite.
start-failed = Talon ließ sich nicht starten. Bitte lade die Seite neu. Hilft das nicht, versuch einen neueren Browser.
