# Was ein Browser zeigt, bevor das Programm läuft.

start-title = Talon
start-description = Drei Patiencen und ein Dominospiel: Doublets, Yield, Lady Jane und Curse of the Doublet.
start-no-script = Talon ist ein Programm, das im Browser läuft. Bitte erlaube dieser Seite Skripte.
start-failed = Talon ließ sich nicht starten. Lade die Seite noch einmal; hilft das nicht, dann vielleicht ein neuerer Browser.
