# What a browser shows before the program runs.

start-title = Talon
start-description = Tre solitari e un gioco di domino: Doublets, Yield, Lady Jane e Curse of the Doublet.
start-no-script = Talon funziona nel tuo browser e ha bisogno degli script. Consentili per questa pagina.
start-failed = Talon non è riuscito a partire. Ricarica la pagina. Se non basta, prova un browser più recente.
